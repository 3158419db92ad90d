"""Kill -9 of the server under load: what was acknowledged is there, nothing twice, and tables go on."""

from __future__ import annotations

import json
import random
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from tests.server.kit import PERSON, RANDOM, until
from tests.server.postgres import Cluster
from tests.server.process import Kept, Process, process

PLAYERS = 6
ANSWERS = 10
"""So many are acknowledged between two deaths, at least."""
TIMES = [2, pytest.param(20, marks=[pytest.mark.slow, pytest.mark.busy])]


class Player(threading.Thread):
    """Answers at table after table, comes back when the line breaks, and sends again what was lost."""

    def __init__(self, server: Process) -> None:
        super().__init__(daemon=True)
        self.server = server
        self.table: dict[str, Any] | None = None
        self.acknowledged: dict[tuple[str, str], int] = {}
        """Table and request: the number of the state that it made."""
        self.turned_down: list[tuple[str, str]] = []
        self.lost: dict[str, Any] | None = None
        """Sent, and not replied to yet."""
        self.going = True

    def run(self) -> None:
        while self.going:
            try:
                self.table = self.table or self.server.table(PERSON, RANDOM)
                with connect(self.server.socket, max_size=None) as wire:
                    self._play(wire, self.table)
            except (OSError, WebSocketException, httpx.HTTPError):
                time.sleep(0.05)

    def _play(self, wire: ClientConnection, table: dict[str, Any]) -> None:
        hello = {"type": "hello", "table": table["id"], "key": table["keys"]["0"], "pictures": False}
        wire.send(json.dumps(hello))
        page: dict[str, Any] = {}
        while self.going:
            frame = json.loads(wire.recv(10))
            if frame["type"] in ("welcome", "news"):
                page |= frame["page"]
            if frame["type"] == "welcome" and self.lost:
                wire.send(json.dumps(self.lost))
            if frame["type"] == "reply":
                self._note(table, frame)
            if page["view"]["result"] and not self.lost:
                self.table = None
                return
            if not self.lost:
                self._answer(wire, page)

    def _note(self, table: dict[str, Any], reply: dict[str, Any]) -> None:
        assert self.lost and reply["id"] == self.lost["id"]
        name = table["id"], reply["id"]
        if reply["outcome"] == "accepted":
            self.acknowledged[name] = reply["n"]
        else:
            self.turned_down.append(name)
        self.lost = None

    def _answer(self, wire: ClientConnection, page: dict[str, Any]) -> None:
        options = (page["view"]["question"] or {}).get("options")
        if options:
            n = page["n"]
            request = f"r{time.monotonic_ns()}"
            self.lost = {"type": "answer", "id": request, "n": n, "option": options[n % len(options)]}
            wire.send(json.dumps(self.lost))


@contextmanager
def playing(server: Process) -> Iterator[list[Player]]:
    players = [Player(server) for _ in range(PLAYERS)]
    for player in players:
        player.start()
    try:
        yield players
        assert all(player.is_alive() for player in players)
    finally:
        for player in players:
            player.going = False
        for player in players:
            player.join(20)


def kill_under_load(server: Process, players: list[Player], kept: Kept, times: int) -> None:
    """Each time in the midst of play; afterwards everyone plays on, and so do bots whom nobody watches."""
    chance = random.Random(times)
    for _ in range(times):
        more_answers(players)
        bots = server.table(RANDOM, RANDOM)["id"]
        until(lambda bots=bots: kept.reached(bots)[0] > 2)
        time.sleep(chance.random() / 10)
        server.kill()
        stood, _ = kept.reached(bots)
        server.start()
        until(lambda bots=bots, stood=stood: kept.reached(bots)[0] > stood or kept.reached(bots)[1])
    for player in players:
        more_answers([player], 1)


def more_answers(players: list[Player], least: int = ANSWERS) -> None:
    def reached() -> int:
        return sum(len(player.acknowledged) for player in players)

    before = reached()
    until(lambda: reached() >= before + least, within=60)


def check(players: list[Player], kept: Kept) -> None:
    changes = kept.changes()
    done = Counter((row["table_id"], row["request"]) for row in changes if row["request"])
    made = {(row["table_id"], row["request"]): row["n"] for row in changes}
    for player in players:
        for (table, request), n in player.acknowledged.items():
            assert made.get((table, f"0:{request}")) == n, "an acknowledged answer is there"
        assert not any((table, f"0:{request}") in made for table, request in player.turned_down)
    assert set(done.values()) == {1}, "none twice"
    tables = {row["table_id"] for row in changes}
    for table in tables:
        numbers = [row["n"] for row in changes if row["table_id"] == table]
        assert numbers == list(range(1, len(numbers) + 1))
        assert kept.reached(table)[0] == len(numbers)
        assert kept.sound(table)


def killed(times: int, **place: Any) -> None:
    with ExitStack() as stack:
        with process(**place) as server, playing(server) as players:
            kept = stack.enter_context(closing(Kept(server.database)))
            kill_under_load(server, players, kept, times)
        check(players, kept)
    assert sum(len(player.acknowledged) for player in players) >= times * ANSWERS


@pytest.mark.parametrize("times", TIMES)
def test_sqlite_keeps_what_was_acknowledged(tmp_path: Path, times: int) -> None:
    killed(times, folder=tmp_path)


@pytest.mark.parametrize("times", TIMES)
def test_postgresql_keeps_what_was_acknowledged(cluster: Cluster, times: int) -> None:
    killed(times, url=cluster.fresh())
