"""What is told: every change has its event, and the event names the rule behind it."""

from __future__ import annotations

import pytest

from mythwright.core.flow import Ask
from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.effects import pay_gold, take_companion, without
from tests.games.myth_fortunes.given import (
    a_confrontation,
    a_table,
    asked,
    board,
    landing,
    play,
    rolling,
    rules_of,
    stand,
    told,
)
from tests.games.myth_fortunes.given_ball import a_big_game
from tests.games.myth_fortunes.given_fights import a_clash, a_company, act, give, turn_of
from tests.marks import rule


@rule("MF-GAP-27")
def test_whoever_pays_the_bank_is_told_how_much_and_what_is_left() -> None:
    table = a_company()
    assert (pay_gold(table, 0, 4, "MF-GAP-27"), pay_gold(table, 0, 9, "MF-GAP-27")) == (4, 6)
    assert told(table, "paid_gold") == [{"who": 0, "amount": 4, "has": 6}, {"who": 0, "amount": 6, "has": 0}]


@rule("MF-GAP-14", "MF-GAP-26")
def test_which_companion_was_drawn_is_told_to_its_owner_alone() -> None:
    table = a_company()
    before = len(table.log or ())
    card = take_companion(table, 1, "MF-GAP-14")
    drew, got = list(table.log or ())[before:]
    assert (drew.kind, drew.facts, drew.to) == ("drew_companion", {"who": 1}, None)
    assert (got.kind, got.facts, got.to) == ("got_card", {"who": 1, "card": card}, (1,))


@rule("MF-GAP-23")
def test_what_a_crystal_ball_has_shown_cannot_be_taken_back() -> None:
    table = a_company()
    give(table, 0, "crystal_ball")
    turn_of(table)
    play(table, "play crystal_ball blue", "look character")
    assert [revealed for *_, revealed in table.answers[-2:]] == [True, True]


@rule("MF-CONF-24")
def test_totals_are_told_of_both_parties_and_of_a_foe_of_the_board() -> None:
    table = act(a_clash(a_company()), "5", "1")
    assert told(table, "totals") == [{"who": 0, "target": 1, "own": 5, "other": 1}]
    assert told(table, "totals_against_foe") == []
    table = landing(a_company("carpet_merchant", "chumley"), "B8")
    act(table, "4", "3")
    assert told(table, "totals_against_foe") == [{"who": 0, "own": 4, "other": 3}]
    assert told(table, "totals") == []


@rule("MF-CONF-26", "MF-CONF-27")
@pytest.mark.parametrize(("pawn", "expected"), [("red", "MF-CONF-26"), ("blue", "MF-CONF-27")])
def test_a_push_names_the_rule_for_winners_or_for_losers(pawn: str, expected: str) -> None:
    table = a_company(seats=3)
    stand(table, "F5", "D4")
    landing(table, "D4")
    play(table, "4", "1", f"push {pawn} e")
    assert rules_of(table, "pushed") == [expected]


@rule("MF-GAP-21")
@pytest.mark.parametrize(("seat", "own", "other"), [(0, 3, 2), (1, 5, 3)])
def test_a_second_chance_leaves_the_other_die_as_it_lies(seat: int, own: int, other: int) -> None:
    table = a_clash(a_company(), "second_chance", seat=seat)
    act(table, "5", "2", "play second_chance", "3")
    assert told(table, "totals")[-1] == {"who": 0, "target": 1, "own": own, "other": other}


@rule("MF-GAP-35")
@pytest.mark.parametrize(("square", "prompt"), [("E7", "inn"), ("F5", "bazaar")])
def test_inn_and_bazaar_ask_by_their_own_ruling(square: str, prompt: str) -> None:
    table = landing(a_company(), square)
    assert asked(table) == (0, prompt)
    assert table.pending is not None and table.pending.rule == "MF-GAP-35"


@rule("MF-MOVE-04")
def test_a_move_tells_every_leg_of_its_path() -> None:
    table = a_table()
    stand(table, "D5")
    rolling(table, "4", "1")
    play(table, "move H4 e4 n1")
    assert told(table, "moved")[-1] == {"who": 0, "square": "H4", "path": ("e4", "n1")}


@rule("MF-BG-09", "MF-BG-15")
def test_turns_and_runs_of_the_big_game_are_told() -> None:
    table = a_big_game("A1", "A3")
    assert told(table, "ball_turn_began") == [{"who": 0, "round": 1}]
    before = len(told(table, "moved"))
    play(table, "2", "move C1 e2")
    assert told(table, "moved")[before:] == [{"who": 0, "square": "C1", "path": ()}]
    assert rules_of(table, "moved")[-1] == "MF-BG-15"
    assert told(table, "ball_turn_began")[-1] == {"who": 1, "round": 1}


@rule("MF-BG-34")
def test_a_run_that_scores_tells_where_it_ended() -> None:
    table = a_big_game("D5", "K9", team=("aahz", "skeeve"))
    play(table, "4", "move D1 n4")
    assert (told(table, "moved")[-1], rules_of(table, "moved")[-1]) == (
        {"who": 0, "square": "D2", "path": ()},
        "MF-BG-34",
    )


@rule("MF-CONF-24")
def test_a_foe_that_is_beaten_is_told_of() -> None:
    table = landing(a_company("carpet_merchant", "chumley"), "B8")
    act(table, "4", "3")
    assert told(table, "beat_foe") == [{"who": 0, "amount": 1}]


@rule("MF-MOVE-15")
def test_the_movement_card_in_force_is_told_with_whose_move_it_governs() -> None:
    table = a_company(seats=3)
    give(table, 1, "mud_season")
    turn_of(table)
    act(table, "roll", "play mud_season")
    assert told(table, "took_force") == [{"who": 0, "card": "mud_season"}]


def hand_out(table: FortuneTable) -> None:
    """Each of four has a card, so that all of them are asked."""
    for seat, card in enumerate(("truce", "truce", "weak_knees", "weak_knees")):
        give(table, seat, card)


def askings(table: FortuneTable, window: str) -> list[tuple[int, str]]:
    """Who is asked in this window, by which rule; everyone passes."""
    found = []
    while isinstance(table.pending, Ask) and table.pending.prompt == f"window_{window}":
        found.append((table.pending.seat, table.pending.rule))
        play(table, "pass")
    return found


@rule("MF-CONF-12", "MF-GAP-47")
def test_a_window_asks_parties_and_bystanders_by_different_rules() -> None:
    table = a_company(seats=4)
    hand_out(table)
    a_confrontation(table)
    rules = ("MF-CONF-12", "MF-CONF-12", "MF-GAP-47", "MF-GAP-47")
    assert askings(table, "confrontation") == list(enumerate(rules))


@rule("MF-MOVE-14")
def test_before_the_roll_everyone_is_asked_by_the_same_rule() -> None:
    table = a_company(seats=4)
    hand_out(table)
    turn_of(table)
    play(table, "roll")
    assert askings(table, "before_roll") == [(seat, "MF-MOVE-14") for seat in range(4)]


@rule("MF-GAP-16", "MF-GAP-17")
def test_where_all_cards_of_the_others_lie_open_only_the_mover_is_asked_before_his_roll() -> None:
    table = a_company(seats=4)
    hand_out(table)
    here = board(table)
    here.encounters = without(here.encounters, "mud_season", "mud_season")
    here.encounter_discard = ("mud_season", "mud_season")
    turn_of(table)
    play(table, "roll")
    assert askings(table, "before_roll") == [(0, "MF-MOVE-14")]


@rule("MF-ENC-01")
def test_a_card_that_was_played_cannot_be_taken_back() -> None:
    table = a_company()
    give(table, 0, "windfall")
    turn_of(table)
    play(table, "play windfall")
    assert table.answers[-1][-1] is True
