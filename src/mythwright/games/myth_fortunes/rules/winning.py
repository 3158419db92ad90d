"""Winning: fame and gold together, one winner on each board (MF-WIN, MF-GAP-55 to 57)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mythwright.core.event import Result
from mythwright.games.myth_fortunes.box import PAWNS, FortuneTable

Standing = tuple[int, int, int]


def standing(table: FortuneTable, seat: int) -> Standing:
    """MF-WIN-01, MF-WIN-02, MF-GAP-55: the sum, then fame, then confrontations won."""
    player = table.state.players[seat]
    return player.fame + player.gold, player.fame, player.won


def ranks_at(table: FortuneTable, board: int) -> dict[int, int]:
    """MF-WIN-03, MF-GAP-56: the places of those who sit at this board, or are on their way to it."""
    found = {seat: standing(table, seat) for seat in table.state.boards[board].seats}
    return {seat: 1 + sum(other > own for other in found.values()) for seat, own in found.items()}


def invited(ranks: dict[int, int]) -> list[int]:
    """MF-WIN-04, MF-GAP-57: the winner and the alternate of a board; shared winners all come."""
    winners = [seat for seat, rank in ranks.items() if rank == 1]
    alternates = [seat for seat, rank in ranks.items() if rank == 2]
    return winners + alternates[:1] if len(winners) == 1 else winners


def championship(table: FortuneTable) -> dict[str, int]:
    """MF-GAP-57: how long that round lasts, by the clock if the session went by the clock."""
    figures = table.box.figures
    if table.state.settings.minutes:
        return {"minutes": figures.championship_minutes}
    return {"rounds": figures.championship_rounds}


def outcome(table: FortuneTable) -> Result:
    """A win counts one, a shared one its part; who has left has no result and comes last."""
    players, boards = table.state.players, range(len(table.state.boards))
    by_board = [ranks_at(table, board) for board in boards]
    ranks = {seat: rank for found in by_board for seat, rank in found.items()}
    winners = [[seat for seat, rank in found.items() if rank == 1] for found in by_board]
    scores = {seat: 1 / len(won) for won in winners for seat in won}
    last = len(players)
    facts: dict[str, Any] = {
        "winners": _pawns(winners),
        "totals": [player.fame + player.gold for player in players],
        "boards": [player.board for player in players],
    }
    if len(by_board) > 1:
        facts["championship"] = _pawns(invited(found) for found in by_board)
        facts |= championship(table)
    seats = range(len(players))
    return Result(
        tuple(scores.get(seat, 0.0) for seat in seats),
        tuple(ranks.get(seat, last) for seat in seats),
        "MF-WIN-02",
        facts,
    )


def _pawns(seats: Iterable[list[int]]) -> list[list[str]]:
    """For each board the pawns of these seats, since lists of seats have no names."""
    return [[PAWNS[seat] for seat in group] for group in seats]
