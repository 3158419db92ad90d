"""The Contender without his Monster: attacked, attacking, replaced (KH-CONT, KH-GAP-93 to 96)."""

from __future__ import annotations

import pytest

from mythwright.core.flow import Roll
from mythwright.core.ruling import Refused
from mythwright.games.king_of_the_hill.box import HILL
from mythwright.games.king_of_the_hill.state import Item
from tests.games.king_of_the_hill.given import a_final, a_table, give, hero, offered, play, told, turn_of
from tests.games.king_of_the_hill.given_final import (
    ARJUNA,
    HERACLES,
    IMHOTEP,
    MISS,
    a_final_battle,
    attacking,
    contending,
    healths,
    hit,
    places,
    turn_ends,
)
from tests.marks import rule


def a_duel(**more):
    """The Monster is dead: Arjuna (attack 4) attacks Heracles (attack 5) on the Hill."""
    return attacking(a_final_battle(health=0), **more)


def alone(*tiles: str, round: int = 2):
    """Heracles on the Hill without a Monster begins his turn; Arjuna and Imhotep stand on these tiles."""
    table = a_final_battle(health=0)
    for seat, tile in zip((ARJUNA, IMHOTEP), tiles, strict=False):
        hero(table, seat).place = tile
    return contending(table, round)


# -- attacks on the Contender ------------------------------------------------------------------------------


@rule("KH-CONT-01", "KH-CONT-02", "KH-CONT-04", "KH-CONT-05", "KH-GAP-93")
def test_the_attackers_result_is_applied_before_the_contender_rolls():
    table = a_duel()
    assert table.pending == Roll("hero", 5, "read", "KH-CONT-05", ARJUNA)
    play(table, hit("hindu"))
    assert hero(table, HERACLES).health == 3
    assert told(table, "counterattacked") == [{"who": "heracles", "rule": "KH-CONT-02"}]
    assert table.pending == Roll("hero", 5, "read", "KH-CONT-02", HERACLES)
    assert hero(table, ARJUNA).health == 8
    play(table, hit("greek"))
    assert hero(table, ARJUNA).health == 3
    assert not [event for event in told(table, "rolled") if event["die"] == "monster"]


@rule("KH-CONT-06", "KH-CONT-07", "KH-CONT-08", "KH-CONT-09", "KH-GAP-93")
@pytest.mark.parametrize(
    ("dice", "damage", "cited"),
    [
        ("hindu dark dark dark dark", 4, "KH-CONT-07"),
        ("hindu hindu hindu norse slavic", 4, "KH-CONT-07"),
        ("hindu greek dark dark dark", 6, "KH-CONT-08"),
        ("greek greek greek greek greek", 0, ""),
        (MISS, 0, ""),
    ],
)
def test_the_results_of_an_attack_on_the_contender(dice, damage, cited):
    table = a_duel()
    play(table, dice)
    assert hero(table, HERACLES).health == 7 - damage
    assert [event["rule"] for event in told(table, "hurt")] == ([cited] if cited else [])


@rule("KH-CONT-06", "KH-CONT-07", "KH-CONT-08", "KH-CONT-09", "KH-GAP-93")
@pytest.mark.parametrize(
    ("dice", "damage", "cited"),
    [
        ("greek dark dark dark dark", 5, "KH-CONT-07"),
        ("greek hindu dark dark dark", 7, "KH-CONT-08"),
        ("hindu hindu hindu hindu hindu", 0, ""),
        (MISS, 0, ""),
    ],
)
def test_the_same_combinations_hold_for_the_counterattack(dice, damage, cited):
    table = a_duel()
    play(table, MISS, dice)
    assert hero(table, ARJUNA).health == 8 - damage
    assert [event["rule"] for event in told(table, "hurt")] == ([cited] if cited else [])


@rule("KH-CONT-02", "KH-GAP-93")
def test_a_counterattack_uses_neither_abilities_nor_active_artifacts_but_lasting_bonuses_count():
    # given Heracles with a Temple of Attack, the Forge Hammer and the Spear of Ares
    table = a_final_battle(health=0)
    give(table, HERACLES, artifacts=["forge_hammer", "spear_of_ares"], temples=[("A1", "attack")])
    attacking(table)

    # when he misses, he has no way to roll again; when he hits, all bonuses count
    play(table, MISS, MISS)
    assert table.state.turn != ARJUNA
    assert hero(table, HERACLES).artifacts == (Item("forge_hammer", 0), Item("spear_of_ares", 2))
    attacking(table)
    play(table, MISS, hit("greek"))
    assert hero(table, ARJUNA).place == "hindu"  # 5 + 1 + 2 on 8 Health


@rule("KH-CONT-02", "KH-GAP-96", "KH-FINAL-26")
@pytest.mark.parametrize(("health", "place", "left"), [(6, "C3", 1), (5, "hindu", 8)])
def test_an_attacker_may_die_by_the_counterattack(health, place, left):
    table = a_final_battle(health=0)
    give(table, secrets=["trap"])
    attacking(table, health=health)
    play(table, "attack", MISS, hit("greek"))
    assert (hero(table).place, hero(table).health) == (place, left)
    died = place == "hindu"
    assert [event["rule"] for event in told(table, "went_home")] == ["KH-FINAL-26"] * died
    assert (table.state.turn == ARJUNA) is not died  # the dead have no time for cards
    assert table.state.contender == HERACLES


@rule("KH-CONT-03")
def test_nobody_attacks_twice_in_a_turn():
    table = a_final_battle(health=0)
    give(table, secrets=["trap"])
    attacking(table)
    play(table, "attack", MISS, MISS)
    assert offered(table)[-1] == "end"
    assert offered(table, "attack") == []
    assert [ruling.rule for ruling in table.why_not("attack")] == ["KH-FINAL-29"]


@rule("KH-CONT-01")
def test_what_is_good_against_contenders_counts_and_what_is_for_monsters_does_not():
    table = a_final(a_table("sigurd", "heracles", "imhotep"), 1, health=0)
    give(table, artifacts=["gauntlet_of_tyr", "trident_of_nodens"])
    hero(table).unlocked = True
    hero(table, 1).max_health = hero(table, 1).health = 30
    attacking(table, 0)
    play(table, hit("norse"))
    assert hero(table, 1).health == 30 - (4 + 1 + 1 + 3)  # Bane of Fafnir, but only the plain bonuses


@rule("KH-CONT-05")
def test_an_artifact_for_one_attack_is_spent_on_the_contender():
    table = a_final_battle(health=0)
    give(table, artifacts=["moon_bow"], secrets=["trap"])
    hero(table, HERACLES).max_health = hero(table, HERACLES).health = 30
    attacking(table)
    play(table, "use moon_bow", "attack", hit("hindu"), MISS)
    assert hero(table, HERACLES).health == 30 - 7
    assert hero(table).lasting == ()


@rule("KH-CONT-05", "KH-GAP-85")
def test_the_needle_keeps_a_contender_on_the_hill_and_he_strikes_back():
    table = a_final_battle(health=0)
    give(table, HERACLES, artifacts=["needle_of_koschei"])
    hero(table, HERACLES).health = 4
    attacking(table)
    play(table, hit("hindu"))
    assert (hero(table, HERACLES).place, hero(table, HERACLES).health) == (HILL, 7)
    assert table.pending == Roll("hero", 5, "read", "KH-CONT-02", HERACLES)


# -- a new occupant ----------------------------------------------------------------------------------------


@rule("KH-CONT-10", "KH-CONT-11", "KH-GAP-93", "KH-GAP-95")
@pytest.mark.parametrize(("health", "dies"), [(4, True), (5, False)])
def test_who_kills_the_contender_takes_the_hill_and_his_turn_is_over(health, dies):
    # given Heracles with this Health, and Arjuna who would still have a card to play
    table = a_final_battle(health=0)
    give(table, secrets=["trap"])
    hero(table, HERACLES).health = health
    attacking(table, health=3)

    # when Arjuna deals 4
    play(table, "attack", hit("hindu"))

    # then a dead Contender does not roll
    if not dies:
        assert table.pending == Roll("hero", 5, "read", "KH-CONT-02", HERACLES)
        return
    assert places(table) == [HILL, "greek", "egyptian"]
    assert healths(table) == [3, 7, 9]
    assert (table.state.contender, table.state.turn) == (ARJUNA, HERACLES)
    assert told(table, "took_hill") == [{"who": "arjuna", "rule": "KH-CONT-10"}]
    assert told(table, "went_home") == [{"who": "heracles", "rule": "KH-CONT-10"}]
    assert not told(table, "counterattacked")


@rule("KH-CONT-12")
def test_first_player_order_and_rounds_go_on_as_before():
    table = a_final_battle(health=0, round=3)
    hero(table, HERACLES).health = 3
    attacking(table, IMHOTEP)
    play(table, hit("egyptian"))
    assert (table.state.contender, table.state.first, table.state.breaker) == (IMHOTEP, HERACLES, HERACLES)
    assert (table.state.turn, table.state.round) == (ARJUNA, 3)
    turn_ends(table, ARJUNA)
    assert (table.state.turn, table.state.round) == (HERACLES, 4)


@rule("KH-CONT-13", "KH-GAP-95")
def test_all_others_attack_the_new_occupant_and_he_strikes_back():
    table = a_duel(health=3)
    hero(table, HERACLES).health = 4
    play(table, hit("hindu"))
    assert offered(table, "move")  # Heracles starts from camp as an attacking hero
    attacking(table, IMHOTEP, tile="D3")
    assert table.stack[-1].foe == "hindu"
    play(table, "egyptian hindu dark dark dark")  # 5 damage, a CRITICAL HIT by Arjuna's rune
    assert table.state.contender == IMHOTEP
    attacking(table, HERACLES, tile="C3")
    play(table, MISS, "miss")
    assert table.pending == Roll("hero", 5, "read", "KH-CONT-02", IMHOTEP)


@rule("KH-GAP-95")
def test_the_predecessor_keeps_what_is_his_and_both_act_in_the_usual_order():
    table = a_final_battle(health=0)
    give(
        table, HERACLES, artifacts=["aegis"], rewards=["gold_1"], secrets=["trap"], temples=[("A1", "market")]
    )
    hero(table, HERACLES).health = 1
    attacking(table)
    play(table, hit("hindu"))
    loser = hero(table, HERACLES)
    assert (loser.artifacts, loser.rewards, loser.secrets) == ((Item("aegis", 0),), ("gold_1",), ("trap",))
    assert len(loser.temples) == 1
    assert table.state.turn == HERACLES  # not again Arjuna


@rule("KH-CONT-17", "KH-GAP-95")
def test_a_new_occupant_has_the_contenders_turn():
    table = a_duel()
    hero(table, HERACLES).health = 4
    play(table, hit("hindu"))
    hero(table, IMHOTEP).place = "D3"
    turn_of(table, ARJUNA)
    assert offered(table) == ["attack imhotep", "end"]
    play(table, "attack imhotep", hit("hindu"))
    assert hero(table, IMHOTEP).health == 5
    assert not told(table, "counterattacked")


@rule("KH-CONT-11", "KH-GAP-86")
def test_with_timewalk_the_new_occupant_stands_on_the_hill_in_his_further_turn():
    table = a_final_battle(health=0)
    give(table, secrets=["timewalk"])
    hero(table, HERACLES).health = 4
    hero(table, IMHOTEP).place = "D3"
    attacking(table)
    play(table, "secret timewalk", hit("hindu"))
    assert (table.state.turn, table.state.contender) == (ARJUNA, ARJUNA)
    assert offered(table) == ["attack imhotep", "end"]


# -- the Contender's own turn ------------------------------------------------------------------------------


@rule("KH-CONT-14", "KH-CONT-16", "KH-CONT-15")
def test_the_contender_names_one_neighbour_and_strikes_without_an_answer():
    # given Arjuna on C3 and Imhotep on E4, both next to the Hill
    table = alone("C3", "E4")
    assert (table.pending.seat, table.pending.rule, table.pending.prompt) == (
        HERACLES,
        "KH-CONT-14",
        "contender",
    )
    assert offered(table) == ["attack arjuna", "attack imhotep", "end"]

    # when Heracles attacks Imhotep
    play(table, "attack imhotep")
    assert told(table, "named_target") == [{"who": "heracles", "target": "imhotep", "rule": "KH-CONT-16"}]
    assert table.pending == Roll("hero", 5, "read", "KH-CONT-14", HERACLES)
    play(table, "greek egyptian dark dark dark", "critical")

    # then only Imhotep is hurt, nobody strikes back, and there is no second attack
    assert healths(table) == [8, 7, 2]
    assert told(table, "hurt")[-1]["rule"] == "KH-CONT-08"
    assert offered(table) == ["end"]
    with pytest.raises(Refused) as refused:
        table.play("attack arjuna")
    assert refused.value.rules == ("KH-CONT-03",)
    play(table, "end")
    assert table.state.turn == IMHOTEP


@rule("KH-CONT-14", "KH-GAP-94")
def test_he_need_not_attack_and_reaches_neighbours_only():
    table = alone("C2", "egyptian")
    assert offered(table) == ["end"]
    for name in ("arjuna", "imhotep", "heracles", "sigurd"):
        [ruling] = table.why_not(f"attack {name}")
        assert (ruling.rule, ruling.facts) == ("KH-CONT-14", {"who": name})
    assert [ruling.rule for ruling in table.why_not("move C3")] == ["KH-FINAL-25"]
    play(table, "end")
    assert table.state.turn == IMHOTEP


@rule("KH-CONT-14")
@pytest.mark.parametrize(("dice", "left"), [(MISS, 8), ("hindu hindu hindu hindu hindu", 8)])
def test_he_may_miss(dice, left):
    table = alone("C3")
    play(table, "attack arjuna", dice, "miss")
    assert hero(table).health == left
    assert not told(table, "hurt")


@rule("KH-GAP-96", "KH-FINAL-26")
@pytest.mark.parametrize(("health", "place", "left"), [(6, "C3", 1), (5, "hindu", 8)])
def test_a_neighbour_killed_on_the_contenders_turn_goes_home(health, place, left):
    table = a_final_battle(health=0)
    hero(table).health = health
    hero(table).place = "C3"
    contending(table)
    play(table, "attack arjuna", hit("greek"), "hit")
    assert (hero(table).place, hero(table).health) == (place, left)
    died = place == "hindu"
    assert [event["rule"] for event in told(table, "went_home")] == ["KH-FINAL-26"] * died
    assert hero(table, HERACLES).rewards == () and hero(table, HERACLES).place == HILL
    assert offered(table) == ["end"]


@rule("KH-GAP-94", "KH-CONT-18")
def test_before_and_after_his_attack_he_plays_cards_and_trades_like_anyone():
    # given a Contender with potions, a Secret card, artifacts and a Market
    table = a_final_battle(health=0)
    give(table, HERACLES, rewards=["healing_potion", "attack_potion"], secrets=["trap"])
    give(table, HERACLES, artifacts=["lyre_of_delphi", "moon_bow"], temples=[("A1", "market")])
    hero(table, HERACLES).health = 2
    hero(table).place = "C3"
    contending(table)
    assert {
        "attack arjuna",
        "reward healing_potion",
        "reward attack_potion",
        "secret trap arjuna",
        "use lyre_of_delphi",
        "use moon_bow",
        "sell lyre_of_delphi",
        "end",
    } <= set(offered(table))
    assert offered(table, "drop") == []  # he does not move

    # when he strengthens himself, attacks, and heals himself afterwards
    play(table, "reward attack_potion", "use moon_bow", "attack arjuna", hit("greek"), "hit")
    assert hero(table).place == "hindu"  # 5 + 1 + 3 on 8 Health
    assert hero(table, HERACLES).lasting == ("attack_potion",)  # the bow was for one attack
    play(table, "reward healing_potion")
    assert hero(table, HERACLES).health == 5
    assert {"use lyre_of_delphi", "sell lyre_of_delphi", "end"} <= set(offered(table))


@rule("KH-CONT-03", "KH-GAP-94")
def test_after_his_attack_nothing_is_left_that_would_prepare_one():
    table = a_final_battle(health=0)
    give(table, HERACLES, rewards=["attack_potion"], artifacts=["vel"])
    hero(table).place = "C3"
    contending(table)
    play(table, "attack arjuna", MISS, "miss")
    assert offered(table) == ["end"]
    assert table.why_not("reward attack_potion") and table.why_not("use vel")


@rule("KH-GAP-94")
def test_a_contender_throws_no_thunderbolt():
    table = a_final_battle(health=0)
    give(table, HERACLES, artifacts=["thunderbolt_of_olympus", "flame_of_agni", "lyre_of_delphi"])
    hero(table).place = "C3"
    contending(table)
    assert offered(table) == ["attack arjuna", "use lyre_of_delphi", "end"]


@rule("KH-CONT-14", "KH-GAP-94")
def test_bonuses_against_contenders_do_not_count_for_the_contender():
    table = a_final(a_table("arjuna", "sigurd", "imhotep"), 1, health=0)
    hero(table, 1).unlocked = True
    hero(table).place = "C3"
    contending(table)
    play(table, "attack arjuna", hit("norse"))
    assert hero(table).health == 4


@rule("KH-GAP-86", "KH-CONT-14")
def test_a_contender_with_timewalk_attacks_on_both_turns():
    table = a_final_battle(health=0)
    give(table, HERACLES, secrets=["timewalk"])
    hero(table).place = "C3"
    contending(table)
    play(table, "secret timewalk", "attack arjuna", MISS, "miss", "end")
    assert (table.state.turn, table.state.round) == (HERACLES, 2)
    assert offered(table) == ["attack arjuna", "end"]


@rule("KH-CONT-14")
def test_a_contender_with_a_doll_loses_his_turn():
    table = a_final_battle(health=0)
    hero(table, HERACLES).doll = True
    hero(table).place = "C3"
    contending(table)
    assert told(table, "skipped") == [{"who": "heracles", "rule": "KH-SECRET-20"}]
    assert table.state.turn == IMHOTEP
