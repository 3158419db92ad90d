"""The heroes' abilities and special abilities (KH-GAP-05 to 10); Scouting aside."""

from __future__ import annotations

import pytest

from mythwright.core.flow import Ask
from mythwright.core.ruling import Refused
from mythwright.games.king_of_the_hill.box import HILL, HillTable
from mythwright.games.king_of_the_hill.effects import lay
from mythwright.games.king_of_the_hill.rules.mat import MONSTER, against, attack_value, speed
from tests.games.king_of_the_hill.given import (
    a_battle,
    a_final,
    a_quest,
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
from tests.games.king_of_the_hill.given_fights import a_duel, battle_of, dice_awaited, health_of, rolls
from tests.marks import rule


def refusal(table: HillTable, answer: str) -> tuple[str, ...]:
    with pytest.raises(Refused) as refused:
        table.play(answer)
    return refused.value.rules


@rule("KH-HERO-05", "KH-GAP-05", "KH-GAP-06", "KH-GAP-07", "KH-GAP-08", "KH-GAP-09")
@pytest.mark.parametrize(
    ("name", "ability", "special", "requires"),
    [
        ("heracles", "lions_strength", "thirteenth_labour", "attack"),
        ("imhotep", "master_builder", "wisdom_of_saqqara", "rewards"),
        ("sigurd", "dragons_blood", "bane_of_fafnir", "health"),
        ("baba_yaga", "hut_on_hens_legs", "witchs_cauldron", "secrets"),
        ("arjuna", "keen_eye", "gandiva", "attack"),
    ],
)
def test_every_hero_has_two_abilities(name: str, ability: str, special: str, requires: str) -> None:
    card = a_table().box.heroes[name]
    assert (card.ability, card.special, card.requires) == (ability, special, requires)
    assert card.temples.count(requires) == 3


@rule("KH-GAP-10")
def test_what_the_box_holds() -> None:
    box = a_table().box
    assert box.figures.hero_dice == 5
    assert (len(box.guardians), len(box.superartifacts), len(box.monsters)) == (6, 6, 6)
    assert {len(faces) for faces in box.dice.values()} == {6}


# -- Heracles ------------------------------------------------------------------------------------------


@rule("KH-GAP-05", "KH-BAT-17")
def test_lions_strength_rolls_one_die_of_an_attack_again() -> None:
    table, battle = a_duel("valkyrie", "heracles")
    rolls(table, "eehdd")
    assert offered(table, "miss") == ["miss"]
    assert offered(table, "use") == [  # every different set of four dice
        "use lions_strength dark dark egyptian egyptian",
        "use lions_strength dark dark egyptian hindu",
        "use lions_strength dark egyptian egyptian hindu",
    ]

    play(table, "use lions_strength dark dark egyptian hindu")
    assert dice_awaited(table) == ("hero", 1)
    assert (table.pending.rule, table.pending.seat) == ("KH-GAP-05", 0)
    assert told(table, "used") == [{"who": "heracles", "card": "lions_strength", "rule": "KH-HERO-05"}]

    rolls(table, "g")  # the new face stands: with those kept, a HIT
    assert battle.health == 3
    assert dice_awaited(table) == ("guardian", 1)


@rule("KH-GAP-05")
def test_the_kept_dice_count_with_the_new_one() -> None:
    table, battle = a_duel("valkyrie", "heracles")
    rolls(table, "neddd", "use lions_strength dark dark dark norse", "g")
    assert offered(table) == ["critical", "hit_and_evade"]
    play(table, "critical")
    assert battle.health == 1


@rule("KH-GAP-05")
def test_lions_strength_works_once_on_each_own_turn() -> None:
    table, _ = a_duel("valkyrie", "heracles")
    rolls(table, "edddd", "use lions_strength dark dark dark dark", "e", "miss", "gnddd")
    assert offered(table) == ["critical", "hit_and_evade"]
    assert refusal(table, "use lions_strength dark dark dark greek") == ("KH-GAP-05",)

    turn_of(table)
    rolls(table, "edddd")
    assert "use" in kinds(table)


@rule("KH-GAP-05")
def test_a_roll_may_be_left_as_it_is_and_the_strength_kept_for_later() -> None:
    table, battle = a_duel("valkyrie", "heracles")
    rolls(table, "gdddd", "hit", "restore", "edddd")
    assert battle.health == 6
    assert {"miss", "use"} == kinds(table)


@rule("KH-GAP-05", "KH-GAP-88")
def test_drought_takes_cards_and_artifacts_but_not_his_strength() -> None:
    table = a_table("heracles", "sigurd", "arjuna")
    give(table, artifacts=("spear_of_ares", "moon_bow"), rewards=("attack_potion",))
    a_final(table, 1, monster="vritra")
    stand(table, 0, "C4")
    lay(table, 0, "vritra", "KH-GAP-88")
    turn_of(table, 0)
    rolls(table, "edddd", "block")
    assert all(way.startswith("use lions_strength") for way in offered(table, "use"))
    assert offered(table, "use")


@rule("KH-GAP-05", "KH-GAP-93")
def test_a_contenders_counterattack_knows_no_re_roll() -> None:
    table = a_table("heracles", "sigurd")
    a_final(table, 0, health=0)
    stand(table, 1, "C4")
    turn_of(table, 1)
    rolls(table, "edddd")  # Sigurd misses
    rolls(table, "gdddd")  # Heracles strikes back, and nobody asks him
    assert health_of(table, 1) == 8 - 4  # five, less one for Dragon's Blood


@rule("KH-GAP-05", "KH-MON-13")
def test_the_monsters_die_is_not_rolled_again() -> None:
    table = a_table("heracles", "sigurd")
    a_final(table, 1)
    stand(table, 0, "C4")
    turn_of(table, 0)
    rolls(table, "ndddd")
    assert dice_awaited(table) == ("monster", 1)
    assert (table.pending.rule, table.pending.seat) == ("KH-MON-13", 1)
    play(table, "block", "use lions_strength dark dark dark norse")
    rolls(table, "g")
    assert table.state.monster_health == 20 - (5 + 2 - 5)
    assert len([e for e in told(table, "rolled") if e["die"] == "monster"]) == 1


@rule("KH-GAP-05", "KH-GAP-90")
def test_whoever_controls_heracles_decides_on_his_strength_and_uses_no_artifact() -> None:
    table = a_table("heracles", "sigurd", "imhotep")
    give(table, artifacts=("spear_of_ares", "gungnir"))
    a_final(table, 1, monster="cthulhu")
    stand(table, 0, "A1")
    lay(table, 0, "cthulhu", "KH-MON-01")
    turn_of(table, 0)
    rolls(table, "self_attack", "edddd")
    assert table.pending.seat == 1
    assert all(way.startswith("use lions_strength") for way in offered(table, "use"))
    assert offered(table, "miss") == ["miss"]
    assert refusal(table, "use lions_strength dark") == ("KH-GAP-05",)
    rolls(table, "use lions_strength dark dark dark dark", "e")
    assert health_of(table) == 7
    assert told(table, "struck") == [{"who": "heracles", "blow": "miss", "rule": "KH-MON-05"}]


@rule("KH-GAP-05", "KH-HERO-07", "KH-HERO-08")
def test_the_third_temple_of_attack_unlocks_the_thirteenth_labour() -> None:
    table = a_table("heracles", "sigurd")
    give(table, temples=(("A1", "attack"), ("A2", "attack")))
    a_battle(table, "valkyrie")
    rolls(table, "gnddd", "critical")  # 5 + 4 + 2
    assert not hero(table).unlocked
    play(table, "build attack")
    assert hero(table).unlocked
    assert told(table, "unlocked") == [{"who": "heracles", "card": "thirteenth_labour", "rule": "KH-HERO-07"}]


@rule("KH-GAP-05", "KH-BAT-23")
@pytest.mark.parametrize(("unlocked", "faces", "blow", "left"), [
    (False, "gnddd", "critical", 6),
    (True, "gnddd", "critical", 5),
    (True, "gnddd", "hit_and_evade", 8),
    (True, "gdddd", "hit", 8),
])  # fmt: skip
def test_his_critical_hit_adds_three_instead_of_two(unlocked: bool, faces: str, blow: str, left: int) -> None:
    table, battle = a_duel("valkyrie", "heracles", side="b")
    hero(table).unlocked = unlocked
    rolls(table, faces, blow)
    assert battle.health == left


@rule("KH-GAP-05", "KH-FINAL-35")
def test_the_thirteenth_labour_works_on_monsters_too() -> None:
    table = a_table("heracles", "sigurd")
    hero(table).unlocked = True
    a_final(table, 1)
    stand(table, 0, "C4")
    turn_of(table, 0)
    rolls(table, "gnddd", "sweep", "critical")
    assert table.state.monster_health == 20 - 8


# -- Imhotep -------------------------------------------------------------------------------------------


@rule("KH-GAP-06")
@pytest.mark.parametrize(
    ("kind", "cards"), [("attack", 1), ("health", 1), ("secrets", 1), ("rewards", 3), ("market", 2)]
)
def test_the_master_builder_takes_a_card_for_every_temple(kind: str, cards: int) -> None:
    table = a_table("imhotep", "sigurd")
    table.state.villages.pop("C4")
    stand(table, 0, "C3")
    turn_of(table)
    play(table, "move C4", f"build {kind}")
    assert len(hero(table).rewards) == cards
    assert told(table, "drew_rewards")[-1] == {"who": "imhotep", "number": 1, "rule": "KH-GAP-06"}


@rule("KH-GAP-06")
def test_nobody_else_is_a_master_builder() -> None:
    table = a_table("arjuna", "imhotep")
    table.state.villages.pop("C4")
    stand(table, 0, "C3")
    turn_of(table)
    play(table, "move C4", "build attack")
    assert hero(table).rewards == hero(table, 1).rewards == ()


def a_hard_quest(unlocked: bool) -> HillTable:
    """Imhotep before Thor, who asks for three Norse runes, with an empty hand."""
    table = a_table("imhotep", "sigurd")
    hero(table).unlocked = unlocked
    a_quest(table, "thor")
    hero(table).rewards = ()
    if isinstance(table.pending, Ask):  # a chance for the card that the village gave
        play(table, "roll")
    return table


@rule("KH-GAP-06")
@pytest.mark.parametrize(("unlocked", "most"), [(False, 3), (True, 4)])
def test_the_wisdom_of_saqqara_gives_a_fourth_roll(unlocked: bool, most: int) -> None:
    table = a_hard_quest(unlocked)
    rolls(table, "edddd")
    for _ in range(most - 1):
        assert table.pending.prompt == "quest"
        rolls(table, "keep", "edddd")
    assert table.pending.prompt == "challenge"


@rule("KH-GAP-06", "KH-QUEST-15")
@pytest.mark.parametrize(("misses", "bonus"), [(0, 1), (1, 0), (3, 0)])
def test_only_the_first_roll_counts_as_the_first_try(misses: int, bonus: int) -> None:
    table = a_hard_quest(True)
    for _ in range(misses):
        rolls(table, "edddd", "keep")
    rolls(table, "nnndd")
    assert [item.card for item in hero(table).artifacts] == ["mjolnir"]
    assert len(hero(table).rewards) == bonus


# -- Sigurd --------------------------------------------------------------------------------------------


@rule("KH-GAP-07", "KH-BAT-35")
def test_dragons_blood_softens_the_first_damage_of_a_turn() -> None:
    table, _ = a_duel("harpy", "sigurd")
    rolls(table, "dddd", "hit")
    assert health_of(table) == 7
    [hurt] = told(table, "hurt")
    assert (hurt["amount"], hurt["left"]) == (1, 7)
    assert hurt["parts"] == (("KH-BAT-33", 2), ("dragons_blood", -1))

    rolls(table, "dddd", "hit")
    assert health_of(table) == 5  # the second in full


@rule("KH-GAP-07")
def test_dragons_blood_works_on_each_players_turn_anew() -> None:
    table = a_table("arjuna", "sigurd", passing=(1,))
    give(table, secrets=("thunderstorm",))
    stand(table, 0, "C3")
    stand(table, 1, "C5")
    turn_of(table, 0)
    play(table, "secret thunderstorm")
    assert health_of(table, 1) == 6  # three, less one, on Arjuna's turn

    a_battle(table, "harpy", "C5", seat=1)
    rolls(table, "dddd", "hit")
    assert health_of(table, 1) == 5  # two, less one, on his own


@rule("KH-GAP-07", "KH-GAP-31", "KH-GAP-35")
def test_reductions_add_up_down_to_nothing_and_that_was_the_first_damage() -> None:
    table, _ = a_duel("harpy", "sigurd", artifacts=("aegis", "armour_of_surya"))
    rolls(table, "dddd", "hit")
    assert health_of(table) == 8  # 2 - 1 - 1 - 2, at least 0
    assert told(table, "hurt")[0]["parts"] == (
        ("KH-BAT-33", 2),
        ("dragons_blood", -1),
        ("aegis", -1),
        ("armour_of_surya", -2),
    )
    rolls(table, "dddd", "hit")
    assert health_of(table) == 7  # only the Aegis is left


@rule("KH-GAP-07", "KH-GAP-75")
def test_a_trap_is_no_damage_for_dragons_blood() -> None:
    table = a_table("arjuna", "sigurd", passing=(1,))
    give(table, secrets=("trap",), artifacts=("flute_of_chaos",))
    stand(table, 0, "C3")
    stand(table, 1, "C5")
    turn_of(table, 0)
    play(table, "secret trap sigurd")
    assert health_of(table, 1) == 1
    assert not hero(table, 1).damaged
    play(table, "use flute_of_chaos")
    assert health_of(table, 1) == 1  # still the first damage: 1 - 1


@rule("KH-GAP-07")
@pytest.mark.parametrize(("side", "unlocked", "left"), [("a", True, 5), ("b", True, 7), ("b", False, 10)])
def test_the_bane_of_fafnir_strikes_b_sides_harder(side: str, unlocked: bool, left: int) -> None:
    table = a_table("sigurd", "arjuna")
    hero(table).unlocked = unlocked
    a_battle(table, "harpy", round=5 if side == "b" else 4)
    rolls(table, "neee")
    assert battle_of(table).health == left


@rule("KH-GAP-07")
@pytest.mark.parametrize(("health", "damage"), [(None, 7), (0, 7)])
def test_the_bane_of_fafnir_strikes_monster_and_contender_harder(health: int | None, damage: int) -> None:
    table = a_table("sigurd", "imhotep")
    hero(table).unlocked = True
    a_final(table, 1, health=health)
    stand(table, 0, "C4")
    turn_of(table, 0)
    if health is None:
        rolls(table, "ndddd", "sweep")
        assert table.state.monster_health == 20 - damage
    else:
        rolls(table, "ndddd")
        assert health_of(table, 1) == 9 - damage


@rule("KH-GAP-07")
def test_a_contender_strikes_an_attacking_hero_without_the_bane() -> None:
    table = a_table("sigurd", "imhotep")
    hero(table).unlocked = True
    a_final(table, 0, health=0)
    stand(table, 1, "C4")
    turn_of(table, 0)
    rolls(table, "attack imhotep", "ndddd")
    assert health_of(table, 1) == 5


# -- Baba Yaga -----------------------------------------------------------------------------------------


@rule("KH-GAP-08", "KH-MOVE-10")
@pytest.mark.parametrize("carried", [0, 1, 2, 3])
def test_artifacts_never_slow_baba_yaga(carried: int) -> None:
    table = a_table("baba_yaga", "arjuna")
    for seat in (0, 1):
        mine = (("moon_bow", "aegis", "forge_hammer"), ("gungnir", "mjolnir", "vajra"))[seat]
        give(table, seat, artifacts=mine[:carried])
    assert speed(table.box, hero(table)) == 3
    assert speed(table.box, hero(table, 1)) == (3, 3, 2, 1)[carried]


@rule("KH-GAP-08")
def test_other_effects_still_change_her_speed() -> None:
    table = a_table("baba_yaga", "arjuna")
    give(table, artifacts=("winged_sandals", "aegis", "forge_hammer"))
    lay(table, 0, "quicksand", "KH-GAP-69")
    assert speed(table.box, hero(table)) == 1
    hero(table).lasting = ("winged_sandals",)
    assert speed(table.box, hero(table)) == 5


@rule("KH-GAP-08", "KH-HERO-07")
def test_the_cauldron_turns_a_secret_card_into_three_reward_cards_once_a_turn() -> None:
    table = a_table("baba_yaga", "sigurd", passing=(1,))
    give(table, secrets=("trap", "trap", "timewalk"))
    turn_of(table)
    assert offered(table, "use") == []
    assert refusal(table, "use witchs_cauldron trap") == ("KH-HERO-07",)

    hero(table).unlocked = True
    turn_of(table)
    assert offered(table, "use") == ["use witchs_cauldron timewalk", "use witchs_cauldron trap"]
    play(table, "use witchs_cauldron trap")
    assert hero(table).secrets == ("timewalk", "trap")
    assert table.state.secret_discard == ("trap",)
    assert len(hero(table).rewards) == 3
    assert told(table, "paid") == [{"who": "baba_yaga", "card": "trap", "number": 1, "rule": "KH-GAP-08"}]
    assert hero(table).secrets_played == 0
    assert offered(table, "use") == []
    assert refusal(table, "use witchs_cauldron trap") == ("KH-GAP-08",)


@rule("KH-GAP-08")
def test_the_cauldron_boils_between_attacks_but_not_after_a_temple() -> None:
    table = a_table("baba_yaga", "sigurd", passing=(1,))
    give(table, secrets=("trap", "new_faith"))
    give(table, 1, temples=(("C5", "attack"),))
    hero(table).unlocked = True
    a_battle(table, "harpy")
    assert "use witchs_cauldron trap" in offered(table)
    play(table, "secret new_faith C5 attack")
    assert dice_awaited(table) == ("hero", 4)  # nothing left to ask


# -- Arjuna --------------------------------------------------------------------------------------------


@rule("KH-GAP-09")
@pytest.mark.parametrize(("unlocked", "health"), [(False, 8), (True, 3)])
def test_gandiva_wounds_the_guardian_before_the_first_roll(unlocked: bool, health: int) -> None:
    table = a_table("arjuna", "sigurd")
    hero(table).unlocked = unlocked
    a_battle(table, "valkyrie")
    assert battle_of(table).health == health
    expected = [{"guardian": "valkyrie", "amount": 5, "left": 3, "parts": (), "rule": "KH-GAP-09"}]
    assert told(table, "wounded") == (expected if unlocked else [])
    assert dice_awaited(table) == ("hero", 5)


@rule("KH-GAP-09", "KH-BAT-37")
@pytest.mark.parametrize(("side", "health", "dice"), [("a", 4, 5), ("b", 9, 4)])
def test_gandiva_may_bring_a_guardian_to_its_weakness_at_once(side: str, health: int, dice: int) -> None:
    table = a_table("arjuna", "sigurd")
    hero(table).unlocked = True
    a_battle(table, "harpy", round=5 if side == "b" else 4)
    assert (battle_of(table).side, battle_of(table).health) == (side, health)
    assert dice_awaited(table) == ("hero", dice)  # one less above the weakness


def an_archer(place: str, *, contender_alone: bool = False) -> HillTable:
    """Arjuna with Gandiva on this tile in the Final battle against Imhotep on the Hill."""
    table = a_table("arjuna", "imhotep", "sigurd")
    hero(table).unlocked = True
    a_final(table, 1, health=0 if contender_alone else None)
    stand(table, 0, place)
    turn_of(table, 0)
    return table


@rule("KH-GAP-09")
def test_the_archer_may_stay_two_tiles_away_and_attack_from_there() -> None:
    table = an_archer("B3")
    assert table.box.distance[HILL]["B3"] == 2
    assert "stay" in offered(table)
    play(table, "stay")
    assert told(table, "stayed") == [{"who": "arjuna", "rule": "KH-GAP-09"}]
    rolls(table, "hdddd", "sweep")
    assert table.state.monster_health == 30 - 4
    assert health_of(table) == 8  # the sweep strikes those next to the Hill
    assert hero(table).place == "B3"


@rule("KH-GAP-09", "KH-MON-16")
def test_results_that_name_the_attacker_reach_the_archer() -> None:
    table = an_archer("B3")
    rolls(table, "stay", "hdddd", "blow")
    assert health_of(table) == 1


@rule("KH-GAP-09", "KH-FINAL-27")
def test_the_archer_may_stop_two_tiles_away_and_others_may_not() -> None:
    table = an_archer("A2")
    away = table.box.distance[HILL]
    assert {away[option.split()[1]] for option in offered(table, "move")} == {1, 2}
    assert "stay" not in offered(table)

    hero(table).unlocked = False
    turn_of(table, 0)
    assert {away[option.split()[1]] for option in offered(table, "move")} == {1}


@rule("KH-GAP-09", "KH-CONT-02", "KH-CONT-14")
def test_the_contender_reaches_the_archer_only_by_his_counterattack() -> None:
    table = an_archer("B3", contender_alone=True)
    rolls(table, "stay", "edddd", "edddd")
    assert health_of(table) == 5  # struck back

    stand(table, 2, "C4")
    turn_of(table, 1)
    assert offered(table, "attack") == ["attack sigurd"]


@rule("KH-GAP-09")
def test_gandiva_adds_nothing_to_an_attack_in_the_final_battle() -> None:
    table = an_archer("B3")
    assert attack_value(table.box, hero(table), against(MONSTER)) == 4
