"""Reach: the way on which the nearest charging Mini comes into contact (ME-CHARGE-14, ME-GAP-55)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.field import (
    EDGE,
    Field,
    FieldValue,
    Wall,
    fits,
    fitting,
)
from mythwright.games.mythic_earth.geometry.moves import LEGS, Purse, kept, toll_of
from mythwright.games.mythic_earth.geometry.numbers import (
    INCH,
    TOLERANCE,
    Point,
    distance,
    length_of,
    scaled,
    within,
)
from mythwright.games.mythic_earth.geometry.routes import Grid, contact_spots
from mythwright.games.mythic_earth.geometry.shapes import line_within
from mythwright.games.mythic_earth.geometry.sweeps import is_clear, sweep
from mythwright.games.mythic_earth.geometry.tolls import Toll
from mythwright.games.mythic_earth.geometry.units import nearest_pair
from mythwright.games.mythic_earth.keeping import FEW_KEPT
from mythwright.games.mythic_earth.rules.movement.fields import TOUCH, verdict
from mythwright.games.mythic_earth.rules.movement.plans import body_of
from mythwright.games.mythic_earth.rules.primaries import forbids_way
from mythwright.games.mythic_earth.units import radius

CHARGE = "charge"
TOO_DEAR = "ME-CHARGE-15"
DETOURS = 2
"""So many contact points are tried around what is in the way, each this far from the others."""
SPACED = 2 * INCH
ROUNDING = TOLERANCE + LEGS
"""A way whose ends lie farther apart is too long, though each of its legs is rounded down."""


class Mark(NamedTuple):
    """What is charged: the bases of a Unit, or a token."""

    spots: tuple[Point, ...]
    radius: int


class Way(NamedTuple):
    """The legs of the nearest Mini, which Mini it is, and what the way costs the whole formation."""

    legs: list[Point]
    mini: int
    toll: Toll

    @property
    def shift(self) -> Point:
        """How far all Minis go alike, before each takes its own last leg."""
        return sum(dx for dx, _ in self.legs[:-1]), sum(dy for _, dy in self.legs[:-1])


def way_to(table: MythTable, number: int, mark: Mark, around: Field, purse: Purse) -> Way | Ruling:
    """The first way that gets the nearest Mini into contact, or why there is none."""
    unit = table.state.units[number]
    near = around.near(body_of(table, unit), purse.allowance)
    mini = nearest_pair(unit.at, mark.spots)[1]
    start, r = unit.at[mini], radius(table, unit)
    tried: list[list[Point]] = []
    refusals: list[Ruling] = []

    def first(field: Field) -> Way | None:
        for legs in ways(start, r, mark, field, purse.allowance, refused=bool(refusals)):
            if legs in tried:
                continue
            tried.append(legs)
            found = paid(table, number, legs, near, purse)
            if isinstance(found, Toll):
                return Way(legs, mini, found)
            refusals.append(found)
        return None

    found = first(near)
    if not found and any(each.rule == TOO_DEAR for each in refusals) and not mired(start, r, near):
        found = first(dry(near))  # what costs too much may cost less another way
    return found or next(iter(refusals), None) or _blocked(table, number, mini, mark, near)


def paid(table: MythTable, number: int, legs: list[Point], around: Field, purse: Purse) -> Toll | Ruling:
    """ME-CHARGE-15: within the allowance, Difficult ground and the scenario's bans counted.

    ME-GAP-55: Difficult ground counts for the whole formation, shifting along.
    """
    if len(legs) > LEGS:
        return ruling("ME-GAP-55", unit=number, has=len(legs), needs=LEGS)
    length = sum(length_of(dx, dy) for dx, dy in legs)
    if not within(length, purse.allowance):
        return ruling("ME-CHARGE-14", unit=number, far=length, reach=purse.allowance)
    body = body_of(table, table.state.units[number])
    move = kept(body.spots, legs)
    toll = toll_of(body, move, around)
    if not within(toll.cost, purse.budget):
        return ruling(TOO_DEAR, unit=number, far=toll.cost, reach=purse.budget)
    return forbids_way(table, number, move, CHARGE) or toll


def _blocked(table: MythTable, number: int, mini: int, mark: Mark, around: Field) -> Ruling:
    """What stands in the straight way; without any, there is no room to stand (ME-GAP-56)."""
    start = table.state.units[number].at[mini]
    r = radius(table, table.state.units[number])
    clash = sweep([start], [next(ahead(start, r, mark))], r, around)
    if clash is None:
        return ruling("ME-GAP-56", unit=number)
    return verdict(table, number, clash._replace(mini=mini), double=True)


# -- ways of one base ----------------------------------------------------------------------------------------


def dry(around: Field) -> Field:
    """The table with Difficult ground as a wall, to find the way around it."""
    walls = [wall for _, wall in around.walls]
    walls += [Wall(ground.shape, TOUCH, TOUCH, EDGE) for _, ground in around.slow]
    return Field(around.width, around.height, around.bars, walls)


def mired(start: Point, r: int, around: Field) -> bool:
    """Whether a base stands on Difficult ground already: no way leads around it."""
    return any(line_within((*start, *start), ground.shape, r - TOLERANCE - 1) for _, ground in around.slow)


def ahead(start: Point, r: int, mark: Mark) -> Iterator[Point]:
    """Where a base that goes straight at each of these bases touches it, the nearest first."""
    touch, (sx, sy) = r + mark.radius, start
    for far, _, (x, y) in sorted([(distance(sx, sy, *spot), i, spot) for i, spot in enumerate(mark.spots)]):
        dx, dy = scaled(x - sx, y - sy, max(0, far - touch))
        yield sx + dx, sy + dy


def contact_points(start: Point, r: int, mark: Mark) -> list[Point]:
    """ME-GAP-56: around all bases, every ten degrees, the nearest first."""
    sx, sy = start
    found = [spot for x, y in mark.spots for spot in contact_spots(x, y, mark.radius, r)]
    return sorted(found, key=lambda spot: (spot[0] - sx) ** 2 + (spot[1] - sy) ** 2)


def ways(
    start: Point, r: int, mark: Mark, around: Field, most: int, refused: bool = False
) -> Iterator[list[Point]]:
    """A straight way to one of the bases, else ways around things; `refused`: another was refused already."""
    for spot in ahead(start, r, mark):
        if _free(start, spot, r, around, most):
            yield [(spot[0] - start[0], spot[1] - start[1])]
            return
    value = around.value()
    for spot in _berths(start, r, mark, value):
        if refused and distance(*start, *spot) > most + ROUNDING:
            continue  # none is shorter than the straight one, and the first refusal is told
        legs = _detour(start, spot, r, most, value)
        if legs:
            yield list(legs)
            refused = True


@lru_cache(maxsize=FEW_KEPT)
def _berths(start: Point, r: int, mark: Mark, around: FieldValue) -> list[Point]:
    """A few free contact points that do not lie close together."""
    free = fitting(r, Field.of(*around))
    return spaced(spot for spot in contact_points(start, r, mark) if free(*spot))


@lru_cache(maxsize=FEW_KEPT)
def _detour(start: Point, spot: Point, r: int, most: int, around: FieldValue) -> tuple[Point, ...]:
    """The legs of a way around things; none if there is no such way."""
    return tuple(_grid(r, around).route(start, spot, limit=most) or ())


@lru_cache(maxsize=FEW_KEPT)
def _grid(r: int, around: FieldValue) -> Grid:
    return Grid(Field.of(*around), r)


def _free(start: Point, spot: Point, r: int, around: Field, most: int) -> bool:
    """Whether the base may go straight there and stand there."""
    if not within(distance(*start, *spot), most) or not fits(*spot, r, around):
        return False
    return is_clear([start], [spot], r, around)


def spaced(spots: Iterator[Point]) -> list[Point]:
    """The first few that do not lie close together."""
    found: list[Point] = []
    for spot in spots:
        if all(distance(*spot, *other) >= SPACED for other in found):
            found.append(spot)
        if len(found) == DETOURS:
            break
    return found
