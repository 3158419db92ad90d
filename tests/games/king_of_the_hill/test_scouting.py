"""Scouting, and what players know of what is hidden (KH-SCOUT, KH-GAP-09, 16, 19, 20)."""

from __future__ import annotations

from collections import Counter

import pytest

import mythwright
from mythwright.core.event import Event
from mythwright.core.ruling import Refused
from mythwright.games.king_of_the_hill.box import HILL, HillTable
from mythwright.games.king_of_the_hill.effects import draw_rewards, draw_secrets, look, steal_reward
from mythwright.games.king_of_the_hill.rules.exploration import scouting_number, scouting_range
from mythwright.games.king_of_the_hill.state import Temple
from tests.games.king_of_the_hill.given import (
    GAME,
    a_battle,
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
from tests.games.king_of_the_hill.given_missions import with_missions
from tests.marks import rule

AROUND_B3 = {"scout A2", "scout A3", "scout B2", "scout B4", "scout C3", "scout C4"}


def refusal(table: HillTable, answer: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(Refused) as refused:
        play(table, answer)
    [found] = refused.value.rulings
    return found.rule, found.facts


def last(table: HillTable, kind: str) -> Event:
    return [event for event in table.log or () if event.kind == kind][-1]


# -- how many and how far --------------------------------------------------------------------------------


@rule("KH-SCOUT-01", "KH-GAP-20")
def test_two_tokens_next_to_the_hero_may_be_looked_at() -> None:
    table = a_table()
    stand(table, 0, "B3")
    turn_of(table)
    assert set(offered(table, "scout")) == AROUND_B3

    play(table, "scout C3", "scout A2")

    assert hero(table).known == ("A2", "C3")
    assert kinds(table) == {"move"}
    assert refusal(table, "scout C4") == ("KH-SCOUT-01", {"most": 2, "has": 2})


@rule("KH-SCOUT-01")
def test_a_token_two_tiles_off_is_too_far() -> None:
    table = a_table()
    stand(table, 0, "B3")
    turn_of(table)
    assert refusal(table, "scout C5") == ("KH-SCOUT-01", {"most": 1, "has": 2})


@rule("KH-SCOUT-02", "KH-SCOUT-03", "KH-GAP-19")
def test_a_scouted_token_goes_back_and_only_the_scout_has_seen_it() -> None:
    table = a_table()
    village(table, "A2", "hindu")
    before = dict(table.state.villages)

    play(table, "scout A2")

    assert table.state.villages == before
    assert last(table, "looked") == Event("looked", "KH-SCOUT-01", {"who": "heracles", "tiles": ("A2",)})
    seen = last(table, "saw")
    assert (seen.to, seen.rule) == ((0,), "KH-SCOUT-01")
    assert seen.facts == {"who": "heracles", "tiles": ("A2",), "runes": ["hindu"]}
    assert table.see(0)["table"]["villages"]["A2"] == "hindu"
    assert {table.see(seat)["table"]["villages"]["A2"] for seat in (1, None)} == {"hidden"}
    assert [event["kind"] for event in table.see(1)["log"]][-1] == "looked"
    assert table.revealed


@rule("KH-SCOUT-04")
def test_on_the_first_turn_only_the_two_tiles_by_the_camp_can_be_scouted() -> None:
    table = a_table("arjuna", "sigurd")
    assert set(offered(table, "scout")) == {"scout E1", "scout F1"}
    assert refusal(table, "scout F2") == ("KH-SCOUT-04", {"most": 1, "has": 2})


@rule("KH-EX-02", "KH-SCOUT-04", "KH-SCOUT-03")
def test_heracles_scouts_both_tiles_of_his_camp() -> None:
    table = a_table()
    village(table, "A3", "hindu")  # the right tile
    village(table, "A2", "greek")  # the left one
    play(table, "scout A3", "scout A2")
    own, other = table.see(0)["table"]["villages"], table.see(1)["table"]["villages"]
    assert (own["A3"], own["A2"]) == ("hindu", "greek")
    assert set(other.values()) == {"hidden"}
    assert {"A2", "A3"} <= set(table.state.villages)


@rule("KH-SCOUT-05", "KH-MOVE-03")
def test_scouting_binds_nobody() -> None:
    table = a_table()
    before = set(offered(table, "move"))
    play(table, "scout A2", "scout A3")
    assert set(offered(table, "move")) == before
    village(table, "C4", "norse")
    god_on_top(table, "odin")
    play(table, "move C4")
    assert hero(table).place == "C4"


@rule("KH-GAP-20")
def test_nobody_has_to_look() -> None:
    table = a_table()
    table.state.villages.pop("A2")
    play(table, "move A2")
    assert (hero(table).known, told(table, "looked")) == ((), [])


@rule("KH-GAP-20")
def test_only_tiles_with_a_village_can_be_scouted_and_never_the_hill() -> None:
    table = a_table()
    stand(table, 0, "C4")
    table.state.villages.pop("B3")
    turn_of(table)
    assert set(offered(table, "scout")) == {"scout B4", "scout C3", "scout C5", "scout D5"}
    assert refusal(table, "scout B3") == ("KH-GAP-20", {"tile": "B3"})
    assert refusal(table, f"scout {HILL}") == ("KH-GAP-20", {"tile": HILL})
    assert refusal(table, "scout greek") == ("KH-GAP-20", {"tile": "greek"})


@rule("KH-GAP-20")
def test_fewer_tokens_than_two_are_no_hindrance() -> None:
    table = a_table()
    table.state.villages.pop("A2")
    turn_of(table)
    play(table, "scout A3")
    assert offered(table, "scout") == []


@rule("KH-GAP-19", "KH-GAP-20")
def test_a_known_token_is_not_looked_at_again() -> None:
    table = a_table()
    play(table, "scout A2")
    assert offered(table, "scout") == ["scout A3"]
    assert refusal(table, "scout A2") == ("KH-GAP-19", {"tile": "A2"})


@rule("KH-GAP-20", "KH-SCOUT-01")
def test_from_a_camp_after_a_defeat_the_border_tiles_count() -> None:
    table = a_table()
    hero(table).turns = 4
    turn_of(table)
    assert set(offered(table, "scout")) == {"scout A2", "scout A3"}
    assert refusal(table, "scout B3") == ("KH-SCOUT-01", {"most": 1, "has": 2})


@rule("KH-GAP-09")
def test_arjuna_looks_at_three_tokens_up_to_two_away() -> None:
    table = a_table("arjuna", "sigurd")
    stand(table, 0, "B3")
    turn_of(table)
    assert (
        len(offered(table, "scout"))
        == len([t for t, n in table.box.distance["B3"].items() if n in (1, 2)]) - 2
    )
    assert refusal(table, "scout C6")[0] == "KH-SCOUT-01"
    play(table, "scout A1", "scout C5", "scout B4")
    assert hero(table).known == ("A1", "B4", "C5")
    assert refusal(table, "scout A2") == ("KH-SCOUT-01", {"most": 3, "has": 3})


@rule("KH-GAP-09", "KH-SCOUT-04")
def test_on_his_first_turn_arjuna_has_only_the_tiles_by_his_camp() -> None:
    table = a_table("arjuna", "sigurd")
    who = hero(table)
    assert (who.turns, scouting_range(table, who), scouting_number(table, who)) == (1, 1, 3)
    who.turns = 2
    assert scouting_range(table, who) == 2


@rule("KH-GAP-32", "KH-GAP-09")
@pytest.mark.parametrize(
    ("who", "artifacts", "number", "far"),
    [
        ("heracles", (), 2, 1),
        ("heracles", ("sistrum_of_bastet",), 3, 1),
        ("heracles", ("eye_of_horus",), 2, 2),
        ("arjuna", ("sistrum_of_bastet", "eye_of_horus"), 4, 3),
    ],
)
def test_sistrum_and_eye_help_to_scout(who: str, artifacts: tuple[str, ...], number: int, far: int) -> None:
    table = a_table(who, "sigurd")
    give(table, artifacts=artifacts)
    stand(table, 0, "C3")
    turn_of(table)
    assert (scouting_number(table, hero(table)), scouting_range(table, hero(table))) == (number, far)
    away = table.box.distance["C3"]
    tiles = {f"scout {t}" for t in table.box.tiles if 1 <= away[t] <= far and t != HILL}
    assert set(offered(table, "scout")) == tiles
    for tile in sorted(tiles)[:number]:
        play(table, tile)
    assert offered(table, "scout") == []


# -- looking ---------------------------------------------------------------------------------------------


@rule("KH-GAP-19")
def test_what_was_seen_is_remembered_with_what_was_known() -> None:
    table = a_table()
    hero(table).known = ("C1",)
    look(table, 0, ("B2", "A1"), "KH-GAP-33")
    assert hero(table).known == ("A1", "B2", "C1")
    seen = last(table, "saw")
    assert seen.facts["runes"] == [table.state.villages["B2"], table.state.villages["A1"]]


@rule("KH-GAP-19")
def test_knowledge_ends_when_the_token_leaves_the_board() -> None:
    table = a_table()
    hero(table, 1).known = ("C4", "A1")
    hero(table).known = ("C4",)
    a_quest(table, "odin", tile="C4")
    assert (hero(table).known, hero(table, 1).known) == ((), ("A1",))


@rule("KH-GAP-19")
def test_knowledge_follows_the_token_when_two_are_swapped() -> None:
    table = a_table()
    village(table, "A1", "dark")
    village(table, "G1", "hindu")
    hero(table).known, hero(table, 1).known = ("A1",), ("B2", "G1")
    give(table, secrets=["shifting_mists"])
    turn_of(table)
    play(table, "secret shifting_mists", "pick A1", "pick G1")
    assert (table.state.villages["A1"], table.state.villages["G1"]) == ("hindu", "dark")
    assert (hero(table).known, hero(table, 1).known) == (("G1",), ("A1", "B2"))
    assert table.see(0)["table"]["villages"]["G1"] == "dark"


# -- views and guesses -----------------------------------------------------------------------------------


def secrets_of_all(table: HillTable) -> HillTable:
    """Three heroes with hands, knowledge, missions, artifacts and Temples."""
    for seat in range(3):
        give(
            table, seat, rewards=["gold_1", "healing_potion", "extra_roll"], secrets=["trap", "timewalk"][:2]
        )
        hero(table, seat).known = ("A1", "B2", "C3")[: seat + 1]
    give(table, 1, artifacts=["aegis"], temples=[("G1", "health")])
    return table


@rule("KH-GAP-19")
def test_hands_and_unseen_villages_are_hidden_and_everything_else_is_open() -> None:
    table = secrets_of_all(a_table("heracles", "imhotep", "sigurd"))
    view = table.see(0)["table"]
    own, other = view["heroes"][0], view["heroes"][1]

    assert own["rewards"] == ("extra_roll", "gold_1", "healing_potion")
    assert own["secrets"] == ("timewalk", "trap")
    assert (other["rewards"], other["secrets"]) == (3, 2)
    assert ("wealth" in own["paths"], "wealth" in other["paths"]) == (True, False)
    assert own["paths"]["wealth"] == (1, 10)
    assert (other["health"], other["attack"], other["speed"]) == (9, 3, 3)
    assert (other["artifacts"], other["temples"]) == ([["aegis", "infinity"]], [["G1", "health"]])
    assert (view["reward_deck"], view["secret_deck"]) == (80 - 9, 50 - 6)
    assert view["god_decks"] == dict.fromkeys(("greek", "egyptian", "norse", "slavic", "hindu", "dark"), 6)
    assert [tile for tile, rune in view["villages"].items() if rune != "hidden"] == ["A1"]


@rule("KH-GAP-19")
def test_a_spectator_sees_nobodys_hand() -> None:
    table = secrets_of_all(a_table("heracles", "imhotep", "sigurd"))
    view = table.see(None)["table"]
    assert [(who["rewards"], who["secrets"]) for who in view["heroes"]] == [(3, 2)] * 3
    assert set(view["villages"].values()) == {"hidden"}
    assert "options" not in (table.see(1)["question"] or {})


@rule("KH-GAP-19")
def test_drawn_cards_are_counted_by_all_and_seen_by_one() -> None:
    table = a_table()
    rewards_on_top(table, "gold_2", "dark_rune")
    draw_rewards(table, 1, 2, "KH-DISC-05")
    assert last(table, "drew_rewards").facts == {"who": "sigurd", "number": 2}
    got = last(table, "got_rewards")
    assert (got.to, got.facts["cards"], got.rule) == ((1,), ("gold_2", "dark_rune"), "KH-DISC-05")
    assert "got_rewards" not in [event["kind"] for event in table.see(0)["log"]]
    assert hero(table, 1).rewards == ("dark_rune", "gold_2")
    assert table.revealed


@rule("KH-GAP-19")
def test_a_guess_looks_the_same_and_keeps_what_the_seat_knows() -> None:
    table = secrets_of_all(a_table("heracles", "imhotep", "sigurd"))
    villages = table.state.villages
    for seed in ("one", "two", "three"):
        guess = table.guess(1, seed)
        assert guess.see(1)["table"] == table.see(1)["table"]
        assert [guess.state.villages[tile] for tile in ("A1", "B2")] == [villages["A1"], villages["B2"]]
        assert hero(guess, 1).rewards == hero(table, 1).rewards
        assert hero(guess, 1).secrets == hero(table, 1).secrets
        assert hero(guess, 1).known == ("A1", "B2")
        assert (hero(guess, 0).known, hero(guess, 2).known) == ((), ())


@rule("KH-GAP-19")
def test_a_guess_deals_everything_hidden_anew_and_loses_nothing() -> None:
    table = secrets_of_all(a_table("heracles", "imhotep", "sigurd"))
    guesses = [table.guess(1, seed) for seed in ("one", "two", "three", "four", "five")]
    for part in ("villages", "reward_deck", "secret_deck", "god_decks"):
        assert len({str(getattr(guess.state, part)) for guess in guesses}) == 5
    for hand in ("rewards", "secrets"):
        assert len({str(getattr(hero(guess, 0), hand)) for guess in guesses}) > 1
    for guess in guesses:
        state = guess.state
        assert Counter(state.villages.values()) == Counter(table.state.villages.values())
        assert [len(other.rewards) for other in state.heroes] == [3, 3, 3]
        cards = [*state.reward_deck, *(card for other in state.heroes for card in other.rewards)]
        assert Counter(cards) == Counter(
            [*table.state.reward_deck, *(card for other in table.state.heroes for card in other.rewards)]
        )
        secrets = [*state.secret_deck, *(card for other in state.heroes for card in other.secrets)]
        assert len(secrets) == 50
        for rune, deck in table.state.god_decks.items():
            assert sorted(state.god_decks[rune]) == sorted(deck)


@rule("KH-GAP-19")
def test_a_spectators_guess_knows_no_hand() -> None:
    table = secrets_of_all(a_table("heracles", "imhotep", "sigurd"))
    guesses = [table.guess(None, seed) for seed in ("one", "two", "three", "four", "five")]
    for seat in range(3):
        assert len({hero(guess, seat).rewards for guess in guesses}) > 1
    assert guesses[0].see(None)["table"] == table.see(None)["table"]


@rule("KH-GAP-19")
def test_a_guess_does_not_offer_what_another_hand_holds() -> None:
    table = a_table()
    give(
        table,
        rewards=["healing_potion", *["gold_1"] * 10],
        secrets=["timewalk"],
        artifacts=["lyre_of_delphi"],
    )
    hero(table).health = 1
    stand(table, 0, "C4")
    turn_of(table)
    shown = {"secret timewalk", "reward healing_potion", f"move {HILL}"}
    assert shown <= set(offered(table))

    guess = table.guess(1, "guess")
    assert not shown & set(offered(guess))
    assert "use lyre_of_delphi" in offered(guess)
    assert set(offered(table.guess(0, "own"))) == set(offered(table))


@rule("KH-GAP-19", "KH-RCARD-08")
def test_a_guess_does_not_offer_the_way_that_hidden_gold_opens() -> None:
    table = a_table()
    give(table, rewards=["gold_1"] * 10, artifacts=["aegis", "mjolnir"])
    stand(table, 0, "C4")
    turn_of(table)
    assert "move E3" in offered(table)
    guess = table.guess(1, "guess")
    assert "move E3" not in offered(guess)
    assert "move C3" in offered(guess)


@rule("KH-GAP-19", "KH-GAP-08")
def test_a_guess_hides_the_secret_that_the_cauldron_would_take() -> None:
    table = a_table("baba_yaga", "sigurd")
    give(table, secrets=["trap"])
    hero(table).unlocked = True
    turn_of(table)
    assert "use witchs_cauldron trap" in offered(table)
    assert not [text for text in offered(table.guess(1, "guess")) if "cauldron" in text]


@rule("KH-GAP-19")
def test_before_there_are_heroes_there_is_nothing_to_guess() -> None:
    table = mythwright.new(GAME, seats=2, seed="guess", dice="ask")
    assert table.guess(0, "guess").see(0)["table"] == table.see(0)["table"]
    assert table.see(0)["table"]["heroes"] == []


@rule("KH-GAP-19", "KH-GAP-37")
@pytest.mark.parametrize(
    ("god", "hand"),
    [
        ("thoth", {"secrets": ["trap", "trap", "timewalk"]}),
        ("odin", {"rewards": ["gold_1", "gold_1", "extra_roll", "gold_2"]}),
        ("veles", {"rewards": ["gold_1", "gold_1", "extra_roll", "gold_2"]}),
        ("agni", {"artifacts": ["aegis", "mjolnir"]}),
    ],
)
def test_a_guess_at_a_payment_can_be_played_on(god: str, hand: dict[str, list[str]]) -> None:
    table = with_missions(a_table(), god)
    give(table, **hand)  # type: ignore[arg-type]
    play(turn_of(table), f"mission {god} 0")
    for seed in ("one", "two", "three", "four"):
        guess = table.guess(1, seed)
        assert guess.see(1)["table"] == table.see(1)["table"]
        play(guess, offered(guess)[-1])
        assert told(guess, "paid")


@rule("KH-GAP-19")
def test_dice_and_guardians_are_open() -> None:
    table = a_quest(a_table(), "odin")
    play(table, "norse dark dark greek slavic")
    scene = table.see(1)["table"]["scene"][0]
    assert (scene["scene"], scene["seat"], scene["god"], scene["rolls"]) == ("quest", 0, "odin", 1)
    assert (scene["dice"], scene["added"]) == (("dark", "dark", "greek", "norse", "slavic"), ())
    table = a_battle(a_table(), "harpy")
    scene = table.see(None)["table"]["scene"][0]
    assert (scene["guardian"], scene["side"], scene["health"]) == ("harpy", "a", 9)


# -- decks that run out ----------------------------------------------------------------------------------


@rule("KH-GAP-16")
def test_an_empty_reward_deck_is_made_anew_from_its_discards() -> None:
    table = a_table()
    table.state.reward_deck, table.state.reward_discard = ("gold_3",), ("extra_roll", "healing_potion")
    draw_rewards(table, 0, 2, "KH-DISC-04")
    assert len(hero(table).rewards) == 2
    assert "gold_3" in hero(table).rewards
    assert (len(table.state.reward_deck), table.state.reward_discard) == (1, ())
    assert len(told(table, "reshuffled")) == 1
    assert told(table, "reshuffled")[0]["rule"] == "KH-GAP-16"


@rule("KH-GAP-16")
def test_a_deck_that_is_just_enough_is_left_alone() -> None:
    table = a_table()
    table.state.reward_deck, table.state.reward_discard = ("gold_3", "gold_1"), ("extra_roll",)
    draw_rewards(table, 0, 2, "KH-DISC-04")
    assert (table.state.reward_deck, table.state.reward_discard) == ((), ("extra_roll",))
    assert told(table, "reshuffled") == []


@rule("KH-GAP-16")
def test_without_discards_what_is_missing_is_not_drawn() -> None:
    table = a_table()
    table.state.reward_deck = ("gold_3",)
    draw_rewards(table, 0, 3, "KH-DISC-04")
    assert (hero(table).rewards, table.state.reward_deck) == (("gold_3",), ())
    assert told(table, "drew_rewards")[-1] == {"who": "heracles", "number": 1, "rule": "KH-DISC-04"}
    draw_rewards(table, 0, 1, "KH-DISC-04")
    assert told(table, "drew_rewards")[-1]["number"] == 0
    assert len(told(table, "got_rewards")) == 1  # nothing to show in private


@rule("KH-GAP-16")
def test_secret_cards_are_drawn_in_the_same_way_and_without_limit() -> None:
    table = a_table()
    give(table, secrets=["trap"] * 3)
    table.state.secret_deck, table.state.secret_discard = ("timewalk",), ("quicksand",) * 20
    draw_secrets(table, 0, 21, "KH-MISS-09")
    assert Counter(hero(table).secrets) == {"trap": 3, "timewalk": 1, "quicksand": 20}
    assert list(hero(table).secrets) == sorted(hero(table).secrets)
    assert (table.state.secret_deck, table.state.secret_discard) == ((), ())
    assert told(table, "drew_secrets") == [{"who": "heracles", "number": 21, "rule": "KH-MISS-09"}]
    got = last(table, "got_secrets")
    assert (got.to, len(got.facts["cards"])) == ((0,), 21)


# -- theft -----------------------------------------------------------------------------------------------


@rule("KH-GAP-33", "KH-GAP-19")
def test_a_stolen_card_is_known_to_thief_and_victim_only() -> None:
    table = a_table("heracles", "imhotep", "sigurd")
    give(table, 0, rewards=["healing_potion"])
    give(table, 1, rewards=["gold_1"])
    table.revealed = False
    steal_reward(table, 0, 1, "KH-GAP-33")
    assert (hero(table).rewards, hero(table, 1).rewards) == (("gold_1", "healing_potion"), ())
    assert last(table, "stole_reward").facts == {"who": "heracles", "target": "imhotep"}
    which = last(table, "stole_which")
    assert (which.to, which.facts["reward"], which.rule) == ((0, 1), "gold_1", "KH-GAP-33")
    assert "stole_which" not in [event["kind"] for event in table.see(2)["log"]]
    assert table.revealed


@rule("KH-GAP-33")
def test_the_stolen_card_is_drawn_by_lot() -> None:
    taken = set()
    for number in range(12):
        table = a_table()
        table.dice.drawn["theft"] = number
        give(table, 1, rewards=["gold_1", "gold_1", "dark_rune"])
        steal_reward(table, 0, 1, "KH-GAP-33")
        assert len(hero(table, 1).rewards) == 2
        taken.add(hero(table).rewards)
    assert taken == {("gold_1",), ("dark_rune",)}


@rule("KH-GAP-33")
def test_an_empty_hand_yields_nothing() -> None:
    table = a_table()
    hero(table, 1).temples = (Temple("A1", "health"),)
    steal_reward(table, 0, 1, "KH-GAP-33")
    assert (hero(table).rewards, told(table, "stole_reward")) == ((), [])
