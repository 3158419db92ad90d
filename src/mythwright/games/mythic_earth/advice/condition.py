"""The condition of a Unit, wherever it stands: what is left of it, its state, what it is worth.

Units in the same condition share one object, so that what they may do to each other is worked out once.
"""

from __future__ import annotations

from typing import Any

from mythwright.games.mythic_earth.advice.odds import Breed, breed, chance
from mythwright.games.mythic_earth.state import NEUTRAL

View = dict[str, Any]

PER_POINT = 0.005
"""What a point of a Force is worth in Victory Points: a Unit of a hundred has half of one."""
GENERAL = 0.05
PRESENCE = 0.15
"""What any Unit is worth beside its points: it takes a die, holds ground, and may score."""
ALIVE = 0.35
"""The share of its worth that a Unit has as long as anyone is left."""
FROZEN, FLEEING, SHAKEN, MARKER = 0.15, 0.5, 0.2, 0.03
"""What a Unit loses of its worth when it is Frozen, Fleeing, sure to fail a test, and for each marker."""

Key = tuple[Any, ...]


class Condition:
    """All that matters of a Unit but its place."""

    __slots__ = (
        "able",
        "brave",
        "breed",
        "challenges",
        "cover",
        "engaged",
        "fleeing",
        "frozen",
        "health",
        "heroes",
        "hidden",
        "living",
        "markers",
        "neutral",
        "worth",
        "wounds",
    )

    worth: float
    health: float
    wounds: int
    markers: int
    brave: int
    frozen: bool
    fleeing: bool
    hidden: int

    def __init__(self, unit: View, living: tuple[int, ...], hurt: int, heroes: int, cover: int) -> None:
        self.breed: Breed = breed(unit["rows"])
        self.living, self.heroes, self.cover = living, heroes, cover
        per_row = self.breed.wounds
        self.wounds = sum(n * w for n, w in zip(living, per_row, strict=True)) - hurt
        whole = sum(row["minis"] * w for row, w in zip(unit["rows"], per_row, strict=True))
        self.health = self.wounds / max(whole, 1)
        self.worth = unit["points"] * PER_POINT + GENERAL * unit["general"]
        self.markers, self.brave = unit["markers"], unit["brave"]
        self.frozen, self.fleeing, self.engaged = unit["frozen"], unit["fleeing"], bool(unit["links"])
        self.able = not self.frozen and not self.fleeing
        self.neutral = unit["seat"] == NEUTRAL
        self.challenges = "challenge" in unit["marks"]
        self.hidden = self._hidden(unit)

    def _hidden(self, unit: View) -> int:
        """What makes it hard or easy to hit, whoever shoots (ME-HIT-06 to ME-HIT-17)."""
        talents = unit["rows"][-1]["talents"]
        steady = self.able and not self.engaged
        return int(
            (unit["type"] == "behemoth")
            - self.cover
            - unit["low"]
            - self.fleeing
            - self.engaged
            - ("dreadful" in talents)
            - ("dodge" in talents and steady)
        )

    def fails(self, markers: float = 0, but: int = 0) -> float:
        """The chance to fail a Brave Test with so many more markers."""
        return 1 - chance(
            self.brave + self.heroes + but - self.markers - markers - self.frozen - self.fleeing
        )

    def rest(self) -> float:
        """What is left of its worth, its state counted."""
        share = ALIVE + (1 - ALIVE) * self.health
        if self.markers:
            share -= SHAKEN * self.fails() + MARKER * self.markers
        share -= FROZEN * self.frozen + FLEEING * self.fleeing
        return self.worth * max(share, 0.05) + PRESENCE * (0.5 if self.fleeing else 1.0)


CONDITIONS: dict[Key, Condition] = {}
MOST = 1 << 12


def condition(unit: View, living: tuple[int, ...], hurt: int, heroes: int, cover: int) -> Condition:
    """The one object for all Units in this condition."""
    key = (
        id(unit["rows"]),
        unit["points"],
        living,
        hurt,
        heroes,
        cover,
        unit["markers"],
        unit["frozen"],
        unit["fleeing"],
        unit["low"],
        bool(unit["links"]),
        "challenge" in unit["marks"],
    )
    found = CONDITIONS.get(key)
    if found is None or found.breed.rows is not unit["rows"]:
        if len(CONDITIONS) >= MOST:
            CONDITIONS.clear()
        found = CONDITIONS[key] = Condition(unit, living, hurt, heroes, cover)
    return found
