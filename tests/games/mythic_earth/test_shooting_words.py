"""The words of shooting and magic: all that happens, is asked or refused can be said."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from mythwright.core.telling import tell, words_of
from mythwright.games.mythic_earth import rules
from mythwright.games.mythic_earth.game import GAME
from tests.games.mythic_earth.given_fight import activated, play
from tests.games.mythic_earth.given_shooting import facing, some

WORDS = words_of(GAME, "en")
CHAPTERS = ("aiming", "hits", "impact", "lasting", "magic", "overhead")
CHAPTERS += ("saves", "shooting", "sight", "spells", "targets")


def calls(*names: str):
    """Every call of a function or method of these names in the chapters."""
    for chapter in CHAPTERS:
        path = Path(str(rules.__file__)).parent / f"{chapter}.py"
        for found in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(found, ast.Call)
                and getattr(found.func, "attr", getattr(found.func, "id", "")) in names
            ):
                yield found


def constants(*names: str) -> set[str]:
    first = [call.args[0] for call in calls(*names) if call.args]
    return {each.value for each in first if isinstance(each, ast.Constant) and isinstance(each.value, str)}


def test_every_event_has_a_message():
    kinds = constants("tell")
    assert len(kinds) > 14
    assert {kind for kind in kinds if not WORDS.has(f"event-{kind}")} == set()


def test_every_question_has_a_prompt():
    asked = [k.value for call in calls("ask") for k in call.keywords if k.arg == "prompt"]
    prompts = {value.value for value in asked if isinstance(value, ast.Constant)}
    assert prompts == {"casualty", "dispel", "twist", "renew"}
    assert {p for p in (*prompts, "swift_path", "storm_step") if not WORDS.has(f"prompt-{p}")} == set()


@pytest.mark.parametrize(
    ("option", "label"),
    [
        ("shoot 3", "Shoot at Unit 3"),
        ("shoot 3 4", "Shoot at Mini 4 of Unit 3"),
        ("focus 3", "Focused Shot at Unit 3"),
        ("cast spirit_bolt 2", "Cast Spirit Bolt at Unit 2"),
        ("cast twist_of_fate", "Cast Twist of Fate"),
        ("dispel 4", "Dispel with Unit 4"),
        ("lose", "As the program proposes, for all of them"),
        ("lose 1", "Mini 1"),
        ("heal 2", "Mini 2 is healed"),
        ("turn 0 3 4", "Seat 0: a die from 3 to 4"),
        ("turn 0 3 4 7", "Unit 7: a die from 3 to 4"),
    ],
)
def test_options_have_labels(option, label):
    assert WORDS.option(option) == label


def test_a_volley_as_it_is_told():
    table = activated(facing(some("bow_hunters", 0, 2), some("eagle_warriors", 1, 4)))
    play(table, "shoot 2", "1 9", "7", "lose 2")
    view = table.see(0)
    told = [tell(WORDS, view, event) for event in view["log"]]
    assert "Unit 1 Bow Hunters shoots at Unit 2 Eagle Warriors (bow, 6 or less, 6): 1, 9. One hit." in told
    assert "Unit 2 Eagle Warriors saves (6 or less, 5 + 1): 7. One is not saved." in told
    assert not [text for text in told if "event-" in text or text.endswith("]")]


def test_no_ruling_calls_a_unit_a_seat():
    facts = {k.arg for call in calls("ruling") for k in call.keywords}
    assert facts.isdisjoint({"target", "by", "from", "who"})
