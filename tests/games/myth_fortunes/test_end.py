"""The end: fame and gold together, ties, a winner for each board and the Championship (MF-WIN)."""

from __future__ import annotations

import pytest

from mythwright.core.event import Result
from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.rules.session import all_slots
from tests.games.myth_fortunes.given import a_table, board, player
from tests.games.myth_fortunes.given_travel import departs, goes_by, two_boards
from tests.marks import rule


def finished(table: FortuneTable, *chips: tuple[int, int], won: tuple[int, ...] = ()) -> Result:
    """The session closes with these amounts of fame and gold, seat by seat."""
    for seat, (fame, gold) in enumerate(chips):
        player(table, seat).fame, player(table, seat).gold = fame, gold
    for seat, number in enumerate(won):
        player(table, seat).won = number
    table.state.slots = all_slots(table) - 1
    if table.result is None:
        goes_by(table)
    assert table.result is not None
    return table.result


@rule("MF-WIN-01", "MF-WIN-02", "MF-GAP-55")
def test_whoever_owns_most_fame_and_gold_together_has_won() -> None:
    result = finished(a_table(3), (9, 3), (2, 11), (6, 6))
    assert result.scores == (0, 1, 0)
    assert result.facts["totals"] == [12, 13, 12]
    assert result.facts["winners"] == [["blue"]]
    assert result.rule == "MF-WIN-02"


@rule("MF-GAP-55")
def test_a_tie_is_broken_by_fame() -> None:
    assert finished(a_table(3), (6, 6), (7, 5), (0, 11)).ranks == (2, 1, 3)


@rule("MF-GAP-55")
def test_a_tie_with_the_same_fame_is_broken_by_confrontations_won() -> None:
    assert finished(a_table(3), (6, 6), (6, 6), (6, 6), won=(1, 0, 3)).ranks == (2, 3, 1)


@rule("MF-GAP-55")
def test_a_tie_in_everything_is_a_shared_win() -> None:
    result = finished(a_table(3), (6, 6), (6, 6), (6, 5), won=(2, 2, 4))
    assert result.scores == (0.5, 0.5, 0)
    assert result.ranks == (1, 1, 3)


@rule("MF-GAP-26")
def test_everyone_is_turned_up_when_the_session_is_over() -> None:
    table = a_table(3)
    assert [one["character"] for one in table.see(1)["table"]["players"]].count("hidden") == 2
    finished(table, (1, 1), (2, 2), (3, 3))
    for seat in (0, None):
        shown = table.see(seat)["table"]["players"]
        assert [one["character"] for one in shown] == [one.character for one in table.state.players]
        assert "hidden" not in [one[laid] for one in shown for laid in ("worn", "companion")]


@rule("MF-WIN-03", "MF-GAP-56")
def test_each_board_has_a_winner_of_its_own() -> None:
    table = two_boards()
    player(table).place = "F5"
    result = finished(table, (20, 20), (30, 30), (1, 1), (0, 1))
    assert result.facts["winners"] == [["blue"], ["yellow"]]
    assert result.scores == (0, 1, 1, 0)
    assert result.ranks == (2, 1, 1, 2)


@rule("MF-GAP-56", "MF-GAP-38")
def test_a_player_in_transit_belongs_to_the_board_he_is_going_to() -> None:
    table = departs(two_boards(), "green")
    assert player(table).place == ""
    result = finished(table, (20, 20), (1, 0), (5, 5), (6, 6))
    assert result.facts["boards"] == [1, 0, 1, 1]
    assert result.facts["winners"] == [["blue"], ["red"]]


@rule("MF-GAP-40", "MF-GAP-56")
def test_an_empty_board_has_no_winner() -> None:
    table = two_boards()
    player(table).place = "F5"
    for seat in (2, 3):
        player(table, seat).board = 0
    board(table, 0).seats, board(table, 1).seats, board(table, 1).next = (0, 1, 2, 3), (), -1
    result = finished(table, (1, 1), (2, 2), (3, 3), (4, 4))
    assert result.facts["winners"] == [["green"], []]
    assert result.facts["championship"] == [["green", "yellow"], []]


@rule("MF-WIN-04", "MF-GAP-57")
def test_winner_and_alternate_of_each_board_are_invited_to_the_championship() -> None:
    table = two_boards(6)
    player(table).place = "F5"
    result = finished(table, (1, 1), (3, 3), (2, 2), (9, 9), (7, 7), (8, 8))
    assert result.facts["championship"] == [["blue", "yellow"], ["green", "black"]]
    assert result.facts["rounds"] == 12


@rule("MF-GAP-57")
def test_shared_winners_are_all_invited() -> None:
    table = two_boards(6)
    player(table).place = "F5"
    result = finished(table, (5, 5), (5, 5), (5, 5), (9, 9), (7, 7), (7, 7))
    assert result.facts["championship"][0] == ["red", "blue", "yellow"]
    assert result.facts["championship"][1][0] == "green"
    assert len(result.facts["championship"][1]) == 2  # of two seconds one is the alternate


@rule("MF-GAP-57")
def test_after_a_session_by_the_clock_the_championship_lasts_sixty_minutes() -> None:
    table = two_boards(minutes=120)
    player(table).place = "F5"
    table.state.minutes = 119
    goes_by(table)
    table.settle(["1"])
    assert table.result is not None
    assert table.result.facts["minutes"] == 60
    assert "rounds" not in table.result.facts


@rule("MF-WIN-04", "MF-GAP-39")
def test_a_game_on_one_board_has_one_winner_and_no_championship() -> None:
    result = finished(a_table(2), (5, 5), (6, 6))
    assert result.facts["winners"] == [["blue"]]
    assert "championship" not in result.facts


@rule("MF-WIN-01", "MF-CHIP-03")
@pytest.mark.parametrize(("fame", "gold"), [(12, 0), (0, 12), (6, 6)])
def test_fame_and_gold_count_one_point_each(fame: int, gold: int) -> None:
    assert finished(a_table(2), (fame, gold), (5, 6)).facts["totals"] == [12, 11]
