"""Errands: where the own Devotion would send a Unit (ME-GAP-39)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.numbers import distance
from mythwright.games.mythic_earth.geometry.shapes import span
from mythwright.games.mythic_earth.ground import feature_of, quarters, zone
from mythwright.games.mythic_earth.rules.tokens import DEATH, FOUNTAIN, SACRIFICE, TROPHY, held, lying
from mythwright.games.mythic_earth.state import TABLE, Point, Unit
from mythwright.games.mythic_earth.units import centre, other_seat, profile

Errand = tuple[Point, bool]
"""A point, and whether it must be touched."""
NEAREST = 3


def errands(table: MythTable, number: int) -> list[Errand]:
    """The nearest places that the Devotion of the Unit's player is about; only its owner is shown them."""
    unit = table.state.units[number]
    find = ERRANDS.get(table.state.sides[unit.seat].vow.card)
    if find is None:
        return []
    x, y = centre(unit.at)
    return sorted(find(table, number), key=lambda errand: distance(x, y, *errand[0]))[:NEAREST]


def _tokens(kind: str) -> Callable[[MythTable, int], Iterator[Errand]]:
    """Own tokens on the ground."""

    def found(table: MythTable, number: int) -> Iterator[Errand]:
        for token in lying(table, kind, table.state.units[number].seat):
            yield (token.x, token.y), False

    return found


def _ground(table: MythTable, number: int) -> Iterator[Errand]:
    """Pieces that were picked in secret, or the one that the search has found."""
    vow = table.state.sides[table.state.units[number].seat].vow
    for each in (vow.found,) if vow.found else vow.picks:
        feature = feature_of(table, each)
        if feature:
            yield (feature.x, feature.y), True


def _fountain(table: MythTable, number: int) -> Iterator[Errand]:
    yield from _tokens(FOUNTAIN)(table, number)
    yield from _ground(table, number)


def _victims(table: MythTable, number: int) -> Iterator[Errand]:
    """Enemies that were picked in secret; whoever carries off a sacrifice goes home with it."""
    unit = table.state.units[number]
    if held(table, number, SACRIFICE):
        yield _towards(table, unit, unit.seat)
    for token in lying(table, SACRIFICE, unit.seat):
        yield (token.x, token.y), True
    for picked in table.state.sides[unit.seat].vow.picks:
        victim = table.state.units[picked]
        if victim.place == TABLE:
            yield centre(victim.at), True


def _general(table: MythTable, number: int) -> Iterator[Errand]:
    seat = table.state.units[number].seat
    for unit in table.state.units.values():
        if unit.seat == other_seat(seat) and unit.place == TABLE and profile(table, unit).general:
            yield centre(unit.at), True


def _quarters(table: MythTable, number: int) -> Iterator[Errand]:
    for area in quarters(table):
        left, bottom, right, top = span(area)
        yield ((left + right) // 2, (bottom + top) // 2), False


def _enemy_zone(table: MythTable, number: int) -> Iterator[Errand]:
    unit = table.state.units[number]
    yield _towards(table, unit, other_seat(unit.seat))


def _towards(table: MythTable, unit: Unit, seat: int) -> Errand:
    """The nearest place well within the zone of this seat."""
    left, bottom, right, top = span(zone(table, seat))
    x, y = centre(unit.at)
    settings = table.state.settings
    left, right, bottom, top = (
        max(left, 0),
        min(right, settings.width),
        max(bottom, 0),
        min(top, settings.depth),
    )
    across, deep = (right - left) // 3, (top - bottom) // 2
    return (min(max(x, left + across), right - across), min(max(y, bottom + deep), top - deep)), False


ERRANDS: dict[str, Callable[[MythTable, int], Iterator[Errand]]] = {
    "el1": _tokens(DEATH),
    "el2": _fountain,
    "el3": _victims,
    "el4": _quarters,
    "el6": _victims,
    "el7": _ground,
    "el8": _enemy_zone,
    "ec1": _tokens(DEATH),
    "ec2": _victims,
    "ec3": _general,
    "ec4": _enemy_zone,
    "ec5": _enemy_zone,
    "ec6": _enemy_zone,
    "ec8": _tokens(TROPHY),
}
"""By the Devotion; the others are about whom to fight, not where to be."""
