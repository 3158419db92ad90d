"""The Clean Up Phase, in the order of ME-GAP-76 (ME-CLEAN)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, ask, call
from mythwright.core.option import Option, option
from mythwright.games.mythic_earth import effects, pool
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.coherency import coherent, mended
from mythwright.games.mythic_earth.rules.aftermath import aftermath
from mythwright.games.mythic_earth.rules.devotions import devotion
from mythwright.games.mythic_earth.rules.flowing import maybe
from mythwright.games.mythic_earth.rules.frozen import Thaw
from mythwright.games.mythic_earth.rules.movement.allowance import move_of
from mythwright.games.mythic_earth.rules.movement.fields import field
from mythwright.games.mythic_earth.rules.movement.plans import body_of, free_for
from mythwright.games.mythic_earth.rules.primaries import primary
from mythwright.games.mythic_earth.rules.windows import window
from mythwright.games.mythic_earth.state import CLEANUP
from mythwright.games.mythic_earth.units import of_seat, on_table, other_seat, radius
from mythwright.games.mythic_earth.vocabulary import ANY_CHOICE

ALERT_OFF = "alert_off"
DONE = option("done")


class CleanUp(Frame):
    """What closes every Game Turn."""

    tested: tuple[int, ...] = ()
    seat: int = 0

    def start(self, table: MythTable) -> Next:
        """ME-CLEAN-01, ME-GAP-70: a last chance for Blessings."""
        table.state.phase, table.state.value = CLEANUP, 0
        return maybe(table, window(table, ANY_CHOICE, 0, table.state.winner), then=self.thaw)

    def thaw(self, table: MythTable, _: object) -> Next:
        """ME-CLEAN-02: Frozen Units test once each, the roll winner's first."""
        first = table.state.winner
        for seat in (first, other_seat(first)):
            for number, unit in on_table(table, seat):
                if unit.frozen and number not in self.tested:
                    self.tested += (number,)
                    return call(Thaw(unit=number), then=self.thaw)
        self.seat = first
        return self.stay_alert(table)

    def stay_alert(self, table: MythTable) -> Next:
        """ME-ALERT-04, ME-CLEAN-04: who stays On Alert."""
        options = [option(ALERT_OFF, n) for n, unit in of_seat(table, self.seat) if unit.alert]
        if options:
            rule = "ME-CLEAN-04"
            return ask(self.seat, [DONE, *options], then=self.chose, rule=rule, prompt="alert_stays")
        return self.chose(table, DONE)

    def chose(self, table: MythTable, chosen: Option) -> Next:
        if chosen != DONE:
            effects.lose_alert(table, int(chosen.args[0]), "ME-ALERT-04")
            return self.stay_alert(table)
        if self.seat == table.state.winner:
            self.seat = other_seat(self.seat)
            return self.stay_alert(table)
        pool.gather(table)
        draw_together(table)
        return maybe(table, primary(table).cleanup(table), then=self.score)

    def score(self, table: MythTable, _: object) -> Next:
        """ME-CLEAN-07, ME-CLEAN-08, ME-WIN-02: primary and Devotion points of the turn."""
        primary(table).score_turn(table)
        for seat in range(len(table.state.sides)):
            devotion(table, seat).score_turn(table, seat)
        return maybe(table, aftermath(table), then=self.end_effects)

    def end_effects(self, table: MythTable, _: object) -> Next:
        """ME-GAP-65, ME-GAP-76: what lasted until the end of the turn ends."""
        state = table.state
        for unit in state.units.values():
            unit.marks = ()
        state.claims = ()
        totals = [side.primary + side.vow.points for side in state.sides]
        table.tell("turn_ends", "ME-CLEAN-08", turn=state.turn, points=totals)
        return Done()


def draw_together(table: MythTable) -> None:
    """ME-COH-03, ME-CLEAN-05, ME-GAP-40: strays come back, as far as their Move lets them."""
    for number, unit in on_table(table):
        r = radius(table, unit)
        if unit.links or body_of(table, unit).settled or not coherent(unit.at, r):
            continue
        free = free_for(r, field(table, number, False))
        spots = tuple(mended(unit.at, r, free, move_of(table, number)))
        if spots != unit.at:
            effects.place(table, number, spots)
            table.tell("drawn_together", "ME-COH-03", seat=unit.seat, unit=number)
