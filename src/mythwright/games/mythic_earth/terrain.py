"""The cloth of the table with its grid of inches, the zones, and every piece of landscape by its kind."""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, pi, sin

from mythwright.core.colours import INK, PALE, SHADE, tint
from mythwright.core.data import Value
from mythwright.core.drawing import OFFERED, called, place, text, use
from mythwright.core.picture import Fact, Node, node, still
from mythwright.games.mythic_earth.grounds import GROUNDS
from mythwright.games.mythic_earth.keeping import FEW_KEPT
from mythwright.games.mythic_earth.sheet import COLOURS, EDGE, SCALE, Offers, Pen, Spot, View, area, spot

KEPT = 1 << 12
FOOT, HALF_FOOT = 240, 120
TURN = 2.4
"""Trees of a wood stand on a spiral, each so far around from the last."""
CROWDS = {
    "jungle": (9, 34),
    "scrub": (5, 24),
    "marsh": (5, 26),
    "rock": (1, 62),
    "lake": (1, 40),
    "hill": (1, 44),
}
"""How many signs stand in a piece of each kind, and how large they are."""
NARROW = ("low_wall", "high_wall", "river", "bridge")


class Piece(Value, frozen=True):
    """A piece of landscape on the sheet."""

    number: int
    land: str
    at: Spot
    radius: float
    corners: tuple[Spot, ...]
    figures: tuple[tuple[str, object], ...]
    claimed: tuple[int, ...]
    options: tuple[str, ...]


# -- the cloth -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=FEW_KEPT)
def cloth(width: int, depth: int) -> Node:
    """Paper with a grid of inches and feet, a rose of the winds under it, and a ruler at two edges."""
    left, top, right, bottom, *_ = area(width, depth)
    wide, high = right - left, bottom - top
    board: Pen = {"x": left, "y": top, "width": wide, "height": high}
    rim: Pen = {"x": left - 8, "y": top - 8, "width": wide + 16, "height": high + 16, "rx": 5}
    frame = [
        node("rect", "", "", fill="url(#gilt)", stroke=INK, **rim),
        node("rect", "", "", fill="url(#paper)", stroke=INK, stroke_width=1.5, **board),
    ]
    rose = use("star", left + wide / 2, top + high / 2, 330, tint("gilt"))
    nets = [_net(name, left, top, (wide, high)) for name in ("inches", "feet")]
    line: Pen = {"stroke": SHADE, "stroke_width": 1.6, "stroke_dasharray": "14 7"}
    middle = node("path", "", "", d=f"M{left} {top + high / 2:g}h{wide:g}", **line)
    faint = [node("g", "", "", rose, opacity=0.1), node("g", "", "", *nets, opacity=0.3)]
    return still(node("g", "cloth", "", *frame, *faint, middle, *_ruler(left, bottom, wide, high)))


@lru_cache(maxsize=FEW_KEPT)
def edge(width: int, depth: int) -> Node:
    """What is drawn of zones and reaches ends where the table ends."""
    left, top, right, bottom, *_ = area(width, depth)
    board = node("rect", x=left, y=top, width=right - left, height=bottom - top)
    return still(node("defs", "", "", node("clipPath", "edge", "", board)))


def _net(name: str, left: float, top: float, size: Spot) -> Node:
    """The patterns begin at the corner of the table."""
    wide, high = size
    board = node("rect", width=wide, height=high, fill=f"url(#{name})")
    return node("g", "", "", board, transform=f"translate({left:g} {top:g})")


def _ruler(left: float, bottom: float, wide: float, high: float) -> list[Node]:
    """Inches from the west and from the south."""
    found = []
    for at in range(0, int(wide) + 1, HALF_FOOT):
        found.append(text(str(at // 20), left + at, bottom + 21, 13, fill=SHADE))
    for at in range(0, int(high) + 1, HALF_FOOT):
        found.append(text(str(at // 20), left - 14, bottom - at + 5, 13, fill=SHADE, text_anchor="end"))
    return found


# -- zones ---------------------------------------------------------------------------------------------------


def zones(table: View) -> Node:
    """Where each player deploys: strongly while Units are set up, faintly later."""
    strong = table["phase"] in ("setup", "deployment")
    drawn = [_zone(table, seat, area, strong) for seat, area in enumerate(table["zones"])]
    return node("g", "layer-zones", "", *drawn, clip_path=EDGE)


def _zone(table: View, seat: int, area: View, strong: bool) -> Node:
    line: Pen = {
        "stroke": tint(COLOURS[seat]),
        "stroke_width": 2,
        "stroke_dasharray": "3 6",
        "fill": f"url(#zone-{seat})",
    }
    line |= {"opacity": 0.5 if strong else 0.16}
    if area["corners"]:
        points = " ".join(f"{x:g},{y:g}" for x, y in (spot(table, *corner) for corner in area["corners"]))
        return node("polygon", f"zone-of-{seat}", "", points=points, **line)
    x, y = spot(table, area["x"], area["y"])
    return node("circle", f"zone-of-{seat}", "", cx=x, cy=y, r=area["radius"] / SCALE, **line)


# -- pieces --------------------------------------------------------------------------------------------------


def pieces(table: View, offered: Offers, rings: bool) -> Node:
    """River first, for a bridge lies over it; otherwise in the order of their numbers."""
    order = sorted(table["features"], key=lambda each: (each["land"] != "river", each["number"]))
    drawn = [_piece(_seen(table, each, offered), rings) for each in order]
    return node("g", "layer-land", "", *drawn)


def _seen(table: View, feature: View, offered: Offers) -> Piece:
    number, at = feature["number"], spot(table, feature["x"], feature["y"])
    corners = [spot(table, *corner) for corner in feature["corners"]]
    claimed = [c["seat"] for c in table["claims"] if c["what"] == "pillage" and c["target"] == number]
    return Piece(
        number,
        feature["land"],
        at,
        feature["radius"] / SCALE,
        tuple((round(x - at[0], 1), round(y - at[1], 1)) for x, y in corners),
        tuple(sorted(table["cards"][f"land_{feature['land']}"].items())),
        tuple(claimed),
        tuple(offered.get(f"piece_{number}", ())),
    )


@lru_cache(maxsize=KEPT)
def _piece(piece: Piece, ring: bool) -> Node:
    """The ground in its true outline, what grows or stands on it, and its number for talk."""
    ground = GROUNDS[piece.land]
    line: Pen = {"stroke": tint(ground.pen), "stroke_width": 2.4, "fill": f"url(#ground-{piece.land})"}
    children = [_outline(piece, **line), *_growth(piece), _number(piece)]
    children += [
        use("torch", 20 * at - 10, 26, 30, tint(COLOURS[seat])) for at, seat in enumerate(piece.claimed)
    ]
    if piece.options and ring:
        children.append(_outline(piece, fill="none", **OFFERED))
    found = place(f"piece-{piece.number}", *piece.at, *children, options=piece.options)
    found.title, found.thing = f"{piece.number} {called(piece.land)}", f"piece_{piece.number}"
    text_of = Fact(f"card-land_{piece.land}", dict(piece.figures))
    found.says = Fact("title-piece", {"number": piece.number, "land": piece.land, "text": text_of})
    return still(found)


def _outline(piece: Piece, **line: str | int | float) -> Node:
    if piece.corners:
        points = " ".join(f"{x:g},{y:g}" for x, y in piece.corners)
        return node("polygon", "", "", points=points, **line)
    return node("circle", "", "", cx=0, cy=0, r=piece.radius, **line)


def _reach(piece: Piece) -> float:
    """How far from its middle a piece surely extends."""
    return piece.radius or min(hypot(x, y) for x, y in piece.corners)


def _growth(piece: Piece) -> list[Node]:
    """Signs of the kind: a wood has many, a rock one."""
    colour = tint(GROUNDS[piece.land].pen)
    if piece.land == "building":
        return [_roof(piece), use("building", 0, 0, 54, tint("gilt-deep"))]
    number, large = CROWDS.get(piece.land, (0, 0))
    if piece.land == "hill":
        return [_contour(piece, part) for part in (0.72, 0.44)] + [use("hill", 0, 0, large, colour)]
    found = []
    for at in range(number):
        far = _reach(piece) * 0.84 * (at / number) ** 0.5
        found.append(
            use(piece.land, round(far * cos(at * TURN), 1), round(far * sin(at * TURN), 1), large, colour)
        )
    return [node("g", "", "", *found, opacity=0.72)] if found else []


def _contour(piece: Piece, part: float) -> Node:
    return node(
        "circle", cx=0, cy=0, r=round(_reach(piece) * part, 1), fill="none", stroke=SHADE, opacity=0.5
    )


def _roof(piece: Piece) -> Node:
    """The ridges from each corner to the middle."""
    lines = "".join(f"M{x * 0.62:g} {y * 0.62:g}L{x:g} {y:g}" for x, y in piece.corners)
    inner = " ".join(
        f"{'L' if at else 'M'}{x * 0.62:g} {y * 0.62:g}" for at, (x, y) in enumerate(piece.corners)
    )
    return node(
        "path", d=f"{lines}{inner}Z", fill=PALE, fill_opacity=0.5, stroke=tint("gilt-deep"), stroke_width=1.5
    )


def _number(piece: Piece) -> Node:
    """A small plate at the lower right of the piece, or at its middle when it is narrow."""
    far = 0 if piece.land in NARROW else _reach(piece) * 0.72
    x, y = round(far * cos(pi / 4), 1), round(far * sin(pi / 4), 1)
    if piece.land == "river":
        x = min(corner for corner, _ in piece.corners) + 20
    plate = node("circle", cx=x, cy=y, r=11, fill=PALE, stroke=SHADE, stroke_width=1, opacity=0.9)
    return node("g", "", "", plate, text(str(piece.number), x, y + 5, 14, fill=INK, font_style="italic"))
