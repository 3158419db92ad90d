"""Tokens: which there are, where they lie, and who carries them (ME-DEV-04, ME-DEV-13, ME-GAP-86)."""

from __future__ import annotations

from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.shapes import Shape, gap_to, wholly_in
from mythwright.games.mythic_earth.ground import zone
from mythwright.games.mythic_earth.state import Point, Token, Unit
from mythwright.games.mythic_earth.units import gap_to_point, radius, spread

ALTAR, SPAWN, CAPTIVE = "altar", "spawn", "captive"
DEATH, RITUAL, FOUNTAIN, SACRIFICE, CORPSE = "death", "ritual", "fountain", "sacrifice", "corpse"
MAP, STANDARD, OBJECTIVE, TROPHY = "map", "standard", "objective", "trophy"
"""Kinds of tokens; each serves one objective only."""

REMOVABLE = (RITUAL, CORPSE, STANDARD, OBJECTIVE, TROPHY)
"""What an enemy may take off the table by a Claim; the others have rules of their own (ME-DEV-12)."""


def lying(table: MythTable, what: str, seat: int | None = None) -> list[Token]:
    """Tokens of this kind on the ground; of one owner, or all."""
    tokens = table.state.tokens
    return [t for t in tokens if t.kind == what and not t.holder and seat in (None, t.seat)]


def owned(table: MythTable, what: str, seat: int) -> list[Token]:
    """Tokens of this kind that belong to the seat, lying or carried."""
    return [token for token in table.state.tokens if token.kind == what and token.seat == seat]


def held(table: MythTable, number: int, what: str = "") -> list[Token]:
    """What the Unit carries."""
    return [t for t in table.state.tokens if t.holder == number and what in ("", t.kind)]


def token_of(table: MythTable, number: int) -> Token | None:
    return next((token for token in table.state.tokens if token.number == number), None)


def touches(table: MythTable, unit: Unit, token: Token) -> bool:
    """ME-GAP-03: base contact with a token on the ground."""
    r = table.box.figures.token
    return gap_to_point(table, unit, token.x, token.y, r) <= table.box.figures.contact


def gap_to_token(table: MythTable, unit: Unit, token: Token) -> int:
    """From the Unit's nearest base; a carried token is where its carrier is (ME-GAP-89)."""
    at, r = whereabouts(table, token)
    return max(0, spread(unit.at, at) - radius(table, unit) - r)


def whereabouts(table: MythTable, token: Token) -> tuple[tuple[Point, ...], int]:
    """The bases that stand for the token, and their radius."""
    if token.holder:
        carrier = table.state.units[token.holder]
        return carrier.at, radius(table, carrier)
    return ((token.x, token.y),), table.box.figures.token


def gap_to_area(table: MythTable, token: Token, area: Shape) -> int:
    """From the token, or its carrier, to an area."""
    at, r = whereabouts(table, token)
    return min(gap_to(area, x, y, r) for x, y in at)


def in_zone(table: MythTable, token: Token, seat: int) -> bool:
    """Whether a token on the ground lies wholly in the zone of this seat (ME-GAP-90, ME-GAP-91)."""
    return not token.holder and wholly_in(zone(table, seat), token.x, token.y, table.box.figures.token)
