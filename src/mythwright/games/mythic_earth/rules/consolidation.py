"""Consolidation: the free Move of a Unit whose enemy is gone (ME-HTH-29, ME-HTH-30, ME-GAP-59)."""

from __future__ import annotations

from mythwright.core.flow import Frame
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules.movement.allowance import move_of
from mythwright.games.mythic_earth.rules.movement.walking import Walk
from mythwright.games.mythic_earth.units import able, engaged, is_neutral

CONSOLIDATE = "consolidate"


def consolidation(table: MythTable, number: int) -> Frame | None:
    """The frame of the free Move, if the Unit may make one: not while it has another enemy to fight."""
    unit = table.state.units[number]
    if is_neutral(unit) or not able(unit) or engaged(unit):
        return None
    length = move_of(table, number)
    return Walk(unit=number, how=CONSOLIDATE, length=length, rule="ME-HTH-29", apart=True)
