"""The Rainy Season (ME-P2)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from mythwright.core.flow import Done, Frame, Next, call, roll
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import effects
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.moves import Move, stations
from mythwright.games.mythic_earth.geometry.numbers import TOLERANCE
from mythwright.games.mythic_earth.geometry.shapes import rectangle
from mythwright.games.mythic_earth.ground import BRIDGE, RIVER, ground_of, in_river
from mythwright.games.mythic_earth.rules.aftermath import aftermath
from mythwright.games.mythic_earth.rules.carrying import FLY, through_the_air
from mythwright.games.mythic_earth.rules.flowing import maybe
from mythwright.games.mythic_earth.rules.primaries.base import (
    SEATS,
    Primary,
    add_feature,
    gain,
    scores_now,
)
from mythwright.games.mythic_earth.state import NO_UNIT, SOUTH, TABLE, Point, Unit
from mythwright.games.mythic_earth.units import HUMANOID, has, kind, of_seat, on_table, radius

BANNED = {
    "march": "ME-P2-08",
    "free_march": "ME-P2-08",
    "charge": "ME-P2-09",
    "countercharge": "ME-P2-09",
}
"""What may not lead into, across or out of the river, and by which rule."""
LANDING = ("charge", "countercharge")
"""What ends on the ground, even for flyers (ME-FLY-02)."""


class Rain(Primary):
    """The Rainy Season (ME-P2)."""

    bans = BANNED

    def furnish(self, table: MythTable) -> None:
        """ME-P2-01, ME-P2-02, ME-GAP-80: the river, and three bridges across it."""
        figures, width = table.box.figures, table.state.settings.width
        low, high = figures.river
        half, y = figures.bridge // 2, (low + high) // 2
        add_feature(table, RIVER, (width // 2, y), rectangle(0, low, width, high).corners)
        for x, _ in ground_of(table).points:
            add_feature(table, BRIDGE, (x, y), rectangle(x - half, low, x + half, high).corners)

    def turn_begins(self, table: MythTable) -> Frame | None:
        """ME-P2-11: each Mini in the river makes a Survival Roll."""
        wet = tuple(number for number, unit in on_table(table) if minis_in_river(table, unit))
        return Flood(units=wet) if wet else None

    def forbids_way(self, table: MythTable, number: int, move: Move, how: str) -> Ruling | None:
        """ME-P2-08, ME-P2-09: not into, across or out of the river."""
        if how not in BANNED:
            return None
        unit = table.state.units[number]
        r = radius(table, unit)
        if has(table, unit, FLY):
            wet = how in LANDING and any(in_river(table, x, y, r) for x, y in move.ends)
        else:
            legs = pairwise(stations(unit.at, move))
            wet = any(wades(table, *leg, r) for here, there in legs for leg in zip(here, there, strict=True))
        return ruling(BANNED[how], unit=number) if wet else None

    def moved(
        self, table: MythTable, number: int, before: tuple[Point, ...], how: str, shifts: Sequence[Point] = ()
    ) -> Frame | None:
        """ME-P2-10: each Mini that enters the river."""
        minis = entering(table, table.state.units[number], before, how, shifts)
        return Survival(unit=number, minis=minis, rule="ME-P2-10") if minis else None

    def score_turn(self, table: MythTable) -> None:
        """ME-P2-13, ME-P2-14."""
        for seat in SEATS:
            if scores_now(table) and any(across(table, unit) for _, unit in of_seat(table, seat)):
                gain(table, seat, "ME-P2-13")

    def goals(self, table: MythTable, number: int) -> list[Point]:
        """The bridges, and the land behind them."""
        seat, settings = table.state.units[number].seat, table.state.settings
        beyond = settings.depth - 6000 if table.state.sides[seat].edge == SOUTH else 6000
        points = ground_of(table).points
        return [*points, *((x, beyond) for x, _ in points)]


def across(table: MythTable, unit: Unit) -> bool:
    """ME-P2-13, ME-GAP-80: Humanoid, not Fleeing, no flyer, and wholly beyond the far bank."""
    if unit.place != TABLE or unit.fleeing or kind(table, unit) != HUMANOID or has(table, unit, FLY):
        return False
    low, high = table.box.figures.river
    r = radius(table, unit)
    if table.state.sides[unit.seat].edge == SOUTH:
        return all(y - r >= high - TOLERANCE for _, y in unit.at)
    return all(y + r <= low + TOLERANCE for _, y in unit.at)


# -- who gets wet --------------------------------------------------------------------------------------------


def minis_in_river(table: MythTable, unit: Unit) -> tuple[int, ...]:
    """The numbers of the Minis in the river; flyers aloft are above it (ME-P2-06)."""
    if unit.aloft:
        return ()
    r = radius(table, unit)
    return tuple(mini for mini, (x, y) in zip(unit.minis, unit.at, strict=True) if in_river(table, x, y, r))


def wades(table: MythTable, start: Point, end: Point, r: int) -> bool:
    """Whether a base is in the river anywhere on the straight way from one point to the other."""
    low, high = table.box.figures.river
    bottom, top = low - r + TOLERANCE, high + r - TOLERANCE
    (ax, ay), (bx, by) = (start, end) if start[1] <= end[1] else (end, start)
    if by <= bottom or ay >= top:
        return False
    run, rise = bx - ax, by - ay
    first = ax if ay > bottom else ax + run * (bottom - ay) // rise
    last = bx if by < top else ax + run * (top - ay) // rise
    half = table.box.figures.bridge // 2
    return all(max(abs(first - x), abs(last - x)) > half for x, _ in ground_of(table).points)


def entering(
    table: MythTable, unit: Unit, before: tuple[Point, ...], how: str, shifts: Sequence[Point]
) -> tuple[int, ...]:
    """ME-P2-10: the Minis that stepped into the river on their way; those that began in it did not."""
    if unit.aloft or unit.place != TABLE:
        return ()
    r = radius(table, unit)
    if through_the_air(table, unit, how) or len(before) != len(unit.at):
        return minis_in_river(table, unit)
    stops = stations(before, Move(shifts, unit.at))
    found = set()
    for here, there in pairwise(stops):
        for mini, start, end in zip(unit.minis, here, there, strict=True):
            if not in_river(table, *start, r) and wades(table, start, end, r):
                found.add(mini)
    return tuple(sorted(found))


class Survival(Frame):
    """Survival Rolls of Minis in the river, by their numbers (ME-P2-10 to ME-P2-12)."""

    unit: int
    minis: tuple[int, ...]
    rule: str

    def start(self, table: MythTable) -> Next:
        seat = table.state.units[self.unit].seat
        return roll("d10", len(self.minis), then=self.swept, rule=self.rule, seat=seat)

    def swept(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        """ME-P2-12, ME-GAP-80: no markers, and no test."""
        unit, fatal = table.state.units[self.unit], table.box.figures.swept_away
        gone = {mini for mini, face in zip(self.minis, faces, strict=True) if int(face) == fatal}
        before = unit.at
        effects.slay(table, self.unit, [i for i, m in enumerate(unit.minis) if m in gone], "ME-P2-12")
        if not unit.minis:
            effects.destroy(table, self.unit, NO_UNIT, "river", "ME-P2-12", before)
        effects.check_overwhelmed(table, self.unit, NO_UNIT)
        return maybe(table, aftermath(table), then=self.over)

    def over(self, table: MythTable, _: object) -> Next:
        return Done()


class Flood(Frame):
    """The start of a turn in the river, Unit by Unit (ME-P2-11)."""

    units: tuple[int, ...]

    def start(self, table: MythTable) -> Next:
        return self.swept(table, None)

    def swept(self, table: MythTable, _: object) -> Next:
        if not self.units:
            return Done()
        number, *rest = self.units
        self.units = tuple(rest)
        minis = minis_in_river(table, table.state.units[number])
        return call(Survival(unit=number, minis=minis, rule="ME-P2-11"), then=self.swept)
