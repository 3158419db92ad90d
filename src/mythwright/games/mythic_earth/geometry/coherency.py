"""Coherency: who stands near enough to whom, and how a Unit is brought together (ME-COH, ME-GAP-40)."""

from __future__ import annotations

from collections.abc import Iterable
from math import isqrt
from typing import NamedTuple

from mythwright.games.mythic_earth.geometry.formations import GAPS, Allowed, cells
from mythwright.games.mythic_earth.geometry.numbers import (
    FULL_TURN,
    INCH,
    TOLERANCE,
    Line,
    Point,
    distance,
    vector,
)
from mythwright.games.mythic_earth.geometry.units import Spots, centre

FINE = 6  # 15 degrees

Links = list[list[int]]  # for each Mini the numbers of those it is linked with, lowest first


class Stray(NamedTuple):
    """A Mini out of coherency and the line, centre to centre, to the nearest Mini it lacks."""

    mini: int
    line: Line


def links(spots: Spots, radius: int, link: int = INCH) -> Links:
    """Who stands within the link distance of whom."""
    reach = link + TOLERANCE + 2 * radius + 1  # distances are rounded down
    square = reach * reach
    found: Links = [[] for _ in spots]
    for i, (x, y) in enumerate(spots):
        for j in range(i):
            dx, dy = x - spots[j][0], y - spots[j][1]
            if dx * dx + dy * dy < square:
                found[i].append(j)
                found[j].append(i)
    return [sorted(near) for near in found]


def groups(near: Links, members: set[int]) -> list[list[int]]:
    """These Minis parted into linked groups, the largest first, then the one with the lowest number."""
    left, found = set(members), []
    while left:
        group, waiting = [], [min(left)]
        left.discard(waiting[0])
        while waiting:
            group.append(waiting.pop())
            fresh = [mini for mini in near[group[-1]] if mini in left]
            left.difference_update(fresh)
            waiting += fresh
        found.append(sorted(group))
    return sorted(found, key=lambda group: (-len(group), group[0]))


def core(near: Links) -> list[int]:
    """The largest group in which each Mini has the neighbours it needs; empty if there is none."""
    needed = min(2, len(near) - 1)  # a pair links with each other, a lone Mini with no one
    members = set(range(len(near)))
    while True:
        loose = {mini for mini in members if sum(other in members for other in near[mini]) < needed}
        if not loose:
            break
        members -= loose
    return groups(near, members)[0] if members else []


def coherent(spots: Spots, radius: int, link: int = INCH) -> tuple[int, ...]:
    """The Minis out of coherency; none: the Unit is coherent (ME-COH-01, ME-COH-02, ME-GAP-40)."""
    near = links(spots, radius, link)
    needed = min(2, len(near) - 1)
    if all(len(others) >= needed for others in near) and len(_reached(near)) == len(near):
        return ()
    together = set(core(near))
    return tuple(mini for mini in range(len(near)) if mini not in together)


def _reached(near: Links) -> set[int]:
    """All Minis that links join to the first."""
    seen, waiting = {0}, [0]
    while waiting:
        for other in near[waiting.pop()]:
            if other not in seen:
                seen.add(other)
                waiting.append(other)
    return seen


def strays(spots: Spots, radius: int, link: int = INCH) -> list[Stray]:
    """The Minis out of coherency, each with the line to the nearest Mini it is not linked with."""
    loose = coherent(spots, radius, link)
    if not loose:
        return []
    near = links(spots, radius, link)
    found = []
    for mini in loose:
        x, y = spots[mini]
        lacking = [j for j in range(len(spots)) if j != mini and j not in near[mini]] or near[mini]
        other = min(lacking, key=lambda j: (distance(x, y, *spots[j]), j))
        found.append(Stray(mini, (x, y, *spots[other])))
    return found


def largest_group(spots: Spots, radius: int, link: int = INCH) -> tuple[int, ...]:
    """The Minis of the largest linked group; ties go to the group with the lowest number."""
    return tuple(groups(links(spots, radius, link), set(range(len(spots))))[0])


def mended(spots: Spots, radius: int, allowed: Allowed, limit: int, link: int = INCH) -> list[Point]:
    """ME-GAP-40: strays, nearest first, are set on free Block cells around the rest, at most `limit` away.

    `allowed` speaks of everything but the Unit itself. A Mini that finds no cell stays where it is.
    """
    result = list(spots)
    near = links(spots, radius, link)
    together = core(near) or groups(near, set(range(len(spots))))[0][:1]
    middle = centre([spots[mini] for mini in together])
    waiting = [mini for mini in range(len(spots)) if mini not in together]
    waiting.sort(key=lambda mini: (distance(*spots[mini], *middle), mini))
    for mini in waiting:
        gathering = Gathering(result, together, mini, radius, link)
        place = gathering.cell(allowed, limit)
        if place:
            result[mini] = place
            together = [*together, mini]
    return result


class Gathering(NamedTuple):
    """A Unit of which some Minis stand together and one looks for a place among them."""

    spots: Spots
    together: list[int]
    mini: int
    radius: int
    link: int

    def cell(self, allowed: Allowed, limit: int) -> Point | None:
        """The nearest free cell: of a Block around the others, else right beside one of them."""
        x, y = self.spots[self.mini]
        far = (limit + TOLERANCE + 1) ** 2  # distances are rounded down
        for candidates in (self._lattice, self._beside):
            for gap in GAPS:
                near = [
                    (isqrt(square), i, (cx, cy))
                    for i, (cx, cy) in enumerate(candidates(gap))
                    if (square := (cx - x) * (cx - x) + (cy - y) * (cy - y)) < far
                ]
                for _, _, cell in sorted(near):
                    if self._joins(*cell) and allowed(*cell):
                        return cell
        return None

    def _lattice(self, gap: int) -> Iterable[Point]:
        """The cells of the Block around the Mini in the middle."""
        firm = [self.spots[mini] for mini in self.together]
        x, y = centre(firm)
        nearest = min(firm, key=lambda spot: distance(spot[0], spot[1], x, y))
        return cells(*nearest, 2 * self.radius + gap)

    def _beside(self, gap: int) -> Iterable[Point]:
        """Around each Mini, in all directions: for groups that stand on no lattice."""
        ways = [vector(angle, 2 * self.radius + gap) for angle in range(0, FULL_TURN, FINE)]
        firm = [self.spots[mini] for mini in self.together]
        return [(x + dx, y + dy) for x, y in firm for dx, dy in ways]

    def _joins(self, x: int, y: int) -> bool:
        """Is the place linked with two of those who stand together, or with the only one, and free?"""
        linked = 0
        for mini, (ox, oy) in enumerate(self.spots):
            far = distance(x, y, ox, oy) - 2 * self.radius
            if mini != self.mini and far < -TOLERANCE:
                return False
            linked += mini in self.together and far <= self.link + TOLERANCE
        return linked >= min(2, len(self.together))
