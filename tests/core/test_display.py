"""Displays of every game: all can be said, what may be done lies on what it is about, ids stay their own."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from mythwright.core.display import Card, Display
from mythwright.core.flow import Ask
from mythwright.core.game import Game
from mythwright.core.picture import Fact, Node
from mythwright.core.telling import tell_fact, words_of
from tests.contract.harness import FAULTY, all_games, deal, pauses

every_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


def parts(thing: Any) -> Iterator[Any]:
    """Everything in a display, down to its facts."""
    yield thing
    if isinstance(thing, msgspec.Struct) and not isinstance(thing, Fact):
        for name in thing.__struct_fields__:
            yield from parts(getattr(thing, name))
    elif isinstance(thing, list | tuple):
        for inner in thing:
            yield from parts(inner)


def displays(game: Game, seed: str, every: int = 1) -> Iterator[tuple[Any, int | None, Display]]:
    """Tables at random pauses, with what each seat and a watcher are shown."""
    seats = game.seats[-1]
    for at, table in enumerate(pauses(deal(game, seats, seed), random.Random(seed))):
        if at % every == 0 or table.pending is None:
            for seat in (table.pending.seat if isinstance(table.pending, Ask) else 0, None):
                yield table, seat, game.display(table.see(seat))


@every_game
def test_every_fact_of_a_display_can_be_said(game: Game) -> None:
    words, met = words_of(game, "en"), set()
    for table, seat, display in displays(game, "said", every=5):
        view = table.see(seat)
        facts = {msgspec.json.encode(part): part for part in parts(display) if isinstance(part, Fact)}
        said = [(fact.message, tell_fact(words, view, fact)) for key, fact in facts.items() if key not in met]
        met |= set(facts)
        mute = [(message, text) for message, text in said if not words.has(message) or FAULTY.search(text)]
        assert mute == [] and all(text for _, text in said)


@every_game
def test_no_id_is_given_twice(game: Game) -> None:
    for _, _, display in displays(game, "ids", every=5):
        nodes = Counter(node.id for node in display.board.walk() if node.id)
        laid = [part.id for part in parts(display) if isinstance(part, Card)]
        laid += [part.id for part in (*display.mats, *display.trays, *display.scene)]
        assert [name for name, number in (*nodes.items(), *Counter(laid).items()) if number > 1] == []


@every_game
def test_what_is_attached_is_on_the_list_of_the_seat_that_is_asked(game: Game) -> None:
    for table, seat, display in displays(game, "attached", every=5):
        listed = (table.question(seat) or {}).get("options", [])
        attached = {text for part in parts(display) for text in getattr(part, "options", ())}
        assert attached <= set(listed)


@every_game
def test_ways_and_what_matters_most_lie_on_the_board(game: Game) -> None:
    for table, seat, display in displays(game, "ways", every=5):
        sheet = str(display.board.attributes.get("viewBox", "0 0 1 1"))
        _, _, wide, high = map(float, sheet.split())
        points = [point for trace in display.traces.values() for stroke in trace for point in stroke]
        assert all(0 <= x <= wide and 0 <= y <= high for x, y in points)
        assert set(display.traces) <= set((table.question(seat) or {}).get("options", []))
        assert all(trace and all(trace) for trace in display.traces.values())
        likely = [place for places in display.prospects.values() for place in places]
        assert all(0 <= x <= wide and 0 <= y <= high and 0 < chance <= 1 for x, y, chance in likely)
        assert set(display.prospects) <= set((table.question(seat) or {}).get("options", []))
        x, y, across, down = display.focus or (0, 0, wide, high)
        assert x >= 0 and y >= 0 and x + across <= wide and y + down <= high


@every_game
def test_a_finished_game_is_still_displayed(game: Game) -> None:
    for table, seat, display in displays(game, "over", every=1000):
        if table.pending is None:
            assert sorted(mat.seat for mat in display.mats) == list(range(table.setup.seats))
            assert seat is None or isinstance(display.board, Node)
