"""What someone at a far table sees: the last view, the events, who sits where, and what is wished."""

from __future__ import annotations

from typing import Any

from mythwright.core.game import View
from mythwright.core.option import parse
from mythwright.core.telling import seat_name
from mythwright.core.words import Words
from mythwright.terminal.question import Posed

Said = dict[str, Any]


class Asked(Posed):
    """The open question as it stood at one state of the table."""

    def __init__(self, n: int, view: View, words: Words) -> None:
        question: Said = view["question"] or {}
        self.n = n
        self.seat: int | None = question.get("seat")
        self.open = bool(question.get("open"))
        options = (parse(text) for text in question.get("options", ()))
        rule, opened = (question.get(name, "") for name in ("rule", "open"))
        super().__init__(filter(None, options), words, rule=rule, view=view, opened=opened)

    @property
    def forced(self) -> bool:
        """Whether there is nothing to choose."""
        return len(self.choices) == 1 and not self.open


class Sight:
    """Kept up to date by the frames of a server."""

    def __init__(self, welcome: Said, words: Words) -> None:
        self.words = words
        self.seat: int | None = welcome["seat"]
        self.title: str = welcome["table"]["title"] or self._game(welcome["table"]["game"])
        self.seats: list[Said] = []
        self.wish: Said | None = None
        """The take-back that someone asks for."""
        self._events: list[Said] = []
        self.welcome(welcome)

    def _game(self, name: str) -> str:
        message = f"game-{name}"
        return self.words.say(message) if self.words.has(message) else name.replace("_", " ").capitalize()

    def welcome(self, frame: Said) -> int:
        self.seats = frame["table"]["seats"]
        self.wish = None
        return self.turn(frame["page"])

    def turn(self, page: Said) -> int:
        """Take in a page or news; tells how many of the events known before still hold."""
        before = self._events
        self._events = before[: page["from"]] + page["events"]
        self.n: int = page["n"]
        self.view: View = {**page["view"], "log": self._events}
        pairs = enumerate(zip(before, self._events, strict=False))
        shorter = min(len(before), len(self._events))
        return next((at for at, (old, new) in pairs if old != new), shorter)

    @property
    def over(self) -> bool:
        return self.view["result"] is not None

    @property
    def mine(self) -> bool:
        """Whether this seat is asked."""
        question = self.view["question"] or {}
        return self.seat is not None and question.get("seat") == self.seat and "options" in question

    @property
    def agrees(self) -> bool:
        """Whether this seat is asked to agree to a take-back, and has not said yet."""
        wish = self.wish or {"needs": [], "given": []}
        return self.seat in wish["needs"] and self.seat not in wish["given"]

    def question(self) -> Asked:
        return Asked(self.n, self.view, self.words)

    def name(self, seat: int) -> str:
        """What the game calls this seat, and who plays it."""
        called = seat_name(self.words, self.view, seat)
        player = self.seats[seat]["player"] if seat < len(self.seats) else None
        return self.words.say("terminal-player", name=called, player=player) if player else called
