"""Contact in The Big Game: who fights for the ball, with which dice, and what follows (MF-BG-18 to 33)."""

from __future__ import annotations

import pytest

from mythwright.games.myth_fortunes.rules.big_game import die_against, handler_die
from tests.games.myth_fortunes.given import asked, offered, on_top, play, player, stand, told
from tests.games.myth_fortunes.given_ball import a_big_game, ball
from tests.games.myth_fortunes.given_fights import a_company, awaited, bring, clothe, give, purse, turn_of
from tests.marks import rule

# -- when ----------------------------------------------------------------------------------------------------


@rule("MF-BG-19", "MF-BG-20", "MF-GAP-73")
@pytest.mark.parametrize("place", ["C4", "D4", "E4"])
def test_the_handler_meets_whomever_he_passes_or_comes_to(place: str) -> None:
    table = a_big_game("B4", place)
    play(table, "3", "move E4 e3")
    assert player(table).place == place
    assert told(table, "contact") == [{"who": 0, "pawns": ["red", "blue"], "square": place}]


@rule("MF-GAP-73", "MF-BG-19", "MF-BG-20")
@pytest.mark.parametrize("place", ["C4", "E4"])
def test_another_pawn_meets_the_handler_in_passing_or_at_the_end(place: str) -> None:
    table = a_big_game("E9", "B4")
    player(table).place = place
    play(table, "1", f"move {place[0]}5 s1")
    player(table).place = place  # the handler stands in the way
    play(table, "3", "move E4 e3")
    assert player(table, 1).place == place
    assert told(table, "contact") == [{"who": 1, "pawns": ["red", "blue"], "square": place}]


@rule("MF-BG-21", "MF-BG-18")
def test_pawns_without_the_ball_pass_each_other_and_share_squares() -> None:
    table = a_big_game("A9", "B4", "D4", "E4")
    play(table, "1", "move B9 e1", "3", "move E4 e3")
    assert told(table, "contact") == []
    assert player(table, 1).place == player(table, 3).place == "E4"
    assert awaited(table)[0] == 2


@rule("MF-GAP-73")
def test_pawns_that_begin_together_have_no_contact_for_that() -> None:
    table = a_big_game("F5", "F5", "F5")
    assert awaited(table) == (0, "d6", 1)
    play(table, "1", "move F4 n1", "1", "move F6 s1")
    assert told(table, "contact") == []


@rule("MF-GAP-73", "MF-BG-17")
@pytest.mark.parametrize("place", ["E1", "G9"])
def test_both_zones_of_a_passage_are_squares_on_which_pawns_meet(place: str) -> None:
    table = a_big_game("E2", place)
    play(table, "2", "move G8 n1 G9 n1")
    assert told(table, "contact") == [{"who": 0, "pawns": ["red", "blue"], "square": place}]


# -- dice ----------------------------------------------------------------------------------------------------


@rule("MF-BG-25", "MF-BG-33")
def test_of_different_dimensions_each_rolls_the_die_of_its_card() -> None:
    table = a_big_game("B4", "C4")
    play(table, "1", "move C4 e1")
    assert awaited(table) == (0, "d6", 1)  # a Klahd against a Troll
    play(table, "3")
    assert awaited(table) == (1, "d8", 1)


@rule("MF-BG-24", "MF-BG-05")
def test_of_the_same_dimension_both_roll_a_d6_and_are_not_at_peace() -> None:
    table = a_company(advanced=True)
    clothe(table, 1, "klahd")
    stand(table, "B4", "C4")
    on_top(table, "big_game")
    turn_of(table)
    play(table, "draw", "reveal disguise", "1", "move C4 e1")
    assert awaited(table) == (0, "d6", 1)
    play(table, "3")
    assert awaited(table) == (1, "d6", 1)
    play(table, "4")
    assert ball(table).holder == 1


@rule("MF-EX-27", "MF-BG-30", "MF-BG-31", "MF-BG-32", "MF-BG-33")
def test_a_troll_with_the_ball_meets_a_klahd_and_an_imp() -> None:
    table = a_big_game("B4", "C4", "C4", team=("chumley", "skeeve", "bankrupt_financier"))
    play(table, "1", "move C4 e1")
    rolls = []
    for face in ("5", "3", "2"):
        rolls.append(awaited(table))
        play(table, face)
    assert rolls == [(0, "d6", 1), (1, "d6", 1), (2, "d4", 1)]
    assert ball(table).holder == 0


@rule("MF-BG-26", "MF-BG-33")
def test_the_highest_of_all_takes_the_ball() -> None:
    table = a_big_game("B4", "C4", "C4", team=("chumley", "skeeve", "bankrupt_financier"))
    play(table, "1", "move C4 e1", "1", "3", "4")
    assert ball(table).holder == 2
    assert told(table, "took_ball") == [{"who": 2}]


@rule("MF-GAP-75")
def test_his_own_dimension_counts_as_a_d6_among_the_handlers_dice() -> None:
    table = a_company("chumley", "skeeve", "carpet_merchant", "vault_keeper", advanced=True)
    clothe(table, 3, "troll")
    on_top(table, "big_game")
    turn_of(table)
    play(table, "draw", "reveal disguise")
    assert [die_against(table, 0, other) for other in (1, 2, 3)] == ["d8", "d4", "d6"]
    assert handler_die(table, 0, (1, 3)) == "d6"
    assert handler_die(table, 0, (1, 2, 3)) == "d4"
    assert [die_against(table, other, 0) for other in (1, 2, 3)] == ["d6", "d4", "d6"]


@rule("MF-GAP-74")
def test_those_who_tie_for_the_highest_roll_their_dice_again() -> None:
    table = a_big_game("B4", "C4", "C4", team=("chumley", "skeeve", "bankrupt_financier"))
    play(table, "1", "move C4 e1", "4", "2", "4")
    assert awaited(table) == (0, "d6", 1)
    play(table, "3")
    assert awaited(table) == (2, "d4", 1)  # not the Klahd
    play(table, "3")
    assert awaited(table) == (0, "d6", 1)  # nobody keeps the ball on a tie
    play(table, "1", "2")
    assert ball(table).holder == 2


# -- what it is not --------------------------------------------------------------------------------------


@rule("MF-BG-22", "MF-BG-23", "MF-BG-27", "MF-BG-28", "MF-BG-18")
@pytest.mark.parametrize("square", ["C2", "H1", "F5", "B8", "C5"])
def test_neither_cards_nor_squares_matter_and_only_the_ball_is_at_stake(square: str) -> None:
    table = a_big_game("A9", square)
    bring(table, 0, "hired_bodyguard")
    give(table, 0, "dirty_trick", "counterspell")
    give(table, 1, "dirty_trick", "second_chance")
    player(table).place = f"{chr(ord(square[0]) + 1)}{square[1]}"
    play(table, "1", f"move {square} w1", "2", "3")
    assert ball(table).holder == 1  # three of a bodyguard would have saved it
    assert (purse(table, 0), purse(table, 1)) == ((5, 10), (5, 10))
    assert awaited(table)[0] == 1  # no window, no winner's move
    assert player(table, 1).won == 0
    assert told(table, "showed_companion") == []


# -- what follows ----------------------------------------------------------------------------------------


@rule("MF-EX-30", "MF-BG-19", "MF-BG-29", "MF-GAP-73")
@pytest.mark.parametrize(("answer", "place"), [("go_on", "H4"), ("stop", "D4")])
def test_a_handler_who_wins_may_finish_his_roll_or_stop(answer: str, place: str) -> None:
    table = a_big_game("B4", "D4")
    play(table, "6", "move H4 e6", "5", "1")
    assert asked(table) == (0, "finish")
    assert offered(table) == ["go_on", "stop"]
    play(table, answer)
    assert player(table).place == place
    assert awaited(table)[0] == 1


@rule("MF-EX-30", "MF-GAP-73")
def test_a_handler_who_loses_ends_his_move_there() -> None:
    table = a_big_game("B4", "D4")
    play(table, "6", "move H4 e6", "1", "5")
    assert (player(table).place, ball(table).holder) == ("D4", 1)
    assert awaited(table)[0] == 1


@rule("MF-GAP-73")
def test_a_challenger_who_wins_the_ball_may_finish_his_run_with_it() -> None:
    table = a_big_game("D8", "B4")
    play(table, "4", "move D4 n4", "4", "move F4 e4", "1", "8")
    assert (ball(table).holder, asked(table)) == (1, (1, "finish"))
    play(table, "go_on")
    assert player(table, 1).place == "F4"


@rule("MF-GAP-73")
def test_a_challenger_who_does_not_get_the_ball_stops() -> None:
    table = a_big_game("D8", "B4")
    play(table, "4", "move D4 n4", "4", "move F4 e4", "6", "2")
    assert (ball(table).holder, player(table, 1).place) == (0, "D4")
    assert told(table, "kept_ball") == [{"who": 0}]
    assert awaited(table)[0] == 0


@rule("MF-GAP-73")
def test_further_contacts_may_follow_on_the_way() -> None:
    table = a_big_game("B4", "C4", "E4")
    play(table, "4", "move F4 e4", "6", "1", "go_on")
    assert told(table, "contact")[-1] == {"who": 0, "pawns": ["red", "yellow"], "square": "E4"}


@rule("MF-GAP-73", "MF-BG-09")
def test_a_change_of_ball_does_not_change_the_order_of_turns() -> None:
    table = a_big_game("B4", "A9", "C4")
    play(table, "1", "move C4 e1", "1", "8")
    assert ball(table).holder == 2
    assert awaited(table)[0] == 1
