"""Heracles in the Slavic Arena, as the book tells it (KH-EX-16 to 26, KH-GAP-48)."""

from __future__ import annotations

from mythwright.games.king_of_the_hill.box import HillTable
from mythwright.games.king_of_the_hill.rules.mat import path_counts
from mythwright.games.king_of_the_hill.state import ARENA, ArenaMat, Temple
from tests.games.king_of_the_hill.given import (
    a_quest,
    a_table,
    give,
    hero,
    offered,
    play,
    rewards_on_top,
    told,
    turn_of,
)
from tests.games.king_of_the_hill.given_fights import a_fight, arena_of, dice_awaited, health_of, rolls
from tests.marks import rule

POTION = "reward healing_potion"


def the_setup() -> HillTable:
    """Heracles has drawn Tryglav in a Slavic village and waits for the dice; two potions in hand."""
    table = a_table("heracles", "sigurd")
    rewards_on_top(table, "healing_potion")
    a_quest(table, "tryglav")
    give(table, rewards=("healing_potion",))
    return table


@rule("KH-EX-16", "KH-ARENA-23", "KH-ARENA-24")
def test_lisovyk_in_the_bottom_slot_is_named_first() -> None:
    table, arena = a_fight("harpy", "naga", "lisovyk")
    play(table, "target 2")
    assert arena.target == 2
    assert told(table, "aimed") == [
        {"who": "heracles", "guardian": "lisovyk", "slot": 2, "rule": "KH-ARENA-24"},
    ]


@rule("KH-EX-17", "KH-ARENA-02", "KH-ARENA-05", "KH-ARENA-06", "KH-ARENA-07", "KH-ARENA-08")
def test_tryglav_sends_heracles_to_the_slavic_arena() -> None:
    table = the_setup()
    assert table.state.arenas == {"slavic": ArenaMat("C4", "dar_zoru", 0)}
    assert "dar_zoru" not in table.state.artifact_decks["slavic"]
    assert hero(table).place == ARENA
    assert told(table, "discarded_god") == [{"god": "tryglav", "rule": "KH-ARENA-08"}]
    assert "tryglav" not in table.state.god_decks["slavic"]


@rule("KH-EX-18", "KH-ARENA-09", "KH-ARENA-10", "KH-ARENA-11", "KH-ARENA-14")
def test_three_dice_choose_valkyrie_harpy_and_naga() -> None:
    table = the_setup()
    assert dice_awaited(table) == ("hero", 3)
    rolls(table, "ngh")
    assert table.state.arenas["slavic"].guardians == ("valkyrie", "harpy", "naga")
    assert told(table, "met_opponents") == [
        {"who": "heracles", "guardians": ("valkyrie", "harpy", "naga"), "side": "a", "rule": "KH-ARENA-11"},
    ]
    assert (table.state.turn, table.pending.seat) == (1, 1)  # Heracles' turn is over


@rule(
    "KH-EX-19",
    "KH-EX-20",
    "KH-EX-21",
    "KH-EX-22",
    "KH-EX-23",
    "KH-EX-24",
    "KH-EX-25",
    "KH-GAP-48",
    "KH-GAP-47",
)
def test_five_fighting_rounds() -> None:
    table = the_setup()
    rolls(table, "ngh")
    turn_of(table, 0)
    arena = arena_of(table)
    tale = [  # answers; the dice that were rolled; Heracles' Health; the slots of Valkyrie, Harpy and Naga
        (["target 0"], ["ghdde", "evade 1", "evade 2", "miss"], 5, 4, (2, 2, 2)),
        (
            ["reward healing_potion", "target 0"],
            ["nggee", "critical 0", "hit 1", "restore", "hit"],
            5,
            6,
            (0, 2, 2),
        ),
        (["fight_on", "target 1"], ["denn", "hit", "hit"], 4, 3, (0, 2, 2)),
        (
            ["reward healing_potion", "target 2"],
            ["ggndd", "hit 2", "hit 1", "critical", "miss"],
            5,
            2,
            (0, 1, 1),
        ),
        (["target 1"], ["neggg", "critical 1", "hit 2"], 5, 2, (0, 0, 0)),
    ]
    for aim, answers, dice, health, slots in tale:
        rolls(table, *aim)
        assert dice_awaited(table) == ("hero", dice)
        rolls(table, *answers)
        assert (health_of(table), arena.slots) == (health, slots)
    amounts = [event["amount"] for event in told(table, "hurt")]
    assert amounts == [3, 1, 2, 1, 4]
    assert [event["left"] for event in told(table, "healed")] == [7, 6]


@rule("KH-EX-19", "KH-ARENA-27", "KH-ARENA-36", "KH-ARENA-41")
def test_round_one_two_evades_and_battle_fury() -> None:
    table, _ = a_fight("valkyrie", "harpy", "naga")
    rolls(table, "target 0", "ghdde", "evade 1", "evade 2")
    assert dice_awaited(table) == ("guardian", 1)  # for the Valkyrie alone
    play(table, "miss")
    assert health_of(table) == 4
    assert table.pending.prompt == "target"


@rule("KH-EX-20", "KH-EX-23", "KH-ARENA-17")
def test_a_potion_gives_three_health_back_at_the_end_of_a_round() -> None:
    table, arena = a_fight("valkyrie", "harpy", "naga", rewards=("healing_potion",))
    rolls(table, "target 0", "ghdde", "evade 1", "evade 2", "miss")
    assert offered(table) == ["reward healing_potion", "fight_on"]
    play(table, "reward healing_potion")
    assert health_of(table) == 7
    assert arena.slots == (2, 2, 2)


@rule("KH-EX-21", "KH-ARENA-30", "KH-ARENA-31", "KH-ARENA-42")
def test_round_two_a_critical_hit_a_hit_and_a_restore() -> None:
    table, arena = a_fight("valkyrie", "harpy", "naga")
    rolls(table, "target 0", "nggee", "critical 0")
    assert arena.slots == (0, 2, 2)
    play(table, "hit 1")
    assert arena.slots == (0, 1, 2)
    play(table, "restore")
    assert arena.slots == (0, 2, 2)
    play(table, "hit")
    assert health_of(table) == 6


@rule("KH-EX-22", "KH-ARENA-38")
def test_round_three_the_harpy_takes_a_die_and_nothing_hits() -> None:
    table, _ = a_fight("harpy", "naga")
    play(table, "target 0")
    assert dice_awaited(table) == ("hero", 4)
    rolls(table, "denn")
    assert dice_awaited(table) == ("guardian", 1)
    play(table, "hit", "hit")
    assert health_of(table) == 4


@rule("KH-EX-24", "KH-ARENA-25", "KH-ARENA-35")
def test_round_four_the_target_is_struck_before_the_harpy() -> None:
    table, arena = a_fight("harpy", "naga")
    rolls(table, "target 1", "ggndd")
    assert offered(table) == ["evade 0", "hit 1", "done"]
    play(table, "hit 1", "hit 0")
    assert arena.slots == (1, 1)
    play(table, "critical", "miss")
    assert health_of(table) == 3


@rule("KH-EX-25", "KH-ARENA-28", "KH-ARENA-32", "KH-ARENA-37", "KH-GAP-49")
def test_round_five_two_greek_runes_are_a_critical_hit_on_the_harpy() -> None:
    table, arena = a_fight("harpy", "naga")
    arena.slots = (1, 1)
    play(table, "target 0")
    assert dice_awaited(table) == ("hero", 5)
    rolls(table, "neggg", "critical 0", "hit 1")
    assert arena.slots == (0, 0)
    assert [event["guardian"] for event in told(table, "defeated")] == ["harpy", "naga"]
    assert told(table, "won_arena") == [{"who": "heracles", "arena": "slavic", "rule": "KH-ARENA-47"}]
    assert health_of(table) == 7


@rule("KH-EX-26", "KH-ARENA-45", "KH-ARENA-46", "KH-ARENA-47", "KH-ARENA-48", "KH-PATH-03")
def test_the_victory_is_half_the_path_of_the_champion() -> None:
    table, arena = a_fight("harpy", "naga")
    arena.slots = (1, 1)
    rolls(table, "target 0", "neggg", "hit 0", "hit 1")
    who = hero(table)
    assert (who.place, who.arenas) == ("C4", ("slavic",))
    assert [item.card for item in who.artifacts] == ["dar_zoru"]
    assert path_counts(table.box, who)["champion"] == (1, 2)
    assert table.state.arenas == {}
    play(table, "build attack")
    assert who.temples == (Temple("C4", "attack"),)
    assert table.state.turn == 1
