"""Commands at one screen: what needs the table itself, beside what needs only a look at it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from mythwright.core.flow import Ask, Roll
from mythwright.core.odds import chances
from mythwright.core.odds import odds as odds_of
from mythwright.core.ruling import Refused
from mythwright.core.save import BadFile
from mythwright.core.telling import tell_option
from mythwright.terminal import shelf
from mythwright.terminal.chances import odds_lines, show_odds
from mythwright.terminal.looking import LOOKING
from mythwright.terminal.place import Command
from mythwright.terminal.question import Question
from mythwright.terminal.undo import horizon, taken_back

if TYPE_CHECKING:
    from mythwright.terminal.sitting import Sitting

HINT = "greedy"
"""The level of the bot that is asked for a hint."""


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
    found = [(c, odds_lines(sitting.words, odds_of(sitting.table, seat, c.option))) for c in asked]
    show_odds(sitting.screen, found)


def hint(sitting: Sitting, seat: int | None, _rest: str, question: Question) -> None:
    if seat is None or not isinstance(question.pending, Ask):
        sitting.screen.say("terminal-no-hint")
        return
    option = sitting.advice(HINT, seat)
    label = tell_option(sitting.words, sitting.view(seat), str(option))
    sitting.screen.say("terminal-hint", level=HINT, label=label, text=f"({option})")


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


COMMANDS: dict[str, Command] = {**LOOKING, "odds": odds, "hint": hint, "undo": undo, "save": save}
HELP = ("why", "event", "rule", "odds", "hint", "undo", "save", "log", "map", "quit")
