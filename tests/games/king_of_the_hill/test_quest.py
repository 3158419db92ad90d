"""God's Quest: the demand, the rolls, the help of cards, success and failure (KH-QUEST, KH-GAP-26 to 30)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from mythwright.core.flow import Ask, Roll
from mythwright.core.ruling import Refused
from mythwright.games.king_of_the_hill.box import HillTable, read_box
from mythwright.games.king_of_the_hill.effects import lay
from mythwright.games.king_of_the_hill.rules.attack import keepings
from mythwright.games.king_of_the_hill.rules.quest import changed, fulfils, turnings
from mythwright.games.king_of_the_hill.state import ARENA, Item, Lone, Temple
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

BOX = read_box(())
NOTHING = "dark dark greek slavic norse"
RUNE_OF = {"G": "greek", "E": "egyptian", "N": "norse", "S": "slavic", "H": "hindu", "D": "dark"}


def questing(
    god: str,
    table: HillTable | None = None,
    *,
    rewards: Sequence[str] = (),
    secrets: Sequence[str] = (),
    artifacts: Sequence[str] = (),
) -> HillTable:
    """Heracles faces this god with exactly these cards in hand."""
    table = table or a_table()
    give(table, rewards=rewards, secrets=secrets, artifacts=artifacts)
    deck, table.state.reward_deck = table.state.reward_deck, ()
    a_quest(table, god)
    table.state.reward_deck = deck
    return table


def asked(table: HillTable) -> tuple[int, str, str]:
    assert isinstance(table.pending, Ask)
    return table.pending.seat, table.pending.prompt, table.pending.rule


def refusal(table: HillTable, answer: str) -> str:
    with pytest.raises(Refused) as refused:
        play(table, answer)
    [found] = refused.value.rules
    return found


def runes(letters: str) -> tuple[str, ...]:
    return tuple(RUNE_OF[letter] for letter in letters)


def roll_of(number: int) -> Roll:
    return Roll("hero", number, "read", "KH-QUEST-06", 0)


# -- the demand ------------------------------------------------------------------------------------------


@rule("KH-QUEST-04", "KH-QUEST-09", "KH-GAP-26", "KH-EX-09")
@pytest.mark.parametrize(
    ("god", "dice", "met"),
    [
        ("artemis", "GGHHN", True),
        ("artemis", "GGHNE", False),  # two different runes are no pair
        ("artemis", "GHHNE", False),  # one Greek short
        ("artemis", "GGGHN", False),  # the third Greek is no pair
        ("artemis", "GGGGN", True),  # the kind of the coloured part will do
        ("artemis", "GGDDN", True),  # so will Dark
        ("athena", "GNEDD", True),
        ("athena", "GNSHD", False),
        ("hephaestus", "GGGDD", True),
        ("hephaestus", "GGDDD", False),
        ("mokosh", "SHHHD", True),
        ("mokosh", "SHHDD", False),
        ("mokosh", "SSSSD", True),
        ("mokosh", "SSSDD", False),
        ("azathoth", "DDDDH", True),
        ("azathoth", "GGGGH", True),
        ("azathoth", "GGGHH", False),
        ("apollo", "GEHNN", True),
        ("apollo", "GEHNS", False),
        ("odin", "NGEHD", True),
        ("odin", "NGEDD", False),
        ("artemis", "GGHHNS", True),  # a card added a rune
    ],
)
def test_a_demand_is_met_by_its_runes_and_one_group_of_equals(god: str, dice: str, met: bool) -> None:
    assert fulfils(BOX.gods[god], runes(dice)) == met


@rule("KH-QUEST-03")
def test_no_demand_is_longer_than_five_runes() -> None:
    sizes = {len(god.runes) + god.grey for god in BOX.gods.values() if not god.arena}
    assert sizes == {3, 4, 5}


@rule("KH-QUEST-05")
def test_a_hero_die_has_six_different_faces() -> None:
    assert sorted(BOX.dice["hero"]) == ["dark", "egyptian", "greek", "hindu", "norse", "slavic"]


@rule("KH-QUEST-07", "KH-QUEST-08")
def test_any_dice_may_be_saved_but_not_all() -> None:
    assert keepings(("a", "a", "b")) == (("a", "a"), ("a", "b"), ("a",), ("b",), ())


@rule("KH-GAP-32", "KH-GAP-34")
def test_dice_are_turned_to_one_rune_that_is_not_dark() -> None:
    assert turnings(("dark", "greek"), 1) == [
        ("greek", "dark"),
        ("egyptian", "dark"),
        ("norse", "dark"),
        ("slavic", "dark"),
        ("hindu", "dark"),
        ("egyptian", "greek"),
        ("norse", "greek"),
        ("slavic", "greek"),
        ("hindu", "greek"),
    ]
    pairs = [turn for turn in turnings(("dark", "dark", "greek"), 2) if len(turn) == 3]
    assert ("greek", "dark", "dark") in pairs
    assert ("hindu", "dark", "greek") in pairs
    assert ("greek", "dark", "greek") not in pairs
    assert len(turnings(("dark", "dark", "greek"), 2)) == 9 + 5 + 4


@rule("KH-RCARD-10")
def test_changed_dice_stay_in_order() -> None:
    assert changed(("dark", "dark", "norse"), ("dark",), ("slavic",)) == ("dark", "norse", "slavic")
    assert changed(("dark", "dark", "norse"), ("dark", "dark"), ("greek",) * 2) == ("greek", "greek", "norse")


# -- drawing the god -------------------------------------------------------------------------------------


@rule("KH-QUEST-01", "KH-QUEST-06")
def test_the_top_god_of_the_villages_deck_is_drawn_and_five_dice_fall() -> None:
    table = questing("thor")
    assert told(table, "drew_god") == [{"who": "heracles", "god": "thor", "rule": "KH-QUEST-01"}]
    assert table.pending == roll_of(5)


@rule("KH-QUEST-02")
def test_an_arena_god_sends_the_hero_to_the_arena() -> None:
    table = questing("tyr", secrets=["timewalk"])
    assert (hero(table).place, table.pending) == (ARENA, Roll("hero", 3, "opponents", "KH-ARENA-09", 0))
    assert told(table, "discarded_god") == [{"god": "tyr", "rule": "KH-ARENA-08"}]
    assert table.state.god_discards["norse"] == ()  # it leaves the game (KH-GAP-30)
    play(table, "norse greek dark")
    assert asked(table) == (0, "end_turn", "KH-TURN-09")


@rule("KH-QUEST-06", "KH-GAP-71", "KH-GAP-37")
def test_before_the_first_roll_there_is_time_for_cards() -> None:
    table = questing("thor", secrets=["timewalk"])
    assert asked(table) == (0, "face_god", "KH-QUEST-06")
    assert offered(table) == ["roll", "secret timewalk"]
    play(table, "secret timewalk")
    assert table.pending == roll_of(5)  # nothing is left to play


@rule("KH-QUEST-06", "KH-GAP-61")
def test_an_artifact_used_before_the_roll_leaves_the_god_where_he_is() -> None:
    table = questing("thor", artifacts=["lyre_of_delphi", "scales_of_anubis"])
    rewards_on_top(table, "gold_3")
    play(table, "use lyre_of_delphi")
    assert (hero(table).rewards, asked(table)[1]) == (("gold_3",), "face_god")
    assert told(table, "discarded_god") == []
    assert offered(table) == ["roll", "use scales_of_anubis"]


@rule("KH-QUEST-01", "KH-GAP-32")
def test_another_god_comes_to_light_when_the_scales_weigh_this_one() -> None:
    """So the use of the Scales is not taken back."""
    table = questing("thor", artifacts=["scales_of_anubis"])
    table.state.god_decks["norse"] = ("odin",)
    play(table, "use scales_of_anubis")
    assert [event["god"] for event in told(table, "drew_god")] == ["thor", "odin"]
    assert table.revealed


@rule("KH-QUEST-06")
def test_with_cards_the_player_says_when_to_roll() -> None:
    table = questing("thor", secrets=["timewalk"])
    play(table, "roll")
    assert table.pending == roll_of(5)


@rule("KH-GAP-30")
def test_an_empty_god_deck_is_renewed_from_its_discards() -> None:
    table = a_table()
    table.state.god_decks["norse"], table.state.god_discards["norse"] = (), ("odin", "thor")
    village(table, "A3", "norse")
    play(table, "move A3")
    assert told(table, "reshuffled") == [{"deck": "norse", "rule": "KH-GAP-30"}]
    [drawn] = told(table, "drew_god")
    assert {drawn["god"], *table.state.god_decks["norse"]} == {"odin", "thor"}
    assert table.state.god_discards["norse"] == ()
    assert table.pending == roll_of(5)


@rule("KH-GAP-30")
def test_without_any_god_the_player_takes_a_card_and_the_turn_ends() -> None:
    table = a_table()
    table.state.god_decks["norse"] = ()
    village(table, "A3", "norse")
    play(table, "move A3")
    assert [(event["number"], event["rule"]) for event in told(table, "drew_rewards")] == [
        (1, "KH-DISC-05"),
        (1, "KH-GAP-30"),
    ]
    assert (table.state.turn, told(table, "drew_god")) == (1, [])


@rule("KH-GAP-30")
def test_a_deck_with_cards_is_not_renewed() -> None:
    table = a_table()
    table.state.god_discards["norse"] = ("odin",)
    table.state.god_decks["norse"] = ("thor",)
    village(table, "A3", "norse")
    play(table, "move A3")
    assert (told(table, "reshuffled"), table.state.god_discards["norse"]) == ([], ("odin",))


# -- the book's quest ------------------------------------------------------------------------------------


@rule("KH-EX-05", "KH-EX-06", "KH-EX-07", "KH-EX-08")
@rule("KH-QUEST-06", "KH-QUEST-07", "KH-QUEST-09", "KH-QUEST-11", "KH-QUEST-17", "KH-QUEST-18")
def test_heracles_and_artemis_as_the_book_tells_it() -> None:
    table = questing("artemis")
    play(table, "greek egyptian norse slavic hindu", "keep greek")
    assert table.pending == roll_of(4)
    play(table, "greek egyptian norse slavic", "keep greek greek")
    assert table.pending == roll_of(3)
    play(table, "hindu hindu norse")

    assert told(table, "passed_quest") == [
        {"who": "heracles", "god": "artemis", "first": 0, "rule": "KH-QUEST-09"},
    ]
    assert hero(table).artifacts == (Item("moon_bow", 2),)
    assert (hero(table).rewards, hero(table).quests) == ((), 1)
    assert asked(table) == (0, "build", "KH-QUEST-17")
    assert offered(table) == [
        "build health",
        "build attack",
        "build rewards",
        "build secrets",
        "build market",
        "decline",
    ]
    play(table, "build attack")
    assert hero(table).temples == (Temple("C4", "attack"),)
    assert hero(table).temple_hand.count("attack") == 2
    assert table.state.turn == 1


# -- rolling ---------------------------------------------------------------------------------------------


@rule("KH-QUEST-06", "KH-GAP-29")
def test_after_three_rolls_without_a_card_the_quest_has_failed() -> None:
    table = questing("thor")
    play(table, NOTHING, "keep", NOTHING, "keep")
    assert table.pending == roll_of(5)
    play(table, NOTHING)
    assert told(table, "failed_quest") == [{"who": "heracles", "god": "thor", "rule": "KH-QUEST-19"}]
    assert (asked(table), offered(table)) == ((0, "challenge", "KH-QUEST-19"), ["battle", "take_mission"])


@rule("KH-QUEST-07")
def test_between_rolls_the_player_chooses_what_to_save() -> None:
    table = questing("thor")
    play(table, "norse norse greek slavic dark")
    assert asked(table) == (0, "quest", "KH-QUEST-07")
    assert kinds(table) == {"keep", "give_up"}
    assert len(offered(table, "keep")) == 23
    assert refusal(table, "keep norse norse norse") == "KH-QUEST-07"
    assert refusal(table, "keep hindu") == "KH-QUEST-07"
    play(table, "keep norse norse")
    assert table.pending == roll_of(3)
    play(table, "greek greek dark")
    assert "keep norse norse greek" not in offered(table)  # dice are listed in order
    assert "keep greek norse norse" in offered(table)


@rule("KH-QUEST-08")
def test_a_saved_die_may_be_rolled_again() -> None:
    table = questing("thor")
    play(table, "norse greek greek slavic dark", "keep norse", "greek greek slavic dark")
    play(table, "keep")
    assert table.pending == roll_of(5)
    play(table, "norse norse norse dark dark")
    assert told(table, "passed_quest")[0]["god"] == "thor"


@rule("KH-QUEST-06")
def test_a_fourth_roll_is_refused() -> None:
    table = questing("thor", rewards=["gold_1"])
    play(table, NOTHING, "keep", NOTHING, "keep", NOTHING)
    assert offered(table) == ["give_up"]
    assert refusal(table, "keep") == "KH-QUEST-06"


@rule("KH-GAP-06", "KH-QUEST-06")
def test_the_wisdom_of_saqqara_gives_a_fourth_roll() -> None:
    table = a_table("imhotep", "sigurd")
    hero(table).unlocked = True
    questing("thor", table)
    play(table, NOTHING, "keep", NOTHING, "keep", NOTHING)
    assert "keep" in kinds(table)
    play(table, "keep", NOTHING)
    assert asked(table)[1] == "challenge"


@rule("KH-GAP-29")
def test_a_met_demand_ends_the_quest_at_once() -> None:
    table = questing("thor")
    play(table, "norse norse norse dark dark")
    assert asked(table)[1] == "build"


@rule("KH-GAP-29")
def test_the_player_may_give_up_after_a_roll_but_not_before() -> None:
    table = questing("thor", secrets=["timewalk"])
    with pytest.raises(Refused):
        play(table, "give_up")
    play(table, "roll", NOTHING, "give_up")
    assert (told(table, "failed_quest")[0]["god"], asked(table)[1]) == ("thor", "challenge")


@rule("KH-GAP-29")
@pytest.mark.parametrize(
    ("hand", "chance"),
    [
        ({}, False),
        ({"rewards": ["gold_1"]}, True),
        ({"secrets": ["trap"]}, True),
        ({"artifacts": ["dar_zoru"]}, True),
        ({"artifacts": ["lyre_of_delphi"]}, True),
        ({"artifacts": ["aegis"]}, False),
        ({"artifacts": ["moon_bow"]}, False),
    ],
)
def test_after_the_last_roll_cards_get_a_last_chance(hand: dict[str, list[str]], chance: bool) -> None:
    """By what everyone can see: a pause tells nothing of the hand."""
    table = questing("thor", **hand)  # type: ignore[arg-type]
    if isinstance(table.pending, Ask):
        play(table, "roll")
    play(table, NOTHING, "keep", NOTHING, "keep", NOTHING)
    assert asked(table)[1] == ("quest_spent" if chance else "challenge")


@rule("KH-GAP-29", "KH-GAP-57")
def test_whoever_built_by_new_faith_has_no_last_chance() -> None:
    table = questing("thor", rewards=["extra_roll"], secrets=["divine_favour"])
    hero(table).built = True
    play(table, "roll", NOTHING)
    assert kinds(table) == {"keep", "give_up"}
    play(table, "keep", NOTHING, "keep", NOTHING)
    assert asked(table)[1] == "challenge"


@rule("KH-GAP-88", "KH-QUEST-10")
def test_whoever_is_forbidden_all_cards_gets_no_help_from_them() -> None:
    table = questing("thor", rewards=["extra_roll"], secrets=["divine_favour"])
    lay(table, 0, "vritra", "KH-GAP-88")
    play(table, "roll", NOTHING)
    assert kinds(table) == {"keep", "give_up"}


# -- help ------------------------------------------------------------------------------------------------


@rule("KH-QUEST-10", "KH-QUEST-09", "KH-GAP-15")
def test_a_rune_card_adds_the_missing_rune() -> None:
    table = questing("thor", rewards=["rune_norse", "rune_greek"])
    play(table, "norse norse dark dark greek")
    assert set(offered(table, "reward")) == {"reward rune_norse", "reward rune_greek"}
    play(table, "reward rune_norse")
    assert told(table, "added_rune") == [{"who": "heracles", "rune": "norse", "rule": "KH-GAP-15"}]
    assert told(table, "passed_quest")[0]["god"] == "thor"
    assert table.state.reward_discard == ("rune_norse",)


@rule("KH-QUEST-10", "KH-GAP-15")
@pytest.mark.parametrize("mythology", ["greek", "egyptian", "norse", "slavic", "hindu"])
def test_each_mythology_has_its_rune_card(mythology: str) -> None:
    table = questing("thor", rewards=[f"rune_{mythology}"])
    play(table, "norse dark dark dark dark", f"reward rune_{mythology}")
    assert told(table, "added_rune")[0]["rune"] == mythology


@rule("KH-GAP-15")
def test_an_added_rune_stays_until_the_quest_ends() -> None:
    table = questing("odin", rewards=["rune_norse"])
    play(table, NOTHING, "reward rune_norse", "keep", "greek egyptian hindu dark dark")
    assert told(table, "passed_quest")[0]["god"] == "odin"


@rule("KH-QUEST-10", "KH-GAP-15")
def test_the_free_rune_is_any_but_dark() -> None:
    table = questing("thor", rewards=["free_rune"])
    play(table, "norse norse dark dark greek")
    assert offered(table, "reward") == [
        "reward free_rune greek",
        "reward free_rune egyptian",
        "reward free_rune norse",
        "reward free_rune slavic",
        "reward free_rune hindu",
    ]
    with pytest.raises(Refused):
        play(table, "reward free_rune dark")
    play(table, "reward free_rune norse")
    assert told(table, "added_rune")[0]["rune"] == "norse"
    assert asked(table)[1] == "build"


@rule("KH-QUEST-10", "KH-GAP-15", "KH-GAP-27")
def test_an_extra_roll_is_not_counted_among_the_three() -> None:
    table = questing("thor", rewards=["extra_roll"])
    play(table, NOTHING, "reward extra_roll")
    assert kinds(table) == {"keep"}  # it is played to roll
    play(table, "keep norse")
    assert table.pending == roll_of(4)
    play(table, "dark dark greek slavic", "keep", NOTHING, "keep", NOTHING)
    assert asked(table)[1] == "challenge"  # rolls one, two and three, and the extra one


@rule("KH-GAP-15", "KH-QUEST-10")
def test_an_extra_roll_saves_the_day_after_the_third() -> None:
    table = questing("thor", rewards=["extra_roll"])
    play(table, NOTHING, "keep", NOTHING, "keep", "norse norse greek dark dark", "reward extra_roll")
    play(table, "keep norse norse", "norse dark dark")
    assert (told(table, "passed_quest")[0]["god"], told(table, "passed_quest")[0]["first"]) == ("thor", 0)


@rule("KH-RCARD-02", "KH-QUEST-10")
def test_each_type_of_card_helps_once_a_turn() -> None:
    table = questing("thor", rewards=["extra_roll", "extra_roll"])
    play(table, NOTHING, "reward extra_roll", "keep", NOTHING)
    assert offered(table, "reward") == []
    assert refusal(table, "reward extra_roll") == "KH-RCARD-02"


@rule("KH-RCARD-10", "KH-RCARD-12", "KH-DARK-01", "KH-DARK-03", "KH-GAP-68")
def test_a_dark_rune_card_turns_one_dark_die() -> None:
    table = questing("thor", rewards=["dark_rune"])
    play(table, "norse norse dark dark greek")
    assert offered(table, "reward") == [
        f"reward dark_rune {rune}" for rune in BOX.dice["hero"] if rune != "dark"
    ]
    rewards_on_top(table, "gold_3")
    play(table, "reward dark_rune norse")
    assert told(table, "turned_dice") == [
        {"who": "heracles", "old": ("dark",), "rune": "norse", "rule": "KH-RCARD-10"},
    ]
    assert (table.state.round, table.state.dark_hero, hero(table).dark_runes) == (2, 0, 1)
    assert (hero(table).rewards, table.state.reward_discard) == (("gold_3",), ())  # it stays beside the mat
    assert asked(table)[1] == "build"


@rule("KH-GAP-68")
def test_without_a_dark_die_the_card_is_refused() -> None:
    table = questing("thor", rewards=["dark_rune"])
    play(table, "norse norse hindu slavic greek")
    assert offered(table, "reward") == []
    assert refusal(table, "reward dark_rune norse") == "KH-GAP-68"
    assert refusal(table, "reward free_rune norse") == "KH-RCARD-01"


@rule("KH-GAP-68")
def test_a_turned_die_keeps_its_rune_until_it_is_rolled() -> None:
    table = questing("thor", rewards=["dark_rune"])
    play(table, "norse dark hindu slavic greek", "reward dark_rune norse", "keep norse norse")
    assert table.pending == roll_of(3)
    play(table, "norse dark dark")
    assert told(table, "passed_quest")[0]["god"] == "thor"


@rule("KH-GAP-69", "KH-QUEST-10")
def test_divine_favour_is_an_extra_roll_that_others_may_answer() -> None:
    table = questing("thor", secrets=["divine_favour"])
    give(table, 1, secrets=["trap"])
    play(table, "roll", NOTHING, "secret divine_favour")
    assert asked(table) == (1, "react", "KH-SECRET-08")
    play(table, "pass")
    assert kinds(table) == {"keep"}
    play(table, "keep", "norse norse norse dark dark")
    assert told(table, "passed_quest")[0]["first"] == 1


@rule("KH-SECRET-09", "KH-GAP-69")
def test_a_cancelled_favour_gives_no_roll() -> None:
    table = a_table()
    give(table, 1, secrets=["doppelganger"])
    questing("thor", table, secrets=["divine_favour"])
    play(table, "roll", NOTHING, "secret divine_favour", "secret doppelganger")
    assert kinds(table) == {"keep", "give_up"}
    play(table, "keep", NOTHING, "keep", NOTHING)
    assert asked(table)[1] == "challenge"


@rule("KH-GAP-34", "KH-GAP-61")
def test_the_spindle_of_mokosh_is_an_extra_roll() -> None:
    table = questing("thor", artifacts=["spindle_of_mokosh"])
    play(table, NOTHING)
    assert offered(table, "use") == ["use spindle_of_mokosh"]
    play(table, "use spindle_of_mokosh", "keep norse")
    assert (table.pending, hero(table).artifacts) == (roll_of(4), (Item("spindle_of_mokosh", 1),))
    play(table, "norse norse dark dark")
    assert told(table, "passed_quest")[0]["first"] == 1


@rule("KH-GAP-32", "KH-GAP-61")
def test_the_palette_of_thoth_turns_one_die() -> None:
    table = questing("thor", artifacts=["palette_of_thoth"])
    play(table, "norse norse dark dark greek")
    assert "use palette_of_thoth norse greek" in offered(table)
    assert "use palette_of_thoth norse dark greek" not in offered(table)
    assert not [text for text in offered(table, "use") if text.split()[2] == "dark"]
    play(table, "use palette_of_thoth norse greek")
    assert told(table, "turned_dice") == [
        {"who": "heracles", "old": ("greek",), "rune": "norse", "rule": "KH-GAP-32"},
    ]
    assert (told(table, "passed_quest")[0]["god"], table.state.round) == ("thor", 1)


@rule("KH-GAP-34", "KH-GAP-61")
def test_dar_zoru_turns_two_dice_to_one_rune() -> None:
    table = questing("thor", artifacts=["dar_zoru"])
    play(table, "norse hindu dark dark greek", "use dar_zoru norse dark greek")
    assert told(table, "turned_dice")[0]["rule"] == "KH-GAP-34"
    assert told(table, "passed_quest")[0]["god"] == "thor"
    assert Item("dar_zoru", 1) in hero(table).artifacts


@rule("KH-GAP-36", "KH-GAP-68")
def test_the_faceless_mask_turns_a_dark_die_and_moves_no_marker() -> None:
    table = questing("thor", artifacts=["faceless_mask"])
    play(table, "norse hindu slavic egyptian greek")
    assert offered(table, "use") == []
    play(table, "keep norse", "norse dark dark greek")
    assert offered(table, "use") == [
        f"use faceless_mask {rune}" for rune in ("greek", "egyptian", "norse", "slavic", "hindu")
    ]
    play(table, "use faceless_mask norse")
    assert told(table, "passed_quest")[0]["god"] == "thor"
    assert (table.state.round, table.state.dark_hero, hero(table).dark_runes) == (1, -1, 0)


@rule("KH-GAP-61")
def test_cards_of_other_windows_may_be_played_between_rolls() -> None:
    table = questing("thor", rewards=["healing_potion"], artifacts=["lyre_of_delphi"])
    hero(table).health = 3
    play(table, "roll", NOTHING, "reward healing_potion")
    assert (hero(table).health, asked(table)[1]) == (6, "quest")
    rewards_on_top(table, "rune_norse")
    play(table, "use lyre_of_delphi")
    assert (hero(table).rewards, asked(table)[1]) == (("rune_norse",), "quest")
    assert "reward rune_norse" in offered(table)


# -- the scales ------------------------------------------------------------------------------------------


@rule("KH-GAP-32", "KH-GAP-61")
def test_the_scales_of_anubis_draw_the_next_god() -> None:
    table = a_table()
    god_on_top(table, "odin")  # and Thor is put on top of him
    questing("thor", table, artifacts=["scales_of_anubis"])
    assert offered(table) == ["roll", "use scales_of_anubis"]
    play(table, "use scales_of_anubis")
    assert [event["god"] for event in told(table, "drew_god")] == ["thor", "odin"]
    assert told(table, "discarded_god") == [{"god": "thor", "rule": "KH-GAP-32"}]
    assert (table.state.god_discards["norse"], len(table.state.god_decks["norse"])) == (("thor",), 4)
    assert (hero(table).artifacts, table.pending) == ((Item("scales_of_anubis", 1),), roll_of(5))


@rule("KH-GAP-32", "KH-QUEST-02")
def test_the_next_god_may_be_one_of_the_arena() -> None:
    table = a_table()
    god_on_top(table, "tyr")
    questing("thor", table, artifacts=["scales_of_anubis"])
    play(table, "use scales_of_anubis")
    assert hero(table).place == ARENA


@rule("KH-GAP-32")
def test_the_scales_need_a_card_to_draw() -> None:
    table = a_table()
    table.state.god_decks["norse"] = ("thor",)
    table.state.god_discards["norse"] = ("odin",)
    questing("thor", table, artifacts=["scales_of_anubis"])
    assert table.pending == roll_of(5)


# -- success ---------------------------------------------------------------------------------------------


@rule("KH-QUEST-11", "KH-QUEST-12", "KH-QUEST-13", "KH-QUEST-14")
def test_success_gives_the_named_artifact_in_the_next_slot() -> None:
    table = questing("odin", artifacts=["aegis"])
    play(table, "norse greek egyptian hindu dark")
    assert told(table, "gained_artifact") == [
        {"who": "heracles", "artifact": "gungnir", "rule": "KH-QUEST-11"},
    ]
    assert hero(table).artifacts == (Item("aegis", 0), Item("gungnir", 2))
    assert "gungnir" not in table.state.artifact_decks["norse"]
    assert len(table.state.artifact_decks["norse"]) == 5
    assert told(table, "discarded_god") == [{"god": "odin", "rule": "KH-QUEST-14"}]
    assert table.state.god_discards["norse"] == ("odin",)


@rule("KH-QUEST-13")
def test_a_passive_artifact_lies_on_its_infinity_side() -> None:
    table = questing("thor")
    play(table, "norse norse norse dark dark")
    assert hero(table).artifacts == (Item("mjolnir", 0),)


@rule("KH-QUEST-15", "KH-GAP-27")
def test_the_first_try_earns_one_more_card_after_the_artifact() -> None:
    table = questing("thor")
    rewards_on_top(table, "gold_3")
    play(table, "norse norse norse dark dark")
    assert hero(table).rewards == ("gold_3",)
    assert told(table, "drew_rewards")[-1] == {"who": "heracles", "number": 1, "rule": "KH-QUEST-15"}
    order = [event.kind for event in table.log or () if event.kind in ("gained_artifact", "drew_rewards")]
    assert order[-2:] == ["gained_artifact", "drew_rewards"]


@rule("KH-QUEST-15")
def test_the_second_try_earns_none() -> None:
    table = questing("thor")
    play(table, NOTHING, "keep", "norse norse norse dark dark")
    assert hero(table).rewards == ()
    assert told(table, "passed_quest")[0]["first"] == 0


@rule("KH-QUEST-16", "KH-GAP-27")
def test_cards_may_secure_the_first_try() -> None:
    table = questing("odin", rewards=["extra_roll", "rune_norse", "dark_rune"])
    rewards_on_top(table, "gold_3")
    play(table, NOTHING, "reward extra_roll", "keep", "dark egyptian dark dark dark")
    play(table, "reward rune_norse", "reward dark_rune greek")
    assert asked(table)[1] == "quest"
    play(table, "keep egyptian greek", "hindu dark dark")
    assert told(table, "passed_quest")[0]["first"] == 0  # that was the second regular roll

    table = questing("odin", rewards=["extra_roll", "rune_norse", "dark_rune"])
    rewards_on_top(table, "gold_3")
    play(table, NOTHING, "reward extra_roll", "keep", "dark egyptian hindu dark dark")
    play(table, "reward rune_norse", "reward dark_rune greek")
    assert told(table, "passed_quest")[0]["first"] == 1
    assert hero(table).rewards == ("gold_3",)


@rule("KH-QUEST-17", "KH-GAP-54")
def test_the_temple_may_be_declined() -> None:
    table = questing("thor")
    play(table, "norse norse norse dark dark", "decline")
    assert (hero(table).temples, len(hero(table).temple_hand)) == ((), 7)


@rule("KH-QUEST-18")
def test_after_the_temple_the_turn_ends() -> None:
    table = questing("thor")
    play(table, "norse norse norse dark dark", "build secrets")
    assert told(table, "built") == [
        {"who": "heracles", "tile": "C4", "kind": "secrets", "rule": "KH-QUEST-17"},
    ]
    assert (len(hero(table).secrets), table.state.turn) == (2, 1)


@rule("KH-GAP-30")
def test_an_artifact_that_is_gone_comes_from_the_market() -> None:
    table = a_table()
    table.state.artifact_decks["norse"] = ("gungnir", "falcon_cloak")
    table.state.market = ("aegis", "mjolnir")
    questing("thor", table)
    play(table, NOTHING, "keep", "norse norse norse dark dark")
    assert (hero(table).artifacts, table.state.market) == ((Item("mjolnir", 0),), ("aegis",))
    assert told(table, "gained_artifact")[0]["rule"] == "KH-GAP-30"
    assert table.state.artifact_decks["norse"] == ("gungnir", "falcon_cloak")


@rule("KH-GAP-30")
def test_an_artifact_that_somebody_has_is_made_up_for_by_two_cards() -> None:
    table = a_table()
    give(table, 1, artifacts=["mjolnir"])
    questing("thor", table)
    play(table, NOTHING, "keep", "norse norse norse dark dark")
    assert hero(table).artifacts == ()
    assert told(table, "drew_rewards")[-1] == {"who": "heracles", "number": 2, "rule": "KH-GAP-30"}
    assert asked(table)[1] == "build"


# -- failure ---------------------------------------------------------------------------------------------


@rule("KH-QUEST-19", "KH-QUEST-24", "KH-MISS-01")
def test_failure_leaves_battle_or_mission() -> None:
    table = questing("thor")
    play(table, NOTHING, "give_up")
    assert offered(table) == ["battle", "take_mission"]
    play(table, "take_mission")
    assert [mission.god for mission in hero(table).missions] == ["thor"]
    assert (table.state.guardians, table.state.turn) == ({}, 1)


@rule("KH-QUEST-20", "KH-QUEST-21", "KH-QUEST-22", "KH-QUEST-23", "KH-QUEST-24")
def test_the_battle_is_fought_on_the_next_turn_against_the_gods_guardian() -> None:
    table = questing("perun")
    play(table, NOTHING, "give_up", "battle")
    assert table.state.guardians == {"C4": Lone("lisovyk", "perun")}
    assert told(table, "called_guardian") == [
        {"who": "heracles", "guardian": "lisovyk", "tile": "C4", "rule": "KH-QUEST-22"},
    ]
    assert (table.state.turn, hero(table).missions) == (1, ())
    assert "perun" not in (*table.state.god_decks["slavic"], *table.state.god_discards["slavic"])

    turn_of(table)
    assert table.pending == Roll("hero", 5, "read", "KH-BAT-17", 0)
    assert told(table, "battle_began")[0]["guardian"] == "lisovyk"


@rule("KH-QUEST-21")
@pytest.mark.parametrize(
    ("god", "guardian"),
    [
        ("artemis", "harpy"),
        ("horus", "sphinx"),
        ("thor", "valkyrie"),
        ("perun", "lisovyk"),
        ("indra", "naga"),
        ("dagon", "shoggoth"),
    ],
)
def test_every_mythology_has_its_guardian(god: str, guardian: str) -> None:
    table = questing(god)
    play(table, "dark greek hindu slavic egyptian", "give_up", "battle")
    assert table.state.guardians["C4"].guardian == guardian


@rule("KH-QUEST-24", "KH-TURN-09")
def test_after_the_choice_cards_may_follow_and_the_turn_ends() -> None:
    table = questing("thor", secrets=["timewalk"])
    play(table, "roll", NOTHING, "give_up", "take_mission")
    assert asked(table)[1] == "end_turn"
    play(table, "end")
    assert table.state.turn == 1


@rule("KH-QUEST-01")
def test_a_quest_on_another_seat_asks_that_seat() -> None:
    table = a_table()
    table.state.reward_deck = ()
    stand(table, 0, "G1")
    a_quest(table, "hermes", seat=1)
    assert table.pending == Roll("hero", 5, "read", "KH-QUEST-06", 1)
    play(table, NOTHING, "give_up", "take_mission")
    assert [mission.god for mission in hero(table, 1).missions] == ["hermes"]
