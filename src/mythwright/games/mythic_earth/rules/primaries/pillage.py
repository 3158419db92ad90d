"""Pillage the Village (ME-P4)."""

from __future__ import annotations

from functools import lru_cache

from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import ledger
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.numbers import Line
from mythwright.games.mythic_earth.geometry.shapes import gap_to, span
from mythwright.games.mythic_earth.ground import Same, feature_of, ground_of, shape
from mythwright.games.mythic_earth.keeping import FEW_KEPT
from mythwright.games.mythic_earth.rules.primaries.base import Primary, add_feature, gain
from mythwright.games.mythic_earth.state import Feature, Point
from mythwright.games.mythic_earth.units import HUMANOID, bounds, kind, radius, widest

BUILDING, PILLAGE = "building", "pillage"


class Pillage(Primary):
    """Pillage the Village (ME-P4)."""

    whats = (PILLAGE,)

    def furnish(self, table: MythTable) -> None:
        """ME-P4-01, ME-GAP-82: five buildings."""
        corners = table.box.kit[BUILDING].corners
        for x, y in ground_of(table).points:
            add_feature(table, BUILDING, (x, y), tuple((x + dx, y + dy) for dx, dy in corners))

    def claims(self, table: MythTable, number: int) -> list[Option]:
        x, y, far = bounds(table.state.units[number].at)
        far += widest(table) + table.box.figures.contact
        near = [
            building
            for building, (left, bottom, right, top) in _rectangles(Same(table.state.features))
            if left - far <= x <= right + far and bottom - far <= y <= top + far
        ]
        options = [option("claim", PILLAGE, building) for building in near]
        return [each for each in options if self.forbids_claim(table, number, each) is None]

    def forbids_claim(self, table: MythTable, number: int, chosen: Option) -> Ruling | None:
        """ME-P4-03 to ME-P4-07, ME-GAP-82."""
        unit, building = table.state.units[number], building_of(table, chosen)
        if building is None:
            return ruling("ME-P4-05", unit=number, buildings=[each.number for each in buildings(table)])
        if kind(table, unit) != HUMANOID:
            return ruling("ME-P4-05", unit=number, type=kind(table, unit))
        contact, area, r = table.box.figures.contact, shape(building), radius(table, unit)
        away = min(gap_to(area, x, y, r) for x, y in unit.at)
        if away > contact:
            return ruling("ME-P4-05", unit=number, feature=building.number, far=away, reach=contact)
        return forbids_pillage(table, unit.seat, building.number)

    def claim(self, table: MythTable, number: int, chosen: Option) -> None:
        ledger.begin_claim(table, number, PILLAGE, int(chosen.args[1]), "ME-P4-05")

    def score_turn(self, table: MythTable) -> None:
        """ME-P4-08."""
        for claim in table.state.claims:
            if claim.what == PILLAGE:
                ledger.pillage(table, claim.seat, claim.unit, claim.target)
                gain(table, claim.seat, "ME-P4-08")

    def goals(self, table: MythTable, number: int) -> list[Point]:
        """Buildings that this side has not pillaged."""
        done = table.state.pillaged
        seat = table.state.units[number].seat
        return [(each.x, each.y) for each in buildings(table) if (seat, each.number) not in done]


@lru_cache(maxsize=FEW_KEPT)
def _rectangles(features: Same[tuple[Feature, ...]]) -> list[tuple[int, Line]]:
    """The numbers of the buildings with the rectangles around them."""
    return [(each.number, span(shape(each))) for each in features.thing if each.land == BUILDING]


def buildings(table: MythTable) -> list[Feature]:
    return [feature for feature in table.state.features if feature.land == BUILDING]


def building_of(table: MythTable, chosen: Option) -> Feature | None:
    """The building that a Claim names."""
    named = chosen.args[1] if len(chosen.args) == 2 else 0
    feature = feature_of(table, named) if isinstance(named, int) else None
    return feature if feature and feature.land == BUILDING else None


def forbids_pillage(table: MythTable, seat: int, building: int) -> Ruling | None:
    """ME-P4-03, ME-P4-06, ME-P4-07: once a game, not while the enemy does, and one at a time."""
    if (seat, building) in table.state.pillaged:
        return ruling("ME-P4-03", feature=building)
    for claim in table.state.claims:
        if claim.what == PILLAGE and claim.seat == seat:
            return ruling("ME-P4-07", feature=claim.target, unit=claim.unit)
        if claim.what == PILLAGE and claim.target == building:
            return ruling("ME-P4-06", feature=building, unit=claim.unit)
    return None
