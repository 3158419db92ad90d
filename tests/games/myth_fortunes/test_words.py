"""The words: all that happens, is asked, offered, refused or printed has a message that can be filled in."""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import mythwright
from mythwright.core.telling import tell, tell_fact, tell_prompt, words_of
from mythwright.games.myth_fortunes.board import card_text, square_text
from mythwright.games.myth_fortunes.box import CONTENT, PAWNS, read_box
from mythwright.games.myth_fortunes.printed import prints
from tests.games.myth_fortunes import given
from tests.marks import rule

SOURCE = CONTENT.parent
WORDS = words_of(mythwright.find(given.GAME), "en")
ENTRIES = FluentParser().parse((CONTENT / "words" / "en.ftl").read_text(encoding="utf-8")).body
MESSAGES = {entry.id.name: entry for entry in ENTRIES if isinstance(entry, ftl.Message)}
BOX = read_box(())
VIEW = given.a_table().see(0)
GAMES = ((2, {}), (3, {"minutes": 60}), (5, {"advanced": False}), (8, {}))
ANSWERS = 700


class Needs(visitor.Visitor):
    """The facts that a message needs, those of messages within it included."""

    def __init__(self, message: str) -> None:
        self.facts: set[str] = set()
        self.visit(MESSAGES[message])

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.facts.add(node.id.name.removesuffix("_count"))

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.facts |= Needs(node.id.name).facts


class Texts(visitor.Visitor):
    """What a message says between its facts."""

    def __init__(self, message: str) -> None:
        self.found: list[str] = []
        self.visit(MESSAGES[message])

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


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
    assert len(told) > 45
    for kind, facts in told.items():
        if None not in facts:
            assert Needs(f"event-{kind}").facts <= facts, kind


def test_every_question_has_a_prompt_and_a_name_for_refusals():
    asked = [keyword.value for call in calls("ask") for keyword in call.keywords if keyword.arg == "prompt"]
    prompts = {value.value for value in asked if isinstance(value, ast.Constant)}
    assert len(prompts) > 12
    assert {prompt for prompt in prompts if f"prompt-{prompt}" not in MESSAGES} == set()
    unnamed = {message.removeprefix("prompt-") for message in MESSAGES if message.startswith("prompt-")}
    assert {prompt for prompt in unnamed if f"name-{prompt}" not in MESSAGES} == set()


def test_every_fact_of_a_refusal_has_a_label():
    facts = {keyword.arg for call in calls("ruling") for keyword in call.keywords if keyword.arg}
    assert {fact for fact in facts if f"fact-{fact}" not in MESSAGES} == set()


def test_every_option_has_a_label_and_a_heading():
    kinds = {constant(call, 0) for call in calls("option", "Option")} - {None}
    kinds |= {message.split("-")[1] for message in MESSAGES if message.startswith("option-")}
    assert {kind for kind in kinds if not WORDS.has(f"option-{kind}")} == set()
    assert {kind for kind in kinds if f"kind-{kind}" not in MESSAGES} == set()


def test_everything_printed_has_a_name():
    things = [*BOX.races, *BOX.characters, *BOX.companions, *BOX.encounters, *BOX.kinds, *BOX.dice, *PAWNS]
    assert {name for name in things if not WORDS.has(f"name-{name}")} == set()


def test_the_name_of_a_square_says_what_it_is():
    for square, kind in BOX.squares.items():
        assert WORDS.name(square) == f"{square} ({WORDS.name(kind.id)})"


def test_every_option_of_setting_up_is_told():
    for name in mythwright.find(given.GAME).options.__struct_fields__:
        assert all(
            WORDS.say(f"setup-{name}{part}") != f"setup-{name}{part}" for part in ("", ".label", ".about")
        )


@rule("MF-GAP-01", "MF-GAP-39")
def test_a_round_is_not_promised_to_be_a_turn_for_everyone():
    assert "A round has as many turns as there are players." in WORDS.say("setup-rounds.about")


@pytest.mark.parametrize("card", sorted([*BOX.encounters, *BOX.companions, *BOX.characters, *BOX.races]))
def test_every_card_text_is_filled_from_the_data(card):
    assert clean(tell_fact(WORDS, VIEW, card_text(VIEW["table"], card)))


@pytest.mark.parametrize("square", sorted(BOX.squares))
def test_every_square_tells_what_it_does(square):
    assert clean(tell_fact(WORDS, VIEW, square_text(VIEW["table"], square)))


def test_no_digit_stands_in_the_text_of_a_card_or_square():
    texts = [name for name in MESSAGES if name.startswith(("card-", "square-"))]
    assert len(texts) > 80
    assert [name for name in texts if re.search(r"\d", "".join(Texts(name).found))] == []


def test_figures_of_a_card_come_from_its_print():
    assert WORDS.say("card-dirty_trick", **prints(BOX)["dirty_trick"]).endswith("+2.")
    assert WORDS.say("card-borrowed_muscle", **prints(BOX)["borrowed_muscle"]).endswith("rolls a d8.")


@pytest.mark.parametrize(("seats", "options"), GAMES)
def test_games_can_be_told(seats, options):
    faulty: set[str] = set()
    table, chance = (
        mythwright.new(given.GAME, seats=seats, seed="told", options=options),
        random.Random(seats),
    )
    for _ in range(ANSWERS):
        if table.pending is None:
            break
        faulty |= {str(o) for o in table.pending.options if not clean(WORDS.option(str(o)))}
        asked = tell_prompt(WORDS, table.game, table.see(None))
        faulty |= set() if clean(asked) and not asked.startswith("prompt-") else {asked}
        table.play(chance.choice(table.pending.options))
    view = table.see(0)
    lines = [tell(WORDS, view, event.see()) for event in table.log]
    faulty |= {line for line in lines if not clean(line) or line.startswith("event-")}
    assert faulty == set()


@pytest.mark.parametrize(
    ("option", "label"),
    [
        ("move K3 n6 e5", "K3 (Bog): 6 north, 5 east"),
        ("move I7 n2 G9 n2 e2", "I7 (Klah): 2 north, G9 (Drop Zone), 2 north, 2 east"),
        ("lay baby_dragon none", "Baby Dragon, undisguised"),
        ("lay baby_dragon imp", "Baby Dragon, disguised: Imp"),
        ("play windfall", "play Windfall"),
        ("play dirty_trick red", "play Dirty Trick on Red"),
        ("play companion_walks_out blue", "play Companion Walks Out on the companion of Blue"),
        ("play weak_knees foe", "play Weak Knees on the board’s side"),
        ("pass", "pass"),
        ("pass turn", "pass until my turn"),
        ("pass confrontation", "pass for this whole confrontation"),
        ("dice d4 d8", "d4 and d8"),
        ("set d6 5", "d6 shows 5"),
        ("keep", "keep it in hand"),
        ("keep nine nine king ace", "keep nine, nine, king, ace"),
        ("keep nine nine king king ace", "keep all five"),
        ("push red n", "move Red to the north"),
        ("disguise imp", "wear the Imp disguise"),
        ("discard_disguise imp", "discard the Imp disguise"),
        ("companion baby_dragon", "go with Baby Dragon"),
        ("show clumsy_porter", "show Clumsy Porter and pay nothing"),
    ],
)
def test_options_say_what_they_do(option, label):
    assert WORDS.option(option) == label


@pytest.mark.parametrize(
    ("kind", "facts", "sentence"),
    [
        ("rolled", {"seat": 0, "die": "d8", "faces": ["3", "7"]}, "Red rolls 3, 7 (d8)."),
        ("rolled", {"seat": -1, "die": "d4", "faces": ["2"]}, "The judge rolls 2 (d4)."),
        (
            "moved",
            {"who": 1, "square": "K3", "path": ["n6", "e5"]},
            "Blue moves to K3 (Bog): 6 north, 5 east.",
        ),
        ("moved", {"who": 1, "square": "K3", "path": []}, "Blue comes to K3 (Bog)."),
        ("laid_out", {"who": 0, "disguised": True}, "Red lays out a companion and a disguise."),
        ("paid_gold", {"who": 0, "amount": 0, "has": 0}, "Red has no gold to pay."),
        (
            "showed_identity",
            {"who": 0, "face": "disguise", "card": "imp", "race": "imp"},
            "Red shows a disguise: Imp.",
        ),
        (
            "showed_identity",
            {"who": 0, "face": "character", "card": "skeeve", "race": "klahd"},
            "Red shows a true face: Skeeve, Klahd.",
        ),
        (
            "made_hand",
            {"who": 1, "dice": ["ten", "ten", "king", "king", "ace"], "hand": "two_pairs"},
            "Blue has ten, ten, king, king, ace: two pairs.",
        ),
        (
            "pushed",
            {"who": 1, "by": 1, "square": "K3"},
            "Blue makes the winner’s move: Blue goes to K3 (Bog).",
        ),
        ("passes_for_now", {"who": 1, "until": "turn"}, "Blue will pass until their own turn."),
        ("countered", {"who": 0, "by": 1, "card": "truce"}, "Blue counters: Truce of Red comes to nothing."),
    ],
)
def test_events_read_well(kind, facts, sentence):
    assert tell(WORDS, VIEW, {"kind": kind, "rule": "", "facts": facts}) == sentence
