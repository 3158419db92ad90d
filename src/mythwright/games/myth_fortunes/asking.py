"""Asking: the question of a view in words, with what it is about where the table tells that."""

from __future__ import annotations

from mythwright.core.picture import Fact
from mythwright.games.myth_fortunes.board import View


def prompt(view: View) -> Fact:
    """Who may counter a card is told which one, and whose; who completes a move, what is left of it."""
    asked, table = view["question"]["prompt"], view["table"]
    match asked:
        case "window_counter":
            return Fact("prompt-window_counter", table["played"][-1])
        case "move":
            return Fact("prompt-move", {"legs": table["rest"]})
    return Fact(f"prompt-{asked}")
