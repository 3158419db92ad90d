"""The past of a finished game: every state of it, and every die that fell."""

from __future__ import annotations

from typing import Any

import msgspec

from mythwright.core.flow import Roll
from mythwright.core.option import Option
from mythwright.core.replay import dealt
from mythwright.core.table import Answer, Table

AnyTable = Table[Any, Any]
MARK = 12
"""A copy is kept of every so many states, so that any state is a few answers away."""


class Past:
    """State 0 is the deal, and every answer that stood makes one more."""

    def __init__(self, table: AnyTable) -> None:
        self._steps = _steps(table.answers or [])
        self.last = len(self._steps) - 1
        self.draws: list[dict[str, Any]] = []
        self._marks: list[AnyTable] = []
        twin = dealt(table.game, msgspec.structs.replace(table.setup, dice="ask"))
        for number, step in enumerate(self._steps):
            for answer in step:
                self._note(twin, answer)
                _give(twin, answer)
            if number % MARK == 0:
                self._marks.append(twin.copy())

    def state(self, n: int) -> AnyTable:
        """A table of its own that stands as this one stood then."""
        mark = n // MARK
        twin = self._marks[mark].copy()
        for step in self._steps[mark * MARK + 1 : n + 1]:
            for answer in step:
                _give(twin, answer)
        return twin

    def _note(self, table: AnyTable, answer: Answer) -> None:
        """A throw, with all that is needed to reckon it again from the seed."""
        roll = table.pending
        if isinstance(roll, Roll):
            self.draws.append(
                {
                    "stream": roll.die,
                    "number": table.dice.drawn.get(roll.die, 0),
                    "faces": list(table.game.faces(table.box, roll.die)),
                    "dice": list(_faces(answer)),
                }
            )


def _steps(answers: list[Answer]) -> list[list[Answer]]:
    """Each answer with the dice that it made fall; before them the dice of the deal."""
    steps: list[list[Answer]] = [[]]
    for answer in answers:
        if isinstance(answer[1], Option):
            steps.append([])
        steps[-1].append(answer)
    return steps


def _give(table: AnyTable, answer: Answer) -> None:
    seat, given, _ = answer
    if isinstance(given, Option):
        table.play(given, seat)
    else:
        table.settle(given)


def _faces(answer: Answer) -> tuple[str, ...]:
    given = answer[1]
    assert not isinstance(given, Option)
    return given
