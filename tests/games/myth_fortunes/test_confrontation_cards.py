"""Cards of a confrontation: each card before and after the dice (MF-GAP-19, MF-GAP-20, MF-GAP-21)."""

from __future__ import annotations

import pytest

from mythwright.games.myth_fortunes.rules.confrontation import companion_points, party_die, race_shown, total
from tests.games.myth_fortunes.given import (
    a_confrontation,
    asked,
    board,
    landing,
    offered,
    play,
    player,
    refused,
    told,
)
from tests.games.myth_fortunes.given_fights import (
    a_clash,
    a_company,
    act,
    all_pass,
    awaited,
    bring,
    clash_of,
    clothe,
    give,
    own,
    purse,
)
from tests.marks import rule

POINTS = {
    "sudden_confidence": 1,
    "dirty_trick": 2,
    "show_of_force": 3,
    "case_of_nerves": -1,
    "untied_bootlaces": -2,
}


# -- points ------------------------------------------------------------------------------------------------


@rule("MF-GAP-19", "MF-CONF-22", "MF-ENC-01")
@pytest.mark.parametrize(("card", "points"), POINTS.items())
def test_points_are_added_to_the_roll_of_the_party_named(card: str, points: int) -> None:
    table = a_clash(a_company(seats=3), card)
    play(table, f"play {card} blue", "6", "2")
    assert told(table, "totals") == [{"who": 0, "target": 1, "own": 6, "other": 2 + points}]


@rule("MF-GAP-19", "MF-CONF-14")
def test_a_bystander_may_play_on_either_party_but_not_on_himself() -> None:
    table = a_clash(a_company(seats=3), "dirty_trick", seat=2)
    assert asked(table) == (2, "window_confrontation")
    assert offered(table, "play") == ["play dirty_trick red", "play dirty_trick blue"]
    assert refused(table, "play dirty_trick yellow") == "MF-GAP-19"


@rule("MF-GAP-19", "MF-CONF-22")
def test_the_points_of_several_cards_add_up_and_end_with_the_confrontation() -> None:
    table = a_clash(a_company(), "show_of_force", "dirty_trick", "untied_bootlaces")
    act(table, "play show_of_force red", "play dirty_trick red", "play untied_bootlaces red")
    assert clash_of(table).points == (3, 0)
    act(table, "1", "1", "stay")
    a_confrontation(table)
    assert clash_of(table).points == (0, 0)


@rule("MF-GAP-19", "MF-CONF-22")
def test_points_of_one_party_leave_those_of_the_other_alone() -> None:
    table = a_clash(a_company(), "show_of_force", "dirty_trick")
    act(table, "play show_of_force red", "play dirty_trick blue")
    assert clash_of(table).points == (3, 2)


# -- companions ----------------------------------------------------------------------------------------------


@rule("MF-GAP-19")
def test_a_companion_who_walks_out_counts_for_nothing_and_stays_with_its_owner() -> None:
    table = a_company()
    bring(table, 1, "hired_bodyguard")
    a_clash(table, "companion_walks_out")
    assert total(table, clash_of(table), 1) == 3
    assert offered(table, "play") == ["play companion_walks_out red", "play companion_walks_out blue"]
    play(table, "play companion_walks_out blue")
    assert total(table, clash_of(table), 1) == 0
    assert player(table, 1).companion == "hired_bodyguard"


@rule("MF-GAP-19")
def test_a_bookkeeper_who_walked_out_earns_nothing() -> None:
    table = a_company()
    bring(table, 0, "gnome_bookkeeper")
    a_clash(table, "companion_walks_out", seat=1)
    play(table, "play companion_walks_out red", "6", "1")
    assert purse(table) == (5 + 5 + 5, 10)


@rule("MF-GAP-19", "MF-GAP-13")
def test_traded_places_make_each_companion_count_for_the_other_side() -> None:
    table = a_company()
    bring(table, 0, "hired_bodyguard")
    bring(table, 1, "old_general")
    a_clash(table, "traded_places", "traded_places")
    clash = clash_of(table)
    assert [companion_points(table, clash, side) for side in (0, 1)] == [3, 2]
    play(table, "play traded_places")
    assert [companion_points(table, clash, side) for side in (0, 1)] == [0, 3]  # for a challenger: nothing
    play(table, "play traded_places")
    assert [companion_points(table, clash, side) for side in (0, 1)] == [3, 2]


@rule("MF-GAP-19")
def test_a_companion_that_walked_out_stays_out_after_traded_places() -> None:
    table = a_company()
    bring(table, 0, "hired_bodyguard")
    bring(table, 1, "baby_dragon")
    a_clash(table, "traded_places", "companion_walks_out")
    clash = clash_of(table)
    act(table, "play companion_walks_out red", "play traded_places")
    assert [companion_points(table, clash, side) for side in (0, 1)] == [2, 0]


@rule("MF-GAP-13", "MF-GAP-50")
def test_after_traded_places_the_winner_is_paid_by_the_bookkeeper_who_counts_for_him() -> None:
    table = a_company()
    bring(table, 1, "gnome_bookkeeper")
    a_clash(table, "traded_places")
    play(table, "play traded_places", "6", "1")
    assert [p.gold for p in table.state.players] == [11, 10]


@rule("MF-GAP-13")
def test_a_turncoats_gold_stays_with_its_owner_after_traded_places() -> None:
    table = a_company()
    bring(table, 1, "turncoat")
    a_clash(table, "traded_places")
    play(table, "play traded_places")
    assert [p.gold for p in table.state.players] == [10, 12]
    assert companion_points(table, clash_of(table), 0) == -3


@rule("MF-GAP-19", "MF-GAP-43")
def test_places_cannot_be_traded_with_the_board() -> None:
    table = a_company("carpet_merchant", "chumley")
    give(table, 0, "traded_places", "dirty_trick")
    landing(table, "B8")
    assert offered(table, "play") == ["play dirty_trick red", "play dirty_trick foe"]
    assert refused(table, "play traded_places") == "MF-GAP-19"


# -- dice, peace and stakes --------------------------------------------------------------------------------


@rule("MF-GAP-19")
def test_borrowed_muscle_gives_a_d8_and_weak_knees_a_d4_and_the_last_on_a_party_counts() -> None:
    table = a_clash(a_company(), "borrowed_muscle", "weak_knees", "weak_knees")
    clash = clash_of(table)
    assert [party_die(table, clash, side) for side in (0, 1)] == ["d6", "d8"]
    play(table, "play borrowed_muscle red")
    assert [party_die(table, clash, side) for side in (0, 1)] == ["d8", "d8"]
    play(table, "play weak_knees red")
    assert [party_die(table, clash, side) for side in (0, 1)] == ["d4", "d8"]
    play(table, "play weak_knees blue")
    assert awaited(table) == (0, "d4", 1)
    play(table, "3")
    assert awaited(table) == (1, "d4", 1)


@rule("MF-GAP-19", "MF-CONF-17")
def test_a_truce_ends_it_at_once_without_dice_booty_or_a_move() -> None:
    table = a_clash(a_company(seats=3), "truce", "dirty_trick", seat=2)
    play(table, "play truce")
    assert board(table).clash is None
    assert [p.fame + p.gold for p in table.state.players] == [15, 15, 15]
    assert (told(table, "made_peace"), told(table, "pushed")) == ([{"who": 0, "race": "klahd"}], [])
    assert player(table, 2).hand == ("dirty_trick",)


@rule("MF-GAP-19", "MF-GAP-50")
@pytest.mark.parametrize(
    ("cards", "square", "times"), [(1, "E5", 2), (2, "E5", 4), (1, "C2", 4), (2, "C2", 4)]
)
def test_doublings_multiply_the_booty_up_to_four_times(cards: int, square: str, times: int) -> None:
    table = a_clash(a_company(), *("double_or_nothing",) * cards, square=square)
    own(table, 1, fame=50)
    act(table, *("play double_or_nothing",) * cards, "4", "1")
    assert purse(table, 1) == (50 - 3 * times, 10)
    assert purse(table, 0) == (5 + 6 * times, 10)
    act(table, "push red s")
    assert player(table).place == f"{square[0]}{int(square[1]) + 3}"  # by the plain difference


# -- identities --------------------------------------------------------------------------------------------


@rule("MF-GAP-20")
def test_a_quick_change_puts_on_another_disguise_for_good() -> None:
    table = a_company()
    clothe(table, 0, "imp", "gnome")
    give(table, 0, "quick_change")
    a_confrontation(table)
    play(table, "reveal disguise", "play quick_change")
    assert offered(table) == ["disguise gnome", "undisguise"]
    assert asked(table.guess(1, "guess")) == asked(table)
    play(table, "disguise gnome")
    assert race_shown(table, clash_of(table), 0) == "gnome"
    assert (player(table).worn, player(table).disguises, player(table).shown) == (
        "gnome",
        ("imp",),
        "disguise",
    )
    act(table, "1", "2", "stay")
    assert player(table).worn == "gnome"


@rule("MF-GAP-20", "MF-BOOTY-02")
def test_a_quick_change_takes_the_disguise_off_and_the_character_counts_for_booty() -> None:
    table = a_company()
    clothe(table, 0, "imp")
    give(table, 0, "quick_change")
    a_confrontation(table)
    play(table, "reveal disguise", "play quick_change", "undisguise")
    assert race_shown(table, clash_of(table), 0) == "klahd"
    play(table, "4", "1")
    assert [p.fame for p in table.state.players] == [11, 2]  # two Characters: three from each


@rule("MF-GAP-20")
def test_a_quick_change_is_for_a_party_that_owns_a_disguise() -> None:
    table = a_company(seats=3)
    give(table, 0, "quick_change")
    give(table, 2, "quick_change")
    clothe(table, 2, "", "gnome")
    a_confrontation(table)
    assert offered(table, "play") == []  # he has nothing to put on or take off
    play(table, "pass")
    assert asked(table) == (2, "window_confrontation")
    assert refused(table, "play quick_change") == "MF-GAP-20"


@rule("MF-GAP-20", "MF-CONF-16")
def test_a_change_to_the_other_partys_race_makes_peace() -> None:
    table = a_company()
    clothe(table, 0, "", "troll")
    give(table, 0, "quick_change")
    a_confrontation(table)
    play(table, "play quick_change", "disguise troll")
    assert told(table, "made_peace") == [{"who": 0, "race": "troll"}]


@rule("MF-GAP-20")
def test_unmasked_sends_a_shown_disguise_to_its_owners_hand_and_the_character_counts() -> None:
    table = a_company(seats=3)
    clothe(table, 1, "imp")
    give(table, 2, "unmasked")
    a_confrontation(table)
    play(table, "reveal disguise")
    assert offered(table, "play") == ["play unmasked blue"]
    play(table, "play unmasked blue")
    someone = player(table, 1)
    assert (someone.worn, someone.disguises, someone.shown) == ("", ("imp",), "character")
    assert race_shown(table, clash_of(table), 1) == "troll"
    assert awaited(table) == (0, "d6", 1)


@rule("MF-GAP-20")
def test_nobody_who_shows_his_character_and_no_foe_can_be_unmasked() -> None:
    table = a_company("carpet_merchant", "chumley")
    clothe(table, 1, "imp")
    give(table, 0, "unmasked")
    a_confrontation(table)
    play(table, "reveal character")
    assert offered(table, "play") == []
    table = a_company("carpet_merchant", "chumley")
    give(table, 0, "unmasked")
    landing(table, "B8")
    assert offered(table, "play") == []
    assert refused(table, "play unmasked foe") == "MF-GAP-20"


# -- after the dice ----------------------------------------------------------------------------------------


@rule("MF-GAP-21", "MF-CONF-12")
def test_a_second_chance_rolls_ones_own_die_again_and_the_new_number_stands() -> None:
    table = a_clash(a_company(), "second_chance", seat=1)
    act(table, "pass", "5", "1")
    assert asked(table) == (1, "window_after_dice")
    play(table, "play second_chance")
    assert awaited(table) == (1, "d8", 1)
    play(table, "8")
    assert told(table, "won_confrontation") == [{"who": 1, "target": 0, "amount": 3}]


@rule("MF-GAP-21")
def test_equal_totals_after_a_second_chance_roll_both_dice_and_open_the_window_anew() -> None:
    table = a_clash(a_company(), "second_chance", "second_chance", seat=1)
    act(table, "pass", "5", "1", "play second_chance", "5")
    assert awaited(table) == (0, "d6", 1)
    play(table, "6")
    assert awaited(table) == (1, "d8", 1)
    play(table, "2")
    assert asked(table) == (1, "window_after_dice")


@rule("MF-GAP-21")
def test_insurance_pays_for_the_loser_no_more_than_he_owns() -> None:
    table = a_clash(a_company(), "insurance", seat=1)
    own(table, 1, fame=2)
    act(table, "5", "1", "play insurance")
    assert purse(table, 1) == (2, 10)
    assert purse(table, 0) == (5 + 2 + 4, 10)  # for the loser two, for itself four
    assert told(table, "insured") == [{"who": 1, "amount": 2}]


@rule("MF-GAP-21")
def test_insurance_of_the_winner_pays_nothing() -> None:
    table = a_clash(a_company(), "insurance")
    act(table, "5", "1", "play insurance")
    assert [p.fame for p in table.state.players] == [13, 1]
    assert told(table, "insured") == []


@rule("MF-GAP-21")
def test_after_the_dice_only_the_parties_are_asked_the_challenger_first() -> None:
    table = a_company(seats=3)
    give(table, 0, "truce", "insurance")
    give(table, 1, "truce")
    give(table, 2, "second_chance")
    a_confrontation(table)
    play(table, "pass", "pass", "pass", "5", "1")
    assert asked(table) == (0, "window_after_dice")
    play(table, "play insurance", "pass", "pass")  # two who might counter it
    assert asked(table) == (0, "window_after_dice")  # the asking starts anew
    play(table, "pass")
    assert asked(table) == (1, "window_after_dice")
    play(table, "pass")
    assert asked(table) == (0, "push")


@rule("MF-GAP-21", "MF-GAP-22")
def test_a_bystander_may_counter_a_second_chance() -> None:
    table = a_company(seats=3)
    give(table, 1, "second_chance")
    give(table, 2, "counterspell")
    a_confrontation(table)
    act(table, "5", "1", "play second_chance", "play counterspell")
    assert told(table, "won_confrontation") == [{"who": 0, "target": 1, "amount": 4}]


@rule("MF-GAP-21", "MF-GAP-43")
def test_against_the_board_insurance_saves_the_loser_his_chips() -> None:
    table = a_company("carpet_merchant", "chumley")
    give(table, 0, "insurance")
    landing(table, "B8")
    all_pass(table)
    play(table, "1", "8", "play insurance")
    assert purse(table) == (5, 10)


@rule("MF-CONF-12", "MF-GAP-26")
def test_everyone_sees_how_far_a_confrontation_has_come() -> None:
    table = a_company(seats=3)
    clothe(table, 1, "imp")
    a_clash(table, "dirty_trick")
    stages = []
    for answer in ("reveal disguise", "pass", "5"):
        stages.append(table.see(2)["table"]["boards"][0]["clash"]["stage"])
        play(table, answer)
    assert stages == ["reveal", "cards", "dice"]
