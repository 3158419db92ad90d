"""The track of the session: a line beside the boards with a notch for every round, and a marker on it."""

from __future__ import annotations

from functools import lru_cache

from mythwright.core.colours import GILT, INK, PALE, SHADE
from mythwright.core.drawing import place, text, use
from mythwright.core.picture import Node, node, still
from mythwright.games.myth_fortunes.board import HEIGHT, MARGIN, View, layout
from mythwright.games.myth_fortunes.facts import round_now, session

TOP, BOTTOM = MARGIN + 8, HEIGHT * 0.7
"""Below it a browser has its buttons."""
NOTCHES = 24
"""A session by the clock has as many notches as a usual one."""


def track(table: View) -> Node:
    """How much of the session is over."""
    number = 0 if table["session"] else table["rounds"]
    sheet = layout(table)
    found = place("track", sheet.track, sheet.boards[0].y, _line(number or NOTCHES), _marker(table))
    found.says = session(table)
    return found


@lru_cache(maxsize=16)
def _line(notches: int) -> Node:
    step = (BOTTOM - TOP) / notches
    cuts = "".join(f"M-7 {TOP + step * at:g}H7" for at in range(notches + 1))
    rail = node("path", d=f"M0 {TOP}V{BOTTOM:g}", stroke=GILT, stroke_width=3)
    return still(node("g", "", "", rail, node("path", d=cuts, stroke=SHADE, stroke_width=1.4)))


def _marker(table: View) -> Node:
    """The round under way, or the minute; it glides down the line."""
    done, whole = _done(table)
    y = TOP + (BOTTOM - TOP) * min(1.0, done / max(1, whole))
    label = str(table["minutes"] if table["session"] else round_now(table))
    ring = node("circle", cx=0, cy=0, r=17, fill=PALE, stroke=GILT, stroke_width=2.5)
    glass, count = use("hourglass", 0, -6, 11, SHADE), text(label, 0, 12, 13, fill=INK)
    return place("marker-session", 0, round(y, 1), ring, glass, count)


def _done(table: View) -> tuple[int, int]:
    if table["session"]:
        return table["minutes"], table["session"]
    return table["round"] - 1, table["rounds"]
