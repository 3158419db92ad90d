"""Pawns: each with its colour and its sign, alone on a square or in a crowd, or between the boards."""

from __future__ import annotations

from functools import lru_cache

from mythwright.core.colours import INK, PALE, SHADE, tint
from mythwright.core.data import Value
from mythwright.core.drawing import OFFERED, called, place, text, use
from mythwright.core.picture import Fact, Node, node, still
from mythwright.games.myth_fortunes.board import SIDE, Layout, Place, View, corner, in_transit
from mythwright.games.myth_fortunes.colours import on_pawn
from mythwright.games.myth_fortunes.signs import PAWN_SIGNS

KEPT = 1 << 13
GROUPS = ((1, 1, 1, 1.0), (2, 2, 1, 0.82), (4, 2, 2, 0.66), (6, 3, 2, 0.6), (9, 3, 3, 0.5), (12, 4, 3, 0.44))
"""For so many pawns on a square: columns, rows, and how large each is."""
WAITING_STEP = 52
BODY = "M-10 21Q-4 12-5 2H5Q4 12 10 21Z"


class Stand(Value, frozen=True):
    """A pawn on the sheet: whose, where and how large, what it holds, and what may be done to it."""

    pawn: str
    at: tuple[float, float]
    scale: float
    up: bool
    ball: bool
    says: tuple[str, tuple[tuple[str, object], ...]]
    options: tuple[str, ...]


@lru_cache(maxsize=KEPT)
def standee(stand: Stand, ring: bool) -> Node:
    """A head with a sign on a foot; whoever is up has a ring round the foot, the ball handler a ball."""
    fill = tint(f"pawn-{stand.pawn}")
    pen = on_pawn(stand.pawn)
    children = [
        node("circle", cx=0, cy=-5, r=18, fill=tint("pawn-light"), stroke=tint("pawn-deep"), stroke_width=1),
        node("use", href="#foot-up" if stand.up else "#foot"),
        node("path", d=BODY, fill=fill, stroke=tint("pawn-deep"), stroke_width=1.5),
        node("circle", cx=0, cy=-5, r=15.8, fill=fill),
        node("circle", cx=0, cy=-5, r=12.6, fill="none", stroke=pen, stroke_width=0.8, opacity=0.6),
        use(PAWN_SIGNS[stand.pawn], 0, -5, 17, pen),
    ]
    if stand.ball:
        children += [node("circle", cx=13, cy=-17, r=8.5, fill=PALE), use("ball", 13, -17, 17, INK)]
    if stand.options and ring:
        children.append(node("circle", cx=0, cy=-3, r=22, fill="none", **OFFERED))
    found = place(f"pawn-{stand.pawn}", *stand.at, *children, scale=stand.scale, options=stand.options)
    message, facts = stand.says
    found.title, found.says, found.thing = called(stand.pawn), Fact(message, dict(facts)), stand.pawn
    found.attributes["class"] = "token"
    return still(found)


def crowded(number: int) -> tuple[int, int, float]:
    """Columns, rows and size of so many pawns on one square."""
    return next((across, down, size) for most, across, down, size in GROUPS if number <= most)


def spot_in(square: str, at: int, number: int) -> tuple[float, float, float]:
    """Where the pawn of this number stands on its board, and its size, when so many share the square."""
    x, y = corner(square)
    across, down, size = crowded(number)
    column, row = at % across, at // across
    return x + SIDE * (column + 0.5) / across, y + SIDE * (row + 0.5) / down + 2 * size, size


def waiting_spot(table: View, sheet: Layout, seat: int) -> tuple[float, float]:
    """Between the boards, in the order in which they wait."""
    seats = [waiting["seat"] for _, waiting in in_transit(table)]
    at = seats.index(seat) if seat in seats else len(seats)
    x, y = sheet.waiting
    return x, y + WAITING_STEP * (at - max(0, len(seats) - 1) / 2)


def goal(pawn: str, square: str, board: Place, board_number: int) -> Node:
    """A flag in the colour of a pawn on the home that is its goal."""
    x, y = corner(square)
    pole = node("path", d="M0 0V-26", stroke=INK, stroke_width=2)
    cloth = node("path", d="M0-26H18L13-20L18-14H0Z", fill=tint(f"pawn-{pawn}"), stroke=INK, stroke_width=1)
    sign = use(PAWN_SIGNS[pawn], 7.5, -20, 9, on_pawn(pawn))
    found = place(
        f"goal-{board_number}-{pawn}", *board.spot(x + 5, y + 30), pole, cloth, sign, scale=board.scale
    )
    found.attributes["pointer-events"] = "none"
    return found


def score(player: View, x: float, y: float) -> Node:
    """A pawn with its fame and gold, for a picture on its own."""
    pawn = player["pawn"]
    dot = node("circle", cx=0, cy=0, r=13, fill=tint(f"pawn-{pawn}"), stroke=SHADE, stroke_width=1.5)
    sign = use(PAWN_SIGNS[pawn], 0, 0, 15, on_pawn(pawn))
    fame = [use("star", 27, 0, 16, tint("hindu")), text(str(player["fame"]), 38, 5, 15, text_anchor="start")]
    gold = [
        use("coin", 69, 0, 16, tint("egyptian")),
        text(str(player["gold"]), 80, 5, 15, text_anchor="start"),
    ]
    return place(f"score-{pawn}", x, y, dot, sign, *fame, *gold)
