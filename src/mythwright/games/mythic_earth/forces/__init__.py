"""Forces: lists of Units with their options, what they cost, what is wrong with them, how to share them."""

from mythwright.games.mythic_earth.forces.building import build, wished
from mythwright.games.mythic_earth.forces.codes import code, read
from mythwright.games.mythic_earth.forces.edits import edited, options
from mythwright.games.mythic_earth.forces.faults import faults
from mythwright.games.mythic_earth.forces.profiles import (
    Profile,
    Row,
    animal,
    cost,
    points,
    profile,
    ready,
    size_of,
)
from mythwright.games.mythic_earth.pieces import Entry, Roster

__all__ = [
    "Entry",
    "Profile",
    "Roster",
    "Row",
    "animal",
    "build",
    "code",
    "cost",
    "edited",
    "faults",
    "options",
    "points",
    "profile",
    "read",
    "ready",
    "size_of",
    "wished",
]
