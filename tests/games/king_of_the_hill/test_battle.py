"""Battle: the course of a fight with a Guardian, its end, and what follows (KH-BAT, KH-GAP-43 to 46)."""

from __future__ import annotations

from pathlib import Path

import pytest

from mythwright.core.ruling import Refused
from mythwright.games.king_of_the_hill.box import HILL, HillTable
from mythwright.games.king_of_the_hill.rules.battle import Battle
from mythwright.games.king_of_the_hill.rules.dark_runes import advance
from mythwright.games.king_of_the_hill.rules.final import AttackerTurn
from mythwright.games.king_of_the_hill.rules.missions import forbids_mission, take_mission
from mythwright.games.king_of_the_hill.state import Lone, Temple
from tests.games.king_of_the_hill.given import (
    a_battle,
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
from tests.games.king_of_the_hill.given_fights import (
    a_duel,
    battle_of,
    dice_awaited,
    fighting,
    frame_of,
    health_of,
    rolls,
)
from tests.marks import rule

BUILDING = ["build health", "build attack", "build rewards", "build secrets", "build market"]


# -- how it begins -------------------------------------------------------------------------------------


@rule("KH-BAT-01", "KH-BAT-15", "KH-BAT-17")
def test_a_turn_that_starts_beside_a_guardian_is_a_battle() -> None:
    table, battle = a_duel("harpy")
    assert (battle.guardian, battle.tile, battle.seat) == ("harpy", "C4", 0)
    assert table.pending.rule == "KH-BAT-17"
    assert table.pending.seat == 0
    assert dice_awaited(table) == ("hero", 4)  # the hero strikes first


@rule("KH-BAT-02")
@pytest.mark.parametrize("answer", ["move C5", "scout C5"])
def test_nobody_explores_in_a_battle_turn(answer: str) -> None:
    table, _ = a_duel("harpy", rewards=("attack_potion",))
    assert kinds(table) == {"attack", "reward"}
    with pytest.raises(Refused) as refused:
        table.play(answer)
    assert refused.value.rules == ("KH-TURN-08",)


@rule("KH-BAT-05")
def test_the_marker_on_five_turns_every_guardian_in_a_battle() -> None:
    table = a_table()
    table.state.round = 3
    advance(table, "KH-TURN-02")
    assert told(table, "guardians_grew") == []

    advance(table, "KH-TURN-02")
    advance(table, "KH-TURN-02")
    assert told(table, "guardians_grew") == [{"round": 5, "rule": "KH-BAT-05"}]


@rule("KH-BAT-12", "KH-BAT-13", "KH-BAT-20")
def test_the_marker_shows_the_whole_attack_value_and_a_hit_deals_it() -> None:
    table = a_table("arjuna", "sigurd")
    give(table, artifacts=("forge_hammer",), temples=(("A1", "attack"),))
    a_battle(table, "valkyrie")
    [began] = told(table, "battle_began")
    assert (began["attack"], began["who"]) == (7, "arjuna")
    assert began["parts"] == (("arjuna", 4), ("attack", 2), ("forge_hammer", 1))

    rolls(table, "heddd")
    [wounded] = told(table, "wounded")
    assert (wounded["amount"], wounded["left"], wounded["guardian"]) == (7, 1, "valkyrie")
    assert wounded["parts"] == began["parts"]


# -- the hero's attack ---------------------------------------------------------------------------------


@rule("KH-BAT-20", "KH-BAT-29", "KH-BAT-36", "KH-BAT-17")
def test_a_hit_wounds_and_the_guardian_answers_without_a_choice() -> None:
    table, battle = a_duel("valkyrie")
    rolls(table, "hhhdd")
    assert battle.health == 4
    assert told(table, "struck") == [{"who": "arjuna", "blow": "hit", "rule": "KH-BAT-17"}]
    assert dice_awaited(table) == ("guardian", 1)
    assert table.pending.rule == "KH-BAT-29"
    assert table.pending.seat == 0


@rule("KH-BAT-21", "KH-BAT-22", "KH-GAP-46")
def test_an_evade_wounds_nobody_and_the_next_roll_follows_at_once() -> None:
    table, battle = a_duel("valkyrie")
    rolls(table, "ndddd")
    assert (battle.health, health_of(table)) == (8, 8)
    assert dice_awaited(table) == ("hero", 5)


@rule("KH-BAT-23", "KH-BAT-29")
def test_a_critical_hit_deals_two_more_and_is_answered() -> None:
    table, battle = a_duel("valkyrie")
    rolls(table, "hnddd")
    assert offered(table) == ["critical", "hit_and_evade"]
    assert (table.pending.rule, table.pending.prompt) == ("KH-BAT-17", "blow")
    assert table.pending.seat == 0

    play(table, "critical")
    assert battle.health == 2
    assert told(table, "wounded")[0]["rule"] == "KH-BAT-23"
    assert dice_awaited(table) == ("guardian", 1)


@rule("KH-BAT-24")
def test_hit_and_evade_deals_the_plain_damage_and_is_not_answered() -> None:
    table, battle = a_duel("valkyrie")
    rolls(table, "hnddd", "hit_and_evade")
    assert battle.health == 4
    assert told(table, "wounded")[0]["rule"] == "KH-BAT-20"
    assert dice_awaited(table) == ("hero", 5)


@rule("KH-BAT-25", "KH-BAT-32")
def test_a_miss_changes_nothing_and_is_answered() -> None:
    table, battle = a_duel("harpy")
    rolls(table, "dddd")
    assert battle.health == 9
    assert dice_awaited(table) == ("guardian", 1)

    play(table, "miss")
    assert health_of(table) == 8
    assert told(table, "guardian_missed") == [{"guardian": "harpy", "rule": "KH-BAT-32"}]
    assert told(table, "hurt") == []
    assert dice_awaited(table) == ("hero", 4)


@rule("KH-BAT-26")
@pytest.mark.parametrize(("blow", "left", "die"), [("hit", 6, "guardian"), ("evade", 10, "hero")])
def test_one_rune_of_the_own_mythology_hits_or_evades(blow: str, left: int, die: str) -> None:
    table, battle = a_duel("naga")
    rolls(table, "hdddd")
    assert offered(table) == ["hit", "evade"]
    play(table, blow)
    assert battle.health == left
    assert dice_awaited(table)[0] == die


@rule("KH-BAT-27")
@pytest.mark.parametrize(("blow", "left", "die"), [("critical", 4, "guardian"), ("hit_and_evade", 6, "hero")])
def test_two_runes_of_the_own_mythology_hit_hard_or_hit_and_evade(blow: str, left: int, die: str) -> None:
    table, battle = a_duel("naga")
    rolls(table, "hhddd")
    assert offered(table) == ["critical", "hit_and_evade"]
    play(table, blow)
    assert battle.health == left
    assert dice_awaited(table)[0] == die


@rule("KH-BAT-18", "KH-BAT-20", "KH-BAT-21", "KH-BAT-23", "KH-BAT-24", "KH-BAT-25")
@pytest.mark.parametrize(
    ("faces", "answer", "cited"),
    [
        ("hnddd", "hit", "KH-BAT-20"),
        ("hnddd", "evade", "KH-BAT-21"),
        ("hnddd", "miss", "KH-BAT-25"),
    ],
)
def test_other_blows_than_the_runes_allow_are_refused(faces: str, answer: str, cited: str) -> None:
    table, _ = a_duel("valkyrie")
    rolls(table, faces)
    with pytest.raises(Refused) as refused:
        table.play(answer)
    assert refused.value.rules == (cited,)


@rule("KH-BAT-26", "KH-BAT-23", "KH-BAT-24")
@pytest.mark.parametrize(("answer", "cited"), [("critical", "KH-BAT-23"), ("hit_and_evade", "KH-BAT-24")])
def test_one_own_rune_is_no_critical_hit(answer: str, cited: str) -> None:
    table, _ = a_duel("naga")
    rolls(table, "hdddd")
    with pytest.raises(Refused) as refused:
        table.play(answer)
    assert refused.value.rules == (cited,)


# -- the Guardian's attack -----------------------------------------------------------------------------


@rule("KH-BAT-33", "KH-BAT-35", "KH-BAT-06")
def test_the_guardians_hit_empties_as_many_health_tokens() -> None:
    table, _ = a_duel("harpy")
    rolls(table, "dddd", "hit")
    assert health_of(table) == 6
    [hurt] = told(table, "hurt")
    assert (hurt["who"], hurt["amount"], hurt["left"], hurt["rule"]) == ("arjuna", 2, 6, "KH-BAT-33")


@rule("KH-BAT-34")
def test_the_guardians_critical_hit_deals_two_more() -> None:
    table, _ = a_duel("harpy", side="b")
    rolls(table, "dddd", "critical")
    assert health_of(table) == 3


@rule("KH-BAT-30", "KH-BAT-31")
@pytest.mark.parametrize(
    ("before", "after", "gained"), [(4, 7, 3), (5, 8, 3), (6, 8, 2), (7, 8, 1), (8, 8, 0)]
)
def test_restore_never_lifts_a_guardian_above_its_start(before: int, after: int, gained: int) -> None:
    table, battle = a_duel("valkyrie")
    battle.health = before
    rolls(table, "ddddd", "restore")
    assert battle.health == after
    [restored] = told(table, "restored")
    assert (restored["amount"], restored["left"]) == (gained, after)
    assert health_of(table) == 8


# -- between the attacks -------------------------------------------------------------------------------


@rule("KH-BAT-14")
def test_an_attack_potion_raises_the_damage_for_the_whole_turn() -> None:
    table, battle = a_duel("harpy", rewards=("attack_potion",))
    assert offered(table) == ["attack", "reward attack_potion"]
    assert (table.pending.rule, table.pending.seat, table.pending.prompt) == ("KH-BAT-14", 0, "battle")

    rolls(table, "reward attack_potion", "heee", "miss", "heeee")
    assert battle.health == 0  # twice five, where nine would do


@rule("KH-BAT-14", "KH-RCARD-07")
def test_a_healing_potion_may_be_drunk_between_two_attacks() -> None:
    table, _ = a_duel("harpy", rewards=("healing_potion", "attack_potion"))
    assert offered(table) == ["attack", "reward attack_potion"]  # at full Health there is nothing to heal
    rolls(table, "attack", "dddd", "hit")
    assert offered(table) == ["attack", "reward healing_potion", "reward attack_potion"]
    play(table, "reward healing_potion")
    assert health_of(table) == 8
    assert offered(table) == ["attack", "reward attack_potion"]


@rule("KH-GAP-46")
def test_nobody_flees_from_a_battle() -> None:
    table, _ = a_duel("harpy", rewards=("attack_potion",), health=1)
    for answer in ("end", "decline", "give_up"):
        with pytest.raises(Refused) as refused:
            table.play(answer)
        assert refused.value.rules == ("KH-BAT-14",)


@rule("KH-BAT-14", "KH-GAP-58", "KH-GAP-37")
def test_trades_missions_and_drops_have_no_place_between_attacks() -> None:
    table = a_table("arjuna", "sigurd")
    give(table, artifacts=("moon_bow",), temples=(("A1", "market"),), rewards=("attack_potion",))
    a_battle(table, "harpy")
    assert kinds(table) == {"attack", "use", "reward"}
    for answer, cited in (("sell moon_bow", "KH-GAP-58"), ("drop moon_bow", "KH-GAP-64")):
        with pytest.raises(Refused) as refused:
            table.play(answer)
        assert refused.value.rules == (cited,)


@rule("KH-GAP-37", "KH-GAP-69", "KH-TEMPLE-11", "KH-TEMPLE-12", "KH-GAP-57")
def test_after_new_faith_the_battle_goes_on_without_cards_or_missions() -> None:
    # given Heracles with a mission he could complete, beside an opponent's Temple
    table = a_table("heracles", "sigurd", passing=(1,))
    give(table, secrets=("new_faith", "golden_arrow"), rewards=("attack_potion",), artifacts=("moon_bow",))
    give(table, 1, temples=(("C5", "attack"),))
    hero(table).turns = 3
    take_mission(table, 0, "horus")  # C4 is next to the Hill
    a_battle(table, "harpy")
    assert {"secret golden_arrow", "use moon_bow", "reward attack_potion"} <= set(offered(table))
    assert not forbids_mission(table, 0, "horus", 0)

    # when he replaces the Temple
    play(table, "secret new_faith C5 market")

    # then the roll follows at once, and only his own strength may change it
    assert hero(table).temples == (Temple("C5", "market"),)
    assert dice_awaited(table) == ("hero", 4)
    rolls(table, "geee")
    assert {"hit", "use"} <= kinds(table) <= {"critical", "hit", "evade", "hit_and_evade", "use"}
    assert all(option.startswith("use lions_strength") for option in offered(table, "use"))


@rule("KH-GAP-71", "KH-GAP-61")
def test_any_card_may_be_played_between_attacks_but_none_for_moving() -> None:
    table, _ = a_duel(
        "harpy",
        secrets=("timewalk", "seven_league_boots", "golden_sickle"),
        artifacts=("lyre_of_delphi", "winged_sandals", "spear_of_ares"),
    )
    assert offered(table) == ["attack", "secret timewalk", "use lyre_of_delphi"]
    play(table, "use lyre_of_delphi")
    assert len(hero(table).rewards) == 1
    assert "attack" in offered(table)  # and back to the attack


@rule("KH-SECRET-05", "KH-SECRET-07")
@pytest.mark.parametrize(
    ("card", "guardian"),
    [
        ("golden_arrow", "harpy"),
        ("golden_riddle", "sphinx"),
        ("golden_chain", "valkyrie"),
        ("golden_sickle", "lisovyk"),
        ("golden_flute", "naga"),
        ("golden_torch", "shoggoth"),
    ],
)
def test_a_golden_card_wins_the_battle_against_its_guardian(card: str, guardian: str) -> None:
    table, battle = a_duel(guardian, side="b", secrets=(card,))
    assert offered(table) == ["attack", f"secret {card}"]

    play(table, f"secret {card}")

    assert told(table, "won_battle") == [{"who": "arjuna", "guardian": guardian, "rule": "KH-BAT-39"}]
    assert len(hero(table).rewards) == 2
    assert len(hero(table).artifacts) == 1
    assert offered(table, "build") == BUILDING
    assert table.state.secret_discard == (card,)
    assert battle.health > 0


@rule("KH-SECRET-05")
def test_a_golden_card_is_no_use_against_another_guardian() -> None:
    table, _ = a_duel("harpy", secrets=("golden_sickle",))
    assert offered(table) == ["attack"]
    with pytest.raises(Refused) as refused:
        table.play("secret golden_sickle")
    assert refused.value.rules == ("KH-SECRET-05",)


@rule("KH-SECRET-09")
def test_a_cancelled_golden_card_wins_nothing() -> None:
    table = a_table("arjuna", "sigurd")
    give(table, secrets=("golden_arrow",))
    give(table, 1, secrets=("doppelganger",))
    a_battle(table, "harpy")
    play(table, "secret golden_arrow")
    assert table.pending.seat == 1

    play(table, "secret doppelganger")
    assert dice_awaited(table) == ("hero", 4)  # and no card is left to ask for
    assert battle_of(table).health == 9


# -- a victory -----------------------------------------------------------------------------------------


@rule("KH-BAT-39", "KH-BAT-40", "KH-BAT-42", "KH-BAT-43", "KH-BAT-09", "KH-BAT-16")
def test_a_victory_over_side_a() -> None:
    table, battle = a_duel("valkyrie")
    god = table.state.guardians["C4"].god
    battle.health = 4
    rolls(table, "hdddd")

    assert table.state.guardians == {}
    assert hero(table).battles == 1
    assert table.state.god_discards["norse"] == (god,)
    assert told(table, "discarded_god") == [{"god": god, "rule": "KH-BAT-42"}]
    artifact = table.box.gods[god].artifact
    assert told(table, "gained_artifact") == [{"who": "arjuna", "artifact": artifact, "rule": "KH-BAT-42"}]
    assert told(table, "drew_rewards") == [{"who": "arjuna", "number": 1, "rule": "KH-BAT-09"}]
    assert [option for option in offered(table) if not option.startswith("use")] == [*BUILDING, "decline"]
    assert (table.pending.rule, table.pending.seat) == ("KH-BAT-43", 0)

    play(table, "build attack")
    assert hero(table).temples == (Temple("C4", "attack"),)
    assert told(table, "built")[0]["rule"] == "KH-BAT-43"
    assert (table.state.turn, table.pending.seat) == (1, 1)  # the turn is over
    assert hero(table).place == "C4"


@rule("KH-BAT-41")
def test_a_victory_over_side_b_gives_two_cards() -> None:
    table, battle = a_duel("valkyrie", side="b")
    battle.health = 1
    rolls(table, "hdddd")
    assert told(table, "drew_rewards") == [{"who": "arjuna", "number": 2, "rule": "KH-BAT-09"}]
    assert len(hero(table).rewards) == 2


@rule("KH-BAT-16")
def test_a_guardian_with_one_health_fights_on() -> None:
    table, battle = a_duel("valkyrie")
    battle.health = 5
    rolls(table, "hdddd")
    assert battle.health == 1
    assert dice_awaited(table) == ("guardian", 1)


@rule("KH-BAT-28", "KH-GAP-43")
@pytest.mark.parametrize("temple", ["build health", "build attack", "decline"])
def test_whoever_dies_with_the_guardian_is_rewarded_and_goes_home(temple: str) -> None:
    # given Arjuna with his last Health, and Lisovyk with four and his Thorns; cards in hand
    table, battle = a_duel("lisovyk", health=1, rewards=("healing_potion",), secrets=("timewalk",))
    god = table.state.guardians["C4"].god
    battle.health = 4

    # when he strikes
    rolls(table, "attack", "hdddd")

    # then it is a victory, without time for cards
    assert health_of(table) == 0
    assert offered(table) == [*BUILDING, "decline"]
    assert [item.card for item in hero(table).artifacts] == [table.box.gods[god].artifact]
    assert len(hero(table).rewards) == 2
    play(table, temple)

    # and he goes home with full Health, even if a Temple of Health gave him some
    who = hero(table)
    assert (who.place, who.health) == ("hindu", who.max_health)
    assert [t.tile for t in who.temples] == ([] if temple == "decline" else ["C4"])
    assert told(table, "went_home") == [{"who": "arjuna", "rule": "KH-GAP-43"}]
    assert told(table, "lost_battle") == []
    assert table.state.turn == 1


@rule("KH-GAP-43", "KH-BAT-46")
def test_whoever_wins_alive_stays_where_he_is() -> None:
    table, battle = a_duel("lisovyk", health=2)
    battle.health = 4
    rolls(table, "hdddd", "decline")
    assert (hero(table).place, health_of(table)) == ("C4", 1)
    assert told(table, "went_home") == []


def a_capture(health: int = 9, artifacts: tuple[str, ...] = ()) -> tuple[HillTable, Battle]:
    """Baba Yaga, twice a champion, has moved to the Hill over a Slavic village."""
    table = a_table("baba_yaga", "sigurd", passing=(1,))
    give(table, artifacts=artifacts)
    who = hero(table)
    who.arenas, who.health = ("norse", "greek"), health
    table.state.villages[HILL] = "slavic"
    stand(table, 0, "C4")
    turn_of(table)
    play(table, "move D4")
    return table, battle_of(table)


@rule("KH-BAT-07", "KH-BAT-41")
def test_the_guardian_of_the_hill_shows_side_b_in_any_round() -> None:
    table, battle = a_capture()
    assert table.state.round == 1
    assert (battle.guardian, battle.side, battle.health) == ("lisovyk", "b", 13)
    assert told(table, "battle_began")[0]["rule"] == "KH-HILL-06"


@rule("KH-GAP-43", "KH-BAT-28")
def test_whoever_dies_with_the_guardian_of_the_hill_breaks_the_seal_and_stays() -> None:
    # given two Health against two Thorns, and a blow of six
    table, battle = a_capture(health=2, artifacts=("forge_hammer",))
    battle.health = 6
    rolls(table, "ssddd", "critical")

    # then the Final battle begins with the breaker on the Hill, in full Health, without a Temple
    who = hero(table)
    assert (who.place, who.health, who.battles, who.temples) == (HILL, 9, 1, ())
    assert told(table, "healed") == [{"who": "baba_yaga", "amount": 9, "left": 9, "rule": "KH-GAP-43"}]
    assert told(table, "went_home") == []
    assert (table.state.seal, table.state.final, table.state.contender) == (False, True, 0)
    assert len(who.rewards) == 2  # for the Seal; the Guardian of the Hill gives none


@rule("KH-GAP-45", "KH-BAT-44")
def test_a_hero_killed_before_his_battle_leaves_the_guardian_with_its_god() -> None:
    # given Arjuna with three Health beside a Guardian, and Sigurd two tiles away with a Thunderstorm
    table, _ = a_duel("harpy", health=3)
    god = table.state.guardians["C4"].god
    give(table, 1, secrets=("thunderstorm",))
    stand(table, 1, "C2")
    turn_of(table, 1)

    # when the storm breaks
    play(table, "secret thunderstorm")

    # then he is home with full Health, the Guardian stays, and nobody gains anything
    assert (hero(table).place, health_of(table)) == ("hindu", 8)
    assert told(table, "went_home") == [{"who": "arjuna", "rule": "KH-GAP-45"}]
    assert table.state.guardians == {"C4": Lone("harpy", god)}
    assert hero(table, 1).rewards == ()

    # and his next turn is an Exploration
    turn_of(table, 0)
    assert {"move", "scout"} <= kinds(table)
    assert not fighting(table)


@rule("KH-GAP-45")
def test_a_hero_beside_a_guardian_cannot_be_whirled_away() -> None:
    table, _ = a_duel("harpy")
    give(table, 1, secrets=("whirlwind",))
    stand(table, 1, "C2")
    stand(table, 1, "C3")
    table.state.villages.pop("C2", None)
    turn_of(table, 1)
    assert offered(table, "secret") == []
    with pytest.raises(Refused) as refused:
        table.play("secret whirlwind arjuna C2")
    assert refused.value.rules == ("KH-GAP-45",)


# -- a defeat ------------------------------------------------------------------------------------------


@rule("KH-BAT-44", "KH-BAT-45", "KH-BAT-46", "KH-BAT-16")
def test_a_defeat_leaves_the_guardian_on_the_tile_and_sends_the_hero_home() -> None:
    table, _ = a_duel("harpy", health=2, artifacts=("forge_hammer",))
    god = table.state.guardians["C4"].god
    rolls(table, "dddd", "hit")

    assert told(table, "lost_battle") == [
        {"who": "arjuna", "guardian": "harpy", "tile": "C4", "rule": "KH-BAT-44"}
    ]
    assert told(table, "went_home") == [{"who": "arjuna", "rule": "KH-BAT-46"}]
    assert told(table, "healed") == [{"who": "arjuna", "amount": 8, "left": 8, "rule": "KH-BAT-46"}]
    assert table.state.guardians == {"C4": Lone("harpy", god)}
    assert table.state.god_discards["greek"] == ()
    assert (hero(table).place, health_of(table)) == ("hindu", 8)
    assert hero(table).battles == 0
    assert [item.card for item in hero(table).artifacts] == ["forge_hammer"]
    assert table.state.turn == 1
    assert not fighting(table)


@rule("KH-BAT-16")
def test_a_hero_with_one_health_fights_on() -> None:
    table, _ = a_duel("harpy", health=3)
    rolls(table, "dddd", "hit")
    assert health_of(table) == 1
    assert dice_awaited(table) == ("hero", 4)


@rule("KH-BAT-44", "KH-BAT-46")
def test_thorns_may_end_a_battle_that_lisovyk_survives() -> None:
    table, battle = a_duel("lisovyk", health=1)
    rolls(table, "hdddd")
    assert battle.health == 4
    assert [event["who"] for event in told(table, "lost_battle")] == ["arjuna"]
    assert told(table, "won_battle") == []


@rule("KH-BAT-48", "KH-GAP-44")
def test_a_guardian_left_behind_may_be_fought_on_arrival() -> None:
    # given a Harpy left on C4 with her God card, now in round five
    table = a_table("arjuna", "sigurd")
    a_battle(table, "harpy", god="athena", seat=1)
    stand(table, 1, "norse")
    stand(table, 0, "C3")
    table.state.round = 5
    turn_of(table)

    # when Arjuna comes by
    play(table, "move C4")
    assert offered(table) == ["fight", "decline"]
    assert (table.pending.rule, table.pending.seat, table.pending.prompt) == ("KH-BAT-48", 0, "meet")
    play(table, "fight")

    # then he fights her B-side at full health in the same turn, for the whole reward
    battle = battle_of(table)
    assert (battle.side, battle.health) == ("b", 14)
    battle.health = 4
    rolls(table, "heee")
    assert [item.card for item in hero(table).artifacts] == ["aegis"]
    assert len(hero(table).rewards) == 2
    assert table.state.god_discards["greek"] == ("athena",)
    assert "build market" in offered(table)


@rule("KH-BAT-48", "KH-GAP-44", "KH-BAT-01")
def test_whoever_declines_stands_beside_the_guardian_and_must_fight_next_turn() -> None:
    table = a_table("arjuna", "sigurd")
    a_battle(table, "harpy", god="athena", seat=1)
    stand(table, 1, "norse")
    stand(table, 0, "C3")
    turn_of(table)
    play(table, "move C4", "decline")
    assert (hero(table).place, table.state.turn) == ("C4", 1)
    assert not fighting(table)

    turn_of(table, 0)
    assert battle_of(table).guardian == "harpy"
    assert dice_awaited(table) == ("hero", 4)


@rule("KH-GAP-44")
def test_a_house_rule_forces_the_fight_on_arrival(tmp_path: Path) -> None:
    layer = tmp_path / "house.toml"
    layer.write_text("[house]\nguardian_on_arrival_forced = true\n", encoding="utf-8")
    table = a_table("arjuna", "sigurd", layers=(str(layer),))
    a_battle(table, "harpy", god="athena", seat=1)
    stand(table, 1, "norse")
    stand(table, 0, "C3")
    turn_of(table)
    play(table, "move C4")
    assert dice_awaited(table) == ("hero", 4)


@rule("KH-GAP-44")
def test_the_former_loser_may_try_again_against_full_health() -> None:
    table, battle = a_duel("harpy", health=1)
    god = table.state.guardians["C4"].god
    battle.health = 2
    rolls(table, "dddd", "hit")
    stand(table, 0, "C3")
    turn_of(table)
    play(table, "move C4", "fight")
    assert battle_of(table).health == 9
    battle_of(table).health = 4
    rolls(table, "heee")
    assert [item.card for item in hero(table).artifacts] == [table.box.gods[god].artifact]


# -- the camp ------------------------------------------------------------------------------------------


@rule("KH-BAT-47", "KH-SECRET-04")
def test_nothing_reaches_a_hero_in_his_camp() -> None:
    # given Sigurd in his camp, two tiles from Arjuna, with a card to steal
    table = a_table("arjuna", "sigurd", passing=(1,))
    give(table, artifacts=("mask_of_loki", "flute_of_chaos"), secrets=("trap", "thunderstorm"))
    give(table, 1, rewards=("gold_1",))
    camp = next(tile for tile in table.box.near["norse"])
    near = next(tile for tile in table.box.near[camp] if table.box.distance["norse"][tile] == 2)
    stand(table, 0, near)
    turn_of(table)

    # then no card can be aimed at him, and the refusal says why
    assert not {"use", "secret"} & kinds(table)
    for answer, cited in (("use mask_of_loki sigurd", "KH-BAT-47"), ("secret trap sigurd", "KH-SECRET-04")):
        with pytest.raises(Refused) as refused:
            table.play(answer)
        assert refused.value.rules == (cited,)

    # but one step out of it he is in reach
    stand(table, 1, camp)
    turn_of(table)
    found = {"use mask_of_loki sigurd", "use flute_of_chaos", "secret trap sigurd", "secret thunderstorm"}
    assert found <= set(offered(table))


@rule("KH-GAP-46")
def test_the_final_battle_ends_battles_that_wait() -> None:
    table, _ = a_duel("harpy")
    a_final(table, 1)
    turn_of(table, 0)
    assert table.state.guardians == {}
    assert not fighting(table)
    assert frame_of(table, AttackerTurn) is not None
