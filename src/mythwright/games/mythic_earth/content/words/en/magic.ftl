# Magic: casting, Dispels, feedback, and what spells do.


### What happens

event-cast =
    { $passed ->
        [True] Unit { $unit } casts { $spell }{ on-other }: { $needs } or less, rolled { $faces_sum } = { $has }. It succeeds.
       *[other] Unit { $unit } casts { $spell }{ on-other }: { $needs } or less, rolled { $faces_sum } = { $has }. It fails.
    }
on-other = { $other ->
        [0] {""}
       *[other] {" "}on Unit { $other }
    }
event-spell_lost = Unit { $unit } can no longer cast { $spell }.
event-dispelling = Unit { $unit } tries to Dispel the spell of Unit { $other }.
event-dispelled =
    { $passed ->
        [True] Unit { $unit } Dispels the spell of Unit { $other }: { $needs } or less, rolled { $faces_sum } = { $has }.
       *[other] Unit { $unit } does not Dispel the spell of Unit { $other }: { $needs } or less, rolled { $faces_sum } = { $has }.
    }
event-dispel_cancelled = The Dispel of Unit { $unit } is broken, and the spell stands.
event-feedback = Two tens: the magic turns against Unit { $unit }.
event-missile =
    { $hits ->
        [one] { $spell } strikes Unit { $other }: one hit of Strength { $strength }.
       *[other] { $spell } strikes Unit { $other }: { $hits } hits of Strength { $strength }.
    }
event-die_turned =
    { $unit ->
        [0] A die in the pool of the { $seat } turns from { $value } to { $now }.
       *[other] A die that lies by Unit { $unit } turns from { $value } to { $now }.
    }


### Questions

prompt-dispel = Unit { $by_unit } has cast { $spell }{ on-target }. Try to Dispel it? It takes { $total } or less with two dice, and no action.
prompt-twist = Which die is turned, and to what?
prompt-renew = Shall slain Minis return to { the-unit }, or one of the living be healed?
prompt-swift_path = Where does { the-unit } go, for free?


### Options

option-cast =
    { $count ->
        [1] Cast { $a0 }
       *[other] Cast { $a0 } at Unit { $p1 }
    }
option-dispel = Dispel with Unit { $p0 }
option-turn =
    { $count ->
        [3] Seat { $a0 }: a die from { $a1 } to { $a2 }
       *[other] Unit { $p3 }: a die from { $a1 } to { $a2 }
    }
option-bring_back = Slain Minis return
option-heal = Mini { $a0 } is healed


### Names

name-feedback = Magical Feedback
name-friend = a friendly Unit
name-calm_friend = a friendly Unit, neither Frozen nor Fleeing
name-frozen_friend = a Frozen friendly Unit
name-fleeing_friend = a Fleeing friendly Unit
name-enemy = an enemy Unit
name-seen_enemy = an enemy Unit in sight


### What a roll may lead to, in a few words

odds-cast =
    { $upshot ->
        [True] the spell succeeds
       *[other] the spell fails
    }
odds-dispelled =
    { $upshot ->
        [True] the spell is Dispelled
       *[other] the spell stands
    }
odds-dispel = a chance to Dispel
odds-feedback = Magical Feedback
odds-missile =
    { $upshot ->
        [one] the spell hits once
       *[other] the spell hits { $upshot } times
    }


### What refusals compare

fact-spell = spell
fact-spells = spells known
fact-dice = dice that could be turned
