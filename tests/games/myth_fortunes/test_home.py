"""Home: five gold at the home dimension of whoever one passes for (MF-HOME, MF-GAP-41)."""

from __future__ import annotations

import pytest

from mythwright.games.myth_fortunes.box import FortuneTable, read_box
from tests.games.myth_fortunes.given import (
    a_confrontation,
    a_table,
    asked,
    be,
    dress,
    go_with,
    hold,
    landing,
    offered,
    play,
    player,
    refused,
    told,
)
from tests.games.myth_fortunes.given_travel import turn_of
from tests.marks import rule

KLAH, AVIS, PERV, TROLLIA = "I7", "I3", "D2", "H2"


def skeeve(disguise: str = "") -> FortuneTable:
    table = a_table()
    be(table, 0, "skeeve")
    if disguise:
        dress(table, 0, disguise)
    return table


@rule("MF-EX-10", "MF-HOME-01", "MF-HOME-02", "MF-CHAR-04")
def test_skeeve_disguised_as_a_trollop_gains_five_gold_on_avis() -> None:
    table = skeeve("trollop")
    landing(table, AVIS)
    play(table, "collect")
    assert player(table).gold == 15


@rule("MF-EX-11", "MF-HOME-02", "MF-HOME-04")
def test_skeeve_disguised_as_a_trollop_gains_nothing_on_klah() -> None:
    table = skeeve("trollop")
    landing(table, KLAH)
    assert offered(table) == ["decline"]
    assert refused(table, "collect") == "MF-HOME-04"
    play(table, "decline")
    assert player(table).gold == 10


@rule("MF-EX-12", "MF-HOME-01", "MF-HOME-03")
def test_skeeve_without_a_disguise_gains_five_gold_on_klah() -> None:
    table = skeeve()
    landing(table, KLAH)
    play(table, "collect")
    assert player(table).gold == 15


@rule("MF-HOME-03")
def test_without_a_disguise_no_other_home_pays() -> None:
    table = skeeve()
    landing(table, PERV)
    assert refused(table, "collect") == "MF-HOME-03"


@rule("MF-HOME-02", "MF-CHAR-03")
def test_a_disguise_pays_at_its_own_home_only() -> None:
    table = skeeve("troll")
    landing(table, AVIS)
    assert refused(table, "collect") == "MF-HOME-02"
    landing(table, TROLLIA)
    assert "collect" in offered(table)


@rule("MF-HOME-04", "MF-GAP-11")
def test_a_disguise_of_the_character_s_own_race_pays_at_his_home() -> None:
    table = skeeve("klahd")
    landing(table, KLAH)
    play(table, "collect")
    assert player(table).gold == 15


@rule("MF-HOME-01", "MF-HOME-03", "MF-CHAR-02")
@pytest.mark.parametrize("character", sorted(read_box(()).characters))
def test_every_character_collects_at_one_home_only(character: str) -> None:
    table = a_table()
    be(table, 0, character)
    paying = []
    for home in table.box.homes:
        landing(table, home)
        paying += [home] if "collect" in offered(table) else []
    assert paying == [table.box.races[table.box.characters[character].race].home]


@rule("MF-GAP-41")
def test_income_may_be_declined_and_the_log_says_that_nothing_happens() -> None:
    declined, unqualified = skeeve(), skeeve("trollop")
    for table in (declined, unqualified):
        landing(table, KLAH)
        play(table, "decline")
        assert player(table).gold == 10
        assert told(table, "nothing_happened") == [{"who": 0}]
    assert declined.see(1)["log"][-3:] == unqualified.see(1)["log"][-3:]


@rule("MF-GAP-41")
def test_others_cannot_tell_from_the_question_who_is_at_home() -> None:
    home, away = skeeve(), skeeve("trollop")
    for table in (home, away):
        landing(table, KLAH)
    assert home.see(1)["question"] == away.see(1)["question"]


@rule("MF-GAP-41")
def test_collecting_turns_no_card() -> None:
    table = skeeve("trollop")
    landing(table, AVIS)
    play(table, "collect")
    seen = table.see(1)["table"]["players"][0]
    assert (seen["character"], seen["worn"], seen["disguised"], seen["gold"]) == (
        "hidden",
        "hidden",
        True,
        15,
    )
    assert not told(table, "showed_identity")


@rule("MF-GAP-41", "MF-GAP-17")
def test_a_dimension_hop_counts_as_a_landing() -> None:
    table = skeeve()
    player(table).passing = ""
    hold(table, 0, "dimension_hop")
    play(table, "roll", "play dimension_hop", f"hop {KLAH}")
    assert asked(table) == (0, "home")
    assert table.pending is not None and table.pending.rule == "MF-GAP-41"
    assert "collect" in offered(table)


@rule("MF-HOME-01", "MF-TURN-07")
def test_no_income_on_a_home_with_another_pawn() -> None:
    table = skeeve()
    a_confrontation(table, KLAH)
    assert not told(table, "followed_square")
    assert told(table, "confronted")


@rule("MF-GAP-41")
def test_no_income_for_a_pawn_that_only_begins_its_turn_at_home() -> None:
    table = skeeve()
    player(table).place = KLAH
    turn_of(table)
    assert asked(table) == (0, "prepare")
    assert not told(table, "followed_square")


@rule("MF-GAP-13", "MF-GAP-41")
def test_a_lovesick_poet_shown_with_the_income_brings_a_fame() -> None:
    table = skeeve()
    go_with(table, 0, "lovesick_poet")
    landing(table, KLAH)
    assert offered(table) == ["collect", "show lovesick_poet", "decline"]
    play(table, "show lovesick_poet")
    assert (player(table).gold, player(table).fame) == (15, 6)


@rule("MF-GAP-13")
def test_a_lovesick_poet_brings_nothing_without_income() -> None:
    table = skeeve("trollop")
    go_with(table, 0, "lovesick_poet")
    landing(table, KLAH)
    assert offered(table) == ["decline"]
