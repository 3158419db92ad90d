"""Commands at a far table: what only its server can tell, and what concerns the others who sit there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mythwright.bots import LEVELS
from mythwright.terminal.chances import odds_line, show_odds
from mythwright.terminal.choices import Choice
from mythwright.terminal.commands import HINT
from mythwright.terminal.looking import LOOKING
from mythwright.terminal.place import Command
from mythwright.terminal.sight import Asked
from mythwright.terminal.styles import style
from mythwright.terminal.wire import Frame

if TYPE_CHECKING:
    from mythwright.terminal.guest import Guest

OFF = "off"
"""What people type for a level when no bot shall play any more."""


def show_reply(guest: Guest, reply: Frame) -> None:
    """Why the server did not do what it was asked to."""
    if reply.get("outcome") == "stale":
        guest.screen.say("terminal-stale")
    elif "words" in reply:
        guest.screen.show(reply["words"], style("refused"))
    for ruling in reply.get("rulings", ()):
        guest.explainer.show_rule(ruling["rule"], "refused")
        if ruling["facts"]:
            facts = ", ".join(f"{fact['name']}: {fact['value']}" for fact in ruling["facts"])
            guest.screen.show(f"  {facts}", "dim")
    if reply.get("nearest"):
        labels = [f"{option['label']} ({option['text']})" for option in reply["nearest"]]
        guest.screen.say("terminal-nearest", options="; ".join(labels))


def odds(guest: Guest, _seat: int | None, rest: str, question: Asked) -> None:
    """Exact odds of an option or of all options."""
    asked = question.meant(rest) if rest else question.choices
    if not asked:
        guest.screen.say("terminal-not-understood", typed=rest[:80])
        return
    with guest.screen.waiting("terminal-reckoning"):
        found = [(choice, _lines(guest, choice, question)) for choice in asked]
    if guest.sight.n == question.n:
        show_odds(guest.screen, found)


def _lines(guest: Guest, choice: Choice, question: Asked) -> list[str]:
    reply = guest.request("consider", n=question.n, option=choice.text)
    return [odds_line(one["percent"], one["words"], one["chance"]) for one in reply.get("odds", ())]


def hint(guest: Guest, _seat: int | None, _rest: str, question: Asked) -> None:
    with guest.screen.waiting("terminal-reckoning"):
        reply = guest.request("hint", n=question.n)
    if reply.get("outcome") == "hint":
        label, text = reply["label"], f"({reply['option']})"
        guest.screen.say("terminal-hint", level=HINT, label=label, text=text)
    else:
        show_reply(guest, reply)


# -- taking back -----------------------------------------------------------------------------------------


def undo(guest: Guest, seat: int | None, _rest: str, _question: Asked) -> None:
    """The own last choice; if something came to light since, the others are asked."""
    reply = guest.request("undo", n=guest.sight.n)
    refused = reply
    if refused.get("consent"):
        reply = guest.request("ask_takeback", n=guest.sight.n)
    if reply.get("outcome") == "asked" and guest.sight.wish:
        show_reply(guest, refused)
        others = [guest.sight.name(other) for other in guest.sight.wish["needs"]]
        guest.screen.say("terminal-asks-others", names=others)
    elif reply.get("outcome") not in ("asked", "accepted"):
        show_reply(guest, reply)


def agree(guest: Guest, _seat: int | None, _rest: str, _question: Asked) -> None:
    _consent(guest, agree=True)


def refuse(guest: Guest, _seat: int | None, _rest: str, _question: Asked) -> None:
    _consent(guest, agree=False)


def _consent(guest: Guest, *, agree: bool) -> None:
    reply = guest.request("consent", agree=agree)
    if reply.get("outcome") != "noted":
        show_reply(guest, reply)
    elif guest.sight.wish:
        guest.screen.say("terminal-noted")


# -- the others ------------------------------------------------------------------------------------------


def seats(guest: Guest, seat: int | None, _rest: str, _question: Asked) -> None:
    """Who sits where, counted from one."""
    for row in guest.sight.seats:
        state = _state(row, own=row["seat"] == seat)
        name = guest.sight.name(row["seat"])
        bot = guest.bot(row["standin"] or row["level"])
        guest.screen.say(f"terminal-seat-{state}", number=row["seat"] + 1, name=name, bot=bot)


def _state(row: Frame, *, own: bool) -> str:
    if own:
        return "own"
    if row["standin"]:
        return "standin"
    if row["kind"] != "person":
        return str(row["kind"])
    return "here" if row["present"] else "away"


def stand_in(guest: Guest, _seat: int | None, rest: str, _question: Asked) -> None:
    """A bot plays for someone who is away, or no longer does."""
    number, *words = rest.split() or [""]
    level, levels = words[0] if words else HINT, (*LEVELS, OFF)
    count = len(guest.sight.seats)
    if not number.isdecimal() or not 1 <= int(number) <= count or level not in levels:
        guest.screen.say("terminal-whom", count=count, levels=", ".join(levels))
        return
    reply = guest.request("standin", seat=int(number) - 1, level=None if level == OFF else level)
    if reply.get("outcome") != "accepted":
        show_reply(guest, reply)


FAR: dict[str, Command] = {
    **LOOKING,
    "odds": odds,
    "hint": hint,
    "undo": undo,
    "agree": agree,
    "refuse": refuse,
    "seats": seats,
    "standin": stand_in,
}
FAR_HELP = (
    "why",
    "event",
    "rule",
    "odds",
    "hint",
    "undo",
    "agree",
    "refuse",
    "seats",
    "standin",
    "log",
    "map",
    "far-quit",
)
