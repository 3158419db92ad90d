"""Given, for The Big Game: its first turn, with the ball in the hands of the drawer."""

from __future__ import annotations

from typing import Any

from mythwright.core.flow import Ask, Roll
from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.state import Ball
from tests.games.myth_fortunes.given import board, on_top, play, stand
from tests.games.myth_fortunes.given_fights import a_company, turn_of

TEAM = ("skeeve", "chumley", "bankrupt_financier", "aahz")
"""A Klahd, a Troll, an Imp and a Pervect."""


def a_big_game(*places: str, seat: int = 0, team: tuple[str, ...] = TEAM, **options: Any) -> FortuneTable:
    """This seat has drawn The Big Game in step 1; pawns stand there, and nobody wears a disguise."""
    table = a_company(*team[: len(places)], advanced=True, **options)
    stand(table, *places)
    on_top(table, "big_game", "truce")
    turn_of(table, seat)
    play(table, "draw")
    return table


def ball(table: FortuneTable, number: int = 0) -> Ball:
    here = board(table, number).ball
    assert here is not None
    return here


def runs(table: FortuneTable) -> set[str]:
    """Where the run may end."""
    assert isinstance(table.pending, Ask) and table.pending.prompt == "big_move", table.pending
    return {str(option.args[0]) for option in table.pending.options}


def to_the_end(table: FortuneTable, most: int = 500) -> int:
    """Play on until The Big Game is over, without going anywhere near a goal where that can be avoided."""
    answers = 0
    while board(table).ball:
        answers += 1
        assert answers < most, "it does not end"
        if isinstance(table.pending, Roll):
            play(table, "0" if table.pending.die == "clock" else str(1 + answers % 4))
        else:
            table.play(answers % len(table.pending.options))
    return answers
