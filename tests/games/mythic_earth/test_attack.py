"""The Attack action and consolidation (ME-ATTACK, ME-HTH-04, ME-HTH-29, ME-HTH-30, ME-GAP-59, ME-GAP-60)."""

from __future__ import annotations

import pytest

from mythwright.core.option import option
from mythwright.games.mythic_earth.rules.attack import Attack, forbids_attack
from mythwright.games.mythic_earth.rules.consolidation import consolidation
from mythwright.games.mythic_earth.rules.engagement import link
from mythwright.games.mythic_earth.state import DESTROYED
from tests.games.mythic_earth.given_fight import (
    MAN,
    a_field,
    a_unit,
    activated,
    asked,
    offered,
    play,
    ranks,
    refused,
    rolls,
    rules_of,
    spirit,
    told,
    under_way,
)
from tests.marks import rule

CHAMPION = "jaguar_champion"
TOUCH = 2 * MAN


def locked(*others, one=None, two=None):
    """A champion is engaged with a Levy of ten, and is asked for its action."""
    table = a_field(
        one or a_unit(CHAMPION, 0, (20000, 20000)),
        two or a_unit("commoner_levy", 1, *ranks(20000, 20000 + TOUCH, 10)),
        *others,
    )
    link(table, 1, 2)
    return activated(table)


@rule("ME-ATTACK-01", "ME-ATTACK-04", "ME-GAP-24")
def test_only_an_engaged_unit_attacks_and_only_whom_it_is_locked_with():
    table = locked(a_unit(CHAMPION, 1, (25000, 20000)))

    assert offered(table, "attack") == ["attack 2"]
    assert forbids_attack(table, 1, option("attack", 2)) is None
    assert refused(table, "attack 3") == ("ME-ATTACK-01", {"unit": 1, "engaged": [2]})
    assert refused(table, "attack")[0] == "ME-ATTACK-01"
    assert offered(table, "charge") == []


@rule("ME-ATTACK-01", "ME-HTH-01")
def test_a_unit_that_is_not_engaged_cannot_attack():
    table = activated(a_field(a_unit(CHAMPION, 0, (20000, 20000)), a_unit(CHAMPION, 1, (20000, 22000))))

    assert offered(table, "attack") == []
    assert refused(table, "attack 2") == ("ME-ATTACK-01", {"unit": 1, "engaged": []})


@rule("ME-ATTACK-04")
def test_an_attack_takes_the_whole_die():
    table = locked()

    play(table, "attack 2", "10 10 10 10")

    assert asked(table) == (0, "rest")
    assert told(table, "declared")[0]["action"] == "attack"
    assert rules_of(table, "declared") == ["ME-ATTACK-04"]


@rule("ME-ATTACK-02", "ME-ATTACK-03", "ME-HTH-04", "ME-GAP-60")
def test_the_attacked_unit_takes_markers_but_neither_strikes_back_nor_tests():
    table = locked()
    play(table, "attack 2")
    assert rolls(table)[:2] == (0, 4)

    play(table, "1 1 8 9", "10 10 10", "lose")

    assert [(e["unit"], e["needs"], e["hits"]) for e in told(table, "struck")] == [(1, 8, 3)]
    assert told(table, "struck")[0]["parts"] == [("fight", 7, "ME-HTH-06"), ("macuahuitl", 1, "ME-HHW-10")]
    assert (len(table.state.units[2].minis), table.state.units[2].markers) == (7, 3)
    assert rules_of(table, "marker") == ["ME-GAP-60"]
    assert told(table, "won") == told(table, "tested") == []
    assert asked(table) == (0, "rest")
    assert table.state.units[1].links == (2,)


@rule("ME-GAP-60", "ME-GAP-59")
def test_who_destroys_the_enemy_by_an_attack_may_consolidate():
    table = locked(two=a_unit("commoner_levy", 1, (20000, 20000 + TOUCH)))

    play(table, "attack 2", "1 10 10 10", "10")

    assert table.state.units[2].place == DESTROYED
    assert asked(table) == (0, "consolidate")
    play(table, "stay")
    assert asked(table) == (0, "rest")


@rule("ME-GAP-60", "ME-BRAVE-11")
@pytest.mark.parametrize(("markers", "gone"), [(6, False), (7, True)])
def test_markers_of_an_attack_may_be_too_many(markers, gone):
    levy = a_unit("commoner_levy", 1, *ranks(20000, 20000 + TOUCH, 10), markers=markers)  # eight are too many
    table = locked(two=levy)

    play(table, "attack 2", "1 10 10 10", "10", "lose")

    assert (table.state.units[2].place == DESTROYED) is gone
    assert asked(table) == (0, "consolidate" if gone else "rest")
    if gone:
        assert [(e["by_unit"], e["how"]) for e in told(table, "destroyed")] == [(1, "melee")]


@rule("ME-GAP-61")
def test_an_attacker_with_two_enemies_picks_one():
    other = a_unit(CHAMPION, 1, (20000 - TOUCH, 20000))
    table = a_field(
        a_unit(CHAMPION, 0, (20000, 20000)),
        a_unit("commoner_levy", 1, *ranks(20000, 20000 + TOUCH, 10)),
        other,
    )
    link(table, 1, 2)
    link(table, 1, 3)
    activated(table)
    assert offered(table, "attack") == ["attack 2", "attack 3"]

    play(table, "attack 3", "1 10 10 10", "10")

    assert (table.state.units[3].markers, table.state.units[2].markers) == (1, 0)


@rule("ME-GAP-56")
def test_after_an_attack_those_who_parted_close_up():
    table = locked(two=a_unit("commoner_levy", 1, (20000, 20000 + TOUCH), (20000, 23000), (21500, 23000)))

    play(table, "attack 2", "1 10 10 10", "10", "lose 1")

    assert [(e["how"], e["unit"]) for e in told(table, "moved")] == [("pile_in", 1)]
    assert asked(table) == (0, "rest")


# -- consolidation -------------------------------------------------------------------------------------------


def winner(*others, **state):
    """A champion whose enemy is gone."""
    return a_field(a_unit(CHAMPION, 0, (20000, 20000), **state), *others)


def consolidating(*others):
    table = winner(*others)
    frame = consolidation(table, 1)
    assert frame is not None
    return under_way(table, frame)


@rule("ME-HTH-29", "ME-HTH-30", "ME-GAP-59")
def test_consolidation_is_one_free_move_in_any_direction():
    table = consolidating()
    assert asked(table) == (0, "consolidate")

    assert table.why_not("go 20000 26005") == []
    assert refused(table, "go 20000 26006")[0] == "ME-MOVE-01"
    play(table, "go 14000 20000")

    [event] = told(table, "moved")
    assert (event["how"], event["length"]) == ("consolidate", 6000)
    assert rules_of(table, "moved") == ["ME-HTH-29"]
    assert table.state.units[1].spent == 0


@rule("ME-GAP-59")
def test_consolidation_may_be_declined():
    table = consolidating()

    assert "stay" in offered(table)
    play(table, "stay")

    assert table.state.units[1].at == ((20000, 20000),)


@rule("ME-HTH-30", "ME-GAP-59", "ME-MVT-05")
@pytest.mark.parametrize("seat", [0, 1])
def test_it_ends_an_inch_from_all_units_friends_included(seat):
    table = consolidating(a_unit(CHAMPION, seat, (20000, 25000)))

    assert table.why_not(f"go 20000 {25000 - TOUCH - 995}") == []
    assert len(table.why_not(f"go 20000 {25000 - TOUCH - 994}")) == 1


@rule("ME-GAP-59", "ME-HTH-29")
@pytest.mark.parametrize(
    "state", [{"links": (2,)}, {"fleeing": True}, {"frozen": True}, {"place": DESTROYED}]
)
def test_who_cannot_move_does_not_consolidate(state):
    table = winner(a_unit(CHAMPION, 1, (20000, 20000 + TOUCH)))
    for name, value in state.items():
        setattr(table.state.units[1], name, value)

    assert consolidation(table, 1) is None


@rule("ME-GAP-81")
def test_a_spirit_animal_does_not_consolidate():
    assert consolidation(winner(spirit(30000, 20000)), 2) is None


@rule("ME-GAP-22", "ME-ATTACK-01")
def test_an_enemy_whom_a_reaction_has_struck_down_is_not_attacked():
    table = locked()
    table.state.units[1].links = table.state.units[2].links = ()
    table.state.units[2].place = DESTROYED
    under_way(table, Attack(unit=1, target=2))
    assert told(table, "spoilt") == [{"seat": 0, "unit": 1, "action": "attack"}]
    assert rules_of(table, "spoilt") == ["ME-ATTACK-01"] and told(table, "struck") == []
