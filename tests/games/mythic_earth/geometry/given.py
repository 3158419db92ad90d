"""Given: Units, fields and shapes for the tests of measuring. Lengths are thousandths of an inch."""

from __future__ import annotations

from collections.abc import Sequence

from mythwright.games.mythic_earth.geometry.field import FREE, Bar, Body, Field, Slow, Wall
from mythwright.games.mythic_earth.geometry.formations import block
from mythwright.games.mythic_earth.geometry.moves import Purse
from mythwright.games.mythic_earth.geometry.numbers import Point
from mythwright.games.mythic_earth.geometry.shapes import Shape

WIDTH, HEIGHT = 72_000, 48_000
HUMANOID, BEAST, MONSTER, BEHEMOTH = 630, 787, 1181, 2756


def a_unit(x: int, y: int, count: int = 1, radius: int = HUMANOID) -> Body:
    """So many Minis in a Block around a point."""
    spots = block(x, y, count, radius, lambda *_: True)
    assert spots
    return Body(spots, radius)


def a_row(x: int, y: int, *, count: int, apart: int, radius: int = HUMANOID) -> list[Point]:
    """Minis along +x with this gap between their bases."""
    return [(x + i * (2 * radius + apart), y) for i in range(count)]


def a_field(
    *,
    enemies: Sequence[Point] = (),
    blockers: Sequence[Point] = (),
    friends: Sequence[Point] = (),
    rocks: Sequence[Shape] = (),
    low_walls: Sequence[Shape] = (),
    jungle: Sequence[Shape | Slow] = (),
    radius: int = HUMANOID,
) -> Field:
    """Enemies have tag 1, blockers 2, friends that may be crossed 3; shapes are numbered from 10."""
    bars = [Bar(x, y, radius, 1000, 1000, 1) for x, y in enemies]
    bars += [Bar(x, y, radius, 0, 0, 2) for x, y in blockers]
    bars += [Bar(x, y, radius, FREE, 0, 3) for x, y in friends]
    walls = [Wall(shape, 0, 0, 10 + i) for i, shape in enumerate(rocks)]
    walls += [Wall(shape, FREE, 0, 20 + i) for i, shape in enumerate(low_walls)]
    slow = [shape if isinstance(shape, Slow) else Slow(shape) for shape in jungle]
    return Field(WIDTH, HEIGHT, bars, walls, slow)


def a_purse(inches: int) -> Purse:
    """An allowance in inches; its cost may go to the next even inch (ME-GAP-36)."""
    return Purse(inches * 1000, (inches + 1) // 2 * 2000)
