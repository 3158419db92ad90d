"""Line of sight: who sees whom, and what stands between them (ME-LOS, ME-GAP-43, ME-GAP-44)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from mythwright.games.mythic_earth.box import Box, MythTable
from mythwright.games.mythic_earth.geometry.numbers import Line
from mythwright.games.mythic_earth.geometry.shapes import Disc
from mythwright.games.mythic_earth.geometry.sight import Screen, Sight, obscuring, screens_near, sight
from mythwright.games.mythic_earth.geometry.sight import sees as eye_sees
from mythwright.games.mythic_earth.ground import DIFFICULT, IMPASSABLE, Same, shape
from mythwright.games.mythic_earth.keeping import FEW_KEPT, MANY_KEPT
from mythwright.games.mythic_earth.rules.talents import forbidden
from mythwright.games.mythic_earth.state import Feature, Point, Unit
from mythwright.games.mythic_earth.units import BEHEMOTH, height, kind, on_table, radius, spread

LOWEST = 0


class Looks(NamedTuple):
    """What shooters see of a target Unit, in numbers of Minis."""

    shooters: tuple[int, ...]
    """The places of those who see any of it."""
    clear: tuple[int, ...]
    """The target's Minis that one of them sees fully."""
    dim: tuple[int, ...]
    """Those that are seen in part only."""
    obscured_by: tuple[int, ...]
    """What gives -1 each: numbers of Units, and numbers of features below 0."""


class Blocked(NamedTuple):
    """The line that was tried first, and the number of the feature that it met."""

    line: Line
    feature: int


# -- what stands in the way ----------------------------------------------------------------------------------


def screens(table: MythTable, number: int, other: int) -> list[Screen]:
    """ME-GAP-44: all that could obscure the one Unit's view of the other."""
    if table.state.units[other].aloft:  # ME-FLY-05, ME-FLY-06: no cover aloft
        return []
    return [*_landscape(table), *_minis(table, number, other)]


def _landscape(table: MythTable) -> tuple[Screen, ...]:
    return _furnished(Same(table.state.features), Same(table.box))


@lru_cache(maxsize=FEW_KEPT)
def _furnished(features: Same[tuple[Feature, ...]], box: Same[Box]) -> tuple[Screen, ...]:
    """ME-LOS-06: Difficult and Impassable features and walls; only the Impassable hides (ME-GAP-43)."""
    found = [(feature, box.thing.kit[feature.land]) for feature in features.thing]
    return tuple(
        Screen(shape(feature), what.height, what.ground == IMPASSABLE, True, -feature.number)
        for feature, what in found
        if what.obstacle or what.ground in (DIFFICULT, IMPASSABLE)
    )


def _minis(table: MythTable, number: int, other: int) -> Iterator[Screen]:
    """ME-LOS-03, ME-LOS-04, ME-LOS-09, ME-LOS-10: enemies, and friends too big to see past."""
    units = table.state.units
    seat, least = units[number].seat, height(table, units[other])
    for between, unit in on_table(table):
        if between in (number, other) or (unit.seat == seat and not blocks_view(table, unit)):
            continue
        r, tall = radius(table, unit), height(table, unit)
        for x, y in unit.at if tall >= least else ():
            yield Screen(Disc(x, y, r), tall, False, False, between)


def blocks_view(table: MythTable, unit: Unit) -> bool:
    """ME-LOS-10: Behemoths and Massive Units obscure for both sides."""
    return kind(table, unit) == BEHEMOTH or forbidden(table, unit, "seeing_past") is not None


# -- who sees whom -------------------------------------------------------------------------------------------


def sees(table: MythTable, number: int, place: int, other: int) -> bool:
    """ME-LOS-02: whether the Mini at this place sees some Mini of the other Unit, at least in part."""
    return any_sees(table, number, (place,), other)


def any_sees(table: MythTable, number: int, places: Sequence[int], other: int) -> bool:
    """Whether one of these Minis sees some Mini of the other Unit: only solid landscape can prevent it."""
    eye, target = table.state.units[number], table.state.units[other]
    if target.aloft:
        return True
    solid = _solid(Same(table.state.features), Same(table.box), height(table, target))
    if not solid:
        return True
    eyes = tuple([eye.at[i] for i in places])
    return _any_sees(eyes, radius(table, eye), target.at, radius(table, target), solid)


@lru_cache(maxsize=FEW_KEPT)
def _solid(features: Same[tuple[Feature, ...]], box: Same[Box], tall: int) -> Same[list[Screen]] | None:
    """What can hide a Unit as tall as this."""
    found = [screen for screen in _furnished(features, box) if screen.solid and screen.height >= tall]
    return Same(found) if found else None


@lru_cache(maxsize=MANY_KEPT)
def _any_sees(
    eyes: tuple[Point, ...], own: int, targets: tuple[Point, ...], r: int, solid: Same[list[Screen]]
) -> bool:
    near = screens_near(solid.thing, eyes, targets, r)
    return any(eye_sees((*eye, own), targets, r, LOWEST, near) for eye in eyes)  # all of them are tall enough


def looks(table: MythTable, number: int, places: Sequence[int], other: int) -> Looks:
    """What the Minis at these places see of the other Unit (ME-LOS-02, ME-LOS-06 to ME-LOS-08)."""
    eye, target = table.state.units[number], table.state.units[other]
    between = screens_near(screens(table, number, other), eye.at, target.at, radius(table, target))
    near = [screen for screen in between if screen.height >= height(table, target)]
    if not near:
        return Looks(tuple(places), target.minis, (), ())
    views = {i: _views(table, eye, i, target, near) for i in places}
    shooters = tuple(i for i in places if not all(view.hidden for view in views[i]))
    columns = list(zip(target.minis, zip(*(views[i] for i in shooters or places), strict=True), strict=True))
    clear = tuple(mini for mini, column in columns if any(map(fully_visible, column)))
    seen = tuple(mini for mini, column in columns if not all(view.hidden for view in column))
    dim = tuple(mini for mini in seen if mini not in clear)
    first = nearest(eye, shooters or places, target)
    return Looks(shooters, clear, dim, obscuring(views[first]))


def _views(table: MythTable, eye: Unit, place: int, target: Unit, near: Sequence[Screen]) -> list[Sight]:
    tall, r = height(table, target), radius(table, target)
    base = (*eye.at[place], radius(table, eye))
    return [sight(base, (x, y, r), tall, near) for x, y in target.at]


def fully_visible(view: Sight) -> bool:
    """ME-GAP-43: no line meets anything that obscures."""
    return not view.hidden and not view.obscured_by


def nearest(eye: Unit, places: Sequence[int], target: Unit) -> int:
    """Of the Minis at these places the one nearest to the target; ties go to the lowest (ME-GAPB-01)."""
    return min(places, key=lambda i: (spread((eye.at[i],), target.at), i))


def blocked(table: MythTable, number: int, places: Sequence[int], other: int) -> Blocked:
    """The line from the nearest of these Minis to the first of a target that none of them sees."""
    eye, target = table.state.units[number], table.state.units[other]
    place = nearest(eye, places, target)
    solid = [screen for screen in _landscape(table) if screen.solid]
    view = _views(table, eye, place, target, solid)[0]
    return Blocked(view.lines[0], -next(tag for tag in view.met if tag))
