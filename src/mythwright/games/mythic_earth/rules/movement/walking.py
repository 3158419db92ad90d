"""The Move and March actions, and free moves that are like them (ME-MOVE, ME-MARCH, ME-MVT)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, ask_later
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling
from mythwright.games.mythic_earth import effects
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.field import Field
from mythwright.games.mythic_earth.geometry.moves import Move, crossed, toll_of
from mythwright.games.mythic_earth.rules.flowing import maybe
from mythwright.games.mythic_earth.rules.hits import trample
from mythwright.games.mythic_earth.rules.movement.allowance import allowance, forbids_march
from mythwright.games.mythic_earth.rules.movement.candidates import STAY, Barred, candidates, unbarred
from mythwright.games.mythic_earth.rules.movement.fields import TOUCH, bare_field, field
from mythwright.games.mythic_earth.rules.movement.plans import Plan, Words, body_of, checked, flies, plan
from mythwright.games.mythic_earth.rules.primaries import after_move, forbids_way, primary
from mythwright.games.mythic_earth.state import Point
from mythwright.games.mythic_earth.units import BEHEMOTH, friends, gap, kind, on_alert, radius

MOVE, MARCH = "move", "march"
GO = "go"


class Walk(Frame):
    """A Unit moves: where to is asked, unless it was declared with a way that is still open.

    `how` is move or march for the actions, else what the free move is called. The result is whether it moved.
    """

    unit: int
    how: str
    words: Words = ()
    length: int = 0
    rule: str = "ME-MOVE-01"
    flying: bool = False
    """As if flying (ME-GAP-68)."""
    apart: bool = False
    """To end an inch from friends too (ME-GAP-59)."""
    before: tuple[Point, ...] = ()
    shifts: tuple[Point, ...] = ()

    def start(self, table: MythTable) -> Next:
        """ME-MOVE-01, ME-MARCH-01, ME-MVT-01."""
        if not self.length:
            self.length = allowance(table, self.unit, self.how == MARCH)
            self.rule = "ME-MARCH-01" if self.how == MARCH else self.rule
        if self.words and self.explains(table, Option(GO, self.words)) is None:
            return self.going(table, Option(GO, self.words))
        return self.question(table)

    def question(self, table: MythTable) -> Next:
        seat = table.state.units[self.unit].seat
        return ask_later(seat, self.ways, then=self.going, rule=self.rule, prompt=self.how, open=(GO,))

    def ways(self, table: MythTable) -> list[Option]:
        return candidates(table, self.unit, self.length, self.around(table), self.barred(table))

    def around(self, table: MythTable) -> Field:
        unit = table.state.units[self.unit]
        apart = table.box.figures.from_enemies if self.apart else TOUCH
        return field(table, self.unit, self.flying or flies(table, unit), apart=apart)

    def barred(self, table: MythTable) -> Barred:
        """Whether the scenario forbids a way that is legal otherwise."""
        if self.how not in primary(table).bans:
            return unbarred
        return lambda move: forbids_way(table, self.unit, move, self.how) is not None

    def explains(self, table: MythTable, chosen: Option) -> Ruling | None:
        """Why not this way."""
        if chosen.kind != GO:
            return None
        found = self.planned(table, chosen)
        if isinstance(found, Ruling):
            return found
        return forbids_way(table, self.unit, found.move, self.how)

    def planned(self, table: MythTable, chosen: Option) -> Plan | Ruling:
        return checked(table, self.unit, chosen.args, self.length, self.how == MARCH, self.around(table))

    def going(self, table: MythTable, chosen: Option) -> Next:
        """A way that was listed, or that nothing forbade, is not measured again."""
        if chosen == STAY:
            return Done(False)
        found = plan(table, self.unit, chosen.args, lambda: self.around(table))
        assert isinstance(found, Plan), found
        self.before, self.shifts = table.state.units[self.unit].at, tuple(found.move.shifts)
        trampled = run_over(table, self.unit, found.move)
        go(table, self.unit, found, self.how, self.rule)
        return maybe(table, trample(table, self.unit, trampled), then=self.trampled)

    def trampled(self, table: MythTable, _: object) -> Next:
        """What the scenario makes of the move: the river, tokens that are touched."""
        return maybe(
            table, after_move(table, self.unit, self.before, self.how, self.shifts), then=self.arrived
        )

    def arrived(self, table: MythTable, _: object) -> Next:
        return Done(True)


def go(table: MythTable, number: int, chosen: Plan, how: str, rule: str) -> None:
    """Carry out a legal plan."""
    unit = table.state.units[number]
    if table.log is not None:  # on a quiet table nobody reads what a move has cost
        toll = toll_of(body_of(table, unit), chosen.move, bare_field(table, unit, flies(table, unit)))
        table.tell(
            "moved",
            rule,
            seat=unit.seat,
            unit=number,
            how=how,
            start=list(unit.at[0]),
            end=list(chosen.ends[0]),
            legs=[list(shift) for shift in chosen.move.shifts],
            length=toll.length,
            cost=toll.cost,
            aloft=chosen.aloft,
        )
    effects.place(table, number, chosen.ends)
    unit.aloft = chosen.aloft
    unit.low = False


def run_over(table: MythTable, number: int, move: Move) -> tuple[int, ...]:
    """ME-GAP-37: the friendly Units that a Behemoth on the ground sweeps over."""
    unit = table.state.units[number]
    if kind(table, unit) != BEHEMOTH or flies(table, unit):
        return ()
    body = body_of(table, unit)
    return tuple(
        other
        for other, friend in friends(table, number)
        if not friend.aloft and crossed(body, move, friend.at, radius(table, friend))
    )


# -- the actions ---------------------------------------------------------------------------------------------


def offers_move(table: MythTable, number: int) -> list[Option]:
    return [option(MOVE)]


def offers_march(table: MythTable, number: int) -> list[Option]:
    return [] if forbids_march(table, number) else [option(MARCH)]


def forbids_walking(table: MythTable, number: int, chosen: Option) -> Ruling | None:
    """ME-MOVE-01, ME-MARCH-01: with a way, the way as well."""
    if chosen.kind == MARCH and (banned := forbids_march(table, number)):
        return banned
    if not chosen.args:
        return None
    length = allowance(table, number, chosen.kind == MARCH)
    walking = Walk(unit=number, how=chosen.kind, length=length)
    return walking.explains(table, Option(GO, chosen.args))


def walk(table: MythTable, number: int, chosen: Option, reaction: bool) -> Frame:
    return Walk(unit=number, how=chosen.kind, words=chosen.args)


def gaps_on_alert(table: MythTable, number: int) -> dict[int, int]:
    """How far the enemies On Alert are, before a move (ME-GAP-21)."""
    unit = table.state.units[number]
    return {other: gap(table, unit, they) for other, they in on_alert(table, unit)}
