"""Saying: the words of a game in one language, said once and remembered, since tables repeat themselves."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from mythwright.core.catalog import Catalog, Entry
from mythwright.core.game import Game, View
from mythwright.core.picture import Fact
from mythwright.core.telling import named, tell, tell_fact
from mythwright.core.words import FALLBACK, Words

LANGUAGE = re.compile(r"[a-z]{2,3}$")
MOST_SAID = 1 << 16
"""So many texts are remembered; then all are forgotten and said anew."""

encode = msgspec.json.Encoder().encode
Said = dict[str, Any]


class QuickWords(Words):
    """Words that remember what they have said."""

    def __init__(self, language: str, texts: Mapping[str, Sequence[str]]) -> None:
        super().__init__(language, texts)
        self._said: dict[tuple[str, bytes], str] = {}

    def say(self, message: str, /, **facts: Any) -> str:
        key = message, encode(facts)
        found = self._said.get(key)
        if found is None:
            if len(self._said) > MOST_SAID:
                self._said.clear()
            found = self._said[key] = super().say(message, **facts)
        return found


class Speech:
    """A game as it is told in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self.game = game
        self.words = QuickWords(language, {name: game.words(name) for name in {language, FALLBACK}})
        self.catalog: Catalog = game.catalog()

    def fact(self, view: View, fact: Fact) -> str:
        return tell_fact(self.words, view, fact)

    def event(self, view: View, event: Mapping[str, Any]) -> str:
        return tell(self.words, view, event)

    def facts(self, view: View, facts: Mapping[str, Any], naming: str = "fact") -> list[Said]:
        """What was compared or told, as far as it says something; `naming` begins the messages for names."""
        known = named(self.words, view, facts).items()
        return [
            {"name": self._called(f"{naming}-{name}", name), "value": str(self.words.name(value))}
            for name, value in known
            if value not in ("", None)
        ]

    def _called(self, message: str, name: str) -> str:
        """In the words of this message; without one a name stands for itself."""
        return self.words.say(message) if self.words.has(message) else name.replace("_", " ")

    def rule(self, rule: str) -> Said:
        """A rule with its text; an id that the catalogue lacks stands for itself."""
        if rule not in self.catalog:
            return {"id": rule, "title": rule, "text": "", "kind": "rule"}
        return self.entry(self.catalog[rule])

    def entry(self, entry: Entry) -> Said:
        return {"id": entry.id, "title": entry.title, "text": entry.text, "kind": entry.kind}

    def kind(self, kind: str) -> str:
        """What options of this kind are called together."""
        return self._called(f"kind-{kind}", kind.capitalize())

    def option(self, text: str, pieces: Mapping[str, str] | None = None) -> Said:
        """An option with its label; one of a kind that has no words stands for itself."""
        known = self.words.has(f"option-{text.partition(' ')[0]}")
        return {"text": text, "label": self.words.option(text, pieces) if known else text}


_speeches: dict[tuple[str, str], Speech] = {}


def speech(game: Game, language: str) -> Speech:
    """The speech of a game, made once; what no words are written in is English."""
    found = _speeches.get((game.name, language))
    if found is not None and found.game is game:
        return found
    known = LANGUAGE.match(language) and game.words(language)
    if not known and language != FALLBACK:
        return speech(game, FALLBACK)
    found = _speeches[game.name, language] = Speech(game, language)
    return found
