"""The lenient opening: late draws and disguises in the first hour (MF-TIME-02, MF-TIME-03, MF-GAP-58)."""

from __future__ import annotations

from typing import Any

import pytest

from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.rules.session import is_lenient
from tests.games.myth_fortunes.given import (
    a_table,
    asked,
    hold,
    offered,
    play,
    player,
    refused,
    rolling,
)
from tests.games.myth_fortunes.given_travel import departs, goes_by, turn_of, two_boards
from tests.marks import rule


def at_first_hour(seats: int = 2, **options: Any) -> FortuneTable:
    return a_table(seats, lenient=True, **options)


@rule("MF-TIME-02", "MF-GAP-58")
def test_in_the_first_hour_cards_may_be_drawn_after_the_roll() -> None:
    table = at_first_hour()
    rolling(table, "1", "1")
    play(table, "draw", "draw")
    assert len(player(table).hand) == 2
    assert asked(table) == (0, "move")
    play(table, "move G4 n1 e1", "pay")
    assert asked(table) == (0, "discard_step")


@rule("MF-TIME-02", "MF-GAP-58")
def test_in_the_first_hour_a_disguise_may_be_changed_after_the_roll() -> None:
    table = at_first_hour()
    race = player(table).disguises[0]
    rolling(table, "1", "1")
    play(table, f"disguise {race}")
    assert player(table).worn == race
    assert offered(table, "undisguise") == []
    assert refused(table, "undisguise") == "MF-TURN-06"


@rule("MF-GAP-58")
def test_what_was_done_before_the_roll_is_not_done_again_after_it() -> None:
    table = at_first_hour()
    race = player(table).disguises[0]
    play(table, "draw", f"disguise {race}")
    rolling(table, "1", "1")
    assert {text.split()[0] for text in offered(table)} == {"move"}
    assert refused(table, "draw") == "MF-TURN-06"
    assert refused(table, "undisguise") == "MF-TURN-06"


@rule("MF-GAP-58")
def test_step_three_is_not_tolerated_late() -> None:
    table = at_first_hour()
    rolling(table, "1", "1")
    assert offered(table, "companion") == offered(table, "take_companion") == []
    assert refused(table, "take_companion") == "MF-TURN-06"


@rule("MF-GAP-58")
def test_late_steps_open_no_window_of_any_time() -> None:
    table = at_first_hour()
    hold(table, 0, "windfall")
    rolling(table, "1", "1")
    play(table, "draw")
    assert offered(table, "play") == []
    assert refused(table, "play windfall") == "MF-ENC-02"


@rule("MF-GAP-58", "MF-GAP-29")
def test_late_drawing_is_not_split_by_a_late_change() -> None:
    table = at_first_hour()
    rolling(table, "1", "1")
    play(table, "draw", f"disguise {player(table).disguises[0]}")
    assert offered(table, "draw") == []


@rule("MF-GAP-58", "MF-GAP-32")
def test_a_roll_without_a_legal_move_ends_the_turn_with_no_late_steps() -> None:
    table = at_first_hour()
    goes_by(table)
    assert asked(table) == (1, "prepare")


@rule("MF-TIME-03", "MF-TURN-06", "MF-GAP-58")
def test_afterwards_late_steps_are_refused() -> None:
    table = at_first_hour()
    table.state.slots = 12
    rolling(table, "1", "1")
    assert {text.split()[0] for text in offered(table)} == {"move"}
    assert refused(table, "draw") == "MF-TIME-03"
    assert refused(table, f"disguise {player(table).disguises[0]}") == "MF-TIME-03"


@rule("MF-TIME-03", "MF-GAP-58")
def test_with_the_setting_off_the_judge_is_strict_from_the_start() -> None:
    table = a_table(lenient=False)
    rolling(table, "1", "1")
    assert refused(table, "draw") == "MF-TIME-03"


@rule("MF-GAP-58", "MF-TIME-02", "MF-TIME-03")
@pytest.mark.parametrize(("seats", "last"), [(2, 12), (3, 18), (6, 36)])
def test_the_first_hour_is_six_rounds(seats: int, last: int) -> None:
    if seats == 6:
        table = two_boards(6, lenient=True)
    else:
        table = at_first_hour(seats)
    table.state.slots = last - 1  # the turn under way is the last of the sixth round
    assert is_lenient(table)
    table.state.slots = last
    assert not is_lenient(table)


@rule("MF-GAP-58", "MF-GAP-01")
def test_by_the_clock_the_first_hour_is_sixty_minutes() -> None:
    table = at_first_hour(minutes=120)
    table.state.slots, table.state.minutes = 400, 59
    assert is_lenient(table)
    table.state.minutes = 60
    assert not is_lenient(table)


@rule("MF-GAP-58", "MF-DROP-12", "MF-DROP-13")
def test_a_carried_turn_has_no_late_steps() -> None:
    table = departs(two_boards(lenient=True), "yellow")
    goes_by(table)
    assert asked(table) == (0, "move")
    assert {text.split()[0] for text in offered(table)} == {"move"}


@rule("MF-GAP-58")
def test_the_lenience_is_for_the_active_player_s_own_turn() -> None:
    table = at_first_hour()
    turn_of(table, 1)
    rolling(table, "1", "1")
    assert table.why_not("draw", seat=0)[0].rule == "MW-TABLE-01"
