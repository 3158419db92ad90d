"""The legal answers nearest to one that is refused: by inches on the table, not by letters."""

from __future__ import annotations

from collections.abc import Sequence

from mythwright.core.flow import Ask
from mythwright.core.option import Option
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.numbers import distance
from mythwright.games.mythic_earth.rules.movement.allowance import allowance
from mythwright.games.mythic_earth.rules.movement.plans import Words, spoken
from mythwright.games.mythic_earth.rules.movement.walking import GO, MARCH, MOVE
from mythwright.games.mythic_earth.state import INCH, Point

STEP = INCH // 2
"""A way is shortened by so much until it is legal, as those of the list are (ME-GAP-39)."""
WALKED = (GO, MOVE, MARCH)


def nearest(table: MythTable, chosen: Option, most: int) -> Sequence[Option] | None:
    """The farthest legal step on the way there, then the nearest of the list; `None` if no place is meant."""
    end = _end(chosen.args)
    ask = table.pending
    if not isinstance(ask, Ask) or end is None:
        return None
    listed = [(_far(end, there), each) for each in ask.options if (there := _end(each.args))]
    found = [each for _, each in sorted(listed)]
    back = _shorter(table, ask, chosen, end)
    return list(dict.fromkeys([*back, *found]))[:most] or None


def _end(words: Words) -> Point | None:
    """The last place that an answer names."""
    said = spoken(words)
    return said.points[-1] if said else None


def _far(one: Point, two: Point) -> int:
    return (one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2


def _shorter(table: MythTable, ask: Ask, chosen: Option, end: Point) -> list[Option]:
    """The same step, straight from where the Unit stands, as far as it is legal."""
    frame = table.stack[-1]
    number = getattr(frame, "unit", 0)
    unit = table.state.units.get(number)
    if chosen.kind not in WALKED or chosen.kind not in ask.open or unit is None or not unit.at:
        return []
    x, y = unit.at[0]
    whole = distance(x, y, *end)
    length: int = getattr(frame, "length", 0) or allowance(table, number, chosen.kind == MARCH)
    for far in range(min(whole - 1, length), 0, -STEP):
        dx, dy = ((side * far) // whole for side in (end[0] - x, end[1] - y))
        shorter = Option(chosen.kind, (x + dx, y + dy))
        if not table.why_not(shorter):
            return [shorter]
    return []
