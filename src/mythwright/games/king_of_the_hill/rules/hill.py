"""Capturing the Holy Hill: the proof, the Guardian under the Seal, and the broken Seal (KH-HILL)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, call
from mythwright.games.king_of_the_hill.box import HILL, HillTable
from mythwright.games.king_of_the_hill.effects import draw_rewards, heal
from mythwright.games.king_of_the_hill.rules.battle import WON, Battle
from mythwright.games.king_of_the_hill.rules.final import begin
from mythwright.games.king_of_the_hill.rules.mat import completed_path
from mythwright.games.king_of_the_hill.state import Lone


class Capture(Frame):
    """A hero with a completed Path has reached the Hill."""

    seat: int
    path: str = ""

    def start(self, table: HillTable) -> Next:
        """KH-HILL-04 to 07: show the Path, turn village and Seal, discard the village, meet its Guardian."""
        state, hero = table.state, table.state.heroes[self.seat]
        self.path = completed_path(table.box, hero)
        table.tell("showed_path", "KH-HILL-04", who=hero.card, path=self.path)
        if HILL in state.villages:
            rune = state.villages.pop(HILL)
            guardian = table.box.guardian_of[rune]
            state.guardians[HILL] = Lone(guardian, "")
            table.reveal()
            table.tell("turned_seal", "KH-HILL-05", rune=rune, guardian=guardian)
        return call(Battle(seat=self.seat, tile=HILL, hill=True), then=self.fought)

    def fought(self, table: HillTable, result: str) -> Next:
        """KH-HILL-09 to 15: a defeat leaves the Guardian on the Hill; a victory breaks the Seal."""
        if result != WON:
            table.tell("seal_held", "KH-HILL-09", who=table.state.heroes[self.seat].card)
            return Done()
        hero = table.state.heroes[self.seat]
        table.state.seal = False
        table.state.path = self.path
        table.tell("broke_seal", "KH-HILL-12", who=hero.card, path=self.path)
        draw_rewards(table, self.seat, table.box.figures.seal_rewards, "KH-HILL-13")
        if hero.health == 0:  # he stays on the Hill with full Health (KH-GAP-43)
            heal(table, self.seat, hero.max_health, "KH-GAP-43")
        begin(table, self.seat, table.box.monster_of[hero.mythology])
        return Done()
