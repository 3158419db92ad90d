"""Whole numbers: roots, feet, angles and the one tolerance."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.geometry.numbers import (
    FULL_TURN,
    SINES,
    apart,
    cross,
    distance,
    farther,
    foot,
    in_contact,
    inches,
    line_to_line,
    overlapping,
    point_to_line,
    rounded,
    scaled,
    side_of,
    sine,
    square_between,
    touching,
    turned,
    vector,
    within,
)
from tests.marks import rule


@rule("ME-GAPB-01")
@pytest.mark.parametrize(
    ("number", "parts", "whole"),
    [
        (7, 2, 4),
        (-7, 2, -3),
        (5, 10, 1),
        (-5, 10, 0),
        (4, 10, 0),
        (-6, 10, -1),
        (0, 3, 0),
        (2, 3, 1),
        (9, 3, 3),
    ],
)
def test_halves_go_up(number, parts, whole):
    assert rounded(number, parts) == whole


@rule("ME-GAPB-01")
@pytest.mark.parametrize(
    ("end", "length"),
    [((3000, 4000), 5000), ((-3000, 4000), 5000), ((1, 1), 1), ((2, 2), 2), ((1000, 1), 1000), ((0, 0), 0)],
)
def test_distances_are_rounded_down(end, length):
    assert distance(0, 0, *end) == length
    assert distance(*end, 0, 0) == length


@rule("ME-GAPB-01")
@pytest.mark.parametrize(
    ("point", "line", "nearest"),
    [
        ((500, 300), (0, 0, 1000, 0), (500, 0)),
        ((-50, 300), (0, 0, 1000, 0), (0, 0)),  # before the line's beginning
        ((1500, -7), (0, 0, 1000, 0), (1000, 0)),  # beyond its end
        ((0, 1), (0, 0, 1, 1), (1, 1)),  # halfway: up on both axes
        ((1, 0), (0, 0, -9, -9), (0, 0)),
        ((-1, -2), (0, 0, -4, -4), (-1, -1)),  # -1.5 goes up to -1
        ((3, 4), (7, 7, 7, 7), (7, 7)),  # a line without length
    ],
)
def test_the_foot_of_a_perpendicular(point, line, nearest):
    assert foot(*point, line) == nearest
    assert foot(*point, (*line[2:], *line[:2])) == nearest
    assert point_to_line(*point, line) == distance(*point, *nearest)


@rule("ME-GAPB-01")
@pytest.mark.parametrize(
    ("one", "other", "gap"),
    [
        ((0, 0, 10, 10), (0, 10, 10, 0), 0),
        ((0, 0, 10, 0), (5, 0, 5, 9), 0),  # one ends on the other
        ((0, 0, 10, 0), (0, 7, 10, 7), 7),
        ((0, 0, 10, 0), (13, 4, 13, 9), 5),
        ((0, 0, 0, 0), (3, 4, 3, 4), 5),
        ((0, 0, 100, 0), (50, 10, 50, 90), 10),
    ],
)
def test_from_line_to_line(one, other, gap):
    assert line_to_line(one, other) == line_to_line(other, one) == gap
    assert square_between(one, other) == gap * gap


def test_lines_cross_only_inside_both():
    assert cross((0, 0, 10, 10), (0, 10, 10, 0))
    assert not cross((0, 0, 10, 10), (0, 10, 5, 5))
    assert not cross((0, 0, 10, 10), (20, 0, 20, 30))
    assert not cross((0, 0, 4, 4), (0, 10, 10, 0))
    assert not cross((0, 10, 10, 0), (0, 0, 4, 4))
    assert side_of(0, 1, (0, 0, 1, 0)) == 1 and side_of(0, -1, (0, 0, 1, 0)) == -1


@rule("ME-GAPB-01")
@pytest.mark.parametrize(
    ("angle", "length", "result"),
    [
        (0, 1000, (1000, 0)),
        (36, 1000, (0, 1000)),
        (72, 1000, (-1000, 0)),
        (108, 1000, (0, -1000)),
        (144, 1000, (1000, 0)),
        (24, 2000, (1000, 1732)),  # 60 degrees
        (18, 1000, (707, 707)),
        (90, 1000, (-707, -707)),
        (-12, 2000, (1732, -1000)),
        (1, 100_000, (99_905, 4362)),
        (0, -1000, (-1000, 0)),
    ],
)
def test_vectors_come_from_one_table(angle, length, result):
    assert vector(angle, length) == result


def test_the_table_of_sines_is_whole():
    assert len(SINES) == FULL_TURN // 4 + 1
    assert list(SINES) == sorted(SINES)
    for angle in range(FULL_TURN):
        assert abs(sine(angle) ** 2 + sine(angle + 36) ** 2 - 10**12) <= 10**6 * 2
        assert sine(angle) == -sine(angle + 72) == sine(72 - angle) == sine(angle + 144)


@rule("ME-GAPB-01")
@pytest.mark.parametrize(
    ("start", "angle", "result"),
    [
        ((1000, 0), 36, (0, 1000)),
        ((1000, 500), 72, (-1000, -500)),
        ((0, 1000), -36, (1000, 0)),
        ((1000, 1000), 18, (0, 1414)),
        ((3, 0), 24, (2, 3)),  # 1.5 goes up
    ],
)
def test_turning_is_counter_clockwise(start, angle, result):
    assert turned(*start, angle) == result


@rule("ME-GAPB-01")
@pytest.mark.parametrize(
    ("start", "length", "result"),
    [
        ((3, 4), 10, (6, 8)),
        ((3, 4), 5000, (3000, 4000)),
        ((-3, 4), 5000, (-3000, 4000)),
        ((0, -7), 1000, (0, -1000)),
        ((1, 1), 1000, (707, 707)),
        ((-1, -1), 1000, (-707, -707)),
        ((3, 4), 3, (2, 2)),  # 1.8 and 2.4
        ((3, -4), 12, (7, -10)),  # 7.2 and -9.6
        ((4, 3), 2, (2, 1)),  # 1.6 and 1.2
        ((5, 0), 3, (3, 0)),
        ((30, 40), -10, (-6, -8)),
        ((0, 0), 1000, (0, 0)),
    ],
)
def test_scaling_keeps_the_direction(start, length, result):
    assert scaled(*start, length) == result


@rule("ME-GAPB-01")
def test_scaling_is_the_same_both_ways():
    for x in range(-12, 13):
        for y in range(-12, 13):
            dx, dy = scaled(x, y, 37)
            assert scaled(-x, -y, 37) == (-dx, -dy) == scaled(x, y, -37)
            assert (x, y) == (0, 0) or abs(dx * dx + dy * dy - 37 * 37) <= 2 * 37


@rule("ME-GAP-02")
@pytest.mark.parametrize(
    ("gap", "words"),
    [
        (5995, "within apart"),
        (6005, "within apart"),
        (6006, "farther apart"),
        (5994, "within"),
    ],
)
def test_the_words_of_six_inches(gap, words):
    found = {"within": within(gap, 6000), "farther": farther(gap, 6000), "apart": apart(gap, 6000)}
    assert " ".join(word for word, true in found.items() if true) == words


@rule("ME-GAP-02", "ME-GAP-03")
@pytest.mark.parametrize(
    ("gap", "touches", "overlaps", "contact"),
    [
        (-6, True, True, True),
        (-5, True, False, True),
        (5, True, False, True),
        (6, False, False, True),
        (50, False, False, True),
        (51, False, False, False),
    ],
)
def test_touching_overlapping_and_contact(gap, touches, overlaps, contact):
    assert (touching(gap), overlapping(gap), in_contact(gap)) == (touches, overlaps, contact)


@rule("ME-GAP-03")
@pytest.mark.parametrize(
    ("units", "shown"),
    [
        (5750, "5.75"),
        (6004, "6"),
        (6005, "6.01"),
        (6100, "6.1"),
        (10_000, "10"),
        (4, "0"),
        (-300, "0"),
        (60, "0.06"),
    ],
)
def test_inches_for_the_eye(units, shown):
    assert inches(units) == shown
