"""Attacks as pure functions: blows, re-rolls, the Guardian die, the attack value (KH-BAT-13, 18 to 34)."""

from __future__ import annotations

import pytest

from mythwright.games.king_of_the_hill.effects import in_force, lay
from mythwright.games.king_of_the_hill.rules.attack import blows, clash, keepings
from mythwright.games.king_of_the_hill.rules.guardian_die import madness, strike_back
from mythwright.games.king_of_the_hill.rules.mat import (
    CONTENDER,
    GUARDIAN,
    HERO,
    MONSTER,
    against,
    attack_parts,
    attack_value,
    hero_dice,
    never,
)
from tests.games.king_of_the_hill.given import a_table, give, hero
from tests.marks import rule

RUNES = {"g": "greek", "e": "egyptian", "n": "norse", "s": "slavic", "h": "hindu", "d": "dark"}


def runes(letters: str) -> tuple[str, ...]:
    return tuple(RUNES[letter] for letter in letters)


@rule("KH-BAT-18", "KH-BAT-19", "KH-BAT-20", "KH-BAT-21", "KH-BAT-23", "KH-BAT-24", "KH-BAT-25")
@pytest.mark.parametrize(
    ("faces", "found"),
    [
        ("gehnd", ("hit",)),
        ("ggggg", ("hit",)),  # more runes add nothing
        ("sehnd", ("evade",)),
        ("sssss", ("evade",)),
        ("gsehn", ("critical", "hit_and_evade")),
        ("ggsss", ("critical", "hit_and_evade")),
        ("ehndd", ("miss",)),  # runes of others do not matter
        ("ddddd", ("miss",)),
    ],
)
def test_what_a_roll_against_another_mythology_allows(faces: str, found: tuple[str, ...]) -> None:
    assert blows(runes(faces), own="greek", foe="slavic") == found


@rule("KH-BAT-26", "KH-BAT-27", "KH-BAT-25")
@pytest.mark.parametrize(
    ("faces", "found"),
    [
        ("ehnsd", ("miss",)),
        ("gehns", ("hit", "evade")),
        ("ggehn", ("critical", "hit_and_evade")),
        ("gggeh", ("critical", "hit_and_evade")),
        ("ggggg", ("critical", "hit_and_evade")),
    ],
)
def test_what_a_roll_against_the_own_mythology_allows(faces: str, found: tuple[str, ...]) -> None:
    assert blows(runes(faces), own="greek", foe="greek") == found


@rule("KH-FINAL-33", "KH-GAP-93")
@pytest.mark.parametrize(
    ("faces", "foe", "found"),
    [
        ("gehnd", "slavic", ("hit",)),
        ("ggggg", "slavic", ("hit",)),
        ("gsehn", "slavic", ("critical",)),
        ("sehnd", "slavic", ("miss",)),  # nobody evades on the Hill
        ("ehndd", "slavic", ("miss",)),
        ("gehns", "greek", ("hit",)),
        ("ggehn", "greek", ("critical",)),
        ("gggeh", "greek", ("critical",)),
        ("ehnsd", "greek", ("miss",)),
    ],
)
def test_what_a_roll_in_the_final_battle_allows(faces: str, foe: str, found: tuple[str, ...]) -> None:
    assert clash(runes(faces), own="greek", foe=foe) == found


@rule("KH-GAP-05")
def test_any_dice_but_all_may_be_kept_from_a_roll() -> None:
    found = list(keepings(("dark", "dark", "greek")))
    assert found == [
        ("dark", "dark"),
        ("dark", "greek"),
        ("dark",),
        ("greek",),
        (),
    ]


@rule("KH-GAP-05")
@pytest.mark.parametrize(
    ("dice", "most", "found"),
    [
        ("ddg", 0, ["dd", "dg", "d", "g", ""]),  # no limit
        ("ddg", 1, ["dd", "dg"]),
        ("ddg", 2, ["dd", "dg", "d", "g"]),
        ("ddg", 3, ["dd", "dg", "d", "g", ""]),
        ("ddg", 4, ["dd", "dg", "d", "g", ""]),
        ("ddddd", 1, ["dddd"]),
        ("ddddd", 2, ["dddd", "ddd"]),
        ("deghn", 1, ["degh", "degn", "dehn", "dghn", "eghn"]),
        ("g", 1, [""]),
        ("", 1, []),
    ],
)
def test_no_more_dice_are_rolled_again_than_the_limit(dice: str, most: int, found: list[str]) -> None:
    assert ["".join(kept) for kept in keepings(tuple(dice), most)] == found


@rule("KH-BAT-30", "KH-BAT-32", "KH-BAT-33", "KH-BAT-34", "KH-BAT-06")
@pytest.mark.parametrize(
    ("guardian", "side", "face", "found"),
    [
        ("harpy", "a", "hit", ("hit", 2, "KH-BAT-33")),
        ("harpy", "b", "hit", ("hit", 3, "KH-BAT-33")),
        ("harpy", "a", "critical", ("critical", 4, "KH-BAT-34")),
        ("harpy", "b", "critical", ("critical", 5, "KH-BAT-34")),
        ("harpy", "a", "miss", ("miss", 0, "KH-BAT-32")),
        ("harpy", "a", "restore", ("restore", 0, "KH-BAT-30")),
        ("valkyrie", "a", "miss", ("hit", 3, "KH-BAT-33")),
        ("valkyrie", "b", "miss", ("hit", 4, "KH-BAT-33")),
        ("valkyrie", "a", "restore", ("restore", 0, "KH-BAT-30")),
        ("naga", "a", "hit", ("hit", 2, "KH-BAT-33")),
        ("naga", "a", "critical", ("critical", 4, "KH-BAT-34")),
        ("naga", "b", "hit", ("hit", 4, "KH-BAT-33")),
        ("naga", "b", "critical", ("critical", 6, "KH-BAT-34")),
    ],
)
def test_what_the_guardian_die_means_with_the_ability_at_work(
    guardian: str, side: str, face: str, found: tuple[str, int, str]
) -> None:
    card = a_table().box.guardians[guardian]
    assert strike_back(card, side, getattr(card, side).effect, face, 2) == found


@rule("KH-BAT-37")
@pytest.mark.parametrize(
    ("guardian", "face", "found"),
    [
        ("valkyrie", "miss", ("miss", 0, "KH-BAT-32")),
        ("naga", "hit", ("hit", 1, "KH-BAT-33")),
        ("naga", "critical", ("critical", 3, "KH-BAT-34")),
    ],
)
def test_what_the_guardian_die_means_without_the_ability(
    guardian: str, face: str, found: tuple[str, int, str]
) -> None:
    assert strike_back(a_table().box.guardians[guardian], "a", (), face, 2) == found


@rule("KH-GAP-39")
@pytest.mark.parametrize(
    ("verb", "amount", "dark", "damage"),
    [
        ("hurt", 1, 0, 0),
        ("hurt", 1, 1, 1),
        ("hurt", 1, 5, 1),
        ("hurt", 3, 1, 3),
        ("hurt_per_dark", 2, 0, 0),
        ("hurt_per_dark", 2, 1, 1),
        ("hurt_per_dark", 2, 2, 2),
        ("hurt_per_dark", 2, 3, 2),
    ],
)
def test_madness_by_the_number_of_dark_runes(verb: str, amount: int, dark: int, damage: int) -> None:
    assert madness(verb, amount, dark) == damage


@rule("KH-GAP-07", "KH-GAP-33", "KH-GAP-36")
@pytest.mark.parametrize(
    ("kind", "side", "mythology", "strong", "strongest", "dark"),
    [
        (GUARDIAN, "a", "greek", False, False, False),
        (GUARDIAN, "b", "greek", True, True, False),
        (GUARDIAN, "a", "dark", False, False, True),
        (MONSTER, "", "norse", True, True, False),
        (MONSTER, "", "dark", True, True, True),
        (CONTENDER, "", "", False, True, False),
        (CONTENDER, "b", "dark", False, True, False),
        (HERO, "", "", False, False, False),
    ],
)
def test_which_conditions_hold_against_whom(
    kind: str, side: str, mythology: str, strong: bool, strongest: bool, dark: bool
) -> None:
    holds = against(kind, side, mythology)
    assert holds("b_side_or_monster") is strong
    assert holds("b_side_monster_or_contender") is strongest
    assert holds("dark_foe") is dark
    assert not holds("guardian_blow")


@rule("KH-BAT-13", "KH-HERO-01")
def test_the_attack_value_adds_every_lasting_bonus_and_names_it() -> None:
    # given Heracles with two Temples of Attack, a third bonus copied, one of Health, the Hammer, and a potion
    table = a_table()
    give(
        table,
        artifacts=("forge_hammer", "moon_bow"),
        temples=(("A1", "attack"), ("A2", "attack"), ("A3", "health")),
    )
    who = hero(table)
    who.copied = ("market", "attack", "market")
    lay(table, 0, "attack_potion", "KH-RCARD-03")

    # then each part is named, and what gives no attack is not
    assert attack_parts(table.box, who, never) == [
        ("heracles", 5),
        ("attack", 2),
        ("attack", 2),
        ("false_prophet", 2),
        ("forge_hammer", 1),
        ("attack_potion", 1),
    ]
    assert attack_value(table.box, who, never) == 13


@rule("KH-BAT-13")
@pytest.mark.parametrize(
    ("name", "value"), [("heracles", 5), ("imhotep", 3), ("sigurd", 4), ("baba_yaga", 3), ("arjuna", 4)]
)
def test_without_any_bonus_it_is_the_basic_attack(name: str, value: int) -> None:
    table = a_table(name, "sigurd" if name != "sigurd" else "arjuna")
    assert attack_value(table.box, hero(table), never) == value


@rule("KH-GAP-33", "KH-GAP-36", "KH-BAT-13")
def test_a_bonus_with_a_condition_counts_only_where_it_holds() -> None:
    table = a_table()
    give(table, artifacts=("gauntlet_of_tyr", "trident_of_nodens"))
    assert attack_value(table.box, hero(table), never) == 7
    assert attack_value(table.box, hero(table), against(GUARDIAN, "b", "dark")) == 10


@rule("KH-GAP-88")
@pytest.mark.parametrize(("name", "value"), [("heracles", 2), ("arjuna", 1), ("imhotep", 1)])
def test_fear_leaves_an_attack_value_of_at_least_one(name: str, value: int) -> None:
    table = a_table(name, "sigurd")
    lay(table, 0, "fenrir", "KH-GAP-88")
    assert attack_value(table.box, hero(table), never) == value


@rule("KH-GAP-88")
def test_darkness_leaves_three_dice() -> None:
    table = a_table()
    assert hero_dice(table.box, hero(table), 5) == 5
    lay(table, 0, "apep", "KH-GAP-88")
    assert hero_dice(table.box, hero(table), 5) == 3


@rule("KH-HERO-06", "KH-HERO-07")
def test_a_special_ability_works_only_once_it_is_unlocked() -> None:
    table = a_table("sigurd", "arjuna")
    who, strong = hero(table), against(GUARDIAN, "b", "greek")
    assert attack_value(table.box, who, strong) == 4
    assert len(in_force(table.box, who)) == 1
    who.unlocked = True
    assert attack_value(table.box, who, strong) == 7
    assert attack_value(table.box, who, against(GUARDIAN, "a", "greek")) == 4
