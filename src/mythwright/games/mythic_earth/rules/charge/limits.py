"""Who may charge, and whom: the predicates behind options and refusals (ME-CHARGE-14 to ME-CHARGE-24)."""

from __future__ import annotations

from typing import NamedTuple

from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import pool
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.field import Field
from mythwright.games.mythic_earth.geometry.moves import Purse
from mythwright.games.mythic_earth.geometry.numbers import within
from mythwright.games.mythic_earth.rules.acting import acting
from mythwright.games.mythic_earth.rules.charge.reach import CHARGE, Mark, Way, way_to
from mythwright.games.mythic_earth.rules.engagement import combat, forbids_joining
from mythwright.games.mythic_earth.rules.movement.allowance import allowance, forbids_march, purse
from mythwright.games.mythic_earth.rules.movement.fields import field
from mythwright.games.mythic_earth.rules.movement.plans import flies
from mythwright.games.mythic_earth.state import TABLE
from mythwright.games.mythic_earth.units import enemies_about, engaged, gap, radius


class Approach(NamedTuple):
    """A way into contact, or why there is none; with what is charged, the field and the allowance."""

    way: Way | Ruling
    mark: Mark
    around: Field
    purse: Purse


def approach(table: MythTable, number: int, target: int, length: int) -> Approach:
    """ME-GAP-55: how the Unit gets at another within this length."""
    unit, foe = table.state.units[number], table.state.units[target]
    mark = Mark(foe.at, radius(table, foe))
    around = field(table, number, flies(table, unit), against=combat(table, target))
    return Approach(way_to(table, number, mark, around, purse(length)), mark, around, purse(length))


def charge_way(table: MythTable, number: int, target: int) -> Approach:
    """ME-CHARGE-14: a charge goes as far as a March."""
    return approach(table, number, target, allowance(table, number, double=True))


# -- who -----------------------------------------------------------------------------------------------------


def forbids_charging(table: MythTable, number: int) -> Ruling | None:
    """ME-CHARGE-22 to ME-CHARGE-24, ME-GAP-55: why this Unit can charge nobody."""
    unit = table.state.units[number]
    if engaged(unit):
        return ruling("ME-CHARGE-22", unit=number, engaged=list(unit.links))
    if unit.fleeing or unit.frozen:
        return ruling("ME-CHARGE-23", unit=number, fleeing=unit.fleeing, frozen=unit.frozen)
    now, has, most = acting(table), unit.spent + unit.held, pool.dice_of(table, unit)
    if (now is None or now.unit != number) and has >= most:
        return ruling("ME-CHARGE-24", unit=number, has=has, most=most)
    return forbids_march(table, number)


# -- whom ----------------------------------------------------------------------------------------------------


def forbids_target(table: MythTable, number: int, target: int) -> Ruling | None:
    """Why this Unit cannot be charged by that one."""
    unit, foe = table.state.units[number], table.state.units.get(target)
    if foe is None or foe.place != TABLE or foe.seat == unit.seat:
        return ruling("ME-CHARGE-01", unit=number, other=target)
    if foe.aloft and not flies(table, unit):
        return ruling("ME-FLY-03", unit=number, other=target)
    most, far = allowance(table, number, double=True), gap(table, unit, foe)
    if not within(far, most):
        return ruling("ME-CHARGE-14", unit=number, other=target, far=far, reach=most)
    return forbids_joining(table, number, target) or _out_of_reach(table, number, target)


def _out_of_reach(table: MythTable, number: int, target: int) -> Ruling | None:
    way = charge_way(table, number, target).way
    return way if isinstance(way, Ruling) else None


def targets(table: MythTable, number: int) -> list[int]:
    """ME-CHARGE-18, ME-CHARGE-19: the enemy Units that could be charged, one at a time."""
    near = enemies_about(table, table.state.units[number], allowance(table, number, double=True))
    return [other for other in near if forbids_target(table, number, other) is None]


# -- the action ----------------------------------------------------------------------------------------------


def offers_charge(table: MythTable, number: int) -> list[Option]:
    if forbids_charging(table, number):
        return []
    return [option(CHARGE, target) for target in targets(table, number)]


def forbids_charge(table: MythTable, number: int, chosen: Option) -> Ruling | None:
    """ME-CHARGE-18: one enemy Unit, which can be reached."""
    if len(chosen.args) != 1 or not isinstance(chosen.args[0], int):
        return ruling("ME-CHARGE-18", unit=number, has=len(chosen.args), needs=1)
    return forbids_charging(table, number) or forbids_target(table, number, chosen.args[0])
