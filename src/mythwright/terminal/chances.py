"""Chances: exact odds of what may follow an option, in percent and as fractions."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from mythwright.core.odds import Odds
from mythwright.core.telling import odds_words
from mythwright.core.words import Words
from mythwright.terminal.choices import Choice
from mythwright.terminal.screen import Screen
from mythwright.terminal.styles import style


def show_odds(screen: Screen, found: Iterable[tuple[Choice, list[str]]]) -> None:
    """What may follow each of these options that makes dice fall; options with equal odds stand together."""
    equal: dict[tuple[str, ...], list[str]] = {}
    for choice, lines in found:
        equal.setdefault(tuple(lines), []).append(f"{choice.number} {choice.label}")
    equal.pop((), None)
    if not equal:
        screen.say("terminal-no-dice")
    for together, labels in equal.items():
        screen.show(Text("; ".join(labels), style("title")))
        screen.show("\n".join(together))


def odds_lines(words: Words, chances: Odds) -> list[str]:
    return [
        odds_line(float(chance) * 100, odds_words(words, what), f"{chance.numerator}/{chance.denominator}")
        for what, chance in chances.items()
    ]


def odds_line(percent: float, label: str, chance: str) -> str:
    return f"  {percent:5.1f}%  {label} ({chance})"
