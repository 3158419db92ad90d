"""The session: its length by rounds or by the clock, and who takes part (MF-TIME, MF-GAP-01, 02)."""

from __future__ import annotations

from typing import Any

import pytest

from mythwright.core.ruling import Refused
from mythwright.games.myth_fortunes.rules.session import all_slots, this_round
from tests.games.myth_fortunes.given import a_table, asked, board, dealt, play, player, told
from tests.games.myth_fortunes.given_travel import goes_by, turn_of
from tests.marks import rule


def refusal(seats: int, **options: Any) -> str:
    with pytest.raises(Refused) as refused:
        dealt(seats, **options)
    return refused.value.rulings[0].rule


# -- who takes part ----------------------------------------------------------------------------------------


@rule("MF-GAP-02")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_players_sit_clockwise_at_one_board(seats: int) -> None:
    [only] = dealt(seats).state.boards
    assert only.seats == tuple(range(seats))


@rule("MF-GAP-02")
@pytest.mark.parametrize(("seats", "first"), [(4, 2), (5, 3), (7, 4), (12, 6)])
def test_two_boards_share_the_players_evenly_and_the_odd_one_sits_at_the_first(
    seats: int, first: int
) -> None:
    one, two = dealt(seats, boards=2).state.boards
    assert one.seats == tuple(range(first))
    assert two.seats == tuple(range(first, seats))


@rule("MF-GAP-02")
@pytest.mark.parametrize(("seats", "boards"), [(7, 1), (3, 2), (2, 2), (4, 3)])
def test_too_many_or_too_few_for_a_board_are_refused(seats: int, boards: int) -> None:
    assert refusal(seats, boards=boards) == "MF-GAP-02"


@rule("MF-GAP-02", "MF-GAP-39")
def test_one_board_is_the_rule_as_long_as_all_find_a_seat() -> None:
    assert len(dealt(6).state.boards) == 1
    assert len(dealt(7).state.boards) == 2


# -- rounds ----------------------------------------------------------------------------------------


@rule("MF-GAP-01")
@pytest.mark.parametrize(("rounds", "slots"), [(12, 36), (24, 72), (36, 108)])
def test_a_session_of_rounds_has_that_many_turns_for_each_player(rounds: int, slots: int) -> None:
    assert all_slots(dealt(3, rounds=rounds)) == slots


@rule("MF-GAP-01")
def test_other_lengths_are_refused() -> None:
    assert refusal(2, rounds=13) == "MF-GAP-01"
    assert refusal(2, minutes=90) == "MF-GAP-01"


@rule("MF-GAP-01", "MF-TIME-01")
def test_the_session_ends_right_after_its_last_slot() -> None:
    table = a_table(2)
    table.state.slots = all_slots(table) - 2

    goes_by(table)
    assert table.result is None
    assert this_round(table) == 12
    goes_by(table)

    assert table.result is not None
    assert table.pending is None
    assert told(table, "session_ended") == [{"slots": 24}]
    assert table.game.features(table.see(None)["table"])["round"] == 12


@rule("MF-GAP-01", "MF-GAP-32")
def test_a_forfeited_turn_is_a_slot_too() -> None:
    table = a_table(2)
    goes_by(table)
    assert told(table, "forfeited") == [{"who": 0}]
    assert table.state.slots == 1


@rule("MF-TIME-01", "MF-WIN-01")
def test_no_amount_of_chips_ends_the_session_earlier() -> None:
    table = a_table(2)
    player(table).fame = player(table).gold = 1000
    goes_by(table)
    assert asked(table) == (1, "prepare")


@rule("MF-GAP-01")
def test_on_one_board_everybody_has_the_same_number_of_turns() -> None:
    table = a_table(3)
    for _ in range(36):
        goes_by(table)
    assert table.result is not None
    assert [event["who"] for event in told(table, "turn_began")] == [0, 1, 2] * 12


# -- the clock ----------------------------------------------------------------------------------------


@rule("MF-GAP-01")
def test_by_the_clock_the_turn_in_progress_is_finished_and_then_the_game_ends() -> None:
    table = a_table(2, minutes=60)
    table.state.minutes = 59
    goes_by(table)
    play(table, "1")
    assert table.state.minutes == 60
    assert table.result is not None


@rule("MF-GAP-01")
def test_by_the_clock_the_number_of_turns_does_not_matter() -> None:
    table = a_table(2, minutes=60)
    table.state.slots, table.state.minutes = 500, 58
    goes_by(table)
    play(table, "1")
    assert table.result is None
    assert asked(table) == (1, "prepare")


@rule("MF-GAP-01")
def test_everyone_sees_how_much_of_the_session_is_left() -> None:
    table = a_table(2)
    table.state.slots = 5
    seen = table.see(1)["table"]
    assert (seen["slots"], seen["slots_all"], seen["round"], seen["rounds"]) == (5, 24, 3, 12)

    timed = a_table(2, minutes=120)
    timed.state.minutes = 47
    seen = timed.see(None)["table"]
    assert (seen["minutes"], seen["session"], seen["slots_all"]) == (47, 120, 0)


@rule("MF-TURN-01")
def test_the_next_turn_belongs_to_the_next_player_clockwise() -> None:
    table = a_table(3)
    turn_of(table, 1)
    goes_by(table)
    assert asked(table) == (2, "prepare")
    goes_by(table)
    assert asked(table) == (0, "prepare")
    assert board(table).seats == (0, 1, 2)
