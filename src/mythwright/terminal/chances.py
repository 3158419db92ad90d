"""Chances: exact odds of what may follow an option, in percent and as fractions."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from mythwright.core.odds import Odds, odds
from mythwright.core.table import Table
from mythwright.core.words import Words
from mythwright.terminal.choices import Choice
from mythwright.terminal.screen import Screen
from mythwright.terminal.styles import style


def show_odds(screen: Screen, table: Table[Any, Any], seat: int, asked: list[Choice]) -> None:
    """What may follow each of these options that makes dice fall; options with equal odds stand together."""
    equal: dict[tuple[str, ...], list[str]] = {}
    for choice in asked:
        lines = tuple(odds_lines(screen.words, odds(table, seat, choice.option)))
        equal.setdefault(lines, []).append(f"{choice.number} {choice.label}")
    equal.pop((), None)
    if not equal:
        screen.say("terminal-no-dice")
    for lines, labels in equal.items():
        screen.show(Text("; ".join(labels), style("title")))
        screen.show("\n".join(lines))


def odds_lines(words: Words, chances: Odds) -> list[str]:
    return [
        f"  {float(chance):6.1%}  {_label(words, what)} ({chance.numerator}/{chance.denominator})"
        for what, chance in chances.items()
    ]


def _label(words: Words, what: str) -> str:
    """A short name of what happens: the game's own, or the last part of the message's id."""
    kind = what.partition("-")[2]
    return words.say(f"odds-{kind}") if words.has(f"odds-{kind}") else kind.replace("_", " ")
