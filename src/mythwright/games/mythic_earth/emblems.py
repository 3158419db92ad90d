"""Emblems: what is drawn once and used in many places, on the table and beside it."""

from __future__ import annotations

from mythwright.core.colours import INK, PALE, PAPER, tint
from mythwright.core.drawing import gradients, use
from mythwright.core.picture import Node, node, still
from mythwright.games.mythic_earth.counters import coins
from mythwright.games.mythic_earth.grounds import textures
from mythwright.games.mythic_earth.plaques import scrolls
from mythwright.games.mythic_earth.sheet import Pen
from mythwright.games.mythic_earth.signs import UNITS
from mythwright.games.mythic_earth.tally_signs import FACES, LANDS, STATES, TALLY, TOKENS, TYPES

SHAPES = {**UNITS, **TYPES, **STATES, **TOKENS, **LANDS, **TALLY, **FACES}
"""Everything that is filled; holes come from the even-odd rule."""
DIE, CUT = (
    "M-9-11H9Q11-11 11-9V9Q11 11 9 11H-9Q-11 11-11 9V-9Q-11-11-9-11Z",
    "M-6-11H6L11-6V6L6 11H-6L-11 6V-6Z",
)
"""The dice of the players: one is square, the other has its corners cut off."""
BADGES = {
    "frozen": "greek",
    "fleeing": "flame",
    "marker": "blood",
    "alert": "egyptian",
    "low": "slavic",
    "aloft": "norse",
    "duel": "blood-deep",
    "lasting": "dark",
    "outside": "shade",
    **dict.fromkeys(TOKENS, "gilt-deep"),
}
"""The signs of states and of what is carried, each with its colour; the sign alone tells."""


def _defs() -> Node:
    shapes = [
        node("path", f"emblem-{name}", d=d, fill="currentColor", fill_rule="evenodd")
        for name, d in SHAPES.items()
    ]
    return node(
        "defs", "", "", *shapes, *textures(), *gradients(), *_dice(), *_badges(), *scrolls(), *coins()
    )


def _dice() -> list[Node]:
    """Each player's die with each face, and without one: a die that is spent."""
    found = []
    for seat, (d, colour) in enumerate(((DIE, "blood"), (CUT, "greek"))):
        line: Pen = {"d": d, "stroke": INK, "stroke_width": 1.2}
        found.append(node("path", f"die-{seat}-0", "", fill=tint(colour), opacity=0.35, **line))
        for face in range(1, 7):
            body = node("path", "", "", fill=tint(colour), **line)
            found.append(node("g", f"die-{seat}-{face}", "", body, use(f"face-{face}", 0, 0, 23, PAPER)))
    return found


def _badges() -> list[Node]:
    """Signs on pale discs, as they lie beside Units."""
    found = []
    for sign, name in BADGES.items():
        disc = node("circle", cx=0, cy=0, r=11, fill=PALE, stroke=tint(name), stroke_width=1.6)
        found.append(node("g", f"badge-{sign}", "", disc, use(sign, 0, 0, 17, tint(name))))
    return found


DEFS = still(_defs())
"""Made once: pictures share it and nobody changes it."""
