"""Guesses: all that a seat may not know, dealt anew (ME-GAP-69, ME-GAP-85)."""

from __future__ import annotations

from mythwright.core.dice import Dice
from mythwright.core.flow import Ask, Later
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules.devotions import devotion
from mythwright.games.mythic_earth.rules.movement.walking import Walk
from mythwright.games.mythic_earth.state import Side


def guess(table: MythTable, seat: int | None, dice: Dice) -> None:
    """Deal everything hidden from this seat anew, in place."""
    for other, side in enumerate(table.state.sides):
        if other != seat and side.vow.dealt:
            _guess_vow(table, other, side, dice)
    if isinstance(table.pending, Ask) and table.pending.seat != seat:
        walks = isinstance(table.stack[-1], Walk)
        step = "question" if walks else TELLING.get(table.pending.prompt)
        again = getattr(table.stack[-1], step)(table) if step else None
        if isinstance(again, Ask | Later):
            table.pending = again


TELLING = {
    "devotion": "keep_one",
    "secret": "question",
    "search": "question",
    "challenge": "question",
    "action": "actions",
    "reaction": "question",
}
"""Questions whose options tell of a Devotion, and the step that asks them again; moves do as well, because
the list leads to where it sends a Unit."""


def _guess_vow(table: MythTable, other: int, side: Side, dice: Dice) -> None:
    """A card that is shown is known; the others were dealt beside it, nobody knows which."""
    vow = side.vow
    cards = sorted(d.id for d in table.box.devotions.values() if d.alignment == side.alignment)
    order = dice.shuffled(f"devotions/{other}", cards)
    kept = vow.card if vow.shown else (order[0] if vow.card else "")
    rest = [card for card in order if card != kept]
    dealt = ([kept] if kept else []) + rest
    vow.dealt = tuple(sorted(dealt[: len(vow.dealt)]))
    vow.card = kept
    if not vow.shown and vow.card:
        _guess_picks(table, other, dice)


def _guess_picks(table: MythTable, other: int, dice: Dice) -> None:
    """Secret picks of a card that is only guessed are guessed as well."""
    vow = table.state.sides[other].vow
    possible = sorted(devotion(table, other).picks(table, other))
    number = table.box.devotions[vow.card].picks if table.state.turn else 0
    vow.picks = tuple(sorted(dice.shuffled(f"picks/{other}", possible)[:number])) if possible else ()
