"""Rituals for the dead: in honour of Gaia (ME-EL1), for the Devourer King (ME-EC1)."""

from __future__ import annotations

from typing import NamedTuple

from mythwright.core.flow import Frame
from mythwright.core.option import Option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import ledger
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.numbers import within
from mythwright.games.mythic_earth.rules.devotions.base import (
    Devotion,
    card_of,
    destroyed,
    humanoid,
    score,
    show,
    target_of,
)
from mythwright.games.mythic_earth.rules.tokens import DEATH, RITUAL, gap_to_token, lying, token_of
from mythwright.games.mythic_earth.state import Fallen
from mythwright.games.mythic_earth.units import kind, other_seat


class Rules(NamedTuple):
    """The rules of one of the two, in the order of its card."""

    death: str
    near: str
    ritual: str
    turn: str
    game: str


class Ritual(Devotion):
    """Death tokens become Ritual tokens; the two cards differ in whose dead they are."""

    what = RITUAL

    def __init__(self, rules: Rules, own_dead: bool) -> None:
        self.rules, self.own_dead = rules, own_dead

    def fallen(self, table: MythTable, seat: int, fallen: Fallen) -> Frame | None:
        """ME-EL1-01, ME-EC1-01, ME-GAP-88: a Death token where the last Mini stood."""
        whose = seat if self.own_dead else other_seat(seat)
        if destroyed(table, fallen, whose):
            show(table, seat)
            ledger.put_token(table, DEATH, seat, fallen.at[-1], self.rules.death, about=fallen.unit)
        return None

    def targets(self, table: MythTable, seat: int, number: int) -> list[int]:
        return [token.number for token in lying(table, DEATH, seat)]

    def forbids_claim(self, table: MythTable, seat: int, number: int, chosen: Option) -> Ruling | None:
        """ME-EL1-02, ME-EC1-02: a Humanoid Unit within ten inches of one of its Death tokens."""
        unit, near = table.state.units[number], card_of(table, seat).near
        token = token_of(table, target_of(chosen))
        if token is None or (token.kind, token.seat) != (DEATH, seat):
            return ruling(self.rules.ritual, tokens=self.targets(table, seat, number))
        if not humanoid(table, unit):
            return ruling(self.rules.near, unit=number, type=kind(table, unit))
        away = gap_to_token(table, unit, token)
        if not within(away, near):
            return ruling(self.rules.near, unit=number, token=token.number, far=away, reach=near)
        return None

    def claim(self, table: MythTable, seat: int, number: int, chosen: Option) -> Frame | None:
        """ME-EL1-03, ME-EC1-03: the Death token becomes a Ritual token."""
        token = token_of(table, target_of(chosen))
        assert token is not None
        ledger.remove_token(table, token, self.rules.ritual)
        ledger.put_token(table, RITUAL, seat, (token.x, token.y), self.rules.ritual, about=token.about)
        return None

    def score_turn(self, table: MythTable, seat: int) -> None:
        """ME-EL1-04, ME-EC1-04: once, with any Ritual token in play."""
        if lying(table, RITUAL, seat):
            score(table, seat, self.rules.turn)

    def score_game(self, table: MythTable, seat: int) -> None:
        """ME-EL1-05, ME-EC1-05."""
        if len(lying(table, RITUAL, seat)) >= card_of(table, seat).objectives[1].tokens:
            score(table, seat, self.rules.game)


GAIA = Ritual(Rules("ME-EL1-01", "ME-EL1-02", "ME-EL1-03", "ME-EL1-04", "ME-EL1-05"), own_dead=True)
DEVOURER = Ritual(Rules("ME-EC1-01", "ME-EC1-02", "ME-EC1-03", "ME-EC1-04", "ME-EC1-05"), own_dead=False)
