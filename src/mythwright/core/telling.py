"""Telling: what happened, in the reader's words, with seats called by their names."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from mythwright.core.catalog import Catalog
from mythwright.core.game import Game, View
from mythwright.core.odds import UPSHOT
from mythwright.core.picture import Fact
from mythwright.core.ruling import Ruling
from mythwright.core.words import FALLBACK, Words

SEATS = ("seat", "who", "by", "target", "from", "to_seat")
"""Facts of these names hold the number of a seat."""
PIECES = ("unit", "other", "by_unit", "target_unit", "holder")
"""Facts of these names hold the number of a piece, in games whose views name `pieces` by their numbers."""
ALL_OF = {"units": "unit"}
"""Lists of pieces."""
EACH_SEAT = ("points", "rolls")
"""In sentences, lists of these names hold a value for each seat."""
OWNED = {"weapon": "unit"}
"""Facts of these names are called as the piece of that fact calls them, where views have `called`."""

Part = int | Sequence[Any]
"""A part of a number: how much it adds, or what it is and how much it adds."""


def words_of(game: Game, language: str) -> Words:
    """The shell's words and the game's, in this language, else in English."""
    return Words(language, {name: game.words(name) for name in dict.fromkeys((language, FALLBACK))})


def odds_words(words: Words, what: str) -> str:
    """A short name of what the odds speak of: the game's own, or the last part of the message's id."""
    kind, _, upshot = what.partition("-")[2].partition(UPSHOT)
    if not words.has(f"odds-{kind}"):
        return kind.replace("_", " ")
    return words.say(f"odds-{kind}", upshot=int(upshot) if upshot.isdigit() else upshot)


def seat_name(words: Words, view: View, seat: int) -> str:
    """What the game calls this seat, such as its hero; else its number."""
    return _called(words, view, seat) or words.say("seat-number", number=seat)


def _called(words: Words, view: View, seat: int) -> str | None:
    names: Sequence[str | None] = view["table"].get("names") or ()
    name = names[seat] if 0 <= seat < len(names) else None
    return str(words.name(name)) if name else None


def named(words: Words, view: View, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Facts for a list: seats and pieces by their names, facts within facts told, sums of parts.

    Where the message of a fact has a part `value`, the fact is said so: `fact-far.value` may add inches.
    """
    found = _filled(words, view, facts, PIECES)
    return {key: _valued(words, key, value) for key, value in found.items()}


def _valued(words: Words, key: str, value: Any) -> Any:
    message = f"fact-{key}.value"
    if not words.has_part(message):
        return value
    each = value if isinstance(value, list | tuple) else ()
    return words.say(message, value=value, **{f"a{at}": one for at, one in enumerate(each)})


def _filled(words: Words, view: View, facts: Mapping[str, Any], keys: Sequence[str]) -> dict[str, Any]:
    """The facts as sentences need them."""
    known = {**facts, **_owned(view, facts)}
    found = {key: _named(words, view, key, value, keys) for key, value in known.items()}
    if "parts" in found:
        found["parts"] = total(facts["parts"])
    return found


def _owned(view: View, facts: Mapping[str, Any]) -> dict[str, Any]:
    """What a piece has by a name of its own, such as claws that count as knives."""
    called: Mapping[str, Mapping[str, str]] = view["table"].get("called") or {}
    owned = {key: called.get(str(facts.get(whose)), {}) for key, whose in OWNED.items() if key in facts}
    return {key: names.get(facts[key], facts[key]) for key, names in owned.items()}


def total(parts: Sequence[Part]) -> str:
    """How a number came about, as a sum: `1 + 2 - 1`."""
    amounts = [part if isinstance(part, int) else part[1] for part in parts]
    signed = "".join(f" {'-' if amount < 0 else '+'} {abs(amount)}" for amount in amounts)
    return signed.removeprefix(" + ").removeprefix(" ")


def _named(words: Words, view: View, key: str, value: Any, keys: Sequence[str]) -> Any:
    """A game that gives its seats no names says itself what to call a number; facts may hold facts."""
    if isinstance(value, Fact):
        return tell_fact(words, view, value)
    if isinstance(value, list | tuple):
        if key in EACH_SEAT and keys:
            return _each_seat(words, view, value)
        return [_named(words, view, ALL_OF.get(key, ""), item, keys) for item in value]
    if isinstance(value, int) and not isinstance(value, bool):
        if key in SEATS:
            return _called(words, view, value) or value
        if key in keys:
            return piece_name(words, view, value)
    return value


def _each_seat(words: Words, view: View, values: Sequence[Any]) -> Sequence[Any]:
    """Each value with the name of its seat, if there is one for each and all have names."""
    names = [_called(words, view, seat) for seat in range(len(values))]
    if not all(names) or len(names) != len(view["table"]["names"]):
        return values
    pairs = zip(names, values, strict=True)
    return [words.say("seat-has", name=name, value=value) for name, value in pairs]


def pieces(view: View) -> Mapping[str, str]:
    """The pieces of a view that have names, by their numbers."""
    found: Mapping[str, str] = view["table"].get("pieces") or {}
    return found


def piece_name(words: Words, view: View, number: int) -> Any:
    """What the game calls the piece of this number, such as a Unit; else the number."""
    name = pieces(view).get(str(number))
    return words.say("piece-number", number=number, name=name) if name else number


def tell_option(words: Words, view: View, text: str) -> str:
    """The label of an option, with pieces by their names."""
    return words.option(text, pieces(view))


def tell(words: Words, view: View, event: Mapping[str, Any]) -> str:
    """An event of a view's log as a sentence."""
    return _sentence(words, view, Fact(f"event-{event['kind']}", event["facts"]))


def tell_prompt(words: Words, game: Game, view: View) -> str:
    """The question that is open in a view, with seats and pieces by their names."""
    return _sentence(words, view, game.prompt(view))


def tell_verdict(words: Words, game: Game, view: View) -> str | None:
    """How a finished game ended, if the game has a sentence of its own for it."""
    found, ended = game.verdict(view), f"result-{view['result']['rule']}"
    if found is not None:
        return _sentence(words, view, found)
    return words.say(ended, **named(words, view, view["result"]["facts"])) if words.has(ended) else None


def _sentence(words: Words, view: View, fact: Fact) -> str:
    return words.say(fact.message, **_filled(words, view, fact.facts, PIECES))


def reason(words: Words, catalog: Catalog, given: Ruling) -> str:
    """Why a table cannot be set up so: the game's own words `cannot-<rule>`, else what the rule is called."""
    own = f"cannot-{given.rule}"
    if words.has(own):
        return words.say(own, **given.facts)
    return catalog[given.rule].title if given.rule in catalog else given.rule


def tell_fact(words: Words, view: View, fact: Fact) -> str:
    """A fact of a sketch as a sentence."""
    return words.say(fact.message, **_filled(words, view, fact.facts, ()))
