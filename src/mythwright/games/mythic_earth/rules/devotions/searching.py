"""Searches that a Brave Test decides: for the Fountain of Youth (ME-EL2), the Map to El Dorado (ME-EC2)."""

from __future__ import annotations

from functools import lru_cache

from mythwright.core.flow import Done, Frame, Next, ask, call
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import ledger
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.numbers import Line
from mythwright.games.mythic_earth.geometry.shapes import Shape, span
from mythwright.games.mythic_earth.ground import Same, half, shape, touches_shape
from mythwright.games.mythic_earth.keeping import FEW_KEPT
from mythwright.games.mythic_earth.rules.devotions.base import card_of, show
from mythwright.games.mythic_earth.rules.devotions.places import searchable, wholly_inside
from mythwright.games.mythic_earth.rules.tests import BraveTest
from mythwright.games.mythic_earth.rules.tokens import MAP
from mythwright.games.mythic_earth.state import DESTROYED, NO_UNIT, Feature
from mythwright.games.mythic_earth.units import SLACK, bounds, other_seat, radius

SEARCH, PASS = "search", option("pass")
EVERLIVING = "everliving"
FOUNTAIN_TEST, MAP_TEST = "fountain", "map"


# -- the Fountain --------------------------------------------------------------------------------------------


def may_search(table: MythTable, seat: int, number: int) -> bool:
    """By open information: whether the Unit stands in a piece that an Everliving player could have picked."""
    side, unit = table.state.sides[seat], table.state.units[number]
    if side.alignment != EVERLIVING or side.vow.shown or unit.seat != seat:
        return False
    x, y, far = bounds(unit.at)
    r = radius(table, unit)
    far += r + SLACK
    return any(
        left - far <= x <= right + far and bottom - far <= y <= top + far and touches_shape(unit.at, r, area)
        for area, (left, bottom, right, top) in _pieces(
            Same(table.state.features), half(table, other_seat(seat))
        )
    )


@lru_cache(maxsize=FEW_KEPT)
def _pieces(features: Same[tuple[Feature, ...]], area: Shape) -> tuple[tuple[Shape, Line], ...]:
    """The pieces of landscape that lie wholly in an area, with the rectangles around them."""
    shapes = [shape(feature) for feature in features.thing]
    return tuple((each, span(each)) for each in shapes if wholly_inside(area, each))


class Search(Frame):
    """At the end of an action: the test for the Fountain, once for each piece (ME-EL2-02, ME-GAP-88)."""

    seat: int
    unit: int
    piece: int = 0

    def start(self, table: MythTable) -> Next:
        return self.question(table)

    def question(self, table: MythTable) -> Next:
        """Whoever might hold the card is asked, so that the question tells nothing."""
        pieces = searchable(table, self.seat, table.state.units[self.unit])
        options = [*(option(SEARCH, piece) for piece in pieces), PASS]
        return ask(self.seat, options, then=self.chose, rule="ME-GAP-88", prompt="search")

    def explains(self, table: MythTable, chosen: Option) -> Ruling | None:
        if chosen.kind != SEARCH:
            return None
        vow = table.state.sides[self.seat].vow
        return ruling("ME-EL2-02", unit=self.unit, devotion=vow.card, picks=list(vow.picks))

    def chose(self, table: MythTable, chosen: Option) -> Next:
        """ME-EL2-03: outside activation; markers never count."""
        if chosen == PASS:
            return Done()
        self.piece = int(chosen.args[0])
        vow = table.state.sides[self.seat].vow
        show(table, self.seat)
        vow.tested = (*vow.tested, self.piece)
        return call(seek(table, self.seat, self.unit, FOUNTAIN_TEST, "ME-EL2-02"), then=self.tested)

    def tested(self, table: MythTable, passed: bool) -> Next:
        """ME-EL2-04, ME-EL2-05: here, or else in the other piece."""
        vow = table.state.sides[self.seat].vow
        others = [piece for piece in vow.picks if piece != self.piece]
        vow.found = self.piece if passed else sum(others)
        rule = "ME-EL2-04" if passed else "ME-EL2-05"
        table.tell("fountain", rule, seat=self.seat, unit=self.unit, feature=vow.found)
        return Done()


def seek(table: MythTable, seat: int, number: int, why: str, rule: str) -> BraveTest:
    """ME-GAP-15, ME-GAP-88: Brave and the card's own penalty, nothing else."""
    return BraveTest(unit=number, why=why, plain=True, parts=((why, card_of(table, seat).brave, rule),))


# -- the Map -------------------------------------------------------------------------------------------------


def suspects(table: MythTable, seat: int, target: int) -> bool:
    """ME-EC2-02: whether this enemy may carry the Map, which has not been found."""
    vow = table.state.sides[seat].vow
    return vow.card == "ec2" and target in vow.picks and not vow.tested


class MapTest(Frame):
    """A Unit that engages a suspect searches it, before blows (ME-EC2-02 to ME-EC2-05, ME-GAP-90)."""

    seat: int
    unit: int
    target: int

    def start(self, table: MythTable) -> Next:
        """ME-EC2-03: the test brings the card to light."""
        show(table, self.seat)
        vow = table.state.sides[self.seat].vow
        vow.tested = (*vow.tested, self.target)
        return call(seek(table, self.seat, self.unit, MAP_TEST, "ME-EC2-02"), then=self.tested)

    def tested(self, table: MythTable, passed: bool) -> Next:
        """ME-EC2-04, ME-EC2-05: with this Unit, or else with the other one."""
        vow = table.state.sides[self.seat].vow
        others = [number for number in vow.picks if number != self.target]
        vow.found = self.target if passed else sum(others)
        carrier = table.state.units.get(vow.found)
        if carrier and carrier.place != DESTROYED:
            rule = "ME-EC2-04" if passed else "ME-EC2-05"
            ledger.put_token(table, MAP, self.seat, (0, 0), rule, holder=vow.found, about=NO_UNIT)
        return Done()
