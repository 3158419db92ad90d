"""Catalogues: rules by id and by words."""

from __future__ import annotations

from tests.toy.game import GAME

CATALOG = GAME.catalog()


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
