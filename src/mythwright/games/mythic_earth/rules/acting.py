"""What an activation has done and may still do: looked up by the chapters whose actions depend on it."""

from __future__ import annotations

from mythwright.core.flow import Frame
from mythwright.games.mythic_earth.box import MythTable

SINGLES = 2
"""ME-UNIT-11: a die gives one or two different Single-Actions, or one Double-Action."""

CONCEDE = "concede"
"""Who picks or acts may give up (ME-GAP-93)."""


class Acting(Frame):
    """A Unit with a die: what it has done, and how many Single-Actions are left."""

    seat: int
    unit: int
    left: int = SINGLES
    done: tuple[str, ...] = ()
    countered: int = 0
    """The Unit that countercharges the charge under way (ME-COUNTER-01)."""
    misreacts: int = 0
    """How often its target had failed to react when the action was declared (ME-GAP-57)."""


def acting(table: MythTable) -> Acting | None:
    """The activation under way, if any."""
    for frame in reversed(table.stack):
        if isinstance(frame, Acting):
            return frame
    return None
