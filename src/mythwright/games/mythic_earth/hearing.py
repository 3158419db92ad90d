"""What a person types at a table measured in inches: places and directions, as options (ME-GAP-35)."""

from __future__ import annotations

import re
from typing import Any

from mythwright.core.option import Option
from mythwright.games.mythic_earth.state import INCH

View = dict[str, Any]

GO, PUT, ENTER, MOVE, MARCH, ACTIVATE = "go", "put", "enter", "move", "march", "activate"
PLACED = (GO, PUT, ENTER, MOVE, MARCH)
"""Answers that name places."""
TO = "to"
DIAGONAL = 7071
STRAIGHT = 10_000
"""The sides of a diagonal step, for a step of this length."""
COMPASS = {
    "north": (0, STRAIGHT),
    "northeast": (DIAGONAL, DIAGONAL),
    "east": (STRAIGHT, 0),
    "southeast": (DIAGONAL, -DIAGONAL),
    "south": (0, -STRAIGHT),
    "southwest": (-DIAGONAL, -DIAGONAL),
    "west": (-STRAIGHT, 0),
    "northwest": (-DIAGONAL, DIAGONAL),
}
SHORT = {"n": "north", "e": "east", "s": "south", "w": "west"}
SHORT |= {"ne": "northeast", "se": "southeast", "sw": "southwest", "nw": "northwest"}
LONGEST_SIDE = 200
"""No table is so many inches wide: larger numbers are thousandths, as answers are written down."""
LENGTH = re.compile(r"(\d+)(?:\.(\d{1,3})\d*)?(?:in|inch|inches|″|\"|'')?$")


def heard(view: View, typed: str) -> Option | None:
    """The option that these words mean for the seat that sees this, allowed or not; nothing for others."""
    words = _words(typed)
    if not words:
        return None
    kind = GO if words[0] == TO else words[0] if words[0] in PLACED else ""
    rest = words[1:] if kind else words
    if any(_bearing(word) for word in rest):
        return _step(view, kind, rest)
    return _place(view, kind, rest) if kind and rest else None


def _words(typed: str) -> list[str]:
    text = typed.casefold().replace("north-", "north").replace("south-", "south")
    return text.replace(",", " ").split()


def _bearing(word: str) -> tuple[int, int] | None:
    return COMPASS.get(SHORT.get(word, word))


def _inches(word: str) -> int | None:
    """A length in thousandths; inches may have a fraction."""
    found = LENGTH.match(word)
    if not found:
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


def _place(view: View, kind: str, words: list[str]) -> Option | None:
    """`go 10 12.5 block`: numbers in inches, or as they are written down."""
    if not any(LENGTH.match(word) for word in words):
        return None
    written = any(word.isdigit() and int(word) >= LONGEST_SIDE for word in words)
    args = [_argument(word, written) for word in words]
    return Option(_kind(view, kind), tuple(args))


def _argument(word: str, written: bool) -> str | int:
    length = int(word) if written and word.isdigit() else _inches(word)
    return word if length is None else length


# -- directions ----------------------------------------------------------------------------------------------


def _step(view: View, kind: str, words: list[str]) -> Option | None:
    """`move 4 north-east 5`: the Unit, which need not be said, the direction and how far."""
    [(dx, dy), *others] = [found for word in words if (found := _bearing(word))]
    numbers = [word for word in words if not _bearing(word)]
    lengths = [length for word in numbers if (length := _inches(word)) is not None]
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
