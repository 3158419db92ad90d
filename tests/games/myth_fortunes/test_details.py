"""Details of several chapters: who is asked first, which rule is named, what is told, and bare limits."""

from __future__ import annotations

import pytest

from mythwright.games.myth_fortunes import effects
from mythwright.games.myth_fortunes.box import FortuneTable, read_box
from mythwright.games.myth_fortunes.rules.paths import forbids_path
from mythwright.games.myth_fortunes.rules.squares import forbids_income
from mythwright.games.myth_fortunes.rules.windows import unseen
from mythwright.games.myth_fortunes.state import CHARACTER, DISGUISE, Waiting
from tests.games.myth_fortunes.given import (
    a_confrontation,
    a_table,
    asked,
    board,
    go_with,
    landing,
    offered,
    play,
    player,
    rules_of,
    stand,
    told,
)
from tests.games.myth_fortunes.given_fights import (
    a_company,
    act,
    bring,
    clothe,
    give,
    purse,
    turn_of,
)
from tests.games.myth_fortunes.test_windows import passing_order
from tests.marks import rule

BOX = read_box(())


# -- who is asked, and what they may say ---------------------------------------------------------------------


@rule("MF-CONF-13", "MF-GAP-22")
def test_counters_ask_both_parties_first_wherever_they_sit() -> None:
    table = a_company(seats=4)
    for seat, card in enumerate(("windfall", "counterspell", "truce", "weak_knees")):
        give(table, seat, card)
    a_confrontation(table, challenged=2)
    act(table, "play weak_knees yellow")
    assert passing_order(table, "window_counter") == [0, 2, 1]


@rule("MF-GAP-16", "MF-GAP-22")
def test_who_moves_cannot_pass_counters_until_his_own_turn() -> None:
    table = a_company(seats=3)
    give(table, 0, "counterspell")
    give(table, 1, "weak_knees")
    give(table, 2, "counterspell")
    a_confrontation(table)
    act(table, "play weak_knees red")
    assert (asked(table), offered(table)) == ((0, "window_counter"), ["pass", "play counterspell"])
    play(table, "pass")
    assert asked(table) == (2, "window_counter")
    assert "pass turn" in offered(table)


@rule("MF-GAP-13")
def test_only_the_mover_may_show_a_wizard_after_the_roll() -> None:
    table = a_company()
    bring(table, 1, "absent_minded_wizard")
    give(table, 1, "wobbly_table")
    turn_of(table)
    act(table, "roll", "dice d4 d4", "4 2")
    while asked(table)[0] != 1:
        play(table, "pass")
    assert (asked(table), offered(table, "show")) == ((1, "window_after_roll"), [])


@rule("MF-GAP-16")
def test_a_card_in_force_for_a_traveller_is_in_nobodys_hand() -> None:
    table = a_table(4, boards=2)
    card = BOX.encounters["tailwind"]
    copies = card.copies * 2
    board(table).encounter_discard = ("tailwind",) * (copies - 1)
    assert unseen(table, "tailwind", card)
    board(table, 1).waiting = (Waiting(0, 2, "G9", 1, 2, "tailwind"),)
    assert not unseen(table, "tailwind", card)


@rule("MF-GAP-16")
def test_a_card_in_force_for_the_mover_is_in_nobodys_hand() -> None:
    table = a_table()
    card = BOX.encounters["tailwind"]
    board(table).encounter_discard = ("tailwind",) * (card.copies - 1)
    assert unseen(table, "tailwind", card)
    move = board(table).move
    assert move is not None
    move.card = "tailwind"
    assert not unseen(table, "tailwind", card)
    board(table).move = None  # between two turns
    assert unseen(table, "tailwind", card)


# -- which rule is named -------------------------------------------------------------------------------------


@rule("MF-CONF-08", "MF-CONF-11")
def test_the_challenged_party_is_turned_up_by_one_rule_and_the_challenger_by_another() -> None:
    table = a_confrontation(a_table())
    assert [event["who"] for event in told(table, "showed_identity")] == [1, 0]
    assert rules_of(table, "showed_identity") == ["MF-CONF-08", "MF-CONF-11"]


@rule("MF-HOME-01")
def test_a_square_that_is_no_home_pays_nobody() -> None:
    table = a_table()
    stand(table, "F5")
    found = forbids_income(table, 0)
    assert found and found.rule == "MF-HOME-01"


@rule("MF-DROP-02")
@pytest.mark.parametrize(
    ("start", "path"),
    [
        ("E1", ["A9"]),  # nobody came there in this move
        ("E3", ["n1", "A9"]),  # no zone to go from
        ("E3", ["n2", "E5"]),  # no zone to go to
    ],
)
def test_one_goes_from_zone_to_zone_and_arrives_there_first(start: str, path: list[str]) -> None:
    assert BOX.squares["E1"].zone and not BOX.squares["E5"].zone
    found = forbids_path(BOX, start, path, straight=False)
    assert found and found.rule == "MF-DROP-02"
    assert forbids_path(BOX, "E3", ["n2", "A9"], straight=False) is None


# -- what is told and known ----------------------------------------------------------------------------------


def test_cards_that_come_and_go_are_told() -> None:
    table = a_company()
    give(table, 0, "truce")
    effects.discard_encounter(table, 0, "truce", "MF-TURN-08")
    assert told(table, "discarded") == [{"who": 0, "card": "truce"}]
    top = board(table).disguises[0]
    effects.take_disguise(table, 0, "MF-GAP-12")
    [got] = [event for event in table.log or () if event.kind == "got_card"]
    assert (got.facts, got.to) == ({"who": 0, "card": top}, (0,))


def looked_at(table: FortuneTable) -> tuple[tuple[int, str], ...]:
    return player(table, 0).looked


@rule("MF-GAP-23", "MF-GAP-25")
def test_a_disguise_that_is_gone_is_known_no_longer_but_the_character_is() -> None:
    table = a_company(seats=3)
    clothe(table, 1, "imp")
    player(table, 0).looked = ((1, DISGUISE), (1, CHARACTER), (2, DISGUISE))
    player(table, 1).known = (CHARACTER, DISGUISE)
    effects.discard_disguise(table, 1, "imp", "MF-GAP-25")
    assert looked_at(table) == ((1, CHARACTER), (2, DISGUISE))
    assert player(table, 1).known == (CHARACTER,)


@rule("MF-GAP-12")
@pytest.mark.parametrize("race", ["jahk", ""])
def test_another_disguise_than_the_one_that_was_seen_is_unknown(race: str) -> None:
    table = a_company(seats=3)
    clothe(table, 1, "imp", "jahk")
    player(table, 1).known = (CHARACTER, DISGUISE)
    effects.wear(table, 1, race, "MF-GAP-12")
    assert player(table, 1).known == (CHARACTER,)


@rule("MF-GAP-13")
def test_who_has_shown_a_companion_cannot_take_that_back() -> None:
    table = a_table()
    go_with(table, 0, "clumsy_porter")
    landing(table, "B3")
    play(table, "show clumsy_porter")
    assert table.answers[-1][-1] is True


# -- bare limits ---------------------------------------------------------------------------------------------


@rule("MF-GAP-05")
def test_two_gold_are_enough_for_charity() -> None:
    table = a_table()
    player(table).gold = 2
    landing(table, "B5")
    assert offered(table) == ["pass", "give"]


@rule("MF-GAP-43")
def test_what_the_board_wins_goes_to_nobody() -> None:
    table = landing(a_table(), "B8")
    go_with(table, 0, "turncoat")
    play(table, "1", "4")
    assert (purse(table, 0), purse(table, 1)) == ((0, 10), (5, 10))
