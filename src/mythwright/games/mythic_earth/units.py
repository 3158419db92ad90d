"""What can be said of Units without a rule of play: profiles, talents, distances, who stands near."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import isqrt

from mythwright.games.mythic_earth import forces
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.forces import Profile, Row
from mythwright.games.mythic_earth.keeping import MANY_KEPT
from mythwright.games.mythic_earth.numbers import half_up
from mythwright.games.mythic_earth.pieces import Entry
from mythwright.games.mythic_earth.state import NEUTRAL, TABLE, Point, Unit

ANIMAL = "spirit_animal"
BEHEMOTH, HUMANOID = "behemoth", "humanoid"
MOST_HEIGHT = 3
Numbered = tuple[int, Unit]
SLACK = 10
"""More than tolerance and rounding amount to."""


# -- what a Unit is ------------------------------------------------------------------------------------------


def profile(table: MythTable, unit: Unit) -> Profile:
    """The Unit as it was bought."""
    try:
        found: Profile = table.box.worked_out["profile", unit.card, unit.size, unit.options]
    except KeyError:
        found = _worked_out(table, unit)
    return found


def _worked_out(table: MythTable, unit: Unit) -> Profile:
    if unit.card == ANIMAL:
        return forces.animal(table.box)
    return forces.profile(table.box, Entry(unit=unit.card, size=unit.size, options=unit.options))


def row(table: MythTable, unit: Unit, mini: int) -> Row:
    """The row of the card that this Mini, by its number, belongs to."""
    bought = profile(table, unit)
    return bought.rows[bought.row_of[mini]]


def rows(table: MythTable, unit: Unit) -> list[Row]:
    """The row of each living Mini on the table."""
    bought = profile(table, unit)
    return [bought.rows[bought.row_of[mini]] for mini in unit.minis]


def highest(table: MythTable, unit: Unit, what: str) -> int:
    """ME-UNIT-08: the best value among the living Minis; for Units in reserve among all."""
    bought = profile(table, unit)
    if len(bought.rows) == 1:
        value: int = getattr(bought.rows[0], what)
        return value
    living = {bought.row_of[mini] for mini in unit.minis} or range(len(bought.rows))
    return max(int(getattr(bought.rows[number], what)) for number in living)


def has(table: MythTable, unit: Unit, talent: str) -> bool:
    """ME-GAP-10: what counts for the Unit while at least half of its Minis, rounded up, have it."""
    bought = profile(table, unit)
    if len(bought.rows) == 1:
        return talent in bought.rows[0].talents
    with_it = [mini for mini in unit.minis if talent in bought.rows[bought.row_of[mini]].talents]
    return len(with_it) >= half_up(len(unit.minis)) and bool(unit.minis)


def bearers(table: MythTable, unit: Unit, talent: str) -> list[int]:
    """The places in `minis` of those who have the talent themselves."""
    return [i for i, each in enumerate(rows(table, unit)) if talent in each.talents]


def heroes(table: MythTable, unit: Unit) -> list[int]:
    """The places in `minis` of living Heroic Figures."""
    bought = profile(table, unit)
    if not bought.heroic:
        return []
    return [i for i, mini in enumerate(unit.minis) if bought.rows[bought.row_of[mini]].heroic]


def magic_user(table: MythTable, unit: Unit) -> int | None:
    """The place in `minis` of the living Magic User, if the Unit has one (ME-CAST-01)."""
    bought = profile(table, unit)
    if len(bought.rows) == 1:
        return 0 if bought.rows[0].magic and unit.minis else None
    magical = [number for number, each in enumerate(bought.rows) if each.magic]
    if not magical:
        return None
    return next((i for i, mini in enumerate(unit.minis) if bought.row_of[mini] in magical), None)


def kind(table: MythTable, unit: Unit) -> str:
    """ME-GAME-11: one of the five Types."""
    return profile(table, unit).type


def height(table: MythTable, unit: Unit) -> int:
    """ME-GAP-04: the height class; the profile has the Massive talent in it."""
    return profile(table, unit).height


def radius(table: MythTable, unit: Unit) -> int:
    return profile(table, unit).radius


# -- which Units there are -----------------------------------------------------------------------------------


def on_table(table: MythTable, seat: int | None = None) -> list[Numbered]:
    """The Units on the table by number; of one seat, or all."""
    units = table.state.units.items()
    if seat is None:
        return [each for each in units if each[1].place == TABLE]
    return [each for each in units if each[1].seat == seat and each[1].place == TABLE]


def of_seat(table: MythTable, seat: int) -> list[Numbered]:
    return [each for each in table.state.units.items() if each[1].seat == seat]


def enemies(table: MythTable, unit: Unit) -> list[Numbered]:
    """Units on the table that this one treats as enemies; neutral creatures are (ME-GAP-81)."""
    seat = unit.seat
    return [each for each in table.state.units.items() if each[1].seat != seat and each[1].place == TABLE]


def on_alert(table: MythTable, unit: Unit) -> list[Numbered]:
    """The enemies among them that are On Alert; few ever are, so that is asked first."""
    units = table.state.units.items()
    alert = [each for each in units if each[1].alert]
    return [each for each in alert if each[1].seat != unit.seat and each[1].place == TABLE]


def friends(table: MythTable, number: int) -> list[Numbered]:
    """Other Units of the same player on the table."""
    own = on_table(table, table.state.units[number].seat)
    return [each for each in own if each[0] != number]


def engaged(unit: Unit) -> bool:
    return bool(unit.links)


def able(unit: Unit) -> bool:
    """Whether it can still act: on the table, neither Fleeing nor Frozen."""
    return unit.place == TABLE and not unit.fleeing and not unit.frozen


def steady(unit: Unit) -> bool:
    """Neither Frozen, Fleeing nor engaged (ME-GAP-11)."""
    return not (unit.frozen or unit.fleeing or unit.links)


def other_seat(seat: int) -> int:
    return 1 - seat


def is_neutral(unit: Unit) -> bool:
    return unit.seat == NEUTRAL


# -- distances -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=MANY_KEPT)
def spread(one: tuple[Point, ...], two: tuple[Point, ...]) -> int:
    """The least distance between centres (ME-GAME-08, ME-GAPB-01)."""
    return isqrt(min([(dx := ax - bx) * dx + (dy := ay - by) * dy for ax, ay in one for bx, by in two]))


@lru_cache(maxsize=MANY_KEPT)
def centre(at: tuple[Point, ...]) -> Point:
    """ME-GAPB-01: the mean of the Mini centres, rounded down."""
    return sum([x for x, _ in at]) // len(at), sum([y for _, y in at]) // len(at)


@lru_cache(maxsize=MANY_KEPT)
def bounds(at: tuple[Point, ...]) -> tuple[int, int, int]:
    """The centre, and how far from it the farthest Mini lies, rounded up: to rule things out fast."""
    x, y = centre(at)
    return x, y, isqrt(max([(ax - x) * (ax - x) + (ay - y) * (ay - y) for ax, ay in at])) + 1


def gap(table: MythTable, one: Unit, two: Unit) -> int:
    """The distance of two Units, nearest base to nearest base, never below 0 (ME-GAP-03)."""
    return max(0, spread(one.at, two.at) - profile(table, one).radius - profile(table, two).radius)


def enemies_about(table: MythTable, unit: Unit, reach: int) -> list[int]:
    """The enemies that may be within reach: told by discs around the Units, without measuring."""
    x, y, wide = bounds(unit.at)
    return about(table, enemies(table, unit), x, y, wide + reach + radius(table, unit))


def about(table: MythTable, those: Iterable[Numbered], x: int, y: int, reach: int) -> list[int]:
    """Those of the Units that may be within reach of a point, told in the same way."""
    reach += widest(table) + SLACK
    found = []
    for number, unit in those:
        ux, uy, wide = bounds(unit.at)
        far = reach + wide
        if (ux - x) * (ux - x) + (uy - y) * (uy - y) <= far * far:
            found.append(number)
    return found


def widest(table: MythTable) -> int:
    """The radius of the largest base there is."""
    found: int | None = table.box.worked_out.get("widest")
    if found is None:
        found = table.box.worked_out["widest"] = max(each.radius for each in table.box.types.values())
    return found


def gap_of_mini(table: MythTable, one: Unit, place: int, two: Unit) -> int:
    """From one Mini's own base to the nearest Mini of another Unit (ME-GAPB-05)."""
    return max(0, spread((one.at[place],), two.at) - radius(table, one) - radius(table, two))


def gap_to_point(table: MythTable, unit: Unit, x: int, y: int, around: int = 0) -> int:
    """From the nearest base to a round thing of this radius."""
    return max(0, spread(unit.at, ((x, y),)) - radius(table, unit) - around)


def within(table: MythTable, one: Unit, two: Unit, reach: int) -> bool:
    """ME-GAP-02: a gap of at most the reach and the tolerance; what lies far away is not measured."""
    ax, ay, wide = bounds(one.at)
    bx, by, around = bounds(two.at)
    far = reach + wide + around + 2 * widest(table) + SLACK
    if (ax - bx) * (ax - bx) + (ay - by) * (ay - by) > far * far:
        return False
    return gap(table, one, two) <= reach + table.box.figures.tolerance


def in_contact(table: MythTable, one: Unit, two: Unit) -> bool:
    """ME-GAP-03: base contact is a gap of at most 0.05 inch."""
    return gap(table, one, two) <= table.box.figures.contact


def heroes_near(table: MythTable, number: int, reach: int, but: int = 0) -> list[int]:
    """ME-GAP-26: friendly Heroic Figures of other Units, not Fleeing, within reach; one entry per Figure."""
    unit = table.state.units[number]
    most = reach + table.box.figures.tolerance
    found = []
    for other, friend in friends(table, number):
        if friend.fleeing or other == but or not profile(table, friend).heroic:
            continue
        found += [other for i in heroes(table, friend) if gap_of_mini(table, friend, i, unit) <= most]
    return found


def magic_level(table: MythTable, unit: Unit) -> int:
    """ME-MAGIC-01: the level of its Magic User, 0 without one; a slain one counts no more."""
    bought = profile(table, unit)
    living = {bought.row_of[mini] for mini in unit.minis} if unit.place == TABLE else range(len(bought.rows))
    return max((bought.rows[number].magic for number in living), default=0)
