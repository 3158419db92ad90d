"""Meetings: whose pawns stand where an answer would lead, as everyone sees them on the boards."""

from __future__ import annotations

from mythwright.core.picture import Fact
from mythwright.games.myth_fortunes.board import View, board_asked, standing

LEADING = ("move", "hop", "cross")
"""Answers whose first word is the square to which they lead; a crossing leads to the other board."""


def meetings(view: View) -> dict[str, Fact]:
    """By option, who stands there besides the seat that looks."""
    table, own = view["table"], board_asked(view)
    there, found = standing(table), dict[str, Fact]()
    for text in (view["question"] or {}).get("options", ()):
        kind, *args = text.split()
        if kind not in LEADING:
            continue
        seats = there.get((1 - own if kind == "cross" else own, args[0]), ())
        if pawns := [table["names"][seat] for seat in seats if seat != table["seat"]]:
            found[text] = Fact("note-there", {"things": pawns})
    return found
