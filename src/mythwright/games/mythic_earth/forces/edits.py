"""Edits of a list, as options: `add`, `drop`, `size`, `buy` and `sell`; entries are counted from 1."""

from __future__ import annotations

from collections.abc import Iterator

from mythwright.core.option import Option, option
from mythwright.games.mythic_earth.box import Box
from mythwright.games.mythic_earth.forces.profiles import size_of
from mythwright.games.mythic_earth.pieces import Entry, Roster, UnitCard


def edited(roster: Roster, edit: Option) -> Roster:
    """The list after this edit; one that does not fit the list changes nothing."""
    match edit.kind, edit.args:
        case "add", (str(unit),):
            return Roster(roster.force, (*roster.entries, Entry(unit)))
        case kind, (int(place), *rest) if 1 <= place <= len(roster.entries):
            before, after = roster.entries[: place - 1], roster.entries[place:]
            return Roster(roster.force, (*before, *_changed(roster.entries[place - 1], kind, rest), *after))
    return roster


def _changed(entry: Entry, kind: str, rest: list[str | int]) -> tuple[Entry, ...]:
    """What an entry becomes; nothing when it is dropped."""
    match kind, rest:
        case "drop", []:
            return ()
        case "size", [int(size)]:
            return (Entry(entry.unit, size, entry.options),)
        case "buy", [str(name)]:
            return (Entry(entry.unit, entry.size, (*entry.options, name)),)
        case "sell", [str(name)] if name in entry.options:
            place = entry.options.index(name)
            kept = (*entry.options[:place], *entry.options[place + 1 :])
            return (Entry(entry.unit, entry.size, kept),)
    return (entry,)


def options(box: Box, roster: Roster) -> list[Option]:
    """Every edit that keeps each Unit to its card: more or fewer Minis by one, options, and other Units."""
    found = [option("add", card.id) for card in box.units.values() if card.force == roster.force]
    for place, entry in enumerate(roster.entries, 1):
        found.append(option("drop", place))
        if entry.unit in box.units:
            found += _about(box.units[entry.unit], entry, place)
    return found


def _about(card: UnitCard, entry: Entry, place: int) -> Iterator[Option]:
    size = size_of(card, entry)
    yield from (option("size", place, n) for n in (size - 1, size + 1) if card.size <= n <= card.most)
    for name in card.options:
        yield option("sell" if name in entry.options else "buy", place, name)
