"""The words: all that happens, is asked, offered, refused or printed has a message that can be filled in."""

from __future__ import annotations

import ast
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import mythwright
from mythwright.core.telling import tell, words_of
from mythwright.games.king_of_the_hill import box
from mythwright.games.king_of_the_hill.box import CONTENT, read_box
from mythwright.games.king_of_the_hill.printed import prints
from tests.games.king_of_the_hill import given

SOURCE = CONTENT.parent
WORDS = words_of(mythwright.find(given.GAME), "en")
ENTRIES = FluentParser().parse((CONTENT / "words" / "en.ftl").read_text(encoding="utf-8")).body
MESSAGES = {entry.id.name: entry for entry in ENTRIES if isinstance(entry, ftl.Message)}
BOX = read_box(())
DRAWN = {
    "drew_rewards": {"number"},
    "drew_secrets": {"number"},
    "got_rewards": {"cards"},
    "got_secrets": {"cards"},
}


class Needs(visitor.Visitor):
    """The facts that a message needs, those of messages within it included."""

    def __init__(self, message: str) -> None:
        self.facts: set[str] = set()
        self.visit(MESSAGES[message])

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name.removesuffix("_count"))

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.facts |= Needs(node.id.name).facts


def calls(*names: str) -> Iterator[ast.Call]:
    """Every call of a function or method of these names in the rules."""
    for path in (SOURCE / "effects.py", SOURCE / "explain.py", *Path(SOURCE / "rules").glob("*.py")):
        for found in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(found, ast.Call):
                called = found.func
                if getattr(called, "attr", getattr(called, "id", "")) in names:
                    yield found


def constant(call: ast.Call, at: int) -> str | None:
    value = call.args[at] if len(call.args) > at else None
    return value.value if isinstance(value, ast.Constant) else None


def clean(text: str) -> bool:
    """No id, no missing fact, no stray blank."""
    return text == text.strip() and "_" not in text and "  " not in text and not text.endswith("]")


def test_the_file_holds_no_junk_and_nothing_twice():
    assert [entry.content for entry in ENTRIES if isinstance(entry, ftl.Junk)] == []
    names = Counter(entry.id.name for entry in ENTRIES if isinstance(entry, ftl.Message))
    assert [name for name, number in names.items() if number > 1] == []


def test_every_event_has_a_message_that_needs_only_its_facts():
    told = {constant(call, 0): {keyword.arg for keyword in call.keywords} for call in calls("tell")}
    told.pop(None, None)
    assert len(told) > 60
    for kind, facts in (told | {kind: {"who", *facts} for kind, facts in DRAWN.items()}).items():
        assert Needs(f"event-{kind}").facts <= facts, kind


def test_every_question_has_a_prompt():
    asked = [keyword.value for call in calls("ask") for keyword in call.keywords if keyword.arg == "prompt"]
    prompts = {value.value for value in asked if isinstance(value, ast.Constant)}
    assert len(prompts) > 15
    assert {prompt for prompt in prompts if f"prompt-{prompt}" not in MESSAGES} == set()


def test_every_fact_of_a_refusal_has_a_label():
    facts = {keyword.arg for call in calls("ruling") for keyword in call.keywords if keyword.arg}
    assert {fact for fact in facts if f"fact-{fact}" not in MESSAGES} == set()


def test_every_option_has_a_label():
    kinds = {constant(call, 0) for call in calls("option", "Option")} - {None}
    assert {kind for kind in kinds if f"option-{kind}" not in MESSAGES} == set()


def test_everything_printed_has_a_name():
    things = [*prints(BOX), *BOX.dice, *box.RUNES]
    faces = [face for faces in BOX.dice.values() for face in faces]
    assert {name for name in (*things, *faces) if not WORDS.has(f"name-{name}")} == set()


@pytest.mark.parametrize("card", sorted(BOX.cards))
def test_every_card_text_is_filled_from_the_data(card):
    assert clean(WORDS.say(f"card-{card}", **prints(BOX)[card]))


@pytest.mark.parametrize("guardian", sorted(BOX.guardians))
def test_every_guardian_text_is_filled_for_both_sides(guardian):
    printed = prints(BOX)[guardian]
    assert all(clean(WORDS.say(f"card-{guardian}", **printed[side])) for side in ("a", "b"))


@pytest.mark.parametrize("god", sorted(name for name, god in BOX.gods.items() if god.mission))
def test_every_mission_text_is_filled(god):
    assert clean(WORDS.say(f"mission-{god}", **prints(BOX)[god]))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whole_games_can_be_told(seats):
    faulty: set[str] = set()
    for number in range(3):
        table = mythwright.new(given.GAME, seats=seats, seed=f"told {number}")
        chance = random.Random(number)
        while table.pending is not None:
            faulty |= {str(o) for o in table.pending.options if not clean(WORDS.option(str(o)))}
            table.play(chance.choice(table.pending.options))
        view = table.see(0)
        lines = [tell(WORDS, view, event.see()) for event in table.log]
        faulty |= {line for line in lines if not clean(line) or line.startswith("event-")}
    assert faulty == set()


@pytest.mark.parametrize(
    ("option", "label"),
    [
        ("move D4", "move to the Holy Hill (D4)"),
        ("keep", "keep none, roll all again"),
        ("keep greek dark", "keep Greek, Dark"),
        ("hit", "hit"),
        ("hit 2", "hit the third Guardian"),
        ("attack", "attack"),
        ("attack baba_yaga", "attack Baba Yaga"),
        ("mission isis 0", "complete the mission of Isis by the Temple of Health"),
        ("mission isis 1", "complete the mission of Isis with Healing Potions"),
        ("secret whirlwind sigurd C3", "play Whirlwind: Sigurd to C3"),
        ("secret thief_of_night sigurd arjuna", "play Thief of Night on Sigurd and Arjuna"),
        ("secret new_faith C3 market", "play New Faith: a Market on C3"),
        ("reward dark_rune greek", "use Dark rune to turn Dark to Greek"),
        ("use lions_strength dark greek norse", "Lion’s Strength: keep Dark, Greek, Norse"),
        ("use spear_of_ares", "Spear of Ares: roll all again"),
        ("use spear_of_ares dark dark greek norse", "Spear of Ares: keep Dark, Dark, Greek, Norse"),
        ("use dar_zoru greek dark norse", "Dar Zoru: turn Dark, Norse to Greek"),
        ("use witchs_cauldron trap", "Witch’s Cauldron: discard Trap"),
        (
            "claim draupnir gungnir mjolnir falcon_cloak",
            "give Gungnir, Mjolnir and Falcon Cloak for Draupnir",
        ),
    ],
)
def test_options_say_what_they_do(option, label):
    assert WORDS.option(option) == label


@pytest.mark.parametrize(
    ("kind", "facts", "sentence"),
    [
        ("rolled", {"seat": 0, "die": "guardian", "faces": ["hit"]}, "Heracles rolls Hit (Guardian die)."),
        (
            "rolled",
            {"seat": -1, "die": "hero", "faces": ["norse"]},
            "The die for the first turn shows Norse.",
        ),
        (
            "discovered",
            {"who": "sigurd", "rune": "egyptian", "tile": "C3"},
            "Sigurd discovers an Egyptian village on C3.",
        ),
        ("played_secret", {"who": "sigurd", "secret": "timewalk", "target": []}, "Sigurd plays Timewalk."),
        (
            "played_secret",
            {"who": "sigurd", "secret": "trap", "target": ["heracles"]},
            "Sigurd plays Trap: Heracles.",
        ),
        ("struck", {"who": "sigurd", "blow": "critical"}, "Sigurd: Critical hit!"),
        ("struck", {"who": "sigurd", "blow": "miss"}, "Sigurd misses."),
        (
            "wounded",
            {"guardian": "lisovyk", "amount": 3, "left": 1},
            "Lisovyk loses 3 Health and has 1 left.",
        ),
        ("saw", {"who": "sigurd", "tiles": ["A1"], "runes": ["dark"]}, "The village on A1 is Dark."),
    ],
)
def test_events_read_well(kind, facts, sentence):
    view = given.a_table("heracles", "sigurd").see(0)
    assert tell(WORDS, view, {"kind": kind, "rule": "", "facts": facts}) == sentence
