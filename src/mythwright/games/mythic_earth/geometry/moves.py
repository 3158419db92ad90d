"""Moves of up to four legs: swept bases, what they cost, and what forbids them (ME-GAP-35, 36, 37)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from mythwright.games.mythic_earth.geometry.coherency import coherent, strays
from mythwright.games.mythic_earth.geometry.field import EDGE, Body, Clash, Field, own_clash, resting
from mythwright.games.mythic_earth.geometry.numbers import INCH, TOLERANCE, Point, distance, length_of, scaled
from mythwright.games.mythic_earth.geometry.shapes import sweep_gap
from mythwright.games.mythic_earth.geometry.sweeps import STEP, is_clear, steps, sweep
from mythwright.games.mythic_earth.geometry.tolls import Toll, longest, slow_steps, toll
from mythwright.games.mythic_earth.geometry.units import Spots, shifted
from mythwright.games.mythic_earth.keeping import MANY_KEPT

LEGS = 4
HALF_INCH = 500
SPARE = 4 * 100  # a leg cut otherwise may cost so much less: a step at either end, twice


class Move(NamedTuple):
    """All legs but the last shift the Unit by the same vector; on the last each Mini goes to its end."""

    shifts: Sequence[Point]
    ends: Spots


class Purse(NamedTuple):
    """What a move may use up: so long for each Mini, so much with Difficult inches counted twice."""

    allowance: int
    budget: int


def kept(spots: Spots, legs: Sequence[Point]) -> Move:
    """A move that keeps the formation, from the vectors of its legs."""
    dx, dy = sum(x for x, _ in legs), sum(y for _, y in legs)
    return Move(legs[:-1], shifted(spots, dx, dy))


def stations(spots: Spots, move: Move) -> list[Spots]:
    """Where all stand at the start and after each leg."""
    found = [spots]
    for dx, dy in move.shifts:
        found.append(shifted(found[-1], dx, dy))
    return [*found, move.ends]


def toll_of(body: Body, move: Move, field: Field) -> Toll:
    """How long the move is and what it costs."""
    return toll(stations(body.spots, move), body.radius, field)


def forbids(
    body: Body, move: Move, field: Field, purse: Purse, link: int = INCH, escaping: Collection[int] = ()
) -> Clash | None:
    """What forbids the move, or nothing. `escaping`: tags not heeded where the move ends (ME-GAP-37)."""
    stops = stations(body.spots, move)
    if len(stops) > LEGS + 1:
        return Clash("legs", 0, EDGE, len(stops) - 1, LEGS, (*body.spots[0], *move.ends[0]))
    mini, length = longest(stops)
    if length > purse.allowance + TOLERANCE:
        return Clash("length", mini, EDGE, length, purse.allowance, (*body.spots[mini], *move.ends[mini]))
    for start, end in pairwise(stops):
        clash = sweep(start, end, body.radius, field)
        if clash:
            return clash
    there = Body(move.ends, body.radius, body.settled and rigid(body.spots, move.ends))
    return resting(there, field, escaping) or _loose(there, link) or _too_dear(body, stops, field, purse)


def rigid(spots: Spots, ends: Spots) -> bool:
    """Is the formation the same?"""
    dx, dy = ends[0][0] - spots[0][0], ends[0][1] - spots[0][1]
    return all(ex - x == dx and ey - y == dy for (x, y), (ex, ey) in zip(spots, ends, strict=True))


def _loose(there: Body, link: int) -> Clash | None:
    """The first Mini out of coherency."""
    if there.settled:
        return None
    for mini, line in strays(there.spots, there.radius, link):
        return Clash("stray", mini, EDGE, distance(*line) - 2 * there.radius, link, line)
    return None


def _too_dear(body: Body, stops: list[Spots], field: Field, purse: Purse) -> Clash | None:
    if not field.slow or 2 * longest(stops)[1] <= purse.budget:  # even if all of it were Difficult
        return None
    paid = toll(stops, body.radius, field)
    if paid.cost <= purse.budget + TOLERANCE:
        return None
    return Clash("cost", 0, EDGE, paid.cost, purse.budget, (*stops[0][0], *stops[-1][0]))


def settle(body: Body, link: int = INCH) -> Body:
    """The Unit, marked as settled if it is: then moves that keep its formation are checked faster."""
    spots, radius, _ = body
    left, bottom = spots[0]
    return Body(spots, radius, _is_settled(tuple([(x - left, y - bottom) for x, y in spots]), radius, link))


@lru_cache(maxsize=MANY_KEPT)
def _is_settled(formation: tuple[Point, ...], radius: int, link: int) -> bool:
    """Wherever it stands: many Units have the same formation."""
    return own_clash(Body(formation, radius)) is None and not coherent(formation, radius, link)


def farthest(
    body: Body, shift: Point, field: Field, purse: Purse, step: int = HALF_INCH, link: int = INCH
) -> Point:
    """The longest legal shift of the whole Unit that way, shortened in steps; (0, 0) if there is none."""
    most = _affordable(body, shift, field, purse)
    lengths = list(range(length_of(*shift), 0, -step))
    for length in lengths[_first_clear(body, shift, field, lengths) :]:
        if length <= most:
            vector = scaled(*shift, length)
            there = Body(shifted(body.spots, *vector), body.radius, True)
            if resting(there, field):  # cheaper than the whole check, and the usual reason
                continue
            if forbids(body, kept(body.spots, [vector]), field, purse, link) is None:
                return vector
    return 0, 0


def _affordable(body: Body, shift: Point, field: Field, purse: Purse) -> int:
    """A length beyond which the purse surely does not reach: measured once, with room for rounding."""
    whole = length_of(*shift)
    if not field.slow or 2 * whole <= purse.budget:
        return whole
    count = max(steps(whole), 1)
    slow = slow_steps(body.spots, shifted(body.spots, *shift), body.radius, field, count)
    left = purse.budget + SPARE
    for step in range(1, count + 1):
        left -= 2 * STEP if slow[step] else STEP
        if left < 0:
            return min(whole, step * STEP)
    return whole


def _first_clear(body: Body, shift: Point, field: Field, lengths: list[int]) -> int:
    """Where in the falling lengths the way becomes clear: what blocks a way blocks every longer one."""
    low, high = 0, len(lengths)
    while low < high:
        middle = (low + high) // 2
        ends = shifted(body.spots, *scaled(*shift, lengths[middle]))
        if is_clear(body.spots, ends, body.radius, field):
            high = middle
        else:
            low = middle + 1
    return low


def crossed(body: Body, move: Move, others: Spots, other_radius: int) -> bool:
    """Does any base sweep over one of these?"""
    stops = stations(body.spots, move)
    for start, end in pairwise(stops):
        for (ax, ay), (bx, by) in zip(start, end, strict=True):
            for x, y in others:
                if sweep_gap((ax, ay, bx, by), body.radius, x, y, other_radius) < -TOLERANCE:
                    return True
    return False
