"""Moves into contact: the change itself, and closing up after casualties (ME-CHARGE-16, ME-GAP-56)."""

from __future__ import annotations

from mythwright.games.mythic_earth import effects
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.moves import Move
from mythwright.games.mythic_earth.geometry.tolls import Toll
from mythwright.games.mythic_earth.rules.charge.limits import Approach, approach
from mythwright.games.mythic_earth.rules.charge.placing import placed
from mythwright.games.mythic_earth.rules.charge.reach import Way
from mythwright.games.mythic_earth.rules.movement.allowance import move_of
from mythwright.games.mythic_earth.units import in_contact, radius

PILE_IN = "pile_in"


def closing(table: MythTable, number: int, found: Approach) -> Move:
    """ME-CHARGE-16: the move by which as many Minis as possible touch the enemy."""
    unit, way = table.state.units[number], found.way
    assert isinstance(way, Way)
    most = min(found.purse.allowance, found.purse.budget - way.toll.slow)
    ends = placed(unit.at, radius(table, unit), found.mark, way, found.around, most)
    return Move(way.legs[:-1], ends)


def move_to(table: MythTable, number: int, move: Move, how: str, rule: str, toll: Toll) -> None:
    """Carry out a move that was found to be legal; its length is that of the Mini that decides."""
    unit = table.state.units[number]
    start = unit.at[0]
    effects.place(table, number, tuple(move.ends))
    table.tell(
        "moved",
        rule,
        seat=unit.seat,
        unit=number,
        how=how,
        start=list(start),
        end=list(unit.at[0]),
        legs=[list(shift) for shift in move.shifts],
        length=toll.length,
        cost=toll.cost,
        aloft=unit.aloft,
    )


# -- closing up ----------------------------------------------------------------------------------------------


def pile_in(table: MythTable, number: int, target: int) -> None:
    """ME-GAP-56: two engaged Units whose bases have parted; the first closes up, or else the other.

    Who touches an enemy stays with him. Where neither gets there they stay engaged all the same.
    """
    for mover, other in ((number, target), (target, number)):
        if not _held(table, mover):
            found = approach(table, mover, other, move_of(table, mover))
            if isinstance(found.way, Way):
                move_to(table, mover, closing(table, mover, found), PILE_IN, "ME-GAP-56", found.way.toll)
                return


def _held(table: MythTable, number: int) -> bool:
    """Whether the Unit touches someone it is engaged with."""
    unit = table.state.units[number]
    return any(in_contact(table, unit, table.state.units[foe]) for foe in unit.links)
