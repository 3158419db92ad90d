"""Two server processes on one PostgreSQL: clients of both at one table, one order, the same view for all."""

from __future__ import annotations

import asyncio
import json
from contextlib import closing, suppress
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.kit import PERSON
from tests.server.postgres import Cluster
from tests.server.process import Kept, Process, process

GAME = "myth_fortunes"
"""A long game: with random answers it takes twice as many as are wanted here, and more."""
SEATS = 5
ANSWERS = 500
PATIENCE = 600


class Client:
    """One seat at one of the servers. Its twin at the other answers the same questions at the same time."""

    def __init__(self, server: Process, table: dict[str, Any], seat: int | None) -> None:
        self.server, self.table, self.seat = server, table, seat
        self.page: dict[str, Any] = {}
        self.events: list[Any] = []
        self.accepted: dict[str, int] = {}
        self.numbers: list[int] = []
        """Of the states, as they came."""
        self._sent = 0
        self._replies: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news = asyncio.Event()

    async def come(self) -> None:
        key = self.table["watch"] if self.seat is None else self.table["keys"][str(self.seat)]
        self.wire: ClientConnection = await connect(self.server.socket, max_size=None)
        hello = {"type": "hello", "table": self.table["id"], "key": key, "pictures": False}
        await self.wire.send(json.dumps(hello))
        self._listening = asyncio.create_task(self._listen())
        await self._news.wait()

    async def leave(self) -> None:
        await self.wire.close()
        await self._listening

    async def _listen(self) -> None:
        try:
            async for text in self.wire:
                frame = json.loads(text)
                if frame["type"] == "reply":
                    self._replies.put_nowait(frame)
                elif frame["type"] in ("welcome", "news"):
                    self._take(frame["page"])
        except ConnectionClosed:
            pass

    def _take(self, page: dict[str, Any]) -> None:
        self.events[page["from"] :] = page["events"]
        self.page |= page
        self.numbers.append(page["n"])
        self._news.set()

    async def ask(self, kind: str, **body: Any) -> dict[str, Any]:
        self._sent += 1
        request = f"{self.server.port}.{self._sent}"
        await self.wire.send(json.dumps({"type": kind, "id": request, **body}))
        return await self._replies.get()

    async def reach(self, n: int) -> None:
        """Wait until this state has come."""
        while self.page["n"] < n:
            await self._more()

    async def _more(self) -> None:
        """Wait for news, but not for ever: the others may have had enough."""
        self._news.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self._news.wait(), 0.5)

    async def play(self, counted: list[int]) -> None:
        """Answer whatever is asked, and take back what may be taken back, until there is enough."""
        while len(counted) < ANSWERS and not self.page["view"]["result"]:
            n, options = self.page["n"], (self.page["view"]["question"] or {}).get("options")
            if not options:
                await self._more()
                continue
            reply = await self.ask("answer", n=n, option=options[n * 7919 % len(options)])
            assert reply["outcome"] in ("accepted", "stale"), reply
            await self.reach(reply["n"])
            if reply["outcome"] == "accepted":
                self.accepted[reply["id"]] = reply["n"]
                counted.append(reply["n"])
                await self._regret(reply["n"])

    async def _regret(self, n: int) -> None:
        if n % 3 == 0 and (self.page["undo"] or {}).get("free"):
            reply = await self.ask("undo", n=n)
            if reply["outcome"] == "accepted":
                self.accepted[reply["id"]] = reply["n"]
            await self.reach(reply.get("n", n))


async def play(servers: list[Process], table: dict[str, Any]) -> list[Client]:
    """Everyone plays until there are enough answers; then all read to the last."""
    everyone = [Client(server, table, seat) for server in servers for seat in [*range(SEATS), None]]
    counted: list[int] = []
    try:
        async with asyncio.timeout(PATIENCE):
            for client in everyone:
                await client.come()
            await asyncio.gather(*(client.play(counted) for client in everyone if client.seat is not None))
            for client in everyone:
                await client.reach(max(client.page["n"] for client in everyone))
    finally:
        for client in everyone:
            await client.leave()
    return everyone


def check(everyone: list[Client], kept: Kept, id: str) -> None:
    changes = kept.changes()
    assert [row["n"] for row in changes] == list(range(1, len(changes) + 1)), "one order"
    made = {row["request"]: row["n"] for row in changes}
    told = {f"{client.seat}:{request}": n for client in everyone for request, n in client.accepted.items()}
    assert made == told, "each change is the answer of one client, who was told its number"
    assert sum(row["kind"] == "answer" for row in changes) >= ANSWERS
    assert any(row["kind"] == "undo" for row in changes)
    for client in everyone:
        assert client.numbers == sorted(set(client.numbers))
        assert client.page["n"] == len(changes)
        assert {**client.page["view"], "log": client.events} == kept.view(id, client.seat)


@pytest.mark.slow
@pytest.mark.busy
def test_five_hundred_answers_have_one_order(cluster: Cluster) -> None:
    url = cluster.fresh()
    with process(url=url) as one, process(url=url) as two, closing(Kept(url)) as kept:
        table = one.table(*[PERSON] * SEATS, game=GAME)
        everyone = asyncio.run(play([one, two], table))
        check(everyone, kept, table["id"])
    for server in (one, two):
        assert sum(len(client.accepted) for client in everyone if client.server is server) > ANSWERS // 10
