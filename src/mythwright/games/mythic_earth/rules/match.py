"""The whole battle: set-up, deployment, six Game Turns, each with its Clean Up (ME-SETUP-01)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, call
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules.cleanup import CleanUp
from mythwright.games.mythic_earth.rules.deployment import Deployment
from mythwright.games.mythic_earth.rules.ending import finish, is_over
from mythwright.games.mythic_earth.rules.setup import SetUp
from mythwright.games.mythic_earth.rules.turn import GameTurn
from mythwright.games.mythic_earth.state import NOBODY


class Match(Frame):
    """From the choice of Forces to the result."""

    def start(self, table: MythTable) -> Next:
        return call(SetUp(), then=self.set_up)

    def set_up(self, table: MythTable, _: object) -> Next:
        return call(Deployment(), then=self.next_turn)

    def next_turn(self, table: MythTable, _: object) -> Next:
        return call(GameTurn(), then=self.clean_up)

    def clean_up(self, table: MythTable, _: object) -> Next:
        """ME-GAP-93: who concedes ends the game at once."""
        if table.state.conceded != NOBODY:
            return self.turn_over(table, None)
        return call(CleanUp(), then=self.turn_over)

    def turn_over(self, table: MythTable, _: object) -> Next:
        """ME-CLEAN-09, ME-WIN-03."""
        if is_over(table):
            finish(table)
            return Done()
        return self.next_turn(table, None)
