"""What a person types at a table measured in inches: places and directions, as options (ME-GAP-35)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from mythwright.core.option import Option
from mythwright.games.mythic_earth.keeping import FEW_KEPT
from mythwright.games.mythic_earth.state import INCH

if TYPE_CHECKING:
    from mythwright.core.words import Words

View = dict[str, Any]
Bearing = tuple[int, int]

GO, PUT, ENTER, MOVE, MARCH, ACTIVATE = "go", "put", "enter", "move", "march", "activate"
PLACED = (GO, PUT, ENTER, MOVE, MARCH)
"""Answers that name places."""
DIAGONAL = 7071
STRAIGHT = 10_000
"""The sides of a diagonal step, for a step of this length."""
COMPASS: dict[str, Bearing] = {
    "north": (0, STRAIGHT),
    "north_east": (DIAGONAL, DIAGONAL),
    "east": (STRAIGHT, 0),
    "south_east": (DIAGONAL, -DIAGONAL),
    "south": (0, -STRAIGHT),
    "south_west": (-DIAGONAL, -DIAGONAL),
    "west": (-STRAIGHT, 0),
    "north_west": (-DIAGONAL, DIAGONAL),
}
LONGEST_SIDE = 200
"""No table is so many inches wide: larger numbers are thousandths, as answers are written down."""
LENGTH = re.compile(r"(\d+)(?:\.(\d{1,3})\d*)?(\D*)$")


class Ear(NamedTuple):
    """The words that people of one language use for what the messages `heard-` name."""

    bearings: dict[str, Bearing]
    towards: list[str]
    inches: list[str]


@lru_cache(maxsize=FEW_KEPT)
def ear(words: Words) -> Ear:
    bearings = {word: step for name, step in COMPASS.items() for word in _known(words, name)}
    return Ear(bearings, _known(words, "to"), ["", *_known(words, "inches")])


def _known(words: Words, name: str) -> list[str]:
    return words.say(f"heard-{name}").split()


def heard(view: View, typed: str, words: Words) -> Option | None:
    """The option that this means for the seat that sees this, allowed or not; nothing for others."""
    said, known = typed.casefold().replace(",", " ").split(), ear(words)
    if not said:
        return None
    kind = GO if said[0] in known.towards else said[0] if said[0] in PLACED else ""
    rest = said[1:] if kind else said
    if any(word in known.bearings for word in rest):
        return _step(view, kind, rest, known)
    return _place(view, kind, rest, known) if kind and rest else None


def _inches(word: str, known: Ear) -> int | None:
    """A length in thousandths; inches may have a fraction."""
    found = LENGTH.match(word)
    if not found or found[3] not in known.inches:
        return None
    whole, fraction = found[1], found[2] or ""
    return int(whole) * INCH + int(fraction.ljust(3, "0") or 0)


def _kind(view: View, kind: str) -> str:
    """The kind of answer that the question takes for this one."""
    asked = view["question"] or {}
    taken = {*asked.get("open", ()), *(text.partition(" ")[0] for text in asked.get("options", ()))}
    if kind in taken:
        return kind
    return next((other for other in (GO, PUT, MOVE) if other in taken), kind or MOVE)


# -- places --------------------------------------------------------------------------------------------------


def _place(view: View, kind: str, said: list[str], known: Ear) -> Option | None:
    """`go 10 12.5 block`: numbers in inches, or as they are written down."""
    lengths = [_inches(word, known) for word in said]
    if not any(length is not None for length in lengths):
        return None
    if any(word.isdigit() and int(word) >= LONGEST_SIDE for word in said):
        lengths = [
            int(word) if word.isdigit() else length for word, length in zip(said, lengths, strict=True)
        ]
    args = (word if length is None else length for word, length in zip(said, lengths, strict=True))
    return Option(_kind(view, kind), tuple(args))


# -- directions ----------------------------------------------------------------------------------------------


def _step(view: View, kind: str, said: list[str], known: Ear) -> Option | None:
    """`move 4 north-east 5`: the Unit, which need not be said, the direction and how far."""
    [(dx, dy), *others] = [known.bearings[word] for word in said if word in known.bearings]
    numbers = [word for word in said if word not in known.bearings]
    lengths = [length for word in numbers if (length := _inches(word, known)) is not None]
    if others or not 1 <= len(lengths) <= 2 or len(lengths) != len(numbers):
        return None
    table, far = view["table"], lengths[-1]
    number = table["subject"]
    if len(lengths) == 2 and lengths[0] != number * INCH:
        return Option(ACTIVATE, (lengths[0] // INCH,))
    anchor = _anchor(table, number)
    if anchor is None:
        return None
    x, y = anchor
    return Option(_kind(view, kind), (x + _scaled(far, dx), y + _scaled(far, dy)))


def _anchor(table: View, number: int) -> tuple[int, int] | None:
    """The first Mini of a Unit: its place is what answers name."""
    minis = [unit["minis"] for unit in table["units"] if unit["number"] == number]
    return (minis[0][0][0], minis[0][0][1]) if minis and minis[0] else None


def _scaled(far: int, part: int) -> int:
    """Never more than the whole, so that a step of the full allowance stays within it."""
    return far * abs(part) // STRAIGHT * (1 if part > 0 else -1)
