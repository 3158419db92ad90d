"""Why not this Dispel, this casualty or this die, where the question under way is about something else."""

from __future__ import annotations

from collections.abc import Callable

from mythwright.core.option import Option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth.box import MythTable

Explain = Callable[[MythTable, int, Option], Ruling | None]


def why_not_dispel(table: MythTable, seat: int, chosen: Option) -> Ruling | None:
    """ME-MAGIC-15: only right after an enemy spell has been cast."""
    return ruling("ME-MAGIC-15", unit=list(chosen.args))


def why_not_lose(table: MythTable, seat: int, chosen: Option) -> Ruling | None:
    """ME-GAP-46: only when one of several Minis must be wounded."""
    return ruling("ME-GAP-46", mini=list(chosen.args))


def why_not_turn(table: MythTable, seat: int, chosen: Option) -> Ruling | None:
    """ME-GAP-68: only by Twist of Fate."""
    return ruling("ME-GAP-68", spell="twist_of_fate")


def why_not_renew(table: MythTable, seat: int, chosen: Option) -> Ruling | None:
    """ME-GAP-67: only by Renewing Rain."""
    return ruling("ME-GAP-67", spell="renewing_rain")


EXPLAINED: dict[str, Explain] = {
    "dispel": why_not_dispel,
    "lose": why_not_lose,
    "turn": why_not_turn,
    "heal": why_not_renew,
    "bring_back": why_not_renew,
}
