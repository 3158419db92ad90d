"""The six Balance of the Way scenarios, and where a game asks them."""

from __future__ import annotations

from collections.abc import Sequence

from mythwright.core.flow import Frame
from mythwright.core.ruling import Ruling
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.moves import Move
from mythwright.games.mythic_earth.numbers import Part
from mythwright.games.mythic_earth.rules.carrying import pick_up
from mythwright.games.mythic_earth.rules.entering import follow
from mythwright.games.mythic_earth.rules.primaries.altars import Altars
from mythwright.games.mythic_earth.rules.primaries.base import Primary
from mythwright.games.mythic_earth.rules.primaries.captives import Captives
from mythwright.games.mythic_earth.rules.primaries.fog import Fog
from mythwright.games.mythic_earth.rules.primaries.hunt import Hunt
from mythwright.games.mythic_earth.rules.primaries.pillage import Pillage
from mythwright.games.mythic_earth.rules.primaries.rain import Rain
from mythwright.games.mythic_earth.state import Point

PRIMARIES: dict[str, Primary] = {
    "altars": Altars(),
    "rain": Rain(),
    "hunt": Hunt(),
    "pillage": Pillage(),
    "captives": Captives(),
    "fog": Fog(),
}


def primary(table: MythTable) -> Primary:
    return PRIMARIES[table.state.primary]


def after_move(
    table: MythTable, number: int, before: tuple[Point, ...], how: str, shifts: Sequence[Point] = ()
) -> Frame | None:
    """What follows every move: tokens that are touched, Minis still at the door, the river."""
    pick_up(table, number, before, how, shifts)
    frame = primary(table).moved(table, number, before, how, shifts)
    follow(table, number)
    return frame


def forbids_way(table: MythTable, number: int, move: Move, how: str) -> Ruling | None:
    return primary(table).forbids_way(table, number, move, how)


def forbids_shot(table: MythTable, target: int) -> Ruling | None:
    return primary(table).forbids_shot(table, target)


def forbids_spell(table: MythTable, target: int) -> Ruling | None:
    return primary(table).forbids_spell(table, target)


def shooting(table: MythTable) -> list[Part]:
    """ME-P2-05: what the scenario adds to every shot."""
    by = table.box.primaries[table.state.primary].shoot
    return [("rain", by, "ME-P2-05")] if by else []
