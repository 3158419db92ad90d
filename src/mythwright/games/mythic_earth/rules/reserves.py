"""Reserves: their dice, and how they come on the table (ME-RESERVE, ME-GAP-77, ME-GAP-78)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, ask, roll
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import pool
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.numbers import Part, total
from mythwright.games.mythic_earth.rules.entering import ANY, ENTER, MOVE, Entry, edges, entries, entry
from mythwright.games.mythic_earth.rules.flowing import maybe
from mythwright.games.mythic_earth.rules.primaries import after_move
from mythwright.games.mythic_earth.state import RESERVE, TABLE, Point
from mythwright.games.mythic_earth.units import highest, of_seat, profile

CALL = "reserve"


# -- dice ----------------------------------------------------------------------------------------------------


def reserve_dice(table: MythTable, seat: int) -> Frame | None:
    """ME-RESERVE-03: dice of Units that may not enter yet were not rolled; else the lowest are theirs."""
    if table.state.turn < table.box.figures.reserves_try or not waiting(table, seat):
        return None
    dice = pool.reserve_dice(table, seat)
    return ReserveDice(seat=seat, values=table.state.sides[seat].pool[-dice:])


def waiting(table: MythTable, seat: int) -> list[int]:
    """Units in reserve that have no die yet."""
    return [n for n, unit in of_seat(table, seat) if unit.place == RESERVE and not unit.bound]


class ReserveDice(Frame):
    """ME-RESERVE-04, ME-RESERVE-05: the lowest dice go to the reserve in the order its owner chooses."""

    seat: int
    values: tuple[int, ...]

    def start(self, table: MythTable) -> Next:
        units = waiting(table, self.seat)
        if not units:
            return Done()
        options = [option(CALL, number) for number in units]
        if len(options) == 1:
            return self.called(table, options[0])
        return ask(self.seat, options, then=self.called, rule="ME-RESERVE-05", prompt="reserve")

    def explains(self, table: MythTable, chosen: Option) -> Ruling | None:
        """Who is in reserve, and has no die yet."""
        if chosen.kind != CALL:
            return None
        return ruling("ME-RESERVE-05", units=waiting(table, self.seat))

    def called(self, table: MythTable, chosen: Option) -> Next:
        """The highest of what is left; a Unit with more dice has the next ones too."""
        number = int(chosen.args[0])
        dice = pool.dice_of(table, table.state.units[number])
        own, self.values = self.values[:dice], self.values[dice:]
        for value in own:
            pool.bind(table, number, value, "ME-RESERVE-04")
        return self.start(table)


# -- arrival -------------------------------------------------------------------------------------------------


def comes_by_itself(table: MythTable) -> str:
    """ME-RESERVE-08, ME-P6-13: the rule by which no test is needed, if any."""
    if table.state.turn < table.box.figures.reserves_try:
        return "ME-RESERVE-08"
    fog = bool(table.box.primaries[table.state.primary].edges)
    return "ME-P6-13" if fog and table.state.turn >= table.box.figures.arrives else ""


class Arrival(Frame):
    """A reserve Unit at its die; the result is how many Single-Actions it has left, -1 if it did not come."""

    unit: int
    edges: tuple[str, ...] = ()

    def start(self, table: MythTable) -> Next:
        """ME-RESERVE-10: a test on Brave without modifiers, unless it comes by itself."""
        seat = table.state.units[self.unit].seat
        if comes_by_itself(table):
            return self.find_edge(table)
        return roll("d10", 1, then=self.tested, rule="ME-RESERVE-10", seat=seat)

    def tested(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        """ME-GAP-77: a fail spends the die, and that is all."""
        unit, die = table.state.units[self.unit], int(faces[0])
        parts: list[Part] = [("brave", highest(table, unit, "brave"), "ME-RESERVE-10")]
        needs = total(parts)
        table.tell(
            "tested",
            "ME-RESERVE-10",
            seat=unit.seat,
            unit=self.unit,
            test="arrival",
            needs=needs,
            parts=parts,
            die=die,
            passed=die <= needs,
        )
        return self.find_edge(table) if die <= needs else Done(-1)

    def find_edge(self, table: MythTable) -> Next:
        """ME-RESERVE-12: any edge; in the Fog of War a D6 finds it (ME-P6-07)."""
        seat = table.state.units[self.unit].seat
        if table.box.primaries[table.state.primary].edges:
            return roll("d6", 1, then=self.found_edge, rule="ME-P6-07", seat=seat)
        return self.at_edge(table, ANY, "ME-RESERVE-12")

    def found_edge(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        """ME-P6-08 to ME-P6-12."""
        word = table.box.primaries[table.state.primary].edges[int(faces[0]) - 1]
        return self.at_edge(table, word, EDGE_RULES[word])

    def at_edge(self, table: MythTable, word: str, rule: str) -> Next:
        """ME-RESERVE-07, ME-RESERVE-09, ME-GAP-78: by Move or March; if nobody fits it stays in reserve."""
        seat = table.state.units[self.unit].seat
        self.edges = edges(table, seat, word)
        table.tell("at_edge", rule, seat=seat, unit=self.unit, edges=list(self.edges))
        options = entries(table, self.unit, self.edges)
        if not options:
            table.tell("no_way_in", "ME-GAP-78", seat=seat, unit=self.unit)
            return Done(-1)
        return ask(seat, options, then=self.enters, rule="ME-RESERVE-13", prompt="arrival", open=(ENTER,))

    def explains(self, table: MythTable, chosen: Option) -> Ruling | None:
        """Why not so."""
        if chosen.kind != ENTER:
            return None
        found = entry(table, self.unit, chosen, self.edges)
        return found if isinstance(found, Ruling) else None

    def enters(self, table: MythTable, chosen: Option) -> Next:
        found = entry(table, self.unit, chosen, self.edges)
        assert isinstance(found, Entry), found
        how, door = str(chosen.args[0]), (int(chosen.args[1]), int(chosen.args[2]))
        come_on(table, self.unit, found, door, how)
        self.edges = (how,)
        before = (door,) * len(found.spots)
        return maybe(table, after_move(table, self.unit, before, how), then=self.entered)

    def entered(self, table: MythTable, _: object) -> Next:
        """ME-RESERVE-11: after a Move one other Single-Action, after a March none."""
        return Done(1 if self.edges == (MOVE,) else 0)


EDGE_RULES = {
    "any": "ME-P6-08",
    "own": "ME-P6-09",
    "enemy": "ME-P6-10",
    "right": "ME-P6-11",
    "left": "ME-P6-12",
}


def come_on(table: MythTable, number: int, found: Entry, door: Point, how: str) -> None:
    """ME-RESERVE-13 to ME-RESERVE-15: those who fit stand on the table, the others wait at the door."""
    unit = table.state.units[number]
    minis, here = tuple(profile(table, unit).row_of), len(found.spots)
    unit.place, unit.arrived, unit.door = TABLE, table.state.turn, door
    unit.minis, unit.outside = minis[:here], minis[here:]
    unit.at, unit.hurt = found.spots, (0,) * here
    unit.aloft, unit.strength = found.aloft, len(minis)
    table.tell(
        "arrived",
        "ME-RESERVE-13",
        seat=unit.seat,
        unit=number,
        how=how,
        door=list(door),
        at=list(unit.at[0]),
        outside=len(unit.outside),
    )
