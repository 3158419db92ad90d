"""What is under way: dice about to fall, charges that have been declared, spells on their way."""

from __future__ import annotations

from collections.abc import Callable

from mythwright.games.mythic_earth.advice.clashes import (
    attack,
    cast,
    charge,
    hurt,
    shoot,
    spell,
    struck_by,
    works,
)
from mythwright.games.mythic_earth.advice.condition import FLEEING, FROZEN, MARKER
from mythwright.games.mythic_earth.advice.field import Field
from mythwright.games.mythic_earth.advice.odds import chance, unsaved, volley
from mythwright.games.mythic_earth.advice.scenarios import bounty, stakes
from mythwright.games.mythic_earth.advice.standing import Standing, View
from mythwright.games.mythic_earth.state import INCH, NEUTRAL

ACTS = 0.35
"""What it is worth to a Unit that it may act: a share of its worth."""
CALM = 0.08
"""What it is worth to lose a marker, as a share of the Unit."""
SWEPT = 0.1
DISPEL_REACH = 24 * INCH
ROUTS = ("fight", "shooting", "magic", "panic", "blessing")
"""What a Brave Test is for, if who fails it Flees."""
LOST = {"stop": FLEEING, "won": FLEEING, "thaw": FROZEN, "regroup": FROZEN}
"""What a Unit goes on lacking when it fails other tests."""


def promise(field: Field, seat: int) -> float:
    """What the things under way may be expected to bring to this seat."""
    scenes = field.view["scene"]
    fights = any(scene["scene"] == "fight" for scene in scenes)
    tested = any(scene["scene"] == "test" for scene in scenes)
    total = 0.0
    for scene in scenes:
        if scene["scene"] in ("charge", "fight") and (tested or (fights and scene["scene"] == "charge")):
            continue  # the blows have fallen
        total += SCENES[scene["scene"]](field, scene, seat)
    return total


def _sided(unit: Standing, seat: int, gain: float) -> float:
    return gain if unit.seat == seat else -gain


def _pair(field: Field, one: int, two: int) -> tuple[Standing, Standing] | None:
    unit, target = field.units.get(one), field.units.get(two)
    return (unit, target) if unit and target and unit.seat != target.seat else None


def prize(field: Field, seat: int, target: Standing) -> float:
    """What the fall of the target is worth to this seat beside its points."""
    if target.seat == NEUTRAL:
        hunted = field.did(seat, "banished") or field.view["turn"] < 2
        return 0.05 if hunted or field.view["sides"][seat]["primary"] >= 5 else 0.9
    return bounty(field, seat) + stakes(field, target)


# -- fights --------------------------------------------------------------------------------------------------


def _charge(field: Field, scene: View, seat: int) -> float:
    return _meeting(field, scene["unit"], scene["target"], bool(scene["countered"]), seat)


def _fight(field: Field, scene: View, seat: int) -> float:
    return _meeting(field, scene["charger"], scene["charged"], scene["countered"], seat)


def _meeting(field: Field, one: int, two: int, countered: bool, seat: int) -> float:
    pair = _pair(field, one, two)
    if pair is None:
        return 0.0
    unit, target = pair
    return _sided(unit, seat, charge(unit.state, target.state, prize(field, unit.seat, target), countered))


def _altar(field: Field, scene: View, seat: int) -> float:
    """A charge at an altar that no one has stopped yet."""
    unit = field.units.get(scene["unit"])
    return _sided(unit, seat, 0.3) if unit else 0.0


def _attack(field: Field, scene: View, seat: int) -> float:
    pair = _pair(field, scene["unit"], scene["target"])
    if pair is None:
        return 0.0
    unit, target = pair
    return _sided(unit, seat, attack(unit.state, target.state, prize(field, unit.seat, target)))


# -- shots ---------------------------------------------------------------------------------------------------


def _shoot(field: Field, scene: View, seat: int) -> float:
    pair = _pair(field, scene["unit"], scene["aim"][0])
    if pair is None:
        return 0.0
    unit, target = pair
    bonus = (scene["how"] == "focus") - (unit.gap(target) > unit.state.breed.short)
    return _sided(unit, seat, shoot(unit.state, target.state, prize(field, unit.seat, target), bonus))


def _volley(field: Field, scene: View, seat: int) -> float:
    """Shots on the way in; those of the actions are counted with them."""
    pair = _pair(field, scene["shooter"], scene["target"])
    if pair is None or scene["how"] in ("shoot", "focus"):
        return 0.0
    unit, target = pair
    state, struck = unit.state, target.state
    if scene["how"] == "thrown":
        hits = sum(state.living) * chance(max(row["shoot"] for row in unit.unit["rows"]))
        wounds = hits * unsaved(struck.breed, 0, struck.cover)
        return _sided(unit, seat, struck_by(struck, hits, wounds, 0, 0))
    found = volley(state.breed, state.living, struck.breed, -1, struck.cover)
    return _sided(unit, seat, struck_by(struck, *found, 0))


def _hits(field: Field, scene: View, seat: int) -> float:
    """Hits that are still to be saved."""
    target = field.units.get(scene["target"])
    if target is None or scene["harmless"]:
        return 0.0
    wounds = scene["number"] * unsaved(target.state.breed, scene["strength"], target.cover) + scene["owed"]
    return -_sided(target, seat, hurt(target.state, wounds, 0))


# -- magic ---------------------------------------------------------------------------------------------------


def _cast(field: Field, scene: View, seat: int) -> float:
    unit = field.units.get(scene["unit"])
    if unit is None or any(each["scene"] == "working" for each in field.view["scene"]):
        return 0.0
    target = field.units.get(scene["target"])
    gain = prize(field, unit.seat, target) if target and target.seat != unit.seat else 0.0
    state, card = target.state if target else None, spell(scene["spell"])
    if scene["total"] and card:  # it is cast, and may be dispelled yet
        return _sided(unit, seat, works(card, state, gain) / 2)
    return _sided(unit, seat, cast(scene["spell"], state, gain, answered(field, unit)))


def answered(field: Field, unit: Standing) -> bool:
    """Whether the enemy has a Magic User near who may Dispel."""
    foes = [foe for foe in field.own(1 - unit.seat) if foe.state.breed.magic and foe.able and not foe.links]
    return any(foe.gap(unit) <= DISPEL_REACH for foe in foes)


def _working(field: Field, scene: View, seat: int) -> float:
    unit, target = field.units.get(scene["caster"]), field.units.get(scene["target"])
    card = spell(scene["spell"])
    if unit is None or card is None:
        return 0.0
    gain = prize(field, unit.seat, target) if target and target.seat != unit.seat else 0.0
    return _sided(unit, seat, works(card, target.state if target else None, gain))


def _dispel(field: Field, scene: View, seat: int) -> float:
    """The spell itself is counted by half while its Dispel is open."""
    return 0.0


# -- tests ---------------------------------------------------------------------------------------------------


def _test(field: Field, scene: View, seat: int) -> float:
    """A Brave Test about to be rolled: what it takes from a Unit to fail it."""
    unit = field.units.get(scene["unit"])
    if unit is None:
        return 0.0
    state = unit.state
    fails = state.fails(but=state.markers if scene["bonuses_only"] or not scene["markers"] else 0)
    if scene["why"] in ROUTS:
        return -_sided(unit, seat, fails * (state.worth * FLEEING + stakes(field, unit)))
    gain = state.worth * LOST[scene["why"]] if scene["why"] in LOST else 0.3  # a Devotion's own
    return _sided(unit, seat, (1 - fails) * gain)


def _activation(field: Field, scene: View, seat: int) -> float:
    """A Unit with markers that wants to act, or to Regroup (ME-GAP-14)."""
    unit = field.units.get(scene["unit"])
    if unit is None:
        return 0.0
    state, regroups = unit.state, scene["regroup"]
    passes = 1 - state.fails(but=state.markers if regroups or scene["clear"] else 0)
    sheds = MARKER * (min(state.markers, 3) if regroups else 1)
    acts = ACTS * (0.5 if regroups else 1.0) + FROZEN * state.frozen + sheds
    lost = 0.0 if state.frozen else FROZEN + 2 * MARKER
    return _sided(unit, seat, state.worth * (passes * acts - (1 - passes) * lost))


def _rally(field: Field, scene: View, seat: int) -> float:
    unit = field.units.get(scene["unit"])
    if unit is None:
        return 0.0
    state = unit.state
    return _sided(unit, seat, state.worth * (CALM * min(state.markers, 2) + FROZEN * state.frozen))


def _bless(field: Field, scene: View, seat: int) -> float:
    """Blessings whose die is about to fall."""
    unit = field.units.get(scene["unit"])
    if unit is None:
        return 0.0
    state, gain = unit.state, 0.0
    if scene["name"] == "bl1":
        gain = min(1 - state.health, 2.0 / max(unit.unit["size"], 2))
    elif scene["name"] == "bl6":
        gain = CALM * min(state.markers, 2)
    return _sided(unit, seat, state.worth * gain)


def _survival(field: Field, scene: View, seat: int) -> float:
    """Minis in the river."""
    unit = field.units.get(scene["unit"])
    return -_sided(unit, seat, hurt(unit.state, SWEPT * len(scene["minis"]), 0)) if unit else 0.0


SCENES: dict[str, Callable[[Field, View, int], float]] = {
    "charge": _charge,
    "charge_altar": _altar,
    "fight": _fight,
    "attack": _attack,
    "shoot": _shoot,
    "volley": _volley,
    "hits": _hits,
    "cast": _cast,
    "working": _working,
    "dispel": _dispel,
    "test": _test,
    "activation_test": _activation,
    "rally": _rally,
    "bless": _bless,
    "survival": _survival,
}
