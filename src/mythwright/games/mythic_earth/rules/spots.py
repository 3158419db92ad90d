"""Where bots may set a Unit up: Blocks and Lines on a grid, the places in front first (ME-GAP-75)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import groupby, islice
from typing import NamedTuple

from mythwright.core.option import Option
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.field import Field
from mythwright.games.mythic_earth.geometry.formations import Allowed, block
from mythwright.games.mythic_earth.geometry.numbers import Line
from mythwright.games.mythic_earth.geometry.shapes import Shape, is_upright, span
from mythwright.games.mythic_earth.geometry.units import span_of
from mythwright.games.mythic_earth.ground import ground_of, zone
from mythwright.games.mythic_earth.keeping import FEW_KEPT, MANY_KEPT
from mythwright.games.mythic_earth.rules.movement.plans import BLOCK, EACH, LINE
from mythwright.games.mythic_earth.rules.placing import (
    facing,
    field_in_zone,
    free_in_zone,
    free_of_others,
    shape_of,
)
from mythwright.games.mythic_earth.state import INCH, SOUTH, Point
from mythwright.games.mythic_earth.units import profile, radius

GRID = 4 * INCH
ROW = 2 * INCH
MOST = 24
FEW = 2
"""With fewer places than this, others are looked for."""
Lines = tuple[int, ...]
"""Where columns or rows of the grid lie."""


def places(table: MythTable, number: int) -> list[Option]:
    """Where the Unit could be set up; none: it does not fit."""
    site = Site(table, number)
    found = list(islice(_stands(site), MOST))
    return found if len(found) >= FEW else [*found, *islice(_squeezed(site), FEW)]


def _stands(site: Site) -> Iterator[Option]:
    """In each column the foremost place of each formation, from the middle outwards; then those behind."""
    front: list[tuple[int, int, Form]] = []
    for x in site.columns:
        for form in site.forms:
            at = _first(site, form, x, form.rows) if x in form.columns else None
            if at is not None:
                front.append((x, at, form))
                yield Option("go", (x, form.rows[at], form.name))
    for x, at, form in front:
        behind = _first(site, form, x, form.rows[:at:-1])
        if behind is not None:
            yield Option("go", (x, form.rows[-1 - behind], form.name))


def _first(site: Site, form: Form, x: int, rows: Sequence[int]) -> int | None:
    """The first of these rows of a column, by its place among them, where the formation fits."""
    left, bottom, right, top = form.extent
    left, right = x + left, x + right
    beside = [
        (low - top, high - bottom) for west, low, east, high in site.taken if left <= east and west <= right
    ]
    for at, y in enumerate(rows):
        for low, high in beside:
            if low <= y <= high:
                break
        else:
            return at
        if site.holds(form.spots, x, y):
            return at
    return None


class Form(NamedTuple):
    """A formation, the rectangle around its bases, and the columns and rows where that does not stick out of
    the rectangle around the zone."""

    name: str
    spots: tuple[Point, ...]
    extent: Line
    columns: list[int]
    rows: list[int]


class Site:
    """The zone as a Unit finds it that is to be set up."""

    def __init__(self, table: MythTable, number: int) -> None:
        unit = table.state.units[number]
        self.table, self.seat, self.r = table, unit.seat, radius(table, unit)
        area = zone(table, self.seat)
        self.around = field_in_zone(table, number)
        self.upright = is_upright(area)
        self.taken = list(_taken(self.around)) if self.upright else [span(area)]
        """Where bases must be measured: in a zone without upright sides, everywhere."""
        self.columns, rows = _columns(table, area), _rows(table, self.seat, area)
        self.count, angle = profile(table, unit).size, facing(table, self.seat)
        names = (BLOCK, LINE)[: min(self.count, 2)]
        shapes = [(name, shape_of(self.count, self.r, name, angle)) for name in names]
        self.forms = [_form(name, spots, self.r, area, self.columns, rows) for name, spots in shapes]

    @cached_property
    def free(self) -> Allowed:
        """Whether a base may be set up at a place."""
        return free_in_zone(self.table, self.seat, self.r, self.around)

    @cached_property
    def inside(self) -> Allowed:
        """The same for a base that does not stick out of the rectangle around the zone."""
        return free_of_others(self.r, self.around.value()) if self.upright else self.free

    def holds(self, spots: tuple[Point, ...], x: int, y: int) -> bool:
        """Whether a formation fits here that does not stick out of the rectangle around the zone."""
        free = self.inside
        return all(free(x + dx, y + dy) for dx, dy in spots)


def _taken(around: Field) -> Iterator[Line]:
    """Rectangles outside of which a base meets nothing: one for each Unit and each piece."""
    for _, bars in groupby(around.bars, lambda bar: bar.tag):
        some = list(bars)
        left, bottom, right, top = span_of([(bar.x, bar.y) for bar in some])
        far = some[0].r + (some[0].end or 0)
        yield left - far, bottom - far, right + far, top + far
    yield from (fence for fence, _ in around.walls)


@lru_cache(maxsize=MANY_KEPT)
def _form(name: str, spots: tuple[Point, ...], r: int, area: Shape, columns: Lines, rows: Lines) -> Form:
    left, bottom, right, top = span_of(spots)
    extent = left, bottom, right, top = left - r, bottom - r, right + r, top + r
    west, south, east, north = span(area)
    xs = [x for x in columns if west <= x + left and x + right <= east]
    return Form(name, spots, extent, xs, [y for y in rows if south <= y + bottom and y + top <= north])


def _columns(table: MythTable, area: Shape) -> Lines:
    """The grid lies about the middle of the table; the scenario's own points have columns as well."""
    return _columns_in(area, table.state.settings.width, ground_of(table).points)


@lru_cache(maxsize=FEW_KEPT)
def _columns_in(area: Shape, width: int, points: tuple[Point, ...]) -> Lines:
    left, _, right, _ = span(area)
    grid = {*range(width // 2 % GRID, width, GRID), *(x for x, _ in points)}
    xs = [x for x in grid if left <= x <= right]
    middle = sum(xs) // max(len(xs), 1)
    return tuple(sorted(xs, key=lambda x: (abs(x - middle), x)))


def _rows(table: MythTable, seat: int, area: Shape) -> Lines:
    """The rows nearest to the enemy first."""
    _, bottom, _, top = span(area)
    ys = tuple([y for y in range(INCH, table.state.settings.depth, ROW) if bottom <= y <= top])
    return ys[::-1] if table.state.sides[seat].edge == SOUTH else ys


def _squeezed(site: Site) -> Iterator[Option]:
    """A zone that is narrow or nearly full: Blocks that fit themselves in; any inch of it will do."""
    free = site.free
    for x, y in _inches(site.table, site.seat):
        if free(x, y) and (cells := block(x, y, site.count, site.r, free)):
            each = tuple(number for cell in cells for number in cell)
            yield Option("go", (*cells[0], EACH, *each))


def _inches(table: MythTable, seat: int) -> Iterator[Point]:
    """The grid first, then every inch of the zone."""
    area = zone(table, seat)
    left, bottom, right, top = span(area)
    grid = dict.fromkeys((x, y) for x in _columns(table, area) for y in _rows(table, seat, area))
    yield from grid
    for y in range(bottom, top, INCH):
        for x in range(left, right, INCH):
            if (x, y) not in grid:
                yield x, y
