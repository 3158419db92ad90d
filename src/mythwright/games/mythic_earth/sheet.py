"""The sheet on which a table is drawn: where an inch lies, whose colours are whose, what is on offer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from mythwright.core.option import NUMBER
from mythwright.games.mythic_earth.keeping import FEW_KEPT

View = dict[str, Any]
Offers = dict[str, list[str]]
Spot = tuple[float, float]
Pen = dict[str, str | int | float]
"""How a shape is drawn."""

EDGE = "url(#edge)"
"""Clips what is drawn at the edge of the table."""
SCALE = 50
"""Thousandths of an inch to one unit of the picture: an inch is twenty units wide."""
NEUTRAL = -1
SOUTH = 0

COLOURS = {0: "blood", 1: "greek", NEUTRAL: "dark"}
"""The colour of each seat, and of creatures that belong to nobody; each has a shape of its own as well."""

FEATURES_PICKED = ("el2", "el7")
"""Devotions whose secret picks are pieces of landscape."""
FIRST = (
    "activate",
    "deploy",
    "bind",
    "alert_off",
    "shoot",
    "focus",
    "charge",
    "attack",
    "spring",
    "carry",
    "reserve",
)
BLESS = "bless"
CALLING = (BLESS, "pass", "hush")
"""Kinds of options where nothing but Blessings is asked for."""
LAST = ("cast", "order", "dispel", "turn", BLESS)
"""Kinds of options that name a Unit: with their first word, or with their last."""
CARDS = ("keep", "primary", "spell", "force", "cast", BLESS)
"""Kinds that name a card with their first word."""
PLACES = ("go", "put", "enter", "move", "march")


class Area(NamedTuple):
    """Where the table lies on the sheet, and how large the sheet is.

    Around it are a ruler, the track of the turns, and a strip for each player: above and below a wide table,
    but both at the left of a square one, so that the sheet fits a window.
    """

    left: float
    top: float
    right: float
    bottom: float
    size: Spot
    upright: bool


@lru_cache(maxsize=FEW_KEPT)
def area(width: int, depth: int) -> Area:
    upright = width <= depth
    left, top, beside, below = (104, 14, 62, 34) if upright else (40, 68, 62, 84)
    right, bottom = left + width / SCALE, top + depth / SCALE
    return Area(left, top, right, bottom, (right + beside, bottom + below), upright)


def area_of(table: View) -> Area:
    return area(table["width"], table["depth"])


def spot(table: View, x: int, y: int) -> Spot:
    """Where a point of the table lies on the sheet; north is above."""
    here = area_of(table)
    return round(here.left + x / SCALE, 1), round(here.bottom - y / SCALE, 1)


def units(table: View) -> Iterator[View]:
    """The Units that stand on the table."""
    return (unit for unit in table["units"] if unit["place"] == "table" and unit["minis"])


def unit_of(table: View, number: int) -> View | None:
    return next((unit for unit in table["units"] if unit["number"] == number), None)


def centre(unit: View) -> tuple[int, int]:
    """The middle of a Unit, in thousandths of an inch."""
    minis = unit["minis"]
    return sum(mini[0] for mini in minis) // len(minis), sum(mini[1] for mini in minis) // len(minis)


def edge_of(table: View, seat: int) -> int:
    """The edge at which a seat sits; before edges are chosen the first seat has the south."""
    edges = [side["edge"] for side in table["sides"]]
    return int(edges[seat]) if len(set(edges)) == len(edges) else seat


def acting_unit(table: View) -> int:
    """The Unit that is being asked about, or else the one that acts; 0 when there is none."""
    return int(table["subject"] or (table["acting"] or {}).get("unit", 0))


# -- what is on offer ----------------------------------------------------------------------------------------


def offers(view: View) -> Offers:
    """The options of the seat that looks, by what they are about: Units, pieces, tokens, Minis, cards.

    A Blessing that may be called on beside something else is chosen by its card alone: whoever points at a
    Unit means the Unit.
    """
    found: Offers = {}
    texts = (view["question"] or {}).get("options", ())
    calling = all(text.partition(" ")[0] in CALLING for text in texts)
    for text in texts:
        kind, *args = text.split()
        about = args[:1] if kind == BLESS and not calling else things(view["table"], kind, args)
        for thing in dict.fromkeys(about):
            found.setdefault(thing, []).append(text)
    return found


def things(table: View, kind: str, args: Sequence[str]) -> Iterator[str]:
    """What an option is about."""
    numbers = [arg for arg in args if NUMBER.match(arg)]
    if kind in CARDS and args:
        yield args[0]
    if kind in FIRST and numbers:
        yield f"unit_{numbers[0]}"
    elif kind in LAST:
        yield from _last(table, kind, args)
    elif kind == "half":
        yield from (f"unit_{number}" for number in numbers)
    elif kind == "pick":
        yield from _picked(table, numbers)
    elif kind in ("lose", "heal"):
        yield from (f"mini_{table['subject']}_{number}" for number in numbers)
    elif kind == "search":
        yield from (f"piece_{number}" for number in numbers)
    elif kind in ("claim", "charge_altar"):
        what = "piece" if args[:1] == ["pillage"] else "token"
        yield from (f"{what}_{number}" for number in numbers)


def _last(table: View, kind: str, args: Sequence[str]) -> Iterator[str]:
    """The Unit is the last word; a die that is turned or raised may lie by none."""
    least = {"cast": 2, "order": 2, "dispel": 1, "turn": 4, BLESS: 3 if args[:1] == ["bc1"] else 2}[kind]
    if len(args) >= least and NUMBER.match(args[-1]):
        yield f"unit_{args[-1]}"


def _picked(table: View, numbers: Iterable[str]) -> Iterator[str]:
    seat = table["seat"]
    card = table["sides"][seat]["devotion"] if seat is not None else None
    what = "piece" if card in FEATURES_PICKED else "unit"
    return (f"{what}_{number}" for number in numbers)


def goals(view: View) -> dict[tuple[int, int], list[str]]:
    """Options that lead to a place, by that place."""
    found: dict[tuple[int, int], list[str]] = {}
    for text in (view["question"] or {}).get("options", ()):
        way = points_of(text)
        if way:
            found.setdefault(way[-1], []).append(text)
    return found


def points_of(text: str) -> tuple[tuple[int, int], ...]:
    """The places of a way that is an answer: those before a word such as `block`, of the first Mini."""
    kind, *words = text.split()
    if kind not in PLACES:
        return ()
    numbers = []
    for word in words[1:] if kind == "enter" else words:
        if not NUMBER.match(word):
            break
        numbers.append(int(word))
    return tuple(zip(numbers[::2], numbers[1::2], strict=False))
