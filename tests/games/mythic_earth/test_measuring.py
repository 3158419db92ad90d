"""What everyone may know and measure: distances in inches, places of all bases, and rolls made anew."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.geometry.numbers import inches
from mythwright.games.mythic_earth.geometry.shapes import gap as between
from mythwright.games.mythic_earth.rules.blows import Blows
from mythwright.games.mythic_earth.rules.turn import GameTurn
from mythwright.games.mythic_earth.state import INCH, NEUTRAL, Feature
from mythwright.games.mythic_earth.units import (
    ANIMAL,
    able,
    bounds,
    centre,
    gap,
    gap_of_mini,
    gap_to_point,
    heroes_near,
    in_contact,
    steady,
    within,
)
from tests.games.mythic_earth.given import a_turn, a_unit, acts, answer, asked, rank, rolls, under_way
from tests.marks import rule


@rule("ME-GAME-06", "ME-GAP-02")
@pytest.mark.parametrize(("units", "shown"), [(5750, "5.75"), (INCH, "1"), (6004, "6"), (-3, "0")])
def test_distances_are_inches(units, shown):
    assert inches(units) == shown


@rule("ME-GAME-06", "ME-GAME-05")
def test_tables_and_moves_are_inches_too():
    table = a_turn(a_unit("eagle_warriors", 0, (20_000, 10_000)))
    view = table.see(0)["table"]
    assert (view["width"], view["depth"]) == (48 * INCH, 48 * INCH)
    assert view["units"][0]["move"] == 5 * INCH


@rule("ME-GAME-07")
def test_everyone_may_measure_anything_at_any_time():
    # given seat 0 in the midst of an action, with landscape and a token on the table
    one = a_unit("eagle_warriors", 0, *rank(20_000, 10_000, 4))
    two = a_unit("feathered_serpent", 1, (20_000, 30_000))
    jungle = Feature(1, "jungle", 30_000, 30_000, 3000)
    table = answer(acts(a_turn(one, two, features=[jungle]), 1), "move")
    assert asked(table).seat == 0
    # then either player and any spectator can work out every distance from what they see
    for seat in (0, 1, None):
        view = table.see(seat)["table"]
        mine, theirs = view["units"]
        found = min(
            between(x, y, mine["radius"], ox, oy, theirs["radius"])
            for x, y, *_ in mine["minis"]
            for ox, oy, *_ in theirs["minis"]
        )
        assert found == gap(table, one, two)
        assert view["features"][0]["x"] == 30_000
        assert view["features"][0]["radius"] == 3000
        assert [zone["corners"][0] for zone in view["zones"]] == [[0, 0], [0, 36_000]]


@rule("ME-GAME-17", "ME-GAME-18", "ME-GAP-08", "ME-P3-15")
def test_a_roll_made_anew_throws_every_die_and_only_once():
    # given the only re-roll of the game: a Spirit Animal's
    beast = a_unit(ANIMAL, NEUTRAL, (24_000, 24_000))
    table = a_turn(a_unit("eagle_warriors", 0, (24_000, 22_500)), beast, primary="hunt")
    under_way(table, Blows(unit=2, target=1))
    dice = rolls(table).number
    answer(table, [10] * dice)
    assert rolls(table).number == dice
    answer(table, [10] * dice)
    assert table.pending is None


@rule("ME-GAME-17", "ME-DEPLOY-12")
def test_pools_that_are_alike_are_thrown_again_to_the_last_die():
    units = [man(4000 + 5000 * i, 10_000 + 20_000 * seat, seat) for seat in (0, 1) for i in range(3)]
    table = under_way(a_turn(*units), GameTurn())
    answer(table, [6, 4, 1], [4, 1, 6])
    assert (rolls(table).seat, rolls(table).number) == (0, 3)
    answer(table, [6, 4, 1])
    assert (rolls(table).seat, rolls(table).number) == (1, 3)


@rule("ME-GAME-18", "ME-SETUP-06")
def test_a_hit_is_not_thrown_again():
    table = a_turn(a_unit("eagle_warriors", 0, (24_000, 22_500)), a_unit(ANIMAL, NEUTRAL, (24_000, 24_000)))
    under_way(table, Blows(unit=2, target=1))
    answer(table, [5])
    assert table.pending is None


# -- lookups on Units ----------------------------------------------------------------------------------------


def man(x: int, y: int = 10_000, seat: int = 0, **state):
    return a_unit("eagle_warriors", seat, (x, y), **state)


@rule("ME-GAP-02", "ME-GAP-03", "ME-GAME-08")
@pytest.mark.parametrize(("apart", "near"), [(6000, True), (6005, True), (6006, False)])
def test_within_has_a_tolerance_of_five_thousandths(apart, near):
    one, two = man(10_000), man(10_000 + 2 * 630 + apart)
    table = a_turn(one, two)
    assert gap(table, one, two) == apart
    assert within(table, one, two, 6 * INCH) is near


@rule("ME-GAP-03")
@pytest.mark.parametrize(("apart", "touching"), [(0, True), (50, True), (51, False), (-20, True)])
def test_contact_is_a_gap_of_a_twentieth_of_an_inch(apart, touching):
    one, two = man(10_000), man(10_000 + 2 * 630 + apart, seat=1)
    table = a_turn(one, two)
    assert in_contact(table, one, two) is touching
    assert gap(table, one, two) == max(0, apart)


@rule("ME-GAME-08", "ME-GAPB-05")
def test_units_are_measured_from_their_nearest_minis():
    one = a_unit("eagle_warriors", 0, (10_000, 10_000), (12_000, 10_000))
    two = a_unit("eagle_warriors", 1, (20_000, 10_000), (22_000, 10_000))
    table = a_turn(one, two)
    assert gap(table, one, two) == 8000 - 1260
    assert gap_of_mini(table, one, 0, two) == 10_000 - 1260
    assert gap_to_point(table, one, 13_000, 10_000, 100) == 1000 - 630 - 100
    assert gap_to_point(table, one, 12_100, 10_000) == 0


@rule("ME-GAPB-01")
def test_the_centre_is_rounded_down_and_bounds_hold_everyone():
    assert centre(((0, 0), (1, 2), (1, 3))) == (0, 1)
    assert bounds(((0, 0), (10, 0))) == (5, 0, 6)


@rule("ME-GAP-11")
@pytest.mark.parametrize(
    ("state", "can_act", "is_steady"),
    [
        ({}, True, True),
        ({"frozen": True}, False, False),
        ({"fleeing": True}, False, False),
        ({"links": (2,)}, True, False),
        ({"place": "reserve"}, False, True),
    ],
)
def test_who_is_able_and_who_is_steady(state, can_act, is_steady):
    unit = man(10_000, **state)
    assert able(unit) is can_act
    assert steady(unit) is is_steady


@rule("ME-GAP-26")
def test_heroes_near_are_friends_of_other_units_that_do_not_flee():
    hero = a_unit("jaguar_champion", 0, (10_000 + 1260 + 6005, 10_000))
    table = a_turn(man(10_000), hero, a_unit("jaguar_champion", 1, (10_000, 12_000)), man(10_000, 8_000))
    assert heroes_near(table, 1, 6 * INCH) == [2]
    assert heroes_near(table, 2, 6 * INCH) == []
    assert heroes_near(table, 1, 6 * INCH, but=2) == []
    assert heroes_near(table, 1, 6 * INCH - 1) == []
    hero.fleeing = True
    assert heroes_near(table, 1, 6 * INCH) == []
