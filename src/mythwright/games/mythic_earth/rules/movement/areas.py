"""Areas: shapes with corners, and pieces of Difficult ground, as the rays of a shift meet them (ME-GAP-39).

Figures are rough here, with a margin on the safe side.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from mythwright.games.mythic_earth.geometry.numbers import Point
from mythwright.games.mythic_earth.geometry.shapes import Disc, Polygon, Shape, circle
from mythwright.games.mythic_earth.keeping import MANY_KEPT

MARGIN = 6
"""More than rounding can amount to."""
TOUCHING = MARGIN + 3
"""Whose base touches a side of a shape may leave it, or go along it."""

Plane = tuple[float, float, float]
Face = tuple[float, float, float, float]
"""A side with how fast a ray leaves by it; below 0 it enters."""
Hole = tuple[float, float]
"""A stretch of a ray, from and to."""


class Area(NamedTuple):
    """A shape with corners that bases meet: on the way, where the move ends, or as Difficult ground."""

    planes: tuple[Plane, ...]
    around: Disc
    way: float
    """How far a base's middle keeps from it on the way; below 0 it is not heeded there."""
    end: float
    wide: float
    """How far from the middle of the disc around it a base may be heeded."""
    openings: tuple[tuple[Plane, ...], ...] = ()


def kept(apart: int | None, r: int) -> float:
    return -1.0 if apart is None else float(apart + r + MARGIN)


@lru_cache(maxsize=MANY_KEPT)
def area_of(shape: Shape, way: float, end: float, openings: tuple[Shape, ...] = ()) -> Area:
    sides = () if isinstance(shape, Disc) else planes(shape)
    around = circle(shape)
    wide = around.r + max(way, end)
    return Area(sides, around, way, end, wide, tuple(planes(opening) for opening in openings))


def planes(shape: Shape) -> tuple[Plane, ...]:
    """The sides of a shape without dents, each with its outward direction; of others those of a square
    around them, which is never too small."""
    corners: Sequence[Point] = shape.corners if isinstance(shape, Polygon) else ()
    turns = [_turn(corners[i - 2], corners[i - 1], corners[i]) for i in range(len(corners))]
    if not corners or (min(turns) < 0 < max(turns)):
        x, y, r = (getattr(circle(shape), name) for name in ("x", "y", "r"))
        corners, turns = ((x - r, y - r), (x + r, y - r), (x + r, y + r), (x - r, y + r)), [1]
    sign = 1 if max(turns) > 0 else -1
    found = []
    for i, (bx, by) in enumerate(corners):
        ax, ay = corners[i - 1]
        long = sqrt(_square((ax, ay), (bx, by))) * sign
        nx, ny = (by - ay) / long, (ax - bx) / long
        found.append((nx, ny, nx * ax + ny * ay))
    return tuple(found)


def _turn(one: Point, two: Point, three: Point) -> int:
    return (two[0] - one[0]) * (three[1] - two[1]) - (two[1] - one[1]) * (three[0] - two[0])


def _square(one: Point, two: Point) -> int:
    return (one[0] - two[0]) ** 2 + (one[1] - two[1]) ** 2


def leaving(area: Area, x: int, y: int, ux: float, uy: float) -> bool:
    """Whether a base that touches a side goes away from it, or along it."""
    return any(
        area.way - TOUCHING <= nx * x + ny * y - at and nx * ux + ny * uy >= -1e-9
        for nx, ny, at in area.planes
    )


def in_line(area: Area, places: Sequence[Point], ux: float, uy: float) -> list[Point]:
    """The bases whose lines do not pass the area by: roughly, and never one too few."""
    ax, ay, wide = area.around.x, area.around.y, area.wide
    return [(x, y) for x, y in places if -wide <= (ax - x) * uy - (ay - y) * ux <= wide]


def slowed(area: Area, places: Sequence[Point], ux: float, uy: float, most: float) -> list[Hole]:
    """Where on the first so much of the ray these bases are on Difficult ground."""
    near = in_line(area, places, ux, uy)
    if area.openings:
        found = _slowed(area, near, ux, uy, most)
    elif area.planes:
        return clips(faces(area.planes, ux, uy, area.way), near, most)
    else:
        found = _chords(area, near, ux, uy)
    return [
        (low if low > 0 else 0.0, high if high < most else most)
        for low, high in found
        if high > 0 and low < most
    ]


def _slowed(area: Area, places: Sequence[Point], ux: float, uy: float, most: float) -> list[Hole]:
    """Where each base is on Difficult ground: not while its middle is in an opening (ME-GAP-80)."""
    met = faces(area.planes, ux, uy, area.way)
    gates = [faces(sides, ux, uy, -MARGIN) for sides in area.openings]
    found: list[Hole] = []
    for place in places:
        here = (place,)
        left = clips(met, here, most) if met else _chords(area, here, ux, uy)
        for gate in gates if left else ():
            for begin, end in clips(gate, here, most):
                left = [
                    part for low, high in left for part in ((low, min(high, begin)), (max(low, end), high))
                ]
        found += [(low, high) for low, high in left if low < high]
    return found


def faces(sides: Sequence[Plane], ux: float, uy: float, keep: float) -> list[Face]:
    """The sides, so much farther out, as rays this way meet them."""
    return [(nx, ny, at + keep, nx * ux + ny * uy) for nx, ny, at in sides]


def clips(met: Sequence[Face], places: Sequence[Point], most: float) -> list[Hole]:
    """The stretches on the first so much of rays that lie within all sides: corners count as pointed."""
    found = []
    for x, y in places:
        low, high = 0.0, most
        for nx, ny, at, speed in met:
            room = at - nx * x - ny * y
            if speed > 1e-9:
                if room < high * speed:
                    high = room / speed
            elif speed < -1e-9:
                if room < low * speed:
                    low = room / speed
            elif room < 0:
                high = low
            if low >= high:
                break
        else:
            found.append((low, high))
    return found


def _chords(area: Area, places: Sequence[Point], ux: float, uy: float) -> list[Hole]:
    """The stretches of rays within a round piece."""
    ax, ay, near = area.around.x, area.around.y, area.around.r + area.way
    found = []
    for x, y in places:
        dx, dy = ax - x, ay - y
        along = dx * ux + dy * uy
        square = near * near - dx * dx - dy * dy + along * along
        if square > 0:
            half = sqrt(square)
            found.append((along - half, along + half))
    return found
