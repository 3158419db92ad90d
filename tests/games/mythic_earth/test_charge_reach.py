"""How far a charge reaches, and by which way (ME-CHARGE-14, ME-CHARGE-15, ME-GAP-55, ME-GAP-56)."""

from __future__ import annotations

import pytest

from mythwright.core.ruling import Ruling
from mythwright.games.mythic_earth.geometry.field import Field, Slow
from mythwright.games.mythic_earth.geometry.moves import Purse
from mythwright.games.mythic_earth.geometry.routes import contact_spots
from mythwright.games.mythic_earth.geometry.shapes import rectangle
from mythwright.games.mythic_earth.geometry.tolls import Toll
from mythwright.games.mythic_earth.rules.charge.limits import approach, charge_way, forbids_target, targets
from mythwright.games.mythic_earth.rules.charge.reach import (
    Mark,
    Way,
    ahead,
    contact_points,
    paid,
    spaced,
)
from mythwright.games.mythic_earth.rules.engagement import link
from tests.games.mythic_earth.given_fight import (
    MAN,
    a_field,
    a_unit,
    activated,
    disc,
    offered,
    ranks,
    refused,
    slab,
)
from tests.marks import rule

CHAMPION = "jaguar_champion"
TOUCH = 2 * MAN
WEST, EAST = 5000, 45000
SWAMP = (Slow(rectangle(0, 0, 72000, 48000)),)


def duel(gap: int, *others, **field):
    """Two champions with Move 6, straight above each other, so far apart base to base."""
    one, two = a_unit(CHAMPION, 0, (20000, 10000)), a_unit(CHAMPION, 1, (20000, 10000 + TOUCH + gap))
    return a_field(one, two, *others, **field)


def legs(table, number=1, target=2):
    way = charge_way(table, number, target).way
    assert isinstance(way, Way), way
    return way.legs


def verdict(table, number=1, target=2):
    found = forbids_target(table, number, target)
    assert found is not None
    return found.rule, found.facts


# -- how far -------------------------------------------------------------------------------------------------


@rule("ME-CHARGE-14", "ME-GAP-55")
def test_a_charge_reaches_as_far_as_a_march_and_no_farther():
    near, far = activated(duel(12005)), activated(duel(12006))

    assert offered(near, "charge") == ["charge 2"]
    assert legs(near) == [(0, 12005)]
    assert offered(far, "charge") == []
    assert refused(far, "charge 2") == ("ME-CHARGE-14", {"unit": 1, "other": 2, "far": 12006, "reach": 12000})


@rule("ME-CHARGE-14", "ME-GAPB-05")
def test_the_closest_minis_are_measured():
    one = a_unit("eagle_warriors", 0, *ranks(20000, 10000, 8))
    table = a_field(one, a_unit("club_warriors", 1, *ranks(23000, 21500 + TOUCH, 8)))

    way = charge_way(table, 1, 2).way

    assert isinstance(way, Way)
    assert (way.mini, way.legs, way.toll.length) == (7, [(0, 10000)], 10000)
    assert way.shift == (0, 0)


@rule("ME-CHARGE-14")
def test_units_that_touch_already_need_no_way():
    assert legs(duel(0)) == [(0, 0)]
    assert legs(duel(-3)) == [(0, 0)]


@rule("ME-EX-22", "ME-CHARGE-15", "ME-LAND-03")
def test_a_charge_through_a_jungle_reaches_half_as_far():
    jungle = slab(1, "jungle", 0, 0, 48000, 48000)

    assert verdict(duel(12000, features=[jungle])) == (
        "ME-CHARGE-15",
        {"unit": 1, "far": 24000, "reach": 12000},
    )
    assert forbids_target(duel(6000, features=[jungle]), 1, 2) is None
    assert verdict(duel(6100, features=[jungle]))[0] == "ME-CHARGE-15"


@rule("ME-GAP-55", "ME-CHARGE-15")
def test_difficult_ground_counts_for_the_whole_formation():
    warriors = a_unit("eagle_warriors", 0, *ranks(20000, 10000, 3))
    table = a_field(warriors, a_unit(CHAMPION, 1, (20000, 10000 + TOUCH + 8000)))
    assert forbids_target(table, 1, 2) is None

    table.state.features = (slab(1, "marsh", 22500, 10000, 30000, 20000),)  # beside the way of the nearest

    assert verdict(table) == ("ME-CHARGE-15", {"unit": 1, "far": 16000, "reach": 10000})


# -- the way -------------------------------------------------------------------------------------------------


@rule("ME-GAP-55", "ME-LAND-06")
def test_what_is_impassable_bars_the_way():
    wall = slab(1, "rock", 10000, 13000, 30000, 14000)

    found, facts = verdict(duel(8000, features=[wall]))

    assert found == "ME-LAND-06"
    assert (facts["unit"], facts["mini"], facts["feature"]) == (1, 1, 1)


@rule("ME-GAP-55")
def test_a_way_may_turn_corners_within_the_allowance():
    rock = slab(1, "rock", 19000, 13000, 22000, 14000)
    table = duel(8000, features=[rock])

    found = charge_way(table, 1, 2).way

    assert isinstance(found, Way)
    assert 1 < len(found.legs) <= 4
    assert 8000 < found.toll.length <= 12005
    assert found.shift == (sum(x for x, _ in found.legs[:-1]), sum(y for _, y in found.legs[:-1]))


@rule("ME-GAP-55", "ME-CHARGE-14")
def test_a_way_around_that_is_too_long_is_none():
    rock = slab(1, "rock", 12000, 13000, 28000, 14000)

    assert verdict(duel(8000, features=[rock]))[0] == "ME-LAND-06"


@rule("ME-CHARGE-15", "ME-GAP-55")
def test_a_jungle_is_gone_around_where_that_is_cheaper():
    jungle = disc(1, "jungle", 20000, 15000, 2000)
    table = duel(8000, features=[jungle])

    found = charge_way(table, 1, 2).way

    assert isinstance(found, Way)
    assert len(found.legs) > 1
    assert found.toll.slow == 0
    assert found.toll.cost == found.toll.length <= 12005


@rule("ME-CHARGE-15")
def test_a_jungle_that_can_be_afforded_is_crossed():
    table = duel(5000, features=[disc(1, "jungle", 20000, 13000, 1000)])

    way = charge_way(table, 1, 2).way

    assert isinstance(way, Way)
    assert way.legs == [(0, 5000)]
    assert way.toll.slow > 0


@rule("ME-GAP-55", "ME-MVT-06")
@pytest.mark.parametrize(("card", "passed"), [("eagle_warriors", True), ("puma_pack", False)])
def test_friends_of_another_type_are_in_the_way(card, passed):
    screen = a_unit(card, 0, *((12000 + 2000 * i, 14000) for i in range(9)))

    table = duel(8000, screen)

    assert (forbids_target(table, 1, 2) is None) is passed
    if not passed:
        assert verdict(table) == (
            "ME-MVT-06",
            verdict(table)[1] | {"unit": 1, "mini": 1, "other": 3, "reach": 0},
        )


@rule("ME-MVT-05", "ME-GAP-55")
def test_a_charger_keeps_an_inch_from_enemies_outside_the_combat():
    beside = a_unit("club_warriors", 1, (20000 + TOUCH + 990, 14000))
    far = a_unit("club_warriors", 1, (20000 + TOUCH + 996, 14000))

    assert legs(duel(8000, far)) == [(0, 8000)]
    assert legs(duel(8000, beside)) != [(0, 8000)]


@rule("ME-GAP-55", "ME-CHARGE-19")
def test_those_who_fight_beside_the_target_may_be_brushed():
    table = duel(
        8000, a_unit("club_warriors", 1, (20000 + TOUCH + 500, 14000)), a_unit(CHAMPION, 0, (21000, 22000))
    )
    assert legs(table) != [(0, 8000)]

    link(table, 4, 2)
    link(table, 4, 3)

    assert legs(table) == [(0, 8000)]


@rule("ME-GAP-56")
def test_without_room_to_stand_there_is_no_charge():
    x, y = 20000, 10000 + TOUCH + 4000
    near, far = MAN + 10, MAN + 500
    box = [
        slab(1, "low_wall", x - far, y - far, x + far, y - near),
        slab(2, "low_wall", x - far, y + near, x + far, y + far),
        slab(3, "low_wall", x - far, y - far, x - near, y + far),
        slab(4, "low_wall", x + near, y - far, x + far, y + far),
    ]

    assert verdict(duel(4000, features=box)) == ("ME-GAP-56", {"unit": 1})


@rule("ME-FLY-03", "ME-GAP-42", "ME-GAP-55")
def test_only_flyers_charge_those_aloft():
    one, two = a_unit(CHAMPION, 0, (20000, 10000)), a_unit("giant_condor", 0, (30000, 10000))
    table = a_field(one, two, a_unit("giant_condor", 1, (25000, 14000), aloft=True))

    assert refused(activated(table, 1), "charge 3") == ("ME-FLY-03", {"unit": 1, "other": 3})
    assert offered(activated(table, 2), "charge") == ["charge 3"]
    table.state.units[3].aloft = False
    assert forbids_target(table, 1, 3) is None


@rule("ME-FLY-01", "ME-GAP-55")
def test_flyers_charge_over_everything():
    wall = slab(1, "rock", 5000, 13000, 40000, 14000)
    screen = a_unit("puma_pack", 1, *((12000 + 2000 * i, 16000) for i in range(9)))
    table = a_field(
        a_unit("giant_condor", 0, (20000, 10000)),
        a_unit(CHAMPION, 1, (20000, 22000)),
        screen,
        features=[wall],
    )

    assert legs(table) == [(0, 12000 - MAN - 1181)]


@rule("ME-CHARGE-01", "ME-CHARGE-18")
def test_only_one_enemy_unit_on_the_table_is_a_target():
    table = activated(duel(6000, a_unit("eagle_warriors", 0, *ranks(30000, 10000, 3))))
    table.state.units[4] = a_unit(CHAMPION, 1, (24000, 10000), place="reserve")

    for target in (1, 3, 4, 9):
        assert refused(table, f"charge {target}") == ("ME-CHARGE-01", {"unit": 1, "other": target})
    for answer in ("charge", "charge 2 3", "charge all"):
        assert refused(table, answer)[0] == "ME-CHARGE-18"
    assert refused(table, "charge 2 3")[1] == {"unit": 1, "has": 2, "needs": 1}


@rule("ME-CHARGE-18")
def test_every_enemy_in_reach_is_offered_and_neutral_creatures_too():
    table = duel(6000, a_unit(CHAMPION, 1, (26000, 10000)), a_unit(CHAMPION, 1, (40000, 10000)))
    table.state.units[5] = a_unit("spirit_animal", -1, (14000, 10000))

    assert targets(table, 1) == [2, 3, 5]


# -- pieces of it --------------------------------------------------------------------------------------------


def test_points_ahead_lie_before_each_base_the_nearest_first():
    mark = Mark(((0, 10000), (0, 4000), (3000, 0)), 1000)

    assert list(ahead((0, 0), 500, mark)) == [(1500, 0), (0, 2500), (0, 8500)]
    assert list(ahead((100, 2000), 500, Mark(((3100, 6000),), 1000))) == [(2200, 4800)]
    assert list(ahead((0, 3000), 500, Mark(((0, 4000),), 1000))) == [(0, 3000)]  # it touches already


@rule("ME-GAP-56")
def test_contact_points_lie_every_ten_degrees_around_every_base():
    points = contact_points((0, -5000), 500, Mark(((0, 0), (9000, 0)), 1000))

    assert len(points) == 72
    assert points[0] == (0, -1500)
    assert set(points) == {*contact_spots(0, 0, 1000, 500), *contact_spots(9000, 0, 1000, 500)}
    far = [x * x + (y + 5000) ** 2 for x, y in points]
    assert far == sorted(far)


def test_a_few_points_are_tried_that_do_not_lie_together():
    points = [(0, 0), (1999, 0), (2000, 0), (0, 2000), (9000, 9000)]

    assert spaced(iter(points)) == [(0, 0), (2000, 0)]
    assert spaced(iter(points[:2])) == [(0, 0)]


def test_an_approach_is_cut_to_the_length_it_is_given():
    table = duel(5000)

    assert isinstance(approach(table, 1, 2, 5000).way, Way)
    found = approach(table, 1, 2, 4000).way
    assert isinstance(found, Ruling)
    assert (found.rule, found.facts) == ("ME-CHARGE-14", {"unit": 1, "far": 5000, "reach": 4000})


@rule("ME-GAP-55", "ME-CHARGE-14", "ME-CHARGE-15")
@pytest.mark.parametrize(
    ("legs", "slow", "budget", "expected"),
    [
        ([(0, 3000), (0, 3000), (0, 3000), (0, 3005)], (), 12000, None),
        ([(0, 1600)] * 5, (), 12000, ("ME-GAP-55", {"unit": 1, "has": 5, "needs": 4})),
        ([(0, 12006)], (), 12000, ("ME-CHARGE-14", {"unit": 1, "far": 12006, "reach": 12000})),
        ([(0, 8000)], SWAMP, 15995, None),
        ([(0, 8000)], SWAMP, 15994, ("ME-CHARGE-15", {"unit": 1, "far": 16000, "reach": 15994})),
    ],
)
def test_a_way_has_four_legs_at_most_and_keeps_to_the_allowance(legs, slow, budget, expected):
    found = paid(duel(8000), 1, legs, Field(72000, 48000, slow=slow), Purse(12000, budget))

    assert (None if isinstance(found, Toll) else (found.rule, found.facts)) == expected
