"""The session: how long it lasts, by rounds or by the clock, and what depends on the hour (MF-TIME)."""

from __future__ import annotations

from mythwright.games.myth_fortunes.box import FortuneTable


def all_slots(table: FortuneTable) -> int:
    """MF-GAP-01: one turn of one player is one slot; the number of players at the start never changes."""
    return table.state.settings.rounds * len(table.state.players)


def this_round(table: FortuneTable) -> int:
    return table.state.slots // len(table.state.players) + 1


def is_over(table: FortuneTable) -> bool:
    """MF-TIME-01: play stops when the session ends and never for an amount of chips."""
    state = table.state
    if state.settings.minutes:
        return state.minutes >= state.settings.minutes
    return state.slots >= all_slots(table)


def is_lenient(table: FortuneTable) -> bool:
    """MF-TIME-02, MF-TIME-03, MF-GAP-58: the judge is lenient in the first hour only."""
    state, figures = table.state, table.box.figures
    if not state.settings.lenient:
        return False
    if state.settings.minutes:
        return state.minutes < figures.lenient_rounds * figures.round_minutes
    return state.slots < figures.lenient_rounds * len(state.players)


def ball_round_fits(table: FortuneTable, board: int, turns: int) -> bool:
    """MF-BG-37, MF-GAP-76: whether a round of The Big Game leaves enough of the session after it."""
    state, figures = table.state, table.box.figures
    if state.settings.minutes:
        left = state.settings.minutes - state.minutes
        return left > (figures.big_game_margin + 1) * figures.round_minutes
    others = any(b.seats for at, b in enumerate(state.boards) if at != board)
    used = turns * 2 if others else turns
    return all_slots(table) - state.slots - used >= figures.big_game_margin * len(state.players)


def ball_time_is_up(table: FortuneTable, began: int) -> bool:
    """MF-BG-36, MF-BG-37: by the clock, after an hour or when twenty minutes of the session are left."""
    state, figures = table.state, table.box.figures
    if not state.settings.minutes:
        return False
    hour = figures.big_game_rounds * figures.round_minutes
    margin = figures.big_game_margin * figures.round_minutes
    return state.minutes - began >= hour or state.settings.minutes - state.minutes <= margin
