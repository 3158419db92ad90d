"""The end: who won and by which rule, the seed for whoever wants to check the dice, and the replay."""

from __future__ import annotations

from typing import Any

from mythwright.core.game import View
from mythwright.core.replay import record
from mythwright.core.telling import seat_name, tell_verdict
from mythwright.terminal import shelf
from mythwright.terminal.place import Place
from mythwright.terminal.sitting import Sitting
from mythwright.terminal.styles import style

LAST_LINES = 12
"""So much of the log is told again to several people at the end."""


def end(sitting: Sitting) -> None:
    """Everyone may look now, so several people see what a spectator sees."""
    viewer = sitting.people[0] if len(sitting.people) == 1 else None
    if len(sitting.people) > 1:
        sitting.screen.clear()
    look, view = sitting.looks[viewer], sitting.view(viewer)
    if viewer is None and sitting.people:
        look.read = max(0, len(view["log"]) - LAST_LINES)
    show_end(sitting, viewer, view)
    replay = shelf.beside(sitting.path, shelf.REPLAY)
    shelf.write(replay, record(sitting.table))
    sitting.screen.line("terminal-replay", file=str(replay))


def show_end(place: Place[Any], viewer: int | None, view: View) -> None:
    """The last board and the last news, then who won, and the seed."""
    screen, look = place.screen, place.looks[viewer]
    screen.heading(screen.words.say("terminal-over"))
    place.board.show(view, look)
    place.board.show_news(view, look)
    _show_ranks(place, view)
    screen.say("terminal-seed", seed=view["seed"], hash=view["commitment"])


def _show_ranks(place: Place[Any], view: View) -> None:
    """Who won, then the others in the order of their ranks, and the rule that ended the game."""
    screen, result = place.screen, view["result"]
    screen.show()
    if 1 not in result["ranks"]:
        screen.say("terminal-nobody-won", style("title"))
    for rank, seat in sorted((rank, seat) for seat, rank in enumerate(result["ranks"])):
        message = "terminal-winner" if rank == 1 else "terminal-rank"
        name = seat_name(place.words, view, seat)
        screen.say(message, style("title") if rank == 1 else None, rank=rank, name=name)
    said = tell_verdict(place.words, place.board.game, view)
    if said:
        screen.show(said)
    place.explainer.show_rule(result["rule"])
    if result["facts"]:
        screen.show(f"  {place.explainer.facts(view, result['facts'])}", "dim")
    screen.show()
