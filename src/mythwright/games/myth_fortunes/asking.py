"""Asking: the question of a view in words, with what it is about where the table tells that."""

from __future__ import annotations

from mythwright.core.picture import Fact
from mythwright.games.myth_fortunes.board import View


def prompt(view: View) -> Fact:
    """Who may counter a card is told which one, and whose; who completes a move, what is left of it."""
    asked, table = view["question"]["prompt"], view["table"]
    match asked:
        case "window_counter":
            return Fact("prompt-window_counter", _last_played(table, view["question"]["seat"]))
        case "move":
            return Fact("prompt-move", {"legs": table["rest"]})
    return Fact(f"prompt-{asked}")


def _last_played(table: View, asked: int) -> View:
    """The card on top, who played it, and on whom; a counter lies on the card below it."""
    played, aside = table["played"], table["boards"][table["players"][asked]["board"]]["aside"]
    below = aside[-2] if len(played["by"]) > 1 else played["on"]
    return {"who": played["by"][-1], "card": aside[-1], "on": [below] if below else []}
