"""Small helps for steps: frames that may not be needed, and what must be settled before going on."""

from __future__ import annotations

from mythwright.core.flow import Frame, Next, Step, call
from mythwright.games.mythic_earth.box import MythTable


def maybe(table: MythTable, frame: Frame | None, then: Step) -> Next:
    """Let the frame go first if there is one, else straight on with the step, which takes a result."""
    return call(frame, then=then) if frame is not None else then(table, None)
