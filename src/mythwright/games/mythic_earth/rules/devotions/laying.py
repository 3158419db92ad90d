"""Devotions whose tokens a Claim lays down: graves (ME-EL8), a hero's marker (ME-EC4), tokens (ME-EC6)."""

from __future__ import annotations

from mythwright.core.flow import Frame
from mythwright.core.option import Option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.numbers import within
from mythwright.games.mythic_earth.ground import within_half, zone
from mythwright.games.mythic_earth.rules.devotions.base import (
    Devotion,
    card_of,
    forbids_unworthy,
    heroic,
    score,
)
from mythwright.games.mythic_earth.rules.putting import PutToken, beside, has_place
from mythwright.games.mythic_earth.rules.tokens import (
    CORPSE,
    OBJECTIVE,
    STANDARD,
    gap_to_area,
    gap_to_token,
    in_zone,
    lying,
    owned,
    token_of,
)
from mythwright.games.mythic_earth.state import NOBODY, Token
from mythwright.games.mythic_earth.units import on_table, other_seat

BURY, PLANT, LAY = "bury", "standard", "token"


def forbids_room(table: MythTable, frame: PutToken) -> Ruling | None:
    """ME-GAP-86: there must be a place that touches the Unit."""
    if has_place(table, frame.spot(table)):
        return None
    return ruling("ME-GAP-86" if frame.zone == NOBODY else "ME-GAP-90", unit=frame.about)


class Burial(Devotion):
    """Put the Spirits to Rest (ME-EL8)."""

    what = BURY

    def targets(self, table: MythTable, seat: int, number: int) -> list[int]:
        return [0]

    def forbids_claim(self, table: MythTable, seat: int, number: int, chosen: Option) -> Ruling | None:
        """ME-EL8-01, ME-GAP-89: no losses are needed."""
        wrong = forbids_unworthy(table, number, "ME-EL8-01")
        return wrong or forbids_room(table, self.grave(table, seat, number))

    def grave(self, table: MythTable, seat: int, number: int) -> PutToken:
        return beside(table, number, CORPSE, seat, "ME-EL8-01")

    def claim(self, table: MythTable, seat: int, number: int, chosen: Option) -> Frame | None:
        return self.grave(table, seat, number)

    def placed(self, table: MythTable, seat: int, number: int, token: int) -> None:
        """ME-EL8-02: the first that lies near the enemy zone."""
        laid = token_of(table, token)
        if laid and near_zone(table, seat, laid):
            score(table, seat, "ME-EL8-02")

    def score_game(self, table: MythTable, seat: int) -> None:
        """ME-EL8-03."""
        near = [token for token in lying(table, CORPSE, seat) if near_zone(table, seat, token)]
        if len(near) >= card_of(table, seat).objectives[1].tokens:
            score(table, seat, "ME-EL8-03")


def near_zone(table: MythTable, seat: int, token: Token) -> bool:
    """ME-EL8-02, ME-GAP-89: within 6 inches of the enemy zone, or in it."""
    return within(gap_to_area(table, token, zone(table, other_seat(seat))), card_of(table, seat).near)


class Heroism(Devotion):
    """Heroism Personified (ME-EC4)."""

    what = PLANT

    def engaged(self, table: MythTable, seat: int, charger: int, target: int) -> Frame | None:
        """ME-EC4-01, ME-GAP-90: a hero's Unit, and an enemy within the opponent's half."""
        own, foe = table.state.units[charger], table.state.units[target]
        if heroic(table, own) and within_half(table, other_seat(seat), foe):
            score(table, seat, "ME-EC4-01")
        return None

    def targets(self, table: MythTable, seat: int, number: int) -> list[int]:
        return [0]

    def forbids_claim(self, table: MythTable, seat: int, number: int, chosen: Option) -> Ruling | None:
        """ME-EC4-02, ME-GAP-90: wholly in the enemy zone, once."""
        vow = table.state.sides[seat].vow
        if "ME-EC4-02" in vow.scored:
            return ruling("ME-DEV-18", devotion=vow.card)
        if not heroic(table, table.state.units[number]):
            return ruling("ME-EC4-02", unit=number)
        return forbids_room(table, self.marker(table, seat, number))

    def marker(self, table: MythTable, seat: int, number: int) -> PutToken:
        return beside(table, number, STANDARD, seat, "ME-EC4-02", zone=other_seat(seat))

    def claim(self, table: MythTable, seat: int, number: int, chosen: Option) -> Frame | None:
        return self.marker(table, seat, number)

    def placed(self, table: MythTable, seat: int, number: int, token: int) -> None:
        score(table, seat, "ME-EC4-02")


class Lines(Devotion):
    """Through the Enemy Lines (ME-EC6)."""

    what = LAY

    def targets(self, table: MythTable, seat: int, number: int) -> list[int]:
        return [0]

    def forbids_claim(self, table: MythTable, seat: int, number: int, chosen: Option) -> Ruling | None:
        """ME-GAP-91: any Unit, anywhere, one token for each Claim."""
        return forbids_room(table, beside(table, number, OBJECTIVE, seat, "ME-DEV-05"))

    def claim(self, table: MythTable, seat: int, number: int, chosen: Option) -> Frame | None:
        return beside(table, number, OBJECTIVE, seat, "ME-DEV-05")

    def score_turn(self, table: MythTable, seat: int) -> None:
        """ME-EC6-01: one of them in the enemy zone, and no enemy near it."""
        clear = card_of(table, seat).clear
        enemy = [unit for _, unit in on_table(table, other_seat(seat))]
        for token in behind(table, seat):
            if not any(within(gap_to_token(table, unit, token), clear) for unit in enemy):
                score(table, seat, "ME-EC6-01")

    def score_game(self, table: MythTable, seat: int) -> None:
        """ME-EC6-02."""
        if len(behind(table, seat)) >= card_of(table, seat).objectives[1].tokens:
            score(table, seat, "ME-EC6-02")


def behind(table: MythTable, seat: int) -> list[Token]:
    """Own tokens wholly in the enemy zone."""
    return [t for t in owned(table, OBJECTIVE, seat) if in_zone(table, t, other_seat(seat))]
