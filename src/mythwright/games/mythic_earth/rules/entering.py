"""How Minis come on the table from an edge, and those who did not fit follow (ME-RESERVE, ME-GAP-78)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from mythwright.core.option import Option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.coherency import coherent
from mythwright.games.mythic_earth.geometry.field import Body, Field, fitting, resting
from mythwright.games.mythic_earth.geometry.formations import GAPS, Allowed, block, cells, line, offsets
from mythwright.games.mythic_earth.geometry.numbers import FULL_TURN, TOLERANCE, distance
from mythwright.games.mythic_earth.rules.movement.allowance import allowance
from mythwright.games.mythic_earth.rules.movement.fields import field
from mythwright.games.mythic_earth.rules.movement.plans import (
    EACH,
    LAND,
    LINE,
    Spoken,
    flies,
    forbids_air,
    spoken,
)
from mythwright.games.mythic_earth.state import INCH, SOUTH, TABLE, Point, Unit
from mythwright.games.mythic_earth.units import profile, radius

MOVE, MARCH = "move", "march"
ENTER = "enter"
DOORS = 6 * INCH
"""Entry points are listed at this distance; any other on the edge will do."""
NEAR = 19
"""So many places are tried first: a Block of three rings."""
ANY = "any"
EAST, NORTH, WEST, SOUTHWARD = 0, FULL_TURN // 4, FULL_TURN // 2, 3 * FULL_TURN // 4
"""The way into the table from its west, south, east and north edge."""


# -- edges ---------------------------------------------------------------------------------------------------


def edges(table: MythTable, seat: int, word: str) -> tuple[str, ...]:
    """ME-P6-08 to ME-P6-12, ME-GAP-84: the edges of this word, right and left as the player sees them."""
    south = table.state.sides[seat].edge == SOUTH
    named = {
        "own": "south" if south else "north",
        "enemy": "north" if south else "south",
        "right": "east" if south else "west",
        "left": "west" if south else "east",
    }
    return ("south", "north", "west", "east") if word == ANY else (named[word],)


def edges_at(table: MythTable, x: int, y: int) -> list[str]:
    """The edges that a point lies on; two at a corner."""
    width, depth = table.state.settings.width, table.state.settings.depth
    if not (0 <= x <= width and 0 <= y <= depth):
        return []
    lies = {"south": y == 0, "north": y == depth, "west": x == 0, "east": x == width}
    return [edge for edge, there in lies.items() if there]


def doors(table: MythTable, edge: str) -> Iterator[Point]:
    """Points along an edge."""
    width, depth = table.state.settings.width, table.state.settings.depth
    along = range(DOORS // 2, width if edge in ("south", "north") else depth, DOORS)
    for at in along:
        yield {"south": (at, 0), "north": (at, depth), "west": (0, at), "east": (width, at)}[edge]


def inwards(table: MythTable, door: Point) -> int:
    """The way into the table from this point, as an angle."""
    edge = edges_at(table, *door)[0]
    return {"south": NORTH, "north": SOUTHWARD, "west": EAST, "east": WEST}[edge]


# -- coming on -----------------------------------------------------------------------------------------------


class Entry(NamedTuple):
    """Where the Minis that fit stand, and whether the Unit is aloft."""

    spots: tuple[Point, ...]
    aloft: bool


def entry(table: MythTable, number: int, chosen: Option, allowed: Sequence[str]) -> Entry | Ruling:
    """What `enter HOW X Y [AX AY] [formation] [aloft | land]` comes to, or why it is not allowed."""
    unit = table.state.units[number]
    how, *words = chosen.args or ("",)
    said = spoken(words)
    if how not in (MOVE, MARCH) or said is None or len(said.points) > 2:
        return ruling("ME-RESERVE-09", unit=number)
    door = said.points[0]
    found = edges_at(table, *door)
    if not found:
        return ruling("ME-RESERVE-13", x=door[0], y=door[1])
    if not set(found) & set(allowed):
        return ruling("ME-P6-07", edges=found, needs=list(allowed))
    wrong = forbids_air(table, unit, said.air)
    if wrong:
        return wrong
    around = field(table, number, flies(table, unit))
    length = allowance(table, number, how == MARCH)
    spots = _spots(table, number, said, around, length)
    if isinstance(spots, Ruling):
        return spots
    return Entry(spots, flies(table, unit) and said.air != LAND)


def reach(around: Field, door: Point, length: int, r: int) -> Allowed:
    """ME-RESERVE-13: a free place, no farther from the entry point than the allowance."""
    return _near(door, length, fitting(r, around))


def _near(door: Point, length: int, free: Allowed) -> Allowed:
    return lambda x, y: distance(*door, x, y) <= length + TOLERANCE and free(x, y)


def _spots(
    table: MythTable, number: int, said: Spoken, around: Field, length: int
) -> tuple[Point, ...] | Ruling:
    """ME-RESERVE-14, ME-GAP-78: all of them if they can, else as many as fit."""
    unit, door = table.state.units[number], said.points[0]
    count, r = profile(table, unit).size, radius(table, unit)
    free = reach(around, door, length, r)
    if said.form == EACH:
        return _each(number, count, r, said, around, length)
    angle = inwards(table, door)
    x, y = said.points[1] if len(said.points) == 2 else _inside(door, angle, length)
    for size in range(count, 0, -1):
        made = line(x, y, size, r, angle, free) if said.form == LINE else block(x, y, size, r, free)
        if made:
            return tuple(made)
    return ruling("ME-GAP-78", unit=number, x=door[0], y=door[1])


def _inside(door: Point, angle: int, length: int) -> Point:
    """Half the way that the Unit may come in."""
    x, y = door
    step = length // 2
    return {EAST: (x + step, y), WEST: (x - step, y), NORTH: (x, y + step), SOUTHWARD: (x, y - step)}[angle]


def _each(
    number: int, count: int, r: int, said: Spoken, around: Field, length: int
) -> tuple[Point, ...] | Ruling:
    """Places that were named one by one."""
    spots, door = said.each, said.points[0]
    if len(spots) != count:
        return ruling("ME-RESERVE-14", unit=number, has=len(spots), needs=count)
    for mini, (x, y) in enumerate(spots, 1):
        far = distance(*door, x, y)
        if far > length + TOLERANCE:
            return ruling("ME-RESERVE-13", unit=number, mini=mini, far=far, reach=length)
    clash = resting(Body(spots, r), around)
    if clash:
        return ruling("ME-GAP-78", unit=number, mini=clash.mini + 1, far=clash.gap, reach=clash.keep)
    strays = coherent(spots, r)
    return ruling("ME-COH-01", unit=number, mini=strays[0] + 1) if strays else spots


def entries(table: MythTable, number: int, allowed: Sequence[str]) -> list[Option]:
    """Ways to come on, for a list: by Move or March, at points along the edges where somebody fits."""
    unit = table.state.units[number]
    r = radius(table, unit)
    free = fitting(r, field(table, number, flies(table, unit)))
    ways = [
        (how, door, allowance(table, number, how == MARCH))
        for how in (MOVE, MARCH)
        for edge in allowed
        for door in doors(table, edge)
    ]

    def listed(room: Callable[[int, int, Allowed], bool]) -> list[Option]:
        found = []
        for how, door, length in ways:
            spot = _inside(door, inwards(table, door), length)
            if room(*spot, _near(door, length, free)):
                found.append(Option(ENTER, (how, *door)))
        return found

    # mostly there is room close to the middle; only where there seems to be none every place is looked at
    near = offsets(2 * r + GAPS[0])[:NEAR]
    return listed(lambda x, y, free: any(free(x + dx, y + dy) for dx, dy in near)) or listed(
        lambda x, y, free: block(x, y, 1, r, free) is not None
    )


# -- those who did not fit -----------------------------------------------------------------------------------


def follow(table: MythTable, number: int) -> None:
    """ME-RESERVE-15: Minis still at the entry point come on when the Unit has moved, if they fit."""
    unit = table.state.units[number]
    if not unit.outside or unit.place != TABLE:
        return
    r, length = radius(table, unit), allowance(table, number, double=False)
    free = reach(field(table, number, unit.aloft), unit.door, length, r)
    came = []
    for mini in unit.outside:
        spot = _beside(unit, r, free)
        if spot is None:
            break
        _join(unit, mini, spot)
        came.append(mini)
    if came:
        unit.outside = tuple(mini for mini in unit.outside if mini not in came)
        table.tell("followed", "ME-RESERVE-15", seat=unit.seat, unit=number, minis=came)


def _beside(unit: Unit, r: int, free: Allowed) -> Point | None:
    """A free place by the Minis that are on the table, nearest to those at the entry point."""
    door_x, door_y = unit.door
    x, y = min(unit.at, key=lambda at: distance(door_x, door_y, *at))
    needs = min(2, len(unit.at))
    touching, linked = (2 * r - TOLERANCE) ** 2, (2 * r + INCH + 1) ** 2  # distances are rounded down
    for apart in GAPS:
        for sx, sy in cells(x, y, 2 * r + apart):
            squares = [(ax - sx) * (ax - sx) + (ay - sy) * (ay - sy) for ax, ay in unit.at]
            near = [square for square in squares if square < linked]
            if len(near) >= needs and min(near) >= touching and free(sx, sy):
                return sx, sy
    return None


def _join(unit: Unit, mini: int, spot: Point) -> None:
    """One more Mini on the table; the numbers stay in order."""
    rows = sorted([*zip(unit.minis, unit.at, unit.hurt, strict=True), (mini, spot, 0)])
    unit.minis = tuple(row[0] for row in rows)
    unit.at = tuple(row[1] for row in rows)
    unit.hurt = tuple(row[2] for row in rows)
