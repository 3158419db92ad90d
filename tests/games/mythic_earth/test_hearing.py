"""What people type: places in inches and directions; a refused place leads to the nearest legal one."""

from __future__ import annotations

import pytest

from mythwright.core.ruling import Refused
from mythwright.core.telling import words_of
from mythwright.games.mythic_earth.geometry.numbers import distance
from mythwright.games.mythic_earth.hearing import heard
from mythwright.terminal.screen import Closed
from tests.games.mythic_earth.given import a_turn, a_unit, acts, rank
from tests.marks import rule
from tests.terminal.kit import a_screen, a_sitting, shown


def a_march(action: str = ""):
    """Four Eagle Warriors with Move 5 at 20, 10; others to the north of them."""
    own = a_unit("eagle_warriors", 0, *rank(20_000, 10_000, 4))
    friends = a_unit("eagle_warriors", 0, *rank(20_000, 14_000, 4))
    table = acts(a_turn(own, friends, a_unit("bow_hunters", 1, *rank(20_000, 40_000, 4))), 1)
    return table.play(action) if action else table


def meant(table, typed: str):
    return heard(table.see(0), typed, words_of(table.game, "en"))


def text(table, typed: str) -> str:
    return str(meant(table, typed))


@rule("ME-GAP-35")
@pytest.mark.parametrize(
    ("typed", "option"),
    [
        ("go 10 12.5", "go 10000 12500"),
        ("go 10, 12.5", "go 10000 12500"),
        ("to 10 12.5", "go 10000 12500"),
        ("GO 10 12 14.25 9 block", "go 10000 12000 14250 9000 block"),
        ("go 10000 12500", "go 10000 12500"),
        ("go 0.5 250", "go 500 250"),
        ('go 10" 12in', "go 10000 12000"),
        ("go 10″ 12km", "go 10000 12km"),
        ("move 10 12", "go 10000 12000"),
        ("north 3", "go 20000 13000"),
        ("move north 3", "go 20000 13000"),
        ("go 3 south", "go 20000 7000"),
        ("w 2.5", "go 17500 10000"),
        ("move 1 north-east 5", "go 23535 13535"),
        ("move north east 5", "None"),
        ("move 2 north 5", "activate 2"),
        ("charge 3", "None"),
        ("move", "None"),
        ("north", "None"),
        ("go home", "None"),
        ("1", "None"),
        ("", "None"),
    ],
)
def test_places_and_directions_are_understood(typed, option):
    assert text(a_march("move"), typed) == option


@rule("ME-MOVE-01", "ME-MARCH-01")
@pytest.mark.parametrize(
    ("typed", "option"),
    [
        ("move 20 13", "move 20000 13000"),
        ("march ne 10", "march 27071 17071"),
        ("n 3", "move 20000 13000"),
        ("go 20 13", "move 20000 13000"),
    ],
)
def test_a_way_may_be_declared_with_the_action(typed, option):
    assert text(a_march(), typed) == option


def test_a_step_of_the_whole_allowance_stays_within_it():
    table = a_march("move")
    option = meant(table, "move se 5")
    assert table.why_not(option) == []
    assert 4990 < distance(20_000, 10_000, *option.args) <= 5000


@rule("ME-BASE-06", "ME-MOVE-01", "ME-GAP-39")
@pytest.mark.parametrize(
    ("typed", "broken"), [("move north 4.5", "ME-BASE-06"), ("move south 9", "ME-MOVE-01")]
)
def test_a_place_that_is_refused_leads_to_the_nearest_legal_one(typed, broken):
    table = a_march("move")
    option = meant(table, typed)
    with pytest.raises(Refused) as refused:
        table.play(option)
    assert refused.value.rules == (broken,)
    first, *others = refused.value.nearest
    assert [table.why_not(near) for near in (first, *others)] == [[]] * 3
    gaps = [distance(*option.args, *near.args[:2]) for near in (first, *others)]
    assert gaps[0] <= min(gaps[1:])


@rule("ME-MOVE-01", "ME-GAP-35")
def test_the_terminal_hears_inches_and_says_why_not(tmp_path):
    table = a_march("move")
    screen = a_screen(["move south 9", "why go 20 8.5", "move s 3"])
    screen.words = words_of(table.game, "en")
    sitting = a_sitting(tmp_path, screen, ("person", "random"), table)
    with pytest.raises(Closed):
        sitting.run()
    told = shown(screen)
    assert "[ME-MOVE-01]" in told and "measured: 9″, allowed or needed: 5″" in told
    assert "To 20, 5 (go 20000 5000)" in told  # as far as it may
    assert "Unit 1 Eagle Warriors moves 3″ (Move)." in told
    assert table.state.units[1].at[0] == (20_000, 7_000)


@rule("ME-GAP-35", "ME-GAP-93")
def test_the_terminal_tells_what_else_may_be_typed(tmp_path):
    told = []
    for typed in ("", "move"):
        screen = a_screen([])
        table = a_march(typed)
        screen.words = words_of(table.game, "en")
        with pytest.raises(Closed):
            a_sitting(tmp_path, screen, ("person", "random"), table).run()
        told.append(shown(screen))
    acting, moving = told
    assert "Or type: concede, to give up the battle" in acting
    assert "Or type: go north-east 5, or go 12 8.5 for inches from the south-west corner" in moving
    assert text(a_march("move"), "go north-east 5") == "go 23535 13535"


@pytest.mark.parametrize("kind", ["go", "put", "enter"])
def test_what_is_told_is_understood(kind):
    said = words_of(a_march().game, "en").say(f"also-{kind}")
    found = meant(a_march("move"), said.partition(" for ")[0].rpartition("or ")[2])
    assert found and all(0 <= inches <= 12_500 for inches in found.args)
