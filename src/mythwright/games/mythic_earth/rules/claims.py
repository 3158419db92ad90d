"""Capture/Claim: objectives taken and tokens removed by a Single-Action (ME-CLAIM, ME-DEV-05 to 11)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, ask, call
from mythwright.core.option import Option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import ledger
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules.carrying import take
from mythwright.games.mythic_earth.rules.devotions import devotion
from mythwright.games.mythic_earth.rules.devotions.base import claim_of, show, target_of
from mythwright.games.mythic_earth.rules.devotions.deeds import STORM
from mythwright.games.mythic_earth.rules.flowing import maybe
from mythwright.games.mythic_earth.rules.magic import cast, forbids_cast, offers_cast
from mythwright.games.mythic_earth.rules.primaries import primary
from mythwright.games.mythic_earth.rules.tokens import MAP, REMOVABLE, token_of, touches
from mythwright.games.mythic_earth.state import Token, Unit

CLAIM, CAST = "claim", "cast"
REMOVE, TAKE = "remove", "take"
MOVABLE = (*REMOVABLE, MAP)


# -- who may, and what ---------------------------------------------------------------------------------------


def offers_claim(table: MythTable, number: int) -> list[Option]:
    """ME-CLAIM-01: what the primary scenario, the own Devotion and tokens in contact let the Unit Claim."""
    unit = table.state.units[number]
    if forbids_unit(unit, number):
        return []
    own = devotion(table, unit.seat).claims(table, unit.seat, number)
    stormy = [each for each in own if each.args[0] != STORM or offers_cast(table, number)]
    return [*primary(table).claims(table, number), *stormy, *_tokens(table, number)]


def forbids_unit(unit: Unit, number: int) -> Ruling | None:
    """ME-GAP-86, ME-GAP-24, ME-GAP-42: not while engaged, Fleeing, Frozen or aloft."""
    if unit.links:
        return ruling("ME-GAP-24", unit=number, engaged=list(unit.links))
    if unit.fleeing or unit.frozen or unit.aloft:
        states = {"fleeing": unit.fleeing, "frozen": unit.frozen, "aloft": unit.aloft}
        return ruling("ME-GAP-86", unit=number, states=[name for name, true in states.items() if true])
    return None


def forbids_claim(table: MythTable, number: int, chosen: Option) -> Ruling | None:
    """Why the Unit may not Claim this."""
    unit = table.state.units[number]
    what = str(chosen.args[0]) if chosen.args else ""
    wrong = forbids_unit(unit, number)
    if wrong:
        return wrong
    if what in primary(table).whats:
        return primary(table).forbids_claim(table, number, chosen)
    own = devotion(table, unit.seat)
    if what and what == own.what:
        return own.forbids_claim(table, unit.seat, number, chosen) or _forbids_storm(table, number, what)
    if what in (REMOVE, TAKE):
        return forbids_token(table, number, what, token_of(table, target_of(chosen)))
    return ruling("ME-CLAIM-01", unit=number, what=what)


def _forbids_storm(table: MythTable, number: int, what: str) -> Ruling | None:
    """ME-GAP-91: impossible if the Unit may not cast."""
    if what == STORM and not offers_cast(table, number):
        return ruling("ME-GAP-91", unit=number)
    return None


# -- tokens --------------------------------------------------------------------------------------------------


def _tokens(table: MythTable, number: int) -> list[Option]:
    found = []
    tokens = [token for token in table.state.tokens if token.kind in MOVABLE and not token.holder]
    for what in (REMOVE, TAKE) if tokens else ():
        for token in tokens:
            if forbids_token(table, number, what, token) is None:
                found.append(claim_of(what, token.number))
    return found


def forbids_token(table: MythTable, number: int, what: str, token: Token | None) -> Ruling | None:
    """ME-DEV-08, ME-DEV-09, ME-DEV-11, ME-DEV-12: in contact, and a token that may be taken or removed."""
    unit = table.state.units[number]
    rule = "ME-DEV-08" if what == REMOVE else "ME-DEV-11"
    if token is None or token.holder:
        return ruling(rule, unit=number)
    if what == REMOVE and (token.kind not in REMOVABLE or token.seat == unit.seat):
        return ruling(SAFE.get(token.kind, "ME-DEV-08"), unit=number, token=token.number, kind=token.kind)
    if what == TAKE and token.kind != MAP:
        return ruling("ME-DEV-12", unit=number, token=token.number, kind=token.kind)
    if not touches(table, unit, token):
        return ruling("ME-DEV-09" if what == REMOVE else rule, unit=number, token=token.number)
    return None


SAFE = {
    "fountain": "ME-EL2-08",
    "death": "ME-GAP-86",
    "altar": "ME-P1-10",
    "captive": "ME-P5-08",
    "sacrifice": "ME-EL6-03",
    "map": "ME-DEV-11",
    "spawn": "ME-DEV-12",
}
"""Why tokens of these kinds cannot be removed by a Claim."""


# -- the action ----------------------------------------------------------------------------------------------


class Claiming(Frame):
    """A Unit Captures or Claims something."""

    unit: int
    chosen: Option

    def start(self, table: MythTable) -> Next:
        """ME-CLAIM-01, ME-GAP-85: a Claim for a Devotion brings its card to light."""
        unit, what = table.state.units[self.unit], str(self.chosen.args[0])
        target = target_of(self.chosen)
        wrong = forbids_claim(table, self.unit, self.chosen)
        if wrong:  # a reaction has come between
            table.tell("claim_failed", wrong.rule, seat=unit.seat, unit=self.unit, what=what)
            return Done()
        table.tell("claimed", "ME-CLAIM-01", seat=unit.seat, unit=self.unit, what=what, number=target)
        if what in primary(table).whats:
            primary(table).claim(table, self.unit, self.chosen)
            return Done()
        if what in (REMOVE, TAKE):
            return self.handle(table, what, target)
        show(table, unit.seat)
        frame = devotion(table, unit.seat).claim(table, unit.seat, self.unit, self.chosen)
        return maybe(table, frame, then=self.placed)

    def handle(self, table: MythTable, what: str, target: int) -> Next:
        """ME-DEV-08, ME-DEV-11."""
        token = token_of(table, target)
        assert token is not None
        if what == REMOVE:
            ledger.remove_token(table, token, "ME-DEV-08")
        else:
            take(table, token, self.unit, "ME-DEV-11")
        return Done()

    def placed(self, table: MythTable, token: int | None) -> Next:
        seat = table.state.units[self.unit].seat
        if token:
            devotion(table, seat).placed(table, seat, self.unit, token)
        if self.chosen.args[0] == STORM:
            return self.storm(table)
        return Done()

    def storm(self, table: MythTable) -> Next:
        """ME-EC5-02: one of its spells, as a free Cast."""
        seat = table.state.units[self.unit].seat
        options = offers_cast(table, self.unit)
        return ask(seat, options, then=self.casts, rule="ME-EC5-02", prompt="storm")

    def explains(self, table: MythTable, chosen: Option) -> Ruling | None:
        return forbids_cast(table, self.unit, chosen) if chosen.kind == CAST else None

    def casts(self, table: MythTable, chosen: Option) -> Next:
        return call(cast(table, self.unit, chosen, False), then=self.over)

    def over(self, table: MythTable, _: object) -> Next:
        return Done()


def claim(table: MythTable, number: int, chosen: Option, reaction: bool) -> Frame:
    return Claiming(unit=number, chosen=chosen)
