"""Discovery: what waits on the tile where the movement ended (KH-DISC, KH-GAP-24)."""

from __future__ import annotations

from pathlib import Path

import pytest

from mythwright.core.flow import Ask, Roll
from mythwright.games.king_of_the_hill.box import HillTable
from mythwright.games.king_of_the_hill.state import ARENA, ArenaMat, Lone
from tests.games.king_of_the_hill.given import (
    a_quest,
    a_table,
    give,
    god_on_top,
    hero,
    kinds,
    offered,
    play,
    rewards_on_top,
    stand,
    told,
    turn_of,
    village,
)
from tests.marks import rule


def found(table: HillTable, tile: str, rune: str, god: str) -> HillTable:
    """Heracles walks from his camp to a village of this rune, and this god waits."""
    village(table, tile, rune)
    god_on_top(table, god)
    play(table, f"move {tile}")
    return table


def asked(table: HillTable) -> tuple[int, str, str]:
    assert isinstance(table.pending, Ask)
    return table.pending.seat, table.pending.prompt, table.pending.rule


@rule("KH-DISC-01", "KH-DISC-02", "KH-DISC-03")
def test_the_village_is_turned_up_kept_and_the_hero_stands_on_its_tile() -> None:
    table = a_table()
    hero(table).villages = ("slavic",)
    table.revealed = False
    found(table, "B3", "norse", "odin")
    assert told(table, "discovered") == [
        {"who": "heracles", "tile": "B3", "rune": "norse", "rule": "KH-DISC-01"},
    ]
    assert "B3" not in table.state.villages
    assert (hero(table).place, hero(table).villages) == ("B3", ("norse", "slavic"))
    assert (hero(table).villages_found, table.revealed) == (1, True)


@rule("KH-DISC-04", "KH-EX-04", "KH-DISC-02")
def test_an_own_village_gives_three_reward_cards() -> None:
    table = a_table()
    village(table, "A3", "greek")
    play(table, "scout A3")
    rewards_on_top(table, "gold_1", "gold_2", "gold_3", "dark_rune")
    god_on_top(table, "artemis")
    play(table, "move A3")
    assert told(table, "drew_rewards") == [{"who": "heracles", "number": 3, "rule": "KH-DISC-04"}]
    assert (hero(table).rewards, hero(table).villages) == (("gold_1", "gold_2", "gold_3"), ("greek",))
    assert (hero(table).place, hero(table).known) == ("A3", ())


@rule("KH-DISC-05")
@pytest.mark.parametrize(("rune", "god"), [("norse", "odin"), ("dark", "dagon"), ("hindu", "agni")])
def test_any_other_village_gives_one(rune: str, god: str) -> None:
    table = found(a_table(), "A3", rune, god)
    assert told(table, "drew_rewards") == [{"who": "heracles", "number": 1, "rule": "KH-DISC-05"}]
    assert len(hero(table).rewards) == 1


@rule("KH-DISC-06")
def test_a_hand_has_no_limit() -> None:
    table = a_table()
    give(table, rewards=["gold_1"] * 10 + ["healing_potion"] * 11)
    found(table, "A3", "greek", "artemis")
    assert len(hero(table).rewards) == 24
    assert isinstance(table.pending, Roll)


@rule("KH-DISC-01", "KH-QUEST-01")
def test_the_god_of_the_villages_rune_follows() -> None:
    table = found(a_table(), "A3", "egyptian", "horus")
    assert told(table, "drew_god") == [{"who": "heracles", "god": "horus", "rule": "KH-QUEST-01"}]
    assert "horus" not in table.state.god_decks["egyptian"]
    assert len(table.state.god_decks["egyptian"]) == 5
    assert all(len(deck) == 6 for rune, deck in table.state.god_decks.items() if rune != "egyptian")


@rule("KH-GAP-34")
@pytest.mark.parametrize(("had", "cards"), [((), [1, 1]), (("norse",), [1]), (("slavic",), [1, 1])])
def test_the_fern_flower_gives_one_more_for_a_new_kind(had: tuple[str, ...], cards: list[int]) -> None:
    table = a_table()
    give(table, artifacts=["fern_flower"])
    hero(table).villages = had
    found(table, "A3", "norse", "odin")
    drawn = told(table, "drew_rewards")
    assert [event["number"] for event in drawn] == cards
    assert drawn[-1]["rule"] == ("KH-GAP-34" if len(cards) == 2 else "KH-DISC-05")


@rule("KH-GAP-34", "KH-DISC-05")
def test_without_the_flower_a_new_kind_gives_nothing_more() -> None:
    table = found(a_table(), "A3", "norse", "odin")
    assert len(told(table, "drew_rewards")) == 1


# -- tiles without a village -----------------------------------------------------------------------------


@rule("KH-GAP-24", "KH-TEMPLE-10")
def test_on_an_empty_tile_a_temple_may_be_built_and_the_turn_ends() -> None:
    table = turn_of(a_table())
    table.state.villages.pop("A3")
    play(table, "move A3")
    assert asked(table) == (0, "build", "KH-TEMPLE-10")
    assert kinds(table) == {"build", "decline"}
    play(table, "build health")
    assert told(table, "built") == [
        {"who": "heracles", "tile": "A3", "kind": "health", "rule": "KH-TEMPLE-10"},
    ]
    assert (table.state.turn, told(table, "drew_god")) == (1, [])


@rule("KH-GAP-24")
@pytest.mark.parametrize("owner", [0, 1])
def test_on_a_tile_with_a_temple_nothing_happens(owner: int) -> None:
    table = a_table()
    give(table, owner, temples=[("A3", "health")])
    turn_of(table)
    play(table, "move A3")
    assert table.state.turn == 1
    assert {event.kind for event in table.log or ()} & {"discovered", "drew_god", "built"} == set()


@rule("KH-GAP-24", "KH-BAT-48", "KH-GAP-44")
def test_a_lone_guardian_may_be_fought_or_left_alone() -> None:
    table = a_table()
    table.state.villages.pop("A3")
    table.state.guardians["A3"] = Lone("valkyrie", "odin")
    play(table, "move A3")
    assert (asked(table), offered(table)) == ((0, "meet", "KH-BAT-48"), ["fight", "decline"])

    other = table.copy()
    play(other, "decline")
    assert (other.state.turn, told(other, "battle_began")) == (1, [])

    play(table, "fight")
    assert [event["guardian"] for event in told(table, "battle_began")] == ["valkyrie"]
    assert table.pending == Roll("hero", 5, "read", "KH-BAT-17", 0)


@rule("KH-GAP-44")
def test_a_house_rule_forces_the_battle_on_arrival(tmp_path: Path) -> None:
    layer = tmp_path / "forced.toml"
    layer.write_text("[house]\nguardian_on_arrival_forced = true\n", encoding="utf-8")
    table = a_table(layers=[str(layer)])
    table.state.villages.pop("A3")
    table.state.guardians["A3"] = Lone("valkyrie", "odin")
    play(table, "move A3")
    assert table.pending == Roll("hero", 5, "read", "KH-BAT-17", 0)


@rule("KH-GAP-24", "KH-ARENA-54")
def test_a_free_arena_starts_at_once() -> None:
    table = a_table()
    table.state.villages.pop("A3")
    table.state.arenas["norse"] = ArenaMat(tile="B3", artifact="gauntlet_of_tyr")
    table.state.arenas["dark"] = ArenaMat(tile="A3", artifact="yellow_sign")
    play(table, "move A3")
    assert told(table, "entered_arena") == [{"who": "heracles", "arena": "dark", "rule": "KH-ARENA-07"}]
    assert table.pending == Roll("hero", 3, "opponents", "KH-ARENA-09", 0)
    assert hero(table).place == ARENA


@rule("KH-GAP-24", "KH-MOVE-01")
def test_an_arrival_ends_what_lasted_until_the_next_movement() -> None:
    table = a_table()
    hero(table).lasting = ("noose_of_varuna",)
    table.state.villages.pop("A3")
    play(table, "move A3")
    assert hero(table).lasting == ()
    assert [event["card"] for event in told(table, "lifted")] == ["noose_of_varuna"]


@rule("KH-DISC-03", "KH-QUEST-01")
def test_other_heroes_keep_their_places_and_villages() -> None:
    table = a_table()
    stand(table, 1, "E6")
    a_quest(table, "odin", tile="C4")
    assert (hero(table, 1).place, hero(table, 1).villages, hero(table, 1).villages_found) == ("E6", (), 0)
