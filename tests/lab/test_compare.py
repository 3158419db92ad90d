"""What a layer changes, and replays told in words."""

from __future__ import annotations

import pytest

import mythwright
from mythwright.core.replay import record
from mythwright.core.save import BadFile
from mythwright.core.telling import words_of
from mythwright.lab.compare import Change, changes
from mythwright.lab.tale import tale
from tests.toy.game import GAME

LAYER = """
[figures]
top = 30

[cards.bread]
copies = 5

[cards.ladder]
copies = 1
"""


def test_a_layer_is_told_field_by_field(tmp_path):
    layer = tmp_path / "house.toml"
    layer.write_text(LAYER)
    found = changes(GAME.box("first", ()), GAME.box("first", (str(layer),)))
    added = '{"id": "ladder", "copies": 1, "window": "turn", "lies": "", "effect": []}'
    assert found == [
        Change("cards.bread.copies", "3", "5"),
        Change("cards.ladder", None, added),
        Change("figures.top", "20", "30"),
    ]


def test_what_is_derived_is_told_once():
    below = {"rewards": {"potion": {"coins": 1}}, "cards": {"potion": {"coins": 1}}, "gone": 1}
    above = {"rewards": {"potion": {"coins": 2}}, "cards": {"potion": {"coins": 2}}}
    assert changes(below, above) == [Change("rewards.potion.coins", "1", "2"), Change("gone", "1", None)]


def test_nothing_differs_from_itself():
    assert changes(GAME.box("first", ()), GAME.box("first", ())) == []


def a_replay() -> str:
    table = mythwright.new("hilltop", seats=2, seed="tale")
    table.play("stay").play("push").play("stake 3")
    return record(table)


def told(seat: int | None) -> list[str]:
    text = "\n".join(tale(a_replay(), mythwright.find, words_of(GAME, "en"), seat))
    return [line for line in text.splitlines() if line]


def test_a_tale_has_questions_answers_and_public_events():
    lines = told(None)
    assert lines[0].endswith("Stay or push? You may play a card first. [HT-TURN-01]")
    assert lines[1] == "— stay and rest (stay)"
    assert any(line.startswith("• ") and line.endswith("[HT-PUSH-03]") for line in lines)
    assert lines[-1] == "The replay ends here; the game does not."
    assert not any("You draw" in line for line in lines)


def test_a_seat_is_told_what_it_may_see():
    own, other = told(1), told(0)
    assert "— push (push)" in own and "— stay and rest (stay)" not in own
    assert "— stay and rest (stay)" in other and "— push (push)" not in other


def test_a_forged_replay_is_not_told():
    forged = a_replay().replace("stake 3", "stake 5")
    with pytest.raises(BadFile):
        list(tale(forged, mythwright.find, words_of(GAME, "en")))
