"""How fast games are played on this machine: `python -m mythwright.lab.speed [GAME ...]`."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from time import perf_counter
from typing import Any

import mythwright
from mythwright.bots import Player, bot
from mythwright.core.flow import Ask
from mythwright.core.table import Table
from mythwright.core.telling import words_of
from mythwright.core.words import FALLBACK, Words
from mythwright.lab.match import play_out
from mythwright.lab.report import section

USUAL_SEATS = 4
"""As many seats as this, or as the game has."""
DEPTH = 60
"""Single operations are measured after so many decisions."""
GAMES = 20
TABLES = 200
SLICE = 0.2
"""Seconds that each single operation is repeated for, three times over; the best counts."""


def main(names: Sequence[str] = ()) -> int:
    """The figures of these games, or of all."""
    known = mythwright.games()
    for name in names:
        if name not in known:
            print(Words(FALLBACK, {}).say("cli-unknown-game", name=name, allowed=known), file=sys.stderr)
            return 2
    for name in names or known:
        print("\n".join(report(name)).strip("\n"), end="\n\n", flush=True)
    return 0


def report(name: str) -> Iterable[str]:
    """All figures of one game, as a section."""
    words = words_of(mythwright.find(name), FALLBACK)
    title = words.say("speed-title", game=name, seats=usual_seats(name))
    rows = [(words.say(f"speed-{what}"), f"{figure:,.1f}") for what, figure in measures(name).items()]
    return section(title, rows)


def usual_seats(name: str) -> int:
    seats = mythwright.find(name).seats
    return min(max(USUAL_SEATS, seats[0]), seats[-1])


def measures(game: str, games: int = GAMES, tables: int = TABLES, slice: float = SLICE) -> dict[str, float]:
    """All figures by name."""
    table = midway(game, "speed")
    text = mythwright.save(table)
    return {
        **pace(game, games),
        "copy": microseconds(table.copy, slice),
        "quiet": microseconds(lambda: table.copy(quiet=True), slice),
        "memory": memory(game, tables),
        "import": import_time(),
        "see": microseconds(lambda: table.see(0), slice),
        "guess": microseconds(lambda: table.guess(0, "speed", quiet=True), slice),
        "save": microseconds(lambda: mythwright.save(table), slice),
        "load": microseconds(lambda: mythwright.load(text), slice),
    }


def pace(game: str, games: int) -> dict[str, float]:
    """Whole games from deal to end; a real choice is one between several options."""
    answers = choices = 0
    seats = usual_seats(game)
    start = perf_counter()
    for number in range(games):
        seed = f"speed/{number}"
        table = mythwright.new(game, seats=seats, seed=seed)
        more, real = play_out(table, ["random"] * seats, seed)
        answers, choices = answers + more, choices + real
    seconds = perf_counter() - start
    return {"choices": choices / seconds, "decisions": answers / seconds}


def midway(game: str, seed: str) -> Table[Any, Any]:
    """A table after its first decisions, or as far as the game went."""
    table = mythwright.new(game, seats=usual_seats(game), seed=seed)
    chooser = bot("random", seed)
    for _ in range(DEPTH):
        if isinstance(table.pending, Ask):
            table.play(chooser.choose(Player(table, table.pending.seat)))
    return table


def microseconds(act: Callable[[], object], slice: float) -> float:
    """The best of three means."""
    return min(_mean(act, slice) for _ in range(3)) * 1e6


def _mean(act: Callable[[], object], slice: float) -> float:
    start = perf_counter()
    times = 0
    while perf_counter() - start < slice or not times:
        act()
        times += 1
    return (perf_counter() - start) / times


def memory(game: str, tables: int) -> float:
    """KiB of resident memory that each of many live tables takes."""
    midway(game, "memory")  # what is loaded once counts for no table
    before = _resident()
    alive = [midway(game, f"memory/{number}") for number in range(tables)]
    return (_resident() - before) / len(alive)


def _resident() -> float:
    """KiB of this process; only Linux tells."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1024
    except OSError:
        return 0.0


@cache
def import_time() -> float:
    """Milliseconds that `import mythwright` takes over a bare interpreter: the best of seven each."""
    bare, full = (min(_run(code) for _ in range(7)) for code in ("pass", "import mythwright"))
    return (full - bare) * 1e3


def _run(code: str) -> float:
    start = perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return perf_counter() - start


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
