"""Moves: swept bases, what forbids them and where."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.geometry.field import FREE, Bar, Body, Clash, Field, Wall, fits, resting
from mythwright.games.mythic_earth.geometry.moves import (
    Move,
    crossed,
    farthest,
    forbids,
    kept,
    settle,
    stations,
)
from mythwright.games.mythic_earth.geometry.numbers import vector
from mythwright.games.mythic_earth.geometry.shapes import Disc, rectangle, strip
from mythwright.games.mythic_earth.geometry.sweeps import is_clear, sweep
from mythwright.games.mythic_earth.geometry.units import shifted
from tests.games.mythic_earth.geometry.given import (
    BEHEMOTH,
    HEIGHT,
    HUMANOID,
    WIDTH,
    a_field,
    a_purse,
    a_unit,
)
from tests.marks import rule

ONE = a_unit(10_000, 10_000)
OPEN = a_field()


def shift(body: Body, *legs: tuple[int, int]) -> Move:
    return kept(body.spots, legs)


@rule("ME-GAP-35")
def test_a_move_has_up_to_four_legs():
    square = [(1000, 0), (0, 1000), (-1000, 0), (0, -1000)]
    assert forbids(ONE, shift(ONE, *square), OPEN, a_purse(5)) is None
    assert forbids(ONE, shift(ONE, *square, (1, 0)), OPEN, a_purse(5)).kind == "legs"


@rule("ME-GAP-35")
def test_formation_is_kept_on_all_legs_but_the_last():
    unit = a_unit(10_000, 10_000, 2)
    move = Move([(1000, 0)], [(13_000, 10_000), (12_500, 12_000)])
    assert stations(unit.spots, move) == [
        [(10_000, 10_000), (12_160, 10_000)],
        [(11_000, 10_000), (13_160, 10_000)],
        [(13_000, 10_000), (12_500, 12_000)],
    ]
    assert forbids(unit, move, OPEN, a_purse(5)) is None


@rule("ME-GAP-35", "ME-GAP-02", "ME-MOVE-01")
@pytest.mark.parametrize(("length", "legal"), [(5000, True), (5005, True), (5006, False)])
def test_no_path_is_longer_than_the_allowance(length, legal):
    clash = forbids(ONE, shift(ONE, (length, 0)), OPEN, a_purse(5))
    assert (clash is None) is legal
    if clash:
        assert clash == Clash("length", 0, -1, length, 5000, (10_000, 10_000, 10_000 + length, 10_000))


@rule("ME-GAP-35")
def test_the_longest_path_of_any_mini_counts():
    unit = a_unit(10_000, 10_000, 2)
    move = Move([], [(12_160, 10_000), (16_000, 10_000)])
    assert forbids(unit, move, OPEN, a_purse(3)).mini == 1
    legs = Move([(1000, 0), (0, 1000)], shifted(unit.spots, 1000, 3000))
    assert forbids(unit, legs, OPEN, a_purse(4)) is None
    assert forbids(unit, legs, OPEN, a_purse(3)).gap == 4000


@rule("ME-BASE-07")
def test_no_base_leaves_the_table_on_the_way():
    out_and_back = shift(ONE, (-9500, 0), (2000, 0))
    clash = forbids(ONE, out_and_back, OPEN, a_purse(20))
    assert (clash.kind, clash.gap, clash.line) == ("edge", -130, (500, 10_000, 0, 10_000))
    assert forbids(ONE, shift(ONE, (-9370, 0)), OPEN, a_purse(20)) is None
    for leg in ((62_000, 0), (0, -9400), (0, 37_500)):
        assert forbids(ONE, shift(ONE, leg), OPEN, a_purse(70)).kind == "edge"


@rule("ME-MVT-05", "ME-GAP-35")
@pytest.mark.parametrize(("y", "legal"), [(12_260, True), (12_255, True), (12_254, False)])
def test_the_whole_way_keeps_an_inch_from_enemies(y, legal):
    field = a_field(enemies=[(13_000, y)])
    clash = forbids(ONE, shift(ONE, (6000, 0)), field, a_purse(6))
    assert (clash is None) is legal
    if clash:
        assert clash == Clash("base", 0, 1, 994, 1000, (13_000, 10_630, 13_000, 11_624))


@rule("ME-MVT-06", "ME-GAP-37", "ME-BASE-06")
def test_friends_may_be_crossed_but_not_stood_upon():
    field = a_field(friends=[(13_000, 10_000)])
    assert forbids(ONE, shift(ONE, (6000, 0)), field, a_purse(6)) is None
    clash = forbids(ONE, shift(ONE, (3000, 0)), field, a_purse(6))
    assert (clash.kind, clash.tag, clash.gap) == ("end_base", 3, -1260)
    assert forbids(ONE, shift(ONE, (3000, 1260)), field, a_purse(6)) is None


@rule("ME-GAP-37", "ME-GAP-02")
@pytest.mark.parametrize(("y", "legal"), [(11_260, True), (11_255, True), (11_254, False)])
def test_others_block_but_may_be_touched(y, legal):
    field = a_field(blockers=[(13_000, y)])
    assert (forbids(ONE, shift(ONE, (6000, 0)), field, a_purse(6)) is None) is legal


@rule("ME-LAND-06", "ME-BASE-08")
def test_impassable_landscape_bars_the_way():
    field = a_field(rocks=[Disc(14_000, 10_000, 1000), rectangle(30_000, 5000, 31_000, 15_000)])
    clash = forbids(ONE, shift(ONE, (8000, 0)), field, a_purse(8))
    assert (clash.kind, clash.tag, clash.gap) == ("shape", 10, -1630)
    assert clash.line == (12_400, 10_000, 13_000, 10_000)  # the first step that sinks in, and the rock's rim
    house = forbids(a_unit(28_000, 10_000), shift(a_unit(28_000, 10_000), (8000, 0)), field, a_purse(8))
    assert (house.kind, house.tag, house.line) == ("shape", 11, (29_400, 10_000, 30_000, 10_000))
    assert forbids(ONE, shift(ONE, (0, 3000), (8000, 0)), field, a_purse(11)) is None


@rule("ME-GAP-41", "ME-MVT-12")
def test_a_low_wall_is_crossed_but_not_stood_upon():
    field = a_field(low_walls=[strip(13_000, 10_000, 6000, 500, 36)])
    assert forbids(ONE, shift(ONE, (6000, 0)), field, a_purse(6)) is None
    clash = forbids(ONE, shift(ONE, (3500, 0)), field, a_purse(6))
    assert (clash.kind, clash.tag, clash.gap) == ("end_shape", 20, -380)
    assert clash.line == (13_500, 10_000, 13_250, 10_000)


@rule("ME-GAP-35", "ME-COH-01")
def test_a_move_ends_coherent_and_free_of_itself():
    unit = a_unit(10_000, 10_000, 3)
    apart = Move([], [(10_000, 10_000), (12_160, 10_000), (12_000, 15_000)])
    clash = forbids(unit, apart, OPEN, a_purse(6))
    assert (clash.kind, clash.keep) == ("stray", 1000)
    stacked = Move([], [(10_000, 10_000), (12_160, 10_000), (10_500, 10_500)])
    clash = forbids(unit, stacked, OPEN, a_purse(6))
    assert (clash.kind, clash.mini, clash.line) == ("own", 2, (10_500, 10_500, 10_000, 10_000))


@rule("ME-GAP-40")
def test_a_unit_out_of_coherency_must_mend_it_by_moving():
    broken = Body([(10_000, 10_000), (15_000, 10_000)], HUMANOID)
    assert not settle(broken).settled
    assert forbids(broken, shift(broken, (1000, 0)), OPEN, a_purse(6)).kind == "stray"
    assert forbids(broken, Move([], [(12_000, 10_000), (14_000, 10_000)]), OPEN, a_purse(6)) is None


def test_a_settled_unit_is_checked_again_when_it_changes_formation():
    unit = settle(a_unit(10_000, 10_000, 3))
    assert unit.settled
    assert forbids(unit, shift(unit, (1000, 0)), OPEN, a_purse(6)) is None
    apart = Move([], [(10_000, 10_000), (12_160, 10_000), (12_000, 15_000)])
    assert forbids(unit, apart, OPEN, a_purse(6)).kind == "stray"
    assert not settle(Body([(0, 0), (1000, 0)], HUMANOID)).settled


@rule("ME-GAP-37")
def test_a_unit_too_near_an_enemy_may_only_leave():
    field = a_field(enemies=[(11_760, 10_000)])  # half an inch away
    assert forbids(ONE, shift(ONE, (-500, 0)), field, a_purse(6)) is None
    assert forbids(ONE, shift(ONE, (-6000, 0)), field, a_purse(6)) is None
    clash = forbids(ONE, shift(ONE, (100, 0), (-3000, 0)), field, a_purse(6))
    assert (clash.kind, clash.tag, clash.gap, clash.keep) == ("nearer", 1, 400, 500)
    assert forbids(ONE, shift(ONE, (-3000, 0), (2800, 0)), field, a_purse(6)).kind == "base"


@rule("ME-GAP-37")
def test_it_ends_an_inch_away_unless_it_is_let_off():
    field = a_field(enemies=[(11_760, 10_000)])
    clash = forbids(ONE, shift(ONE, (-300, 0)), field, a_purse(6))
    assert (clash.kind, clash.gap) == ("end_base", 800)
    assert forbids(ONE, shift(ONE, (-300, 0)), field, a_purse(6), escaping=(1,)) is None
    assert forbids(ONE, shift(ONE, (-300, 0)), field, a_purse(6), escaping=(2,)) is not None


@rule("ME-GAP-37")
def test_nearness_is_that_of_whole_units():
    # given a Unit of two, one of them near an enemy Unit of two
    unit = a_unit(10_000, 10_000, 2)
    field = a_field(enemies=[(13_800, 10_000), (13_800, 12_000)])
    # then it may slip between them, but not come near the second
    assert forbids(unit, shift(unit, (0, 900)), field, a_purse(6), escaping=(1,)) is None
    clash = forbids(unit, shift(unit, (0, 1500)), field, a_purse(6), escaping=(1,))
    assert (clash.kind, clash.mini) == ("nearer", 1)
    assert forbids(unit, shift(unit, (-700, 0)), field, a_purse(6)) is None


@rule("ME-GAP-42", "ME-FLY-01")
def test_the_aloft_heed_only_where_they_end():
    bars = [Bar(13_000, 10_000, HUMANOID, FREE, 1000, 1)]
    field = Field(WIDTH, HEIGHT, bars, [Wall(Disc(16_000, 10_000, 1000), FREE, 0, 10)])
    assert forbids(ONE, shift(ONE, (9000, 0)), field, a_purse(9)) is None
    assert forbids(ONE, shift(ONE, (5500, 0)), field, a_purse(9)).kind == "end_shape"
    assert forbids(ONE, shift(ONE, (1000, 0)), field, a_purse(9)).kind == "end_base"


def test_one_leg_is_swept_alone():
    field = a_field(blockers=[(13_000, 10_000)], rocks=[Disc(20_000, 10_000, 500)])
    assert sweep([(10_000, 10_000)], [(11_700, 10_000)], HUMANOID, field) is None
    assert sweep([(10_000, 10_000)], [(11_800, 10_000)], HUMANOID, field).kind == "base"
    assert not is_clear([(10_000, 10_000)], [(11_800, 10_000)], HUMANOID, field)
    assert not is_clear([(15_000, 10_000)], [(25_000, 10_000)], HUMANOID, field)
    assert is_clear([(15_000, 12_000)], [(25_000, 12_000)], HUMANOID, field)


@pytest.mark.parametrize(
    ("spot", "kind"),
    [
        ((30_000, 30_000), None),
        ((600, 30_000), "end_edge"),
        ((30_000, 47_600), "end_edge"),
        ((12_000, 10_000), "end_base"),
        ((20_000, 11_000), "end_shape"),
    ],
)
def test_where_a_base_may_stand(spot, kind):
    field = a_field(enemies=[(10_000, 10_000)], rocks=[Disc(20_000, 10_000, 500)])
    clash = resting(Body([spot], HUMANOID), field)
    assert (clash and clash.kind) == kind
    assert fits(*spot, HUMANOID, field) is (kind is None)
    near = field.near(Body([spot], HUMANOID), 0)
    assert resting(Body([spot], HUMANOID), near) == clash


def test_a_narrowed_field_keeps_all_that_can_be_met():
    field = a_field(enemies=[(20_000, 10_000), (40_000, 40_000)], rocks=[Disc(10_000, 18_000, 900)])
    near = field.near(ONE, 7740)
    assert [bar.x for bar in near.bars] == [20_000]
    assert [wall.tag for _, wall in near.walls] == [10]
    assert not field.near(ONE, 5000).walls and not field.near(ONE, 5000).bars


@rule("ME-GAP-39")
def test_the_farthest_legal_shift_is_shortened_in_half_inches():
    field = a_field(enemies=[(20_000, 10_000)])
    assert farthest(ONE, (10_000, 0), field, a_purse(10)) == (7500, 0)  # 7.74 inches would just do
    assert farthest(ONE, (0, 10_000), field, a_purse(10)) == (0, 10_000)
    assert farthest(ONE, (0, -12_000), field, a_purse(12)) == (0, -9000)
    assert farthest(ONE, (10_000, 0), field, a_purse(6)) == (6000, 0)
    assert farthest(a_unit(18_000, 10_000), (10_000, 0), field, a_purse(10)) == (0, 0)
    assert farthest(ONE, (0, 0), field, a_purse(6)) == (0, 0)


@rule("ME-GAP-39")
def test_a_shift_that_would_end_on_a_friend_is_shortened_too():
    field = a_field(friends=[(16_000, 10_000)])
    assert farthest(ONE, (6000, 0), field, a_purse(6)) == (4500, 0)


@rule("ME-GAP-36")
def test_a_shift_into_the_jungle_is_as_long_as_it_can_be_paid_for():
    field = a_field(jungle=[Disc(20_000, 10_000, 6000)])
    assert farthest(ONE, (10_000, 0), field, a_purse(10)) == (6500, 0)  # 3.4 in the open, 3.1 at double cost
    slanted = farthest(ONE, vector(3, 10_000), field, a_purse(10), step=100)
    assert 6400 <= slanted[0] <= 6700


@rule("ME-GAP-37")
def test_a_behemoth_sweeps_over_those_it_crosses():
    beast = a_unit(10_000, 10_000, radius=BEHEMOTH)
    move = shift(beast, (5000, 0), (0, 5000))
    assert crossed(beast, move, [(13_000, 10_000)], HUMANOID)
    assert crossed(beast, move, [(17_000, 13_000)], HUMANOID)
    assert not crossed(beast, move, [(11_000, 15_000)], HUMANOID)
    assert not crossed(beast, move, [(15_000, 10_000 - 3386)], HUMANOID)  # touched, not swept over
    assert crossed(beast, move, [(15_000, 10_000 - 3380)], HUMANOID)


@rule("ME-GAP-02", "ME-BASE-06")
@pytest.mark.parametrize(("x", "legal"), [(12_260, True), (12_255, True), (12_254, False)])
def test_the_tolerance_where_a_move_ends(x, legal):
    field = a_field(enemies=[(10_000, 10_000)])
    assert fits(x, 10_000, HUMANOID, field) is legal
    assert (resting(Body([(x, 10_000)], HUMANOID), field) is None) is legal


@rule("ME-GAP-02", "ME-BASE-06")
@pytest.mark.parametrize(("x", "legal"), [(11_260, True), (11_255, True), (11_254, False)])
def test_the_tolerance_between_minis_of_one_unit(x, legal):
    unit = Body([(10_000, 10_000), (x, 10_000)], HUMANOID)
    assert (resting(unit, OPEN) is None) is legal
    assert settle(unit).settled is legal


@rule("ME-GAP-02", "ME-BASE-08")
@pytest.mark.parametrize(("bottom", "legal"), [(10_630, True), (10_625, True), (10_624, False)])
def test_the_tolerance_of_a_swept_base_at_a_wall(bottom, legal):
    field = a_field(rocks=[rectangle(12_000, bottom, 14_000, 20_000)])
    assert (forbids(ONE, shift(ONE, (6000, 0)), field, a_purse(6)) is None) is legal


@rule("ME-GAP-37")
def test_once_away_it_may_come_as_near_as_any_unit():
    # given an enemy Unit of two, one of them half an inch behind the Unit, the other before it
    field = a_field(enemies=[(11_760, 10_000), (4000, 10_000)])
    # then it may go on from the one towards the other until an inch is left
    assert forbids(ONE, shift(ONE, (-3740, 0)), field, a_purse(6)) is None
    assert forbids(ONE, shift(ONE, (-3800, 0)), field, a_purse(6)).kind == "nearer"


@rule("ME-GAP-37")
def test_many_small_steps_nearer_are_too_many():
    # given two Behemoths half an inch apart, and a way past that comes 6 units nearer, 4 at a step
    beast = a_unit(10_000, 10_000, radius=BEHEMOTH)
    field = a_field(enemies=[(16_012, 10_000)], radius=BEHEMOTH)
    assert forbids(beast, shift(beast, (45, 1000)), field, a_purse(6), escaping=(1,)).kind == "nearer"
    assert forbids(beast, shift(beast, (30, 1000)), field, a_purse(6), escaping=(1,)) is None
