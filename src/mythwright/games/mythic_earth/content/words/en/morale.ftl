# Morale and interrupts: tests, markers, frost, flight, orders, On Alert, Blessings.


### What a test is for

name-activation = Unit Activation
name-react = React
name-shooting = shooting
name-magic = magic
name-blessing = a Blessing
name-thaw = thawing
name-stop = Stop Fleeing
name-regroup = Regroup
name-won = a fight won in flight


### Actions, and when Blessings are offered

name-disengage = Disengage
name-alert = On Alert
name-order = an order
name-countercharge = Countercharge
name-die_assigned = your Unit has just been given a die
name-brave_test = a Brave Test of yours is at hand
name-activation_test = a Unit Activation Test of yours is at hand
name-enemy_countercharge = an enemy countercharges
name-hero_active = a hero of yours is acting
name-enemy_dispel = an enemy tries to Dispel
name-any_choice = a die is about to be chosen


### Parts of a number

fact-brave = Brave
fact-markers = Brave Status Markers
fact-heroes = Heroic Figures near
fact-hero = the hero’s Brave
fact-presence = Commanding Presence
fact-dreadful = Dreadful enemy
fact-song_of_return = Song of Return
fact-react = React


### Events

## Tests and markers

event-tested = Unit { $unit } tests for { $test }: { $needs } or less ({ $parts }), rolled { $die }: { $passed ->
        [True] passed
       *[other] failed
    }.
event-sure = A Blessing decides it: Unit { $unit } passes its Brave Test ({ $test }).
odds-tested =
    { $upshot ->
        [True] the test is passed
       *[other] the test fails
    }

## Frozen, Lay Low

event-low = Unit { $unit } lies low.

## Flight

event-flees =
    { $by_unit ->
        [0] Unit { $unit } Flees!
       *[other] Unit { $unit } Flees from Unit { $by_unit }!
    }
event-fled =
    { $how ->
        [Disengage] Unit { $unit } breaks off.
       *[other] Unit { $unit } runs.
    }
event-stopped_fleeing = Unit { $unit } stops Fleeing.
event-stood_clear = Unit { $unit } steps clear of the Units around it.
event-took_off = Unit { $unit } takes wing.
event-ordered = Unit { $unit } gives an order to Unit { $target_unit }: { $what }.

## On Alert

event-reacted = Unit { $unit } interrupts Unit { $other }: { $action }.

## Blessings

event-blessed =
    { $unit ->
        [0] The { $seat } call on a Blessing: { $blessing }.
       *[other] The { $seat } call on a Blessing for Unit { $unit }: { $blessing }.
    }
event-hushed = The { $seat } call on no Blessing more in this Game Turn.
event-die_raised = The { $seat } turn a die from { $value } to { $now }.
event-returned =
    { $minis_count ->
        [0] Nobody finds room to return to Unit { $unit }.
        [one] One Mini returns to Unit { $unit }, which has { $now }.
       *[other] { $minis_count } Minis return to Unit { $unit }, which has { $now }.
    }
event-healed =
    { $number ->
        [one] Unit { $unit } is healed of one wound.
       *[other] Unit { $unit } is healed of { $number } wounds.
    }


### Questions

prompt-alert_window = { $target_unit ->
        [0] Unit { $by_unit } acts within reach of your Units On Alert: { $action }. Spring a trap?
       *[other] Unit { $by_unit } acts within reach of your Units On Alert: { $action }, against Unit { $target_unit }. Spring a trap?
    }
prompt-reaction = { $unit ->
        [0] The trap is sprung: one Single-Action, before Unit { $by_unit } goes on.
       *[other] The trap of Unit { $unit } is sprung: one Single-Action, before Unit { $by_unit } goes on.
    }
prompt-window_die_assigned = { first-unit } has its die. Call on a Blessing first?
prompt-window_brave_test = A Brave Test of { the-unit } is at hand. Call on a Blessing?
prompt-window_activation_test = A Unit Activation Test of { the-unit } is at hand. Call on a Blessing?
prompt-window_enemy_countercharge = { first-unit } of the enemy countercharges. Call on a Blessing?
prompt-window_enemy_dispel = { first-unit } of the enemy tries to Dispel your spell, { $spell }. Call on a Blessing?
prompt-window_pool = The dice are rolled. Call on a Blessing?
prompt-window_any_choice = A die is about to be chosen. Call on a Blessing first?


### Answers

option-spring = Spring the trap of Unit { $p0 }
option-countercharge = Countercharge
option-hush = Pass, and be asked no more in this Game Turn
option-disengage = Disengage: leave the fight
option-alert = Go On Alert
option-low = Lay Low
option-order = Order Unit { $p1 }: { $a0 }
option-bless =
    { $count ->
        [one] Call on { $a0 }
        [2] Call on { $a0 }: { $a1 }
       *[other] Call on { $a0 }: { $a1 }, Unit { $p2 }
    }
option-bless-bl6 = Call on { $a0 } for Unit { $p1 }
option-bless-bc4 = Call on { $a0 } for Unit { $p1 }
option-bless-bc5 = Call on { $a0 } against Unit { $p1 }
option-bless-bc1 =
    { $count ->
        [2] Call on { $a0 }: raise a { $a1 }
       *[other] Call on { $a0 }: raise the { $a1 } of Unit { $p2 }
    }


### Refusals

fact-blessing = Blessing
fact-window = offered when
fact-given = dice received this Game Turn
fact-left = dice still to come
fact-orders = orders
fact-action = action
fact-target_unit = target
