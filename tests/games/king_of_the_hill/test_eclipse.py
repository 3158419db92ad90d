"""The Eclipse at the end of round ten (KH-ECL, KH-GAP-79)."""

from __future__ import annotations

import pytest

from mythwright.core.event import Result
from mythwright.games.king_of_the_hill.box import HILL
from mythwright.games.king_of_the_hill.state import NOBODY, Lone
from tests.games.king_of_the_hill.given import (
    a_battle,
    a_table,
    an_arena,
    give,
    hero,
    play,
    stand,
    told,
    turn_of,
)
from tests.games.king_of_the_hill.given_final import (
    ARJUNA,
    HERACLES,
    IMHOTEP,
    THREE,
    at_the_hill,
    evade_and_hit,
    turn_ends,
)
from tests.marks import rule


def late(round: int = 10, dark_hero: int = IMHOTEP):
    """Three heroes; Arjuna is first, so Imhotep ends the round. Nobody answers Secret cards."""
    table = a_table(*THREE, passing=(0, 1, 2))
    table.state.round, table.state.dark_hero = round, dark_hero
    return table


@rule("KH-ECL-01")
@pytest.mark.parametrize("round", [8, 9])
def test_before_round_ten_a_lap_only_moves_the_marker(round):
    table = turn_ends(late(round), IMHOTEP)
    assert (table.state.round, table.state.turn, table.state.final) == (round + 1, ARJUNA, False)
    assert told(table, "round_advanced")[-1] == {"round": round + 1, "rule": "KH-TURN-02"}
    assert not told(table, "eclipse_came")


@rule("KH-ECL-01")
@pytest.mark.parametrize(("seat", "following"), [(ARJUNA, HERACLES), (HERACLES, IMHOTEP)])
def test_round_ten_is_played_to_its_end(seat, following):
    table = turn_ends(late(), seat)
    assert (table.state.round, table.state.turn, table.state.final) == (10, following, False)
    assert not told(table, "eclipse_came")


@rule("KH-ECL-02", "KH-ECL-03", "KH-ECL-04", "KH-HILL-01", "KH-FINAL-08")
def test_after_round_ten_cthulhu_comes_and_the_seal_breaks():
    # given the last turn of round ten, with Imhotep as Dark Hero
    table = late()
    assert HILL in table.state.villages

    # when it is over
    turn_ends(table, IMHOTEP)

    # then the Seal and its village are gone and Cthulhu stands on the Hill beside the Dark Hero
    state = table.state
    assert told(table, "eclipse_came") == [{"round": 10, "rule": "KH-ECL-02"}]
    assert (state.seal, state.villages, state.final) == (False, {}, True)
    assert (state.monster, state.monster_health) == ("cthulhu", 30)
    assert told(table, "summoned") == [
        {"who": "imhotep", "monster": "cthulhu", "health": 30, "rule": "KH-FINAL-09"}
    ]
    assert all(HILL not in h.villages for h in state.heroes)


@rule("KH-ECL-06", "KH-ECL-07", "KH-FINAL-05")
def test_the_dark_hero_is_put_on_the_hill_and_has_had_his_turn_with_the_setup():
    table = turn_ends(late(dark_hero=HERACLES), IMHOTEP)  # in camp, four tiles away
    assert hero(table, HERACLES).place == HILL
    assert (table.state.contender, table.state.first, table.state.breaker) == (HERACLES,) * 3
    assert (table.state.path, table.state.round) == ("dark_hero", 1)
    assert table.state.turn == IMHOTEP  # to the left of Heracles
    assert hero(table, HERACLES).turns == 0


@rule("KH-ECL-05")
def test_without_a_dark_hero_all_lose():
    table = turn_ends(late(dark_hero=NOBODY), IMHOTEP)
    assert table.pending is None
    assert told(table, "all_lost") == [{"rule": "KH-ECL-05"}]
    assert table.result == Result((0.0, 0.0, 0.0), (2, 2, 2), "KH-ECL-05", {"path": "", "round": 10})
    assert (table.state.seal, table.state.final, table.state.winner) == (False, False, NOBODY)
    assert HILL not in table.state.villages and table.state.villages  # only the Hill's village is gone


@rule("KH-GAP-79", "KH-ECL-06")
def test_a_dark_hero_in_an_arena_is_moved_to_the_hill():
    table = an_arena(late(), "naga", "harpy", "sphinx", tile="C4", seat=IMHOTEP)
    turn_ends(table, IMHOTEP)
    assert hero(table, IMHOTEP).place == HILL
    assert table.state.arenas == {}


@rule("KH-GAP-79", "KH-ECL-06")
def test_a_dark_hero_in_a_battle_is_moved_to_the_hill():
    table = late()
    table.state.guardians["C4"] = Lone("naga", "indra")
    stand(table, IMHOTEP, "C4")
    turn_ends(table, IMHOTEP)
    assert hero(table, IMHOTEP).place == HILL
    assert table.state.guardians == {}


@rule("KH-GAP-79")
@pytest.mark.parametrize("dark_hero", [IMHOTEP, NOBODY])
def test_a_guardian_left_on_the_hill_is_discarded_at_the_eclipse(dark_hero):
    table = late(dark_hero=dark_hero)
    del table.state.villages[HILL]
    table.state.guardians[HILL] = Lone("naga", "")
    turn_ends(table, IMHOTEP)
    assert HILL not in table.state.guardians


@rule("KH-GAP-79", "KH-FINAL-07")
def test_the_seal_may_be_broken_in_round_ten_and_then_the_dark_hero_counts_for_nothing():
    table = late()
    at_the_hill(table, "norse", seat=ARJUNA)
    play(table, "move D4")
    evade_and_hit(table, "hindu norse dark dark dark", 4)
    assert (table.state.contender, table.state.monster) == (ARJUNA, "vritra")
    assert (table.state.final, table.state.round) == (True, 1)
    assert not told(table, "eclipse_came")


@rule("KH-GAP-79")
def test_a_doll_of_the_dark_hero_is_discarded_and_the_setup_takes_place():
    table = late()
    give(table, ARJUNA, secrets=["voodoo_doll"])
    hero(table, ARJUNA).secrets = ()
    hero(table, IMHOTEP).doll = True
    turn_ends(table, IMHOTEP)
    assert not hero(table, IMHOTEP).doll
    assert table.state.secret_discard == ("voodoo_doll",)
    assert told(table, "lifted") == [{"who": "imhotep", "card": "voodoo_doll", "rule": "KH-GAP-74"}]
    assert table.state.contender == IMHOTEP


@rule("KH-ECL-07")
def test_without_a_doll_nothing_is_discarded():
    table = turn_ends(late(), IMHOTEP)
    assert table.state.secret_discard == ()
    assert not told(table, "lifted")


@rule("KH-ECL-01", "KH-ECL-02")
def test_an_extra_turn_in_round_ten_comes_before_the_eclipse():
    table = late()
    table.state.extra_turns = 1
    turn_ends(table, IMHOTEP)
    assert (table.state.turn, table.state.round, table.state.extra_turns) == (IMHOTEP, 10, 0)
    assert not told(table, "eclipse_came")
    turn_ends(table, IMHOTEP)
    assert told(table, "eclipse_came")


@rule("KH-ECL-06")
def test_others_stay_where_they_are_at_the_eclipse():
    table = late()
    stand(table, ARJUNA, "C3")
    a_battle(table, "naga", tile="E4", seat=HERACLES, round=10)
    turn_ends(table, IMHOTEP)
    assert [h.place for h in table.state.heroes] == ["C3", "E4", HILL]
    turn_of(table, ARJUNA)
    assert table.stack[-1].foe == "dark"  # he attacks Cthulhu
