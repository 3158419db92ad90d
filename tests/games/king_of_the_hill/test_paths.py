"""The Paths that open the Holy Hill (KH-PATH, KH-GAP-17, 18, 23)."""

from __future__ import annotations

import pytest

from mythwright.core.flow import Roll
from mythwright.core.ruling import Refused
from mythwright.games.king_of_the_hill.box import HILL, HillTable
from mythwright.games.king_of_the_hill.rules.mat import coins, completed_path, infinity, path_counts
from mythwright.games.king_of_the_hill.state import Item, Temple
from tests.games.king_of_the_hill.given import (
    a_table,
    give,
    hero,
    offered,
    play,
    stand,
    told,
    turn_of,
    village,
)
from tests.marks import rule

FIVE = ("greek", "egyptian", "norse", "slavic", "hindu")
TEMPLES = [("A1", "attack"), ("A4", "attack"), ("B1", "health"), ("B5", "rewards"), ("C1", "secrets")]
GOLD = {
    7: ["gold_3", "gold_2", "gold_2"],
    6: ["gold_2"] * 3,
    9: ["gold_3", *["gold_2"] * 3],
    10: ["gold_1"] * 10,
}


def by_the_hill(table: HillTable | None = None) -> HillTable:
    """Heracles stands next to the sealed Hill and has nothing yet."""
    table = table or a_table()
    stand(table, 0, "C4")
    return table


def superartifact(table: HillTable, uses: int = 0) -> None:
    hero(table).artifacts = (Item("draupnir", uses),)


def may_enter(table: HillTable) -> bool:
    """Whether the Hill is on offer; if not, whether it is refused for want of a Path."""
    turn_of(table)
    if f"move {HILL}" in offered(table):
        return True
    with pytest.raises(Refused) as refused:
        play(table, f"move {HILL}")
    assert refused.value.rules == ("KH-MOVE-08",)
    return False


@rule("KH-PATH-01", "KH-MOVE-08")
def test_without_a_path_the_hill_stays_closed() -> None:
    table = by_the_hill()
    assert completed_path(table.box, hero(table)) == ""
    assert not may_enter(table)


@rule("KH-PATH-02")
@pytest.mark.parametrize(("gold", "enough"), [(9, False), (10, True)])
def test_the_path_of_wealth_takes_ten_coins_in_hand(gold: int, enough: bool) -> None:
    table = by_the_hill()
    give(table, rewards=GOLD[gold])
    assert coins(table.box, hero(table)) == gold
    assert path_counts(table.box, hero(table))["wealth"] == (gold, 10)
    assert completed_path(table.box, hero(table)) == ("wealth" if enough else "")
    assert may_enter(table) == enough


@rule("KH-PATH-02")
def test_only_gold_counts_as_gold() -> None:
    table = by_the_hill()
    give(table, rewards=[*GOLD[9], "healing_potion", "dark_rune"])
    assert coins(table.box, hero(table)) == 9


@rule("KH-PATH-03")
@pytest.mark.parametrize(("arenas", "enough"), [(("greek",), False), (("greek", "dark"), True)])
def test_the_path_of_the_champion_takes_two_arenas(arenas: tuple[str, ...], enough: bool) -> None:
    table = by_the_hill()
    hero(table).arenas = arenas
    assert completed_path(table.box, hero(table)) == ("champion" if enough else "")
    assert may_enter(table) == enough


@rule("KH-PATH-04")
@pytest.mark.parametrize(("built", "enough"), [(4, False), (5, True)])
def test_the_path_of_faith_takes_five_temples(built: int, enough: bool) -> None:
    table = by_the_hill()
    give(table, temples=TEMPLES[:built])
    assert completed_path(table.box, hero(table)) == ("faith" if enough else "")
    assert may_enter(table) == enough


@rule("KH-PATH-05")
@pytest.mark.parametrize(
    ("villages", "enough"),
    [(FIVE, True), ((*FIVE[:4], "dark"), False), ((*FIVE[:4], "greek"), False), (("greek", *FIVE), True)],
)
def test_the_path_of_harmony_takes_all_five_mythologies(villages: tuple[str, ...], enough: bool) -> None:
    table = by_the_hill()
    hero(table).villages = villages
    assert completed_path(table.box, hero(table)) == ("harmony" if enough else "")
    assert may_enter(table) == enough


# -- with a superartifact on its infinity side -----------------------------------------------------------


@rule("KH-PATH-08", "KH-PATH-09", "KH-PATH-10", "KH-PATH-11", "KH-ART-12")
def test_the_infinity_side_lowers_all_four_demands() -> None:
    table = by_the_hill()
    superartifact(table)
    counts = path_counts(table.box, hero(table))
    assert {path: needs for path, (_, needs) in counts.items()} == {
        "champion": 1,
        "faith": 4,
        "harmony": 5,
        "wealth": 7,
    }


@rule("KH-PATH-08")
@pytest.mark.parametrize(("gold", "path"), [(6, ""), (7, "wealth")])
def test_seven_coins_are_enough(gold: int, path: str) -> None:
    table = by_the_hill()
    superartifact(table)
    give(table, rewards=GOLD[gold])
    assert completed_path(table.box, hero(table)) == path
    assert may_enter(table) == bool(path)


@rule("KH-PATH-09")
def test_one_arena_is_enough() -> None:
    table = by_the_hill()
    superartifact(table)
    assert not may_enter(table)
    hero(table).arenas = ("dark",)
    assert completed_path(table.box, hero(table)) == "champion"
    assert may_enter(table)


@rule("KH-PATH-10")
@pytest.mark.parametrize(("built", "path"), [(3, ""), (4, "faith")])
def test_four_temples_are_enough(built: int, path: str) -> None:
    table = by_the_hill()
    superartifact(table)
    give(table, temples=TEMPLES[:built])
    assert completed_path(table.box, hero(table)) == path
    assert may_enter(table) == bool(path)


@rule("KH-PATH-11")
@pytest.mark.parametrize(("villages", "path"), [((*FIVE[:4], "dark"), "harmony"), ((*FIVE[:3], "dark"), "")])
def test_dark_counts_as_one_of_five(villages: tuple[str, ...], path: str) -> None:
    table = by_the_hill()
    superartifact(table)
    hero(table).villages = villages
    assert completed_path(table.box, hero(table)) == path


@rule("KH-PATH-08", "KH-ART-10")
def test_the_a_side_and_a_passive_artifact_lower_nothing() -> None:
    table = by_the_hill()
    superartifact(table, uses=1)
    assert not infinity(table.box, hero(table))
    hero(table).artifacts = (Item("aegis", 0), Item("moon_bow", 2))
    assert not infinity(table.box, hero(table))
    assert path_counts(table.box, hero(table))["wealth"] == (0, 10)
    hero(table).artifacts = (Item("aegis", 0), Item("draupnir", 0))
    assert infinity(table.box, hero(table))


# -- the fifth Path --------------------------------------------------------------------------------------


@rule("KH-PATH-06", "KH-PATH-07", "KH-GAP-17")
def test_the_dark_hero_may_not_enter_the_hill_by_himself() -> None:
    table = by_the_hill()
    table.state.dark_hero, hero(table).dark_runes = 0, 6
    assert sorted(path_counts(table.box, hero(table))) == ["champion", "faith", "harmony", "wealth"]
    assert not may_enter(table)


# -- when it is checked ----------------------------------------------------------------------------------


@rule("KH-GAP-18", "KH-RCARD-09")
def test_the_path_is_shown_on_arrival_and_gold_stays_in_hand() -> None:
    table = by_the_hill()
    give(table, rewards=GOLD[10])
    village(table, HILL, "norse")
    turn_of(table)
    play(table, f"move {HILL}")
    assert told(table, "showed_path") == [{"who": "heracles", "path": "wealth", "rule": "KH-HILL-04"}]
    assert coins(table.box, hero(table)) == 10


@rule("KH-GAP-18")
def test_an_open_path_is_shown_rather_than_gold() -> None:
    table = by_the_hill()
    give(table, rewards=GOLD[10])
    hero(table).arenas = ("greek", "dark")
    assert completed_path(table.box, hero(table)) == "champion"


@rule("KH-GAP-18")
def test_a_path_that_was_lost_does_not_help() -> None:
    table = by_the_hill()
    give(table, temples=TEMPLES)
    assert may_enter(table)
    hero(table).temples = tuple(t for t in hero(table).temples if t != Temple("A1", "attack"))
    assert not may_enter(table)


@rule("KH-GAP-23", "KH-MOVE-07")
def test_whoever_crosses_the_sealed_hill_shows_his_path_first() -> None:
    """With two artifacts his speed is 2: E3 can only be reached over the Hill."""
    table = by_the_hill()
    give(table, rewards=GOLD[10], artifacts=["aegis", "mjolnir"])
    table.state.villages.pop("E3")
    turn_of(table)
    play(table, "move E3")
    assert told(table, "showed_path") == [{"who": "heracles", "path": "wealth", "rule": "KH-GAP-23"}]
    assert [event.kind for event in table.log or () if event.kind in ("showed_path", "moved")] == [
        "showed_path",
        "moved",
    ]
    assert (table.state.seal, HILL in table.state.villages, hero(table).place) == (True, True, "E3")


@rule("KH-GAP-23")
def test_another_way_round_shows_nothing() -> None:
    table = by_the_hill()
    give(table, rewards=GOLD[10])
    table.state.villages.pop("E3")
    turn_of(table)
    play(table, "move E3")  # three steps round the Hill
    assert told(table, "showed_path") == []


@rule("KH-GAP-23", "KH-HILL-04")
def test_stopping_on_the_hill_starts_the_capture() -> None:
    table = by_the_hill()
    hero(table).arenas = ("greek", "dark")
    village(table, HILL, "norse")
    turn_of(table)
    play(table, f"move {HILL}")
    assert [event["rule"] for event in told(table, "showed_path")] == ["KH-HILL-04"]
    assert table.pending == Roll("hero", 5, "read", "KH-BAT-17", 0)
