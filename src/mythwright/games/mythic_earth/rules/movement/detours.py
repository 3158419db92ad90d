"""Detours: the way around what blocks the straight one (ME-GAP-39).

A search on a grid of one inch over the shifts of a formation; the way is then drawn straight where it can be.
It only proposes: every leg is measured before it is offered.
"""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heappop, heappush
from itertools import pairwise
from math import isqrt

from mythwright.games.mythic_earth.geometry.field import Field
from mythwright.games.mythic_earth.geometry.moves import LEGS
from mythwright.games.mythic_earth.geometry.numbers import INCH, Point, distance, length_of, scaled
from mythwright.games.mythic_earth.geometry.units import span_of
from mythwright.games.mythic_earth.rules.movement.areas import Area
from mythwright.games.mythic_earth.rules.movement.shifts import Shifts

SEARCHED = 60
"""So many cells are opened at most."""
STRAIGHT, SLANTING = 1000, 1414
STEPS = tuple((i, j, SLANTING if i and j else STRAIGHT) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j)
START = (0, 0)
UNKNOWN = 1 << 30
"""More than any way costs."""
SPARE = INCH // 5
"""Cells keep so much farther away than they must, because ways between them are straight."""
HALF = INCH // 2


class Maze:
    """The cells that a formation may shift to; each is looked at once, when the search comes by."""

    __slots__ = ("areas", "bottom", "clusters", "known", "left", "right", "shifts", "top")

    def __init__(self, shifts: Shifts, around: Field, radius: int) -> None:
        self.shifts = shifts
        self.clusters = [
            (each.x, each.y, (each.extent + each.way + SPARE) ** 2, each)
            for each in shifts.clusters
            if each.way
        ]
        (mx, my), extent = shifts.middle, shifts.extent + SPARE
        self.areas = [
            (each.around.x - mx, each.around.y - my, (each.around.r + extent + each.way) ** 2, each)
            for each in shifts.areas
            if each.way >= 0
        ]
        left, bottom, right, top = span_of(shifts.spots)
        self.left, self.bottom = radius - left, radius - bottom
        self.right, self.top = around.width - radius - right, around.height - radius - top
        self.known: dict[Point, bool] = {START: True}

    def free(self, cell: Point) -> bool:
        found = self.known.get(cell)
        if found is None:
            found = self.known[cell] = self._free(cell[0] * INCH, cell[1] * INCH)
        return found

    def _free(self, x: int, y: int) -> bool:
        if not (self.left <= x <= self.right and self.bottom <= y <= self.top):
            return False
        for ax, ay, square, each in self.clusters:
            if (ax - x) * (ax - x) + (ay - y) * (ay - y) < square and each.met(x, y, each.way + SPARE):
                return False
        for ax, ay, square, area in self.areas:
            if (ax - x) * (ax - x) + (ay - y) * (ay - y) < square and _holds(area, self.shifts.spots, x, y):
                return False
        return True

    def clear(self, one: Point, two: Point) -> bool:
        """Whether the straight way between two shifts seems free, looked at every half inch."""
        (ax, ay), (bx, by) = one, two
        count = max(abs(bx - ax), abs(by - ay)) // HALF + 1
        return all(
            self.free(
                ((ax + (bx - ax) * i // count + HALF) // INCH, (ay + (by - ay) * i // count + HALF) // INCH)
            )
            for i in range(1, count + 1)
        )


def _holds(area: Area, spots: Sequence[Point], x: int, y: int) -> bool:
    """Whether some base is too near to the shape when the formation has shifted so."""
    keep = area.way + SPARE
    for px, py in spots:
        for nx, ny, at in area.planes:
            if nx * (px + x) + ny * (py + y) - at >= keep:
                break
        else:
            return True
    return False


class Detours:
    """Ways around what is in the way, from one place and within a length."""

    __slots__ = ("length", "maze", "shifts")

    def __init__(self, shifts: Shifts, around: Field, radius: int, length: int) -> None:
        self.shifts, self.length = shifts, length
        self.maze = Maze(shifts, around, radius)

    def towards(self, goal: Point) -> list[Point]:
        """Two to four legs, as shifts, that lead nearest to the goal; none where only a straight way does."""
        points = [(i * INCH, j * INCH) for i, j in _search(self.maze, goal, self.length)]
        legs = _cut(_straightened(self.maze, points), self.length)
        return self.measured(legs) if len(legs) > 1 else []

    def measured(self, legs: list[Point]) -> list[Point]:
        """The same legs, the last as long as it can be; empty if the Unit cannot go that way."""
        start, spent = START, 0.0
        for leg in legs[:-1]:
            far = length_of(*leg)
            if self.shifts.ray(leg, far, start).most < far:
                return []
            spent += self.shifts.toll(leg, far, start)
            start = start[0] + leg[0], start[1] + leg[1]
        last = legs[-1]
        whole = length_of(*last)
        ray = self.shifts.ray(last, whole, start)
        length = ray.last(self.shifts.affordable(last, min(whole, ray.most), start, spent))
        if length <= 0:
            return []
        return [*legs[:-1], last if length == whole else scaled(*last, length)]


def _search(maze: Maze, goal: Point, length: int) -> list[Point]:
    """A* to the goal: the cells up to where the length is used up, or to the nearest that was found.

    Whether a cell is free is looked at when its turn has come: that of many never does.
    """
    gx, gy = goal
    came: dict[Point, Point | None] = {START: None}
    costs = {START: 0}
    nearest = length_of(gx, gy), START
    queue = [(nearest[0], 0, START)]
    known, opened = costs.get, 0
    while queue and opened < SEARCHED:
        guess, cost, cell = heappop(queue)
        if not maze.free(cell):
            continue
        opened += 1
        if cost > costs[cell]:
            continue
        nearest = min(nearest, (guess - cost, cell))
        if guess - cost < INCH or cost + STRAIGHT > length:
            return _back(came, cell)
        x, y = cell
        for i, j, step in STEPS:
            dearer, other = cost + step, (x + i, y + j)
            if dearer <= length and dearer < known(other, UNKNOWN):
                costs[other], came[other] = dearer, cell
                dx, dy = other[0] * INCH - gx, other[1] * INCH - gy
                heappush(queue, (dearer + isqrt(dx * dx + dy * dy), dearer, other))
    return _back(came, nearest[1])


def _back(came: dict[Point, Point | None], cell: Point | None) -> list[Point]:
    way = []
    while cell is not None:
        way.append(cell)
        cell = came[cell]
    return way[::-1]


def _straightened(maze: Maze, points: list[Point]) -> list[Point]:
    """The corners that are left when every stretch that can be straight is."""
    corners = [points[0]]
    at = 0
    while at < len(points) - 1:
        on = len(points) - 1
        while on > at + 1 and not maze.clear(points[at], points[on]):
            on -= 1
        corners.append(points[on])
        at = on
    return corners


def _cut(corners: list[Point], length: int) -> list[Point]:
    """The legs between the corners, at most four, no longer than the allowance in all."""
    legs: list[Point] = []
    left = length
    for (ax, ay), (bx, by) in pairwise(corners):
        far = distance(ax, ay, bx, by)
        if len(legs) == LEGS or left <= 0 or not far:
            break
        legs.append((bx - ax, by - ay) if far <= left else scaled(bx - ax, by - ay, left))
        left -= far
    return legs
