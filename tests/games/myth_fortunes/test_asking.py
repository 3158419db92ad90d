"""Asking: questions say what they are about, to all who may know it."""

from __future__ import annotations

import mythwright
from mythwright.core.telling import tell_prompt, words_of
from mythwright.games.myth_fortunes.box import FortuneTable
from tests.games.myth_fortunes import given, given_travel
from tests.marks import rule

WORDS = words_of(mythwright.find(given.GAME), "en")


def prompt(table: FortuneTable, seat: int | None = None) -> str:
    return tell_prompt(WORDS, table.game, table.see(seat))


def holding(*hands: tuple[str, ...]) -> FortuneTable:
    """In a confrontation of Red and Blue, who hold these cards."""
    table = given.a_table(windows=True)
    for seat, cards in enumerate(hands):
        given.hold(table, seat, *cards)
    return given.a_confrontation(table)


@rule("MF-GAP-22")
def test_who_may_counter_a_card_is_told_which_whose_and_on_whom():
    table = holding(("double_or_nothing", "counterspell"), ("show_of_force", "counterspell"))
    given.play(table, "pass", "play show_of_force blue")
    assert given.asked(table) == (0, "window_counter")
    assert prompt(table, 0) == "Blue has played Show of Force on Blue. Counter it?"
    given.play(table, "play counterspell")
    assert prompt(table, 1) == "Red has played Counterspell on Show of Force. Counter it?"
    given.play(table, "pass", "play double_or_nothing")
    assert prompt(table) == "Red has played Double or Nothing. Counter it?"


@rule("MF-GAP-38")
def test_who_completes_a_move_on_another_board_is_told_what_is_left_of_it():
    table = given.rolling(given.a_table(), "4", "2")
    assert prompt(table) == "Where to? Each leg takes one die, and the second turns."
    for numbers, words in (
        ("4 3", "Two legs are left of the move: 2, 3. The second turns."),
        ("2 3", "One leg"),
    ):
        table = given_travel.departs(given_travel.two_boards(), "yellow", numbers=numbers)
        given_travel.goes_by(table)
        assert given.asked(table) == (0, "move")
        assert prompt(table).startswith(f"Where to? {words}")
