"""Clean Up and the end of the game."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.geometry.coherency import coherent
from mythwright.games.mythic_earth.ledger import score_devotion
from mythwright.games.mythic_earth.rules.cleanup import CleanUp, draw_together
from mythwright.games.mythic_earth.rules.ending import finish, is_over, outcome, scores, wiped_out
from mythwright.games.mythic_earth.rules.match import Match
from mythwright.games.mythic_earth.rules.turn import GameTurn
from mythwright.games.mythic_earth.state import DESTROYED, NOBODY, RESERVE
from mythwright.games.mythic_earth.units import radius
from tests.games.mythic_earth.given import (
    a_turn,
    a_unit,
    answer,
    asked,
    events,
    options,
    rank,
    rolls,
    under_way,
)
from tests.marks import rule


def both(**state):
    return a_unit("eagle_warriors", 0, *rank(10_000, 10_000, 4), **state), a_unit(
        "eagle_warriors", 1, (30_000, 30_000)
    )


@rule("ME-CLEAN-04", "ME-ALERT-04", "ME-GAP-76")
def test_who_stays_on_alert_is_asked():
    one, two = both(alert=2, held=1)
    table = under_way(a_turn(one, two), CleanUp())
    assert (asked(table).seat, options(table)) == (0, ["done", "alert_off 1"])
    answer(table, "done")
    assert (one.alert, one.held) == (2, 1)
    assert table.state.sides[0].aside == 0


@rule("ME-ALERT-04", "ME-CLEAN-03")
def test_on_alert_ended_in_clean_up_gives_the_die_back():
    one, two = both(alert=2, held=1)
    table = answer(under_way(a_turn(one, two), CleanUp()), "alert_off 1")
    assert (one.alert, one.held, table.state.sides[0].aside) == (0, 0, 1)


@rule("ME-CLEAN-01", "ME-GAP-70")
def test_clean_up_begins_with_a_last_chance_for_blessings():
    one, two = both(markers=1)
    two.markers = 1
    table = a_turn(one, two)
    table.state.winner = 1
    table.state.sides[0].blessings = table.state.sides[1].blessings = ("bl6",)
    under_way(table, CleanUp())
    assert (table.state.phase, table.state.value) == ("cleanup", 0)
    assert (asked(table).seat, asked(table).prompt) == (1, "window_any_choice")
    answer(table, "pass")
    assert asked(table).seat == 0


@rule("ME-CLEAN-02", "ME-FROZEN-02", "ME-GAP-76")
def test_every_frozen_unit_tests_once_the_roll_winners_first():
    one = a_unit("eagle_warriors", 0, *rank(10_000, 10_000, 2), frozen=True)
    two = a_unit("commoner_levy", 0, *rank(20_000, 10_000, 2), frozen=True)
    foe = a_unit("eagle_warriors", 1, *rank(30_000, 30_000, 2), frozen=True)
    calm = a_unit("commoner_levy", 1, *rank(40_000, 30_000, 2))
    table = a_turn(one, two, foe, calm)
    table.state.winner = 1
    under_way(table, CleanUp())
    tested = []
    for face in (1, 10, 1):
        assert rolls(table).number == 1
        answer(table, [face])
        tested.append(events(table, "tested")[-1]["unit"])
    assert tested == [3, 1, 2]
    assert [unit.frozen for unit in (one, two, foe)] == [True, False, False]
    assert table.pending is None


@rule("ME-CLEAN-02", "ME-CLEAN-03", "ME-GAP-76")
@pytest.mark.parametrize(("face", "held", "aside"), [(1, 0, 1), (10, 1, 0)])
def test_the_dice_of_a_unit_that_thaws_come_back_at_once(face, held, aside):
    one, two = both(frozen=True, spent=1)
    table = answer(under_way(a_turn(one, two), CleanUp()), [face])
    assert (one.held, one.spent, table.state.sides[0].aside) == (held, 0, aside)


@rule("ME-CLEAN-04", "ME-GAP-76")
def test_both_are_asked_who_stays_on_alert_the_roll_winner_first():
    one, two = both(alert=2, held=1)
    two.alert, two.held = 1, 1
    table = a_turn(one, two)
    table.state.winner = 1
    under_way(table, CleanUp())
    assert (asked(table).seat, options(table)) == (1, ["done", "alert_off 2"])
    answer(table, "done")
    assert (asked(table).seat, options(table)) == (0, ["done", "alert_off 1"])
    answer(table, "alert_off 1")
    assert table.pending is None
    assert [event.rule for event in table.log if event.kind == "alert_off"] == ["ME-ALERT-04"]


@rule("ME-CLEAN-06", "ME-BLESS-05", "ME-BLESS-03")
def test_used_cards_are_gone():
    one, two = both(markers=2)
    table = a_turn(one, two)
    table.state.sides[0].blessings = ("bl5", "bl6")
    under_way(table, CleanUp())
    answer(table, "bless bl6 1", [3])
    assert table.pending is None
    assert table.state.sides[0].blessings == ("bl5",)
    assert table.state.sides[0].blessed == 2
    assert one.markers == 0


@rule("ME-CLEAN-07", "ME-DEV-15", "ME-CLEAN-08", "ME-GAME-25")
def test_a_devotion_that_was_met_is_shown():
    one, two = both()
    table = a_turn(one, two)
    vow = table.state.sides[0].vow
    vow.card = "el7"
    assert table.see(1)["table"]["sides"][0]["devotion"] is None
    score_devotion(table, 0, "first", "ME-EL7-01")
    assert events(table, "revealed") == [{"seat": 0, "devotion": "el7", "picks": []}]
    assert table.see(1)["table"]["sides"][0]["devotion"] == "el7"
    under_way(table, CleanUp())
    assert events(table, "turn_ends") == [{"turn": 2, "points": [1, 0]}]
    assert outcome(table).facts == {
        "points": [1, 0],
        "primary": [0, 0],
        "devotion": [1, 0],
        "dice": [0, 0],
        "destroyed": [0, 0],
    }


@rule("ME-CLEAN-07", "ME-CLEAN-08")
def test_both_sides_score_their_devotions_in_clean_up():
    # given a Unit of each side alone in a quarter of the other's
    one, two = a_unit("eagle_warriors", 0, (40_000, 40_000)), a_unit("eagle_warriors", 1, (8000, 8000))
    table = a_turn(one, two)
    for side in table.state.sides:
        side.vow.card = "el4"
    under_way(table, CleanUp())
    assert [side.vow.points for side in table.state.sides] == [1, 1]
    assert all(side.vow.shown for side in table.state.sides)
    assert events(table, "turn_ends") == [{"turn": 2, "points": [1, 1]}]


@rule("ME-COH-03", "ME-CLEAN-05", "ME-GAP-40")
def test_engaged_units_and_coherent_ones_stay_as_they_are():
    strays = (*rank(10_000, 10_000, 4), (14_500, 12_000))
    unit, foe = a_unit("eagle_warriors", 0, *strays), a_unit("eagle_warriors", 1, (30_000, 30_000))
    unit.links, foe.links = (2,), (1,)
    table = a_turn(unit, foe)
    draw_together(table)
    assert unit.at == strays
    assert events(table, "drawn_together") == []


@rule("ME-GAP-40")
def test_a_stray_beyond_its_move_stays_where_it_is():
    strays = (*rank(10_000, 10_000, 4), (30_000, 12_000))
    unit = a_unit("eagle_warriors", 0, *strays)
    table = a_turn(unit)
    draw_together(table)
    assert unit.at == strays
    assert events(table, "drawn_together") == []


@rule("ME-COH-03", "ME-CLEAN-05", "ME-GAP-40")
def test_strays_are_brought_back():
    strays = (*rank(10_000, 10_000, 4), (14_500, 12_000))
    unit = a_unit("eagle_warriors", 0, *strays)
    table = a_turn(unit)
    assert coherent(unit.at, radius(table, unit))
    draw_together(table)
    assert not coherent(unit.at, radius(table, unit))
    assert unit.at[:4] == strays[:4]
    assert events(table, "drawn_together") == [{"seat": 0, "unit": 1}]


@rule("ME-GAP-65", "ME-GAP-76", "ME-CLEAN-08", "ME-WIN-02")
def test_what_lasted_for_the_turn_ends_and_points_are_told():
    one, two = both(marks=("slowed",))
    table = under_way(a_turn(one, two), CleanUp())
    assert one.marks == ()
    assert events(table, "turn_ends") == [{"turn": 2, "points": [0, 0]}]


@rule("ME-WIN-03", "ME-GAME-12")
@pytest.mark.parametrize(("turn", "over"), [(5, False), (6, True)])
def test_the_game_ends_after_turn_six(turn, over):
    assert is_over(a_turn(*both(), turn=turn)) is over


@rule("ME-GAP-93")
def test_a_force_that_is_gone_ends_it_and_the_other_gains_the_turns_left():
    one, two = both()
    table = a_turn(one, two, turn=3)
    two.place, two.minis, two.at, two.hurt = DESTROYED, (), (), ()
    assert wiped_out(table, 1)
    assert is_over(table)
    finish(table)
    assert table.state.sides[0].primary == 3
    assert outcome(table).rule == "ME-GAP-93"


@rule("ME-WIN-01", "ME-GAP-93", "ME-DEPLOY-04")
@pytest.mark.parametrize(
    ("points", "lost", "value", "ranks"),
    [
        (((3, 1), (2, 1)), (0, 5), (0, 0), (1, 2)),
        (((3, 0), (2, 1)), (2, 5), (0, 0), (1, 2)),
        (((3, 0), (2, 1)), (2, 2), (100, 90), (2, 1)),
        (((3, 0), (2, 1)), (2, 2), (90, 90), (1, 1)),
    ],
)
def test_points_then_dice_then_points_destroyed(points, lost, value, ranks):
    table = a_turn(*both(), turn=6)
    for side, (primary, vow), dice, gone in zip(table.state.sides, points, lost, value, strict=True):
        side.primary, side.vow.points, side.lost, side.lost_points = primary, vow, dice, gone
    result = outcome(table)
    assert result.ranks == ranks
    assert (result.scores[0] > result.scores[1]) is (ranks == (1, 2))
    assert result.facts["points"] == [sum(each) for each in points]


# -- the end -------------------------------------------------------------------------------------------------


@rule("ME-GAP-93", "ME-WIN-01")
@pytest.mark.parametrize(
    ("points", "ranks", "expected"),
    [
        ([3, 1], (1, 2), (3.0, 1.0)),
        ([1, 3], (2, 1), (1.0, 3.0)),
        ([2, 2], (1, 1), (2.0, 2.0)),
        ([2, 2], (2, 1), (2.0, 2.5)),
        ([4, 1], (2, 1), (4.0, 4.5)),
    ],
)
def test_who_wins_has_the_higher_score(points, ranks, expected):
    assert scores(points, ranks) == expected


@rule("ME-GAP-93")
def test_who_concedes_loses_whatever_the_points():
    table = a_turn(*both(), a_unit("commoner_levy", 0, (20_000, 10_000)))
    table.state.sides[0].primary = 4
    table.state.sides[1].vow.card = "ec1"
    table.stack = [match := Match()]
    table._run(match.next_turn(table, None))
    answer(table, [6, 6], [5])
    assert "concede" not in options(table)
    assert asked(table).open == ("concede",)
    assert [r.rule for r in table.why_not("concede 1")] == ["ME-GAP-93"]
    assert table.why_not("concede") == []
    answer(table, "concede")
    assert (table.state.phase, table.state.ended, table.pending) == ("over", "ME-GAP-93", None)
    assert events(table, "conceded") == [{"seat": 0}]
    assert events(table, "turn_ends") == []
    result = outcome(table)
    assert (result.ranks, result.scores, result.rule) == ((2, 1), (4.0, 4.5), "ME-GAP-93")
    assert table.state.sides[0].primary == 4
    assert table.state.sides[1].vow.shown


@rule("ME-GAP-93")
@pytest.mark.parametrize(("conceded", "points"), [(NOBODY, 1), (0, 0)])
def test_who_is_conceded_to_scores_no_points_of_the_end_of_the_game(conceded, points):
    table = a_turn(*both(), turn=6)
    vow = table.state.sides[1].vow
    vow.card, vow.found = "ec5", 2  # who called the Storm still stands
    table.state.conceded = conceded
    finish(table)
    assert vow.points == points


@rule("ME-GAP-93")
def test_who_has_but_one_unit_left_may_concede_when_it_acts():
    table = a_turn(*both())
    table.stack = [match := Match()]
    table._run(match.next_turn(table, None))
    answer(table, [6], [5], "activate 1")
    assert "concede" not in options(table) and "concede" in asked(table).open
    assert [r.rule for r in table.why_not("concede 1")] == ["ME-GAP-93"]
    answer(table, "concede")
    assert (table.state.phase, table.state.ended, table.pending) == ("over", "ME-GAP-93", None)
    assert (events(table, "conceded"), outcome(table).ranks) == ([{"seat": 0}], (2, 1))


@rule("ME-GAP-93", "ME-GAP-13")
def test_a_pick_without_a_choice_is_not_open():
    table = under_way(a_turn(*both()), GameTurn())
    answer(table, [6], [5])
    assert (options(table), asked(table).open) == (["activate 1"], ())


@rule("ME-GAP-93")
@pytest.mark.parametrize(
    ("turn", "has", "gained"), [(6, 0, 0), (5, 0, 1), (4, 0, 2), (1, 0, 5), (4, 3, 5), (4, 4, 5)]
)
def test_the_turns_left_are_worth_a_point_each_up_to_the_cap(turn, has, gained):
    one, two = both()
    table = a_turn(one, two, turn=turn)
    table.state.sides[0].primary = has
    two.place, two.minis, two.at, two.hurt = DESTROYED, (), (), ()
    finish(table)
    assert table.state.sides[0].primary == gained
    assert table.state.ended == ("ME-GAP-93" if turn < 6 else "ME-WIN-03")


@rule("ME-GAP-93")
def test_if_both_are_wiped_out_totals_decide():
    one, two = both()
    table = a_turn(one, two, turn=3)
    for unit in (one, two):
        unit.place, unit.minis, unit.at, unit.hurt = DESTROYED, (), (), ()
    assert is_over(table)
    finish(table)
    assert [side.primary for side in table.state.sides] == [0, 0]


@rule("ME-GAP-93", "ME-RESERVE-02")
def test_a_force_with_a_reserve_is_not_gone():
    one, two = both()
    table = a_turn(one, two, turn=3)
    two.place, two.minis, two.at, two.hurt = RESERVE, (), (), ()
    assert not wiped_out(table, 1)
    assert not is_over(table)
