"""Detours: the way around what blocks the straight one (ME-GAP-39).

A search on a grid of one inch over the shifts of a formation; the way is then drawn straight where it can be.
It only proposes: every leg is measured before it is offered.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise
from math import sqrt

from mythwright.games.mythic_earth.geometry.field import Field
from mythwright.games.mythic_earth.geometry.moves import LEGS
from mythwright.games.mythic_earth.geometry.numbers import INCH, Point, distance, scaled
from mythwright.games.mythic_earth.geometry.units import span_of
from mythwright.games.mythic_earth.rules.movement.shifts import Area, Shifts, clip

SEARCHED = 400
"""So many cells are opened at most."""
STRAIGHT, SLANTING = 1000, 1414
STEPS = tuple((i, j, SLANTING if i and j else STRAIGHT) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j)
START = (0, 0)
SPARE = INCH // 5
"""Cells keep so much farther away than they must, because ways between them are straight."""
HALF = INCH // 2


class Maze:
    """The cells that a formation may not shift to."""

    __slots__ = ("barred", "bottom", "left", "right", "top")

    def __init__(self, shifts: Shifts, around: Field, radius: int) -> None:
        left, bottom, right, top = span_of(shifts.spots)
        self.left, self.bottom = radius - left, radius - bottom
        self.right, self.top = around.width - radius - right, around.height - radius - top
        self.barred: set[Point] = set()
        for _, dx, dy, _, way, _ in shifts.disks:
            if way:
                self._bar_disk(dx, dy, sqrt(way) + SPARE)
        for area in shifts.areas:
            if area.way >= 0:
                self._bar_area(area, shifts)

    def _bar_disk(self, dx: float, dy: float, near: float) -> None:
        for i in range(int((dx - near) // INCH) + 1, int((dx + near) // INCH) + 1):
            across = i * INCH - dx
            half = sqrt(near * near - across * across)
            for j in range(int((dy - half) // INCH) + 1, int((dy + half) // INCH) + 1):
                self.barred.add((i, j))

    def _bar_area(self, area: Area, shifts: Shifts) -> None:
        keep = area.way + SPARE
        reach = int(area.around.r + keep) // INCH + 1
        for x, y in shifts.spots:
            middle = (area.around.x - x) // INCH
            for i in range(middle - reach, middle + reach + 2):
                found = clip(area.planes, x + i * INCH, y, 0, 1, keep)
                if found:
                    rows = range(int(found[0] // INCH) + 1, int(found[1] // INCH) + 1)
                    self.barred.update((i, j) for j in rows)

    def free(self, cell: Point) -> bool:
        x, y = cell[0] * INCH, cell[1] * INCH
        return self.left <= x <= self.right and self.bottom <= y <= self.top and cell not in self.barred

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


class Detours:
    """All that can be reached from one place within a length: searched once, for any number of goals."""

    __slots__ = ("came", "length", "maze", "shifts")

    def __init__(self, shifts: Shifts, around: Field, radius: int, length: int) -> None:
        self.shifts, self.length = shifts, length
        self.maze = Maze(shifts, around, radius)
        self.came = _flood(self.maze, length)

    def towards(self, goal: Point) -> list[Point]:
        """Up to four legs, as shifts, that lead nearest to the goal; empty where there is no better place."""
        gx, gy = goal
        best = min(self.came, key=lambda cell: (cell[0] * INCH - gx) ** 2 + (cell[1] * INCH - gy) ** 2)
        if best == START:
            return []
        points = [(i * INCH, j * INCH) for i, j in _back(self.came, best)]
        return self.measured(_cut(_straightened(self.maze, points), self.length))

    def measured(self, legs: list[Point]) -> list[Point]:
        """The same legs, the last as long as it can be; empty if the Unit cannot go that way."""
        start, spent, left = START, 0.0, float(self.length)
        for leg in legs[:-1]:
            far = distance(0, 0, *leg)
            if self.shifts.ray(leg, far, start).most < far:
                return []
            spent += self.shifts.toll(leg, far, start)
            start, left = (start[0] + leg[0], start[1] + leg[1]), left - far
        last = legs[-1]
        whole = min(distance(0, 0, *last), int(left))
        ray = self.shifts.ray(last, whole, start)
        most = self.shifts.affordable(last, ray.most, start, spent)
        for length in range(whole, 0, -HALF):
            if length <= most and ray.stops(length):
                return [*legs[:-1], last if length == distance(0, 0, *last) else scaled(*last, length)]
        return []


def _flood(maze: Maze, length: int) -> dict[Point, Point | None]:
    """From which cell each cell is reached, the cheapest first."""
    came: dict[Point, Point | None] = {START: None}
    costs = {START: 0}
    queue = [(0, START)]
    opened = 0
    while queue and opened < SEARCHED:
        cost, cell = heappop(queue)
        if cost > costs[cell]:
            continue
        opened += 1
        x, y = cell
        for i, j, step in STEPS:
            dearer = cost + step
            other = x + i, y + j
            if dearer > length or dearer >= costs.get(other, dearer + 1) or not maze.free(other):
                continue
            costs[other], came[other] = dearer, cell
            heappush(queue, (dearer, other))
    return came


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
