"""Templates and shots that go astray (ME-HIT-18 to 21, ME-OVER-05 to 14)."""

from __future__ import annotations

from mythwright.games.mythic_earth.geometry.numbers import INCH, TOLERANCE, Line, Point, square_to_line
from mythwright.games.mythic_earth.geometry.units import Spots

# Where a missed shot goes, seen by a player whose enemy is in the north: x to the east, y to the north.
COMPASS = {1: (0, -1), 2: (1, 0), 3: (1, 0), 4: (-1, 0), 5: (-1, 0), 6: (0, 1)}


def under(x: int, y: int, r: int, spots: Spots, radius: int) -> list[int]:
    """The Minis that a round template touches, even partly (ME-HIT-20)."""
    square = (r + radius + TOLERANCE + 1) ** 2  # distances are rounded down
    return [i for i, (mx, my) in enumerate(spots) if (mx - x) ** 2 + (my - y) ** 2 < square]


def crossed_by(line: Line, spots: Spots, radius: int) -> list[int]:
    """The Minis whose bases the line touches (ME-OVER-12)."""
    square = (radius + TOLERANCE + 1) ** 2
    return [i for i, (x, y) in enumerate(spots) if square_to_line(x, y, line) < square]


def scatter(x: int, y: int, face: int, *, south: bool) -> Point:
    """Where a missed shot ends: as many inches as the die shows, by the shooting player's compass.

    ME-OVER-06 to 11, ME-GAP-50: the North player looks down the table, so both his axes are turned round.
    """
    dx, dy = COMPASS[face]
    length = face * INCH if south else -face * INCH
    return x + dx * length, y + dy * length
