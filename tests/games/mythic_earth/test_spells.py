"""What spells do once they are cast."""

from __future__ import annotations

from typing import Any

import pytest

from mythwright.core.flow import Roll
from mythwright.games.mythic_earth.rules.lasting import changed
from mythwright.games.mythic_earth.rules.movement.allowance import forbids_march, move_of
from mythwright.games.mythic_earth.rules.spells import Working, renewals, turns
from mythwright.games.mythic_earth.rules.targets import dice
from mythwright.games.mythic_earth.state import DESTROYED, RESERVE
from tests.games.mythic_earth.given_fight import (
    a_field,
    a_unit,
    asked,
    offered,
    play,
    refused,
    rolls,
    rules_of,
    slab,
    told,
    under_way,
)
from tests.games.mythic_earth.given_shooting import layered, some
from tests.marks import rule

LEVY, EAGLES = "commoner_levy", "eagle_warriors"


def worked(spell: str, target: Any, *others: Any, **field: Any):
    """A Sun Priestess of seat 0 has cast this spell at that Unit."""
    caster = a_unit("sun_priestess", 0, (10_000, 4000), spells=(spell,))
    table = a_field(caster, target, *others, **field)
    return under_way(table, Working(caster=1, spell=spell, target=2))


CARDS = [
    # spell, alignment, Casting Value, reach, target
    ("spirit_bolt", "", 13, 18_000, "seen_enemy"),
    ("calm_the_heart", "", 14, 12_000, "friend"),
    ("swift_path", "", 12, 12_000, "calm_friend"),
    ("stone_skin", "", 13, 12_000, "friend"),
    ("keen_eye", "", 13, 12_000, "friend"),
    ("dread_whisper", "", 12, 18_000, "seen_enemy"),
    ("renewing_rain", "everliving", 11, 12_000, "friend"),
    ("roots_of_gaia", "everliving", 12, 18_000, "enemy"),
    ("shield_of_dawn", "everliving", 13, 12_000, "friend"),
    ("unshaken", "everliving", 12, 12_000, "frozen_friend"),
    ("sun_lance", "everliving", 11, 24_000, "seen_enemy"),
    ("song_of_return", "everliving", 13, 20_000, "fleeing_friend"),
    ("devouring_swarm", "everchanging", 11, 12_000, "seen_enemy"),
    ("blood_frenzy", "everchanging", 12, 12_000, "friend"),
    ("twist_of_fate", "everchanging", 12, 0, "die"),
    ("storm_step", "everchanging", 11, 12_000, "calm_friend"),
    ("panic", "everchanging", 10, 18_000, "seen_enemy"),
    ("veil_of_smoke", "everchanging", 13, 18_000, "enemy"),
]


@rule("ME-MAGIC-12", "ME-GAP-66", "ME-GAP-67", "ME-GAP-68")
@pytest.mark.parametrize(("spell", "alignment", "casting", "reach", "target"), CARDS)
def test_the_cards(spell, alignment, casting, reach, target):
    card = a_field().box.spells[spell]
    assert (card.alignment, card.casting, card.reach, card.target) == (alignment, casting, reach, target)


# -- Magic Missiles ------------------------------------------------------------------------------------------


@rule("ME-GAP-66", "ME-GAP-67", "ME-GAP-68", "ME-MAGIC-25", "ME-MAGIC-26")
@pytest.mark.parametrize(
    ("spell", "die", "face", "hits", "strength"),
    [
        ("spirit_bolt", "d6", "5", 5, 1),
        ("sun_lance", "d6", "5", 3, 4),
        ("sun_lance", "d6", "2", 1, 4),
        ("devouring_swarm", "d10", "10", 10, 0),
    ],
)
def test_magic_missiles_hit_the_whole_unit_without_a_roll(spell, die, face, hits, strength):
    # given Levy that lie low behind a wood: no modifier of shooting matters
    levy = some(LEVY, 1, 12, 10_000, 14_000, low=True, frozen=True)
    wood = slab(4, "jungle", 0, 8000, 48_000, 9000)
    table = worked(spell, levy, features=[wood])
    assert table.pending == Roll(die, 1, "strike", table.box.spells[spell].rule, 0)
    play(table, face)
    facts = {"seat": 0, "unit": 1, "other": 2, "spell": spell, "hits": hits, "strength": strength}
    assert told(table, "missile") == [facts]
    assert rolls(table) == (1, hits, "ME-SAVE-03")


@rule("ME-MAGIC-25", "ME-MAGIC-32", "ME-MAGIC-33", "ME-GAP-65", "ME-GAP-53")
def test_magic_hits_add_a_marker_and_are_saved_with_strength_and_landscape():
    # given Eagle Warriors (5 and light armour) in a wood, hit twice with Strength 4
    eagles = some(EAGLES, 1, 8, 10_000, 14_000)
    table = worked("sun_lance", eagles, features=[slab(4, "jungle", 5000, 13_000, 40_000, 15_000)])
    play(table, "4")
    assert told(table, "marker") == [{"seat": 1, "unit": 2, "number": 1, "now": 1, "why": "magic"}]
    assert rules_of(table, "marker") == ["ME-GAP-65"]
    play(table, "3 4")
    assert told(table, "saved")[0]["needs"] == 3
    assert told(table, "saved")[0]["failed"] == 1
    play(table, "lose 1")
    assert len(table.state.units[2].minis) == 7
    assert asked(table) == (0, "rest")


@rule("ME-MAGIC-33", "ME-MAGIC-25")
def test_magic_reaches_hidden_minis_too():
    # given three Levy, two of them behind a rock, and four hits
    levy = some(LEVY, 1, 3, 10_000, 14_000)
    table = worked("spirit_bolt", levy, features=[slab(4, "rock", 10_900, 8000, 30_000, 9000)])
    play(table, "4", "10 10 10")
    assert table.state.units[2].place == DESTROYED
    assert told(table, "destroyed")[0]["how"] == "magic"
    assert told(table, "destroyed")[0]["by_unit"] == 1


@rule("ME-MAGIC-34", "ME-GAP-48")
def test_magic_calls_for_the_half_strength_test():
    table = worked("spirit_bolt", some(EAGLES, 1, 5, 10_000, 14_000, strength=9))
    play(table, "1", "10", "lose 1")
    assert rolls(table) == (1, 1, "ME-BRAVE-02")
    play(table, "7")  # Brave 7 less one marker
    assert table.state.units[2].fleeing
    assert told(table, "tested")[0]["test"] == "magic"


# -- spells that last ----------------------------------------------------------------------------------------


@rule("ME-GAP-65", "ME-GAP-66", "ME-GAP-67", "ME-GAP-68")
@pytest.mark.parametrize(
    ("spell", "what", "by"),
    [
        ("stone_skin", "save", 1),
        ("keen_eye", "shoot", 1),
        ("shield_of_dawn", "shot_at", -1),
        ("blood_frenzy", "fight", 1),
        ("veil_of_smoke", "shoot", -1),
    ],
)
def test_lasting_spells_are_marks_that_change_a_number(spell, what, by):
    table = worked(spell, some(LEVY, 0, 3, 10_000, 8000))
    unit = table.state.units[2]
    assert unit.marks == (spell,)
    gap = table.box.spells[spell].rule
    assert changed(table, unit, what) == [(spell, by, gap)]
    for other in {"save", "shoot", "shot_at", "fight"} - {what}:
        assert changed(table, unit, other) == []
    assert told(table, "marked") == [{"seat": 0, "unit": 2, "what": spell}]
    assert rules_of(table, "marked") == [gap]
    assert asked(table) == (0, "rest")


@rule("ME-GAP-68", "ME-GAP-23")
def test_veil_of_smoke_ends_alertness():
    table = worked("veil_of_smoke", some(LEVY, 1, 3, 10_000, 8000, alert=2, held=1))
    unit = table.state.units[2]
    assert (unit.alert, unit.held, unit.spent) == (0, 0, 1)
    assert rules_of(table, "alert_off") == ["ME-GAP-68"]


@rule("ME-GAP-67", "ME-GAP-51")
def test_roots_of_gaia_halve_the_move_rounded_up_and_stop_marches():
    table = worked("roots_of_gaia", some(LEVY, 1, 3, 10_000, 8000))
    assert table.state.units[2].marks == ("rooted",)
    assert move_of(table, 2) == 3000
    assert forbids_march(table, 2).rule == "ME-GAP-67"
    assert rules_of(table, "marked") == ["ME-GAP-67"]


# -- spells that do something at once ------------------------------------------------------------------------


@rule("ME-GAP-66", "ME-GAP-08")
@pytest.mark.parametrize(("face", "left"), [("2", 3), ("3", 2), ("6", 1)])
def test_calm_the_heart_sheds_d3_markers(face, left):
    table = worked("calm_the_heart", some(LEVY, 0, 3, 10_000, 8000, markers=4))
    assert rolls(table) == (0, 1, "ME-GAP-66")
    play(table, face)
    assert table.state.units[2].markers == left
    assert rules_of(table, "shed") == ["ME-GAP-66"]
    assert asked(table) == (0, "rest")


@rule("ME-MAGIC-16")
def test_a_card_with_several_verbs_does_them_all_in_order(tmp_path):
    layer = """
[spells.calm_the_heart]
casting = 14
reach = 12000
target = "friend"
rule = "ME-GAP-66"
effect = [
  { is = "do", do = "shed_markers", to = "target", rule = "ME-GAP-66" },
  { is = "do", do = "end_alert", to = "target", rule = "ME-GAP-66" },
  { is = "do", do = "shed_markers", to = "target", rule = "ME-GAP-66" },
]
"""
    caster = a_unit("sun_priestess", 0, (10_000, 4000))
    table = a_field(caster, some(LEVY, 0, 3, 10_000, 8000, markers=5, alert=2, held=1))
    under_way(
        layered(table, tmp_path / "calm.toml", layer), Working(caster=1, spell="calm_the_heart", target=2)
    )
    play(table, "6")
    unit = table.state.units[2]
    assert (unit.markers, unit.alert) == (2, 0)
    play(table, "1")
    assert unit.markers == 1
    assert asked(table) == (0, "rest")


@rule("ME-GAP-66")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (1, 3), (4, 6)])
def test_dread_whisper_adds_one_marker_or_two(before, after):
    table = worked("dread_whisper", some(LEVY, 1, 3, 10_000, 8000, markers=before))
    assert table.state.units[2].markers == after
    assert told(table, "marker") == [
        {"seat": 1, "unit": 2, "number": after - before, "now": after, "why": "dread_whisper"}
    ]
    assert asked(table) == (0, "rest")


@rule("ME-GAP-66", "ME-GAP-28")
def test_dread_whisper_may_overwhelm():
    table = worked("dread_whisper", some(LEVY, 1, 3, 10_000, 8000, markers=6))
    assert table.state.units[2].place == DESTROYED  # eight, with Brave 5
    assert told(table, "destroyed")[0]["by_unit"] == 1
    assert table.state.aftermath == ()


@rule("ME-GAP-66")
def test_swift_path_is_a_free_move():
    table = worked("swift_path", some(LEVY, 0, 1, 10_000, 8000))
    assert asked(table) == (0, "swift_path")
    assert table.pending.rule == "ME-GAP-66"
    assert "stay" in offered(table)
    assert refused(table, "go 10000 13006")[0] == "ME-MOVE-01"
    play(table, "go 10000 13000")
    assert table.state.units[2].at == ((10_000, 13_000),)
    assert asked(table) == (0, "rest")


@rule("ME-GAP-68")
def test_storm_step_carries_a_unit_six_inches_over_everything():
    wall = slab(4, "rock", 5000, 10_000, 15_000, 11_000)
    table = worked("storm_step", some(LEVY, 0, 1, 10_000, 8000), features=[wall])
    assert asked(table) == (0, "storm_step")
    assert refused(table, "go 10000 14006")[0] == "ME-MOVE-01"
    play(table, "go 10000 14000")
    unit = table.state.units[2]
    assert (unit.at, unit.aloft) == (((10_000, 14_000),), False)
    assert asked(table) == (0, "rest")


@rule("ME-GAP-67", "ME-GAP-17")
def test_unshaken_thaws_and_all_dice_stay_spent():
    table = worked("unshaken", some("stone_giant", 0, 1, 10_000, 14_000, frozen=True, held=1, bound=(1,)))
    unit = table.state.units[2]
    assert (unit.frozen, unit.spent, unit.held, unit.bound) == (False, 2, 0, ())
    assert 1 not in table.state.sides[0].pool
    assert rules_of(table, "thawed") == ["ME-GAP-67"]


@rule("ME-GAP-67", "ME-GAP-31")
@pytest.mark.parametrize(("die", "stops"), [("5", True), ("6", False)])
def test_song_of_return_tests_with_two_more_and_a_failure_does_nothing(die, stops):
    # given Brave 5, one marker, Fleeing, and the priestess too far away to help: 5 - 1 - 1 + 2
    levy = some(LEVY, 0, 3, 10_000, 30_000, fleeing=True, markers=1, given=1)
    table = worked("song_of_return", levy)
    before = levy.at
    assert rolls(table) == (0, 1, "ME-BRAVE-02")
    play(table, die)
    unit = table.state.units[2]
    assert told(table, "tested")[0]["needs"] == 5
    assert ("song_of_return", 2, "ME-GAP-67") in told(table, "tested")[0]["parts"]
    assert unit.fleeing is not stops
    assert unit.at == before
    assert asked(table) == (0, "rest")


@rule("ME-GAP-68", "ME-GAP-27")
@pytest.mark.parametrize(("die", "flees"), [("4", False), ("5", True)])
def test_panic_is_a_brave_test(die, flees):
    table = worked("panic", some(LEVY, 1, 3, 10_000, 24_000, markers=1))
    play(table, die)
    unit = table.state.units[2]
    assert (unit.fleeing, unit.markers) == (flees, 2 if flees else 0)
    assert told(table, "tested")[0]["test"] == "panic"
    if flees:  # from the caster's Unit, towards the own edge
        assert unit.at[0][1] > 24_000


# -- Renewing Rain -------------------------------------------------------------------------------------------


def losses(card: str, living: tuple[int, ...], size: int, hurt: tuple[int, ...] = ()):
    """A Unit of this size of which only these Minis live."""
    at = [(10_000 + i * 1500, 8000) for i in range(len(living))]
    unit = a_unit(card, 0, *at)
    unit.size, unit.minis, unit.hurt = size, living, hurt or (0,) * len(living)
    return unit


@rule("ME-GAP-67", "ME-GAP-65")
@pytest.mark.parametrize(("face", "minis"), [("1", 4), ("4", 5), ("6", 6)])
def test_renewing_rain_brings_slain_minis_back(face, minis):
    table = worked("renewing_rain", losses(LEVY, (2, 4, 6), 6))
    assert rolls(table) == (0, 1, "ME-GAP-67")
    play(table, face)
    unit = table.state.units[2]
    assert len(unit.minis) == minis == len(set(unit.at))
    assert set(unit.minis) >= {2, 4, 6}
    assert rules_of(table, "returned") == ["ME-GAP-67"]
    assert asked(table) == (0, "rest")


@rule("ME-GAP-67")
@pytest.mark.parametrize(("face", "left"), [("2", 2), ("4", 1), ("5", 0)])
def test_renewing_rain_heals_one_mini(face, left):
    table = worked("renewing_rain", losses("great_bear", (1, 2), 2, (2, 3)))
    play(table, face)
    assert offered(table) == ["heal 1", "heal 2"]
    assert asked(table) == (0, "renew")
    play(table, "heal 2")
    assert table.state.units[2].hurt == (2, left)
    assert rules_of(table, "healed") == ["ME-GAP-67"]


@rule("ME-GAP-67")
def test_renewing_rain_heals_no_more_than_there_is():
    table = worked("renewing_rain", losses("great_bear", (1,), 1, (1,)))
    play(table, "6")
    assert table.state.units[2].hurt == (0,)
    assert told(table, "healed") == [{"seat": 0, "unit": 2, "number": 1}]
    assert asked(table) == (0, "rest")


@rule("ME-GAP-67")
def test_where_both_are_possible_the_caster_chooses():
    # given a wounded priest who has lost one of two Dead
    table = worked("renewing_rain", losses("tlalocan_high_priest", (1, 2), 3, (1, 0)))
    play(table, "3")
    assert offered(table) == ["bring_back", "heal 1"]
    assert refused(table, "heal 2") == ("ME-GAP-67", {"spell": "renewing_rain", "unit": 2})
    assert refused(table, "heal 5")[0] == "ME-GAP-67"
    assert refused(table, "turn 0 3 4")[0] == "ME-GAP-72"
    assert refused(table, "dispel 1")[0] == "ME-MAGIC-15"
    play(table, "bring_back")
    unit = table.state.units[2]
    assert (unit.minis, unit.hurt) == ((1, 2, 3), (1, 0, 0))


@rule("ME-GAP-67")
def test_rain_on_a_whole_unit_does_nothing():
    table = worked("renewing_rain", losses(LEVY, (1, 2, 3), 3))
    assert renewals(table, 2) == []
    play(table, "6")
    assert asked(table) == (0, "rest")
    # and a slain leader does not return
    table = worked("renewing_rain", losses("tlalocan_high_priest", (2, 3), 3))
    assert renewals(table, 2) == []


# -- Twist of Fate -------------------------------------------------------------------------------------------


def twist(turn: int = 2, pools: tuple[tuple[int, ...], ...] = ((6, 3), (3, 1)), **bound: Any):
    """Pools as given, and a Unit of each seat with bound dice."""
    caster = a_unit("sun_priestess", 0, (10_000, 4000), spells=("twist_of_fate",))
    units = [some(LEVY, 0, 1, 20_000, 8000), some("stone_giant", 1, 1, 30_000, 20_000, **bound)]
    table = a_field(caster, *units)
    table.state.turn = turn
    for side, pool in zip(table.state.sides, pools, strict=True):
        side.pool = pool
    return table


@rule("ME-GAP-68", "ME-GAP-72")
def test_twist_of_fate_turns_a_die_of_either_pool_by_one():
    table = twist()
    under_way(table, Working(caster=1, spell="twist_of_fate"))
    assert asked(table) == (0, "twist")
    assert offered(table) == [
        "turn 0 3 2",
        "turn 0 3 4",
        "turn 0 6 5",
        "turn 1 1 2",
        "turn 1 3 2",
        "turn 1 3 4",
    ]
    assert refused(table, "turn 0 6 7") == (
        "ME-GAP-72",
        {"spell": "twist_of_fate", "dice": [[0, 3, 0], [0, 6, 0], [1, 1, 0], [1, 3, 0]]},
    )
    play(table, "turn 1 3 4")
    assert [side.pool for side in table.state.sides] == [(6, 3), (4, 1)]
    assert told(table, "die_turned") == [{"seat": 1, "unit": 0, "value": 3, "now": 4}]
    assert rules_of(table, "die_turned") == ["ME-GAP-68"]
    assert asked(table) == (0, "rest")


@rule("ME-GAP-72")
def test_pools_stay_in_order():
    table = twist(pools=((5, 5, 4), ()))
    under_way(table, Working(caster=1, spell="twist_of_fate"))
    play(table, "turn 0 4 5")
    assert table.state.sides[0].pool == (5, 5, 5)
    under_way(table, Working(caster=1, spell="twist_of_fate"))
    play(table, "turn 0 5 6")
    assert table.state.sides[0].pool == (6, 5, 5)


@rule("ME-GAP-72")
@pytest.mark.parametrize(
    ("turn", "state", "found"),
    [
        (1, {}, True),
        (2, {}, False),
        (1, {"frozen": True}, False),
        (1, {"place": RESERVE}, False),
    ],
)
def test_bound_dice_can_be_turned_in_turn_1_only(turn, state, found):
    table = twist(turn, pools=((), ()), bound=(5, 2), **state)
    assert dice(table) == ([(1, 2, 3), (1, 5, 3)] if found else [])
    expected = ["turn 1 2 1 3", "turn 1 2 3 3", "turn 1 5 4 3", "turn 1 5 6 3"]
    assert [str(o) for o in turns(table, 1)] == (expected if found else [])


@rule("ME-GAP-72")
def test_a_bound_die_stays_with_its_unit():
    table = twist(1, pools=((), ()), bound=(5, 2))
    under_way(table, Working(caster=1, spell="twist_of_fate"))
    play(table, "turn 1 2 3 3")
    assert table.state.units[3].bound == (5, 3)
    assert told(table, "die_turned") == [{"seat": 1, "unit": 3, "value": 2, "now": 3}]


@rule("ME-GAP-72")
def test_without_dice_nothing_is_turned():
    table = twist(pools=((), ()))
    under_way(table, Working(caster=1, spell="twist_of_fate"))
    assert asked(table) == (0, "rest")
