"""The leaf that the board is drawn on: paper, border, shore, and the bare tiles with their lands."""

from __future__ import annotations

from functools import cache
from math import sqrt

from mythwright.core.colours import GILT, INK, PALE, PAPER, SHADE, STRAW, tint
from mythwright.core.drawing import Attribute, place, use
from mythwright.core.picture import Node, node, still
from mythwright.games.king_of_the_hill.board import CAMPS, HILL, TILES
from mythwright.games.king_of_the_hill.colours import COLOURS

WIDTH, HEIGHT = 1000, 900
CENTRE_X, CENTRE_Y, RADIUS = 500, 430, 48
MAP = (174, 22, 652, 742)
"""The part of the leaf that is the map, with the track above it."""
SIDES = {**CAMPS, "dark": (-2, -2)}
"""The middle of each side of the board; the north-west belongs to the Dark and has no camp."""
LEAN = 0.01
"""Breaks the tie of tiles that lie between two lands, clockwise."""


def spot_of(place: str) -> tuple[float, float]:
    """The middle of a tile or camp on the leaf."""
    q, r = SIDES[place] if place in SIDES else TILES[place]
    return round(CENTRE_X + sqrt(3) * RADIUS * (q + r / 2), 1), round(CENTRE_Y + 1.5 * RADIUS * r, 1)


def hexagon(x: float, y: float, radius: float) -> str:
    """The corners of a hexagon that stands on a corner."""
    half = radius * sqrt(3) / 2
    corners = (
        (0, -radius),
        (half, -radius / 2),
        (half, radius / 2),
        (0, radius),
        (-half, radius / 2),
        (-half, -radius / 2),
    )
    return " ".join(f"{x + dx:.1f},{y + dy:.1f}" for dx, dy in corners)


def _outline(radius: int) -> str:
    """The same around the middle, in few letters."""
    half, side = round(radius * sqrt(3) / 2, 1), radius // 2
    return f"M0-{radius}L{half}-{side}V{side}L0 {radius}L-{half} {side}V-{side}Z"


def _leaf(name: str, box: tuple[float, float, float, float], rose: tuple[float, float]) -> Node:
    """Warm paper with a ruled border, a flourish in each corner, and a compass rose."""
    left, top, wide, high = box
    right, bottom = left + wide, top + high
    inner = ((left + 10, top + 10, 1, 1), (right - 10, top + 10, -1, 1))
    outer = ((left + 10, bottom - 10, 1, -1), (right - 10, bottom - 10, -1, -1))
    flourishes = [
        node(
            "path",
            d="M0 34C10 34 12 24 8 20C14 22 22 14 20 8C24 12 34 10 34 0M4 12A8 8 0 0 1 12 4",
            fill="none",
            stroke=GILT,
            stroke_width=1.6,
            transform=f"translate({x:g} {y:g}) scale({across} {down})",
        )
        for x, y, across, down in (*inner, *outer)
    ]
    rules = [
        _frame(box, 0, 0, fill="url(#paper)"),
        _frame(box, 6, 6, fill="none", stroke=INK, stroke_width=1.4),
        _frame(box, 10, 4, fill="none", stroke="url(#gilt)", stroke_width=2),
    ]
    return node("g", name, "", *rules, *flourishes, _rose(*rose))


def _frame(box: tuple[float, float, float, float], inset: float, round: float, **look: Attribute) -> Node:
    left, top, wide, high = box
    size = {"width": wide - 2 * inset, "height": high - 2 * inset}
    return node("rect", x=left + inset, y=top + inset, rx=round, **size, **look)


def _rose(x: float, y: float) -> Node:
    """Eight points, each half light and half dark; north is up."""
    points = [
        node("path", d=f"M0 {-length}L{side * width} {-width}L0 0Z", fill=fill, transform=f"rotate({angle})")
        for angle, length, width in (
            *((a, 21, 5) for a in (45, 135, 225, 315)),
            *((a, 32, 6.5) for a in (0, 90, 180, 270)),
        )
        for side, fill in ((1, GILT), (-1, tint("gilt-light")))
    ]
    rings = [node("circle", cx=0, cy=0, r=r, fill="none", stroke=SHADE, stroke_width=0.8) for r in (24, 27)]
    return node("g", "", "", *rings, *points, transform=f"translate({x} {y})", stroke=INK, stroke_width=0.5)


def _coast(spread: float, **attributes: Attribute) -> Node:
    """The outline of all tiles together, so much wider than they are."""
    outlines = (hexagon(*spot_of(tile), RADIUS + spread).split() for tile in TILES)
    return node("path", d="".join(f"M{'L'.join(corners)}Z" for corners in outlines), **attributes)


def _shore() -> Node:
    """A gilt edge, with the water lines of old maps around it."""
    waters = [
        _coast(spread, fill=PAPER, stroke=SHADE, stroke_width=0.7, stroke_opacity=faint)
        for spread, faint in ((22, 0.25), (17, 0.4), (12.5, 0.6))
    ]
    edge = _coast(5.5, fill="url(#gilt)", stroke=INK, stroke_width=1.2)
    gilt = _coast(5.5, fill=GILT)
    x, y = spot_of("dark")
    night = node(
        "circle", cx=x, cy=y, r=20, fill=COLOURS["dark"], stroke="url(#gilt)", stroke_width=2, opacity=0.8
    )
    return node("g", "shore", "", *waters, edge, gilt, night, use("dark", x, y, 24, STRAW))


def land_of(tile: str) -> str:
    """The mythology whose side of the board a tile is nearest to."""
    q, r = TILES[tile]
    x, y = sqrt(3) * (q + r / 2), 1.5 * r
    x, y = x - LEAN * y, y + LEAN * x

    def nearness(land: str) -> float:
        a, b = SIDES[land]
        return sqrt(3) * (a + b / 2) * x + 1.5 * b * y

    return max(SIDES, key=nearness)


@cache
def bare_tile(tile: str) -> Node:
    x, y = spot_of(tile)
    fill = PALE if tile == HILL else f"url(#land-{land_of(tile)})"
    shape = node("path", d=_outline(RADIUS), fill=fill)
    return still(place(f"tile-{tile}", x, y, shape, title=tile))


def _relief() -> Node:
    """Over the tiles: what grows there, a shade towards the edge, and their names."""
    found = []
    for tile in TILES:
        x, y = spot_of(tile)
        if tile != HILL:
            found.append(node("use", href=f"#motif-{land_of(tile)}", x=x, y=y))
        found.append(node("path", d=_outline(RADIUS), fill="url(#relief)", transform=f"translate({x} {y})"))
        found.append(node("text", "", tile, x=x, y=round(y - 31, 1)))
    look: dict[str, Attribute] = {"font_size": 10, "font_style": "italic", "fill": SHADE}
    return node("g", "relief-map", "", *found, pointer_events="none", **look)


SHEET_BOX = " ".join(map(str, MAP))
LEAF = still(_leaf("leaf", (0, 0, WIDTH, HEIGHT), rose=(920, 52)))
SHEET = still(_leaf("leaf", MAP, rose=(758, 698)))
SHORE, RELIEF = still(_shore()), still(_relief())
"""Made once: they are the same in every picture."""
