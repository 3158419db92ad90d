"""What Units may do next: whom they could charge or shoot, and what the Unit that is acting has open."""

from __future__ import annotations

from mythwright.games.mythic_earth.advice.clashes import attack, cast, charge, near, shoot, struck_by
from mythwright.games.mythic_earth.advice.field import Field
from mythwright.games.mythic_earth.advice.odds import chance, unsaved
from mythwright.games.mythic_earth.advice.scenes import answered, prize
from mythwright.games.mythic_earth.advice.standing import Standing
from mythwright.games.mythic_earth.state import CLEANUP, INCH

NOW, LATER = 0.5, 0.3
"""What a chance is worth that can be taken this turn, or in the next."""
ALERT = 0.35
STAYS = 0.15
"""What it costs to stay On Alert for another turn: the Unit acts last then, if at all."""
ALERT_REACH = 10 * INCH
ACTION = "action"
SURELY = 0.9
FAINT = 0.02
"""What is so far away does not count."""


def threats(field: Field) -> list[float]:
    """The best that each Unit could do to an enemy, for both seats."""
    bounties = [prize(field, 1, foe) for foe in field.own(0)], [prize(field, 0, foe) for foe in field.own(1)]
    best = [0.0] * len(field.own(0)), [0.0] * len(field.own(1))
    for i, one in enumerate(field.own(0)):
        for j, two in enumerate(field.own(1)):
            gap = one.gap(two)
            best[0][i] = max(best[0][i], _menace(field, one, two, gap, bounties[1][j]))
            best[1][j] = max(best[1][j], _menace(field, two, one, gap, bounties[0][i]))
    return [
        sum(_weigh(field, u, found) for u, found in zip(field.own(s), best[s], strict=True)) for s in (0, 1)
    ]


def _weigh(field: Field, unit: Standing, best: float) -> float:
    """What the best chance of a Unit counts now."""
    view = field.view
    if not unit.able:
        return 0.0
    if unit.unit["alert"]:
        return best - STAYS * bool(view["phase"] == CLEANUP)
    if unit.ready:
        return NOW * best
    return 0.0 if view["turn"] >= view["turns"] else LATER * best


def _menace(field: Field, unit: Standing, foe: Standing, gap: float, bounty: float) -> float:
    """What this Unit could do to that one, by how near it is."""
    if not unit.able:
        return 0.0
    if unit.links:
        return attack(unit.state, foe.state, bounty) if foe.number in unit.links else 0.0
    if unit.unit["alert"]:
        return _watch(unit, foe, gap)
    shot, found = unit.state.breed.reach, 0.0
    closing = near(gap, unit.reach, unit.move)
    if closing > FAINT and (not foe.aloft or unit.aloft):
        found = closing * charge(unit.state, foe.state, bounty)
    if shot and (aiming := near(gap, shot, unit.move)) > FAINT and foe.number not in field.shielded:
        long = -int(gap > unit.state.breed.short)
        found = max(found, aiming * shoot(unit.state, foe.state, bounty, long))
    return found


def _watch(unit: Standing, foe: Standing, gap: float) -> float:
    """What a Unit On Alert may do to an enemy who comes near."""
    comes = near(gap, ALERT_REACH + foe.move, foe.move) * (1.0 if foe.ready else LATER) * foe.able
    if comes < FAINT:
        return 0.0
    trap = shoot(unit.state, foe.state, 0.0) if unit.state.breed.reach else 0.0
    return ALERT * comes * max(trap, charge(unit.state, foe.state, 0.0))


# -- the Unit that is acting ---------------------------------------------------------------------------------


def best_action(field: Field, seat: int) -> float:
    """The best of the actions that are open to the seat right now, by exact odds where they are known."""
    question = field.view["question"] or {}
    if question.get("prompt") != ACTION or question.get("seat") != seat or "options" not in question:
        return 0.0
    acting = field.view["acting"]
    unit = field.units.get(acting["unit"]) if acting else None
    if unit is None:
        return 0.0
    return SURELY * max((_gain(field, unit, option.split()) for option in question["options"]), default=0.0)


def _gain(field: Field, unit: Standing, words: list[str]) -> float:
    kind, args = words[0], words[1:]
    match kind:
        case "shoot" | "focus":
            return _shot(field, unit, args[0], kind == "focus")
        case "charge" | "attack":
            foe = field.units[int(args[0])]
            act = charge if kind == "charge" else attack
            return act(unit.state, foe.state, prize(field, unit.seat, foe))
        case "cast":
            target = field.units.get(int(args[1])) if len(args) > 1 else None
            gain = prize(field, unit.seat, target) if target and target.seat != unit.seat else 0.0
            return cast(args[0], target.state if target else None, gain, answered(field, unit))
        case "claim":
            return 0.3
        case "charge_altar":
            return 0.5
    return 0.0


def _shot(field: Field, unit: Standing, other: str, focused: bool) -> float:
    """By the dice and the number that the view tells."""
    foe, breed = field.units[int(other)], unit.state.breed
    aim, bounty = field.view["aims"].get(other), prize(field, unit.seat, foe)
    if aim is None or not all(shot is None or shot[3] for shot in breed.shots):
        return shoot(unit.state, foe.state, bounty, focused - (unit.gap(foe) > breed.short))
    hits = aim["dice"] * chance(aim["needs"])
    strength = max((shot[1] for shot in breed.shots if shot), default=0)
    return struck_by(foe.state, hits, hits * unsaved(foe.state.breed, strength, foe.state.cover), 0, bounty)
