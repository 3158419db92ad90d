"""What is printed on the things of a game: open to whoever asks."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from mythwright.core.effects import Effect
from mythwright.core.picture import Fact


class Print(msgspec.Struct, frozen=True):
    """What is printed on a thing, in sentences, and the rules that it goes by."""

    lines: tuple[Fact, ...]
    rules: tuple[str, ...] = ()


def cited(effects: Iterable[Effect]) -> tuple[str, ...]:
    """The rules of these effects, each once."""
    return tuple(dict.fromkeys(effect.rule for effect in effects))
