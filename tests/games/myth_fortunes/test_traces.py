"""Traces: the ways of moves, hops, crossings, runs and pushes over the boards, and the board that matters."""

from __future__ import annotations

import mythwright
from mythwright.core.display import Point, Trace
from mythwright.core.telling import words_of
from mythwright.games.myth_fortunes.board import HEAD, HEIGHT, SMALL, WIDTH, layout, middle
from mythwright.server.speaking import page
from tests.games.myth_fortunes.given import GAME, a_table, landing, offered, play, rolling, stand
from tests.games.myth_fortunes.given_ball import a_big_game
from tests.games.myth_fortunes.given_fights import a_company
from tests.games.myth_fortunes.given_travel import two_boards

WORDS = words_of(mythwright.find(GAME), "en")


def traces(table, seat: int | None = 0) -> dict[str, Trace]:
    return dict(table.game.display(table.see(seat)).traces)


def spots(*squares: str) -> tuple[Point, ...]:
    """The middles of squares on a board that lies in the corner of the sheet."""
    return tuple(middle(square) for square in squares)


# -- ways ------------------------------------------------------------------------------------------------


def test_a_move_bends_where_the_pawn_turns():
    table = a_table()
    stand(table, "F5")
    rolling(table, "2", "3")
    assert traces(table)["move I3 e3 n2"] == (spots("F5", "I5", "I3"),)


def test_a_drop_zone_is_a_leap():
    table = a_table()
    stand(table, "E3")
    rolling(table, "4", "2")
    found = traces(table)
    assert set(found) == set(offered(table, "move"))
    assert all(trace[0][0] == middle("E3") for trace in found.values())
    through = [trace for text, trace in found.items() if text.split()[2:4] == ["n2", "G9"]]
    assert through and all(trace[:1] == (spots("E3", "E1"),) for trace in through)
    assert all(trace[1][0] == middle("G9") for trace in through)


def test_a_crossing_ends_on_the_other_board():
    table = two_boards()
    rolling(table, "4", "2")
    own, other = layout(table.see(0)["table"]).boards
    assert other.scale == SMALL
    way = tuple(own.spot(*spot) for spot in spots("E3", "E1"))
    assert traces(table)["cross G9 2 2 n2"] == (way, (other.spot(*middle("G9")),))


def test_a_push_is_as_long_as_the_victory():
    table = a_company(seats=3)
    stand(table, "F5", "D4")
    landing(table, "D4")
    play(table, "4", "1")
    found = traces(table)
    assert found["push red n"] == found["push blue n"] == (spots("D4", "D1"),)
    assert "stay" not in found


def test_a_run_of_the_big_game_is_drawn_too():
    table = a_big_game("F5", "B2")
    play(table, "3")
    runs = offered(table, "move")
    assert runs and set(traces(table)) == set(runs)


def test_only_the_seat_that_is_asked_sees_ways():
    table = a_table()
    rolling(table, "2", "3")
    assert traces(table) and not traces(table, 1) and not traces(table, None)


def test_in_words_the_way_is_told_too():
    assert WORDS.option("move I3 e3 n2") == "I3 (Avis): 3 east, 2 north"
    assert WORDS.option("cross G9 2 3 n2") == "other board at G9 (Drop Zone): 2 north; then 2 and 3 more"
    assert WORDS.option("cross G9 0 3 n2 e1").endswith("2 north, 1 east; then 3 more")
    assert WORDS.option("cross G9 0 0 n2").endswith("2 north; the move ends there")


def test_a_move_tells_who_stands_where_it_leads():
    table = a_table(3)
    stand(table, "F5", "I3", "I3")
    rolling(table, "2", "3")
    labels = {one["text"]: one["label"] for one in page(table, 0, "en")["question"]["options"]}
    assert labels["move I3 e3 n2"] == "I3 (Avis): 3 east, 2 north (there: Blue, Yellow)"
    assert "there:" not in labels["move I7 e3 s2"]


def test_a_crossing_tells_who_stands_on_the_other_board():
    table = two_boards()
    stand(table, "E3", "G9", "F5", "G9")
    rolling(table, "4", "2")
    notes = table.game.display(table.see(0)).notes
    assert notes["cross G9 2 2 n2"].facts["things"] == [table.see(0)["table"]["names"][3]]
    assert not table.game.display(table.see(1)).notes


def test_the_longest_ways_are_told_like_short_ones():
    way = "4 north, 1 west, A9 (Drop Zone), 6 east, G9 (Drop Zone), 1 west"
    assert WORDS.option("move F9 n4 w1 A9 e6 G9 w1") == f"F9 (Daring Deed): {way}"
    way = "2 north, A9 (Drop Zone), 1 north, A9 (Drop Zone), 1 east"
    assert (
        WORDS.option("cross G9 0 0 n2 A9 n1 A9 e1")
        == f"other board at G9 (Drop Zone): {way}; the move ends there"
    )


# -- what matters most -----------------------------------------------------------------------------------


def test_of_two_boards_the_own_one_matters_most():
    table = two_boards()
    assert {table.game.display(table.see(seat)).focus for seat in (0, 3)} == {(0, 0, WIDTH, HEAD + HEIGHT)}
    assert table.game.display(table.see(None)).focus == ()
    assert a_table().game.display(a_table().see(0)).focus == ()


def test_the_own_mat_comes_first_then_the_own_board():
    table = two_boards()
    assert [mat.seat for mat in table.game.display(table.see(3)).mats] == [3, 2, 0, 1]
    assert [mat.seat for mat in table.game.display(table.see(None)).mats] == [0, 1, 2, 3]
