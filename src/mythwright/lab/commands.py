"""What the lab can be told to do: simulate, compare, tell. Each prints and gives an exit code."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import mythwright
from mythwright.core.game import Game
from mythwright.core.telling import words_of
from mythwright.lab.compare import changes
from mythwright.lab.match import Failure, Plan
from mythwright.lab.output import Row, row, write
from mythwright.lab.progress import watched
from mythwright.lab.report import report
from mythwright.lab.simulate import simulate
from mythwright.lab.summary import Tally
from mythwright.lab.tale import tale

STOPPED = 130
"""The exit code of a command that was stopped by Ctrl-C."""


@dataclass(frozen=True, slots=True)
class Job:
    """A simulation and what to do with it."""

    plan: Plan
    games: range
    workers: int = 0
    out: Path | None = None
    json: bool = False
    language: str = "en"


def run(job: Job) -> int:
    """Play, write the rows, print the summary. A game that breaks off ends it all, and nothing is written.

    Who stops it gets what has been played so far.
    """
    tally = Tally()
    rows: list[Row] = []
    stopped = False
    try:
        for record in watched(simulate(job.plan, job.games, job.workers), len(job.games)):
            if isinstance(record, Failure):
                return _fail(job, record)
            tally.add(record)
            if job.out:
                rows.append(row(record))
    except KeyboardInterrupt:
        if not tally.games:
            raise
        stopped = True
    if job.out:
        write(job.out, rows)
    _tell(job, tally)
    return _stop(job, tally.games) if stopped else 0


def _tell(job: Job, tally: Tally) -> None:
    game = mythwright.find(job.plan.game)
    summary = tally.summary(job.plan.game, job.plan.seed, game.catalog())
    if job.json:
        print(json.dumps(asdict(summary), indent=2, ensure_ascii=False))
    else:
        print(report(summary, words_of(game, job.language)), end="")


def _stop(job: Job, played: int) -> int:
    words = words_of(mythwright.find(job.plan.game), job.language)
    print(words.say("lab-stopped", played=played, games=len(job.games)), file=sys.stderr)
    return STOPPED


def _fail(job: Job, failure: Failure) -> int:
    words = words_of(mythwright.find(job.plan.game), job.language)
    facts = {
        "number": str(failure.number),
        "seed": failure.seed,
        "error": failure.error,
        "where": failure.where,
    }
    print(words.say("lab-failed", **facts, command=command(job.plan, failure.number)), file=sys.stderr)
    return 1


def command(plan: Plan, number: int) -> str:
    """The command line that plays this one game again."""
    parts = ["mythwright", "simulate", plan.game, "--seats", str(plan.seats), "--bots", ",".join(plan.bots)]
    parts += ["--rotate"] * plan.rotate + ["--seed", plan.seed]
    for key, value in plan.options.items():
        parts += ["--set", f"{key}={json.dumps(value)}"]
    for layer in plan.layers:
        parts += ["--layer", layer]
    return shlex.join([*parts, "--first", str(number), "--games", "1"])


def diff(game: Game, below: Any, above: Any, language: str) -> int:
    """Print what differs between two boxes of a game."""
    words = words_of(game, language)
    found = changes(below, above)
    for change in found:
        print(words.say(change.message, field=change.field, old=change.old, new=change.new))
    if not found:
        print(words.say("diff-same"))
    return 0


def show(text: str, find: Callable[[str], Game], game: Game, seat: int | None, language: str) -> int:
    """Print a replay as a tale, once all of it has been verified."""
    print("\n".join(list(tale(text, find, words_of(game, language), seat))))
    return 0
