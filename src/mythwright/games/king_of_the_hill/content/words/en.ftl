# The words of King of the Hill.
#
# Names: name-<id>. Texts: card-<id> and mission-<god>, in which every figure comes from the data.
# A card's text knows $range, $upto, $coins and $tokens of the card, and $amount, $more and $new of its first
# effect, $amount2, $more2 and $new2 of its second. A Guardian's text is filled once for each side. A mission's
# text knows $amount of the first deed and $amount2 of the second.


### Names

## Mythologies, also as runes, villages and camps

name-greek = Greek
name-egyptian = Egyptian
name-norse = Norse
name-slavic = Slavic
name-hindu = Hindu
name-dark = Dark

## Heroes

name-heracles = Heracles
name-imhotep = Imhotep
name-sigurd = Sigurd
name-baba_yaga = Baba Yaga
name-arjuna = Arjuna

## Abilities and special abilities of the heroes

name-lions_strength = Lion’s Strength
name-thirteenth_labour = Thirteenth Labour
name-master_builder = Master Builder
name-wisdom_of_saqqara = Wisdom of Saqqara
name-dragons_blood = Dragon’s Blood
name-bane_of_fafnir = Bane of Fafnir
name-hut_on_hens_legs = Hut on Hen’s Legs
name-witchs_cauldron = Witch’s Cauldron
name-keen_eye = Keen Eye
name-gandiva = Gandiva

## Guardians

name-harpy = Harpy
name-sphinx = Sphinx
name-valkyrie = Valkyrie
name-lisovyk = Lisovyk
name-naga = Naga
name-shoggoth = Shoggoth

## Abilities of the Guardians

name-feather_storm = Feather Storm
name-riddle = Riddle
name-battle_fury = Battle Fury
name-thorns = Thorns
name-venom = Venom
name-madness = Madness

## Monsters

name-hydra = Hydra
name-apep = Apep
name-fenrir = Fenrir
name-zmey_gorynych = Zmey Gorynych
name-vritra = Vritra
name-cthulhu = Cthulhu

## Gods

name-artemis = Artemis
name-athena = Athena
name-hermes = Hermes
name-apollo = Apollo
name-hephaestus = Hephaestus
name-ares = Ares
name-isis = Isis
name-thoth = Thoth
name-anubis = Anubis
name-bastet = Bastet
name-horus = Horus
name-sekhmet = Sekhmet
name-odin = Odin
name-thor = Thor
name-freyja = Freyja
name-loki = Loki
name-heimdall = Heimdall
name-tyr = Tyr
name-perun = Perun
name-mokosh = Mokosh
name-veles = Veles
name-svarog = Svarog
name-lada = Lada
name-tryglav = Tryglav
name-indra = Indra
name-agni = Agni
name-vayu = Vayu
name-varuna = Varuna
name-surya = Surya
name-kartikeya = Kartikeya
name-dagon = Dagon
name-azathoth = Azathoth
name-nyarlathotep = Nyarlathotep
name-yog_sothoth = Yog-Sothoth
name-nodens = Nodens
name-hastur = Hastur

## Artifacts

name-moon_bow = Moon Bow
name-aegis = Aegis
name-winged_sandals = Winged Sandals
name-lyre_of_delphi = Lyre of Delphi
name-forge_hammer = Forge Hammer
name-spear_of_ares = Spear of Ares
name-knot_of_isis = Knot of Isis
name-palette_of_thoth = Palette of Thoth
name-scales_of_anubis = Scales of Anubis
name-sistrum_of_bastet = Sistrum of Bastet
name-eye_of_horus = Eye of Horus
name-claw_of_sekhmet = Claw of Sekhmet
name-gungnir = Gungnir
name-mjolnir = Mjolnir
name-falcon_cloak = Falcon Cloak
name-mask_of_loki = Mask of Loki
name-gjallarhorn = Gjallarhorn
name-gauntlet_of_tyr = Gauntlet of Tyr
name-thunder_axe = Thunder Axe
name-spindle_of_mokosh = Spindle of Mokosh
name-horn_of_veles = Horn of Veles
name-anvil_of_svarog = Anvil of Svarog
name-fern_flower = Fern Flower
name-dar_zoru = Dar Zoru
name-vajra = Vajra
name-flame_of_agni = Flame of Agni
name-banner_of_vayu = Banner of Vayu
name-noose_of_varuna = Noose of Varuna
name-armour_of_surya = Armour of Surya
name-vel = Vel
name-black_pearl = Black Pearl
name-flute_of_chaos = Flute of Chaos
name-faceless_mask = Faceless Mask
name-silver_key = Silver Key
name-trident_of_nodens = Trident of Nodens
name-yellow_sign = Yellow Sign

## Superartifacts

name-thunderbolt_of_olympus = Thunderbolt of Olympus
name-crook_and_flail = Crook and Flail
name-draupnir = Draupnir
name-needle_of_koschei = Needle of Koschei
name-disc_of_vishnu = Disc of Vishnu
name-necronomicon = Necronomicon

## Reward cards

name-gold_1 = Gold (one coin)
name-gold_2 = Gold (two coins)
name-gold_3 = Gold (three coins)
name-healing_potion = Healing Potion
name-attack_potion = Attack Potion
name-extra_roll = Extra Roll
name-rune_greek = Rune of the Greeks
name-rune_egyptian = Rune of Egypt
name-rune_norse = Rune of the North
name-rune_slavic = Rune of the Slavs
name-rune_hindu = Rune of India
name-free_rune = Free Rune
name-dark_rune = Dark rune

## Secret cards

name-doppelganger = Doppelganger
name-false_prophet = False Prophet
name-new_faith = New Faith
name-vandalism = Vandalism
name-timewalk = Timewalk
name-trap = Trap
name-voodoo_doll = Voodoo Doll
name-golden_arrow = Golden Arrow
name-golden_riddle = Golden Riddle
name-golden_chain = Golden Chain
name-golden_sickle = Golden Sickle
name-golden_flute = Golden Flute
name-golden_torch = Golden Torch
name-thief_of_night = Thief of Night
name-thunderstorm = Thunderstorm
name-quicksand = Quicksand
name-whirlwind = Whirlwind
name-minds_eye = Mind’s Eye
name-seven_league_boots = Seven-League Boots
name-prophetic_dream = Prophetic Dream
name-shifting_mists = Shifting Mists
name-divine_favour = Divine Favour
name-relic_hunter = Relic Hunter

## Temples

name-attack = Temple of Attack
name-health = Temple of Health
name-rewards = Temple of Rewards
name-secrets = Temple of Secrets
name-market = Market

## Paths

name-wealth = Path of Wealth
name-champion = Path of the Champion
name-faith = Path of Faith
name-harmony = Path of Harmony
name-dark_hero = Path of the Dark Hero

## Dice and their faces

name-hero = Hero die
name-guardian = Guardian die
name-monster = Monster die
name-hit = Hit
name-miss = Miss
name-critical = Critical hit
name-restore = Restore
name-block = Block
name-sweep = Sweep
name-blow = Blow
name-fell = Fell
name-disarm = Disarm


### Counted things, for use inside the texts below

some-rewards =
    { $amount ->
        [one] { $amount } Reward card
       *[other] { $amount } Reward cards
    }
some-rewards2 =
    { $amount2 ->
        [one] { $amount2 } Reward card
       *[other] { $amount2 } Reward cards
    }
some-secrets =
    { $amount ->
        [one] { $amount } Secret card
       *[other] { $amount } Secret cards
    }
some-secrets2 =
    { $amount2 ->
        [one] { $amount2 } Secret card
       *[other] { $amount2 } Secret cards
    }
some-potions2 =
    { $amount2 ->
        [one] { $amount2 } Healing Potion
       *[other] { $amount2 } Healing Potions
    }
some-artifacts =
    { $amount ->
        [one] { $amount } artifact
       *[other] { $amount } artifacts
    }
some-temples =
    { $amount ->
        [one] { $amount } Temple
       *[other] { $amount } Temples
    }
some-battles =
    { $amount ->
        [one] { $amount } Battle
       *[other] { $amount } Battles
    }
some-quests =
    { $amount ->
        [one] { $amount } God’s Quest
       *[other] { $amount } God’s Quests
    }
some-villages =
    { $amount ->
        [one] { $amount } village
       *[other] { $amount } villages
    }
some-times =
    { $amount ->
        [one] { $amount } time
       *[other] { $amount } times
    }
some-tokens =
    { $upto ->
        [one] { $upto } face-down village token
       *[other] { $upto } face-down village tokens
    }
some-heroes =
    { $upto ->
        [one] { $upto } hero
       *[other] up to { $upto } heroes
    }
some-tiles =
    { $range ->
        [one] { $range } tile
       *[other] { $range } tiles
    }


### Card texts

## Abilities and special abilities of the heroes

card-lions_strength = Once on each of your turns, after an attack roll: roll { $amount ->
        [one] one of its dice
       *[other] up to { $amount } of its dice
    } again. The new faces stand.
card-thirteenth_labour = Your critical hit deals { $more } more damage.
card-master_builder = Each time you build a Temple, take { some-rewards } on top of its bonus.
card-wisdom_of_saqqara =
    You have { $more } more { $more ->
        [one] roll
       *[other] rolls
    } in each God’s Quest. Only the first roll counts as the first try.
card-dragons_blood = The first time you are hurt in each player’s turn: damage { $more }.
card-bane_of_fafnir = Attack +{ $more } against Guardians on side B, Monsters and the Contender.
card-hut_on_hens_legs = Artifacts never slow you down.
card-witchs_cauldron = Once on each of your turns: discard a Secret card from your hand and take { some-rewards2 }.
card-keen_eye =
    You scout { $more } more { $more ->
        [one] token
       *[other] tokens
    } and, after your first turn, { $more2 } { $more2 ->
        [one] tile
       *[other] tiles
    } farther away.
card-gandiva =
    At the start of each Battle the Guardian takes { $amount } damage. In the Final battle you may attack from { $more2 } { $more2 ->
        [one] tile
       *[other] tiles
    } farther away.

## Guardians

card-harpy = { name-feather_storm }: hero dice in an attack on her: { $more }.
card-sphinx = { name-riddle }: a critical hit against it is only a hit.
card-valkyrie = { name-battle_fury }: a miss on the Guardian die is a hit.
card-lisovyk = { name-thorns }: a hero who strikes him takes { $amount } damage for each hit or critical hit.
card-naga = { name-venom }: her hit and her critical hit deal { $more } more damage.
card-shoggoth =
    { name-madness }: after an attack roll the hero takes damage for each Dark rune in it, at most { $amount } in all.

## Monsters

card-hydra =
    Put a venom token on { some-heroes }. Whoever has one takes { $amount2 } damage at the start of the next own turn.
card-apep =
    Put a darkness token on { some-heroes }. Whoever has one rolls only { $new2 } hero { $new2 ->
        [one] die
       *[other] dice
    } in the next own turn.
card-fenrir =
    Put a fear token on { some-heroes } within { some-tiles } of the Hill. Whoever has one: attack { $more2 } in the next own turn.
card-zmey_gorynych =
    Put fire on { $upto } { $upto ->
        [one] tile
       *[other] tiles
    } next to the Hill. Every hero who is there, or stops there later, takes { $amount } damage.
card-vritra =
    Put a drought token on { some-heroes }. Whoever has one uses no Reward cards, Secret cards or artifacts in the next own turn.
card-cthulhu =
    Put a mind control token on { some-heroes }. You direct the next turn of whoever has it, with attack +{ $more2 }.

## Artifacts: Greek

card-moon_bow = Before an attack: it deals { $more } more damage if it is a hit or a critical hit.
card-aegis = When a Guardian strikes you in a Battle: damage { $more }.
card-winged_sandals = Before your movement: speed +{ $more } this turn.
card-lyre_of_delphi = Any time on your turn: take { some-rewards }.
card-forge_hammer = Attack +{ $more }.
card-spear_of_ares = After an attack roll: roll any of its dice again.

## Artifacts: Egyptian

card-knot_of_isis = Any time on your turn: restore up to { $amount } Health.
card-palette_of_thoth =
    After a roll in a God’s Quest: turn { $amount ->
        [one] { $amount } die
       *[other] up to { $amount } dice
    } to a rune of your choice, not Dark.
card-scales_of_anubis = When you draw a god with a quest: discard the card and draw the next of its deck.
card-sistrum_of_bastet =
    You scout { $more } more { $more ->
        [one] token
       *[other] tokens
    }.
card-eye_of_horus =
    You may scout { $more } { $more ->
        [one] tile
       *[other] tiles
    } farther away.
card-claw_of_sekhmet = After an attack roll in a Battle: if it is a hit or a critical hit, the Guardian does not strike back.

## Artifacts: Norse

card-gungnir = After an attack roll: a miss is a hit.
card-mjolnir = Your critical hit deals { $more } more damage.
card-falcon_cloak = Before your movement: speed +{ $more } this turn, and you may pass through other heroes.
card-mask_of_loki =
    Any time on your turn: take { some-rewards } at random from the hand of a hero up to { some-tiles } away.
card-gjallarhorn = Any time on your turn: look in secret at up to { some-tokens }.
card-gauntlet_of_tyr = Attack +{ $more }, and +{ $more2 } more against Guardians on side B and Monsters.

## Artifacts: Slavic

card-thunder_axe = Before an attack: it deals { $more } more damage if it is a hit or a critical hit.
card-spindle_of_mokosh = After a roll in a God’s Quest: roll any of your dice once more, on top of the usual rolls.
card-horn_of_veles = Any time on your turn: take { some-secrets }.
card-anvil_of_svarog = Each time you build a Temple, restore up to { $amount } Health.
card-fern_flower = Each time you discover a village of a kind that is new to you, take { some-rewards } more.
card-dar_zoru =
    After a roll in a God’s Quest: turn { $amount ->
        [one] { $amount } die
       *[other] up to { $amount } dice
    } to the same rune of your choice, not Dark.

## Artifacts: Hindu

card-vajra = After an attack roll: a hit is a critical hit.
card-flame_of_agni = Before an attack: the Guardian or Monster you fight takes { $amount } damage at once.
card-banner_of_vayu = This artifact does not slow you down.
card-noose_of_varuna =
    Any time on your turn: speed { $more2 } for a hero up to { some-tiles } away, in the next movement.
card-armour_of_surya = The first time you are hurt in each Battle: damage { $more }.
card-vel = Before an attack: it deals { $more } more damage if it is a hit or a critical hit.

## Artifacts: Dark

card-black_pearl = Any time on your turn: lose { $amount } Health, but not your last, and take { some-rewards2 }.
card-flute_of_chaos = Any time on your turn: every other hero up to { some-tiles } away takes { $amount } damage.
card-faceless_mask = After a roll in a God’s Quest: turn a die that shows Dark to any other rune. The Eclipse comes no nearer.
card-silver_key =
    Instead of moving: put your hero on a tile with a face-down village up to { some-tiles } away, not on the Hill.
card-trident_of_nodens = Attack +{ $more }, and +{ $more2 } more against Dark Guardians and Cthulhu.
card-yellow_sign = Opponents’ Secret cards with a range cannot target your hero.

## Superartifacts

card-thunderbolt_of_olympus = Before an attack: the Guardian or Monster you fight takes { $amount } damage at once.
card-crook_and_flail = Any time on your turn: take { some-secrets }.
card-draupnir = Any time on your turn: take { some-rewards }.
card-needle_of_koschei =
    Any time on your turn: restore all your Health. If you would die first, outside an Arena, it does so by itself.
card-disc_of_vishnu =
    Any time on your turn: destroy { $upto ->
        [one] { $upto } Temple of an opponent
       *[other] up to { $upto } Temples of different opponents
    }, wherever on the board.
card-necronomicon = Any time on your turn: take an extra turn after this one.

## Reward cards

card-gold_1 =
    { $coins ->
        [one] { $coins } gold coin
       *[other] { $coins } gold coins
    } towards the Path of Wealth. Keep it in your hand.
card-gold_2 = { card-gold_1 }
card-gold_3 = { card-gold_1 }
card-healing_potion = Any time on your turn: restore up to { $amount } Health.
card-attack_potion = Before an attack: attack +{ $more } until the end of your turn.
card-extra_roll = After a roll in a God’s Quest: roll any of your dice once more, on top of the usual rolls.
card-rune_greek = After a roll in a God’s Quest: add a Greek rune to your dice.
card-rune_egyptian = After a roll in a God’s Quest: add an Egyptian rune to your dice.
card-rune_norse = After a roll in a God’s Quest: add a Norse rune to your dice.
card-rune_slavic = After a roll in a God’s Quest: add a Slavic rune to your dice.
card-rune_hindu = After a roll in a God’s Quest: add a Hindu rune to your dice.
card-free_rune = After a roll in a God’s Quest: add a rune of your choice to your dice, not Dark.
card-dark_rune =
    After a roll in a God’s Quest: turn a die that shows Dark to any other rune. The Eclipse comes nearer, and the card stays beside your mat.

## Secret cards

card-doppelganger = When another player plays a Secret card: it has no effect.
card-false_prophet = Choose a Temple next to you: you get the bonus of any one Temple card on its owner’s mat.
card-new_faith = Destroy an opponent’s Temple next to you and build one of yours on its tile, with its bonus.
card-vandalism = Destroy an opponent’s Temple up to { some-tiles } away.
card-timewalk = Take an extra turn after this one.
card-trap = A hero up to { some-tiles } away is left with { $amount } Health.
card-voodoo_doll = Give the doll to a hero at any distance, whose next turn is skipped.
card-golden_arrow = Win your Battle against the { name-harpy } at once.
card-golden_riddle = Win your Battle against the { name-sphinx } at once.
card-golden_chain = Win your Battle against the { name-valkyrie } at once.
card-golden_sickle = Win your Battle against { name-lisovyk } at once.
card-golden_flute = Win your Battle against the { name-naga } at once.
card-golden_torch = Win your Battle against the { name-shoggoth } at once.
card-thief_of_night =
    Take { some-rewards } at random from the hand of each of { some-heroes } in a range of { some-tiles }.
card-thunderstorm = Every other hero up to { some-tiles } away takes { $amount } damage.
card-quicksand = A hero up to { some-tiles } away has speed { $new2 } in the next movement.
card-whirlwind =
    Move a hero who is up to { some-tiles } away from you to a bare tile up to { some-tiles } from where that hero stands.
card-minds_eye = Look at all Reward and Secret cards in an opponent’s hand.
card-seven_league_boots = Before your movement: speed +{ $more } this turn.
card-prophetic_dream = Look in secret at up to { some-tokens }.
card-shifting_mists = Swap two face-down village tokens anywhere on the board without looking at them.
card-divine_favour = After a roll in a God’s Quest: roll any of your dice once more, on top of the usual rolls.
card-relic_hunter = Take an artifact of your choice from the Artifact market, as new. You need a free slot.


### Missions

## Greek

mission-artemis =
    Have village tokens of { $amount } { $amount ->
        [one] hero mythology
       *[other] different hero mythologies
    }.
mission-athena = Have won { some-battles } since taking this card.
mission-hermes = Stand next to the camp of another hero in play.
mission-apollo = Have restored Health { some-times } since taking this card.
mission-hephaestus = Have { some-artifacts } on your mat.

## Egyptian

mission-isis = Have an active Temple of Health, or discard { some-potions2 }.
mission-thoth = Discard { some-secrets }.
mission-anubis = Have no more than { $amount } Health.
mission-bastet = Stand next to one of your own Temples.
mission-horus = Stand next to the Holy Hill.

## Norse

mission-odin = Discard { some-rewards }.
mission-thor = Have { some-temples } on the board.
mission-freyja = Stand next to another hero.
mission-loki = Have played { some-secrets } since taking this card.
mission-heimdall = Have discovered { some-villages } since taking this card.

## Slavic

mission-perun = Have won { some-battles } since taking this card.
mission-mokosh = Have { some-temples } on the board.
mission-veles = Discard { some-rewards } of the same name.
mission-svarog =
    Have artifacts of { $amount } { $amount ->
        [one] mythology
       *[other] different mythologies
    } on your mat.
mission-lada = Stand on or next to a tile with another player’s Temple.

## Hindu

mission-indra = Have succeeded in { some-quests } since taking this card.
mission-agni = Discard { some-artifacts } from your mat to the Artifact market.
mission-vayu = Stand on a corner tile of the board.
mission-varuna =
    Have { $amount } village { $amount ->
        [one] token
       *[other] tokens
    } of the same hero mythology.
mission-surya = Have { some-rewards } or more in hand.

## Dark

mission-dagon = Have a Dark village token, and { some-secrets } or more in hand.
mission-azathoth =
    Have used { $amount } Dark rune { $amount ->
        [one] card
       *[other] cards
    } or more.
mission-nyarlathotep = Own the Dark Hero card, or discard { some-secrets2 }.
mission-yog_sothoth =
    Have { $amount } Dark village { $amount ->
        [one] token
       *[other] tokens
    }.
mission-nodens = Have no more than { $amount } Health.


### Places, blows and decks

name-D4 = the Holy Hill (D4)
name-arena = in an Arena
name-evade = Evade
name-hit_and_evade = Hit and evade
name-reward_deck = Reward cards
name-secret_deck = Secret cards

## What a player is asked, as refusals name it

name-explore = the Exploration
name-meet = a lone Guardian
name-face_god = a god’s demand
name-quest = a God’s Quest
name-quest_spent = a God’s Quest after its last roll
name-challenge = a failed Quest
name-battle = a Battle
name-target = the Arena’s Target
name-assign = the dice of an Arena
name-rest = a rest in the Arena
name-build = a Temple to build
name-fourth_artifact = an artifact too many
name-forced_sale = a forced sale
name-react = an answer to a Secret card
name-pick = the targets of a card
name-pay = the price of a mission
name-end_turn = the end of a turn
name-approach = the way to the Hill
name-attack_hill = an attack on the Hill
name-ability = the Monster’s ability
name-contender = the Contender’s turn
name-control = a mind-controlled turn

## What a card must be aimed at, as refusals name it

name-at_hero = a hero it may reach
name-at_heroes = heroes it may reach
name-at_opponent = another hero
name-at_adjacent_temple = a Temple next door
name-at_opponent_temple = an opponent’s Temple in range
name-at_opponent_temple_to_replace = an opponent’s Temple next door, and one to build
name-at_opponent_temples = opponents’ Temples
name-at_village_to_leap = a face-down village in range
name-at_villages = face-down villages
name-at_two_villages = two face-down villages
name-at_hero_and_tile = a hero in range and a bare tile
name-at_market_artifact = an artifact of the market, and a free slot
name-at_secret_in_hand = a Secret card in hand
name-at_tiles_by_the_hill = tiles next to the Hill


### Setting the table

setup-heroes = Heroes by seat (heracles, imhotep, sigurd, baba_yaga, arjuna or random)
    .label = Heroes
    .about = Who plays whom. Whoever wishes nothing rolls for a hero.
setup-passing = Seats, counted from nought, that never answer a Secret card
    .label = Never answer a Secret card
    .about = These seats are not asked whether they answer a Secret card with a Doppelganger.
name-random = By lot


### What happens

the-guardian =
    { $guardian ->
        [Harpy] the Harpy
        [Sphinx] the Sphinx
        [Valkyrie] the Valkyrie
        [Naga] the Naga
        [Shoggoth] the Shoggoth
        [Hydra] the Hydra
       *[other] { $guardian }
    }
guardian-first =
    { $guardian ->
        [Harpy] The Harpy
        [Sphinx] The Sphinx
        [Valkyrie] The Valkyrie
        [Naga] The Naga
        [Shoggoth] The Shoggoth
        [Hydra] The Hydra
       *[other] { $guardian }
    }
the-monster =
    { $monster ->
        [Hydra] the Hydra
       *[other] { $monster }
    }
monster-first =
    { $monster ->
        [Hydra] The Hydra
       *[other] { $monster }
    }
a-rune =
    { $rune ->
        [Egyptian] an Egyptian
       *[other] a { $rune }
    }
slot-of =
    { $slot ->
        [0] the first slot
        [1] the second slot
       *[other] the third slot
    }

## Setting up, turns and rounds

event-rolled =
    { $seat ->
        [-1] The die for the first turn shows { $faces }.
        [0] The first player rolls { $faces } ({ $die }).
        [1] The second player rolls { $faces } ({ $die }).
        [2] The third player rolls { $faces } ({ $die }).
        [3] The fourth player rolls { $faces } ({ $die }).
        [4] The fifth player rolls { $faces } ({ $die }).
       *[other] { $seat } rolls { $faces } ({ $die }).
    }
event-rolled_again = { $rune } will not do: the die is rolled again.
event-took_hero = Player { $player } takes { $who }.
event-leads = { $who } has the first player token and begins.
event-turn_began = Round { $round }: { $who } is up.
event-skipped = The Voodoo Doll holds { $who } fast: this turn is lost.
event-round_advanced = The marker moves on to round { $round }.
event-guardians_grew = From round { $round } on the Guardians show their stronger side.
event-won_a_turn = { $who } will take another turn after this one.

## Exploration

event-looked = { $who } takes a secret look: { $tiles }.
event-saw =
    { $tiles_count ->
        [one] The village on { $tiles } is { $runes }.
       *[other] The villages on { $tiles } are { $runes }.
    }
event-moved = { $who } moves to { $tile }.
event-stayed = { $who } stays put.
event-discovered = { $who } discovers { a-rune } village on { $tile }.
event-swapped = { $who } swaps the villages of { $tiles }.
event-whirled = The wind sets { $who } down on { $tile }.
event-went_home = { $who } is carried home to camp.

## God’s Quests and missions

event-drew_god = { $god } appears before { $who }.
event-discarded_god = { $god } departs.
event-added_rune = { $who } adds { a-rune } rune to the dice.
event-turned_dice = { $who } turns { $old } to { $rune }.
event-passed_quest =
    { $first ->
        [1] { $who } pleases { $god } at the first try!
       *[other] { $who } passes the Quest of { $god }.
    }
event-failed_quest = { $who } fails the Quest of { $god }.
event-called_guardian = { $who } calls out { the-guardian } on { $tile }.
event-took_mission = { $who } takes on the mission of { $god }.
event-paid =
    { $number ->
        [one] { $who } gives up { $card }.
       *[other] { $who } gives up { $card }, { $number } times.
    }
event-completed_mission = { $who } completes the mission of { $god }.

## Battles

event-battle_began =
    { $who } (attack { $attack }) fights { the-guardian } ({ $side ->
        [b] side B
       *[a] side A
    }, Health { $health }).
event-struck =
    { $blow ->
        [Hit] { $who } lands a hit.
        [Miss] { $who } misses.
        [Evade] { $who } slips out of reach.
       *[other] { $who }: { $blow }!
    }
event-wounded =
    { $amount ->
        [0] { guardian-first } is not scratched: Health { $left }.
       *[other] { guardian-first } loses { $amount } Health and has { $left } left.
    }
event-guardian_missed = { guardian-first } strikes at nothing.
event-restored = { guardian-first } recovers { $amount } Health and has { $left }.
event-hurt =
    { $amount ->
        [0] { $who } takes no harm: Health { $left }.
       *[other] { $who } loses { $amount } Health and has { $left } left.
    }
event-weakened = { $who } is left with { $left } Health.
event-healed = { $who } recovers { $amount } Health and has { $left }.
event-grew = { $who } grows by { $amount } Health and has { $left }.
event-revived = { $artifact } brings { $who } back from death with { $left } Health!
event-won_battle = { $who } defeats { the-guardian }.
event-lost_battle = { $who } falls to { the-guardian } on { $tile }.

## Arenas

event-found_arena = On { $tile } the gate of the { $arena } Arena opens before { $who }.
event-entered_arena = { $who } steps into the { $arena } Arena.
event-met_opponents =
    { $side ->
        [b] { $who } will face { $guardians }, all on side B.
       *[a] { $who } will face { $guardians }.
    }
event-aimed = { $who } makes { the-guardian } in { slot-of } the Target.
event-evaded = { $who } evades { the-guardian }.
event-pushed = { guardian-first } in { slot-of } is driven back and loses its ability.
event-moved_back = { guardian-first } in { slot-of } rallies and has its ability again.
event-defeated = { guardian-first } in { slot-of } is beaten.
event-won_arena = { $who } triumphs in the { $arena } Arena!
event-lost_arena = { $who } falls in the { $arena } Arena.

## Cards and artifacts

event-drew_rewards =
    { $number ->
        [0] There is no Reward card left for { $who }.
        [one] { $who } takes a Reward card.
       *[other] { $who } takes { $number } Reward cards.
    }
event-got_rewards = { $who } draws: { $cards }.
event-drew_secrets =
    { $number ->
        [0] There is no Secret card left for { $who }.
        [one] { $who } takes a Secret card.
       *[other] { $who } takes { $number } Secret cards.
    }
event-got_secrets = { $who } draws: { $cards }.
event-reshuffled = The discarded cards are shuffled into a new deck: { $deck }.
event-used_reward = { $who } uses { $reward }.
event-played_secret =
    { $target_count ->
        [0] { $who } plays { $secret }.
       *[other] { $who } plays { $secret }: { $target }.
    }
event-cancelled = { $who } answers with a Doppelganger: { $secret } comes to nothing.
event-used = { $who } uses { $card }.
event-laid = { $card } takes effect on { $who }.
event-lifted = { $card } no longer affects { $who }.
event-got_doll = The Voodoo Doll grins at { $who }: the next turn is lost.
event-stole_reward = { $who } steals a Reward card from { $target }.
event-stole_which = { $who } stole { $reward } from { $target }.
event-looked_at_hand = { $who } peers into the hand of { $target }.
event-saw_hand = { $who } sees in the hand of { $target }: { $cards }.
event-copied_bonus = { $who } borrows the bonus of a { $kind }.
event-gained_artifact = { $who } gains an artifact: { $artifact }.
event-gave_up_artifact = { $who } parts with { $artifact }.

## Temples

event-built = { $who } builds a { $kind } on { $tile }.
event-destroyed = The { $kind } of { $who } on { $tile } is torn down.
event-unlocked = { $who } masters a special ability: { $card }.
event-locked = { $who } may no longer use { $card }.

## The Eclipse, the Seal and the Hill

event-became_dark_hero =
    { $number ->
        [one] { $who } is now the Dark Hero, with { $number } Dark rune used.
       *[other] { $who } is now the Dark Hero, with { $number } Dark runes used.
    }
event-eclipse_came = The Eclipse darkens the sky after round { $round }: the Seal breaks by itself.
event-all_lost = There is no Dark Hero. Chaos swallows the world, and all heroes lose.
event-showed_path = { $who } shows proof: the { $path } is complete.
event-turned_seal = Beneath the Seal lies { a-rune } village, and { the-guardian } rises from it.
event-seal_held = The Seal holds against { $who }.
event-broke_seal = { $who } breaks the Seal by the { $path }!
event-final_began = The Final battle begins. { $who } is the Contender on the Holy Hill.
event-summoned = { $who } summons { the-monster } with { $health } Health.
event-unleashed = { monster-first } strikes out at { $target }.
event-waited = { $who } waits on the Hill.
event-blocked = { monster-first } blocks { $amount } damage.
event-monster_fell = { monster-first } falls!
event-named_target = { $who } goes for { $target }.
event-counterattacked = { $who } strikes back from the Hill.
event-took_hill = { $who } takes the Holy Hill and is the new Contender.
event-crowned = { $who } is King of the Hill!


### Questions

prompt-explore = Scout, or move on? Cards and artifacts may come first.
prompt-meet = A lone Guardian stands here. Fight it?
prompt-face_god = A god has spoken. Roll for the demand when ready.
prompt-quest = Which dice to keep? The others are rolled again.
prompt-quest_spent = The last roll is made. Can anything still help?
prompt-challenge = The Quest has failed. Battle or mission?
prompt-battle = The Guardian waits. Attack when ready.
prompt-blow = What shall come of this roll?
prompt-target = Which Guardian is the Target of this round?
prompt-assign = What are these dice spent on?
prompt-rest = The round is over. Drink, or fight on?
prompt-build = Build a Temple here?
prompt-fourth_artifact = One artifact too many. Which one goes?
prompt-forced_sale = The artifact beside the mat forces a sale. Which one goes?
prompt-react = A Secret card has been played. Answer it?
prompt-pick = Which one?
prompt-pay = What is given up for the mission?
prompt-end_turn = Anything else before the turn ends?
prompt-approach = The Hill calls. Which way up?
prompt-attack_hill = The Hill is within reach. Attack when ready.
prompt-ability = Whom shall the Monster’s ability strike?
prompt-contender = The Hill is held alone now. Attack a neighbour?
prompt-control = What must the mind-controlled hero do?
prompt-disarm = Which artifact is knocked away?


### Options

option-scout = scout { $a0 }
option-move = move to { $a0 }
option-stay = stay here
option-fight = fight the Guardian
option-decline = no, leave it
option-roll = roll the dice
option-keep =
    { $count ->
        [0] keep none, roll all again
       *[other] keep { $all }
    }
option-give_up = give up the Quest
option-battle = call out the Guardian
option-take_mission = take on the mission
option-mission = complete the mission of { $a0 }
option-mission-isis =
    { $a1 ->
        [0] complete the mission of { $a0 } by the Temple of Health
       *[other] complete the mission of { $a0 } with Healing Potions
    }
option-mission-nyarlathotep =
    { $a1 ->
        [0] complete the mission of { $a0 } as the Dark Hero
       *[other] complete the mission of { $a0 } with Secret cards
    }
option-pay = give up { $a0 }
option-attack =
    { $count ->
        [0] attack
       *[other] attack { $a0 }
    }
option-hit = hit
option-hit-0 = hit the first Guardian
option-hit-1 = hit the second Guardian
option-hit-2 = hit the third Guardian
option-critical = critical hit
option-critical-0 = critical hit on the first Guardian
option-critical-1 = critical hit on the second Guardian
option-critical-2 = critical hit on the third Guardian
option-evade = evade
option-evade-0 = evade the first Guardian
option-evade-1 = evade the second Guardian
option-evade-2 = evade the third Guardian
option-hit_and_evade = hit and evade
option-miss = let it be a miss
option-target = the Guardian in slot { $a0 }
option-target-0 = the first Guardian
option-target-1 = the second Guardian
option-target-2 = the third Guardian
option-done = spend no more dice
option-fight_on = fight on
option-build = build a { $a0 }
option-sell = sell { $a0 }
option-exchange = exchange { $a0 } for { $a1 }
option-claim =
    { $count ->
        [1] claim { $a0 }
       *[other] give { $a1 }, { $a2 } and { $a3 } for { $a0 }
    }
option-drop = discard { $a0 }
option-take = knock away { $a0 }
option-pick = { $a0 }
option-enough = that is enough
option-pass = let it pass
option-end = end the turn
option-ability = strike { $all }
option-control = move to { $a1 } and attack { $a0 }
option-self_attack = attack oneself

## Cards and artifacts: the first word is the card, the others say at what

option-reward = use { $a0 }
option-reward-free_rune = use { $a0 } as { $a1 }
option-reward-dark_rune = use { $a0 } to turn Dark to { $a1 }

option-secret =
    { $count ->
        [1] play { $a0 }
        [2] play { $a0 } on { $a1 }
        [3] play { $a0 } on { $a1 } and { $a2 }
       *[other] play { $a0 } on { $a1 }, { $a2 } and { $a3 }
    }
option-secret-false_prophet = play { $a0 }: the bonus of a { $a2 }, by { $a1 }
option-secret-new_faith = play { $a0 }: a { $a2 } on { $a1 }
option-secret-vandalism = play { $a0 }: the Temple on { $a1 }
option-secret-whirlwind = play { $a0 }: { $a1 } to { $a2 }
option-secret-relic_hunter = play { $a0 }: { $a1 }
option-secret-doppelganger = cancel it with { $a0 }

option-use =
    { $count ->
        [1] use { $a0 }
        [2] use { $a0 } on { $a1 }
        [3] use { $a0 } on { $a1 } and { $a2 }
       *[other] use { $a0 } on { $a1 }, { $a2 } and { $a3 }
    }
option-use-lions_strength =
    { $count ->
        [1] { $a0 }: roll all again
        [2] { $a0 }: keep { $a1 }
        [3] { $a0 }: keep { $a1 }, { $a2 }
        [4] { $a0 }: keep { $a1 }, { $a2 }, { $a3 }
       *[other] { $a0 }: keep { $a1 }, { $a2 }, { $a3 }, { $a4 }
    }
option-use-spear_of_ares = { option-use-lions_strength }
option-use-palette_of_thoth =
    { $count ->
        [3] { $a0 }: turn { $a2 } to { $a1 }
        [4] { $a0 }: turn { $a2 }, { $a3 } to { $a1 }
       *[other] { $a0 }: turn { $a2 }, { $a3 }, { $a4 } to { $a1 }
    }
option-use-dar_zoru = { option-use-palette_of_thoth }
option-use-faceless_mask = { $a0 }: turn Dark to { $a1 }
option-use-silver_key = { $a0 }: go to { $a1 }
option-use-witchs_cauldron = { $a0 }: discard { $a1 }


### What a roll may lead to, in a few words

odds-struck = the blow is decided
odds-blow = a choice of blows
odds-passed_quest = the Quest succeeds
odds-failed_quest = the Quest fails
odds-quest = the Quest goes on
odds-quest_spent = only help can still save the Quest
odds-rolled = more dice fall
odds-hurt = the hero is hurt
odds-guardian_missed = the Guardian strikes at nothing
odds-restored = the Guardian recovers
odds-battle = the Battle goes on
odds-met_opponents = the opponents are known
odds-assign = runes to spend
odds-moved_back = a Guardian rallies
odds-lost_arena = the Arena is lost
odds-rest = a rest in the Arena
odds-target = the next fighting round
odds-blocked = the Monster blocks
odds-weakened = the hero is all but felled
odds-gave_up_artifact = the hero is disarmed
odds-disarm = the Contender disarms the hero
odds-wounded = the Monster is hurt
odds-took_hero = a hero is found
odds-rolled_again = the die is rolled again
odds-leads = the first player is found


### What refusals compare

fact-needs = needed
fact-has = there
fact-heroes = allowed
fact-most = at most
fact-who = hero
fact-tile = tile
fact-card = card
fact-god = god
fact-top = to be completed first
fact-guardian = only against
fact-slot = Guardian, counted from nought
fact-living = Guardians that stand, counted from nought
fact-target = it needs
fact-asked = under way
fact-kinds = possible
fact-dice = the dice
fact-requires = it takes
fact-market = in the market
fact-path = path
fact-round = round
fact-text = answer


### The map in a terminal

## What the letters mean

panel-legend = How to read the map
legend-hero = HE: Heracles; IM, SI, BY and AR the others; > is up now
legend-village = ??: face-down village
legend-rune = Gr Eg No Sl Hi Da: village that you know
legend-temple = ^HEa: Temple of HE (attack, health, rewards, secrets, market)
legend-guardian = !Ha: Guardian Harpy, and so on
legend-arena = #Gr: Arena; ~~: fire
legend-hill = (S): the Seal on the Hill; /\: the open Hill, with the Monster and its Health
legend-camp = /Gr\: camp
legend-options = C3*: you may move there; C3+: you may aim there

## The same in sentences

spoken-place = { $tile }: { $things }.
spoken-hill = The Holy Hill, in the middle: { $things }.
spoken-camp = { $who } is in the { $camp } camp.
spoken-villages = Face-down villages: { $tiles }.
thing-hero = { $who }
thing-seal = the Seal
thing-monster = { the-monster } with { $health } Health
thing-guardian = the Guardian { $guardian }
thing-arena = the { $arena } Arena
thing-temple = { $kind } of { $who }
thing-village = a village known to be { $rune }
thing-fire = fire


### Panels

panel-adventures = Round { $round } of { $last }
panel-final = Final battle, round { $round } of { $last }
line-turn = Up now: { $who }
line-first = First player: { $who }
line-dark_hero = Dark Hero: { $who }
line-contender = Contender: { $who }
line-decks = In the decks: { $rewards_left } Reward cards, { $secrets_left } Secret cards
line-eclipse = Guardians on side B from round { $stronger }; the Eclipse after round { $last }
line-monster = { monster-first }: Health { $health }

panel-quest = { $who } before { $god }
line-demand =
    { $grey ->
        [0] Demand: { $runes }
       *[other] Demand: { $runes }, and { $grey } equal runes
    }
line-dice = Dice: { $dice }
line-added = Added runes: { $dice }
line-rolls = Rolls: { $rolls } of { $most }
line-prize = Prize: { $artifact }

panel-battle = { $who } against { the-guardian }
line-guardian =
    { $side ->
        [b] Side B
       *[a] Side A
    }: Health { $health }, attack { $attack }; its ability ends at Health { $weakness }

panel-attack = { $who } attacks
line-face = Monster die: { $face }

panel-arena = { $who } in the { $arena } Arena
slot-number =
    { $slot ->
        [0] First
        [1] Second
       *[other] Third
    }
slot-marks =
    { $aimed ->
        [1] {", "}the Target
       *[0] {""}
    }{ $evaded ->
        [1] {", "}evaded
       *[0] {""}
    }
line-slot-2 = { slot-number }: { $guardian }{ slot-marks }
line-slot-1 = { slot-number }: { $guardian }, without ability{ slot-marks }
line-slot-0 = { slot-number }: { $guardian }, beaten
line-opponent = { $guardian }: attack { $attack }. { $text }

panel-hero = { $hero } ({ $rune })
line-figures = Health { $health }/{ $max_health }, attack { $attack }, speed { $speed }
line-place = Place: { $tile }
line-camp = Place: camp
line-paths = Paths: { $paths }
path-champion = Champion { $has }/{ $needs }
path-faith = Faith { $has }/{ $needs }
path-harmony = Harmony { $has }/{ $needs }
path-wealth = Wealth { $has }/{ $needs }
line-hand = Hand: { $rewards_held } Reward, { $secrets_held } Secret
line-artifacts = Artifacts: { $things }
item-a = { $artifact } (A)
item-b = { $artifact } (B)
item-infinity = { $artifact } (∞)
line-temples = Temples: { $things }
item-temple = { $tile } { $kind }
line-villages = Villages: { $things }
line-arenas = Arenas: { $things }
line-missions = Missions: { $things }
line-lasting = At work: { $things }
line-dark_runes = Dark runes used: { $number }
line-special = Special ability: { $card }
line-doll = Holds the Voodoo Doll

panel-market = Artifact market
line-market =
    { $things_count ->
        [0] Nothing for sale
       *[other] For sale: { $things }
    }
line-superartifacts =
    { $things_count ->
        [0] No superartifact is left
       *[other] Superartifacts: { $things }
    }


### The hand

hand-ability = Ability: { $card }. { $text }
hand-special = Special ability: { $card }. { $text }
hand-locked = Special ability, still locked ({ $kind }): { $card }. { $text }
hand-card =
    { $number ->
        [one] { $card }: { $text }
       *[other] { $card } ({ $number } times): { $text }
    }
hand-mission = Mission of { $god }: { $text }


### What a browser shows

game-king_of_the_hill = King of the Hill
    .about = Heroes of five mythologies explore a hidden land, please gods, fight Guardians and build Temples, until one breaks the Seal and must hold the Holy Hill against all others.

## What a thing on the board is

title-tile = { $tile }: { $things }
title-bare = { $tile }: bare land
title-camp = The { $camp } camp
title-hero = { $who }, Health { $health } of { $max_health }
title-first = The first player token
title-round = Round { $round }
title-stronger = Round { $round }: from here on the Guardians show their stronger side
title-final = Final battle, round { $round }
thing-hidden = a face-down village

## Figures

figure-health = Health
figure-attack = Attack
figure-speed = Speed
figure-weakness = Its ability ends at Health
figure-rewards = Reward cards for beating it
figure-coins = Gold coins
figure-grey = Runes that must be equal
figure-reward_hand = Reward cards in hand
figure-secret_hand = Secret cards in hand
figure-villages = { $rune } village tokens
figure-arenas = Arenas won: { $things }
figure-dark_runes = Dark runes used

## Notes on cards

note-two_uses = side A, two uses
note-one_use = side B, last use
note-lasting = ∞, always at work
note-great = one use, then ∞
note-shorter = ∞, shorter paths
note-ability = Ability
note-special = Special ability
note-locked = Locked until enough of these stand: { $kind }
note-mission = Mission
note-tile = on { $tile }
judge-side =
    { $side ->
        [b] Side B
       *[a] Side A
    }: attack { $attack }, Health { $health }, weakness { $weakness }, rewards { $rewards }. { $text }
note-side =
    { $side ->
        [b] Side B
       *[a] Side A
    }

## Trays and lines

tray-monster = The Monster on the Hill
tray-superartifacts = Superartifacts
tray-decks = Decks
line-rolled = Dice
line-away = Place: in an Arena
role-first = First player
role-dark_hero = Dark Hero
role-contender = Contender
deck-rewards = Reward cards
deck-secrets = Secret cards
deck-gods = Gods
deck-left = Left in the deck
deck-discarded = Discarded: { $things }
deck-several =
    { $number ->
        [one] { $card }
       *[other] { $card } ({ $number })
    }

## What options of one kind are called together

kind-scout = Scout
kind-move = Move
kind-stay = Stay
kind-fight = Fight
kind-decline = Leave it
kind-roll = Roll
kind-keep = Keep dice
kind-give_up = Give up
kind-battle = Battle
kind-take_mission = Take the mission
kind-mission = Complete a mission
kind-pay = Give up
kind-attack = Attack
kind-hit = Hit
kind-critical = Critical hit
kind-evade = Evade
kind-hit_and_evade = Hit and evade
kind-miss = Miss
kind-target = Target
kind-done = Done
kind-fight_on = Fight on
kind-build = Build
kind-sell = Sell
kind-exchange = Exchange
kind-claim = Claim a superartifact
kind-drop = Discard an artifact
kind-take = Knock away
kind-pick = Choose
kind-enough = Enough
kind-pass = Pass
kind-end = End the turn
kind-ability = The Monster’s ability
kind-control = Mind control
kind-self_attack = Attack oneself
kind-reward = Use a Reward card
kind-secret = Play a Secret card
kind-use = Use an artifact or ability

## The end and the story

result-KH-END-02 = { $who } is King of the Hill! The Seal gave way to the { $path }, and the Final battle ended in round { $round }.
result-KH-ECL-05 = The Eclipse came after round { $round } and there was no Dark Hero: all heroes lose.
story-rounds = Rounds
story-turn_began = Turns
story-discovered = Villages discovered
story-passed_quest = God’s Quests passed
story-completed_mission = Missions completed
story-won_battle = Battles won
story-won_arena = Arenas won
story-built = Temples built
story-played_secret = Secret cards played
story-gained_artifact = Artifacts gained
story-rolled = Throws of dice
story-hurt = Health lost by heroes
story-chart = How far each hero had come on the nearest open path, round by round, in per cent
