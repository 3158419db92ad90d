"""Arena: its setup, the fighting rounds, victory, defeat, and visitors (KH-ARENA, KH-GAP-47 to 53)."""

from __future__ import annotations

import pytest

from mythwright.core.ruling import Refused
from mythwright.games.king_of_the_hill.box import HillTable
from mythwright.games.king_of_the_hill.rules.arena import Arena
from mythwright.games.king_of_the_hill.state import ARENA, NOBODY, ArenaMat, Temple
from tests.games.king_of_the_hill.given import (
    a_quest,
    a_table,
    an_arena,
    give,
    hero,
    kinds,
    offered,
    play,
    stand,
    told,
    turn_of,
)
from tests.games.king_of_the_hill.given_fights import (
    a_fight,
    arena_of,
    dice_awaited,
    frame_of,
    health_of,
    rolls,
)
from tests.marks import rule

BUILDING = ["build health", "build attack", "build rewards", "build secrets", "build market", "decline"]


def refusal(table: HillTable, answer: str) -> tuple[str, ...]:
    with pytest.raises(Refused) as refused:
        table.play(answer)
    return refused.value.rules


# -- setting up ----------------------------------------------------------------------------------------


@rule("KH-ARENA-01")
def test_each_mythology_has_one_arena_god_without_a_quest() -> None:
    box = a_table().box
    found = {box.gods[god].mythology: god for god in box.gods if box.gods[god].arena}
    assert found == {
        "greek": "ares",
        "egyptian": "sekhmet",
        "norse": "tyr",
        "slavic": "tryglav",
        "hindu": "kartikeya",
        "dark": "hastur",
    }
    assert sum(god.arena for god in box.gods.values()) == 6
    for god in found.values():
        assert (box.gods[god].runes, box.gods[god].grey, box.gods[god].mission) == ((), 0, ())


@rule("KH-ARENA-02", "KH-ARENA-03", "KH-ARENA-04", "KH-ARENA-14", "KH-ARENA-15")
def test_the_drawing_turn_only_sets_up_and_the_next_turn_fights() -> None:
    # given Heracles with the Scales, which no Arena god minds
    table = a_table()
    give(table, artifacts=("scales_of_anubis",))
    a_quest(table, "ares")

    # then the opponents are rolled at once, without a choice, and the turn ends
    assert dice_awaited(table) == ("hero", 3)
    assert (table.pending.rule, table.pending.seat) == ("KH-ARENA-09", 0)
    rolls(table, "ddd")
    assert table.state.turn == 1
    assert frame_of(table, Arena) is None

    # and his next turn is the fight: no moving
    turn_of(table, 0)
    assert offered(table) == ["target 0", "target 1", "target 2"]
    assert (table.pending.rule, table.pending.seat) == ("KH-ARENA-23", 0)
    assert refusal(table, "move C5") == ("KH-TURN-08",)


@rule("KH-ARENA-02", "KH-GAP-71")
def test_a_timewalk_after_the_setup_lets_the_fight_begin_at_once() -> None:
    table = a_table(passing=(1,))
    give(table, secrets=("timewalk",))
    a_quest(table, "ares")
    rolls(table, "ddd")
    assert offered(table) == ["secret timewalk", "end"]
    play(table, "secret timewalk")
    assert (table.state.turn, table.pending.prompt) == (0, "target")


@rule("KH-ARENA-05", "KH-ARENA-06", "KH-ARENA-07", "KH-ARENA-08", "KH-GAP-30")
def test_mat_token_hero_and_artifact_find_their_places() -> None:
    table = a_table()
    a_quest(table, "tyr", tile="C5")
    assert table.state.arenas == {"norse": ArenaMat("C5", "gauntlet_of_tyr", 0)}
    assert "gauntlet_of_tyr" not in table.state.artifact_decks["norse"]
    assert len(table.state.artifact_decks["norse"]) == 5
    assert hero(table).place == ARENA
    assert told(table, "found_arena") == [
        {"who": "heracles", "arena": "norse", "tile": "C5", "rule": "KH-ARENA-06"},
    ]
    assert told(table, "entered_arena") == [{"who": "heracles", "arena": "norse", "rule": "KH-ARENA-07"}]
    assert told(table, "discarded_god") == [{"god": "tyr", "rule": "KH-ARENA-08"}]
    assert "tyr" not in table.state.god_discards["norse"]  # an Arena god leaves the game


@rule("KH-ARENA-09", "KH-ARENA-10", "KH-GAP-50", "KH-GAP-10")
def test_the_dice_fill_the_slots_from_the_top_even_with_three_of_a_kind() -> None:
    for faces, guardians in (
        ("sde", ("lisovyk", "shoggoth", "sphinx")),
        ("hhh", ("naga", "naga", "naga")),
        ("gng", ("harpy", "valkyrie", "harpy")),
    ):
        table = a_quest(a_table(), "tyr")
        rolls(table, faces)
        assert table.state.arenas["norse"].guardians == guardians


@rule("KH-ARENA-11", "KH-ARENA-12", "KH-ARENA-13", "KH-GAP-50")
@pytest.mark.parametrize("round", [1, 5, 10])
@pytest.mark.parametrize(
    ("arenas", "side", "cited"),
    [
        ((), "a", "KH-ARENA-11"),
        (("greek",), "b", "KH-ARENA-12"),
        (("greek", "hindu"), "b", "KH-ARENA-12"),  # a third Arena
    ],
)
def test_the_side_depends_on_arena_tokens_not_on_the_round(
    round: int, arenas: tuple[str, ...], side: str, cited: str
) -> None:
    table = a_table()
    table.state.round = round
    hero(table).arenas = arenas
    a_quest(table, "tyr")
    rolls(table, "hhh")
    assert table.state.arenas["norse"].side == side
    assert told(table, "met_opponents")[0]["rule"] == cited
    assert told(table, "met_opponents")[0]["side"] == side


# -- what is not allowed inside ------------------------------------------------------------------------


@rule("KH-ARENA-19", "KH-ARENA-20", "KH-ARENA-21", "KH-ARENA-22", "KH-ARENA-17", "KH-GAP-05", "KH-SECRET-03")
@pytest.mark.parametrize(
    ("answer", "cited"),
    [
        ("secret timewalk", "KH-ARENA-19"),
        ("reward attack_potion", "KH-ARENA-20"),
        ("reward healing_potion", "KH-ARENA-17"),
        ("use spear_of_ares", "KH-ARENA-21"),
        ("use lions_strength", "KH-ARENA-22"),
        ("sell spear_of_ares", "KH-GAP-58"),
    ],
)
def test_cards_artifacts_and_abilities_stay_outside(answer: str, cited: str) -> None:
    table = a_table()
    give(
        table,
        secrets=("timewalk",),
        rewards=("attack_potion", "healing_potion"),
        artifacts=("spear_of_ares",),
        temples=(("A1", "market"),),
    )
    hero(table).health = 4
    an_arena(table, "valkyrie", "harpy", "naga")
    assert kinds(table) == {"target"}
    assert refusal(table, answer) == (cited,)

    rolls(table, "target 0", "ghdde")
    assert kinds(table) == {"hit", "evade", "done"}
    assert refusal(table, answer) == (cited,)


@rule("KH-ARENA-20", "KH-ARENA-17", "KH-GAP-47")
def test_at_the_end_of_a_round_only_a_healing_potion_may_be_used() -> None:
    table, _ = a_fight("valkyrie", "harpy", "naga", rewards=("attack_potion", "healing_potion"))
    rolls(table, "target 0", "ddddd", "hit", "miss", "miss")
    assert offered(table) == ["reward healing_potion", "fight_on"]
    assert (table.pending.rule, table.pending.seat, table.pending.prompt) == ("KH-ARENA-17", 0, "rest")
    assert refusal(table, "reward attack_potion") == ("KH-ARENA-20",)

    play(table, "reward healing_potion")
    assert hero(table).rewards == ("attack_potion",)
    assert table.state.reward_discard == ("healing_potion",)
    assert told(table, "used_reward") == [
        {"who": "heracles", "reward": "healing_potion", "rule": "KH-ARENA-17"},
    ]
    assert told(table, "healed") == [{"who": "heracles", "amount": 3, "left": 7, "rule": "KH-RCARD-07"}]
    assert table.pending.prompt == "target"


@rule("KH-GAP-47", "KH-ARENA-17")
def test_one_potion_at_the_end_of_every_round() -> None:
    table, _ = a_fight("valkyrie", "harpy", "naga", rewards=("healing_potion",) * 3)
    for left in (2, 1):
        rolls(table, "target 2", "ddddd", "miss", "hit", "miss")
        assert health_of(table) == 5
        play(table, "reward healing_potion")
        assert table.pending.prompt == "target"  # not a second one in this round
        assert hero(table).rewards == ("healing_potion",) * left
    assert health_of(table) == 7


@rule("KH-ARENA-17", "KH-GAP-66")
def test_nobody_is_asked_at_full_health_or_without_cards() -> None:
    table, _ = a_fight("harpy", "naga", rewards=("healing_potion",))
    rolls(table, "target 1", "ddddd", "miss", "miss")
    assert table.pending.prompt == "target"

    table, _ = a_fight("harpy", "naga")
    rolls(table, "target 1", "ddddd", "hit", "miss")
    assert table.pending.prompt == "target"


@rule("KH-ARENA-17")
def test_a_hand_without_a_potion_only_fights_on() -> None:
    table, _ = a_fight("harpy", "naga", rewards=("gold_1",))
    rolls(table, "target 1", "ddddd", "hit", "miss")
    assert offered(table) == ["fight_on"]  # a pause, so that nobody learns what is in the hand
    play(table, "fight_on")
    assert (table.pending.prompt, health_of(table), hero(table).rewards) == ("target", 5, ("gold_1",))


@rule("KH-ARENA-21", "KH-GAP-51", "KH-ARENA-29")
def test_passive_artifacts_and_attack_values_have_no_meaning_inside() -> None:
    table = a_table()
    give(table, artifacts=("aegis", "armour_of_surya", "forge_hammer"), temples=(("A1", "attack"),))
    an_arena(table, "harpy", "naga", "naga")
    rolls(table, "target 1", "gdddd", "hit 1", "hit", "miss", "miss")
    assert health_of(table) == 5
    assert arena_of(table).slots == (2, 1, 2)


@rule("KH-ARENA-22", "KH-GAP-07")
def test_dragons_blood_does_not_work_inside() -> None:
    table, _ = a_fight("harpy", "naga", "naga", name="sigurd")
    rolls(table, "target 1", "ddddd", "hit", "miss", "miss")
    assert health_of(table) == 6


@rule("KH-GAP-51")
def test_health_from_temples_stays_inside() -> None:
    table = a_table()
    who = hero(table)
    who.max_health = who.health = 10
    an_arena(table, "harpy", "naga", "naga")
    rolls(table, "target 1", "ddddd", "critical", "critical", "miss")
    assert (health_of(table), who.max_health) == (2, 10)


# -- the Target ----------------------------------------------------------------------------------------


@rule("KH-ARENA-23", "KH-ARENA-24", "KH-ARENA-26")
def test_a_living_guardian_is_named_anew_each_round() -> None:
    table, arena = a_fight("valkyrie", "harpy", "naga")
    arena.slots = (2, 0, 2)
    table._run(arena.fighting_round(table))
    assert offered(table) == ["target 0", "target 2"]
    assert refusal(table, "target 1") == ("KH-ARENA-23",)
    assert refusal(table, "target 3") == ("KH-ARENA-23",)

    rolls(table, "target 2", "ddddd", "miss", "miss")
    assert arena.target == 2
    rolls(table, "target 0")
    assert arena.target == 0
    assert [(e["guardian"], e["slot"]) for e in told(table, "aimed")] == [("naga", 2), ("valkyrie", 0)]


@rule("KH-ARENA-23")
def test_the_last_guardian_is_the_target_without_a_question() -> None:
    table, arena = a_fight("valkyrie", "harpy", "naga")
    arena.slots = (0, 0, 2)
    table._run(arena.fighting_round(table))
    assert arena.target == 2
    assert dice_awaited(table) == ("hero", 5)


@rule("KH-ARENA-25", "KH-ARENA-39", "KH-ARENA-35")
def test_the_first_hit_goes_to_the_target() -> None:
    table, arena = a_fight("valkyrie", "harpy", "naga")
    rolls(table, "target 0", "gghdd")
    assert offered(table) == ["hit 0", "evade 1", "evade 2", "done"]
    assert refusal(table, "hit 1") == ("KH-ARENA-25",)
    assert refusal(table, "critical 2") == ("KH-ARENA-39",)

    # once it is struck, the others may follow
    play(table, "hit 0")
    assert offered(table) == ["hit 0", "hit 1", "evade 1", "hit 2", "critical 2", "evade 2", "done"]
    play(table, "critical 2")
    assert arena.slots == (1, 2, 0)
    assert dice_awaited(table) == ("guardian", 1)


@rule("KH-ARENA-39")
def test_one_hero_rune_makes_no_critical_hit_on_another_than_the_target() -> None:
    table, _ = a_fight("valkyrie", "sphinx", "naga")
    rolls(table, "target 0", "ghddd")
    assert refusal(table, "critical 2") == ("KH-ARENA-39",)
    play(table, "hit 0")
    assert offered(table) == ["evade 2", "done"]  # no hero rune is left
    assert refusal(table, "critical 2") == ("KH-ARENA-35",)
    assert refusal(table, "hit 2") == ("KH-ARENA-35",)


# -- assigning dice ------------------------------------------------------------------------------------


@rule("KH-ARENA-33", "KH-ARENA-16", "KH-ARENA-34")
def test_each_die_serves_one_action() -> None:
    table, arena = a_fight("valkyrie", "sphinx", "naga")
    play(table, "target 0")
    assert dice_awaited(table) == ("hero", 5)
    assert (table.pending.rule, table.pending.seat) == ("KH-ARENA-33", 0)
    rolls(table, "gnnhd")
    assert (table.pending.rule, table.pending.seat, table.pending.prompt) == ("KH-ARENA-34", 0, "assign")
    assert offered(table) == ["hit 0", "critical 0", "evade 0", "evade 2", "done"]
    play(table, "critical 0")
    assert arena.runes == ("dark", "hindu", "norse")
    assert offered(table) == ["evade 2", "done"]
    play(table, "evade 2")
    assert arena.runes == ("dark", "norse")
    assert arena.evaded == (2,)
    assert dice_awaited(table) == ("guardian", 1)  # for the Sphinx


@rule("KH-ARENA-34", "KH-GAP-49")
def test_dice_may_be_left_unused() -> None:
    table, arena = a_fight("valkyrie", "sphinx", "naga")
    rolls(table, "target 0", "ggnhd", "done")
    assert arena.slots == (2, 2, 2)
    rolls(table, "hit", "hit", "miss")
    assert health_of(table) == 2


@rule("KH-ARENA-38")
def test_a_roll_without_any_of_the_runes_is_a_miss() -> None:
    table, arena = a_fight("valkyrie", "sphinx", "naga")
    rolls(table, "target 0", "sssdd")
    assert arena.slots == (2, 2, 2)
    assert dice_awaited(table) == ("guardian", 1)


@rule("KH-ARENA-35", "KH-ARENA-29", "KH-ARENA-31", "KH-ARENA-32", "KH-GAP-49")
def test_a_guardian_may_take_two_hits_of_one_roll() -> None:
    table, arena = a_fight("valkyrie", "sphinx", "naga")
    rolls(table, "target 0", "ggddd", "hit 0")
    assert arena.slots == (1, 2, 2)
    assert told(table, "pushed") == [{"guardian": "valkyrie", "slot": 0, "rule": "KH-ARENA-31"}]
    assert told(table, "defeated") == []
    play(table, "hit 0")
    assert arena.slots == (0, 2, 2)
    assert told(table, "defeated") == [{"guardian": "valkyrie", "slot": 0, "rule": "KH-ARENA-32"}]
    assert len(told(table, "pushed")) == 1
    assert arena.living() == [1, 2]


@rule("KH-ARENA-36", "KH-GAP-49")
def test_an_evaded_guardian_skips_its_attack() -> None:
    table, arena = a_fight("valkyrie", "sphinx", "naga")
    rolls(table, "target 0", "nnedd")
    assert offered(table) == ["evade 0", "evade 1", "done"]
    play(table, "evade 0")
    assert told(table, "evaded") == [{"who": "heracles", "guardian": "valkyrie", "rule": "KH-ARENA-36"}]
    assert refusal(table, "evade 0") == ("KH-ARENA-36",)  # the second rune has nobody left
    assert refusal(table, "evade 2") == ("KH-ARENA-36",)
    assert refusal(table, "hit 0") == ("KH-ARENA-35",)
    play(table, "done")
    rolls(table, "hit")  # the Sphinx
    assert dice_awaited(table) == ("guardian", 1)
    rolls(table, "hit")  # the Naga
    assert (health_of(table), table.pending.prompt) == (4, "target")
    assert arena.evaded == ()  # for this round only


@rule("KH-GAP-49", "KH-ARENA-36", "KH-ARENA-37")
def test_two_guardians_of_one_kind_are_told_apart() -> None:
    table, arena = a_fight("naga", "naga", "valkyrie")
    rolls(table, "target 0", "gghhd")
    play(table, "evade 1")
    assert offered(table) == ["hit 0", "critical 0", "evade 0", "done"]
    play(table, "critical 0")
    assert (arena.slots, arena.evaded) == ((0, 2, 2), (1,))
    assert offered(table) == ["hit 1", "hit 2", "done"]


@rule("KH-ARENA-37", "KH-ARENA-30")
def test_a_pair_of_runes_defeats_at_once_in_either_slot() -> None:
    for slot in (2, 1):
        table, arena = a_fight("valkyrie", "sphinx", "naga")
        arena.slots = (slot, 2, 2)
        rolls(table, "target 0", "gnddd", "critical 0")
        assert arena.slots == (0, 2, 2)
        assert told(table, "defeated") == [{"guardian": "valkyrie", "slot": 0, "rule": "KH-ARENA-32"}]


@rule("KH-ARENA-37")
def test_without_the_guardians_rune_there_is_no_pair() -> None:
    table, _ = a_fight("valkyrie", "sphinx", "naga")
    rolls(table, "target 0", "ggddd")
    assert refusal(table, "critical 0") == ("KH-ARENA-37",)


@rule("KH-GAP-49", "KH-ARENA-37")
def test_against_the_own_mythology_one_rune_hits_or_evades_and_two_are_a_critical_hit() -> None:
    table, arena = a_fight("harpy", "sphinx", "naga")
    arena.slots = (1, 2, 2)
    rolls(table, "target 0", "gdddd")
    assert offered(table) == ["hit 0", "evade 0", "done"]
    assert refusal(table, "critical 0") == ("KH-ARENA-37",)

    table, arena = a_fight("harpy", "sphinx", "naga")
    rolls(table, "target 0", "ggdd")
    assert offered(table) == ["hit 0", "critical 0", "evade 0", "done"]
    play(table, "critical 0")
    assert (arena.slots, arena.runes) == ((0, 2, 2), ("dark", "dark"))


@rule("KH-GAP-49", "KH-ARENA-25")
def test_a_hero_rune_that_evades_is_no_hit() -> None:
    table, arena = a_fight("valkyrie", "harpy", "naga")
    rolls(table, "target 0", "ggddd", "evade 1")
    assert refusal(table, "hit 1") == ("KH-ARENA-25",)
    assert not arena.struck
    assert offered(table) == ["hit 0", "done"]


@rule("KH-ARENA-23")
@pytest.mark.parametrize("answer", ["hit 1", "critical 1", "evade 1", "hit 3"])
def test_the_dead_are_neither_struck_nor_evaded(answer: str) -> None:
    table, arena = a_fight("valkyrie", "harpy", "naga")
    arena.slots = (2, 0, 2)
    rolls(table, "target 0", "gghdd", "hit 0")
    assert refusal(table, answer) == ("KH-ARENA-23",)


# -- abilities -----------------------------------------------------------------------------------------


@rule("KH-ARENA-27", "KH-ARENA-28", "KH-GAP-51")
@pytest.mark.parametrize(
    ("target", "slot", "dice"),
    [(0, 2, 4), (0, 1, 5), (1, 2, 5)],
)
def test_feather_storm_only_for_a_target_in_its_starting_slot(target: int, slot: int, dice: int) -> None:
    table, arena = a_fight("harpy", "naga", "naga")
    arena.slots = (slot, 2, 2)
    play(table, f"target {target}")
    assert dice_awaited(table) == ("hero", dice)


@rule("KH-ARENA-27", "KH-ARENA-44", "KH-GAP-51")
@pytest.mark.parametrize(
    ("side", "target", "slot", "face", "damage"),
    [
        ("a", 0, 2, "miss", 3),
        ("a", 0, 2, "hit", 3),
        ("a", 0, 2, "critical", 5),
        ("a", 0, 1, "miss", 0),
        ("a", 1, 2, "miss", 0),
        ("b", 0, 2, "miss", 4),
        ("b", 1, 2, "hit", 4),
        ("b", 1, 2, "critical", 6),
    ],
)
def test_battle_fury_only_for_a_target_in_its_starting_slot(
    side: str, target: int, slot: int, face: str, damage: int
) -> None:
    table, arena = a_fight("valkyrie", "sphinx", "sphinx", side=side)
    arena.slots = (slot, 2, 2)
    rolls(table, f"target {target}", "ddddd", face)
    assert health_of(table) == 7 - damage


@rule("KH-ARENA-27", "KH-GAP-51", "KH-GAP-41")
@pytest.mark.parametrize(
    ("side", "target", "struck", "damage"),
    [("a", 0, False, 2), ("a", 1, False, 1), ("a", 0, True, 1), ("b", 0, False, 4), ("b", 1, False, 2)],
)
def test_venom_only_for_a_target_in_its_starting_slot(
    side: str, target: int, struck: bool, damage: int
) -> None:
    table, _ = a_fight("naga", "sphinx", "sphinx", side=side)
    rolls(table, f"target {target}", "gdddd", "hit 0" if struck else "done", "hit")
    assert health_of(table) == 7 - damage


@rule("KH-GAP-51")
@pytest.mark.parametrize(("side", "thorns"), [("a", 1), ("b", 2)])
@pytest.mark.parametrize(
    ("faces", "blows"), [("gdddd", ["hit 0"]), ("gsddd", ["critical 0"]), ("ggddd", ["hit 0", "hit 0"])]
)
def test_thorns_prick_once_for_a_target_in_its_starting_slot(
    side: str, thorns: int, faces: str, blows: list[str]
) -> None:
    table, _ = a_fight("lisovyk", "sphinx", "sphinx", side=side)
    rolls(table, "target 0", faces, *blows)
    assert health_of(table) == 7 - thorns
    assert [event["rule"] for event in told(table, "hurt")] == ["KH-GAP-39"]


@rule("KH-GAP-51", "KH-ARENA-27", "KH-ARENA-28")
def test_thorns_do_not_prick_for_another_or_beyond_the_starting_slot() -> None:
    table, _ = a_fight("lisovyk", "sphinx", "sphinx")
    rolls(table, "target 1", "ggddd", "hit 1", "hit 0")
    assert health_of(table) == 7

    table, arena = a_fight("lisovyk", "sphinx", "sphinx")
    arena.slots = (1, 2, 2)
    rolls(table, "target 0", "gdddd", "hit 0")
    assert health_of(table) == 7


@rule("KH-GAP-51", "KH-GAP-39")
def test_the_riddle_allows_no_critical_hit_on_a_targeted_sphinx() -> None:
    table, arena = a_fight("sphinx", "naga", "naga")
    rolls(table, "target 0", "ggedd")
    assert offered(table) == ["hit 0", "evade 0", "done"]
    assert refusal(table, "critical 0") == ("KH-GAP-51",)
    play(table, "hit 0")
    assert offered(table, "critical") == ["critical 0"]  # now it stands in NO ABILITY
    play(table, "critical 0")
    assert arena.slots == (0, 2, 2)


@rule("KH-GAP-51", "KH-ARENA-27")
def test_a_sphinx_that_is_not_the_target_asks_no_riddle() -> None:
    table, arena = a_fight("sphinx", "naga", "naga")
    rolls(table, "target 1", "ggedd", "hit 1", "critical 0")
    assert arena.slots == (0, 1, 2)


@rule("KH-GAP-51", "KH-GAP-41")
@pytest.mark.parametrize(
    ("side", "faces", "damage"),
    [("a", "ggeee", 0), ("a", "ggdee", 1), ("a", "ggddd", 1), ("b", "ggdee", 1), ("b", "ggddd", 2)],
)
def test_madness_comes_once_after_the_actions(side: str, faces: str, damage: int) -> None:
    table, arena = a_fight("shoggoth", "naga", "naga", side=side)
    rolls(table, "target 0", faces, "hit 0")
    assert (health_of(table), arena.slots) == (7, (1, 2, 2))  # not before the actions are over

    play(table, "done")  # its ability was at work when the dice were rolled
    assert health_of(table) == 7 - damage
    assert [event["rule"] for event in told(table, "hurt")] == ["KH-GAP-39"] * bool(damage)


@rule("KH-GAP-51", "KH-GAP-41")
def test_a_shoggoth_maddens_even_as_it_dies() -> None:
    table, arena = a_fight("shoggoth", "naga", "naga")
    rolls(table, "target 0", "gdeee", "critical 0")
    assert (health_of(table), arena.slots) == (6, (0, 2, 2))


@rule("KH-GAP-51", "KH-ARENA-27", "KH-ARENA-28")
@pytest.mark.parametrize(("target", "slot"), [(1, 2), (0, 1)])
def test_no_madness_for_another_target_or_in_no_ability(target: int, slot: int) -> None:
    table, arena = a_fight("shoggoth", "naga", "naga")
    arena.slots = (slot, 2, 2)
    rolls(table, f"target {target}", "ddsss", "done")
    assert health_of(table) == 7
    assert told(table, "hurt") == []


@rule("KH-GAP-51")
def test_madness_is_forgotten_in_the_next_round() -> None:
    table, _ = a_fight("shoggoth", "naga", "naga")
    rolls(table, "target 0", "dssss", "done", "miss", "miss", "miss")
    assert health_of(table) == 6
    rolls(table, "target 1", "dssss", "done", "miss", "miss", "miss")
    assert health_of(table) == 6


# -- the Guardians' attack -----------------------------------------------------------------------------


@rule("KH-ARENA-40", "KH-ARENA-41", "KH-ARENA-44", "KH-ARENA-16")
def test_the_living_attack_from_the_top_with_one_die_each() -> None:
    table, arena = a_fight("sphinx", "valkyrie", "harpy")
    arena.slots = (2, 0, 2)
    rolls(table, "target 0", "ddddd")
    assert dice_awaited(table) == ("guardian", 1)
    assert (table.pending.rule, table.pending.seat) == ("KH-ARENA-41", 0)
    rolls(table, "hit", "critical")
    assert [(event["amount"], event["rule"]) for event in told(table, "hurt")] == [
        (2, "KH-BAT-33"),
        (4, "KH-BAT-34"),
    ]
    assert (health_of(table), table.pending.prompt) == (1, "target")


@rule("KH-ARENA-42", "KH-ARENA-43", "KH-ARENA-44")
def test_restore_moves_back_from_no_ability_and_is_else_a_miss() -> None:
    table, arena = a_fight("sphinx", "valkyrie", "harpy")
    arena.slots = (1, 2, 1)
    rolls(table, "target 0", "ddddd", "restore", "restore", "miss")
    assert arena.slots == (2, 2, 1)
    assert told(table, "moved_back") == [{"guardian": "sphinx", "slot": 0, "rule": "KH-ARENA-42"}]
    assert told(table, "guardian_missed") == [
        {"guardian": "valkyrie", "rule": "KH-ARENA-43"},
        {"guardian": "harpy", "rule": "KH-BAT-32"},
    ]
    assert health_of(table) == 7


@rule("KH-ARENA-18", "KH-GAP-46")
def test_the_fight_goes_on_while_both_sides_stand() -> None:
    table, _ = a_fight("sphinx", "valkyrie", "harpy")
    rolls(table, "target 0", "ddddd", "hit", "hit", "miss")
    assert health_of(table) == 2
    assert offered(table) == ["target 0", "target 1", "target 2"]
    for answer in ("end", "decline"):
        assert refusal(table, answer) == ("KH-ARENA-23",)


# -- victory -------------------------------------------------------------------------------------------


@rule("KH-ARENA-45", "KH-ARENA-46", "KH-ARENA-47", "KH-ARENA-48", "KH-ARENA-18")
def test_a_victory_brings_artifact_token_and_temple_and_no_cards() -> None:
    table, arena = a_fight("valkyrie", "harpy", "naga", rewards=("healing_potion",))
    arena.slots = (0, 0, 1)
    hero(table).health = 3
    table._run(arena.fighting_round(table))
    rolls(table, "gdddd", "hit 2")

    who = hero(table)
    assert (who.place, who.arenas) == ("C4", ("slavic",))
    assert table.state.arenas == {}
    assert told(table, "gained_artifact") == [
        {"who": "heracles", "artifact": "dar_zoru", "rule": "KH-ARENA-45"},
    ]
    assert told(table, "won_arena") == [{"who": "heracles", "arena": "slavic", "rule": "KH-ARENA-47"}]
    assert told(table, "drew_rewards") == []
    assert (table.pending.rule, table.pending.seat) == ("KH-ARENA-48", 0)
    play(table, "build attack")
    assert who.temples == (Temple("C4", "attack"),)
    assert told(table, "built")[0]["rule"] == "KH-ARENA-48"
    assert (table.state.turn, who.health) == (1, 3)


@rule("KH-GAP-50")
def test_no_potion_once_the_last_guardian_fell() -> None:
    table, arena = a_fight("valkyrie", "harpy", "naga", rewards=("healing_potion",))
    arena.slots = (0, 0, 1)
    hero(table).health = 3
    table._run(arena.fighting_round(table))
    rolls(table, "gdddd", "hit 2")
    assert table.pending.prompt == "build"  # the fight was over at once


@rule("KH-GAP-43")
@pytest.mark.parametrize("temple", ["build health", "build attack"])
def test_dying_with_the_last_guardian_is_a_victory(temple: str) -> None:
    table, arena = a_fight("lisovyk", "sphinx", "sphinx", rewards=("healing_potion",))
    arena.slots = (2, 0, 0)
    hero(table).health = 1
    table._run(arena.fighting_round(table))
    rolls(table, "gsddd", "critical 0")

    assert health_of(table) == 0
    assert offered(table) == BUILDING  # the reward, and no time for cards
    play(table, temple)
    who = hero(table)
    assert (who.place, who.health, who.arenas) == ("greek", who.max_health, ("slavic",))
    assert [t.tile for t in who.temples] == ["C4"]
    assert told(table, "went_home") == [{"who": "heracles", "rule": "KH-GAP-43"}]
    assert told(table, "lost_arena") == []
    assert table.state.turn == 1


@rule("KH-GAP-43", "KH-ARENA-46")
def test_whoever_wins_with_his_last_health_stays_and_may_play_cards() -> None:
    table, arena = a_fight("lisovyk", "sphinx", "sphinx", rewards=("healing_potion",))
    arena.slots = (2, 0, 0)
    hero(table).health = 2
    table._run(arena.fighting_round(table))
    rolls(table, "gsddd", "critical 0")
    assert offered(table) == [*BUILDING, "reward healing_potion"]
    play(table, "decline")
    assert (hero(table).place, health_of(table)) == ("C4", 1)
    assert told(table, "went_home") == []


@rule("KH-GAP-43")
def test_dying_by_thorns_before_the_last_guardian_falls_is_a_defeat() -> None:
    table, arena = a_fight("lisovyk", "sphinx", "sphinx")
    hero(table).health = 1
    rolls(table, "target 0", "gsddd", "critical 0")
    assert arena.slots == (0, 2, 2)
    assert [event["who"] for event in told(table, "lost_arena")] == ["heracles"]


# -- defeat and visitors -------------------------------------------------------------------------------


@rule("KH-ARENA-49", "KH-ARENA-50", "KH-ARENA-51", "KH-ARENA-52", "KH-ARENA-18", "KH-GAP-50")
def test_a_defeat_leaves_mat_artifact_and_token_for_others() -> None:
    table, _ = a_fight("valkyrie", "harpy", "naga", rewards=("healing_potion",))
    hero(table).health = 3
    rolls(table, "target 0", "ddddd", "hit")

    # the Harpy and the Naga need not roll, and no potion helps
    mat = table.state.arenas["slavic"]
    assert (mat.tile, mat.artifact, mat.seat, mat.guardians) == ("C4", "dar_zoru", NOBODY, ())
    who = hero(table)
    assert (who.place, who.health, who.arenas, who.artifacts) == ("greek", 7, (), ())
    assert told(table, "lost_arena") == [{"who": "heracles", "arena": "slavic", "rule": "KH-ARENA-51"}]
    assert told(table, "went_home") == [{"who": "heracles", "rule": "KH-ARENA-52"}]
    assert table.state.turn == 1


@rule("KH-ARENA-53", "KH-ARENA-54", "KH-ARENA-55", "KH-GAP-52")
def test_a_visitor_meets_new_opponents_and_fights_in_the_same_turn() -> None:
    # given an Arena that Heracles lost, and Sigurd, who has an Arena token, next to it
    table, _ = a_fight("valkyrie", "harpy", "naga")
    hero(table).health = 3
    rolls(table, "target 0", "ddddd", "hit")
    hero(table, 1).arenas = ("greek",)
    stand(table, 1, "C3")
    turn_of(table, 1)

    # when he comes there
    play(table, "move C4")

    # then he is inside without a choice, three dice bring opponents, B-side up for him
    assert dice_awaited(table) == ("hero", 3)
    assert (table.pending.rule, table.pending.seat) == ("KH-ARENA-09", 1)
    assert (hero(table, 1).place, table.state.arenas["slavic"].seat) == (ARENA, 1)
    assert told(table, "entered_arena") == [{"who": "sigurd", "arena": "slavic", "rule": "KH-ARENA-07"}]
    rolls(table, "sse")
    mat = table.state.arenas["slavic"]
    assert (mat.guardians, mat.side) == (("lisovyk", "lisovyk", "sphinx"), "b")

    # and the fight follows at once
    assert offered(table) == ["target 0", "target 1", "target 2"]
    assert table.pending.seat == 1
    arena_of(table).slots = (0, 0, 1)
    rolls(table, "target 2", "ndddd", "hit 2")
    assert hero(table, 1).arenas == ("greek", "slavic")
    assert [item.card for item in hero(table, 1).artifacts] == ["dar_zoru"]
    assert hero(table, 1).place == "C4"


@rule("KH-ARENA-53", "KH-GAP-52")
def test_the_loser_may_come_back_and_lose_again() -> None:
    table, _ = a_fight("valkyrie", "harpy", "naga")
    hero(table).health = 3
    rolls(table, "target 0", "ddddd", "hit")
    stand(table, 0, "C3")
    turn_of(table)
    rolls(table, "move C4", "nnn")
    assert table.state.arenas["slavic"].side == "a"
    rolls(table, "target 0", "ddddd", "critical", "hit")
    assert hero(table).place == "greek"
    assert table.state.arenas["slavic"].seat == NOBODY


@rule("KH-GAP-53", "KH-MOVE-06")
def test_a_hero_in_an_arena_is_out_of_reach_and_blocks_only_his_tile() -> None:
    # given Heracles in an Arena on C4, with a Temple and cards, and Sigurd beside it
    table, _ = a_fight("valkyrie", "harpy", "naga", rewards=("gold_1",))
    give(table, temples=(("B3", "attack"),))
    give(table, 1, secrets=("trap", "vandalism", "voodoo_doll"), artifacts=("flute_of_chaos", "mask_of_loki"))
    stand(table, 1, "C3")
    turn_of(table, 1)

    # then nothing aims at him, but his Temple can be destroyed
    assert offered(table, "secret") == ["secret vandalism B3"]
    assert offered(table, "use") == []
    for answer in ("secret trap heracles", "secret voodoo_doll heracles", "use mask_of_loki heracles"):
        assert refusal(table, answer) == ("KH-GAP-53",)

    # and nobody ends a movement on his tile
    assert "move C4" not in offered(table)
    assert refusal(table, "move C4") == ("KH-MOVE-06",)
    hero(table, 1).artifacts = ()
    turn_of(table, 1)
    assert "move C5" in offered(table)  # past it, if not onto it


@rule("KH-GAP-53")
def test_a_hero_in_an_arena_may_answer_with_a_doppelganger() -> None:
    table, _ = a_fight("valkyrie", "harpy", "naga")
    give(table, secrets=("doppelganger",), temples=(("B3", "attack"),))
    give(table, 1, secrets=("vandalism",))
    stand(table, 1, "C3")
    turn_of(table, 1)
    play(table, "secret vandalism B3")
    assert table.pending.seat == 0
    play(table, "secret doppelganger")
    assert hero(table).temples == (Temple("B3", "attack"),)
