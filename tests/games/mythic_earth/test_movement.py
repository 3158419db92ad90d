"""Movement: allowances, paths, landscape, flyers, coherency."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth import forces
from mythwright.games.mythic_earth.geometry.moves import Move
from mythwright.games.mythic_earth.pieces import Entry
from mythwright.games.mythic_earth.rules.movement.allowance import allowance, move_of, purse
from mythwright.games.mythic_earth.rules.movement.fields import passes
from mythwright.games.mythic_earth.rules.movement.plans import spoken
from mythwright.games.mythic_earth.rules.movement.walking import run_over
from mythwright.games.mythic_earth.state import Feature
from mythwright.games.mythic_earth.units import profile
from tests.games.mythic_earth.given import INCH, a_turn, a_unit, acts, answer, events, options, rank, refused
from tests.marks import rule

EAGLES = rank(20 * INCH, 10 * INCH, 8)


def eagles(seat: int = 0, at=EAGLES, **state):
    return a_unit("eagle_warriors", seat, *at, **state)


def a_disc(land: str, x: int, y: int, radius: int) -> Feature:
    return Feature(1, land, x * INCH, y * INCH, radius * INCH)


def marching(*units, **table):
    return answer(acts(a_turn(*units, **table), 1), "march")


def moving(*units, **table):
    return answer(acts(a_turn(*units, **table), 1), "move")


@rule("ME-MOVE-01", "ME-MARCH-01", "ME-MVT-02")
def test_a_march_is_twice_a_move():
    table = a_turn(eagles())
    assert allowance(table, 1, False) == 5 * INCH
    assert allowance(table, 1, True) == 10 * INCH


@rule("ME-SHW-14", "ME-SHW-15", "ME-GAP-51", "ME-GAP-67")
@pytest.mark.parametrize(("marks", "move"), [(("slowed",), 1), (("rooted",), 3), (("rooted", "slowed"), 1)])
def test_slowed_units_move_less_and_do_not_march(marks, move):
    table = acts(a_turn(eagles(marks=marks)), 1)
    assert move_of(table, 1) == move * INCH
    assert "march" not in options(table)
    assert refused(table, "march") == (("ME-SHW-15",) if "slowed" in marks else ("ME-GAP-67",))


@rule("ME-GAP-36")
@pytest.mark.parametrize(("length", "budget"), [(5, 6), (6, 6), (10, 10)])
def test_the_cost_may_reach_the_next_even_inch(length, budget):
    assert purse(length * INCH) == (length * INCH, budget * INCH)


@rule("ME-MOVE-01", "ME-GAP-02", "ME-MVT-01")
def test_a_move_goes_as_far_as_the_move_and_five_thousandths():
    table = moving(eagles())
    assert refused(table, "go 20000 15006") == ("ME-MOVE-01",)
    answer(table, "go 20000 15005")
    assert table.state.units[1].at[0] == (20_000, 15_005)
    assert events(table, "moved")[0]["length"] == 5005


@rule("ME-GAP-35")
def test_a_formation_is_kept_and_legs_are_counted():
    table = marching(eagles())
    assert refused(table, "go 20000 11000 21000 11000 21000 12000 22000 12000 22000 13000") == ("ME-GAP-35",)
    answer(table, "go 20000 11000 21000 11000 21000 12000 22000 12000")
    assert table.state.units[1].at == tuple((x + 2000, y + 2000) for x, y in EAGLES)


@rule("ME-GAP-35", "ME-COH-01", "ME-GAP-40")
def test_each_mini_may_be_told_its_place():
    table = moving(eagles())
    ends = [(x, y + 1000) for x, y in EAGLES]
    ends[0] = (22_000, 19_000)
    text = " ".join(f"{x} {y}" for x, y in ends)
    assert refused(table, f"go 20000 11000 each {text}") != ()
    ends[0] = (20_000, 10_900)
    text = " ".join(f"{x} {y}" for x, y in ends)
    answer(table, f"go 20000 10900 each {text}")
    assert table.state.units[1].at == tuple(ends)


@rule("ME-GAP-35")
def test_places_for_all_minis_are_needed():
    assert refused(moving(eagles()), "go 20000 11000 each 20000 11000") == ("ME-GAP-35",)
    strange = refused(moving(eagles()), "march")
    assert strange and "ME-GAP-35" not in strange


@rule("ME-GAP-38")
def test_a_unit_may_draw_up_in_a_block():
    table = answer(moving(eagles()), "go 21000 13000 block")
    assert table.state.units[1].at[0] == (21_000, 13_000)
    assert len(set(table.state.units[1].at)) == 8


@rule("ME-MVT-05")
def test_an_inch_is_kept_from_enemies_on_the_way_too():
    foe = eagles(1, rank(26 * INCH, 16 * INCH, 8))
    table = marching(eagles(), foe)
    assert refused(table, "go 26000 10000 26000 13900") == ("ME-MVT-05",)
    assert "line" in table.why_not("go 26000 10000 26000 13900")[0].facts


@rule("ME-GAP-37")
def test_a_unit_that_begins_near_an_enemy_may_leave_but_not_come_nearer():
    foe = eagles(1, rank(20 * INCH, 18_000, 8))
    table = moving(eagles(), foe)
    assert refused(table, "go 20000 10200") == ("ME-GAP-37",)
    assert refused(table, "go 20000 8000") == ()


@rule("ME-MVT-06", "ME-BASE-06")
def test_friends_of_the_same_type_are_passed_but_not_stood_on():
    friend = a_unit("commoner_levy", 0, *rank(20 * INCH, 19_500, 2))
    table = marching(eagles(at=EAGLES[:4]), friend)
    assert refused(table, "go 20000 18000") == ("ME-BASE-06",)
    assert refused(table, "go 20000 20000 ") == ("ME-BASE-06",)
    answer(table, "go 20000 15500")


@rule("ME-MVT-06", "ME-GAP-37")
def test_friends_of_another_type_block():
    friend = a_unit("ahuizotl_pack", 0, (20_000, 14_000), (22_200, 14_000))
    table = marching(eagles(at=EAGLES[:4]), friend)
    assert refused(table, "go 20000 18000") == ("ME-MVT-06",)


GIANT = "stone_giant"
FRIENDS = {
    "humanoid": "commoner_levy",
    "beast": "ahuizotl_pack",
    "monster": "great_bear",
    "multitude": "scorpion_tide",
    "behemoth": GIANT,
}


@rule("ME-MVT-07", "ME-MVT-06")
@pytest.mark.parametrize("kind", FRIENDS)
@pytest.mark.parametrize("mover", FRIENDS)
def test_behemoths_pass_all_friends_others_those_of_their_type(mover, kind):
    one, two = a_unit(FRIENDS[mover], 0, (10_000, 10_000)), a_unit(FRIENDS[kind], 0, (20_000, 10_000))
    table = a_turn(one, two)
    assert (profile(table, one).type, profile(table, two).type) == (mover, kind)
    assert passes(table, one, two) is (mover in ("behemoth", kind))


@rule("ME-MVT-07", "ME-GAP-37")
@pytest.mark.parametrize("kind", FRIENDS)
def test_a_behemoth_walks_through_friends_of_any_type(kind):
    friend = a_unit(FRIENDS[kind], 0, (20_000, 16_000))
    table = marching(a_unit(GIANT, 0, (20_000, 10_000)), friend)
    assert refused(table, "go 20000 16500") == ("ME-BASE-06",)
    answer(table, "go 20000 22000")
    assert table.state.units[1].at == ((20_000, 22_000),)
    assert run_over(a_turn(*table.state.units.values()), 1, Move([], [(20_000, 11_000)])) == (2,)


@rule("ME-MVT-03", "ME-MOVE-01", "ME-GAME-06")
def test_a_mini_is_measured_from_base_to_base():
    # given Move 5: the base that was at 10 inches is at 15, the near rim has gone as far as the centre
    table = moving(eagles(at=EAGLES[:2]))
    assert refused(table, "go 20000 15006") == ("ME-MOVE-01",)
    [found] = table.why_not("go 20000 16000")
    assert (found.facts["far"], found.facts["reach"]) == (6000, 5000)
    # and an inch from an enemy is an inch between the rims: 2 * 0.630 + 1
    foe = eagles(1, [(20_000, 10_000 + 5 * INCH + 2 * 630 + 1000)])
    table = moving(eagles(at=[(20_000, 10_000)]), foe)
    assert refused(table, "go 20000 15000") == ()
    assert refused(table, "go 20000 15006") != ()
    foe = eagles(1, [(20_000, 10_000 + 5 * INCH + 2 * 630 + 990)])
    table = moving(eagles(at=[(20_000, 10_000)]), foe)
    [found] = table.why_not("go 20000 15000")
    assert (found.rule, found.facts["far"], found.facts["reach"]) == ("ME-MVT-05", 990, 1000)


@rule("ME-MVT-04", "ME-GAP-03")
def test_no_mini_is_without_a_base():
    table = a_turn(eagles())
    entries = [Entry(unit=card, size=0, options=()) for card in table.box.units]
    radii = {forces.profile(table.box, entry).radius for entry in entries}
    assert radii | {forces.animal(table.box).radius} == {630, 787, 1181, 2756}


@rule("ME-BASE-07")
def test_no_base_leaves_the_table():
    table = moving(eagles(at=rank(2000, 2000, 4)))
    assert refused(table, "go 500 2000") == ("ME-BASE-07",)


@rule("ME-LAND-06", "ME-BASE-08")
def test_impassable_landscape_is_not_entered():
    table = marching(eagles(at=EAGLES[:2]), features=[a_disc("rock", 21, 16, 2)])
    assert refused(table, "go 20000 20000") == ("ME-LAND-06",)


@rule("ME-EX-16", "ME-LAND-03", "ME-LAND-04", "ME-GAP-36")
def test_the_last_inch_in_the_jungle_costs_two():
    # given a Unit with Move 5 whose bases begin 4 inches from a jungle
    table = moving(eagles(at=[(20_000, 10_000)]), features=[a_disc("scrub", 20, 18, 3)])
    # 10,000 + 630 is 4,370 from the edge at 15,000: the first 4.37 inches are open
    assert refused(table, "go 20000 15000") == ()
    answer(table, "go 20000 15000")
    assert events(table, "moved")[0]["cost"] <= 6000


@rule("ME-EX-22", "ME-LAND-03", "ME-LAND-05")
def test_a_march_through_jungle_alone_is_halved():
    jungle = Feature(1, "scrub", 24_000, 24_000, 20_000)
    table = marching(eagles(at=EAGLES[:2]), features=[jungle])
    assert refused(table, "go 20000 15500") == ("ME-LAND-03",)
    answer(table, "go 20000 15000")
    assert events(table, "moved")[0]["cost"] == 10_000


@rule("ME-MVT-12", "ME-MVT-13", "ME-GAP-41", "ME-GAP-04")
@pytest.mark.parametrize(("land", "crossed"), [("low_wall", True), ("high_wall", False)])
def test_men_cross_low_walls_only_and_stand_on_none(land, crossed):
    corners = ((17_000, 13_750), (23_000, 13_750), (23_000, 14_250), (17_000, 14_250))
    wall = Feature(1, land, 20_000, 14_000, 0, corners)
    table = marching(eagles(at=[(20_000, 10_000)]), features=[wall])
    assert refused(table, "go 20000 14000") == ("ME-GAP-41",)
    assert (refused(table, "go 20000 18000") == ()) is crossed


@rule("ME-FLY-01", "ME-LAND-07", "ME-GAP-42")
def test_flyers_cross_everything_and_choose_to_land():
    condor = a_unit("giant_condor", 0, (20_000, 10_000))
    foe = eagles(1, rank(19 * INCH, 14 * INCH, 4))
    table = marching(condor, foe, features=[a_disc("rock", 20, 22, 2)])
    assert refused(table, "go 20000 22000") == ("ME-BASE-08",)
    answer(table, "go 20000 27000 land")
    assert not table.state.units[1].aloft


@rule("ME-GAP-42")
def test_who_cannot_fly_does_not_land():
    assert refused(moving(eagles()), "go 20000 11000 land") == ("ME-GAP-42",)


@rule("ME-FLY-01", "ME-GAP-42")
def test_a_flyer_that_says_nothing_is_aloft():
    table = answer(moving(a_unit("giant_condor", 0, (20_000, 10_000))), "go 20000 12000")
    assert table.state.units[1].aloft


@rule("ME-GAP-39")
def test_every_offered_move_is_legal_distinct_and_staying_is_last():
    foe = eagles(1, rank(26 * INCH, 20 * INCH, 8))
    scrub = a_disc("scrub", 14, 14, 3)
    table = marching(eagles(), foe, features=[scrub])
    listed = options(table)
    assert listed[-1] == "stay"
    assert len(listed) == len(set(listed)) <= 81
    for text in listed[:-1]:
        copy = table.copy()
        assert copy.stack[-1].explains(copy, copy.pending.options[listed.index(text)]) is None


@rule("ME-GAP-39", "ME-GAP-40")
def test_a_scattered_unit_is_offered_to_draw_together():
    strays = (*EAGLES[:4], (30_000, 10_000))
    table = marching(eagles(at=strays))
    assert all(text == "stay" or text.endswith("block") for text in options(table))
    assert refused(table, "go 20000 11000") == ("ME-COH-01",)


@rule("ME-MOVE-01")
def test_a_unit_may_stay_where_it_is():
    table = answer(moving(eagles()), "stay")
    assert table.state.units[1].at == tuple(EAGLES)
    assert events(table, "moved") == []


@rule("ME-GAP-35")
def test_a_way_declared_with_the_action_is_taken_at_once():
    table = acts(a_turn(eagles()), 1)
    assert refused(table, "move 20000 16000") == ("ME-MOVE-01",)
    answer(table, "move 20000 15000")
    assert table.state.units[1].at[0] == (20_000, 15_000)


@pytest.mark.parametrize(
    ("words", "form", "air"),
    [((1, 2), "", ""), ((1, 2, "block"), "block", ""), ((1, 2, "each", 3, 4, "land"), "each", "land")],
)
@rule("ME-GAP-35")
def test_words_of_a_way(words, form, air):
    said = spoken(words)
    assert said is not None
    assert (said.points, said.form, said.air) == (((1, 2),), form, air)


@pytest.mark.parametrize("words", [(), (1,), (1, 2, "each"), (1, 2, "swim"), ("block",), (1, 2, "land", 3)])
@rule("ME-GAP-35")
def test_words_that_are_no_way(words):
    assert spoken(words) is None
