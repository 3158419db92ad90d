"""What a path costs: inches on Difficult ground count twice (ME-GAP-36)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import isqrt
from typing import NamedTuple

from mythwright.games.mythic_earth.geometry.field import Field, Rounded, Slow
from mythwright.games.mythic_earth.geometry.numbers import TOLERANCE, Point, distance, rounded
from mythwright.games.mythic_earth.geometry.shapes import (
    Disc,
    gap_to,
    holds,
    line_within,
    rim_gap,
    rough_depth,
)
from mythwright.games.mythic_earth.geometry.sweeps import STEP, between, steps, unit_length
from mythwright.games.mythic_earth.geometry.units import Spots, span_of
from mythwright.games.mythic_earth.keeping import MANY_KEPT

SLACK = 8  # what rounding may add to a rough gap, and to the gaps of the steps after it


class Toll(NamedTuple):
    """The longest Mini's path, what it costs, and how much of it was Difficult."""

    length: int
    cost: int
    slow: int


def longest(stops: Sequence[Spots]) -> tuple[int, int]:
    """The Mini with the longest path over these stations, and its length: only the last leg differs."""
    squares = [
        (bx - ax) * (bx - ax) + (by - ay) * (by - ay)
        for (ax, ay), (bx, by) in zip(stops[-2], stops[-1], strict=True)
    ]
    most = max(squares)
    before = sum(distance(*a[0], *b[0]) for a, b in pairwise(stops[:-1]))
    return squares.index(most), before + isqrt(most)


def toll(stops: Sequence[Spots], radius: int, field: Field) -> Toll:
    """The cost of a path over these stations."""
    length = longest(stops)[1]
    slow = sum(slow_part(a, b, radius, field) for a, b in pairwise(stops))
    return Toll(length, length + slow, slow)


def slow_part(starts: Spots, ends: Spots, radius: int, field: Field) -> int:
    """How much of a leg is travelled with any base on Difficult ground."""
    near = _near(starts, ends, radius, field.slow) if field.slow else ()
    return _counted(tuple(starts), tuple(ends), radius, near) if near else 0


@lru_cache(maxsize=MANY_KEPT)
def _counted(
    starts: tuple[Point, ...], ends: tuple[Point, ...], radius: int, slow: tuple[Rounded, ...]
) -> int:
    length = unit_length(starts, ends)
    count = max(steps(length), 1)
    return rounded(length * sum(_slow_steps(starts, ends, radius, slow, count)), count)


def slow_steps(starts: Spots, ends: Spots, radius: int, field: Field, count: int) -> bytearray:
    """For each of the equal steps of a leg, from 1 on: does a base overlap Difficult ground at its end?"""
    return _slow_steps(starts, ends, radius, _near(starts, ends, radius, field.slow), count)


def _near(starts: Spots, ends: Spots, radius: int, slow: Sequence[Rounded]) -> tuple[Rounded, ...]:
    """The pieces that may be met on a leg: those in the rectangle around it."""
    a, b = span_of(starts), span_of(ends)
    left, bottom = min(a[0], b[0]) - radius, min(a[1], b[1]) - radius
    right, top = max(a[2], b[2]) + radius, max(a[3], b[3]) + radius
    return tuple(
        [
            pair
            for pair in slow
            if left <= (x := (disc := pair[0]).x) + (r := disc.r)
            and x - r <= right
            and bottom <= (y := disc.y) + r
            and y - r <= top
        ]
    )


def _slow_steps(starts: Spots, ends: Spots, radius: int, slow: Sequence[Rounded], count: int) -> bytearray:
    marks = bytearray(count + 1)
    near = radius - TOLERANCE
    for around, ground in slow:
        for start, end in zip(starts, ends, strict=True):
            if line_within((*start, *end), around, near):
                _mark(marks, start, end, radius, around, ground)
    return marks


def _mark(marks: bytearray, start: Point, end: Point, radius: int, around: Disc, ground: Slow) -> None:
    """Marks the steps at which this Mini is on the ground; steps that its gap settles are not measured."""
    count = len(marks) - 1
    stride = distance(*start, *end) // max(count, 1) + 1
    step = marks.find(0, 1)
    while step > 0:
        x, y = between(start, end, step, count)
        deep = _depth(x, y, radius, around, ground)
        settled = max((abs(deep) - SLACK) // stride, 0) + 1
        if deep > 0 and ground.openings:
            open, far = _opening(x, y, ground)
            beside = max((far - SLACK) // stride, 0) + 1
            settled = beside if open else min(settled, beside)
            deep = 0 if open else deep
        if deep > 0:
            last = min(step + settled - 1, count)
            marks[step : last + 1] = b"\1" * (last + 1 - step)
        step = marks.find(0, step + settled)


def _opening(x: int, y: int, ground: Slow) -> tuple[bool, int]:
    """Whether a base with this centre is on a bridge, and how far it is from where that ends or begins."""
    inside = any(holds(opening, x, y) for opening in ground.openings)
    return inside, min(abs(rim_gap(opening, x, y)) for opening in ground.openings)


def _depth(x: int, y: int, radius: int, around: Disc, ground: Slow) -> int:
    """Above 0 the base is on the ground; rough when it is far from that mark, exact near it."""
    far = distance(x, y, around.x, around.y) - around.r - radius
    if far > STEP:
        return -far
    deep = rough_depth(ground.shape, x, y, radius) - TOLERANCE
    return deep if abs(deep) > SLACK else -gap_to(ground.shape, x, y, radius) - TOLERANCE
