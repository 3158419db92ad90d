"""Artifacts that work in an attack, in Battle and Final battle (KH-GAP-31 to 36, KH-GAP-61, KH-GAP-62)."""

from __future__ import annotations

import pytest

from mythwright.core.ruling import Refused
from mythwright.games.king_of_the_hill.box import HillTable
from mythwright.games.king_of_the_hill.state import Item
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
    attack_of,
    battle_of,
    dice_awaited,
    health_of,
    rolls,
)
from tests.marks import rule

BOWS = [("moon_bow", 3, "KH-GAP-31"), ("thunder_axe", 3, "KH-GAP-34"), ("vel", 4, "KH-GAP-35")]


def refusal(table: HillTable, answer: str) -> tuple[str, ...]:
    with pytest.raises(Refused) as refused:
        table.play(answer)
    return refused.value.rules


def at_the_hill(name: str, *artifacts: str, contender_alone: bool = False, monster: str = "") -> HillTable:
    """This hero next to the Hill, before his attack on Imhotep's Monster or on Imhotep alone."""
    table = a_table(name, "imhotep")
    give(table, artifacts=artifacts)
    a_final(table, 1, health=0 if contender_alone else None, monster=monster)
    stand(table, 0, "C4")
    return turn_of(table, 0)


# -- more damage for one attack ------------------------------------------------------------------------


@rule("KH-GAP-31", "KH-GAP-34", "KH-GAP-35", "KH-BAT-14")
@pytest.mark.parametrize(("card", "more", "cited"), BOWS)
@pytest.mark.parametrize(
    ("faces", "blow", "basic"), [("hneee", "critical", 6), ("hneee", "hit_and_evade", 4)]
)
def test_one_attack_deals_more_damage(
    card: str, more: int, cited: str, faces: str, blow: str, basic: int
) -> None:
    table, battle = a_duel("valkyrie", side="b", artifacts=(card,))
    assert offered(table) == ["attack", f"use {card}"]
    play(table, f"use {card}")
    assert told(table, "used") == [{"who": "arjuna", "card": card, "rule": "KH-ART-03"}]
    assert told(table, "laid") == [{"who": "arjuna", "card": card, "rule": cited}]
    assert hero(table).artifacts == (Item(card, 1),)

    rolls(table, "hneee", blow)
    assert battle.health == 13 - basic - more
    assert told(table, "wounded")[0]["parts"][-1] == ("cards", more)
    assert told(table, "lifted") == [{"who": "arjuna", "card": card, "rule": "KH-GAP-61"}]
    assert hero(table).lasting == ()


@rule("KH-GAP-61", "KH-ART-05")
@pytest.mark.parametrize(("card", "more", "cited"), BOWS)
def test_it_lasts_for_one_attack_and_is_lost_on_a_miss(card: str, more: int, cited: str) -> None:
    table, battle = a_duel("valkyrie", side="b", artifacts=(card,))
    rolls(table, f"use {card}", "eeeee")
    assert battle.health == 13
    rolls(table, "restore")  # once a turn: the next roll follows without a question
    rolls(table, "heeee")
    assert battle.health == 9
    assert len(told(table, "wounded")) == 1


@rule("KH-ART-04", "KH-GAP-61")
def test_the_second_use_goes_to_the_market_and_still_works() -> None:
    table, battle = a_duel("valkyrie", side="b")
    hero(table).artifacts = (Item("vel", 1),)
    turn_of(table)
    battle = battle_of(table)
    rolls(table, "use vel", "heeee")
    assert battle.health == 5
    assert (hero(table).artifacts, table.state.market) == ((), ("vel",))


@rule("KH-GAP-61", "KH-GAP-62")
def test_a_bow_drawn_for_an_attack_that_never_came_is_spent() -> None:
    # given Vel drawn against a Harpy whom the Thunderbolt kills before the roll
    table, _ = a_duel("harpy", artifacts=("vel", "thunderbolt_of_olympus"))
    play(table, "use vel", "use thunderbolt_of_olympus")
    assert len(told(table, "won_battle")) == 1
    assert hero(table).lasting == ("vel",)

    # when the turn is over, it is over for Vel
    play(table, "decline")
    assert hero(table).lasting == ()


@rule("KH-GAP-31", "KH-GAP-35", "KH-FINAL-34")
@pytest.mark.parametrize(("card", "more", "cited"), BOWS)
def test_it_works_on_monster_and_contender_as_well(card: str, more: int, cited: str) -> None:
    table = at_the_hill("arjuna", card)
    rolls(table, f"use {card}", "hdddd", "sweep")
    assert table.state.monster_health == 20 - 4 - more

    table = at_the_hill("arjuna", card, contender_alone=True)
    rolls(table, f"use {card}", "hdddd")
    assert health_of(table, 1) == 9 - 4 - more
    assert hero(table).lasting == ()


# -- a lasting attack value ----------------------------------------------------------------------------


@rule("KH-GAP-31", "KH-GAP-33", "KH-GAP-36", "KH-BAT-13")
@pytest.mark.parametrize(
    ("card", "guardian", "side", "attack"),
    [
        ("forge_hammer", "harpy", "a", 5),
        ("forge_hammer", "harpy", "b", 5),
        ("gauntlet_of_tyr", "harpy", "a", 5),
        ("gauntlet_of_tyr", "harpy", "b", 6),
        ("trident_of_nodens", "harpy", "a", 5),
        ("trident_of_nodens", "harpy", "b", 5),
        ("trident_of_nodens", "shoggoth", "a", 7),
        ("trident_of_nodens", "shoggoth", "b", 7),
    ],
)
def test_passive_artifacts_raise_the_attack_value(card: str, guardian: str, side: str, attack: int) -> None:
    table, battle = a_duel(guardian, side=side, artifacts=(card,))
    full = battle.health
    assert told(table, "battle_began")[0]["attack"] == attack
    rolls(table, "heee" if guardian == "harpy" else "heeee")
    assert battle.health == full - attack
    assert hero(table).artifacts == (Item(card, 0),)


@rule("KH-GAP-33", "KH-GAP-36")
@pytest.mark.parametrize(
    ("card", "monster", "damage"),
    [
        ("gauntlet_of_tyr", "apep", 6),
        ("trident_of_nodens", "apep", 5),
        ("trident_of_nodens", "cthulhu", 7),
        ("forge_hammer", "cthulhu", 5),
    ],
)
def test_passive_artifacts_against_monsters(card: str, monster: str, damage: int) -> None:
    table = at_the_hill("arjuna", card, monster=monster)
    rolls(table, "hssss", "sweep")
    assert table.state.monster_health == 20 - damage


@rule("KH-GAP-33", "KH-GAP-36")
@pytest.mark.parametrize("card", ["gauntlet_of_tyr", "trident_of_nodens", "forge_hammer"])
def test_passive_artifacts_give_one_against_the_contender(card: str) -> None:
    table = at_the_hill("arjuna", card, contender_alone=True)
    rolls(table, "hdddd")
    assert health_of(table, 1) == 4


@rule("KH-GAP-33", "KH-BAT-23")
@pytest.mark.parametrize(("faces", "blow", "left"), [("hneee", "critical", 6), ("hneee", "hit_and_evade", 9)])
def test_mjolnir_adds_one_to_a_critical_hit(faces: str, blow: str, left: int) -> None:
    table, battle = a_duel("valkyrie", side="b", artifacts=("mjolnir",))
    rolls(table, faces, blow)
    assert battle.health == left


@rule("KH-GAP-33", "KH-GAP-05")
def test_mjolnir_adds_to_the_thirteenth_labour() -> None:
    table, battle = a_duel("valkyrie", "heracles", side="b", artifacts=("mjolnir",))
    hero(table).unlocked = True
    rolls(table, "gneee", "critical")
    assert battle.health == 13 - 5 - 4
    assert told(table, "wounded")[0]["parts"] == (("heracles", 5), ("critical", 4))


# -- after the roll ------------------------------------------------------------------------------------


@rule("KH-GAP-31")
def test_the_spear_of_ares_rolls_dice_again() -> None:
    table, battle = a_duel("valkyrie", artifacts=("spear_of_ares",))
    assert dice_awaited(table) == ("hero", 5)  # nothing to do before the roll
    rolls(table, "eeedd")
    assert "miss" in offered(table)
    assert "use spear_of_ares egyptian egyptian egyptian dark" not in offered(table)  # written in order
    play(table, "use spear_of_ares dark dark egyptian egyptian")
    assert dice_awaited(table) == ("hero", 1)
    rolls(table, "h")
    assert battle.health == 4
    assert hero(table).artifacts == (Item("spear_of_ares", 1),)


@rule("KH-GAP-31")
@pytest.mark.parametrize("number", range(1, 6))
def test_the_spear_of_ares_rolls_any_number_of_dice_again(number: int) -> None:
    table, battle = a_duel("valkyrie", artifacts=("spear_of_ares",))
    rolls(table, "eesdd")
    ways = offered(table, "use")
    assert len(ways) == len(set(ways)) == 17  # every different set of up to four dice
    kept = ("dark", "dark", "egyptian", "egyptian", "slavic")[number:]
    play(table, " ".join(("use spear_of_ares", *kept)))
    assert dice_awaited(table) == ("hero", number)
    rolls(table, "h" + "d" * (number - 1))
    assert battle.health == 4


@rule("KH-GAP-31", "KH-GAP-05")
def test_strength_and_spear_may_follow_each_other_on_one_roll() -> None:
    table, battle = a_duel("valkyrie", "heracles", artifacts=("spear_of_ares",))
    four = "egyptian egyptian egyptian egyptian"
    rolls(table, "eeeee", f"use lions_strength {four}", "e", "use spear_of_ares", "geeee")
    assert battle.health == 3
    assert dice_awaited(table) == ("guardian", 1)


@rule("KH-GAP-31", "KH-MON-13")
def test_the_spear_works_in_the_final_battle() -> None:
    table = at_the_hill("arjuna", "spear_of_ares")
    rolls(table, "ddddd", "sweep", "use spear_of_ares", "hdddd")
    assert table.state.monster_health == 16


@rule("KH-GAP-32", "KH-BAT-29")
@pytest.mark.parametrize(("faces", "blow"), [("heeee", "hit"), ("hneee", "critical")])
def test_the_claw_of_sekhmet_keeps_a_struck_guardian_from_answering(faces: str, blow: str) -> None:
    table, battle = a_duel("valkyrie", side="b", artifacts=("claw_of_sekhmet",))
    rolls(table, faces)
    assert "use claw_of_sekhmet" in offered(table)
    play(table, "use claw_of_sekhmet", *([blow] if blow == "critical" else []))
    assert battle.health == (9 if blow == "hit" else 7)
    assert dice_awaited(table) == ("hero", 5)
    assert hero(table).lasting == ()  # this time only

    rolls(table, "heeee")
    assert dice_awaited(table) == ("guardian", 1)


@rule("KH-GAP-32")
def test_the_claw_is_wasted_on_a_miss() -> None:
    table, _ = a_duel("valkyrie", artifacts=("claw_of_sekhmet",))
    rolls(table, "eeeee", "use claw_of_sekhmet")
    assert dice_awaited(table) == ("guardian", 1)


@rule("KH-GAP-32")
def test_the_claw_stays_in_its_sheath_in_the_final_battle() -> None:
    table = at_the_hill("arjuna", "claw_of_sekhmet", "gungnir")
    rolls(table, "ddddd", "sweep")
    assert offered(table) == ["miss", "use gungnir"]
    assert refusal(table, "use claw_of_sekhmet") == ("KH-GAP-61",)


@rule("KH-GAP-33")
def test_gungnir_makes_a_hit_of_a_miss() -> None:
    table, battle = a_duel("valkyrie", artifacts=("gungnir",))
    rolls(table, "eeeee")
    assert offered(table) == ["miss", "use gungnir"]
    play(table, "use gungnir")
    assert battle.health == 4
    assert told(table, "struck") == [{"who": "arjuna", "blow": "hit", "rule": "KH-BAT-17"}]
    assert told(table, "laid") == [{"who": "arjuna", "card": "gungnir", "rule": "KH-GAP-61"}]

    rolls(table, "restore", "eeeee")  # the next miss is a miss again
    assert (battle.health, dice_awaited(table)) == (7, ("guardian", 1))


@rule("KH-GAP-33", "KH-FINAL-34")
def test_gungnir_works_on_a_monster() -> None:
    table = at_the_hill("arjuna", "gungnir")
    rolls(table, "ddddd", "sweep", "use gungnir")
    assert table.state.monster_health == 16


@rule("KH-GAP-35")
def test_vajra_makes_a_critical_hit_of_a_hit() -> None:
    table, battle = a_duel("valkyrie", artifacts=("vajra",))
    rolls(table, "heeee")
    assert offered(table) == ["hit", "use vajra"]
    play(table, "use vajra")
    assert battle.health == 2
    assert told(table, "wounded")[0]["rule"] == "KH-BAT-23"
    rolls(table, "restore", "heeee")
    assert battle.health == 1  # a plain HIT again


@rule("KH-GAP-35", "KH-GAP-33")
def test_gungnir_and_then_vajra_make_a_critical_hit_of_a_miss() -> None:
    table, battle = a_duel("valkyrie", artifacts=("gungnir", "vajra"))
    rolls(table, "eeeee", "use gungnir")
    assert offered(table) == ["hit", "use vajra"]
    play(table, "use vajra")
    assert battle.health == 2


@rule("KH-GAP-35", "KH-BAT-26")
def test_vajra_leaves_the_choice_to_evade_the_own_mythology() -> None:
    table, battle = a_duel("naga", artifacts=("vajra",))
    rolls(table, "heeee", "use vajra")
    assert offered(table) == ["critical", "evade"]
    play(table, "critical")
    assert battle.health == 4


@rule("KH-GAP-39", "KH-GAP-35")
def test_against_the_riddle_even_vajra_strikes_no_critical_hit() -> None:
    table, battle = a_duel("sphinx", artifacts=("vajra",))
    rolls(table, "hnnnn", "use vajra")
    assert battle.health == 6
    assert told(table, "wounded")[0]["rule"] == "KH-BAT-20"


# -- damage at once ------------------------------------------------------------------------------------


@rule("KH-GAP-35", "KH-GAP-62")
@pytest.mark.parametrize(
    ("card", "damage", "cited", "left"),
    [
        ("flame_of_agni", 3, "KH-GAP-35", Item("flame_of_agni", 1)),
        ("thunderbolt_of_olympus", 10, "KH-GAP-62", Item("thunderbolt_of_olympus", 0)),
    ],
)
def test_fire_strikes_the_guardian_before_the_roll(card: str, damage: int, cited: str, left: Item) -> None:
    table, battle = a_duel("valkyrie", side="b", artifacts=(card,))
    assert offered(table) == ["attack", f"use {card}"]
    play(table, f"use {card}")
    assert battle.health == 13 - damage
    [wounded] = told(table, "wounded")
    assert (wounded["amount"], wounded["rule"]) == (damage, cited)
    assert hero(table).artifacts == (left,)
    assert dice_awaited(table) == ("hero", 5)  # then attack as usual


@rule("KH-GAP-35", "KH-BAT-39")
@pytest.mark.parametrize(("health", "won"), [(3, True), (4, False)])
def test_a_guardian_may_die_by_fire_alone(health: int, won: bool) -> None:
    table, battle = a_duel("valkyrie", artifacts=("flame_of_agni",))
    battle.health = health
    play(table, "use flame_of_agni")
    assert len(told(table, "won_battle")) == won
    assert battle.health == (0 if won else 1)


@rule("KH-GAP-35", "KH-GAP-62")
@pytest.mark.parametrize(("card", "damage"), [("flame_of_agni", 3), ("thunderbolt_of_olympus", 10)])
def test_fire_strikes_a_monster_before_the_roll(card: str, damage: int) -> None:
    table = at_the_hill("arjuna", card)
    play(table, f"use {card}")
    assert table.state.monster_health == 20 - damage
    assert dice_awaited(table) == ("hero", 5)


@rule("KH-GAP-35", "KH-GAP-62")
@pytest.mark.parametrize("card", ["flame_of_agni", "thunderbolt_of_olympus"])
def test_fire_is_not_for_heroes(card: str) -> None:
    table = at_the_hill("arjuna", card, "moon_bow", contender_alone=True)
    assert offered(table, "use") == ["use moon_bow"]

    table = a_table("arjuna", "imhotep")
    give(table, artifacts=(card, "moon_bow"))
    a_final(table, 0, health=0)
    stand(table, 1, "C4")
    turn_of(table, 0)
    assert offered(table, "use") == ["use moon_bow"]


# -- protection ----------------------------------------------------------------------------------------


@rule("KH-GAP-31", "KH-BAT-35")
@pytest.mark.parametrize(
    ("guardian", "face", "left"),
    [("harpy", "hit", 7), ("harpy", "critical", 5), ("lisovyk", "hit", 8), ("lisovyk", "critical", 6)],
)
def test_the_aegis_takes_one_from_a_guardians_blow(guardian: str, face: str, left: int) -> None:
    table, _ = a_duel(guardian, artifacts=("aegis",))
    rolls(table, "e" * table.pending.number, face)
    assert health_of(table) == left
    rolls(table, "e" * table.pending.number, face)
    assert health_of(table) == 8 - 2 * (8 - left)  # each of them


@rule("KH-GAP-31")
def test_the_aegis_does_not_help_against_thorns_or_madness() -> None:
    table, _ = a_duel("lisovyk", artifacts=("aegis",))
    rolls(table, "heeee")
    assert health_of(table) == 7

    table, _ = a_duel("shoggoth", artifacts=("aegis",))
    rolls(table, "deeee")
    assert health_of(table) == 7


@rule("KH-GAP-31")
def test_the_aegis_does_not_help_against_a_monster() -> None:
    table = at_the_hill("arjuna", "aegis")
    rolls(table, "ddddd", "sweep")
    assert health_of(table) == 5


@rule("KH-GAP-35")
@pytest.mark.parametrize(
    ("guardian", "answers", "left"),
    [
        ("harpy", ["eeee", "critical", "eeee", "hit"], 8 - 2 - 2),
        ("lisovyk", ["heeee", "hit"], 8 - 0 - 1),  # the Thorns were the first damage
        ("shoggoth", ["deeee", "deeee"], 8 - 0 - 1),
    ],
)
def test_the_armour_of_surya_softens_the_first_damage_of_a_battle(
    guardian: str, answers: list[str], left: int
) -> None:
    table, _ = a_duel(guardian, artifacts=("armour_of_surya",))
    rolls(table, *answers)
    assert health_of(table) == left


@rule("KH-GAP-35")
def test_the_armour_works_in_each_battle_anew_and_not_outside() -> None:
    table, _ = a_duel("harpy", artifacts=("armour_of_surya",))
    rolls(table, "eeee", "hit", "eeee", "hit")
    assert health_of(table) == 6
    a_battle(table, "harpy", "C4", god="hermes")
    rolls(table, "eeee", "hit")
    assert health_of(table) == 6

    table = at_the_hill("arjuna", "armour_of_surya")
    rolls(table, "ddddd", "sweep")
    assert health_of(table) == 5


@rule("KH-GAP-62")
def test_the_needle_of_koschei_turns_a_deadly_blow_into_full_health() -> None:
    table, _ = a_duel("harpy", artifacts=("needle_of_koschei",), health=2)
    assert offered(table) == ["attack", "use needle_of_koschei"]
    rolls(table, "attack", "eeee", "hit")
    assert health_of(table) == 8
    assert told(table, "revived") == [
        {"who": "arjuna", "artifact": "needle_of_koschei", "left": 8, "rule": "KH-GAP-62"},
    ]
    assert told(table, "lost_battle") == []
    assert hero(table).artifacts == (Item("needle_of_koschei", 0),)
    assert dice_awaited(table) == ("hero", 4)

    hero(table).health = 2
    rolls(table, "eeee", "hit")
    assert len(told(table, "lost_battle")) == 1  # it was its one use


@rule("KH-GAP-61")
def test_in_the_window_after_a_roll_only_what_belongs_there_is_offered() -> None:
    table, _ = a_duel("valkyrie", artifacts=("moon_bow", "gungnir"), rewards=("healing_potion",), health=5)
    assert offered(table) == ["attack", "reward healing_potion", "use moon_bow"]
    rolls(table, "attack", "eeeee")
    assert offered(table) == ["miss", "use gungnir"]
    assert kinds(table) == {"miss", "use"}
    assert refusal(table, "use moon_bow") == ("KH-GAP-61",)
    assert attack_of(table).runes == ("egyptian",) * 5
