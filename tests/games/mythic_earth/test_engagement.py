"""Engagement: who is locked with whom, and how many may join (ME-HTH-05, ME-HTH-36, ME-GAP-61)."""

from __future__ import annotations

from mythwright.games.mythic_earth.rules.engagement import (
    combat,
    fled_from,
    forbids_joining,
    link,
    unlink,
)
from tests.games.mythic_earth.given_fight import (
    a_field,
    a_unit,
    activated,
    offered,
    ranks,
    refused,
    rules_of,
    spirit,
    told,
)
from tests.marks import rule

CHAMPION = "jaguar_champion"


def champions(*seats: int):
    """Lone champions two inches apart, in a row from the left."""
    return a_field(*(a_unit(CHAMPION, seat, (10000 + 4000 * i, 10000)) for i, seat in enumerate(seats)))


def links(table):
    return [unit.links for unit in table.state.units.values()]


@rule("ME-CHARGE-17")
def test_a_link_binds_both_units_as_a_whole():
    table = a_field(a_unit("eagle_warriors", 0, *ranks(10000, 10000, 8)), a_unit(CHAMPION, 1, (10000, 6000)))

    link(table, 1, 2)

    assert links(table) == [(2,), (1,)]
    assert told(table, "engaged") == [{"seat": 0, "unit": 1, "other": 2}]
    assert rules_of(table, "engaged") == ["ME-CHARGE-17"]


@rule("ME-GAP-61")
def test_links_are_kept_in_order_and_once_each():
    table = champions(0, 1, 1)
    link(table, 1, 3)
    link(table, 2, 1)
    link(table, 1, 2)

    assert links(table) == [(2, 3), (1,), (1,)]


@rule("ME-GAP-23")
def test_a_unit_that_becomes_engaged_is_no_longer_on_alert():
    table = champions(0, 1)
    for unit in table.state.units.values():
        unit.alert, unit.held = 2, 1

    link(table, 1, 2)

    assert [(u.alert, u.held, u.spent) for u in table.state.units.values()] == [(0, 0, 1), (0, 0, 1)]
    assert rules_of(table, "alert_off") == ["ME-GAP-23", "ME-GAP-23"]


@rule("ME-FLY-02", "ME-FLY-04", "ME-GAP-42")
def test_flyers_come_down_to_fight():
    table = a_field(
        a_unit("giant_condor", 0, (10000, 10000), aloft=True),
        a_unit("giant_condor", 1, (10000, 13000), aloft=True),
    )

    link(table, 1, 2)

    assert [unit.aloft for unit in table.state.units.values()] == [False, False]
    assert rules_of(table, "grounded") == ["ME-FLY-02", "ME-FLY-04"]


@rule("ME-GAP-81")
def test_a_spirit_animal_locks_nobody():
    table = a_field(a_unit(CHAMPION, 0, (10000, 10000)), spirit(10000, 11417))

    link(table, 1, 2)
    link(table, 2, 1)

    assert links(table) == [(), ()]
    assert told(table, "engaged") == []


@rule("ME-FLEE-14", "ME-FLEE-15")
def test_only_a_unit_that_was_fleeing_is_hunted_and_as_long_as_it_is_engaged():
    table = champions(0, 1, 0)
    table.state.units[2].fleeing = True
    link(table, 1, 2)
    link(table, 3, 2)

    assert [unit.hunted for unit in table.state.units.values()] == [False, True, False]
    unlink(table, 1)
    assert table.state.units[2].hunted  # the third still fights it
    unlink(table, 3)
    assert not table.state.units[2].hunted


@rule("ME-GAP-61")
def test_a_unit_breaks_all_its_links_at_once():
    table = champions(0, 1, 1)
    link(table, 1, 2)
    link(table, 1, 3)

    unlink(table, 1)

    assert links(table) == [(), (), ()]


@rule("ME-GAP-61")
def test_a_combat_is_all_that_links_join():
    table = champions(0, 1, 0, 1, 0)
    link(table, 1, 2)
    link(table, 3, 2)
    link(table, 3, 4)

    assert [combat(table, n) for n in table.state.units] == [(1, 2, 3, 4)] * 4 + [(5,)]


@rule("ME-HTH-05", "ME-GAP-61")
def test_a_second_unit_may_join_but_no_third():
    table = champions(0, 1, 0, 0)
    assert forbids_joining(table, 4, 2) is None
    link(table, 1, 2)
    assert forbids_joining(table, 4, 2) is None
    link(table, 3, 2)

    found = forbids_joining(table, 4, 2)

    assert found is not None
    assert (found.rule, found.facts) == ("ME-HTH-05", {"unit": 4, "other": 2, "has": 2, "most": 2})


@rule("ME-HTH-05", "ME-GAP-61")
def test_a_charge_that_would_bring_a_third_unit_is_refused_for_every_enemy_of_the_combat():
    table = champions(0, 1, 0, 1, 0)
    link(table, 1, 2)
    link(table, 3, 2)
    link(table, 3, 4)

    activated(table, 5)

    assert offered(table, "charge") == []
    assert refused(table, "charge 4") == ("ME-HTH-05", {"unit": 5, "other": 4, "has": 2, "most": 2})


@rule("ME-HTH-36", "ME-EX-23", "ME-GAP-61")
def test_a_loser_flees_from_the_largest_type():
    table = a_field(
        a_unit(CHAMPION, 0, (10000, 10000)),
        a_unit("giant_lizard", 1, (10000, 12000), (12500, 12000)),
        a_unit("great_turtle", 1, (10000, 6500)),
    )
    link(table, 1, 2)
    link(table, 1, 3)

    assert fled_from(table, 1) == 3
    assert fled_from(table, 2) == 1


@rule("ME-HTH-36", "ME-GAP-61")
def test_among_equal_types_it_flees_from_the_most_minis_then_the_lowest_number():
    table = a_field(
        a_unit("great_bear", 0, (10000, 10000)),
        a_unit(CHAMPION, 1, (10000, 12000)),
        a_unit("eagle_warriors", 1, *ranks(5000, 6000, 8)),
    )
    link(table, 1, 2)
    link(table, 1, 3)
    assert fled_from(table, 1) == 3

    table.state.units[3].minis = (1,)
    assert fled_from(table, 1) == 2
