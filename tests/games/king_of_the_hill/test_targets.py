"""Targets: who is in reach, who is safe, and what each card may be aimed at (KH-SECRET, KH-GAP-69)."""

from __future__ import annotations

import pytest

from mythwright.games.king_of_the_hill.box import HILL
from mythwright.games.king_of_the_hill.rules.mat import forbids_harm, guarded, reach
from mythwright.games.king_of_the_hill.rules.targets import (
    forbids_target,
    forbids_victim,
    open_villages,
    pickable,
    targets,
    temples_in_range,
    victims,
    whirl_tiles,
)
from mythwright.games.king_of_the_hill.state import ARENA
from tests.games.king_of_the_hill.given import a_final, a_table, give, hero, offered, stand, turn_of
from tests.games.king_of_the_hill.given_cards import CAMP, a_meeting, refusal, refused
from tests.marks import rule

RANGED = ("trap", "thief_of_night", "quicksand")
FAR = ("voodoo_doll", "minds_eye")


def four(at=("B3", "B4", "B5", "C6"), **things):
    """Heracles and three others, one, two and three tiles from him, each with a Reward card."""
    table = a_meeting("heracles", "sigurd", "arjuna", "imhotep", at=at, **things)
    for seat in (1, 2, 3):
        give(table, seat, rewards=["gold_1"])
    return turn_of(table)


# -- reach ---------------------------------------------------------------------------------------------


@rule("KH-SECRET-21", "KH-GAP-71")
@pytest.mark.parametrize(("limit", "seats"), [(0, [1, 2, 3]), (1, [1]), (2, [1, 2]), (3, [1, 2, 3])])
def test_who_is_within_so_many_tiles(limit, seats):
    assert list(reach(four(), 0, limit)) == seats


@rule("KH-SECRET-04", "KH-SECRET-23")
def test_camps_and_arenas_are_out_of_reach():
    table = four(at=["E6", CAMP, "D7", "F5"])
    assert list(reach(table, 0, 2)) == [2, 3]
    hero(table, 2).place = ARENA
    assert list(reach(table, 0, 0)) == [3]
    assert list(reach(table, 0, 2)) == [3]


@rule("KH-GAP-53")
def test_from_an_arena_nothing_is_near():
    table = four()
    hero(table).place = ARENA
    assert list(reach(table, 0, 2)) == []
    assert list(reach(table, 0, 0)) == [1, 2, 3]
    trap = table.box.secrets["trap"]
    ruling = forbids_victim(table, 0, trap, 1)
    assert (ruling.rule, ruling.facts) == ("KH-SECRET-21", {"most": 2, "has": 0, "who": "sigurd"})


@rule("KH-SECRET-04", "KH-GAP-53", "KH-FINAL-23")
def test_which_rule_keeps_harm_off_a_hero():
    table = four()
    assert forbids_harm(table, 1) is None
    hero(table, 1).place = "norse"
    assert (forbids_harm(table, 1).rule, forbids_harm(table, 1).facts) == ("KH-BAT-47", {"who": "sigurd"})
    hero(table, 1).place = ARENA
    assert (forbids_harm(table, 1).rule, forbids_harm(table, 1).facts) == ("KH-GAP-53", {"who": "sigurd"})
    hero(table, 1).place = "hindu"  # never in another's camp, but were it so, it would not help
    assert forbids_harm(table, 1) is None


@rule("KH-FINAL-21", "KH-FINAL-23")
def test_in_the_final_battle_camps_and_the_guarded_contender_are_safe():
    table = a_final(a_table("heracles", "sigurd", "arjuna"), contender=1)
    assert forbids_harm(table, 0).rule == "KH-FINAL-21"
    assert forbids_harm(table, 1).rule == "KH-FINAL-23"
    assert [guarded(table, seat) for seat in range(3)] == [False, True, False]
    table.state.monster_health = 1
    assert guarded(table, 1)
    table.state.monster_health = 0
    assert not guarded(table, 1)
    assert forbids_harm(table, 1) is None


# -- heroes as targets ---------------------------------------------------------------------------------


@rule("KH-SECRET-21", "KH-GAP-69")
@pytest.mark.parametrize("card", RANGED)
def test_cards_with_a_range_reach_two_tiles(card):
    table = four()
    assert victims(table, 0, table.box.secrets[card]) == [1, 2]
    assert forbids_victim(table, 0, table.box.secrets[card], 2) is None
    assert forbids_victim(table, 0, table.box.secrets[card], 3).facts["has"] == 3


@rule("KH-GAP-69")
@pytest.mark.parametrize("card", FAR)
def test_cards_without_a_range_reach_everybody(card):
    table = four(at=["B3", "G1", "G4", "D1"])
    assert victims(table, 0, table.box.secrets[card]) == [1, 2, 3]


@rule("KH-GAP-36", "KH-GAP-61")
@pytest.mark.parametrize("card", [*RANGED, "thunderstorm"])
def test_the_yellow_sign_turns_cards_with_a_range_away(card):
    table = four(secrets=[card])
    give(table, 1, artifacts=["yellow_sign"])
    power = table.box.secrets[card]
    assert victims(table, 0, power) == [2]
    ruling = forbids_victim(table, 0, power, 1)
    assert (ruling.rule, ruling.facts) == ("KH-GAP-36", {"who": "sigurd"})
    if card != "thunderstorm":
        assert refused(turn_of(table), f"secret {card} sigurd") == "KH-GAP-36"


@rule("KH-GAP-36")
def test_the_yellow_sign_is_blind_to_the_rest():
    table = four()
    give(table, 1, artifacts=["yellow_sign"])
    for card in FAR:
        assert victims(table, 0, table.box.secrets[card]) == [1, 2, 3]
    for artifact in ("mask_of_loki", "flute_of_chaos", "noose_of_varuna"):
        assert victims(table, 0, table.box.artifacts[artifact]) == [1, 2]


@rule("KH-GAP-33", "KH-BAT-47")
def test_artifacts_are_refused_by_their_own_rules():
    table = four(artifacts=["mask_of_loki"])
    ruling = refusal(table, "use mask_of_loki imhotep")
    assert (ruling.rule, ruling.facts) == ("KH-GAP-33", {"most": 2, "has": 3, "who": "imhotep"})
    hero(table, 1).place = "norse"
    assert refused(turn_of(table), "use mask_of_loki sigurd") == "KH-BAT-47"


@rule("KH-GAP-69")
def test_nobody_aims_at_himself_or_at_strangers():
    table = four(secrets=["trap"])
    ruling = refusal(table, "secret trap heracles")
    assert (ruling.rule, ruling.facts) == ("KH-GAP-69", {"card": "trap", "target": "at_hero"})
    assert refused(table, "secret trap baba_yaga") == "KH-GAP-69"
    assert refused(table, "secret trap") == "KH-GAP-69"
    assert refused(table, "secret trap sigurd arjuna") == "KH-GAP-69"
    assert forbids_target(table, 0, table.box.secrets["trap"], ("sigurd",)) is None


@rule("KH-GAP-61")
def test_a_badly_aimed_artifact_is_refused_by_its_window():
    table = four(artifacts=["silver_key"])
    ruling = refusal(table, f"use silver_key {HILL}")
    assert (ruling.rule, ruling.facts["card"]) == ("KH-GAP-61", "silver_key")


@rule("KH-SECRET-22")
def test_one_or_more_heroes():
    table = four(at=["B3", "B4", "B5", "A4"])
    thief = table.box.secrets["thief_of_night"]
    assert targets(table, 0, thief) == [
        ("sigurd",),
        ("arjuna",),
        ("imhotep",),
        ("sigurd", "arjuna"),
        ("sigurd", "imhotep"),
        ("arjuna", "imhotep"),
    ]


# -- tiles and Temples ---------------------------------------------------------------------------------


@rule("KH-GAP-69")
def test_where_the_wind_may_set_a_hero_down():
    table = four()
    table.state.villages = {}
    found = whirl_tiles(table, 1, 2)
    away = table.box.distance["B4"]
    taken = {hero(table, seat).place for seat in range(4)}
    assert set(found) == {t for t in table.box.tiles if away[t] <= 2 and t != HILL and t not in taken}
    assert whirl_tiles(table, 1, 1) == [t for t in found if away[t] == 1]
    table.state.villages = {found[0]: "greek"}
    assert found[0] not in whirl_tiles(table, 1, 2)


@rule("KH-SECRET-10", "KH-GAP-72")
@pytest.mark.parametrize(
    ("limit", "own", "expected"),
    [
        (1, True, ["B2", "B4"]),
        (1, False, ["B4"]),
        (2, True, ["B2", "B4", "B5", "B3"]),
        (2, False, ["B4", "B5", "B3"]),
    ],
)
def test_which_temples_are_in_range(limit, own, expected):
    table = a_meeting(at=["B3", "E6"], temples=[("B2", "attack"), ("C6", "attack")])
    give(table, 1, temples=[("B4", "attack"), ("B5", "health"), ("B3", "health"), ("D7", "market")])
    assert temples_in_range(table, 0, limit, own=own) == expected


@rule("KH-GAP-53")
def test_no_temple_is_near_an_arena():
    table = a_meeting(at=["B3", "E6"])
    give(table, 1, temples=[("B4", "attack")])
    hero(table).place = ARENA
    assert temples_in_range(table, 0, 2, own=True) == []


@rule("KH-GAP-20", "KH-GAP-69")
def test_the_token_under_the_seal_is_no_target():
    table = a_table()
    assert len(open_villages(table)) == 36
    assert HILL not in open_villages(table)
    key = table.box.artifacts["silver_key"]
    stand(table, 0, "C3")
    assert (HILL,) not in targets(table, 0, key)
    assert len(targets(table, 0, key)) == 35  # all but where he stands and the Hill


@rule("KH-GAP-36")
def test_the_silver_key_needs_a_tile_without_a_hero_up_to_five_away():
    table = a_table()
    stand(table, 0, "A1")
    key = table.box.artifacts["silver_key"]
    found = {tile for (tile,) in targets(table, 0, key)}
    away = table.box.distance["A1"]
    assert {away[tile] for tile in found} == {1, 2, 3, 4, 5}
    assert "F3" in found
    hero(table, 1).place = "F3"
    assert ("F3",) not in targets(table, 0, key)


@rule("KH-GAP-62")
def test_the_disc_is_picked_owner_by_owner():
    table = four()
    give(table, 0, temples=[("A1", "attack")])
    give(table, 1, temples=[("G1", "attack"), ("G2", "health")])
    give(table, 2, temples=[("F1", "attack")])
    disc = table.box.superartifacts["disc_of_vishnu"]
    assert pickable(table, 0, disc, ()) == ["G1", "G2", "F1"]
    assert pickable(table, 0, disc, ("G1",)) == ["F1"]
    assert pickable(table, 0, disc, ("F1",)) == ["G1", "G2"]
    assert pickable(table, 0, disc, ("F1", "G1")) == []


@rule("KH-GAP-69")
def test_villages_are_picked_once_each():
    table = a_table()
    dream = table.box.secrets["prophetic_dream"]
    table.state.villages = {HILL: "greek", "A1": "norse", "A2": "dark"}
    assert pickable(table, 0, dream, ()) == ["A1", "A2"]
    assert pickable(table, 0, dream, ("A1",)) == ["A2"]


@rule("KH-GAP-69")
@pytest.mark.parametrize(("slots", "number"), [(0, 2), (2, 2), (3, 0), (4, 0)])
def test_a_relic_hunter_needs_a_free_slot(slots, number):
    table = a_meeting(secrets=["relic_hunter"], artifacts=["aegis", "mjolnir", "vel", "dar_zoru"][:slots])
    table.state.market = ("gungnir", "vajra")
    assert len(targets(table, 0, table.box.secrets["relic_hunter"])) == number


# -- cards without a target ----------------------------------------------------------------------------


@rule("KH-GAP-66", "KH-GAP-36")
@pytest.mark.parametrize(
    ("card", "health", "possible"),
    [
        ("knot_of_isis", 7, False),
        ("knot_of_isis", 6, True),
        ("needle_of_koschei", 7, False),
        ("needle_of_koschei", 6, True),
        ("black_pearl", 1, False),
        ("black_pearl", 2, True),
        ("lyre_of_delphi", 7, True),
        ("winged_sandals", 7, True),
    ],
)
def test_a_card_must_do_something(card, health, possible):
    table = a_meeting(artifacts=[card], at=["B3", "E6"])
    hero(table).health = health
    turn_of(table)
    assert bool(offered(table, "use")) is possible


@rule("KH-GAP-69")
def test_a_storm_needs_somebody_to_strike():
    table = four(secrets=["thunderstorm"])
    assert offered(table, "secret") == ["secret thunderstorm"]
    for seat in (1, 2):
        stand(table, seat, f"G{seat}")
    assert offered(turn_of(table), "secret") == []
    assert refusal(table, "secret thunderstorm").facts == {"card": "thunderstorm", "target": ""}
