"""Building a list that may be played, always the same one for a Force and a number of points."""

from __future__ import annotations

import re
from collections.abc import Sequence

from mythwright.core.ruling import Refused, ruling
from mythwright.core.save import BadFile
from mythwright.games.mythic_earth.box import Box
from mythwright.games.mythic_earth.forces.edits import edited, options
from mythwright.games.mythic_earth.forces.faults import BEHEMOTH, faults
from mythwright.games.mythic_earth.forces.profiles import cost
from mythwright.games.mythic_earth.pieces import Entry, Roster, UnitCard

WISH = re.compile(r"([a-z_]+)(?::([0-9]{1,4}))?((?:\+[a-z_0-9]+)*)$")
BEHEMOTH_SHARE = 4
"""A Behemoth joins when it takes at most one part in so many of the points."""


def build(box: Box, force: str, limit: int) -> Roster:
    """A list that may be played; worked out once."""
    found: Roster | None = box.worked_out.get(("built", force, limit))
    if found is None:
        found = box.worked_out["built", force, limit] = _built(box, force, limit)
    return found


def _built(box: Box, force: str, limit: int) -> Roster:
    """The General; then, round by round, one Unit of each card, more Minis for all, and options."""
    cards = [card for card in box.units.values() if card.force == force]
    general = next(card for card in cards if card.general)
    if general.points > limit:
        raise Refused([ruling("ME-FORCE-01", unit=general.id, has=general.points, limit=limit)])
    roster = Roster(force, (Entry(general.id, general.size),))
    before = None
    while roster != before:
        before, roster = roster, _round(box, roster, cards, limit)
        roster = _filled(box, _filled(box, roster, limit, "size"), limit, "buy")
    return roster


def _round(box: Box, roster: Roster, cards: list[UnitCard], limit: int) -> Roster:
    """One more Unit of each card that fits, with as many Minis as printed."""
    for card in cards:
        grown = Roster(roster.force, (*roster.entries, Entry(card.id, card.size)))
        if _wanted(card, limit) and not faults(box, grown, limit):
            roster = grown
    return roster


def _wanted(card: UnitCard, limit: int) -> bool:
    return card.type != BEHEMOTH or card.points * BEHEMOTH_SHARE <= limit


def _filled(box: Box, roster: Roster, limit: int, kind: str) -> Roster:
    """The dearest edit of this kind that fits, again and again; the earliest among equals."""
    while True:
        whole = cost(box, roster)
        edits = [edit for edit in options(box, roster) if edit.kind == kind]
        prices = {edit: cost(box, edited(roster, edit)) for edit in edits}
        fitting = [edit for edit, price in prices.items() if whole < price <= limit]
        if not fitting:
            return roster
        roster = edited(roster, max(fitting, key=prices.__getitem__))


def wished(force: str, texts: Sequence[str]) -> Roster:
    """A list of Units as people write them: `eagle_warriors:10`, `jaguar_champion+toughened_1`."""
    return Roster(force, tuple(_entry(text) for text in texts))


def _entry(text: str) -> Entry:
    found = WISH.match(text)
    if not found:
        raise BadFile("force-bad-unit", text=text)
    unit, size, bought = found.groups()
    return Entry(unit, int(size or 0), tuple(bought.split("+")[1:]))
