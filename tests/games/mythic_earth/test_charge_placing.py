"""Where chargers stand: in contact if they can, in a Block behind if not (ME-CHARGE-16, ME-GAP-56)."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.geometry.coherency import coherent
from mythwright.games.mythic_earth.geometry.field import Field
from mythwright.games.mythic_earth.geometry.numbers import distance
from mythwright.games.mythic_earth.geometry.tolls import Toll
from mythwright.games.mythic_earth.rules.charge.limits import charge_way
from mythwright.games.mythic_earth.rules.charge.moving import closing, pile_in
from mythwright.games.mythic_earth.rules.charge.placing import Slots, placed
from mythwright.games.mythic_earth.rules.charge.reach import Mark, Way
from mythwright.games.mythic_earth.rules.engagement import link
from mythwright.games.mythic_earth.units import gap, radius
from tests.games.mythic_earth.given_fight import MAN, a_field, a_unit, ranks, rules_of, slab, told
from tests.marks import rule

OPEN = Field(48000, 48000)
CHAMPION = "jaguar_champion"


def charged(table, number=1, target=2):
    """Where the chargers end."""
    return closing(table, number, charge_way(table, number, target)).ends


def touching(table, ends, number=1, target=2):
    """Which of them touch the target."""
    foe = table.state.units[target]
    far = radius(table, table.state.units[number]) + radius(table, foe) + 50
    return [i for i, end in enumerate(ends) if min(distance(*end, *base) for base in foe.at) <= far]


def overlapping(table, ends, number=1):
    """Pairs of bases, the chargers' own and all others, that sink into each other."""
    own = radius(table, table.state.units[number])
    bases = [(end, own) for end in ends]
    for other, unit in table.state.units.items():
        bases += [(at, radius(table, unit)) for at in unit.at if other != number]
    pairs = [(a, b) for i, a in enumerate(bases) for b in bases[:i]]
    return [(a, b) for a, b in pairs if distance(*a[0], *b[0]) < a[1] + b[1] - 5]


@rule("ME-CHARGE-16", "ME-GAP-56")
@pytest.mark.parametrize(
    ("card", "at", "target", "there", "touch"),
    [
        ("eagle_warriors", ranks(20000, 10000, 8), "club_warriors", ranks(20000, 16000, 10), 5),
        ("eagle_warriors", ranks(20000, 10000, 12), "stone_giant", [(22000, 20000)], 4),
        ("puma_pack", ranks(20000, 10000, 4, 2, 2000), "club_warriors", ranks(20000, 20000, 8), 2),
        (
            "great_bear",
            [(20000, 10000), (23000, 10000), (21500, 7500)],
            "spear_band",
            ranks(20000, 20000, 8),
            2,
        ),
        ("scorpion_tide", [(20000, 10000), (23000, 10000), (21500, 7500)], CHAMPION, [(20000, 17000)], 1),
        ("scorpion_tide", ranks(20000, 8000, 4, 2, 3000), CHAMPION, [(20000, 17000)], 1),
    ],
)
def test_as_many_as_coherency_allows_touch_the_enemy(card, at, target, there, touch):
    table = a_field(a_unit(card, 0, *at), a_unit(target, 1, *there))

    ends = charged(table)

    assert len(touching(table, ends)) == touch
    assert coherent(ends, radius(table, table.state.units[1])) == ()
    assert overlapping(table, ends) == []


@rule("ME-CHARGE-16")
def test_a_lone_mini_stands_where_its_way_ends():
    table = a_field(a_unit(CHAMPION, 0, (20000, 10000)), a_unit(CHAMPION, 1, (20000, 18000)))

    assert charged(table) == [(20000, 18000 - 2 * MAN)]


@rule("ME-GAP-56")
def test_who_cannot_get_there_stands_behind_even_beyond_the_allowance():
    column = [(20000 + x, 20000 - 1500 * i) for i in range(4) for x in (0, 1500)]
    table = a_field(
        a_unit("eagle_warriors", 0, *column), a_unit("stone_giant", 1, (20000, 20000 + 630 + 2756 + 9500))
    )

    ends = charged(table)

    assert len(touching(table, ends)) == 2  # those of the first rank
    assert coherent(ends, MAN) == ()
    moved = [distance(*a, *b) for a, b in zip(column, ends, strict=True)]
    assert max(moved) > 10005


@rule("ME-GAP-56")
def test_chargers_keep_an_inch_from_enemies_outside_the_combat():
    table = a_field(
        a_unit("eagle_warriors", 0, *ranks(20000, 10000, 8)),
        a_unit("club_warriors", 1, *ranks(20000, 16000, 5)),
        a_unit("club_warriors", 1, *ranks(28500, 15000, 5)),
    )

    ends = charged(table)
    table.state.units[1].at = tuple(ends)

    assert gap(table, table.state.units[1], table.state.units[3]) >= 995
    assert touching(table, ends)


@rule("ME-GAP-56", "ME-GAP-40")
def test_without_room_for_coherency_they_stand_as_near_as_they_can():
    walls = [slab(1, "rock", 10000, 9500, 19200, 18000), slab(2, "rock", 20800, 9500, 30000, 18000)]
    table = a_field(
        a_unit("eagle_warriors", 0, *ranks(17000, 8000, 5)),
        a_unit(CHAMPION, 1, (20000, 15500)),
        features=walls,
    )

    ends = charged(table)

    assert len(touching(table, ends)) == 1
    assert len(coherent(ends, MAN)) > 0
    assert overlapping(table, ends) == []


# -- pieces of it --------------------------------------------------------------------------------------------


def test_a_place_is_gone_when_a_base_would_overlap_it():
    slots = Slots([(1254, 0), (1255, 0), (0, 1255), (-1254, 0), (0, -1254)], MAN)
    slots.stand((0, 0))

    assert slots.beside == {(1255, 0): 1, (0, 1255): 1}


def test_neighbours_stand_within_an_inch():
    slots = Slots([(2265, 0), (2266, 0), (0, -2265), (0, 2266), (-2266, 0), (1700, 1700)], MAN)
    slots.stand((0, 0))

    assert slots.beside == {
        (2265, 0): 1,
        (2266, 0): 0,
        (0, -2265): 1,
        (0, 2266): 0,
        (-2266, 0): 0,
        (1700, 1700): 0,
    }


def test_the_first_free_place_with_neighbours_enough_is_taken():
    slots = Slots([(9000, 9000), (100, 9000), (9000, 8000), (9000, 7000)], MAN)
    slots.beside |= {(100, 9000): 2, (9000, 8000): 2, (9000, 7000): 3}

    def free(x, y):
        return x > 630

    assert slots.take(2, free) == (9000, 8000)
    assert (100, 9000) not in slots.beside  # it is not asked for again
    assert slots.take(3, free) == (9000, 7000)
    assert slots.take(4, free) is None
    assert slots.take(0, free) == (9000, 9000)


def test_earlier_legs_are_taken_off_what_is_left_for_the_last():
    spots, mark = [(20000, 10000), (21500, 10000), (20000, 8500)], Mark(((20000, 17260), (22000, 17260)), MAN)
    way = Way([(0, 3000), (0, 3000)], 0, Toll(6000, 6000, 0))

    wide = placed(spots, MAN, mark, way, OPEN, 8000)
    narrow = placed(spots, MAN, mark, way, OPEN, 5900)  # 2.9 inches are left, and the second needs 3

    assert wide[0] == narrow[0] == (20000, 16000)
    assert min(distance(*wide[1], *base) for base in mark.spots) <= 2 * MAN + 1
    assert min(distance(*narrow[1], *base) for base in mark.spots) > 2 * MAN + 50


@rule("ME-GAP-56", "ME-CHARGE-15")
def test_what_difficult_ground_costs_the_formation_is_lost_to_all():
    spots = [(20000, 10000), (21500, 8600), (20000, 8600)]
    foe = a_unit(CHAMPION, 1, (20000, 16000 + 2 * MAN))
    table = a_field(a_unit("eagle_warriors", 0, *spots), foe)
    assert touching(table, charged(table)) == [0, 1, 2]

    table.state.features = (slab(1, "marsh", 10000, 11000, 30000, 11500),)  # slow until the last has left it

    assert charge_way(table, 1, 2).way.toll.cost <= 10005
    assert touching(table, charged(table)) == [0]


# -- closing up ----------------------------------------------------------------------------------------------


def parted(apart: int, *others):
    """Two Units that are engaged and stand so far apart."""
    table = a_field(
        a_unit("eagle_warriors", 0, *ranks(20000, 10000, 5)),
        a_unit("club_warriors", 1, *ranks(20000, 10000 + 2 * MAN + apart, 5)),
        *others,
    )
    link(table, 1, 2)
    return table


@rule("ME-GAP-56")
def test_after_casualties_contact_is_restored():
    table = parted(3000)

    pile_in(table, 1, 2)

    one, two = table.state.units[1], table.state.units[2]
    assert gap(table, one, two) <= 50
    assert coherent(one.at, MAN) == ()
    assert [(e["how"], e["unit"], e["length"]) for e in told(table, "moved")] == [("pile_in", 1, 3000)]
    assert rules_of(table, "moved") == ["ME-GAP-56"]


@rule("ME-GAP-56")
def test_units_in_contact_stay_where_they_are():
    for apart, moves in ((50, 0), (51, 1)):
        table = parted(apart)
        pile_in(table, 1, 2)
        assert len(told(table, "moved")) == moves


@rule("ME-GAP-56")
def test_who_touches_another_enemy_stays_and_the_other_closes_up():
    table = parted(3000, a_unit(CHAMPION, 1, (20000, 10000 - 2 * MAN)))
    link(table, 1, 3)

    pile_in(table, 1, 2)

    assert [e["unit"] for e in told(table, "moved")] == [2]


@rule("ME-GAP-56")
def test_who_cannot_close_up_stays_engaged_all_the_same():
    table = parted(6000)

    pile_in(table, 1, 2)

    assert told(table, "moved") == []
    assert table.state.units[1].links == (2,)


def test_two_that_both_touch_others_stay():
    table = parted(
        3000,
        a_unit(CHAMPION, 1, (20000, 10000 - 2 * MAN)),
        a_unit(CHAMPION, 0, (20000, 10000 + 4 * MAN + 3000)),
    )
    link(table, 1, 3)
    link(table, 4, 2)

    pile_in(table, 1, 2)

    assert told(table, "moved") == []
