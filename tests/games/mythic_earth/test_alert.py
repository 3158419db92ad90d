"""On Alert: going on it, springing the trap, reactions, what ends it (ME-ALERT, ME-GAP-21 to ME-GAP-23)."""

from __future__ import annotations

import pytest

from mythwright.core.option import option
from mythwright.games.mythic_earth import effects, pool
from mythwright.games.mythic_earth.rules.cleanup import CleanUp
from mythwright.games.mythic_earth.rules.reacting import after_moving, on_declaration, reactions, watchers
from mythwright.games.mythic_earth.rules.turn import GameTurn, alert_ends, end_alert, forbids_die, takers
from tests.games.mythic_earth.given_fight import (
    a_unit,
    activated,
    asked,
    offered,
    play,
    refused,
    rolls,
    rules_of,
    spirit,
    told,
)
from tests.games.mythic_earth.given_morale import (
    a_battle,
    blessed,
    champion,
    dice,
    eagles,
    forbidden,
    giant,
    going_on,
    levy,
    unit,
)
from tests.marks import rule

MIDDLE = 24000


def bows(seat, x, y, **state):
    """A lone Bow Hunter: React 6, Brave 6."""
    return a_unit("bow_hunters", seat, (x, y), **state)


def on_alert(make, x, y, seat=1, **state):
    """A Unit that went On Alert in the turn before."""
    return make(seat, x, y, **{"alert": 1, "held": 1, **state})


# -- going On Alert ------------------------------------------------------------------------------------------


@rule("ME-ALERT-01", "ME-ALERT-02", "ME-ALERT-14", "ME-ALERT-16")
@pytest.mark.parametrize("first", [[], ["move", "stay"]])
def test_a_unit_goes_on_alert_as_its_only_or_second_action(first):
    table = activated(a_battle(eagles(0, MIDDLE, MIDDLE)))
    play(table, *first, "alert")
    eagle = unit(table)
    assert asked(table) == (0, "rest")  # and does nothing more
    assert (eagle.alert, eagle.held, eagle.spent) == (2, 1, 0)
    assert rules_of(table, "alert_on") == ["ME-ALERT-02"]
    assert forbids_die(table, eagle).rule == "ME-ALERT-01"


@rule("ME-ALERT-15")
@pytest.mark.parametrize(
    ("turn", "spent", "bound", "free", "can"),
    [
        (2, 1, (), (3,), False),  # a second die may come from the pool
        (2, 2, (), (3,), True),
        (2, 1, (), (), True),  # there is none left to come
        (1, 1, (3,), (), False),  # its second die lies by it
        (1, 1, (), (), True),  # what lies by others is none of its own
        (2, 1, (1,), (), False),
    ],
)
def test_a_unit_with_several_dice_goes_on_alert_only_with_its_last_available_one(
    turn, spent, bound, free, can
):
    table = a_battle(giant(0, MIDDLE, MIDDLE, spent=spent - 1, bound=bound), turn=turn)
    table.state.sides[0].pool = (6, *free)
    activated(table)
    assert ("alert" in offered(table)) is can and forbidden(table, "alert") == (
        None if can else "ME-ALERT-15"
    )
    if not can:
        assert refused(table, "alert") == ("ME-ALERT-15", {"unit": 1, "left": 1})


@rule("ME-ALERT-16")
def test_going_on_alert_is_said_alone():
    table = activated(a_battle(eagles(0, MIDDLE, MIDDLE)))
    assert refused(table, "alert 2")[0] == "ME-ALERT-15"


@rule("ME-GAP-24")
def test_an_engaged_unit_does_not_go_on_alert():
    table = activated(a_battle(eagles(0, MIDDLE, MIDDLE, links=(2,)), eagles(1, MIDDLE, 25260, links=(1,))))
    assert refused(table, "alert")[0] == "ME-GAP-24"


# -- who may react -------------------------------------------------------------------------------------------


@rule("ME-ALERT-06", "ME-GAP-21", "ME-GAPB-05")
@pytest.mark.parametrize(("gap", "near"), [(10005, True), (10006, False)])
def test_a_trap_may_be_sprung_when_an_enemy_within_ten_inches_declares_an_action(gap, near):
    table = a_battle(eagles(0, MIDDLE, MIDDLE, count=1), on_alert(levy, MIDDLE, MIDDLE + 1260 + gap, count=1))
    activated(table)
    play(table, "low")
    assert asked(table) == ((1, "alert_window") if near else (0, "rest"))
    if near:
        assert offered(table) == ["spring 2", "pass"]


@rule("ME-GAP-21")
def test_friends_and_units_that_are_not_on_alert_do_not_watch():
    table = a_battle(
        eagles(0, MIDDLE, MIDDLE),
        on_alert(levy, MIDDLE, 27000, seat=0),
        levy(1, MIDDLE, 30000),
        on_alert(levy, MIDDLE, 20000),
        on_alert(levy, MIDDLE, 21000, place="destroyed"),
    )
    assert watchers(table, 1, 0) == (4,)


@rule("ME-GAP-21")
def test_a_charge_opens_the_window_for_its_target_and_those_near_it_at_any_distance():
    table = a_battle(
        eagles(0, 10000, 10000, count=1),
        on_alert(levy, 10000, 31000, count=1),  # the target, 21 inches away
        on_alert(levy, 20000, 31000, count=1),  # nine inches from the target
        on_alert(levy, 31000, 31000, count=1),
        on_alert(levy, 19000, 10000, count=1),  # near the charger
    )
    assert watchers(table, 1, 2) == (2, 3, 5)
    assert on_declaration(table, 1, option("charge", 2)).charged == 2
    assert watchers(table, 1, 0) == (5,)
    assert on_declaration(table, 1, option("march")).waiting == (5,)
    assert on_declaration(table, 1, option("march")).charged == 0


@rule("ME-GAP-21")
@pytest.mark.parametrize(
    ("began", "end", "reacts"),
    [(10006, 9000, True), (10005, 9000, False), (10006, 10005, True), (12000, 10006, False)],
)
def test_the_second_window_is_for_those_the_mover_has_come_near_to(began, end, reacts):
    table = a_battle(eagles(0, MIDDLE, MIDDLE, count=1), on_alert(levy, MIDDLE, MIDDLE + 1260 + end, count=1))
    frame = after_moving(table, 1, {2: began})
    assert (frame is not None) is reacts
    assert after_moving(table, 1, {}) is None


@rule("ME-GAP-21", "ME-ALERT-06")
def test_a_march_into_reach_is_answered_before_the_next_action():
    table = a_battle(eagles(0, MIDDLE, 10000, count=1), on_alert(bows, MIDDLE, 26000))
    activated(table)
    play(table, f"move {MIDDLE} 15000")
    assert asked(table) == (1, "alert_window") and unit(table).at[0] == (MIDDLE, 15000)
    play(table, "pass")
    assert asked(table) == (0, "action")


@rule("ME-GAP-21")
def test_one_window_for_each_action():
    table = a_battle(eagles(0, MIDDLE, MIDDLE, count=1), on_alert(levy, MIDDLE, 30000))
    activated(table)
    play(table, f"move {MIDDLE} 26000", "pass")
    assert asked(table) == (0, "action")  # it had its chance on the declaration


@rule("ME-GAP-21", "ME-STOPFLEE-03")
@pytest.mark.parametrize(
    ("state", "answers"),
    [
        ({"markers": 2}, ["regroup", "5", "1"]),
        ({"frozen": True}, ["4"]),
        ({"fleeing": True}, ["4"]),
    ],
)
def test_a_regroup_or_a_halt_that_opens_an_activation_is_answered_too(state, answers):
    table = a_battle(levy(0, MIDDLE, MIDDLE, count=1, **state), on_alert(bows, MIDDLE, 30000))
    activated(table)
    play(table, *answers)
    assert asked(table) == (1, "alert_window")
    play(table, "pass")
    assert asked(table) == (0, "action")


@rule("ME-GAP-21")
@pytest.mark.parametrize("state", [{"markers": 2, "frozen": True}, {"fleeing": True}])
def test_what_fails_is_no_action_to_answer(state):
    table = a_battle(levy(0, MIDDLE, MIDDLE, count=1, **state), on_alert(bows, MIDDLE, 30000))
    activated(table)
    play(table, "10")
    assert asked(table) == (0, "rest")


# -- the interrupt -------------------------------------------------------------------------------------------


@rule("ME-ALERT-07", "ME-ALERT-09", "ME-ALERT-10", "ME-EX-10", "ME-GAP-23")
def test_a_bow_unit_on_alert_shoots_before_the_enemy_moves():
    # given Bow Hunters of React 6 On Alert, and an enemy 9 inches away who declares a Move
    table = a_battle(levy(0, MIDDLE, MIDDLE, count=1), on_alert(bows, MIDDLE, 34260))
    before = dice(table)
    activated(table)
    play(table, f"move {MIDDLE} 28000")

    # when the trap is sprung
    play(table, "spring 2")
    assert rolls(table) == (1, 1, "ME-TEST-16")
    play(table, "4")
    assert asked(table) == (1, "reaction") and "shoot 1" in offered(table)
    assert table.pending.open == ("move", "shoot")
    play(table, "shoot 1")
    play(table, " ".join(["10"] * table.pending.number))

    # then the volley has fallen before the Move, and the die is spent
    kinds = [event.kind for event in table.log]
    assert kinds.index("volley") < kinds.index("moved")
    assert (unit(table, 2).alert, unit(table, 2).spent, unit(table, 2).held) == (0, 1, 0)
    assert unit(table).at[0] == (MIDDLE, 28000) and dice(table) == before
    assert told(table, "reacted") == [{"seat": 1, "unit": 2, "action": "shoot", "other": 1}]
    assert rules_of(table, "reacted") == ["ME-ALERT-10"] and rules_of(table, "alert_off") == ["ME-GAP-23"]


@rule("ME-ALERT-11", "ME-ALERT-12", "ME-ALERT-13", "ME-GAP-23")
def test_a_failed_react_test_ends_the_alert_returns_the_die_and_lets_the_enemy_go_on():
    table = a_battle(levy(0, MIDDLE, MIDDLE, count=1), on_alert(bows, MIDDLE, 34260))
    before = dice(table)
    activated(table)
    play(table, f"move {MIDDLE} 28000", "spring 2", "7")
    hunters = unit(table, 2)
    assert (hunters.alert, hunters.held, hunters.spent, hunters.misreacts) == (0, 0, 0, 1)
    assert table.state.sides[1].pool == (1,) and unit(table).at[0] == (MIDDLE, 28000)
    assert rules_of(table, "alert_off") == ["ME-ALERT-11"] and rules_of(table, "die_returned") == [
        "ME-ALERT-12"
    ]
    assert told(table, "reacted") == [] and dice(table) == before
    assert forbids_die(table, hunters) is None  # it may be given a die again


@rule("ME-GAP-23")
def test_in_turn_one_the_die_stays_bound_to_the_unit():
    table = a_battle(levy(0, MIDDLE, MIDDLE, count=1), on_alert(bows, MIDDLE, 34260), turn=1)
    effects.miss_reaction(table, 2)
    assert (unit(table, 2).bound, table.state.sides[1].pool) == ((1,), ())


@rule("ME-GAP-23")
def test_a_second_failure_in_a_turn_sets_the_die_aside():
    table = a_battle(levy(0, MIDDLE, MIDDLE, count=1), on_alert(bows, MIDDLE, 34260, misreacts=1))
    before = dice(table)
    effects.miss_reaction(table, 2)
    assert (unit(table, 2).spent, unit(table, 2).held, table.state.sides[1].aside) == (0, 0, 1)
    assert told(table, "die_aside") == [{"seat": 1, "value": 1, "unit": 2}] and dice(table) == before
    assert rules_of(table, "die_aside") == ["ME-GAP-23"] and told(table, "die_returned") == []


@rule("ME-ALERT-07", "ME-GAP-22", "ME-GAPB-03")
def test_the_reactions_on_offer():
    table = a_battle(
        levy(0, MIDDLE, MIDDLE, count=1), on_alert(bows, MIDDLE, 30000, markers=2), levy(0, 30000, 24000)
    )
    activated(table)
    play(table, "march", "spring 2", "6")
    kinds = {answer.split()[0] for answer in offered(table)}
    assert kinds == {"move", "shoot", "regroup", "low", "end"}
    assert offered(table, "shoot") == ["shoot 1"]  # not the other levy


@rule("ME-ALERT-08", "ME-GAP-22", "ME-ALERT-07")
@pytest.mark.parametrize(
    ("answer", "forbids"),
    [
        ("shoot 3", ("ME-ALERT-08", {"unit": 2, "other": 1})),
        ("march", ("ME-ALERT-07", {"unit": 2, "action": "march"})),
        ("focus 1", ("ME-ALERT-07", {"unit": 2, "action": "focus"})),
        ("alert", ("ME-GAP-22", {"unit": 2, "action": "alert"})),
        ("order stop 3", ("ME-GAP-22", {"unit": 2, "action": "order"})),
        ("regroup", ("ME-GAP-19", {"unit": 2, "markers": 0})),
        ("countercharge", ("ME-COUNTER-01", {"unit": 2, "other": 1})),
    ],
)
def test_other_reactions_are_refused(answer, forbids):
    table = a_battle(levy(0, MIDDLE, MIDDLE, count=1), on_alert(bows, MIDDLE, 30000), levy(0, 30000, 24000))
    activated(table)
    play(table, "march", "spring 2", "6")
    assert refused(table, answer) == forbids


@rule("ME-ALERT-07")
def test_what_is_no_action_is_refused_by_the_question():
    table = a_battle(levy(0, MIDDLE, MIDDLE, count=1), on_alert(bows, MIDDLE, 30000), levy(0, 30000, 24000))
    activated(table)
    play(table, "march", "spring 2", "6")
    assert [each.rule for each in table.why_not("stay")] == [table.pending.rule]


@rule("ME-ALERT-08", "ME-GAP-22")
def test_a_spell_cast_as_a_reaction_is_aimed_at_the_enemy_who_acts():
    shaman = a_unit(
        "spirit_navigator", 1, (MIDDLE, 30000), alert=1, held=1, spells=("spirit_bolt", "stone_skin")
    )
    table = a_battle(levy(0, MIDDLE, MIDDLE, count=1), shaman, levy(0, 30000, 24000), levy(1, MIDDLE, 34000))
    activated(table)
    play(table, "march", "spring 2", "7")
    assert offered(table, "cast") == ["cast spirit_bolt 1"]
    assert refused(table, "cast spirit_bolt 3")[0] == "ME-ALERT-08"
    assert refused(table, "cast stone_skin 4")[0] == "ME-ALERT-08"
    assert refused(table, "cast spirit_bolt")[0] == "ME-ALERT-08"


@rule("ME-ALERT-07", "ME-GAP-22")
def test_a_sprung_unit_may_move_lie_low_or_do_nothing():
    def sprung():
        table = a_battle(levy(0, MIDDLE, MIDDLE, count=1), on_alert(bows, MIDDLE, 30000))
        activated(table)
        play(table, f"move {MIDDLE} 22000", "spring 2", "6")
        return table

    moving = sprung()
    play(moving, f"move {MIDDLE} 35000")  # with its way: the question is open for it
    assert unit(moving, 2).at[0] == (MIDDLE, 35000) and unit(moving).at[0] == (MIDDLE, 22000)
    hiding = sprung()
    play(hiding, "low")
    assert unit(hiding, 2).low and unit(hiding, 2).frozen and unit(hiding, 2).spent == 1
    idle = sprung()
    play(idle, "end")
    assert (unit(idle, 2).alert, unit(idle, 2).spent) == (0, 1) and told(idle, "reacted") == []


@rule("ME-GAPB-03", "ME-GAP-22")
def test_a_regroup_as_a_reaction_takes_a_test_of_its_own():
    table = a_battle(levy(0, MIDDLE, MIDDLE, count=1), on_alert(bows, MIDDLE, 30000, markers=3))
    activated(table)
    play(table, "low", "spring 2", "6", "regroup")
    assert rolls(table) == (1, 1, "ME-BRAVE-02")
    play(table, "6", "1")
    assert unit(table, 2).markers == 1


@rule("ME-GAP-22", "ME-ALERT-08")
def test_several_units_react_one_after_another_as_their_owner_likes():
    table = a_battle(
        levy(0, MIDDLE, MIDDLE, count=1), on_alert(bows, MIDDLE, 30000), on_alert(bows, MIDDLE, 18000)
    )
    activated(table)
    play(table, "low")
    assert offered(table) == ["spring 2", "spring 3", "pass"]
    play(table, "spring 3", "6", "end")
    assert asked(table) == (1, "alert_window") and offered(table) == ["spring 2", "pass"]
    play(table, "spring 2", "6", "end")
    assert asked(table) == (0, "rest") and unit(table).low


@rule("ME-ALERT-10", "ME-GAP-22")
def test_the_window_closes_when_the_enemy_is_there_no_longer():
    # a volley of the first routs the actor: the second is not asked
    table = a_battle(
        levy(0, MIDDLE, MIDDLE, count=1), on_alert(bows, MIDDLE, 30000), on_alert(bows, MIDDLE, 18000)
    )
    activated(table)
    play(table, "low", "spring 2", "6")
    unit(table).fleeing = True
    play(table, "end")
    assert asked(table) == (0, "rest") and unit(table, 3).alert and not unit(table).low


@rule("ME-GAP-22")
def test_reactions_open_no_windows():
    table = a_battle(
        levy(0, MIDDLE, MIDDLE, count=1), on_alert(bows, MIDDLE, 30000), on_alert(levy, MIDDLE, 22000, seat=0)
    )
    activated(table)
    play(table, "low", "spring 2", "6", f"move {MIDDLE} 33000")
    assert asked(table) == (0, "rest") and unit(table, 3).alert


@rule("ME-ALERT-06")
@pytest.mark.parametrize(
    ("answer", "facts"),
    [
        ("spring 3", {"unit": 3, "far": 14740, "reach": 10000}),
        ("spring 4", {"unit": 4}),  # not On Alert
        ("spring 9", {"unit": 9}),
        ("spring", {"unit": 0}),
    ],
)
def test_units_that_may_not_spring_a_trap_are_told_why(answer, facts):
    table = a_battle(
        levy(0, MIDDLE, MIDDLE, count=1),
        on_alert(bows, MIDDLE, 30000),
        on_alert(levy, MIDDLE, 40000, count=1),
        levy(1, MIDDLE, 20000),
    )
    activated(table)
    play(table, "low")
    assert refused(table, answer) == ("ME-ALERT-06", facts)
    assert refused(table, "low") == ("ME-ALERT-06", {"kinds": ["pass", "spring"]})


@rule("ME-GAP-21", "ME-COUNTER-02")
def test_outside_of_a_window_no_trap_is_sprung():
    table = activated(a_battle(eagles(0, MIDDLE, MIDDLE)))
    assert refused(table, "spring 1") == ("ME-GAP-21", {"unit": 1})
    assert refused(table, "spring") == ("ME-GAP-21", {"unit": 0})
    assert refused(table, "countercharge") == ("ME-COUNTER-02", {})


# -- Countercharge -------------------------------------------------------------------------------------------


def charged(*others, **sides):
    """Eagle Warriors charge commoners On Alert seven inches away; the trap is sprung and the test passed."""
    table = a_battle(eagles(0, MIDDLE, MIDDLE), on_alert(levy, MIDDLE, 32000), *others)
    for seat, names in sides.items():
        blessed(table, *names, seat=int(seat[-1]))
    activated(table)
    play(table, "charge 2", "spring 2", "5")
    return table


@rule("ME-COUNTER-01", "ME-COUNTER-02", "ME-COUNTER-03")
def test_the_target_of_a_charge_may_countercharge():
    table = charged()
    assert "countercharge" in offered(table)
    play(table, "countercharge")
    assert told(table, "reacted")[0]["action"] == "countercharge" and unit(table, 2).at[0] != (MIDDLE, 32000)


@rule("ME-COUNTER-01")
def test_only_the_target_may_countercharge():
    table = a_battle(eagles(0, MIDDLE, MIDDLE), levy(1, MIDDLE, 32000), on_alert(levy, 30000, 32000))
    activated(table)
    play(table, "charge 2", "spring 3", "5")
    assert "countercharge" not in offered(table) and refused(table, "countercharge")[0] == "ME-COUNTER-01"


@rule("ME-GAP-51", "ME-COUNTER-03")
def test_a_unit_that_may_not_march_may_not_countercharge():
    table = charged()
    unit(table, 2).marks = ("slowed",)
    assert refused(table, "march")[0] == "ME-ALERT-07"
    assert "countercharge" not in [str(o) for o in reactions(table, 2, 1, 2)]


@rule("ME-COUNTER-04", "ME-GAP-57")
def test_a_target_that_fails_its_react_test_only_fights():
    table = a_battle(eagles(0, MIDDLE, MIDDLE), on_alert(levy, MIDDLE, 32000))
    activated(table)
    play(table, "charge 2", "spring 2", "6")
    assert told(table, "volley") == [] and told(table, "reacted") == []
    play(table, "10 10 10", "10 10 10")
    assert sorted(facts["unit"] for facts in told(table, "struck")) == [1, 2]


@rule("ME-BLESS-10", "ME-GAP-70", "ME-GAP-71")
def test_a_blessing_of_the_charger_cancels_the_countercharge():
    table = charged(seat0=("bl3",))
    play(table, "countercharge")
    assert asked(table) == (0, "window_enemy_countercharge") and offered(table) == [
        "bless bl3",
        "pass",
        "hush",
    ]
    play(table, "bless bl3")
    assert unit(table, 2).at[0] == (MIDDLE, 32000) and unit(table, 2).alert == 0
    assert rules_of(table, "blessed") == ["ME-BLESS-10"] and told(table, "blessed")[0]["unit"] == 2


@rule("ME-BLESS-10", "ME-BLESS-07")
def test_the_charger_may_let_the_countercharge_come():
    table = charged(seat0=("bl3",))
    play(table, "countercharge", "pass")
    assert unit(table, 2).at[0] != (MIDDLE, 32000)


# -- what ends it --------------------------------------------------------------------------------------------


@rule("ME-ALERT-03", "ME-ALERT-05", "ME-GAP-23")
def test_an_alert_of_an_earlier_turn_may_be_ended_for_a_free_one():
    table = a_battle(on_alert(eagles, MIDDLE, MIDDLE, seat=0), eagles(0, MIDDLE, 30000, alert=2, held=1))
    before = dice(table)
    assert [str(o) for o in alert_ends(table, 0)] == ["alert_off 1"]  # not the one of this turn
    end_alert(table, 1)
    assert (unit(table).alert, unit(table).held, unit(table).spent) == (0, 0, 0)
    assert table.state.sides[0].pool == (1,) and dice(table) == before
    assert rules_of(table, "alert_off") == ["ME-ALERT-03"] and rules_of(table, "die_returned") == [
        "ME-ALERT-05"
    ]


@rule("ME-ALERT-04")
def test_an_alert_may_be_ended_in_clean_up():
    table = a_battle(on_alert(eagles, MIDDLE, MIDDLE, seat=0), on_alert(eagles, MIDDLE, 30000, seat=0))
    table.state.winner = 0
    going_on(table, CleanUp())
    assert asked(table) == (0, "alert_stays")
    play(table, "alert_off 1", "done")
    assert (unit(table).alert, unit(table, 2).alert) == (0, 1)
    assert (unit(table).held, unit(table, 2).held, table.state.sides[0].aside) == (0, 1, 1)
    assert rules_of(table, "alert_off") == ["ME-ALERT-04"]


@rule("ME-GAP-23")
def test_frost_ends_an_alert_and_spends_its_die():
    table = a_battle(on_alert(eagles, MIDDLE, MIDDLE, seat=0))
    effects.freeze(table, 1, "ME-TEST-08")
    assert (unit(table).alert, unit(table).held, unit(table).spent) == (0, 0, 1)


@rule("ME-GAP-23", "ME-ALERT-01")
def test_a_unit_on_alert_keeps_its_die_out_of_the_roll_and_takes_no_other():
    table = a_battle(giant(0, MIDDLE, MIDDLE, alert=1, held=1, spent=1))
    table.state.sides[0].pool = ()
    pool.gather(table)
    assert (unit(table).held, unit(table).spent, table.state.sides[0].aside) == (1, 0, 1)
    table.state.sides[0].pool, table.state.sides[0].aside = (6,), 0
    assert takers(table, 0) == []


@rule("ME-GAP-21")
def test_creatures_of_nobody_do_not_watch():
    table = a_battle(eagles(0, MIDDLE, MIDDLE), spirit(MIDDLE, 30000))
    activated(table)
    play(table, "low")
    assert asked(table) == (0, "rest")


@rule("ME-ALERT-03", "ME-GAP-23")
def test_when_the_ones_begin_both_players_may_end_alerts():
    table = a_battle(eagles(0, MIDDLE, MIDDLE), on_alert(eagles, MIDDLE, 40000), champion(1, 40000, 40000))
    table.state.sides[0].pool, table.state.sides[1].pool = (1,), (1,)
    table.state.value, table.state.taker = 1, 1
    turn = GameTurn()
    table.stack = [turn]
    table._run(turn.next_pick(table))
    assert asked(table) == (1, "alert_ends") and offered(table) == ["pass", "alert_off 2"]
    play(table, "alert_off 2")
    assert table.state.sides[1].pool == (1, 1)
