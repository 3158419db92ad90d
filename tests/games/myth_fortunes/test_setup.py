"""Setup: hands, chips, what is laid out, and who begins (MF-SETUP, MF-CHIP)."""

from __future__ import annotations

import pytest

import mythwright
from mythwright.core.flow import Roll
from mythwright.core.ruling import Refused
from tests.games.myth_fortunes.given import GAME, a_table, asked, board, dealt, offered, play, player, told
from tests.marks import rule


@rule("MF-SETUP-02", "MF-SETUP-03", "MF-SETUP-04", "MF-SETUP-05", "MF-CHIP-01", "MF-CHIP-02")
def test_what_everyone_begins_with() -> None:
    table = dealt(3)
    for who in table.state.players:
        assert who.character in table.box.characters
        assert (len(who.disguises), len(who.companions), len(who.hand)) == (3, 3, 6)
        assert (who.fame, who.gold, who.place) == (5, 10, "F5")


@rule("MF-CHAR-01", "MF-HAND-02", "MF-GAP-09")
def test_each_player_has_one_character_and_the_rest_are_put_away() -> None:
    table = dealt(5)
    held = [who.character for who in table.state.players]
    assert len(set(held)) == 5
    assert sorted([*held, *table.state.unused]) == sorted(table.box.characters)


@rule("MF-GAP-24", "MF-DISG-03", "MF-DISG-04", "MF-DISG-05", "MF-COMP-05", "MF-HAND-01")
def test_a_companion_and_a_disguise_or_none_are_laid_out() -> None:
    table = dealt(2)
    first, second = player(table, 0), player(table, 1)
    companion, race = first.companions[0], first.disguises[0]
    assert f"lay {companion} none" in offered(table)

    play(table, f"lay {companion} {race}")
    assert asked(table) == (1, "lay_out")
    assert first.worn == "" and table.see(1)["table"]["players"][0]["disguised"] is None  # at the same time

    play(table, f"lay {second.companions[0]} none")
    assert (first.companion, first.worn) == (companion, race)
    assert (len(first.companions), len(first.disguises)) == (2, 2)
    assert second.worn == "" and told(table, "laid_out") == [
        {"who": 0, "disguised": True},
        {"who": 1, "disguised": False},
    ]


@rule("MF-SETUP-01", "MF-DISG-02", "MF-GAP-12")
def test_others_see_that_a_disguise_lies_there_but_not_which() -> None:
    table = dealt(2)
    play(table, f"lay {player(table).companions[0]} {player(table).disguises[0]}")
    play(table, f"lay {player(table, 1).companions[0]} none")
    shown = table.see(1)["table"]["players"][0]
    assert (shown["disguised"], shown["worn"], shown["character"]) == (True, "hidden", "hidden")
    assert shown["companion"] == "hidden"


@rule("MF-SETUP-06", "MF-SETUP-07", "MF-TURN-01")
def test_the_highest_roll_begins_and_play_goes_clockwise() -> None:
    table = dealt(3)
    for seat in range(3):
        table.play(f"lay {player(table, seat).companions[0]} none")
    assert table.pending == Roll("d6", 1, "rolled", "MF-SETUP-06", 0)
    play(table, "2", "5", "4")
    assert told(table, "begins") == [{"who": 1}]
    assert board(table).next == 1


@rule("MF-SETUP-08", "MF-GAP-28")
def test_only_those_who_tie_for_the_highest_roll_again() -> None:
    table = dealt(3)
    for seat in range(3):
        table.play(f"lay {player(table, seat).companions[0]} none")
    play(table, "5", "2", "5")
    assert isinstance(table.pending, Roll) and table.pending.seat == 0
    play(table, "3", "3")
    assert isinstance(table.pending, Roll) and table.pending.seat == 0
    play(table, "3", "4")
    assert told(table, "begins") == [{"who": 2}]


@rule("MF-CHIP-03", "MF-CHIP-04", "MF-CHIP-05", "MF-CHIP-06", "MF-CHIP-07", "MF-EX-04")
def test_chips_are_shown_with_as_few_as_possible() -> None:
    table = a_table()
    player(table).fame, player(table).gold = 8, 13
    shown = table.see(1)["table"]["players"][0]
    assert (shown["red_chips"], shown["blue_chips"]) == (1, 3)
    assert (shown["green_chips"], shown["yellow_chips"]) == (2, 3)


@rule("MF-CHIP-08", "MF-GAP-26")
def test_chips_and_numbers_of_cards_are_seen_by_all() -> None:
    table = a_table()
    shown = table.see(None)["table"]["players"][0]
    assert (shown["fame"], shown["gold"]) == (5, 10)
    assert (shown["encounters"], shown["disguises"], shown["companions"]) == (0, 3, 2)
    assert shown["hand"] is None


@rule("MF-GAP-02")
@pytest.mark.parametrize(("seats", "boards"), [(7, 1), (3, 2), (4, 3)])
def test_a_board_takes_two_to_six(seats, boards):
    with pytest.raises(Refused) as found:
        mythwright.new(GAME, seats=seats, seed="x", options={"boards": boards})
    assert found.value.rules == ("MF-GAP-02",)


@rule("MF-GAP-02", "MF-GAP-39")
def test_two_boards_are_filled_evenly_and_have_decks_of_their_own() -> None:
    table = dealt(5, boards=2)
    assert [b.seats for b in table.state.boards] == [(0, 1, 2), (3, 4)]
    assert [len(b.encounters) for b in table.state.boards] == [60 - 18, 60 - 12]
    assert [len(b.disguises) for b in table.state.boards] == [36 - 9, 36 - 6]


@rule("MF-GAP-01")
@pytest.mark.parametrize("options", [{"rounds": 13}, {"minutes": 5}])
def test_sessions_have_set_lengths(options):
    with pytest.raises(Refused) as found:
        mythwright.new(GAME, seats=2, seed="x", options=options)
    assert found.value.rules == ("MF-GAP-01",)


@rule("MF-GAP-07")
def test_the_same_seed_deals_the_same_table() -> None:
    one, two = dealt(4, seed="same"), dealt(4, seed="same")
    assert one.state == two.state
    assert dealt(4, seed="other").state != one.state
