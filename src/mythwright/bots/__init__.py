"""Bots: players that know nothing but the protocol, by the name of their level."""

from __future__ import annotations

from collections.abc import Callable

from mythwright.bots.greedy import GreedyBot, value
from mythwright.bots.player import Bot, Player, asked, won
from mythwright.bots.random_bot import RandomBot

__all__ = ["LEVELS", "Bot", "Player", "asked", "bot", "outlook", "value", "won"]

LEVELS: dict[str, Callable[[str], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(level: str, seed: str) -> Bot:
    """A bot of this level; `KeyError` when there is none. The same seed makes the same choices."""
    return LEVELS[level](seed)
