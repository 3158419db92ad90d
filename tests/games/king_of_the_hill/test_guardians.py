"""The six Guardians, both sides: figures, abilities, and the weakness that ends them (KH-GAP-38 to 41)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.king_of_the_hill.given import a_battle, a_table, offered, play, told
from tests.games.king_of_the_hill.given_fights import a_duel, battle_of, dice_awaited, health_of, rolls
from tests.marks import rule

FIGURES = {  # attack, health, weakness and Reward cards of side A, then of side B
    "harpy": ("greek", (2, 9, 4, 1), (3, 14, 6, 2)),
    "sphinx": ("egyptian", (2, 10, 5, 1), (3, 15, 7, 2)),
    "valkyrie": ("norse", (3, 8, 4, 1), (4, 13, 6, 2)),
    "lisovyk": ("slavic", (1, 8, 3, 1), (2, 13, 5, 2)),
    "naga": ("hindu", (1, 10, 5, 1), (2, 15, 7, 2)),
    "shoggoth": ("dark", (2, 10, 5, 1), (3, 14, 6, 2)),
}


@rule("KH-GAP-39", "KH-GAP-10", "KH-GAP-40", "KH-GAP-48", "KH-BAT-03", "KH-BAT-40", "KH-BAT-41")
def test_the_guardians_are_the_six_of_the_catalogue() -> None:
    box = a_table().box
    found = {
        name: (
            card.mythology,
            *((s.attack, s.health, s.weakness, s.rewards) for s in (card.a, card.b)),
        )
        for name, card in box.guardians.items()
    }
    assert found == FIGURES
    assert box.guardian_of == {row[0]: name for name, row in FIGURES.items()}


@rule("KH-BAT-10")
def test_each_guardian_has_one_ability_on_either_side() -> None:
    for card in a_table().box.guardians.values():
        assert len(card.a.effect) == len(card.b.effect) == 1


@rule("KH-GAP-38", "KH-GAP-10")
def test_the_faces_of_the_guardian_die() -> None:
    dice = a_table().box.dice
    assert Counter(dice["guardian"]) == {"hit": 2, "miss": 2, "critical": 1, "restore": 1}
    assert sorted(dice["hero"]) == ["dark", "egyptian", "greek", "hindu", "norse", "slavic"]


@rule("KH-GAP-10")
def test_two_heroes_may_face_guardians_of_one_kind_at_once() -> None:
    # given the heroes each beside a Harpy
    table = a_table("arjuna", "sigurd")
    a_battle(table, "harpy", "C4", seat=1, god="artemis")
    a_battle(table, "harpy", "E4", seat=0, god="athena")

    # then the first Battle is on with a Harpy of full health, and the other Harpy waits
    assert battle_of(table).health == 9
    assert table.state.guardians["C4"].guardian == table.state.guardians["E4"].guardian == "harpy"


@rule("KH-BAT-07", "KH-BAT-11", "KH-BAT-04", "KH-BAT-05")
@pytest.mark.parametrize("guardian", FIGURES)
@pytest.mark.parametrize(("round", "side"), [(1, "a"), (4, "a"), (5, "b"), (10, "b")])
def test_side_and_health_are_set_by_the_round(guardian: str, round: int, side: str) -> None:
    table = a_battle(a_table("arjuna", "sigurd"), guardian, round=round)

    health = FIGURES[guardian][1 if side == "a" else 2][1]
    assert (battle_of(table).side, battle_of(table).health) == (side, health)
    [began] = told(table, "battle_began")
    assert began["rule"] == "KH-BAT-11"
    assert (began["guardian"], began["side"], began["health"], began["attack"]) == (guardian, side, health, 4)


# -- Feather Storm -------------------------------------------------------------------------------------


@rule("KH-GAP-39", "KH-BAT-17", "KH-BAT-08", "KH-BAT-37")
@pytest.mark.parametrize(("side", "weakness"), [("a", 4), ("b", 6)])
def test_the_harpy_takes_a_die_while_she_is_above_her_weakness(side: str, weakness: int) -> None:
    table, battle = a_duel("harpy", side=side)
    assert dice_awaited(table) == ("hero", 4)

    battle.health = weakness + 1
    rolls(table, "geee")  # an EVADE: he rolls again
    assert dice_awaited(table) == ("hero", 4)

    battle.health = weakness
    rolls(table, "geee")
    assert dice_awaited(table) == ("hero", 5)


# -- Riddle --------------------------------------------------------------------------------------------


@rule("KH-GAP-39")
@pytest.mark.parametrize("side", ["a", "b"])
def test_the_sphinx_turns_a_critical_hit_into_a_hit(side: str) -> None:
    table, battle = a_duel("sphinx", side=side)
    full = battle.health
    rolls(table, "heddd")
    assert offered(table) == ["hit", "hit_and_evade"]

    play(table, "hit")
    assert battle.health == full - 4


@rule("KH-GAP-39", "KH-GAP-41")
@pytest.mark.parametrize(
    ("side", "health", "best"),
    [("a", 5, "critical"), ("a", 6, "hit"), ("b", 7, "critical"), ("b", 8, "hit")],
)
def test_a_weak_sphinx_knows_no_riddle(side: str, health: int, best: str) -> None:
    table, battle = a_duel("sphinx", side=side)
    battle.health = health
    rolls(table, "edddd", "heddd")  # the EVADE lets the next roll see the new health
    assert offered(table) == [best, "hit_and_evade"]


@rule("KH-GAP-39", "KH-BAT-27")
def test_imhotep_strikes_no_critical_hit_at_his_own_sphinx() -> None:
    table, battle = a_duel("sphinx", "imhotep")
    rolls(table, "eeddd")
    assert offered(table) == ["hit", "hit_and_evade"]
    play(table, "hit_and_evade")
    assert battle.health == 7


# -- Battle Fury ---------------------------------------------------------------------------------------


@rule("KH-GAP-39", "KH-GAP-41")
@pytest.mark.parametrize(("side", "weakness", "damage"), [("a", 4, 3), ("b", 6, 4)])
def test_the_valkyries_miss_is_a_hit(side: str, weakness: int, damage: int) -> None:
    table, battle = a_duel("valkyrie", side=side)
    battle.health = weakness + 1
    rolls(table, "ddddd", "miss")
    assert health_of(table) == 8 - damage
    assert told(table, "guardian_missed") == []


@rule("KH-GAP-39", "KH-GAP-41", "KH-BAT-32")
@pytest.mark.parametrize(("side", "weakness"), [("a", 4), ("b", 6)])
def test_a_weak_valkyries_miss_is_a_miss(side: str, weakness: int) -> None:
    # the blow that weakens her counts: her own die is judged when it is rolled
    table, battle = a_duel("valkyrie", side=side)
    battle.health = weakness + 4
    rolls(table, "hdddd", "miss")
    assert battle.health == weakness
    assert health_of(table) == 8
    assert told(table, "guardian_missed") == [{"guardian": "valkyrie", "rule": "KH-BAT-32"}]


# -- Thorns --------------------------------------------------------------------------------------------


@rule("KH-GAP-39", "KH-GAP-41")
@pytest.mark.parametrize(("side", "thorns"), [("a", 1), ("b", 2)])
@pytest.mark.parametrize(
    ("faces", "blow"), [("hdddd", ""), ("hsddd", "critical"), ("hsddd", "hit_and_evade")]
)
def test_thorns_prick_whoever_strikes_lisovyk(side: str, thorns: int, faces: str, blow: str) -> None:
    table, _ = a_duel("lisovyk", side=side)
    rolls(table, faces)
    if blow:
        play(table, blow)
    assert health_of(table) == 8 - thorns
    [hurt] = told(table, "hurt")
    assert (hurt["rule"], hurt["amount"], hurt["left"]) == ("KH-GAP-39", thorns, 8 - thorns)


@rule("KH-GAP-39")
@pytest.mark.parametrize("faces", ["sdddd", "ddddd"])
def test_thorns_prick_nobody_who_does_not_strike(faces: str) -> None:
    table, _ = a_duel("lisovyk")
    rolls(table, faces)
    assert health_of(table) == 8


@rule("KH-GAP-40", "KH-GAP-41", "KH-BAT-37", "KH-BAT-38")
@pytest.mark.parametrize(("side", "health", "left"), [("a", 3, 8), ("a", 4, 7), ("b", 5, 8), ("b", 6, 6)])
def test_thorns_are_judged_when_the_dice_are_rolled(side: str, health: int, left: int) -> None:
    table, battle = a_duel("lisovyk", side=side)
    battle.health = health
    rolls(table, "sdddd", "hdddd")  # the EVADE lets the next roll see the new health
    assert health_of(table) == left


# -- Venom ---------------------------------------------------------------------------------------------


@rule("KH-GAP-39", "KH-GAP-41")
@pytest.mark.parametrize(
    ("side", "face", "health", "damage"),
    [
        ("a", "hit", 6, 2),
        ("a", "hit", 5, 1),
        ("a", "critical", 6, 4),
        ("a", "critical", 5, 3),
        ("b", "hit", 8, 4),
        ("b", "hit", 7, 2),
        ("b", "critical", 8, 6),
        ("b", "critical", 7, 4),
    ],
)
def test_venom_adds_to_the_nagas_blows(side: str, face: str, health: int, damage: int) -> None:
    table, battle = a_duel("naga", "imhotep", side=side)
    battle.health = health
    rolls(table, "ddddd", face)
    assert health_of(table) == 9 - damage


# -- Madness -------------------------------------------------------------------------------------------


@rule("KH-GAP-39")
@pytest.mark.parametrize(
    ("side", "faces", "damage"),
    [
        ("a", "heeee", 0),
        ("a", "hdeee", 1),
        ("a", "hdddd", 1),
        ("b", "heeee", 0),
        ("b", "hdeee", 1),
        ("b", "hddee", 2),
        ("b", "hdddd", 2),
    ],
)
def test_dark_runes_madden_whoever_attacks_the_shoggoth(side: str, faces: str, damage: int) -> None:
    table, _ = a_duel("shoggoth", side=side)
    rolls(table, faces)
    if "d" in faces:
        play(table, "critical")
    assert health_of(table) == 8 - damage
    assert len(told(table, "hurt")) == (damage > 0)


@rule("KH-GAP-39")
def test_a_dark_rune_evades_the_shoggoth_and_maddens_all_the_same() -> None:
    table, battle = a_duel("shoggoth")
    rolls(table, "deeee")
    assert health_of(table) == 7
    assert battle.health == 10
    assert dice_awaited(table) == ("hero", 5)


@rule("KH-GAP-41")
@pytest.mark.parametrize(("side", "health", "left"), [("a", 5, 8), ("a", 6, 7), ("b", 6, 8), ("b", 7, 6)])
def test_madness_is_judged_when_the_dice_are_rolled(side: str, health: int, left: int) -> None:
    table, battle = a_duel("shoggoth", side=side)
    battle.health = health
    rolls(table, "eeeee", "miss", "hddee", "critical")
    assert health_of(table) == left


@rule("KH-GAP-41", "KH-GAP-05")
def test_the_faces_that_stand_after_a_re_roll_count_for_madness() -> None:
    # given Heracles before the Shoggoth, with a Dark rune among his dice
    table, _ = a_duel("shoggoth", "heracles")
    rolls(table, "gdeee")

    # when his Lion's Strength rolls it away
    play(table, "use lions_strength egyptian egyptian egyptian greek", "hindu")

    # then no Madness comes of the HIT
    assert health_of(table) == 7
    assert dice_awaited(table) == ("guardian", 1)
