"""What a table of a game may be set up with, as text for whoever types it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Sequence
from typing import Any

from mythwright.core.display import choices_of
from mythwright.core.game import Game
from mythwright.core.table import check_options
from mythwright.core.telling import words_of
from mythwright.core.words import Words

LINE = 100


def lines(game: Game, language: str) -> Iterator[str]:
    """Each option as one would type it, and below it what it means and what it may be."""
    words = words_of(game, language)
    usual = check_options(game, {})
    yield words.say("cli-game-options", name=game.name)
    for key, choices in choices_of(game.options).items():
        yield f"  {key}={_typed(usual[key], choices)}"
        yield from _told(words.say(f"setup-{key}"))
        yield from _named(words, key, choices)


def _typed(usual: Any, choices: Sequence[Any]) -> str:
    if isinstance(usual, list | tuple):
        return ",".join(map(str, usual or choices[:1]))
    return str(usual).lower() if isinstance(usual, bool) else str(usual)


def _named(words: Words, key: str, choices: Sequence[Any]) -> Iterator[str]:
    for choice in choices:
        own = f"setup-{key}-{choice}"
        name = words.say(own) if words.has(own) else str(words.name(choice))
        yield from _told(name if name.startswith(str(choice)) else f"{choice}: {name}", "      ")


def _told(text: str, indent: str = "    ") -> Sequence[str]:
    return textwrap.wrap(text, LINE, initial_indent=indent, subsequent_indent=f"{indent}  ")
