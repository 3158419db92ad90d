"""Shooting: who may shoot at whom, with what, and on which number it hits."""

from __future__ import annotations

import pytest

from mythwright.core.flow import Roll
from mythwright.games.mythic_earth.rules.aiming import (
    aim,
    armed,
    charging,
    forbids_shot,
    hit_parts,
    shots,
    strength_of,
    target_parts,
    usable,
    weapon_of,
)
from mythwright.games.mythic_earth.rules.shooting import Exchange, Shoot, may_shoot_free, may_throw
from mythwright.games.mythic_earth.state import DESTROYED, Token
from mythwright.games.mythic_earth.units import rows
from tests.games.mythic_earth.given_fight import (
    a_field,
    a_unit,
    activated,
    asked,
    offered,
    play,
    refused,
    rolls,
    rules_of,
    slab,
    told,
    under_way,
)
from tests.games.mythic_earth.given_shooting import facing, layered, numbers, rules, some, volley
from tests.marks import rule

ARCHERS, THROWERS, SLINGERS = "bow_hunters", "atlatl_throwers", "sling_paddlers"
TARGET = "commoner_levy"  # nothing special about it
LONG = 14_000


def archers_at(gap: int = 8000, card: str = ARCHERS, count: int = 6, target: str = TARGET, **field):
    """So many shooters of seat 0, and ten Minis of seat 1 at this distance."""
    return facing(some(card, 0, count), some(target, 1, 10), gap, **field)


def parts_of(table, weapon: str = "bow", how: str = "shoot", obscured: int = 0):
    return hit_parts(table, 1, 2, table.box.weapons[weapon], how, obscured)


# -- the actions ---------------------------------------------------------------------------------------------


@rule("ME-SHOOT-01", "ME-SHOOT-06", "ME-HIT-02", "ME-HIT-03")
def test_every_archer_rolls_one_die_and_hits_on_its_number_or_less():
    # given six archers with Shoot 6 at short range
    table = activated(archers_at())
    play(table, "shoot 2")
    assert rolls(table) == (0, 6, "ME-HIT-02")
    # when two dice are below, one is equal, three are above
    play(table, "1 5 6 7 8 10")
    # then three shots hit, and their target saves three times
    [volley_told] = told(table, "volley")
    assert (volley_told["needs"], volley_told["hits"]) == (6, 3)
    assert volley_told["faces"] == ["1", "5", "6", "7", "8", "10"]
    assert volley_told["weapon"] == "bow" and volley_told["how"] == "shoot"
    assert (volley_told["unit"], volley_told["other"], volley_told["seat"]) == (1, 2, 0)
    assert volley_told["parts"] == [("shoot", 6, "ME-HIT-01")]
    assert rules_of(table, "volley") == ["ME-HIT-03"]
    assert rolls(table) == (1, 3, "ME-SAVE-03")


@rule("ME-SHOOT-03", "ME-FOCUS-02", "ME-FOCUS-04")
def test_shoot_is_single_and_a_focused_shot_double():
    # given a Unit that has moved
    table = activated(archers_at())
    assert offered(table, "shoot") == ["shoot 2"]
    assert offered(table, "focus") == ["focus 2"]
    play(table, "shoot 2", "7 7 7 7 7 7")
    # then one more Single-Action is left, and no Focused Shot
    assert asked(table) == (0, "action")
    assert offered(table, "focus") == []
    assert refused(table, "focus 2") == ("ME-ACT-10", {"unit": 1, "needs": 2, "has": 1})
    assert refused(table, "shoot 2")[0] == "ME-ACT-07"
    # while after a Focused Shot the activation is over
    table = activated(archers_at())
    play(table, "focus 2", "8 8 8 8 8 8")
    assert asked(table) == (0, "rest")
    assert [event["action"] for event in told(table, "declared")] == ["focus"]
    assert rules_of(table, "declared") == ["ME-FOCUS-04"]


@rule("ME-FOCUS-01", "ME-FOCUS-03", "ME-HIT-16")
def test_a_focused_shot_adds_one_once():
    table = activated(archers_at())
    play(table, "focus 2")
    assert rolls(table)[1] == 6
    play(table, "7 7 7 8 8 8")
    [found] = told(table, "volley")
    assert (found["needs"], found["hits"], found["how"]) == (7, 3, "focus")
    assert found["parts"] == [("shoot", 6, "ME-HIT-01"), ("focused", 1, "ME-HIT-16")]


@rule("ME-SHOOT-02", "ME-SHW-03", "ME-SHW-02", "ME-SHOOT-06")
def test_slings_fire_twice_in_a_focused_shot_only():
    table = activated(archers_at(card=SLINGERS))
    play(table, "focus 2")
    assert rolls(table)[1] == 12
    table = activated(archers_at(card=SLINGERS))
    play(table, "shoot 2")
    assert rolls(table)[1] == 6
    box = table.box
    assert [shots(box.weapons[w], "focus") for w in ("sling", "bow", "atlatl", "huaraca")] == [2, 1, 1, 1]
    assert shots(box.weapons["sling"], "free") == 1


@rule("ME-SHOOT-04", "ME-SHOOT-05")
def test_shots_go_in_any_direction():
    # given enemies on all four sides
    middle = some(ARCHERS, 0, 1, 20_000, 20_000)
    around = [(20_000, 28_000), (28_000, 20_000), (20_000, 12_000), (12_000, 20_000)]
    table = activated(a_field(middle, *(a_unit(TARGET, 1, at) for at in around)))
    assert offered(table, "shoot") == ["shoot 2", "shoot 3", "shoot 4", "shoot 5"]
    play(table, "shoot 4")
    assert rolls(table)[1] == 1


@rule("ME-LOS-05")
def test_all_minis_shoot_at_the_one_target_and_only_at_enemies():
    table = activated(archers_at())
    table.state.units[3] = some(TARGET, 0, 2, 20_000, 20_000)
    assert refused(table, "shoot 3") == ("ME-LOS-05", {"unit": 1, "target_unit": 3})
    assert refused(table, "shoot 1")[0] == "ME-LOS-05"
    assert refused(table, "shoot 9") == ("ME-LOS-05", {"unit": 1, "target_unit": 9})
    assert refused(table, "shoot") == ("ME-LOS-05", {"unit": 1, "has": 0, "needs": 1})
    assert refused(table, "shoot 2 1") == ("ME-LOS-05", {"unit": 1, "has": 2, "needs": 1})
    assert refused(table, "shoot bow")[0] == "ME-LOS-05"
    table.state.units[2].place = DESTROYED
    assert forbids_shot(table, 1, 2, "shoot").rule == "ME-LOS-05"


@rule("ME-GAP-24", "ME-HIT-14")
def test_an_engaged_unit_does_not_shoot_but_others_may_shoot_into_the_fight():
    table = archers_at()
    table.state.units[3] = some(TARGET, 0, 1, 30_000, 30_000)
    table.state.units[2].links, table.state.units[3].links = (3,), (2,)
    assert offered(activated(table), "shoot") == ["shoot 2"]
    table = archers_at()
    table.state.units[1].links, table.state.units[2].links = (2,), (1,)
    assert offered(activated(table), "shoot") == []
    assert refused(table, "shoot 2")[0] == "ME-GAP-24"


@rule("ME-LOS-05", "ME-GAP-45")
def test_a_shot_is_lost_if_its_target_has_gone_meanwhile():
    # given a target that ran out of reach before the shot
    table = archers_at(21_000)
    under_way(table, Shoot(unit=1, how="shoot", aim=(2,)))
    assert asked(table) == (0, "rest")
    assert told(table, "shot_lost") == [{"seat": 0, "unit": 1, "other": 2}]
    assert rules_of(table, "shot_lost") == ["ME-GAP-45"]
    assert told(table, "volley") == []


# -- weapons and ranges --------------------------------------------------------------------------------------

CHART = [
    # weapon, card that has it, reach, short, Strength
    ("bow", ARCHERS, 20_000, 10_000, 0),
    ("sling", SLINGERS, 20_000, 10_000, 0),
    ("atlatl", THROWERS, 20_000, 10_000, 2),
    ("huaraca", "huaraca_slingers", 20_000, 10_000, 2),
    ("javelin", "harpooners", 10_000, 10_000, 1),
    ("insults", "chasqui_runners", 10_000, 10_000, 0),
    ("aylus", "aylus_casters", 10_000, 10_000, 0),
]


@rule("ME-SHW-01", "ME-SHW-02", "ME-SHW-04", "ME-SHW-06", "ME-SHW-07", "ME-SHW-08", "ME-SHW-13", "ME-GAP-45")
@pytest.mark.parametrize(("weapon", "card", "reach", "short", "strength"), CHART)
def test_the_chart_of_missile_weapons(weapon, card, reach, short, strength):
    # given a target at the very end of the range, with the tolerance
    table = activated(archers_at(reach + 5, card))
    assert offered(table, "shoot") == ["shoot 2"]
    assert list(armed(table, table.state.units[1], "shoot")) == [weapon]
    assert strength_of(table.box.weapons[weapon]) == strength
    # and a little beyond it
    table = activated(archers_at(reach + 6, card))
    assert offered(table, "shoot") == []
    facts = {"unit": 1, "target_unit": 2, "far": reach + 6, "reach": reach}
    assert refused(table, "shoot 2") == ("ME-GAP-45", facts)
    assert table.box.weapons[weapon].short == short


@rule("ME-SHW-11", "ME-SHW-12")
def test_the_thrown_rocks_of_giants():
    box = archers_at().box
    behemoth, monster = box.weapons["behemoth_rock"], box.weapons["monster_rock"]
    assert (behemoth.short, behemoth.reach, strength_of(behemoth), behemoth.overhead) == (
        10_000,
        30_000,
        6,
        True,
    )
    assert (monster.short, monster.reach, strength_of(monster), monster.overhead) == (
        10_000,
        25_000,
        3,
        False,
    )
    assert usable(monster, "shoot") and not usable(monster, "thrown")


@rule("ME-HIT-08", "ME-GAP-45")
@pytest.mark.parametrize(
    ("gap", "long"), [(9000, False), (10_000, False), (10_005, False), (10_006, True), (20_000, True)]
)
def test_long_range_begins_beyond_ten_inches(gap, long):
    found = parts_of(archers_at(gap))
    assert (("long_range", -1, "ME-HIT-08") in found) is long


@rule("ME-GAP-45")
def test_range_is_that_of_the_units_for_all_their_minis():
    # given a column of archers, the last of them 21 inches away
    table = a_field(
        a_unit(ARCHERS, 0, *[(10_000, 8000 - i * 1500) for i in range(4)]), some(TARGET, 1, 3, 10_000, 26_000)
    )
    assert aim(table, 1, 2, "shoot").dice == (4,)


@rule("ME-SHW-20", "ME-SHW-10", "ME-SHW-18", "ME-SHW-19", "ME-HIT-02")
@pytest.mark.parametrize(
    ("card", "forbidding"),
    [
        ("highland_spears", "ME-SHW-20"),
        ("spear_band", "ME-SHW-20"),
        ("eagle_warriors", "ME-HIT-02"),
        ("puma_pack", "ME-HIT-02"),
    ],
)
def test_thrown_weapons_are_not_for_shoot_actions(card, forbidding):
    table = activated(archers_at(card=card))
    assert offered(table, "shoot") == []
    assert refused(table, "shoot 2") == (forbidding, {"unit": 1})
    assert refused(table, "focus 2") == (forbidding, {"unit": 1})


@rule("ME-SHW-10", "ME-SHW-18", "ME-SHW-19", "ME-GAP-52")
@pytest.mark.parametrize(
    ("weapon", "thrown", "strength"),
    [
        ("rock", 10_000, 0),
        ("tomahawk", 10_000, 0),
        ("spear", 10_000, 0),
        ("heavy_spear", 6000, 2),
        ("club", 0, 0),
    ],
)
def test_throws_have_the_strength_of_the_shooting_chart(weapon, thrown, strength):
    found = archers_at().box.weapons[weapon]
    assert (found.thrown, strength_of(found)) == (thrown, strength)
    assert usable(found, "thrown") is (thrown > 0)
    assert usable(found, "free") is (thrown > 0)
    assert not usable(found, "shoot") and not usable(found, "focus")


@rule("ME-CHARGE-06", "ME-GAP-52", "ME-GAP-57")
@pytest.mark.parametrize(
    ("weapon", "thrown", "free"),
    [
        ("bow", False, True),
        ("javelin", False, True),
        ("monster_rock", False, True),
        ("behemoth_rock", False, False),
    ],
)
def test_missiles_are_not_thrown_and_overhead_shots_not_free(weapon, thrown, free):
    found = archers_at().box.weapons[weapon]
    assert usable(found, "thrown") is thrown
    assert usable(found, "free") is free
    assert usable(found, "shoot") and usable(found, "focus")


@rule("ME-GAP-57")
@pytest.mark.parametrize(
    ("card", "how", "weapon"),
    [
        ("master_hunter", "shoot", "bow"),
        ("master_hunter", "free", "heavy_spear"),
        ("master_hunter", "thrown", "heavy_spear"),
        ("huaraca_slingers", "free", "huaraca"),
        ("huaraca_slingers", "thrown", "rock"),
    ],
)
def test_of_several_weapons_the_strongest_that_may_be_used_is(card, how, weapon):
    table = archers_at(card=card, count=1)
    [row] = rows(table, table.state.units[1])
    assert weapon_of(table, row, how).id == weapon


@rule("ME-HIT-02", "ME-HIT-01")
def test_only_armed_minis_roll_but_the_best_shoot_counts_for_them():
    # given the Angakkuq with a knife and Shoot 5 beside two Hunters with bows and Shoot 6
    table = activated(archers_at(card="angakkuq", count=3))
    play(table, "shoot 2")
    assert rolls(table)[1] == 2
    assert numbers(parts_of(table)) == [("shoot", 6)]
    # when the Hunters have fallen, nobody can shoot
    unit = table.state.units[1]
    unit.minis, unit.at, unit.hurt = (1,), unit.at[:1], (0,)
    assert forbids_shot(table, 1, 2, "shoot").rule == "ME-HIT-02"


@rule("ME-GAP-94")
def test_shoot_nought_means_no_shooting(tmp_path):
    layer = """
[units.puma_pack]
force = "incas"
type = "beast"
points = 44
rule = "ME-GAP-96"
[[units.puma_pack.rows]]
id = "puma_pack"
minis = 4
data = { move = 8, shoot = 0, fight = 6, save = 5, react = 7, brave = 6 }
weapons = ["bow", "spear"]
"""
    table = layered(archers_at(card="puma_pack", count=4), tmp_path / "puma.toml", layer)
    assert armed(table, table.state.units[1], "shoot") == {}
    assert armed(table, table.state.units[1], "thrown") == {}


MIXED = """
[units.spear_band]
force = "inuit"
type = "humanoid"
points = 80
rule = "ME-GAP-97"
[[units.spear_band.rows]]
id = "chief"
data = { move = 5, shoot = 7, fight = 6, save = 5, react = 6, brave = 7 }
weapons = ["atlatl"]
[[units.spear_band.rows]]
id = "spear_band"
minis = 7
data = { move = 5, shoot = 5, fight = 6, save = 5, react = 6, brave = 7 }
weapons = ["javelin", "bow"]
"""


@rule("ME-HIT-02", "ME-HIT-23", "ME-SAVE-07")
def test_several_weapons_of_a_unit_roll_apart_but_are_one_volley(tmp_path):
    # given a chief with an atlatl before five with javelins, the stronger of their weapons
    table = layered(archers_at(8000, "spear_band", 6), tmp_path / "mixed.toml", MIXED)
    table.state.units[1].size = 8
    volley(table)
    assert rolls(table)[1] == 1
    play(table, "8")  # Shoot 7 and 1 for the atlatl
    assert rolls(table)[1] == 5
    play(table, "7 7 8 8 8")
    # then the one hit of Strength 2 is saved first, then the two of Strength 1, and there is one marker
    assert [(v["weapon"], v["needs"], v["hits"]) for v in told(table, "volley")] == [
        ("atlatl", 8, 1),
        ("javelin", 7, 2),
    ]
    assert rolls(table)[1] == 1
    play(table, "2")
    assert rolls(table)[1] == 2
    play(table, "3 3")
    assert [(s["needs"], s["number"]) for s in told(table, "saved")] == [(2, 1), (3, 2)]
    assert table.state.units[2].markers == 1


@rule("ME-HIT-02", "ME-GAP-45")
def test_a_weapon_that_does_not_reach_stays_silent(tmp_path):
    # given the same band at 12 inches, where only the atlatl reaches
    table = layered(archers_at(12_000, "spear_band", 6), tmp_path / "mixed.toml", MIXED)
    table.state.units[1].size = 8
    found = aim(table, 1, 2, "shoot")
    assert (found.weapons, found.dice) == (("atlatl",), (1,))
    # and a volley of which the first weapon misses
    volley(table)
    play(table, "8")
    assert asked(table) == (0, "rest")
    assert table.state.units[2].markers == 0


# -- numbers to hit ------------------------------------------------------------------------------------------


@rule("ME-EX-18", "ME-SHW-05", "ME-HIT-01", "ME-HIT-04", "ME-HIT-05", "ME-GAP-16")
def test_atlatls_in_a_focused_shot_at_a_dreadful_unit():
    # given six atlatl throwers with Shoot 5, and Tlalocan-bound Dead 14 inches away
    table = activated(archers_at(LONG, THROWERS, target="tlalocan_bound_dead"))
    play(table, "focus 2")
    assert rolls(table)[1] == 6
    play(table, "5 6 6 6 6 6")
    [found] = told(table, "volley")
    assert found["needs"] == 5 and found["hits"] == 1
    assert found["parts"] == [
        ("shoot", 5, "ME-HIT-01"),
        ("atlatl", 1, "ME-SHW-05"),
        ("focused", 1, "ME-HIT-16"),
        ("long_range", -1, "ME-HIT-08"),
        ("dreadful", -1, "ME-HIT-11"),
    ]


@rule("ME-HIT-06")
def test_each_thing_that_obscures_is_one_less():
    table = archers_at(
        features=[slab(7, "jungle", 0, 11_000, 40_000, 12_000), slab(8, "scrub", 0, 13_000, 40_000, 14_000)]
    )
    volley(table)
    play(table, "4 4 4 5 5 5")
    [found] = told(table, "volley")
    assert found["parts"][1:] == [("obscured", -1, "ME-HIT-06")] * 2
    assert (found["needs"], found["hits"]) == (4, 3)


STATES = [
    ({"fleeing": True}, [("fleeing", -1, "ME-HIT-07")]),
    ({"low": True, "frozen": True}, [("low", -1, "ME-HIT-10")]),
    ({"links": (3,)}, [("in_fight", -1, "ME-HIT-14")]),
    ({"marks": ("shield_of_dawn",)}, [("shield_of_dawn", -1, "ME-GAP-67")]),
    ({"frozen": True}, []),
    ({"markers": 3}, []),
]


@rule("ME-HIT-07", "ME-HIT-10", "ME-HIT-13", "ME-HIT-14", "ME-GAP-47", "ME-LAYLOW-02")
@pytest.mark.parametrize(("state", "parts"), STATES)
def test_the_state_of_the_target(state, parts):
    table = archers_at()
    for name, value in state.items():
        setattr(table.state.units[2], name, value)
    assert target_parts(table, 2, "shoot") == parts
    assert parts_of(table) == [("shoot", 6, "ME-HIT-01"), *parts]


@rule("ME-GAP-47", "ME-HIT-13")
def test_a_house_may_count_flight_twice(tmp_path):
    table = layered(archers_at(), tmp_path / "house.toml", "[house]\nfleeing_twice = true\n")
    assert target_parts(table, 2, "shoot") == []
    table.state.units[2].fleeing = True
    assert target_parts(table, 2, "shoot") == [("fleeing", -1, "ME-HIT-07"), ("fleeing", -1, "ME-HIT-13")]


@rule("ME-HIT-09")
def test_shooters_who_stopped_fleeing_this_turn_aim_worse():
    table = archers_at()
    table.state.units[1].marks = ("stopped_fleeing",)
    assert parts_of(table)[1:] == [("stopped_fleeing", -1, "ME-HIT-09")]


@rule("ME-HIT-07")
@pytest.mark.parametrize(
    ("done", "unit", "harder"),
    [(("charge",), 2, True), (("charge_altar",), 2, True), (("move",), 2, False), (("charge",), 3, False)],
)
def test_a_unit_in_the_middle_of_its_charge_is_harder_to_hit(done, unit, harder):
    table = archers_at()
    table.state.units[3] = some(TARGET, 1, 1, 30_000, 30_000)
    activated(table, unit)
    table.stack[-1].done = done
    assert charging(table, 2) is harder
    assert (("charging", -1, "ME-HIT-07") in parts_of(table)) is harder


@rule("ME-HIT-07", "ME-GAP-57")
def test_the_free_shot_is_at_a_charging_target_and_at_short_range():
    table = archers_at(15_000)
    assert not charging(table, 2)
    assert parts_of(table, how="free")[1:] == [("charging", -1, "ME-HIT-07")]
    assert parts_of(table, how="thrown")[1:] == []


TALENTS = [
    ("night_marchers", {}, [("dreadful", -1, "ME-HIT-11")]),
    ("chasqui_runners", {}, [("dodge", -1, "ME-HIT-12")]),
    ("chasqui_runners", {"frozen": True}, []),
    ("chasqui_runners", {"fleeing": True}, [("fleeing", -1, "ME-HIT-07")]),
    ("chasqui_runners", {"links": (1,)}, [("in_fight", -1, "ME-HIT-14")]),
    ("great_turtle", {}, [("behemoth", 1, "ME-HIT-17")]),  # Massive too: still one
    ("ice_giant", {}, [("behemoth", 1, "ME-HIT-17"), ("dreadful", -1, "ME-HIT-11")]),
    ("great_bear", {}, []),
    (TARGET, {}, []),
]


@rule("ME-HIT-11", "ME-HIT-12", "ME-HIT-17", "ME-GAP-11")
@pytest.mark.parametrize(("card", "state", "parts"), TALENTS)
def test_talents_of_the_target(card, state, parts):
    table = facing(some(ARCHERS, 0, 1), some(card, 1, 1, **state))
    assert target_parts(table, 2, "shoot") == parts


@rule("ME-HIT-17", "ME-GAP-11")
def test_a_massive_unit_that_is_no_behemoth_is_one_easier(tmp_path):
    layer = '[talents.massive]\nof = "unit"\nrule = "ME-GAP-11"\n' + (
        'effect = [{ is = "adjust", what = "shot_at", by = 1, only = "not_behemoth", rule = "ME-HIT-17" }]\n'
        '[units.great_bear]\nforce = "inuit"\ntype = "monster"\npoints = 55\nrule = "ME-GAP-97"\n'
        '[[units.great_bear.rows]]\nid = "bear"\n'
        "data = { move = 6, shoot = 0, fight = 6, save = 6, react = 5, brave = 7 }\n"
        'weapons = ["knife"]\ntalents = ["massive"]\n'
    )
    table = layered(facing(some(ARCHERS, 0, 1), some("great_bear", 1, 1)), tmp_path / "massive.toml", layer)
    assert target_parts(table, 2, "shoot") == [("massive", 1, "ME-HIT-17")]


@rule("ME-GAP-10")
def test_a_talent_counts_while_half_of_the_minis_rounded_up_have_it():
    # given the Angakkuq, who alone can Dodge, and two Hunters
    table = facing(some(ARCHERS, 0, 1), some("angakkuq", 1, 3))
    unit = table.state.units[2]
    assert target_parts(table, 2, "shoot") == []
    unit.minis, unit.at, unit.hurt = (1, 3), unit.at[:2], (0, 0)
    assert target_parts(table, 2, "shoot") == [("dodge", -1, "ME-HIT-12")]


@rule("ME-GAP-66", "ME-GAP-68")
def test_spells_on_the_shooters():
    table = archers_at()
    table.state.units[1].marks = ("keen_eye", "veil_of_smoke", "slowed", "stone_skin")
    assert parts_of(table)[1:] == [("keen_eye", 1, "ME-GAP-66"), ("veil_of_smoke", -1, "ME-GAP-68")]


@rule("ME-P2-05", "ME-HIT-04")
def test_rain_and_all_other_factors_add_up():
    table = archers_at(LONG, target="chasqui_runners", primary="rain")
    table.state.units[2].marks = ("shield_of_dawn",)
    found = parts_of(table, how="focus", obscured=1)
    assert numbers(found) == [
        ("shoot", 6),
        ("focused", 1),
        ("long_range", -1),
        ("obscured", -1),
        ("dodge", -1),
        ("shield_of_dawn", -1),
        ("rain", -1),
    ]
    assert rules(found)[-1] == "ME-P2-05"


@rule("ME-GAP-16")
@pytest.mark.parametrize(
    ("marks", "faces", "hits"), [(("a",) * 0, "10 10 10 10 10 10", 0), (("keen_eye",), "7 7 7 7 7 7", 6)]
)
def test_no_die_hits_or_misses_by_itself(marks, faces, hits):
    table = archers_at()
    table.state.units[1].marks = marks
    volley(table)
    play(table, faces)
    assert told(table, "volley")[0]["hits"] == hits


@rule("ME-GAP-16")
def test_a_number_of_nought_cannot_be_made():
    # given Shoot 2 reduced by two
    layered_target = some("tlalocan_bound_dead", 1, 4, fleeing=True)
    table = facing(some(ARCHERS, 0, 2), layered_target)
    table.state.units[1].marks = ("veil_of_smoke", "stopped_fleeing")
    features = [slab(n, "scrub", 0, 10_000 + n * 500, 40_000, 10_400 + n * 500) for n in range(1, 4)]
    table.state.features = tuple(features)
    volley(table)
    play(table, "1 1")
    [found] = told(table, "volley")
    assert (found["needs"], found["hits"]) == (-1, 0)
    assert asked(table) == (0, "rest")


# -- markers -------------------------------------------------------------------------------------------------


@rule("ME-HIT-22", "ME-HIT-23", "ME-GAPB-04")
def test_a_volley_adds_one_marker_however_many_hit():
    table = volley(archers_at())
    play(table, "1 1 1 1 7 7")
    # the marker comes before the Saves
    assert told(table, "marker") == [{"seat": 1, "unit": 2, "number": 1, "now": 1, "why": "shooting"}]
    assert rules_of(table, "marker") == ["ME-HIT-22"]
    assert isinstance(table.pending, Roll)
    play(table, "1 1 1 1")
    assert table.state.units[2].markers == 1


@rule("ME-HIT-22")
def test_a_volley_without_a_hit_adds_none():
    table = volley(archers_at())
    play(table, "7 7 7 7 7 7")
    assert asked(table) == (0, "rest")
    assert table.state.units[2].markers == 0


@rule("ME-HIT-24")
def test_volleys_of_two_units_add_two():
    table = archers_at(count=1)
    table.state.units[3] = some(ARCHERS, 0, 1, 10_000, 5000)
    for shooter in (1, 3):
        volley(table, shooter=shooter)
        play(table, "1", "1")
    assert table.state.units[2].markers == 2


# -- Captives ------------------------------------------------------------------------------------------------


@rule("ME-P5-14", "ME-GAP-83")
def test_nobody_shoots_or_throws_at_a_unit_with_captives():
    table = facing(some("master_hunter", 0, 1), some("spear_band", 1, 8), primary="captives")
    table.state.tokens = (Token(1, "captive", 1, holder=2),)
    activated(table)
    assert offered(table, "shoot") == []
    assert refused(table, "shoot 2")[0] == "ME-P5-14"
    assert may_throw(table, 1, 2).rule == "ME-P5-14"
    assert may_shoot_free(table, 1, 2).rule == "ME-P5-14"
    # the carriers themselves may
    assert may_throw(table, 2, 1) is None


# -- shots on the way in -------------------------------------------------------------------------------------


@rule("ME-CHARGE-05", "ME-CHARGE-06", "ME-EX-05")
def test_chargers_throw_spears_and_leave_bows_alone():
    spears = facing(some("highland_spears", 0, 10), some(TARGET, 1, 10))
    bows = archers_at()
    assert may_throw(spears, 1, 2) is None
    assert may_throw(bows, 1, 2).rule == "ME-CHARGE-06"
    assert may_shoot_free(bows, 1, 2) is None


@rule("ME-CHARGE-07", "ME-GAP-57", "ME-FLEE-12")
@pytest.mark.parametrize(
    ("state", "forbidding"),
    [
        ({}, None),
        ({"frozen": True}, "ME-GAP-57"),
        ({"fleeing": True}, "ME-FLEE-12"),
        ({"links": (3,)}, "ME-GAP-57"),
        ({"low": True}, None),
        ({"alert": 1}, None),
    ],
)
def test_who_may_shoot_at_chargers(state, forbidding):
    table = facing(some(TARGET, 0, 10), some(ARCHERS, 1, 6, **state))
    found = may_shoot_free(table, 2, 1)
    assert (found.rule if found else None) == forbidding
    if forbidding:
        facts = {"frozen": False, "fleeing": False, "engaged": False, "unit": 2}
        facts["engaged" if "links" in state else next(iter(state))] = True
        assert found.facts == facts


@rule("ME-CHARGE-07", "ME-LOS-02")
def test_shots_on_the_way_in_need_sight_but_no_range():
    rock = slab(7, "rock", -5000, 12_000, 40_000, 13_000)
    far = facing(some("spear_band", 0, 8), some(ARCHERS, 1, 6), 24_000)
    assert may_throw(far, 1, 2) is None and may_shoot_free(far, 2, 1) is None
    assert aim(far, 2, 1, "free").dice == (6,) and aim(far, 1, 2, "thrown").dice == (8,)
    hidden = facing(some("spear_band", 0, 8), some(ARCHERS, 1, 6), features=[rock])
    assert may_throw(hidden, 1, 2).rule == "ME-LOS-02"
    assert may_shoot_free(hidden, 2, 1).rule == "ME-LOS-02"


@rule("ME-SHW-21", "ME-GAP-54", "ME-GAP-52", "ME-CHARGE-08")
def test_throw_and_free_shot_roll_both_before_anyone_suffers():
    # given eight with heavy spears (Shoot 4) who charge six archers with Shoot 6
    table = facing(some("spear_band", 0, 8), some(ARCHERS, 1, 6))
    under_way(table, Exchange(charger=1, charged=2, throws=True, shoots=True))
    assert rolls(table) == (0, 8, "ME-HIT-02")
    play(table, "4 4 4 4 4 4 5 5")
    # the archers all shoot, though six spears have hit
    assert rolls(table) == (1, 6, "ME-HIT-02")
    play(table, "5 5 5 6 6 6")
    # then the spears are saved with Strength 2: all archers fall, and the chargers save for three arrows
    assert rolls(table) == (1, 6, "ME-SAVE-03")
    play(table, "4 4 4 4 4 4")
    assert table.state.units[2].place == DESTROYED
    assert rolls(table) == (0, 3, "ME-SAVE-03")
    play(table, "1 1 1")
    assert asked(table) == (0, "rest")
    assert [(v["weapon"], v["how"], v["needs"]) for v in told(table, "volley")] == [
        ("heavy_spear", "thrown", 4),
        ("bow", "free", 5),
    ]
    assert [s["needs"] for s in told(table, "saved")] == [3, 5]
    assert table.state.units[1].markers == 1


@rule("ME-GAP-54")
@pytest.mark.parametrize(("throws", "shoots", "rolled"), [(True, False, (0, 8)), (False, True, (1, 6))])
def test_only_one_of_both_may_shoot(throws, shoots, rolled):
    table = facing(some("spear_band", 0, 8), some(ARCHERS, 1, 6))
    under_way(table, Exchange(charger=1, charged=2, throws=throws, shoots=shoots))
    assert rolls(table)[:2] == rolled
    play(table, " ".join(["10"] * rolled[1]))
    assert asked(table) == (0, "rest")
    assert table.state.units[1].markers == table.state.units[2].markers == 0


@rule("ME-GAP-54")
def test_an_exchange_of_nobody_is_over_at_once():
    table = facing(some("spear_band", 0, 8), some(ARCHERS, 1, 6))
    under_way(table, Exchange(charger=1, charged=2, throws=False, shoots=False))
    assert asked(table) == (0, "rest")


# -- answers to another question -----------------------------------------------------------------------------


@rule("ME-MAGIC-15", "ME-GAP-46", "ME-GAP-67", "ME-GAP-68")
@pytest.mark.parametrize(
    ("answer", "forbidding", "facts"),
    [
        ("dispel 2", "ME-MAGIC-15", {"unit": [2]}),
        ("lose 3", "ME-GAP-46", {"mini": [3]}),
        ("turn 0 3 4", "ME-GAP-68", {"spell": "twist_of_fate"}),
        ("heal 1", "ME-GAP-67", {"spell": "renewing_rain"}),
        ("bring_back", "ME-GAP-67", {"spell": "renewing_rain"}),
    ],
)
def test_answers_that_belong_elsewhere(answer, forbidding, facts):
    assert refused(activated(archers_at()), answer) == (forbidding, facts)
