"""Charging an altar: contact destroys it, and nothing strikes back (ME-P1-10 to ME-P1-12, ME-GAP-79)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, call
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import effects
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.numbers import within
from mythwright.games.mythic_earth.rules.charge.limits import Approach, forbids_charging
from mythwright.games.mythic_earth.rules.charge.moving import closing, move_to
from mythwright.games.mythic_earth.rules.charge.reach import CHARGE, Mark, Way, way_to
from mythwright.games.mythic_earth.rules.flowing import maybe
from mythwright.games.mythic_earth.rules.hits import trample
from mythwright.games.mythic_earth.rules.movement.allowance import allowance, purse
from mythwright.games.mythic_earth.rules.movement.fields import field
from mythwright.games.mythic_earth.rules.movement.plans import flies
from mythwright.games.mythic_earth.rules.movement.walking import MARCH, Walk, run_over
from mythwright.games.mythic_earth.rules.primaries import after_move
from mythwright.games.mythic_earth.rules.primaries.altars import raze
from mythwright.games.mythic_earth.rules.tokens import ALTAR, gap_to_token, lying
from mythwright.games.mythic_earth.state import TABLE, Point, Token

CHARGE_ALTAR = "charge_altar"


class ChargeAltar(Frame):
    """A Unit charges an altar of either side."""

    unit: int
    token: int
    before: tuple[Point, ...] = ()
    shifts: tuple[Point, ...] = ()

    def start(self, table: MythTable) -> Next:
        """ME-GAP-79: On Alert windows are the only response; then the Unit runs it down, or Marches."""
        found = reach_altar(table, self.unit, self.token)
        if isinstance(found, Ruling):
            seat = table.state.units[self.unit].seat
            table.tell("charge_failed", "ME-CHARGE-21", seat=seat, unit=self.unit, other=0)
            return call(Walk(unit=self.unit, how=MARCH), then=self.over)
        self.before = table.state.units[self.unit].at
        return maybe(table, trample(table, self.unit, self.contact(table, found)), then=self.arrived)

    def contact(self, table: MythTable, found: Approach) -> tuple[int, ...]:
        assert isinstance(found.way, Way)
        move = closing(table, self.unit, found)
        friends = run_over(table, self.unit, move)
        move_to(table, self.unit, move, CHARGE, "ME-P1-10", found.way.toll)
        effects.ground(table, self.unit, "ME-GAP-42")
        self.shifts = tuple(move.shifts)
        return friends

    def arrived(self, table: MythTable, _: object) -> Next:
        frame = after_move(table, self.unit, self.before, CHARGE, self.shifts)
        return maybe(table, frame, then=self.destroy)

    def destroy(self, table: MythTable, _: object) -> Next:
        """ME-P1-11, ME-P1-12: it has no Save, and nobody consolidates."""
        if table.state.units[self.unit].place == TABLE:
            raze(table, self.unit, self.token)
        return Done()

    def over(self, table: MythTable, _: object) -> Next:
        return Done()


def altar_way(table: MythTable, number: int, token: Token) -> Approach:
    """The way to touch the token, within a March."""
    mark = Mark(((token.x, token.y),), table.box.figures.token)
    around = field(table, number, flies(table, table.state.units[number]))
    most = purse(allowance(table, number, double=True))
    return Approach(way_to(table, number, mark, around, most), mark, around, most)


# -- the action ----------------------------------------------------------------------------------------------


def reach_altar(table: MythTable, number: int, token: int) -> Approach | Ruling:
    """The way to this altar, or why it cannot be charged: there is none, or it is out of reach."""
    found = next((each for each in lying(table, ALTAR) if each.number == token), None)
    if found is None:
        return ruling("ME-P1-10", unit=number, token=token)
    far, most = gap_to_token(table, table.state.units[number], found), allowance(table, number, double=True)
    if not within(far, most):
        return ruling("ME-CHARGE-14", unit=number, far=far, reach=most)
    reached = altar_way(table, number, found)
    return reached.way if isinstance(reached.way, Ruling) else reached


def forbids_altar(table: MythTable, number: int, token: int) -> Ruling | None:
    found = reach_altar(table, number, token)
    return found if isinstance(found, Ruling) else None


def offers_charge_altar(table: MythTable, number: int) -> list[Option]:
    altars = [token.number for token in lying(table, ALTAR)]
    if not altars or forbids_charging(table, number):
        return []
    return [option(CHARGE_ALTAR, n) for n in altars if forbids_altar(table, number, n) is None]


def forbids_charge_altar(table: MythTable, number: int, chosen: Option) -> Ruling | None:
    if len(chosen.args) != 1 or not isinstance(chosen.args[0], int):
        return ruling("ME-P1-10", unit=number, has=len(chosen.args), needs=1)
    return forbids_charging(table, number) or forbids_altar(table, number, chosen.args[0])


def charge_altar(table: MythTable, number: int, chosen: Option, reaction: bool) -> Frame:
    return ChargeAltar(unit=number, token=int(chosen.args[0]))
