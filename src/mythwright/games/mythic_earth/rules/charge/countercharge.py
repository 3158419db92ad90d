"""Countercharge: a charged Unit On Alert runs to meet its charger halfway (ME-COUNTER, ME-GAP-58)."""

from __future__ import annotations

from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.flights import Bounds, glide
from mythwright.games.mythic_earth.geometry.moves import Purse, kept, toll_of
from mythwright.games.mythic_earth.geometry.numbers import Point
from mythwright.games.mythic_earth.geometry.units import nearest_pair
from mythwright.games.mythic_earth.rules.charge.moving import move_to
from mythwright.games.mythic_earth.rules.movement.allowance import allowance, forbids_march, purse
from mythwright.games.mythic_earth.rules.movement.fields import TOUCH, field
from mythwright.games.mythic_earth.rules.movement.plans import body_of, flies
from mythwright.games.mythic_earth.rules.primaries import forbids_way
from mythwright.games.mythic_earth.units import engaged, gap

COUNTERCHARGE = "countercharge"
ON_THE_TABLE = Bounds(edge=TOUCH)


def forbids_countercharge(table: MythTable, number: int, charger: int) -> Ruling | None:
    """ME-COUNTER-02, ME-GAP-51: only a Unit that is On Alert, and not one that may not March."""
    unit = table.state.units[number]
    if not unit.alert or engaged(unit):
        return ruling("ME-COUNTER-02", unit=number, other=charger)
    banned = forbids_march(table, number)
    if banned:
        return banned
    move = kept(unit.at, [halfway(table, number, charger)])
    return forbids_way(table, number, move, COUNTERCHARGE)


def halfway(table: MythTable, number: int, charger: int) -> Point:
    """ME-GAP-58: straight at the charger up to half the gap, or as far as its March and the table let it."""
    unit, foe = table.state.units[number], table.state.units[charger]
    _, mini, other = nearest_pair(unit.at, foe.at)
    (x, y), (fx, fy) = unit.at[mini], foe.at[other]
    march = purse(allowance(table, number, double=True))
    most = Purse(min(march.allowance, gap(table, unit, foe) // 2), march.budget)
    around = field(table, number, flies(table, unit), against=(charger,))
    return glide(body_of(table, unit), (fx - x, fy - y), around, most, ON_THE_TABLE).shift


def meet(table: MythTable, number: int, charger: int) -> None:
    """ME-COUNTER-03: the countercharger goes its half of the way; the charger completes it."""
    unit = table.state.units[number]
    move = kept(unit.at, [halfway(table, number, charger)])
    around = field(table, number, flies(table, unit))
    toll = toll_of(body_of(table, unit), move, around)
    move_to(table, number, move, COUNTERCHARGE, "ME-COUNTER-03", toll)
