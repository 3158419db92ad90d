"""The bell: rings at the keyboard when something has come over the net, even in the middle of a line."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

SIGNAL = getattr(signal, "SIGUSR1", None)
"""What wakes a person's prompt; a system without it shows what is new after the next line."""


class Rung(Exception):
    """Whoever waited for a line shall look up."""


class Bell:
    """Rung by any thread, heard by the main one, and there only while it waits for a line."""

    def __init__(self, put_aside: Callable[[], None]) -> None:
        self._put_aside = put_aside
        self._rung = self._heard = False

    @property
    def works(self) -> bool:
        return SIGNAL is not None

    @contextmanager
    def hung(self) -> Iterator[None]:
        """Must be left only when nobody rings any more."""
        if SIGNAL is None:
            yield
            return
        before = signal.signal(SIGNAL, self._wake)
        try:
            yield
        finally:
            signal.signal(SIGNAL, before)

    def ring(self) -> None:
        self._rung = True
        if self._heard and SIGNAL is not None:
            signal.pthread_kill(threading.main_thread().ident or 0, SIGNAL)

    def answered(self) -> None:
        """What it was rung for is being looked at."""
        self._rung = False

    @contextmanager
    def listening(self) -> Iterator[None]:
        """Leaves by `Rung` when it is rung in here or was rung before."""
        try:
            self._heard = True  # before the look: whoever rings in between sees it
            if self._rung:
                raise Rung
            yield
        finally:
            self._heard = False

    def _wake(self, _number: int, _frame: object) -> None:
        """Nobody is called back who is on the way out, by Ctrl-C for example."""
        if self._heard and sys.exception() is None:
            self._heard = False
            self._put_aside()
            raise Rung
