"""Signs: the emblems of cards and dice, and which card bears which."""

from __future__ import annotations

SIGNS: dict[str, str] = {
    "anvil": "M-11-8H11V-4C6-4 4-2 3 2H7V6H9V10H-9V6H-7V2H-3C-4-2-7-3-11-8Z",
    "armour": "M-6-11L-2-9H2L6-11L11-7L8-2L7-3V10H-7V-3L-8-2L-11-7ZM-1-5V6H1V-5Z",
    "arrow": "M11-11L9-2L6-5L-6 7L-5 10L-9 12V9L-12 9L-10 5L-7 6L5-6L2-9Z",
    "axe": "M-1-12H2V12H-1ZM3-9C9-9 11-4 11 2C8-1 6-2 3-2ZM-2-9C-8-9-10-4-10 2C-7-1-5-2-2-2Z",
    "banner": "M-9-12H-6V12H-9ZM-5-11C0-14 4-8 10-11V3C4 6 0 0-5 3Z",
    "bolt": "M3-12L-8 2H-1L-4 12L8-3H1Z",
    "book": "M-11-9C-7-11-3-10 0-8C3-10 7-11 11-9V9C7 7 3 8 0 10C-3 8-7 7-11 9ZM-1-6V7H1V-6Z",
    "bow": "M-6-11C6-9 10-3 10 0C10 3 6 9-6 11L-7 8C3 6 6 2 6.5 1H-8V4L-12 0L-8-4V-1H6.5C6-2 3-6-7-8Z",
    "broken": "M-1.6-12H1.6L1.8-6L-1.9-3ZM-1.9 0L2-3V3H6V5.5H1.8V11H-1.8V5.5H-6V3H-2Z",
    "chain": "M-5-6A6 6 0 1 0-5 6A6 6 0 1 0-5-6ZM-5-3A3 3 0 1 1-5 3A3 3 0 1 1-5-3Z"
    "M5-6A6 6 0 1 0 5 6A6 6 0 1 0 5-6ZM5-3A3 3 0 1 1 5 3A3 3 0 1 1 5-3Z",
    "claw": "M-9-11C-9-4-7 2-3 9C-4 2-5-4-5-11ZM-2-11C-2-3-1 4 1 11C2 4 2-3 2-11Z"
    "M9-11C9-4 7 2 5 9C5 2 5-4 5-11Z",
    "crack": "M0 9C-14-1-8-11 0-5L-2-1L2 1L0 5ZM1 8C14-1 8-11 1-5L0-1L4 1L1.5 5Z",
    "crook": "M-8-12C-3-12-3-6-7-6V-8C-6-8-6-10-8-10C-10-10-10-6-8-4L7 10L5 12L-10-2C-14-6-12-12-8-12Z"
    "M10-10L12-8L-6 12L-8 10Z",
    "disc": "M0-12L2-9A9 9 0 0 1 9-2L12 0L9 2A9 9 0 0 1 2 9L0 12L-2 9A9 9 0 0 1-9 2L-12 0L-9-2A9 9 0 0 1-2-9Z"
    "M0-4A4 4 0 1 0 0 4A4 4 0 1 0 0-4Z",
    "equal": "M-9-9H9V9H-9ZM-5-4H5V-1H-5ZM-5 2H5V5H-5Z",
    "fist": "M-8-4C-8-8-5-9-3-8C-2-10 1-10 2-8C4-10 7-9 7-7C10-8 11-4 10-1C9 4 7 5 6 7V11H-5V7"
    "C-8 4-9 0-8-4ZM-4-4H6V-2.5H-4Z",
    "flask": "M-3-12H3V-10H2V-5C8-2 9 2 9 5C9 9 5 12 0 12C-5 12-9 9-9 5C-9 2-8-2-2-5V-10H-3Z"
    "M-6 4C-3 2 3 6 6 4C6 7 4 9 0 9C-4 9-6 7-6 4Z",
    "flower": "M0-3A3 3 0 1 0 0 3A3 3 0 1 0 0-3ZM0-12C3-10 3-6 0-4C-3-6-3-10 0-12Z"
    "M0 12C3 10 3 6 0 4C-3 6-3 10 0 12Z"
    "M-12 0C-10-3-6-3-4 0C-6 3-10 3-12 0ZM12 0C10-3 6-3 4 0C6 3 10 3 12 0ZM-8-8C-5-8-3-6-3-3C-6-3-8-5-8-8Z"
    "M8-8C8-5 6-3 3-3C3-6 5-8 8-8ZM-8 8C-8 5-6 3-3 3C-3 6-5 8-8 8ZM8 8C5 8 3 6 3 3C6 3 8 5 8 8Z",
    "flute": "M-12 6L9-11L12-7L-9 10ZM-4 1L-2-1L-1 0L-3 2ZM1-3L3-5L4-4L2-2ZM-8 5L-6 3L-5 4L-7 6Z",
    "hammer": "M-9-10H7L10-7V-3L7-1H2V11H-2V-1H-9Z",
    "horn": "M-11-6L-6-10C-4-2 2 3 11 4L10 8C0 9-8 3-11-6ZM-11-8L-7-12L-5-11L-10-6Z",
    "hourglass": "M-8-12H8V-10C8-4 3-2 2 0C3 2 8 4 8 10V12H-8V10C-8 4-3 2-2 0C-3-2-8-4-8-10Z"
    "M-5-9C-4-5-1-4 0-2C1-4 4-5 5-9Z",
    "hut": "M0-12L11-3H8V5H3V8L5 11H1L2 5H-2L-1 11H-5L-3 8V5H-8V-3H-11ZM-2-2H2V3H-2Z",
    "jaws": "M-11 4C-11-8 11-8 11 4H8L6-1L4 4L2-1L0 4L-2-1L-4 4L-6-1L-8 4ZM-11 6H11V9H-11Z",
    "key": "M0-12A5.5 5.5 0 1 0 0-1A5.5 5.5 0 1 0 0-12ZM0-9A2.5 2.5 0 1 1 0-4A2.5 2.5 0 1 1 0-9Z"
    "M-1.3-1H1.3V5H5V7.5H1.3V9H4V11.5H-1.3Z",
    "knot": "M0-12C5-12 6-6 2-4H10V-1H2V2L8 10L5 12L0 4L-5 12L-8 10L-2 2V-1H-10V-4H-2C-6-6-5-12 0-12Z"
    "M0-9C-2-9-2-6 0-5C2-6 2-9 0-9Z",
    "lyre": "M-9-11C-4-8-7-3-7 2C-7 6-4 8-2 8H-5V11H5V8H2C4 8 7 6 7 2C7-3 4-8 9-11C3-11 3-6 4-3H-4"
    "C-3-6-3-11-9-11ZM-3-1H-1V6H-3ZM1-1H3V6H1Z",
    "mask": "M-9-9C-4-11 4-11 9-9C11-2 7 8 0 12C-7 8-11-2-9-9ZM-6-4C-5-6-2-6-1-3C-3-2-5-2-6-4Z"
    "M6-4C5-6 2-6 1-3C3-2 5-2 6-4ZM-3 4H3V6H-3Z",
    "moon": "M3-11A11 11 0 1 0 10 7A9 9 0 0 1 3-11Z",
    "needle": "M9-12L12-9L-9 11L-12 12L-11 9ZM8-9L9-8L6-5L5-6Z",
    "noose": "M-1-12H2V-5C8-4 9 0 9 3C9 8 5 11 0 11C-5 11-9 8-9 3C-9-1-6-4-1-5Z"
    "M0-2C-3-2-6 0-6 3C-6 6-3 8 0 8C3 8 6 6 6 3C6 0 3-2 0-2Z",
    "pearl": "M0-9A9 9 0 1 0 0 9A9 9 0 1 0 0-9ZM-3-5A3 3 0 1 1-3 1A3 3 0 1 1-3-5Z",
    "scroll": "M-9-10H6C9-10 9-6 6-6V6H11V7C11 11 8 11 6 11H-6C-9 11-9 9-9 7ZM-6-6H3V-4H-6Z"
    "M-6-2H3V0H-6ZM-6 2H0V4H-6Z",
    "shield": "M0-11L10-8V0C10 6 5 10 0 12C-5 10-10 6-10 0V-8ZM0-7V8C4 6 6 3 6 0V-5Z",
    "sickle": "M-2-11C8-12 12-3 9 4C8 6 6 7 5 7C8 1 6-7-2-8ZM3 6L6 8L-2 12H-6L-5 9Z",
    "skull": "M0-11C7-11 10-6 10-2C10 2 8 4 6 5V10H-6V5C-8 4-10 2-10-2C-10-6-7-11 0-11Z"
    "M-4-4A2.5 2.5 0 1 0-4 1A2.5 2.5 0 1 0-4-4ZM4-4A2.5 2.5 0 1 0 4 1A2.5 2.5 0 1 0 4-4ZM-1 3H1V6H-1Z",
    "spear": "M0-12L4-5L1-2V12H-1V-2L-4-5Z",
    "spindle": "M-1-12H1V-6C5-4 6-1 6 1C6 4 3 7 1 8V12H-1V8C-3 7-6 4-6 1C-6-1-5-4-1-6ZM-4 0H4V1.5H-4Z",
    "star": "M0-12L3-4H11L5 1.5L7 10L0 5L-7 10L-5 1.5L-11-4H-3Z",
    "trident": "M-1-12H1V2H5C8 2 8-3 8-9H10C10-1 9 4.5 5 4.5H1V12H-1V4.5H-5C-9 4.5-10-1-10-9H-8"
    "C-8-3-8 2-5 2H-1Z",
    "twins": "M-5-11A3.5 3.5 0 1 0-5-4A3.5 3.5 0 1 0-5-11ZM-11 11C-11 2-9-2-5-2C-2-2-1 1-.5 4V11Z"
    "M5-11A3.5 3.5 0 1 0 5-4A3.5 3.5 0 1 0 5-11ZM11 11C11 2 9-2 5-2C2-2 1 1 .5 4V11Z",
    "whirl": "M-11-9H9C13-9 13-4 9-4H-6V-6H8V-7H-11ZM-8-2H5C9-2 9 3 5 3H-4V1H4V0H-8Z"
    "M-4 5H3C6 5 6 10 3 10H-1V8H2V7H-4Z",
    "wing": "M-11-8C-4-10 6-8 11-9C11-5 8-3 5-2C8-2 9-2 10-2C9 2 5 3 3 3C5 3 6 4 7 4"
    "C5 8-2 9-5 7C-9 4-11-1-11-8Z",
}

_BEARERS = {
    "anvil": ("anvil_of_svarog",),
    "armour": ("armour_of_surya",),
    "arrow": ("golden_arrow",),
    "axe": ("thunder_axe",),
    "banner": ("banner_of_vayu",),
    "bolt": ("vajra", "thunderbolt_of_olympus", "thunderstorm"),
    "book": ("necronomicon", "wisdom_of_saqqara"),
    "boot": ("seven_league_boots",),
    "bow": ("moon_bow", "gandiva"),
    "chain": ("golden_chain",),
    "claw": ("claw_of_sekhmet", "lions_strength"),
    "cloud": ("shifting_mists",),
    "coin": ("gold_1", "gold_2", "gold_3"),
    "crook": ("crook_and_flail",),
    "dark": ("dark_rune",),
    "die": ("extra_roll",),
    "disc": ("disc_of_vishnu",),
    "doll": ("voodoo_doll",),
    "eye": ("eye_of_horus", "keen_eye", "minds_eye"),
    "fist": ("gauntlet_of_tyr",),
    "flame": ("flame_of_agni", "golden_torch"),
    "flask": ("healing_potion", "witchs_cauldron"),
    "flower": ("fern_flower",),
    "flute": ("flute_of_chaos", "golden_flute"),
    "hammer": ("forge_hammer", "mjolnir", "vandalism"),
    "horn": ("gjallarhorn", "horn_of_veles"),
    "horns": ("hydra", "apep", "fenrir", "zmey_gorynych", "vritra", "cthulhu"),
    "hourglass": ("timewalk",),
    "hut": ("hut_on_hens_legs",),
    "jaws": ("trap",),
    "key": ("silver_key", "thief_of_night"),
    "knot": ("knot_of_isis", "sistrum_of_bastet"),
    "laurel": ("thirteenth_labour",),
    "lyre": ("lyre_of_delphi",),
    "mask": ("mask_of_loki", "faceless_mask", "false_prophet"),
    "moon": ("prophetic_dream",),
    "needle": ("needle_of_koschei",),
    "noose": ("noose_of_varuna", "quicksand"),
    "pearl": ("black_pearl",),
    "ring": ("draupnir", "free_rune"),
    "scales": ("scales_of_anubis", "relic_hunter"),
    "scroll": ("palette_of_thoth", "golden_riddle"),
    "shield": ("aegis", "dragons_blood"),
    "sickle": ("golden_sickle",),
    "spear": ("spear_of_ares", "gungnir", "vel"),
    "spindle": ("spindle_of_mokosh",),
    "star": ("dar_zoru", "divine_favour"),
    "sword": ("attack_potion", "bane_of_fafnir"),
    "temple": ("new_faith", "master_builder"),
    "trident": ("trident_of_nodens",),
    "twins": ("doppelganger",),
    "whirl": ("whirlwind", "yellow_sign"),
    "wing": ("winged_sandals", "falcon_cloak"),
    **{rune: (f"rune_{rune}",) for rune in ("greek", "egyptian", "norse", "slavic", "hindu")},
}
CARD_SIGNS = {card: sign for sign, cards in _BEARERS.items() for card in cards}
"""The emblem of each card; one that is not here bears an eye."""
FACE_SIGNS = {
    **{rune: (rune, rune) for rune in ("greek", "egyptian", "norse", "slavic", "hindu", "dark")},
    "hit": ("sword", "ink"),
    "miss": ("cloud", "shade"),
    "critical": ("bolt", "blood"),
    "restore": ("heart", "slavic"),
    "block": ("shield", "greek"),
    "sweep": ("whirl", "norse"),
    "blow": ("hammer", "flame"),
    "fell": ("skull", "blood"),
    "disarm": ("broken", "shade"),
}
"""The emblem and the colour of each face of the dice."""
