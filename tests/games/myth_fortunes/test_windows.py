"""Windows: who is asked when and in which order, passing, and counters (MF-GAP-16, MF-GAP-22, MF-GAP-47)."""

from __future__ import annotations

import pytest

from mythwright.core.flow import Ask
from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.effects import without
from tests.games.myth_fortunes.given import (
    a_confrontation,
    asked,
    board,
    landing,
    offered,
    play,
    player,
    refused,
    stand,
    told,
)
from tests.games.myth_fortunes.given_fights import (
    a_clash,
    a_company,
    act,
    all_pass,
    awaited,
    clash_of,
    give,
    purse,
    turn_of,
)
from tests.marks import rule

FILLER = ("sudden_confidence", "dirty_trick", "weak_knees", "borrowed_muscle")


def everyone_holds(table: FortuneTable, *cards: str) -> FortuneTable:
    for seat, card in enumerate(cards):
        give(table, seat, card)
    return table


def passing_order(table: FortuneTable, prompt: str) -> list[int]:
    """Who is asked, one after the other, while all pass."""
    seats = []
    while isinstance(table.pending, Ask) and table.pending.prompt == prompt:
        seats.append(table.pending.seat)
        table.play("pass")
    return seats


# -- order -----------------------------------------------------------------------------------------------


@rule("MF-GAP-16")
def test_before_and_after_the_roll_the_mover_is_asked_first_then_the_others_clockwise() -> None:
    table = everyone_holds(a_company(seats=4), *FILLER)
    turn_of(table, 2)
    play(table, "roll")
    assert passing_order(table, "window_before_roll") == [2, 3, 0, 1]
    play(table, "dice d4 d4", "1 1")
    assert passing_order(table, "window_after_roll") == [2, 3, 0, 1]


@rule("MF-GAP-16")
def test_between_two_turns_the_player_whose_turn_comes_next_is_asked_first() -> None:
    table = everyone_holds(a_company(seats=3), *FILLER[:3])
    landing(table, "E5")
    play(table, "end")
    assert passing_order(table, "window_any_time") == [1, 2, 0]
    assert asked(table) == (1, "prepare")


@rule("MF-GAP-16")
def test_no_window_opens_after_the_last_turn_of_the_session() -> None:
    table = everyone_holds(a_company(rounds=12), "windfall", "windfall")
    table.state.slots = 12 * 2 - 1
    landing(table, "E5")
    play(table, "end")
    assert table.pending is None
    assert [p.gold for p in table.state.players] == [10, 10]


@rule("MF-GAP-16")
def test_after_a_card_the_asking_starts_anew() -> None:
    table = a_company(seats=3)
    give(table, 1, "windfall")
    give(table, 2, "windfall")
    landing(table, "E5")
    play(table, "pass", "play windfall", "pass")
    assert asked(table) == (1, "window_any_time")  # who had passed before


@rule("MF-GAP-16")
def test_only_players_of_the_board_concerned_are_asked() -> None:
    table = a_company(seats=5, boards=2)
    for seat in range(5):
        give(table, seat, "dirty_trick")
    turn_of(table, 0)
    play(table, "roll")
    assert passing_order(table, "window_before_roll") == [0, 1, 2]


@rule("MF-GAP-16")
def test_whoever_holds_no_card_is_skipped() -> None:
    table = everyone_holds(a_company(seats=4), "truce", "truce")
    turn_of(table)
    play(table, "roll")
    assert passing_order(table, "window_before_roll") == [0, 1]


@rule("MF-GAP-16")
def test_whether_a_hand_has_a_fitting_card_does_not_show_in_who_is_asked() -> None:
    for card in ("windfall", "mud_season"):
        table = a_company(seats=3)
        give(table, 1, card)
        turn_of(table)
        play(table, "roll")
        assert asked(table) == (1, "window_before_roll")
        assert table.see(2)["question"] == {"seat": 1, "rule": "MF-MOVE-14", "prompt": "window_before_roll"}


@rule("MF-GAP-16")
def test_nobody_is_asked_for_cards_that_have_all_come_to_light() -> None:
    table = a_company()
    give(table, 1, "windfall")
    here = board(table)
    here.encounters = without(here.encounters, "wobbly_table", "wobbly_table")
    here.encounter_discard = ("wobbly_table", "wobbly_table")
    turn_of(table)
    play(table, "roll", "pass", "dice d4 d4", "1 1", "pass")
    assert asked(table) == (0, "move")


@rule("MF-GAP-16")
def test_a_target_is_named_when_a_card_is_played() -> None:
    table = a_clash(a_company(), "dirty_trick", "truce")
    play(table, "play dirty_trick blue", "play truce")
    assert told(table, "played_on") == [{"who": 0, "card": "dirty_trick", "on": "blue"}]
    assert told(table, "played") == [{"who": 0, "card": "truce"}]


# -- passing -----------------------------------------------------------------------------------------------


@rule("MF-GAP-16")
def test_a_player_may_pass_in_every_window_of_the_game() -> None:
    table = a_company(passing=[1])
    give(table, 1, "mud_season")
    turn_of(table)
    play(table, "roll")
    assert asked(table) == (0, "pick_dice")


@rule("MF-GAP-16")
def test_passing_until_ones_own_turn_lasts_as_long_as_that() -> None:
    table = everyone_holds(a_company(seats=3), "windfall", "windfall", "town_crier")
    landing(table, "E5")
    play(table, "end", "pass", "pass turn")
    assert told(table, "passes_for_now") == [{"who": 2, "until": "turn"}]
    play(table, "pass", "roll")
    assert passing_order(table, "window_before_roll") == [1, 0]
    turn_of(table, 2)
    assert player(table, 2).passing == ""


@rule("MF-GAP-16")
def test_whoever_passes_until_his_turn_is_asked_again_when_he_is_challenged() -> None:
    table = a_company()
    give(table, 1, "dirty_trick")
    player(table, 1).passing = "turn"
    a_confrontation(table)
    assert asked(table) == (1, "window_confrontation")


@rule("MF-GAP-16")
def test_passing_for_a_confrontation_ends_with_it() -> None:
    table = everyone_holds(a_company(seats=3), "dirty_trick", "dirty_trick", "dirty_trick")
    a_confrontation(table)
    play(table, "pass", "pass", "pass confrontation")
    assert player(table, 2).passing == "confrontation"
    act(table, "5", "1")
    all_pass(table)
    assert told(table, "won_confrontation")
    assert player(table, 2).passing == ""


# -- the order of a confrontation ------------------------------------------------------------------------


@rule("MF-GAP-47", "MF-CONF-13", "MF-CONF-14")
def test_the_parties_are_asked_first_then_bystanders_clockwise_from_the_challenger() -> None:
    table = everyone_holds(a_company(seats=4), *FILLER)
    a_confrontation(table, challenger=2, challenged=1)
    assert passing_order(table, "window_confrontation") == [2, 1, 3, 0]


@rule("MF-GAP-47")
def test_after_a_partys_card_the_other_party_is_asked_and_passes_are_forgotten() -> None:
    table = a_company(seats=3)
    give(table, 0, "dirty_trick", "weak_knees")
    give(table, 1, "dirty_trick")
    give(table, 2, "weak_knees")
    a_confrontation(table)
    play(table, "pass", "play dirty_trick blue", "pass", "pass")
    assert passing_order(table, "window_confrontation") == [0, 2]  # seat 1 has no card left
    table = a_company(seats=3)
    give(table, 0, "dirty_trick", "weak_knees")
    give(table, 1, "dirty_trick")
    a_confrontation(table)
    play(table, "play dirty_trick red", "pass")
    assert passing_order(table, "window_confrontation") == [1, 0]


@rule("MF-GAP-47")
def test_after_a_bystanders_card_the_challenger_is_asked() -> None:
    table = a_company(seats=3)
    give(table, 0, "weak_knees")
    give(table, 1, "truce")
    give(table, 2, "dirty_trick", "dirty_trick")
    a_confrontation(table)
    play(table, "pass", "pass", "play dirty_trick red", "pass", "pass")
    assert passing_order(table, "window_confrontation") == [0, 1, 2]


@rule("MF-HINT-02", "MF-GAP-47")
def test_a_player_may_play_any_number_of_cards() -> None:
    cards = (
        "show_of_force",
        "show_of_force",
        "dirty_trick",
        "dirty_trick",
        "dirty_trick",
        "sudden_confidence",
    )
    table = a_clash(a_company(), *cards)
    for card in cards:
        play(table, f"play {card} red")
    assert clash_of(table).points == (13, 0)
    assert player(table).hand == ()


# -- counters ------------------------------------------------------------------------------------------------


@rule("MF-GAP-22", "MF-CONF-15")
@pytest.mark.parametrize(("spells", "points"), [(0, 2), (1, 0), (2, 2), (3, 0)])
def test_counterspells_cancel_from_the_last_to_the_first(spells: int, points: int) -> None:
    table = a_company(seats=3)
    give(table, 0, "dirty_trick", "counterspell")
    give(table, 1, "counterspell", "counterspell")
    a_confrontation(table)
    play(table, "play dirty_trick red", *("play counterspell",) * spells)
    act(all_pass(table), "1", "1")
    assert clash_of(table).points == (points, 0)
    assert sorted(board(table).encounter_discard) == ["counterspell"] * spells + ["dirty_trick"]


@rule("MF-EX-03", "MF-GAP-22", "MF-ENC-01")
def test_a_counterspell_on_a_counterspell_saves_the_first_card() -> None:
    table = a_company(seats=3)
    give(table, 0, "dirty_trick")
    give(table, 1, "counterspell")
    give(table, 2, "counterspell")
    a_confrontation(table)
    play(table, "play dirty_trick red", "play counterspell")
    assert asked(table) == (2, "window_counter")
    play(table, "play counterspell")
    assert clash_of(table).points == (2, 0)
    assert sorted(board(table).encounter_discard) == ["counterspell", "counterspell", "dirty_trick"]


CHAINS = {
    0: [],
    1: ["countered: dirty_trick of 0 by 1"],
    2: ["countered: counterspell of 1 by 0", "prevailed: dirty_trick of 0"],
    3: ["countered: counterspell of 0 by 1", "countered: dirty_trick of 0 by 1"],
    4: ["countered: counterspell of 1 by 0"] * 2 + ["prevailed: dirty_trick of 0"],
}


@rule("MF-GAP-22")
@pytest.mark.parametrize(("spells", "events"), CHAINS.items())
def test_a_chain_of_counters_tells_what_came_to_nothing_and_by_whom(spells: int, events: list[str]) -> None:
    table = a_company(seats=3)
    give(table, 0, "dirty_trick", "counterspell", "counterspell")
    give(table, 1, "counterspell", "counterspell")
    a_confrontation(table)
    play(table, "play dirty_trick red", *("play counterspell",) * spells)
    all_pass(table)
    countered = [f"countered: {e['card']} of {e['who']} by {e['by']}" for e in told(table, "countered")]
    prevailed = [f"prevailed: {e['card']} of {e['who']}" for e in told(table, "prevailed")]
    assert countered + prevailed == events


@rule("MF-GAP-22", "MF-CONF-13")
def test_counters_ask_the_parties_then_the_others_but_never_who_played_the_card() -> None:
    table = a_company(seats=4)
    give(table, 0, "counterspell")
    give(table, 1, "truce")
    give(table, 2, "counterspell", "weak_knees")
    give(table, 3, "counterspell")
    a_confrontation(table)
    play(table, "pass", "pass", "play weak_knees blue")
    assert passing_order(table, "window_counter") == [0, 1, 3]


@rule("MF-GAP-22")
def test_outside_confrontations_counters_go_clockwise_from_the_cards_player() -> None:
    table = everyone_holds(a_company(seats=4), "truce", "truce", "windfall", "weak_knees")
    turn_of(table, 2)
    play(table, "play windfall")
    assert passing_order(table, "window_counter") == [3, 0, 1]


@rule("MF-GAP-22")
def test_in_the_counter_on_a_counter_its_own_player_is_not_asked_but_the_first_player_is() -> None:
    table = a_company(seats=3)
    give(table, 0, "windfall", "truce")
    give(table, 1, "counterspell", "truce")
    give(table, 2, "weak_knees")
    turn_of(table)
    play(table, "play windfall", "play counterspell")
    assert passing_order(table, "window_counter") == [2, 0]
    assert purse(table) == (5, 10)
    assert told(table, "countered") == [{"who": 0, "by": 1, "card": "windfall"}]


@rule("MF-GAP-22")
def test_a_cancelled_card_is_spent_and_another_may_follow_in_the_same_window() -> None:
    table = a_company()
    give(table, 0, "windfall", "town_crier")
    give(table, 1, "counterspell")
    turn_of(table)
    play(table, "play windfall", "play counterspell", "pass")
    assert player(table).hand == ("town_crier",)
    play(table, "play town_crier")
    assert purse(table) == (7, 10)


@rule("MF-GAP-22", "MF-ENC-02")
def test_a_counterspell_needs_a_card_to_counter() -> None:
    table = a_clash(a_company(), "counterspell")
    assert offered(table, "play") == []
    assert refused(table, "play counterspell") == "MF-ENC-02"


@rule("MF-GAP-22")
def test_nobody_is_asked_to_counter_once_all_counterspells_lie_open() -> None:
    table = a_company()
    give(table, 0, "windfall")
    give(table, 1, "truce")
    here = board(table)
    here.encounters = without(here.encounters, *("counterspell",) * 4)
    here.encounter_discard = ("counterspell",) * 4
    turn_of(table)
    play(table, "play windfall")
    assert asked(table) == (0, "prepare")


@rule("MF-GAP-22")
def test_squares_and_dice_cannot_be_countered() -> None:
    table = a_company()
    give(table, 1, "counterspell")
    stand(table, "F5", "A1")
    landing(table, "A5")
    assert purse(table) == (5, 13)  # a Buried Strongbox
    a_confrontation(table)
    play(table, "pass")
    assert awaited(table) == (0, "d6", 1)
