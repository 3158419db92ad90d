"""Health and what lies beside the mat: hurt, heal, weaken, go home, lay, lift, expire (KH-BAT-35, 46, 47)."""

from __future__ import annotations

import pytest

from mythwright.games.king_of_the_hill.effects import (
    expire,
    fall,
    go_home,
    heal,
    hurt,
    in_camp,
    lay,
    lift,
    on_board,
    seat_of,
    set_health,
    summed,
)
from mythwright.games.king_of_the_hill.state import ARENA, NOBODY, Item
from tests.games.king_of_the_hill.given import a_table, give, hero, stand, told
from tests.marks import rule


@rule("KH-BAT-35", "KH-HERO-02")
@pytest.mark.parametrize(
    ("amount", "least", "lost"),
    [(0, 0, 0), (3, 0, 3), (8, 0, 8), (9, 0, 8), (7, 1, 7), (8, 1, 7), (20, 1, 7)],
)
def test_damage_empties_tokens_and_no_more_than_there_are(amount: int, least: int, lost: int) -> None:
    table = a_table("arjuna", "sigurd")
    stand(table, 0, "C4")
    assert hurt(table, 0, amount, "KH-BAT-33", least=least) == lost
    assert hero(table).health == 8 - lost
    assert told(table, "hurt") == [
        {"who": "arjuna", "amount": lost, "left": 8 - lost, "parts": (), "rule": "KH-BAT-33"},
    ]


@rule("KH-GAP-07", "KH-BAT-35")
def test_the_first_damage_of_a_turn_is_remembered() -> None:
    table = a_table("sigurd", "arjuna")
    stand(table, 0, "C4")
    assert not hero(table).damaged
    assert [hurt(table, 0, 2, "KH-BAT-33") for _ in range(2)] == [1, 2]
    assert hero(table).damaged


@rule("KH-GAP-07", "KH-ARENA-22")
def test_nothing_protects_in_an_arena() -> None:
    table = a_table("sigurd", "arjuna")
    hero(table).place = ARENA
    assert hurt(table, 0, 2, "KH-BAT-33") == 2


@rule("KH-GAP-31", "KH-GAP-35")
def test_conditions_say_when_protection_works() -> None:
    table = a_table("arjuna", "sigurd")
    stand(table, 0, "C4")
    give(table, artifacts=("aegis", "armour_of_surya"))
    assert hurt(table, 0, 4, "KH-BAT-33") == 4
    assert hurt(table, 0, 4, "KH-BAT-33", "guardian_blow") == 3
    hero(table).health = 8
    assert hurt(table, 0, 4, "KH-BAT-33", "guardian_blow", "first_damage_this_battle") == 1


@rule("KH-GAP-62")
@pytest.mark.parametrize(("place", "uses", "health"), [("C4", 1, 8), ("C4", 0, 0), (ARENA, 1, 0)])
def test_the_needle_revives_once_and_not_in_an_arena(place: str, uses: int, health: int) -> None:
    table = a_table("arjuna", "sigurd")
    give(table, artifacts=("aegis", "needle_of_koschei", "forge_hammer"))
    hero(table).artifacts = (Item("aegis", 0), Item("needle_of_koschei", uses), Item("forge_hammer", 0))
    hero(table).place = place
    hurt(table, 0, 20, "KH-BAT-33")
    assert hero(table).health == health
    left = 0 if place != ARENA else 1
    assert hero(table).artifacts == (
        Item("aegis", 0),
        Item("needle_of_koschei", left),
        Item("forge_hammer", 0),
    )
    assert len(told(table, "revived")) == (health == 8)


@rule("KH-GAP-62")
def test_the_needle_does_not_stir_while_health_is_left() -> None:
    table = a_table("arjuna", "sigurd")
    give(table, artifacts=("needle_of_koschei",))
    stand(table, 0, "C4")
    hurt(table, 0, 7, "KH-BAT-33")
    assert hero(table).health == 1
    assert hero(table).artifacts == (Item("needle_of_koschei", 1),)


@rule("KH-GAP-66", "KH-RCARD-07")
@pytest.mark.parametrize(("before", "gained"), [(1, 3), (5, 3), (6, 2), (7, 1), (8, 0)])
def test_health_never_exceeds_its_maximum(before: int, gained: int) -> None:
    table = a_table("arjuna", "sigurd")
    hero(table).health = before
    heal(table, 0, 3, "KH-RCARD-07")
    assert hero(table).health == before + gained
    assert hero(table).restored == (gained > 0)
    healed = {"who": "arjuna", "amount": gained, "left": before + gained, "rule": "KH-RCARD-07"}
    assert told(table, "healed") == ([healed] if gained else [])


@rule("KH-GAP-75", "KH-GAP-87")
@pytest.mark.parametrize(("before", "after", "events"), [(8, 1, 1), (2, 1, 1), (1, 1, 0)])
def test_weakening_leaves_so_much_and_is_no_damage(before: int, after: int, events: int) -> None:
    table = a_table("sigurd", "arjuna")
    hero(table).health = before
    set_health(table, 0, 1, "KH-SECRET-18")
    assert (hero(table).health, hero(table).damaged) == (after, False)
    assert told(table, "weakened") == [{"who": "sigurd", "left": 1, "rule": "KH-SECRET-18"}] * events


@rule("KH-BAT-46", "KH-GAP-88")
def test_going_home_fills_health_and_frees_the_monsters_tokens() -> None:
    table = a_table("arjuna", "sigurd")
    stand(table, 0, "C4")
    who = hero(table)
    who.health, who.max_health = 2, 11
    for card in ("hydra", "quicksand", "fenrir"):
        lay(table, 0, card, "KH-GAP-88")
    go_home(table, 0, "KH-BAT-46")
    assert (who.place, who.health, who.lasting) == ("hindu", 11, ("quicksand",))
    assert in_camp(who) and not on_board(who)
    assert told(table, "went_home") == [{"who": "arjuna", "rule": "KH-BAT-46"}]
    assert told(table, "healed") == [{"who": "arjuna", "amount": 9, "left": 11, "rule": "KH-BAT-46"}]
    assert [(event["card"], event["rule"]) for event in told(table, "lifted")] == [
        ("hydra", "KH-GAP-88"),
        ("fenrir", "KH-GAP-88"),
    ]


@rule("KH-GAP-45")
def test_only_those_without_health_fall() -> None:
    table = a_table("arjuna", "sigurd", "imhotep")
    for seat, tile in enumerate(("C4", "C3", "C5")):
        stand(table, seat, tile)
    hero(table, 0).health = hero(table, 2).health = 0
    hero(table, 1).health = 1
    fall(table, (1, 0, 2), "KH-GAP-45")
    assert [hero(table, seat).place for seat in range(3)] == ["hindu", "C3", "egyptian"]
    assert [event["who"] for event in told(table, "went_home")] == ["arjuna", "imhotep"]


@rule("KH-GAP-53", "KH-GAP-02")
@pytest.mark.parametrize(
    ("place", "camp", "board"), [("hindu", True, False), ("C4", False, True), (ARENA, False, False)]
)
def test_where_a_hero_is(place: str, camp: bool, board: bool) -> None:
    table = a_table("arjuna", "sigurd")
    hero(table).place = place
    assert (in_camp(hero(table)), on_board(hero(table))) == (camp, board)


@rule("KH-RCARD-05", "KH-GAP-61")
def test_what_is_lifted_goes_and_a_reward_card_is_discarded_then() -> None:
    table = a_table("arjuna", "sigurd")
    give(table, rewards=("attack_potion",))
    hero(table).rewards = ()
    for card in ("attack_potion", "vel", "moon_bow"):
        lay(table, 0, card, "KH-RCARD-03")
    assert [event["card"] for event in told(table, "laid")] == ["attack_potion", "vel", "moon_bow"]

    lift(table, hero(table), ("attack_potion", "moon_bow"))
    assert hero(table).lasting == ("vel",)
    assert table.state.reward_discard == ("attack_potion",)
    assert told(table, "lifted") == [
        {"who": "arjuna", "card": "attack_potion", "rule": "KH-GAP-61"},
        {"who": "arjuna", "card": "moon_bow", "rule": "KH-GAP-61"},
    ]


@rule("KH-GAP-61", "KH-GAP-69")
@pytest.mark.parametrize(
    ("until", "left"),
    [
        ("end_of_turn", ("vel", "quicksand")),
        ("end_of_attack", ("attack_potion", "quicksand", "fenrir")),
        ("next_movement", ("attack_potion", "vel", "fenrir")),
    ],
)
def test_each_thing_expires_at_its_own_time(until: str, left: tuple[str, ...]) -> None:
    table = a_table("arjuna", "sigurd")
    for card in ("attack_potion", "vel", "quicksand", "fenrir"):
        lay(table, 0, card, "KH-GAP-61")
    expire(table, 0, until)
    assert hero(table).lasting == left
    expire(table, 1, until)
    assert hero(table, 1).lasting == ()


@rule("KH-BAT-12")
def test_a_number_of_one_piece_needs_no_explanation() -> None:
    assert summed([("arjuna", 4)]) == ()
    assert summed([("arjuna", 4), ("attack", 2)]) == (("arjuna", 4), ("attack", 2))
    assert summed([]) == ()


@rule("KH-GAP-12")
def test_who_plays_which_hero() -> None:
    table = a_table("arjuna", "sigurd")
    assert (seat_of(table, "arjuna"), seat_of(table, "sigurd"), seat_of(table, "imhotep")) == (0, 1, NOBODY)
