"""Unit Activation Dice: what lies where, and how a die passes from one state to the next (ME-GAPB-02).

Free dice lie in a side's `pool`; a Unit's are `spent`, `held` or `bound`; what is `aside` waits for the
next roll, what is `lost` has left the game. No die is ever made or forgotten.
"""

from __future__ import annotations

from collections.abc import Sequence

from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.state import RESERVE, Unit
from mythwright.games.mythic_earth.units import of_seat, profile

LOWEST, TOP = 1, 6


# -- what lies where -----------------------------------------------------------------------------------------


def dice_of(table: MythTable, unit: Unit) -> int:
    """ME-UNIT-10: how many dice the Unit has."""
    return profile(table, unit).dice


def lying(unit: Unit) -> int:
    """Dice that lie by the Unit, bound ones included."""
    return unit.spent + unit.held + len(unit.bound)


def all_dice(table: MythTable, seat: int) -> int:
    """Every die of a Force, lost ones too: always the same number."""
    side = table.state.sides[seat]
    with_units = sum(lying(unit) for _, unit in of_seat(table, seat))
    return with_units + len(side.pool) + side.aside + side.lost


def stronger(one: Sequence[int], two: Sequence[int]) -> int:
    """ME-DEPLOY-07, ME-DEPLOY-10, ME-DEPLOY-11: 0 or 1 has more of the highest value on which they differ.

    -1 when both rolled the same.
    """
    for value in range(TOP, LOWEST - 1, -1):
        has = one.count(value), two.count(value)
        if has[0] != has[1]:
            return 0 if has[0] > has[1] else 1
    return -1


def descending(values: Sequence[int]) -> tuple[int, ...]:
    """ME-DEPLOY-06: dice are lined up from 6 to 1."""
    return tuple(sorted(values, reverse=True))


def without(values: Sequence[int], value: int) -> tuple[int, ...]:
    """The dice without one of this value."""
    left = list(values)
    left.remove(value)
    return tuple(left)


def top_value(table: MythTable) -> int:
    """The highest value that is free or bound on either side; 0 when there is none."""
    bound = [max(unit.bound) for unit in table.state.units.values() if unit.bound]
    return max((top_value_free(table), *bound))


def top_value_free(table: MythTable) -> int:
    """The highest value in the pools; 0 when both are empty."""
    one, two = table.state.sides
    return max((0, *one.pool, *two.pool))


# -- verbs ---------------------------------------------------------------------------------------------------


def fill(table: MythTable, seat: int, faces: Sequence[str]) -> None:
    """Dice that were aside have been rolled and lie in the pool now (ME-TURN-01, ME-TURN-02)."""
    side = table.state.sides[seat]
    side.aside -= len(faces)
    side.pool = descending([int(face) for face in faces])
    table.tell("pool", "ME-DEPLOY-06", seat=seat, values=list(side.pool))


def empty(table: MythTable) -> None:
    """Both pools are taken up again, to be rolled anew (ME-DEPLOY-12)."""
    for side in table.state.sides:
        side.aside, side.pool = side.aside + len(side.pool), ()


def give(table: MythTable, number: int, value: int, bound: bool) -> None:
    """ME-ACT-15: the die is set beside the Unit. Dice that count as this value may show more (ME-GAP-72)."""
    unit = table.state.units[number]
    side = table.state.sides[unit.seat]
    if bound:
        unit.bound = without(unit.bound, _shown(unit.bound, value))
    else:
        side.pool = without(side.pool, _shown(side.pool, value))
    unit.spent += 1
    unit.given += 1
    table.tell("activated", "ME-ACT-15", seat=unit.seat, unit=number, value=value)


def _shown(values: Sequence[int], value: int) -> int:
    """The die itself: one that was raised above the current value counts as it (ME-GAP-72)."""
    return value if value in values else max(values)


def bind(table: MythTable, number: int, value: int, rule: str) -> None:
    """A free die is laid beside a Unit and is for this Unit only."""
    unit = table.state.units[number]
    side = table.state.sides[unit.seat]
    side.pool = without(side.pool, value)
    unit.bound = descending((*unit.bound, value))
    table.tell("die_bound", rule, seat=unit.seat, unit=number, value=value)


def set_aside(table: MythTable, seat: int, value: int, number: int = 0) -> None:
    """ME-GAP-13: a die that no own Unit may take waits for the next pool."""
    side = table.state.sides[seat]
    if number:
        unit = table.state.units[number]
        unit.bound = without(unit.bound, _shown(unit.bound, value))
    else:
        side.pool = without(side.pool, _shown(side.pool, value))
    side.aside += 1
    table.tell("die_aside", "ME-GAP-13", seat=seat, value=value, unit=number)


def to_pool(table: MythTable, number: int, dice: int, rule: str) -> None:
    """Dice that lie by a Unit, spent ones first, enter the pool as ones; in turn 1 they stay bound to it."""
    unit, state = table.state.units[number], table.state
    spent = min(dice, unit.spent)
    unit.spent -= spent
    unit.held -= dice - spent
    if state.turn == 1:
        unit.bound = descending((*unit.bound, *[LOWEST] * dice))
    else:
        side = state.sides[unit.seat]
        side.pool = descending((*side.pool, *[LOWEST] * dice))
    table.tell("die_returned", rule, seat=unit.seat, unit=number, number=dice)


def loosen(table: MythTable, number: int, rule: str) -> None:
    """ME-GAP-17: what is still bound to a Unit that thawed becomes free ones."""
    unit = table.state.units[number]
    if not unit.bound or table.state.turn == 1:
        return
    side = table.state.sides[unit.seat]
    side.pool = descending((*side.pool, *unit.bound))
    dice, unit.bound = len(unit.bound), ()
    table.tell("die_returned", rule, seat=unit.seat, unit=number, number=dice)


def spend_bound(unit: Unit) -> None:
    """ME-GAP-17, ME-GAP-34: all that the Unit holds counts as spent."""
    unit.spent += unit.held + len(unit.bound)
    unit.held, unit.bound = 0, ()


def lose(table: MythTable, number: int) -> int:
    """ME-CAS-06 to ME-CAS-08, ME-GAP-74: the dice of a destroyed Unit leave the game; how many did."""
    unit = table.state.units[number]
    side = table.state.sides[unit.seat]
    dice = dice_of(table, unit)
    own = min(dice, lying(unit))
    unit.spent, unit.held, unit.bound = 0, 0, ()
    from_pool = min(dice - own, len(side.pool))
    side.pool = side.pool[: len(side.pool) - from_pool]
    side.aside -= dice - own - from_pool
    side.lost += dice
    return dice


def gather(table: MythTable) -> None:
    """ME-CLEAN-03: dice leave all Units that are neither Frozen nor On Alert and wait for the next roll."""
    for unit in table.state.units.values():
        if unit.seat < 0:
            continue
        side = table.state.sides[unit.seat]
        side.aside += len(unit.bound)
        unit.bound = ()
        if unit.frozen:
            unit.held, unit.spent = unit.held + unit.spent, 0
        elif not unit.alert:
            side.aside += unit.spent + unit.held
            unit.spent = unit.held = 0
        else:
            side.aside += unit.spent
            unit.spent = 0


def bind_held(table: MythTable) -> None:
    """ME-FROZEN-13, ME-GAP-17: dice held by Units that are still Frozen become ones bound to them."""
    for number, unit in table.state.units.items():
        if unit.frozen and unit.held:
            dice, unit.held = unit.held, 0
            unit.bound = (LOWEST,) * dice
            table.tell("die_bound", "ME-GAP-17", seat=unit.seat, unit=number, value=LOWEST)


def to_roll(table: MythTable, seat: int) -> int:
    """ME-RESERVE-03: all dice that wait, but those of reserves that may not arrive yet."""
    aside = table.state.sides[seat].aside
    return aside - reserve_dice(table, seat) if table.state.turn == 1 else aside


def clear_value(table: MythTable, value: int) -> None:
    """ME-GAP-13: dice of the current value that no Unit may take are set aside."""
    for seat, side in enumerate(table.state.sides):
        while side.pool and side.pool[0] >= value:
            set_aside(table, seat, side.pool[0])
    for number, unit in table.state.units.items():
        while unit.bound and unit.bound[0] >= value:
            set_aside(table, unit.seat, unit.bound[0], number)


def reserve_dice(table: MythTable, seat: int) -> int:
    return sum(dice_of(table, unit) for _, unit in of_seat(table, seat) if unit.place == RESERVE)
