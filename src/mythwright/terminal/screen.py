"""The screen: a terminal, or anything else that gives lines and takes text."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TextIO

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.style import Style
from rich.text import Text

from mythwright.core.words import Words

try:
    import readline  # input() then edits lines and remembers them
except ImportError:  # not every system has it
    readline = None  # type: ignore[assignment]

MARK = "> "
WIPE = "\r\x1b[K"
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the lines that have scrolled away as well: they may hold a secret


class Closed(Exception):
    """Nobody is there any more: the input ended or the terminal was closed."""


class Screen:
    """Shows and asks. `plain` is for screen readers: no drawing, no boxes, the cursor stays put."""

    def __init__(
        self,
        words: Words,
        lines: TextIO | None = None,
        out: TextIO | None = None,
        *,
        plain: bool = False,
        colour: bool = True,
        width: int | None = None,
    ) -> None:
        self.words = words
        self.plain = plain
        self.lines = lines or sys.stdin
        self.draft = ""
        """What stood in a line that was put aside: it stands in the next one."""
        self._editing = self._aside = False
        colour = colour and not plain and "NO_COLOR" not in os.environ
        self.console = Console(
            file=out or sys.stdout,
            no_color=not colour,
            width=width,
            highlight=False,
            markup=False,
            emoji=False,
        )

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def attended(self) -> bool:
        """Whether a person sits at the keyboard who can be asked."""
        return self.lines.isatty()

    @property
    def edited(self) -> bool:
        """Whether lines are typed by a person here and now, and can be taken up again."""
        return self.lines is sys.stdin and self.attended

    @property
    def lively(self) -> bool:
        """Whether lines that were written may be drawn over."""
        return self.console.is_terminal and not self.plain

    def show(self, what: RenderableType = "", style: Style | str | None = None) -> None:
        self.console.print(what, style=style, soft_wrap=self.plain)

    def say(self, message: str, style: Style | str | None = None, /, **facts: Any) -> None:
        self.show(self.words.say(message, **facts), style)

    def line(self, message: str, /, **facts: Any) -> None:
        """A sentence in one piece: a path that is broken over lines cannot be copied."""
        self.console.print(self.words.say(message, **facts), soft_wrap=True)

    def heading(self, title: str) -> None:
        self.show()
        self.show(Text(title) if self.plain else Rule(Text(title, "bold")))

    def ask(self, prompt: str = "", offers: Sequence[str] = ()) -> str:
        """A line of the person at the keyboard. Raises `Closed` when no more will come.

        Where lines can be edited, the tabulator completes what is offered.
        """
        mark = f"{prompt} {MARK}" if prompt else MARK
        if self.edited:
            return self._edited(mark, offers)
        self.console.print(mark, end="", soft_wrap=True)
        line = self.lines.readline()
        if not line:
            raise Closed
        if not self.attended:
            self.show(line.strip())  # so that a transcript shows what was answered
        return line.strip()

    def _edited(self, mark: str, offers: Sequence[str]) -> str:
        if readline:
            readline.set_completer_delims("")
            readline.set_completer(lambda typed, n: _completions(typed, offers)[n])
            readline.parse_and_bind("tab: complete")
            readline.set_startup_hook(self._take_up)
        self._editing = readline is None
        try:
            line = input(mark).strip()
            self.draft = ""
            return line
        except EOFError:
            raise Closed from None
        finally:
            self._editing = False

    def _take_up(self) -> None:
        self._editing = True
        readline.insert_text(self.draft)

    def put_aside(self) -> None:
        """Whoever types is about to be interrupted: what stands in the line is not lost."""
        if self._editing:
            self.draft = readline.get_line_buffer() if readline else ""
            self._aside = True

    def wipe(self) -> None:
        """Nothing of a line that was put aside stays on the screen, where that can be."""
        if self._aside:
            self.console.file.write(WIPE if self.lively else "\n")
        self._aside = False

    def agree(self, message: str, /, **facts: Any) -> bool:
        """A question of yes or no; anything that does not begin like yes is a no."""
        answer = self.ask(f"{self.words.say(message, **facts)} {self.words.say('terminal-yes-or-no')}")
        return answer.casefold().startswith(self.words.say("terminal-yes"))

    def clear(self) -> None:
        """Nothing that was shown or typed can be read any more."""
        if readline:
            readline.clear_history()
        if self.lively:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        else:
            self.show("\n" * self.console.height)

    @contextmanager
    def waiting(self, message: str, /, **facts: Any) -> Iterator[None]:
        """Something takes a while; a line says so until it is done."""
        if not self.lively:
            yield
            return
        with self.console.status(self.words.say(message, **facts)):
            yield


def _completions(typed: str, offers: Sequence[str]) -> list[str | None]:
    return [*(offer for offer in offers if offer.casefold().startswith(typed.casefold())), None]
