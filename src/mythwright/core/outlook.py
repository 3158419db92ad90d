"""What advice reads of a table: less than a view, and no list before somebody looks at it."""

from __future__ import annotations

from typing import Any

from mythwright.core.flow import Later
from mythwright.core.table import Table


def outlook(table: Table[Any, Any], seat: int | None) -> dict[str, Any]:
    """The game's own view with the open question and the result, and without the log: what advice reads."""
    result = table.result
    shown = None if result is None else {name: getattr(result, name) for name in result.__struct_fields__}
    return {**table.game.see(table, seat), "question": _question(table, seat), "result": shown}


def _question(table: Table[Any, Any], seat: int | None) -> dict[str, Any] | None:
    asked = table.asked
    if isinstance(asked, Later) and asked.seat == seat:
        return Unlisted(table, seat)
    return table.question(seat)


class Unlisted(dict[str, Any]):
    """A question whose options are listed when the advice reads them."""

    def __init__(self, table: Table[Any, Any], seat: int | None) -> None:
        asked = table.asked
        assert isinstance(asked, Later)
        super().__init__(seat=asked.seat, rule=asked.rule, prompt=asked.prompt)
        self._table, self._seat = table, seat

    def __contains__(self, key: object) -> bool:
        return key == "options" or super().__contains__(key)

    def __missing__(self, key: str) -> Any:
        self.update(self._table.question(self._seat) or {})
        return self.get(key)
