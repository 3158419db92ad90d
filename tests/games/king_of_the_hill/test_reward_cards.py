"""Reward cards: the deck, potions, Gold and the cards of a Quest (KH-RCARD, KH-GAP-15, 65, 66)."""

from __future__ import annotations

import pytest

from mythwright.core.flow import Ask
from mythwright.games.king_of_the_hill.effects import discard_rewards, draw_rewards, without
from mythwright.games.king_of_the_hill.rules.mat import attack_value, coins, never
from mythwright.games.king_of_the_hill.rules.setup import reward_cards
from tests.games.king_of_the_hill.given import (
    a_battle,
    a_final,
    a_quest,
    a_table,
    an_arena,
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
)
from tests.games.king_of_the_hill.given_cards import a_meeting, a_mission, asked, refusal, refused
from tests.marks import rule

DECK = {  # copies for 2-5, 3-5 and 4-5 players
    "gold_1": (10, 3, 3),
    "gold_2": (4, 1, 1),
    "gold_3": (1, 0, 1),
    "healing_potion": (11, 4, 4),
    "attack_potion": (7, 3, 2),
    "extra_roll": (7, 2, 2),
    "rune_greek": (2, 1, 1),
    "rune_egyptian": (2, 1, 1),
    "rune_norse": (2, 1, 1),
    "rune_slavic": (2, 1, 1),
    "rune_hindu": (2, 1, 1),
    "free_rune": (4, 0, 0),
    "dark_rune": (6, 2, 2),
}
BLANK = "dark dark dark dark dark"


def a_quest_with(*cards, god="athena"):
    """Heracles faces this god with these Reward cards; all that he draws on the way is Gold."""
    table = a_table()
    give(table, 0, rewards=cards)
    rewards_on_top(table, "gold_1", "gold_1", "gold_1")
    return a_quest(table, god)


@rule("KH-GAP-15")
def test_the_reward_cards_and_their_marks():
    box = a_table().box
    assert {name: (card.two, card.three, card.four) for name, card in box.rewards.items()} == DECK
    assert {name: card.coins for name, card in box.rewards.items() if card.coins} == {
        "gold_1": 1,
        "gold_2": 2,
        "gold_3": 3,
    }


@rule("KH-GAP-15")
@pytest.mark.parametrize(("seats", "cards", "gold"), [(2, 60, 21), (3, 80, 26), (4, 100, 34), (5, 100, 34)])
def test_the_deck_by_the_number_of_players(seats, cards, gold):
    names = ("heracles", "sigurd", "arjuna", "imhotep", "baba_yaga")[:seats]
    table = a_table(*names)
    deck = table.state.reward_deck
    assert sorted(deck) == sorted(reward_cards(table.box, seats))
    assert (len(deck), sum(table.box.rewards[card].coins for card in deck)) == (cards, gold)


# -- using and discarding ------------------------------------------------------------------------------


@rule("KH-RCARD-01", "KH-RCARD-07")
def test_a_healing_potion_restores_three_and_is_discarded():
    table = a_meeting(rewards=["healing_potion", "gold_1"])
    hero(table).health = 2
    turn_of(table)
    play(table, "reward healing_potion")
    assert (hero(table).health, hero(table).rewards) == (5, ("gold_1",))
    assert table.state.reward_discard == ("healing_potion",)
    used = {"who": "heracles", "reward": "healing_potion", "rule": "KH-RCARD-01"}
    assert told(table, "used_reward") == [used]
    assert told(table, "healed") == [{"who": "heracles", "amount": 3, "left": 5, "rule": "KH-RCARD-07"}]


@rule("KH-RCARD-01")
def test_what_one_does_not_have_is_not_used():
    table = a_meeting()
    hero(table).health = 1
    turn_of(table)
    ruling = refusal(table, "reward healing_potion")
    assert (ruling.rule, ruling.facts) == ("KH-RCARD-01", {"card": "healing_potion"})


@rule("KH-GAP-66", "KH-RCARD-07")
def test_a_potion_fills_what_is_empty_and_no_more():
    table = a_meeting(rewards=["healing_potion", "healing_potion"])
    assert "reward" not in kinds(table)
    ruling = refusal(table, "reward healing_potion")
    assert (ruling.rule, ruling.facts) == ("KH-GAP-66", {"has": 7, "most": 7})

    hero(table).health = 6
    turn_of(table)
    play(table, "reward healing_potion")
    assert hero(table).health == 7


@rule("KH-RCARD-02", "KH-GAP-66")
def test_each_type_is_used_once_a_turn():
    table = a_meeting(rewards=["healing_potion", "healing_potion"])
    hero(table).health = 1
    turn_of(table)
    play(table, "reward healing_potion")
    assert "reward" not in kinds(table)
    ruling = refusal(table, "reward healing_potion")
    assert (ruling.rule, ruling.facts) == ("KH-RCARD-02", {"card": "healing_potion"})

    turn_of(table)
    play(table, "reward healing_potion")
    assert hero(table).health == 7


@rule("KH-RCARD-02", "KH-GAP-66")
def test_cards_of_another_name_are_another_type():
    # given ten types, of which eight belong to a Quest
    runes = [f"rune_{rune}" for rune in ("greek", "egyptian", "norse", "slavic", "hindu")]
    table = a_quest_with(*runes, "free_rune", "free_rune", "rune_greek", god="azathoth")  # four equal runes
    play(table, "greek norse hindu hindu slavic")
    play(table, "reward rune_greek", "reward rune_egyptian", "reward rune_norse", "reward free_rune slavic")
    assert offered(table, "reward") == ["reward rune_slavic", "reward rune_hindu"]
    assert refused(table, "reward rune_greek") == "KH-RCARD-02"
    assert refused(table, "reward free_rune greek") == "KH-RCARD-02"


# -- the Attack Potion ---------------------------------------------------------------------------------


@rule("KH-RCARD-03", "KH-RCARD-04", "KH-RCARD-05")
def test_an_attack_potion_lasts_for_every_attack_of_the_turn():
    # given Heracles before the Naga
    table = a_table()
    give(table, 0, rewards=["attack_potion"])
    a_battle(table, "naga", round=5)
    play(table, "reward attack_potion")
    assert attack_value(table.box, hero(table), never) == 6
    assert told(table, "laid") == [{"who": "heracles", "card": "attack_potion", "rule": "KH-RCARD-03"}]

    # then both of his hits are worth 6, and the card stays in sight
    play(table, "greek dark dark dark dark", "hit", "miss", "greek dark dark dark dark", "hit", "miss")
    assert [event["amount"] for event in told(table, "wounded")] == [6, 6]
    assert (hero(table).lasting, table.state.reward_discard) == (("attack_potion",), ())

    # until the turn ends
    play(table, "greek dark dark dark dark", "hit", "decline")
    assert table.state.turn == 1
    assert attack_value(table.box, hero(table), never) == 5
    assert (hero(table).lasting, table.state.reward_discard) == ((), ("attack_potion",))
    lifted = {"who": "heracles", "card": "attack_potion", "rule": "KH-GAP-61"}
    assert told(table, "lifted") == [lifted]


@rule("KH-RCARD-04")
def test_an_attack_potion_works_in_the_final_battle():
    table = a_final(a_table())
    give(table, 0, rewards=["attack_potion"])
    stand(table, 0, "C4")
    turn_of(table, 0)
    play(table, "reward attack_potion", "greek dark dark dark dark", "block", "hit")
    assert told(table, "wounded")[-1]["amount"] == 1  # 6 less 5 for the block


@rule("KH-GAP-65", "KH-RCARD-02")
def test_an_attack_potion_is_drunk_before_an_attack_and_once():
    table = a_meeting(rewards=["attack_potion", "attack_potion"])
    assert "reward" not in kinds(table)
    assert refused(table, "reward attack_potion") == "KH-GAP-65"
    a_battle(table, "naga")
    play(table, "reward attack_potion")
    assert table.pending.die == "hero"  # nothing else to decide
    play(table, BLANK)
    assert refused(table, "reward attack_potion") == "KH-RCARD-02"


@rule("KH-RCARD-06", "KH-EX-29", "KH-GAP-66")
def test_the_potion_does_not_reach_into_the_extra_turn():
    # given an Attack Potion and a Timewalk used in the same turn
    table = a_table(passing=[1])
    give(table, 0, rewards=["attack_potion", "attack_potion"], secrets=["timewalk"])
    a_battle(table, "naga")
    play(table, "reward attack_potion", "secret timewalk")
    play(table, BLANK, "miss", "critical", "attack", BLANK, "miss", "critical")

    # when he has lost, the extra turn starts: the damage marker moved back and the potion is gone
    assert (table.state.turn, hero(table).place) == (0, "greek")
    assert attack_value(table.box, hero(table), never) == 5
    assert table.state.reward_discard == ("attack_potion",)

    # and in a new turn the other copy may be used
    a_battle(table, "harpy")
    assert "reward attack_potion" in offered(table)


# -- when ----------------------------------------------------------------------------------------------


@rule("KH-GAP-65")
def test_a_healing_potion_helps_between_attacks():
    table = a_table()
    give(table, 0, rewards=["healing_potion", "healing_potion"])
    a_battle(table, "naga")
    play(table, "attack", BLANK, "miss", "critical")  # 1 + 2 + 1 for the venom
    assert (hero(table).health, asked(table)[1]) == (3, "battle")
    play(table, "reward healing_potion")
    assert hero(table).health == 6
    assert offered(table) == ["attack"]


@rule("KH-GAP-65")
def test_no_potion_while_a_roll_is_being_resolved():
    table = a_table()
    give(table, 0, rewards=["healing_potion", "attack_potion"])
    hero(table).health = 1
    a_battle(table, "naga")
    play(table, "attack", BLANK)
    assert asked(table)[1] == "blow"
    assert "reward" not in kinds(table)
    assert refused(table, "reward healing_potion") == "KH-GAP-65"


@rule("KH-GAP-65")
def test_no_potion_averts_a_death():
    table = a_table()
    give(table, 0, rewards=["healing_potion"])
    hero(table).health = 1
    a_battle(table, "naga")
    play(table, "attack", BLANK, "miss", "critical")
    assert told(table, "lost_battle") != []
    assert hero(table).place == "greek"


@rule("KH-GAP-65")
def test_no_potion_on_another_turn():
    table = a_meeting(secrets=["timewalk"], answering=True)
    give(table, 1, secrets=["trap"], rewards=["healing_potion"])
    hero(table, 1).health = 1
    play(table, "secret timewalk")
    assert offered(table) == ["pass"]
    assert refused(table, "reward healing_potion") == "KH-GAP-65"


@rule("KH-GAP-65", "KH-ARENA-17", "KH-ARENA-20")
def test_in_an_arena_there_is_only_the_potion_of_each_round():
    table = a_table()
    give(table, 0, rewards=["healing_potion", "attack_potion"])
    an_arena(table, "naga", "naga", "naga")
    hero(table).health = 5
    assert refused(table, "reward healing_potion") == "KH-ARENA-17"
    assert refused(table, "reward attack_potion") == "KH-ARENA-20"
    play(table, "target 0", BLANK, "miss", "miss", "miss")
    assert offered(table) == ["reward healing_potion", "fight_on"]
    play(table, "reward healing_potion")
    assert hero(table).health == 7


@rule("KH-RCARD-02", "KH-GAP-88")
def test_drought_forbids_all_cards():
    table = a_meeting(rewards=["healing_potion"], secrets=["timewalk"], artifacts=["lyre_of_delphi"])
    hero(table).health = 1
    hero(table).lasting = ("vritra",)
    turn_of(table)
    assert kinds(table).isdisjoint({"reward", "secret", "use"})
    for answer in ("reward healing_potion", "secret timewalk", "use lyre_of_delphi"):
        ruling = refusal(table, answer)
        assert (ruling.rule, ruling.facts) == ("KH-GAP-88", {"who": "heracles"})


# -- gold ----------------------------------------------------------------------------------------------


@rule("KH-RCARD-08")
def test_gold_is_never_used_and_stays_hidden():
    table = a_meeting(rewards=["gold_2", "gold_3"])
    assert "reward" not in kinds(table)
    ruling = refusal(table, "reward gold_2")
    assert (ruling.rule, ruling.facts) == ("KH-RCARD-08", {"card": "gold_2"})
    assert table.see(0)["table"]["heroes"][0]["rewards"] == ("gold_2", "gold_3")
    assert table.see(1)["table"]["heroes"][0]["rewards"] == 2
    assert "wealth" not in table.see(1)["table"]["heroes"][0]["paths"]


@rule("KH-RCARD-09")
def test_gold_is_shown_at_the_hill_only():
    # given ten coins in hand, three tiles from the Hill
    table = a_meeting(rewards=["gold_3", "gold_2", "gold_2", "gold_2", "gold_1"], at=["C3", "E6"])
    assert coins(table.box, hero(table)) == 10
    assert told(table, "showed_path") == []
    play(table, "move D4")
    shown = {"who": "heracles", "path": "wealth", "rule": "KH-HILL-04"}
    assert told(table, "showed_path") == [shown]
    assert len(hero(table).rewards) == 5


@rule("KH-RCARD-09")
def test_nine_coins_are_not_enough():
    table = a_meeting(rewards=["gold_3", "gold_2", "gold_2", "gold_2"], at=["C3", "E6"])
    assert refused(table, "move D4") == "KH-MOVE-08"


# -- Quest cards ---------------------------------------------------------------------------------------


@rule("KH-GAP-15")
@pytest.mark.parametrize("rune", ["greek", "egyptian", "norse", "slavic", "hindu"])
def test_a_rune_is_one_more_die_until_the_quest_ends(rune):
    # given a god who asks for four equal runes
    table = a_quest_with(f"rune_{rune}", god="azathoth")
    play(table, f"{rune} {rune} {rune} dark dark")
    assert offered(table, "reward") == [f"reward rune_{rune}"]

    # when the card adds the fourth, the Quest is passed and the card discarded
    play(table, f"reward rune_{rune}")
    assert told(table, "added_rune") == [{"who": "heracles", "rune": rune, "rule": "KH-GAP-15"}]
    assert told(table, "passed_quest")[-1]["first"] == 1
    assert f"rune_{rune}" in table.state.reward_discard


@rule("KH-GAP-15")
def test_a_rune_stays_for_the_rolls_that_follow():
    table = a_quest_with("rune_greek")
    play(table, BLANK, "reward rune_greek", "keep", "norse egyptian dark dark dark")
    assert told(table, "passed_quest")[-1]["first"] == 0
    table = a_quest_with()
    play(table, BLANK, "keep", "norse egyptian dark dark dark")
    assert told(table, "passed_quest") == []


@rule("KH-GAP-15")
def test_a_free_rune_is_any_rune_but_dark():
    table = a_quest_with("free_rune")
    play(table, "greek norse dark dark dark")
    assert offered(table, "reward") == [
        "reward free_rune greek",
        "reward free_rune egyptian",
        "reward free_rune norse",
        "reward free_rune slavic",
        "reward free_rune hindu",
    ]
    assert refused(table, "reward free_rune dark") == "KH-GAP-65"
    play(table, "reward free_rune egyptian")
    assert told(table, "passed_quest") != []


@rule("KH-GAP-15")
def test_an_extra_roll_belongs_to_the_same_try():
    table = a_quest_with("extra_roll")
    play(table, "greek norse dark dark dark", "reward extra_roll")
    assert kinds(table) == {"keep"}  # now some dice are rolled, no other card comes between
    play(table, "keep greek norse", "egyptian dark dark")
    assert told(table, "passed_quest")[-1]["first"] == 1
    assert "extra_roll" in table.state.reward_discard


@rule("KH-GAP-15")
def test_an_extra_roll_after_the_third():
    table = a_quest_with("extra_roll")
    play(table, BLANK, "keep", BLANK, "keep", BLANK)
    assert kinds(table) == {"reward", "give_up"}
    play(table, "reward extra_roll", "keep", BLANK)
    assert offered(table) == ["give_up"]


@rule("KH-GAP-65", "KH-RCARD-11")
@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("extra_roll", "KH-GAP-65"),
        ("rune_greek", "KH-GAP-65"),
        ("free_rune greek", "KH-GAP-65"),
        ("dark_rune greek", "KH-RCARD-11"),
    ],
)
def test_quest_cards_wait_for_a_roll_of_a_quest(card, expected):
    table = a_meeting(rewards=[card.split()[0]], secrets=["timewalk"])
    rewards_on_top(table, "gold_1", "gold_1", "gold_1")
    assert refused(table, f"reward {card}") == expected
    a_quest(table, "athena")
    assert asked(table)[1] == "face_god"  # before the first roll
    assert "reward" not in kinds(table)


@rule("KH-RCARD-10", "KH-RCARD-11", "KH-RCARD-12")
def test_a_dark_rune_turns_a_die_and_stays_open():
    table = a_quest_with("dark_rune", "gold_1")
    play(table, "greek norse dark dark dark")
    assert offered(table, "reward") == [
        f"reward dark_rune {rune}" for rune in ("greek", "egyptian", "norse", "slavic", "hindu")
    ]
    play(table, "reward dark_rune egyptian")
    assert told(table, "turned_dice") == [
        {"who": "heracles", "old": ("dark",), "rune": "egyptian", "rule": "KH-RCARD-10"}
    ]
    assert told(table, "passed_quest") != []
    assert "dark_rune" not in (*table.state.reward_discard, *hero(table).rewards)
    assert hero(table).dark_runes == 1


@rule("KH-TEMPLE-12", "KH-GAP-57")
def test_after_new_faith_no_reward_card_in_the_quest():
    table = a_meeting(secrets=["new_faith"], rewards=["rune_greek", "extra_roll"], at=["B3", "E6"])
    give(table, 1, temples=[("B2", "attack")])
    table.state.villages["C3"] = "greek"
    god_on_top(table, "athena")
    turn_of(table)
    play(table, "secret new_faith B2 attack", "move C3", "greek norse dark dark dark")
    assert kinds(table) == {"keep", "give_up"}
    assert refused(table, "reward rune_greek") == "KH-TEMPLE-12"


# -- pauses tell nothing of a hand ---------------------------------------------------------------------


@rule("KH-GAP-19", "KH-GAP-65")
@pytest.mark.parametrize(
    ("health", "used", "pause"),
    [(7, (), False), (6, (), True), (6, ("healing_potion",), False)],
)
def test_whoever_might_hold_a_healing_potion_is_asked(health, used, pause):
    # given Gold only, and a god who appears
    table = a_meeting(rewards=["gold_2"], at=["C3", "E6"])
    hero(table).health, hero(table).used = health, used
    table.state.villages["C4"] = "greek"
    god_on_top(table, "athena")
    rewards_on_top(table, "gold_1", "gold_1", "gold_1")
    play(table, "move C4")
    assert isinstance(table.pending, Ask) is pause


@rule("KH-GAP-19", "KH-GAP-65")
@pytest.mark.parametrize(("rewards", "pause"), [([], False), (["gold_1"], True)])
def test_whoever_might_hold_an_attack_potion_is_asked(rewards, pause):
    table = a_table()
    give(table, 0, rewards=rewards)
    a_battle(table, "naga")
    assert isinstance(table.pending, Ask) is pause


@rule("KH-GAP-19", "KH-GAP-71")
@pytest.mark.parametrize(
    ("things", "pause"),
    [
        ({}, False),
        ({"secrets": ["golden_arrow"]}, True),  # nobody knows that it is of no use here
        ({"artifacts": ["flute_of_chaos"]}, False),  # everybody sees that nobody is near
        ({"artifacts": ["lyre_of_delphi"]}, True),
        ({"artifacts": ["winged_sandals"]}, False),
        ({"artifacts": ["aegis"]}, False),
        ({"artifacts": ["aegis"], "temples": [("A1", "market")]}, True),
        ({"temples": [("A1", "market")]}, False),
    ],
)
def test_who_is_asked_before_the_turn_ends(things, pause):
    table = a_meeting(at=["B3", "E6"], **things)
    give(table, 1, temples=[("B2", "attack")])
    play(table, "move B2")
    assert (table.state.turn == 0) is pause


@rule("KH-GAP-37", "KH-GAP-71")
def test_a_ready_mission_is_reason_enough_to_ask():
    table = a_meeting(at=["B3", "E6"], temples=[("A1", "attack"), ("A2", "attack")])
    a_mission(table, "thor")
    give(table, 1, temples=[("B2", "attack")])
    play(table, "move B2")
    assert offered(table) == ["mission thor 0", "end"]


@rule("KH-GAP-37", "KH-GAP-69")
def test_after_new_faith_not_even_a_mission_halts_a_battle():
    table = a_meeting(secrets=["new_faith"], temples=[("A1", "attack")], at=["B3", "E6"])
    a_mission(table, "thor")
    give(table, 1, temples=[("C5", "attack")])
    a_battle(table, "naga")
    play(table, "secret new_faith C5 health")
    assert table.pending.die == "hero"


@rule("KH-GAP-88", "KH-GAP-71")
def test_drought_leaves_nothing_to_ask_but_trades():
    table = a_meeting(secrets=["timewalk"], rewards=["healing_potion"], artifacts=["lyre_of_delphi"])
    hero(table).health, hero(table).lasting = 1, ("vritra",)
    give(table, 1, temples=[("B2", "attack")])
    play(turn_of(table), "move B2")
    assert table.state.turn == 1


# -- the deck ------------------------------------------------------------------------------------------


@rule("KH-GAP-16")
def test_an_empty_deck_is_made_anew_from_its_discards():
    table = a_table()
    table.state.reward_deck = ("gold_1",)
    table.state.reward_discard = ("gold_2", "gold_3")
    draw_rewards(table, 0, 1, "KH-DISC-05")
    assert (hero(table).rewards, table.state.reward_discard) == (("gold_1",), ("gold_2", "gold_3"))
    assert told(table, "reshuffled") == []

    table.state.reward_deck = ("gold_1",)
    draw_rewards(table, 0, 2, "KH-DISC-05")
    assert told(table, "reshuffled") == [{"deck": "reward_deck", "rule": "KH-GAP-16"}]
    assert (len(hero(table).rewards), len(table.state.reward_deck), table.state.reward_discard) == (3, 1, ())
    assert hero(table).rewards.count("gold_1") == 2  # the old deck comes first


@rule("KH-GAP-16")
def test_when_both_are_empty_nothing_is_drawn():
    table = a_table()
    table.state.reward_deck, table.state.reward_discard = (), ()
    before = len(told(table, "got_rewards"))
    draw_rewards(table, 0, 2, "KH-DISC-05")
    assert hero(table).rewards == ()
    assert told(table, "drew_rewards")[-1] == {"who": "heracles", "number": 0, "rule": "KH-DISC-05"}
    assert len(told(table, "got_rewards")) == before


@rule("KH-RCARD-08", "KH-GAP-19")
def test_drawn_cards_are_seen_by_their_player_only():
    table = a_table()
    rewards_on_top(table, "gold_3", "gold_1")
    draw_rewards(table, 0, 2, "KH-DISC-05")
    [event] = [event for event in table.log if event.kind == "got_rewards"]
    assert (event.to, event.facts["cards"]) == ((0,), ("gold_3", "gold_1"))
    assert hero(table).rewards == ("gold_1", "gold_3")
    shown = {"who": "heracles", "number": 2, "rule": "KH-DISC-05"}
    assert told(table, "drew_rewards")[-1] == shown


@rule("KH-RCARD-01")
def test_discarding_takes_one_copy_of_each():
    assert without(("a", "b", "a"), "a") == ("b", "a")
    assert without(("a", "b", "a"), "a", "a") == ("b",)
    table = a_table()
    give(table, 0, rewards=["gold_1", "gold_1", "gold_2"])
    discard_rewards(table, 0, ("gold_1", "gold_2"))
    assert hero(table).rewards == ("gold_1",)
    assert table.state.reward_discard == ("gold_1", "gold_2")


@rule("KH-RCARD-01", "KH-GAP-37")
def test_paying_for_a_mission_discards_and_is_no_use():
    table = a_meeting(rewards=["gold_1", "gold_1", "gold_2"])
    a_mission(table, "odin")
    turn_of(table)
    play(table, "mission odin 0")
    assert sorted(table.state.reward_discard) == ["gold_1", "gold_1", "gold_2"]
    assert hero(table).used == ()
