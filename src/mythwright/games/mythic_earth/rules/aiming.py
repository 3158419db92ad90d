"""Aiming: with which weapons, at whom, how far, and on which number shots hit (ME-SHOOT, ME-HIT, ME-SHW)."""

from __future__ import annotations

from typing import NamedTuple

from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.forces import Row
from mythwright.games.mythic_earth.numbers import Part
from mythwright.games.mythic_earth.pieces import Weapon
from mythwright.games.mythic_earth.rules import primaries
from mythwright.games.mythic_earth.rules.acting import acting
from mythwright.games.mythic_earth.rules.lasting import changed
from mythwright.games.mythic_earth.rules.sight import Looks, any_sees, blocked, looks
from mythwright.games.mythic_earth.rules.talents import shot_at
from mythwright.games.mythic_earth.rules.under_way import STOPPED
from mythwright.games.mythic_earth.state import TABLE, Unit
from mythwright.games.mythic_earth.units import BEHEMOTH, gap, gap_of_mini, highest, kind, profile

SHOOT, FOCUS, THROWN, FREE = "shoot", "focus", "thrown", "free"
"""How a Unit shoots: the two actions, the Charge-Throw, and the free shot of a Unit that is charged."""

CHARGES = frozenset({"charge", "charge_altar"})

Armed = dict[str, list[int]]
"""The places of the Minis that use each weapon."""


class Aim(NamedTuple):
    """What is rolled: the weapons with the number of dice for each, and what is seen of the target."""

    weapons: tuple[str, ...]
    dice: tuple[int, ...]
    sight: Looks


# -- weapons -------------------------------------------------------------------------------------------------


def usable(weapon: Weapon, how: str) -> bool:
    """ME-SHW-20, ME-CHARGE-05 to ME-CHARGE-07, ME-GAP-57: throws are for charges, missiles for the rest."""
    if how == THROWN:
        return bool(weapon.thrown)
    if how == FREE:
        return bool(weapon.thrown) or (weapon.missile and not weapon.overhead)
    return weapon.missile


def strength_of(weapon: Weapon) -> int:
    """ME-GAP-52: a throw has the Strength of the shooting chart, not of the hand weapon."""
    return weapon.strength if weapon.missile else weapon.throw_strength


def weapon_of(table: MythTable, row: Row, how: str) -> Weapon | None:
    """The strongest weapon of a row that may be used so; Shoot 0 means no shooting (ME-GAP-94)."""
    weapons = [table.box.weapons[name] for name in row.weapons]
    found = [weapon for weapon in weapons if usable(weapon, how)] if row.shoot else []
    return max(found, key=lambda weapon: (strength_of(weapon), weapon.shoot), default=None)


def armed(table: MythTable, unit: Unit, how: str) -> Armed:
    """ME-HIT-02: who has something to shoot with."""
    weapons = _weapons(table, unit, how)
    if not any(weapons):
        return {}
    if len(weapons) == 1:
        return {weapons[0]: list(range(len(unit.minis)))} if unit.minis else {}
    bought = profile(table, unit)
    found: Armed = {}
    for place, mini in enumerate(unit.minis):
        name = weapons[bought.row_of[mini]]
        if name:
            found.setdefault(name, []).append(place)
    return found


def _weapons(table: MythTable, unit: Unit, how: str) -> list[str]:
    """The weapon of each row of a Unit as bought, empty for none; worked out once."""
    key = ("weapons", unit.card, unit.size, unit.options, how)
    found: list[str] | None = table.box.worked_out.get(key)
    if found is None:
        weapons = [weapon_of(table, row, how) for row in profile(table, unit).rows]
        found = table.box.worked_out[key] = [weapon.id if weapon else "" for weapon in weapons]
    return found


def in_range(table: MythTable, number: int, other: int, how: str) -> Armed:
    """ME-GAP-45: by the distance of the Units; in a charge nothing is too far (ME-GAP-57)."""
    unit = table.state.units[number]
    found = armed(table, unit, how)
    if how in (THROWN, FREE):
        return found
    far = gap(table, unit, table.state.units[other]) - table.box.figures.tolerance
    return {name: places for name, places in found.items() if far <= table.box.weapons[name].reach}


def shots(weapon: Weapon, how: str) -> int:
    """ME-SHOOT-06, ME-SHW-03: one shot for each Mini, but two of a sling in a Focused Shot."""
    return weapon.focused_shots if how == FOCUS else 1


def is_overhead(table: MythTable, number: int) -> bool:
    """Whether the Unit's Shoot actions are Overhead Shots (ME-GAP-49)."""
    weapons = armed(table, table.state.units[number], SHOOT)
    return any(table.box.weapons[name].overhead for name in weapons)


def aim(table: MythTable, number: int, other: int, how: str) -> Aim:
    """ME-SHOOT-01, ME-LOS-02: one die for each shot of each Mini that has the range and sees the target."""
    found = in_range(table, number, other, how)
    places = sorted(place for each in found.values() for place in each)
    seen = looks(table, number, places, other)
    firing = {name: [i for i in each if i in seen.shooters] for name, each in found.items()}
    firing = {name: each for name, each in firing.items() if each}
    dice = tuple(len(each) * shots(table.box.weapons[name], how) for name, each in firing.items())
    return Aim(tuple(firing), dice, seen)


# -- numbers to hit ------------------------------------------------------------------------------------------


def hit_parts(
    table: MythTable, number: int, other: int, weapon: Weapon, how: str, obscured: int
) -> list[Part]:
    """ME-HIT-01, ME-HIT-04: the highest Shoot of the Unit, and every factor that counts.

    `obscured` is how many things obscure the target (ME-HIT-06).
    """
    unit, target, figures = table.state.units[number], table.state.units[other], table.box.figures
    parts: list[Part] = [("shoot", highest(table, unit, "shoot"), "ME-HIT-01")]
    if weapon.shoot:
        parts.append((weapon.id, weapon.shoot, "ME-SHW-05"))
    if how == FOCUS:
        parts.append(("focused", figures.focused_shot, "ME-HIT-16"))
    if weapon.overhead:
        parts.append(("overhead", figures.overhead_shot, "ME-HIT-15"))
    if how in (SHOOT, FOCUS) and gap(table, unit, target) > weapon.short + figures.tolerance:
        parts.append(("long_range", figures.long_shot, "ME-HIT-08"))
    if STOPPED in unit.marks:
        parts.append((STOPPED, figures.stopped_shot, "ME-HIT-09"))
    parts += [("obscured", figures.obscured_shot, "ME-HIT-06")] * obscured
    parts += target_parts(table, other, how)
    return [*parts, *changed(table, unit, "shoot"), *primaries.shooting(table)]


def target_parts(table: MythTable, other: int, how: str) -> list[Part]:
    """What makes this Unit hard or easy to hit, whoever shoots."""
    target, figures = table.state.units[other], table.box.figures
    parts: list[Part] = []
    if how == FREE or charging(table, other):
        parts.append(("charging", figures.charging_shot, "ME-HIT-07"))
    if target.fleeing:
        parts.append(("fleeing", figures.fleeing_shot, "ME-HIT-07"))
    if target.fleeing and table.box.house.fleeing_twice:
        parts.append(("fleeing", figures.fleeing_shot, "ME-HIT-13"))
    if target.low:
        parts.append(("low", figures.low_shot, "ME-HIT-10"))
    if target.links:
        parts.append(("in_fight", figures.fight_shot, "ME-HIT-14"))
    if kind(table, target) == BEHEMOTH:
        parts.append((BEHEMOTH, figures.huge_shot, "ME-HIT-17"))
    return [*parts, *shot_at(table, target), *changed(table, target, "shot_at")]


def charging(table: MythTable, number: int) -> bool:
    """Whether this Unit is in the middle of a Charge, from its declaration on."""
    frame = acting(table)
    return frame is not None and frame.unit == number and not CHARGES.isdisjoint(frame.done)


# -- what forbids a shot -------------------------------------------------------------------------------------


def forbids_target(table: MythTable, number: int, other: int) -> Ruling | None:
    """ME-LOS-05: an enemy Unit on the table, which carries no Captives (ME-P5-14)."""
    unit, target = table.state.units[number], table.state.units.get(other)
    if target is None or target.place != TABLE or target.seat == unit.seat:
        return ruling("ME-LOS-05", unit=number, target_unit=other)
    return primaries.forbids_shot(table, other)


def forbids_arms(table: MythTable, number: int, how: str) -> Ruling | None:
    """ME-HIT-02, ME-SHW-20, ME-CHARGE-06: whether anyone has a weapon for it."""
    unit = table.state.units[number]
    if armed(table, unit, how):
        return None
    if how == THROWN:
        return ruling("ME-CHARGE-06", unit=number)
    return ruling("ME-SHW-20" if armed(table, unit, THROWN) else "ME-HIT-02", unit=number)


def forbids_shot(table: MythTable, number: int, other: int, how: str) -> Ruling | None:
    """Why the Unit may not shoot at the other so: the target, the weapon, the range, the sight."""
    wrong = forbids_target(table, number, other)
    if wrong:
        return wrong
    found, target = in_range(table, number, other, how), table.state.units[other]
    if not found:
        return forbids_arms(table, number, how) or _out_of_range(table, number, other, how)
    places = [place for each in found.values() for place in each]
    if any(table.box.weapons[name].overhead for name in found):
        return ruling("ME-OVER-04", unit=number, target_unit=other) if target.aloft else None
    if any_sees(table, number, places, other):
        return None
    line, feature = blocked(table, number, places, other)
    return ruling("ME-LOS-02", unit=number, target_unit=other, feature=feature, line=list(line))


def _out_of_range(table: MythTable, number: int, other: int, how: str) -> Ruling:
    unit = table.state.units[number]
    reach = max(table.box.weapons[name].reach for name in armed(table, unit, how))
    far = gap(table, unit, table.state.units[other])
    return ruling("ME-GAP-45", unit=number, target_unit=other, far=far, reach=reach)


def forbids_mini(table: MythTable, number: int, other: int, mini: int) -> Ruling | None:
    """ME-GAP-49: an Overhead Shot is aimed at a living Mini of the target within range."""
    unit, target = table.state.units[number], table.state.units[other]
    if mini not in target.minis:
        return ruling("ME-GAP-49", unit=number, target_unit=other, mini=mini, minis=list(target.minis))
    reach = max(table.box.weapons[name].reach for name in armed(table, unit, SHOOT))
    far = gap_of_mini(table, target, target.minis.index(mini), unit)
    if far > reach + table.box.figures.tolerance:
        return ruling("ME-GAP-49", unit=number, target_unit=other, mini=mini, far=far, reach=reach)
    return None
