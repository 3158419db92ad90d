"""A guest: a person at a table that a server keeps, in the same chair as at one's own screen."""

from __future__ import annotations

import time
from typing import Any

from mythwright.core.game import Game, View
from mythwright.core.option import Option
from mythwright.terminal.bell import Bell, Rung
from mythwright.terminal.board import Look
from mythwright.terminal.far import FAR, FAR_HELP, show_reply
from mythwright.terminal.place import Place
from mythwright.terminal.question import STRANGE
from mythwright.terminal.screen import Screen
from mythwright.terminal.sight import Asked, Sight
from mythwright.terminal.sitting import RECALLED
from mythwright.terminal.styles import style
from mythwright.terminal.wire import Frame, Wire

LONGEST = 500
"""Signs of an answer that a server reads."""
BREATH = 1.0
"""Seconds to wait when the server wants fewer requests."""


class Guest(Place[Asked]):
    """Sees what the server shows to this key, and answers when its seat is asked."""

    commands, help = FAR, FAR_HELP

    def __init__(
        self, game: Game, screen: Screen, wire: Wire, bell: Bell, welcome: Frame, *, ask_forced: bool
    ) -> None:
        super().__init__(game, game.box(game.editions()[0], ()), screen)
        self.wire, self.bell = wire, bell
        self.sight = Sight(welcome, self.words)
        self.seat = self.sight.seat
        self.look = Look(max(0, len(self.sight.view["log"]) - RECALLED))
        self.looks[self.seat] = self.look
        self.ask_forced = ask_forced

    def run(self) -> None:
        self._greet()
        while not self.sight.over:
            question = self.sight.question()
            if not self.sight.mine:
                self._look_on(question)
            elif question.forced and not self.ask_forced:
                self._give(question)
            else:
                self._ask(question)

    def _greet(self) -> None:
        sight = self.sight
        if self.seat is None:
            self.screen.say("terminal-watching", title=sight.title)
        else:
            self.screen.say("terminal-joined", title=sight.title, name=sight.name(self.seat))
        self.screen.say("terminal-commitment", "dim", hash=sight.view["commitment"])
        if not sight.mine:
            self.board.show(sight.view, self.look)
            self.board.show_news(sight.view, self.look)

    def view(self, seat: int | None) -> View:
        return self.sight.view

    # -- waiting and being asked -----------------------------------------------------------------------

    def _look_on(self, question: Asked) -> None:
        """Another is asked: what happens is told as it happens, and commands are heard meanwhile."""
        name = "" if question.seat is None else self.sight.name(question.seat)
        if self._interruptible:
            typed = self._line(self.words.say("terminal-waiting", name=name))
            if typed and not self.obey(typed, self.seat, question):
                self.screen.say("terminal-not-asked", name=name)
        else:
            with self.screen.waiting("terminal-waiting", name=name):
                self.take(self.wire.next())
        if not self.sight.mine:
            self.board.show_news(self.sight.view, self.look)

    def _give(self, question: Asked) -> None:
        """The only answer there is; a person is asked if the server would not have it."""
        [choice] = question.choices
        self.play(choice.option, question.seat or 0, question)
        if self.sight.n == question.n:
            self._ask(question)
        else:
            self.look.done.append(choice.label)

    def _ask(self, question: Asked) -> None:
        view = self.sight.view
        if self.board.draws(view, self.look):
            self.screen.heading(self.sight.name(question.seat or 0))
        self.board.show(view, self.look)
        self.board.show_news(view, self.look)
        self.put(question)
        offers = [choice.text for choice in question.choices]
        while self.sight.n == question.n:
            typed = self._line("", offers)
            if typed is not None:
                self.hear(typed, question.seat or 0, question)

    def _line(self, prompt: str, offers: list[str] | None = None) -> str | None:
        """What the person types; nothing when something came over the net, which is taken in."""
        known = [*(offers or ()), *self.commands]
        if not self._interruptible:
            n = self.sight.n
            self.catch_up()
            return self.screen.ask(prompt, known) if self.sight.n == n else None
        try:
            with self.bell.listening():
                return self.screen.ask(prompt, known)
        except Rung:
            self.screen.wipe()
            self.catch_up()
            return None

    @property
    def _interruptible(self) -> bool:
        """Whether a line can be put aside; one of a pipe would be lost."""
        return self.screen.edited and self.bell.works

    # -- the server ------------------------------------------------------------------------------------

    def catch_up(self) -> None:
        """Take in all that has come."""
        self.bell.answered()
        for frame in self.wire.arrived():
            self.take(frame)

    def take(self, frame: Frame) -> None:
        """Take in what the server tells unasked."""
        match frame["type"]:
            case "welcome":
                self.screen.say("terminal-back", "dim")
                self._turn(self.sight.welcome(frame))
            case "news":
                self._turn(self.sight.turn(frame["page"]))
            case "people":
                self._meet(frame["seats"])
            case "consent":
                self._wish(frame)
            case "away":
                self.screen.say("terminal-away", style("refused"), address=self.wire.link.address)
            case "error":
                self.screen.show(frame["words"], style("refused"))

    def _turn(self, kept: int) -> None:
        """Where something was taken back, all that was seen of it is forgotten."""
        if kept < self.look.read:
            self.look.read = kept
            self.look.forget()
            self.screen.say("terminal-undone")

    def _meet(self, seats: list[Frame]) -> None:
        """Tell who came, who went, and for whom a bot plays."""
        before, self.sight.seats = self.sight.seats, seats
        for old, new in zip(before, seats, strict=False):
            if new["seat"] == self.seat:
                continue
            name = self.sight.name(new["seat"])
            if new["standin"] and new["standin"] != old["standin"]:
                self.screen.say("terminal-stands-in", "dim", name=name, bot=self.bot(new["standin"]))
            elif new["present"] != old["present"]:
                self.screen.say("terminal-came" if new["present"] else "terminal-went", "dim", name=name)

    def bot(self, level: str | None) -> str:
        """What a bot of this level is called."""
        message = f"terminal-bot-{level}"
        return self.words.say(message if self.words.has(message) else "terminal-bot")

    def _wish(self, frame: Frame) -> None:
        """Someone asks for a take-back, has agreed to it or refused it."""
        known, self.sight.wish = self.sight.wish, frame if frame["by"] is not None else None
        if self.sight.agrees and (known or {}).get("by") != frame["by"]:
            self.screen.say("terminal-wishes", style("title"), who=self.sight.name(frame["by"]))
        elif frame.get("refused") is not None:
            self.screen.say("terminal-not-agreed")

    def request(self, kind: str, **body: Any) -> Frame:
        """Ask the server; the one reply to it, however often the wire breaks. News are taken in meanwhile."""
        request = self.wire.ask(kind, **body)
        while True:
            frame = self.wire.next()
            if frame.get("id") != request:
                self.take(frame)
            elif frame.get("code") == "too_fast":
                time.sleep(BREATH)
                self.wire.ask_again(request)
            else:
                return frame

    # -- answers ---------------------------------------------------------------------------------------

    def play(self, option: Option, seat: int, question: Asked) -> None:
        """As the question stood when it was put: if the table has gone on meanwhile, nothing is done."""
        reply = self.request("answer", n=question.n, option=str(option))
        if reply.get("outcome") != "accepted":
            show_reply(self, reply)
            return
        while self.sight.n < reply["n"]:
            self.take(self.wire.next())

    def read(self, typed: str, question: Asked) -> Option | None:
        """The server knows what is strange to the game."""
        readings = question.readings(typed)
        for option in readings[:-1]:
            tried = self.request("consider", n=question.n, option=str(option))
            if STRANGE not in [ruling["rule"] for ruling in tried.get("rulings", ())]:
                return option
        return readings[-1] if readings else None

    def why_not(self, typed: str, seat: int | None, question: Asked) -> None:
        option = self.heard(typed, seat) or self.read(typed, question) or typed
        reply = self.request("consider", n=question.n, option=str(option)[:LONGEST])
        if reply.get("allowed"):
            self.screen.say("terminal-allowed", label=reply["label"])
        else:
            show_reply(self, reply)
