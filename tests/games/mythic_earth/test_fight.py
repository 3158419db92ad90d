"""The fight after a charge: simultaneous blows, winner and loser, flight (ME-HTH, ME-GAP-59, ME-GAPB-04)."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.rules.engagement import link
from mythwright.games.mythic_earth.rules.fight import Fight
from mythwright.games.mythic_earth.state import DESTROYED, TABLE
from tests.games.mythic_earth.given_fight import (
    MAN,
    a_field,
    a_unit,
    asked,
    play,
    ranks,
    rolls,
    rules_of,
    spirit,
    told,
    under_way,
)
from tests.marks import rule

CHAMPION = "jaguar_champion"
MISS8, MISS10 = " ".join(["10"] * 8), " ".join(["10"] * 10)


def battle(one, two, *others, countered: bool = False):
    """The first Unit has charged the second, and they are in contact."""
    table = a_field(one, two, *others)
    link(table, 1, 2)
    return under_way(table, Fight(charger=1, charged=2, countered=countered))


def warriors(**state):
    """Eight Eagle Warriors of seat 0: Fight 6 and 1, Strength 2, Save 5 and 1, Brave 7."""
    return a_unit("eagle_warriors", 0, *ranks(20000, 14000, 8), **state)


def dead(count: int = 10, **state):
    """Tlalocan-bound Dead of seat 1 before them: Fight 5, no Strength, Save 5, Brave 6."""
    return a_unit("tlalocan_bound_dead", 1, *ranks(20000, 15500 + 2 * MAN, count), **state)


def levy(count: int = 10, **state):
    """A Levy of seat 1, not Dreadful: Fight 4, Strength 1, Save 4, Brave 5."""
    return a_unit("commoner_levy", 1, *ranks(20000, 15500 + 2 * MAN, count), **state)


def hits(number: int, dice: int) -> str:
    """So many hits among these dice."""
    return " ".join(["1"] * number + ["10"] * (dice - number))


def fail(number: int) -> str:
    """So many failed Saves."""
    return " ".join(["10"] * number)


# -- blows ---------------------------------------------------------------------------------------------------


@rule("ME-CHARGE-02", "ME-CHARGE-03", "ME-CHARGE-04", "ME-CHARGE-11", "ME-CHARGE-13", "ME-HTH-02")
def test_the_charger_has_a_bonus_and_the_charged_strikes_back_without_one():
    table = battle(warriors(), levy())
    dice = [(unit.spent, unit.given) for unit in table.state.units.values()]

    assert rolls(table)[:2] == (0, 8)
    play(table, MISS8)
    assert rolls(table)[:2] == (1, 10)
    play(table, MISS10)

    one, two = told(table, "struck")
    assert (one["unit"], one["needs"], one["parts"][-1]) == (1, 8, ("charging", 1, "ME-HTH-13"))
    assert (two["unit"], two["needs"], two["parts"]) == (2, 4, [("fight", 4, "ME-HTH-06")])
    assert [(unit.spent, unit.given) for unit in table.state.units.values()] == dice  # it needs no die


@rule("ME-COUNTER-07", "ME-HTH-03", "ME-HTH-15")
def test_in_a_countercharge_both_have_the_bonus():
    table = battle(warriors(), levy(), countered=True)

    play(table, MISS8, MISS10)

    assert [event["parts"][-1] for event in told(table, "struck")] == [
        ("charging", 1, "ME-HTH-13"),
        ("countercharging", 1, "ME-HTH-15"),
    ]


@rule("ME-CHARGE-12", "ME-GAP-54", "ME-GAPB-04")
def test_blows_are_simultaneous_so_the_slain_strike_too():
    table = battle(warriors(), levy(2))

    play(table, hits(2, 8), "1 1", fail(2), fail(2), "lose")

    assert table.state.units[2].place == DESTROYED
    assert len(table.state.units[1].minis) == 6
    assert table.state.units[1].markers == 2


@rule("ME-HTH-26", "ME-GAPB-04")
def test_each_gains_a_marker_for_each_unsaved_wound():
    table = battle(warriors(), dead(markers=1))

    play(table, hits(3, 8), hits(2, 10), "10 10 1", "lose", "10 1", "lose")

    assert told(table, "marker")[:2] == [
        {"seat": 1, "unit": 2, "number": 2, "now": 3, "why": "melee"},
        {"seat": 0, "unit": 1, "number": 1, "now": 1, "why": "melee"},
    ]
    assert rules_of(table, "marker")[:2] == ["ME-HTH-26", "ME-HTH-26"]


@rule("ME-FLEE-11", "ME-FLEE-13", "ME-FROZEN-07")
@pytest.mark.parametrize(("state", "needs"), [({"frozen": True}, 4), ({"fleeing": True}, 2)])
def test_frozen_and_fleeing_units_strike_back_as_well(state, needs):
    table = battle(warriors(), levy(**state))

    play(table, MISS8, hits(1, 10), "1")

    assert told(table, "struck")[1]["needs"] == needs
    assert told(table, "struck")[1]["hits"] == 1


# -- winner and loser ----------------------------------------------------------------------------------------


@rule("ME-EX-26", "ME-HTH-26", "ME-HTH-27", "ME-HTH-28", "ME-HTH-31", "ME-BRAVE-01")
def test_the_unit_with_more_markers_loses_and_tests():
    table = battle(warriors(), dead(markers=1))

    play(table, hits(3, 8), hits(2, 10), fail(3), "lose", fail(2), "lose")

    assert [unit.markers for unit in table.state.units.values()] == [2, 4]
    assert told(table, "won") == [{"seat": 0, "unit": 1, "other": 2, "has": 2, "against": 4}]
    assert rules_of(table, "won") == ["ME-HTH-28"]
    assert rolls(table) == (1, 1, "ME-BRAVE-02")
    play(table, "3")
    assert (told(table, "tested")[0]["needs"], told(table, "tested")[0]["passed"]) == (2, False)


@rule("ME-EX-27", "ME-HTH-29", "ME-HTH-33", "ME-HTH-34", "ME-HTH-35", "ME-FLEE-02", "ME-BRAVE-11")
def test_a_loser_who_fails_gains_a_marker_and_flees_and_the_winner_moves_freely():
    table = battle(warriors(), dead(markers=1))
    before = table.state.units[2].at[0]

    play(table, hits(3, 8), hits(2, 10), fail(3), "lose", fail(2), "lose", "7")

    loser = table.state.units[2]
    assert (loser.markers, loser.fleeing, loser.links, loser.place) == (5, True, (), TABLE)
    assert [event["length"] for event in told(table, "fled")] == [10000]
    assert loser.at[-1][1] > before[1] + 9000  # towards its own edge in the north
    assert asked(table) == (0, "consolidate")
    play(table, "stay")
    assert asked(table) == (0, "rest")
    assert told(table, "destroyed") == []


@rule("ME-HTH-32")
def test_a_loser_who_passes_stays_locked_and_sheds_a_marker():
    table = battle(warriors(), dead())

    play(table, hits(2, 8), MISS10, fail(2), "lose", "4")

    assert (table.state.units[2].markers, table.state.units[2].links) == (1, (1,))
    assert not table.state.units[2].fleeing
    assert asked(table) == (0, "rest")  # nobody consolidates


@rule("ME-HTH-28", "ME-HTH-33")
def test_the_charger_may_lose_as_well():
    table = battle(warriors(), dead())

    play(table, MISS8, hits(2, 10), fail(2), "lose", "10")

    assert told(table, "won") == [{"seat": 1, "unit": 2, "other": 1, "has": 0, "against": 2}]
    assert table.state.units[1].fleeing
    assert asked(table) == (1, "consolidate")


@rule("ME-EX-24", "ME-HTH-27")
def test_markers_from_before_count_in_the_comparison():
    table = battle(warriors(), dead(markers=1))

    play(table, MISS8, MISS10)

    assert [(event["unit"], event["against"]) for event in told(table, "won")] == [(1, 1)]
    assert rolls(table) == (1, 1, "ME-BRAVE-02")


@rule("ME-GAP-59")
def test_equal_markers_decide_nothing_and_both_stay_locked():
    table = battle(warriors(markers=2), dead(markers=2))

    play(table, MISS8, MISS10)

    assert told(table, "drawn") == [{"seat": 0, "unit": 1, "other": 2, "has": 2}]
    assert rules_of(table, "drawn") == ["ME-GAP-59"]
    assert told(table, "tested") == told(table, "won") == []
    assert [unit.links for unit in table.state.units.values()] == [(2,), (1,)]
    assert asked(table) == (0, "rest")


@rule("ME-GAP-56", "ME-GAP-59")
@pytest.mark.parametrize(("markers", "answers"), [(5, []), (0, ["1"])])
def test_those_who_stay_locked_close_up(markers, answers):
    table = battle(warriors(markers=markers), dead())
    front = [f"lose {n}" for n in range(1, 6)]

    play(table, hits(5, 8), MISS10, fail(5), *front, *answers)

    assert len(told(table, "drawn")) == (markers == 5)
    assert [(e["how"], e["unit"], e["length"]) for e in told(table, "moved")] == [("pile_in", 1, 1500)]
    assert asked(table) == (0, "rest")


# -- those who are gone --------------------------------------------------------------------------------------


@rule("ME-GAP-59")
def test_who_destroys_the_enemy_has_won_and_may_consolidate():
    table = battle(warriors(markers=4), levy(1))

    play(table, hits(1, 8), "10", "10")

    assert told(table, "won") == [{"seat": 0, "unit": 1, "other": 2, "has": 4, "against": 0}]
    assert rules_of(table, "won") == ["ME-GAP-59"]
    assert asked(table) == (0, "consolidate")
    assert told(table, "tested") == []


@rule("ME-GAP-59")
def test_the_charged_may_destroy_the_charger():
    table = battle(a_unit("commoner_levy", 0, (20000, 14000)), a_unit(CHAMPION, 1, (20000, 14000 + 2 * MAN)))

    play(table, "10", "1 1 1 1", "10")

    assert [(e["unit"], e["other"]) for e in told(table, "won")] == [(2, 1)]
    assert asked(table) == (1, "consolidate")


@rule("ME-GAP-59")
def test_when_both_are_destroyed_nothing_follows():
    table = battle(
        a_unit("commoner_levy", 0, (20000, 14000)), a_unit("commoner_levy", 1, (20000, 14000 + 2 * MAN))
    )

    play(table, "1", "1", "10", "10")

    assert [unit.place for unit in table.state.units.values()] == [DESTROYED, DESTROYED]
    assert told(table, "won") == told(table, "drawn") == []
    assert asked(table) == (0, "rest")


@rule("ME-GAP-59")
def test_a_winner_with_another_enemy_stays():
    table = a_field(warriors(), levy(1), a_unit(CHAMPION, 1, (20000, 14000 - 2 * MAN)))
    link(table, 1, 2)
    link(table, 3, 1)

    play(under_way(table, Fight(charger=1, charged=2)), hits(1, 8), "10", "10")

    assert table.state.units[1].links == (3,)
    assert asked(table) == (0, "rest")


@rule("ME-GAPB-04", "ME-BRAVE-12", "ME-GAP-28")
@pytest.mark.parametrize(("markers", "gone"), [(6, False), (7, True)])
def test_too_many_markers_destroy_a_unit_before_anyone_tests(markers, gone):
    table = battle(warriors(), dead(markers=markers))  # Brave 6: nine are too many

    play(table, hits(2, 8), MISS10, fail(2), "lose")

    assert (table.state.units[2].place == DESTROYED) is gone
    if gone:
        assert [(e["how"], e["by_unit"]) for e in told(table, "destroyed")] == [("melee", 1)]
        assert rules_of(table, "destroyed") == ["ME-BRAVE-11"]
        assert asked(table) == (0, "consolidate")
    else:
        assert rolls(table) == (1, 1, "ME-BRAVE-02")


@rule("ME-GAPB-04", "ME-GAP-28")
def test_both_units_are_checked_for_too_many_markers():
    table = battle(warriors(markers=10), dead(markers=8))  # eleven and nine are too many

    play(table, hits(1, 8), hits(1, 10), "10", "lose", "10", "lose")

    assert [unit.place for unit in table.state.units.values()] == [DESTROYED, DESTROYED]
    assert [(e["unit"], e["by_unit"], e["how"]) for e in told(table, "destroyed")] == [
        (2, 1, "melee"),
        (1, 2, "melee"),
    ]


# -- several Units -------------------------------------------------------------------------------------------


@rule("ME-GAP-61", "ME-HTH-02", "ME-HTH-36")
def test_only_charger_and_target_roll_and_the_loser_flees_from_the_largest():
    table = a_field(
        warriors(),
        a_unit("commoner_levy", 1, *ranks(20000, 15500 + 2 * MAN, 5), markers=4),
        a_unit("stone_giant", 0, (23000, 15500 + 3 * MAN + 2756)),
    )
    link(table, 3, 2)
    link(table, 1, 2)

    play(under_way(table, Fight(charger=1, charged=2)), MISS8, "10 10 10 10 10", "10")

    assert {event["unit"] for event in told(table, "struck")} == {1, 2}
    assert [unit.links for unit in table.state.units.values()] == [(), (), ()]
    assert [e["by_unit"] for e in told(table, "flees")] == [1]
    assert asked(table) == (0, "consolidate")


# -- a winner who was Fleeing --------------------------------------------------------------------------------


def hunted(*answers: str):
    """Fleeing Dead were charged, and win by two wounds; the loser holds or Flees as the answers say."""
    table = battle(warriors(), dead(fleeing=True, markers=1))
    play(table, MISS8, hits(2, 10), fail(2), "lose", *answers)
    return table


@rule("ME-FLEE-14", "ME-FLEE-16", "ME-GAP-33")
def test_a_fleeing_winner_who_passes_stops_and_may_consolidate():
    table = hunted("10")  # the charger Flees
    assert rolls(table) == (1, 1, "ME-BRAVE-02")

    play(table, "6")

    winner = table.state.units[2]
    assert told(table, "tested")[1]["needs"] == 6  # no penalty for markers or flight
    assert (winner.fleeing, winner.hunted, winner.markers) == (False, False, 0)
    assert asked(table) == (1, "consolidate")


@rule("ME-FLEE-16", "ME-GAP-33", "ME-GAP-27")
def test_a_fleeing_winner_who_fails_flees_again_without_a_marker():
    table = hunted("10", "7")

    winner = table.state.units[2]
    assert (winner.fleeing, winner.links, winner.markers) == (True, (), 1)
    assert [event["unit"] for event in told(table, "fled")] == [1, 2]
    assert asked(table) == (0, "rest")


@rule("ME-FLEE-16", "ME-GAP-33")
def test_a_fleeing_winner_tests_even_if_the_loser_holds():
    table = hunted("1", "6")  # the charger holds

    winner = table.state.units[2]
    assert (winner.fleeing, winner.hunted, winner.links) == (False, False, (1,))
    assert asked(table) == (0, "rest")


@rule("ME-GAP-33", "ME-FLEE-14")
def test_a_fleeing_unit_that_draws_stays_locked_and_hunted():
    table = battle(warriors(), dead(fleeing=True))

    play(table, MISS8, MISS10)

    assert (table.state.units[2].fleeing, table.state.units[2].hunted) == (True, True)
    assert asked(table) == (0, "rest")


@rule("ME-FLEE-14")
def test_the_hunt_is_over_when_the_hunter_is_destroyed():
    table = battle(
        a_unit("commoner_levy", 0, (20000, 14000)), a_unit(CHAMPION, 1, (20000, 15260), fleeing=True)
    )

    play(table, "10", "1 10 10 10", "10", "8")

    assert table.state.units[1].place == DESTROYED
    assert not table.state.units[2].hunted
    assert asked(table) == (1, "consolidate")


# -- Spirit Animals ------------------------------------------------------------------------------------------


@rule("ME-GAP-81", "ME-P3-11", "ME-P3-16")
def test_against_a_spirit_animal_no_loser_is_decided_but_wounds_add_markers():
    table = battle(a_unit(CHAMPION, 0, (20000, 14000), markers=1), spirit(20000, 15417))

    play(table, "10 10 10 10", "1")

    assert (table.state.units[1].hurt, table.state.units[1].markers) == ((1,), 2)
    assert told(table, "won") == told(table, "drawn") == []
    assert table.state.units[1].links == ()
    assert asked(table) == (0, "rest")


@rule("ME-GAP-81", "ME-P3-08")
def test_who_banishes_a_spirit_animal_may_consolidate():
    table = battle(a_unit(CHAMPION, 0, (20000, 14000)), spirit(20000, 15417))

    play(table, "1 10 10 10", "10", "10", "10")

    assert table.state.units[2].place == DESTROYED
    assert [(e["how"], e["by_unit"]) for e in told(table, "destroyed")] == [("melee", 1)]
    assert asked(table) == (0, "consolidate")


@rule("ME-GAP-81")
def test_a_spirit_animal_that_slays_its_hunter_does_nothing_more():
    table = battle(a_unit("commoner_levy", 0, (20000, 14000)), spirit(20000, 15417))

    play(table, "10", "1")

    assert table.state.units[1].place == DESTROYED
    assert asked(table) == (0, "rest")


# -- challenges ----------------------------------------------------------------------------------------------


@rule("ME-EC7-01", "ME-EC7-02", "ME-EX-43")
def test_a_challenger_does_not_strike_and_saves_better_for_this_round():
    table = a_field(
        a_unit("war_chief", 1, (20000, 14000), (21500, 14000), (23000, 14000)),
        a_unit("tlalocan_high_priest", 0, *ranks(20000, 14000 + 2 * MAN, 3)),
    )
    table.state.sides[1].vow.card = "ec7"
    link(table, 1, 2)
    under_way(table, Fight(charger=1, charged=2))
    assert asked(table) == (1, "challenge")

    play(table, "challenge")
    assert rolls(table)[:2] == (0, 1)  # the priest strikes at once
    play(table, "1", "10 10", "5")

    assert told(table, "saved")[0]["needs"] == 5 + 2 - 2
    assert told(table, "saved")[0]["parts"][-1] == ("challenge", 2, "ME-EC7-02")
    assert table.state.units[1].marks == ()
    assert rules_of(table, "unmarked") == ["ME-EC7-02"]
    assert [e["unit"] for e in told(table, "struck")] == [2, 2]


@rule("ME-EL5-01", "ME-GAP-89")
@pytest.mark.parametrize(("fought", "points"), [(False, 1), (True, 0)])
def test_devotions_look_before_the_units_count_as_having_fought(fought, points):
    one = a_unit("highland_spears", 0, *ranks(20000, 14000, 8))
    table = a_field(one, a_unit("eagle_warriors", 1, *ranks(20000, 15500 + 2 * MAN, 10), fought=fought))
    table.state.sides[0].vow.card = "el5"
    link(table, 1, 2)

    under_way(table, Fight(charger=1, charged=2))

    assert table.state.sides[0].vow.points == points
    assert [unit.fought for unit in table.state.units.values()] == [True, True]
