"""Requests: what a socket asks of its table, and the one reply to each."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from mythwright.core.ruling import ruling
from mythwright.core.save import save
from mythwright.core.table import Table
from mythwright.server import agreements, course, messages, speaking, workers
from mythwright.server.links import Link
from mythwright.server.messages import Message
from mythwright.server.past import Past
from mythwright.server.readers import reader
from mythwright.server.room import Reply, Room
from mythwright.server.thinking import advice


class Sitting:
    """One socket at one table: whose eyes it has, and what it looks at of the past."""

    def __init__(self, room: Room, link: Link) -> None:
        self.room, self.link = room, link
        self.seat, self.language = link.seat, link.language
        self._looking: tuple[int | None, Any] | None = None

    async def reply(self, message: Message) -> Reply:
        """The reply to a request, without its id."""
        return await REPLIES[type(message)](self, message)

    def _stale(self, n: int) -> Reply | None:
        return {"outcome": "stale", "n": self.room.n} if n != self.room.n else None

    def _refused(self, rule: str, **facts: Any) -> Reply:
        return self.room.refusal([ruling(rule, **facts)], self.seat, self.language)

    def _not_mine(self) -> Reply | None:
        """Why this socket has nothing to answer now, if so."""
        if self.seat is None:
            return self._refused("MW-TABLE-03")
        asked = course.asked(self.room.table)
        if asked is None:
            return self._refused("MW-TABLE-02")
        return self._refused("MW-TABLE-01", seat=self.seat, asked=asked) if asked != self.seat else None

    # -- playing -----------------------------------------------------------------------------------

    async def answer(self, asked: messages.Answer) -> Reply:
        room = self.room
        return await room.ask(lambda: room.answer(self.seat, asked.id, asked.n, asked.option, self.language))

    async def undo(self, asked: messages.Undo) -> Reply:
        return await self.room.ask(lambda: self.room.undo(self.seat, asked.id, asked.n, self.language))

    async def ask_takeback(self, asked: messages.AskTakeback) -> Reply:
        room = self.room
        return await room.ask(lambda: agreements.ask_takeback(room, self.seat, asked.n, self.language))

    async def consent(self, given: messages.Consent) -> Reply:
        room = self.room
        return await room.ask(
            lambda: agreements.consent(room, self.seat, agree=given.agree, language=self.language)
        )

    async def standin(self, asked: messages.Standin) -> Reply:
        room = self.room
        return await room.ask(
            lambda: agreements.stand_in(room, self.seat, asked.seat, asked.level, self.language)
        )

    async def leave(self, _: messages.Leave) -> Reply:
        return await self.room.ask(lambda: agreements.leave(self.room, self.seat, self.language))

    # -- asking ------------------------------------------------------------------------------------

    async def consider(self, asked: messages.Consider) -> Reply:
        """A worker tries it on a guess: that takes a moment, in which the table goes on."""
        refused = self._stale(asked.n) or (self._refused("MW-TABLE-03") if self.seat is None else None)
        if refused:
            return refused
        assert self.seat is not None
        quiet = save(self.room.table.copy(quiet=True))
        run = self.room.rooms.workers.run
        found = await run(workers.consider, quiet, self.seat, asked.option, self.language)
        return {"outcome": "considered", **found}

    async def trial(self, asked: messages.Try) -> Reply:
        """On a guess of this seat's own: nothing is changed, and nothing hidden can show."""
        guess = await self._guess(lambda: self._stale(asked.n) or self._not_mine())
        if isinstance(guess, dict):
            return guess
        assert self.seat is not None
        found = await asyncio.to_thread(speaking.tried, guess, self.seat, asked.option, self.language)
        return {"outcome": "tried", **found}

    async def regard(self, asked: messages.Regard) -> Reply:
        """The same for whoever looks."""
        guess = await self._guess(lambda: self._stale(asked.n))
        if isinstance(guess, dict):
            return guess
        found = await asyncio.to_thread(speaking.regarded, guess, self.seat, asked.thing, self.language)
        return {"outcome": "regarded", **found}

    async def _guess(self, refuses: Callable[[], Reply | None]) -> Reply | Table[Any, Any]:
        """A table to try things with, which nobody else sees; or why there is none."""

        async def guessed() -> Reply | Table[Any, Any]:
            return refuses() or self.room.table.guess(self.seat, "tried", quiet=True)

        return await self.room.ask(guessed)

    async def hint(self, asked: messages.Hint) -> Reply:
        refused = self._stale(asked.n) or self._not_mine()
        if refused:
            return refused
        assert self.seat is not None
        text = await advice(self.room, self.seat)
        label = speaking.option(self.room.table.game, self.language, text)["label"]
        return {"outcome": "hint", "option": text, "label": label}

    async def why_not(self, asked: messages.WhyNot) -> Reply:
        async def explained() -> Reply:
            found = speaking.why_not(self.room.table, self.seat, asked.thing, self.language)
            return self._stale(asked.n) or {"outcome": "explained", **found}

        return await self.room.ask(explained)

    async def why(self, asked: messages.Why) -> Reply:
        async def explained() -> Reply:
            table = self.room.table
            found = speaking.why(table.game, table.see(self.seat), asked.line, self.language)
            return {"outcome": "explained", **found} if found else self._refused("MW-TABLE-06")

        return await self.room.ask(explained)

    async def rule(self, asked: messages.Rule) -> Reply:
        table = self.room.table
        rules = speaking.rules(table.game, table.box, self.language, asked.words)
        return {"outcome": "rules", "rules": rules}

    # -- after the end -----------------------------------------------------------------------------

    async def show(self, asked: messages.Show) -> Reply:
        """The table as it stood then, with the eyes of any seat."""
        past = await self._past()
        if past is None:
            return self._refused("MW-TABLE-04")
        if asked.n > past.last or (asked.seat is not None and self.room.seat(asked.seat) is None):
            return self._refused("MW-TABLE-06")
        state = await asyncio.to_thread(past.state, asked.n)
        if self._looking is None or self._looking[0] != asked.seat:
            self._looking = asked.seat, reader(state, (asked.seat, self.language, self.link.pictures))
            page = self._looking[1].page(state)
        else:
            page = self._looking[1].patch(state)
        self.link.say({"type": "replay", "n": asked.n, "last": past.last, "page": {"n": asked.n, **page}})
        return {"outcome": "shown"}

    async def report(self, _: messages.Report) -> Reply:
        """Every die with what is needed to reckon it again."""
        past = await self._past()
        if past is None:
            return self._refused("MW-TABLE-04")
        view = self.room.table.see(None, since=len(self.room.table.log or ()))
        return {
            "outcome": "report",
            "draws": past.draws,
            "seed": view["seed"],
            "commitment": view["commitment"],
        }

    async def _past(self) -> Past | None:
        room = self.room
        if not room.over:
            return None
        if room.past is None:
            room.past = await asyncio.to_thread(Past, room.table)
        return room.past

    async def ping(self, _: messages.Ping) -> Reply:
        return {"outcome": "pong"}


REPLIES: dict[type[Message], Callable[[Sitting, Any], Awaitable[Reply]]] = {
    messages.Answer: Sitting.answer,
    messages.Undo: Sitting.undo,
    messages.AskTakeback: Sitting.ask_takeback,
    messages.Consent: Sitting.consent,
    messages.Standin: Sitting.standin,
    messages.Leave: Sitting.leave,
    messages.Consider: Sitting.consider,
    messages.Try: Sitting.trial,
    messages.Regard: Sitting.regard,
    messages.Hint: Sitting.hint,
    messages.WhyNot: Sitting.why_not,
    messages.Why: Sitting.why,
    messages.Rule: Sitting.rule,
    messages.Show: Sitting.show,
    messages.Report: Sitting.report,
    messages.Ping: Sitting.ping,
}
SLOW = (messages.Consider, messages.Hint, messages.Try, messages.Regard)
"""These are thought about beside the socket's other requests."""
