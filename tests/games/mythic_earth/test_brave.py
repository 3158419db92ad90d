"""Brave Tests: their numbers, what a fail brings, and the end of the overwhelmed (ME-BRAVE, ME-FLEE-16)."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth import effects
from mythwright.games.mythic_earth.rules.brave import BraveTest, Morale, WonFleeing
from mythwright.games.mythic_earth.rules.tests import heroic
from tests.games.mythic_earth.given_fight import a_unit, asked, offered, play, rolls, rules_of, spirit, told
from tests.games.mythic_earth.given_morale import (
    a_battle,
    blessed,
    champion,
    dice,
    eagles,
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


def parts_of(table, **test):
    """The sum behind the number of a Brave Test of Unit 1."""
    return BraveTest(**{"unit": 1, "why": "shooting", **test}).sum(table)


# -- the number ----------------------------------------------------------------------------------------------


@rule("ME-BRAVE-01", "ME-BRAVE-06", "ME-BRAVE-07", "ME-BRAVE-08", "ME-BRAVE-09", "ME-BRAVE-10")
@pytest.mark.parametrize(
    ("state", "parts"),
    [
        ({}, []),
        ({"markers": 1}, [("markers", -1, "ME-BRAVE-07")]),
        ({"frozen": True}, [("frozen", -1, "ME-BRAVE-08")]),
        ({"fleeing": True}, [("fleeing", -1, "ME-BRAVE-09")]),
        (
            {"markers": 3, "fleeing": True},
            [("markers", -3, "ME-BRAVE-07"), ("fleeing", -1, "ME-BRAVE-09")],
        ),
    ],
)
def test_the_state_of_a_unit_lowers_its_brave(state, parts):
    table = a_battle(eagles(0, 10000, 10000, **state))
    assert parts_of(table) == [("brave", 7, "ME-BRAVE-01"), *parts]


@rule("ME-BRAVE-02", "ME-BRAVE-03", "ME-BRAVE-04", "ME-CAS-13")
def test_equal_or_lower_passes_and_sheds_a_marker():
    table = going_on(a_battle(eagles(0, 10000, 10000, markers=2)), BraveTest(unit=1, why="shooting"))
    assert rolls(table) == (0, 1, "ME-BRAVE-02")
    play(table, "5")
    assert result(table) is True and unit(table).markers == 1
    assert rules_of(table, "tested") == ["ME-BRAVE-03"] and rules_of(table, "shed") == ["ME-BRAVE-04"]
    assert told(table, "tested")[0]["test"] == "shooting"


@rule("ME-BRAVE-03")
def test_one_more_fails_the_bare_test_and_nothing_else_follows():
    table = going_on(a_battle(eagles(0, 10000, 10000, markers=2)), BraveTest(unit=1, why="shooting"))
    play(table, "6")
    assert result(table) is False and unit(table).markers == 2 and not unit(table).fleeing


@rule("ME-BRAVE-10", "ME-GAP-26", "ME-GAPB-05")
@pytest.mark.parametrize(
    ("gap", "state", "bonus"),
    [
        (10005, {}, [("heroes", 1, "ME-BRAVE-10")]),
        (10006, {}, []),
        (5000, {"fleeing": True}, []),
        (5000, {"frozen": True}, [("heroes", 1, "ME-BRAVE-10")]),
    ],
)
def test_a_hero_within_ten_inches_who_does_not_flee_gives_one(gap, state, bonus):
    table = a_battle(eagles(0, 10000, 10000, count=1), champion(0, 11260 + gap, 10000, **state))
    assert heroic(table, 1) == bonus


@rule("ME-GAP-26")
def test_each_hero_of_another_friendly_unit_counts_but_the_own_one_does_not():
    table = a_battle(
        priest(0, 10000, 10000), champion(0, 10000, 13000), hunter(0, 12000, 13000), champion(1, 10000, 16000)
    )
    assert heroic(table, 1) == [("heroes", 2, "ME-BRAVE-10")]
    assert heroic(table, 1, but=3) == [("heroes", 1, "ME-BRAVE-10")]


@rule("ME-GAPB-05")
def test_the_reach_of_a_hero_is_measured_from_his_own_base():
    # the priest himself is the leftmost of his three; his Dead are nearer, but give nothing
    table = a_battle(eagles(0, 10000, 10000, count=1), priest(0, 13000, 10000))
    table.state.units[2].at = ((30000, 10000), (14500, 10000), (13000, 10000))
    assert heroic(table, 1) == []


@rule("ME-GAP-11")
@pytest.mark.parametrize(
    ("card", "why", "source", "found"),
    [
        ("eagle_warriors", "fight", 2, True),
        ("eagle_warriors", "blessing", 2, True),
        ("eagle_warriors", "shooting", 2, False),
        ("eagle_warriors", "fight", 3, False),
        ("eagle_warriors", "fight", 0, False),
        ("night_marchers", "fight", 2, False),
    ],
)
def test_losing_to_a_dreadful_unit_takes_one_more_unless_dreadful_oneself(card, why, source, found):
    table = a_battle(
        a_unit(card, 0, *spots(10000, 10000)),
        a_unit("tlalocan_bound_dead", 1, *spots(10000, 12000)),
        eagles(1, 10000, 14000),
    )
    parts = parts_of(table, why=why, source=source)
    assert (("dreadful", -1, "ME-GAP-11") in parts) is found


@rule("ME-FLEE-16", "ME-GAP-33")
def test_with_bonuses_only_nothing_is_taken_away():
    table = a_battle(eagles(0, 10000, 10000, markers=3, fleeing=True), champion(0, 10000, 13000))
    found = parts_of(table, why="won", bonuses_only=True)
    assert found == [("brave", 7, "ME-BRAVE-01"), ("heroes", 1, "ME-BRAVE-10")]


@rule("ME-GAP-15", "ME-EX-42")
def test_a_plain_test_knows_brave_and_its_own_parts_only():
    table = a_battle(eagles(0, 10000, 10000, markers=4, frozen=True), champion(0, 10000, 13000))
    own = (("devotion", -2, "ME-EL2-02"),)
    assert parts_of(table, plain=True, parts=own) == [("brave", 7, "ME-BRAVE-01"), *own]
    assert parts_of(table, parts=own)[-1] == own[0]


# -- Blessings before the roll -------------------------------------------------------------------------------


@rule("ME-BLESS-09", "ME-GAP-71", "ME-BRAVE-04")
@pytest.mark.parametrize("why", ["shooting", "fight", "thaw", "stop", "regroup", "fountain"])
def test_sure_courage_passes_any_brave_test_without_a_roll(why):
    table = blessed(a_battle(eagles(0, 10000, 10000, markers=9)), "bl2")
    going_on(table, BraveTest(unit=1, why=why))
    assert asked(table) == (0, "window_brave_test") and offered(table) == ["bless bl2", "pass", "hush"]

    play(table, "bless bl2")

    assert result(table) is True and unit(table).markers == 8
    assert told(table, "sure") == [{"seat": 0, "unit": 1, "test": why}] and told(table, "tested") == []
    assert rules_of(table, "sure") == ["ME-BLESS-09"] and rules_of(table, "blessed") == ["ME-BLESS-09"]


@rule("ME-BLESS-15", "ME-GAP-72")
@pytest.mark.parametrize("why", ["fight", "shooting", "magic"])
def test_defying_defeat_leaves_out_markers_in_tests_for_losses(why):
    table = blessed(a_battle(eagles(0, 10000, 10000, markers=5)), "bc2")
    going_on(table, BraveTest(unit=1, why=why))
    play(table, "bless bc2", "7")
    assert result(table) is True and unit(table).markers == 4
    assert told(table, "tested")[0]["parts"] == [("brave", 7, "ME-BRAVE-01")]


@rule("ME-BLESS-15", "ME-GAP-70")
@pytest.mark.parametrize(("why", "markers"), [("panic", 5), ("thaw", 5), ("stop", 5), ("fight", 0)])
def test_defying_defeat_is_not_offered_for_other_tests_or_without_markers(why, markers):
    table = blessed(a_battle(eagles(0, 10000, 10000, markers=markers)), "bc2")
    going_on(table, BraveTest(unit=1, why=why))
    assert rolls(table) == (0, 1, "ME-BRAVE-02")


@rule("ME-BLESS-06", "ME-BLESS-07")
def test_the_owner_of_the_testing_unit_is_asked_and_may_decline():
    table = blessed(a_battle(eagles(0, 10000, 10000), eagles(1, 10000, 20000, markers=2)), "bl2", seat=1)
    going_on(table, BraveTest(unit=2, why="shooting"))
    assert asked(table)[0] == 1
    play(table, "pass", "6")
    assert result(table) is False and table.state.sides[1].blessings == ("bl2",)


# -- Morale --------------------------------------------------------------------------------------------------


def morale(why="shooting", source=2, foe=None, **state):
    """Eagle Warriors in the middle of the table, an enemy to the north, and a test of their courage."""
    table = a_battle(eagles(0, MIDDLE, MIDDLE, **state), foe or eagles(1, MIDDLE, 30000))
    return going_on(table, Morale(unit=1, why=why, source=source))


@rule("ME-BRAVE-04", "ME-BRAVE-05")
def test_a_unit_that_holds_stays_where_it_is():
    table = morale(markers=2)
    play(table, "5")
    assert result(table) == "held" and unit(table).at == spots(MIDDLE, MIDDLE) and unit(table).markers == 1


@rule("ME-BRAVE-05", "ME-FLEE-02", "ME-FLEE-03", "ME-FLEE-05", "ME-GAP-27")
@pytest.mark.parametrize(
    ("why", "marker"),
    [
        ("shooting", "ME-CAS-14"),
        ("magic", "ME-CAS-14"),
        ("fight", "ME-HTH-33"),
        ("panic", "ME-GAP-27"),
        ("blessing", "ME-GAP-27"),
    ],
)
def test_a_unit_that_fails_gains_a_marker_and_flees(why, marker):
    table = morale(why, markers=2)
    play(table, "6")
    assert result(table) == "fled" and unit(table).fleeing and unit(table).markers == 3
    assert unit(table).at == spots(MIDDLE, MIDDLE - 10000)  # twice Move 5, straight home
    assert rules_of(table, "marker") == [marker] and told(table, "marker")[0]["why"] == why
    kinds = [event.kind for event in table.log]
    assert kinds.index("marker") < kinds.index("fled")


@rule("ME-FLEE-03", "ME-GAP-72")
@pytest.mark.parametrize(
    ("why", "links", "how"),
    [
        ("shooting", (), "shooting"),
        ("shooting", (2,), "shooting"),
        ("magic", (), "magic"),
        ("panic", (), "magic"),
        ("fight", (2,), "melee"),
        ("blessing", (), "blessing"),
        ("blessing", (2,), "melee"),
    ],
)
def test_scenarios_learn_who_made_a_unit_flee_and_how(why, links, how):
    table = a_battle(eagles(0, MIDDLE, MIDDLE, links=links), eagles(1, MIDDLE, 25500, links=links and (1,)))
    frame = Morale(unit=1, why=why, source=2)
    assert frame.how(table) == how


@rule("ME-BRAVE-11", "ME-GAP-27", "ME-GAP-28")
def test_the_marker_of_a_failed_test_may_destroy_the_unit_before_it_runs():
    table = morale(markers=10)
    play(table, "1")
    assert result(table) == "gone" and unit(table).place == "destroyed" and told(table, "fled") == []
    assert told(table, "destroyed")[0] == {
        "seat": 0, "unit": 1, "how": "overwhelmed", "by_unit": 2, "dice": 1,
    }  # fmt: skip


@rule("ME-BRAVE-12", "ME-BRAVE-13", "ME-BRAVE-11")
def test_an_overwhelmed_unit_takes_no_test_and_loses_its_dice():
    table = a_battle(eagles(0, MIDDLE, MIDDLE, markers=11), eagles(1, MIDDLE, 30000))
    before = dice(table)
    going_on(table, Morale(unit=1, why="shooting", source=2))
    assert result(table) == "gone" and told(table, "tested") == []
    assert told(table, "destroyed")[0]["by_unit"] == 2
    assert table.state.sides[0].lost == 1 and table.state.sides[0].pool == () and dice(table) == before


@rule("ME-BRAVE-11", "ME-EX-11", "ME-EX-12", "ME-GAP-28")
@pytest.mark.parametrize(
    ("make", "point"), [(eagles, 11), (levy, 8), (priest, 12), (champion, 12)]
)  # 150% of 7, 5, 8 and 8, rounded up
def test_the_breaking_point_is_half_again_of_the_highest_brave(make, point):
    table = a_battle(make(0, MIDDLE, MIDDLE, markers=point - 1))
    assert not effects.check_overwhelmed(table, 1, by=0)
    effects.add_markers(table, 1, 1, "ME-ACT-12", why="melee")
    assert effects.check_overwhelmed(table, 1, by=0) and unit(table).place == "destroyed"
    assert rules_of(table, "destroyed") == ["ME-BRAVE-11"]


@rule("ME-BRAVE-14")
def test_units_that_are_gone_and_creatures_of_nobody_take_no_test():
    table = a_battle(eagles(0, MIDDLE, MIDDLE, place="destroyed"), spirit(30000, 30000))
    assert result(going_on(table, Morale(unit=1, why="shooting"))) == "gone"
    table.log.rows.clear()
    assert result(going_on(table, Morale(unit=2, why="shooting"))) == "held"


@rule("ME-GAP-27")
def test_a_fleeing_unit_that_fails_again_gains_a_marker_and_runs_on():
    table = morale(markers=2, fleeing=True)
    play(table, "5")  # 7 - 2 - 1
    assert result(table) == "fled" and unit(table).markers == 3 and unit(table).at[0] == (MIDDLE, 14000)
    assert told(table, "flees") == []  # it did not begin to


@rule("ME-FLEE-09", "ME-FLEE-10")
def test_a_unit_that_runs_off_the_table_is_gone_with_its_dice():
    table = a_battle(eagles(0, MIDDLE, 9000), eagles(1, MIDDLE, 16000))
    going_on(table, Morale(unit=1, why="shooting", source=2))
    play(table, "8")
    assert result(table) == "gone" and unit(table).place == "destroyed"
    assert told(table, "destroyed")[0] == {"seat": 0, "unit": 1, "how": "edge", "by_unit": 2, "dice": 1}
    assert rules_of(table, "destroyed") == ["ME-FLEE-09"] and table.state.sides[0].lost == 1


# -- a Fleeing winner ----------------------------------------------------------------------------------------


def winner(**state):
    table = a_battle(eagles(0, MIDDLE, MIDDLE, fleeing=True, hunted=True, **state), eagles(1, MIDDLE, 30000))
    return going_on(table, WonFleeing(unit=1, source=2))


@rule("ME-FLEE-16", "ME-GAP-33", "ME-FLEE-08")
def test_a_fleeing_winner_that_passes_stops_and_sheds_a_marker():
    table = winner(markers=4)
    play(table, "7")
    assert result(table) is True
    assert (unit(table).fleeing, unit(table).hunted, unit(table).markers) == (False, False, 3)
    assert told(table, "tested")[0]["test"] == "won" and rules_of(table, "stopped_fleeing") == ["ME-FLEE-16"]
    assert unit(table).marks == ("stopped_fleeing",) and unit(table).at[0] == (MIDDLE, MIDDLE)


@rule("ME-GAP-33", "ME-GAP-27")
def test_a_fleeing_winner_that_fails_flees_again_without_a_marker():
    table = winner(markers=4)
    play(table, "8")
    assert result(table) is False and unit(table).fleeing and unit(table).markers == 4
    assert unit(table).at[0] == (MIDDLE, MIDDLE - 10000)
