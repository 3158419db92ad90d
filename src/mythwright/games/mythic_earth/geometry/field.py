"""The field: all that a moving Unit must heed, and whether it may stand somewhere."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from mythwright.games.mythic_earth.geometry.numbers import TOLERANCE, Line, Point, scaled
from mythwright.games.mythic_earth.geometry.shapes import (
    Disc,
    Shape,
    circle,
    edge_gap,
    gap,
    gap_to,
    nearest_point,
    off_table,
    span,
)
from mythwright.games.mythic_earth.geometry.units import Spots, span_of

FREE = None  # not heeded
COLUMN = 3000  # how wide the columns are by which bases are looked up
EDGE = -1  # the tag of a clash with the table's edge, or with nothing but the Unit itself


class Body(NamedTuple):
    """A Unit that stands or moves. `settled`: known to be coherent and not to overlap itself."""

    spots: Spots
    radius: int
    settled: bool = False


class Bar(NamedTuple):
    """A base to keep away from: so far along the way, so far where the move ends (0: it may be touched)."""

    x: int
    y: int
    r: int
    way: int | None
    end: int | None
    tag: int


class Wall(NamedTuple):
    """The same for a shape."""

    shape: Shape
    way: int | None
    end: int | None
    tag: int


class Slow(NamedTuple):
    """Difficult ground; a base whose centre is in or on an opening (a bridge) does not stand on it."""

    shape: Shape
    openings: tuple[Shape, ...] = ()


class Clash(NamedTuple):
    """Why not: what kind of thing, which Mini, whose, how far and how far it ought to be, and where."""

    kind: str
    mini: int
    tag: int
    gap: int
    keep: int
    line: Line


Fenced = tuple[Line, Wall]
"""A wall and the rectangle in which it is heeded."""
Rounded = tuple[Disc, Slow]
"""Difficult ground and a disc around it."""


FieldValue = tuple[int, int, tuple[Bar, ...], int, tuple[Fenced, ...], tuple[Rounded, ...]]


class Field:
    """A table of this size with what stands in the way. Narrow it with `near` before trying many moves."""

    __slots__ = ("bars", "height", "slow", "walls", "widest", "width")

    def __init__(
        self,
        width: int,
        height: int,
        bars: Sequence[Bar] = (),
        walls: Sequence[Wall] = (),
        slow: Sequence[Slow] = (),
    ) -> None:
        self.width, self.height = width, height
        self.bars: Sequence[Bar] = bars
        self.widest = max((bar[2] + max(bar[3] or 0, bar[4] or 0) for bar in bars), default=0)
        self.walls: Sequence[Fenced] = fenced(walls)
        self.slow: Sequence[Rounded] = rounded_up(slow)

    @classmethod
    def of(
        cls,
        width: int,
        height: int,
        bars: Sequence[Bar],
        widest: int,
        walls: Sequence[Fenced],
        slow: Sequence[Rounded],
    ) -> Field:
        """A field whose rectangles and discs are known already."""
        field = cls.__new__(cls)
        field.width, field.height, field.bars, field.widest = width, height, bars, widest
        field.walls, field.slow = walls, slow
        return field

    def value(self) -> FieldValue:
        """All that the field is, to remember things by; `of` makes the same field from it."""
        return (
            self.width,
            self.height,
            tuple(self.bars),
            self.widest,
            tuple(self.walls),
            tuple(self.slow),
        )

    def near(self, body: Body, reach: int) -> Field:
        """Only what the Unit could meet within this reach."""
        left, bottom, right, top = span_of(body.spots)
        far = reach + body.radius + TOLERANCE
        around = left, bottom, right, top = left - far, bottom - far, right + far, top + far
        walls = [pair for pair in self.walls if overlap(pair[0], around)]
        slow = [
            pair
            for pair in self.slow
            if left <= (disc := pair[0]).x + disc.r
            and disc.x - disc.r <= right
            and bottom <= disc.y + disc.r
            and disc.y - disc.r <= top
        ]
        return Field.of(self.width, self.height, bars_in(self, around), self.widest, walls, slow)


def bars_in(field: Field, around: Line) -> list[Bar]:
    """The bases that may be heeded somewhere in this rectangle."""
    wide = field.widest
    left, bottom, right, top = around[0] - wide, around[1] - wide, around[2] + wide, around[3] + wide
    return [bar for bar in field.bars if left <= bar[0] <= right and bottom <= bar[1] <= top]


def overlap(one: Line, other: Line) -> bool:
    """Do two upright rectangles touch?"""
    return one[0] <= other[2] and other[0] <= one[2] and one[1] <= other[3] and other[1] <= one[3]


def fenced(walls: Sequence[Wall]) -> Sequence[Fenced]:
    return [(_fence(wall), wall) for wall in walls]


def rounded_up(slow: Sequence[Slow]) -> Sequence[Rounded]:
    return [(circle(ground.shape), ground) for ground in slow]


def _fence(wall: Wall) -> Line:
    left, bottom, right, top = span(wall.shape)
    keep = max(wall.way or 0, wall.end or 0)
    return left - keep, bottom - keep, right + keep, top + keep


def fits(x: int, y: int, r: int, field: Field) -> bool:
    """May a base end its move here?"""
    if off_table(x, y, r, field.width, field.height):
        return False
    for bx, by, br, _, end, _ in field.bars:
        if end is not None:
            near = end + r + br - TOLERANCE
            dx, dy = bx - x, by - y
            if -near < dx < near and -near < dy < near and dx * dx + dy * dy < near * near:
                return False
    return _off_walls(x, y, r, field.walls)


def _off_walls(x: int, y: int, r: int, walls: Sequence[Fenced]) -> bool:
    for (left, bottom, right, top), wall in walls:
        if wall.end is not None and left - r <= x <= right + r and bottom - r <= y <= top + r:
            if gap_to(wall.shape, x, y, r) < wall.end - TOLERANCE:
                return False
    return True


def fitting(r: int, field: Field) -> Callable[[int, int], bool]:
    """The same for many places and bases of one radius: who stands near is looked up by columns."""
    others = [(x, y, end + r + other - TOLERANCE) for x, y, other, _, end, _ in field.bars if end is not None]
    columns: dict[int, list[tuple[int, int, int]]] = {}
    walls, inner = field.walls, r - TOLERANCE
    right, top = field.width - inner, field.height - inner

    def fit(x: int, y: int) -> bool:
        if not (inner <= x <= right and inner <= y <= top):
            return False
        column = x // COLUMN
        beside = columns.get(column)
        if beside is None:
            left = column * COLUMN
            beside = [each for each in others if left - each[2] <= each[0] < left + COLUMN + each[2]]
            columns[column] = beside
        for bx, by, near in beside:
            dx, dy = bx - x, by - y
            if -near < dx < near and -near < dy < near and dx * dx + dy * dy < near * near:
                return False
        return not walls or _off_walls(x, y, r, walls)

    return fit


def resting(body: Body, field: Field, escaping: Collection[int] = ()) -> Clash | None:
    """What keeps the Unit from standing where it is; `escaping`: tags that are not heeded."""
    spots, radius = body.spots, body.radius
    left, bottom, right, top = span_of(spots)
    around = left - radius, bottom - radius, right + radius, top + radius
    return (
        edge_clash(spots, radius, field, "end_edge")
        or _rest_bars(body, field, around, escaping)
        or _rest_walls(body, field, around, escaping)
        or (None if body.settled else own_clash(body))
    )


def _rest_bars(body: Body, field: Field, around: Line, escaping: Collection[int]) -> Clash | None:
    radius = body.radius
    for bar in bars_in(field, around):
        bx, by, r, _, end, tag = bar
        if end is None or tag in escaping:
            continue
        near = end + r + radius - TOLERANCE
        for mini, (x, y) in enumerate(body.spots):
            dx, dy = bx - x, by - y
            if -near < dx < near and dx * dx + dy * dy < near * near:
                found = gap(x, y, radius, bx, by, r)
                return Clash("end_base", mini, tag, found, end, rim_line(x, y, radius, bar))
    return None


def _rest_walls(body: Body, field: Field, around: Line, escaping: Collection[int]) -> Clash | None:
    radius = body.radius
    for fence, (shape, _, end, tag) in field.walls:
        if end is None or tag in escaping or not overlap(fence, around):
            continue
        left, bottom, right, top = fence
        for mini, (x, y) in enumerate(body.spots):
            if left - radius <= x <= right + radius and bottom - radius <= y <= top + radius:
                found = gap_to(shape, x, y, radius)
                if found < end - TOLERANCE:
                    return Clash("end_shape", mini, tag, found, end, (x, y, *nearest_point(shape, x, y)))
    return None


def own_clash(body: Body) -> Clash | None:
    """Two Minis of the Unit that overlap."""
    spots, radius = body.spots, body.radius
    near = 2 * radius - TOLERANCE
    for i, (x, y) in enumerate(spots):
        for j in range(i):
            ox, oy = spots[j]
            if (x - ox) * (x - ox) + (y - oy) * (y - oy) < near * near:
                return Clash("own", i, EDGE, gap(x, y, radius, ox, oy, radius), 0, (x, y, ox, oy))
    return None


def rim_line(x: int, y: int, r: int, bar: Bar) -> Line:
    """From rim to rim of a base at (x, y) and the bar."""
    out, back = scaled(bar.x - x, bar.y - y, r), scaled(x - bar.x, y - bar.y, bar.r)
    return x + out[0], y + out[1], bar.x + back[0], bar.y + back[1]


def _edge_point(x: int, y: int, field: Field) -> Point:
    """The point of the nearest table edge."""
    ways = (
        (y, (x, 0)),
        (field.height - y, (x, field.height)),
        (x, (0, y)),
        (field.width - x, (field.width, y)),
    )
    return min(ways)[1]


def edge_clash(spots: Spots, radius: int, field: Field, kind: str) -> Clash | None:
    """A Mini that hangs over the table's edge."""
    left, bottom, right, top = span_of(spots)
    if min(left, bottom, field.width - right, field.height - top) - radius >= -TOLERANCE:
        return None
    gaps = [edge_gap(x, y, radius, field.width, field.height) for x, y in spots]
    over = min(gaps)
    mini = gaps.index(over)
    x, y = spots[mini]
    return Clash(kind, mini, EDGE, over, 0, (x, y, *_edge_point(x, y, field)))
