"""House rules: every switch that a layer may flip, on and off (the gaps of the book)."""

from __future__ import annotations

import pytest

from mythwright.core.flow import Ask
from mythwright.core.save import BadFile
from mythwright.games.king_of_the_hill.box import House, read_box
from mythwright.games.king_of_the_hill.state import Lone
from tests.games.king_of_the_hill.given import (
    a_final,
    a_quest,
    a_table,
    give,
    hero,
    offered,
    play,
    stand,
    told,
    turn_of,
)
from tests.games.king_of_the_hill.given_final import MISS, contending
from tests.marks import rule

SWITCHES = (
    "may_stay",
    "must_build",
    "guardian_on_arrival_forced",
    "abilities_with_two",
    "ability_optional",
    "contender_restored",
    "equal_runes_take_over",
    "special_lost_with_temples",
)


@pytest.fixture
def house(tmp_path):
    """A layer that sets switches of the house."""

    def layer(**switches: bool) -> tuple[str, ...]:
        path = tmp_path / f"{'_'.join(switches)}.toml"
        lines = [f"{name} = {str(value).lower()}" for name, value in switches.items()]
        path.write_text("\n".join(["[house]", *lines]), encoding="utf-8")
        return (str(path),)

    return layer


def test_every_switch_is_off_in_the_book_and_can_be_flipped_alone(house):
    assert House.__struct_fields__ == SWITCHES
    assert read_box(()).house == House()
    for name in SWITCHES:
        flipped = read_box(house(**{name: True})).house
        assert {switch: getattr(flipped, switch) for switch in SWITCHES} == {s: s == name for s in SWITCHES}


def test_a_switch_that_does_not_exist_is_an_error(house):
    with pytest.raises(BadFile):
        read_box(house(may_fly=True))


def roll_on(table):
    """The hero faces the god without using anything first."""
    while isinstance(table.pending, Ask):
        play(table, "roll")


@rule("KH-GAP-21")
@pytest.mark.parametrize("on", [False, True])
def test_may_stay(house, on):
    table = turn_of(a_table("imhotep", "sigurd", layers=house(may_stay=on)))
    assert ("stay" in offered(table)) is on
    if on:
        play(table, "stay")
        assert told(table, "stayed") == [{"who": "imhotep", "rule": "KH-GAP-21"}]
        assert (hero(table).place, table.state.turn) == ("egyptian", 1)


@rule("KH-GAP-54")
@pytest.mark.parametrize("on", [False, True])
def test_must_build_after_a_quest(house, on):
    table = a_quest(a_table("imhotep", "sigurd", layers=house(must_build=on)), "athena")
    roll_on(table)
    play(table, "greek norse egyptian dark dark")
    assert table.pending.prompt == "build"
    assert ("decline" in offered(table)) is not on
    assert len(offered(table, "build")) == 5


@rule("KH-GAP-54")
@pytest.mark.parametrize("on", [False, True])
def test_must_build_on_an_empty_tile(house, on):
    table = a_table("imhotep", "sigurd", layers=house(must_build=on))
    stand(table, 0, "B1")
    del table.state.villages["B2"]
    turn_of(table)
    play(table, "move B2")
    assert table.pending.prompt == "build"
    assert ("decline" in offered(table)) is not on


@rule("KH-GAP-54")
def test_must_build_asks_for_nothing_that_cannot_be_done(house):
    table = a_table("imhotep", "sigurd", layers=house(must_build=True))
    give(table, temples=[("A1", "rewards"), ("A2", "rewards"), ("A3", "rewards"), ("A4", "attack")])
    give(table, temples=[("B5", "health")])
    stand(table, 0, "B1")
    del table.state.villages["B2"]
    turn_of(table)
    play(table, "move B2")
    assert table.state.turn == 1


@rule("KH-GAP-44")
@pytest.mark.parametrize("on", [False, True])
def test_a_guardian_on_arrival(house, on):
    table = a_table("imhotep", "sigurd", layers=house(guardian_on_arrival_forced=on))
    del table.state.villages["B2"]
    table.state.guardians["B2"] = Lone("naga", "indra")
    stand(table, 0, "B1")
    turn_of(table)
    play(table, "move B2")
    assert bool(told(table, "battle_began")) is on
    assert on or offered(table) == ["fight", "decline"]


@rule("KH-GAP-92")
@pytest.mark.parametrize("on", [False, True])
def test_abilities_with_two(house, on):
    table = a_final(a_table("imhotep", "heracles", layers=house(abilities_with_two=on)), 1)
    hero(table).place = "A1"
    contending(table)
    assert (table.state.turn == 1) is on
    assert bool(told(table, "waited")) is not on
    if on:
        assert offered(table) == ["ability imhotep"]
        play(table, "ability imhotep")
        assert hero(table).health == 7


@rule("KH-GAP-89")
@pytest.mark.parametrize("on", [False, True])
def test_the_ability_is_optional(house, on):
    table = a_final(a_table("imhotep", "heracles", "sigurd", layers=house(ability_optional=on)), 1)
    hero(table).place = "A1"
    contending(table)
    assert offered(table) == ["ability imhotep", "decline"][: 1 + on]
    if on:
        play(table, "decline")
        assert (hero(table).lasting, hero(table).health) == ((), 9)
        assert not told(table, "unleashed")
        assert table.state.turn == 0


@rule("KH-GAP-81")
@pytest.mark.parametrize("on", [False, True])
def test_the_contender_is_restored(house, on):
    table = a_table("imhotep", "heracles", layers=house(contender_restored=on))
    hero(table, 1).health = 2
    a_final(table, 1)
    assert hero(table, 1).health == (7 if on else 2)
    assert [event["rule"] for event in told(table, "healed")] == ["KH-GAP-81"] * on


@rule("KH-GAP-68")
@pytest.mark.parametrize("on", [False, True])
def test_equal_runes_take_over(house, on):
    # given Sigurd is Dark Hero with one used Dark rune, and Imhotep uses his first in a Quest
    table = a_table("imhotep", "sigurd", layers=house(equal_runes_take_over=on))
    table.state.dark_hero, hero(table, 1).dark_runes = 1, 1
    give(table, rewards=["dark_rune"])
    a_quest(table, "athena")
    roll_on(table)
    play(table, MISS, "reward dark_rune greek")
    assert hero(table).dark_runes == 1
    assert table.state.dark_hero == (0 if on else 1)


def three_temples_of_attack(layers):
    """Heracles has built his third on C2; Sigurd begins his turn on A1 with Vandalism."""
    table = a_table("heracles", "sigurd", layers=layers, passing=(0, 1))
    give(table, temples=[("B1", "attack"), ("B3", "attack")])
    give(table, 1, secrets=["vandalism"])
    stand(table, 0, "C1")
    table.state.villages = {}
    turn_of(table)
    play(table, "move C2", "build attack")
    stand(table, 1, "A1")
    return turn_of(table, 1)


@rule("KH-GAP-56")
@pytest.mark.parametrize("on", [False, True])
def test_the_special_ability_is_lost_with_the_temples(house, on):
    table = three_temples_of_attack(house(special_lost_with_temples=on))
    assert hero(table).unlocked
    play(table, "secret vandalism B1")
    assert hero(table).unlocked is not on
    locked = [{"who": "heracles", "card": "thirteenth_labour", "rule": "KH-GAP-56"}]
    assert told(table, "locked") == (locked if on else [])


@rule("KH-GAP-56")
def test_a_special_ability_that_was_lost_comes_back_with_a_third_temple(house):
    table = three_temples_of_attack(house(special_lost_with_temples=True))
    play(table, "secret vandalism B1")
    turn_of(table, 0)
    play(table, "move C3", "build attack")
    assert hero(table).unlocked
    unlocked = {"who": "heracles", "card": "thirteenth_labour", "rule": "KH-HERO-07"}
    assert told(table, "unlocked") == [unlocked, unlocked]
