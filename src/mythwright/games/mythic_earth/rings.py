"""What the acting Unit reaches: its Move and March, its weapons, lines to its targets, and places to go."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from mythwright.core.colours import GILT, INK, PALE, tint
from mythwright.core.data import Value
from mythwright.core.drawing import place, text, use
from mythwright.core.picture import Node, node, still
from mythwright.games.mythic_earth.bases import halo
from mythwright.games.mythic_earth.geometry.numbers import inches
from mythwright.games.mythic_earth.geometry.units import reading
from mythwright.games.mythic_earth.sheet import (
    COLOURS,
    EDGE,
    SCALE,
    Area,
    Pen,
    Spot,
    View,
    acting_unit,
    area_of,
    goals,
    spot,
    unit_of,
)

KEPT = 1 << 10
INCH_WIDE = 1000 / SCALE
MARCHES = ("march", "free_march")
STORM = "storm_step"
STEPS = ("action", "reaction", "move", "march", "free_move", "free_march", "swift_path", "consolidate", STORM)
"""Questions at which one wants to know how far the Unit goes."""
CHOICES = ("action", "reaction")
LOOK = "look"
"""Where it is not known yet what the Unit will do."""
Ring = tuple[str, tuple[Spot, ...], float, str, str]
"""A reach: what for, from which places, how far on the sheet, in inches, and in whose colour."""
PARTS = (0.64, 0.5, 0.78, 0.36, 0.9)
"""So far along a line lies what is written on it: at the first of these where nothing else is written."""
PLATE = 24
"""How high a plate is on the sheet."""
MARKED = {"charge": "duel", "attack": "duel", "shoot": "shoot", "focus": "shoot"}


def reaches(view: View) -> Node:
    """Dashed outlines around the Unit that is asked about."""
    layer = node("g", "layer-reach", "", pointer_events="none", clip_path=EDGE)
    layer.children = [_reach(*one) for one in _rings(view)]
    return layer


def reach_marks(table: View, unit: View) -> list[Node]:
    """The same around any Unit that is looked at, with the lengths beside them."""
    found = _around(table, unit, _far(table, unit, LOOK))
    rings = node("g", "look-reach", "", *(_reach(*one) for one in found), clip_path=EDGE)
    return [rings, *(_length(*one, area_of(table)) for one in found)]


def _rings(view: View) -> list[Ring]:
    table, question = view["table"], view["question"] or {}
    unit = unit_of(table, acting_unit(table))
    if unit is None or not unit["minis"] or question.get("prompt") not in STEPS or "options" not in question:
        return []
    return _around(table, unit, _far(table, unit, question["prompt"]))


def _around(table: View, unit: View, far: list[tuple[str, int]]) -> list[Ring]:
    spots = tuple(spot(table, mini[0], mini[1]) for mini in unit["minis"])
    own = unit["radius"] / SCALE
    return [
        (name, spots, round(own + each / SCALE, 1), inches(each), COLOURS[unit["seat"]]) for name, each in far
    ]


def _far(table: View, unit: View, prompt: str) -> list[tuple[str, int]]:
    """How far the Unit moves and shoots, in thousandths of an inch."""
    move = unit["move"]
    if prompt in MARCHES:
        return [("march", 2 * move)]
    if prompt == STORM:
        return [("move", 1000 * table["cards"][STORM]["amount_inches"])]
    found = [("move", move)]
    if prompt in (*CHOICES, LOOK):
        ranges = sorted({far for row in unit["rows"] for far in (row["short"], row["reach"]) if far})
        found += [("shoot", far) for far in ranges]
    return [(name, far) for name, far in found if far]


@lru_cache(maxsize=KEPT)
def _reach(name: str, spots: tuple[Spot, ...], r: float, far: str, colour: str) -> Node:
    """A dashed outline: long dashes for steps, dots for shots."""
    shoots = name == "shoot"
    pen = tint("flame") if shoots else tint(colour)
    line: Pen = {"stroke": pen, "stroke_width": 2.4, "stroke_dasharray": "3 7" if shoots else "12 6"}
    outline = node("path", f"reach-{name}-{far}", "", d=halo(spots, r), fill=pen, fill_opacity=0.05, **line)
    return still(outline)


@lru_cache(maxsize=KEPT)
def _length(name: str, spots: tuple[Spot, ...], r: float, far: str, colour: str, here: Area) -> Node:
    """How far it is, where the outline is on the table: east, else west, else above."""
    shoots = name == "shoot"
    pen = tint("flame") if shoots else tint(colour)
    plate = node("rect", x=-26, y=-12, width=52, height=24, rx=12, fill=PALE, stroke=pen, stroke_width=1.4)
    sign = use("shoot" if shoots else "move", -13, 0, 15, pen)
    words = text(f"{far}″", 8, 5.6, 16, fill=INK)
    return still(place(f"length-{name}-{far}", *_beside(spots, r, here), plate, sign, words))


def _beside(spots: tuple[Spot, ...], r: float, here: Area) -> Spot:
    east, west = max(spots), min(spots)
    if east[0] + r < here.right:
        return round(east[0] + r, 1), east[1]
    if west[0] - r > here.left:
        return round(west[0] - r, 1), west[1]
    x, y = min(spots, key=lambda at: (at[1], at[0]))
    return x, round(max(y - r, here.top + 15), 1)


# -- lines to targets ----------------------------------------------------------------------------------------


def lines(view: View) -> Node:
    """From the acting Unit to each that it may shoot, charge or strike: how far, what hits, what obscures."""
    table, question = view["table"], view["question"] or {}
    layer = node("g", "layer-lines", "", pointer_events="none")
    unit = unit_of(table, acting_unit(table))
    if unit is None or not unit["minis"]:
        return layer
    found: dict[int, str] = {}
    for option in question.get("options", ()):
        kind, *args = option.split()
        if kind in MARKED and args:
            found.setdefault(int(args[0]), kind)
    aims = [_line(table, unit, number, kind) for number, kind in found.items()]
    layer.children = drawn_aims(aims)
    layer.children += [_length(*one, area_of(table)) for one in _rings(view)]
    return layer


def _line(table: View, unit: View, number: int, kind: str) -> Aim:
    other = unit_of(table, number)
    assert other is not None
    places = [[(mini[0], mini[1]) for mini in each["minis"]] for each in (unit, other)]
    read = reading(places[0], unit["radius"], places[1], other["radius"])
    ax, ay, bx, by = read.line
    aim = table["aims"].get(str(number)) if MARKED[kind] == "shoot" else None
    needs, obscured = (f" ≤{aim['needs']}", len(aim["obscured"])) if aim and aim["dice"] else ("", 0)
    ends = (*spot(table, ax, ay), *spot(table, bx, by))
    return Aim(number, MARKED[kind], ends, inches(read.gap), needs, obscured)


class Aim(Value, frozen=True):
    """A line to a target: the ends on the sheet, the inches, the number to hit, how much is in the way."""

    number: int
    sign: str
    ends: tuple[float, float, float, float]
    far: str
    needs: str
    obscured: int

    @property
    def wide(self) -> float:
        """How wide the plate is: a sign, the inches, the number to hit, a bush for each thing in the way."""
        return round(32 + 8.4 * len(f"{self.far}″{self.needs}") + 17 * self.obscured, 1)

    def plate(self, part: float) -> Spot:
        """Where the plate begins if it lies at this part of the line."""
        ax, ay, bx, by = self.ends
        return round(ax + (bx - ax) * part - self.wide / 2, 1), round(ay + (by - ay) * part, 1)


def drawn_aims(aims: Sequence[Aim]) -> list[Node]:
    """All of these lines, with plates that lie on no other plate where that can be."""
    taken: list[tuple[Spot, float]] = []
    drawn = []
    for aim in aims:
        free = [part for part in PARTS if not any(_over(aim, part, *other) for other in taken)]
        part = free[0] if free else PARTS[0]
        taken.append((aim.plate(part), aim.wide))
        drawn.append(_drawn_aim(aim, part))
    return drawn


def _over(aim: Aim, part: float, at: Spot, wide: float) -> bool:
    x, y = aim.plate(part)
    return abs(y - at[1]) < PLATE and x < at[0] + wide and at[0] < x + aim.wide


@lru_cache(maxsize=KEPT)
def _drawn_aim(aim: Aim, part: float) -> Node:
    """A line, broken where something obscures, with a plate on it."""
    ax, ay, bx, by = aim.ends
    pen = tint("flame" if aim.sign == "shoot" else "blood-deep")
    dash = "4 6" if aim.obscured else "none"
    way = f"M{ax:g} {ay:g}L{bx:g} {by:g}"
    line = node("path", d=way, stroke=pen, stroke_width=2.6, stroke_dasharray=dash)
    return still(node("g", f"line-{aim.number}", "", line, place("", *aim.plate(part), *_plate(aim, pen))))


def _plate(aim: Aim, pen: str) -> list[Node]:
    """The sign, the inches, the number to hit, and a bush for each thing in the way."""
    shown, wide = f"{aim.far}″{aim.needs}", aim.wide
    plate = node("rect", x=0, y=-12, width=wide, height=24, rx=12, fill=PALE, stroke=pen, stroke_width=1.4)
    bushes = [use("scrub", wide - 15 - 17 * at, 0, 15, tint("slavic")) for at in range(aim.obscured)]
    words = text(shown, 26, 5.4, 15.5, fill=INK, text_anchor="start")
    return [plate, use(aim.sign, 15, 0, 15, pen), words, *bushes]


# -- places --------------------------------------------------------------------------------------------------


SMALL = 0.6
"""Rings of the places on the list are smaller than bases: there are many of them."""


def places(view: View) -> Node:
    """Every place that is on the list, as a small ring that stands for its answers."""
    table = view["table"]
    unit = unit_of(table, acting_unit(table))
    r = round(unit["radius"] / SCALE, 1) if unit else 12.6
    drawn = [
        _place(at, spot(table, *at), round(min(r, 26) * SMALL, 1), tuple(texts))
        for at, texts in goals(view).items()
    ]
    line: Pen = {"stroke": GILT, "stroke_width": 2.4, "stroke_dasharray": "5 4"}
    return node("g", "layer-places", "", *drawn, fill=PALE, fill_opacity=0.6, **line)


@lru_cache(maxsize=KEPT)
def _place(at: tuple[int, int], where: Spot, r: float, options: tuple[str, ...]) -> Node:
    """There may be many: what they have in common is said once, for the whole layer."""
    return still(place(f"place-{at[0]}-{at[1]}", *where, node("circle", r=r), options=options))
