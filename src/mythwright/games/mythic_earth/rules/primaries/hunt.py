"""The Great Hunt (ME-P3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from mythwright.core.flow import Done, Frame, Next, roll
from mythwright.games.mythic_earth import effects, ledger
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.field import Bar, Body, Fenced, Field, Wall, fenced, fitting
from mythwright.games.mythic_earth.geometry.flights import glide
from mythwright.games.mythic_earth.geometry.moves import Purse
from mythwright.games.mythic_earth.geometry.places import nearest_place
from mythwright.games.mythic_earth.geometry.templates import scatter
from mythwright.games.mythic_earth.ground import Same, ground_of, shape
from mythwright.games.mythic_earth.keeping import FEW_KEPT
from mythwright.games.mythic_earth.rules.aftermath import BANISHED
from mythwright.games.mythic_earth.rules.movement.fields import bars_of
from mythwright.games.mythic_earth.rules.primaries.base import SEATS, Primary, did, gain, scores_now
from mythwright.games.mythic_earth.rules.tokens import SPAWN
from mythwright.games.mythic_earth.state import INCH, NEUTRAL, NOBODY, SOUTH, Feature, Point
from mythwright.games.mythic_earth.units import ANIMAL, on_table, radius, widest

STEP, FARTHEST = INCH // 4, 24 * INCH
"""How a place for an animal is looked for where its spawn point is taken."""


class Hunt(Primary):
    """The Great Hunt (ME-P3)."""

    def furnish(self, table: MythTable) -> None:
        """ME-P3-01, ME-GAP-81: three spawn markers."""
        for at in ground_of(table).points:
            ledger.put_token(table, SPAWN, NOBODY, at, "ME-P3-01")

    def turn_begins(self, table: MythTable) -> Frame | None:
        """ME-P3-03, ME-GAP-81: the animals on the table move, then new ones appear and move."""
        return Spirits(moving=animals(table), spawning=ground_of(table).points)

    def score_turn(self, table: MythTable) -> None:
        """ME-P3-08 to ME-P3-10: only what was banished in melee."""
        for seat in SEATS:
            if scores_now(table) and did(table, seat, BANISHED):
                gain(table, seat, "ME-P3-10")

    def goals(self, table: MythTable, number: int) -> list[Point]:
        """The animals, and where they will appear."""
        return [*(table.state.units[n].at[0] for n in animals(table)), *ground_of(table).points]


def animals(table: MythTable) -> tuple[int, ...]:
    """Spirit Animals on the table."""
    return tuple(number for number, _ in on_table(table, NEUTRAL))


class Spirits(Frame):
    """The start of a turn in the Great Hunt (ME-P3-03 to ME-P3-07)."""

    moving: tuple[int, ...]
    spawning: tuple[Point, ...]

    def start(self, table: MythTable) -> Next:
        """Whoever is on the table moves; then the next one appears, and moves at once."""
        if not self.moving and self.spawning:
            at, *rest = self.spawning
            self.spawning = tuple(rest)
            spot = free_spot(table, at)
            if spot is None:
                return self.start(table)
            self.moving = (ledger.appear(table, ANIMAL, spot, "ME-P3-03"),)
        if not self.moving:
            return Done()
        south = next(seat for seat, side in enumerate(table.state.sides) if side.edge == SOUTH)
        return roll("d6", 1, then=self.roams, rule="ME-P3-04", seat=south)

    def roams(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        """ME-P3-04: a direction and a distance, as for a missed Overhead Shot."""
        number, *rest = self.moving
        self.moving = tuple(rest)
        roam(table, number, int(faces[0]))
        return self.start(table)


def roam(table: MythTable, number: int, face: int) -> None:
    """ME-P3-04 to ME-P3-07: it stops at landscape, keeps an inch from Units, and escapes over an edge."""
    unit = table.state.units[number]
    x, y = unit.at[0]
    ex, ey = scatter(x, y, face, south=True)
    length = face * INCH
    body = Body(unit.at, radius(table, unit), True)
    near = wilds(table, number).near(body, length)
    flight = glide(body, (ex - x, ey - y), near, Purse(length, length))
    end = x + flight.shift[0], y + flight.shift[1]
    effects.place(table, number, (end,))
    table.tell("roamed", "ME-P3-04", unit=number, start=[x, y], end=list(end), length=flight.length)
    if flight.edge:
        ledger.escape(table, number, "ME-P3-05")


def wilds(table: MythTable, number: int) -> Field:
    """The table as a Spirit Animal finds it: all landscape stops it."""
    settings, keep = table.state.settings, table.box.figures.from_enemies
    bars: list[Bar] = []
    for other, unit in on_table(table):
        if other != number:
            apart = 0 if unit.seat == NEUTRAL else keep
            bars += bars_of(unit.at, radius(table, unit), apart, apart, other)
    walls = _walls(Same(table.state.features))
    return Field.of(settings.width, settings.depth, bars, keep + widest(table), walls, ())


@lru_cache(maxsize=FEW_KEPT)
def _walls(features: Same[tuple[Feature, ...]]) -> Sequence[Fenced]:
    return fenced([Wall(shape(feature), 0, 0, feature.number) for feature in features.thing])


def free_spot(table: MythTable, at: Point) -> Point | None:
    """ME-GAP-81: the spawn point, or the nearest free spot an inch from Units."""
    r = table.box.types[table.box.animal.type].radius
    around = wilds(table, 0)
    return nearest_place(*at, fitting(r, around), STEP, FARTHEST)
