"""Given: heroes who took missions on an earlier turn."""

from __future__ import annotations

from mythwright.games.king_of_the_hill.box import HillTable
from mythwright.games.king_of_the_hill.effects import without
from mythwright.games.king_of_the_hill.rules.missions import take_mission


def with_missions(table: HillTable, *gods: str, seat: int = 0) -> HillTable:
    """These gods' cards lie beside the mat, the first one on top; call turn_of for the next turn."""
    decks = table.state.god_decks
    for god in gods:
        mythology = table.box.gods[god].mythology
        decks[mythology] = without(decks[mythology], god)
        take_mission(table, seat, god)
    return table
