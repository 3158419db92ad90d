"""Trying: a move before it is made, a place before it is taken, and how far a Unit reaches and sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mythwright.core.option import NUMBER, Option
from mythwright.core.picture import Fact
from mythwright.core.ruling import Ruling
from mythwright.core.trying import Trial
from mythwright.games.mythic_earth.attempts import Attempt, attempt
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.numbers import inches
from mythwright.games.mythic_earth.geometry.units import reading
from mythwright.games.mythic_earth.nearest import nearest
from mythwright.games.mythic_earth.numbers import total
from mythwright.games.mythic_earth.rings import Aim, reach_marks
from mythwright.games.mythic_earth.rules.aiming import SHOOT, aim, forbids_shot, hit_parts, is_overhead
from mythwright.games.mythic_earth.sheet import View, spot, unit_of
from mythwright.games.mythic_earth.state import TABLE, Unit
from mythwright.games.mythic_earth.trial_marks import ghost, instead, sights
from mythwright.games.mythic_earth.units import enemies, gap, profile, radius
from mythwright.games.mythic_earth.view import see

MOST_SEEN = 5
"""So many of the nearest enemies are told of."""
Foe = tuple[int, int, Unit]
"""An enemy: how far, its number, the Unit."""


class Trials:
    """The functions of `core.trying`."""

    def tried(self, table: MythTable, seat: int, option: Option, rulings: Sequence[Ruling]) -> Trial:
        found = attempt(table, option)
        near = nearest(table, option) if rulings else None
        if found is None:
            return Trial(nearest=near)
        view = see(table, seat)
        marks = ghost(view, found, rulings)
        if near:
            there = attempt(table, near)
            marks += [instead(view, near, there)] if there else []
        lines = list(_paid(found))
        if not rulings and found.unit:
            _stand(table, found)
            aims = list(_aims(table, view, found.unit))
            marks += sights(view, aims)
            lines += _sights(table, found.unit, aims)
        return Trial(marks=tuple(marks), lines=tuple(lines), nearest=near)

    def regarded(self, table: MythTable, seat: int | None, thing: str) -> Trial:
        """How far a Unit moves and shoots, whom it could shoot at, and who could shoot at it."""
        number = _unit(table, thing)
        if number is None:
            return Trial()
        view = see(table, seat)
        unit = unit_of(view, number)
        assert unit
        aims = list(_aims(table, view, number))
        lines = (_reach(unit), *_sights(table, number, aims))
        return Trial(marks=(*reach_marks(view, unit), *sights(view, aims)), lines=lines)


TRIALS = Trials()


def _unit(table: MythTable, thing: str) -> int | None:
    """The number of the Unit that this thing of the board is, if it stands on the table."""
    kind, _, number = thing.partition("_")
    if kind != "unit" or not NUMBER.match(number):
        return None
    unit = table.state.units.get(int(number))
    return int(number) if unit and unit.place == TABLE and unit.minis else None


def _stand(table: MythTable, found: Attempt) -> None:
    """The Unit as it would stand; this table is a guess that nobody else looks at."""
    unit = table.state.units[found.unit]
    unit.at, unit.aloft, unit.place = found.ends, found.aloft, TABLE
    if len(unit.minis) != len(found.ends):
        unit.minis = tuple(profile(table, unit).row_of)
        unit.hurt = (0,) * len(unit.minis)


# -- what there is to say ------------------------------------------------------------------------------------


def _paid(found: Attempt) -> Iterator[Fact]:
    paid = found.paid
    if paid is None:
        return
    yield Fact("trial-length", {"length": inches(paid.length), "allowance": inches(paid.allowance)})
    if paid.cost > paid.length:
        yield Fact("trial-cost", {"cost": inches(paid.cost), "budget": inches(paid.budget)})


def _reach(unit: View) -> Fact:
    far = max((row["reach"] for row in unit["rows"]), default=0)
    return Fact("regard-reach", {"move": inches(unit["move"]), "shoots": inches(far) if far else 0})


def _foes(table: MythTable, number: int) -> list[Foe]:
    """The nearest enemies."""
    unit = table.state.units[number]
    there = [(gap(table, unit, they), other, they) for other, they in enemies(table, unit)]
    return sorted(there, key=lambda foe: foe[:2])[:MOST_SEEN]


def _aims(table: MythTable, view: View, number: int) -> Iterator[Aim]:
    """Whom the Unit could shoot at, as lines to draw (ME-SHOOT-01, ME-LOS-02)."""
    unit = table.state.units[number]
    own = radius(table, unit)
    for far, other, they in _foes(table, number):
        if forbids_shot(table, number, other, SHOOT):
            continue
        found = reading(unit.at, own, they.at, radius(table, they))
        ax, ay, bx, by = found.line
        needs, obscured = _odds(table, number, other)
        ends = (*spot(view, ax, ay), *spot(view, bx, by))
        yield Aim(other, "shoot", ends, inches(far), needs, obscured)


def _odds(table: MythTable, number: int, other: int) -> tuple[str, int]:
    """ME-HIT-01: the number to hit, as it is written on a line; and how many things obscure."""
    if is_overhead(table, number):
        return "", 0
    aimed = aim(table, number, other, SHOOT)
    if not aimed.weapons:
        return "", 0
    obscured = len(aimed.sight.obscured_by)
    parts = hit_parts(table, number, other, table.box.weapons[aimed.weapons[0]], SHOOT, obscured)
    return f" ≤{total(parts)}", obscured


def _sights(table: MythTable, number: int, aims: Sequence[Aim]) -> Iterator[Fact]:
    """The nearest enemy, who could be shot at from there, and who could shoot back."""
    foes = _foes(table, number)
    for far, other, they in foes[:1]:
        yield Fact("trial-nearest-enemy", {"unit": other, "card": they.card, "inches": inches(far)})
    for found in aims:
        card = table.state.units[found.number].card
        facts = {
            "unit": found.number,
            "card": card,
            "inches": found.far,
            "needs": found.needs.strip(" ≤") or 0,
        }
        yield Fact("trial-shoots", {**facts, "obscured": found.obscured})
    back = [other for _, other, _ in foes if forbids_shot(table, other, number, SHOOT) is None]
    if back:
        *others, last = sorted(back)
        yield Fact("trial-shot-by", {"others": others, "last": last})
