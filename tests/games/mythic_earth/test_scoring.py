"""Victory Points: what counts, when it is told, and how the game ends."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.ledger import score_primary
from mythwright.games.mythic_earth.rules.ending import is_over, outcome
from mythwright.games.mythic_earth.state import Deed
from tests.games.mythic_earth.given_fight import told
from tests.games.mythic_earth.given_scenarios import a_scenario, game_ends, one, points, turn_ends, vowed
from tests.marks import rule

MEN = "eagle_warriors"


def a_table(**state):
    return a_scenario("fog", one(MEN, 0, 10_000, 10_000), one(MEN, 1, 10_000, 40_000), **state)


@rule("ME-WIN-01", "ME-DEV-01")
def test_the_result_is_the_primary_and_the_devotion_together():
    table = vowed(vowed(a_table(), 0, "el1", points=2), 1, "ec1", points=1)
    table.state.sides[0].primary, table.state.sides[1].primary = 1, 2
    table.state.sides[0].lost = 1
    game_ends(table)
    assert outcome(table).facts["points"] == [3, 3]
    assert outcome(table).facts["primary"] == [1, 2]
    assert outcome(table).facts["devotion"] == [2, 1]


@rule("ME-WIN-02")
def test_points_are_told_to_both_in_every_clean_up():
    table = vowed(a_table(), 0, "el1", points=1)
    table.state.deeds = (Deed(1, "destroyed", 2, 1),)
    turn_ends(table)
    assert told(table, "turn_ends") == [{"turn": 2, "points": [1, 1]}]
    assert [side["primary"] for side in table.see(None)["table"]["sides"]] == [0, 1]
    assert [side["devotion_points"] for side in table.see(None)["table"]["sides"]] == [1, 0]


@rule("ME-WIN-03")
@pytest.mark.parametrize(("turn", "over"), [(5, False), (6, True)])
def test_the_game_ends_after_turn_six(turn, over):
    table = a_table(turn=turn)
    assert is_over(table) is over


@rule("ME-P1-15", "ME-P1-16")
@pytest.mark.parametrize(
    ("has", "this_turn", "asked", "gained"),
    [(0, 0, 1, 1), (0, 0, 3, 1), (0, 1, 1, 0), (4, 0, 1, 0), (3, 0, 1, 1), (0, 0, 0, 0)],
)
def test_limits_of_a_turn_and_of_the_game(has, this_turn, asked, gained):
    table = a_table()
    side = table.state.sides[0]
    side.primary, side.this_turn = has, this_turn
    assert score_primary(table, 0, asked, "ME-P6-14") == gained
    assert (side.primary, side.this_turn) == (has + gained, this_turn + gained)
    assert len(told(table, "scored")) == (1 if gained else 0)


@rule("ME-P5-18", "ME-GAP-83")
def test_captives_know_no_limit_of_a_turn():
    table = a_scenario("captives", one(MEN, 0, 10_000, 10_000))
    assert score_primary(table, 0, 4, "ME-P5-18") == 4
    assert score_primary(table, 0, 4, "ME-P5-18") == 1


@rule("ME-GAP-93", "ME-WIN-01")
def test_devotions_are_shown_and_scored_at_the_end():
    table = vowed(a_table(), 0, "el4")
    game_ends(table)
    assert table.state.sides[0].vow.shown
    assert points(table, 0) == (0, 0)
    assert points(table, 1) == (0, 0)
