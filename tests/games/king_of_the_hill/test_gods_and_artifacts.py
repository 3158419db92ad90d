"""The gods and artifacts of the six mythologies: figures, missions, effects (KH-GAP-31 to 36)."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from mythwright.core.flow import Ask, Roll
from mythwright.core.ruling import Refused
from mythwright.games.king_of_the_hill.box import HILL, HillTable, read_box
from mythwright.games.king_of_the_hill.rules.dark_runes import use_dark_rune
from mythwright.games.king_of_the_hill.rules.mat import speed
from mythwright.games.king_of_the_hill.state import ARENA, ArenaMat, Item
from tests.games.king_of_the_hill.given import (
    a_battle,
    a_final,
    a_quest,
    a_table,
    an_arena,
    give,
    god_on_top,
    hero,
    offered,
    play,
    rewards_on_top,
    secrets_on_top,
    stand,
    told,
    turn_of,
    village,
)
from tests.games.king_of_the_hill.given_missions import with_missions
from tests.marks import rule

BOX = read_box(())
RUNES = {"G": "greek", "E": "egyptian", "N": "norse", "S": "slavic", "H": "hindu", "D": "dark"}

GODS = {  # god: demand (? is grey), artifact, what its mission asks for (need, amount, of what)
    "greek": {
        "artemis": ("GG??", "moon_bow", [("village_kinds", 3, "")]),
        "athena": ("GNE", "aegis", [("battles_won_since", 1, "")]),
        "hermes": ("GGH", "winged_sandals", [("next_to_other_camp", 1, "")]),
        "apollo": ("GEH??", "lyre_of_delphi", [("restored_since", 1, "")]),
        "hephaestus": ("GGG", "forge_hammer", [("artifacts", 2, "")]),
        "ares": ("ARENA", "spear_of_ares", []),
    },
    "egyptian": {
        "isis": (
            "EE??",
            "knot_of_isis",
            [("temple_of", 1, "health"), ("pay_reward_of", 1, "healing_potion")],
        ),
        "thoth": ("EGSH", "palette_of_thoth", [("pay_secrets", 2, "")]),
        "anubis": ("EES", "scales_of_anubis", [("health_at_most", 3, "")]),
        "bastet": ("EHN??", "sistrum_of_bastet", [("next_to_own_temple", 1, "")]),
        "horus": ("EEE", "eye_of_horus", [("next_to_hill", 1, "")]),
        "sekhmet": ("ARENA", "claw_of_sekhmet", []),
    },
    "norse": {
        "odin": ("NGEH", "gungnir", [("pay_rewards", 3, "")]),
        "thor": ("NNN", "mjolnir", [("temples", 2, "")]),
        "freyja": ("NSE??", "falcon_cloak", [("next_to_hero", 1, "")]),
        "loki": ("NN??", "mask_of_loki", [("secrets_played_since", 2, "")]),
        "heimdall": ("NNG", "gjallarhorn", [("villages_found_since", 2, "")]),
        "tyr": ("ARENA", "gauntlet_of_tyr", []),
    },
    "slavic": {
        "perun": ("SSS", "thunder_axe", [("battles_won_since", 1, "")]),
        "mokosh": ("S???", "spindle_of_mokosh", [("temples", 3, "")]),
        "veles": ("SSE", "horn_of_veles", [("pay_equal_rewards", 2, "")]),
        "svarog": ("SSN??", "anvil_of_svarog", [("artifact_mythologies", 2, "")]),
        "lada": ("SNH", "fern_flower", [("near_other_temple", 1, "")]),
        "tryglav": ("ARENA", "dar_zoru", []),
    },
    "hindu": {
        "indra": ("HHH", "vajra", [("quests_done_since", 1, "")]),
        "agni": ("HH??", "flame_of_agni", [("pay_artifact", 1, "")]),
        "vayu": ("HG??", "banner_of_vayu", [("corner", 1, "")]),
        "varuna": ("HHN", "noose_of_varuna", [("village_pair", 2, "")]),
        "surya": ("HES??", "armour_of_surya", [("rewards_in_hand", 5, "")]),
        "kartikeya": ("ARENA", "vel", []),
    },
    "dark": {
        "dagon": ("DD??", "black_pearl", [("dark_village_and_secrets", 3, "")]),
        "azathoth": ("????", "flute_of_chaos", [("dark_runes_used", 1, "")]),
        "nyarlathotep": ("D???", "faceless_mask", [("dark_hero", 1, ""), ("pay_secrets", 2, "")]),
        "yog_sothoth": ("DNSH", "silver_key", [("dark_villages", 2, "")]),
        "nodens": ("DSH??", "trident_of_nodens", [("health_at_most", 2, "")]),
        "hastur": ("ARENA", "yellow_sign", []),
    },
}

GAPS = {"greek": 31, "egyptian": 32, "norse": 33, "slavic": 34, "hindu": 35, "dark": 36}

Words = dict[str, object]
DEFAULTS = {"to": "self", "amount": 0, "until": "", "only": "", "old": None}


def adjusts(what: str, by: int, **more: str) -> Words:
    return {"is": "adjust", "what": what, "by": by, **more}


def replaces(what: str, old: str, new: str, until: str) -> Words:
    return {"is": "replace", "what": what, "old": old, "new": new, "until": until}


def does(verb: str, **more: str | int) -> Words:
    return {"is": "do", "do": verb, **more}


def stronger(by: int) -> Words:
    return adjusts("attack_damage", by, until="end_of_attack")


ARTIFACTS: dict[str, tuple[str, list[Words]]] = {  # artifact: window ("" is passive), effects
    "moon_bow": ("before", [stronger(3)]),
    "aegis": ("", [adjusts("damage_taken", -1, only="guardian_blow")]),
    "winged_sandals": ("move", [adjusts("speed", 2, until="end_of_turn")]),
    "lyre_of_delphi": ("any", [does("draw_rewards", amount=1)]),
    "forge_hammer": ("", [adjusts("attack", 1)]),
    "spear_of_ares": ("after", [does("reroll_attack")]),
    "knot_of_isis": ("any", [does("heal", amount=4)]),
    "palette_of_thoth": ("quest", [does("turn_dice", amount=1)]),
    "scales_of_anubis": ("god", [does("redraw_god")]),
    "sistrum_of_bastet": ("", [adjusts("scouts", 1)]),
    "eye_of_horus": ("", [adjusts("scout_range", 1)]),
    "claw_of_sekhmet": (
        "after",
        [{"is": "forbid", "what": "strike_back", "only": "on_a_hit", "until": "end_of_attack"}],
    ),
    "gungnir": ("after", [replaces("blow", "miss", "hit", "end_of_attack")]),
    "mjolnir": ("", [adjusts("critical_bonus", 1)]),
    "falcon_cloak": (
        "move",
        [adjusts("speed", 1, until="end_of_turn"), replaces("obstacle", "hero", "nothing", "end_of_turn")],
    ),
    "mask_of_loki": ("any", [does("steal_rewards", to="target", amount=1)]),
    "gjallarhorn": ("any", [does("look_at_villages")]),
    "gauntlet_of_tyr": ("", [adjusts("attack", 1), adjusts("attack", 1, only="b_side_or_monster")]),
    "thunder_axe": ("before", [stronger(3)]),
    "spindle_of_mokosh": ("quest", [does("extra_roll")]),
    "horn_of_veles": ("any", [does("draw_secrets", amount=1)]),
    "anvil_of_svarog": ("", [{"is": "on", "when": "built_temple", "do": "heal", "amount": 3}]),
    "fern_flower": ("", [{"is": "on", "when": "found_new_kind", "do": "draw_rewards", "amount": 1}]),
    "dar_zoru": ("quest", [does("turn_dice", amount=2)]),
    "vajra": ("after", [replaces("blow", "hit", "critical", "end_of_attack")]),
    "flame_of_agni": ("before", [does("hurt", to="foe", amount=3)]),
    "banner_of_vayu": ("", [adjusts("burden", -1)]),
    "noose_of_varuna": ("any", [does("lay", to="target"), adjusts("speed", -1, until="next_movement")]),
    "armour_of_surya": ("", [adjusts("damage_taken", -2, only="first_damage_this_battle")]),
    "vel": ("before", [stronger(4)]),
    "black_pearl": ("any", [does("lose_health", amount=1), does("draw_rewards", amount=2)]),
    "flute_of_chaos": ("any", [does("hurt", to="others_in_range", amount=1)]),
    "faceless_mask": ("quest", [does("turn_dark_die")]),
    "silver_key": ("move", [does("leap")]),
    "trident_of_nodens": ("", [adjusts("attack", 1), adjusts("attack", 2, only="dark_foe")]),
    "yellow_sign": ("", [{"is": "forbid", "what": "ranged_secret"}]),
}

AIMED = {  # artifact: target, range (0 is any), up to how many
    "mask_of_loki": ("hero", 2, 1),
    "gjallarhorn": ("villages", 0, 2),
    "noose_of_varuna": ("hero", 2, 1),
    "flute_of_chaos": ("", 2, 1),
    "silver_key": ("village_to_leap", 5, 1),
}


def asked(table: HillTable) -> tuple[int, str, str]:
    assert isinstance(table.pending, Ask)
    return table.pending.seat, table.pending.prompt, table.pending.rule


def refusal(table: HillTable, answer: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(Refused) as refused:
        play(table, answer)
    [found] = refused.value.rulings
    return found.rule, found.facts


# -- what is printed -------------------------------------------------------------------------------------


@rule("KH-GAP-31", "KH-GAP-32", "KH-GAP-33", "KH-GAP-34", "KH-GAP-35", "KH-GAP-36", "KH-GAP-26")
@pytest.mark.parametrize("mythology", GODS)
def test_the_gods_of_a_mythology(mythology: str) -> None:
    assert set(BOX.gods_of[mythology]) == set(GODS[mythology])
    for name, (demand, artifact, mission) in GODS[mythology].items():
        god = BOX.gods[name]
        assert god.arena == (demand == "ARENA")
        coloured = "" if god.arena else demand.replace("?", "")
        assert god.runes == tuple(RUNES[letter] for letter in coloured)
        assert god.grey == demand.count("?")
        assert god.artifact == artifact
        assert [(deed.need, deed.amount, deed.of) for deed in god.mission] == mission
        assert BOX.artifacts[artifact].mythology == mythology


@rule("KH-GAP-31", "KH-GAP-32", "KH-GAP-33", "KH-GAP-34", "KH-GAP-35", "KH-GAP-36")
@pytest.mark.parametrize("name", ARTIFACTS)
def test_the_figures_of_an_artifact(name: str) -> None:
    card = BOX.artifacts[name]
    printed = []
    for effect in card.effect:
        words = msgspec.to_builtins(effect)
        assert words.pop("rule") == f"KH-GAP-{GAPS[card.mythology]}"
        printed.append({word: value for word, value in words.items() if DEFAULTS.get(word, ...) != value})
    assert (card.window, printed) == ARTIFACTS[name]
    assert (card.target, card.range, card.upto) == AIMED.get(name, ("", 0, 1))


@rule("KH-GAP-31", "KH-GAP-36")
def test_there_are_six_artifacts_for_six_gods_of_six_mythologies() -> None:
    assert set(BOX.artifacts) == set(ARTIFACTS)
    assert sorted(god.artifact for god in BOX.gods.values()) == sorted(ARTIFACTS)
    assert {rune: len(cards) for rune, cards in BOX.artifacts_of.items()} == dict.fromkeys(GODS, 6)
    assert [sum(BOX.gods[god].arena for god in gods) for gods in GODS.values()] == [1] * 6


# -- missions, word by word ------------------------------------------------------------------------------

Arrange = Callable[[HillTable], object]


def placed(tile: str) -> Arrange:
    return lambda table: stand(table, 0, tile)


def owning(**things: list[str]) -> Arrange:
    return lambda table: give(table, 0, **things)  # type: ignore[arg-type]


def built(*temples: tuple[str, str], seat: int = 0) -> Arrange:
    return lambda table: give(table, seat, temples=temples)


def kept(*villages: str) -> Arrange:
    return lambda table: setattr(hero(table), "villages", villages)


def healthy(health: int) -> Arrange:
    return lambda table: setattr(hero(table), "health", health)


def both(*steps: Arrange) -> Arrange:
    def arrange(table: HillTable) -> None:
        for step in steps:
            step(table)

    return arrange


def dark_runes(*seats: int) -> Arrange:
    return lambda table: [use_dark_rune(table, seat) for seat in seats]


FIVE_CARDS = ["gold_1", "gold_2", "extra_roll", "free_rune", "dark_rune"]
TEMPLES = [("G1", "health"), ("G2", "attack"), ("G3", "attack")]

FULFILLED: list[tuple[str, Arrange]] = [
    ("artemis 0", kept("greek", "hindu", "norse")),
    ("hermes 0", placed("E6")),
    ("hermes 0", placed("F5")),
    ("hephaestus 0", owning(artifacts=["aegis", "vel"])),
    ("isis 0", built(("G1", "health"))),
    ("isis 1", owning(rewards=["healing_potion"])),
    ("thoth 0", owning(secrets=["trap", "trap"])),
    ("anubis 0", healthy(3)),
    ("anubis 0", healthy(1)),
    ("bastet 0", both(built(("B4", "attack")), placed("B3"))),
    ("horus 0", placed("C4")),
    ("odin 0", owning(rewards=["gold_1", "gold_2", "dark_rune"])),
    ("thor 0", built(*TEMPLES[:2])),
    ("freyja 0", both(placed("B3"), lambda table: stand(table, 1, "B4"))),
    ("mokosh 0", built(*TEMPLES)),
    ("veles 0", owning(rewards=["gold_1", "gold_1"])),
    ("svarog 0", owning(artifacts=["aegis", "vel"])),
    ("svarog 0", owning(artifacts=["aegis", "draupnir"])),
    ("lada 0", both(built(("B4", "attack"), seat=1), placed("B3"))),
    ("lada 0", both(built(("B4", "attack"), seat=1), placed("B4"))),
    ("agni 0", owning(artifacts=["aegis"])),
    *[("vayu 0", placed(tile)) for tile in ("D7", "G4", "G1", "D1", "A1", "A4")],
    ("varuna 0", kept("greek", "norse", "norse")),
    ("surya 0", owning(rewards=FIVE_CARDS)),
    ("dagon 0", both(kept("dark"), owning(secrets=["trap"] * 3))),
    ("azathoth 0", dark_runes(0)),
    ("nyarlathotep 0", dark_runes(0)),
    ("nyarlathotep 1", owning(secrets=["trap", "timewalk"])),
    ("yog_sothoth 0", kept("dark", "dark")),
    ("nodens 0", healthy(2)),
]

UNFULFILLED: list[tuple[str, Arrange, dict[str, int]]] = [
    ("artemis 0", kept("greek", "norse", "norse", "dark"), {"needs": 3, "has": 2}),
    ("athena 0", lambda table: None, {"needs": 1, "has": 0}),
    ("hermes 0", placed("A2"), {"needs": 1, "has": 0}),  # his own camp
    ("hermes 0", placed("B5"), {"needs": 1, "has": 0}),  # nobody plays Imhotep
    ("hermes 0", placed("E5"), {"needs": 1, "has": 0}),  # two tiles off
    ("apollo 0", lambda table: None, {"needs": 1, "has": 0}),
    ("hephaestus 0", owning(artifacts=["aegis"]), {"needs": 2, "has": 1}),
    ("isis 0", built(("G1", "attack")), {"needs": 1, "has": 0}),
    ("isis 0", built(("G1", "health"), seat=1), {"needs": 1, "has": 0}),
    ("isis 1", owning(rewards=["gold_1"]), {"needs": 1, "has": 0}),
    ("thoth 0", owning(secrets=["trap"]), {"needs": 2, "has": 1}),
    ("anubis 0", healthy(4), {"most": 3, "has": 4}),
    (
        "bastet 0",
        both(built(("B4", "attack")), placed("B4")),
        {"needs": 1, "has": 0},
    ),  # on it, not next to it
    ("bastet 0", both(built(("B4", "attack"), seat=1), placed("B3")), {"needs": 1, "has": 0}),
    ("bastet 0", both(built(("A2", "attack"))), {"needs": 1, "has": 0}),  # in camp
    ("bastet 0", both(built(("B5", "attack")), placed("B3")), {"needs": 1, "has": 0}),
    ("horus 0", placed("B3"), {"needs": 1, "has": 0}),
    ("odin 0", owning(rewards=["gold_1", "gold_2"]), {"needs": 3, "has": 2}),
    ("thor 0", built(TEMPLES[0]), {"needs": 2, "has": 1}),
    ("freyja 0", placed("E6"), {"needs": 1, "has": 0}),  # Sigurd is in his camp
    ("freyja 0", both(placed("B3"), lambda table: stand(table, 1, "B5")), {"needs": 1, "has": 0}),
    ("freyja 0", lambda table: stand(table, 1, "A2"), {"needs": 1, "has": 0}),  # Heracles is in his
    ("loki 0", lambda table: None, {"needs": 2, "has": 0}),
    ("heimdall 0", lambda table: None, {"needs": 2, "has": 0}),
    ("perun 0", lambda table: None, {"needs": 1, "has": 0}),
    ("mokosh 0", built(*TEMPLES[:2]), {"needs": 3, "has": 2}),
    ("veles 0", owning(rewards=["gold_1", "gold_2"]), {"needs": 2, "has": 1}),
    ("veles 0", owning(rewards=[]), {"needs": 2, "has": 0}),
    ("svarog 0", owning(artifacts=["aegis", "moon_bow"]), {"needs": 2, "has": 1}),
    ("lada 0", both(built(("B4", "attack")), placed("B3")), {"needs": 1, "has": 0}),  # his own
    ("lada 0", both(built(("B5", "attack"), seat=1), placed("B3")), {"needs": 1, "has": 0}),
    ("lada 0", built(("A2", "attack"), seat=1), {"needs": 1, "has": 0}),  # in camp
    ("indra 0", lambda table: None, {"needs": 1, "has": 0}),
    ("agni 0", lambda table: None, {"needs": 1, "has": 0}),
    ("vayu 0", placed("A2"), {"needs": 1, "has": 0}),
    ("vayu 0", placed("D6"), {"needs": 1, "has": 0}),  # a corner of the second ring
    ("vayu 0", lambda table: None, {"needs": 1, "has": 0}),  # in camp
    ("varuna 0", kept("greek", "norse", "dark", "dark"), {"needs": 2, "has": 1}),
    ("varuna 0", kept(), {"needs": 2, "has": 0}),
    ("surya 0", owning(rewards=FIVE_CARDS[:4]), {"needs": 5, "has": 4}),
    ("dagon 0", both(kept("dark"), owning(secrets=["trap"] * 2)), {"needs": 3, "has": 2}),
    ("dagon 0", both(kept("greek"), owning(secrets=["trap"] * 3)), {"needs": 3, "has": 0}),
    ("azathoth 0", owning(rewards=["dark_rune"]), {"needs": 1, "has": 0}),
    ("azathoth 0", dark_runes(1), {"needs": 1, "has": 0}),
    ("nyarlathotep 0", dark_runes(1, 0), {"needs": 1, "has": 0}),
    ("nyarlathotep 0", lambda table: None, {"needs": 1, "has": 0}),
    ("nyarlathotep 1", owning(secrets=["trap"]), {"needs": 2, "has": 1}),
    ("yog_sothoth 0", kept("dark", "greek", "greek"), {"needs": 2, "has": 1}),
    ("nodens 0", healthy(3), {"most": 2, "has": 3}),
]

MISSION_RULES = rule(
    "KH-GAP-31", "KH-GAP-32", "KH-GAP-33", "KH-GAP-34", "KH-GAP-35", "KH-GAP-36", "KH-GAP-37"
)


@MISSION_RULES
@rule("KH-MISS-06")
@pytest.mark.parametrize(("way", "arrange"), FULFILLED)
def test_a_fulfilled_mission_is_on_offer(way: str, arrange: Arrange) -> None:
    god = way.split(maxsplit=1)[0]
    table = with_missions(a_table(), god)
    arrange(table)
    turn_of(table)
    assert f"mission {way}" in offered(table, "mission")
    play(table, f"mission {way}")
    while isinstance(table.pending, Ask) and table.pending.prompt == "pay":
        play(table, offered(table)[0])
    assert [event["god"] for event in told(table, "completed_mission")] == [god]


@MISSION_RULES
@rule("KH-MISS-06")
@pytest.mark.parametrize(("way", "arrange", "facts"), UNFULFILLED)
def test_a_mission_that_lacks_something_is_not(way: str, arrange: Arrange, facts: dict[str, int]) -> None:
    god = way.split(maxsplit=1)[0]
    table = with_missions(a_table(), god)
    arrange(table)
    turn_of(table)
    assert f"mission {way}" not in offered(table, "mission")
    assert refusal(table, f"mission {way}") == ("KH-MISS-06", {"god": god, **facts})


@MISSION_RULES
@pytest.mark.parametrize(
    ("god", "deed", "needs"),
    [
        ("athena", "battles", 1),
        ("perun", "battles", 1),
        ("apollo", "restored", 1),
        ("loki", "secrets_played", 2),
        ("heimdall", "villages_found", 2),
        ("indra", "quests", 1),
    ],
)
def test_what_was_done_before_the_card_was_taken_does_not_count(god: str, deed: str, needs: int) -> None:
    table = a_table()
    setattr(hero(table), deed, 5)
    with_missions(table, god)
    turn_of(table)
    assert refusal(table, f"mission {god} 0") == ("KH-MISS-06", {"god": god, "needs": needs, "has": 0})
    setattr(hero(table), deed, 5 + needs)
    assert offered(turn_of(table), "mission") == [f"mission {god} 0"]


@rule("KH-GAP-31", "KH-GAP-34", "KH-GAP-37")
@pytest.mark.parametrize("god", ["athena", "perun"])
def test_a_battle_won_since_counts_and_one_before_does_not(god: str) -> None:
    table = a_table()
    hero(table).battles = 3
    with_missions(table, god)
    give(table, secrets=["golden_chain"])
    a_battle(table, "valkyrie")
    play(table, "secret golden_chain")
    assert f"mission {god} 0" in offered(table)


@rule("KH-GAP-31", "KH-GAP-37")
def test_restored_health_counts_for_apollo() -> None:
    table = a_table()
    hero(table).restored = 2
    with_missions(table, "apollo")
    give(table, rewards=["healing_potion"])
    hero(table).health = 6
    turn_of(table)
    assert offered(table, "mission") == []
    play(table, "reward healing_potion")
    assert offered(table, "mission") == ["mission apollo 0"]


@rule("KH-GAP-31")
def test_the_return_to_camp_counts_for_apollo() -> None:
    table = with_missions(a_table(), "apollo")
    hero(table).health = 2
    a_battle(table, "valkyrie")
    play(table, "dark dark dark dark dark", "miss", "hit")
    assert hero(table).place == "greek"
    turn_of(table)
    assert offered(table, "mission") == ["mission apollo 0"]


@rule("KH-GAP-33", "KH-GAP-37")
def test_two_secret_cards_played_since_count_for_loki() -> None:
    table = a_table()
    hero(table).secrets_played = 5
    with_missions(table, "loki")
    give(table, secrets=["prophetic_dream", "timewalk"])
    turn_of(table)
    play(table, "secret timewalk")
    assert refusal(table, "mission loki 0") == ("KH-MISS-06", {"god": "loki", "needs": 2, "has": 1})
    play(table, "secret prophetic_dream", "pick A1", "enough")
    assert offered(table, "mission") == ["mission loki 0"]


@rule("KH-GAP-33", "KH-GAP-37")
def test_two_villages_found_since_count_for_heimdall() -> None:
    table = a_table()
    hero(table).villages_found = 2
    with_missions(table, "heimdall")
    table.state.reward_deck = ()
    a_quest(table, "odin")
    play(table, "dark dark dark dark dark", "give_up")
    assert hero(table).villages_found == 3
    a_quest(table, "thor", tile="E5")
    assert offered(table, "mission") == ["mission heimdall 0"]


@rule("KH-GAP-35", "KH-GAP-37")
def test_a_quest_done_since_counts_for_indra() -> None:
    table = a_table()
    hero(table).quests = 4
    with_missions(table, "indra")
    table.state.reward_deck = ()
    a_quest(table, "thor")
    play(table, "norse norse norse dark dark")
    assert "mission indra 0" in offered(table)


@rule("KH-GAP-37")
def test_since_counts_while_the_card_lies_under_others() -> None:
    table = with_missions(a_table(), "thor", "athena")
    give(table, secrets=["golden_chain"])
    a_battle(table, "valkyrie", god="odin")
    play(table, "secret golden_chain", "decline")
    give(table, temples=TEMPLES[:2])
    turn_of(table)
    play(table, "mission thor 0")
    assert offered(table, "mission") == ["mission athena 0"]


@rule("KH-GAP-37", "KH-GAP-53")
@pytest.mark.parametrize("god", ["hermes", "bastet", "horus", "freyja", "lada", "vayu"])
def test_inside_an_arena_a_hero_is_next_to_nothing(god: str) -> None:
    table = with_missions(a_table(), god)
    give(table, temples=[("B3", "attack")])
    stand(table, 1, "B4")
    an_arena(table, "harpy", "harpy", "harpy")
    assert hero(table).place == ARENA
    assert refusal(table, f"mission {god} 0")[0] == "KH-MISS-06"


@rule("KH-GAP-37", "KH-GAP-33")
def test_a_hero_inside_an_arena_is_next_to_nobody() -> None:
    table = with_missions(a_table(), "freyja")
    stand(table, 0, "B3")
    table.state.arenas["dark"] = ArenaMat(tile="B4", artifact="yellow_sign", seat=1)
    hero(table, 1).place = ARENA
    turn_of(table)
    assert refusal(table, "mission freyja 0")[0] == "KH-MISS-06"


# -- artifacts before the movement -----------------------------------------------------------------------


@rule("KH-GAP-31", "KH-GAP-61")
def test_winged_sandals_add_two_to_speed_for_the_turn() -> None:
    table = a_table()
    give(table, artifacts=["winged_sandals"])
    stand(table, 0, "A2")
    turn_of(table)
    play(table, "use winged_sandals")
    assert (speed(table.box, hero(table)), hero(table).artifacts) == (5, (Item("winged_sandals", 1),))
    assert "move E5" in offered(table)
    assert refusal(table, "use winged_sandals") == ("KH-ART-05", {"card": "winged_sandals"})
    table.state.villages.pop("B2")
    play(table, "move B2", "decline")
    assert speed(table.box, hero(table)) == 3


@rule("KH-GAP-61", "KH-GAP-31")
def test_movement_artifacts_are_of_no_use_after_the_movement() -> None:
    table = a_table()
    give(table, artifacts=["winged_sandals"], secrets=["trap"])
    table.state.villages.pop("A3")
    turn_of(table)
    play(table, "move A3", "decline")
    assert asked(table)[1] == "end_turn"
    assert refusal(table, "use winged_sandals")[0] == "KH-GAP-61"


@rule("KH-GAP-33")
def test_the_falcon_cloak_adds_one_to_speed() -> None:
    table = a_table()
    give(table, artifacts=["falcon_cloak"])
    turn_of(table)
    play(table, "use falcon_cloak")
    assert speed(table.box, hero(table)) == 4
    assert "move D3" in offered(table)


@rule("KH-GAP-36", "KH-GAP-61")
def test_the_silver_key_leaps_to_a_village_instead_of_moving() -> None:
    table = a_table()
    give(table, artifacts=["silver_key"])
    stand(table, 0, "A1")
    stand(table, 1, "C2")
    table.state.villages.pop("B2")
    turn_of(table)
    leaps = {text.split()[2] for text in offered(table, "use")}
    away = table.box.distance["A1"]
    assert leaps == {t for t in table.state.villages if away[t] <= 5 and t != HILL}
    assert {t for t in table.box.tiles if away[t] == 6} & leaps == set()
    assert {t for t in table.box.tiles if away[t] == 5} & leaps
    assert {"B2", "C2", HILL} & leaps == set()

    village(table, "E5", "norse")
    god_on_top(table, "odin")
    play(table, "use silver_key E5")
    assert told(table, "moved") == [
        {"who": "heracles", "start": "A1", "tile": "E5", "rule": "KH-GAP-36"},
    ]
    assert (told(table, "discovered")[0]["tile"], hero(table).place) == ("E5", "E5")
    assert [event["god"] for event in told(table, "drew_god")] == ["odin"]
    assert table.pending == Roll("hero", 5, "read", "KH-QUEST-06", 0)


# -- artifacts at any time -------------------------------------------------------------------------------


@rule("KH-GAP-31")
def test_the_lyre_of_delphi_draws_a_reward_card() -> None:
    table = a_table()
    give(table, artifacts=["lyre_of_delphi"])
    rewards_on_top(table, "gold_3")
    turn_of(table)
    play(table, "use lyre_of_delphi")
    assert hero(table).rewards == ("gold_3",)
    assert told(table, "drew_rewards") == [{"who": "heracles", "number": 1, "rule": "KH-GAP-31"}]


@rule("KH-GAP-34")
def test_the_horn_of_veles_draws_a_secret_card() -> None:
    table = a_table()
    give(table, artifacts=["horn_of_veles"])
    secrets_on_top(table, "timewalk")
    turn_of(table)
    play(table, "use horn_of_veles")
    assert hero(table).secrets == ("timewalk",)
    assert told(table, "drew_secrets") == [{"who": "heracles", "number": 1, "rule": "KH-GAP-34"}]


@rule("KH-GAP-32")
@pytest.mark.parametrize(("before", "after"), [(1, 5), (3, 7), (5, 7)])
def test_the_knot_of_isis_restores_up_to_four(before: int, after: int) -> None:
    table = a_table()
    give(table, artifacts=["knot_of_isis"])
    hero(table).health = before
    play(turn_of(table), "use knot_of_isis")
    assert hero(table).health == after
    assert told(table, "healed")[0]["rule"] == "KH-GAP-32"


@rule("KH-GAP-32")
def test_at_full_health_the_knot_is_of_no_use() -> None:
    table = a_table()
    give(table, artifacts=["knot_of_isis"])
    turn_of(table)
    assert offered(table, "use") == []


@rule("KH-GAP-33")
def test_the_mask_of_loki_steals_from_a_hero_up_to_two_tiles_away() -> None:
    table = a_table("heracles", "imhotep", "sigurd", "baba_yaga")
    give(table, artifacts=["mask_of_loki"])
    for seat in (1, 2):
        give(table, seat, rewards=["gold_1"])
    stand(table, 0, "B3")
    stand(table, 1, "B5")  # two tiles away
    stand(table, 2, "E5")  # farther
    stand(table, 3, "B4")  # empty hand
    turn_of(table)
    assert offered(table, "use") == ["use mask_of_loki imhotep"]
    assert refusal(table, "use mask_of_loki sigurd")[0] == "KH-GAP-33"
    assert refusal(table, "use mask_of_loki baba_yaga")[0] == "KH-GAP-33"
    play(table, "use mask_of_loki imhotep")
    assert (hero(table).rewards, hero(table, 1).rewards) == (("gold_1",), ())
    assert told(table, "stole_reward")[0]["rule"] == "KH-GAP-33"


@rule("KH-GAP-33")
def test_the_mask_of_loki_reaches_no_hero_in_camp() -> None:
    table = a_table()
    give(table, artifacts=["mask_of_loki"])
    give(table, 1, rewards=["gold_1"])
    stand(table, 0, "E6")
    turn_of(table)
    assert offered(table, "use") == []
    assert refusal(table, "use mask_of_loki sigurd")[0] == "KH-BAT-47"


@rule("KH-GAP-33")
def test_gjallarhorn_looks_at_any_two_villages_but_the_one_under_the_seal() -> None:
    table = a_table()
    give(table, artifacts=["gjallarhorn"])
    turn_of(table)
    play(table, "use gjallarhorn")
    assert asked(table)[1] == "pick"
    assert {text.split()[1] for text in offered(table)} == set(table.box.tiles) - {HILL}
    play(table, "pick G4")
    assert "enough" in offered(table)
    assert "pick G4" not in offered(table)
    play(table, "pick A1")
    assert hero(table).known == ("A1", "G4")
    assert told(table, "looked") == [{"who": "heracles", "tiles": ("G4", "A1"), "rule": "KH-GAP-33"}]
    assert asked(table)[1] == "explore"


@rule("KH-GAP-33")
def test_gjallarhorn_may_look_at_one() -> None:
    table = a_table()
    give(table, artifacts=["gjallarhorn"])
    play(turn_of(table), "use gjallarhorn", "pick G4", "enough")
    assert hero(table).known == ("G4",)


@rule("KH-GAP-34")
def test_the_anvil_of_svarog_heals_the_builder() -> None:
    table = a_table()
    give(table, artifacts=["anvil_of_svarog"])
    hero(table).health = 2
    table.state.villages.pop("A3")
    turn_of(table)
    play(table, "move A3", "build attack")
    assert hero(table).health == 5
    assert told(table, "healed")[0] == {"who": "heracles", "amount": 3, "left": 5, "rule": "KH-GAP-34"}


@rule("KH-GAP-35", "KH-GAP-63")
def test_the_noose_of_varuna_slows_the_next_movement() -> None:
    table = a_table()
    give(table, artifacts=["noose_of_varuna"])
    stand(table, 0, "B3")
    stand(table, 1, "B5")
    table.state.villages.pop("B2")
    hero(table, 1).turns = 1
    turn_of(table)
    assert offered(table, "use") == ["use noose_of_varuna sigurd"]
    play(table, "use noose_of_varuna sigurd", "move B2", "decline")
    assert told(table, "laid") == [{"who": "sigurd", "card": "noose_of_varuna", "rule": "KH-GAP-35"}]
    assert (asked(table)[0], speed(table.box, hero(table, 1))) == (1, 2)
    table.state.villages.pop("B4")
    play(table, "move B4", "decline")
    assert (hero(table, 1).lasting, speed(table.box, hero(table, 1))) == ((), 3)


@rule("KH-GAP-35")
def test_the_noose_catches_nobody_in_camp_or_out_of_reach() -> None:
    table = a_table("heracles", "imhotep", "sigurd")
    give(table, artifacts=["noose_of_varuna"])
    stand(table, 0, "C5")
    stand(table, 2, "F3")
    turn_of(table)
    assert offered(table, "use") == []
    assert refusal(table, "use noose_of_varuna imhotep")[0] == "KH-BAT-47"
    assert refusal(table, "use noose_of_varuna sigurd")[0] == "KH-GAP-35"


@rule("KH-GAP-36")
def test_the_black_pearl_gives_two_cards_for_one_health() -> None:
    table = a_table()
    give(table, artifacts=["black_pearl"])
    hero(table).health = 2
    turn_of(table)
    play(table, "use black_pearl")
    assert (hero(table).health, len(hero(table).rewards)) == (1, 2)
    assert told(table, "drew_rewards") == [{"who": "heracles", "number": 2, "rule": "KH-GAP-36"}]


@rule("KH-GAP-36")
def test_the_black_pearl_does_not_take_the_last_health() -> None:
    table = a_table()
    give(table, artifacts=["black_pearl"])
    hero(table).health = 1
    turn_of(table)
    assert offered(table, "use") == []


@rule("KH-GAP-36", "KH-GAP-45")
def test_the_flute_of_chaos_hurts_every_other_hero_within_two_tiles() -> None:
    table = a_table("heracles", "imhotep", "baba_yaga", "arjuna", "sigurd")
    give(table, artifacts=["flute_of_chaos"])
    stand(table, 0, "C5")
    stand(table, 1, "C4")
    stand(table, 2, "E4")  # two tiles away
    stand(table, 3, "F2")  # farther
    hero(table, 2).health = 1
    turn_of(table)
    play(table, "use flute_of_chaos")
    assert [hero(table, seat).health for seat in range(5)] == [7, 8, 9, 8, 8]
    assert (hero(table, 2).place, hero(table, 1).place) == ("slavic", "C4")
    assert [event["who"] for event in told(table, "hurt")] == ["imhotep", "baba_yaga"]
    assert told(table, "went_home") == [{"who": "baba_yaga", "rule": "KH-GAP-45"}]


@rule("KH-GAP-36")
def test_the_flute_needs_somebody_to_hear_it() -> None:
    table = a_table()
    give(table, artifacts=["flute_of_chaos"])
    stand(table, 0, "E6")  # next to Sigurd in his camp
    turn_of(table)
    assert offered(table, "use") == []


@rule("KH-GAP-36")
def test_the_yellow_sign_turns_ranged_secret_cards_away() -> None:
    table = a_table()
    give(table, 1, artifacts=["yellow_sign"])
    give(table, secrets=["trap", "quicksand", "voodoo_doll"])
    stand(table, 0, "B3")
    stand(table, 1, "B4")
    turn_of(table)
    assert offered(table, "secret") == ["secret voodoo_doll sigurd"]  # it has no range
    assert refusal(table, "secret trap sigurd") == ("KH-GAP-36", {"who": "sigurd"})


@rule("KH-GAP-61", "KH-ART-03", "KH-ART-04", "KH-ART-05")
def test_an_active_artifact_has_two_uses_one_a_turn() -> None:
    table = a_table()
    give(table, artifacts=["lyre_of_delphi"])
    turn_of(table)
    play(table, "use lyre_of_delphi")
    assert offered(table, "use") == []
    turn_of(table)
    play(table, "use lyre_of_delphi")
    assert (hero(table).artifacts, table.state.market) == ((), ("lyre_of_delphi",))


@rule("KH-GAP-61", "KH-GAP-32", "KH-GAP-34", "KH-GAP-36")
@pytest.mark.parametrize("card", ["palette_of_thoth", "spindle_of_mokosh", "dar_zoru", "faceless_mask"])
def test_quest_artifacts_wait_for_a_roll_of_a_quest(card: str) -> None:
    table = a_table()
    give(table, artifacts=[card])
    turn_of(table)
    assert offered(table, "use") == []
    assert refusal(table, f"use {card} greek dark")[0] == "KH-GAP-61"


@rule("KH-GAP-61", "KH-GAP-32")
def test_the_scales_wait_for_a_god() -> None:
    table = a_table()
    give(table, artifacts=["scales_of_anubis"])
    turn_of(table)
    assert refusal(table, "use scales_of_anubis")[0] == "KH-GAP-61"


@rule("KH-GAP-61", "KH-GAP-57")
def test_no_artifact_is_used_after_a_temple() -> None:
    table = with_missions(a_table(), "thor")
    give(table, artifacts=["lyre_of_delphi"], temples=TEMPLES[:1])
    table.state.villages.pop("A3")
    turn_of(table)
    play(table, "move A3", "build rewards")
    assert refusal(table, "use lyre_of_delphi") == ("KH-GAP-57", {"card": "lyre_of_delphi"})


@rule("KH-GAP-36", "KH-GAP-85")
def test_the_flute_never_takes_the_contenders_last_health() -> None:
    table = a_final(a_table(), contender=1, health=0)
    give(table, artifacts=["flute_of_chaos"])
    stand(table, 0, "C4")
    hero(table, 1).health = 1
    turn_of(table)
    play(table, "use flute_of_chaos")
    assert (hero(table, 1).health, hero(table, 1).place) == (1, HILL)
