# The words of the table itself: set-up, deployment, turns, movement, clean-up, the end.


### What happens

event-rolled = { $die }: { $faces }.
event-force_chosen = The { $force } take the field ({ $list }).
event-roll_off = The roll-off shows { $rolls }: the { $seat } have the lowest.
event-aligned = The { $seat } fight for { $alignment }.
event-primary_chosen = The scenario is { $primary }.
event-furnished = The table is furnished: { $pieces }.
event-side_chosen = The { $seat } have the { $edge } edge.
event-devotions_dealt = Devotions are dealt to you: { $cards }.
event-devotion_kept = You keep { $devotion }.
event-learnt = Unit { $unit } knows { $spells }.
event-pool = The { $seat } have the dice { $values }.
event-pool_won = The { $seat } win the roll.
event-deployed = The { $seat } deploy Unit { $unit }.
event-in_reserve = Unit { $unit } finds no room and waits in reserve.
event-turn_begins = Game Turn { $turn } of { $turns } begins.
event-conceded = The { $seat } concede the battle.
event-turn_ends = Game Turn { $turn } is over. Victory Points: { $points }.
event-activated = Unit { $unit } is given a die ({ $value }).
event-die_bound = A die ({ $value }) lies by Unit { $unit }.
event-die_aside = The { $seat } set a die ({ $value }) aside: no Unit may take it.
event-die_returned =
    { $number ->
        [one] A die of Unit { $unit } goes back as a 1.
       *[other] { $number } dice of Unit { $unit } go back as ones.
    }
event-spoilt = Unit { $unit } has no enemy left for it: { $action }.
event-declared =
    { $other ->
        [0] Unit { $unit } declares: { $action }.
       *[other] Unit { $unit } declares: { $action }, against Unit { $other }.
    }
event-moved = Unit { $unit } moves { THOUSANDTHS($length) }″ ({ $how }).
event-drawn_together = Unit { $unit } draws together.
event-marker =
    { $number ->
        [one] Unit { $unit } gains a marker and has { $now } ({ $why }).
       *[other] Unit { $unit } gains { $number } markers and has { $now } ({ $why }).
    }
event-shed =
    { $number ->
        [one] Unit { $unit } sheds a marker and has { $now }.
       *[other] Unit { $unit } sheds { $number } markers and has { $now }.
    }
event-frozen = Unit { $unit } is Frozen.
event-thawed = Unit { $unit } is Frozen no longer.
event-alert_on = Unit { $unit } is On Alert.
event-alert_off = Unit { $unit } is On Alert no longer.
event-grounded = Unit { $unit } is Grounded.
event-marked = Until the end of the turn, on Unit { $unit }: { $what }.
event-wounded = A Mini of Unit { $unit } is wounded ({ $has } of { $needs }).
event-slain =
    { $minis_count ->
        [one] Unit { $unit } loses a Mini and has { $left } left.
       *[other] Unit { $unit } loses { $minis_count } Minis and has { $left } left.
    }
event-destroyed = Unit { $unit } is destroyed ({ $how }).
event-token =
    { $holder ->
        [0] A token lies on the table: { $kind }.
       *[other] Unit { $holder } has a token: { $kind }.
    }
event-token_gone = A token is gone: { $kind }.
event-scored =
    { $points ->
        [one] The { $seat } score a Victory Point ({ $what }), { $now } from it so far.
       *[other] The { $seat } score { $points } Victory Points ({ $what }), { $now } from it so far.
    }
event-revealed = The { $seat } show a Devotion: { $devotion }.


### Questions, which name the Unit that they are about to whoever is asked

the-unit = { $unit ->
        [0] the Unit
       *[other] Unit { $unit }
    }
first-unit = { $unit ->
        [0] The Unit
       *[other] Unit { $unit }
    }
on-target = { $target_unit ->
        [0] {""}
       *[other] {" "}on Unit { $target_unit }
    }
prompt-force = Which Force do you lead? A ready list, or a share code.
prompt-alignment = Which Way do you fight for?
prompt-primary = Which scenario shall it be?
prompt-side = Which table edge is yours?
prompt-devotion = Three Devotions are dealt. Which one do you keep, in secret?
prompt-spells = Which spell does { the-unit } know?
prompt-deploys_first = You won the roll. Deploy first?
prompt-deploy_pick = Which Unit does the die go to?
prompt-deploy = Where does { the-unit } stand?
prompt-pick = Which Unit is given the die?
prompt-alert_ends = The ones begin. End an On Alert?
prompt-alert_stays = Does one of your Units end its alert? The others stay On Alert.
prompt-opening = { first-unit } has markers: test to act, or to Regroup?
prompt-action = What does { the-unit } do?
prompt-move = Where does { the-unit } move?
prompt-march = Where does { the-unit } march?
prompt-free_move = Where does { the-unit } move, for free?
prompt-free_march = Where does { the-unit } march, for free?
prompt-storm_step = Where does the storm carry { the-unit }?
prompt-consolidation = Where does the winner move?


### Answers

option-force = { $a0 }
option-everliving = The Everliving
option-everchanging = The Everchanging
option-primary = { $a0 }
option-south = The south edge
option-north = The north edge
option-keep = Keep { $a0 }
option-ready = The ready spells
option-spell = { $a0 }
option-first = Deploy first
option-second = Let the other begin
option-deploy = Deploy Unit { $p0 }
option-bind = Add the die to Unit { $p0 }
option-go =
    { $count ->
        [2] To { place-first }
        [3] To { place-first }, { $a2 }
        [4] By { place-first } to { place-second }
        [5] By { place-first } to { place-second }, { $a4 }
        [6] By { place-first } and { place-second } to { place-third }
        [7] By { place-first } and { place-second } to { place-third }, { $a6 }
        [8] By { place-first }, { place-second } and { place-third } to { place-fourth }
        [9] By { place-first }, { place-second } and { place-third } to { place-fourth }, { $a8 }
       *[other] To { place-first }, { name-each }
    }
option-stay = Stay
option-activate = Unit { $p0 }
option-concede = Concede the battle
heard-north = north n
heard-north_east = north-east northeast ne
heard-east = east e
heard-south_east = south-east southeast se
heard-south = south s
heard-south_west = south-west southwest sw
heard-west = west w
heard-north_west = north-west northwest nw
heard-to = to
heard-inches = in inch inches ″ " ''
also-concede = concede, to give up the battle
also-go = go north-east 5, or go 12 8.5 for inches from the south-west corner
also-go-deploy = go 12 3 for inches from the south-west corner, with block or line behind it
also-put = put 12 8.5 for inches from the south-west corner
also-enter = enter 12 0.5 for inches from the south-west corner
resort-concede = The battle ends at once, and the enemy has won it, whatever the points.
option-alert_off = End the alert of Unit { $p0 }
option-done = All of them stay On Alert
option-pass = Pass
option-act = Test to act
option-regroup = Regroup
option-move =
    { $count ->
        [0] Move
        [2] Move to { place-first }
       *[other] Move by { place-first }
    }
option-march =
    { $count ->
        [0] March
        [2] March to { place-first }
       *[other] March by { place-first }
    }
option-end = Nothing more


### Names

name-everliving = the Everliving
name-everchanging = the Everchanging
name-south = south
name-north = north
name-move = Move
name-march = March


### The sketch

sketch-turn = Game Turn { $turn }
