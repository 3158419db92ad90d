"""Routes around things for one base: straight, or over a grid of whole inches (ME-GAP-39, 55)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from heapq import heappop, heappush
from math import isqrt
from typing import NamedTuple

from mythwright.games.mythic_earth.geometry.field import Field
from mythwright.games.mythic_earth.geometry.numbers import (
    FULL_TURN,
    INCH,
    TOLERANCE,
    Line,
    Point,
    distance,
    length_of,
    scaled,
    square_to_line,
    vector,
)
from mythwright.games.mythic_earth.geometry.shapes import (
    ROUNDING,
    gap_to,
    line_within,
    off_table,
    rough_depth,
)
from mythwright.games.mythic_earth.geometry.sweeps import is_clear

LEGS = 4
TEN_DEGREES = 4
DIAGONAL = 1414
HALF_DIAGONAL = 708
UNLIMITED = 1 << 40
CLEAR, TIGHT, SHUT = 0, 1, 2  # tight: a step to here may brush something, and is measured
UNMEASURED = 3
DONE = -1  # what is paid for a point that no way can reach more cheaply
SIDEWAYS = (
    *((1, 0, INCH), (1, 1, DIAGONAL), (0, 1, INCH), (-1, 1, DIAGONAL)),
    *((-1, 0, INCH), (-1, -1, DIAGONAL), (0, -1, INCH), (1, -1, DIAGONAL)),
)


def cut(legs: Sequence[Point], length: int) -> list[Point]:
    """The first so many units of a route, in at most four legs."""
    found = []
    for dx, dy in legs[:LEGS]:
        whole = length_of(dx, dy)
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


class Block(NamedTuple):
    """A base in the way: the moving base's centre keeps so far from its centre."""

    x: int
    y: int
    near: int
    tag: int


class Grid:
    """The field as a base of one radius finds it; made once, it serves many routes.

    Its points reach an inch beyond the table: those are shut, so that steps need not look for the edge.
    """

    def __init__(self, field: Field, radius: int) -> None:
        self.field, self.radius = field, radius
        self.columns, self.rows = field.width // INCH + 3, field.height // INCH + 3
        self.states = bytearray([UNMEASURED]) * (self.columns * self.rows)
        self.sideways = [
            (across * INCH, up * INCH, up * self.columns + across, step) for across, up, step in SIDEWAYS
        ]
        self.blocks = [
            Block(x, y, way + r + radius - TOLERANCE, tag)
            for x, y, r, way, _, tag in field.bars
            if way is not None
        ]
        self.walls = [
            ((left - radius, bottom - radius, right + radius, top + radius), wall.shape, wall.way)
            for (left, bottom, right, top), wall in field.walls
            if wall.way is not None
        ]
        self.beside: dict[int, list[Block]] = {}  # the bases that may be near to points of this height
        for block in self.blocks:
            reach = isqrt(block.near * block.near + HALF_DIAGONAL * HALF_DIAGONAL) + 1
            for y in range(-((reach - block.y) // INCH) * INCH, block.y + reach + 1, INCH):
                self.beside.setdefault(y, []).append(block)

    def state(self, node: int, x: int, y: int) -> int:
        """Is this point of the grid clear, tight or shut? It is measured when a route comes by."""
        state = self.states[node]
        if state == UNMEASURED:
            state = self._by_bases(x, y)
            if state != SHUT:
                state = max(state, self._by_walls(x, y))
            self.states[node] = state
        return state

    def _by_bases(self, x: int, y: int) -> int:
        worst = CLEAR
        for bx, by, near, _ in self.beside.get(y, ()):
            beyond = (bx - x) * (bx - x) + (by - y) * (by - y) - near * near
            if beyond < 0:
                return SHUT
            if beyond < HALF_DIAGONAL * HALF_DIAGONAL:
                worst = TIGHT
        return worst

    def _by_walls(self, x: int, y: int) -> int:
        if off_table(x, y, self.radius, self.field.width, self.field.height):
            return SHUT
        worst, far = CLEAR, HALF_DIAGONAL
        for (left, bottom, right, top), shape, way in self.walls:
            if not (left - far <= x <= right + far and bottom - far <= y <= top + far):
                continue
            gap = -rough_depth(shape, x, y, self.radius) - way + TOLERANCE
            if abs(gap) <= ROUNDING or abs(gap - HALF_DIAGONAL) <= ROUNDING:
                gap = gap_to(shape, x, y, self.radius) - way + TOLERANCE
            if gap < 0:
                return SHUT
            if gap < HALF_DIAGONAL:
                worst = TIGHT
        return worst

    def point(self, node: int) -> Point:
        row, column = divmod(node, self.columns)
        return column * INCH - INCH, row * INCH - INCH

    def free(self, start: Point, end: Point) -> bool:
        """May the base go straight from here to there?"""
        if off_table(*end, self.radius, self.field.width, self.field.height):
            return False
        return self._passes(start, end, self.blocks)

    def _passes(self, start: Point, end: Point, near: Sequence[Block]) -> bool:
        """The same for an end on the table; `near` are the bases that can be met there."""
        line = (*start, *end)
        met = _met(line, near)
        if met is None:
            return self._past_walls(line)
        return self._begins_by(start, met) and is_clear([start], [end], self.radius, self.field)

    def _begins_by(self, start: Point, met: Block) -> bool:
        """Is this too near already to the Unit of a base? Then it may perhaps be left (ME-GAP-37)."""
        sx, sy = start
        for x, y, _, _, _, tag in self.field.bars:
            if tag == met.tag and (x - sx) * (x - sx) + (y - sy) * (y - sy) < met.near * met.near:
                return True
        return False

    def _past_walls(self, line: Line) -> bool:
        ax, ay, bx, by = line
        west, east = (ax, bx) if ax < bx else (bx, ax)
        south, north = (ay, by) if ay < by else (by, ay)
        keep = self.radius - TOLERANCE - 1
        for (left, bottom, right, top), shape, way in self.walls:
            if left <= east and west <= right and bottom <= north and south <= top:
                if line_within(line, shape, way + keep):
                    return False
        return True

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
        gx, gy = goal
        for x, y, near, _ in self.blocks:
            if (x - gx) * (x - gx) + (y - gy) * (y - gy) < near * near:
                return False
        return self._by_walls(gx, gy) != SHUT

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
        paid = search.paid
        while search.waiting:
            guess, cost, node = heappop(search.waiting)
            if paid[node] == DONE:
                continue
            paid[node] = DONE
            if self._arrives(node, goal, stop, guess - cost):
                return self._traced(node, search.came, start, [] if stop else [goal])
            self._spread(node, cost, search)
        return None

    def _spread(self, node: int, cost: int, search: Search) -> None:
        """Notes the neighbours that a base can step to; none is measured that would lead nowhere."""
        states, most, (gx, gy) = self.states, search.most, search.goal
        paid, came, waiting = search.paid, search.came, search.waiting
        here, tight = self.point(node), states[node] == TIGHT
        hx, hy = here
        for across, up, on, step in self.sideways:
            other, dearer = node + on, cost + step
            state = states[other]
            if state == SHUT or paid.get(other, UNLIMITED) <= dearer:
                continue
            x, y = hx + across, hy + up
            guess = dearer + isqrt((x - gx) * (x - gx) + (y - gy) * (y - gy))
            if guess > most:
                continue
            if state == UNMEASURED:
                state = self.state(other, x, y)
            if (state == CLEAR and not tight) or (state != SHUT and self._step(here, (x, y))):
                paid[other], came[other] = dearer, node
                heappush(waiting, (guess, dearer, other))

    def _around(self, start: Point) -> Iterator[int]:
        """The points of the grid near the start that can be reached straight from it."""
        sx, sy = start
        left, bottom = sx // INCH, sy // INCH
        near = [
            block
            for block in self.blocks
            if abs(block[0] - sx) - 2 * INCH < block[2] and abs(block[1] - sy) - 2 * INCH < block[2]
        ]
        for row in range(max(bottom, 0), min(bottom + 4, self.rows)):
            for column in range(max(left, 0), min(left + 4, self.columns)):
                node, x, y = row * self.columns + column, column * INCH - INCH, row * INCH - INCH
                if self.state(node, x, y) != SHUT and self._passes(start, (x, y), near):
                    yield node

    def _step(self, start: Point, end: Point) -> bool:
        """May the base step from point to point, neither of which is shut?"""
        line = (*start, *end)
        if _met(line, self.beside.get(start[1], ())) or _met(line, self.beside.get(end[1], ())):
            return False
        return self._past_walls(line)

    def _arrives(self, node: int, goal: Point, stop: int, far: int) -> bool:
        """Is the goal reached from this point, which lies so far from it?"""
        return far <= stop if stop else far <= DIAGONAL and self.free(self.point(node), goal)

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

    __slots__ = ("came", "goal", "most", "paid", "waiting")

    def __init__(self, goal: Point, most: int) -> None:
        self.goal, self.most = goal, most
        self.came: dict[int, int] = {}
        self.paid: dict[int, int] = {}
        self.waiting: list[tuple[int, int, int]] = []

    def note(self, node: int, before: int, cost: int, guess: int) -> None:
        """A way to the point that is better than those known; `guess` is what it costs to the goal."""
        self.paid[node], self.came[node] = cost, before
        heappush(self.waiting, (guess, cost, node))


def _met(line: Line, blocks: Sequence[Block]) -> Block | None:
    """The first of these bases that a base comes too near to on its way."""
    ax, ay, bx, by = line
    west, east = (ax, bx) if ax < bx else (bx, ax)
    south, north = (ay, by) if ay < by else (by, ay)
    for block in blocks:
        x, y, near, _ = block
        if west - near < x < east + near and south - near < y < north + near:
            if square_to_line(x, y, line) < near * near:
                return block
    return None


def _plus(one: Point, other: Point) -> Point:
    return one[0] + other[0], one[1] + other[1]


def _minus(one: Point, other: Point) -> Point:
    return one[0] - other[0], one[1] - other[1]
