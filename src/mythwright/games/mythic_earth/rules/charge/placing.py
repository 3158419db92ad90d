"""Placing: as many chargers as can touch the enemy, the others in a Block behind them (ME-GAP-56)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from mythwright.games.mythic_earth.geometry.field import Field, fits
from mythwright.games.mythic_earth.geometry.formations import GAPS, Allowed, cells
from mythwright.games.mythic_earth.geometry.numbers import INCH, TOLERANCE, Point, distance, within
from mythwright.games.mythic_earth.geometry.units import shifted
from mythwright.games.mythic_earth.rules.charge.reach import Mark, Way, contact_points
from mythwright.games.mythic_earth.rules.movement.plans import assigned

TRIES = ((2, True), (2, False), (0, False))
"""ME-COH-01: so many of the Unit stand within an inch of the next, and whether more than one touches.

Only where there is no room at all is coherency broken.
"""
TIGHT = sorted(GAPS)
"""The narrowest Block lets most Minis touch."""


class Host(NamedTuple):
    """A Unit before the last leg of its charge: its Minis, their base, the table, and how far they may go."""

    spots: Sequence[Point]
    r: int
    around: Field
    left: int


class Slots:
    """Places that are still free, and how many of the Unit would stand within an inch of each."""

    __slots__ = ("beside", "far", "near")

    def __init__(self, points: Iterable[Point], r: int) -> None:
        self.beside = dict.fromkeys(points, 0)
        self.near, self.far = (2 * r - TOLERANCE) ** 2, (2 * r + INCH + TOLERANCE) ** 2

    def stand(self, spot: Point) -> None:
        """Someone stands here: places that his base overlaps are gone."""
        (sx, sy), near, far = spot, self.near, self.far
        beside, gone = self.beside, []
        for point in beside:
            dx, dy = point[0] - sx, point[1] - sy
            square = dx * dx + dy * dy
            if square <= far:
                beside[point] += 1
                if square < near:
                    gone.append(point)
        for point in gone:
            del beside[point]

    def take(self, needed: int, free: Allowed) -> Point | None:
        """The first free place with so many neighbours; what turns out not to be free is struck off."""
        shut = []
        found = None
        for point, beside in self.beside.items():
            if beside >= needed:
                if free(*point):
                    found = point
                    break
                shut.append(point)
        for point in shut:
            del self.beside[point]
        return found


def placed(spots: Sequence[Point], r: int, mark: Mark, way: Way, around: Field, most: int) -> list[Point]:
    """Where every Mini ends: in contact within the allowance, else behind, even beyond it."""
    there = shifted(spots, *way.shift)
    x, y = there[way.mini]
    first = x + way.legs[-1][0], y + way.legs[-1][1]
    if len(spots) == 1:
        return [first]
    gone = way.toll.length - distance(x, y, *first)
    host = Host(there, r, around, most - gone)
    touching = contact_points(first, r, mark)
    tries = (
        grown(host, way.mini, first, touching if more else (), 2 * r + gap, needed)
        for needed, more in TRIES
        for gap in TIGHT
    )
    return next(ends for ends in tries if ends)


def grown(
    host: Host, mini: int, first: Point, touching: Sequence[Point], step: int, needed: int
) -> list[Point] | None:
    """ME-CHARGE-16: one after another touches the enemy if he stays coherent, else backs those who do."""
    front, back = Slots(touching, host.r), Slots(cells(*first, step), host.r)
    ends: dict[int, Point] = {mini: first}
    behind: list[Point] = []

    def free(x: int, y: int) -> bool:
        return fits(x, y, host.r, host.around)

    def reached(x: int, y: int) -> bool:
        return free(x, y) and within(distance(*host.spots[_runner(host, (x, y), ends)], x, y), host.left)

    spot: Point | None = first
    while spot and len(ends) + len(behind) < len(host.spots):
        front.stand(spot)
        back.stand(spot)
        beside = min(needed, len(ends) + len(behind))
        spot = front.take(beside, reached)
        if spot:
            ends[_runner(host, spot, ends)] = spot
        else:
            spot = back.take(beside, free)
            behind += [spot] if spot else []
    rest = [i for i in range(len(host.spots)) if i not in ends]
    if len(behind) < len(rest):
        return None
    ends |= dict(zip(rest, assigned([host.spots[i] for i in rest], behind), strict=True))
    return [ends[i] for i in range(len(host.spots))]


def _runner(host: Host, spot: Point, gone: Collection[int]) -> int:
    """Of the Minis that are left the nearest to this point."""
    rest = [i for i in range(len(host.spots)) if i not in gone]
    return min(rest, key=lambda i: distance(*host.spots[i], *spot))
