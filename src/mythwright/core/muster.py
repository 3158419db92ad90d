"""Musters: what a game offers whose players bring lists of their own, such as the Forces of a battle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec

from mythwright.core.option import Option
from mythwright.core.picture import Fact
from mythwright.core.ruling import Ruling


class Fault(msgspec.Struct, frozen=True):
    """A rule that a list breaks, and an edit that mends it.

    `what` names the message that says so, `place` is the entry, counted from 1; 0 is the whole list.
    """

    what: str
    rule: str
    place: int = 0
    facts: dict[str, Any] = {}
    fix: Option | None = None

    @property
    def ruling(self) -> Ruling:
        return Ruling(self.rule, self.facts)


class Muster(Protocol):
    """The attribute `muster` of such a game; what cannot be read is a `BadFile`."""

    def stock(self, box: Any, force: str) -> Sequence[Fact]:
        """What lists are made of, and the lists that are ready; of one force, or of all."""

    def read(self, box: Any, text: str) -> Any:
        """The list of this name or code."""

    def build(self, box: Any, force: str, points: int, units: Sequence[str]) -> Any:
        """A list of these units; without any, one that may be played."""

    def limit(self, box: Any, roster: Any) -> int:
        """The limit in points that a list is for, when nobody says."""

    def faults(self, box: Any, roster: Any, points: int) -> Sequence[Fault]:
        """Everything that is wrong with a list at this limit."""

    def sheet(self, box: Any, roster: Any, points: int) -> Sequence[Fact]:
        """A list in full, line by line."""
