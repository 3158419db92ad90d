"""The fight that ends a charge: blows, winner and loser, and what follows (ME-HTH, ME-GAP-54, ME-GAPB-04)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, call
from mythwright.games.mythic_earth import effects
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules.aftermath import aftermath
from mythwright.games.mythic_earth.rules.blows import (
    CHARGING,
    COUNTERING,
    Blows,
    Saves,
    Struck,
    take_wounds,
)
from mythwright.games.mythic_earth.rules.brave import Morale, WonFleeing
from mythwright.games.mythic_earth.rules.charge.moving import pile_in
from mythwright.games.mythic_earth.rules.consolidation import consolidation
from mythwright.games.mythic_earth.rules.devotions.meeting import engages
from mythwright.games.mythic_earth.rules.flowing import maybe
from mythwright.games.mythic_earth.rules.saves import CHALLENGE, MELEE
from mythwright.games.mythic_earth.rules.tests import FIGHT
from mythwright.games.mythic_earth.state import NO_UNIT, TABLE
from mythwright.games.mythic_earth.units import is_neutral

HELD = "held"


class Fight(Frame):
    """One round between charger and charged; with `countered` both of them charge (ME-HTH-02, ME-HTH-03)."""

    charger: int
    charged: int
    countered: bool = False
    given: Struck = ()
    taken: Struck = ()
    wounds: int = 0
    winner: int = NO_UNIT
    loser: int = NO_UNIT

    # -- blows -----------------------------------------------------------------------------------------------

    def start(self, table: MythTable) -> Next:
        """ME-DEV-01: Devotions look at the meeting before blows."""
        return maybe(table, engages(table, self.charger, self.charged, self.countered), then=self.met)

    def met(self, table: MythTable, challenger: int | None) -> Next:
        """ME-CHARGE-02, ME-HTH-13: the charger strikes with its bonus; a challenger does not (ME-EC7-01)."""
        for number in (self.charger, self.charged):
            table.state.units[number].fought = True
        if challenger:
            effects.mark(table, challenger, CHALLENGE, "ME-EC7-01")
        blows = Blows(unit=self.charger, target=self.charged, bonus=CHARGING)
        return call(blows, then=self.answered)

    def answered(self, table: MythTable, blows: Struck) -> Next:
        """ME-CHARGE-03, ME-CHARGE-04, ME-CHARGE-12: simultaneous blows; no bonus but for a Countercharge."""
        self.given = blows
        bonus = COUNTERING if self.countered else ""
        return call(Blows(unit=self.charged, target=self.charger, bonus=bonus), then=self.exchanged)

    def exchanged(self, table: MythTable, blows: Struck) -> Next:
        """ME-HTH-16: then the Saves of both."""
        self.taken = blows
        return call(Saves(unit=self.charged, by=self.charger, struck=self.given), then=self.saved)

    def saved(self, table: MythTable, wounds: int) -> Next:
        self.wounds = wounds
        return call(Saves(unit=self.charger, by=self.charged, struck=self.taken), then=self.wounded)

    def wounded(self, table: MythTable, wounds: int) -> Next:
        """ME-HTH-26, ME-GAPB-04: a marker for each wound, then the check of both for too many."""
        take_wounds(table, self.charged, self.wounds, "ME-HTH-26")
        take_wounds(table, self.charger, wounds, "ME-HTH-26")
        effects.check_overwhelmed(table, self.charged, by=self.charger, how=MELEE)
        effects.check_overwhelmed(table, self.charger, by=self.charged, how=MELEE)
        for number in (self.charger, self.charged):
            effects.unmark(table, number, CHALLENGE, "ME-EC7-02")
        return maybe(table, aftermath(table), then=self.decide)

    # -- winner and loser ------------------------------------------------------------------------------------

    def decide(self, table: MythTable, _: object) -> Next:
        """ME-HTH-27, ME-HTH-28, ME-GAP-59: who is left, else who has fewer markers, wins."""
        one, two = table.state.units[self.charger], table.state.units[self.charged]
        left = [n for n in (self.charger, self.charged) if table.state.units[n].place == TABLE]
        if len(left) < 2:
            return self.survived(table, left[0]) if left else Done()
        if is_neutral(two):  # ME-GAP-81: no loser is decided
            return Done()
        if one.markers == two.markers:
            return self.drawn(table)
        self.winner, self.loser = sorted(left, key=lambda number: table.state.units[number].markers)
        self.tell_winner(table, "ME-HTH-28")
        return call(Morale(unit=self.loser, why=FIGHT, source=self.winner), then=self.tested)

    def tell_winner(self, table: MythTable, rule: str) -> None:
        units = table.state.units
        table.tell(
            "won",
            rule,
            seat=units[self.winner].seat,
            unit=self.winner,
            other=self.loser,
            has=units[self.winner].markers,
            against=units[self.loser].markers,
        )

    def survived(self, table: MythTable, number: int) -> Next:
        """ME-GAP-59: a Unit whose enemy is destroyed has won."""
        self.winner, self.loser = number, self.charged if number == self.charger else self.charger
        self.tell_winner(table, "ME-GAP-59")
        return self.won(table)

    def drawn(self, table: MythTable) -> Next:
        """ME-GAP-59: equal markers, no loser and no test; both stay locked."""
        unit, other = table.state.units[self.charger], self.charged
        table.tell("drawn", "ME-GAP-59", seat=unit.seat, unit=self.charger, other=other, has=unit.markers)
        pile_in(table, self.charger, self.charged)
        return Done()

    def tested(self, table: MythTable, how: str) -> Next:
        """ME-HTH-31 to ME-HTH-33: the loser holds and stays locked, or it is gone."""
        if how == HELD:
            pile_in(table, self.winner, self.loser)
        return self.won(table)

    # -- the winner ------------------------------------------------------------------------------------------

    def won(self, table: MythTable) -> Next:
        """ME-FLEE-16, ME-GAP-33: a winner who was Fleeing tests whether it stops."""
        winner = table.state.units[self.winner]
        if winner.fleeing and not is_neutral(winner):
            return call(WonFleeing(unit=self.winner, source=self.loser), then=self.stopped)
        return self.stopped(table, True)

    def stopped(self, table: MythTable, _: object) -> Next:
        """ME-HTH-29: the winner consolidates if the loser is no longer there."""
        return maybe(table, consolidation(table, self.winner), then=self.over)

    def over(self, table: MythTable, _: object) -> Next:
        return Done()
