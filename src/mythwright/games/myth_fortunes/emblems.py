"""Emblems: what is drawn once and used in many places, in the board and beside it."""

from __future__ import annotations

from mythwright.core.colours import FLAME, INK
from mythwright.core.drawing import gradients
from mythwright.core.picture import Node, node, still
from mythwright.games.myth_fortunes.card_signs import CARDS, faces
from mythwright.games.myth_fortunes.grounds import textures
from mythwright.games.myth_fortunes.signs import PAWNS, RACES, SQUARES

SHAPES = {**RACES, **PAWNS, **SQUARES, **CARDS, **faces()}
"""Everything that is filled; holes come from the even-odd rule."""


def _defs() -> Node:
    shapes = [
        node("path", f"emblem-{name}", d=d, fill="currentColor", fill_rule="evenodd")
        for name, d in SHAPES.items()
    ]
    return node("defs", "", "", *shapes, *textures(), *gradients(), *_feet())


def _feet() -> list[Node]:
    """The shadow under a pawn; whoever is up has a ring around it."""
    shadow = node("ellipse", cx=0, cy=21, rx=14, ry=4.5, fill=INK, opacity=0.35)
    ring = node("ellipse", cx=0, cy=20, rx=19, ry=7.5, fill="none", stroke=FLAME, stroke_width=3)
    return [node("g", "foot", "", shadow), node("g", "foot-up", "", shadow, ring)]


DEFS = still(_defs())
"""Made once: pictures share it and nobody changes it."""
