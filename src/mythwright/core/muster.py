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


class Extra(msgspec.Struct, frozen=True):
    """Something that a unit may buy."""

    id: str
    points: int


class Ware(msgspec.Struct, frozen=True, kw_only=True):
    """A unit that lists are made of: how large it may be, what it costs, and what it may buy.

    `each` is the price of each one above the least; `leads` says that it may lead a list; `rows` are printed.
    """

    id: str
    type: str
    leads: bool
    least: int
    most: int
    points: int
    each: int
    extras: tuple[Extra, ...] = ()
    rows: tuple[Fact, ...] = ()


class Ready(msgspec.Struct, frozen=True):
    """A list that need not be made."""

    id: str
    points: int
    limit: int


class Stall(msgspec.Struct, frozen=True):
    """A force: what its lists are made of, and those that are ready."""

    force: str
    wares: tuple[Ware, ...]
    ready: tuple[Ready, ...]


class Bought(msgspec.Struct, frozen=True):
    """An entry of a list, as `build` reads it and in its parts; what is on no card costs nothing."""

    text: str
    ware: str
    size: int
    extras: tuple[str, ...]
    points: int


class Muster(Protocol):
    """The attribute `muster` of such a game; what cannot be read is a `BadFile`.

    Edits of a list are options: `add WARE`, `drop PLACE`, `size PLACE NUMBER`, `buy PLACE EXTRA`, `sell PLACE
    EXTRA`, with places counted from 1; one that does not fit changes nothing.
    """

    def limits(self, box: Any) -> Sequence[int]:
        """Limits in points that are usual."""

    def stalls(self, box: Any) -> Sequence[Stall]:
        """All forces, for a client that shows them by itself."""

    def listed(self, box: Any, force: str, units: Sequence[str]) -> Any:
        """A list of exactly these units, perhaps of none."""

    def entries(self, box: Any, roster: Any) -> tuple[str, Sequence[Bought]]:
        """The force of a list, and its units."""

    def edited(self, box: Any, roster: Any, edit: Option) -> Any:
        """The list after an edit."""

    def code(self, box: Any, roster: Any) -> str:
        """The word by which a list without faults is shared."""

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
