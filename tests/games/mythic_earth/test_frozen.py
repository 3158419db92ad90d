"""Frozen Units, Regroup and Lay Low (ME-FROZEN, ME-REGROUP, ME-LAYLOW)."""

from __future__ import annotations

import pytest

from mythwright.core.option import option
from mythwright.games.mythic_earth import effects, pool
from mythwright.games.mythic_earth.rules.actions import ACTIONS
from mythwright.games.mythic_earth.rules.frozen import LayLow, Rally, Regroup, Thaw
from mythwright.games.mythic_earth.rules.turn import takers
from tests.games.mythic_earth.given_fight import (
    a_unit,
    activated,
    asked,
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
    condor,
    dice,
    eagles,
    forbidden,
    giant,
    going_on,
    hunter,
    levy,
    result,
    spots,
    unit,
)
from tests.marks import rule

# -- the free test in Clean Up -------------------------------------------------------------------------------


def thawing(*friends, **state):
    """Eagle Warriors, Frozen, at their free test."""
    return going_on(a_battle(eagles(0, 10000, 10000, frozen=True, **state), *friends), Thaw(unit=1))


@rule("ME-FROZEN-02", "ME-FROZEN-10", "ME-GAP-18", "ME-EX-13", "ME-BRAVE-08")
def test_a_frozen_unit_thaws_on_its_brave_with_all_modifiers():
    table = thawing(champion(0, 10000, 19000), markers=2)
    assert rolls(table) == (0, 1, "ME-BRAVE-02")
    play(table, "5")  # 7 - 2 - 1 + 1
    assert result(table) is True and not unit(table).frozen and unit(table).markers == 1
    facts = told(table, "tested")[0]
    assert (facts["test"], facts["needs"]) == ("thaw", 5) and rules_of(table, "thawed") == ["ME-FROZEN-02"]


@rule("ME-FROZEN-19", "ME-FROZEN-20", "ME-GAP-18", "ME-GAP-27")
def test_a_failed_thaw_leaves_it_frozen_with_its_dice_and_neither_marker_nor_flight():
    table = thawing(markers=2, spent=1)
    play(table, "5")  # needs 4
    eagle = unit(table)
    assert result(table) is False and (eagle.frozen, eagle.fleeing, eagle.markers) == (True, False, 2)
    assert eagle.spent == 1 and eagle.at == spots(10000, 10000)


@rule("ME-FROZEN-14")
def test_who_thaws_in_clean_up_returns_all_its_dice():
    table = thawing(spent=1)
    play(table, "6")
    pool.gather(table)
    assert (unit(table).spent, unit(table).held, table.state.sides[0].aside) == (0, 0, 1)


@rule("ME-FROZEN-13", "ME-FROZEN-19")
def test_who_stays_frozen_keeps_all_its_dice_beside_it():
    table = going_on(a_battle(giant(0, 10000, 10000, frozen=True, spent=2)), Thaw(unit=1))
    play(table, "8")  # needs 7
    pool.gather(table)
    assert (unit(table).held, unit(table).spent, table.state.sides[0].aside) == (2, 0, 0)


@rule("ME-GAP-18", "ME-GAP-20")
def test_a_unit_that_lay_low_thaws_and_rises():
    table = thawing(low=True)
    play(table, "6")
    assert not unit(table).frozen and not unit(table).low


@rule("ME-BLESS-09", "ME-FROZEN-02")
def test_sure_courage_thaws():
    table = blessed(a_battle(eagles(0, 10000, 10000, frozen=True, markers=6)), "bl2")
    going_on(table, Thaw(unit=1))
    play(table, "bless bl2")
    assert result(table) is True and not unit(table).frozen


# -- dice of Frozen Units ------------------------------------------------------------------------------------


@rule("ME-FROZEN-01", "ME-FROZEN-03", "ME-FROZEN-04", "ME-FROZEN-11")
def test_a_frozen_unit_uses_its_die_to_regroup_and_for_nothing_else():
    table = activated(a_battle(eagles(0, 10000, 10000, frozen=True, markers=3)))
    assert rolls(table) == (0, 1, "ME-TEST-03")  # it is not asked what for
    play(table, "6", "1")
    assert told(table, "tested")[0]["parts"] == [("brave", 7, "ME-BRAVE-01"), ("frozen", -1, "ME-BRAVE-08")]
    assert not unit(table).frozen and rules_of(table, "thawed") == ["ME-FROZEN-03"]
    assert unit(table).markers == 1  # one for the pass, one for the D3


@rule("ME-FROZEN-12", "ME-GAP-18")
def test_a_frozen_unit_that_fails_to_regroup_stays_as_it_is():
    table = activated(a_battle(eagles(0, 10000, 10000, frozen=True, markers=3)))
    play(table, "7")
    assert asked(table) == (0, "rest") and unit(table).frozen and unit(table).markers == 3
    assert told(table, "marker") == [] and unit(table).spent == 1


@rule("ME-GAP-18")
def test_a_frozen_unit_without_markers_still_tests():
    table = activated(a_battle(eagles(0, 10000, 10000, frozen=True)))
    play(table, "6")
    assert not unit(table).frozen and asked(table) == (0, "action")  # nothing to shed: no D6


@rule("ME-FROZEN-15", "ME-EX-09", "ME-GAP-17")
def test_a_unit_of_one_die_thawed_by_regroup_keeps_it():
    table = a_battle(eagles(0, 10000, 10000, frozen=True, bound=(1,)), turn=4)
    table.state.value = 1
    effects.thaw(table, 1, "ME-FROZEN-03")
    assert (unit(table).spent, unit(table).bound, table.state.sides[0].pool) == (1, (), ())


@rule("ME-FROZEN-16", "ME-FROZEN-17", "ME-FROZEN-18", "ME-EX-09", "ME-GAP-17")
def test_a_unit_of_two_dice_thawed_by_regroup_keeps_one_and_the_other_is_a_free_one():
    table = a_battle(giant(0, 10000, 10000, frozen=True, bound=(1, 1)), turn=4)
    table.state.value = 1
    before = dice(table)
    unit(table).bound, unit(table).spent, unit(table).given = (1,), 1, 1
    going_on(table, Regroup(unit=1))
    play(table, "7")
    assert result(table) is True and not unit(table).frozen
    assert (unit(table).spent, unit(table).bound, table.state.sides[0].pool) == (1, (), (1,))
    assert rules_of(table, "die_returned") == ["ME-FROZEN-17"] and dice(table) == before
    assert takers(table, 0) == [1]  # it may receive it again


@rule("ME-GAP-17")
def test_who_thaws_by_other_means_pays_one_bound_die():
    table = a_battle(giant(0, 10000, 10000, frozen=True, bound=(1, 1)), turn=4)
    effects.thaw(table, 1, "ME-GAPB-03")
    assert (unit(table).spent, unit(table).bound, table.state.sides[0].pool) == (1, (), (1,))


@rule("ME-FROZEN-05", "ME-FROZEN-06")
def test_a_later_die_of_the_same_turn_may_regroup():
    table = a_battle(giant(0, 10000, 10000, markers=3))
    activated(table)
    play(table, "act", "6")  # needs 5: Frozen by the first die
    assert unit(table).frozen and takers(table, 0) == [1]
    activated(table)
    play(table, "7", "6")  # Regroup needs 7; four markers less one less three
    assert not unit(table).frozen and unit(table).markers == 0 and unit(table).spent == 2


# -- Regroup -------------------------------------------------------------------------------------------------


@rule("ME-REGROUP-01", "ME-REGROUP-02", "ME-REGROUP-03", "ME-GAP-19", "ME-EX-08", "ME-GAP-14")
def test_an_activation_may_open_with_regroup():
    throwers = a_unit("atlatl_throwers", 0, *spots(10000, 10000), markers=5)  # Brave 6
    table = activated(a_battle(throwers))
    assert offered(table) == ["act", "regroup"]

    play(table, "regroup", "6")
    assert rolls(table) == (0, 1, "ME-REGROUP-02")
    play(table, "5")

    assert unit(table).markers == 1 and asked(table) == (0, "action")
    assert told(table, "shed")[-1]["number"] == 3
    assert "march" not in offered(table) and "regroup" not in offered(table) and "low" in offered(table)


@rule("ME-GAP-19", "ME-GAP-08")
@pytest.mark.parametrize(("face", "left"), [("1", 4), ("2", 4), ("3", 3), ("4", 3), ("5", 2), ("6", 2)])
def test_a_successful_regroup_sheds_a_d3(face, left):
    table = going_on(a_battle(eagles(0, 10000, 10000, markers=5)), Rally(unit=1))
    play(table, face)
    assert unit(table).markers == left and rules_of(table, "shed") == ["ME-REGROUP-02"]


@rule("ME-GAP-28")
def test_markers_never_go_below_none():
    table = going_on(a_battle(eagles(0, 10000, 10000, markers=1)), Rally(unit=1))
    play(table, "6")
    assert unit(table).markers == 0 and told(table, "shed")[0]["number"] == 1


@rule("ME-GAP-18", "ME-TEST-08")
def test_a_unit_that_fails_the_test_of_an_opening_regroup_is_frozen():
    table = activated(a_battle(eagles(0, 10000, 10000, markers=5)))
    play(table, "regroup", "8")
    assert asked(table) == (0, "rest") and unit(table).frozen and unit(table).markers == 6


@rule("ME-GAP-14", "ME-GAP-19")
def test_a_regroup_later_in_the_activation_needs_no_second_test():
    table = activated(a_battle(eagles(0, 10000, 10000, markers=3)))
    play(table, "act", "4", "regroup")
    assert rolls(table) == (0, 1, "ME-REGROUP-02")
    play(table, "6")
    assert unit(table).markers == 0


@rule("ME-GAP-19")
def test_regroup_is_not_for_units_without_markers():
    table = activated(a_battle(eagles(0, 10000, 10000)))
    assert "regroup" not in offered(table)
    assert refused(table, "regroup") == ("ME-GAP-19", {"unit": 1, "markers": 0})
    assert refused(activated(a_battle(eagles(0, 10000, 10000))), "regroup 1")[0] == "ME-GAP-19"


@rule("ME-GAP-19", "ME-LAYLOW-01")
@pytest.mark.parametrize(
    ("state", "answer", "forbids"),
    [
        ({"markers": 1}, "regroup", None),
        ({"frozen": True}, "regroup", None),
        ({"markers": 1}, "regroup 1", "ME-GAP-19"),
        ({}, "regroup", "ME-GAP-19"),
        ({}, "low", None),
    ],
)
def test_who_may_regroup_and_lie_low(state, answer, forbids):
    table = a_battle(eagles(0, 10000, 10000, **state))
    assert forbidden(table, answer) == forbids
    assert (str(option(answer)) in map(str, ACTIONS[answer.split()[0]].offers(table, 1))) is (forbids is None)


@rule("ME-GAPB-03")
def test_a_regroup_by_order_is_tested_on_the_heros_brave_without_markers():
    table = a_battle(
        levy(0, 10000, 10000, markers=4, frozen=True), hunter(0, 10000, 13000), champion(0, 10000, 8000)
    )
    going_on(table, Regroup(unit=1, hero=2))
    assert rolls(table) == (0, 1, "ME-BRAVE-02")
    play(table, "8", "3")
    facts = told(table, "tested")[0]
    assert facts["parts"] == [
        ("hero", 8, "ME-STOPFLEE-08"),
        ("frozen", -1, "ME-BRAVE-08"),
        ("heroes", 1, "ME-BRAVE-10"),
    ]
    assert facts["test"] == "regroup"
    assert result(table) is True and unit(table).markers == 1 and not unit(table).frozen


@rule("ME-GAPB-03")
def test_a_failed_order_to_regroup_changes_nothing():
    table = a_battle(levy(0, 10000, 10000, markers=4), hunter(0, 10000, 13000))
    going_on(table, Regroup(unit=1, hero=2))
    play(table, "9")
    assert result(table) is False and unit(table).markers == 4 and not unit(table).frozen


@rule("ME-GAPB-03")
def test_a_regroup_as_a_reaction_is_tested_on_the_own_brave_without_markers():
    table = going_on(a_battle(eagles(0, 10000, 10000, markers=4)), Regroup(unit=1, reaction=True))
    play(table, "7", "2")
    assert told(table, "tested")[0]["parts"] == [("brave", 7, "ME-BRAVE-01")]
    assert result(table) is True and unit(table).markers == 2


# -- Lay Low -------------------------------------------------------------------------------------------------


@rule("ME-LAYLOW-01", "ME-LAYLOW-03", "ME-LAYLOW-04", "ME-GAP-20")
def test_a_unit_lies_low_anywhere_and_is_frozen():
    table = activated(a_battle(eagles(0, 10000, 10000)))
    play(table, "low")
    assert (unit(table).low, unit(table).frozen, unit(table).spent) == (True, True, 1)
    assert asked(table) == (0, "rest")  # its activation is over
    assert rules_of(table, "low") == ["ME-LAYLOW-01"] and rules_of(table, "frozen") == ["ME-LAYLOW-03"]


@rule("ME-LAYLOW-04")
def test_lay_low_may_be_the_second_single_action():
    table = activated(a_battle(eagles(0, 10000, 10000)))
    play(table, "move", "stay", "low")
    assert unit(table).low


@rule("ME-GAP-20", "ME-FLY-09")
def test_a_flyer_that_lies_low_is_grounded():
    table = going_on(a_battle(condor(0, 10000, 10000, aloft=True)), LayLow(unit=1))
    assert unit(table).low and not unit(table).aloft and rules_of(table, "grounded") == ["ME-FLY-09"]


@rule("ME-GAP-20", "ME-GAP-24")
def test_an_engaged_unit_cannot_lie_low():
    table = activated(a_battle(eagles(0, 10000, 10000, links=(2,)), eagles(1, 10000, 11300, links=(1,))))
    assert "low" not in offered(table) and refused(table, "low")[0] == "ME-GAP-24"


@rule("ME-LAYLOW-01")
def test_lay_low_is_said_alone():
    table = activated(a_battle(eagles(0, 10000, 10000)))
    assert refused(table, "low 2") == ("ME-LAYLOW-01", {"unit": 1})


@rule("ME-LAYLOW-02")
def test_whoever_lies_low_is_harder_to_shoot():
    shooters = a_unit("bow_hunters", 0, *spots(10000, 10000))
    table = a_battle(shooters, eagles(1, 10000, 15000, low=True, frozen=True))
    activated(table)
    play(table, "shoot 2")
    play(table, " ".join(["10"] * table.pending.number))
    assert ("low", -1, "ME-HIT-10") in told(table, "volley")[0]["parts"]


# -- charged while Frozen ------------------------------------------------------------------------------------


@rule("ME-FROZEN-07", "ME-FROZEN-08")
def test_a_frozen_unit_fights_back_when_charged_but_does_not_throw():
    table = a_battle(eagles(0, 10000, 10000), levy(1, 10000, 15000, frozen=True))  # the levy has spears
    activated(table)
    play(table, "charge 2")
    assert rolls(table)[2] != "ME-BRAVE-02" and asked_nothing(table)
    play(table, "10 10 10", "10 10 10")  # both strike, all miss
    assert sorted(facts["unit"] for facts in told(table, "struck")) == [1, 2]


def asked_nothing(table):
    """No free shot or throw of the charged Unit came before the blows."""
    return told(table, "volley") == []


@rule("ME-FROZEN-09", "ME-GAP-34")
def test_a_frozen_unit_that_flees_is_frozen_no_longer():
    table = a_battle(eagles(0, 24000, 24000, frozen=True, low=True), eagles(1, 24000, 30000))
    effects.start_fleeing(table, 1, "melee", 2)
    assert (unit(table).fleeing, unit(table).frozen, unit(table).low) == (True, False, False)
