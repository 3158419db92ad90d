"""The attackers of the Final battle: approach and attack (KH-FINAL-25 to 37, KH-GAP-83, 86, 91)."""

from __future__ import annotations

import pytest

from mythwright.core.flow import Roll
from mythwright.core.ruling import Refused
from mythwright.games.king_of_the_hill.box import HILL
from mythwright.games.king_of_the_hill.rules.final import approaches, forbids_approach
from tests.games.king_of_the_hill.given import (
    a_final,
    a_table,
    give,
    hero,
    kinds,
    offered,
    play,
    told,
    turn_of,
)
from tests.games.king_of_the_hill.given_final import (
    ARJUNA,
    HERACLES,
    IMHOTEP,
    MISS,
    a_final_battle,
    attacking,
    contending,
    hit,
)
from tests.marks import rule

ROLL = Roll("hero", 5, "read", "KH-FINAL-32", ARJUNA)


# -- the approach ----------------------------------------------------------------------------------------


@rule("KH-FINAL-27", "KH-GAP-83")
@pytest.mark.parametrize(
    ("tile", "load", "tiles"),
    [
        ("hindu", 0, ["D3", "E3"]),  # out of the camp, four tiles away, with speed 3
        ("hindu", 2, ["D2", "E2", "F2"]),  # with two artifacts and speed 2
        ("hindu", 3, ["E1", "F1"]),
        ("A1", 0, ["C3", "C4", "D3"]),
        ("A1", 2, ["C3"]),
        ("A2", 0, ["C3", "C4", "D3", "D5"]),
        ("A2", 2, ["C3", "C4"]),
        ("A2", 3, ["B2", "B3"]),
        ("C2", 0, ["C3", "C4", "D3", "D5", "E3", "E4"]),
        ("C2", 2, ["C3", "C4", "D3", "E3"]),
        ("C2", 3, ["C3", "D3"]),
    ],
)
def test_the_forced_move_ends_as_near_to_the_hill_as_speed_allows(tile, load, tiles):
    table = a_final_battle()
    give(table, artifacts=["aegis", "forge_hammer", "trident_of_nodens"][:load])
    hero(table).place = tile
    assert approaches(table, ARJUNA) == tiles


@rule("KH-GAP-83")
@pytest.mark.parametrize("tile", ["C3", "C4", "D3", "D5", "E3", "E4"])
def test_a_hero_next_to_the_hill_does_not_move(tile):
    table = a_final_battle()
    hero(table).place = tile
    assert approaches(table, ARJUNA) == []
    turn_of(table, ARJUNA)
    assert table.pending == ROLL
    assert not told(table, "moved") and not told(table, "stayed")


@rule("KH-GAP-83")
def test_other_heroes_block_tiles_and_ways():
    # given Arjuna on A1 with speed 2 and Imhotep on B2, the one way to C3
    table = a_final_battle()
    give(table, artifacts=["aegis", "forge_hammer"])
    hero(table, IMHOTEP).place = "B2"
    hero(table).place = "A1"
    assert approaches(table, ARJUNA) == ["B3", "C2"]
    hero(table, IMHOTEP).place = "C3"
    assert approaches(table, ARJUNA) == ["B2", "B3", "C2"]
    hero(table, IMHOTEP).place = "egyptian"
    assert approaches(table, ARJUNA) == ["C3"]


@rule("KH-GAP-83")
def test_nobody_crosses_the_hill():
    table = a_final_battle()
    give(table, artifacts=["aegis", "falcon_cloak"])
    hero(table).place = "B2"
    hero(table, IMHOTEP).place = "C3"
    assert approaches(table, ARJUNA) == ["C4", "D3"]
    hero(table).lasting = ("falcon_cloak",)  # speed 3, and past heroes, but not over the Hill to E4
    assert approaches(table, ARJUNA) == ["C4", "D3", "D5", "E3"]


@rule("KH-FINAL-25", "KH-GAP-83")
def test_the_way_back_the_hill_itself_and_lesser_moves_are_refused():
    table = a_final_battle()
    give(table, artifacts=["aegis", "forge_hammer"])
    attacking(table, tile="A1")
    assert offered(table) == ["move C3", "drop aegis", "drop forge_hammer"]
    refusals = {
        "move D4": "KH-GAP-83",
        "move A1": "KH-FINAL-25",
        "move A2": "KH-FINAL-25",  # as far from the Hill as he is now
        "move B2": "KH-FINAL-27",  # nearer, but not as near as he can
        "move E4": "KH-FINAL-27",  # too far
        "move hindu": "KH-FINAL-27",
        "stay": "KH-FINAL-27",
        "attack": "KH-FINAL-29",
    }
    for answer, cited in refusals.items():
        with pytest.raises(Refused) as refused:
            table.play(answer)
        assert refused.value.rules == (cited,), answer
    assert forbids_approach(table, ARJUNA, "C3") is None
    for answer in ("D4", "A2", "B2"):
        assert [r.facts for r in table.why_not(f"move {answer}")] == [{"tile": answer}]


@rule("KH-FINAL-27")
def test_a_step_nearer_that_is_not_the_nearest_is_refused():
    table = attacking(a_final_battle(), tile="hindu")
    assert offered(table, "move") == ["move D3", "move E3"]
    assert [ruling.rule for ruling in table.why_not("move E2")] == ["KH-FINAL-27"]


@rule("KH-FINAL-27", "KH-FINAL-29")
def test_after_the_move_he_attacks_if_he_is_next_to_the_hill():
    table = attacking(a_final_battle(), tile="C2")
    assert (table.pending.rule, table.pending.prompt) == ("KH-FINAL-27", "approach")
    play(table, "move C3")
    assert told(table, "moved") == [{"who": "arjuna", "start": "C2", "tile": "C3", "rule": "KH-FINAL-27"}]
    assert table.pending == ROLL


@rule("KH-FINAL-27")
def test_a_single_way_is_taken_without_a_question():
    table = a_final_battle()
    hero(table).lasting = ("quicksand",)
    attacking(table, tile="B2")
    assert (hero(table).place, hero(table).lasting) == ("C3", ())
    assert table.pending == ROLL


@rule("KH-FINAL-29")
def test_too_far_from_the_hill_there_is_no_attack():
    table = a_final_battle()
    give(table, artifacts=["aegis", "forge_hammer", "trident_of_nodens"])
    attacking(table, tile="A1")
    play(table, "move B2")
    assert hero(table).place == "B2"
    assert not told(table, "rolled")[1:]  # but for the roll of the setup
    assert table.state.round == 2


@rule("KH-FINAL-28")
def test_artifacts_may_go_for_speed_before_the_move():
    table = a_final_battle()
    give(table, artifacts=["aegis", "forge_hammer", "trident_of_nodens"])
    attacking(table, tile="A1")
    assert offered(table, "move") == ["move B2"]
    assert len(offered(table, "drop")) == 3
    play(table, "drop aegis")
    assert table.state.market == ("aegis",)
    assert offered(table, "move") == ["move C3"]
    play(table, "move C3")
    assert hero(table).place == "C3"


@rule("KH-FINAL-28")
def test_a_market_sells_before_the_move():
    table = a_final_battle()
    give(table, artifacts=["aegis", "forge_hammer", "trident_of_nodens"], temples=[("G4", "market")])
    attacking(table, tile="A1")
    play(table, "sell aegis")
    assert len(hero(table).rewards) == 2
    assert offered(table, "move") == ["move C3"]


@rule("KH-FINAL-28", "KH-GAP-83")
def test_a_blocked_hero_may_still_drop_artifacts_to_find_a_way_round():
    # given speed 1 on A1, and Imhotep on B2, the only nearer tile in reach
    table = a_final_battle()
    give(table, artifacts=["aegis", "forge_hammer", "trident_of_nodens"])
    hero(table, IMHOTEP).place = "B2"
    attacking(table, tile="A1")
    assert offered(table) == ["stay", "drop aegis", "drop forge_hammer", "drop trident_of_nodens"]

    # when he drops two, then there is a way by B1 and he has to take it
    play(table, "drop aegis")
    assert offered(table, "stay") == []
    assert offered(table, "move") == ["move B3", "move C2"]


@rule("KH-GAP-83")
def test_a_blocked_hero_stays_where_he_is():
    table = a_final_battle()
    give(table, artifacts=["aegis", "forge_hammer", "trident_of_nodens"])
    hero(table, IMHOTEP).place = "B2"
    attacking(table, tile="A1")
    play(table, "stay")
    assert told(table, "stayed") == [{"who": "arjuna", "rule": "KH-GAP-83"}]
    assert (hero(table).place, table.state.turn) == ("A1", HERACLES)


@rule("KH-GAP-83")
def test_a_blocked_hero_with_nothing_to_do_stays_without_a_question():
    table = a_final_battle()
    hero(table).lasting = ("quicksand",)
    hero(table, IMHOTEP).place = "B2"
    attacking(table, tile="A1")
    assert told(table, "stayed") == [{"who": "arjuna", "rule": "KH-GAP-83"}]
    assert hero(table).lasting == ("quicksand",)  # he did not move
    assert table.state.turn == HERACLES


@rule("KH-FINAL-27")
def test_what_slows_the_next_movement_ends_with_it():
    table = a_final_battle()
    hero(table).lasting = ("quicksand",)
    attacking(table, tile="A1")
    assert hero(table).place == "B2"
    assert hero(table).lasting == ()


@rule("KH-FINAL-27", "KH-GAP-83")
def test_secret_cards_come_before_the_move_and_boots_carry_farther():
    table = a_final_battle()
    give(table, artifacts=["aegis", "forge_hammer", "trident_of_nodens"], secrets=["seven_league_boots"])
    attacking(table, tile="A1")
    assert "secret seven_league_boots" in offered(table)
    play(table, "secret seven_league_boots")
    assert offered(table, "move") == ["move C3", "move C4", "move D3"]


# -- Arjuna's bow ----------------------------------------------------------------------------------------


def an_archer(tile: str, **more):
    table = a_final_battle(**more)
    give(table, temples=[("A1", "attack"), ("A2", "attack"), ("A3", "attack")])
    hero(table).unlocked = True
    return attacking(table, tile=tile)


@rule("KH-GAP-83", "KH-FINAL-29")
def test_arjuna_with_his_bow_may_stop_two_tiles_from_the_hill():
    table = an_archer("hindu")
    assert offered(table) == [f"move {tile}" for tile in ("C2", "D2", "D3", "E2", "E3", "F2", "F3")]
    play(table, "move D2")
    assert table.pending == ROLL


@rule("KH-GAP-83")
def test_arjuna_with_his_bow_may_stay_two_tiles_from_the_hill():
    table = an_archer("C2")
    assert offered(table) == [*(f"move {tile}" for tile in ("C3", "C4", "D3", "D5", "E3", "E4")), "stay"]
    play(table, "stay")
    assert told(table, "stayed") == [{"who": "arjuna", "rule": "KH-GAP-09"}]
    assert (hero(table).place, table.pending) == ("C2", ROLL)


@rule("KH-GAP-83")
def test_without_his_bow_he_may_not():
    table = attacking(a_final_battle(), tile="C2")
    assert "stay" not in offered(table)


@rule("KH-FINAL-29")
def test_the_bow_reaches_no_farther_than_two():
    table = a_final_battle()
    hero(table).unlocked = True
    give(table, artifacts=["aegis", "forge_hammer", "moon_bow"])
    hero(table, IMHOTEP).place = "B2"
    attacking(table, tile="A1")
    play(table, "stay")
    assert told(table, "stayed") == [{"who": "arjuna", "rule": "KH-GAP-83"}]
    assert table.state.turn == HERACLES


@rule("KH-GAP-83", "KH-MON-15")
@pytest.mark.parametrize(
    ("face", "health"), [("sweep", 8), ("blow", 1), ("fell", 1), ("disarm", 1), ("block", 8)]
)
def test_at_a_distance_the_sweep_cannot_reach_the_archer_but_what_names_the_attacker_does(face, health):
    table = an_archer("C2")
    play(table, "stay", hit("hindu"), face)
    assert hero(table).health == health
    assert table.state.monster_health == (25 if face == "block" else 20)


@rule("KH-GAP-83", "KH-CONT-02", "KH-CONT-14")
def test_the_counterattack_finds_the_archer_but_the_contenders_own_attack_does_not():
    table = an_archer("C2", health=0)
    hero(table, HERACLES).health = 7
    play(table, "stay", MISS, hit("greek"))
    assert hero(table).health == 3
    contending(table)
    assert offered(table, "attack") == []
    assert [ruling.rule for ruling in table.why_not("attack arjuna")] == ["KH-CONT-14"]


# -- the attack ------------------------------------------------------------------------------------------


@rule("KH-FINAL-25", "KH-FINAL-29", "KH-FINAL-32", "KH-GAP-83")
def test_next_to_the_hill_he_attacks_once_and_cannot_decline():
    table = a_final_battle()
    give(table, rewards=["healing_potion"])
    hero(table).health = 4
    attacking(table, tile="C3")
    assert (table.pending.rule, table.pending.prompt) == ("KH-FINAL-29", "attack_hill")
    assert offered(table) == ["attack", "reward healing_potion"]
    assert [ruling.rule for ruling in table.why_not("end")] == ["KH-FINAL-29"]
    assert [ruling.rule for ruling in table.why_not("move D3")] == ["KH-FINAL-25"]
    play(table, "attack", MISS, "block")
    assert kinds(table) == {"reward", "end"}  # after it there is time for cards, but not for another attack
    assert [ruling.rule for ruling in table.why_not("attack")] == ["KH-FINAL-29"]


@rule("KH-FINAL-30", "KH-GAP-83")
def test_after_the_attack_he_cannot_move_but_may_use_cards_and_artifacts():
    table = a_final_battle()
    give(table, rewards=["healing_potion", "attack_potion"], artifacts=["winged_sandals", "lyre_of_delphi"])
    attacking(table)
    play(table, "attack", MISS, "sweep")
    assert (table.pending.rule, table.pending.prompt) == ("KH-TURN-09", "end_turn")
    assert offered(table) == ["reward healing_potion", "use lyre_of_delphi", "end"]
    assert [ruling.rule for ruling in table.why_not("move D3")] == ["KH-FINAL-25"]
    play(table, "reward healing_potion", "end")
    assert hero(table).health == 8
    assert table.state.turn == HERACLES


@rule("KH-FINAL-31", "KH-MON-13")
def test_both_sides_roll_before_anything_is_settled():
    table = attacking(a_final_battle())
    assert table.pending == ROLL
    play(table, hit("hindu"))
    assert table.pending == Roll("monster", 1, "answer", "KH-MON-13", HERACLES)
    assert (table.state.monster_health, hero(table).health) == (30, 8)
    play(table, "sweep")
    assert (table.state.monster_health, hero(table).health) == (26, 5)


@rule("KH-FINAL-33", "KH-FINAL-34", "KH-FINAL-35", "KH-FINAL-36")
@pytest.mark.parametrize(
    ("dice", "damage", "cited"),
    [
        ("hindu dark dark dark dark", 4, "KH-FINAL-34"),
        ("hindu hindu hindu hindu hindu", 4, "KH-FINAL-34"),
        ("hindu hindu norse slavic egyptian", 4, "KH-FINAL-34"),
        ("hindu greek dark dark dark", 6, "KH-FINAL-35"),
        ("hindu hindu greek greek greek", 6, "KH-FINAL-35"),
        ("greek greek greek greek greek", 0, ""),
        ("dark norse slavic egyptian greek", 0, ""),
    ],
)
def test_the_results_of_an_attack_on_the_monster(dice, damage, cited):
    table = attacking(a_final_battle())
    play(table, dice, "block" if not damage else "sweep")
    assert table.state.monster_health == 30 - damage
    wounds = told(table, "wounded")
    assert [event["rule"] for event in wounds] == ([cited] if cited else [])
    if wounds:
        assert (wounds[0]["guardian"], wounds[0]["amount"], wounds[0]["left"]) == (
            "hydra",
            damage,
            30 - damage,
        )
    if damage == 6:
        assert [tuple(part) for part in wounds[0]["parts"]] == [("arjuna", 4), ("critical", 2)]


@rule("KH-FINAL-35")
def test_dark_is_the_rune_of_cthulhu():
    table = attacking(a_final_battle("cthulhu"))
    play(table, "hindu dark greek greek greek", "sweep")
    assert table.state.monster_health == 24


@rule("KH-FINAL-37")
def test_potions_and_artifacts_raise_the_damage_to_the_monster():
    # given Arjuna with attack 4, the Forge Hammer (1), an Attack Potion (1) and the Moon Bow (3)
    table = a_final_battle()
    give(table, rewards=["attack_potion"], artifacts=["moon_bow", "forge_hammer"], secrets=["trap"])
    attacking(table)
    assert {"reward attack_potion", "use moon_bow", "attack"} <= set(offered(table))
    play(table, "reward attack_potion", "use moon_bow", "attack", hit("hindu"), "sweep")
    assert table.state.monster_health == 30 - 9
    assert "moon_bow" not in hero(table).lasting  # it lasted for the attack
    assert "attack_potion" in hero(table).lasting  # it lasts for the turn
    play(table, "end")
    assert (hero(table).lasting, table.state.reward_discard) == ((), ("attack_potion",))


@rule("KH-FINAL-37")
def test_special_abilities_and_artifacts_against_monsters_count():
    table = a_final(a_table("sigurd", "heracles", "imhotep"), 1, monster="cthulhu")
    give(table, artifacts=["gauntlet_of_tyr", "trident_of_nodens"])
    hero(table).unlocked = True
    attacking(table)
    play(table, hit("norse", "greek"), "block")
    assert table.state.monster_health == 30 - (
        4 + 2 + 3 + 3 + 2 - 5
    )  # Gauntlet, Trident, Bane of Fafnir, block


@rule("KH-FINAL-32", "KH-FINAL-37")
def test_heracles_may_roll_a_die_again_and_the_monster_die_stands():
    table = a_final(a_table("heracles", "sigurd"), 1)
    attacking(table, 0)
    play(table, "dark dark dark dark norse", "sweep")
    assert offered(table) == [
        "miss",
        "use lions_strength dark dark dark dark",
        "use lions_strength dark dark dark norse",
    ]
    play(table, "use lions_strength dark dark dark norse", "greek")
    assert table.state.monster_health == 20 - 7
    assert len([event for event in told(table, "rolled") if event["die"] == "monster"]) == 1


# -- the Monster's death ---------------------------------------------------------------------------------


@rule("KH-GAP-91", "KH-MON-24", "KH-MON-23")
def test_the_die_still_counts_when_the_same_attack_kills_the_monster():
    table = attacking(a_final_battle(health=4))
    play(table, hit("hindu"), "sweep")
    assert (table.state.monster, table.state.monster_health) == ("", 0)
    assert hero(table).health == 5
    assert told(table, "monster_fell") == [{"monster": "hydra", "rule": "KH-MON-23"}]
    assert hero(table, HERACLES).place == HILL
    kinds_told = [event.kind for event in table.log]
    assert kinds_told.index("wounded") < kinds_told.index("hurt") < kinds_told.index("monster_fell")


@rule("KH-GAP-91", "KH-MON-14")
@pytest.mark.parametrize(("health", "left"), [(1, 0), (2, 1)])
def test_a_block_is_taken_off_before_the_monster_is_hurt(health, left):
    table = attacking(a_final_battle(health=health))
    play(table, hit("hindu", "greek"), "block")  # 6 - 5
    assert table.state.monster_health == left


@rule("KH-GAP-91")
def test_if_the_attacker_dies_too_he_goes_home_and_the_contender_stands_alone():
    table = attacking(a_final_battle(health=4), health=7)
    play(table, hit("hindu"), "blow")
    assert (hero(table).place, hero(table).health) == ("hindu", 8)
    assert told(table, "went_home") == [{"who": "arjuna", "rule": "KH-FINAL-26"}]
    assert (table.state.monster, table.state.contender) == ("", HERACLES)
    assert not told(table, "counterattacked")
    assert table.state.turn == HERACLES


@rule("KH-GAP-91")
def test_without_a_monster_there_is_no_counterattack_in_the_same_turn():
    table = a_final_battle(health=4)
    give(table, rewards=["healing_potion"])
    attacking(table, health=3)
    play(table, "attack", hit("hindu"), "block")
    table.state.monster_health = 1
    assert table.pending.prompt == "end_turn"
    assert not told(table, "counterattacked")


@rule("KH-GAP-91", "KH-FINAL-22")
def test_a_thunderbolt_that_kills_the_monster_opens_the_contender_at_once():
    # given a Monster with 10 Health and Arjuna with the Thunderbolt
    table = a_final_battle(health=10)
    give(table, artifacts=["thunderbolt_of_olympus"])
    attacking(table)

    # when he throws it
    play(table, "use thunderbolt_of_olympus")
    [wound] = told(table, "wounded")
    assert (wound["guardian"], wound["amount"], wound["left"], wound["rule"]) == ("hydra", 10, 0, "KH-GAP-62")
    assert told(table, "monster_fell")

    # then he attacks Heracles, without a Monster die, and Heracles strikes back
    assert table.pending == Roll("hero", 5, "read", "KH-CONT-05", ARJUNA)
    play(table, hit("hindu"))
    assert table.pending == Roll("hero", 5, "read", "KH-CONT-02", HERACLES)
    assert hero(table, HERACLES).health == 3


@rule("KH-GAP-91")
def test_a_thunderbolt_on_a_stronger_monster_only_wounds_it():
    table = a_final_battle(health=11)
    give(table, artifacts=["thunderbolt_of_olympus", "flame_of_agni"])
    attacking(table)
    play(table, "use thunderbolt_of_olympus")
    assert (table.state.monster, table.state.monster_health) == ("hydra", 1)
    assert not told(table, "monster_fell")
    play(table, "use flame_of_agni")
    assert (table.state.monster, table.state.monster_health) == ("", 0)
    assert told(table, "wounded")[-1]["amount"] == 1


@rule("KH-GAP-91")
def test_thunderbolt_and_flame_are_not_thrown_at_a_contender():
    table = a_final_battle(health=0)
    give(table, artifacts=["thunderbolt_of_olympus", "flame_of_agni", "lyre_of_delphi"])
    attacking(table)
    assert offered(table) == ["attack", "use lyre_of_delphi"]


@rule("KH-GAP-86")
def test_timewalk_gives_a_whole_further_turn_with_a_new_attack():
    # given Arjuna before the Monster with Timewalk
    table = a_final_battle(round=3)
    give(table, secrets=["timewalk"])
    attacking(table)

    # when he plays it and attacks
    play(table, "secret timewalk", hit("hindu"), "sweep")

    # then he attacks again in the same round
    assert (table.state.turn, table.state.round, table.pending) == (ARJUNA, 3, ROLL)
    play(table, hit("hindu"), "sweep")
    assert (table.state.monster_health, hero(table).health) == (22, 2)
    assert (table.state.turn, table.state.round) == (HERACLES, 4)


@rule("KH-GAP-86", "KH-CONT-02")
def test_the_further_turn_meets_a_new_counterattack():
    table = a_final_battle(health=0)
    give(table, secrets=["timewalk", "trap"])
    attacking(table)
    play(table, "secret timewalk", "attack", MISS, MISS, "end", "attack", MISS)
    assert table.pending == Roll("hero", 5, "read", "KH-CONT-02", HERACLES)
    assert len(told(table, "counterattacked")) == 2


@rule("KH-GAP-86", "KH-FINAL-26")
def test_who_dies_in_the_first_of_two_turns_begins_the_second_in_camp():
    table = a_final_battle()
    give(table, secrets=["timewalk", "trap"])
    attacking(table, health=3)
    play(table, "secret timewalk", "attack", MISS, "sweep")
    assert (hero(table).place, hero(table).health, table.state.turn) == ("hindu", 8, ARJUNA)
    assert offered(table, "move") == ["move D3", "move E3"]
