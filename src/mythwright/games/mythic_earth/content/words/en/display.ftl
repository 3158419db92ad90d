# What is shown: names on the table, mats and cards, panels and legends of a terminal, speech, and the story.


### Sides

name-aztecs_0 = Aztecs I
name-aztecs_1 = Aztecs II
name-incas_0 = Incas I
name-incas_1 = Incas II
name-inuit_0 = Inuit I
name-inuit_1 = Inuit II
name-polynesians_0 = Polynesians I
name-polynesians_1 = Polynesians II

name-aztecs_500 = Aztecs, { 500 } points
name-aztecs_1000 = Aztecs, { NUMBER(1000, useGrouping: 0) } points
name-incas_500 = Incas, { 500 } points
name-incas_1000 = Incas, { NUMBER(1000, useGrouping: 0) } points
name-inuit_500 = Inuit, { 500 } points
name-inuit_1000 = Inuit, { NUMBER(1000, useGrouping: 0) } points
name-polynesians_500 = Polynesians, { 500 } points
name-polynesians_1000 = Polynesians, { NUMBER(1000, useGrouping: 0) } points

name-side_own = own
name-side_enemy = enemy
name-side_nobody = nobody’s

mat-unnamed = Force not chosen yet


### States of Units

name-state_frozen = Frozen
name-state_fleeing = Fleeing
name-state_alert = On Alert
name-state_low = lying low
name-state_aloft = aloft
name-state_engaged = in a fight
name-stopped = just stopped Fleeing

name-bearing_north = north
name-bearing_north_east = north-east
name-bearing_east = east
name-bearing_south_east = south-east
name-bearing_south = south
name-bearing_south_west = south-west
name-bearing_west = west
name-bearing_north_west = north-west


### Units in a line

name-of-unit = { $unit } { $card }
unit-state = { $markers ->
        [0] {""}
        [one] , one marker
       *[other] , { $markers } markers
    }{ $outside ->
        [0] {""}
        [one] , one Mini still outside
       *[other] , { $outside } Minis still outside
    }{ $states_count ->
        [0] {""}
       *[other] , { $states }
    }{ $carried_count ->
        [0] {""}
       *[other] , with { $carried }
    }
title-unit = Unit { $unit }, { $card } ({ $who }): { $minis } of { $size } { $size ->
        [one] Mini
       *[other] Minis
    }{ unit-state }
title-unit-neutral = Unit { $unit }, { $card }{ unit-state }
line-unit = { $unit } { $card }: { $minis } of { $size }{ unit-state }
line-unit-waiting = { $unit } { $card }: { $size }, not deployed yet
line-unit-reserve = { $unit } { $card }: { $size }, in reserve
line-unit-destroyed = { $unit } { $card }: destroyed
line-unit-dice =
    { $bound_count ->
        [0] …dice: { $spent } of { $all } spent
       *[other] …dice: { $bound } by it, { $spent } of { $all } spent
    }

note-state = { $minis } of { $size }{ $markers ->
        [0] {""}
        [one] , one marker
       *[other] , { $markers } markers
    }{ $states_count ->
        [0] {""}
       *[other] , { $states }
    }
note-waiting = not deployed
note-reserve = in reserve
note-destroyed = destroyed
note-points = { $points } points
note-blessing = Blessing
note-spell-of = Unit { $unit }
note-secret = your secret
note-shown = shown
note-dealt = dealt to you

card-unit = { $first }{ $rest_count ->
        [0] {""}
       *[other] ; { $rest }
    }{ $spells_count ->
        [0] {""}
       *[other] . Spells: { $spells }
    }. { $dice ->
        [0] No die
        [one] One die
       *[other] { $dice } dice
    }.
card-row = { $minis } × { $row }: M { $move } SH { $shoot } FI { $fight } SV { $save } RE { $react } BR { $brave }{ $wounds ->
        [1] {""}
       *[other] , { $wounds } Wounds
    }{ $attacks ->
        [1] {""}
       *[other] , { $attacks }xFI
    }{ $toughened ->
        [0] {""}
       *[other] , Toughened { $toughened }
    }{ $magic ->
        [0] {""}
       *[other] , Magic Level { $magic }
    }{ $gear_count ->
        [0] {""}
       *[other] , { $gear }
    }


### The table

title-piece = Piece { $number }, { $land }. { $text }
title-token = Token { $number }: { $kind }
title-token-of = Token { $number } of { $who }: { $kind }
title-pool = Dice of { $who }: { $dice_count ->
        [0] none free
       *[other] { $dice } free
    }, { $aside } set aside, { $lost } lost
title-points = Points of { $who }: { $primary } for the scenario, { $devotion } for the Devotion

status-setup = Setting up
status-deployment = Deployment
status-turn = Game Turn { $turn } of { $turns }
status-cleanup = Clean Up
status-over = The battle is over
status-value = Dice of { $value }
status-primary = { $primary }
status-points = { $points } points a side


### Mats and trays

figure-victory = Victory Points
figure-dice = Free dice, of all dice of the Force
figure-units = Units left, of all
figure-minis = Minis on the table
figure-blessings = Blessings left
figure-primary = { $primary }
figure-type = { $type }, Minis in all
figure-general = General
figure-move = Move
figure-shoot = Shoot
figure-fight = Fight
figure-save = Save
figure-react = React
figure-brave = Brave

tray-units = Units of the { $force }
tray-nobody = Units of player { $number }
tray-scenario = Scenario
tray-lands = Landscape

line-side = For { $alignment }, from the { $edge }
line-devotion = Devotion, secret: { $devotion }
line-devotion-shown = Devotion: { $devotion }
line-picks-pieces = Picked pieces of landscape: { $picks }
line-picks-units = Picked Units: { $picks }
line-found = Found: { $number }
line-dice-out = Dice set aside: { $aside }; lost: { $lost }
line-cast = Spells tried this turn: { $spells }
line-done = Done: { $actions }
line-left = { $left ->
        [0] No Single-Action left
        [one] One Single-Action left
       *[other] { $left } Single-Actions left
    }
line-distance = { $unit } { $card } ({ $side }): { $inches }″ { $bearing }
line-distance-shot = { $unit } { $card } ({ $side }): { $inches }″ { $bearing }; { $dice ->
        [one] one die hits on { $needs } or less
       *[other] { $dice } dice hit on { $needs } or less
    } ({ $parts }){ $obscured ->
        [0] , in clear sight
        [one] , obscured by one thing
       *[other] , obscured by { $obscured } things
    }


### Panels of a terminal

panel-legend = The map
panel-acting = Unit { $unit }, { $card }
panel-distances = Distances from Unit { $unit }
panel-side = { $who }: { $points ->
        [one] one Victory Point
       *[other] { $points } Victory Points
    }
line-score = Scored: { $primary } for the scenario, { $devotion } for the Devotion
panel-animals = Spirit Animals
panel-tokens = Tokens on the table
line-pool = { $dice_count ->
        [0] No free dice, of { $all }
       *[other] Free dice: { $dice }, of { $all }
    }
line-blessings = { $cards_count ->
        [0] No Blessing left
       *[other] Blessings: { $cards }
    }
line-token = { $number }: { $kind }

legend-units = A number is a Unit, at its middle
legend-bases = o, x: bases of the first and the second player; *: of nobody
legend-woods = j: jungle, s: scrub, h: hill
legend-wet = m: marsh, l: lake, ~: river
legend-hard = r: rock, b: building
legend-walls = w: low wall, W: high wall
legend-way = =: bridge
legend-tokens = !: a token
legend-options = +: a place on the list; what may be chosen is reversed

hand-card = { $card }: { $text }


### The table in sentences

spoken-table = The table is { $width } inches wide and { $depth } deep; places are told in inches from the west and from the south.
spoken-side = { $who }: { $points ->
        [one] one Victory Point
       *[other] { $points } Victory Points
    }, { $dice_count ->
        [0] no free dice
       *[other] free dice { $dice }
    }.
spoken-unit = { title-unit }, around { $x }, { $y }.
spoken-unit-near = { title-unit }, around { $x }, { $y }; the nearest enemy is Unit { $enemy }, { $inches } inches away.
spoken-animal = { title-unit-neutral }, around { $x }, { $y }.
spoken-animal-near = { title-unit-neutral }, around { $x }, { $y }; the nearest Unit is { $enemy }, { $inches } inches away.
spoken-token = Token { $number } ({ $kind }) at { $x }, { $y }.
spoken-piece = Piece { $number }, { $land } ({ $ground }), around { $x }, { $y }.


### The story

story-turns = Game Turns
story-activated = Units activated
story-moved = moves
story-volley = volleys
story-struck = rounds of blows
story-cast = spells cast
story-slain = times Minis fell
story-destroyed = Units destroyed
story-flees = Units put to flight
story-reacted = traps sprung
story-blessed = Blessings
story-claimed = claims
story-rolled = rolls of the dice
story-chart = Victory Points, turn by turn


### Places, in inches from the west and from the south

place-first = { THOUSANDTHS($a0) }, { THOUSANDTHS($a1) }
place-second = { THOUSANDTHS($a2) }, { THOUSANDTHS($a3) }
place-third = { THOUSANDTHS($a4) }, { THOUSANDTHS($a5) }
place-fourth = { THOUSANDTHS($a6) }, { THOUSANDTHS($a7) }
name-block = in a block
name-line = in a line
name-each = one by one
name-land = landing


### Headings of answers

kind-force = Forces
kind-everliving = The Way
kind-everchanging = The Way
kind-primary = Scenarios
kind-south = Edges
kind-north = Edges
kind-keep = Devotions
kind-ready = Spells
kind-spell = Spells
kind-carry = Carriers
kind-half = Halves
kind-initial = Halves
kind-first = Order
kind-second = Order
kind-deploy = Deploy
kind-bind = Add a die
kind-pick = Secret picks
kind-activate = Give the die
kind-alert_off = End an alert
kind-spring = Traps
kind-countercharge = Countercharge
kind-act = Test
kind-regroup = Regroup
kind-stop_fleeing = Stop Fleeing
kind-move = Move
kind-march = March
kind-shoot = Shoot
kind-focus = Focused Shot
kind-charge = Charge
kind-charge_altar = Charge
kind-attack = Attack
kind-disengage = Disengage
kind-cast = Cast
kind-alert = On Alert
kind-low = Lay Low
kind-claim = Claim
kind-order = Orders
kind-bless = Blessings
kind-go = Places
kind-stay = Stay
kind-put = Places
kind-enter = Entries
kind-reserve = Reserves
kind-search = Search
kind-challenge = Challenge
kind-strike = Strike
kind-throw = Throw
kind-hold = Hold
kind-fire = Shoot
kind-lose = Casualties
kind-heal = Heal
kind-bring_back = Return
kind-turn = Turn a die
kind-dispel = Dispel
kind-pass = Pass
kind-hush = Pass
kind-done = Done
kind-end = Done
kind-concede = Concede
kind-add = Take
kind-drop = Leave out
kind-size = Minis
kind-buy = Options
kind-sell = Options


### Actions, moves and ends, as the log calls them

name-charge = Charge
name-charge_altar = a Charge at an altar
name-attack = Attack
name-cast = Cast
name-claim = Claim
name-pass = Pass
name-free_move = a free Move
name-free_march = a free March
name-pile_in = piling in
name-consolidate = consolidating
name-enter = coming on
name-flee = flight
name-melee = hand-to-hand
name-overwhelmed = overwhelmed
name-edge = over the edge
name-trample = trampled
name-pool = Activation Dice
name-roll_off = Roll-off
name-d10 = D{ 10 }
name-d6 = D{ 6 }
name-brave = Brave
name-markers = markers
name-heroes = Heroic Figures near
name-hero = the hero
name-frozen = Frozen


### What refusals compare

fact-unit = Unit
fact-other = other Unit
fact-has = has
fact-needs = needed
fact-least = at least
fact-most = at most
fact-far = measured
    .value = { THOUSANDTHS($value) }″
fact-reach = allowed or needed
    .value = { THOUSANDTHS($value) }″
fact-line = on the line
    .value = from { THOUSANDTHS($a0) }, { THOUSANDTHS($a1) } to { THOUSANDTHS($a2) }, { THOUSANDTHS($a3) }
fact-x = from the west
    .value = { THOUSANDTHS($value) }″
fact-y = from the south
    .value = { THOUSANDTHS($value) }″
fact-width = width of the table
    .value = { THOUSANDTHS($value) }″
fact-depth = depth of the table
    .value = { THOUSANDTHS($value) }″
fact-die = die
fact-value = value
fact-turn = Game Turn
fact-since = since Game Turn
fact-kind = kind
fact-form = formation
fact-text = written
fact-list = list
fact-typed = to be typed
fact-over = too much
fact-limit = limit
fact-place = where it is
fact-entry = entry
fact-lists = ready lists
fact-primary = scenario
fact-primaries = scenarios


### Setting up

game-mythic_earth = Mythic Earth
    .about = Two peoples of myth meet on a table measured in inches: order your Units die by die, hold their nerve, serve your gods in secret.
setup-points = Points of each Force ({ 500 }, { NUMBER(1000, useGrouping: 0) } or { NUMBER(2000, useGrouping: 0) })
    .label = Points
    .about = How much both Forces may cost; from { NUMBER(1000, useGrouping: 0) } points on the table is six feet wide.
setup-points-500 = { 500 }: a Skirmish, for the first evening
setup-points-1000 = { NUMBER(1000, useGrouping: 0) }: a Battle
setup-points-2000 = { NUMBER(2000, useGrouping: 0) }: a Mythic Battle, with lists of your own
setup-forces = Forces, one for each seat: a ready list such as aztecs_500, a share code, or choose
    .label = Forces
    .about = A ready list costs no more than it says. Whoever chooses at the table may also type a share code there.
setup-forces-choose = chosen at the table
setup-primary = The scenario: altars, rain, hunt, pillage, captives, fog, or choose
    .label = Scenario
    .about = What the battle is about. Otherwise the loser of the first roll-off chooses.
setup-primary-choose = chosen at the table


### Why it cannot be set so

cannot-ME-GAP-01 =
    { $over ->
        [0] a Force costs { $least } to { NUMBER($most, useGrouping: 0) } points, not { NUMBER($has, useGrouping: 0) }
       *[other] the list “{ $list }” costs { NUMBER($has, useGrouping: 0) } points, { NUMBER($over, useGrouping: 0) } over the limit of { NUMBER($limit, useGrouping: 0) }; take a smaller list or more points
    }
cannot-ME-GAP-07 = there is no scenario “{ $primary }”; say one of { $primaries }, or leave it to the players
cannot-ME-GAP-12 =
    { $most ->
        [one] the list “{ $list }” has { $has } Behemoths, and one is allowed at { NUMBER($limit, useGrouping: 0) } points; leave out entry { $entry }
       *[other] the list “{ $list }” has { $has } Behemoths, and { $most } are allowed at { NUMBER($limit, useGrouping: 0) } points; leave out entry { $entry }
    }
cannot-ME-GAP-99 = “{ $list }” is neither a ready list nor a share code; say one of { $typed }, or make a list with “mythwright forces mythic_earth build”
cannot-ME-GAME-09 = there are { $needs } Forces at a table, one for each seat, not { $has }
cannot-ME-FORCE-01 = the list “{ $list }” must have exactly one General; mend it with “mythwright forces mythic_earth check”


### The end

ended-ME-WIN-03 = The last Game Turn is over.
ended-ME-GAP-93 = The battle is over before its time.
each-has = Both sides have { $points ->
        [one] one Victory Point
       *[other] { $points } Victory Points
    }
verdict-points = { $ended } The { $seat } win by { $points } to { $against } Victory Points.
verdict-dice = { $ended } { each-has }; the { $seat } win, for they destroyed more Unit Activation Dice: { $dice } to { $against }.
verdict-destroyed = { $ended } { each-has } and destroyed { $dice ->
        [one] one Unit Activation Die
       *[other] { $dice } Unit Activation Dice
    }; the { $seat } win, for they destroyed Units worth more: { $destroyed } to { $against } points.
verdict-draw = { $ended } { each-has } and destroyed as much of each other: a draw.
verdict-conceded = The { $by } concede the battle: the { $seat } win.
