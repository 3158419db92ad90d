"""Given: scenarios under way, with Devotions, tokens and claims. Seat 0 is South and Everliving."""

from __future__ import annotations

from typing import Any

from mythwright.core.flow import Ask
from mythwright.core.option import Option, parse
from mythwright.games.mythic_earth import effects, ledger
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules.aftermath import Aftermath
from mythwright.games.mythic_earth.rules.cleanup import CleanUp
from mythwright.games.mythic_earth.rules.ending import finish
from mythwright.games.mythic_earth.rules.primaries import primary
from mythwright.games.mythic_earth.state import Fallen, Feature, Point, Token, Unit
from tests.games.mythic_earth.given_fight import a_field, a_unit, activated, offered, play, under_way

FAR_NORTH = 47_000
"""Where a Unit of seat 1 stands out of everybody's way."""


def a_scenario(name: str, *units: Unit, turn: int = 2, **field: Any) -> MythTable:
    """These Units on a table with the pieces of this primary scenario."""
    table = a_field(*units, primary=name, **field)
    primary(table).furnish(table)
    table.state.turn = turn
    return table


def one(card: str, seat: int, x: int, y: int, **state: Any) -> Unit:
    """A Unit of one Mini."""
    return a_unit(card, seat, (x, y), **state)


def pair(card: str, seat: int, x: int, y: int, **state: Any) -> Unit:
    """A Unit of two Minis side by side."""
    return a_unit(card, seat, (x, y), (x + 1500, y), **state)


def trio(card: str, seat: int, x: int, y: int, **state: Any) -> Unit:
    """A Unit of three Minis, coherent."""
    return a_unit(card, seat, (x, y), (x + 1500, y), (x + 750, y + 1300), **state)


def vowed(table: MythTable, seat: int, card: str, *picks: int, **state: Any) -> MythTable:
    """The seat keeps this Devotion, with these secret picks."""
    side = table.state.sides[seat]
    side.alignment = table.box.devotions[card].alignment
    side.vow.card, side.vow.picks = card, picks
    for name, value in state.items():
        setattr(side.vow, name, value)
    return table


def lay(table: MythTable, kind: str, seat: int, at: Point, holder: int = 0) -> Token:
    """A token on the table, or with a Unit."""
    number = ledger.put_token(table, kind, seat, at, "ME-DEV-05", holder=holder)
    return next(token for token in table.state.tokens if token.number == number)


def token(table: MythTable, number: int) -> Token:
    return next(each for each in table.state.tokens if each.number == number)


def kinds(table: MythTable) -> list[tuple[str, int]]:
    """What tokens there are, and who carries them."""
    return [(each.kind, each.holder) for each in table.state.tokens]


def claimable(table: MythTable, number: int = 1) -> list[str]:
    """What the Unit is offered to Claim, once it has a die; it may have had one before."""
    unit = table.state.units[number]
    table.state.sides[unit.seat].pool, unit.spent = (6, 6), 0
    return offered(activated(table, number), "claim")


def why_not(table: MythTable, answer: str) -> tuple[str, dict[str, Any]]:
    """The rule that forbids this Claim of the Unit whose action is asked, and what it compared."""
    [found] = table.why_not(answer)
    return found.rule, found.facts


def listed(table: MythTable) -> set[Option]:
    assert isinstance(table.pending, Ask)
    return set(table.pending.options)


def has_option(table: MythTable, text: str) -> bool:
    return parse(text) in listed(table)


def destroyed(table: MythTable, number: int, how: str = "melee", by: int = 0) -> MythTable:
    """The Unit is destroyed where it stands, and what follows is under way."""
    effects.destroy(table, number, by, how, "ME-CAS-06")
    return under_way(table, Aftermath())


def routed(table: MythTable, number: int, how: str = "melee", by: int = 0) -> MythTable:
    """The Unit begins to Flee, and what follows is under way; it has not moved yet."""
    effects.start_fleeing(table, number, how, by)
    return under_way(table, Aftermath())


def lost_in(table: MythTable, fallen: Fallen) -> MythTable:
    table.state.aftermath = (fallen,)
    return under_way(table, Aftermath())


def turn_ends(table: MythTable, *answers: str) -> MythTable:
    """Clean Up, with these answers to what it asks."""
    table.state.winner = max(table.state.winner, 0)
    under_way(table, CleanUp())
    play(table, *answers)
    return table


def game_ends(table: MythTable, turn: int = 6) -> MythTable:
    """End-of-game points are scored."""
    table.state.turn = turn
    finish(table)
    return table


def points(table: MythTable, seat: int) -> tuple[int, int]:
    """Victory Points of the primary scenario and of the Devotion."""
    side = table.state.sides[seat]
    return side.primary, side.vow.points


def jungle(number: int, x: int, y: int, radius: int = 3000) -> Feature:
    return Feature(number, "jungle", x, y, radius)


def rock(number: int, x: int, y: int, radius: int = 2000) -> Feature:
    return Feature(number, "rock", x, y, radius)
