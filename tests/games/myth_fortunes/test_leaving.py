"""Leaving: a computer player takes over, or the seat is taken off the table (MF-GAP-59)."""

from __future__ import annotations

from mythwright.games.myth_fortunes.state import NOBODY
from tests.games.myth_fortunes.given import a_table, asked, board, dress, hold, play, player, refused
from tests.games.myth_fortunes.given_travel import departs, goes_by, turn_of, two_boards
from tests.marks import rule


@rule("MF-GAP-59")
def test_without_the_setting_nobody_is_taken_off() -> None:
    assert refused(a_table(3), "leave") == "MF-GAP-59"


@rule("MF-GAP-59")
def test_whoever_leaves_takes_pawn_and_chips_off_and_his_cards_go_to_the_discard_piles() -> None:
    table = a_table(3, removal=True)
    hold(table, 0, "truce", "windfall")
    dress(table, 0, "imp")
    who, here = player(table), board(table)
    disguises, companions = (*who.disguises, "imp"), (*who.companions, who.companion)
    play(table, "leave")
    assert (who.gone, who.place, who.fame, who.gold, who.hand) == (True, "", 0, 0, ())
    assert sorted(here.encounter_discard) == ["truce", "windfall"]
    assert sorted(here.disguise_discard) == sorted(disguises)
    assert sorted(here.companion_discard) == sorted(companions)
    assert "skeeve" in table.state.unused


@rule("MF-GAP-59", "MF-GAP-23")
def test_what_was_seen_of_him_is_forgotten_and_nothing_else() -> None:
    table = a_table(3, removal=True)
    player(table, 1).looked = ((0, "character"), (2, "character"))
    player(table, 2).looked = ((0, "disguise"),)
    play(table, "leave")
    assert [someone.looked for someone in table.state.players] == [(), ((2, "character"),), ()]


@rule("MF-GAP-59")
def test_the_game_goes_on_with_the_next_player_and_passes_the_empty_seat_over() -> None:
    table = a_table(3, removal=True)
    play(table, "leave")
    assert board(table).seats == (1, 2)
    order = []
    for _ in range(4):
        order.append(asked(table)[0])
        goes_by(table)
    assert order == [1, 2, 1, 2]


@rule("MF-GAP-59")
def test_the_last_player_left_wins() -> None:
    table = a_table(2, removal=True)
    player(table).gold = 99
    play(table, "leave")
    assert table.result is not None
    assert table.result.scores == (0, 1)
    assert table.result.ranks == (2, 1)
    assert table.result.facts["winners"] == [["blue"]]


@rule("MF-GAP-59", "MF-GAP-38")
def test_who_waited_for_him_waits_for_the_player_on_his_right() -> None:
    table = departs(two_boards(removal=True), "green")
    turn_of(table, 3)
    play(table, "leave")
    [waiting] = board(table, 1).waiting
    assert (waiting.seat, waiting.right) == (0, 2)
    assert asked(table) == (1, "prepare")
    goes_by(table)
    assert asked(table) == (2, "prepare")
    goes_by(table)
    assert asked(table) == (0, "move")


@rule("MF-GAP-59", "MF-GAP-38")
def test_who_waits_and_is_left_alone_at_his_board_completes_his_turn_at_once() -> None:
    table = departs(two_boards(removal=True), "green")
    turn_of(table, 2)
    play(table, "leave")
    turn_of(table, 3)
    play(table, "leave")
    assert asked(table) == (0, "move")
    assert player(table).place == "G9"
    assert all(waiting.right != NOBODY for waiting in board(table, 1).waiting)


@rule("MF-GAP-59", "MF-GAP-38")
def test_when_only_players_in_transit_are_left_the_next_clockwise_completes_first() -> None:
    table = departs(two_boards(removal=True), "green")
    player(table, 1).place = "E3"
    departs(turn_of(table, 1), "red")
    for seat in (2, 3):
        turn_of(table, seat)
        play(table, "leave")
    assert asked(table) == (0, "move")
    play(table, "move E7 n2 w2", "pass")
    assert asked(table) == (1, "move")
