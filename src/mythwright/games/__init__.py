"""The list of games, nothing else. A game is read when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module

from mythwright.core.game import Game

NAMES = ("king_of_the_hill",)


class Shelf(Mapping[str, Game]):
    """The games by name; `KeyError` for a name that is not on the list."""

    def __getitem__(self, name: str) -> Game:
        if name not in NAMES:
            raise KeyError(name)
        game: Game = import_module(f"{__name__}.{name}.game").GAME
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(NAMES)

    def __len__(self) -> int:
        return len(NAMES)


GAMES = Shelf()
