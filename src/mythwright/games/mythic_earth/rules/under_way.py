"""What is under way that other chapters look for on the stack, and the mark that flight leaves."""

from __future__ import annotations

from mythwright.core.flow import Frame
from mythwright.games.mythic_earth.box import MythTable

STOPPED = "stopped_fleeing"
"""The mark of a Unit that stopped Fleeing this Game Turn (ME-HIT-09)."""


class Dispelling(Frame, kw_only=True):
    """An attempt to Dispel, which a Blessing may cancel before its roll (ME-BLESS-19)."""

    unit: int
    cancelled: bool = False


def dispelling(table: MythTable) -> Dispelling | None:
    """The Dispel under way, if any."""
    found = [frame for frame in table.stack if isinstance(frame, Dispelling)]
    return found[-1] if found else None
