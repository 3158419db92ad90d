"""A question as a person meets it: the numbered choices, and what a typed answer means."""

from __future__ import annotations

from typing import Any

from mythwright.core.flow import Ask
from mythwright.core.option import Option, parse
from mythwright.core.table import Table
from mythwright.core.words import Words
from mythwright.terminal.choices import Choice, choices, meant, mistyped

STRANGE = "MW-OPTION-03"
"""The ruling on an answer that names something the game does not know."""


class Question:
    """The choices of the seat that is asked; none while dice are awaited."""

    def __init__(self, table: Table[Any, Any], words: Words) -> None:
        self.table, self.words = table, words
        self.pending = table.pending
        self.choices = choices(self.pending.options if isinstance(self.pending, Ask) else (), words)

    @property
    def over(self) -> bool:
        """Whether the table has gone on."""
        return self.table.pending is not self.pending

    def exactly(self, typed: str) -> Choice | None:
        """The choice with this text form."""
        said = " ".join(typed.casefold().split())
        return next((choice for choice in self.choices if choice.text.casefold() == said), None)

    def meant(self, typed: str) -> list[Choice]:
        return meant(self.choices, typed)

    def mistyped(self, typed: str) -> list[Choice]:
        return mistyped(self.choices, typed)

    def read(self, typed: str) -> Option | None:
        """The option that is written here in its text form, allowed or not; upper and lower case are one."""
        kind, *rest = typed.split() or [""]
        if not self._is_kind(kind.casefold()):
            return None
        tail = " ".join(rest)
        for variant in (tail, tail.upper(), tail.lower()):
            option = parse(f"{kind.casefold()} {variant}")
            if option and all(ruling.rule != STRANGE for ruling in self.table.why_not(option)):
                return option
        return parse(typed)

    def _is_kind(self, word: str) -> bool:
        return self.words.has(f"option-{word}") or any(c.option.kind == word for c in self.choices)
