"""Playing in the terminal: begin or go on, and leave in good order whatever happens."""

from __future__ import annotations

import signal
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

from mythwright.core.table import Table
from mythwright.core.telling import words_of
from mythwright.core.words import Words
from mythwright.terminal import shelf
from mythwright.terminal.ending import end
from mythwright.terminal.place import Place
from mythwright.terminal.screen import Closed, Screen
from mythwright.terminal.setting import Wishes, new_table, seated, wishes_of
from mythwright.terminal.sitting import Sitting

INTERRUPTED = 130
HUNG_UP = 129

P = TypeVar("P", bound=Place[Any])


class HungUp(Closed):
    """The terminal itself is gone."""


def main(args: Namespace) -> int:
    """`mythwright play`: go on with the last game, or begin one. Raises `BadFile`."""
    wishes = wishes_of(args)
    return play(wishes, screen_of(wishes))


def resume(table: Table[Any, Any], args: Namespace) -> int:
    """`mythwright load FILE`: go on with this table, and with whoever sat at it if the file beside tells."""
    wishes = wishes_of(args)
    return go_on(table, wishes, screen_of(wishes), Path(wishes.resume) if wishes.resume else None)


def screen_of(wishes: Wishes) -> Screen:
    return Screen(Words(wishes.language, {}), plain=wishes.plain, colour=not wishes.no_colour)


def play(wishes: Wishes, screen: Screen) -> int:
    return _in_good_order(screen, lambda: _begin(wishes, screen))


def go_on(table: Table[Any, Any], wishes: Wishes, screen: Screen, file: Path | None = None) -> int:
    return _in_good_order(screen, lambda: _taken_up(table, wishes, screen, file))


def _begin(wishes: Wishes, screen: Screen) -> Sitting:
    folder = shelf.data_folder(wishes.data)
    last = _last(wishes, screen, folder)
    if last:
        table, _ = shelf.taken(last)
        return _taken_up(table, wishes, screen, last)
    table, seats = new_table(wishes, screen)
    return _sitting(table, seats, screen, shelf.fresh(folder, table.setup.game), wishes)


def _last(wishes: Wishes, screen: Screen, folder: Path) -> Path | None:
    """The last unfinished game, if nothing else is wanted and the person would go on with it."""
    if not wishes.open or not screen.attended:
        return None
    last = shelf.unfinished(folder, wishes.game)
    return last if last and screen.agree("terminal-go-on", file=last.name.removesuffix(shelf.SAVE)) else None


def _taken_up(table: Table[Any, Any], wishes: Wishes, screen: Screen, file: Path | None) -> Sitting:
    """A game on the shelf goes on in its own file; a file from elsewhere stays as it is."""
    screen.words = words_of(table.game, screen.words.language)
    folder = shelf.data_folder(wishes.data)
    seats = shelf.seats_of(file) if file and wishes.people is None and wishes.bots is None else None
    if seats is None or len(seats) != table.setup.seats:
        seats = seated(wishes, table.setup.seats, screen)
    own = file is not None and file.resolve().parent == (folder / "games").resolve()
    path = file if own and file else shelf.fresh(folder, table.setup.game)
    return _sitting(table, seats, screen, path, wishes)


def _sitting(
    table: Table[Any, Any], seats: shelf.Seats, screen: Screen, path: Path, wishes: Wishes
) -> Sitting:
    return Sitting(table, seats, screen, path, curtain=wishes.curtain, ask_forced=wishes.ask_forced)


def _in_good_order(screen: Screen, begin: Callable[[], Sitting]) -> int:
    return in_good_order(begin, end, lambda sitting: _say_where(sitting, screen))


def in_good_order(
    begin: Callable[[], P], end: Callable[[P], None], say_where: Callable[[P | None], None]
) -> int:
    """Play until the end or until people leave: every answer is kept already, so leaving costs nothing."""
    place: P | None = None
    try:
        with _hearing_hangups():
            place = begin()
            place.run()
            end(place)
            return 0
    except (HungUp, OSError):  # a terminal that is gone takes no more lines
        code = HUNG_UP
    except Closed:
        code = 0
    except KeyboardInterrupt:
        code = INTERRUPTED
    with suppress(OSError):
        say_where(place)
    return code


def _say_where(sitting: Sitting | None, screen: Screen) -> None:
    screen.show()
    if sitting:
        screen.line("terminal-kept", file=str(sitting.path))


@contextmanager
def _hearing_hangups() -> Iterator[None]:
    """A closed terminal ends the game as a person would who leaves the table."""
    hangup = getattr(signal, "SIGHUP", None)  # not every system has one
    if hangup is None:
        yield
        return
    old = signal.signal(hangup, _hang_up)
    try:
        yield
    finally:
        signal.signal(hangup, old)


def _hang_up(_number: int, _frame: object) -> None:
    raise HungUp
