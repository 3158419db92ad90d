"""Colours: each a name that a stylesheet may define, with the value of daylight for a picture on its own."""

from __future__ import annotations

DAY = {
    "ink": "#3b2a1a",
    "paper": "#f5ead0",
    "paper-heart": "#f8efd9",
    "paper-edge": "#dcc497",
    "pale": "#fbf5e4",
    "shade": "#8a6d45",
    "gilt": "#b4862a",
    "gilt-light": "#e7cd83",
    "gilt-deep": "#8a6116",
    "straw": "#f3d9a0",
    "cloud": "#fffdf6",
    "stone": "#cdb487",
    "sand": "#e3cfa2",
    "sand-light": "#efdfb6",
    "trough": "#e2d3ae",
    "mist": "#b9b2a3",
    "sun": "#f2c94f",
    "night": "#4b3160",
    "flame": "#c8451e",
    "blood": "#a5402d",
    "pewter": "#76828c",
    "slate": "#4a525c",
    "blood-deep": "#6d2417",
    "greek": "#2f5d9b",
    "egyptian": "#b5760f",
    "norse": "#2c7f8c",
    "slavic": "#3f7a35",
    "hindu": "#b0407a",
    "dark": "#4b3160",
    "land-greek": "#dfe3c4",
    "land-egyptian": "#f0dda6",
    "land-norse": "#d5e1e0",
    "land-slavic": "#cfdcb4",
    "land-hindu": "#f1d3bd",
    "land-dark": "#d6cbd8",
    "muted": "#654d2f",
    "pawn-red": "#c0392b",
    "pawn-blue": "#2d6bc4",
    "pawn-yellow": "#f0bf2d",
    "pawn-green": "#3f8f3a",
    "pawn-white": "#f7f3e8",
    "pawn-black": "#2c2825",
    "pawn-orange": "#e5761c",
    "pawn-purple": "#7a3f9d",
    "pawn-brown": "#7b4f2c",
    "pawn-pink": "#e884ae",
    "pawn-grey": "#8d9096",
    "pawn-teal": "#1f9b97",
    "pawn-light": "#fffaf0",
    "pawn-deep": "#2a1d12",
}


def tint(name: str) -> str:
    """A colour as pictures write it."""
    return f"var(--{name}, {DAY[name]})"


INK, PAPER, PALE, GILT, SHADE = map(tint, ("ink", "paper", "pale", "gilt", "shade"))
STRAW, CLOUD, FLAME, BLOOD, SUNLIGHT, NIGHT = map(tint, ("straw", "cloud", "flame", "blood", "sun", "night"))
