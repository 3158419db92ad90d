"""Stop Fleeing: by the own die, at a hero's order, by a spell; where it stops (ME-STOPFLEE, ME-GAP-32)."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.rules.flight import StopFleeing
from mythwright.games.mythic_earth.rules.orders import Order
from mythwright.games.mythic_earth.rules.turn import takers
from tests.games.mythic_earth.given_fight import (
    activated,
    asked,
    disc,
    offered,
    play,
    refused,
    rolls,
    rules_of,
    told,
)
from tests.games.mythic_earth.given_morale import (
    a_battle,
    blessed,
    champion,
    dice,
    eagles,
    forbidden,
    giant,
    going_on,
    hunter,
    levy,
    priest,
    result,
    spots,
    unit,
)
from tests.marks import rule

MIDDLE = 24000


def stopping(*others, features=(), **state):
    """Eagle Warriors in flight, at their attempt to stop."""
    runners = eagles(0, MIDDLE, MIDDLE, **{"fleeing": True, **state})
    return going_on(a_battle(runners, *others, features=features), StopFleeing(unit=1))


# -- by the own die ------------------------------------------------------------------------------------------


@rule("ME-STOPFLEE-01", "ME-STOPFLEE-02", "ME-STOPFLEE-03", "ME-STOPFLEE-04", "ME-STOPFLEE-15")
def test_a_unit_that_stops_by_its_own_die_has_one_other_single_action():
    table = a_battle(eagles(0, MIDDLE, MIDDLE, fleeing=True, markers=2), eagles(1, MIDDLE, 40000))
    assert takers(table, 0) == [1]
    activated(table)
    play(table, "4")  # 7 - 2 - 1

    assert not unit(table).fleeing and unit(table).markers == 1 and asked(table) == (0, "action")
    assert "move" in offered(table) and "march" not in offered(table)
    assert refused(table, "march") == ("ME-ACT-10", {"unit": 1, "needs": 2, "has": 1})
    assert rules_of(table, "stopped_fleeing") == ["ME-STOPFLEE-02"]


@rule("ME-STOPFLEE-16", "ME-STOPFLEE-17", "ME-GAP-27")
def test_a_unit_that_fails_runs_on_and_gains_no_marker():
    table = stopping(eagles(1, MIDDLE, 30000), markers=2)
    play(table, "5")
    assert result(table) is False and unit(table).fleeing and unit(table).markers == 2
    assert unit(table).at == spots(MIDDLE, 14000) and rules_of(table, "fled") == ["ME-STOPFLEE-17"]


@rule("ME-STOPFLEE-16", "ME-GAP-29")
def test_a_renewed_flight_leads_away_from_the_closest_enemy():
    table = stopping(eagles(1, MIDDLE, 19000))
    play(table, "10")
    assert unit(table).at[0][1] >= MIDDLE


@rule("ME-HIT-09")
def test_shooting_remembers_who_stopped_this_turn():
    table = stopping(eagles(1, MIDDLE, 40000))
    play(table, "1")
    assert unit(table).marks == ("stopped_fleeing",) and rules_of(table, "marked") == ["ME-HIT-09"]


@rule("ME-GAP-67", "ME-GAP-31")
@pytest.mark.parametrize(("die", "stops"), [("8", True), ("9", False)])
def test_a_spell_adds_its_bonus_and_its_failure_does_nothing(die, stops):
    table = a_battle(eagles(0, MIDDLE, MIDDLE, fleeing=True, given=1), eagles(1, MIDDLE, 30000))
    going_on(table, StopFleeing(unit=1, bonus=2))
    play(table, die)
    assert result(table) is stops and unit(table).fleeing is not stops
    assert told(table, "tested")[0]["parts"][-1] == ("song_of_return", 2, "ME-GAP-67")
    assert unit(table).at == spots(MIDDLE, MIDDLE) and told(table, "fled") == []


# -- where it stops ------------------------------------------------------------------------------------------


@rule("ME-STOPFLEE-12", "ME-GAP-32")
@pytest.mark.parametrize(("gap", "moves"), [(995, False), (994, True)])
def test_it_stops_an_inch_from_friends(gap, moves):
    table = stopping(levy(0, MIDDLE + 1260 + gap, MIDDLE, count=1), count=1)
    play(table, "1")
    assert bool(told(table, "stood_clear")) is moves
    assert (unit(table).at == ((MIDDLE, MIDDLE),)) is not moves


@rule("ME-STOPFLEE-13", "ME-GAP-32", "ME-GAP-02")
@pytest.mark.parametrize(("gap", "moves"), [(3006, False), (3005, True)])
def test_it_stops_more_than_three_inches_from_enemies(gap, moves):
    table = stopping(eagles(1, MIDDLE + 1260 + gap, MIDDLE, count=1), count=1)
    play(table, "1")
    assert bool(told(table, "stood_clear")) is moves


@rule("ME-GAP-32")
def test_it_is_shifted_to_the_nearest_place_of_the_rings():
    # an enemy two inches to the east: rings of a quarter inch, each counter-clockwise from the east
    table = stopping(eagles(1, MIDDLE + 3260, MIDDLE, count=1), count=1)
    play(table, "1")
    assert unit(table).at == ((MIDDLE - 1083, MIDDLE + 625),)
    assert told(table, "stood_clear") == [
        {"seat": 0, "unit": 1, "start": [MIDDLE, MIDDLE], "end": [MIDDLE - 1083, MIDDLE + 625]}
    ]
    assert rules_of(table, "stood_clear") == ["ME-GAP-32"]


@rule("ME-GAP-32")
def test_it_does_not_stop_on_impassable_ground_and_stays_where_no_place_is_found():
    rocks = [disc(1, "rock", MIDDLE - 3000, MIDDLE, 2300)]
    table = stopping(eagles(1, MIDDLE + 3260, MIDDLE, count=1), features=rocks, count=1)
    play(table, "1")
    x, y = unit(table).at[0]
    assert (x - MIDDLE + 3000) ** 2 + (y - MIDDLE) ** 2 >= (2300 + 630 - 5) ** 2

    crowd = [eagles(1, MIDDLE + dx, MIDDLE + dy, count=1) for dx in (-6000, 0, 6000) for dy in (-3500, 3500)]
    lost = stopping(*crowd, count=1, marks=("slowed",))  # a Move of one inch
    play(lost, "1")
    assert unit(lost).at == ((MIDDLE, MIDDLE),) and told(lost, "stood_clear") == []


@rule("ME-GAP-33")
def test_a_fleeing_unit_locked_in_a_fight_stops_where_it_stands():
    table = a_battle(
        eagles(0, MIDDLE, MIDDLE, fleeing=True, hunted=True, links=(2,)), eagles(1, MIDDLE, 25260, links=(1,))
    )
    activated(table)
    play(table, "6")
    assert (unit(table).fleeing, unit(table).hunted, unit(table).links) == (False, False, (2,))
    assert unit(table).at == spots(MIDDLE, MIDDLE)


@rule("ME-GAP-33")
def test_a_fleeing_unit_locked_in_a_fight_that_fails_breaks_off():
    table = a_battle(
        eagles(0, MIDDLE, MIDDLE, fleeing=True, hunted=True, links=(2,)), eagles(1, MIDDLE, 25260, links=(1,))
    )
    activated(table)
    play(table, "7")
    assert unit(table).fleeing and unit(table).links == () and unit(table, 2).links == ()
    assert unit(table).at == spots(MIDDLE, 14000)


# -- orders --------------------------------------------------------------------------------------------------


@rule("ME-STOPFLEE-06", "ME-STOPFLEE-08", "ME-STOPFLEE-09", "ME-STOPFLEE-11", "ME-EX-14")
def test_a_hero_orders_a_fleeing_unit_to_stop_on_his_brave_and_its_penalties():
    # given commoners of Brave 5 with 3 markers, 9 inches from a champion of Brave 8
    table = a_battle(champion(0, 10000, 10000), levy(0, 10000, 20260, count=1, fleeing=True, markers=3))
    activated(table)
    assert offered(table, "order") == ["order stop 2"]

    # when he orders them to stop
    play(table, "order stop 2")
    assert rolls(table) == (0, 1, "ME-BRAVE-02")
    play(table, "4")

    # then they stop, and he has one Single-Action left
    assert told(table, "tested")[0]["parts"] == [
        ("hero", 8, "ME-STOPFLEE-08"),
        ("markers", -3, "ME-BRAVE-07"),
        ("fleeing", -1, "ME-BRAVE-09"),
    ]
    assert not unit(table, 2).fleeing and unit(table, 2).markers == 2
    assert asked(table) == (0, "action") and "move" in offered(table) and "march" not in offered(table)
    assert told(table, "ordered") == [{"seat": 0, "unit": 1, "what": "stop", "target_unit": 2}]
    assert rules_of(table, "ordered") == ["ME-STOPFLEE-06"]
    assert offered(table, "order") == []


@rule("ME-STOPFLEE-14", "ME-STOPFLEE-05")
def test_a_unit_that_was_helped_may_still_receive_its_die():
    table = a_battle(champion(0, 10000, 10000), levy(0, 10000, 20000, fleeing=True))
    activated(table)
    play(table, "order stop 2", "7", "end")
    assert takers(table, 0) == [2] and unit(table, 2).given == 0
    activated(table, 2)
    assert asked(table) == (0, "action") and "march" in offered(table)


@rule("ME-STOPFLEE-16", "ME-GAP-32")
def test_after_a_failed_order_it_runs_and_its_own_die_may_try():
    table = a_battle(champion(0, 20000, 20000), levy(0, 10000, 20000, fleeing=True), eagles(1, 10000, 30000))
    activated(table)
    play(table, "order stop 2", "8", "end")
    assert unit(table, 2).fleeing and unit(table, 2).at == spots(10000, 10000)
    assert takers(table, 0) == [2]


@rule("ME-STOPFLEE-10", "ME-GAP-11")
def test_a_hero_with_command_orders_from_fifteen_inches_and_flight_does_not_count():
    table = a_battle(hunter(0, 10000, 10000), levy(0, 10000, 26265, count=1, fleeing=True, markers=3))
    activated(table)
    play(table, "order stop 2", "5")
    assert told(table, "tested")[0]["parts"] == [
        ("hero", 8, "ME-STOPFLEE-08"),
        ("markers", -3, "ME-BRAVE-07"),
    ]
    assert not unit(table, 2).fleeing


@rule("ME-GAP-26")
def test_the_hero_who_orders_gives_no_bonus_but_others_do():
    table = a_battle(hunter(0, 10000, 10000), levy(0, 10000, 14000, fleeing=True), champion(0, 13000, 14000))
    activated(table)
    play(table, "order stop 2", "1")
    assert ("heroes", 1, "ME-BRAVE-10") in told(table, "tested")[0]["parts"]


@rule("ME-STOPFLEE-06", "ME-GAP-11", "ME-GAPB-05")
@pytest.mark.parametrize(
    ("make", "gap", "can"),
    [(champion, 10005, True), (champion, 10006, False), (hunter, 15005, True), (hunter, 15006, False)],
)
def test_the_reach_of_an_order_to_stop(make, gap, can):
    table = a_battle(make(0, 10000, 10000), levy(0, 10000, 11260 + gap, count=1, fleeing=True))
    activated(table)
    assert (offered(table, "order") == ["order stop 2"]) is can
    if not can:
        assert refused(table, "order stop 2") == ("ME-STOPFLEE-06", {"unit": 1, "target_unit": 2})


@rule("ME-GAPB-05")
def test_the_reach_is_measured_from_the_heros_own_base():
    table = a_battle(priest(0, 10000, 10000), levy(0, 10000, 20000, count=1, fleeing=True))
    table.state.units[1].at = ((30000, 10000), (10000, 11500), (10000, 10000))
    activated(table)
    assert offered(table, "order") == []


@rule("ME-STOPFLEE-07", "ME-GAP-32")
def test_the_order_to_stop_is_given_with_the_heros_first_die():
    table = a_battle(champion(0, 10000, 10000, options=("second_die",)), levy(0, 10000, 16000, fleeing=True))
    activated(table)
    assert offered(table, "order") == ["order stop 2"]
    play(table, "end")
    activated(table)
    assert offered(table, "order") == []
    assert refused(table, "order stop 2") == ("ME-STOPFLEE-07", {"unit": 1, "given": 2})


@rule("ME-GAP-32")
def test_a_hero_with_markers_tests_first():
    table = a_battle(champion(0, 10000, 10000, markers=2), levy(0, 10000, 16000, fleeing=True))
    activated(table)
    play(table, "act", "6")
    assert offered(table, "order") == ["order stop 2"]


@rule("ME-STOPFLEE-05", "ME-GAP-31")
def test_a_unit_that_has_received_a_die_cannot_be_ordered_to_stop():
    table = a_battle(champion(0, 10000, 10000), levy(0, 10000, 16000, fleeing=True, given=1, spent=1))
    activated(table)
    assert offered(table, "order") == []
    assert refused(table, "order stop 2") == ("ME-STOPFLEE-05", {"target_unit": 2, "given": 1})


@rule("ME-STOPFLEE-06", "ME-STOPFLEE-04")
@pytest.mark.parametrize(
    ("answer", "forbids"),
    [
        ("order stop 2", "ME-STOPFLEE-06"),  # it does not flee
        ("order stop 3", "ME-STOPFLEE-06"),  # an enemy
        ("order stop 1", "ME-STOPFLEE-06"),  # himself
        ("order stop 9", "ME-STOPFLEE-06"),
        ("order stop 4", "ME-STOPFLEE-06"),  # gone
        ("order dance 2", "ME-STOPFLEE-04"),
        ("order stop", "ME-STOPFLEE-04"),
    ],
)
def test_orders_that_make_no_sense_are_refused(answer, forbids):
    gone = levy(0, 10000, 16000, fleeing=True, place="destroyed")
    table = a_battle(
        champion(0, 10000, 10000), levy(0, 10000, 16000), levy(1, 10000, 13000, fleeing=True), gone
    )
    activated(table)
    assert refused(table, answer)[0] == forbids


@rule("ME-STOPFLEE-06")
def test_a_unit_without_a_hero_gives_no_orders():
    table = a_battle(eagles(0, 10000, 10000), levy(0, 10000, 16000, fleeing=True))
    activated(table)
    assert offered(table, "order") == [] and refused(table, "order stop 2") == ("ME-STOPFLEE-06", {"unit": 1})


@rule("ME-GAP-32", "ME-GAP-24")
@pytest.mark.parametrize("state", [{"frozen": True}, {"fleeing": True}, {"links": (3,)}, {"alert": 1}])
def test_heroes_who_are_frozen_fleeing_engaged_or_on_alert_give_no_orders(state):
    table = a_battle(
        champion(0, 10000, 10000, **state), levy(0, 10000, 16000, fleeing=True), eagles(1, 30000, 30000)
    )
    going_on(table, Order(unit=1, what="stop", target=2))
    assert result(table) is False and told(table, "ordered") == []


# -- orders to Regroup ---------------------------------------------------------------------------------------


@rule("ME-GAP-11", "ME-GAPB-03")
@pytest.mark.parametrize(("gap", "can"), [(10005, True), (10006, False)])
def test_command_also_orders_a_regroup_from_ten_inches(gap, can):
    table = a_battle(hunter(0, 10000, 10000), levy(0, 10000, 11260 + gap, count=1, markers=4, frozen=True))
    activated(table)
    assert (offered(table, "order") == ["order regroup 2"]) is can
    if not can:
        assert refused(table, "order regroup 2") == ("ME-GAP-11", {"unit": 1, "target_unit": 2})
        return
    play(table, "order regroup 2", "7", "6")
    assert unit(table, 2).markers == 0 and not unit(table, 2).frozen and unit(table, 2).given == 0
    assert rules_of(table, "ordered") == ["ME-GAPB-03"] and asked(table) == (0, "action")


@rule("ME-GAP-11")
def test_a_hero_without_command_orders_no_regroup():
    for y in (13000, 11260):  # not even in contact
        table = activated(a_battle(champion(0, 10000, 10000), levy(0, 10000, y, markers=4)))
        assert offered(table, "order") == [] and refused(table, "order regroup 2")[0] == "ME-GAP-11"


@rule("ME-GAPB-03", "ME-GAP-19")
@pytest.mark.parametrize(
    ("state", "forbids"),
    [
        ({"markers": 1}, None),
        ({"frozen": True}, None),
        ({"markers": 1, "links": (3,)}, None),
        ({}, "ME-GAP-19"),
        ({"markers": 1, "fleeing": True}, "ME-GAPB-03"),
        ({"markers": 1, "alert": 1}, "ME-GAPB-03"),
    ],
)
def test_who_may_be_ordered_to_regroup(state, forbids):
    table = a_battle(hunter(0, 10000, 10000), levy(0, 10000, 13000, **state), eagles(1, 30000, 30000))
    activated(table)
    assert ("order regroup 2" in offered(table)) is (forbids is None)
    assert forbidden(table, "order regroup 2") == forbids
    if forbids:
        assert refused(table, "order regroup 2")[0] == forbids


@rule("ME-GAPB-03")
def test_an_order_to_regroup_may_come_with_any_die_of_the_hero():
    table = a_battle(
        hunter(0, 10000, 10000, options=("second_die",), given=1, spent=1), levy(0, 10000, 13000, markers=1)
    )
    activated(table)
    assert offered(table, "order") == ["order regroup 2"]


@rule("ME-BLESS-09", "ME-STOPFLEE-02")
def test_sure_courage_stops_a_flight():
    table = blessed(
        a_battle(eagles(0, MIDDLE, MIDDLE, fleeing=True, markers=8), giant(1, 10000, 40000)), "bl2"
    )
    before = dice(table)
    going_on(table, StopFleeing(unit=1))
    play(table, "bless bl2")
    assert result(table) is True and not unit(table).fleeing and dice(table) == before
