"""The list of games, nothing else."""

from __future__ import annotations

from mythwright.core.game import Game
from mythwright.games.king_of_the_hill.game import GAME as KING_OF_THE_HILL

GAMES: dict[str, Game] = {game.name: game for game in (KING_OF_THE_HILL,)}
