"""Monsters: die, abilities with their tokens, death, Cthulhu's control (KH-MON, KH-GAP-87 to 92)."""

from __future__ import annotations

import pytest

from mythwright.core.flow import Roll
from mythwright.core.ruling import Refused
from mythwright.games.king_of_the_hill.box import HILL
from mythwright.games.king_of_the_hill.state import Item
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
    healths,
    hit,
    places,
    turn_ends,
)
from tests.marks import rule

FIVE = ("heracles", "imhotep", "sigurd", "baba_yaga", "arjuna")


def a_siege(monster: str, *tiles: str, round: int = 2):
    """Heracles holds the Hill with this Monster; the other four stand on these tiles, in order of seats."""
    table = a_final(a_table(*FIVE, passing=(0, 1, 2, 3, 4)), 0, monster=monster)
    for seat, tile in enumerate(tiles, start=1):
        hero(table, seat).place = tile
    return contending(table, round)


# -- the Monster die -------------------------------------------------------------------------------------


@rule("KH-GAP-87")
def test_the_die_has_six_faces_and_the_sweep_twice():
    box = a_table().box
    assert sorted(box.dice["monster"]) == ["block", "blow", "disarm", "fell", "sweep", "sweep"]


@rule("KH-MON-13", "KH-MON-14")
def test_the_monster_blocks_five_damage():
    table = a_final_battle()
    give(table, artifacts=["forge_hammer", "spear_of_ares"])
    attacking(table)
    play(table, hit("hindu", "greek"), "block", "critical")  # 4 + 1 + 2
    assert (table.state.monster_health, healths(table)) == (28, [8, 7, 9])
    assert told(table, "blocked") == [{"monster": "hydra", "amount": 5, "rule": "KH-MON-14"}]
    parts = [tuple(part) for part in told(table, "wounded")[0]["parts"]]
    assert parts == [("arjuna", 4), ("forge_hammer", 1), ("critical", 2), ("block", -5)]


@rule("KH-MON-14")
@pytest.mark.parametrize(("attack", "left"), [(4, 30), (5, 30), (6, 29)])
def test_a_block_leaves_no_less_than_nothing(attack, left):
    table = a_final_battle()
    give(table, artifacts=["forge_hammer", "trident_of_nodens"][: attack - 4])
    attacking(table)
    play(table, hit("hindu"), "block")
    assert table.state.monster_health == left


@rule("KH-MON-15", "KH-GAP-87")
def test_the_sweep_strikes_every_hero_next_to_the_hill_but_not_the_contender():
    # given Arjuna on C3, Sigurd on E4 beside the Hill, Imhotep two tiles away, Baba Yaga in camp
    table = a_siege("fenrir", "C2", "E4", "slavic", "C3")
    attacking(table, 4)
    play(table, MISS, "sweep")
    assert healths(table) == [7, 9, 6, 9, 5]  # 3 each, 1 less for Dragon's Blood
    assert [(event["who"], event["rule"]) for event in told(table, "hurt")] == [
        ("sigurd", "KH-MON-15"),
        ("arjuna", "KH-MON-15"),
    ]


@rule("KH-MON-15", "KH-FINAL-26", "KH-GAP-91")
def test_heroes_who_fall_to_the_sweep_go_home_the_attacker_too():
    table = a_siege("fenrir", "C2", "E4", "D3", "C3")
    hero(table, 2).health, hero(table, 3).health = 2, 4
    attacking(table, 4, health=3)
    play(table, MISS, "sweep")
    assert places(table) == [HILL, "C2", "norse", "D3", "hindu"]
    assert healths(table) == [7, 9, 8, 1, 8]
    assert [event["who"] for event in told(table, "went_home")] == ["sigurd", "arjuna"]
    assert {event["rule"] for event in told(table, "went_home")} == {"KH-FINAL-26"}


@rule("KH-GAP-91")
def test_another_heros_death_does_not_end_the_attackers_turn():
    table = a_siege("fenrir", "C2", "E4", "slavic", "C3")
    give(table, 4, secrets=["trap"])
    hero(table, 2).health = 1
    attacking(table, 4)
    play(table, "attack", MISS, "sweep")
    assert hero(table, 2).place == "norse"
    assert (table.state.turn, table.pending.prompt) == (4, "end_turn")


@rule("KH-MON-16")
@pytest.mark.parametrize(("health", "left", "place"), [(8, 1, "C3"), (7, 8, "hindu")])
def test_the_blow_takes_seven_from_the_attacker(health, left, place):
    table = attacking(a_final_battle(), health=health)
    play(table, MISS, "blow")
    assert (hero(table).health, hero(table).place) == (left, place)
    assert healths(table)[1:] == [7, 9]
    assert told(table, "hurt")[0]["rule"] == "KH-MON-16"


@rule("KH-MON-17", "KH-GAP-87")
@pytest.mark.parametrize(("health", "told_of"), [(8, 1), (2, 1), (1, 0)])
def test_a_felled_attacker_keeps_one_health(health, told_of):
    table = attacking(a_final_battle(), health=health)
    play(table, MISS, "fell")
    assert (hero(table).health, hero(table).place) == (1, "C3")
    assert [event["rule"] for event in told(table, "weakened")] == ["KH-MON-17"] * told_of
    assert not told(table, "hurt")


@rule("KH-MON-17", "KH-GAP-87")
def test_to_be_felled_is_not_damage():
    table = a_final(a_table("sigurd", "heracles"), 1)
    attacking(table, 0)
    play(table, MISS, "fell")
    assert hero(table).health == 1  # Dragon's Blood takes nothing off


@rule("KH-MON-18", "KH-GAP-84", "KH-GAP-87")
def test_the_contender_chooses_the_artifact_that_the_attacker_loses():
    # given Arjuna with three artifacts
    table = a_final_battle()
    give(table, artifacts=["aegis", "moon_bow", "draupnir"])
    attacking(table)

    # when the die shows the artifact, then Heracles is asked
    play(table, "attack", MISS, "disarm")
    assert (table.pending.seat, table.pending.rule, table.pending.prompt) == (HERACLES, "KH-MON-18", "disarm")
    assert offered(table) == ["take aegis", "take moon_bow", "take draupnir"]
    play(table, "take moon_bow")
    assert [item.card for item in hero(table).artifacts] == ["aegis", "draupnir"]
    assert table.state.market == ("moon_bow",)
    assert told(table, "gave_up_artifact") == [{"who": "arjuna", "artifact": "moon_bow", "rule": "KH-MON-18"}]
    assert hero(table).health == 8


@rule("KH-MON-18", "KH-GAP-87")
def test_a_superartifact_that_is_lost_leaves_the_game():
    table = a_final_battle()
    give(table, artifacts=["aegis", "draupnir"])
    attacking(table)
    play(table, "attack", MISS, "disarm", "take draupnir")
    assert [item.card for item in hero(table).artifacts] == ["aegis"]
    assert table.state.market == () and "draupnir" not in table.state.superartifacts


@rule("KH-MON-18")
def test_a_single_artifact_is_lost_without_a_question():
    table = a_final_battle()
    give(table, artifacts=["aegis"])
    attacking(table)
    play(table, MISS, "disarm")
    assert (hero(table).artifacts, table.state.market, hero(table).health) == ((), ("aegis",), 8)
    assert told(table, "gave_up_artifact")[0]["rule"] == "KH-MON-18"


@rule("KH-MON-18", "KH-MON-23", "KH-MON-24")
def test_the_monster_falls_after_the_contender_has_chosen():
    table = a_final_battle(health=4)
    give(table, artifacts=["aegis", "eye_of_horus"])
    attacking(table)
    play(table, hit("hindu"), "disarm")
    assert (table.state.monster_health, table.state.monster) == (0, "hydra")
    play(table, "take aegis")
    assert table.state.monster == ""
    assert told(table, "monster_fell")


@rule("KH-MON-19")
@pytest.mark.parametrize(("health", "left", "place"), [(8, 1, "C3"), (7, 8, "hindu")])
def test_without_an_artifact_the_attacker_takes_seven_damage(health, left, place):
    table = attacking(a_final_battle(), health=health)
    play(table, MISS, "disarm")
    assert (hero(table).health, hero(table).place) == (left, place)
    assert told(table, "hurt")[0]["rule"] == "KH-MON-19"


@rule("KH-MON-16", "KH-FINAL-26")
def test_the_needle_of_koschei_keeps_an_attacker_on_his_tile():
    table = a_final_battle()
    give(table, artifacts=["needle_of_koschei"])
    attacking(table, health=7)
    play(table, "attack", MISS, "blow")
    assert (hero(table).place, hero(table).health) == ("C3", 8)
    assert hero(table).artifacts == (Item("needle_of_koschei", 0),)
    assert not told(table, "went_home")


# -- when abilities are used -----------------------------------------------------------------------------


@rule("KH-MON-20", "KH-GAP-89")
@pytest.mark.parametrize(("round", "used"), [(1, False), (2, True), (5, True)])
def test_the_ability_is_used_from_round_two_on(round, used):
    table = a_siege("hydra", "A1", round=round)
    assert (table.state.turn == 0) is used
    assert bool(told(table, "waited")) is not used


@rule("KH-MON-21", "KH-GAP-89")
def test_the_ability_has_to_be_used_when_it_has_a_target():
    table = a_siege("apep", "A1", "G4")
    assert (table.pending.seat, table.pending.rule, table.pending.prompt) == (0, "KH-MON-21", "ability")
    assert offered(table) == ["ability imhotep", "ability sigurd"]
    for answer in ("decline", "end", "ability baba_yaga"):
        with pytest.raises(Refused) as refused:
            table.play(answer)
        assert refused.value.rules == ("KH-MON-21",)
    play(table, "ability sigurd")
    assert told(table, "unleashed") == [{"monster": "apep", "target": ("sigurd",), "rule": "KH-MON-20"}]
    assert told(table, "laid") == [{"who": "sigurd", "card": "apep", "rule": "KH-GAP-88"}]
    assert table.state.turn == 1


@rule("KH-MON-21", "KH-FINAL-21")
def test_without_a_target_the_contender_waits():
    table = a_siege("hydra")
    assert told(table, "waited") == [{"who": "heracles", "rule": "KH-MON-21"}]
    assert table.state.turn == 1


@rule("KH-MON-22")
def test_no_potion_heals_the_monster():
    table = a_siege("hydra", "A1")
    give(table, 0, rewards=["healing_potion"])
    table.state.monster_health, hero(table, 0).health = 10, 3
    contending(table)
    assert kinds(table) == {"ability"}
    with pytest.raises(Refused) as refused:
        table.play("reward healing_potion")
    assert refused.value.rules == ("KH-GAP-84",)
    assert table.state.monster_health == 10


@rule("KH-MON-25", "KH-GAP-88")
@pytest.mark.parametrize(
    ("monster", "mythology", "tokens", "upto", "range"),
    [
        ("hydra", "greek", 2, 2, 0),
        ("apep", "egyptian", 1, 1, 0),
        ("fenrir", "norse", 2, 2, 3),
        ("zmey_gorynych", "slavic", 3, 3, 0),
        ("vritra", "hindu", 1, 1, 0),
        ("cthulhu", "dark", 1, 1, 0),
    ],
)
def test_the_six_monsters(monster, mythology, tokens, upto, range):
    box = a_table().box
    card = box.monsters[monster]
    assert (card.mythology, card.tokens, card.upto, card.range) == (mythology, tokens, upto, range)
    assert box.monster_of[mythology] == monster
    assert len(box.monsters) == 6


# -- Hydra -------------------------------------------------------------------------------------------------


@rule("KH-GAP-88")
def test_the_hydra_poisons_one_or_two_heroes_at_any_distance():
    table = a_siege("hydra", "A1", "C3", "slavic", "G4")
    assert offered(table) == [
        "ability imhotep",
        "ability sigurd",
        "ability arjuna",
        "ability imhotep sigurd",
        "ability imhotep arjuna",
        "ability sigurd arjuna",
    ]
    play(table, "ability imhotep arjuna")
    assert [h.lasting for h in table.state.heroes] == [(), (), (), (), ("hydra",)]  # Imhotep's has worked
    assert (hero(table, 1).health, hero(table, 4).health) == (7, 8)


@rule("KH-GAP-88")
def test_venom_works_once_at_the_start_of_the_next_turn():
    table = a_siege("hydra", "A1")
    play(table, "ability imhotep")
    assert told(table, "hurt") == [
        {
            "who": "imhotep",
            "amount": 2,
            "left": 7,
            "parts": told(table, "hurt")[0]["parts"],
            "rule": "KH-GAP-88",
        }
    ]
    assert told(table, "lifted") == [{"who": "imhotep", "card": "hydra", "rule": "KH-GAP-88"}]
    turn_of(table, 1)
    assert hero(table, 1).health == 7


@rule("KH-GAP-88", "KH-FINAL-26")
@pytest.mark.parametrize(("health", "place"), [(3, "A1"), (2, "egyptian")])
def test_who_dies_of_venom_goes_home_and_his_turn_is_over(health, place):
    table = a_siege("hydra", "A1")
    hero(table, 1).health = health
    play(table, "ability imhotep")
    died = place == "egyptian"
    assert (hero(table, 1).place, table.state.turn) == (place, 2 if died else 1)
    assert [event["rule"] for event in told(table, "went_home")] == ["KH-FINAL-26"] * died
    assert hero(table, 1).health == (9 if died else 1)
    assert hero(table, 1).lasting == ()


@rule("KH-GAP-88")
def test_a_token_that_is_out_is_not_laid_again():
    table = a_siege("hydra", "A1", "B1", "C1", "D1")
    play(table, "ability baba_yaga")
    contending(table)
    assert offered(table) == ["ability imhotep", "ability sigurd", "ability arjuna"]  # one token is left
    play(table, "ability arjuna")
    contending(table)
    assert table.state.turn == 1  # no token is left: he waits
    assert told(table, "waited")


@rule("KH-GAP-88")
def test_a_skipped_turn_frees_the_token_without_its_effect():
    table = a_siege("hydra", "A1")
    hero(table, 1).doll = True
    play(table, "ability imhotep")
    assert (hero(table, 1).health, hero(table, 1).lasting) == (9, ())
    assert told(table, "skipped") == [{"who": "imhotep", "rule": "KH-SECRET-20"}]
    assert told(table, "lifted") == [{"who": "imhotep", "card": "hydra", "rule": "KH-GAP-88"}]
    assert table.state.turn == 2


@rule("KH-GAP-88")
def test_a_hero_who_goes_to_camp_frees_the_token():
    table = a_siege("hydra", "A1", "C3", "slavic", "C4")
    hero(table, 4).health = 3
    play(table, "ability arjuna")
    attacking(table, 2)
    play(table, MISS, "sweep")
    assert (hero(table, 4).place, hero(table, 4).lasting) == ("hindu", ())


@rule("KH-GAP-88", "KH-MON-23")
def test_tokens_return_when_the_monster_dies():
    table = a_siege("hydra", "A1", "C3", "slavic", "G4")
    play(table, "ability arjuna")
    table.state.monster_health = 4
    attacking(table, 2)
    play(table, hit("norse"), "fell")
    assert table.state.monster == ""
    assert hero(table, 4).lasting == ()
    assert told(table, "lifted")[-1] == {"who": "arjuna", "card": "hydra", "rule": "KH-GAP-88"}
    turn_of(table, 4)
    assert hero(table, 4).health == 8


# -- Apep --------------------------------------------------------------------------------------------------


@rule("KH-GAP-88")
def test_in_apeps_darkness_a_hero_rolls_three_dice_in_his_next_turn():
    table = a_siege("apep", "C3", "E3")
    play(table, "ability imhotep")
    assert table.pending == Roll("hero", 3, "read", "KH-FINAL-32", 1)
    play(table, "egyptian dark dark", "fell")
    assert table.state.monster_health == 47
    assert hero(table, 1).lasting == ()
    assert table.pending == Roll("hero", 5, "read", "KH-FINAL-32", 2)  # Sigurd rolls all dice
    turn_of(table, 1)
    assert table.pending == Roll("hero", 5, "read", "KH-FINAL-32", 1)


@rule("KH-GAP-88")
def test_darkness_stays_until_the_turn_of_its_hero():
    table = a_siege("apep", "C3", "E3", "slavic", "C4")
    play(table, "ability arjuna", MISS, "block", MISS, "block")
    assert hero(table, 4).lasting == ("apep",)
    turn_of(table, 4)
    assert table.pending.number == 3


# -- Fenrir ------------------------------------------------------------------------------------------------


@rule("KH-GAP-88")
def test_fenrir_frightens_up_to_two_heroes_within_three_tiles_of_the_hill():
    table = a_siege("fenrir", "A1", "C3", "slavic")
    assert offered(table) == ["ability imhotep", "ability sigurd", "ability imhotep sigurd"]


@rule("KH-GAP-88")
@pytest.mark.parametrize(("load", "damage"), [(0, 1), (1, 1), (2, 2)])
def test_fear_takes_three_from_the_attack_value_but_leaves_one(load, damage):
    table = a_siege("fenrir", "C3", "E3")
    give(table, 1, artifacts=["forge_hammer", "trident_of_nodens"][:load])
    play(table, "ability imhotep", hit("egyptian"), "fell")
    assert table.state.monster_health == 50 - damage
    assert hero(table, 1).lasting == ()
    assert told(table, "lifted") == [{"who": "imhotep", "card": "fenrir", "rule": "KH-GAP-88"}]


@rule("KH-GAP-88")
def test_fear_is_for_one_turn_and_an_extra_turn_is_free_of_it():
    table = a_siege("fenrir", "C3", "E3")
    give(table, 1, secrets=["timewalk"])
    play(table, "ability imhotep", "secret timewalk", hit("egyptian"), "block")
    assert (table.state.turn, hero(table, 1).lasting) == (1, ())
    play(table, hit("egyptian"), "fell")
    assert table.state.monster_health == 47


# -- Zmey Gorynych -----------------------------------------------------------------------------------------


@rule("KH-GAP-88")
def test_the_zmey_burns_three_different_tiles_next_to_the_hill_with_or_without_heroes():
    table = a_siege("zmey_gorynych")
    assert len(offered(table)) == 20  # three of six
    assert offered(table)[0] == "ability D5 C4 C3"
    for answer in ("ability D5 C4", "ability D5 D5 C3", "ability D5 C4 C2"):
        with pytest.raises(Refused) as refused:
            table.play(answer)
        assert refused.value.rules == ("KH-MON-21",)


@rule("KH-GAP-88", "KH-FINAL-26")
def test_fire_burns_every_hero_on_its_tiles_at_once():
    table = a_siege("zmey_gorynych", "C3", "C4", "D3", "E3")
    hero(table, 2).health, hero(table, 3).health = 1, 3
    play(table, "ability D5 C4 C3")
    assert table.state.fire == ("D5", "C4", "C3")
    assert healths(table) == [7, 7, 8, 3, 8]  # Sigurd died: 2, less 1
    assert places(table) == [HILL, "C3", "norse", "D3", "E3"]
    assert [(event["who"], event["rule"]) for event in told(table, "hurt")] == [
        ("imhotep", "KH-GAP-88"),
        ("sigurd", "KH-GAP-88"),
    ]
    assert [event["rule"] for event in told(table, "went_home")] == ["KH-FINAL-26"]


@rule("KH-GAP-88")
def test_old_fire_is_taken_back():
    table = a_siege("zmey_gorynych", "A1")
    play(table, "ability D5 C4 C3")
    contending(table)
    play(table, "ability D3 E3 E4")
    assert table.state.fire == ("D3", "E3", "E4")


@rule("KH-GAP-88", "KH-FINAL-26")
@pytest.mark.parametrize(("health", "place"), [(3, "C3"), (2, "egyptian")])
def test_who_ends_his_movement_on_fire_is_hurt_before_he_attacks(health, place):
    table = a_siege("zmey_gorynych", "C2")
    hero(table, 1).health = health
    play(table, "ability D5 C4 C3", "move C3")
    died = place == "egyptian"
    assert (hero(table, 1).place, hero(table, 1).health) == (place, 9 if died else 1)
    assert table.state.turn == (2 if died else 1)
    assert told(table, "hurt")[-1]["rule"] == "KH-GAP-88"
    assert died or table.pending == Roll("hero", 5, "read", "KH-FINAL-32", 1)
    assert [event["rule"] for event in told(table, "went_home")] == ["KH-FINAL-26"] * died


@rule("KH-GAP-88")
def test_tiles_without_fire_and_heroes_who_stand_still_are_safe():
    table = a_siege("zmey_gorynych", "C2", "C4")
    play(table, "ability D5 C4 C3", "move D3")
    assert hero(table, 1).health == 9
    assert hero(table, 2).health == 7  # burnt once, by the ability
    attacking(table, 2, tile="C4")
    assert hero(table, 2).health == 7


@rule("KH-GAP-88", "KH-MON-23")
def test_the_fire_goes_out_when_the_zmey_dies():
    table = a_siege("zmey_gorynych", "C2", "A1")
    play(table, "ability D5 C4 C3")
    table.state.monster_health = 3
    play(table, "move D3", hit("egyptian"), "fell")
    assert (table.state.fire, table.state.monster) == ((), "")


# -- Vritra ------------------------------------------------------------------------------------------------


@rule("KH-GAP-88")
def test_vritras_drought_forbids_cards_and_artifacts_for_one_turn():
    # given Imhotep next to the Hill with cards, an artifact and a Market
    table = a_siege("vritra", "C2", "A1")
    give(table, 1, rewards=["healing_potion"], secrets=["trap"], artifacts=["lyre_of_delphi"])
    hero(table, 1).health = 4

    # when the drought is on him
    play(table, "ability imhotep")

    # then he may move and drop, but use nothing
    assert {option.kind for option in table.pending.options} == {"move", "drop"}
    for answer in ("reward healing_potion", "secret trap sigurd", "use lyre_of_delphi"):
        with pytest.raises(Refused) as refused:
            table.play(answer)
        assert refused.value.rules == ("KH-GAP-88",)
    play(table, "move C3", MISS, "fell")

    # and on his next turn all is well
    assert hero(table, 1).lasting == ()
    turn_of(table, 1)
    assert {"attack", "reward healing_potion", "use lyre_of_delphi"} <= set(offered(table))


@rule("KH-GAP-88")
def test_the_drought_does_not_stop_an_answer_on_another_turn():
    table = a_final(a_table(*FIVE), 0, monster="vritra")
    for seat, tile in ((1, "C3"), (2, "E3")):
        hero(table, seat).place = tile
    give(table, 2, secrets=["doppelganger"])
    give(table, 1, secrets=["trap"])
    contending(table)
    play(table, "ability sigurd", "secret trap sigurd")
    assert (table.pending.seat, offered(table)) == (2, ["secret doppelganger", "pass"])


# -- death of the Monster ----------------------------------------------------------------------------------


@rule("KH-MON-23")
@pytest.mark.parametrize(("health", "alive"), [(5, True), (4, False), (3, False)])
def test_the_monster_dies_at_zero(health, alive):
    table = attacking(a_final_battle(health=health))
    play(table, hit("hindu"), "fell")
    assert (table.state.monster != "") is alive
    assert table.state.monster_health == max(0, health - 4)
    assert bool(told(table, "monster_fell")) is not alive
    assert told(table, "wounded")[0]["amount"] == min(4, health)


# -- Cthulhu -----------------------------------------------------------------------------------------------


def controlled(*tiles: str, name: str = "imhotep", round: int = 2):
    """Cthulhu's token lies on this hero, whose turn begins."""
    table = a_siege("cthulhu", *tiles, round=round)
    play(table, f"ability {name}")
    return table


@rule("KH-MON-01", "KH-GAP-90")
def test_the_dark_hero_puts_the_token_on_one_hero_not_in_camp():
    table = a_siege("cthulhu", "A1", "C3", "slavic")
    assert offered(table) == ["ability imhotep", "ability sigurd"]
    play(table, "ability sigurd")
    assert hero(table, 2).lasting == ("cthulhu",)
    assert told(table, "laid") == [{"who": "sigurd", "card": "cthulhu", "rule": "KH-GAP-88"}]


@rule("KH-MON-01", "KH-MON-04", "KH-MON-08", "KH-MON-12", "KH-GAP-90")
def test_the_dark_hero_is_asked_and_may_send_the_hero_to_any_tile_next_to_a_target():
    # given Imhotep on A1 under control, Sigurd on A4 and Baba Yaga in camp
    table = controlled("A1", "A4", "slavic")
    assert (table.pending.seat, table.pending.rule, table.pending.prompt) == (0, "KH-MON-01", "control")

    # then Imhotep may go within his speed to a tile beside Sigurd, never to the Contender, or attack himself
    assert offered(table) == ["control sigurd A3", "control sigurd B4", "self_attack"]
    assert not table.why_not("self_attack", 0)
    with pytest.raises(Refused) as refused:
        table.play("control sigurd A3", 1)  # Imhotep's own player decides nothing
    assert refused.value.rules == ("MW-TABLE-01",)
    for answer in ("control heracles C3", "control baba_yaga G2", "control sigurd B5", "decline"):
        assert [ruling.rule for ruling in table.why_not(answer)] == ["KH-MON-01"]


@rule("KH-MON-04", "KH-GAP-90")
def test_already_next_to_the_target_the_hero_stays_and_others_are_reached_by_moving():
    table = controlled("B2", "C2", "slavic", "E1")
    assert offered(table) == [
        "control sigurd B2",
        "control arjuna D1",
        "control arjuna D2",
        "control arjuna E2",
        "self_attack",
    ]
    play(table, "control sigurd B2")
    assert hero(table, 1).place == "B2"
    assert not told(table, "moved")


@rule("KH-GAP-90")
def test_the_hill_and_other_heroes_are_in_the_way_of_a_controlled_hero():
    table = controlled("C3", "E4", "C4", "D5")
    assert offered(table) == [
        "control sigurd E3",  # by D3
        "control sigurd F3",
        "control baba_yaga C3",  # next to him already
        "control arjuna C5",  # by B3 and B4
        "self_attack",
    ]


@rule("KH-MON-02", "KH-MON-03", "KH-MON-05", "KH-MON-07", "KH-MON-11", "KH-GAP-90")
def test_a_controlled_hit_has_three_more_attack_and_is_not_struck_back():
    # given Imhotep, attack 3 and the Forge Hammer, under control
    table = a_siege("cthulhu", "A1", "A3")
    give(table, 1, artifacts=["forge_hammer", "moon_bow"], rewards=["healing_potion"], secrets=["trap"])
    play(table, "ability imhotep")

    # when he is sent against Sigurd and rolls his own rune
    play(table, "control sigurd A2")
    assert told(table, "moved") == [{"who": "imhotep", "start": "A1", "tile": "A2", "rule": "KH-MON-04"}]
    assert told(table, "named_target") == [{"who": "imhotep", "target": "sigurd", "rule": "KH-MON-01"}]
    assert table.pending == Roll("hero", 5, "read", "KH-MON-05", 1)
    play(table, hit("egyptian"))

    # then Sigurd takes 3 + 1 + 3, less 1; nobody strikes back, the token is free and the turn over
    assert hero(table, 2).health == 2
    assert told(table, "hurt")[-1]["rule"] == "KH-MON-05"
    assert hero(table, 1).lasting == () and hero(table, 1).health == 9
    assert told(table, "lifted") == [{"who": "imhotep", "card": "cthulhu", "rule": "KH-GAP-88"}]
    assert len(hero(table, 1).artifacts) == 2 and hero(table, 1).rewards == ("healing_potion",)
    assert table.state.turn == 2  # no time for cards after it


@rule("KH-MON-06")
def test_a_controlled_critical_hit_is_two_more():
    table = controlled("A1", "A2", "slavic", "G4")
    play(table, "control sigurd A1", hit("egyptian", "norse"))
    assert hero(table, 2).health == 8 - (3 + 3 + 2 - 1)
    assert told(table, "hurt")[-1]["rule"] == "KH-MON-06"


@rule("KH-MON-10", "KH-MON-11")
@pytest.mark.parametrize("dice", [MISS, "norse norse norse norse norse"])
def test_a_controlled_miss_has_no_effect_but_ends_control_and_turn(dice):
    table = controlled("A1", "A2", "slavic", "G4")
    play(table, "control sigurd A1", dice)
    assert healths(table) == [7, 9, 8, 9, 8]
    assert not told(table, "hurt")
    assert hero(table, 1).lasting == ()
    assert table.state.turn == 2


@rule("KH-MON-08", "KH-MON-09", "KH-GAP-90")
@pytest.mark.parametrize(
    ("dice", "left"),
    [
        ("egyptian dark dark dark dark", 3),
        ("egyptian egyptian dark dark dark", 1),
        ("egyptian egyptian egyptian greek norse", 1),
        (MISS, 9),
    ],
)
def test_in_a_self_attack_one_own_rune_hits_and_two_hit_hard(dice, left):
    table = controlled("A1")
    assert offered(table) == ["self_attack"]  # nobody else is on the board
    play(table, "self_attack", dice)
    assert (hero(table, 1).health, hero(table, 1).place) == (left, "A1")
    assert told(table, "named_target") == [{"who": "imhotep", "target": "imhotep", "rule": "KH-MON-01"}]
    assert not told(table, "moved")
    assert table.state.turn == 2


@rule("KH-MON-08", "KH-FINAL-26", "KH-MON-11")
def test_a_hero_may_kill_himself_under_control():
    table = a_siege("cthulhu", "A1")
    hero(table, 1).health = 6
    play(table, "ability imhotep", "self_attack", hit("egyptian"))
    assert (hero(table, 1).place, hero(table, 1).health) == ("egyptian", 9)
    assert hero(table, 1).lasting == ()
    assert told(table, "went_home") == [{"who": "imhotep", "rule": "KH-FINAL-26"}]
    assert table.state.turn == 2


@rule("KH-MON-05", "KH-FINAL-26")
def test_a_hero_killed_by_a_controlled_one_goes_home():
    table = a_siege("cthulhu", "A1", "A2", "slavic", "G4")
    hero(table, 2).health = 5
    play(table, "ability imhotep", "control sigurd A1", hit("egyptian"))
    assert (hero(table, 2).place, hero(table, 2).health) == ("norse", 8)
    assert hero(table, 1).place == "A1"


@rule("KH-MON-02", "KH-GAP-90")
def test_the_dark_hero_decides_on_the_ability_of_a_controlled_hero_but_not_on_artifacts():
    # given Heracles under Imhotep's Cthulhu, with the Spear of Ares
    table = a_final(a_table("heracles", "imhotep", "sigurd"), 1, monster="cthulhu")
    give(table, 0, artifacts=["spear_of_ares"])
    hero(table, 0).place = "A1"
    contending(table)
    play(table, "ability heracles")
    turn_of(table, 0)

    # when he misses himself, then Imhotep may have dice rolled again, by the Lion's Strength alone
    play(table, "self_attack", "dark dark dark dark norse")
    assert table.pending.seat == 1
    uses = {text.split()[1] for text in offered(table, "use")}
    assert (offered(table)[0], uses) == ("miss", {"lions_strength"})
    play(table, "use lions_strength dark dark dark dark", "greek")
    assert hero(table, 0).place == "greek"  # 5 + 3 on 7 Health


@rule("KH-MON-02", "KH-GAP-90")
def test_the_speed_of_a_controlled_hero_is_his_own_and_a_slowed_movement_is_over():
    table = a_siege("cthulhu", "A1", "A3", "slavic", "A4")
    give(table, 1, artifacts=["aegis", "moon_bow"])  # speed 2
    hero(table, 1).lasting = ("quicksand",)  # 1
    play(table, "ability imhotep")
    assert offered(table, "control") == ["control sigurd A2"]
    play(table, "control sigurd A2", MISS)
    assert hero(table, 1).lasting == ()


@rule("KH-GAP-90")
def test_a_controlled_hero_who_is_skipped_frees_the_token():
    table = a_siege("cthulhu", "A1", "A2")
    hero(table, 1).doll = True
    play(table, "ability imhotep")
    assert told(table, "skipped") and hero(table, 1).lasting == ()
    assert not told(table, "named_target")
    contending(table)
    assert "ability imhotep" in offered(table)


@rule("KH-GAP-90")
def test_a_controlled_hero_who_dies_before_his_turn_is_free():
    table = a_siege("cthulhu", "C3", "C4", "slavic", "D3")
    hero(table, 4).health = 3
    play(table, "ability arjuna", MISS, "sweep")
    assert (hero(table, 4).place, hero(table, 4).lasting) == ("hindu", ())
    turn_of(table, 4)
    assert offered(table, "move")  # his turn is his own


@rule("KH-GAP-90", "KH-MON-23")
def test_control_ends_with_cthulhu():
    table = a_siege("cthulhu", "C3", "C4", "slavic", "D3")
    play(table, "ability arjuna")
    table.state.monster_health = 3
    play(table, hit("egyptian", "greek"), "fell")
    assert hero(table, 4).lasting == ()
    turn_of(table, 4)
    assert table.pending == Roll("hero", 5, "read", "KH-CONT-05", 4)


@rule("KH-MON-03")
def test_the_three_more_are_gone_on_the_next_turn():
    table = controlled("C3", "A1")
    play(table, "self_attack", MISS)
    turn_of(table, 1)
    play(table, hit("egyptian", "greek"), "fell")
    assert table.state.monster_health == 50 - 5  # 3 and 2: Dark is Cthulhu's rune


@rule("KH-GAP-92")
def test_with_two_players_cthulhu_controls_nobody():
    table = a_final(a_table("imhotep", "heracles"), 1, monster="cthulhu")
    hero(table).place = "A1"
    contending(table)
    assert told(table, "waited") == [{"who": "heracles", "rule": "KH-MON-21"}]
    assert hero(table).lasting == ()


@rule("KH-GAP-92", "KH-MON-20")
def test_with_three_players_it_works():
    table = a_final_battle("cthulhu")
    hero(table, IMHOTEP).place = "A1"
    contending(table)
    assert offered(table) == ["ability imhotep"]
    turn_ends(table, HERACLES)
    assert table.state.turn == IMHOTEP
    assert places(table)[ARJUNA] == "hindu"


@rule("KH-GAP-88", "KH-GAP-08")
def test_drought_spares_an_ability_though_it_asks_for_a_card():
    # given Baba Yaga beside the Hill with her Cauldron unlocked, a Secret card, and drought upon her
    table = a_final(a_table("baba_yaga", "arjuna", "sigurd"), contender=1)
    give(table, secrets=["trap"])
    hero(table).unlocked, hero(table).lasting, hero(table).place = True, ("vritra",), "C3"

    # when her turn comes, then she may use her ability, but play no card
    turn_of(table, 0)
    assert offered(table) == ["attack", "use witchs_cauldron trap"]
