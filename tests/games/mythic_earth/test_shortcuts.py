"""Shortcuts: what is remembered, put off or told from afar comes to the same as the long way."""

from __future__ import annotations

import random

import pytest

from mythwright.bots import Player, bot
from mythwright.core.flow import Ask, Later
from mythwright.core.save import fingerprint, load, save
from mythwright.games.mythic_earth import view
from mythwright.games.mythic_earth.game import GAME
from mythwright.games.mythic_earth.geometry.field import Bar, Body, Field, Wall, fits, fitting
from mythwright.games.mythic_earth.geometry.moves import forbids, kept, settle
from mythwright.games.mythic_earth.geometry.numbers import scaled
from mythwright.games.mythic_earth.geometry.shapes import Disc, rectangle
from mythwright.games.mythic_earth.ground import Same, landscape
from mythwright.games.mythic_earth.rules.charge.reach import Mark, ways
from mythwright.games.mythic_earth.rules.movement.allowance import purse
from mythwright.games.mythic_earth.rules.movement.fields import field
from mythwright.games.mythic_earth.rules.movement.shifts import Shifts
from mythwright.games.mythic_earth.state import Feature
from mythwright.games.mythic_earth.units import enemies, enemies_about, gap
from tests.games.mythic_earth.given import INCH, a_table, a_turn, a_unit, rank

SCENARIOS = ("altars", "rain", "hunt", "pillage", "captives", "fog")


def a_game(scenario, answers, seed="shortcuts"):
    """Random play, and the table before each answer."""
    table = a_table(seed, dice="seeded", points=500, primary=scenario)
    players = [bot("random", f"{seed}/{seat}") for seat in (0, 1)]
    for _ in range(answers):
        if table.asked is None:
            return
        yield table
        assert isinstance(table.pending, Ask)
        seat = table.pending.seat
        table.play(players[seat].choose(Player(table, seat)))


# -- lists that are made later -------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_list_is_the_same_at_once_and_later_on_a_copy_in_a_save_and_in_a_guess(scenario):
    later = 0
    for table in a_game(scenario, 90):
        if not isinstance(table.asked, Later):
            continue
        later += 1
        loud, quiet, blind = table.copy(), table.copy(quiet=True), table.guess(1 - table.asked.seat, "blind")
        assert isinstance(blind.asked, Ask | Later)
        unread = save(table.copy())
        listed = table.pending
        assert loud.pending == quiet.pending == listed
        assert save(table) == unread and fingerprint(table) == fingerprint(loud)
        assert load(unread, lambda name: GAME).pending == listed
        assert table.guess(listed.seat, "own").pending == listed
    assert later > 10


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_to_read_no_list_changes_nothing(scenario):
    """The same answers by their texts, on a table whose lists are read and on one where they are not."""
    texts = []
    for table in a_game(scenario, 80):
        last = table
    texts = [(seat, answer) for seat, answer, _ in last.answers if seat >= 0]
    again = a_table("shortcuts", dice="seeded", points=500, primary=scenario)
    for seat, answer in texts:
        again.play(answer, seat)
    assert fingerprint(again) == fingerprint(last)


# -- what is remembered --------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_bots_see_on_quiet_tables_what_everyone_sees(scenario):
    for number, table in enumerate(a_game(scenario, 120)):
        if number % 3 == 0:
            for seat in (0, 1, None):
                loud = view.see(table, seat)
                assert {**view.see(table.copy(quiet=True), seat), "aims": loud["aims"]} == loud


def test_landscape_is_remembered_by_the_box_as_well():
    wood = Feature(1, "scrub", 24 * INCH, 24 * INCH, 3 * INCH)
    table = a_turn(a_unit("eagle_warriors", 0, *rank(10 * INCH, 10 * INCH, 4)), features=[wood])
    assert landscape(table).difficult and field(table, 1, False).slow and not field(table, 1, False).walls
    twin = table.copy()
    kit = {**table.box.kit, "scrub": table.box.kit["rock"]}
    twin.box = type(table.box)(
        **{**{n: getattr(table.box, n) for n in table.box.__struct_fields__}, "kit": kit}
    )
    assert landscape(twin).impassable and not landscape(twin).difficult
    assert field(twin, 1, False).walls and not field(twin, 1, False).slow
    assert landscape(table).difficult  # the first is not forgotten


def test_the_same_is_only_what_is_the_very_same():
    one = (1, 2, 3000)
    two = (*one[:2], 3000)
    assert Same(one) == Same(one) and hash(Same(one)) == hash(Same(one))
    assert one == two and Same(one) != Same(two) and Same(one) != one


def test_ways_of_a_charge_are_remembered_by_all_that_is_in_the_way():
    mark = Mark(((24 * INCH, 30 * INCH),), 630)
    start, wall = (24 * INCH, 20 * INCH), rectangle(22 * INCH, 24 * INCH, 26 * INCH, 25 * INCH)
    free = Field(48 * INCH, 48 * INCH)
    blocked = Field(48 * INCH, 48 * INCH, [], [Wall(wall, 0, 0, 1)])
    shut = Field(48 * INCH, 48 * INCH, [], [Wall(rectangle(0, 24 * INCH, 48 * INCH, 25 * INCH), 0, 0, 1)])
    for _ in range(2):
        assert [len(legs) for legs in ways(start, 630, mark, free, 14 * INCH)] == [1]
        assert all(len(legs) > 1 for legs in ways(start, 630, mark, blocked, 14 * INCH))
        assert list(ways(start, 630, mark, blocked, 14 * INCH))
        assert list(ways(start, 630, mark, shut, 14 * INCH)) == []
        assert list(ways(start, 630, mark, blocked, 5 * INCH)) == []


# -- what is told from afar ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(8))
def test_no_enemy_within_reach_is_passed_over(seed):
    chance = random.Random(seed)

    def somewhere():
        return rank(chance.randint(2, 40) * INCH, chance.randint(2, 30) * INCH, chance.choice([1, 3, 8]))

    units = [a_unit("eagle_warriors", seat, *somewhere()) for seat in (0, 1, 1, 1, 1, 1)]
    table = a_turn(*units)
    for reach in (0, 1000, 6000, 14_000, 24_000):
        near = {n for n, foe in enemies(table, units[0]) if gap(table, units[0], foe) <= reach + 5}
        assert near <= set(enemies_about(table, units[0], reach))
    assert set(enemies_about(table, units[0], 90_000)) == {2, 3, 4, 5, 6}
    assert enemies_about(table, units[0], -90_000) in ([], [2, 3, 4, 5, 6])


@pytest.mark.parametrize("seed", range(8))
def test_many_places_are_told_as_one_by_one(seed):
    chance = random.Random(seed)
    spots = [(chance.randint(0, 30 * INCH), chance.randint(0, 30 * INCH)) for _ in range(40)]
    bars = [Bar(x, y, 630, None, chance.choice([None, 0, 1000]), 1) for x, y in spots]
    walls = [Wall(Disc(9 * INCH, 9 * INCH, 2 * INCH), 0, 0, 2), Wall(rectangle(0, 0, 2000, 9000), 0, 500, 3)]
    around = Field(30 * INCH, 30 * INCH, bars, walls)
    free = fitting(800, around)
    places = [(chance.randint(-500, 31 * INCH), chance.randint(-500, 31 * INCH)) for _ in range(400)]
    told = [free(x, y) for x, y in places]
    assert told == [fits(x, y, 800, around) for x, y in places]
    assert True in told and False in told


@pytest.mark.parametrize("seed", range(8))
def test_the_last_stop_of_a_ray_is_legal_and_there_is_none_beyond_it(seed):
    chance = random.Random(seed)
    body = settle(Body(tuple(rank(20 * INCH, 20 * INCH, 6)), 630))
    spots = [(chance.randint(0, 44 * INCH), chance.randint(0, 44 * INCH)) for _ in range(40)]
    bars = [Bar(x, y, 630, None, 0, i) for i, (x, y) in enumerate(spots)]
    around, money = Field(48 * INCH, 48 * INCH, bars), purse(10 * INCH)
    shifts = Shifts(body, around, money)
    shortened = 0
    for _ in range(80):
        toward = chance.randint(-9000, 9000), chance.randint(-9000, 9000)
        ray = shifts.ray(toward, 10 * INCH)
        last = ray.last(10 * INCH)
        if last:
            assert ray.stops(last)
            assert forbids(body, kept(body.spots, [scaled(*toward, last)]), around, money) is None
        shortened += last < 10 * INCH
        assert not any(ray.stops(length) for length in range(last + 1, 10 * INCH, 20))
    assert shortened
