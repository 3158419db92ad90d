"""A bot that tries each option on a guess of the table, and takes the one whose outcome it likes best."""

from __future__ import annotations

from operator import itemgetter
from typing import Any

from mythwright.bots.player import Player, won
from mythwright.core.dice import seeded
from mythwright.core.flow import Ask, Later
from mythwright.core.option import Option
from mythwright.core.table import Table

FORCED = 12
"""So many answers without an alternative are followed before the table is looked at."""
OWN = 2
"""So many further questions of another kind that the answer leads the same seat to are answered as well,"""
FEW = 6
"""with the best of their first few options."""
GAIN = 1e-4
"""What a free action must be worth."""


class GreedyBot:
    """Looks one answer ahead, to the next throw or question; a throw is valued before the dice fall.

    An answer that leads back to the same question is free: the best of these comes first if it gains
    anything, because the answers that go on can still be given after it.
    """

    def __init__(self, seed: str) -> None:
        self._dice = seeded(f"{seed}/greedy")

    def choose(self, player: Player) -> Option:
        options = player.options
        if len(options) == 1:
            return options[0]
        chance = bytes(self._dice.below("guess", (256,) * 8))
        guess = player.guess(chance.hex()).stopping()
        if _matter_of_taste(guess):
            return options[int.from_bytes(chance) % len(options)]
        free: dict[Option, float] = {}
        onward: dict[Option, float] = {}
        for option in options:
            after = _played(guess, option)
            found = free if _again(guess, after) else onward
            found[option] = _worth(guess, after, player.seat)
        best = max(free, key=free.__getitem__, default=None)
        if best is not None and (not onward or free[best] > value(guess, player.seat) + GAIN):
            return best
        return max(onward, key=onward.__getitem__)


def _matter_of_taste(table: Table[Any, Any]) -> bool:
    """Whether the game leaves this question to liking, such as which army to lead; so that games differ."""
    asked = table.asked
    return isinstance(asked, Ask) and asked.prompt in table.game.tastes


def _again(before: Table[Any, Any], after: Table[Any, Any]) -> bool:
    """Whether the same seat is asked the same thing once more."""
    one, two = before.asked, after.asked
    if not isinstance(one, Ask | Later) or not isinstance(two, Ask | Later):
        return False
    return (one.seat, one.prompt) == (two.seat, two.prompt)


def _worth(before: Table[Any, Any], after: Table[Any, Any], seat: int) -> float:
    """How good it looks once the seat has gone on with what it began."""
    worth: float | None = None
    for _ in range(OWN):
        asked = after.asked
        if not isinstance(asked, Ask | Later) or asked.seat != seat or _again(before, after):
            break
        ask = after.pending
        assert isinstance(ask, Ask)
        ways = [_played(after, further) for further in ask.options[:FEW]]
        worth, after = max(((value(way, seat), way) for way in ways), key=itemgetter(0))
    return value(after, seat) if worth is None else worth


def _played(table: Table[Any, Any], option: Option) -> Table[Any, Any]:
    """The table at the next throw or real question; one that is listed later is taken for real."""
    after = table.copy(quiet=True).play(option)
    for _ in range(FORCED):
        ask = after.asked
        if not isinstance(ask, Ask) or len(ask.options) > 1:
            break
        after.play(ask.options[0])
    return after


def value(table: Table[Any, Any], seat: int) -> float:
    """How good this table looks to a seat, between 0 and 1; a finished one is won or it is not."""
    if table.result is not None:
        return float(won(table.result, seat))
    return table.game.value(table.game.glance(table, seat), seat)
