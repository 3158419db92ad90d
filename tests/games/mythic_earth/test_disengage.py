"""Disengage: a step back out of a fight (ME-DISENG, ME-GAP-25)."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.rules.flight import Disengage
from mythwright.games.mythic_earth.rules.turn import forbids_die
from tests.games.mythic_earth.given_fight import (
    activated,
    asked,
    offered,
    play,
    refused,
    rolls,
    rules_of,
    slab,
    told,
    under_way,
)
from tests.games.mythic_earth.given_morale import (
    a_battle,
    champion,
    condor,
    eagles,
    forbidden,
    giant,
    spots,
    unit,
)
from tests.marks import rule


def locked(y=24000, *others, features=(), primary="altars", count=3, gap=1260, **state):
    """Eagle Warriors of the South in a fight with others to the north of them, given a die."""
    own = eagles(0, 24000, y, count=count, links=(2,), **state)
    foe = eagles(1, 24000, y + gap, count=count, links=(1,))
    return activated(a_battle(own, foe, *others, features=features, primary=primary))


@rule("ME-DISENG-01", "ME-DISENG-02", "ME-DISENG-05", "ME-DISENG-06")
def test_a_unit_leaves_its_fight_at_a_run_and_is_frozen():
    table = locked(30000)
    assert "disengage" in offered(table) and forbidden(table, "disengage") is None
    play(table, "disengage")

    own, foe = unit(table), unit(table, 2)
    assert own.links == foe.links == () and own.at == spots(24000, 20000)  # ten inches towards its zone
    assert own.frozen and not own.fleeing and own.spent == 1
    assert asked(table) == (0, "rest")  # no consolidation, no further action
    assert told(table, "fled")[0]["how"] == "disengage" and rules_of(table, "fled") == ["ME-DISENG-02"]
    assert rules_of(table, "frozen") == ["ME-DISENG-05"] and told(table, "flees") == []


@rule("ME-DISENG-03", "ME-DISENG-04", "ME-GAP-25", "ME-GAP-13")
def test_it_takes_no_further_die_this_turn_and_does_not_run_on():
    own = giant(0, 24000, 30000, links=(2,))
    table = activated(a_battle(own, eagles(1, 24000, 33400, links=(1,))))
    play(table, "disengage")
    assert unit(table).disengaged and forbids_die(table, unit(table)).rule == "ME-DISENG-04"
    assert table.state.aftermath == ()


@rule("ME-GAP-25")
def test_it_stops_as_soon_as_it_is_wholly_in_its_own_zone():
    table = locked(16000)
    play(table, "disengage")
    assert unit(table).at == spots(24000, 11300)  # the strip is 12 deep, a base 0.63 in radius


@rule("ME-GAP-25")
@pytest.mark.parametrize("y", [10000, 11800])
def test_from_within_its_zone_it_runs_to_the_edge_and_stops_an_inch_short(y):
    table = locked(y)
    play(table, "disengage")
    end = 1700 if y == 10000 else 11300  # half in the zone: it stops wholly inside
    assert unit(table).at[0][1] == end and unit(table).place == "table"


@rule("ME-DISENG-02", "ME-GAP-29")
def test_it_runs_to_the_nearest_edge_if_that_is_closer_than_the_zone():
    table = locked(40000, champion(1, 10000, 10000), gap=-1260)  # the enemy stands to the south
    play(table, "disengage")
    assert unit(table).at == spots(24000, 46300)  # an inch short of the far edge


@rule("ME-GAP-25", "ME-GAP-61")
def test_it_flees_from_the_largest_of_its_enemies():
    own = eagles(0, 24000, 24000, count=1, links=(2, 3))
    small = eagles(1, 24000, 22740, count=1, links=(1,))  # to the south
    large = giant(1, 24000, 27386, links=(1,))  # to the north
    table = activated(a_battle(own, small, large))
    play(table, "disengage")
    assert unit(table).at == ((34000, 24000),)  # sideways, past the small one, never nearer to the giant
    assert unit(table, 2).links == unit(table, 3).links == ()


@rule("ME-GAP-25", "ME-FLY-09")
def test_a_flyer_flies_off_and_is_grounded_where_it_is_frozen():
    own = condor(0, 24000, 28000, links=(2,))
    wall = slab(1, "rock", 10000, 16000, 38000, 20000)
    table = activated(a_battle(own, eagles(1, 24000, 29900, links=(1,)), features=[wall]))
    play(table, "disengage")
    assert unit(table).at == ((24000, 10800),) and unit(table).frozen and not unit(table).aloft
    assert [event.kind for event in table.log if event.kind in ("took_off", "fled", "grounded")] == [
        "took_off",
        "fled",
        "grounded",
    ]


@rule("ME-DISENG-01")
def test_only_an_engaged_unit_disengages():
    table = activated(a_battle(eagles(0, 24000, 24000), eagles(1, 24000, 40000)))
    assert "disengage" not in offered(table)
    assert refused(table, "disengage") == ("ME-DISENG-01", {"unit": 1, "engaged": []})
    assert refused(locked(), "disengage 2") == ("ME-DISENG-01", {"unit": 1, "engaged": [2]})


@rule("ME-DISENG-06", "ME-ACT-10")
def test_it_takes_the_whole_activation():
    table = locked(24000, markers=2)
    play(table, "act", "5", "regroup", "1")
    assert asked(table) == (0, "rest")  # one Single-Action is left, and nothing to do with it


@rule("ME-GAP-80", "ME-DISENG-02")
def test_it_may_lead_off_a_bridge_into_the_river():
    river = slab(1, "river", 0, 20000, 48000, 28000)
    table = locked(24000, features=[river], primary="rain", count=1, gap=-1260)  # the enemy bars the way home
    play(table, "disengage")
    assert rolls(table)[2] == "ME-P2-10"
    play(table, "10")  # swept away: nobody is left to be Frozen
    assert unit(table).place == "destroyed" and not unit(table).frozen and told(table, "frozen") == []


@rule("ME-GAP-22", "ME-DISENG-01")
def test_where_a_reaction_has_struck_down_the_enemy_there_is_nothing_to_leave():
    table = under_way(a_battle(eagles(0, 24000, 30000)), Disengage(unit=1))
    assert unit(table).at == spots(24000, 30000) and not unit(table).frozen and not unit(table).disengaged
    assert told(table, "spoilt") == [{"seat": 0, "unit": 1, "action": "disengage"}]
    assert rules_of(table, "spoilt") == ["ME-DISENG-01"] and told(table, "fled") == []
