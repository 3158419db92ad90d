"""Whole numbers instead of real ones: roots, feet, angles, and the tolerance (ME-GAPB-01, ME-GAP-02)."""

from __future__ import annotations

from math import isqrt

Point = tuple[int, int]
Line = tuple[int, int, int, int]  # x and y of both ends

INCH = 1000
TOLERANCE = 5
CONTACT = 50
FULL_TURN = 144  # angles are multiples of 2.5 degrees
QUARTER = FULL_TURN // 4
MILLION = 1_000_000

# Sines from 0 to 90 degrees in steps of 2.5, in millionths: the one table of ME-GAPB-01.
SINES = (
    *(0, 43619, 87156, 130526, 173648, 216440, 258819, 300706, 342020, 382683, 422618, 461749, 500000),
    *(537300, 573576, 608761, 642788, 675590, 707107, 737277, 766044, 793353, 819152, 843391, 866025),
    *(887011, 906308, 923880, 939693, 953717, 965926, 976296, 984808, 991445, 996195, 999048, 1000000),
)


def rounded(number: int, parts: int) -> int:
    """A fraction as a whole number, halves up; `parts` is positive."""
    return (2 * number + parts) // (2 * parts)


def distance(ax: int, ay: int, bx: int, by: int) -> int:
    """Between two points, rounded down."""
    return isqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))


def length_of(dx: int, dy: int) -> int:
    """Of a vector, rounded down."""
    return isqrt(dx * dx + dy * dy)


def sine(angle: int) -> int:
    """In millionths."""
    angle %= FULL_TURN
    if angle > 2 * QUARTER:
        return -sine(angle - 2 * QUARTER)
    return SINES[angle if angle <= QUARTER else 2 * QUARTER - angle]


def vector(angle: int, length: int) -> Point:
    return rounded(length * sine(angle + QUARTER), MILLION), rounded(length * sine(angle), MILLION)


def turned(dx: int, dy: int, angle: int) -> Point:
    """The vector turned counter-clockwise."""
    cos, sin = sine(angle + QUARTER), sine(angle)
    return rounded(dx * cos - dy * sin, MILLION), rounded(dx * sin + dy * cos, MILLION)


def scaled(dx: int, dy: int, length: int) -> Point:
    """A vector of that length in the same direction; one that points nowhere stays so."""
    square = dx * dx + dy * dy
    if square == 0:
        return 0, 0
    # each side times length / root of square, without that root: it is odd or no whole number, so there are
    # no halves to decide
    four = 4 * length * length
    x, y = (isqrt(four * dx * dx // square) + 1) // 2, (isqrt(four * dy * dy // square) + 1) // 2
    return x if dx * length >= 0 else -x, y if dy * length >= 0 else -y


def foot(x: int, y: int, line: Line) -> Point:
    """The point of the line nearest to (x, y), in whole units."""
    ax, ay, bx, by = line
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    along = (x - ax) * dx + (y - ay) * dy
    if along <= 0:
        return ax, ay
    if along >= square:
        return bx, by
    twice = 2 * square
    return ax + (2 * dx * along + square) // twice, ay + (2 * dy * along + square) // twice


def square_to_line(x: int, y: int, line: Line) -> int:
    """The squared distance from (x, y) to its foot on the line; for comparing without a root."""
    ax, ay, bx, by = line
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    px, py = x - ax, y - ay
    along = px * dx + py * dy
    if along <= 0:
        return px * px + py * py
    if along >= square:
        px, py = x - bx, y - by
        return px * px + py * py
    twice = 2 * square
    px -= (2 * dx * along + square) // twice
    py -= (2 * dy * along + square) // twice
    return px * px + py * py


def point_to_line(x: int, y: int, line: Line) -> int:
    return isqrt(square_to_line(x, y, line))


def side_of(x: int, y: int, line: Line) -> int:
    """Positive on the left of the line, negative on its right, 0 on it."""
    ax, ay, bx, by = line
    return (bx - ax) * (y - ay) - (by - ay) * (x - ax)


def cross(one: Line, other: Line) -> bool:
    """Do the lines cross inside both? One that only ends on the other is found by its distance."""
    a, b = side_of(one[0], one[1], other), side_of(one[2], one[3], other)
    if not (a < 0 < b or b < 0 < a):
        return False
    a, b = side_of(other[0], other[1], one), side_of(other[2], other[3], one)
    return a < 0 < b or b < 0 < a


def square_between(one: Line, other: Line) -> int:
    if cross(one, other):
        return 0
    return min(
        square_to_line(one[0], one[1], other),
        square_to_line(one[2], one[3], other),
        square_to_line(other[0], other[1], one),
        square_to_line(other[2], other[3], one),
    )


def line_to_line(one: Line, other: Line) -> int:
    """0 if they cross, else the least distance of an end to the other line."""
    return isqrt(square_between(one, other))


def within(gap: int, limit: int) -> bool:
    return gap <= limit + TOLERANCE


def farther(gap: int, limit: int) -> bool:
    return gap > limit + TOLERANCE


def apart(gap: int, limit: int) -> bool:
    """At least so far apart."""
    return gap >= limit - TOLERANCE


def touching(gap: int) -> bool:
    return gap <= TOLERANCE


def overlapping(gap: int) -> bool:
    return gap < -TOLERANCE


def in_contact(gap: int) -> bool:
    """Base contact (ME-GAP-03)."""
    return gap <= CONTACT


def inches(units: int) -> str:
    """For the eye only, to hundredths: 5750 is 5.75; a distance never reads below 0."""
    whole, rest = divmod(max(0, rounded(units, 10)), 100)
    return f"{whole}.{rest:02}".rstrip("0").rstrip(".") if rest else str(whole)
