"""Why not this Blessing or this reaction, where the question under way does not say so itself."""

from __future__ import annotations

from collections.abc import Callable

from mythwright.core.option import Option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules.acting import acting
from mythwright.games.mythic_earth.rules.blessings import forbids_blessing
from mythwright.games.mythic_earth.state import NO_UNIT

Explain = Callable[[MythTable, int, Option], Ruling | None]


def why_not_bless(table: MythTable, seat: int, chosen: Option) -> Ruling | None:
    """ME-GAP-70: it may not be used so, or not at this moment."""
    activation = acting(table)
    wrong = forbids_blessing(table, seat, activation.unit if activation else NO_UNIT, chosen)
    if wrong:
        return wrong
    name = str(chosen.args[0])
    return ruling("ME-GAP-70", blessing=name, window=table.box.blessings[name].window)


def why_not_spring(table: MythTable, seat: int, chosen: Option) -> Ruling | None:
    """ME-GAP-21: traps are sprung in their two windows only."""
    return ruling("ME-GAP-21", unit=chosen.args[0] if chosen.args else NO_UNIT)


def why_not_countercharge(table: MythTable, seat: int, chosen: Option) -> Ruling | None:
    """ME-COUNTER-02: only a Unit On Alert that passed its React test."""
    return ruling("ME-COUNTER-02")


EXPLAINED: dict[str, Explain] = {
    "bless": why_not_bless,
    "spring": why_not_spring,
    "countercharge": why_not_countercharge,
}
