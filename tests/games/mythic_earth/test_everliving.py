"""The eight Devotions of the Everliving, from the ritual for Gaia to the graves."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.geometry.shapes import Disc, Polygon
from mythwright.games.mythic_earth.ground import shape, touches_shape
from mythwright.games.mythic_earth.rules.carrying import pick_up
from mythwright.games.mythic_earth.rules.devotions import devotion, pick_options
from mythwright.games.mythic_earth.rules.devotions.meeting import engages
from mythwright.games.mythic_earth.rules.devotions.places import (
    across,
    controlled,
    enemy_quarters,
    searchable,
)
from mythwright.games.mythic_earth.rules.devotions.searching import Search, may_search
from mythwright.games.mythic_earth.state import Feature
from mythwright.games.mythic_earth.units import radius
from tests.games.mythic_earth.given_fight import (
    a_unit,
    activated,
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
    jungle,
    kinds,
    lay,
    one,
    pair,
    points,
    rock,
    routed,
    token,
    turn_ends,
    vowed,
    why_not,
)
from tests.marks import rule

MEN, BEAR, HERO, BEASTS = "eagle_warriors", "great_bear", "jaguar_champion", "ahuizotl_pack"
GONE = {"place": "destroyed", "minis": (), "at": (), "hurt": ()}


def a_table(card, *units, picks=(), seat=0, primary="fog", features=(), **vow):
    """Seat 0 keeps this Devotion."""
    table = a_scenario(primary, *units, features=list(features))
    return vowed(table, seat, card, *picks, **vow)


# -- 1: Endocannibalism Ritual in Honour of Gaia -------------------------------------------------------------


@rule("ME-EL1-01", "ME-GAP-85", "ME-GAP-88")
def test_a_death_token_marks_where_a_friend_fell():
    table = a_table("el1", a_unit(MEN, 0, (10_000, 10_000), (11_500, 10_000)), one(MEN, 1, 30_000, 30_000))
    destroyed(table, 1, "melee", by=2)
    [death] = table.state.tokens
    assert (death.kind, death.seat, death.x, death.y, death.about) == ("death", 0, 11_500, 10_000, 1)
    assert rules_of(table, "token") == ["ME-EL1-01"]
    assert rules_of(table, "revealed") == ["ME-GAP-85"]  # a token on the table shows the card
    destroyed(table, 2, "melee")
    assert kinds(table) == [("death", 0)]  # enemies leave none


@rule("ME-GAP-88", "ME-GAP-92")
def test_who_flees_or_runs_off_the_table_leaves_no_death_token():
    table = a_table("el1", one(MEN, 0, 10_000, 10_000), one(MEN, 1, 30_000, 30_000))
    routed(table, 1, "melee", by=2)
    assert table.state.tokens == ()
    destroyed(table, 1, "edge", by=2)
    assert table.state.tokens == ()
    assert not table.state.sides[0].vow.shown


@rule("ME-EL1-02", "ME-EL1-03")
@pytest.mark.parametrize(("gap", "near"), [(10_005, True), (10_006, False)])
def test_a_humanoid_unit_within_ten_inches_holds_the_ritual(gap, near):
    table = a_table("el1", one(MEN, 0, 10_000, 10_000))
    death = lay(table, "death", 0, (10_000 + 1_260 + gap, 10_000))
    assert claimable(table) == (["claim ritual 1"] if near else [])
    if not near:
        facts = {"unit": 1, "token": death.number, "far": 10_006, "reach": 10_000}
        assert why_not(table, "claim ritual 1") == ("ME-EL1-02", facts)
        return
    play(table, "claim ritual 1")
    [ritual] = table.state.tokens
    assert (ritual.kind, ritual.seat, ritual.x, ritual.y) == ("ritual", 0, death.x, death.y)
    assert rules_of(table, "token_gone") == ["ME-EL1-03"]
    assert rules_of(table, "token")[-1] == "ME-EL1-03"
    assert points(table, 0) == (0, 0)


@rule("ME-EL1-02", "ME-EL1-03")
def test_what_is_no_death_token_and_who_is_no_humanoid():
    table = a_table("el1", one(MEN, 0, 10_000, 10_000), one(BEAR, 0, 10_000, 15_000))
    lay(table, "death", 1, (12_000, 10_000))
    lay(table, "ritual", 0, (13_000, 10_000))
    lay(table, "death", 0, (14_000, 10_000))
    assert claimable(table, 1) == ["claim ritual 3"]
    for wrong in ("claim ritual 1", "claim ritual 2", "claim ritual", "claim ritual red", "claim ritual 3 3"):
        assert why_not(table, wrong) == ("ME-EL1-03", {"tokens": [3]})
    assert claimable(table, 2) == []
    assert why_not(table, "claim ritual 3") == ("ME-EL1-02", {"unit": 2, "type": "monster"})


@rule("ME-EL1-04", "ME-DEV-15", "ME-DEV-18")
def test_a_ritual_token_scores_once_at_the_end_of_a_turn():
    table = a_table("el1", one(MEN, 0, 10_000, 10_000), one(MEN, 1, 30_000, 30_000))
    turn_ends(table)
    assert points(table, 0) == (0, 0)
    lay(table, "ritual", 1, (20_000, 20_000))
    turn_ends(table)
    assert points(table, 0) == (0, 0)  # not an own one
    lay(table, "ritual", 0, (20_000, 20_000))
    turn_ends(table)
    assert points(table, 0) == (0, 1)
    assert rules_of(table, "scored") == ["ME-EL1-04"]
    assert rules_of(table, "revealed") == ["ME-DEV-15"]
    turn_ends(table)
    assert points(table, 0) == (0, 1)


@rule("ME-EL1-05")
@pytest.mark.parametrize(("tokens", "gained"), [(1, 0), (2, 1), (3, 1)])
def test_two_ritual_tokens_score_at_the_end_of_the_game(tokens, gained):
    table = a_table("el1", one(MEN, 0, 10_000, 10_000), one(MEN, 1, 30_000, 30_000))
    for _ in range(tokens):
        lay(table, "ritual", 0, (20_000, 20_000))
    game_ends(table)
    assert points(table, 0) == (0, gained)
    assert rules_of(table, "scored") == ["ME-EL1-05"] * gained


# -- 2: In Search of the Fountain of Youth -------------------------------------------------------------------

WOODS = (
    jungle(1, 12_000, 32_000),
    jungle(2, 36_000, 32_000),
    jungle(3, 12_000, 10_000),
    jungle(4, 24_000, 25_000),
)


def searching(*units, picks=(1, 2)):
    table = a_table("el2", *units, picks=picks, features=WOODS)
    return under_way(table, Search(seat=0, unit=1))


@rule("ME-EL2-01", "ME-GAP-85")
def test_two_pieces_wholly_in_the_opponents_half_are_picked():
    slab = Feature(
        5,
        "low_wall",
        30_000,
        40_000,
        0,
        ((27_000, 39_750), (33_000, 39_750), (33_000, 40_250), (27_000, 40_250)),
    )
    leaning = Feature(
        6,
        "low_wall",
        30_000,
        24_000,
        0,
        ((27_000, 23_750), (33_000, 24_250), (33_000, 24_750), (27_000, 24_250)),
    )
    table = a_table("el2", one(MEN, 0, 10_000, 10_000), features=[*WOODS, slab, leaning])
    assert devotion(table, 0).picks(table, 0) == [1, 2, 5]
    assert [str(option) for option in pick_options(table, 0)] == ["pick 1 2", "pick 1 5", "pick 2 5"]


@rule("ME-EL2-02", "ME-EL2-03", "ME-EL2-04", "ME-EX-42", "ME-GAP-88", "ME-GAP-15")
def test_the_fountain_is_found_where_the_test_is_passed():
    # given Brave 7 and 4 markers, and a hero near who does not help
    table = searching(one(MEN, 0, 12_000, 32_000, markers=4), one(HERO, 0, 14_000, 32_000))
    assert asked(table) == (0, "search")
    assert offered(table) == ["search 1", "pass"]
    play(table, "search 1")
    assert rolls(table) == (0, 1, "ME-BRAVE-02")
    assert rules_of(table, "revealed") == ["ME-GAP-85"]
    play(table, "5")
    [test] = told(table, "tested")
    assert (test["needs"], test["passed"], test["test"]) == (5, True, "fountain")
    assert test["parts"] == [("brave", 7, "ME-BRAVE-01"), ("fountain", -2, "ME-EL2-02")]
    vow = table.state.sides[0].vow
    assert (vow.found, vow.tested) == (1, (1,))
    assert told(table, "fountain") == [{"seat": 0, "unit": 1, "feature": 1}]
    assert rules_of(table, "fountain") == ["ME-EL2-04"]
    assert table.state.units[1].markers == 4  # no marker changes


@rule("ME-EL2-05")
def test_on_a_fail_it_is_in_the_other_piece_which_needs_no_test():
    table = searching(one(MEN, 0, 12_000, 32_000))
    play(table, "search 1", "6")
    vow = table.state.sides[0].vow
    assert (vow.found, vow.tested) == (2, (1,))
    assert rules_of(table, "fountain") == ["ME-EL2-05"]
    unit = table.state.units[1]
    assert (unit.markers, unit.fleeing) == (0, False)
    unit.at = ((36_000, 32_000),)
    assert claimable(table) == ["claim drink 2"]
    assert not may_search(table, 0, 1)


@rule("ME-EL2-05")
def test_with_a_single_piece_a_fail_ends_the_search():
    table = searching(one(MEN, 0, 12_000, 32_000), picks=(1,))
    play(table, "search 1", "10")
    assert table.state.sides[0].vow.found == 0
    under_way(table, Search(seat=0, unit=1))
    assert offered(table) == ["pass"]


@rule("ME-EL2-02", "ME-GAP-88")
def test_the_owner_may_pass_and_only_picked_pieces_are_searched():
    table = searching(one(MEN, 0, 12_000, 32_000), picks=(2,))
    assert offered(table) == ["pass"]
    facts = {"unit": 1, "devotion": "el2", "picks": [2]}
    assert refused(table, "search 1") == ("ME-EL2-02", facts)
    assert refused(table, "stay") == ("ME-GAP-88", {"kinds": ["pass"]})
    play(table, "pass")
    assert asked(table)[1] == "rest"
    assert not table.state.sides[0].vow.shown


@rule("ME-GAP-88")
@pytest.mark.parametrize(("dx", "dy"), [(1, 0), (-1, 0), (0, 1), (0, -1)])
def test_a_unit_may_search_as_long_as_it_touches_the_piece(dx, dy):
    table = a_table("el4", one(MEN, 0, 12_000, 32_000), features=WOODS)
    unit, wood = table.state.units[1], shape(WOODS[0])
    for step in range(0, 6000, 50):
        unit.at = ((12_000 + dx * step, 32_000 + dy * step),)
        assert may_search(table, 0, 1) is touches_shape(unit.at, radius(table, unit), wood), step
    assert not may_search(table, 0, 1)


@rule("ME-GAP-88", "ME-DEV-14")
def test_whoever_might_hold_the_card_is_asked_so_that_nothing_leaks():
    table = a_table(
        "el4",
        one(MEN, 0, 12_000, 32_000),
        one(MEN, 0, 12_000, 10_000),
        one(MEN, 1, 40_000, 40_000),
        features=WOODS,
    )
    assert may_search(table, 0, 1)
    assert not may_search(table, 0, 2)  # in the own half
    assert not may_search(table, 1, 3)
    table.state.units[1].at = ((24_000, 25_000),)
    assert not may_search(table, 0, 1)  # a piece on the midline can be nobody's pick
    table.state.units[1].at = ((12_000, 32_000),)
    table.state.sides[0].alignment = "everchanging"
    assert not may_search(table, 0, 1)
    table.state.sides[0].alignment = "everliving"
    table.state.sides[0].vow.shown = True
    assert not may_search(table, 0, 1)
    table.state.sides[0].vow.shown = False
    table.state.units[1].seat = 1
    assert not may_search(table, 0, 1)


@rule("ME-GAP-88")
def test_the_question_comes_at_the_end_of_an_own_action():
    table = a_table(
        "el2", one(MEN, 0, 12_000, 28_000), one(MEN, 1, 40_000, 40_000), picks=(1, 2), features=WOODS
    )
    activated(table)
    play(table, "move 12000 29000")
    assert asked(table) == (0, "search")
    play(table, "search 1", "1")
    assert asked(table) == (0, "action")
    assert "claim drink 1" in offered(table)


@rule("ME-GAP-92", "ME-GAP-88")
def test_a_blessing_may_pass_the_test():
    table = a_table("el2", one(MEN, 0, 12_000, 32_000), picks=(1, 2), features=WOODS)
    table.state.sides[0].blessings = ("bl2",)
    under_way(table, Search(seat=0, unit=1))
    play(table, "search 1")
    assert "bless bl2" in offered(table)
    play(table, "bless bl2")
    assert table.state.sides[0].vow.found == 1


@rule("ME-EL2-06", "ME-EL2-07")
def test_any_unit_in_the_piece_drinks_for_a_point_and_a_token_inside():
    table = a_table(
        "el2",
        one(BEASTS, 0, 12_000, 28_300),
        one(MEN, 0, 12_000, 33_260),
        picks=(1, 2),
        features=WOODS,
        found=1,
    )
    assert claimable(table, 1) == ["claim drink 1"]
    play(table, "claim drink 1")
    assert points(table, 0) == (0, 1)
    assert rules_of(table, "scored") == ["ME-EL2-07"]
    assert asked(table) == (0, "token")
    assert "put 12000 32000" in offered(table)
    assert refused(table, "put 14380 32000") == ("ME-EL2-07", {"x": 14_380, "y": 32_000})
    assert table.why_not("put 14370 32000") == []
    assert refused(table, "put 12000 32006")[1]["other"] == 2  # off bases
    assert table.why_not("put 12000 32005") == []
    play(table, "put 12000 31000")
    assert [(t.kind, t.seat, t.x, t.y, t.about) for t in table.state.tokens] == [
        ("fountain", 0, 12_000, 31_000, 1)
    ]


@rule("ME-EL2-04", "ME-EL2-06", "ME-DEV-18")
def test_who_may_not_drink():
    table = a_table("el2", one(MEN, 0, 12_000, 32_000), picks=(1, 2), features=WOODS)
    assert claimable(table) == []
    assert why_not(table, "claim drink 1") == ("ME-EL2-04", {"found": 0})
    table.state.sides[0].vow.found = 2
    assert claimable(table) == []
    assert why_not(table, "claim drink 1") == ("ME-EL2-04", {"found": 2})
    assert why_not(table, "claim drink 9") == ("ME-EL2-04", {"found": 2})
    assert why_not(table, "claim drink 2") == ("ME-EL2-06", {"unit": 1, "feature": 2})
    lay(table, "fountain", 0, (36_000, 32_000))
    table.state.units[1].at = ((36_000, 30_000),)
    assert why_not(table, "claim drink 2") == ("ME-DEV-18", {"devotion": "el2"})


@rule("ME-EL2-04")
@pytest.mark.parametrize("answer", ["claim drink", "claim drink red", "claim drink 1 1"])
def test_a_claim_names_the_piece(answer):
    table = a_table("el2", one(MEN, 0, 12_000, 32_000), picks=(1, 2), features=WOODS, found=1)
    claimable(table)
    assert why_not(table, answer) == ("ME-EL2-04", {"found": 1})


@rule("ME-EL2-07")
def test_places_in_a_wide_piece_are_listed_from_its_middle():
    wide = jungle(1, 12_000, 33_000, 6_000)
    table = a_table("el2", one(MEN, 0, 12_000, 39_000), picks=(1,), features=[wide], found=1)
    claimable(table)
    play(table, "claim drink 1")
    assert len(offered(table)) == 1 + 4 * 8
    assert offered(table)[:2] == ["put 12000 33000", "put 13000 33000"]


@rule("ME-EL2-02", "ME-GAP-88")
def test_what_is_searchable():
    unit = one(MEN, 0, 12_000, 32_000)
    table = a_table("el2", unit, picks=(1, 2), features=WOODS)
    assert searchable(table, 0, unit) == [1]
    table.state.sides[0].vow.tested = (1,)
    assert searchable(table, 0, unit) == []
    table.state.sides[0].vow.tested, table.state.sides[0].vow.found = (), 2
    assert searchable(table, 0, unit) == []
    other = a_table("el3", unit, picks=(1,), features=WOODS)
    assert searchable(other, 0, unit) == []
    unknown = a_table("el2", unit, picks=(9,), features=WOODS)
    assert searchable(unknown, 0, unit) == []


@rule("ME-EL2-07")
def test_in_a_piece_too_narrow_the_token_lies_in_its_middle():
    wall = Feature(
        1,
        "low_wall",
        12_000,
        32_000,
        0,
        ((9_000, 31_750), (15_000, 31_750), (15_000, 32_250), (9_000, 32_250)),
    )
    table = a_table("el2", one(MEN, 0, 12_000, 31_120), picks=(1,), features=[wall], found=1)
    claimable(table)
    play(table, "claim drink 1")
    assert [(t.x, t.y) for t in table.state.tokens] == [(12_000, 32_000)]


@rule("ME-EL2-07", "ME-DEV-12")
def test_a_rock_may_hold_the_fountain_too():
    table = a_table(
        "el2", one(MEN, 0, 12_000, 29_370), picks=(1,), features=[rock(1, 12_000, 32_000)], found=1
    )
    assert claimable(table) == ["claim drink 1"]
    play(table, "claim drink 1", "put 12000 32000")
    assert kinds(table) == [("fountain", 0)]


@rule("ME-EL2-08")
def test_enemies_cannot_remove_it():
    table = a_table("el2", one(MEN, 0, 5_000, 5_000), one(MEN, 1, 12_000, 32_000), features=WOODS)
    lay(table, "fountain", 0, (13_260, 32_000))
    assert claimable(table, 2) == []
    assert why_not(table, "claim remove 1") == ("ME-EL2-08", {"unit": 2, "token": 1, "kind": "fountain"})


@rule("ME-EL2-09")
@pytest.mark.parametrize(
    ("card", "seat", "gap", "state", "scores"),
    [
        (MEN, 0, 6_005, {}, True),
        (MEN, 0, 6_006, {}, False),
        (MEN, 0, 0, {"fleeing": True}, True),
        (MEN, 1, 0, {}, False),
        (BEASTS, 0, 0, {}, False),
    ],
)
def test_a_humanoid_unit_guards_the_fountain_at_the_end(card, seat, gap, state, scores):
    table = a_table("el2", one(card, seat, 12_000, 32_000, **state), features=WOODS)
    lay(table, "fountain", 0, (12_000 + 1_260 + gap, 32_000))
    assert points(game_ends(table), 0) == (0, int(scores))
    assert rules_of(table, "scored") == ["ME-EL2-09"] * scores


# -- 3: Divide and Conquer -----------------------------------------------------------------------------------


@rule("ME-EL3-01")
def test_a_humanoid_monster_or_behemoth_is_picked():
    cards = [MEN, BEAR, "stone_giant", BEASTS, "scorpion_tide"]
    table = a_table(
        "el3", one(MEN, 0, 3_000, 3_000), *(one(card, 1, 9_000 * i, 40_000) for i, card in enumerate(cards))
    )
    assert devotion(table, 0).picks(table, 0) == [2, 3, 4]
    assert [str(option) for option in pick_options(table, 0)] == ["pick 2", "pick 3", "pick 4"]


@rule("ME-EL3-02", "ME-GAP-88")
@pytest.mark.parametrize(
    ("near", "clear", "scores"),
    [(2_005, 4_006, True), (2_006, 4_006, False), (2_005, 4_005, False), (0, 20_000, True)],
)
def test_a_unit_that_is_cornered_and_alone_scores(near, clear, scores):
    own = one(MEN, 0, 20_000 - 1_260 - near, 20_000)
    helper = one(MEN, 1, 21_500 + 1_260 + clear, 20_000)
    table = a_table("el3", own, pair(MEN, 1, 20_000, 20_000), helper, picks=(2,))
    turn_ends(table)
    assert points(table, 0) == (0, int(scores))


@rule("ME-EL3-02")
def test_it_must_be_on_the_table_and_the_picked_one():
    table = a_table("el3", one(MEN, 0, 20_000, 20_000), one(MEN, 1, 22_000, 20_000), picks=(3,))
    table.state.units[3] = one(MEN, 1, 0, 0, **GONE)
    turn_ends(table)
    assert points(table, 0) == (0, 0)
    table.state.sides[0].vow.picks = (2,)
    turn_ends(table)
    assert points(table, 0) == (0, 1)


@rule("ME-EL3-03", "ME-DEV-16", "ME-DEV-18")
def test_isolation_scores_again_up_to_two():
    table = a_table("el3", one(MEN, 0, 20_000, 20_000), one(MEN, 1, 22_000, 20_000), picks=(2,))
    for now in (1, 2, 2):
        turn_ends(table)
        assert points(table, 0) == (0, now)
    assert rules_of(table, "scored") == ["ME-EL3-02"] * 2


# -- 4: Control Jungle Territory -----------------------------------------------------------------------------


@rule("ME-EL4-02", "ME-GAP-87", "ME-GAP-88")
def test_a_quarter_belongs_to_whoever_has_more_units_wholly_within():
    units = [
        one(MEN, 0, 10_000, 10_000),
        one(MEN, 0, 12_000, 30_000, fleeing=True),
        one(MEN, 1, 10_000, 35_000),
        one(MEN, 0, 15_000, 35_000),
        pair(MEN, 0, 23_500, 10_000),
        one(MEN, 1, 40_000, 40_000),
        one(MEN, 1, 40_000, 10_000, place="reserve"),
    ]
    table = a_table("el4", *units)
    assert controlled(table, 0) == [0, 2]
    assert controlled(table, 1) == [3]


@rule("ME-EL4-01", "ME-GAP-88")
def test_which_quarters_are_on_the_opponents_side():
    table = a_table("el4", one(MEN, 0, 3_000, 3_000))
    assert enemy_quarters(table, 0) == (2, 3)
    assert enemy_quarters(table, 1) == (0, 1)
    hunt = a_table("el4", one(MEN, 0, 3_000, 3_000), primary="hunt")
    assert enemy_quarters(hunt, 0) == (3,)
    assert enemy_quarters(hunt, 1) == (0,)


@rule("ME-EL4-01")
@pytest.mark.parametrize(("y", "foes", "scores"), [(30_000, 0, True), (10_000, 0, False), (30_000, 1, False)])
def test_an_enemy_quarter_scores_once(y, foes, scores):
    enemies = [one(MEN, 1, 20_000, 40_000) for _ in range(foes)]
    table = a_table("el4", one(MEN, 0, 10_000, y), *enemies, one(MEN, 1, 40_000, 40_000))
    turn_ends(table)
    assert points(table, 0) == (0, int(scores))
    assert rules_of(table, "scored") == ["ME-EL4-01"] * scores
    turn_ends(table)
    assert points(table, 0) == (0, int(scores))


@rule("ME-EL4-03")
@pytest.mark.parametrize(("enemies", "scores"), [(0, True), (1, False), (2, False)])
def test_more_quarters_than_the_opponent_score_at_the_end(enemies, scores):
    foes = [one(MEN, 1, 40_000, 10_000 + 30_000 * i) for i in range(enemies)]
    table = a_table("el4", one(MEN, 0, 10_000, 10_000), *foes)
    assert points(game_ends(table), 0) == (0, int(scores))
    assert rules_of(table, "scored") == ["ME-EL4-03"] * scores


# -- 5: Against All Odds -------------------------------------------------------------------------------------


def met(*units, both=False, **state):
    table = a_table("el5", *units)
    assert engages(table, 1, 2, both) is None
    return table


@rule("ME-EL5-01", "ME-GAP-89")
@pytest.mark.parametrize(
    ("cost", "fought", "scores"),
    [(2, False, True), (1, False, False), (2, True, False)],
)
def test_the_first_to_engage_a_costlier_enemy_scores(cost, fought, scores):
    # given eagles of ten points a Mini, options and size included
    own, foe = pair(MEN, 0, 20_000, 20_000), pair(MEN, 1, 20_000, 22_000, fought=fought)
    own.size, foe.size = 8, 7 + cost
    table = met(own, foe)
    assert points(table, 0) == (0, int(scores))
    assert table.state.sides[0].vow.pair == ((1, 2) if scores else (0, 0))
    assert rules_of(table, "scored") == ["ME-EL5-01"] * scores


@rule("ME-EL5-01", "ME-GAP-89")
def test_only_an_own_charge_or_countercharge_counts():
    cheap, dear = pair(MEN, 1, 20_000, 20_000), pair(MEN, 0, 20_000, 22_000)
    cheap.size, dear.size = 8, 12
    table = met(dear, cheap)
    assert points(table, 0) == (0, 0)
    swapped = a_table("el5", pair(MEN, 1, 20_000, 22_000), pair(MEN, 0, 20_000, 20_000))
    swapped.state.units[1].size, swapped.state.units[2].size = 12, 8
    engages(swapped, 1, 2)
    assert points(swapped, 0) == (0, 0)  # the enemy charged
    engages(swapped, 1, 2, both=True)
    assert points(swapped, 0) == (0, 1)  # and was countercharged
    assert swapped.state.sides[0].vow.pair == (2, 1)


@rule("ME-EL5-01")
def test_the_pair_is_recorded_once():
    table = met(
        one(MEN, 0, 20_000, 20_000),
        one("stone_giant", 1, 20_000, 24_000),
        one("ice_giant", 1, 40_000, 24_000),
    )
    engages(table, 1, 3)
    assert table.state.sides[0].vow.pair == (1, 2)
    assert points(table, 0) == (0, 1)


@rule("ME-EL5-02", "ME-DEV-21", "ME-GAP-92")
@pytest.mark.parametrize(
    ("own", "foe", "scores"),
    [
        ({}, {"place": "destroyed"}, True),
        ({}, {"fleeing": True}, True),
        ({}, {}, False),
        ({"fleeing": True}, {"fleeing": True}, False),
        ({"place": "destroyed"}, {"place": "destroyed"}, False),
    ],
)
def test_the_own_unit_outlasts_the_costlier_one(own, foe, scores):
    table = a_table(
        "el5",
        one(MEN, 0, 20_000, 20_000, **own),
        one(MEN, 1, 20_000, 24_000, **foe),
        one(MEN, 0, 3_000, 3_000),
        one(MEN, 1, 3_000, 45_000),
        pair=(1, 2),
    )
    assert points(game_ends(table), 0) == (0, int(scores))
    bare = a_table("el5", one(MEN, 0, 20_000, 20_000), one(MEN, 1, 20_000, 24_000, fleeing=True))
    assert points(game_ends(bare), 0) == (0, 0)


# -- 6: A Worthy Sacrifice -----------------------------------------------------------------------------------


@rule("ME-EL6-01", "ME-GAP-87")
def test_a_humanoid_or_heroic_unit_is_picked():
    cards = [MEN, BEAR, HERO, BEASTS]
    table = a_table(
        "el6", one(MEN, 0, 3_000, 3_000), *(one(card, 1, 9_000 * i, 40_000) for i, card in enumerate(cards))
    )
    assert devotion(table, 0).picks(table, 0) == [2, 4]


@rule("ME-EL6-02", "ME-GAP-89", "ME-GAP-85")
@pytest.mark.parametrize("how", ["melee", "shooting", "river"])
def test_when_the_victim_falls_the_card_is_shown_and_a_token_laid(how):
    table = a_table("el6", one(MEN, 0, 3_000, 3_000), one(MEN, 1, 20_000, 20_000), picks=(2,))
    destroyed(table, 2, how, by=1)
    assert rules_of(table, "revealed") == ["ME-GAP-85"]
    assert points(table, 0) == (0, 1)
    assert rules_of(table, "scored") == ["ME-EL6-02"]
    assert asked(table) == (0, "token")
    play(table, "put 21260 20000")
    assert [(t.kind, t.seat, t.x, t.y, t.about) for t in table.state.tokens] == [
        ("sacrifice", 0, 21_260, 20_000, 2)
    ]
    assert table.state.aftermath == ()


@rule("ME-EL6-02", "ME-GAP-92")
def test_flight_others_and_the_table_edge_are_no_sacrifice():
    table = a_table(
        "el6", one(MEN, 0, 3_000, 3_000), one(MEN, 1, 20_000, 20_000), one(MEN, 1, 30_000, 20_000), picks=(2,)
    )
    destroyed(table, 3, "melee", by=1)
    routed(table, 2, "melee", by=1)
    destroyed(table, 2, "edge", by=1)
    assert points(table, 0) == (0, 0)
    assert table.state.tokens == ()


@rule("ME-EL6-03", "ME-GAP-89", "ME-GAP-92")
@pytest.mark.parametrize("how", ["move", "march", "charge", "free_move", "disengage"])
@pytest.mark.parametrize("seat", [0, 1])
def test_any_movement_into_contact_or_through_picks_it_up(how, seat):
    unit = one(BEASTS, seat, 20_000, 30_000)
    table = a_table("el6", unit)
    lay(table, "sacrifice", 0, (21_000, 20_000))
    pick_up(table, 1, ((20_000, 10_000),), how)
    assert token(table, 1).holder == 1
    assert rules_of(table, "token")[-1] == "ME-EL6-03"


@rule("ME-EL6-03", "ME-GAP-89")
@pytest.mark.parametrize(
    ("x", "state", "takes"),
    [
        (20_000 - 1_260 - 50, {}, True),
        (20_000 - 1_260 - 51, {}, False),
        (20_000, {"aloft": True}, False),
        (20_000, {"fleeing": True}, False),
    ],
)
def test_who_does_not_pick_it_up(x, state, takes):
    table = a_table("el6", one(MEN, 0, x, 30_000, **state))
    lay(table, "sacrifice", 0, (20_000, 20_000))
    pick_up(table, 1, ((x, 10_000),), "move")
    assert (token(table, 1).holder == 1) is takes


@rule("ME-EL6-03", "ME-GAP-81")
def test_spirit_animals_pick_up_nothing():
    table = a_table("el6", spirit(20_000, 30_000))
    lay(table, "sacrifice", 0, (20_000, 20_000))
    pick_up(table, 1, ((20_000, 10_000),), "move")
    assert token(table, 1).holder == 0


@rule("ME-EL6-03")
def test_every_leg_and_every_mini_counts():
    table = a_table("el6", pair(MEN, 0, 30_000, 10_000))
    lay(table, "sacrifice", 0, (21_500, 30_000))
    # up, across, and down again: the second Mini passes on the first leg
    pick_up(table, 1, ((20_000, 10_000), (21_500, 10_000)), "march", [(0, 25_000), (10_000, 0)])
    assert token(table, 1).holder == 1
    missed = a_table("el6", pair(MEN, 0, 30_000, 10_000))
    lay(missed, "sacrifice", 0, (21_500, 30_000))
    pick_up(missed, 1, ((20_000, 10_000), (21_500, 10_000)), "march")
    assert token(missed, 1).holder == 0


@rule("ME-EL6-03", "ME-GAP-89")
@pytest.mark.parametrize(("card", "how"), [(MEN, "storm_step"), ("giant_condor", "move")])
def test_who_flies_over_it_must_land_on_it(card, how):
    table = a_table("el6", one(card, 0, 20_000, 30_000))
    lay(table, "sacrifice", 0, (20_000, 20_000))
    lay(table, "sacrifice", 0, (20_000, 31_000))
    pick_up(table, 1, ((20_000, 10_000),), how)
    assert [token(table, n).holder for n in (1, 2)] == [0, 1]


@rule("ME-EL6-03")
def test_a_march_in_two_legs_picks_it_up_at_the_corner():
    table = a_table("el6", one(MEN, 0, 10_000, 10_000), one(MEN, 1, 40_000, 40_000))
    lay(table, "sacrifice", 0, (10_000, 16_000))
    activated(table)
    play(table, "march 10000 15000 14000 13000")
    assert token(table, 1).holder == 1


@rule("ME-EL6-03")
def test_after_losses_on_the_way_only_the_end_is_looked_at():
    table = a_table("el6", one(MEN, 0, 20_000, 30_000))
    lay(table, "sacrifice", 0, (20_000, 20_000))
    lay(table, "sacrifice", 0, (20_000, 31_260))
    pick_up(table, 1, ((20_000, 10_000), (21_500, 10_000)), "charge")
    assert [token(table, n).holder for n in (1, 2)] == [0, 1]


@rule("ME-EL6-04")
def test_the_winner_takes_it_from_a_carrier_killed_in_a_fight():
    table = a_table("el6", one(MEN, 0, 20_000, 20_000), one(BEAR, 1, 20_000, 22_000))
    lay(table, "sacrifice", 0, (0, 0), holder=1)
    destroyed(table, 1, "melee", by=2)
    assert kinds(table) == [("sacrifice", 2)]
    assert rules_of(table, "token")[-1] == "ME-EL6-04"


@rule("ME-EL6-05", "ME-DEV-10")
@pytest.mark.parametrize("how", ["melee", "shooting"])
def test_a_routed_carrier_drops_it_before_it_moves(how):
    table = a_table("el6", one(MEN, 0, 20_000, 20_000), one(MEN, 1, 20_000, 25_000))
    lay(table, "sacrifice", 0, (0, 0), holder=1)
    routed(table, 1, how, by=2)
    assert asked(table) == (0, "token")
    assert table.pending.rule == "ME-EL6-05"
    play(table, "put 21260 20000")
    assert [(t.holder, t.x) for t in table.state.tokens] == [(0, 21_260)]


@rule("ME-EL6-06", "ME-GAP-89")
@pytest.mark.parametrize(
    ("y", "near"), [(12_000 + 630 + 6_005, True), (12_000 + 630 + 6_006, False), (3_000, True)]
)
@pytest.mark.parametrize("carried", [False, True])
def test_the_token_is_brought_home(y, near, carried):
    table = a_table("el6", one(MEN, 1, 20_000, y), one(MEN, 0, 3_000, 3_000))
    lay(table, "sacrifice", 0, (0, 0) if carried else (20_000, y), holder=1 if carried else 0)
    assert points(game_ends(table), 0) == (0, int(near))
    assert rules_of(table, "scored") == ["ME-EL6-06"] * near


# -- 7: Consecrated Ground -----------------------------------------------------------------------------------


@rule("ME-EL7-01", "ME-GAP-89")
def test_a_small_piece_that_touches_the_enemy_zone_is_picked():
    pieces = [
        jungle(1, 10_000, 36_000 - 4_005, 4_000),  # touches the zone, eight inches across
        jungle(2, 20_000, 36_000 - 4_006, 4_000),  # just short of it
        jungle(3, 30_000, 40_000, 4_003),  # just too large
        jungle(4, 40_000, 5_000, 2_000),
        Feature(5, "jungle", 40_000, 40_000, 0, ((36_000, 40_000), (44_000, 40_000), (40_000, 43_000))),
    ]
    table = a_table("el7", one(MEN, 0, 3_000, 3_000), features=pieces)
    assert devotion(table, 0).picks(table, 0) == [1, 5]


@rule("ME-EL7-01")
def test_how_wide_pieces_are():
    assert across(Disc(0, 0, 2_500)) == 5_000
    assert across(Polygon(((0, 0), (3_000, 0), (3_000, 4_000), (0, 4_000)))) == 5_000


GROUND = (jungle(1, 20_000, 36_000, 2_000), jungle(2, 40_000, 36_000, 2_000))


@rule("ME-EL7-02")
@pytest.mark.parametrize(
    ("card", "gap", "may"), [(MEN, 50, True), (MEN, 51, False), (HERO, 0, True), (BEASTS, 0, False)]
)
def test_who_touches_the_ground_consecrates_it(card, gap, may):
    r = 787 if card == BEASTS else 630
    table = a_table(
        "el7", one(card, 0, 20_000, 34_000 - r - gap), one(MEN, 1, 3_000, 45_000), picks=(1,), features=GROUND
    )
    assert claimable(table) == (["claim consecrate 1"] if may else [])
    if may:
        play(table, "claim consecrate 1")
        assert points(table, 0) == (0, 1)
        assert table.state.sides[0].vow.found == 1
        assert rules_of(table, "scored") == ["ME-EL7-02"]
        return
    found = why_not(table, "claim consecrate 1")
    if card == MEN:
        assert found == ("ME-EL7-02", {"unit": 1, "feature": 1, "far": 51, "reach": 50})
    else:
        assert found == ("ME-EL7-02", {"unit": 1, "type": "beast"})


@rule("ME-EL7-01", "ME-DEV-18")
def test_only_the_chosen_ground_and_only_once():
    table = a_table("el7", one(MEN, 0, 20_000, 36_000), picks=(1,), features=GROUND)
    claimable(table)
    assert why_not(table, "claim consecrate 2") == ("ME-EL7-01", {"picks": [1]})
    assert why_not(table, "claim consecrate 9") == ("ME-EL7-01", {"picks": [1]})
    table.state.sides[0].vow.found = 1
    assert claimable(table) == []
    assert why_not(table, "claim consecrate 1") == ("ME-DEV-18", {"devotion": "el7"})


@rule("ME-EL7-03", "ME-GAP-89")
@pytest.mark.parametrize(
    ("gap", "state", "found", "scores"),
    [
        (6_006, {}, 1, True),
        (6_005, {}, 1, False),
        (0, {"fleeing": True}, 1, False),
        (0, {"place": "reserve"}, 1, True),
        (6_006, {}, 0, False),
    ],
)
def test_the_ground_is_kept_clear_of_enemies(gap, state, found, scores):
    enemy = one(MEN, 1, 20_000, 34_000 - 630 - gap, **state)
    table = a_table("el7", one(MEN, 0, 20_000, 36_000), enemy, picks=(1,), features=GROUND, found=found)
    assert points(game_ends(table), 0) == (0, int(scores))
    assert rules_of(table, "scored") == ["ME-EL7-03"] * scores


# -- 8: Put the Spirits to Rest ------------------------------------------------------------------------------


@rule("ME-EL8-01", "ME-GAP-89", "ME-DEV-05", "ME-DEV-06", "ME-DEV-07")
def test_the_dead_are_buried_by_a_claim():
    table = a_table("el8", one(MEN, 0, 20_000, 10_000))
    assert claimable(table) == ["claim bury"]
    play(table, "claim bury")
    assert rules_of(table, "revealed") == ["ME-GAP-85"]
    assert asked(table) == (0, "token")
    assert table.pending.rule == "ME-EL8-01"
    play(table, "put 21260 10000")
    assert [(t.kind, t.seat, t.about) for t in table.state.tokens] == [("corpse", 0, 1)]
    assert points(table, 0) == (0, 0)  # too far from the enemy zone


@rule("ME-EL8-01")
def test_humanoids_and_heroes_bury():
    assert claimable(a_table("el8", one(HERO, 0, 20_000, 10_000))) == ["claim bury"]
    table = a_table("el8", one(BEAR, 0, 20_000, 10_000))
    assert claimable(table) == []
    assert why_not(table, "claim bury") == ("ME-EL8-01", {"unit": 1, "type": "monster"})


@rule("ME-GAP-86", "ME-EL8-01")
def test_without_room_nothing_is_buried():
    ring = [
        one(MEN, 0, 20_000 + dx, 10_000 + dy)
        for dx, dy in (
            (1_300, 0),
            (-1_300, 0),
            (0, 1_300),
            (0, -1_300),
            (1_270, 1_270),
            (-1_270, 1_270),
            (1_270, -1_270),
            (-1_270, -1_270),
        )
    ]
    table = a_table("el8", one(MEN, 0, 20_000, 10_000), *ring)
    assert claimable(table) == []
    assert why_not(table, "claim bury") == ("ME-GAP-86", {"unit": 1})


@rule("ME-EL8-02", "ME-DEV-15", "ME-GAP-89")
@pytest.mark.parametrize(
    ("y", "near"), [(36_000 - 630 - 6_005, True), (36_000 - 630 - 6_006, False), (40_000, True)]
)
def test_the_first_grave_near_the_enemy_zone_scores(y, near):
    table = a_table("el8", one(MEN, 0, 20_000, y))
    claimable(table)
    play(table, "claim bury", f"put 21260 {y}")
    assert points(table, 0) == (0, int(near))
    assert rules_of(table, "scored") == ["ME-EL8-02"] * near
    claimable(table)
    play(table, "claim bury", f"put 18740 {y}")
    assert points(table, 0) == (0, int(near))  # the first only


@rule("ME-EL8-03")
@pytest.mark.parametrize(("near", "scores"), [(1, False), (2, True)])
def test_two_graves_score_at_the_end(near, scores):
    table = a_table("el8", one(MEN, 0, 20_000, 10_000), one(MEN, 1, 20_000, 45_000))
    lay(table, "corpse", 0, (10_000, 5_000))
    lay(table, "corpse", 1, (10_000, 40_000))
    for i in range(near):
        lay(table, "corpse", 0, (10_000 + 3_000 * i, 36_000))
    assert points(game_ends(table), 0) == (0, int(scores))
    assert rules_of(table, "scored") == ["ME-EL8-03"] * scores
