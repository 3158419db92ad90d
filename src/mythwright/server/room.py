"""A room: one live table with one task of its own, so that answers never race."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, TypeVar

from mythwright.core.ruling import Refused, Ruling, ruling
from mythwright.core.save import BadFile, save
from mythwright.core.table import Table
from mythwright.server import agreements, course, keys, speaking
from mythwright.server.circle import Circle
from mythwright.server.past import Past
from mythwright.server.schema import ChangeRow, SeatRow, Snapshot
from mythwright.server.store import Stored, now
from mythwright.server.writer import Conflict

if TYPE_CHECKING:
    from mythwright.server.rooms import Rooms

T = TypeVar("T")
Reply = dict[str, Any]
Job = tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]

REMEMBERED = 256
"""So many replies that changed nothing are given again, word for word."""
LOG = logging.getLogger("mythwright.server")


class Shut(Exception):
    """The room was put away; the table can be opened again."""


class Room:
    """The table, its number, who sits there, and everyone who looks on.

    Whatever changes it or reads it runs in its task, one after the other: `await room.ask(job)`.
    """

    def __init__(self, rooms: Rooms, stored: Stored, table: Table[Any, Any]) -> None:
        self.rooms, self.row, self.seats, self.table = rooms, stored.row, stored.seats, table
        self.id = stored.row.id
        self.n = _number(stored)
        self.requests, self.undone = stored.requests, stored.undone
        self.circle = Circle(self)
        self.used = now()
        self.changed: Callable[[], None] = lambda: None
        """Called after every change of table or seats: bots look whether they must move."""
        self.past: Past | None = None
        """Made when someone looks back at a finished game."""
        self._replies: dict[str, Reply] = {}
        self._shut = False
        self._inbox: asyncio.Queue[Job | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name=f"table {self.id}")

    # -- the task ----------------------------------------------------------------------------------

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T:
        """Have this done in the room's turn. Raises `Shut` when the room is no longer open."""
        if self._shut:
            raise Shut(self.id)
        self.used = now()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((job, done))
        return await done

    async def _run(self) -> None:
        while (waiting := await self._inbox.get()) is not None:
            job, done = waiting
            try:
                found = await job()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(found)

    def shut(self) -> None:
        self._shut = True
        self._inbox.put_nowait(None)

    # -- who may do what ---------------------------------------------------------------------------

    def seat_of(self, key: str) -> tuple[bool, int | None]:
        """Whether this key opens the table, and which seat it is; a public table may be watched without."""
        key_hash = keys.hashed(key)
        found = [row.seat for row in self.seats if keys.fits(key_hash, row.key_hash)]
        watches = keys.fits(key_hash, self.row.watch_hash)
        return bool(found) or watches or (self.row.public and not key), found[0] if found else None

    @property
    def over(self) -> bool:
        return self.table.result is not None

    def people(self) -> list[int]:
        """The seats whose people play themselves."""
        return [row.seat for row in self.seats if row.kind == "person" and row.standin is None]

    def played_by(self, seat: int | None) -> str | None:
        """The level of the bot that answers for this seat, if one does."""
        return self.seats[seat].plays if seat is not None else None

    def wish(self) -> dict[str, Any] | None:
        """Who wishes to take something back now, who must agree, and who has."""
        return agreements.wish(self)

    # -- changes -----------------------------------------------------------------------------------

    async def answer(self, seat: int | None, request: str, n: int, option: str, language: str) -> Reply:
        """One reply for one request, however often it is sent."""
        name = f"{seat}:{request}"
        known = self._known(name)
        if known is not None:
            return known
        if seat is None:
            return self._remember(name, self.refusal([ruling("MW-TABLE-03")], None, language))
        if n != self.n:
            return self._remember(name, {"outcome": "stale", "n": self.n})
        try:
            return await self._play(seat, name, option)
        except Refused as refused:
            return self._remember(name, self.refusal(refused.rulings, seat, language, refused.nearest))
        except Conflict:
            return self._known(name) or {"outcome": "stale", "n": self.n}

    async def bot_answer(self, seat: int, option: str) -> None:
        """May raise `Refused` or `Conflict`; then the table is as it was."""
        await self._play(seat, None, option)

    async def _play(self, seat: int, request: str | None, option: str) -> Reply:
        """Play, keep, and only then tell. May raise `Refused` or `Conflict`; then the table is as it was."""
        before = len(self.table.answers or ())
        try:
            self.table.play(option, seat)
        except Refused:
            raise
        except Exception as error:  # a fault in a game: the table must not be left half changed
            LOG.exception("table %s: %s", self.id, option[:80])
            await self.reload()
            raise Refused([ruling("MW-TABLE-05")]) from error
        dice = course.fallen(self.table, before)
        await self._keep(
            ChangeRow(
                table_id=self.id,
                n=self.n + 1,
                kind="answer",
                seat=seat,
                option=option,
                dice=dice,
                request=request,
            )
        )
        return {"outcome": "accepted", "n": self.n}

    async def go_back(self, seat: int, request: str | None, answers: int) -> Reply:
        """The table as it was after so many answers. May raise `Conflict` or `Refused`."""
        change = ChangeRow(
            table_id=self.id, n=self.n + 1, kind="undo", seat=seat, option=str(answers), request=request
        )
        self.table = await asyncio.to_thread(course.changed, self.table, change)
        await self._keep(change)
        return {"outcome": "accepted", "n": self.n}

    async def _keep(self, change: ChangeRow) -> None:
        """Onto the disk, then into everyone's view. If it cannot be kept, it has not happened."""
        change.at = now()
        over, asked = self.over, course.asked(self.table)
        snapshot = self._snapshot(change.n)
        try:
            await self.rooms.writer.write(change, asked, over=over, snapshot=snapshot)
        except Conflict:
            await self.reload()
            raise
        except Exception as error:
            LOG.exception("table %s: change %s was not kept", self.id, change.n)  # not prose
            await self.reload()
            if change.request not in self.requests:
                raise Refused([ruling("MW-TABLE-05")]) from error
        else:
            self._done(change)
            self.tell()

    def _snapshot(self, n: int) -> Snapshot | None:
        due = n % self.rooms.settings.snapshot_every == 0 or self.over
        return Snapshot(self.id, n, save(self.table)) if due else None

    def _done(self, change: ChangeRow) -> None:
        self.n = change.n
        self.row.takeback = None
        if change.request:
            self.requests[change.request] = change.n
        if change.kind == "undo":
            self.undone = change.n

    def tell(self) -> None:
        """News for everyone, each with their own eyes."""
        self.circle.tell()
        self.changed()

    async def undo(self, seat: int | None, request: str, n: int, language: str) -> Reply:
        """MW-UNDO: the own last choice, if nothing came to light since."""
        name = f"{seat}:{request}"
        known = self._known(name)
        if known is not None:
            return known
        if n != self.n:
            return self._remember(name, {"outcome": "stale", "n": self.n})
        try:
            at = await self.choice_of(seat)
            assert seat is not None
            forbidden = course.horizon(self.table, seat, at)
            if forbidden is None:
                return await self.go_back(seat, name, at)
            return self._remember(name, {**self.refusal([forbidden], seat, language), "consent": True})
        except Refused as refused:
            return self._remember(name, {**self.refusal(refused.rulings, seat, language), "consent": False})
        except Conflict:
            return self._known(name) or {"outcome": "stale", "n": self.n}

    async def choice_of(self, seat: int | None) -> int:
        """Where this seat's last choice is. Raises `Refused` when it can never be taken back."""
        if seat is None:
            raise Refused([ruling("MW-TABLE-03")])
        if self.over:
            raise Refused([ruling("MW-TABLE-02")])
        return await asyncio.to_thread(course.choice_of, self.table, seat)

    # -- replies -----------------------------------------------------------------------------------

    def refusal(
        self, rulings: list[Ruling], seat: int | None, language: str, nearest: tuple[Any, ...] = ()
    ) -> Reply:
        game, view = self.table.game, {"table": {"names": self.circle.names()}}
        return {
            "outcome": "refused",
            "rulings": [speaking.ruling(game, language, view, found) for found in rulings],
            "nearest": [speaking.option(game, language, str(option)) for option in nearest],
        }

    def _known(self, name: str) -> Reply | None:
        """What this request was answered before, also by another server or before a restart."""
        n = self.requests.get(name)
        return {"outcome": "accepted", "n": n} if n is not None else self._replies.get(name)

    def _remember(self, name: str, reply: Reply) -> Reply:
        self._replies[name] = reply
        if len(self._replies) > REMEMBERED:
            del self._replies[next(iter(self._replies))]
        return reply

    # -- what others have written ------------------------------------------------------------------

    async def catch_up(self, n: int | None = None) -> None:
        """Take in what another server has written."""
        if n is not None and n <= self.n:
            return
        await self._take_in(await asyncio.to_thread(self.rooms.store.tail, self.id, self.n))

    async def _take_in(self, tail: list[ChangeRow]) -> None:
        try:
            for change in tail:
                self.table = course.changed(self.table, change)
                self._done(change)
        except BadFile:
            await self.reload()
        if tail:
            self.tell()

    async def reload(self) -> None:
        """The table from the disk: what was begun and could not be kept is forgotten."""
        before = self.n
        try:
            stored, self.table = await asyncio.to_thread(self.rooms.read, self.id)
        except Exception:
            self.rooms.give_up(self)
            raise
        self.n, self.requests, self.undone = _number(stored), stored.requests, stored.undone
        self.row, self.seats = stored.row, stored.seats
        if self.n != before:
            self.tell()

    async def reseat(self) -> None:
        """Read again who sits where, and what is wished."""
        found = await asyncio.to_thread(self.rooms.store.table, self.id)
        if found:
            self.row, self.seats = found
            self.circle.tell_people()
            self.circle.tell_wish()
            self.changed()

    def seat(self, number: int) -> SeatRow | None:
        return self.seats[number] if 0 <= number < len(self.seats) else None


def _number(stored: Stored) -> int:
    if stored.tail:
        return stored.tail[-1].n
    return stored.snapshot.n if stored.snapshot else 0
