"""Ways: what a moving Unit must heed, how words become a path, and what carrying it out tells."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.geometry.field import FREE, Clash
from mythwright.games.mythic_earth.geometry.moves import Move
from mythwright.games.mythic_earth.rules.movement.allowance import allowance, move_parts
from mythwright.games.mythic_earth.rules.movement.fields import bridges, field, verdict
from mythwright.games.mythic_earth.rules.movement.plans import (
    Plan,
    Spoken,
    assigned,
    checked,
    escaping,
    heading,
    plan,
    spoken,
)
from mythwright.games.mythic_earth.rules.movement.walking import Walk, gaps_on_alert, run_over
from mythwright.games.mythic_earth.rules.primaries import primary
from mythwright.games.mythic_earth.state import Feature
from tests.games.mythic_earth.given import (
    a_turn,
    a_unit,
    acts,
    answer,
    asked,
    events,
    options,
    prompt,
    rank,
    refused,
    under_way,
)
from tests.marks import rule

AT = (20_000, 10_000)


def man(seat: int = 0, x: int = AT[0], y: int = AT[1], **state):
    return a_unit("eagle_warriors", seat, (x, y), **state)


def slab(number: int, land: str, left: int, bottom: int, right: int, top: int) -> Feature:
    corners = ((left, bottom), (right, bottom), (right, top), (left, top))
    return Feature(number, land, (left + right) // 2, (bottom + top) // 2, 0, corners)


def walking(table, number: int = 1, how: str = "move", **fields):
    return under_way(table, Walk(unit=number, how=how, **fields))


# -- the field -----------------------------------------------------------------------------------------------


@rule("ME-MVT-05", "ME-MVT-06", "ME-GAP-37", "ME-GAP-42", "ME-GAP-59")
@pytest.mark.parametrize(
    ("other", "flying", "against", "apart", "way", "end"),
    [
        (man(0, 30_000), False, (), 0, FREE, 0),  # a friend of the same Type
        (man(0, 30_000), False, (), 1000, FREE, 1000),
        (a_unit("ahuizotl_pack", 0, (30_000, 10_000)), False, (), 0, 0, 0),
        (a_unit("ahuizotl_pack", 0, (30_000, 10_000)), True, (), 0, FREE, 0),
        (a_unit("giant_condor", 0, (30_000, 10_000), aloft=True), False, (), 0, FREE, 0),
        (a_unit("giant_condor", 0, (30_000, 10_000)), False, (), 0, 0, 0),
        (man(1, 30_000), False, (), 0, 1000, 1000),
        (man(1, 30_000), True, (), 0, FREE, 1000),
        (man(1, 30_000), False, (2,), 0, 0, 0),
        (man(1, 30_000), True, (2,), 0, FREE, 0),
        (a_unit("giant_condor", 1, (30_000, 10_000), aloft=True), False, (), 0, FREE, 1000),
    ],
)
def test_how_far_to_keep_from_other_units(other, flying, against, apart, way, end):
    table = a_turn(man(), other)
    around = field(table, 1, flying, against, apart)
    [bar] = around.bars
    assert (bar.x, bar.y, bar.tag) == (30_000, 10_000, 2)
    assert (bar.way, bar.end) == (way, end)
    assert (around.width, around.height) == (48_000, 48_000)


@rule("ME-MVT-05")
def test_only_others_on_the_table_are_in_the_way():
    gone = man(1, 30_000, place="destroyed", minis=(), at=(), hurt=())
    table = a_turn(a_unit("eagle_warriors", 0, *rank(10_000, 10_000, 3)), gone, man(1, 40_000))
    assert [bar.tag for bar in field(table, 1, False).bars] == [3]
    assert len(field(table, 3, False).bars) == 3


@rule("ME-LAND-03", "ME-LAND-06", "ME-LAND-07", "ME-GAP-41")
@pytest.mark.parametrize(
    ("land", "card", "flying", "wall", "slow"),
    [
        ("rock", "eagle_warriors", False, (0, 0), False),
        ("rock", "eagle_warriors", True, (FREE, 0), False),
        ("low_wall", "eagle_warriors", False, (FREE, 0), False),
        ("high_wall", "eagle_warriors", False, (0, 0), False),
        ("high_wall", "great_bear", False, (FREE, 0), False),
        ("high_wall", "eagle_warriors", True, (FREE, 0), False),
        ("jungle", "eagle_warriors", False, None, True),
        ("jungle", "eagle_warriors", True, None, False),
        ("hill", "eagle_warriors", False, None, False),
    ],
)
def test_what_landscape_does_to_movement(land, card, flying, wall, slow):
    table = a_turn(a_unit(card, 0, AT), features=[slab(7, land, 10_000, 20_000, 16_000, 21_000)])
    around = field(table, 1, flying)
    assert [(w.way, w.end, w.tag) for _, w in around.walls] == ([(*wall, 7)] if wall else [])
    assert len(around.slow) == slow


@rule("ME-GAP-80", "ME-P2-17")
def test_the_river_is_open_where_a_bridge_is():
    table = a_turn(man(), primary="rain")
    primary(table).furnish(table)
    [(_, slow)] = field(table, 1, False).slow
    middles = [x for x, _ in ((24_000, 0),)]
    found = bridges(table.box, "rain", table.state.settings.size)
    spans = [(min(x for x, _ in b.corners), max(x for x, _ in b.corners)) for b in found]
    assert slow.openings == found
    assert any((m - 3500, m + 3500) in spans for m in middles)
    assert all(high - low == 7000 for low, high in spans)


@rule("ME-BASE-06", "ME-BASE-07", "ME-BASE-08", "ME-COH-01", "ME-COH-02", "ME-LAND-03", "ME-LAND-06")
@pytest.mark.parametrize(
    ("kind", "tag", "keep", "expected", "fact"),
    [
        ("edge", -1, 0, "ME-BASE-07", None),
        ("end_edge", -1, 0, "ME-BASE-07", None),
        ("own", -1, 0, "ME-BASE-06", None),
        ("nearer", 3, 1000, "ME-GAP-37", "other"),
        ("legs", -1, 4, "ME-GAP-35", None),
        ("cost", -1, 6000, "ME-LAND-03", None),
        ("length", -1, 5000, "ME-MOVE-01", None),
        ("stray", -1, 0, "ME-COH-01", None),
        ("base", 3, 1000, "ME-MVT-05", "other"),
        ("end_base", 3, 1000, "ME-MVT-05", "other"),
        ("end_base", 3, 0, "ME-BASE-06", "other"),
        ("base", 3, 0, "ME-MVT-06", "other"),
        ("base", 2, 0, "ME-MVT-06", "other"),
        ("end_base", 2, 1000, "ME-BASE-06", "other"),
        ("shape", 1, 0, "ME-LAND-06", "feature"),
        ("end_shape", 1, 0, "ME-BASE-08", "feature"),
        ("shape", 2, 0, "ME-GAP-41", "feature"),
        ("end_shape", 2, 0, "ME-GAP-41", "feature"),
    ],
)
def test_every_clash_has_its_rule(kind, tag, keep, expected, fact):
    features = [Feature(1, "rock", 5000, 5000, 2000), slab(2, "low_wall", 9000, 9000, 12_000, 9500)]
    unit = a_unit("eagle_warriors", 0, *rank(10_000, 10_000, 3), minis=(1, 4, 6))
    table = a_turn(unit, man(), man(1, 40_000), features=features)
    found = verdict(table, 1, Clash(kind, 1, tag, 500, keep, (1, 2, 3, 4)), False)
    has, needs = ("has", "needs") if kind == "legs" else ("far", "reach")  # legs are counted, not measured
    facts = {"unit": 1, "mini": 4, has: 500, needs: keep, "line": [1, 2, 3, 4]}
    assert (found.rule, found.facts) == (expected, facts | ({fact: tag} if fact else {}))


@rule("ME-MARCH-01", "ME-COH-02")
def test_a_march_and_a_pair_have_rules_of_their_own():
    table = a_turn(a_unit("eagle_warriors", 0, *rank(10_000, 10_000, 2)))
    clash = Clash("length", 0, -1, 11_000, 10_000, (0, 0, 0, 0))
    assert verdict(table, 1, clash, True).rule == "ME-MARCH-01"
    assert verdict(table, 1, Clash("stray", 0, -1, 0, 0, (0, 0, 0, 0)), False).rule == "ME-COH-02"


# -- how far -------------------------------------------------------------------------------------------------


@rule("ME-UNIT-02", "ME-SHW-14", "ME-GAP-51", "ME-GAP-67")
@pytest.mark.parametrize(
    ("card", "marks", "parts"),
    [
        ("eagle_warriors", (), [("move", 5000, "ME-UNIT-02")]),
        ("eagle_warriors", ("slowed",), [("move", 5000, "ME-UNIT-02"), ("slowed", -4000, "ME-SHW-14")]),
        ("eagle_warriors", ("rooted",), [("move", 5000, "ME-UNIT-02"), ("rooted", -2000, "ME-GAP-67")]),
        (
            "eagle_warriors",
            ("rooted", "slowed"),
            [("move", 5000, "ME-UNIT-02"), ("rooted", -2000, "ME-GAP-67"), ("slowed", -2000, "ME-SHW-14")],
        ),
        ("giant_condor", ("slowed",), [("move", 9000, "ME-UNIT-02"), ("slowed", -4000, "ME-SHW-14")]),
    ],
)
def test_what_a_move_is_made_of(card, marks, parts):
    table = a_turn(a_unit(card, 0, AT, marks=marks))
    assert move_parts(table, 1) == parts
    whole = sum(amount for _, amount, _ in parts)
    assert (allowance(table, 1, False), allowance(table, 1, True)) == (whole, 2 * whole)


@rule("ME-GAP-37")
@pytest.mark.parametrize(
    ("apart", "length", "near"), [(0, 500, True), (500, 500, False), (490, 500, True), (0, 1000, False)]
)
def test_who_cannot_get_an_inch_away_may_stay_near(apart, length, near):
    table = a_turn(man(), man(1, AT[0] + 1260 + apart), man(0, AT[0], 15_000))
    assert list(escaping(table, 1, length)) == ([2] if near else [])


# -- words ---------------------------------------------------------------------------------------------------


@rule("ME-GAP-35")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((1, 2, 3, 4), Spoken(((1, 2), (3, 4)), "", (), "")),
        ((1, 2, "aloft"), Spoken(((1, 2),), "", (), "aloft")),
        ((1, 2, "line", "land"), Spoken(((1, 2),), "line", (), "land")),
        ((1, 2, "each", 3, 4, 5, 6), Spoken(((1, 2),), "each", ((3, 4), (5, 6)), "")),
        ((1, 2, "each", 3, 4, 5), None),
        ((1, 2, "block", 3, 4), None),
        ((1, 2, "land", "aloft"), None),
        ((1, 2, 3), None),
    ],
)
def test_the_parts_of_an_answer(words, said):
    assert spoken(words) == said


@rule("ME-GAP-38")
@pytest.mark.parametrize(
    ("dx", "dy", "angle"),
    [(1, 0, 0), (0, 1, 36), (-1, 0, 72), (0, -1, 108), (5, 5, 18), (1000, 44, 1), (1000, 20, 0)],
)
def test_headings(dx, dy, angle):
    assert heading(dx, dy) == angle


@rule("ME-GAP-38")
def test_each_mini_takes_the_nearest_cell_that_is_left():
    assert assigned([(0, 0), (10, 0)], [(9, 0), (4, 0)]) == [(4, 0), (9, 0)]
    assert assigned([(8, 0), (10, 0)], [(9, 0), (0, 0)]) == [(9, 0), (0, 0)]


@rule("ME-GAP-35")
def test_legs_are_shifts_and_the_last_is_where_everyone_ends():
    table = a_turn(a_unit("eagle_warriors", 0, *rank(20_000, 10_000, 2)))
    found = plan(table, 1, (20_000, 11_000, 21_000, 11_500), lambda: field(table, 1, False))
    assert found == Plan(Move([(0, 1000)], [(21_000, 11_500), (23_000, 11_500)]), False)
    assert found.ends == ((21_000, 11_500), (23_000, 11_500))


@rule("ME-GAP-38")
def test_a_line_lies_across_the_last_leg():
    table = a_turn(a_unit("eagle_warriors", 0, *rank(20_000, 10_000, 4)))
    around = field(table, 1, False)
    north = plan(table, 1, (20_000, 12_000, "line"), lambda: around)
    east = plan(table, 1, (20_000, 11_000, 22_000, 11_000, "line"), lambda: around)
    assert len({y for _, y in north.ends}) == 2
    assert len({x for x, _ in east.ends}) == 2
    assert max(y for _, y in north.ends) == 12_000
    assert max(x for x, _ in east.ends) == 22_000


@rule("ME-GAP-38", "ME-GAP-35")
def test_formations_that_find_no_place_are_refused():
    table = a_turn(
        a_unit("eagle_warriors", 0, *rank(20_000, 10_000, 4)),
        features=[Feature(1, "rock", 20_000, 30_000, 15_000)],
    )
    found = plan(table, 1, (20_000, 30_000, "line"), lambda: field(table, 1, False))
    assert (found.rule, found.facts) == (
        "ME-GAP-38",
        {"unit": 1, "form": "line", "x": 20_000, "y": 30_000},
    )
    many = plan(table, 1, (1, 1) * 5, lambda: field(table, 1, False))
    assert (many.rule, many.facts) == ("ME-GAP-35", {"unit": 1, "needs": 4, "has": 10})
    assert isinstance(plan(table, 1, (20_000, 10_001) * 4, lambda: field(table, 1, False)), Plan)


@rule("ME-MOVE-01", "ME-MARCH-01")
@pytest.mark.parametrize(("double", "expected"), [(False, "ME-MOVE-01"), (True, "ME-MARCH-01")])
def test_too_far_is_too_far(double, expected):
    table = a_turn(man())
    around = field(table, 1, False)
    found = checked(table, 1, (20_000, 16_000), 5000, double, around)
    assert found.rule == expected
    assert isinstance(checked(table, 1, (20_000, 15_000), 5000, double, around), Plan)


# -- walking -------------------------------------------------------------------------------------------------


@rule("ME-MOVE-01", "ME-MARCH-01")
@pytest.mark.parametrize(
    ("how", "length", "asked_by", "reach"),
    [
        ("move", 0, "ME-MOVE-01", 15_000),
        ("march", 0, "ME-MARCH-01", 20_000),
        ("free_move", 3000, "ME-BLESS-11", 13_000),
    ],
)
def test_who_is_asked_where_to_go(how, length, asked_by, reach):
    given = {"rule": "ME-BLESS-11"} if length else {}
    table = walking(a_turn(man(1)), how=how, length=length, **given)
    assert (asked(table).seat, prompt(table), asked(table).rule) == (1, how, asked_by)
    assert asked(table).open == ("go",)
    assert refused(table, f"go 20000 {reach}") == ()
    assert refused(table, f"go 20000 {reach + 6}") != ()
    assert options(table)[-1] == "stay"


@rule("ME-MOVE-01", "ME-GAP-36", "ME-GAP-20")
def test_what_is_told_of_a_move():
    unit = man(low=True)
    table = walking(a_turn(unit, features=[Feature(1, "scrub", 20_000, 15_000, 2000)]))
    answer(table, "go 20000 11000 20000 13000")
    assert events(table, "moved") == [
        {
            "seat": 0,
            "unit": 1,
            "how": "move",
            "start": [20_000, 10_000],
            "end": [20_000, 13_000],
            "legs": [[0, 1000]],
            "length": 3000,
            "cost": 3700,
            "aloft": False,
        }
    ]
    assert not unit.low
    assert [e.rule for e in table.log if e.kind == "moved"] == ["ME-MOVE-01"]
    assert table.pending is None


@rule("ME-GAP-68", "ME-GAP-59", "ME-LAND-07")
def test_free_moves_may_fly_and_keep_from_friends():
    rock = Feature(1, "rock", 20_000, 14_000, 1500)
    table = walking(a_turn(man(), features=[rock]), how="storm_step", length=8000, flying=True)
    assert refused(table, "go 20000 18000") == ()
    assert refused(
        walking(a_turn(man(), features=[rock]), how="storm_step", length=8000), "go 20000 18000"
    ) == ("ME-LAND-06",)
    near = a_turn(man(), man(0, 20_000, 15_000))
    assert refused(walking(near, how="consolidation", length=3000, apart=True), "go 20000 13000") != ()
    assert refused(walking(near, how="consolidation", length=3000), "go 20000 13000") == ()


@rule("ME-GAP-35")
def test_a_declared_way_that_is_closed_by_now_is_asked_anew():
    table = a_turn(man(), man(1, 20_000, 15_000))
    walking(table, words=(20_000, 14_000))
    assert prompt(table) == "move"
    table = a_turn(man())
    walking(table, words=(20_000, 14_000))
    assert table.state.units[1].at == ((20_000, 14_000),)
    assert table.pending is None


@rule("ME-GAP-37", "ME-MVT-07")
def test_a_behemoth_tramples_friends_it_sweeps_over():
    giant = a_unit("stone_giant", 0, (20_000, 10_000))
    units = [giant, man(0, 20_000, 15_000), man(0, 30_000, 15_000), man(1, 20_000, 15_000)]
    table = a_turn(*units, a_unit("giant_condor", 0, (20_000, 15_500), aloft=True))
    move = Move([], [(20_000, 20_000)])
    assert run_over(table, 1, move) == (2,)
    assert run_over(table, 2, Move([], [(20_000, 5000)])) == ()
    table.state.units[5].aloft = False
    assert run_over(table, 1, move) == (2, 5)
    table.state.units[1].card = "feathered_serpent"  # a Behemoth in the air
    assert run_over(table, 1, move) == ()


@rule("ME-MOVE-01", "ME-MARCH-01", "ME-SHW-15")
def test_actions_may_be_declared_with_a_way():
    table = acts(a_turn(man()), 1)
    assert {"move", "march"} <= set(options(table))
    assert refused(table, "move 20000 15006") == ("ME-MOVE-01",)
    assert refused(table, "march 20000 15006") == ()
    assert refused(table, "march 20000 20006") == ("ME-MARCH-01",)
    answer(table, "march 20000 20000")
    assert events(table, "moved")[0]["how"] == "march"


@rule("ME-GAP-21")
def test_gaps_are_kept_of_enemies_on_alert_only():
    table = a_turn(man(), man(1, 30_000, alert=2), man(1, 40_000), man(0, 10_000, alert=2))
    assert gaps_on_alert(table, 1) == {2: 10_000 - 1260}


@rule("ME-P2-06", "ME-GAP-80")
def test_bots_are_offered_no_way_that_the_river_forbids():
    table = a_turn(a_unit("eagle_warriors", 0, *rank(10_000, 15_000, 4)), primary="rain")
    primary(table).furnish(table)
    walking(table, how="march")
    assert len(options(table)) > 5
    for text in options(table)[:-1]:
        assert refused(table, text) == (), text
