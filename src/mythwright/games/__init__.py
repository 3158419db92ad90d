"""The list of games, nothing else. A game is read when it is first asked for."""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from importlib import import_module

from mythwright.core.game import Game

NAMES = ("king_of_the_hill", "myth_fortunes", "mythic_earth")


class Shelf(MutableMapping[str, Game]):
    """The games by name: those of the list, and any that a program adds."""

    def __init__(self) -> None:
        self._games: dict[str, Game | None] = dict.fromkeys(NAMES)

    def __getitem__(self, name: str) -> Game:
        game = self._games[name]
        if game is None:
            game = self._games[name] = import_module(f"{__name__}.{name}.game").GAME
        return game

    def __setitem__(self, name: str, game: Game) -> None:
        self._games[name] = game

    def __delitem__(self, name: str) -> None:
        del self._games[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


GAMES = Shelf()
