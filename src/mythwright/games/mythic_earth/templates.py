"""The template of Overhead Shots: where it would lie and whom it would touch, and where the last one fell."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from mythwright.core.colours import INK, PALE, tint
from mythwright.core.picture import Node, node, still
from mythwright.games.mythic_earth.geometry.templates import under
from mythwright.games.mythic_earth.sheet import EDGE, SCALE, Pen, Spot, View, spot, unit_of, units

KEPT = 1 << 8
SHOTS = ("shoot", "focus")
ARM = 7
"""Half the width of the cross where a shot was aimed."""
Ring = tuple[Spot, float]
"""A base on the sheet: its middle and its radius."""


def templates(view: View) -> Node:
    """Under the shots that may be chosen, and where the last one of this activation was aimed and fell."""
    layer = node("g", "layer-templates", "", pointer_events="none", clip_path=EDGE)
    layer.children = [*_last(view["table"]), *_offered(view)]
    return layer


# -- before a shot -------------------------------------------------------------------------------------------


def _offered(view: View) -> Iterator[Node]:
    """A disc for each Mini that may be aimed at (ME-GAP-49), with a ring around every base it touches."""
    table, words = view["table"], [text.split() for text in (view["question"] or {}).get("options", ())]
    aimed = {(int(args[0]), int(args[1])) for kind, *args in words if kind in SHOTS and len(args) == 2}
    for number, mini in sorted(aimed):
        unit = unit_of(table, number)
        x, y = next(each[:2] for each in unit["minis"] if each[2] == mini) if unit else (0, 0)
        r = round(table["template"] / SCALE, 1)
        yield _disc(number, mini, (spot(table, x, y), r), tuple(_touched(table, x, y)))


def _touched(table: View, x: int, y: int) -> Iterator[Ring]:
    """ME-HIT-20, ME-GAP-50: the bases under the template, friend or foe, but of none aloft."""
    for unit in units(table):
        if not unit["aloft"]:
            spots = [(mini[0], mini[1]) for mini in unit["minis"]]
            for place in under(x, y, table["template"], spots, unit["radius"]):
                yield spot(table, *spots[place]), round(unit["radius"] / SCALE, 1)


@lru_cache(maxsize=KEPT)
def _disc(number: int, mini: int, template: Ring, touched: tuple[Ring, ...]) -> Node:
    line: Pen = {"stroke": tint("flame"), "stroke_width": 2.4}
    disc = _circle(template, fill=tint("flame"), fill_opacity=0.14, stroke_dasharray="7 5", **line)
    rings = [_circle(each, fill="none", **line | {"stroke_width": 4}) for each in touched]
    return still(node("g", f"template-{number}-{mini}", "", disc, *rings))


def _circle(ring: Ring, **pen: str | int | float) -> Node:
    (x, y), r = ring
    return node("circle", cx=x, cy=y, r=r, **pen)


# -- after it ------------------------------------------------------------------------------------------------


def _last(table: View) -> Iterator[Node]:
    """ME-OVER-05 to ME-OVER-14: a cross where it was aimed, the way it strayed, the template at its end."""
    shot = table["shot"]
    if not shot:
        return
    (x, y), end = shot["aim"], shot["end"] or shot["aim"]
    lies = shot["end"] and 0 <= end[0] <= table["width"] and 0 <= end[1] <= table["depth"]
    r = round(table["template"] / SCALE, 1) if lies else 0
    yield _fallen(spot(table, x, y), spot(table, *end), r)


@lru_cache(maxsize=KEPT)
def _fallen(aim: Spot, end: Spot, r: float) -> Node:
    (ax, ay), (bx, by) = aim, end
    cross = f"M{ax - ARM:g} {ay - ARM:g}l{2 * ARM} {2 * ARM}m0 {-2 * ARM}l{-2 * ARM} {2 * ARM}"
    way = f"{cross}M{ax:g} {ay:g}L{bx:g} {by:g}"
    pale = node("path", d=way, stroke=PALE, stroke_width=7)
    disc = [_circle((end, r), fill=INK, fill_opacity=0.16)] if r else []
    line: Pen = {"fill": "none", "stroke": INK, "stroke_width": 3, "stroke_linecap": "round"}
    return still(node("g", "template-fallen", "", *disc, pale, node("path", d=way), **line))
