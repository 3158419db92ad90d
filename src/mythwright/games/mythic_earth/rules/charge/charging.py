"""The Charge, step by step: from the shots on the way in to the fight (ME-CHARGE, ME-GAP-54)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, ask, call
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import effects
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules.acting import acting
from mythwright.games.mythic_earth.rules.charge.countercharge import COUNTERCHARGE, meet
from mythwright.games.mythic_earth.rules.charge.limits import charge_way, forbids_target, targets
from mythwright.games.mythic_earth.rules.charge.moving import closing, move_to
from mythwright.games.mythic_earth.rules.charge.reach import CHARGE, Way
from mythwright.games.mythic_earth.rules.engagement import link
from mythwright.games.mythic_earth.rules.fight import Fight
from mythwright.games.mythic_earth.rules.flowing import maybe
from mythwright.games.mythic_earth.rules.hits import trample
from mythwright.games.mythic_earth.rules.movement.allowance import forbids_march
from mythwright.games.mythic_earth.rules.movement.walking import MARCH, Walk, run_over
from mythwright.games.mythic_earth.rules.primaries import after_move
from mythwright.games.mythic_earth.rules.shooting import Exchange, may_shoot_free, may_throw
from mythwright.games.mythic_earth.state import NO_UNIT, TABLE, Point
from mythwright.games.mythic_earth.units import able, is_neutral

THROW, FIRE, HOLD = option("throw"), option("fire"), option("hold")
SHOTS = ("shoot", "focus", "fire")


class Charge(Frame):
    """A Unit charges another, after the windows of those On Alert.

    `countered` is the target if it countercharges; `silent` says that it failed to react against this charge.
    """

    unit: int
    target: int
    countered: int = NO_UNIT
    silent: bool = False
    tried: tuple[int, ...] = ()
    throws: bool = False
    before: tuple[Point, ...] = ()
    shifts: tuple[Point, ...] = ()

    # -- the way ---------------------------------------------------------------------------------------------

    def start(self, table: MythTable) -> Next:
        """ME-GAP-54, step 2: a countercharger comes halfway (ME-GAP-58)."""
        if not self.countered:
            return self.measure(table, None)
        self.before = table.state.units[self.countered].at
        meet(table, self.countered, self.unit)
        moved = after_move(table, self.countered, self.before, COUNTERCHARGE)
        return maybe(table, moved, then=self.measure)

    def measure(self, table: MythTable, _: object) -> Next:
        """Step 3, ME-CHARGE-20: the range is checked again after what others did."""
        if forbids_target(table, self.unit, self.target):
            return self.redirect(table)
        return self.clash(table, None) if self.countered else self.offer_throw(table)

    # -- another target, or a March --------------------------------------------------------------------------

    def redirect(self, table: MythTable) -> Next:
        """ME-CHARGE-20, ME-CHARGE-21: another enemy that it can reach, or a March in any direction."""
        self.tried = (*self.tried, self.target)
        seat = table.state.units[self.unit].seat
        others = [option(CHARGE, n) for n in targets(table, self.unit) if n not in self.tried]
        march = [] if forbids_march(table, self.unit) else [option(MARCH)]
        if others:
            return ask(seat, [*others, *march], then=self.turned, rule="ME-CHARGE-20", prompt="redirect")
        table.tell("charge_failed", "ME-CHARGE-21", seat=seat, unit=self.unit, other=self.target)
        return self.march(table) if march else Done()

    def turned(self, table: MythTable, chosen: Option) -> Next:
        """ME-GAP-54: the new target has its free shot; nothing is thrown, and no window opens."""
        if chosen.kind == MARCH:
            return self.march(table)
        self.target = int(chosen.args[0])
        self.countered, self.silent, self.throws = NO_UNIT, False, False
        seat = table.state.units[self.unit].seat
        table.tell("redirected", "ME-CHARGE-20", seat=seat, unit=self.unit, other=self.target)
        return self.offer_shot(table)

    def march(self, table: MythTable) -> Next:
        return call(Walk(unit=self.unit, how=MARCH), then=self.over)

    def explains(self, table: MythTable, chosen: Option) -> Ruling | None:
        """Why the charge cannot turn that way; no missiles but Thrown Weapons fly from it (ME-CHARGE-06)."""
        if chosen.kind in SHOTS and self.step == self.chose_throw.__name__:
            return ruling("ME-CHARGE-06", unit=self.unit, other=self.target)
        if chosen.kind == CHARGE and chosen.args and isinstance(chosen.args[0], int):
            return forbids_target(table, self.unit, chosen.args[0])
        return forbids_march(table, self.unit) if chosen.kind == MARCH else None

    # -- shots on the way in ---------------------------------------------------------------------------------

    def offer_throw(self, table: MythTable) -> Next:
        """Step 4, ME-CHARGE-05: Thrown Weapons, and no others, may be thrown at the charged Unit."""
        effects.rise(table, self.target, "ME-GAP-20")
        if may_throw(table, self.unit, self.target):
            return self.offer_shot(table)
        seat = table.state.units[self.unit].seat
        return ask(seat, [THROW, HOLD], then=self.chose_throw, rule="ME-CHARGE-05", prompt="charge_throw")

    def chose_throw(self, table: MythTable, chosen: Option) -> Next:
        self.throws = chosen == THROW
        return self.offer_shot(table)

    def offer_shot(self, table: MythTable) -> Next:
        """ME-CHARGE-07, ME-CHARGE-08: the charged may shoot, free; not if it failed to react (ME-GAP-57)."""
        target = table.state.units[self.target]
        self.before = target.at
        if self.silent or is_neutral(target) or may_shoot_free(table, self.target, self.unit):
            return self.exchange(table, shoots=False)
        return ask(target.seat, [FIRE, HOLD], then=self.chose_shot, rule="ME-CHARGE-07", prompt="free_shot")

    def chose_shot(self, table: MythTable, chosen: Option) -> Next:
        return self.exchange(table, shoots=chosen == FIRE)

    def exchange(self, table: MythTable, shoots: bool) -> Next:
        """ME-GAP-54: throws and shots are simultaneous."""
        shots = Exchange(charger=self.unit, charged=self.target, throws=self.throws, shoots=shoots)
        return call(shots, then=self.clash)

    # -- contact ---------------------------------------------------------------------------------------------

    def clash(self, table: MythTable, _: object) -> Next:
        """Step 5: who was made to Flee, or can no longer be reached, is not charged any more (ME-GAP-57)."""
        if not able(table.state.units[self.unit]):
            return Done()
        if self.fled(table) or forbids_target(table, self.unit, self.target):
            return self.redirect(table)
        self.before = table.state.units[self.unit].at
        return maybe(table, trample(table, self.unit, self.contact(table)), then=self.arrived)

    def fled(self, table: MythTable) -> bool:
        """Whether the target stands where it did not stand when the shots began."""
        target = table.state.units[self.target]
        return not self.countered and not set(target.at) <= set(self.before)

    def contact(self, table: MythTable) -> tuple[int, ...]:
        """ME-CHARGE-10, ME-CHARGE-17: the Units are engaged; whom a Behemoth ran over on its way."""
        found = charge_way(table, self.unit, self.target)
        assert isinstance(found.way, Way)
        move = closing(table, self.unit, found)
        friends = run_over(table, self.unit, move)
        move_to(table, self.unit, move, CHARGE, "ME-CHARGE-16", found.way.toll)
        self.shifts = tuple(move.shifts)
        link(table, self.unit, self.target)
        return friends

    def arrived(self, table: MythTable, _: object) -> Next:
        """What the scenario makes of the move: the river takes its toll, tokens are touched."""
        frame = after_move(table, self.unit, self.before, CHARGE, self.shifts)
        return maybe(table, frame, then=self.fight)

    def fight(self, table: MythTable, _: object) -> Next:
        """ME-CHARGE-01, ME-CHARGE-10: blows are struck at once."""
        if table.state.units[self.unit].place != TABLE:
            return Done()
        round_ = Fight(charger=self.unit, charged=self.target, countered=bool(self.countered))
        return call(round_, then=self.over)

    def over(self, table: MythTable, _: object) -> Next:
        return Done()


def charge(table: MythTable, number: int, chosen: Option, reaction: bool) -> Frame:
    """The action; what those On Alert did has been noted in the activation (ME-GAP-57)."""
    target, now = int(chosen.args[0]), acting(table)
    assert now is not None
    silent = table.state.units[target].misreacts > now.misreacts
    return Charge(unit=number, target=target, countered=now.countered, silent=silent)
