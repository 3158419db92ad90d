"""Explanations: the rulings that forbid an option, by the same predicates that list the options.

The frame whose question is open explains what belongs to its chapter.
"""

from __future__ import annotations

from mythwright.core.option import Option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import explain_morale, explain_scenarios, explain_shooting
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules.actions import ACTIONS

KINDS = frozenset(
    {
        *ACTIONS,
        "force",
        "everliving",
        "everchanging",
        "primary",
        "south",
        "north",
        "keep",
        "spell",
        "ready",
        "first",
        "second",
        "deploy",
        "bind",
        "go",
        "stay",
        "activate",
        "alert_off",
        "act",
        "regroup",
        "end",
        "bless",
        "concede",
        "pass",
        "hush",
        "done",
        "throw",
        "hold",
        "fire",
    }
)

EXPLAINED = explain_morale.EXPLAINED | explain_scenarios.EXPLAINED | explain_shooting.EXPLAINED


def explain(table: MythTable, seat: int, chosen: Option) -> list[Ruling]:
    """Why this option is not on offer now; empty when only the present question stands against it."""
    frame = table.stack[-1]
    explains = getattr(frame, "explains", None)
    found = explains(table, chosen) if explains else None
    if found is None and chosen.kind in EXPLAINED:
        found = EXPLAINED[chosen.kind](table, seat, chosen)
    if found is not None:
        return [found]
    return (
        []
        if chosen.kind in KINDS or chosen.kind in EXPLAINED
        else [ruling("MW-OPTION-03", text=str(chosen)[:80])]
    )
