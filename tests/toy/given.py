"""Builders for tests: a hill with given hands, and answers to whatever is pending."""

from __future__ import annotations

from collections.abc import Sequence

from mythwright.core.flow import Roll
from mythwright.core.replay import dealt
from mythwright.core.table import Setup
from tests.toy.game import GAME
from tests.toy.hill import HillTable
from tests.toy.rules import Turn


def a_hill(
    *hands: str, seats: int = 2, seed: str = "hill", dice: str = "ask", layers: Sequence[str] = ()
) -> HillTable:
    """A fresh table; hands are given as words, seat by seat, and dealt at random where they are not."""
    table = dealt(GAME, Setup(GAME.name, "first", tuple(layers), seats, {"top": 0}, seed, dice))
    for hiker, hand in zip(table.state.hikers, hands, strict=False):
        hiker.hand = tuple(hand.split())
    turn = table.stack[-1]
    assert isinstance(turn, Turn)
    table.pending = turn.question(table)
    return table


def play(table: HillTable, *answers: str) -> HillTable:
    """Answer whatever is pending: a choice by its text, a roll by its faces."""
    for answer in answers:
        if isinstance(table.pending, Roll):
            table.settle(answer.split())
        else:
            table.play(answer)
    return table
