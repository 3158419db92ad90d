"""The Italian words of the shell: all there, with the same facts, and each of them can be said."""

from __future__ import annotations

from collections.abc import Iterator

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from mythwright.core.words import SHELL, Words

Facts = dict[str, frozenset[str]]


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - Fluent's own name
        self.found.add(node.id.name)


def patterns(language: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Every message and attribute, with the facts it speaks of."""
    for entry in FluentParser().parse((SHELL / f"{language}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            parts = {entry.id.name: entry.value}
            parts |= {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
            for name, pattern in parts.items():
                variables = Variables()
                variables.visit(pattern)
                yield name, frozenset(variables.found)


ENGLISH: Facts = dict(patterns("en"))
ITALIAN: Facts = dict(patterns("it"))


def test_every_message_is_there_once():
    assert list(ITALIAN) == list(ENGLISH)  # in the same order, so that the files can be read side by side
    assert len(list(patterns("it"))) == len(ITALIAN)


def test_every_message_speaks_of_the_same_facts():
    assert {name: facts for name, facts in ITALIAN.items() if facts != ENGLISH[name]} == {}


def test_every_message_can_be_said():
    words = Words("it", {})
    for name, facts in ITALIAN.items():
        given = {fact.removesuffix("_count"): fact for fact in sorted(facts)}
        lists = {fact: [fact] for fact in given if f"{fact}_count" in facts}
        said = words.say(name, **given | lists)
        assert said != name and not said.endswith("']"), said  # so would end what a fact is missing for
        assert all(fact in said for fact in facts if not fact.endswith("_count")), said


def test_what_was_typed_for_yes_is_what_is_asked_for():
    words = Words("it", {})
    assert words.say("terminal-yes-or-no").startswith(f"({words.say('terminal-yes')}/")


def test_a_list_is_counted():
    words = Words("it", {})
    assert words.say("page-won", winners=["Ade"]) == "Vince Ade."
    assert words.say("page-won", winners=["Ade", "Iside"]) == "Vincono insieme Ade, Iside."
