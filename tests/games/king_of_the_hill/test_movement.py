"""Movement: how far, over what, and where it may end (KH-MOVE, KH-GAP-02, 21, 22)."""

from __future__ import annotations

from pathlib import Path

import pytest

from mythwright.core.ruling import Refused
from mythwright.games.king_of_the_hill.box import HILL, HillTable
from mythwright.games.king_of_the_hill.effects import in_force
from mythwright.games.king_of_the_hill.rules.mat import burden, speed
from mythwright.games.king_of_the_hill.rules.movement import destinations, reachable
from mythwright.games.king_of_the_hill.state import ARENA, NOBODY, ArenaMat, Item, Lone
from tests.games.king_of_the_hill.given import a_table, give, hero, kinds, offered, play, stand, told, turn_of
from tests.marks import rule

THREE = ("heracles", "imhotep", "sigurd")


def refusal(table: HillTable, answer: str) -> tuple[str, dict[str, object]]:
    with pytest.raises(Refused) as refused:
        play(table, answer)
    [found] = refused.value.rulings
    return found.rule, found.facts


def moves(table: HillTable) -> set[str]:
    return {text.removeprefix("move ") for text in offered(table, "move")}


def within(table: HillTable, place: str, steps: int) -> set[str]:
    return {tile for tile in table.box.tiles if 1 <= table.box.distance[place][tile] <= steps}


def ring(table: HillTable, tile: str, seats: tuple[int, ...] = (1, 2)) -> None:
    """Other heroes stand beside each other next to this hero."""
    for seat, near in zip(seats, table.box.near[tile], strict=False):
        stand(table, seat, near)


# -- distance --------------------------------------------------------------------------------------------


@rule("KH-MOVE-01", "KH-MOVE-02", "KH-MOVE-03", "KH-EX-03")
def test_from_his_camp_heracles_reaches_every_tile_up_to_three_away() -> None:
    table = a_table()
    assert speed(table.box, hero(table)) == 3
    assert moves(table) == within(table, "greek", 3)
    assert {"A2", "B3", "C3", "C4"} <= moves(table)
    assert refusal(table, "move D3") == ("KH-MOVE-01", {"most": 3, "has": 4})


@rule("KH-MOVE-01", "KH-DISC-03")
def test_a_move_puts_the_hero_on_the_tile() -> None:
    table = a_table()
    table.state.villages.pop("B3")
    play(table, "move B3")
    assert hero(table).place == "B3"
    assert told(table, "moved") == [
        {"who": "heracles", "start": "greek", "tile": "B3", "rule": "KH-MOVE-01"},
    ]


@rule("KH-MOVE-02")
@pytest.mark.parametrize("who", ["heracles", "imhotep", "sigurd", "baba_yaga", "arjuna"])
def test_everyone_begins_with_speed_three(who: str) -> None:
    other = "sigurd" if who != "sigurd" else "arjuna"
    table = a_table(who, other)
    assert speed(table.box, hero(table)) == 3
    assert moves(table) == within(table, hero(table).place, 3)


@rule("KH-MOVE-09", "KH-ART-13", "KH-ART-14", "KH-ART-15", "KH-GAP-63")
@pytest.mark.parametrize(("carried", "steps"), [(0, 3), (1, 3), (2, 2), (3, 1)])
def test_artifacts_slow_a_hero_from_the_second_on(carried: int, steps: int) -> None:
    table = a_table()
    give(table, artifacts=["aegis", "mjolnir", "vajra"][:carried])
    stand(table, 0, "B3")
    turn_of(table)
    assert (burden(hero(table), in_force(table.box, hero(table))), speed(table.box, hero(table))) == (
        carried,
        steps,
    )
    assert moves(table) == within(table, "B3", steps) - {HILL}
    if steps < 3:
        assert refusal(table, "move E4") == ("KH-MOVE-01", {"most": steps, "has": 3})


@rule("KH-MOVE-10", "KH-GAP-08")
def test_baba_yaga_is_never_slowed() -> None:
    table = a_table("baba_yaga", "sigurd")
    give(table, artifacts=["aegis", "mjolnir", "vajra"])
    assert speed(table.box, hero(table)) == 3
    turn_of(table)
    assert moves(table) == within(table, "slavic", 3)


@rule("KH-GAP-35", "KH-MOVE-09")
@pytest.mark.parametrize(("others", "steps"), [(0, 3), (1, 3), (2, 2)])
def test_the_banner_of_vayu_weighs_nothing(others: int, steps: int) -> None:
    table = a_table()
    give(table, artifacts=["banner_of_vayu", "aegis", "mjolnir"][: others + 1])
    assert (burden(hero(table), in_force(table.box, hero(table))), speed(table.box, hero(table))) == (
        others,
        steps,
    )


@rule("KH-GAP-63")
@pytest.mark.parametrize(
    ("artifacts", "lasting", "steps"),
    [
        (("aegis", "mjolnir", "vajra"), ("noose_of_varuna",), 1),
        (("aegis", "mjolnir"), ("noose_of_varuna",), 1),
        ((), ("noose_of_varuna",), 2),
        (("aegis", "mjolnir", "vajra"), ("winged_sandals",), 3),
        ((), ("winged_sandals", "seven_league_boots", "falcon_cloak"), 8),
        (("aegis", "mjolnir", "vajra"), ("noose_of_varuna", "winged_sandals"), 2),
        ((), ("quicksand", "winged_sandals"), 1),
    ],
)
def test_effects_are_added_before_the_least_of_one(
    artifacts: tuple[str, ...], lasting: tuple[str, ...], steps: int
) -> None:
    table = a_table()
    hero(table).artifacts = tuple(Item(card, 0) for card in artifacts)
    hero(table).lasting = lasting
    assert speed(table.box, hero(table)) == steps


# -- heroes in the way -----------------------------------------------------------------------------------


@rule("KH-MOVE-05")
def test_a_tile_with_another_hero_is_no_destination() -> None:
    table = a_table()
    stand(table, 1, "B3")
    turn_of(table)
    assert "B3" not in moves(table)
    assert refusal(table, "move B3") == ("KH-MOVE-05", {"tile": "B3", "who": "sigurd"})


@rule("KH-MOVE-04", "KH-GAP-22")
def test_nobody_passes_through_a_hero() -> None:
    """Speed 2 from the camp over A2, where a hero stands: A1 and B2 lie behind him."""
    table = a_table()
    give(table, artifacts=["aegis", "mjolnir"])
    stand(table, 1, "A2")
    turn_of(table)
    assert moves(table) == {"A3", "A4", "B3", "B4"}
    assert refusal(table, "move B2") == ("KH-MOVE-04", {"tile": "B2", "most": 2})


@rule("KH-MOVE-04", "KH-GAP-22")
def test_a_longer_way_round_is_allowed() -> None:
    """A1 is two steps from A3 over A2, where a hero stands, and three over B3 and B2."""
    table = a_table()
    stand(table, 0, "A3")
    stand(table, 1, "A2")
    turn_of(table)
    assert {"A1", "B2"} <= moves(table)
    give(table, artifacts=["aegis", "mjolnir"])
    turn_of(table)
    assert refusal(table, "move A1") == ("KH-MOVE-04", {"tile": "A1", "most": 2})


@rule("KH-GAP-33", "KH-MOVE-04", "KH-MOVE-05")
def test_the_falcon_cloak_passes_over_heroes_but_does_not_stop_on_them() -> None:
    table = a_table()
    stand(table, 1, "A2")
    give(table, artifacts=["falcon_cloak", "aegis", "mjolnir"])
    turn_of(table)
    assert moves(table) == {"A3"}
    play(table, "use falcon_cloak")
    assert moves(table) == {"A3", "A1", "A4", "B2", "B3", "B4"}
    assert refusal(table, "move A2")[0] == "KH-MOVE-05"


@rule("KH-GAP-22")
def test_guardians_temples_villages_and_arenas_block_no_way() -> None:
    table = a_table()
    give(table, artifacts=["aegis", "mjolnir"])
    for tile in ("A2", "A3"):
        table.state.villages.pop(tile)
    table.state.guardians["A2"] = Lone("harpy", "hermes")
    table.state.arenas["dark"] = ArenaMat(tile="A3", artifact="yellow_sign", seat=1)
    hero(table, 1).place = ARENA
    turn_of(table)
    assert moves(table) == within(table, "greek", 2) - {"A3"}
    play(table, "move B3")
    assert {event.kind for event in table.log or ()} & {"met_opponents", "battle_began"} == set()
    assert table.state.guardians["A2"] == Lone("harpy", "hermes")


@rule("KH-MOVE-06", "KH-GAP-22")
def test_a_busy_arena_is_no_destination_and_a_free_one_is() -> None:
    table = a_table()
    table.state.villages.pop("A3")
    table.state.arenas["norse"] = ArenaMat(tile="G1", artifact="gauntlet_of_tyr")
    table.state.arenas["dark"] = ArenaMat(tile="A3", artifact="yellow_sign", seat=1)
    hero(table, 1).place = ARENA
    turn_of(table)
    assert "A3" not in moves(table)
    assert refusal(table, "move A3") == ("KH-MOVE-06", {"tile": "A3"})

    table.state.arenas["dark"].seat = NOBODY
    hero(table, 1).place = "norse"
    turn_of(table)
    assert "A3" in moves(table)


# -- the Hill --------------------------------------------------------------------------------------------


@rule("KH-MOVE-08")
def test_the_sealed_hill_cannot_be_entered() -> None:
    table = a_table()
    stand(table, 0, "C4")
    turn_of(table)
    assert HILL not in moves(table)
    assert refusal(table, f"move {HILL}") == ("KH-MOVE-08", {"tile": HILL})


@rule("KH-MOVE-07")
def test_the_sealed_hill_cannot_be_crossed() -> None:
    """Two steps from C4 to E3 lead over the Hill and no other way."""
    table = a_table()
    give(table, artifacts=["aegis", "mjolnir"])
    stand(table, 0, "C4")
    turn_of(table)
    assert "E3" not in moves(table)
    assert refusal(table, "move E3") == ("KH-MOVE-07", {"tile": "E3", "most": 2})
    hero(table).arenas = ("greek", "dark")
    turn_of(table)
    assert {"E3", HILL} <= moves(table)


@rule("KH-MOVE-04", "KH-MOVE-07")
def test_with_a_hero_in_the_way_the_hill_is_not_to_blame() -> None:
    table = a_table()
    give(table, artifacts=["aegis", "mjolnir"])
    stand(table, 0, "C4")
    stand(table, 1, "B3")
    turn_of(table)
    assert refusal(table, "move A2") == ("KH-MOVE-04", {"tile": "A2", "most": 2})


@rule("KH-MOVE-07", "KH-MOVE-08")
def test_without_the_seal_the_hill_is_open() -> None:
    table = a_table()
    stand(table, 0, "C4")
    table.state.seal = False
    assert HILL in destinations(table, 0)
    give(table, artifacts=["aegis", "mjolnir"])
    assert "E3" in destinations(table, 0)
    assert "E3" not in reachable(table, 0, over_hill=False)


# -- staying ---------------------------------------------------------------------------------------------


@rule("KH-GAP-21")
def test_a_hero_must_move() -> None:
    table = a_table()
    assert kinds(table) == {"scout", "move"}
    assert refusal(table, "stay") == ("KH-GAP-21", {})
    stand(table, 0, "B3")
    turn_of(table)
    assert refusal(table, "move B3") == ("KH-GAP-21", {"tile": "B3"})


@rule("KH-GAP-21")
def test_only_a_hero_without_a_destination_stays() -> None:
    table = a_table(*THREE)
    ring(table, "greek")
    hero(table).health = 5
    give(table, rewards=["healing_potion"])
    turn_of(table)
    assert moves(table) == set()
    assert set(offered(table)) == {"stay", "reward healing_potion"}
    play(table, "reward healing_potion", "stay")
    assert told(table, "stayed") == [{"who": "heracles", "rule": "KH-GAP-21"}]
    assert (hero(table).place, hero(table).health, table.state.turn) == ("greek", 7, 1)


@rule("KH-GAP-21")
def test_a_house_rule_lets_everyone_stay(tmp_path: Path) -> None:
    layer = tmp_path / "stay.toml"
    layer.write_text("[house]\nmay_stay = true\n", encoding="utf-8")
    table = a_table(layers=[str(layer)])
    assert kinds(table) == {"scout", "move", "stay"}
    play(table, "stay")
    assert (hero(table).place, table.state.turn) == ("greek", 1)


@rule("KH-GAP-21", "KH-GAP-24")
def test_a_tile_with_a_temple_will_do_for_a_move() -> None:
    table = a_table()
    give(table, 1, temples=[("A2", "health")])
    turn_of(table)
    play(table, "move A2")
    assert (hero(table).place, table.state.turn) == ("A2", 1)
    assert told(table, "discovered") == []
