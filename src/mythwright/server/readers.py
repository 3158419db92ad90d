"""Readers: what those who look with the same eyes have been sent, reckoned once for all of their sockets."""

from __future__ import annotations

from typing import Any, Protocol

from mythwright.core.table import Table
from mythwright.server import speaking

AnyTable = Table[Any, Any]
Eyes = tuple[int | None, str, bool]
"""Seat, language, and whether pictures are wanted."""


class Reader(Protocol):
    """Gives the whole page, or what is new since it was last asked."""

    def page(self, table: AnyTable, since: int = 0) -> dict[str, Any]: ...
    def patch(self, table: AnyTable) -> dict[str, Any]: ...


def reader(table: AnyTable, eyes: Eyes) -> Reader:
    seat, language, pictures = eyes
    return speaking.Reader(table.game, seat, language) if pictures else RawReader(seat)


class RawReader:
    """For clients that draw and speak themselves: the seat's view and the events, as they are."""

    def __init__(self, seat: int | None) -> None:
        self._seat = seat
        self._events: list[dict[str, Any]] = []
        self._rows: list[Any] = []

    def page(self, table: AnyTable, since: int = 0) -> dict[str, Any]:
        setup = table.setup
        shown = {"game": setup.game, "edition": setup.edition, "seats": setup.seats, "options": setup.options}
        view, _ = self._look(table)
        return {
            "seat": self._seat,
            "setup": shown,
            "view": view,
            "events": self._events[since:],
            "from": since,
        }

    def patch(self, table: AnyTable) -> dict[str, Any]:
        view, first = self._look(table)
        return {"view": view, "events": self._events[first:], "from": first}

    def _look(self, table: AnyTable) -> tuple[dict[str, Any], int]:
        """The view without its log, and from which event on the log is new."""
        rows = table.log.rows if table.log else []
        read = len(self._rows)
        if rows[:read] != self._rows:  # something was taken back
            read, self._events = 0, []
        first = len(self._events)
        view = table.see(self._seat, since=read)
        self._events += view.pop("log")
        self._rows = rows[:]
        return view, first
