"""The end of the game (KH-END, KH-GAP-97)."""

from __future__ import annotations

import pytest

from mythwright.core.event import Result
from mythwright.core.ruling import Refused
from mythwright.games.king_of_the_hill.box import HILL
from tests.games.king_of_the_hill.given import a_final, a_table, give, hero, play, told
from tests.games.king_of_the_hill.given_final import (
    ARJUNA,
    HERACLES,
    IMHOTEP,
    MISS,
    a_final_battle,
    attacking,
    contending,
    hit,
    turn_ends,
)
from tests.marks import rule


@rule("KH-END-01", "KH-END-02", "KH-GAP-97")
def test_the_hero_on_the_hill_wins_when_round_five_is_over():
    # given Arjuna, to the right of the first player, takes the last turn of round V
    table = a_final_battle(round=5)
    table.state.path = "faith"
    attacking(table)

    # when it is over
    play(table, MISS, "fell")

    # then Heracles is King of the Hill, and all others lose alike
    assert table.pending is None
    assert told(table, "crowned") == [{"who": "heracles", "rule": "KH-END-02"}]
    facts = {"path": "faith", "round": 5, "who": "heracles"}
    assert table.result == Result((0.0, 1.0, 0.0), (2, 1, 2), "KH-END-02", facts)
    assert (table.state.winner, table.state.ended) == (HERACLES, "KH-END-02")
    with pytest.raises(Refused) as refused:
        table.play("end")
    assert refused.value.rules == ("MW-TABLE-02",)


@rule("KH-END-02", "KH-CONT-12")
def test_whoever_takes_the_hill_on_the_last_turn_wins():
    table = a_final_battle(health=0, round=5)
    hero(table, HERACLES).health = 4
    attacking(table)
    play(table, hit("hindu"))
    assert table.result.scores == (1.0, 0.0, 0.0)
    assert told(table, "crowned") == [{"who": "arjuna", "rule": "KH-END-02"}]


@rule("KH-END-01")
@pytest.mark.parametrize("round", [1, 4])
def test_no_earlier_round_ends_the_game(round):
    table = turn_ends(a_final_battle(round=round), ARJUNA)
    assert table.result is None
    assert table.state.round == round + 1


@rule("KH-END-01")
@pytest.mark.parametrize(("seat", "following"), [(HERACLES, IMHOTEP), (IMHOTEP, ARJUNA)])
def test_round_five_is_played_by_everyone(seat, following):
    table = turn_ends(a_final_battle(round=5), seat)
    assert table.result is None
    assert (table.state.turn, table.state.round) == (following, 5)


@rule("KH-GAP-97")
def test_an_extra_turn_in_round_five_is_played_before_the_end():
    table = a_final_battle(round=5)
    give(table, secrets=["timewalk"])
    attacking(table)
    play(table, "secret timewalk", MISS, "sweep")
    assert (table.result, table.state.turn, table.state.round) == (None, ARJUNA, 5)
    play(table, MISS, "block")
    assert table.result.scores == (0.0, 1.0, 0.0)


@rule("KH-GAP-97", "KH-FINAL-05")
def test_each_player_has_five_turns_the_contenders_first_being_the_setup():
    # given a Final battle of two without cards: the Contender's turns pass by themselves
    table = a_final(a_table("sigurd", "imhotep"), 1)
    hero(table).place = "C3"
    turn_ends(table, 1)

    # when the attacker misses every time
    turns = []
    while table.pending is not None:
        turns.append((table.state.turn, table.state.round))
        play(table, MISS, "block")

    # then he has had five turns, and the Contender, after the setup, four
    assert turns == [(0, 1), (0, 2), (0, 3), (0, 4), (0, 5)]
    assert len(told(table, "waited")) == 4
    assert table.result.scores == (0.0, 1.0)


@rule("KH-END-02")
def test_the_winner_stands_on_the_hill():
    table = a_final_battle(round=5)
    contending(table, round=5)
    turn_ends(table, ARJUNA)
    assert hero(table, table.state.winner).place == HILL
