"""A place at a table: what a person is shown there, and what becomes of a line that is typed."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from rich.text import Text

from mythwright.core.game import Game, View
from mythwright.core.option import Option
from mythwright.core.telling import tell_prompt
from mythwright.core.words import Words
from mythwright.terminal.board import Board, Look
from mythwright.terminal.choices import Choice, listing
from mythwright.terminal.explaining import Explainer
from mythwright.terminal.question import Posed
from mythwright.terminal.screen import Screen
from mythwright.terminal.styles import style

Q = TypeVar("Q", bound=Posed)

Command = Callable[[Any, int | None, str, Any], None]
"""What a person may ask of the program at any prompt: with a place, a seat, further words and a question."""


class Place(ABC, Generic[Q]):
    """Before this screen, with the table on it or far away."""

    commands: ClassVar[Mapping[str, Command]]
    help: ClassVar[tuple[str, ...]]
    """The commands in the order in which help tells them."""

    def __init__(self, game: Game, box: Any, screen: Screen) -> None:
        self.screen = screen
        self.words: Words = screen.words
        self.board = Board(game, self.words, screen)
        self.explainer = Explainer(game, box, self.words, screen)
        self.looks: dict[int | None, Look] = {}

    @abstractmethod
    def run(self) -> None:
        """Play to the end. Leaves by `Closed` or `KeyboardInterrupt` when people leave."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What this seat may see."""

    @abstractmethod
    def play(self, option: Option, seat: int, question: Q) -> None:
        """Answer so, if it is allowed; else it is told why not."""

    @abstractmethod
    def read(self, typed: str, question: Q) -> Option | None:
        """The option that is written here in its text form, allowed or not."""

    @abstractmethod
    def why_not(self, typed: str, seat: int | None, question: Q) -> None:
        """Tell why this answer, which is not on the list, is forbidden; or that it is allowed."""

    # -- asking ----------------------------------------------------------------------------------------

    def put(self, question: Q) -> None:
        """The prompt and the choices."""
        prompt = Text().append(self._prompt(question), style("title"))
        self.screen.show()
        self.screen.show(prompt.append(f" [{question.rule}]", "dim"))
        self._list(question.choices)
        if question.also:
            self.screen.show(Text(self.words.say("terminal-also", ways="; ".join(question.also)), "dim"))

    def _prompt(self, question: Q) -> str:
        return tell_prompt(self.words, self.board.game, question.view) if question.view else ""

    def show_candidates(self, fits: list[Choice]) -> None:
        self.screen.say("terminal-ambiguous")
        self._list(fits)

    def _list(self, found: list[Choice]) -> None:
        self.screen.show(listing(found, self.words, self.screen.width, self.screen.plain))

    # -- hearing ---------------------------------------------------------------------------------------

    def hear(self, typed: str, seat: int, question: Q) -> None:
        exact = question.exactly(typed)
        if exact:
            self.play(exact.option, seat, question)
        elif not typed:
            self.put(question)
        elif not self.obey(typed, seat, question):
            self._answer(typed, seat, question)

    def obey(self, typed: str, seat: int | None, question: Q) -> bool:
        """Carry out a command; says whether it was one."""
        asking = typed.startswith("?")  # whether there is a space behind it or not
        word, _, rest = ("?", "", typed[1:]) if asking else typed.partition(" ")
        command = self.commands.get(word.casefold())
        if command:
            command(self, seat, rest.strip(), question)
        return command is not None

    def heard(self, typed: str, seat: int | None) -> Option | None:
        """What these words mean to a game that reads them itself, allowed or not."""
        return self.board.game.heard(self.view(seat), typed, self.words)

    def _answer(self, typed: str, seat: int, question: Q) -> None:
        fits = question.meant(typed)
        if option := self.heard(typed, seat):
            self.play(option, seat, question)
        elif len(fits) == 1:
            self.play(fits[0].option, seat, question)
        elif fits:
            self.show_candidates(fits)
        elif option := self.read(typed, question):
            self.play(option, seat, question)
        else:
            self._guess(typed, seat, question)

    def _guess(self, typed: str, seat: int, question: Q) -> None:
        fits = question.mistyped(typed)
        if len(fits) == 1:
            self.screen.say("terminal-taken-as", "dim", label=fits[0].label)
            self.play(fits[0].option, seat, question)
        elif fits:
            self.show_candidates(fits)
        else:
            self.screen.say("terminal-not-understood", typed=typed[:80])
