"""Thousands of wrong answers: each is refused by a rule of the catalogue, and nothing changes."""

from __future__ import annotations

import random

import pytest

from mythwright.core.game import Game
from mythwright.core.option import Option
from tests.contract import harness
from tests.contract.harness import AnyTable, asked, check_refusal, deal, pauses

WRONG_ANSWERS = 10_000
AT_ONE_PAUSE = 25


def provoke(table: AnyTable, pool: list[Option], chance: random.Random) -> None:
    """One wrong answer of any sort."""
    match chance.randrange(6):
        case 0:
            check_refusal(table, harness.malformed(chance), chance.choice([None, asked(table).seat]))
        case 1:
            answers: list[harness.Answerable] = [*pool, harness.malformed(chance), chance.randrange(-5, 50)]
            assert check_refusal(table, chance.choice(answers), chance.choice(harness.strangers(table))) == (
                "MW-TABLE-01",
            )
        case 2:
            check_refusal(table, chance.choice([-1, len(asked(table).options), 10**9]))
        case _:
            check_refusal(table, harness.wrong(table, pool, chance), chance.choice([None, asked(table).seat]))


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), harness.tables())
def test_thousands_of_wrong_answers_change_nothing(game: Game, seats: int) -> None:
    pool, chance = harness.met(game, seats), random.Random(f"{game.name} {seats}")
    given, seed = 0, 0
    while given < WRONG_ANSWERS:
        for table in pauses(deal(game, seats, f"fuzz {seed}"), random.Random(seed)):
            for _ in range(AT_ONE_PAUSE if table.pending else 0):
                provoke(table, pool, chance)
                given += 1
        seed += 1
