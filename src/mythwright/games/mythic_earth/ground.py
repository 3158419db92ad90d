"""What can be said of the table: landscape and its shapes, deployment zones, halves, quarters, the river."""

from __future__ import annotations

from functools import lru_cache
from typing import Generic, NamedTuple, TypeVar

from mythwright.games.mythic_earth.box import Box, MythTable
from mythwright.games.mythic_earth.geometry.numbers import TOLERANCE
from mythwright.games.mythic_earth.geometry.shapes import (
    Disc,
    Polygon,
    Shape,
    gap_to,
    rectangle,
    span,
    wholly_in,
)
from mythwright.games.mythic_earth.geometry.units import unit_wholly_in, unit_within
from mythwright.games.mythic_earth.keeping import FEW_KEPT, MANY_KEPT
from mythwright.games.mythic_earth.state import NOBODY, SOUTH, Feature, Point, Unit
from mythwright.games.mythic_earth.units import centre, radius
from mythwright.games.mythic_earth.ways import Ground, Piece

DIFFICULT, IMPASSABLE, OPEN = "difficult", "impassable", "open"
RAIN, RIVER, BRIDGE = "rain", "river", "bridge"
"""Landscape of the Rainy Season; what it does is the scenario's own (ME-GAP-80)."""
CORNER = "corner"
T = TypeVar("T")


class Landscape(NamedTuple):
    """The shapes of a table by what they do to movement, with the rectangles around them."""

    difficult: tuple[tuple[Shape, tuple[int, int, int, int]], ...]
    impassable: tuple[tuple[Shape, tuple[int, int, int, int]], ...]
    walls: tuple[tuple[Shape, tuple[int, int, int, int], int], ...]


@lru_cache(maxsize=MANY_KEPT)
def shape(feature: Feature) -> Shape:
    if feature.corners:
        return Polygon(feature.corners)
    return Disc(feature.x, feature.y, feature.radius)


def piece(table: MythTable, feature: Feature) -> Piece:
    """The kind of landscape as the kit has it."""
    return table.box.kit[feature.land]


class Same(Generic[T]):
    """A key for what never changes: equal only if it is the very same thing, which is quick to tell.

    Copies of a table share their landscape and their box; a loaded table has its own.
    """

    __slots__ = ("thing",)

    def __init__(self, thing: T) -> None:
        self.thing = thing

    def __hash__(self) -> int:
        return id(self.thing)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Same) and self.thing is other.thing


def landscape(table: MythTable) -> Landscape:
    """Worked out once for each furnished table."""
    return _landscape(Same(table.state.features), Same(table.box))


@lru_cache(maxsize=FEW_KEPT)
def _landscape(features: Same[tuple[Feature, ...]], box: Same[Box]) -> Landscape:
    kinds = [(box.thing.kit[f.land], shape(f)) for f in features.thing]
    return Landscape(
        tuple((s, span(s)) for kind, s in kinds if kind.ground == DIFFICULT and kind.id != RIVER),
        tuple((s, span(s)) for kind, s in kinds if kind.ground == IMPASSABLE),
        tuple((s, span(s), kind.height) for kind, s in kinds if kind.obstacle),
    )


def feature_of(table: MythTable, number: int) -> Feature | None:
    return next((feature for feature in table.state.features if feature.number == number), None)


def touches(table: MythTable, unit: Unit, feature: Feature) -> bool:
    """ME-GAME-14: some base touches the piece."""
    return touches_shape(unit.at, radius(table, unit), shape(feature))


@lru_cache(maxsize=MANY_KEPT)
def touches_shape(at: tuple[Point, ...], r: int, area: Shape) -> bool:
    return unit_within(at, r, area)


def minis_in(table: MythTable, unit: Unit, feature: Feature) -> int:
    """How many of its Minis touch the piece."""
    r, area = radius(table, unit), shape(feature)
    return sum(gap_to(area, x, y, r) <= TOLERANCE for x, y in unit.at)


# -- zones and halves ----------------------------------------------------------------------------------------


def ground_of(table: MythTable) -> Ground:
    """What the primary scenario puts on a table of this size."""
    return ground_at(table.box, table.state.primary, table.state.settings.size)


def ground_at(box: Box, primary: str, size: str) -> Ground:
    card = box.primaries[primary]
    return card.skirmish if size == "skirmish" else card.battle


def zone(table: MythTable, seat: int) -> Shape:
    """ME-GAP-75: the strip along the own edge, or the quarter disc of the own corner."""
    settings, edge = table.state.settings, table.state.sides[seat].edge
    return zone_at(table, edge, settings.width, settings.depth)


def zone_at(table: MythTable, edge: int, width: int, depth: int) -> Shape:
    """The zone of the player at this edge."""
    card = table.box.primaries[table.state.primary]
    if card.zone == CORNER:
        x, y = ground_of(table).corners[edge]
        return Disc(x, y, card.depth)
    if edge == SOUTH:
        return rectangle(0, 0, width, card.depth)
    return rectangle(0, depth - card.depth, width, depth)


def wholly_in_zone(table: MythTable, seat: int, x: int, y: int, r: int) -> bool:
    return wholly_in_area(table, zone(table, seat), x, y, r)


def wholly_in_area(table: MythTable, area: Shape, x: int, y: int, r: int) -> bool:
    """A zone ends at the table edges: a corner's disc reaches beyond them."""
    settings = table.state.settings
    on = r <= x + TOLERANCE and x <= settings.width - r + TOLERANCE
    on = on and r <= y + TOLERANCE and y <= settings.depth - r + TOLERANCE
    return on and wholly_in(area, x, y, r)


def unit_in_zone(table: MythTable, seat: int, unit: Unit) -> bool:
    """Within the zone of this seat (ME-GAP-87)."""
    return unit_within(unit.at, radius(table, unit), zone(table, seat))


def half_at(table: MythTable, x: int, y: int) -> int:
    """The seat in whose table half this point lies; nobody's on the midline (ME-GAP-79, ME-GAP-87)."""
    settings = table.state.settings
    if table.box.primaries[table.state.primary].zone == CORNER:
        level = x * settings.depth + y * settings.width - settings.width * settings.depth
    else:
        level = 2 * y - settings.depth
    if level == 0:
        return NOBODY
    edge = 0 if level < 0 else 1
    return next(seat for seat, side in enumerate(table.state.sides) if side.edge == edge)


def half(table: MythTable, seat: int) -> Shape:
    """The table half of this seat as a shape: split by the midline, in the Great Hunt by the diagonal."""
    settings, edge = table.state.settings, table.state.sides[seat].edge
    width, depth = settings.width, settings.depth
    if table.box.primaries[table.state.primary].zone == CORNER:
        corner = (0, 0) if edge == SOUTH else (width, depth)
        return Polygon(((0, depth), corner, (width, 0)))
    return rectangle(0, 0, width, depth // 2) if edge == SOUTH else rectangle(0, depth // 2, width, depth)


def within_half(table: MythTable, seat: int, unit: Unit) -> bool:
    return unit_within(unit.at, radius(table, unit), half(table, seat))


def quarters(table: MythTable) -> tuple[Shape, ...]:
    """South-west, south-east, north-west, north-east (ME-GAP-87)."""
    width, depth = table.state.settings.width, table.state.settings.depth
    x, y = width // 2, depth // 2
    return (
        rectangle(0, 0, x, y),
        rectangle(x, 0, width, y),
        rectangle(0, y, x, depth),
        rectangle(x, y, width, depth),
    )


def wholly_within(table: MythTable, unit: Unit, area: Shape) -> bool:
    """ME-GAME-15, ME-GAME-16."""
    return unit_wholly_in(unit.at, radius(table, unit), area)


def middle(table: MythTable) -> Point:
    return table.state.settings.width // 2, table.state.settings.depth // 2


def home_y(table: MythTable, seat: int) -> int:
    """Where the own deployment edge lies."""
    return 0 if table.state.sides[seat].edge == SOUTH else table.state.settings.depth


def unit_centre(unit: Unit) -> Point:
    return centre(unit.at)


# -- the river -----------------------------------------------------------------------------------------------


def in_river(table: MythTable, x: int, y: int, r: int) -> bool:
    """ME-GAP-80: the base overlaps the strip, and its centre's x lies on no bridge."""
    if table.state.primary != RAIN:
        return False
    low, high = table.box.figures.river
    if y + r <= low + TOLERANCE or y - r >= high - TOLERANCE:
        return False
    half_bridge = table.box.figures.bridge // 2
    return all(abs(x - bx) > half_bridge for bx, _ in ground_of(table).points)
