# Hand-to-hand: charges, blows, winners and losers.


### What happens

event-struck =
    { $hits ->
        [0] Unit { $unit } strikes at Unit { $other } ({ $weapon }, { $needs } or less, { $parts }): { $faces }. No hit.
        [one] Unit { $unit } strikes at Unit { $other } ({ $weapon }, { $needs } or less, { $parts }): { $faces }. One hit.
       *[other] Unit { $unit } strikes at Unit { $other } ({ $weapon }, { $needs } or less, { $parts }): { $faces }. { $hits } hits.
    }
event-engaged = Unit { $unit } and Unit { $other } are locked in a fight.
event-redirected = Unit { $unit } turns its charge against Unit { $other }.
event-charge_failed =
    { $other ->
        [0] Unit { $unit } can charge nothing any more.
       *[other] Unit { $unit } cannot reach Unit { $other } any more, and nobody else.
    }
event-rose = Unit { $unit } no longer lies low.
event-unmarked = It is over for Unit { $unit }: { $what }.
event-won = Unit { $unit } beats Unit { $other } ({ $has } to { $against } markers).
event-drawn = Unit { $unit } and Unit { $other } are equal with { $has } markers, and fight on.


### Questions

prompt-redirect = Unit { $target_unit } is out of the reach of Unit { $unit }. Charge another Unit, or March?
prompt-charge_throw = Unit { $unit } charges Unit { $target_unit }. Throw your weapons at it first?
prompt-free_shot = Unit { $unit } charges your Unit { $target_unit }. Shoot at the chargers? It costs no die.
prompt-consolidate = The enemy is gone. A free Move of { the-unit } to consolidate?


### Options

option-charge = Charge Unit { $p0 }
option-charge_altar = Charge altar { $a0 }
option-attack = Attack Unit { $p0 }
option-throw = Throw
option-fire = Shoot
option-hold = Hold


### Parts of a number

name-fight = Fight
name-charging = Charging
name-countercharging = Countercharging
name-hunted = charged while Fleeing
name-challenge = a challenge


### What a roll may lead to, in a few words

odds-struck =
    { $upshot ->
        [0] no blow hits
        [one] one blow hits
       *[other] { $upshot } blows hit
    }
odds-charge_throw = a choice to throw
odds-free_shot = a shot at the chargers
odds-redirect = another target
odds-won = the fight is won
odds-drawn = the fight is even
odds-consolidate = a free Move


### What refusals compare

fact-engaged = engaged with
fact-fleeing = Fleeing
fact-frozen = Frozen
