"""Verbs of Blessings and spells: dice that are turned, Minis that come back, wounds that heal."""

from __future__ import annotations

from mythwright.games.mythic_earth import pool
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.state import NO_UNIT, Point


def use_blessing(table: MythTable, seat: int, blessing: str, number: int = NO_UNIT) -> None:
    """ME-BLESS-02, ME-BLESS-03, ME-BLESS-05: it is used up, and the only one of this Game Turn."""
    side = table.state.sides[seat]
    side.blessings = tuple(name for name in side.blessings if name != blessing)
    side.blessed = table.state.turn
    rule = table.box.blessings[blessing].rule
    table.tell("blessed", rule, seat=seat, blessing=blessing, unit=number)


def raise_die(table: MythTable, seat: int, value: int, number: int = NO_UNIT) -> None:
    """ME-BLESS-14, ME-GAP-72: one unused die of the pool, or one that lies by a Unit, shows one more."""
    side, unit = table.state.sides[seat], table.state.units.get(number)
    if unit is None:
        side.pool = pool.descending((*pool.without(side.pool, value), value + 1))
    else:
        unit.bound = pool.descending((*pool.without(unit.bound, value), value + 1))
    table.tell("die_raised", "ME-BLESS-14", seat=seat, unit=number, value=value, now=value + 1)


def turn_die(table: MythTable, seat: int, old: int, new: int, number: int, rule: str) -> None:
    """ME-GAP-68, ME-GAP-72: a die of the pool, or one bound to this Unit, shows another value."""
    side, unit = table.state.sides[seat], table.state.units.get(number)
    if unit is None:
        side.pool = pool.descending((*pool.without(side.pool, old), new))
    else:
        unit.bound = pool.descending((*pool.without(unit.bound, old), new))
    table.tell("die_turned", rule, seat=seat, unit=number, value=old, now=new)


def bring_back(table: MythTable, number: int, minis: dict[int, Point], rule: str) -> None:
    """Slain Minis stand by their Unit again; Minis stay in the order of their numbers."""
    unit = table.state.units[number]
    there = dict(zip(unit.minis, zip(unit.at, unit.hurt, strict=True), strict=True))
    there |= {mini: (at, 0) for mini, at in minis.items()}
    unit.minis = tuple(sorted(there))
    unit.at = tuple(there[mini][0] for mini in unit.minis)
    unit.hurt = tuple(there[mini][1] for mini in unit.minis)
    table.tell("returned", rule, seat=unit.seat, unit=number, minis=sorted(minis), now=len(unit.minis))


def heal(table: MythTable, number: int, most: int, rule: str) -> None:
    """So many wounds are taken off the Unit's Minis, in their order."""
    unit = table.state.units[number]
    left, hurt = most, []
    for wounds in unit.hurt:
        healed = min(wounds, left)
        left -= healed
        hurt.append(wounds - healed)
    unit.hurt = tuple(hurt)
    table.tell("healed", rule, seat=unit.seat, unit=number, number=most - left)


def heal_mini(table: MythTable, number: int, mini: int, most: int, rule: str) -> None:
    """ME-GAP-67: up to so many wounds are taken off this Mini."""
    unit = table.state.units[number]
    healed = min(most, unit.hurt[unit.minis.index(mini)])
    pairs = zip(unit.minis, unit.hurt, strict=True)
    unit.hurt = tuple(hurt - healed if each == mini else hurt for each, hurt in pairs)
    table.tell("healed", rule, seat=unit.seat, unit=number, number=healed)
