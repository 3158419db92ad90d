"""What a seat sees beside the state: which Unit is meant, who aims at whom and how, and printed rows."""

from __future__ import annotations

from typing import Any

from mythwright.core.flow import Ask, Later
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.forces import Profile, Row
from mythwright.games.mythic_earth.numbers import total
from mythwright.games.mythic_earth.rules.aiming import FOCUS, SHOOT, aim, hit_parts
from mythwright.games.mythic_earth.rules.hits import Hits
from mythwright.games.mythic_earth.rules.spells import Working
from mythwright.games.mythic_earth.state import NO_UNIT, Unit

Seen = dict[str, Any]
AIMED = (SHOOT, FOCUS)
AFTERWARDS = ("activated", "turn_begins")
"""Events after which a shot is over and done with."""
FIGURES = (
    "move",
    "shoot",
    "fight",
    "save",
    "react",
    "brave",
    "wounds",
    "attacks",
    "toughened",
    "magic",
    "armour",
)


def subject(table: MythTable, seat: int | None) -> int:
    """The Unit that the open question is about, for the seat that is asked; 0 if it is about none."""
    ask = table.asked
    if not isinstance(ask, Ask | Later) or ask.seat != seat or not table.stack:
        return NO_UNIT
    frame = table.stack[-1]
    number: int = getattr(frame, "target" if isinstance(frame, Hits | Working) else "unit", NO_UNIT)
    return number if number in table.state.units else NO_UNIT


def aims(table: MythTable, seat: int | None) -> dict[str, Seen]:
    """For the seat that may shoot now: each target with the dice, the number to hit and what obscures it.

    A quiet table is one that a bot thinks with: nobody looks at it.
    """
    number = subject(table, seat)
    if not number or table.log is None:
        return {}
    ask = table.pending
    assert isinstance(ask, Ask)
    targets = {int(o.args[0]): o.kind for o in reversed(ask.options) if o.kind in AIMED and o.args}
    return {str(other): _aim(table, number, other, how) for other, how in sorted(targets.items())}


def _aim(table: MythTable, number: int, other: int, how: str) -> Seen:
    """ME-HIT-01, ME-HIT-06: the best weapon that reaches, as the roll would have it."""
    aimed = aim(table, number, other, how)
    if not aimed.weapons:
        return {"dice": 0, "needs": 0, "parts": [], "obscured": []}
    weapon = table.box.weapons[aimed.weapons[0]]
    parts = hit_parts(table, number, other, weapon, how, len(aimed.sight.obscured_by))
    obscured = list(aimed.sight.obscured_by)
    return {"dice": sum(aimed.dice), "needs": total(parts), "parts": parts, "obscured": obscured}


def shot(table: MythTable) -> Seen | None:
    """The last Overhead Shot since a Unit was activated: its aim, and where it fell (ME-OVER-06)."""
    end = None
    for event in reversed(table.log or ()):
        if event.kind in AFTERWARDS:
            return None
        if event.kind == "template":
            end = [event.facts["x"], event.facts["y"]]
        if event.kind == "overhead_shot":
            return {"aim": [event.facts["x"], event.facts["y"]], "end": end}
    return None


def called(table: MythTable, card: str) -> dict[str, str]:
    """What weapons are called on this card (ME-GAP-94)."""
    found: dict[str, str] | None = table.box.worked_out.get(("called", card))
    if found is None:
        printed = table.box.units[card].rows if card in table.box.units else ()
        found = {weapon: name for row in printed for weapon, name in row.called.items()}
        table.box.worked_out["called", card] = found
    return found


def rows(table: MythTable, unit: Unit, bought: Profile) -> list[Seen]:
    """What is printed of each row of a Unit; made once for all Units that were bought alike."""
    key = ("rows", unit.card, unit.size, unit.options)
    found: list[Seen] | None = table.box.worked_out.get(key)
    if found is None:
        found = table.box.worked_out[key] = [_row(table, row) for row in bought.rows]
    return found


def _row(table: MythTable, row: Row) -> Seen:
    weapons = [table.box.weapons[name] for name in row.weapons]
    reach = max((weapon.reach for weapon in weapons if weapon.missile and row.shoot), default=0)
    short = max((weapon.short for weapon in weapons if weapon.missile and row.shoot), default=0)
    figures = {name: getattr(row, name) for name in FIGURES}
    gear = {"weapons": list(row.weapons), "talents": sorted(row.talents), "reach": reach, "short": short}
    return {"id": row.id, "minis": row.count, "leader": row.leader, "heroic": row.heroic, **figures, **gear}
