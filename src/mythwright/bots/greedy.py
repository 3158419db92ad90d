"""A bot that tries each option on a guess of the table, and takes the one whose outcome it likes best."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from mythwright.bots.player import Player, won
from mythwright.core.dice import seeded
from mythwright.core.flow import Ask, Roll
from mythwright.core.option import Option
from mythwright.core.table import Table

GUESSES = 3
"""How many futures are averaged where dice fell or cards were turned; elsewhere one tells all."""
FORCED = 12
"""So many rolls and answers without an alternative are followed before the table is looked at."""
OWN = 2
"""So many questions that the answer leads the same seat to are answered as well,"""
FEW = 6
"""where they have no more options than this."""


class GreedyBot:
    """Looks one answer ahead, and on to where its own say ends."""

    def __init__(self, seed: str) -> None:
        self._dice = seeded(f"{seed}/greedy")

    def choose(self, player: Player) -> Option:
        options = player.options
        if len(options) == 1:
            return options[0]
        seed = bytes(self._dice.below("guess", (256,) * 8)).hex()
        guess = cache(lambda number: player.guess(f"{seed}/{number}"))  # the second is rarely asked for
        worths = [_worth(guess, option, player.seat) for option in options]
        return options[worths.index(max(worths))]


def _worth(guess: Callable[[int], Table[Any, Any]], option: Option, seat: int) -> float:
    """The value of what follows, on average where chance had a say."""
    worth, chance = _outcome(guess(0), option, seat)
    if not chance:
        return worth
    return (worth + sum(_outcome(guess(n), option, seat)[0] for n in range(1, GUESSES))) / GUESSES


def _outcome(guess: Table[Any, Any], option: Option, seat: int) -> tuple[float, bool]:
    """How good it looks once the seat has gone on with what it began; and whether chance had a say."""
    after, chance = _played(guess, option)
    worth = None
    for _ in range(OWN):
        ask = after.pending
        if not isinstance(ask, Ask) or ask.seat != seat or len(ask.options) > FEW:
            break
        ways = [_played(after, further) for further in ask.options]
        worths = [value(way, seat) for way, _ in ways]
        worth = max(worths)
        after, fell = ways[worths.index(worth)]
        chance = chance or fell
    return value(after, seat) if worth is None else worth, chance


def _played(table: Table[Any, Any], option: Option) -> tuple[Table[Any, Any], bool]:
    """The table at the next real question, and whether something was revealed on the way there."""
    after = table.copy(quiet=True).play(option)
    chance = after.revealed
    for _ in range(FORCED):
        pending = after.pending
        if isinstance(pending, Roll):  # a table that waits for real dice: the guess throws its own
            after.roll()
        elif pending is not None and len(pending.options) == 1:
            after.play(pending.options[0])
        else:
            break
        chance = chance or after.revealed
    return after, chance


def value(table: Table[Any, Any], seat: int) -> float:
    """How good this table looks to a seat, between 0 and 1; a finished one is won or it is not."""
    if table.result is not None:
        return float(won(table.result, seat))
    return table.game.value(outlook(table, seat), seat)


def outlook(table: Table[Any, Any], seat: int | None) -> dict[str, Any]:
    """The game's own view with the open question and the result, and without the log: what advice reads."""
    result = table.result
    shown = None if result is None else {name: getattr(result, name) for name in result.__struct_fields__}
    return {**table.game.see(table, seat), "question": table.question(seat), "result": shown}
