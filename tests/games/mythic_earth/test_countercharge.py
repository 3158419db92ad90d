"""Countercharge: a Unit On Alert meets its charger halfway (ME-COUNTER, ME-GAP-58)."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.rules.charge.charging import Charge
from mythwright.games.mythic_earth.rules.charge.countercharge import forbids_countercharge, halfway
from mythwright.games.mythic_earth.rules.engagement import link
from mythwright.games.mythic_earth.units import gap
from tests.games.mythic_earth.given_fight import (
    MAN,
    a_field,
    a_unit,
    activated,
    asked,
    offered,
    play,
    ranks,
    rolls,
    rules_of,
    slab,
    told,
    under_way,
)
from tests.marks import rule

CHAMPION = "jaguar_champion"
TOUCH = 2 * MAN


def champion(seat: int, y: int, x: int = 20000, **state):
    return a_unit(CHAMPION, seat, (x, y), **state)


def alert(unit):
    """A Unit that went On Alert in an earlier turn."""
    unit.alert, unit.held = 1, 1
    return unit


def charged(apart: int = 8000, *others, **field):
    """A champion charges another, who is On Alert; its owner is asked."""
    table = a_field(champion(0, 10000), alert(champion(1, 10000 + TOUCH + apart)), *others, **field)
    play(activated(table), "charge 2")
    return table


@rule("ME-COUNTER-01", "ME-COUNTER-02", "ME-COUNTER-03", "ME-COUNTER-08", "ME-GAP-58")
def test_a_unit_on_alert_that_reacts_may_charge_its_charger():
    table = charged()
    assert asked(table) == (1, "alert_window")
    play(table, "spring 2", "7")
    assert asked(table) == (1, "reaction")
    assert "countercharge" in offered(table)

    play(table, "countercharge")

    assert [(e["unit"], e["how"], e["length"]) for e in told(table, "moved")] == [
        (2, "countercharge", 4000),
        (1, "charge", 4000),
    ]
    assert rules_of(table, "moved") == ["ME-COUNTER-03", "ME-CHARGE-16"]
    assert table.state.units[2].at == ((20000, 10000 + TOUCH + 4000),)
    assert table.state.units[1].at == ((20000, 14000),)
    assert (table.state.units[2].alert, table.state.units[2].spent, table.state.units[2].held) == (0, 1, 0)


@rule("ME-COUNTER-07", "ME-HTH-03")
def test_both_have_the_bonus_of_a_charge():
    table = charged()

    play(table, "spring 2", "7", "countercharge", "10 10 10 10", "10 10 10 10")

    assert [e["parts"][-1][:2] for e in told(table, "struck")] == [("charging", 1), ("countercharging", 1)]


@rule("ME-COUNTER-04", "ME-GAP-57")
def test_who_fails_to_react_has_no_answer_but_to_fight():
    bows = alert(a_unit("bow_hunters", 1, *ranks(20000, 10000 + TOUCH + 8000, 3)))
    table = a_field(champion(0, 10000), bows)
    play(activated(table), "charge 2", "spring 2", "7")  # React is 6

    assert [e["how"] for e in told(table, "moved")] == ["charge"]
    assert rolls(table) == (0, 4, "ME-HTH-12")
    play(table, "10 10 10 10", "10 10 10")
    assert told(table, "struck")[1]["parts"] == [("fight", 4, "ME-HTH-06")]


@rule("ME-GAP-57")
def test_a_failure_against_an_earlier_action_does_not_silence():
    bows = alert(a_unit("bow_hunters", 1, *ranks(20000, 10000 + TOUCH + 8000, 3), misreacts=1))
    table = a_field(champion(0, 10000), bows)

    play(activated(table), "charge 2", "pass")

    assert asked(table) == (1, "free_shot")


@rule("ME-GAP-57")
def test_who_shot_as_a_reaction_may_shoot_again_when_the_charge_comes():
    bows = alert(a_unit("bow_hunters", 1, *ranks(20000, 10000 + TOUCH + 8000, 3)))
    table = a_field(champion(0, 10000), bows)

    play(activated(table), "charge 2", "spring 2", "1", "shoot 1", "10 10 10")

    assert asked(table) == (1, "free_shot")


@rule("ME-COUNTER-02")
def test_without_springing_the_trap_there_is_no_countercharge():
    table = charged()

    play(table, "pass")

    assert [e["how"] for e in told(table, "moved")] == ["charge"]
    assert table.state.units[2].alert == 0  # it is engaged now


@rule("ME-COUNTER-06", "ME-GAP-58")
def test_in_a_countercharge_nobody_throws_or_shoots():
    spears = a_unit("highland_spears", 0, *ranks(20000, 10000, 3))
    bows = alert(a_unit("spear_band", 1, *ranks(20000, 10000 + TOUCH + 6000, 3)))
    table = a_field(spears, bows)

    play(activated(table), "charge 2", "spring 2", "1", "countercharge")

    assert rolls(table) == (0, 3, "ME-HTH-08")
    assert told(table, "volley") == []


@rule("ME-COUNTER-03", "ME-COUNTER-05", "ME-GAP-22")
def test_only_the_target_may_countercharge_and_only_this_charger():
    other = alert(champion(1, 14000, x=26000))
    table = charged(8000, other)
    assert offered(table) == ["spring 2", "spring 3", "pass"]

    play(table, "spring 3", "1")

    assert asked(table) == (1, "reaction")
    assert "countercharge" not in offered(table)
    play(table, "end", "spring 2", "1", "countercharge")
    assert table.state.units[2].links == (1,)


@rule("ME-COUNTER-05")
def test_a_second_charger_meets_a_unit_that_is_engaged_already():
    table = charged(8000, champion(0, 14000, x=26000))
    play(table, "spring 2", "7", "countercharge", "10 10 10 10", "10 10 10 10")
    assert asked(table) == (0, "rest")

    play(activated(table, 3), "charge 2")

    assert rolls(table)[:2] == (0, 4)  # no window, no Countercharge
    play(table, "10 10 10 10", "10 10 10 10")
    assert told(table, "struck")[-1]["parts"][-1][0] != "countercharging"


@rule("ME-BLESS-10", "ME-GAP-71")
def test_a_cancelled_countercharge_leaves_a_charged_unit():
    table = a_field(champion(0, 10000), alert(champion(1, 10000 + TOUCH + 8000)))
    table.state.sides[0].blessings = ("bl3",)
    play(activated(table), "charge 2", "spring 2", "7", "countercharge")
    assert asked(table)[0] == 0

    play(table, "bless bl3", "10 10 10 10", "10 10 10 10")

    assert [e["how"] for e in told(table, "moved")] == ["charge"]
    assert told(table, "struck")[1]["parts"][-1][0] == "macuahuitl"
    assert table.state.units[2].alert == 0


# -- how far -------------------------------------------------------------------------------------------------


@rule("ME-GAP-58")
@pytest.mark.parametrize(("apart", "half"), [(8000, 4000), (8250, 4100), (12000, 6000), (1000, 500)])
def test_the_countercharger_goes_half_the_gap(apart, half):
    table = a_field(champion(0, 10000), alert(champion(1, 10000 + TOUCH + apart)))

    assert halfway(table, 2, 1) == (0, -half)


@rule("ME-GAP-58")
def test_a_slow_countercharger_stands_where_its_march_ends():
    turtle = alert(a_unit("great_turtle", 1, (20000, 10000 + MAN + 2756 + 10000), marks=()))
    table = a_field(a_unit("sled_wolves", 0, (20000, 10000 - 157)), turtle)
    assert halfway(table, 2, 1) == (0, -5000)

    table.state.units[2].marks = ("rooted",)  # Move 3 instead of 5
    assert halfway(table, 2, 1) == (0, -5000)
    table.state.units[1].at = ((20000, 5000),)
    assert halfway(table, 2, 1) == (0, -6000)


@rule("ME-GAP-58", "ME-LAND-03")
def test_difficult_ground_shortens_the_way():
    marsh = slab(1, "marsh", 0, 0, 48000, 48000)
    table = a_field(champion(0, 10000), alert(champion(1, 10000 + TOUCH + 16000)), features=[marsh])

    assert halfway(table, 2, 1) == (0, -6000)


@rule("ME-GAP-58")
def test_what_stands_in_the_way_stops_the_countercharger():
    rock = slab(1, "rock", 15000, 15000, 25000, 16000)
    table = a_field(champion(0, 10000), alert(champion(1, 10000 + TOUCH + 8000)), features=[rock])

    dx, dy = halfway(table, 2, 1)

    assert dx == 0
    assert 10000 + TOUCH + 8000 + dy >= 16000 + MAN - 5
    assert dy < -2000


@rule("ME-GAP-58")
def test_a_unit_at_the_edge_may_run_along_it():
    one, two = a_unit(CHAMPION, 0, (10000, MAN)), alert(a_unit(CHAMPION, 1, (10000 + TOUCH + 8000, MAN)))

    assert halfway(a_field(one, two), 2, 1) == (-4000, 0)


@rule("ME-GAP-58")
def test_the_charger_completes_the_distance_with_the_nearest_minis():
    one = a_unit("eagle_warriors", 0, *ranks(20000, 10000, 5))
    two = alert(a_unit("club_warriors", 1, *ranks(21000, 10000 + TOUCH + 8000, 5)))
    table = a_field(one, two)

    play(activated(table), "charge 2", "spring 2", "1", "countercharge")

    assert gap(table, table.state.units[1], table.state.units[2]) <= 50
    length = {e["how"]: e["length"] for e in told(table, "moved")}
    assert 3900 <= length["countercharge"] <= 4100
    assert length["charge"] <= 4200


# -- who may not ---------------------------------------------------------------------------------------------


@rule("ME-COUNTER-02")
def test_only_units_on_alert_countercharge():
    table = a_field(champion(0, 10000), champion(1, 18000), alert(champion(1, 18000, x=24000)))

    found = forbids_countercharge(table, 2, 1)

    assert found is not None
    assert (found.rule, found.facts) == ("ME-COUNTER-02", {"unit": 2, "other": 1})
    assert forbids_countercharge(table, 3, 1) is None
    table.state.units[3].links = (1,)
    assert forbids_countercharge(table, 3, 1) is not None


@rule("ME-GAP-51", "ME-GAP-67", "ME-SHW-15")
@pytest.mark.parametrize(("mark", "ban"), [("slowed", "ME-SHW-15"), ("rooted", "ME-GAP-67")])
def test_who_may_not_march_may_not_countercharge(mark, ban):
    table = a_field(champion(0, 10000), alert(champion(1, 18000, marks=(mark,))))

    found = forbids_countercharge(table, 2, 1)

    assert found is not None
    assert found.rule == ban


@rule("ME-P2-09", "ME-GAP-51")
def test_the_river_keeps_counterchargers_back():
    river = slab(1, "river", 0, 20000, 48000, 28000)
    table = a_field(champion(0, 21000), alert(champion(1, 29000)), primary="rain", features=[river])

    found = forbids_countercharge(table, 2, 1)

    assert found is not None
    assert found.rule == "ME-P2-09"


@rule("ME-CHARGE-20", "ME-GAP-54")
def test_if_the_charger_cannot_reach_the_countercharger_it_turns_elsewhere():
    rock = slab(1, "rock", 5000, 13000, 35000, 14000)
    table = a_field(champion(0, 10000), champion(1, 20000), champion(1, 10000, x=26000), features=[rock])

    under_way(table, Charge(unit=1, target=2, countered=2))

    assert [e["how"] for e in told(table, "moved")] == ["countercharge"]
    assert asked(table) == (0, "redirect")
    assert offered(table) == ["charge 3", "march"]
    play(table, "charge 3")
    assert rolls(table)[:2] == (0, 4)
    play(table, "10 10 10 10", "10 10 10 10")
    assert told(table, "struck")[1]["parts"][-1][0] == "macuahuitl"


@rule("ME-GAP-61")
def test_the_links_of_a_countercharge_are_those_of_a_charge():
    table = charged()
    play(table, "spring 2", "7", "countercharge")

    assert [unit.links for unit in table.state.units.values()] == [(2,), (1,)]
    table.state.units[2].links = ()
    link(table, 2, 1)
    assert table.state.units[2].links == (1,)
