"""Random sessions of every sort: they end, and nothing is lost or made on the way."""

from __future__ import annotations

import random
from typing import Any

import pytest

import mythwright
from mythwright.core.flow import Ask
from tests.games.myth_fortunes import invariants
from tests.games.myth_fortunes.given import GAME
from tests.marks import rule


@rule("MF-TIME-01", "MF-GAP-01", "MF-GAP-02", "MF-GAP-39")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"rounds": 12}),
        (4, {"rounds": 12, "advanced": False}),
        (6, {"rounds": 12}),
        (4, {"rounds": 12, "boards": 2}),
        (9, {"rounds": 12}),
        (5, {"minutes": 60}),
        (3, {"rounds": 12, "lenient": False, "confirm": False}),
    ],
)
def test_sessions_end_and_conserve_everything(seats: int, options: dict[str, Any]) -> None:
    table = mythwright.new(GAME, seats=seats, seed="whole", options=options)
    chance, answers = random.Random("whole"), 0
    while table.pending is not None:
        assert isinstance(table.pending, Ask)
        table.play(chance.choice(table.pending.options))
        answers += 1
        invariants.check(table)
    assert answers < table.game.answers_bound
    assert table.result is not None and table.result.rule == "MF-WIN-02"
