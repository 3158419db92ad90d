"""Activations: what a die buys, in which order actions are taken, and what stands before them."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth import effects
from mythwright.games.mythic_earth.rules.acting import SINGLES, acting
from mythwright.games.mythic_earth.rules.actions import ACTIONS
from mythwright.games.mythic_earth.rules.activation import Activation, cost
from mythwright.games.mythic_earth.rules.turn import GameTurn
from mythwright.games.mythic_earth.state import DESTROYED, RESERVE
from tests.games.mythic_earth.given import (
    INCH,
    a_turn,
    a_unit,
    acts,
    answer,
    asked,
    events,
    options,
    prompt,
    rank,
    refused,
    rolls,
    under_way,
)
from tests.marks import rule

NEAR, FAR = rank(20 * INCH, 10 * INCH, 4), rank(20 * INCH, 22 * INCH, 4)


def eagles(seat: int = 0, at=NEAR, **state):
    return a_unit("eagle_warriors", seat, *at, **state)


def throwers(seat: int = 0, at=NEAR, **state):
    return a_unit("atlatl_throwers", seat, *at, **state)


def kinds(table) -> set[str]:
    return {text.split()[0] for text in options(table)}


def told_rules(table, kind: str) -> list[str]:
    return [event.rule for event in table.log or () if event.kind == kind]


# -- what one die buys ---------------------------------------------------------------------------------------


@rule("ME-UNIT-11", "ME-ACT-06", "ME-ACT-07", "ME-MOVE-02")
def test_two_different_singles_in_any_order_then_the_die_is_used_up():
    for first, second in (("move 20000 11000", "alert"), ("low", None), ("alert", None)):
        table = acts(a_turn(eagles(), eagles(1, FAR)), 1)
        answer(table, first)
        if second is None:  # Frozen or On Alert: nothing more to do
            assert table.pending is None
            continue
        assert acting(table).left == SINGLES - 1
        assert "move" not in kinds(table)
        answer(table, second)
        assert table.pending is None
        assert [e["action"] for e in events(table, "declared")] == ["move", "alert"]


@rule("ME-ACT-06")
def test_shoot_then_move_is_as_good_as_move_then_shoot():
    for first, second in (("shoot 2", "move"), ("move", "shoot 2")):
        table = acts(a_turn(throwers(), eagles(1, rank(20 * INCH, 18 * INCH, 4), low=False)), 1)
        assert {"shoot", "move"} <= kinds(table)
        answer(table, first)
        if first == "move":
            answer(table, "go 20000 11000")
        else:
            answer(table, [10] * 4)
        assert second in options(table)


@rule("ME-ACT-07", "ME-MOVE-02")
def test_no_single_action_twice_in_one_activation():
    table = answer(acts(a_turn(eagles(), eagles(1, FAR)), 1), "move", "go 20000 11000")
    assert "move" not in options(table)
    [found] = table.why_not("move 20000 12000")
    assert (found.rule, found.facts) == ("ME-ACT-07", {"unit": 1, "action": "move"})


@rule("ME-ACT-07", "ME-ACT-08")
def test_spells_alone_are_cast_twice():
    priest = a_unit(
        "tlalocan_high_priest", 0, *rank(20 * INCH, 10 * INCH, 3), spells=("stone_skin", "keen_eye")
    )
    table = answer(acts(a_turn(priest, eagles(1, FAR)), 1), "cast stone_skin 1")
    answer(table, [10, 10])
    assert "cast keen_eye 1" in options(table)
    assert "cast stone_skin 1" not in options(table)


@rule("ME-MARCH-02", "ME-UNIT-11", "ME-ACT-10")
def test_a_march_is_the_whole_activation():
    table = answer(acts(a_turn(eagles(), eagles(1, FAR)), 1), "march", "go 20000 14000")
    assert table.pending is None
    assert events(table, "declared") == [{"seat": 0, "unit": 1, "action": "march", "other": 0}]
    assert told_rules(table, "declared") == ["ME-MARCH-02"]


@rule("ME-MARCH-02", "ME-ACT-10")
def test_a_double_action_does_not_follow_a_single_one():
    table = answer(acts(a_turn(eagles(), eagles(1, FAR)), 1), "move", "go 20000 11000")
    assert "march" not in options(table)
    [found] = table.why_not("march")
    assert (found.rule, found.facts) == ("ME-ACT-10", {"unit": 1, "needs": 2, "has": 1})


@rule("ME-UNIT-11", "ME-GAP-13")
def test_one_action_or_none_will_do():
    table = answer(acts(a_turn(eagles(), eagles(1, FAR)), 1), "end")
    assert table.pending is None
    assert events(table, "declared") == []
    assert table.state.units[1].spent == 1


@rule("ME-ACT-11", "ME-ACT-09", "ME-MOVE-02", "ME-MARCH-02")
def test_there_are_no_other_actions():
    # Countercharge is a reaction and Stop Fleeing what a die of a Fleeing Unit is for; an altar is Charged,
    # and a hero's order is his own Regroup or Stop Fleeing
    doubles = {"march", "focus", "charge", "charge_altar", "attack", "disengage"}
    singles = {"move", "shoot", "cast", "alert", "regroup", "low", "claim", "order"}
    assert set(ACTIONS) == doubles | singles
    assert {kind for kind in ACTIONS if cost(ACTIONS[kind]) == 2} == doubles
    assert {kind for kind in ACTIONS if cost(ACTIONS[kind]) == 1} == singles
    table = acts(a_turn(eagles(), eagles(1, FAR)), 1)
    assert refused(table, "dance") == ("MW-OPTION-03",)


@rule("ME-ACT-11", "ME-GAP-22")
def test_what_units_on_alert_may_react_with():
    reacting = {kind for kind, action in ACTIONS.items() if action.reaction}
    assert reacting == {"move", "shoot", "cast", "regroup", "low", "claim"}
    assert {kind for kind, action in ACTIONS.items() if action.moves} == {"move", "march"}
    assert {kind for kind, action in ACTIONS.items() if action.target} == {
        "shoot",
        "focus",
        "charge",
        "attack",
    }


# -- the die, the markers, the test --------------------------------------------------------------------------


@rule("ME-ACT-05", "ME-TURN-06")
def test_actions_come_after_the_die():
    table = under_way(a_turn(eagles(), eagles(1, FAR)), GameTurn())
    answer(table, [5], [3])
    assert (prompt(table), options(table)) == ("pick", ["activate 1"])
    assert refused(table, "move") != ()
    answer(table, "activate 1")
    assert events(table, "activated") == [{"seat": 0, "unit": 1, "value": 5}]
    assert {"move", "march", "alert", "low", "end"} <= kinds(table)


@rule("ME-ACT-04", "ME-TURN-05")
@pytest.mark.parametrize(("markers", "opening"), [(0, "action"), (1, "opening")])
def test_markers_are_looked_at_before_the_first_action(markers, opening):
    table = acts(a_turn(eagles(markers=markers), eagles(1, FAR)), 1)
    assert (asked(table).seat, prompt(table)) == (0, opening)
    if markers:
        assert options(table) == ["act", "regroup"]
        answer(table, "act")
        assert (rolls(table).seat, rolls(table).number) == (0, 1)


@rule("ME-ACT-04", "ME-TEST-05", "ME-TEST-07", "ME-TURN-06")
@pytest.mark.parametrize(("face", "acting_on"), [(6, True), (7, False)])
def test_who_passes_acts_and_who_fails_does_not(face, acting_on):
    # Brave 7 and one marker: 6 or less
    table = answer(acts(a_turn(eagles(markers=1), eagles(1, FAR)), 1), "act", [face])
    unit = table.state.units[1]
    assert (table.pending is not None) is acting_on
    assert unit.frozen is not acting_on
    if acting_on:
        assert "march" in options(table)  # the test costs no action


@rule("ME-GAP-19", "ME-GAP-14", "ME-ACT-07")
@pytest.mark.parametrize(("face", "left"), [(7, 1), (8, 0)])
def test_an_opening_regroup_leaves_one_other_single_action(face, left):
    table = answer(acts(a_turn(eagles(markers=1), eagles(1, FAR)), 1), "regroup", [face])
    if not left:
        assert table.pending is None
        return
    assert acting(table).left == 1
    assert {"move", "alert", "low"} <= kinds(table)
    assert not {"march", "regroup"} & kinds(table)
    assert refused(table, "regroup") == ("ME-ACT-07",)
    assert refused(table, "march") == ("ME-ACT-10",)


@rule("ME-GAP-13", "ME-FROZEN-04")
def test_the_die_of_a_frozen_unit_is_for_regroup_alone():
    table = acts(a_turn(eagles(markers=1, frozen=True), eagles(1, FAR)), 1)
    answer(table, [6])
    assert not table.state.units[1].frozen
    assert (acting(table).left, acting(table).done) == (1, ("regroup",))
    assert not {"march", "regroup"} & kinds(table)


@rule("ME-GAP-13", "ME-STOPFLEE-01", "ME-STOPFLEE-15")
@pytest.mark.parametrize(("face", "stops"), [(6, True), (7, False)])
def test_the_die_of_a_fleeing_unit_is_for_stop_fleeing_alone(face, stops):
    table = acts(a_turn(eagles(at=rank(20 * INCH, 30 * INCH, 4), fleeing=True), eagles(1, NEAR)), 1)
    answer(table, [face])
    assert table.state.units[1].fleeing is not stops
    if stops:
        assert (acting(table).left, acting(table).done) == (1, ("stop_fleeing",))
        assert "march" not in options(table)
    else:
        assert table.pending is None


@rule("ME-ACT-12")
@pytest.mark.parametrize(
    ("amount", "state", "markers"),
    [(1, {}, 1), (3, {"markers": 2}, 5), (0, {"markers": 2}, 2), (2, {"place": DESTROYED}, 0)],
)
def test_harm_brings_markers(amount, state, markers):
    unit = eagles(**state)
    table = a_turn(unit)
    effects.add_markers(table, 1, amount, "ME-HTH-26", "melee")
    assert unit.markers == markers
    told = events(table, "marker")
    if amount and unit.place != DESTROYED:
        assert told == [{"seat": 0, "unit": 1, "number": amount, "now": markers, "why": "melee"}]
    else:
        assert told == []


# -- engaged, stopped, gone ----------------------------------------------------------------------------------


@rule("ME-GAP-24")
def test_an_engaged_unit_has_few_actions():
    foe = eagles(1, rank(20 * INCH, 13_260, 4))
    one = eagles()
    one.links, foe.links = (2,), (1,)
    table = acts(a_turn(one, foe), 1)
    assert kinds(table) <= {"attack", "disengage", "regroup", "charge", "charge_altar", "end"}
    assert {"attack", "disengage"} <= kinds(table)
    for kind in ("move", "march", "alert", "low"):
        assert refused(table, kind) == ("ME-GAP-24",)


@rule("ME-ALERT-10", "ME-ACT-05")
@pytest.mark.parametrize(("state", "why"), [("frozen", "ME-FROZEN-01"), ("fleeing", "ME-FLEE-01")])
def test_a_unit_that_was_stopped_meanwhile_does_not_act(state, why):
    unit = eagles()
    table = a_turn(unit)
    frame = Activation(seat=0, unit=1, value=6)
    setattr(unit, state, True)
    assert frame.forbids(table, "move").rule == why
    table.stack = [frame]
    table._run(frame.perform(table, 0))
    assert table.pending is None


@rule("ME-ACT-05")
def test_a_unit_that_is_gone_when_its_die_comes_does_nothing():
    one = eagles(place=DESTROYED, minis=(), at=(), hurt=())
    table = a_turn(one, eagles(1, FAR))
    table.stack = [frame := Activation(seat=0, unit=1, value=6)]
    table._run(frame.assigned(table, None))
    assert table.pending is None


@rule("ME-RESERVE-11", "ME-GAP-78")
@pytest.mark.parametrize(("left", "again"), [(-1, False), (0, False), (1, True)])
def test_what_a_reserve_may_still_do(left, again):
    table = a_turn(eagles(), eagles(1, FAR))
    table.stack = [frame := Activation(seat=0, unit=1, value=6)]
    table._run(frame.entered(table, left))
    assert (table.pending is not None) is again
    if again:
        assert "move" not in options(table)
        assert refused(table, "move") == ("ME-ACT-07",)


@rule("ME-GAP-13")
def test_a_reserve_with_its_own_die_comes_on():
    one = eagles(place=RESERVE, minis=(), at=(), hurt=(), bound=(4,))
    table = a_turn(one, eagles(1, FAR), turn=3)
    table.state.value = 4
    under_way(table, Activation(seat=0, unit=1, value=4, bound=True))
    assert (one.bound, one.spent, one.given) == ((), 1, 1)
    assert (rolls(table).seat, rolls(table).rule) == (0, "ME-RESERVE-10")


@rule("ME-GAP-57", "ME-ALERT-11")
def test_an_activation_knows_how_often_its_target_had_failed_to_react():
    foe = eagles(1, rank(20 * INCH, 18 * INCH, 4), misreacts=1)
    table = acts(a_turn(throwers(), foe), 1)
    frame = acting(table)
    answer(table, "shoot 2")
    assert frame.misreacts == 1
    assert events(table, "declared")[0]["other"] == 2


def a_hero_and_the_frozen():
    hero = a_unit("jaguar_champion", 0, (10 * INCH, 10 * INCH))
    table = a_turn(hero, eagles(at=rank(20 * INCH, 10 * INCH, 4), frozen=True, spent=1), eagles(1, FAR))
    table.state.sides[0].blessings = ("bl5",)
    return table


@rule("ME-GAP-71", "ME-BLESS-12", "ME-UNIT-11")
def test_an_order_by_a_blessing_is_one_single_action():
    table = acts(a_hero_and_the_frozen(), 1)
    assert "bless bl5 regroup 2" in options(table)
    answer(table, "bless bl5 regroup 2", [1])
    assert (acting(table).left, acting(table).done) == (1, ())
    assert "move" in options(table)
    assert refused(table, "march") == ("ME-ACT-10",)


@rule("ME-RESERVE-11", "ME-GAP-78")
def test_who_did_not_come_gives_no_orders():
    table = a_hero_and_the_frozen()
    table.stack = [frame := Activation(seat=0, unit=1, value=6)]
    table._run(frame.entered(table, -1))
    assert table.pending is None


@rule("ME-COUNTER-01", "ME-GAP-57", "ME-GAP-21")
def test_an_activation_begins_with_nothing_done():
    table = acts(a_turn(eagles(), eagles(1, FAR)), 1)
    frame = acting(table)
    assert (frame.seat, frame.unit, frame.left, frame.done) == (0, 1, 2, ())
    assert (frame.countered, frame.misreacts, frame.gaps, str(frame.declared)) == (0, 0, {}, "end")
    answer(table, "move", "go 20000 11000")
    assert (frame.countered, frame.misreacts, frame.gaps, str(frame.declared)) == (0, 0, {}, "move")


@rule("ME-ACT-06")
def test_nobody_is_acting_before_the_first_die():
    table = under_way(a_turn(eagles(), eagles(1, FAR)), GameTurn())
    assert acting(table) is None
