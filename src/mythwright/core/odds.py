"""Exact odds: what may follow an option that makes dice fall."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Any

from mythwright.core.dice import outcomes
from mythwright.core.event import Log
from mythwright.core.flow import Roll
from mythwright.core.option import Option
from mythwright.core.table import Table

Odds = dict[str, Fraction]
UPSHOT = ":"
"""Stands before what came of an event: how many dice hit, or whether a test was passed."""
Throw = tuple[str, ...]
MOST_THROWS = 1000
"""So many are played out one by one; with more dice, faces that count alike are taken together."""


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
    faces = table.game.faces(table.box, roll.die)
    if comb(len(set(faces)) + roll.number - 1, roll.number) > MOST_THROWS:
        faces = _alike(table, faces, roll.number)
    found: Odds = {}
    for throw, chance in outcomes(faces, roll.number) if faces else ():
        what = _after(table, throw)
        found[what] = found.get(what, Fraction(0)) + chance
    return dict(sorted(found.items(), key=lambda item: -item[1]))


def _alike(table: Table[Any, Any], faces: Throw, number: int) -> Throw:
    """For each face the first that counts as much; none if the dice do not count one by one."""
    count = [_after(table, (face,) * number) for face in faces]
    if not all(what.rpartition(UPSHOT)[2].isdigit() for what in count):
        return ()
    return tuple(faces[count.index(what)] for what in count)


def _after(table: Table[Any, Any], throw: Throw) -> str:
    """What comes of this throw."""
    twin = table.copy()
    twin.log = Log()
    twin.settle(throw)
    return _next(twin)


def _next(table: Table[Any, Any]) -> str:
    """The first event after the dice fell, with its upshot, else the question that they led to."""
    for event in table.log or ():
        if event.kind != "rolled":
            fact = table.game.upshots.get(event.kind)
            return f"event-{event.kind}{UPSHOT}{event.facts[fact]}" if fact else f"event-{event.kind}"
    if table.pending is None or isinstance(table.pending, Roll):
        return "event-rolled"
    return f"prompt-{table.pending.prompt}"
