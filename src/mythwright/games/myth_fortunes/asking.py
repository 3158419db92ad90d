"""Asking: the question of a view in words, with what it is about where the table tells that."""

from __future__ import annotations

from mythwright.core.picture import Fact
from mythwright.games.myth_fortunes.board import View


def prompt(view: View) -> Fact:
    """Who may counter a card is told which one, and whose."""
    asked = view["question"]["prompt"]
    about = view["table"]["played"][-1] if asked == "window_counter" else {}
    return Fact(f"prompt-{asked}", about)
