"""The wire to a server: it calls again when it breaks, and nothing asked is lost or asked twice."""

from __future__ import annotations

import json
import random
import threading
import uuid
from collections.abc import Callable
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import Any, Literal

from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidURI, WebSocketException
from websockets.sync.client import ClientConnection, connect

from mythwright.terminal.link import Link, Unjoined

FIRST_PAUSE, LONGEST_PAUSE = 0.3, 10.0
"""Seconds between two calls, which grow with every call in vain."""
PATIENCE, GRACE = 10, 1
"""Seconds for a server to answer a call, and to say goodbye."""
FINAL = {
    "wrong_key": "terminal-wrong-key",
    "no_table": "terminal-no-table",
    "other_rules": "terminal-other-rules",
    "left": "terminal-left",
    "malformed": "terminal-no-server",
    "oversize": "terminal-no-server",
}
"""Reasons for which the server hangs up, after which calling again is of no use."""
FOREIGN = (ValueError, LookupError, TypeError, AttributeError)
"""What reading the frames of some other kind of server comes to."""
CONTROL = dict.fromkeys((*range(32), *range(127, 160)))
"""What would steer a terminal instead of being shown."""

Frame = dict[str, Any]
AWAY: Frame = {"type": "away"}


class Wire:
    """A thread that listens. Frames are read in their order with `next` or `arrived`, by one reader."""

    def __init__(self, link: Link, language: str, ring: Callable[[], None]) -> None:
        self.link, self._language, self._ring = link, language, ring
        self._inbox: SimpleQueue[Frame | Unjoined] = SimpleQueue()
        self._asked: dict[str, str] = {}
        """Requests that have no reply yet, in the order in which they were made."""
        self._socket: ClientConnection | None = None
        self._lock = threading.Lock()
        self._seen: Frame | None = None
        self._away = False
        self._closed = threading.Event()
        self._thread = threading.Thread(target=self._listen, daemon=True, name=link.table)

    # -- for the reader --------------------------------------------------------------------------------

    def open(self) -> None:
        self._thread.start()

    def ask(self, kind: str, **body: Any) -> str:
        """Send a request, now or when the server is back; its id will be that of the reply."""
        request = uuid.uuid4().hex
        with self._lock:
            self._asked[request] = json.dumps({"type": kind, "id": request, **body})
        self.ask_again(request)
        return request

    def ask_again(self, request: str) -> None:
        """The same request once more: whatever it does, it does once."""
        with self._lock, suppress(ConnectionClosed, OSError):  # the listener has noticed, and will call again
            if self._socket and request in self._asked:
                self._socket.send(self._asked[request])

    def next(self, within: float | None = None) -> Frame:
        """What comes next. Raises `Unjoined` when nothing more will come, `Empty` when it takes too long."""
        frame = self._inbox.get(timeout=within)
        if isinstance(frame, Unjoined):
            raise frame
        return frame

    def arrived(self) -> list[Frame]:
        """All that has come and was not read yet."""
        found = []
        with suppress(Empty):
            while True:
                found.append(self.next(0))
        return found

    def close(self) -> None:
        self._closed.set()
        with self._lock:
            socket, self._socket = self._socket, None
        if socket:
            socket.close()
        self._thread.join(GRACE)

    # -- the thread ------------------------------------------------------------------------------------

    def _listen(self) -> None:
        pause = FIRST_PAUSE
        while not self._closed.is_set():
            try:
                self._call()
            except (OSError, EOFError, WebSocketException, *FOREIGN) as trouble:
                end = self._end(trouble)
                if end:
                    self._put(end)
                    return
            if self._away:
                pause = min(pause * 1.6, LONGEST_PAUSE)
            else:
                pause, self._away = FIRST_PAUSE, True
                self._put(AWAY)
            self._closed.wait(pause * random.uniform(0.8, 1.2))

    def _call(self) -> None:
        """One connection, from the hello to its end."""
        proxy: Literal[True] | None = None if self.link.near else True
        with connect(
            self.link.socket, open_timeout=PATIENCE, close_timeout=GRACE, max_size=None, proxy=proxy
        ) as socket:
            hello = {"table": self.link.table, "key": self.link.key, "language": self._language}
            socket.send(json.dumps({"type": "hello", **hello, "seen": self._seen, "pictures": False}))
            try:
                while True:
                    self._take(clean(json.loads(socket.recv())), socket)
            finally:
                with self._lock:
                    self._socket = None

    def _take(self, frame: Frame, socket: ClientConnection) -> None:
        if frame["type"] in ("welcome", "news"):
            page = frame["page"]
            self._seen = {"n": page["n"], "log": page["from"] + len(page["events"])}
        if frame["type"] == "reply":
            with self._lock:
                self._asked.pop(frame["id"], None)
        self._put(frame)
        if frame["type"] == "welcome":
            self._away = False
            with self._lock:
                for text in self._asked.values():
                    socket.send(text)
                self._socket = None if self._closed.is_set() else socket

    def _put(self, frame: Frame | Unjoined) -> None:
        self._inbox.put(frame)
        self._ring()

    def _end(self, trouble: Exception) -> Unjoined | None:
        """Why calling again is of no use, if so: a table that was never reached is not waited for."""
        facts = {"address": self.link.address, "table": self.link.table}
        reason = trouble.rcvd.reason if isinstance(trouble, ConnectionClosed) and trouble.rcvd else ""
        if reason in FINAL:
            return Unjoined(FINAL[reason], **facts)
        if isinstance(trouble, FOREIGN):
            return Unjoined("terminal-no-server", **facts)
        if self._seen:
            return None
        if reason == "too_fast":
            return Unjoined("terminal-too-fast", **facts)
        if isinstance(trouble, InvalidURI | InvalidHandshake | ConnectionClosed | EOFError):
            return Unjoined("terminal-no-server", **facts)
        return Unjoined("terminal-server-away", why=_why(trouble), **facts)


def _why(trouble: Exception) -> str:
    return str(getattr(trouble, "strerror", None) or trouble or type(trouble).__name__)


def clean(value: Any) -> Any:
    """The same without control characters: what others call themselves must not steer this terminal."""
    match value:
        case str():
            return value.translate(CONTROL)
        case list():
            return [clean(item) for item in value]
        case dict():
            return {key: clean(item) for key, item in value.items()}
    return value
