"""Whole games as text that a player can read: question, answer, and what came of it, each with its rule.

`python -m tests.playthroughs` writes them anew; a change in one is reviewed like code.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import mythwright
from mythwright.core.dice import Dice, seeded
from mythwright.core.event import Event
from mythwright.core.flow import Ask
from mythwright.core.option import Option
from mythwright.core.table import Table
from mythwright.core.telling import seat_name, tell, tell_option, tell_prompt, words_of
from mythwright.core.words import Words

RECORDED = Path(__file__).parent / "recorded"


class Playthrough(NamedTuple):
    """What deals the table, and the seed of the players' whims."""

    game: str
    seats: int
    seed: str
    whims: str
    options: dict[str, Any] = {}
    reluctant: tuple[str, ...] = ()
    """Kinds of answers that are given only where there is no other."""


IDLE = ("end", "low", "alert", "alert_off", "stay", "pass", "hush")
"""Answers after which little happens between two Forces."""

PLAYTHROUGHS = {
    "king_of_the_hill_three": Playthrough("king_of_the_hill", 3, "an evening of 3", "whims 39"),
    "king_of_the_hill_two": Playthrough("king_of_the_hill", 2, "an evening of 2", "whims 96"),
    "myth_fortunes_two": Playthrough("myth_fortunes", 2, "an evening of 2", "whims 1", {"rounds": 12}),
    "myth_fortunes_boards": Playthrough(
        "myth_fortunes", 4, "two boards", "whims 2", {"rounds": 12, "boards": 2, "advanced": True}
    ),
    "mythic_earth_altars": Playthrough(
        "mythic_earth",
        2,
        "altars at dawn",
        "whims 6",
        {"points": 500, "forces": ["aztecs_500", "incas_500"], "primary": "altars"},
        IDLE,
    ),
    "mythic_earth_hunt": Playthrough(
        "mythic_earth",
        2,
        "a great hunt",
        "whims 4",
        {"points": 500, "forces": ["inuit_500", "polynesians_500"], "primary": "hunt"},
        IDLE,
    ),
}


def choose(ask: Ask, whims: Dice, reluctant: Sequence[str] = ()) -> Option:
    """A kind of answer first, then one of that kind, so that rare kinds have their chance."""
    kinds = sorted({option.kind for option in ask.options})
    kinds = [kind for kind in kinds if kind not in reluctant] or kinds
    kind = whims.pick("kind", kinds)
    return whims.pick("answer", [option for option in ask.options if option.kind == kind])


def playthrough(plan: Playthrough) -> str:
    """The whole game as text."""
    table = mythwright.new(plan.game, seats=plan.seats, seed=plan.seed, options=plan.options)
    words = words_of(table.game, "en")
    lines = [f"{plan.game}, {plan.seats} seats, seed: {plan.seed}, answers: {plan.whims}", ""]
    lines += happenings(table, words, 0)
    whims = seeded(plan.whims)
    while isinstance(table.pending, Ask):
        ask = table.pending
        told = len(table.log or ())
        option = choose(ask, whims, plan.reluctant)
        view = {"table": table.game.see(table, ask.seat), "question": table.question(ask.seat)}
        who, asked = seat_name(words, view, ask.seat), tell_prompt(words, table.game, view)
        number = f"{len(ask.options)} answer{'s' * (len(ask.options) > 1)}"
        lines += ["", f"{who}: {asked} ({number}) [{ask.rule}]"]
        table.play(option)
        label = tell_option(words, spectator(table), str(option))
        lines += [f"> {option} ({label})", *happenings(table, words, told)]
    assert table.result is not None
    lines += ["", f"scores {table.result.scores}, ranks {table.result.ranks} [{table.result.rule}]"]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def spectator(table: Table[Any, Any]) -> dict[str, Any]:
    return {"table": table.game.see(table, None), "question": table.question(None)}


def happenings(table: Table[Any, Any], words: Words, told: int) -> Iterator[str]:
    """The events since the last answer; what only some may know is marked with their names."""
    view = spectator(table)
    for event in list(table.log or ())[told:]:
        yield f"  {tell(words, view, event.see())}{_audience(words, view, event)} [{event.rule}]"


def _audience(words: Words, view: dict[str, Any], event: Event) -> str:
    if event.to is None:
        return ""
    return f" (seen by {', '.join(seat_name(words, view, seat) for seat in event.to)})"


def write() -> None:
    RECORDED.mkdir(exist_ok=True)
    for name, plan in PLAYTHROUGHS.items():
        (RECORDED / f"{name}.txt").write_text(playthrough(plan), encoding="utf-8")


if __name__ == "__main__":
    write()
