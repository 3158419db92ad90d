"""Choices: the options of a question as a numbered list, and the one that a typed answer means."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from difflib import SequenceMatcher
from itertools import zip_longest
from math import ceil
from typing import NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from mythwright.core.option import Option
from mythwright.core.words import Words
from mythwright.terminal.styles import style, tinted

FEW = 8
"""Up to so many options stand one below the other."""
GAP = 2
"""So much room is between two columns."""
LIKENESS = 0.75
"""A typing mistake leaves a word at least so much like itself."""


class Choice(NamedTuple):
    """An option with its number in the list, its text form and its label."""

    number: int
    option: Option
    text: str
    label: str

    def names(self) -> tuple[str, str]:
        return self.text.casefold(), self.label.casefold()


def choices(options: Iterable[Option], words: Words, pieces: Mapping[str, str] | None = None) -> list[Choice]:
    """The options grouped by kind, in the order in which kinds first appear, numbered from one."""
    listed = list(options)
    kinds = list(dict.fromkeys(option.kind for option in listed))
    grouped = sorted(listed, key=lambda option: kinds.index(option.kind))
    return [Choice(n, o, str(o), words.option(str(o), pieces)) for n, o in enumerate(grouped, start=1)]


def listing(found: list[Choice], words: Words, width: int, plain: bool = False) -> RenderableType:
    """The list, one below the other when it is short, else each kind in as many columns as fit."""
    if plain:
        return Text("\n").join(Text(f"{c.number}. {_whole(c)}") for c in found)
    kinds = dict.fromkeys(choice.option.kind for choice in found)
    groups = [[choice for choice in found if choice.option.kind == kind] for kind in kinds]
    wide = len(str(len(found)))
    cells = [[_cell(c, words, wide, brief=len(group) > FEW) for c in group] for group in groups]
    if len(found) <= FEW:
        return Group(*(cell for group in cells for cell in group))
    return Group(*(_columns(group, width) for group in cells))


def _columns(cells: list[Text], width: int) -> RenderableType:
    """The cells in columns, to be read downwards; each column is as wide as it must be."""
    for across in range(len(cells), 0, -1):
        tall = ceil(len(cells) / across)
        columns = [cells[start : start + tall] for start in range(0, len(cells), tall)]
        if sum(max(cell.cell_len for cell in column) + GAP for column in columns) - GAP <= width:
            break
    grid = Grid.grid(padding=(0, GAP))
    for row in zip_longest(*columns, fillvalue=Text()):
        grid.add_row(*row)
    return grid


def _whole(choice: Choice) -> str:
    return choice.label if _says_itself(choice) else f"{choice.label} ({choice.text})"


def _cell(choice: Choice, words: Words, wide: int, *, brief: bool) -> Text:
    """Number and label; the text form as well, where it is not one of many alike."""
    cell = (
        Text().append(f"{choice.number:>{wide}} ", style("title")).append(tinted(Text(choice.label), words))
    )
    return cell if brief or _says_itself(choice) else cell.append(f" ({choice.text})", "dim")


def _says_itself(choice: Choice) -> bool:
    """Whether the text form can be read off the label: `move D4` off `move to D4`."""
    text, label = choice.names()
    words = _words(label)
    return all(word in words for word in _words(text))  # an iterator goes on where it was: the order counts


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
