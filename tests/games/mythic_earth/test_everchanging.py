"""The eight Devotions of the Everchanging, from the ritual for the Devourer King to the trophies."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.numbers import total
from mythwright.games.mythic_earth.rules.devotions import challenge_part, devotion, pick_options, wounded
from mythwright.games.mythic_earth.rules.devotions.deeds import is_trophy, no_larger_game
from mythwright.games.mythic_earth.rules.devotions.enemies import general
from mythwright.games.mythic_earth.rules.devotions.meeting import engages, might_challenge
from mythwright.games.mythic_earth.rules.devotions.searching import suspects
from mythwright.games.mythic_earth.rules.fight import Fight
from mythwright.games.mythic_earth.rules.saves import save_parts
from tests.games.mythic_earth.given_fight import (
    a_unit,
    asked,
    offered,
    play,
    refused,
    rolls,
    rules_of,
    spirit,
    told,
    under_way,
)
from tests.games.mythic_earth.given_scenarios import (
    a_scenario,
    claimable,
    destroyed,
    game_ends,
    kinds,
    lay,
    one,
    pair,
    points,
    routed,
    trio,
    turn_ends,
    vowed,
    why_not,
)
from tests.marks import rule

MEN, BEAR, HERO, BEASTS = "eagle_warriors", "great_bear", "jaguar_champion", "ahuizotl_pack"
GENERAL, CHIEF = "tlalocan_high_priest", "sinchi_war_leader"


def a_table(card, *units, picks=(), primary="fog", **vow):
    """Seat 1, the North, keeps this Devotion."""
    return vowed(a_scenario(primary, *units), 1, card, *picks, **vow)


def meeting(table, charger=1, target=2, both=False):
    """What Devotions make of it when the first has charged the second."""
    frame = engages(table, charger, target, both)
    return under_way(table, frame) if frame else table


# -- 1: Cannibalism for the Devourer King --------------------------------------------------------------------


@rule("ME-EC1-01", "ME-GAP-90")
def test_a_death_token_lies_where_an_enemy_fell():
    table = a_table("ec1", a_unit(MEN, 0, (10_000, 10_000), (11_500, 10_000)), one(MEN, 1, 30_000, 30_000))
    destroyed(table, 1, "shooting", by=2)
    [death] = table.state.tokens
    assert (death.kind, death.seat, death.x, death.about) == ("death", 1, 11_500, 1)
    assert rules_of(table, "token") == ["ME-EC1-01"]
    destroyed(table, 2, "melee")
    assert len(table.state.tokens) == 1  # friends leave none


@rule("ME-GAP-92", "ME-GAP-90")
def test_who_runs_off_the_table_leaves_none():
    table = a_table("ec1", one(MEN, 0, 10_000, 10_000), one(MEN, 1, 30_000, 30_000), spirit(40_000, 20_000))
    destroyed(table, 1, "edge", by=2)
    destroyed(table, 3, "melee", by=2)
    assert table.state.tokens == ()


@rule("ME-EC1-02", "ME-EC1-03")
def test_the_ritual_replaces_the_death_token():
    table = a_table(
        "ec1", one(BEAR, 0, 3_000, 3_000), one(MEN, 1, 20_000, 20_000), one(BEAR, 1, 20_000, 25_000)
    )
    lay(table, "death", 1, (30_000, 20_000))
    assert claimable(table, 3) == []
    assert why_not(table, "claim ritual 1") == ("ME-EC1-02", {"unit": 3, "type": "monster"})
    assert why_not(table, "claim ritual 7")[0] == "ME-EC1-03"
    assert claimable(table, 2) == ["claim ritual 1"]
    play(table, "claim ritual 1")
    assert kinds(table) == [("ritual", 0)]
    assert rules_of(table, "token_gone") == ["ME-EC1-03"]


@rule("ME-EC1-02")
def test_the_token_is_within_ten_inches():
    table = a_table("ec1", one(BEAR, 0, 3_000, 3_000), one(MEN, 1, 20_000, 20_000))
    lay(table, "death", 1, (20_000 + 1_260 + 10_006, 20_000))
    assert claimable(table, 2) == []
    assert why_not(table, "claim ritual 1")[0] == "ME-EC1-02"


@rule("ME-EC1-04", "ME-EC1-05")
def test_ritual_tokens_score_at_the_end_of_a_turn_and_of_the_game():
    table = a_table("ec1", one(MEN, 0, 3_000, 3_000), one(MEN, 1, 20_000, 20_000))
    lay(table, "ritual", 1, (20_000, 30_000))
    turn_ends(table)
    assert points(table, 1) == (0, 1)
    assert points(game_ends(table.copy()), 1) == (0, 1)
    lay(table, "ritual", 1, (20_000, 35_000))
    game_ends(table)
    assert points(table, 1) == (0, 2)
    assert rules_of(table, "scored") == ["ME-EC1-04", "ME-EC1-05"]


# -- 2: In Search of El Dorado -------------------------------------------------------------------------------


def suspects_met(*others, picks=(2, 3), **state):
    """Unit 1, of the seat that searches, has charged Unit 2."""
    units = [
        trio(MEN, 1, 20_000, 20_000, **state),
        trio(MEN, 0, 20_000, 24_000),
        trio(MEN, 0, 30_000, 24_000),
    ]
    return meeting(a_table("ec2", *units, *others, picks=picks))


@rule("ME-EC2-01")
def test_two_humanoid_or_heroic_units_are_picked():
    cards = [MEN, BEAR, HERO, MEN]
    units = [one(card, 0, 9_000 * i, 5_000) for i, card in enumerate(cards)]
    table = a_table("ec2", *units, one(MEN, 1, 20_000, 40_000))
    assert devotion(table, 1).picks(table, 1) == [1, 3, 4]
    assert [str(option) for option in pick_options(table, 1)] == ["pick 1 3", "pick 1 4", "pick 3 4"]


@rule("ME-EC2-02", "ME-EC2-03", "ME-EC2-04", "ME-GAP-90")
def test_a_unit_that_engages_a_suspect_searches_it_before_blows():
    # given Brave 7 and 3 markers, which do not count
    table = suspects_met(one(HERO, 1, 22_000, 18_000), markers=3)
    assert rolls(table) == (1, 1, "ME-BRAVE-02")
    assert rules_of(table, "revealed") == ["ME-GAP-85"]
    play(table, "5")
    [test] = told(table, "tested")
    assert test["parts"] == [("brave", 7, "ME-BRAVE-01"), ("map", -2, "ME-EC2-02")]
    assert (test["needs"], test["passed"], test["test"]) == (5, True, "map")
    assert kinds(table) == [("map", 2)]
    where = {"seat": 1, "token": 1, "kind": "map", "x": 0, "y": 0, "holder": 2}
    assert told(table, "token") == [where]
    assert rules_of(table, "token") == ["ME-EC2-04"]
    assert table.state.units[1].markers == 3
    assert table.state.sides[1].vow.found == 2
    assert not suspects(table, 1, 3)  # the other no longer counts


@rule("ME-EC2-05", "ME-GAP-90")
def test_on_a_fail_the_map_is_with_the_other():
    table = suspects_met()
    play(table, "6")
    assert kinds(table) == [("map", 3)]
    assert rules_of(table, "token") == ["ME-EC2-05"]
    unit = table.state.units[1]
    assert (unit.markers, unit.fleeing) == (0, False)
    assert table.state.sides[1].vow.tested == (2,)
    assert engages(table, 1, 3) is None  # which needs no search


@rule("ME-EC2-05")
def test_a_map_with_a_unit_that_is_gone_is_lost():
    table = a_table("ec2", trio(MEN, 1, 20_000, 20_000), trio(MEN, 0, 20_000, 24_000), picks=(2, 3))
    table.state.units[3] = one(MEN, 0, 0, 0, place="destroyed", minis=(), at=(), hurt=())
    meeting(table)
    play(table, "10")
    assert table.state.tokens == ()
    alone = suspects_met(picks=(2,))
    play(alone, "10")
    assert alone.state.tokens == ()


@rule("ME-EC2-02")
def test_others_are_not_searched_nor_does_the_suspect_search():
    table = a_table(
        "ec2",
        trio(MEN, 1, 20_000, 20_000),
        trio(MEN, 0, 20_000, 24_000),
        trio(MEN, 0, 30_000, 24_000),
        picks=(3,),
    )
    assert engages(table, 1, 2) is None
    assert engages(table, 3, 1) is None  # it charges, and is not countercharged
    assert engages(table, 3, 1, both=True) is not None
    assert not suspects(vowed(table, 1, "ec3", 3), 1, 3)


@rule("ME-GAP-92", "ME-GAP-90")
def test_no_blessing_helps_the_search():
    table = a_table("ec2", trio(MEN, 1, 20_000, 20_000, markers=2), trio(MEN, 0, 20_000, 24_000), picks=(2,))
    table.state.sides[1].blessings = ("bc2", "bc3")
    meeting(table)
    assert rolls(table)[2] == "ME-BRAVE-02"


@rule("ME-EC2-06", "ME-GAP-90")
@pytest.mark.parametrize("falls", [destroyed, routed])
def test_whoever_defeats_the_carrier_in_melee_scores_and_has_the_map(falls):
    table = a_table("ec2", one(MEN, 1, 20_000, 20_000), one(MEN, 0, 20_000, 22_000))
    lay(table, "map", 1, (0, 0), holder=2)
    falls(table, 2, "melee", by=1)
    assert kinds(table) == [("map", 1)]
    assert points(table, 1) == (0, 1)
    assert rules_of(table, "scored") == ["ME-EC2-06"]
    assert rules_of(table, "token")[-1] == "ME-EC2-07"


@rule("ME-EC2-07")
def test_the_enemy_may_win_it_back_and_scores_nothing():
    table = a_table("ec2", one(MEN, 1, 20_000, 20_000), one(BEAR, 0, 20_000, 22_000))
    lay(table, "map", 1, (0, 0), holder=1)
    destroyed(table, 1, "melee", by=2)
    assert kinds(table) == [("map", 2)]
    assert [points(table, seat) for seat in (0, 1)] == [(0, 0), (0, 0)]


@rule("ME-EC2-06")
def test_a_victory_that_wins_no_map_does_not_score():
    table = a_table("ec2", one(MEN, 1, 20_000, 20_000), one(MEN, 0, 20_000, 22_000))
    lay(table, "map", 1, (0, 0), holder=1)
    destroyed(table, 2, "melee", by=1)
    assert points(table, 1) == (0, 0)


@rule("ME-GAP-90", "ME-DEV-10", "ME-DEV-11")
def test_a_carrier_lost_otherwise_drops_it_and_any_unit_picks_it_up_by_claim():
    table = a_table("ec2", one(BEASTS, 1, 20_000, 10_000), one(MEN, 0, 20_000, 22_000))
    lay(table, "map", 1, (0, 0), holder=2)
    destroyed(table, 2, "shooting", by=1)
    assert asked(table) == (0, "token")
    assert table.pending.rule == "ME-DEV-10"
    play(table, "put 20000 20740")
    assert table.state.tokens[0].holder == 0
    assert points(table, 1) == (0, 0)
    table.state.units[1].at = ((20_000, 20_740 - 1_417),)
    assert claimable(table, 1) == ["claim take 1"]
    play(table, "claim take 1")
    assert kinds(table) == [("map", 1)]
    assert rules_of(table, "token")[-1] == "ME-DEV-11"


@rule("ME-EC2-08")
@pytest.mark.parametrize(("holder", "scores"), [(1, True), (2, False), (0, False)])
def test_the_map_kept_to_the_end_scores(holder, scores):
    table = a_table("ec2", one(MEN, 1, 20_000, 20_000), one(MEN, 0, 20_000, 25_000))
    lay(table, "map", 1, (30_000, 30_000), holder=holder)
    assert points(game_ends(table), 1) == (0, int(scores))
    assert rules_of(table, "scored") == ["ME-EC2-08"] * scores


# -- 3: Head of the Snake ------------------------------------------------------------------------------------


@rule("ME-EC3-01", "ME-GAP-90")
@pytest.mark.parametrize(
    ("card", "seat", "mini", "scores"),
    [(MEN, 1, 1, True), (HERO, 1, 1, True), (BEASTS, 1, 1, False), (MEN, 1, 2, False), (MEN, 0, 1, False)],
)
def test_wounding_the_enemy_general_scores(card, seat, mini, scores):
    table = a_table("ec3", trio(GENERAL, 0, 20_000, 20_000), one(card, seat, 20_000, 24_000))
    wounded(table, 1, mini, 2)
    assert points(table, 1) == (0, int(scores))
    wounded(table, 1, mini, 2)
    assert points(table, 1) == (0, int(scores))  # once
    assert rules_of(table, "scored") == ["ME-EC3-01"] * scores


@rule("ME-EC3-01")
def test_a_wound_of_nobody_or_on_the_own_general_does_not_count():
    table = a_table(
        "ec3", trio(GENERAL, 1, 20_000, 20_000), one(MEN, 1, 20_000, 24_000), trio(CHIEF, 0, 5_000, 5_000)
    )
    wounded(table, 1, 1, 2)
    wounded(table, 3, 1, 0)
    assert points(table, 1) == (0, 0)
    wounded(table, 3, 1, 2)
    assert points(table, 1) == (0, 1)


@rule("ME-EC3-01")
def test_a_wound_in_a_fight_is_noticed():
    # given a General without a guard, and warriors who hit him
    table = a_table("ec3", trio(MEN, 1, 20_000, 20_000), one(GENERAL, 0, 20_750, 22_600))
    under_way(table, Fight(charger=1, charged=2))
    play(table, "strike", "1 1 1")
    while not told(table, "wounded"):
        play(table, " ".join(["10"] * rolls(table)[1]))
    assert points(table, 1) == (0, 1)


@rule("ME-EC3-02", "ME-GAP-90")
@pytest.mark.parametrize(
    ("state", "scores"),
    [
        ({}, False),
        ({"fleeing": True}, True),
        ({"minis": (2, 3), "at": ((20_000, 20_000), (21_500, 20_000)), "hurt": (0, 0)}, True),
        ({"place": "destroyed", "minis": (), "at": (), "hurt": ()}, True),
        ({"place": "reserve", "minis": (), "at": (), "hurt": ()}, True),
    ],
)
def test_the_general_is_dead_fleeing_or_off_the_table_at_the_end(state, scores):
    table = a_table(
        "ec3",
        trio(GENERAL, 0, 20_000, 20_000, **state),
        one(MEN, 0, 3_000, 3_000),
        one(MEN, 1, 20_000, 40_000),
    )
    assert points(game_ends(table), 1) == (0, int(scores))
    assert rules_of(table, "scored") == ["ME-EC3-02"] * scores


@rule("ME-EC3-02")
def test_who_the_general_is():
    table = a_table(
        "ec3", one(MEN, 0, 3_000, 3_000), trio(GENERAL, 0, 20_000, 20_000), trio(CHIEF, 1, 20_000, 30_000)
    )
    assert general(table, 0) == (2, 1)
    assert general(table, 1) == (3, 1)
    bare = a_table("ec3", one(MEN, 0, 3_000, 3_000), one(MEN, 1, 20_000, 40_000))
    assert general(bare, 0) == (0, 0)
    assert points(game_ends(bare), 1) == (0, 0)


# -- 4: Heroism Personified ----------------------------------------------------------------------------------


@rule("ME-EC4-01", "ME-GAP-90", "ME-GAP-87")
@pytest.mark.parametrize(
    ("card", "y", "scores"),
    [(HERO, 20_000, True), (HERO, 24_635, True), (HERO, 24_636, False), (MEN, 20_000, False)],
)
def test_a_hero_who_engages_in_the_enemy_half_scores(card, y, scores):
    # the South's half ends at 24 inches; within is enough
    table = a_table("ec4", one(card, 1, 20_000, 30_000), one(MEN, 0, 20_000, y))
    assert engages(table, 1, 2) is None
    assert points(table, 1) == (0, int(scores))
    assert rules_of(table, "scored") == ["ME-EC4-01"] * scores


@rule("ME-EC4-01", "ME-GAP-87")
def test_the_hero_must_be_alive_and_charge_himself():
    priest = trio(GENERAL, 1, 20_000, 21_000)
    table = a_table("ec4", priest, one(MEN, 0, 20_000, 20_000))
    engages(table, 2, 1)
    assert points(table, 1) == (0, 0)
    priest.minis, priest.at, priest.hurt = (2, 3), priest.at[1:], (0, 0)
    engages(table, 1, 2)
    assert points(table, 1) == (0, 0)
    animal = a_table("ec4", one(HERO, 1, 20_000, 21_000), spirit(20_000, 19_000))
    assert engages(animal, 1, 2) is None
    assert points(animal, 1) == (0, 0)


@rule("ME-EC4-02", "ME-GAP-90")
@pytest.mark.parametrize(
    ("y", "fits"), [(12_005 - 630 + 1_260 + 50, True), (12_005 - 630 + 1_260 + 200, False)]
)
def test_a_hero_plants_a_marker_wholly_in_the_enemy_zone(y, fits):
    table = a_table("ec4", one(HERO, 1, 20_000, y), one(MEN, 0, 3_000, 3_000))
    if not fits:
        assert claimable(table, 1) == []
        assert why_not(table, "claim standard") == ("ME-GAP-90", {"unit": 1})
        return
    table.state.units[1].at = ((20_000, 11_000),)
    assert claimable(table, 1) == ["claim standard"]
    play(table, "claim standard")
    assert asked(table) == (1, "token")
    assert refused(table, "put 20000 12260") == ("ME-GAP-90", {"x": 20_000, "y": 12_260})
    play(table, "put 20000 9740")
    assert [(t.kind, t.seat) for t in table.state.tokens] == [("standard", 1)]
    assert points(table, 1) == (0, 1)
    assert rules_of(table, "scored") == ["ME-EC4-02"]
    assert claimable(table, 1) == []
    assert why_not(table, "claim standard") == ("ME-DEV-18", {"devotion": "ec4"})


@rule("ME-EC4-02")
def test_only_heroes_plant_it():
    table = a_table("ec4", one(MEN, 1, 20_000, 9_000), one(MEN, 0, 3_000, 3_000))
    assert claimable(table, 1) == []
    assert why_not(table, "claim standard") == ("ME-EC4-02", {"unit": 1})


# -- 5: Call the Storm ---------------------------------------------------------------------------------------


def a_storm(y=20_000, **state):
    caller = one("sun_priestess", 1, 20_000, y, spells=("spirit_bolt", "stone_skin"), **state)
    return a_table("ec5", caller, trio(MEN, 0, 20_000, 12_000))


@rule("ME-EC5-01", "ME-EC5-02", "ME-GAP-91")
def test_a_magic_user_in_the_enemy_half_invokes_the_storm_and_casts():
    table = a_storm()
    assert "claim storm" in claimable(table)
    play(table, "claim storm")
    assert points(table, 1) == (0, 1)
    assert rules_of(table, "scored") == ["ME-EC5-02"]
    assert asked(table) == (1, "storm")
    assert offered(table) == ["cast spirit_bolt 2", "cast stone_skin 1"]
    assert refused(table, "cast sun_lance 2")[0].startswith("ME-MAGIC")
    assert refused(table, "stay") == ("ME-EC5-02", {"kinds": ["cast"]})
    play(table, "cast stone_skin 1")
    assert rolls(table) == (1, 2, "ME-MAGIC-14")
    play(table, "2 2")
    assert table.state.sides[1].cast == ("stone_skin",)
    assert asked(table) == (1, "action")
    assert claimable(table) == []
    assert why_not(table, "claim storm") == ("ME-GAP-91", {"devotion": "ec5"})


@rule("ME-EC5-01", "ME-GAP-87")
@pytest.mark.parametrize(("y", "within"), [(24_635, True), (24_636, False)])
def test_the_caller_is_within_the_enemy_half(y, within):
    table = a_storm(y)
    assert ("claim storm" in claimable(table)) is within
    if not within:
        assert why_not(table, "claim storm") == ("ME-EC5-01", {"unit": 1})


@rule("ME-EC5-01", "ME-GAP-91")
def test_without_magic_or_a_spell_to_cast_there_is_no_storm():
    plain = a_table("ec5", one(HERO, 1, 20_000, 20_000), trio(MEN, 0, 20_000, 12_000))
    assert claimable(plain) == []
    assert why_not(plain, "claim storm") == ("ME-EC5-01", {"unit": 1})
    spent = a_storm()
    spent.state.sides[1].cast = ("spirit_bolt", "stone_skin")
    assert claimable(spent) == []
    assert why_not(spent, "claim storm") == ("ME-GAP-91", {"unit": 1})


@rule("ME-EC5-03", "ME-DEV-21")
@pytest.mark.parametrize(
    ("state", "found", "scores"), [({}, 1, True), ({"fleeing": True}, 1, False), ({}, 0, False)]
)
def test_the_caller_of_the_storm_survives(state, found, scores):
    table = a_storm(**state)
    table.state.sides[1].vow.found = found
    assert points(game_ends(table), 1) == (0, int(scores))
    assert rules_of(table, "scored") == ["ME-EC5-03"] * scores


# -- 6: Through the Enemy Lines ------------------------------------------------------------------------------


@rule("ME-GAP-91", "ME-DEV-05")
def test_any_unit_lays_down_a_token_anywhere():
    table = a_table("ec6", one(BEASTS, 1, 20_000, 40_000), one(MEN, 0, 3_000, 3_000))
    assert claimable(table) == ["claim token"]
    play(table, "claim token", "put 21417 40000")
    assert [(t.kind, t.seat) for t in table.state.tokens] == [("objective", 1)]
    assert points(table, 1) == (0, 0)


@rule("ME-EC6-01", "ME-GAP-91")
@pytest.mark.parametrize(
    ("y", "gap", "scores"),
    [(11_375, 3_006, True), (11_376, 3_006, False), (11_375, 3_005, False)],
)
def test_a_token_in_the_enemy_zone_with_no_enemy_near_scores(y, gap, scores):
    table = a_table("ec6", one(MEN, 1, 3_000, 40_000), one(MEN, 0, 20_000 + 1_260 + gap, y))
    lay(table, "objective", 1, (20_000, y))
    turn_ends(table)
    assert points(table, 1) == (0, int(scores))
    assert rules_of(table, "scored") == ["ME-EC6-01"] * scores


@rule("ME-EC6-01", "ME-DEV-18")
def test_each_token_is_looked_at_and_it_scores_once():
    table = a_table("ec6", one(MEN, 1, 20_000, 3_000), one(MEN, 0, 20_000, 5_000))
    lay(table, "objective", 1, (20_000, 7_000))
    turn_ends(table)
    assert points(table, 1) == (0, 0)
    lay(table, "objective", 1, (30_000, 5_000))
    lay(table, "objective", 1, (40_000, 5_000))
    turn_ends(table)
    assert points(table, 1) == (0, 1)


@rule("ME-EC6-02", "ME-DEV-13")
def test_two_tokens_in_the_enemy_zone_score_at_the_end():
    table = a_table("ec6", one(MEN, 1, 20_000, 40_000), one(MEN, 0, 3_000, 3_000))
    lay(table, "objective", 1, (20_000, 5_000))
    lay(table, "objective", 0, (24_000, 5_000))
    lay(table, "objective", 1, (24_000, 20_000))
    lay(table, "altar", 1, (28_000, 5_000))  # serves another objective
    assert points(game_ends(table.copy()), 1) == (0, 0)
    lay(table, "objective", 1, (32_000, 5_000))
    game_ends(table)
    assert points(table, 1) == (0, 1)
    assert rules_of(table, "scored") == ["ME-EC6-02"]


# -- 7: Challenge --------------------------------------------------------------------------------------------


@rule("ME-EC7-01", "ME-EC7-03", "ME-GAP-91")
def test_a_humanoid_unit_challenges_a_hero_for_a_point():
    table = meeting(a_table("ec7", trio(MEN, 1, 20_000, 20_000), one(HERO, 0, 20_000, 23_000)))
    assert asked(table) == (1, "challenge")
    assert offered(table) == ["strike", "challenge"]
    play(table, "challenge")
    assert told(table, "challenged") == [{"seat": 1, "unit": 1, "other": 2}]
    assert points(table, 1) == (0, 1)
    assert rules_of(table, "scored") == ["ME-EC7-03"]
    meeting(table)
    play(table, "challenge")
    assert points(table, 1) == (0, 1)  # once a game


@rule("ME-EC7-01", "ME-EC7-02")
def test_a_challenger_strikes_no_blow_and_saves_better():
    table = a_table("ec7", trio(MEN, 1, 20_000, 20_000), one(HERO, 0, 20_750, 22_600))
    under_way(table, Fight(charger=1, charged=2))
    play(table, "challenge")
    assert rolls(table)[0] == 0  # only the hero strikes
    play(table, "1 1 1 1")
    assert rolls(table)[0] == 1
    while getattr(table.pending, "die", ""):
        play(table, " ".join(["1"] * rolls(table)[1]))
    saves = told(table, "saved")
    assert saves
    assert all(("challenge", 2, "ME-EC7-02") in [tuple(part) for part in save["parts"]] for save in saves)
    assert "challenge" not in table.state.units[1].marks  # that round only


@rule("ME-EC7-02")
def test_what_a_challenge_adds():
    assert challenge_part(a_table("ec7", one(MEN, 1, 3_000, 3_000))) == ("challenge", 2, "ME-EC7-02")


@rule("ME-EX-43", "ME-EC7-04", "ME-GAP-91")
def test_general_against_general_earns_both_points():
    table = meeting(a_table("ec7", trio(GENERAL, 1, 20_000, 20_000), trio(CHIEF, 0, 20_000, 23_000)))
    play(table, "challenge")
    assert points(table, 1) == (0, 2)
    assert rules_of(table, "scored") == ["ME-EC7-03", "ME-EC7-04"]
    # and one with Save 5 and no armour saves on 7 before Strength
    table.state.units[1].marks = ("challenge",)
    assert total(save_parts(table, 1, 2, 0, "melee")) == 7


@rule("ME-EC7-04")
@pytest.mark.parametrize(("own", "foe"), [(MEN, CHIEF), (GENERAL, HERO)])
def test_one_general_alone_earns_one_point(own, foe):
    units = [
        trio(own, 1, 20_000, 20_000),
        trio(foe, 0, 20_000, 23_000) if foe == CHIEF else one(foe, 0, 20_000, 23_000),
    ]
    table = meeting(a_table("ec7", *units))
    play(table, "challenge")
    assert points(table, 1) == (0, 1)


@rule("ME-EC7-04")
def test_a_general_who_is_dead_challenges_nobody():
    priest = trio(GENERAL, 1, 20_000, 20_000)
    priest.minis, priest.at, priest.hurt = (2, 3), priest.at[1:], (0, 0)
    table = meeting(a_table("ec7", priest, trio(CHIEF, 0, 20_000, 23_000)))
    play(table, "challenge")
    assert points(table, 1) == (0, 1)


@rule("ME-EC7-01", "ME-DEV-14")
def test_whoever_might_hold_the_card_is_asked_so_that_nothing_leaks():
    table = a_table("ec3", trio(MEN, 1, 20_000, 20_000), one(HERO, 0, 20_000, 23_000))
    meeting(table)
    assert asked(table) == (1, "challenge")
    assert offered(table) == ["strike"]
    assert refused(table, "challenge") == ("ME-EC7-01", {"unit": 1, "devotion": "ec3"})
    assert refused(table, "stay") == ("ME-EC7-01", {"kinds": ["strike"]})
    play(table, "strike")
    assert asked(table)[1] == "rest"
    assert not table.state.sides[1].vow.shown
    table.state.sides[1].vow.shown = True
    assert not might_challenge(table, 1, 2)
    table.state.sides[1].vow.card = "ec7"
    assert might_challenge(table, 1, 2)
    table.state.sides[1].vow.card = ""
    table.state.sides[1].vow.shown = False
    assert not might_challenge(table, 1, 2)


@rule("ME-EC7-01")
@pytest.mark.parametrize(("own", "foe"), [(BEASTS, HERO), (MEN, MEN)])
def test_only_humanoids_challenge_and_only_heroes_are_challenged(own, foe):
    table = a_table("ec7", one(own, 1, 20_000, 20_000), one(foe, 0, 20_000, 23_000))
    assert engages(table, 1, 2) is None
    living = a_table("el1", one(MEN, 0, 20_000, 20_000), one(HERO, 1, 20_000, 23_000))
    living.state.sides[0].vow.card = "el3"
    assert engages(living, 1, 2) is None


@rule("ME-EC7-01", "ME-GAP-91")
def test_a_countercharger_may_challenge_too():
    table = a_table("ec7", one(HERO, 0, 20_000, 23_000), trio(MEN, 1, 20_000, 20_000))
    assert engages(table, 1, 2) is None
    frame = engages(table, 1, 2, both=True)
    assert (frame.own, frame.foe) == (2, 1)
    under_way(table, frame)
    play(table, "challenge")
    assert told(table, "challenged") == [{"seat": 1, "unit": 2, "other": 1}]


# -- 8: Trophy Hunters ---------------------------------------------------------------------------------------


@rule("ME-EC8-01", "ME-EC8-02", "ME-GAP-91")
@pytest.mark.parametrize("victim", [BEAR, "stone_giant", HERO])
@pytest.mark.parametrize("how", ["melee", "shooting", "magic", "overwhelmed"])
def test_a_trophy_is_laid_for_a_great_kill(victim, how):
    table = a_table(
        "ec8", one(MEN, 1, 20_000, 30_000), one(victim, 0, 20_000, 20_000), one(BEAR, 0, 3_000, 3_000)
    )
    destroyed(table, 2, how, by=1)
    assert points(table, 1) == (0, 1)
    assert rules_of(table, "revealed") == ["ME-GAP-85"]
    assert rules_of(table, "scored") == ["ME-EC8-02"]
    assert asked(table) == (1, "token")
    play(table, offered(table)[0])
    assert [(t.kind, t.seat, t.about) for t in table.state.tokens] == [("trophy", 1, 2)]
    assert rules_of(table, "token") == ["ME-EC8-01"]


@rule("ME-EC8-01", "ME-GAP-92")
@pytest.mark.parametrize(
    ("hunter", "seat", "victim", "how"),
    [
        (BEASTS, 1, BEAR, "melee"),
        (MEN, 1, BEAR, "edge"),
        (MEN, 1, BEAR, "trample"),
        (MEN, 1, MEN, "melee"),
        (MEN, 1, BEASTS, "melee"),
        (MEN, 0, BEAR, "melee"),
    ],
)
def test_what_is_no_trophy(hunter, seat, victim, how):
    table = a_table(
        "ec8", one(hunter, seat, 20_000, 30_000), one(victim, 0, 20_000, 20_000), one(BEAR, 0, 3_000, 3_000)
    )
    destroyed(table, 2, how, by=1)
    assert table.state.tokens == ()
    assert points(table, 1) == (0, 0)


@rule("ME-EC8-01")
def test_own_losses_flights_and_accidents_are_no_trophies():
    table = a_table(
        "ec8", one(MEN, 1, 20_000, 30_000), one(BEAR, 0, 20_000, 20_000), one(BEAR, 1, 30_000, 20_000)
    )
    routed(table, 2, "melee", by=1)
    destroyed(table, 3, "melee", by=1)
    destroyed(table, 2, "shooting", by=0)
    assert table.state.tokens == ()


@rule("ME-EC8-02")
def test_later_trophies_are_laid_without_a_point():
    table = a_table(
        "ec8", one(MEN, 1, 20_000, 30_000), one(BEAR, 0, 20_000, 20_000), one(HERO, 0, 30_000, 20_000)
    )
    for number in (2, 3):
        destroyed(table, number, "melee", by=1)
        play(table, offered(table)[0])
    assert len(table.state.tokens) == 2
    assert points(table, 1) == (0, 1)


@rule("ME-EC8-03", "ME-GAP-91")
def test_without_larger_game_the_last_mini_of_a_humanoid_unit_is_a_trophy():
    table = a_table(
        "ec8", one(MEN, 1, 20_000, 30_000), one(MEN, 0, 20_000, 20_000), one(BEASTS, 0, 30_000, 20_000)
    )
    assert no_larger_game(table, 0)
    assert is_trophy(table, 0, 2)
    assert not is_trophy(table, 0, 3)
    destroyed(table, 2, "melee", by=1)
    play(table, offered(table)[0])
    assert kinds(table) == [("trophy", 0)]
    for card in (BEAR, "stone_giant"):
        larger = a_table(
            "ec8", one(MEN, 1, 20_000, 30_000), one(MEN, 0, 20_000, 20_000), one(card, 0, 3_000, 3_000)
        )
        assert not no_larger_game(larger, 0)
        assert not is_trophy(larger, 0, 2)


def hurt(table, number, mini, wounds):
    unit = table.state.units[number]
    unit.hurt = tuple(wounds if m == mini else 0 for m in unit.minis)
    wounded(table, number, mini, 1)


@rule("ME-EC8-03", "ME-GAP-91")
def test_a_leader_who_is_slain_is_a_trophy_of_small_game():
    # given a General with two wounds, and no Monster in his Force
    table = a_table("ec8", one(MEN, 1, 20_000, 30_000), trio(GENERAL, 0, 20_000, 20_000))
    hurt(table, 2, 1, 1)
    assert table.state.tokens == ()
    hurt(table, 2, 2, 1)
    assert table.state.tokens == ()  # one of his Dead
    hurt(table, 2, 1, 2)
    [trophy] = table.state.tokens
    assert (trophy.kind, trophy.seat, trophy.x, trophy.y, trophy.about) == ("trophy", 1, 20_000, 20_000, 2)
    assert rules_of(table, "token") == ["ME-EC8-03"]
    assert points(table, 1) == (0, 1)
    hurt(table, 2, 1, 2)
    destroyed(table, 2, "melee", by=1)
    assert len(table.state.tokens) == 1  # one trophy for one Unit


@rule("ME-EC8-03")
def test_leaders_in_a_force_with_larger_game_are_none():
    table = a_table(
        "ec8", one(MEN, 1, 20_000, 30_000), trio(GENERAL, 0, 20_000, 20_000), one(BEAR, 0, 3_000, 3_000)
    )
    hurt(table, 2, 1, 2)
    assert table.state.tokens == ()
    beasts = a_table("ec8", one(BEASTS, 1, 20_000, 30_000), trio(GENERAL, 0, 20_000, 20_000))
    hurt(beasts, 2, 1, 2)
    assert beasts.state.tokens == ()
    own = a_table(
        "ec8", one(MEN, 1, 20_000, 30_000), trio(GENERAL, 1, 20_000, 20_000), one(MEN, 0, 3_000, 3_000)
    )
    hurt(own, 2, 1, 2)
    assert own.state.tokens == ()


@rule("ME-EC8-04", "ME-DEV-21")
@pytest.mark.parametrize(
    ("card", "gap", "state", "scores"),
    [
        (MEN, 6_005, {}, True),
        (MEN, 6_006, {}, False),
        (MEN, 0, {"fleeing": True}, False),
        (BEASTS, 0, {}, False),
    ],
)
def test_a_humanoid_unit_near_a_trophy_scores_at_the_end(card, gap, state, scores):
    table = a_table("ec8", one(card, 1, 20_000, 30_000, **state), pair(MEN, 0, 3_000, 3_000))
    lay(table, "trophy", 1, (20_000 + 1_260 + gap, 30_000))
    assert points(game_ends(table), 1) == (0, int(scores))
    assert rules_of(table, "scored") == ["ME-EC8-04"] * scores
