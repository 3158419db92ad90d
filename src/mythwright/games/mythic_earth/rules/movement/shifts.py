"""Shifts: how far a formation can go as it stands, seen from the shift itself (ME-GAP-39).

Each base of the Unit makes, with each thing in its way, a round or cornered area that it may not enter.
Figures are rough here, with a margin on the safe side: whatever is found free is legal beyond doubt, so that
bots' moves need no second check.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf, sqrt
from typing import NamedTuple

from mythwright.games.mythic_earth.geometry.field import Body, Field
from mythwright.games.mythic_earth.geometry.moves import Purse
from mythwright.games.mythic_earth.geometry.numbers import Point
from mythwright.games.mythic_earth.geometry.shapes import Disc, Polygon, Shape, circle
from mythwright.games.mythic_earth.geometry.units import centre

MARGIN = 6
"""More than rounding can amount to."""
TOUCHING = MARGIN + 3
"""Whose base touches a side of a shape may leave it, or go along it."""
STEP = 100
"""What the exact count of slow steps may add at the ends of a slow stretch."""

Disk = tuple[float, float, float, float, float, float]
"""How near it begins, its middle, that squared, and the squared radii on the way and at the end (0: free)."""
Plane = tuple[float, float, float]
Hole = tuple[float, float]
"""A stretch of a ray, from and to."""


class Area(NamedTuple):
    """A shape with corners that bases meet: on the way, where the move ends, or as Difficult ground."""

    planes: tuple[Plane, ...]
    around: Disc
    way: float
    """How far a base's middle keeps from it on the way; below 0 it is not heeded there."""
    end: float
    openings: tuple[tuple[Plane, ...], ...] = ()


class Ray(NamedTuple):
    """How far one may go this way, and the stretches where one may not stop."""

    most: float
    holes: list[Hole]

    def stops(self, length: float) -> bool:
        return length <= self.most and all(not low < length < high for low, high in self.holes)


class Shifts:
    """All shifts of one Unit on the field around it, within a purse."""

    __slots__ = ("areas", "disks", "extent", "middle", "purse", "slow", "spots", "tight")

    def __init__(self, body: Body, around: Field, purse: Purse) -> None:
        self.spots, self.purse = body.spots, purse
        self.middle = centre(body.spots)
        self.extent = max(sqrt(_square(self.middle, spot)) for spot in body.spots)
        self.tight = False
        """Whether it begins too near to something: then nothing can be said here."""
        self.disks = sorted(self._disks(body, around))
        r = body.radius
        cornered = [wall for _, wall in around.walls if not isinstance(wall.shape, Disc)]
        self.areas = [_area(w.shape, _keep(w.way, r), _keep(w.end, r)) for w in cornered]
        self.slow = [
            _area(ground.shape, r + MARGIN, -1, tuple(planes(o) for o in ground.openings))
            for _, ground in around.slow
        ]

    def _disks(self, body: Body, around: Field) -> Iterator[Disk]:
        """Bases, and round pieces of landscape."""
        r, reach = body.radius, self.purse.allowance
        round_walls = [w for _, w in around.walls if isinstance(w.shape, Disc)]
        things = [(b[0], b[1], b[2], b[3], b[4]) for b in around.bars]
        things += [(w.shape.x, w.shape.y, w.shape.r, w.way, w.end) for w in round_walls]  # type: ignore[union-attr]
        for bx, by, br, way, end in things:
            near = r + br + MARGIN
            on_way = near + way if way is not None else 0
            at_end = near + end if end is not None else 0
            widest = max(on_way, at_end)
            most = (reach + widest) ** 2
            for x, y in body.spots:
                dx, dy = bx - x, by - y
                square = dx * dx + dy * dy
                if square < most:
                    if on_way and square < (on_way - 3 * MARGIN) ** 2:
                        self.tight = True
                    yield sqrt(square) - widest, dx, dy, square, on_way * on_way, at_end * at_end

    # -- rays ------------------------------------------------------------------------------------------------

    def ray(self, toward: Point, most: float, start: Point = (0, 0)) -> Ray:
        """From one shift on, this way, at most so far; what Difficult ground costs is not counted."""
        length = sqrt(toward[0] * toward[0] + toward[1] * toward[1])
        ux, uy = toward[0] / length, toward[1] / length
        holes: list[Hole] = []
        most = self._past_disks(ux, uy, most, start, holes)
        for area in self.areas:
            if _meets(area, self, ux, uy, most, start):
                most = self._past_area(area, ux, uy, most, start, holes)
        return Ray(most, holes)

    def _past_disks(self, ux: float, uy: float, most: float, start: Point, holes: list[Hole]) -> float:
        sx, sy = start
        moved = sx or sy
        for near, dx, dy, square, way, end in self.disks:
            if moved:
                dx, dy = dx - sx, dy - sy
                square = dx * dx + dy * dy
            elif near > most:
                break
            along = dx * ux + dy * uy
            if along <= 0:
                if end > way and square < end:
                    holes.append((0.0, along + sqrt(max(0.0, end - square + along * along))))
                continue
            across = square - along * along
            if across < way:
                enters = along - sqrt(way - across)
                if enters < most:
                    most = max(enters, 0.0)
            if end > way and across < end:
                half = sqrt(end - across)
                holes.append((along - half, along + half))
        return most

    def _past_area(
        self, area: Area, ux: float, uy: float, most: float, start: Point, holes: list[Hole]
    ) -> float:
        for x, y in self.spots:
            px, py = x + start[0], y + start[1]
            if area.way >= 0:
                found = clip(area.planes, px, py, ux, uy, area.way)
                if found and found[1] > 0 and found[0] < most and not _leaving(area, px, py, ux, uy):
                    most = max(found[0], 0.0)
            if area.end > area.way and (hole := clip(area.planes, px, py, ux, uy, area.end)):
                holes.append(hole)
        return most

    # -- Difficult ground ------------------------------------------------------------------------------------

    def affordable(self, toward: Point, most: float, start: Point = (0, 0), spent: float = 0) -> float:
        """How far the purse reaches this way (ME-GAP-36), with room for rounding."""
        budget = self.purse.budget - spent
        if 2 * most <= budget or not self.slow:
            return min(most, budget)
        stretches = self.stretches(toward, most, start)
        left, at = budget - STEP * len(stretches), 0.0
        for low, high in stretches:
            if low > at:
                if left <= low - at:
                    return min(most, at + left)
                left, at = left - (low - at), low
            if left <= 2 * (high - at):
                return min(most, at + left / 2)
            left, at = left - 2 * (high - at), high
        return min(most, at + max(left, 0.0))

    def stretches(self, toward: Point, most: float, start: Point = (0, 0)) -> list[Hole]:
        """Where on the way some base is on Difficult ground, in order and apart from each other."""
        length = sqrt(toward[0] * toward[0] + toward[1] * toward[1])
        ux, uy = toward[0] / length, toward[1] / length
        found: list[Hole] = []
        for area in self.slow:
            if _meets(area, self, ux, uy, most, start):
                for x, y in self.spots:
                    found += _slowed(area, x + start[0], y + start[1], ux, uy)
        return _joined([(max(low, 0.0), min(high, most)) for low, high in found if high > 0 and low < most])

    def toll(self, toward: Point, length: float, start: Point = (0, 0)) -> float:
        """What a leg of this length costs at most."""
        slow = self.stretches(toward, length, start) if self.slow else []
        return length + sum(high - low + STEP for low, high in slow)


# -- areas with corners --------------------------------------------------------------------------------------


def _keep(apart: int | None, r: int) -> float:
    return -1.0 if apart is None else float(apart + r + MARGIN)


def _area(shape: Shape, way: float, end: float, openings: tuple[tuple[Plane, ...], ...] = ()) -> Area:
    return Area(() if isinstance(shape, Disc) else planes(shape), circle(shape), way, end, openings)


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


def clip(sides: Sequence[Plane], x: float, y: float, ux: float, uy: float, keep: float) -> Hole | None:
    """The stretch of a ray that lies within `keep` of all sides: corners count as pointed."""
    low, high = -inf, inf
    for nx, ny, at in sides:
        room, speed = at + keep - nx * x - ny * y, nx * ux + ny * uy
        if speed > 1e-9:
            high = min(high, room / speed)
        elif speed < -1e-9:
            low = max(low, room / speed)
        elif room < 0:
            return None
    return (low, high) if low < high else None


def _leaving(area: Area, x: int, y: int, ux: float, uy: float) -> bool:
    """Whether a base that touches a side goes away from it, or along it."""
    return any(
        area.way - TOUCHING <= nx * x + ny * y - at and nx * ux + ny * uy >= -1e-9
        for nx, ny, at in area.planes
    )


def _meets(area: Area, shifts: Shifts, ux: float, uy: float, most: float, start: Point) -> bool:
    """Whether the whole formation comes near the area at all: roughly, and never wrongly no."""
    around = area.around
    dx, dy = around.x - shifts.middle[0] - start[0], around.y - shifts.middle[1] - start[1]
    near = around.r + shifts.extent + max(area.way, area.end)
    along = min(max(dx * ux + dy * uy, 0.0), most)
    return (dx - along * ux) ** 2 + (dy - along * uy) ** 2 < near * near


def _slowed(area: Area, x: int, y: int, ux: float, uy: float) -> list[Hole]:
    """Where this base is on Difficult ground: not while its middle is in an opening (ME-GAP-80)."""
    whole = clip(area.planes, x, y, ux, uy, area.way) if area.planes else _chord(area, x, y, ux, uy)
    if whole is None:
        return []
    left = [whole]
    for sides in area.openings:
        free = clip(sides, x, y, ux, uy, -MARGIN)
        if free:
            left = [
                part for low, high in left for part in ((low, min(high, free[0])), (max(low, free[1]), high))
            ]
    return [(low, high) for low, high in left if low < high]


def _chord(area: Area, x: int, y: int, ux: float, uy: float) -> Hole | None:
    """The stretch of a ray within a round piece."""
    dx, dy, near = area.around.x - x, area.around.y - y, area.around.r + area.way
    along = dx * ux + dy * uy
    square = near * near - dx * dx - dy * dy + along * along
    return (along - sqrt(square), along + sqrt(square)) if square > 0 else None


def _joined(stretches: list[Hole]) -> list[Hole]:
    found: list[Hole] = []
    for low, high in sorted(stretches):
        if found and low <= found[-1][1]:
            found[-1] = found[-1][0], max(high, found[-1][1])
        else:
            found.append((low, high))
    return found
