"""What is printed on cards and charts, as facts for texts and drawings; lengths are in inches."""

from __future__ import annotations

from typing import Any

from mythwright.core.effects import Adjust
from mythwright.games.mythic_earth.box import Box
from mythwright.games.mythic_earth.pieces import Does, UnitCard, Weapon
from mythwright.games.mythic_earth.state import INCH
from mythwright.games.mythic_earth.ways import Devotion, Primary, Spell

Facts = dict[str, Any]
D3 = "D3"


def prints(box: Box) -> dict[str, Facts]:
    """The facts of everything printed, by its id; worked out once."""
    found: dict[str, Facts] | None = box.worked_out.get("prints")
    if found is None:
        found = box.worked_out["prints"] = _prints(box)
    return found


def _prints(box: Box) -> dict[str, Facts]:
    found = {name: _unit(card) for name, card in box.units.items()}
    found |= {name: _weapon(weapon) for name, weapon in box.weapons.items()}
    found |= {name: {"type": "armour", "save": armour.save} for name, armour in box.armours.items()}
    found |= {name: {"type": "talent", **_figures(talent)} for name, talent in box.talents.items()}
    found |= {name: _spell(spell) for name, spell in box.spells.items()}
    found |= {name: _devotion(box, card) for name, card in box.devotions.items()}
    found |= {name: _primary(card) for name, card in box.primaries.items()}
    for name, card in box.blessings.items():
        reach = box.figures.blessed_reach // INCH
        found[name] = {"type": "blessing", "alignment": card.alignment, "inches": reach, **_figures(card)}
    for name, piece in box.kit.items():
        found[f"land_{name}"] = {"type": "land", "height": piece.height, "save": box.figures.landscape_save}
    figures = box.figures
    found["presence"]["inches"] = figures.presence_reach // INCH
    found["command"] |= {
        "inches": figures.order_reach // INCH,
        "stop_inches": figures.stop_order_reach // INCH,
    }
    return found


def _unit(card: UnitCard) -> Facts:
    return {
        "type": "unit",
        "force": card.force,
        "kind": card.type,
        "points": card.points,
        "each": card.each,
        "size": card.size,
        "most": card.most,
        "dice": card.dice,
        "general": card.general,
        "heroic": card.heroic,
    }


def _weapon(weapon: Weapon) -> Facts:
    return {
        "type": "weapon",
        "missile": weapon.missile,
        "melee": weapon.melee,
        "short": weapon.short // INCH,
        "long": weapon.long // INCH,
        "thrown": weapon.thrown // INCH,
        "strength": weapon.strength,
        "fight": weapon.fight,
        "shoot": weapon.shoot,
        "focused_shots": weapon.focused_shots,
        "throw_strength": weapon.throw_strength,
        "overhead": weapon.overhead,
        **_amounts(weapon),
    }


def _spell(spell: Spell) -> Facts:
    return {
        "type": "spell",
        "alignment": spell.alignment,
        "casting": spell.casting,
        "inches": spell.reach // INCH,
        "missile": spell.missile,
        "hits": spell.hits.upper(),
        "strength": spell.strength,
        **_figures(spell),
    }


def _devotion(box: Box, card: Devotion) -> Facts:
    return {
        "type": "devotion",
        "alignment": card.alignment,
        "picks": card.picks,
        "near": card.near // INCH,
        "clear": card.clear // INCH,
        "across": card.across // INCH,
        "brave": card.brave,
        "save": card.save,
        "points": card.objectives[0].points,
        "tokens": max(objective.tokens for objective in card.objectives),
        "all": box.figures.devotion_points,
    }


def _primary(card: Primary) -> Facts:
    return {
        "type": "primary",
        "zone": card.zone,
        "depth": card.depth // INCH,
        "most": card.most,
        "a_turn": card.a_turn,
        "each": 1,
        "from_turn": card.from_turn,
        "shoot": card.shoot,
    }


def _figures(card: Does) -> Facts:
    """The numbers of a card's effects, by what they are about; a verb without one rolls a D3."""
    adjusts = {effect.what: effect.by for effect in card.effect if isinstance(effect, Adjust)}
    return {"dice": D3, **adjusts, **_amounts(card)}


def _amounts(card: Does) -> Facts:
    """What its verbs are told, with the condition where there are several."""
    named: Facts = {}
    for effect in card.effect:
        if amount := getattr(effect, "amount", 0):
            named |= {"amount": amount, "amount_inches": amount // INCH, f"amount_{effect.only}": amount}
    return named
