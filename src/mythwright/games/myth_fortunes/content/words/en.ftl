# The words of Myth Fortunes.
#
# Names: name-<id>; a seat is called by the colour of its pawn. Texts: card-<id> and square-<kind>, in which
# every figure comes from the data. Dice are written small (d4), since D4 is a square.


### Names

## Pawns

name-red = Red
name-blue = Blue
name-yellow = Yellow
name-green = Green
name-white = White
name-black = Black
name-orange = Orange
name-purple = Purple
name-brown = Brown
name-pink = Pink
name-grey = Grey
name-teal = Teal
name-foe = the board’s side

## Races

name-troll = Troll
name-pervect = Pervect
name-imp = Imp
name-klahd = Klahd
name-deveel = Deveel
name-gnome = Gnome
name-trollop = Trollop
name-jahk = Jahk
name-djinn = Djinn
name-kobold = Kobold
name-wuhs = Wuhs
name-vampire = Vampire
name-dragon = Dragon

## Characters

name-skeeve = Skeeve
name-aahz = Aahz
name-chumley = Chumley
name-tananda = Tananda
name-carpet_merchant = Carpet Merchant
name-bankrupt_financier = Bankrupt Financier
name-star_striker = Star Striker
name-vault_keeper = Vault Keeper
name-bottle_dweller = Bottle Dweller
name-night_club_owner = Night Club Owner
name-abacus_wizard = Abacus Wizard
name-apologetic_baker = Apologetic Baker

## Companions

name-baby_dragon = Baby Dragon
name-war_unicorn = War Unicorn
name-hired_bodyguard = Hired Bodyguard
name-court_magician = Court Magician
name-eager_apprentice = Eager Apprentice
name-old_general = Old General
name-ambush_artist = Ambush Artist
name-gnome_bookkeeper = Gnome Bookkeeper
name-wandering_minstrel = Wandering Minstrel
name-loud_imp = Loud Imp
name-absent_minded_wizard = Absent-Minded Wizard
name-clumsy_porter = Clumsy Porter
name-practical_joker = Practical Joker
name-lovesick_poet = Lovesick Poet
name-turncoat = Turncoat

## Encounter Cards

name-tailwind = Tailwind
name-shortcut = Shortcut
name-loaded_dice = Loaded Dice
name-dimension_hop = Dimension Hop
name-mud_season = Mud Season
name-straight_and_narrow = Straight and Narrow
name-wobbly_table = Wobbly Table
name-sudden_confidence = Sudden Confidence
name-dirty_trick = Dirty Trick
name-show_of_force = Show of Force
name-case_of_nerves = Case of Nerves
name-untied_bootlaces = Untied Bootlaces
name-companion_walks_out = Companion Walks Out
name-traded_places = Traded Places
name-quick_change = Quick Change
name-unmasked = Unmasked
name-borrowed_muscle = Borrowed Muscle
name-weak_knees = Weak Knees
name-truce = Truce
name-double_or_nothing = Double or Nothing
name-second_chance = Second Chance
name-insurance = Insurance
name-counterspell = Counterspell
name-windfall = Windfall
name-town_crier = Town Crier
name-light_fingers = Light Fingers
name-crystal_ball = Crystal Ball
name-dragon_poker = Dragon Poker
name-big_game = The Big Game

## Kinds of squares

name-loose_change = Loose Change
name-good_bargain = Good Bargain
name-buried_strongbox = Buried Strongbox
name-admiring_crowd = Admiring Crowd
name-daring_deed = Daring Deed
name-toll_gate = Toll Gate
name-cutpurse_alley = Cutpurse Alley
name-public_blunder = Public Blunder
name-round_of_drinks = Round of Drinks
name-rumour_mill = Rumour Mill
name-lost_luggage = Lost Luggage
name-costume_tent = Costume Tent
name-caravan_camp = Caravan Camp
name-wild_magik = Wild Magik
name-shell_game = Shell Game
name-charity_gala = Charity Gala
name-bog = Bog
name-open_road = Open Road
name-drop_zone = Drop Zone
name-bazaar_at_deva = Bazaar at Deva
name-yellow_crescent_inn = Yellow Crescent Inn
name-duelling_ground = Duelling Ground
name-hall_of_true_sight = Hall of True Sight
name-dead_magik_zone = Dead Magik Zone
name-narrow_bridge = Narrow Bridge
name-confront_a_vampire = Confront a Vampire
name-confront_a_mob_enforcer = Confront a Mob Enforcer
name-confront_a_dragon = Confront a Dragon
name-trollia = Trollia
name-perv = Perv
name-imper = Imper
name-klah = Klah
name-deva_outlands = Deva Outlands
name-zoorik = Zoorik
name-avis = Avis
name-djinger = Djinger
name-kobol = Kobol
name-wuh = Wuh
name-limbo = Limbo

## Squares

name-A1 = A1 ({ name-buried_strongbox })
name-B1 = B1 ({ name-loose_change })
name-C1 = C1 ({ name-public_blunder })
name-D1 = D1 ({ name-rumour_mill })
name-E1 = E1 ({ name-drop_zone })
name-F1 = F1 ({ name-daring_deed })
name-G1 = G1 ({ name-toll_gate })
name-H1 = H1 ({ name-narrow_bridge })
name-I1 = I1 ({ name-admiring_crowd })
name-J1 = J1 ({ name-lost_luggage })
name-K1 = K1 ({ name-drop_zone })
name-A2 = A2 ({ name-loose_change })
name-B2 = B2 ({ name-wild_magik })
name-C2 = C2 ({ name-duelling_ground })
name-D2 = D2 ({ name-perv })
name-E2 = E2 ({ name-good_bargain })
name-F2 = F2 ({ name-dead_magik_zone })
name-G2 = G2 ({ name-costume_tent })
name-H2 = H2 ({ name-trollia })
name-I2 = I2 ({ name-toll_gate })
name-J2 = J2 ({ name-confront_a_dragon })
name-K2 = K2 ({ name-rumour_mill })
name-A3 = A3 ({ name-admiring_crowd })
name-B3 = B3 ({ name-cutpurse_alley })
name-C3 = C3 ({ name-imper })
name-D3 = D3 ({ name-caravan_camp })
name-E3 = E3 ({ name-loose_change })
name-F3 = F3 ({ name-rumour_mill })
name-G3 = G3 ({ name-lost_luggage })
name-H3 = H3 ({ name-wild_magik })
name-I3 = I3 ({ name-avis })
name-J3 = J3 ({ name-good_bargain })
name-K3 = K3 ({ name-bog })
name-A4 = A4 ({ name-shell_game })
name-B4 = B4 ({ name-zoorik })
name-C4 = C4 ({ name-rumour_mill })
name-D4 = D4 ({ name-loose_change })
name-E4 = E4 ({ name-public_blunder })
name-F4 = F4 ({ name-good_bargain })
name-G4 = G4 ({ name-toll_gate })
name-H4 = H4 ({ name-cutpurse_alley })
name-I4 = I4 ({ name-admiring_crowd })
name-J4 = J4 ({ name-deva_outlands })
name-K4 = K4 ({ name-round_of_drinks })
name-A5 = A5 ({ name-buried_strongbox })
name-B5 = B5 ({ name-charity_gala })
name-C5 = C5 ({ name-hall_of_true_sight })
name-D5 = D5 ({ name-lost_luggage })
name-E5 = E5 ({ name-open_road })
name-F5 = F5 ({ name-bazaar_at_deva })
name-G5 = G5 ({ name-open_road })
name-H5 = H5 ({ name-lost_luggage })
name-I5 = I5 ({ name-daring_deed })
name-J5 = J5 ({ name-charity_gala })
name-K5 = K5 ({ name-buried_strongbox })
name-A6 = A6 ({ name-round_of_drinks })
name-B6 = B6 ({ name-limbo })
name-C6 = C6 ({ name-admiring_crowd })
name-D6 = D6 ({ name-cutpurse_alley })
name-E6 = E6 ({ name-toll_gate })
name-F6 = F6 ({ name-good_bargain })
name-G6 = G6 ({ name-public_blunder })
name-H6 = H6 ({ name-loose_change })
name-I6 = I6 ({ name-rumour_mill })
name-J6 = J6 ({ name-jahk })
name-K6 = K6 ({ name-shell_game })
name-A7 = A7 ({ name-bog })
name-B7 = B7 ({ name-good_bargain })
name-C7 = C7 ({ name-djinger })
name-D7 = D7 ({ name-wild_magik })
name-E7 = E7 ({ name-yellow_crescent_inn })
name-F7 = F7 ({ name-rumour_mill })
name-G7 = G7 ({ name-loose_change })
name-H7 = H7 ({ name-caravan_camp })
name-I7 = I7 ({ name-klah })
name-J7 = J7 ({ name-cutpurse_alley })
name-K7 = K7 ({ name-admiring_crowd })
name-A8 = A8 ({ name-rumour_mill })
name-B8 = B8 ({ name-confront_a_vampire })
name-C8 = C8 ({ name-toll_gate })
name-D8 = D8 ({ name-kobol })
name-E8 = E8 ({ name-costume_tent })
name-F8 = F8 ({ name-confront_a_mob_enforcer })
name-G8 = G8 ({ name-good_bargain })
name-H8 = H8 ({ name-wuh })
name-I8 = I8 ({ name-charity_gala })
name-J8 = J8 ({ name-wild_magik })
name-K8 = K8 ({ name-loose_change })
name-A9 = A9 ({ name-drop_zone })
name-B9 = B9 ({ name-lost_luggage })
name-C9 = C9 ({ name-admiring_crowd })
name-D9 = D9 ({ name-shell_game })
name-E9 = E9 ({ name-toll_gate })
name-F9 = F9 ({ name-daring_deed })
name-G9 = G9 ({ name-drop_zone })
name-H9 = H9 ({ name-rumour_mill })
name-I9 = I9 ({ name-public_blunder })
name-J9 = J9 ({ name-loose_change })
name-K9 = K9 ({ name-buried_strongbox })

## Dice and poker hands

name-d4 = d4
name-d6 = d6
name-d8 = d8
name-poker = poker die
name-clock = clock
name-nine = nine
name-ten = ten
name-jack = jack
name-queen = queen
name-king = king
name-ace = ace
name-high_die = high die
name-one_pair = one pair
name-two_pairs = two pairs
name-three = three of a kind
name-straight = straight
name-full_house = full house
name-four = four of a kind
name-five = five of a kind

## Cards, decks and headings

name-character = character
name-disguise = disguise
name-companion = companion
name-encounter = Encounter Card
name-encounter_deck = Encounter Cards
name-disguise_deck = Disguise Cards
name-companion_deck = Companion Cards
name-n = north
name-e = east
name-s = south
name-w = west

## Legs of a move

name-n1 = 1 north
name-n2 = 2 north
name-n3 = 3 north
name-n4 = 4 north
name-n5 = 5 north
name-n6 = 6 north
name-n7 = 7 north
name-n8 = 8 north
name-n9 = 9 north
name-e1 = 1 east
name-e2 = 2 east
name-e3 = 3 east
name-e4 = 4 east
name-e5 = 5 east
name-e6 = 6 east
name-e7 = 7 east
name-e8 = 8 east
name-e9 = 9 east
name-s1 = 1 south
name-s2 = 2 south
name-s3 = 3 south
name-s4 = 4 south
name-s5 = 5 south
name-s6 = 6 south
name-s7 = 7 south
name-s8 = 8 south
name-s9 = 9 south
name-w1 = 1 west
name-w2 = 2 west
name-w3 = 3 west
name-w4 = 4 west
name-w5 = 5 west
name-w6 = 6 west
name-w7 = 7 west
name-w8 = 8 west
name-w9 = 9 west

## Who may play a card, as refusals name it

name-mover = whoever moves
name-others = anyone but the mover
name-party = the parties of the confrontation
name-anyone = anyone at the board

## What a player is asked, as refusals name it

name-lay_out = the laying out of identities
name-prepare = the beginning of a turn
name-confirm_roll = whether to roll already
name-window_before_roll = cards before the roll
name-window_after_roll = cards after the roll
name-window_confrontation = cards for a confrontation
name-window_after_dice = cards after the dice of a confrontation
name-window_counter = an answer to a card
name-window_any_time = cards between two turns
name-pick_dice = the choice of dice
name-set_die = the face of a loaded die
name-hop = a hop between dimensions
name-move = a move
name-take_seat = a seat at the other board
name-home = the income at home
name-pay = a payment
name-lose_encounter = the loss of an Encounter Card
name-excess = a card too many
name-costume = the Costume Tent
name-change_costume = a change of costume
name-caravan = the Caravan Camp
name-place_companion = a new companion
name-replace_companion = a missing companion
name-charity = the Charity Gala
name-bazaar = the Bazaar
name-inn = the Inn
name-discard_step = the end of a turn
name-choose_opponent = the choice of an opponent
name-reveal = the reveal
name-push = the winner’s move
name-ante = the ante
name-reroll = a poker hand
name-identity = an identity for The Big Game
name-big_move = a move of The Big Game
name-finish = the rest of a run with the ball


### Counted things, for use inside the texts below

gold-coins = { $amount } gold
fame-points = { $amount } fame


### Card texts

## Encounter Cards: movement

card-tailwind = Before your roll: once the dice have fallen, you may change one of them by { $amount }, up or down, though never to nought.
card-shortcut = Before your roll: you use only one of your two dice, for a single straight leg.
card-loaded_dice = Before your roll: set one of your two dice to a face of your choice and roll the other.
card-dimension_hop = Before your roll: no dice. Put your pawn on any other home dimension of its board and land there.
card-mud_season = Before another player’s roll: both of that player’s dice must be the smallest.
card-straight_and_narrow = Before your roll: your second leg may go straight on instead of turning.
card-wobbly_table = After a movement roll: whoever moves picks two dice afresh and rolls again. Earlier movement cards are void.

## Encounter Cards: confrontations

card-sudden_confidence = In a confrontation: the total of one party is +{ $total }.
card-dirty_trick = { card-sudden_confidence }
card-show_of_force = { card-sudden_confidence }
card-case_of_nerves = In a confrontation: the total of one party is { $total }.
card-untied_bootlaces = { card-case_of_nerves }
card-companion_walks_out = In a confrontation: one open companion counts for nothing until it is over.
card-traded_places = In a confrontation: the two open companions change sides. Not against the board.
card-quick_change = In your own confrontation: take your disguise off, or put on another of yours, and show what you now are.
card-unmasked = In a confrontation: a player who shows a disguise takes it back in hand and shows the Character Card.
card-borrowed_muscle = In a confrontation: one party rolls a { $party_die }.
card-weak_knees = { card-borrowed_muscle }
card-truce = In a confrontation: it ends in peace at once.
card-double_or_nothing = In a confrontation: the difference counts double for the booty. All doublings together make it { $most } times at most.
card-second_chance = After the dice of your own confrontation: roll your die again. The new number stands.
card-insurance = After the dice of your own confrontation: if you lose it, the bank pays what you would owe.

## Encounter Cards: counters, calm moments and the advanced ones

card-counterspell = When a card has just been played: it has no effect. A Counterspell can itself be countered.
card-windfall = In a calm moment: the bank pays you { gold-coins }.
card-town_crier = In a calm moment: the bank pays you { fame-points }.
card-light_fingers = In a calm moment: take up to { gold-coins } from another player at your board.
card-crystal_ball = In a calm moment: look in secret at another player’s Character Card or worn disguise.
card-dragon_poker = Played when drawn: all at the board who have gold ante and throw poker dice for the pot.
card-big_game = Played when drawn: all run with one ball, each for their own home dimension. The first goal wins { $prize } fame.

## Companions

card-baby_dragon = In a confrontation: +{ $total }.
card-war_unicorn = { card-baby_dragon }
card-hired_bodyguard = { card-baby_dragon }
card-eager_apprentice = { card-baby_dragon }
card-court_magician = In a confrontation: +{ $total }, and +{ $total_against_board } more against the board.
card-old_general = In a confrontation: +{ $total_challenged } if you are the challenged party.
card-ambush_artist = In a confrontation: +{ $total_challenger } if you are the challenger.
card-gnome_bookkeeper = When you win a confrontation, the bank adds { gold-coins }.
card-wandering_minstrel = When you win a confrontation, the bank adds { fame-points }.
card-loud_imp = In a confrontation: { $total }. At the Bazaar or the Inn you may show it to gain { gold-coins }.
card-absent_minded_wizard = In a confrontation: { $total }. Once in your turn you may show it to roll both movement dice again.
card-clumsy_porter = In a confrontation: { $total }. You may show it to ignore what a square would have you pay in gold.
card-practical_joker = In a confrontation: { $total }. If you lose, the difference for the booty is { $lost_difference }, but at least { $least }.
card-lovesick_poet = In a confrontation: { $total }. When you collect at home you may show it to gain { fame-points }.
card-turncoat = In a confrontation: { $total }. When a pawn challenges you and this card is revealed, the bank pays you { gold-coins }.

## Races and characters

card-race =
    { $home ->
        [0] Found on the board only.
       *[other] Home: { $home }.
    } Rolls { $great_count ->
        [0] no { name-d8 }
       *[other] { name-d8 } against { $great }
    }; { $middle_count ->
        [0] no { name-d6 }
       *[other] { name-d6 } against { $middle }
    }; { $small_count ->
        [0] no { name-d4 }
       *[other] { name-d4 } against { $small }
    }.
card-identity = { $race }. { card-race }


### What squares mean

square-loose_change = Gain { gold-coins }.
square-good_bargain = { square-loose_change }
square-buried_strongbox = { square-loose_change }
square-admiring_crowd = Gain { fame-points }.
square-daring_deed = { square-admiring_crowd }
square-toll_gate = Pay { gold-coins }.
square-cutpurse_alley = Lose { gold-coins }.
square-public_blunder = Lose { fame-points }.
square-round_of_drinks = Pay { gold-coins } to each other player at the board, clockwise, while your gold lasts.
square-rumour_mill = Draw an Encounter Card.
square-lost_luggage = Discard an Encounter Card of your choice.
square-costume_tent = You may draw a Disguise Card, and then change what you wear.
square-caravan_camp = You may take the top Companion Card and keep it in hand or at your side.
square-wild_magik = Roll a { name-d6 }: gold or fame comes or goes, or a card turns up.
square-shell_game = You may stake up to { gold-coins }. A high roll of a { name-d6 } doubles it, a low one loses it.
square-charity_gala = You may give { gold-coins } and gain { $fame } fame.
square-bog = On your next turn both dice must be { name-d4 }.
square-open_road = Nothing happens here.
square-drop_zone = Whoever steps on it may come out of any Drop Zone, in any direction.
square-bazaar_at_deva = You may stop here in passing and buy one card: a disguise for { $disguise_price } gold, a companion for { $companion_price }, an Encounter Card for { $encounter_price }. No confrontations.
square-yellow_crescent_inn = You may stop here in passing and take the top Companion Card, free. No confrontations.
square-duelling_ground = In a confrontation here the difference counts double for the booty.
square-hall_of_true_sight = In a confrontation here both parties must show their Character Cards.
square-dead_magik_zone = In a confrontation here no Encounter Card can be played.
square-narrow_bridge = In a confrontation here companions stay face down and count for nothing.
square-confront_a_vampire = Whoever lands here alone must confront a { $foe }. The bank pays for the board.
square-confront_a_mob_enforcer = Whoever lands here alone must confront a { $foe }. The bank pays for the board.
square-confront_a_dragon = { square-confront_a_vampire }
square-trollia = Home of every { $home }, true or disguised: whoever seems to be one collects { $income } gold here.
square-perv = { square-trollia }
square-imper = { square-trollia }
square-klah = { square-trollia }
square-deva_outlands = { square-trollia }
square-zoorik = { square-trollia }
square-avis = { square-trollia }
square-jahk = { square-trollia }
square-djinger = { square-trollia }
square-kobol = { square-trollia }
square-wuh = { square-trollia }
square-limbo = { square-trollia }


### Setting the table

setup-boards = Boards (1, 2, or 0: as many as the players need)
    .label = Boards
    .about = One board seats two to six players, two linked boards four to twelve.
setup-boards-0 = as many as the players need
setup-boards-1 = one board
setup-boards-2 = two linked boards
setup-rounds = Rounds of the session (12, 24 or 36)
    .label = Rounds
    .about = How long the session lasts. A round has as many turns as there are players. Two boards take turns in alternation, so where fewer players sit, each is up more often.
setup-rounds-12 = 12: an evening
setup-rounds-24 = 24: the usual length
setup-rounds-36 = 36: a tournament
setup-minutes = Minutes of the session by the clock (60, 120, 240, or 0 to count rounds)
    .label = By the clock
    .about = Then the session ends when the time is up, however many rounds were played.
setup-minutes-0 = no, by rounds
setup-minutes-60 = one hour
setup-minutes-120 = two hours
setup-minutes-240 = four hours
setup-advanced = Advanced Rules: Dragon Poker and The Big Game
    .label = Advanced Rules
    .about = Two more Encounter Cards on each board: Dragon Poker and The Big Game.
setup-lenient = Lenient start: late draws and changes in the first hour
    .label = Lenient start
    .about = In the first hour one may still draw and change the disguise after the roll.
setup-confirm = Ask before a roll with a hand that could be filled
    .label = Ask before an early roll
    .about = Whoever rolls with fewer cards than allowed is asked once.
setup-removal = Whoever leaves is taken off the table
    .label = Leaving players are removed
    .about = Otherwise a computer player takes over the seat.
setup-passing = Seats, counted from nought, that pass in every window
    .label = Always pass
    .about = These seats are not asked for Encounter Cards outside their own turns.


## Why it cannot be set so

cannot-MF-GAP-01 = a session has { $rounds } rounds, or lasts { $minutes } minutes, where nought counts rounds
cannot-MF-GAP-02 =
    { $boards ->
        [1] one board seats two to six players, not { $has }
        [2] two boards seat four to twelve players, not { $has }
       *[other] there are one or two boards, not { $boards }
    }
cannot-MF-GAP-16 = seats that pass are counted from nought and fewer than { $most }: { $passing } cannot be


### What happens

## Setting up, turns and rounds

event-rolled =
    { $seat ->
        [-1] The judge rolls { $faces } ({ $die }).
       *[other] { $seat } rolls { $faces } ({ $die }).
    }
event-laid_out =
    { $disguised ->
        [True] { $who } lays out a companion and a disguise.
       *[other] { $who } lays out a companion and goes undisguised.
    }
event-begins = { $who } begins.
event-turn_began = Turn { $slot }: { $who } is up.
event-turn_went_on = { $who } completes the turn on the new board.
event-session_ended = The session is over after { $slots } turns.
event-left_game = { $who } leaves the game.

## Chips

event-gained_gold = { $who } gains { gold-coins } and has { $has }.
event-gained_fame = { $who } gains { fame-points } and has { $has }.
event-paid_gold =
    { $amount ->
        [0] { $who } has no gold to pay.
       *[other] { $who } pays { gold-coins } and has { $has }.
    }
event-lost_fame =
    { $amount ->
        [0] { $who } has no fame to lose.
       *[other] { $who } loses { fame-points } and has { $has }.
    }
event-handed_gold =
    { $amount ->
        [0] { $who } has no gold for { $target }.
       *[other] { $who } hands { gold-coins } to { $target }.
    }
event-handed_fame =
    { $amount ->
        [0] { $who } has no fame for { $target }.
       *[other] { $who } hands { fame-points } to { $target }.
    }

## Cards

event-drew_encounter = { $who } draws an Encounter Card and holds { $has }.
event-drew_disguise = { $who } draws a Disguise Card.
event-drew_companion = { $who } takes a Companion Card.
event-got_card = { $who } draws: { $card }.
event-discarded = { $who } discards { $card }.
event-discarded_disguise =
    { $worn ->
        [True] { $who } throws away the worn disguise: { $card }.
       *[other] { $who } discards a disguise: { $card }.
    }
event-discarded_companion = { $who } dismisses a companion: { $card }.
event-reshuffled = A discard pile is shuffled into a new deck: { $deck }.
event-put_on_disguise = { $who } puts on a disguise.
event-changed_disguise = { $who } changes disguise.
event-removed_disguise = { $who } takes the disguise off.
event-changed_companion = { $who } has another companion now.
event-showed_companion = { $who } shows a companion: { $card }.
event-showed_identity =
    { $face ->
        [disguise] { $who } shows a disguise: { $race }.
       *[other] { $who } shows a true face: { $card }, { $race }.
    }
event-played = { $who } plays { $card }.
event-played_on = { $who } plays { $card } on { $on }.
event-countered = { $by } counters: { $card } of { $who } comes to nothing.
event-prevailed = { $card } of { $who } takes effect all the same.
event-passes_for_now =
    { $until ->
        [turn] { $who } will pass until their own turn.
       *[other] { $who } will pass for this confrontation.
    }
event-took_force = { $card } now governs the move of { $who }.
event-wasted = { $card } is spent without effect.
event-looked = { $who } peers into a crystal ball at { $target }.
event-saw_card = { $who } sees the { $face } of { $target }: { $card }.

## Movement

event-took_dice = { $who } takes two dice: { $dice }.
event-set_die = { $who } sets a { $die } to { $face }.
event-moved =
    { $path_count ->
        [0] { $who } comes to { $square }.
       *[other] { $who } moves to { $square }: { $path }.
    }
event-pushed = { $by } makes the winner’s move: { $who } goes to { $square }.
event-forfeited = No move fits: { $who } forfeits it.
event-left_board = { $who } vanishes from the board.
event-took_seat = { $who } sits down next to { $target } and waits to come out at { $zone }.
event-sat_alone = { $who } sits down at an empty board and comes out at { $zone }.

## Squares

event-followed_square = { $who } does as the square says: { $kind }.
event-bogged_down = { $who } is stuck in the Bog: small dice next time.
event-nothing_happened = Nothing happens to { $who }.

## Confrontations

event-confronted = { $who } confronts { $target } on { $square }.
event-confronted_foe = { $who } must face a { $foe } on { $square }.
event-made_peace = Peace: the confrontation of { $who } ends without a blow.
event-tied = A tie at { $amount }: both dice are rolled again.
event-totals = { $who } has { $own }, { $target } has { $other }.
event-totals_against_foe = { $who } has { $own }, the board has { $other }.
event-won_confrontation = { $who } beats { $target } by { $amount }.
event-beat_foe = { $who } beats the board by { $amount }.
event-lost_to_foe = { $who } loses to the board by { $amount }.
event-insured = The insurance of { $who } pays { $amount }.

## Dragon Poker

event-showed_advanced = { $who } turns up { $card }!
event-not_played = { $card } comes to nothing.
event-set_ante = { $who } sets the ante: { gold-coins }.
event-anted = { $who } puts { gold-coins } into the pot.
event-made_hand = { $who } has { $dice }: { $hand }.
event-won_pot = { $who } wins { gold-coins } from the pot and has { $has }.

## The Big Game

event-kicked_off = { $who } has the ball. The Big Game begins!
event-has_goal = The goal of { $who } is { $square }.
event-ball_turn_began = The Big Game, round { $round }: { $who } is up.
event-contact = { $who } runs into a scramble for the ball on { $square }: { $pawns }.
event-kept_ball = { $who } keeps the ball.
event-took_ball = { $who } takes the ball!
event-scored = Goal! { $who } brings the ball home.
event-big_game_over = The Big Game is over after round { $round }.


### Questions

prompt-lay_out = Who goes with you, and in what disguise? Nobody sees it yet.
prompt-prepare = Draw, change disguise or companion, then roll.
prompt-confirm_roll = Your hand could still be filled. Roll all the same?
prompt-window_before_roll = The dice are about to be picked. Play a card?
prompt-window_after_roll = The movement dice have fallen. Play a card?
prompt-window_confrontation = Cards for the confrontation: play one?
prompt-window_after_dice = The totals stand. Play a late card?
prompt-window_counter =
    { $on_count ->
        [0] { $who } has played { $card }. Counter it?
       *[other] { $who } has played { $card } on { $on }. Counter it?
    }
prompt-window_any_time = Between two turns: play a card?
prompt-pick_dice = Which two dice?
prompt-set_die = Which die is loaded, and to what face?
prompt-hop = Which home dimension?
prompt-move =
    { $legs_count ->
        [0] Where to? Each leg takes one die, and the second turns.
        [1] Where to? One leg is left of the move: { $legs }.
       *[other] Where to? Two legs are left of the move: { $legs }. The second turns.
    }
prompt-take_seat = Next to whom at the other board? That player’s turn comes before yours goes on.
prompt-home = You look at home here. Collect?
prompt-pay = The square wants gold.
prompt-lose_encounter = Which Encounter Card is lost?
prompt-excess = One card too many. Which one goes?
prompt-costume = Draw a new disguise?
prompt-change_costume = Change what you wear?
prompt-caravan = Take a new companion?
prompt-place_companion = At your side, or in hand?
prompt-replace_companion = You need a companion. Which one?
prompt-shell_game = Stake gold on the Shell Game?
prompt-charity = Give to charity?
prompt-bazaar = Buy something at the Bazaar?
prompt-inn = Find a new companion at the Inn?
prompt-discard_step = Discard anything, or end the turn?
prompt-choose_opponent = Whom do you confront?
prompt-reveal = What do you show?
prompt-quick_change = What do you change into?
prompt-crystal_ball = Which card do you look at?
prompt-push = You have won. Move a pawn in a straight line?
prompt-ante = How high is the ante?
prompt-reroll = Which dice do you keep? The others are rolled once more.
prompt-identity = As whom do you play The Big Game?
prompt-big_move = Which way with the whole roll?
prompt-finish = Still with the ball. Run on, or stop here?


### Options

option-lay =
    { $a1 ->
        [none] { $a0 }, undisguised
       *[other] { $a0 }, disguised: { $a1 }
    }
option-draw = draw an Encounter Card
option-disguise = wear the { $a0 } disguise
option-undisguise = take the disguise off
option-companion = go with { $a0 }
option-take_companion = take the top Companion Card
option-take_disguise = draw a Disguise Card
option-play =
    { $count ->
        [1] play { $a0 }
       *[other] play { $a0 } on { $a1 }
    }
option-play-companion_walks_out = play { $a0 } on the companion of { $a1 }
option-roll = roll the dice
option-back = not yet
option-pass = pass
option-pass-confrontation = pass for this whole confrontation
option-pass-turn = pass until my turn
option-show = show { $a0 }
option-show-absent_minded_wizard = show { $a0 } and roll both dice again
option-show-lovesick_poet = collect, and show { $a0 } for fame
option-show-clumsy_porter = show { $a0 } and pay nothing
option-show-loud_imp = show { $a0 } for gold
option-dice = { $a0 } and { $a1 }
option-set = { $a0 } shows { $a1 }
option-hop = to { $a0 }
option-move =
    { $count ->
        [1] { $a0 }
        [2] { $a0 }: { $a1 }
        [3] { $a0 }: { $a1 }, { $a2 }
        [4] { $a0 }: { $a1 }, { $a2 }, { $a3 }
        [5] { $a0 }: { $a1 }, { $a2 }, { $a3 }, { $a4 }
        [6] { $a0 }: { $a1 }, { $a2 }, { $a3 }, { $a4 }, { $a5 }
        [7] { $a0 }: { $a1 }, { $a2 }, { $a3 }, { $a4 }, { $a5 }, { $a6 }
        [8] { $a0 }: { $a1 }, { $a2 }, { $a3 }, { $a4 }, { $a5 }, { $a6 }, { $a7 }
       *[other] to { $all }
    }
option-cross =
    { $count ->
        [4] other board at { $a0 }: { $a3 }; { steps-left }
        [5] other board at { $a0 }: { $a3 }, { $a4 }; { steps-left }
        [6] other board at { $a0 }: { $a3 }, { $a4 }, { $a5 }; { steps-left }
        [7] other board at { $a0 }: { $a3 }, { $a4 }, { $a5 }, { $a6 }; { steps-left }
        [8] other board at { $a0 }: { $a3 }, { $a4 }, { $a5 }, { $a6 }, { $a7 }; { steps-left }
       *[other] other board at { $a0 }; { steps-left }
    }
steps-left =
    { $a2 ->
        [0]
            { $a1 ->
                [0] the move ends there
               *[other] then { $a1 } more
            }
       *[other]
            { $a1 ->
                [0] then { $a2 } more
               *[other] then { $a1 } and { $a2 } more
            }
    }
note-there = there: { $things }
note-chances = { $things }
note-chance = { $things }: { $percent } %
option-sit = next to { $a0 }
option-collect = collect the income
option-decline = no, leave it
option-pay = pay
option-discard = discard { $a0 }
option-discard_disguise = discard the { $a0 } disguise
option-discard_companion = dismiss { $a0 }
option-place = { $a0 } comes along
option-keep =
    { $count ->
        [0] keep it in hand
        [5] keep all five
       *[other] keep { $all }
    }
option-stake = stake { $a0 } gold
option-give = give, and be praised
option-buy-disguise = buy a Disguise Card
option-buy-companion = buy a Companion Card
option-buy-encounter = buy an Encounter Card
option-buy = buy: { $a0 }
option-end = end the turn
option-confront = confront { $a0 }
option-reveal-character = show the Character Card
option-reveal-disguise = show the disguise
option-reveal = show the { $a0 }
option-look-character = look at the Character Card
option-look-disguise = look at the worn disguise
option-look = look at the { $a0 }
option-push = move { $a0 } to the { $a1 }
option-stay = leave both pawns
option-ante = { $a0 } gold each
option-go_on = run on
option-stop = stop here
option-leave = leave the game


### What a roll may lead to, in a few words

odds-moved = the pawn moves
odds-move = a choice of ways
odds-forfeited = no move fits
odds-window_after_roll = cards after the roll
odds-rolled = more dice fall
odds-tied = a tie, and the dice fall again
odds-totals = the totals are known
odds-totals_against_foe = the totals are known
odds-paid_gold = gold is lost
odds-lost_fame = fame is lost
odds-gained_gold = gold is won
odds-gained_fame = fame is won
odds-drew_encounter = an Encounter Card is drawn
odds-showed_advanced = a card that is played at once
odds-excess = a card too many
odds-pay = the square wants gold
odds-discard_step = the turn draws to its end
odds-turn_began = the next turn begins
odds-begins = the first player is found
odds-reroll = a hand to keep or better
odds-made_hand = the hand stands
odds-won_pot = the pot is won
odds-big_move = a choice of ways
odds-kept_ball = the ball is kept
odds-took_ball = the ball changes hands
odds-scored = a goal
odds-contact = a scramble for the ball
odds-finish = the run may go on
odds-won_confrontation = the confrontation is decided
odds-beat_foe = the board is beaten
odds-lost_to_foe = the board wins
odds-window_after_dice = late cards may change it
odds-handed_gold = gold changes hands
odds-handed_fame = fame changes hands
odds-ball_turn_began = the next run begins
odds-big_game_over = The Big Game is over


### What refusals compare

fact-square = square
fact-zones = Drop Zones
fact-heading = heading
fact-has = there
fact-needs = needed
fact-most = at most
fact-amount = distance
fact-card = card
fact-by = who may
fact-home = home
fact-wares = for sale
fact-ware = sold out
fact-faces = the dice
fact-boards = boards
fact-rounds = rounds allowed
fact-minutes = minutes allowed
fact-asked = under way
fact-kinds = possible
fact-text = answer
fact-who = player
fact-target = it needs
fact-dice = dice
fact-race = race
fact-gold = gold
fact-window = its moment
fact-pawn = pawn


### The map in a terminal

## What the letters mean

panel-legend = How to read the map
legend-pawn = Re Bl Ye Gr Wh Bk Or Pu Br Pi Gy Te: pawns; > is up now, +1 others stand there too
legend-home = !Kl: a home dimension, here Klah
legend-foe = xVa: the board confronts you, here a Vampire
legend-stop = $$: Bazaar; C): Inn; @@: Drop Zone; ..: Open Road
legend-gain = +$: gold to gain; +*: fame to gain
legend-loss = -$: gold to pay; -*: fame to lose; -$@: drinks for all; ~~: Bog
legend-cards = +E -E: Encounter Card drawn, lost; +D: disguise; +C: companion
legend-chance = ?W: Wild Magik; ?S: Shell Game; $>*: Charity Gala
legend-clash = ><: Duelling Ground; <o>: Hall of True Sight; ##: Dead Magik Zone; ==: Narrow Bridge
legend-options = [ ]: you may go there

## The same in sentences

spoken-square = { $square }: { $pawns }.
spoken-board = Board { $number }, { $square }: { $pawns }.
spoken-transit = On the way to board { $number }: { $who }, who will come out at { $zone }.
spoken-ball = { $who } has the ball; the goal is { $square }.


### Panels

panel-session = Round { $round } of { $rounds }
panel-clock = Minute { $minutes } of { $session }
line-turn = Up now: { $who }
line-next = Next on board { $number }: { $who }
line-lenient = The judge is lenient: late draws and changes are allowed
status-lenient = Lenient judge
status-strict = Strict judge
line-strict = The judge is strict: draw and change before you roll
line-decks = Board { $number }, left to draw: { $encounters } Encounter, { $disguises } Disguise, { $companions } Companion

panel-player = { $who }
panel-player-board = { $who }, board { $number }
line-chips = Fame { $fame } ({ $red } red, { $blue } blue), gold { $gold } ({ $green } green, { $yellow } yellow)
line-place = Place: { $square }
line-place-board = Board { $number }: { $square }
line-transit = Between the boards
line-gone = Has left the game
line-hand = Cards: { $encounters } Encounter, { $disguises } Disguise, { $companions } Companion in hand
line-identity = Identity: { $things }
line-won = Confrontations won: { $number }
line-bog = Stuck in the Bog: small dice on the next turn
line-passing =
    { $until ->
        [always] Passes in every window
        [turn] Passes until their own turn
       *[other] Passes for this confrontation
    }
line-chose = Has chosen

item-unlaid = not laid out yet
item-character = { $card } (true face)
item-character-hidden = a Character Card (face down)
item-disguise = disguised: { $card }
item-disguise-hidden = a disguise (face down)
item-undisguised = undisguised
item-companion = with { $card }
item-companion-hidden = with a companion (face down)

panel-played = Just played
line-played = { $who } plays { $card }
line-played-on = { $who } plays { $card } on { $on }
line-countered = { $who } counters it
panel-move = The move of { $who }
line-dice = Dice: { $dice }
line-faces = Dice: { $dice }, showing { $faces }
line-force = In force: { $card }
line-small = Only the smallest dice may be taken
panel-clash = { $who } against { $target } on { $square }
panel-clash-foe = { $who } against a { $foe } on { $square }
line-side = { $who }: { $things }
line-side-board = The board: { $things }
part-face-character = true face, { $race }
part-face-disguise = disguise, { $race }
part-face-board = { $race }
part-face-none = not shown yet
part-companion =
    { $points_count ->
        [0] { $card }
       *[other] { $card } ({ $points })
    }
part-points =
    { $points ->
        [0] no card points
       *[other] cards { $points }
    }
part-die = rolls { $die }
part-roll = rolled { $roll }
part-total = total { $total }
line-swapped = The companions have changed sides
line-doubled =
    { $times ->
        [one] The booty is doubled
       *[other] The booty is doubled, { $times } times
    }
line-insured = Insured: { $things }
line-peace = Peace
panel-pot = Dragon Poker
line-pot =
    { $ante ->
        [0] The ante is still to be named
       *[other] In the pot: { $amount } gold; the ante is { $ante }
    }
line-poker-hand = { $who }: { $dice }
line-poker-dice = Rolling: { $dice }
panel-ball = The Big Game, round { $round }
line-holder = The ball: { $who }
line-goals = Goals: { $things }
item-goal = { $who } { $square }
panel-waiting = Between the boards
line-waiting = { $who } comes out at { $zone } after a turn of { $target }
line-waiting-alone = { $who } comes out at { $zone }


### The hand

hand-character = You are { $card }: { $text }
hand-worn = You wear a disguise, { $card }: { $text }
hand-beside = At your side, { $card }: { $text }
hand-disguise = Disguise in hand, { $card }: { $text }
hand-companion = Companion in hand, { $card }: { $text }
hand-card =
    { $number ->
        [one] { $card }: { $text }
       *[other] { $card } ({ $number } times): { $text }
    }


### What a browser shows

game-myth_fortunes = Myth Fortunes
    .about = Tricksters in borrowed faces race across the dimensions for fame and gold, confront whoever stands in their way, and cheat whenever a card allows it.

## What a thing on the board is

title-board = Board { $number }
title-square = { $square }. { $text }
title-square-pawns = { $square }. { $text } Here: { $pawns }.
title-pawn = { $who } on { $square }: fame { $fame }, gold { $gold }
title-transit = { $who } between the boards: fame { $fame }, gold { $gold }

## Figures

figure-fame = Fame, in chips: { $red } red, { $blue } blue
figure-gold = Gold, in chips: { $green } green, { $yellow } yellow
figure-encounters = Encounter Cards in hand
figure-disguises = Disguise Cards in hand
figure-companions = Companion Cards in hand
figure-won = Confrontations won
figure-total = Added to the total of its owner
figure-die = Die
figure-roll = Rolled
figure-points = Points of Encounter Cards
figure-companion = Points of the companion
figure-sum = Total
figure-left = Left in the deck

## Notes on cards

note-before_roll = before a roll
note-after_roll = after a roll
note-confrontation = confrontation
note-after_dice = after the dice
note-counter = counter
note-any_time = calm moments
note-at_once = at once
note-true = your true self
note-worn = worn
note-beside = at your side
note-spare = in hand
note-face_down = face down
note-face_up = face up
note-known = face down, but seen
note-looked = you looked at it
note-movement = in force
note-challenger = challenger
note-challenged = challenged
note-open = pending
note-stands = stands again
note-countered = countered
note-out = walked out
note-bystander = counts for the other side

## Cards that lie face down

back-character = Character
back-disguise = Disguise
back-companion = Companion

## Trays and lines

tray-decks = Decks
tray-decks-board = Decks of board { $number }
tray-races = Races and dice
deck-encounter = Encounter Cards
deck-disguise = Disguise Cards
deck-companion = Companion Cards
deck-discarded = Discarded: { $things }
deck-several =
    { $number ->
        [one] { $card }
       *[other] { $card } ({ $number })
    }

## What options of one kind are called together

kind-lay = Lay out
kind-draw = Draw
kind-disguise = Wear
kind-undisguise = Undisguise
kind-companion = Companion
kind-take_companion = New companion
kind-take_disguise = New disguise
kind-play = Play a card
kind-roll = Roll
kind-back = Not yet
kind-pass = Pass
kind-show = Show a companion
kind-dice = Dice
kind-set = Set a die
kind-hop = Hop to
kind-move = Move to
kind-cross = To the other board
kind-sit = Sit down
kind-collect = Collect
kind-decline = Leave it
kind-pay = Pay
kind-discard = Discard
kind-discard_disguise = Discard a disguise
kind-discard_companion = Dismiss a companion
kind-place = At your side
kind-keep = Keep
kind-stake = Stake
kind-give = Give
kind-buy = Buy
kind-end = End the turn
kind-confront = Confront
kind-reveal = Show
kind-look = Look
kind-push = Move a pawn
kind-stay = Stay
kind-ante = Ante
kind-go_on = Run on
kind-stop = Stop
kind-leave = Leave

## The end and the story

result-MF-WIN-02 =
    { $winners_count ->
        [one] The session is over. The most fame and fortune: { $winners }.
       *[other] The session is over. The most fame and fortune, board by board: { $winners }. Invited to the championship: { $championship }.
    }
story-rounds = Rounds
story-turn_began = Turns
story-confronted = Confrontations
story-confronted_foe = Confrontations with the board
story-made_peace = Peaceful meetings
story-played = Encounter Cards played
story-countered = Cards countered
story-forfeited = Moves forfeited
story-left_board = Journeys between the boards
story-set_ante = Games of Dragon Poker
story-kicked_off = Big Games
story-rolled = Throws of dice
story-place = { $fame } fame + { $gold } gold = { $total }
story-place-board = Board { $number }: { story-place }
story-chart = Fame and gold of each player together, round by round
