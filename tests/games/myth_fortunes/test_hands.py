"""Hands: limits, what goes when there is too much, and who sees what (MF-HAND, MF-GAP-25, MF-GAP-26)."""

from __future__ import annotations

from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.rules.hands import Excess, over_limit
from tests.games.myth_fortunes.given import (
    a_table,
    asked,
    board,
    dealt,
    hold,
    offered,
    play,
    player,
    refused,
    told,
    under_way,
)
from tests.marks import rule

SEVEN = ("counterspell", "dirty_trick", "shortcut", "tailwind", "town_crier", "truce", "windfall")


def too_many(table: FortuneTable, *, stays: bool = False) -> FortuneTable:
    """Seat 0 has come to too many cards between two turns."""
    board(table).move = None
    return under_way(table, Excess(seat=0, stays=stays))


@rule("MF-HAND-02", "MF-SETUP-02")
def test_nobody_has_more_than_one_character() -> None:
    table = dealt(6)
    assert len({someone.character for someone in table.state.players}) == 6


@rule("MF-HAND-05", "MF-HAND-06", "MF-HAND-07")
def test_seven_encounter_cards_are_one_too_many_and_the_owner_picks() -> None:
    table = a_table()
    hold(table, 0, *SEVEN)
    assert over_limit(table, 0) == "encounter"
    too_many(table)
    assert asked(table) == (0, "excess")
    assert offered(table) == [f"discard {card}" for card in SEVEN]
    play(table, "discard truce")
    assert len(player(table).hand) == 6
    assert board(table).encounter_discard == ("truce",)
    assert asked(table)[1] == "prepare"


@rule("MF-HAND-06", "MF-GAP-25")
def test_cards_go_one_at_a_time_until_the_limit_is_met() -> None:
    table = a_table()
    hold(table, 0, *SEVEN, "crystal_ball")
    too_many(table)
    play(table, "discard truce")
    assert asked(table) == (0, "excess")
    play(table, "discard tailwind")
    assert asked(table)[1] == "prepare"


@rule("MF-HAND-06", "MF-GAP-25")
def test_until_the_excess_is_gone_nothing_else_is_legal() -> None:
    table = a_table()
    hold(table, 0, *SEVEN)
    too_many(table)
    assert refused(table, "roll") == "MF-HAND-07"
    assert refused(table, "discard crystal_ball") == "MF-HAND-01"
    assert refused(table, "discard_companion loud_imp") == "MF-HAND-06"


@rule("MF-HAND-03", "MF-GAP-25")
def test_the_worn_disguise_counts_for_the_limit_and_may_be_the_one_to_go() -> None:
    table = a_table()
    player(table).disguises, player(table).worn = ("imp", "jahk"), "troll"
    assert over_limit(table, 0) == ""
    player(table).disguises = ("imp", "jahk", "wuhs")
    assert over_limit(table, 0) == "disguise"
    too_many(table)
    play(table, "discard_disguise troll")
    assert (player(table).worn, player(table).disguises) == ("", ("imp", "jahk", "wuhs"))
    assert told(table, "discarded_disguise") == [{"who": 0, "card": "troll", "worn": True}]


@rule("MF-HAND-03", "MF-GAP-25")
def test_a_second_copy_of_the_worn_disguise_goes_from_the_hand() -> None:
    table = a_table()
    player(table).disguises, player(table).worn = ("imp", "jahk", "troll"), "troll"
    too_many(table)
    play(table, "discard_disguise troll")
    assert (player(table).worn, player(table).disguises) == ("troll", ("imp", "jahk"))


@rule("MF-HAND-04", "MF-GAP-25", "MF-COMP-02", "MF-COMP-06")
def test_the_companion_in_place_counts_and_may_go_only_if_another_takes_its_place() -> None:
    table = a_table()
    player(table).companions = ("clumsy_porter", "loud_imp", "turncoat")
    assert over_limit(table, 0) == "companion"
    too_many(table)
    play(table, "discard_companion baby_dragon")
    assert asked(table) == (0, "replace_companion")
    assert offered(table) == ["companion clumsy_porter", "companion loud_imp", "companion turncoat"]
    play(table, "companion loud_imp")
    assert player(table).companion == "loud_imp"
    assert player(table).companions == ("clumsy_porter", "turncoat")
    assert board(table).companion_discard == ("baby_dragon",)


@rule("MF-GAP-25", "MF-GAP-26")
def test_others_who_guess_think_of_the_question_that_is_asked() -> None:
    table = a_table()
    player(table).companions = ("clumsy_porter", "loud_imp", "turncoat")
    too_many(table)
    play(table, "discard_companion baby_dragon")
    assert asked(table) == (0, "replace_companion")
    guessed = table.guess(1, "elsewhere")
    assert asked(guessed) == (0, "replace_companion")
    assert offered(guessed) == [f"companion {c}" for c in dict.fromkeys(player(guessed).companions)]


@rule("MF-GAP-25", "MF-GAP-14")
def test_a_companion_just_taken_from_the_deck_must_stay() -> None:
    table = a_table()
    board(table).companions = ("turncoat", *board(table).companions)
    player(table).companions = ("clumsy_porter", "loud_imp")
    play(table, "take_companion")
    assert player(table).companion == "turncoat"
    assert offered(table) == [
        "discard_companion baby_dragon",
        "discard_companion clumsy_porter",
        "discard_companion loud_imp",
    ]
    assert refused(table, "discard_companion turncoat") == "MF-HAND-06"


@rule("MF-HAND-01")
def test_cards_not_in_use_are_held_apart_from_those_laid_out() -> None:
    table = dealt(2)
    first = player(table)
    companions, disguises = first.companions, first.disguises
    play(table, f"lay {companions[1]} {disguises[2]}")
    play(table, f"lay {player(table, 1).companions[0]} none")
    assert first.companion == companions[1]
    assert first.worn == disguises[2]
    assert sorted((*first.companions, first.companion)) == sorted(companions)
    assert sorted((*first.disguises, first.worn)) == sorted(disguises)
    assert len(first.hand) == 6


# -- who sees what ----------------------------------------------------------------------------------------


@rule("MF-GAP-26", "MF-CHIP-08")
def test_pawns_chips_numbers_of_cards_piles_and_discards_are_public() -> None:
    table = a_table()
    hold(table, 0, "truce", "windfall")
    player(table).fame, player(table).gold, player(table).place = 8, 13, "D4"
    board(table).encounter_discard = ("tailwind",)
    for seat in (1, None):
        seen = table.see(seat)["table"]
        other, here = seen["players"][0], seen["boards"][0]
        assert (other["fame"], other["gold"], other["place"]) == (8, 13, "D4")
        assert (other["encounters"], other["disguises"], other["companions"]) == (2, 3, 2)
        assert here["encounter_discard"] == ("tailwind",)
        assert here["encounter_deck"] == len(board(table).encounters)
        assert here["disguise_deck"] == len(board(table).disguises)


@rule("MF-GAP-26", "MF-DISG-02", "MF-COMP-05")
def test_hands_characters_companions_and_piles_are_hidden_from_others() -> None:
    table = a_table()
    hold(table, 0, "truce", "windfall")
    seen = table.see(1)["table"]
    other = seen["players"][0]
    assert (other["hand"], other["character"], other["companion"]) == (None, "hidden", "hidden")
    own = table.see(0)["table"]["players"][0]
    assert (own["hand"], own["character"], own["companion"]) == (
        ("truce", "windfall"),
        "skeeve",
        "baby_dragon",
    )


@rule("MF-GAP-26")
def test_nothing_hidden_can_be_told_from_what_a_seat_sees() -> None:
    table = a_table(3)
    for seed in ("one", "two", "three"):
        assert table.guess(1, seed).see(1)["table"] == table.see(1)["table"]


@rule("MF-GAP-26")
def test_what_a_seat_cannot_know_is_dealt_anew_when_it_guesses() -> None:
    table = a_table(3)
    table.state.players[0].hand = ()
    guesses = {table.guess(1, seed).state.players[0].character for seed in "abcdefgh"}
    assert len(guesses) > 1
