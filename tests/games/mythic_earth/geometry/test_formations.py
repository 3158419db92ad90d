"""Formations and places: Block, Line, rings."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.geometry.coherency import coherent
from mythwright.games.mythic_earth.geometry.field import Body, fits, resting
from mythwright.games.mythic_earth.geometry.formations import block, lattice, line
from mythwright.games.mythic_earth.geometry.moves import forbids, kept
from mythwright.games.mythic_earth.geometry.numbers import distance
from mythwright.games.mythic_earth.geometry.places import nearest_move, nearest_place, nearest_shift, rings
from mythwright.games.mythic_earth.geometry.shapes import Disc, gap, rectangle, wholly_in
from mythwright.games.mythic_earth.geometry.units import shifted
from tests.games.mythic_earth.geometry.given import (
    BEAST,
    BEHEMOTH,
    HUMANOID,
    MONSTER,
    a_field,
    a_purse,
    a_unit,
)
from tests.marks import rule


def anywhere(x: int, y: int) -> bool:
    return True


@rule("ME-GAP-38")
def test_cells_come_nearest_first_and_counter_clockwise():
    cells = lattice()
    assert cells[:7] == ((0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    assert cells[7:13] == ((1, 1), (-1, 2), (-2, 1), (-1, -1), (1, -2), (2, -1))
    assert cells[13] == (2, 0)


@rule("ME-GAP-38")
def test_a_block_in_the_open_stands_nine_tenths_of_an_inch_apart():
    assert block(10_000, 10_000, 4, HUMANOID, anywhere) == [
        (10_000, 10_000),
        (12_160, 10_000),
        (11_080, 11_871),
        (8920, 11_871),
    ]


@rule("ME-GAP-38")
@pytest.mark.parametrize("radius", [HUMANOID, BEAST, MONSTER, BEHEMOTH])
@pytest.mark.parametrize("count", [1, 2, 3, 7, 20])
def test_a_block_is_coherent_and_free_of_itself(count, radius):
    spots = block(0, 0, count, radius, anywhere)
    assert len(spots) == count and coherent(spots, radius) == ()
    pairs = [(a, b) for i, a in enumerate(spots) for b in spots[:i]]
    assert all(gap(*a, radius, *b, radius) >= 895 for a, b in pairs)


@rule("ME-GAP-38")
@pytest.mark.parametrize(("depth", "gaps"), [(5000, 900), (4980, 500), (4300, 500), (4280, 250), (3900, 250)])
def test_a_narrow_place_makes_a_tighter_block(depth, gaps):
    zone = rectangle(0, 0, 9000, depth)
    spots = block(4500, depth // 2, 6, HUMANOID, lambda x, y: wholly_in(zone, x, y, HUMANOID))
    least = min(gap(*a, HUMANOID, *b, HUMANOID) for i, a in enumerate(spots) for b in spots[:i])
    assert abs(least - gaps) <= 1 and coherent(spots, HUMANOID) == ()


@rule("ME-GAP-38")
def test_a_block_grows_around_what_is_in_the_way():
    field = a_field(rocks=[Disc(10_000, 10_000, 2000)])
    spots = block(10_000, 10_000, 8, HUMANOID, lambda x, y: fits(x, y, HUMANOID, field))
    assert coherent(spots, HUMANOID) == ()
    assert resting(Body(spots, HUMANOID), field) is None


def test_no_place_no_block():
    zone = rectangle(0, 0, 9000, 3800)
    assert block(4500, 1900, 6, HUMANOID, lambda x, y: wholly_in(zone, x, y, HUMANOID)) is None
    assert block(0, 0, 3, HUMANOID, lambda x, y: x > 0 and y == 0) is None


@rule("ME-GAP-38")
def test_a_line_has_two_rows_across_its_way():
    spots = line(10_000, 10_000, 5, HUMANOID, 36, anywhere)  # going north
    assert [y for _, y in spots] == [10_000] * 3 + [8129] * 2
    assert [x for x, _ in spots] == [7840, 10_000, 12_160, 8920, 11_080]
    assert coherent(spots, HUMANOID) == ()


@rule("ME-GAP-38")
@pytest.mark.parametrize("count", [1, 2, 3, 4, 9, 16])
@pytest.mark.parametrize("angle", [0, 11, 90])
def test_a_line_is_coherent(count, angle):
    spots = line(0, 0, count, BEAST, angle, anywhere)
    assert len(spots) == count and coherent(spots, BEAST) == ()


@rule("ME-GAP-38")
def test_a_line_closes_up_or_is_none():
    zone = rectangle(0, 0, 8000, 8000)
    spots = line(4000, 4000, 8, HUMANOID, 36, lambda x, y: wholly_in(zone, x, y, HUMANOID))
    assert spots is None or min(x for x, _ in spots) >= 625
    assert line(4000, 4000, 20, HUMANOID, 36, lambda x, y: wholly_in(zone, x, y, HUMANOID)) is None
    wide = rectangle(0, 0, 7000, 8000)
    close = line(3500, 4000, 6, HUMANOID, 36, lambda x, y: wholly_in(wide, x, y, HUMANOID))
    assert close[0][1] - close[-1][1] < 1871


@rule("ME-GAP-32")
def test_rings_go_outwards_and_counter_clockwise():
    points = list(rings(0, 0, 250, 500))
    assert len(points) == 1 + 24 + 24
    assert points[:2] == [(0, 0), (250, 0)] and points[7] == (0, 250) and points[25] == (500, 0)
    assert len(list(rings(0, 0, 250, 499))) == 25


@rule("ME-GAP-32")
def test_the_nearest_place_is_on_the_first_ring_that_has_one():
    assert nearest_place(0, 0, lambda x, y: True, 250, 1000) == (0, 0)
    assert nearest_place(0, 0, lambda x, y: y <= -400, 250, 1000) == (-250, -433)
    assert nearest_place(0, 0, lambda x, y: y <= -2000, 250, 1000) is None


@rule("ME-GAP-32", "ME-STOPFLEE-12")
def test_a_whole_unit_is_shifted_to_the_nearest_legal_place():
    unit = a_unit(10_000, 10_000, 3)
    field = a_field(enemies=[(14_000, 10_000)])
    assert resting(unit, field).kind == "end_base"
    dx, dy = nearest_shift(unit, field, 250, 6000)
    assert (dx, dy) == (-250, 0) or resting(Body(shifted(unit.spots, dx, dy), HUMANOID), field) is None
    assert resting(Body(shifted(unit.spots, dx, dy), HUMANOID), field) is None
    assert nearest_shift(unit, field, 250, 100) is None


@rule("ME-GAP-35")
def test_a_wish_that_is_not_legal_leads_to_the_nearest_move_that_is():
    unit, field = a_unit(10_000, 10_000, 3), a_field(rocks=[Disc(16_000, 10_000, 1000)])
    assert nearest_move(unit, (0, 4000), field, a_purse(5), 250, 5000) == (0, 4000)
    shift = nearest_move(unit, (6000, 0), field, a_purse(8), 250, 5000)
    assert forbids(unit, kept(unit.spots, [shift]), field, a_purse(8)) is None
    assert forbids(unit, kept(unit.spots, [(6000, 0)]), field, a_purse(8)).kind == "shape"
    assert distance(*shift, 6000, 0) < 4100  # the Unit stops before the rock or passes beside it
    assert nearest_move(unit, (9000, 9000), field, a_purse(5), 250, 5000) is None
