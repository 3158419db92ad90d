"""Counters on the table: the tokens of scenarios and Devotions, and the links between Units that fight."""

from __future__ import annotations

from functools import lru_cache

from mythwright.core.colours import INK, PALE, PAPER, tint
from mythwright.core.data import Value
from mythwright.core.drawing import OFFERED, called, place, text, use
from mythwright.core.picture import Fact, Node, node, still
from mythwright.games.mythic_earth.bases import SHAPES, field
from mythwright.games.mythic_earth.sheet import COLOURS, NEUTRAL, Offers, Spot, View, centre, spot, units

KEPT = 1 << 12
RADIUS = 12.6
"""A token is 32 mm wide (ME-DEV-04)."""


class Counter(Value, frozen=True):
    """A token that lies on the table."""

    number: int
    kind: str
    seat: int
    at: Spot
    options: tuple[str, ...]


def counters(table: View, offered: Offers, rings: bool) -> Node:
    """Those that nobody carries."""
    lying = [token for token in table["tokens"] if not token["holder"]]
    drawn = [_counter(_seen(table, token, offered), rings) for token in lying]
    return node("g", "layer-tokens", "", *drawn)


def _seen(table: View, token: View, offered: Offers) -> Counter:
    at, number = spot(table, token["x"], token["y"]), token["number"]
    return Counter(number, token["kind"], token["seat"], at, tuple(offered.get(f"token_{number}", ())))


@lru_cache(maxsize=KEPT)
def _counter(one: Counter, ring: bool) -> Node:
    """A coin with the sign of its kind on a field of its owner's shape; spawn markers are numbered."""
    pen = tint(COLOURS[one.seat]) if one.seat != NEUTRAL else INK
    number = text(str(one.number), 13, 16.4, 12, fill=PAPER)
    area = node("circle", r=RADIUS + 4, fill="none", pointer_events="all")
    children = [area, node("use", href=f"#coin{one.seat}"), use(one.kind, 0, 0, 17, pen), number]
    if one.options and ring:
        children.append(node("circle", cx=0, cy=0, r=RADIUS + 8, fill="none", **OFFERED))
    found = place(f"token-{one.number}", *one.at, *children, options=one.options)
    found.title, found.thing = called(one.kind), f"token_{one.number}"
    message = "title-token" if one.seat == NEUTRAL else "title-token-of"
    found.says = Fact(message, {"kind": one.kind, "number": one.number, "who": one.seat})
    return still(found)


def coins() -> list[Node]:
    """A coin for each owner, with a field of the owner's shape and a plate for its number."""
    found = []
    for seat, shape in SHAPES.items():
        colour = tint(COLOURS[seat])
        coin = node("circle", r=RADIUS + 4, fill="url(#gilt)", stroke=INK, stroke_width=1.2)
        middle = field(shape, RADIUS + 1.6, PALE, stroke=colour, stroke_width=2)
        plate = node("circle", cx=13, cy=12, r=8.4, fill=colour, stroke=PALE)
        found.append(node("g", f"coin{seat}", "", coin, middle, plate))
    return found


# -- fights --------------------------------------------------------------------------------------------------


def links(table: View) -> Node:
    """A band between the middles of Units that are engaged, with crossed blades on it."""
    there = {unit["number"]: unit for unit in units(table)}
    pairs = sorted((one, two) for one in there for two in there[one]["links"] if one < two and two in there)
    drawn = [_link(one, two, *(spot(table, *centre(there[n])) for n in (one, two))) for one, two in pairs]
    return node("g", "layer-links", "", *drawn)


@lru_cache(maxsize=KEPT)
def _link(one: int, two: int, start: Spot, end: Spot) -> Node:
    (ax, ay), (bx, by) = start, end
    x, y = round((ax + bx) / 2, 1), round((ay + by) / 2, 1)
    band = node(
        "path",
        d=f"M{ax:g} {ay:g}L{bx:g} {by:g}",
        stroke=tint("flame"),
        stroke_width=5,
        stroke_dasharray="2 5",
    )
    disc = node("circle", cx=x, cy=y, r=15, fill=PALE, stroke=tint("flame"), stroke_width=2.4)
    found = node("g", f"link-{one}-{two}", "", band, disc, use("duel", x, y, 20, tint("blood-deep")))
    found.attributes["pointer-events"] = "none"
    return still(found)
