"""Share codes: a list as one short word that tells when it was mistyped or made for other cards.

A code is the Force, `_`, and a number in letters: entries by place on the Force's cards, their extra Minis
and their options, and in the end a check of the list as it reads.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b

from mythwright.core.ruling import Refused, ruling
from mythwright.core.save import BadFile
from mythwright.games.mythic_earth.box import Box
from mythwright.games.mythic_earth.forces.profiles import ready, size_of
from mythwright.games.mythic_earth.pieces import Entry, Roster, UnitCard

LETTERS = "0123456789abcdefghjkmnpqrstvwxyz"
ALIKE = str.maketrans("oilu", "011v")
"""Letters that are left out, since they are read as others."""
MOST_ENTRIES = 256
CHECK = 4
"""Letters of the check: one mistyped code in a million passes."""


def read(box: Box, text: str) -> Roster:
    """The list of this name or code. Raises `BadFile`."""
    name = text.strip().lower()
    if name in box.ready:
        return ready(box, name)
    force, _, letters = name.rpartition("_")
    letters = letters.translate(ALIKE)
    if force not in box.forces or len(letters) <= CHECK or not set(letters) <= set(LETTERS):
        raise BadFile("force-unknown-list", text=text, typed=", ".join(box.ready))
    roster = _decoded(box, force, letters[:-CHECK])
    if code(box, roster) != f"{force}_{letters}":
        raise BadFile("force-bad-code", text=text)
    return roster


def code(box: Box, roster: Roster) -> str:
    """The code of a list whose Units keep to their cards; `Refused` names the first that does not."""
    if len(roster.entries) >= MOST_ENTRIES:
        raise BadFile("force-too-long", has=len(roster.entries), most=MOST_ENTRIES - 1)
    cards = _cards(box, roster.force)
    number = 0
    for entry in reversed(roster.entries):
        card = _fitting(box, roster, entry)
        for digit, base in reversed(list(zip(_digits(card, entry, cards), _bases(card, cards), strict=True))):
            number = number * base + digit
    number = number * MOST_ENTRIES + len(roster.entries)
    return f"{roster.force}_{_letters(number)}{_check(box, roster)}"


def _fitting(box: Box, roster: Roster, entry: Entry) -> UnitCard:
    card = box.units.get(entry.unit)
    if card is None or card.force != roster.force:
        raise Refused([ruling("ME-FORCE-04", unit=entry.unit, force=roster.force)])
    if not card.size <= size_of(card, entry) <= card.most:
        raise Refused([ruling("ME-GAP-94", unit=entry.unit, has=entry.size, least=card.size, most=card.most)])
    if len(set(entry.options)) != len(entry.options) or not set(entry.options) <= set(card.options):
        raise Refused([ruling("ME-UNIT-09", unit=entry.unit, options=list(entry.options))])
    return card


def _cards(box: Box, force: str) -> list[UnitCard]:
    return [card for card in box.units.values() if card.force == force]


def _digits(card: UnitCard, entry: Entry, cards: list[UnitCard]) -> tuple[int, int, int]:
    bought = sum(1 << bit for bit, name in enumerate(card.options) if name in entry.options)
    return cards.index(card), size_of(card, entry) - card.size, bought


def _bases(card: UnitCard, cards: list[UnitCard]) -> tuple[int, int, int]:
    return len(cards), card.most - card.size + 1, 1 << len(card.options)


def _decoded(box: Box, force: str, letters: str) -> Roster:
    """The list that the letters spell; what is left over is not looked at."""
    number = 0
    for letter in letters:
        number = number * len(LETTERS) + LETTERS.index(letter)
    number, count = divmod(number, MOST_ENTRIES)
    entries = []
    for _ in range(count):
        entry, number = _next(box, force, number)
        entries.append(entry)
    return Roster(force, tuple(entries))


def _next(box: Box, force: str, number: int) -> tuple[Entry, int]:
    cards = _cards(box, force)
    number, place = divmod(number, len(cards))
    card = cards[place]
    _, sizes, choices = _bases(card, cards)
    number, extra = divmod(number, sizes)
    number, bought = divmod(number, choices)
    names = tuple(name for bit, name in enumerate(card.options) if bought >> bit & 1)
    return Entry(card.id, card.size + extra, names), number


def _letters(number: int) -> str:
    digits = ""
    while number:
        number, digit = divmod(number, len(LETTERS))
        digits = LETTERS[digit] + digits
    return digits or LETTERS[0]


def _check(box: Box, roster: Roster) -> str:
    """Letters that depend on every word of the list, so that other cards do not pass for these."""
    text = "\n".join([roster.force, *_lines(box, roster)])
    number = int.from_bytes(blake2b(text.encode(), digest_size=4).digest(), "big")
    return _letters(number)[-CHECK:].rjust(CHECK, LETTERS[0])


def _lines(box: Box, roster: Roster) -> Iterator[str]:
    for entry in roster.entries:
        size = size_of(box.units[entry.unit], entry)
        yield " ".join([entry.unit, str(size), *sorted(entry.options)])
