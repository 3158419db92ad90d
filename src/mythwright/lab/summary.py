"""What many games say: who wins how often, how long it takes, and what never happened."""

from __future__ import annotations

import json
import math
import re
import sys
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import mean, median
from typing import Any

from mythwright.core.catalog import Catalog
from mythwright.lab.match import Record

Z = 1.959963984540054
"""So many standard deviations hold 95 % of a bell curve."""
TABLE_RULES = "MW-"
CITED = ("rule", "gap")
"""The kinds of entries that events may cite."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many of so many, and between which bounds the true rate lies (Wilson, 95 %)."""

    count: int
    of: int
    rate: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Spread:
    mean: float
    median: float
    least: float
    most: float


@dataclass(frozen=True, slots=True)
class Fired:
    """How many events named it, in how many games."""

    events: int
    games: int


@dataclass(frozen=True, slots=True)
class Summary:
    """All that is told of a simulation; `wins`, `parts` and `shares` go by feature, then by its value.

    `wins` are of the games in which it sat, `parts` of all wins: a game may have several winners, or none.
    """

    game: str
    seed: str
    games: int
    wins: dict[str, dict[str, Rate]]
    parts: dict[str, dict[str, Rate]]
    shares: dict[str, dict[str, Rate]]
    spreads: dict[str, Spread]
    rules: dict[str, Fired]
    cards: dict[str, Fired]
    never: list[str]


def wilson(count: int, of: int) -> Rate:
    """The score interval of Wilson (1927): sound for few games and for rates near 0 or 1."""
    if not of:
        return Rate(0, 0, 0.0, 0.0, 1.0)
    rate = count / of
    scale = 1 + Z * Z / of
    middle = (rate + Z * Z / (2 * of)) / scale
    reach = Z * math.sqrt(rate * (1 - rate) / of + Z * Z / (4 * of * of)) / scale
    low = max(0.0, middle - reach) if count else 0.0  # at the ends the bound is exact, whatever the rounding
    return Rate(count, of, rate, low, min(1.0, middle + reach) if count < of else 1.0)


def spread(numbers: Sequence[float]) -> Spread:
    return Spread(mean(numbers), median(numbers), min(numbers), max(numbers))


class Tally:
    """Counts records as they come in, so that none need be kept."""

    def __init__(self) -> None:
        self.games = 0
        self._won: dict[str, Counter[str]] = defaultdict(Counter)
        self._sat: dict[str, Counter[str]] = defaultdict(Counter)
        self._shares: dict[str, Counter[str]] = defaultdict(Counter)
        self._numbers: dict[str, list[float]] = defaultdict(list)
        self._events: dict[str, Counter[str]] = defaultdict(Counter)
        self._games: dict[str, Counter[str]] = defaultdict(Counter)

    def add(self, record: Record) -> None:
        self.games += 1
        self._per_seat("seat", range(len(record.bots)), record)
        self._per_seat("bot", record.bots, record)
        self._shares["winners"][str(len(record.winners))] += 1
        self._shares["ended"][record.rule] += 1
        self._numbers["answers"].append(record.answers)
        self._numbers["choices"].append(record.choices)
        for name, value in record.features.items():
            self._feature(name, value, record)
        for kind, counts in (("rules", record.rules), ("cards", record.cards)):
            self._events[kind].update(counts)
            self._games[kind].update(counts.keys())

    def _feature(self, name: str, value: Any, record: Record) -> None:
        if isinstance(value, list | tuple):
            if len(value) == len(record.bots):
                self._per_seat(name, value, record)
        elif isinstance(value, str | bool) or value is None:
            self._shares[name][_word(value)] += 1
        elif isinstance(value, int | float):
            self._numbers[name].append(value)

    def _per_seat(self, name: str, values: Iterable[Any], record: Record) -> None:
        for seat, value in enumerate(values):
            self._sat[name][_word(value)] += 1
            self._won[name][_word(value)] += seat in record.winners

    def summary(self, game: str, seed: str, catalog: Catalog) -> Summary:
        wins = {name: self._rates(name, sat) for name, sat in self._sat.items()}
        parts = {name: self._rates(name, _all_wins(self._won[name])) for name in self._sat}
        shares = {
            name: {value: wilson(count, self.games) for value, count in counts.most_common()}
            for name, counts in self._shares.items()
        }
        spreads = {name: spread(numbers) for name, numbers in self._numbers.items()}
        rules = self._fired("rules")
        never = unfired(catalog, rules)
        cards = self._fired("cards")
        return Summary(game, seed, self.games, wins, parts, shares, spreads, rules, cards, never)

    def _rates(self, name: str, of: Mapping[str, int]) -> dict[str, Rate]:
        return {value: wilson(self._won[name][value], of[value]) for value in sorted(of, key=_in_order)}

    def _fired(self, kind: str) -> dict[str, Fired]:
        return {name: Fired(n, self._games[kind][name]) for name, n in sorted(self._events[kind].items())}


def _word(value: Any) -> str:
    return json.dumps(value) if isinstance(value, bool) or value is None else str(value)


def _all_wins(won: Mapping[str, int]) -> dict[str, int]:
    return dict.fromkeys(won, sum(won.values()))


def _in_order(value: str) -> tuple[int, str]:
    """Numbers by size, before words by letter."""
    return (int(value), "") if value.isdecimal() else (sys.maxsize, value)


def unfired(catalog: Catalog, fired: Mapping[str, Fired]) -> list[str]:
    """The rules and rulings of the game's catalogue that no event named."""
    own = (e.id for e in catalog.entries.values() if e.kind in CITED and not e.id.startswith(TABLE_RULES))
    return sorted(set(own) - set(fired))


def compact(ids: Iterable[str]) -> list[str]:
    """`KH-BAT-03, KH-BAT-04, KH-BAT-05, KH-BAT-09` as `KH-BAT 03-05 09`."""
    groups: dict[str, list[str]] = defaultdict(list)
    for id in sorted(ids):
        group, _, number = id.rpartition("-")
        groups[group].append(number)
    return [f"{group} {' '.join(_runs(numbers))}" for group, numbers in groups.items()]


def _runs(numbers: list[str]) -> list[str]:
    runs: list[list[str]] = []
    for number in numbers:
        if runs and re.fullmatch(r"\d+", number) and re.fullmatch(r"\d+", runs[-1][-1]):
            if int(number) == int(runs[-1][-1]) + 1:
                runs[-1].append(number)
                continue
        runs.append([number])
    return [run[0] if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs]
