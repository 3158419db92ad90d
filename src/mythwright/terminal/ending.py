"""The end: who won and by which rule, the seed for whoever wants to check the dice, and the replay."""

from __future__ import annotations

from mythwright.core.replay import record
from mythwright.terminal import shelf
from mythwright.terminal.sitting import Sitting
from mythwright.terminal.styles import style

LAST_LINES = 12
"""So much of the log is told again to several people at the end."""


def end(sitting: Sitting) -> None:
    """Everyone may look now, so several people see what a spectator sees."""
    screen, table = sitting.screen, sitting.table
    viewer = sitting.people[0] if len(sitting.people) == 1 else None
    if len(sitting.people) > 1:
        screen.clear()
    look = sitting.looks[viewer]
    view = sitting.view(viewer)
    screen.heading(screen.words.say("terminal-over"))
    sitting.board.show(view, look)
    if viewer is None and sitting.people:
        look.read = max(0, len(view["log"]) - LAST_LINES)
    sitting.board.show_news(view, look)
    _show_ranks(sitting)
    replay = shelf.beside(sitting.path, shelf.REPLAY)
    shelf.write(replay, record(table))
    screen.say("terminal-seed", seed=table.setup.seed, hash=view["commitment"])
    screen.line("terminal-replay", file=str(replay))


def _show_ranks(sitting: Sitting) -> None:
    """Who won, then the others in the order of their ranks, and the rule that ended the game."""
    screen, result = sitting.screen, sitting.table.result
    assert result is not None
    screen.show()
    if 1 not in result.ranks:
        screen.say("terminal-nobody-won", style("title"))
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(result.ranks)):
        message = "terminal-winner" if rank == 1 else "terminal-rank"
        screen.say(message, style("title") if rank == 1 else None, rank=rank, name=sitting.name(seat))
    sitting.explainer.show_rule(result.rule)
    if result.facts:
        screen.show(f"  {sitting.explainer.facts(sitting.view(None), result.facts)}", "dim")
    screen.show()
