"""The judge: things by their names and words, and the rules that speak of them."""

from __future__ import annotations

import pytest

from mythwright.core.game import Game
from mythwright.core.judge import MOST_THINGS, THING, asked_about, judged
from mythwright.core.picture import Fact
from mythwright.core.printed import Print
from mythwright.core.telling import words_of
from tests.contract.harness import all_games
from tests.toy.game import GAME

WORDS = words_of(GAME, "en")
PRINTS = GAME.printed(GAME.box("first", ()))
EVERY_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)


def told(typed: str) -> list[str]:
    return [entry.title for entry in judged(WORDS, PRINTS, GAME.catalog(), typed)[0]]


def test_a_thing_is_told_with_its_figures_and_its_rules():
    [bread] = asked_about(WORDS, PRINTS, "bread")
    assert (bread.id, bread.kind, bread.title) == ("bread", THING, "bread")
    assert bread.text == "Gain 4 breath.\nBy HT-CARD-03."


@pytest.mark.parametrize("typed", ["nails", "Nailed Boots", "boots", "boots nailed", "NAIL"])
def test_it_is_meant_by_its_id_its_name_or_words_of_it(typed):
    assert told(typed) == ["nailed boots"]


@pytest.mark.parametrize("typed", ["", " ", "zeppelin", "nailed bread"])
def test_where_nothing_is_meant_nothing_is_told(typed):
    assert asked_about(WORDS, PRINTS, typed) == []


def test_rules_that_speak_of_a_thing_follow_it():
    prints = {"veto": Print((Fact("card-fog"),))}
    things, rules = judged(WORDS, prints, GAME.catalog(), "veto")
    assert [entry.id for entry in things] == ["veto"]
    assert rules == GAME.catalog().search(["veto"]) != []


def test_a_rule_alone_is_told_in_full():
    assert [entry.id for entry in judged(WORDS, PRINTS, GAME.catalog(), "ht-turn-02")[0]] == ["HT-TURN-02"]


def test_many_things_are_only_listed():
    many = {f"bread{at}": Print((Fact("card-bread", {"amount": at}),)) for at in range(MOST_THINGS + 1)}
    full, listed = judged(WORDS, many, GAME.catalog(), "bread")
    assert full == [] and [entry.id for entry in listed[: len(many)]] == list(many)
    del many["bread0"]
    assert [entry.id for entry in judged(WORDS, many, GAME.catalog(), "bread")[0]] == list(many)


def test_things_that_say_the_same_are_told_once():
    twins = {name: Print((Fact("card-rope"),)) for name in ("rope", "rope2")}
    assert [entry.id for entry in asked_about(WORDS, twins, "rop")] == ["rope"]


def test_a_thing_without_words_is_not_told():
    assert asked_about(WORDS, {"rope": Print((Fact("card-unwritten"),))}, "rope") == []


@EVERY_GAME
def test_every_thing_of_a_game_can_be_asked_about(game: Game):
    words, catalog = words_of(game, "en"), game.catalog()
    prints = game.printed(game.box(game.editions()[0], ()))
    assert prints
    for thing, found in prints.items():
        for typed in (thing, str(words.name(thing))):
            [told] = asked_about(words, {thing: found}, typed)
            assert told.text and "['" not in told.text  # as where a text lacks a figure
        assert all(rule in catalog for rule in found.rules)
