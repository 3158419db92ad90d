"""`mythwright serve` as a process of its own, and what it has kept."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import sqlalchemy as sa

from mythwright.core.save import fingerprint
from mythwright.server import course, database
from mythwright.server.schema import CHANGES, TABLES
from mythwright.server.settings import FILE
from mythwright.server.store import Store
from tests.server.kit import PATIENCE, until
from tests.server.postgres import free_port

PROGRAM = [sys.executable, "-c", "from mythwright.cli import main; main()", "serve"]
FLAGS = ["--no-browser", "--no-limits", "--workers", "1"]


class Process:
    """On one port over all its lives."""

    def __init__(self, *, folder: Path | None = None, url: str = "") -> None:
        self.port = free_port()
        self.database = url or f"sqlite:///{folder}/{FILE}"
        kept = ["--database", url] if url else ["--data", str(folder)]
        self._command = [*PROGRAM, "--port", str(self.port), *FLAGS, *kept]
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/socket"

    @property
    def pid(self) -> int:
        return self._process.pid

    def start(self) -> None:
        """Until it says that it answers."""
        self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        assert str(self.port) in self._process.stdout.readline()

    def kill(self) -> None:
        """With all its workers, which outlive nobody."""
        workers = self._children() if self._process.poll() is None else []
        self._process.kill()
        self._reap()
        until(lambda: not any(os.path.exists(f"/proc/{pid}") for pid in workers))

    def end(self) -> None:
        """As Ctrl-C does it."""
        self._process.send_signal(signal.SIGINT)
        assert self._reap() == 0

    def table(self, *seats: dict[str, Any], game: str = "king_of_the_hill") -> dict[str, Any]:
        """A fresh table: its id, its keys and the key to watch."""
        wish = {"game": game, "seats": list(seats)}
        made = httpx.post(f"{self.address}/api/tables", json=wish, timeout=PATIENCE).raise_for_status().json()
        return {"id": made["table"]["id"], "keys": made["keys"], "watch": made["watch"]}

    def _children(self) -> list[int]:
        tasks = Path(f"/proc/{self.pid}/task").glob("*/children")
        return [int(child) for task in tasks for child in task.read_text().split()]

    def _reap(self) -> int:
        assert self._process.stdout
        self._process.stdout.close()
        return self._process.wait(PATIENCE)


@contextmanager
def process(**kept: Any) -> Iterator[Process]:
    """Ended in good order; killed if something went wrong."""
    running = Process(**kept)
    try:
        yield running
        running.end()
    except BaseException:
        running.kill()
        raise


class Kept:
    """A look into the database, past the server."""

    def __init__(self, url: str) -> None:
        self._engine = database.opened(url)

    def close(self) -> None:
        self._engine.dispose()

    def changes(self) -> list[dict[str, Any]]:
        """Every change, table by table in order."""
        wanted = sa.select(CHANGES).order_by(CHANGES.c.table_id, CHANGES.c.n)
        with self._engine.connect() as connection:
            return [dict(row) for row in connection.execute(wanted).mappings()]

    def reached(self, id: str) -> tuple[int, bool]:
        """The number of the table's state, and whether its game is over."""
        wanted = sa.select(TABLES.c.n, TABLES.c.over).where(TABLES.c.id == id)
        with self._engine.connect() as connection:
            n, over = connection.execute(wanted).one()
        return n, over

    def view(self, id: str, seat: int | None) -> Any:
        """What this seat sees, as the wire would say it."""
        stored = Store(self._engine, "").load(id)
        assert stored
        return msgspec.json.decode(msgspec.json.encode(course.resumed(stored).see(seat)))

    def sound(self, id: str) -> bool:
        """Whether the table is the same from its last snapshot as from the deal, change by change."""
        store = Store(self._engine, "")
        stored = store.load(id)
        assert stored
        table = course.opening(stored.row)
        for change in store.tail(id, 0):
            table = course.changed(table, change)
        return fingerprint(table) == fingerprint(course.resumed(stored))
