"""Units: measured between their nearest Minis."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.geometry.shapes import Disc, rectangle
from mythwright.games.mythic_earth.geometry.units import (
    centre,
    reading,
    reading_to,
    shifted,
    span_of,
    unit_gap,
    unit_wholly_in,
    unit_within,
    units_within,
)
from tests.marks import rule

ROW = [(0, 0), (2000, 0), (4000, 0)]


@rule("ME-GAME-08", "ME-GAP-03")
def test_distance_is_from_the_nearest_mini_to_the_nearest():
    others = [(10_000, 9000), (9000, 0), (9000, 5000)]
    found = reading(ROW, 630, others, 787)
    assert (found.gap, found.mini, found.other) == (3583, 2, 1)
    assert found.line == (4630, 0, 8213, 0)  # from rim to rim
    assert unit_gap(ROW, 630, others, 787) == unit_gap(others, 787, ROW, 630) == 3583


@rule("ME-GAPB-01")
def test_ties_go_to_the_lowest_numbers():
    found = reading([(0, 0), (10_000, 0)], 630, [(5000, 0), (5000, 1), (15_000, 0)], 630)
    assert (found.mini, found.other) == (0, 0)


@rule("ME-GAP-02")
@pytest.mark.parametrize(("x", "near"), [(11_260, True), (11_265, True), (11_266, False)])
def test_within_ten_inches_is_decided_without_a_root(x, near):
    assert units_within([(0, 0)], 630, [(x, 0)], 630, 10_000) is near
    assert units_within([(x, 0), (90_000, 0)], 630, [(0, 0)], 630, 10_000) is near
    assert units_within([(0, x)], 630, [(0, 0)], 630, 10_000) is near


def test_a_limit_below_all_radii_is_never_met():
    assert not units_within([(0, 0)], 630, [(0, 0)], 630, -2000)
    assert units_within([(0, 0)], 630, [(0, 0)], 630, -1265)


@rule("ME-GAME-08")
def test_from_a_unit_to_a_shape():
    found = reading_to(ROW, 630, rectangle(6000, -500, 9000, 500))
    assert found == (1370, 2, -1, (4630, 0, 6000, 0))
    inside = reading_to(ROW, 630, Disc(2000, 0, 900))
    assert (inside.gap, inside.mini, inside.line) == (-1530, 1, (2000, 0, 2000, 0))


@rule("ME-GAME-14", "ME-GAME-15", "ME-GAME-16", "ME-EX-01")
def test_within_and_wholly_within_as_the_pictures_show():
    area = rectangle(0, 0, 12_000, 6000)
    partly = [(9000, 3000), (11_900, 3000), (14_000, 3000)]
    whole = [(2000, 2000), (4000, 2000), (3000, 4000)]
    alone = [(9000, 3000)]
    assert [unit_within(unit, 630, area) for unit in (partly, whole, alone)] == [True, True, True]
    assert [unit_wholly_in(unit, 630, area) for unit in (partly, whole, alone)] == [False, True, True]
    assert not unit_within([(14_000, 3000)], 630, area)


@rule("ME-GAME-14", "ME-GAP-02")
@pytest.mark.parametrize(("x", "touches"), [(12_630, True), (12_635, True), (12_636, False)])
def test_touching_an_area_is_within_it(x, touches):
    assert unit_within([(20_000, 0), (x, 3000)], 630, rectangle(0, 0, 12_000, 6000)) is touches


@rule("ME-GAPB-01")
def test_the_centre_is_rounded_down():
    assert centre([(0, 0), (1, 1), (1, -1)]) == (0, 0)
    assert centre([(0, -1), (1, 0)]) == (0, -1)
    assert shifted([(1, 2), (3, 4)], 10, -1) == [(11, 1), (13, 3)]
    assert span_of([(5, 5), (1, 9), (7, 0)]) == (1, 0, 7, 9)
