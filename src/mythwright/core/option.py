"""Options: what a seat may answer, as a kind and arguments, with a text form both ways."""

from __future__ import annotations

import re
from functools import lru_cache

from mythwright.core.data import Value

WORD = re.compile(r"[a-zA-Z][a-zA-Z0-9_']*$")
NUMBER = re.compile(r"-?[0-9]{1,10}$")
"""No game counts farther: a longer one is a mistake, and could not be said in words."""


class Option(Value, frozen=True, order=True, gc=False):
    """`Option("move", ("D4",))` is written `move D4`."""

    kind: str
    args: tuple[str | int, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.kind, *map(str, self.args)))


@lru_cache(maxsize=1 << 12)
def option(kind: str, *args: str | int) -> Option:
    return Option(kind, args)


def parse(text: str) -> Option | None:
    """Read the text form; `None` when it is not one."""
    kind, *words = text.split() or [""]
    if len(text) > 500 or not WORD.match(kind) or not all(WORD.match(w) or NUMBER.match(w) for w in words):
        return None
    return Option(kind, tuple(int(w) if NUMBER.match(w) else w for w in words))
