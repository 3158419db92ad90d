"""The boards in sentences: each square with the pawns on it, for whoever does not look at a drawing."""

from __future__ import annotations

from collections.abc import Iterator

from mythwright.core.picture import Fact
from mythwright.games.myth_fortunes.board import View, in_transit, standing


def spoken(table: View) -> Iterator[Fact]:
    """Every square with a pawn on it, who is between the boards, and where the ball is."""
    names, two = table["names"], len(table["boards"]) > 1
    for (board, square), seats in sorted(standing(table).items()):
        facts: View = {"square": square, "pawns": [names[seat] for seat in seats]}
        yield Fact("spoken-board", {**facts, "number": board + 1}) if two else Fact("spoken-square", facts)
    for board, waiting in in_transit(table):
        facts = {"who": waiting["seat"], "number": board + 1, "zone": waiting["zone"]}
        yield Fact("spoken-transit", facts)
    for board in table["boards"]:
        ball = board["ball"]
        if ball and not ball["over"]:
            yield Fact(
                "spoken-ball", {"who": ball["holder"], "square": ball["goals"].get(str(ball["holder"]), "")}
            )
