"""Catalogues: rules by id and by words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mythwright
from mythwright.core.catalog import read_catalog
from tests.toy.game import GAME

CATALOG = GAME.catalog()
GAMES = Path(mythwright.__file__).parent / "games"
GAP = """
[[gap]]
id       = "HT-GAP-02"
{title}question = "May one stay?"
decision = "Nobody may."
why      = "It is late."
"""


def ids(*words):
    return [entry.id for entry in CATALOG.search(list(words))]


def test_an_id_finds_exactly_its_entry_in_any_case():
    assert ids("ht-turn-02") == ids("HT-TURN-02") == ["HT-TURN-02"]  # though a gap speaks of it
    assert ids("ht-turn-02", "card") == ["HT-TURN-02", "HT-GAP-01"]


def test_all_words_must_occur_in_any_case():
    assert ids("STAKES", "spends") == ["HT-PUSH-02"]
    assert ids("stakes", "spends", "nothing at all") == []


def test_part_of_an_id_finds_its_family():
    assert ids("ht-push") == ["HT-PUSH-01", "HT-PUSH-02", "HT-PUSH-03", "HT-PUSH-04"]


def test_titles_and_sections_are_searched_too():
    assert ids("nightfall") == ["HT-END-02"]
    assert ids("pushing") == ["HT-PUSH-01", "HT-PUSH-02", "HT-PUSH-03", "HT-PUSH-04"]


def test_rules_gaps_and_examples_all_have_text():
    kinds = {rule: CATALOG[rule].kind for rule in ("HT-END-01", "HT-GAP-01", "HT-EX-01")}
    assert list(kinds.values()) == ["rule", "gap", "example"]
    assert "shuffled" in CATALOG["HT-GAP-01"].text and "six breath" in CATALOG["HT-EX-01"].text


def test_the_rules_of_the_table_itself_are_in_every_catalogue():
    assert "MW-TABLE-01" in CATALOG and "MW-TABLE-99" not in CATALOG


# -- rulings -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("title", "called", "text"),
    [
        ("", "May one stay?", "Nobody may.\nIt is late."),
        ('title = "Nobody stays"\n', "Nobody stays", "May one stay?\nNobody may.\nIt is late."),
    ],
)
def test_a_ruling_is_called_by_its_title_else_by_its_question(tmp_path, title, called, text):
    path = tmp_path / "catalog.toml"
    path.write_text(GAP.format(title=title))
    entry = read_catalog(path)["HT-GAP-02"]
    assert (entry.title, entry.text) == (called, text)


@pytest.mark.parametrize("game", mythwright.games())
def test_rulings_that_a_game_names_say_what_was_decided(game):
    paths = [path for kind in ("*.py", "*.toml") for path in (GAMES / game).rglob(kind)]
    texts = [path.read_text(encoding="utf-8") for path in paths if path.name != "catalog.toml"]
    named = {rule for text in texts for rule in re.findall(r'"([A-Z]+-GAP-\d+)"', text)}
    catalog = mythwright.find(game).catalog()
    assert len(named) > 30
    assert {rule: catalog[rule].title for rule in named if "?" in catalog[rule].title} == {}
