"""A summary as text, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from mythwright.core.words import Words
from mythwright.lab.summary import Fired, Rate, Summary, compact

ROUNDED = ".1f"


def report(summary: Summary, words: Words) -> str:
    return "\n".join(_lines(summary, words)) + "\n"


def _lines(summary: Summary, words: Words) -> Iterator[str]:
    yield words.say("lab-title", games=summary.games, game=summary.game, seed=summary.seed)
    for name in summary.wins:
        yield from section(words.say("lab-wins", what=_feature(words, name)), _wins(summary, name, words))
    for name, rates in summary.shares.items():
        yield from section(words.say("lab-shares", what=_feature(words, name)), _rates(rates, words))
    yield from section(words.say("lab-length"), _spreads(summary, words))
    yield from section(words.say("lab-rules"), _fired(summary.rules, words))
    if summary.cards:
        yield from section(words.say("lab-cards"), _fired(summary.cards, words))
    yield from ("", words.say("lab-never", count=len(summary.never)))
    yield from (f"  {line}" for line in compact(summary.never))


def _feature(words: Words, name: str) -> str:
    message = f"lab-feature-{name}"
    return words.say(message) if words.has(message) else name.replace("_", " ")


def _rates(rates: Mapping[str, Rate], words: Words) -> list[Sequence[str]]:
    head = ("", words.say("lab-count"), words.say("lab-of"), words.say("lab-rate"), words.say("lab-interval"))
    return [head, *((str(words.name(value)), *_rate(rate)) for value, rate in rates.items())]


def _wins(summary: Summary, name: str, words: Words) -> list[Sequence[str]]:
    """With one more column: how large a part of all wins that is."""
    head, *rows = _rates(summary.wins[name], words)
    parts = [f"{part.rate:.1%}" for part in summary.parts[name].values()]
    if name == "seat":
        rows = [(_from_one(seat), *cells) for seat, *cells in rows]
    return [(*head, words.say("lab-part")), *((*row, part) for row, part in zip(rows, parts, strict=True))]


def _from_one(seat: str) -> str:
    """People count seats from one; files and programs from nought."""
    return str(int(seat) + 1)


def _rate(rate: Rate) -> tuple[str, ...]:
    return str(rate.count), str(rate.of), f"{rate.rate:.1%}", f"{rate.low:.1%} - {rate.high:.1%}"


def _spreads(summary: Summary, words: Words) -> list[Sequence[str]]:
    head = ("", words.say("lab-mean"), words.say("lab-median"), words.say("lab-least"), words.say("lab-most"))
    rows = [
        (_feature(words, name), *(f"{number:{ROUNDED}}" for number in (s.mean, s.median, s.least, s.most)))
        for name, s in summary.spreads.items()
    ]
    return [head, *rows]


def _fired(fired: Mapping[str, Fired], words: Words) -> list[Sequence[str]]:
    head = ("", words.say("lab-events"), words.say("lab-games"))
    return [head, *((str(words.name(n)), str(f.events), str(f.games)) for n, f in fired.items())]


def section(title: str, rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """A title, then columns: the first to the left, figures to the right."""
    yield from ("", title)
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for first, *cells in rows:
        figures = (cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True))
        yield "  ".join(("", first.ljust(widths[0]), *figures)).rstrip()
