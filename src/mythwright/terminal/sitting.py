"""A sitting: people and bots at one screen, one question after the other, every answer kept at once."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mythwright.bots import Player, bot
from mythwright.core.flow import Ask, Roll
from mythwright.core.game import View
from mythwright.core.option import Option
from mythwright.core.ruling import Refused
from mythwright.core.save import BadFile
from mythwright.core.table import Table
from mythwright.core.telling import seat_name, tell_option
from mythwright.terminal import shelf
from mythwright.terminal.board import Look
from mythwright.terminal.commands import COMMANDS, HELP
from mythwright.terminal.faces import faces_meant
from mythwright.terminal.place import Place
from mythwright.terminal.question import Question
from mythwright.terminal.screen import Screen
from mythwright.terminal.styles import style

RECALLED = 20
"""So many lines of the log are told again when a game goes on."""
THROW = "roll"
"""What people type when the program shall throw the dice for them."""


class Sitting(Place[Question]):
    """The table, who sits at it, where it is kept, and what each person has seen."""

    commands, help = COMMANDS, HELP

    def __init__(
        self,
        table: Table[Any, Any],
        seats: shelf.Seats,
        screen: Screen,
        path: Path,
        *,
        curtain: bool | None = None,
        ask_forced: bool = False,
    ) -> None:
        super().__init__(table.game, table.box, screen)
        self.table, self.seats, self.path = table, seats, path
        self.ask_forced = ask_forced
        self.people = tuple(seat for seat, who in enumerate(seats) if who == shelf.PERSON)
        self.curtain = len(self.people) > 1 if curtain is None else curtain
        self.looks = {seat: self._first_look(seat) for seat in (*self.people, None)}
        self.before: int | None = None
        """The person who sits before the screen."""

    def run(self) -> None:
        self.screen.say("terminal-commitment", "dim", hash=self.view(None)["commitment"])
        shelf.keep(self.path, self.table, self.seats)
        while self.table.pending is not None:
            self._go_on()
            self._keep()

    def _keep(self) -> None:
        """After every answer. A full disk is no reason to end the game, but people must know."""
        try:
            shelf.keep(self.path, self.table)
        except BadFile as bad:
            self.screen.say(bad.message, style("refused"), **bad.facts)

    def _first_look(self, seat: int | None) -> Look:
        """Nothing was seen of a fresh table; of a game that goes on only the last lines are told again."""
        return Look(max(0, len(self.view(seat)["log"]) - RECALLED) if self.table.answers else 0)

    def _go_on(self) -> None:
        pending = self.table.pending
        if isinstance(pending, Roll):
            self._ask_dice(pending)
        elif isinstance(pending, Ask) and self.seats[pending.seat] != shelf.PERSON:
            self._let_bot(pending)
        elif (
            isinstance(pending, Ask)
            and len(pending.options) == 1
            and not pending.open
            and not self.ask_forced
            and (not self.curtain or pending.seat == self.before)  # whom a screen passes over would tell
        ):
            label = tell_option(self.words, self.view(pending.seat), str(pending.options[0]))
            self.looks[pending.seat].done.append(label)
            self.table.play(pending.options[0])
        elif isinstance(pending, Ask):
            self._ask_person(pending)

    # -- what may be seen ------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        return self.table.see(seat)

    def name(self, seat: int) -> str:
        """What everyone calls this seat."""
        return seat_name(self.words, self.view(None), seat)

    def sit_down(self, seat: int | None) -> None:
        """A curtain falls between two people: nothing private is shown before the other has come."""
        if seat is None or seat == self.before:
            return
        if self.curtain:
            self.screen.clear()
            self.screen.ask(self.words.say("terminal-pass", name=self.name(seat)))
        self.looks[seat].forget()
        self.before = seat

    def go_back(self, earlier: Table[Any, Any]) -> None:
        """The table as it was before: all that was seen since is forgotten."""
        self.table = earlier
        for seat, look in self.looks.items():
            look.forget()
            look.done.clear()
            look.read = min(look.read, len(self.view(seat)["log"]))

    # -- bots ------------------------------------------------------------------------------------------

    def _let_bot(self, ask: Ask) -> None:
        self.table.play(self.advice(self.seats[ask.seat], ask.seat))
        if not self.people:
            self.board.show_news(self.view(None), self.looks[None])

    def advice(self, level: str, seat: int) -> Option:
        """What a bot of this level would answer; the same table gets the same advice."""
        seed = f"{self.table.setup.seed}/{seat}/{len(self.table.answers or ())}"
        with self.screen.waiting("terminal-thinking", name=self.name(seat)):
            return bot(level, seed).choose(Player(self.table, seat))

    # -- people ----------------------------------------------------------------------------------------

    def _ask_person(self, ask: Ask) -> None:
        question = Question(self.table, self.words)
        self._face(ask.seat, question)
        offers = [*(choice.text for choice in question.choices), *COMMANDS]
        while not question.over and self.table is question.table:
            if self.before != ask.seat:  # the others were asked whether they agree
                self._face(ask.seat, question)
            self.hear(self.screen.ask(offers=offers), ask.seat, question)

    def _face(self, seat: int, question: Question) -> None:
        """All that a person needs to know before answering."""
        self.sit_down(seat)
        view = self.view(seat)
        look = self.looks[seat]
        if self.board.draws(view, look):
            self.screen.heading(self.name(seat))
        self.board.show(view, look)
        self.board.show_news(view, look)
        self.put(question)

    def play(self, option: Option, seat: int, question: Question) -> None:
        """The table knows whether it is allowed."""
        try:
            self.table.play(option, seat)
        except Refused as refused:
            self.explainer.show_refusal(self.view(seat), refused.rulings, refused.nearest)

    def read(self, typed: str, question: Question) -> Option | None:
        return question.read(typed)

    def why_not(self, typed: str, seat: int | None, question: Question) -> None:
        option = self.heard(typed, seat) or question.read(typed)
        rulings = self.table.why_not(option or typed, seat)
        nearest = self.table.nearest(option) if option else ()
        if rulings:
            self.explainer.show_refusal(self.view(seat), rulings, nearest)
        else:
            label = tell_option(self.words, self.view(seat), str(option or typed))
            self.screen.say("terminal-allowed", label=label)

    # -- real dice -------------------------------------------------------------------------------------

    def _ask_dice(self, roll: Roll) -> None:
        """Real dice: what they show is typed, by whoever threw them or sits before the screen."""
        viewer = roll.seat if roll.seat in self.people else self.before
        self.sit_down(viewer)
        self.board.show_news(self.view(viewer), self.looks[viewer])
        question = Question(self.table, self.words)
        faces = list(dict.fromkeys(self.table.game.faces(self.table.box, roll.die)))
        self.screen.say("terminal-dice", name=self.name(roll.seat), number=roll.number, die=roll.die)
        self.screen.say("terminal-faces", "dim", faces=faces)
        while not question.over and self.table is question.table:
            self.sit_down(viewer)
            typed = self.screen.ask(offers=[THROW, *faces, *COMMANDS])
            if typed.casefold() == THROW:
                self.table.roll()
            elif typed and not self.obey(typed, viewer, question):
                self._settle(typed, viewer, faces)

    def _settle(self, typed: str, viewer: int | None, faces: list[str]) -> None:
        found, odd = faces_meant(typed, faces, self.words)
        if odd:
            self.screen.say("terminal-odd-faces", words=odd, faces=faces)
            return
        try:
            self.table.settle(found)
        except Refused as refused:
            self.explainer.show_refusal(self.view(viewer), refused.rulings)
