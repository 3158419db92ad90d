"""Verbs: each change, the event that tells of it, and when there is nothing to change."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth import effects, gifts, ledger, pool
from mythwright.games.mythic_earth.state import DESTROYED, NEUTRAL, Deed, Fallen
from mythwright.games.mythic_earth.units import ANIMAL
from tests.games.mythic_earth.given import a_turn, a_unit, events, rank
from tests.marks import rule

AT = tuple(rank(10_000, 10_000, 4))
BRAVE = 7  # of Eagle Warriors


def eagles(seat: int = 0, at=AT, **state):
    return a_unit("eagle_warriors", seat, *at, **state)


def told(table) -> list[tuple[str, str]]:
    """Kind and rule of all that was told."""
    return [(event.kind, event.rule) for event in table.log or ()]


# -- markers -------------------------------------------------------------------------------------------------


@rule("ME-ACT-12", "ME-GAP-81")
def test_neutral_creatures_have_no_markers():
    beast = a_unit(ANIMAL, NEUTRAL, (10_000, 10_000))
    table = a_turn(beast)
    effects.add_markers(table, 1, 2, "ME-HTH-26", "melee")
    assert (beast.markers, told(table)) == (0, [])
    assert not effects.check_overwhelmed(table, 1, 0)


@rule("ME-GAP-28", "ME-TEST-06")
@pytest.mark.parametrize(("has", "amount", "left"), [(3, 1, 2), (3, 3, 0), (1, 3, 0), (0, 2, 0)])
def test_markers_are_shed_never_below_none(has, amount, left):
    unit = eagles(markers=has)
    table = a_turn(unit)
    effects.shed_markers(table, 1, amount, "ME-REGROUP-02")
    assert unit.markers == left
    gone = [{"seat": 0, "unit": 1, "number": has - left, "now": left}]
    assert events(table, "shed") == (gone if has else [])


@rule("ME-BRAVE-11", "ME-BRAVE-12", "ME-BRAVE-13", "ME-GAP-28")
@pytest.mark.parametrize(("markers", "gone"), [(10, False), (11, True), (12, True)])
def test_half_as_many_markers_again_as_courage_destroy_a_unit(markers, gone):
    unit = eagles(markers=markers)
    table = a_turn(unit, eagles(1, rank(30_000, 30_000, 2)))
    assert effects.breaking_point(table, 1) == 11  # 150% of 7, rounded up
    assert effects.check_overwhelmed(table, 1, by=2) is gone
    assert (unit.place == DESTROYED) is gone
    if gone:
        assert events(table, "destroyed") == [
            {"seat": 0, "unit": 1, "how": "overwhelmed", "by_unit": 2, "dice": 1}
        ]
        assert told(table) == [("destroyed", "ME-BRAVE-11")]
        assert not effects.check_overwhelmed(table, 1, by=2)


# -- Frozen, On Alert, aloft ---------------------------------------------------------------------------------


@rule("ME-TEST-08", "ME-FLY-09", "ME-GAP-23")
def test_frost_grounds_a_flyer_and_ends_its_alert():
    condor = a_unit("giant_condor", 0, (10_000, 10_000), aloft=True, alert=2, held=1)
    table = a_turn(condor)
    effects.freeze(table, 1, "ME-TEST-08")
    assert (condor.frozen, condor.aloft, condor.alert, condor.held, condor.spent) == (True, False, 0, 0, 1)
    assert told(table) == [("alert_off", "ME-GAP-23"), ("grounded", "ME-FLY-09"), ("frozen", "ME-TEST-08")]


@rule("ME-GAP-34")
@pytest.mark.parametrize("state", ["fleeing", "frozen"])
def test_who_flees_or_is_frozen_does_not_freeze(state):
    unit = eagles(**{state: True}, alert=1)
    table = a_turn(unit)
    effects.freeze(table, 1, "ME-TEST-08")
    assert unit.frozen is (state == "frozen")
    assert told(table) == []


@rule("ME-FROZEN-16", "ME-FROZEN-17", "ME-FROZEN-18", "ME-GAP-17", "ME-GAP-20")
@pytest.mark.parametrize(
    ("turn", "given", "bound", "spent", "left", "free"),
    [
        (2, 0, (1, 1), 1, (), (1,)),  # one bound die is spent for the thaw, the other is free
        (2, 1, (1,), 0, (), (1,)),
        (2, 0, (), 0, (), ()),
        (1, 0, (4, 2), 0, (4, 2), ()),  # in turn 1 dice stay by their Units
    ],
)
def test_a_thaw_loosens_what_was_bound(turn, given, bound, spent, left, free):
    unit = a_unit("feathered_serpent", 0, (10_000, 10_000), frozen=True, low=True, bound=bound, given=given)
    table = a_turn(unit, turn=turn)
    effects.thaw(table, 1, "ME-FROZEN-03")
    assert (unit.frozen, unit.low) == (False, False)
    assert (unit.spent, unit.bound, table.state.sides[0].pool) == (spent, left, free)
    assert told(table)[0] == ("thawed", "ME-FROZEN-03")
    assert [rule for kind, rule in told(table) if kind == "die_returned"] == ["ME-FROZEN-17"] * bool(free)


@rule("ME-FROZEN-03")
def test_who_is_not_frozen_does_not_thaw():
    unit = eagles(low=True)
    table = a_turn(unit)
    effects.thaw(table, 1, "ME-FROZEN-03")
    assert (unit.low, told(table)) == (True, [])


@rule("ME-ALERT-02", "ME-GAP-23")
def test_on_alert_holds_its_die_until_it_ends():
    unit = a_unit("feathered_serpent", 0, (10_000, 10_000), spent=2)
    table = a_turn(unit)
    effects.go_alert(table, 1)
    assert (unit.alert, unit.spent, unit.held) == (2, 1, 1)
    effects.lose_alert(table, 1, "ME-ALERT-04")
    assert (unit.alert, unit.spent, unit.held) == (0, 2, 0)
    effects.lose_alert(table, 1, "ME-ALERT-04")
    assert told(table) == [("alert_on", "ME-ALERT-02"), ("alert_off", "ME-ALERT-04")]


@rule("ME-FLY-09", "ME-FLY-01")
def test_landing_and_taking_off_are_told_once():
    condor = a_unit("giant_condor", 0, (10_000, 10_000))
    table = a_turn(condor)
    effects.ground(table, 1, "ME-FLY-09")
    assert told(table) == []
    effects.take_off(table, 1, "ME-FLY-01")
    effects.take_off(table, 1, "ME-FLY-01")
    assert condor.aloft
    effects.ground(table, 1, "ME-FLY-09")
    assert (condor.aloft, told(table)) == (False, [("took_off", "ME-FLY-01"), ("grounded", "ME-FLY-09")])


@rule("ME-GAP-65")
def test_marks_are_set_once_and_taken_off():
    unit = eagles(marks=("rooted",))
    table = a_turn(unit)
    effects.mark(table, 1, "slowed", "ME-SHW-14")
    effects.mark(table, 1, "slowed", "ME-SHW-14")
    assert unit.marks == ("rooted", "slowed")
    effects.unmark(table, 1, "slowed", "ME-GAP-65")
    effects.unmark(table, 1, "slowed", "ME-GAP-65")
    assert unit.marks == ("rooted",)
    assert told(table) == [("marked", "ME-SHW-14"), ("unmarked", "ME-GAP-65")]
    assert events(table, "marked") == [{"seat": 0, "unit": 1, "what": "slowed"}]


@rule("ME-LAYLOW-01", "ME-LAYLOW-03", "ME-GAP-20")
def test_laying_low_freezes_and_rising_does_not_thaw():
    unit = eagles()
    table = a_turn(unit)
    effects.lie_low(table, 1)
    assert (unit.low, unit.frozen) == (True, True)
    effects.rise(table, 1, "ME-GAP-20")
    effects.rise(table, 1, "ME-GAP-20")
    assert (unit.low, unit.frozen) == (False, True)
    assert told(table) == [("low", "ME-LAYLOW-01"), ("frozen", "ME-LAYLOW-03"), ("rose", "ME-GAP-20")]


# -- fights and losses ---------------------------------------------------------------------------------------


@rule("ME-GAP-61")
def test_a_unit_that_leaves_a_fight_leaves_the_others_in_it():
    units = [eagles(links=(3,)), eagles(at=rank(20_000, 10_000, 2), links=(3,)), eagles(1, links=(1, 2))]
    table = a_turn(*units)
    effects.unlink(table, 1)
    assert [unit.links for unit in units] == [(), (3,), (2,)]


@rule("ME-CAS-01", "ME-CAS-02", "ME-CAS-05")
def test_a_wound_is_counted_until_it_slays():
    hero = a_unit("jaguar_champion", 0, (10_000, 10_000))
    table = a_turn(hero)
    found = [effects.wound(table, 1, 0, "ME-CAS-01") for _ in range(3)]
    assert (found, hero.hurt) == ([False, False, True], (3,))
    assert events(table, "wounded")[0] == {"seat": 0, "unit": 1, "mini": 1, "has": 1, "needs": 3}


@rule("ME-CAS-01")
def test_the_wound_is_for_the_mini_that_was_named():
    unit = a_unit("scorpion_tide", 0, (10_000, 10_000), (13_000, 10_000), (16_000, 10_000), hurt=(1, 0, 1))
    table = a_turn(unit)
    assert not effects.wound(table, 1, 1, "ME-CAS-01")
    assert unit.hurt == (1, 1, 1)
    assert events(table, "wounded")[0]["mini"] == 2


@rule("ME-CAS-05")
def test_slain_minis_leave_with_all_that_is_theirs():
    unit = eagles(minis=(1, 3, 6, 7), hurt=(0, 0, 0, 0))
    table = a_turn(unit)
    effects.slay(table, 1, [1, 3], "ME-CAS-05")
    assert (unit.minis, unit.at, unit.hurt) == ((1, 6), (AT[0], AT[2]), (0, 0))
    assert events(table, "slain") == [{"seat": 0, "unit": 1, "minis": [3, 7], "left": 2}]
    effects.slay(table, 1, [], "ME-CAS-05")
    assert len(events(table, "slain")) == 1


@rule("ME-CAS-06", "ME-CAS-07", "ME-CAS-08", "ME-BRAVE-13", "ME-GAP-74", "ME-GAP-93")
def test_a_destroyed_unit_leaves_with_its_dice_and_is_remembered():
    serpent = a_unit(
        "feathered_serpent", 0, (10_000, 10_000), spent=1, markers=3, frozen=True, marks=("slowed",), low=True
    )
    foe = eagles(1, rank(10_000, 14_000, 2), links=(1,))
    serpent.links, serpent.aloft, serpent.alert, serpent.hunted, serpent.outside = (2,), True, 1, True, (2,)
    table = a_turn(serpent, foe)
    effects.destroy(table, 1, by=2, how="melee", rule="ME-CAS-06")
    side = table.state.sides[0]
    assert (serpent.place, serpent.minis, serpent.at, serpent.hurt, serpent.outside) == (
        *(DESTROYED, (), (), ()),
        (),
    )
    assert not any((serpent.frozen, serpent.fleeing, serpent.low, serpent.aloft, serpent.hunted))
    assert (serpent.alert, serpent.markers, serpent.marks, serpent.links, foe.links) == (0, 0, (), (), ())
    assert (side.lost, side.aside, side.lost_points) == (2, 0, table.see(0)["table"]["units"][0]["points"])
    assert table.state.aftermath == (Fallen(1, ((10_000, 10_000),), "melee", 2, False),)
    assert table.state.deeds == (Deed(1, "destroyed", 2, 1),)
    assert table.state.fallen == (1,)
    assert events(table, "destroyed") == [{"seat": 0, "unit": 1, "how": "melee", "by_unit": 2, "dice": 2}]
    effects.destroy(table, 1, by=2, how="melee", rule="ME-CAS-06")
    assert len(events(table, "destroyed")) == 1


@rule("ME-GAP-81")
def test_a_neutral_creature_has_no_dice_to_lose():
    table = a_turn(a_unit(ANIMAL, NEUTRAL, (10_000, 10_000)), eagles())
    effects.destroy(table, 1, by=2, how="melee", rule="ME-P3-08", at=((1, 2),))
    assert [side.lost for side in table.state.sides] == [0, 0]
    assert (table.state.deeds, table.state.fallen) == ((), ())
    assert table.state.aftermath == (Fallen(1, ((1, 2),), "melee", 2, False),)
    assert events(table, "destroyed")[0]["dice"] == 0


# -- flight --------------------------------------------------------------------------------------------------


@rule("ME-FROZEN-09", "ME-GAP-17", "ME-GAP-34", "ME-BRAVE-05")
@pytest.mark.parametrize(("turn", "spent", "bound"), [(2, 2, ()), (1, 1, (1,))])
def test_flight_ends_frost_alert_and_fights(turn, spent, bound):
    unit = a_unit("feathered_serpent", 0, (10_000, 10_000), frozen=True, low=True, hunted=True)
    unit.spent, unit.bound, unit.links = 1, (1,), (2,)
    foe = eagles(1, rank(10_000, 14_000, 2), links=(1,))
    table = a_turn(unit, foe, turn=turn)
    effects.start_fleeing(table, 1, "melee", 2)
    assert (unit.fleeing, unit.frozen, unit.low, unit.hunted) == (True, False, False, False)
    assert (unit.links, foe.links) == ((), ())
    assert (unit.spent, unit.bound) == (spent, bound)
    assert table.state.aftermath == (Fallen(1, ((10_000, 10_000),), "melee", 2, True),)
    assert told(table) == [("flees", "ME-BRAVE-05")]
    effects.start_fleeing(table, 1, "melee", 2)
    assert len(table.state.aftermath) == 1


@rule("ME-GAP-34", "ME-GAP-23")
def test_the_die_of_an_alert_is_spent_when_the_unit_flees():
    unit = eagles(alert=2, held=1)
    table = a_turn(unit)
    effects.start_fleeing(table, 1, "shooting", 0)
    assert (unit.alert, unit.held, unit.spent) == (0, 0, 1)
    assert told(table) == [("alert_off", "ME-GAP-34"), ("flees", "ME-BRAVE-05")]


@rule("ME-FLEE-08", "ME-HIT-09")
def test_who_stopped_fleeing_is_remembered():
    unit = eagles(fleeing=True, hunted=True)
    table = a_turn(unit)
    effects.stop_fleeing(table, 1, "stopped", "ME-FLEE-08")
    assert (unit.fleeing, unit.hunted, unit.marks) == (False, False, ("stopped",))
    assert told(table) == [("stopped_fleeing", "ME-FLEE-08"), ("marked", "ME-HIT-09")]


@rule("ME-ALERT-11", "ME-ALERT-12", "ME-GAP-23")
def test_the_die_of_a_missed_reaction_is_a_one_the_first_time_and_aside_the_second():
    unit = eagles(alert=2, held=1)
    table = a_turn(unit)
    side = table.state.sides[0]
    effects.miss_reaction(table, 1)
    assert (unit.misreacts, unit.alert, unit.spent, unit.held, side.pool, side.aside) == (1, 0, 0, 0, (1,), 0)
    unit.alert, unit.held, side.pool = 2, 1, ()
    effects.miss_reaction(table, 1)
    assert (unit.misreacts, unit.spent, unit.held, side.pool, side.aside) == (2, 0, 0, (), 1)
    assert events(table, "die_aside") == [{"seat": 0, "value": 1, "unit": 1}]
    assert ("die_returned", "ME-ALERT-12") in told(table)
    assert ("die_aside", "ME-GAP-23") in told(table)


@rule("ME-BASE-06")
def test_a_place_is_needed_for_every_mini():
    table = a_turn(eagles())
    with pytest.raises(AssertionError):
        effects.place(table, 1, AT[:3])
    effects.place(table, 1, AT[::-1])
    assert table.state.units[1].at == AT[::-1]


# -- the ledger ----------------------------------------------------------------------------------------------


@rule("ME-GAP-86")
def test_tokens_are_numbered_changed_and_removed():
    table = a_turn(eagles())
    first = ledger.put_token(table, "map", 0, (1000, 2000), "ME-EC2-04", holder=1)
    second = ledger.put_token(table, "altar", 1, (3000, 4000), "ME-P1-05")
    assert (first, second, table.state.made) == (1, 2, 2)
    one, _ = table.state.tokens
    ledger.change_token(table, one, "ME-GAP-86", x=5000, holder=0)
    one, two = table.state.tokens
    assert (one.x, one.y, one.holder, one.kind, one.seat) == (5000, 2000, 0, "map", 0)
    ledger.remove_token(table, two, "ME-P1-10")
    assert [token.number for token in table.state.tokens] == [1]
    assert events(table, "token")[1]["holder"] == 0
    assert events(table, "token_gone") == [{"seat": 1, "token": 2, "kind": "altar"}]
    assert ledger.put_token(table, "altar", 1, (0, 0), "ME-P1-05") == 3


@rule("ME-GAP-82")
def test_claims_begin_and_end():
    table = a_turn(eagles(), eagles(1, rank(30_000, 30_000, 2)))
    ledger.begin_claim(table, 1, "altar", 3, "ME-P1-05")
    ledger.begin_claim(table, 1, "pillage", 4, "ME-P4-05")
    ledger.begin_claim(table, 2, "altar", 5, "ME-P1-05")
    ledger.end_claims(table, 1, "altar", "ME-GAP-82")
    assert [(c.seat, c.unit, c.what, c.target) for c in table.state.claims] == [
        (0, 1, "pillage", 4),
        (1, 2, "altar", 5),
    ]
    assert events(table, "claim_lost") == [{"seat": 0, "unit": 1, "what": "altar", "number": 3}]


# -- gifts ---------------------------------------------------------------------------------------------------


@rule("ME-BLESS-14", "ME-GAP-72", "ME-GAP-67")
def test_dice_are_raised_and_turned_where_they_lie():
    unit = a_unit("feathered_serpent", 0, (10_000, 10_000), bound=(2,))
    table = a_turn(unit)
    side = table.state.sides[0]
    side.pool, side.aside = (4, 2), 0
    gifts.raise_die(table, 0, 2)
    assert side.pool == (4, 3)
    gifts.raise_die(table, 0, 2, 1)
    assert (side.pool, unit.bound) == ((4, 3), (3,))
    gifts.turn_die(table, 0, 4, 6, 0, "ME-GAP-67")
    assert side.pool == (6, 3)
    gifts.turn_die(table, 0, 3, 1, 1, "ME-GAP-67")
    assert (side.pool, unit.bound) == ((6, 3), (1,))
    assert events(table, "die_raised")[1] == {"seat": 0, "unit": 1, "value": 2, "now": 3}
    assert events(table, "die_turned")[0] == {"seat": 0, "unit": 0, "value": 4, "now": 6}


@rule("ME-GAP-67", "ME-BLESS-08")
def test_minis_come_back_in_the_order_of_their_numbers():
    unit = eagles(at=AT[:2], minis=(2, 4), hurt=(0, 0))
    table = a_turn(unit)
    gifts.bring_back(table, 1, {3: (1, 1), 1: (2, 2)}, "ME-BLESS-08")
    assert (unit.minis, unit.at) == ((1, 2, 3, 4), ((2, 2), AT[0], (1, 1), AT[1]))
    assert unit.hurt == (0, 0, 0, 0)
    assert events(table, "returned") == [{"seat": 0, "unit": 1, "minis": [1, 3], "now": 4}]


@rule("ME-GAP-67")
@pytest.mark.parametrize(("most", "left"), [(1, (0, 1, 0)), (2, (0, 0, 0)), (5, (0, 0, 0)), (0, (1, 1, 0))])
def test_wounds_heal_in_order(most, left):
    unit = a_unit("scorpion_tide", 0, (10_000, 10_000), (13_000, 10_000), (16_000, 10_000), hurt=(1, 1, 0))
    table = a_turn(unit)
    gifts.heal(table, 1, most, "ME-GAP-67")
    assert unit.hurt == left
    assert events(table, "healed") == [{"seat": 0, "unit": 1, "number": min(most, 2)}]


@rule("ME-GAP-67")
@pytest.mark.parametrize(("most", "left"), [(1, (1, 1)), (3, (1, 0))])
def test_one_mini_heals(most, left):
    unit = a_unit("scorpion_tide", 0, (10_000, 10_000), (13_000, 10_000), minis=(1, 3), hurt=(1, 2))
    table = a_turn(unit)
    gifts.heal_mini(table, 1, 3, most, "ME-GAP-67")
    assert unit.hurt == left
    assert events(table, "healed")[0]["number"] == 2 - left[1]


# -- dice ----------------------------------------------------------------------------------------------------


@rule("ME-GAPB-02")
def test_dice_lie_in_order_and_one_is_taken_at_a_time():
    assert pool.descending([2, 6, 4]) == (6, 4, 2)
    assert pool.without((6, 4, 4), 4) == (6, 4)
    unit = eagles(spent=1, held=2, bound=(3, 1))
    assert pool.lying(unit) == 5
    pool.spend_bound(unit)
    assert (unit.spent, unit.held, unit.bound) == (5, 0, ())


@rule("ME-GAP-73")
def test_the_top_value_is_free_or_bound():
    table = a_turn(eagles(bound=(5,)), eagles(1, rank(30_000, 30_000, 2)))
    assert (pool.top_value(table), pool.top_value_free(table)) == (5, 0)
    table.state.sides[1].pool = (4,)
    assert (pool.top_value(table), pool.top_value_free(table)) == (5, 4)
    table.state.units[1].bound = ()
    assert pool.top_value(table) == 4


@rule("ME-GAP-13")
def test_all_dice_of_a_value_are_cleared():
    units = [eagles(bound=(5, 2)), eagles(1, rank(30_000, 30_000, 2))]
    table = a_turn(*units)
    table.state.sides[0].pool, table.state.sides[1].pool = (5, 5, 4), (6, 3)
    pool.clear_value(table, 5)
    assert [side.pool for side in table.state.sides] == [(4,), (3,)]
    assert units[0].bound == (2,)
    assert [(e["seat"], e["value"], e["unit"]) for e in events(table, "die_aside")] == [
        (0, 5, 0),
        (0, 5, 0),
        (1, 6, 0),
        (0, 5, 1),
    ]


@rule("ME-RESERVE-03")
@pytest.mark.parametrize(("turn", "dice"), [(1, 1), (2, 3)])
def test_the_dice_of_reserves_are_not_rolled_in_turn_one(turn, dice):
    reserve = a_unit("feathered_serpent", 0, place="reserve")
    table = a_turn(eagles(), reserve, turn=turn)
    assert pool.reserve_dice(table, 0) == 2
    assert pool.to_roll(table, 0) == dice


@rule("ME-CAS-06", "ME-GAP-74")
@pytest.mark.parametrize(
    ("spent", "free", "aside", "left"),
    [(2, (5, 4), 1, ((5, 4), 1)), (1, (5, 4), 1, ((5,), 1)), (0, (5, 4), 1, ((), 1)), (0, (5,), 2, ((), 1))],
)
def test_the_dice_of_a_lost_unit_come_from_it_then_the_pool_then_aside(spent, free, aside, left):
    serpent = a_unit("feathered_serpent", 0, (10_000, 10_000), spent=spent)
    table = a_turn(serpent)
    side = table.state.sides[0]
    side.pool, side.aside = free, aside
    assert pool.lose(table, 1) == 2
    assert (side.pool, side.aside) == left
    assert (side.lost, serpent.spent) == (2, 0)
