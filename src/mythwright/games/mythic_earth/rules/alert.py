"""Going On Alert (ME-ALERT-01, ME-ALERT-02, ME-ALERT-14 to ME-ALERT-16)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import effects, pool
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules.acting import acting

ALERT = "alert"


class GoOnAlert(Frame):
    """ME-ALERT-02, ME-ALERT-14: the die stays beside the Unit, which does nothing more."""

    unit: int

    def start(self, table: MythTable) -> Next:
        effects.go_alert(table, self.unit)
        activation = acting(table)
        if activation:
            activation.left = 0
        return Done()


def dice_to_come(table: MythTable, number: int) -> int:
    """How many more dice the Unit could be given this Game Turn (ME-ALERT-15, ME-GAP-13)."""
    unit = table.state.units[number]
    lacking = pool.dice_of(table, unit) - unit.spent
    return min(lacking, len(unit.bound) + len(table.state.sides[unit.seat].pool))


def offers_alert(table: MythTable, number: int) -> list[Option]:
    return [] if dice_to_come(table, number) > 0 else [option(ALERT)]


def forbids_alert(table: MythTable, number: int, chosen: Option) -> Ruling | None:
    """ME-ALERT-15: only with its last available die."""
    left = dice_to_come(table, number)
    return ruling("ME-ALERT-15", unit=number, left=left) if left > 0 or chosen.args else None


def go_on_alert(table: MythTable, number: int, chosen: Option, reaction: bool) -> Frame:
    return GoOnAlert(unit=number)
