"""Heracles and Lisovyk, as the book tells it (KH-EX-10 to 15, KH-GAP-42)."""

from __future__ import annotations

from mythwright.games.king_of_the_hill.box import HillTable
from mythwright.games.king_of_the_hill.rules.battle import Battle
from tests.games.king_of_the_hill.given import a_battle, a_table, give, hero, kinds, offered, play, told
from tests.games.king_of_the_hill.given_fights import battle_of, dice_awaited, health_of, rolls
from tests.marks import rule


def heracles_before_lisovyk(*, health: int = 7, lisovyk: int = 8) -> tuple[HillTable, Battle]:
    """Before an attack roll, round marker on 4, with one Temple of Attack."""
    table = a_table("heracles", "sigurd")
    give(table, temples=(("A1", "attack"),))
    a_battle(table, "lisovyk", round=4, god="perun")
    battle = battle_of(table)
    if lisovyk != 8:  # an EVADE, so that the next roll finds him so
        battle.health = lisovyk
        rolls(table, "shndd", "evade")
    hero(table).health = health
    return table, battle


@rule("KH-EX-10", "KH-BAT-12", "KH-BAT-13")
def test_the_setup_puts_lisovyk_on_eight_and_the_marker_on_seven() -> None:
    table, battle = heracles_before_lisovyk()

    assert (battle.guardian, battle.side, battle.health) == ("lisovyk", "a", 8)
    [began] = told(table, "battle_began")
    assert began["attack"] == 7
    assert began["parts"] == (("heracles", 5), ("attack", 2))


@rule("KH-EX-11", "KH-BAT-21", "KH-BAT-22")
def test_a_slavic_rune_alone_evades() -> None:
    table, battle = heracles_before_lisovyk()
    rolls(table, "sehnd")
    assert kinds(table) == {"evade", "use"}  # Lion's Strength might still change the roll

    play(table, "evade")

    assert (health_of(table), battle.health) == (7, 8)
    assert dice_awaited(table) == ("hero", 5)


@rule("KH-EX-12", "KH-BAT-25", "KH-BAT-29", "KH-BAT-34", "KH-BAT-35")
def test_a_miss_is_answered_by_a_critical_hit_for_three() -> None:
    table, battle = heracles_before_lisovyk()
    rolls(table, "hnedd", "miss")
    assert dice_awaited(table) == ("guardian", 1)

    play(table, "critical")

    assert (health_of(table), battle.health) == (4, 8)
    [hurt] = told(table, "hurt")
    assert (hurt["amount"], hurt["left"], hurt["rule"]) == (3, 4, "KH-BAT-34")


@rule("KH-EX-13", "KH-BAT-20", "KH-BAT-36", "KH-BAT-37")
def test_a_hit_brings_lisovyk_to_one_and_the_thorns_still_prick() -> None:
    table, battle = heracles_before_lisovyk(health=4)
    rolls(table, "ggehd", "hit")

    assert (health_of(table), battle.health) == (3, 1)
    [wounded] = told(table, "wounded")
    assert (wounded["amount"], wounded["left"], wounded["rule"]) == (7, 1, "KH-BAT-20")
    assert dice_awaited(table) == ("guardian", 1)


@rule("KH-EX-14", "KH-BAT-30", "KH-BAT-38")
def test_restore_lifts_lisovyk_to_four_and_wakes_the_thorns() -> None:
    table, battle = heracles_before_lisovyk(health=4)
    rolls(table, "ggehd", "hit", "restore")

    assert battle.health == 4
    assert told(table, "restored") == [{"guardian": "lisovyk", "amount": 3, "left": 4, "rule": "KH-BAT-30"}]
    assert battle.active


@rule("KH-EX-15", "KH-BAT-16", "KH-BAT-23")
def test_a_critical_hit_kills_lisovyk_and_the_thorns_prick_once_more() -> None:
    table, battle = heracles_before_lisovyk(health=3, lisovyk=4)
    rolls(table, "gshhn", "critical")

    assert (health_of(table), battle.health) == (2, 0)
    [wounded] = told(table, "wounded")
    assert (wounded["amount"], wounded["left"], wounded["rule"]) == (4, 0, "KH-BAT-23")
    assert wounded["parts"] == (("heracles", 5), ("attack", 2), ("critical", 2))  # nine
    assert told(table, "won_battle") == [
        {"who": "heracles", "guardian": "lisovyk", "rule": "KH-BAT-39"},
    ]


@rule("KH-EX-10", "KH-EX-11", "KH-EX-12", "KH-EX-13", "KH-EX-14", "KH-EX-15", "KH-GAP-42")
def test_the_whole_battle_and_its_reward() -> None:
    table, battle = heracles_before_lisovyk()
    tale = [  # answers, then the health of hero and Guardian
        (["shndd", "evade"], 7, 8),
        (["hnedd", "miss", "critical"], 4, 8),
        (["ggehd", "hit"], 3, 1),
        (["restore"], 3, 4),
        (["gsehn", "critical"], 2, 0),
    ]
    for answers, left, foe in tale:
        rolls(table, *answers)
        assert (health_of(table), battle.health) == (left, foe)

    # the example leaves the reward out: a card, the artifact, and a Temple
    assert len(hero(table).rewards) == 1
    assert [item.card for item in hero(table).artifacts] == ["thunder_axe"]
    assert offered(table, "build") == [
        f"build {k}" for k in ("health", "attack", "rewards", "secrets", "market")
    ]
