"""Malformed messages: each is answered, or the socket closed with a reason; and the table is unharmed."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.kit import PERSON, Server

MESSAGES = 10_000
SOCKETS = 8
"""So many speak at the same time."""
REASONS = {
    4400: {"malformed", "unknown_type", "not_yet"},
    4401: {"wrong_key"},
    4404: {"no_table"},
    4413: {"oversize"},
}
GOOD: list[dict[str, Any]] = [
    {"type": "answer", "id": "a", "n": 0, "option": "scout D4"},
    {"type": "consider", "id": "b", "n": 0, "option": "move D4"},
    {"type": "why_not", "id": "c", "n": 0, "thing": "G7"},
    {"type": "why", "id": "d", "line": 3},
    {"type": "rule", "id": "e", "words": "temple"},
    {"type": "hint", "id": "f", "n": 0},
    {"type": "undo", "id": "g", "n": 0},
    {"type": "ask_takeback", "id": "h", "n": 0},
    {"type": "consent", "id": "i", "agree": True},
    {"type": "standin", "id": "j", "seat": 1, "level": "greedy"},
    {"type": "show", "id": "k", "n": 0, "seat": None},
    {"type": "report", "id": "l"},
    {"type": "ping", "id": "m"},
    {"type": "try", "id": "n", "n": 0, "option": "go 12000 8000 block"},
    {"type": "regard", "id": "o", "n": 0, "thing": "unit_3"},
]
ODD: list[Any] = [
    None,
    True,
    -1,
    1.5,
    10**30,
    1e400,
    "",
    "x" * 600,
    "\x00",
    "\ud800",
    "🎲",
    [],
    {},
    [[]],
    {"n": 1},
    "../../etc",
    "'; DROP TABLE changes; --",
]
Message = str | bytes
"""Text or binary."""


# -- how a message is spoilt -----------------------------------------------------------------------------


def cut(dice: random.Random) -> Message:
    text = json.dumps(dice.choice(GOOD))
    return text[: dice.randrange(len(text))]


def scratched(dice: random.Random) -> Message:
    text = json.dumps(dice.choice(GOOD))
    at = dice.randrange(len(text) - 1)
    return f"{text[:at]}{chr(dice.randrange(1, 0x2FF))}{text[at + 1 :]}}}"


def odd_field(dice: random.Random) -> Message:
    """One field of another type, or out of bounds; the id, so that nothing else is wrong."""
    message = dict(dice.choice(GOOD))
    return json.dumps({**message, "id": dice.choice(ODD), dice.choice(list(message)): dice.choice(ODD)})


def missing_field(dice: random.Random) -> Message:
    message = dict(dice.choice(GOOD))
    del message[dice.choice(["type", "id"])]
    return json.dumps(message)


def unknown(dice: random.Random) -> Message:
    kinds = ["hello", "welcome", "news", "reply", "", "Answer", "answer ", 7, None, [], "cheat"]
    return json.dumps({**dice.choice(GOOD), "type": dice.choice(kinds)})


def other_json(dice: random.Random) -> Message:
    return json.dumps(dice.choice([*ODD, [dice.choice(GOOD)], [GOOD], "answer"]))


def deep(dice: random.Random) -> Message:
    return dice.choice("[{") * dice.randrange(1, 8000)


def binary(dice: random.Random) -> Message:
    return dice.choice([json.dumps(dice.choice(GOOD)).encode(), dice.randbytes(dice.randrange(200))])


def oversize(dice: random.Random) -> Message:
    return json.dumps({**dice.choice(GOOD), "more": "x" * dice.randrange(16_384, 60_000)})


SPOILT: list[Callable[[random.Random], Message]] = [
    cut,
    scratched,
    odd_field,
    missing_field,
    unknown,
    other_json,
    deep,
    binary,
    oversize,
]


# -- who speaks ------------------------------------------------------------------------------------------


class Crank:
    """Says malformed things, and counts what comes of each of them."""

    def __init__(self, server: Server, table: dict[str, Any], seed: int) -> None:
        self.url = f"ws://127.0.0.1:{server.port}/api/socket"
        self.table, self.dice = table, random.Random(seed)
        self.said: Counter[str] = Counter()
        self.came: Counter[str] = Counter()

    async def run(self, messages: int) -> None:
        while self.said.total() < messages:
            async with connect(self.url, max_size=None, ping_interval=None) as wire:
                if self.dice.random() < 0.9:
                    await self._hello(wire)
                await self._rant(wire, messages)

    async def _hello(self, wire: ClientConnection) -> None:
        key = self.table["keys"]["1"]
        await wire.send(
            json.dumps({"type": "hello", "table": self.table["id"], "key": key, "pictures": False})
        )
        while json.loads(await wire.recv())["type"] != "people":
            pass

    async def _rant(self, wire: ClientConnection, messages: int) -> None:
        """One message after the other, each with its answer, until there is enough or the server hangs up."""
        while self.said.total() < messages:
            spoil = self.dice.choice(SPOILT)
            message = spoil(self.dice)
            self.said[spoil.__name__] += 1
            try:
                await wire.send(message)
                self.came[await self._outcome(wire)] += 1
            except ConnectionClosed as closed:
                self.came[_reason(closed)] += 1
                return

    async def _outcome(self, wire: ClientConnection) -> str:
        """The next frame that is an answer to us."""
        async with asyncio.timeout(20):
            while True:
                frame = json.loads(await wire.recv())
                if frame["type"] == "error":
                    assert frame["words"]
                    return f"error {frame['code']}"
                assert frame["type"] in ("people", "news"), frame


def _reason(closed: ConnectionClosed) -> str:
    """Why the server hung up: a reason that goes with the code."""
    assert closed.rcvd
    assert closed.rcvd.reason in REASONS[closed.rcvd.code], closed
    return closed.rcvd.reason


@pytest.mark.parametrize("messages", [600, pytest.param(MESSAGES, marks=pytest.mark.slow)])
def test_malformed_messages_are_answered_and_harm_nothing(server: Server, messages: int) -> None:
    table = server.table(PERSON, PERSON)
    guest = server.sit(table, 0)
    before = guest.page
    cranks = [Crank(server, table, seed) for seed in range(SOCKETS)]

    async def all_at_once() -> None:
        await asyncio.gather(*(crank.run(messages // SOCKETS) for crank in cranks))

    asyncio.run(all_at_once())

    said = sum((crank.said for crank in cranks), Counter())
    came = sum((crank.came for crank in cranks), Counter())
    assert said.total() == came.total() >= messages
    assert set(said) == {spoil.__name__ for spoil in SPOILT}
    assert {"error malformed", "error unknown_type", "malformed"} <= set(came), came
    assert guest.ask("ping")["outcome"] == "pong"
    assert {**guest.page, "n": 0} == before
    assert guest.n == 0
    guest.leave()
