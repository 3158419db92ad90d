"""A match: one game between bots, played to its end and written down as a record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from traceback import extract_tb
from typing import Any

import mythwright
from mythwright.bots import Player, bot, won
from mythwright.core.event import Event
from mythwright.core.flow import Ask
from mythwright.core.outlook import outlook
from mythwright.core.table import Table

NAMED = ("card", "god", "artifact", "secret", "reward", "guardian", "blessing", "devotion", "spell")
"""Facts of events that name a card."""


@dataclass(frozen=True, slots=True)
class Plan:
    """What all games of a simulation have in common."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """A level per seat, or one for all."""
    seed: str
    rotate: bool = False
    options: dict[str, Any] = field(default_factory=dict)
    layers: tuple[str, ...] = ()
    edition: str = ""

    def seed_of(self, number: int) -> str:
        return f"{self.seed}/{number}"

    def bots_of(self, number: int) -> tuple[str, ...]:
        """Who sits where in this game; with `rotate` everyone moves on by a seat, game by game."""
        levels = self.bots * self.seats if len(self.bots) == 1 else self.bots
        turn = number % self.seats if self.rotate else 0
        return levels[-turn:] + levels[:-turn] if turn else levels


@dataclass(frozen=True, slots=True)
class Record:
    """A game that was played to its end."""

    number: int
    seed: str
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    rule: str
    answers: int
    choices: int
    """Answers to questions with more than one option."""
    features: dict[str, Any]
    rules: dict[str, int]
    """Events by the rule they name."""
    cards: dict[str, int]
    """Events by the card they name."""


@dataclass(frozen=True, slots=True)
class Failure:
    """A game that broke off."""

    number: int
    seed: str
    error: str
    where: str


def played(plan: Plan, number: int) -> Record | Failure:
    """Game `number` of the plan: the same whoever plays it, and whenever."""
    try:
        return _record(plan, number)
    except Exception as error:  # a fault in the rules must not hide the games beside it
        last = extract_tb(error.__traceback__)[-1]
        place = f"{last.filename.rpartition('mythwright/')[2]}:{last.lineno}"
        text = f"{type(error).__name__}: {error}".splitlines()[0]
        return Failure(number, plan.seed_of(number), text, place)


def _record(plan: Plan, number: int) -> Record:
    seed, levels = plan.seed_of(number), plan.bots_of(number)
    table = mythwright.new(
        plan.game, seats=plan.seats, seed=seed, options=plan.options, edition=plan.edition, layers=plan.layers
    )
    answers, choices = play_out(table, levels, seed)
    result = table.result
    assert result is not None
    return Record(
        number=number,
        seed=seed,
        bots=levels,
        winners=tuple(seat for seat in range(plan.seats) if won(result, seat)),
        rule=result.rule,
        answers=answers,
        choices=choices,
        features=dict(table.game.features(outlook(table, None))),
        rules=dict(sorted(Counter(event.rule for event in table.log or ()).items())),
        cards=dict(sorted(Counter(_cards(table.log or ())).items())),
    )


def play_out(table: Table[Any, Any], levels: Iterable[str], seed: str) -> tuple[int, int]:
    """Let bots of these levels play to the end; counts their answers, and the real choices among them."""
    players = [(bot(level, f"{seed}/{seat}"), Player(table, seat)) for seat, level in enumerate(levels)]
    answers = choices = 0
    while isinstance(table.pending, Ask):
        chooser, player = players[table.pending.seat]
        choices += len(table.pending.options) > 1
        table.play(chooser.choose(player))
        answers += 1
        if answers > table.game.answers_bound:
            raise OverflowError(f"no end after {answers} answers")
    return answers, choices


def _cards(log: Iterable[Event]) -> Iterable[str]:
    for event in log:
        for key in NAMED:
            name = event.facts.get(key)
            if isinstance(name, str):
                yield name
