"""What follows when Units are destroyed or begin to Flee: tokens drop, scenarios look at it."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, call
from mythwright.games.mythic_earth import ledger
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules.carrying import MELEE, lost
from mythwright.games.mythic_earth.rules.devotions import devotion
from mythwright.games.mythic_earth.rules.tokens import held
from mythwright.games.mythic_earth.state import NEUTRAL, Fallen

BANISHED, PILLAGE = "banished", "pillage"


def aftermath(table: MythTable) -> Frame | None:
    """The frame that settles what was lost; `None` when nothing was."""
    return Aftermath() if table.state.aftermath else None


class Aftermath(Frame):
    """Losses one after another: what the Unit carried, then what each Devotion makes of it."""

    seat: int = 0

    def start(self, table: MythTable) -> Next:
        return self.go_on(table, None)

    def go_on(self, table: MythTable, _: object) -> Next:
        while table.state.aftermath:
            frame = self.next_job(table, table.state.aftermath[0])
            if frame:
                return call(frame, then=self.go_on)
        return Done()

    def next_job(self, table: MythTable, fallen: Fallen) -> Frame | None:
        """ME-DEV-10: tokens first, before the Unit is removed or moved."""
        carried = held(table, fallen.unit)
        if carried:
            return lost(table, fallen, carried[0])
        if self.seat < len(table.state.sides):
            seat, self.seat = self.seat, self.seat + 1
            return devotion(table, seat).fallen(table, seat, fallen)
        self.seat = 0
        note_loss(table, fallen)
        table.state.aftermath = table.state.aftermath[1:]
        return None


def note_loss(table: MythTable, fallen: Fallen) -> None:
    """ME-GAP-82: whoever is destroyed or Flees pillages no more; ME-P3-08: banishing in melee counts."""
    ledger.end_claims(table, fallen.unit, PILLAGE, "ME-GAP-82")
    winner = table.state.units.get(fallen.by)
    if winner and fallen.how == MELEE and table.state.units[fallen.unit].seat == NEUTRAL:
        ledger.note(table, winner.seat, BANISHED, fallen.by, fallen.unit)
