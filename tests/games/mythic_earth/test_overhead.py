"""Overhead Shots: the template, and where a missed shot goes."""

from __future__ import annotations

from typing import Any

import pytest

from mythwright.games.mythic_earth.rules.aiming import is_overhead
from mythwright.games.mythic_earth.rules.overhead import best_mini, on_battlefield, passed, together, touched
from mythwright.games.mythic_earth.rules.shooting import Shoot, may_shoot_free
from mythwright.games.mythic_earth.state import DESTROYED
from tests.games.mythic_earth.given_fight import (
    a_field,
    a_unit,
    activated,
    asked,
    offered,
    play,
    refused,
    rolls,
    rules_of,
    slab,
    told,
    under_way,
)
from tests.games.mythic_earth.given_shooting import facing, some
from tests.marks import rule

GIANT, LEVY = "stone_giant", "commoner_levy"
AIM = (20_000, 20_000)


def giant(*others: Any, **field: Any):
    """A Stone Giant of the South player, a lone Levy at the aim point 8 inches away, and others."""
    return a_field(some(GIANT, 0, 1, 20_000, 8614), a_unit(LEVY, 1, AIM), *others, **field)


def shot(table: Any, *faces: str):
    """He shoots at that Levy, and these dice fall."""
    play(activated(table), "shoot 2 1", *faces)
    return table


# -- the action ----------------------------------------------------------------------------------------------


@rule("ME-GAP-49", "ME-OVER-02", "ME-GAP-39")
def test_a_unit_and_a_mini_of_it_are_named():
    # given a row of five: the template touches most around the second
    table = activated(a_field(some(GIANT, 0, 1, 14_000, 8000), some(LEVY, 1, 5, 10_000, 20_000)))
    assert is_overhead(table, 1)
    assert offered(table, "shoot") == ["shoot 2 2"]
    assert offered(table, "focus") == ["focus 2 2"]
    # any other Mini may be named as well, but one it must be
    assert table.why_not("shoot 2 5") == []
    assert refused(table, "shoot 2") == ("ME-GAP-49", {"unit": 1, "has": 1, "needs": 2})
    facts = {"unit": 1, "target_unit": 2, "mini": 7, "minis": [1, 2, 3, 4, 5]}
    assert refused(table, "shoot 2 7") == ("ME-GAP-49", facts)
    assert refused(table, "shoot 1 1")[0] == "ME-LOS-05"


@rule("ME-GAP-49", "ME-SHW-11")
def test_the_mini_must_be_within_30_inches_itself():
    # given two Levy, 30 and a little more away
    near = 8000 + 2756 + 630 + 30_000
    pair = a_unit(LEVY, 1, (10_000, near + 6), (10_000, near + 5))
    table = activated(a_field(some(GIANT, 0, 1), pair))
    assert offered(table, "shoot") == ["shoot 2 2"]
    facts = {"unit": 1, "target_unit": 2, "mini": 1, "far": 30_006, "reach": 30_000}
    assert refused(table, "shoot 2 1") == ("ME-GAP-49", facts)
    table.state.units[2].at = ((10_000, near + 6), (10_000, near + 7))
    assert refused(table, "shoot 2 1")[0] == "ME-GAP-45"


@rule("ME-OVER-01", "ME-GAP-49")
def test_it_shoots_over_landscape_that_hides_its_target():
    table = activated(giant(features=[slab(3, "rock", 0, 15_000, 40_000, 16_000)]))
    assert offered(table, "shoot") == ["shoot 2 1"]
    play(table, "shoot 2 1", "2")
    # but what obscures counts: Shoot 5 - 2 overhead - 1 for the rock
    [found] = told(table, "overhead_shot")
    assert found["parts"] == [
        ("shoot", 5, "ME-HIT-01"),
        ("overhead", -2, "ME-HIT-15"),
        ("obscured", -1, "ME-HIT-06"),
    ]
    assert (found["needs"], found["hits"]) == (2, 1)


@rule("ME-OVER-04", "ME-GAP-42")
def test_not_at_flyers_aloft():
    table = activated(a_field(some(GIANT, 0, 1), some("giant_condor", 1, 1, 10_000, 20_000, aloft=True)))
    assert offered(table, "shoot") == []
    assert refused(table, "shoot 2 1") == ("ME-OVER-04", {"unit": 1, "target_unit": 2})
    table = activated(a_field(some(GIANT, 0, 1), some("giant_condor", 1, 1, 10_000, 20_000)))
    assert offered(table, "shoot") == ["shoot 2 1"]


@rule("ME-GAP-57")
def test_not_as_a_free_shot():
    table = facing(some(LEVY, 0, 4), some(GIANT, 1, 1))
    assert may_shoot_free(table, 2, 1).rule == "ME-HIT-02"


@rule("ME-GAP-49")
def test_bows_name_no_mini():
    table = facing(some("bow_hunters", 0, 1), some(LEVY, 1, 1))
    assert not is_overhead(table, 1)


# -- the template --------------------------------------------------------------------------------------------


@rule("ME-HIT-18", "ME-HIT-20", "ME-HIT-21")
def test_every_mini_touched_is_hit_of_several_units_and_friends_too():
    # given Minis whose bases just touch a circle of 3 inches, and one that does not
    reach = 1500 + 630
    enemies = a_unit(LEVY, 1, (20_000 + reach + 5, 20_000), (20_000 - reach - 6, 20_000))
    friends = a_unit(LEVY, 0, (20_000, 20_000 + reach), (20_000, 30_000))
    table = giant(enemies, friends)
    assert touched(table, AIM) == {2: (1,), 3: (1,), 4: (1,)}
    assert touched(table, (5000, 40_000)) == {}


@rule("ME-GAP-50")
def test_flyers_aloft_are_not_touched():
    table = giant(some("giant_condor", 1, 1, 21_000, 20_000, aloft=True))
    assert touched(table, AIM) == {2: (1,)}
    table.state.units[3].aloft = False
    assert touched(table, AIM) == {2: (1,), 3: (1,)}


@rule("ME-HIT-19", "ME-OVER-03", "ME-HIT-15")
def test_a_hit_puts_the_template_on_the_aim_point():
    # given the aimed Levy and two of another Unit beside it
    table = giant(a_unit(LEVY, 1, (21_500, 20_000), (18_500, 20_000), (26_000, 20_000)))
    activated(table)
    play(table, "shoot 2 1")
    assert rolls(table) == (0, 1, "ME-HIT-02")
    play(table, "3")  # Shoot 5 - 2
    [found] = told(table, "overhead_shot")
    facts = {"seat": 0, "unit": 1, "other": 2, "weapon": "behemoth_rock", "x": 20_000, "y": 20_000, "hits": 1}
    assert {name: found[name] for name in facts} == facts
    assert (found["needs"], found["faces"]) == (3, ["3"])
    facts = {"seat": 0, "unit": 1, "x": 20_000, "y": 20_000, "units": [2, 3], "numbers": [1, 2]}
    assert told(table, "template") == [facts]
    # each Unit has its own marker and Saves, with Strength 6
    assert rolls(table) == (1, 1, "ME-SAVE-03")
    play(table, "1")
    assert rolls(table) == (1, 2, "ME-SAVE-03")
    play(table, "1 1")
    assert [s["needs"] for s in told(table, "saved")] == [-2, -2]
    assert table.state.units[2].place == DESTROYED
    # of the second Unit those two fell that were touched
    assert table.state.units[3].minis == (3,)
    assert rules_of(table, "marker") == ["ME-HIT-22", "ME-HIT-22"]
    assert rolls(table) == (1, 1, "ME-BRAVE-02")  # and it is below half


@rule("ME-HIT-16", "ME-HIT-19", "ME-HIT-08")
def test_a_focused_shot_at_long_range():
    table = a_field(some(GIANT, 0, 1), some(LEVY, 1, 1, 10_000, 8000 + 3386 + 10_006))
    activated(table)
    play(table, "focus 2 1", "3")
    [found] = told(table, "overhead_shot")
    assert [part[1] for part in found["parts"]] == [5, 1, -2, -1]


@rule("ME-GAP-46", "ME-HIT-20")
def test_wounds_go_to_those_who_were_touched():
    # given three of ten under the template
    table = a_field(some(GIANT, 0, 1, 10_000, 2000), some(LEVY, 1, 10, 10_000, 12_000))
    activated(table)
    play(table, "shoot 2 6", "1")
    assert told(table, "template")[0]["numbers"] == [3]
    play(table, "10 10 1")
    assert table.state.units[2].minis == (1, 2, 3, 4, 8, 9, 10)


# -- missed shots --------------------------------------------------------------------------------------------


@rule("ME-EX-17", "ME-OVER-05", "ME-OVER-06", "ME-OVER-09", "ME-OVER-14")
def test_a_two_goes_two_inches_east():
    table = giant()
    activated(table)
    play(table, "shoot 2 1", "4")
    assert rolls(table) == (0, 1, "ME-OVER-05")
    play(table, "2")
    facts = {"seat": 0, "unit": 1, "inches": 2, "start": [20_000, 20_000], "end": [22_000, 20_000]}
    assert told(table, "scattered") == [facts]
    assert rules_of(table, "scattered") == ["ME-OVER-06"]
    # the template at the end still touches the Mini it was aimed at: 2.0 - 0.63 is less than 1.5
    assert told(table, "template") == [
        {"seat": 0, "unit": 1, "x": 22_000, "y": 20_000, "units": [2], "numbers": [1]}
    ]


@rule("ME-OVER-07", "ME-OVER-08", "ME-OVER-09", "ME-OVER-10", "ME-OVER-11", "ME-GAP-50")
@pytest.mark.parametrize(
    ("face", "south", "north"),
    [
        ("1", (20_000, 19_000), (20_000, 21_000)),
        ("2", (22_000, 20_000), (18_000, 20_000)),
        ("3", (23_000, 20_000), (17_000, 20_000)),
        ("4", (16_000, 20_000), (24_000, 20_000)),
        ("5", (15_000, 20_000), (25_000, 20_000)),
        ("6", (20_000, 26_000), (20_000, 14_000)),
    ],
)
def test_the_compass_of_both_players(face, south, north):
    ends = []
    for edge in (0, 1):
        table = giant()
        table.state.sides[0].edge, table.state.sides[1].edge = edge, 1 - edge
        shot(table, "10", face)
        ends.append(tuple(told(table, "scattered")[0]["end"]))
    assert ends == [south, north]


@rule("ME-OVER-12", "ME-OVER-13", "ME-GAP-50")
def test_the_line_hits_all_it_crosses_but_not_the_mini_it_missed():
    # given a friend and a foe on the way north, another just beside it, and one aloft
    beside = a_unit(LEVY, 1, (20_000 + 635, 22_500), (20_000 - 636, 24_600))
    friend = a_unit(LEVY, 0, (20_000, 23_500))
    condor = some("giant_condor", 1, 1, 20_000, 24_000, aloft=True)
    table = giant(beside, friend, condor)
    assert passed(table, AIM, (20_000, 26_000), 2, 1) == {3: (1,), 4: (1,)}
    # while it would hit others of the target's Unit
    table.state.units[2].minis, table.state.units[2].hurt = (1, 2), (0, 0)
    table.state.units[2].at = (AIM, (20_000, 21_500))
    assert passed(table, AIM, (20_000, 26_000), 2, 1)[2] == (2,)
    assert passed(table, AIM, (20_000, 26_000), 2, 2)[2] == (1,)


@rule("ME-OVER-12", "ME-OVER-14", "ME-OVER-15", "ME-GAP-50", "ME-HIT-22")
def test_each_unit_hit_by_a_stray_shot_has_a_marker_and_saves():
    # given a friend on the line and foes at its end, 6 inches north
    table = giant(a_unit(LEVY, 0, (20_000, 23_000), (25_000, 23_000)), some(LEVY, 1, 2, 20_000, 26_000))
    shot(table, "4", "6")
    assert told(table, "template")[0]["units"] == [3, 4]
    assert told(table, "template")[0]["numbers"] == [1, 2]
    assert rolls(table) == (0, 1, "ME-SAVE-03")
    play(table, "1")
    # the friend has lost one of two: no test at half; the foes roll next
    assert rolls(table) == (1, 2, "ME-SAVE-03")
    play(table, "1 1")
    assert table.state.units[4].place == DESTROYED
    assert told(table, "destroyed")[0]["by_unit"] == 1
    assert [m["unit"] for m in told(table, "marker")] == [3, 4]
    assert rules_of(table, "marker") == ["ME-GAP-50", "ME-GAP-50"]
    assert (table.state.units[2].markers, table.state.units[2].minis) == (0, (1,))


@rule("ME-GAP-50")
def test_a_mini_touched_by_line_and_template_is_hit_once():
    assert together({2: (1, 2), 3: (5,)}, {1: (6,), 2: (2, 3)}) == {1: (6,), 2: (1, 2, 3), 3: (5,)}
    # a Levy at the end of the way is on the line and under the template
    table = giant(a_unit(LEVY, 1, (22_000, 20_000), (30_000, 30_000), (32_000, 30_000)))
    shot(table, "10", "2")
    assert told(table, "template")[0] == {
        "seat": 0, "unit": 1, "x": 22_000, "y": 20_000, "units": [2, 3], "numbers": [1, 1]
    }  # fmt: skip


@rule("ME-GAP-50")
def test_off_the_table_there_is_no_template_but_the_line_hits():
    # given a Levy 2 inches from the eastern edge, and another between it and the edge
    aimed, other = a_unit(LEVY, 1, (46_000, 20_000)), a_unit(LEVY, 1, (47_300, 20_000))
    table = a_field(some(GIANT, 0, 1, 40_000, 10_000), aimed, other)
    shot(table, "10", "3")
    assert told(table, "scattered")[0]["end"] == [49_000, 20_000]
    assert told(table, "template")[0]["units"] == [3]
    # two inches end on the very edge: the template lies there
    table = a_field(some(GIANT, 0, 1, 40_000, 10_000), aimed.copy(), other.copy())
    shot(table, "10", "2")
    assert told(table, "template")[0]["units"] == [2, 3]


@rule("ME-GAP-50")
@pytest.mark.parametrize(
    ("at", "on"),
    [
        ((0, 0), True),
        ((48_000, 48_000), True),
        ((-1, 5), False),
        ((48_001, 5), False),
        ((5, -1), False),
        ((5, 48_001), False),
    ],
)
def test_what_lies_on_the_table(at, on):
    assert on_battlefield(giant(), at) is on


@rule("ME-GAP-50")
def test_a_stray_shot_that_hits_nobody_is_over():
    table = giant()
    shot(table, "10", "6")
    assert told(table, "template")[0]["units"] == []
    assert asked(table) == (0, "action")


@rule("ME-GAP-50", "ME-CAS-06")
def test_a_giant_may_even_hit_himself():
    # given a target right before the giant, and a shot that falls short
    table = a_field(
        some(GIANT, 0, 1, 20_000, 16_000, hurt=(9,)), a_unit(LEVY, 1, (20_000, 20_000)), some(LEVY, 1, 1)
    )
    shot(table, "10", "1")
    assert told(table, "template")[0]["units"] == [1, 2]
    play(table, "10")
    assert table.state.units[1].place == DESTROYED
    # and the other still rolls against Strength 6
    play(table, "1")
    assert told(table, "saved")[1]["needs"] == -2


# -- where to aim --------------------------------------------------------------------------------------------


@rule("ME-GAP-39")
def test_the_list_names_the_mini_that_promises_most():
    # given a row of targets, with friends near its first two
    target = a_unit(LEVY, 1, *[(20_000 + i * 1800, 20_000) for i in range(5)])
    friends = a_unit(LEVY, 0, (20_000, 21_500), (21_800, 21_500))
    table = a_field(some(GIANT, 0, 1, 20_000, 8000), target)
    assert best_mini(table, 1, 2) == 2
    table = a_field(some(GIANT, 0, 1, 20_000, 8000), target.copy(), friends)
    assert best_mini(table, 1, 2) == 3


@rule("ME-GAP-39", "ME-FLY-03")
def test_who_is_aloft_is_not_aimed_at_by_the_way():
    target = a_unit(LEVY, 1, *[(20_000 + i * 1800, 20_000) for i in range(5)])
    beside = a_unit(LEVY, 1, (27_500, 20_000), (27_500, 21_500))
    table = a_field(some(GIANT, 0, 1, 20_000, 8000), target, beside)
    assert best_mini(table, 1, 2) == 4
    table.state.units[3].aloft = True
    assert best_mini(table, 1, 2) == 2


@rule("ME-GAP-45")
def test_a_shot_at_a_mini_that_is_gone_is_lost():
    table = under_way(giant(), Shoot(unit=1, how="shoot", aim=(2, 3)))
    assert rules_of(table, "shot_lost") == ["ME-GAP-49"]
    assert asked(table) == (0, "rest")
