"""Charging an altar (ME-P1-10 to ME-P1-12, ME-GAP-79)."""

from __future__ import annotations

from mythwright.games.mythic_earth.rules.charge.altars import ChargeAltar, forbids_altar
from mythwright.games.mythic_earth.rules.engagement import link
from mythwright.games.mythic_earth.rules.tokens import lying
from tests.games.mythic_earth.given_fight import (
    MAN,
    a_field,
    a_unit,
    activated,
    asked,
    lay,
    offered,
    play,
    ranks,
    refused,
    rolls,
    rules_of,
    told,
    under_way,
)
from tests.marks import rule

CHAMPION = "jaguar_champion"


def before(x: int, y: int, *units, seat: int = 1, **field):
    """An altar of this seat at (x, y), and a champion at (20000, 10000)."""
    table = a_field(a_unit(CHAMPION, 0, (20000, 10000)), *units, **field)
    lay(table, "altar", seat, x, y)
    return table


@rule("ME-P1-10", "ME-P1-11", "ME-P1-12", "ME-GAP-79")
def test_an_altar_is_destroyed_by_a_charge_without_a_save_or_consolidation():
    table = activated(before(20000, 18000))
    assert offered(table, "charge_altar") == ["charge_altar 1"]

    play(table, "charge_altar 1")

    assert lying(table, "altar") == []
    assert table.state.units[1].at == ((20000, 18000 - 2 * MAN),)
    [event] = told(table, "moved")
    assert (event["how"], event["length"], event["end"]) == (
        "charge",
        8000 - 2 * MAN,
        [20000, 18000 - 2 * MAN],
    )
    assert rules_of(table, "moved") == ["ME-P1-10"]
    assert rules_of(table, "token_gone") == ["ME-P1-10"]
    assert asked(table) == (0, "rest")


@rule("ME-P1-14")
def test_only_an_enemy_altar_on_the_own_half_is_a_deed():
    near, far, own = before(20000, 18000), before(20000, 26000), before(20000, 18000, seat=0)
    far.state.units[1].at = ((20000, 22000),)

    for table in (near, far, own):
        play(activated(table), "charge_altar 1")

    assert [len(table.state.deeds) for table in (near, far, own)] == [1, 0, 0]
    assert (near.state.deeds[0].seat, near.state.deeds[0].unit) == (0, 1)


@rule("ME-P1-10", "ME-CHARGE-14")
def test_an_altar_must_be_in_reach():
    table = activated(before(20000, 10000 + 2 * MAN + 12006))

    assert offered(table, "charge_altar") == []
    assert refused(table, "charge_altar 1") == ("ME-CHARGE-14", {"unit": 1, "far": 12006, "reach": 12000})
    assert refused(table, "charge_altar 2") == ("ME-P1-10", {"unit": 1, "token": 2})
    assert refused(table, "charge_altar") == ("ME-P1-10", {"unit": 1, "has": 0, "needs": 1})
    assert refused(table, "charge_altar here")[0] == "ME-P1-10"


@rule("ME-CHARGE-22")
def test_who_cannot_charge_cannot_charge_an_altar():
    table = before(20000, 18000, a_unit(CHAMPION, 1, (20000, 10000 - 2 * MAN)))
    link(table, 1, 2)

    activated(table)

    assert offered(table, "charge_altar") == []
    assert refused(table, "charge_altar 1")[0] == "ME-CHARGE-22"


@rule("ME-MVT-05", "ME-GAP-79")
def test_an_altar_guarded_by_an_enemy_cannot_be_touched():
    guarded = before(20000, 18000, a_unit("stone_giant", 1, (20000, 18000)))
    beside = before(20000, 18000, a_unit(CHAMPION, 1, (20000, 18000 + MAN + 1000 + MAN)))

    assert forbids_altar(guarded, 1, 1) is not None
    assert forbids_altar(beside, 1, 1) is None


@rule("ME-GAP-42")
def test_a_flyer_lands_on_it():
    table = a_field(a_unit("giant_condor", 0, (20000, 10000), aloft=True))
    lay(table, "altar", 1, 20000, 18000)

    play(activated(table), "charge_altar 1")

    assert not table.state.units[1].aloft
    assert rules_of(table, "grounded") == ["ME-GAP-42"]
    assert lying(table, "altar") == []


@rule("ME-CHARGE-21")
def test_if_the_altar_is_gone_the_charge_becomes_a_march():
    table = before(20000, 18000)
    table.state.tokens = ()

    under_way(table, ChargeAltar(unit=1, token=1))

    assert asked(table) == (0, "march")
    assert told(table, "charge_failed") == [{"seat": 0, "unit": 1, "other": 0}]
    play(table, "stay")
    assert asked(table) == (0, "rest")


@rule("ME-CHARGE-21")
def test_if_the_altar_is_out_of_reach_by_now_the_charge_becomes_a_march():
    table = before(20000, 10000 + 2 * MAN + 12006)

    under_way(table, ChargeAltar(unit=1, token=1))

    assert asked(table) == (0, "march")
    assert len(lying(table, "altar")) == 1


@rule("ME-MVT-08")
def test_a_behemoth_tramples_on_its_way():
    table = a_field(a_unit("stone_giant", 0, (20000, 10000)), a_unit("puma_pack", 0, (20000, 15000)))
    lay(table, "altar", 1, 20000, 22000)

    play(activated(table), "charge_altar 1")
    assert rolls(table) == (0, 1, "ME-MVT-09")
    play(table, "1", "1")

    assert lying(table, "altar") == []


@rule("ME-P1-10")
def test_a_unit_that_was_lost_on_the_way_destroys_nothing():
    table = before(20000, 18000)
    table.state.units[1].place = "destroyed"

    ChargeAltar(unit=1, token=1).destroy(table, None)

    assert len(lying(table, "altar")) == 1


@rule("ME-CHARGE-16")
def test_several_minis_gather_around_it():
    table = a_field(a_unit("eagle_warriors", 0, *ranks(18000, 10000, 5)))
    lay(table, "altar", 1, 20000, 18000)

    play(activated(table), "charge_altar 1")

    near = [((x - 20000) ** 2 + (y - 18000) ** 2) <= (2 * MAN + 50) ** 2 for x, y in table.state.units[1].at]
    assert sum(near) >= 2
