"""For tests of terminals at far tables: a look at who sits down, and servers that do as they are told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from websockets.sync.server import ServerConnection

from mythwright.games import GAMES
from mythwright.terminal import guest, joining, wire
from mythwright.terminal.guest import Guest
from tests.terminal.joinkit import Far
from tests.toy.game import GAME


@pytest.fixture
def seated(monkeypatch: pytest.MonkeyPatch) -> list[Guest]:
    """The guests that have sat down, for a look at what they see."""
    found: list[Guest] = []

    class Watched(Guest):
        def __init__(self, *args: Any, **flags: Any) -> None:
            super().__init__(*args, **flags)
            found.append(self)

    monkeypatch.setattr(joining, "Guest", Watched)
    monkeypatch.setattr(wire, "FIRST_PAUSE", 0.02)
    monkeypatch.setattr(guest, "BREATH", 0.01)
    return found


@pytest.fixture
def far(monkeypatch: pytest.MonkeyPatch, seated: list[Guest]) -> Iterator[Callable[..., Far]]:
    monkeypatch.setitem(GAMES, "hilltop", GAME)
    opened: list[Far] = []

    def at(*scripts: Callable[[Far, ServerConnection], None]) -> Far:
        opened.append(Far(*scripts))
        return opened[-1]

    yield at
    for one in opened:
        one.close()
