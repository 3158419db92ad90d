"""What is drawn over the board while a move is tried: the way, bases at its end, and what is wrong."""

from __future__ import annotations

from collections.abc import Sequence

from mythwright.core.colours import INK, PALE, tint
from mythwright.core.drawing import place, text
from mythwright.core.option import Option
from mythwright.core.picture import Node, node
from mythwright.core.ruling import Ruling
from mythwright.games.mythic_earth.attempts import Attempt
from mythwright.games.mythic_earth.geometry.numbers import Line, inches
from mythwright.games.mythic_earth.rings import Aim, drawn_aims
from mythwright.games.mythic_earth.sheet import SCALE, Pen, View, spot
from mythwright.games.mythic_earth.state import Point

FITS, WRONG, INSTEAD = "slavic", "blood", "sun"


def ghost(view: View, tried: Attempt, rulings: Sequence[Ruling]) -> list[Node]:
    """The way and the bases at its end; broken lines where it is forbidden, and what it clashes with."""
    pen = tint(WRONG if rulings else FITS)
    dash = "7 5" if rulings else "none"
    marks = [_bases(view, "trial-bases", tried.ends, tried.radius, pen, dash)]
    if len(tried.way) > 1:
        marks.insert(0, _way(view, tried.way, pen, dash))
    marks += [_clash(view, line) for line in map(_line_of, rulings) if line]
    if tried.paid:
        marks.append(_plate(view, tried, pen, bool(rulings)))
    return marks


def instead(view: View, near: Option, tried: Attempt) -> Node:
    """The nearest place that will do; it stands for its answer."""
    found = _bases(view, "trial-nearest", tried.ends, tried.radius, tint(INSTEAD), "4 4")
    found.options = (str(near),)
    return found


def sights(view: View, aims: Sequence[Aim]) -> list[Node]:
    """Lines to those that could be shot at from there."""
    return drawn_aims(aims)


def _bases(view: View, id: str, ends: Sequence[Point], radius: int, pen: str, dash: str) -> Node:
    r = round(radius / SCALE, 1)
    line: Pen = {"fill": pen, "fill_opacity": 0.3, "stroke": pen, "stroke_width": 2.4}
    circles = [node("circle", cx=x, cy=y, r=r) for x, y in (spot(view, *at) for at in ends)]
    return node("g", id, "", *circles, stroke_dasharray=dash, **line)


def _way(view: View, way: Sequence[Point], pen: str, dash: str) -> Node:
    """A line with a stop at each place where it bends."""
    spots = [spot(view, *at) for at in way]
    points = " ".join(f"{x:g},{y:g}" for x, y in spots)
    under = node("polyline", points=points, stroke=PALE, stroke_width=6, stroke_opacity=0.8)
    line = node("polyline", points=points, stroke=pen, stroke_width=3, stroke_dasharray=dash)
    stops = [node("circle", cx=x, cy=y, r=5, fill=pen, stroke=PALE, stroke_width=1.6) for x, y in spots[:-1]]
    return node("g", "trial-way", "", under, line, *stops, fill="none", pointer_events="none")


def _line_of(ruling: Ruling) -> Line | None:
    """The line that decided a ruling, in thousandths of an inch."""
    found = ruling.facts.get("line")
    return tuple(found) if isinstance(found, list) and len(found) == 4 else None


def _clash(view: View, line: Line) -> Node:
    ax, ay, bx, by = line
    (x, y), (ex, ey) = spot(view, ax, ay), spot(view, bx, by)
    pen: Pen = {"stroke": tint(WRONG), "stroke_width": 5, "stroke_linecap": "round", "stroke_opacity": 0.8}
    return node("line", "trial-clash", "", x1=x, y1=y, x2=ex, y2=ey, pointer_events="none", **pen)


def _plate(view: View, tried: Attempt, pen: str, wrong: bool) -> Node:
    """How long the way is, out of how much, over the first base."""
    assert tried.paid
    shown = f"{'✗' if wrong else '✓'} {inches(tried.paid.length)}″ / {inches(tried.paid.allowance)}″"
    half = round(10 + 4.6 * len(shown), 1)
    back = node(
        "rect", x=-half, y=-15, width=2 * half, height=30, rx=15, fill=PALE, stroke=pen, stroke_width=2
    )
    x, y = spot(view, *max(tried.ends, key=lambda at: at[1]))
    up = round(tried.radius / SCALE + 24, 1)
    words = text(shown, 0, 6.4, 18, fill=INK)
    return place("trial-plate", x, round(y - up, 1), back, words)
