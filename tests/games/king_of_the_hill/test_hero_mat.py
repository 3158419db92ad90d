"""The hero's mat: attack, Health, slots, abilities, and what unlocks the special one (KH-HERO)."""

from __future__ import annotations

import pytest

from mythwright.games.king_of_the_hill.rules.mat import (
    attack_value,
    completed_path,
    empty,
    has_market,
    infinity,
    never,
    path_counts,
    speed,
)
from mythwright.games.king_of_the_hill.rules.temples import destroy
from mythwright.games.king_of_the_hill.state import ArenaMat, Item, Lone, Temple
from tests.games.king_of_the_hill.given import (
    a_battle,
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
from tests.games.king_of_the_hill.given_cards import a_layer, a_meeting, asked, refusal, refused
from tests.marks import rule

MATS = {  # attack, Health, ability, special ability, the Temples that unlock it
    "heracles": (5, 7, "lions_strength", "thirteenth_labour", "attack"),
    "imhotep": (3, 9, "master_builder", "wisdom_of_saqqara", "rewards"),
    "sigurd": (4, 8, "dragons_blood", "bane_of_fafnir", "health"),
    "baba_yaga": (3, 9, "hut_on_hens_legs", "witchs_cauldron", "secrets"),
    "arjuna": (4, 8, "keen_eye", "gandiva", "attack"),
}


@rule("KH-HERO-01")
@pytest.mark.parametrize("name", MATS)
def test_attack_is_the_damage_of_a_hit(name):
    # given a hero before the Naga with Health 10
    table = a_battle(a_table(name, "sigurd" if name != "sigurd" else "heracles"), "naga")

    # when he rolls his own rune and hits
    play(table, f"{hero(table).mythology} dark dark dark dark")
    if name in ("heracles", "arjuna"):  # one might re-roll, the other fights his own mythology
        play(table, "hit")

    # then it loses what his mat says
    attack = MATS[name][0]
    [wound] = told(table, "wounded")
    assert (wound["amount"], wound["left"], wound["rule"]) == (attack, 10 - attack, "KH-BAT-20")


@rule("KH-HERO-02")
def test_health_is_the_damage_a_hero_can_take():
    # given Heracles with Health 7 before the Harpy, whose CRITICAL HIT takes 4
    table = a_battle(a_table(), "harpy")

    # when he misses and is struck hard, he has 3 left and fights on
    play(table, "dark dark dark dark", "miss", "critical")
    assert (hero(table).health, hero(table).place) == (3, "C4")

    # when it happens again, 4 is more than he can take
    play(table, "dark dark dark dark", "miss", "critical")
    assert told(table, "hurt")[-1]["amount"] == 3
    assert hero(table).place == "greek"


@rule("KH-HERO-03", "KH-GAP-60")
@pytest.mark.parametrize("name", MATS)
def test_every_mat_has_three_artifact_slots(name):
    other = "sigurd" if name != "sigurd" else "heracles"
    table = a_meeting(name, other, secrets=["relic_hunter"], artifacts=["aegis", "mjolnir"])
    table.state.market = ("vajra",)
    turn_of(table)
    assert offered(table, "secret") == ["secret relic_hunter vajra"]

    give(table, 0, artifacts=["forge_hammer"])
    turn_of(table)
    assert offered(table, "secret") == []


@rule("KH-HERO-04")
def test_a_mat_has_five_temple_slots():
    # given Heracles with four Temples, on his way to an empty tile
    table = a_meeting(
        temples=[("A1", "attack"), ("A2", "attack"), ("A3", "health"), ("A4", "rewards")], at=["B3", "E6"]
    )
    table.state.villages.pop("C3")
    play(table, "move C3")
    assert "build" in kinds(table)

    # when he builds, the mat is full and no empty tile offers another
    play(table, "build secrets")
    assert len(hero(table).temples) == 5
    table.state.villages.pop("B2")
    turn_of(table)
    play(table, "move B2")
    assert asked(table) == (0, "end_turn", "KH-TURN-09")
    ruling = refusal(table, "build attack")
    assert (ruling.rule, ruling.facts) == ("KH-SETUP-11", {"needs": 1, "has": 0})


@rule("KH-HERO-05", "KH-HERO-06")
@pytest.mark.parametrize("name", MATS)
def test_every_hero_has_an_ability_and_a_special_one(name):
    card = a_table(name, "sigurd" if name != "sigurd" else "heracles").box.heroes[name]
    assert (card.attack, card.health, card.ability, card.special, card.requires) == MATS[name]


@rule("KH-HERO-05", "KH-HERO-06")
def test_the_ability_works_from_the_beginning():
    table = a_battle(a_table(), "harpy")
    play(table, "dark dark dark dark")
    assert offered(table, "use") == ["use lions_strength dark dark dark"]

    play(table, "use lions_strength dark dark dark")
    assert told(table, "used")[-1] == {"who": "heracles", "card": "lions_strength", "rule": "KH-HERO-05"}


@rule("KH-HERO-05", "KH-GAP-05")
def test_the_ability_works_once_a_turn():
    table = a_battle(a_table(), "naga")
    play(table, "dark dark dark dark hindu", "use lions_strength dark dark dark hindu", "greek")
    assert kinds(table) == {"critical", "hit_and_evade"}
    ruling = refusal(table, "use lions_strength dark dark dark greek")
    assert (ruling.rule, ruling.facts) == ("KH-GAP-05", {"card": "lions_strength"})


@rule("KH-HERO-07")
def test_the_special_ability_waits_for_three_temples():
    # given Baba Yaga with two Temples of Secrets
    table = a_meeting(
        "baba_yaga",
        "sigurd",
        temples=[("A1", "secrets"), ("A2", "secrets")],
        secrets=["timewalk"],
        at=["B3", "E6"],
    )
    ruling = refusal(table, "use witchs_cauldron timewalk")
    assert ruling.rule == "KH-HERO-07"
    assert ruling.facts == {"who": "baba_yaga", "card": "witchs_cauldron", "requires": "secrets"}

    # when she builds the third, the Cauldron boils
    table.state.villages.pop("C3")
    play(table, "move C3", "build secrets")
    assert told(table, "unlocked") == [
        {"who": "baba_yaga", "card": "witchs_cauldron", "rule": "KH-HERO-07"},
    ]
    turn_of(table)
    assert "use witchs_cauldron timewalk" in offered(table, "use")


@rule("KH-HERO-07")
@pytest.mark.parametrize("name", MATS)
def test_three_temples_of_the_required_kind_unlock(name):
    table = a_meeting(name, "sigurd" if name != "sigurd" else "heracles", at=["B3", "E6"])
    kind = MATS[name][4]
    other = "health" if kind != "health" else "attack"
    give(table, 0, temples=[("A1", kind), ("A2", other), ("A3", "market")])
    table.state.villages.pop("C3")
    play(table, "move C3", f"build {kind}")
    assert not hero(table).unlocked  # three Temples, but two of the kind

    table.state.villages.pop("B2")
    turn_of(table)
    play(table, "move B2", f"build {kind}")
    assert hero(table).unlocked


@rule("KH-HERO-08", "KH-EX-27")
def test_heracles_unlocks_with_his_third_temple_of_attack():
    # given Heracles with two Temples of Attack
    table = a_meeting(temples=[("A1", "attack"), ("A2", "attack")], at=["B3", "E6"])
    table.state.villages.pop("C3")
    play(table, "move C3")
    assert (hero(table).unlocked, attack_value(table.box, hero(table), never)) == (False, 9)

    # when he builds the third
    play(table, "build attack")

    # then his special ability is unlocked and his attack is 11
    assert hero(table).unlocked
    assert told(table, "unlocked")[-1]["card"] == "thirteenth_labour"
    assert attack_value(table.box, hero(table), never) == 11


@rule("KH-GAP-56")
def test_a_special_ability_stays_unlocked_without_its_temples():
    table = a_meeting(temples=[("A1", "attack"), ("A2", "attack")], at=["B3", "E6"])
    table.state.villages.pop("C3")
    play(table, "move C3", "build attack")
    destroy(table, "A1", "KH-GAP-69")
    assert hero(table).unlocked
    assert told(table, "locked") == []

    # building it again unlocks nothing twice
    table.state.villages.pop("B2")
    turn_of(table)
    play(table, "move B2", "build attack")
    assert len(told(table, "unlocked")) == 1


@rule("KH-GAP-56")
def test_by_a_house_rule_it_sleeps_while_temples_are_missing(tmp_path):
    layers = a_layer(tmp_path, "[house]\nspecial_lost_with_temples = true\n")
    temples = [("A1", "attack"), ("A2", "attack")]
    table = a_meeting(temples=temples, at=["B3", "E6"], layers=layers)
    table.state.villages.pop("C3")
    play(table, "move C3", "build attack")
    assert told(table, "locked") == []

    destroy(table, "C3", "KH-GAP-69")
    assert not hero(table).unlocked
    assert told(table, "locked") == [{"who": "heracles", "card": "thirteenth_labour", "rule": "KH-GAP-56"}]

    turn_of(table)
    table.state.villages.pop("B2")
    turn_of(table)
    play(table, "move B2", "build attack")
    assert hero(table).unlocked


HANDS = {  # attack, health, rewards, secrets, market
    "heracles": (3, 1, 1, 1, 1),
    "imhotep": (1, 1, 3, 1, 1),
    "sigurd": (1, 3, 1, 1, 1),
    "baba_yaga": (1, 1, 1, 3, 1),
    "arjuna": (3, 1, 1, 1, 1),
}


@rule("KH-GAP-14")
@pytest.mark.parametrize("name", HANDS)
def test_the_seven_temple_cards_of_each_hero(name):
    table = a_table(name, "sigurd" if name != "sigurd" else "heracles")
    hand = hero(table).temple_hand
    order = ("attack", "health", "rewards", "secrets", "market")
    assert tuple(hand.count(kind) for kind in order) == HANDS[name]
    assert len(hand) == 7


@rule("KH-GAP-14")
def test_the_hand_of_temple_cards_is_open():
    table = a_table()
    shown = table.see(None)["table"]["heroes"][1]["temple_hand"]
    assert sorted(shown) == ["attack", "health", "health", "health", "market", "rewards", "secrets"]


# -- what lies on the mat ------------------------------------------------------------------------------


@rule("KH-TEMPLE-09", "KH-GAP-72")
def test_who_has_a_market():
    table = a_table()
    who = hero(table)
    assert not has_market(who)
    who.temples = (Temple("A1", "attack"),)
    assert not has_market(who)
    who.temples = (Temple("A1", "attack"), Temple("A2", "market"))
    assert has_market(who)
    who.temples, who.copied = (), ("attack",)
    assert not has_market(who)
    who.copied = ("attack", "market")
    assert has_market(who)


@rule("KH-ART-10", "KH-ART-12")
@pytest.mark.parametrize(
    ("items", "reduced"),
    [
        ((), False),
        ((Item("draupnir", 1),), False),  # A-side up
        ((Item("aegis", 0),), False),  # a passive artifact has that sign too
        ((Item("draupnir", 0),), True),
        ((Item("aegis", 0), Item("necronomicon", 0)), True),
    ],
)
def test_the_infinity_side_lowers_what_the_paths_ask(items, reduced):
    table = a_table()
    who = hero(table)
    who.artifacts = items
    assert infinity(table.box, who) is reduced
    needs = {path: needs for path, (_, needs) in path_counts(table.box, who).items()}
    if reduced:
        assert needs == {"champion": 1, "faith": 4, "harmony": 5, "wealth": 7}
    else:
        assert needs == {"champion": 2, "faith": 5, "harmony": 5, "wealth": 10}


@rule("KH-ART-12")
def test_a_dark_village_counts_for_harmony_only_with_the_infinity_side():
    table = a_table()
    who = hero(table)
    who.villages = ("dark", "greek", "greek", "hindu", "norse", "slavic")
    assert path_counts(table.box, who)["harmony"] == (4, 5)
    assert completed_path(table.box, who) == ""

    who.artifacts = (Item("draupnir", 0),)
    assert path_counts(table.box, who)["harmony"] == (5, 5)
    assert completed_path(table.box, who) == "harmony"


@rule("KH-ART-10", "KH-RCARD-08", "KH-GAP-18")
def test_open_paths_are_shown_before_gold():
    table = a_table()
    give(table, 0, rewards=["gold_3", "gold_2", "gold_2", "gold_2", "gold_1"])
    assert completed_path(table.box, hero(table)) == "wealth"

    hero(table).arenas = ("greek", "norse")
    assert completed_path(table.box, hero(table)) == "champion"


@rule("KH-HERO-03", "KH-ART-13", "KH-ART-14", "KH-ART-15", "KH-GAP-63")
@pytest.mark.parametrize(
    ("items", "expected"),
    [
        ([], 3),
        (["aegis"], 3),
        (["aegis", "mjolnir"], 2),
        (["aegis", "mjolnir", "vajra"], 1),
        (["aegis", "mjolnir", "vajra", "gungnir"], 1),  # never less, though nobody walks with four
    ],
)
def test_speed_falls_with_the_second_artifact(items, expected):
    table = a_table()
    give(table, 0, artifacts=items)
    assert speed(table.box, hero(table)) == expected


@rule("KH-GAP-63")
@pytest.mark.parametrize(
    ("items", "lasting", "expected"),
    [
        ([], ["winged_sandals"], 5),
        ([], ["winged_sandals", "seven_league_boots", "falcon_cloak"], 8),  # no upper limit
        (["aegis", "mjolnir", "vajra"], ["noose_of_varuna"], 1),  # at least 1
        (["aegis", "mjolnir", "vajra"], ["noose_of_varuna", "winged_sandals"], 2),  # then the minimum
        (["aegis", "mjolnir", "banner_of_vayu"], [], 2),
        ([], ["quicksand", "winged_sandals"], 1),
    ],
)
def test_effects_change_speed_after_artifacts(items, lasting, expected):
    table = a_table()
    give(table, 0, artifacts=items)
    hero(table).lasting = tuple(lasting)
    assert speed(table.box, hero(table)) == expected


@rule("KH-GAP-63", "KH-GAP-08")
def test_artifacts_never_slow_baba_yaga():
    table = a_table("baba_yaga", "sigurd")
    give(table, 0, artifacts=["aegis", "mjolnir", "vajra"])
    assert speed(table.box, hero(table)) == 3
    hero(table).lasting = ("noose_of_varuna",)
    assert speed(table.box, hero(table)) == 2


@rule("KH-GAP-55")
@pytest.mark.parametrize("what", ["nothing", "village", "temple", "guardian", "arena", "hill"])
def test_what_makes_a_tile_empty(what):
    table = a_table()
    tile = "D4" if what == "hill" else "C5"
    rune = table.state.villages.pop(tile)
    match what:
        case "village":
            table.state.villages[tile] = rune
        case "temple":
            give(table, 1, temples=[(tile, "attack")])
        case "guardian":
            table.state.guardians[tile] = Lone("harpy", "athena")
        case "arena":
            table.state.arenas["greek"] = ArenaMat(tile, "spear_of_ares")
    assert empty(table, tile) is (what == "nothing")


@rule("KH-GAP-55")
def test_at_the_start_no_tile_is_empty():
    table = a_table()
    assert [tile for tile in table.box.tiles if empty(table, tile)] == []
    stand(table, 1, "E6")
    assert refused(table, "build attack") == "KH-TEMPLE-01"
