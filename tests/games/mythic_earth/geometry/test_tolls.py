"""What paths cost: Difficult inches count twice."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.geometry.field import Body, Field, Slow
from mythwright.games.mythic_earth.geometry.moves import Move, Purse, forbids, kept, toll_of
from mythwright.games.mythic_earth.geometry.shapes import Disc, Shape, ellipse, rectangle
from mythwright.games.mythic_earth.geometry.tolls import Toll, slow_steps
from tests.games.mythic_earth.geometry.given import HEIGHT, HUMANOID, WIDTH, a_field, a_purse, a_unit
from tests.marks import rule

JUNGLE = rectangle(14_630, 0, 40_000, 40_000)
ONE = a_unit(10_000, 10_000)


def cost(body: Body, field: Field, *legs: tuple[int, int]) -> Toll:
    return toll_of(body, kept(body.spots, legs), field)


@rule("ME-EX-16", "ME-LAND-03", "ME-GAP-36")
def test_a_move_of_five_ends_one_inch_inside_the_jungle():
    # given a Unit 4 inches from a jungle
    field = a_field(jungle=[JUNGLE])
    # then 4 inches in the open and 1 inside cost 6, which Move 5 may use up
    assert cost(ONE, field, (5000, 0)) == (5000, 6000, 1000)
    assert forbids(ONE, kept(ONE.spots, [(5000, 0)]), field, a_purse(5)) is None
    assert forbids(ONE, kept(ONE.spots, [(5200, 0)]), field, a_purse(6)).kind == "cost"


@rule("ME-GAP-36", "ME-EX-22")
@pytest.mark.parametrize(("move", "inside"), [(5, 3), (10, 5), (12, 6), (6, 3), (7, 4)])
def test_inside_the_jungle_a_move_is_halved_and_rounded_up(move, inside):
    unit, field = a_unit(25_000, 20_000), a_field(jungle=[JUNGLE])
    assert forbids(unit, kept(unit.spots, [(inside * 1000, 0)]), field, a_purse(move)) is None
    clash = forbids(unit, kept(unit.spots, [(inside * 1000 + 100, 0)]), field, a_purse(move))
    assert (clash.kind, clash.gap, clash.keep) == ("cost", inside * 2000 + 200, (move + 1) // 2 * 2000)


@rule("ME-LAND-02")
def test_open_ground_costs_what_it_measures():
    assert cost(ONE, a_field(), (3000, 4000)) == (5000, 5000, 0)
    assert cost(ONE, a_field(), (3000, 0), (0, 4000), (-1000, 0)) == (8000, 8000, 0)


@rule("ME-LAND-04", "ME-GAP-36")
def test_any_mini_partly_in_slows_all():
    unit = a_unit(10_000, 10_000, 2)  # the second is 2160 ahead
    field = a_field(jungle=[JUNGLE])
    assert cost(unit, field, (5000, 0)).slow == 3200  # in steps of 0.1, from 1.84 inches on
    assert cost(Body([(14_000, 10_000)], HUMANOID), field, (0, 2000)) == (2000, 2000, 0)  # touches only
    assert cost(Body([(14_006, 10_000)], HUMANOID), field, (0, 2000)) == (2000, 4000, 2000)


@rule("ME-LAND-05")
def test_normal_movement_resumes_outside():
    field = a_field(jungle=[rectangle(14_630, 0, 15_630, 40_000)])
    assert cost(ONE, field, (9000, 0)) == (9000, 11_200, 2200)


@rule("ME-GAP-36")
def test_several_pieces_still_cost_double():
    field = a_field(jungle=[JUNGLE, Disc(17_000, 10_000, 2000), JUNGLE])
    assert cost(ONE, field, (5000, 0)) == (5000, 6000, 1000)


@rule("ME-GAP-36")
def test_steps_are_equal_parts_of_the_longest_path():
    field = a_field(jungle=[JUNGLE])
    # 5050 long: 51 steps of 99.02; the 41st ends at 4060, so 11 steps are Difficult
    assert cost(ONE, field, (5050, 0)) == (5050, 6139, 1089)
    unit = a_unit(10_000, 10_000, 2)
    move = Move([], [(11_000, 10_000), (18_160, 10_000)])
    assert toll_of(unit, move, field) == (6000, 10_200, 4200)


@rule("ME-GAP-80")
def test_a_bridge_is_no_part_of_the_river():
    river = Slow(rectangle(0, 20_000, 72_000, 28_000), (rectangle(32_500, 0, 39_500, 48_000),))
    field = a_field(jungle=[river])
    assert cost(a_unit(36_000, 18_000), field, (0, 10_000)) == (10_000, 10_000, 0)
    assert cost(a_unit(32_500, 18_000), field, (0, 10_000)).slow == 0  # on the bridge's edge
    assert cost(a_unit(32_499, 18_000), field, (0, 10_000)).slow == 8700
    assert cost(a_unit(36_000, 24_000), field, (5000, 0)) == (5000, 6500, 1500)  # off its side
    assert cost(a_unit(36_000, 19_000), field, (0, 300)) == (300, 300, 0)


SHAPES = [
    Disc(16_000, 11_000, 2500),
    ellipse(16_000, 9000, 8000, 6000, 11),
    rectangle(13_000, 8000, 14_000, 30_000),
    Disc(12_000, 10_200, 40),
]


@rule("ME-GAP-36")
@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("end", [(22_000, 10_000), (20_000, 15_000), (13_370, 10_000), (10_050, 10_000)])
def test_steps_that_are_not_measured_are_as_if_they_were(shape: Shape, end):
    from_each = slow_steps([(10_000, 10_000)], [end], HUMANOID, Field(WIDTH, HEIGHT, slow=[Slow(shape)]), 120)
    inside = Slow(shape, (Disc(0, 0, 1),))  # with an opening every step on the ground is measured
    measured = slow_steps([(10_000, 10_000)], [end], HUMANOID, Field(WIDTH, HEIGHT, slow=[inside]), 120)
    assert from_each == measured


def test_standing_still_costs_nothing():
    assert cost(a_unit(25_000, 20_000), a_field(jungle=[JUNGLE]), (0, 0)) == (0, 0, 0)


@rule("ME-GAP-80")
def test_each_of_several_bridges_will_do():
    bridges = tuple(rectangle(x - 3500, 0, x + 3500, 48_000) for x in (18_000, 36_000, 54_000))
    field = a_field(jungle=[Slow(rectangle(0, 20_000, 72_000, 28_000), bridges)])
    assert [cost(a_unit(x, 18_000), field, (0, 9000)).slow for x in (18_000, 36_000, 54_000)] == [0, 0, 0]
    assert cost(a_unit(27_000, 18_000), field, (0, 9000)).slow == 7700


@rule("ME-GAP-02", "ME-GAP-36")
@pytest.mark.parametrize(("budget", "legal"), [(6000, True), (5995, True), (5994, False)])
def test_the_tolerance_of_a_cost(budget, legal):
    field = a_field(jungle=[JUNGLE])
    assert (forbids(ONE, kept(ONE.spots, [(5000, 0)]), field, Purse(5000, budget)) is None) is legal
