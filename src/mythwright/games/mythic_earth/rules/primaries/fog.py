"""Fog of War (ME-P6)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from mythwright.core.flow import Done, Frame, Next, ask
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.pool import dice_of
from mythwright.games.mythic_earth.rules.primaries.base import (
    SEATS,
    Primary,
    did,
    gain,
    scores_now,
    winner_first,
)
from mythwright.games.mythic_earth.state import RESERVE
from mythwright.games.mythic_earth.units import of_seat, other_seat

HALF, INITIAL = "half", "initial"
LISTED = 12
"""So many ways to split a Force are listed; any other that is as even will do."""
DESTROYED = "destroyed"


class Fog(Primary):
    """Fog of War (ME-P6)."""

    by_turns = True

    def prepare(self, table: MythTable) -> Frame | None:
        return Halves(seats=winner_first(table))

    def score_turn(self, table: MythTable) -> None:
        """ME-P6-14, ME-P6-15, ME-GAP-84: an enemy Unit was destroyed this turn, whatever the cause."""
        for seat in SEATS:
            if scores_now(table) and did(table, seat, DESTROYED):
                gain(table, seat, "ME-P6-14")


class Halves(Frame):
    """Each player splits his Force, and his opponent picks the half that begins (ME-P6-01, ME-P6-02)."""

    seats: tuple[int, ...]
    half: tuple[int, ...] = ()

    def start(self, table: MythTable) -> Next:
        """ME-P6-01: one half is named; the rest is the other."""
        if not self.seats:
            return Done()
        units = [number for number, _ in of_seat(table, self.seats[0])]
        options = [Option(HALF, half) for half in halves(table, units)]
        return ask(self.seats[0], options, then=self.split, rule="ME-P6-01", prompt="halves", open=(HALF,))

    def explains(self, table: MythTable, chosen: Option) -> Ruling | None:
        """ME-RESERVE-01, ME-GAP-84: as even, in dice, as the Units allow."""
        if chosen.kind != HALF:
            return None
        seat = self.seats[0]
        units = [number for number, _ in of_seat(table, seat)]
        named = set(chosen.args)
        if len(named) != len(chosen.args) or not named <= set(units):
            return ruling("ME-P6-01", units=units)
        has, least = uneven(table, chosen.args, units), least_uneven(table, units)
        return ruling("ME-RESERVE-01", has=has, needs=least) if has > least else None

    def split(self, table: MythTable, chosen: Option) -> Next:
        """ME-P6-02, ME-GAP-84: either half may be the initial one, however dice were rounded."""
        self.half = tuple(sorted(int(number) for number in chosen.args))
        seat = self.seats[0]
        table.tell("split", "ME-P6-01", seat=seat, units=list(self.half))
        options = [option(INITIAL, 1), option(INITIAL, 2)]
        return ask(other_seat(seat), options, then=self.picked, rule="ME-P6-02", prompt="initial")

    def picked(self, table: MythTable, chosen: Option) -> Next:
        seat, *rest = self.seats
        first = chosen.args[0] == 1
        for number, unit in of_seat(table, seat):
            if (number in self.half) is not first:
                unit.place = RESERVE
                table.tell("in_reserve", "ME-P6-02", seat=seat, unit=number)
        self.seats = tuple(rest)
        return self.start(table)


def uneven(table: MythTable, half: Sequence[str | int], units: Sequence[int]) -> int:
    """By how many dice the half differs from the rest (ME-RESERVE-01)."""
    dice = {number: dice_of(table, table.state.units[number]) for number in units}
    own = sum(dice[int(number)] for number in half)
    return abs(sum(dice.values()) - 2 * own)


def least_uneven(table: MythTable, units: Sequence[int]) -> int:
    """ME-GAP-84: the smallest difference that these Units allow."""
    sums = {0}
    dice = [dice_of(table, table.state.units[number]) for number in units]
    for each in dice:
        sums |= {total + each for total in sums}
    return min(abs(sum(dice) - 2 * each) for each in sums)


def halves(table: MythTable, units: Sequence[int]) -> list[tuple[int, ...]]:
    """Even ways to split the Units, the larger half first (ME-RESERVE-02); a few of them."""
    least = least_uneven(table, units)
    found: list[tuple[int, ...]] = []
    for size in range((len(units) + 1) // 2, len(units) + 1):
        for half in combinations(units, size):
            if uneven(table, half, units) == least:
                found.append(half)
                if len(found) == LISTED:
                    return found
    return found
