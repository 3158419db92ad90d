"""Guesses: all that a seat may not know, dealt anew (MF-GAP-26)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from mythwright.core.dice import Dice
from mythwright.core.flow import Ask
from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.effects import COMPANION
from mythwright.games.myth_fortunes.rules.setup import NONE
from mythwright.games.myth_fortunes.rules.trades import Trade
from mythwright.games.myth_fortunes.state import CHARACTER, DISGUISE
from mythwright.games.myth_fortunes.view import knows


class Pile(NamedTuple):
    """Cards that are in decks and hands under one name, and laid out as a face under another."""

    cards: str
    laid: str
    face: str


PILES = (Pile("disguises", "worn", DISGUISE), Pile("companions", "companion", COMPANION))


def guess(table: FortuneTable, seat: int | None, dice: Dice) -> None:
    """Deal everything hidden from this seat anew, in place."""
    others = [other for other in range(len(table.state.players)) if other != seat]
    _guess_encounters(table, others, dice)
    _guess_characters(table, seat, others, dice)
    for pile in PILES:
        _guess_pile(table, seat, others, dice, pile)
    for other in others:
        player = table.state.players[other]
        player.looked = ()
        if player.secret:
            player.secret = CHARACTER if table.state.laid else f"{player.companions[0]} {NONE}"
    frame = table.stack[-1] if table.stack else None
    for under_way in table.stack:
        if isinstance(under_way, Trade) and under_way.seat != seat and under_way.new:
            under_way.new = table.state.players[under_way.seat].companions[0]
    if isinstance(table.pending, Ask) and table.pending.seat != seat:
        table.pending = frame.question(table)  # type: ignore[union-attr]


def _dealt(cards: Iterable[str], dice: Dice, stream: str) -> list[str]:
    """Sorted first, so that the guess tells nothing of the truth."""
    return list(dice.shuffled(stream, sorted(cards)))


def _guess_encounters(table: FortuneTable, others: list[int], dice: Dice) -> None:
    """Advanced cards are never kept: outside the deal they are in their board's deck (MF-ENC-04)."""
    state, cards = table.state, table.box.encounters
    hands = [state.players[other].hand for other in others]
    hidden = [card for b in state.boards for card in b.encounters if not cards[card].advanced]
    held = [card for hand in hands for card in hand]
    pool = _dealt([*hidden, *(card for card in held if not cards[card].advanced)], dice, "encounters")
    sizes = [len(board.encounters) for board in state.boards]
    strays = [[card for card in board.encounters if cards[card].advanced] for board in state.boards]
    for other, hand in zip(others, hands, strict=True):
        player = state.players[other]
        strays[player.board] += [card for card in hand if cards[card].advanced]
        player.hand, pool = tuple(sorted(pool[: len(hand)])), pool[len(hand) :]
    for board, size, advanced in zip(state.boards, sizes, strays, strict=True):
        plain = size - len(advanced)
        deck, pool = pool[:plain], pool[plain:]
        for card in sorted(advanced):
            deck.insert(dice.below("advanced", (len(deck) + 1,))[0], card)
        board.encounters = tuple(deck)


def _guess_characters(table: FortuneTable, seat: int | None, others: list[int], dice: Dice) -> None:
    state = table.state
    unknown = [other for other in others if not knows(table, seat, other, CHARACTER)]
    pool = _dealt([*state.unused, *(state.players[o].character for o in unknown)], dice, "characters")
    for other in unknown:
        state.players[other].character = pool.pop()
    state.unused = tuple(pool)


def _guess_pile(table: FortuneTable, seat: int | None, others: list[int], dice: Dice, pile: Pile) -> None:
    """Those in the decks, in hands, and those laid out that this seat does not know."""
    cards, laid, face = pile
    boards, players = table.state.boards, [table.state.players[other] for other in others]
    secret = [
        player
        for other, player in zip(others, players, strict=True)
        if getattr(player, laid) and not knows(table, seat, other, face)
    ]
    held = [card for holder in (*boards, *players) for card in getattr(holder, cards)]
    pool = _dealt([*held, *(getattr(player, laid) for player in secret)], dice, cards)
    for player in secret:
        setattr(player, laid, pool.pop())
    for player in players:
        number = len(getattr(player, cards))
        setattr(player, cards, tuple(sorted(pool[:number])))
        pool = pool[number:]
    for board in boards:
        size = len(getattr(board, cards))
        setattr(board, cards, tuple(pool[:size]))
        pool = pool[size:]
