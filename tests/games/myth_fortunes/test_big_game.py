"""The Big Game: identities, the ball, runs and the goal (MF-BG-01 to 17, 34, 35, 38, MF-GAP-68 to 72)."""

from __future__ import annotations

import pytest

from mythwright.games.myth_fortunes.rules.big_game import movement_die
from mythwright.games.myth_fortunes.state import TRANSIT
from tests.games.myth_fortunes.given import asked, board, offered, on_top, play, player, refused, stand, told
from tests.games.myth_fortunes.given_ball import a_big_game, ball, runs, to_the_end
from tests.games.myth_fortunes.given_fights import (
    a_company,
    act,
    all_pass,
    awaited,
    clothe,
    give,
    purse,
    turn_of,
)
from tests.marks import rule

# -- how it begins ---------------------------------------------------------------------------------------


@rule("MF-BG-04", "MF-BG-05", "MF-GAP-69")
def test_all_choose_in_secret_a_true_self_or_the_disguise_worn_and_show_at_once() -> None:
    table = a_company(seats=3, advanced=True)
    clothe(table, 0, "imp", "gnome")
    clothe(table, 2, "wuhs")
    on_top(table, "big_game")
    turn_of(table)
    play(table, "draw")
    assert asked(table) == (0, "identity")
    assert offered(table) == ["reveal character", "reveal disguise"]
    play(table, "reveal disguise")
    assert [someone.shown for someone in table.state.players] == ["", "", ""]
    assert told(table, "showed_identity") == []
    assert asked(table) == (2, "identity")  # seat 1 has no choice
    play(table, "reveal character")
    assert [someone.shown for someone in table.state.players] == ["disguise", "character", "character"]
    assert [event["race"] for event in told(table, "showed_identity")] == ["imp", "troll", "pervect"]


@rule("MF-BG-01", "MF-BG-38")
def test_the_goal_is_the_home_of_the_identity_revealed() -> None:
    table = a_company(advanced=True)
    clothe(table, 0, "imp")
    clothe(table, 1, "imp")
    on_top(table, "big_game")
    turn_of(table)
    play(table, "draw", "reveal disguise", "reveal character")
    assert told(table, "has_goal") == [{"who": 0, "square": "C3"}, {"who": 1, "square": "H2"}]


@rule("MF-BG-07", "MF-BG-08", "MF-BG-09", "MF-BG-10")
def test_the_drawer_has_the_ball_and_moves_first_then_the_others_clockwise() -> None:
    table = a_big_game("A1", "A3", "A5", "A7", seat=2)
    assert (ball(table).holder, told(table, "kicked_off")) == (2, [{"who": 2}])
    movers = []
    for _ in range(5):
        movers.append(awaited(table)[0])
        play(table, "1")
        play(table, next(text for text in offered(table) if text.endswith(" e1")))
    assert movers == [2, 3, 0, 1, 2]


@rule("MF-BG-06")
def test_nobody_changes_his_identity_meanwhile() -> None:
    table = a_big_game("A1", "A3")
    clothe(table, 0, "", "gnome")
    play(table, "1")
    assert refused(table, "disguise gnome") == "MF-BG-06"
    assert {text.split()[0] for text in offered(table)} == {"move"}


@rule("MF-BG-03", "MF-GAP-70")
def test_no_encounter_card_can_be_played_and_there_are_no_other_steps() -> None:
    table = a_big_game("A1", "A3")
    give(table, 0, "windfall", "counterspell")
    give(table, 1, "wobbly_table", "counterspell")
    play(table, "1")
    assert refused(table, "play windfall") == "MF-BG-03"
    play(table, "move B1 e1")
    assert awaited(table)[0] == 1  # no window, no drawing, no discarding


@rule("MF-GAP-68")
def test_everybody_at_the_board_plays_but_for_those_in_transit_to_it() -> None:
    table = a_company(seats=5, boards=2, advanced=True)
    stand(table, "A1", "A3", TRANSIT)
    player(table, 1).gold = player(table, 1).fame = 0
    on_top(table, "big_game")
    turn_of(table)
    play(table, "draw")
    assert ball(table).order == (0, 1)


@rule("MF-GAP-68", "MF-GAP-39")
def test_the_other_board_takes_an_ordinary_turn_after_each_turn_with_the_ball() -> None:
    table = a_company(seats=4, boards=2, advanced=True)
    stand(table, "A1", "A3")
    on_top(table, "big_game")
    turn_of(table)
    play(table, "draw", "1", "move B1 e1")
    assert asked(table) == (2, "prepare")
    act(table, "roll", "dice d4 d4", "1 1", "move G6 e1 s1")
    assert awaited(table)[0] == 1  # the second turn of The Big Game


@rule("MF-GAP-68")
def test_the_second_board_may_have_a_big_game_of_its_own() -> None:
    table = a_company(seats=4, boards=2, advanced=True)
    on_top(table, "big_game", number=1)
    turn_of(table, 2)
    play(table, "draw")
    assert (board(table, 0).ball, ball(table, 1).order) == (None, (2, 3))
    play(table, "1", "move F4 n1")
    assert asked(table) == (0, "prepare")


@rule("MF-GAP-68")
@pytest.mark.parametrize("game", [False, True])
def test_no_pawn_goes_into_or_out_of_a_big_game(game: bool) -> None:
    table = a_company(seats=4, boards=2, advanced=True)
    stand(table, "E2", "A3", "E2", "A3")
    if game:
        on_top(table, "big_game")
        turn_of(table)
        play(table, "draw", "1")
        assert {text.split()[0] for text in offered(table)} == {"move"}
        play(table, "move D2 w1")
    else:
        turn_of(table, 2)
    all_pass(act(table, "roll", "dice d4 d4", "1 1"))
    assert asked(table) == (2, "move")
    assert bool(offered(table, "cross")) == (not game)


# -- dice ------------------------------------------------------------------------------------------------


@rule("MF-BG-10", "MF-BG-11", "MF-BG-12")
def test_a_d6_for_the_handler_and_his_dimension_and_the_die_against_him_for_others() -> None:
    table = a_company("skeeve", "chumley", "aahz", "bankrupt_financier", advanced=True)
    clothe(table, 3, "klahd")
    on_top(table, "big_game")
    turn_of(table)
    play(table, "draw", "reveal disguise")
    assert [movement_die(table, seat, 0) for seat in range(4)] == ["d6", "d8", "d6", "d6"]
    assert table.box.races["imp"].dice["klahd"] == "d8"  # what the last would roll without his disguise
    assert awaited(table) == (0, "d6", 1)
    play(table, "1", "move F4 n1")
    assert awaited(table) == (1, "d8", 1)


@rule("MF-BG-13", "MF-BG-14")
def test_when_the_ball_changes_hands_all_dice_are_set_anew() -> None:
    table = a_big_game("A1", "A2", "K9")
    before = [movement_die(table, seat, 0) for seat in range(3)]
    play(table, "1", "move A2 s1", "1", "8")  # into the Troll, who takes the ball
    assert ball(table).holder == 1
    after = [movement_die(table, seat, 1) for seat in range(3)]
    assert (before, after) == (["d6", "d8", "d8"], ["d6", "d6", "d4"])
    assert awaited(table) == (1, "d6", 1)
    play(table, "2", "move C2 e2")
    assert awaited(table) == (2, "d4", 1)  # an Imp against a Troll


# -- runs --------------------------------------------------------------------------------------------------


@rule("MF-BG-15", "MF-BG-16")
def test_a_run_is_one_straight_line_of_the_whole_roll() -> None:
    table = a_big_game("D4", "K9")
    play(table, "3")
    assert runs(table) == {"D1", "G4", "D7", "A4"}
    assert refused(table, "move E2 n2 e1") == "MF-BG-15"
    assert refused(table, "move D2 n2") == "MF-BG-15"


@rule("MF-BG-16", "MF-GAP-70")
def test_a_roll_that_fits_nowhere_is_forfeit() -> None:
    table = a_big_game("F5", "K9")
    play(table, "6")  # four squares north and south, five east and west
    assert told(table, "forfeited") == [{"who": 0}]
    assert player(table).place == "F5"
    assert awaited(table)[0] == 1


@rule("MF-BG-17", "MF-GAP-70")
def test_drop_zones_can_be_used_in_any_heading_and_count_one() -> None:
    table = a_big_game("E3", "K9")
    play(table, "4")
    assert {"E7", "I3", "A3"} <= runs(table)  # straight on
    assert {"E3", "G1", "C1", "G7", "K3", "I1", "A7", "C9", "E9", "I9"} <= runs(table)  # by way of E1


@rule("MF-GAP-70", "MF-BG-02")
@pytest.mark.parametrize(("start", "middle"), [("F3", "F5"), ("E6", "E7")])
def test_bazaar_and_inn_are_no_stops(start: str, middle: str) -> None:
    table = a_big_game(start, "K9")
    play(table, "3")
    assert middle not in runs(table)


@rule("MF-BG-02", "MF-GAP-70", "MF-GAP-72")
@pytest.mark.parametrize(
    ("start", "run", "square"), [("A4", "n3", "A1"), ("B5", "n1", "B4"), ("B7", "s1", "B8")]
)
def test_squares_mean_nothing_during_it(start: str, run: str, square: str) -> None:
    table = a_big_game("A9", start, team=("skeeve", "vault_keeper"))
    play(table, "1", "move B9 e1", run[1], f"move {square} {run}")
    assert player(table, 1).place == square
    assert purse(table, 1) == (5, 10)
    assert awaited(table)[0] == 0


# -- the goal ----------------------------------------------------------------------------------------------


@rule("MF-EX-28", "MF-BG-15", "MF-BG-16", "MF-BG-34", "MF-BG-35", "MF-GAP-71")
def test_the_handler_scores_in_passing_through_his_goal() -> None:
    table = a_big_game("D5", "K9", team=("aahz", "skeeve"))
    play(table, "4", "move D1 n4")
    assert player(table).place == "D2"
    assert purse(table) == (10, 10)
    assert told(table, "scored") == [{"who": 0}]
    assert board(table).ball is None


@rule("MF-EX-29", "MF-BG-16")
def test_a_goal_does_not_excuse_a_roll_that_leaves_the_board() -> None:
    table = a_big_game("D3", "K9", team=("aahz", "skeeve"))
    play(table, "3")
    assert refused(table, "move D0 n3") == "MF-BG-16"
    assert runs(table) == {"G3", "D6", "A3"}


@rule("MF-BG-34", "MF-GAP-71")
def test_only_the_ball_scores() -> None:
    table = a_big_game("A9", "H4")
    play(table, "1", "move B9 e1", "2", "move H2 n2")  # the Troll is at home without it
    assert told(table, "scored") == []
    assert ball(table).holder == 0


@rule("MF-GAP-71")
def test_standing_on_the_goal_when_it_begins_does_not_score() -> None:
    table = a_big_game("I7", "A1")
    assert awaited(table)[0] == 0
    play(table, "1", "move I6 n1")
    assert told(table, "scored") == []
    play(table, "1", "move B1 e1", "1", "move I7 s1")  # leaving and coming back does
    assert told(table, "scored") == [{"who": 0}]


@rule("MF-GAP-71")
def test_a_pawn_that_waits_on_its_goal_and_wins_the_ball_there_has_not_scored() -> None:
    table = a_big_game("H3", "H2")
    play(table, "1", "move H2 n1", "1", "8")
    assert (ball(table).holder, told(table, "scored")) == (1, [])


@rule("MF-GAP-71")
def test_a_mover_who_takes_the_ball_on_his_own_goal_scores() -> None:
    table = a_big_game("H3", "H4")
    play(table, "1", "move H2 n1", "2", "move H2 n2", "1", "8")  # the Troll comes home to the ball
    assert told(table, "scored") == [{"who": 1}]
    assert purse(table, 1) == (10, 10)


@rule("MF-GAP-71")
def test_contact_on_the_goal_is_settled_before_a_goal_counts() -> None:
    table = a_big_game("I6", "I7")
    play(table, "1", "move I7 s1")
    assert told(table, "scored") == []
    assert awaited(table) == (0, "d6", 1)
    play(table, "6", "1")
    assert told(table, "scored") == [{"who": 0}]


# -- how it ends -------------------------------------------------------------------------------------------


@rule("MF-GAP-72", "MF-GAP-69")
def test_afterwards_all_stays_as_it_is_and_the_drawer_goes_on_where_he_drew() -> None:
    table = a_company("aahz", "skeeve", "chumley", advanced=True)
    clothe(table, 1, "imp")
    player(table, 2).bog = True
    stand(table, "D5", "K9", "K9")
    on_top(table, "big_game", "truce")
    turn_of(table)
    play(table, "draw", "reveal disguise", "3", "move D2 n3")
    assert [someone.place for someone in table.state.players] == ["D2", "K9", "K9"]
    assert [(someone.shown, someone.worn) for someone in table.state.players] == [
        ("", ""),
        ("", "imp"),
        ("", ""),
    ]
    assert (player(table).hand, board(table).removed) == (("truce",), ("big_game",))
    assert asked(table) == (0, "prepare")
    assert "draw" in offered(table)
    assert told(table, "confronted") == []
    assert player(table, 2).bog  # waits for an ordinary turn


@rule("MF-GAP-72", "MF-BG-35")
def test_at_its_limit_nobody_wins_a_prize() -> None:
    table = a_big_game("A1", "K9", team=("star_striker", "carpet_merchant"))
    to_the_end(table)
    assert told(table, "scored") == []  # these runs miss
    assert [someone.fame for someone in table.state.players] == [5, 5]
    assert told(table, "big_game_over") == [{"round": 6}]
