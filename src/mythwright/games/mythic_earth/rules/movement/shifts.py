"""Shifts: how far a formation can go as it stands, seen from the shift itself (ME-GAP-39).

Each base of the Unit makes, with each thing in its way, a round or cornered area that it may not enter.
Figures are rough here, with a margin on the safe side: whatever is found free is legal beyond doubt, so that
bots' moves need no second check.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from math import sqrt
from operator import itemgetter
from typing import NamedTuple

from mythwright.games.mythic_earth.geometry.field import Body, Field
from mythwright.games.mythic_earth.geometry.moves import Purse
from mythwright.games.mythic_earth.geometry.numbers import Point
from mythwright.games.mythic_earth.geometry.shapes import Disc
from mythwright.games.mythic_earth.geometry.units import shifted, span_of
from mythwright.games.mythic_earth.keeping import MANY_KEPT
from mythwright.games.mythic_earth.rules.movement.areas import (
    MARGIN,
    Area,
    Hole,
    area_of,
    clips,
    faces,
    in_line,
    kept,
    leaving,
    slowed,
)

STEP = 100
"""What the exact count of slow steps may add at the ends of a slow stretch."""

ALIKE = itemgetter(2, 3, 4, 5)
"""Bars of one radius, one distance and one Unit lie together."""


Around = tuple[float, float, float]
"""A disc around a formation: its middle and its radius."""


class Cluster:
    """The round things of one Unit as shifts meet them: a disk for each two bases, and a disc around all.

    `x`, `y` and `reach` tell where a shift of the whole formation could meet any of them. `way` and `end` are
    the radii of the disks on the way and at the end, 0: free.
    """

    __slots__ = ("end", "extent", "reach", "spots", "things", "way", "whole", "x", "y")

    def __init__(
        self, spots: Sequence[Point], whole: Around, things: Sequence[Point], way: float, end: float
    ) -> None:
        self.spots, self.whole, self.things, self.way, self.end = spots, whole, things, way, end
        (x, y, wide), (mx, my, extent) = _disc(tuple(things)), whole
        self.x, self.y, self.extent = x - mx, y - my, wide + extent
        self.reach = self.extent + max(way, end)

    def begins_near(self) -> bool:
        """Whether the formation stands nearer than it may come, by more than rounding."""
        if self.x * self.x + self.y * self.y >= self.reach * self.reach:
            return False
        return self.met(0, 0, self.way - 3 * MARGIN) is not None

    def met(self, x: float, y: float, radius: float) -> tuple[float, float] | None:
        """Where, seen from this shift, the first disk's middle lies that is nearer than the radius."""
        (mx, my, extent), square = self.whole, radius * radius
        near = extent + radius
        for bx, by in self.things:
            ax, ay = bx - x, by - y
            if -near < ax - mx < near and -near < ay - my < near:
                for px, py in self.spots:
                    if -radius < ax - px < radius and -radius < ay - py < radius:
                        dx, dy = bx - px - x, by - py - y
                        if dx * dx + dy * dy < square:
                            return dx, dy
        return None

    def past(self, ux: float, uy: float, most: float, start: Point) -> float:
        """How far a ray gets past these disks."""
        way, (sx, sy), (mx, my, extent) = self.way, start, self.whole
        ahead, beside = sx * ux + sy * uy, sx * uy - sy * ux
        low, high = beside - way, beside + way
        aside, near = mx * uy - my * ux + beside, extent + way
        for bx, by in self.things:
            if -near < bx * uy - by * ux - aside < near:
                for px, py in self.spots:
                    dx, dy = bx - px, by - py
                    side = dx * uy - dy * ux
                    if low < side < high and 0 < (along := dx * ux + dy * uy - ahead) < most + way:
                        enters = along - sqrt(way * way - (side - beside) * (side - beside))
                        if enters < most:
                            most = max(enters, 0.0)
        return most


@lru_cache(maxsize=MANY_KEPT)
def _disc(spots: tuple[Point, ...]) -> Around:
    left, bottom, right, top = span_of(spots)
    x, y = (left + right) / 2, (bottom + top) / 2
    return x, y, sqrt(max([(px - x) * (px - x) + (py - y) * (py - y) for px, py in spots]))


class Ray(NamedTuple):
    """How far one may go this way, and where one may not stop: on these stretches, and by these clusters."""

    most: float
    holes: list[Hole]
    clusters: list[Cluster]
    way: tuple[float, float]
    start: Point

    def stops(self, length: float) -> bool:
        return length <= self.most and self._back(length) == length

    def last(self, length: float) -> int:
        """Where one may stop at the latest; 0 if nowhere."""
        at = int(min(length, self.most))
        if self.holes or self.clusters:
            while at > 0 and (before := self._back(at)) < at:
                at = int(before)
        return max(at, 0)

    def _back(self, at: float) -> float:
        """A place before this one, if one may not stop here."""
        for low, high in self.holes:
            if low < at < high:
                return low
        ux, uy = self.way
        x, y = self.start[0] + at * ux, self.start[1] + at * uy
        for cluster in self.clusters:
            dx, dy, reach = cluster.x - x, cluster.y - y, cluster.reach
            if dx * dx + dy * dy < reach * reach and (found := cluster.met(x, y, cluster.end)):
                dx, dy = found
                across = dx * uy - dy * ux
                return at + dx * ux + dy * uy - sqrt(cluster.end * cluster.end - across * across)
        return at


class Shifts:
    """All shifts of one Unit on the field around it, within a purse."""

    __slots__ = ("areas", "clusters", "extent", "middle", "purse", "slow", "spots", "tight", "whole")

    def __init__(self, body: Body, around: Field, purse: Purse) -> None:
        self.spots, self.purse = body.spots, purse
        self.whole = x, y, self.extent = _disc(tuple(body.spots))
        self.middle = x, y
        r = body.radius
        self.clusters = list(self._clusters(r, around))
        self.tight = any(each.way and each.begins_near() for each in self.clusters)
        """Whether it begins too near to something: then nothing can be said here."""
        cornered = [wall for _, wall in around.walls if not isinstance(wall.shape, Disc)]
        self.areas = [area_of(w.shape, kept(w.way, r), kept(w.end, r)) for w in cornered]
        self.slow = [area_of(ground.shape, r + MARGIN, -1, ground.openings) for _, ground in around.slow]

    def _clusters(self, r: int, around: Field) -> Iterator[Cluster]:
        """The bases of each Unit, and round pieces of landscape, as far as they can be met."""
        found = [([(bar[0], bar[1]) for bar in bars], *kind) for kind, bars in groupby(around.bars, ALIKE)]
        for _, wall in around.walls:
            if isinstance(wall.shape, Disc):
                found.append(([(wall.shape.x, wall.shape.y)], wall.shape.r, wall.way, wall.end, wall.tag))
        for things, br, way, end, _ in found:
            near = r + br + MARGIN
            on_way, at_end = 0 if way is None else near + way, 0 if end is None else near + end
            cluster = Cluster(self.spots, self.whole, things, on_way, at_end)
            far = self.purse.allowance + cluster.reach
            if cluster.x * cluster.x + cluster.y * cluster.y < far * far:
                yield cluster

    # -- rays ------------------------------------------------------------------------------------------------

    def ray(self, toward: Point, most: float, start: Point = (0, 0)) -> Ray:
        """From one shift on, this way, at most so far; what Difficult ground costs is not counted."""
        length = sqrt(toward[0] * toward[0] + toward[1] * toward[1])
        ux, uy = toward[0] / length, toward[1] / length
        sx, sy = start
        holes: list[Hole] = []
        ends: list[Cluster] = []
        for cluster in self.clusters:
            dx, dy, reach = cluster.x - sx, cluster.y - sy, cluster.reach
            along, across = dx * ux + dy * uy, dx * uy - dy * ux
            if -reach < across < reach and -reach < along < most + reach:
                if cluster.way:
                    most = cluster.past(ux, uy, most, start)
                if cluster.end > cluster.way:
                    ends.append(cluster)
        for area in self.areas:
            if _meets(area, self, ux, uy, most, start):
                most = self._past_area(area, ux, uy, most, start, holes)
        return Ray(most, holes, ends, (ux, uy), start)

    def _past_area(
        self, area: Area, ux: float, uy: float, most: float, start: Point, holes: list[Hole]
    ) -> float:
        places = in_line(area, shifted(self.spots, *start), ux, uy)
        if area.end > area.way:  # one may stop at most, so holes go beyond it
            holes += clips(faces(area.planes, ux, uy, area.end), places, most + STEP)
        if area.way >= 0:
            met = faces(area.planes, ux, uy, area.way)
            for x, y in places:
                found = clips(met, ((x, y),), most)
                if found and not leaving(area, x, y, ux, uy):
                    most = found[0][0]
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
        places = self.spots if start == (0, 0) else shifted(self.spots, *start)
        for area in self.slow:
            if _meets(area, self, ux, uy, most, start):
                found += slowed(area, places, ux, uy, most)
        return _joined(found)

    def toll(self, toward: Point, length: float, start: Point = (0, 0)) -> float:
        """What a leg of this length costs at most."""
        slow = self.stretches(toward, length, start) if self.slow else []
        return length + sum(high - low + STEP for low, high in slow)


def _meets(area: Area, shifts: Shifts, ux: float, uy: float, most: float, start: Point) -> bool:
    """Whether the whole formation comes near the area at all: roughly, and never wrongly no."""
    around = area.around
    dx, dy = around.x - shifts.middle[0] - start[0], around.y - shifts.middle[1] - start[1]
    near = shifts.extent + area.wide
    across = dx * uy - dy * ux
    if across >= near or across <= -near:
        return False
    along = dx * ux + dy * uy
    beyond = -along if along < 0 else along - most if along > most else 0.0
    return across * across + beyond * beyond < near * near


def _joined(stretches: list[Hole]) -> list[Hole]:
    found: list[Hole] = []
    for low, high in sorted(stretches):
        if found and low <= found[-1][1]:
            found[-1] = found[-1][0], max(high, found[-1][1])
        else:
            found.append((low, high))
    return found
