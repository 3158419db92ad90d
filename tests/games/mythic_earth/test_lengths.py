"""Lengths are told in inches: every message and every refusal that takes one, and none of them raw."""

from __future__ import annotations

import ast
import random
import re

import pytest
from fluent.syntax import FluentParser, visitor
from fluent.syntax import ast as ftl

import mythwright
from mythwright.core.telling import named, tell, tell_option, words_of
from mythwright.games.mythic_earth.box import CONTENT
from tests.games.mythic_earth.given_pictures import GAME, PRIMARIES, a_battle, play

WORDS = words_of(mythwright.find(GAME), "en")
FILES = (CONTENT / "words" / "en.ftl", *sorted((CONTENT / "words" / "en").glob("*.ftl")))
ENTRIES = [entry for path in FILES for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body]
MESSAGES = {entry.id.name: entry for entry in ENTRIES if isinstance(entry, ftl.Message)}
RULES = [
    ast.parse(path.read_text(encoding="utf-8")) for path in sorted((CONTENT.parent / "rules").rglob("*.py"))
]

MEASURED = ("far", "reach", "line", "x", "y", "width", "depth")
"""Facts of refusals that are lengths or places."""
TOLD = ("length", "cost", "start", "end", "legs")
"""Facts of events that are."""
PLACED = ("go", "put", "enter", "move", "march")
ANSWERS = 120
RAW = re.compile(r"-?\d{3,}")
"""No table is a hundred inches wide, and nothing else is counted so high but points."""


class Bare(visitor.Visitor):
    """The facts that a message says as they are, not as thousandths."""

    def __init__(self, message: ftl.Message) -> None:
        self.found: set[str] = set()
        self.visit(message)

    def visit_FunctionReference(self, node: ftl.FunctionReference) -> None:  # noqa: N802
        if node.id.name != "THOUSANDTHS":
            self.generic_visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def rulings() -> list[ast.Call]:
    calls = [node for tree in RULES for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [call for call in calls if getattr(call.func, "id", "") == "ruling"]


def thousandths(table, options, seat: int) -> set[str]:
    """Refusals of these options in which a length stands raw."""
    view, found = table.see(seat), set()
    for option in options:
        for ruling in table.why_not(option):
            said = {key: str(WORDS.name(value)) for key, value in named(WORDS, view, ruling.facts).items()}
            found |= {f"{ruling.rule} {key}: {text}" for key, text in said.items() if RAW.search(text)}
    return found


def test_every_fact_that_is_a_length_is_said_in_inches():
    for fact in MEASURED:
        assert WORDS.has_part(f"fact-{fact}.value")
        assert not Bare(MESSAGES[f"fact-{fact}"]).found
    assert {k.arg for call in rulings() for k in call.keywords} >= {"far", "reach", "x", "y"}


def test_no_message_says_a_length_as_it_is():
    events = {name: message for name, message in MESSAGES.items() if name.startswith("event-")}
    assert {name for name, message in events.items() if Bare(message).found & {*MEASURED, *TOLD}} == set()
    for kind in PLACED:
        used = Bare(MESSAGES[f"option-{kind}"]).found - {"count"}
        assert used <= {"a0", "a2", "a4", "a6", "a8"}  # a word such as `block`, where no place stands


@pytest.mark.parametrize(
    "option",
    [
        "go 14000 30000",
        "go 14000 99000",
        "go 16000 12000",
        "go 10000 10000 11000 11000 12000 12000 13000 13000 14000 14000",
        "move 14000 30000",
        "march 40000 40000",
        "charge 2",
        "shoot 5",
    ],
)
def test_refused_places_are_told_in_inches(option):
    table = a_battle()
    assert thousandths(table, [option], table.pending.seat) == set()


@pytest.mark.parametrize("primary", PRIMARIES)
def test_whole_games_say_no_length_raw(primary):
    chance = random.Random(primary)
    table = mythwright.new(GAME, seats=2, seed="lengths", options={"primary": primary})
    raw: set[str] = set()
    for _ in range(ANSWERS):
        seat, kinds = table.pending.seat, {*table.pending.open} & {*PLACED}
        places = [(chance.randrange(60_000), chance.randrange(60_000)) for _ in range(2)]
        tries = [f"{kind} {x} {y}" for kind in sorted(kinds) for x, y in places]
        units = [f"{kind} {chance.randrange(1, 18)}" for kind in ("charge", "shoot", "spring")]
        raw |= thousandths(table, [*tries, *units], seat)
        labels = [tell_option(WORDS, table.see(seat), str(option)) for option in table.pending.options]
        raw |= {label for label in labels if RAW.search(label) and "points" not in label}
        play(table, chance)
    view = table.see(None)
    raw |= {line for event in table.log if RAW.search(line := tell(WORDS, view, event.see()))}
    assert {line for line in raw if "points" not in line} == set()
