"""The sketch: a map that fits a terminal and reads without colour, the same in sentences, and panels."""

from __future__ import annotations

import random

import pytest

import mythwright
from mythwright.core.picture import Fact
from mythwright.core.telling import tell_fact, words_of
from mythwright.games.myth_fortunes.board import COLUMNS
from mythwright.games.myth_fortunes.box import PAWNS, read_box
from mythwright.games.myth_fortunes.sketch import CELL, code, short
from tests.games.myth_fortunes import given, given_ball, given_travel

WORDS = words_of(mythwright.find(given.GAME), "en")
STYLES = {"greek", "egyptian", "norse", "slavic", "hindu", "dark", "legal", "own", "dim", ""}
ANSWERS, EACH = 300, 17
"""So many answers are given, and every seventeenth moment is told."""


def sketch(table, seat: int | None = 0):
    return table.game.sketch(table.see(seat))


def cell(table, square: str, seat: int | None = 0) -> tuple[str, str]:
    """The two lines inside a square."""
    lines = ["".join(span.text for span in line) for line in sketch(table, seat).map]
    x, y = 3 + COLUMNS.index(square[0]) * (CELL + 1), 2 * int(square[1]) - 1
    return lines[y][x : x + CELL].strip(), lines[y + 1][x : x + CELL].strip()


def told(table, facts: list[Fact], seat: int | None = 0) -> list[str]:
    view = table.see(seat)
    return [tell_fact(WORDS, view, fact) for fact in facts]


def panel(table, title: str, seat: int | None = 0) -> list[str]:
    """The lines of the panel with this title."""
    for head, facts in sketch(table, seat).panels:
        if told(table, [head], seat) == [title]:
            return told(table, facts, seat)
    raise AssertionError([told(table, [head], seat) for head, _ in sketch(table, seat).panels])


@pytest.mark.parametrize("seats", [2, 6, 12])
def test_it_fits_a_terminal_and_can_be_told_at_every_moment(seats):
    table, chance = mythwright.new(given.GAME, seats=seats, seed="fit"), random.Random(seats)
    for at in range(ANSWERS):
        if table.pending is None:
            break
        drawn = sketch(table, table.pending.seat)
        assert len(drawn.map) <= 24
        assert max(sum(len(span.text) for span in line) for line in drawn.map) <= 78
        assert {word for line in drawn.map for span in line for word in span.style.split(" ")} <= STYLES
        panels = [fact for head, lines in drawn.panels[1:] for fact in (head, *lines)]
        said = (
            told(table, [*drawn.spoken, *drawn.hand, *panels], table.pending.seat) if at % EACH == 0 else []
        )
        assert [line for line in said if "_" in line or "{" in line or line.endswith("]")] == []
        table.play(chance.choice(table.pending.options))


def test_every_kind_of_square_has_letters():
    table = given.a_table().see(0)["table"]
    codes = {kind: code(table, kind) for kind in read_box(()).kinds}
    assert all(1 < len(letters) <= CELL - 2 for letters in codes.values())
    assert len(set(codes.values())) == len(codes)


def test_every_pawn_has_letters_of_its_own():
    assert len({short(pawn) for pawn in PAWNS}) == len(PAWNS)


def test_squares_show_what_they_are_and_who_stands_there():
    table = given.a_table(3)
    given.stand(table, "D4", "E7", "E7")
    assert cell(table, "D4") == ("+$1", ">Re")
    assert cell(table, "E7") == ("C)", "Bl+1")
    assert cell(table, "B3")[0] == "-$2" and cell(table, "C1")[0] == "-*1" and cell(table, "F1")[0] == "+*2"
    assert cell(table, "I7")[0] == "!Kl" and cell(table, "B8")[0] == "xVa"


def test_squares_that_may_be_entered_stand_in_brackets_for_who_is_asked():
    table = given.a_table()
    given.stand(table, "F9")
    given.rolling(table, "6", "5")
    assert cell(table, "K3")[0] == "[~~ ]"
    assert cell(table, "K3", seat=1)[0] == "~~"


def test_the_map_is_that_of_the_board_where_one_sits():
    table = given_travel.two_boards()
    given.stand(table, "A2", "A3", "A4", "A5")
    assert cell(table, "A2")[1] == ">Re" and cell(table, "A4")[1] == ""
    assert cell(table, "A4", seat=2)[1] == "Ye" and cell(table, "A2", seat=2)[1] == ""


def test_the_map_is_told_in_sentences_too():
    table = given.a_table(3)
    given.stand(table, "D4", "E7", "E7")
    assert told(table, sketch(table).spoken) == [
        "D4 (Loose Change): Red.",
        "E7 (Yellow Crescent Inn): Blue, Yellow.",
    ]


def test_both_boards_and_those_between_them_are_told():
    table = given_travel.departs(given_travel.two_boards(), "yellow")
    spoken = told(table, sketch(table, 1).spoken, 1)
    assert "Board 2, F5 (Bazaar at Deva): Yellow, Green." in spoken
    assert "On the way to board 2: Red, who will come out at G9 (Drop Zone)." in spoken


def test_a_player_is_told_in_fewest_chips():
    table = given.a_table()
    given.player(table, 1).fame, given.player(table, 1).gold = 8, 13
    found = panel(table, "Blue")
    assert found[0] == "Fame 8 (1 red, 3 blue), gold 13 (2 green, 3 yellow)"
    assert found[1] == "Place: F5 (Bazaar at Deva)"


def test_identities_of_others_are_face_down():
    table = given.a_table()
    given.dress(table, 1, "imp")
    hidden = "a Character Card (face down), a disguise (face down), with a companion (face down)"
    assert f"Identity: {hidden}" in panel(table, "Blue")
    assert "Identity: Aahz (true face), disguised: Imp, with Eager Apprentice" in panel(table, "Blue", seat=1)


def test_a_confrontation_shows_how_the_totals_come_about():
    table = given.a_confrontation(given.a_table(windows=True))
    found = panel(table, "Red against Blue on E5 (Open Road)")
    assert found == [
        "Red: true face, Klahd, Baby Dragon (2), rolls d4",
        "Blue: true face, Pervect, Eager Apprentice (1), rolls d6",
    ]


def test_a_move_shows_its_dice():
    table = given.rolling(given.a_table(), "1", "2")
    assert panel(table, "The move of Red") == ["Dice: d8, d8, showing 1, 2"]


def test_the_big_game_shows_ball_and_goals():
    table = given_ball.a_big_game("F5", "E4")
    found = panel(table, "The Big Game, round 1")
    assert found[0] == "The ball: Red" and found[1].startswith("Goals: Red ")


def test_the_own_hand_is_told_with_texts_and_figures():
    table = given.a_table()
    given.hold(table, 0, "dirty_trick", "dirty_trick")
    hand = told(table, sketch(table).hand)
    assert hand[0].startswith("You are Skeeve: Klahd. Home: I7 (Klah). Rolls d8 against")
    assert "Dirty Trick (2 times): In a confrontation: the total of one party is +2." in hand
    assert sketch(table, None).hand == []


def test_another_hand_is_only_counted():
    table = given.a_table()
    given.hold(table, 0, "dirty_trick")
    everything = [*sketch(table, 1).hand, *(fact for _, facts in sketch(table, 1).panels for fact in facts)]
    assert "Dirty Trick" not in str(told(table, everything, 1))
