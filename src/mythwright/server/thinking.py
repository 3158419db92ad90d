"""Thinking: the turn of a bot at one table, taken up whenever the table waits for one."""

from __future__ import annotations

import asyncio
import logging
from time import monotonic
from typing import TYPE_CHECKING

from mythwright.bots import Player, bot
from mythwright.core.ruling import Refused
from mythwright.core.save import save
from mythwright.server import course, workers
from mythwright.server.writer import Conflict

if TYPE_CHECKING:
    from mythwright.server.room import Room

LOG = logging.getLogger("mythwright.server")
AGAIN = 2.0
"""Seconds until a turn is tried again that another server thinks about or that could not be kept."""
HINTS = "greedy"
SIMPLEST = "random"


class Thinking:
    """At most one turn is thought about at a time; what comes too late for the table is dropped."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._task: asyncio.Task[None] | None = None
        room.changed = self.look

    @property
    def busy(self) -> bool:
        return self._task is not None and not self._task.done()

    def look(self) -> None:
        """Begin a turn if a bot must move and none is thought about."""
        if not self.busy and self._level() is not None:
            self._task = asyncio.create_task(self._turns())

    def stop(self) -> None:
        """For good: an answer that the room still hears must not begin another turn."""
        self._room.changed = lambda: None
        if self._task is not None:
            self._task.cancel()

    def _level(self) -> str | None:
        return self._room.played_by(course.asked(self._room.table))

    async def _turns(self) -> None:
        """One turn after the other while bots must move."""
        room = self._room
        while (level := self._level()) is not None:
            try:
                if await room.rooms.may_think(room.id):
                    await self._turn(level)
                else:
                    await asyncio.sleep(AGAIN)
            except (Refused, Conflict):
                await asyncio.sleep(AGAIN)
            except Exception:
                LOG.exception("table %s: a bot's turn failed", room.id)  # not prose
                await asyncio.sleep(AGAIN)

    async def _turn(self, level: str) -> None:
        room = self._room
        n, seat = room.n, course.asked(room.table)
        assert seat is not None
        began = monotonic()
        option = await advice(room, seat, level)
        await asyncio.sleep(rest(monotonic() - began, room.rooms.settings.pace))
        await room.ask(lambda: self._answer(n, seat, option))

    async def _answer(self, n: int, seat: int, option: str) -> None:
        """Unless the table has changed or the person has come back in the meantime."""
        room = self._room
        if room.n == n and room.played_by(seat) is not None:
            await room.bot_answer(seat, option)


def rest(took: float, pace: float) -> float:
    """Seconds until the next beat: nobody can tell from the time whether a bot had anything to consider."""
    return (-took % pace or pace) if pace else 0.0


async def advice(room: Room, seat: int, level: str = HINTS) -> str:
    """What a bot would answer; the same state gets the same advice. If processes die over it, any answer."""
    table = room.table
    seed = f"{table.setup.seed}/{seat}/{len(table.answers or ())}"
    quiet = save(table.copy(quiet=True))
    try:
        return await room.rooms.workers.run(workers.choose, quiet, seat, level, seed)
    except Exception:  # workers that die or stumble over it, again and again, must not hold up the table
        LOG.exception("table %s: a bot's turn", room.id)  # not prose
        return str(bot(SIMPLEST, seed).choose(Player(table, seat)))
