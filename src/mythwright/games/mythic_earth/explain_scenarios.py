"""Why not this answer about a scenario, where the question under way does not say so itself."""

from __future__ import annotations

from collections.abc import Callable

from mythwright.core.flow import Ask
from mythwright.core.option import Option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth.box import MythTable

Explain = Callable[[MythTable, int, Option], Ruling | None]

MOMENTS = {
    "put": "ME-DEV-06",
    "pick": "ME-GAP-85",
    "search": "ME-GAP-88",
    "challenge": "ME-EC7-01",
    "strike": "ME-EC7-01",
    "carry": "ME-P5-01",
    "half": "ME-P6-01",
    "initial": "ME-P6-02",
    "reserve": "ME-RESERVE-05",
    "enter": "ME-RESERVE-09",
}
"""The rule that names the moment for each of these answers."""


def why_not_now(table: MythTable, seat: int, chosen: Option) -> Ruling | None:
    """It is for another moment; where the question is open for it, nothing stands against it."""
    pending = table.pending
    if isinstance(pending, Ask) and chosen.kind in pending.open:
        return None
    return ruling(MOMENTS[chosen.kind], primary=table.state.primary, turn=table.state.turn)


EXPLAINED: dict[str, Explain] = dict.fromkeys(MOMENTS, why_not_now)
