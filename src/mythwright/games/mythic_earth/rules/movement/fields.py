"""What a moving Unit must heed: other bases, landscape, table edges (ME-MVT-05 to ME-MVT-13, ME-GAP-37)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache

from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth.box import Box, MythTable
from mythwright.games.mythic_earth.geometry.field import (
    FREE,
    Bar,
    Clash,
    Fenced,
    Field,
    Rounded,
    Slow,
    Wall,
    fenced,
    rounded_up,
)
from mythwright.games.mythic_earth.geometry.shapes import Shape, rectangle
from mythwright.games.mythic_earth.ground import (
    DIFFICULT,
    IMPASSABLE,
    RIVER,
    Same,
    feature_of,
    ground_at,
    piece,
    shape,
)
from mythwright.games.mythic_earth.keeping import FEW_KEPT, SOME_KEPT
from mythwright.games.mythic_earth.state import TABLE, Feature, Point, Unit
from mythwright.games.mythic_earth.units import BEHEMOTH, height, kind, profile

TOUCH = 0
"""To be touched, not overlapped."""
FAR = 1 << 20


def field(
    table: MythTable, number: int, flying: bool, against: Collection[int] = (), apart: int = TOUCH
) -> Field:
    """The table as this Unit finds it (ME-MVT-05, ME-GAP-42); `against` are enemies that it may touch, as in
    a charge.

    `apart` is how far from friends the move must end (ME-GAP-59).
    """
    state = table.state
    unit, settings = state.units[number], state.settings
    own, seat = kind(table, unit), unit.seat
    keep = table.box.figures.from_enemies
    bars: list[Bar] = []
    widest = 0
    for other, they in state.units.items():
        if they.place != TABLE or other == number:
            continue
        bought = profile(table, they)
        r = bought.radius
        if they.seat == seat:
            free = flying or they.aloft or _passes(own, bought.type)
            way, end = (FREE if free else TOUCH), apart
        elif other in against:
            way, end = (FREE if flying else TOUCH), TOUCH
        else:
            way, end = (FREE if flying or they.aloft else keep), keep
        bars += bars_of(they.at, r, way, end, other)
        widest = max(widest, r + end)  # none keeps farther away on the way than where it ends
    bare = bare_field(table, unit, flying)
    return Field.of(settings.width, settings.depth, bars, widest, bare.walls, bare.slow)


def bare_field(table: MythTable, unit: Unit, flying: bool) -> Field:
    """The table without the others on it."""
    state, tall = table.state, height(table, unit)
    size = state.settings.size
    walls, slow = _ground(Same(state.features), Same(table.box), state.primary, size, tall, flying)
    return Field.of(state.settings.width, state.settings.depth, (), 0, walls, slow)


@lru_cache(maxsize=SOME_KEPT)
def bars_of(at: tuple[Point, ...], r: int, way: int | None, end: int, tag: int) -> tuple[Bar, ...]:
    """The bases of a Unit where it stands."""
    return tuple([Bar(x, y, r, way, end, tag) for x, y in at])


def passes(table: MythTable, unit: Unit, friend: Unit) -> bool:
    """ME-MVT-06, ME-MVT-07: Behemoths pass all friends, others those of their own Type."""
    return _passes(kind(table, unit), kind(table, friend))


def _passes(own: str, friend: str) -> bool:
    return own in (BEHEMOTH, friend)


@lru_cache(maxsize=FEW_KEPT)
def _ground(
    features: Same[tuple[Feature, ...]], box: Same[Box], primary: str, size: str, tall: int, flying: bool
) -> tuple[Sequence[Fenced], Sequence[Rounded]]:
    """ME-LAND-03, ME-LAND-06, ME-LAND-07, ME-GAP-41: what cannot be entered, and what is slow."""
    walls: list[Wall] = []
    slow: list[Slow] = []
    for feature in features.thing:
        what, area = box.thing.kit[feature.land], shape(feature)
        if what.ground == IMPASSABLE:
            walls.append(Wall(area, FREE if flying else TOUCH, TOUCH, feature.number))
        elif what.obstacle:
            crossed = flying or tall >= what.height
            walls.append(Wall(area, FREE if crossed else TOUCH, TOUCH, feature.number))
        elif what.ground == DIFFICULT and not flying:
            slow.append(Slow(area, bridges(box.thing, primary, size) if feature.land == RIVER else ()))
    return fenced(walls), rounded_up(slow)


def bridges(box: Box, primary: str, size: str) -> tuple[Shape, ...]:
    """ME-GAP-80: a Mini is on a bridge by its centre's x."""
    half = box.figures.bridge // 2
    return tuple(rectangle(x - half, -FAR, x + half, FAR) for x, _ in ground_at(box, primary, size).points)


# -- verdicts ------------------------------------------------------------------------------------------------


def verdict(table: MythTable, number: int, clash: Clash, double: bool) -> Ruling:
    """The rule behind a clash, with what was compared and where, so that it can be drawn."""
    rule = _rule(table, number, clash, double)
    minis = table.state.units[number].minis
    mini = minis[clash.mini] if minis else clash.mini + 1  # none are on the table before deployment
    has, needs = ("has", "needs") if clash.kind == "legs" else ("far", "reach")
    facts = {"unit": number, "mini": mini, has: clash.gap, needs: clash.keep, "line": list(clash.line)}
    if clash.kind in ("base", "end_base", "nearer"):
        return ruling(rule, other=clash.tag, **facts)
    if clash.kind in ("shape", "end_shape"):
        return ruling(rule, feature=clash.tag, **facts)
    return ruling(rule, **facts)


def _rule(table: MythTable, number: int, clash: Clash, double: bool) -> str:
    match clash.kind:
        case "base" | "end_base":
            return _base_rule(table, number, clash)
        case "shape" | "end_shape":
            return _shape_rule(table, clash)
        case "stray":
            return "ME-COH-02" if len(table.state.units[number].minis) == 2 else "ME-COH-01"
        case "length":
            return "ME-MARCH-01" if double else "ME-MOVE-01"
        case kind:
            return RULES[kind]


RULES = {
    "edge": "ME-BASE-07",
    "end_edge": "ME-BASE-07",
    "own": "ME-BASE-06",
    "nearer": "ME-GAP-37",
    "legs": "ME-GAP-35",
    "cost": "ME-LAND-03",
}


def _base_rule(table: MythTable, number: int, clash: Clash) -> str:
    units = table.state.units
    if units[clash.tag].seat != units[number].seat and clash.keep:
        return "ME-MVT-05"
    return "ME-BASE-06" if clash.kind == "end_base" else "ME-MVT-06"


def _shape_rule(table: MythTable, clash: Clash) -> str:
    feature = feature_of(table, clash.tag)
    assert feature is not None
    if piece(table, feature).obstacle:
        return "ME-GAP-41"
    return "ME-BASE-08" if clash.kind == "end_shape" else "ME-LAND-06"
