"""Superartifacts: six powers of one use each, and the side that lowers what the Paths ask (KH-GAP-62)."""

from __future__ import annotations

import pytest

from mythwright.games.king_of_the_hill.box import HILL
from mythwright.games.king_of_the_hill.effects import hurt
from mythwright.games.king_of_the_hill.rules.mat import path_counts, speed
from mythwright.games.king_of_the_hill.rules.missions import lacking
from mythwright.games.king_of_the_hill.state import Item, Temple
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
    secrets_on_top,
    stand,
    told,
    turn_of,
)
from tests.games.king_of_the_hill.given_cards import a_meeting, a_mission, asked, refusal, refused, uses_of
from tests.marks import rule

SIX = {
    "thunderbolt_of_olympus": ("greek", "before"),
    "crook_and_flail": ("egyptian", "any"),
    "draupnir": ("norse", "any"),
    "needle_of_koschei": ("slavic", "any"),
    "disc_of_vishnu": ("hindu", "any"),
    "necronomicon": ("dark", "any"),
}


@rule("KH-GAP-62", "KH-ART-12")
def test_one_for_each_mythology():
    table = a_table()
    cards = table.box.superartifacts
    assert {name: (card.mythology, card.window) for name, card in cards.items()} == SIX
    assert sorted(table.state.superartifacts) == sorted(SIX)


@rule("KH-ART-08", "KH-ART-09", "KH-ART-10", "KH-GAP-62")
def test_draupnir_gives_five_reward_cards_once():
    table = a_meeting(artifacts=["draupnir"])
    assert uses_of(table) == {"draupnir": 1}
    rewards_on_top(table, *["gold_1"] * 5)
    play(table, "use draupnir")
    assert hero(table).rewards == ("gold_1",) * 5
    assert told(table, "used") == [{"who": "heracles", "card": "draupnir", "rule": "KH-ART-09"}]
    assert told(table, "drew_rewards")[-1] == {"who": "heracles", "number": 5, "rule": "KH-GAP-62"}

    # then it lies on its infinity side, for good
    assert uses_of(table) == {"draupnir": 0}
    assert table.state.market == ()
    assert path_counts(table.box, hero(table))["wealth"] == (5, 7)
    turn_of(table)
    assert offered(table, "use") == []
    ruling = refusal(table, "use draupnir")
    assert (ruling.rule, ruling.facts) == ("KH-ART-10", {"card": "draupnir"})


@rule("KH-GAP-62")
def test_crook_and_flail_gives_four_secret_cards():
    table = a_meeting(artifacts=["crook_and_flail"])
    secrets_on_top(table, "trap", "trap", "trap", "timewalk", "timewalk")
    play(table, "use crook_and_flail")
    assert hero(table).secrets == ("timewalk", "trap", "trap", "trap")
    assert told(table, "drew_secrets")[-1]["rule"] == "KH-GAP-62"
    assert uses_of(table) == {"crook_and_flail": 0}


# -- the Thunderbolt -----------------------------------------------------------------------------------


@rule("KH-GAP-62")
def test_the_thunderbolt_strikes_the_guardian_before_an_attack():
    # given the Naga with Health 10, on side B 15
    table = a_table()
    give(table, 0, artifacts=["thunderbolt_of_olympus"])
    a_battle(table, "naga", round=5)
    play(table, "use thunderbolt_of_olympus")
    [wound] = told(table, "wounded")
    assert (wound["amount"], wound["left"], wound["rule"]) == (10, 5, "KH-GAP-62")
    # then he attacks as usual
    assert table.pending.die == "hero"
    assert uses_of(table) == {"thunderbolt_of_olympus": 0}


@rule("KH-GAP-62")
def test_the_thunderbolt_may_end_a_battle():
    table = a_table()
    give(table, 0, artifacts=["thunderbolt_of_olympus"])
    a_battle(table, "naga", god="indra")
    play(table, "use thunderbolt_of_olympus")
    assert told(table, "won_battle") == [{"who": "heracles", "guardian": "naga", "rule": "KH-BAT-39"}]
    assert "vajra" in uses_of(table)
    assert asked(table)[1] == "build"


@rule("KH-GAP-62")
def test_the_thunderbolt_strikes_a_monster():
    table = a_final(a_table())
    give(table, 0, artifacts=["thunderbolt_of_olympus"])
    stand(table, 0, "C4")
    turn_of(table, 0)
    assert table.state.monster_health == 20
    play(table, "use thunderbolt_of_olympus")
    assert table.state.monster_health == 10
    assert table.pending.die == "hero"


@rule("KH-GAP-62")
def test_the_thunderbolt_is_not_for_a_contender():
    table = a_final(a_table(), health=0)
    give(table, 0, artifacts=["thunderbolt_of_olympus", "lyre_of_delphi"])
    stand(table, 0, "C4")
    turn_of(table, 0)
    assert offered(table) == ["attack", "use lyre_of_delphi"]


@rule("KH-GAP-62")
def test_the_thunderbolt_waits_for_a_battle():
    table = a_meeting(artifacts=["thunderbolt_of_olympus"])
    assert offered(table, "use") == []
    assert refused(table, "use thunderbolt_of_olympus") == "KH-GAP-61"


# -- the Needle ----------------------------------------------------------------------------------------


@rule("KH-GAP-62", "KH-ART-09")
def test_the_needle_restores_all_health_on_the_own_turn():
    table = a_meeting(artifacts=["needle_of_koschei"])
    assert offered(table, "use") == []  # not at full Health
    hero(table).health = 2
    turn_of(table)
    play(table, "use needle_of_koschei")
    assert (hero(table).health, uses_of(table)) == (7, {"needle_of_koschei": 0})
    assert told(table, "healed") == [{"who": "heracles", "amount": 5, "left": 7, "rule": "KH-GAP-62"}]
    assert hero(table).lasting == ()  # it works by its infinity side, not as a card laid down
    assert told(table, "laid") == []


@rule("KH-GAP-62")
def test_the_needle_turns_a_death_into_full_health():
    # given a Battle that would end badly
    table = a_table()
    give(table, 0, artifacts=["aegis", "needle_of_koschei", "fern_flower"])
    a_battle(table, "valkyrie")
    hero(table).health = 1
    play(table, "dark dark dark dark dark", "miss", "hit")
    assert (hero(table).health, hero(table).place) == (7, "C4")
    assert hero(table).artifacts == (Item("aegis", 0), Item("needle_of_koschei", 0), Item("fern_flower", 0))
    assert told(table, "revived") == [
        {"who": "heracles", "artifact": "needle_of_koschei", "left": 7, "rule": "KH-GAP-62"}
    ]

    # when it happens again, nothing helps
    hero(table).health = 1
    play(table, "dark dark dark dark dark", "miss", "hit")
    assert hero(table).place == "greek"


@rule("KH-GAP-62")
def test_the_needle_works_on_any_turn():
    table = a_meeting(secrets=["thunderstorm"])
    give(table, 1, artifacts=["needle_of_koschei"])
    hero(table, 1).health = 2
    play(table, "secret thunderstorm")
    assert (hero(table, 1).health, hero(table, 1).place) == (8, "B4")
    assert uses_of(table, 1) == {"needle_of_koschei": 0}


@rule("KH-GAP-62")
def test_a_used_needle_saves_nobody():
    table = a_meeting(secrets=["thunderstorm"])
    give(table, 1, artifacts=["needle_of_koschei"])
    hero(table, 1).artifacts = (Item("needle_of_koschei", 0),)
    hero(table, 1).health = 2
    play(table, "secret thunderstorm")
    assert hero(table, 1).place == "norse"


@rule("KH-GAP-62")
def test_the_needle_does_nothing_in_an_arena():
    table = a_table()
    give(table, 0, artifacts=["needle_of_koschei"])
    an_arena(table, "valkyrie", "valkyrie", "valkyrie")
    hero(table).health = 1
    play(table, "target 0", "dark dark dark dark dark", "hit")
    assert hero(table).place == "greek"
    assert uses_of(table) == {"needle_of_koschei": 1}


@rule("KH-GAP-62")
def test_the_needle_waits_while_health_is_left():
    table = a_table()
    give(table, 0, artifacts=["needle_of_koschei"])
    stand(table, 0, "B3")
    hurt(table, 0, 6, "KH-BAT-33")
    assert (hero(table).health, uses_of(table)) == (1, {"needle_of_koschei": 1})


# -- the Disc and the Necronomicon ---------------------------------------------------------------------


@rule("KH-GAP-62")
def test_the_disc_destroys_two_temples_of_different_owners_anywhere():
    table = a_meeting("heracles", "sigurd", "arjuna", artifacts=["disc_of_vishnu"], at=["B3", "E6"])
    give(table, 0, temples=[("A1", "attack")])
    give(table, 1, temples=[("G1", "attack"), ("G2", "health")])
    give(table, 2, temples=[("F1", "secrets")])
    turn_of(table)

    # when it flies, own Temples are no targets, and the second owner is another
    play(table, "use disc_of_vishnu")
    assert asked(table) == (0, "pick", "KH-GAP-62")
    assert offered(table) == ["pick G1", "pick G2", "pick F1"]
    play(table, "pick G2")
    assert offered(table) == ["pick F1", "enough"]
    play(table, "pick F1")
    assert hero(table, 1).temples == (Temple("G1", "attack"),)
    assert hero(table, 2).temples == ()
    assert [event["rule"] for event in told(table, "destroyed")] == ["KH-GAP-62"] * 2
    assert asked(table)[1] == "explore"


@rule("KH-GAP-62")
def test_the_disc_may_stop_at_one():
    table = a_meeting("heracles", "sigurd", "arjuna", artifacts=["disc_of_vishnu"], at=["B3", "E6"])
    give(table, 1, temples=[("G1", "attack")])
    give(table, 2, temples=[("F1", "secrets")])
    turn_of(table)
    play(table, "use disc_of_vishnu", "pick F1", "enough")
    assert (len(hero(table, 1).temples), len(hero(table, 2).temples)) == (1, 0)


@rule("KH-GAP-62")
def test_the_disc_needs_a_temple_of_an_opponent():
    table = a_meeting(artifacts=["disc_of_vishnu"], temples=[("A1", "attack")])
    assert offered(table, "use") == []
    assert refused(table, "use disc_of_vishnu") == "KH-GAP-61"


@rule("KH-GAP-62", "KH-GAP-60")
def test_both_owners_settle_their_fourth_artifact():
    table = a_meeting("heracles", "sigurd", "arjuna", artifacts=["disc_of_vishnu"], at=["B3", "E6"])
    for seat, tile, cards in (
        (1, "G1", ["aegis", "vel", "vajra", "gungnir"]),
        (2, "F1", ["mjolnir", "moon_bow", "dar_zoru", "thunder_axe"]),
    ):
        give(table, seat, artifacts=cards, temples=[(tile, "market")])
        hero(table, seat).used = ("new market", "kept fourth")
    turn_of(table)
    play(table, "use disc_of_vishnu", "pick F1", "pick G1")
    assert asked(table)[:2] == (2, "fourth_artifact")
    play(table, "drop dar_zoru")
    assert asked(table)[:2] == (1, "fourth_artifact")
    play(table, "drop vel")
    assert asked(table)[:2] == (0, "explore")
    assert table.state.market == ("dar_zoru", "vel")


@rule("KH-GAP-62", "KH-GAP-73")
def test_the_necronomicon_gives_an_extra_turn():
    table = a_meeting(artifacts=["necronomicon"], at=["B3", "E6"])
    give(table, 1, temples=[("C3", "attack")])
    play(table, "use necronomicon")
    assert told(table, "won_a_turn") == [{"who": "heracles", "rule": "KH-GAP-62"}]
    play(table, "move C3")
    assert (table.state.turn, table.state.extra_turns, asked(table)[1]) == (0, 0, "explore")
    assert table.state.round == 1


@rule("KH-GAP-62", "KH-GAP-57")
@pytest.mark.parametrize("card", ["disc_of_vishnu", "necronomicon", "draupnir"])
def test_no_superartifact_after_a_temple(card):
    table = a_meeting(artifacts=[card], temples=[("A1", "attack")], at=["B3", "E6"])
    give(table, 1, temples=[("G1", "attack")])
    a_mission(table, "thor")
    table.state.villages.pop("C3")
    play(table, "move C3")
    assert f"use {card}" in offered(table, "use")
    play(table, "build health")
    assert asked(table)[1] == "end_turn"
    assert "use" not in kinds(table)
    assert refused(table, f"use {card}") == "KH-GAP-57"


@rule("KH-GAP-59", "KH-ART-10")
def test_a_superartifact_takes_a_slot_and_counts_for_speed_and_missions():
    table = a_meeting(artifacts=["draupnir", "aegis", "vajra"])
    assert speed(table.box, hero(table)) == 1
    a_mission(table, "svarog")
    hero(table).artifacts = hero(table).artifacts[:2]
    mission = hero(table).missions[0]
    assert lacking(table, hero(table), mission, table.box.gods["svarog"].mission[0]) is None


@rule("KH-ART-10")
def test_the_infinity_side_opens_the_hill_with_one_arena_token():
    table = a_meeting(artifacts=["draupnir"], at=["C3", "E6"])
    hero(table).arenas = ("norse",)
    turn_of(table)
    assert f"move {HILL}" not in offered(table, "move")
    play(table, "use draupnir")
    assert f"move {HILL}" in offered(table, "move")
    play(table, "drop draupnir")  # gone is gone
    assert f"move {HILL}" not in offered(table, "move")


@rule("KH-GAP-62")
def test_superartifacts_are_no_help_in_the_dice_of_a_quest():
    table = a_table()
    give(table, 0, artifacts=["draupnir", "thunderbolt_of_olympus"])
    a_quest(table, "athena")
    play(table, "roll", "dark dark dark dark dark")
    assert offered(table, "use") == ["use draupnir"]
