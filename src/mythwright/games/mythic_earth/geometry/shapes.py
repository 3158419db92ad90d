"""Shapes on the table: discs, polygons and ovals, and the gaps from bases, paths and each other to them."""

from __future__ import annotations

from functools import lru_cache
from math import isqrt

from mythwright.core.data import Value
from mythwright.games.mythic_earth.geometry.numbers import (
    FULL_TURN,
    TOLERANCE,
    Line,
    Point,
    distance,
    foot,
    line_to_line,
    point_to_line,
    scaled,
    square_between,
    square_to_line,
    turned,
    vector,
)
from mythwright.games.mythic_earth.keeping import MANY_KEPT

ELLIPSE_CORNERS = 8
ROUNDING = 4


class Disc(Value, frozen=True):
    x: int
    y: int
    r: int


class Polygon(Value, frozen=True):
    """Corners in order, either way round; the sides do not cross."""

    corners: tuple[Point, ...]


class Oval(Value, frozen=True):
    """A round shape drawn out along a line: all points within `r` of it."""

    line: Line
    r: int


Shape = Disc | Polygon | Oval


def rectangle(left: int, bottom: int, right: int, top: int) -> Polygon:
    return Polygon(((left, bottom), (right, bottom), (right, top), (left, top)))


def strip(x: int, y: int, length: int, width: int, angle: int) -> Polygon:
    """A rectangle around (x, y) whose long side lies at this angle."""
    half, depth = length // 2, width // 2
    corners = ((-half, -depth), (half, -depth), (half, depth), (-half, depth))
    return Polygon(tuple(_moved(turned(*corner, angle), x, y) for corner in corners))


def ellipse(x: int, y: int, length: int, width: int, angle: int) -> Polygon:
    """Eight corners on an ellipse around (x, y) whose long axis lies at this angle."""
    rim = [vector(step * FULL_TURN // ELLIPSE_CORNERS, length // 2) for step in range(ELLIPSE_CORNERS)]
    corners = ((dx, dy * width // length) for dx, dy in rim)
    return Polygon(tuple(_moved(turned(*corner, angle), x, y) for corner in corners))


def _moved(corner: Point, x: int, y: int) -> Point:
    return corner[0] + x, corner[1] + y


def opposite(shape: Shape, width: int, height: int) -> Shape:
    """The shape turned by half a turn about the middle of a table of this size."""
    match shape:
        case Disc(x, y, r):
            return Disc(width - x, height - y, r)
        case Polygon(corners):
            return Polygon(tuple((width - x, height - y) for x, y in corners))
        case Oval((ax, ay, bx, by), r):
            return Oval((width - ax, height - ay, width - bx, height - by), r)


@lru_cache(maxsize=MANY_KEPT)
def span(shape: Shape) -> Line:
    """The least upright rectangle around it: left, bottom, right, top."""
    match shape:
        case Disc(x, y, r):
            return x - r, y - r, x + r, y + r
        case Polygon(corners):
            xs, ys = [x for x, _ in corners], [y for _, y in corners]
            return min(xs), min(ys), max(xs), max(ys)
        case Oval((ax, ay, bx, by), r):
            return min(ax, bx) - r, min(ay, by) - r, max(ax, bx) + r, max(ay, by) + r


@lru_cache(maxsize=MANY_KEPT)
def is_upright(shape: Shape) -> bool:
    """Is it itself an upright rectangle?"""
    return shape == rectangle(*span(shape))


@lru_cache(maxsize=MANY_KEPT)
def circle(shape: Shape) -> Disc:
    """A disc around the whole shape, quick to measure to."""
    if isinstance(shape, Disc):
        return shape
    left, bottom, right, top = span(shape)
    x, y = (left + right) // 2, (bottom + top) // 2
    if isinstance(shape, Oval):
        return Disc(x, y, distance(left, bottom, right, top))
    return Disc(x, y, max(distance(x, y, *corner) for corner in shape.corners) + 1)


def sides(corners: tuple[Point, ...]) -> list[Line]:
    return [(*corners[i - 1], *corners[i]) for i in range(len(corners))]


def inside(corners: tuple[Point, ...], x: int, y: int) -> bool:
    """Is the point in the polygon or on its rim?"""
    result = False
    ax, ay = corners[-1]
    for bx, by in corners:
        side = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if side == 0 and (ax <= x <= bx or bx <= x <= ax) and (ay <= y <= by or by <= y <= ay):
            return True
        if (ay > y) != (by > y) and (side > 0) == (by > ay):
            result = not result
        ax, ay = bx, by
    return result


def to_rim(corners: tuple[Point, ...], x: int, y: int) -> int:
    """The distance from a point to the nearest side."""
    ax, ay = corners[-1]
    least = -1
    for bx, by in corners:
        square = square_to_line(x, y, (ax, ay, bx, by))
        if least < 0 or square < least:
            least = square
        ax, ay = bx, by
    return isqrt(least)


def rim_gap(shape: Shape, x: int, y: int) -> int:
    """From a point to the shape's rim, in it or outside."""
    return to_rim(shape.corners, x, y) if isinstance(shape, Polygon) else abs(gap_to(shape, x, y, 0))


def rough_depth(shape: Shape, x: int, y: int, r: int) -> int:
    """How deep a base has sunk into the shape, below 0: the gap to it; true to `ROUNDING` units."""
    if not isinstance(shape, Polygon):
        return -gap_to(shape, x, y, r)
    ax, ay = shape.corners[-1]
    least, within = -1, False
    for bx, by in shape.corners:
        dx, dy, px, py = bx - ax, by - ay, x - ax, y - ay
        level = dx * py - dy * px
        if (ay > y) != (by > y) and (level > 0) == (by > ay):
            within = not within
        along, square = px * dx + py * dy, dx * dx + dy * dy
        if along <= 0:
            far = px * px + py * py
        elif along < square:
            far = level * level // square
        else:
            far = (x - bx) * (x - bx) + (y - by) * (y - by)
        if far < least or least < 0:
            least = far
        ax, ay = bx, by
    return r + isqrt(least) if within else r - isqrt(least)


def holds(shape: Shape, x: int, y: int) -> bool:
    """Is the point in the shape or on its rim?"""
    match shape:
        case Polygon(corners):
            return inside(corners, x, y)
        case Disc() | Oval():
            return gap_to(shape, x, y, 0) <= 0


def gap(ax: int, ay: int, ar: int, bx: int, by: int, br: int) -> int:
    """Base to base; negative where they overlap (ME-GAP-03)."""
    dx, dy = bx - ax, by - ay
    return isqrt(dx * dx + dy * dy) - ar - br


def gap_to(shape: Shape, x: int, y: int, r: int) -> int:
    """From a base to a shape; minus its radius if its centre lies in a polygon (ME-GAPB-01)."""
    if isinstance(shape, Disc):
        dx, dy = shape.x - x, shape.y - y
        return isqrt(dx * dx + dy * dy) - shape.r - r
    if isinstance(shape, Oval):
        return point_to_line(x, y, shape.line) - shape.r - r
    corners = shape.corners
    return -r if inside(corners, x, y) else to_rim(corners, x, y) - r


def line_gap(line: Line, shape: Shape) -> int:
    """From a line to a shape: 0 or less where they meet."""
    if isinstance(shape, Disc):
        return point_to_line(shape.x, shape.y, line) - shape.r
    if isinstance(shape, Oval):
        return line_to_line(line, shape.line) - shape.r
    if inside(shape.corners, line[0], line[1]):
        return 0
    return isqrt(min(square_between(line, side) for side in sides(shape.corners)))


def line_within(line: Line, shape: Shape, limit: int) -> bool:
    """Is `line_gap` at most the limit (for a polygon: not below 0)? Mostly settled without measuring."""
    ax, ay, bx, by = line
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    if isinstance(shape, Disc):
        reach = shape.r + limit
        level = dx * (shape.y - ay) - dy * (shape.x - ax)
        if level * level > (reach + ROUNDING) * (reach + ROUNDING) * square > 0:
            return False
        return reach >= 0 and square_to_line(shape.x, shape.y, line) < (reach + 1) * (reach + 1)
    if isinstance(shape, Polygon):
        levels = [dx * (y - ay) - dy * (x - ax) for x, y in shape.corners]
        far = (limit + ROUNDING) * (isqrt(square) + 1)
        if min(levels) > far or max(levels) < -far:
            return False
        if _cuts(line, shape.corners, levels):
            return True
    return line_gap(line, shape) <= limit


def _cuts(line: Line, corners: tuple[Point, ...], levels: list[int]) -> bool:
    """Does the line cross a side? `levels` tells on which side of the line each corner lies."""
    ax, ay, bx, by = line
    for i, level in enumerate(levels):
        before = levels[i - 1]
        if before < 0 < level or level < 0 < before:
            (cx, cy), (ex, ey) = corners[i - 1], corners[i]
            one = (ex - cx) * (ay - cy) - (ey - cy) * (ax - cx)
            other = (ex - cx) * (by - cy) - (ey - cy) * (bx - cx)
            if one < 0 < other or other < 0 < one:
                return True
    return False


def sweep_gap(line: Line, r: int, x: int, y: int, other: int) -> int:
    """From a base that goes along the line to a base that stands at (x, y)."""
    return isqrt(square_to_line(x, y, line)) - r - other


def sweep_gap_to(line: Line, r: int, shape: Shape) -> int:
    return line_gap(line, shape) - r


def shape_gap(one: Shape, other: Shape) -> int:
    """Between any two shapes, for bases that are not round and for pieces of landscape."""
    if isinstance(one, Disc):
        return gap_to(other, one.x, one.y, one.r)
    if isinstance(one, Oval):
        return line_gap(one.line, other) - one.r
    if not isinstance(other, Polygon):
        return shape_gap(other, one)
    if inside(one.corners, *other.corners[0]) or inside(other.corners, *one.corners[0]):
        return 0
    others = sides(other.corners)
    return isqrt(min(square_between(a, b) for a in sides(one.corners) for b in others))


def wholly_in(shape: Shape, x: int, y: int, r: int) -> bool:
    """Does no more than the tolerance of the base stick out of the shape?"""
    if isinstance(shape, Disc):
        return distance(x, y, shape.x, shape.y) + r - shape.r <= TOLERANCE
    if isinstance(shape, Oval):
        return point_to_line(x, y, shape.line) + r - shape.r <= TOLERANCE
    return inside(shape.corners, x, y) and to_rim(shape.corners, x, y) >= r - TOLERANCE


def oval_wholly_in(shape: Shape, oval: Oval) -> bool:
    """The same for an oval base; a hollow in a polygon's side may not reach into it either."""
    ax, ay, bx, by = oval.line
    if not (wholly_in(shape, ax, ay, oval.r) and wholly_in(shape, bx, by, oval.r)):
        return False
    if not isinstance(shape, Polygon):
        return True
    return all(line_to_line(oval.line, side) >= oval.r - TOLERANCE for side in sides(shape.corners))


def nearest_point(shape: Shape, x: int, y: int) -> Point:
    """The point of the shape nearest to (x, y), for drawing; (x, y) itself if it lies in it."""
    if holds(shape, x, y):
        return x, y
    if isinstance(shape, Polygon):
        feet = [foot(x, y, side) for side in sides(shape.corners)]
        return min(feet, key=lambda point: distance(x, y, *point))
    core = (shape.x, shape.y) if isinstance(shape, Disc) else foot(x, y, shape.line)
    return _moved(scaled(x - core[0], y - core[1], shape.r), *core)


def edge_gap(x: int, y: int, r: int, width: int, height: int) -> int:
    """From a base to the nearest table edge; negative when it hangs over."""
    return min(x, y, width - x, height - y) - r


def off_table(x: int, y: int, r: int, width: int, height: int) -> bool:
    inner = r - TOLERANCE
    return x < inner or y < inner or x > width - inner or y > height - inner
