"""Routes: straight, or around."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.geometry.field import Bar, Field, Wall
from mythwright.games.mythic_earth.geometry.moves import forbids, kept
from mythwright.games.mythic_earth.geometry.numbers import distance
from mythwright.games.mythic_earth.geometry.routes import Grid, contact_spots, cut
from mythwright.games.mythic_earth.geometry.shapes import Disc, gap, rectangle
from tests.games.mythic_earth.geometry.given import HUMANOID, a_field, a_purse, a_unit
from tests.marks import rule

WALL = rectangle(20_000, 5000, 21_000, 30_000)


def length(legs) -> int:
    return sum(distance(0, 0, *leg) for leg in legs)


@rule("ME-GAP-39")
def test_a_free_way_is_straight():
    grid = Grid(a_field(), HUMANOID)
    assert grid.route((10_000, 10_000), (30_123, 14_567)) == [(20_123, 4567)]
    assert grid.route((10_000, 10_000), (20_000, 10_000), stop=3000) == [(7000, 0)]
    assert grid.route((10_000, 10_000), (12_000, 10_000), stop=3000) == []


@rule("ME-GAP-39", "ME-GAP-55")
def test_a_wall_is_gone_around():
    field, lone = a_field(rocks=[WALL]), a_unit(15_000, 10_000)
    legs = Grid(field, HUMANOID).route((15_000, 10_000), (26_000, 10_000))
    assert 2 <= len(legs) <= 4
    assert (sum(x for x, _ in legs), sum(y for _, y in legs)) == (11_000, 0)
    assert length(legs) < 18_500  # around the near end
    assert forbids(lone, kept(lone.spots, legs), field, a_purse(20)) is None


@rule("ME-GAP-39")
def test_a_gap_too_narrow_is_not_used():
    narrow = a_field(rocks=[rectangle(20_000, 0, 21_000, 20_000), rectangle(20_000, 21_200, 21_000, 48_000)])
    wide = a_field(rocks=[rectangle(20_000, 0, 21_000, 20_000), rectangle(20_000, 22_000, 21_000, 48_000)])
    start, goal = (15_000, 10_000), (26_000, 30_000)
    assert Grid(narrow, HUMANOID).route(start, goal) is None
    legs = Grid(wide, HUMANOID).route(start, goal)
    first, last = legs[:3], legs[3:]
    middle = start[0] + sum(x for x, _ in first), start[1] + sum(y for _, y in first)
    assert forbids(a_unit(*start), kept([start], first), wide, a_purse(40)) is None
    assert forbids(a_unit(*middle), kept([middle], last), wide, a_purse(40)) is None


@rule("ME-GAP-55", "ME-MVT-05")
def test_a_route_keeps_its_inch_from_enemies():
    enemies = [(20_000, 5000 + 2000 * i) for i in range(8)]
    field = a_field(enemies=enemies)
    legs = Grid(field, HUMANOID).route((15_000, 12_000), (26_000, 12_000))
    assert (
        len(legs) <= 4
        and forbids(a_unit(15_000, 12_000), kept([(15_000, 12_000)], legs), field, a_purse(40)) is None
    )


def test_a_goal_that_is_taken_has_no_route_but_may_be_approached():
    field = a_field(enemies=[(20_000, 10_000)])
    grid = Grid(field, HUMANOID)
    assert grid.route((10_000, 10_000), (20_000, 10_000)) is None
    assert grid.route((10_000, 10_000), (20_000, 10_000), stop=2260) == [(7740, 0)]


def test_a_route_beyond_the_limit_is_given_up():
    grid = Grid(a_field(rocks=[WALL]), HUMANOID)
    assert grid.route((15_000, 10_000), (26_000, 10_000), limit=9000) is None
    assert grid.route((15_000, 10_000), (26_000, 10_000), limit=20_000)


def test_a_shape_around_the_goal_shuts_it_off():
    ring = [rectangle(30_000, 20_000, 40_000, 21_000), rectangle(30_000, 29_000, 40_000, 30_000)]
    ring += [rectangle(30_000, 20_000, 31_000, 30_000), rectangle(39_000, 20_000, 40_000, 30_000)]
    field = a_field(rocks=ring)
    assert Grid(field, HUMANOID).route((10_000, 10_000), (35_000, 25_000)) is None


def test_a_route_out_of_a_tight_place():
    field = a_field(blockers=[(20_000, 11_265), (20_000, 8735), (21_265, 10_000)])
    legs = Grid(field, HUMANOID).route((20_000, 10_000), (26_000, 10_000))
    assert (
        legs
        and forbids(a_unit(20_000, 10_000), kept([(20_000, 10_000)], legs[:4]), field, a_purse(40)) is None
    )


@pytest.mark.parametrize("tall", [0, 900])
def test_keeps_of_shapes_are_heeded(tall):
    field = Field(72_000, 48_000, [Bar(50_000, 40_000, 500, None, 0, 1)], [Wall(WALL, tall, tall, 5)])
    legs = Grid(field, HUMANOID).route((15_000, 10_000), (26_000, 10_000))
    assert forbids(a_unit(15_000, 10_000), kept([(15_000, 10_000)], legs), field, a_purse(40)) is None


@pytest.mark.parametrize(
    ("legs", "most", "result"),
    [
        ([(3000, 0), (0, 3000)], 4000, [(3000, 0), (0, 1000)]),
        ([(3000, 0), (0, 3000)], 3000, [(3000, 0)]),
        ([(3000, 0), (0, 3000)], 9000, [(3000, 0), (0, 3000)]),
        ([(1000, 0)] * 6, 9000, [(1000, 0)] * 4),
        ([], 5000, []),
    ],
)
def test_a_route_is_cut(legs, most, result):
    assert cut(legs, most) == result


@rule("ME-GAP-56")
def test_contact_spots_lie_every_ten_degrees():
    spots = contact_spots(10_000, 10_000, 787, HUMANOID)
    assert len(spots) == 36 and spots[0] == (11_417, 10_000) and spots[9] == (10_000, 11_417)
    assert all(-5 <= gap(*spot, HUMANOID, 10_000, 10_000, 787) <= 50 for spot in spots)


def test_grids_know_round_rocks():
    field = a_field(rocks=[Disc(20_000, 10_000, 3000)])
    legs = Grid(field, HUMANOID).route((15_000, 10_000), (26_000, 10_000))
    assert length(legs) < 15_000
    assert forbids(a_unit(15_000, 10_000), kept([(15_000, 10_000)], legs), field, a_purse(40)) is None
