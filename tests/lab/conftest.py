"""The toy game stands on the list, so that the lab finds it by its name."""

from __future__ import annotations

import pytest

from mythwright.games import GAMES
from tests.toy.game import GAME


@pytest.fixture(autouse=True)
def hilltop(monkeypatch):
    monkeypatch.setitem(GAMES, GAME.name, GAME)
