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
}


def tint(name: str) -> str:
    """A colour as pictures write it."""
    return f"var(--{name}, {DAY[name]})"


MYTHOLOGIES = ("greek", "egyptian", "norse", "slavic", "hindu", "dark")
COLOURS = {name: tint(name) for name in MYTHOLOGIES}
LANDS = {name: tint(f"land-{name}") for name in MYTHOLOGIES}
INK, PAPER, PALE, GILT, SHADE = map(tint, ("ink", "paper", "pale", "gilt", "shade"))
STRAW, CLOUD, FLAME, BLOOD, SUNLIGHT, NIGHT = map(tint, ("straw", "cloud", "flame", "blood", "sun", "night"))
