"""The store: what the database answers and keeps beside changes. Called in threads, never on the loop."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import sqlalchemy as sa

from mythwright.server.schema import CHANGES, SEATS, SNAPSHOTS, TABLES, ChangeRow, SeatRow, Snapshot, TableRow
from mythwright.server.writer import CHANNEL, NOTIFY

LISTED = 100
"""So many public tables are listed, the most recent first."""
TAKEN_UP = 500
"""So many tables whose bot must move are taken up when a server starts."""


class Stored(msgspec.Struct):
    """All that is needed to go on with a table."""

    row: TableRow
    seats: list[SeatRow]
    snapshot: Snapshot | None
    tail: list[ChangeRow]
    requests: dict[str, int]
    undone: int
    """The number of the last undo: since then the log has only grown."""


class Store:
    """The database, as the server asks it."""

    def __init__(self, engine: sa.Engine, server: str) -> None:
        self.engine, self.server = engine, server
        self.shared = engine.dialect.name == "postgresql"

    # -- reading -----------------------------------------------------------------------------------

    def table(self, id: str) -> tuple[TableRow, list[SeatRow]] | None:
        with self.engine.connect() as connection:
            return _table(connection, id)

    def load(self, id: str) -> Stored | None:
        with self.engine.connect() as connection:
            found = _table(connection, id)
            if found is None:
                return None
            row, seats = found
            snapshot = _snapshot(connection, id)
            tail = _tail(connection, id, snapshot.n if snapshot else 0)
            done = sa.select(CHANGES.c.request, CHANGES.c.n).where(CHANGES.c.table_id == id)
            requests = {request: n for request, n in connection.execute(done) if request}
            undone = sa.select(sa.func.max(CHANGES.c.n)).where(
                CHANGES.c.table_id == id, CHANGES.c.kind == "undo"
            )
            return Stored(row, seats, snapshot, tail, requests, connection.scalar(undone) or 0)

    def tail(self, id: str, after: int) -> list[ChangeRow]:
        """The changes after this number, in order."""
        with self.engine.connect() as connection:
            return _tail(connection, id, after)

    def public(self) -> list[tuple[TableRow, list[SeatRow]]]:
        """Tables that anyone may watch or join: under way, the most recent first."""
        wanted = (
            sa.select(TABLES)
            .where(TABLES.c.public, sa.not_(TABLES.c.over))
            .order_by(TABLES.c.touched.desc())
            .limit(LISTED)
        )
        with self.engine.connect() as connection:
            rows = [TableRow(**row) for row in connection.execute(wanted).mappings()]
            seats = _seats(connection, [row.id for row in rows])
        return [(row, seats.get(row.id, [])) for row in rows]

    def bots_to_move(self, since: float) -> list[str]:
        """Tables touched since then whose asked seat is played by a bot."""
        asked = sa.and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == TABLES.c.asked)
        plays = sa.or_(SEATS.c.kind == "bot", SEATS.c.standin.is_not(None))
        wanted = (
            sa.select(TABLES.c.id)
            .join(SEATS, asked)
            .where(sa.not_(TABLES.c.over), TABLES.c.touched > since, plays)
            .order_by(TABLES.c.touched.desc())
            .limit(TAKEN_UP)
        )
        with self.engine.connect() as connection:
            return list(connection.scalars(wanted))

    # -- keeping -----------------------------------------------------------------------------------

    def create(self, row: TableRow, seats: list[SeatRow]) -> None:
        with self.engine.begin() as connection:
            connection.execute(TABLES.insert(), msgspec.structs.asdict(row))
            connection.execute(SEATS.insert(), [msgspec.structs.asdict(seat) for seat in seats])

    def join(self, id: str, seat: int | None, player: str, key_hash: str) -> int | None:
        """Take this open seat, or the first; `None` when it is taken, also by someone on another server."""
        wanted = sa.select(SEATS.c.seat).where(SEATS.c.table_id == id, SEATS.c.kind == "open")
        if seat is not None:
            wanted = wanted.where(SEATS.c.seat == seat)
        with self.engine.begin() as connection:
            free_seats: list[int] = list(connection.scalars(wanted.order_by(SEATS.c.seat)))
            for free in free_seats:
                taken = _seat(id, free).where(SEATS.c.kind == "open")
                values = {"kind": "person", "player": player, "key_hash": key_hash}
                if connection.execute(taken.values(values)).rowcount == 1:
                    self._tell(connection, id)
                    return free
        return None

    def stand_in(self, id: str, seat: int, level: str | None) -> None:
        with self.engine.begin() as connection:
            connection.execute(_seat(id, seat).values(standin=level))
            self._tell(connection, id)

    def take_back(self, id: str, n: int, wish: dict[str, Any] | None) -> None:
        """Keep or forget who wishes to take back what at this state."""
        with self.engine.begin() as connection:
            wished = TABLES.update().where(TABLES.c.id == id, TABLES.c.n == n)
            connection.execute(wished.values(takeback=wish))
            self._tell(connection, id)

    def agree(self, id: str, n: int, seat: int) -> dict[str, Any] | None:
        """Note that this seat agrees; the wish as it stands now, if there is still one."""
        asked = sa.select(TABLES.c.takeback).where(TABLES.c.id == id, TABLES.c.n == n).with_for_update()
        with self.engine.begin() as connection:
            wish: dict[str, Any] | None = connection.scalar(asked)
            if wish is None:
                return None
            wish = {**wish, "given": sorted({*wish["given"], seat})}
            connection.execute(TABLES.update().where(TABLES.c.id == id).values(takeback=wish))
            self._tell(connection, id)
        return wish

    def announce(self, told: dict[str, Any]) -> None:
        """Tell the other servers something that is not kept, such as who is here."""
        if self.shared:
            with self.engine.begin() as connection:
                self._notify(connection, told)

    def _tell(self, connection: sa.Connection, id: str) -> None:
        if self.shared:
            self._notify(connection, {"table": id, "seats": True})

    def _notify(self, connection: sa.Connection, told: dict[str, Any]) -> None:
        payload = msgspec.json.encode({**told, "by": self.server}).decode()
        connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})


def now() -> float:
    return time.time()


def _seat(id: str, seat: int) -> sa.Update:
    return SEATS.update().where(SEATS.c.table_id == id, SEATS.c.seat == seat)


def _table(connection: sa.Connection, id: str) -> tuple[TableRow, list[SeatRow]] | None:
    row = connection.execute(sa.select(TABLES).where(TABLES.c.id == id)).mappings().first()
    if row is None:
        return None
    return TableRow(**row), _seats(connection, [id]).get(id, [])


def _seats(connection: sa.Connection, ids: list[str]) -> dict[str, list[SeatRow]]:
    wanted = sa.select(SEATS).where(SEATS.c.table_id.in_(ids)).order_by(SEATS.c.table_id, SEATS.c.seat)
    found: dict[str, list[SeatRow]] = {}
    for row in connection.execute(wanted).mappings():
        found.setdefault(row["table_id"], []).append(SeatRow(**row))
    return found


def _snapshot(connection: sa.Connection, id: str) -> Snapshot | None:
    wanted = sa.select(SNAPSHOTS).where(SNAPSHOTS.c.table_id == id).order_by(SNAPSHOTS.c.n.desc()).limit(1)
    row = connection.execute(wanted).mappings().first()
    return Snapshot(**row) if row else None


def _tail(connection: sa.Connection, id: str, after: int) -> list[ChangeRow]:
    wanted = sa.select(CHANGES).where(CHANGES.c.table_id == id, CHANGES.c.n > after).order_by(CHANGES.c.n)
    return [ChangeRow(**row) for row in connection.execute(wanted).mappings()]
