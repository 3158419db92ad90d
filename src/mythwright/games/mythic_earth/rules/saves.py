"""Saves: the number each Mini rolls against, and in which order Minis are hit (ME-SAVE, ME-GAP-46)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.coherency import coherent
from mythwright.games.mythic_earth.geometry.numbers import TOLERANCE
from mythwright.games.mythic_earth.geometry.shapes import gap_to
from mythwright.games.mythic_earth.ground import piece, shape, touches_shape
from mythwright.games.mythic_earth.numbers import Part, half_up
from mythwright.games.mythic_earth.rules import devotions  # they look back at this chapter
from mythwright.games.mythic_earth.rules.lasting import changed
from mythwright.games.mythic_earth.state import Unit
from mythwright.games.mythic_earth.units import centre, profile, radius, row

MELEE = "melee"
CHALLENGE = "challenge"
"""The mark of a Unit that forgoes its attacks (ME-EC7-01)."""


# -- numbers -------------------------------------------------------------------------------------------------


def save_parts(table: MythTable, number: int, mini: int, strength: int, how: str) -> list[Part]:
    """ME-SAVE-02 to ME-SAVE-09, ME-GAP-09: the rank and file by their row, a leader by his own."""
    unit = table.state.units[number]
    own = row(table, unit, mini)
    melee = how == MELEE
    parts: list[Part] = [("save", own.save, "ME-SAVE-08" if own.leader else "ME-SAVE-02")]
    if own.armour:
        armour = table.box.armours[own.armour]
        parts.append((own.armour, armour.save, armour.melee_rule if melee else armour.rule))
    if in_landscape(table, unit):
        rule = "ME-HTH-23" if melee else "ME-SAVE-06"
        parts.append(("landscape", table.box.figures.landscape_save, rule))
    if strength:
        parts.append(("strength", -strength, "ME-HTH-19" if melee else "ME-SAVE-07"))
    if strength and own.toughened:
        parts.append(("toughened", min(strength, own.toughened), "ME-GAP-11"))
    if melee and CHALLENGE in unit.marks:
        parts.append(devotions.challenge_part(table))
    return [*parts, *changed(table, unit, "save")]


def in_landscape(table: MythTable, unit: Unit) -> bool:
    """ME-SAVE-06, ME-GAP-53: at least half of the Minis, rounded up, touch Obscuring Area Landscape."""
    if unit.aloft:  # ME-FLY-05
        return False
    r = radius(table, unit)
    obscuring = [shape(feature) for feature in table.state.features if piece(table, feature).obscuring]
    areas = [area for area in obscuring if touches_shape(unit.at, r, area)]
    inside = [at for at in unit.at if any(gap_to(area, *at, r) <= TOLERANCE for area in areas)]
    return len(inside) >= half_up(len(unit.minis))


# -- the line ------------------------------------------------------------------------------------------------


def line_up(table: MythTable, number: int, clear: Collection[int], dim: Collection[int]) -> list[list[int]]:
    """ME-GAP-46: the places of the Minis that can be hit, in groups of equals, who is next first.

    `clear` and `dim` are the Minis seen fully and in part; with neither, everyone stands in line.
    """
    unit = table.state.units[number]
    everyone = not clear and not dim
    groups: dict[tuple[bool, bool, int], list[int]] = {}
    for place, mini in enumerate(unit.minis):
        if everyone or mini in clear or mini in dim:
            whole = unit.hurt[place] == 0
            rank = -profile(table, unit).row_of[mini]  # leaders have the first rows
            groups.setdefault((whole, mini in dim, rank), []).append(place)
    return [groups[key] for key in sorted(groups)]


def staying_power(table: MythTable, number: int, places: Sequence[int]) -> int:
    """How many wounds the Minis at these places can still take (ME-CAS-03)."""
    unit = table.state.units[number]
    return sum(row(table, unit, unit.minis[i]).wounds - unit.hurt[i] for i in places)


def proposed(table: MythTable, number: int, places: Sequence[int]) -> int:
    """ME-GAP-46: the one whose loss keeps coherency and who stands farthest from the Unit's centre."""
    unit = table.state.units[number]
    x, y = centre(unit.at)
    order = sorted(places, key=lambda i: (-((unit.at[i][0] - x) ** 2 + (unit.at[i][1] - y) ** 2), i))
    return next((i for i in order if _coherent_without(table, unit, i)), order[0])


def _coherent_without(table: MythTable, unit: Unit, place: int) -> bool:
    rest = [at for i, at in enumerate(unit.at) if i != place]
    return not coherent(rest, radius(table, unit), table.box.figures.coherency)
