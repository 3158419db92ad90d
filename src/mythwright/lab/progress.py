"""How far long work has come, on stderr: a bar for people who watch, a line now and then for a log."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from time import monotonic
from typing import TypeVar

T = TypeVar("T")

WIDTH = 40
PAUSE = 0.1
LONG_PAUSE = 60
"""Seconds between two pictures of the bar on a terminal, and between two lines of a log."""


def watched(items: Iterable[T], total: int) -> Iterator[T]:
    """The items as they come; how many there were is told when some time has gone by."""
    draw, pause = (_draw, PAUSE) if sys.stderr.isatty() else (_note, LONG_PAUSE)
    start = last = monotonic()
    try:
        for done, item in enumerate(items, start=1):
            if monotonic() - last >= pause:
                last = monotonic()
                draw(bar(done, total, last - start))
            yield item
    finally:
        draw("")


def bar(done: int, total: int, seconds: float) -> str:
    full = WIDTH * done // total
    left = seconds / done * (total - done)
    return f"[{'#' * full}{'.' * (WIDTH - full)}] {done}/{total} {left:.0f} s"


def _draw(text: str) -> None:
    print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)


def _note(text: str) -> None:
    if text:
        print(text, file=sys.stderr, flush=True)
