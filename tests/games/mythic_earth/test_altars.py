"""Build Altars for the Gods: who builds, where altars lie, how they fall and score."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.ground import zone
from mythwright.games.mythic_earth.rules.primaries import primary
from mythwright.games.mythic_earth.rules.primaries.altars import blessed, raze
from mythwright.games.mythic_earth.state import Claim
from tests.games.mythic_earth.given_fight import activated, asked, offered, play, refused, rules_of, told
from tests.games.mythic_earth.given_scenarios import (
    a_scenario,
    claimable,
    kinds,
    lay,
    one,
    pair,
    points,
    rock,
    token,
    trio,
    turn_ends,
    why_not,
)
from tests.marks import rule

ALTARS = "altars"
HERO = "jaguar_champion"


@rule("ME-P1-01")
def test_zones_are_twelve_inches_deep():
    table = a_scenario(ALTARS)
    assert zone(table, 0).corners == ((0, 0), (48_000, 0), (48_000, 12_000), (0, 12_000))
    assert zone(table, 1).corners == ((0, 36_000), (48_000, 36_000), (48_000, 48_000), (0, 48_000))


@rule("ME-P1-03")
@pytest.mark.parametrize(
    ("card", "builds"),
    [
        ("eagle_warriors", True),
        ("great_bear", True),
        ("stone_giant", True),
        ("ahuizotl_pack", False),
        ("scorpion_tide", False),
    ],
)
def test_all_but_beasts_and_multitudes_build(card, builds):
    table = a_scenario(ALTARS, one(card, 0, 10_000, 10_000), one(HERO, 0, 16_000, 10_000))
    assert claimable(table) == (["claim altar"] if builds else [])
    if not builds:
        kind = "beast" if card == "ahuizotl_pack" else "multitude"
        assert why_not(table, "claim altar") == ("ME-P1-03", {"unit": 1, "type": kind})


@rule("ME-P1-02")
def test_altars_are_built_from_turn_one_on():
    assert claimable(a_scenario(ALTARS, one(HERO, 0, 10_000, 10_000), turn=1)) == ["claim altar"]
    before = a_scenario(ALTARS, one(HERO, 0, 10_000, 10_000), turn=0)
    assert claimable(before) == []
    assert why_not(before, "claim altar") == ("ME-P1-02", {"has": 0, "needs": 1})


@rule("ME-P1-04", "ME-GAPB-05")
@pytest.mark.parametrize(("gap", "near"), [(10_000, True), (10_005, True), (10_006, False)])
def test_the_builder_is_within_ten_inches_of_a_heroic_figure(gap, near):
    # measured from the Figure's own base
    table = a_scenario(
        ALTARS, pair("eagle_warriors", 0, 5_000, 5_000), one(HERO, 0, 6_500 + 1260 + gap, 5_000)
    )
    assert blessed(table, 1) is near
    assert claimable(table) == (["claim altar"] if near else [])
    if not near:
        assert why_not(table, "claim altar") == ("ME-P1-04", {"unit": 1, "reach": 10_000})


@rule("ME-P1-04", "ME-GAP-79")
def test_a_behemoth_serves_as_well_if_it_does_not_flee():
    giant = one("stone_giant", 0, 5_000 + 630 + 10_000 + 2756, 5_000)
    table = a_scenario(ALTARS, one("eagle_warriors", 0, 5_000, 5_000), giant)
    assert blessed(table, 1)
    giant.at = ((giant.at[0][0] + 6, 5_000),)
    assert not blessed(table, 1)
    giant.at = ((12_000, 5_000),)
    giant.fleeing = True
    assert not blessed(table, 1)


@rule("ME-GAP-79")
def test_a_hero_a_behemoth_and_only_friends_count():
    assert blessed(a_scenario(ALTARS, one(HERO, 0, 5_000, 5_000)), 1)
    assert blessed(a_scenario(ALTARS, one("stone_giant", 0, 5_000, 5_000)), 1)
    enemy = a_scenario(ALTARS, one("eagle_warriors", 0, 5_000, 5_000), one(HERO, 1, 9_000, 5_000))
    assert not blessed(enemy, 1)
    fleeing = one(HERO, 0, 9_000, 5_000, fleeing=True)
    assert not blessed(a_scenario(ALTARS, one("eagle_warriors", 0, 5_000, 5_000), fleeing), 1)
    bear = a_scenario(ALTARS, one("eagle_warriors", 0, 5_000, 5_000), one("great_bear", 0, 9_000, 5_000))
    assert not blessed(bear, 1)


@rule("ME-P1-05", "ME-P1-06", "ME-P1-08", "ME-P1-13")
def test_an_altar_is_claimed_and_placed_in_contact_at_the_end_of_the_turn():
    # given a hero beyond the middle of the table
    table = a_scenario(ALTARS, one(HERO, 0, 24_000, 30_000), one("commoner_levy", 1, 5_000, 45_000))
    activated(table)

    # when he builds
    play(table, "claim altar")
    assert table.state.claims == (Claim(0, 1, "altar"),)
    assert told(table, "claim_begun") == [{"seat": 0, "unit": 1, "what": "altar", "number": 0}]
    assert rules_of(table, "claim_begun") == ["ME-P1-05"]
    assert told(table, "claimed") == [{"seat": 0, "unit": 1, "what": "altar", "number": 0}]
    assert table.state.tokens == ()

    # then he places the token beside himself in Clean Up, and scores
    turn_ends(table)
    assert asked(table) == (0, "token")
    assert "put 25260 30000" in offered(table)
    assert len(offered(table)) == 8
    play(table, "put 25260 30000")
    assert kinds(table) == [("altar", 0)]
    assert (token(table, 1).x, token(table, 1).y, token(table, 1).seat) == (25_260, 30_000, 0)
    assert rules_of(table, "token") == ["ME-P1-06"]
    where = {"seat": 0, "token": 1, "kind": "altar", "x": 25_260, "y": 30_000, "holder": 0}
    assert told(table, "token") == [where]
    assert points(table, 0) == (1, 0)
    assert rules_of(table, "scored") == ["ME-P1-13"]
    assert table.box.figures.token == 630  # half of 32 mm


@rule("ME-P1-06", "ME-P1-07", "ME-GAP-86", "ME-DEV-07")
def test_an_altar_must_touch_its_builder_and_lie_free():
    others = [one("commoner_levy", 1, 29_000, 31_500), one("eagle_warriors", 0, 24_000, 31_300)]
    stone = rock(1, 22_000, 30_000, 700)
    table = a_scenario(ALTARS, one(HERO, 0, 24_000, 30_000), *others, features=[stone])
    table.state.claims = (Claim(0, 1, "altar"),)
    turn_ends(table)
    contact = {"x": 25_311, "y": 30_000, "far": 51, "reach": 50}
    assert refused(table, "put 25311 30000") == ("ME-DEV-07", contact)
    assert table.why_not("put 25310 30000") == []
    assert table.why_not("put 25255 30000") == []
    assert refused(table, "put 25254 30000") == (
        "ME-GAP-86",
        {"x": 25_254, "y": 30_000, "far": -6, "reach": 0},
    )
    assert refused(table, "put 24890 30890")[1]["other"] == 3
    assert refused(table, "put 22740 30000") == ("ME-GAP-86", {"x": 22_740, "y": 30_000})
    assert refused(table, "put 25260") == ("ME-GAP-86", {"has": 1, "needs": 2})
    assert refused(table, "put north west") == ("ME-GAP-86", {"has": 2, "needs": 2})
    assert refused(table, "stay") == ("ME-P1-06", {"kinds": ["put"]})
    assert "put 22740 30000" not in offered(table)
    assert "put 24000 31260" not in offered(table)


@rule("ME-GAP-86")
def test_an_altar_lies_wholly_on_the_table():
    table = a_scenario(ALTARS, one(HERO, 0, 1_000, 30_000))
    table.state.claims = (Claim(0, 1, "altar"),)
    turn_ends(table)
    facts = {"x": 624, "y": 31_202, "width": 48_000, "depth": 48_000}
    assert refused(table, "put 624 31202") == ("ME-GAP-86", facts)
    assert table.why_not("put 625 31205") == []


@rule("ME-P1-09", "ME-GAP-79")
def test_altars_lie_ten_inches_apart_whoever_built_them():
    # given an enemy altar ten inches and a bit from the spot, edge to edge
    table = a_scenario(ALTARS, one(HERO, 0, 24_000, 30_000))
    lay(table, "altar", 1, (25_260 + 1260 + 10_000, 30_000))
    table.state.claims = (Claim(0, 1, "altar"),)
    turn_ends(table)
    assert "put 25260 30000" in offered(table)
    facts = {"x": 25_266, "y": 30_000, "token": 1, "far": 9_994, "reach": 10_000}
    assert refused(table, "put 25266 30000") == ("ME-P1-09", facts)
    assert table.why_not("put 25265 30000") == []


@rule("ME-GAP-79", "ME-P1-07")
def test_without_a_place_nothing_is_built():
    table = a_scenario(ALTARS, one(HERO, 0, 24_000, 30_000))
    lay(table, "altar", 0, (24_000, 34_000))
    table.state.claims = (Claim(0, 1, "altar"),)
    turn_ends(table)
    assert asked(table)[1] == "rest"
    assert kinds(table) == [("altar", 0)]
    assert points(table, 0) == (0, 0)


@rule("ME-GAP-79")
@pytest.mark.parametrize(
    "state", [{"fleeing": True}, {"place": "destroyed", "minis": (), "at": (), "hurt": ()}]
)
def test_builders_that_flee_or_are_gone_build_nothing(state):
    fleeing = one(HERO, 0, 24_000, 30_000, **state)
    table = a_scenario(ALTARS, fleeing, one(HERO, 0, 30_000, 30_000), one(HERO, 1, 10_000, 40_000))
    table.state.claims = (Claim(0, 1, "altar"), Claim(0, 2, "altar"))
    turn_ends(table)
    assert "put 31260 30000" in offered(table)  # the second builder is asked
    play(table, "put 31260 30000")
    assert kinds(table) == [("altar", 0)]
    assert points(table, 0) == (1, 0)


@rule("ME-GAP-79")
def test_the_roll_winners_builders_place_first():
    units = [one(HERO, 0, 10_000, 30_000), one(HERO, 1, 40_000, 10_000), one(HERO, 1, 40_000, 20_000)]
    table = a_scenario(ALTARS, *units)
    table.state.winner = 1
    table.state.claims = (Claim(0, 1, "altar"), Claim(1, 3, "altar"), Claim(1, 2, "altar"))
    turn_ends(table)
    assert asked(table) == (1, "token")
    assert "put 41260 20000" in offered(table)
    play(table, "put 41260 20000")
    assert "put 41260 10000" not in offered(table)  # nearer than ten inches to the other
    play(table, "put 40000 8740")
    assert asked(table) == (0, "token")
    play(table, "put 11260 30000")
    assert [points(table, seat) for seat in (0, 1)] == [(1, 0), (1, 0)]


@rule("ME-GAP-79")
def test_a_unit_builds_one_altar_at_a_time():
    table = a_scenario(ALTARS, one(HERO, 0, 24_000, 30_000))
    table.state.claims = (Claim(0, 1, "altar"),)
    assert claimable(table) == []
    assert why_not(table, "claim altar") == ("ME-GAP-79", {"unit": 1})


@rule("ME-P1-13", "ME-GAP-79", "ME-DEV-19", "ME-DEV-20")
@pytest.mark.parametrize(
    ("seat", "y", "scores"), [(0, 24_001, 1), (0, 24_000, 0), (0, 23_999, 0), (1, 23_999, 1), (1, 24_001, 0)]
)
def test_an_altar_scores_on_the_enemy_half(seat, y, scores):
    table = a_scenario(ALTARS, one(HERO, seat, 24_000, y))
    table.state.claims = (Claim(seat, 1, "altar"),)
    turn_ends(table, f"put 25260 {y}")
    assert points(table, seat) == (scores, 0)
    assert points(table, 1 - seat) == (0, 0)


@rule("ME-P1-10", "ME-P1-11", "ME-P1-12", "ME-P1-14")
def test_a_charged_altar_is_destroyed_at_once():
    # given an enemy altar on the own half, five inches before a Unit
    table = a_scenario(
        ALTARS, trio("eagle_warriors", 0, 20_000, 10_000), one("commoner_levy", 1, 5_000, 45_000)
    )
    lay(table, "altar", 1, (20_750, 17_000))
    activated(table)

    # when it is charged
    play(table, "charge_altar 1")

    # then it is gone without a Save, nobody consolidates, and the turn scores
    assert table.state.tokens == ()
    assert rules_of(table, "token_gone") == ["ME-P1-10"]
    assert asked(table)[1] == "rest"
    assert told(table, "saved") == []
    turn_ends(table)
    assert points(table, 0) == (1, 0)
    assert rules_of(table, "scored") == ["ME-P1-14"]


@rule("ME-P1-14", "ME-GAP-79")
@pytest.mark.parametrize(
    ("owner", "y", "scores"), [(1, 10_000, 1), (1, 24_000, 0), (1, 30_000, 0), (0, 10_000, 0)]
)
def test_only_an_enemy_altar_on_the_own_half_scores_when_razed(owner, y, scores):
    table = a_scenario(ALTARS, one(HERO, 0, 24_000, 10_000))
    altar = lay(table, "altar", owner, (24_000, y))
    raze(table, 1, altar.number)
    assert table.state.tokens == ()
    turn_ends(table)
    assert points(table, 0) == (scores, 0)


@rule("ME-EX-39", "ME-P1-15")
def test_building_and_destroying_in_one_turn_gives_one_point():
    table = a_scenario(ALTARS, one(HERO, 0, 24_000, 30_000), one(HERO, 0, 24_000, 5_000))
    altar = lay(table, "altar", 1, (24_000, 8_000))
    raze(table, 2, altar.number)
    table.state.claims = (Claim(0, 1, "altar"),)
    turn_ends(table, "put 25260 30000")
    assert points(table, 0) == (1, 0)
    assert told(table, "scored") == [{"seat": 0, "what": "altars", "points": 1, "now": 1}]


@rule("ME-P1-16")
def test_altars_give_five_points_at_most():
    table = a_scenario(ALTARS, one(HERO, 0, 24_000, 30_000))
    table.state.sides[0].primary = 4
    for altar in (1, 2):
        table.state.sides[0].this_turn = 0
        table.state.claims = (Claim(0, 1, "altar"),)
        turn_ends(table, "put 25260 30000")
        table.state.tokens = ()
        assert points(table, 0) == (5, 0), altar


@rule("ME-GAP-39")
def test_bots_are_led_to_altars_and_across_the_middle():
    table = a_scenario(ALTARS, one(HERO, 0, 24_000, 30_000), one(HERO, 1, 24_000, 40_000))
    lay(table, "altar", 1, (8_000, 8_000))
    lay(table, "altar", 0, (9_000, 40_000))
    across = [(12_000, 30_000), (24_000, 30_000), (36_000, 30_000)]
    assert primary(table).goals(table, 1) == [(8_000, 8_000), *across]
    assert primary(table).goals(table, 2) == [
        (9_000, 40_000),
        (12_000, 18_000),
        (24_000, 18_000),
        (36_000, 18_000),
    ]
