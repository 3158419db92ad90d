"""Given: Units that face each other, for one test. Seat 0 is South, dice are scripted, windows are shut."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mythwright.core.flow import Ask, Frame, Next, Roll, ask, call
from mythwright.core.option import option
from mythwright.core.table import Setup, Table
from mythwright.games.mythic_earth.box import MythTable, read_box
from mythwright.games.mythic_earth.game import GAME
from mythwright.games.mythic_earth.ground import shape
from mythwright.games.mythic_earth.rules.activation import Activation
from mythwright.games.mythic_earth.state import NEUTRAL, TABLE, TURN, Feature, Point, Token, Unit
from mythwright.games.mythic_earth.units import ANIMAL, profile

INCH = 1000
MAN = 630
"""The radius of a Humanoid's base."""
REST = option("end")


class Rest(Frame):
    """Something under way, and nothing after it: the table waits at `rest`."""

    frame: Frame

    def start(self, table: MythTable) -> Next:
        return call(self.frame, then=self.rested)

    def rested(self, table: MythTable, result: object) -> Next:
        return ask(0, [REST], then=self.rested, rule="ME-ACT-06", prompt="rest")


# -- Units ---------------------------------------------------------------------------------------------------


def a_unit(card: str, seat: int, *at: Point, options: tuple[str, ...] = (), **state: Any) -> Unit:
    """A Unit with a Mini at each of these places."""
    size = len(at)
    unit = Unit(
        seat, card, size, options, place=TABLE, minis=tuple(range(1, size + 1)), at=at, hurt=(0,) * size
    )
    unit.strength = size
    for name, value in state.items():
        setattr(unit, name, value)
    return unit


def ranks(x: int, y: int, count: int, wide: int = 5, apart: int = 1500) -> list[Point]:
    """Ranks of so many Minis, from (x, y) to the right, further ranks above; coherent for Humanoids."""
    return [(x + i % wide * apart, y + i // wide * apart) for i in range(count)]


def spirit(x: int, y: int) -> Unit:
    """A Spirit Animal."""
    return a_unit(ANIMAL, NEUTRAL, (x, y))


def lay(table: MythTable, kind: str, seat: int, x: int, y: int) -> None:
    """A token of this seat on the ground; tokens are numbered from 1."""
    tokens = table.state.tokens
    table.state.tokens = (*tokens, Token(len(tokens) + 1, kind, seat, x, y))


# -- tables --------------------------------------------------------------------------------------------------


def a_field(
    *units: Unit, features: Sequence[Feature] = (), primary: str = "altars", **layer: Any
) -> MythTable:
    """These Units, numbered from 1, on an otherwise empty Skirmish table in turn 2."""
    setup = Setup("mythic_earth", "first", (), 2, {"points": 500}, "given", "ask")
    table: MythTable = Table(GAME, setup, read_box(()))
    state = table.state
    state.units = dict(enumerate(units, 1))
    state.features, state.tokens = tuple(features), ()
    state.phase, state.turn, state.primary, state.value = TURN, 2, primary, 6
    for seat, side in enumerate(state.sides):
        side.edge, side.alignment, side.blessings = seat, ("everliving", "everchanging")[seat], ()
    for unit in units:
        if unit.seat != NEUTRAL:
            free = profile(table, unit).dice - unit.spent - unit.held - len(unit.bound)
            state.sides[unit.seat].pool += (6,) * free
    return table


def under_way(table: MythTable, frame: Frame) -> MythTable:
    """The table with nothing but this going on."""
    rest = Rest(frame=frame)
    table.stack = [rest]
    table._run(rest.start(table))
    return table


def activated(table: MythTable, number: int = 1) -> MythTable:
    """The Unit has been given a die, and is asked for its action."""
    seat = table.state.units[number].seat
    return under_way(table, Activation(seat=seat, unit=number, value=6))


def disc(number: int, land: str, x: int, y: int, radius: int) -> Feature:
    return Feature(number, land, x, y, radius)


def slab(number: int, land: str, left: int, bottom: int, right: int, top: int) -> Feature:
    """A piece of landscape with straight sides."""
    corners = ((left, bottom), (right, bottom), (right, top), (left, top))
    feature = Feature(number, land, (left + right) // 2, (bottom + top) // 2, 0, corners)
    assert shape(feature)
    return feature


# -- playing and looking -------------------------------------------------------------------------------------


def play(table: MythTable, *answers: str) -> None:
    """Answer whatever is pending: a choice by its text, a roll by its faces."""
    for answer in answers:
        if isinstance(table.pending, Roll):
            table.settle(answer.split())
        else:
            table.play(answer)


def asked(table: MythTable) -> tuple[int, str]:
    """Who is asked what."""
    assert isinstance(table.pending, Ask), table.pending
    return table.pending.seat, table.pending.prompt


def rolls(table: MythTable) -> tuple[int, int, str]:
    """Who rolls how many dice, and by which rule."""
    assert isinstance(table.pending, Roll), table.pending
    return table.pending.seat, table.pending.number, table.pending.rule


def offered(table: MythTable, kind: str = "") -> list[str]:
    """The options of the question, or those of one kind."""
    assert isinstance(table.pending, Ask), table.pending
    return [str(o) for o in table.pending.options if not kind or o.kind == kind]


def refused(table: MythTable, answer: str) -> tuple[str, dict[str, Any]]:
    """The rule that forbids this answer, and what it compared."""
    [found] = table.why_not(answer)
    return found.rule, found.facts


def told(table: MythTable, kind: str) -> list[dict[str, Any]]:
    """The facts of all events of this kind."""
    return [event.facts for event in table.log or () if event.kind == kind]


def rules_of(table: MythTable, kind: str) -> list[str]:
    return [event.rule for event in table.log or () if event.kind == kind]
