"""Traces: the way that an answer would take over the boards, from where the pawn stands."""

from __future__ import annotations

import re
from collections.abc import Iterable

from mythwright.core.data import Value
from mythwright.core.display import Point, Trace
from mythwright.games.myth_fortunes.board import COLUMNS, ROWS, Place, View, board_asked, layout, middle

STEPS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
LEG = re.compile(r"([nesw])([0-9]+)$")


class Start(Value, frozen=True):
    """Where all ways begin: a square of a board, which lies somewhere on the sheet."""

    boards: tuple[Place, ...]
    board: int
    square: str

    def spot(self, square: str) -> Point:
        return self.boards[self.board].spot(*middle(square))

    def across(self, square: str) -> Point:
        """The same square of the other board."""
        return self.boards[1 - self.board].spot(*middle(square))


def traces(view: View) -> dict[str, Trace]:
    """The ways of all options of the seat that looks, as far as they lead anywhere."""
    table, texts = view["table"], (view["question"] or {}).get("options", ())
    if not texts:
        return {}
    places = {player["pawn"]: player["place"] for player in table["players"]}
    own = places[table["names"][table["seat"]]]
    boards, number = layout(table).boards, board_asked(view)
    found: dict[str, Trace] = {}
    for text in texts:
        kind, *args = text.split()
        square = places.get(args[0], "") if kind == "push" else own
        if square:
            found[text] = _trace(kind, args, Start(boards, number, square), table["push"])
    return {text: trace for text, trace in found.items() if trace}


def _trace(kind: str, args: list[str], start: Start, push: int) -> Trace:
    match kind:
        case "move":
            return _walk(start, args[1:])
        case "hop":
            return (start.spot(start.square),), (start.spot(args[0]),)
        case "cross":
            return (*_walk(start, args[3:]), (start.across(args[0]),))
        case "push":
            return _walk(start, [f"{args[1]}{push}"])
    return ()


def _walk(start: Start, path: Iterable[str]) -> Trace:
    """Leg by leg; through a Drop Zone it leaps."""
    at, strokes = start.square, [[start.spot(start.square)]]
    for word in path:
        leg = LEG.match(word)
        at = _step(at, leg[1], int(leg[2])) if leg else word
        if leg:
            strokes[-1].append(start.spot(at))
        else:
            strokes.append([start.spot(at)])
    return tuple(map(tuple, strokes))


def _step(square: str, heading: str, number: int) -> str:
    right, down = STEPS[heading]
    column, row = COLUMNS.index(square[0]), ROWS.index(square[1])
    return f"{COLUMNS[column + right * number]}{ROWS[row + down * number]}"
