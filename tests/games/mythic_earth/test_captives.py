"""Liberators and Captives: who carries them, how they change hands, and what they score."""

from __future__ import annotations

import pytest

from mythwright.core.option import parse
from mythwright.games.mythic_earth.ground import zone
from mythwright.games.mythic_earth.rules.brave import Morale
from mythwright.games.mythic_earth.rules.carrying import pick_up
from mythwright.games.mythic_earth.rules.magic import forbids_cast
from mythwright.games.mythic_earth.rules.primaries import forbids_shot, forbids_spell, primary
from mythwright.games.mythic_earth.rules.primaries.captives import Carriers, may_carry
from mythwright.games.mythic_earth.rules.shooting import may_shoot_free, may_throw
from tests.games.mythic_earth.given_fight import (
    a_field,
    activated,
    asked,
    offered,
    play,
    refused,
    rules_of,
    spirit,
    told,
    under_way,
)
from tests.games.mythic_earth.given_scenarios import (
    a_scenario,
    destroyed,
    game_ends,
    kinds,
    lay,
    one,
    pair,
    points,
    routed,
    token,
    trio,
    turn_ends,
)
from tests.marks import rule

CAPTIVES = "captives"
MEN = "eagle_warriors"


def carried(table, number):
    return lay(table, "captive", -1, (0, 0), holder=number)


def a_table(*units, **state):
    """Without the token in the centre."""
    return a_field(*units, primary=CAPTIVES, **state)


@rule("ME-P5-02", "ME-P5-03")
def test_the_fifth_token_lies_in_the_centre():
    table = a_scenario(CAPTIVES)
    assert [(t.kind, t.seat, t.x, t.y, t.holder) for t in table.state.tokens] == [
        ("captive", -1, 24_000, 24_000, 0)
    ]
    assert zone(table, 0).corners[2] == (48_000, 6_000)
    assert table.box.primaries[CAPTIVES].battle.points == ((36_000, 24_000),)


@rule("ME-P5-01", "ME-GAP-69")
def test_each_side_marks_two_humanoid_units_the_alignment_winner_first():
    units = [
        one(MEN, 0, 5_000, 5_000),
        one("great_bear", 0, 9_000, 5_000),
        one("jaguar_champion", 0, 13_000, 5_000),
    ]
    units += [
        one("spear_band", 1, 5_000, 45_000),
        one("spear_band", 1, 9_000, 45_000),
        one("spear_band", 1, 13_000, 45_000),
    ]
    table = a_scenario(CAPTIVES, *units)
    table.state.winner = 1
    under_way(table, primary(table).prepare(table))
    assert asked(table) == (1, "carriers")
    assert offered(table) == ["carry 4", "carry 5", "carry 6"]
    play(table, "carry 5")
    assert offered(table) == ["carry 4", "carry 6"]
    assert refused(table, "stay") == ("ME-P5-01", {"kinds": ["carry"]})
    assert refused(table, "carry 5") == ("ME-P5-01", {"type": "humanoid", "units": [4, 6]})
    play(table, "carry 6")
    assert asked(table) == (0, "carriers")
    assert offered(table) == ["carry 1", "carry 3"]  # the bear is no Humanoid
    play(table, "carry 1", "carry 3")
    assert asked(table)[1] == "rest"
    assert kinds(table) == [("captive", holder) for holder in (0, 5, 6, 1, 3)]
    assert rules_of(table, "token")[1:] == ["ME-P5-01"] * 4


@rule("ME-GAP-83")
@pytest.mark.parametrize(("edge", "first", "second"), [(0, 12_000, 36_000), (1, 36_000, 12_000)])
def test_spare_tokens_lie_left_then_right_of_the_centre(edge, first, second):
    # given a side with one Humanoid Unit, then with none
    table = a_scenario(CAPTIVES, one(MEN, 0, 5_000, 5_000), one("great_bear", 0, 9_000, 5_000))
    table.state.sides[0].edge = edge
    under_way(table, Carriers(seats=(0,)))
    play(table, "carry 1")
    assert [(t.x, t.y, t.holder) for t in table.state.tokens[1:]] == [(0, 0, 1), (first, 24_000, 0)]
    assert rules_of(table, "token")[-1] == "ME-GAP-83"

    bare = a_scenario(CAPTIVES, one("great_bear", 0, 9_000, 5_000))
    bare.state.sides[0].edge = edge
    under_way(bare, Carriers(seats=(0,)))
    assert [(t.x, t.y) for t in bare.state.tokens[1:]] == [(first, 24_000), (second, 24_000)]


@rule("ME-P5-01")
def test_who_carries_already_is_not_marked_again():
    table = a_table(one(MEN, 0, 5_000, 5_000), one(MEN, 0, 9_000, 5_000), one(MEN, 1, 9_000, 45_000))
    carried(table, 1)
    assert may_carry(table, 0) == [2]


@rule("ME-P5-04")
def test_captives_move_with_their_unit():
    table = a_table(one(MEN, 0, 5_000, 5_000))
    held = carried(table, 1)
    activated(table)
    play(table, "move 5000 9000")
    assert token(table, held.number).holder == 1
    assert table.see(0)["table"]["tokens"][0]["holder"] == 1


@rule("ME-P5-05", "ME-P5-06")
def test_uncontrolled_captives_stay_where_they_are():
    table = a_scenario(CAPTIVES, one(MEN, 0, 5_000, 5_000))
    turn_ends(table)
    assert (token(table, 1).x, token(table, 1).y, token(table, 1).holder) == (24_000, 24_000, 0)
    # every spell is aimed at a Unit or a die: none can move a token
    assert {spell.target.split("_")[-1] for spell in table.box.spells.values()} == {"friend", "enemy", "die"}


@rule("ME-P5-07", "ME-P5-08", "ME-GAP-83")
def test_a_move_into_contact_takes_control_without_a_claim():
    table = a_scenario(CAPTIVES, one(MEN, 0, 24_000, 18_000))
    activated(table)
    play(table, f"move 24000 {24_000 - 1_260}")
    assert token(table, 1).holder == 1
    assert rules_of(table, "token")[-1] == "ME-P5-07"
    assert offered(table, "claim") == []


@rule("ME-P5-07", "ME-GAP-83", "ME-GAP-92")
@pytest.mark.parametrize(
    ("how", "takes"),
    [
        ("move", True),
        ("consolidation", True),
        ("free_move", True),
        ("storm_step", True),
        ("march", False),
        ("free_march", False),
        ("charge", False),
        ("countercharge", False),
        ("flee", False),
        ("disengage", False),
    ],
)
def test_moves_take_captives_and_marches_and_charges_do_not(how, takes):
    unit = one(MEN, 0, 24_000, 24_000 - 1_310)
    table = a_scenario(CAPTIVES, unit)
    pick_up(table, 1, ((24_000, 20_000),), how)
    assert (token(table, 1).holder == 1) is takes


@rule("ME-P5-07", "ME-GAP-83")
@pytest.mark.parametrize(
    ("card", "gap", "state", "takes"),
    [
        (MEN, 50, {}, True),
        (MEN, 51, {}, False),
        (MEN, 0, {"fleeing": True}, False),
        (MEN, 0, {"aloft": True}, False),
        (MEN, 0, {"place": "destroyed"}, False),
        ("great_bear", 0, {}, False),
    ],
)
def test_only_humanoids_in_contact_take_captives(card, gap, state, takes):
    r = 630 if card == MEN else 1_181
    unit = one(card, 1, 24_000, 24_000 - r - 630 - gap, **state)
    table = a_scenario(CAPTIVES, unit)
    pick_up(table, 1, ((24_000, 20_000),), "move")
    assert (token(table, 1).holder == 1) is takes


@rule("ME-GAP-83")
def test_a_unit_may_carry_any_number():
    table = a_scenario(CAPTIVES, one(MEN, 0, 24_000, 22_740))
    lay(table, "captive", -1, (24_000, 21_480))
    carried(table, 1)
    pick_up(table, 1, ((24_000, 20_000),), "move")
    assert kinds(table) == [("captive", 1)] * 3


@rule("ME-P5-09", "ME-P5-10")
@pytest.mark.parametrize("falls", [destroyed, routed])
def test_the_winner_of_a_melee_gains_the_captives(falls):
    table = a_table(trio(MEN, 0, 10_000, 10_000), trio(MEN, 1, 10_000, 14_000))
    carried(table, 1)
    carried(table, 1)
    falls(table, 1, "melee", by=2)
    assert kinds(table) == [("captive", 2)] * 2
    assert rules_of(table, "token")[-2:] == ["ME-P5-09"] * 2
    assert asked(table)[1] == "rest"
    # and they may change hands again
    lay(table, "captive", -1, (0, 0))
    again = a_table(trio(MEN, 0, 10_000, 10_000), trio(MEN, 1, 10_000, 14_000))
    carried(again, 2)
    falls(again, 2, "melee", by=1)
    assert kinds(again) == [("captive", 1)]


@rule("ME-P5-09", "ME-P5-11", "ME-GAP-28", "ME-GAPB-04")
@pytest.mark.parametrize(("why", "how", "heir"), [("fight", "melee", 2), ("shooting", "overwhelmed", None)])
def test_whom_a_lost_fight_overwhelms_the_winner_has_destroyed_in_melee(why, how, heir):
    # given carriers one marker short of their end, who have lost a fight or half their number
    table = a_table(trio(MEN, 0, 10_000, 10_000, markers=10), trio(MEN, 1, 10_000, 14_000))
    carried(table, 1)
    under_way(table, Morale(unit=1, why=why, source=2))

    # when they fail their test
    play(table, "10")

    # then the last marker destroys them, and only the winner of a fight takes over the Captives
    assert [(e["how"], e["by_unit"]) for e in told(table, "destroyed")] == [(how, 2)]
    if heir:
        assert kinds(table) == [("captive", heir)]
    else:
        assert asked(table) == (0, "token")


@rule("ME-P5-11", "ME-P5-12", "ME-P5-13")
@pytest.mark.parametrize("falls", [destroyed, routed])
def test_captives_lost_without_melee_lie_beside_the_unit_where_its_owner_says(falls):
    table = a_table(one(MEN, 0, 10_000, 10_000), trio(MEN, 1, 10_000, 14_000))
    carried(table, 1)
    falls(table, 1, "shooting", by=2)
    assert asked(table) == (0, "token")
    assert table.pending.rule == "ME-P5-12"
    assert "put 11260 10000" in offered(table)
    assert refused(table, "put 12000 10000")[0] == "ME-DEV-07"
    play(table, "put 11260 10000")
    assert [(t.kind, t.holder, t.x, t.y) for t in table.state.tokens] == [("captive", 0, 11_260, 10_000)]
    assert rules_of(table, "token")[-1] == "ME-P5-12"
    assert asked(table)[1] == "rest"


@rule("ME-GAP-83", "ME-P5-09")
@pytest.mark.parametrize(
    ("card", "state"), [("great_bear", {}), (MEN, {"fleeing": True}), (MEN, {"place": "destroyed"})]
)
def test_a_winner_who_cannot_carry_leaves_them_on_the_ground(card, state):
    table = a_table(one(MEN, 0, 10_000, 10_000), one(card, 1, 10_000, 14_000, **state))
    carried(table, 1)
    destroyed(table, 1, "melee", by=2)
    assert asked(table) == (0, "token")
    play(table, "put 11260 10000")
    assert kinds(table) == [("captive", 0)]


@rule("ME-P5-12", "ME-GAP-81")
def test_a_spirit_animal_wins_no_captives():
    table = a_table(one(MEN, 0, 10_000, 10_000), spirit(10_000, 13_000))
    carried(table, 1)
    destroyed(table, 1, "melee", by=2)
    assert asked(table) == (0, "token")


@rule("ME-P5-14", "ME-GAP-83")
def test_carriers_may_not_be_shot_at():
    # given archers, and two Units before them of which one carries Captives
    units = [
        trio("bow_hunters", 0, 10_000, 10_000),
        trio(MEN, 1, 10_000, 18_000),
        trio(MEN, 1, 16_000, 18_000),
    ]
    table = a_table(*units)
    carried(table, 2)
    assert (forbids_shot(table, 2).rule, forbids_shot(table, 2).facts) == ("ME-P5-14", {"other": 2, "has": 1})
    assert forbids_shot(table, 3) is None
    activated(table)
    assert offered(table, "shoot") == ["shoot 3"]
    assert refused(table, "shoot 2")[0] == "ME-P5-14"


@rule("ME-GAP-83")
def test_no_throws_and_no_free_shots_at_carriers():
    table = a_table(trio("commoner_levy", 0, 10_000, 10_000), trio("bow_hunters", 1, 10_000, 15_000))
    carried(table, 2)
    assert may_throw(table, 1, 2) is not None
    assert may_shoot_free(table, 2, 1) is None
    carried(table, 1)
    assert may_shoot_free(table, 2, 1) is not None


@rule("ME-P5-15", "ME-P5-16")
def test_enemy_spells_spare_carriers_and_helpful_ones_do_not():
    priestess = one("sun_priestess", 0, 10_000, 10_000, spells=("spirit_bolt", "stone_skin"))
    table = a_table(priestess, trio(MEN, 1, 10_000, 16_000), trio(MEN, 0, 13_000, 10_000))
    carried(table, 2)
    carried(table, 3)
    assert (forbids_spell(table, 2).rule, forbids_spell(table, 2).facts) == (
        "ME-P5-15",
        {"other": 2, "has": 1},
    )
    assert forbids_spell(table, 1) is None
    assert forbids_cast(table, 1, parse("cast spirit_bolt 2")).rule == "ME-P5-15"
    assert forbids_cast(table, 1, parse("cast stone_skin 3")) is None


@rule("ME-P5-14", "ME-P5-15")
def test_other_scenarios_forbid_no_shot_and_no_spell():
    table = a_field(one(MEN, 0, 10_000, 10_000), primary="fog")
    assert forbids_shot(table, 1) is None
    assert forbids_spell(table, 1) is None


@rule("ME-P5-17")
def test_captives_are_not_handed_over():
    table = a_table(one(MEN, 0, 10_000, 10_000), one(MEN, 0, 11_300, 10_000))
    held = carried(table, 1)
    activated(table, 2)
    assert offered(table, "claim") == []
    assert refused(table, f"claim take {held.number}") == ("ME-DEV-11", {"unit": 2})


@rule("ME-P5-18", "ME-P5-19", "ME-P5-20", "ME-GAP-83")
def test_every_captive_that_is_controlled_scores_at_the_end():
    table = a_scenario(
        CAPTIVES, one(MEN, 0, 10_000, 10_000), one(MEN, 1, 10_000, 40_000), one(MEN, 0, 20_000, 10_000)
    )
    for holder in (1, 1, 3, 2):
        carried(table, holder)
    turn_ends(table)
    assert points(table, 0) == (0, 0)  # nothing before the end
    game_ends(table)
    assert points(table, 0) == (3, 0)  # three at once, whatever a turn may give
    assert points(table, 1) == (1, 0)
    assert told(table, "scored")[0] == {"seat": 0, "what": "captives", "points": 3, "now": 3}
    assert rules_of(table, "scored") == ["ME-P5-18"] * 2


@rule("ME-P5-18")
def test_captives_with_a_reserve_do_not_count():
    table = a_table(one(MEN, 0, 10_000, 10_000, place="reserve"), one(MEN, 1, 10_000, 40_000))
    carried(table, 1)
    assert points(game_ends(table), 0) == (0, 0)


@rule("ME-P5-21")
def test_five_points_at_most():
    table = a_table(one(MEN, 0, 10_000, 10_000), one(MEN, 1, 10_000, 40_000))
    for _ in range(6):
        carried(table, 1)
    assert points(game_ends(table), 0) == (5, 0)


@rule("ME-GAP-93")
def test_a_side_left_alone_has_all_uncontrolled_captives():
    table = a_table(
        one(MEN, 0, 10_000, 10_000), one(MEN, 1, 10_000, 40_000, place="destroyed", minis=(), at=(), hurt=())
    )
    carried(table, 1)
    lay(table, "captive", -1, (20_000, 20_000))
    lay(table, "captive", -1, (30_000, 20_000))
    game_ends(table, turn=3)
    assert points(table, 0) == (3, 0)
    assert rules_of(table, "scored") == ["ME-GAP-93", "ME-P5-18"]


@rule("ME-GAP-39")
def test_bots_are_led_to_captives_and_enemy_carriers():
    table = a_scenario(
        CAPTIVES, one(MEN, 0, 10_000, 10_000), pair(MEN, 1, 10_000, 40_000), one(MEN, 1, 20_000, 40_000)
    )
    carried(table, 2)
    carried(table, 1)
    assert primary(table).goals(table, 1) == [(24_000, 24_000), (10_000, 40_000)]
    assert primary(table).goals(table, 2) == [(24_000, 24_000), (10_000, 10_000)]
