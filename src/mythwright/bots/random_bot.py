"""A bot that takes any of its options, each as likely as the others."""

from __future__ import annotations

from mythwright.bots.player import Player
from mythwright.core.dice import seeded
from mythwright.core.option import Option


class RandomBot:
    """Its chance is its own: the table's dice never notice it."""

    def __init__(self, seed: str) -> None:
        self._dice = seeded(f"{seed}/random")

    def choose(self, player: Player) -> Option:
        options = player.options
        if len(options) == 1:
            return options[0]
        draw = int.from_bytes(
            self._dice.below("choice", (256,) * 8)
        )  # as fair for a thousand options as for two
        return options[draw % len(options)]
