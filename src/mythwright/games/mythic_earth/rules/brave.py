"""Morale: Brave Tests that may rout a Unit, and the test of a Fleeing winner (ME-BRAVE, ME-FLEE-16)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, call
from mythwright.games.mythic_earth import effects
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules.aftermath import aftermath
from mythwright.games.mythic_earth.rules.flight import Flee
from mythwright.games.mythic_earth.rules.flowing import maybe
from mythwright.games.mythic_earth.rules.tests import (
    BLESSING,
    FIGHT,
    MAGIC,
    PANIC,
    SHOOTING,
    WON,
    BraveTest,
)
from mythwright.games.mythic_earth.rules.under_way import STOPPED
from mythwright.games.mythic_earth.state import NO_UNIT, TABLE
from mythwright.games.mythic_earth.units import is_neutral

__all__ = ["BLESSING", "FIGHT", "MAGIC", "PANIC", "SHOOTING", "BraveTest", "Morale", "WonFleeing"]

HELD, FLED, GONE = "held", "fled", "gone"
ROUTED = {FIGHT: "ME-HTH-33", SHOOTING: "ME-CAS-14", MAGIC: "ME-CAS-14"}
"""By which rule a failed test adds its marker; else ME-GAP-27."""
MELEE, OVERWHELMED = "melee", "overwhelmed"
HOW = {FIGHT: MELEE, SHOOTING: "shooting", MAGIC: "magic", PANIC: "magic", BLESSING: "blessing"}


class Morale(Frame):
    """A Brave Test; who fails it gains a marker and Flees. The result is held, fled or gone (ME-BRAVE-05).

    `why` is shooting, magic, fight, panic or blessing; `source` the enemy Unit who caused it.
    """

    unit: int
    why: str
    source: int = NO_UNIT

    def start(self, table: MythTable) -> Next:
        """ME-BRAVE-12: a Unit that is overwhelmed takes no test."""
        unit = table.state.units[self.unit]
        if is_neutral(unit):
            return Done(HELD)
        if unit.place != TABLE:
            return Done(GONE)
        if self.overwhelmed(table):
            return maybe(table, aftermath(table), then=self.fled)
        return call(BraveTest(unit=self.unit, why=self.why, source=self.source), then=self.tested)

    def tested(self, table: MythTable, passed: bool) -> Next:
        """ME-GAP-27, ME-GAP-28: the marker comes before the flight, and may be the last one."""
        if passed:
            return Done(HELD)
        rule = ROUTED.get(self.why, "ME-GAP-27")
        effects.add_markers(table, self.unit, 1, rule, why=self.why)
        if self.overwhelmed(table):
            return maybe(table, aftermath(table), then=self.fled)
        return call(Flee(unit=self.unit, source=self.source, how=self.how(table)), then=self.fled)

    def overwhelmed(self, table: MythTable) -> bool:
        """ME-GAP-28, ME-P5-09: whom a lost fight overwhelms, the winner has destroyed in melee."""
        how = MELEE if self.how(table) == MELEE else OVERWHELMED
        return effects.check_overwhelmed(table, self.unit, by=self.source, how=how)

    def how(self, table: MythTable) -> str:
        """A Blessing that breaks a fight up counts as the fight (ME-GAP-72)."""
        broken_up = self.why == BLESSING and table.state.units[self.unit].links
        return HOW[FIGHT if broken_up else self.why]

    def fled(self, table: MythTable, _: object) -> Next:
        return Done(FLED if table.state.units[self.unit].place == TABLE else GONE)


class WonFleeing(Frame):
    """ME-FLEE-16, ME-GAP-33: a Fleeing winner tests without penalties; the result is whether it stopped."""

    unit: int
    source: int = NO_UNIT

    def start(self, table: MythTable) -> Next:
        return call(BraveTest(unit=self.unit, why=WON, bonuses_only=True), then=self.tested)

    def tested(self, table: MythTable, passed: bool) -> Next:
        """On a fail it Flees again and gains no marker (ME-GAP-27)."""
        if passed:
            effects.stop_fleeing(table, self.unit, STOPPED, "ME-FLEE-16")
            return Done(True)
        return call(Flee(unit=self.unit, source=self.source), then=self.fled)

    def fled(self, table: MythTable, _: object) -> Next:
        return Done(False)
