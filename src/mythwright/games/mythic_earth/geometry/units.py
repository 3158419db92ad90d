"""Units: measuring between groups of equal round bases, and which pair decided it."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import NamedTuple

from mythwright.games.mythic_earth.geometry.numbers import TOLERANCE, Line, Point, scaled
from mythwright.games.mythic_earth.geometry.shapes import (
    Shape,
    gap_to,
    is_upright,
    nearest_point,
    span,
    wholly_in,
)

Spots = Sequence[Point]  # the centres of a Unit's Minis


class Reading(NamedTuple):
    """A measured gap, the Minis it lies between (-1: a shape) and the line to draw from rim to rim."""

    gap: int
    mini: int
    other: int
    line: Line


def centre(spots: Spots) -> Point:
    """The mean of the centres, rounded down (ME-GAPB-01)."""
    return sum(x for x, _ in spots) // len(spots), sum(y for _, y in spots) // len(spots)


def shifted(spots: Spots, dx: int, dy: int) -> list[Point]:
    return [(x + dx, y + dy) for x, y in spots]


def span_of(spots: Spots) -> Line:
    """The least upright rectangle around the centres: left, bottom, right, top."""
    left, bottom = right, top = spots[0]
    for x, y in spots:
        if x < left:
            left = x
        elif x > right:
            right = x
        if y < bottom:
            bottom = y
        elif y > top:
            top = y
    return left, bottom, right, top


def nearest_pair(spots: Spots, others: Spots) -> tuple[int, int, int]:
    """The squared distance of the nearest centres and their numbers; ties go to the lowest numbers."""
    best, mini, other = -1, 0, 0
    for i, (x, y) in enumerate(spots):
        for j, (ox, oy) in enumerate(others):
            square = (x - ox) * (x - ox) + (y - oy) * (y - oy)
            if square < best or best < 0:
                best, mini, other = square, i, j
    return best, mini, other


def unit_gap(spots: Spots, radius: int, others: Spots, other_radius: int) -> int:
    """Nearest Mini to nearest Mini (ME-GAME-08); negative where bases overlap."""
    return isqrt(nearest_pair(spots, others)[0]) - radius - other_radius


def units_within(spots: Spots, radius: int, others: Spots, other_radius: int, limit: int) -> bool:
    """Is the gap of the Units at most the limit? No root is taken; far Minis are passed over quickly."""
    reach = limit + TOLERANCE + radius + other_radius
    if reach < 0:
        return False
    left, bottom, right, top = span_of(spots)
    left, bottom, right, top = left - reach, bottom - reach, right + reach, top + reach
    square = (reach + 1) * (reach + 1)  # distances are rounded down
    for ox, oy in others:
        if left <= ox <= right and bottom <= oy <= top:
            for x, y in spots:
                if (x - ox) * (x - ox) + (y - oy) * (y - oy) < square:
                    return True
    return False


def reading(spots: Spots, radius: int, others: Spots, other_radius: int) -> Reading:
    """The gap between two Units and the pair that decides it."""
    square, mini, other = nearest_pair(spots, others)
    (ax, ay), (bx, by) = spots[mini], others[other]
    out, back = scaled(bx - ax, by - ay, radius), scaled(ax - bx, ay - by, other_radius)
    line = (ax + out[0], ay + out[1], bx + back[0], by + back[1])
    return Reading(isqrt(square) - radius - other_radius, mini, other, line)


def reading_to(spots: Spots, radius: int, shape: Shape) -> Reading:
    """The gap between a Unit and a shape, and the Mini that decides it."""
    gaps = [gap_to(shape, x, y, radius) for x, y in spots]
    least = min(gaps)
    mini = gaps.index(least)
    x, y = spots[mini]
    end = nearest_point(shape, x, y)
    dx, dy = scaled(end[0] - x, end[1] - y, radius) if least > 0 else (0, 0)
    return Reading(least, mini, -1, (x + dx, y + dy, *end))


def unit_within(spots: Spots, radius: int, shape: Shape) -> bool:
    """Does any base touch the shape (ME-GAME-14)?"""
    left, bottom, right, top = span(shape)
    far = radius + TOLERANCE + 1  # distances are rounded down
    left, bottom, right, top = left - far, bottom - far, right + far, top + far
    return any(
        left <= x <= right and bottom <= y <= top and gap_to(shape, x, y, radius) <= TOLERANCE
        for x, y in spots
    )


def unit_wholly_in(spots: Spots, radius: int, shape: Shape) -> bool:
    """Does every base lie in the shape (ME-GAME-15)?"""
    west, south, east, north = span_of(spots)
    left, bottom, right, top = span(shape)
    if is_upright(shape):
        keep = radius - TOLERANCE
        return min(west - left, south - bottom, right - east, top - north) >= keep
    if west < left - TOLERANCE or south < bottom - TOLERANCE:
        return False
    if east > right + TOLERANCE or north > top + TOLERANCE:
        return False
    return all(wholly_in(shape, x, y, radius) for x, y in spots)
