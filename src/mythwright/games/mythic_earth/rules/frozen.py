"""Frozen Units: thawing, Regroup, Lay Low (ME-FROZEN, ME-REGROUP, ME-LAYLOW)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, call, roll
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import effects
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.numbers import d3
from mythwright.games.mythic_earth.rules.tests import REGROUP, THAW, ActivationTest, BraveTest
from mythwright.games.mythic_earth.state import NO_UNIT, Unit

LOW = "low"


class Thaw(Frame):
    """The free test in Clean Up; the result is whether it thawed (ME-FROZEN-02, ME-FROZEN-10, ME-GAP-18)."""

    unit: int

    def start(self, table: MythTable) -> Next:
        return call(BraveTest(unit=self.unit, why=THAW), then=self.tested)

    def tested(self, table: MythTable, passed: bool) -> Next:
        """ME-FROZEN-14, ME-FROZEN-19, ME-FROZEN-20: who fails stays Frozen with its dice, and stays."""
        if passed:
            effects.thaw(table, self.unit, "ME-FROZEN-02")
        return Done(passed)


class Regroup(Frame):
    """The attempt to Regroup, test included; the result is whether it succeeded (ME-GAP-19, ME-GAPB-03).

    As the opening of an activation it takes a Unit Activation Test; ordered by a `hero` or as a `reaction` a
    Brave Test without markers.
    """

    unit: int
    hero: int = NO_UNIT
    reaction: bool = False

    def start(self, table: MythTable) -> Next:
        """ME-REGROUP-01, ME-FROZEN-04, ME-FROZEN-11."""
        if self.hero or self.reaction:
            test = BraveTest(unit=self.unit, why=REGROUP, hero=self.hero, markers=False)
            return call(test, then=self.tested)
        return call(ActivationTest(unit=self.unit, regroup=True), then=self.tested)

    def tested(self, table: MythTable, passed: bool) -> Next:
        """ME-FROZEN-12: who fails stays as it is."""
        return call(Rally(unit=self.unit), then=self.rallied) if passed else Done(False)

    def rallied(self, table: MythTable, _: object) -> Next:
        return Done(True)


class Rally(Frame):
    """What a Regroup brings: D3 markers fewer, and the end of frost (ME-REGROUP-02, ME-FROZEN-03)."""

    unit: int

    def start(self, table: MythTable) -> Next:
        unit = table.state.units[self.unit]
        if not unit.markers:
            return self.thaw(table)
        return roll("d6", 1, then=self.shed, rule="ME-REGROUP-02", seat=unit.seat)

    def shed(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        effects.shed_markers(table, self.unit, d3(faces[0]), "ME-REGROUP-02")
        return self.thaw(table)

    def thaw(self, table: MythTable) -> Next:
        """ME-FROZEN-15 to ME-FROZEN-18."""
        effects.thaw(table, self.unit, "ME-FROZEN-03")
        return Done()


def regroups(unit: Unit) -> bool:
    """ME-GAP-19: only a Unit that is Frozen or has markers."""
    return unit.frozen or unit.markers > 0


def offers_regroup(table: MythTable, number: int) -> list[Option]:
    return [option(REGROUP)] if regroups(table.state.units[number]) else []


def forbids_regroup(table: MythTable, number: int, chosen: Option) -> Ruling | None:
    if regroups(table.state.units[number]) and not chosen.args:
        return None
    return ruling("ME-GAP-19", unit=number, markers=table.state.units[number].markers)


def regroup(table: MythTable, number: int, chosen: Option, reaction: bool) -> Frame:
    """ME-GAP-14: later in an activation the test has been taken; a reaction takes its own."""
    return Regroup(unit=number, reaction=True) if reaction else Rally(unit=number)


# -- Lay Low -------------------------------------------------------------------------------------------------


class LayLow(Frame):
    """ME-LAYLOW-01 to ME-LAYLOW-03, ME-GAP-20: harder to shoot, and Frozen: it ends the activation."""

    unit: int

    def start(self, table: MythTable) -> Next:
        effects.lie_low(table, self.unit)
        return Done()


def offers_low(table: MythTable, number: int) -> list[Option]:
    return [option(LOW)]


def forbids_low(table: MythTable, number: int, chosen: Option) -> Ruling | None:
    return ruling("ME-LAYLOW-01", unit=number) if chosen.args else None


def lay_low(table: MythTable, number: int, chosen: Option, reaction: bool) -> Frame:
    return LayLow(unit=number)
