"""Blessings of the Way: who may use which, when, and what they do (ME-BLESS, ME-GAP-70 to ME-GAP-72)."""

from __future__ import annotations

import pytest

from mythwright.core.option import option
from mythwright.games.mythic_earth.geometry.coherency import coherent
from mythwright.games.mythic_earth.rules.blessings import Bless, forbids_blessing, offers, verb
from mythwright.games.mythic_earth.rules.cleanup import CleanUp
from mythwright.games.mythic_earth.rules.pleas import forbids_use, left, plea
from mythwright.games.mythic_earth.rules.returning import (
    free_cell,
    heals,
    joins,
    restorable,
    restore,
    returning,
)
from mythwright.games.mythic_earth.rules.turn import GameTurn
from mythwright.games.mythic_earth.rules.under_way import Dispelling
from mythwright.games.mythic_earth.rules.windows import Window, bless, window
from tests.games.mythic_earth.given_fight import (
    a_unit,
    activated,
    asked,
    disc,
    offered,
    play,
    refused,
    rolls,
    rules_of,
    told,
)
from tests.games.mythic_earth.given_morale import (
    CHANGING,
    LIVING,
    a_battle,
    blessed,
    champion,
    dice,
    eagles,
    giant,
    going_on,
    hunter,
    levy,
    priest,
    result,
    spots,
    unit,
)
from tests.marks import rule

MIDDLE = 24000


def picking(table, seat=0, value=6):
    """The seat is about to choose a die of this value."""
    table.state.value, table.state.taker = value, 1 - seat
    turn = GameTurn()
    table.stack = [turn]
    table._run(turn.next_pick(table))
    return table


def shown(options):
    return [str(each) for each in options]


# -- which ----------------------------------------------------------------------------------------------


@rule("ME-BLESS-01", "ME-BLESS-08", "ME-BLESS-14")
def test_there_are_six_and_six():
    table = a_battle(eagles(0, MIDDLE, MIDDLE))
    cards = table.box.blessings
    assert sorted(name for name, card in cards.items() if card.alignment == "everliving") == sorted(LIVING)
    assert sorted(name for name, card in cards.items() if card.alignment == "everchanging") == sorted(
        CHANGING
    )
    assert [verb(table, name) for name in ("bl1", "bl5", "bc5")] == [
        "return_minis",
        "order_regroup",
        "sow_doubt",
    ]


@rule("ME-BLESS-01", "ME-BLESS-02", "ME-BLESS-03", "ME-BLESS-04", "ME-EX-32")
@pytest.mark.parametrize(
    ("name", "turn", "forbids"),
    [
        ("bl6", 1, None),
        ("bl9", 1, ("ME-BLESS-01", {"blessing": "bl9"})),
        ("bc1", 1, ("ME-BLESS-04", {"blessing": "bc1", "has": "everliving", "needs": "everchanging"})),
        ("bl5", 1, ("ME-BLESS-02", {"blessing": "bl5"})),  # used already
        ("bl6", 2, ("ME-BLESS-03", {"blessing": "bl6", "turn": 2, "most": 1})),  # another one this turn
    ],
)
def test_each_once_a_game_one_a_turn_and_only_of_the_own_alignment(name, turn, forbids):
    table = blessed(a_battle(eagles(0, MIDDLE, MIDDLE)), "bl2", "bl6")
    table.state.sides[0].blessed = turn
    found = forbids_use(table, 0, name)
    assert (found and (found.rule, found.facts)) == forbids


@rule("ME-BLESS-03", "ME-GAP-70")
def test_those_left_are_of_the_window_and_none_after_one_was_used():
    table = blessed(a_battle(eagles(0, MIDDLE, MIDDLE)), "bl1", "bl4", "bl6")
    assert left(table, 0, "die_assigned") == ["bl1", "bl4"] and left(table, 0, "any_choice") == ["bl6"]
    table.state.sides[0].blessed = 2
    assert left(table, 0, "die_assigned") == []


@rule("ME-BLESS-02", "ME-BLESS-05", "ME-BLESS-03")
def test_a_blessing_that_was_used_is_gone_and_the_only_one_of_the_turn():
    table = blessed(a_battle(eagles(0, MIDDLE, MIDDLE, markers=2)), *LIVING)
    going_on(table, Bless(seat=0, name="bl6", args=(1,)))
    side = table.state.sides[0]
    assert side.blessings == ("bl1", "bl2", "bl3", "bl4", "bl5") and side.blessed == 2
    assert told(table, "blessed") == [{"seat": 0, "blessing": "bl6", "unit": 1}]
    assert rules_of(table, "blessed") == ["ME-BLESS-13"]


# -- windows --------------------------------------------------------------------------------------------


@rule("ME-BLESS-06", "ME-GAP-70")
def test_the_other_player_is_asked_before_a_die_is_chosen():
    table = blessed(a_battle(eagles(0, MIDDLE, MIDDLE), eagles(1, MIDDLE, 40000, markers=1)), "bl6", seat=1)
    picking(table)
    assert asked(table) == (1, "window_any_choice") and offered(table) == ["bless bl6 2", "pass", "hush"]
    play(table, "pass")
    assert asked(table) == (0, "pick")
    assert table.state.sides[1].blessings == ("bl6",)


@rule("ME-BLESS-06", "ME-GAP-70")
def test_the_player_who_chooses_finds_his_blessings_among_the_dice():
    table = blessed(a_battle(eagles(0, MIDDLE, MIDDLE, markers=2)), "bl6", "bl2")
    picking(table)
    assert offered(table) == ["activate 1", "bless bl6 1"]
    play(table, "bless bl6 1", "5")
    assert unit(table).markers == 0 and offered(table) == ["activate 1"]


@rule("ME-BLESS-07")
def test_who_is_hushed_is_asked_no_more_in_this_turn():
    table = blessed(
        a_battle(eagles(0, MIDDLE, MIDDLE), eagles(1, MIDDLE, 40000, markers=1)), "bl6", "bl2", seat=1
    )
    picking(table)
    play(table, "hush")
    assert asked(table) == (0, "pick") and told(table, "hushed") == [{"seat": 1}]
    assert rules_of(table, "hushed") == ["ME-BLESS-07"]
    assert window(table, "any_choice", 0, 1) is None and plea(table, "brave_test", 2, 1) is None
    table.state.turn = 3
    assert window(table, "any_choice", 0, 1) is not None and plea(table, "brave_test", 2, 1) is not None


@rule("ME-BLESS-07")
def test_one_may_be_hushed_before_a_test_as_well():
    table = blessed(a_battle(eagles(0, MIDDLE, MIDDLE)), "bl2")
    going_on(table, plea(table, "brave_test", 1, 0))
    play(table, "hush")
    assert (
        result(table) == "" and table.state.sides[0].hush == 2 and table.state.sides[0].blessings == ("bl2",)
    )


@rule("ME-GAP-70")
def test_in_clean_up_both_are_asked_the_roll_winner_first():
    table = a_battle(eagles(0, MIDDLE, MIDDLE, markers=2), eagles(1, MIDDLE, 40000, markers=2))
    blessed(blessed(table, "bl6"), "bc5", seat=1)
    table.state.winner = 1
    going_on(table, CleanUp())
    assert asked(table) == (1, "window_any_choice") and offered(table, "bless") == ["bless bc5 1"]
    play(table, "pass")
    assert asked(table) == (0, "window_any_choice") and offered(table, "bless") == ["bless bl6 1"]


@rule("ME-GAP-70")
def test_a_window_shows_what_was_used():
    table = a_battle(eagles(0, MIDDLE, MIDDLE, markers=4), eagles(1, MIDDLE, 40000, markers=2))
    blessed(blessed(table, "bl6"), "bl6", seat=1)
    going_on(table, window(table, "any_choice", 0, 0))
    play(table, "bless bl6 1", "1")
    assert asked(table)[0] == 1
    play(table, "pass")
    assert result(table) == "bl6"
    quiet = blessed(a_battle(eagles(0, MIDDLE, MIDDLE, markers=4)), "bl6")
    going_on(quiet, window(quiet, "any_choice", 0, 0))
    play(quiet, "pass")
    assert result(quiet) == ""


@rule("ME-GAP-70")
def test_a_seat_whose_chance_is_gone_when_its_turn_comes_is_passed_over():
    table = a_battle(eagles(0, MIDDLE, MIDDLE, markers=1), eagles(1, MIDDLE, 30000))
    blessed(blessed(table, "bl6"), "bc5", seat=1)
    going_on(table, Window(kind="any_choice", unit=0, seats=(0, 1)))
    play(table, "bless bl6 1", "1")  # no marker is left to sow doubt with
    assert asked(table) == (0, "rest")
    late = blessed(a_battle(eagles(0, MIDDLE, MIDDLE, markers=1)), "bc5", seat=1)
    going_on(late, Window(kind="any_choice", unit=0, seats=(0, 1)))
    assert asked(late) == (1, "window_any_choice")


@rule("ME-GAP-70")
@pytest.mark.parametrize(("only", "seat"), [(None, 0), (1, 1)])
def test_windows_around_one_roll_ask_one_seat(only, seat):
    table = a_battle(eagles(0, MIDDLE, MIDDLE))
    blessed(blessed(table, "bl2"), "bl2", seat=1)
    assert window(table, "brave_test", 1, 0, only).seat == seat
    assert window(a_battle(eagles(0, MIDDLE, MIDDLE)), "brave_test", 1, 0) is None


@rule("ME-GAP-70", "ME-BLESS-03")
@pytest.mark.parametrize(
    ("answer", "forbids"),
    [
        ("bless bl6 2", "ME-BLESS-13"),  # no markers
        ("bless bc5 1", "ME-BLESS-04"),
        ("bless bl1", "ME-BLESS-02"),
        ("bless", "ME-BLESS-01"),
        ("bless bl2", "ME-GAP-70"),  # not now
    ],
)
def test_a_blessing_that_may_not_be_used_now_is_refused(answer, forbids):
    units = eagles(0, MIDDLE, MIDDLE, markers=2), eagles(0, 30000, MIDDLE)
    table = blessed(a_battle(*units), "bl6", "bl2")
    picking(table)
    assert refused(table, answer)[0] == forbids
    table = blessed(a_battle(*units), "bl6", "bl2")
    going_on(table, window(table, "any_choice", 0, 0))
    assert refused(table, answer)[0] == forbids and refused(table, "activate 1")[0] == "ME-GAP-70"


@rule("ME-GAP-70", "ME-BLESS-04")
def test_before_a_test_other_blessings_are_refused():
    table = blessed(a_battle(eagles(0, MIDDLE, MIDDLE, markers=2)), "bl6", "bl2")
    going_on(table, plea(table, "brave_test", 1, 0))
    assert refused(table, "bless bl6 1") == ("ME-GAP-70", {"blessing": "bl6", "window": "brave_test"})
    assert refused(table, "bless bc2")[0] == "ME-BLESS-04" and refused(table, "bless")[0] == "ME-BLESS-01"
    assert refused(table, "low")[0] == "ME-GAP-70"


@rule("ME-GAP-70")
def test_the_refusal_names_the_window_of_the_blessing():
    table = blessed(activated(a_battle(eagles(0, MIDDLE, MIDDLE, markers=0))), "bl2")
    assert refused(table, "bless bl2") == ("ME-GAP-70", {"blessing": "bl2", "window": "brave_test"})


# -- Everliving 1: return -------------------------------------------------------------------------------


def losses(make=eagles, living=(1, 3), size=5, **state):
    """A Unit of which only these Minis live."""
    own = make(0, MIDDLE, MIDDLE, count=size, **state)
    own.minis, own.at, own.hurt = living, spots(MIDDLE, MIDDLE, len(living)), (0,) * len(living)
    return own


@rule("ME-BLESS-08", "ME-GAP-70", "ME-GAP-71", "ME-GAP-38")
def test_slain_minis_return_when_their_unit_is_given_a_die():
    table = blessed(a_battle(losses(living=(1, 4))), "bl1")
    activated(table)
    assert asked(table) == (0, "window_die_assigned") and offered(table) == ["bless bl1", "pass", "hush"]
    play(table, "bless bl1")
    assert rolls(table) == (0, 1, "ME-BLESS-08")
    play(table, "4")

    eagle = unit(table)
    assert eagle.minis == (1, 2, 3, 4) and eagle.hurt == (0, 0, 0, 0) and asked(table) == (0, "action")
    assert (eagle.at[0], eagle.at[3]) == ((MIDDLE, MIDDLE), (MIDDLE + 1500, MIDDLE))
    assert told(table, "returned") == [{"seat": 0, "unit": 1, "minis": [2, 3], "now": 4}]
    assert told(table, "blessed")[0]["unit"] == 1


@rule("ME-BLESS-08", "ME-GAP-71")
@pytest.mark.parametrize(
    ("own", "back"),
    [
        (losses(living=(1, 3)), [2, 4, 5]),
        (losses(living=(1, 2, 3, 4, 5)), []),  # not above its size
        (losses(living=(1,), outside=(2, 3)), [4, 5]),
        (a_unit("tlalocan_high_priest", 0, *spots(MIDDLE, MIDDLE)), []),
    ],
)
def test_who_may_return(own, back):
    table = a_battle(own)
    assert returning(table, 1) == back and restorable(table, 1) is bool(back) and not heals(table, 1)


@rule("ME-GAP-71")
def test_leaders_do_not_return():
    dead = priest(0, MIDDLE, MIDDLE)
    dead.minis, dead.at, dead.hurt = (2,), ((MIDDLE, MIDDLE),), (0,)
    assert returning(a_battle(dead), 1) == [3]


@rule("ME-GAP-71")
@pytest.mark.parametrize(("face", "hurt"), [("1", (1, 3)), ("4", (0, 3)), ("6", (0, 2))])
def test_units_of_minis_with_several_wounds_heal_instead(face, hurt):
    swarm = a_unit("scorpion_tide", 0, (MIDDLE, MIDDLE), (26500, MIDDLE))
    swarm.hurt = (2, 3)
    table = blessed(a_battle(swarm), "bl1")
    activated(table)
    play(table, "bless bl1", face)
    assert unit(table).hurt == hurt and told(table, "healed")[0]["number"] == 5 - sum(hurt)
    assert rules_of(table, "healed") == ["ME-BLESS-08"] and len(unit(table).minis) == 2


@rule("ME-GAP-71")
def test_no_more_wounds_heal_than_there_are():
    table = a_battle(a_unit("scorpion_tide", 0, (MIDDLE, MIDDLE), hurt=(1,)))
    restore(table, 1, 3, "ME-BLESS-08")
    assert unit(table).hurt == (0,) and told(table, "healed")[0]["number"] == 1
    assert not restorable(table, 1)


@rule("ME-GAP-71", "ME-GAP-38")
def test_the_returned_stand_coherently_and_on_free_ground():
    rock = disc(1, "rock", MIDDLE + 1080, MIDDLE + 3500, 1200)  # bars the first cell
    table = a_battle(losses(living=(1, 2)), features=[rock])
    restore(table, 1, 3, "ME-BLESS-08")
    assert unit(table).at == (
        (MIDDLE, MIDDLE),
        (MIDDLE + 1500, MIDDLE),
        (MIDDLE + 1080, MIDDLE - 1871),
        (MIDDLE - 1080, MIDDLE - 1871),
        (MIDDLE - 2160, MIDDLE),
    )
    assert coherent(unit(table).at, 630) == ()


@rule("ME-GAP-38")
@pytest.mark.parametrize(
    ("cell", "fits"),
    [
        ((750, 1013), True),
        ((750, 1012), False),  # overlaps both
        ((3765, 0), False),  # near one only
        ((750, 2138), True),  # a gap of one inch and the tolerance to each
        ((750, 2139), False),
    ],
)
def test_a_returned_mini_overlaps_nobody_and_has_two_neighbours(cell, fits):
    assert joins(cell, [(0, 0), (1500, 0)], 630) is fits


@rule("ME-GAP-38")
def test_beside_a_lone_mini_one_neighbour_is_enough_and_the_widest_gap_comes_first():
    table = a_battle(losses(living=(1,)))
    assert free_cell(table, 1, [(MIDDLE, MIDDLE)]) == (MIDDLE + 2160, MIDDLE)
    ring = [(2160, 0), (1080, 1871), (-1080, 1871), (-2160, 0), (-1080, -1871), (1080, -1871)]
    walled = a_battle(losses(living=(1,)), *[levy(0, MIDDLE + x, MIDDLE + y, count=1) for x, y in ring])
    assert free_cell(walled, 1, [(MIDDLE, MIDDLE)]) is None


@rule("ME-BLESS-08", "ME-GAP-71")
@pytest.mark.parametrize("own", [eagles(0, MIDDLE, MIDDLE), losses(place="reserve")])
def test_without_losses_or_off_the_table_nothing_returns(own):
    table = blessed(a_battle(own, eagles(1, MIDDLE, 40000)), "bl1")
    assert offers(table, 0, ("die_assigned",), 1) == []
    assert forbids_blessing(table, 0, 1, option("bless", "bl1")).rule == "ME-GAP-71"


@rule("ME-BLESS-08", "ME-BLESS-11", "ME-GAP-70")
def test_only_the_owner_of_the_unit_is_asked_when_it_gets_its_die():
    table = blessed(a_battle(losses(), eagles(1, MIDDLE, 40000)), "bl1", "bl4", seat=1)
    activated(table)
    assert asked(table) == (0, "action")
    table.state.sides[1].alignment = "everliving"
    assert forbids_blessing(table, 1, 1, option("bless", "bl4")).rule == "ME-GAP-71"


# -- Everliving 4: a free Move --------------------------------------------------------------------------


@rule("ME-BLESS-11", "ME-GAP-70", "ME-GAP-71")
def test_a_unit_makes_a_free_move_before_its_test():
    table = blessed(a_battle(champion(0, MIDDLE, MIDDLE, markers=3)), "bl4")
    activated(table)
    play(table, "bless bl4")
    assert asked(table) == (0, "free_move")
    play(table, f"go {MIDDLE} 30000")  # six inches, without a test
    assert unit(table).at == ((MIDDLE, 30000),) and asked(table) == (0, "opening")
    assert rules_of(table, "moved") == ["ME-BLESS-11"] and told(table, "moved")[0]["how"] == "free_move"
    assert told(table, "tested") == []


@rule("ME-BLESS-11")
def test_the_free_move_is_no_longer_than_a_move():
    table = blessed(a_battle(champion(0, MIDDLE, MIDDLE)), "bl4")
    activated(table)
    play(table, "bless bl4")
    assert table.why_not(f"go {MIDDLE} 30006")[0].facts["reach"] == 6000


@rule("ME-GAP-71")
@pytest.mark.parametrize(
    "state", [{"links": (2,)}, {"frozen": True}, {"fleeing": True}, {"place": "reserve"}]
)
def test_no_free_move_for_engaged_frozen_or_fleeing_units(state):
    table = blessed(a_battle(eagles(0, MIDDLE, MIDDLE, **state), eagles(1, MIDDLE, 40000)), "bl4")
    assert offers(table, 0, ("die_assigned",), 1) == []
    assert forbids_blessing(table, 0, 1, option("bless", "bl4")).rule == "ME-GAP-71"
    free = blessed(a_battle(eagles(0, MIDDLE, MIDDLE)), "bl4")
    assert shown(offers(free, 0, ("die_assigned",), 1)) == ["bless bl4"]
    assert forbids_blessing(free, 0, 1, option("bless", "bl4", 1)).rule == "ME-GAP-71"


# -- Everliving 5: orders from afar ---------------------------------------------------------------------


@rule("ME-BLESS-12", "ME-GAP-71", "ME-GAPB-03")
@pytest.mark.parametrize(("gap", "can"), [(20005, True), (20006, False)])
def test_any_hero_may_order_a_regroup_from_twenty_inches(gap, can):
    table = blessed(
        a_battle(champion(0, 10000, 10000), levy(0, 10000, 11260 + gap, count=1, markers=4)), "bl5"
    )
    activated(table)
    assert (offered(table, "bless") == ["bless bl5 regroup 2"]) is can
    if not can:
        assert refused(table, "bless bl5 regroup 2") == ("ME-BLESS-12", {"unit": 1, "target_unit": 2})
        return
    play(table, "bless bl5 regroup 2", "8", "3")
    assert unit(table, 2).markers == 1 and asked(table) == (0, "action")
    assert "march" not in offered(table) and "move" in offered(table)  # it cost a Single-Action
    assert told(table, "tested")[0]["parts"] == [("hero", 8, "ME-STOPFLEE-08")]
    assert told(table, "blessed") == [{"seat": 0, "blessing": "bl5", "unit": 1}]


@rule("ME-BLESS-12", "ME-ACT-06")
def test_a_hero_who_has_no_action_left_gives_no_order():
    table = blessed(a_battle(champion(0, 10000, 10000), levy(0, 10000, 16000, count=1, markers=4)), "bl5")
    activated(table)
    assert offered(table, "bless") == ["bless bl5 regroup 2"]
    play(table, "march", "stay")  # a Double-Action
    assert asked(table)[1] != "action"


@rule("ME-BLESS-12", "ME-GAPB-03")
def test_a_hero_may_stop_a_flight_from_twenty_inches():
    table = blessed(a_battle(champion(0, 10000, 10000), levy(0, 10000, 29000, count=1, fleeing=True)), "bl5")
    activated(table)
    assert offered(table, "order") == [] and offered(table, "bless") == ["bless bl5 stop 2"]
    play(table, "bless bl5 stop 2", "7")
    assert not unit(table, 2).fleeing and rules_of(table, "ordered") == ["ME-STOPFLEE-06"]


@rule("ME-BLESS-12")
@pytest.mark.parametrize(
    ("answer", "forbids"),
    [
        ("bless bl5", "ME-BLESS-12"),
        ("bless bl5 dance 2", "ME-BLESS-12"),
        ("bless bl5 stop 2", "ME-STOPFLEE-06"),
        ("bless bl5 regroup 3", "ME-GAP-19"),
    ],
)
def test_orders_from_afar_that_make_no_sense_are_refused(answer, forbids):
    units = champion(0, 10000, 10000), levy(0, 10000, 16000, markers=2), levy(0, 16000, 10000)
    table = activated(blessed(a_battle(*units), "bl5"))
    assert refused(table, answer)[0] == forbids


@rule("ME-BLESS-12")
def test_without_a_hero_who_acts_there_is_no_order():
    table = activated(blessed(a_battle(eagles(0, 10000, 10000), levy(0, 10000, 16000, markers=2)), "bl5"))
    assert offered(table, "bless") == []
    assert forbids_blessing(table, 0, 0, option("bless", "bl5", "regroup", 2)).rule == "ME-BLESS-12"


@rule("ME-GAP-21", "ME-BLESS-12")
def test_an_order_from_afar_may_be_interrupted():
    units = (
        champion(0, 10000, 10000),
        levy(0, 10000, 25000, markers=2),
        levy(1, 10000, 16000, alert=1, held=1),
    )
    table = activated(blessed(a_battle(*units), "bl5"))
    play(table, "bless bl5 regroup 2")
    assert asked(table) == (1, "alert_window")
    play(table, "pass", "1", "1")
    assert unit(table, 2).markers == 0


# -- Everliving 6: calm ---------------------------------------------------------------------------------


@rule("ME-BLESS-13", "ME-GAP-71")
@pytest.mark.parametrize(("face", "left_over"), [("2", 3), ("3", 2), ("6", 1)])
def test_any_friendly_unit_sheds_a_d3_of_markers(face, left_over):
    table = blessed(a_battle(eagles(0, MIDDLE, MIDDLE, markers=4)), "bl6")
    going_on(table, Bless(seat=0, name="bl6", args=(1,)))
    assert rolls(table) == (0, 1, "ME-BLESS-13")
    play(table, face)
    assert unit(table).markers == left_over and rules_of(table, "shed") == ["ME-BLESS-13"]
    assert result(table) == "bl6"


@rule("ME-BLESS-13")
def test_calm_is_for_friends_on_the_table_with_markers():
    table = blessed(
        a_battle(
            eagles(0, MIDDLE, MIDDLE, markers=1),
            eagles(0, 30000, MIDDLE),
            eagles(1, MIDDLE, 40000, markers=3),
            eagles(0, 10000, MIDDLE, markers=2, fleeing=True),
            eagles(0, 10000, 10000, markers=2, place="destroyed"),
        ),
        "bl6",
    )
    assert shown(offers(table, 0, ("any_choice",))) == ["bless bl6 1", "bless bl6 4"]
    for wrong in ("2", "3", "5", "9", "x", "1 2"):
        words = [int(word) if word.isdigit() else word for word in wrong.split()]
        assert forbids_blessing(table, 0, 0, option("bless", "bl6", *words)).rule == "ME-BLESS-13"
    assert forbids_blessing(table, 0, 0, option("bless", "bl6")).facts == {"unit": 0}


# -- Everchanging 1: raise a die ------------------------------------------------------------------------


def with_pool(*values, **more):
    table = blessed(a_battle(eagles(0, MIDDLE, MIDDLE), giant(0, 30000, MIDDLE), **more), "bc1")
    table.state.sides[0].pool, table.state.sides[0].alignment = values, "everchanging"
    return table


@rule("ME-BLESS-14", "ME-GAP-70", "ME-GAP-72")
def test_one_die_of_the_pool_is_raised():
    table = with_pool(6, 3, 3)
    before = dice(table)
    picking(table)
    assert offered(table, "bless") == ["bless bc1 3"]
    play(table, "bless bc1 3")
    assert table.state.sides[0].pool == (6, 4, 3) and dice(table) == before
    assert told(table, "die_raised") == [{"seat": 0, "unit": 0, "value": 3, "now": 4}]
    assert rules_of(table, "die_raised") == ["ME-BLESS-14"] and asked(table) == (0, "pick")


@rule("ME-BLESS-14", "ME-GAP-70")
def test_right_after_the_roll_a_die_may_be_raised_before_the_other_player_chooses():
    table = blessed(a_battle(eagles(0, MIDDLE, MIDDLE), eagles(1, MIDDLE, 40000)), "bc1")
    table.state.sides[0].pool = table.state.sides[1].pool = ()
    table.state.sides[0].aside = table.state.sides[1].aside = 1
    turn = GameTurn()
    table.stack = [turn]
    table._run(turn.roll_first(table))
    play(table, "3", "4")
    assert asked(table) == (0, "window_pool") and offered(table) == ["bless bc1 3", "pass", "hush"]
    play(table, "bless bc1 3")
    assert table.state.sides[0].pool == (4,) and asked(table) == (1, "pick")


@rule("ME-GAP-72")
def test_a_die_raised_above_the_current_value_counts_as_the_current_one():
    table = picking(with_pool(3, 3, 3), value=3)
    play(table, "bless bc1 3", "activate 1", "end", "activate 2", "end", "activate 2")
    assert [facts["value"] for facts in told(table, "activated")] == [3, 3, 3]
    assert table.state.sides[0].pool == ()


@rule("ME-GAP-72")
def test_in_turn_one_a_die_that_lies_by_a_unit_may_be_raised():
    table = with_pool(turn=1)
    unit(table).bound, unit(table, 2).bound = (4,), (6, 2)
    assert shown(offers(table, 0, ("pool",))) == ["bless bc1 4 1", "bless bc1 2 2"]
    going_on(table, Bless(seat=0, name="bc1", args=(2, 2)))
    assert unit(table, 2).bound == (6, 3) and told(table, "die_raised")[0]["unit"] == 2


@rule("ME-GAP-72")
@pytest.mark.parametrize(
    ("turn", "state", "args"),
    [
        (2, {"bound": (1,)}, (1, 1)),  # bound ones of later turns
        (1, {"bound": (3,), "frozen": True}, (3, 1)),
        (1, {"bound": (3,), "place": "reserve"}, (3, 1)),
        (1, {"bound": (3,), "seat": 1}, (3, 1)),
        (1, {"bound": (3,)}, (2, 1)),
        (1, {"bound": (6,)}, (6, 1)),
        (2, {}, (6,)),  # no higher than 6
        (2, {}, (2,)),  # none of this value
        (2, {}, ()),
        (2, {}, ("x",)),
    ],
)
def test_dice_that_may_not_be_raised(turn, state, args):
    table = with_pool(6, 5, turn=turn)
    for name, value in state.items():
        setattr(unit(table), name, value)
    found = forbids_blessing(table, 0, 0, option("bless", "bc1", *args))
    assert found.rule == "ME-GAP-72" and found.facts == {"die": args[0] if args else 0}
    assert option("bless", "bc1", *args) not in offers(table, 0, ("pool",))


# -- Everchanging 4: a free March -----------------------------------------------------------------------


@rule("ME-BLESS-17", "ME-GAP-72")
def test_a_unit_that_had_its_die_makes_a_free_march():
    table = blessed(a_battle(champion(0, MIDDLE, MIDDLE, given=1, spent=1), eagles(0, 10000, 10000)), "bc4")
    picking(table)
    assert offered(table, "bless") == ["bless bc4 1"]
    play(table, "bless bc4 1")
    assert asked(table) == (0, "free_march")
    play(table, f"go {MIDDLE} 36000")
    assert unit(table).at == ((MIDDLE, 36000),) and asked(table) == (0, "pick")
    assert rules_of(table, "moved") == ["ME-BLESS-17"] and told(table, "moved")[0]["how"] == "free_march"
    assert told(table, "blessed")[0]["unit"] == 1


@rule("ME-BLESS-17", "ME-GAP-72", "ME-GAP-51")
@pytest.mark.parametrize(
    ("state", "forbids"),
    [
        ({}, "ME-BLESS-17"),  # no die yet
        ({"given": 1, "place": "destroyed"}, "ME-BLESS-17"),
        ({"given": 1, "links": (2,)}, "ME-GAP-72"),
        ({"given": 1, "frozen": True}, "ME-GAP-72"),
        ({"given": 1, "fleeing": True}, "ME-GAP-72"),
        ({"given": 1, "marks": ("slowed",)}, "ME-SHW-15"),
        ({"given": 1, "marks": ("rooted",)}, "ME-GAP-67"),
    ],
)
def test_units_that_make_no_free_march(state, forbids):
    table = blessed(a_battle(champion(0, MIDDLE, MIDDLE, **state), eagles(1, 10000, 40000)), "bc4")
    table.state.sides[0].alignment = "everchanging"
    assert forbids_blessing(table, 0, 0, option("bless", "bc4", 1)).rule == forbids
    assert offers(table, 0, ("any_choice",)) == []
    assert forbids_blessing(table, 0, 0, option("bless", "bc4")).facts == {"unit": 0}
    unit(table, 2).given = 1
    assert forbids_blessing(table, 0, 0, option("bless", "bc4", 2)).rule == "ME-BLESS-17"  # an enemy


# -- Everchanging 5: doubt ------------------------------------------------------------------------------


def doubting(foe=None, *others, **state):
    """The North sows doubt in Eagle Warriors of the South."""
    table = a_battle(eagles(0, MIDDLE, MIDDLE, **state), foe or eagles(1, MIDDLE, 40000), *others)
    return going_on(blessed(table, "bc5", seat=1), Bless(seat=1, name="bc5", args=(1,)))


@rule("ME-BLESS-18", "ME-EX-33", "ME-GAP-27")
def test_an_enemy_loses_a_marker_tests_as_if_it_had_lost_and_flees():
    table = doubting(markers=3)
    assert unit(table).markers == 2 and rules_of(table, "shed") == ["ME-BLESS-18"]
    play(table, "6")
    assert told(table, "tested")[0]["needs"] == 5 and unit(table).markers == 3 and unit(table).fleeing
    assert unit(table).at == spots(MIDDLE, 14000) and result(table) == "bc5"


@rule("ME-BLESS-18")
def test_who_holds_sheds_another_marker():
    table = doubting(markers=3)
    play(table, "5")
    assert unit(table).markers == 1 and not unit(table).fleeing and result(table) == "bc5"


@rule("ME-BLESS-18")
def test_doubt_is_for_enemies_with_markers():
    table = a_battle(
        eagles(0, MIDDLE, MIDDLE, markers=1),
        eagles(0, 30000, MIDDLE),
        eagles(1, MIDDLE, 40000, markers=3),
        eagles(0, 10000, MIDDLE, markers=2, place="destroyed"),
    )
    blessed(table, "bc5", seat=1)
    assert shown(offers(table, 1, ("any_choice",))) == ["bless bc5 1"]
    for wrong in (2, 3, 4):
        assert forbids_blessing(table, 1, 0, option("bless", "bc5", wrong)).facts == {"unit": wrong}
    assert forbids_blessing(table, 1, 0, option("bless", "bc5")).rule == "ME-BLESS-18"


@rule("ME-GAP-72", "ME-GAP-11")
def test_an_engaged_unit_that_fails_breaks_off_and_its_enemy_consolidates():
    foe = a_unit("tlalocan_bound_dead", 1, *spots(MIDDLE, 25260), links=(1,))
    table = doubting(foe, markers=3, links=(2,))
    play(table, "5")  # 7 - 2 - 1 for the Dreadful
    assert told(table, "tested")[0]["parts"][-1] == ("dreadful", -1, "ME-GAP-11")
    assert unit(table).fleeing and unit(table).links == () and told(table, "flees")[0]["by_unit"] == 2
    assert asked(table) == (1, "consolidate")
    play(table, "stay")
    assert result(table) == "bc5"


@rule("ME-GAP-72")
def test_an_engaged_unit_that_holds_fights_on():
    foe = eagles(1, MIDDLE, 25260, links=(1,))
    table = doubting(foe, markers=3, links=(2,))
    play(table, "5")
    assert unit(table).links == (2,) and asked(table) == (0, "rest")


@rule("ME-GAP-72", "ME-GAP-59")
def test_every_enemy_of_a_unit_that_broke_off_may_consolidate_unless_it_fights_on():
    own = eagles(0, MIDDLE, MIDDLE, markers=3, links=(2, 3))
    table = a_battle(
        own,
        eagles(1, MIDDLE, 25260, links=(1, 4)),
        eagles(1, MIDDLE - 5000, 25260, links=(1,)),
        eagles(0, MIDDLE, 27000, links=(2,)),
    )
    going_on(blessed(table, "bc5", seat=1), Bless(seat=1, name="bc5", args=(1,)))
    play(table, "10")
    assert asked(table) == (1, "consolidate") and table.stack[-1].unit == 3
    play(table, "stay")
    assert result(table) == "bc5"


@rule("ME-GAP-72", "ME-GAP-59")
def test_the_enemy_of_a_unit_that_doubt_destroyed_consolidates_too():
    table = doubting(eagles(1, MIDDLE, 25260, links=(1,)), markers=11, links=(2,))
    play(table, "1")  # ten markers: needs less than nothing, and gains the eleventh
    assert unit(table).place == "destroyed" and asked(table) == (1, "consolidate")


@rule("ME-GAP-72")
@pytest.mark.parametrize(("die", "markers"), [("5", 3), ("4", 1)])
def test_a_fleeing_unit_in_doubt_runs_again_or_sheds_a_marker_and_stays_fleeing(die, markers):
    table = doubting(markers=3, fleeing=True)
    play(table, die)  # 7 - 2 - 1
    assert unit(table).fleeing and unit(table).markers == markers
    assert (unit(table).at == spots(MIDDLE, MIDDLE)) is (die == "4")


# -- Everchanging 6: break a Dispel ---------------------------------------------------------------------


@rule("ME-BLESS-19", "ME-GAP-70", "ME-GAP-72")
def test_a_dispel_is_cancelled_and_its_attempt_spent():
    caster = a_unit("spirit_navigator", 0, (MIDDLE, MIDDLE), spells=("stone_skin",))
    foe = a_unit("spirit_navigator", 1, (MIDDLE, 34000))
    table = blessed(a_battle(caster, foe), "bc6")
    activated(table)
    play(table, "cast stone_skin 1", "5 5", "dispel 2")
    assert asked(table) == (0, "window_enemy_dispel") and offered(table) == ["bless bc6", "pass", "hush"]
    play(table, "bless bc6")
    assert unit(table, 2).dispels == 1 and rules_of(table, "dispel_cancelled") == ["ME-BLESS-19"]
    assert told(table, "dispelled") == [] and unit(table).marks != ()  # the spell stands


@rule("ME-BLESS-19")
def test_other_blessings_cancel_no_dispel():
    table = blessed(a_battle(eagles(0, MIDDLE, MIDDLE)), "bl2")
    attempt = Dispelling(unit=1)
    outer = going_on(table, plea(table, "brave_test", 1, 0))
    table.stack.insert(0, attempt)
    play(outer, "bless bl2")
    assert not attempt.cancelled and result(table) == "bl2"


@rule("ME-BLESS-06")
def test_a_blessing_chosen_in_a_question_is_for_the_unit_that_acts():
    table = activated(a_battle(hunter(0, MIDDLE, MIDDLE)))
    assert bless(table, 0, option("bless", "bl5", "stop", 2)) == Bless(
        seat=0, name="bl5", args=("stop", 2), unit=1
    )
    idle = a_battle(hunter(0, MIDDLE, MIDDLE))
    idle.stack = []
    assert bless(idle, 0, option("bless", "bl6", 1)) == Bless(seat=0, name="bl6", args=(1,), unit=0)


@rule("ME-GAP-81")
def test_creatures_of_nobody_are_asked_for_no_blessing():
    table = blessed(a_battle(eagles(0, MIDDLE, MIDDLE)), "bl2")
    assert plea(table, "brave_test", 1, -1) is None
