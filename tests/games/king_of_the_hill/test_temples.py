"""Temples: when and where they are built, what they give, and what a destroyed one costs (KH-TEMPLE)."""

from __future__ import annotations

from mythwright.games.king_of_the_hill.rules.mat import attack_value, never
from mythwright.games.king_of_the_hill.rules.temples import build, building, destroy, forbids_building
from mythwright.games.king_of_the_hill.state import Temple
from tests.games.king_of_the_hill.given import (
    a_battle,
    a_final,
    a_quest,
    a_table,
    an_arena,
    give,
    hero,
    kinds,
    offered,
    play,
    rewards_on_top,
    secrets_on_top,
    told,
    turn_of,
)
from tests.games.king_of_the_hill.given_cards import (
    a_layer,
    a_meeting,
    a_mission,
    asked,
    refusal,
    refused,
    uses_of,
)
from tests.marks import rule

ATHENA = "greek norse egyptian dark dark"
ALL_KINDS = ["build health", "build attack", "build rewards", "build secrets", "build market"]


def an_empty_tile(*heroes, tile="C3", **things):
    """Heracles has moved to an empty tile."""
    table = a_meeting(*heroes, at=["B3", "E6"], **things)
    table.state.villages.pop(tile)
    play(table, f"move {tile}")
    return table


# -- when and where ------------------------------------------------------------------------------------


@rule("KH-TEMPLE-01", "KH-TEMPLE-02")
def test_after_a_quest_a_temple_may_be_built_where_the_hero_stands():
    table = a_quest(a_table(), "athena", tile="C4")
    play(table, ATHENA)
    assert asked(table) == (0, "build", "KH-QUEST-17")
    assert offered(table) == [*ALL_KINDS, "decline"]

    play(table, "build attack")
    assert hero(table).temples == (Temple("C4", "attack"),)
    assert hero(table).temple_hand == ("attack", "attack", "health", "market", "rewards", "secrets")
    built = {"who": "heracles", "tile": "C4", "kind": "attack", "rule": "KH-QUEST-17"}
    assert told(table, "built") == [built]


@rule("KH-TEMPLE-01")
def test_after_a_defeated_guardian_a_temple_may_be_built():
    table = a_battle(a_table(), "harpy", tile="C5")
    play(table, "greek greek dark dark", "critical", "miss", "greek dark dark dark dark", "hit")
    assert asked(table) == (0, "build", "KH-BAT-43")
    play(table, "build health")
    assert hero(table).temples == (Temple("C5", "health"),)


@rule("KH-TEMPLE-01")
def test_after_a_passed_arena_a_temple_may_be_built():
    table = an_arena(a_table(), "naga", "naga", "naga", tile="C5")
    play(table, "target 0", "greek hindu greek hindu dark", "critical 0", "critical 1", "miss")
    play(table, "greek hindu dark dark dark", "critical 2")
    assert asked(table) == (0, "build", "KH-ARENA-48")
    play(table, "build health")
    assert hero(table).temples == (Temple("C5", "health"),)


@rule("KH-TEMPLE-01")
def test_without_a_success_there_is_no_temple():
    table = a_quest(a_table(), "athena")
    play(table, "dark dark dark dark dark", "give_up")
    assert refused(table, "build attack") == "KH-TEMPLE-01"
    play(table, "battle")
    assert told(table, "built") == []


@rule("KH-TEMPLE-03")
def test_the_builder_chooses_among_the_cards_in_hand():
    table = an_empty_tile(temples=[("A1", "market")])
    assert offered(table, "build") == ["build health", "build attack", "build rewards", "build secrets"]
    ruling = refusal(table, "build market")
    assert ruling.rule == "KH-TEMPLE-03"
    assert ruling.facts == {"kinds": ["attack", "health", "rewards", "secrets"]}


@rule("KH-TEMPLE-13")
def test_there_are_five_kinds_of_temple():
    table = an_empty_tile()
    assert offered(table, "build") == ALL_KINDS
    ruling = refusal(table, "build love")
    assert ruling.rule == "KH-TEMPLE-13"
    assert sorted(ruling.facts["kinds"]) == ["attack", "health", "market", "rewards", "secrets"]


# -- bonuses -------------------------------------------------------------------------------------------


@rule("KH-TEMPLE-04", "KH-TEMPLE-05")
def test_a_temple_of_health_gives_three_full_health():
    table = an_empty_tile()
    hero(table).health = 2
    play(table, "build health")
    assert (hero(table).health, hero(table).max_health) == (5, 10)
    assert told(table, "grew") == [{"who": "heracles", "amount": 3, "left": 5, "rule": "KH-TEMPLE-05"}]


@rule("KH-TEMPLE-04", "KH-TEMPLE-06")
def test_a_temple_of_attack_raises_the_attack_by_two():
    table = an_empty_tile()
    play(table, "build attack")
    assert attack_value(table.box, hero(table), never) == 7
    hand = hero(table)
    assert (hand.rewards, hand.secrets, hand.max_health) == ((), (), 7)


@rule("KH-TEMPLE-04", "KH-TEMPLE-07")
def test_a_temple_of_rewards_gives_two_reward_cards():
    table = an_empty_tile()
    rewards_on_top(table, "gold_3", "gold_1", "gold_2")
    play(table, "build rewards")
    assert hero(table).rewards == ("gold_1", "gold_3")
    assert told(table, "drew_rewards")[-1] == {"who": "heracles", "number": 2, "rule": "KH-TEMPLE-07"}


@rule("KH-TEMPLE-04", "KH-TEMPLE-08")
def test_a_temple_of_secrets_gives_two_secret_cards():
    table = an_empty_tile()
    secrets_on_top(table, "trap", "timewalk", "vandalism")
    play(table, "build secrets")
    assert hero(table).secrets == ("timewalk", "trap")
    assert told(table, "drew_secrets")[-1] == {"who": "heracles", "number": 2, "rule": "KH-TEMPLE-08"}


@rule("KH-TEMPLE-04", "KH-TEMPLE-09")
def test_a_market_gives_a_card_of_each_and_the_right_to_trade():
    table = an_empty_tile(artifacts=["aegis"])
    rewards_on_top(table, "gold_3", "gold_1")
    secrets_on_top(table, "trap", "timewalk")
    play(table, "build market")
    assert (hero(table).rewards, hero(table).secrets) == (("gold_3",), ("trap",))
    assert (
        told(table, "drew_rewards")[-1]["rule"] == told(table, "drew_secrets")[-1]["rule"] == "KH-TEMPLE-09"
    )

    turn_of(table)
    assert offered(table, "sell") == ["sell aegis"]


@rule("KH-TEMPLE-04", "KH-GAP-06", "KH-GAP-34")
def test_a_master_builder_with_an_anvil_gains_twice():
    # given Imhotep, hurt, with the Anvil of Svarog
    table = an_empty_tile("imhotep", "sigurd", artifacts=["anvil_of_svarog"])
    hero(table).health = 2
    rewards_on_top(table, "gold_2", "gold_1")

    # when he builds a Temple of Attack, he takes a card and recovers three
    play(table, "build attack")
    assert hero(table).rewards == ("gold_2",)
    assert told(table, "drew_rewards")[-1] == {"who": "imhotep", "number": 1, "rule": "KH-GAP-06"}
    assert told(table, "healed") == [{"who": "imhotep", "amount": 3, "left": 5, "rule": "KH-GAP-34"}]


# -- the empty tile ------------------------------------------------------------------------------------


@rule("KH-TEMPLE-10", "KH-GAP-55")
def test_a_turn_may_be_used_for_a_temple_on_an_empty_tile():
    table = an_empty_tile()
    assert asked(table) == (0, "build", "KH-TEMPLE-10")
    play(table, "build attack")
    assert told(table, "built")[-1] == {
        "who": "heracles",
        "tile": "C3",
        "kind": "attack",
        "rule": "KH-TEMPLE-10",
    }
    assert told(table, "drew_god") == []
    assert table.state.turn == 1


@rule("KH-GAP-54", "KH-TEMPLE-10")
def test_building_may_be_declined_and_the_turn_ends():
    table = an_empty_tile()
    play(table, "decline")
    assert hero(table).temples == ()
    assert table.state.turn == 1


@rule("KH-GAP-54")
def test_by_a_house_rule_it_must_be_built(tmp_path):
    layers = a_layer(tmp_path, "[house]\nmust_build = true\n")
    table = an_empty_tile(layers=layers)
    assert offered(table) == ALL_KINDS

    table = a_quest(a_table(layers=layers), "athena")
    play(table, ATHENA)
    assert kinds(table) == {"build"}


@rule("KH-GAP-55")
def test_any_number_of_turns_may_be_spent_like_this():
    table = an_empty_tile()
    play(table, "build attack")
    table.state.villages.pop("B2")
    turn_of(table)
    play(table, "move B2", "build attack")
    assert [temple.tile for temple in hero(table).temples] == ["C3", "B2"]


@rule("KH-GAP-55")
def test_nobody_builds_on_an_empty_tile_on_his_very_first_turn():
    # given Heracles on his first turn, and an empty tile beside his camp
    table = a_table()
    tile = table.box.near["greek"][0]
    table.state.villages.pop(tile)
    table.stack, hero(table).turns = [], 0
    turn_of(table)

    # when he goes there, then his turn is over
    play(table, f"move {tile}")
    assert table.pending.seat == 1


@rule("KH-GAP-55", "KH-GAP-21")
def test_the_hero_must_move_to_build():
    table = a_meeting(at=["B3", "E6"])
    assert refused(table, "build attack") == "KH-TEMPLE-01"
    assert refused(table, "move B3") == "KH-GAP-21"


@rule("KH-GAP-54")
def test_a_tile_holds_one_temple_at_most():
    # given Sigurd's Temple where Heracles goes
    table = a_meeting(at=["B3", "E6"], secrets=["timewalk"])
    give(table, 1, temples=[("C3", "attack")])
    play(table, "move C3")
    assert asked(table) == (0, "end_turn", "KH-TURN-09")
    ruling = refusal(table, "build attack")
    assert (ruling.rule, ruling.facts) == ("KH-GAP-54", {"tile": "C3"})


@rule("KH-GAP-54", "KH-HERO-04", "KH-GAP-82")
def test_what_forbids_a_temple():
    table = a_table()
    assert forbids_building(table, 0, "C3") is None
    hand = hero(table).temple_hand

    hero(table).temple_hand = ()
    assert forbids_building(table, 0, "C3").rule == "KH-SETUP-11"
    assert building(table, 0) == []

    hero(table).temple_hand = hand
    hero(table).temples = tuple(Temple(f"A{n}", "attack") for n in range(1, 5))
    assert forbids_building(table, 0, "C3") is None
    hero(table).temples += (Temple("B1", "attack"),)
    ruling = forbids_building(table, 0, "C3")
    assert (ruling.rule, ruling.facts) == ("KH-SETUP-11", {"needs": 1, "has": 0})

    a_final(table)
    ruling = forbids_building(table, 0, "C3")
    assert (ruling.rule, ruling.facts) == ("KH-GAP-82", {"who": "heracles"})


@rule("KH-GAP-55", "KH-GAP-82")
def test_no_temple_in_the_final_battle():
    table = a_final(a_table())
    hero(table).place = "A1"
    give(table, 0, secrets=["timewalk"])
    turn_of(table, 0)
    assert "build" not in kinds(table)
    assert refused(table, "build attack") == "KH-GAP-82"


# -- before and after the Temple -----------------------------------------------------------------------


@rule("KH-SECRET-01", "KH-GAP-71", "KH-TEMPLE-10")
def test_cards_come_before_the_temple_on_an_empty_tile():
    # given Heracles beside a Temple of Rewards, on an empty tile
    table = a_meeting(at=["B3", "E6"], secrets=["false_prophet"], rewards=["healing_potion"])
    give(table, 1, temples=[("C2", "rewards")])
    hero(table).health = 1
    table.state.villages.pop("C3")
    play(table, "move C3")
    assert kinds(table) == {"build", "decline", "secret", "reward"}

    # when he plays his cards, he is asked again and may still build
    play(table, "reward healing_potion", "secret false_prophet C2 rewards")
    assert asked(table) == (0, "build", "KH-TEMPLE-10")
    assert len(hero(table).rewards) == 2
    play(table, "build attack")
    assert hero(table).temples == (Temple("C3", "attack"),)


@rule("KH-TEMPLE-10", "KH-GAP-69")
def test_a_new_faith_with_the_last_token_leaves_nothing_to_build():
    temples = [("A1", "attack"), ("A2", "attack"), ("A3", "health"), ("A4", "secrets")]
    table = a_meeting(at=["B3", "E6"], secrets=["new_faith"], temples=temples)
    give(table, 1, temples=[("C2", "rewards")])
    table.state.villages.pop("C3")
    play(table, "move C3", "secret new_faith C2 attack")
    assert len(hero(table).temples) == 5
    assert table.state.turn == 1


@rule("KH-TEMPLE-11", "KH-TEMPLE-12", "KH-GAP-57")
def test_after_building_only_missions_are_left():
    # given Heracles with cards, an artifact, a Market and Thor's mission: two Temples
    table = a_meeting(
        at=["B3", "E6"],
        secrets=["timewalk", "timewalk"],
        rewards=["healing_potion", "gold_1"],
        artifacts=["lyre_of_delphi"],
        temples=[("A1", "market")],
    )
    a_mission(table, "thor")
    hero(table).health = 1
    table.state.villages.pop("C3")
    play(table, "move C3")
    assert {"secret", "reward", "use", "sell"} <= kinds(table)

    # when he has built, nothing but the mission is on offer
    play(table, "build attack")
    assert asked(table) == (0, "end_turn", "KH-TURN-09")
    assert offered(table) == ["mission thor 0", "end"]
    assert refused(table, "secret timewalk") == "KH-TEMPLE-11"
    assert refused(table, "reward healing_potion") == "KH-TEMPLE-12"
    assert refused(table, "use lyre_of_delphi") == "KH-GAP-57"
    assert refused(table, "sell lyre_of_delphi") == "KH-GAP-57"

    # and it may be completed
    play(table, "mission thor 0")
    assert list(uses_of(table)) == ["lyre_of_delphi", "mjolnir"]
    assert table.state.turn == 1


@rule("KH-GAP-57")
def test_the_reward_comes_before_the_temple():
    table = a_quest(a_table(), "athena")
    play(table, ATHENA)
    assert list(uses_of(table)) == ["aegis"]
    assert told(table, "drew_rewards")[-1]["rule"] == "KH-QUEST-15"  # for the first try
    assert asked(table)[1] == "build"


@rule("KH-TEMPLE-11")
def test_the_ban_ends_with_the_turn():
    table = a_meeting(at=["B3", "E6"], secrets=["timewalk"])
    table.state.villages.pop("C3")
    play(table, "move C3", "build attack")
    assert hero(table).built
    turn_of(table)
    assert not hero(table).built
    assert offered(table, "secret") == ["secret timewalk"]


# -- destroyed Temples ---------------------------------------------------------------------------------


@rule("KH-SECRET-12", "KH-SECRET-13", "KH-SECRET-14", "KH-EX-30", "KH-GAP-56")
def test_what_a_destroyed_temple_costs_as_the_book_derives_it():
    # given an opponent with a Temple of Attack (attack 7) and one of Health (maximum 10)
    table = a_table("sigurd", "heracles")
    owner = hero(table, 1)
    build(table, 1, "A1", "attack", "KH-TEMPLE-10")
    build(table, 1, "A2", "health", "KH-TEMPLE-10")
    owner.health = 6
    assert (attack_value(table.box, owner, never), owner.max_health) == (7, 10)

    # when both are destroyed
    assert destroy(table, "A1", "KH-GAP-69") == destroy(table, "A2", "KH-GAP-69") == 1

    # then his attack is 5 again, his Health stays, and all is in his hand again
    assert (attack_value(table.box, owner, never), owner.health, owner.max_health) == (5, 6, 10)
    assert owner.temples == ()
    assert sorted(owner.temple_hand) == sorted(table.box.heroes["heracles"].temples)
    assert told(table, "destroyed") == [
        {"who": "heracles", "tile": "A1", "kind": "attack", "rule": "KH-GAP-69"},
        {"who": "heracles", "tile": "A2", "kind": "health", "rule": "KH-GAP-69"},
    ]

    # and each rebuilding gives its bonus anew
    build(table, 1, "A1", "attack", "KH-TEMPLE-10")
    build(table, 1, "A2", "health", "KH-TEMPLE-10")
    assert (attack_value(table.box, owner, never), owner.health, owner.max_health) == (7, 9, 13)


@rule("KH-SECRET-14", "KH-GAP-56")
def test_each_token_remembers_its_card():
    table = a_table()
    build(table, 0, "A1", "attack", "KH-TEMPLE-10")
    build(table, 0, "A2", "market", "KH-TEMPLE-10")
    build(table, 0, "A3", "attack", "KH-TEMPLE-10")
    destroy(table, "A1", "KH-GAP-69")
    assert hero(table).temples == (Temple("A2", "market"), Temple("A3", "attack"))
    assert hero(table).temple_hand == ("attack", "attack", "health", "rewards", "secrets")


@rule("KH-SECRET-14")
def test_a_destroyed_market_ends_the_trade_but_not_the_cards_it_gave():
    table = a_meeting(artifacts=["aegis"], at=["B3", "E6"])
    table.state.villages.pop("C3")
    play(table, "move C3", "build market")
    turn_of(table)
    assert "sell" in kinds(table)

    destroy(table, "C3", "KH-GAP-69")
    turn_of(table)
    assert "sell" not in kinds(table)
    assert (len(hero(table).rewards), len(hero(table).secrets)) == (1, 1)
    assert refused(table, "sell aegis") == "KH-ART-17"
