"""Grounds: how each kind of square looks, its colour, its drawn texture and its sign."""

from __future__ import annotations

from typing import NamedTuple

from mythwright.core.colours import tint
from mythwright.core.picture import Node, node
from mythwright.games.myth_fortunes.board import SIDE, View


class Ground(NamedTuple):
    """A family of squares: the fill, the pen, and what is drawn all over it."""

    fill: str
    pen: str
    texture: str


GROUNDS = {
    "gold": Ground(
        "land-egyptian", "egyptian", "M6 52Q14 46 22 52T38 52T54 52M10 14Q18 8 26 14M42 12Q48 7 56 12"
    ),
    "fame": Ground(
        "land-hindu",
        "hindu",
        "M8 10L12 6L16 10L12 14ZM50 12L54 8L58 12L54 16ZM8 54L11 50L14 54M50 54L54 49L58 54",
    ),
    "loss": Ground("land-dark", "dark", "M0 16L16 0M0 40L40 0M0 64L64 0M24 64L64 24M48 64L64 48"),
    "cards": Ground("land-norse", "norse", "M6 8H20M6 13H16M46 52H58M46 57H54M48 8H58M6 54H16"),
    "chance": Ground(
        "land-greek", "greek", "M10 8V16M6 12H14M54 50V58M50 54H58M54 8V14M51 11H57M10 52V58M7 55H13"
    ),
    "wild": Ground(
        "sand-light", "shade", "M4 20Q12 14 20 20M44 14Q52 8 60 14M6 54Q14 48 22 54M42 56Q50 50 58 56"
    ),
    "home": Ground(
        "land-slavic", "slavic", "M8 58V50M4 54L8 49L12 54M56 58V48M52 53L56 47L60 53M54 14L58 8L62 14"
    ),
    "zone": Ground("night", "straw", "M8 12H9M54 9H55M14 54H15M56 50H57M30 7H31M6 34H7M58 30H59M34 58H35"),
    "stop": Ground(
        "straw", "gilt-deep", "M4 60L12 52L20 60M44 60L52 52L60 60M4 4L12 12L20 4M44 4L52 12L60 4"
    ),
    "clash": Ground("stone", "ink", "M0 12H64M0 52H64M16 0V12M48 0V12M32 52V64M0 32H10M54 32H64"),
    "foe": Ground("land-hindu", "blood", "M6 4L10 12L4 20M58 6L53 14L60 22M8 60L12 50M56 60L51 50"),
}

LOOKS = {
    "loose_change": ("gold", "coin"),
    "good_bargain": ("gold", "coins"),
    "buried_strongbox": ("gold", "chest"),
    "admiring_crowd": ("fame", "crowd"),
    "daring_deed": ("fame", "star"),
    "toll_gate": ("loss", "gate"),
    "cutpurse_alley": ("loss", "purse"),
    "public_blunder": ("loss", "blunder"),
    "round_of_drinks": ("loss", "mug"),
    "rumour_mill": ("cards", "bubble"),
    "lost_luggage": ("cards", "suitcase"),
    "costume_tent": ("cards", "mask"),
    "caravan_camp": ("cards", "wagon"),
    "wild_magik": ("chance", "magik"),
    "shell_game": ("chance", "cups"),
    "charity_gala": ("chance", "gift"),
    "bog": ("wild", "reeds"),
    "open_road": ("wild", "road"),
    "drop_zone": ("zone", "portal"),
    "bazaar_at_deva": ("stop", "awning"),
    "yellow_crescent_inn": ("stop", "crescent"),
    "duelling_ground": ("clash", "duel"),
    "hall_of_true_sight": ("clash", "eye"),
    "dead_magik_zone": ("clash", "dead"),
    "narrow_bridge": ("clash", "bridge"),
    "confront_a_mob_enforcer": ("foe", "hat"),
}
"""The ground and the sign of each kind of square; homes and foes bear the sign of their race."""
SIGNED = {"gold": "+", "fame": "+", "loss": "−"}
"""Squares of these grounds say how much is won or lost."""


def look(table: View, kind: str) -> tuple[str, str]:
    """The ground and the sign of a kind of square."""
    printed = table["cards"].get(f"square_{kind}", {})
    if kind in LOOKS:
        return LOOKS[kind]
    if printed.get("home"):
        return "home", str(printed["home"])
    return ("foe", str(printed["foe"])) if printed.get("foe") else ("wild", "star")


def amount(table: View, kind: str) -> str:
    """What is written on a square of gain or loss; nothing on the others."""
    ground, _ = look(table, kind)
    number = table["cards"].get(f"square_{kind}", {}).get("amount")
    return f"{SIGNED[ground]}{number}" if number and ground in SIGNED else ""


def textures() -> list[Node]:
    """The grounds as patterns of one square each."""
    return [
        node(
            "pattern",
            f"ground-{name}",
            "",
            node("rect", width=SIDE, height=SIDE, fill=tint(ground.fill)),
            node(
                "path", d=ground.texture, fill="none", stroke=tint(ground.pen), stroke_width=1.2, opacity=0.28
            ),
            width=SIDE,
            height=SIDE,
            patternUnits="userSpaceOnUse",
        )
        for name, ground in GROUNDS.items()
    ]
