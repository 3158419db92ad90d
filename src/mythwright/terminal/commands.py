"""Commands: what a person may ask of the program at any prompt."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table as Grid

from mythwright.core.flow import Ask, Roll
from mythwright.core.odds import chances
from mythwright.core.ruling import Refused
from mythwright.core.save import BadFile
from mythwright.terminal import shelf
from mythwright.terminal.chances import odds_lines, show_odds
from mythwright.terminal.question import Question
from mythwright.terminal.screen import Closed
from mythwright.terminal.undo import horizon, taken_back

if TYPE_CHECKING:
    from mythwright.terminal.sitting import Sitting

HINT = "greedy"
"""The level of the bot that is asked for a hint."""
LINES = 20
EVENT = re.compile(r"(?:#|event )\s*(\d+)$|(\d+)#$", re.IGNORECASE)

Command = Callable[["Sitting", int | None, str, Question], None]


def why(sitting: Sitting, seat: int | None, rest: str, question: Question) -> None:
    """Why an option is forbidden or allowed, why a line of the log says what it says, or why one is asked."""
    event = EVENT.match(rest)
    fits = question.meant(rest)
    pending = question.pending
    assert pending is not None
    if event:
        _why_event(sitting, seat, int(event[1] or event[2]))
    elif not rest:
        sitting.explainer.show_rule(pending.rule)
    elif len(fits) == 1:
        sitting.screen.say("terminal-allowed", label=fits[0].label)
        sitting.explainer.show_rule(pending.rule)
    elif fits:
        sitting.show_candidates(fits)
    else:
        _why_not(sitting, seat, rest, question)


def _why_event(sitting: Sitting, seat: int | None, number: int) -> None:
    view = sitting.view(seat)
    if not 1 <= number <= len(view["log"]):
        sitting.screen.say("terminal-no-line", number=number, count=len(view["log"]))
        return
    event = view["log"][number - 1]
    sitting.screen.show(sitting.board.log_line(view, number, event))
    sitting.explainer.show_parts(event["facts"].get("parts", ()))
    sitting.explainer.show_rule(event["rule"])


def _why_not(sitting: Sitting, seat: int | None, rest: str, question: Question) -> None:
    option = question.read(rest)
    rulings = sitting.table.why_not(option or rest, seat)
    nearest = sitting.table.nearest(option) if option else ()
    if rulings:
        sitting.explainer.show_refusal(sitting.view(seat), rulings, nearest)
    else:
        sitting.screen.say("terminal-allowed", label=sitting.words.option(str(option or rest)))


def rule(sitting: Sitting, _seat: int | None, rest: str, question: Question) -> None:
    """A rule by its id or by words; without either the rule of the question."""
    if rest or question.pending is None:
        sitting.explainer.show_search(rest)
    else:
        sitting.explainer.show_rule(question.pending.rule)


def odds(sitting: Sitting, seat: int | None, rest: str, question: Question) -> None:
    """Exact odds of an option, of all options, or of the dice that are awaited."""
    if isinstance(sitting.table.pending, Roll):
        for line in odds_lines(sitting.words, chances(sitting.table.guess(seat, "odds"))):
            sitting.screen.show(line)
        return
    asked = question.meant(rest) if rest else question.choices
    if seat is None or not asked:
        sitting.screen.say("terminal-not-understood", typed=rest[:80])
        return
    show_odds(sitting.screen, sitting.table, seat, asked)


def hint(sitting: Sitting, seat: int | None, _rest: str, question: Question) -> None:
    if seat is None or not isinstance(question.pending, Ask):
        sitting.screen.say("terminal-no-hint")
        return
    option = sitting.advice(HINT, seat)
    sitting.screen.say(
        "terminal-hint", level=HINT, label=sitting.words.option(str(option)), text=f"({option})"
    )


def undo(sitting: Sitting, seat: int | None, _rest: str, _question: Question) -> None:
    """Back to the last choice of a person; if it revealed something or was another's, all must agree."""
    if seat is None:
        sitting.screen.say("terminal-no-undo")
        return
    try:
        earlier, at = taken_back(sitting.table, sitting.people, sitting.ask_forced)
    except Refused as refused:
        sitting.explainer.show_refusal(sitting.view(seat), refused.rulings)
        return
    barrier = horizon((sitting.table.answers or [])[at:], seat)
    if barrier and not _all_agree(sitting, seat, barrier.rule):
        sitting.screen.say("terminal-not-agreed")
        return
    sitting.go_back(earlier)
    sitting.screen.say("terminal-undone")


def _all_agree(sitting: Sitting, seat: int, rule: str) -> bool:
    """Ask the other people, behind a curtain: the screen shows a hand that is not theirs. Bots agree."""
    others = [person for person in sitting.people if person != seat]
    if others:
        sitting.screen.clear()
        sitting.before = None
        sitting.explainer.show_rule(rule)
    who = sitting.name(seat)
    return all(sitting.screen.agree("terminal-agree", name=sitting.name(other), who=who) for other in others)


def save(sitting: Sitting, _seat: int | None, rest: str, _question: Question) -> None:
    """Where the game is kept; with a path also a copy there."""
    path = Path(rest).expanduser() if rest else sitting.path
    try:
        shelf.keep(path, sitting.table, sitting.seats)
    except BadFile as bad:
        sitting.screen.say(bad.message, **bad.facts)
        return
    sitting.screen.line("terminal-saved", file=str(path))


def log(sitting: Sitting, seat: int | None, rest: str, _question: Question) -> None:
    view = sitting.view(seat)
    lines = int(rest) if rest.isdigit() else LINES
    sitting.board.show_log(view, max(0, len(view["log"]) - lines))


def show_map(sitting: Sitting, seat: int | None, _rest: str, _question: Question) -> None:
    """The whole board again, changed or not."""
    look = sitting.looks[seat]
    look.legends.clear()
    look.forget()
    sitting.board.show(sitting.view(seat), look)


def show_help(sitting: Sitting, _seat: int | None, _rest: str, _question: Question) -> None:
    sitting.screen.say("terminal-help")
    grid = Grid.grid(padding=(0, 2))
    for name in HELP:
        usage, text = (sitting.words.say(f"terminal-help-{name}{part}") for part in (".usage", ""))
        if sitting.screen.plain:
            sitting.screen.show(f"{usage}: {text}")
        grid.add_row(usage, text)
    if not sitting.screen.plain:
        sitting.screen.show(grid)


def leave(_sitting: Sitting, _seat: int | None, _rest: str, _question: Question) -> None:
    raise Closed


COMMANDS: dict[str, Command] = {
    "why": why,
    "rule": rule,
    "odds": odds,
    "hint": hint,
    "undo": undo,
    "save": save,
    "log": log,
    "map": show_map,
    "help": show_help,
    "?": show_help,
    "quit": leave,
    "exit": leave,
}
HELP = ("why", "event", "rule", "odds", "hint", "undo", "save", "log", "map", "quit")
