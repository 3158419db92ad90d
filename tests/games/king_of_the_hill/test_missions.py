"""Missions: taken after a failed Quest, completed from the top on the own turn (KH-MISS, KH-GAP-37)."""

from __future__ import annotations

import pytest

from mythwright.core.flow import Ask, Roll
from mythwright.core.ruling import Refused
from mythwright.games.king_of_the_hill.box import HillTable
from mythwright.games.king_of_the_hill.rules.missions import discard_god, mission_in_sight, take_mission
from mythwright.games.king_of_the_hill.state import Item, Mission
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
    stand,
    told,
    turn_of,
)
from tests.games.king_of_the_hill.given_missions import with_missions
from tests.marks import rule

NOTHING = "dark dark greek slavic norse"


def asked(table: HillTable) -> tuple[int, str, str]:
    assert isinstance(table.pending, Ask)
    return table.pending.seat, table.pending.prompt, table.pending.rule


def refusal(table: HillTable, answer: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(Refused) as refused:
        play(table, answer)
    [found] = refused.value.rulings
    return found.rule, found.facts


def stack(table: HillTable, seat: int = 0) -> list[str]:
    return [mission.god for mission in hero(table, seat).missions]


def ready(*gods: str) -> HillTable:
    """Missions of these gods, and two artifacts and Temples that fulfil Hephaestus and Thor."""
    table = with_missions(a_table(), *gods)
    give(table, artifacts=["aegis", "gungnir"], temples=[("G1", "health"), ("G2", "attack")])
    return turn_of(table)


# -- taking one ------------------------------------------------------------------------------------------


@rule("KH-MISS-01", "KH-MISS-02")
def test_a_mission_is_laid_by_the_mat_and_leaves_exploring_free() -> None:
    table = a_table()
    table.state.reward_deck = ()
    a_quest(table, "thor")
    play(table, NOTHING, "give_up", "take_mission")
    assert stack(table) == ["thor"]
    assert told(table, "took_mission") == [{"who": "heracles", "god": "thor", "rule": "KH-MISS-01"}]
    assert table.see(1)["table"]["heroes"][0]["missions"] == ["thor"]

    turn_of(table)
    assert asked(table) == (0, "explore", "KH-TURN-08")
    assert "move" in kinds(table)


@rule("KH-MISS-03", "KH-MISS-05")
def test_a_new_mission_goes_under_the_others_and_there_is_no_limit() -> None:
    gods = ("thor", "odin", "anubis", "isis", "vayu", "dagon", "perun", "lada")
    assert stack(with_missions(a_table(), *gods)) == list(gods)


@rule("KH-GAP-37")
def test_a_mission_remembers_what_was_done_before_it() -> None:
    table = a_table()
    who = hero(table)
    who.battles, who.restored, who.secrets_played, who.villages_found, who.quests = 1, 2, 3, 4, 5
    take_mission(table, 0, "thor")
    assert who.missions == (Mission("thor", turn=1, battles=1, restored=2, secrets=3, villages=4, quests=5),)


# -- completing it ---------------------------------------------------------------------------------------


@rule("KH-MISS-06", "KH-MISS-07", "KH-MISS-08", "KH-MISS-09", "KH-MISS-10")
def test_a_completed_mission_gives_the_artifact_and_four_cards() -> None:
    table = ready("thor")
    rewards_on_top(table, "gold_1", "gold_2")
    secrets_on_top(table, "trap", "timewalk")
    assert offered(table, "mission") == ["mission thor 0"]
    play(table, "mission thor 0")

    assert told(table, "completed_mission") == [{"who": "heracles", "god": "thor", "rule": "KH-MISS-06"}]
    assert told(table, "gained_artifact") == [
        {"who": "heracles", "artifact": "mjolnir", "rule": "KH-MISS-07"},
    ]
    assert told(table, "drew_rewards") == [{"who": "heracles", "number": 2, "rule": "KH-MISS-08"}]
    assert told(table, "drew_secrets") == [{"who": "heracles", "number": 2, "rule": "KH-MISS-09"}]
    assert told(table, "discarded_god") == [{"god": "thor", "rule": "KH-MISS-10"}]
    assert (hero(table).rewards, hero(table).secrets) == (("gold_1", "gold_2"), ("timewalk", "trap"))
    assert [item.card for item in hero(table).artifacts] == ["aegis", "gungnir", "mjolnir"]
    assert (stack(table), table.state.god_discards["norse"]) == ([], ("thor",))


@rule("KH-MISS-11")
def test_a_mission_builds_no_temple_and_the_turn_goes_on() -> None:
    table = ready("thor")
    play(table, "mission thor 0")
    assert asked(table)[1] == "explore"
    assert "build" not in kinds(table)
    assert len(hero(table).temples) == 2


@rule("KH-MISS-07", "KH-GAP-60")
def test_a_fourth_artifact_of_a_mission_is_settled_at_once() -> None:
    table = with_missions(a_table(), "hephaestus")
    give(table, artifacts=["aegis", "gungnir", "vel"])
    play(turn_of(table), "mission hephaestus 0")
    assert asked(table) == (0, "fourth_artifact", "KH-ART-16")
    play(table, "drop aegis")
    assert [item.card for item in hero(table).artifacts] == ["gungnir", "vel", "forge_hammer"]
    assert asked(table)[1] == "explore"


@rule("KH-MISS-04")
def test_only_the_top_mission_counts() -> None:
    table = ready("odin", "thor")
    assert offered(table, "mission") == []
    assert refusal(table, "mission thor 0") == ("KH-MISS-04", {"god": "thor", "top": "odin"})


@rule("KH-MISS-12", "KH-MISS-04")
def test_the_mission_below_may_follow_on_the_same_turn() -> None:
    table = ready("thor", "hephaestus", "odin")
    play(table, "mission thor 0")
    assert offered(table, "mission") == ["mission hephaestus 0"]
    play(table, "mission hephaestus 0", "drop aegis")
    assert stack(table) == ["odin"]
    assert [event["god"] for event in told(table, "completed_mission")] == ["thor", "hephaestus"]


@rule("KH-MISS-06")
def test_what_is_missing_is_named() -> None:
    table = with_missions(a_table(), "thor")
    give(table, temples=[("G1", "health")])
    turn_of(table)
    assert offered(table, "mission") == []
    assert refusal(table, "mission thor 0") == ("KH-MISS-06", {"god": "thor", "needs": 2, "has": 1})
    assert refusal(table, "mission thor 1") == ("KH-MISS-06", {"god": "thor"})
    assert refusal(table, "mission thor") == ("KH-MISS-06", {"god": "thor", "needs": 2, "has": 1})
    assert refusal(table, "mission thor -1") == ("KH-MISS-06", {"god": "thor"})
    assert refusal(table, "mission odin 0") == ("KH-MISS-01", {"god": "odin"})
    assert refusal(table, "mission zeus 0")[0] == "MW-OPTION-03"


@rule("KH-MISS-06")
def test_nobody_completes_a_mission_on_anothers_turn() -> None:
    table = with_missions(a_table(), "thor", seat=1)
    give(table, 1, temples=[("G1", "health"), ("G2", "attack")])
    turn_of(table, 0)
    assert offered(table, "mission") == []
    with pytest.raises(Refused) as refused:
        table.play("mission thor 0", seat=1)
    assert refused.value.rules == ("MW-TABLE-01",)


@rule("KH-MISS-13")
def test_open_missions_cost_nothing() -> None:
    table = with_missions(a_table(), "thor", "odin", "vayu")
    give(table, rewards=["gold_1"], artifacts=["aegis"])
    table.state.villages.pop("A3")
    turn_of(table)
    play(table, "move A3", "decline")
    assert stack(table) == ["thor", "odin", "vayu"]
    assert (hero(table).health, hero(table).rewards, len(hero(table).artifacts)) == (7, ("gold_1",), 1)
    a_final(table, contender=0)
    assert (stack(table), hero(table).rewards, len(hero(table).artifacts)) == ([], ("gold_1",), 1)


# -- when ------------------------------------------------------------------------------------------------


@rule("KH-GAP-37")
def test_never_on_the_turn_on_which_it_was_taken() -> None:
    table = a_table()
    give(table, temples=[("G1", "health"), ("G2", "attack")], secrets=["timewalk"])
    table.state.reward_deck = ()
    a_quest(table, "thor")
    play(table, "roll", NOTHING, "give_up", "take_mission")
    assert (asked(table)[1], offered(table, "mission")) == ("end_turn", [])
    assert refusal(table, "mission thor 0") == ("KH-GAP-37", {"god": "thor"})
    assert not mission_in_sight(table, 0)
    play(table, "secret timewalk")  # an extra turn is another turn
    assert offered(table, "mission") == ["mission thor 0"]


@rule("KH-GAP-37", "KH-GAP-57")
def test_right_after_a_temple_and_before_the_turn_ends() -> None:
    table = with_missions(a_table(), "thor")
    give(table, temples=[("G1", "health")])
    table.state.villages.pop("A3")
    turn_of(table)
    play(table, "move A3", "build attack")
    assert (asked(table)[1], offered(table)) == ("end_turn", ["mission thor 0", "end"])
    play(table, "mission thor 0")
    assert stack(table) == []
    assert table.state.turn == 1


@rule("KH-GAP-37")
def test_before_the_first_roll_of_a_quest_and_between_rolls() -> None:
    table = with_missions(a_table(), "thor")
    give(table, temples=[("G1", "health"), ("G2", "attack")])
    table.state.reward_deck = ()
    a_quest(table, "odin")
    assert asked(table)[1] == "face_god"
    assert offered(table, "mission") == ["mission thor 0"]
    play(table, "roll", NOTHING)
    assert offered(table, "mission") == ["mission thor 0"]
    play(table, "mission thor 0")
    assert asked(table)[1] == "quest"


@rule("KH-GAP-37")
def test_not_while_a_battle_is_fought() -> None:
    table = with_missions(a_table(), "thor")
    give(table, temples=[("G1", "health"), ("G2", "attack")], secrets=["trap"])
    a_battle(table, "harpy")
    assert (asked(table)[1], offered(table, "mission")) == ("battle", [])
    assert refusal(table, "mission thor 0") == ("KH-GAP-37", {"god": "thor"})


@rule("KH-GAP-37")
def test_not_after_new_faith_in_a_battle() -> None:
    table = with_missions(a_table(), "thor")
    give(table, temples=[("G1", "health")], secrets=["new_faith", "trap"])
    give(table, 1, temples=[("C5", "health")])
    a_battle(table, "harpy", tile="C4")
    play(table, "secret new_faith C5 attack")
    assert told(table, "built")[0]["tile"] == "C5"
    assert table.pending == Roll("hero", 4, "read", "KH-BAT-17", 0)  # nothing but the next attack


@rule("KH-GAP-37")
def test_not_while_an_arena_is_fought() -> None:
    table = with_missions(a_table(), "thor")
    give(table, temples=[("G1", "health"), ("G2", "attack")])
    an_arena(table, "harpy", "naga", "naga")
    assert kinds(table) == {"target"}
    assert refusal(table, "mission thor 0") == ("KH-GAP-37", {"god": "thor"})


@rule("KH-GAP-37")
def test_never_in_the_final_battle() -> None:
    table = with_missions(a_table(), "thor")
    give(table, temples=[("G1", "health"), ("G2", "attack")], artifacts=["winged_sandals"])
    a_final(table, contender=1)
    turn_of(table)
    assert asked(table)[1] == "approach"
    assert refusal(table, "mission thor 0") == ("KH-MISS-01", {"god": "thor"})


@rule("KH-GAP-37")
@pytest.mark.parametrize(("temples", "pause"), [(2, True), (1, False)])
def test_the_turn_waits_for_a_mission_only_when_it_is_fulfilled(temples: int, pause: bool) -> None:
    table = with_missions(a_table(), "thor")
    give(table, temples=[("G1", "health"), ("G2", "attack")][:temples])
    give(table, 1, temples=[("A3", "health")])
    turn_of(table)
    play(table, "move A3")
    assert table.state.turn == (0 if pause else 1)
    if pause:
        assert offered(table) == ["mission thor 0", "end"]


@rule("KH-GAP-37", "KH-GAP-19")
@pytest.mark.parametrize(
    ("god", "hand", "pause"),
    [
        ("veles", ["gold_1"], False),
        ("veles", ["gold_1", "gold_2"], True),
        ("isis", [], False),
        ("isis", ["gold_1"], True),
        ("odin", ["gold_1", "gold_2"], False),
    ],
)
def test_a_pause_tells_nothing_of_the_hand(god: str, hand: list[str], pause: bool) -> None:
    """None of these hands can pay; whoever only counts cards may not learn that."""
    table = with_missions(a_table(), god)
    give(table, rewards=hand)
    give(table, 1, temples=[("A3", "health")])
    turn_of(table)
    assert offered(table, "mission") == []
    assert mission_in_sight(table, 0) == pause
    play(table, "move A3")
    if pause:
        assert offered(table) == ["end"]
        play(table, "end")
    assert table.state.turn == 1


@rule("KH-GAP-37")
def test_without_a_mission_none_is_in_sight() -> None:
    assert not mission_in_sight(a_table(), 0)


# -- payment ---------------------------------------------------------------------------------------------


@rule("KH-GAP-37", "KH-GAP-32")
def test_two_secret_cards_are_discarded_one_after_the_other() -> None:
    table = with_missions(a_table(), "thoth")
    give(table, secrets=["trap", "timewalk", "trap", "quicksand"])
    table.state.secret_deck = ()
    play(turn_of(table), "mission thoth 0")
    assert (asked(table), offered(table)) == (
        (0, "pay", "KH-GAP-37"),
        ["pay quicksand", "pay timewalk", "pay trap"],
    )
    play(table, "pay trap")
    assert offered(table) == ["pay quicksand", "pay timewalk", "pay trap"]
    play(table, "pay quicksand")
    paid = {"who": "heracles", "number": 1, "rule": "KH-GAP-37"}
    assert told(table, "paid") == [{**paid, "card": "trap"}, {**paid, "card": "quicksand"}]
    assert [item.card for item in hero(table).artifacts] == ["palette_of_thoth"]
    assert len(hero(table).secrets) == 4  # two left, two drawn from what was discarded


@rule("KH-GAP-37")
def test_a_payment_without_a_choice_is_made_at_once() -> None:
    table = with_missions(a_table(), "thoth")
    give(table, secrets=["trap", "timewalk"])
    play(turn_of(table), "mission thoth 0")
    assert [event["card"] for event in told(table, "paid")] == ["timewalk", "trap"]
    assert stack(table) == []
    assert sorted(table.state.secret_discard) == ["timewalk", "trap"]
    assert asked(table)[1] == "explore"


@rule("KH-GAP-37", "KH-GAP-33")
def test_three_reward_cards_are_discarded_for_odin() -> None:
    table = with_missions(a_table(), "odin")
    give(table, rewards=["gold_1", "gold_1", "extra_roll", "healing_potion"])
    rewards_on_top(table, "dark_rune", "free_rune")
    play(turn_of(table), "mission odin 0")
    assert offered(table) == ["pay extra_roll", "pay gold_1", "pay healing_potion"]
    play(table, "pay gold_1", "pay extra_roll", "pay gold_1")
    assert table.state.reward_discard == ("gold_1", "extra_roll", "gold_1")
    assert hero(table).rewards == ("dark_rune", "free_rune", "healing_potion")
    assert hero(table).artifacts == (Item("gungnir", 2),)


@rule("KH-GAP-37", "KH-GAP-33")
def test_exactly_three_reward_cards_leave_no_choice() -> None:
    table = with_missions(a_table(), "odin")
    give(table, rewards=["gold_1", "extra_roll", "healing_potion"])
    play(turn_of(table), "mission odin 0")
    assert sorted(table.state.reward_discard) == ["extra_roll", "gold_1", "healing_potion"]
    assert asked(table)[1] == "explore"


@rule("KH-GAP-37", "KH-GAP-34")
def test_two_cards_of_the_same_name_are_discarded_for_veles() -> None:
    table = with_missions(a_table(), "veles")
    give(table, rewards=["gold_1", "gold_1", "gold_1", "extra_roll", "extra_roll", "dark_rune"])
    rewards_on_top(table, "gold_2", "gold_2")
    play(turn_of(table), "mission veles 0")
    assert offered(table) == ["pay extra_roll", "pay gold_1"]
    play(table, "pay gold_1")
    assert told(table, "paid") == [
        {"who": "heracles", "card": "gold_1", "number": 2, "rule": "KH-GAP-37"},
    ]
    assert table.state.reward_discard == ("gold_1", "gold_1")
    assert hero(table).artifacts == (Item("horn_of_veles", 2),)


@rule("KH-GAP-37", "KH-GAP-34")
def test_a_hand_of_one_pair_is_paid_at_once() -> None:
    table = with_missions(a_table(), "veles")
    give(table, rewards=["gold_1", "gold_1"])
    play(turn_of(table), "mission veles 0")
    assert table.state.reward_discard == ("gold_1", "gold_1")
    assert stack(table) == []


@rule("KH-GAP-37", "KH-GAP-32")
def test_isis_takes_one_healing_potion_and_nothing_else() -> None:
    table = with_missions(a_table(), "isis")
    give(table, rewards=["healing_potion", "healing_potion", "gold_1"])
    turn_of(table)
    assert offered(table, "mission") == ["mission isis 1"]
    play(table, "mission isis 1")
    assert table.state.reward_discard == ("healing_potion",)
    assert hero(table).used == ()  # paying is not using
    assert "knot_of_isis" in [item.card for item in hero(table).artifacts]


@rule("KH-GAP-37", "KH-GAP-35")
def test_agni_takes_an_artifact_for_the_market() -> None:
    table = with_missions(a_table(), "agni")
    give(table, artifacts=["aegis", "gungnir"])
    play(turn_of(table), "mission agni 0")
    assert offered(table) == ["pay aegis", "pay gungnir"]
    play(table, "pay gungnir")
    assert table.state.market == ("gungnir",)
    assert told(table, "gave_up_artifact") == [
        {"who": "heracles", "artifact": "gungnir", "rule": "KH-GAP-37"},
    ]
    assert [item.card for item in hero(table).artifacts] == ["aegis", "flame_of_agni"]


@rule("KH-GAP-37", "KH-GAP-35")
def test_the_only_artifact_is_given_at_once() -> None:
    table = with_missions(a_table(), "agni")
    give(table, artifacts=["aegis"])
    play(turn_of(table), "mission agni 0")
    assert (table.state.market, asked(table)[1]) == (("aegis",), "explore")


@rule("KH-GAP-37", "KH-GAP-57")
def test_a_payment_is_allowed_after_a_temple() -> None:
    table = with_missions(a_table(), "thoth")
    give(table, secrets=["trap", "timewalk"])
    table.state.villages.pop("A3")
    turn_of(table)
    play(table, "move A3", "build attack")
    assert offered(table) == ["mission thoth 0", "end"]
    play(table, "mission thoth 0")
    assert stack(table) == []


# -- gods that leave -------------------------------------------------------------------------------------


@rule("KH-QUEST-14", "KH-GAP-30")
def test_a_discarded_quest_god_may_return_and_an_arena_god_may_not() -> None:
    table = a_table()
    discard_god(table, "odin", "KH-QUEST-14")
    discard_god(table, "tyr", "KH-ARENA-08")
    assert table.state.god_discards["norse"] == ("odin",)
    assert [event["god"] for event in told(table, "discarded_god")] == ["odin", "tyr"]


@rule("KH-MISS-07", "KH-GAP-30")
def test_a_missing_artifact_is_made_up_for() -> None:
    table = ready("thor")
    give(table, 1, artifacts=["mjolnir"])
    play(turn_of(table), "mission thor 0")
    assert [event["number"] for event in told(table, "drew_rewards")] == [2, 2]
    stand(table, 0, "B3")
    assert len(hero(table).artifacts) == 2
