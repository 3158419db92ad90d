"""Bases: every Mini where it stands, under the sign of its card, in the colour and the shape of its side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import hypot

from mythwright.core.colours import INK, PALE, PAPER, tint
from mythwright.core.data import Value
from mythwright.core.drawing import OFFERED, place, text, use
from mythwright.core.picture import Node, node, still
from mythwright.games.mythic_earth.sheet import COLOURS, NEUTRAL, SCALE, Spot, View
from mythwright.games.mythic_earth.signs import CARD_SIGNS

KEPT = 1 << 13
ROUND, DIAMOND, HEXAGON = "round", "diamond", "hexagon"
SHAPES = {0: ROUND, 1: DIAMOND, NEUTRAL: HEXAGON}
"""The field on the bases of each side: who does not tell the colours tells these."""
COHERENCY = 10
"""Half an inch around every base: where two such rims meet, Minis are in coherency."""


class Look(Value, frozen=True):
    """How a base looks: whose, of which card, how large, and whether a hero stands on it."""

    seat: int
    card: str
    radius: float
    hero: bool

    @property
    def id(self) -> str:
        return f"look{self.seat}-{self.card}{'-hero' if self.hero else ''}"

    @property
    def rim(self) -> str:
        return f"rim{self.seat}-{self.radius:g}{'-hero' if self.hero else ''}"


def looks(flock: Sequence[View]) -> list[Node]:
    """All bases that these Units may stand on, each drawn once; many share a rim."""
    found = dict.fromkeys(look_of(unit, row) for unit in flock for row in range(len(unit["rows"])))
    drawn = sorted(found, key=lambda look: look.id)
    rims = {look.rim: _rim(look.seat, look.radius, look.hero) for look in drawn}
    return [*rims.values(), *(_look(look) for look in drawn)]


def look_of(unit: View, row: int) -> Look:
    return Look(unit["seat"], unit["card"], round(unit["radius"] / SCALE, 1), unit["rows"][row]["heroic"])


@lru_cache(maxsize=KEPT)
def _look(look: Look) -> Node:
    """The sign of the card on its rim."""
    large = _inner(look.radius, look.hero) * (1.16 if look.seat == 1 else 1.36)
    sign = use(CARD_SIGNS.get(look.card, "hero"), 0, 0, round(large, 1), INK)
    return still(node("g", look.id, "", node("use", href=f"#{look.rim}"), sign))


@lru_cache(maxsize=KEPT)
def _rim(seat: int, r: float, hero: bool) -> Node:
    """A disc of the side's colour with a pale field of the side's shape; a hero's rim is gilt."""
    disc = node("circle", r=r - 0.6, fill=tint(COLOURS[seat]), stroke=INK, stroke_width=1.2)
    gilt = [node("circle", r=r - 2, fill="none", stroke=tint("sun"), stroke_width=2.6)] if hero else []
    name = Look(seat, "", r, hero).rim
    return still(node("g", name, "", disc, *gilt, field(SHAPES[seat], round(_inner(r, hero), 1))))


def _inner(r: float, hero: bool) -> float:
    """What a rim leaves of a base."""
    return r - (4.4 if hero else 2.4)


def field(shape: str, r: float, fill: str = PALE, **line: str | int | float) -> Node:
    """A pale field of a side's shape."""
    if shape == ROUND:
        return node("circle", r=round(r * 0.94, 1), fill=fill, **line)
    if shape == DIAMOND:
        return node("path", d=f"M0 {-r:g}L{r:g} 0L0 {r:g}L{-r:g} 0Z", fill=fill, **line)
    half, high = round(r / 2, 1), round(r * 0.87, 1)
    points = f"M{-r:g} 0L{-half:g} {-high:g}H{half:g}L{r:g} 0L{half:g} {high:g}H{-half:g}Z"
    return node("path", d=points, fill=fill, **line)


# -- Minis ---------------------------------------------------------------------------------------------------


class Mini(Value, frozen=True):
    """A Mini beside the first one of its Unit, which stands at the middle of the drawing."""

    number: int
    at: Spot
    look: str
    hurt: int
    options: tuple[str, ...] = ()


@lru_cache(maxsize=KEPT)
def mini(unit: int, one: Mini, radius: float, ring: bool) -> Node:
    """A base; wounds stand beside it, and whoever may be chosen has a ring and shows a number."""
    name = f"mini-{unit}-{one.number}"
    if not one.hurt and not one.options:
        x, y = one.at
        return still(node("use", name, "", href=f"#{one.look}", transform=f"translate({x:g} {y:g})"))
    children = [node("circle", cx=0, cy=0, r=radius, fill="none"), node("use", href=f"#{one.look}")]
    if one.options:
        large = round(radius * 1.2, 1)
        children.append(node("circle", cx=0, cy=0, r=round(radius * 0.8, 1), fill=PALE))
        children.append(text(str(one.number), 0, large * 0.36, large, fill=INK, font_weight="bold"))
    if one.hurt:
        aside = radius * 0.7
        children.append(node("circle", cx=aside, cy=-aside, r=9, fill=tint("blood"), stroke=PALE))
        children.append(text(str(one.hurt), aside, -aside + 4.6, 13, fill=PAPER))
    if one.options and ring:
        children.append(node("circle", cx=0, cy=0, r=radius + 2, fill="none", **OFFERED))
    found = place(name, *one.at, *children, options=one.options)
    found.thing = f"mini_{unit}_{one.number}" if one.options else ""
    return still(found)


# -- around a Unit -------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def halo(spots: tuple[Spot, ...], reach: float) -> str:
    """The outline of everything so near to these places: edges of their hull moved outwards, and arcs."""
    corners = hull(spots)
    if len(corners) == 1:
        x, y = corners[0]
        r = f"{reach:g}"
        return f"M{x - reach:g} {y:g}a{r} {r} 0 1 0 {2 * reach:g} 0a{r} {r} 0 1 0 {-2 * reach:g} 0Z"
    parts: list[str] = []
    for at, (x, y) in enumerate(corners):
        nx, ny = _normal((x, y), corners[(at + 1) % len(corners)], reach)
        px, py = _normal(corners[at - 1], (x, y), reach)
        arc = (
            f"A{reach:g} {reach:g} 0 0 1 {x + nx:.4g} {y + ny:.4g}"
            if parts
            else f"M{x + nx:.4g} {y + ny:.4g}"
        )
        parts.append(arc if not parts else f"L{x + px:.4g} {y + py:.4g}{arc}")
    x, y = corners[0]
    px, py = _normal(corners[-1], (x, y), reach)
    nx, ny = _normal((x, y), corners[1], reach)
    parts.append(f"L{x + px:.4g} {y + py:.4g}A{reach:g} {reach:g} 0 0 1 {x + nx:.4g} {y + ny:.4g}Z")
    return "".join(parts)


def _normal(one: Spot, two: Spot, reach: float) -> Spot:
    """Outwards from the edge between two corners, which go round clockwise on the sheet."""
    dx, dy = two[0] - one[0], two[1] - one[1]
    long = hypot(dx, dy) or 1
    return dy / long * reach, -dx / long * reach


def hull(spots: Iterable[Spot]) -> list[Spot]:
    """The corners of the smallest convex outline, clockwise as one looks at the sheet."""
    points = sorted(set(spots))
    if len(points) <= 2:
        return points
    upper, lower = _chain(points), _chain(points[::-1])
    return upper[:-1] + lower[:-1]


def _chain(points: list[Spot]) -> list[Spot]:
    found: list[Spot] = []
    for point in points:
        while len(found) >= 2 and _turn(found[-2], found[-1], point) <= 0:
            found.pop()
        found.append(point)
    return found


def _turn(a: Spot, b: Spot, c: Spot) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
