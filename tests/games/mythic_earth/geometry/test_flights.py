"""Flights: straight on, left, right, as far as it goes."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.geometry.field import FREE, Bar, Field
from mythwright.games.mythic_earth.geometry.flights import Bounds, flee, glide, turns
from mythwright.games.mythic_earth.geometry.moves import Purse
from mythwright.games.mythic_earth.geometry.shapes import Disc, rectangle
from tests.games.mythic_earth.geometry.given import (
    BEHEMOTH,
    HEIGHT,
    HUMANOID,
    WIDTH,
    a_field,
    a_purse,
    a_unit,
)
from tests.marks import rule

SOUTH = (0, -1)
UNIT = a_unit(36_000, 24_000, 5)


@rule("ME-FLEE-04", "ME-FLEE-05", "ME-GAP-30")
def test_a_flight_in_the_open_goes_straight_and_full():
    flight = flee(UNIT, SOUTH, a_field(), a_purse(10))
    assert flight == ((0, -10_000), 10_000, 0, False, True, None)


@rule("ME-GAP-30")
def test_directions_are_tried_left_before_right():
    assert list(turns())[:5] == [0, 6, -6, 12, -12] and list(turns())[-2:] == [42, -42]


@rule("ME-FLEE-06", "ME-GAP-30")
def test_a_flight_goes_around_impassable_ground():
    lone = a_unit(36_000, 24_000)
    field = a_field(rocks=[Disc(36_000, 18_000, 1000)])
    flight = flee(lone, SOUTH, field, a_purse(10))
    assert flight.turn == 12 and flight.full  # 15 degrees left or right still brush the rock
    assert flight.shift[0] > 0  # left of south is east
    shifted = flee(lone, SOUTH, a_field(rocks=[Disc(36_500, 18_000, 1000)]), a_purse(10))
    assert shifted.turn == -6


@rule("ME-GAP-30")
def test_left_and_right_are_those_of_the_runner():
    field = a_field(rocks=[Disc(36_300, 18_000, 700)])
    assert flee(a_unit(36_000, 24_000), SOUTH, field, a_purse(10)).turn == -6  # west
    field = a_field(rocks=[Disc(36_300, 30_000, 700)])
    assert flee(a_unit(36_000, 24_000), (0, 1), field, a_purse(10)).turn == 6  # west again, now its left


@rule("ME-GAP-30", "ME-FLEE-04")
def test_without_a_full_way_the_longest_counts():
    cage = [
        rectangle(30_000, 15_000, 42_000, 16_000),
        rectangle(30_000, 15_000, 31_000, 40_000),
        rectangle(41_000, 15_000, 42_000, 40_000),
    ]
    flight = flee(a_unit(36_000, 24_000), SOUTH, a_field(rocks=cage), a_purse(12))
    assert not flight.full and flight.turn == 12 and flight.length == 8500
    assert (flight.clash.kind, flight.clash.tag) == ("shape", 10)


@rule("ME-FLEE-07", "ME-GAP-30")
def test_with_nowhere_to_go_it_stays():
    ring = [(36_000 + dx, 24_000 + dy) for dx in (-2260, 0, 2260) for dy in (-2260, 0, 2260) if dx or dy]
    flight = flee(a_unit(36_000, 24_000), SOUTH, a_field(enemies=ring), a_purse(10))
    assert (flight.shift, flight.length, flight.full) == ((0, 0), 0, False)


@rule("ME-FLEE-09", "ME-GAP-30")
@pytest.mark.parametrize(("y", "edge"), [(5000, True), (10_630, True), (10_635, True), (10_636, False)])
def test_touching_the_edge_ends_it(y, edge):
    flight = flee(a_unit(36_000, y), SOUTH, a_field(), a_purse(10))
    assert flight.edge is edge and flight.full is not edge
    assert flight.length == (y - 630 + 99 - 5) // 100 * 100 if edge else 10_000


@rule("ME-FLEE-03", "ME-GAP-30")
def test_no_direction_leads_towards_the_enemy():
    enemy = [(36_000, 21_000)]
    flight = flee(a_unit(36_000, 24_000), SOUTH, a_field(), a_purse(10), (enemy, HUMANOID))
    assert flight.turn == 30  # 75 degrees to the left: after 2 inches it is 2.28 inches away, not 1.74
    close = flee(a_unit(36_000, 24_000), SOUTH, a_field(), a_purse(10), ([(36_000, 22_740)], HUMANOID))
    assert close.turn == 18  # 45 degrees: nothing but the 2 inches is asked here
    aside = flee(a_unit(36_000, 24_000), (1, 0), a_field(), a_purse(10), (enemy, HUMANOID))
    assert aside.turn == 0


@rule("ME-GAP-30")
def test_enemies_stop_it_an_inch_away_and_fought_ones_at_their_bases():
    lone = a_unit(36_000, 24_000)
    wall = [(36_000 + 1300 * i, 18_000) for i in range(-14, 15)]
    stopped = glide(lone, SOUTH, a_field(enemies=wall), a_purse(12))
    assert stopped.length == 3700 and stopped.clash.kind == "base"
    fought = glide(lone, SOUTH, a_field(blockers=wall), a_purse(12))
    assert fought.length == 4700


@rule("ME-GAP-30")
def test_friends_are_crossed_but_not_stood_upon():
    lone = a_unit(36_000, 24_000)
    field = a_field(friends=[(36_000, 18_000)])
    assert glide(lone, SOUTH, field, a_purse(12)).full
    short = glide(lone, SOUTH, field, a_purse(6))
    assert (short.length, short.full, short.clash.kind) == (4700, False, "end_base")


@rule("ME-FLEE-06")
def test_a_behemoth_is_run_around():
    field = Field(WIDTH, HEIGHT, [Bar(36_000, 18_000, BEHEMOTH, 0, 0, 5)])
    flight = flee(a_unit(36_000, 24_000), SOUTH, field, a_purse(10))
    assert flight.full and abs(flight.turn) == 18


@rule("ME-GAP-30")
def test_difficult_ground_halves_a_flight():
    field = a_field(jungle=[rectangle(0, 0, 72_000, 48_000)])
    assert flee(UNIT, SOUTH, field, a_purse(10)).length == 5000
    partly = a_field(jungle=[rectangle(0, 0, 72_000, 19_370)])
    assert (
        glide(a_unit(36_000, 24_000), SOUTH, partly, a_purse(10)).length == 7000
    )  # 4 at once, 3 at double cost


@rule("ME-GAP-25", "ME-DISENG-02")
def test_a_disengaging_unit_stops_short_of_the_edge():
    lone = a_unit(36_000, 5000)
    flight = flee(lone, SOUTH, a_field(), a_purse(10), bounds=Bounds(edge=1000))
    assert (flight.length, flight.edge, flight.full) == (3300, False, True)
    at_edge = a_unit(36_000, 1000)
    assert flee(at_edge, SOUTH, a_field(), a_purse(10), bounds=Bounds(edge=1000)).length == 0
    assert glide(at_edge, (0, 1), a_field(), a_purse(10), Bounds(edge=1000)).length == 10_000


@rule("ME-GAP-25")
def test_a_disengaging_unit_stops_in_its_zone():
    zone = rectangle(0, 0, 72_000, 12_000)
    flight = flee(a_unit(36_000, 15_000), SOUTH, a_field(), a_purse(10), bounds=Bounds(1000, zone))
    assert flight.length == 3700 and flight.full
    full = a_field(friends=[(36_000, 11_370)])
    assert flee(a_unit(36_000, 15_000), SOUTH, full, a_purse(10), bounds=Bounds(1000, zone)).length == 4900


@rule("ME-GAP-30", "ME-FLY-08")
def test_the_aloft_heed_only_the_end_place():
    bars = [Bar(36_000, 15_000, HUMANOID, FREE, 1000, 1)]
    field = Field(WIDTH, HEIGHT, bars)
    assert glide(a_unit(36_000, 24_000), SOUTH, field, a_purse(12)).full
    assert glide(a_unit(36_000, 24_000), SOUTH, field, a_purse(10)).length == 6700


def test_a_glide_of_no_length():
    assert glide(UNIT, SOUTH, a_field(), Purse(0, 0)) == ((0, 0), 0, 0, False, True, None)


@rule("ME-GAP-30")
def test_a_way_that_ends_as_near_as_it_began_is_not_dropped():
    passed = ([(37_500, 23_000)], HUMANOID)
    assert flee(a_unit(36_000, 24_000), SOUTH, a_field(), a_purse(10), passed).turn == 0
    ahead = ([(37_500, 22_999)], HUMANOID)
    assert flee(a_unit(36_000, 24_000), SOUTH, a_field(), a_purse(10), ahead).turn == -6
