"""Movement cards: what each does, and that only the last counts (MF-GAP-17, MF-GAP-18, MF-MOVE-13 to 16)."""

from __future__ import annotations

import pytest

from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.rules.cards import forbids_role
from mythwright.games.myth_fortunes.rules.movement import orders
from tests.games.myth_fortunes.given import (
    asked,
    board,
    offered,
    play,
    player,
    refused,
    rules_of,
    stand,
    told,
)
from tests.games.myth_fortunes.given_fights import a_company, act, all_pass, awaited, bring, give, turn_of
from tests.marks import rule


def moving(*cards: str, place: str = "F5", seats: int = 2) -> FortuneTable:
    """Seat 0 asks to roll with these cards in hand."""
    table = a_company(seats=seats)
    give(table, 0, *cards)
    stand(table, place)
    turn_of(table)
    play(table, "roll")
    return table


def ends(table: FortuneTable) -> set[str]:
    return {text.split()[1] for text in offered(table, "move")}


# -- what each card does -----------------------------------------------------------------------------------


@rule("MF-GAP-17", "MF-MOVE-13")
def test_a_tailwind_changes_one_die_by_one_but_not_below_one() -> None:
    legs = {(1, 4), (4, 1), (2, 4), (4, 2), (1, 3), (3, 1), (1, 5), (5, 1)}
    assert set(orders((1, 4), "change_die")) == set(orders((4, 1), "change_die")) == legs


@rule("MF-GAP-17")
def test_a_tailwind_may_exceed_the_faces_of_a_die_or_be_left() -> None:
    table = moving("tailwind", place="A5")
    all_pass(act(table, "play tailwind", "dice d4 d4", "4 2"))
    assert {"E7", "F7", "D7", "E8", "E6"} <= ends(table)  # 4 2, 5 2, 3 2, 4 3, 4 1
    assert "F8" not in ends(table)  # not both dice


@rule("MF-GAP-17")
def test_a_shortcut_walks_one_straight_leg_with_either_die() -> None:
    table = moving("shortcut", place="D4")
    all_pass(act(table, "play shortcut", "dice d4 d4", "3 2"))
    assert ends(table) == {"D1", "D7", "A4", "G4", "D2", "D6", "B4", "F4"}


@rule("MF-GAP-17")
def test_drop_zones_and_stops_work_on_a_shortcut() -> None:
    table = moving("shortcut", place="E3")
    all_pass(act(table, "play shortcut", "dice d4 d4", "4 4"))
    assert "E7" in ends(table)
    assert "G7" in ends(table)  # two north to the zone E1, out at G9, two north


@rule("MF-GAP-17")
def test_loaded_dice_set_one_die_to_any_of_its_faces_and_roll_the_other() -> None:
    table = moving("loaded_dice")
    play(table, "play loaded_dice", "dice d4 d8")
    assert offered(table) == [f"set d4 {n}" for n in range(1, 5)] + [f"set d8 {n}" for n in range(1, 9)]
    play(table, "set d8 2")
    assert told(table, "took_dice") == [{"who": 0, "dice": ("d4", "d8")}]
    assert told(table, "set_die") == [{"who": 0, "die": "d8", "face": 2}]
    assert awaited(table) == (0, "d4", 1)
    play(table, "3")
    move = board(table).move
    assert move and (move.dice, move.faces) == (("d8", "d4"), (2, 3))


@rule("MF-GAP-17", "MF-GAP-41")
def test_a_dimension_hop_goes_without_dice_to_any_other_home_and_counts_as_a_landing() -> None:
    table = moving("dimension_hop", place="H2")
    play(table, "play dimension_hop")
    assert set(offered(table)) == {f"hop {home}" for home in table.box.homes if home != "H2"}
    play(table, "hop I7")
    assert asked(table) == (0, "home")  # Skeeve is a Klahd
    play(table, "collect")
    assert player(table).gold == 15


@rule("MF-GAP-17")
def test_in_mud_season_the_mover_must_take_two_d4() -> None:
    table = a_company()
    give(table, 1, "mud_season")
    turn_of(table)
    play(table, "roll", "play mud_season")
    assert awaited(table) == (0, "d4", 2)


@rule("MF-GAP-17")
def test_mud_season_is_not_for_the_mover_and_a_tailwind_not_for_others() -> None:
    table = moving("mud_season")
    assert asked(table) == (0, "window_before_roll")
    assert refused(table, "play mud_season") == "MF-GAP-17"
    table = a_company()
    give(table, 1, "tailwind", "mud_season")
    turn_of(table)
    play(table, "roll")
    assert offered(table, "play") == ["play mud_season"]
    assert refused(table, "play tailwind") == "MF-GAP-17"


@rule("MF-GAP-17")
def test_on_a_straight_and_narrow_the_second_leg_may_go_on_ahead_but_not_back() -> None:
    table = moving("straight_and_narrow", place="D5")
    all_pass(act(table, "play straight_and_narrow", "dice d4 d4", "3 1"))
    assert {"D1", "D9", "H5", "E2", "C8"} <= ends(table)
    assert refused(table, "move D3 n3 s1") == "MF-MOVE-07"


@rule("MF-GAP-17", "MF-MOVE-14")
def test_a_wobbly_table_lets_the_mover_pick_and_roll_afresh_and_opens_the_window_anew() -> None:
    table = a_company(seats=3)
    give(table, 2, "wobbly_table", "wobbly_table")
    turn_of(table)
    play(table, "roll", "pass", "dice d8 d8", "1 1", "pass")
    assert asked(table) == (2, "window_after_roll")
    play(table, "play wobbly_table")
    assert asked(table) == (0, "pick_dice")
    play(table, "dice d4 d6", "2", "3", "pass")
    assert asked(table) == (2, "window_after_roll")
    assert offered(table, "play") == ["play wobbly_table"]


@rule("MF-GAP-17")
def test_a_bog_holds_whatever_card_is_in_force() -> None:
    for card in ("tailwind", "shortcut", "straight_and_narrow"):
        table = a_company()
        give(table, 0, card)
        player(table).bog = True
        turn_of(table)
        play(table, "roll", f"play {card}")
        assert awaited(table) == (0, "d4", 2)
        assert not player(table).bog


@rule("MF-GAP-17")
def test_a_dimension_hop_leads_out_of_a_bog() -> None:
    table = a_company()
    give(table, 0, "dimension_hop")
    player(table).bog = True
    turn_of(table)
    play(table, "roll", "play dimension_hop", "hop B4", "decline")
    assert player(table).place == "B4"
    assert not player(table).bog


@rule("MF-GAP-17", "MF-GAP-13")
def test_a_wizards_second_roll_leaves_the_die_that_was_set() -> None:
    table = a_company()
    give(table, 0, "loaded_dice")
    bring(table, 0, "absent_minded_wizard")
    turn_of(table)
    play(table, "roll", "play loaded_dice", "dice d6 d6", "set d6 2", "5")
    play(table, "show absent_minded_wizard")
    assert awaited(table) == (0, "d6", 1)
    play(table, "3")
    move = board(table).move
    assert move and move.faces == (2, 3)
    assert asked(table) == (0, "move")  # only once in a turn
    assert told(table, "showed_companion") == [{"who": 0, "card": "absent_minded_wizard"}]


@rule("MF-GAP-17")
def test_nothing_is_rolled_afresh_before_it_was_rolled() -> None:
    table = moving("wobbly_table")
    found = forbids_role(table, 0, "wobbly_table")
    assert found and found.rule == "MF-GAP-17"


# -- the last one counts -------------------------------------------------------------------------------------


@rule("MF-EX-02", "MF-MOVE-15", "MF-MOVE-16", "MF-GAP-18")
def test_mud_season_after_a_tailwind_wastes_the_tailwind() -> None:
    table = a_company()
    give(table, 0, "tailwind")
    give(table, 1, "mud_season")
    turn_of(table)
    act(table, "roll", "play tailwind", "play mud_season")
    assert awaited(table) == (0, "d4", 2)
    assert told(table, "wasted") == [{"who": 1, "card": "tailwind"}]
    assert rules_of(table, "wasted") == ["MF-MOVE-16"]
    assert board(table).encounter_discard == ("tailwind",)
    all_pass(act(table, "4 3"))
    assert "J8" in ends(table)
    assert "J9" not in ends(table)  # 4 and 3 as they lie, without the wind


@rule("MF-GAP-18")
def test_a_countered_card_leaves_the_earlier_one_in_force() -> None:
    table = a_company(seats=3)
    give(table, 0, "shortcut")
    give(table, 1, "mud_season")
    give(table, 2, "counterspell")
    turn_of(table)
    play(table, "roll", "play shortcut", "pass", "pass", "play mud_season", "play counterspell")
    move = board(table).move
    assert move and move.card == "shortcut"
    assert sorted(board(table).encounter_discard) == ["counterspell", "mud_season"]


@rule("MF-GAP-18", "MF-MOVE-15")
def test_one_player_may_play_several_and_each_replaces_the_last() -> None:
    table = moving("tailwind", "shortcut", "loaded_dice")
    play(table, "play loaded_dice", "play tailwind", "play shortcut")
    move = board(table).move
    assert move and move.card == "shortcut"
    assert board(table).encounter_discard == ("loaded_dice", "tailwind")


@rule("MF-GAP-18")
def test_a_wobbly_table_voids_earlier_cards_and_the_die_that_one_had_set() -> None:
    table = moving("loaded_dice", "wobbly_table")
    play(table, "play loaded_dice", "pass", "dice d4 d8", "set d8 8", "1", "play wobbly_table")
    assert asked(table) == (0, "pick_dice")
    play(table, "dice d6 d6")
    assert awaited(table) == (0, "d6", 2)
    assert board(table).encounter_discard == ("loaded_dice",)


@rule("MF-GAP-18", "MF-GAP-15")
@pytest.mark.parametrize("forfeit", [True, False])
def test_the_card_in_force_is_discarded_when_the_move_ends(forfeit: bool) -> None:
    table = moving("straight_and_narrow")
    play(table, "play straight_and_narrow", "dice d8 d8")
    assert board(table).encounter_discard == ()
    act(table, "8 8", "pass") if forfeit else act(table, "1 1", "move F3 n1 n1")
    assert board(table).encounter_discard == ("straight_and_narrow",)


@rule("MF-MOVE-14")
def test_cards_for_before_the_roll_come_too_late_after_it() -> None:
    table = moving("tailwind", "wobbly_table")
    play(table, "pass", "dice d4 d4", "1 2")
    assert asked(table) == (0, "window_after_roll")
    assert offered(table, "play") == ["play wobbly_table"]
    assert refused(table, "play tailwind") == "MF-ENC-02"
