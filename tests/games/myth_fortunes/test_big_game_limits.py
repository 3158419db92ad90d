"""The limits of The Big Game: an hour, and over well before the session is (MF-BG-36, 37, MF-GAP-76)."""

from __future__ import annotations

import pytest

from mythwright.core.flow import Roll
from mythwright.games.myth_fortunes.box import FortuneTable
from tests.games.myth_fortunes.given import asked, board, offered, on_top, play, player, told
from tests.games.myth_fortunes.given_ball import a_big_game, ball, to_the_end
from tests.games.myth_fortunes.given_fights import a_company, act, awaited, give, turn_of
from tests.marks import rule

FAR = ("star_striker", "carpet_merchant", "vault_keeper")
"""A Jahk, a Deveel and a Gnome, whose goals these tests keep away from."""


def to_and_fro(table: FortuneTable, turns: int) -> None:
    """So many turns with the ball, each a step along the north edge and back."""
    for _ in range(turns):
        seat = awaited(table)[0]
        play(table, "1")
        way = "e1" if player(table, seat).place[0] in "ACF" else "w1"
        play(table, next(text for text in offered(table) if text.endswith(way)))


def drawn(slots: int, seats: int = 2, **options: object) -> FortuneTable:
    """The Big Game is drawn when so many turns of the session are over."""
    table = a_company(*FAR[:seats], advanced=True, **options)
    for seat, place in enumerate(("A1", "C1", "F1")[:seats]):
        player(table, seat).place = place
    table.state.slots = slots
    on_top(table, "big_game", "truce")
    turn_of(table)
    play(table, "draw")
    return table


# -- by rounds -----------------------------------------------------------------------------------------------


@rule("MF-BG-36", "MF-GAP-76", "MF-GAP-01")
@pytest.mark.parametrize("seats", [2, 3])
def test_it_lasts_six_rounds_at_most_and_each_turn_is_a_slot(seats: int) -> None:
    table = drawn(0, seats, rounds=24)
    to_and_fro(table, 6 * seats - 1)
    assert (ball(table).round, table.state.slots) == (6, 6 * seats - 1)
    to_and_fro(table, 1)
    assert board(table).ball is None
    assert told(table, "big_game_over") == [{"round": 6}]
    assert table.state.slots == 6 * seats
    assert asked(table) == (0, "prepare")


@rule("MF-BG-37", "MF-GAP-76")
@pytest.mark.parametrize(("slots", "rounds"), [(8, 6), (9, 5), (12, 4), (18, 1)])
def test_a_round_begins_only_if_two_rounds_of_the_session_are_left_after_it(slots: int, rounds: int) -> None:
    table = drawn(slots, rounds=12)  # 24 slots, of which four must be left
    to_and_fro(table, 2 * rounds)
    assert told(table, "big_game_over") == [{"round": rounds}]
    assert 24 - table.state.slots >= 2 * 2


@rule("MF-BG-37", "MF-GAP-76", "MF-GAP-60")
@pytest.mark.parametrize("slots", [19, 20, 23])
def test_if_not_even_one_round_fits_it_is_not_played_but_removed_and_replaced(slots: int) -> None:
    table = drawn(slots, rounds=12)
    assert told(table, "not_played") == [{"who": 0, "card": "big_game"}]
    assert board(table).removed == ("big_game",)
    assert player(table).hand == ("truce",)
    assert asked(table) == (0, "prepare")


@rule("MF-GAP-76", "MF-GAP-40")
def test_nobody_plays_it_alone() -> None:
    table = a_company(seats=4, boards=2, advanced=True)
    player(table, 1).place = ""  # in transit
    on_top(table, "big_game", "truce")
    turn_of(table)
    play(table, "draw")
    assert told(table, "not_played") == [{"who": 0, "card": "big_game"}]
    assert board(table).removed == ("big_game",)


@rule("MF-GAP-76")
def test_a_goal_in_the_middle_of_a_round_uses_up_its_missing_turns() -> None:
    table = a_big_game("D5", "K9", "K9", team=("aahz", "skeeve", "chumley"))
    play(table, "3", "move D2 n3")
    assert told(table, "scored") == [{"who": 0}]
    assert table.state.slots == 3  # one turn taken, two that are missing


@rule("MF-GAP-76")
def test_a_goal_of_the_second_in_a_round_leaves_one_turn_missing() -> None:
    table = a_big_game("H3", "H4", "K9")
    play(table, "1", "move H2 n1", "2", "move H2 n2", "1", "8")
    assert told(table, "scored") == [{"who": 1}]
    assert table.state.slots == 3


@rule("MF-GAP-76", "MF-GAP-68")
@pytest.mark.parametrize(("left", "plays"), [(12, True), (11, False)])
def test_turns_of_the_other_board_are_counted_too(left: int, plays: bool) -> None:
    table = a_company(*FAR, "skeeve", boards=2, advanced=True, rounds=12)
    table.state.slots = 48 - left  # a round is two turns here and two there; eight must be left
    on_top(table, "big_game", "truce")
    turn_of(table)
    play(table, "draw")
    assert (board(table).ball is not None) == plays


@rule("MF-BG-36", "MF-GAP-76")
def test_however_it_is_played_it_ends() -> None:
    for seats in (2, 3, 4):
        table = a_big_game(*("F5",) * seats)
        to_the_end(table)
        assert asked(table) == (0, "prepare")
        assert table.state.slots <= 6 * seats
        assert told(table, "big_game_over")[0]["round"] <= 6


# -- by the clock --------------------------------------------------------------------------------------------


def by_the_clock(minutes: int, session: int = 120) -> FortuneTable:
    table = a_company(*FAR[:2], advanced=True, minutes=session)
    for seat, place in enumerate(("A1", "C1")):
        player(table, seat).place = place
    table.state.minutes = minutes
    on_top(table, "big_game", "truce")
    turn_of(table)
    play(table, "draw")
    return table


def ticking(table: FortuneTable, minutes: int, *, step: int = 4) -> None:
    """Turns with the ball, until so many minutes more have passed."""
    until = table.state.minutes + minutes
    while table.state.minutes < until:
        to_and_fro(table, 1)
        assert isinstance(table.pending, Roll) and table.pending.die == "clock"
        play(table, str(step))


@rule("MF-BG-36", "MF-GAP-76")
def test_by_the_clock_it_ends_after_an_hour() -> None:
    table = by_the_clock(8, session=240)
    ticking(table, 56)
    assert board(table).ball is not None
    ticking(table, 4)
    assert board(table).ball is None
    assert asked(table) == (0, "prepare")


@rule("MF-BG-37", "MF-GAP-76")
def test_by_the_clock_it_ends_when_twenty_minutes_are_left() -> None:
    table = by_the_clock(80)
    ticking(table, 16)
    assert board(table).ball is not None
    ticking(table, 4)
    assert (board(table).ball, table.state.minutes) == (None, 100)


@rule("MF-GAP-76")
@pytest.mark.parametrize(("minutes", "plays"), [(89, True), (90, False), (110, False)])
def test_by_the_clock_it_is_not_played_with_thirty_minutes_or_less_left(minutes: int, plays: bool) -> None:
    table = by_the_clock(minutes)
    assert (board(table).ball is not None) == plays
    assert board(table).removed == (() if plays else ("big_game",))


# -- leaving -------------------------------------------------------------------------------------------------


@rule("MF-GAP-59")
def test_the_ball_of_a_player_who_leaves_goes_to_the_next_clockwise() -> None:
    table = drawn(0, 3, removal=True)
    play(table, "1", "leave")
    assert ball(table).holder == 1
    assert (ball(table).order, awaited(table)[0]) == ((1, 2), 1)


@rule("MF-GAP-59")
def test_a_big_game_with_one_player_left_at_its_board_is_over() -> None:
    table = a_big_game("A1", "C1", "F1", "H1", removal=True, boards=2)
    assert ball(table).order == (0, 1)
    play(table, "1", "leave")
    assert board(table).ball is None


@rule("MF-GAP-59", "MF-GAP-61")
@pytest.mark.parametrize("late", [False, True])
def test_a_drawer_who_left_gets_no_card_and_no_rest_of_a_turn(late: bool) -> None:
    table = a_company(*FAR, advanced=True, removal=True, lenient=True)
    on_top(table, "big_game", "truce")
    turn_of(table)
    act(table, *(("roll", "dice d4 d4", "1 1") if late else ()), "draw", "1", "leave")
    to_the_end(table)
    assert (player(table).hand, board(table).removed) == ((), ("big_game",))
    assert asked(table) == (1, "prepare")


@rule("MF-GAP-59", "MF-GAP-18")
def test_the_movement_card_of_a_drawer_who_left_is_discarded() -> None:
    table = a_company(*FAR, advanced=True, removal=True, lenient=True)
    give(table, 0, "shortcut")
    on_top(table, "big_game", "truce")
    turn_of(table)
    act(table, "roll", "play shortcut", "dice d4 d4", "1 1", "draw", "1", "leave")
    to_the_end(table)
    assert "shortcut" in board(table).encounter_discard
