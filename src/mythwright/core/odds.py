"""Exact odds: what may follow an option that makes dice fall."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from mythwright.core.dice import outcomes
from mythwright.core.event import Log
from mythwright.core.flow import Roll
from mythwright.core.option import Option
from mythwright.core.table import Table

Odds = dict[str, Fraction]


def odds(table: Table[Any, Any], seat: int, option: Option) -> Odds:
    """The chance of each kind of thing that happens next, by what this seat may know; empty without dice.

    Empty as well where a card or token is turned first: what it shows is not for the dice to say.
    Every distinct throw is played on a guess of the table, so nothing hidden shows in the figures.
    """
    base = table.guess(seat, "odds").stopping()
    base.log = Log()
    base.play(option)
    return chances(base) if isinstance(base.pending, Roll) and not base.revealed else {}


def chances(table: Table[Any, Any]) -> Odds:
    """The same for a table that waits for dice."""
    roll = table.pending
    assert isinstance(roll, Roll)
    found: Odds = {}
    for throw, chance in outcomes(table.game.faces(table.box, roll.die), roll.number):
        twin = table.copy()
        twin.log = Log()
        twin.settle(throw)
        what = _next(twin)
        found[what] = found.get(what, Fraction(0)) + chance
    return dict(sorted(found.items(), key=lambda item: -item[1]))


def _next(table: Table[Any, Any]) -> str:
    """The first event after the dice fell, else the question that they led to."""
    for event in table.log or ():
        if event.kind != "rolled":
            return f"event-{event.kind}"
    if table.pending is None or isinstance(table.pending, Roll):
        return "event-rolled"
    return f"prompt-{table.pending.prompt}"
