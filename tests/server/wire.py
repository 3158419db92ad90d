"""Random games over the wire, with an eye on every byte.

Three things are checked, with pictures and without, for every seat and for a watcher. Bytes are searched
for what must never be sent: the seed, the key of the dice, the keys of the seats, and cards that this seat
has never had in sight. Now and then a guess is put in the place of the true table, behind the server's back:
page and replies must stay the same. And news must bring nothing but parts of the page, so that what holds of
pages holds of them.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Iterator
from typing import Any

import msgspec

from mythwright.core.table import Table
from mythwright.server import keys
from tests.contract import harness
from tests.server.eyes import Eyes
from tests.server.kit import PERSON, Server

AnyTable = Table[Any, Any]

SEATS = (2, 3, 2, 2, 2, 4, 2, 3, 2, 2, 2, 3, 2, 5, 2, 2, 2, 3, 2, 2)
"""Of the games in turn."""
PAIRS = 0.025
"""How often a guess is put in the table's place, for each answer; as often someone tries to take back."""
THOUGHT = 0.15
"""How often a pair is asked for advice and odds as well, which takes long."""
WORD = re.compile(r"[a-z][a-z0-9_]*")
HANDS = ("reward_deck", "secret_deck")


class Play:
    """One random game over the wire, and what came to light by it that should not have."""

    def __init__(self, server: Server, number: int, pairs: float = PAIRS) -> None:
        self.server, self.often, self.chance = server, pairs, random.Random(f"wire {number}")
        seats = SEATS[number % len(SEATS)]
        self.made = server.table(*[PERSON] * seats)
        self.glass = server.table(*[PERSON] * seats)
        """Another table of the same size, on which guesses are looked at."""
        self.everyone = [
            Eyes(server, self.made, seat, pictures=(number + at) % (seats + 1) == 0)
            for at, seat in enumerate([*range(seats), None])
        ]
        self.pool = harness.met(self.table.game, seats)
        self.sighted: list[set[str]] = [set() for _ in self.everyone]
        self.searched = [0] * len(self.everyone)
        self.found: set[str] = set()
        self.pairs = self.read = 0

    @property
    def table(self) -> AnyTable:
        table: AnyTable = self.server.rooms.live(self.made["id"]).table
        return table

    def run(self, answers: int = 10_000) -> set[str]:
        """Play to the end, or for so many answers; all that leaked."""
        try:
            while answers and not self.everyone[0].over:
                self._look()
                if self.chance.random() < self.often:
                    self._pair(self.chance.choice(self.everyone))
                if self.chance.random() < PAIRS:
                    self._interlude(self.chance.choice(self.everyone))
                    self._look()
                self._answer()
                answers -= 1
            self._look()
            self._end()
        finally:
            for eyes in self.everyone:
                eyes.leave()
        return self.found

    def _answer(self) -> None:
        asked = next(eyes for eyes in self.everyone if eyes.options)
        reply = asked.ask("answer", n=asked.n, option=self.chance.choice(asked.options))
        assert reply["outcome"] == "accepted", reply
        self._together(reply["n"])

    def _together(self, n: int) -> None:
        for eyes in self.everyone:
            eyes.catch_up(n)

    def _interlude(self, eyes: Eyes) -> None:
        """Something else than an answer, so that all kinds of messages are sent."""
        match self.chance.randrange(4):
            case 0:
                eyes.leave()
                eyes.come()
            case 1:
                eyes.say("{")
                eyes.until(lambda frame: frame["type"] == "error")
            case 2:
                reply = eyes.ask("undo", n=eyes.n)
                self._together(reply.get("n", 0))
            case 3 if eyes.seat is not None and eyes.ask("ask_takeback", n=eyes.n)["outcome"] == "asked":
                self._agree(eyes)

    def _agree(self, wisher: Eyes) -> None:
        n = wisher.n + 1
        for eyes in self.everyone:
            if eyes.seat not in (None, wisher.seat):
                assert eyes.ask("consent", agree=True)["outcome"] == "noted"
        self._together(n)

    # -- searching ---------------------------------------------------------------------------------

    def _look(self) -> None:
        """Search all that has come since the last look."""
        table, secrets = self.table, self._secrets()
        hidden = hidden_cards(table) if table.result is None else set()
        for at, eyes in enumerate(self.everyone):
            for text in eyes.texts[self.searched[at] :]:
                self.read += len(text)
                self.found |= {name for name, secret in secrets.items() if secret in text}
                if hidden & words(text) - self.sighted[at]:
                    self.sighted[at] |= words(encode(table.see(eyes.seat)))
                    if hidden & words(told(text)) - self.sighted[at]:
                        self.found.add("card")
            self.searched[at] = len(eyes.texts)

    def _secrets(self) -> dict[str, str]:
        """What must be in no byte; the seed may be told when all is over."""
        table = self.table
        given = [*self.made["keys"].values(), self.made["watch"]]
        found = {f"key {at}": key for at, key in enumerate(given)}
        found |= {f"hash {at}": keys.hashed(key) for at, key in enumerate(given)}
        if table.result is None:
            found |= {"seed": table.setup.seed, "dice": table.dice.key}
        return found

    def _end(self) -> None:
        """When all is over, every seat may look with any eyes."""
        if self.table.result is None:
            return
        for eyes in self.everyone:
            assert eyes.ask("show", n=0, seat=0)["outcome"] == "shown"
            assert eyes.ask("report")["seed"] == self.table.setup.seed

    # -- pairs -------------------------------------------------------------------------------------

    def _pair(self, eyes: Eyes) -> None:
        """The same eyes on the true table and on a guess of it."""
        truth = self.table.copy()
        guess = truth.guess(eyes.seat, f"another {self.pairs}")
        guess.setup, guess.answers = truth.setup, truth.answers  # the seed itself is searched for
        probes = list(self._probes(truth, eyes.seat))
        self._place(truth, eyes.n)
        glass = Eyes(self.server, self.glass, eyes.seat, **eyes.hello)
        first, replies = glass.page, [glass.ask(**probe) for probe in probes]
        if first != eyes.page:
            self.found.add("news")
        body = self._body(eyes.seat)
        self._place(guess, eyes.n)
        glass.ask("ping")  # what is new by the exchange has come before this
        if glass.page != first:
            self.found.add("page")
        assert not {reply.get("outcome") for reply in replies} & {None, "failed", "stale", "accepted"}, (
            replies
        )
        again = [glass.ask(**probe) for probe in probes]
        self.found |= {
            probe["kind"] for probe, *two in zip(probes, replies, again, strict=True) if two[0] != two[1]
        }
        if self._body(eyes.seat) != body:
            self.found.add("http")
        glass.leave()
        self.pairs += 1

    def _place(self, table: AnyTable, n: int) -> None:
        """Put this table where the server keeps the other, and tell everyone who looks on."""
        self._body(None)  # opens the table again if it was put away
        live = self.server.rooms.live(self.glass["id"])

        async def exchange() -> None:
            live.table, live.n = table, n
            live.circle.tell()

        asyncio.run_coroutine_threadsafe(live.ask(exchange), live._task.get_loop()).result(20)

    def _body(self, seat: int | None) -> str:
        key = self.glass["watch"] if seat is None else self.glass["keys"][str(seat)]
        url = f"/api/tables/{self.glass['id']}/page"
        return self.server.http.get(url, headers={"Authorization": f"Bearer {key}"}).raise_for_status().text

    def _probes(self, truth: AnyTable, seat: int | None) -> Iterator[dict[str, Any]]:
        """Requests that change nothing, of every kind that there is."""
        n = self.everyone[0].n
        thought_of = [str(option) for option in self.chance.sample(self.pool, 3)]
        yield {"kind": "why", "line": self.chance.randrange(len(truth.log or ()) or 1)}
        yield {"kind": "rule", "words": "secret card"}
        yield {"kind": "show", "n": 0, "seat": 0}
        yield {"kind": "report"}
        for text in thought_of:
            yield {"kind": "why_not", "n": n, "thing": text.split()[-1]}
            if seat is None or truth.why_not(text, seat):
                yield {"kind": "answer", "n": n, "option": text}
        if self.chance.random() < THOUGHT:
            yield {"kind": "hint", "n": n}
            yield {"kind": "consider", "n": n, "option": thought_of[0]}
            if self.everyone[seat or 0].options and seat is not None:
                yield {"kind": "consider", "n": n, "option": self.everyone[seat].options[-1]}


def encode(view: dict[str, Any]) -> str:
    return msgspec.json.encode(view).decode()


def words(text: str) -> set[str]:
    return set(WORD.findall(text))


def told(text: str) -> str:
    """What a frame tells of the table; what rules say is printed in the book."""
    frame = msgspec.json.decode(text)
    return "" if frame.get("outcome") in ("rules", "explained", "refused") else text


def hidden_cards(table: AnyTable) -> set[str]:
    """Cards that lie in a deck or in a hand."""
    state = table.state
    found = {card for name in HANDS for card in getattr(state, name)}
    found |= {card for deck in state.god_decks.values() for card in deck}
    return found | {card for hero in state.heroes for card in (*hero.rewards, *hero.secrets)}
