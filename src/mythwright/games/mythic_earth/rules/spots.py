"""Where bots may set a Unit up: Blocks and Lines on a grid, the places in front first (ME-GAP-75)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from mythwright.core.option import Option
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.field import Body, Field
from mythwright.games.mythic_earth.geometry.formations import Allowed, block
from mythwright.games.mythic_earth.geometry.shapes import Shape, span
from mythwright.games.mythic_earth.geometry.units import span_of
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
    """Where the Unit could be set up; none: it does not fit."""
    found = list(islice(_stands(table, number), MOST))
    return found if len(found) >= FEW else [*found, *_squeezed(table, number)]


def has_place(table: MythTable, number: int) -> bool:
    """Whether there is any, without listing them."""
    return next(_stands(table, number), None) is not None or bool(_squeezed(table, number))


def _stands(table: MythTable, number: int) -> Iterator[Option]:
    """In each column the foremost place of each formation, from the middle outwards; then those behind."""
    unit = table.state.units[number]
    count, r = profile(table, unit).size, radius(table, unit)
    area, free = zone(table, unit.seat), _free(table, number)
    columns, rows = _columns(table, area), _rows(table, unit.seat, area)
    shapes = [(f, shape_of(count, r, f, facing(table, unit.seat))) for f in (BLOCK, LINE)[: min(count, 2)]]
    forms = [(form, spots, *_inside(spots, r, area, columns, rows)) for form, spots in shapes]
    front: set[tuple[int, int, str]] = set()
    for way in (1, -1):
        for x in columns:
            for form, spots, xs, ys in forms:
                fitting = (y for y in ys[::way] if all(free(x + dx, y + dy) for dx, dy in spots))
                y = next(fitting, None) if x in xs else None
                if y is not None and (x, y, form) not in front:
                    front.add((x, y, form))
                    yield Option("go", (x, y, form))


def _free(table: MythTable, number: int) -> Allowed:
    """Whether a base of this Unit may be set up at a place."""
    unit = table.state.units[number]
    around = _within(field(table, number, False), zone(table, unit.seat))
    return free_in_zone(table, unit.seat, radius(table, unit), around)


def _within(around: Field, area: Shape) -> Field:
    """Only what can be in the way somewhere in this area."""
    left, bottom, right, top = span(area)
    return around.near(Body(((left, bottom), (right, top)), 0), 0)


def _inside(
    spots: tuple[Point, ...], r: int, area: Shape, columns: list[int], rows: list[int]
) -> tuple[list[int], list[int]]:
    """The columns and rows where the formation does not stick out of the rectangle around the area."""
    left, bottom, right, top = span_of(spots)
    west, south, east, north = span(area)
    xs = [x for x in columns if west <= x + left - r and x + right + r <= east]
    return xs, [y for y in rows if south <= y + bottom - r and y + top + r <= north]


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


def _squeezed(table: MythTable, number: int) -> list[Option]:
    """A zone that is narrow or nearly full: Blocks that fit themselves in; any inch of it will do."""
    unit = table.state.units[number]
    count, r = profile(table, unit).size, radius(table, unit)
    free = _free(table, number)
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
