"""Explaining: rules with their text, refusals with what was compared, numbers with how they came about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.padding import Padding
from rich.text import Text

from mythwright.core.catalog import Catalog, Entry
from mythwright.core.game import Game, View
from mythwright.core.judge import THING, judged
from mythwright.core.option import Option
from mythwright.core.ruling import Ruling
from mythwright.core.telling import Part, named, tell_option
from mythwright.core.words import Words
from mythwright.terminal.screen import Screen
from mythwright.terminal.styles import style

MOST_RULES = 15
"""So many hits of a search are listed."""


class Explainer:
    """Knows the catalogue of a game, and what is printed in its box, and says it in words."""

    def __init__(self, game: Game, box: Any, words: Words, screen: Screen) -> None:
        self.game, self.box, self.words, self.screen = game, box, words, screen
        self.catalog: Catalog = game.catalog()

    def show_rule(self, rule: str, mood: str = "rule") -> None:
        """A rule's id, title and text; an id the catalogue lacks stands for itself."""
        if rule not in self.catalog:
            self.screen.show(Text(f"[{rule}]", style(mood)))
            return
        self.show_entry(self.catalog[rule], mood)

    def show_entry(self, entry: Entry, mood: str = "rule") -> None:
        self.screen.show(_id(entry, mood).append(self._title(entry), style("title")))
        for line in entry.text.splitlines():
            self.screen.show(line if self.screen.plain else Padding(Text(line), (0, 0, 0, 2), expand=False))

    def _title(self, entry: Entry) -> str:
        """Rulings and examples say what they are; a rule need not."""
        return self.words.say(f"terminal-entry-{entry.kind}", title=entry.title)

    def show_search(self, wanted: str) -> None:
        """What one asks about in full, then the rules that speak of it."""
        told, listed = judged(self.words, self.game.printed(self.box), self.catalog, wanted)
        for entry in told:
            self.show_entry(entry)
        if not told and not listed:
            self.screen.say("terminal-no-rule", wanted=wanted)
        for entry in listed[:MOST_RULES]:
            self.screen.show(_id(entry, "rule").append(entry.title))
        if len(listed) > MOST_RULES:
            self.screen.say("terminal-more-rules", "dim", count=len(listed) - MOST_RULES)

    def show_refusal(self, view: View, rulings: Iterable[Ruling], nearest: Sequence[Option] = ()) -> None:
        """Each rule that forbids, with the facts it compared; then what would be allowed instead."""
        for ruling in rulings:
            self.show_rule(ruling.rule, "refused")
            if ruling.facts:
                self.screen.show(f"  {self.facts(view, ruling.facts)}", "dim")
        if nearest:
            labels = [f"{tell_option(self.words, view, str(option))} ({option})" for option in nearest]
            self.screen.say("terminal-nearest", options="; ".join(labels))

    def facts(self, view: View, facts: Mapping[str, Any]) -> str:
        """What was compared, as far as it says something."""
        known = {
            key: value for key, value in named(self.words, view, facts).items() if value not in ("", None)
        }
        return ", ".join(f"{self._fact(key)}: {self.words.name(value)}" for key, value in known.items())

    def _fact(self, key: str) -> str:
        return self.words.say(f"fact-{key}") if self.words.has(f"fact-{key}") else key.replace("_", " ")

    def show_parts(self, parts: Sequence[Part]) -> None:
        """How a number came about, one part a line; a part is called by its name or by its rule."""
        for part in parts:
            what, amount = ("", part) if isinstance(part, int) else (part[0], part[1])
            name = self.catalog[what].title if what in self.catalog else self.words.name(what)
            self.screen.show(f"  {amount:+d} {name}".rstrip())


def _id(entry: Entry, mood: str) -> Text:
    """The id of a rule; a thing goes by its name alone."""
    return Text() if entry.kind == THING else Text().append(f"[{entry.id}] ", style(mood))
