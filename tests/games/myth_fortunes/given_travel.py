"""Given: the book's own tables, turns begun anew, and journeys between two boards."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Any

from mythwright.games.myth_fortunes.box import CONTENT, FortuneTable
from mythwright.games.myth_fortunes.rules.match import BoardTurn, Match
from mythwright.games.myth_fortunes.rules.turn import Turn
from tests.games.myth_fortunes.given import a_table, board, offered, play, player, rolling, stand


@cache
def decision(gap: str) -> str:
    """What the catalogue decides where the book is silent."""
    book = tomllib.loads((CONTENT / "catalog.toml").read_text(encoding="utf-8"))
    [found] = [row["decision"] for row in book["gap"] if row["id"] == gap]
    return str(found)


def slug(name: str) -> str:
    """The id of what the catalogue calls by this name."""
    name = name.lower().removeprefix("the ").replace("(home)", "").strip()
    return re.sub(r"[ -]+", "_", name)


def turn_of(table: FortuneTable, seat: int = 0) -> FortuneTable:
    """An ordinary turn of this seat begins, after the test arranged the table."""
    here, turn = player(table, seat).board, Turn(seat=seat)
    under = [Match(board=here, step="next_turn"), BoardTurn(board=here, seat=seat, step="turn_over")]
    board(table, here).next = seat
    table.stack = [*under, turn]
    table._run(turn.start(table))
    return table


def ends(table: FortuneTable) -> set[str]:
    """The squares on which the move may end on this board."""
    return {text.split()[1] for text in offered(table, "move")}


def two_boards(seats: int = 4, **options: Any) -> FortuneTable:
    """Of four, seats 0 and 1 sit at the first board, 2 and 3 at the second; seat 0 stands below a zone."""
    table = a_table(seats, boards=2, **options)
    stand(table, "E3")
    return table


def departs(table: FortuneTable, right: str = "", zone: str = "G9", numbers: str = "4 2") -> FortuneTable:
    """Whose turn it is stands on E3, goes north through E1 and leaves for a zone of the other board."""
    rolling(table, *numbers.split())
    first, second = map(int, numbers.split())
    play(table, f"cross {zone} {first - 2} {second} n2")
    if right:
        play(table, f"sit {right}")
    return table


def goes_by(table: FortuneTable, faces: str = "8 8") -> None:
    """A turn without a move: from the Bazaar eight does not fit, so it is forfeit."""
    rolling(table, *faces.split())
