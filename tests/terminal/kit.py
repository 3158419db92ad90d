"""A screen without a terminal: lines from a script, a robot or a person's list, and all that was shown."""

from __future__ import annotations

import io
import random
from collections.abc import Iterable
from pathlib import Path

from mythwright.core.flow import Ask
from mythwright.core.replay import dealt
from mythwright.core.table import Setup, Table
from mythwright.core.telling import words_of
from mythwright.terminal.ending import end
from mythwright.terminal.screen import Closed, Screen
from mythwright.terminal.sitting import Sitting
from tests.toy.game import GAME


class Keyboard(io.StringIO):
    """A person who types these lines and then leaves."""

    def isatty(self) -> bool:
        return True


class Robot(io.StringIO):
    """Types any of the options that it is offered, each in its text form."""

    sitting: Sitting

    def __init__(self, seed: str) -> None:
        super().__init__()
        self.random = random.Random(seed)

    def readline(self, *_limit: int) -> str:  # type: ignore[override]
        pending = self.sitting.table.pending
        return f"{self.random.choice(pending.options)}\n" if isinstance(pending, Ask) else "roll\n"


def a_screen(lines: Iterable[str] | io.StringIO = (), *, width: int = 80, plain: bool = False) -> Screen:
    typed = lines if isinstance(lines, io.StringIO) else io.StringIO("".join(f"{line}\n" for line in lines))
    return Screen(words_of(GAME, "en"), typed, io.StringIO(), plain=plain, width=width)


def shown(screen: Screen) -> str:
    assert isinstance(screen.console.file, io.StringIO)
    return screen.console.file.getvalue()


def a_table(seats: int = 2, seed: str = "1", dice: str = "seeded") -> Table:
    return dealt(GAME, Setup("hilltop", "first", (), seats, {}, seed, dice))


def a_sitting(
    folder: Path, screen: Screen, seats: tuple[str, ...], table: Table | None = None, **flags
) -> Sitting:
    table = table or a_table(len(seats))
    sitting = Sitting(table, seats, screen, folder / "games" / "toy.save.json", **flags)
    if isinstance(screen.lines, Robot):
        screen.lines.sitting = sitting
    return sitting


def played(
    folder: Path, *lines: str, seats: tuple[str, ...] = ("person", "random"), **flags
) -> tuple[Sitting, str]:
    """A sitting in which these lines are typed, to their end or that of the game; and what was shown."""
    setup = {name: flags.pop(name) for name in ("dice", "seed") if name in flags}
    shape = {name: flags.pop(name) for name in ("width", "plain") if name in flags}
    screen = a_screen(lines, **shape)
    sitting = a_sitting(folder, screen, seats, a_table(len(seats), **setup), **flags)
    try:
        sitting.run()
        end(sitting)
    except Closed:
        pass
    return sitting, shown(screen)
