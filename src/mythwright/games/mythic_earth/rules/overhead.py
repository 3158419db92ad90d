"""Overhead Shots: the template, and where a missed shot goes (ME-OVER, ME-HIT-18 to ME-HIT-21)."""

from __future__ import annotations

from functools import lru_cache

from mythwright.core.flow import Done, Frame, Next, call, roll
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.templates import crossed_by, scatter, under
from mythwright.games.mythic_earth.keeping import MANY_KEPT
from mythwright.games.mythic_earth.numbers import total
from mythwright.games.mythic_earth.rules.aiming import SHOOT, armed, forbids_mini, hit_parts
from mythwright.games.mythic_earth.rules.impact import SHOOTING, Impact
from mythwright.games.mythic_earth.rules.sight import looks
from mythwright.games.mythic_earth.state import SOUTH, Point
from mythwright.games.mythic_earth.units import on_table, radius, within

Struck = dict[int, tuple[int, ...]]
"""The Minis of each Unit that a shot touches, at most once each."""


# -- who is touched ------------------------------------------------------------------------------------------


def touched(table: MythTable, at: Point) -> Struck:
    """ME-HIT-20, ME-HIT-21: all Minis under the template, friend or foe, but none aloft (ME-GAP-50)."""
    found = {
        number: under(*at, table.box.figures.template, unit.at, radius(table, unit))
        for number, unit in on_table(table)
        if not unit.aloft
    }
    return _named(table, found)


def passed(table: MythTable, start: Point, end: Point, other: int, mini: int) -> Struck:
    """ME-OVER-12: every Mini that the line of a missed shot crosses, but not the one it was aimed at."""
    found = {
        number: crossed_by((*start, *end), unit.at, radius(table, unit))
        for number, unit in on_table(table)
        if not unit.aloft
    }
    struck = _named(table, found)
    aimed = tuple(each for each in struck.get(other, ()) if each != mini)
    return {number: minis for number, minis in {**struck, other: aimed}.items() if minis}


def _named(table: MythTable, found: dict[int, list[int]]) -> Struck:
    units = table.state.units
    return {
        number: tuple(units[number].minis[i] for i in places) for number, places in found.items() if places
    }


def together(one: Struck, two: Struck) -> Struck:
    """ME-GAP-50: a Mini that is touched twice is hit once."""
    numbers = sorted({*one, *two})
    return {number: tuple(sorted({*one.get(number, ()), *two.get(number, ())})) for number in numbers}


def on_battlefield(table: MythTable, at: Point) -> bool:
    settings = table.state.settings
    return 0 <= at[0] <= settings.width and 0 <= at[1] <= settings.depth


def best_mini(table: MythTable, number: int, other: int) -> int:
    """ME-GAP-39: the Mini within range whose place lets the template touch most enemies over friends."""
    seat, target = table.state.units[number].seat, table.state.units[other]
    reach = table.box.figures.template
    beside = tuple(
        (unit.at, radius(table, unit), unit.seat != seat)
        for _, unit in on_table(table)
        if not unit.aloft and within(table, unit, target, reach)
    )
    near = [i for i, mini in enumerate(target.minis) if not forbids_mini(table, number, other, mini)]
    gains = [_gain(target.at[place], reach, beside) for place in near]
    return target.minis[near[gains.index(max(gains))]]


Beside = tuple[tuple[tuple[Point, ...], int, bool], ...]
"""Units near a template: where their Minis stand, the radius of their bases, whether they are foes."""


@lru_cache(maxsize=MANY_KEPT)
def _gain(at: Point, template: int, beside: Beside) -> int:
    """How many more enemies than friends lie under a template."""
    struck = [(len(under(*at, template, spots, r)), foe) for spots, r, foe in beside]
    return sum(number if foe else -number for number, foe in struck)


# -- the shot ------------------------------------------------------------------------------------------------


class Overhead(Frame):
    """An Overhead Shot at one Mini of a target Unit; the result is nothing. `how` is shoot or focus.

    Units that throw such rocks are single Minis, so that one weapon is one die.
    """

    unit: int
    target: int
    mini: int
    how: str
    weapon: str = ""
    units: tuple[int, ...] = ()
    minis: tuple[tuple[int, ...], ...] = ()
    rule: str = "ME-HIT-22"

    def start(self, table: MythTable) -> Next:
        """ME-GAP-49: one die for the weapon."""
        unit = table.state.units[self.unit]
        self.weapon = next(iter(armed(table, unit, SHOOT)))
        return roll("d10", 1, then=self.read, rule="ME-HIT-02", seat=unit.seat)

    def spot(self, table: MythTable) -> Point:
        """ME-GAP-49: the aim point is the centre of the Mini."""
        target = table.state.units[self.target]
        return target.at[target.minis.index(self.mini)]

    def read(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        """ME-HIT-19, ME-OVER-03: all modifiers count; what obscures too, though no sight is needed."""
        unit, weapon, at = table.state.units[self.unit], table.box.weapons[self.weapon], self.spot(table)
        obscured = len(looks(table, self.unit, range(len(unit.minis)), self.target).obscured_by)
        parts = hit_parts(table, self.unit, self.target, weapon, self.how, obscured)
        hit = int(faces[0]) <= total(parts)
        table.tell(
            "overhead_shot",
            "ME-HIT-03",
            seat=unit.seat,
            unit=self.unit,
            other=self.target,
            weapon=weapon.id,
            x=at[0],
            y=at[1],
            needs=total(parts),
            parts=parts,
            faces=list(faces),
            hits=int(hit),
        )
        if hit:
            return self.land(table, at, touched(table, at))
        return roll("d6", 1, then=self.stray, rule="ME-OVER-05", seat=unit.seat)

    def stray(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        """ME-OVER-06 to ME-OVER-15: along the line, then under the template unless it ends off the table."""
        seat, at = table.state.units[self.unit].seat, self.spot(table)
        south = table.state.sides[seat].edge == SOUTH
        end = scatter(*at, int(faces[0]), south=south)
        table.tell(
            "scattered",
            "ME-OVER-06",
            seat=seat,
            unit=self.unit,
            inches=int(faces[0]),
            start=list(at),
            end=list(end),
        )
        struck = passed(table, at, end, self.target, self.mini)
        if on_battlefield(table, end):
            struck = together(struck, touched(table, end))
        self.rule = "ME-GAP-50"
        return self.land(table, end, struck)

    def land(self, table: MythTable, at: Point, struck: Struck) -> Next:
        """ME-HIT-20: who was touched."""
        self.units, self.minis = tuple(struck), tuple(struck.values())
        table.tell(
            "template",
            "ME-HIT-20",
            seat=table.state.units[self.unit].seat,
            unit=self.unit,
            x=at[0],
            y=at[1],
            units=list(struck),
            numbers=[len(minis) for minis in self.minis],
        )
        return self.suffer(table, None)

    def suffer(self, table: MythTable, _: object) -> Next:
        """ME-HIT-21, ME-OVER-13, ME-OVER-15: one Unit after another, with those touched."""
        if not self.units:
            return Done()
        target, minis = self.units[0], self.minis[0]
        self.units, self.minis = self.units[1:], self.minis[1:]
        frame = Impact(
            target=target,
            source=self.unit,
            how=SHOOTING,
            rule=self.rule,
            weapons=(self.weapon,),
            hits=(len(minis),),
            strengths=(table.box.weapons[self.weapon].strength,),
            clear=minis,
        )
        return call(frame, then=self.suffer)
