"""The Charge, step by step: who may, throws and shots, new targets, contact (ME-CHARGE, ME-GAP-54)."""

from __future__ import annotations

import pytest

from mythwright.core.flow import Done
from mythwright.games.mythic_earth.rules.charge.charging import Charge
from mythwright.games.mythic_earth.rules.charge.limits import charge_way, forbids_charging
from mythwright.games.mythic_earth.rules.charge.reach import Way
from mythwright.games.mythic_earth.rules.engagement import link
from mythwright.games.mythic_earth.units import gap
from tests.games.mythic_earth.given_fight import (
    MAN,
    a_field,
    a_unit,
    activated,
    asked,
    lay,
    offered,
    play,
    ranks,
    refused,
    rolls,
    rules_of,
    slab,
    spirit,
    told,
    under_way,
)
from tests.marks import rule

CHAMPION = "jaguar_champion"
TOUCH = 2 * MAN
Y = 14000 + TOUCH


def misses(dice: int) -> str:
    return " ".join(["10"] * dice)


def hits(number: int, dice: int) -> str:
    return " ".join(["1"] * number + ["10"] * (dice - number))


def against(one, two, *others, **field):
    """The first Unit is asked for its action."""
    return activated(a_field(one, two, *others, **field))


def champion(seat: int, x: int = 20000, y: int = 10000, **state):
    return a_unit(CHAMPION, seat, (x, y), **state)


def spears(seat: int, x: int = 20000, y: int = 10000, count: int = 3, **state):
    """Highland Spears: Shoot 3, which may be thrown."""
    return a_unit("highland_spears", seat, *ranks(x, y, count, 2), **state)


def bows(seat: int, x: int = 20000, y: int = 10000, count: int = 3, **state):
    """Bow Hunters: Shoot 6."""
    return a_unit("bow_hunters", seat, *ranks(x, y, count), **state)


# -- who may -------------------------------------------------------------------------------------------------


@rule("ME-CHARGE-09", "ME-CHARGE-01", "ME-HTH-01")
def test_a_charge_is_a_double_action():
    table = against(champion(0), champion(1, y=Y))
    assert offered(table, "charge") == ["charge 2"]

    play(table, "move", "go 20000 10500")

    assert offered(table, "charge") == []
    assert refused(table, "charge 2") == ("ME-ACT-10", {"unit": 1, "needs": 2, "has": 1})


@rule("ME-CHARGE-22", "ME-GAP-24")
def test_an_engaged_unit_cannot_charge():
    table = a_field(champion(0), champion(1, y=10000 + TOUCH), champion(1, x=25000))
    link(table, 1, 2)

    activated(table)

    assert offered(table, "charge") == []
    assert refused(table, "charge 3") == ("ME-CHARGE-22", {"unit": 1, "engaged": [2]})


@rule("ME-CHARGE-23")
@pytest.mark.parametrize("state", ["frozen", "fleeing"])
def test_a_frozen_or_fleeing_unit_cannot_charge(state):
    table = a_field(champion(0, **{state: True}), champion(1, y=Y))

    found = forbids_charging(table, 1)

    assert found is not None
    facts = {"unit": 1, "frozen": state == "frozen", "fleeing": state == "fleeing"}
    assert (found.rule, found.facts) == ("ME-CHARGE-23", facts)


@rule("ME-CHARGE-24")
def test_a_unit_with_all_its_dice_cannot_charge():
    table = a_field(champion(0, spent=1), champion(1, y=Y), a_unit("stone_giant", 0, (30000, 10000), spent=1))

    found = forbids_charging(table, 1)

    assert found is not None
    assert (found.rule, found.facts) == ("ME-CHARGE-24", {"unit": 1, "has": 1, "most": 1})
    assert forbids_charging(table, 3) is None  # it has a second die
    table.state.units[3].held = 1
    assert forbids_charging(table, 3) is not None


@rule("ME-CHARGE-24")
def test_the_die_of_the_activation_itself_is_for_the_charge():
    table = against(champion(0), champion(1, y=Y), champion(0, x=30000, spent=1))

    assert forbids_charging(table, 1) is None
    assert forbids_charging(table, 3) is not None


@rule("ME-GAP-51", "ME-GAP-55", "ME-SHW-15", "ME-GAP-67")
@pytest.mark.parametrize(("mark", "ban"), [("slowed", "ME-SHW-15"), ("rooted", "ME-GAP-67")])
def test_who_may_not_march_may_not_charge(mark, ban):
    table = against(champion(0, marks=(mark,)), champion(1, y=10000 + TOUCH + 500))

    assert offered(table, "charge") == []
    assert refused(table, "charge 2")[0] == ban


@rule("ME-CHARGE-18", "ME-CHARGE-19")
def test_a_charge_into_a_multiple_fight_picks_one_enemy_of_it():
    table = a_field(
        champion(0), champion(1, x=19000, y=Y), champion(1, x=21000, y=Y), champion(0, y=Y + TOUCH)
    )
    link(table, 4, 2)
    link(table, 4, 3)
    activated(table)
    assert offered(table, "charge") == ["charge 2", "charge 3"]

    play(table, "charge 3")

    assert table.state.units[1].links == (3,)
    assert table.state.units[3].links == (1, 4)
    assert rolls(table)[:2] == (0, 4)
    play(table, misses(4))
    assert [e["other"] for e in told(table, "struck")] == [3]


# -- contact -------------------------------------------------------------------------------------------------


@rule("ME-CHARGE-01", "ME-CHARGE-10", "ME-CHARGE-16", "ME-CHARGE-17")
def test_a_charge_ends_in_contact_and_in_a_fight():
    table = against(champion(0), champion(1, y=Y))

    play(table, "charge 2")

    assert table.state.units[1].at == ((20000, 14000),)
    assert [unit.links for unit in table.state.units.values()] == [(2,), (1,)]
    [event] = told(table, "moved")
    assert event == {
        "seat": 0,
        "unit": 1,
        "how": "charge",
        "start": [20000, 10000],
        "end": [20000, 14000],
        "legs": [],
        "length": 4000,
        "cost": 4000,
        "aloft": False,
    }
    assert rules_of(table, "moved") == ["ME-CHARGE-16"]
    assert rolls(table) == (0, 4, "ME-HTH-12")
    assert told(table, "declared")[0]["other"] == 2


@rule("ME-CHARGE-17")
def test_all_minis_of_the_charger_fight_even_those_that_do_not_touch():
    table = against(a_unit("eagle_warriors", 0, *ranks(20000, 10000, 8)), champion(1, x=23000, y=20000))

    play(table, "charge 2")

    assert rolls(table)[:2] == (0, 8)


@rule("ME-FLY-02", "ME-FLY-04", "ME-GAP-42")
def test_flyers_land_to_fight():
    table = against(
        a_unit("giant_condor", 0, (20000, 10000), aloft=True),
        a_unit("giant_condor", 1, (20000, 20000), aloft=True),
    )

    play(table, "charge 2")

    assert [unit.aloft for unit in table.state.units.values()] == [False, False]
    assert rolls(table)[:2] == (0, 5)


@rule("ME-GAP-20", "ME-FROZEN-07")
def test_a_charged_unit_no_longer_lies_low_but_stays_frozen():
    table = against(champion(0), champion(1, y=Y, low=True, frozen=True))

    play(table, "charge 2")

    assert (table.state.units[2].low, table.state.units[2].frozen) == (False, True)
    assert told(table, "rose") == [{"seat": 1, "unit": 2}]
    assert rules_of(table, "rose") == ["ME-GAP-20"]


@rule("ME-MVT-08", "ME-GAP-37")
def test_a_behemoth_that_charges_tramples_its_friends():
    table = against(
        a_unit("stone_giant", 0, (20000, 10000)), champion(1, y=20000), a_unit("puma_pack", 0, (20000, 15000))
    )

    play(table, "charge 2")

    assert rolls(table) == (0, 1, "ME-MVT-09")
    play(table, "1", "1")
    assert [e["unit"] for e in told(table, "trampled")] == [3]
    assert rolls(table) == (0, 6, "ME-HTH-12")


@rule("ME-GAP-37")
def test_nobody_else_tramples():
    table = against(champion(0), champion(1, y=20000), a_unit("eagle_warriors", 0, *ranks(20000, 14000, 3)))

    play(table, "charge 2")

    assert rolls(table) == (0, 4, "ME-HTH-12")


@rule("ME-P2-09", "ME-GAP-51")
def test_a_river_keeps_chargers_back():
    table = against(
        champion(0, y=19000),
        champion(1, y=24000),
        primary="rain",
        features=[slab(1, "river", 0, 20000, 48000, 28000)],
    )

    assert offered(table, "charge") == []
    assert refused(table, "charge 2")[0] == "ME-P2-09"


# -- throws and shots ----------------------------------------------------------------------------------------


@rule("ME-CHARGE-05", "ME-CHARGE-06", "ME-EX-05", "ME-SHW-20", "ME-SHW-21")
def test_a_charger_may_throw_its_spears():
    table = against(spears(0), champion(1, y=Y))
    play(table, "charge 2")
    assert asked(table) == (0, "charge_throw")
    assert offered(table) == ["throw", "hold"]
    for answer in ("shoot 2", "focus 2", "fire"):
        assert refused(table, answer) == ("ME-CHARGE-06", {"unit": 1, "other": 2})
    assert refused(table, "charge 1")[0] == "ME-CHARGE-01"

    play(table, "throw")

    assert rolls(table) == (0, 3, "ME-HIT-02")
    play(table, misses(3))
    assert [(e["how"], e["weapon"]) for e in told(table, "volley")] == [("thrown", "spear")]
    assert rolls(table) == (0, 3, "ME-HTH-08")


@rule("ME-CHARGE-05")
def test_a_charger_need_not_throw():
    table = against(spears(0), champion(1, y=Y))

    play(table, "charge 2", "hold")

    assert told(table, "volley") == []
    assert rolls(table) == (0, 3, "ME-HTH-08")


@rule("ME-CHARGE-06", "ME-EX-05")
def test_bows_stay_unused_in_a_charge():
    table = against(bows(0), champion(1, y=Y))

    play(table, "charge 2")

    assert rolls(table) == (0, 3, "ME-HTH-08")


@rule("ME-CHARGE-07", "ME-CHARGE-08", "ME-GAP-57")
def test_a_charged_unit_may_shoot_free_with_any_missile_weapon():
    table = against(champion(0), bows(1, y=Y, count=3))
    dice = (table.state.units[2].spent, table.state.sides[1].pool)
    play(table, "charge 2")
    assert asked(table) == (1, "free_shot")
    assert offered(table) == ["fire", "hold"]
    assert refused(table, "shoot 1")[0] == "ME-CHARGE-07"

    play(table, "fire")
    assert rolls(table) == (1, 3, "ME-HIT-02")
    play(table, misses(3))

    [event] = told(table, "volley")
    assert ("charging", -1, "ME-HIT-07") in event["parts"]
    assert (table.state.units[2].spent, table.state.sides[1].pool) == dice
    assert rolls(table) == (0, 4, "ME-HTH-12")


@rule("ME-CHARGE-07")
def test_a_charged_unit_need_not_shoot():
    table = against(champion(0), bows(1, y=Y))

    play(table, "charge 2", "hold")

    assert told(table, "volley") == []
    assert rolls(table) == (0, 4, "ME-HTH-12")


@rule("ME-GAP-57", "ME-FROZEN-08", "ME-FLEE-12")
@pytest.mark.parametrize("state", ["frozen", "fleeing"])
def test_frozen_and_fleeing_units_do_not_shoot_at_chargers(state):
    table = against(champion(0), bows(1, y=Y, **{state: True}))

    play(table, "charge 2")

    assert rolls(table) == (0, 4, "ME-HTH-12")


@rule("ME-GAP-57")
def test_an_engaged_unit_does_not_shoot_at_further_chargers():
    table = a_field(champion(0), bows(1, y=Y), champion(0, y=Y + TOUCH))
    link(table, 3, 2)

    play(activated(table), "charge 2")

    assert rolls(table) == (0, 4, "ME-HTH-12")


@rule("ME-GAP-57", "ME-COUNTER-04")
def test_a_unit_that_failed_to_react_does_not_shoot():
    table = a_field(champion(0), bows(1, y=Y))

    under_way(table, Charge(unit=1, target=2, silent=True))

    assert rolls(table) == (0, 4, "ME-HTH-12")


@rule("ME-GAP-54", "ME-CHARGE-05", "ME-CHARGE-07")
def test_throws_and_shots_are_simultaneous():
    table = against(spears(0, count=3), spears(1, y=Y, count=3))
    play(table, "charge 2", "throw", "fire")

    play(table, hits(3, 3))
    assert rolls(table) == (1, 3, "ME-HIT-02")  # all three shoot, though they are about to fall
    play(table, hits(1, 3))
    play(table, misses(3))

    assert table.state.units[2].place == "destroyed"
    assert rolls(table) == (0, 1, "ME-SAVE-03")


@rule("ME-EX-24", "ME-HIT-22", "ME-HTH-27")
def test_a_throw_that_hits_adds_a_marker_before_the_fight():
    table = against(spears(0), champion(1, y=Y))

    play(table, "charge 2", "throw", hits(1, 3), "1", misses(3), misses(4))

    assert told(table, "marker")[0]["why"] == "shooting"
    assert told(table, "won") == [{"seat": 0, "unit": 1, "other": 2, "has": 0, "against": 1}]


@rule("ME-GAP-54")
def test_a_charger_who_flees_from_shots_does_not_arrive():
    table = against(a_unit("club_warriors", 0, *ranks(20000, 20000, 3)), bows(1, y=Y + 10000, count=4))

    play(table, "charge 2", "fire", hits(2, 4), misses(2), "lose", "10")

    assert table.state.units[1].fleeing
    assert table.state.units[1].links == ()
    assert asked(table) == (0, "rest")


@rule("ME-GAP-54")
def test_with_the_minis_that_are_left_after_the_shots_they_fight():
    table = against(a_unit("club_warriors", 0, *ranks(20000, 10000, 3)), bows(1, y=Y, count=4))

    play(table, "charge 2", "fire", hits(1, 4), "10", "lose")

    assert rolls(table) == (0, 2, "ME-HTH-08")


# -- another target ------------------------------------------------------------------------------------------


@rule("ME-CHARGE-20", "ME-GAP-54")
def test_if_the_target_is_gone_the_charger_may_turn_against_another():
    table = against(spears(0), spears(1, y=Y, count=1), bows(1, x=24000, y=Y), champion(1, x=40000))
    play(table, "charge 2", "throw", "hold", hits(1, 3), "10")
    assert table.state.units[2].place == "destroyed"
    assert asked(table) == (0, "redirect")
    assert offered(table) == ["charge 3", "march"]

    play(table, "charge 3")

    assert asked(table) == (1, "free_shot")  # nothing is thrown again
    assert told(table, "redirected") == [{"seat": 0, "unit": 1, "other": 3}]
    assert rules_of(table, "redirected") == ["ME-CHARGE-20"]
    play(table, "hold")
    assert table.state.units[1].links == (3,)
    assert rolls(table) == (0, 3, "ME-HTH-08")


@rule("ME-CHARGE-20")
def test_what_the_charge_cannot_turn_to_is_refused_with_its_reason():
    table = against(spears(0), spears(1, y=Y, count=1), bows(1, x=24000, y=Y), champion(1, x=40000))
    play(table, "charge 2", "throw", "hold", hits(1, 3), "10")

    assert refused(table, "charge 4")[0] == "ME-CHARGE-14"
    assert refused(table, "charge 2")[0] == "ME-CHARGE-01"
    assert refused(table, "throw")[0] == "ME-CHARGE-20"


@rule("ME-CHARGE-21", "ME-GAP-54")
def test_a_charge_may_turn_into_a_march():
    table = against(spears(0), spears(1, y=Y, count=1), bows(1, x=24000, y=Y))
    play(table, "charge 2", "throw", "hold", hits(1, 3), "10", "march")
    assert asked(table) == (0, "march")

    play(table, "go 20000 8000")

    assert table.state.units[1].at[0] == (20000, 8000)
    assert asked(table) == (0, "rest")


@rule("ME-CHARGE-21")
def test_with_nobody_in_reach_the_charge_becomes_a_march():
    table = against(spears(0), spears(1, y=Y, count=1), champion(1, x=40000))

    play(table, "charge 2", "throw", "hold", hits(1, 3), "10")

    assert asked(table) == (0, "march")
    assert told(table, "charge_failed") == [{"seat": 0, "unit": 1, "other": 2}]
    assert rules_of(table, "charge_failed") == ["ME-CHARGE-21"]


@rule("ME-GAP-54", "ME-CHARGE-20")
def test_a_target_that_flees_from_the_throw_is_not_followed():
    table = against(spears(0, count=5), a_unit("club_warriors", 1, *ranks(20000, 22000 - TOUCH, 3)))
    table.state.units[1].at = tuple(ranks(20000, 14000, 5))

    play(table, "charge 2", "throw", hits(2, 5), misses(2), "lose", "10")

    assert table.state.units[2].fleeing
    assert asked(table) == (0, "march")


@rule("ME-GAP-57", "ME-SHW-14")
def test_aylus_cuts_the_charge_short_but_its_ban_does_not_stop_it():
    far = against(champion(0), a_unit("aylus_casters", 1, *ranks(20000, 10000 + TOUCH + 4001 + 5, 3)))
    near = against(champion(0), a_unit("aylus_casters", 1, *ranks(20000, 10000 + TOUCH + 4000, 3)))
    for table in (far, near):
        play(table, "charge 2", "fire", hits(1, 3), "10")  # Move 2, and 4 inches to charge

    assert near.state.units[1].links == (2,)
    assert far.state.units[1].links == ()
    assert asked(far) == (0, "rest")  # it may not March either
    assert rules_of(far, "charge_failed") == ["ME-CHARGE-21"]


@rule("ME-CHARGE-20", "ME-GAP-57", "ME-SHW-15")
def test_a_charger_under_aylus_may_turn_to_another_but_not_march():
    casters = a_unit("aylus_casters", 1, *ranks(20000, 10000 + TOUCH + 6000, 3))
    table = against(champion(0), casters, champion(1, x=20000 + TOUCH + 2000))

    play(table, "charge 2", "fire", hits(1, 3), "10")

    assert offered(table) == ["charge 3"]
    assert refused(table, "march") == ("ME-SHW-15", {"unit": 1})
    assert refused(table, "charge 2")[0] == "ME-CHARGE-14"
    play(table, "charge 3")
    assert table.state.units[1].links == (3,)


@rule("ME-CHARGE-16", "ME-GAP-35")
def test_the_legs_of_a_way_around_are_told():
    rock = slab(1, "rock", 19000, 13000, 22000, 14000)
    table = against(champion(0), champion(1, y=10000 + TOUCH + 8000), features=[rock])
    way = charge_way(table, 1, 2).way
    assert isinstance(way, Way)
    assert len(way.legs) > 1

    play(table, "charge 2")

    [event] = told(table, "moved")
    assert event["legs"] == [list(leg) for leg in way.legs[:-1]]
    assert (event["length"], event["cost"]) == (way.toll.length, way.toll.cost)
    assert gap(table, table.state.units[1], table.state.units[2]) <= 50


@rule("ME-CHARGE-10")
def test_who_did_not_survive_the_way_does_not_fight():
    table = a_field(champion(0, place="destroyed"), champion(1, y=Y))

    assert Charge(unit=1, target=2).fight(table, None) == Done()


@rule("ME-EL6-03", "ME-CHARGE-16")
def test_a_charge_passes_tokens_on_all_its_legs():
    rock = slab(1, "rock", 19000, 13000, 22000, 14000)
    table = against(champion(0), champion(1, y=10000 + TOUCH + 8000), features=[rock])
    way = charge_way(table, 1, 2).way
    assert isinstance(way, Way)
    (dx, dy), *_ = way.legs
    lay(table, "sacrifice", 0, 20000 + dx, 10000 + dy)

    play(table, "charge 2")

    assert table.state.tokens[0].holder == 1


@rule("ME-GAP-81")
def test_a_spirit_animal_is_charged_without_shots_from_it():
    table = against(spears(0), spirit(20000, 15000), primary="hunt")

    play(table, "charge 2", "hold")

    assert rolls(table) == (0, 3, "ME-HTH-08")
    assert table.state.units[1].links == ()


@rule("ME-CHARGE-20")
def test_a_target_that_moved_out_of_range_is_no_longer_charged():
    table = a_field(spears(0), champion(1, y=11500 + TOUCH + 10006), champion(1, x=25000))

    under_way(table, Charge(unit=1, target=2))  # and nothing is thrown

    assert asked(table) == (0, "redirect")
    assert offered(table) == ["charge 3", "march"]
