"""Mythwright: a table that knows the rules."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from mythwright.core import save as _save
from mythwright.core.game import Game
from mythwright.core.option import Option
from mythwright.core.ruling import Refused
from mythwright.core.table import Setup, Table, check_options
from mythwright.games import GAMES

__all__ = ["Game", "Option", "Refused", "Table", "find", "games", "load", "new", "save"]
__version__ = "0.1.0"


def games() -> list[str]:
    """The names of the games."""
    return list(GAMES)


def find(name: str) -> Game:
    """The game of this name; `KeyError` when there is none."""
    return GAMES[name]


def new(  # noqa: PLR0913 - all but the name are keywords
    name: str,
    *,
    seats: int,
    seed: str | None = None,
    options: Mapping[str, Any] | None = None,
    edition: str = "",
    layers: Sequence[str] = (),
    dice: str = "seeded",
) -> Table[Any, Any]:
    """A fresh table. `layers` are paths of packs and house rules; `dice="ask"` stops at every roll."""
    game = find(name)
    if seats not in game.seats:
        raise ValueError(seats)
    edition = edition or game.editions()[0]
    given = check_options(game, options or {})
    setup = Setup(name, edition, tuple(layers), seats, given, seed or os.urandom(16).hex(), dice)
    return Table(game, setup, game.box(edition, setup.layers))


def save(table: Table[Any, Any]) -> str:
    """The whole table as one text, secrets included."""
    return _save.save(table)


def load(text: str) -> Table[Any, Any]:
    """The table of a save. Raises `BadFile`."""
    return _save.load(text, find)
