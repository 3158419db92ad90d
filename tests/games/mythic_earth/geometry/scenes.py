"""Scenes drawn at random: tables of both sizes with Units, shapes and wishes to move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypeVar

from hypothesis import strategies as st

from mythwright.games.mythic_earth.geometry.field import FREE, Bar, Body, Field, Slow, Wall, fits
from mythwright.games.mythic_earth.geometry.formations import block
from mythwright.games.mythic_earth.geometry.moves import Move, Purse
from mythwright.games.mythic_earth.geometry.numbers import Line, Point, vector
from mythwright.games.mythic_earth.geometry.shapes import (
    Disc,
    Oval,
    Polygon,
    Shape,
    ellipse,
    opposite,
    strip,
)
from mythwright.games.mythic_earth.geometry.sight import Screen
from tests.games.mythic_earth.geometry.given import BEAST, BEHEMOTH, HUMANOID, MONSTER

HEIGHT = 48_000
WIDTHS = (48_000, 72_000)
KEEPS = ((FREE, 0), (0, 0), (1000, 1000), (FREE, 1000))
RADII = (HUMANOID, HUMANOID, BEAST, MONSTER, BEHEMOTH)
BYTES = 360  # more than any scene takes; what is beyond counts as 0

Thing = TypeVar("Thing")


class Scene(NamedTuple):
    """A field, a Unit that may stand where it is, and what it may use up."""

    field: Field
    body: Body
    purse: Purse
    bars: list[Bar]
    walls: list[Wall]
    slow: list[Slow]


class Case:
    """A case read from bytes: one draw for Hypothesis, which shrinks it byte by byte."""

    def __init__(self, source: bytes) -> None:
        self.source, self.place = source, 0

    def __repr__(self) -> str:
        return f"Case(bytes.fromhex({self.source.hex()!r}))"

    def integer(self, low: int, high: int) -> int:
        size = 1 if high - low < 256 else 3
        part = self.source[self.place : self.place + size]
        self.place += size
        return low + int.from_bytes(part) % (high - low + 1)

    def pick(self, things: Sequence[Thing]) -> Thing:
        return things[self.integer(0, len(things) - 1)]

    def angle(self) -> int:
        return self.integer(0, 143)

    def radius(self) -> int:
        return self.pick(RADII)

    def point(self, width: int = 48_000) -> Point:
        return self.integer(0, width), self.integer(0, HEIGHT)

    def points(self, most: int) -> list[Point]:
        return [self.point() for _ in range(self.integer(1, most))]

    def line(self) -> Line:
        return (*self.point(), *self.point())

    def near(self, x: int, y: int, most: int = 12_000) -> Point:
        """A point not far from this one, so that things get into each other's way."""
        dx, dy = vector(self.angle(), self.integer(500, most))
        return x + dx, y + dy

    def shape(self, x: int, y: int) -> Shape:
        match self.pick(("disc", "strip", "ellipse", "triangle", "oval")):
            case "disc":
                return Disc(x, y, self.integer(100, 4000))
            case "strip":
                return strip(x, y, self.integer(500, 9000), self.integer(300, 6000), self.angle())
            case "ellipse":
                return ellipse(x, y, self.integer(4000, 9000), self.integer(3000, 6000), self.angle())
            case "triangle":
                first, turn = self.angle(), self.integer(20, 60)
                rim = [vector(first + i * turn, self.integer(500, 5000)) for i in range(3)]
                return Polygon(tuple((x + dx, y + dy) for dx, dy in rim))
        dx, dy = vector(self.angle(), self.integer(0, 5000))
        return Oval((x, y, x + dx, y + dy), self.integer(100, 3000))

    def scene(self, most: int = 6) -> Scene:
        width = self.pick(WIDTHS)
        x, y = self.point(width)
        radius = self.radius()
        walls = [
            Wall(self.shape(*self.near(x, y)), *self.pick(KEEPS), 50 + i) for i in range(self.integer(0, 3))
        ]
        slow = [Slow(self.shape(*self.near(x, y))) for _ in range(self.integer(0, 3))]
        bars = []
        for tag in range(self.integer(0, 3)):
            (bx, by), r, keep = self.near(x, y), self.radius(), self.pick(KEEPS)
            spots = block(bx, by, self.integer(1, 4), r, lambda *_: True) or []
            bars += [Bar(*spot, r, *keep, tag) for spot in spots]
        field = Field(width, HEIGHT, bars, walls, slow)
        spots = block(x, y, self.integer(1, most), radius, lambda a, b: fits(a, b, radius, field))
        inches = self.integer(1, 16)
        purse = Purse(inches * 1000, (inches + 1) // 2 * 2000)
        return Scene(field, Body(spots or [(x, y)], radius), purse, bars, walls, slow)

    def move(self, scene: Scene) -> Move:
        """A wish: up to four legs, then the same formation, a new Block, or Minis that wander off."""
        legs = [vector(self.angle(), self.integer(0, 5000)) for _ in range(self.integer(1, 4))]
        spots, radius, _ = scene.body
        dx, dy = sum(x for x, _ in legs), sum(y for _, y in legs)
        ends = [(x + dx, y + dy) for x, y in spots]
        match self.pick(("kept", "block", "loose")):
            case "block":
                found = block(*ends[0], len(spots), radius, lambda a, b: fits(a, b, radius, scene.field))
                ends = found or ends
            case "loose":
                ends = [(x + self.integer(-900, 900), y + self.integer(-900, 900)) for x, y in ends]
        return Move(legs[:-1], ends)

    def screens(self, x: int, y: int) -> list[Screen]:
        return [
            Screen(
                self.shape(*self.near(x, y)),
                self.integer(0, 3),
                solid=self.pick((True, False)),
                area=self.pick((True, False)),
                tag=tag,
            )
            for tag in range(self.integer(0, 4))
        ]


cases = st.binary(min_size=BYTES, max_size=BYTES).map(Case)


def turned_round(scene: Scene) -> Scene:
    """The same table from the other side: everything turned by half a turn about its middle."""
    width = scene.field.width
    bars = [bar._replace(x=width - bar.x, y=HEIGHT - bar.y) for bar in scene.bars]
    walls = [wall._replace(shape=opposite(wall.shape, width, HEIGHT)) for wall in scene.walls]
    slow = [Slow(opposite(ground.shape, width, HEIGHT)) for ground in scene.slow]
    body = scene.body._replace(spots=[(width - x, HEIGHT - y) for x, y in scene.body.spots])
    return Scene(Field(width, HEIGHT, bars, walls, slow), body, scene.purse, bars, walls, slow)


def turned_move(scene: Scene, move: Move) -> Move:
    width = scene.field.width
    return Move([(-dx, -dy) for dx, dy in move.shifts], [(width - x, HEIGHT - y) for x, y in move.ends])


def resized(scene: Scene, by: int) -> Scene:
    """The same with bases of the moving Unit a little larger or smaller."""
    return scene._replace(body=scene.body._replace(radius=scene.body.radius + by))
