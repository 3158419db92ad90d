"""An activation: a die is set beside a Unit, it tests if it must, and acts (ME-ACT, ME-UNIT-11)."""

from __future__ import annotations

from functools import lru_cache

from mythwright.core.flow import Done, Next, ask, ask_later, call
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import effects, pool
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.keeping import FEW_KEPT
from mythwright.games.mythic_earth.rules.acting import CONCEDE, SINGLES, Acting
from mythwright.games.mythic_earth.rules.actions import ACTIONS, Action
from mythwright.games.mythic_earth.rules.aftermath import aftermath
from mythwright.games.mythic_earth.rules.blessings import offers
from mythwright.games.mythic_earth.rules.devotions import acted
from mythwright.games.mythic_earth.rules.flight import StopFleeing
from mythwright.games.mythic_earth.rules.flowing import maybe
from mythwright.games.mythic_earth.rules.frozen import LOW, Regroup
from mythwright.games.mythic_earth.rules.movement.walking import gaps_on_alert
from mythwright.games.mythic_earth.rules.reacting import after_moving, on_declaration
from mythwright.games.mythic_earth.rules.reserves import Arrival
from mythwright.games.mythic_earth.rules.tests import ActivationTest
from mythwright.games.mythic_earth.rules.windows import bless, window
from mythwright.games.mythic_earth.state import NO_UNIT, RESERVE, TABLE
from mythwright.games.mythic_earth.units import able, engaged, heroes
from mythwright.games.mythic_earth.vocabulary import ASSIGNED, HERO_ACTIVE

ACT, REGROUP, END = option("act"), option("regroup"), option("end")
BLESS, STOP_FLEEING, MOVE, CAST = "bless", "stop_fleeing", "move", "cast"
OPENED = (*(kind for kind, action in ACTIONS.items() if action.open), CONCEDE)


class Activation(Acting):
    """One die: one or two different Single-Actions, or one Double-Action."""

    value: int = 0
    bound: bool = False
    declared: Option = END
    gaps: dict[int, int] = {}

    def start(self, table: MythTable) -> Next:
        """ME-ACT-03, ME-ACT-15: the die lies by the Unit; Blessings may follow (ME-BLESS-08, ME-BLESS-11)."""
        pool.give(table, self.unit, self.value, self.bound)
        return maybe(table, window(table, ASSIGNED, self.unit, self.seat), then=self.assigned)

    def assigned(self, table: MythTable, _: object) -> Next:
        """ME-ACT-04: what the die is for: to arrive, to Stop Fleeing, to thaw, or to act."""
        unit = table.state.units[self.unit]
        if unit.place == RESERVE:
            return call(Arrival(unit=self.unit), then=self.entered)
        if unit.place != TABLE:
            return Done()
        if unit.fleeing:
            return call(StopFleeing(unit=self.unit), then=self.stopped)
        if unit.frozen:
            return call(Regroup(unit=self.unit), then=self.regrouped)
        if unit.markers:
            rule = "ME-GAP-14"
            return ask(self.seat, [ACT, REGROUP], then=self.opened, rule=rule, prompt="opening")
        return self.actions(table)

    # -- before the first action -----------------------------------------------------------------------------

    def entered(self, table: MythTable, left: int) -> Next:
        """ME-RESERVE-11, ME-GAP-78: after a Move one Single-Action is left; who did not come is done."""
        if left < 0:
            return self.finish(table)
        self.left, self.done = left, (MOVE,)
        return self.actions(table)

    def stopped(self, table: MythTable, passed: bool) -> Next:
        """ME-STOPFLEE-15, ME-GAP-21: one other Single-Action; enemies On Alert may answer first."""
        self.left, self.done = (SINGLES - 1 if passed else 0), (STOP_FLEEING,)
        frame = on_declaration(table, self.unit, option(STOP_FLEEING)) if passed else None
        return maybe(table, frame, then=self.another)

    def opened(self, table: MythTable, chosen: Option) -> Next:
        """ME-GAP-14: one test per die, before any action."""
        if chosen == REGROUP:
            return call(Regroup(unit=self.unit), then=self.regrouped)
        return call(ActivationTest(unit=self.unit), then=self.tested)

    def regrouped(self, table: MythTable, passed: bool) -> Next:
        """ME-GAP-19, ME-GAP-21: one other Single-Action; enemies On Alert may answer first."""
        self.left, self.done = (SINGLES - 1 if passed else 0), (REGROUP.kind,)
        frame = on_declaration(table, self.unit, REGROUP) if passed else None
        return maybe(table, frame, then=self.another)

    def tested(self, table: MythTable, passed: bool) -> Next:
        """ME-TEST-05, ME-TEST-07."""
        return self.actions(table) if passed else self.finish(table)

    # -- actions ---------------------------------------------------------------------------------------------

    def actions(self, table: MythTable) -> Next:
        """ME-ACT-06: Single-Actions in any combination and order, or one Double-Action first."""
        if not self.left or not able(table.state.units[self.unit]) or self.idle(table):
            return self.finish(table)
        return ask_later(
            self.seat, self.choices, then=self.chose, rule="ME-ACT-06", prompt="action", open=OPENED
        )

    def idle(self, table: MythTable) -> bool:
        """Whether there is nothing to do; who may Lay Low has that always."""
        if LOW in open_kinds(self.done, self.left, engaged(table.state.units[self.unit])):
            return False
        return self.choices(table) == [END]

    def choices(self, table: MythTable) -> list[Option]:
        unit = table.state.units[self.unit]
        found: list[Option] = []
        for kind in open_kinds(self.done, self.left, engaged(unit)) if able(unit) else ():
            found += ACTIONS[kind].offers(table, self.unit)
        if heroes(table, unit):
            found += offers(table, self.seat, (HERO_ACTIVE,), self.unit)
        found.append(END)
        return found

    def forbids(self, table: MythTable, kind: str) -> Ruling | None:
        """Why an action of this kind may not be declared at all now."""
        unit = table.state.units[self.unit]
        rule = rule_against(kind, self.done, self.left, engaged(unit))
        if rule == "ME-ACT-10":
            return ruling(rule, unit=self.unit, needs=cost(ACTIONS[kind]), has=self.left)
        if rule:
            return ruling(rule, unit=self.unit, action=kind)
        if not able(unit):
            return ruling("ME-FROZEN-01" if unit.frozen else "ME-FLEE-01", unit=self.unit)
        return None

    def explains(self, table: MythTable, chosen: Option) -> Ruling | None:
        """Why this action may not be declared now."""
        if chosen.kind == CONCEDE and chosen.args:
            return ruling("ME-GAP-93", has=len(chosen.args), needs=0)
        if chosen.kind not in ACTIONS:
            return None
        return self.forbids(table, chosen.kind) or ACTIONS[chosen.kind].forbids(table, self.unit, chosen)

    def chose(self, table: MythTable, chosen: Option) -> Next:
        """ME-GAP-21: a declared action may be interrupted before it is carried out; ME-GAP-93: or give up."""
        if chosen.kind == CONCEDE:
            effects.concede(table, self.seat)
            return Done()
        if chosen == END:
            return self.finish(table)
        self.declared = chosen
        if chosen.kind == BLESS:
            return maybe(table, on_declaration(table, self.unit, chosen), then=self.bless)
        self.left -= cost(ACTIONS[chosen.kind])
        self.done = (*self.done, chosen.kind)
        target = chosen.args[0] if ACTIONS[chosen.kind].target and chosen.args else 0
        self.misreacts = table.state.units[int(target)].misreacts if target else 0
        table.tell(
            "declared",
            ACTIONS[chosen.kind].rule,
            seat=self.seat,
            unit=self.unit,
            action=chosen.kind,
            other=target,
        )
        return maybe(table, on_declaration(table, self.unit, chosen), then=self.perform)

    def bless(self, table: MythTable, _: object) -> Next:
        """ME-BLESS-12: the order of a hero whom a reaction may have stopped, or whose target it moved."""
        if self.declared not in offers(table, self.seat, (HERO_ACTIVE,), self.unit):
            return self.actions(table)
        return call(bless(table, self.seat, self.declared), then=self.blessed)

    def blessed(self, table: MythTable, spent: object) -> Next:
        """ME-GAP-71: an order given by a Blessing is a Single-Action of the hero."""
        self.left -= 1
        return self.actions(table)

    def perform(self, table: MythTable, countered: int | None) -> Next:
        """ME-ALERT-10: a Unit that the reaction stopped does not act; else it carries out its action."""
        unit = table.state.units[self.unit]
        if not able(unit):
            return self.finish(table)
        self.gaps = gaps_on_alert(table, self.unit)
        self.countered = countered or NO_UNIT
        frame = ACTIONS[self.declared.kind].frame(table, self.unit, self.declared, False)
        return call(frame, then=self.performed)

    def performed(self, table: MythTable, _: object) -> Next:
        return maybe(table, aftermath(table), then=self.settled)

    def settled(self, table: MythTable, _: object) -> Next:
        """ME-GAP-21: the second window, for those that the Unit has come near to."""
        frame = None
        if ACTIONS[self.declared.kind].moves and table.state.units[self.unit].place == TABLE:
            frame = after_moving(table, self.unit, self.gaps)
        return maybe(table, frame, then=self.watched)

    def watched(self, table: MythTable, _: object) -> Next:
        """ME-GAP-88: what a Devotion offers at the end of an own action."""
        self.gaps = {}
        frame = acted(table, self.seat, self.unit) if table.state.units[self.unit].place == TABLE else None
        return maybe(table, frame, then=self.next_action)

    def next_action(self, table: MythTable, _: object) -> Next:
        return maybe(table, aftermath(table), then=self.another)

    def another(self, table: MythTable, _: object) -> Next:
        return self.actions(table)

    def finish(self, table: MythTable) -> Next:
        return maybe(table, aftermath(table), then=self.over)

    def over(self, table: MythTable, _: object) -> Next:
        return Done()


@lru_cache(maxsize=FEW_KEPT)
def open_kinds(done: tuple[str, ...], left: int, locked: bool) -> tuple[str, ...]:
    """The kinds of action that a Unit may still declare which is able to act."""
    return tuple(kind for kind in ACTIONS if not rule_against(kind, done, left, locked))


def rule_against(kind: str, done: tuple[str, ...], left: int, locked: bool) -> str:
    """The rule that forbids a kind after what was done, with so much left, to a Unit engaged or not."""
    action = ACTIONS[kind]
    if kind in done and kind != CAST:
        return "ME-ACT-07"
    if cost(action) > left:
        return "ME-ACT-10"
    return "ME-GAP-24" if locked and not action.engaged else ""


def cost(action: Action) -> int:
    """ME-ACT-10: a Double-Action uses the whole activation."""
    return SINGLES if action.double else 1
