# The names of what is printed, name-<id>, and the texts of cards, card-<id>, in which every figure comes from the data.


### Forces and Units

name-aztecs = Aztecs
name-incas = Incas
name-inuit = Inuit
name-polynesians = Polynesians

## Aztecs

name-tlalocan_high_priest = Tlalocan High Priest
name-high_priest = High Priest
name-tlalocan_bound_dead = Tlalocan-bound Dead
name-eagle_warriors = Eagle Warriors
name-jaguar_champion = Jaguar Champion
name-commoner_levy = Commoner Levy
name-atlatl_throwers = Atlatl Throwers
name-ahuizotl_pack = Ahuizotl Pack
name-scorpion_tide = Scorpion Tide
name-feathered_serpent = Feathered Serpent

## Incas

name-sinchi_war_leader = Sinchi War Leader
name-royal_guard = Royal Guard
name-sun_priestess = Sun Priestess
name-royal_axe_guard = Royal Axe Guard
name-highland_spears = Highland Spears
name-huaraca_slingers = Huaraca Slingers
name-chasqui_runners = Chasqui Runners
name-puma_pack = Puma Pack
name-giant_condor = Giant Condor
name-stone_giant = Stone Giant

## Inuit

name-angakkuq = Angakkuq
name-hunter = Hunter
name-master_hunter = Master Hunter
name-bow_hunters = Bow Hunters
name-spear_band = Spear Band
name-harpooners = Harpooners
name-aylus_casters = Aylus Casters
name-sled_wolves = Sled Wolves
name-great_bear = Great Bear
name-ice_giant = Ice Giant

## Polynesians

name-war_chief = War Chief
name-clubman = Clubman
name-spirit_navigator = Spirit Navigator
name-club_warriors = Club Warriors
name-spear_paddlers = Spear Paddlers
name-sling_paddlers = Sling Paddlers
name-night_marchers = Night Marchers
name-boar_pack = Boar Pack
name-giant_lizard = Giant Lizard
name-seabird_cloud = Seabird Cloud
name-great_turtle = Great Turtle

## Nobody's

name-spirit_animal = Spirit Animal

## Types

name-humanoid = Humanoid
name-beast = Beast
name-monster = Monster
name-multitude = Multitude
name-behemoth = Behemoth

## Unit Options

name-wounds_3 = { 3 } Wounds
name-toughened_1 = Toughened { 1 }
name-toughened_2 = Toughened { 2 }
name-magic_3 = Magic Level { 3 }
name-second_die = second Unit Activation Die


### Weapons and armour

name-bow = bow
name-sling = sling
name-atlatl = atlatl
name-huaraca = huaraca
name-javelin = javelin
name-insults = insults and trickery
name-behemoth_rock = huge thrown rock
name-monster_rock = large thrown rock
name-aylus = aylus
name-rock = rock
name-club = club
name-tomahawk = tomahawk
name-knife = knife
name-fist = fist
name-copper_axe = copper headed axe
name-axe = axe, sword or mace
name-macana = macana
name-macuahuitl = macuahuitl
name-huge_macuahuitl = huge macuahuitl
name-spear = spear
name-heavy_spear = heavy spear
name-light = light armour
name-medium = medium armour

## What they do

card-bow = Shoots { $short } inches at short range and { $long } at long range, Strength { $strength }.
card-sling = { card-bow } A Focused Shot has { $focused_shots } shots a Mini.
card-atlatl = { card-bow } The Unit has +{ $shoot } Shoot.
card-huaraca = { card-bow }
card-javelin = Shoots { $short } inches, Strength { $strength }.
card-insults = Shoots { $short } inches and wounds nobody: each unsaved hit lays { $amount } more marker on the target.
card-behemoth_rock = { card-bow } An Overhead Shot with the template.
card-monster_rock = { card-bow }
card-aylus = { card-javelin } A Unit with unsaved hits loses { $amount_inches } inches of Move this turn, does not March, and comes down if it flies. Behemoths only take the wounds.
card-club = Hand to hand, Strength { $strength }.
card-knife = { card-club }
card-fist = { card-club }
card-rock = { card-club } Thrown { $thrown } inches in charges, Strength { $throw_strength }.
card-spear = { card-rock }
card-heavy_spear = { card-rock }
card-copper_axe = Hand to hand, Strength { $strength }, +{ $fight } Fight.
card-axe = { card-copper_axe }
card-macana = { card-copper_axe }
card-macuahuitl = { card-copper_axe }
card-huge_macuahuitl = { card-copper_axe }
card-tomahawk = { card-copper_axe } Thrown { $thrown } inches in charges, Strength { $throw_strength }.
card-light = +{ $save } Save.
card-medium = { card-light }

## Weapons of nature, and others that go by another row of the chart

name-fangs = fangs
name-stings = stings
name-coils = coils
name-claws = claws
name-talons = talons
name-fists = fists
name-trunk = trunk
name-tusks = tusks
name-jaws = jaws
name-beaks = beaks
name-bite = bite
name-shark_tooth_blade = shark-tooth blade


### Talents

name-presence = Commanding Presence
card-presence = Friendly Units within { $inches } inches may use this Figure’s Brave in Unit Activation Tests. The Figure then gives no Heroic bonus to that test, and none of this holds while the Figure is Fleeing.
name-command = Command
card-command = Orders Fleeing Units to stop within { $stop_inches } inches, and they ignore their penalty for Fleeing. May also spend a Single-Action to let a friendly Unit within { $inches } inches attempt to Regroup on this Figure’s Brave.
name-dreadful = Dreadful
card-dreadful = Shots at this Unit are at { $shot_at } to hit. An enemy that tests for losing a fight against it has { $foe_brave } Brave, unless it is Dreadful too.
name-dodge = Dodge
card-dodge = Shots at this Unit are at { $shot_at } to hit, unless it is Frozen, Fleeing or engaged.
name-living_dead = Living Dead
card-living_dead = Takes no Brave Test for casualties of shooting or magic, and insults lay no further markers on it.
name-fly = Fly
card-fly = Moves over every landscape and every Unit. Aloft it can be charged by flyers only, has no cover, and claims nothing; charging, fighting and freezing ground it.
name-massive = Massive
card-massive = Obscures sight for both sides and is one step taller. Shots at it are at +{ $shot_at } to hit; a Behemoth’s bonus is not added to that.


### Spells

name-spirit_bolt = Spirit Bolt
card-spirit_bolt = A Magic Missile over { $inches } inches: { $hits } hits of Strength { $strength }. Casting Value { $casting }.
name-calm_the_heart = Calm the Heart
card-calm_the_heart = A friendly Unit within { $inches } inches sheds { $dice } markers. Casting Value { $casting }.
name-swift_path = Swift Path
card-swift_path = A friendly Unit within { $inches } inches, neither Frozen nor Fleeing, makes a free Move. Casting Value { $casting }.
name-stone_skin = Stone Skin
card-stone_skin = A friendly Unit within { $inches } inches has +{ $save } Save this turn. Casting Value { $casting }.
name-keen_eye = Keen Eye
card-keen_eye = A friendly Unit within { $inches } inches has +{ $shoot } Shoot this turn. Casting Value { $casting }.
name-dread_whisper = Dread Whisper
card-dread_whisper = An enemy Unit in sight within { $inches } inches gains { $amount_no_marker } marker, or { $amount_had_marker } if it already had one. Casting Value { $casting }.

name-renewing_rain = Renewing Rain
card-renewing_rain = In a friendly Unit within { $inches } inches { $dice } slain Minis of one wound, leaders aside, return, or one Mini heals { $dice } wounds. Casting Value { $casting }.
name-roots_of_gaia = Roots of Gaia
card-roots_of_gaia = An enemy Unit within { $inches } inches has half its Move, rounded up, and neither Marches nor Charges this turn. Casting Value { $casting }.
name-shield_of_dawn = Shield of Dawn
card-shield_of_dawn = Shots at a friendly Unit within { $inches } inches are at { $shot_at } to hit this turn. Casting Value { $casting }.
name-unshaken = Unshaken
card-unshaken = A Frozen friendly Unit within { $inches } inches thaws; all its dice stay spent. Casting Value { $casting }.
name-sun_lance = Sun Lance
card-sun_lance = A Magic Missile over { $inches } inches: { $hits } hits of Strength { $strength }. Casting Value { $casting }.
name-song_of_return = Song of Return
card-song_of_return = A Fleeing friendly Unit within { $inches } inches tests at once to Stop Fleeing, with +{ $amount }; a failure does nothing. Casting Value { $casting }.

name-devouring_swarm = Devouring Swarm
card-devouring_swarm = A Magic Missile over { $inches } inches: { $hits } hits of Strength { $strength }. Casting Value { $casting }.
name-blood_frenzy = Blood Frenzy
card-blood_frenzy = A friendly Unit within { $inches } inches has +{ $fight } Fight this turn. Casting Value { $casting }.
name-twist_of_fate = Twist of Fate
card-twist_of_fate = Turn one unused die of either pool up or down by { $amount }. Casting Value { $casting }.
name-storm_step = Storm Step
card-storm_step = A friendly Unit within { $inches } inches, neither Frozen nor Fleeing, moves { $amount_inches } inches as if flying. Casting Value { $casting }.
name-panic = Panic
card-panic = An enemy Unit in sight within { $inches } inches takes a Brave Test and Flees if it fails. Casting Value { $casting }.
name-veil_of_smoke = Veil of Smoke
card-veil_of_smoke = An enemy Unit within { $inches } inches has { $shoot } Shoot this turn and is no longer On Alert. Casting Value { $casting }.


### Blessings

name-bl1 = Return of the Fallen
card-bl1 = After a Unit of yours was given a die: { $dice } slain Minis of one wound, leaders aside, return to it; a Unit of tougher Minis heals { $dice } wounds instead.
name-bl2 = Sure Courage
card-bl2 = Before a Brave Test of yours, a Unit Activation Test excepted: it is passed.
name-bl3 = Broken Countercharge
card-bl3 = After an enemy passed the test for a Countercharge: it does not happen, and the Unit is no longer On Alert.
name-bl4 = Light Feet
card-bl4 = After a Unit of yours was given a die: it makes a free Move before anything else. Not for engaged, Frozen or Fleeing Units.
name-bl5 = Voice from Afar
card-bl5 = A Heroic Figure of yours spends a Single-Action: a friendly Unit within { $inches } inches attempts to Regroup, or to Stop Fleeing, on the Figure’s Brave.
name-bl6 = Peace of Mind
card-bl6 = Whenever a die is about to be chosen, or as Clean Up begins: a Unit of yours sheds { $dice } markers.

name-bc1 = Turn of the Die
card-bc1 = One unused die of your pool is raised by { $amount }.
name-bc2 = Defiance
card-bc2 = Before a Brave Test of yours for a lost fight, shooting or magic: markers do not count; they stay on the Unit.
name-bc3 = Clear Head
card-bc3 = Before a Unit Activation Test of yours: markers do not count; they stay on the Unit.
name-bc4 = Forced March
card-bc4 = Whenever a die is about to be chosen, or as Clean Up begins: a Unit of yours that has received a die makes a free March. Not for engaged, Frozen or Fleeing Units.
name-bc5 = Sown Doubt
card-bc5 = Whenever a die is about to be chosen, or as Clean Up begins: an enemy Unit sheds { $amount } marker and takes a Brave Test at once, as if it had lost a fight.
name-bc6 = Sealed Spell
card-bc6 = When an enemy attempts a Dispel: the attempt is spent, and your spell stands.


### Sizes and primary scenarios

name-skirmish = Skirmish
name-battle = Battle for the Balance
name-mythic = Mythic Battle

name-altars = Build Altars for the Gods
card-altars = Build altars beyond the middle of the table, near a Heroic Figure or a Behemoth, and charge those that the enemy builds on your side. { $a_turn } point a turn, { $most } in all.
name-rain = The Rainy Season
card-rain = Bring Humanoid Units across the river and keep them there. All shooting is at { $shoot }. From turn { $from_turn } on { $a_turn } point a turn, { $most } in all.
name-hunt = The Great Hunt
card-hunt = Banish Spirit Animals hand to hand. From turn { $from_turn } on { $a_turn } point a turn, { $most } in all.
name-pillage = Pillage the Village
card-pillage = Claim each of the five buildings once with a Humanoid Unit that touches it. { $a_turn } point a turn, { $most } in all.
name-captives = Liberators and Captives
card-captives = Hold the Captives when the game ends: { $each } point for each token, { $most } in all. Units that carry them may not be shot at.
name-fog = Fog of War
card-fog = Half of each Force comes later, from an edge that dice choose. Destroy enemy Units: from turn { $from_turn } on { $a_turn } point a turn, { $most } in all.


### Devotions

name-el1 = Endocannibalism Ritual in Honour of Gaia
card-el1 = Death tokens lie where your Units were destroyed. A Humanoid Unit of yours within { $near } inches of one claims it and leaves a Ritual token. { $points } point at the end of a turn with one in play, { $points } at the end of the game with { $tokens }.
name-el2 = In Search of the Fountain of Youth
card-el2 = Pick { $picks } pieces of landscape wholly in the enemy half in secret. A Unit of yours in one tests Brave at { $brave }: pass, and the Fountain is there; fail, and it is in the other. Drink by a claim for { $points } point; { $points } more if a Humanoid Unit stands within { $near } inches of it at the end.
name-el3 = Divide and Conquer
card-el3 = Pick an enemy Unit in secret, Humanoid, Monster or Behemoth. { $points } point at the end of each turn, { $all } in all, in which a Unit of yours is within { $near } inches of it and no other enemy Mini within { $clear }.
name-el4 = Control Jungle Territory
card-el4 = { $points } point for a quarter on the enemy side that you control at the end of a turn, and { $points } for more quarters than the enemy at the end of the game.
name-el5 = Against All Odds
card-el5 = { $points } point when a Unit of yours charges an enemy that cost more and has not fought yet; { $points } more if yours is alive at the end and that enemy destroyed or Fleeing.
name-el6 = A Worthy Sacrifice
card-el6 = Pick an enemy Unit in secret, Humanoid or Heroic. { $points } point when it is destroyed; { $points } more if the Sacrifice token is within { $near } inches of your zone at the end.
name-el7 = Consecrated Ground
card-el7 = Pick a piece of landscape in the enemy zone in secret, at most { $across } inches across. Consecrate it by a claim for { $points } point; { $points } more if no enemy is within { $clear } inches of it at the end.
name-el8 = Put the Spirits to Rest
card-el8 = A Humanoid or Heroic Unit of yours buries the dead by a claim. { $points } point for the first Corpse token within { $near } inches of the enemy zone; { $points } more for { $tokens } there at the end.

name-ec1 = Cannibalism for the Devourer King
card-ec1 = Death tokens lie where enemy Units were destroyed. A Humanoid Unit of yours within { $near } inches of one claims it and leaves a Ritual token. { $points } point at the end of a turn with one in play, { $points } at the end of the game with { $tokens }.
name-ec2 = In Search of El Dorado
card-ec2 = Pick { $picks } enemy Units in secret, Humanoid or Heroic. A Unit of yours that engages one tests Brave at { $brave }: pass, and it has the Map; fail, and the other has it. { $points } point for taking the Map hand to hand, { $points } for holding it at the end.
name-ec3 = Head of the Snake
card-ec3 = { $points } point when a Humanoid or Heroic Unit of yours wounds the enemy General; { $points } more if the General is dead or Fleeing at the end.
name-ec4 = Heroism Personified
card-ec4 = { $points } point when a Unit of yours with a Heroic Figure charges in the enemy half; { $points } when a Heroic Figure plants a marker in the enemy zone by a claim.
name-ec5 = Call the Storm
card-ec5 = A Unit of yours with a Magic Level in the enemy half invokes the storm by a claim, for { $points } point and a free spell; { $points } more if it is alive at the end.
name-ec6 = Through the Enemy Lines
card-ec6 = Place tokens by claims. { $points } point at the end of a turn with one in the enemy zone and every enemy more than { $clear } inches from it; { $points } for { $tokens } in that zone at the end.
name-ec7 = Challenge
card-ec7 = A Humanoid Unit of yours that charges an enemy with a Heroic Figure may challenge: it does not strike and has +{ $save } Save. { $points } point, and { $points } when your General challenges theirs.
name-ec8 = Trophy Hunters
card-ec8 = Humanoid Units of yours take trophies of Monsters, Behemoths and Heroes they kill. { $points } point for the first; { $points } more if a Humanoid Unit of yours stands within { $near } inches of a trophy at the end.


### Landscape

name-jungle = jungle
name-scrub = scrub
name-marsh = marsh
name-lake = lake
name-building = building
name-low_wall = low wall
name-high_wall = high wall
name-hill = hill
name-river = river
name-bridge = bridge
name-open = Open
name-difficult = Difficult
name-impassable = Impassable

card-land_jungle = Difficult: an inch costs two. Height { $height }: it obscures, and a Unit in it has +{ $save } Save.
card-land_scrub = { card-land_jungle }
card-land_marsh = Difficult: an inch costs two. It hides nobody.
card-land_rock = Impassable, height { $height }: it hides what is not taller.
card-land_lake = Impassable, but one sees and flies over it.
card-land_building = { card-land_rock }
card-land_low_wall = An obstacle of height { $height }: Units at least as tall cross it, nobody ends a move on it, and it obscures.
card-land_high_wall = { card-land_low_wall }
card-land_hill = Open: it changes nothing.
card-land_river = Difficult: an inch costs two, none March or Charge through it, and it may sweep Minis away. Spells do not touch it.
card-land_bridge = Open: a safe way across the river.
