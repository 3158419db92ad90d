"""Events: what happened, by which rule, with which facts, and who may see it."""

from __future__ import annotations

from typing import Any

import msgspec


class Event(msgspec.Struct, frozen=True):
    """`facts` are data, never sentences; `to` limits who sees it (`None`: everyone)."""

    kind: str
    rule: str
    facts: dict[str, Any]
    to: tuple[int, ...] | None = None

    def seen_by(self, seat: int | None) -> bool:
        return self.to is None or seat in self.to

    def see(self) -> dict[str, Any]:
        return {"kind": self.kind, "rule": self.rule, "facts": self.facts}


class Result(msgspec.Struct, frozen=True):
    """How a game ended: a score and a rank per seat, the rule that ended it, and what decided it."""

    scores: tuple[float, ...]
    ranks: tuple[int, ...]
    rule: str
    facts: dict[str, Any] = {}
