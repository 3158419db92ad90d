"""Setting up the Final battle, and what holds throughout it (KH-FINAL-01 to 24, KH-GAP-80 to 86)."""

from __future__ import annotations

import pytest

from mythwright.core.ruling import Refused
from mythwright.games.king_of_the_hill.box import HILL
from mythwright.games.king_of_the_hill.rules.final import begin
from mythwright.games.king_of_the_hill.rules.mat import cards_forbidden, forbids_harm, guarded
from mythwright.games.king_of_the_hill.rules.missions import take_mission
from mythwright.games.king_of_the_hill.state import ARENA, NOBODY, ArenaMat, Item, Lone
from tests.games.king_of_the_hill.given import (
    a_final,
    a_table,
    give,
    hero,
    kinds,
    offered,
    play,
    stand,
    told,
    turn_of,
)
from tests.games.king_of_the_hill.given_final import (
    ARJUNA,
    HERACLES,
    IMHOTEP,
    MISS,
    THREE,
    a_final_battle,
    at_the_hill,
    attacking,
    contending,
    evade_and_hit,
    hit,
    places,
    turn_ends,
)
from tests.marks import rule

FIVE = ("heracles", "imhotep", "sigurd", "baba_yaga", "arjuna")


def a_broken_seal(first: int = ARJUNA):
    """Arjuna has just broken the Seal in round 3; Heracles is next."""
    table = a_table(*THREE, passing=(0, 1, 2))
    table.state.round, table.state.first = 3, first
    at_the_hill(table, "norse")
    play(table, "move D4")
    evade_and_hit(table, "hindu norse dark dark dark", 4)
    return table


# -- who is who, and whose turn it is --------------------------------------------------------------------


@rule("KH-FINAL-01", "KH-FINAL-02", "KH-FINAL-06", "KH-FINAL-24")
def test_the_breaker_of_the_seal_is_contender_and_first_player_in_round_one():
    table = a_broken_seal()
    state = table.state
    assert (state.final, state.round) == (True, 1)
    assert (state.contender, state.first, state.breaker) == (ARJUNA, ARJUNA, ARJUNA)
    assert hero(table, ARJUNA).place == HILL
    assert state.turn == HERACLES
    assert [type(frame).__name__ for frame in table.stack] == ["Match", "Turn", "AttackerTurn"]
    assert told(table, "final_began") == [{"who": "arjuna", "rule": "KH-TURN-05"}]


@rule("KH-FINAL-03", "KH-FINAL-04", "KH-FINAL-05")
def test_turns_go_on_in_the_usual_order_and_each_lap_moves_the_marker():
    table = a_broken_seal()
    hero(table, HERACLES).place = "A1"  # so that the Contender's turns wait for an answer
    turns = []
    for _ in range(6):
        turns.append((table.state.turn, table.state.round))
        turn_ends(table, table.state.turn)
    assert turns == [
        (HERACLES, 1),
        (IMHOTEP, 1),
        (ARJUNA, 2),
        (HERACLES, 2),
        (IMHOTEP, 2),
        (ARJUNA, 3),
    ]
    assert told(table, "round_advanced")[-1] == {"round": 3, "rule": "KH-FINAL-04"}


@rule("KH-FINAL-04")
def test_the_marker_on_v_turns_no_guardians():
    table = a_final_battle(round=4)
    turn_ends(table, ARJUNA)
    assert table.state.round == 5
    assert not told(table, "guardians_grew")


@rule("KH-GAP-80")
def test_the_rest_of_the_broken_off_round_is_dropped():
    # given Arjuna was second of three in round 3: Imhotep had played, Heracles had not
    table = a_broken_seal(first=IMHOTEP)

    # then both have one turn in round I, though play comes by the old first player
    assert (table.state.turn, table.state.round) == (HERACLES, 1)
    turn_ends(table, HERACLES)
    assert (table.state.turn, table.state.round) == (IMHOTEP, 1)
    assert told(table, "round_advanced") == []


@rule("KH-GAP-80")
def test_extra_turns_that_wait_when_the_seal_breaks_are_lost():
    table = a_table(*THREE, passing=(0, 1, 2))
    give(table, secrets=["timewalk", "golden_chain"])
    at_the_hill(table, "norse")
    play(table, "secret timewalk", "move D4", "secret golden_chain")
    assert (table.state.extra_turns, table.state.turn) == (0, HERACLES)


@rule("KH-FINAL-05", "KH-MON-20")
def test_the_contender_does_nothing_more_in_round_one():
    table = contending(a_final_battle(), round=1)
    assert table.state.turn == IMHOTEP
    assert told(table, "waited") == [{"who": "heracles", "rule": "KH-MON-21"}]


# -- the Monster -----------------------------------------------------------------------------------------


@rule("KH-FINAL-07", "KH-FINAL-18", "KH-MON-25")
@pytest.mark.parametrize(
    ("seat", "monster", "tokens"),
    [(0, "hydra", 2), (1, "apep", 1), (2, "fenrir", 2), (3, "zmey_gorynych", 3), (4, "vritra", 1)],
)
def test_each_contender_summons_the_monster_of_his_mythology(seat, monster, tokens):
    table = a_table(*FIVE)
    begin(table, seat, table.box.monster_of[hero(table, seat).mythology])
    assert table.state.monster == monster
    assert table.box.monsters[monster].tokens == tokens
    assert told(table, "summoned")[0]["monster"] == monster


@rule("KH-FINAL-09", "KH-FINAL-10", "KH-FINAL-11", "KH-FINAL-12", "KH-FINAL-13")
@pytest.mark.parametrize(("players", "health"), [(2, 20), (3, 30), (4, 40), (5, 50)])
def test_the_monster_has_ten_health_for_each_player(players, health):
    table = a_final(a_table(*FIVE[:players]))
    assert table.state.monster_health == health
    assert told(table, "summoned")[0] == {
        "who": "imhotep",
        "monster": "apep",
        "health": health,
        "rule": "KH-FINAL-09",
    }


@rule("KH-FINAL-19", "KH-GAP-92")
@pytest.mark.parametrize("monster", ["hydra", "apep", "fenrir", "zmey_gorynych", "vritra", "cthulhu"])
def test_with_two_players_no_ability_works_but_the_die_does(monster):
    table = a_final(a_table("sigurd", "heracles"), 1, monster=monster)
    hero(table).place = "C3"
    contending(table)
    assert told(table, "waited")  # the Contender's turn passed, and Sigurd attacks
    play(table, MISS, "blow")
    assert hero(table).health == 2  # 7, less 1 by Dragon's Blood


@rule("KH-FINAL-20")
def test_a_later_occupant_of_the_hill_has_no_monster():
    table = a_final_battle(health=0)
    hero(table, HERACLES).health = 4
    attacking(table)
    play(table, hit("hindu"))
    assert table.state.contender == ARJUNA
    assert (table.state.monster, table.state.monster_health) == ("", 0)
    assert len(told(table, "summoned")) == 1
    assert table.state.breaker == HERACLES


# -- the board is cleared ----------------------------------------------------------------------------------


@rule("KH-FINAL-14", "KH-FINAL-15", "KH-GAP-82")
def test_villages_guardians_missions_and_memories_leave_the_board():
    table = a_table(*THREE)
    table.state.guardians["C4"] = Lone("naga", "indra")
    stand(table, IMHOTEP, "C4")
    take_mission(table, IMHOTEP, "athena")
    hero(table, ARJUNA).known = ("A1",)
    a_final(table, HERACLES)
    assert (table.state.villages, table.state.guardians) == ({}, {})
    assert hero(table, IMHOTEP).missions == ()
    assert hero(table, ARJUNA).known == ()
    assert hero(table, IMHOTEP).place == "C4"
    turn_of(table, IMHOTEP)
    assert not told(table, "battle_began")
    assert table.pending.rule == "KH-FINAL-32"  # next to the Hill he attacks the Monster at once


@rule("KH-FINAL-16", "KH-FINAL-17")
@pytest.mark.parametrize("order", [("greek", "norse", "slavic"), ("slavic", "norse", "greek")])
def test_heroes_in_arenas_are_put_back_on_the_tile_of_their_arena(order):
    # given two Arenas in use and one set aside, in whichever order they were found
    table = a_table(*THREE)
    mats = {
        "greek": ArenaMat("A1", "spear_of_ares", NOBODY),
        "norse": ArenaMat("B2", "gauntlet_of_tyr", ARJUNA, ("naga", "naga", "naga")),
        "slavic": ArenaMat("E4", "dar_zoru", IMHOTEP, ("naga", "naga", "naga")),
    }
    table.state.arenas = {mythology: mats[mythology] for mythology in order}
    hero(table, ARJUNA).place = hero(table, IMHOTEP).place = ARENA

    # when the Final battle begins
    a_final(table, HERACLES)

    # then each hero is on his own Arena's tile, and Arenas and their artifacts are gone
    assert places(table) == ["B2", HILL, "E4"]
    assert table.state.arenas == {}
    assert table.state.market == ()
    assert all(not h.artifacts for h in table.state.heroes)


@rule("KH-FINAL-17", "KH-GAP-82")
def test_heroes_keep_artifacts_arena_tokens_temples_and_cards():
    table = a_table(*THREE)
    give(table, artifacts=["aegis"], temples=[("A1", "attack")], secrets=["trap"], rewards=["gold_1"])
    hero(table).arenas = ("norse",)
    table.state.market = ("moon_bow",)
    a_final(table, HERACLES)
    who = hero(table)
    assert (who.artifacts, who.arenas) == ((Item("aegis", 0),), ("norse",))
    assert (who.secrets, who.rewards) == (("trap",), ("gold_1",))
    assert [(temple.tile, temple.kind) for temple in who.temples] == [("A1", "attack")]
    assert table.state.market == ("moon_bow",)


@rule("KH-GAP-82")
def test_no_village_quest_guardian_or_temple_card_is_played_in_the_final_battle():
    # given Imhotep's Temples on C3 and B2, and Arjuna at C2 with cards of every kind
    table = a_final_battle()
    give(table, IMHOTEP, temples=[("C3", "attack"), ("B2", "rewards")])
    cards = ["prophetic_dream", "shifting_mists", "divine_favour", "golden_arrow", "new_faith", "vandalism"]
    give(table, secrets=cards, artifacts=["silver_key", "gjallarhorn"])
    attacking(table, tile="C2")

    # then only Vandalism makes sense
    assert offered(table, "secret") == ["secret vandalism C3", "secret vandalism B2"]
    assert offered(table, "use") == []
    with pytest.raises(Refused) as refused:
        table.play("build attack")
    assert refused.value.rules == ("KH-GAP-82",)

    # and a destroyed Temple stops working
    play(table, "secret vandalism C3")
    assert [temple.tile for temple in hero(table, IMHOTEP).temples] == ["B2"]


@rule("KH-GAP-82")
def test_markets_trade_and_dolls_work_in_the_final_battle():
    table = a_final_battle()
    table.state.market = ("moon_bow",)
    give(table, artifacts=["aegis"], temples=[("A1", "market")], secrets=["voodoo_doll"])
    hero(table, IMHOTEP).place = "E3"
    attacking(table, tile="C2")
    assert {"sell aegis", "exchange aegis moon_bow", "secret voodoo_doll imhotep"} <= set(offered(table))
    play(table, "secret voodoo_doll imhotep")
    turn_of(table, IMHOTEP)
    assert told(table, "skipped") == [{"who": "imhotep", "rule": "KH-SECRET-20"}]
    assert (hero(table, IMHOTEP).doll, table.state.secret_discard) == (False, ("voodoo_doll",))
    assert table.state.turn == ARJUNA


@rule("KH-GAP-81")
def test_the_contender_enters_with_the_health_he_has():
    table = a_table(*THREE)
    hero(table, HERACLES).health = 2
    a_final(table, HERACLES)
    assert hero(table, HERACLES).health == 2
    assert not told(table, "healed")


@rule("KH-GAP-81", "KH-CONT-18")
def test_potions_of_the_seal_are_drunk_only_when_the_monster_is_dead():
    table = a_final_battle()
    give(table, HERACLES, rewards=["healing_potion"])
    hero(table, HERACLES).health = 2
    hero(table, ARJUNA).place = "E3"
    contending(table)
    assert kinds(table) == {"ability"}
    assert [ruling.rule for ruling in table.why_not("reward healing_potion")] == ["KH-GAP-84"]

    table.state.monster, table.state.monster_health = "", 0
    contending(table)
    play(table, "reward healing_potion")
    assert hero(table, HERACLES).health == 5


# -- who is out of reach ---------------------------------------------------------------------------------


@rule("KH-FINAL-21")
def test_a_hero_in_camp_is_out_of_reach_of_cards_and_abilities():
    table = a_final_battle()
    give(table, secrets=["voodoo_doll"])
    attacking(table, tile="C2")
    assert offered(table, "secret") == []  # Imhotep is in camp, the Contender beside his Monster
    with pytest.raises(Refused) as refused:
        table.play("secret voodoo_doll imhotep")
    assert refused.value.rules == ("KH-FINAL-21",)
    contending(table)
    assert offered(table, "ability") == ["ability arjuna"]


@rule("KH-FINAL-22", "KH-FINAL-23", "KH-GAP-86")
def test_beside_the_monster_the_contender_can_be_neither_attacked_nor_affected():
    table = a_final_battle()
    give(table, secrets=["voodoo_doll", "thunderstorm", "trap"])
    hero(table, IMHOTEP).place = "B2"
    attacking(table)
    assert offered(table, "secret") == [
        "secret thunderstorm",
        "secret trap imhotep",
        "secret voodoo_doll imhotep",
    ]
    with pytest.raises(Refused) as refused:
        table.play("secret trap heracles")
    assert refused.value.rules == ("KH-FINAL-23",)
    play(table, "secret thunderstorm")
    assert [h.health for h in table.state.heroes] == [8, 7, 6]
    play(table, "attack", hit("hindu"), "block")
    assert hero(table, HERACLES).health == 7


@rule("KH-GAP-86", "KH-FINAL-23")
def test_once_the_monster_is_dead_cards_reach_the_contender_but_not_his_last_health():
    table = a_final_battle(health=0)
    give(table, secrets=["voodoo_doll", "thunderstorm", "thunderstorm", "trap", "whirlwind"])
    hero(table, HERACLES).health = 4
    attacking(table)
    assert "secret trap heracles" in offered(table)
    assert "secret voodoo_doll heracles" in offered(table)
    play(table, "secret thunderstorm")
    assert hero(table, HERACLES).health == 1
    play(table, "secret thunderstorm")
    assert (hero(table, HERACLES).health, hero(table, HERACLES).place) == (1, HILL)
    assert told(table, "hurt")[-1]["amount"] == 0


@rule("KH-GAP-85")
def test_damage_of_cards_stops_at_the_contenders_last_health():
    table = a_final_battle(health=0)
    give(table, secrets=["thunderstorm"], artifacts=["flute_of_chaos"])
    hero(table, HERACLES).health = 3
    attacking(table)
    play(table, "secret thunderstorm")
    assert (hero(table, HERACLES).health, table.state.contender) == (1, HERACLES)
    play(table, "use flute_of_chaos")
    assert hero(table, HERACLES).health == 1


@rule("KH-GAP-85", "KH-GAP-86")
def test_no_wind_carries_the_contender_off_or_another_onto_the_hill():
    table = a_final_battle(health=0)
    give(table, secrets=["whirlwind"])
    hero(table, IMHOTEP).place = "D3"
    attacking(table)
    assert all(text.startswith("secret whirlwind imhotep") for text in offered(table, "secret"))
    assert "secret whirlwind imhotep D4" not in offered(table)
    assert "secret whirlwind imhotep D1" in offered(table)  # away from the Hill
    assert [ruling.rule for ruling in table.why_not("secret whirlwind heracles C2")] == ["KH-GAP-85"]
    play(table, "secret whirlwind imhotep D1")
    assert hero(table, IMHOTEP).place == "D1"


@rule("KH-GAP-86", "KH-FINAL-26")
def test_a_hero_killed_by_a_secret_card_goes_home_by_the_rule_of_this_chapter():
    table = a_final_battle()
    give(table, secrets=["thunderstorm"])
    hero(table, IMHOTEP).place, hero(table, IMHOTEP).health = "B2", 3
    attacking(table)
    play(table, "secret thunderstorm")
    assert (hero(table, IMHOTEP).place, hero(table, IMHOTEP).health) == ("egyptian", 9)
    assert told(table, "went_home") == [{"who": "imhotep", "rule": "KH-FINAL-26"}]


@rule("KH-FINAL-23", "KH-GAP-84")
@pytest.mark.parametrize(
    ("seat", "health", "protected"), [(HERACLES, 30, True), (HERACLES, 1, True), (HERACLES, 0, False)]
)
def test_guarded_means_contender_beside_a_living_monster(seat, health, protected):
    table = a_final_battle(health=health)
    assert guarded(table, seat) is protected
    assert not guarded(table, ARJUNA) and not guarded(table, IMHOTEP)
    harm, cards = forbids_harm(table, seat), cards_forbidden(table, seat)
    assert (harm and harm.rule) == ("KH-FINAL-23" if protected else None)
    assert (cards and cards.rule) == ("KH-GAP-84" if protected else None)
    assert not protected or cards.facts == {"who": "heracles"}


@rule("KH-GAP-84")
def test_beside_the_monster_the_contender_has_only_its_ability():
    # given a Contender with cards, artifacts, a Market, and a neighbour
    table = a_final_battle()
    give(
        table, HERACLES, secrets=["trap", "timewalk"], rewards=["attack_potion"], artifacts=["lyre_of_delphi"]
    )
    give(table, HERACLES, temples=[("A1", "market")])
    hero(table, ARJUNA).place = "C3"
    contending(table)

    # then he is offered the ability alone, and everything else is refused
    assert offered(table) == ["ability arjuna"]
    refusals = {
        "attack arjuna": "KH-GAP-84",
        "secret trap arjuna": "KH-GAP-84",
        "reward attack_potion": "KH-GAP-84",
        "use lyre_of_delphi": "KH-GAP-84",
        "sell lyre_of_delphi": "KH-GAP-84",
        "move C4": "KH-FINAL-25",
        "end": "KH-MON-21",
    }
    for answer, cited in refusals.items():
        assert [ruling.rule for ruling in table.why_not(answer)] == [cited], answer


@rule("KH-GAP-84")
def test_beside_the_monster_the_contender_answers_no_secret_card():
    # given Heracles the Contender and Imhotep, both with a Doppelganger
    table = a_final(a_table(*THREE), HERACLES)
    for seat in (HERACLES, IMHOTEP):
        give(table, seat, secrets=["doppelganger"])
    give(table, secrets=["trap"])
    hero(table, IMHOTEP).place = "C2"
    attacking(table)

    # when Arjuna plays a card, then only Imhotep is asked while the Monster lives
    play(table, "secret trap imhotep")
    assert (table.pending.seat, offered(table)) == (IMHOTEP, ["secret doppelganger", "pass"])
    play(table, "pass")
    assert hero(table, IMHOTEP).health == 1
    assert table.pending.seat == ARJUNA


@rule("KH-GAP-84", "KH-GAP-95")
def test_without_the_monster_the_contender_answers_secret_cards_like_anyone():
    table = a_final(a_table(*THREE), HERACLES, health=0)
    give(table, HERACLES, secrets=["doppelganger"])
    give(table, secrets=["trap"])
    attacking(table)
    play(table, "secret trap heracles")
    assert (table.pending.seat, offered(table)) == (HERACLES, ["secret doppelganger", "pass"])
    play(table, "secret doppelganger")
    assert hero(table, HERACLES).health == 7


@rule("KH-GAP-84")
def test_a_fourth_artifact_of_the_guarded_contender_waits_until_the_monster_is_dead():
    table = a_final_battle()
    give(table, HERACLES, artifacts=["aegis", "forge_hammer", "moon_bow", "lyre_of_delphi"])
    give(table, HERACLES, temples=[("A1", "market")])
    hero(table, ARJUNA).place = "C3"
    contending(table)
    assert table.pending.prompt == "ability"
    table.state.monster, table.state.monster_health = "", 0
    contending(table)
    assert table.pending.prompt == "forced_sale"
