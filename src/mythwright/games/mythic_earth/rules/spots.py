"""Where bots may set a Unit up: Blocks and Lines on a grid, the places in front first (ME-GAP-75)."""

from __future__ import annotations

from collections.abc import Iterable

from mythwright.core.option import Option
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.field import Body, Field, resting
from mythwright.games.mythic_earth.geometry.formations import block
from mythwright.games.mythic_earth.geometry.shapes import Disc, Shape, span
from mythwright.games.mythic_earth.geometry.units import shifted, span_of, unit_wholly_in
from mythwright.games.mythic_earth.ground import ground_of, zone
from mythwright.games.mythic_earth.rules.movement.fields import field
from mythwright.games.mythic_earth.rules.movement.plans import BLOCK, EACH, LINE
from mythwright.games.mythic_earth.rules.placing import facing, free_in_zone, shape_of
from mythwright.games.mythic_earth.state import INCH, SOUTH, Point
from mythwright.games.mythic_earth.units import profile, radius

GRID = 4 * INCH
ROW = 2 * INCH
MOST = 40
FEW = 4
"""With fewer places than this, others are looked for."""


def places(table: MythTable, number: int) -> list[Option]:
    """In each column the foremost place of each formation, from the middle outwards; then those behind."""
    unit = table.state.units[number]
    count, r = profile(table, unit).size, radius(table, unit)
    around, area = field(table, number, False), zone(table, unit.seat)
    forms = {
        form: shape_of(count, r, form, facing(table, unit.seat)) for form in (BLOCK, LINE)[: min(count, 2)]
    }
    front: list[Option] = []
    behind: list[Option] = []
    for x in _columns(table, area):
        for form, spots in forms.items():
            fitting = [y for y in _rows(table, unit.seat, area) if _fits(spots, x, y, r, around, area)]
            front += [Option("go", (x, y, form)) for y in fitting[:1]]
            behind += [Option("go", (x, y, form)) for y in fitting[-1:] if len(fitting) > 1]
    found = [*front, *behind][:MOST]
    return found if len(found) >= FEW else [*found, *_squeezed(table, number, around)]


def _fits(spots: tuple[Point, ...], x: int, y: int, r: int, around: Field, area: Shape) -> bool:
    """Whether the whole formation may stand there."""
    there = shifted(spots, x, y)
    if not isinstance(area, Disc):
        left, bottom, right, top = span_of(there)
        west, south, east, north = span(area)
        if left - r < west or bottom - r < south or right + r > east or top + r > north:
            return False
    elif not unit_wholly_in(there, r, area):
        return False
    return resting(Body(there, r, True), around) is None


def _columns(table: MythTable, area: Shape) -> list[int]:
    """The grid lies about the middle of the table; the scenario's own points have columns as well."""
    left, _, right, _ = span(area)
    width = table.state.settings.width
    grid = {*range(width // 2 % GRID, width, GRID), *(x for x, _ in ground_of(table).points)}
    xs = [x for x in grid if max(left, 0) <= x <= min(right, width)]
    middle = sum(xs) // max(len(xs), 1)
    return sorted(xs, key=lambda x: (abs(x - middle), x))


def _rows(table: MythTable, seat: int, area: Shape) -> list[int]:
    """The rows nearest to the enemy first."""
    _, bottom, _, top = span(area)
    ys = [y for y in range(INCH, table.state.settings.depth, ROW) if bottom <= y <= top]
    return ys[::-1] if table.state.sides[seat].edge == SOUTH else ys


def _squeezed(table: MythTable, number: int, around: Field) -> list[Option]:
    """A zone that is narrow or nearly full: Blocks that fit themselves in; any inch of it will do."""
    unit = table.state.units[number]
    count, r = profile(table, unit).size, radius(table, unit)
    free = free_in_zone(table, unit.seat, r, around)
    found: list[Option] = []
    for x, y in _inches(table, unit.seat):
        if free(x, y) and (cells := block(x, y, count, r, free)):
            each = tuple(number for cell in cells for number in cell)
            found.append(Option("go", (*cells[0], EACH, *each)))
        if len(found) >= FEW:
            break
    return found


def _inches(table: MythTable, seat: int) -> Iterable[Point]:
    """The grid first, then every inch of the zone."""
    area = zone(table, seat)
    left, bottom, right, top = span(area)
    grid = [(x, y) for x in _columns(table, area) for y in _rows(table, seat, area)]
    every = [(x, y) for y in range(bottom + INCH, top, INCH) for x in range(left + INCH, right, INCH)]
    return dict.fromkeys((*grid, *every))
