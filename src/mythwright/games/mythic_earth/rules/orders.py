"""Orders of Heroic Figures: Stop Fleeing and Regroup (ME-STOPFLEE-04 to ME-STOPFLEE-14, ME-GAPB-03)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, call
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules.flight import StopFleeing
from mythwright.games.mythic_earth.rules.frozen import Regroup, regroups
from mythwright.games.mythic_earth.rules.tests import COMMAND, REGROUP, STOP
from mythwright.games.mythic_earth.state import TABLE, Unit
from mythwright.games.mythic_earth.units import engaged, friends, gap_of_mini, heroes, rows

ORDER = "order"
ORDERS = (STOP, REGROUP)


class Order(Frame):
    """A Heroic Figure lets a friendly Unit test on his Brave; the result is whether it was passed."""

    unit: int
    what: str
    target: int
    blessed: bool = False

    def start(self, table: MythTable) -> Next:
        """ME-STOPFLEE-06, ME-STOPFLEE-11, ME-GAP-11."""
        if forbids_order(table, self.unit, self.what, self.target, self.blessed):
            return Done(False)  # a reaction came between
        seat = table.state.units[self.unit].seat
        rule = "ME-STOPFLEE-06" if self.what == STOP else "ME-GAPB-03"
        table.tell("ordered", rule, seat=seat, unit=self.unit, what=self.what, target_unit=self.target)
        if self.what == STOP:
            return call(StopFleeing(unit=self.target, hero=self.unit), then=self.obeyed)
        return call(Regroup(unit=self.target, hero=self.unit), then=self.obeyed)

    def obeyed(self, table: MythTable, passed: bool) -> Next:
        return Done(passed)


# -- who may order whom --------------------------------------------------------------------------------------


def reach_of(table: MythTable, hero: int, what: str, place: int) -> int:
    """How far the Figure at this place can order; 0: not at all (ME-GAP-11)."""
    figures = table.box.figures
    commands = COMMAND in rows(table, table.state.units[hero])[place].talents
    if what == STOP:
        return figures.stop_order_reach if commands else figures.order_reach
    return figures.order_reach if commands else 0


def in_reach(table: MythTable, hero: int, what: str, target: Unit, blessed: bool) -> bool:
    """ME-GAPB-05: from the Figure's own base to the nearest Mini."""
    unit, figures = table.state.units[hero], table.box.figures
    for place in heroes(table, unit):
        most = figures.blessed_reach if blessed else reach_of(table, hero, what, place)
        if most and gap_of_mini(table, unit, place, target) <= most + figures.tolerance:
            return True
    return False


def forbids_ordering(table: MythTable, hero: int, what: str) -> Ruling | None:
    """Why this Unit gives no such order at all now."""
    unit = table.state.units[hero]
    if not heroes(table, unit):
        return ruling("ME-STOPFLEE-06", unit=hero)
    if unit.frozen or unit.fleeing or engaged(unit) or unit.alert:
        return ruling("ME-GAP-32", unit=hero)
    if what == STOP and unit.given > 1:
        return ruling("ME-STOPFLEE-07", unit=hero, given=unit.given)
    return None


def forbids_obeying(table: MythTable, what: str, target: int) -> Ruling | None:
    """Why this Unit cannot be ordered so."""
    unit = table.state.units[target]
    if what == STOP:
        if not unit.fleeing:
            return ruling("ME-STOPFLEE-06", target_unit=target)
        if unit.given:
            return ruling("ME-STOPFLEE-05", target_unit=target, given=unit.given)
        return None
    if unit.fleeing or unit.alert:
        return ruling("ME-GAPB-03", target_unit=target)
    return None if regroups(unit) else ruling("ME-GAP-19", target_unit=target, markers=unit.markers)


def forbids_order(table: MythTable, hero: int, what: str, target: int, blessed: bool) -> Ruling | None:
    """ME-STOPFLEE-06, ME-GAP-11, ME-BLESS-12: who, to whom, and from how far."""
    return forbids_ordering(table, hero, what) or _forbids_order_to(table, hero, what, target, blessed)


def _forbids_order_to(table: MythTable, hero: int, what: str, target: int, blessed: bool) -> Ruling | None:
    """The same for one who may give such orders."""
    unit, they = table.state.units[hero], table.state.units.get(target)
    if they is None or they.seat != unit.seat or they.place != TABLE or target == hero:
        return ruling("ME-STOPFLEE-06", unit=hero, target_unit=target)
    wrong = forbids_obeying(table, what, target)
    if wrong:
        return wrong
    if in_reach(table, hero, what, they, blessed):
        return None
    if blessed:
        return ruling("ME-BLESS-12", unit=hero, target_unit=target)
    return ruling("ME-STOPFLEE-06" if what == STOP else "ME-GAP-11", unit=hero, target_unit=target)


def ordered(table: MythTable, hero: int, blessed: bool = False) -> list[tuple[str, int]]:
    """What the hero could order now, and whom."""
    orders = [what for what in ORDERS if not forbids_ordering(table, hero, what)]
    if not orders:
        return []
    in_need = [target for target, friend in friends(table, hero) if friend.fleeing or regroups(friend)]
    return [
        (what, target)
        for what in orders
        for target in in_need
        if not _forbids_order_to(table, hero, what, target, blessed)
    ]


# -- the action ----------------------------------------------------------------------------------------------


def offers_order(table: MythTable, number: int) -> list[Option]:
    return [option(ORDER, what, target) for what, target in ordered(table, number)]


def forbids_giving(table: MythTable, number: int, chosen: Option) -> Ruling | None:
    """Why this order may not be given; `order stop 4`, `order regroup 4`."""
    match chosen.args:
        case [str(what), int(target)] if what in ORDERS:
            return forbids_order(table, number, what, target, blessed=False)
    return ruling("ME-STOPFLEE-04", unit=number, orders=list(ORDERS))


def order(table: MythTable, number: int, chosen: Option, reaction: bool) -> Frame:
    return Order(unit=number, what=str(chosen.args[0]), target=int(chosen.args[1]))
