"""Fog of War: two halves, deployment by turns, reserves from dice-chosen edges, and what scores."""

from __future__ import annotations

import msgspec
import pytest

from mythwright.games.mythic_earth.ground import zone
from mythwright.games.mythic_earth.rules.entering import doors, edges, edges_at
from mythwright.games.mythic_earth.rules.match import Deployment
from mythwright.games.mythic_earth.rules.primaries import primary
from mythwright.games.mythic_earth.rules.primaries.fog import LISTED, halves, least_uneven, uneven
from mythwright.games.mythic_earth.rules.reserves import Arrival
from mythwright.games.mythic_earth.rules.turn import GameTurn
from mythwright.games.mythic_earth.state import Deed
from tests.games.mythic_earth.given_fight import (
    asked,
    offered,
    play,
    refused,
    rolls,
    rules_of,
    told,
    under_way,
)
from tests.games.mythic_earth.given_scenarios import (
    a_scenario,
    destroyed,
    game_ends,
    lay,
    one,
    points,
    routed,
    turn_ends,
)
from tests.marks import rule

FOG = "fog"
MEN = "eagle_warriors"


def waiting(card, seat, **state):
    """A Unit that is not on the table yet."""
    return one(card, seat, 0, 0, place="waiting", minis=(), at=(), hurt=(), **state)


def reserve(card, seat, **state):
    return one(card, seat, 0, 0, place="reserve", minis=(), at=(), hurt=(), **state)


@rule("ME-P6-03")
def test_zones_are_twelve_inches_deep():
    assert zone(a_scenario(FOG), 0).corners[2] == (48_000, 12_000)


# -- halves --------------------------------------------------------------------------------------------------


@rule("ME-P6-01", "ME-P6-02", "ME-GAP-84")
def test_each_player_splits_his_force_and_the_opponent_picks_the_half():
    # given five Units a side
    units = [waiting(MEN, 0) for _ in range(4)] + [waiting(MEN, 1) for _ in range(3)]
    table = a_scenario(FOG, *units)
    table.state.winner = 1
    under_way(table, primary(table).prepare(table))

    # when the winner splits three Units
    assert asked(table) == (1, "halves")
    assert offered(table) == ["half 5 6", "half 5 7", "half 6 7", "half 5 6 7"][:3]
    play(table, "half 5 7")
    assert told(table, "split") == [{"seat": 1, "units": [5, 7]}]

    # then his opponent picks the smaller half, which overrides rounding up
    assert asked(table) == (0, "initial")
    assert offered(table) == ["initial 1", "initial 2"]
    play(table, "initial 2")
    places = [table.state.units[n].place for n in (5, 6, 7)]
    assert places == ["reserve", "waiting", "reserve"]
    assert [event["unit"] for event in told(table, "in_reserve")] == [5, 7]
    assert rules_of(table, "in_reserve") == ["ME-P6-02"] * 2

    # and the other player splits in turn
    assert asked(table) == (0, "halves")
    play(table, "half 1 2", "initial 1")
    assert [table.state.units[n].place for n in (1, 2, 3, 4)] == ["waiting"] * 2 + ["reserve"] * 2
    assert asked(table)[1] == "rest"


@rule("ME-RESERVE-01", "ME-RESERVE-02", "ME-EX-38", "ME-GAP-84")
def test_a_force_of_nine_dice_is_split_five_to_four():
    # given eight Units, of which one has two dice
    units = [waiting("feathered_serpent", 0), *(waiting(MEN, 0) for _ in range(7))]
    table = a_scenario(FOG, *units)
    under_way(table, primary(table).prepare(table))
    assert least_uneven(table, list(table.state.units)) == 1
    assert all(uneven(table, option.args, list(table.state.units)) == 1 for option in table.pending.options)
    assert offered(table)[0] == "half 1 2 3 4"  # five dice
    assert refused(table, "half 1 2 3 4 5") == ("ME-RESERVE-01", {"has": 3, "needs": 1})
    assert refused(table, "half 2 3 4") == ("ME-RESERVE-01", {"has": 3, "needs": 1})
    assert table.why_not("half 2 3 4 5 6") == []
    assert refused(table, "half 1 2 3 4 5 6 7 8") == ("ME-RESERVE-01", {"has": 9, "needs": 1})
    assert refused(table, "stay") == ("ME-P6-01", {"kinds": ["half"]})
    assert table.why_not("half 8 7 6 5") == []


@rule("ME-P6-01")
@pytest.mark.parametrize("answer", ["half 1 1", "half 1 3", "half 1 9", "half 1 red"])
def test_a_half_is_made_of_own_units(answer):
    table = a_scenario(FOG, waiting(MEN, 0), waiting(MEN, 0), waiting(MEN, 1))
    table.state.winner = 0
    under_way(table, primary(table).prepare(table))
    assert refused(table, answer) == ("ME-P6-01", {"units": [1, 2]})


@rule("ME-P6-01")
def test_a_few_splits_are_listed_and_all_are_even():
    table = a_scenario(FOG, *(waiting(MEN, 0) for _ in range(9)))
    found = halves(table, list(table.state.units))
    assert len(found) == LISTED == 12
    assert {len(half) for half in found} == {5}
    assert halves(table, [1, 2, 3]) == [(1, 2), (1, 3), (2, 3)]
    assert halves(table, [1]) == [(1,)]
    assert halves(table, [1, 2, 3, 4])[0] == (1, 2)


@rule("ME-P6-04", "ME-P6-05", "ME-GAP-84")
def test_initial_halves_are_deployed_by_turns_without_dice():
    table = a_scenario(FOG, waiting(MEN, 0), waiting(MEN, 0), waiting(MEN, 1), reserve(MEN, 1))
    for side in table.state.sides:
        side.pool = ()
    under_way(table, Deployment())
    play(table, "7", "4")  # the lowest wins the roll-off
    assert asked(table) == (1, "deploy_pick")
    assert offered(table) == ["deploy 3"]
    play(table, "deploy 3", offered_place(table, "deploy 3"))
    assert asked(table) == (0, "deploy_pick")
    assert offered(table) == ["deploy 1", "deploy 2"]
    assert table.state.sides[0].pool == ()


def offered_place(table, answer):
    twin = table.copy()
    twin.play(answer)
    return str(twin.pending.options[0])


# -- edges ---------------------------------------------------------------------------------------------------


@rule("ME-P6-08", "ME-P6-09", "ME-P6-10", "ME-P6-11", "ME-P6-12", "ME-GAP-84")
@pytest.mark.parametrize(
    ("word", "south", "north"),
    [
        ("any", ("south", "north", "west", "east"), ("south", "north", "west", "east")),
        ("own", ("south",), ("north",)),
        ("enemy", ("north",), ("south",)),
        ("right", ("east",), ("west",)),
        ("left", ("west",), ("east",)),
    ],
)
def test_edges_as_each_player_sees_them(word, south, north):
    table = a_scenario(FOG)
    assert edges(table, 0, word) == south
    assert edges(table, 1, word) == north


@pytest.mark.parametrize(
    ("x", "y", "found"),
    [
        (10, 0, ["south"]),
        (10, 48_000, ["north"]),
        (0, 10, ["west"]),
        (48_000, 10, ["east"]),
        (0, 0, ["south", "west"]),
        (10, 10, []),
        (0, 48_001, []),
        (0, -1, []),
        (-1, 0, []),
        (48_001, 0, []),
    ],
)
@rule("ME-RESERVE-13")
def test_which_edges_a_point_lies_on(x, y, found):
    assert edges_at(a_scenario(FOG), x, y) == found


@rule("ME-RESERVE-13")
def test_entry_points_are_listed_along_the_edges():
    table = a_scenario(FOG)
    along = [3_000, 9_000, 15_000, 21_000, 27_000, 33_000, 39_000, 45_000]
    assert list(doors(table, "south")) == [(x, 0) for x in along]
    assert list(doors(table, "north")) == [(x, 48_000) for x in along]
    assert list(doors(table, "west")) == [(0, y) for y in along]
    assert list(doors(table, "east")) == [(48_000, y) for y in along]


@rule("ME-RESERVE-13", "ME-GAME-05")
def test_long_edges_have_more_entry_points():
    table = a_scenario(FOG)
    table.state.settings = msgspec.structs.replace(table.state.settings, width=72_000)
    assert len(list(doors(table, "north"))) == 12
    assert len(list(doors(table, "east"))) == 8
    assert list(doors(table, "east"))[-1] == (72_000, 45_000)


@rule("ME-GAP-39")
def test_bots_are_led_to_tokens_and_to_the_middle():
    table = a_scenario(FOG, one(MEN, 0, 3_000, 3_000))
    assert primary(table).goals(table, 1) == [(24_000, 24_000)]
    lay(table, "death", 0, (5_000, 6_000))
    lay(table, "map", 1, (7_000, 6_000), holder=1)
    assert primary(table).goals(table, 1) == [(5_000, 6_000)]


@rule("ME-P6-07", "ME-P6-08", "ME-P6-09", "ME-P6-10", "ME-P6-11", "ME-P6-12")
@pytest.mark.parametrize(
    ("face", "edge_rule", "found"),
    [
        ("1", "ME-P6-08", {"south", "north", "west", "east"}),
        ("2", "ME-P6-09", {"south"}),
        ("3", "ME-P6-09", {"south"}),
        ("4", "ME-P6-10", {"north"}),
        ("5", "ME-P6-11", {"east"}),
        ("6", "ME-P6-12", {"west"}),
    ],
)
def test_a_die_finds_the_edge(face, edge_rule, found):
    table = a_scenario(FOG, reserve(MEN, 0))
    under_way(table, Arrival(unit=1))
    play(table, "7")
    assert rolls(table) == (0, 1, "ME-P6-07")
    play(table, face)
    assert rules_of(table, "at_edge") == [edge_rule]
    assert set(told(table, "at_edge")[0]["edges"]) == found
    points_listed = {tuple(option.args[1:3]) for option in table.pending.options}
    assert {edges_at(table, *point)[0] for point in points_listed} == found
    if face == "5":
        assert refused(table, "enter move 24000 0") == ("ME-P6-07", {"edges": ["south"], "needs": ["east"]})


# -- turns ---------------------------------------------------------------------------------------------------


@rule("ME-P6-06", "ME-RESERVE-03")
def test_reserves_try_from_turn_two_on():
    # given one Unit a side on the table and one in reserve
    table = a_scenario(FOG, one(MEN, 0, 10_000, 5_000), reserve(MEN, 0), one(MEN, 1, 10_000, 45_000), turn=0)
    for side, dice in zip(table.state.sides, (2, 1), strict=True):
        side.pool, side.aside = (), dice
    under_way(table, GameTurn())
    assert rolls(table) == (0, 1, "ME-TURN-02")  # in turn 1 the reserve has no die in the roll
    table.state.turn = 1
    under_way(table, GameTurn())
    assert rolls(table) == (0, 2, "ME-TURN-02")
    play(table, "6 2", "5")
    assert table.state.units[2].bound == (2,)
    assert table.state.sides[0].pool == (6,)


@rule("ME-P6-13", "ME-GAP-84")
@pytest.mark.parametrize(("turn", "tests"), [(2, True), (3, True), (4, False), (5, False)])
def test_on_turn_four_they_come_by_themselves(turn, tests):
    table = a_scenario(FOG, reserve(MEN, 0), turn=turn)
    under_way(table, Arrival(unit=1))
    assert rolls(table) == ((0, 1, "ME-RESERVE-10") if tests else (0, 1, "ME-P6-07"))


@rule("ME-P6-13")
def test_other_scenarios_have_no_turn_of_free_arrival():
    table = a_scenario("altars", reserve(MEN, 0), turn=5)
    under_way(table, Arrival(unit=1))
    assert rolls(table) == (0, 1, "ME-RESERVE-10")


# -- points --------------------------------------------------------------------------------------------------


@rule("ME-P6-14", "ME-GAP-84")
@pytest.mark.parametrize("how", ["melee", "shooting", "overwhelmed", "edge", "trample"])
def test_an_enemy_unit_destroyed_by_whatever_cause_scores(how):
    table = a_scenario(
        FOG, one(MEN, 0, 10_000, 10_000), one(MEN, 1, 10_000, 40_000), one(MEN, 1, 20_000, 40_000)
    )
    destroyed(table, 2, how)
    turn_ends(table)
    assert points(table, 0) == (1, 0)
    assert points(table, 1) == (0, 0)
    assert rules_of(table, "scored") == ["ME-P6-14"]


@rule("ME-P6-15")
def test_a_fleeing_unit_is_not_eliminated():
    table = a_scenario(FOG, one(MEN, 0, 10_000, 10_000), one(MEN, 1, 10_000, 40_000))
    routed(table, 2, "shooting", by=1)
    turn_ends(table)
    assert points(table, 0) == (0, 0)


@rule("ME-P6-14", "ME-P6-16", "ME-P6-17")
def test_once_a_turn_from_turn_two_on_up_to_four():
    table = a_scenario(FOG, one(MEN, 0, 10_000, 10_000), one(MEN, 1, 10_000, 40_000))
    for turn, now in ((1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 4)):
        table.state.turn, table.state.sides[1].this_turn = turn, 0
        table.state.deeds = (Deed(1, "destroyed", 2, 1), Deed(1, "destroyed", 2, 1))
        primary(table).score_turn(table)
        assert points(table, 1) == (now, 0)
        assert points(table, 0) == (0, 0)


@rule("ME-GAP-93", "ME-P6-17")
@pytest.mark.parametrize(("turn", "gained"), [(2, 4), (3, 3), (5, 1), (6, 0)])
def test_a_side_left_alone_gains_a_point_for_each_turn_not_played(turn, gained):
    gone = one(MEN, 1, 10_000, 40_000, place="destroyed", minis=(), at=(), hurt=())
    table = a_scenario(FOG, one(MEN, 0, 10_000, 10_000), gone)
    table.state.sides[0].this_turn = 1
    game_ends(table, turn)
    assert points(table, 0) == (gained, 0)
    assert points(table, 1) == (0, 0)
    assert rules_of(table, "scored") == ["ME-GAP-93"] * gained


@rule("ME-GAP-93")
def test_if_both_are_gone_nobody_gains():
    gone = {"place": "destroyed", "minis": (), "at": (), "hurt": ()}
    table = a_scenario(FOG, one(MEN, 0, 10_000, 10_000, **gone), one(MEN, 1, 10_000, 40_000, **gone))
    game_ends(table, 3)
    assert [points(table, seat) for seat in (0, 1)] == [(0, 0), (0, 0)]
