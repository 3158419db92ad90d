"""Leaving: a player who is taken off the table, where it was set up so (MF-GAP-59)."""

from __future__ import annotations

from mythwright.core.option import Option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.effects import after, board_of, clockwise
from mythwright.games.myth_fortunes.state import NOBODY, TRANSIT, Board

LEFT = "left"


def forbids_leaving(table: FortuneTable, chosen: Option) -> Ruling | None:
    """MF-GAP-59: usually a computer player takes over."""
    return None if table.state.settings.removal and not chosen.args else ruling("MF-GAP-59")


def take_off(table: FortuneTable, seat: int) -> None:
    """MF-GAP-59: pawn, cards and chips go; the Character is put away unseen."""
    player, board = table.state.players[seat], board_of(table, seat)
    board.encounter_discard = (*board.encounter_discard, *player.hand)
    board.companion_discard = (*board.companion_discard, *player.companions, player.companion)
    worn = (player.worn,) if player.worn else ()
    board.disguise_discard = (*board.disguise_discard, *player.disguises, *worn)
    table.state.unused = (*table.state.unused, player.character)
    player.hand = player.disguises = player.companions = player.known = ()
    player.worn = player.companion = player.character = player.shown = ""
    player.fame = player.gold = 0
    player.place, player.gone = TRANSIT, True
    _stand_up(board, seat)
    for other in table.state.players:
        other.looked = tuple(look for look in other.looked if look[0] != seat)
    table.tell("left_game", "MF-GAP-59", who=seat)


def _stand_up(board: Board, seat: int) -> None:
    """Whoever waited for him waits for the player on his right; a ball goes to the next clockwise."""
    others = clockwise(board.seats, seat)[1:]
    board.seats = tuple(s for s in board.seats if s != seat)
    board.waiting = tuple(w.waits_for(others[-1]) if w.right == seat else w for w in board.waiting)
    in_transit = {waiting.seat for waiting in board.waiting}
    following = next((s for s in others if s not in in_transit), others[0] if others else NOBODY)
    if following in in_transit:  # all wait for each other, so the first of them completes at once
        board.waiting = tuple(w.waits_for(NOBODY) if w.seat == following else w for w in board.waiting)
    if board.next in (seat, NOBODY):
        board.next = following
    ball = board.ball
    if ball and seat in ball.order:
        if ball.holder == seat:
            ball.holder = after(ball.order, seat)
        at = ball.order.index(seat)
        ball.order = tuple(s for s in ball.order if s != seat)
        ball.turn -= ball.turn >= at
        ball.over = ball.over or len(ball.order) == 1


def is_deserted(table: FortuneTable) -> bool:
    """MF-GAP-59: with one player left in the whole game it ends, and he wins."""
    return sum(not player.gone for player in table.state.players) == 1
