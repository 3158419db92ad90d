"""Attempts: what the words of a place or a way come to on the table, allowed or not."""

from __future__ import annotations

from typing import NamedTuple

from mythwright.core.option import Option
from mythwright.core.ruling import Ruling
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.moves import stations, toll_of
from mythwright.games.mythic_earth.geometry.numbers import TOLERANCE
from mythwright.games.mythic_earth.geometry.tolls import longest
from mythwright.games.mythic_earth.geometry.units import shifted
from mythwright.games.mythic_earth.rules.deployment import Deployment
from mythwright.games.mythic_earth.rules.entering import ENTER, entry
from mythwright.games.mythic_earth.rules.movement.allowance import allowance, purse
from mythwright.games.mythic_earth.rules.movement.plans import BLOCK, Spoken, body_of, plan, spoken
from mythwright.games.mythic_earth.rules.movement.walking import GO, MARCH, MOVE, Walk
from mythwright.games.mythic_earth.rules.placing import (
    deployed,
    facing,
    field_in_zone,
    forbids_deploying,
    shape_of,
)
from mythwright.games.mythic_earth.rules.putting import PUT, PutToken
from mythwright.games.mythic_earth.rules.reserves import Arrival
from mythwright.games.mythic_earth.state import TABLE, Point
from mythwright.games.mythic_earth.units import profile, radius


class Paid(NamedTuple):
    """How long a way is and what it costs, and how much the Unit has; too long a way is not priced."""

    length: int
    allowance: int
    cost: int
    budget: int


class Attempt(NamedTuple):
    """Where the bases would stand and by which way the first of them would come; 0 is no Unit but a token."""

    unit: int
    way: tuple[Point, ...]
    ends: tuple[Point, ...]
    radius: int
    aloft: bool = False
    paid: Paid | None = None


def attempt(table: MythTable, chosen: Option) -> Attempt | None:
    """What this answer would come to; nothing when it is no place that the question asks for."""
    said = places_of(chosen)
    if said is None:
        return None
    walk, frame = walk_of(table, chosen), table.stack[-1]
    if walk is not None:
        return _walked(table, walk, chosen, said)
    if isinstance(frame, Deployment) and chosen.kind == GO and frame.unit:
        return _set_up(table, frame.unit, chosen, said)
    if isinstance(frame, Arrival) and chosen.kind == ENTER:
        return _entered(table, frame, chosen, said)
    if isinstance(frame, PutToken) and chosen.kind == PUT:
        at = said.points[-1]
        return Attempt(0, (at,), (at,), table.box.figures.token)
    return None


def places_of(chosen: Option) -> Spoken | None:
    """The places that an answer names; who comes on first says by which action."""
    return spoken(chosen.args[1:] if chosen.kind == ENTER else chosen.args)


def walk_of(table: MythTable, chosen: Option) -> Walk | None:
    """The walk that this answer is a way of: the one under way, or one that it declares."""
    frame = table.stack[-1]
    if isinstance(frame, Walk):
        return frame if chosen.kind == GO else None
    number: int = getattr(frame, "unit", 0)
    unit = table.state.units.get(number)
    if chosen.kind not in (MOVE, MARCH) or unit is None or unit.place != TABLE:
        return None
    return Walk(unit=number, how=chosen.kind, length=allowance(table, number, chosen.kind == MARCH))


def _walked(table: MythTable, walk: Walk, chosen: Option, said: Spoken) -> Attempt:
    """The Unit at the end of its way; a formation that finds no room there is shown as it stands now."""
    unit, around = table.state.units[walk.unit], walk.around(table)
    found = plan(table, walk.unit, chosen.args, lambda: around)
    r, way = radius(table, unit), (unit.at[0], *said.points)
    if isinstance(found, Ruling):
        dx, dy = way[-1][0] - way[0][0], way[-1][1] - way[0][1]
        return Attempt(walk.unit, way, tuple(shifted(unit.at, dx, dy)), r)
    body = body_of(table, unit)
    length = longest(stations(body.spots, found.move))[1]
    fits = length <= walk.length + TOLERANCE
    cost = toll_of(body, found.move, around).cost if fits else 0
    paid = Paid(length, walk.length, cost, purse(walk.length).budget)
    return Attempt(walk.unit, (*way[:-1], found.ends[0]), found.ends, r, found.aloft, paid)


def _set_up(table: MythTable, number: int, chosen: Option, said: Spoken) -> Attempt:
    """The Unit in its place, or as it would stand if nothing were in the way."""
    unit = table.state.units[number]
    at, r = said.points[-1], radius(table, unit)
    wrong = forbids_deploying(table, number, chosen)
    found = wrong or deployed(table, number, chosen, field_in_zone(table, number))
    if not isinstance(found, Ruling):
        return Attempt(number, (at,), found[0], r, found[1])
    count, angle = profile(table, unit).size, facing(table, unit.seat)
    formed = said.each or tuple(shifted(shape_of(count, r, said.form or BLOCK, angle), *at))
    return Attempt(number, (at,), formed, r)


def _entered(table: MythTable, arrival: Arrival, chosen: Option, said: Spoken) -> Attempt:
    """ME-RESERVE-13: those who fit, or one of them where the entry point would be."""
    door, r = said.points[0], radius(table, table.state.units[arrival.unit])
    found = entry(table, arrival.unit, chosen, arrival.edges)
    if isinstance(found, Ruling):
        return Attempt(arrival.unit, (door,), (door,), r)
    return Attempt(arrival.unit, (door,), found.spots, r, found.aloft)
