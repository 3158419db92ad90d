"""Odds of single dice, and the wounds that they may be expected to bring."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Any

from mythwright.games.mythic_earth.box import read_box
from mythwright.games.mythic_earth.keeping import MANY_KEPT

Row = dict[str, Any]

TEN = 10
BARE_HANDS = "fist"


def chance(needs: float) -> float:
    """A D10 equal to this number or lower."""
    return min(max(needs, 0), TEN) / TEN


@lru_cache
def casting(needs: int) -> float:
    """Two D10 whose sum is this number or lower; two ones always do."""
    ways = sum(one + two <= needs for one in range(1, TEN + 1) for two in range(1, TEN + 1))
    return max(ways, 1) / TEN**2


def likely(lead: float, spread: float) -> float:
    """The chance to be ahead where this lead is expected, give or take the spread."""
    return 1 / (1 + exp(-min(max(1.7 * lead / spread, -30.0), 30.0)))


class Breed:
    """What the rows of a Unit amount to, once for all Units that were bought alike."""

    __slots__ = ("blows", "magic", "reach", "rows", "saves", "short", "shots", "throws", "tough", "wounds")

    def __init__(self, rows: list[Row]) -> None:
        self.rows = rows
        weapons = read_box(()).weapons
        armours = read_box(()).armours
        self.wounds = tuple(int(row["wounds"]) for row in rows)
        self.saves = tuple(
            row["save"] + (armours[row["armour"]].save if row["armour"] else 0) for row in rows
        )
        self.tough = tuple(int(row["toughened"]) for row in rows)
        self.magic = max(int(row["magic"]) for row in rows)
        self.blows: list[tuple[int, int, int]] = []
        """Attacks, the number to hit on, Strength."""
        self.shots: list[tuple[int, int, bool, bool] | None] = []
        """The number to hit on, Strength, whether it is an Overhead Shot, whether it wounds."""
        self.reach = self.short = 0
        self.throws = False
        for row in rows:
            known = [weapons[name] for name in row["weapons"] if name in weapons]
            hand = next((weapon for weapon in known if weapon.melee), weapons[BARE_HANDS])
            self.blows.append((row["attacks"], row["fight"] + hand.fight, hand.strength))
            fired = [weapon for weapon in known if weapon.missile and row["shoot"]]
            best = max(fired, key=lambda weapon: (weapon.strength, weapon.shoot), default=None)
            self.throws = self.throws or any(weapon.thrown for weapon in known)
            if best is None:
                self.shots.append(None)
                continue
            needs = row["shoot"] + best.shoot - 2 * best.overhead
            self.shots.append((needs, best.strength, best.overhead, "wounds" not in best.forbids))
            self.reach, self.short = max(self.reach, best.reach), max(self.short, best.short)


BREEDS: dict[int, Breed] = {}
MOST = 1 << 10


def breed(rows: list[Row]) -> Breed:
    """The rows of a view are shared, so that they are known by what they are."""
    found = BREEDS.get(id(rows))
    if found is None or found.rows is not rows:
        if len(BREEDS) >= MOST:
            BREEDS.clear()
        found = BREEDS[id(rows)] = Breed(rows)
    return found


def unsaved(target: Breed, strength: int, cover: int) -> float:
    """The chance that a hit is not saved by the rank and file, who are hit first."""
    save = target.saves[-1] + cover - max(0, strength - target.tough[-1])
    return 1 - chance(save)


@lru_cache(maxsize=MANY_KEPT)
def blows(unit: Breed, living: tuple[int, ...], target: Breed, bonus: int, cover: int) -> float:
    """The wounds that all attacks of a Unit may be expected to make."""
    return sum(
        number * attacks * chance(needs + bonus) * unsaved(target, strength, cover)
        for number, (attacks, needs, strength) in zip(living, unit.blows, strict=True)
        if number
    )


@lru_cache(maxsize=MANY_KEPT)
def volley(
    unit: Breed, living: tuple[int, ...], target: Breed, bonus: int, cover: int
) -> tuple[float, float, float]:
    """Hits, wounds and insults that a volley may be expected to bring."""
    hits = wounds = insults = 0.0
    for number, shot in zip(living, unit.shots, strict=True):
        if number and shot:
            needs, strength, overhead, harms = shot
            struck = number * chance(needs + bonus) * (2.5 if overhead else 1)  # a template takes several
            hits += struck
            if harms:
                wounds += struck * unsaved(target, strength, cover)
            else:
                insults += struck * unsaved(target, strength, cover)
    return hits, wounds, insults
