"""Movement: where a hero may go (KH-MOVE)."""

from __future__ import annotations

from collections.abc import Sequence

from mythwright.core.effects import replaced
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.king_of_the_hill.box import HILL, HillTable
from mythwright.games.king_of_the_hill.effects import in_force
from mythwright.games.king_of_the_hill.rules.mat import arena_at, completed_path, hero_at, never, speed
from mythwright.games.king_of_the_hill.state import NOBODY


def forbids_entering(table: HillTable, seat: int, tile: str) -> Ruling | None:
    """The rule that makes this tile no destination, distance aside (KH-MOVE-05, 06, 08)."""
    other = hero_at(table, tile)
    if other not in (NOBODY, seat):
        return ruling("KH-MOVE-05", tile=tile, who=table.state.heroes[other].card)
    arena = arena_at(table, tile)
    if arena and table.state.arenas[arena].seat != NOBODY:
        return ruling("KH-MOVE-06", tile=tile)
    if tile == HILL and not hill_open(table, seat):
        return ruling("KH-MOVE-08", tile=tile)
    return None


def hill_open(table: HillTable, seat: int) -> bool:
    """KH-MOVE-07, KH-MOVE-08: the Seal keeps out whoever has completed no path."""
    return not table.state.seal or bool(completed_path(table.box, table.state.heroes[seat]))


def reachable(table: HillTable, seat: int, over_hill: bool | None = None) -> Sequence[str]:
    """Every tile within speed by open ways, in the board's order (KH-MOVE-01, 04, 07; KH-GAP-22)."""
    box, hero = table.box, table.state.heroes[seat]
    here, steps = hero.place, speed(box, hero)
    away, disc = box.distance[here], box.disc(here, steps)
    others = [other.place for other in table.state.heroes if other is not hero]
    blocked = {place for place in others if away.get(place, steps) < steps}
    if blocked and replaced(in_force(box, hero), "obstacle", "hero", never) == "nothing":
        blocked = set()
    if away[HILL] < steps and not (hill_open(table, seat) if over_hill is None else over_hill):
        blocked.add(HILL)
    if not blocked:  # nothing stands in the way
        return disc
    near = box.near
    found = {here, *near[here]}
    edge = set(near[here]) - blocked
    for _ in range(steps - 1):
        ring = set().union(*map(near.__getitem__, edge)) - found
        found |= ring
        edge = ring - blocked
    if len(found) > len(disc):  # whoever stands there can be walked around
        return disc
    return [tile for tile in disc if tile in found]


def destinations(table: HillTable, seat: int) -> list[str]:
    """Every tile where the movement may end."""
    state, reached = table.state, reachable(table, seat)
    doubtful = {HILL, *[other.place for other in state.heroes], *[mat.tile for mat in state.arenas.values()]}
    return [tile for tile in reached if tile not in doubtful or not forbids_entering(table, seat, tile)]


def forbids_moving(table: HillTable, seat: int, tile: str) -> Ruling | None:
    """The rule that forbids this destination, if any."""
    if tile not in table.box.tiles:
        return ruling("KH-GAP-02", tile=tile)
    forbidden = forbids_entering(table, seat, tile)
    if forbidden:
        return forbidden
    hero = table.state.heroes[seat]
    if tile == hero.place:
        return ruling("KH-GAP-21", tile=tile)
    if tile in destinations(table, seat):
        return None
    away, limit = table.box.distance[hero.place][tile], speed(table.box, hero)
    if away > limit:
        return ruling("KH-MOVE-01", most=limit, has=away)
    hill_in_the_way = tile in reachable(table, seat, over_hill=True)
    return ruling("KH-MOVE-07" if hill_in_the_way else "KH-MOVE-04", tile=tile, most=limit)
