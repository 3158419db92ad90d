"""Units on the sheet: bases where the Minis stand, over them an outline to point at, and over all plaques."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from mythwright.core.colours import PALE, tint
from mythwright.core.data import Value
from mythwright.core.drawing import OFFERED, called, place
from mythwright.core.picture import Fact, Node, node, still
from mythwright.games.mythic_earth.bases import COHERENCY, Mini, halo, look_of, looks, mini
from mythwright.games.mythic_earth.facts import Told, unit_facts, unit_title
from mythwright.games.mythic_earth.labels import Box, Laid, far, laid, token_boxes
from mythwright.games.mythic_earth.plaques import (
    ROUNDEL,
    Plaque,
    Row,
    plaque,
    plaque_of,
    plate,
    row_of,
    size_of,
)
from mythwright.games.mythic_earth.sheet import (
    COLOURS,
    NEUTRAL,
    SCALE,
    Offers,
    Pen,
    Spot,
    View,
    acting_unit,
    area_of,
    spot,
)

KEPT = 1 << 12
FLOCKS = ("sides", "animals")
ALONE = 30
"""A plaque that lies further from every Mini of its Unit has a line to one of them."""


class Flock(NamedTuple):
    """Units that are drawn together: what is drawn of them once, their bases, and what lies over those.

    Bases change when Minis move or fall; the rest whenever something happens. What is written lies over every
    outline, for a client may let these glow. Creatures that come and go are a flock of their own.
    """

    defs: Node
    bases: Node
    units: Node
    signs: Node


def flock(table: View, name: str, offered: Offers, rings: bool) -> Flock:
    """Every Unit has its place in the tree, whether it stands on the table or not."""
    members = [unit for unit in table["units"] if (unit["seat"] == NEUTRAL) == (name == "animals")]
    plaques = {unit["number"]: plaque_of(table, unit) for unit in members}
    drawn = [
        *looks(members),
        *(plate(each) for each in plaques.values()),
    ]
    there = [unit for unit in members if unit["place"] == "table" and unit["minis"]]
    ranks = {
        unit["number"]: _ranks(tuple(map(tuple, unit["minis"])), table["width"], table["depth"])
        for unit in there
    }
    spots = _beside(table, there, plaques, ranks)
    layers: dict[str, list[Node]] = {"bases": [], "unit": [], "sign": []}
    for unit in members:
        number = unit["number"]
        if number not in spots:
            for what, nodes in layers.items():
                nodes.append(_nothing(f"{what}-{number}"))
            continue
        sign = _sign(table, unit, ranks[number], (plaques[number], spots[number]))
        layers["bases"].append(_bases(_standing(table, unit, ranks[number], offered), rings))
        layers["unit"].append(_over(_told(table, unit, ranks[number], sign, offered), rings))
        layers["sign"].append(_written(sign))
    return Flock(
        _layer(f"looks-{name}", drawn, "defs"),
        _layer(f"bases-{name}", layers["bases"]),
        _layer(f"units-{name}", layers["unit"]),
        _layer(f"signs-{name}", layers["sign"], pointer_events="none"),
    )


def _layer(name: str, nodes: list[Node], tag: str = "g", **pen: str) -> Node:
    layer = node(tag, f"layer-{name}", "", **pen)
    layer.children = nodes
    return layer


@lru_cache(maxsize=KEPT)
def _nothing(id: str) -> Node:
    return still(node("g", id))


class Ranks(NamedTuple):
    """Where a Unit stands on the sheet: its first Mini, and all of them around it."""

    at: Spot
    around: tuple[Spot, ...]

    def box(self, r: float) -> Box:
        """The sheet that its bases cover."""
        x, y = self.at
        xs, ys = [dx for dx, _ in self.around], [dy for _, dy in self.around]
        return x + min(xs) - r, y + min(ys) - r, x + max(xs) + r, y + max(ys) + r


@lru_cache(maxsize=KEPT)
def _ranks(minis: tuple[tuple[int, ...], ...], width: int, depth: int) -> Ranks:
    spots = [spot({"width": width, "depth": depth}, each[0], each[1]) for each in minis]
    x, y = spots[0]
    return Ranks((x, y), tuple((round(px - x, 1), round(py - y, 1)) for px, py in spots))


def _beside(
    table: View, there: list[View], plaques: dict[int, Plaque], ranks: dict[int, Ranks]
) -> dict[int, Laid]:
    """Where the plaque of each Unit lies."""
    sizes = tuple(size_of(plaques[unit["number"]], row_of(table, unit)) for unit in there)
    boxes = tuple(ranks[unit["number"]].box(unit["radius"] / SCALE) for unit in there)
    found = laid(boxes, sizes, token_boxes(table), area_of(table))
    return {unit["number"]: at for unit, at in zip(there, found, strict=True)}


# -- bases ---------------------------------------------------------------------------------------------------


class Standing(Value, frozen=True):
    """The Minis of a Unit around its first one."""

    number: int
    seat: int
    at: Spot
    radius: float
    minis: tuple[Mini, ...]
    aloft: bool
    acts: bool


def _standing(table: View, unit: View, ranks: Ranks, offered: Offers) -> Standing:
    number, ids = unit["number"], [look_of(unit, row).id for row in range(len(unit["rows"]))]
    minis = []
    for (_, _, each, row, hurt), at in zip(unit["minis"], ranks.around, strict=True):
        options = tuple(offered.get(f"mini_{number}_{each}", ()))
        minis.append(Mini(each, at, ids[row], hurt, options))
    r, acts = unit["radius"] / SCALE, number == acting_unit(table)
    return Standing(number, unit["seat"], ranks.at, r, tuple(minis), unit["aloft"], acts)


@lru_cache(maxsize=KEPT)
def _bases(one: Standing, ring: bool) -> Node:
    """A halo of coherency around all Minis, and the Minis."""
    colour = tint(COLOURS[one.seat])
    line: Pen = {"stroke": tint("flame") if one.acts else colour, "stroke_width": 3 if one.acts else 1.6}
    if one.aloft:
        line["stroke_dasharray"] = "2 7"
    spots = tuple(each.at for each in one.minis)
    around = node("path", "", "", d=halo(spots, _rim(one.radius)), fill=colour, fill_opacity=0.16, **line)
    minis = [mini(one.number, each, one.radius, ring) for each in one.minis]
    return still(place(f"bases-{one.number}", *one.at, around, *minis))


def _rim(radius: float) -> float:
    return round(radius + COHERENCY, 1)


# -- what is written over them -------------------------------------------------------------------------------


class Sign(Value, frozen=True):
    """The plaque of a Unit and what lies under its name, beside the first Mini."""

    plaque: Plaque
    row: Row
    at: Spot
    beside: Spot
    named: bool
    acts: bool
    leads: Spot | None
    """The Mini to which a line leads, where the plaque could be taken for that of another Unit."""


def _sign(table: View, unit: View, ranks: Ranks, laid: tuple[Plaque, Laid]) -> Sign:
    written, ((x, y), named, astray) = laid
    row, acts = row_of(table, unit), unit["number"] == acting_unit(table)
    beside = round(x - ranks.at[0], 1), round(y - ranks.at[1], 1)
    wide, high = size_of(written, row)[0 if named else 1]
    box = (*beside, beside[0] + wide, beside[1] + high)
    nearest = min(ranks.around, key=lambda at: far(at, box))
    alone = far(nearest, box) > unit["radius"] / SCALE + ALONE
    return Sign(written, row, ranks.at, beside, named, acts, nearest if astray or alone else None)


@lru_cache(maxsize=KEPT)
def _written(one: Sign) -> Node:
    shown = plaque(one.plaque, one.row, one.beside, one.named, one.acts)
    return still(place(f"sign-{one.plaque.number}", *one.at, *_leader(one), shown))


def _leader(one: Sign) -> list[Node]:
    """From under the roundel to a dot on the Mini."""
    if one.leads is None:
        return []
    (x, y), (ex, ey), half = one.beside, one.leads, ROUNDEL * one.plaque.scale
    way = f"M{x + half:g} {y + half:g}L{ex:g} {ey:g}"
    colour = tint(COLOURS[one.plaque.seat])
    pale = node("path", d=way, stroke=PALE, stroke_width=7, stroke_linecap="round")
    dot = node("circle", cx=ex, cy=ey, r=5, fill=colour, stroke=PALE, stroke_width=1.6)
    return [pale, node("path", d=way, stroke=colour, stroke_width=3), dot]


class Over(Value, frozen=True):
    """A Unit as one thing to point at: its outline, its plaque, and what may be done with it."""

    number: int
    card: str
    at: Spot
    outline: str
    beside: Spot
    size: Spot
    """Where its plaque lies, and how large it is."""
    says: tuple[str, Told]
    options: tuple[str, ...]
    open: bool
    """Whether one points through it, at its Minis."""


def _told(table: View, unit: View, ranks: Ranks, sign: Sign, offered: Offers) -> Over:
    number = unit["number"]
    whole, bare = size_of(sign.plaque, sign.row)
    return Over(
        number,
        unit["card"],
        ranks.at,
        halo(ranks.around, _rim(unit["radius"] / SCALE)),
        sign.beside,
        whole if sign.named else bare,
        (unit_title(unit), unit_facts(table, unit)),
        tuple(offered.get(f"unit_{number}", ())),
        any(thing.startswith(f"mini_{number}_") for thing in offered),
    )


@lru_cache(maxsize=KEPT)
def _over(one: Over, ring: bool) -> Node:
    """An outline that takes clicks, and the sheet under the plaque, which takes them too."""
    unseen: Pen = {"fill": PALE, "fill_opacity": 0}
    edge_of_it = dict(unseen)
    if one.options and ring:
        edge_of_it = {"fill": "none", **OFFERED}
    if one.open:
        edge_of_it["pointer_events"] = "none"
    outline = node("path", "", "", d=one.outline, **edge_of_it)
    (x, y), (wide, high) = one.beside, one.size
    sheet = node("rect", "", "", x=x, y=y, width=round(wide, 1), height=round(high, 1), **unseen)
    found = place(f"unit-{one.number}", *one.at, outline, sheet, options=one.options)
    found.title, found.thing = f"{one.number} {called(one.card)}", f"unit_{one.number}"
    message, facts = one.says
    found.says = Fact(message, dict(facts))
    found.attributes["class"] = "token"
    return still(found)
