"""Liberators and Captives (ME-P5)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, ask
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import ledger
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.ground import ground_of, middle
from mythwright.games.mythic_earth.rules.primaries.base import SEATS, Primary, winner_first
from mythwright.games.mythic_earth.rules.tokens import CAPTIVE, held, lying
from mythwright.games.mythic_earth.state import NOBODY, SOUTH, TABLE, Point
from mythwright.games.mythic_earth.units import HUMANOID, kind, of_seat

CARRY = "carry"


class Captives(Primary):
    """Liberators and Captives (ME-P5)."""

    def furnish(self, table: MythTable) -> None:
        """ME-P5-02: the fifth token."""
        for at in ground_of(table).points:
            ledger.put_token(table, CAPTIVE, NOBODY, at, "ME-P5-02")

    def prepare(self, table: MythTable) -> Frame | None:
        return Carriers(seats=winner_first(table))

    def forbids_shot(self, table: MythTable, target: int) -> Ruling | None:
        """ME-P5-14, ME-GAP-83: Charge-Throws and free shots too."""
        carried = held(table, target, CAPTIVE)
        return ruling("ME-P5-14", other=target, has=len(carried)) if carried else None

    def forbids_spell(self, table: MythTable, target: int) -> Ruling | None:
        """ME-P5-15: spells of the enemy; those that help are allowed (ME-P5-16)."""
        carried = held(table, target, CAPTIVE)
        return ruling("ME-P5-15", other=target, has=len(carried)) if carried else None

    def score_game(self, table: MythTable) -> None:
        """ME-P5-18, ME-P5-19, ME-GAP-83: every token that a Unit controls."""
        for seat in SEATS:
            carried = sum(len(held(table, number, CAPTIVE)) for number in carriers(table, seat))
            ledger.score_primary(table, seat, carried, "ME-P5-18")

    def walk_over(self, table: MythTable, seat: int, turns: int) -> None:
        """ME-GAP-93: all Uncontrolled tokens instead."""
        ledger.score_primary(table, seat, len(lying(table, CAPTIVE)), "ME-GAP-93")

    def goals(self, table: MythTable, number: int) -> list[Point]:
        """Uncontrolled Captives, then the enemy's carriers."""
        own = table.state.units[number].seat
        foes = [n for seat in SEATS if seat != own for n in carriers(table, seat) if held(table, n, CAPTIVE)]
        return [(t.x, t.y) for t in lying(table, CAPTIVE)] + [table.state.units[n].at[0] for n in foes]


def carriers(table: MythTable, seat: int) -> list[int]:
    """Units of the seat on the table."""
    return [number for number, unit in of_seat(table, seat) if unit.place == TABLE]


class Carriers(Frame):
    """Each side marks two Humanoid Units, openly, before Deployment (ME-P5-01, ME-GAP-69)."""

    seats: tuple[int, ...]
    named: int = 0

    def start(self, table: MythTable) -> Next:
        while self.seats:
            seat = self.seats[0]
            free = may_carry(table, seat)
            if self.named < table.box.figures.carriers and free:
                options = [option(CARRY, number) for number in free]
                return ask(seat, options, then=self.marked, rule="ME-P5-01", prompt="carriers")
            self.spare(table, seat)
            self.seats, self.named = self.seats[1:], 0
        return Done()

    def explains(self, table: MythTable, chosen: Option) -> Ruling | None:
        """Whom the seat may mark."""
        if chosen.kind != CARRY:
            return None
        return ruling("ME-P5-01", type=HUMANOID, units=may_carry(table, self.seats[0]))

    def marked(self, table: MythTable, chosen: Option) -> Next:
        """ME-P5-01, ME-P5-04: the token is with the Unit."""
        number = int(chosen.args[0])
        ledger.put_token(table, CAPTIVE, NOBODY, (0, 0), "ME-P5-01", holder=number)
        self.named += 1
        return self.start(table)

    def spare(self, table: MythTable, seat: int) -> None:
        """ME-GAP-83: tokens for which there is no Unit lie left, then right of the centre."""
        x, y = middle(table)
        away = table.box.figures.captives_aside
        left = -away if table.state.sides[seat].edge == SOUTH else away
        sides = ((x + left, y), (x - left, y))
        for at in sides[: table.box.figures.carriers - self.named]:
            ledger.put_token(table, CAPTIVE, NOBODY, at, "ME-GAP-83")


def may_carry(table: MythTable, seat: int) -> list[int]:
    """Humanoid Units of the seat that carry none yet."""
    own = of_seat(table, seat)
    return [n for n, unit in own if kind(table, unit) == HUMANOID and not held(table, n)]
