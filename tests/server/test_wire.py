"""The wire leaks nothing: a socket receives what its seat may know; and a planted leak is found."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from types import SimpleNamespace
from typing import Any

import pytest

from mythwright.server import circle, readers, requests, speaking, tables
from mythwright.server.circle import Circle
from mythwright.server.readers import AnyTable, Eyes, RawReader
from mythwright.server.room import Room
from tests.server.kit import Server
from tests.server.wire import Play

GAMES, CHUNK = 200, 10
Plant = pytest.MonkeyPatch


@pytest.fixture(autouse=True)
def same_seeds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables are dealt from seeds that are the same in every run."""
    dealt = iter(range(1_000_000))

    def urandom(size: int) -> bytes:
        return blake2b(b"%d" % next(dealt), digest_size=size).digest()

    monkeypatch.setattr(tables, "os", SimpleNamespace(urandom=urandom))


def leaks(server: Server, numbers: Sequence[int]) -> set[str]:
    """All that leaked in these games; they must have been looked at often enough to tell."""
    plays = [Play(server, number) for number in numbers]
    found = {leak for play in plays for leak in play.run()}
    assert sum(play.pairs for play in plays) >= len(plays)
    assert all(play.read > 100_000 for play in plays)
    return found


def test_a_game_leaks_nothing(server: Server) -> None:
    assert leaks(server, [0]) == set()


@pytest.mark.slow
@pytest.mark.parametrize("first", range(0, GAMES, CHUNK))
def test_two_hundred_games_leak_nothing(server: Server, first: int) -> None:
    assert leaks(server, range(first, first + CHUNK)) == set()


# -- the converse: a leak that is put there on purpose is found ----------------------------------------


def setup_of_the_table(plant: Plant) -> None:
    honest = circle.table_info
    plant.setattr(circle, "table_info", lambda row, *a, **k: {**honest(row, *a, **k), "setup": row.setup})


def hashes_of_keys(plant: Plant) -> None:
    honest = circle.seat_info
    plant.setattr(circle, "seat_info", lambda row, *a, **k: {**honest(row, *a, **k), "key": row.key_hash})


def the_eyes_of_another(plant: Plant) -> None:
    """Who watches is shown what the first seat sees."""

    def reader(table: AnyTable, eyes: Eyes) -> readers.Reader:
        return readers.reader(table, (eyes[0] or 0, *eyes[1:]))

    plant.setattr(circle, "reader", reader)


def all_events(plant: Plant) -> None:
    """News of everything that happened, also of what was told to others alone."""
    honest = RawReader.patch

    def patch(self: RawReader, table: AnyTable) -> dict[str, Any]:
        news, told = honest(self, table), [event.see() for event in table.log or ()]
        return {**news, "events": told, "from": 0}

    plant.setattr(RawReader, "patch", patch)


def an_order_of_a_deck(plant: Plant) -> None:
    """Only in news with pictures, in a part that is there anyway."""
    honest = speaking.Reader.patch

    def patch(self: speaking.Reader, table: AnyTable) -> dict[str, Any]:
        return {**honest(self, table), "status": list(table.state.reward_deck)}

    plant.setattr(speaking.Reader, "patch", patch)


def runes_of_villages(plant: Plant) -> None:
    """Only in pages that are asked for once."""
    honest = Circle.page

    def page(self: Circle, seat: int | None, language: str) -> dict[str, Any]:
        return {**honest(self, seat, language), "status": list(self._room.table.state.villages.values())}

    plant.setattr(Circle, "page", page)


def options_in_refusals(plant: Plant) -> None:
    honest = Room.refusal

    def refusal(self: Room, *a: Any, **k: Any) -> dict[str, Any]:
        return {**honest(self, *a, **k), "instead": [str(option) for option in self.table.pending.options]}

    plant.setattr(Room, "refusal", refusal)


def explanations_that_peep(plant: Plant) -> None:
    honest = speaking.why_not

    def why_not(table: AnyTable, *a: Any) -> dict[str, Any]:
        return {**honest(table, *a), "next": table.state.secret_deck[:1]}

    plant.setattr(speaking, "why_not", why_not)


def hints_that_peep(plant: Plant) -> None:
    async def advice(room: Room, seat: int) -> str:
        return " ".join(room.table.state.reward_deck[:2])

    plant.setattr(requests, "advice", advice)


@pytest.mark.parametrize(
    ("leak", "found"),
    [
        (setup_of_the_table, "seed"),
        (hashes_of_keys, "hash 0"),
        (the_eyes_of_another, "page"),
        (all_events, "news"),
        (an_order_of_a_deck, "card"),
        (runes_of_villages, "http"),
        (options_in_refusals, "answer"),
        (explanations_that_peep, "why_not"),
        (hints_that_peep, "hint"),
    ],
)
def test_a_planted_leak_is_found(
    server: Server, monkeypatch: pytest.MonkeyPatch, leak: Any, found: str
) -> None:
    leak(monkeypatch)
    assert found in Play(server, 0, pairs=0.5).run(answers=30)


def test_news_that_are_no_part_of_a_page_are_found(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = RawReader.patch
    monkeypatch.setattr(RawReader, "patch", lambda self, table: {**honest(self, table), "next": "greek"})
    with pytest.raises(AssertionError, match="no page"):
        Play(server, 0).run(answers=3)
