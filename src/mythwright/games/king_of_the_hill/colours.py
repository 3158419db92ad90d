"""The colours of the mythologies and their lands."""

from __future__ import annotations

from mythwright.core.colours import tint

MYTHOLOGIES = ("greek", "egyptian", "norse", "slavic", "hindu", "dark")
COLOURS = {name: tint(name) for name in MYTHOLOGIES}
LANDS = {name: tint(f"land-{name}") for name in MYTHOLOGIES}
