"""Engagement: who is locked with whom, and how large a combat may be (ME-HTH-05, ME-GAP-61)."""

from __future__ import annotations

from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import effects
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.units import is_neutral, profile


def link(table: MythTable, one: int, two: int) -> None:
    """ME-CHARGE-17, ME-FLY-02, ME-FLY-04, ME-GAP-23: both Units are engaged as a whole, and on the ground.

    Spirit Animals lock nobody (ME-GAP-81); one that was Fleeing is hunted from now on (ME-FLEE-14).
    """
    units = table.state.units
    effects.ground(table, one, "ME-FLY-02")
    effects.ground(table, two, "ME-FLY-04")
    for number in (one, two):
        effects.lose_alert(table, number, "ME-GAP-23")
    if is_neutral(units[one]) or is_neutral(units[two]):
        return
    for number, other in ((one, two), (two, one)):
        unit = units[number]
        unit.links = tuple(sorted({*unit.links, other}))
        unit.hunted = unit.fleeing
    table.tell("engaged", "ME-CHARGE-17", seat=units[one].seat, unit=one, other=two)


def unlink(table: MythTable, number: int) -> None:
    """ME-GAP-61: the Unit breaks all its links; a hunt that ends with them is over (ME-FLEE-14)."""
    foes = table.state.units[number].links
    effects.unlink(table, number)
    for each in (number, *foes):
        unit = table.state.units[each]
        unit.hunted = unit.hunted and bool(unit.links)


def combat(table: MythTable, number: int) -> tuple[int, ...]:
    """ME-GAP-61: all Units that are joined by links to this one, itself included."""
    found, waiting = {number}, [number]
    while waiting:
        fresh = [other for other in table.state.units[waiting.pop()].links if other not in found]
        found.update(fresh)
        waiting += fresh
    return tuple(sorted(found))


def forbids_joining(table: MythTable, number: int, target: int) -> Ruling | None:
    """ME-HTH-05, ME-GAP-61: a charge may not bring a third Unit of a side into a combat."""
    units, most = table.state.units, table.box.figures.units_a_side
    there = [other for other in combat(table, target) if units[other].seat == units[number].seat]
    if len(there) < most:
        return None
    return ruling("ME-HTH-05", unit=number, other=target, has=len(there), most=most)


def fled_from(table: MythTable, number: int) -> int:
    """ME-HTH-36, ME-GAP-61: of the enemies it is engaged with the largest Type, then most Minis."""

    def size(other: int) -> tuple[int, int, int]:
        foe = table.state.units[other]
        return table.box.types[profile(table, foe).type].rank, -len(foe.minis), other

    return min(table.state.units[number].links, key=size)
