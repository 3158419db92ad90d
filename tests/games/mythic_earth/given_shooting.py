"""Given: shooters and casters before their targets, for one test."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mythwright.games.mythic_earth.box import MythTable, read_box
from mythwright.games.mythic_earth.rules.shooting import Volley
from mythwright.games.mythic_earth.state import Point, Unit
from mythwright.games.mythic_earth.units import radius
from tests.games.mythic_earth.given_fight import a_field, a_unit, under_way

INCH = 1000
APART = 1800
"""Between the centres of neighbours in a row; coherent for all but Behemoths."""
LEFT, LOW = 10_000, 8_000
"""Where a row of shooters begins."""


def row(count: int, x: int = LEFT, y: int = LOW, apart: int = APART) -> list[Point]:
    """Minis side by side, from (x, y) to the right."""
    return [(x + i * apart, y) for i in range(count)]


def some(card: str, seat: int, count: int, x: int = LEFT, y: int = LOW, **state: Any) -> Unit:
    """A row of so many Minis of this card."""
    return a_unit(card, seat, *row(count, x, y), **state)


def ahead(table: MythTable, gap: int, one: int = 1, two: int = 2) -> MythTable:
    """The second Unit stands straight before the first, so far away, base to base."""
    first, second = table.state.units[one], table.state.units[two]
    x, y = first.at[0]
    up = y + radius(table, first) + radius(table, second) + gap
    dx, dy = x - second.at[0][0], up - second.at[0][1]
    second.at = tuple((a + dx, b + dy) for a, b in second.at)
    return table


def facing(one: Unit, two: Unit, gap: int = 8 * INCH, *others: Unit, **field: Any) -> MythTable:
    """Two Units face each other over this gap; further ones stand where they are."""
    return ahead(a_field(one, two, *others, **field), gap)


def volley(table: MythTable, how: str = "shoot", shooter: int = 1, target: int = 2) -> MythTable:
    """The one shoots at the other, and nothing else happens."""
    return under_way(table, Volley(shooter=shooter, target=target, how=how))


def layered(table: MythTable, path: Path, text: str) -> MythTable:
    """The same table with a layer of other content over the book's."""
    path.write_text(text, encoding="utf-8")
    table.box = read_box((str(path),))
    return table


def numbers(parts: list[Any]) -> list[tuple[str, int]]:
    """What adds to a number, and how much, without the rules."""
    return [(what, amount) for what, amount, _ in parts]


def rules(parts: list[Any]) -> list[str]:
    return [rule for _, _, rule in parts]
