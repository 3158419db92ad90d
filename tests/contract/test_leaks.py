"""Views leak nothing: no seat can tell the true table from one with all that is hidden dealt anew."""

from __future__ import annotations

import random
from typing import Any

import pytest

from mythwright.core.game import Game, View
from mythwright.core.ruling import ruling
from mythwright.core.save import fingerprint
from mythwright.core.table import Table
from tests.contract import harness
from tests.contract.harness import (
    AnyTable,
    asked,
    deal,
    leaks,
    opening,
    pauses,
    play_on,
    told_of_secrets,
    told_too_much,
)
from tests.toy import rules
from tests.toy.game import GAME as HILLTOP

PAIRS = 5000
PROBES = 6

every_play = pytest.mark.parametrize(("game", "seats", "seed"), harness.plays())
every_table = pytest.mark.parametrize(("game", "seats"), harness.tables())
every_game = pytest.mark.parametrize("game", harness.all_games(), ids=lambda game: game.name)


def everyone(seats: int) -> list[int | None]:
    return [*range(seats), None]


def leaky(game: Game, seats: int, seed: str) -> set[str]:
    """All that leaks in one random play: surfaces, and kinds of events."""
    pool, chance = harness.met(game, seats), random.Random(seed)
    found: set[str] = set()
    for table in pauses(deal(game, seats, seed), random.Random(seed)):
        for seat in everyone(seats):
            found.update(leaks(table, seat, seed, chance.sample(pool, min(PROBES, len(pool)))))
            if table.pending is not None:
                found.update(told_too_much(table, seat, seed, chance))
    return found


def told_secrets(game: Game, seats: int, seed: str) -> set[str]:
    """All kinds of events at the opening of one random play that tell of secret choices."""
    chance = random.Random(seed)
    found: set[str] = set()
    for table in opening(deal(game, seats, seed), random.Random(seed)):
        for seat in everyone(seats):
            found.update(told_of_secrets(table, seat, seed, chance))
    return found


@every_play
def test_no_surface_tells_the_truth_from_a_guess(game: Game, seats: int, seed: str) -> None:
    assert leaky(game, seats, seed) == set()


@every_table
def test_a_guess_is_the_same_whatever_is_true(game: Game, seats: int) -> None:
    for table in pauses(deal(game, seats, "truth"), random.Random("truth")):
        for seat in everyone(seats):
            other_truth = table.guess(seat, "another")
            assert fingerprint(table.guess(seat, "guess")) == fingerprint(other_truth.guess(seat, "guess"))


@every_table
def test_a_guess_can_be_played_on(game: Game, seats: int) -> None:
    chance = random.Random("on")
    for table in pauses(deal(game, seats, "on"), random.Random("on")):
        for seat in everyone(seats):
            guess = table.guess(seat, "on")
            play_on(guess, chance, answers=3)


@every_table
def test_a_guess_changes_nothing_at_the_table(game: Game, seats: int) -> None:
    for table in pauses(deal(game, seats, "still"), random.Random("still")):
        before = fingerprint(table), harness.log(table)
        for seat in everyone(seats):
            play_on(table.guess(seat, "still"), random.Random("still"), answers=2)
        assert (fingerprint(table), harness.log(table)) == before


@pytest.mark.slow
@every_game
def test_thousands_of_pairs_look_the_same(game: Game) -> None:
    pairs, seed = 0, 0
    while pairs < PAIRS:
        seats = game.seats[seed % len(game.seats)]
        pool, chance = harness.met(game, seats), random.Random(seed)
        for table in pauses(deal(game, seats, f"pairs {seed}"), random.Random(seed)):
            for seat in everyone(seats):
                probes = chance.sample(pool, min(PROBES, len(pool)))
                assert leaks(table, seat, f"{pairs}", probes) == []
                pairs += 1
        seed += 1


# -- the converse: a leak that is put there on purpose is found ----------------------------------------


@every_game
def test_a_planted_view_of_everything_is_caught(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = game.see

    def see(table: AnyTable, seat: int | None) -> View:
        return {**honest(table, seat), "all": table.state}

    monkeypatch.setattr(type(game), "see", lambda self, table, seat: see(table, seat))
    assert "table" in leaky(game, game.seats[0], "planted")


def test_a_planted_view_of_another_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = type(HILLTOP).see

    def see(self: object, table: AnyTable, seat: int | None) -> View:
        return {**honest(HILLTOP, table, seat), "peek": table.state.hikers[0].hand}

    monkeypatch.setattr(type(HILLTOP), "see", see)
    table = deal(HILLTOP, 3, "peek")
    assert leaks(table, 0, "guess") == []  # one's own hand is no secret
    assert leaks(table, 1, "guess") == ["table"]


def test_a_planted_log_without_secrets_kept_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = Table.see

    def see(self: AnyTable, seat: int | None = None) -> View:
        return {**honest(self, seat), "log": [event.see() for event in self.log or ()]}

    monkeypatch.setattr(Table, "see", see)
    assert "log" in leaky(HILLTOP, 2, "planted")


@every_game
def test_a_private_event_told_to_everyone_is_caught(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    honest, seats = Table.tell, min(3, max(game.seats))
    before = told_secrets(game, seats, "planted")

    def tell(self: AnyTable, kind: str, rule: str, /, to: object = None, **facts: Any) -> None:
        honest(self, kind, rule, **facts)

    monkeypatch.setattr(Table, "tell", tell)
    told = told_secrets(game, seats, "planted") - before
    assert told or leaky(game, seats, "planted")


def test_a_refusal_that_knows_another_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = rules.forbids_playing

    def forbids_playing(table: AnyTable, seat: int, card: str, played: bool) -> object:
        found = honest(table, seat, card, played)
        return found and ruling(found.rule, held_by=[card in h.hand for h in table.state.hikers])

    monkeypatch.setattr(rules, "forbids_playing", forbids_playing)
    assert "refusals" in leaky(HILLTOP, 3, "planted")


def test_a_stranger_does_not_learn_how_many_options_there_are() -> None:
    table = deal(HILLTOP, 2, "count")
    assert harness.refusal(table, 99, seat=1 - asked(table).seat).rules == ("MW-TABLE-01",)


def test_a_guess_that_deals_from_the_true_order_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.toy.game.sorted", list, raising=False)
    with pytest.raises(AssertionError):
        test_a_guess_is_the_same_whatever_is_true(HILLTOP, 3)
