"""Strips around the table: each player's dice and points at the own edge, and the track of the turns."""

from __future__ import annotations

from functools import lru_cache

from mythwright.core.colours import GILT, INK, PALE, PAPER, SHADE, tint
from mythwright.core.data import Value
from mythwright.core.drawing import called, place, text, use
from mythwright.core.picture import Fact, Node, node, still
from mythwright.games.mythic_earth.bases import SHAPES, field
from mythwright.games.mythic_earth.cards import force_sign
from mythwright.games.mythic_earth.keeping import FEW_KEPT
from mythwright.games.mythic_earth.sheet import COLOURS, SOUTH, Spot, View, area_of, edge_of

KEPT = 1 << 11
DIE, STEP, MIDDLE = 34, 38, 24
"""How large a die is, how far from the next one, and the middle of a strip."""
POINTS, OUT, VOWS = 176, 40, 2
"""What points take of a strip, and dice out of the pool; a Devotion has two points (ME-DEV-16)."""


class Rail(Value, frozen=True):
    """A strip for one side: along the table, or upright beside its half of the table."""

    seat: int
    force: str
    at: Spot
    long: float
    upright: bool

    def spot(self, along: float, across: float) -> Spot:
        x, y = (across, along) if self.upright else (along, across)
        return round(x, 1), round(y, 1)

    @property
    def head(self) -> float:
        """What the crest takes, and the name if there is room for one."""
        return 58 if self.upright else 196


def strips(view: View) -> list[Node]:
    """South's below the table, or beside its southern half; what changes lies in groups of its own."""
    table, question = view["table"], view["question"] or {}
    found = []
    for seat, side in enumerate(table["sides"]):
        rail = _rail_of(table, seat, side["force"])
        parts = [_rail(rail), _asked(rail, question.get("seat") == seat)]
        parts += [_dice(table, rail, side), _marks(table, rail, side)]
        found.append(place(f"strip-{seat}", *rail.at, *parts))
    return found


def _rail_of(table: View, seat: int, force: str) -> Rail:
    here, south = area_of(table), edge_of(table, seat) == SOUTH
    if here.upright:
        half = (here.bottom - here.top) / 2
        y = here.top + (half + 8 if south else -8)
        return Rail(seat, force, (6, y), half, upright=True)
    y = here.bottom + 29 if south else 6
    return Rail(seat, force, (here.left, y), here.right - here.left, upright=False)


@lru_cache(maxsize=KEPT)
def _rail(one: Rail) -> Node:
    """The crest of a side, and its name."""
    colour = tint(COLOURS[one.seat])
    paper = _paper(one, fill=PALE, fill_opacity=0.75, stroke=colour, stroke_width=1.4)
    x, y = one.spot(28, MIDDLE)
    shape = field(SHAPES[one.seat], 20, colour, stroke=INK, stroke_width=1)
    crest = place("", x, y, shape, use(force_sign(one.force), 0, 0, 24, PAPER))
    name = [text(called(one.force) or "–", 56, 31, 20, text_anchor="start")] if not one.upright else []
    return still(node("g", f"rail-{one.seat}", "", paper, crest, *name))


def _paper(one: Rail, **line: str | int | float) -> Node:
    wide, high = one.spot(one.long, 2 * MIDDLE)
    return node("rect", "", "", width=wide, height=high, rx=9, **line)


@lru_cache(maxsize=KEPT)
def _asked(one: Rail, asked: bool) -> Node:
    """A rim of flame around who is asked."""
    rim = [_paper(one, fill="none", stroke=tint("flame"), stroke_width=3)] if asked else []
    return still(node("g", f"asked-{one.seat}", "", *rim))


# -- dice ----------------------------------------------------------------------------------------------------


def _dice(table: View, rail: Rail, side: View) -> Node:
    """The free dice, and those that are set aside or lost."""
    pool = tuple(side["pool"])
    found = _pool(rail, pool, table["value"], (side["aside"], side["lost"]))
    told = {"who": rail.seat, "dice": list(pool), "aside": side["aside"], "lost": side["lost"]}
    return Node(tag="g", id=f"pool-{rail.seat}", says=Fact("title-pool", told), children=found)


@lru_cache(maxsize=KEPT)
def _pool(rail: Rail, faces: tuple[int, ...], value: int, out: tuple[int, int]) -> list[Node]:
    """From the highest down; those of the value under way are whole, others paler."""
    room = rail.long - rail.head - POINTS - OUT * sum(map(bool, out))
    step = min(STEP, room / max(1, len(faces)))
    along, found = rail.head + DIE / 2, []
    for face in faces:
        x, y = rail.spot(along, MIDDLE)
        die = node(
            "use", href=f"#die-{rail.seat}-{face}", transform=f"translate({x:g} {y:g}) scale({DIE / 24:.3g})"
        )
        if 0 < value != face:
            die.attributes["opacity"] = 0.55
        found.append(die)
        along += step
    for sign, number in zip(("outside", "lost"), out, strict=True):
        if number:
            x, y = rail.spot(along + 8, MIDDLE)
            found += [use(sign, x - 9, y, 17, SHADE), text(str(number), x + 10, y + 6, 17, fill=SHADE)]
            along += OUT
    return found


# -- points --------------------------------------------------------------------------------------------------


def _marks(table: View, rail: Rail, side: View) -> Node:
    """Stars for the primary scenario and diamonds for the Devotion: won ones are full."""
    most = table["cards"].get(table["primary"], {}).get("most", 0)
    told = {"who": rail.seat, "primary": side["primary"], "devotion": side["devotion_points"]}
    found = _points(rail, (side["primary"], most), (side["devotion_points"], VOWS))
    return Node(tag="g", id=f"points-{rail.seat}", says=Fact("title-points", told), children=found)


@lru_cache(maxsize=KEPT)
def _points(rail: Rail, primary: tuple[int, int], vows: tuple[int, int]) -> list[Node]:
    """From the end of the strip."""
    step = min(24.0, (POINTS - 30) / max(1, primary[1] + vows[1]))
    along, found = rail.long - 18, []
    for sign, (has, needs), colour in (("vow", vows, "dark"), ("victory", primary, "egyptian")):
        for at in range(needs, 0, -1):
            found.append(use(sign, *rail.spot(along, MIDDLE), 21, tint(colour if at <= has else "sand")))
            along -= step
        along -= 8
    return found


# -- turns ---------------------------------------------------------------------------------------------------


def track(table: View) -> Node:
    """The turns down the right side, and a marker that glides along them."""
    here = area_of(table)
    turns, step = table["turns"], min(86.0, (here.bottom - here.top) / (table["turns"] + 1))
    y = round(step * max(0.35, table["turn"]), 1)
    die = [use(f"face-{table['value']}", 0, 0, 26, INK)] if table["value"] else [use("turn", 0, 0, 22, SHADE)]
    ring = node("circle", cx=0, cy=0, r=22, fill=PALE, stroke=GILT, stroke_width=3.4)
    marker = place("marker-turn", 0, y, ring, *die)
    marker.says = Fact("status-turn", {"turn": table["turn"], "turns": turns})
    return place("track", here.right + 34, here.top, _notches(turns, step), marker)


@lru_cache(maxsize=FEW_KEPT)
def _notches(turns: int, step: float) -> Node:
    rail = node("path", d=f"M0 {step * 0.35:g}V{step * turns:g}", stroke=GILT, stroke_width=3)
    marks = [
        node(
            "g",
            "",
            "",
            node("circle", cx=0, cy=0, r=14, fill=PALE, stroke=GILT, stroke_width=2),
            text(str(at), 0, 6, 17),
        )
        for at in range(1, turns + 1)
    ]
    for at, mark in enumerate(marks, 1):
        mark.attributes["transform"] = f"translate(0 {step * at:g})"
    return still(node("g", "", "", rail, *marks))
