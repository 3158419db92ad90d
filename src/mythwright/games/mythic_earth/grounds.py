"""Grounds: the texture of each kind of landscape, and of the zones in which the players deploy."""

from __future__ import annotations

from typing import NamedTuple

from mythwright.core.colours import tint
from mythwright.core.picture import Node, node


class Ground(NamedTuple):
    """A kind of landscape: the fill, the pen, what is drawn all over it, and how often that repeats."""

    fill: str
    pen: str
    texture: str
    side: int
    weight: float = 1.2


GROUNDS = {
    "jungle": Ground(
        "land-slavic",
        "slavic",
        "M4 14Q4 6 11 6T18 14M22 30Q22 22 29 22T36 30M2 34Q3 29 8 29T14 34M26 10Q27 5 32 5T38 10M11 14V19"
        "M29 30V35",
        40,
    ),
    "scrub": Ground(
        "land-greek", "slavic", "M4 12L7 6L10 12M16 24L19 18L22 24M5 25Q8 21 11 25M17 9Q20 5 23 9", 26
    ),
    "marsh": Ground(
        "land-norse", "slavic", "M4 8H14M6 4V8M9 2V8M12 4V8M20 22H30M22 18V22M25 16V22M28 18V22M2 28H10", 32
    ),
    "rock": Ground("mist", "ink", "M0 12L12 0M0 24L24 0M12 24L24 12M3 17L7 19M15 6L20 8", 24, 0.9),
    "lake": Ground("land-norse", "norse", "M0 8Q6 3 12 8T24 8M6 20Q12 15 18 20T30 20M-6 20Q0 15 6 20", 24),
    "river": Ground(
        "land-norse", "norse", "M0 6Q8 0 16 6T32 6M-8 18Q0 12 8 18T24 18T40 18M0 30Q8 24 16 30T32 30", 32
    ),
    "building": Ground(
        "straw",
        "gilt-deep",
        "M0 6H24M0 14H24M0 22H24M6 6V14M18 6V14M12 14V22M0 14V22M24 14V22M12 -2V6M12 22V30",
        24,
    ),
    "low_wall": Ground("stone", "ink", "M0 0H10M0 5H10M3 0V5M8 5V10", 10, 0.8),
    "high_wall": Ground("mist", "ink", "M0 0H10M0 5H10M3 0V5M8 5V10", 10, 1),
    "hill": Ground("sand-light", "shade", "M3 10Q8 6 13 10M18 24Q23 20 28 24", 30, 1),
    "bridge": Ground("sand", "gilt-deep", "M0 4H20M0 12H20M4 4V12M14 12V20M14 -4V4", 16, 1.1),
}
"""Every kind of the kit (ME-GAP-05), and river and bridge."""


def textures() -> list[Node]:
    """The grounds as patterns, and hatchings for both zones, each slanting its own way."""
    hatched = [
        _hatching(0, "blood", "M-3 3L3-3M0 14L14 0M11 17L17 11"),
        _hatching(1, "greek", "M-3 11L3 17M0 0L14 14M11-3L17 3"),
    ]
    return [*(_pattern(name, ground) for name, ground in GROUNDS.items()), *hatched, _inches(), _feet()]


def _pattern(name: str, ground: Ground) -> Node:
    side = ground.side
    fill = node("rect", width=side, height=side, fill=tint(ground.fill))
    pen = tint(ground.pen)
    drawn = node("path", d=ground.texture, fill="none", stroke=pen, stroke_width=ground.weight, opacity=0.42)
    return _tile(f"ground-{name}", side, fill, drawn)


def _hatching(seat: int, colour: str, lines: str) -> Node:
    drawn = node("path", d=lines, fill="none", stroke=tint(colour), stroke_width=1.6)
    return _tile(f"zone-{seat}", 14, drawn)


def _inches() -> Node:
    return _tile(
        "inches", 20, node("path", d="M20 0V20H0", fill="none", stroke=tint("shade"), stroke_width=0.6)
    )


def _feet() -> Node:
    """Every twelve inches the line is stronger."""
    return _tile(
        "feet", 240, node("path", d="M240 0V240H0", fill="none", stroke=tint("shade"), stroke_width=1.4)
    )


def _tile(name: str, side: int, *drawn: Node) -> Node:
    found = node("pattern", name, "", *drawn, width=side, height=side, patternUnits="userSpaceOnUse")
    return found
