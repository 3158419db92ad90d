"""Shapes: gaps from bases, paths and each other; within and wholly within."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.geometry.shapes import (
    Disc,
    Oval,
    Polygon,
    circle,
    edge_gap,
    ellipse,
    gap,
    gap_to,
    holds,
    line_gap,
    line_within,
    nearest_point,
    off_table,
    opposite,
    oval_wholly_in,
    rectangle,
    rough_depth,
    shape_gap,
    span,
    strip,
    sweep_gap,
    sweep_gap_to,
    wholly_in,
)
from tests.marks import rule

ROCK = Disc(10_000, 10_000, 2000)
HOUSE = rectangle(20_000, 20_000, 25_000, 25_000)
LOG = Oval((40_000, 10_000, 44_000, 10_000), 500)
HOLLOW = Polygon(((0, 0), (9000, 0), (9000, 9000), (4500, 3000), (0, 9000)))  # a notch from above


@rule("ME-GAP-03", "ME-BASE-09")
@pytest.mark.parametrize(
    ("one", "other", "result"),
    [
        ((0, 0, 630), (3000, 4000, 630), 3740),
        ((0, 0, 630), (1260, 0, 630), 0),
        ((0, 0, 630), (1259, 0, 630), -1),
        ((0, 0, 630), (0, 0, 2756), -3386),
        ((0, 0, 787), (10_000, 0, 1181), 8032),
    ],
)
def test_gap_of_two_bases(one, other, result):
    assert gap(*one, *other) == gap(*other, *one) == result


@rule("ME-GAPB-01")
@pytest.mark.parametrize(
    ("shape", "base", "result"),
    [
        (ROCK, (15_000, 10_000, 630), 2370),
        (ROCK, (10_000, 10_000, 630), -2630),
        (HOUSE, (19_000, 22_000, 630), 370),
        (HOUSE, (22_000, 22_000, 630), -630),  # centre inside: minus the radius, however deep
        (HOUSE, (20_000, 22_000, 630), -630),  # centre on a side
        (HOUSE, (17_000, 16_000, 630), 4370),  # nearest to a corner
        (HOLLOW, (4500, 8000, 630), 2370),  # in the notch, not in the shape
        (LOG, (42_000, 12_000, 630), 870),
        (LOG, (47_000, 14_000, 630), 3870),
    ],
)
def test_gap_from_a_base_to_a_shape(shape, base, result):
    assert gap_to(shape, *base) == result
    assert shape_gap(Disc(*base), shape) == shape_gap(shape, Disc(*base)) == result


@rule("ME-GAPB-01")
@pytest.mark.parametrize(
    ("line", "shape", "result"),
    [
        ((0, 0, 10_000, 0), ROCK, 8000),
        ((0, 10_000, 20_000, 10_000), ROCK, -2000),
        ((0, 0, 30_000, 30_000), HOUSE, 0),
        ((21_000, 21_000, 22_000, 22_000), HOUSE, 0),  # wholly inside
        ((0, 22_000, 19_000, 22_000), HOUSE, 1000),
        ((0, 45_000, 45_000, 0), HOUSE, 0),  # cuts off a corner
        ((0, 40_000, 40_000, 0), HOUSE, 0),  # through the corner itself
        ((0, 39_000, 39_000, 0), HOUSE, 707),
        ((42_000, 0, 42_000, 20_000), LOG, -500),
        ((40_000, 12_000, 44_000, 12_000), LOG, 1500),
    ],
)
def test_gap_from_a_line_to_a_shape(line, shape, result):
    assert line_gap(line, shape) == line_gap((*line[2:], *line[:2]), shape) == result
    for limit in (0, result - 1, result, result + 1, 5, 9000):
        if limit >= 0 or not isinstance(shape, Polygon):
            assert line_within(line, shape, limit) == (result <= limit)


def test_a_swept_base_is_measured_from_its_path():
    assert sweep_gap((0, 0, 10_000, 0), 630, 5000, 2000, 787) == 583
    assert sweep_gap_to((0, 0, 10_000, 0), 630, ROCK) == 7370


@pytest.mark.parametrize(
    ("one", "other", "result"),
    [
        (ROCK, Disc(10_000, 20_000, 3000), 5000),
        (LOG, Oval((46_000, 10_000, 46_000, 15_000), 700), 800),
        (LOG, HOUSE, 17_527),
        (HOUSE, rectangle(27_000, 20_000, 30_000, 30_000), 2000),
        (HOUSE, rectangle(21_000, 21_000, 22_000, 22_000), 0),  # one inside the other
        (HOUSE, rectangle(10_000, 22_000, 40_000, 23_000), 0),  # crossing without a corner inside
        (Oval((22_000, 22_000, 30_000, 22_000), 100), HOUSE, -100),
    ],
)
def test_gap_between_shapes(one, other, result):
    assert shape_gap(one, other) == shape_gap(other, one) == result


@rule("ME-GAME-16", "ME-GAP-02")
@pytest.mark.parametrize(
    ("shape", "x", "y", "whole"),
    [
        (HOUSE, 22_000, 22_000, True),
        (HOUSE, 20_625, 22_000, True),  # sticks out by the tolerance
        (HOUSE, 20_624, 22_000, False),
        (HOUSE, 19_000, 22_000, False),
        (ROCK, 11_370, 10_000, True),
        (ROCK, 11_375, 10_000, True),
        (ROCK, 11_376, 10_000, False),
        (HOLLOW, 4500, 1000, True),
        (HOLLOW, 4500, 2700, False),  # the notch reaches into the base
        (Oval((0, 0, 9000, 0), 700), 4000, 75, True),
        (Oval((0, 0, 9000, 0), 700), 4000, 76, False),
    ],
)
def test_wholly_in(shape, x, y, whole):
    assert wholly_in(shape, x, y, 630) is whole


def test_an_oval_base_wholly_in():
    assert oval_wholly_in(HOUSE, Oval((21_000, 21_000, 24_000, 24_000), 1000))
    assert not oval_wholly_in(HOUSE, Oval((21_000, 21_000, 24_000, 24_000), 1006))
    assert oval_wholly_in(ROCK, Oval((9000, 10_000, 11_000, 10_000), 1000))
    assert not oval_wholly_in(ROCK, Oval((8000, 10_000, 11_000, 10_000), 1000))
    assert oval_wholly_in(HOLLOW, Oval((1000, 2000, 2000, 2000), 500))
    assert not oval_wholly_in(HOLLOW, Oval((1500, 4500, 7500, 4500), 100))  # both ends in, the notch between


@pytest.mark.parametrize(
    ("shape", "point", "result"),
    [
        (HOUSE, (20_000, 20_000), True),
        (HOUSE, (25_000, 22_000), True),
        (HOUSE, (25_001, 22_000), False),
        (HOUSE, (20_000, 25_001), False),
        (HOLLOW, (4500, 3000), True),
        (HOLLOW, (4500, 3001), False),
        (HOLLOW, (100, 8000), True),
        (HOLLOW, (9001, 9000), False),
        (HOLLOW, (-1, 9000), False),
        (ROCK, (12_000, 10_000), True),
        (ROCK, (12_001, 10_000), False),
        (LOG, (39_500, 10_000), True),
        (LOG, (39_499, 10_000), False),
    ],
)
def test_points_in_and_on_shapes(shape, point, result):
    assert holds(shape, *point) is result
    if isinstance(shape, Polygon):
        assert holds(Polygon(shape.corners[::-1]), *point) is result  # either way round


@pytest.mark.parametrize(
    ("shape", "point", "result"),
    [
        (HOUSE, (0, 22_000), (20_000, 22_000)),
        (HOUSE, (30_000, 30_000), (25_000, 25_000)),
        (HOUSE, (21_000, 22_000), (21_000, 22_000)),
        (ROCK, (0, 10_000), (8000, 10_000)),
        (LOG, (42_000, 20_000), (42_000, 10_500)),
        (LOG, (50_000, 10_000), (44_500, 10_000)),
    ],
)
def test_the_nearest_point_is_for_drawing(shape, point, result):
    assert nearest_point(shape, *point) == result


def test_shapes_are_made():
    assert rectangle(1, 2, 3, 4).corners == ((1, 2), (3, 2), (3, 4), (1, 4))
    assert strip(10_000, 10_000, 6000, 500, 0) == rectangle(7000, 9750, 13_000, 10_250)
    assert span(strip(10_000, 10_000, 6000, 500, 36)) == (9750, 7000, 10_250, 13_000)
    jungle = ellipse(30_000, 20_000, 8000, 6000, 0)
    assert len(jungle.corners) == 8
    assert span(jungle) == (26_000, 17_000, 34_000, 23_000)
    assert (32_828, 22_121) in jungle.corners
    assert span(LOG) == (39_500, 9500, 44_500, 10_500) and span(ROCK) == (8000, 8000, 12_000, 12_000)


@rule("ME-GAP-06")
def test_the_opposite_of_a_shape():
    assert opposite(ROCK, 72_000, 48_000) == Disc(62_000, 38_000, 2000)
    assert opposite(HOUSE, 72_000, 48_000).corners[0] == (52_000, 28_000)
    assert opposite(LOG, 72_000, 48_000) == Oval((32_000, 38_000, 28_000, 38_000), 500)
    assert opposite(opposite(HOLLOW, 72_000, 48_000), 72_000, 48_000) == HOLLOW


@pytest.mark.parametrize("shape", [ROCK, HOUSE, LOG, HOLLOW, ellipse(9000, 9000, 8000, 6000, 5)])
def test_a_circle_around_a_shape_holds_all_of_it(shape):
    around = circle(shape)
    left, bottom, right, top = span(shape)
    for x in range(left, right + 1, (right - left) // 9):
        for y in range(bottom, top + 1, (top - bottom) // 9):
            assert not holds(shape, x, y) or holds(around, x, y)
            exact = gap_to(shape, x, y, 630)
            assert exact == -630 or abs(rough_depth(shape, x, y, 630) + exact) <= 4


@rule("ME-BASE-07", "ME-GAP-02")
@pytest.mark.parametrize(
    ("x", "y", "result", "off"),
    [
        (630, 24_000, 0, False),
        (625, 24_000, -5, False),
        (624, 24_000, -6, True),
        (71_370, 24_000, 0, False),
        (71_376, 24_000, -6, True),
        (36_000, 624, -6, True),
        (36_000, 47_376, -6, True),
        (36_000, 24_000, 23_370, False),
    ],
)
def test_the_edge_of_the_table(x, y, result, off):
    assert edge_gap(x, y, 630, 72_000, 48_000) == result
    assert off_table(x, y, 630, 72_000, 48_000) is off
