"""Moves that bots are offered: legal, apart from each other, and for a reason."""

from __future__ import annotations

import random

import pytest

from mythwright.bots import Player, bot
from mythwright.core.flow import Ask
from mythwright.core.save import fingerprint
from mythwright.games.mythic_earth.geometry.field import Bar, Body, Field, Slow, Wall
from mythwright.games.mythic_earth.geometry.moves import forbids, kept, settle
from mythwright.games.mythic_earth.geometry.numbers import distance, scaled, vector
from mythwright.games.mythic_earth.geometry.shapes import Disc, rectangle, span
from mythwright.games.mythic_earth.ground import zone
from mythwright.games.mythic_earth.rules.movement.allowance import purse
from mythwright.games.mythic_earth.rules.movement.candidates import Finder, unbarred
from mythwright.games.mythic_earth.rules.movement.detours import Detours
from mythwright.games.mythic_earth.rules.movement.errands import errands
from mythwright.games.mythic_earth.rules.movement.shifts import Shifts
from mythwright.games.mythic_earth.rules.movement.walking import Walk
from mythwright.games.mythic_earth.rules.movement.wishes import GATHER, REACH, TOUCH, Wish, _foes, wishes
from mythwright.games.mythic_earth.rules.primaries import primary
from mythwright.games.mythic_earth.state import DESTROYED, Feature
from mythwright.games.mythic_earth.units import centre
from tests.games.mythic_earth.given import (
    INCH,
    a_table,
    a_turn,
    a_unit,
    acts,
    answer,
    asked,
    options,
    rank,
)
from tests.games.mythic_earth.given_scenarios import a_scenario, lay, vowed
from tests.marks import rule

GENERAL = "tlalocan_high_priest"
ALONE = rank(23 * INCH, 10 * INCH, 4)


def eagles(at=ALONE, seat=0, **state):
    return a_unit("eagle_warriors", seat, *at, **state)


def moves(table, kind="move"):
    """What is offered to Unit 1, as numbers and words."""
    acts(table, 1)
    answer(table, kind)
    return [option.args for option in asked(table).options if option.kind == "go"]


def shifts_of(table, kind="move"):
    x, y = table.state.units[1].at[0]
    return [(args[-2] - x, args[-1] - y) for args in moves(table, kind) if isinstance(args[-1], int)]


@rule("ME-GAP-39")
@pytest.mark.parametrize("kind", ["move", "march"])
def test_reasons_come_first_then_directions_along_and_across_the_table(kind):
    table = a_turn(eagles(rank(23 * INCH, 22 * INCH, 4)))
    found = shifts_of(table, kind)
    length = 5 * INCH if kind == "move" else 10 * INCH
    assert len(found) == 6
    directions = [vector(angle, length) for angle in (0, 36, 72, 108)]
    listed = [directions.index(way) for way in found[3:]]
    assert listed == sorted(listed)
    assert found[1] not in directions  # towards an altar


@rule("ME-GAP-39")
@pytest.mark.parametrize("kind", ["move", "march"])
def test_while_there_is_room_directions_are_listed_at_half_the_allowance_too(kind):
    table = a_turn(eagles(rank(1 * INCH, 1 * INCH, 2)), primary="captives")  # in a corner
    found = shifts_of(table, kind)
    length = 5 * INCH if kind == "move" else 10 * INCH
    assert found[:2] == [(length, 0), (0, length)]
    at = found.index((length // 2, 0))
    assert at > 2 and found[at + 1] == (0, length // 2)


@rule("ME-GAP-39")
def test_the_list_ends_with_staying_and_no_two_moves_end_alike():
    table = a_turn(eagles(), eagles(rank(23 * INCH, 30 * INCH, 4), seat=1))
    ends = [args[-2:] for args in moves(table, "march")]
    assert str(asked(table).options[-1]) == "stay"
    assert len(ends) <= 6
    pairs = [(one, two) for i, one in enumerate(ends) for two in ends[:i]]
    assert all(distance(*one, *two) > INCH // 2 for one, two in pairs)


@rule("ME-GAP-39")
def test_enemies_are_approached_to_an_inch_to_ten_and_to_the_range_of_the_weapon():
    archers = a_unit("bow_hunters", 0, *rank(23 * INCH, 10 * INCH, 4))
    table = a_turn(archers, eagles(rank(23 * INCH, 37 * INCH, 4), seat=1))
    far = 37 * INCH - 12 * INCH - 2 * 630
    found = [dy for dx, dy in shifts_of(table) if dx == 0]
    assert far - 20 * INCH in found  # a bow's range
    assert 5 * INCH in found and -5 * INCH in found  # as near as may be, and straight away


@rule("ME-GAP-39", "ME-P4-05")
def test_a_building_is_touched_so_that_it_can_be_pillaged():
    table = a_scenario("pillage", eagles(rank(11 * INCH, 4 * INCH, 2)))
    acts(table, 1)
    answer(table, "move")
    answer(table, str(asked(table).options[0]))
    assert any(text.startswith("claim pillage") for text in options(table))


@rule("ME-GAP-39", "ME-P5-07")
def test_captives_that_lie_about_are_within_reach_of_the_first_move():
    table = a_scenario("captives", eagles(rank(24 * INCH, 18 * INCH, 2)))
    acts(table, 1)
    answer(table, "move")
    answer(table, str(asked(table).options[0]))
    assert table.state.tokens[0].holder == 1


@rule("ME-GAP-39")
def test_what_is_in_the_way_is_gone_around():
    rock = Feature(1, "rock", 24 * INCH, 16 * INCH, 2 * INCH)
    grave = (24 * INCH, 24 * INCH)
    table = vowed(a_turn(eagles(rank(24 * INCH, 10 * INCH, 2)), features=[rock], primary="fog"), 0, "el1")
    lay(table, "death", 0, grave)
    legs = [args for args in moves(table, "march") if len(args) > 2]
    assert legs
    x, y = legs[0][-2:]
    assert distance(x, y, *grave) < distance(24 * INCH, 10 * INCH, *grave) - 5 * INCH


@rule("ME-GAP-39", "ME-GAP-37")
def test_who_stands_too_near_to_an_enemy_is_offered_ways_out_only():
    table = a_turn(eagles(), eagles([(25 * INCH + 1500, 12 * INCH), (28 * INCH, 12 * INCH)], seat=1))
    assert moves(table)
    for option in asked(table).options:
        assert table.why_not(option) == []


@rule("ME-GAP-39", "ME-GAP-40")
def test_a_unit_out_of_coherency_is_offered_blocks():
    table = a_turn(eagles([(20 * INCH, 20 * INCH), (24 * INCH, 20 * INCH), (21 * INCH, 21 * INCH)]))
    found = moves(table)
    assert found and all(args[-1] == "block" for args in found)
    far = [distance(20 * INCH, 20 * INCH, x, y) for x, y, _ in found]
    assert far[0] == 0 and far[1:] == [pytest.approx(2500, abs=2)] * (len(far) - 1)  # half of a Move


@rule("ME-GAP-80", "ME-GAP-39")
def test_who_is_too_wide_for_a_bridge_is_offered_a_block_before_it():
    line = [(18 * INCH + i * 2 * INCH, 14 * INCH) for i in range(6)]
    table = a_scenario("rain", eagles(line))
    found = [args for args in moves(table, "march") if args[-1] == "block"]
    assert found
    answer(table, " ".join(map(str, ("go", *found[0]))))
    xs = [x for x, _ in table.state.units[1].at]
    assert max(xs) - min(xs) <= 7 * INCH


@rule("ME-GAP-80", "ME-GAP-39")
@pytest.mark.parametrize("south", [True, False])
def test_the_block_stays_on_its_own_bank(south):
    table = a_scenario("rain", eagles())
    low, high = table.box.figures.river
    y = low - 10 * INCH if south else high + 10 * INCH
    table.state.units[1].at = tuple((18 * INCH + i * 2 * INCH, y) for i in range(6))
    [wish] = [wish for wish in wishes(table, 1, 10 * INCH) if wish.kind == GATHER]
    assert wish.y == (low - 3630 if south else high + 3630)


@rule("ME-GAP-80", "ME-GAP-39")
def test_whoever_is_narrow_enough_for_a_bridge_need_not_draw_together():
    line = [(24 * INCH, 14 * INCH - i * 2 * INCH) for i in range(6)]
    table = a_scenario("rain", eagles(line))
    assert not [wish for wish in wishes(table, 1, 10 * INCH) if wish.kind == GATHER]


# -- wishes --------------------------------------------------------------------------------------------------


@rule("ME-GAP-39")
def test_three_enemies_and_two_pieces_are_wished_for():
    places = [(6, 40), (16, 41), (26, 42), (36, 43), (44, 44)]
    foes = [eagles(rank(x * INCH, y * INCH, 2), seat=1) for x, y in places]
    pieces = [Feature(n, "scrub", 8 * n * INCH, 16 * INCH, 2000) for n in range(1, 5)]
    found = wishes(a_turn(eagles(), *foes, features=pieces, primary="fog"), 1, 5 * INCH)
    assert len({(wish.x, wish.y) for wish in found} & {(piece.x, piece.y) for piece in pieces}) == 2
    x, y = centre(tuple(ALONE))
    near = {(ex - x, ey - y) for ex, ey in (centre(foe.at) for foe in foes[:3])}
    assert {(wish.x, wish.y) for wish in found if wish.kind == "shift" and wish.y > 0} == near


@rule("ME-GAP-39", "ME-P4-05")
def test_three_objectives_are_wished_for():
    table = a_scenario("pillage", eagles())
    goals = primary(table).goals(table, 1)
    wanted = [wish for wish in wishes(table, 1, 5 * INCH) if wish.kind == "touch"]
    assert len(goals) == 5 and len(wanted) == 3
    x, y = ALONE[0]
    nearest = sorted(goals, key=lambda goal: distance(x, y, *goal))
    assert (wanted[0].x, wanted[0].y) in nearest[:2]


# -- errands -------------------------------------------------------------------------------------------------


@rule("ME-GAP-39", "ME-EL4-01")
def test_who_wants_the_quarters_goes_to_their_middles():
    table = vowed(a_turn(eagles(), primary="fog"), 0, "el4")
    middles = {(x * INCH, y * INCH) for x in (12, 36) for y in (12, 36)}
    assert {place for place, touch in errands(table, 1) if not touch} <= middles
    every = {place for x in (6, 42) for y in (6, 42) for place, _ in errands(moved(table, x, y), 1)}
    assert every == middles


@rule("ME-GAP-39")
@pytest.mark.parametrize("turned", [False, True])
def test_the_nearest_enemies_are_looked_at_whichever_way_they_lie(turned):
    far = [(20, 40), (12, 38), (15, 45), (8, 36), (18, 44), (24, 42)]
    places = [(15, 20), (20, 20), (26, 20), (31, 20), (20, 30), *far]
    foes = [eagles(((at[turned] * INCH, at[not turned] * INCH),), 1) for at in places]
    table = a_turn(eagles(((10 * INCH, 20 * INCH),) if not turned else ((20 * INCH, 10 * INCH),)), *foes)
    assert [number for _, number in _foes(table, table.state.units[1])] == [2, 3, 6]


@rule("ME-GAP-39")
def test_an_enemy_with_its_middle_far_away_may_be_among_the_nearest():
    places = [((20, 20),), ((21, 20),), ((22, 20),), ((21.5, 20), (40, 20))]
    foes = [eagles(tuple((int(x * INCH), y * INCH) for x, y in spots), 1) for spots in places]
    table = a_turn(eagles(((10 * INCH, 20 * INCH),)), *foes)
    assert [number for _, number in _foes(table, table.state.units[1])] == [2, 3, 5]


@rule("ME-GAP-39", "ME-EL8-01")
@pytest.mark.parametrize(("x", "wanted"), [(2, 16), (24, 24), (46, 32)])
def test_who_wants_the_enemy_zone_goes_well_into_it(x, wanted):
    table = vowed(a_turn(eagles(), primary="fog"), 0, "el8")
    [(place, touch)] = errands(moved(table, x, 10), 1)
    left, bottom, right, top = span(zone(table, 1))
    assert not touch
    assert (left, right) == (0, 48 * INCH)
    assert place[0] == pytest.approx(wanted * INCH, abs=INCH)
    assert place[1] == (bottom + top) // 2


@rule("ME-GAP-39", "ME-EL8-01")
@pytest.mark.parametrize(("x", "wanted"), [(10, 36), (38, 38), (46, 42)])
def test_who_wants_the_enemy_corner_goes_well_into_it(x, wanted):
    table = vowed(a_turn(eagles(), primary="hunt"), 0, "el8")
    [(place, _)] = errands(moved(table, x, 10), 1)
    assert place[0] == pytest.approx(wanted * INCH, abs=INCH)
    assert place[1] == 39 * INCH


@rule("ME-GAP-39", "ME-EL3-01")
def test_who_hunts_a_picked_enemy_goes_to_it_while_it_stands():
    foe = eagles(rank(10 * INCH, 40 * INCH, 3), seat=1)
    table = vowed(a_turn(eagles(), foe, primary="fog"), 0, "el3", 2)
    assert list(errands(table, 1)) == [(centre(table.state.units[2].at), True)]
    table.state.units[2].place = DESTROYED
    assert list(errands(table, 1)) == []


@rule("ME-GAP-39", "ME-EC3-01")
def test_who_wants_the_head_of_the_snake_goes_to_the_enemy_general():
    generals = [a_unit(GENERAL, seat, *rank(10 * INCH, y * INCH, 1)) for seat, y in ((0, 20), (1, 40))]
    table = vowed(a_turn(eagles(), *generals, primary="fog"), 0, "ec3")
    assert list(errands(table, 1)) == [((10 * INCH, 40 * INCH), True)]


def moved(table, x, y):
    """The same with Unit 1 elsewhere."""
    table.state.units[1].at = tuple(rank(x * INCH, y * INCH, 2))
    return table


@rule("ME-GAP-39", "ME-GAP-85")
def test_the_own_devotion_leads_its_owner_and_nobody_else():
    ground = Feature(1, "scrub", 40 * INCH, 30 * INCH, 2500)
    plain = a_turn(eagles(), features=[ground], primary="fog")
    table = vowed(a_turn(eagles(), features=[ground], primary="fog"), 0, "el7", 1)
    table.state.sides[0].vow.dealt = ("el1", "el7", "el8")
    without, led = moves(plain), moves(table)
    assert led[0] == without[0] and led[1] != without[1]  # what the scenario wants comes first
    other_truth = table.guess(1, "another")
    assert fingerprint(table.guess(1, "guess")) == fingerprint(other_truth.guess(1, "guess"))


@pytest.mark.parametrize(
    "card", ["el1", "el2", "el3", "el4", "el6", "el7", "el8", "ec1", "ec2", "ec3", "ec4"]
)
def test_every_devotion_may_send_units_about(card):
    ground = Feature(1, "scrub", 40 * INCH, 30 * INCH, 2500)
    foe = a_unit("tlalocan_high_priest", 1, *rank(10 * INCH, 40 * INCH, 3))
    table = vowed(
        a_turn(eagles(), foe, features=[ground], primary="fog"), 0, card, 1 if card[1] == "l" else 2
    )
    table.state.sides[0].vow.picks = {"el2": (1,), "el7": (1,), "el3": (2,), "el6": (2,), "ec2": (2,)}.get(
        card, ()
    )
    lay(table, "death", 0, (30 * INCH, 20 * INCH))
    for option in moves(table):
        assert table.why_not(" ".join(map(str, ("go", *option)))) == []


# -- what is found for a wish --------------------------------------------------------------------------------

ROCKS = [Disc(24 * INCH, 17 * INCH, 2 * INCH), Disc(17 * INCH, 10 * INCH, 2 * INCH)]
"""North and west of a Unit in the middle."""


def a_finder(*spots, walls=(), length=10 * INCH):
    body = settle(Body(spots or ((24 * INCH, 10 * INCH),), 630))
    field = Field(48 * INCH, 48 * INCH, (), [Wall(shape, 0, 0, n) for n, shape in enumerate(walls)])
    return Finder(body, field, length, unbarred)


def bent(finder):
    """The ways around something that were found."""
    return [option for option in finder.found if len(option.args) > 2]


@rule("ME-GAP-39")
@pytest.mark.parametrize(("end", "fresh"), [((20_300, 20_300), False), ((20_400, 20_400), True)])
def test_ends_within_half_an_inch_count_as_one(end, fresh):
    finder = a_finder((20_000, 20_000))
    assert finder.fresh(end) == fresh
    assert finder.fresh((40_000 - end[0], end[1])) == fresh


@rule("ME-GAP-39")
def test_the_nearest_mini_is_the_one_that_touches():
    finder = a_finder((20_000, 20_000), (20_000, 22_000))
    assert finder.leading(Wish(TOUCH, 20_500, 26_000)) == (500, 4_000)
    assert finder.leading(Wish(TOUCH, 20_500, 15_000)) == (500, -5_000)
    assert finder.leading(Wish(REACH, 20_000, 26_000)) == (0, 5_000)


@rule("ME-GAP-39", "ME-GAP-80")
def test_who_is_to_draw_together_goes_in_a_block_as_far_as_all_keep_up():
    line = [(20_000 + 2_000 * i, 20_000) for i in range(4)]
    finder = a_finder(*line)
    finder.grant(Wish(GATHER, 20_000, 24_000))
    assert [option.args for option in finder.found] == [(20_000, 24_000, "block")]
    finder = a_finder(*line)
    finder.grant(Wish(GATHER, 20_000, 40_000))
    assert [option.args for option in finder.found] == [(20_000, 25_000, "block")]  # half the way


@rule("ME-GAP-39")
def test_who_is_kept_behind_draws_together_unless_it_is_to_touch():
    row = [(22_000 + 2_000 * i, 12_000) for i in range(3)]
    for kind, drawn in ((REACH, True), (TOUCH, False)):
        finder = a_finder(*row, walls=[Disc(27_000, 16_000, 1_000)])  # in the way of one flank
        finder.turns = 0
        finder.grant(Wish(kind, 24_000, 19_000))
        assert any(option.args[-1] == "block" for option in finder.found) == drawn


@rule("ME-GAP-39")
def test_who_is_there_already_need_not_go_but_may_come_nearer_to_touch():
    for kind, ways in ((REACH, 0), (TOUCH, 1)):
        finder = a_finder()
        finder.ends.clear()
        finder.grant(Wish(kind, 24_400, 10_000))
        assert len(finder.found) == ways


@rule("ME-GAP-39")
def test_only_one_way_around_is_looked_for_and_a_free_wish_takes_none():
    finder = a_finder(walls=ROCKS)
    finder.grant(Wish(REACH, 34 * INCH, 10 * INCH))
    assert [option.args for option in finder.found] == [(34 * INCH, 10 * INCH)]
    finder.grant(Wish(REACH, 24 * INCH, 30 * INCH))
    assert len(bent(finder)) == 1
    finder.grant(Wish(REACH, 4 * INCH, 10 * INCH))
    assert len(bent(finder)) == 1


# -- rough figures are on the safe side ----------------------------------------------------------------------


def a_random_field(chance: random.Random) -> tuple[Body, Field]:
    """A Unit in the middle, with bases, walls and slow ground about it."""
    body = settle(Body(tuple(rank(20 * INCH, 20 * INCH, chance.choice([1, 2, 4, 6, 8]))), 630))
    spots = [(chance.randint(0, 48 * INCH), chance.randint(0, 48 * INCH)) for _ in range(30)]
    far = [(x, y) for x, y in spots if all(distance(x, y, *at) > 3 * INCH for at in body.spots)]
    bars = [
        Bar(x, y, 630, *chance.choice([(1000, 1000), (0, 0), (None, 0)]), i) for i, (x, y) in enumerate(far)
    ]
    walls = [Wall(rectangle(27 * INCH, 18 * INCH, 32 * INCH, 23 * INCH), 0, 0, 90)]
    walls += [Wall(Disc(14 * INCH, 24 * INCH, 2 * INCH), 0, 0, 91)]
    slow = [
        Slow(Disc(24 * INCH, 30 * INCH, 3 * INCH)),
        Slow(rectangle(10 * INCH, 8 * INCH, 18 * INCH, 14 * INCH)),
    ]
    return body, Field(48 * INCH, 48 * INCH, bars, walls, slow)


@pytest.mark.parametrize("seed", range(12))
def test_what_is_found_free_is_legal_beyond_doubt(seed):
    chance = random.Random(seed)
    body, field = a_random_field(chance)
    money = purse(10 * INCH)
    shifts = Shifts(body, field, money)
    for _ in range(120):
        toward = (chance.randint(-9000, 9000), chance.randint(-9000, 9000))
        ray = shifts.ray(toward, 10 * INCH)
        length = int(shifts.affordable(toward, ray.most) * chance.choice([1, 1, 0.9, 0.5]))
        step = scaled(*toward, length)
        if ray.stops(length) and length:
            assert forbids(body, kept(body.spots, [step]), field, money) is None


@pytest.mark.parametrize("seed", range(6))
def test_detours_are_legal_beyond_doubt(seed):
    chance = random.Random(seed)
    body, field = a_random_field(chance)
    money = purse(12 * INCH)
    found = Detours(Shifts(body, field, money), field, body.radius, 12 * INCH)
    for _ in range(40):
        legs = found.towards((chance.randint(-15_000, 15_000), chance.randint(-15_000, 15_000)))
        if legs:
            assert forbids(body, kept(body.spots, legs), field, money) is None


@pytest.mark.parametrize("edge", ["top", "bottom"])
def test_a_detour_does_not_lead_over_the_edge(edge):
    """A wall that reaches nearly to an edge is gone around at its other end, though that is farther."""
    y, low, high = (6000, 3500, 7900) if edge == "top" else (3000, 1100, 5500)
    body = settle(Body(((4000, y),), 630))
    field = Field(14 * INCH, 9 * INCH, (), [Wall(rectangle(6000, low, 7000, high), 0, 0, 1)])
    found = Detours(Shifts(body, field, purse(14 * INCH)), field, 630, 14 * INCH)
    legs = found.towards((5000, 0))
    assert sum(dx for dx, _ in legs) >= 4 * INCH
    assert (legs[0][1] < 0) == (edge == "top")


@pytest.mark.slow
@pytest.mark.parametrize("seed", ["one", "two", "three", "four", "five", "six"])
def test_every_move_of_a_whole_game_is_legal(seed):
    primaries = ("altars", "rain", "hunt", "pillage", "captives", "fog")
    scenario = primaries[("one", "two", "three", "four", "five", "six").index(seed)]
    table = a_table(seed, dice="seeded", points=500, primary=scenario)
    players = [bot("random", f"{seed}/{seat}") for seat in (0, 1)]
    while isinstance(table.pending, Ask):
        frame = table.stack[-1]
        if isinstance(frame, Walk):
            wrong = [o for o in table.pending.options if o.kind == "go" and frame.explains(table, o)]
            assert wrong == []
        seat = table.pending.seat
        table.play(players[seat].choose(Player(table, seat)))


# -- deployment ----------------------------------------------------------------------------------------------


@rule("ME-GAP-75")
def test_places_to_deploy_are_legal_and_hold_blocks_and_lines_in_front():
    table = a_table("places", dice="seeded", points=500, forces=("aztecs_500", "incas_500"), primary="rain")
    player = bot("random", "places")
    while not (isinstance(table.pending, Ask) and table.pending.prompt == "deploy"):
        table.play(player.choose(Player(table, asked(table).seat)))
    listed = asked(table).options
    assert all(table.why_not(option) == [] for option in listed)
    assert {option.args[-1] for option in listed} == {"block", "line"} or len(listed) < 24
    assert {12_000, 24_000, 36_000} & {option.args[0] for option in listed}  # before the bridges


@rule("ME-GAP-39", "ME-BASE-07")
@pytest.mark.parametrize(
    ("wish", "length"),
    [
        ((10_000, 0), 3370 - 1),
        ((-10_000, 0), 10_000),
        ((0, -10_000), 2370 - 1),
        ((6000, 8000), 3370 * 10 // 6 - 1),
        ((6000, -8000), 2370 * 10 // 8 - 1),
    ],
)
def test_a_step_over_the_edge_ends_at_the_edge(wish, length):
    finder = a_finder((44_000, 3000))
    found = finder.on_table(wish)
    assert distance(0, 0, *found) == pytest.approx(length, abs=2)
    assert distance(*found, *scaled(*wish, length)) <= 2
    assert forbids(finder.body, kept(finder.body.spots, [found]), finder.around, finder.purse) is None
