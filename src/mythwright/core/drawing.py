"""Drawing: the few strokes that pictures of every game are made of."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from mythwright.core.colours import GILT, INK, tint
from mythwright.core.picture import Node, node, still

Attribute = str | int | float
SMALL_WORDS = ("of", "and", "on", "the")
OFFERED: dict[str, Attribute] = {"stroke": GILT, "stroke_width": 3, "stroke_dasharray": "7 4"}
"""The edge of whatever the seat that looks may choose: dashed, so that it shows without colour."""


def place(
    id: str,
    x: float,
    y: float,
    *children: Node,
    scale: float = 1,
    title: str = "",
    options: Sequence[str] = (),
) -> Node:
    """Things at one place; a token keeps its id when its place changes, so a browser can move it."""
    size = f" scale({scale:.3g})" if scale != 1 else ""
    found = node("g", id, "", *children, transform=f"translate({x:g} {y:g}){size}")
    found.title, found.options = title, tuple(options)
    return found


@lru_cache(maxsize=4096)
def use(name: str, x: float, y: float, size: float, colour: str = INK) -> Node:
    """An emblem in this place, so many units wide; shared by all pictures that have it there."""
    place = f"translate({x:g} {y:g}) scale({size / 24:.3g})"
    return still(node("use", href=f"#emblem-{name}", transform=place, color=colour))


def text(words: str, x: float, y: float, size: float, **attributes: Attribute) -> Node:
    given: dict[str, Attribute] = {"x": x, "y": y, "font_size": size, "fill": INK}
    return node("text", "", words, **given | attributes)


def gradients() -> list[Node]:
    """Paper that darkens towards its edge, and gilt."""
    paper = node("radialGradient", "paper", "", stop("0.45", "paper-heart"), stop("1", "paper-edge"), r=0.75)
    shine = (stop("0", "gilt-light"), stop("0.5", "gilt"), stop("1", "gilt-deep"))
    gilt = node("linearGradient", "gilt", "", *shine, x2=0, y2=1)
    return [paper, gilt]


def stop(offset: str, colour: str) -> Node:
    """A step of a gradient."""
    return node("stop", offset=offset, stop_color=tint(colour))


def called(name: str) -> str:
    """The name that an id is, for a picture on its own."""
    words = name.split("_")
    return " ".join(
        word if word in SMALL_WORDS and at else word.capitalize() for at, word in enumerate(words)
    )


def initials(name: str) -> str:
    first, _, second = name.partition("_")
    return (first[0] + second[0]).upper() if second else first[:2].capitalize()
