"""Looking: commands that need nothing but what a person sees, at a table here or far away."""

from __future__ import annotations

import re
from typing import Any

from rich.table import Table as Grid

from mythwright.terminal.place import Command, Place
from mythwright.terminal.question import Posed
from mythwright.terminal.screen import Closed

LINES = 20
EVENT = re.compile(r"(?:#|event )\s*(\d+)$|(\d+)#$", re.IGNORECASE)


def why(place: Place[Any], seat: int | None, rest: str, question: Posed) -> None:
    """Why an option is forbidden or allowed, why a line of the log says what it says, or why one is asked."""
    event = EVENT.match(rest)
    fits = question.meant(rest)
    if event:
        _why_event(place, seat, int(event[1] or event[2]))
    elif not rest:
        place.explainer.show_rule(question.rule)
    elif len(fits) == 1:
        place.screen.say("terminal-allowed", label=fits[0].label)
        place.explainer.show_rule(question.rule)
    elif fits:
        place.show_candidates(fits)
    else:
        place.why_not(rest, seat, question)


def _why_event(place: Place[Any], seat: int | None, number: int) -> None:
    view = place.view(seat)
    if not 1 <= number <= len(view["log"]):
        place.screen.say("terminal-no-line", number=number, count=len(view["log"]))
        return
    event = view["log"][number - 1]
    place.screen.show(place.board.log_line(view, number, event))
    place.explainer.show_parts(event["facts"].get("parts", ()))
    place.explainer.show_rule(event["rule"])


def rule(place: Place[Any], _seat: int | None, rest: str, question: Posed) -> None:
    """What things and rules of this name, id or words say; without any, the rule of the question."""
    if rest:
        place.explainer.show_search(rest)
    else:
        place.explainer.show_rule(question.rule)


def log(place: Place[Any], seat: int | None, rest: str, _question: Posed) -> None:
    view = place.view(seat)
    lines = int(rest) if rest.isdigit() else LINES
    place.board.show_log(view, max(0, len(view["log"]) - lines))


def show_map(place: Place[Any], seat: int | None, _rest: str, _question: Posed) -> None:
    """The whole board again, changed or not."""
    look = place.looks[seat]
    look.legends.clear()
    look.forget()
    place.board.show(place.view(seat), look)


def show_help(place: Place[Any], _seat: int | None, _rest: str, _question: Posed) -> None:
    place.screen.say("terminal-help")
    grid = Grid.grid(padding=(0, 2))
    for name in place.help:
        usage, text = (place.words.say(f"terminal-help-{name}{part}") for part in (".usage", ""))
        if place.screen.plain:
            place.screen.show(f"{usage}: {text}")
        grid.add_row(usage, text)
    if not place.screen.plain:
        place.screen.show(grid)


def judge(place: Place[Any], seat: int | None, rest: str, question: Posed) -> None:
    """Just ask: about a rule, a card or a square; without a word it is help that one wants."""
    (rule if rest else show_help)(place, seat, rest, question)


def leave(_place: Place[Any], _seat: int | None, _rest: str, _question: Posed) -> None:
    raise Closed


LOOKING: dict[str, Command] = {
    "why": why,
    "rule": rule,
    "log": log,
    "map": show_map,
    "help": show_help,
    "?": judge,
    "quit": leave,
    "exit": leave,
}
