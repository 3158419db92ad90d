"""Verbs: one change to the table, and the event that tells of it."""

from __future__ import annotations

from collections.abc import Iterable

from mythwright.games.mythic_earth import pool
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.state import (
    DESTROYED,
    TABLE,
    Deed,
    Fallen,
    Point,
)
from mythwright.games.mythic_earth.units import highest, is_neutral, other_seat, profile

# -- Brave Status Markers ------------------------------------------------------------------------------------


def add_markers(table: MythTable, number: int, amount: int, rule: str, why: str) -> None:
    """ME-ACT-12. The 150% rule is checked apart (ME-GAPB-04). Neutral creatures have no markers."""
    unit = table.state.units[number]
    if amount <= 0 or is_neutral(unit) or unit.place != TABLE:
        return
    unit.markers += amount
    table.tell("marker", rule, seat=unit.seat, unit=number, number=amount, now=unit.markers, why=why)


def shed_markers(table: MythTable, number: int, amount: int, rule: str) -> None:
    """ME-GAP-28: never below 0."""
    unit = table.state.units[number]
    amount = min(amount, unit.markers)
    if amount > 0:
        unit.markers -= amount
        table.tell("shed", rule, seat=unit.seat, unit=number, number=amount, now=unit.markers)


def breaking_point(table: MythTable, number: int) -> int:
    """ME-BRAVE-11: 150% of the highest Brave among the living, rounded up."""
    unit = table.state.units[number]
    return -(-highest(table, unit, "brave") * table.box.figures.overwhelmed // 100)


def check_overwhelmed(table: MythTable, number: int, by: int, how: str = "overwhelmed") -> bool:
    """ME-BRAVE-11 to ME-BRAVE-13, ME-GAP-28: whether the Unit is destroyed by its markers."""
    unit = table.state.units[number]
    if unit.place != TABLE or is_neutral(unit) or unit.markers < breaking_point(table, number):
        return False
    destroy(table, number, by=by, how=how, rule="ME-BRAVE-11")
    return True


# -- Frozen, Fleeing, On Alert, aloft ------------------------------------------------------------------------


def freeze(table: MythTable, number: int, rule: str) -> None:
    """ME-TEST-08, ME-FLY-09, ME-GAP-23, ME-GAP-34: a Frozen Unit is Grounded and no longer On Alert."""
    unit = table.state.units[number]
    if unit.fleeing or unit.frozen:
        return
    lose_alert(table, number, "ME-GAP-23")
    unit.frozen = True
    ground(table, number, "ME-FLY-09")
    table.tell("frozen", rule, seat=unit.seat, unit=number)


def thaw(table: MythTable, number: int, rule: str) -> None:
    """ME-FROZEN-16 to ME-FROZEN-18, ME-GAP-17, ME-GAP-20: one bound die stays spent, the rest are free."""
    unit = table.state.units[number]
    if not unit.frozen:
        return
    unit.frozen = unit.low = False
    table.tell("thawed", rule, seat=unit.seat, unit=number)
    if unit.bound and not unit.given and table.state.turn > 1:
        unit.bound, unit.spent = unit.bound[1:], unit.spent + 1
    pool.loosen(table, number, "ME-FROZEN-17")


def go_alert(table: MythTable, number: int) -> None:
    """ME-ALERT-02: the die that put it On Alert stays beside it."""
    unit = table.state.units[number]
    unit.alert = table.state.turn
    unit.spent, unit.held = unit.spent - 1, unit.held + 1
    table.tell("alert_on", "ME-ALERT-02", seat=unit.seat, unit=number)


def lose_alert(table: MythTable, number: int, rule: str) -> None:
    """The status ends and its die is spent (ME-GAP-23)."""
    unit = table.state.units[number]
    if unit.alert:
        unit.alert = 0
        unit.spent, unit.held = unit.spent + unit.held, 0
        table.tell("alert_off", rule, seat=unit.seat, unit=number)


def ground(table: MythTable, number: int, rule: str) -> None:
    unit = table.state.units[number]
    if unit.aloft:
        unit.aloft = False
        table.tell("grounded", rule, seat=unit.seat, unit=number)


def mark(table: MythTable, number: int, what: str, rule: str) -> None:
    """An effect that lasts until the end of the Game Turn."""
    unit = table.state.units[number]
    if what not in unit.marks:
        unit.marks = (*unit.marks, what)
        table.tell("marked", rule, seat=unit.seat, unit=number, what=what)


# -- places --------------------------------------------------------------------------------------------------


def place(table: MythTable, number: int, at: tuple[Point, ...]) -> None:
    """Put the living Minis here; the mover tells how and by which rule."""
    unit = table.state.units[number]
    assert len(at) == len(unit.minis), (number, len(at), len(unit.minis))
    unit.at = at


def unlink(table: MythTable, number: int) -> None:
    """The Unit is engaged with nobody any more (ME-GAP-61)."""
    unit = table.state.units[number]
    for other in unit.links:
        foe = table.state.units[other]
        foe.links = tuple(n for n in foe.links if n != number)
    unit.links = ()


# -- wounds and losses ---------------------------------------------------------------------------------------


def wound(table: MythTable, number: int, index: int, rule: str) -> bool:
    """ME-CAS-01 to ME-CAS-05: one wound on the Mini at this place; whether that slays it."""
    unit = table.state.units[number]
    bought = profile(table, unit)
    mini, hurt = unit.minis[index], unit.hurt[index] + 1
    unit.hurt = (*unit.hurt[:index], hurt, *unit.hurt[index + 1 :])
    most = bought.rows[bought.row_of[mini]].wounds
    table.tell("wounded", rule, seat=unit.seat, unit=number, mini=mini, has=hurt, needs=most)
    return hurt >= most


def slay(table: MythTable, number: int, indices: Iterable[int], rule: str) -> None:
    """Take the Minis at these places off the table; the Unit itself is destroyed apart."""
    unit = table.state.units[number]
    gone = set(indices)
    slain = [mini for i, mini in enumerate(unit.minis) if i in gone]
    if not slain:
        return
    keep = [i for i in range(len(unit.minis)) if i not in gone]
    unit.minis = tuple(unit.minis[i] for i in keep)
    unit.at = tuple(unit.at[i] for i in keep)
    unit.hurt = tuple(unit.hurt[i] for i in keep)
    table.tell("slain", rule, seat=unit.seat, unit=number, minis=slain, left=len(keep))


def destroy(
    table: MythTable, number: int, by: int, how: str, rule: str, at: tuple[Point, ...] | None = None
) -> None:
    """ME-CAS-06, ME-BRAVE-13: the Unit and its dice leave the game; scenarios look at it in the aftermath.

    `at` is where its last Minis stood, if they have been taken off already.
    """
    state, unit = table.state, table.state.units[number]
    if unit.place == DESTROYED:
        return
    unlink(table, number)
    state.aftermath += (Fallen(number, at if at is not None else unit.at, how, by, unit.fleeing),)
    unit.place = DESTROYED
    unit.minis, unit.at, unit.hurt, unit.outside = (), (), (), ()
    unit.frozen = unit.fleeing = unit.low = unit.aloft = unit.hunted = False
    unit.alert, unit.markers, unit.marks = 0, 0, ()
    dice = 0
    if not is_neutral(unit):
        dice = pool.lose(table, number)
        state.sides[unit.seat].lost_points += profile(table, unit).points
        state.deeds += (Deed(other_seat(unit.seat), "destroyed", by, number),)
        state.fallen += (number,)
    table.tell("destroyed", rule, seat=unit.seat, unit=number, how=how, by_unit=by, dice=dice)


# -- flight and reactions -------------------------------------------------------------------------


def start_fleeing(table: MythTable, number: int, how: str, by: int) -> None:
    """ME-FROZEN-09, ME-GAP-17, ME-GAP-34: flight ends frost, Alert, hiding and fights; its dice are spent."""
    unit, state = table.state.units[number], table.state
    if unit.frozen and state.turn > 1:
        pool.spend_bound(unit)
    lose_alert(table, number, "ME-GAP-34")
    unlink(table, number)
    unit.frozen = unit.low = unit.hunted = False
    if not unit.fleeing:
        unit.fleeing = True
        state.aftermath += (Fallen(number, unit.at, how, by, fled=True),)
        table.tell("flees", "ME-BRAVE-05", seat=unit.seat, unit=number, by_unit=by)


def stop_fleeing(table: MythTable, number: int, mark_it: str, rule: str) -> None:
    """ME-FLEE-08: the flight is over; shooting remembers it until the end of the turn (ME-HIT-09)."""
    unit = table.state.units[number]
    unit.fleeing = unit.hunted = False
    table.tell("stopped_fleeing", rule, seat=unit.seat, unit=number)
    mark(table, number, mark_it, "ME-HIT-09")


def take_off(table: MythTable, number: int, rule: str) -> None:
    unit = table.state.units[number]
    if not unit.aloft:
        unit.aloft = True
        table.tell("took_off", rule, seat=unit.seat, unit=number)


def lie_low(table: MythTable, number: int) -> None:
    """ME-LAYLOW-01, ME-LAYLOW-03, ME-GAP-20."""
    unit = table.state.units[number]
    unit.low = True
    table.tell("low", "ME-LAYLOW-01", seat=unit.seat, unit=number)
    freeze(table, number, "ME-LAYLOW-03")


def miss_reaction(table: MythTable, number: int) -> None:
    """ME-ALERT-11, ME-ALERT-12, ME-GAP-23: the die is a 1 again; after a second failure it is set aside."""
    unit = table.state.units[number]
    unit.misreacts += 1
    lose_alert(table, number, "ME-ALERT-11")
    if unit.misreacts == 1:
        pool.to_pool(table, number, 1, "ME-ALERT-12")
        return
    unit.spent -= 1
    table.state.sides[unit.seat].aside += 1
    table.tell("die_aside", "ME-GAP-23", seat=unit.seat, value=pool.LOWEST, unit=number)


# -- hand-to-hand --------------------------------------------------------------------------------------------


def rise(table: MythTable, number: int, rule: str) -> None:
    """ME-GAP-20: a Unit that is charged no longer lies low; it is not thawed by that."""
    unit = table.state.units[number]
    if unit.low:
        unit.low = False
        table.tell("rose", rule, seat=unit.seat, unit=number)


def unmark(table: MythTable, number: int, what: str, rule: str) -> None:
    """An effect ends before the Game Turn does."""
    unit = table.state.units[number]
    if what in unit.marks:
        unit.marks = tuple(mark for mark in unit.marks if mark != what)
        table.tell("unmarked", rule, seat=unit.seat, unit=number, what=what)


# -- giving up -----------------------------------------------------------------------------------------------


def concede(table: MythTable, seat: int) -> None:
    """ME-GAP-93: who concedes loses, whatever the points."""
    table.state.conceded = seat
    table.tell("conceded", "ME-GAP-93", seat=seat)
