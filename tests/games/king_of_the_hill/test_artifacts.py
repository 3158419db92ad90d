"""Artifacts: their kinds and sides, their windows, and the fourth one (KH-ART, KH-GAP-60, KH-GAP-61)."""

from __future__ import annotations

import pytest

from mythwright.games.king_of_the_hill.rules.artifacts import FourthArtifact, capacity, take_named, uses
from mythwright.games.king_of_the_hill.rules.mat import attack_value, never, speed
from mythwright.games.king_of_the_hill.rules.playing import Playing
from mythwright.games.king_of_the_hill.state import Item
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
    under_way,
)
from tests.games.king_of_the_hill.given_cards import (
    a_meeting,
    a_mission,
    asked,
    refusal,
    refused,
    uses_of,
)
from tests.marks import rule

ATHENA = "greek norse egyptian dark dark"
THREE = ["mjolnir", "vajra", "lyre_of_delphi"]

KINDS = {  # the window of each active artifact; passive ones have none
    "moon_bow": "before",
    "aegis": "",
    "winged_sandals": "move",
    "lyre_of_delphi": "any",
    "forge_hammer": "",
    "spear_of_ares": "after",
    "knot_of_isis": "any",
    "palette_of_thoth": "quest",
    "scales_of_anubis": "god",
    "sistrum_of_bastet": "",
    "eye_of_horus": "",
    "claw_of_sekhmet": "after",
    "gungnir": "after",
    "mjolnir": "",
    "falcon_cloak": "move",
    "mask_of_loki": "any",
    "gjallarhorn": "any",
    "gauntlet_of_tyr": "",
    "thunder_axe": "before",
    "spindle_of_mokosh": "quest",
    "horn_of_veles": "any",
    "anvil_of_svarog": "",
    "fern_flower": "",
    "dar_zoru": "quest",
    "vajra": "after",
    "flame_of_agni": "before",
    "banner_of_vayu": "",
    "noose_of_varuna": "any",
    "armour_of_surya": "",
    "vel": "before",
    "black_pearl": "any",
    "flute_of_chaos": "any",
    "faceless_mask": "quest",
    "silver_key": "move",
    "trident_of_nodens": "",
    "yellow_sign": "",
}


@rule("KH-ART-01", "KH-ART-02", "KH-ART-06", "KH-ART-08", "KH-GAP-61")
def test_active_passive_and_superartifacts():
    box = a_table().box
    assert {name: card.window for name, card in box.artifacts.items()} == KINDS
    assert {uses(box, name) for name, window in KINDS.items() if window} == {2}
    assert {uses(box, name) for name, window in KINDS.items() if not window} == {0}
    assert {uses(box, name) for name in box.superartifacts} == {1}


# -- active artifacts ----------------------------------------------------------------------------------


@rule("KH-ART-02", "KH-ART-03", "KH-ART-04", "KH-GAP-61")
def test_an_active_artifact_is_used_twice():
    # given the Lyre of Delphi, just gained
    table = a_meeting(artifacts=["lyre_of_delphi", "aegis"])
    assert uses_of(table) == {"lyre_of_delphi": 2, "aegis": 0}

    # when it is used, it turns to side B
    play(table, "use lyre_of_delphi")
    assert uses_of(table) == {"lyre_of_delphi": 1, "aegis": 0}
    assert told(table, "used") == [{"who": "heracles", "card": "lyre_of_delphi", "rule": "KH-ART-03"}]
    assert table.state.market == ()

    # when it is used again, it does the same and goes to the market
    turn_of(table)
    play(table, "use lyre_of_delphi")
    assert uses_of(table) == {"aegis": 0}
    assert table.state.market == ("lyre_of_delphi",)
    parted = {"who": "heracles", "artifact": "lyre_of_delphi", "rule": "KH-ART-04"}
    assert told(table, "gave_up_artifact") == [parted]
    assert len(hero(table).rewards) == 2


@rule("KH-ART-05")
def test_an_active_artifact_is_used_once_a_turn():
    table = a_meeting(artifacts=["lyre_of_delphi", "horn_of_veles"])
    play(table, "use lyre_of_delphi")
    assert offered(table, "use") == ["use horn_of_veles"]
    ruling = refusal(table, "use lyre_of_delphi")
    assert (ruling.rule, ruling.facts) == ("KH-ART-05", {"card": "lyre_of_delphi"})


@rule("KH-ART-02")
def test_the_view_shows_the_side():
    table = a_meeting(artifacts=["lyre_of_delphi", "aegis", "draupnir"])
    assert table.see(1)["table"]["heroes"][0]["artifacts"] == [
        ["lyre_of_delphi", "a"],
        ["aegis", "infinity"],
        ["draupnir", "a"],
    ]
    play(table, "use lyre_of_delphi")
    assert table.see(1)["table"]["heroes"][0]["artifacts"][0] == ["lyre_of_delphi", "b"]


# -- passive artifacts ---------------------------------------------------------------------------------


@rule("KH-ART-06", "KH-ART-07")
def test_a_passive_artifact_works_as_long_as_one_has_it():
    table = a_meeting(artifacts=["forge_hammer"])
    assert attack_value(table.box, hero(table), never) == 6
    assert offered(table, "use") == []
    ruling = refusal(table, "use forge_hammer")
    assert (ruling.rule, ruling.facts) == ("KH-ART-06", {"card": "forge_hammer"})

    play(table, "drop forge_hammer")
    assert attack_value(table.box, hero(table), never) == 5
    assert refused(table, "use forge_hammer") == "KH-ART-07"


# -- speed ---------------------------------------------------------------------------------------------


@rule("KH-ART-13", "KH-ART-14", "KH-ART-15")
@pytest.mark.parametrize(
    ("artifacts", "farthest"),
    [([], "C2"), (["aegis"], "C2"), (["aegis", "mjolnir"], "C3"), (["aegis", "mjolnir", "vajra"], "B2")],
)
def test_artifacts_slow_the_hero(artifacts, farthest):
    table = a_meeting(artifacts=artifacts, at=["A1", "E6"])
    tiles = {option.removeprefix("move ") for option in offered(table, "move")}
    away = table.box.distance["A1"]
    assert max(away[tile] for tile in tiles) == 3 - max(0, len(artifacts) - 1)
    assert speed(table.box, hero(table)) == 3 - max(0, len(artifacts) - 1)
    assert farthest in tiles


# -- gaining -------------------------------------------------------------------------------------------


@rule("KH-ART-02", "KH-GAP-30")
def test_a_named_artifact_comes_from_its_deck_the_market_or_not_at_all():
    table = a_table()
    take_named(table, 0, "gungnir", "KH-QUEST-11")
    assert uses_of(table) == {"gungnir": 2}
    assert "gungnir" not in table.state.artifact_decks["norse"]
    assert len(table.state.artifact_decks["norse"]) == 5
    assert told(table, "gained_artifact")[-1]["rule"] == "KH-QUEST-11"

    # used up, it lies in the market
    hero(table).artifacts, table.state.market = (), ("gungnir", "aegis")
    take_named(table, 0, "gungnir", "KH-QUEST-11")
    assert (uses_of(table), table.state.market) == ({"gungnir": 2}, ("aegis",))
    assert told(table, "gained_artifact")[-1]["rule"] == "KH-GAP-30"

    # and on somebody's mat it is out of reach
    rewards_on_top(table, "gold_1", "gold_2", "gold_3")
    take_named(table, 1, "gungnir", "KH-QUEST-11")
    assert (uses_of(table, 1), hero(table, 1).rewards) == ({}, ("gold_1", "gold_2"))
    assert told(table, "drew_rewards")[-1] == {"who": "sigurd", "number": 2, "rule": "KH-GAP-30"}


# -- the fourth artifact -------------------------------------------------------------------------------


def a_fourth(*, market=False, artifacts=THREE, **things):
    """Heracles passes Athena's Quest with three artifacts on his mat; the Aegis is the fourth."""
    table = a_table()
    give(table, 0, artifacts=artifacts, temples=[("A1", "market")] if market else [], **things)
    a_quest(table, "athena")
    play(table, "roll", ATHENA)
    return table


@rule("KH-ART-16", "KH-GAP-60")
def test_with_a_market_the_fourth_is_settled_before_the_temple():
    table = a_fourth(market=True)
    assert asked(table) == (0, "fourth_artifact", "KH-ART-16")
    cards = [*THREE, "aegis"]
    assert offered(table) == [f"drop {card}" for card in cards] + [f"sell {card}" for card in cards]

    rewards_on_top(table, "gold_3", "gold_2", "gold_1")
    before = len(hero(table).rewards)
    play(table, "sell vajra")
    assert list(uses_of(table)) == ["mjolnir", "lyre_of_delphi", "aegis"]
    assert len(hero(table).rewards) == before + 2
    assert asked(table)[1] == "build"


@rule("KH-ART-16", "KH-GAP-60")
def test_with_a_market_the_new_one_may_be_discarded_too():
    table = a_fourth(market=True)
    play(table, "drop aegis")
    assert list(uses_of(table)) == THREE
    assert table.state.market == ("aegis",)
    assert told(table, "gave_up_artifact")[-1]["rule"] == "KH-ART-16"


@rule("KH-GAP-60", "KH-MARKET-08")
def test_with_a_market_three_of_the_four_may_buy_a_superartifact():
    table = a_fourth(market=True, artifacts=["mjolnir", "forge_hammer", "moon_bow"])
    assert offered(table, "claim") == ["claim thunderbolt_of_olympus forge_hammer moon_bow aegis"]
    play(table, "claim thunderbolt_of_olympus forge_hammer moon_bow aegis")
    assert list(uses_of(table)) == ["mjolnir", "thunderbolt_of_olympus"]
    assert asked(table)[1] == "build"


@rule("KH-GAP-60", "KH-MARKET-08")
def test_of_four_greek_artifacts_any_three_may_be_given():
    table = a_fourth(market=True, artifacts=["spear_of_ares", "forge_hammer", "moon_bow"])
    assert offered(table, "claim") == [
        "claim thunderbolt_of_olympus forge_hammer moon_bow aegis",
        "claim thunderbolt_of_olympus spear_of_ares moon_bow aegis",
        "claim thunderbolt_of_olympus spear_of_ares forge_hammer aegis",
        "claim thunderbolt_of_olympus spear_of_ares forge_hammer moon_bow",
    ]


@rule("KH-ART-16", "KH-ART-17", "KH-GAP-60")
def test_without_a_market_one_is_discarded_after_the_temple_step():
    table = a_fourth()
    assert asked(table)[1] == "build"
    play(table, "build attack")
    assert asked(table) == (0, "fourth_artifact", "KH-ART-16")
    assert offered(table) == [f"drop {card}" for card in [*THREE, "aegis"]]
    assert refused(table, "sell aegis") == "KH-ART-17"

    play(table, "drop mjolnir")
    assert list(uses_of(table)) == ["vajra", "lyre_of_delphi", "aegis"]
    assert table.state.market == ("mjolnir",)


@rule("KH-ART-16", "KH-GAP-60")
def test_declining_the_temple_does_not_save_the_fourth():
    table = a_fourth()
    play(table, "decline")
    assert asked(table) == (0, "fourth_artifact", "KH-ART-16")


@rule("KH-ART-18", "KH-GAP-60")
def test_whoever_builds_the_market_keeps_four_until_the_next_turn():
    table = a_fourth()
    play(table, "build market")
    assert len(uses_of(table)) == 4
    assert table.state.turn == 1


@rule("KH-ART-18", "KH-GAP-60")
def test_only_a_market_built_after_the_fourth_keeps_it():
    # given a Market that New Faith built before the Quest
    table = a_meeting(artifacts=THREE, secrets=["new_faith"], at=["B3", "E6"])
    give(table, 1, temples=[("B2", "attack")])
    god_on_top(table, "athena")
    table.state.villages["C3"] = "greek"
    turn_of(table)
    play(table, "secret new_faith B2 market", "move C3", ATHENA)

    # then the fourth is settled at once, and nothing is sold on this turn
    assert asked(table) == (0, "fourth_artifact", "KH-ART-16")
    assert kinds(table) == {"drop"}
    play(table, "drop aegis")
    assert asked(table)[1] == "build"


@rule("KH-ART-18", "KH-GAP-60")
def test_a_mission_after_the_new_market_is_settled_at_once():
    # given a Market just built with three artifacts, and Thor's mission ready
    table = a_meeting(artifacts=THREE[1:] + ["aegis"], temples=[("A1", "attack")], at=["B3", "E6"])
    a_mission(table, "thor")
    table.state.villages.pop("C3")
    play(table, "move C3", "build market", "mission thor 0")
    assert asked(table) == (0, "fourth_artifact", "KH-ART-16")
    assert kinds(table) == {"drop"}


@rule("KH-ART-19", "KH-GAP-60")
def test_a_kept_fourth_forces_a_sale_before_anything_else():
    # given four artifacts since the last turn
    table = a_fourth()
    play(table, "build market")
    turn_of(table)
    assert asked(table) == (0, "forced_sale", "KH-ART-19")
    assert offered(table) == [f"sell {card}" for card in [*THREE, "aegis"]]
    assert refused(table, "drop aegis") == "KH-ART-19"
    assert refused(table, "move C3") == "KH-TURN-08"

    # when one is sold, the turn goes on
    before = len(hero(table).rewards)
    play(table, "sell aegis")
    assert len(hero(table).rewards) == before + 2
    assert asked(table)[1] == "explore"
    assert speed(table.box, hero(table)) == 1


@rule("KH-ART-19", "KH-GAP-60")
def test_the_forced_sale_goes_on_until_the_slots_are_enough():
    table = a_table()
    give(table, 0, artifacts=[*THREE, "aegis", "vel"], temples=[("A1", "market")])
    turn_of(table)
    play(table, "sell vel")
    assert asked(table)[1] == "forced_sale"
    play(table, "sell aegis")
    assert asked(table)[1] == "explore"


@rule("KH-ART-19")
def test_three_artifacts_force_no_sale():
    table = a_table()
    give(table, 0, artifacts=THREE, temples=[("A1", "market")])
    assert asked(turn_of(table))[1] == "explore"


@rule("KH-GAP-60", "KH-SECRET-20", "KH-GAP-74")
def test_a_voodoo_doll_postpones_the_sale():
    table = a_fourth()
    play(table, "build market")
    hero(table).doll = True
    turn_of(table)
    assert table.state.turn == 1
    assert len(uses_of(table)) == 4
    turn_of(table)
    assert asked(table)[1] == "forced_sale"


@rule("KH-GAP-60")
def test_a_mission_with_four_kept_makes_one_of_five_go():
    # given a fourth kept by the new Market, and Thor's mission ready
    table = a_table()
    give(table, 0, artifacts=THREE[1:] + ["vel"], temples=[("A1", "attack")])
    a_mission(table, "thor")
    a_quest(table, "athena")
    play(table, "roll", ATHENA, "build market")
    assert asked(table)[1] == "end_turn"

    # when it is completed
    play(table, "mission thor 0")
    assert asked(table) == (0, "fourth_artifact", "KH-ART-16")
    assert offered(table) == [f"drop {card}" for card in [*THREE[1:], "vel", "aegis", "mjolnir"]]
    play(table, "drop vel")
    assert len(uses_of(table)) == 4
    assert table.state.turn == 1


@rule("KH-GAP-60")
def test_a_mission_is_settled_at_once_with_an_old_market_by_sale():
    table = a_meeting(artifacts=THREE[1:] + ["aegis"], temples=[("A1", "attack"), ("A2", "market")])
    a_mission(table, "thor")
    turn_of(table)
    play(table, "mission thor 0")
    assert kinds(table) == {"drop", "sell"}
    play(table, "sell aegis")
    assert asked(table)[1] == "explore"


@rule("KH-GAP-60")
def test_a_destroyed_market_takes_the_fourth_with_it():
    # given Sigurd with four artifacts and the Market that kept them
    table = a_meeting(secrets=["vandalism"])
    give(table, 1, artifacts=[*THREE, "aegis"], temples=[("B2", "market")])
    hero(table, 1).used = ("new market", "kept fourth")

    # when Heracles destroys it, Sigurd chooses at once, although it is not his turn
    turn_of(table)
    play(table, "secret vandalism B2")
    assert asked(table) == (1, "fourth_artifact", "KH-ART-16")
    assert offered(table) == [f"drop {card}" for card in [*THREE, "aegis"]]
    play(table, "drop mjolnir")
    assert table.state.market == ("mjolnir",)
    assert asked(table) == (0, "explore", "KH-TURN-08")


@rule("KH-GAP-60")
def test_a_destroyed_temple_of_another_kind_leaves_the_four():
    table = a_meeting(secrets=["vandalism"])
    give(table, 1, artifacts=[*THREE, "aegis"], temples=[("B2", "attack"), ("A4", "market")])
    hero(table, 1).used = ("new market", "kept fourth")
    turn_of(table)
    play(table, "secret vandalism B2")
    assert asked(table) == (0, "explore", "KH-TURN-08")
    assert len(uses_of(table, 1)) == 4


@rule("KH-GAP-60", "KH-GAP-74")
def test_a_sale_postponed_by_a_doll_is_not_forced_by_another_loss():
    # given Sigurd, whose doll let him keep four for one turn more
    table = a_meeting(secrets=["vandalism"])
    give(table, 1, artifacts=[*THREE, "aegis"], temples=[("B2", "attack"), ("A4", "market")])
    assert hero(table, 1).used == ()
    turn_of(table)
    play(table, "secret vandalism B2")
    assert asked(table) == (0, "explore", "KH-TURN-08")
    assert len(uses_of(table, 1)) == 4


@rule("KH-GAP-60")
@pytest.mark.parametrize(
    ("used", "temples", "expected"),
    [
        ((), [], 3),
        ((), [("A1", "market")], 3),
        (("new market",), [("A1", "market")], 3),
        (("new market", "kept fourth"), [("A1", "market")], 4),
        (("new market", "kept fourth"), [], 3),
    ],
)
def test_how_many_artifacts_a_hero_may_have(used, temples, expected):
    table = a_table()
    give(table, 0, temples=temples)
    hero(table).used = used
    assert capacity(table.box, hero(table)) == expected


@rule("KH-ART-16")
def test_the_question_repeats_until_the_artifacts_fit():
    table = a_table()
    give(table, 0, artifacts=[*THREE, "aegis", "vel"])
    under_way(table, FourthArtifact(seat=0))
    play(table, "drop vel")
    assert asked(table)[1] == "fourth_artifact"
    play(table, "drop aegis")
    assert list(uses_of(table)) == THREE


@rule("KH-GAP-84", "KH-ART-19")
def test_a_contender_beside_his_monster_need_not_sell():
    table = a_final(a_table("heracles", "sigurd", "arjuna"), contender=0)
    give(table, 0, artifacts=[*THREE, "aegis"], temples=[("A1", "market")])
    stand(table, 1, "C4")
    table.state.round = 2
    assert asked(turn_of(table))[1] == "ability"
    table.state.monster, table.state.monster_health = "", 0
    assert asked(turn_of(table))[1] == "forced_sale"


# -- windows -------------------------------------------------------------------------------------------


@rule("KH-GAP-61")
def test_any_time_means_also_between_two_attacks():
    table = a_table()
    give(table, 0, artifacts=["lyre_of_delphi", "winged_sandals", "palette_of_thoth", "scales_of_anubis"][:3])
    a_battle(table, "harpy")
    assert offered(table, "use") == ["use lyre_of_delphi"]
    assert refused(table, "use winged_sandals") == "KH-GAP-61"
    assert refused(table, "use palette_of_thoth") == "KH-GAP-61"
    play(table, "use lyre_of_delphi")
    assert len(hero(table).rewards) == 1


@rule("KH-GAP-61")
def test_the_window_before_moving_closes_with_the_movement():
    table = a_meeting(artifacts=["winged_sandals", "lyre_of_delphi", "moon_bow"], at=["A1", "E6"])
    assert offered(table, "use") == ["use winged_sandals", "use lyre_of_delphi"]
    assert refused(table, "use moon_bow") == "KH-GAP-61"
    play(table, "use winged_sandals")
    assert speed(table.box, hero(table)) == 3
    assert told(table, "laid") == [{"who": "heracles", "card": "winged_sandals", "rule": "KH-GAP-31"}]

    give(table, 1, temples=[("B2", "attack")])
    play(table, "move B2")
    assert asked(table)[1] == "end_turn"
    assert offered(table, "use") == ["use lyre_of_delphi"]
    play(table, "end")
    assert told(table, "lifted") == [{"who": "heracles", "card": "winged_sandals", "rule": "KH-GAP-61"}]
    assert speed(table.box, hero(table)) == 1


@rule("KH-GAP-61")
def test_the_god_and_quest_windows():
    table = a_table()
    give(table, 0, artifacts=["scales_of_anubis", "palette_of_thoth"])
    a_quest(table, "athena")
    assert asked(table)[1] == "face_god"
    assert offered(table, "use") == ["use scales_of_anubis"]
    assert refused(table, "use palette_of_thoth greek dark") == "KH-GAP-61"

    play(table, "roll", "dark dark dark dark dark")
    used = offered(table, "use")
    assert "use scales_of_anubis" not in used
    assert "use palette_of_thoth greek dark" in used
    assert refused(table, "use scales_of_anubis") == "KH-GAP-61"


@rule("KH-GAP-61")
def test_before_and_after_an_attack():
    table = a_table("arjuna", "sigurd")
    give(table, 0, artifacts=["thunder_axe", "spear_of_ares"])
    a_battle(table, "harpy")
    assert offered(table, "use") == ["use thunder_axe"]
    play(table, "use thunder_axe", "hindu dark dark dark")
    assert asked(table)[1] == "blow"
    assert all(option.startswith("use spear_of_ares") for option in offered(table, "use"))
    assert refused(table, "use thunder_axe") == "KH-ART-05"

    # the Axe made the HIT worse, once
    play(table, "hit", "miss")
    assert told(table, "wounded")[-1]["amount"] == 7
    play(table, "hindu dark dark dark dark", "hit")
    assert told(table, "wounded")[-1]["amount"] == 2  # all that was left, of 4


@rule("KH-GAP-61", "KH-ARENA-21")
def test_no_artifact_in_an_arena_fight():
    table = a_table()
    give(table, 0, artifacts=["lyre_of_delphi", "forge_hammer"])
    an_arena(table, "naga", "naga", "naga")
    assert kinds(table) == {"target"}
    assert refused(table, "use lyre_of_delphi") == "KH-ARENA-21"
    assert refused(table, "use lions_strength") == "KH-ARENA-22"


@rule("KH-GAP-61")
def test_artifacts_are_used_on_the_own_turn_only():
    table = a_meeting(secrets=["timewalk"], answering=True)
    give(table, 1, secrets=["trap"], artifacts=["lyre_of_delphi"])
    play(table, "secret timewalk")
    assert offered(table) == ["pass"]
    assert refused(table, "use lyre_of_delphi") == "KH-GAP-61"


@rule("KH-GAP-61")
def test_passive_artifacts_work_on_other_turns():
    # given Arjuna with the Yellow Sign and Heracles with a Trap
    table = a_meeting("heracles", "arjuna", secrets=["trap"])
    assert offered(table, "secret") == ["secret trap arjuna"]
    give(table, 1, artifacts=["yellow_sign"])
    turn_of(table)
    assert offered(table, "secret") == []


@rule("KH-ART-05", "KH-GAP-73")
def test_an_extra_turn_is_a_new_turn_for_artifacts():
    table = a_meeting(artifacts=["lyre_of_delphi"], secrets=["timewalk"])
    play(table, "use lyre_of_delphi", "secret timewalk")
    give(table, 1, temples=[("B2", "attack")])
    play(table, "move B2")
    assert table.state.turn == 0
    assert offered(table, "use") == ["use lyre_of_delphi"]


# -- what the active ones with a target do -------------------------------------------------------------


@rule("KH-GAP-61", "KH-GAP-33")
def test_the_mask_of_loki_takes_a_card_from_a_hero_in_range():
    table = a_meeting(artifacts=["mask_of_loki"])
    assert offered(table, "use") == []  # Sigurd has none
    ruling = refusal(table, "use mask_of_loki sigurd")
    assert (ruling.rule, ruling.facts) == ("KH-GAP-33", {"who": "sigurd"})
    give(table, 1, rewards=["gold_2"])
    turn_of(table)
    play(table, "use mask_of_loki sigurd")
    assert (hero(table).rewards, hero(table, 1).rewards) == (("gold_2",), ())
    assert told(table, "stole_reward") == [{"who": "heracles", "target": "sigurd", "rule": "KH-GAP-33"}]


@rule("KH-GAP-61", "KH-GAP-36")
def test_the_black_pearl_never_takes_the_last_health():
    table = a_meeting(artifacts=["black_pearl"])
    hero(table).health = 2
    turn_of(table)
    play(table, "use black_pearl")
    assert (hero(table).health, len(hero(table).rewards)) == (1, 2)
    assert told(table, "weakened") == [{"who": "heracles", "left": 1, "rule": "KH-GAP-36"}]
    turn_of(table)
    assert offered(table, "use") == []
    assert refused(table, "use black_pearl") == "KH-GAP-61"


@rule("KH-GAP-61", "KH-GAP-36")
def test_the_flute_of_chaos_hurts_all_in_range():
    table = a_meeting(
        "heracles", "sigurd", "arjuna", "imhotep", artifacts=["flute_of_chaos"], at=["B3", "B4", "B5", "E6"]
    )
    play(table, "use flute_of_chaos")
    assert [hero(table, seat).health for seat in range(4)] == [7, 8, 7, 9]  # Sigurd's skin is thick
    assert [event["who"] for event in told(table, "hurt")] == ["sigurd", "arjuna"]
    assert told(table, "hurt")[-1]["rule"] == "KH-GAP-36"


@rule("KH-GAP-61", "KH-GAP-36")
def test_nobody_in_range_of_the_flute_no_use():
    table = a_meeting(artifacts=["flute_of_chaos"], at=["B3", "E6"])
    assert offered(table, "use") == []


@rule("KH-GAP-61", "KH-GAP-36")
def test_the_silver_key_carries_to_a_village_instead_of_moving():
    # given five tiles between A1 and the south
    table = a_meeting(artifacts=["silver_key"], at=["A1", "E6"])
    god_on_top(table, "athena")
    table.state.villages["F3"] = "greek"
    keys = offered(table, "use")
    assert "use silver_key F3" in keys
    assert "use silver_key G3" not in keys  # six away
    assert "use silver_key D4" not in keys  # the Hill
    assert "use silver_key A1" not in keys  # no village there any more

    play(table, "use silver_key F3")
    assert told(table, "moved") == [
        {"who": "heracles", "start": "A1", "tile": "F3", "rule": "KH-GAP-36"},
    ]
    assert told(table, "discovered")[-1]["tile"] == "F3"


@rule("KH-GAP-61", "KH-GAP-35")
def test_the_noose_slows_the_next_movement_only():
    table = a_meeting(artifacts=["noose_of_varuna"])
    play(table, "use noose_of_varuna sigurd")
    assert told(table, "laid") == [{"who": "sigurd", "card": "noose_of_varuna", "rule": "KH-GAP-35"}]
    assert speed(table.box, hero(table, 1)) == 2
    assert speed(table.box, hero(table)) == 3
    give(table, 0, temples=[("C5", "attack")])
    turn_of(table, 1)
    play(table, "move C5")
    assert speed(table.box, hero(table, 1)) == 3


@rule("KH-GAP-61", "KH-GAP-33")
def test_gjallarhorn_shows_two_villages():
    table = a_meeting(artifacts=["gjallarhorn"])
    play(table, "use gjallarhorn")
    assert asked(table) == (0, "pick", "KH-GAP-33")
    assert "pick D4" not in offered(table)
    assert "enough" not in kinds(table)
    play(table, "pick G1")
    assert "pick G1" not in offered(table)
    assert "enough" in kinds(table)
    play(table, "pick G2")
    assert hero(table).known == ("G1", "G2")
    assert asked(table)[1] == "explore"


@rule("KH-GAP-61", "KH-GAP-33")
def test_gjallarhorn_may_be_content_with_one():
    table = a_meeting(artifacts=["gjallarhorn"])
    play(table, "use gjallarhorn", "pick G1", "enough")
    assert hero(table).known == ("G1",)
    assert told(table, "looked")[-1] == {"who": "heracles", "tiles": ("G1",), "rule": "KH-GAP-33"}


@rule("KH-GAP-61", "KH-GAP-33")
def test_without_villages_the_horn_is_silent():
    table = a_meeting(artifacts=["gjallarhorn"])
    table.state.villages = {"D4": "greek"}
    assert offered(turn_of(table), "use") == []
    table.state.villages = {"D4": "greek", "G1": "norse"}
    play(turn_of(table), "use gjallarhorn", "pick G1")
    assert hero(table).known == ("G1",)  # there is no second one to pick


@rule("KH-GAP-61", "KH-GAP-32")
def test_the_knot_of_isis_restores_four():
    table = a_meeting(artifacts=["knot_of_isis"])
    assert offered(table, "use") == []  # nothing to restore
    hero(table).health = 1
    play(turn_of(table), "use knot_of_isis")
    assert hero(table).health == 5
    assert told(table, "healed") == [{"who": "heracles", "amount": 4, "left": 5, "rule": "KH-GAP-32"}]


@rule("KH-GAP-61", "KH-GAP-34")
def test_the_horn_of_veles_gives_a_secret_card():
    table = a_meeting(artifacts=["horn_of_veles"])
    play(table, "use horn_of_veles")
    assert len(hero(table).secrets) == 1
    assert told(table, "drew_secrets")[-1]["rule"] == "KH-GAP-34"


@rule("KH-HERO-05", "KH-GAP-08")
def test_the_witchs_cauldron_takes_a_secret_for_three_rewards():
    table = a_meeting("baba_yaga", "sigurd", secrets=["trap", "timewalk", "timewalk"])
    hero(table).unlocked = True
    turn_of(table)
    assert offered(table, "use") == ["use witchs_cauldron timewalk", "use witchs_cauldron trap"]
    play(table, "use witchs_cauldron timewalk")
    assert hero(table).secrets == ("timewalk", "trap")
    assert table.state.secret_discard == ("timewalk",)
    assert len(hero(table).rewards) == 3
    paid = {"who": "baba_yaga", "card": "timewalk", "number": 1, "rule": "KH-GAP-08"}
    assert told(table, "paid") == [paid]
    assert told(table, "used")[-1]["rule"] == "KH-HERO-05"

    assert offered(table, "use") == []  # once a turn
    assert refused(table, "use witchs_cauldron trap") == "KH-GAP-08"


@rule("KH-ART-03")
def test_spending_flips_only_the_artifact_used():
    table = a_meeting(artifacts=["horn_of_veles", "lyre_of_delphi"])
    under_way(table, Playing(seat=0, card="lyre_of_delphi"))
    assert hero(table).artifacts == (Item("horn_of_veles", 2), Item("lyre_of_delphi", 1))
