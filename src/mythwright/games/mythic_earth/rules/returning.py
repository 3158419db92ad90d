"""Minis that come back, and wounds that heal (ME-BLESS-08, ME-GAP-65, ME-GAP-71)."""

from __future__ import annotations

from collections.abc import Sequence

from mythwright.games.mythic_earth import gifts
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.field import fits
from mythwright.games.mythic_earth.geometry.formations import GAPS, cells
from mythwright.games.mythic_earth.geometry.numbers import distance, within
from mythwright.games.mythic_earth.rules.movement.fields import field
from mythwright.games.mythic_earth.state import INCH, Point
from mythwright.games.mythic_earth.units import profile, radius

NEIGHBOURS = 2
"""ME-COH-01."""


def heals(table: MythTable, number: int) -> bool:
    """Whether the Unit is one of Minis with several wounds, which heal instead."""
    return profile(table, table.state.units[number]).rows[-1].wounds > 1


def returning(table: MythTable, number: int) -> list[int]:
    """The slain Minis with one wound, leaders apart, that may return; never more than the Unit began with."""
    unit = table.state.units[number]
    bought = profile(table, unit)
    there = {*unit.minis, *unit.outside}
    slain = [(mini, bought.rows[at]) for mini, at in bought.row_of.items() if mini not in there]
    return [mini for mini, row in slain if row.wounds == 1 and not row.leader]


def restorable(table: MythTable, number: int) -> bool:
    """Whether something could come back or heal."""
    if heals(table, number):
        return any(table.state.units[number].hurt)
    return bool(returning(table, number))


def restore(table: MythTable, number: int, most: int, rule: str) -> None:
    """So many wounds heal, or so many Minis return, the lowest numbers first, where they find room."""
    if heals(table, number):
        gifts.heal(table, number, most, rule)
        return
    spots = list(table.state.units[number].at)
    found: dict[int, Point] = {}
    for mini in returning(table, number)[:most]:
        spot = free_cell(table, number, spots)
        if spot is not None:
            found[mini] = spot
            spots.append(spot)
    gifts.bring_back(table, number, found, rule)


def free_cell(table: MythTable, number: int, spots: Sequence[Point]) -> Point | None:
    """ME-GAP-38: the Block cell nearest to the anchor that is free and coherent with the Unit."""
    unit = table.state.units[number]
    r = radius(table, unit)
    around = field(table, number, False, against=unit.links)
    for gap in GAPS:
        for x, y in cells(*spots[0], 2 * r + gap):
            if joins((x, y), spots, r) and fits(x, y, r, around):
                return x, y
    return None


def joins(cell: Point, spots: Sequence[Point], r: int) -> bool:
    """Whether a Mini there would overlap no other and be coherent."""
    gaps = [distance(*cell, *spot) - 2 * r for spot in spots]
    near = sum(within(gap, INCH) for gap in gaps)
    return min(gaps) >= 0 and near >= min(NEIGHBOURS, len(spots))
