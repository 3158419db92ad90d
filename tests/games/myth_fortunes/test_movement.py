"""Movement: two dice, two legs, stops and forfeits (MF-MOVE)."""

from __future__ import annotations

import pytest

from mythwright.core.flow import Roll
from mythwright.games.myth_fortunes.box import read_box
from mythwright.games.myth_fortunes.rules.paths import ways
from tests.games.myth_fortunes.given import (
    a_table,
    asked,
    board,
    hold,
    offered,
    play,
    player,
    refused,
    rolling,
    stand,
    told,
)
from tests.marks import rule

BOX = read_box(())


def ends(start: str, one: int, two: int) -> set[str]:
    return {str(o.args[0]) for o in ways(BOX, start, ((one, two), (two, one))).listed}


@rule("MF-MOVE-02", "MF-MOVE-03")
def test_any_two_dice_may_be_chosen() -> None:
    table = a_table()
    play(table, "roll")
    pairs = ["d4 d4", "d4 d6", "d4 d8", "d6 d6", "d6 d8", "d8 d8"]
    assert offered(table) == [f"dice {pair}" for pair in pairs]
    assert refused(table, "dice d6 d10") == "MF-DICE-01"
    assert refused(table, "dice d4") == "MF-MOVE-02"


@rule("MF-EX-05", "MF-MOVE-04", "MF-MOVE-05", "MF-MOVE-06", "MF-MOVE-07", "MF-MOVE-09", "MF-GAP-33")
@pytest.mark.parametrize(("dice", "faces"), [("d6 d8", ("6", "5")), ("d6 d8", ("5", "6"))])
def test_six_north_then_five_east_or_west_whichever_die_shows_which(dice, faces):
    table = a_table()
    stand(table, "F8")  # more than six squares to the north, five to each side
    rolling(table, *faces, dice=dice)
    assert table.why_not("move K2 n6 e5") == []
    assert table.why_not("move A2 n6 w5") == []
    play(table, "move K2 n6 e5")
    assert player(table).place == "K2"


@rule("MF-EX-06", "MF-MOVE-10")
def test_from_f9_six_north_and_five_aside_end_on_k3_or_a3() -> None:
    table = a_table()
    stand(table, "F9")
    rolling(table, "6", "5")
    assert table.why_not("move K3 n6 e5") == [] and table.why_not("move A3 n6 w5") == []
    assert refused(table, "move K5 n4 e5") == "MF-MOVE-04"


@rule("MF-EX-07", "MF-MOVE-11", "MF-MOVE-12", "MF-GAP-32")
def test_eight_and_seven_from_the_centre_are_forfeit_and_end_the_turn() -> None:
    table = a_table()
    player(table).bog = True
    rolling(table, "8", "7")
    assert told(table, "forfeited") == [{"who": 0}]
    assert player(table).place == "F5"
    assert asked(table) == (1, "prepare")  # no steps 5 and 6
    assert table.state.slots == 1


@rule("MF-MOVE-07", "MF-MOVE-08", "MF-GAP-31")
def test_a_path_that_does_not_turn_or_that_reverses_is_refused() -> None:
    table = a_table()
    rolling(table, "2", "3")
    assert refused(table, "move F3 n2 n3") == "MF-MOVE-07"
    assert refused(table, "move F6 n2 s3") == "MF-MOVE-07"
    assert refused(table, "move F9 s2 e9") == "MF-MOVE-10"
    assert refused(table, "move I3 e3 n1") == "MF-MOVE-04"


@rule("MF-MOVE-10")
def test_a_leg_over_the_edge_is_refused() -> None:
    table = a_table()
    rolling(table, "5", "2")
    assert refused(table, "move H1 n5 e2") == "MF-MOVE-10"


@rule("MF-GAP-31")
def test_pawns_do_not_block_and_passing_does_nothing() -> None:
    table = a_table()
    player(table, 1).place = "F4"
    rolling(table, "2", "1")
    play(table, "move G3 n2 e1")
    assert player(table).place == "G3" and told(table, "confronted") == []


@rule("MF-GAP-31")
def test_any_path_to_the_same_square_is_accepted_and_staying_is_not() -> None:
    table = a_table()
    rolling(table, "2", "1")
    assert len([o for o in offered(table) if o.startswith("move G3")]) == 1
    assert table.why_not("move G3 n2 e1") == [] and table.why_not("move G3 e1 n2") == []
    assert table.why_not("stay")


@rule("MF-EX-08", "MF-MOVE-17", "MF-GAP-34")
def test_stopping_at_the_bazaar_needs_no_more_of_the_roll() -> None:
    table = a_table()
    stand(table, "D5")
    rolling(table, "1", "8", dice="d4 d8")
    assert "move F5 e2" in offered(table)
    play(table, "move F5 e2")
    assert player(table).place == "F5" and asked(table) == (0, "bazaar")


@rule("MF-MOVE-18", "MF-MOVE-19")
def test_stopping_at_the_inn_is_a_choice() -> None:
    table = a_table()
    stand(table, "E5")
    rolling(table, "3", "1")
    assert "move E7 s2" in offered(table)
    play(table, "move F8 s3 e1")
    assert player(table).place == "F8"


@rule("MF-GAP-34")
def test_starting_on_a_stop_is_not_reaching_it() -> None:
    assert "F5" not in ends("F5", 8, 7)
    assert "F5" in ends("G4", 1, 1)


@rule("MF-EX-23", "MF-HINT-01", "MF-MOVE-11")
@pytest.mark.parametrize(("sides", "forfeit"), [(4, 0), (6, 3), (8, 15)])
def test_small_dice_suit_the_middle(sides, forfeit):
    numbers = range(1, sides + 1)
    assert sum(not ends("F5", one, two) for one in numbers for two in numbers) == forfeit


@rule("MF-GAP-54", "MF-GAP-32")
def test_a_pawn_that_stays_after_a_forfeit_confronts_nobody() -> None:
    table = a_table()
    stand(table, "H4", "H4")
    rolling(table, "8", "8")
    assert told(table, "forfeited") == [{"who": 0}]
    assert told(table, "confronted") == []
    assert asked(table) == (1, "prepare")


@rule("MF-MOVE-12", "MF-GAP-32")
def test_a_forfeit_leaves_no_square_to_follow_and_nothing_to_discard() -> None:
    table = a_table()
    stand(table, "H4")  # a Cutpurse Alley
    hold(table, 0, "truce")
    rolling(table, "8", "8")
    assert asked(table) == (1, "prepare")
    assert (player(table).hand, player(table).gold) == (("truce",), 10)


@rule("MF-GAP-32", "MF-GAP-18")
def test_a_forfeit_discards_the_movement_card_in_force() -> None:
    table = a_table()
    hold(table, 0, "tailwind")
    player(table).hand, board(table).move.card = (), "tailwind"
    rolling(table, "8", "7")
    assert told(table, "forfeited") == [{"who": 0}]
    assert board(table).encounter_discard == ("tailwind",)


@rule("MF-MOVE-02", "MF-TURN-05")
def test_the_dice_are_chosen_before_the_roll_and_each_is_rolled_once() -> None:
    table = a_table()
    play(table, "roll", "dice d4 d8")
    assert table.pending == Roll("d4", 1, "first", "MF-MOVE-02", 0)
    play(table, "3")
    assert table.pending == Roll("d8", 1, "second", "MF-MOVE-02", 0)
    play(table, "5")
    assert board(table).move.faces == (3, 5)
    assert asked(table) == (0, "move")


@rule("MF-MOVE-01", "MF-GAP-31", "MF-SQUARE-04")
def test_all_pawns_begin_on_the_bazaar_without_meeting_there() -> None:
    table = a_table(4)
    assert {who.place for who in table.state.players} == {"F5"}
    assert told(table, "confronted") == []


@rule("MF-TURN-05")
def test_moving_is_only_for_step_four() -> None:
    table = a_table()
    assert refused(table, "move F4 n1") == "MF-TURN-05"
