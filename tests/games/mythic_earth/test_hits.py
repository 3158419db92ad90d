"""Hits: Saves, wounds, casualties, the half-strength test, and friends under a Behemoth's feet."""

from __future__ import annotations

from typing import Any

import pytest

from mythwright.games.mythic_earth.rules.hits import Hits, Trample, trample
from mythwright.games.mythic_earth.rules.impact import Impact, owes_test
from mythwright.games.mythic_earth.rules.saves import (
    in_landscape,
    line_up,
    proposed,
    save_parts,
    staying_power,
)
from mythwright.games.mythic_earth.state import DESTROYED, TABLE
from tests.games.mythic_earth.given_fight import (
    a_field,
    a_unit,
    asked,
    disc,
    offered,
    play,
    refused,
    rolls,
    rules_of,
    told,
    under_way,
)
from tests.games.mythic_earth.given_shooting import facing, layered, row, some
from tests.marks import rule

PRIEST = "tlalocan_high_priest"


def hit(target: Any, number: int, strength: int = 0, how: str = "shooting", **more: Any):
    """A Unit of seat 1 is hit so often by archers of seat 0, who stand far away."""
    table = a_field(some("bow_hunters", 0, 6, 10_000, 2000), target, **more.pop("field", {}))
    return under_way(table, Hits(target=2, number=number, strength=strength, how=how, source=1, **more))


def struck(target: Any, number: int, how: str = "shooting", weapon: str = "bow", **more: Any):
    """The same with all that follows: marker, Saves, tests."""
    table = a_field(some("bow_hunters", 0, 6, 10_000, 2000), target, **more.pop("field", {}))
    rule = "ME-HIT-22"
    frame = Impact(
        target=2, source=1, how=how, rule=rule, weapons=(weapon,), hits=(number,), strengths=(0,), **more
    )
    return under_way(table, frame)


def parts(target: Any, strength: int = 0, how: str = "shooting", mini: int = 1, **field: Any):
    table = a_field(some("bow_hunters", 0, 1, 10_000, 2000), target, **field)
    return save_parts(table, 2, mini, strength, how)


# -- numbers to save -----------------------------------------------------------------------------------------


@rule("ME-SAVE-02", "ME-SAVE-04", "ME-SAVE-05", "ME-SAVE-07", "ME-HTH-19", "ME-HTH-21", "ME-HTH-22")
@pytest.mark.parametrize(
    ("card", "strength", "how", "expected"),
    [
        ("commoner_levy", 0, "shooting", [("save", 4, "ME-SAVE-02")]),
        ("eagle_warriors", 0, "shooting", [("save", 5, "ME-SAVE-02"), ("light", 1, "ME-SAVE-04")]),
        ("royal_axe_guard", 0, "magic", [("save", 5, "ME-SAVE-02"), ("medium", 2, "ME-SAVE-05")]),
        ("commoner_levy", 3, "magic", [("save", 4, "ME-SAVE-02"), ("strength", -3, "ME-SAVE-07")]),
        ("commoner_levy", 1, "melee", [("save", 4, "ME-SAVE-02"), ("strength", -1, "ME-HTH-19")]),
        ("eagle_warriors", 0, "melee", [("save", 5, "ME-SAVE-02"), ("light", 1, "ME-HTH-21")]),
        ("royal_axe_guard", 0, "melee", [("save", 5, "ME-SAVE-02"), ("medium", 2, "ME-HTH-22")]),
    ],
)
def test_armour_and_strength(card, strength, how, expected):
    assert parts(some(card, 1, 1), strength, how) == expected


@rule("ME-EX-19", "ME-SAVE-03", "ME-SAVE-01")
def test_light_armour_against_atlatls():
    # given Save 5, light armour, and three hits of Strength 2
    table = hit(some("eagle_warriors", 1, 8), 3, strength=2)
    assert rolls(table) == (1, 3, "ME-SAVE-03")
    play(table, "4 5 3")
    [saved] = told(table, "saved")
    assert (saved["needs"], saved["number"], saved["failed"]) == (4, 2, 1)
    assert saved["faces"] == ["4", "5", "3"] and saved["unit"] == 2 and saved["seat"] == 1
    assert [amount for _, amount, _ in saved["parts"]] == [5, 1, -2]
    assert rules_of(table, "saved") == ["ME-SAVE-03"]


@rule("ME-GAP-11")
@pytest.mark.parametrize(
    ("strength", "expected"), [(0, []), (1, [-1, 1]), (2, [-2, 2]), (3, [-3, 2]), (6, [-6, 2])]
)
def test_toughened_takes_strength_away_and_no_more(strength, expected):
    found = parts(some("stone_giant", 1, 1), strength)
    assert [amount for _, amount, _ in found[1:]] == expected
    if strength:
        assert found[1:] == [
            ("strength", -strength, "ME-SAVE-07"),
            ("toughened", min(strength, 2), "ME-GAP-11"),
        ]


@rule("ME-SAVE-08", "ME-SAVE-09", "ME-GAP-09", "ME-GAP-10")
def test_a_leader_has_his_own_save_armour_and_talents():
    # given the Sinchi with Save 6 and medium armour, his guards with 5 and light
    leader = parts(some("sinchi_war_leader", 1, 3), 0, mini=1)
    guard = parts(some("sinchi_war_leader", 1, 3), 0, mini=2)
    assert leader == [("save", 6, "ME-SAVE-08"), ("medium", 2, "ME-SAVE-05")]
    assert guard == [("save", 5, "ME-SAVE-02"), ("light", 1, "ME-SAVE-04")]
    # and a Toughened priest whose Dead are not
    assert [p[0] for p in parts(some(PRIEST, 1, 3), 2, mini=1)] == ["save", "strength", "toughened"]
    assert [p[0] for p in parts(some(PRIEST, 1, 3), 2, mini=2)] == ["save", "strength"]


@rule("ME-SAVE-06", "ME-HTH-23", "ME-HTH-24", "ME-GAP-53")
@pytest.mark.parametrize(
    ("count", "inside", "bonus"), [(4, 1, False), (4, 2, True), (5, 2, False), (5, 3, True), (1, 1, True)]
)
def test_at_least_half_of_the_minis_must_touch_the_landscape(count, inside, bonus):
    # given a disc of scrub whose rim is touched by the last of those inside
    wood = disc(1, "scrub", 10_000 - 630, 20_000, (inside - 1) * 1800)
    target = some("commoner_levy", 1, count, 10_000, 20_000)
    assert (("landscape", 1, "ME-SAVE-06") in parts(target, features=[wood])) is bonus
    assert (("landscape", 1, "ME-HTH-23") in parts(target, how="melee", features=[wood])) is bonus


@rule("ME-GAP-53", "ME-GAP-05", "ME-FLY-05")
@pytest.mark.parametrize(
    ("land", "aloft", "bonus"),
    [
        ("scrub", False, True),
        ("jungle", False, True),
        ("marsh", False, False),  # height 0
        ("rock", False, False),
        ("low_wall", False, False),
        ("hill", False, False),
        ("jungle", True, False),
    ],
)
def test_only_obscuring_area_landscape_gives_it_and_not_to_flyers_aloft(land, aloft, bonus):
    table = a_field(some("giant_condor", 1, 1, aloft=aloft), features=[disc(1, land, 10_000, 8000, 3000)])
    assert in_landscape(table, table.state.units[1]) is bonus


@rule("ME-GAP-53")
def test_the_landscape_is_touched_up_to_the_tolerance_and_may_be_several_pieces():
    one, two = disc(1, "scrub", 10_000, 10_635, 2000), disc(2, "jungle", 13_600, 10_635, 2000)
    table = a_field(some("commoner_levy", 1, 3), features=[one, two])
    assert in_landscape(table, table.state.units[1])  # 5 away from the first and the last
    table.state.features = (disc(1, "scrub", 10_000, 10_636, 2000), two)
    assert not in_landscape(table, table.state.units[1])


@rule("ME-GAP-66")
def test_stone_skin_and_a_challenge_add_to_saves():
    found = parts(some("commoner_levy", 1, 1, marks=("stone_skin", "challenge")), how="melee")
    assert found[1:] == [("challenge", 2, "ME-EC7-02"), ("stone_skin", 1, "ME-GAP-66")]
    found = parts(some("commoner_levy", 1, 1, marks=("stone_skin", "challenge")))
    assert found[1:] == [("stone_skin", 1, "ME-GAP-66")]


# -- who is hit ----------------------------------------------------------------------------------------------


@rule("ME-GAP-46", "ME-LOS-07", "ME-CAS-05")
def test_the_order_of_the_line():
    # given a priest and four Dead
    table = a_field(some(PRIEST, 1, 5))
    unit = table.state.units[1]
    assert line_up(table, 1, (), ()) == [[1, 2, 3, 4], [0]]
    # seen fully: the priest and one Dead; in part: two Dead; hidden: one
    assert line_up(table, 1, (1, 4), (2, 3)) == [[3], [0], [1, 2]]
    assert line_up(table, 1, (), (1, 5)) == [[4], [0]]
    # a wounded priest comes first, even if he is seen in part
    unit.hurt = (1, 0, 0, 0, 0)
    assert line_up(table, 1, (4,), (1,)) == [[0], [3]]
    assert line_up(table, 1, (), ()) == [[0], [1, 2, 3, 4]]
    # but not if he is hidden
    assert line_up(table, 1, (4,), (3,)) == [[3], [2]]


@rule("ME-GAP-46")
def test_of_several_wounded_the_leader_comes_last():
    table = a_field(some(PRIEST, 1, 3, hurt=(1, 1, 0)))
    assert line_up(table, 1, (), ()) == [[1], [0], [2]]


@rule("ME-CAS-03")
def test_how_many_wounds_minis_can_take():
    table = a_field(some("scorpion_tide", 1, 3, hurt=(1, 0, 2)))
    assert [staying_power(table, 1, places) for places in ((0,), (1,), (0, 1, 2), ())] == [2, 3, 6, 0]


@rule("ME-GAP-46")
def test_the_program_takes_the_one_farthest_out_whose_loss_keeps_coherency():
    # given a block of four, one who joins it with two others, and these two, who stand farthest out
    block = [(10_000, 8000), (11_500, 8000), (10_000, 9500), (11_500, 9500)]
    tip = [(13_000, 8750), (14_500, 8000), (14_500, 9500)]
    table = a_field(a_unit("commoner_levy", 1, *block, *tip))
    # without one of the two the other would stand alone: so one of the block goes
    assert proposed(table, 1, range(7)) == 0
    assert proposed(table, 1, (1, 2)) == 2
    # without a good choice the farthest goes
    assert proposed(table, 1, (4, 6, 5)) == 5


@rule("ME-GAP-46")
def test_among_equals_the_lowest_of_those_equally_far():
    table = a_field(a_unit("commoner_levy", 1, (10_000, 8000), (11_500, 8000), (10_750, 9300)))
    assert proposed(table, 1, (0, 1)) == 0
    assert proposed(table, 1, (1, 0)) == 0


@rule("ME-GAP-46")
@pytest.mark.parametrize("deep", [False, True])
def test_the_farthest_is_proposed_whether_the_unit_is_wide_or_deep(deep):
    row = [(10_000 + 1500 * at, 8000 + 1500 * side) for at in range(4) for side in range(2)]
    spots = [(y, x) for x, y in row] if deep else row
    table = a_field(a_unit("commoner_levy", 1, *spots))
    assert proposed(table, 1, (2, 3, 4, 5, 6, 7)) == 6  # a corner, not one of the middle


# -- casualties ----------------------------------------------------------------------------------------------


@rule("ME-CAS-01", "ME-CAS-02", "ME-GAP-46")
def test_the_owner_picks_who_falls():
    # given ten Levy of whom two fail their Saves
    table = hit(some("commoner_levy", 1, 10), 3)
    play(table, "5 4 5")
    assert asked(table) == (1, "casualty")
    assert table.pending.rule == "ME-GAP-46"
    assert offered(table) == ["lose", *(f"lose {mini}" for mini in range(1, 11))]
    play(table, "lose 5")
    assert offered(table) == ["lose", *(f"lose {mini}" for mini in range(1, 11) if mini != 5)]
    assert refused(table, "lose 5") == (
        "ME-GAP-46",
        {"unit": 2, "mini": [5], "minis": [1, 2, 3, 4, 6, 7, 8, 9, 10]},
    )
    assert refused(table, "pass")[0] == "ME-GAP-46"
    assert refused(table, "dispel 1")[0] == "ME-MAGIC-15"
    play(table, "lose 1")
    unit = table.state.units[2]
    assert unit.minis == (2, 3, 4, 6, 7, 8, 9, 10)
    assert unit.at == tuple(at for i, at in enumerate(row(10)) if i not in (0, 4))
    assert told(table, "wounded")[0] == {"seat": 1, "unit": 2, "mini": 5, "has": 1, "needs": 1}
    assert [event["minis"] for event in told(table, "slain")] == [[5], [1]]
    assert (rules_of(table, "wounded"), rules_of(table, "slain")) == (["ME-CAS-01"] * 2, ["ME-CAS-02"] * 2)
    assert asked(table) == (0, "rest")


@rule("ME-GAP-46")
def test_the_owner_may_leave_the_rest_to_the_program():
    table = hit(some("commoner_levy", 1, 6), 3)
    play(table, "5 5 5", "lose 6", "lose")
    # then those at the ends of the row fall, who stand farthest out
    assert table.state.units[2].minis == (3, 4, 5)
    assert asked(table) == (0, "rest")


@rule("ME-GAP-46")
def test_nobody_is_asked_when_all_equals_fall():
    table = hit(some("commoner_levy", 1, 3), 3)
    play(table, "5 5 5")
    assert asked(table) == (0, "rest")
    assert table.state.units[2].place == DESTROYED


@rule("ME-EX-21", "ME-CAS-03", "ME-CAS-04", "ME-CAS-05")
def test_wounds_stay_on_one_mini_until_it_falls(tmp_path):
    # given three Minis with 2 wounds each
    layer = """
[units.scorpion_tide]
force = "aztecs"
type = "multitude"
points = 48
rule = "ME-GAP-95"
[[units.scorpion_tide.rows]]
id = "scorpion_tide"
minis = 3
data = { move = 5, shoot = 0, fight = 4, save = 4, react = 4, brave = 7 }
weapons = ["fist"]
wounds = 2
"""
    table = layered(
        a_field(some("bow_hunters", 0, 1, 10_000, 2000), some("scorpion_tide", 1, 3)),
        tmp_path / "two.toml",
        layer,
    )
    under_way(table, Hits(target=2, number=3, strength=0, how="shooting", source=1))
    # when they suffer three wounds and the owner begins with the second
    assert rolls(table)[1] == 3
    play(table, "5 5 5", "lose 2")
    # then it is slain by the next without a question, and the owner picks who takes the third
    unit = table.state.units[2]
    assert (unit.minis, unit.hurt) == ((1, 3), (0, 0))
    assert offered(table) == ["lose", "lose 1", "lose 3"]
    play(table, "lose 3")
    assert (unit.minis, unit.hurt) == ((1, 3), (0, 1))
    assert [(e["mini"], e["has"], e["needs"]) for e in told(table, "wounded")] == [
        (2, 1, 2),
        (2, 2, 2),
        (3, 1, 2),
    ]
    # and the Unit's next wound goes to the wounded one
    under_way(table, Hits(target=2, number=1, strength=0, how="shooting", source=1))
    play(table, "5")
    assert (unit.minis, unit.hurt) == ((1,), (0,))


@rule("ME-GAP-46", "ME-SAVE-08")
def test_leaders_save_last_with_their_own_number():
    # given a Sinchi with two guards, and six hits of Strength 1
    table = hit(some("sinchi_war_leader", 1, 3), 6, strength=1)
    # the guards can take two wounds: two dice against 5
    assert rolls(table)[1] == 2
    play(table, "5 6")
    assert offered(table) == ["lose", "lose 2", "lose 3"]
    play(table, "lose 3")
    # one guard is left: one more die; he falls
    assert rolls(table)[1] == 1
    play(table, "6")
    # then the leader rolls for the last three against 7, with three wounds
    assert rolls(table)[1] == 3
    play(table, "8 7 8")
    unit = table.state.units[2]
    assert (unit.minis, unit.hurt) == ((1,), (2,))
    assert [s["needs"] for s in told(table, "saved")] == [5, 5, 7]
    assert asked(table) == (0, "rest")


@rule("ME-GAP-46")
def test_those_with_one_number_to_save_roll_together_seen_or_half_seen():
    # given four Levy seen fully and two in part, hit five times
    table = hit(some("commoner_levy", 1, 8), 5, clear=(1, 2, 3, 4), dim=(5, 6))
    assert rolls(table)[1] == 5
    play(table, "5 5 5 5 5")
    # the four fall without a question; of the other two one is picked
    assert table.state.units[2].minis == (5, 6, 7, 8)
    assert offered(table) == ["lose", "lose 5", "lose 6"]
    play(table, "lose 6")
    assert table.state.units[2].minis == (5, 7, 8)


@rule("ME-LOS-08")
def test_hits_are_lost_when_only_hidden_minis_remain():
    table = hit(some("commoner_levy", 1, 5), 4, clear=(1,), dim=(4,))
    assert rolls(table)[1] == 2
    play(table, "5 5")
    assert table.state.units[2].minis == (2, 3, 5)
    assert told(table, "hits_lost") == [{"seat": 1, "unit": 2, "number": 2}]
    assert rules_of(table, "hits_lost") == ["ME-LOS-08"]
    assert asked(table) == (0, "rest")


@rule("ME-LOS-08")
def test_saved_hits_do_not_count_against_those_in_line():
    table = hit(some("commoner_levy", 1, 5), 4, clear=(1,), dim=(4,))
    play(table, "5 1")
    assert rolls(table)[1] == 1  # one of the two is left to be hit
    play(table, "1")
    assert rolls(table)[1] == 1
    play(table, "1")
    assert told(table, "hits_lost") == []
    assert table.state.units[2].minis == (2, 3, 4, 5)


@rule("ME-CAS-06", "ME-CAS-07", "ME-CAS-08")
def test_with_the_last_mini_the_unit_and_its_dice_are_gone():
    table = hit(some("commoner_levy", 1, 2), 5)
    before = table.state.units[2].at
    play(table, "5 5")
    unit = table.state.units[2]
    assert (unit.place, unit.minis) == (DESTROYED, ())
    facts = {"seat": 1, "unit": 2, "how": "shooting", "by_unit": 1, "dice": 1}
    assert told(table, "destroyed") == [facts]
    assert rules_of(table, "destroyed") == ["ME-CAS-06"]
    assert (table.state.sides[1].pool, table.state.sides[1].lost) == ((), 1)
    assert told(table, "hits_lost") == []
    [fallen] = table.state.aftermath
    assert (fallen.unit, fallen.how, fallen.by, fallen.at) == (2, "shooting", 1, (before[1],))


@rule("ME-HTH-18", "ME-HTH-25", "ME-HTH-16", "ME-HTH-17")
def test_melee_hits_are_saved_and_taken_alike():
    table = hit(some("commoner_levy", 1, 3), 2, strength=1, how="melee")
    assert rolls(table) == (1, 2, "ME-HTH-18")
    play(table, "3 4", "lose 2")
    assert rules_of(table, "saved") == ["ME-HTH-18"]
    assert rules_of(table, "wounded") == rules_of(table, "slain") == ["ME-HTH-25"]
    assert table.state.units[2].markers == 0


@rule("ME-P3-16")
def test_hits_of_a_spirit_animal_allow_no_save():
    table = a_field(a_unit("spirit_animal", -1, (5000, 5000)), some("commoner_levy", 1, 2))
    under_way(table, Hits(target=2, number=1, strength=0, how="melee", source=1))
    assert offered(table) == ["lose", "lose 1", "lose 2"]
    play(table, "lose 1")
    assert told(table, "saved") == []
    assert table.state.units[2].minis == (2,)
    under_way(table, Hits(target=2, number=3, strength=0, how="melee", source=1))
    assert table.state.units[2].place == DESTROYED


@rule("ME-P3-14", "ME-GAP-81")
def test_who_shoots_a_spirit_animal_rolls_its_saves():
    table = a_field(some("bow_hunters", 0, 6, 10_000, 2000), a_unit("spirit_animal", -1, (10_000, 8000)))
    under_way(
        table,
        Impact(
            target=2, source=1, how="shooting", rule="ME-HIT-22", weapons=("bow",), hits=(2,), strengths=(0,)
        ),
    )
    assert rolls(table) == (0, 1, "ME-SAVE-03")
    play(table, "7")
    assert table.state.units[2].place == DESTROYED
    assert told(table, "marker") == []
    assert asked(table) == (0, "rest")


@rule("ME-EC3-01")
def test_a_devotion_sees_who_was_wounded():
    # given an enemy who keeps the Head of the Snake, and the General hit
    table = a_field(some("bow_hunters", 0, 6, 10_000, 2000), some(PRIEST, 1, 1))
    table.state.sides[0].vow.card = "ec3"
    under_way(table, Hits(target=2, number=1, strength=0, how="shooting", source=1))
    play(table, "6")
    assert table.state.sides[0].vow.points == 1


# -- what follows --------------------------------------------------------------------------------------------


@rule("ME-GAPB-04", "ME-BRAVE-11", "ME-GAP-28")
def test_markers_of_the_volley_can_overwhelm_before_any_test():
    # given Brave 5 and 7 markers: the eighth is 150 %
    table = struck(some("commoner_levy", 1, 4, markers=7, strength=10), 1)
    assert table.state.units[2].markers == 8
    play(table, "5", "lose 1")
    unit = table.state.units[2]
    assert unit.place == DESTROYED
    assert told(table, "destroyed")[0]["how"] == "overwhelmed"
    assert told(table, "destroyed")[0]["by_unit"] == 1
    assert told(table, "tested") == []
    assert table.state.aftermath == ()  # settled
    assert asked(table) == (0, "rest")


@rule("ME-GAP-28")
def test_the_limit_is_looked_at_again_when_the_leader_falls():
    # given a priest with Brave 8, and Dead with 6, whose limit is 9; he has one wound left
    table = struck(some(PRIEST, 1, 3, markers=8, hurt=(1, 0, 0)), 1)
    play(table, "6")
    assert table.state.units[2].place == DESTROYED
    table = struck(some(PRIEST, 1, 3, markers=7, hurt=(1, 0, 0)), 1)
    play(table, "6")
    assert table.state.units[2].place == TABLE


@rule("ME-EX-20", "ME-CAS-09", "ME-CAS-10", "ME-CAS-11", "ME-CAS-12", "ME-GAP-48")
def test_below_half_of_the_turns_start_and_not_at_half():
    # given ten Minis at the turn's start
    table = struck(some("eagle_warriors", 1, 10), 5)
    play(table, "7 7 7 7 7", "lose")
    # five are left: no test
    assert asked(table) == (0, "rest")
    unit = table.state.units[2]
    assert (len(unit.minis), unit.strength) == (5, 10)
    # a second volley leaves four: Brave 7 less the two markers
    for expected in (4, 3):
        under_way(
            table,
            Impact(
                target=2,
                source=1,
                how="shooting",
                rule="ME-HIT-22",
                weapons=("bow",),
                hits=(1,),
                strengths=(0,),
            ),
        )
        play(table, "7", "lose")
        assert len(unit.minis) == expected
        assert rolls(table) == (1, 1, "ME-BRAVE-02")
        play(table, "1")
    # and so does every further loss
    assert [t["test"] for t in told(table, "tested")] == ["shooting", "shooting"]
    assert [t["needs"] for t in told(table, "tested")] == [5, 5]


@rule("ME-CAS-13", "ME-CAS-14")
@pytest.mark.parametrize(("die", "fleeing", "markers"), [("6", False, 0), ("7", True, 2)])
def test_what_the_half_strength_test_brings(die, fleeing, markers):
    # given two of five left by a volley that adds a marker: Brave 7 - 1
    table = struck(some("eagle_warriors", 1, 2, 10_000, 30_000, strength=5), 1)
    play(table, "7", "lose 1", die)
    unit = table.state.units[2]
    assert (unit.fleeing, unit.markers) == (fleeing, markers)
    assert asked(table) == (0, "rest")


@rule("ME-GAP-48", "ME-CAS-09")
@pytest.mark.parametrize(
    ("left", "strength", "before", "owes"),
    [
        (4, 10, 5, True),
        (5, 10, 6, False),
        (4, 9, 5, True),
        (5, 9, 6, False),
        (4, 10, 4, False),  # nobody fell in this volley
        (1, 3, 2, True),
        (1, 2, 2, False),
    ],
)
def test_who_owes_a_half_strength_test(left, strength, before, owes):
    table = a_field(some("commoner_levy", 1, left, strength=strength))
    assert owes_test(table, table.state.units[1], before) is owes


@rule("ME-GAP-48", "ME-GAP-78")
def test_minis_that_wait_outside_count_as_there():
    table = a_field(some("commoner_levy", 1, 4, strength=10, outside=(9, 10)))
    assert not owes_test(table, table.state.units[1], 5)
    table.state.units[1].outside = ()
    assert owes_test(table, table.state.units[1], 5)


@rule("ME-GAP-48")
def test_a_house_may_test_at_half(tmp_path):
    table = layered(
        a_field(some("commoner_levy", 1, 5, strength=10)), tmp_path / "h.toml", "[house]\nhalf_tests = true\n"
    )
    unit = table.state.units[1]
    assert owes_test(table, unit, 6)
    unit.strength = 9
    assert not owes_test(table, unit, 6)


@rule("ME-GAP-11", "ME-GAP-48")
def test_the_living_dead_the_destroyed_and_nobodys_creatures_owe_none():
    table = a_field(
        some("tlalocan_bound_dead", 1, 2, strength=10),
        some("commoner_levy", 1, 2, 10_000, 20_000, strength=10, place=DESTROYED),
        a_unit("spirit_animal", -1, (30_000, 30_000), strength=3),
    )
    assert [owes_test(table, table.state.units[n], 3) for n in (1, 2, 3)] == [False] * 3


@rule("ME-GAPB-04")
def test_nothing_happens_to_a_unit_that_is_gone():
    table = struck(some("commoner_levy", 1, 4, place=DESTROYED), 2)
    assert asked(table) == (0, "rest")
    assert told(table, "marker") == []


# -- weapons that do more ------------------------------------------------------------------------------------


@rule("ME-SHW-09", "ME-GAP-51")
def test_insults_wound_nobody_and_add_a_marker_for_each_unsaved_hit():
    # given three hits on two Levy: more than could ever fall
    table = struck(some("commoner_levy", 1, 2, strength=10), 3, weapon="insults")
    assert rolls(table)[1] == 3
    play(table, "5 4 5")
    unit = table.state.units[2]
    assert (unit.minis, unit.markers) == ((1, 2), 3)
    assert [(m["number"], m["why"]) for m in told(table, "marker")] == [(1, "shooting"), (2, "insults")]
    assert rules_of(table, "marker") == ["ME-HIT-22", "ME-SHW-09"]
    assert told(table, "tested") == []
    assert asked(table) == (0, "rest")


@rule("ME-SHW-09", "ME-GAPB-04")
def test_insults_can_overwhelm():
    table = struck(some("commoner_levy", 1, 4, markers=5), 2, weapon="insults")
    play(table, "5 5")
    assert table.state.units[2].place == DESTROYED  # 5 + 1 + 2 is 8


@rule("ME-GAP-11", "ME-GAP-51")
def test_insults_add_no_extra_markers_to_the_living_dead():
    table = struck(some("night_marchers", 1, 4), 2, weapon="insults")
    play(table, "10 10")
    assert (table.state.units[2].markers, len(table.state.units[2].minis)) == (1, 4)


@rule("ME-SHW-14", "ME-SHW-15", "ME-SHW-17", "ME-GAP-51")
def test_aylus_wounds_slows_once_and_grounds():
    table = struck(some("giant_condor", 1, 1, aloft=True), 2, weapon="aylus")
    play(table, "6 6")
    unit = table.state.units[2]
    assert (unit.hurt, unit.marks, unit.aloft) == ((2,), ("slowed",), False)
    assert rules_of(table, "marked") == ["ME-SHW-14"]
    assert rules_of(table, "grounded") == ["ME-SHW-17"]


@rule("ME-SHW-14", "ME-SHW-16")
def test_aylus_does_nothing_more_to_behemoths_or_when_all_is_saved():
    table = struck(some("feathered_serpent", 1, 1, aloft=True), 2, weapon="aylus")
    play(table, "10 10")
    unit = table.state.units[2]
    assert (unit.hurt, unit.marks, unit.aloft) == ((2,), (), True)
    table = struck(some("giant_condor", 1, 1, aloft=True), 2, weapon="aylus")
    play(table, "5 5")
    assert (table.state.units[2].marks, table.state.units[2].aloft) == ((), True)


@rule("ME-SHW-14")
def test_what_is_destroyed_is_neither_slowed_nor_marked():
    table = struck(some("giant_condor", 1, 1, hurt=(4,)), 1, weapon="aylus")
    play(table, "10")
    assert table.state.units[2].marks == ()
    assert told(table, "marked") == []


# -- trampling -----------------------------------------------------------------------------------------------


def trampled(*units: Any):
    """A Stone Giant has passed through these friends of his."""
    table = a_field(some("stone_giant", 0, 1, 30_000, 30_000), *units)
    return under_way(table, trample(table, 1, tuple(range(2, len(units) + 2))))


@rule("ME-EX-15", "ME-MVT-08", "ME-MVT-09", "ME-GAP-37")
def test_a_behemoth_tramples_humanoids():
    table = trampled(some("eagle_warriors", 0, 8))
    assert rolls(table) == (0, 1, "ME-MVT-09")
    play(table, "3")
    # three hits of Strength 0, saved with light armour on 6
    assert rolls(table) == (0, 3, "ME-SAVE-03")
    assert told(table, "trampled") == [{"seat": 0, "unit": 2, "by_unit": 1, "hits": 3}]
    assert rules_of(table, "trampled") == ["ME-MVT-09"]
    play(table, "6 6 7", "lose 1")
    unit = table.state.units[2]
    assert (len(unit.minis), unit.markers) == (7, 0)
    assert told(table, "saved")[0]["needs"] == 6
    assert asked(table) == (0, "rest")


@rule("ME-MVT-09", "ME-MVT-10", "ME-MVT-11", "ME-GAP-08")
@pytest.mark.parametrize(
    ("card", "rule_id", "die", "hits"),
    [
        ("eagle_warriors", "ME-MVT-09", "6", 6),
        ("puma_pack", "ME-MVT-09", "1", 1),
        ("scorpion_tide", "ME-MVT-09", "5", 5),
        ("great_bear", "ME-MVT-10", "6", 3),
        ("great_bear", "ME-MVT-10", "3", 2),
        ("great_bear", "ME-MVT-10", "2", 1),
    ],
)
def test_hits_by_type(card, rule_id, die, hits):
    table = trampled(some(card, 0, 3))
    assert rolls(table) == (0, 1, rule_id)
    play(table, die)
    assert told(table, "trampled")[0]["hits"] == hits


@rule("ME-MVT-11")
def test_a_trampled_behemoth_takes_one_hit_without_a_die():
    table = trampled(some("great_turtle", 0, 1))
    assert told(table, "trampled") == [{"seat": 0, "unit": 2, "by_unit": 1, "hits": 1}]
    assert rules_of(table, "trampled") == ["ME-MVT-11"]
    assert rolls(table) == (0, 1, "ME-SAVE-03")


@rule("ME-GAP-37")
def test_each_unit_in_turn_and_no_tests_follow():
    # given two Units, the first of which is wiped out, the second brought below half
    table = trampled(some("puma_pack", 0, 1), some("puma_pack", 0, 2, 10_000, 20_000, strength=8))
    play(table, "2", "6")
    assert table.state.units[2].place == DESTROYED
    assert told(table, "destroyed")[0]["how"] == "trample"
    assert table.state.aftermath == ()
    assert rolls(table) == (0, 1, "ME-MVT-09")
    play(table, "1", "6", "lose 1")
    assert told(table, "tested") == []
    assert asked(table) == (0, "rest")


@rule("ME-MVT-08")
def test_nobody_trampled_nothing_to_do():
    table = facing(some("stone_giant", 0, 1), some("eagle_warriors", 1, 1))
    assert trample(table, 1, ()) is None
    assert trample(table, 1, (2,)) == Trample(behemoth=1, units=(2,))
