"""Refusals: what is not on offer is refused by the rule that stands against it, with what was compared."""

from __future__ import annotations

import pytest

from mythwright.core.ruling import Refused
from mythwright.games.king_of_the_hill.explain import EXPLAINED, PLAIN_KINDS
from mythwright.games.king_of_the_hill.state import Mission
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
    stand,
    turn_of,
)
from tests.games.king_of_the_hill.given_cards import a_meeting, a_mission, asked, refusal, refused
from tests.marks import rule

BLANK = "dark dark dark dark dark"


# -- words that no card or rule knows ------------------------------------------------------------------


@rule("MW-OPTION-03")
@pytest.mark.parametrize(
    "answer",
    [
        "dance",
        "secret",
        "secret luck",
        "use",
        "use trap",
        "use excalibur",
        "reward",
        "reward trap",
        "mission zeus",
    ],
)
def test_what_the_game_does_not_know(answer):
    ruling = refusal(a_meeting(), answer)
    assert (ruling.rule, ruling.facts) == ("MW-OPTION-03", {"text": answer})


@rule("MW-OPTION-03")
@pytest.mark.parametrize("kind", ["dance", "secret", "use", "reward", "mission"])
def test_long_nonsense_is_cut_short(kind):
    answer = f"{kind} {'x' * 200}"
    assert refusal(a_meeting(), answer).facts == {"text": answer[:80]}


@rule("KH-TURN-08")
@pytest.mark.parametrize("answer", sorted(PLAIN_KINDS))
def test_plain_answers_are_refused_by_the_question(answer):
    table = a_meeting()
    ruling = refusal(table, answer)
    assert (ruling.rule, ruling.facts) == ("KH-TURN-08", {"kinds": sorted(kinds(table))})


def test_no_kind_is_explained_twice():
    assert PLAIN_KINDS.isdisjoint(EXPLAINED)


@rule("KH-TURN-08")
def test_a_refusal_changes_nothing_and_names_what_is_near():
    table = a_meeting()
    before = table.see(0)
    with pytest.raises(Refused) as refused:
        table.play("move Z9")
    assert all(option.kind == "move" for option in refused.value.nearest)
    assert table.see(0) == before


# -- scouting and moving -------------------------------------------------------------------------------


@rule("KH-TURN-08", "KH-SCOUT-01", "KH-GAP-20")
def test_scouting():
    table = a_meeting(at=["B3", "E6"])
    assert refused(table, "scout") == "KH-GAP-20"
    assert refused(table, "scout B3") == "KH-GAP-20"
    assert refusal(table, "scout B1").facts == {"most": 1, "has": 2}
    play(table, "scout B2", "scout B4")
    ruling = refusal(table, "scout C3")
    assert (ruling.rule, ruling.facts) == ("KH-SCOUT-01", {"most": 2, "has": 2})
    a_quest(table, "athena")
    play(table, BLANK)
    ruling = refusal(table, "scout C3")
    assert (ruling.rule, ruling.facts) == ("KH-TURN-08", {"asked": "quest"})


@rule("KH-TURN-08", "KH-MOVE-01", "KH-GAP-21")
def test_moving():
    table = a_meeting(at=["B3", "E6"])
    assert refused(table, "move") == "KH-GAP-02"
    assert refused(table, "move B3") == "KH-GAP-21"
    assert refused(table, "move E6") == "KH-MOVE-05"
    ruling = refusal(table, "move G1")
    assert (ruling.rule, ruling.facts) == ("KH-MOVE-01", {"most": 3, "has": 5})
    assert refused(table, "stay") == "KH-GAP-21"
    a_quest(table, "athena")
    play(table, BLANK)
    ruling = refusal(table, "move C3")
    assert (ruling.rule, ruling.facts) == ("KH-TURN-08", {"asked": "quest"})


@rule("KH-FINAL-27", "KH-FINAL-25")
def test_moving_in_the_final_battle():
    table = a_final(a_table())
    give(table, 0, secrets=["timewalk"])
    stand(table, 0, "A1")
    turn_of(table, 0)
    assert refused(table, "move A2") == "KH-FINAL-25"
    assert refused(table, "move D4") == "KH-GAP-83"
    assert refused(table, "stay") == "KH-FINAL-27"


# -- cards at the wrong time ---------------------------------------------------------------------------


@rule("KH-GAP-61", "KH-GAP-65", "KH-GAP-69", "KH-GAP-71", "KH-SECRET-05", "KH-SECRET-08", "KH-RCARD-11")
@pytest.mark.parametrize(
    ("kind", "card", "expected"),
    [
        ("secret", "divine_favour", "KH-GAP-69"),
        ("secret", "doppelganger", "KH-SECRET-08"),
        ("secret", "golden_arrow", "KH-SECRET-05"),
        ("use", "palette_of_thoth", "KH-GAP-61"),
        ("use", "scales_of_anubis", "KH-GAP-61"),
        ("use", "moon_bow", "KH-GAP-61"),
        ("use", "gungnir", "KH-GAP-61"),
        ("use", "thunderbolt_of_olympus", "KH-GAP-61"),
        ("reward", "attack_potion", "KH-GAP-65"),
        ("reward", "extra_roll", "KH-GAP-65"),
        ("reward", "dark_rune", "KH-RCARD-11"),
    ],
)
def test_cards_that_wait_for_another_window(kind, card, expected):
    things = {"secret": "secrets", "use": "artifacts", "reward": "rewards"}
    table = a_meeting(**{things[kind]: [card]})
    ruling = refusal(table, f"{kind} {card}")
    assert ruling.rule == expected
    other = {"guardian": "harpy"} if card == "golden_arrow" else {"asked": "explore"}
    assert ruling.facts == {"card": card, **other}


@rule("KH-HERO-05", "KH-HERO-07", "KH-ART-07", "KH-GAP-61")
def test_abilities_at_the_wrong_time():
    table = a_meeting()
    assert refused(table, "use lions_strength") == "KH-GAP-61"
    assert refused(table, "use thirteenth_labour") == "KH-HERO-07"
    assert refused(table, "use keen_eye") == "KH-ART-07"  # another hero's
    hero(table).unlocked = True
    assert refused(table, "use thirteenth_labour") == "KH-HERO-05"  # it works by itself

    table = a_meeting("arjuna", "sigurd")
    assert refused(table, "use keen_eye") == "KH-HERO-05"


@rule("KH-GAP-61", "KH-GAP-69", "KH-GAP-71")
def test_where_the_window_is_open_the_target_is_to_blame():
    # given cards for any time and nobody near, on the way through a Quest
    table = a_table()
    give(table, 0, secrets=["thunderstorm"], artifacts=["flute_of_chaos"])
    rewards_on_top(table, *["gold_1"] * 4)
    a_quest(table, "athena")
    way = [
        ("face_god", ["roll", BLANK]),
        ("quest", ["keep", "greek norse egyptian dark dark"]),
        ("build", ["decline"]),
        ("end_turn", []),
    ]
    for question, answers in way:
        assert asked(table)[1] == question
        assert refused(table, "secret thunderstorm") == "KH-GAP-69"
        ruling = refusal(table, "use flute_of_chaos")
        assert (ruling.rule, "asked" in ruling.facts) == ("KH-GAP-61", False)
        play(table, *answers)


@rule("KH-GAP-61", "KH-GAP-69", "KH-GAP-71")
def test_so_it_is_in_a_battle_and_on_an_empty_tile():
    table = a_meeting(secrets=["thunderstorm"], artifacts=["flute_of_chaos"], at=["B3", "E6"])
    table.state.villages.pop("C3")
    play(table, "move C3")
    assert asked(table)[1] == "build"
    assert refused(table, "secret thunderstorm") == "KH-GAP-69"
    assert "asked" not in refusal(table, "use flute_of_chaos").facts
    a_battle(table, "naga")
    assert asked(table)[1] == "battle"
    assert refused(table, "secret thunderstorm") == "KH-GAP-69"
    assert "asked" not in refusal(table, "use flute_of_chaos").facts


@rule("KH-GAP-71", "KH-GAP-61", "KH-GAP-65")
def test_while_targets_are_picked_no_other_card_is_played():
    table = a_meeting(
        secrets=["prophetic_dream", "timewalk"], artifacts=["lyre_of_delphi"], rewards=["healing_potion"]
    )
    hero(table).health = 1
    turn_of(table)
    play(table, "secret prophetic_dream")
    assert asked(table)[1] == "pick"
    assert refusal(table, "secret timewalk").facts == {"card": "timewalk", "asked": "pick"}
    assert refused(table, "secret timewalk") == "KH-GAP-71"
    assert refused(table, "use lyre_of_delphi") == "KH-GAP-61"
    assert refused(table, "reward healing_potion") == "KH-GAP-65"
    assert refused(table, "pick D4") == "KH-GAP-69"


@rule("KH-GAP-61", "KH-GAP-71")
def test_in_the_final_battle_the_windows_are_those_of_the_attacker():
    table = a_final(a_table(passing=[1]))
    give(table, 0, secrets=["thunderstorm"], artifacts=["noose_of_varuna", "moon_bow"])
    stand(table, 0, "A1")
    turn_of(table, 0)
    assert asked(table)[1] == "approach"
    assert refused(table, "secret thunderstorm") == "KH-GAP-69"
    assert refused(table, "use noose_of_varuna sigurd") == "KH-FINAL-23"
    stand(table, 0, "C4")
    turn_of(table, 0)
    assert "use moon_bow" in offered(table, "use")
    assert refused(table, "use moon_bow sigurd") == "KH-FINAL-23"
    assert refused(table, "use noose_of_varuna heracles") == "KH-GAP-61"


@rule("KH-GAP-94", "KH-CONT-14")
def test_a_contender_alone_has_windows_like_anyone():
    table = a_final(a_table(passing=[1]), contender=0, health=0)
    give(table, 0, secrets=["thunderstorm"], artifacts=["noose_of_varuna", "winged_sandals"])
    stand(table, 1, "A1")
    turn_of(table, 0)
    assert asked(table)[1] == "contender"
    assert refused(table, "secret thunderstorm") == "KH-GAP-69"
    assert refused(table, "use noose_of_varuna sigurd") == "KH-GAP-35"  # three tiles off
    assert refused(table, "use winged_sandals") == "KH-GAP-61"
    ruling = refusal(table, "attack sigurd")
    assert (ruling.rule, ruling.facts) == ("KH-CONT-14", {"who": "sigurd"})
    assert refused(table, "attack") == "KH-CONT-14"


@rule("KH-CONT-03")
def test_a_contender_attacks_once():
    table = a_final(a_table(passing=[1]), contender=0, health=0)
    give(table, 0, secrets=["timewalk"])
    stand(table, 1, "C4")
    turn_of(table, 0)
    play(table, "attack sigurd", BLANK, "miss")
    assert asked(table)[1] == "contender"
    assert refused(table, "attack sigurd") == "KH-CONT-03"


@rule("KH-BAT-01", "KH-FINAL-29")
def test_attacks_at_the_wrong_time():
    table = a_meeting()
    ruling = refusal(table, "attack")
    assert (ruling.rule, ruling.facts) == ("KH-BAT-01", {"asked": "explore"})
    table = a_final(a_table())
    give(table, 0, secrets=["timewalk"])
    stand(table, 0, "A1")
    turn_of(table, 0)
    ruling = refusal(table, "attack")
    assert (ruling.rule, ruling.facts) == ("KH-FINAL-29", {"asked": "approach"})


# -- Reward cards --------------------------------------------------------------------------------------


@rule("KH-GAP-68", "KH-RCARD-01", "KH-GAP-65")
def test_reward_cards_in_a_quest():
    table = a_table()
    give(table, 0, rewards=["dark_rune", "healing_potion", "attack_potion"])
    rewards_on_top(table, *["gold_1"] * 4)
    a_quest(table, "athena")
    play(table, "greek greek greek greek greek")
    assert refused(table, "reward dark_rune norse") == "KH-GAP-68"
    assert refused(table, "reward extra_roll") == "KH-RCARD-01"
    assert refused(table, "reward healing_potion") == "KH-GAP-66"
    assert refused(table, "reward attack_potion") == "KH-GAP-65"


@rule("KH-GAP-61")
def test_a_potion_is_for_nobody_else():
    table = a_meeting(rewards=["healing_potion"], at=["C3", "E6"])
    hero(table).health = 1
    turn_of(table)
    assert refused(table, "reward healing_potion sigurd") == "KH-GAP-61"
    rewards_on_top(table, *["gold_1"] * 4)
    a_quest(table, "athena")
    assert "reward healing_potion" in offered(table)
    assert refused(table, "reward healing_potion sigurd") == "KH-GAP-61"


# -- artifacts -----------------------------------------------------------------------------------------


@rule("KH-GAP-64", "KH-ART-07")
def test_dropping():
    table = a_meeting(artifacts=["aegis"], secrets=["timewalk"])
    ruling = refusal(table, "drop")
    assert (ruling.rule, ruling.facts) == ("KH-ART-07", {"card": ""})
    a_battle(table, "naga")
    ruling = refusal(table, "drop aegis")
    assert (ruling.rule, ruling.facts) == ("KH-GAP-64", {"asked": "battle"})


@rule("KH-ART-16", "KH-ART-19")
def test_trades_that_do_not_settle_a_fourth_artifact():
    table = a_table()
    give(table, 0, artifacts=["aegis", "mjolnir", "gungnir", "gjallarhorn"], temples=[("A1", "market")])
    table.state.market = ("vajra",)
    turn_of(table)
    assert asked(table)[1] == "forced_sale"
    assert refused(table, "exchange aegis vajra") == "KH-ART-19"
    assert refused(table, "claim draupnir mjolnir gungnir gjallarhorn") == "KH-ART-19"
    ruling = refusal(table, "drop aegis")
    assert (ruling.rule, ruling.facts) == ("KH-ART-19", {"asked": "forced_sale"})


# -- missions ------------------------------------------------------------------------------------------


@rule("KH-MISS-01", "KH-MISS-04", "KH-MISS-06", "KH-GAP-37")
def test_missions():
    table = a_meeting(temples=[("A1", "attack")])
    assert refused(table, "mission thor 0") == "KH-MISS-01"
    a_mission(table, "thor")
    a_mission(table, "isis")
    ruling = refusal(table, "mission thor")
    assert (ruling.rule, ruling.facts) == ("KH-MISS-06", {"god": "thor", "needs": 2, "has": 1})
    assert refusal(table, "mission thor 1").facts == {"god": "thor"}  # there is no second way
    assert refusal(table, "mission thor x").facts == {"god": "thor"}
    assert refused(table, "mission thor -1") == "KH-MISS-06"
    assert refused(table, "mission isis 0") == "KH-MISS-04"

    hero(table).missions = (Mission("thor", hero(table).turns, 0, 0, 0, 0, 0),)
    assert refused(table, "mission thor 0") == "KH-GAP-37"


@rule("KH-GAP-37")
def test_a_mission_that_is_ready_waits_for_the_end_of_a_battle():
    table = a_meeting(temples=[("A1", "attack"), ("A2", "attack")], secrets=["timewalk"])
    a_mission(table, "thor")
    a_battle(table, "naga")
    assert asked(table)[1] == "battle"
    assert "mission" not in kinds(table)
    ruling = refusal(table, "mission thor 0")
    assert (ruling.rule, ruling.facts) == ("KH-GAP-37", {"god": "thor"})


# -- dice ----------------------------------------------------------------------------------------------


@rule("KH-QUEST-06", "KH-QUEST-07")
def test_keeping_dice():
    table = a_meeting()
    ruling = refusal(table, "keep dark")
    assert (ruling.rule, ruling.facts) == ("KH-QUEST-07", {"asked": "explore"})
    rewards_on_top(table, *["gold_1"] * 4)
    a_quest(table, "athena")
    play(table, BLANK)
    ruling = refusal(table, "keep greek")
    assert (ruling.rule, ruling.facts) == ("KH-QUEST-07", {"dice": BLANK.split()})
    play(table, "keep", BLANK, "keep", BLANK)
    ruling = refusal(table, "keep dark")
    assert (ruling.rule, ruling.facts) == ("KH-QUEST-06", {"most": 3, "has": 3})


@rule("KH-QUEST-07")
def test_keeping_what_is_not_there_in_an_extra_roll():
    table = a_table()
    give(table, 0, rewards=["extra_roll"])
    rewards_on_top(table, *["gold_1"] * 4)
    a_quest(table, "athena")
    play(table, BLANK, "keep", BLANK, "keep", BLANK, "reward extra_roll")
    assert refused(table, "keep greek") == "KH-QUEST-07"


@rule("KH-GAP-05")
@pytest.mark.parametrize(
    ("kept", "has"),
    [
        ("dark dark greek", 2),
        ("dark dark dark", 2),
        ("dark greek", 3),
        ("", 5),
        ("dark dark dark dark", 1),  # one die, but not four of these
        ("dark dark greek norse", 1),
        ("dark dark dark greek hindu", 0),
    ],
)
def test_lions_strength_rolls_one_die_again_and_no_more(kept, has):
    table = a_battle(a_table(), "naga")
    play(table, "hindu dark greek dark dark")
    dice = ["dark", "dark", "dark", "greek", "hindu"]
    ruling = refusal(table, f"use lions_strength {kept}".strip())
    assert (ruling.rule, ruling.facts) == ("KH-GAP-05", {"most": 1, "has": has, "dice": dice})
    play(table, "use lions_strength dark dark greek hindu", "dark")  # and is not spent by that
    assert kinds(table) == {"critical", "hit_and_evade"}


@rule("KH-GAP-31")
@pytest.mark.parametrize(
    ("kept", "has"),
    [
        ("norse", 4),
        ("hindu hindu", 3),
        ("dark dark dark dark", 1),
        ("dark dark dark greek hindu", 0),
    ],
)
def test_the_spear_of_ares_keeps_only_dice_of_the_roll(kept, has):
    table = a_table("arjuna", "sigurd")
    give(table, artifacts=["spear_of_ares"])
    a_battle(table, "naga")
    play(table, "hindu dark greek dark dark")
    dice = ["dark", "dark", "dark", "greek", "hindu"]
    ruling = refusal(table, f"use spear_of_ares {kept}")
    assert (ruling.rule, ruling.facts) == ("KH-GAP-31", {"most": 5, "has": has, "dice": dice})
    assert {"use spear_of_ares", "use spear_of_ares hindu"} < set(offered(table, "use"))


@rule("KH-BAT-20", "KH-BAT-21", "KH-BAT-23", "KH-BAT-24", "KH-BAT-25", "KH-BAT-17")
@pytest.mark.parametrize(
    ("blow", "dice", "expected"),
    [
        ("hit", BLANK, "KH-BAT-20"),
        ("evade", BLANK, "KH-BAT-21"),
        ("critical", BLANK, "KH-BAT-23"),
        ("hit_and_evade", BLANK, "KH-BAT-24"),
        ("miss", "greek dark dark dark dark", "KH-BAT-25"),
    ],
)
def test_blows_that_the_runes_do_not_allow(blow, dice, expected):
    table = a_battle(a_table(), "naga")
    play(table, dice)
    ruling = refusal(table, blow)
    assert ruling.rule == expected
    assert ruling.facts == {"needs": ["greek", "hindu"], "has": sorted(dice.split())}
    ruling = refusal(a_meeting(), blow)
    assert (ruling.rule, ruling.facts) == ("KH-BAT-17", {"asked": "explore"})


# -- Arenas --------------------------------------------------------------------------------------------


@rule("KH-ARENA-23", "KH-ARENA-25", "KH-ARENA-35", "KH-ARENA-36", "KH-ARENA-37")
def test_the_actions_of_an_arena():
    table = an_arena(a_table(), "naga", "harpy", "sphinx")
    ruling = refusal(table, "target 3")
    assert (ruling.rule, ruling.facts) == ("KH-ARENA-23", {"living": [0, 1, 2]})
    play(table, "target 0", "greek slavic dark dark dark")
    assert refused(table, "hit") == "KH-ARENA-23"
    assert refused(table, "hit harpy") == "KH-ARENA-23"
    assert refused(table, "hit 3") == "KH-ARENA-23"
    assert refused(table, "hit 1") == "KH-ARENA-25"
    assert refused(table, "critical 0") == "KH-ARENA-37"
    assert refused(table, "evade 0") == "KH-ARENA-36"
    assert refused(table, "target 0") == "KH-ARENA-23"


@rule("KH-ARENA-23")
def test_no_target_without_an_arena():
    ruling = refusal(a_meeting(), "target 0")
    assert (ruling.rule, ruling.facts) == ("KH-ARENA-23", {"living": []})


@rule("KH-ARENA-17", "KH-ARENA-19", "KH-ARENA-20", "KH-ARENA-21", "KH-ARENA-22", "KH-GAP-58")
@pytest.mark.parametrize(
    ("answer", "expected", "card"),
    [
        ("secret timewalk", "KH-ARENA-19", "timewalk"),
        ("reward healing_potion", "KH-ARENA-17", "healing_potion"),
        ("reward attack_potion", "KH-ARENA-20", "attack_potion"),
        ("use lyre_of_delphi", "KH-ARENA-21", "lyre_of_delphi"),
        ("use draupnir", "KH-ARENA-21", "draupnir"),
        ("use lions_strength", "KH-ARENA-22", "lions_strength"),
    ],
)
def test_cards_in_an_arena(answer, expected, card):
    table = an_arena(a_table(), "naga", "harpy", "sphinx")
    ruling = refusal(table, answer)
    assert (ruling.rule, ruling.facts) == (expected, {"card": card})
    assert refusal(table, "sell lyre_of_delphi").facts == {"asked": "target"}


# -- Temples -------------------------------------------------------------------------------------------


@rule("KH-TEMPLE-01", "KH-TEMPLE-03", "KH-TEMPLE-13")
def test_temples():
    table = a_meeting(temples=[("A1", "market")])
    ruling = refusal(table, "build attack")
    assert (ruling.rule, ruling.facts) == ("KH-TEMPLE-01", {"asked": "explore"})
    assert refused(table, "build market") == "KH-TEMPLE-03"
    assert refused(table, "build") == "KH-TEMPLE-13"
