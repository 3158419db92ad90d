# The words of King of the Hill.
#
# Names: name-<id>. Texts: card-<id> and mission-<god>, in which every figure comes from the data.
# A card's text knows $range, $upto, $coins and $tokens of the card, and $amount, $by and $new of its first
# effect, $amount2, $by2 and $new2 of its second. A Guardian's text is filled once for each side. A mission's
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

name-gold_1 = Gold, one coin
name-gold_2 = Gold, two coins
name-gold_3 = Gold, three coins
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

card-lions_strength = Once on each of your turns, after an attack roll: roll any of its dice again. The new faces stand.
card-thirteenth_labour = Your critical hit deals { $by } more damage.
card-master_builder = Each time you build a Temple, take { some-rewards } on top of its bonus.
card-wisdom_of_saqqara =
    You have { $by } more { $by ->
        [one] roll
       *[other] rolls
    } in each God’s Quest. Only the first roll counts as the first try.
card-dragons_blood = The first time you are hurt in each player’s turn: damage { $by }.
card-bane_of_fafnir = Attack +{ $by } against Guardians on side B, Monsters and the Contender.
card-hut_on_hens_legs = Artifacts never slow you down.
card-witchs_cauldron = Once on each of your turns: discard a Secret card from your hand and take { some-rewards2 }.
card-keen_eye =
    You scout { $by } more { $by ->
        [one] token
       *[other] tokens
    } and, after your first turn, { $by2 } { $by2 ->
        [one] tile
       *[other] tiles
    } farther away.
card-gandiva =
    At the start of each Battle the Guardian takes { $amount } damage. In the Final battle you may attack from { $by2 } { $by2 ->
        [one] tile
       *[other] tiles
    } farther away.

## Guardians

card-harpy = { name-feather_storm }: hero dice in an attack on her: { $by }.
card-sphinx = { name-riddle }: a critical hit against it is only a hit.
card-valkyrie = { name-battle_fury }: a miss on the Guardian die is a hit.
card-lisovyk = { name-thorns }: a hero who strikes him takes { $amount } damage for each hit or critical hit.
card-naga = { name-venom }: her hit and her critical hit deal { $by } more damage.
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
    Put a fear token on { some-heroes } within { some-tiles } of the Hill. Whoever has one: attack { $by2 } in the next own turn.
card-zmey_gorynych =
    Put fire on { $upto } { $upto ->
        [one] tile
       *[other] tiles
    } next to the Hill. Every hero who is there, or stops there later, takes { $amount } damage.
card-vritra =
    Put a drought token on { some-heroes }. Whoever has one uses no Reward cards, Secret cards or artifacts in the next own turn.
card-cthulhu =
    Put a mind control token on { some-heroes }. You direct the next turn of whoever has it, with attack +{ $by2 }.

## Artifacts: Greek

card-moon_bow = Before an attack: it deals { $by } more damage if it is a hit or a critical hit.
card-aegis = When a Guardian strikes you in a Battle: damage { $by }.
card-winged_sandals = Before your movement: speed +{ $by } this turn.
card-lyre_of_delphi = Any time on your turn: take { some-rewards }.
card-forge_hammer = Attack +{ $by }.
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
    You scout { $by } more { $by ->
        [one] token
       *[other] tokens
    }.
card-eye_of_horus =
    You may scout { $by } { $by ->
        [one] tile
       *[other] tiles
    } farther away.
card-claw_of_sekhmet = After an attack roll in a Battle: if it is a hit or a critical hit, the Guardian does not strike back.

## Artifacts: Norse

card-gungnir = After an attack roll: a miss is a hit.
card-mjolnir = Your critical hit deals { $by } more damage.
card-falcon_cloak = Before your movement: speed +{ $by } this turn, and you may pass through other heroes.
card-mask_of_loki =
    Any time on your turn: take { some-rewards } at random from the hand of a hero up to { some-tiles } away.
card-gjallarhorn = Any time on your turn: look in secret at up to { some-tokens }.
card-gauntlet_of_tyr = Attack +{ $by }, and +{ $by2 } more against Guardians on side B and Monsters.

## Artifacts: Slavic

card-thunder_axe = Before an attack: it deals { $by } more damage if it is a hit or a critical hit.
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
    Any time on your turn: speed { $by2 } for a hero up to { some-tiles } away, in the next movement.
card-armour_of_surya = The first time you are hurt in each Battle: damage { $by }.
card-vel = Before an attack: it deals { $by } more damage if it is a hit or a critical hit.

## Artifacts: Dark

card-black_pearl = Any time on your turn: lose { $amount } Health, but not your last, and take { some-rewards2 }.
card-flute_of_chaos = Any time on your turn: every other hero up to { some-tiles } away takes { $amount } damage.
card-faceless_mask = After a roll in a God’s Quest: turn a die that shows Dark to any other rune. The Eclipse comes no nearer.
card-silver_key =
    Instead of moving: put your hero on a tile with a face-down village up to { some-tiles } away, not on the Hill.
card-trident_of_nodens = Attack +{ $by }, and +{ $by2 } more against Dark Guardians and Cthulhu.
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
card-attack_potion = Before an attack: attack +{ $by } until the end of your turn.
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
card-seven_league_boots = Before your movement: speed +{ $by } this turn.
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
