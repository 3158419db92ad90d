"""Wishes: where a Unit could want to go, the best reasons first (ME-GAP-39)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from typing import NamedTuple

from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.numbers import INCH, distance
from mythwright.games.mythic_earth.ground import RAIN, ground_of
from mythwright.games.mythic_earth.rules.movement.errands import errands
from mythwright.games.mythic_earth.rules.movement.plans import flies
from mythwright.games.mythic_earth.rules.primaries import primary
from mythwright.games.mythic_earth.state import Point, Unit
from mythwright.games.mythic_earth.units import (
    SLACK,
    bounds,
    centre,
    enemies,
    profile,
    radius,
    spread,
)

TOUCH, REACH, SHIFT, GATHER = "touch", "reach", "shift", "gather"
TOUCHED = ("pillage", "captives")
"""Scenarios whose objectives must be touched."""
NEAREST_GOALS = 3
NEAREST_ENEMIES = 3
NEAREST_PIECES = 2
BEFORE = 3 * INCH
"""How far before the bank the middle of a Block stays."""
LEAST = INCH // 2


class Wish(NamedTuple):
    """To touch a point with the nearest Mini, to reach it with the Unit's centre, to draw together in a Block
    around it, or just to go this way, so far."""

    kind: str
    x: int
    y: int
    stop: int = 0


def wishes(table: MythTable, number: int, length: int, most: int | None = None) -> tuple[Wish, ...]:
    """The first so many wishes, each once."""
    found: dict[Wish, None] = {}
    for wish in _wishes(table, number, length):
        found[wish] = None
        if len(found) == most:
            break
    return tuple(found)


def _wishes(table: MythTable, number: int, length: int) -> Iterator[Wish]:
    """Objectives, errands of the own Devotion, enemies and ranges, away from danger, cover."""
    unit = table.state.units[number]
    kind = TOUCH if table.state.primary in TOUCHED else REACH
    nearest = _nearest(unit, primary(table).goals(table, number))[:NEAREST_GOALS]
    goals = [Wish(kind, *goal) for goal in nearest]
    goals = [*_before_bridges(table, unit), *goals]
    own = [Wish(TOUCH if touch else REACH, *goal) for goal, touch in errands(table, number)]
    foes = _foes(table, unit)
    wanted = (*_ranges(table, unit), table.box.figures.from_enemies)
    near = (wish for far, other in foes for wish in _approach(table, unit, length, far, other, wanted))
    away = _away(unit, length, table.state.units[foes[0][1]]) if foes else []
    for some in zip_longest(goals, own, near, away):
        yield from filter(None, some)
    yield from (Wish(REACH, *goal) for goal in _pieces(table, unit))


def _foes(table: MythTable, unit: Unit) -> list[tuple[int, int]]:
    """The nearest enemies with their distances; measured are only those whose middles are nearest."""
    (x, y, wide), r = bounds(unit.at), radius(table, unit)
    there = [(*centre(they.at), other, they) for other, they in enemies(table, unit)]
    near = sorted([((ex - x) * (ex - x) + (ey - y) * (ey - y), other, they) for ex, ey, other, they in there])
    found: list[tuple[int, int]] = []
    for square, other, they in near[: 2 * NEAREST_ENEMIES]:
        both = r + radius(table, they)
        if len(found) == NEAREST_ENEMIES:
            beyond = found[-1][0] + wide + bounds(they.at)[2] + both + SLACK
            if square > beyond * beyond:
                continue
        apart = max(0, spread(unit.at, they.at) - both)
        found = sorted([*found, (apart, other)])[:NEAREST_ENEMIES]
    return found


def _before_bridges(table: MythTable, unit: Unit) -> list[Wish]:
    """ME-GAP-80: whoever is too wide for a bridge draws together before it."""
    if table.state.primary != RAIN or flies(table, unit):
        return []
    x, y = centre(unit.at)
    low, high = table.box.figures.river
    half, room = table.box.figures.bridge // 2, BEFORE + radius(table, unit)
    bank = low - room if y < (low + high) // 2 else high + room
    _, bridge = min((abs(x - bx), bx) for bx, _ in ground_of(table).points)
    return [Wish(GATHER, bridge, bank)] if any(abs(ax - bridge) > half for ax, _ in unit.at) else []


def _nearest(unit: Unit, goals: list[Point]) -> list[Point]:
    x, y = centre(unit.at)
    return sorted(dict.fromkeys(goals), key=lambda goal: distance(x, y, *goal))


def _approach(
    table: MythTable, unit: Unit, length: int, far: int, other: int, wanted: tuple[int, ...]
) -> Iterator[Wish]:
    """As near to an enemy as may be, and to the distances that count against him."""
    x, y = centre(unit.at)
    ex, ey = centre(table.state.units[other].at)
    for apart in wanted:
        step = min(far - apart, length)
        if step > LEAST:
            yield Wish(SHIFT, ex - x, ey - y, step)


def _ranges(table: MythTable, unit: Unit) -> list[int]:
    """The maximum of the Unit's missile weapons, and ten inches."""
    cards = [table.box.weapons[name] for row in profile(table, unit).rows for name in row.weapons]
    reaches = {card.reach for card in cards if card.missile}
    return sorted({*reaches, table.box.figures.alert_reach}, reverse=True)


def _away(unit: Unit, length: int, foe: Unit) -> list[Wish]:
    """Straight away from the nearest enemy."""
    x, y = centre(unit.at)
    ex, ey = centre(foe.at)
    return [Wish(SHIFT, x - ex, y - ey, length)]


def _pieces(table: MythTable, unit: Unit) -> list[Point]:
    """The middles of the nearest pieces of landscape."""
    return _nearest(unit, [(f.x, f.y) for f in table.state.features])[:NEAREST_PIECES]
