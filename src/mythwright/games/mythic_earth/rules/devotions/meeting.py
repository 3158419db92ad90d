"""Two Units meet hand-to-hand: what Devotions make of it before blows (ME-EL5, ME-EC2, ME-EC4, ME-EC7)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, ask, call
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules.devotions import devotion
from mythwright.games.mythic_earth.rules.devotions.base import heroic, humanoid, score, show
from mythwright.games.mythic_earth.rules.devotions.searching import MapTest, suspects
from mythwright.games.mythic_earth.state import NO_UNIT
from mythwright.games.mythic_earth.units import is_neutral, profile, rows

CHALLENGE, STRIKE = option("challenge"), option("strike")
EVERCHANGING, CARD = "everchanging", "ec7"


def engages(table: MythTable, charger: int, target: int, both: bool = False) -> Frame | None:
    """A charge has come home; `both`: it was countercharged. The result is the Unit that challenges, or 0."""
    units = table.state.units
    if is_neutral(units[charger]) or is_neutral(units[target]):
        return None
    pairs = ((charger, target), (target, charger)) if both else ((charger, target),)
    for own, foe in pairs:
        devotion(table, units[own].seat).engaged(table, units[own].seat, own, foe)
    for own, foe in pairs:  # one at most: both cards are of the Everchanging
        if searches(table, own, foe) or might_challenge(table, own, foe):
            return Meeting(own=own, foe=foe)
    return None


def searches(table: MythTable, own: int, foe: int) -> bool:
    return suspects(table, table.state.units[own].seat, foe)


def might_challenge(table: MythTable, own: int, foe: int) -> bool:
    """ME-EC7-01, by open information: a Humanoid Unit of a player who may hold the card, against a hero's."""
    unit = table.state.units[own]
    side = table.state.sides[unit.seat]
    hidden = side.alignment == EVERCHANGING and bool(side.vow.card) and not side.vow.shown
    if not hidden and side.vow.card != CARD:
        return False
    return humanoid(table, unit) and heroic(table, table.state.units[foe])


class Meeting(Frame):
    """The search for the Map, then the question of a challenge."""

    own: int
    foe: int

    def start(self, table: MythTable) -> Next:
        """ME-EC2-02, ME-GAP-90: the test comes before blows."""
        if not searches(table, self.own, self.foe):
            return self.searched(table, None)
        seat = table.state.units[self.own].seat
        return call(MapTest(seat=seat, unit=self.own, target=self.foe), then=self.searched)

    def searched(self, table: MythTable, _: object) -> Next:
        """ME-EC7-01: to strike, or to challenge instead."""
        return self.question(table) if might_challenge(table, self.own, self.foe) else Done(NO_UNIT)

    def question(self, table: MythTable) -> Next:
        """Who does not hold the card has no choice, and is asked all the same."""
        seat = table.state.units[self.own].seat
        card = table.state.sides[seat].vow.card
        options = [STRIKE, CHALLENGE] if card == CARD else [STRIKE]
        return ask(seat, options, then=self.chose, rule="ME-EC7-01", prompt="challenge")

    def explains(self, table: MythTable, chosen: Option) -> Ruling | None:
        if chosen != CHALLENGE:
            return None
        card = table.state.sides[table.state.units[self.own].seat].vow.card
        return ruling("ME-EC7-01", unit=self.own, devotion=card)

    def chose(self, table: MythTable, chosen: Option) -> Next:
        if chosen == STRIKE:
            return Done(NO_UNIT)
        challenge(table, self.own, self.foe)
        return Done(self.own)


def challenge(table: MythTable, own: int, foe: int) -> None:
    """ME-EC7-03, ME-EC7-04: a point, and another if General challenges General."""
    seat = table.state.units[own].seat
    show(table, seat)
    table.tell("challenged", "ME-EC7-01", seat=seat, unit=own, other=foe)
    score(table, seat, "ME-EC7-03")
    if led_by_general(table, own) and led_by_general(table, foe):
        score(table, seat, "ME-EC7-04")


def led_by_general(table: MythTable, number: int) -> bool:
    """Whether the Unit's General is alive."""
    unit = table.state.units[number]
    return profile(table, unit).general and any(row.general for row in rows(table, unit))
