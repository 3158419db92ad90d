"""Styles: how the words that sketches use for their spans look on a terminal."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

from mythwright.core.picture import Line

STYLES = {
    "greek": "bright_blue",
    "egyptian": "bright_yellow",
    "norse": "bright_cyan",
    "slavic": "bright_green",
    "hindu": "bright_magenta",
    "dark": "bright_red",
    "legal": "bold reverse",
    "own": "bold",
    "dim": "dim",
    "title": "bold",
    "id": "dim",
    "rule": "cyan",
    "refused": "bright_red",
}


def style(words: str) -> Style:
    """The style of one or more words; a word nobody knows looks like plain text."""
    return Style.combine(Style.parse(STYLES.get(word, "none")) for word in words.split())


def drawn(line: Line) -> Text:
    text = Text(no_wrap=True, overflow="crop")
    for span in line:
        text.append(span.text, style(span.style))
    return text
