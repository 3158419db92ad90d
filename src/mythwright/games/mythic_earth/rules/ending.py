"""Victory: after turn 6, or when a Force is gone (ME-WIN, ME-GAP-93)."""

from __future__ import annotations

from mythwright.core.event import Result
from mythwright.games.mythic_earth import ledger
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules.devotions import devotion
from mythwright.games.mythic_earth.rules.primaries import primary
from mythwright.games.mythic_earth.state import DESTROYED, NOBODY, OVER
from mythwright.games.mythic_earth.units import of_seat, other_seat

TIE_BREAK = 0.5
"""What a broken tie adds to a score, so that the better side has more."""


def wiped_out(table: MythTable, seat: int) -> bool:
    """No Unit on the table or in reserve."""
    return all(unit.place == DESTROYED for _, unit in of_seat(table, seat))


def is_over(table: MythTable) -> bool:
    """ME-WIN-03, ME-GAP-93."""
    if table.state.turn >= table.box.figures.turns or table.state.conceded != NOBODY:
        return True
    return any(wiped_out(table, seat) for seat in range(len(table.state.sides)))


def finish(table: MythTable) -> None:
    """ME-WIN-03: the last points, and all Devotions come to light."""
    state = table.state
    if state.conceded != NOBODY:
        state.ended = "ME-GAP-93"
    else:
        last_points(table)
    state.phase = OVER
    for seat in range(len(state.sides)):
        ledger.show_devotion(table, seat, "ME-WIN-01")


def last_points(table: MythTable) -> None:
    """ME-GAP-93: points for turns that are not played, then those of the end of the game."""
    state = table.state
    left = table.box.figures.turns - state.turn
    gone = [seat for seat in range(len(state.sides)) if wiped_out(table, seat)]
    if left > 0 and len(gone) == 1:
        primary(table).walk_over(table, other_seat(gone[0]), left)
    state.ended = "ME-GAP-93" if left > 0 else "ME-WIN-03"
    primary(table).score_game(table)
    for seat in range(len(state.sides)):
        devotion(table, seat).score_game(table, seat)


def outcome(table: MythTable) -> Result:
    """ME-WIN-01, ME-GAP-93: Victory Points, then dice destroyed, then points destroyed, then a draw."""
    sides = table.state.sides
    points = [side.primary + side.vow.points for side in sides]
    dice = [sides[other_seat(seat)].lost for seat in range(len(sides))]
    value = [sides[other_seat(seat)].lost_points for seat in range(len(sides))]
    stands = [seat != table.state.conceded for seat in range(len(sides))]
    worth = list(zip(stands, points, dice, value, strict=True))
    ranks = tuple(1 + sum(other > own for other in worth) for own in worth)
    facts = {
        "points": points,
        "primary": [side.primary for side in sides],
        "devotion": [side.vow.points for side in sides],
        "dice": dice,
        "destroyed": value,
    }
    return Result(scores(points, ranks), ranks, table.state.ended or "ME-WIN-03", facts)


def scores(points: list[int], ranks: tuple[int, ...]) -> tuple[float, ...]:
    """The points; who won without having more has a little more than the other."""
    found = [float(own) for own in points]
    if ranks[0] != ranks[1]:
        winner = ranks.index(1)
        other = points[other_seat(winner)]
        if points[winner] <= other:
            found[winner] = other + TIE_BREAK
    return tuple(found)
