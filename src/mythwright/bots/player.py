"""What a bot is given of a table: its seat's view, its options, and guesses of what it cannot see."""

from __future__ import annotations

from typing import Any, Protocol

from mythwright.core.event import Result
from mythwright.core.flow import Ask
from mythwright.core.option import Option
from mythwright.core.table import Table


class Player:
    """A chair at a table. The true table stays out of the bot's reach."""

    __slots__ = ("__table", "seat")

    def __init__(self, table: Table[Any, Any], seat: int) -> None:
        self.__table = table
        self.seat = seat

    def see(self) -> dict[str, Any]:
        """All that this seat may know."""
        return self.__table.see(self.seat)

    @property
    def options(self) -> tuple[Option, ...]:
        """The answers to this seat's own question; none while another is asked."""
        ask = self.__table.pending
        return ask.options if isinstance(ask, Ask) and ask.seat == self.seat else ()

    def guess(self, seed: str) -> Table[Any, Any]:
        """A table that this seat could not tell from the true one, with everything hidden dealt anew."""
        return self.__table.guess(self.seat, seed, quiet=True)


class Bot(Protocol):
    """Whoever chooses one of a player's options."""

    def choose(self, player: Player) -> Option: ...


def asked(table: Table[Any, Any]) -> Player:
    """The chair of the seat that must choose now."""
    assert isinstance(table.pending, Ask)
    return Player(table, table.pending.seat)


def won(result: Result, seat: int) -> bool:
    """The best score wins; where nobody scored, all have lost together."""
    return result.scores[seat] == max(result.scores) > 0
