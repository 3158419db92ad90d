"""Windows: when Blessings are offered, and who is asked in which order (ME-BLESS-06, ME-GAP-70)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, ask, call
from mythwright.core.option import Option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules.acting import acting
from mythwright.games.mythic_earth.rules.blessings import Bless, forbids_blessing, offered, offers
from mythwright.games.mythic_earth.rules.pleas import BLESS, HUSH, PASS, hush, listens, plea
from mythwright.games.mythic_earth.state import NO_UNIT
from mythwright.games.mythic_earth.units import other_seat
from mythwright.games.mythic_earth.vocabulary import (
    ACTIVATION_TEST,
    BRAVE_TEST,
    COUNTERCHARGE,
    ENEMY_DISPEL,
)

ANSWERING = (BRAVE_TEST, ACTIVATION_TEST, COUNTERCHARGE, ENEMY_DISPEL)
"""Windows around one roll or deed, for one player."""


def window(table: MythTable, kind: str, unit: int, first: int, only: int | None = None) -> Frame | None:
    """The frame that asks who may use a Blessing now, the seat `first` before the other; `None`: nobody can.

    `only` asks one seat alone. The result is the id of the Blessing used last, or nothing.
    """
    seats: tuple[int, ...] = (first, other_seat(first)) if only is None else (only,)
    if kind in ANSWERING:
        return plea(table, kind, unit, seats[0])
    seats = tuple(seat for seat in seats if asks(table, seat, kind, unit))
    return Window(kind=kind, unit=unit, seats=seats) if seats else None


def asks(table: MythTable, seat: int, kind: str, unit: int) -> bool:
    """Whether the seat has something to use, and wants to be asked."""
    return listens(table, seat) and next(offered(table, seat, (kind,), unit), None) is not None


def bless(table: MythTable, seat: int, chosen: Option) -> Frame:
    """The frame that carries out `bless ID …`, chosen in a question that listed it."""
    activation = acting(table)
    unit = activation.unit if activation else NO_UNIT
    return Bless(seat=seat, name=str(chosen.args[0]), args=chosen.args[1:], unit=unit)


class Window(Frame):
    """Each seat in turn uses a Blessing or passes (ME-BLESS-06, ME-BLESS-07)."""

    kind: str
    unit: int
    seats: tuple[int, ...]
    used: str = ""

    def start(self, table: MythTable) -> Next:
        while self.seats:
            options = offers(table, self.seats[0], (self.kind,), self.unit)
            if options:
                prompt = f"window_{self.kind}"
                options = [*options, PASS, HUSH]
                return ask(self.seats[0], options, then=self.answered, rule="ME-GAP-70", prompt=prompt)
            self.seats = self.seats[1:]
        return Done(self.used)

    def answered(self, table: MythTable, chosen: Option) -> Next:
        seat, self.seats = self.seats[0], self.seats[1:]
        if chosen.kind == BLESS:
            frame = Bless(seat=seat, name=str(chosen.args[0]), args=chosen.args[1:], unit=self.unit)
            return call(frame, then=self.settled)
        if chosen == HUSH:
            hush(table, seat)
        return self.start(table)

    def settled(self, table: MythTable, name: str) -> Next:
        self.used = name
        return self.start(table)

    def explains(self, table: MythTable, chosen: Option) -> Ruling | None:
        """Why this Blessing may not be used now."""
        if chosen.kind != BLESS:
            return None
        wrong = forbids_blessing(table, self.seats[0], self.unit, chosen)
        return wrong or ruling("ME-GAP-70", blessing=chosen.args[0], window=self.kind)
