"""Unit Activation Tests and Competency Tests (ME-TEST)."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.numbers import total
from mythwright.games.mythic_earth.rules.tests import (
    ActivationTest,
    ReactTest,
    activation_parts,
    hero_brave,
    react_parts,
)
from tests.games.mythic_earth.given_fight import (
    a_unit,
    activated,
    asked,
    offered,
    play,
    rolls,
    rules_of,
    told,
)
from tests.games.mythic_earth.given_morale import (
    a_battle,
    blessed,
    champion,
    eagles,
    going_on,
    levy,
    priest,
    result,
    spots,
    unit,
)
from tests.marks import rule


def trial(**state):
    """Eagle Warriors of Brave 7 who test before they act."""
    return going_on(a_battle(eagles(0, 10000, 10000, **state)), ActivationTest(unit=1))


# -- the test ------------------------------------------------------------------------------------------------


@rule("ME-TEST-01", "ME-TEST-02", "ME-TEST-03", "ME-TEST-04", "ME-TEST-06", "ME-EX-06", "ME-ACT-13")
def test_a_unit_with_markers_passes_on_its_brave_less_its_markers():
    table = trial(markers=2)
    assert rolls(table) == (0, 1, "ME-TEST-03")

    play(table, "5")

    assert result(table) is True and unit(table).markers == 1 and not unit(table).frozen
    [facts] = told(table, "tested")
    assert facts == {
        "seat": 0,
        "unit": 1,
        "test": "activation",
        "needs": 5,
        "parts": [("brave", 7, "ME-BRAVE-01"), ("markers", -2, "ME-BRAVE-07")],
        "die": 5,
        "passed": True,
    }
    assert rules_of(table, "tested") == ["ME-TEST-04"] and rules_of(table, "shed") == ["ME-TEST-06"]


@rule("ME-TEST-07", "ME-TEST-08", "ME-TEST-09", "ME-TEST-10", "ME-EX-07")
def test_a_failed_test_freezes_adds_a_marker_and_spends_the_die():
    table = activated(a_battle(eagles(0, 10000, 10000, markers=2)))
    play(table, "act", "6")

    assert asked(table) == (0, "rest")  # no action
    eagle = unit(table)
    assert (eagle.frozen, eagle.markers, eagle.spent, eagle.given) == (True, 3, 1, 1)
    assert told(table, "tested")[0]["passed"] is False
    assert rules_of(table, "frozen") == ["ME-TEST-08"] and rules_of(table, "marker") == ["ME-TEST-09"]
    assert told(table, "marker")[0]["why"] == "activation"


@rule("ME-TEST-05")
def test_a_unit_that_passed_acts():
    table = activated(a_battle(eagles(0, 10000, 10000, markers=2)))
    play(table, "act", "5")
    assert asked(table) == (0, "action") and "march" in offered(table)


@rule("ME-ACT-14", "ME-TEST-01")
def test_a_unit_without_markers_acts_without_a_test():
    table = activated(a_battle(eagles(0, 10000, 10000)))
    assert asked(table) == (0, "action")
    assert result(trial()) is True


@rule("ME-TEST-09", "ME-GAP-28")
def test_the_marker_of_a_failed_test_may_be_the_last():
    table = trial(markers=10)
    play(table, "1")
    assert unit(table).place == "destroyed" and result(table) is False
    assert told(table, "destroyed")[0]["how"] == "overwhelmed" and told(table, "destroyed")[0]["by_unit"] == 0
    assert unit(trial(markers=9)).place == "table"


@rule("ME-GAP-16")
def test_nothing_passes_or_fails_by_itself():
    hopeless = trial(markers=7)  # needs 0
    play(hopeless, "1")
    assert result(hopeless) is False

    friends = [champion(0, 10000 + 2000 * i, 13000) for i in range(4)]
    sure = going_on(a_battle(eagles(0, 10000, 10000, markers=1), *friends), ActivationTest(unit=1))
    play(sure, "10")  # 7 - 1 + 4
    assert result(sure) is True and told(sure, "tested")[0]["needs"] == 10


@rule("ME-GAP-15")
def test_frost_and_heroes_count_in_activation_tests_as_well():
    table = a_battle(eagles(0, 10000, 10000, markers=2, frozen=True), champion(0, 10000, 13000))
    assert activation_parts(table, 1, markers=True) == [
        ("brave", 7, "ME-BRAVE-01"),
        ("markers", -2, "ME-BRAVE-07"),
        ("frozen", -1, "ME-BRAVE-08"),
        ("heroes", 1, "ME-BRAVE-10"),
    ]
    assert [part[0] for part in activation_parts(table, 1, markers=False)] == ["brave", "frozen", "heroes"]


# -- Commanding Presence -------------------------------------------------------------------------------------


@rule("ME-GAP-11", "ME-GAPB-05")
@pytest.mark.parametrize(
    ("at", "state", "found"),
    [
        (12000, {}, [("presence", 8, "ME-GAP-11")]),  # ten inches and a bit between the bases
        (11260 + 10005, {}, [("presence", 8, "ME-GAP-11")]),
        (11260 + 10006, {}, [("brave", 5, "ME-BRAVE-01")]),
        (12000, {"fleeing": True}, [("brave", 5, "ME-BRAVE-01")]),
    ],
)
def test_a_commanding_presence_within_ten_inches_lends_its_brave_instead_of_a_bonus(at, state, found):
    # the priest stands on the left of his Dead: his own base is what counts
    table = a_battle(levy(0, 7000, 10000, count=1), priest(0, at - 3000, 10000, **state))
    table.state.units[2].at = ((at - 3000, 10000), (at - 1500, 10000), (at, 10000))
    assert activation_parts(table, 1, markers=True) == found


@rule("ME-GAP-11")
def test_a_presence_is_used_only_where_it_is_better_than_the_own_brave_and_a_bonus():
    better = a_battle(levy(0, 10000, 10000), priest(0, 10000, 13000), champion(0, 16000, 10000))
    assert activation_parts(better, 1, True) == [("presence", 8, "ME-GAP-11"), ("heroes", 1, "ME-BRAVE-10")]
    equal = a_battle(eagles(0, 10000, 10000), priest(0, 10000, 13000))
    assert activation_parts(equal, 1, True) == [("brave", 7, "ME-BRAVE-01"), ("heroes", 1, "ME-BRAVE-10")]


@rule("ME-GAP-11")
def test_an_enemy_presence_helps_nobody():
    table = a_battle(levy(0, 10000, 10000), priest(1, 10000, 13000))
    assert activation_parts(table, 1, True) == [("brave", 5, "ME-BRAVE-01")]


# -- Everchanging 3 ------------------------------------------------------------------------------------------


@rule("ME-BLESS-16", "ME-GAP-70", "ME-GAP-72")
def test_a_blessing_before_the_test_leaves_out_markers_and_the_pass_still_sheds_one():
    table = blessed(a_battle(eagles(0, 10000, 10000, markers=5)), "bc3", "bc2")
    table.state.sides[0].alignment = "everchanging"
    going_on(table, ActivationTest(unit=1))
    assert asked(table) == (0, "window_activation_test")
    assert offered(table) == ["bless bc3", "pass", "hush"]

    play(table, "bless bc3", "7")

    assert result(table) is True and unit(table).markers == 4
    assert told(table, "tested")[0]["parts"] == [("brave", 7, "ME-BRAVE-01")]
    assert table.state.sides[0].blessings == ("bc2",)


@rule("ME-BLESS-07", "ME-BLESS-16")
def test_who_passes_the_blessing_tests_with_all_markers():
    table = blessed(a_battle(eagles(0, 10000, 10000, markers=5)), "bc3")
    going_on(table, ActivationTest(unit=1))
    play(table, "pass", "3")
    assert result(table) is False and table.state.sides[0].blessings == ("bc3",)


@rule("ME-BLESS-16", "ME-REGROUP-01")
@pytest.mark.parametrize("state", [{"markers": 5}, {"frozen": True, "markers": 0}])
def test_the_blessing_is_not_offered_where_markers_do_not_matter(state):
    table = blessed(a_battle(eagles(0, 10000, 10000, **state)), "bc3")
    going_on(table, ActivationTest(unit=1, regroup=state["markers"] > 0))
    assert rolls(table) == (0, 1, "ME-TEST-03")


# -- Competency Tests ----------------------------------------------------------------------------------------


@rule("ME-TEST-11", "ME-TEST-12", "ME-TEST-13", "ME-TEST-15", "ME-TEST-16")
def test_a_competency_test_knows_no_markers():
    table = going_on(a_battle(eagles(0, 10000, 10000, markers=4)), ReactTest(unit=1))
    assert rolls(table) == (0, 1, "ME-TEST-16")

    play(table, "6")

    assert result(table) is True and unit(table).markers == 4
    [facts] = told(table, "tested")
    assert (facts["test"], facts["needs"], facts["die"]) == ("react", 6, 6)
    assert facts["parts"] == [("react", 6, "ME-UNIT-06")] and rules_of(table, "tested") == ["ME-TEST-16"]


@rule("ME-TEST-14", "ME-TEST-16")
def test_a_failed_competency_test_neither_freezes_nor_routs():
    table = going_on(a_battle(eagles(0, 10000, 10000)), ReactTest(unit=1))
    play(table, "7")
    eagle = unit(table)
    assert result(table) is False
    assert (eagle.frozen, eagle.fleeing, eagle.markers) == (False, False, 0)


@rule("ME-TEST-17", "ME-TEST-18")
def test_who_failed_a_competency_test_may_choose_another_and_rolls_afresh():
    # two Units On Alert react to the same action: the failure of one bars only this one
    table = a_battle(
        eagles(0, 10000, 10000),
        levy(1, 10000, 16000, alert=1, held=1),
        levy(1, 15000, 16000, alert=1, held=1),
    )
    activated(table)
    play(table, "march", "spring 2", "6")
    assert asked(table) == (1, "alert_window") and offered(table) == ["spring 3", "pass"]
    play(table, "spring 3", "5")
    assert asked(table) == (1, "reaction")


@rule("ME-TEST-15", "ME-UNIT-08", "ME-EX-04")
def test_the_highest_value_counts_while_its_bearer_lives():
    table = a_battle(priest(0, 10000, 10000))
    assert total(react_parts(table, 1)) == 7 and hero_brave(table, 1) == ("hero", 8, "ME-STOPFLEE-08")
    assert total(activation_parts(table, 1, True)) == 8
    priestless = table.state.units[1]
    priestless.minis, priestless.at, priestless.hurt = (2, 3), spots(10000, 10000, 2), (0, 0)
    assert total(react_parts(table, 1)) == 4 and total(activation_parts(table, 1, True)) == 6


@rule("ME-TEST-15")
def test_a_unit_of_one_row_tests_on_that_row():
    table = a_battle(a_unit("chasqui_runners", 0, *spots(10000, 10000)))
    assert react_parts(table, 1) == [("react", 8, "ME-UNIT-06")]
