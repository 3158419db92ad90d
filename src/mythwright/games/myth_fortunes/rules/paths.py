"""Paths: every way a pawn can walk with its dice, Drop Zones and stops included (MF-MOVE, MF-DROP).

A path is written leg by leg, `n6 e5`; a Drop Zone is named where the pawn comes out, `n2 G9 n2 e2`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from mythwright.core.option import Option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.myth_fortunes.box import HEADINGS, Box

ALL = tuple(HEADINGS)
ASIDE = {"n": ("e", "w"), "s": ("e", "w"), "e": ("n", "s"), "w": ("n", "s")}
LEG = re.compile(r"([nesw])([0-9])$")

Legs = tuple[int, ...]
Path = tuple[str, ...]


class Ways(NamedTuple):
    """One option for each square that can be reached, and every path there is."""

    listed: tuple[Option, ...]
    every: frozenset[Option]


class Walker(NamedTuple):
    """Who walks how: at a right angle or straight on, with stops or without, on linked boards or not."""

    box: Box
    straight: bool
    stops: bool
    far: bool

    def leg(self, at: str, left: int, others: Legs, headings: Iterable[str], path: Path) -> Iterator[Option]:
        """MF-MOVE-08, MF-MOVE-17 to MF-MOVE-19, MF-GAP-34: steps in one heading; one may stop on the way."""
        for heading in headings:
            square = at
            for number in range(1, left + 1):
                if heading not in self.box.steps[square]:
                    break
                square = self.box.steps[square][heading]
                walked = (*path, f"{heading}{number}")
                kind = self.box.squares[square]
                if kind.stop and self.stops:
                    yield Option("move", (square, *walked))
                if kind.zone:
                    yield from self.zone(left - number, others, walked)
                if number == left:
                    yield from self.turn(square, others, heading, walked)

    def zone(self, left: int, others: Legs, path: Path) -> Iterator[Option]:
        """MF-DROP-03 to MF-DROP-09, MF-GAP-37: out of any zone, at no cost, with the heading free."""
        for out in self.box.zones:
            yield from self.onward(out, left, others, (*path, out))
            if self.far and self.can_end(out, left, others):
                yield Option("cross", (out, left, *(others or (0,)), *path))

    def onward(self, at: str, left: int, others: Legs, path: Path) -> Iterator[Option]:
        """What is left of the leg, then the other leg, in any heading to begin with."""
        legs = (left, *others) if left else others
        if not legs:
            yield Option("move", (at, *path))
        else:
            yield from self.leg(at, legs[0], legs[1:], ALL, path)

    def turn(self, at: str, others: Legs, heading: str, path: Path) -> Iterator[Option]:
        """MF-MOVE-07: the next leg at a right angle; on a Straight and Narrow also on ahead (MF-GAP-17)."""
        if not others:
            yield Option("move", (at, *path))
        else:
            headings = (*ASIDE[heading], heading) if self.straight else ASIDE[heading]
            yield from self.leg(at, others[0], others[1:], headings, path)

    def can_end(self, at: str, left: int, others: Legs) -> bool:
        """MF-GAP-38: the move must be completable from the zone of the other board."""
        there = self._replace(far=False)
        return any(True for _ in there.onward(at, left, others, ()))


def ways(box: Box, start: str, orders: tuple[Legs, ...], straight: bool = False, far: bool = False) -> Ways:
    """MF-MOVE-09: all that can be walked from a square with these legs, in any of these orders."""
    key = ("ways", start, orders, straight, far)
    found: Ways | None = box.worked_out.get(key)
    if found is None:
        walker = Walker(box, straight, stops=True, far=far)
        options = (o for legs in orders for o in walker.leg(start, legs[0], legs[1:], ALL, ()))
        found = box.worked_out[key] = _ways(options)
    return found


def ways_on(box: Box, zone: str, left: int, other: int, straight: bool) -> Ways:
    """What is left to walk of a carried turn, from the zone where the pawn comes out (MF-GAP-38)."""
    key = ("ways_on", zone, left, other, straight)
    found: Ways | None = box.worked_out.get(key)
    if found is None:
        walker = Walker(box, straight, stops=True, far=False)
        found = box.worked_out[key] = _ways(walker.onward(zone, left, (other,) if other else (), ()))
    return found


def runs(box: Box, start: str, number: int) -> Ways:
    """MF-BG-02, MF-BG-15, MF-BG-17: one straight line, with Drop Zones but without stops."""
    key = ("runs", start, number)
    found: Ways | None = box.worked_out.get(key)
    if found is None:
        walker = Walker(box, straight=False, stops=False, far=False)
        found = box.worked_out[key] = _ways(walker.leg(start, number, (), ALL, ()))
    return found


def _ways(options: Iterable[Option]) -> Ways:
    """Paths to the same square do the same, so the plainest is listed; the others may be named too."""
    every = frozenset(options)
    plainest: dict[tuple[str | int, ...], Option] = {}
    for option in sorted(every, key=lambda o: (len(o.args), o)):
        end = option.args[:1] if option.kind == "move" else option.args[:3]
        plainest.setdefault((option.kind, *end), option)
    return Ways(tuple(sorted(plainest.values())), every)


def trail(box: Box, start: str, path: Iterable[str | int]) -> list[str]:
    """Every square that the pawn comes to, zones of exit included (MF-GAP-73)."""
    at, found = start, []
    for part in path:
        leg = LEG.match(str(part))
        if leg is None:
            at = str(part)
            found.append(at)
            continue
        for _ in range(int(leg[2])):
            at = box.steps[at][leg[1]]
            found.append(at)
    return found


def forbids_path(box: Box, start: str, path: Iterable[str | int], straight: bool) -> Ruling | None:
    """The first thing that is wrong with a path, lengths aside."""
    at, heading = start, ""
    for part in map(str, path):
        leg = LEG.match(part)
        if leg is None:
            if part not in box.zones or not box.squares[at].zone or not heading:
                return ruling("MF-DROP-02", square=at, zones=list(box.zones))
            at, heading = part, ""
            continue
        if heading and leg[1] not in ASIDE[heading] and not (straight and leg[1] == heading):
            return ruling("MF-MOVE-07", heading=heading)
        heading = leg[1]
        for _ in range(int(leg[2])):
            if heading not in box.steps[at]:
                return ruling("MF-MOVE-10", square=at, heading=heading)
            at = box.steps[at][heading]
    return None
