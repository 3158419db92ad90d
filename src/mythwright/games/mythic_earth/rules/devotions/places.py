"""Devotions about places: the Fountain of Youth (ME-EL2), quarters (ME-EL4), Consecrated Ground (ME-EL7)."""

from __future__ import annotations

from functools import lru_cache

from mythwright.core.flow import Frame
from mythwright.core.option import Option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.numbers import distance, touching, within
from mythwright.games.mythic_earth.geometry.shapes import Disc, Polygon, Shape, holds, shape_gap, wholly_in
from mythwright.games.mythic_earth.geometry.units import reading_to
from mythwright.games.mythic_earth.ground import (
    CORNER,
    feature_of,
    half,
    quarters,
    shape,
    touches,
    wholly_within,
    zone,
)
from mythwright.games.mythic_earth.keeping import MANY_KEPT
from mythwright.games.mythic_earth.rules.devotions.base import (
    Devotion,
    card_of,
    forbids_unworthy,
    guards,
    score,
    target_of,
)
from mythwright.games.mythic_earth.rules.putting import PutToken
from mythwright.games.mythic_earth.rules.tokens import FOUNTAIN, owned
from mythwright.games.mythic_earth.state import SOUTH, Unit
from mythwright.games.mythic_earth.units import on_table, other_seat, radius

DRINK, CONSECRATE = "drink", "consecrate"


@lru_cache(maxsize=MANY_KEPT)
def wholly_inside(area: Shape, piece: Shape) -> bool:
    """Whether a piece of landscape lies wholly in an area."""
    if isinstance(piece, Disc):
        return wholly_in(area, piece.x, piece.y, piece.r)
    return isinstance(piece, Polygon) and all(holds(area, *corner) for corner in piece.corners)


def across(piece: Shape) -> int:
    """How large a piece is at its widest."""
    if isinstance(piece, Disc):
        return 2 * piece.r
    corners = piece.corners if isinstance(piece, Polygon) else ()
    return max(distance(*one, *two) for one in corners for two in corners)


# -- the Fountain of Youth -----------------------------------------------------------------------------------


class Fountain(Devotion):
    """In Search of the Fountain of Youth (ME-EL2)."""

    what = DRINK

    def picks(self, table: MythTable, seat: int) -> list[int]:
        """ME-EL2-01: pieces wholly in the opponent's half."""
        area = half(table, other_seat(seat))
        return [f.number for f in table.state.features if wholly_inside(area, shape(f))]

    def targets(self, table: MythTable, seat: int, number: int) -> list[int]:
        found = table.state.sides[seat].vow.found
        return [found] if found else []

    def forbids_claim(self, table: MythTable, seat: int, number: int, chosen: Option) -> Ruling | None:
        """ME-EL2-06: any Unit in the piece that holds the Fountain, which must have been found."""
        vow = table.state.sides[seat].vow
        feature = feature_of(table, target_of(chosen))
        if feature is None or feature.number != vow.found:
            return ruling("ME-EL2-04", found=vow.found)
        if owned(table, FOUNTAIN, seat):
            return ruling("ME-DEV-18", devotion=vow.card)
        if not touches(table, table.state.units[number], feature):
            return ruling("ME-EL2-06", unit=number, feature=feature.number)
        return None

    def claim(self, table: MythTable, seat: int, number: int, chosen: Option) -> Frame | None:
        """ME-EL2-07: the Claim itself scores, and a token is laid wholly in the piece."""
        score(table, seat, "ME-EL2-07")
        feature = feature_of(table, target_of(chosen))
        assert feature is not None
        return PutToken(
            seat=seat,
            kind=FOUNTAIN,
            owner=seat,
            at=((feature.x, feature.y),),
            radius=0,
            rule="ME-EL2-07",
            about=number,
            piece=feature.number,
        )

    def score_game(self, table: MythTable, seat: int) -> None:
        """ME-EL2-09."""
        near = card_of(table, seat).near
        if any(guards(table, seat, token, near) for token in owned(table, FOUNTAIN, seat)):
            score(table, seat, "ME-EL2-09")


def searchable(table: MythTable, seat: int, unit: Unit) -> list[int]:
    """ME-EL2-02, ME-GAP-88: the picked pieces that this Unit stands in and that were not tested."""
    vow = table.state.sides[seat].vow
    if vow.card != "el2" or vow.found:
        return []
    return [n for n in vow.picks if n not in vow.tested and in_piece(table, unit, n)]


def in_piece(table: MythTable, unit: Unit, number: int) -> bool:
    feature = feature_of(table, number)
    return feature is not None and touches(table, unit, feature)


# -- quarters ------------------------------------------------------------------------------------------------


class Territory(Devotion):
    """Control Jungle Territory (ME-EL4)."""

    def score_turn(self, table: MythTable, seat: int) -> None:
        """ME-EL4-01: a quarter on the opponent's side."""
        held = controlled(table, seat)
        if any(quarter in held for quarter in enemy_quarters(table, seat)):
            score(table, seat, "ME-EL4-01")

    def score_game(self, table: MythTable, seat: int) -> None:
        """ME-EL4-03."""
        if len(controlled(table, seat)) > len(controlled(table, other_seat(seat))):
            score(table, seat, "ME-EL4-03")


def enemy_quarters(table: MythTable, seat: int) -> tuple[int, ...]:
    """ME-GAP-88: both on his side; in the Great Hunt only that of his corner."""
    south = table.state.sides[seat].edge == SOUTH
    if table.box.primaries[table.state.primary].zone == CORNER:
        return (3,) if south else (0,)
    return (2, 3) if south else (0, 1)


def controlled(table: MythTable, seat: int) -> list[int]:
    """ME-EL4-02: the quarters with more own Units wholly within than of the opponent."""
    found = []
    for quarter, area in enumerate(quarters(table)):
        own, other = (
            sum(wholly_within(table, unit, area) for _, unit in on_table(table, each))
            for each in (seat, other_seat(seat))
        )
        if own > other:
            found.append(quarter)
    return found


# -- Consecrated Ground --------------------------------------------------------------------------------------


class Consecration(Devotion):
    """Consecrated Ground (ME-EL7)."""

    what = CONSECRATE

    def picks(self, table: MythTable, seat: int) -> list[int]:
        """ME-EL7-01, ME-GAP-89: at most eight inches across, touching the enemy zone."""
        area, most = zone(table, other_seat(seat)), card_of(table, seat).across
        shapes = [(feature.number, shape(feature)) for feature in table.state.features]
        return [n for n, piece in shapes if touching(shape_gap(piece, area)) and within(across(piece), most)]

    def targets(self, table: MythTable, seat: int, number: int) -> list[int]:
        return list(table.state.sides[seat].vow.picks)

    def forbids_claim(self, table: MythTable, seat: int, number: int, chosen: Option) -> Ruling | None:
        """ME-EL7-02: who touches the chosen ground, once."""
        vow, unit = table.state.sides[seat].vow, table.state.units[number]
        feature = feature_of(table, target_of(chosen))
        if feature is None or feature.number not in vow.picks:
            return ruling("ME-EL7-01", picks=list(vow.picks))
        if vow.found:
            return ruling("ME-DEV-18", devotion=vow.card)
        contact = table.box.figures.contact
        away = reading_to(unit.at, radius(table, unit), shape(feature)).gap
        if away > contact:
            return ruling("ME-EL7-02", unit=number, feature=feature.number, far=away, reach=contact)
        return forbids_unworthy(table, number, "ME-EL7-02")

    def claim(self, table: MythTable, seat: int, number: int, chosen: Option) -> Frame | None:
        table.state.sides[seat].vow.found = target_of(chosen)
        score(table, seat, "ME-EL7-02")
        return None

    def score_game(self, table: MythTable, seat: int) -> None:
        """ME-EL7-03, ME-GAP-89: consecrated before, and every enemy farther away."""
        feature = feature_of(table, table.state.sides[seat].vow.found)
        if feature is None:
            return
        clear, area = card_of(table, seat).clear, shape(feature)
        near = [
            unit
            for _, unit in on_table(table, other_seat(seat))
            if within(reading_to(unit.at, radius(table, unit), area).gap, clear)
        ]
        if not near:
            score(table, seat, "ME-EL7-03")
