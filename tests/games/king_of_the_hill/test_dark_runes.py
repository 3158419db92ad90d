"""Dark runes and the Dark Hero: how the Eclipse is hastened, and by whom (KH-DARK, KH-GAP-67, KH-GAP-68)."""

from __future__ import annotations

import pytest

from mythwright.games.king_of_the_hill.box import HILL
from mythwright.games.king_of_the_hill.rules.battle import side_in_use
from mythwright.games.king_of_the_hill.rules.dark_runes import advance, use_dark_rune
from mythwright.games.king_of_the_hill.state import NOBODY
from tests.games.king_of_the_hill.given import (
    a_battle,
    a_quest,
    a_table,
    give,
    hero,
    kinds,
    offered,
    play,
    rewards_on_top,
    told,
    turn_of,
)
from tests.games.king_of_the_hill.given_cards import a_layer, a_meeting, refusal, refused
from tests.marks import rule

BLANK = "dark dark dark dark dark"


def a_dark_quest(table=None, *, seat=0, round=1, cards=1, artifacts=()):
    """A Quest of Athena after a roll with Dark runes, and Dark rune cards in hand."""
    table = table or a_table()
    table.state.round = round
    give(table, seat, rewards=["dark_rune"] * cards, artifacts=artifacts)
    rewards_on_top(table, "gold_1", "gold_1", "gold_1")
    a_quest(table, "athena", seat=seat)
    play(table, BLANK)
    return table


@rule("KH-DARK-01", "KH-DARK-03", "KH-RCARD-12")
def test_the_first_use_moves_the_marker_and_makes_a_dark_hero():
    table = a_dark_quest(round=3)
    assert table.state.dark_hero == NOBODY
    play(table, "reward dark_rune greek")
    assert (table.state.round, table.state.dark_hero, hero(table).dark_runes) == (4, 0, 1)
    assert told(table, "round_advanced") == [{"round": 4, "rule": "KH-DARK-01"}]
    became = {"who": "heracles", "number": 1, "rule": "KH-DARK-03"}
    assert told(table, "became_dark_hero") == [became]


@rule("KH-DARK-01", "KH-DARK-02")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (8, 9), (9, 10), (10, 10)])
def test_the_marker_never_moves_beyond_ten(before, after):
    table = a_dark_quest(round=before)
    play(table, "reward dark_rune greek")
    assert table.state.round == after
    assert len(told(table, "round_advanced")) == after - before
    assert table.state.dark_hero == 0


@rule("KH-DARK-04", "KH-GAP-68")
def test_more_used_runes_take_the_card_over():
    # given Sigurd as Dark Hero with one used rune
    table = a_table()
    use_dark_rune(table, 1)
    assert told(table, "became_dark_hero")[-1]["who"] == "sigurd"

    # when Heracles has used as many, Sigurd keeps the card; with one more it changes hands
    use_dark_rune(table, 0)
    assert table.state.dark_hero == 1
    use_dark_rune(table, 0)
    assert table.state.dark_hero == 0
    assert told(table, "became_dark_hero")[-1] == {"who": "heracles", "number": 2, "rule": "KH-DARK-04"}

    # the holder's own runes change nothing
    use_dark_rune(table, 0)
    assert len(told(table, "became_dark_hero")) == 2


@rule("KH-GAP-68")
def test_by_a_house_rule_as_many_are_enough(tmp_path):
    table = a_table(layers=a_layer(tmp_path, "[house]\nequal_runes_take_over = true\n"))
    use_dark_rune(table, 1)
    use_dark_rune(table, 0)
    assert table.state.dark_hero == 0
    for seat in (0, 0, 1):
        use_dark_rune(table, seat)
    assert table.state.dark_hero == 0  # three against two
    use_dark_rune(table, 1)
    assert table.state.dark_hero == 1


@rule("KH-DARK-05")
def test_runes_in_hand_do_not_count():
    table = a_table()
    give(table, 1, rewards=["dark_rune", "dark_rune", "dark_rune"])
    use_dark_rune(table, 0)
    assert (table.state.dark_hero, hero(table, 1).dark_runes) == (0, 0)


@rule("KH-DARK-06")
def test_at_the_end_of_round_ten_the_dark_hero_takes_the_hill_with_cthulhu():
    # given the last turn of round 10; Heracles is the Dark Hero
    table = a_meeting("sigurd", "heracles", at=["B3", "E6"])
    use_dark_rune(table, 1)
    table.state.round, table.state.first = 10, 1
    give(table, 1, temples=[("C3", "attack")])
    turn_of(table)
    play(table, "move C3")
    assert told(table, "eclipse_came") == [{"round": 10, "rule": "KH-ECL-02"}]
    assert (table.state.contender, hero(table, 1).place) == (1, HILL)
    assert (table.state.monster, table.state.monster_health) == ("cthulhu", 20)


@rule("KH-DARK-06")
def test_without_a_dark_hero_all_lose():
    table = a_meeting("sigurd", "heracles", at=["B3", "E6"])
    table.state.round, table.state.first = 10, 1
    give(table, 1, temples=[("C3", "attack")])
    turn_of(table)
    play(table, "move C3")
    assert table.result.rule == "KH-ECL-05"


# -- the marker in the middle of a round ---------------------------------------------------------------


@rule("KH-GAP-67")
def test_reaching_five_turns_every_guardian():
    table = a_dark_quest(round=4)
    assert side_in_use(table) == "a"
    play(table, "reward dark_rune greek")
    assert side_in_use(table) == "b"
    assert told(table, "guardians_grew") == [{"round": 5, "rule": "KH-BAT-05"}]
    a_battle(table, "naga", round=table.state.round)
    assert told(table, "battle_began")[-1]["side"] == "b"


@rule("KH-GAP-67")
@pytest.mark.parametrize(
    ("before", "final", "told_of"), [(3, False, 0), (4, False, 1), (5, False, 0), (4, True, 0)]
)
def test_the_guardians_grow_once(before, final, told_of):
    table = a_table()
    table.state.round, table.state.final = before, final
    advance(table, "KH-TURN-02")
    assert table.state.round == before + 1
    assert len(told(table, "guardians_grew")) == told_of
    assert told(table, "round_advanced") == [{"round": before + 1, "rule": "KH-TURN-02"}]


@rule("KH-GAP-67")
def test_reaching_ten_makes_this_round_the_last():
    # given round 9, Heracles first and Sigurd last
    table = a_dark_quest(round=9)
    play(table, "reward dark_rune greek", "give_up", "take_mission")
    assert (table.state.turn, table.state.round) == (1, 10)

    # when Sigurd's turn is over, the Eclipse comes
    give(table, 1, temples=[("A4", "attack")])
    hero(table, 1).place = "B5"
    turn_of(table, 1)
    play(table, "move A4")
    assert told(table, "eclipse_came") == [{"round": 10, "rule": "KH-ECL-02"}]


@rule("KH-GAP-67")
def test_below_ten_the_lap_moves_it_on_by_one():
    table = a_dark_quest(round=2)
    play(table, "reward dark_rune greek")
    assert table.state.round == 3
    hero(table, 1).place = "B5"
    give(table, 1, temples=[("A4", "attack")])
    turn_of(table, 1)
    play(table, "move A4")
    assert (table.state.turn, table.state.round) == (0, 4)


# -- how the card is used ------------------------------------------------------------------------------


@rule("KH-GAP-68", "KH-RCARD-10")
def test_it_turns_one_die_that_shows_dark():
    table = a_dark_quest()
    assert offered(table, "reward") == [
        f"reward dark_rune {rune}" for rune in ("greek", "egyptian", "norse", "slavic", "hindu")
    ]
    play(table, "reward dark_rune greek")
    assert table.stack[-1].dice == ("dark", "dark", "dark", "dark", "greek")
    # the die keeps it until it is rolled again
    play(table, "keep greek", "norse dark dark dark")
    assert table.stack[-1].dice == ("dark", "dark", "dark", "greek", "norse")


@rule("KH-GAP-68")
def test_without_a_dark_die_there_is_nothing_to_turn():
    table = a_table()
    give(table, 0, rewards=["dark_rune"])
    rewards_on_top(table, "gold_1", "gold_1", "gold_1")
    a_quest(table, "athena")
    play(table, "greek greek greek greek greek")
    assert "reward" not in kinds(table)
    ruling = refusal(table, "reward dark_rune norse")
    assert (ruling.rule, ruling.facts) == ("KH-GAP-68", {"card": "dark_rune"})


@rule("KH-GAP-68", "KH-RCARD-02")
def test_one_card_a_turn():
    table = a_dark_quest(cards=2)
    play(table, "reward dark_rune greek")
    assert "reward" not in kinds(table)
    assert refused(table, "reward dark_rune norse") == "KH-RCARD-02"
    assert hero(table).rewards.count("dark_rune") == 1


@rule("KH-GAP-68")
def test_it_counts_even_if_the_quest_fails():
    table = a_dark_quest()
    play(table, "reward dark_rune greek", "keep", BLANK, "give_up")
    assert (hero(table).dark_runes, table.state.dark_hero, table.state.round) == (1, 0, 2)
    assert "dark_rune" not in table.state.reward_discard


@rule("KH-GAP-68")
def test_artifacts_that_turn_dice_are_no_dark_rune_cards():
    table = a_dark_quest(cards=0, artifacts=["faceless_mask", "palette_of_thoth"])
    play(table, "use faceless_mask greek", "use palette_of_thoth norse dark")
    assert (table.state.round, hero(table).dark_runes, table.state.dark_hero) == (1, 0, NOBODY)
    assert table.stack[-1].dice == ("dark", "dark", "dark", "greek", "norse")
