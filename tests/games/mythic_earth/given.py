"""Given: tables in set-up, in deployment and in a turn. Seat 0 is South, dice are scripted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mythwright.core.flow import Ask, Frame, Roll
from mythwright.core.option import Option, parse
from mythwright.core.table import Setup, Table
from mythwright.games.mythic_earth.box import MythTable, read_box
from mythwright.games.mythic_earth.game import GAME
from mythwright.games.mythic_earth.rules.activation import Activation
from mythwright.games.mythic_earth.state import TABLE, TURN, Feature, Point, Unit
from mythwright.games.mythic_earth.units import profile

INCH = 1000


def a_table(seed: str = "given", dice: str = "ask", **options: Any) -> MythTable:
    """A table at its first question or roll."""
    setup = Setup("mythic_earth", "first", (), 2, options, seed, dice)
    return Table(GAME, setup, read_box(()))


def answer(table: MythTable, *answers: str | Sequence[int]) -> MythTable:
    """Texts answer questions, lists of numbers settle rolls."""
    for each in answers:
        if isinstance(each, str):
            table.play(each)
        else:
            table.settle([str(face) for face in each])
    return table


def prompt(table: MythTable) -> str:
    assert isinstance(table.pending, Ask), table.pending
    return table.pending.prompt


def asked(table: MythTable) -> Ask:
    assert isinstance(table.pending, Ask), table.pending
    return table.pending


def options(table: MythTable) -> list[str]:
    return [str(option) for option in asked(table).options]


def rolls(table: MythTable) -> Roll:
    assert isinstance(table.pending, Roll), table.pending
    return table.pending


def a_unit(card: str, seat: int, *at: Point, options: tuple[str, ...] = (), **state: Any) -> Unit:
    """A Unit on the table with a Mini at each of these places."""
    size = len(at)
    unit = Unit(
        seat, card, size, options, place=TABLE, minis=tuple(range(1, size + 1)), at=at, hurt=(0,) * size
    )
    unit.strength = size
    for name, value in state.items():
        setattr(unit, name, value)
    return unit


def rank(x: int, y: int, count: int, apart: int = 2000, wide: int = 2) -> list[Point]:
    """So many Minis two abreast, upwards from (x, y): coherent for Humanoids."""
    return [(x + i % wide * apart, y + i // wide * apart) for i in range(count)]


def a_turn(
    *units: Unit, features: Sequence[Feature] = (), primary: str = "altars", turn: int = 2
) -> MythTable:
    """These Units, numbered from 1, on a bare Skirmish table; nothing is under way."""
    table = a_table(points=500)
    state = table.state
    state.units = dict(enumerate(units, 1))
    state.features, state.phase, state.turn, state.primary, state.value = (
        tuple(features),
        TURN,
        turn,
        primary,
        6,
    )
    state.winner, state.taker = 0, 1
    for seat, side in enumerate(state.sides):
        side.edge, side.alignment, side.blessings = seat, ("everliving", "everchanging")[seat], ()
        mine = [unit for unit in units if unit.seat == seat]
        whole = sum(profile(table, unit).dice for unit in mine)
        side.aside = whole - sum(unit.spent + unit.held + len(unit.bound) for unit in mine)
    return table


def under_way(table: MythTable, frame: Frame) -> MythTable:
    """Nothing but this frame goes on."""
    table.stack = [frame]
    table._run(frame.start(table))
    return table


def acts(table: MythTable, number: int) -> MythTable:
    """The Unit has just been given a die of value 6."""
    seat = table.state.units[number].seat
    side = table.state.sides[seat]
    side.pool, side.aside = (6,), side.aside - 1
    return under_way(table, Activation(seat=seat, unit=number, value=6))


def refused(table: MythTable, text: str) -> tuple[str, ...]:
    """The rules that forbid this answer now."""
    return tuple(ruling.rule for ruling in table.why_not(text))


def events(table: MythTable, kind: str) -> list[dict[str, Any]]:
    return [event.facts for event in table.log or () if event.kind == kind]


def option(text: str) -> Option:
    found = parse(text)
    assert found is not None
    return found
