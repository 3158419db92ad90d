"""Emblems: what is drawn once, in a square from -12 to 12, and used in many places."""

from __future__ import annotations

from mythwright.core.colours import FLAME, INK
from mythwright.core.drawing import gradients, stop
from mythwright.core.picture import Node, node, still
from mythwright.games.king_of_the_hill.colours import COLOURS, LANDS
from mythwright.games.king_of_the_hill.signs import SIGNS

LINES: dict[str, str] = {
    "greek": "M-9 9V-9H9V5H-4V-3H3",  # a meander
    "norse": "M0 10V-10M0 1L-8-8M0 1L8-8M-4 10H4",  # a branching stave
    "slavic": "M0-10L10 0L0 10L-10 0ZM-5-5L5 5M5-5L-5 5",  # a sown field
    "dark": "M0 1C2-2-3-4-4 0C-5 5 4 7 7 1C9-6 0-11-7-7C-12-4-12 4-8 8M7 1C8 5 10 7 11 10",  # a tentacle
}
"""Runes that are drawn with a pen."""

SHAPES: dict[str, str] = {
    "egyptian": "M-11 10L0-3L11 10ZM0-11A3.2 3.2 0 1 1 0-4.6A3.2 3.2 0 1 1 0-11Z",  # the sun over a pyramid
    "hindu": "M0-10C5-4 5 3 0 8C-5 3-5-4 0-10ZM-4 8C-9 7-12 2-11-4C-7-3-4 1-4 8Z"
    "M4 8C9 7 12 2 11-4C7-3 4 1 4 8ZM-10 10H10V12H-10Z",  # a lotus
    "heart": "M0 9C-14-1-8-11 0-5C8-11 14-1 0 9Z",
    "sword": "M-1.6-11H1.6L2 3H6V5.5H1.8V11H-1.8V5.5H-6V3H-2Z",
    "boot": "M-6-11H3V1L10 4Q13 6 12 10H-7Q-4 0-6-11ZM-7 11H12V12H-7Z",
    "reward": "M-7-10H7V10H-7ZM0-5L1.6-1.6L5-1L2.4 1.3L3.2 5L0 3L-3.2 5L-2.4 1.3L-5-1L-1.6-1.6Z",
    "secret": "M-7-10H7V10H-7ZM-5 0C-2-4 2-4 5 0C2 4-2 4-5 0ZM0-1.6A1.6 1.6 0 1 0 0 1.6A1.6 1.6 0 1 0 0-1.6Z",
    "coin": "M0-9A9 9 0 1 0 0 9A9 9 0 1 0 0-9ZM0-6L3-1H6L2 2L3 6L0 4L-3 6L-2 2L-6-1H-3Z",
    "eye": "M-11 0C-5-8 5-8 11 0C5 8-5 8-11 0ZM0-4A4 4 0 1 0 0 4A4 4 0 1 0 0-4Z",
    "scales": "M-1-10H1V-7H9L12 2H5L8-5H1V8H6V11H-6V8H-1V-5H-8L-5 2H-12L-9-7H-1Z",
    "temple": "M-12-2L0-11L12-2V0H-12ZM-10 1H-7V8H-10ZM-1.5 1H1.5V8H-1.5ZM7 1H10V8H7ZM-12 9H12V11H-12Z",
    "laurel": "M-3.5-7.4Q1.0-8.6 0.5-13.2Q-3.9-12.0-3.5-7.4ZM-6.5-5.0Q-3.1-8.1-5.5-12.0Q-8.9-8.9-6.5-5."
    "0ZM-8.0-1.6Q-6.4-5.8-10.3-8.2Q-12.0-3.9-8.0-1.6ZM-7.9 2.3Q-8.4-2.3-12.9-2.6Q-12.4 1.9-7."
    "9 2.3ZM-6.0 5.6Q-8.5 1.8-12.7 3.5Q-10.2 7.4-6.0 5.6ZM3.5-7.4Q-1.0-8.6-0.5-13.2Q3.9-12.0 "
    "3.5-7.4ZM6.5-5.0Q3.1-8.1 5.5-12.0Q8.9-8.9 6.5-5.0ZM8.0-1.6Q6.4-5.8 10.3-8.2Q12.0-3.9 8.0"
    "-1.6ZM7.9 2.3Q8.4-2.3 12.9-2.6Q12.4 1.9 7.9 2.3ZM6.0 5.6Q8.5 1.8 12.7 3.5Q10.2 7.4 6.0 5"
    ".6Z",
    "ring": "M0-11A11 11 0 1 0 0 11A11 11 0 1 0 0-11ZM0-6A6 6 0 1 1 0 6A6 6 0 1 1 0-6Z",
    "flame": "M0-12C8-4 9 1 7 5C6 9 3 11 0 11C-3 11-7 9-7 4C-7 1-4 0-3-4C-1-2 0-1 0 1C3-2 2-8 0-12Z",
    "doll": "M0-11A4 4 0 1 0 0-3A4 4 0 1 0 0-11ZM-9-3L0-1L9-3V1L3 2L6 11H2L0 5L-2 11H-6L-3 2L-9 1Z",
    "tent": "M0-11L12 10H3L0 1L-3 10H-12ZM-1-12H5V-8H-1Z",
    "cloud": "M-8 7C-14 7-14-1-8-1C-8-8 2-9 4-4C10-6 14 1 10 5C9 7 8 7 7 7Z",
    "horns": "M-9-10C-9-3-5-3-3-3H3C5-3 9-3 9-10C13-3 11 3 6 4C6 8 3 11 0 11C-3 11-6 8-6 4C-11 3-13-3-9-10Z",
    "die": "M-8-10H8Q10-10 10-8V8Q10 10 8 10H-8Q-10 10-10 8V-8Q-10-10-8-10ZM-5-7A2 2 0 1 0-5-3A2 2 0 1 0-5-7Z"
    "M0-2A2 2 0 1 0 0 2A2 2 0 1 0 0-2ZM5 3A2 2 0 1 0 5 7A2 2 0 1 0 5 3Z",
    "crown": "M-11 8L-12-7L-5 0L0-9L5 0L12-7L11 8Z",
}
"""Everything that is filled; holes come from the even-odd rule."""

TEMPLE_SIGNS = {"attack": "sword", "health": "heart", "rewards": "coin", "secrets": "eye", "market": "scales"}
PATH_SIGNS = {"champion": "laurel", "faith": "temple", "harmony": "ring", "wealth": "coin"}

TEXTURES = {
    "greek": "M3 17Q6 12 9 17M14 7Q17 2 20 7",  # olive leaves
    "egyptian": "M1 9Q6 4 11 9M11 20Q16 15 21 20",  # dunes
    "norse": "M2 9L6 3L10 9M13 20L17 14L21 20",  # peaks
    "slavic": "M5 11V3M2 8L5 4L8 8M16 22V14M13 19L16 15L19 19",  # firs
    "hindu": "M6 3V9M3 6H9M16 14V20M13 17H19",  # stars of blossom
    "dark": "M0 12L12 0M12 24L24 12",  # slanting strokes
}


MOTIFS = {
    "greek": "M-26 18Q0 4 26 18M0 11V-2M0 0C-10-2-11-12-3-14C2-19 12-14 10-7C14-2 8 3 0 0Z",  # an olive tree
    "egyptian": "M-28 16L-8-12L12 16M-8-12L0 16M8 6L14-4L26 16M-30 20Q-15 14 0 20T30 20",  # pyramids
    "norse": "M-30 18L-12-12L0 8L10-6L28 18M-16-5L-12-2L-8-5M6 0L10 3L13 0",  # snowy peaks
    "slavic": "M-14 18V12M-24 12L-14-4L-4 12ZM-21 2L-14-11L-7 2"
    "M9 18V12M-1 12L9-6L19 12ZM2 1L9-14L16 1",  # firs
    "hindu": "M0-10C6-4 6 4 0 9C-6 4-6-4 0-10ZM-5 8C-13 6-16-1-14-7C-9-5-5 0-5 8Z"
    "M5 8C13 6 16-1 14-7C9-5 5 0 5 8ZM-26 14Q-13 9 0 14T26 14M-20 20Q-10 16 0 20T20 20",  # a lotus pond
    "dark": "M0 20V-2M0 8L-10-2L-18-3M-10-2V-12M0 2L9-6H18M9-6L8-16M-24 20Q0 14 24 20",  # a dead tree
}
"""What grows or stands in each land; it shows where nothing lies on a tile."""


def _defs() -> Node:
    lines = [
        node(
            "path",
            f"emblem-{name}",
            d=d,
            fill="none",
            stroke="currentColor",
            stroke_width=2.8,
            stroke_linecap="round",
            stroke_linejoin="round",
        )
        for name, d in LINES.items()
    ]
    shapes = [
        node("path", f"emblem-{name}", d=d, fill="currentColor", fill_rule="evenodd")
        for name, d in {**SHAPES, **SIGNS}.items()
    ]
    return node("defs", "", "", *lines, *shapes, *_textures(), *_motifs(), *gradients(), _relief(), *_feet())


def _textures() -> list[Node]:
    return [
        node(
            "pattern",
            f"land-{name}",
            "",
            node("rect", width=24, height=24, fill=LANDS[name]),
            node("path", d=d, fill="none", stroke=COLOURS[name], stroke_width=0.9, opacity=0.24),
            width=24,
            height=24,
            patternUnits="userSpaceOnUse",
        )
        for name, d in TEXTURES.items()
    ]


def _motifs() -> list[Node]:
    look: dict[str, str | float] = {
        "fill": "none",
        "stroke_width": 1.3,
        "stroke_linejoin": "round",
        "opacity": 0.5,
    }
    return [node("path", f"motif-{name}", d=d, stroke=COLOURS[name], **look) for name, d in MOTIFS.items()]


def _relief() -> Node:
    """A shade towards the edge of a hex."""
    relief = node("radialGradient", "relief", "", stop("0.55", "ink"), stop("1", "ink"))
    relief.children[0].attributes["stop-opacity"] = 0
    relief.children[1].attributes["stop-opacity"] = 0.2
    return relief


def _feet() -> list[Node]:
    """The shadow under a hero; whoever is up has a ring around it."""
    shadow = node("ellipse", cx=0, cy=21, rx=15, ry=4.5, fill=INK, opacity=0.35)
    ring = node("ellipse", cx=0, cy=21, rx=20, ry=7, fill="none", stroke=FLAME, stroke_width=2.5)
    return [node("g", "foot", "", shadow), node("g", "foot-up", "", shadow, ring)]


DEFS = still(_defs())
"""Made once: pictures share it and nobody changes it."""
