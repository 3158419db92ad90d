"""The nearest place that will do: rings around a point (ME-GAP-32)."""

from __future__ import annotations

from collections.abc import Iterator

from mythwright.games.mythic_earth.geometry.field import Body, Field, resting
from mythwright.games.mythic_earth.geometry.formations import Allowed
from mythwright.games.mythic_earth.geometry.moves import Purse, forbids, kept, settle
from mythwright.games.mythic_earth.geometry.numbers import FULL_TURN, Point, vector
from mythwright.games.mythic_earth.geometry.units import shifted

DIRECTIONS = 24


def rings(x: int, y: int, step: int, limit: int, directions: int = DIRECTIONS) -> Iterator[Point]:
    """The point, then rings outwards, each counter-clockwise from +x. `directions` divides 144."""
    yield x, y
    for length in range(step, limit + 1, step):
        for angle in range(0, FULL_TURN, FULL_TURN // directions):
            dx, dy = vector(angle, length)
            yield x + dx, y + dy


def nearest_place(
    x: int, y: int, allowed: Allowed, step: int, limit: int, directions: int = DIRECTIONS
) -> Point | None:
    """The first point of the rings that is allowed."""
    return next((point for point in rings(x, y, step, limit, directions) if allowed(*point)), None)


def nearest_shift(
    body: Body, field: Field, step: int, limit: int, directions: int = DIRECTIONS
) -> Point | None:
    """The shift of a whole Unit to the nearest place where it may stand."""

    def allowed(dx: int, dy: int) -> bool:
        return resting(Body(shifted(body.spots, dx, dy), body.radius), near) is None

    near = field.near(body, limit)
    return nearest_place(0, 0, allowed, step, limit, directions)


def nearest_move(body: Body, wish: Point, field: Field, purse: Purse, step: int, limit: int) -> Point | None:
    """The legal shift of the whole Unit, straight and in formation, that ends nearest to the wish."""

    def allowed(dx: int, dy: int) -> bool:
        return forbids(ready, kept(body.spots, [(dx, dy)]), near, purse) is None

    ready, near = settle(body), field.near(body, purse.allowance)
    return nearest_place(*wish, allowed, step, limit)
