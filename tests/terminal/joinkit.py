"""Terminals at far tables: scripted people, a real keyboard, and servers that do as they are told."""

from __future__ import annotations

import io
import json
import os
import pty
import select
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

from mythwright.core.words import Words
from mythwright.terminal import joining
from mythwright.terminal.screen import Screen
from tests.terminal.kit import a_table, shown

PATIENCE = 60.0
START = """
import signal, sys
from mythwright.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)  # also where the tests run in the background
sys.exit(main())
"""
PROGRAM = [sys.executable, "-c", START]


def link_of(port: int, table: dict[str, Any], seat: int | None) -> str:
    key = table["watch"] if seat is None else table["keys"][str(seat)]
    return f"http://127.0.0.1:{port}/#/table/{table['id']}/{key}"


Typed = str | Callable[[], str]


class Script(io.StringIO):
    """Types these lines and then leaves; a function is called when its line is due."""

    def __init__(self, *lines: Typed) -> None:
        super().__init__()
        self.waiting = list(lines)

    def readline(self, *_limit: int) -> str:  # type: ignore[override]
        if not self.waiting:
            return ""
        line = self.waiting.pop(0)
        return f"{line if isinstance(line, str) else line()}\n"


def a_screen(lines: io.StringIO) -> Screen:
    return Screen(Words("en", {}), lines, io.StringIO(), plain=True)


def joined(link: str, *lines: Typed, **flags: Any) -> tuple[int, str]:
    """The exit code, and all that was shown."""
    screen = a_screen(Script(*lines))
    return joining.join(link, screen, **flags), shown(screen)


class Keyboard:
    """`mythwright play --join` at a terminal of its own."""

    def __init__(self, link: str) -> None:
        self.own, theirs = pty.openpty()
        environment = {**os.environ, "TERM": "xterm", "COLUMNS": "120", "LINES": "50"}
        self.process = subprocess.Popen(
            [*PROGRAM, "play", "--join", link],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
        )
        os.close(theirs)
        self.text = ""

    def type(self, text: str) -> None:
        os.write(self.own, text.encode())

    def sees(self, words: str) -> None:
        """Read on until these words come."""
        assert self._comes(words, PATIENCE), self.text[-2000:]
        self.text = self.text.partition(words)[2]

    def _comes(self, words: str, seconds: float) -> bool:
        deadline = time.monotonic() + seconds
        while words not in self.text:
            if not select.select([self.own], [], [], max(deadline - time.monotonic(), 0))[0]:
                return False
            self.text += os.read(self.own, 65536).decode(errors="replace")
        return True

    def leave(self) -> int:
        """Ctrl-C, once more if need be: readline does not notice one that comes just as it begins to wait."""
        words = "Come back with: mythwright play --join"
        self.process.send_signal(signal.SIGINT)
        if not self._comes(words, PATIENCE / 3):
            self.process.send_signal(signal.SIGINT)
        self.sees(words)
        code = self.process.wait(PATIENCE)
        os.close(self.own)
        return code


class Process:
    """`mythwright serve` as a process of its own, on one port over all its lives."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        flags = ["--no-browser", "--workers", "1", "--port", str(self.port), "--data", str(folder)]
        self._command = [*PROGRAM, "serve", *flags]
        self.start()

    def start(self) -> None:
        """Until it says that it answers."""
        self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout
        assert self.address in self._process.stdout.readline()

    def end(self, how: signal.Signals) -> None:
        self._process.send_signal(how)
        assert self._process.stdout
        self._process.stdout.close()
        self._process.wait(PATIENCE)

    def table(self, *seats: dict[str, Any]) -> dict[str, Any]:
        wish = {"game": "king_of_the_hill", "seats": list(seats)}
        made = httpx.post(f"{self.address}/api/tables", json=wish, timeout=PATIENCE).json()
        return {"id": made["table"]["id"], "keys": made["keys"], "watch": made["watch"]}

    def page(self, table: dict[str, Any]) -> dict[str, Any]:
        key = {"Authorization": f"Bearer {table['watch']}"}
        return httpx.get(
            f"{self.address}/api/tables/{table['id']}/page", headers=key, timeout=PATIENCE
        ).json()


class Far:
    """A server of one toy table, at which each connection goes as its script says."""

    def __init__(self, *scripts: Callable[[Far, ServerConnection], None]) -> None:
        self.table, self.n = a_table(), 0
        self.heard: list[dict[str, Any]] = []
        self._scripts = list(scripts)
        self._server = serve(self._meet, "127.0.0.1", 0)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    @property
    def link(self) -> str:
        return f"http://127.0.0.1:{self._server.socket.getsockname()[1]}/#/table/toy/key"

    def _meet(self, socket: ServerConnection) -> None:
        with suppress(ConnectionClosed):
            self.hear(socket)
            self._scripts.pop(0)(self, socket)

    def hear(self, socket: ServerConnection) -> dict[str, Any]:
        frame = json.loads(socket.recv(PATIENCE))
        self.heard.append(frame)
        return frame

    def page(self, since: int = 0) -> dict[str, Any]:
        view = self.table.see(0)
        log = view.pop("log")
        setup = {"game": "hilltop", "edition": "first", "seats": 2, "options": {}}
        return {"n": self.n, "seat": 0, "setup": setup, "view": view, "events": log[since:], "from": since}

    def welcome(self, socket: ServerConnection, since: int = 0, player: str = "") -> None:
        seats = [
            {
                "seat": seat,
                "kind": "person",
                "level": None,
                "player": player,
                "present": True,
                "standin": None,
            }
            for seat in range(2)
        ]
        table = {"id": "toy", "game": "hilltop", "title": "", "seats": seats}
        say(socket, type="welcome", seat=0, table=table, page=self.page(since))

    def do(self, socket: ServerConnection, request: dict[str, Any]) -> None:
        """Play, tell, reply; what was done before is only replied to."""
        if request["n"] == self.n:
            since = len(self.table.see(0)["log"])
            self.table.play(request["option"])
            self.n += 1
            say(socket, type="news", page=self.page(since))
        say(socket, type="reply", id=request["id"], outcome="accepted", n=self.n)

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join(PATIENCE)


def say(socket: ServerConnection, **frame: Any) -> None:
    socket.send(msgspec.json.encode(frame).decode())
