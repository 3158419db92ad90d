"""Journeys to the other board: seats, waiting, and carried turns (MF-DROP-06, MF-DROP-10 to 14)."""

from __future__ import annotations

import pytest

from mythwright.games.myth_fortunes.box import FortuneTable, read_box
from mythwright.games.myth_fortunes.rules.paths import ways_on
from mythwright.games.myth_fortunes.state import Waiting
from tests.games.myth_fortunes.given import (
    asked,
    board,
    dress,
    hold,
    offered,
    play,
    player,
    refused,
    rolling,
    told,
)
from tests.games.myth_fortunes.given_travel import departs, ends, goes_by, turn_of, two_boards
from tests.marks import rule


def order(table: FortuneTable, number: int) -> list[int]:
    """Whose turns come next, when all of them are forfeit."""
    found = []
    for _ in range(number):
        found.append(asked(table)[0])
        player(table, found[-1]).place = "F5"
        goes_by(table)
    return found


# -- off the board ----------------------------------------------------------------------------------------


@rule("MF-DROP-06", "MF-GAP-38")
def test_every_zone_of_the_other_board_is_offered_from_which_the_move_can_end() -> None:
    table = rolling(two_boards(), "4", "2")
    zones = {text.split()[1] for text in offered(table, "cross")}
    assert zones == {"E1", "K1", "A9", "G9"}


@rule("MF-GAP-38")
def test_from_every_zone_whatever_is_left_of_an_ordinary_roll_can_be_walked() -> None:
    box = read_box(())
    rests = [(left, other) for left in range(8) for other in range(9) if left or other]
    assert all(ways_on(box, zone, *rest, straight=False).listed for zone in box.zones for rest in rests)


@rule("MF-GAP-38")
def test_a_zone_from_which_the_move_could_not_be_completed_is_no_exit() -> None:
    table = two_boards()
    player(table).place = "E2"
    hold(table, 0, "tailwind")
    player(table).hand, board(table).move.card = (), "tailwind"
    rolling(table, "4", "8")  # with a Tailwind the eight may be a nine
    assert table.why_not("cross K1 3 9 n1") == table.why_not("cross A9 3 9 n1") == []
    assert refused(table, "cross E1 3 9 n1") == "MF-GAP-38"
    assert refused(table, "cross G9 3 9 n1") == "MF-GAP-38"


@rule("MF-DROP-10", "MF-GAP-38")
@pytest.mark.parametrize(("right", "seats"), [("yellow", (2, 0, 3)), ("green", (2, 3, 0))])
def test_a_traveller_may_sit_down_in_any_gap(right: str, seats: tuple[int, ...]) -> None:
    table = departs(two_boards())
    assert offered(table) == ["sit yellow", "sit green"]
    play(table, f"sit {right}")
    assert board(table, 1).seats == seats
    assert board(table, 0).seats == (1,)
    assert told(table, "left_board") == [{"who": 0}]


@rule("MF-GAP-38")
def test_cards_and_chips_come_along() -> None:
    table = two_boards()
    hold(table, 0, "truce")
    dress(table, 0, "imp")
    before = player(table).copy()
    departs(table, "green")
    after = player(table)
    assert (after.hand, after.worn, after.companion) == (before.hand, before.worn, before.companion)
    assert (after.fame, after.gold, after.disguises) == (before.fame, before.gold, before.disguises)
    assert (before.board, after.board) == (0, 1)


@rule("MF-GAP-38", "MF-GAP-42")
def test_a_pawn_in_transit_is_on_no_square_and_meets_nobody() -> None:
    table = departs(two_boards(), "green", zone="G9")
    player(table, 2).place = "H8"
    rolling(table, "1", "1")
    play(table, "move G9 w1 s1")
    assert (player(table).place, player(table, 2).place) == ("", "G9")
    assert not told(table, "confronted")


@rule("MF-GAP-38")
def test_the_old_board_goes_on_with_the_next_player_clockwise() -> None:
    table = two_boards(6)
    departs(table, "white")  # the second of the other board
    assert order(table, 2) == [3, 1]
    assert board(table, 0).next == 2


@rule("MF-GAP-38", "MF-DROP-06")
def test_whoever_crosses_in_the_second_leg_has_only_its_rest_to_walk() -> None:
    table = two_boards()
    player(table).place = "C3"
    rolling(table, "2", "4")
    assert table.why_not("cross G9 2 0 n2 e2") == []
    assert refused(table, "cross G9 2 1 n2 e2") == "MF-GAP-38"
    play(table, "cross G9 2 0 n2 e2", "sit yellow")
    goes_by(table)
    assert asked(table) == (0, "move")
    assert {"move G7 n2", "move E9 w2"} <= set(offered(table, "move"))


@rule("MF-GAP-38")
def test_one_changes_boards_at_most_once_in_a_turn() -> None:
    table = departs(two_boards(), "yellow", numbers="6 6", zone="E1")
    goes_by(table)
    assert asked(table) == (0, "move")
    assert offered(table, "cross") == []
    assert refused(table, "cross K1 0 6 e6") == "MF-GAP-38"


# -- waiting ----------------------------------------------------------------------------------------


@rule("MF-DROP-11", "MF-GAP-38")
def test_a_carried_turn_waits_until_the_player_on_the_right_has_ended_a_turn() -> None:
    table = departs(two_boards(), "green")
    assert asked(table) == (2, "prepare")
    goes_by(table)
    assert asked(table) == (1, "prepare")  # green has had no turn yet
    goes_by(table)
    assert asked(table) == (3, "prepare")
    goes_by(table)
    assert asked(table) == (0, "move")
    assert player(table).place == "G9"


@rule("MF-GAP-38")
def test_he_waits_for_the_same_player_even_if_somebody_sits_down_between_them() -> None:
    table = departs(two_boards(6, rounds=12), "green")  # seats 3, 4, 5 at the second board; red waits for 3
    turn_of(table, 1)
    player(table, 1).place = "E3"
    departs(table, "green")
    assert board(table, 1).seats == (3, 1, 0, 4, 5)
    turn_of(table, 3)
    goes_by(table)
    assert asked(table) == (1, "move")  # both waited for green: clockwise from him
    play(table, "move E7 n2 w2", "pass")
    assert asked(table) == (0, "move")
    play(table, "move I7 n2 e2", "decline")
    assert board(table, 1).next == 4


@rule("MF-GAP-38")
def test_completing_a_carried_turn_counts_as_ending_a_turn() -> None:
    table = departs(two_boards(6), "green")
    turn_of(table, 1)
    player(table, 1).place = "E3"
    departs(table, "red")  # blue waits for red, who waits for green
    turn_of(table, 3)
    goes_by(table)
    assert asked(table) == (0, "move")
    play(table, "move E7 n2 w2", "pass")
    assert asked(table) == (1, "move")


@rule("MF-GAP-38", "MF-DROP-11")
def test_the_carried_turn_takes_its_place_in_the_order_of_the_new_board() -> None:
    table = departs(two_boards(), "yellow")
    goes_by(table)
    play(table, "move E7 n2 w2", "pass")
    assert order(table, 6) == [1, 3, 1, 2, 1, 0]


@rule("MF-GAP-01", "MF-GAP-38")
def test_a_carried_turn_is_no_slot_of_its_own() -> None:
    table = departs(two_boards(), "yellow")
    assert table.state.slots == 1
    goes_by(table)
    play(table, "move E7 n2 w2", "pass")
    assert table.state.slots == 2


@rule("MF-GAP-01")
def test_a_carried_turn_that_the_last_slot_releases_is_completed() -> None:
    table = departs(two_boards(), "yellow")
    table.state.slots = 12 * 4 - 1
    goes_by(table)
    assert (table.result, asked(table)) == (None, (0, "move"))
    play(table, "move E7 n2 w2", "pass")
    assert table.result is not None


# -- the rest of the turn ----------------------------------------------------------------------------------


@rule("MF-DROP-07", "MF-DROP-08", "MF-DROP-09", "MF-GAP-38")
def test_the_rest_of_the_leg_goes_any_way_and_the_other_leg_at_a_right_angle() -> None:
    table = departs(two_boards(), "yellow", zone="G9", numbers="4 3")
    goes_by(table)
    assert ends(table) == {"J7", "D7", "E7", "I6", "E6"}
    assert refused(table, "move G4 n2 n3") == "MF-MOVE-07"
    assert refused(table, "move I6 e3 n2") == "MF-GAP-38"


@rule("MF-DROP-12", "MF-DROP-13")
def test_a_carried_turn_has_neither_draw_nor_exchange() -> None:
    table = two_boards()
    dress(table, 0, "imp")
    departs(table, "yellow")
    goes_by(table)
    assert {text.split()[0] for text in offered(table)} == {"move"}
    assert refused(table, "draw") == "MF-DROP-12"
    assert refused(table, "undisguise") == "MF-DROP-13"
    assert refused(table, f"companion {player(table).companions[0]}") == "MF-DROP-13"
    assert refused(table, "take_companion") == "MF-DROP-13"


@rule("MF-GAP-38", "MF-DROP-11")
def test_who_has_no_number_left_stays_on_the_zone() -> None:
    table = two_boards()
    departs(table, "yellow")
    [at] = board(table, 1).waiting
    board(table, 1).waiting = (Waiting(at.seat, at.right, at.zone, left=0, other=0, card=at.card),)
    goes_by(table)
    assert told(table, "turn_went_on") == [{"who": 0}]
    assert (player(table).place, asked(table)[1] == "move") == ("G9", False)


@rule("MF-GAP-38", "MF-DROP-11")
def test_who_has_only_the_other_number_left_walks_it() -> None:
    table = two_boards()
    departs(table, "yellow", numbers="2 2")
    [at] = board(table, 1).waiting
    assert (at.left, at.other) == (0, 2)
    goes_by(table)
    assert asked(table) == (0, "move")


@rule("MF-GAP-38", "MF-GAP-26")
def test_others_may_guess_while_a_traveller_discards() -> None:
    table = two_boards()
    hold(table, 0, "truce")
    departs(table, "yellow", numbers="4 3")
    goes_by(table)
    play(table, "move I6 e2 n3")
    assert asked(table.guess(1, "guess")) == (0, "discard_step")


@rule("MF-GAP-38", "MF-TURN-08")
def test_the_square_works_in_full_and_step_six_follows() -> None:
    table = two_boards()
    hold(table, 0, "truce")
    departs(table, "yellow", numbers="4 3")
    goes_by(table)
    play(table, "move I6 e2 n3")  # a Rumour Mill
    assert len(player(table).hand) == 2
    assert asked(table) == (0, "discard_step")
    play(table, "discard truce")
    assert board(table, 1).encounter_discard == ("truce",)  # of the board where he sits now
    assert board(table, 0).encounter_discard == ()


@rule("MF-GAP-38", "MF-GAP-16")
def test_a_carried_turn_ends_a_pause_and_leaves_no_move_behind() -> None:
    table = departs(two_boards(), "yellow", numbers="4 3")
    player(table).passing = "turn"
    goes_by(table)
    assert player(table).passing == ""
    play(table, "move I6 e2 n3", "end")
    assert board(table, 1).move is None


@rule("MF-GAP-38", "MF-CONF-01")
def test_a_carried_move_may_end_in_a_confrontation_at_the_new_board() -> None:
    table = departs(two_boards(), "yellow", numbers="4 3")
    player(table, 3).place = "I6"
    player(table, 1).place = "D7"
    goes_by(table)
    play(table, "move I6 e2 n3")
    [event] = told(table, "confronted")
    assert (event["who"], event["target"]) == (0, 3)


@rule("MF-GAP-39")
def test_pawns_on_the_same_square_of_different_boards_do_not_meet() -> None:
    table = two_boards()
    player(table, 2).place = "G4"
    player(table).place = "F5"
    rolling(table, "1", "1")
    play(table, "move G4 n1 e1", "pay")
    assert not told(table, "confronted")
    assert [event["kind"] for event in told(table, "followed_square")] == ["toll_gate"]


@rule("MF-GAP-38")
def test_a_stop_at_the_other_board_s_inn_is_enough_to_end_the_move() -> None:
    table = departs(two_boards(), "yellow", zone="G9", numbers="4 2")
    goes_by(table)
    play(table, "move E7 n2 w2")
    assert asked(table) == (0, "inn")


@rule("MF-DROP-14")
def test_a_player_may_come_back_in_a_later_turn() -> None:
    table = departs(two_boards(), "yellow")
    goes_by(table)
    play(table, "move E7 n2 w2", "pass")
    player(table).place = "E3"
    departs(turn_of(table, 0), "blue")
    assert board(table, 0).seats == (1, 0)
    assert board(table, 1).seats == (2, 3)
    assert player(table).board == 0


@rule("MF-GAP-40", "MF-GAP-39")
def test_a_lone_player_goes_on_taking_turns_and_the_boards_still_alternate() -> None:
    table = departs(two_boards(), "yellow")
    goes_by(table)
    play(table, "move E7 n2 w2", "pass")
    assert board(table, 0).seats == (1,)
    assert order(table, 4) == [1, 3, 1, 2]


@rule("MF-GAP-40", "MF-GAP-39")
def test_a_board_that_everybody_left_is_passed_over() -> None:
    table = departs(two_boards(), "yellow")
    player(table, 1).place = "E3"
    departs(turn_of(table, 1), "green")
    assert board(table, 0).seats == ()
    assert asked(table) == (2, "prepare")
    goes_by(table)
    play(table, "move E7 n2 w2", "pass")  # red, who waited for yellow
    assert asked(table) == (3, "prepare")
    goes_by(table)
    assert asked(table) == (1, "move")


@rule("MF-GAP-39")
def test_each_board_has_its_own_decks() -> None:
    table = two_boards()
    counts = [(len(b.disguises), len(b.companions)) for b in table.state.boards]
    assert counts == [(36 - 6, 30 - 6)] * 2
    for number, here in enumerate(table.state.boards):
        hands = [who.hand for who in table.state.players if who.board == number]
        assert len(here.encounters) + sum(map(len, hands)) == 60
