"""The game is not on the list yet: its tests put it there for as long as they run."""

from __future__ import annotations

import pytest

from mythwright.games import GAMES
from mythwright.games.mythic_earth.game import GAME


@pytest.fixture(autouse=True)
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME.name, GAME)
