"""A question as a person meets it: the numbered choices, and what a typed answer means."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mythwright.core.flow import Ask
from mythwright.core.game import View
from mythwright.core.option import Option, parse
from mythwright.core.table import Table
from mythwright.core.telling import pieces
from mythwright.core.words import Words
from mythwright.terminal.choices import Choice, choices, meant, mistyped

STRANGE = "MW-OPTION-03"
"""The ruling on an answer that names something the game does not know."""


class Posed:
    """What is asked, by which rule, and the choices there are; none for someone who only looks on."""

    def __init__(
        self,
        options: Iterable[Option],
        words: Words,
        *,
        rule: str,
        view: View | None = None,
        opened: Iterable[str] = (),
    ) -> None:
        self.words, self.rule, self.view = words, rule, view
        self.choices = choices(options, words, pieces(view) if view else None)
        self.also = [told for kind in opened if (told := self._also(kind))]
        """How answers that are not listed are typed, as the game's words have it."""

    def _also(self, kind: str) -> str | None:
        """A question may have words of its own for a kind that other questions take too."""
        prompt = ((self.view or {}).get("question") or {}).get("prompt")
        known = (name for name in (f"also-{kind}-{prompt}", f"also-{kind}") if self.words.has(name))
        return next((self.words.say(name) for name in known), None)

    def exactly(self, typed: str) -> Choice | None:
        """The choice with this text form."""
        said = " ".join(typed.casefold().split())
        return next((choice for choice in self.choices if choice.text.casefold() == said), None)

    def meant(self, typed: str) -> list[Choice]:
        return meant(self.choices, typed)

    def mistyped(self, typed: str) -> list[Choice]:
        return mistyped(self.choices, typed)

    def readings(self, typed: str) -> list[Option]:
        """The options that may be written here in their text form; upper and lower case are one."""
        kind, *rest = typed.split() or [""]
        if not self._is_kind(kind.casefold()):
            return []
        tail = " ".join(rest)
        variants = dict.fromkeys((tail, tail.upper(), tail.lower()))
        return [option for variant in variants if (option := parse(f"{kind.casefold()} {variant}"))]

    def _is_kind(self, word: str) -> bool:
        return self.words.has(f"option-{word}") or any(c.option.kind == word for c in self.choices)


class Question(Posed):
    """What a table at this screen waits for: the answer of a seat, or dice."""

    def __init__(self, table: Table[Any, Any], words: Words) -> None:
        self.table, self.pending = table, table.pending
        assert self.pending is not None
        ask = self.pending if isinstance(self.pending, Ask) else None
        options, view = (ask.options, table.see(ask.seat)) if ask else ((), None)
        opened = ask.open if ask else ()
        super().__init__(options, words, rule=self.pending.rule, view=view, opened=opened)

    @property
    def over(self) -> bool:
        """Whether the table has gone on."""
        return self.table.pending is not self.pending

    def read(self, typed: str) -> Option | None:
        """The option that is written here, allowed or not."""
        readings = self.readings(typed)
        known = (option for option in readings if not self._is_strange(option))
        return next(known, readings[0] if readings else None)

    def _is_strange(self, option: Option) -> bool:
        return any(ruling.rule == STRANGE for ruling in self.table.why_not(option))
