"""Carrying tokens: who takes them up, who wins them, how they are lost (ME-DEV-10, ME-P5, ME-EL6, ME-EC2)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from mythwright.core.flow import Frame
from mythwright.games.mythic_earth import ledger
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.moves import Move, stations
from mythwright.games.mythic_earth.geometry.shapes import sweep_gap
from mythwright.games.mythic_earth.rules.putting import PutToken
from mythwright.games.mythic_earth.rules.tokens import CAPTIVE, MAP, SACRIFICE, lying, touches
from mythwright.games.mythic_earth.state import NO_UNIT, NOBODY, TABLE, Fallen, Point, Token, Unit
from mythwright.games.mythic_earth.units import HUMANOID, has, kind, profile, radius

NO_MOVE = ("march", "free_march", "charge", "countercharge", "flee", "disengage")
"""What is no Move, and takes no Captives (ME-GAP-83)."""
FLY, STORM_STEP = "fly", "storm_step"
MELEE = "melee"
MAP_WON = "map_won"


def take(table: MythTable, token: Token, number: int, rule: str) -> None:
    """A Unit carries the token from now on."""
    ledger.change_token(table, token, rule, holder=number)


def pick_up(
    table: MythTable, number: int, before: tuple[Point, ...], how: str, shifts: Sequence[Point] = ()
) -> None:
    """ME-P5-07, ME-P5-08, ME-EL6-03, ME-GAP-92: what a Unit takes along by moving."""
    unit = table.state.units[number]
    if unit.place != TABLE or unit.seat == NOBODY or unit.fleeing or unit.aloft:
        return
    if how not in NO_MOVE and kind(table, unit) == HUMANOID:
        for token in lying(table, CAPTIVE):
            if touches(table, unit, token):
                take(table, token, number, "ME-P5-07")
    for token in lying(table, SACRIFICE):
        if _passed(table, unit, token, before, how, shifts):
            take(table, token, number, "ME-EL6-03")


def through_the_air(table: MythTable, unit: Unit, how: str) -> bool:
    """Whether a move leads above what lies on the ground (ME-FLY-01, ME-GAP-68)."""
    return how == STORM_STEP or has(table, unit, FLY)


def _passed(
    table: MythTable,
    unit: Unit,
    token: Token,
    before: tuple[Point, ...],
    how: str,
    shifts: Sequence[Point],
) -> bool:
    """Whether a base touched the token on its way; who flew, or lost Minis meanwhile, where it ends."""
    r, own, contact = table.box.figures.token, radius(table, unit), table.box.figures.contact
    if len(before) != len(unit.at) or through_the_air(table, unit, how):
        return touches(table, unit, token)
    stops = stations(before, Move(shifts, unit.at))
    return any(
        sweep_gap((*start, *end), own, token.x, token.y, r) <= contact
        for here, there in pairwise(stops)
        for start, end in zip(here, there, strict=True)
    )


def lost(table: MythTable, fallen: Fallen, token: Token) -> Frame | None:
    """What becomes of a token whose carrier was destroyed or Flees: the winner has it, or it is dropped."""
    if heir := _heir(table, fallen, token):
        take(table, token, heir, TAKEN[token.kind])
        if token.kind == MAP:
            ledger.note(table, table.state.units[heir].seat, MAP_WON, heir, fallen.unit)
        return None
    unit = table.state.units[fallen.unit]
    return PutToken(
        seat=unit.seat,
        kind=token.kind,
        owner=token.seat,
        at=fallen.at,
        radius=profile(table, unit).radius,
        rule=DROPPED[token.kind],
        token=token.number,
    )


TAKEN = {CAPTIVE: "ME-P5-09", SACRIFICE: "ME-EL6-04", MAP: "ME-EC2-07"}
DROPPED = {CAPTIVE: "ME-P5-12", SACRIFICE: "ME-EL6-05", MAP: "ME-DEV-10"}


def _heir(table: MythTable, fallen: Fallen, token: Token) -> int:
    """ME-P5-09, ME-EL6-04, ME-EC2-07, ME-GAP-83: the Unit that wins the token in melee, if any."""
    winner = table.state.units.get(fallen.by)
    if fallen.how != MELEE or winner is None or winner.seat == NOBODY or winner.place != TABLE:
        return NO_UNIT
    if token.kind == CAPTIVE and (kind(table, winner) != HUMANOID or winner.fleeing):
        return NO_UNIT
    if token.kind == SACRIFICE and table.state.units[fallen.unit].place == TABLE:
        return NO_UNIT  # routed, not killed: it is dropped (ME-EL6-05)
    return fallen.by
