"""Swept bases: what a Unit meets on one straight leg."""

from __future__ import annotations

from math import isqrt

from mythwright.games.mythic_earth.geometry.field import (
    Bar,
    Clash,
    Field,
    Wall,
    bars_in,
    edge_clash,
    overlap,
    rim_line,
)
from mythwright.games.mythic_earth.geometry.numbers import (
    TOLERANCE,
    Line,
    Point,
    distance,
    foot,
    rounded,
    square_to_line,
)
from mythwright.games.mythic_earth.geometry.shapes import (
    line_within,
    nearest_point,
    sweep_gap,
    sweep_gap_to,
)
from mythwright.games.mythic_earth.geometry.units import Spots, span_of, unit_gap

STEP = 100  # a leg is cut into steps of at most a tenth of an inch (ME-GAP-36)


def steps(length: int) -> int:
    """Into how many steps a leg of this length is cut."""
    return -(-length // STEP)


def between(start: Point, end: Point, step: int, count: int) -> Point:
    """Where a Mini stands after so many of the equal steps of its leg."""
    return (
        start[0] + rounded((end[0] - start[0]) * step, count),
        start[1] + rounded((end[1] - start[1]) * step, count),
    )


def sweep(starts: Spots, ends: Spots, radius: int, field: Field) -> Clash | None:
    """What keeps the Unit from going this way: the table's edge, a base or a shape."""
    return edge_clash(ends, radius, field, "edge") or meets(starts, ends, radius, field)


def meets(starts: Spots, ends: Spots, radius: int, field: Field) -> Clash | None:
    """The first thing on the table that the Unit comes too near to on its way: bases, then shapes."""
    around = _around(starts, ends, radius)
    return _sweep_bars(starts, ends, radius, field, around) or _clash(
        _wall_on(starts, ends, radius, field, around), starts, ends, radius
    )


def is_clear(starts: Spots, ends: Spots, radius: int, field: Field) -> bool:
    """Does the Unit meet nothing on the table? The same as `meets`, without saying where."""
    around = _around(starts, ends, radius)
    if _wall_on(starts, ends, radius, field, around):
        return False
    return _sweep_bars(starts, ends, radius, field, around) is None


def _around(starts: Spots, ends: Spots, radius: int) -> Line:
    a, b = span_of(starts), span_of(ends)
    return (
        min(a[0], b[0]) - radius,
        min(a[1], b[1]) - radius,
        max(a[2], b[2]) + radius,
        max(a[3], b[3]) + radius,
    )


def _sweep_bars(starts: Spots, ends: Spots, radius: int, field: Field, around: Line) -> Clash | None:
    cleared: set[int] = set()  # tags the Unit began too near to, and does not come nearer
    for bar in bars_in(field, around):
        _, _, r, way, _, tag = bar
        if way is None or tag in cleared:
            continue
        mini = _meeting(starts, ends, bar, radius + r + way - TOLERANCE)
        if mini < 0:
            continue
        if not _began_near(starts, radius, field, bar):
            return _bar_clash("base", mini, (*starts[mini], *ends[mini]), radius, bar)
        clash = _nearing(starts, ends, radius, field, bar)
        if clash:
            return clash
        cleared.add(tag)
    return None


def _meeting(starts: Spots, ends: Spots, bar: Bar, near: int) -> int:
    """The first Mini whose centre's path comes nearer than this to the bar's, or -1."""
    x, y = bar.x, bar.y
    square = near * near
    for mini, (ax, ay) in enumerate(starts):
        bx, by = ends[mini]
        if (ax - x >= near and bx - x >= near) or (x - ax >= near and x - bx >= near):
            continue
        if (ay - y >= near and by - y >= near) or (y - ay >= near and y - by >= near):
            continue
        if square_to_line(x, y, (ax, ay, bx, by)) < square:
            return mini
    return -1


def _bar_clash(kind: str, mini: int, line: Line, radius: int, bar: Bar) -> Clash:
    """Where on its way the Mini is nearest to the bar."""
    at = foot(bar.x, bar.y, line)
    found = sweep_gap(line, radius, bar.x, bar.y, bar.r)
    return Clash(kind, mini, bar.tag, found, bar.way or 0, rim_line(*at, radius, bar))


def _same(field: Field, bar: Bar) -> list[Point]:
    """The bases of the same Unit as the bar."""
    return [(other.x, other.y) for other in field.bars if other.tag == bar.tag and other.r == bar.r]


def _began_near(starts: Spots, radius: int, field: Field, bar: Bar) -> bool:
    return unit_gap(starts, radius, _same(field, bar), bar.r) < (bar.way or 0) - TOLERANCE


def _nearing(starts: Spots, ends: Spots, radius: int, field: Field, bar: Bar) -> Clash | None:
    """ME-GAP-37: a Unit that began too near may move if no step brings it nearer."""
    others, keep = _same(field, bar), (bar.way or 0) - TOLERANCE
    count = max(steps(unit_length(starts, ends)), 1)
    most = unit_gap(starts, radius, others, bar.r)
    for step in range(1, count + 1):
        spots = [between(a, b, step, count) for a, b in zip(starts, ends, strict=True)]
        found = unit_gap(spots, radius, others, bar.r)
        if found < min(keep, most - TOLERANCE):
            mini = next(i for i, spot in enumerate(spots) if unit_gap([spot], radius, others, bar.r) == found)
            return Clash("nearer", mini, bar.tag, found, most, rim_line(*spots[mini], radius, bar))
        most = max(most, found)
    return None


def unit_length(starts: Spots, ends: Spots) -> int:
    """The longest way of a Mini on this leg."""
    return isqrt(
        max(
            [
                (bx - ax) * (bx - ax) + (by - ay) * (by - ay)
                for (ax, ay), (bx, by) in zip(starts, ends, strict=True)
            ]
        )
    )


def _wall_on(starts: Spots, ends: Spots, radius: int, field: Field, around: Line) -> tuple[int, Wall] | None:
    """The first Mini that comes too near to a wall, and which."""
    for fence, wall in field.walls:
        if wall.way is None or not overlap(fence, around):
            continue
        left, bottom, right, top = fence
        left, bottom, right, top = left - radius, bottom - radius, right + radius, top + radius
        near = wall.way + radius - TOLERANCE - 1
        for mini, (ax, ay) in enumerate(starts):
            bx, by = ends[mini]
            if (ax < left and bx < left) or (ax > right and bx > right):
                continue
            if (ay < bottom and by < bottom) or (ay > top and by > top):
                continue
            if line_within((ax, ay, bx, by), wall.shape, near):
                return mini, wall
    return None


def _clash(found: tuple[int, Wall] | None, starts: Spots, ends: Spots, radius: int) -> Clash | None:
    """Where on its way the Mini first comes too near to the wall: at the end of which step."""
    if found is None:
        return None
    mini, (shape, way, _, tag) = found
    start, end, keep = starts[mini], ends[mini], way or 0
    count = max(steps(distance(*start, *end)), 1)
    low, high = 0, count
    while low < high:
        middle = (low + high) // 2
        if line_within((*start, *between(start, end, middle, count)), shape, keep + radius - TOLERANCE - 1):
            high = middle
        else:
            low = middle + 1
    x, y = between(start, end, high, count)
    gap = sweep_gap_to((*start, *end), radius, shape)
    return Clash("shape", mini, tag, gap, keep, (x, y, *nearest_point(shape, x, y)))
