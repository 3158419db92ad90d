"""Rules of a catalogue as text: one in full, several by their titles."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Sequence

from mythwright.core.catalog import Entry

LINE = 100


def lines(found: Sequence[Entry], say: Callable[[str], str]) -> Iterator[str]:
    if len(found) == 1:
        yield from _whole(found[0], say)
    else:
        yield from (textwrap.shorten(f"{e.id} {e.title}", LINE, placeholder=" …") for e in found)


def _whole(entry: Entry, say: Callable[[str], str]) -> Iterator[str]:
    yield entry.id if entry.text.startswith(entry.title) else f"{entry.id} {entry.title}"
    yield say(f"cli-kind-{entry.kind}") + (f", {entry.section}" if entry.section else "")
    for line in entry.text.splitlines():
        yield from textwrap.wrap(line, LINE) or [""]
