"""Squares: what a pawn finds that ends its move alone (MF-SQUARE, MF-GAP-05, MF-GAP-27)."""

from __future__ import annotations

import pytest

from mythwright.core.flow import Roll
from mythwright.games.myth_fortunes.box import FortuneTable
from tests.games.myth_fortunes.given import (
    a_table,
    asked,
    board,
    go_with,
    hold,
    landing,
    offered,
    on_top,
    play,
    player,
    refused,
    rolling,
    stand,
    told,
)
from tests.games.myth_fortunes.given_travel import turn_of
from tests.marks import rule

FULL = ("counterspell", "dirty_trick", "tailwind", "town_crier", "truce", "windfall")


def chips(table: FortuneTable, seat: int = 0) -> tuple[int, int]:
    """Gold and fame."""
    return player(table, seat).gold, player(table, seat).fame


def change(table: FortuneTable, square: str) -> tuple[int, int]:
    """What landing there alone does to gold and fame, once any payment is made."""
    gold, fame = chips(table)
    landing(table, square)
    if isinstance(table.pending, Roll) or asked(table) != (0, "pay"):
        return chips(table)[0] - gold, chips(table)[1] - fame
    play(table, "pay")
    return chips(table)[0] - gold, chips(table)[1] - fame


# -- gains and losses ----------------------------------------------------------------------------------------


@rule("MF-SQUARE-01", "MF-GAP-05")
@pytest.mark.parametrize(
    ("square", "gold", "fame"),
    [
        ("B1", 1, 0),  # Loose Change
        ("E2", 2, 0),  # Good Bargain
        ("A1", 3, 0),  # Buried Strongbox
        ("I1", 0, 1),  # Admiring Crowd
        ("F1", 0, 2),  # Daring Deed
        ("G1", -1, 0),  # Toll Gate
        ("B3", -2, 0),  # Cutpurse Alley
        ("C1", 0, -1),  # Public Blunder
        ("E5", 0, 0),  # Open Road
        ("E1", 0, 0),  # Drop Zone
    ],
)
def test_a_pawn_alone_follows_its_square(square: str, gold: int, fame: int) -> None:
    table = a_table()
    assert change(table, square) == (gold, fame)
    assert told(table, "followed_square") == [{"who": 0, "kind": table.box.squares[square].id}]


@rule("MF-SQUARE-01")
def test_a_square_is_followed_by_the_pawn_that_moved_there_and_once() -> None:
    table = a_table()
    stand(table, "D5", "K9")
    rolling(table, "1", "1")
    play(table, "move E4 e1 n1")
    assert told(table, "lost_fame") == [{"who": 0, "amount": 1, "has": 4}]


@rule("MF-GAP-27", "MF-GAP-05")
def test_whoever_owes_more_than_he_has_pays_all_he_has_without_debt() -> None:
    table = a_table()
    player(table).gold, player(table).fame = 1, 0
    assert change(table, "B3") == (-1, 0)
    assert change(table, "C1") == (0, 0)
    assert change(table, "B1") == (1, 0)


@rule("MF-GAP-27")
def test_nobody_is_out_of_the_game_for_having_no_chips() -> None:
    table = a_table()
    player(table, 1).gold = player(table, 1).fame = 0
    turn_of(table, 1)
    assert asked(table) == (1, "prepare")


@rule("MF-GAP-27", "MF-JUDGE-03")
def test_the_bank_never_runs_out_and_pays_no_one_s_chips() -> None:
    table = a_table()
    player(table).gold = 10_000
    assert change(table, "A1") == (3, 0)
    assert chips(table, 1) == (10, 5)


@rule("MF-GAP-05")
def test_a_round_of_drinks_pays_each_other_player_clockwise_until_the_gold_runs_out() -> None:
    table = a_table(4)
    player(table, 1).gold = 2
    turn_of(table, 1)
    landing(table, "K4", 1)
    play(table, "pay")
    handed = [(event["target"], event["amount"]) for event in told(table, "handed_gold")]
    assert handed == [(2, 1), (3, 1)]
    assert [chips(table, seat)[0] for seat in range(4)] == [10, 0, 11, 11]


@rule("MF-GAP-05")
def test_what_other_squares_want_goes_to_the_bank() -> None:
    table = a_table(3)
    landing(table, "G1")
    play(table, "pay")
    assert (told(table, "paid_gold") != [], told(table, "handed_gold")) == (True, [])
    assert chips(table, 0)[0] < 10
    assert [chips(table, seat)[0] for seat in (1, 2)] == [10, 10]


@rule("MF-GAP-05", "MF-GAP-39")
def test_a_round_of_drinks_is_for_those_at_this_board_only() -> None:
    table = a_table(4, boards=2)
    landing(table, "A6")
    play(table, "pay")
    assert [chips(table, seat)[0] for seat in range(4)] == [9, 11, 10, 10]


@rule("MF-GAP-13", "MF-GAP-05")
@pytest.mark.parametrize("square", ["G1", "B3", "K4"])
def test_a_clumsy_porter_shown_ignores_the_payment(square: str) -> None:
    table = a_table()
    go_with(table, 0, "clumsy_porter")
    landing(table, square)
    play(table, "show clumsy_porter")
    assert chips(table) == (10, 5)
    assert told(table, "showed_companion") == [{"who": 0, "card": "clumsy_porter"}]


@rule("MF-GAP-13")
@pytest.mark.parametrize(("seen", "asks"), [(3, True), (4, False)])
def test_who_might_have_one_is_asked_until_all_of_both_boards_have_been_seen(seen: int, asks: bool) -> None:
    table = a_table(4, boards=2)
    board(table, 0).companion_discard = ("clumsy_porter",) * 2
    board(table, 1).companion_discard = ("clumsy_porter",) * (seen - 2)
    landing(table, "G1")
    assert (asked(table)[1] == "pay") == asks


@rule("MF-GAP-13")
def test_other_companions_cannot_be_shown_against_a_payment() -> None:
    table = a_table()
    landing(table, "G1")
    assert offered(table) == ["pay"]
    assert refused(table, "show clumsy_porter") == "MF-GAP-13"


# -- Encounter Cards ----------------------------------------------------------------------------------------


@rule("MF-GAP-05", "MF-HAND-05")
def test_the_rumour_mill_gives_a_card_and_the_limit_holds() -> None:
    table = a_table()
    hold(table, 0, *FULL)
    on_top(table, "shortcut")
    landing(table, "D1")
    assert asked(table) == (0, "excess")
    play(table, "discard tailwind")
    assert player(table).hand == (
        "counterspell",
        "dirty_trick",
        "shortcut",
        "town_crier",
        "truce",
        "windfall",
    )
    assert board(table).encounter_discard == ("tailwind",)


@rule("MF-GAP-05")
def test_lost_luggage_takes_one_card_of_the_player_s_choice() -> None:
    table = a_table()
    hold(table, 0, "truce", "windfall")
    landing(table, "J1")
    assert offered(table) == ["discard truce", "discard windfall"]
    play(table, "discard truce")
    assert player(table).hand == ("windfall",)
    assert board(table).encounter_discard == ("truce",)


@rule("MF-GAP-05")
def test_lost_luggage_asks_nothing_of_an_empty_hand() -> None:
    table = a_table()
    landing(table, "J1")
    assert asked(table) == (1, "prepare")


# -- Wild Magik ----------------------------------------------------------------------------------------


@rule("MF-GAP-05")
@pytest.mark.parametrize(
    ("face", "gold", "fame"), [("1", -2, 0), ("2", 0, -1), ("4", 2, 0), ("5", 0, 1), ("6", 3, 0)]
)
def test_wild_magik_goes_by_a_d6(face: str, gold: int, fame: int) -> None:
    table = a_table()
    landing(table, "B2")
    assert table.pending == Roll("d6", 1, "magik_rolled", "MF-GAP-05", 0)
    play(table, face)
    if face == "1":
        play(table, "pay")
    assert chips(table) == (10 + gold, 5 + fame)


@rule("MF-GAP-05")
def test_wild_magik_gives_a_card_on_a_three() -> None:
    table = a_table()
    on_top(table, "shortcut")
    landing(table, "B2")
    play(table, "3")
    assert player(table).hand == ("shortcut",)
    assert chips(table) == (10, 5)


# -- stakes and gifts ----------------------------------------------------------------------------------------


@rule("MF-GAP-05")
@pytest.mark.parametrize(("face", "gold"), [("1", 6), ("3", 6), ("4", 14), ("6", 14)])
def test_the_shell_game_loses_the_stake_on_a_low_roll_and_doubles_it_on_a_high_one(
    face: str, gold: int
) -> None:
    table = a_table()
    landing(table, "A4")
    play(table, "stake 4", face)
    assert chips(table) == (gold, 5)


@rule("MF-GAP-05")
@pytest.mark.parametrize(("owned", "most"), [(10, 5), (5, 5), (3, 3)])
def test_one_to_five_gold_may_be_staked_of_what_is_there_or_nothing(owned: int, most: int) -> None:
    table = a_table()
    player(table).gold = owned
    landing(table, "A4")
    assert offered(table) == ["pass", *(f"stake {number}" for number in range(1, most + 1))]
    assert refused(table, f"stake {most + 1}") == "MF-GAP-05"
    play(table, "pass")
    assert chips(table) == (owned, 5)


@rule("MF-GAP-05", "MF-GAP-27")
def test_charity_costs_two_gold_and_brings_three_fame_to_whoever_wants_it() -> None:
    table = a_table()
    landing(table, "B5")
    assert offered(table) == ["pass", "give"]
    play(table, "give")
    assert chips(table) == (8, 8)


@rule("MF-GAP-05")
def test_charity_needs_exactly_two_gold() -> None:
    table = a_table()
    player(table).gold = 1
    landing(table, "B5")
    assert asked(table) == (1, "prepare")
    assert chips(table) == (1, 5)


# -- the Bog ----------------------------------------------------------------------------------------


@rule("MF-GAP-05")
def test_after_a_bog_the_next_turn_is_rolled_with_two_d4_and_the_one_after_with_any() -> None:
    table = a_table()
    landing(table, "K3")
    assert told(table, "bogged_down") == [{"who": 0}]
    turn_of(table)
    play(table, "roll")
    assert table.pending == Roll("d4", 2, "first", "MF-MOVE-02", 0)
    play(table, "1 1", "move J4 s1 w1", "decline")
    turn_of(table)
    play(table, "roll")
    assert asked(table) == (0, "pick_dice")


# -- cards to be had ----------------------------------------------------------------------------------------


@rule("MF-GAP-05", "MF-GAP-11", "MF-HAND-03")
def test_the_costume_tent_offers_a_disguise_and_then_a_change() -> None:
    table = a_table()
    board(table).disguises = ("jahk", *board(table).disguises)
    player(table).disguises = ("djinn", "imp", "wuhs")
    landing(table, "G2")
    play(table, "take_disguise")
    assert asked(table) == (0, "excess")
    play(table, "discard_disguise imp", "disguise jahk")
    assert (player(table).worn, player(table).disguises) == ("jahk", ("djinn", "wuhs"))
    assert board(table).disguise_discard == ("imp",)


@rule("MF-GAP-05")
def test_the_costume_tent_need_not_be_used() -> None:
    table = a_table()
    before = player(table).disguises
    landing(table, "G2")
    play(table, "pass", "pass")
    assert (player(table).worn, player(table).disguises) == ("", before)


@rule("MF-GAP-05", "MF-HAND-04")
@pytest.mark.parametrize(("answer", "place"), [("place turncoat", "turncoat"), ("keep", "baby_dragon")])
def test_a_companion_of_the_caravan_is_seen_first_and_then_put_in_place_or_kept(
    answer: str, place: str
) -> None:
    table = a_table()
    board(table).companions = ("turncoat", *board(table).companions)
    player(table).companions = ("loud_imp", "old_general")
    landing(table, "D3")
    play(table, "take_companion")
    assert offered(table) == ["keep", "place turncoat"]
    play(table, answer)
    assert asked(table) == (0, "excess")
    play(table, "discard_companion loud_imp")
    assert player(table).companion == place
    assert len(player(table).companions) == 2
    assert board(table).companion_discard == ("loud_imp",)
