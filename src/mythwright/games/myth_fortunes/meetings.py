"""Meetings: whose pawns stand where an answer leads, or may lead, as everyone sees them on the boards."""

from __future__ import annotations

from collections.abc import Iterator

from mythwright.core.display import Prospect
from mythwright.core.picture import Fact
from mythwright.games.myth_fortunes.board import View, board_asked, layout, middle, standing

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
    for text, prospect in table["prospects"].items():
        if chances := list(_chances(table, prospect, own)):
            found[text] = Fact("note-chances", {"things": chances})
    return found


def _chances(table: View, prospect: View, own: int) -> Iterator[Fact]:
    """Whom a throw of these dice may lead to, and how likely."""
    for (board, square), seats in sorted(standing(table).items()):
        pawns = [table["names"][seat] for seat in seats if seat != table["seat"]]
        if board == own and pawns and square in prospect["here"]:
            percent = round(100 * prospect["here"][square] / prospect["throws"])
            yield Fact("note-chance", {"things": pawns, "percent": percent})


def outlooks(view: View) -> dict[str, tuple[Prospect, ...]]:
    """By option that picks dice, the squares to which they may lead, each with its chance."""
    table, own = view["table"], board_asked(view)
    places = layout(table).boards
    return {
        text: tuple(
            (*places[board].spot(*middle(square)), number / prospect["throws"])
            for board, ends in ((own, prospect["here"]), (1 - own, prospect["across"]))
            for square, number in ends.items()
        )
        for text, prospect in table["prospects"].items()
    }
