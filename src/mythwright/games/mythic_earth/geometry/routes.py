"""Routes around things for one base: straight, or over a grid of whole inches (ME-GAP-39, 55)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from heapq import heappop, heappush
from math import isqrt

from mythwright.games.mythic_earth.geometry.field import Bar, Body, Field, overlap
from mythwright.games.mythic_earth.geometry.numbers import (
    FULL_TURN,
    INCH,
    TOLERANCE,
    Point,
    distance,
    scaled,
    square_to_line,
    vector,
)
from mythwright.games.mythic_earth.geometry.shapes import edge_gap, gap, gap_to, line_within
from mythwright.games.mythic_earth.geometry.sweeps import is_clear

LEGS = 4
TEN_DEGREES = 4
DIAGONAL = 1414
HALF_DIAGONAL = 708
UNLIMITED = 1 << 40
CLEAR, TIGHT, SHUT = 0, 1, 2  # tight: a step to here may brush something, and is measured
SIDEWAYS = (
    *((1, 0, INCH), (1, 1, DIAGONAL), (0, 1, INCH), (-1, 1, DIAGONAL)),
    *((-1, 0, INCH), (-1, -1, DIAGONAL), (0, -1, INCH), (1, -1, DIAGONAL)),
)


def cut(legs: Sequence[Point], length: int) -> list[Point]:
    """The first so many units of a route, in at most four legs."""
    found = []
    for dx, dy in legs[:LEGS]:
        whole = distance(0, 0, dx, dy)
        found.append((dx, dy) if whole <= length else scaled(dx, dy, length))
        length -= whole
        if length <= 0:
            break
    return found


def contact_spots(x: int, y: int, r: int, radius: int) -> list[Point]:
    """Centres for a base of this radius that touches the base at (x, y): every ten degrees from +x."""
    return [(x + dx, y + dy) for dx, dy in _rim(r + radius)]


@cache
def _rim(length: int) -> tuple[Point, ...]:
    return tuple(vector(angle, length) for angle in range(0, FULL_TURN, TEN_DEGREES))


class Grid:
    """The field as a base of one radius finds it; made once, it serves many routes."""

    def __init__(self, field: Field, radius: int) -> None:
        self.field, self.radius = field, radius
        self.columns, self.rows = field.width // INCH + 1, field.height // INCH + 1
        self.states = bytearray(self.columns * self.rows)
        self.measured = bytearray(len(self.states))  # walls are measured when a route comes by
        self.beside: dict[int, list[Bar]] = {}  # the bases that a step from or to a tight point may brush
        for bar in field.bars:
            if bar.way is not None:
                self._raster(bar, bar.way + bar.r + radius - TOLERANCE)

    def _raster(self, bar: Bar, near: int) -> None:
        """Marks the points around a base: nearer than `near` is shut."""
        x, y = bar.x, bar.y
        square, wide = near * near, near * near + HALF_DIAGONAL * HALF_DIAGONAL
        reach = isqrt(wide) + 1
        columns = range(max(0, -((reach - x) // INCH)), min(self.columns - 1, (x + reach) // INCH) + 1)
        for row in range(max(0, -((reach - y) // INCH)), min(self.rows - 1, (y + reach) // INCH) + 1):
            dy = (row * INCH - y) ** 2
            for column in columns:
                far = (column * INCH - x) ** 2 + dy
                if far < wide:
                    node = row * self.columns + column
                    self.states[node] = SHUT if far < square else max(self.states[node], TIGHT)
                    self.beside.setdefault(node, []).append(bar)

    def state(self, node: int) -> int:
        """Is this point of the grid clear, tight or shut?"""
        if not self.measured[node]:
            self.measured[node] = 1
            if self.states[node] != SHUT:
                self.states[node] = max(self.states[node], self._by_walls(*self.point(node)))
        return self.states[node]

    def _by_walls(self, x: int, y: int) -> int:
        if edge_gap(x, y, self.radius, self.field.width, self.field.height) < -TOLERANCE:
            return SHUT
        worst, far = CLEAR, self.radius + HALF_DIAGONAL
        for (left, bottom, right, top), wall in self.field.walls:
            if wall.way is None or not (left - far <= x <= right + far and bottom - far <= y <= top + far):
                continue
            gap = gap_to(wall.shape, x, y, self.radius) - wall.way + TOLERANCE
            if gap < 0:
                return SHUT
            worst = max(worst, TIGHT if gap < HALF_DIAGONAL else CLEAR)
        return worst

    def point(self, node: int) -> Point:
        return node % self.columns * INCH, node // self.columns * INCH

    def free(self, start: Point, end: Point, near: Field | None = None) -> bool:
        """May the base go straight from here to there? `near` is what can be met there, if that is known."""
        if edge_gap(*end, self.radius, self.field.width, self.field.height) < -TOLERANCE:
            return False
        return is_clear([start], [end], self.radius, near or self.field)

    def route(self, start: Point, goal: Point, stop: int = 0, limit: int | None = None) -> list[Point] | None:
        """The legs of a short way to within `stop` of the goal; nothing if none is found within the limit."""
        whole = distance(*start, *goal)
        if whole <= stop:
            return []
        ahead = scaled(goal[0] - start[0], goal[1] - start[1], whole - stop) if stop else _minus(goal, start)
        if (limit is None or whole - stop <= limit + TOLERANCE) and self.free(start, _plus(start, ahead)):
            return [ahead]
        if not stop and not self._open(goal):
            return None
        points = self._search(start, goal, stop, limit)
        return self._smoothed(points) if points else None

    def _open(self, goal: Point) -> bool:
        """Could a base that did not begin there pass over this point?"""
        x, y = goal
        for bx, by, r, way, _, _ in self.field.bars:
            if way is not None and gap(x, y, self.radius, bx, by, r) < way - TOLERANCE:
                return False
        return self._by_walls(x, y) != SHUT

    def _search(self, start: Point, goal: Point, stop: int, limit: int | None) -> list[Point] | None:
        """A* from the start over points of the grid; ties go to the lowest point."""
        if not stop and next(self._around(goal), None) is None:
            return None  # it is closed in
        search = Search(goal, UNLIMITED if limit is None else limit + limit // 8 + INCH + stop)
        for node in self._around(start):
            cost = distance(*start, *self.point(node))
            guess = cost + distance(*self.point(node), *goal)
            if guess <= search.most:
                search.note(node, -1, cost, guess)
        done = search.done
        while search.waiting:
            _, cost, node = heappop(search.waiting)
            if node in done:
                continue
            done.add(node)
            if self._arrives(node, goal, stop):
                return self._traced(node, search.came, start, [] if stop else [goal])
            self._spread(node, cost, search)
        return None

    def _spread(self, node: int, cost: int, search: Search) -> None:
        """Notes the neighbours that a base can step to; none is measured that would lead nowhere."""
        columns, rows, (gx, gy) = self.columns, self.rows, search.goal
        row, column = divmod(node, columns)
        tight = self.state(node) == TIGHT
        for across, up, step in SIDEWAYS:
            x, y, dearer = column + across, row + up, cost + step
            if not (0 <= x < columns and 0 <= y < rows):
                continue
            other = y * columns + x
            if other in search.done or search.paid.get(other, dearer + 1) <= dearer:
                continue
            dx, dy = x * INCH - gx, y * INCH - gy
            guess = dearer + isqrt(dx * dx + dy * dy)
            if guess > search.most:
                continue
            state = self.states[other] if self.measured[other] else self.state(other)
            if state == SHUT or ((tight or state == TIGHT) and not self._step(node, other)):
                continue
            search.note(other, node, dearer, guess)

    def _around(self, start: Point) -> Iterator[int]:
        """The points of the grid near the start that can be reached straight from it."""
        left, bottom = start[0] // INCH - 1, start[1] // INCH - 1
        near = self.field.near(Body((start,), self.radius), 3 * INCH)
        for row in range(max(bottom, 0), min(bottom + 4, self.rows)):
            for column in range(max(left, 0), min(left + 4, self.columns)):
                node = row * self.columns + column
                if self.state(node) != SHUT and self.free(start, self.point(node), near):
                    yield node

    def _step(self, node: int, other: int) -> bool:
        """May the base step from point to point? Only what is near either of them can be in the way."""
        line = (*self.point(node), *self.point(other))
        for x, y, r, way, _, _ in (*self.beside.get(node, ()), *self.beside.get(other, ())):
            near = (way or 0) + r + self.radius - TOLERANCE
            if square_to_line(x, y, line) < near * near:
                return False
        ax, ay, bx, by = line
        far, near = self.radius, self.radius - TOLERANCE - 1
        around = min(ax, bx) - far, min(ay, by) - far, max(ax, bx) + far, max(ay, by) + far
        return not any(
            wall.way is not None and overlap(fence, around) and line_within(line, wall.shape, wall.way + near)
            for fence, wall in self.field.walls
        )

    def _arrives(self, node: int, goal: Point, stop: int) -> bool:
        here = self.point(node)
        if stop:
            return distance(*here, *goal) <= stop
        return distance(*here, *goal) <= DIAGONAL and self.free(here, goal)

    def _traced(self, node: int, came: dict[int, int], start: Point, tail: list[Point]) -> list[Point]:
        back = []
        while node >= 0:
            back.append(self.point(node))
            node = came[node]
        return [start, *reversed(back), *tail]

    def _smoothed(self, points: list[Point]) -> list[Point]:
        """Pulled straight from the start, or from the goal if that takes fewer legs and four are too few."""
        legs = self._pulled(points)
        if len(legs) > LEGS:
            back = [(-dx, -dy) for dx, dy in reversed(self._pulled(points[::-1]))]
            legs = min(legs, back, key=len)
        return legs

    def _pulled(self, points: list[Point]) -> list[Point]:
        """From each point on to the last one that can be reached directly."""
        legs, here = [], 0
        while here < len(points) - 1:
            farther = range(len(points) - 1, here + 1, -1)
            there = next((n for n in farther if self.free(points[here], points[n])), here + 1)
            legs.append(_minus(points[there], points[here]))
            here = there
        return legs


class Search:
    """The books of a search on a grid: how each point was reached, what it cost, and what comes next.

    Points that make a way longer than `most` lead nowhere: no way on the grid is so much longer than the one
    it is pulled straight to.
    """

    __slots__ = ("came", "done", "goal", "most", "paid", "waiting")

    def __init__(self, goal: Point, most: int) -> None:
        self.goal, self.most = goal, most
        self.came: dict[int, int] = {}
        self.paid: dict[int, int] = {}
        self.done: set[int] = set()
        self.waiting: list[tuple[int, int, int]] = []

    def note(self, node: int, before: int, cost: int, guess: int) -> None:
        """A way to the point that is better than those known; `guess` is what it costs to the goal."""
        self.paid[node], self.came[node] = cost, before
        heappush(self.waiting, (guess, cost, node))


def _plus(one: Point, other: Point) -> Point:
    return one[0] + other[0], one[1] + other[1]


def _minus(one: Point, other: Point) -> Point:
    return one[0] - other[0], one[1] - other[1]
