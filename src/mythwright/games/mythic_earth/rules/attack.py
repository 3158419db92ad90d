"""The Attack action: an engaged Unit strikes, and is not struck back (ME-ATTACK, ME-GAP-60)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, call
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import effects
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules.aftermath import aftermath
from mythwright.games.mythic_earth.rules.blows import Blows, Saves, Struck, take_wounds
from mythwright.games.mythic_earth.rules.charge.moving import pile_in
from mythwright.games.mythic_earth.rules.consolidation import consolidation
from mythwright.games.mythic_earth.rules.flowing import maybe
from mythwright.games.mythic_earth.rules.saves import MELEE
from mythwright.games.mythic_earth.state import TABLE

ATTACK = "attack"


class Attack(Frame):
    """One Unit strikes the enemy it is locked with."""

    unit: int
    target: int

    def start(self, table: MythTable) -> Next:
        """ME-ATTACK-02, ME-HTH-04: only the acting Unit strikes, without any charge bonus."""
        wrong = forbids_attack(table, self.unit, option(ATTACK, self.target))
        if wrong:  # a reaction has struck down the enemy
            seat = table.state.units[self.unit].seat
            table.tell("spoilt", wrong.rule, seat=seat, unit=self.unit, action=ATTACK)
            return Done()
        return call(Blows(unit=self.unit, target=self.target), then=self.struck)

    def struck(self, table: MythTable, blows: Struck) -> Next:
        return call(Saves(unit=self.target, by=self.unit, struck=blows), then=self.wounded)

    def wounded(self, table: MythTable, wounds: int) -> Next:
        """ME-ATTACK-03, ME-GAP-60: markers, but no winner and no Brave Test."""
        take_wounds(table, self.target, wounds, "ME-GAP-60")
        effects.check_overwhelmed(table, self.target, by=self.unit, how=MELEE)
        return maybe(table, aftermath(table), then=self.settled)

    def settled(self, table: MythTable, _: object) -> Next:
        """ME-GAP-60: consolidation only if the enemy is destroyed; else those who parted close up."""
        if table.state.units[self.target].place == TABLE:
            pile_in(table, self.unit, self.target)
            return Done()
        return maybe(table, consolidation(table, self.unit), then=self.over)

    def over(self, table: MythTable, _: object) -> Next:
        return Done()


# -- the action ----------------------------------------------------------------------------------------------


def offers_attack(table: MythTable, number: int) -> list[Option]:
    return [option(ATTACK, foe) for foe in table.state.units[number].links]


def forbids_attack(table: MythTable, number: int, chosen: Option) -> Ruling | None:
    """ME-ATTACK-01, ME-GAP-61: only an enemy that the Unit is engaged with."""
    links = table.state.units[number].links
    if chosen.args and chosen.args[0] in links:
        return None
    return ruling("ME-ATTACK-01", unit=number, engaged=list(links))


def attack(table: MythTable, number: int, chosen: Option, reaction: bool) -> Frame:
    return Attack(unit=number, target=int(chosen.args[0]))
