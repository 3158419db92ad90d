"""Flight: Flee moves, Stop Fleeing, Disengage (ME-FLEE, ME-STOPFLEE, ME-DISENG)."""

from __future__ import annotations

from collections.abc import Iterator

from mythwright.core.flow import Done, Frame, Next, call
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import effects
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.field import Bar, Body, Field
from mythwright.games.mythic_earth.geometry.flights import Bounds, Flight
from mythwright.games.mythic_earth.geometry.moves import crossed, kept
from mythwright.games.mythic_earth.geometry.numbers import TOLERANCE
from mythwright.games.mythic_earth.geometry.places import nearest_shift
from mythwright.games.mythic_earth.geometry.units import shifted
from mythwright.games.mythic_earth.ground import wholly_within, zone
from mythwright.games.mythic_earth.numbers import Part
from mythwright.games.mythic_earth.rules.aftermath import aftermath
from mythwright.games.mythic_earth.rules.engagement import fled_from, unlink
from mythwright.games.mythic_earth.rules.escape import HOME, NEAREST, flight
from mythwright.games.mythic_earth.rules.flowing import maybe
from mythwright.games.mythic_earth.rules.hits import trample
from mythwright.games.mythic_earth.rules.movement.allowance import move_of
from mythwright.games.mythic_earth.rules.movement.fields import field
from mythwright.games.mythic_earth.rules.movement.plans import flies
from mythwright.games.mythic_earth.rules.primaries import after_move
from mythwright.games.mythic_earth.rules.tests import STOP, BraveTest
from mythwright.games.mythic_earth.rules.under_way import STOPPED
from mythwright.games.mythic_earth.state import INCH, NO_UNIT, Point
from mythwright.games.mythic_earth.units import BEHEMOTH, engaged, friends, kind, on_table, radius

FLEE, DISENGAGE = "flee", "disengage"
MELEE, EDGE = "melee", "edge"
RING = INCH // 4
"""ME-GAP-32."""


class Run(Frame):
    """A Unit runs in formation, tramples whom it may, and meets what the scenario has for it."""

    unit: int
    source: int = NO_UNIT
    fought: tuple[int, ...] = ()
    before: tuple[Point, ...] = ()

    def runs(self, table: MythTable, found: Flight, how: str, rule: str) -> Next:
        """ME-MVT-01: a flight is a move like any other."""
        unit = table.state.units[self.unit]
        self.before, swept = unit.at, trampled(table, self.unit, found.shift)
        effects.place(table, self.unit, tuple(shifted(unit.at, *found.shift)))
        table.tell(
            "fled",
            rule,
            seat=unit.seat,
            unit=self.unit,
            how=how,
            start=list(self.before[0]),
            end=list(unit.at[0]),
            length=found.length,
        )
        return maybe(table, trample(table, self.unit, swept), then=self.ran)

    def ran(self, table: MythTable, _: object) -> Next:
        raise NotImplementedError


class Flee(Run):
    """ME-FLEE-02: a free March away from an enemy; at a table edge the Unit is destroyed (ME-FLEE-09).

    `source` is the enemy who caused it (none: the closest is fled from), `how` the way it was made to Flee.
    """

    away: int = NO_UNIT
    goal: str = HOME
    how: str = MELEE
    edge: bool = False

    def start(self, table: MythTable) -> Next:
        """ME-FLEE-01, ME-FLY-08: it breaks off; what it carried is dropped where it stood (ME-GAP-31)."""
        self.fought = table.state.units[self.unit].links
        self.away = fled_from(table, self.unit) if self.source in self.fought else self.source  # ME-HTH-36
        unlink(table, self.unit)
        effects.start_fleeing(table, self.unit, self.how, self.source)
        return maybe(table, aftermath(table), then=self.run)

    def run(self, table: MythTable, _: object) -> Next:
        """ME-FLEE-04 to ME-FLEE-07."""
        take_wing(table, self.unit)
        found = flight(table, self.unit, self.goal, self.away, self.fought)
        self.edge = found.edge
        rule = "ME-FLEE-05" if self.goal == HOME else "ME-STOPFLEE-17"
        return self.runs(table, found, FLEE, rule)

    def ran(self, table: MythTable, _: object) -> Next:
        """ME-FLEE-09, ME-FLEE-10: at the edge it is gone, with its dice."""
        if self.edge:
            effects.destroy(table, self.unit, by=self.source, how=EDGE, rule="ME-FLEE-09")
            return maybe(table, aftermath(table), then=self.over)
        return maybe(table, after_move(table, self.unit, self.before, FLEE), then=self.over)

    def over(self, table: MythTable, _: object) -> Next:
        return Done()


def take_wing(table: MythTable, number: int) -> None:
    """ME-FLY-08, ME-GAP-30: flyers take off before they run."""
    if flies(table, table.state.units[number]):
        effects.take_off(table, number, "ME-FLY-08")


def trampled(table: MythTable, number: int, shift: Point) -> tuple[int, ...]:
    """ME-GAP-37: the friends that a Behemoth on the ground sweeps over."""
    unit = table.state.units[number]
    if kind(table, unit) != BEHEMOTH or unit.aloft:
        return ()
    body = Body(unit.at, radius(table, unit), True)
    swept = kept(unit.at, [shift])
    return tuple(
        other
        for other, friend in friends(table, number)
        if not friend.aloft and crossed(body, swept, friend.at, radius(table, friend))
    )


# -- Stop Fleeing --------------------------------------------------------------------------------------------


class StopFleeing(Frame):
    """The attempt to Stop Fleeing; the result is whether it did (ME-STOPFLEE).

    By its own die, on the Brave of a `hero`, or by a spell with a `bonus`, whose failure does nothing.
    """

    unit: int
    hero: int = NO_UNIT
    bonus: int = 0

    def start(self, table: MythTable) -> Next:
        """ME-STOPFLEE-02, ME-STOPFLEE-08, ME-STOPFLEE-09."""
        parts: tuple[Part, ...] = (("song_of_return", self.bonus, "ME-GAP-67"),) if self.bonus else ()
        return call(BraveTest(unit=self.unit, why=STOP, hero=self.hero, parts=parts), then=self.tested)

    def tested(self, table: MythTable, passed: bool) -> Next:
        """ME-STOPFLEE-12, ME-STOPFLEE-16: it stands, or it runs on; neither adds a marker (ME-GAP-27)."""
        if passed:
            stand(table, self.unit)
            return Done(True)
        if self.bonus:
            return Done(False)
        return call(Flee(unit=self.unit, goal=NEAREST), then=self.ran_on)

    def ran_on(self, table: MythTable, _: object) -> Next:
        return Done(False)


def stand(table: MythTable, number: int) -> None:
    """ME-STOPFLEE-12, ME-STOPFLEE-13, ME-GAP-32: it stops, clear of friends and enemies if it can."""
    unit = table.state.units[number]
    effects.stop_fleeing(table, number, STOPPED, "ME-STOPFLEE-02")
    if engaged(unit):  # it fights on where it stands (ME-GAP-33)
        return
    body = Body(unit.at, radius(table, unit), True)
    shift = nearest_shift(body, clear_field(table, number), RING, move_of(table, number))
    if shift and shift != (0, 0):
        start = unit.at[0]
        effects.place(table, number, tuple(shifted(unit.at, *shift)))
        table.tell(
            "stood_clear",
            "ME-GAP-32",
            seat=unit.seat,
            unit=number,
            start=list(start),
            end=list(unit.at[0]),
        )


def clear_field(table: MythTable, number: int) -> Field:
    """Where a Unit that stops may stand: an inch from friends, more than three from enemies."""
    around = field(table, number, True)
    walls = [wall for _, wall in around.walls]
    return Field(around.width, around.height, list(_clear_bars(table, number)), walls)


def _clear_bars(table: MythTable, number: int) -> Iterator[Bar]:
    unit, figures = table.state.units[number], table.box.figures
    more = 2 * TOLERANCE + 1  # "more than" is beyond the tolerance (ME-GAP-02)
    for other, they in on_table(table):
        if other == number:
            continue
        friend = they.seat == unit.seat
        keep = figures.stop_from_friends if friend else figures.stop_from_enemies + more
        for x, y in they.at:
            yield Bar(x, y, radius(table, they), None, keep, other)


# -- Disengage -----------------------------------------------------------------------------------------------


class Disengage(Run):
    """ME-DISENG: a Unit leaves its fight like a Flee, stops short of edges and in its zone, and is Frozen."""

    def start(self, table: MythTable) -> Next:
        """ME-DISENG-01, ME-DISENG-02, ME-GAP-25."""
        unit = table.state.units[self.unit]
        wrong = forbids_disengage(table, self.unit, option(DISENGAGE))
        if wrong:  # a reaction has struck down the enemy
            table.tell("spoilt", wrong.rule, seat=unit.seat, unit=self.unit, action=DISENGAGE)
            return Done()
        self.source, self.fought = fled_from(table, self.unit), unit.links
        unlink(table, self.unit)
        unit.disengaged = True
        take_wing(table, self.unit)
        area = zone(table, unit.seat)
        haven = None if wholly_within(table, unit, area) else area
        bounds = Bounds(table.box.figures.disengage_from_edges, haven)
        found = flight(table, self.unit, NEAREST, self.source, self.fought, bounds)
        return self.runs(table, found, DISENGAGE, "ME-DISENG-02")

    def ran(self, table: MythTable, _: object) -> Next:
        return maybe(table, after_move(table, self.unit, self.before, DISENGAGE), then=self.freeze)

    def freeze(self, table: MythTable, _: object) -> Next:
        """ME-DISENG-03 to ME-DISENG-05."""
        if table.state.units[self.unit].minis:
            effects.freeze(table, self.unit, "ME-DISENG-05")
        return Done()


def offers_disengage(table: MythTable, number: int) -> list[Option]:
    return [option(DISENGAGE)] if engaged(table.state.units[number]) else []


def forbids_disengage(table: MythTable, number: int, chosen: Option) -> Ruling | None:
    """ME-DISENG-01: only out of a fight."""
    if engaged(table.state.units[number]) and not chosen.args:
        return None
    return ruling("ME-DISENG-01", unit=number, engaged=list(table.state.units[number].links))


def disengage(table: MythTable, number: int, chosen: Option, reaction: bool) -> Frame:
    return Disengage(unit=number)
