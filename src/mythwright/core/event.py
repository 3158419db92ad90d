"""Events: what happened, by which rule, with which facts, and who may see it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, overload

import msgspec

Key = tuple[Any, ...]
"""Kind, rule and `to` of an event, then the names of its facts: shared by all events that are alike."""

shared = dict[Key, Key]().setdefault


class Event(msgspec.Struct, frozen=True, gc=False):
    """`facts` are data, never sentences; `to` limits who sees it (`None`: everyone)."""

    kind: str
    rule: str
    facts: dict[str, Any]
    to: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> bool:
        return self.to is None or seat in self.to

    def see(self) -> dict[str, Any]:
        return {"kind": self.kind, "rule": self.rule, "facts": self.facts}


class Log:
    """The events of a table, kept small: a row is a shared key and the values of the facts."""

    __slots__ = ("rows",)

    def __init__(self, events: Iterable[Event] = ()) -> None:
        self.rows: list[tuple[Any, ...]] = []
        for event in events:
            self.add(event.kind, event.rule, event.to, event.facts)

    def add(self, kind: str, rule: str, to: tuple[int, ...] | None, facts: dict[str, Any]) -> None:
        key = (kind, rule, to, *facts)
        self.rows.append((shared(key, key), *facts.values()))

    def copy(self) -> Log:
        twin = Log()
        twin.rows = self.rows[:]
        return twin

    def __len__(self) -> int:
        return len(self.rows)

    def __iter__(self) -> Iterator[Event]:
        return map(_event, self.rows)

    @overload
    def __getitem__(self, at: int) -> Event: ...
    @overload
    def __getitem__(self, at: slice) -> list[Event]: ...
    def __getitem__(self, at: int | slice) -> Event | list[Event]:
        return list(map(_event, self.rows[at])) if isinstance(at, slice) else _event(self.rows[at])

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Log | list) else NotImplemented

    __hash__ = None  # type: ignore[assignment]


def _event(row: tuple[Any, ...]) -> Event:
    key, *values = row
    kind, rule, to, *names = key
    return Event(kind, rule, dict(zip(names, values, strict=True)), to)


class Result(msgspec.Struct, frozen=True):
    """How a game ended: a score and a rank per seat, the rule that ended it, and what decided it.

    Whoever has the rank 1 has won; there may be several, or nobody.
    """

    scores: tuple[float, ...]
    ranks: tuple[int, ...]
    rule: str
    facts: dict[str, Any] = {}
