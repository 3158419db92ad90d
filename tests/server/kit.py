"""A server on this machine and people at its tables, over the real wire."""

from __future__ import annotations

import json
import threading
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from mythwright.server.app import create_app
from mythwright.server.commands import configured, listen
from mythwright.server.settings import OFF, Settings, kept_in

PERSON, BOT, RANDOM, OPEN = (
    {"kind": "person"},
    {"kind": "bot", "level": "greedy"},
    {"kind": "bot", "level": "random"},
    {"kind": "open"},
)
PATIENCE = 60.0
"""Seconds: generous, since machines that test are busy."""


class Server:
    """A running server, its address, and its application for a look inside."""

    def __init__(self, settings: Settings) -> None:
        self.app = create_app(settings)
        listening = listen("127.0.0.1", 0)
        self.port = listening.getsockname()[1]
        self._server = uvicorn.Server(configured(self.app))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listening]}, daemon=True)
        self._thread.start()
        until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)

    @property
    def rooms(self) -> Any:
        return self.app.state.rooms

    def stop(self) -> None:
        self.http.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def table(self, *seats: dict[str, Any], **wish: Any) -> dict[str, Any]:
        """A fresh table: its id, its keys and the key to watch."""
        body = {"game": "king_of_the_hill", "seats": list(seats), **wish}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return {"id": made["table"]["id"], "keys": made["keys"], "watch": made["watch"]}

    def socket(self, **settings: Any) -> ClientConnection:
        """Open until it is closed; a guest closes it when leaving."""
        return connect(f"ws://127.0.0.1:{self.port}/api/socket", max_size=None, **settings).__enter__()

    def sit(self, table: dict[str, Any], seat: int | None, **hello: Any) -> Guest:
        key = table["watch"] if seat is None else table["keys"][str(seat)]
        return Guest(self, table["id"], key, **hello)


class Guest:
    """Someone at a table: sends requests, reads all that comes, and remembers the page."""

    patience = PATIENCE

    def __init__(self, server: Server, table: str, key: str, **hello: Any) -> None:
        self.wire = server.socket()
        self.frames: list[dict[str, Any]] = []
        self.page: dict[str, Any] = {}
        self.say(type="hello", table=table, key=key, **{"pictures": False, **hello})
        self.welcome = self.hear("welcome")

    def say(self, **frame: Any) -> None:
        self.wire.send(json.dumps(frame))

    def hear(self, kind: str, **having: Any) -> dict[str, Any]:
        """The next frame of this type with these values."""
        deadline = time.monotonic() + PATIENCE
        while True:
            frame = self.read(deadline - time.monotonic())
            if frame["type"] == kind and all(frame.get(name) == value for name, value in having.items()):
                return frame

    def read(self, within: float = PATIENCE) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(self.wire.recv(within))
        self.frames.append(frame)
        if frame["type"] in ("welcome", "news"):
            self.page |= frame["page"]
        return frame

    def ask(self, kind: str, **body: Any) -> dict[str, Any]:
        """A request and its reply."""
        request = body.pop("id", None) or uuid.uuid4().hex
        self.say(type=kind, id=request, **body)
        return self.hear("reply", id=request)

    @property
    def n(self) -> int:
        return int(self.page["n"])

    @property
    def question(self) -> dict[str, Any]:
        return self.page["view"]["question"] or {}

    @property
    def options(self) -> list[str]:
        return self.question.get("options", [])

    def answer(self, option: str | None = None, **body: Any) -> dict[str, Any]:
        """Answer with this option, or the first; the number is the one last seen."""
        return self.ask("answer", **{"n": self.n, "option": option or self.options[0], **body})

    def until(self, ready: Callable[[], Any]) -> None:
        """Read on until this holds."""
        while not ready():
            self.read(self.patience)

    def closed(self) -> tuple[int, str]:
        """Read on until the server closes; with which code and reason."""
        try:
            while True:
                self.read()
        except ConnectionClosed as closed:
            return ending(closed)

    def leave(self) -> None:
        self.wire.close()


def ending(closed: ConnectionClosed) -> tuple[int, str]:
    """The code and reason that the server gave."""
    assert closed.rcvd
    return closed.rcvd.code, closed.rcvd.reason


@contextmanager
def serving(settings: Settings) -> Iterator[Server]:
    server = Server(settings)
    try:
        yield server
    finally:
        server.stop()


def in_folder(folder: Path, **others: Any) -> Settings:
    return kept_in(folder, **{"limits": OFF, **others})


def until(ready: Callable[[], Any], within: float = PATIENCE) -> None:
    deadline = time.monotonic() + within
    while not ready():
        assert time.monotonic() < deadline
        time.sleep(0.01)
