"""A crowd of scripted people: every table has a socket for each seat and one that watches, and all answer."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

SEATS = 2
AT_ONCE = 25
"""So many tables are set up at the same time."""
WARM_UP = 3.0
"""Seconds of play before anything is measured."""


class Asked(msgspec.Struct, frozen=True):
    """As much of a question as it takes to answer it."""

    options: list[Any] = []


class View(msgspec.Struct, frozen=True):
    question: Asked | None = None
    result: Any = None


class Page(msgspec.Struct, frozen=True):
    """With pictures question and result are parts of the page, without they are in the view."""

    n: int = 0
    view: View | None = None
    question: Asked | msgspec.UnsetType | None = msgspec.UNSET
    result: Any = None


class Frame(msgspec.Struct, frozen=True):
    type: str
    page: Page = Page()
    outcome: str = ""


READ = msgspec.json.Decoder(Frame).decode


class Party:
    """One table: who sits there, what is asked, and when each answer had reached everyone."""

    def __init__(self, url: str, *, pictures: bool, pause: float = 0.0) -> None:
        self.url, self.pictures, self.pause = url, pictures, pause
        self.accepted = self.others = 0
        self.bytes = self.news = 0
        self.delays: list[tuple[float, float]] = []
        """When an answer was sent, and how long it took to reach everyone."""
        self.over = False
        self._sent: dict[int, float] = {}
        self._missing: dict[int, int] = {}
        self._wires: list[ClientConnection] = []
        self._tasks: list[asyncio.Task[None]] = []

    async def sit(self, http: httpx.AsyncClient) -> None:
        """A fresh table with everyone at it."""
        wish = {"game": "king_of_the_hill", "seats": [{"kind": "person"}] * SEATS}
        made = (await http.post("/api/tables", json=wish)).raise_for_status().json()
        self.over = False
        for key in [*made["keys"].values(), made["watch"]]:
            wire = await connect(self.url, max_size=None, compression=None, ping_interval=None)
            hello = {"type": "hello", "table": made["table"]["id"], "key": key, "pictures": self.pictures}
            await wire.send(msgspec.json.encode(hello).decode())
            self._wires.append(wire)

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._listen(wire)) for wire in self._wires]

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(wire.close() for wire in self._wires))
        self._wires, self._tasks, self._sent, self._missing = [], [], {}, {}

    async def _listen(self, wire: ClientConnection) -> None:
        try:
            async for text in wire:
                await self._hear(wire, text)
        except ConnectionClosed:
            self.over = True

    async def _hear(self, wire: ClientConnection, text: str | bytes) -> None:
        frame = READ(text)
        if frame.type == "reply":
            self.accepted += frame.outcome == "accepted"
            self.others += frame.outcome != "accepted"
        elif frame.type == "error":
            self.others += 1
        elif frame.type in ("news", "welcome"):
            if frame.type == "news":
                self.news, self.bytes = self.news + 1, self.bytes + len(text)
                self._reached(frame.page.n)
            await self._answer(wire, frame.page)

    def _reached(self, n: int) -> None:
        left = self._missing.get(n, 0) - 1
        if left:
            self._missing[n] = left
        elif n in self._sent:
            del self._missing[n]
            sent = self._sent.pop(n)
            self.delays.append((sent, time.perf_counter() - sent))

    async def _answer(self, wire: ClientConnection, page: Page) -> None:
        seen = page.view or page
        if seen.result is not None:
            self.over = True
        question = seen.question
        if not isinstance(question, Asked) or not question.options:
            return
        if self.pause:
            await asyncio.sleep(self.pause)
        option = question.options[page.n * 7919 % len(question.options)]
        text = option if isinstance(option, str) else option["text"]
        self._sent[page.n + 1] = time.perf_counter()
        self._missing[page.n + 1] = len(self._wires)
        request = {"type": "answer", "id": f"r{page.n}", "n": page.n, "option": text}
        await wire.send(msgspec.json.encode(request).decode())


class Measured(msgspec.Struct, kw_only=True):
    """What a crowd has seen in one stretch of time."""

    answers: float
    """A second."""
    median: float
    slowest: float
    """Milliseconds from sending until everyone's view has it; the 99th of a hundred."""
    bytes: float
    """Of one piece of news."""
    others: int
    """Replies that were anything but accepted."""
    work: float
    """Milliseconds of a core that the server spent on one answer."""


async def crowd(
    port: int, server: int, tables: int, seconds: float, *, pictures: bool, pause: float = 0.0
) -> Measured:
    """Seat everyone, let them play, and measure after a moment."""
    url = f"ws://127.0.0.1:{port}/api/socket"
    parties = [Party(url, pictures=pictures, pause=pause) for _ in range(tables)]
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as http:
        for first in range(0, tables, AT_ONCE):
            await asyncio.gather(*(party.sit(http) for party in parties[first : first + AT_ONCE]))
        for party in parties:
            party.start()
        going = asyncio.create_task(_again(parties, http))
        await asyncio.sleep(WARM_UP)
        before, worked, since = _counts(parties), _worked(server), time.perf_counter()
        await asyncio.sleep(seconds)
        after, work, took = _counts(parties), _worked(server) - worked, time.perf_counter() - since
        going.cancel()
        await asyncio.gather(*(party.leave() for party in parties))
    delays = sorted(delay for party in parties for sent, delay in party.delays if sent > since)
    answers, others, news, size = (late - early for late, early in zip(after, before, strict=True))
    return Measured(
        answers=answers / took,
        median=_share(delays, 0.5) * 1000,
        slowest=_share(delays, 0.99) * 1000,
        bytes=size / max(1, news),
        others=others,
        work=work * 1000 / max(1, answers),
    )


async def _again(parties: Sequence[Party], http: httpx.AsyncClient) -> None:
    """Whose game is over sits down to another."""
    while True:
        await asyncio.sleep(0.2)
        for party in parties:
            if party.over:
                await party.leave()
                await party.sit(http)
                party.start()


def _counts(parties: Sequence[Party]) -> tuple[int, int, int, int]:
    return (
        sum(party.accepted for party in parties),
        sum(party.others for party in parties),
        sum(party.news for party in parties),
        sum(party.bytes for party in parties),
    )


def _worked(process: int) -> float:
    """Seconds that all threads of this process have had of the cores."""
    figures = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(figures[11]) + int(figures[12])) / os.sysconf("SC_CLK_TCK")


def _share(ordered: Sequence[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else 0.0
