"""Spells that last until the end of the Game Turn: each is a mark with the spell's id (ME-GAP-65)."""

from __future__ import annotations

from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.numbers import Part
from mythwright.games.mythic_earth.state import Unit


def changed(table: MythTable, unit: Unit, what: str) -> list[Part]:
    """What spells on this Unit add to one of its numbers, or to the number of those who shoot at it."""
    spells = [table.box.spells[mark] for mark in unit.marks if mark in table.box.spells]
    return [(spell.id, each.by, each.rule) for spell in spells for each in spell.adjusts.get(what, ())]
