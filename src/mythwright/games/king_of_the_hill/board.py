"""The board as both drawers need it: where tiles and camps lie, what stands there, what is on offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mythwright.core.data import Value

View = dict[str, Any]
Place = tuple[int, int]

HILL = "D4"
ROWS = "ABCDEFG"
RADIUS = 3
NOBODY = -1
HIDDEN = "hidden"

CAMPS: dict[str, Place] = {
    "greek": (2, -4),
    "egyptian": (4, -2),
    "norse": (2, 2),
    "slavic": (-2, 4),
    "hindu": (-4, 2),
}
"""A camp lies in the middle of a side of the board (KH-GAP-01)."""


def _tiles() -> dict[str, Place]:
    found: dict[str, Place] = {}
    for row, r in zip(ROWS, range(-RADIUS, RADIUS + 1), strict=True):
        columns = [q for q in range(-RADIUS, RADIUS + 1) if abs(q + r) <= RADIUS]
        found |= {f"{row}{column}": (q, r) for column, q in enumerate(columns, start=1)}
    return found


TILES = _tiles()
PLACES = {**TILES, **CAMPS}


class Temple(Value, frozen=True):
    kind: str
    seat: int
    who: str
    mythology: str


class Spot(Value, frozen=True, kw_only=True):
    """What lies and stands on one tile, as far as the view tells; empty words and -1 are nothing.

    `who` is the hero on it, `foe` the mythology of its Guardian or Monster; `health` is the Monster's.
    """

    tile: str
    village: str = ""
    guardian: str = ""
    god: str = ""
    arena: str = ""
    temple: Temple | None = None
    hero: int = NOBODY
    who: str = ""
    fire: bool = False
    seal: bool = False
    monster: str = ""
    health: int = 0
    foe: str = ""

    @property
    def bare(self) -> bool:
        return self == Spot(tile=self.tile)


def spots(table: View) -> dict[str, Spot]:
    """Every tile with what is on it."""
    found: dict[str, View] = {tile: {"tile": tile} for tile in TILES}
    for tile, rune in table["villages"].items():
        found[tile]["village"] = rune
    for tile, (guardian, god) in table["guardians"].items():
        found[tile] |= {"guardian": guardian, "god": god, "foe": mythology_of(table, guardian)}
    for mythology, arena in table["arenas"].items():
        found[arena["tile"]]["arena"] = mythology
    for tile in table["fire"]:
        found[tile]["fire"] = True
    for seat, hero in enumerate(table["heroes"]):
        for tile, kind in hero["temples"]:
            found[tile]["temple"] = Temple(kind, seat, hero["card"], hero["mythology"])
        if hero["place"] in found:
            found[hero["place"]] |= {"hero": seat, "who": hero["card"]}
    found[HILL] |= _summit(table)
    return {tile: Spot(**things) for tile, things in found.items()}


def _summit(table: View) -> View:
    """What only the Hill has: the Seal, then the Monster."""
    monster = table["monster"]
    if not monster:
        return {"seal": table["seal"]}
    foe = mythology_of(table, monster)
    return {"seal": table["seal"], "monster": monster, "health": table["monster_health"], "foe": foe}


def offers(view: View) -> dict[str, list[str]]:
    """The options of the seat that looks, by each word they name: tiles, heroes, cards."""
    found: dict[str, list[str]] = {}
    for text in (view["question"] or {}).get("options", ()):
        for word in dict.fromkeys(text.split()[1:]):
            found.setdefault(word, []).append(text)
    return found


def mythology_of(table: View, card: str) -> str:
    """The mythology that is printed on an open card; empty where there is none."""
    return str(table["cards"].get(card, {}).get("mythology", ""))


def scenes(table: View, kind: str) -> list[View]:
    return [scene for scene in table["scene"] if scene["scene"] == kind]


def hand_size(cards: Sequence[str] | int) -> int:
    """How many cards a hand holds: others' hands are only numbers in a view."""
    return cards if isinstance(cards, int) else len(cards)
