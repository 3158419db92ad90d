"""The rooms: every table that is live on this server, opened when someone comes, and put away when all go."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from typing import Any

import sqlalchemy as sa

from mythwright.core.save import BadFile
from mythwright.core.table import Table
from mythwright.server import course
from mythwright.server.links import RESTARTING
from mythwright.server.notices import Locks, Notices
from mythwright.server.room import Room
from mythwright.server.settings import Settings
from mythwright.server.store import Store, Stored, now
from mythwright.server.thinking import Thinking
from mythwright.server.workers import Workers
from mythwright.server.writer import Writer

ID = re.compile(r"[a-z0-9]{1,32}")
SWEEP = 10.0
"""Seconds between two looks for tables that nobody needs."""
LOG = logging.getLogger("mythwright.server")


class Gone(Exception):
    """There is no such table."""


class Rooms:
    """Opens rooms, and holds what they share: store, writer, workers, and news of other servers."""

    def __init__(self, settings: Settings, engine: sa.Engine) -> None:
        self.settings = settings
        self.server = secrets.token_hex(8)
        self.store = Store(engine, self.server)
        self.writer = Writer(engine, self.server)
        self.workers = Workers(settings.workers)
        self._notices = Notices(self) if self.store.shared else None
        self._locks = Locks(engine) if self.store.shared else None
        self._rooms: dict[str, asyncio.Future[Room]] = {}
        self._thinking: dict[str, Thinking] = {}
        self._chores = [asyncio.create_task(self._sweep()), asyncio.create_task(self._take_up())]

    # -- opening -----------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The live table. Raises `Gone`, or `BadFile` when its rules are no longer ours."""
        if not ID.fullmatch(id):
            raise Gone(id)
        opening = self._rooms.get(id)
        if opening is None:
            opening = self._rooms[id] = asyncio.ensure_future(self._open(id))
        try:
            room = await asyncio.shield(opening)
            room.used = now()  # whoever asked for it needs it for a moment yet
            return room
        except Exception:
            if self._rooms.get(id) is opening:
                del self._rooms[id]
            raise

    async def _open(self, id: str) -> Room:
        stored, table = await asyncio.to_thread(self.read, id)
        room = Room(self, stored, table)
        self._thinking[id] = Thinking(room)
        if self._notices:
            await self._notices.ask_who(room)
        room.changed()
        return room

    def read(self, id: str) -> tuple[Stored, Table[Any, Any]]:
        """A table from the disk; in a thread. Raises `Gone` or `BadFile`."""
        stored = self.store.load(id)
        if stored is None:
            raise Gone(id)
        return stored, course.resumed(stored)

    def live(self, id: str) -> Room | None:
        """The room, if it is open."""
        opening = self._rooms.get(id)
        if opening is None or not opening.done() or opening.cancelled() or opening.exception():
            return None
        return opening.result()

    def all_live(self) -> list[Room]:
        return [room for id in list(self._rooms) if (room := self.live(id))]

    async def tell_who(self, room: Room) -> None:
        """Tell the other servers who looks on here."""
        if self._notices:
            await self._notices.tell_who(room)

    # -- closing -----------------------------------------------------------------------------------

    def give_up(self, room: Room) -> None:
        """Close a room that has lost its table; clients come back and find what was kept."""
        if self.live(room.id) is room:
            self._put_away(room)

    def _put_away(self, room: Room) -> None:
        del self._rooms[room.id]
        self._thinking.pop(room.id).stop()
        for link in room.circle.links():
            link.close(RESTARTING, "restarting")
        room.shut()
        if self._locks:
            asyncio.get_running_loop().run_in_executor(None, self._locks.free, room.id)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.idle))
            for room in self.all_live():
                resting = now() - room.used > self.settings.idle and not room.circle.links()
                if resting and not self._thinking[room.id].busy:
                    self._put_away(room)

    async def close(self) -> None:
        """Every socket hears of it; what waits to be written is written."""
        for chore in self._chores:
            chore.cancel()
        for room in self.all_live():
            self._put_away(room)
        if self._notices:
            await self._notices.close()
        await asyncio.to_thread(self.writer.close)
        await asyncio.to_thread(self.workers.close)
        if self._locks:
            self._locks.close()

    # -- bots --------------------------------------------------------------------------------------

    async def may_think(self, id: str) -> bool:
        """Of several servers the one that holds the table's lock thinks for its bots."""
        return self._locks is None or await asyncio.to_thread(self._locks.hold, id)

    async def _take_up(self) -> None:
        """After a start: bots whose turn was cut off go on, whether anyone looks or not."""
        waiting = await asyncio.to_thread(self.store.bots_to_move, now() - self.settings.recent)
        for id in waiting:
            try:
                await self.room(id)
            except (Gone, BadFile):
                LOG.warning("table %s cannot be taken up", id)  # not prose
