"""The writer: one thread that takes all waiting changes into one transaction, then says so."""

from __future__ import annotations

import asyncio
import queue
import threading
from typing import Any

import msgspec
import sqlalchemy as sa

from mythwright.server.schema import CHANGES, SNAPSHOTS, TABLES, ChangeRow, Snapshot

CHANNEL = "mythwright"
MOST = 500
"""So many changes go into one transaction at most."""
NOTIFY = sa.text("SELECT pg_notify(:channel, :payload)")


class Conflict(Exception):
    """Another server has already written this number of the table, or this very request."""


class Entry(msgspec.Struct, eq=False):
    """A change on its way to the disk, and what the table is like after it."""

    change: ChangeRow
    asked: int | None
    over: bool
    snapshot: Snapshot | None
    written: asyncio.Future[None]


class Writer:
    """Group commit: while one transaction is synced, the next changes gather."""

    def __init__(self, engine: sa.Engine, server: str) -> None:
        self._engine, self._server = engine, server
        self._notifies = engine.dialect.name == "postgresql"
        self._waiting: queue.SimpleQueue[Entry | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._thread.start()

    async def write(
        self, change: ChangeRow, asked: int | None, *, over: bool, snapshot: Snapshot | None = None
    ) -> None:
        """Returns when the change is on disk. Raises `Conflict`, or what the database raises."""
        written = self._loop.create_future()
        self._waiting.put(Entry(change, asked, over, snapshot, written))
        await asyncio.shield(written)

    def close(self) -> None:
        """Everything that waits is written first."""
        self._waiting.put(None)
        self._thread.join()

    # -- in the thread -----------------------------------------------------------------------------

    def _run(self) -> None:
        going = True
        while going:
            batch, going = self._batch()
            if batch:
                outcomes = self._written(batch)
                self._loop.call_soon_threadsafe(_settle, batch, outcomes)

    def _batch(self) -> tuple[list[Entry], bool]:
        first = self._waiting.get()
        batch: list[Entry] = []
        while first is not None:
            batch.append(first)
            if len(batch) == MOST:
                return batch, True
            try:
                first = self._waiting.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _written(self, batch: list[Entry]) -> list[Exception | None]:
        """Together if that goes; one by one, to find the one that cannot be written, if not."""
        try:
            self._commit(batch)
            return [None] * len(batch)
        except sa.exc.IntegrityError:
            if len(batch) == 1:
                return [Conflict()]
        except sa.exc.DBAPIError as error:  # the keys make a second try safe
            if len(batch) == 1 and not error.connection_invalidated:
                return [error]
        except Exception as error:
            return [error] * len(batch)
        return [self._alone(entry) for entry in batch]

    def _alone(self, entry: Entry) -> Exception | None:
        try:
            self._commit([entry])
        except sa.exc.IntegrityError:
            return Conflict()
        except Exception as error:
            return error
        return None

    def _commit(self, batch: list[Entry]) -> None:
        changes = [msgspec.structs.asdict(entry.change) for entry in batch]
        snapshots = [entry.snapshot for entry in batch if entry.snapshot]
        with self._engine.begin() as connection:
            connection.execute(INSERT, changes)
            connection.execute(UPDATE, [_after(entry) for entry in batch])
            if snapshots:
                connection.execute(OUTDATE, [{"old": snap.table_id} for snap in snapshots])
                connection.execute(SNAPSHOTS.insert(), [msgspec.structs.asdict(snap) for snap in snapshots])
            if self._notifies:
                connection.execute(NOTIFY, [self._notice(change) for change in changes])

    def _notice(self, change: dict[str, Any]) -> dict[str, str]:
        told = {"table": change["table_id"], "n": change["n"], "by": self._server}
        return {"channel": CHANNEL, "payload": msgspec.json.encode(told).decode()}


INSERT = CHANGES.insert()
UPDATE = (
    TABLES.update()
    .where(TABLES.c.id == sa.bindparam("of"))
    .values(n=sa.bindparam("at_n"), asked=sa.bindparam("seat"), over=sa.bindparam("is_over"))
    .values(touched=sa.bindparam("when"), takeback=None)
)
OUTDATE = SNAPSHOTS.delete().where(SNAPSHOTS.c.table_id == sa.bindparam("old"))


def _after(entry: Entry) -> dict[str, Any]:
    change = entry.change
    return {
        "of": change.table_id,
        "at_n": change.n,
        "seat": entry.asked,
        "is_over": entry.over,
        "when": change.at,
    }


def _settle(batch: list[Entry], outcomes: list[Exception | None]) -> None:
    for entry, error in zip(batch, outcomes, strict=True):
        if entry.written.done():
            continue
        if error is None:
            entry.written.set_result(None)
        else:
            entry.written.set_exception(error)
