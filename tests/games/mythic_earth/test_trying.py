"""Moves that are only tried: what they come to, why not, what would do instead, and who sees whom."""

from __future__ import annotations

from itertools import pairwise
from math import cos, radians, sin

import pytest

from mythwright.core.display import Drag
from mythwright.core.option import parse
from mythwright.core.trying import Trial
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.facts import acting_lines
from mythwright.games.mythic_earth.game import GAME
from mythwright.games.mythic_earth.geometry.numbers import distance
from mythwright.games.mythic_earth.rings import PLATE, Aim, drawn_aims
from mythwright.games.mythic_earth.rules.movement.walking import Walk
from mythwright.games.mythic_earth.rules.putting import beside
from mythwright.games.mythic_earth.rules.reserves import Arrival
from mythwright.games.mythic_earth.sheet import points_of
from mythwright.games.mythic_earth.state import Feature
from tests.games.mythic_earth.given import a_turn, a_unit, acts, rank, under_way
from tests.marks import rule

ROCK = Feature(1, "rock", 20_000, 20_000, 3_000)
HUGE = "9" * 9


def walking(*units, features=(), how="move") -> MythTable:
    """The first of these Units is asked where to go."""
    return under_way(a_turn(*units, features=features), Walk(unit=1, how=how))


def eagles(x: int = 10_000, y: int = 10_000, count: int = 10):
    return a_unit("eagle_warriors", 0, *rank(x, y, count))


def foes(x: int = 40_000, y: int = 30_000, card: str = "huaraca_slingers"):
    return a_unit(card, 1, *rank(x, y, 6))


def tried(table: MythTable, text: str) -> tuple[list[str], Trial]:
    """The rules that forbid it, and what is told of it."""
    seat = table.pending.seat
    guess = table.guess(seat, "tried", quiet=True)
    rulings = guess.why_not(text, seat)
    option = parse(text)
    assert option
    return [ruling.rule for ruling in rulings], GAME.trying.tried(guess, seat, option, rulings)


def drag(table: MythTable) -> Drag | None:
    return GAME.display(table.see(table.pending.seat)).drag


def ids(trial: Trial) -> list[str]:
    return [mark.id for mark in trial.marks]


def said(trial: Trial, message: str) -> list[dict]:
    return [line.facts for line in trial.lines if line.message == message]


# -- what may be taken ---------------------------------------------------------------------------------------


@rule("ME-GAP-35")
def test_a_unit_that_moves_may_be_dragged_by_the_board():
    table = walking(eagles(), foes())
    found = drag(table)
    assert found and [kind for kind, _ in found.kinds] == ["go"] and found.legs == 4
    assert found.nodes == ("bases-1", "unit-1")

    # a place of the board, written as the drag says, is the place on the table
    (x, y), (left, bottom), (across, up) = found.start, found.origin, found.scale
    assert ((x - left) * across, (y - bottom) * up) == (10_000, 10_000)
    assert found.step * across == 1_000


@rule("ME-MOVE-01", "ME-MARCH-01")
def test_an_action_may_be_declared_by_dragging():
    table = acts(a_turn(eagles(), foes()), 1)
    found = drag(table)
    assert found and [kind for kind, _ in found.kinds] == ["move", "march"]
    assert tried(table, "move 10000 17000")[0] == ["ME-MOVE-01"]
    assert tried(table, "march 10000 17000")[0] == []


def test_only_the_seat_that_is_asked_may_take_something():
    table = walking(eagles(), foes())
    assert GAME.display(table.see(1)).drag is None
    assert GAME.display(table.see(None)).drag is None


# -- moves ---------------------------------------------------------------------------------------------------


@rule("ME-MOVE-01")
def test_a_legal_move_is_drawn_and_measured():
    rules, trial = tried(walking(eagles(), foes()), "go 10000 14000")
    assert rules == [] and trial.nearest is None
    assert ids(trial)[:3] == ["trial-way", "trial-bases", "trial-plate"]
    assert len(trial.marks[1].children) == 10
    assert said(trial, "trial-length") == [{"length": "4", "allowance": "5"}]


@rule("ME-MOVE-01")
def test_too_long_a_move_offers_the_farthest_place_on_the_way():
    table = walking(eagles(), foes())
    rules, trial = tried(table, "go 10000 20000")
    assert rules == ["ME-MOVE-01"]
    assert str(trial.nearest) == "go 10000 15000"
    assert trial.marks[-1].id == "trial-nearest" and trial.marks[-1].options == ("go 10000 15000",)
    assert "trial-clash" in ids(trial)


@rule("ME-BASE-08", "ME-LAND-06")
@pytest.mark.parametrize("form", ["", " block", " line"])
def test_what_is_offered_instead_is_legal_and_near(form):
    table = walking(eagles(14_000, 14_000, 4), foes(), features=[ROCK])
    rules, trial = tried(table, f"go 20000 20000{form}")
    assert rules and trial.nearest
    assert table.why_not(trial.nearest, 0) == []
    assert str(trial.nearest).endswith(form)
    assert distance(20_000, 20_000, *points_of(str(trial.nearest))[-1]) <= 7_000


@rule("ME-MOVE-01", "ME-LAND-06")
@pytest.mark.parametrize("declared", [True, False])
def test_where_nothing_ahead_will_do_a_way_of_the_list_is_offered(declared):
    cliff = Feature(1, "rock", 10_000, 18_000, 7_200)
    units = a_unit("jaguar_champion", 0, (10_000, 10_000)), foes()
    table = acts(a_turn(*units, features=[cliff]), 1) if declared else walking(*units, features=[cliff])
    kind = "move" if declared else "go"
    rules, trial = tried(table, f"{kind} 10000 24000")
    assert rules == ["ME-MOVE-01"]
    assert trial.nearest and trial.nearest.kind == kind
    assert table.why_not(trial.nearest, 0) == []


@rule("ME-LAND-06")
@pytest.mark.parametrize("beyond", [3_200, 4_700])
def test_nobody_is_offered_a_move_that_leads_nowhere(beyond):
    # a wall of rock three tenths of an inch ahead
    cliff = Feature(1, "rock", 10_000, 30_000, 30_000 - 10_300 - 630)
    table = walking(a_unit("jaguar_champion", 0, (10_000, 10_000)), foes(), features=[cliff])
    rules, trial = tried(table, f"go 10000 {10_000 + beyond}")
    assert "ME-LAND-06" in rules
    assert table.why_not("go 10000 10200", 0) == [] == table.why_not(trial.nearest, 0)
    assert distance(10_000, 10_000, *points_of(str(trial.nearest))[-1]) > 500


@rule("ME-GAP-35", "ME-LAND-06")
@pytest.mark.parametrize("way_out", [-120, -105, -60])
def test_where_only_a_narrow_way_back_is_free_it_is_offered(way_out):
    # given rocks all around a Unit, with a gap that no listed way goes through
    bearings = [way_out + 83 + 39 * number for number in range(6)]
    spots = [
        (10_000 + round(3_700 * cos(radians(b))), 10_000 + round(3_700 * sin(radians(b)))) for b in bearings
    ]
    crags = [Feature(number, "rock", x, y, 3_000) for number, (x, y) in enumerate(spots, 1)]
    table = walking(a_unit("jaguar_champion", 0, (10_000, 10_000)), foes(), features=crags)
    assert [str(option) for option in table.pending.options] == ["stay"]

    # when it would go through them, then it is shown the way through the gap
    rules, trial = tried(table, "go 10000 14000")
    assert "ME-LAND-06" in rules
    assert trial.nearest and table.why_not(trial.nearest, 0) == []
    assert points_of(str(trial.nearest))[-1][1] < 10_000


@rule("ME-GAP-35")
def test_the_bends_of_a_way_are_kept():
    table = walking(eagles(), foes())
    rules, trial = tried(table, "go 12000 10000 12000 20000")
    assert rules == ["ME-MOVE-01"]
    assert points_of(str(trial.nearest))[0] == (12_000, 10_000)
    assert table.why_not(trial.nearest, 0) == []


@rule("ME-LAND-03")
def test_difficult_ground_is_told_with_its_price():
    marsh = Feature(1, "marsh", 10_000, 14_000, 6_000)
    _, trial = tried(walking(eagles(), foes(), features=[marsh]), "go 10000 12000")
    assert said(trial, "trial-cost") == [{"cost": "4", "budget": "6"}]


@rule("ME-SHOOT-01", "ME-LOS-02")
def test_from_there_one_sees_whom_one_could_shoot_at_and_who_could_shoot_back():
    archers = a_unit("huaraca_slingers", 0, *rank(10_000, 2_000, 6))
    table = walking(archers, foes(10_000, 30_000))
    far = tried(table, "go 10000 1000")[1]
    near = tried(table, "go 10000 7000")[1]
    assert said(far, "trial-shoots") == [] and said(far, "trial-nearest-enemy")
    assert [facts["unit"] for facts in said(near, "trial-shoots")] == [2]
    assert said(near, "trial-shot-by") == [{"others": [], "last": 2}]
    assert "line-2" in ids(near)


def test_trying_changes_nothing_and_shows_nothing_hidden():
    table = walking(eagles(), foes())
    before = table.see(0), table.see(1)
    one = tried(table, "go 10000 30000")[1]
    assert (table.see(0), table.see(1)) == before
    other = table.guess(0, "another", quiet=True)
    assert tried(other, "go 10000 30000")[1] == one


@pytest.mark.parametrize(
    "text",
    ["go", "go 1", f"go {HUGE} {HUGE}", f"go -{HUGE} 5 line", "go 1 2 3 4 5 6 7 8 9 10", "put 1 2", "go x y"],
)
def test_words_that_are_no_way_are_refused_and_offer_at_most_what_is_legal(text):
    table = walking(eagles(), foes())
    rules, trial = tried(table, text)
    assert rules
    assert trial.nearest is None or table.why_not(trial.nearest, 0) == []


# -- places --------------------------------------------------------------------------------------------------


@rule("ME-DEV-07", "ME-GAP-86")
def test_a_token_is_laid_beside_its_unit():
    table = a_turn(eagles(), foes())
    under_way(table, beside(table, 1, "cache", 0, "ME-DEV-07"))
    found = drag(table)
    assert found and [kind for kind, _ in found.kinds] == ["put"] and found.nodes == () and found.legs == 1

    rules, trial = tried(table, "put 30000 10000")
    assert rules == ["ME-DEV-07"]
    assert trial.nearest and table.why_not(trial.nearest, 0) == []
    assert tried(table, str(trial.nearest))[0] == []


@rule("ME-RESERVE-13")
def test_a_reserve_is_led_to_the_edge():
    table = a_turn(a_unit("eagle_warriors", 0, place="reserve"), eagles(), foes(), turn=3)
    table.state.units[1].size = 8
    under_way(table, Arrival(unit=1))
    table.settle(["1"])
    found = drag(table)
    assert found and [kind for kind, _ in found.kinds] == ["enter move", "enter march"]

    # not on an edge: the nearest point of one is offered, by the same action
    rules, trial = tried(table, "enter march 24300 2000")
    assert rules == ["ME-RESERVE-13"]
    assert str(trial.nearest) == "enter march 24300 0"
    rules, trial = tried(table, "enter march 24300 0")
    assert rules == [] and len(trial.marks[0].children) == 8


# -- what is told beside it ----------------------------------------------------------------------------------


@rule("ME-ALERT-07")
def test_a_unit_that_reacts_is_not_told_what_its_enemy_has_done():
    enemy = {"seat": 1, "unit": 8, "left": 0, "done": ["march"]}
    assert list(acting_lines({"acting": enemy, "subject": 2})) == []
    assert [line.message for line in acting_lines({"acting": enemy, "subject": 8})] == [
        "line-done",
        "line-left",
    ]


def test_plates_on_lines_to_targets_do_not_cover_each_other():
    aims = [Aim(number, "shoot", (100, 100, 300 + number, 300), "12", " ≤5", 0) for number in range(3)]
    places = [drawn.children[1].attributes["transform"] for drawn in drawn_aims(aims)]
    heights = sorted(float(place.split()[1].rstrip(")")) for place in places)
    assert all(two - one >= PLATE for one, two in pairwise(heights))


# -- looking -------------------------------------------------------------------------------------------------


def test_a_unit_that_is_looked_at_shows_how_far_it_goes_and_shoots():
    table = walking(eagles(), foes(10_000, 22_000))
    trial = GAME.trying.regarded(table.guess(0, "look", quiet=True), 0, "unit_2")
    rings = trial.marks[0]
    assert [ring.id.rpartition("-")[0] for ring in rings.children] == [
        "reach-move",
        "reach-shoot",
        "reach-shoot",
    ]
    assert rings.attributes["clip-path"] == "url(#edge)"  # they end where the table ends
    assert [mark.id for mark in trial.marks if mark.id.startswith("line-")] == ["line-1"]
    assert said(trial, "regard-reach")


@pytest.mark.parametrize("thing", ["unit_99", "unit_", "piece_1", "unit_x", ""])
def test_what_is_no_unit_on_the_table_shows_nothing(thing):
    table = walking(eagles(), foes())
    assert GAME.trying.regarded(table.guess(None, "look", quiet=True), None, thing) == Trial()
