"""The log as one seat is told it, each line once."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any

from mythwright.core.display import Display
from mythwright.core.event import Log
from mythwright.core.game import View
from mythwright.core.table import Table
from mythwright.server.saying import Said, Speech

UNKNOWN_FACE = ("die", "ink")


class Tale:
    """Lines are numbered as in the log of the seat's view."""

    def __init__(self, speech: Speech, seat: int | None) -> None:
        self.lines: list[Said] = []
        self._speech, self._seat = speech, seat
        self._names: tuple[str, ...] = ()
        self._rows: list[Any] = []
        self._row_of: list[int] = []

    def glance(self, table: Table[Any, Any]) -> View:
        """The view with those events only that have not been told; at the end with all of them."""
        return table.see(self._seat, since=0 if table.result else self._common(table.log or Log()))

    def read(self, table: Table[Any, Any], view: View, display: Display) -> int | None:
        """Tell what is new, forget what was taken back; the number of the first line that changed, if any."""
        log = table.log or Log()
        common = self._kept(log, view)
        known = bisect_left(self._row_of, common)
        same = known == len(self.lines)
        del self.lines[known:], self._row_of[known:]
        for row, event in enumerate(log[common:], start=common):
            if event.seen_by(self._seat):
                self._row_of.append(row)
                self.lines.append(self._line(view, event.see(), display))
        self._rows = log.rows[:]
        return None if same and known == len(self.lines) else known

    def _kept(self, log: Log, view: View) -> int:
        """How many rows stay told as they are: none when the seats have other names now."""
        names = tuple(view["table"].get("names") or ())
        same, self._names = names == self._names, names
        return self._common(log) if same else 0

    def _common(self, log: Log) -> int:
        """How many events of the log are those that were read before."""
        rows, read = log.rows, self._rows
        if rows[: len(read)] == read:
            return len(read)
        shorter = min(len(rows), len(read))
        return next((at for at in range(shorter) if rows[at] != read[at]), shorter)

    def _line(self, view: View, event: Said, display: Display) -> Said:
        facts, kind = event["facts"], event["kind"]
        found = {
            "at": len(self.lines),
            "kind": kind,
            "words": self._speech.event(view, event),
            "rule": event["rule"],
            "sum": bool(facts.get("parts")),
        }
        if kind == "rolled":
            faces = [self._face(face, display) for face in facts["faces"]]
            found["dice"] = {"die": facts["die"], "faces": faces}
        return found

    def _face(self, face: str, display: Display) -> Said:
        emblem, colour = display.dice.get(face, UNKNOWN_FACE)
        return {"face": face, "name": self._speech.words.name(face), "emblem": emblem, "colour": colour}
