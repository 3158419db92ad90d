"""Signs of cards and dice: the emblem of each card, and what is drawn on each face."""

from __future__ import annotations

from mythwright.games.myth_fortunes.signs import disc

CARDS: dict[str, str] = {
    "arrow": "M0-12L8-3H3V12H-3V-3H-8Z",
    "back": "M-8-11H8V11H-8ZM-6-9V9H6V-9ZM0-7L4 0L0 7L-4 0ZM0-4L-2 0L0 4L2 0Z",
    "ball": disc(0, 0, 11) + "M0-5L4.8-1.6L3 4H-3L-4.8-1.6ZM-1-11H1V-6H-1ZM-10-4L-5.6-2.6L-6.2-0.8L-10.6-2.2Z"
    "M10-4L5.6-2.6L6.2-0.8L10.6-2.2ZM-4.4 5L-2.8 6.2L-5.6 10L-7.2 8.8ZM4.4 5L2.8 6.2L5.6 10L7.2 8.8Z",
    "bell": "M-1.4-12H1.4V-10C6-9 7-5 7 0C7 4 9 5 10 7H-10C-9 5-7 4-7 0C-7-5-6-9-1.4-10Z"
    "M-3 8.4H3C3 12-3 12-3 8.4Z",
    "boot": "M-6-11H3V1L10 4Q13 6 12 10H-7Q-4 0-6-11ZM-7 11H12V12H-7Z",
    "bush": "M-3 11V6C-9 8-13 2-9-2C-11-7-5-11-1-8C3-13 10-9 9-4C13 0 10 7 4 5.6V11Z"
    "M-4-3L0 1L1.4-0.4L-2.6-4.4Z",
    "coat": "M-4-11L0-8L4-11L11-7L9 0L7-1V11H1V-5H-1V11H-7V-1L-9 0L-11-7ZM2.4 0H4V1.6H2.4ZM2.4 4H4V5.6H2.4Z",
    "crack": "M-6-12H-1L-2-3L3-4L-1 4L4 3L-3 12L-2 6H-6L-4-1H-8Z"
    "M4-12H8L7-6L10-5L7 2L9 3L6 10L6.4 4L4 3L6-3L3-4Z",
    "crystal": disc(0, -2, 9) + "M-6-4C-5-8-2-9 0-9L-0.6-7.4C-3-7-4-5.4-4.6-3.6ZM-8 8H8L10 12H-10Z",
    "die": "M-8-10H8Q10-10 10-8V8Q10 10 8 10H-8Q-10 10-10 8V-8Q-10-10-8-10Z"
    + disc(-5, -5, 2)
    + disc(0, 0, 2)
    + disc(5, 5, 2),
    "door": "M-9-12H6V12H-9ZM-6-9V9H3V-9ZM-6-9L1-6V12L-6 9ZM6.8-2H9V-5L13 0L9 5V2H6.8Z",
    "fist": "M-8-4C-8-8-5-9-3-8C-2-10 1-10 2-8C4-10 7-9 7-7C10-8 11-4 10-1C9 4 7 5 6 7V11H-5V7C-8 4-9 0-8-4Z"
    "M-4-4H6V-2.5H-4Z",
    "flag": "M-9-12H-6V12H-9ZM-5-11C0-14 4-8 11-11V2C4 5 0-1-5 2ZM-3-7V-1C0-2 4 0 8-1V-7C4-6 0-8-3-7Z",
    "hand": "M-6 12V4L-11-3C-11-5-9-5-8-4L-5-1V-9C-5-11-2-11-2-9V-3V-11C-2-13 1-13 1-11V-3V-10"
    "C1-12 4-12 4-10V-2"
    "V-7C4-9 7-9 7-7V4C7 7 6 9 5 12Z",
    "jester": "M-12-6C-9-11-4-9-3-5C-2-10 2-10 3-5C4-9 9-11 12-6C9-6 8-2 8 4H-8C-8-2-9-6-12-6ZM-8 6H8V10H-8Z"
    + disc(-11, -3, 1.6)
    + disc(11, -3, 1.6)
    + disc(0, -11, 1.6),
    "ledger": "M-9-11H7C9-11 10-10 10-8V11H-7C-9 11-10 10-10 8V-9ZM-6-7V-5H6V-7ZM-6-3V-1H6V-3ZM-6 1V3H2V1Z"
    "M-8 7.4V9H8V7.4Z",
    "lute": "M7-12L11-8L8-6L3-1C5 4 2 9-3 11C-8 12-12 8-11 3C-9-2-4-5 1-3L6-8Z"
    "M-4 1a2.6 2.6 0 1 0 0 5.2a2.6 2.6 0 1 0 0-5.2Z",
    "mask": "M-11-7C-6-10-2-6 0-6C2-6 6-10 11-7C13 0 9 6 5 6C2 6 1 3 0 3C-1 3-2 6-5 6C-9 6-13 0-11-7Z"
    "M-8-2C-6-4-3-3-2 0C-4 1.4-7 1-8-2ZM8-2C6-4 3-3 2 0C4 1.4 7 1 8-2ZM-11 8L-9 8L-7 12H-9Z",
    "medal": "M-6-12H-1L0-9L1-12H6L3-3H-3Z"
    + disc(0, 4, 8)
    + "M0-1L1.6 2.4L5 2.8L2.4 5.2L3 8.6L0 6.8L-3 8.6L-2.4 5.2"
    "L-5 2.8L-1.6 2.4Z",
    "muscle": "M-12-5H-9V-8H-5V-2H5V-8H9V-5H12V5H9V8H5V2H-5V8H-9V5H-12Z",
    "quill": "M12-12C11-3 5 4-3 5L-8 12H-10L-5 3C-7-3 2-11 12-12ZM7-8C2-5-1-2-3 2C1-1 4-4 7-8ZM1 9H10V11H1Z",
    "shield": "M0-12L10-8V0C10 6 5 10 0 12C-5 10-10 6-10 0V-8ZM0-8L-6-6V0C-6 4-3 7 0 8Z",
    "slant": "M-11 8L3-6H-4V-11H11V4H6V-3L-8 11Z",
    "swap": "M-11-6H5V-10L12-4.4L5 1V-3H-11ZM11 6H-5V10L-12 4.4L-5-1V3H11Z",
    "table": "M-11-6L11-9L11.4-6.4L-10.6-3.4ZM-8-3L-6-3.2L-8 11H-10ZM8-5.4L6-5.2L9 11H11Z" + disc(-2, -9, 2),
    "again": "M0-11A11 11 0 0 1 10.4-3.4L12.6-4L9 2L3.6-1.6L6.4-2.4A7 7 0 1 0 7 2H11A11 11 0 1 1 0-11Z",
    "trumpet": "M-12-1H-4L6-8V8L-4 1.6H-12ZM7.4-9H9.6V9H7.4ZM-9 2.6H-5V7H-9Z",
    "twice": disc(-4.4, 0, 7.2) + disc(-4.4, 0, 4.8) + "M2-7a7.2 7.2 0 1 1 0 14A9.4 9.4 0 0 0 2-7Z",
    "umbrella": "M0-12C7-12 12-7 12-1C9-3 6-3 4-1C2-3-2-3-4-1C-6-3-9-3-12-1C-12-7-7-12 0-12Z"
    "M-1-1H1V8C1 13-7 12-7 7H-5"
    "C-5 10-1 10-1 8Z",
    "unicorn": "M-2-12L3-5C8-4 10 1 10 6L6 12H-2C1 8 0 5-2 4L-8 7L-11 4L-5-3C-5-5-4-6-2-6.6Z"
    "M-3-2.4L-1-1L-3-0.4Z",
    "wand": "M-11 9L3-5L5-3L-9 11ZM6-12L7.4-8.4L11-7L7.4-5.6L6-2L4.6-5.6L1-7L4.6-8.4Z"
    "M-4-11L-3-8.4L-0.6-8L-3-7L-4-4.6L-5-7"
    "L-7.4-8L-5-8.4ZM9 1L10 3L12 4L10 5L9 7L8 5L6 4L8 3Z",
    "wind": "M-11-9H6C11-9 11-2 6-2H-2V-4H6C8-4 8-7 6-7H-11ZM-11 0H8C13 0 13 8 8 8H3V6H8C10 6 10 2 8 2H-11Z"
    "M-11 4H0V6H-11Z",
    "wizard": "M2-13C3-8 5-3 7 3H-7C-4-3-2-9 2-13ZM-12 4H12C10 9-10 9-12 4Z"
    "M-1-3L0-1L2-0.6L0.4 0.8L0.8 2.6L-1 1.6L-2.8 2.6"
    "L-2.4 0.8L-4-0.6L-2-1Z",
    "bodyguard": disc(0, -7, 4.4)
    + "M-11 11C-11 2-7-1.6 0-1.6C7-1.6 11 2 11 11ZM-1.4 0H1.4L2.4 7L0 9.4L-2.4 7Z",
    "book": "M-11-9C-7-11-3-10 0-8C3-10 7-11 11-9V9C7 7 3 8 0 10C-3 8-7 7-11 9ZM-1-6V7H1V-6Z",
}

PIPS = {
    "1": ((0, 0),),
    "2": ((-5, -5), (5, 5)),
    "3": ((-6, -6), (0, 0), (6, 6)),
    "4": ((-5, -5), (5, -5), (-5, 5), (5, 5)),
    "5": ((-6, -6), (6, -6), (0, 0), (-6, 6), (6, 6)),
    "6": ((-5, -7), (5, -7), (-5, 0), (5, 0), (-5, 7), (5, 7)),
    "7": ((-6, -7), (6, -7), (-6, 0), (0, 0), (6, 0), (-6, 7), (6, 7)),
    "8": ((-6, -7), (0, -7), (6, -7), (-6, 0), (6, 0), (-6, 7), (0, 7), (6, 7)),
}
"""Where the spots of a number lie."""

POKER = {
    "nine": "M0-11C5-11 7.5-7 7.5-3C7.5 5 4 11-4 11.5V8C0 7.5 2.5 5 3.5 2C2.5 3 1.5 3.5 0 3.5"
    "C-4.5 3.5-7.5 0.5-7.5-3.8C-7.5-8-4.5-11 0-11Z" + disc(0, -4, 3.4),
    "ten": "M-10-7L-5-11H-3V11H-7V-5L-10-3ZM5-11C9-11 11-6 11 0C11 6 9 11 5 11C1 11-1 6-1 0C-1-6 1-11 5-11Z"
    "M5-7C3-7 2.6-3 2.6 0C2.6 3 3 7 5 7C7 7 7.4 3 7.4 0C7.4-3 7-7 5-7Z",
    "jack": "M-3-10H5V4C5 9 2 11-2 11C-5 11-7 9-7 6H-4C-4 8 0 8.6 1 6V-7H-3Z",
    "queen": disc(0, -1, 9.6) + disc(0, -1, 6) + "M5.6 7.6L8 5.4L12.4 10L10 12.2Z",
    "king": "M-8-11H-4V-2L4-11H9L0-1L9 11H4L-4 1V11H-8Z",
    "ace": "M-3-11H3L10 11H6L4 5H-4L-6 11H-10ZM-3 2H3L0-7Z",
}
"""The faces of poker dice, as cards are marked."""

_BEARERS = {
    "again": ("second_chance",),
    "arrow": ("straight_and_narrow",),
    "ball": ("big_game",),
    "bell": ("town_crier",),
    "bodyguard": ("hired_bodyguard",),
    "book": ("eager_apprentice",),
    "boot": ("untied_bootlaces",),
    "bush": ("ambush_artist",),
    "chest": ("windfall",),
    "coat": ("turncoat",),
    "crack": ("weak_knees", "case_of_nerves"),
    "crystal": ("crystal_ball",),
    "die": ("loaded_dice",),
    "door": ("companion_walks_out",),
    "dragon": ("baby_dragon", "dragon_poker"),
    "eye": ("unmasked",),
    "fist": ("show_of_force",),
    "flag": ("truce",),
    "hand": ("light_fingers",),
    "jester": ("practical_joker", "dirty_trick"),
    "ledger": ("gnome_bookkeeper",),
    "lute": ("wandering_minstrel",),
    "mask": ("quick_change",),
    "medal": ("old_general",),
    "muscle": ("borrowed_muscle",),
    "portal": ("dimension_hop",),
    "quill": ("lovesick_poet",),
    "reeds": ("mud_season",),
    "slant": ("shortcut",),
    "shield": ("counterspell",),
    "star": ("sudden_confidence",),
    "suitcase": ("clumsy_porter",),
    "swap": ("traded_places",),
    "table": ("wobbly_table",),
    "trumpet": ("loud_imp",),
    "twice": ("double_or_nothing",),
    "umbrella": ("insurance",),
    "unicorn": ("war_unicorn",),
    "wand": ("court_magician",),
    "wind": ("tailwind",),
    "wizard": ("absent_minded_wizard",),
}
CARD_SIGNS = {card: sign for sign, cards in _BEARERS.items() for card in cards}
"""The emblem of each Encounter and Companion Card; a race is its own emblem."""
UNKNOWN = "back"
"""What lies face down, or a card that has no emblem."""


def faces() -> dict[str, str]:
    """The emblems of the faces of all dice."""
    spots = {f"face-{face}": _spots(face) for face in PIPS}
    return spots | {f"face-{face}": shape for face, shape in POKER.items()}


def _spots(face: str) -> str:
    radius = 4 if face == "1" else 2.6 if len(PIPS[face]) < 7 else 2.2
    return "".join(disc(x, y, radius) for x, y in PIPS[face])


FACE_SIGNS = {
    "0": ("hourglass", "shade"),
    **{face: (f"face-{face}", "ink") for face in PIPS},
    **{face: (f"face-{face}", "blood") for face in POKER},
}
"""The emblem and the colour of each face of the dice."""
