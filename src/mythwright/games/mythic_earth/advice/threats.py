"""What Units may do next: whom they could charge or shoot, and what the Unit that is acting has open."""

from __future__ import annotations

from mythwright.games.mythic_earth.advice.clashes import attack, cast, charge, near, shoot, struck_by
from mythwright.games.mythic_earth.advice.field import Field
from mythwright.games.mythic_earth.advice.odds import chance, unsaved
from mythwright.games.mythic_earth.advice.scenarios import claim_gain
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
    one, two = field.own(0), field.own(1)
    if not one or not two:
        return [0.0, 0.0]
    bounties = [prize(field, 1, foe) for foe in one], [prize(field, 0, foe) for foe in two]
    could: tuple[list[list[float]], ...] = ([], [[] for _ in two])
    for i, unit in enumerate(one):
        gaps = [unit.gap(foe) for foe in two]
        could[0].append(
            [_menace(field, unit, f, g, b) for f, g, b in zip(two, gaps, bounties[1], strict=True)]
        )
        for foe, gap, row in zip(two, gaps, could[1], strict=True):
            row.append(_menace(field, foe, unit, gap, bounties[0][i]))
    return [_sum(field, one, two, could[0], bounties[1]), _sum(field, two, one, could[1], bounties[0])]


def _sum(
    field: Field, own: list[Standing], foes: list[Standing], could: list[list[float]], bounties: list[float]
) -> float:
    """Each Unit takes its best chance; nobody can lose more than he has."""
    lost = [0.0] * len(foes)
    for unit, row in zip(own, could, strict=True):
        best = max(row)
        lost[row.index(best)] += _weigh(field, unit, best)
    return sum(
        min(total, NOW * (foe.state.rest() + bounty))
        for total, foe, bounty in zip(lost, foes, bounties, strict=True)
    )


def _weigh(field: Field, unit: Standing, best: float) -> float:
    """What the best chance of a Unit counts now."""
    view = field.view
    if unit.unit["alert"]:
        return best - (STAYS if view["phase"] == CLEANUP else 0.0)
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
    """What a Unit On Alert may do to an enemy who can come near."""
    if gap > ALERT_REACH + foe.reach or not foe.able:
        return 0.0
    trap = shoot(unit.state, foe.state, 0.0) if unit.state.breed.reach else 0.0
    return (ALERT if foe.ready else ALERT * LATER) * max(trap, charge(unit.state, foe.state, 0.0), 0.0)


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
            return claim_gain(field, unit, args[0])
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
