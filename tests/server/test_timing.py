"""Time tells nothing: who watches a bot pass cannot tell whether it had a card to play."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from statistics import median
from time import monotonic
from typing import NamedTuple

import pytest

import mythwright
from mythwright.server import thinking
from mythwright.server.commands import PACE
from mythwright.server.room import Room
from tests.server.kit import BOT, in_folder, serving

ANSWERS = 240
"""So many answers of bots are timed."""
ENOUGH = 8
THOUGHT = 0.02
PASS = "pass"


class Passes(NamedTuple):
    """How long bots took to pass, in seconds: those with nothing to play, and those with a card."""

    without: list[float]
    with_card: list[float]


def watched(folder, pace: float) -> Passes:
    """The times between news at the socket of someone who only watches."""
    with serving(in_folder(folder, pace=pace)) as server:
        made = server.table(*[BOT] * 4, game="myth_fortunes")
        watcher = server.sit(made, None)
        seen = {}
        while watcher.n < ANSWERS:
            watcher.read()
            seen.setdefault(watcher.n, monotonic())
        watcher.leave()
        table = server.rooms.live(made["id"]).table
        setup, answers = table.setup, [str(answer) for seat, answer, _ in table.answers if seat >= 0]
    return sorted_out(
        seen, mythwright.new(setup.game, seats=setup.seats, seed=setup.seed, options=setup.options), answers
    )


def sorted_out(seen: dict[int, float], table, answers: list[str]) -> Passes:
    """The same game again, to know what each bot had to choose from."""
    found = Passes([], [])
    spans = {n: seen[later] - seen[n] for n, later in pairwise(sorted(seen)) if later == n + 1}
    for n, answer in enumerate(answers):
        ask = table.pending
        if answer == PASS and ask.prompt.startswith("window_") and n in spans:
            found[len(ask.options) > 1].append(spans[n])
        table.play(answer)
    return found


@pytest.fixture(autouse=True)
def thoughtful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that think for a while over any card, and not at all without one."""
    honest = thinking.advice

    async def advice(room: Room, seat: int, level: str) -> str:
        if len(room.table.pending.options) > 1:
            await asyncio.sleep(THOUGHT)
        return await honest(room, seat, level)

    monkeypatch.setattr(thinking, "advice", advice)


@pytest.mark.busy
def test_who_passes_with_a_card_takes_as_long_as_who_has_none(tmp_path):
    without, with_card = watched(tmp_path, PACE)
    assert min(len(without), len(with_card)) >= ENOUGH
    assert median(with_card) == pytest.approx(median(without), abs=THOUGHT / 4)
    assert [round(took / PACE) for took in (median(without), median(with_card))] == [1, 1]


@pytest.mark.busy
def test_without_the_beat_it_would_show(tmp_path):
    without, with_card = watched(tmp_path, 0.0)
    assert median(with_card) > median(without) + THOUGHT / 2
