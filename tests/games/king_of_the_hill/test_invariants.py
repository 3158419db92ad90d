"""The invariants notice what is lost, made, or out of bounds."""

from __future__ import annotations

import pytest

from mythwright.games.king_of_the_hill.box import HILL
from mythwright.games.king_of_the_hill.state import ARENA, Item
from tests.games.king_of_the_hill.given import a_table, give, hero, stand
from tests.games.king_of_the_hill.given_final import a_final_battle
from tests.games.king_of_the_hill.invariants import check

TAMPERED = {
    "a card in hand twice": lambda table: setattr(hero(table), "rewards", ("gold_1", "gold_1")),
    "a secret lost": lambda table: setattr(table.state, "secret_deck", table.state.secret_deck[1:]),
    "a doll from nowhere": lambda table: setattr(hero(table), "doll", True),
    "a god lost": lambda table: table.state.god_decks.update(greek=("ares",)),
    "an artifact twice": lambda table: setattr(table.state, "market", ("aegis",)),
    "a village lost": lambda table: table.state.villages.pop("A1"),
    "a Temple card lost": lambda table: setattr(hero(table), "temple_hand", ()),
    "too much Health": lambda table: setattr(hero(table), "health", 8),
    "two heroes on a tile": lambda table: [stand(table, seat, "A1") for seat in (0, 1)],
    "a hero in no Arena": lambda table: setattr(hero(table), "place", ARENA),
    "a hero in another camp": lambda table: setattr(hero(table), "place", "slavic"),
    "a hero on the sealed Hill": lambda table: setattr(hero(table), "place", HILL),
    "round eleven": lambda table: setattr(table.state, "round", 11),
    "an unused Dark rune": lambda table: setattr(hero(table), "dark_runes", 1),
    "six artifacts": lambda table: give(table, artifacts=list(table.box.artifacts)[:6]),
    "three uses": lambda table: setattr(hero(table), "artifacts", (Item("moon_bow", 3),)),
}


@pytest.mark.parametrize("what", TAMPERED)
def test_what_cannot_be_is_noticed(what):
    table = a_table("heracles", "sigurd")
    check(table)
    TAMPERED[what](table)
    with pytest.raises(AssertionError):
        check(table)


FINAL = {
    "an empty Hill": lambda table: setattr(hero(table, 1), "place", "greek"),
    "round six": lambda table: setattr(table.state, "round", 6),
    "two Apep tokens": lambda table: setattr(hero(table), "lasting", ("apep", "apep")),
    "a foreign token": lambda table: setattr(hero(table), "lasting", ("hydra",)),
    "fire without the Zmey": lambda table: setattr(table.state, "fire", ("C3", "C4", "D3")),
    "Health without a Monster": lambda table: setattr(table.state, "monster", ""),
    "another first player": lambda table: setattr(table.state, "first", 2),
}


@pytest.mark.parametrize("what", FINAL)
def test_what_cannot_be_in_the_final_battle_is_noticed(what):
    table = a_final_battle("apep")
    check(table)
    FINAL[what](table)
    with pytest.raises(AssertionError):
        check(table)
