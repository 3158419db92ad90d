"""Drop Zones, on one board and across two (MF-DROP, MF-GAP-36 to 40)."""

from __future__ import annotations

from mythwright.games.myth_fortunes.box import FortuneTable, read_box
from mythwright.games.myth_fortunes.rules.paths import ways
from mythwright.games.myth_fortunes.state import NOBODY
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
    told,
)
from tests.marks import rule

BOX = read_box(())
ZONES = ("E1", "K1", "A9", "G9")


def every(start: str, one: int, two: int, **how: bool) -> set[str]:
    return {str(o) for o in ways(BOX, start, ((one, two), (two, one)), **how).every}


@rule("MF-DROP-01", "MF-GAP-36")
def test_four_zones_none_in_line_with_a_home() -> None:
    assert BOX.zones == ZONES
    for home in BOX.homes:
        assert all(zone[0] != home[0] and zone[1] != home[1] for zone in ZONES)


@rule("MF-EX-09", "MF-DROP-02", "MF-DROP-04", "MF-DROP-07", "MF-DROP-08", "MF-DROP-09", "MF-GAP-37")
def test_from_e3_through_e1_and_out_at_g9() -> None:
    paths = every("E3", 4, 2)
    assert "move I7 n2 G9 n2 e2" in paths and "move E7 n2 G9 n2 w2" in paths
    assert not any(path.split()[2] == "n4" for path in paths)  # past the zone it would not fit


@rule("MF-DROP-03")
def test_a_zone_may_be_ignored() -> None:
    assert "move H7 e7 n2" in every("A9", 7, 2)  # past G9
    assert "move G6 e6 n3" in every("A9", 6, 3)  # G9 is only where the legs meet


@rule("MF-DROP-05")
def test_out_where_it_came_in_with_the_heading_free() -> None:
    assert "move G1 n2 E1 e2 e4" not in every("E3", 4, 4)
    assert "move G3 n2 E1 e2 s2" in every("E3", 4, 2)


@rule("MF-GAP-37")
def test_a_zone_on_the_last_step_of_a_leg_frees_the_next() -> None:
    paths = every("E3", 2, 4)
    for end, heading in (("E9", "e"), ("A5", "n")):
        assert f"move {end} n2 A9 {heading}4" in paths
    assert "move E5 n2 E1 s4" in paths


@rule("MF-GAP-37")
def test_a_zone_on_the_last_step_of_all_ends_the_move_at_any_zone() -> None:
    paths = every("D2", 1, 1)
    for zone in ZONES:
        assert f"move {zone} n1 e1 {zone}" in paths


@rule("MF-GAP-37")
def test_a_zone_cannot_be_used_at_once_again_nor_by_starting_on_it() -> None:
    paths = every("E3", 4, 2)
    assert not any("E1 G9" in path or "G9 A9" in path for path in paths)
    assert not any(path.split()[2] in ZONES for path in every("E1", 3, 2))


# -- across boards -----------------------------------------------------------------------------------------


def two_boards() -> FortuneTable:
    """Seats 0 and 1 at the first board, 2 and 3 at the second; seat 0 stands below a zone."""
    table = a_table(4, boards=2)
    player(table).place = "E3"
    return table


@rule("MF-DROP-06", "MF-GAP-38")
def test_a_zone_of_the_other_board_may_be_the_exit_if_the_move_can_end_there() -> None:
    paths = every("E3", 4, 2, far=True)
    assert "cross G9 2 2 n2" in paths  # two of the four are left, and the other leg
    assert "cross G9 0 4 n2" in paths  # the two first, the four still to come
    assert not any(path.startswith("cross") for path in every("E3", 4, 2))


@rule("MF-GAP-39")
def test_with_one_board_there_is_nowhere_to_go() -> None:
    table = a_table()
    player(table).place = "E3"
    rolling(table, "4", "2")
    assert offered(table, "cross") == []
    assert refused(table, "cross G9 2 2 n2") == "MF-GAP-39"


@rule("MF-GAP-38")
def test_a_crossing_that_does_not_fit_is_refused() -> None:
    table = rolling(two_boards(), "4", "2")
    assert refused(table, "cross G9 1 2 n2") == "MF-GAP-38"


@rule("MF-DROP-10", "MF-GAP-38", "MF-GAP-39")
def test_a_traveller_takes_a_seat_and_leaves_his_board() -> None:
    table = rolling(two_boards(), "4", "2")
    play(table, "cross G9 2 2 n2")
    assert asked(table) == (0, "take_seat") and offered(table) == ["sit yellow", "sit green"]
    assert player(table).place == ""
    assert refused(table, "sit blue") == "MF-DROP-10"
    play(table, "sit yellow")
    assert board(table, 1).seats == (2, 0, 3) and board(table, 0).seats == (1,)
    assert player(table).board == 1 and told(table, "took_seat") == [{"who": 0, "target": 2, "zone": "G9"}]
    assert asked(table) == (2, "prepare")  # the other board has the next turn
    [waiting] = board(table, 1).waiting
    assert (waiting.seat, waiting.right, waiting.left, waiting.other) == (0, 2, 2, 2)


@rule("MF-DROP-11", "MF-DROP-12", "MF-DROP-13", "MF-GAP-38")
def test_the_turn_goes_on_when_the_player_on_the_right_has_ended_one() -> None:
    table = rolling(two_boards(), "4", "2")
    hold(table, 0, "truce")
    play(table, "cross G9 2 2 n2", "sit yellow")
    rolling(table, "8", "7")  # yellow's turn is forfeit and so ended
    assert asked(table) == (0, "move") and player(table).place == "G9"
    assert refused(table, "draw") == "MF-DROP-12"
    assert refused(table, f"disguise {player(table).disguises[0]}") == "MF-DROP-13"
    assert offered(table, "cross") == []
    assert table.why_not("move I7 n2 e2") == []
    assert refused(table, "move G5 n2 n2") == "MF-MOVE-07"
    assert refused(table, "move G6 n3") == "MF-GAP-38"
    play(table, "move I7 n2 e2", "decline")
    assert asked(table) == (0, "discard_step")
    play(table, "end")
    assert asked(table) == (1, "prepare")  # the first board again
    assert board(table, 1).next == 3  # the carried turn took its place in the order
    assert table.state.slots == 2  # and is no slot of its own (MF-GAP-01)


@rule("MF-GAP-38", "MF-GAP-40")
def test_at_an_empty_board_the_turn_is_completed_at_once() -> None:
    table = two_boards()
    for seat in (2, 3):
        player(table, seat).board = 0
    board(table, 0).seats, board(table, 1).seats, board(table, 1).next = (0, 1, 2, 3), (), NOBODY
    rolling(table, "4", "2")
    play(table, "cross G9 2 2 n2")
    assert asked(table) == (0, "move") and player(table).place == "G9"
    assert told(table, "sat_alone") == [{"who": 0, "zone": "G9"}]
    play(table, "move I7 n2 e2", "decline")
    assert asked(table) == (0, "prepare")  # a lone player goes on taking turns there


@rule("MF-DROP-14")
def test_one_may_come_back_later() -> None:
    table = rolling(two_boards(), "4", "2")
    play(table, "cross G9 2 2 n2", "sit yellow")
    rolling(table, "8", "7")
    play(table, "move I7 n2 e2", "decline")
    player(table).place = "E3"
    board(table, 1).next = 0
    rolling(table, "8", "7")  # blue's turn at the first board
    rolling(table, "4", "2")
    play(table, "cross G9 2 2 n2", "sit blue")
    assert board(table, 0).seats == (1, 0) and board(table, 1).seats == (2, 3)


@rule("MF-GAP-38")
def test_leaving_a_board_counts_as_ending_a_turn_there() -> None:
    table = rolling(two_boards(), "4", "2")
    play(table, "cross G9 2 2 n2", "sit yellow")  # red waits for yellow
    player(table, 2).place = "E3"
    rolling(table, "4", "2")
    play(table, "cross G9 2 2 n2", "sit blue")  # yellow leaves for the first board
    assert asked(table) == (0, "move")


@rule("MF-GAP-38")
def test_a_pawn_in_transit_cannot_be_confronted() -> None:
    table = rolling(two_boards(), "4", "2")
    play(table, "cross G9 2 2 n2", "sit green")
    player(table, 2).place = "F8"
    rolling(table, "1", "1")
    play(table, "move G9 e1 s1")  # the zone at which red will come out
    assert told(table, "confronted") == []
    assert table.see(2)["table"]["players"][0]["place"] == ""


@rule("MF-GAP-38", "MF-GAP-18")
def test_the_movement_card_in_force_travels_along() -> None:
    table = two_boards()
    hold(table, 0, "straight_and_narrow")
    player(table).hand, board(table).move.card = (), "straight_and_narrow"
    rolling(table, "4", "2")
    play(table, "cross G9 2 2 n2", "sit yellow")
    rolling(table, "8", "7")
    assert table.why_not("move G5 n2 n2") == []
    play(table, "move G5 n2 n2")
    assert board(table, 1).encounter_discard == ("straight_and_narrow",)


@rule("MF-GAP-39")
def test_the_boards_take_turns() -> None:
    table = two_boards()
    order = []
    for _ in range(5):
        order.append(asked(table)[0])
        player(table, order[-1]).place = "F5"
        rolling(table, "8", "7")
    assert order == [0, 2, 1, 3, 0]


@rule("MF-GAP-01", "MF-GAP-56")
def test_a_turn_still_carried_at_the_end_is_lost_but_its_player_belongs_to_the_new_board() -> None:
    table = rolling(two_boards(), "4", "2")
    play(table, "cross G9 2 2 n2", "sit green")  # red waits for green
    table.state.slots = 12 * 4 - 1
    rolling(table, "8", "7")  # yellow has the last slot
    assert table.result is not None
    assert table.result.facts["boards"][0] == 1
