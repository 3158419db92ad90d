"""Rules and printed things as text: what is asked about in full, what else speaks of it by its titles."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Sequence

from mythwright.core.catalog import Entry
from mythwright.core.judge import THING

LINE = 100


def lines(told: Sequence[Entry], listed: Sequence[Entry], say: Callable[[str], str]) -> Iterator[str]:
    for entry in told:
        yield from _whole(entry, say)
    yield from (textwrap.shorten(_called(e), LINE, placeholder=" …") for e in listed)


def _whole(entry: Entry, say: Callable[[str], str]) -> Iterator[str]:
    yield entry.id if entry.text.startswith(entry.title) else _called(entry)
    yield say(f"cli-kind-{entry.kind}") + (f", {entry.section}" if entry.section else "")
    for line in entry.text.splitlines():
        yield from textwrap.wrap(line, LINE) or [""]


def _called(entry: Entry) -> str:
    return entry.title if entry.kind == THING else f"{entry.id} {entry.title}"
