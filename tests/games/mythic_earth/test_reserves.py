"""Reserves: dice, arrival by Move or March, entry points, and Minis that must wait outside."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.rules import entering
from mythwright.games.mythic_earth.rules.activation import Activation
from mythwright.games.mythic_earth.rules.entering import follow, reach
from mythwright.games.mythic_earth.rules.movement.allowance import allowance
from mythwright.games.mythic_earth.rules.movement.fields import field
from mythwright.games.mythic_earth.rules.primaries import after_move
from mythwright.games.mythic_earth.rules.reserves import Arrival, reserve_dice, waiting
from mythwright.games.mythic_earth.rules.turn import GameTurn
from mythwright.games.mythic_earth.state import Feature
from tests.games.mythic_earth.given_fight import (
    activated,
    asked,
    offered,
    play,
    refused,
    rolls,
    rules_of,
    told,
    under_way,
)
from tests.games.mythic_earth.given_scenarios import a_scenario, lay, one, pair, token, turn_ends
from tests.marks import rule

MEN = "eagle_warriors"
SIZE = 8


def reserve(card=MEN, seat=0, size=SIZE, **state):
    unit = one(card, seat, 0, 0, place="reserve", minis=(), at=(), hurt=(), strength=0, **state)
    unit.size = size
    return unit


def arriving(*units, primary="altars", turn=2, features=(), **state):
    """The first Unit has passed its test and is asked where it comes on."""
    table = a_scenario(primary, *units, turn=turn, features=list(features))
    under_way(table, Arrival(unit=1))
    if turn > 1:
        play(table, "1")
    return table


# -- dice ----------------------------------------------------------------------------------------------------


@rule("ME-RESERVE-04", "ME-RESERVE-05", "ME-GAP-77")
def test_the_lowest_dice_go_to_the_reserve_in_the_owners_order():
    # given three Units on the table and reserves of two dice and one
    table = a_scenario(
        "fog",
        reserve("feathered_serpent", size=1),
        reserve(),
        *(one(MEN, 0, 9_000 * i, 5_000) for i in (1, 2, 3)),
    )
    table.state.sides[0].pool = (6, 5, 4, 3, 2, 1)
    under_way(table, reserve_dice(table, 0))
    assert asked(table) == (0, "reserve")
    assert offered(table) == ["reserve 1", "reserve 2"]
    assert refused(table, "stay") == ("ME-RESERVE-05", {"kinds": ["reserve"]})
    assert refused(table, "reserve 3") == ("ME-RESERVE-05", {"units": [1, 2]})

    # when the owner calls the single Unit first, it has the highest of the three lowest
    play(table, "reserve 2")
    assert table.state.units[2].bound == (3,)
    assert table.state.units[1].bound == (2, 1)
    assert table.state.sides[0].pool == (6, 5, 4)
    assert rules_of(table, "die_bound") == ["ME-RESERVE-04"] * 3
    assert asked(table)[1] == "rest"


@rule("ME-RESERVE-05")
def test_a_unit_of_two_dice_that_is_called_first_has_the_two_highest():
    table = a_scenario("fog", reserve("feathered_serpent", size=1), reserve(), one(MEN, 0, 9_000, 5_000))
    table.state.sides[0].pool = (6, 3, 2, 2)
    under_way(table, reserve_dice(table, 0))
    play(table, "reserve 1")
    assert table.state.units[1].bound == (3, 2)
    assert table.state.units[2].bound == (2,)


@rule("ME-RESERVE-03")
def test_before_turn_two_nothing_is_bound():
    table = a_scenario("fog", reserve(), one(MEN, 0, 9_000, 5_000), turn=1)
    assert reserve_dice(table, 0) is None
    table.state.turn = 2
    assert reserve_dice(table, 0) is not None
    assert reserve_dice(table, 1) is None  # nobody waits
    assert waiting(table, 0) == [1]
    table.state.units[1].bound = (3,)
    assert waiting(table, 0) == []
    assert reserve_dice(table, 0) is None


@rule("ME-RESERVE-06", "ME-GAP-77")
def test_its_dice_are_free_again_in_the_turn_after_its_entry():
    table = a_scenario("altars", reserve(bound=(4,)), one(MEN, 0, 30_000, 5_000), one(MEN, 1, 30_000, 45_000))
    for side in table.state.sides:
        side.pool, side.aside = (), 1
    table.state.value, table.state.taker, table.state.winner = 4, 1, 0
    turn = GameTurn()
    table.stack = [turn]
    table._run(turn.next_pick(table))
    play(table, "activate 1", "1", "enter march 9000 0")
    assert table.state.units[1].spent == 1
    turn_ends(table)
    assert table.state.sides[0].aside == 2
    table.state.turn = 2
    under_way(table, GameTurn())
    assert rolls(table) == (0, 2, "ME-TURN-02")
    play(table, "6 2", "5")
    assert table.state.units[1].bound == ()
    assert table.state.sides[0].pool == (6, 2)


# -- the test ------------------------------------------------------------------------------------------------


@rule("ME-RESERVE-10", "ME-GAP-77", "ME-GAP-15")
@pytest.mark.parametrize(("die", "comes"), [("7", True), ("8", False)])
def test_a_test_on_the_highest_brave_without_modifiers(die, comes):
    # given Brave 7 with markers, and a hero on the table who would help
    table = a_scenario("altars", reserve(markers=3), one("jaguar_champion", 0, 9_000, 1_000))
    under_way(table, Arrival(unit=1))
    play(table, die)
    [test] = told(table, "tested")
    assert (test["needs"], test["die"], test["passed"], test["test"]) == (7, int(die), comes, "arrival")
    assert test["parts"] == [("brave", 7, "ME-RESERVE-10")]
    unit = table.state.units[1]
    assert asked(table)[1] == ("arrival" if comes else "rest")
    assert (unit.place, unit.markers, unit.frozen) == ("reserve", 3, False)


@rule("ME-RESERVE-10", "ME-UNIT-08")
def test_a_leader_lends_his_brave_from_reserve():
    table = a_scenario("altars", reserve("tlalocan_high_priest", size=3))
    under_way(table, Arrival(unit=1))
    play(table, "8")
    assert asked(table)[1] == "arrival"


@rule("ME-GAP-77")
def test_a_failed_test_spends_the_die_and_no_more():
    table = a_scenario("altars", reserve(bound=(4,)), one(MEN, 1, 30_000, 45_000))
    for side in table.state.sides:
        side.pool = ()
    table.state.value, table.state.taker, table.state.winner = 4, 1, 0
    turn = GameTurn()
    table.stack = [turn]
    table._run(turn.next_pick(table))
    play(table, "activate 1", "10")
    unit = table.state.units[1]
    assert (unit.spent, unit.bound, unit.markers, unit.frozen, unit.place) == (1, (), 0, False, "reserve")


@rule("ME-RESERVE-07", "ME-RESERVE-08")
def test_in_turn_one_a_unit_enters_without_a_test_by_move_or_march():
    table = arriving(reserve(), turn=1)
    assert asked(table) == (0, "arrival")
    assert {option.args[0] for option in table.pending.options} == {"move", "march"}
    assert told(table, "tested") == []


# -- coming on -----------------------------------------------------------------------------------------------


@rule("ME-RESERVE-09", "ME-RESERVE-12")
def test_it_comes_from_any_edge_by_move_or_march():
    table = arriving(reserve())
    found = [tuple(option.args) for option in table.pending.options]
    assert len(found) == 2 * 4 * 8
    assert ("move", 3_000, 0) in found
    assert ("march", 45_000, 48_000) in found
    assert ("move", 0, 3_000) in found
    assert rules_of(table, "at_edge") == ["ME-RESERVE-12"]
    assert refused(table, "enter charge 3000 0") == ("ME-RESERVE-09", {"unit": 1})
    assert refused(table, "enter")[0] == "ME-RESERVE-09"
    assert refused(table, "stay") == ("ME-RESERVE-13", {"kinds": ["enter"]})
    assert refused(table, "enter move 3000 0 4000 2000 5000 2000")[0] == "ME-RESERVE-09"


@rule("ME-RESERVE-13", "ME-RESERVE-14", "ME-RESERVE-11")
def test_every_mini_stands_within_its_move_of_the_entry_point():
    table = arriving(reserve())
    play(table, "enter move 24000 0")
    unit = table.state.units[1]
    assert (unit.place, unit.arrived, unit.strength, unit.outside) == ("table", 2, SIZE, ())
    assert unit.minis == tuple(range(1, SIZE + 1))
    assert unit.hurt == (0,) * SIZE
    assert unit.door == (24_000, 0)
    assert all((x - 24_000) ** 2 + y**2 <= 5_005**2 for x, y in unit.at)
    assert all(y >= 625 for _, y in unit.at)
    assert unit.at[0] == (24_000, 2_500)
    [event] = told(table, "arrived")
    assert (event["how"], event["door"], event["at"], event["outside"]) == (
        "move",
        [24_000, 0],
        [24_000, 2_500],
        0,
    )
    assert rules_of(table, "arrived") == ["ME-RESERVE-13"]


@rule("ME-RESERVE-13")
@pytest.mark.parametrize(
    ("door", "anchor"),
    [
        ("24000 0", (24_000, 5_000)),
        ("24000 48000", (24_000, 43_000)),
        ("0 24000", (5_000, 24_000)),
        ("48000 24000", (43_000, 24_000)),
    ],
)
def test_a_march_brings_it_further_in_from_each_edge(door, anchor):
    table = arriving(reserve())
    play(table, f"enter march {door}")
    assert table.state.units[1].at[0] == anchor


@rule("ME-RESERVE-13")
def test_where_no_place_at_hand_is_free_all_are_looked_at(monkeypatch):
    table = arriving(reserve())
    at_hand = entering.entries(table, 1, ["south"])
    monkeypatch.setattr(entering, "NEAR", 0)
    assert at_hand == entering.entries(table, 1, ["south"]) != []


@rule("ME-RESERVE-13")
def test_the_player_may_say_where_it_stands():
    table = arriving(reserve(size=3))
    assert refused(table, "enter move 24000 1") == ("ME-RESERVE-13", {"x": 24_000, "y": 1})
    far = {"unit": 1, "mini": 3, "far": 5_006, "reach": 5_000}
    assert refused(table, "enter move 24000 0 each 24000 3000 24000 1500 24000 5006") == (
        "ME-RESERVE-13",
        far,
    )
    assert table.why_not("enter move 24000 0 each 24000 3000 24000 1500 25300 2250") == []
    assert table.why_not("enter move 24000 0 each 24000 5005 24000 3700 25300 4300") == []
    stray = refused(table, "enter move 24000 0 each 24000 700 25500 700 20500 3000")
    assert stray == ("ME-COH-01", {"unit": 1, "mini": 1})
    over = refused(table, "enter move 24000 0 each 24000 600 25500 700 24800 2000")
    assert over[0] == "ME-GAP-78"
    assert over[1]["mini"] == 1
    few = refused(table, "enter move 24000 0 each 24000 700 25500 700")
    assert few == ("ME-RESERVE-14", {"unit": 1, "has": 2, "needs": 3})
    play(table, "enter move 24000 0 26000 1500 block")
    assert table.state.units[1].at[0] == (26_000, 1_500)


@rule("ME-RESERVE-13", "ME-GAP-38")
def test_it_may_come_on_in_a_line():
    table = arriving(reserve())
    play(table, "enter march 24000 0 line")
    ys = {y for _, y in table.state.units[1].at}
    assert len(ys) == 2


@rule("ME-RESERVE-13", "ME-GAP-38")
@pytest.mark.parametrize(("door", "ranks"), [("0 24000", "x"), ("48000 24000", "x"), ("24000 48000", "y")])
def test_a_line_faces_inwards_from_every_edge(door, ranks):
    table = arriving(reserve(), primary="fog")
    play(table, "1", f"enter march {door} line")
    assert len({at["xy".index(ranks)] for at in table.state.units[1].at}) == 2
    inwards = {"0": lambda x, y: x, "48000": lambda x, y: 48_000 - x, "24000": lambda x, y: 48_000 - y}
    deep = [inwards[door.split()[0]](*at) for at in table.state.units[1].at]
    assert max(deep) == allowance(table, 1, double=True) // 2  # the first rank is that of the anchor
    assert min(deep) < max(deep)


@rule("ME-GAP-78")
def test_it_keeps_an_inch_from_enemies():
    table = arriving(reserve(size=3), one(MEN, 1, 24_000, 4_000))
    near = refused(table, "enter move 24000 0 each 22000 1000 23500 1000 22750 2240")
    assert near[0] == "ME-GAP-78"
    assert near[1]["reach"] == 1_000
    play(table, "enter move 24000 0")
    unit = table.state.units[1]
    assert all((x - 24_000) ** 2 + (y - 4_000) ** 2 >= 2_255**2 for x, y in unit.at)


@rule("ME-GAP-42", "ME-GAP-78")
def test_flyers_choose_whether_they_land():
    table = arriving(reserve("giant_condor", size=1))
    twin = table.copy()
    play(table, "enter move 24000 0")
    assert table.state.units[1].aloft
    play(twin, "enter move 24000 0 land")
    assert not twin.state.units[1].aloft
    men = arriving(reserve())
    assert refused(men, "enter move 24000 0 aloft")[0] == "ME-GAP-42"


@rule("ME-RESERVE-13")
@pytest.mark.parametrize(("y", "near"), [(5_005, True), (5_006, False)])
def test_how_far_the_entry_point_reaches(y, near):
    table = a_scenario("altars", reserve())
    free = reach(field(table, 1, flying=False), (24_000, 0), 5_000, 630)
    assert free(24_000, y) is near


@rule("ME-RESERVE-09", "ME-GAP-78")
def test_a_march_may_reach_where_a_move_does_not():
    band = Feature(1, "rock", 24_000, 3_000, 0, ((0, 0), (48_000, 0), (48_000, 6_000), (0, 6_000)))
    table = arriving(reserve(size=3), features=[band])
    assert "enter march 21000 0" in offered(table)
    assert "enter move 21000 0" not in offered(table)


@rule("ME-GAP-78")
def test_if_nobody_fits_the_unit_stays_in_reserve():
    wall = Feature(1, "rock", 24_000, 24_000, 0, ((0, 0), (48_000, 0), (48_000, 48_000), (0, 48_000)))
    table = arriving(reserve(), features=[wall])
    assert asked(table)[1] == "rest"
    assert table.state.units[1].place == "reserve"
    assert rules_of(table, "no_way_in") == ["ME-GAP-78"]
    half = Feature(1, "rock", 24_000, 24_000, 0, ((0, 0), (30_000, 0), (30_000, 48_000), (0, 48_000)))
    some = arriving(reserve(), features=[half])
    assert refused(some, "enter move 24000 0") == ("ME-GAP-78", {"unit": 1, "x": 24_000, "y": 0})
    assert "enter move 24000 0" not in offered(some)
    assert "enter move 33000 0" in offered(some)


# -- what it may do then -------------------------------------------------------------------------------------


def activated_reserve(answer, *others):
    table = a_scenario("altars", reserve(bound=(6,)), *others)
    table.state.units[1].size = 3
    under_way(table, Activation(seat=0, unit=1, value=6, bound=True))
    play(table, "1", answer)
    return table


@rule("ME-RESERVE-11", "ME-RESERVE-16", "ME-RESERVE-17")
def test_after_a_move_one_single_action_is_left_and_never_a_charge():
    table = activated_reserve("enter move 24000 0", one(MEN, 1, 24_000, 8_000))
    assert asked(table) == (0, "action")
    kinds = {option.kind for option in table.pending.options}
    assert {"alert", "low", "end"} <= kinds
    assert not {"charge", "march", "move"} & kinds


@rule("ME-RESERVE-17")
def test_arrivals_shoot_like_others():
    table = a_scenario("altars", reserve("bow_hunters", bound=(6,), size=3), one(MEN, 1, 24_000, 12_000))
    under_way(table, Activation(seat=0, unit=1, value=6, bound=True))
    play(table, "1", "enter move 24000 0")
    assert "shoot 2" in offered(table)


@rule("ME-RESERVE-11")
def test_after_a_march_nothing_is_left():
    table = activated_reserve("enter march 24000 0")
    assert asked(table)[1] == "rest"
    assert table.state.units[1].place == "table"


# -- those left behind ---------------------------------------------------------------------------------------


def crowded():
    """Rocks leave room for a few Minis at the entry point only."""
    left = Feature(1, "rock", 0, 0, 0, ((0, 0), (23_000, 0), (23_000, 48_000), (0, 48_000)))
    right = Feature(2, "rock", 0, 0, 0, ((25_000, 0), (48_000, 0), (48_000, 48_000), (25_000, 48_000)))
    return arriving(reserve(), features=[left, right])


@rule("ME-RESERVE-15", "ME-GAP-78")
def test_minis_that_do_not_fit_wait_outside():
    table = crowded()
    play(table, "enter move 24000 0")
    unit = table.state.units[1]
    assert 0 < len(unit.minis) < SIZE
    assert unit.minis + unit.outside == tuple(range(1, SIZE + 1))
    assert told(table, "arrived")[0]["outside"] == len(unit.outside)
    assert len(unit.at) == len(unit.hurt) == len(unit.minis)
    assert unit.strength == SIZE


@rule("ME-RESERVE-15")
def test_they_come_on_when_the_unit_next_moves():
    table = a_scenario("altars", pair(MEN, 0, 24_000, 3_000, outside=(3, 4), door=(24_000, 0)))
    unit = table.state.units[1]
    before, unit.at = unit.at, ((24_000, 4_000), (25_500, 4_000))
    assert after_move(table, 1, before, "move") is None
    assert (unit.minis, unit.outside, unit.hurt) == ((1, 2, 3, 4), (), (0, 0, 0, 0))
    assert told(table, "followed") == [{"seat": 0, "unit": 1, "minis": [3, 4]}]
    assert rules_of(table, "followed") == ["ME-RESERVE-15"]
    assert all((x - 24_000) ** 2 + y**2 <= 5_005**2 for x, y in unit.at[2:])
    assert len(set(unit.at)) == 4


@rule("ME-RESERVE-15")
def test_who_comes_on_later_stands_in_the_order_of_numbers():
    table = a_scenario("altars", pair(MEN, 0, 24_000, 3_000, outside=(1,), door=(24_000, 0)))
    unit = table.state.units[1]
    unit.minis, unit.hurt = (2, 3), (0, 0)
    follow(table, 1)
    assert unit.minis == (1, 2, 3)
    assert unit.at[1:] == ((24_000, 3_000), (25_500, 3_000))


@rule("ME-RESERVE-15")
def test_who_is_too_far_from_the_entry_point_waits_on():
    table = a_scenario("altars", pair(MEN, 0, 24_000, 12_000, outside=(3,), door=(24_000, 0)))
    unit = table.state.units[1]
    follow(table, 1)
    assert (unit.minis, unit.outside) == ((1, 2), (3,))
    assert told(table, "followed") == []
    unit.at, unit.place = ((24_000, 4_000), (25_500, 4_000)), "destroyed"
    follow(table, 1)
    assert unit.outside == (3,)


@rule("ME-RESERVE-15", "ME-COH-01")
def test_two_neighbours_are_enough_for_who_comes_on_later():
    line = tuple(
        (20_000 + 2_200 * i, 2_000) for i in range(3)
    )  # nobody can stand within an inch of all three
    table = a_scenario("altars", pair(MEN, 0, 24_000, 3_000, outside=(4,), door=(22_000, 0)))
    unit = table.state.units[1]
    unit.minis, unit.at, unit.hurt = (1, 2, 3), line, (0, 0, 0)
    follow(table, 1)
    assert (unit.minis, unit.outside) == ((1, 2, 3, 4), ())


@rule("ME-RESERVE-15")
def test_a_single_mini_is_joined_side_by_side():
    table = a_scenario("altars", one(MEN, 0, 24_000, 2_000, outside=(2,), door=(24_000, 0)))
    follow(table, 1)
    (ax, ay), (bx, by) = table.state.units[1].at
    assert ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 == pytest.approx(
        900 + 1_260, abs=5
    )  # well within an inch


@rule("ME-GAP-92", "ME-RESERVE-13")
def test_an_arrival_by_move_takes_captives_and_by_march_does_not():
    for how, holder in (("move", 1), ("march", 0)):
        table = a_scenario("captives", reserve(size=1))
        captive = lay(table, "captive", -1, (24_000, 3_700))
        under_way(table, Arrival(unit=1))
        play(table, "1", f"enter {how} 24000 0 24000 2440")
        assert token(table, captive.number).holder == holder


@rule("ME-RESERVE-13")
def test_the_river_does_not_matter_at_the_edge():
    table = a_scenario("rain", reserve(size=1))
    under_way(table, Arrival(unit=1))
    play(table, "1", "enter move 24000 0")
    assert asked(table)[1] == "rest"
    activated_table = a_scenario("rain", one(MEN, 0, 3_000, 3_000))
    activated(activated_table)
    assert "move" in offered(activated_table)
