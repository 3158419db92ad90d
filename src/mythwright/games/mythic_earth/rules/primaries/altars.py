"""Build Altars for the Gods (ME-P1)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, call
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import ledger
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.ground import half_at
from mythwright.games.mythic_earth.rules.primaries.base import (
    SEATS,
    Primary,
    card_of,
    did,
    gain,
    winner_first,
)
from mythwright.games.mythic_earth.rules.putting import beside
from mythwright.games.mythic_earth.rules.tokens import ALTAR, lying, token_of
from mythwright.games.mythic_earth.state import TABLE, Point
from mythwright.games.mythic_earth.units import (
    BEHEMOTH,
    friends,
    heroes,
    heroes_near,
    kind,
    other_seat,
    within,
)

NO_BUILDERS = ("beast", "multitude")
BUILT, RAZED = "altar_built", "altar_razed"


class Altars(Primary):
    """Build Altars for the Gods (ME-P1)."""

    whats = (ALTAR,)

    def claims(self, table: MythTable, number: int) -> list[Option]:
        chosen = option("claim", ALTAR)
        return [] if self.forbids_claim(table, number, chosen) else [chosen]

    def forbids_claim(self, table: MythTable, number: int, chosen: Option) -> Ruling | None:
        """ME-P1-02 to ME-P1-05: who may build, and near whom."""
        unit, state = table.state.units[number], table.state
        own = kind(table, unit)
        if own in NO_BUILDERS:
            return ruling("ME-P1-03", unit=number, type=own)
        if state.turn < card_of(table).from_turn:
            return ruling("ME-P1-02", has=state.turn, needs=card_of(table).from_turn)
        if any(claim.unit == number for claim in state.claims):
            return ruling("ME-GAP-79", unit=number)
        if not blessed(table, number):
            return ruling("ME-P1-04", unit=number, reach=table.box.figures.altar_reach)
        return None

    def claim(self, table: MythTable, number: int, chosen: Option) -> None:
        ledger.begin_claim(table, number, ALTAR, 0, "ME-P1-05")

    def cleanup(self, table: MythTable) -> Frame | None:
        """ME-P1-06, ME-GAP-79: the roll winner's builders place first."""
        order = winner_first(table)
        builders = sorted(
            (order.index(claim.seat), at, claim.unit) for at, claim in enumerate(table.state.claims)
        )
        return Building(units=tuple(unit for _, _, unit in builders)) if builders else None

    def score_turn(self, table: MythTable) -> None:
        """ME-P1-13, ME-P1-14."""
        for seat in SEATS:
            if did(table, seat, BUILT):
                gain(table, seat, "ME-P1-13")
            if did(table, seat, RAZED):
                gain(table, seat, "ME-P1-14")

    def goals(self, table: MythTable, number: int) -> list[Point]:
        """Altars of the enemy, and spots beyond the midline."""
        seat, settings = table.state.units[number].seat, table.state.settings
        altars = [(token.x, token.y) for token in lying(table, ALTAR, other_seat(seat))]
        north = table.state.sides[seat].edge == 0
        y = settings.depth * (5 if north else 3) // 8
        return [*altars, *((settings.width * part // 4, y) for part in (1, 2, 3))]


def blessed(table: MythTable, number: int) -> bool:
    """ME-P1-04, ME-GAP-79: near a friendly Heroic Figure or Behemoth that does not Flee; its own counts."""
    unit, reach = table.state.units[number], table.box.figures.altar_reach
    if heroes(table, unit) or kind(table, unit) == BEHEMOTH or heroes_near(table, number, reach):
        return True
    return any(
        kind(table, friend) == BEHEMOTH and not friend.fleeing and within(table, unit, friend, reach)
        for _, friend in friends(table, number)
    )


class Building(Frame):
    """The end of a turn: builders place their altars one after another (ME-P1-06, ME-P1-07)."""

    units: tuple[int, ...]

    def start(self, table: MythTable) -> Next:
        while self.units:
            unit = table.state.units[self.units[0]]
            if unit.place == TABLE and not unit.fleeing:
                frame = beside(table, self.units[0], ALTAR, unit.seat, "ME-P1-06")
                return call(frame, then=self.placed)
            self.units = self.units[1:]
        return Done()

    def placed(self, table: MythTable, number: int) -> Next:
        """ME-P1-13, ME-GAP-79: it counts where its centre lies; without a place nothing is built."""
        builder, self.units = self.units[0], self.units[1:]
        token = token_of(table, number)
        if token and half_at(table, token.x, token.y) == other_seat(token.seat):
            ledger.note(table, token.seat, BUILT, builder, number)
        return self.start(table)


def raze(table: MythTable, number: int, altar: int) -> None:
    """ME-P1-10 to ME-P1-12, ME-P1-14: a charged altar is destroyed; an enemy's on the own half scores."""
    token = token_of(table, altar)
    assert token is not None
    seat = table.state.units[number].seat
    ledger.remove_token(table, token, "ME-P1-10")
    if token.seat != seat and half_at(table, token.x, token.y) == seat:
        ledger.note(table, seat, RAZED, number, altar)
