"""A bare echo on the same stack: what is said is committed and told to everyone at the table, and no more."""

from __future__ import annotations

import asyncio
import queue
import sys
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import sqlalchemy as sa
import uvicorn
from fastapi import FastAPI, WebSocket
from starlette.websockets import WebSocketDisconnect

from mythwright.server import database
from mythwright.server.commands import configured, listen

METADATA = sa.MetaData()
ROWS = sa.Table(
    "echoes",
    METADATA,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("said", sa.Text, nullable=False),
)
Row = tuple[dict[str, Any], "asyncio.Future[None]"]


class Committer:
    """One thread that writes; each row in a transaction of its own, or all that wait in one."""

    def __init__(self, engine: sa.Engine, *, together: bool) -> None:
        self._engine, self._most = engine, 500 if together else 1
        self._waiting: queue.SimpleQueue[Row] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        threading.Thread(target=self._run, daemon=True).start()

    async def write(self, row: dict[str, Any]) -> None:
        written: asyncio.Future[None] = self._loop.create_future()
        self._waiting.put((row, written))
        await written

    def _run(self) -> None:
        while True:
            batch = [self._waiting.get()]
            while len(batch) < self._most and not self._waiting.empty():
                batch.append(self._waiting.get())
            with self._engine.begin() as connection:
                connection.execute(ROWS.insert(), [row for row, _ in batch])
            self._loop.call_soon_threadsafe(_settle, batch)


def _settle(batch: list[Row]) -> None:
    for _, written in batch:
        written.set_result(None)


def create_echo(url: str, *, together: bool) -> FastAPI:
    """Speaks as much of the protocol as the crowd needs."""
    tables: dict[str, list[WebSocket]] = {}

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        engine = database.opened(url)
        METADATA.drop_all(engine)  # of the last measure
        METADATA.create_all(engine)
        app.state.committer = Committer(engine, together=together)
        yield
        engine.dispose()

    app = FastAPI(lifespan=life, openapi_url=None)

    @app.post("/api/tables")
    async def create(wish: dict[str, Any]) -> dict[str, Any]:
        id = f"t{len(tables)}"
        tables[id] = []
        return {
            "table": {"id": id},
            "keys": {str(s): str(s) for s in range(len(wish["seats"]))},
            "watch": "-1",
        }

    @app.websocket("/api/socket")
    async def connect(websocket: WebSocket) -> None:
        await websocket.accept()
        hello = msgspec.json.decode(await websocket.receive_text())
        circle = tables[hello["table"]]
        circle.append(websocket)
        await websocket.send_text(page("welcome", 0, int(hello["key"])))
        try:
            while True:
                said = await websocket.receive_text()
                await echo(app.state.committer, hello["table"], said, circle)
        except (WebSocketDisconnect, RuntimeError):
            circle.remove(websocket)

    return app


async def echo(committer: Committer, table: str, said: str, circle: list[WebSocket]) -> None:
    """Onto the disk, then back to everyone, in the order of the seats."""
    asked = msgspec.json.decode(said)
    n = asked["n"] + 1
    await committer.write({"table_id": table, "n": n, "said": said})
    for seat, websocket in enumerate(circle):
        await websocket.send_text(page("news", n, seat if seat < len(circle) - 1 else -1))
    await circle[asked["n"] % (len(circle) - 1)].send_text(
        msgspec.json.encode({"type": "reply", "id": asked["id"], "outcome": "accepted", "n": n}).decode()
    )


def page(kind: str, n: int, seat: int, seats: int = 2) -> str:
    question = {"seat": n % seats, **({"options": ["again"]} if n % seats == seat else {})}
    told = {"type": kind, "page": {"n": n, "view": {"question": question, "result": None}}}
    return msgspec.json.encode(told).decode()


def main() -> None:
    """`python -m tests.server.echo URL PORT together|alone`"""
    url, port, how = sys.argv[1:]
    app = create_echo(url, together=how == "together")
    server = uvicorn.Server(configured(app))
    try:
        asyncio.run(server.serve(sockets=[listen("127.0.0.1", int(port))]))
    except KeyboardInterrupt:
        pass  # it has ended in good order and passes Ctrl-C on


if __name__ == "__main__":
    main()
