"""Notices between servers of one PostgreSQL: what others have written, who looks on there, and who thinks."""

from __future__ import annotations

import asyncio
import logging
import threading
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec
import psycopg
import sqlalchemy as sa

from mythwright.server.store import now
from mythwright.server.writer import CHANNEL

if TYPE_CHECKING:
    from mythwright.server.room import Room
    from mythwright.server.rooms import Rooms

LOG = logging.getLogger("mythwright.server")
AGAIN = 1.0
"""Seconds until a lost connection is tried again."""
ANNOUNCED = 10.0
"""Seconds between two announcements of who looks on here."""
FORGOTTEN = 25.0
"""Seconds after which a server that announces nothing is taken to be gone."""


class Notices:
    """Listens on one connection of its own. What is missed while it is lost is caught up afterwards."""

    def __init__(self, rooms: Rooms) -> None:
        self._rooms = rooms
        self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._repeat())]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            try:
                await self._hear()
            except psycopg.Error as error:
                LOG.warning("notices: %s", error)
            await asyncio.sleep(AGAIN)

    async def _hear(self) -> None:
        async with await psycopg.AsyncConnection.connect(self._address(), autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            for room in self._rooms.all_live():
                self._spawn(self._refresh(room))
            async for notice in connection.notifies():
                self._take(msgspec.json.decode(notice.payload))

    def _address(self) -> str:
        url = self._rooms.store.engine.url.set(drivername="postgresql")
        return url.render_as_string(hide_password=False)

    def _spawn(self, job: Any) -> None:
        task = asyncio.create_task(job)
        self._tasks.append(task)
        task.add_done_callback(self._tasks.remove)

    async def _refresh(self, room: Room) -> None:
        await room.ask(room.catch_up)
        await room.ask(room.reseat)

    def _take(self, notice: dict[str, Any]) -> None:
        """A notice for a table that is live here, from another server."""
        if notice["by"] == self._rooms.server:
            return
        room = self._rooms.live(notice["table"])
        if room is None:
            return
        if "n" in notice:
            self._spawn(room.ask(lambda: room.catch_up(notice["n"])))
        elif "seats" in notice:
            self._spawn(room.ask(room.reseat))
        elif "who" in notice:
            self._spawn(self.tell_who(room))
        else:
            room.circle.heard(notice["by"], notice["here"], notice["watchers"])

    # -- who looks on ------------------------------------------------------------------------------

    async def ask_who(self, room: Room) -> None:
        await self._announce({"table": room.id, "who": True})

    async def tell_who(self, room: Room) -> None:
        told = {"table": room.id, "here": room.circle.here(), "watchers": room.circle.watchers_here()}
        await self._announce(told)

    async def _announce(self, told: dict[str, Any]) -> None:
        """Nobody's answer depends on it: if it is not heard now, it is said again."""
        try:
            await asyncio.to_thread(self._rooms.store.announce, told)
        except sa.exc.DBAPIError as error:
            LOG.warning("notices: %s", error)

    async def _repeat(self) -> None:
        while True:
            await asyncio.sleep(ANNOUNCED)
            for room in self._rooms.all_live():
                room.circle.forget(now() - FORGOTTEN)
                if room.circle.links():
                    await self.tell_who(room)


class Locks:
    """Advisory locks of tables, on one connection: when this server dies, they are free."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine
        self._connection: sa.Connection | None = None
        self._held: set[str] = set()
        self._one = threading.Lock()

    def hold(self, id: str) -> bool:
        """In a thread: whether this server holds the table's lock, or gets it now."""
        with self._one:
            try:
                if id in self._held:
                    return True
                if self._run(sa.func.pg_try_advisory_lock(_number(id))):
                    self._held.add(id)
                    return True
            except sa.exc.DBAPIError:
                self._lost()
            return False

    def free(self, id: str) -> None:
        with self._one:
            if id in self._held:
                self._held.discard(id)
                try:
                    self._run(sa.func.pg_advisory_unlock(_number(id)))
                except sa.exc.DBAPIError:
                    self._lost()

    def close(self) -> None:
        with self._one:
            self._lost()

    def _run(self, function: Any) -> Any:
        if self._connection is None:
            self._connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        return self._connection.scalar(sa.select(function))

    def _lost(self) -> None:
        self._held.clear()
        if self._connection is not None:
            self._connection.invalidate()
            self._connection.close()
            self._connection = None


def _number(id: str) -> int:
    return int.from_bytes(blake2b(id.encode(), digest_size=8).digest(), signed=True)
