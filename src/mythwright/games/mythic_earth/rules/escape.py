"""Where a flight leads: its direction, what is in its way, how far it goes (ME-GAP-29, ME-GAP-30)."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.field import FREE, Bar, Body, Field
from mythwright.games.mythic_earth.geometry.flights import STRAIGHT, Bounds, Flight, flee
from mythwright.games.mythic_earth.geometry.numbers import TOLERANCE, distance
from mythwright.games.mythic_earth.geometry.shapes import nearest_point
from mythwright.games.mythic_earth.ground import CORNER, ground_of, unit_in_zone, zone
from mythwright.games.mythic_earth.rules.movement.allowance import allowance, purse
from mythwright.games.mythic_earth.rules.movement.fields import TOUCH, field
from mythwright.games.mythic_earth.rules.movement.plans import flies
from mythwright.games.mythic_earth.state import NO_UNIT, SOUTH, TABLE, Point, Unit
from mythwright.games.mythic_earth.units import BEHEMOTH, centre, enemies, gap, kind, on_table, radius

HOME, NEAREST = "home", "nearest"
"""Goals of a flight: the own deployment edge; the closer of the own zone and the nearest edge (ME-GAP-29)."""


# -- the direction -------------------------------------------------------------------------------------------


def way(table: MythTable, number: int, goal: str) -> Point:
    """The direction to the goal, from the Unit's centre."""
    return home_way(table, number) if goal == HOME else nearest_way(table, number)


def home_way(table: MythTable, number: int) -> Point:
    """ME-FLEE-05: at right angles to the own edge; in the Great Hunt to the nearer edge of the own corner."""
    unit = table.state.units[number]
    edge = table.state.sides[unit.seat].edge
    down = -1 if edge == SOUTH else 1
    if table.box.primaries[table.state.primary].zone != CORNER:
        return 0, down
    x, y = centre(unit.at)
    corner_x, corner_y = ground_of(table).corners[edge]
    return (down, 0) if abs(corner_x - x) < abs(corner_y - y) else (0, down)


def nearest_way(table: MythTable, number: int) -> Point:
    """ME-STOPFLEE-17, ME-DISENG-02: ties go to the zone, the own edge, then left, right and far edge."""
    unit = table.state.units[number]
    x, y = centre(unit.at)
    ways = list(_edges(table, unit, x, y))
    if not unit_in_zone(table, unit.seat, unit):
        px, py = nearest_point(zone(table, unit.seat), x, y)
        ways.insert(0, (distance(x, y, px, py), (px - x, py - y)))
    return min(ways, key=lambda found: found[0])[1]


def _edges(table: MythTable, unit: Unit, x: int, y: int) -> Iterator[tuple[int, Point]]:
    """How far each table edge is and where: the own, then left, right and far as its player sees them."""
    settings = table.state.settings
    south, north = (y, (0, -1)), (settings.depth - y, (0, 1))
    west, east = (x, (-1, 0)), (settings.width - x, (1, 0))
    if table.state.sides[unit.seat].edge == SOUTH:
        yield from (south, west, east, north)
    else:
        yield from (north, east, west, south)


def closest_enemy(table: MythTable, number: int) -> int:
    """The nearest enemy on the table; ties go to the lowest number (ME-GAPB-01)."""
    unit = table.state.units[number]
    near = [(gap(table, unit, foe), other) for other, foe in enemies(table, unit)]
    return min(near)[1] if near else NO_UNIT


def pursuer(table: MythTable, number: int, source: int) -> int:
    """ME-FLEE-03, ME-GAP-29: the enemy who caused it; else, and for own fire, the closest."""
    units = table.state.units
    if source != NO_UNIT and units[source].place == TABLE and units[source].seat != units[number].seat:
        return source
    return closest_enemy(table, number)


# -- the way -------------------------------------------------------------------------------------------------


def escape_field(table: MythTable, number: int, fought: Collection[int]) -> Field:
    """ME-FLEE-06, ME-FLEE-07, ME-GAP-30: Behemoths and enemies bar the way; other friends only its end."""
    flying = flies(table, table.state.units[number])
    around = field(table, number, flying)
    bars = list(_bars(table, number, fought, flying))
    walls, slow = [wall for _, wall in around.walls], [ground for _, ground in around.slow]
    return Field(around.width, around.height, bars, walls, slow)


def _bars(table: MythTable, number: int, fought: Collection[int], flying: bool) -> Iterator[Bar]:
    unit = table.state.units[number]
    for other, they in on_table(table):
        if other == number:
            continue
        friend = they.seat == unit.seat
        keep = TOUCH if friend or other in fought else table.box.figures.from_enemies
        passed = flying or they.aloft or (friend and kind(table, they) != BEHEMOTH)
        for x, y in they.at:
            yield Bar(x, y, radius(table, they), FREE if passed else keep, keep, other)


def flight(
    table: MythTable,
    number: int,
    goal: str,
    source: int,
    fought: Collection[int],
    bounds: Bounds = STRAIGHT,
) -> Flight:
    """ME-FLEE-02, ME-FLEE-04: as much of a March as can be, away from the enemy fled from."""
    unit = table.state.units[number]
    body = Body(unit.at, radius(table, unit), True)
    length = allowance(table, number, True)
    around = escape_field(table, number, fought).near(body, length + TOLERANCE)
    foe = pursuer(table, number, source)
    fled = (table.state.units[foe].at, radius(table, table.state.units[foe])) if foe else None
    return flee(body, way(table, number, goal), around, purse(length), fled, bounds)
