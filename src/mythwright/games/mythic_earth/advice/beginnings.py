"""Set-up: which Force, side, Devotion and scenario look best before anyone stands on the table."""

from __future__ import annotations

from typing import Any

from mythwright.games.mythic_earth.advice.vows import EASE

View = dict[str, Any]

LAND = 0.01
"""What a piece of landscape near the middle of the own half is worth: cover on the way."""


def beginning(view: View, seat: int) -> float:
    """What has been chosen so far."""
    side = view["sides"][seat]
    kept = EASE.get(side["devotion"] or "", 0.0)
    carried = sum(
        unit["points"] / 1000
        for unit in view["units"]
        if unit["seat"] == seat and any(token["holder"] == unit["number"] for token in view["tokens"])
    )
    return float(kept + carried + landscape(view, side["edge"]))


def landscape(view: View, edge: int) -> float:
    """Cover in the own half; tells equal scenarios and sides apart."""
    found = 0.0
    for feature in view["features"]:
        near = 1 - abs(feature["x"] / view["width"] - 0.5)
        own = (feature["y"] < view["depth"] / 2) == (edge == 0)
        found += LAND * near * own
    return found
