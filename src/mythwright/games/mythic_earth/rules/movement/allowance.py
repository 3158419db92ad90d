"""How far a Unit may go (ME-MOVE-01, ME-MARCH-01, ME-MVT-02, ME-GAP-36)."""

from __future__ import annotations

from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.moves import Purse
from mythwright.games.mythic_earth.numbers import Part, total
from mythwright.games.mythic_earth.state import INCH
from mythwright.games.mythic_earth.units import highest

SLOWED = "slowed"
"""Under Aylus: less Move, and no March (ME-SHW-14, ME-SHW-15)."""
ROOTED = "rooted"
"""Under Roots of Gaia: half the Move, no March or Charge (ME-GAP-67)."""
EVEN = 2 * INCH


def move_parts(table: MythTable, number: int) -> list[Part]:
    """The Unit's Move, and what changes it (ME-UNIT-08, ME-GAP-51)."""
    unit, figures = table.state.units[number], table.box.figures
    parts: list[Part] = [("move", highest(table, unit, "move"), "ME-UNIT-02")]
    if ROOTED in unit.marks:
        move = total(parts)
        parts.append(("rooted", -(move // (2 * INCH)) * INCH, "ME-GAP-67"))
    if SLOWED in unit.marks:
        parts.append(("slowed", max(figures.slowed, figures.least_move - total(parts)), "ME-SHW-14"))
    return parts


def move_of(table: MythTable, number: int) -> int:
    return total(move_parts(table, number))


def allowance(table: MythTable, number: int, double: bool) -> int:
    """A Move, or a March of twice that."""
    return move_of(table, number) * (table.box.figures.march if double else 1)


def purse(length: int) -> Purse:
    """ME-GAP-36: inches on Difficult ground cost two of the allowance rounded up to the next even inch."""
    return Purse(length, -(-length // EVEN) * EVEN)


def forbids_march(table: MythTable, number: int) -> Ruling | None:
    """ME-SHW-15, ME-GAP-51, ME-GAP-67: what bans March, Charge, Countercharge and the free March."""
    marks = table.state.units[number].marks
    if SLOWED in marks:
        return ruling("ME-SHW-15", unit=number)
    if ROOTED in marks:
        return ruling("ME-GAP-67", unit=number)
    return None
