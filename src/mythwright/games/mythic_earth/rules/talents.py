"""What the talents of a Unit add and forbid, while enough of its Minis have them (ME-GAP-10, ME-GAP-11)."""

from __future__ import annotations

from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.numbers import Part
from mythwright.games.mythic_earth.state import Unit
from mythwright.games.mythic_earth.units import BEHEMOTH, has, kind, steady


def shot_at(table: MythTable, unit: Unit) -> list[Part]:
    """ME-HIT-11, ME-HIT-12, ME-HIT-17: what the target's talents do to whoever shoots at it."""
    found: list[Part] = []
    for name, talent in table.box.talents.items():
        for effect in talent.adjusts.get("shot_at", ()):
            if has(table, unit, name) and holds(table, unit, effect.only):
                found.append((name, effect.by, effect.rule))
    return found


def forbidden(table: MythTable, unit: Unit, act: str) -> str | None:
    """The rule by which a talent of the Unit forbids this, if one does."""
    for name, talent in table.box.talents.items():
        if act in talent.forbids and has(table, unit, name):
            return talent.forbids[act]
    return None


def holds(table: MythTable, unit: Unit, condition: str) -> bool:
    """Whether a condition of a card holds for this Unit; without one it does."""
    match condition:
        case "steady":
            return steady(unit)
        case "not_behemoth":
            return kind(table, unit) != BEHEMOTH
        case "had_marker":
            return unit.markers > 0
        case "no_marker":
            return unit.markers == 0
    return True
