"""Encounter Cards: what is in the deck, and the cards of any time (MF-ENC, MF-GAP-15, MF-GAP-23)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from mythwright.games.myth_fortunes.effects import next_encounter
from mythwright.games.myth_fortunes.game import GAME
from mythwright.games.myth_fortunes.rules.setup import encounter_cards
from tests.games.myth_fortunes.given import asked, board, dealt, landing, offered, play, player, refused, told
from tests.games.myth_fortunes.given_fights import a_clash, a_company, clothe, give, own, purse, turn_of
from tests.marks import rule

WINDOWS = {
    "Movement": {"before_roll", "after_roll"},
    "Confrontation": {"confrontation"},
    "After confrontation dice": {"after_dice"},
    "Counter": {"counter"},
    "Any time": {"any_time"},
    "Advanced": {"at_once"},
}


def catalogued() -> dict[str, tuple[str, int]]:
    """Each kind of card with its group and number of copies, as the catalogue lists them."""
    text = GAME.catalog()["MF-GAP-15"].text
    found = {}
    for group, total, cards in re.findall(r"(Movement|[A-Z][a-z ]+) \((\d+)\): ([^.]*)\.", text):
        copies = {name: int(number) for name, number in re.findall(r"([A-Z][A-Za-z ]+?) (\d+)", cards)}
        assert sum(copies.values()) == int(total), group
        found |= {name.lower().replace(" ", "_"): (group, number) for name, number in copies.items()}
    return {name.removeprefix("the_"): row for name, row in found.items()}


# -- the deck ------------------------------------------------------------------------------------------


@rule("MF-GAP-15", "MF-ENC-02")
def test_every_kind_of_card_is_in_the_box_as_often_as_the_catalogue_says_and_has_a_window() -> None:
    box, book = GAME.box("first", ()), catalogued()
    assert len(book) == 27 + 2
    assert {name: card.copies for name, card in box.encounters.items()} == {
        n: c for n, (_, c) in book.items()
    }
    for name, (group, _) in book.items():
        assert box.encounters[name].window in WINDOWS[group], name


@rule("MF-ENC-03", "MF-ADV-01", "MF-GAP-15", "MF-GAP-60")
@pytest.mark.parametrize(("advanced", "cards"), [(False, 60), (True, 62)])
def test_only_the_advanced_rules_add_dragon_poker_and_the_big_game(advanced: bool, cards: int) -> None:
    table = dealt(4, boards=2, advanced=advanced)
    for number, here in enumerate(table.state.boards):
        hands = [card for p in table.state.players if p.board == number for card in p.hand]
        deck = Counter([*here.encounters, *hands])
        assert deck == Counter(encounter_cards(table.box, advanced))
        assert deck.total() == cards
        assert (deck["dragon_poker"], deck["big_game"]) == ((1, 1) if advanced else (0, 0))


@rule("MF-GAP-60")
def test_the_advanced_rules_are_on_unless_the_table_says_otherwise() -> None:
    assert GAME.options().advanced


@rule("MF-GAP-15")
def test_an_empty_pile_is_made_anew_from_the_discards_and_if_both_are_empty_nothing_is_drawn() -> None:
    table = a_company()
    here = board(table)
    here.encounters, here.encounter_discard = (), ("windfall", "truce")
    drawn = {next_encounter(table, here) for _ in range(2)}
    assert drawn == {"windfall", "truce"}
    assert told(table, "reshuffled") == [{"deck": "encounter_deck"}]
    assert next_encounter(table, here) == ""


@rule("MF-GAP-15")
def test_a_played_card_goes_to_the_discard_pile_of_the_board_at_which_its_player_sits() -> None:
    table = a_company(seats=4, boards=2)
    give(table, 2, "windfall")
    turn_of(table, 2)
    play(table, "play windfall")
    assert [here.encounter_discard for here in table.state.boards] == [(), ("windfall",)]


# -- cards of any time -----------------------------------------------------------------------------------


@rule("MF-GAP-23", "MF-ENC-01")
@pytest.mark.parametrize(("card", "fame", "gold"), [("windfall", 0, 3), ("town_crier", 2, 0)])
def test_the_bank_pays_for_windfall_and_town_crier(card: str, fame: int, gold: int) -> None:
    table = a_company()
    give(table, 0, card)
    turn_of(table)
    play(table, f"play {card}")
    assert purse(table) == (5 + fame, 10 + gold)
    assert purse(table, 1) == (5, 10)
    assert player(table).hand == ()


@rule("MF-GAP-23")
@pytest.mark.parametrize(("has", "taken"), [(7, 2), (1, 1), (0, 0)])
def test_light_fingers_take_up_to_two_gold_from_one_other_player(has: int, taken: int) -> None:
    table = a_company(seats=3)
    give(table, 0, "light_fingers")
    own(table, 2, gold=has)
    turn_of(table)
    assert offered(table, "play") == ["play light_fingers blue", "play light_fingers yellow"]
    play(table, "play light_fingers yellow")
    assert [p.gold for p in table.state.players] == [10 + taken, 10, has - taken]


@rule("MF-GAP-23")
def test_light_fingers_do_not_reach_to_the_other_board() -> None:
    table = a_company(seats=4, boards=2)
    give(table, 0, "light_fingers")
    turn_of(table)
    assert offered(table, "play") == ["play light_fingers blue"]
    assert refused(table, "play light_fingers yellow") == "MF-GAP-23"


@rule("MF-GAP-23")
@pytest.mark.parametrize(("face", "card"), [("character", "chumley"), ("disguise", "imp")])
def test_a_crystal_ball_shows_one_card_to_its_player_alone(face: str, card: str) -> None:
    table = a_company(seats=3)
    give(table, 0, "crystal_ball")
    clothe(table, 1, "imp")
    turn_of(table)
    play(table, "play crystal_ball blue", f"look {face}")
    [event] = [e for e in table.log or () if e.kind == "saw_card"]
    assert (event.facts["face"], event.facts["card"], event.to) == (face, card, (0,))
    assert told(table, "looked") == [{"who": 0, "target": 1}]
    place = "character" if face == "character" else "worn"
    seen = [table.see(seat)["table"]["players"][1][place] for seat in (0, 2)]
    assert seen == [card, "hidden"]


@rule("MF-GAP-23")
def test_a_crystal_ball_finds_no_disguise_where_none_is_worn() -> None:
    table = a_company()
    give(table, 0, "crystal_ball")
    turn_of(table)
    play(table, "play crystal_ball blue")
    assert offered(table) == ["look character"]


# -- when a card may be played -----------------------------------------------------------------------------


@rule("MF-ENC-02")
@pytest.mark.parametrize("card", ["tailwind", "wobbly_table", "truce", "insurance", "counterspell"])
def test_a_card_of_another_moment_is_refused_in_ones_own_steps(card: str) -> None:
    table = a_company()
    give(table, 0, card)
    turn_of(table)
    assert offered(table, "play") == []
    assert refused(table, f"play {card}") == "MF-ENC-02"


@rule("MF-ENC-02", "MF-CONF-12")
def test_cards_of_any_time_wait_until_a_confrontation_is_over() -> None:
    table = a_clash(a_company(), "windfall", "dirty_trick")
    assert asked(table) == (0, "window_confrontation")
    assert offered(table, "play") == ["play dirty_trick red", "play dirty_trick blue"]
    assert refused(table, "play windfall") == "MF-ENC-02"


@rule("MF-GAP-16")
def test_cards_of_any_time_may_be_played_in_step_six_as_well() -> None:
    table = a_company()
    give(table, 0, "windfall")
    landing(table, "E5")
    assert asked(table) == (0, "discard_step")
    play(table, "play windfall")
    assert purse(table) == (5, 13)


@rule("MF-GAP-16")
def test_playing_a_card_between_two_draws_ends_the_drawing() -> None:
    table = a_company()
    give(table, 0, "windfall")
    turn_of(table)
    play(table, "draw", "play windfall")
    assert "draw" not in offered(table)
    assert refused(table, "draw") == "MF-GAP-29"


@rule("MF-JUDGE-02", "MF-JUDGE-05")
def test_what_a_card_does_can_be_read_at_any_moment_and_asking_changes_nothing() -> None:
    table = a_clash(a_company(), "dirty_trick")
    before = table.copy()
    for seat in (0, 1, None):
        cards = table.see(seat)["table"]["cards"]
        for name, card in table.box.encounters.items():
            assert (cards[name]["type"], cards[name]["window"]) == ("encounter", card.window)
    assert (table.state, table.pending) == (before.state, before.pending)
