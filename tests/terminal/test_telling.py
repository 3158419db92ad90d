"""Events as sentences, with seats called by their names."""

from __future__ import annotations

import pytest

from mythwright.core.picture import Fact
from mythwright.core.telling import named, seat_name, tell, tell_fact, total
from mythwright.core.words import Words

SOURCE = """
name-thor = Thor
event-hurt = { $who } takes { $amount } damage from { $by } ({ $parts }).
map-place = { $things }: { $first }
map-hero = { $who } stands on { $tile }.
map-all = Here: { $things }
"""
WORDS = Words("en", {"en": [SOURCE]})
NAMED = {"table": {"names": ["thor", "loki", None]}}
NAMELESS = {"table": {}}


def test_seats_are_called_by_their_heroes():
    facts = {"who": 0, "by": 1, "amount": 3, "parts": [["attack", 4], ["shield", -1]]}
    event = {"kind": "hurt", "rule": "X", "facts": facts}
    assert tell(WORDS, NAMED, event) == "Thor takes 3 damage from loki (4 - 1)."


def test_a_fact_of_a_sketch_is_told_the_same_way():
    assert tell_fact(WORDS, NAMED, Fact("map-hero", {"who": 0, "tile": "D4"})) == "Thor stands on D4."


def test_a_fact_may_hold_facts():
    place = Fact("map-hero", {"who": 0, "tile": "D4"})
    whole = Fact("map-place", {"things": [place, "thor"], "first": place})
    assert tell_fact(WORDS, NAMED, whole) == "Thor stands on D4., Thor: Thor stands on D4."


def test_facts_within_facts_are_told_first():
    inner = Fact("map-hero", {"who": 0, "tile": "D4"})
    assert tell_fact(WORDS, NAMED, Fact("map-all", {"things": inner})) == "Here: Thor stands on D4."
    assert tell_fact(WORDS, NAMED, Fact("map-all", {"things": [inner, 3]})) == "Here: Thor stands on D4., 3"


def test_only_facts_that_hold_seats_are_renamed():
    facts = {"seat": 0, "number": 0, "who": True, "target": "D4", "from": 7}
    assert named(WORDS, NAMED, facts) == {"seat": "Thor", "number": 0, "who": True, "target": "D4", "from": 7}


@pytest.mark.parametrize(
    ("view", "seat", "name"), [(NAMED, 0, "Thor"), (NAMED, 2, "seat 2"), (NAMELESS, 1, "seat 1")]
)
def test_a_seat_without_a_name_is_called_by_its_number(view, seat, name):
    assert seat_name(WORDS, view, seat) == name


@pytest.mark.parametrize(
    ("parts", "told"), [([1, 2], "1 + 2"), ([["a", 1], ["b", -2]], "1 - 2"), ([-1, 3], "- 1 + 3"), ([], "")]
)
def test_parts_are_a_sum(parts, told):
    assert total(parts) == told
