"""Flights: a whole Unit runs straight until something stops it, where it gets farthest (ME-GAP-25, 30)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from mythwright.games.mythic_earth.geometry.field import Body, Clash, Field, resting
from mythwright.games.mythic_earth.geometry.moves import Purse
from mythwright.games.mythic_earth.geometry.numbers import MILLION, TOLERANCE, Point, scaled, turned
from mythwright.games.mythic_earth.geometry.shapes import Shape
from mythwright.games.mythic_earth.geometry.sweeps import STEP, is_clear, meets
from mythwright.games.mythic_earth.geometry.tolls import slow_steps
from mythwright.games.mythic_earth.geometry.units import Spots, shifted, span_of, unit_gap, unit_wholly_in

TURN = 6  # 15 degrees
FARTHEST_TURN = 42  # 105 degrees
FIRST_INCHES = 2000


class Bounds(NamedTuple):
    """Where a flight ends beside obstacles: so short of the edge (None: at it), or wholly in a haven."""

    edge: int | None = None
    haven: Shape | None = None


STRAIGHT = Bounds()


class Flight(NamedTuple):
    """A shift of the whole Unit and its length, the turn it took, whether it met the edge or ran its full
    distance, and what stopped it."""

    shift: Point
    length: int
    turn: int
    edge: bool
    full: bool
    clash: Clash | None


def flee(
    body: Body,
    goal: Point,
    field: Field,
    purse: Purse,
    fled: tuple[Spots, int] | None = None,
    bounds: Bounds = STRAIGHT,
) -> Flight:
    """The flight in the first direction that gives the full distance or an edge, else in the longest.

    `goal` is the direction to run in; `fled` are the bases and radius of the enemy fled from.
    """
    best = Flight((0, 0), 0, 0, False, False, None)
    for turn in turns():
        ahead = turned(*scaled(*goal, MILLION), turn)
        if fled and _brings_nearer(body, scaled(*ahead, FIRST_INCHES), *fled):
            continue
        flight = glide(body, ahead, field, purse, bounds)._replace(turn=turn)
        if flight.full or flight.edge:
            return flight
        if flight.length > max(best.length, STEP):  # a tenth of an inch is no flight
            best = flight
    return best


def turns() -> Iterator[int]:
    """Straight on, then left and right in turn."""
    yield 0
    for turn in range(TURN, FARTHEST_TURN + 1, TURN):
        yield turn
        yield -turn


def _brings_nearer(body: Body, shift: Point, others: Spots, radius: int) -> bool:
    there = unit_gap(shifted(body.spots, *shift), body.radius, others, radius)
    return there < unit_gap(body.spots, body.radius, others, radius)


def glide(body: Body, ahead: Point, field: Field, purse: Purse, bounds: Bounds = STRAIGHT) -> Flight:
    """As far that way as can be, in steps of a tenth of an inch."""
    limit = _affordable(body, ahead, field, purse)
    limit, at_edge = _to_edge(body, ahead, field, limit, bounds.edge)
    clear, clash = _clear(body, ahead, field, limit)
    if at_edge and clear == limit:
        return Flight(_after(ahead, clear), clear * STEP, 0, True, False, None)
    if bounds.haven:
        for step in range(1, clear + 1):
            there = _there(body, ahead, step)
            if unit_wholly_in(there.spots, there.radius, bounds.haven) and resting(there, field) is None:
                return Flight(_after(ahead, step), step * STEP, 0, False, True, None)
    for step in range(clear, 0, -1):
        taken = resting(_there(body, ahead, step), field)
        if taken is None:
            return Flight(_after(ahead, step), step * STEP, 0, False, step == limit, clash)
        clash = clash or taken
    return Flight((0, 0), 0, 0, False, limit == 0, clash)


def _after(ahead: Point, step: int) -> Point:
    return scaled(*ahead, step * STEP)


def _there(body: Body, ahead: Point, step: int) -> Body:
    """A Unit that keeps its formation need not be compared with itself again."""
    return Body(shifted(body.spots, *_after(ahead, step)), body.radius, True)


def _affordable(body: Body, ahead: Point, field: Field, purse: Purse) -> int:
    """How many steps the purse pays for."""
    most = (purse.allowance + TOLERANCE) // STEP
    slow = slow_steps(body.spots, _there(body, ahead, most).spots, body.radius, field, most)
    left = purse.budget + TOLERANCE
    if 1 not in slow:
        return min(most, left // STEP)
    for step in range(1, most + 1):
        left -= 2 * STEP if slow[step] else STEP
        if left < 0:
            return step - 1
    return most


def _to_edge(body: Body, ahead: Point, field: Field, limit: int, keep: int | None) -> tuple[int, bool]:
    """The step that touches the table's edge, or the last one that keeps away from it."""
    left, bottom, right, top = span_of(body.spots)
    start = min(left, bottom, field.width - right, field.height - top) - body.radius
    if start > (limit + 1) * STEP + (keep or 0):
        return limit, False  # no step comes near it
    least = TOLERANCE if keep is None else min(keep - TOLERANCE, start)
    for step in range(max((start - least) // STEP - 1, 1), limit + 1):  # sooner none comes so near
        dx, dy = _after(ahead, step)
        gap = min(left + dx, bottom + dy, field.width - right - dx, field.height - top - dy) - body.radius
        if keep is None and gap <= least:
            return step, True
        if keep is not None and gap < least:
            return step - 1, False
    return limit, False


def _clear(body: Body, ahead: Point, field: Field, limit: int) -> tuple[int, Clash | None]:
    """The last step up to which the way is clear, and what blocks every longer way."""
    low, high = 0, limit
    while low < high:
        middle = (low + high + 1) // 2
        if is_clear(body.spots, _there(body, ahead, middle).spots, body.radius, field):
            low = middle
        else:
            high = middle - 1
    if low == limit:
        return low, None
    return low, meets(body.spots, _there(body, ahead, low + 1).spots, body.radius, field)
