"""Line of sight: what hides, what obscures, and which line it stands in."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.geometry.shapes import Disc, rectangle
from mythwright.games.mythic_earth.geometry.sight import (
    Screen,
    Sight,
    obscuring,
    screens_near,
    sees,
    sight,
    sight_lines,
)
from tests.games.mythic_earth.geometry.given import HUMANOID
from tests.marks import rule

EYE, TARGET = (0, 0, HUMANOID), (10_000, 0, HUMANOID)


def a_rock(shape, *, height: int = 3, tag: int = 7) -> Screen:
    return Screen(shape, height, solid=True, area=True, tag=tag)


def a_jungle(shape, *, height: int = 2, tag: int = 8) -> Screen:
    return Screen(shape, height, solid=False, area=True, tag=tag)


def a_mini(x: int, y: int, *, height: int = 1, tag: int = 9) -> Screen:
    return Screen(Disc(x, y, HUMANOID), height, solid=False, area=False, tag=tag)


@rule("ME-LOS-01", "ME-GAP-43")
def test_three_lines_run_to_the_target():
    assert sight_lines(EYE, TARGET) == (
        (0, 0, 10_000, 0),
        (0, 0, 10_000, 630),
        (0, 0, 10_000, -630),
    )
    assert sight_lines((0, 0, 1), (3000, 4000, 1000))[1:] == ((0, 0, 2200, 4600), (0, 0, 3800, 3400))
    assert sight_lines(EYE, EYE) == ((0, 0, 0, 0),) * 3


@rule("ME-GAP-43")
def test_nothing_between_is_fully_visible():
    found = sight(EYE, TARGET, 1, [a_rock(Disc(5000, 3000, 2000))])
    assert found == Sight(False, (), sight_lines(EYE, TARGET), (None, None, None))


@rule("ME-GAP-43")
def test_a_rock_before_all_three_lines_hides():
    found = sight(EYE, TARGET, 1, [a_rock(Disc(5000, 0, 2000))])
    assert found.hidden and found.obscured_by == (7,) and found.met == (7, 7, 7)


@rule("ME-GAP-43")
def test_a_rock_before_one_line_obscures():
    found = sight(EYE, TARGET, 1, [a_rock(rectangle(4000, 200, 6000, 3000))])
    assert not found.hidden and found.obscured_by == (7,) and found.met == (None, 7, None)


@rule("ME-GAP-43")
def test_two_rocks_may_hide_together():
    left, right = a_rock(rectangle(4000, 0, 6000, 3000)), a_rock(rectangle(7000, -3000, 8000, -100), tag=6)
    found = sight(EYE, TARGET, 1, [left, right])
    assert found.hidden and found.obscured_by == (6, 7) and found.met == (7, 7, 6)


@rule("ME-GAP-43", "ME-GAP-02")
@pytest.mark.parametrize(("edge", "meets"), [(320, True), (321, False)])
def test_a_line_meets_what_it_touches(edge, meets):
    # the left line passes 5000, 315
    found = sight(EYE, TARGET, 1, [a_rock(rectangle(4000, edge, 5000, 3000))])
    assert bool(found.obscured_by) is meets


@rule("ME-GAP-43", "ME-GAP-44", "ME-GAP-04")
@pytest.mark.parametrize(
    ("height", "target", "counts"), [(1, 1, True), (1, 2, False), (3, 3, True), (2, 3, False), (0, 1, False)]
)
def test_a_screen_must_be_as_tall_as_the_target(height, target, counts):
    found = sight(EYE, TARGET, target, [a_rock(Disc(5000, 0, 2000), height=height)])
    assert found.hidden is counts and bool(found.obscured_by) is counts


@rule("ME-GAP-43")
def test_jungle_and_minis_obscure_but_never_hide():
    found = sight(EYE, TARGET, 1, [a_jungle(Disc(5000, 0, 2000)), a_mini(8000, 0)])
    assert not found.hidden and found.obscured_by == (8, 9)


@rule("ME-GAP-44")
@pytest.mark.parametrize(
    ("jungle", "obscured"),
    [
        (Disc(500, 0, 2000), False),  # the eye stands in it
        (Disc(-500, 0, 4000), False),
        (Disc(5000, 0, 4400), True),  # the target touches it too
        (Disc(5000, 0, 4300), False),  # touched by neither base's rim but met by the lines
    ],
)
def test_one_looks_out_of_a_feature_but_not_across_it(jungle, obscured):
    found = sight(EYE, TARGET, 1, [a_jungle(jungle)])
    near_eye = jungle.x - jungle.r <= 630
    assert bool(found.obscured_by) is (obscured or not near_eye)


@rule("ME-GAP-44")
def test_a_mini_that_is_touched_is_not_looked_out_of():
    assert sight(EYE, TARGET, 1, [a_mini(1260, 0)]).obscured_by == (9,)


@rule("ME-GAP-43", "ME-GAP-44")
def test_a_rock_at_the_shooters_feet_hides_but_does_not_obscure():
    touching = a_rock(rectangle(630, -200, 2000, 3000))
    found = sight(EYE, TARGET, 1, [touching])
    assert found.hidden and found.obscured_by == ()
    beside = a_rock(rectangle(630, 20, 2000, 3000))
    found = sight(EYE, TARGET, 1, [beside])
    assert not found.hidden and found.obscured_by == () and found.met == (None, 7, None)


@rule("ME-LOS-02")
def test_an_eye_sees_a_unit_if_any_mini_is_not_hidden():
    rock = a_rock(rectangle(4000, -2000, 5000, 2000))
    assert sees(EYE, [(10_000, 0), (10_000, 9000)], HUMANOID, 1, [rock, a_mini(9000, 9000)])
    assert not sees(EYE, [(10_000, 0), (10_000, 1000)], HUMANOID, 1, [rock])
    assert sees(EYE, [(10_000, 0)], HUMANOID, 1, [a_jungle(Disc(5000, 0, 2000))])


@rule("ME-LOS-06", "ME-GAP-44")
def test_what_obscures_half_of_the_minis_counts():
    clear, behind = (
        sight(EYE, TARGET, 1, []),
        sight(EYE, TARGET, 1, [a_jungle(Disc(5000, 0, 2000)), a_mini(8000, 0)]),
    )
    jungle_only = sight(EYE, TARGET, 1, [a_jungle(Disc(5000, 0, 2000))])
    assert obscuring([clear, clear, behind]) == ()
    assert obscuring([clear, behind]) == (8, 9)
    assert obscuring([clear, behind, jungle_only]) == (8,)
    assert obscuring([clear]) == ()


def test_only_screens_between_the_units_matter():
    rock, far = a_rock(Disc(5000, 0, 1000)), a_rock(Disc(5000, 9000, 1000))
    assert screens_near([rock, far], [(0, 0)], [(10_000, 0)], HUMANOID) == [rock]
    edge = a_rock(Disc(5000, 1635, 1000))
    assert screens_near([edge], [(0, 0)], [(10_000, 0)], HUMANOID) == [edge]


@rule("ME-GAP-43")
def test_sight_may_differ_by_direction_when_the_bases_do():
    # given a post before the middle of a small base, as seen from a large one
    post = a_rock(Disc(1500, 0, 300))
    small, large = (0, 0, 100), (10_000, 0, 2756)
    # then the small one sees past it on both sides, the large one, from its centre, does not
    assert not sight(small, large, 1, [post]).hidden
    assert sight(large, small, 1, [post]).hidden
