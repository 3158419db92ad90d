"""Squares that ban confrontations, and cards where a square changes them (MF-SQUARE-02 to 05, MF-GAP-44)."""

from __future__ import annotations

import pytest

from tests.games.myth_fortunes.given import (
    a_confrontation,
    asked,
    landing,
    offered,
    play,
    player,
    refused,
    stand,
    told,
)
from tests.games.myth_fortunes.given_fights import (
    a_clash,
    a_company,
    act,
    awaited,
    bring,
    clothe,
    give,
    purse,
)
from tests.marks import rule


@rule("MF-SQUARE-03", "MF-SQUARE-04", "MF-GAP-35", "MF-GAP-53")
@pytest.mark.parametrize(("square", "prompt"), [("F5", "bazaar"), ("E7", "inn")])
def test_on_bazaar_and_inn_pawns_meet_in_peace_and_the_mover_follows_the_square(
    square: str, prompt: str
) -> None:
    table = a_company(seats=3)
    stand(table, "A1", square, square)
    landing(table, square)
    assert asked(table) == (0, prompt)
    assert told(table, "confronted") == []


@rule("MF-GAP-35", "MF-SQUARE-03")
def test_no_other_square_bans_confrontations() -> None:
    box = a_company().box
    assert [square for square, kind in box.squares.items() if "confrontations" in kind.forbids] == [
        "F5",
        "E7",
    ]


@rule("MF-SQUARE-02")
@pytest.mark.parametrize("square", ["A1", "I7", "K3", "G4"])
def test_on_an_occupied_square_its_directions_are_ignored(square: str) -> None:
    table = a_company()
    a_confrontation(table, square)
    assert awaited(table) == (0, "d6", 1)
    assert told(table, "followed_square") == []
    act(table, "3", "2", "stay")
    assert (purse(table), player(table).bog) == ((7, 10), False)


@rule("MF-GAP-44")
def test_a_quick_change_cannot_be_played_in_the_hall_of_true_sight() -> None:
    table = a_company()
    clothe(table, 0, "imp", "gnome")
    a_clash(table, "quick_change", "dirty_trick", square="C5")
    assert player(table).shown == "character"  # without being asked
    assert offered(table, "play") == ["play dirty_trick red", "play dirty_trick blue"]
    assert refused(table, "play quick_change") == "MF-GAP-44"


@rule("MF-GAP-44")
@pytest.mark.parametrize("card", ["companion_walks_out", "traded_places"])
def test_cards_about_companions_cannot_be_played_on_the_narrow_bridge(card: str) -> None:
    table = a_clash(a_company(), card, square="H1")
    assert offered(table, "play") == []
    aim = " blue" if card == "companion_walks_out" else ""
    assert refused(table, f"play {card}{aim}") == "MF-GAP-44"


@rule("MF-GAP-44")
def test_on_the_narrow_bridge_a_turncoat_stays_hidden_and_earns_nothing() -> None:
    table = a_company()
    bring(table, 1, "turncoat")
    a_confrontation(table, "H1")
    assert purse(table, 1) == (5, 10)
    play(table, "2", "3")
    assert told(table, "totals") == [{"who": 0, "target": 1, "own": 2, "other": 3}]


@rule("MF-GAP-44")
def test_where_magik_is_dead_nobody_is_asked_before_or_after_the_dice() -> None:
    table = a_company(seats=3)
    for seat, card in enumerate(("second_chance", "dirty_trick", "truce")):
        give(table, seat, card)
    a_confrontation(table, "F2")
    assert awaited(table) == (0, "d6", 1)
    play(table, "1", "2")
    assert asked(table) == (1, "push")


@rule("MF-GAP-44", "MF-SQUARE-05")
def test_the_conditions_hold_however_the_pawn_came_there() -> None:
    table = a_company(seats=3)
    bring(table, 2, "hired_bodyguard")
    stand(table, "F5", "H4", "H1")
    landing(table, "H4")
    play(table, "4", "1", "push blue n", "2", "3")  # to the Narrow Bridge by a winner's move
    assert told(table, "totals")[-1] == {"who": 1, "target": 2, "own": 2, "other": 3}


@rule("MF-GAP-44")
def test_on_the_duelling_ground_gold_counts_double_too() -> None:
    table = a_company()
    clothe(table, 1, "imp")
    a_confrontation(table, "C2")
    play(table, "reveal disguise", "4", "1")
    assert (purse(table, 0), purse(table, 1)) == ((11, 16), (5, 4))
