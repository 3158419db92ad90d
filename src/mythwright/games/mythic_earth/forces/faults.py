"""What is wrong with a list: each fault with its rule, the facts compared, and an edit that mends it."""

from __future__ import annotations

from collections.abc import Iterator

from mythwright.core.muster import Fault
from mythwright.core.option import Option, option
from mythwright.games.mythic_earth.box import Box
from mythwright.games.mythic_earth.forces.edits import edited, options
from mythwright.games.mythic_earth.forces.profiles import cost, size_of
from mythwright.games.mythic_earth.pieces import Entry, Roster, UnitCard

BEHEMOTH = "behemoth"


def faults(box: Box, roster: Roster, limit: int) -> list[Fault]:
    """Everything that is wrong with the list in a game of this many points; nothing when it may be played."""
    if roster.force not in box.forces:
        facts = {"force": roster.force, "allowed": list(box.forces)}
        return [Fault("no_such_force", "ME-GAME-09", 0, facts, None)]
    entries = list(enumerate(roster.entries, 1))
    found = [fault for place, entry in entries for fault in _of_entry(box, roster, place, entry)]
    sound = _sound(roster, found)
    dear = _points(box, sound, limit, mended=sound != roster)
    return [*found, *_generals(box, roster), *_behemoths(box, roster, limit), *dear]


def _sound(roster: Roster, found: list[Fault]) -> Roster:
    """The list with sizes and options mended, so that it can be priced; entries keep their places."""
    for fault in found:
        if fault.fix and fault.fix.kind != "drop":
            roster = edited(roster, fault.fix)
    return roster


# -- entries -------------------------------------------------------------------------------------------------


def _of_entry(box: Box, roster: Roster, place: int, entry: Entry) -> Iterator[Fault]:
    """ME-FORCE-04: the Force is a mix of its own Units."""
    card = box.units.get(entry.unit)
    if card is None:
        yield Fault("no_such_unit", "ME-FORCE-04", place, {"unit": entry.unit}, option("drop", place))
    elif card.force != roster.force:
        facts = {"unit": card.id, "force": card.force, "instead_of": roster.force}
        yield Fault("foreign_unit", "ME-FORCE-04", place, facts, option("drop", place))
    else:
        yield from _size(card, entry, place)
        yield from _options(card, entry, place)


def _size(card: UnitCard, entry: Entry, place: int) -> Iterator[Fault]:
    """ME-GAP-94: a Unit has as many Minis as its card allows."""
    size = size_of(card, entry)
    if not card.size <= size <= card.most:
        facts = {"unit": card.id, "has": size, "least": card.size, "most": card.most}
        fit = min(max(size, card.size), card.most)
        yield Fault("wrong_size", "ME-GAP-94", place, facts, option("size", place, fit))


def _options(card: UnitCard, entry: Entry, place: int) -> Iterator[Fault]:
    """ME-UNIT-09: only options of the Unit's own card, and each once."""
    for number, name in enumerate(entry.options):
        if name not in card.options:
            facts = {"unit": card.id, "option": name, "allowed": list(card.options)}
            yield Fault("no_such_option", "ME-UNIT-09", place, facts, option("sell", place, name))
        elif name in entry.options[:number]:
            facts = {"unit": card.id, "option": name}
            yield Fault("option_twice", "ME-UNIT-09", place, facts, option("sell", place, name))


# -- the whole list ------------------------------------------------------------------------------------------


def _own(box: Box, roster: Roster) -> Iterator[tuple[int, UnitCard]]:
    """The entries that are Units of this Force."""
    for place, entry in enumerate(roster.entries, 1):
        card = box.units.get(entry.unit)
        if card and card.force == roster.force:
            yield place, card


def _generals(box: Box, roster: Roster) -> Iterator[Fault]:
    """ME-FORCE-01: one General, and no second."""
    places = [place for place, card in _own(box, roster) if card.general]
    if not places:
        known = [card.id for card in box.units.values() if card.general and card.force == roster.force]
        fix = option("add", known[0]) if known else None
        yield Fault("no_general", "ME-FORCE-01", 0, {"allowed": known}, fix)
    for place in places[1:]:
        facts = {"unit": roster.entries[place - 1].unit, "has": len(places), "most": 1}
        yield Fault("second_general", "ME-FORCE-01", place, facts, option("drop", place))


def _behemoths(box: Box, roster: Roster, limit: int) -> Iterator[Fault]:
    """ME-GAP-12: one Behemoth below 2,000 points, two from there on."""
    most = box.size_of(limit).behemoths
    places = [place for place, card in _own(box, roster) if card.type == BEHEMOTH]
    for place in places[most:]:
        facts = {"unit": roster.entries[place - 1].unit, "has": len(places), "most": most, "limit": limit}
        yield Fault("many_behemoths", "ME-GAP-12", place, facts, option("drop", place))


def _points(box: Box, roster: Roster, limit: int, mended: bool) -> Iterator[Fault]:
    """ME-GAP-01: under the limit or on it, never over it."""
    has = cost(box, roster)
    if has > limit:
        facts = {"has": has, "limit": limit, "over": has - limit, "mended": int(mended)}
        yield Fault("too_many_points", "ME-GAP-01", 0, facts, _saving(box, roster, has - limit))


def _saving(box: Box, roster: Roster, over: int) -> Option | None:
    """The edit that saves enough and no more than it must; if none saves enough, the one that saves most."""
    whole = cost(box, roster)
    generals = {place for place, card in _own(box, roster) if card.general}
    edits = [edit for edit in options(box, roster) if edit.kind in ("drop", "sell")]
    edits += _smaller(box, roster)
    keeps = [edit for edit in edits if not (edit.kind == "drop" and edit.args[0] in generals)]
    saved = [(whole - cost(box, edited(roster, edit)), edit) for edit in keeps]
    enough = [(saving, edit) for saving, edit in saved if saving >= over]
    if enough:
        return min(enough)[1]
    return max(saved, key=lambda pair: pair[0])[1] if saved else None


def _smaller(box: Box, roster: Roster) -> Iterator[Option]:
    """Every smaller size that a Unit may have."""
    for place, entry in enumerate(roster.entries, 1):
        if card := box.units.get(entry.unit):
            yield from (option("size", place, size) for size in range(card.size, size_of(card, entry)))
