"""The Rainy Season: the river, its bridges, Survival Rolls, and who is across."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.geometry.moves import Move
from mythwright.games.mythic_earth.ground import in_river, piece, zone
from mythwright.games.mythic_earth.rules.movement.fields import field
from mythwright.games.mythic_earth.rules.primaries import after_move, forbids_way, primary, shooting
from mythwright.games.mythic_earth.rules.primaries.rain import across, entering, minis_in_river, wades
from mythwright.games.mythic_earth.rules.shooting import Volley
from tests.games.mythic_earth.given_fight import (
    a_unit,
    activated,
    asked,
    play,
    refused,
    rolls,
    told,
    under_way,
)
from tests.games.mythic_earth.given_scenarios import a_scenario, game_ends, one, pair, points, trio, turn_ends
from tests.games.mythic_earth.given_shooting import layered
from tests.marks import rule

RAIN = "rain"
MEN = "eagle_warriors"
BRIDGES = (12_000, 24_000, 36_000)
"""The middles of the bridges of a Skirmish table; a base of 0.63 inch at y 19,370 just touches the river."""


@rule("ME-P2-01", "ME-P2-02", "ME-GAP-80")
def test_a_river_runs_along_the_middle_with_three_bridges():
    table = a_scenario(RAIN)
    river, *bridges = table.state.features
    assert river.land == "river"
    assert river.corners == ((0, 20_000), (48_000, 20_000), (48_000, 28_000), (0, 28_000))
    assert (river.x, river.y) == (24_000, 24_000)
    assert [bridge.land for bridge in bridges] == ["bridge"] * 3
    assert [(bridge.x, bridge.y) for bridge in bridges] == [(x, 24_000) for x in BRIDGES]
    assert bridges[0].corners == ((8_500, 20_000), (15_500, 20_000), (15_500, 28_000), (8_500, 28_000))
    assert (piece(table, river).ground, piece(table, river).height) == ("difficult", 0)
    assert piece(table, bridges[0]).ground == "open"


@rule("ME-P2-04")
def test_zones_are_six_inches_deep():
    table = a_scenario(RAIN)
    assert zone(table, 0).corners == ((0, 0), (48_000, 0), (48_000, 6_000), (0, 6_000))


@rule("ME-P2-03")
def test_no_spell_touches_river_or_bridges():
    # every spell is aimed at a Unit or a die, and none of their verbs knows landscape
    box = a_scenario(RAIN).box
    assert {spell.target.split("_")[-1] for spell in box.spells.values()} == {"friend", "enemy", "die"}
    assert not any(
        "land" in effect.do for s in box.spells.values() for effect in s.effect if hasattr(effect, "do")
    )


@rule("ME-P2-05")
def test_rain_takes_one_from_all_shooting():
    table = a_scenario(RAIN, pair("atlatl_throwers", 0, 10_000, 5_000), pair(MEN, 1, 10_000, 12_000))
    assert shooting(table) == [("rain", -1, "ME-P2-05")]
    under_way(table, Volley(shooter=1, target=2, how="shoot"))
    play(table, "10 10")
    [volley] = told(table, "volley")
    assert ("rain", -1, "ME-P2-05") in [tuple(part) for part in volley["parts"]]
    assert shooting(a_scenario("altars")) == []


@rule("ME-P2-06", "ME-P2-17", "ME-GAP-80")
@pytest.mark.parametrize(
    ("x", "y", "wet"),
    [
        (3_000, 19_375, False),
        (3_000, 19_376, True),
        (3_000, 24_000, True),
        (3_000, 28_624, True),
        (3_000, 28_625, False),
        (8_500, 24_000, False),
        (8_499, 24_000, True),
        (27_500, 24_000, False),
        (27_501, 24_000, True),
    ],
)
def test_a_mini_is_in_the_river_unless_its_centre_is_on_a_bridge(x, y, wet):
    table = a_scenario(RAIN, one(MEN, 0, x, y))
    assert in_river(table, x, y, 630) is wet
    assert minis_in_river(table, table.state.units[1]) == ((1,) if wet else ())
    assert not in_river(a_scenario("altars"), x, y, 630)


@rule("ME-P2-06")
def test_flyers_aloft_are_above_the_river():
    condor = one("giant_condor", 0, 3_000, 24_000, aloft=True)
    table = a_scenario(RAIN, condor)
    assert minis_in_river(table, condor) == ()
    condor.aloft = False
    assert minis_in_river(table, condor) == (1,)


@rule("ME-P2-06", "ME-P2-07", "ME-P2-17")
def test_the_river_halves_movement_and_bridges_do_not():
    # given a Unit of Move 5 just before the river, and one before a bridge
    table = a_scenario(RAIN, one(MEN, 0, 3_000, 19_375), one(MEN, 0, 12_000, 19_375))
    activated(table, 1)
    assert refused(table, "move 3000 22476")[0] == "ME-LAND-03"
    assert table.why_not("move 3000 22375") == []
    activated(table, 2)
    assert table.why_not("move 12000 24375") == []
    assert field(table, 1, flying=True).slow == []


@rule("ME-P2-08", "ME-P2-09")
@pytest.mark.parametrize(
    ("how", "banned"),
    [
        ("march", "ME-P2-08"),
        ("free_march", "ME-P2-08"),
        ("charge", "ME-P2-09"),
        ("countercharge", "ME-P2-09"),
        ("move", None),
        ("flee", None),
    ],
)
def test_no_march_and_no_charge_into_across_or_out_of_the_river(how, banned):
    table = a_scenario(
        RAIN, one(MEN, 0, 3_000, 19_000), one(MEN, 0, 5_000, 24_000), one(MEN, 0, 24_000, 19_000)
    )
    into = forbids_way(table, 1, Move((), [(3_000, 20_000)]), how)
    over = forbids_way(table, 1, Move([(0, 10_000)], [(4_000, 29_000)]), how)
    out = forbids_way(table, 2, Move((), [(5_000, 29_000)]), how)
    assert [found and (found.rule, found.facts) for found in (into, over, out)] == [
        banned and (banned, {"unit": number}) for number in (1, 1, 2)
    ]
    assert forbids_way(table, 1, Move((), [(9_000, 19_000)]), how) is None
    assert forbids_way(table, 3, Move((), [(24_000, 29_000)]), how) is None  # over a bridge
    assert (
        forbids_way(a_scenario("altars", one(MEN, 0, 3_000, 19_000)), 1, Move((), [(3_000, 24_000)]), how)
        is None
    )


@rule("ME-P2-08")
def test_marches_that_end_in_the_river_are_refused_and_not_listed():
    table = a_scenario(RAIN, one(MEN, 0, 3_000, 17_000))
    activated(table)
    play(table, "march")
    assert refused(table, "go 3000 20000") == ("ME-P2-08", {"unit": 1})
    ends = [option.args for option in table.pending.options if option.kind == "go"]
    assert ends
    assert not any(wades(table, (3_000, 17_000), args[:2], 630) for args in ends)


@rule("ME-P2-09", "ME-P2-06")
def test_flyers_cross_freely_but_may_not_charge_into_the_river():
    table = a_scenario(RAIN, one("giant_condor", 0, 3_000, 17_000))
    assert forbids_way(table, 1, Move((), [(3_000, 31_000)]), "charge") is None
    assert forbids_way(table, 1, Move((), [(3_000, 24_000)]), "march") is None
    wet = forbids_way(table, 1, Move((), [(3_000, 24_000)]), "charge")
    assert (wet.rule, wet.facts) == ("ME-P2-09", {"unit": 1})
    assert forbids_way(table, 1, Move((), [(3_000, 24_000)]), "countercharge").rule == "ME-P2-09"


@rule("ME-P2-10", "ME-GAP-80")
@pytest.mark.parametrize(
    ("start", "end", "wet"),
    [
        ((3_000, 10_000), (3_000, 19_375), False),
        ((3_000, 10_000), (3_000, 19_376), True),
        ((3_000, 19_376), (3_000, 10_000), True),
        ((3_000, 35_000), (3_000, 28_625), False),
        ((3_000, 35_000), (3_000, 28_624), True),
        ((3_000, 10_000), (3_000, 40_000), True),
        ((3_000, 19_000), (12_000, 19_000), False),
        ((3_000, 24_000), (12_000, 24_000), True),
        ((12_000, 10_000), (12_000, 40_000), False),
        ((9_000, 24_000), (15_000, 24_000), False),
        ((9_000, 24_000), (24_000, 24_000), True),
        ((8_500, 19_375), (15_500, 28_625), False),
        ((8_499, 19_375), (15_500, 28_625), True),
        ((8_500, 19_375), (15_501, 28_625), True),
        ((15_501, 28_625), (8_500, 19_375), True),
        ((1_500, 10_125), (15_500, 28_625), False),
        ((1_400, 10_125), (15_400, 28_625), True),
        ((8_600, 19_375), (22_600, 37_875), True),
        ((8_500, 19_375), (22_500, 37_875), False),
    ],
)
def test_whether_a_way_leads_through_the_water(start, end, wet):
    assert wades(a_scenario(RAIN), start, end, 630) is wet


@rule("ME-P2-10", "ME-P2-12", "ME-EX-40")
def test_six_minis_step_into_the_river():
    # given six Minis before the river
    spots = [(2_000 + 1_500 * i, 18_000) for i in range(4)] + [(2_750, 16_700), (4_250, 16_700)]
    table = a_scenario(RAIN, a_unit(MEN, 0, *spots, markers=2), one("commoner_levy", 1, 40_000, 45_000))

    # when all of them step in
    unit = table.state.units[1]
    before, unit.at = unit.at, tuple((x, y + 4_000) for x, y in unit.at)
    under_way(table, after_move(table, 1, before, "move"))
    assert rolls(table) == (0, 6, "ME-P2-10")
    play(table, "2 10 5 7 10 1")

    # then two are swept away; no marker, no test
    assert unit.minis == (1, 3, 4, 6)
    assert told(table, "slain") == [{"seat": 0, "unit": 1, "minis": [2, 5], "left": 4}]
    assert unit.markers == 2
    assert asked(table)[1] == "rest"


@rule("ME-P2-10")
def test_a_move_into_the_river_rolls_for_those_who_enter():
    table = a_scenario(RAIN, a_unit(MEN, 0, (3_000, 18_500), (4_500, 18_500), (3_750, 17_200)))
    activated(table)
    play(table, "move 3000 19900")
    assert rolls(table) == (0, 2, "ME-P2-10")  # the rear stays dry
    play(table, "9 10")
    assert table.state.units[1].minis == (1, 3)


@rule("ME-P2-10")
def test_who_begins_in_the_river_does_not_enter_it_again():
    table = a_scenario(RAIN, pair(MEN, 0, 3_000, 24_000))
    unit = table.state.units[1]
    before, unit.at = ((3_000, 24_000), (4_500, 15_000)), ((3_000, 23_000), (4_500, 24_000))
    assert entering(table, unit, before, "move", ()) == (2,)
    # two legs: out to the bank, and in again
    unit.at = ((3_000, 24_000), (4_500, 24_000))
    assert entering(table, unit, ((3_000, 24_000), (4_500, 24_000)), "move", [(0, -6_000)]) == (1, 2)
    assert entering(table, unit, ((3_000, 24_000), (4_500, 24_000)), "move", [(0, -1_000)]) == ()


@rule("ME-P2-10", "ME-P2-06")
def test_who_flies_or_is_gone_or_changed_in_number_is_looked_at_where_it_ends():
    condor = one("giant_condor", 0, 3_000, 24_000, aloft=True)
    table = a_scenario(RAIN, condor, pair(MEN, 0, 3_000, 24_000))
    assert entering(table, condor, ((3_000, 10_000),), "move", ()) == ()
    condor.aloft = False
    assert entering(table, condor, ((3_000, 10_000),), "move", ()) == (1,)
    men, way = table.state.units[2], ((3_000, 10_000), (4_500, 10_000))
    assert entering(table, men, way, "storm_step", ()) == (1, 2)
    men.at = ((3_000, 35_000), (4_500, 35_000))
    assert entering(table, men, way, "storm_step", ()) == ()
    men.at = ((3_000, 24_000), (4_500, 24_000))
    condor.at = ((3_000, 35_000),)
    assert entering(table, condor, ((3_000, 10_000),), "move", ()) == ()  # it flew over
    men = table.state.units[2]
    assert entering(table, men, ((3_000, 10_000),), "move", ()) == (1, 2)
    men.place = "destroyed"
    assert entering(table, men, ((3_000, 10_000), (4_500, 10_000)), "move", ()) == ()


@rule("ME-P2-11", "ME-GAP-76")
def test_each_turn_begins_with_survival_rolls_in_the_river():
    table = a_scenario(
        RAIN, pair(MEN, 0, 3_000, 24_000), trio(MEN, 1, 20_000, 33_000), pair(MEN, 1, 41_000, 24_000)
    )
    table.state.units[3].at = ((41_000, 24_000), (41_000, 32_000))
    under_way(table, primary(table).turn_begins(table))
    assert rolls(table) == (0, 2, "ME-P2-11")
    play(table, "1 2")
    assert rolls(table) == (1, 1, "ME-P2-11")
    play(table, "10")
    assert table.state.units[3].minis == (2,)
    assert asked(table)[1] == "rest"
    assert primary(a_scenario(RAIN, one(MEN, 0, 3_000, 5_000))).turn_begins(table) is not None
    dry = a_scenario(RAIN, one(MEN, 0, 3_000, 5_000))
    assert primary(dry).turn_begins(dry) is None


@rule("ME-P2-12")
def test_a_unit_that_is_swept_away_whole_is_destroyed():
    table = a_scenario(RAIN, pair(MEN, 0, 3_000, 24_000), one(MEN, 1, 20_000, 40_000))
    under_way(table, primary(table).turn_begins(table))
    play(table, "10 10")
    assert table.state.units[1].place == "destroyed"
    [lost] = told(table, "destroyed")
    assert (lost["how"], lost["by_unit"], lost["dice"]) == ("river", 0, 1)
    assert table.state.aftermath == ()


@rule("ME-P2-12", "ME-GAP-28")
def test_a_leader_who_is_swept_away_may_leave_too_many_markers():
    # given the General's Unit of Brave 8; his Dead have Brave 6, and 9 markers destroy them
    priest = trio("tlalocan_high_priest", 0, 3_000, 24_000, markers=9)
    table = a_scenario(RAIN, priest)
    under_way(table, primary(table).turn_begins(table))
    play(table, "9 9 10")
    assert priest.place == "table"
    under_way(table, primary(table).turn_begins(table))
    play(table, "10 1")
    assert priest.place == "destroyed"


@rule("ME-P2-13", "ME-P2-14", "ME-GAP-80")
@pytest.mark.parametrize(
    ("card", "seat", "y", "state", "scores"),
    [
        (MEN, 0, 28_625, {}, True),
        (MEN, 0, 28_624, {}, False),
        (MEN, 0, 10_000, {}, False),
        (MEN, 1, 19_375, {}, True),
        (MEN, 1, 19_376, {}, False),
        (MEN, 0, 40_000, {"fleeing": True}, False),
        (MEN, 0, 40_000, {"frozen": True}, True),
        ("great_bear", 0, 40_000, {}, False),
        ("giant_condor", 0, 40_000, {}, False),
    ],
)
def test_a_humanoid_unit_wholly_beyond_the_far_bank_scores(card, seat, y, state, scores):
    unit = one(card, seat, 20_000, y, **state)
    table = a_scenario(RAIN, unit)
    assert across(table, unit) is scores
    primary(table).score_turn(table)
    assert points(table, seat) == (1 if scores else 0, 0)
    assert points(table, 1 - seat) == (0, 0)


@rule("ME-P2-13")
def test_all_minis_must_be_across_and_on_the_table():
    unit = a_unit(MEN, 0, (20_000, 40_000), (20_000, 28_000))
    table = a_scenario(RAIN, unit)
    assert not across(table, unit)
    unit.at = ((20_000, 40_000), (21_500, 40_000))
    assert across(table, unit)
    unit.place = "reserve"
    assert not across(table, unit)


WINGED = """
[[units.eagle_warriors.rows]]
id = "eagle_warriors"
minis = 8
most = 12
each = 10
data = { move = 5, shoot = 5, fight = 6, save = 5, react = 6, brave = 7 }
weapons = ["macuahuitl"]
talents = ["fly"]
"""


@rule("ME-P2-14")
def test_humanoids_that_fly_do_not_score(tmp_path):
    table = a_scenario(RAIN, one(MEN, 0, 20_000, 40_000))
    layered(table, tmp_path / "winged.toml", WINGED)
    assert not across(table, table.state.units[1])


@rule("ME-P2-13", "ME-P2-15", "ME-P2-16")
def test_crossing_scores_once_a_turn_from_turn_two_on_up_to_four():
    table = a_scenario(
        RAIN, one(MEN, 0, 20_000, 40_000), one(MEN, 0, 30_000, 40_000), one(MEN, 1, 5_000, 45_000), turn=1
    )
    turn_ends(table)
    assert points(table, 0) == (0, 0)
    for turn, now in ((2, 1), (3, 2), (4, 3), (5, 4), (6, 4)):
        table.state.turn, table.state.sides[0].this_turn = turn, 0
        turn_ends(table)
        assert points(table, 0) == (now, 0)
    assert told(table, "scored")[0] == {"seat": 0, "what": "rain", "points": 1, "now": 1}
    assert points(game_ends(table), 0) == (4, 0)


@rule("ME-GAP-39")
def test_bots_are_led_over_the_bridges():
    table = a_scenario(RAIN, one(MEN, 0, 20_000, 5_000), one(MEN, 1, 20_000, 40_000))
    bridges = [(x, 24_000) for x in BRIDGES]
    assert primary(table).goals(table, 1) == [*bridges, *((x, 42_000) for x in BRIDGES)]
    assert primary(table).goals(table, 2) == [*bridges, *((x, 6_000) for x in BRIDGES)]
