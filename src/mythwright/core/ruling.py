"""Rulings: the rule that forbids, the facts it compared, and the refusal that carries them."""

from __future__ import annotations

from typing import Any

import msgspec

from mythwright.core.option import Option


class Ruling(msgspec.Struct, frozen=True):
    """One rule that forbids something, and the facts that were compared."""

    rule: str
    facts: dict[str, Any] = {}


def ruling(rule: str, **facts: Any) -> Ruling:
    return Ruling(rule, facts)


class Refused(Exception):
    """An answer that the rules do not allow. Nothing has changed."""

    def __init__(self, rulings: list[Ruling], nearest: tuple[Option, ...] = ()) -> None:
        self.rulings = rulings
        self.nearest = nearest
        super().__init__(", ".join(self.rules))

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(r.rule for r in self.rulings)

    def see(self) -> dict[str, Any]:
        """The refusal as JSON, for clients."""
        return {
            "rulings": [{"rule": r.rule, "facts": r.facts} for r in self.rulings],
            "nearest": [str(option) for option in self.nearest],
        }
