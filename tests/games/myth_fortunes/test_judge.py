"""The judge: dice, answers to every question, rulings and replays (MF-JUDGE, MF-GAP-06, MF-GAP-07)."""

from __future__ import annotations

from collections import Counter

import pytest

import mythwright
from mythwright.core.flow import Roll
from mythwright.core.judge import asked_about
from mythwright.core.replay import record, replayed, undone, verify
from mythwright.core.ruling import Refused
from mythwright.core.table import DICE
from mythwright.core.telling import words_of
from mythwright.games.myth_fortunes.board import SQUARES, square_text
from tests.games.myth_fortunes.given import GAME, a_table, dealt, hold, play, player, refused, told
from tests.games.myth_fortunes.given_travel import turn_of
from tests.marks import rule


@rule("MF-DICE-01")
@pytest.mark.parametrize(("die", "sides"), [("d4", 4), ("d6", 6), ("d8", 8)])
def test_dice_are_numbered_from_one_and_each_face_stands_on_them_once(die: str, sides: int) -> None:
    table = dealt()
    assert table.game.faces(table.box, die) == tuple(str(face) for face in range(1, sides + 1))


@rule("MF-DICE-01", "MF-GAP-07")
def test_each_face_of_a_die_is_equally_likely() -> None:
    table = dealt()
    roll = Roll("d4", 1, "rolled", "MF-DICE-01", 0)
    thrown = Counter(table._throw(roll)[0] for _ in range(4000))
    assert set(thrown) == {"1", "2", "3", "4"}
    assert all(850 < number < 1150 for number in thrown.values())  # five standard deviations


@rule("MF-GAP-06")
@pytest.mark.parametrize(
    ("answer", "why"),
    [
        ("draw", "MF-DRAW-01"),
        ("move E5 w1", "MF-TURN-05"),
        ("dice d10 d4", "MF-DICE-01"),
        ("collect", "MF-HOME-01"),
        ("undisguise", "MF-DISG-06"),
        ("play counterspell", "MF-ENC-02"),
        ("play truce", "MF-HAND-01"),
    ],
)
def test_an_illegal_choice_is_refused_with_the_rule_that_forbids_it(answer: str, why: str) -> None:
    table = a_table()
    hold(table, 0, *["counterspell"] * 4, "tailwind", "shortcut")
    turn_of(table)
    with pytest.raises(Refused) as found:
        play(table, answer)
    assert [ruling.rule for ruling in found.value.rulings] == [why]
    assert why in table.game.catalog().entries


@rule("MF-GAP-06", "MF-TURN-05")
def test_who_wants_to_move_before_the_roll_is_told_to_roll() -> None:
    table = a_table()
    for answer in ("move A1", "hop C3", "cross G9 1 1 n2"):
        with pytest.raises(Refused) as found:
            play(table, answer)
        assert [str(near) for near in found.value.nearest] == ["roll"]
    with pytest.raises(Refused) as found:
        play(table, "collect")
    assert len(found.value.nearest) == 3


@rule("MF-JUDGE-01", "MF-JUDGE-02", "MF-JUDGE-05", "MF-JUDGE-06")
def test_questions_are_answered_at_any_time_and_change_nothing() -> None:
    table = a_table()
    before, pending = table.copy(), table.pending
    for seat in (0, 1):
        seen = table.see(seat)["table"]["cards"]
        assert seen["town_crier"]["window"] == "any_time"
        assert seen["klahd"]["dice"]["troll"] == "d6"
        assert seen["hired_bodyguard"]["total"] == 3
        assert {*table.box.encounters, *table.box.companions, *table.box.races} <= set(seen)
    assert refused(table, "collect") == "MF-HOME-01"
    assert table.why_not("roll", seat=1)[0].rule == "MW-TABLE-01"
    assert table.state == before.state
    assert table.pending is pending
    assert table.answers == before.answers


@rule("MF-JUDGE-01", "MF-JUDGE-02", "MF-JUDGE-05")
@pytest.mark.parametrize(
    ("typed", "title", "text"),
    [
        ("K3", "K3 (Bog)", "On your next turn both dice must be d4.\nBy MF-GAP-05."),
        ("bog", "Bog", "On your next turn both dice must be d4.\nBy MF-GAP-05."),
        ("Town Crier", "Town Crier", "In a calm moment: the bank pays you 2 fame.\nBy MF-GAP-23."),
        ("porter", "Clumsy Porter", "In a confrontation: -2."),
        ("gnome", "Gnome", "Home: B4 (Zoorik). Rolls d8 against"),
        ("aahz", "Aahz", "Pervect. Home: D2 (Perv)."),
    ],
)
def test_whoever_asks_what_a_card_or_a_square_means_is_told(typed: str, title: str, text: str) -> None:
    table = a_table()
    [found] = asked_about(words_of(table.game, "en"), table.game.printed(table.box), typed)
    assert found.title == title
    assert found.text.startswith(text)


@rule("MF-JUDGE-01")
def test_every_square_is_told_as_it_is_drawn() -> None:
    table = a_table()
    drawn = table.see(0)["table"]
    prints = table.game.printed(table.box)
    assert all(prints[square].lines == (square_text(drawn, square),) for square in SQUARES)


@rule("MF-JUDGE-04", "MF-GAP-06")
def test_no_choice_is_taken_back_after_a_die_was_rolled() -> None:
    table = a_table()
    play(table, "roll", "dice d4 d4", "1 1")
    with pytest.raises(Refused) as found:
        undone(table, 0)
    assert found.value.rulings[0].rule == "MW-UNDO-01"


@rule("MF-JUDGE-04", "MF-GAP-06")
def test_no_choice_is_taken_back_after_a_card_was_drawn() -> None:
    table = a_table()
    play(table, "draw")
    with pytest.raises(Refused) as found:
        undone(table, 0)
    assert found.value.rulings[0].rule == "MW-UNDO-01"


@rule("MF-GAP-06")
def test_a_choice_made_since_may_be_taken_back() -> None:
    table = dealt(2, passing=[0, 1])
    for seat in (0, 1):
        table.play(f"lay {player(table, seat).companions[0]} none")
    play(table, "6", "1")
    race = player(table).disguises[0]
    play(table, f"disguise {race}")
    back = undone(table, 0)
    assert (player(table).worn, player(back).worn) == (race, "")


@rule("MF-GAP-07")
def test_the_log_of_choices_and_dice_gives_the_same_game_again() -> None:
    table = mythwright.new(GAME, seats=3, seed="again", options={"rounds": 12})
    for number in range(120):
        assert table.pending is not None
        table.play(number * 7 % len(table.pending.options))
    again = replayed(table, table.answers)
    assert again.state == table.state
    assert again.log == table.log
    assert verify(record(table), mythwright.find).state == table.state


@rule("MF-GAP-07")
def test_the_generator_is_seeded_and_never_seen() -> None:
    def first(seed: str) -> list[str]:
        return [someone.character for someone in dealt(6, seed=seed).state.players]

    assert first("one") == first("one")
    assert first("one") != first("two")
    assert dealt(seed="secret seed").see(0)["seed"] is None
    assert "secret seed" not in str(dealt(seed="secret seed").see(0))


@rule("MF-GAP-07", "MF-GAP-01")
def test_by_the_clock_the_log_also_notes_how_time_ran() -> None:
    table = a_table(2, minutes=60)
    play(table, "roll", "dice d8 d8", "8 8", "4")
    assert (DICE, ("4",), True) in table.answers
    assert [event["faces"] for event in told(table, "rolled") if event["die"] == "clock"] == [("4",)]
