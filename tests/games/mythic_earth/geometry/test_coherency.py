"""Coherency: two neighbours within an inch, one group, and how strays come back."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.geometry.coherency import (
    Stray,
    coherent,
    largest_group,
    mended,
    strays,
)
from mythwright.games.mythic_earth.geometry.shapes import gap
from tests.games.mythic_earth.geometry.given import HUMANOID, a_row, a_unit
from tests.marks import rule


def anywhere(x: int, y: int) -> bool:
    return True


@rule("ME-COH-02")
@pytest.mark.parametrize(("apart", "lost"), [(1000, ()), (1005, ()), (1006, (0, 1))])
def test_two_minis_stay_within_an_inch(apart, lost):
    assert coherent(a_row(0, 0, count=2, apart=apart), HUMANOID) == lost


@rule("ME-COH-01")
def test_three_minis_need_two_neighbours_each():
    assert coherent([(0, 0), (2260, 0), (1130, 1900)], HUMANOID) == ()
    assert coherent(a_row(0, 0, count=3, apart=1000), HUMANOID) == (0, 1, 2)  # the ends have one neighbour
    assert coherent(a_row(0, 0, count=3, apart=0), HUMANOID) == (0, 1, 2)  # 1.26 inches from end to end
    assert coherent([(0, 0)], HUMANOID) == ()


@rule("ME-COH-01")
def test_one_mini_with_a_single_neighbour_strays():
    spots = [*a_unit(10_000, 10_000, 7).spots, (16_000, 10_000)]
    assert coherent(spots, HUMANOID) == (7,)
    linked_once = [*spots[:7], (10_000 + 2 * 2160, 10_000)]
    assert coherent(linked_once, HUMANOID) == (7,)


@rule("ME-GAP-40")
def test_two_groups_are_not_one():
    spots = [*a_unit(30_000, 10_000, 3).spots, *a_unit(10_000, 10_000, 4).spots]
    assert coherent(spots, HUMANOID) == (0, 1, 2)  # the larger group stays
    assert largest_group(spots, HUMANOID) == (3, 4, 5, 6)
    even = [*a_unit(30_000, 10_000, 3).spots, *a_unit(10_000, 10_000, 3).spots]
    assert coherent(even, HUMANOID) == (3, 4, 5)  # ties: the group with the lowest number stays


def test_groups_joined_by_a_chain_keep_their_cores():
    left, right = a_unit(10_000, 10_000, 4).spots, a_unit(18_640, 10_000, 3).spots
    chain = [(14_320, 10_000), (16_480, 10_000)]
    assert coherent([*left, *chain, *right], HUMANOID) == ()


def test_a_stray_is_shown_with_the_neighbour_it_lacks():
    spots = [*a_unit(10_000, 10_000, 3).spots, (20_000, 10_000)]
    assert strays(spots, HUMANOID) == [Stray(3, (20_000, 10_000, 12_160, 10_000))]
    assert strays(a_row(0, 0, count=2, apart=5000), HUMANOID)[0].line == (0, 0, 6260, 0)


@rule("ME-COH-03", "ME-GAP-40")
def test_strays_are_set_on_free_cells_beside_the_others():
    spots = [*a_unit(10_000, 10_000, 5).spots, (16_000, 10_000), (10_000, 17_000)]
    result = mended(spots, HUMANOID, anywhere, 9000)
    assert coherent(result, HUMANOID) == ()
    assert result[:5] == spots[:5]
    assert result[5] == (14_320, 10_000) or gap(*result[5], 0, *spots[5], 0) <= 9000
    pairs = [(a, b) for i, a in enumerate(result) for b in result[:i]]
    assert all(gap(*a, HUMANOID, *b, HUMANOID) >= -5 for a, b in pairs)


@rule("ME-GAP-40")
def test_a_stray_too_far_away_stays():
    spots = [*a_unit(10_000, 10_000, 5).spots, (40_000, 10_000)]
    assert mended(spots, HUMANOID, anywhere, 6000) == spots


@rule("ME-GAP-40")
def test_cells_that_are_not_allowed_are_left_out():
    spots = [*a_unit(10_000, 10_000, 5).spots, (16_000, 10_000)]
    assert mended(spots, HUMANOID, lambda x, y: False, 9000) == spots
    result = mended(spots, HUMANOID, lambda x, y: y > 10_000, 9000)
    assert result[5][1] > 10_000 and coherent(result, HUMANOID) == ()


@rule("ME-GAP-40")
def test_the_nearest_stray_comes_first():
    # given two strays that would both take the cell at 13240, 11871
    block, near, far = a_unit(10_000, 10_000, 4).spots, (15_500, 10_000), (18_000, 10_000)
    # then the nearer has it, and the other a cell that is linked only thanks to it
    assert mended([far, *block, near], HUMANOID, anywhere, 9000) == [
        (14_320, 10_000),
        *block,
        (13_240, 11_871),
    ]
    assert mended([near, *block, far], HUMANOID, anywhere, 9000) == [
        (13_240, 11_871),
        *block,
        (14_320, 10_000),
    ]


@rule("ME-GAP-40")
def test_a_unit_without_any_group_gathers_around_its_first():
    spots = [(10_000, 10_000), (15_000, 10_000), (10_000, 15_000)]
    result = mended(spots, HUMANOID, anywhere, 9000)
    assert result[0] == (10_000, 10_000) and coherent(result, HUMANOID) == ()
