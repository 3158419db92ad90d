"""Magic: who may cast what at whom, the casting roll, Dispels and feedback."""

from __future__ import annotations

from typing import Any

import pytest

from mythwright.core.table import Setup, Table
from mythwright.games.mythic_earth.box import read_box
from mythwright.games.mythic_earth.game import GAME
from mythwright.games.mythic_earth.rules.magic import Cast, forbids_cast, offers_cast
from mythwright.games.mythic_earth.rules.targets import forbids_aim, forbids_dispel, forbids_spell, level_of
from mythwright.games.mythic_earth.state import DESTROYED, RESERVE, Token
from tests.games.mythic_earth.given_fight import (
    a_field,
    a_unit,
    activated,
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

PRIESTESS, NAVIGATOR, PRIEST, LEVY = (
    "sun_priestess",
    "spirit_navigator",
    "tlalocan_high_priest",
    "commoner_levy",
)
BOLT, CALM, WHISPER = "spirit_bolt", "calm_the_heart", "dread_whisper"
HER = (10_000, 10_000)


def priestess(*others: Any, spells: tuple[str, ...] = (BOLT, CALM), **more: Any):
    """A Sun Priestess of seat 0 with Magic Level 2, and others."""
    field = {name: more.pop(name) for name in ("features", "primary") if name in more}
    return a_field(a_unit(PRIESTESS, 0, HER, spells=spells, **more), *others, **field)


def at(gap: int, card: str = LEVY, seat: int = 1, count: int = 1, **state: Any):
    """Humanoids so far from her, base to base."""
    return some(card, seat, count, 10_000, 10_000 + 1260 + gap, **state)


def casting(table: Any, spell: str = BOLT, target: int = 2, unit: int = 1):
    return under_way(table, Cast(unit=unit, spell=spell, target=target))


# -- who may cast --------------------------------------------------------------------------------------------


@rule("ME-CAST-01", "ME-MAGIC-13", "ME-MAGIC-12", "ME-GAP-39")
def test_a_magic_user_casts_what_it_knows_at_all_it_may_be_aimed_at():
    table = activated(priestess(at(9000), at(19_000), some(LEVY, 0, 1, 12_000, 10_000)))
    assert offered(table, "cast") == [f"cast {BOLT} 2", f"cast {CALM} 1", f"cast {CALM} 4"]
    assert refused(table, f"cast {WHISPER} 2") == (
        "ME-MAGIC-13",
        {"unit": 1, "spell": WHISPER, "spells": [BOLT, CALM]},
    )
    assert refused(table, "cast")[0] == "ME-MAGIC-13"
    assert table.box.spells[BOLT].casting == 13


@rule("ME-CAST-01")
def test_without_a_magic_user_there_is_no_magic():
    # given a priest's Unit whose priest has fallen, and plain Levy
    dead = a_unit(PRIEST, 0, HER, (11_500, 10_000), spells=(BOLT,))
    dead.minis, dead.size = (2, 3), 3
    table = a_field(dead, at(5000))
    assert forbids_spell(table, 1, BOLT).rule == "ME-CAST-01"
    assert forbids_spell(table, 2, BOLT).rule == "ME-CAST-01"
    assert (level_of(table, table.state.units[1]), offers_cast(table, 1)) == (0, [])
    table = activated(a_field(some(LEVY, 0, 1), at(5000)))
    assert refused(table, f"cast {BOLT} 2") == ("ME-CAST-01", {"unit": 1})


@rule("ME-MAGIC-01", "ME-MAGIC-02", "ME-MAGIC-35")
def test_magic_levels_of_all_kinds_of_magic_users(tmp_path):
    table = a_field(
        a_unit(PRIESTESS, 0, HER),
        a_unit(PRIESTESS, 0, HER, options=("magic_3",)),
        some(PRIEST, 0, 3),
        some("angakkuq", 1, 3),
        a_unit(NAVIGATOR, 1, HER),
        some(LEVY, 1, 1),
    )
    assert [level_of(table, unit) for unit in table.state.units.values()] == [2, 3, 2, 2, 2, 0]
    layer = """
[units.sun_priestess]
force = "incas"
type = "humanoid"
points = 80
rule = "ME-GAP-96"
[[units.sun_priestess.rows]]
id = "sun_priestess"
data = { move = 5, shoot = 5, fight = 4, save = 5, react = 7, brave = 8 }
weapons = ["knife"]
magic = 4
"""
    assert level_of(layered(table, tmp_path / "four.toml", layer), table.state.units[1]) == 4


@rule("ME-MAGIC-08", "ME-MAGIC-09", "ME-MAGIC-10", "ME-GAP-64")
@pytest.mark.parametrize(
    ("state", "forbidding"),
    [
        ({"links": (2,)}, "ME-MAGIC-08"),
        ({"fleeing": True}, "ME-MAGIC-09"),
        ({"frozen": True}, "ME-MAGIC-10"),
        ({"alert": 1}, None),
        ({"markers": 4}, None),
    ],
)
def test_states_that_bar_magic(state, forbidding):
    table = priestess(at(5000, NAVIGATOR, spells=(BOLT,)), **state)
    table.state.units[2].links = ()
    found = forbids_spell(table, 1, BOLT), forbids_dispel(table, 1, 2)
    assert [f.rule if f else None for f in found] == [forbidding, forbidding]
    if forbidding:
        assert found[0].facts == {"unit": 1}


@rule("ME-CAST-02", "ME-GAP-63", "ME-MAGIC-05")
def test_never_more_attempts_in_a_turn_than_the_magic_level():
    table = priestess(at(5000), casts=1)
    assert forbids_spell(table, 1, BOLT) is None
    table.state.units[1].casts = 2
    found = forbids_spell(table, 1, BOLT)
    assert (found.rule, found.facts) == ("ME-CAST-02", {"unit": 1, "has": 2, "most": 2})


@rule("ME-CAST-03", "ME-ACT-09", "ME-GAP-63", "ME-MAGIC-04")
def test_a_spell_once_attempted_is_used_up_for_the_force():
    # given two Magic Users who both know the bolt
    table = priestess(at(5000), a_unit(PRIESTESS, 0, (14_000, 10_000), spells=(BOLT,)))
    casting(table)
    play(table, "10 9")  # a failure
    assert asked(table) == (0, "rest")
    assert table.state.sides[0].cast == (BOLT,)
    for number in (1, 3):
        found = forbids_spell(table, number, BOLT)
        assert (found.rule, found.facts["spell"]) == ("ME-CAST-03", BOLT)
    assert forbids_spell(table, 1, CALM) is None
    assert (table.state.units[1].casts, table.state.units[3].casts) == (1, 0)


@rule("ME-EX-28", "ME-CAST-04", "ME-MAGIC-07", "ME-MAGIC-17", "ME-ACT-08", "ME-MAGIC-03", "ME-MAGIC-05")
def test_a_wizard_of_level_3_attempts_two_spells_with_one_die():
    # given three known spells and one die
    table = priestess(at(5000), spells=(BOLT, CALM, WHISPER), options=("magic_3",))
    activated(table)
    play(table, f"cast {BOLT} 2", "10 9")
    assert asked(table) == (0, "action")
    assert {o.split()[1] for o in offered(table, "cast")} == {CALM, WHISPER}
    play(table, f"cast {WHISPER} 2", "10 9")
    # the die is used up, whatever the level
    assert asked(table) == (0, "rest")
    assert rules_of(table, "declared") == ["ME-CAST-04"] * 2
    assert table.state.units[1].casts == 2


@rule("ME-MAGIC-06", "ME-MAGIC-03", "ME-GAP-66", "ME-GAP-67", "ME-GAP-68")
def test_spells_are_chosen_after_the_alignment_and_before_the_game():
    # given Incas and Aztecs, with a Magic User of level 2 each
    setup = Setup(
        "mythic_earth", "first", (), 2, {"points": 500, "forces": ["incas_500", "aztecs_500"]}, "spells"
    )
    table = Table(GAME, setup, read_box(()))
    while table.pending.prompt != "spells":
        table.play(0)
    seat = table.pending.seat
    state = table.state
    assert state.phase == "setup"
    assert {side.alignment for side in state.sides} == {"everliving", "everchanging"}
    # then the spells of all and of the own alignment are open, and no others
    own, other = state.sides[seat].alignment, state.sides[1 - seat].alignment
    spells = table.box.spells
    assert {spells[o.split()[1]].alignment for o in offered(table, "spell")} == {"", own}
    assert len(offered(table, "spell")) == 12
    theirs = next(name for name, card in spells.items() if card.alignment == other)
    assert f"spell {theirs}" not in offered(table)
    # and one is known for each level
    play(table, f"spell {BOLT}")
    assert f"spell {BOLT}" not in offered(table)
    play(table, f"spell {CALM}")
    [known] = [unit.spells for unit in state.units.values() if unit.seat == seat and unit.spells]
    assert known == (BOLT, CALM)
    assert (asked(table)[0], state.phase) == (1 - seat, "setup")


# -- targets -------------------------------------------------------------------------------------------------


@rule("ME-GAP-65", "ME-GAPB-05")
def test_range_is_measured_from_the_magic_users_own_base():
    # given a priest at the left of his Unit, and an enemy near its right end
    unit = a_unit(PRIEST, 0, (10_000, 10_000), (11_500, 10_000), (13_000, 10_000), spells=(BOLT,))
    far = 10_000 + 1260 + 18_000
    table = a_field(unit, a_unit(LEVY, 1, (far + 5, 10_000)), a_unit(LEVY, 1, (far + 6, 10_000)))
    assert forbids_aim(table, 1, BOLT, 2) is None
    found = forbids_aim(table, 1, BOLT, 3)
    assert (found.rule, found.facts) == (
        "ME-GAP-65",
        {"spell": BOLT, "target_unit": 3, "far": 18_006, "reach": 18_000},
    )


@rule("ME-GAP-65", "ME-MAGIC-11")
def test_targets_stand_on_the_table_and_in_no_fight():
    table = priestess(at(5000), at(7000, links=(4,)), at(9000, place=RESERVE), at(10_000, seat=0, links=(3,)))
    found = {n: forbids_aim(table, 1, BOLT, n) for n in (2, 3, 4, 9)}
    assert found[2] is None
    assert {n: f.rule for n, f in found.items() if f} == {3: "ME-MAGIC-11", 4: "ME-GAP-65", 9: "ME-GAP-65"}
    assert found[3].facts == {"spell": BOLT, "target_unit": 3}
    assert forbids_aim(table, 1, CALM, 5).rule == "ME-MAGIC-11"


@rule("ME-GAP-65", "ME-GAP-66", "ME-GAP-67", "ME-GAP-68")
@pytest.mark.parametrize(
    ("spell", "state", "seat", "fits"),
    [
        (BOLT, {}, 1, True),
        (BOLT, {}, 0, False),
        (CALM, {}, 0, True),
        (CALM, {}, 1, False),
        (CALM, {"fleeing": True}, 0, True),
        ("swift_path", {}, 0, True),
        ("swift_path", {"frozen": True}, 0, False),
        ("swift_path", {"fleeing": True}, 0, False),
        ("storm_step", {"frozen": True}, 0, False),
        ("unshaken", {"frozen": True}, 0, True),
        ("unshaken", {}, 0, False),
        ("unshaken", {"frozen": True}, 1, False),
        ("song_of_return", {"fleeing": True}, 0, True),
        ("song_of_return", {}, 0, False),
        ("roots_of_gaia", {}, 1, True),
        ("roots_of_gaia", {}, 0, False),
        ("veil_of_smoke", {"frozen": True}, 1, True),
        ("panic", {}, 1, True),
    ],
)
def test_what_each_spell_may_be_aimed_at(spell, state, seat, fits):
    table = priestess(at(5000, seat=seat, **state), spells=(spell,))
    found = forbids_aim(table, 1, spell, 2)
    assert (found is None) is fits
    if not fits:
        card = table.box.spells[spell]
        assert (found.rule, found.facts) == (
            card.rule,
            {"spell": spell, "target_unit": 2, "needs": card.target},
        )


@rule("ME-MAGIC-24", "ME-GAP-65")
@pytest.mark.parametrize(
    ("spell", "forbidding"),
    [
        (BOLT, "ME-MAGIC-24"),
        ("sun_lance", "ME-MAGIC-24"),
        (WHISPER, "ME-GAP-66"),
        ("panic", "ME-GAP-68"),
        ("roots_of_gaia", None),
    ],
)
def test_missiles_need_sight_and_so_do_spells_at_seen_enemies(spell, forbidding):
    rock = slab(5, "rock", -5000, 12_000, 40_000, 13_000)
    table = priestess(at(5000), spells=(spell,), features=[rock])
    found = forbids_aim(table, 1, spell, 2)
    assert (found.rule if found else None) == forbidding
    if found:
        line = [10_000, 10_000, 10_000, 16_260]
        assert found.facts == {"spell": spell, "target_unit": 2, "feature": 5, "line": line}


@rule("ME-MAGIC-24", "ME-GAPB-05")
def test_sight_is_the_magic_users_own():
    # given a rock before the priest, but not before his Dead
    unit = a_unit(PRIEST, 0, (10_000, 10_000), (11_800, 10_000), (13_600, 10_000), spells=(BOLT,))
    table = a_field(
        unit, a_unit(LEVY, 1, (10_000, 18_000)), features=[slab(5, "rock", 8000, 11_000, 11_000, 12_000)]
    )
    assert forbids_aim(table, 1, BOLT, 2).rule == "ME-MAGIC-24"
    # when one of the Dead was the Magic User, he would see it
    table.state.units[1].at = ((13_600, 10_000), (11_800, 10_000), (10_000, 10_000))
    assert forbids_aim(table, 1, BOLT, 2) is None


@rule("ME-GAP-81", "ME-FLY-07")
def test_missiles_reach_spirit_animals_and_flyers():
    table = priestess(
        a_unit("spirit_animal", -1, (10_000, 15_000)),
        at(8000, "giant_condor", aloft=True),
        spells=(BOLT, WHISPER),
    )
    assert [str(o) for o in offers_cast(table, 1)] == [
        f"cast {BOLT} 2",
        f"cast {BOLT} 3",
        f"cast {WHISPER} 3",
    ]
    found = forbids_aim(table, 1, WHISPER, 2)
    assert (found.rule, found.facts) == ("ME-GAP-81", {"spell": WHISPER, "target_unit": 2})


@rule("ME-P5-15", "ME-P5-16", "ME-GAP-65")
def test_enemy_spells_spare_carriers_of_captives():
    table = priestess(at(5000), some(LEVY, 0, 1, 13_000, 10_000), primary="captives")
    table.state.tokens = (Token(1, "captive", 1, holder=2), Token(2, "captive", 0, holder=3))
    assert forbids_aim(table, 1, BOLT, 2).rule == "ME-P5-15"
    assert forbids_aim(table, 1, CALM, 3) is None


@rule("ME-GAP-65")
def test_a_spell_names_one_target_unless_it_has_none():
    table = priestess(at(5000), spells=(BOLT, "twist_of_fate"))
    activated(table)
    assert refused(table, f"cast {BOLT}") == ("ME-GAP-65", {"spell": BOLT, "has": 0, "needs": 1})
    assert refused(table, f"cast {BOLT} 2 2") == ("ME-GAP-65", {"spell": BOLT, "has": 2, "needs": 1})
    assert refused(table, f"cast {BOLT} levy")[0] == "ME-GAP-65"
    assert refused(table, "cast twist_of_fate 2") == (
        "ME-GAP-65",
        {"spell": "twist_of_fate", "has": 1, "needs": 0},
    )
    assert "cast twist_of_fate" in offered(table, "cast")
    assert forbids_cast(table, 1, table.pending.options[-1]).rule == "ME-MAGIC-13"  # `end` names no spell


@rule("ME-GAP-72")
def test_without_a_die_to_turn_there_is_no_twist_of_fate():
    table = priestess(at(5000), spells=("twist_of_fate",))
    for side in table.state.sides:
        side.pool = ()
    found = forbids_spell(table, 1, "twist_of_fate")
    assert (found.rule, found.facts) == ("ME-GAP-72", {"unit": 1, "spell": "twist_of_fate"})


# -- the roll ------------------------------------------------------------------------------------------------


@rule("ME-MAGIC-14", "ME-MAGIC-16")
@pytest.mark.parametrize(
    ("faces", "passed"), [("6 7", True), ("3 10", True), ("7 7", False), ("4 10", False)]
)
def test_the_casting_value_or_less_succeeds(faces, passed):
    table = casting(priestess(at(5000)))
    assert rolls(table) == (0, 2, "ME-MAGIC-14")
    play(table, faces)
    [found] = told(table, "cast")
    total = sum(map(int, faces.split()))
    facts = {"seat": 0, "unit": 1, "spell": BOLT, "other": 2, "has": total, "needs": 13, "passed": passed}
    assert {name: found[name] for name in facts} == facts
    assert found["faces"] == faces.split()
    assert rules_of(table, "cast") == ["ME-MAGIC-14"]
    # then the hits of the bolt are rolled, or nothing follows
    assert (rolls(table)[1:] == (1, "ME-GAP-66")) if passed else (asked(table) == (0, "rest"))


@rule("ME-MAGIC-16", "ME-GAP-65")
def test_a_spell_whose_target_a_reaction_took_away_is_lost():
    table = casting(priestess(at(19_000)))
    assert asked(table) == (0, "rest")
    assert told(table, "spell_lost") == [{"seat": 0, "unit": 1, "spell": BOLT}]
    assert rules_of(table, "spell_lost") == ["ME-GAP-65"]
    assert (table.state.units[1].casts, table.state.sides[0].cast) == (0, ())


@rule("ME-EX-31", "ME-MAGIC-27", "ME-MAGIC-28")
def test_two_ones_cast_and_cannot_be_dispelled(tmp_path):
    # given an enemy Magic User near, and a spell that nobody could cast otherwise
    layer = """
[spells.spirit_bolt]
casting = 1
reach = 18000
target = "seen_enemy"
missile = true
hits = "d6"
rule = "ME-GAP-66"
"""
    table = layered(priestess(at(5000, NAVIGATOR)), tmp_path / "hard.toml", layer)
    casting(table)
    play(table, "1 1")
    assert told(table, "cast")[0]["passed"] is True
    assert rules_of(table, "cast") == ["ME-MAGIC-27"]
    assert rolls(table)[2] == "ME-GAP-66"


@rule("ME-EX-31", "ME-MAGIC-30", "ME-MAGIC-31")
def test_two_tens_fail_and_lay_two_markers_on_the_unit():
    table = casting(priestess(at(5000, NAVIGATOR)))
    play(table, "10 10")
    assert asked(table) == (0, "rest")
    assert table.state.units[1].markers == 2
    assert told(table, "feedback") == [{"seat": 0, "unit": 1}]
    assert told(table, "marker") == [{"seat": 0, "unit": 1, "number": 2, "now": 2, "why": "feedback"}]
    assert (rules_of(table, "feedback"), rules_of(table, "marker")) == (["ME-MAGIC-30"], ["ME-MAGIC-31"])


@rule("ME-MAGIC-30", "ME-GAP-28")
@pytest.mark.parametrize(("markers", "gone"), [(9, False), (10, True)])
def test_feedback_may_overwhelm_the_caster(markers, gone):
    # given Brave 8: twelve markers are too many
    table = casting(priestess(at(5000), markers=markers))
    play(table, "10 10")
    assert (table.state.units[1].place == DESTROYED) is gone
    assert [d["by_unit"] for d in told(table, "destroyed")] == [0] * gone
    assert table.state.aftermath == ()
    assert asked(table) == (0, "rest")


@rule("ME-MAGIC-14")
@pytest.mark.parametrize("faces", ["1 10", "10 1"])
def test_a_one_and_a_ten_are_nothing_special(faces):
    table = casting(priestess(at(5000)))
    play(table, faces)
    assert told(table, "feedback") == []
    assert rules_of(table, "cast") == ["ME-MAGIC-14"]


# -- Dispels -------------------------------------------------------------------------------------------------


def challenged(*others: Any, **more: Any):
    """Her bolt at Levy has been cast with a total of nine, and the opponent is asked."""
    table = casting(priestess(at(5000), *others, **more))
    play(table, "4 5")
    return table


@rule("ME-MAGIC-15", "ME-MAGIC-18", "ME-MAGIC-20", "ME-CAST-05")
def test_the_opponent_chooses_who_tries_to_dispel():
    table = challenged(at(8000, NAVIGATOR), at(9000, PRIEST, count=3), at(10_000, LEVY))
    assert asked(table) == (1, "dispel")
    assert table.pending.rule == "ME-MAGIC-15"
    assert offered(table) == ["dispel 3", "dispel 4", "pass"]
    assert refused(table, "dispel 5") == ("ME-MAGIC-18", {"unit": 5})
    assert refused(table, "dispel 1") == ("ME-MAGIC-18", {"unit": 1})
    assert refused(table, "dispel 9") == ("ME-MAGIC-18", {"unit": 9})
    assert refused(table, "dispel")[0] == "ME-MAGIC-18"
    assert refused(table, "dispel him")[0] == "ME-MAGIC-18"
    assert refused(table, "lose 3")[0] == "ME-GAP-46"
    spent = table.state.units[3].spent
    play(table, "dispel 3")
    assert rolls(table) == (1, 2, "ME-MAGIC-22")
    assert (table.state.units[3].spent, table.state.units[3].dispels) == (spent, 1)
    assert told(table, "dispelling") == [{"seat": 1, "unit": 3, "other": 1}]


@rule("ME-MAGIC-15", "ME-MAGIC-18")
def test_without_a_magic_user_nobody_is_asked():
    table = challenged()
    assert rolls(table)[2] == "ME-GAP-66"


@rule("ME-MAGIC-15")
def test_whoever_passes_lets_the_spell_happen():
    table = challenged(at(8000, NAVIGATOR))
    play(table, "pass")
    assert rolls(table)[2] == "ME-GAP-66"
    assert table.state.units[3].dispels == 0


@rule("ME-EX-30", "ME-MAGIC-22", "ME-MAGIC-23", "ME-GAP-64")
@pytest.mark.parametrize(("faces", "passed"), [("4 6", False), ("4 5", True), ("1 2", True)])
def test_a_dispel_needs_the_casters_total_or_less(faces, passed):
    table = challenged(at(8000, NAVIGATOR), at(9000, PRIEST, count=3))
    play(table, "dispel 3", faces)
    [found] = told(table, "dispelled")
    facts = {
        "seat": 1,
        "unit": 3,
        "other": 1,
        "has": sum(map(int, faces.split())),
        "needs": 9,
        "passed": passed,
    }
    assert {name: found[name] for name in facts} == facts
    assert rules_of(table, "dispelled") == ["ME-MAGIC-22"]
    # one attempt for each spell: either it is void, or it happens
    if passed:
        assert asked(table) == (0, "rest")
        assert table.state.units[2].markers == 0
    else:
        assert rolls(table)[2] == "ME-GAP-66"


@rule("ME-MAGIC-29")
def test_two_ones_always_dispel():
    # given the least total that can be dispelled at all
    table = casting(priestess(at(5000), at(8000, NAVIGATOR)))
    play(table, "1 2", "dispel 3", "1 1")
    assert rules_of(table, "dispelled") == ["ME-MAGIC-29"]
    assert asked(table) == (0, "rest")


@rule("ME-MAGIC-30", "ME-MAGIC-31")
def test_two_tens_of_a_dispeller_are_feedback_for_his_unit():
    table = challenged(at(8000, NAVIGATOR))
    play(table, "dispel 3", "10 10")
    assert table.state.units[3].markers == 2
    assert told(table, "dispelled")[0]["passed"] is False
    assert rolls(table)[2] == "ME-GAP-66"


@rule("ME-MAGIC-16", "ME-GAP-28")
def test_a_spell_at_a_unit_that_its_own_feedback_destroyed_comes_to_nothing():
    # given a bolt at the dispeller's own Unit, which has Brave 8 and ten markers
    table = casting(priestess(at(5000, NAVIGATOR, markers=10)))
    play(table, "4 5", "dispel 2", "10 10")
    assert table.state.units[2].place == DESTROYED
    assert asked(table) == (0, "rest")


@rule("ME-MAGIC-19", "ME-GAP-64", "ME-GAPB-05")
@pytest.mark.parametrize(("gap", "near"), [(24_000, True), (24_005, True), (24_006, False)])
def test_dispels_reach_24_inches_to_the_casting_unit(gap, near):
    # given a caster's Unit of three, of which the last stands nearest to the dispeller
    caster = a_unit(PRIEST, 0, (10_000, 4000), (10_000, 5500), (10_000, 7000))
    table = a_field(caster, a_unit(NAVIGATOR, 1, (10_000, 7000 + 1260 + gap)))
    found = forbids_dispel(table, 2, 1)
    assert (found is None) is near
    if not near:
        assert (found.rule, found.facts) == ("ME-MAGIC-19", {"unit": 2, "far": gap, "reach": 24_000})


@rule("ME-GAPB-05")
def test_the_reach_of_a_dispel_is_that_of_the_figure():
    # given a priest far behind his Dead
    unit = a_unit(PRIEST, 1, (10_000, 36_000), (10_000, 34_500), (10_000, 33_000))
    table = a_field(a_unit(PRIESTESS, 0, HER), unit)
    assert forbids_dispel(table, 2, 1).rule == "ME-MAGIC-19"
    unit.at = ((10_000, 33_000), (10_000, 34_500), (10_000, 36_000))
    assert forbids_dispel(table, 2, 1) is None


@rule("ME-EX-29", "ME-MAGIC-21", "ME-GAP-64")
def test_as_many_dispels_in_a_turn_as_the_level():
    dispeller = a_unit(NAVIGATOR, 1, (10_000, 20_000), options=("magic_3",))
    table = a_field(a_unit(PRIESTESS, 0, HER), dispeller)
    allowed = []
    for tries in range(4):
        dispeller.dispels = tries
        found = forbids_dispel(table, 2, 1)
        allowed.append(found is None)
    assert allowed == [True, True, True, False]
    assert (found.rule, found.facts) == ("ME-MAGIC-21", {"unit": 2, "has": 3, "most": 3})


@rule("ME-GAP-64")
def test_on_alert_and_without_sight_one_may_dispel():
    rock = slab(5, "rock", -5000, 20_000, 40_000, 21_000)
    table = challenged(at(15_000, NAVIGATOR, alert=1, spent=1), features=[rock])
    assert offered(table) == ["dispel 3", "pass"]


@rule("ME-BLESS-19", "ME-GAP-72", "ME-GAP-70")
@pytest.mark.parametrize("used", [True, False])
def test_the_casters_side_may_break_a_dispel(used):
    # given an Everchanging caster who still has that Blessing
    table = priestess(at(5000), at(8000, NAVIGATOR))
    table.state.sides[0].alignment, table.state.sides[0].blessings = "everchanging", ("bc6",)
    casting(table)
    play(table, "4 5", "dispel 3")
    assert asked(table)[0] == 0
    play(table, "bless bc6" if used else "pass")
    assert table.state.units[3].dispels == 1  # the attempt is spent either way
    if used:
        assert told(table, "dispel_cancelled") == [{"seat": 1, "unit": 3}]
        assert rolls(table) == (0, 1, "ME-GAP-66")
    else:
        assert rolls(table) == (1, 2, "ME-MAGIC-22")
