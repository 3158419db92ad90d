"""Prompts: what is asked, with the Units, spells and totals that it is about, as far as a view knows them."""

from __future__ import annotations

from collections.abc import Callable

from mythwright.core.picture import Fact
from mythwright.games.mythic_earth.sheet import View, acting_unit

ORDER = "order"
"""What a Unit does that acts before it has declared an action: it calls on a Blessing for an order."""


def prompt(view: View) -> Fact:
    name = view["question"]["prompt"]
    return Fact(f"prompt-{name}", FACTS.get(name, _subject)(view["table"]))


def _subject(table: View) -> View:
    """The Unit that is asked about; 0 for all but the seat that is asked."""
    return {"unit": table["subject"]}


def _acting(table: View) -> View:
    return {"unit": acting_unit(table)}


def _enemy(table: View) -> View:
    """Who acts, what was declared and against whom; and the Unit that reacts, if one does."""
    acting = table["acting"]
    action = acting["done"][-1] if acting["done"] else ORDER
    by = {"by_unit": acting["unit"], "action": action, "target_unit": acting["target"]}
    return {**_subject(table), **by}


def _charge(table: View) -> View:
    charge = _under_way(table, "charge")
    return {"unit": charge["unit"], "target_unit": charge["target"]}


def _spell(table: View) -> View:
    """The spell that was cast, by whom and on whom, and the total not to be exceeded by a Dispel."""
    cast = _under_way(table, "cast")
    known = {"spell": cast["spell"], "by_unit": cast["unit"], "target_unit": cast["target"]}
    return {**_subject(table), **known, "total": cast["total"]}


def _under_way(table: View, name: str) -> View:
    """The innermost of this kind."""
    found: View = next(scene for scene in reversed(table["scene"]) if scene["scene"] == name)
    return found


FACTS: dict[str, Callable[[View], View]] = {
    "action": _acting,
    "opening": _acting,
    "alert_window": _enemy,
    "reaction": _enemy,
    "redirect": _charge,
    "charge_throw": _charge,
    "free_shot": _charge,
    "dispel": _spell,
    "window_enemy_dispel": _spell,
}
