"""Squares: the ground of a board, each square drawn once for every state it may be in."""

from __future__ import annotations

from functools import lru_cache

from mythwright.core.colours import BLOOD, INK, PALE, SHADE, tint
from mythwright.core.data import Value
from mythwright.core.drawing import OFFERED, called, place, text, use
from mythwright.core.picture import Fact, Node, node, still
from mythwright.games.myth_fortunes.board import COLUMNS, HEIGHT, MARGIN, ROWS, SIDE, WIDTH, View, corner
from mythwright.games.myth_fortunes.grounds import GROUNDS, amount, look

KEPT = 1 << 12
HALF = SIDE / 2


class Face(Value, frozen=True):
    """A kind of square as it is drawn, and the figures that its text needs."""

    kind: str
    ground: str
    sign: str
    amount: str
    figures: tuple[tuple[str, object], ...]

    @property
    def text(self) -> Fact:
        return Fact(f"square-{self.kind}", dict(self.figures))


def faces(table: View) -> dict[str, Face]:
    """The face of each square."""
    kinds = {kind: _face(table, kind) for kind in dict.fromkeys(table["squares"].values())}
    return {square: kinds[kind] for square, kind in table["squares"].items()}


def _face(table: View, kind: str) -> Face:
    figures = tuple(sorted(table["cards"][f"square_{kind}"].items()))
    return Face(kind, *look(table, kind), amount(table, kind), figures)


@lru_cache(maxsize=KEPT)
def square(
    board: int, name: str, face: Face, here: tuple[str, ...], options: tuple[str, ...], ring: bool
) -> Node:
    """A square with its sign; `here` are the pawns on it; with a ring when options name it and none glows."""
    children = list(_drawn(face))
    if options and ring:
        inner = node("rect", x=3, y=3, width=SIDE - 6, height=SIDE - 6, rx=5, fill="none", **OFFERED)
        children.append(inner)
    found = place(f"square-{board}-{name}", *corner(name), *children, options=options)
    found.title, found.thing = f"{name} {called(face.kind)}", name
    message = "title-square-pawns" if here else "title-square"
    found.says = Fact(message, {"square": name, "text": face.text, "pawns": list(here)})
    found.attributes["class"] = "tile"
    return still(found)


@lru_cache(maxsize=KEPT)
def _drawn(face: Face) -> tuple[Node, ...]:
    ground = GROUNDS[face.ground]
    pen = tint(ground.pen)
    rect = node("rect", width=SIDE, height=SIDE, fill=f"url(#ground-{face.ground})")
    match face.ground:
        case "home":
            shield = "M32 6L54 12V32C54 46 44 54 32 59C20 54 10 46 10 32V12Z"
            crest = node("path", d=shield, fill=PALE, stroke="url(#gilt)", stroke_width=2.5)
            return rect, crest, use(face.sign, HALF, 31, 31, pen)
        case "foe":
            badge = node("path", d="M32 4L60 32L32 60L4 32Z", fill=PALE, stroke=BLOOD, stroke_width=2.5)
            return rect, badge, use(face.sign, HALF, HALF, 30, BLOOD)
        case "stop":
            rim = node("rect", x=3.5, y=3.5, width=57, height=57, rx=6, fill="none", stroke="url(#gilt)")
            rim.attributes["stroke-width"] = 4
            return rect, rim, use(face.sign, HALF, HALF, 40, pen)
        case "zone":
            return rect, use(face.sign, HALF, HALF, 46, tint("gilt-light"))
    sign = use(face.sign, HALF, 27 if face.amount else HALF, 32, pen)
    if not face.amount:
        return rect, sign
    return rect, sign, text(face.amount, HALF, 57, 15, font_weight="bold", fill=pen)


def _edges() -> list[Node]:
    """The letters above and below, the numbers at both sides."""
    found = []
    for at, letter in enumerate(COLUMNS):
        x = MARGIN + SIDE * (at + 0.5)
        found += [text(letter, x, y, 16, font_weight="bold") for y in (20, HEIGHT - 9)]
    for at, number in enumerate(ROWS):
        y = MARGIN + SIDE * (at + 0.5) + 6
        found += [text(number, x, y, 16, font_weight="bold") for x in (15, WIDTH - 15)]
    return found


def _frame(leaf: bool) -> Node:
    """The border of the squares; a board that lies beside another has a leaf of its own."""
    across, down = SIDE * len(COLUMNS), SIDE * len(ROWS)
    sheet = node("rect", width=WIDTH, height=HEIGHT, rx=10, fill="url(#paper)", stroke=SHADE)
    border = node("rect", x=MARGIN - 6, y=MARGIN - 6, width=across + 12, height=down + 12, rx=6)
    border.attributes |= {"fill": "none", "stroke": "url(#gilt)", "stroke-width": 3}
    return still(node("g", "", "", *([sheet] if leaf else ()), border, *_edges()))


FRAME, LEAF = _frame(leaf=False), _frame(leaf=True)
"""What lies under the squares, with letters and numbers at its edges."""


def grid() -> Node:
    """The lines between the squares, above them."""
    lines = [f"M{MARGIN + SIDE * at} {MARGIN}V{HEIGHT - MARGIN}" for at in range(len(COLUMNS) + 1)]
    lines += [f"M{MARGIN} {MARGIN + SIDE * at}H{WIDTH - MARGIN}" for at in range(len(ROWS) + 1)]
    found = node("path", d="".join(lines), fill="none", stroke=INK, stroke_width=1.2, opacity=0.35)
    found.attributes["pointer-events"] = "none"
    return found


GRID = still(grid())
