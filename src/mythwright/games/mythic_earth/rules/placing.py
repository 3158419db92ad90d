"""Where a Unit may be set on the table: formations, and what forbids them (ME-GAP-38, ME-GAP-75)."""

from __future__ import annotations

from functools import cache, lru_cache

from mythwright.core.option import Option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.coherency import coherent
from mythwright.games.mythic_earth.geometry.field import Body, Field, FieldValue, fitting, resting
from mythwright.games.mythic_earth.geometry.formations import Allowed, block, line
from mythwright.games.mythic_earth.geometry.numbers import FULL_TURN, TOLERANCE
from mythwright.games.mythic_earth.geometry.shapes import Disc, span
from mythwright.games.mythic_earth.geometry.units import shifted
from mythwright.games.mythic_earth.ground import wholly_in_zone, zone
from mythwright.games.mythic_earth.keeping import FEW_KEPT
from mythwright.games.mythic_earth.rules.movement.fields import field, verdict
from mythwright.games.mythic_earth.rules.movement.plans import (
    BLOCK,
    EACH,
    LAND,
    LINE,
    Spoken,
    flies,
    forbids_air,
    spoken,
)
from mythwright.games.mythic_earth.state import SOUTH, Point
from mythwright.games.mythic_earth.units import profile, radius


@cache
def shape_of(count: int, r: int, form: str, angle: int) -> tuple[Point, ...]:
    """A formation around (0, 0) where nothing is in the way."""
    if form == LINE:
        cells = line(0, 0, count, r, angle, lambda x, y: True)
    else:
        cells = block(0, 0, count, r, lambda x, y: True)
    assert cells is not None
    return tuple(cells)


def facing(table: MythTable, seat: int) -> int:
    """Towards the enemy's edge, as an angle."""
    return FULL_TURN // 4 if table.state.sides[seat].edge == SOUTH else 3 * FULL_TURN // 4


def field_in_zone(table: MythTable, number: int) -> Field:
    """What can be in the way of a Unit that is set up, somewhere in its zone."""
    left, bottom, right, top = span(zone(table, table.state.units[number].seat))
    return field(table, number, False).near(Body(((left, bottom), (right, top)), 0), 0)


def free_in_zone(table: MythTable, seat: int, r: int, around: Field) -> Allowed:
    """ME-GAP-75: whether a base may stand there; a zone is the disc of a corner or an upright strip."""
    area, fit = zone(table, seat), free_of_others(r, around.value())
    if isinstance(area, Disc):
        mx, my, far = area.x, area.y, area.r - r + TOLERANCE + 1  # distances are rounded down
        return lambda x, y: (x - mx) * (x - mx) + (y - my) * (y - my) < far * far and fit(x, y)
    left, bottom, right, top = span(area)
    left, bottom, right, top = left + r, bottom + r, right - r, top - r

    def free(x: int, y: int) -> bool:
        return (
            left <= x + TOLERANCE
            and x - TOLERANCE <= right
            and bottom <= y + TOLERANCE
            and y - TOLERANCE <= top
            and fit(x, y)
        )

    return free


@lru_cache(maxsize=FEW_KEPT)
def free_of_others(r: int, around: FieldValue) -> Allowed:
    """The same wherever the zone ends."""
    return fitting(r, Field.of(*around))


def placed(table: MythTable, number: int, said: Spoken, around: Field) -> tuple[Point, ...] | Ruling:
    """Where the Minis stand by these words; without a formation they stand in a Block."""
    unit = table.state.units[number]
    x, y = said.points[-1]
    count, r = profile(table, unit).size, radius(table, unit)
    if said.form == EACH:
        if len(said.each) != count:
            return ruling("ME-GAP-35", unit=number, needs=count, has=len(said.each))
        return said.each
    if not wholly_in_zone(table, unit.seat, x, y, 0):
        return ruling("ME-GAP-75", unit=number, x=x, y=y)
    free, angle = free_in_zone(table, unit.seat, r, around), facing(table, unit.seat)
    undisturbed = shifted(shape_of(count, r, LINE if said.form == LINE else BLOCK, angle), x, y)
    if all(free(*spot) for spot in undisturbed):
        return tuple(undisturbed)
    if said.form == LINE:
        cells = line(x, y, count, r, angle, free)
    else:
        cells = block(x, y, count, r, free)
    if cells is None:
        return ruling("ME-GAP-75", unit=number, form=said.form or BLOCK, x=x, y=y)
    return tuple(cells)


def forbids_placing(table: MythTable, number: int, spots: tuple[Point, ...], around: Field) -> Ruling | None:
    """ME-GAP-75: wholly in the zone, coherent, no overlaps, off Impassable and walls, away from enemies."""
    unit = table.state.units[number]
    r = radius(table, unit)
    for mini, (x, y) in enumerate(spots, 1):
        if not wholly_in_zone(table, unit.seat, x, y, r):
            return ruling("ME-GAP-75", unit=number, mini=mini, x=x, y=y)
    clash = resting(Body(spots, r), around)
    if clash:
        return verdict(table, number, clash, False)
    strays = coherent(spots, r)
    return ruling("ME-COH-01", unit=number, mini=strays[0] + 1) if strays else None


Stand = tuple[tuple[Point, ...], bool]
"""Where the Minis of a Unit stand, and whether it is aloft."""


def deployed(table: MythTable, number: int, chosen: Option, around: Field) -> Stand | Ruling:
    """Where the Unit is set up by this answer, or why there is no such place."""
    said = spoken(chosen.args)
    unit = table.state.units[number]
    if said is None or len(said.points) != 1:
        return ruling("ME-GAP-35", unit=number, needs=1, has=len(chosen.args) // 2)
    wrong = forbids_air(table, unit, said.air)
    if wrong:
        return wrong
    spots = placed(table, number, said, around)
    return spots if isinstance(spots, Ruling) else (spots, flies(table, unit) and said.air != LAND)


def forbids_deploying(table: MythTable, number: int, chosen: Option) -> Ruling | None:
    """Why the Unit may not be set up so."""
    around = field_in_zone(table, number)
    found = deployed(table, number, chosen, around)
    return found if isinstance(found, Ruling) else forbids_placing(table, number, found[0], around)
