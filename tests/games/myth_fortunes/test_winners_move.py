"""The winner's move, and the chains of confrontations it starts (MF-CONF-26 to 30, MF-GAP-51 to 54)."""

from __future__ import annotations

import pytest

from mythwright.games.myth_fortunes.box import FortuneTable
from tests.games.myth_fortunes.given import (
    a_confrontation,
    asked,
    landing,
    offered,
    play,
    player,
    refused,
    stand,
    told,
)
from tests.games.myth_fortunes.given_fights import (
    a_company,
    act,
    awaited,
    bring,
    clothe,
    give,
    purse,
    turn_of,
)
from tests.marks import rule


def a_victory(*places: str, by: int = 3, seats: int = 3) -> FortuneTable:
    """Seat 0 has come to the square of seat 1 and won by so much; places are of seats 1, 2 and so on."""
    table = a_company(seats=seats)
    stand(table, "F5", *places)
    landing(table, places[0])
    play(table, str(by + 1), "1")
    return table


@rule("MF-CONF-26", "MF-CONF-27", "MF-CONF-30", "MF-GAP-51")
def test_the_winner_moves_his_own_pawn_or_the_losers_or_none() -> None:
    table = a_victory("D4")
    assert asked(table) == (0, "push")
    ways = [f"push {pawn} {heading}" for pawn in ("red", "blue") for heading in "nesw"]
    assert offered(table) == [*ways, "stay"]


@rule("MF-CONF-26", "MF-GAP-51")
@pytest.mark.parametrize(("heading", "square"), [("n", "D1"), ("e", "G4"), ("s", "D7"), ("w", "A4")])
def test_a_pawn_goes_straight_and_exactly_as_far_as_the_difference(heading: str, square: str) -> None:
    table = a_victory("D4")
    play(table, f"push red {heading}")
    assert (player(table, 0).place, player(table, 1).place) == (square, "D4")
    assert told(table, "pushed") == [{"who": 0, "by": 0, "square": square}]


@rule("MF-CONF-27")
def test_the_losers_pawn_goes_where_the_winner_sends_it() -> None:
    table = a_victory("D4")
    play(table, "push blue s")
    assert (player(table, 0).place, player(table, 1).place) == ("D4", "D7")


@rule("MF-CONF-30")
def test_after_one_pawn_the_other_is_not_moved() -> None:
    table = a_victory("D4")
    give(table, 0, "windfall")
    play(table, "push blue s")
    assert asked(table) == (0, "discard_step")
    assert refused(table, "push red s") == "MF-CONF-26"
    assert refused(a_victory("D4"), "push yellow s") == "MF-CONF-30"


@rule("MF-GAP-51")
def test_a_direction_that_does_not_fit_cannot_be_chosen() -> None:
    table = a_victory("B2")
    assert offered(table) == [f"push {pawn} {heading}" for pawn in ("red", "blue") for heading in "es"] + [
        "stay"
    ]
    assert refused(table, "push red n") == "MF-GAP-51"


@rule("MF-GAP-51")
def test_if_nothing_fits_no_pawn_moves() -> None:
    table = a_company()
    bring(table, 0, "hired_bodyguard")
    bring(table, 1, "turncoat")
    a_confrontation(table, "F4")
    play(table, "6", "1")  # nine against minus two
    assert told(table, "won_confrontation") == [{"who": 0, "target": 1, "amount": 11}]
    assert asked(table) == (1, "prepare")


@rule("MF-GAP-51")
def test_zones_and_stops_on_the_way_have_no_effect() -> None:
    table = a_victory("E3", by=2)
    play(table, "push red n")
    assert player(table).place == "E1"  # no other zone is offered
    table = a_victory("F3", by=4)
    play(table, "push red s")
    assert player(table).place == "F7"  # past the Bazaar


@rule("MF-GAP-51")
def test_the_winner_may_move_in_the_other_players_turn() -> None:
    table = a_company()
    a_confrontation(table, "D4")
    play(table, "1", "4")
    assert asked(table) == (1, "push")
    play(table, "push red e")
    assert player(table, 0).place == "G4"


@rule("MF-GAP-43", "MF-GAP-51")
def test_after_beating_the_board_only_ones_own_pawn_may_move() -> None:
    table = a_company("carpet_merchant", "chumley")
    landing(table, "B8")
    play(table, "4", "3")
    assert offered(table) == ["push red n", "push red e", "push red s", "push red w", "stay"]


# -- chains --------------------------------------------------------------------------------------------------


@rule("MF-EX-22", "MF-CONF-27", "MF-CONF-28", "MF-CONF-29", "MF-CONF-30")
def test_the_loser_is_pushed_to_a_third_pawn_and_challenges_it() -> None:
    table = a_victory("D4", "G4")
    give(table, 0, "windfall")
    play(table, "push blue e")
    assert told(table, "confronted")[-1] == {"who": 1, "square": "G4", "target": 2}
    act(table, "5", "3")  # the Troll against the Pervect
    assert asked(table) == (1, "push")
    play(table, "stay")
    assert asked(table) == (0, "discard_step")


@rule("MF-GAP-52", "MF-CONF-28")
def test_a_pawn_pushed_among_several_chooses_whom_it_confronts() -> None:
    table = a_victory("D4", "G4", "G4", seats=4)
    play(table, "push blue e")
    assert asked(table) == (1, "choose_opponent")
    assert offered(table) == ["confront yellow", "confront green"]


@rule("MF-GAP-52")
def test_nobody_meets_the_same_pawn_twice_in_a_turn() -> None:
    table = a_victory("D4", "D7")
    play(table, "push red s")  # the winner meets a third
    assert told(table, "confronted")[-1]["target"] == 2
    play(table, "4", "1")  # and comes back by three
    assert "push red n" in offered(table)
    play(table, "push red n")
    assert player(table).place == "D4"
    assert len(told(table, "confronted")) == 2


@rule("MF-GAP-52")
def test_nor_does_a_pair_meet_again_with_the_roles_changed() -> None:
    table = a_victory("D4", "D7")
    play(table, "push blue s", "1", "6", "push blue n")  # the third pawn sends the loser back to the winner
    assert player(table, 1).place == player(table, 0).place == "D4"
    assert len(told(table, "confronted")) == 2


@rule("MF-GAP-52")
def test_a_pushed_pawn_fights_a_foe_but_each_foe_only_once_a_turn() -> None:
    table = a_company("carpet_merchant", "chumley")
    bring(table, 0, "court_magician")
    stand(table, "F5", "K9")
    landing(table, "B8")
    play(table, "4", "3", "push red e")  # a D4 against the Vampire, three more: by four to F8
    assert player(table).place == "F8"
    assert told(table, "confronted_foe")[-1] == {"who": 0, "square": "F8", "foe": "klahd"}
    play(table, "6", "5", "push red w")  # a D6 against the Mob Enforcer: by four back to B8
    assert player(table).place == "B8"
    assert len(told(table, "confronted_foe")) == 2


@rule("MF-GAP-52", "MF-SQUARE-03", "MF-SQUARE-04")
@pytest.mark.parametrize(("start", "heading", "square"), [("F2", "s", "F5"), ("E4", "s", "E7")])
def test_nothing_happens_where_confrontations_are_banned(start: str, heading: str, square: str) -> None:
    table = a_victory(start, square)
    before = purse(table)
    play(table, f"push red {heading}")
    assert player(table).place == player(table, 2).place == square
    assert (purse(table), len(told(table, "confronted"))) == (before, 1)
    assert told(table, "followed_square") == []


@rule("MF-GAP-52", "MF-GAP-41")
@pytest.mark.parametrize(
    ("start", "heading", "square"), [("I4", "s", "I7"), ("D4", "w", "A4"), ("H5", "e", "K5")]
)
def test_neither_square_nor_home_pays_after_a_winners_move(start: str, heading: str, square: str) -> None:
    table = a_victory(start, "E9")
    before = purse(table)
    play(table, f"push red {heading}")
    assert (player(table).place, purse(table)) == (square, before)
    assert told(table, "followed_square") == []


@rule("MF-GAP-53", "MF-CONF-29", "MF-TURN-07")
def test_the_original_mover_has_step_six_left_and_the_others_lose_nothing() -> None:
    table = a_victory("D4", "D7")
    give(table, 0, "windfall")
    act(table, "push red s", "1", "3", "stay")
    assert asked(table) == (0, "discard_step")
    act(table, "end", "pass")
    assert asked(table) == (1, "prepare")


@rule("MF-GAP-54")
def test_pawns_that_share_a_square_do_not_confront_because_a_turn_begins_or_a_move_is_forfeit() -> None:
    table = a_company()
    stand(table, "D4", "D4")
    turn_of(table)
    act(table, "roll", "dice d8 d8", "8 8", "pass")
    assert told(table, "forfeited") == [{"who": 0}]
    assert told(table, "confronted") == []


@rule("MF-GAP-54")
def test_winner_and_loser_may_stay_together() -> None:
    table = a_victory("D4")
    play(table, "stay")
    assert player(table, 0).place == player(table, 1).place == "D4"
    assert len(told(table, "confronted")) == 1
    assert asked(table) == (1, "prepare")


@rule("MF-GAP-46")
def test_cards_are_face_down_again_before_the_winners_move() -> None:
    table = a_victory("D4")
    assert asked(table) == (0, "push")
    assert [(p.shown, p.companion_shown) for p in table.state.players[:2]] == [("", False)] * 2


@rule("MF-GAP-46", "MF-GAP-45")
def test_in_the_next_confrontation_of_a_chain_a_party_chooses_anew_what_to_show() -> None:
    table = a_company(seats=3)
    clothe(table, 1, "imp")
    stand(table, "F5", "D4", "G4")
    landing(table, "D4")
    play(table, "reveal disguise")
    assert awaited(table) == (0, "d6", 1)  # a Klahd against an Imp
    play(table, "4", "1", "push blue e")
    assert asked(table) == (1, "reveal")
    play(table, "reveal character")
    assert awaited(table) == (1, "d8", 1)  # a Troll against a Pervect
