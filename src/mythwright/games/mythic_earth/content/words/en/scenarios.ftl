# Scenarios: primaries, Devotions, tokens, claims, reserves.


### What is claimed, and tokens

name-altar = an altar
name-ritual = a Ritual token
name-drink = a draught from the Fountain
name-consecrate = the ground
name-bury = a grave
name-standard = a hero’s marker
name-token = a token
name-storm = the storm
name-remove = a token to be removed
name-take = a token to be carried
name-spawn = a spawn marker
name-captive = Captives
name-death = a Death token
name-fountain = the Fountain of Youth
name-sacrifice = the Sacrifice token
name-corpse = a Corpse token
name-map = the Map to El Dorado
name-objective = an Objective token
name-trophy = a trophy
name-arrival = arrival from reserve
name-west = west
name-east = east


### Events

event-claimed =
    { $number ->
        [0] Unit { $unit } claims { $what }.
       *[other] Unit { $unit } claims { $what } ({ $number }).
    }
event-claim_failed = Unit { $unit } can no longer claim { $what }.
event-claim_begun =
    { $number ->
        [0] Unit { $unit } begins to build an altar, which is to stand at the end of the turn.
       *[other] Unit { $unit } begins to pillage building { $number }, until the end of the turn.
    }
event-claim_lost = Unit { $unit } no longer pillages building { $number }.
event-pillaged = Unit { $unit } has pillaged building { $feature }.
event-picked =
    { $picks_count ->
        [0] Your Devotion needs no secret pick.
       *[other] You pick in secret: { $picks }.
    }
event-appeared = A Spirit Animal appears: Unit { $unit }.
event-roamed = Unit { $unit } roams.
event-escaped = Unit { $unit } escapes from the table.
event-split = The { $seat } split the Force: Units { $units } are one half.
event-fountain =
    { $feature ->
        [0] The Fountain of Youth is nowhere to be found.
       *[other] The Fountain of Youth is in piece { $feature }.
    }
event-challenged = Unit { $unit } challenges Unit { $other } and does not strike.
event-at_edge = Unit { $unit } may enter from these edges: { $edges }.
event-no_way_in = Unit { $unit } finds no way in and stays in reserve.
event-arrived =
    { $outside ->
        [0] Unit { $unit } arrives from reserve.
        [one] Unit { $unit } arrives from reserve; one Mini still waits at the edge.
       *[other] Unit { $unit } arrives from reserve; { $outside } Minis still wait at the edge.
    }
event-followed =
    { $minis_count ->
        [one] One more Mini of Unit { $unit } comes on.
       *[other] { $minis_count } more Minis of Unit { $unit } come on.
    }


### Questions

prompt-token = Where does the token lie?
prompt-secret = What do you pick in secret for your Devotion?
prompt-search = A Unit of yours stands in a piece of landscape in the enemy half. Search it for the Fountain?
prompt-challenge = Your Unit meets a Heroic Figure. Strike, or issue a challenge?
prompt-storm = The storm answers. Which spell is cast?
prompt-carriers = Which Unit carries Captives?
prompt-halves = Split your Force in two halves: which Units are one of them?
prompt-initial = Which half of the enemy Force is deployed at the start?
prompt-reserve = Which reserve has the highest of the dice that are left?
prompt-arrival = Where, and how, does { the-unit } come on the table?


### Answers

option-put = To { place-first }
option-pick =
    { $count ->
        [0] Nothing to pick
        [one] Pick { $a0 }
       *[other] Pick { $a0 } and { $a1 }
    }
option-search = Search piece { $a0 }
option-challenge = Challenge
option-strike = Strike
option-carry = Unit { $p0 } carries Captives
option-half = Units { $all }
option-initial =
    { $a0 ->
        [1] The half that was named
       *[other] The other half
    }
option-reserve = Unit { $p0 }
option-enter = { $a0 } on at { THOUSANDTHS($a1) }, { THOUSANDTHS($a2) }
option-claim = Claim { $a0 }
option-claim-altar = Build an altar
option-claim-pillage = Pillage building { $a1 }
option-claim-ritual = Hold the ritual at token { $a1 }
option-claim-drink = Drink from the Fountain
option-claim-consecrate = Consecrate the ground
option-claim-bury = Bury the dead
option-claim-standard = Plant a marker in the enemy zone
option-claim-token = Lay down a token
option-claim-storm = Invoke the storm
option-claim-remove = Remove token { $a1 }
option-claim-take = Take up token { $a1 }


### Refusals

fact-token = token
fact-tokens = tokens
fact-feature = piece of landscape
fact-buildings = buildings
fact-devotion = Devotion
fact-picks = may be picked
fact-found = found
fact-states = states
fact-what = claimed
fact-edges = edges
fact-units = Units
fact-type = Type
