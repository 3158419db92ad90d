"""Reactions of Units On Alert (ME-ALERT, ME-COUNTER, ME-GAP-21 to ME-GAP-23)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, ask, call
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import effects
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules.actions import ACTIONS
from mythwright.games.mythic_earth.rules.aftermath import aftermath
from mythwright.games.mythic_earth.rules.charge.countercharge import forbids_countercharge
from mythwright.games.mythic_earth.rules.flowing import maybe
from mythwright.games.mythic_earth.rules.pleas import PASS, plea
from mythwright.games.mythic_earth.rules.tests import ReactTest
from mythwright.games.mythic_earth.state import NO_UNIT
from mythwright.games.mythic_earth.units import able, gap, on_alert, within
from mythwright.games.mythic_earth.vocabulary import COUNTERCHARGE as WINDOW

CHARGE, CAST, SPRING = "charge", "cast", "spring"
COUNTERCHARGE, NOTHING = option("countercharge"), option("end")


# -- who may react -------------------------------------------------------------------------------------------


def charged_by(action: Option) -> int:
    """The Unit that an action charges, if it is a Charge."""
    return int(action.args[0]) if action.kind == CHARGE else NO_UNIT


def watchers(table: MythTable, actor: int, charged: int) -> tuple[int, ...]:
    """ME-ALERT-06, ME-GAP-21: enemies On Alert near the actor, or near the target of its Charge."""
    units, reach = table.state.units, table.box.figures.alert_reach
    near = [units[actor], units[charged]] if charged else [units[actor]]
    alert = on_alert(table, units[actor])
    return tuple(n for n, they in alert if any(within(table, they, each, reach) for each in near))


def on_declaration(table: MythTable, actor: int, action: Option) -> Frame | None:
    """Window 1: the frame in which enemies On Alert react; its result is who countercharges, or 0."""
    charged = charged_by(action)
    found = watchers(table, actor, charged)
    return Reactions(actor=actor, charged=charged, waiting=found) if found else None


def after_moving(table: MythTable, actor: int, gaps: dict[int, int]) -> Frame | None:
    """Window 2, after a Move or March; `gaps` are the distances of enemies On Alert when it began."""
    most = table.box.figures.alert_reach + table.box.figures.tolerance
    near = [number for number in watchers(table, actor, NO_UNIT) if gaps.get(number, 0) > most]
    return Reactions(actor=actor, waiting=tuple(near)) if near else None


# -- the interrupt -------------------------------------------------------------------------------------------


class Reactions(Frame):
    """Units On Alert spring their traps, one after another as their owner likes; then the enemy goes on."""

    actor: int
    waiting: tuple[int, ...]
    charged: int = NO_UNIT
    unit: int = NO_UNIT
    countered: int = NO_UNIT

    def start(self, table: MythTable) -> Next:
        """ME-ALERT-08, ME-GAP-22: as long as the enemy is there to be interrupted."""
        units = table.state.units
        self.unit = NO_UNIT
        self.waiting = tuple(number for number in self.waiting if units[number].alert)
        if not self.waiting or not able(units[self.actor]):
            return Done(self.countered)
        options = [*(option(SPRING, number) for number in self.waiting), PASS]
        seat = units[self.waiting[0]].seat
        return ask(seat, options, then=self.answered, rule="ME-ALERT-06", prompt="alert_window")

    def answered(self, table: MythTable, chosen: Option) -> Next:
        """ME-ALERT-09: first a Competency Test on React."""
        if chosen == PASS:
            return Done(self.countered)
        self.unit = int(chosen.args[0])
        self.waiting = tuple(number for number in self.waiting if number != self.unit)
        return call(ReactTest(unit=self.unit), then=self.tested)

    def tested(self, table: MythTable, passed: bool) -> Next:
        """ME-ALERT-11 to ME-ALERT-13: who fails is no longer On Alert, and the enemy goes on."""
        if not passed:
            effects.miss_reaction(table, self.unit)
            return self.start(table)
        return self.question(table)

    def question(self, table: MythTable) -> Next:
        """ME-ALERT-07: any one Single-Action."""
        seat = table.state.units[self.unit].seat
        opened = tuple(kind for kind, action in ACTIONS.items() if action.reaction and action.open)
        options = [*reactions(table, self.unit, self.actor, self.charged), NOTHING]
        return ask(seat, options, then=self.react, rule="ME-ALERT-07", prompt="reaction", open=opened)

    def react(self, table: MythTable, chosen: Option) -> Next:
        """ME-ALERT-10, ME-GAP-23: carried out before the enemy finishes; the trap and its die are spent."""
        effects.lose_alert(table, self.unit, "ME-GAP-23")
        if chosen == NOTHING:
            return self.start(table)
        seat = table.state.units[self.unit].seat
        table.tell("reacted", "ME-ALERT-10", seat=seat, unit=self.unit, action=chosen.kind, other=self.actor)
        if chosen == COUNTERCHARGE:
            attacker = table.state.units[self.actor].seat
            return maybe(table, plea(table, WINDOW, self.unit, attacker), then=self.countercharge)
        return call(ACTIONS[chosen.kind].frame(table, self.unit, chosen, True), then=self.reacted)

    def countercharge(self, table: MythTable, blessing: str | None) -> Next:
        """ME-COUNTER-03, ME-BLESS-10: the charge itself carries it out, unless a Blessing cancels it."""
        if not blessing:
            self.countered = self.unit
        return self.start(table)

    def reacted(self, table: MythTable, _: object) -> Next:
        return maybe(table, aftermath(table), then=self.settled)

    def settled(self, table: MythTable, _: object) -> Next:
        return self.start(table)

    def explains(self, table: MythTable, chosen: Option) -> Ruling | None:
        """Why this Unit may not react now, or not so."""
        if self.unit != NO_UNIT:
            return forbids_reaction(table, self.unit, self.actor, self.charged, chosen)
        if chosen.kind != SPRING:
            return None
        return forbids_springing(table, self.actor, chosen)


# -- which reactions -----------------------------------------------------------------------------------------


def aim(chosen: Option) -> int:
    """The Unit that a reaction is aimed at, if it is aimed at one."""
    at = 1 if chosen.kind == CAST else 0
    aimed = chosen.kind == CAST or ACTIONS[chosen.kind].target
    found = chosen.args[at] if aimed and len(chosen.args) > at else NO_UNIT
    return found if isinstance(found, int) else NO_UNIT


def aims_well(chosen: Option, actor: int) -> bool:
    """ME-ALERT-08, ME-GAP-22: shots and spells must be aimed at the Unit that sprang the trap."""
    return aim(chosen) == actor or not (chosen.kind == CAST or ACTIONS[chosen.kind].target)


def reactions(table: MythTable, number: int, actor: int, charged: int) -> list[Option]:
    """ME-ALERT-07, ME-GAP-22: what a Unit whose trap was sprung may do."""
    found = [
        chosen
        for action in ACTIONS.values()
        if action.reaction
        for chosen in action.offers(table, number)
        if aims_well(chosen, actor)
    ]
    if not forbids_answer(table, number, actor, charged):
        found.append(COUNTERCHARGE)
    return found


def forbids_answer(table: MythTable, number: int, actor: int, charged: int) -> Ruling | None:
    """ME-COUNTER-01: only the target of a Charge may Countercharge."""
    if number != charged:
        return ruling("ME-COUNTER-01", unit=number, other=actor)
    return forbids_countercharge(table, number, actor)


def forbids_reaction(
    table: MythTable, number: int, actor: int, charged: int, chosen: Option
) -> Ruling | None:
    """Why not this reaction."""
    if chosen.kind == COUNTERCHARGE.kind:
        return forbids_answer(table, number, actor, charged)
    action = ACTIONS.get(chosen.kind)
    if action is None:
        return None
    if action.double:
        return ruling("ME-ALERT-07", unit=number, action=chosen.kind)
    if not action.reaction:
        return ruling("ME-GAP-22", unit=number, action=chosen.kind)
    if not aims_well(chosen, actor):
        return ruling("ME-ALERT-08", unit=number, other=actor)
    return action.forbids(table, number, chosen)


def forbids_springing(table: MythTable, actor: int, chosen: Option) -> Ruling | None:
    """ME-ALERT-06: who is On Alert, and near enough."""
    number = chosen.args[0] if chosen.args else NO_UNIT
    unit = table.state.units.get(number) if isinstance(number, int) else None
    if unit is None or not unit.alert:
        return ruling("ME-ALERT-06", unit=number)
    far, reach = gap(table, unit, table.state.units[actor]), table.box.figures.alert_reach
    return ruling("ME-ALERT-06", unit=number, far=far, reach=reach)
