"""Styles: how the words that sketches use for their spans look on a terminal."""

from __future__ import annotations

import re

from rich.style import Style
from rich.text import Text

from mythwright.core.picture import Line
from mythwright.core.words import Words

MYTHOLOGIES = {
    "greek": "bright_blue",
    "egyptian": "bright_yellow",
    "norse": "bright_cyan",
    "slavic": "bright_green",
    "hindu": "bright_magenta",
    "dark": "bright_red",
}
STYLES = {
    **MYTHOLOGIES,
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
    return Style.combine([Style.null(), *(Style.parse(STYLES.get(word, "none")) for word in words.split())])


def drawn(line: Line) -> Text:
    text = Text(no_wrap=True, overflow="crop")
    for span in line:
        text.append(span.text, style(span.style))
    return text


def tinted(text: Text, words: Words) -> Text:
    """The text with the names of mythologies in their colours."""
    for word, colour in MYTHOLOGIES.items():
        if words.has(f"name-{word}"):
            text.highlight_regex(rf"\b{re.escape(words.say(f'name-{word}'))}\b", colour)
    return text
