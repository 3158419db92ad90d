"""Game Turns: the order of the phases, turn 1 with the dice of the deployment, and who takes a die."""

from __future__ import annotations

import random

import pytest

from mythwright.games.mythic_earth import pool
from mythwright.games.mythic_earth.rules.activation import Activation
from mythwright.games.mythic_earth.rules.cleanup import CleanUp
from mythwright.games.mythic_earth.rules.deployment import Deployment
from mythwright.games.mythic_earth.rules.match import Match
from mythwright.games.mythic_earth.rules.primaries import primary
from mythwright.games.mythic_earth.rules.setup import SetUp
from mythwright.games.mythic_earth.rules.turn import (
    GameTurn,
    alert_ends,
    begin,
    forbids_die,
    has_bound,
    may_have_free,
    takers,
)
from mythwright.games.mythic_earth.state import DESTROYED, RESERVE, WAITING, Claim, Deed
from tests.games.mythic_earth.given import (
    a_table,
    a_turn,
    a_unit,
    answer,
    asked,
    events,
    options,
    prompt,
    rank,
    refused,
    rolls,
    under_way,
)
from tests.games.mythic_earth.test_pool import play_out, sides, taken
from tests.marks import rule


def picking(table, value: int = 6):
    """The table at the next pick of a turn whose dice have been rolled."""
    table.state.value = value
    table.stack = [frame := GameTurn()]
    table._run(frame.next_pick(table))
    return table


def with_dice(table, *pools):
    """The pools of both sides show this; all other dice are aside."""
    for side, values in zip(table.state.sides, pools, strict=True):
        whole = len(side.pool) + side.aside
        side.pool, side.aside = tuple(values), whole - len(values)
    return table


def serpent(seat: int = 0, **state):
    """A Unit of two dice."""
    return a_unit("feathered_serpent", seat, (24_000, 20_000 + 12_000 * seat), **state)


# -- phases --------------------------------------------------------------------------------------------------


@rule("ME-SETUP-01", "ME-CLEAN-09", "ME-CLEAN-01", "ME-GAME-24")
def test_set_up_deployment_and_turns_each_with_its_clean_up():
    table = a_turn(*sides(1), turn=0)
    frame = Match()
    assert isinstance(frame.start(table).frame, SetUp)
    assert isinstance(frame.set_up(table, None).frame, Deployment)
    assert isinstance(frame.next_turn(table, None).frame, GameTurn)
    assert isinstance(frame.clean_up(table, None).frame, CleanUp)
    table.state.turn = 5
    assert isinstance(frame.turn_over(table, None).frame, GameTurn)
    assert table.state.phase != "over"
    table.state.turn = 6
    frame.turn_over(table, None)
    assert (table.state.phase, table.state.ended) == ("over", "ME-WIN-03")


@rule("ME-SETUP-01", "ME-CLEAN-01", "ME-CLEAN-09", "ME-WIN-03", "ME-GAME-25")
def test_a_whole_game_goes_through_its_phases_in_order():
    chance = random.Random("phases")
    forces = ("aztecs_500", "polynesians_500")
    table = a_table(seed="phases", dice="seeded", points=500, forces=forces, primary="pillage")
    phases = []
    while table.pending is not None:
        at = table.state.phase, table.state.turn
        if at not in phases:
            phases.append(at)
        chosen = asked(table).options
        table.play(str(chosen[-1] if prompt(table) in ("action", "move", "march") else chance.choice(chosen)))
    turns = [at for at in phases if at[0] == "turn"]
    assert phases[0] == ("setup", 0)
    assert ("deployment", 0) in phases
    assert turns == [("turn", n) for n in range(1, 7)]
    assert [e["turn"] for e in events(table, "turn_ends")] == list(range(1, 7))
    assert table.state.phase == "over"
    scores = table.result.facts["points"]
    assert scores == [side.primary + side.vow.points for side in table.state.sides]


@rule("ME-POOL-05", "ME-CLEAN-01")
def test_the_turn_goes_on_until_all_dice_are_used():
    table = under_way(a_turn(*sides(2)), GameTurn())
    answer(table, [6, 1], [5, 5])
    for _ in range(3):
        answer(table, options(table)[0], "end")
        assert table.pending is not None
    assert table.state.sides[0].pool == (1,)
    answer(table, options(table)[0], "end")
    assert table.pending is None
    assert [side.pool for side in table.state.sides] == [(), ()]


@rule("ME-ACT-02", "ME-DEPLOY-18", "ME-DEPLOY-19", "ME-GAP-73")
def test_in_turn_one_the_dice_of_the_deployment_set_the_order():
    units = sides(2)
    for unit, value in zip(units, (2, 5, 5, 6), strict=True):
        unit.bound = (value,)
    table = a_turn(*units, turn=0)
    table.state.winner = 1
    under_way(table, GameTurn())
    assert (asked(table).seat, options(table)) == (1, ["activate 4"])  # nobody rolls
    play_out(table)
    assert taken(table) == [(1, 6), (0, 5), (1, 5), (0, 2)]
    assert [e["unit"] for e in events(table, "activated")] == [4, 2, 3, 1]


@rule("ME-DEPLOY-18", "ME-GAP-73")
def test_the_winner_of_the_deployment_starts_turn_one_even_if_he_gave_way():
    units = sides(1)
    units[0].bound = units[1].bound = (6,)
    table = a_turn(*units, turn=0)
    table.state.winner, table.state.taker = 0, 0
    assert asked(under_way(table, GameTurn())).seat == 0


@rule("ME-DEPLOY-20", "ME-DEPLOY-21", "ME-ACT-02")
def test_dice_of_the_deployment_are_pulled_away_and_rolled_in_turn_two():
    units = sides(1)
    units[0].bound, units[1].bound = (6,), (3,)
    table = a_turn(*units, turn=0)
    under_way(table, GameTurn())
    answer(table, "activate 1", "end")
    assert (units[0].bound, units[0].spent, table.state.sides[0].pool) == ((), 1, ())
    answer(table, "activate 2", "end")
    under_way(table, CleanUp())
    assert [side.aside for side in table.state.sides] == [1, 1]
    under_way(table, GameTurn())
    assert (rolls(table).number, table.state.turn) == (1, 2)
    answer(table, [4], [2], "activate 1")
    # now a free die comes out of the pool and stays by the Unit
    assert (units[0].spent, table.state.sides[0].pool) == (1, ())


@rule("ME-P6-04", "ME-GAP-84", "ME-TURN-01")
def test_in_the_fog_turn_one_is_rolled_for():
    table = under_way(a_turn(*sides(2), primary="fog", turn=0), GameTurn())
    assert (rolls(table).seat, rolls(table).number, rolls(table).rule) == (0, 2, "ME-TURN-02")
    assert (table.state.turn, table.state.value) == (1, 6)


# -- the roll ------------------------------------------------------------------------------------------------


@rule("ME-TURN-02", "ME-GAP-73")
def test_who_has_no_dice_rolls_none_and_the_other_begins():
    units = sides(1)
    units[0].place, units[0].minis, units[0].at, units[0].hurt = DESTROYED, (), (), ()
    table = a_turn(*units)
    table.state.sides[0].aside = 0
    table.state.sides[0].lost = 1
    under_way(table, GameTurn())
    assert (rolls(table).seat, rolls(table).number) == (1, 1)
    answer(table, [2])
    assert (table.state.winner, asked(table).seat) == (1, 1)
    assert events(table, "pool_won") == [{"seat": 1, "pools": [[], [2]]}]


@rule("ME-TURN-02", "ME-GAP-73")
def test_the_second_may_be_without_dice_as_well():
    units = sides(1)
    units[1].alert, units[1].held = 1, 1
    table = under_way(a_turn(*units), GameTurn())
    answer(table, [1])
    assert (table.state.winner, asked(table).seat) == (0, 1)
    assert options(table) == ["pass", "alert_off 2"]  # the 1s begin


@rule("ME-GAP-73")
def test_if_nobody_rolls_a_die_the_last_winner_stays_winner():
    units = sides(1)
    for unit in units:
        unit.alert, unit.held = 1, 1
    table = a_turn(*units)
    table.state.winner = 1
    under_way(table, GameTurn())
    assert table.pending is None
    assert (table.state.winner, events(table, "pool_won")) == (1, [])


@rule("ME-TURN-03", "ME-POOL-01")
def test_the_winner_takes_the_first_die():
    table = under_way(a_turn(*sides(2)), GameTurn())
    answer(table, [5, 1], [5, 3])
    assert (table.state.winner, asked(table).seat) == (1, 1)
    assert events(table, "pool_won") == [{"seat": 1, "pools": [[5, 1], [5, 3]]}]


@rule("ME-GAP-70")
def test_both_may_raise_a_die_before_the_first_is_chosen():
    table = a_turn(*sides(1))
    table.state.sides[1].blessings = ("bc1",)
    under_way(table, GameTurn())
    answer(table, [5], [3])
    assert (asked(table).seat, prompt(table)) == (1, "window_pool")
    answer(table, "bless bc1 3")
    assert table.state.sides[1].pool == (4,)
    assert (asked(table).seat, prompt(table)) == (0, "pick")


@rule("ME-GAP-70", "ME-BLESS-06")
def test_a_blessing_may_be_used_by_the_picker_and_by_the_other_before_a_pick():
    table = a_turn(*sides(2, markers=1))
    table.state.sides[0].blessings = table.state.sides[1].blessings = ("bl6",)
    under_way(table, GameTurn())
    answer(table, [5, 1], [3, 2])
    assert (asked(table).seat, prompt(table)) == (1, "window_any_choice")
    answer(table, "pass")
    assert (asked(table).seat, prompt(table)) == (0, "pick")
    assert {"bless bl6 1", "bless bl6 2"} <= set(options(table))
    answer(table, "bless bl6 1", [5])
    assert table.state.units[1].markers == 0
    assert (asked(table).seat, prompt(table)) == (1, "window_any_choice")
    answer(table, "pass")
    assert options(table) == ["activate 1", "activate 2"]


# -- dice, one after another ---------------------------------------------------------------------------------


@rule("ME-POOL-02", "ME-POOL-03", "ME-POOL-04", "ME-GAP-73")
def test_one_without_a_die_of_the_value_is_skipped():
    table = picking(with_dice(a_turn(*sides(2)), (6, 6), (5, 2)))
    play_out(table)
    assert taken(table) == [(0, 6), (0, 6), (1, 5), (1, 2)]


@rule("ME-POOL-04", "ME-GAP-72")
def test_the_value_only_goes_down_and_raised_dice_count_as_it():
    table = with_dice(a_turn(*sides(2)), (6, 3), (4, 4))
    picking(table, value=4)
    assert table.state.value == 4
    answer(table, options(table)[0])
    assert events(table, "activated") == [{"seat": 0, "unit": 1, "value": 4}]
    assert table.state.sides[0].pool == (3,)


@rule("ME-GAP-13")
def test_a_die_nobody_may_take_does_not_stop_the_other():
    units = sides(1)
    units[0].spent = 1
    table = a_turn(*units)
    table.state.sides[0].aside, table.state.sides[0].pool = -1, (6,)
    table.state.sides[1].aside, table.state.sides[1].pool = 0, (2,)
    picking(table)
    assert (asked(table).seat, table.state.value) == (1, 2)
    assert [(e["seat"], e["value"]) for e in events(table, "die_aside")] == [(0, 6)]
    assert table.state.sides[0].aside == 0


@rule("ME-GAP-13")
def test_bound_dice_that_cannot_be_used_are_set_aside_too():
    units = sides(1)
    units[0].bound, units[0].disengaged = (4,), True
    table = a_turn(*units)
    table.state.sides[1].aside, table.state.sides[1].pool = 0, (2,)
    picking(table)
    assert (units[0].bound, table.state.sides[0].aside) == ((), 1)
    assert events(table, "die_aside") == [{"seat": 0, "value": 4, "unit": 1}]
    assert asked(table).seat == 1


@rule("ME-GAP-13")
@pytest.mark.parametrize("place", [WAITING, DESTROYED])
def test_who_is_not_there_takes_no_die(place):
    table = a_turn(*sides(1))
    unit = table.state.units[1]
    unit.place = place
    found = forbids_die(table, unit)
    assert (found.rule, found.facts["place"]) == ("ME-GAP-13", place)


@rule("ME-GAP-13", "ME-ACT-16", "ME-ACT-17", "ME-STOPFLEE-01")
@pytest.mark.parametrize(
    ("state", "why"),
    [
        ({}, None),
        ({"spent": 1}, None),
        ({"spent": 2}, "ME-ACT-16"),
        ({"spent": 1, "held": 1}, "ME-ACT-16"),
        ({"spent": 1, "bound": (3,)}, None),
        ({"alert": 1, "held": 1}, "ME-ALERT-01"),
        ({"disengaged": True}, "ME-DISENG-04"),
        ({"fleeing": True}, None),
        ({"given": 1}, None),
        ({"fleeing": True, "given": 1}, "ME-STOPFLEE-01"),
        ({"frozen": True}, None),
        ({"place": RESERVE}, None),
    ],
)
def test_which_units_may_have_another_die(state, why):
    table = a_turn(serpent(**state))
    found = forbids_die(table, table.state.units[1])
    assert (found.rule if found else None) == why


@rule("ME-ACT-16")
def test_how_many_dice_it_has_is_told():
    table = a_turn(serpent(spent=1, held=1))
    assert forbids_die(table, table.state.units[1]).facts == {"has": 2, "needs": 2}


@rule("ME-GAP-13", "ME-GAP-72", "ME-GAP-74")
@pytest.mark.parametrize(
    ("state", "value", "free", "may"),
    [
        ({}, 4, (4,), True),
        ({}, 4, (3,), False),
        ({}, 4, (5,), True),
        ({}, 4, (), False),
        ({"bound": (4,)}, 4, (), True),
        ({"bound": (5,)}, 4, (), True),
        ({"bound": (3,)}, 4, (), False),
        ({"bound": (3,)}, 4, (4,), True),
        ({"bound": (3, 2)}, 4, (4,), False),
        ({"bound": (3,), "spent": 1}, 4, (4,), False),
        ({"spent": 1}, 4, (4,), True),
        ({"place": RESERVE}, 4, (4,), False),
        ({"place": RESERVE, "bound": (4,)}, 4, (), True),
    ],
)
def test_who_may_take_a_die_of_the_value(state, value, free, may):
    table = a_turn(serpent(**state))
    table.state.value, table.state.sides[0].pool = value, free
    assert takers(table, 0) == ([1] if may else [])
    unit = table.state.units[1]
    assert has_bound(table, unit) is any(die >= value for die in unit.bound)
    assert may_have_free(table, unit) is (unit.spent + len(unit.bound) < 2)


@rule("ME-ACT-15", "ME-GAPB-02")
def test_a_unit_takes_its_own_die_before_a_free_one():
    one = serpent(bound=(5,))
    table = with_dice(a_turn(one, *sides(1)[1:]), (5,), (1,))
    answer(picking(table, 5), "activate 1")
    assert (one.bound, table.state.sides[0].pool) == ((), (5,))
    answer(table, "end", "activate 1")
    assert table.state.sides[0].pool == ()
    assert isinstance(table.stack[-1], Activation)


@rule("ME-GAP-13")
@pytest.mark.parametrize("text", ["activate 2", "activate 9", "alert_off 2"])
def test_units_of_others_are_not_given_a_die(text):
    table = picking(with_dice(a_turn(*sides(1)), (6,), (5,)))
    assert refused(table, text) == ("ME-GAP-13",)


@rule("ME-POOL-04", "ME-GAP-13")
def test_a_unit_without_a_die_of_this_value_is_told_the_value():
    units = sides(2)
    units[0].bound = (2,)
    table = picking(with_dice(a_turn(*units), (6,), (5, 1)))
    [found] = table.why_not("activate 1")
    assert (found.rule, found.facts) == ("ME-POOL-04", {"value": 6})
    assert table.why_not("activate") != []


# -- On Alert of an earlier turn -----------------------------------------------------------------------------


@rule("ME-ALERT-03", "ME-GAP-23")
@pytest.mark.parametrize(("since", "ends"), [(0, False), (1, True), (2, False)])
def test_only_an_alert_of_an_earlier_turn_ends(since, ends):
    units = sides(1)
    units[0].alert = since
    assert [str(o) for o in alert_ends(a_turn(*units), 0)] == (["alert_off 1"] if ends else [])


@rule("ME-GAP-23", "ME-ALERT-05")
def test_when_the_ones_begin_the_other_may_end_an_alert_once():
    units = sides(2)
    units[2].alert, units[2].held = 1, 1
    table = with_dice(a_turn(*units), (2, 1), ())
    table.state.sides[1].aside = 1
    picking(table, 2)
    assert (asked(table).seat, prompt(table)) == (0, "pick")  # not yet: twos
    answer(table, "activate 1", "end")
    assert (asked(table).seat, prompt(table)) == (1, "alert_ends")
    assert options(table) == ["pass", "alert_off 3"]
    answer(table, "pass")
    assert (asked(table).seat, prompt(table)) == (0, "pick")
    answer(table, "activate 2", "end")
    assert table.pending is None


@rule("ME-GAP-23", "ME-ALERT-05")
def test_an_alert_that_is_ended_then_gives_a_one():
    units = sides(2)
    units[2].alert, units[2].held = 1, 1
    table = picking(with_dice(a_turn(*units), (1,), ()), 1)
    answer(table, "alert_off 3")
    assert (units[2].alert, units[2].held, units[2].spent) == (0, 0, 0)
    assert table.state.sides[1].pool == (1,)
    assert [e.rule for e in table.log if e.kind == "alert_off"] == ["ME-ALERT-03"]
    assert events(table, "die_returned") == [{"seat": 1, "unit": 3, "number": 1}]
    assert [e.rule for e in table.log if e.kind == "die_returned"] == ["ME-ALERT-05"]
    assert (asked(table).seat, prompt(table)) == (0, "pick")
    answer(table, "activate 1", "end")
    assert (asked(table).seat, options(table)) == (1, ["activate 3", "activate 4"])


# -- the beginning -------------------------------------------------------------------------------------------


@rule("ME-GAP-76", "ME-CAS-10", "ME-GAME-12")
def test_what_begins_anew_with_every_turn():
    unit = a_unit("eagle_warriors", 0, *rank(10_000, 10_000, 4), outside=(5, 6), strength=9)
    unit.given = unit.misreacts = unit.casts = unit.dispels = 1
    unit.disengaged = True
    table = a_turn(unit, *sides(1)[1:])
    state = table.state
    state.phase, state.deeds, state.claims = "cleanup", (Deed(0, "x", 1),), (Claim(0, 1, "altar"),)
    for side in state.sides:
        side.cast, side.this_turn = ("stone_skin",), 1
    begin(table)
    assert (unit.strength, unit.given, unit.misreacts, unit.casts, unit.dispels) == (6, 0, 0, 0, 0)
    assert not unit.disengaged
    assert (state.phase, state.turn, state.deeds, state.claims) == ("turn", 3, (), ())
    assert [(side.cast, side.this_turn) for side in state.sides] == [((), 0), ((), 0)]
    assert events(table, "turn_begins") == [{"turn": 3, "turns": 6}]


@rule("ME-GAP-76", "ME-P3-03")
def test_what_the_scenario_does_comes_before_the_roll():
    table = a_turn(*sides(1), primary="hunt")
    primary(table).furnish(table)
    under_way(table, GameTurn())
    assert (table.state.turn, rolls(table).rule) == (3, "ME-P3-04")
    answer(table, [1], [1], [1])
    assert (rolls(table).rule, rolls(table).number) == ("ME-TURN-02", pool.to_roll(table, 0))
