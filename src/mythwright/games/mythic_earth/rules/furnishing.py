"""The table: the scenario's own pieces, then landscape in mirrored pairs (ME-SETUP-08, ME-GAP-06)."""

from __future__ import annotations

from functools import lru_cache

from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.field import overlap
from mythwright.games.mythic_earth.geometry.numbers import FULL_TURN, TOLERANCE, distance, turned
from mythwright.games.mythic_earth.geometry.shapes import (
    Disc,
    Polygon,
    Shape,
    circle,
    holds,
    opposite,
    shape_gap,
    span,
    wholly_in,
)
from mythwright.games.mythic_earth.ground import half, shape, zone_at
from mythwright.games.mythic_earth.keeping import MANY_KEPT
from mythwright.games.mythic_earth.rules.primaries import primary
from mythwright.games.mythic_earth.rules.primaries.base import add_feature
from mythwright.games.mythic_earth.state import SOUTH, Point
from mythwright.games.mythic_earth.ways import Pair, Piece

STREAM = "landscape"
FINE = 256
"""A place is drawn from a grid of so many by so many."""
STARTS = 100
"""So often the table is started anew before what is missing is left out."""
SKIRMISH = "skirmish"


def furnish(table: MythTable) -> None:
    """Scenario pieces first, then the pairs of the kit in order."""
    primary(table).furnish(table)
    own = table.state.features
    for _ in range(STARTS):
        table.state.features = own
        if is_furnished(table):
            break
    table.reveal()
    lands = [feature.land for feature in table.state.features]
    table.tell("furnished", "ME-GAP-06", pieces=lands)


def is_furnished(table: MythTable) -> bool:
    """Whether everything that is needed found a place."""
    for pair in table.box.pairs.values():
        if table.state.settings.size == SKIRMISH and not pair.skirmish:
            continue
        if not laid(table, pair) and pair.needed:
            return False
    halves = [half(table, seat) for seat in range(len(table.state.sides))]
    return all(pieces_in(table, area) >= table.box.figures.pieces_in_half for area in halves)


def pieces_in(table: MythTable, area: Shape) -> int:
    """How many pieces lie wholly in a table half."""
    return sum(lies_in(area, shape(feature)) for feature in table.state.features)


def lies_in(area: Shape, one: Shape) -> bool:
    if isinstance(one, Disc):
        return wholly_in(area, one.x, one.y, one.r)
    return isinstance(one, Polygon) and all(holds(area, *corner) for corner in one.corners)


def laid(table: MythTable, pair: Pair) -> bool:
    """Try to place a piece, and its like turned about the centre."""
    kind = table.box.kit[table.dice.pick(STREAM, pair.kinds)]
    settings = table.state.settings
    for _ in range(table.box.figures.piece_tries):
        x, y, angle = table.dice.below(STREAM, (FINE, FINE, FULL_TURN))
        at = x * settings.width // (FINE - 1), y * settings.depth // (FINE - 1)
        one = _shape(kind, at, angle)
        two = opposite(one, settings.width, settings.depth)
        if fits(table, pair, one, two):
            for each, spot in ((one, at), (two, (settings.width - at[0], settings.depth - at[1]))):
                _lay(table, kind, each, spot)
            return True
    return False


def _shape(kind: Piece, at: Point, angle: int) -> Shape:
    x, y = at
    if kind.across:
        return Disc(x, y, kind.across // 2)
    return Polygon(tuple([(x + dx, y + dy) for dx, dy in _turned(kind.corners, angle)]))


@lru_cache(maxsize=MANY_KEPT)
def _turned(corners: tuple[Point, ...], angle: int) -> tuple[Point, ...]:
    return tuple(turned(*corner, angle) for corner in corners)


def _lay(table: MythTable, kind: Piece, laid: Shape, at: Point) -> None:
    if isinstance(laid, Disc):
        add_feature(table, kind.id, at, radius=laid.r)
    elif isinstance(laid, Polygon):
        add_feature(table, kind.id, at, laid.corners)


def fits(table: MythTable, pair: Pair, one: Shape, two: Shape) -> bool:
    """Far enough from the edges, from other pieces and from the scenario's; scrubs at the zones."""
    figures, settings = table.box.figures, table.state.settings
    left, bottom, right, top = span(one)
    margin = figures.piece_from_edges
    if min(left, bottom, settings.width - right, settings.depth - top) < margin - TOLERANCE:
        return False
    if pair.at_zone and not is_at_zone(table, one):
        return False
    if not are_apart(one, two, figures.piece_apart - TOLERANCE):
        return False
    return is_clear(table, one)


def is_at_zone(table: MythTable, one: Shape) -> bool:
    """The first of the pair touches South's zone; the other then touches North's."""
    settings = table.state.settings
    return shape_gap(one, zone_at(table, SOUTH, settings.width, settings.depth)) <= TOLERANCE


def is_clear(table: MythTable, one: Shape) -> bool:
    figures = table.box.figures
    mine = {pair_kind for pair in table.box.pairs.values() for pair_kind in pair.kinds}
    for feature in table.state.features:
        keep = figures.piece_apart if feature.land in mine else figures.piece_from_scenario
        if not are_apart(one, shape(feature), keep - TOLERANCE):
            return False
    points = [Disc(token.x, token.y, figures.token) for token in table.state.tokens]
    return all(are_apart(one, point, figures.piece_from_scenario - TOLERANCE) for point in points)


def are_apart(one: Shape, other: Shape, least: int) -> bool:
    """Whether the gap between two pieces is so wide; where discs or rectangles around them are, they are not
    measured."""
    a, b = circle(one), circle(other)
    if distance(a.x, a.y, b.x, b.y) - a.r - b.r >= least:
        return True
    left, bottom, right, top = span(one)
    far = least + TOLERANCE  # more than rounding can take away
    if not overlap((left - far, bottom - far, right + far, top + far), span(other)):
        return True
    return shape_gap(one, other) >= least
