"""What is printed on cards and squares, as facts for texts and drawings: all may read it (MF-JUDGE-02)."""

from __future__ import annotations

from typing import Any

from mythwright.core.effects import Adjust, Replace
from mythwright.games.myth_fortunes.box import Box, Printed

Facts = dict[str, Any]


def prints(box: Box) -> dict[str, Facts]:
    """MF-JUDGE-01: the facts of everything printed, by its id; worked out once."""
    found: dict[str, Facts] | None = box.worked_out.get("prints")
    if found is None:
        found = box.worked_out["prints"] = _prints(box)
    return found


def _prints(box: Box) -> dict[str, Facts]:
    encounters = {
        name: {
            "type": "encounter",
            "window": card.window,
            "by": card.by,
            "target": card.target,
            "copies": card.copies,
            **_figures(card),
        }
        for name, card in box.encounters.items()
    }
    companions = {name: {"type": "companion", **_figures(card)} for name, card in box.companions.items()}
    characters = {name: {"type": "character", "race": card.race} for name, card in box.characters.items()}
    races = {
        name: {"type": "race", "dimension": race.dimension, "home": race.home, "dice": race.dice}
        for name, race in box.races.items()
    }
    kinds = {
        f"square_{name}": {"type": "kind", "home": kind.home, "foe": kind.foe, **_figures(kind)}
        for name, kind in box.kinds.items()
    }
    found = {**races, **encounters, **companions, **characters, **kinds}
    for name, facts in found.items():
        facts.update(_rules_figures(box, name, facts))
    return found


def _rules_figures(box: Box, name: str, facts: Facts) -> Facts:
    """The numbers of the rules that a text needs beside those of the card."""
    figures = box.figures
    if facts["type"] == "kind" and facts["home"]:
        return {"income": figures.income}
    match name:
        case "square_bazaar_at_deva":
            prices = ("disguise_price", "companion_price", "encounter_price")
            return {price: getattr(figures, price) for price in prices}
        case "square_charity_gala":
            return {"fame": figures.charity_fame}
        case "big_game":
            return {"prize": figures.prize}
        case "practical_joker":
            return {"least": figures.least_lost}
        case "double_or_nothing" | "square_duelling_ground":
            return {"most": figures.most_times}
    return {}


def _figures(card: Printed) -> Facts:
    """The numbers of a card by the verb or number they belong to, and all of them in order."""
    named: Facts = {}
    for effect in card.effect:
        if isinstance(effect, Adjust):
            named[f"{effect.what}_{effect.only}" if effect.only else effect.what] = effect.by
        elif isinstance(effect, Replace):
            named[effect.what] = effect.new
        elif getattr(effect, "amount", 0):
            named["amount"] = getattr(effect, "amount", 0)
    return named
