"""Who may cast which spell at whom, and who may Dispel it (ME-CAST, ME-MAGIC, ME-GAP-63 to ME-GAP-65)."""

from __future__ import annotations

from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules import primaries
from mythwright.games.mythic_earth.rules.sight import blocked, sees
from mythwright.games.mythic_earth.state import RESERVE, TABLE, Unit
from mythwright.games.mythic_earth.units import gap_of_mini, is_neutral, magic_user, row
from mythwright.games.mythic_earth.ways import Spell

ENEMIES = ("enemy", "seen_enemy")
SEEN = "seen_enemy"
DIE = "die"
CALM, FROZEN, FLEEING = "calm_friend", "frozen_friend", "fleeing_friend"
LOWEST, TOP = 1, 6

Die = tuple[int, int, int]
"""A die that may be turned: whose it is, what it shows, and the Unit that it is bound to, if any."""


# -- Magic Users ---------------------------------------------------------------------------------------------


def level_of(table: MythTable, unit: Unit) -> int:
    """ME-MAGIC-01: the Magic Level of its living Magic User, 0 without one."""
    place = magic_user(table, unit)
    return 0 if place is None else row(table, unit, unit.minis[place]).magic


def caster_in(table: MythTable, unit: Unit) -> int:
    """The place in `minis` of its Magic User, from whose own base all is measured (ME-GAPB-05)."""
    place = magic_user(table, unit)
    assert place is not None
    return place


def forbids_magic(table: MythTable, number: int, without: str) -> Ruling | None:
    """ME-MAGIC-08 to ME-MAGIC-10: why the Unit can neither Cast nor Dispel.

    `without` is the rule that is cited if it has no Magic User.
    """
    unit = table.state.units[number]
    if unit.place != TABLE or not level_of(table, unit):
        return ruling(without, unit=number)
    if unit.links:
        return ruling("ME-MAGIC-08", unit=number)
    if unit.fleeing:
        return ruling("ME-MAGIC-09", unit=number)
    return ruling("ME-MAGIC-10", unit=number) if unit.frozen else None


def forbids_spell(table: MythTable, number: int, spell: str) -> Ruling | None:
    """ME-CAST-01 to ME-CAST-03, ME-GAP-63: why the Unit may not attempt this spell at all now."""
    wrong = forbids_magic(table, number, "ME-CAST-01")
    if wrong:
        return wrong
    unit = table.state.units[number]
    level = level_of(table, unit)
    if spell not in unit.spells:
        return ruling("ME-MAGIC-13", unit=number, spell=spell, spells=list(unit.spells))
    if unit.casts >= level:
        return ruling("ME-CAST-02", unit=number, has=unit.casts, most=level)
    if spell in table.state.sides[unit.seat].cast:
        return ruling("ME-CAST-03", unit=number, spell=spell)
    if table.box.spells[spell].target == DIE and not dice(table):
        return ruling("ME-GAP-72", unit=number, spell=spell)
    return None


def forbids_dispel(table: MythTable, number: int, caster: int) -> Ruling | None:
    """ME-MAGIC-18 to ME-MAGIC-21, ME-GAP-64: why this Unit may not try to Dispel the spell of that one."""
    wrong = forbids_magic(table, number, "ME-MAGIC-18")
    if wrong:
        return wrong
    unit, figures = table.state.units[number], table.box.figures
    level = level_of(table, unit)
    if unit.dispels >= level:
        return ruling("ME-MAGIC-21", unit=number, has=unit.dispels, most=level)
    far = gap_of_mini(table, unit, caster_in(table, unit), table.state.units[caster])
    if far > figures.dispel_reach + figures.tolerance:
        return ruling("ME-MAGIC-19", unit=number, far=far, reach=figures.dispel_reach)
    return None


# -- targets -------------------------------------------------------------------------------------------------


def forbids_aim(table: MythTable, number: int, spell: str, other: int) -> Ruling | None:
    """ME-GAP-65: why the spell may not be aimed at this Unit: its kind, its state, range and sight."""
    unit, target, card = table.state.units[number], table.state.units.get(other), table.box.spells[spell]
    if target is None or target.place != TABLE:
        return ruling("ME-GAP-65", spell=spell, target_unit=other)
    if not fits(unit, target, card):
        return ruling(card.rule, spell=spell, target_unit=other, needs=card.target)
    if is_neutral(target) and not card.missile:
        return ruling("ME-GAP-81", spell=spell, target_unit=other)
    if target.links:
        return ruling("ME-MAGIC-11", spell=spell, target_unit=other)
    if card.target in ENEMIES and (carrier := primaries.forbids_spell(table, other)):
        return carrier
    return _out_of_reach(table, number, card, other)


def fits(unit: Unit, target: Unit, card: Spell) -> bool:
    """ME-GAP-66 to ME-GAP-68: whether the Unit is of the kind that the card asks for."""
    if (target.seat != unit.seat) != (card.target in ENEMIES):
        return False
    match card.target:
        case "calm_friend":
            return not target.frozen and not target.fleeing
        case "frozen_friend":
            return target.frozen
        case "fleeing_friend":
            return target.fleeing
    return True


def _out_of_reach(table: MythTable, number: int, card: Spell, other: int) -> Ruling | None:
    """ME-GAPB-05, ME-MAGIC-24: range and sight are the Magic User's own."""
    unit, target = table.state.units[number], table.state.units[other]
    place = caster_in(table, unit)
    far = gap_of_mini(table, unit, place, target)
    if far > card.reach + table.box.figures.tolerance:
        return ruling("ME-GAP-65", spell=card.id, target_unit=other, far=far, reach=card.reach)
    if card.target != SEEN or sees(table, number, place, other):
        return None
    rule = "ME-MAGIC-24" if card.missile else card.rule
    line, feature = blocked(table, number, (place,), other)
    return ruling(rule, spell=card.id, target_unit=other, feature=feature, line=list(line))


# -- dice ----------------------------------------------------------------------------------------------------


def dice(table: MythTable) -> list[Die]:
    """ME-GAP-68, ME-GAP-72: unassigned dice of the pools; in turn 1 also those bound to Units."""
    found = [(seat, value, 0) for seat, side in enumerate(table.state.sides) for value in side.pool]
    if table.state.turn == 1:
        for number, unit in table.state.units.items():
            if not unit.frozen and unit.place != RESERVE:
                found += [(unit.seat, value, number) for value in unit.bound]
    return sorted(set(found))
