"""Choices: the options of a question as a numbered list, and the one that a typed answer means."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher

import msgspec
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from mythwright.core.option import Option
from mythwright.core.words import Words
from mythwright.terminal.styles import style

FEW = 8
"""Up to so many options stand one below the other."""
LIKENESS = 0.75
"""A typing mistake leaves a word at least so much like itself."""


class Choice(msgspec.Struct, frozen=True):
    """An option with its number in the list, its text form and its label."""

    number: int
    option: Option
    text: str
    label: str

    def names(self) -> tuple[str, str]:
        return self.text.casefold(), self.label.casefold()


def choices(options: Iterable[Option], words: Words) -> list[Choice]:
    """The options grouped by kind, in the order in which kinds first appear, numbered from one."""
    listed = list(options)
    kinds = list(dict.fromkeys(option.kind for option in listed))
    grouped = sorted(listed, key=lambda option: kinds.index(option.kind))
    return [Choice(n, o, str(o), words.option(str(o))) for n, o in enumerate(grouped, start=1)]


def listing(found: list[Choice], plain: bool = False) -> RenderableType:
    """The list, one below the other when it is short, else each kind in columns."""
    wide = len(str(len(found)))
    if plain:
        return Text("\n").join(Text(f"{c.number}. {_whole(c)}") for c in found)
    if len(found) <= FEW:
        return Group(*(_cell(choice, wide) for choice in found))
    kinds = dict.fromkeys(choice.option.kind for choice in found)
    groups = ([_cell(c, wide) for c in found if c.option.kind == kind] for kind in kinds)
    return Group(*(Columns(cells, column_first=True, equal=True, padding=(0, 2)) for cells in groups))


def _whole(choice: Choice) -> str:
    label, text = choice.label, choice.text
    return label if label.casefold() == text.casefold() else f"{label} ({text})"


def _cell(choice: Choice, wide: int) -> Text:
    cell = Text().append(f"{choice.number:>{wide}} ", style("title")).append(choice.label)
    if choice.label.casefold() != choice.text.casefold():
        cell.append(f" ({choice.text})", "dim")
    return cell


def meant(found: list[Choice], typed: str) -> list[Choice]:
    """The choices that these words may mean, by the first way of reading them that fits any."""
    said = " ".join(typed.casefold().split())
    if not said:
        return []
    for way in (_by_number, _by_name, _by_beginning, _by_words):
        fits = [choice for choice in found if way(choice, said)]
        if fits:
            return fits
    return []


def mistyped(found: list[Choice], typed: str) -> list[Choice]:
    """The choices that these words come close to. Figures and places must be right."""
    said = typed.casefold()
    return [choice for choice in found if any(_alike(name, said) for name in choice.names())]


def _by_number(choice: Choice, said: str) -> bool:
    return said == str(choice.number)


def _by_name(choice: Choice, said: str) -> bool:
    return said in choice.names()


def _by_beginning(choice: Choice, said: str) -> bool:
    return not said.isdigit() and any(_whole_figures(name, said) for name in choice.names())


def _whole_figures(name: str, said: str) -> bool:
    """A name that begins so, and not in the middle of a number."""
    return name.startswith(said) and not (said[-1].isdigit() and name[len(said) : len(said) + 1].isdigit())


def _by_words(choice: Choice, said: str) -> bool:
    """Each word said begins a word of the label or of the text form."""
    if said.isdigit():
        return False
    known = set(_words(" ".join(choice.names())))
    return all(any(_whole_figures(word, part) for word in known) for part in _words(said))


def _words(text: str) -> Iterator[str]:
    return (match[0] for match in re.finditer(r"[\w']+", text))


def _alike(name: str, said: str) -> bool:
    figures = [{word for word in _words(text) if any(map(str.isdigit, word))} for text in (name, said)]
    return figures[0] == figures[1] and SequenceMatcher(None, name, said).ratio() >= LIKENESS
