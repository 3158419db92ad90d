"""What Units may do to each other, in Victory Points: charges, attacks, volleys, spells."""

from __future__ import annotations

from functools import cache, lru_cache
from math import exp

from mythwright.games.mythic_earth.advice.condition import ALIVE, FLEEING, MARKER, PRESENCE, SHAKEN, Condition
from mythwright.games.mythic_earth.advice.odds import blows, casting, chance, likely, unsaved, volley
from mythwright.games.mythic_earth.box import read_box
from mythwright.games.mythic_earth.state import INCH
from mythwright.games.mythic_earth.ways import Spell

CHARGING = 1
"""What a charge adds to Fight (ME-CHARGE-02)."""
HALF = 0.5
OVERWHELMED = 1.5
DISPELLED = 0.45
HITS = {"d3": 2.0, "d6": 3.5, "d10": 5.5}
HELP = 0.12
"""What a spell that strengthens a Unit for a turn is worth, as a share of the Unit."""
KNOWN = 1 << 14


def hurt(target: Condition, wounds: float, markers: float) -> float:
    """What so many wounds and markers take from a Unit's worth."""
    share = min(1.0, wounds / max(target.wounds, 1)) * target.health * (1 - ALIVE)
    share += (MARKER + SHAKEN / 10) * markers
    return target.worth * share


def falls(target: Condition, wounds: float, markers: float) -> float:
    """The chance that it is destroyed: wiped out or overwhelmed."""
    left = min(target.wounds - wounds, OVERWHELMED * target.brave - target.markers - markers)
    return likely(-left, 0.5 + 0.8 * wounds**0.5) if wounds or markers else 0.0


def gone(target: Condition, bounty: float) -> float:
    """What is lost beside wounds when a Unit is destroyed."""
    return target.worth * ALIVE + PRESENCE + bounty


@lru_cache(maxsize=KNOWN)
def charge(unit: Condition, target: Condition, bounty: float, countered: bool = False) -> float:
    """What a charge may be expected to bring, less what it costs."""
    given = 0.0 if unit.challenges else blows(unit.breed, unit.living, target.breed, CHARGING, target.cover)
    taken = blows(target.breed, target.living, unit.breed, CHARGING * countered, unit.cover)
    if target.fleeing:
        taken *= 0.7
    if target.neutral:
        return bounty * kill(unit, target) - hurt(unit, min(taken, 1), min(taken, 1))
    spread = 0.6 + (0.7 * (given + taken)) ** 0.5
    wins = likely(target.markers + given - unit.markers - taken, spread)
    won = _struck(target, given, wins, bounty) - _struck(unit, taken, 1 - wins, 0.0)
    return won - _free_shots(unit, target)


def _struck(target: Condition, wounds: float, loses: float, bounty: float) -> float:
    """What one side of a fight suffers, its Brave Test if it loses included."""
    dies = falls(target, wounds, wounds)
    flees = (1 - dies) * loses * target.fails(wounds) * target.worth * FLEEING
    return hurt(target, wounds, wounds) + dies * gone(target, bounty) + flees


def _free_shots(unit: Condition, target: Condition) -> float:
    """The shots of those who stand (ME-CHARGE-07)."""
    hits, wounds, insults = volley(target.breed, target.living, unit.breed, -1, unit.cover)
    return hurt(unit, wounds, min(1.0, hits) + insults) if hits and target.able else 0.0


@lru_cache(maxsize=KNOWN)
def kill(unit: Condition, target: Condition) -> float:
    """The chance that at least one attack of a charge wounds a creature with one wound."""
    missed = 1.0
    for number, (attacks, needs, strength) in zip(unit.living, unit.breed.blows, strict=True):
        wound = chance(needs + CHARGING) * unsaved(target.breed, strength, 0)
        missed *= (1 - wound) ** (number * attacks)
    return 1 - missed


@lru_cache(maxsize=KNOWN)
def attack(unit: Condition, target: Condition, bounty: float) -> float:
    """An Attack of those who are locked: nobody strikes back (ME-ATTACK-02)."""
    wounds = blows(unit.breed, unit.living, target.breed, 0, target.cover)
    return hurt(target, wounds, wounds) + falls(target, wounds, wounds) * gone(target, bounty)


@lru_cache(maxsize=KNOWN)
def shoot(unit: Condition, target: Condition, bounty: float, bonus: int = 0) -> float:
    """A volley; `bonus` is what range and aim add."""
    found = volley(unit.breed, unit.living, target.breed, bonus + target.hidden, target.cover)
    return struck_by(target, *found, bounty)


def struck_by(target: Condition, hits: float, wounds: float, insults: float, bounty: float) -> float:
    """What a volley or a missile does: one marker, wounds, a test below half strength."""
    markers = min(1.0, hits) + insults
    if target.neutral:
        return 0.0
    dies = falls(target, wounds, markers)
    halved = likely(wounds - target.wounds / 2, 0.5 + 0.8 * wounds**0.5) if wounds > 0.2 else 0.0
    flees = (1 - dies) * halved * target.fails(markers) * target.worth * FLEEING
    return hurt(target, wounds, markers) + dies * gone(target, bounty) + flees


# -- spells --------------------------------------------------------------------------------------------------


@cache
def spell(name: str) -> Spell | None:
    return read_box(()).spells.get(name)


def cast(name: str, target: Condition | None, bounty: float, answered: bool) -> float:
    """A spell about to be cast: the dice, and a Magic User who may answer."""
    card = spell(name)
    if card is None:
        return 0.0
    return casting(card.casting) * (1 - DISPELLED * answered) * works(card, target, bounty)


def works(card: Spell, target: Condition | None, bounty: float) -> float:
    """What a spell brings once it is cast."""
    if target is None:
        return 0.02
    if card.missile:
        hits = HITS.get(card.hits, 1.0)
        return struck_by(target, hits, hits * unsaved(target.breed, card.strength, target.cover), 0, bounty)
    worth = target.worth
    match card.id:
        case "calm_the_heart":
            return worth * min(target.markers, 2) * (MARKER + SHAKEN * target.fails() / 2)
        case "dread_whisper":
            return hurt(target, 0, 2 if target.markers else 1)
        case "panic":
            return target.fails() * worth * FLEEING
        case "unshaken" | "song_of_return":
            return worth * 0.2
        case "renewing_rain":
            return worth * min(1 - target.health, 0.25)
        case "roots_of_gaia" | "veil_of_smoke":
            return worth * HELP * HALF * (target.able and not target.engaged)
        case "blood_frenzy" | "keen_eye":
            return worth * HELP * target.able
    return worth * HELP * HALF


def near(gap: float, reach: float, stride: float) -> float:
    """1 within reach, less and less beyond it: less than half at once, a fifth after a stride."""
    if gap <= reach:
        return 1.0
    return HALF * exp((reach - gap) / max(stride, INCH))
