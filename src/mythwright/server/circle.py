"""The circle round a table: every socket that looks on, and what each is told."""

from __future__ import annotations

import logging
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from mythwright.core.telling import seat_name
from mythwright.server import course
from mythwright.server.links import RESTARTING, Link
from mythwright.server.messages import Seen, encoded
from mythwright.server.readers import Eyes, Reader, reader
from mythwright.server.saying import speech
from mythwright.server.schema import SeatRow, TableRow
from mythwright.server.store import now

if TYPE_CHECKING:
    from mythwright.server.room import Room

LEFT = 4409
LOG = logging.getLogger("mythwright.server")
Said = dict[str, Any]


class Circle:
    """Links with the same eyes share a reader: a view is reckoned once, not once per socket."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._links: dict[Eyes, list[Link]] = {}
        self._readers: dict[Eyes, Reader] = {}
        self._names: tuple[int, Any] = (-1, ())
        self._wished = False
        self.elsewhere: dict[str, tuple[list[int], int, float]] = {}
        """Who looks on through other servers: seats, watchers, and when that was heard."""

    # -- coming and going --------------------------------------------------------------------------

    def welcome(self, link: Link, seen: Seen | None) -> None:
        """The whole page, or only the tail of the log for someone who comes back."""
        room = self._room
        links = self._links.setdefault(link.eyes, [])
        since = seen.log if seen and room.undone <= seen.n <= room.n else 0
        page = self._numbered(link.seat, self._reader(link.eyes).page(room.table, since))
        links.append(link)
        info = self.info(link.language)
        link.say({"type": "welcome", "seat": link.seat, "table": info, "page": page})
        self.tell_wish(link)

    def leave(self, link: Link) -> None:
        links = self._links.get(link.eyes, [])
        if link in links:
            links.remove(link)
        if not links:
            self._links.pop(link.eyes, None)
            self._readers.pop(link.eyes, None)

    def dismiss(self, seat: int | None) -> None:
        """Close all sockets of a seat whose person has left."""
        for link in self.links():
            if seat is not None and link.seat == seat:
                link.close(LEFT, "left")

    def page(self, seat: int | None, language: str) -> Said:
        """The page for someone who looks but once."""
        room = self._room
        eyes = seat, language, True
        found = self._readers.get(eyes) or reader(room.table, eyes)
        return {"n": room.n, **found.page(room.table)}

    def _numbered(self, seat: int | None, page: Said) -> Said:
        """The page or patch with the number of the state, and what the seat may take back."""
        room = self._room
        return {"n": room.n, "undo": course.outlook(room.table, seat), **page}

    def _reader(self, eyes: Eyes) -> Reader:
        if eyes not in self._readers:
            self._readers[eyes] = reader(self._room.table, eyes)
        return self._readers[eyes]

    # -- telling -----------------------------------------------------------------------------------

    def tell(self) -> None:
        """What is new, to everyone: reckoned and written once for all who look with the same eyes."""
        for eyes in list(self._links):
            try:
                self._tell_eyes(eyes)
            except Exception:  # what is kept has happened, whoever cannot be told of it
                LOG.exception("table %s: %s", self._room.id, eyes)
                self._readers.pop(eyes)
                for link in self._links.pop(eyes):
                    link.close(RESTARTING, "restarting")
        if self._wished and not self._room.wish():
            self.tell_wish()

    def _tell_eyes(self, eyes: Eyes) -> None:
        page = self._numbered(eyes[0], self._readers[eyes].patch(self._room.table))
        text = encoded({"type": "news", "page": page})
        for link in self._links[eyes]:
            link.send(text)

    def tell_people(self) -> None:
        for language in {link.language for link in self.links()}:
            told = {"type": "people", "seats": self.seats(language), "watchers": self.watchers()}
            text = encoded(told)
            for link in self.links():
                if link.language == language:
                    link.send(text)

    def tell_wish(self, only: Link | None = None, **more: Any) -> None:
        """Who wishes to take something back, and who has agreed; or that nobody wishes it any more."""
        wish = self._room.wish()
        if only and not wish:
            return
        self._wished = bool(wish)
        for link in [only] if only else self.links():
            if wish:
                name = self.called(wish["by"], link.language)
                link.say({"type": "consent", "name": name, **wish})
            else:
                link.say({"type": "consent", "by": None, **more})

    def links(self) -> list[Link]:
        return [link for links in self._links.values() for link in links]

    # -- who is there ------------------------------------------------------------------------------

    def present(self) -> set[int]:
        """The seats that have a socket, here or at another server."""
        there = {seat for seats, _, _ in self.elsewhere.values() for seat in seats}
        return there | set(self.here())

    def here(self) -> list[int]:
        return sorted({link.seat for link in self.links() if link.seat is not None})

    def watchers(self) -> int:
        return self.watchers_here() + sum(watchers for _, watchers, _ in self.elsewhere.values())

    def watchers_here(self) -> int:
        return sum(link.seat is None for link in self.links())

    def heard(self, server: str, seats: list[int], watchers: int) -> None:
        """Who looks on through another server."""
        before = self.present(), self.watchers()
        self.elsewhere[server] = seats, watchers, now()
        if (self.present(), self.watchers()) != before:
            self.tell_people()

    def forget(self, since: float) -> None:
        """Servers that have said nothing since then are gone."""
        silent = [server for server, (_, _, when) in self.elsewhere.items() if when < since]
        for server in silent:
            self.heard(server, [], 0)
            del self.elsewhere[server]

    def names(self) -> Any:
        """What the game calls the seats, as everyone may know it."""
        room = self._room
        if self._names[0] != room.n:
            self._names = room.n, room.table.game.see(room.table, None).get("names") or ()
        return self._names[1]

    def called(self, seat: int, language: str) -> str:
        words = speech(self._room.table.game, language).words
        return seat_name(words, {"table": {"names": self.names()}}, seat)

    def seats(self, language: str) -> list[Said]:
        present = self.present()
        return [
            seat_info(row, self.called(row.seat, language), here=row.seat in present)
            for row in self._room.seats
        ]

    def info(self, language: str) -> Said:
        room = self._room
        return {
            **table_info(room.row, [], n=room.n, over=room.over),
            "seats": self.seats(language),
            "watchers": self.watchers(),
        }


def seat_info(row: SeatRow, called: str | None = None, *, here: bool = False) -> Said:
    return {
        "seat": row.seat,
        "kind": row.kind,
        "level": row.level,
        "player": row.player,
        "called": called,
        "present": here or row.kind == "bot",
        "standin": row.standin,
    }


def table_info(
    row: TableRow, seats: list[SeatRow], *, n: int | None = None, over: bool | None = None
) -> Said:
    """What anyone may know who may look at the table."""
    return {
        "id": row.id,
        "game": row.game,
        "title": row.title,
        "public": row.public,
        "created": datetime.fromtimestamp(row.created, UTC).isoformat(timespec="seconds"),
        "n": row.n if n is None else n,
        "over": row.over if over is None else over,
        "seats": [seat_info(seat) for seat in seats],
        "watchers": 0,
    }
