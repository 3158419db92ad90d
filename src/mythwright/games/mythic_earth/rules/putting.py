"""Laying tokens down: where they may lie, and the question where (ME-DEV-05 to ME-DEV-07, ME-GAP-86)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, islice
from typing import NamedTuple

from mythwright.core.flow import Done, Frame, Next, ask
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import ledger
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.numbers import FULL_TURN, TOLERANCE, vector
from mythwright.games.mythic_earth.geometry.places import rings
from mythwright.games.mythic_earth.geometry.routes import contact_spots
from mythwright.games.mythic_earth.geometry.shapes import Shape, gap, gap_to, off_table, span, wholly_in
from mythwright.games.mythic_earth.ground import feature_of, landscape, shape, zone
from mythwright.games.mythic_earth.rules.tokens import ALTAR, lying, token_of
from mythwright.games.mythic_earth.state import INCH, NO_UNIT, NOBODY, Fallen, Point, Token
from mythwright.games.mythic_earth.units import bounds, on_table, profile, radius, spread, widest

PUT = "put"
DIRECTIONS = 8


class Spot(NamedTuple):
    """What a place for a token must keep to: bases it touches, an area it lies in, altars it avoids."""

    at: tuple[Point, ...]
    radius: int
    inside: Shape | None = None
    inside_rule: str = "ME-EL2-07"
    touching: bool = True
    clear_of: tuple[Token, ...] = ()


def forbids_place(table: MythTable, spot: Spot, x: int, y: int) -> Ruling | None:
    """ME-DEV-07, ME-GAP-86: touching the Unit, wholly on the table, off bases and off Impassable ground."""
    r, settings = table.box.figures.token, table.state.settings
    if off_table(x, y, r, settings.width, settings.depth):
        return ruling("ME-GAP-86", x=x, y=y, width=settings.width, depth=settings.depth)
    if spot.touching:
        near = spread(spot.at, ((x, y),)) - spot.radius - r
        if near > table.box.figures.contact:
            return ruling("ME-DEV-07", x=x, y=y, far=near, reach=table.box.figures.contact)
        if near < -TOLERANCE:
            return ruling("ME-GAP-86", x=x, y=y, far=near, reach=0)
    if spot.inside and not wholly_in(spot.inside, x, y, r):
        return ruling(spot.inside_rule, x=x, y=y)
    return _on_something(table, spot, x, y) or _near_altar(table, spot, x, y)


def _on_something(table: MythTable, spot: Spot, x: int, y: int) -> Ruling | None:
    """A base that stands there, or Impassable ground; what must lie in a piece may lie in such a one."""
    r = table.box.figures.token
    wide = widest(table) + r
    for number, unit in on_table(table):
        cx, cy, far = bounds(unit.at)
        far += wide
        if (cx - x) * (cx - x) + (cy - y) * (cy - y) > far * far:
            continue
        if spread(unit.at, ((x, y),)) - radius(table, unit) - r < -TOLERANCE:
            return ruling("ME-GAP-86", x=x, y=y, other=number)
    if not spot.touching:
        return None
    for area, _ in landscape(table).impassable:
        if gap_to(area, x, y, r) < -TOLERANCE:
            return ruling("ME-GAP-86", x=x, y=y)
    return None


def _near_altar(table: MythTable, spot: Spot, x: int, y: int) -> Ruling | None:
    """ME-P1-09: ten inches, edge to edge."""
    r, apart = table.box.figures.token, table.box.figures.altars_apart
    for other in spot.clear_of:
        found = gap(x, y, r, other.x, other.y, r)
        if found < apart - TOLERANCE:
            return ruling("ME-P1-09", x=x, y=y, token=other.number, far=found, reach=apart)
    return None


def places(table: MythTable, spot: Spot) -> list[Point]:
    """Where the token could go, for a list: a few places all around; any other that is free will do."""
    if _out_of(table, spot):
        return []
    near = _around(table, spot) if spot.touching else _within(spot)
    return list(_free(table, spot, near)) or list(islice(_anywhere(table, spot), DIRECTIONS))


def has_place(table: MythTable, spot: Spot) -> bool:
    """Whether there is any."""
    if _out_of(table, spot):
        return False
    near = _free(table, spot, _around(table, spot))
    return any(True for _ in chain(near, _anywhere(table, spot)))


def _out_of(table: MythTable, spot: Spot) -> bool:
    """Whether what touches these bases cannot lie in the area: roughly, and never wrongly yes."""
    if spot.inside is None or not spot.touching:
        return False
    x, y, far = bounds(spot.at)
    far += spot.radius + 2 * table.box.figures.token + table.box.figures.contact
    left, bottom, right, top = span(spot.inside)
    return x + far < left or right < x - far or y + far < bottom or top < y - far


def _free(table: MythTable, spot: Spot, points: Iterable[Point]) -> Iterator[Point]:
    """Those of the points where the token may lie; how far altars are is told soonest."""
    return (
        point
        for point in points
        if not _near_altar(table, spot, *point) and not forbids_place(table, spot, *point)
    )


def _anywhere(table: MythTable, spot: Spot) -> Iterator[Point]:
    """Free places at any of the Minis, every ten degrees."""
    if not spot.touching:
        return iter(())
    r = table.box.figures.token
    every = (point for x, y in spot.at for point in contact_spots(x, y, spot.radius, r))
    return _free(table, spot, every)


def _around(table: MythTable, spot: Spot) -> Iterator[Point]:
    """In eight directions: the outermost base, and the token beyond it."""
    for angle in range(0, FULL_TURN, FULL_TURN // DIRECTIONS):
        dx, dy = vector(angle, spot.radius + table.box.figures.token)
        x, y = max(spot.at, key=lambda at: at[0] * dx + at[1] * dy)
        yield x + dx, y + dy


def _within(spot: Spot) -> Iterator[Point]:
    """From the middle of a piece of landscape outwards."""
    x, y = spot.at[0]
    return rings(x, y, INCH, 4 * INCH, DIRECTIONS)


class PutToken(Frame):
    """A token is laid down, or dropped by the Unit that carried it; the result is its number, 0 if nowhere.

    `about` is the Unit it tells of; `piece` a piece of landscape or `zone` a seat's zone it must lie in.
    """

    seat: int
    kind: str
    owner: int
    at: tuple[Point, ...]
    radius: int
    rule: str
    token: int = 0
    about: int = NO_UNIT
    piece: int = 0
    zone: int = NOBODY

    def start(self, table: MythTable) -> Next:
        """ME-DEV-06, ME-DEV-07: whoever places it chooses where."""
        found = places(table, self.spot(table))
        if not found:
            return self.nowhere(table)
        options = [option(PUT, x, y) for x, y in dict.fromkeys(found)]
        return ask(self.seat, options, then=self.put, rule=self.rule, prompt="token", open=(PUT,))

    def spot(self, table: MythTable) -> Spot:
        """What the place must keep to."""
        altars = tuple(lying(table, ALTAR)) if self.kind == ALTAR else ()
        if self.piece:
            feature = feature_of(table, self.piece)
            assert feature is not None
            return Spot(self.at, self.radius, shape(feature), touching=False)
        area = zone(table, self.zone) if self.zone != NOBODY else None
        return Spot(self.at, self.radius, area, "ME-GAP-90", clear_of=altars)

    def explains(self, table: MythTable, chosen: Option) -> Ruling | None:
        """Why not there."""
        if chosen.kind != PUT:
            return None
        if len(chosen.args) != 2 or not all(isinstance(arg, int) for arg in chosen.args):
            return ruling("ME-GAP-86", has=len(chosen.args), needs=2)
        return forbids_place(table, self.spot(table), int(chosen.args[0]), int(chosen.args[1]))

    def put(self, table: MythTable, chosen: Option) -> Next:
        return self.lay(table, (int(chosen.args[0]), int(chosen.args[1])))

    def nowhere(self, table: MythTable) -> Next:
        """What was carried, or must lie in a piece too narrow for it, lies somewhere; else nothing does."""
        return self.lay(table, self.at[0]) if self.token or self.piece else Done(0)

    def lay(self, table: MythTable, at: Point) -> Next:
        token = token_of(table, self.token)
        if token is None:
            made = ledger.put_token(table, self.kind, self.owner, at, self.rule, about=self.about)
            return Done(made)
        ledger.change_token(table, token, self.rule, x=at[0], y=at[1], holder=NO_UNIT)
        return Done(token.number)


def beside(table: MythTable, number: int, what: str, owner: int, rule: str, zone: int = NOBODY) -> PutToken:
    """ME-DEV-05, ME-DEV-07: the frame by which a Unit lays down a token of its own that touches it."""
    unit = table.state.units[number]
    return PutToken(
        seat=unit.seat,
        kind=what,
        owner=owner,
        at=unit.at,
        radius=radius(table, unit),
        rule=rule,
        about=number,
        zone=zone,
    )


def at_fallen(table: MythTable, fallen: Fallen, seat: int, what: str, rule: str) -> PutToken:
    """The frame by which a seat lays a token in contact with a Unit that is being removed."""
    r = profile(table, table.state.units[fallen.unit]).radius
    return PutToken(seat=seat, kind=what, owner=seat, at=fallen.at, radius=r, rule=rule, about=fallen.unit)
