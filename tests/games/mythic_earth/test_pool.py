"""Activation dice: who wins, who is next, and where every die lies."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth import effects, pool
from mythwright.games.mythic_earth.rules.turn import GameTurn, begin
from tests.games.mythic_earth.given import a_turn, a_unit, answer, asked, events, options, rolls, under_way
from tests.marks import rule

CARDS = (
    "eagle_warriors",
    "commoner_levy",
    "atlatl_throwers",
    "tlalocan_bound_dead",
    "ahuizotl_pack",
    "scorpion_tide",
)


def sides(count: int = 6, **state):
    """So many one-die Units a side, each of one Mini, in two far rows."""
    return [
        a_unit(CARDS[i], seat, (4000 + 7000 * i, 4000 + 40_000 * seat), **state)
        for seat in (0, 1)
        for i in range(count)
    ]


def taken(table) -> list[tuple[int, int]]:
    return [(e["seat"], e["value"]) for e in events(table, "activated")]


def play_out(table) -> None:
    """Every Unit in turn is given a die, and does nothing."""
    while table.pending is not None:
        table.play("end" if "end" in options(table) else options(table)[0])


@rule("ME-DEPLOY-07", "ME-DEPLOY-10", "ME-DEPLOY-11", "ME-TURN-03", "ME-TURN-04")
@pytest.mark.parametrize(
    ("one", "two", "winner"),
    [
        ((6, 6, 1), (6, 5, 5), 0),
        ((6, 4, 4), (6, 5, 1), 1),
        ((5, 1, 1), (5, 2, 1), 1),
        ((3, 2), (3, 2, 1), 1),
        ((4, 4), (4, 4), -1),
    ],
)
def test_the_most_of_the_highest_wins(one, two, winner):
    assert pool.stronger(one, two) == winner


@rule("ME-EX-37", "ME-EX-36", "ME-EX-35", "ME-POOL-01", "ME-POOL-02", "ME-POOL-03", "ME-POOL-04", "ME-GAP-73")
def test_red_and_blue_take_their_dice_as_the_book_tells_it():
    table = under_way(a_turn(*sides()), GameTurn())
    answer(table, [6, 6, 6, 5, 5, 2], [6, 5, 4, 4, 1, 1])
    play_out(table)
    red, blue = 0, 1
    assert taken(table) == [
        *((red, 6), (blue, 6), (red, 6), (red, 6), (blue, 5), (red, 5), (red, 5)),
        *((blue, 4), (blue, 4), (red, 2), (blue, 1), (blue, 1)),
    ]


@rule("ME-DEPLOY-12", "ME-GAP-73")
def test_the_same_pools_are_rolled_again():
    table = under_way(a_turn(*sides(2)), GameTurn())
    answer(table, [4, 2], [2, 4])
    assert rolls(table).number == 2
    answer(table, [4, 2], [5, 1])
    assert table.state.winner == 1
    assert asked(table).seat == 1


@rule("ME-ACT-01", "ME-TURN-01", "ME-TURN-02", "ME-DEPLOY-02", "ME-EX-34")
def test_every_unit_gives_its_dice_to_the_pool():
    serpent = a_unit("feathered_serpent", 0, (24_000, 20_000))
    table = under_way(a_turn(*sides(5), serpent), GameTurn())
    assert (rolls(table).seat, rolls(table).number) == (0, 7)
    assert pool.all_dice(table, 0) == 7


@rule("ME-ACT-16", "ME-ACT-17", "ME-ACT-03", "ME-ACT-15", "ME-GAP-13")
def test_a_unit_of_two_dice_gets_one_at_a_time():
    serpent = a_unit("feathered_serpent", 0, (24_000, 20_000))
    table = under_way(a_turn(serpent, a_unit("eagle_warriors", 1, (4000, 44_000))), GameTurn())
    answer(table, [6, 6], [3])
    assert options(table) == ["activate 1"]
    answer(table, "activate 1")
    assert table.state.units[1].spent == 1
    answer(table, "end", "activate 1", "end")
    assert table.state.units[1].spent == 2
    assert options(table) == ["activate 2"]


@rule("ME-GAP-13", "ME-DISENG-04", "ME-STOPFLEE-01", "ME-ALERT-01")
@pytest.mark.parametrize(
    ("state", "reason"),
    [
        ({"alert": 1, "held": 1}, "ME-ALERT-01"),
        ({"disengaged": True}, "ME-DISENG-04"),
        ({"fleeing": True, "given": 1}, "ME-STOPFLEE-01"),
        ({"spent": 1}, "ME-ACT-16"),
    ],
)
def test_who_may_not_have_a_die_is_told_why(state, reason):
    units = sides(2)
    for name, value in state.items():
        setattr(units[0], name, value)
    table = a_turn(*units)
    table.state.sides[0].pool, table.state.sides[0].aside = (5,), 0
    table.stack = [frame := GameTurn()]
    table._run(frame.next_pick(table))
    assert [r.rule for r in table.why_not("activate 1")] == [reason]


@rule("ME-GAP-13", "ME-GAPB-02")
def test_a_die_that_nobody_may_take_is_set_aside():
    units = sides(1)
    units[0].spent = 1
    table = a_turn(*units)
    table.state.sides[0].pool, table.state.sides[0].aside = (5,), -1
    table.stack = [frame := GameTurn()]
    table._run(frame.next_pick(table))
    assert table.state.sides[0].pool == ()
    assert events(table, "die_aside") == [{"seat": 0, "value": 5, "unit": 0}]


@rule("ME-FROZEN-13", "ME-GAP-17", "ME-GAPB-02")
def test_dice_of_frozen_units_become_ones_of_their_own():
    units = sides(2)
    units[0].frozen, units[0].held = True, 1
    table = under_way(a_turn(*units), GameTurn())
    assert table.state.units[1].bound == (1,)
    assert rolls(table).number == 1


@rule("ME-CLEAN-03", "ME-FROZEN-14", "ME-ALERT-02", "ME-GAP-23")
def test_in_clean_up_dice_come_back_but_for_frozen_and_alert_units():
    units = sides(3, spent=1)
    units[0].frozen = True
    units[1].alert, units[1].spent, units[1].held = 1, 0, 1
    table = a_turn(*units)
    pool.gather(table)
    assert (units[0].held, units[1].held, units[2].spent) == (1, 1, 0)
    assert table.state.sides[0].aside == 1
    assert pool.all_dice(table, 0) == 3


@rule("ME-CAS-06", "ME-CAS-07", "ME-CAS-08", "ME-GAP-74", "ME-DEPLOY-03")
def test_the_dice_of_a_destroyed_unit_are_lost_the_lowest_of_the_pool():
    table = a_turn(*sides(3))
    side = table.state.sides[0]
    side.pool, side.aside = (6, 4, 2), 0
    effects.destroy(table, 1, by=4, how="melee", rule="ME-CAS-06")
    assert (side.pool, side.lost, pool.all_dice(table, 0)) == ((6, 4), 1, 3)


@rule("ME-ALERT-03", "ME-ALERT-05", "ME-GAP-23")
def test_on_alert_of_an_earlier_turn_may_be_ended_for_a_one():
    units = sides(2)
    units[0].alert, units[0].held = 1, 1
    table = under_way(a_turn(*units), GameTurn())
    answer(table, [6], [3, 2])
    assert options(table) == ["activate 2", "alert_off 1"]
    answer(table, "alert_off 1")
    assert table.state.sides[0].pool == (6, 1)
    assert "activate 1" in options(table)


@rule("ME-GAP-23")
def test_on_alert_of_this_turn_may_not_be_ended():
    units = sides(2)
    units[0].alert, units[0].held = 3, 1
    table = under_way(a_turn(*units), GameTurn())
    answer(table, [6], [3, 2])
    assert options(table) == ["activate 2"]
    assert [r.rule for r in table.why_not("alert_off 1")] == ["ME-GAP-23"]


@rule("ME-CAS-10", "ME-GAP-76", "ME-GAME-12")
def test_a_turn_begins_with_fresh_counts():
    unit = a_unit(
        "eagle_warriors", 0, (4000, 4000), (6000, 4000), strength=8, given=1, casts=2, disengaged=True
    )
    table = a_turn(unit)
    begin(table)
    assert (unit.strength, unit.given, unit.casts, unit.disengaged) == (2, 0, 0, False)
    assert table.state.turn == 3
