"""Telling: what happened, in the reader's words, with seats called by their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mythwright.core.catalog import Catalog
from mythwright.core.game import Game, View
from mythwright.core.picture import Fact
from mythwright.core.ruling import Ruling
from mythwright.core.words import FALLBACK, Words

SEATS = ("seat", "who", "by", "target", "from", "to_seat")
"""Facts of these names hold the number of a seat."""

Part = int | Sequence[Any]
"""A part of a number: how much it adds, or what it is and how much it adds."""


def words_of(game: Game, language: str) -> Words:
    """The shell's words and the game's, in this language, else in English."""
    return Words(language, {name: game.words(name) for name in dict.fromkeys((language, FALLBACK))})


def seat_name(words: Words, view: View, seat: int) -> str:
    """What the game calls this seat, such as its hero; else its number."""
    return _called(words, view, seat) or words.say("seat-number", number=seat)


def _called(words: Words, view: View, seat: int) -> str | None:
    names: Sequence[str | None] = view["table"].get("names") or ()
    name = names[seat] if 0 <= seat < len(names) else None
    return str(words.name(name)) if name else None


def named(words: Words, view: View, facts: Mapping[str, Any]) -> dict[str, Any]:
    """The facts with seats turned into names, facts within facts told, and parts of a number summed up."""
    found = {key: _named(words, view, key, value) for key, value in facts.items()}
    if "parts" in found:
        found["parts"] = total(facts["parts"])
    return found


def total(parts: Sequence[Part]) -> str:
    """How a number came about, as a sum: `1 + 2 - 1`."""
    amounts = [part if isinstance(part, int) else part[1] for part in parts]
    signed = "".join(f" {'-' if amount < 0 else '+'} {abs(amount)}" for amount in amounts)
    return signed.removeprefix(" + ").removeprefix(" ")


def _named(words: Words, view: View, key: str, value: Any) -> Any:
    """A game that gives its seats no names says itself what to call a number; facts may hold facts."""
    if isinstance(value, Fact):
        return tell_fact(words, view, value)
    if isinstance(value, list | tuple):
        return [_named(words, view, "", item) for item in value]
    if key in SEATS and isinstance(value, int) and not isinstance(value, bool):
        return _called(words, view, value) or value
    return value


def tell(words: Words, view: View, event: Mapping[str, Any]) -> str:
    """An event of a view's log as a sentence."""
    return words.say(f"event-{event['kind']}", **named(words, view, event["facts"]))


def reason(words: Words, catalog: Catalog, given: Ruling) -> str:
    """Why a table cannot be set up so: the game's own words `cannot-<rule>`, else what the rule is called."""
    own = f"cannot-{given.rule}"
    if words.has(own):
        return words.say(own, **given.facts)
    return catalog[given.rule].title if given.rule in catalog else given.rule


def tell_fact(words: Words, view: View, fact: Fact) -> str:
    """A fact of a sketch as a sentence."""
    return words.say(fact.message, **named(words, view, fact.facts))
