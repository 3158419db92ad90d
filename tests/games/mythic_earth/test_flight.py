"""Flight: where it leads, what stops it, and what it ends (ME-FLEE, ME-GAP-29 to ME-GAP-31, ME-GAP-34)."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth import effects, ledger
from mythwright.games.mythic_earth.geometry.field import FREE
from mythwright.games.mythic_earth.rules.escape import (
    closest_enemy,
    escape_field,
    home_way,
    nearest_way,
    pursuer,
)
from mythwright.games.mythic_earth.rules.flight import Flee
from mythwright.games.mythic_earth.rules.turn import forbids_die, takers
from mythwright.games.mythic_earth.state import Fallen
from tests.games.mythic_earth.given_fight import (
    a_unit,
    activated,
    asked,
    disc,
    play,
    rolls,
    rules_of,
    slab,
    spirit,
    told,
)
from tests.games.mythic_earth.given_morale import (
    a_battle,
    champion,
    condor,
    dice,
    eagles,
    giant,
    going_on,
    levy,
    spots,
    unit,
)
from tests.marks import rule

MIDDLE = 24000


def fleeing(*units, features=(), primary="altars", **flight):
    """Unit 1 runs."""
    table = a_battle(*units, features=features, primary=primary)
    return going_on(table, Flee(**{"unit": 1, "source": 2, **flight}))


# -- where to ------------------------------------------------------------------------------------------------


@rule("ME-FLEE-02", "ME-FLEE-04", "ME-FLEE-05", "ME-GAP-29")
@pytest.mark.parametrize(("seat", "foe", "end"), [(0, 30000, 14000), (1, 18000, 34000)])
def test_a_flight_is_a_whole_march_straight_to_the_own_edge(seat, foe, end):
    table = fleeing(eagles(seat, MIDDLE, MIDDLE), eagles(1 - seat, MIDDLE, foe))
    assert unit(table).at == spots(MIDDLE, end) and unit(table).fleeing
    assert told(table, "fled") == [
        {
            "seat": seat,
            "unit": 1,
            "how": "flee",
            "start": [MIDDLE, MIDDLE],
            "end": [MIDDLE, end],
            "length": 10000,
        }
    ]
    assert rules_of(table, "fled") == ["ME-FLEE-05"]
    assert unit(table).spent == 0 and table.pending.prompt == "rest"  # it costs no die


@rule("ME-FLEE-03", "ME-GAP-30")
def test_a_unit_does_not_run_towards_the_enemy_it_flees_from():
    # the enemy stands between it and its edge: straight home and the turns near it are dropped
    table = fleeing(eagles(0, MIDDLE, MIDDLE, count=1), eagles(1, MIDDLE, 19000, count=1))
    assert unit(table).at == ((34000, MIDDLE),)  # a right angle to the left of its way, which led south


@rule("ME-FLEE-03", "ME-GAP-29")
@pytest.mark.parametrize(
    ("source", "found"),
    [(2, 2), (3, 3), (0, 3), (4, 3), (5, 3)],  # the cause; none: the closest; own fire; a Unit that is gone
)
def test_the_enemy_fled_from_is_the_cause_or_the_closest(source, found):
    table = a_battle(
        eagles(0, MIDDLE, MIDDLE),
        eagles(1, MIDDLE, 40000),
        eagles(1, MIDDLE, 30000),
        eagles(0, MIDDLE, 27000),
        eagles(1, MIDDLE, 26000, place="destroyed"),
    )
    assert pursuer(table, 1, source) == found


@rule("ME-HTH-36", "ME-EX-23", "ME-GAP-61")
@pytest.mark.parametrize(("source", "end"), [(2, (34000, MIDDLE)), (4, (MIDDLE, 14000))])
def test_out_of_a_fight_of_several_units_it_flees_from_the_largest(source, end):
    # it lost to the men in the north, but a Behemoth bars the way home; a shooter afar is another matter
    table = fleeing(
        eagles(0, MIDDLE, MIDDLE, count=1, links=(2, 3)),
        eagles(1, MIDDLE, MIDDLE + 1260, count=1, links=(1,)),
        giant(
            1, MIDDLE if source == 2 else MIDDLE + 3386, MIDDLE - 3386 if source == 2 else MIDDLE, links=(1,)
        ),
        eagles(1, MIDDLE, 40000),
        source=source,
    )
    assert unit(table).at == (end,) and told(table, "flees")[0]["by_unit"] == source


@rule("ME-GAPB-01", "ME-GAP-29")
def test_of_enemies_equally_close_the_lowest_number_counts_and_without_any_none():
    table = a_battle(
        eagles(0, MIDDLE, MIDDLE, count=1),
        eagles(1, 30000, MIDDLE, count=1),
        eagles(1, 18000, MIDDLE, count=1),
    )
    assert closest_enemy(table, 1) == 2
    unit(table, 2).at = ((30001, MIDDLE),)
    assert closest_enemy(table, 1) == 3
    assert closest_enemy(a_battle(eagles(0, MIDDLE, MIDDLE)), 1) == 0


@rule("ME-GAP-29")
def test_without_any_enemy_a_unit_just_runs_home():
    table = fleeing(eagles(0, MIDDLE, MIDDLE), source=0)
    assert unit(table).at == spots(MIDDLE, 14000)


@rule("ME-GAP-29")
@pytest.mark.parametrize(
    ("seat", "at", "way"),
    [
        (0, (10000, 12000), (-1, 0)),
        (0, (12000, 10000), (0, -1)),
        (0, (10000, 10000), (0, -1)),
        (1, (40000, 30000), (1, 0)),
        (1, (30000, 40000), (0, 1)),
    ],
)
def test_in_the_great_hunt_a_unit_runs_to_the_nearer_edge_of_its_corner(seat, at, way):
    table = a_battle(champion(seat, *at), primary="hunt")
    assert home_way(table, 1) == way


@rule("ME-GAP-29", "ME-STOPFLEE-17", "ME-DISENG-02")
@pytest.mark.parametrize(
    ("seat", "at", "way"),
    [
        (0, (24000, 20000), (0, -8000)),  # 8 inches to the zone, 20 to the nearest edge
        (0, (6000, 20000), (-1, 0)),
        (0, (42000, 20000), (1, 0)),
        (0, (24000, 42000), (0, 1)),
        (0, (8000, 20000), (0, -8000)),  # a tie: the zone
        (0, (24000, 5000), (0, -1)),  # it stands in its zone
        (0, (5000, 5000), (0, -1)),  # a tie: the own edge before the left one
        (0, (5000, 43000), (-1, 0)),  # a tie: left before far
        (0, (43000, 43000), (1, 0)),  # a tie: right before far
        (1, (43000, 5000), (1, 0)),  # the left of the North player, before the far edge
        (1, (24000, 28000), (0, 8000)),
        (1, (24000, 43000), (0, 1)),
        (1, (42000, 28000), (1, 0)),
        (1, (6000, 28000), (-1, 0)),
        (1, (5000, 43000), (0, 1)),
    ],
)
def test_a_renewed_flight_heads_for_the_closer_of_zone_and_edges(seat, at, way):
    table = a_battle(champion(seat, *at))
    assert nearest_way(table, 1) == way


@rule("ME-GAP-29")
def test_left_comes_before_right_in_the_middle_of_a_narrow_table():
    table = a_battle(champion(0, 24000, 40000), champion(1, 24000, 8000))
    table.state.settings = type(table.state.settings)(500, 12000, 48000, "skirmish")
    unit(table, 1).at = unit(table, 2).at = ((6000, 24000),)
    assert nearest_way(table, 1) == (-1, 0) and nearest_way(table, 2) == (1, 0)


@rule("ME-STOPFLEE-16", "ME-STOPFLEE-17")
def test_a_renewed_flight_names_its_own_rule():
    table = fleeing(eagles(0, MIDDLE, 30000), eagles(1, MIDDLE, 36000), source=0, goal="nearest")
    assert rules_of(table, "fled") == ["ME-STOPFLEE-17"]
    assert unit(table).at[0][1] == 20000  # towards the zone, away from the closest enemy


# -- what stands in the way ----------------------------------------------------------------------------------


@rule("ME-FLEE-06", "ME-GAP-30")
def test_a_flight_goes_around_impassable_ground_left_before_right():
    table = fleeing(
        eagles(0, MIDDLE, MIDDLE, count=1),
        eagles(1, MIDDLE, 30000),
        features=[disc(1, "rock", MIDDLE, 18000, 2000)],
    )
    assert unit(table).at == ((29000, 15340),)  # thirty degrees to the left, the whole way
    assert told(table, "fled")[0]["length"] == 10000


@rule("ME-FLEE-06")
@pytest.mark.parametrize(("seat", "end"), [(0, (29000, 15340)), (1, (31071, 16929))])
def test_a_flight_goes_around_behemoths_and_keeps_an_inch_from_an_enemys(seat, end):
    table = fleeing(eagles(0, MIDDLE, MIDDLE, count=1), eagles(1, MIDDLE, 30000), giant(seat, MIDDLE, 17000))
    assert unit(table).at == (end,)


@rule("ME-GAP-30", "ME-MVT-06")
@pytest.mark.parametrize("card", ["commoner_levy", "puma_pack"])
def test_other_friends_may_be_crossed_whatever_their_type(card):
    friend = a_unit(card, 0, (MIDDLE, 19000))
    table = fleeing(eagles(0, MIDDLE, MIDDLE, count=1), eagles(1, MIDDLE, 30000), friend)
    assert unit(table).at == ((MIDDLE, 14000),)


@rule("ME-GAP-30")
def test_a_flight_that_would_end_on_a_friend_ends_at_the_last_free_step():
    # walls of rock on both sides leave one way only
    rocks = [slab(1, "rock", 20000, 10000, 23000, 26000), slab(2, "rock", 25000, 10000, 28000, 26000)]
    table = fleeing(
        eagles(0, MIDDLE, 25000, count=1),
        eagles(1, MIDDLE, 30000),
        levy(0, MIDDLE, 15000, count=1),
        features=rocks,
    )
    assert unit(table).at == ((MIDDLE, 16300),)  # 1,260 from centre to centre, in steps of a tenth


@rule("ME-FLEE-07", "ME-GAP-30")
def test_a_unit_that_has_nowhere_to_go_stays_and_is_still_fleeing():
    rocks = [
        slab(1, "rock", 20000, 20000, 23200, 28000),
        slab(2, "rock", 24800, 20000, 28000, 28000),
        slab(3, "rock", 20000, 20000, 28000, 23300),
    ]
    table = fleeing(eagles(0, MIDDLE, MIDDLE, count=1), eagles(1, MIDDLE, 30000), features=rocks)
    assert unit(table).at == ((MIDDLE, MIDDLE),) and unit(table).fleeing
    assert told(table, "fled")[0]["length"] == 0


@rule("ME-GAP-30", "ME-GAP-42")
def test_what_a_flight_must_heed():
    table = a_battle(
        eagles(0, MIDDLE, MIDDLE, count=1),
        eagles(1, 20000, MIDDLE, count=1),  # fought
        eagles(1, 28000, MIDDLE, count=1),
        levy(0, 20000, 20000, count=1),
        giant(0, 28000, 16000),
        condor(1, 36000, 20000, aloft=True),
        giant(1, 10000, 36000),
        spirit(40000, 40000),
    )
    bars = {bar.tag: (bar.way, bar.end) for bar in escape_field(table, 1, fought=(2,)).bars}
    assert bars == {
        2: (0, 0),
        3: (1000, 1000),
        4: (FREE, 0),
        5: (0, 0),
        6: (FREE, 1000),
        7: (1000, 1000),
        8: (1000, 1000),
    }


@rule("ME-GAP-30", "ME-FLY-08")
def test_a_flyer_takes_off_and_heeds_only_the_end_place():
    rock = slab(1, "rock", 20000, 14000, 28000, 20000)
    table = fleeing(
        condor(0, MIDDLE, 30000), eagles(1, MIDDLE, 36000), eagles(1, MIDDLE, 22000), features=[rock]
    )
    assert unit(table).aloft and unit(table).at == ((MIDDLE, 12000),)
    assert rules_of(table, "took_off") == ["ME-FLY-08"]
    bars = {bar.tag: (bar.way, bar.end) for bar in escape_field(table, 1, fought=()).bars}
    assert bars[2] == (FREE, 1000)


@rule("ME-FLY-08")
def test_a_unit_that_cannot_fly_does_not_take_off():
    assert told(fleeing(eagles(0, MIDDLE, MIDDLE), eagles(1, MIDDLE, 30000)), "took_off") == []


@rule("ME-FLEE-02", "ME-LAND-03")
def test_difficult_ground_slows_a_flight():
    jungle = slab(1, "jungle", 0, 0, 48000, 48000)
    table = fleeing(eagles(0, MIDDLE, MIDDLE, count=1), eagles(1, MIDDLE, 30000), features=[jungle])
    assert unit(table).at == ((MIDDLE, 19000),)


@rule("ME-GAP-51")
def test_a_flight_uses_the_lowered_move():
    table = fleeing(eagles(0, MIDDLE, MIDDLE, count=1, marks=("slowed",)), eagles(1, MIDDLE, 30000))
    assert unit(table).at == ((MIDDLE, 22000),)  # twice a Move of 1


@rule("ME-GAP-37", "ME-MVT-08")
def test_a_behemoth_in_flight_tramples_friends_it_crosses():
    table = fleeing(giant(0, MIDDLE, 34000), eagles(1, MIDDLE, 40000), levy(0, MIDDLE, 29000, count=1))
    assert unit(table).at[0] == (MIDDLE, 22000)
    assert rolls(table)[2] == "ME-MVT-09"
    play(table, "1", "1")
    assert asked(table) == (0, "rest") and told(table, "trampled")[0]["unit"] == 3


@rule("ME-GAP-37")
def test_flyers_in_the_air_and_small_units_trample_nobody():
    aloft = fleeing(giant(0, MIDDLE, 34000), eagles(1, MIDDLE, 40000), condor(0, MIDDLE, 28000, aloft=True))
    assert asked(aloft) == (0, "rest") and told(aloft, "trampled") == []
    small = fleeing(eagles(0, MIDDLE, 34000), eagles(1, MIDDLE, 40000), levy(0, MIDDLE, 29000, count=1))
    assert asked(small) == (0, "rest")
    serpent = a_unit("feathered_serpent", 0, (MIDDLE, 40000))
    flying = fleeing(serpent, eagles(1, MIDDLE, 46000), levy(0, MIDDLE, 32000, count=1))
    assert asked(flying) == (0, "rest") and unit(flying).at == ((MIDDLE, 24000),)


@rule("ME-GAP-80")
def test_a_flight_through_the_river_brings_survival_rolls():
    river = slab(1, "river", 0, 20000, 48000, 28000)
    table = fleeing(
        eagles(0, 18000, 30000, count=1), eagles(1, 18000, 36000), features=[river], primary="rain"
    )
    assert rolls(table)[2] == "ME-P2-10"


# -- the table edge ------------------------------------------------------------------------------------------


@rule("ME-FLEE-09", "ME-FLEE-10")
@pytest.mark.parametrize(("y", "gone"), [(10630, True), (10740, False)])
def test_whoever_touches_the_edge_is_destroyed_with_its_dice(y, gone):
    table = a_battle(eagles(0, MIDDLE, y), eagles(1, MIDDLE, 20000))
    before = dice(table)
    going_on(table, Flee(unit=1, source=2))
    assert (unit(table).place == "destroyed") is gone and dice(table) == before
    assert table.state.sides[0].lost == gone
    if gone:
        assert told(table, "destroyed") == [{"seat": 0, "unit": 1, "how": "edge", "by_unit": 2, "dice": 1}]
        assert rules_of(table, "destroyed") == ["ME-FLEE-09"] and table.state.aftermath == ()


# -- what flight ends ----------------------------------------------------------------------------------------


@rule("ME-GAP-34", "ME-FROZEN-09", "ME-GAP-61")
def test_flight_ends_frost_alert_hiding_and_fights():
    table = a_battle(
        eagles(0, MIDDLE, MIDDLE, frozen=True, low=True, hunted=True, links=(2,)),
        eagles(1, MIDDLE, 25260, links=(1,)),
    )
    going_on(table, Flee(unit=1, source=2))
    runner = unit(table)
    assert (runner.frozen, runner.low, runner.hunted, runner.links) == (False, False, False, ())
    assert unit(table, 2).links == () and runner.fleeing
    assert told(table, "flees") == [{"seat": 0, "unit": 1, "by_unit": 2}]


@rule("ME-FLEE-14", "ME-GAP-61")
def test_the_hunt_of_a_fleeing_foe_ends_with_its_combat():
    table = a_battle(
        eagles(0, MIDDLE, MIDDLE, links=(2,)), eagles(1, MIDDLE, 25260, links=(1,), fleeing=True, hunted=True)
    )
    going_on(table, Flee(unit=1, source=2))
    assert not unit(table, 2).hunted and unit(table, 2).fleeing


@rule("ME-GAP-34", "ME-GAP-23")
def test_a_unit_on_alert_that_flees_has_its_die_spent():
    table = a_battle(eagles(0, MIDDLE, MIDDLE, alert=1, held=1), eagles(1, MIDDLE, 30000))
    effects.start_fleeing(table, 1, "shooting", 2)
    assert (unit(table).alert, unit(table).held, unit(table).spent) == (0, 0, 1)
    assert rules_of(table, "alert_off") == ["ME-GAP-34"]


@rule("ME-GAP-17")
@pytest.mark.parametrize(
    ("turn", "frozen", "spent", "bound"), [(2, True, 1, ()), (2, False, 0, (1,)), (1, True, 0, (1,))]
)
def test_bound_dice_of_a_frozen_unit_are_spent_when_it_flees_those_of_turn_one_are_not(
    turn, frozen, spent, bound
):
    table = a_battle(
        eagles(0, MIDDLE, MIDDLE, frozen=frozen, bound=(1,)), eagles(1, MIDDLE, 30000), turn=turn
    )
    effects.start_fleeing(table, 1, "melee", 2)
    assert (unit(table).spent, unit(table).bound) == (spent, bound)


@rule("ME-GAP-31")
def test_what_a_unit_carries_is_dropped_before_it_runs():
    table = a_battle(eagles(0, MIDDLE, MIDDLE), eagles(1, MIDDLE, 30000))
    effects.start_fleeing(table, 1, "melee", 2)
    assert table.state.aftermath == (Fallen(1, spots(MIDDLE, MIDDLE), "melee", 2, True),)
    effects.start_fleeing(table, 1, "shooting", 2)
    assert len(table.state.aftermath) == 1  # it began only once

    number = ledger.put_token(table, "captive", 1, (0, 0), "ME-P5-01", holder=1)
    table.state.aftermath, unit(table).fleeing = (), False
    table.state.primary = "captives"
    going_on(table, Flee(unit=1, source=0, how="shooting"))
    while table.pending.prompt != "rest":
        table.play(0)
    token = next(t for t in table.state.tokens if t.number == number)
    assert token.holder == 0 and token.y > 20000  # where it stood, not where it ran to


@rule("ME-GAP-34")
def test_a_fleeing_unit_cannot_be_frozen():
    table = a_battle(eagles(0, MIDDLE, MIDDLE, fleeing=True))
    effects.freeze(table, 1, "ME-TEST-08")
    assert not unit(table).frozen


# -- later ---------------------------------------------------------------------------------------------------


@rule("ME-FLEE-01", "ME-FLEE-08", "ME-GAP-31")
def test_a_fleeing_unit_takes_its_first_die_only_to_stop():
    table = activated(a_battle(eagles(0, MIDDLE, MIDDLE, fleeing=True, markers=1), eagles(1, MIDDLE, 36000)))
    assert rolls(table) == (0, 1, "ME-BRAVE-02")  # no choice, and no Unit Activation Test
    play(table, "6")  # needs 5
    assert asked(table) == (0, "rest") and unit(table).fleeing and told(table, "tested")[0]["test"] == "stop"
    assert takers(table, 0) == []
    assert forbids_die(table, unit(table)).rule == "ME-STOPFLEE-01"


@rule("ME-GAP-31", "ME-STOPFLEE-05")
def test_a_unit_that_began_to_flee_after_its_die_gets_no_second_one():
    table = a_battle(giant(0, MIDDLE, MIDDLE, fleeing=True, given=1, spent=1))
    assert forbids_die(table, unit(table)).rule == "ME-STOPFLEE-01"
    fresh = a_battle(giant(0, MIDDLE, MIDDLE, fleeing=True))
    assert forbids_die(fresh, unit(fresh)) is None


# -- charged while Fleeing -----------------------------------------------------------------------------------


@rule("ME-FLEE-11", "ME-FLEE-12", "ME-FLEE-13", "ME-FLEE-14", "ME-FLEE-15")
def test_a_fleeing_unit_that_is_charged_halts_and_fights_at_minus_two_without_throwing():
    table = a_battle(eagles(0, MIDDLE, MIDDLE), levy(1, MIDDLE, 29000, fleeing=True))
    activated(table)
    play(table, "charge 2", "10 10 10", "10 10 10")
    assert told(table, "volley") == []  # spears stay unthrown
    own = [facts for facts in told(table, "struck") if facts["unit"] == 2]
    assert own and ("hunted", -2, "ME-FLEE-14") in own[0]["parts"]
    assert unit(table, 2).fleeing and unit(table, 2).hunted and unit(table, 2).links == (1,)
