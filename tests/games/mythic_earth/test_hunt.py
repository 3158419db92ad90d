"""The Great Hunt: corners, Spirit Animals that spawn, roam, fight back and are banished."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.geometry.shapes import Disc
from mythwright.games.mythic_earth.ground import half_at, wholly_in_zone, zone
from mythwright.games.mythic_earth.rules.fight import Fight
from mythwright.games.mythic_earth.rules.primaries import primary
from mythwright.games.mythic_earth.rules.primaries.hunt import animals, free_spot, roam
from mythwright.games.mythic_earth.state import NEUTRAL, Deed
from mythwright.games.mythic_earth.units import profile
from tests.games.mythic_earth.given_fight import a_unit, asked, play, rolls, rules_of, spirit, told, under_way
from tests.games.mythic_earth.given_scenarios import a_scenario, destroyed, one, points, rock, trio, turn_ends
from tests.marks import rule

HUNT = "hunt"
MEN = "eagle_warriors"
SPAWNS = [(24_000, 24_000), (38_101, 9_899), (9_899, 38_101)]


def begun(*units, **state):
    table = a_scenario(HUNT, *units, **state)
    return under_way(table, primary(table).turn_begins(table))


@rule("ME-P3-01", "ME-GAP-81")
def test_three_spawn_markers():
    table = a_scenario(HUNT)
    assert [(t.kind, t.seat, (t.x, t.y)) for t in table.state.tokens] == [("spawn", -1, at) for at in SPAWNS]
    wide = table.box.primaries[HUNT].battle
    assert wide.points == ((36_000, 24_000), (60_351, 7_766), (11_649, 40_234))
    assert wide.corners == ((0, 0), (72_000, 48_000))


@rule("ME-P3-02", "ME-GAP-81", "ME-GAP-87")
def test_each_side_deploys_in_its_corner():
    table = a_scenario(HUNT)
    assert zone(table, 0) == Disc(0, 0, 18_000)
    assert zone(table, 1) == Disc(48_000, 48_000, 18_000)
    assert wholly_in_zone(table, 0, 630, 630, 630)
    assert not wholly_in_zone(table, 0, 600, 630, 630)
    assert half_at(table, 23_000, 24_000) == 0
    assert half_at(table, 24_000, 24_000) == -1
    assert half_at(table, 40_000, 9_000) == 1


@rule("ME-P3-03", "ME-P3-04", "ME-GAP-81")
def test_a_spirit_animal_spawns_at_each_marker_and_moves_at_once():
    table = begun(one(MEN, 0, 3_000, 3_000))
    for number, face in ((2, "3"), (3, "6"), (4, "1")):
        assert rolls(table) == (0, 1, "ME-P3-04")
        assert animals(table) == tuple(range(2, number + 1))
        play(table, face)
    units = table.state.units
    assert [units[n].at for n in (2, 3, 4)] == [((27_000, 24_000),), ((38_101, 15_899),), ((9_899, 37_101),)]
    assert {units[n].seat for n in (2, 3, 4)} == {NEUTRAL}
    assert [(units[n].size, units[n].strength, units[n].minis, units[n].hurt) for n in (2, 3, 4)] == [
        (1, 1, (1,), (0,))
    ] * 3
    assert rules_of(table, "appeared") == ["ME-P3-03"] * 3
    assert told(table, "appeared")[0] == {"unit": 2, "card": "spirit_animal", "x": 24_000, "y": 24_000}
    assert told(table, "roamed")[0] == {
        "unit": 2,
        "start": [24_000, 24_000],
        "end": [27_000, 24_000],
        "length": 3_000,
    }
    assert asked(table)[1] == "rest"


@rule("ME-P3-03")
def test_those_on_the_table_move_first_then_new_ones_appear():
    table = begun(spirit(10_000, 10_000), spirit(40_000, 40_000))
    play(table, "2", "4")
    assert table.state.units[1].at == ((12_000, 10_000),)
    assert table.state.units[2].at == ((36_000, 40_000),)
    assert animals(table) == (1, 2, 3)
    play(table, "1", "1", "1")
    assert len(animals(table)) == 5


@rule("ME-EX-41", "ME-P3-04")
def test_an_animal_goes_as_the_die_says():
    table = a_scenario(HUNT, spirit(36_000, 24_000))
    roam(table, 1, 3)
    assert table.state.units[1].at == ((39_000, 24_000),)


@rule("ME-P3-04", "ME-GAP-50")
def test_the_south_players_compass_rules_whichever_seat_that_is():
    table = a_scenario(HUNT)
    table.state.sides[0].edge, table.state.sides[1].edge = 1, 0
    under_way(table, primary(table).turn_begins(table))
    assert rolls(table) == (1, 1, "ME-P3-04")


@rule("ME-P3-05")
@pytest.mark.parametrize(("x", "face", "escapes"), [(44_300, 3, True), (44_000, 3, False), (4_000, 4, True)])
def test_an_animal_that_leaves_the_table_escapes(x, face, escapes):
    table = a_scenario(HUNT, spirit(x, 24_000))
    roam(table, 1, face)
    unit = table.state.units[1]
    assert (unit.place == "destroyed") is escapes
    assert rules_of(table, "escaped") == (["ME-P3-05"] if escapes else [])
    assert (unit.at == ()) is escapes
    assert (unit.minis, unit.hurt) == (((), ()) if escapes else ((1,), (0,)))
    assert table.state.aftermath == ()
    assert animals(table) == (() if escapes else (1,))


@rule("ME-P3-06")
def test_an_animal_stops_at_landscape():
    table = a_scenario(HUNT, spirit(10_000, 24_000), features=[rock(1, 15_000, 24_000)])
    roam(table, 1, 3)
    # the rock begins at 13,000, the base has 0.787 inch: 2.2 inches, in steps of a tenth
    assert table.state.units[1].at == ((12_200, 24_000),)
    roam(table, 1, 2)
    assert table.state.units[1].at == ((12_200, 24_000),)
    roam(table, 1, 4)
    assert table.state.units[1].at == ((8_200, 24_000),)


@rule("ME-P3-07")
@pytest.mark.parametrize("seat", [0, 1])
def test_an_animal_keeps_an_inch_from_units(seat):
    table = a_scenario(HUNT, spirit(10_000, 24_000), one(MEN, seat, 15_000, 24_000))
    roam(table, 1, 3)
    # 15,000 less both radii and an inch: 12,583
    assert table.state.units[1].at == ((12_500, 24_000),)


@rule("ME-P3-07")
def test_animals_only_keep_off_each_others_bases():
    table = a_scenario(HUNT, spirit(10_000, 24_000), spirit(13_574, 24_000))
    roam(table, 1, 2)
    assert table.state.units[1].at == ((12_000, 24_000),)


@rule("ME-GAP-81")
def test_a_blocked_spawn_goes_to_the_nearest_free_spot():
    table = a_scenario(HUNT, one(MEN, 0, 24_000, 24_000))
    # both radii and an inch: 2.417 inches; rings of a quarter inch, from +x on
    assert free_spot(table, (24_000, 24_000)) == (26_500, 24_000)
    assert free_spot(table, (10_000, 10_000)) == (10_000, 10_000)
    beast = a_scenario(HUNT, spirit(24_000, 24_000))
    assert free_spot(beast, (24_000, 24_000)) == (25_750, 24_000)


@rule("ME-P3-03", "ME-GAP-81")
def test_a_spawn_without_any_room_is_left_out():
    crowd = rock(1, 24_000, 24_000, 24_900)
    table = a_scenario(HUNT, features=[crowd])
    assert free_spot(table, (24_000, 24_000)) is None
    under_way(table, primary(table).turn_begins(table))
    assert animals(table) == (1,)  # the first found none, the second did


@rule("ME-P3-08", "ME-P3-10")
def test_an_animal_banished_in_melee_scores_at_the_end_of_the_turn():
    table = a_scenario(
        HUNT, trio(MEN, 0, 10_000, 10_000), spirit(20_000, 20_000), one(MEN, 1, 40_000, 40_000)
    )
    destroyed(table, 2, "melee", by=1)
    assert table.state.deeds == (Deed(0, "banished", 1, 2),)
    turn_ends(table)
    assert points(table, 0) == (1, 0)
    assert points(table, 1) == (0, 0)
    assert rules_of(table, "scored") == ["ME-P3-10"]


@rule("ME-P3-09")
def test_an_animal_that_is_shot_scores_nothing():
    table = a_scenario(HUNT, trio(MEN, 0, 10_000, 10_000), spirit(20_000, 20_000))
    destroyed(table, 2, "shooting", by=1)
    assert table.state.units[2].place == "destroyed"
    assert table.state.deeds == ()
    turn_ends(table)
    assert points(table, 0) == (0, 0)


@rule("ME-P3-08")
def test_a_unit_that_falls_is_no_animal():
    table = a_scenario(HUNT, trio(MEN, 0, 10_000, 10_000), trio(MEN, 1, 20_000, 20_000))
    destroyed(table, 2, "melee", by=1)
    assert "banished" not in [deed.what for deed in table.state.deeds]


@rule("ME-P3-10", "ME-P3-12", "ME-P3-13", "ME-GAP-81")
def test_the_hunt_scores_once_a_turn_from_turn_two_on_up_to_five():
    table = a_scenario(HUNT, one(MEN, 0, 3_000, 3_000), one(MEN, 1, 45_000, 45_000), turn=1)
    for turn, now in ((1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 5)):
        table.state.turn, table.state.sides[0].this_turn = turn, 0
        table.state.deeds = (Deed(0, "banished", 1, 9), Deed(0, "banished", 1, 10))
        primary(table).score_turn(table)
        assert points(table, 0) == (now, 0)


@rule("ME-P3-14", "ME-GAP-81")
def test_the_spirit_animals_profile():
    table = a_scenario(HUNT, spirit(24_000, 24_000))
    bought = profile(table, table.state.units[1])
    [row] = bought.rows
    assert (row.fight, row.save, row.shoot, row.brave, row.react) == (5, 6, 0, 5, 7)
    assert (row.wounds, row.attacks, row.move) == (1, 1, 0)
    assert (bought.type, bought.radius, bought.dice) == ("beast", 787, 0)


def at_blows():
    men = a_unit(MEN, 0, (24_000, 22_000), (25_500, 22_000), (24_750, 20_700))
    table = a_scenario(HUNT, men, spirit(24_000, 22_000 + 630 + 787))
    return under_way(table, Fight(charger=1, charged=2))


@rule("ME-P3-11", "ME-P3-16", "ME-GAP-81")
def test_it_fights_back_and_its_hits_allow_no_save():
    # given three warriors who miss
    table = at_blows()
    play(table, "10 10 10")

    # when the animal hits on its Fight of 5
    assert rolls(table)[1] == 1
    play(table, "5")
    while asked_prompt(table) == "casualty":
        play(table, str(table.pending.options[0]))

    # then a Mini falls without a Save, the wound adds a marker, nobody is locked and nobody lost
    unit = table.state.units[1]
    assert len(unit.minis) == 2
    assert unit.markers == 1
    assert told(table, "saved") == []
    assert unit.links == ()
    assert told(table, "won") == []


def asked_prompt(table):
    return getattr(table.pending, "prompt", "")


@rule("ME-P3-15", "ME-GAP-08")
def test_it_throws_its_die_again_when_it_missed():
    table = at_blows()
    play(table, "10 10 10", "6")
    assert rolls(table)[1] == 1
    play(table, "6")
    assert asked(table)[1] == "rest"
    assert len(table.state.units[1].minis) == 3
    # a hit is not thrown again
    table = at_blows()
    play(table, "10 10 10", "5")
    assert asked_prompt(table) in ("casualty", "rest")


@rule("ME-GAP-81", "ME-P3-08")
def test_one_wound_banishes_it_and_the_winner_may_consolidate():
    table = at_blows()
    play(table, "1 10 10", "10", "10")
    while table.pending.__class__.__name__ == "Roll":
        play(table, "10")
    assert table.state.units[2].place == "destroyed"
    assert Deed(0, "banished", 1, 2) in table.state.deeds
    assert asked(table) == (0, "consolidate")


@rule("ME-GAP-39")
def test_bots_are_led_to_animals_and_spawn_points():
    table = a_scenario(HUNT, one(MEN, 0, 3_000, 3_000), spirit(20_000, 20_000))
    assert primary(table).goals(table, 1) == [(20_000, 20_000), *SPAWNS]
