"""Pillage the Village: five buildings, who pillages them, and when it scores."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.ground import piece, zone
from mythwright.games.mythic_earth.rules.primaries import primary
from mythwright.games.mythic_earth.rules.primaries.pillage import buildings
from mythwright.games.mythic_earth.state import Claim
from tests.games.mythic_earth.given_fight import activated, offered, play, refused, rules_of, told
from tests.games.mythic_earth.given_scenarios import (
    a_scenario,
    claimable,
    destroyed,
    jungle,
    one,
    points,
    routed,
    turn_ends,
    why_not,
)
from tests.marks import rule

PILLAGE = "pillage"
MEN = "eagle_warriors"
BESIDE = 24_000 - 2_500 - 630
"""The y of a Humanoid that touches the southern wall of the building in the centre."""


@rule("ME-P4-01", "ME-P4-02", "ME-GAP-82")
def test_five_buildings_stand_outside_the_zones():
    table = a_scenario(PILLAGE)
    places = [(24_000, 24_000), (12_000, 12_000), (36_000, 12_000), (12_000, 36_000), (36_000, 36_000)]
    assert [(each.x, each.y) for each in table.state.features] == places
    assert {each.land for each in table.state.features} == {"building"}
    assert table.state.features[1].corners == (
        (14_500, 14_500),
        (9_500, 14_500),
        (9_500, 9_500),
        (14_500, 9_500),
    )
    assert zone(table, 0).corners[2] == (48_000, 6_000)
    assert [each.number for each in buildings(table)] == [1, 2, 3, 4, 5]


@rule("ME-GAP-82")
def test_the_larger_table_spreads_them_further():
    table = a_scenario(PILLAGE)
    wide = table.box.primaries[PILLAGE].battle.points
    assert wide == ((36_000, 24_000), (18_000, 12_000), (54_000, 12_000), (18_000, 36_000), (54_000, 36_000))


@rule("ME-P4-11")
def test_buildings_cannot_be_entered():
    table = a_scenario(PILLAGE, one(MEN, 0, 24_000, 18_000))
    assert piece(table, table.state.features[0]).ground == "impassable"
    activated(table)
    assert refused(table, "move 24000 22000")[0] in ("ME-LAND-06", "ME-BASE-08")
    assert table.why_not(f"move 24000 {BESIDE}") == []


@rule("ME-P4-05", "ME-GAP-82")
@pytest.mark.parametrize(("gap", "touches"), [(0, True), (50, True), (51, False)])
def test_a_unit_in_contact_with_a_building_may_pillage_it(gap, touches):
    table = a_scenario(PILLAGE, one(MEN, 0, 24_000, BESIDE - gap), turn=1)
    assert claimable(table) == (["claim pillage 1"] if touches else [])
    if not touches:
        facts = {"unit": 1, "feature": 1, "far": 51, "reach": 50}
        assert why_not(table, "claim pillage 1") == ("ME-P4-05", facts)


@rule("ME-P4-05", "ME-GAP-87")
def test_only_humanoids_pillage():
    table = a_scenario(PILLAGE, one("great_bear", 0, 24_000, 24_000 - 2_500 - 1_181))
    assert claimable(table) == []
    assert why_not(table, "claim pillage 1") == ("ME-P4-05", {"unit": 1, "type": "monster"})


@rule("ME-P4-05")
@pytest.mark.parametrize(
    "answer", ["claim pillage", "claim pillage 9", "claim pillage 1 2", "claim pillage red"]
)
def test_a_claim_names_a_building(answer):
    table = a_scenario(PILLAGE, one(MEN, 0, 24_000, BESIDE))
    activated(table)
    assert why_not(table, answer) == ("ME-P4-05", {"unit": 1, "buildings": [1, 2, 3, 4, 5]})


@rule("ME-P4-05")
def test_other_landscape_is_no_building():
    table = a_scenario(PILLAGE, one(MEN, 0, 24_000, 3_000))
    table.state.features += (jungle(6, 24_000, 3_000),)
    activated(table)
    assert why_not(table, "claim pillage 6")[1]["buildings"] == [1, 2, 3, 4, 5]


@rule("ME-P4-05", "ME-P4-08", "ME-GAP-82")
def test_a_pillage_runs_to_the_end_of_the_turn_and_scores_then():
    table = a_scenario(PILLAGE, one(MEN, 0, 24_000, BESIDE), one(MEN, 1, 5_000, 45_000))
    activated(table)
    play(table, "claim pillage 1")
    assert table.state.claims == (Claim(0, 1, "pillage", 1),)
    assert told(table, "claim_begun") == [{"seat": 0, "unit": 1, "what": "pillage", "number": 1}]
    assert rules_of(table, "claim_begun") == ["ME-P4-05"]
    assert points(table, 0) == (0, 0)
    turn_ends(table)
    assert points(table, 0) == (1, 0)
    assert table.state.pillaged == ((0, 1),)
    assert told(table, "pillaged") == [{"seat": 0, "unit": 1, "feature": 1}]
    assert rules_of(table, "scored") == ["ME-P4-08"]
    assert table.state.claims == ()


@rule("ME-P4-03", "ME-P4-04")
def test_each_player_pillages_a_building_once():
    table = a_scenario(PILLAGE, one(MEN, 0, 24_000, BESIDE), one(MEN, 1, 24_000, 48_000 - BESIDE))
    table.state.pillaged = ((0, 1),)
    assert claimable(table, 1) == []
    assert why_not(table, "claim pillage 1") == ("ME-P4-03", {"feature": 1})
    assert claimable(table, 2) == ["claim pillage 1"]


@rule("ME-P4-06")
def test_not_while_the_enemy_pillages_it():
    table = a_scenario(PILLAGE, one(MEN, 0, 24_000, BESIDE), one(MEN, 1, 24_000, 48_000 - BESIDE))
    table.state.claims = (Claim(1, 2, "pillage", 1),)
    assert claimable(table, 1) == []
    assert why_not(table, "claim pillage 1") == ("ME-P4-06", {"feature": 1, "unit": 2})
    table.state.claims = (Claim(1, 2, "pillage", 4),)
    assert claimable(table, 1) == ["claim pillage 1"]


@rule("ME-P4-07")
def test_no_player_has_two_pillages_at_once():
    table = a_scenario(PILLAGE, one(MEN, 0, 24_000, BESIDE), one(MEN, 0, 12_000, BESIDE - 12_000))
    table.state.claims = (Claim(0, 2, "pillage", 2),)
    assert claimable(table, 1) == []
    assert why_not(table, "claim pillage 1") == ("ME-P4-07", {"feature": 2, "unit": 2})


@rule("ME-GAP-82")
@pytest.mark.parametrize("falls", [destroyed, routed])
def test_a_pillager_that_is_destroyed_or_flees_gets_nothing(falls):
    table = a_scenario(PILLAGE, one(MEN, 0, 24_000, BESIDE), one(MEN, 1, 24_000, 48_000 - BESIDE))
    table.state.claims = (Claim(0, 1, "pillage", 1), Claim(1, 2, "pillage", 2))
    falls(table, 1, "shooting", 2)
    assert table.state.claims == (Claim(1, 2, "pillage", 2),)
    assert told(table, "claim_lost") == [{"seat": 0, "unit": 1, "what": "pillage", "number": 1}]
    assert rules_of(table, "claim_lost") == ["ME-GAP-82"]
    turn_ends(table)
    assert [points(table, seat)[0] for seat in (0, 1)] == [0, 1]
    assert table.state.pillaged == ((1, 2),)


@rule("ME-P4-09", "ME-P4-10")
def test_one_point_a_turn_and_five_in_all():
    table = a_scenario(PILLAGE, one(MEN, 0, 24_000, BESIDE), one(MEN, 1, 5_000, 45_000))
    table.state.sides[0].this_turn = 1
    table.state.claims = (Claim(0, 1, "pillage", 1),)
    turn_ends(table)
    assert points(table, 0) == (0, 0)
    table.state.sides[0].primary = 4
    for building in (2, 3):
        table.state.sides[0].this_turn = 0
        table.state.claims = (Claim(0, 1, "pillage", building),)
        turn_ends(table)
        assert points(table, 0) == (5, 0)


@rule("ME-GAP-39")
def test_bots_are_led_to_what_they_have_not_pillaged():
    table = a_scenario(PILLAGE, one(MEN, 0, 24_000, BESIDE))
    table.state.pillaged = ((0, 1), (1, 2))
    assert primary(table).goals(table, 1) == [
        (12_000, 12_000),
        (36_000, 12_000),
        (12_000, 36_000),
        (36_000, 36_000),
    ]


@rule("ME-CLAIM-01")
def test_an_altar_cannot_be_built_here():
    table = a_scenario(PILLAGE, one("jaguar_champion", 0, 24_000, BESIDE))
    activated(table)
    assert why_not(table, "claim altar") == ("ME-CLAIM-01", {"unit": 1, "what": "altar"})
    assert "claim altar" not in offered(table)
