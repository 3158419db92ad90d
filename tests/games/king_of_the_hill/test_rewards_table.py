"""The table of rewards: what Quest, Battle, Mission and Arena give, and in which order (KH-REWARD)."""

from __future__ import annotations

from pathlib import Path

import pytest

from mythwright.games.king_of_the_hill.box import HillTable
from mythwright.games.king_of_the_hill.rules.missions import take_mission
from mythwright.games.king_of_the_hill.rules.triumph import Triumph
from mythwright.games.king_of_the_hill.state import Hero, Item, Temple
from tests.games.king_of_the_hill.given import (
    a_quest,
    a_table,
    give,
    hero,
    offered,
    play,
    stand,
    told,
    turn_of,
    under_way,
)
from tests.games.king_of_the_hill.given_fights import a_duel, a_fight, rolls
from tests.marks import rule

BUILDING = ["build health", "build attack", "build rewards", "build secrets", "build market"]


def gains(who: Hero) -> tuple[list[str], int, int, int]:
    """Artifacts, Reward cards, Secret cards and Arena tokens."""
    return [item.card for item in who.artifacts], len(who.rewards), len(who.secrets), len(who.arenas)


@rule("KH-REWARD-01")
@pytest.mark.parametrize(("tries", "rewards"), [(1, 1), (2, 0), (3, 0)])
def test_a_quest_gives_artifact_temple_and_a_card_for_the_first_try(tries: int, rewards: int) -> None:
    table = a_table("arjuna", "sigurd")
    a_quest(table, "thor")
    hero(table).rewards = ()
    for _ in range(tries - 1):
        rolls(table, "ddddd", "keep")
    rolls(table, "nnndd")
    assert gains(hero(table)) == (["mjolnir"], rewards, 0, 0)
    assert told(table, "gained_artifact") == [{"who": "arjuna", "artifact": "mjolnir", "rule": "KH-QUEST-11"}]
    drawn = [event for event in told(table, "drew_rewards") if event["rule"] == "KH-QUEST-15"]
    assert drawn == [{"who": "arjuna", "number": 1, "rule": "KH-QUEST-15"}] * rewards
    assert offered(table, "build") == BUILDING
    assert (table.pending.rule, table.pending.prompt) == ("KH-QUEST-17", "build")


@rule("KH-REWARD-02")
@pytest.mark.parametrize(("side", "rewards"), [("a", 1), ("b", 2)])
def test_a_battle_gives_artifact_temple_and_cards_by_side(side: str, rewards: int) -> None:
    table, battle = a_duel("valkyrie", side=side)
    artifact = table.box.gods[table.state.guardians["C4"].god].artifact
    battle.health = 1
    rolls(table, "hdddd")
    assert gains(hero(table)) == ([artifact], rewards, 0, 0)
    assert offered(table, "build") == BUILDING
    assert table.pending.rule == "KH-BAT-43"


@rule("KH-REWARD-03")
def test_a_mission_gives_artifact_and_four_cards_but_no_temple() -> None:
    table = a_table("arjuna", "sigurd")
    stand(table, 0, "C4")
    take_mission(table, 0, "horus")  # to stand next to the Hill
    turn_of(table)
    play(table, "mission horus 0")
    assert gains(hero(table)) == (["eye_of_horus"], 2, 2, 0)
    assert hero(table).temples == ()
    assert offered(table, "build") == []


@rule("KH-REWARD-04")
def test_an_arena_gives_artifact_temple_and_token_but_no_cards() -> None:
    table, arena = a_fight("valkyrie", "harpy", "naga", name="arjuna")
    arena.slots = (1, 0, 0)
    table._run(arena.fighting_round(table))
    rolls(table, "hdddd", "hit 0")
    assert gains(hero(table)) == (["dar_zoru"], 0, 0, 1)
    assert offered(table, "build") == BUILDING
    assert (table.pending.rule, table.pending.prompt) == ("KH-ARENA-48", "build")


# -- the order of a reward -----------------------------------------------------------------------------


def a_triumph(table: HillTable, *, standing: bool = True, kind: str = "battle") -> HillTable:
    """Seat 0 has just won Mjolnir on the tile where he stands."""
    table.state.turn = 0
    return under_way(table, Triumph(seat=0, artifact="mjolnir", rewards=1, kind=kind, standing=standing))


@rule("KH-GAP-57", "KH-GAP-71")
def test_cards_may_be_played_after_a_success_before_the_temple() -> None:
    table = a_table("arjuna", "sigurd", passing=(1,))
    give(table, secrets=("timewalk",), rewards=("healing_potion", "attack_potion"))
    stand(table, 0, "C4")
    hero(table).health = 3
    a_triumph(table)
    assert offered(table) == [*BUILDING, "decline", "secret timewalk", "reward healing_potion"]

    play(table, "reward healing_potion")
    assert hero(table).health == 6
    assert table.pending.prompt == "build"  # and back to the Temple
    play(table, "build attack")
    assert hero(table).temples == (Temple("C4", "attack"),)
    assert table.state.turn == 1


@rule("KH-GAP-43")
def test_the_fallen_build_but_play_no_cards() -> None:
    table = a_table("arjuna", "sigurd")
    give(table, secrets=("timewalk",))
    stand(table, 0, "C4")
    a_triumph(table, standing=False)
    assert offered(table) == [*BUILDING, "decline"]


@rule("KH-GAP-54")
def test_where_nothing_can_be_built_and_nothing_played_nobody_is_asked() -> None:
    table = a_table("arjuna", "sigurd")
    stand(table, 0, "C4")
    give(table, 1, temples=(("C4", "attack"),))
    table.state.reward_deck = ("gold_1",)
    a_triumph(table)
    assert table.state.turn == 1
    assert [item.card for item in hero(table).artifacts] == ["mjolnir"]


@rule("KH-GAP-54", "KH-GAP-71")
def test_where_nothing_can_be_built_cards_may_still_be_played() -> None:
    table = a_table("arjuna", "sigurd")
    stand(table, 0, "C4")
    give(table, secrets=("timewalk",))
    give(table, 1, temples=(("C4", "attack"),))
    a_triumph(table)
    assert offered(table) == ["decline", "secret timewalk"]

    # the fallen have not even that
    table = a_table("arjuna", "sigurd")
    stand(table, 0, "C4")
    give(table, secrets=("timewalk",))
    give(table, 1, temples=(("C4", "attack"),))
    a_triumph(table, standing=False)
    assert table.pending.prompt != "build"


@rule("KH-GAP-54", "KH-TEMPLE-01")
def test_a_temple_is_an_offer_unless_the_house_says_otherwise(tmp_path: Path) -> None:
    layer = tmp_path / "house.toml"
    layer.write_text("[house]\nmust_build = true\n", encoding="utf-8")
    for layers, ending in (((), ["decline"]), ((str(layer),), [])):
        table = a_table("arjuna", "sigurd", layers=layers)
        stand(table, 0, "C4")
        table.state.reward_deck = ("gold_1",)
        a_triumph(table)
        assert offered(table) == [*BUILDING, *ending]

    # where nothing can be built there is nothing to insist on
    table = a_table("arjuna", "sigurd", layers=(str(layer),))
    stand(table, 0, "C4")
    give(table, secrets=("timewalk",))
    give(table, 1, temples=(("C4", "attack"),))
    a_triumph(table)
    assert offered(table) == ["decline", "secret timewalk"]


@rule("KH-GAP-60", "KH-ART-16")
def test_without_a_market_the_fourth_artifact_goes_after_the_temple() -> None:
    table = a_table("arjuna", "sigurd")
    give(table, artifacts=("aegis", "forge_hammer", "banner_of_vayu"))
    stand(table, 0, "C4")
    a_triumph(table)
    assert table.pending.prompt == "build"
    play(table, "build attack")
    assert offered(table) == [
        "drop aegis",
        "drop forge_hammer",
        "drop banner_of_vayu",
        "drop mjolnir",
    ]
    play(table, "drop aegis")
    assert (len(hero(table).artifacts), table.state.market) == (3, ("aegis",))


@rule("KH-GAP-60", "KH-ART-18")
def test_whoever_builds_the_market_now_may_keep_the_fourth() -> None:
    table = a_table("arjuna", "sigurd")
    give(table, artifacts=("aegis", "forge_hammer", "banner_of_vayu"))
    stand(table, 0, "C4")
    a_triumph(table)
    play(table, "build market")
    assert len(hero(table).artifacts) == 4
    assert table.state.turn == 1


@rule("KH-GAP-60", "KH-ART-16")
def test_with_a_market_the_fourth_artifact_goes_before_the_temple() -> None:
    table = a_table("arjuna", "sigurd")
    give(table, artifacts=("aegis", "forge_hammer", "banner_of_vayu"), temples=(("A1", "market"),))
    stand(table, 0, "C4")
    a_triumph(table)
    assert table.pending.prompt == "fourth_artifact"
    assert "sell mjolnir" in offered(table)
    play(table, "sell mjolnir")
    assert table.pending.prompt == "build"


@rule("KH-GAP-30", "KH-BAT-42")
def test_a_missing_artifact_is_made_good_with_cards() -> None:
    table = a_table("arjuna", "sigurd")
    give(table, 1, artifacts=("mjolnir",))
    stand(table, 0, "C4")
    a_triumph(table)
    assert gains(hero(table)) == ([], 3, 0, 0)  # two instead, and one for the Battle


@rule("KH-GAP-30")
def test_an_artifact_in_the_market_is_taken_from_there() -> None:
    table = a_table("arjuna", "sigurd")
    give(table, 1, artifacts=("mjolnir",))
    hero(table, 1).artifacts, table.state.market = (), ("mjolnir",)
    stand(table, 0, "C4")
    a_triumph(table)
    assert hero(table).artifacts == (Item("mjolnir", 0),)
    assert table.state.market == ()
