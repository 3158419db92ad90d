"""Formations that the program makes by itself: the Block and the Line (ME-GAP-38)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from heapq import heappop, heappush

from mythwright.games.mythic_earth.geometry.numbers import MILLION, Point, rounded, sine, vector

Allowed = Callable[[int, int], bool]  # may a Mini's centre be here?

GAPS = (900, 500, 250)  # between bases: the widest that fits is taken
RINGS = 9
ROW = sine(24)  # rows of a hexagonal lattice lie so many millionths of its width apart: 60 degrees
TAKEN = -9  # a cell that is taken never waits again
NEIGHBOURS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))


@cache
def lattice() -> tuple[Point, ...]:
    """Hexagonal cells around the middle, nearest first, ties counter-clockwise from +x.

    Cell (i, j) lies i steps along +x and j steps at 60 degrees to it.
    """
    reach = range(-RINGS, RINGS + 1)
    found = [(i, j) for i in reach for j in reach if abs(i + j) <= RINGS]
    return tuple(sorted(found, key=lambda cell: (_square(cell), _bearing(cell))))


def _square(cell: Point) -> int:
    i, j = cell
    return i * i + i * j + j * j


def _bearing(cell: Point) -> tuple[int, int]:
    """Grows counter-clockwise from +x among cells equally far away: the upper half, then the lower."""
    i, j = cell
    across = 2 * i + j  # twice the way along +x
    return (0, -across) if j > 0 or (j == 0 and i >= 0) else (1, across)


def place(x: int, y: int, step: int, cell: Point) -> Point:
    """The centre of a cell, on a lattice with this width around (x, y)."""
    i, j = cell
    return x + rounded(step * (2 * i + j), 2), y + rounded(step * j * ROW, MILLION)


def cells(x: int, y: int, step: int) -> Iterator[Point]:
    """All cells' centres in order."""
    return ((x + dx, y + dy) for dx, dy in offsets(step))


@cache
def offsets(step: int) -> tuple[Point, ...]:
    """Where the cells of a lattice of this width lie, seen from its middle."""
    return tuple(place(0, 0, step, cell) for cell in lattice())


@cache
def beside() -> tuple[tuple[int, ...], ...]:
    """For each cell of the lattice those around it, by their place in the order."""
    order = {cell: number for number, cell in enumerate(lattice())}
    around = (((i + di, j + dj) for di, dj in NEIGHBOURS) for i, j in lattice())
    return tuple(tuple(order[cell] for cell in cells if cell in order) for cells in around)


def block(x: int, y: int, count: int, radius: int, allowed: Allowed) -> list[Point] | None:
    """So many Minis around (x, y), each with two neighbours; nothing if they fit with no gap."""
    for gap in GAPS:
        found = _grown(x, y, count, 2 * radius + gap, allowed)
        if found:
            return found
    return None


def _grown(x: int, y: int, count: int, step: int, allowed: Allowed) -> list[Point] | None:
    """Takes the nearest allowed cell beside two that are taken, again and again; the second beside one."""
    places, neighbours = offsets(step), beside()
    held = [0] * len(places)
    waiting: list[int] = []
    for cell, (dx, dy) in enumerate(places):
        if allowed(x + dx, y + dy):
            waiting.append(cell)
            break
    found: list[Point] = []
    while len(found) < count:
        while waiting:
            cell = heappop(waiting)
            spot = x + places[cell][0], y + places[cell][1]
            if allowed(*spot):
                break
        else:
            return None
        found.append(spot)
        held[cell] = TAKEN
        if len(found) == 1:
            waiting = sorted(neighbours[cell])
        elif len(found) == 2:
            waiting = []
        for other in neighbours[cell]:
            held[other] += 1
            if held[other] == 2:
                heappush(waiting, other)
    return found


def line(x: int, y: int, count: int, radius: int, angle: int, allowed: Allowed) -> list[Point] | None:
    """Two rows across the direction of travel, the second behind the gaps of the first; or nothing."""
    for gap in GAPS:
        spots = _rows(x, y, count, 2 * radius + gap, angle)
        if all(allowed(*spot) for spot in spots):
            return spots
    return None


def _rows(x: int, y: int, count: int, step: int, angle: int) -> list[Point]:
    front = (count + 1) // 2
    spots = []
    for number in range(count):
        behind = number >= front
        place_in_row = 2 * (number - front) + 1 if behind else 2 * number  # counted in half steps
        across = vector(angle + 36, rounded(step * (front - 1 - place_in_row), 2))
        back = vector(angle, -rounded(step * ROW, MILLION)) if behind else (0, 0)
        spots.append((x + across[0] + back[0], y + across[1] + back[1]))
    return spots
