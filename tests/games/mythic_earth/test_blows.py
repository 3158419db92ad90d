"""Blows: numbers to hit, weapons, leaders, Saves in melee (ME-HTH-06 to ME-HTH-26, ME-HHW)."""

from __future__ import annotations

import msgspec
import pytest

from mythwright.games.mythic_earth.box import read_box
from mythwright.games.mythic_earth.numbers import total
from mythwright.games.mythic_earth.rules.aiming import strength_of, usable
from mythwright.games.mythic_earth.rules.blows import (
    Blows,
    Saves,
    fight_parts,
    groups,
    take_wounds,
    weapon_of,
)
from mythwright.games.mythic_earth.units import profile
from tests.games.mythic_earth.given_fight import (
    a_field,
    a_unit,
    asked,
    disc,
    offered,
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
BOX = read_box(())


def against(card: str, count: int, target: str = CHAMPION, **state):
    """A Unit before one enemy Mini."""
    return a_field(a_unit(card, 0, *ranks(20000, 10000, count), **state), a_unit(target, 1, (20000, 14000)))


def parts(table, bonus: str = "", row: int = -1, number: int = 1):
    return fight_parts(table, number, profile(table, table.state.units[number]).rows[row], bonus)


# -- weapons -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("weapon", "strength", "fight", "thrown"),
    [
        pytest.param("rock", 0, 0, 10000, marks=rule("ME-HHW-01")),
        pytest.param("club", 0, 0, 0, marks=rule("ME-HHW-02")),
        pytest.param("tomahawk", 1, 1, 10000, marks=rule("ME-HHW-03", "ME-HHW-04")),
        pytest.param("knife", 1, 0, 0, marks=rule("ME-HHW-05")),
        pytest.param("fist", 0, 0, 0, marks=rule("ME-HHW-06")),
        pytest.param("copper_axe", 2, 1, 0, marks=rule("ME-HHW-07")),
        pytest.param("axe", 1, 1, 0, marks=rule("ME-HHW-08")),
        pytest.param("macana", 0, 2, 0, marks=rule("ME-HHW-09")),
        pytest.param("macuahuitl", 2, 1, 0, marks=rule("ME-HHW-10")),
        pytest.param("huge_macuahuitl", 3, 2, 0, marks=rule("ME-HHW-11")),
        pytest.param("spear", 1, 0, 10000, marks=rule("ME-HHW-12")),
        pytest.param("heavy_spear", 2, 0, 6000, marks=rule("ME-HHW-13")),
    ],
)
def test_what_a_hand_weapon_does(weapon, strength, fight, thrown):
    """Its Strength, its permanent Fight bonus, and how far it is thrown."""
    table = against("eagle_warriors", 3)
    row = msgspec.structs.replace(profile(table, table.state.units[1]).rows[0], weapons=(weapon,))
    found = weapon_of(table, row)

    assert (found.id, found.strength, found.fight, found.thrown) == (weapon, strength, fight, thrown)
    assert found.melee
    assert not found.missile
    bonus = [(weapon, fight, found.rule)] if fight else []
    assert fight_parts(table, 1, row, "") == [("fight", 6, "ME-HTH-06"), *bonus]


@rule("ME-HTH-20", "ME-GAP-52")
def test_hand_weapons_have_a_strength_from_nought_to_four():
    assert {weapon.strength for weapon in BOX.weapons.values() if weapon.melee} == {0, 1, 2, 3}


@rule("ME-GAP-52", "ME-HHW-04")
def test_throws_have_no_strength_but_that_of_a_heavy_spear():
    thrown = {weapon.id: strength_of(weapon) for weapon in BOX.weapons.values() if usable(weapon, "thrown")}

    assert thrown == {"rock": 0, "tomahawk": 0, "spear": 0, "heavy_spear": 2}


@rule("ME-HHW-06")
def test_without_a_hand_weapon_minis_use_their_fists():
    table = against("bow_hunters", 3)
    row = profile(table, table.state.units[1]).rows[0]

    assert weapon_of(table, row).id == "knife"
    assert weapon_of(table, msgspec.structs.replace(row, weapons=("bow",))).id == "fist"


# -- the number ----------------------------------------------------------------------------------------------


@rule("ME-HTH-13", "ME-HTH-14", "ME-HTH-15", "ME-CHARGE-02", "ME-GAP-62")
@pytest.mark.parametrize(
    ("bonus", "extra"),
    [
        ("", []),
        ("charging", [("charging", 1, "ME-HTH-13")]),
        ("countercharging", [("countercharging", 1, "ME-HTH-15")]),
    ],
)
def test_the_bonus_of_a_charge_is_added_to_that_of_the_weapon_once(bonus, extra):
    table = against("eagle_warriors", 3)

    assert parts(table, bonus) == [("fight", 6, "ME-HTH-06"), ("macuahuitl", 1, "ME-HHW-10"), *extra]


@rule("ME-GAP-62")
def test_a_house_rule_may_let_only_one_of_the_bonuses_count(tmp_path):
    layer = tmp_path / "house.toml"
    layer.write_text("[house]\ncharge_or_weapon = true\n", encoding="utf-8")
    armed, bare = against("eagle_warriors", 3), against("tlalocan_bound_dead", 3)
    armed.box = bare.box = read_box((str(layer),))

    assert total(parts(armed, "charging")) == total(parts(armed)) == 7
    assert (total(parts(bare)), total(parts(bare, "charging"))) == (5, 6)


@rule("ME-FLEE-14")
def test_a_unit_that_was_charged_while_fleeing_fights_worse():
    assert parts(against("eagle_warriors", 3, hunted=True))[2:] == [("hunted", -2, "ME-FLEE-14")]
    assert total(parts(against("eagle_warriors", 3, fleeing=True))) == 7  # only when it is engaged


@rule("ME-HTH-14", "ME-GAP-68")
def test_a_frenzy_adds_to_fight():
    table = against("eagle_warriors", 3, marks=("blood_frenzy",))

    assert parts(table)[2:] == [("blood_frenzy", 1, "ME-GAP-68")]


@rule("ME-HTH-06", "ME-HTH-07", "ME-HTH-10", "ME-HTH-11", "ME-GAP-09", "ME-GAP-10")
def test_a_leader_strikes_with_his_own_values_and_the_others_with_theirs():
    table = against("sinchi_war_leader", 3)
    unit = table.state.units[1]

    assert [(row.leader, minis) for row, minis in groups(table, unit)] == [(True, 1), (False, 2)]
    assert parts(table, row=0) == [("fight", 7, "ME-HTH-10"), ("copper_axe", 1, "ME-HHW-07")]
    assert parts(table, row=1) == [("fight", 6, "ME-HTH-06"), ("copper_axe", 1, "ME-HHW-07")]
    unit.minis, unit.at, unit.hurt = unit.minis[1:], unit.at[1:], unit.hurt[1:]
    assert [minis for _, minis in groups(table, unit)] == [2]


# -- dice ----------------------------------------------------------------------------------------------------


def strike(table, bonus: str = ""):
    return under_way(table, Blows(unit=1, target=2, bonus=bonus))


@rule("ME-HTH-08", "ME-HTH-09")
def test_each_mini_rolls_a_die_and_hits_on_the_number_or_less():
    table = strike(against("eagle_warriors", 8))
    assert rolls(table) == (0, 8, "ME-HTH-08")

    play(table, "1 2 6 7 7 8 9 10")

    [event] = told(table, "struck")
    assert (event["unit"], event["other"], event["seat"], event["weapon"]) == (1, 2, 0, "macuahuitl")
    assert (event["needs"], event["hits"], event["faces"][0]) == (7, 5, "1")
    assert event["parts"] == [("fight", 6, "ME-HTH-06"), ("macuahuitl", 1, "ME-HHW-10")]
    assert rules_of(table, "struck") == ["ME-HTH-09"]
    assert asked(table) == (0, "rest")


@rule("ME-HTH-12", "ME-GAP-11")
def test_a_mini_with_several_attacks_rolls_as_many_dice():
    assert rolls(strike(against(CHAMPION, 1))) == (0, 4, "ME-HTH-12")
    assert rolls(strike(against("puma_pack", 3))) == (0, 6, "ME-HTH-12")


@rule("ME-HTH-10", "ME-HTH-11", "ME-HTH-12")
def test_a_leader_rolls_apart_with_his_own_attacks():
    table = strike(against("sinchi_war_leader", 3))

    assert rolls(table) == (0, 3, "ME-HTH-12")
    play(table, "8 9 9")
    assert rolls(table) == (0, 2, "ME-HTH-08")
    play(table, "7 8")

    assert [(event["needs"], event["hits"]) for event in told(table, "struck")] == [(8, 1), (7, 1)]


@rule("ME-EX-25", "ME-HTH-06", "ME-HTH-13", "ME-HTH-14", "ME-HHW-10", "ME-HTH-18", "ME-HTH-19")
def test_eight_warriors_charge_as_the_catalogue_tells_it():
    table = strike(
        a_field(
            a_unit("eagle_warriors", 0, *ranks(20000, 10000, 8)),
            a_unit("tlalocan_bound_dead", 1, *ranks(20000, 14000, 10)),
        ),
        "charging",
    )
    assert rolls(table)[1] == 8
    play(table, "8 9 9 9 9 9 9 9")
    assert (told(table, "struck")[0]["needs"], told(table, "struck")[0]["hits"]) == (8, 1)

    under_way(table, Saves(unit=2, by=1, struck=((2, 2, "macuahuitl"),)))
    play(table, "3 4", "lose")

    assert (told(table, "saved")[0]["needs"], told(table, "saved")[0]["failed"]) == (3, 1)


@rule("ME-EC7-01")
def test_who_challenges_makes_no_attacks():
    table = strike(against("eagle_warriors", 3, marks=("challenge",)))

    assert asked(table) == (0, "rest")
    assert told(table, "struck") == []


# -- Spirit Animals ------------------------------------------------------------------------------------------


def mauled():
    """A Spirit Animal strikes at a champion."""
    table = a_field(a_unit(CHAMPION, 0, (20000, 10000)), spirit(20000, 11417))
    return under_way(table, Blows(unit=2, target=1))


@rule("ME-P3-11", "ME-P3-14", "ME-GAP-81")
def test_a_spirit_animal_has_one_attack_on_its_own_fight():
    table = mauled()
    assert rolls(table) == (-1, 1, "ME-HTH-08")

    play(table, "5")

    assert [(event["needs"], event["hits"]) for event in told(table, "struck")] == [(5, 1)]
    assert asked(table) == (0, "rest")


@rule("ME-P3-15", "ME-GAP-08")
def test_a_spirit_animal_rolls_again_once_if_it_missed():
    table = mauled()

    play(table, "6")
    assert rolls(table) == (-1, 1, "ME-HTH-08")
    play(table, "6")

    assert len(told(table, "struck")) == 2
    assert asked(table) == (0, "rest")


@rule("ME-P3-15")
def test_units_of_players_do_not_roll_again():
    table = strike(against(CHAMPION, 1))

    play(table, "10 10 10 10")

    assert asked(table) == (0, "rest")


@rule("ME-P3-16")
def test_hits_of_a_spirit_animal_allow_no_save():
    table = a_field(a_unit(CHAMPION, 0, (20000, 10000)), spirit(20000, 11417))

    under_way(table, Saves(unit=1, by=2, struck=((1, 0, "fist"),)))

    assert table.state.units[1].hurt == (1,)
    assert told(table, "saved") == []


# -- Saves ---------------------------------------------------------------------------------------------------


def hit(card: str, count: int, struck, features=(), **state):
    """A Unit that was hit by blows."""
    unit = a_unit(card, 1, *ranks(20000, 20000, count), **state)
    table = a_field(a_unit(CHAMPION, 0, (20000, 18000)), unit, features=features)
    return under_way(table, Saves(unit=2, by=1, struck=struck))


@rule("ME-HTH-16", "ME-HTH-17", "ME-HTH-18", "ME-HTH-19", "ME-HTH-21", "ME-HTH-22", "ME-GAP-09")
@pytest.mark.parametrize(
    ("card", "strength", "expected"),
    [
        ("tlalocan_bound_dead", 0, [("save", 5, "ME-SAVE-02")]),
        (
            "eagle_warriors",
            1,
            [("save", 5, "ME-SAVE-02"), ("light", 1, "ME-HTH-21"), ("strength", -1, "ME-HTH-19")],
        ),
        (
            "royal_axe_guard",
            3,
            [("save", 5, "ME-SAVE-02"), ("medium", 2, "ME-HTH-22"), ("strength", -3, "ME-HTH-19")],
        ),
    ],
)
def test_the_number_of_a_save_in_melee(card, strength, expected):
    table = hit(card, 8, ((2, strength, "club"),))
    assert rolls(table) == (1, 2, "ME-HTH-18")

    needs = total(expected)
    play(table, f"{needs} {needs + 1}", "lose")

    [event] = told(table, "saved")
    assert (event["parts"], event["needs"], event["failed"]) == (expected, needs, 1)
    assert len(table.state.units[2].minis) == 7


@rule("ME-HTH-23", "ME-HTH-24", "ME-GAP-53")
def test_landscape_helps_those_who_stand_in_it_not_behind_it():
    inside = hit("tlalocan_bound_dead", 5, ((1, 0, "club"),), [disc(1, "jungle", 21500, 20000, 1000)])
    behind = hit("tlalocan_bound_dead", 5, ((1, 0, "club"),), [disc(1, "jungle", 21500, 16000, 1000)])
    play(inside, "6")
    play(behind, "6", "lose")

    assert told(inside, "saved")[0]["parts"] == [("save", 5, "ME-SAVE-02"), ("landscape", 1, "ME-HTH-23")]
    assert told(behind, "saved")[0]["parts"] == [("save", 5, "ME-SAVE-02")]


@rule("ME-HTH-25", "ME-CAS-03", "ME-CAS-05")
def test_wounded_minis_fall_first_and_wounds_stay_on_one_mini():
    table = hit("great_bear", 3, ((5, 4, "club"),), hurt=(0, 3, 0))

    play(table, "10 10 10 10 10", "lose 3")

    assert table.state.units[2].minis == (1,)
    assert [(e["mini"], e["has"]) for e in told(table, "wounded")] == [(2, 4), (3, 1), (3, 2), (3, 3), (3, 4)]
    assert set(rules_of(table, "wounded")) == set(rules_of(table, "slain")) == {"ME-HTH-25"}


@rule("ME-HTH-16", "ME-HTH-25")
def test_blows_of_several_weapons_are_saved_one_after_another():
    table = hit("tlalocan_bound_dead", 6, ((1, 2, "macuahuitl"), (2, 0, "club")))

    play(table, "4", "lose", "5 6")
    assert offered(table, "lose")[:1] == ["lose"]
    play(table, "lose")

    assert [event["needs"] for event in told(table, "saved")] == [3, 5]
    assert len(table.state.units[2].minis) == 4
    assert asked(table) == (0, "rest")


@rule("ME-HTH-25")
def test_no_saves_are_rolled_for_a_unit_that_is_gone():
    table = hit("tlalocan_bound_dead", 1, ((1, 2, "macuahuitl"), (2, 0, "club")))

    play(table, "10")

    assert table.state.units[2].place == "destroyed"
    assert asked(table) == (0, "rest")
    [event] = told(table, "destroyed")
    assert (event["how"], event["by_unit"]) == ("melee", 1)


@rule("ME-HTH-26")
def test_wounds_become_markers():
    table = against("eagle_warriors", 3)

    take_wounds(table, 1, 0, "ME-HTH-26")
    take_wounds(table, 1, 2, "ME-HTH-26")

    assert table.state.units[1].markers == 2
    assert told(table, "marker") == [{"seat": 0, "unit": 1, "number": 2, "now": 2, "why": "melee"}]
