"""Given: Units whose courage is tried, for one test. The result of what is under way is told as `result`."""

from __future__ import annotations

from typing import Any

from mythwright.core.flow import Frame, Next, ask, call
from mythwright.core.option import option
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.pool import all_dice
from mythwright.games.mythic_earth.rules.actions import ACTIONS
from mythwright.games.mythic_earth.state import Point, Unit
from tests.games.mythic_earth.given_fight import a_field, a_unit, told

REST = option("end")
LIVING = ("bl1", "bl2", "bl3", "bl4", "bl5", "bl6")
CHANGING = ("bc1", "bc2", "bc3", "bc4", "bc5", "bc6")


class Told(Frame):
    """Something under way; its result is told, then the table rests."""

    frame: Frame

    def start(self, table: MythTable) -> Next:
        return call(self.frame, then=self.rested)

    def rested(self, table: MythTable, result: object) -> Next:
        table.tell("result", "ME-ACT-06", result=result)
        return ask(0, [REST], then=self.rested, rule="ME-ACT-06", prompt="rest")


def going_on(table: MythTable, frame: Frame) -> MythTable:
    """The table with nothing but this under way."""
    outer = Told(frame=frame)
    table.stack = [outer]
    table._run(outer.start(table))
    return table


def result(table: MythTable) -> Any:
    """What came of it; the table rests."""
    [found] = told(table, "result")
    return found["result"]


def unit(table: MythTable, number: int = 1) -> Unit:
    return table.state.units[number]


def spots(x: int, y: int, count: int = 3, apart: int = 1500) -> tuple[Point, ...]:
    """Minis of a Humanoid Unit close together: a row from (x, y) to the right, thousandths of an inch."""
    return tuple((x + i * apart, y) for i in range(count))


def levy(seat: int, x: int, y: int, count: int = 3, **state: Any) -> Unit:
    """Commoners: Move 5, React 5, Brave 5, one die."""
    return a_unit("commoner_levy", seat, *spots(x, y, count), **state)


def eagles(seat: int, x: int, y: int, count: int = 3, **state: Any) -> Unit:
    """Eagle Warriors: Move 5, React 6, Brave 7, one die."""
    return a_unit("eagle_warriors", seat, *spots(x, y, count), **state)


def champion(seat: int, x: int, y: int, **state: Any) -> Unit:
    """A hero alone: Move 6, Brave 8, three wounds, without Command."""
    return a_unit("jaguar_champion", seat, (x, y), **state)


def hunter(seat: int, x: int, y: int, **state: Any) -> Unit:
    """A hero alone with Command: Brave 8."""
    return a_unit("master_hunter", seat, (x, y), **state)


def priest(seat: int, x: int, y: int, **state: Any) -> Unit:
    """A hero with Commanding Presence, Brave 8, and two Dead of Brave 6; all are Dreadful."""
    return a_unit("tlalocan_high_priest", seat, *spots(x, y), **state)


def giant(seat: int, x: int, y: int, **state: Any) -> Unit:
    """A Behemoth: Move 6, Brave 8, ten wounds, two dice."""
    return a_unit("stone_giant", seat, (x, y), **state)


def condor(seat: int, x: int, y: int, **state: Any) -> Unit:
    """A flyer: Move 9, Brave 7, a Monster of five wounds."""
    return a_unit("giant_condor", seat, (x, y), **state)


def blessed(table: MythTable, *names: str, seat: int = 0) -> MythTable:
    """These Blessings are left to the seat."""
    table.state.sides[seat].blessings = names
    return table


def a_battle(*units: Unit, turn: int = 2, **rest: Any) -> MythTable:
    """These Units, in this Game Turn."""
    table = a_field(*units, **rest)
    table.state.turn = turn
    return table


def forbidden(table: MythTable, answer: str, number: int = 1) -> str | None:
    """The rule by which an action's own chapter forbids this answer, if it does."""
    kind, *words = answer.split()
    chosen = option(kind, *(int(word) if word.isdigit() else word for word in words))
    found = ACTIONS[kind].forbids(table, number, chosen)
    return found.rule if found else None


def dice(table: MythTable) -> list[int]:
    """All dice of both Forces: what may never change."""
    return [all_dice(table, seat) for seat in (0, 1)]
