"""Drawing: the few strokes that every part of the picture is made of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from mythwright.core.picture import Node, node, still
from mythwright.games.myth_fortunes.colours import GILT, INK

Attribute = str | int | float
OFFERED: dict[str, Attribute] = {"stroke": GILT, "stroke_width": 3.5, "stroke_dasharray": "7 4"}
"""The edge of whatever the seat that looks may choose: dashed, so that it shows without colour."""


def place(
    id: str, x: float, y: float, *children: Node, scale: float = 1, options: Sequence[str] = ()
) -> Node:
    """Things at one place; a token keeps its id when its place changes, so a browser can move it."""
    size = f" scale({scale:.3g})" if scale != 1 else ""
    found = node("g", id, "", *children, transform=f"translate({x:g} {y:g}){size}")
    found.options = tuple(options)
    return found


@lru_cache(maxsize=4096)
def use(name: str, x: float, y: float, size: float, colour: str = INK) -> Node:
    """An emblem in this place, so many units wide; shared by all pictures that have it there."""
    place = f"translate({x:g} {y:g}) scale({size / 24:.3g})"
    return still(node("use", href=f"#emblem-{name}", transform=place, color=colour))


def text(words: str, x: float, y: float, size: float, **attributes: Attribute) -> Node:
    given: dict[str, Attribute] = {"x": x, "y": y, "font_size": size, "fill": INK}
    return node("text", "", words, **given | attributes)


def called(name: str) -> str:
    """A plain name for a picture on its own."""
    return name.replace("_", " ").title()
