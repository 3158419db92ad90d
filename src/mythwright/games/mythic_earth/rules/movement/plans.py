"""Plans: a path of up to four legs and the end of every Mini, from the text of an answer (ME-GAP-35)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from typing import NamedTuple

from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.field import Body, Field, fitting
from mythwright.games.mythic_earth.geometry.formations import Allowed, block, line
from mythwright.games.mythic_earth.geometry.moves import LEGS, Move, forbids, settle
from mythwright.games.mythic_earth.geometry.numbers import FULL_TURN, INCH, sine, within
from mythwright.games.mythic_earth.geometry.units import shifted
from mythwright.games.mythic_earth.keeping import SOME_KEPT
from mythwright.games.mythic_earth.rules.movement.allowance import purse
from mythwright.games.mythic_earth.rules.movement.fields import verdict
from mythwright.games.mythic_earth.state import Point, Unit
from mythwright.games.mythic_earth.units import gap, has, on_table, profile, radius

FLY = "fly"
BLOCK, LINE, EACH = "block", "line", "each"
ALOFT, LAND = "aloft", "land"
FORMS = (BLOCK, LINE, EACH)
Words = tuple[str | int, ...]


class Plan(NamedTuple):
    """Where a Unit goes: its path with the end of every Mini, and whether it is aloft then."""

    move: Move
    aloft: bool

    @property
    def ends(self) -> tuple[Point, ...]:
        return tuple(self.move.ends)


class Spoken(NamedTuple):
    """An answer such as `go 12000 8000 block land` taken apart."""

    points: tuple[Point, ...]
    form: str
    each: tuple[Point, ...]
    air: str


def spoken(words: Sequence[str | int]) -> Spoken | None:
    """The parts of the answer; `None` when it is none."""
    at = next((i for i, word in enumerate(words) if isinstance(word, str)), len(words))
    points, rest = _pairs(words[:at]), list(words[at:])
    form, air = "", ""
    each: tuple[Point, ...] = ()
    if rest and rest[0] in FORMS:
        form = str(rest.pop(0))
        if form == EACH:
            end = next((i for i, word in enumerate(rest) if isinstance(word, str)), len(rest))
            found = _pairs(rest[:end])
            each, rest = found or (), rest[end:]
    if rest and rest[0] in (ALOFT, LAND):
        air = str(rest.pop(0))
    if rest or not points or (form == EACH and not each):
        return None
    return Spoken(points, form, each, air)


def _pairs(numbers: Sequence[str | int]) -> tuple[Point, ...] | None:
    if len(numbers) % 2:
        return None
    return tuple((int(numbers[i]), int(numbers[i + 1])) for i in range(0, len(numbers), 2))


# -- from words to a plan ------------------------------------------------------------------------------------


def flies(table: MythTable, unit: Unit) -> bool:
    """ME-FLY-01: whether it moves through the air."""
    return has(table, unit, FLY)


def plan(
    table: MythTable, number: int, words: Sequence[str | int], around: Callable[[], Field]
) -> Plan | Ruling:
    """The plan that these words describe for the Unit where it stands, or why they describe none.

    `around` is the field, which only a Block or a Line needs.
    """
    unit = table.state.units[number]
    said = spoken(words)
    if said is None or len(said.points) > LEGS:
        return ruling("ME-GAP-35", unit=number, needs=LEGS, has=len(words))
    wrong = forbids_air(table, unit, said.air)
    if wrong:
        return wrong
    x, y = unit.at[0]
    shifts = []
    for px, py in said.points[:-1]:
        shifts.append((px - x, py - y))
        x, y = px, py
    end = said.points[-1]
    ends = _ends(table, unit, said, (x, y), end, around)
    if ends is None:
        return ruling("ME-GAP-38", unit=number, form=said.form, x=end[0], y=end[1])
    if len(ends) != len(unit.minis):
        return ruling("ME-GAP-35", unit=number, needs=len(unit.minis), has=len(ends))
    return Plan(Move(shifts, ends), flies(table, unit) and said.air != LAND)


def forbids_air(table: MythTable, unit: Unit, air: str) -> Ruling | None:
    """ME-GAP-42: only flyers choose between aloft and Grounded."""
    if air and not flies(table, unit):
        return ruling("ME-GAP-42", unit=unit.card)
    return None


def _ends(
    table: MythTable, unit: Unit, said: Spoken, last: Point, end: Point, around: Callable[[], Field]
) -> list[Point] | None:
    """Where every Mini goes on the last leg; `last` is where the anchor begins it."""
    if said.form == EACH:
        return list(said.each)
    dx, dy = end[0] - unit.at[0][0], end[1] - unit.at[0][1]
    if not said.form:
        return shifted(unit.at, dx, dy)
    r, count = radius(table, unit), len(unit.minis)
    free = free_for(r, around())
    if said.form == BLOCK:
        cells = block(*end, count, r, free)
    else:
        cells = line(*end, count, r, heading(end[0] - last[0], end[1] - last[1]), free)
    return assigned(shifted(unit.at, dx, dy), cells) if cells else None


def free_for(r: int, around: Field) -> Allowed:
    """Whether a base of this radius may stand at a place."""
    return fitting(r, around)


def assigned(spots: Sequence[Point], cells: Sequence[Point]) -> list[Point]:
    """Each Mini in turn takes the nearest cell that is left; the anchor is the first."""
    left = list(cells)
    found = []
    for x, y in spots:
        squares = [(cx - x) * (cx - x) + (cy - y) * (cy - y) for cx, cy in left]
        found.append(left.pop(squares.index(min(squares))))
    return found


def heading(dx: int, dy: int) -> int:
    """The angle of the 144 that is nearest to this direction."""
    return max(range(FULL_TURN), key=lambda angle: dx * sine(angle + FULL_TURN // 4) + dy * sine(angle))


# -- what forbids a plan -------------------------------------------------------------------------------------


def body_of(table: MythTable, unit: Unit) -> Body:
    return body_at(unit.at, profile(table, unit).radius)


@lru_cache(maxsize=SOME_KEPT)
def body_at(at: tuple[Point, ...], r: int) -> Body:
    return settle(Body(at, r))


def escaping(table: MythTable, number: int, length: int) -> Collection[int]:
    """ME-GAP-37: enemies so near that the allowance does not get the Unit an inch away from them."""
    unit, keep = table.state.units[number], table.box.figures.from_enemies
    if length >= keep:
        return ()
    near = [other for other, they in on_table(table) if they.seat != unit.seat]
    return [o for o in near if not within(keep, gap(table, unit, table.state.units[o]) + length)]


def checked(
    table: MythTable, number: int, words: Sequence[str | int], length: int, double: bool, around: Field
) -> Plan | Ruling:
    """The plan of an answer, if nothing forbids it on this field."""
    found = plan(table, number, words, lambda: around)
    if isinstance(found, Ruling):
        return found
    body, near = body_of(table, table.state.units[number]), escaping(table, number, length)
    clash = forbids(body, found.move, around, purse(length), INCH, near)
    return verdict(table, number, clash, double) if clash else found
