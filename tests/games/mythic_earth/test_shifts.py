"""Shifts of a formation: rough figures that agree with each other wherever the formation has got to."""

from __future__ import annotations

import random
from itertools import product
from math import cos, hypot, sin, sqrt, tau

import pytest

from mythwright.games.mythic_earth.geometry.field import Bar, Body, Field, Slow, Wall
from mythwright.games.mythic_earth.geometry.moves import settle
from mythwright.games.mythic_earth.geometry.numbers import distance
from mythwright.games.mythic_earth.geometry.shapes import Disc, Polygon, circle, gap_to, rectangle
from mythwright.games.mythic_earth.rules.movement.allowance import purse
from mythwright.games.mythic_earth.rules.movement.areas import planes
from mythwright.games.mythic_earth.rules.movement.detours import SPARE, START, Detours, Maze, _cut, _search
from mythwright.games.mythic_earth.rules.movement.shifts import Cluster, Ray, Shifts, _disc
from tests.games.mythic_earth.given import INCH, rank
from tests.marks import rule

TABLE = 48 * INCH
LONG = 12 * INCH


def a_body(x: int = 20 * INCH, y: int = 20 * INCH) -> Body:
    return settle(Body(tuple(rank(x, y, 4)), 630))


def a_field(*walls: Wall, bars=(), slow=()) -> Field:
    return Field(TABLE, TABLE, bars, walls, slow)


def shifts(field: Field, body: Body | None = None) -> Shifts:
    return Shifts(body or a_body(), field, purse(LONG))


@rule("ME-GAP-39")
@pytest.mark.parametrize(("aside", "gets"), [(0, 8000), (1200, 8400), (-1600, 8800), (2000, LONG)])
def test_a_base_gets_as_far_as_the_rim_of_what_it_meets(aside, gets):
    # given something two inches from whose middle the base must stay, ten inches ahead and so far aside
    thing = Cluster([(0, 0)], (0, 0, 0), [(aside, 10 * INCH)], way=2000, end=0)
    assert thing.past(0, 1, LONG, (0, 0)) == gets


@rule("ME-GAP-39")
@pytest.mark.parametrize("seed", range(8))
def test_a_leg_from_a_bend_is_the_same_as_one_from_there(seed):
    chance = random.Random(seed)
    spots = [(chance.randint(10, 38) * INCH, chance.randint(10, 38) * INCH) for _ in range(12)]
    bars = [Bar(x, y, 630, 0, 1000, i) for i, (x, y) in enumerate(spots)]
    walls = [Wall(rectangle(30 * INCH, 16 * INCH, 33 * INCH, 24 * INCH), 0, 0, 90)]
    slow = [
        Slow(Disc(24 * INCH, 27 * INCH, 3 * INCH)),
        Slow(rectangle(9 * INCH, 9 * INCH, 17 * INCH, 14 * INCH)),
    ]
    around = Field(TABLE, TABLE, bars, walls, slow)
    here = shifts(around)
    met = 0
    for _ in range(60):
        bend = chance.randint(-4, 4) * INCH, chance.randint(-4, 4) * INCH
        toward = chance.randint(-9000, 9000), chance.randint(-9000, 9000)
        there = shifts(around, a_body(20 * INCH + bend[0], 20 * INCH + bend[1]))
        ray, same = here.ray(toward, 6 * INCH, bend), there.ray(toward, 6 * INCH)
        assert ray.most == pytest.approx(same.most, abs=1)
        assert ray.last(6 * INCH) == pytest.approx(same.last(6 * INCH), abs=2)
        assert here.toll(toward, 6 * INCH, bend) == pytest.approx(there.toll(toward, 6 * INCH), abs=2)
        met += same.most < 6 * INCH
    assert met


@rule("ME-GAP-39")
def test_a_wall_with_corners_is_gone_around():
    wall = Wall(rectangle(21 * INCH, 25 * INCH, 23 * INCH, 26 * INCH), 0, 0, 90)
    around = a_field(wall)
    found = Detours(shifts(around), around, 630, LONG).towards((0, 10 * INCH))
    assert len(found) >= 2
    end = sum(x for x, _ in found), sum(y for _, y in found)
    straight = shifts(around).ray((0, 10 * INCH), 10 * INCH).last(10 * INCH)
    assert distance(*end, 0, 10 * INCH) < 10 * INCH - straight


@rule("ME-GAP-39")
@pytest.mark.parametrize(("one", "two"), [((0, -6), (0, 6)), ((-6, 0), (6, 0)), ((-6, 0), (0, 6))])
def test_a_straight_way_is_looked_at_all_along(one, two):
    ends = [(x * INCH, y * INCH) for x, y in (one, two)]
    middle = sum(x for x, _ in ends) // 2, sum(y for _, y in ends) // 2
    [(x, y)] = single = ((24 * INCH, 24 * INCH),)
    wall = Wall(Disc(x + middle[0], y + middle[1], INCH), 0, 0, 90)
    body = settle(Body(single, 630))
    assert not Maze(shifts(a_field(wall), body), a_field(wall), 630).clear(*ends)
    assert Maze(shifts(a_field(), body), a_field(), 630).clear(*ends)


@rule("ME-GAP-39")
@pytest.mark.parametrize("seed", range(6))
def test_a_cell_is_free_where_nothing_is_near(seed):
    """Rectangles and round pieces, wherever they lie: measured one by one, with the cells' own spare room."""
    chance = random.Random(seed)
    spots = ((20 * INCH, 24 * INCH), (28 * INCH, 24 * INCH))
    corners = [(chance.randint(12, 36) * INCH, chance.randint(12, 36) * INCH) for _ in range(10)]
    blocks = [rectangle(x, y, x + 2 * INCH, y + INCH) for x, y in corners[:5]]
    discs = [Disc(x, y, INCH) for x, y in corners[5:]]
    around = a_field(*[Wall(shape, 0, 0, n) for n, shape in enumerate([*blocks, *discs])])
    maze = Maze(shifts(around, settle(Body(spots, 630))), around, 630)
    told = []
    for i, j in {*product(range(-8, 9), repeat=2)} - {START}:  # where it stands it may always be
        places = [(x + i * INCH, y + j * INCH) for x, y in spots]
        gap = min(gap_to(shape, x, y, 630) for shape in (*blocks, *discs) for x, y in places)
        if gap >= INCH:  # corners count as pointed
            assert maze.free((i, j))
        elif gap < SPARE - 5:
            assert not maze.free((i, j))
        told.append(maze.free((i, j)))
    assert 20 < sum(told) < len(told) - 20


@rule("ME-GAP-39")
def test_a_shape_with_a_dent_has_a_square_around_it():
    dented = Polygon(((0, 0), (8000, 0), (4000, 2000), (8000, 8000), (0, 8000)))
    around = circle(dented)
    sides = planes(dented)
    assert len(sides) == 4
    for nx, ny, at in sides:
        assert nx * around.x + ny * around.y - at == pytest.approx(-around.r)
    assert {(round(nx), round(ny)) for nx, ny, _ in sides} == {(0, -1), (1, 0), (0, 1), (-1, 0)}


@rule("ME-GAP-39")
def test_a_straight_corner_is_no_dent():
    house = Polygon(((0, 0), (4000, 0), (8000, 0), (8000, 8000), (0, 8000)))
    assert len(planes(house)) == 5
    assert sorted(at for _, _, at in planes(house)) == [0, 0, 0, 8000, 8000]


@rule("ME-GAP-39", "ME-GAP-36")
@pytest.mark.parametrize(
    ("near", "far", "reach"),
    [
        (2, 4, 12 * INCH - 2 * INCH - 100),  # two inches cost two more, and a little is kept back
        (2, 6, 12 * INCH - 4 * INCH - 100),
        (2, 9, 2 * INCH + (10 * INCH - 100) / 2),  # it does not get through
        (12, 14, 12 * INCH),  # it does not get there
    ],
)
def test_how_far_the_purse_reaches_over_difficult_ground(near, far, reach):
    [(x, y)] = spots = ((4 * INCH, 24 * INCH),)
    west, east = x + near * INCH + 636, x + far * INCH - 636
    ground = Slow(rectangle(west, y - 4 * INCH, east, y + 4 * INCH))
    slow = shifts(a_field(slow=[ground]), settle(Body(spots, 630)))
    assert slow.affordable((INCH, 0), LONG) == pytest.approx(reach, abs=0.5)


@rule("ME-GAP-39", "ME-GAP-80")
@pytest.mark.parametrize(
    ("bridge", "slow"),
    [
        ((1, 11), []),  # over all of the river
        ((1, 6), [(6000 - 6, 9000)]),  # that ends half-way: its middle comes off it
        ((4, 6), [(3000, 4000 + 6), (6000 - 6, 9000)]),  # an island
    ],
)
@pytest.mark.parametrize("beside", [False, True])
def test_who_goes_over_a_bridge_is_not_on_difficult_ground(bridge, slow, beside):
    x, y = spot = 4 * INCH, 24 * INCH
    south = y + INCH if beside else y - 2 * INCH
    west, east = (x + end * INCH for end in bridge)
    opening = rectangle(west, south, east, south + 4 * INCH)
    river = Slow(rectangle(x + 3 * INCH + 636, y - 9 * INCH, x + 9 * INCH - 636, y + 9 * INCH), (opening,))
    found = shifts(a_field(slow=[river]), settle(Body((spot,), 630))).stretches((INCH, 0), LONG)
    expected = [(3000, 9000)] if beside else slow
    assert [end for each in found for end in each] == pytest.approx(
        [end for each in expected for end in each]
    )


@rule("ME-GAP-39", "ME-GAP-35")
def test_legs_lead_from_corner_to_corner_up_to_the_allowance():
    corners = [(0, 0), (3000, 0), (3000, 4000), (9000, 12_000)]
    assert _cut(corners, 20 * INCH) == [(3000, 0), (0, 4000), (6000, 8000)]
    assert _cut(corners, 12 * INCH) == [(3000, 0), (0, 4000), (3000, 4000)]
    assert len(_cut([(i * INCH, i % 2 * INCH) for i in range(9)], 99 * INCH)) == 4


# -- the short way says what the long way says -----------------------------------------------------------


def a_cluster(chance: random.Random, most: int = 6000) -> Cluster:
    """Some bases that shift among some things, none of them touching at the start."""
    spots = [(chance.randint(-most, most) // 2, chance.randint(-most, most) // 2) for _ in range(4)]
    things = [(chance.randint(-2 * most, 2 * most), chance.randint(-2 * most, 2 * most)) for _ in range(4)]
    apart = min(distance(*spot, *thing) for spot in spots for thing in things)
    way = min(chance.randint(700, 2500), max(apart - 1, 1))
    return Cluster(spots, _disc(tuple(spots)), things, way, way + chance.choice((0, 1000)))


@rule("ME-GAP-39")
@pytest.mark.parametrize("seed", range(6))
def test_whom_a_shift_meets_is_told_as_if_each_pair_were_measured(seed):
    chance, met = random.Random(seed), 0
    for _ in range(400):
        cluster = a_cluster(chance)
        x, y, radius = chance.randint(-9000, 9000), chance.randint(-9000, 9000), chance.randint(700, 3000)
        gaps = [
            (tx - sx - x, ty - sy - y)
            for tx, ty in cluster.things
            for sx, sy in cluster.spots
            if (tx - sx - x) ** 2 + (ty - sy - y) ** 2 < radius * radius
        ]
        assert cluster.met(x, y, radius) == (gaps[0] if gaps else None)
        met += bool(gaps)
    assert 40 < met < 360


@rule("ME-GAP-39")
@pytest.mark.parametrize("seed", range(6))
def test_a_ray_gets_past_as_far_as_past_each_pair(seed):
    chance, stopped = random.Random(seed), 0
    for _ in range(400):
        cluster, angle = a_cluster(chance), chance.uniform(0, tau)
        ux, uy = cos(angle), sin(angle)
        most = float(chance.randint(1000, 12_000))
        found, expected = cluster.past(ux, uy, most, (0, 0)), most
        for tx, ty in cluster.things:
            for sx, sy in cluster.spots:
                along = (tx - sx) * ux + (ty - sy) * uy
                beside = (tx - sx) * uy - (ty - sy) * ux
                if along > 0 and abs(beside) < cluster.way:
                    enters = along - sqrt(cluster.way**2 - beside**2)
                    expected = min(expected, max(enters, 0))
        assert found == pytest.approx(expected, abs=0.01)
        stopped += expected < most
    assert 40 < stopped < 380


@rule("ME-GAP-39")
@pytest.mark.parametrize("seed", range(6))
def test_one_stops_before_what_keeps_one_from_stopping(seed):
    chance, back = random.Random(seed), 0
    for _ in range(200):
        cluster, angle, wanted = a_cluster(chance), chance.uniform(0, tau), chance.randint(500, 12_000)
        ux, uy = cos(angle), sin(angle)
        at = Ray(20_000, [(3000, 3500)], [cluster], (ux, uy), (0, 0)).last(wanted)

        def stands(length, cluster=cluster, ux=ux, uy=uy):
            return not 3000 < length < 3500 and all(
                hypot(tx - sx - length * ux, ty - sy - length * uy) >= cluster.end - 0.01
                for tx, ty in cluster.things
                for sx, sy in cluster.spots
            )

        assert at == 0 or stands(at)
        assert at == wanted or not any(stands(between) for between in range(at + 2, wanted, 7))
        back += at < wanted
    assert 10 < back < 190


@rule("ME-GAP-39")
def test_a_formation_is_as_wide_as_its_farthest_base_from_its_middle():
    assert _disc(((0, 0), (6000, 0), (6000, 8000), (2000, 8000))) == (3000, 4000, 5000)


@rule("ME-GAP-36", "ME-GAP-39")
@pytest.mark.parametrize(("length", "costs"), [(2100, False), (2300, True)])
def test_who_stops_before_the_corner_of_difficult_ground_pays_nothing_for_it(length, costs):
    spots = ((20 * INCH, 20 * INCH),)
    west = 22 * INCH
    ground = Slow(rectangle(west, west, west + 6 * INCH, west + 6 * INCH))
    found = shifts(a_field(slow=[ground]), settle(Body(spots, 630))).toll((INCH, INCH), length)
    assert (found > length) is costs


@rule("ME-GAP-39")
@pytest.mark.parametrize("seed", range(4))
def test_a_cell_of_the_search_is_free_where_nothing_is_nearer_than_a_fifth_of_an_inch(seed):
    chance, body = random.Random(seed), a_body()
    others = [(chance.randint(10, 38) * 1000, chance.randint(10, 38) * 1000) for _ in range(10)]
    far = [spot for spot in others if min(distance(*spot, *base) for base in body.spots) > 2000]
    around = a_field(bars=[Bar(x, y, 630, 0, 0, i) for i, (x, y) in enumerate(far)])
    maze, free = Maze(shifts(around), around, 630), 0
    for i in range(-11, 12):
        for j in range(-11, 12):
            if not 0 < hypot(i, j) <= 11:
                continue
            spots = [(x + i * INCH, y + j * INCH) for x, y in body.spots]
            apart = min(hypot(x - ox, y - oy) for x, y in spots for ox, oy in far)
            assert maze.free((i, j)) is (apart >= 630 + 630 + 6 + 200)
            free += maze.free((i, j))
    assert 100 < free < 370


@rule("ME-GAP-39")
@pytest.mark.parametrize("way", [(i, j) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j])
def test_the_search_goes_in_eight_directions(way):
    around = a_field()
    maze, (i, j) = Maze(shifts(around), around, 630), way
    found = _search(maze, (5 * i * INCH, 5 * j * INCH), LONG)
    assert found == [(step * i, step * j) for step in range(6)]


@rule("ME-GAP-39")
def test_a_straight_way_is_looked_at_to_its_end():
    body = settle(Body(((24 * INCH, 24 * INCH),), 630))
    around = a_field(bars=[Bar(30 * INCH, 24 * INCH, 100, 0, 0, 1)])
    maze = Maze(shifts(around, body), around, 630)
    assert not maze.clear((0, 0), (6 * INCH, 0))
    assert maze.clear((0, 0), (5 * INCH, 0))
    assert maze.clear((0, 0), (6 * INCH, INCH))


@rule("ME-GAP-36", "ME-GAP-39")
def test_a_leg_costs_what_lies_on_difficult_ground_twice():
    x, y = spot = 4 * INCH, 24 * INCH
    ground = Slow(rectangle(x + 3 * INCH + 636, y - 4 * INCH, x + 5 * INCH - 636, y + 4 * INCH))
    slow = shifts(a_field(slow=[ground]), settle(Body((spot,), 630)))
    assert slow.toll((INCH, 0), 9 * INCH) == pytest.approx(9 * INCH + 2 * INCH + 100, abs=0.5)
    assert slow.toll((INCH, 0), 4 * INCH) == pytest.approx(4 * INCH + INCH + 100, abs=0.5)
    assert slow.toll((-INCH, 0), 3 * INCH) == 3 * INCH


@rule("ME-GAP-39", "ME-LAND-07")
@pytest.mark.parametrize(
    ("toward", "gets"), [((0, 1), LONG), ((0, -1), LONG), ((-1, 0), LONG), ((-1, 1), LONG), ((1, 0), 0)]
)
def test_who_touches_a_wall_may_go_along_it_or_away(toward, gets):
    wall = Wall(rectangle(24_630, 4 * INCH, 26 * INCH, 44 * INCH), 0, 0, 90)
    body = settle(Body(((24 * INCH, 24 * INCH),), 630))
    assert shifts(a_field(wall), body).ray(toward, LONG).most == gets


@rule("ME-GAP-39")
def test_sides_have_directions_of_length_one_whichever_way_the_corners_go():
    corners = ((0, 0), (5000, 1000), (2000, 7000))
    for shape in (Polygon(corners), Polygon(corners[::-1])):
        for nx, ny, at in planes(shape):
            assert hypot(nx, ny) == pytest.approx(1)
            assert max(nx * x + ny * y for x, y in corners) == pytest.approx(at)
