"""A progress bar on stderr, for people: silent when nobody watches."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from time import monotonic
from typing import TypeVar

T = TypeVar("T")

WIDTH = 40
PAUSE = 0.1


def watched(items: Iterable[T], total: int) -> Iterator[T]:
    """The items as they come, with a bar that is drawn at most ten times a second."""
    if not sys.stderr.isatty():
        yield from items
        return
    start = last = monotonic()
    try:
        for done, item in enumerate(items, start=1):
            if monotonic() - last >= PAUSE:
                last = monotonic()
                _draw(bar(done, total, last - start))
            yield item
    finally:
        _draw("")


def bar(done: int, total: int, seconds: float) -> str:
    full = WIDTH * done // total
    left = seconds / done * (total - done)
    return f"[{'#' * full}{'.' * (WIDTH - full)}] {done}/{total} {left:.0f} s"


def _draw(text: str) -> None:
    print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
