"""The boards as all drawers need them: where squares and boards lie, who stands there, what is on offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mythwright.core.data import Value
from mythwright.core.picture import Fact

View = dict[str, Any]
Offers = dict[str, list[str]]

COLUMNS = "ABCDEFGHIJK"
ROWS = "123456789"
SQUARES = tuple(f"{column}{row}" for row in ROWS for column in COLUMNS)
NOBODY = -1
HIDDEN = "hidden"

SIDE = 64
MARGIN = 30
WIDTH = len(COLUMNS) * SIDE + 2 * MARGIN
HEIGHT = len(ROWS) * SIDE + 2 * MARGIN
GAP = 92
"""Between two boards of one size, where pawns wait that are on no board."""
STRIP = 54
"""Beside a board, where the session is tracked."""
SMALL = 0.44
"""How large the board is at which one does not sit."""
HEAD = 26
"""Above each of two boards, where its name is written."""

AIMS = {"move": slice(0, 1), "hop": slice(0, 1), "cross": slice(0, 0)}
"""Of these answers only some words are places to point at; the others say how to get there."""


class Place(Value, frozen=True):
    """Where a board lies on the sheet, and how large it is."""

    x: float
    y: float
    scale: float

    def spot(self, x: float, y: float) -> tuple[float, float]:
        return self.x + x * self.scale, self.y + y * self.scale


class Layout(Value, frozen=True):
    """Where everything lies on the sheet: the boards, the track, and those who wait between the boards.

    `focus` is the board at which one sits, where there are two of them.
    """

    boards: tuple[Place, ...]
    size: tuple[float, float]
    track: float
    waiting: tuple[float, float]
    focus: tuple[float, ...] = ()


def layout(table: View) -> Layout:
    """Two boards lie side by side; the one at which one sits is the larger."""
    seat = table["seat"]
    if len(table["boards"]) == 1:
        return Layout((Place(0, 0, 1),), (WIDTH + STRIP, HEIGHT), WIDTH + STRIP / 2, (WIDTH, HEIGHT / 2))
    if seat is None:
        both = 2 * WIDTH + GAP
        boards = (Place(0, HEAD, 1), Place(WIDTH + GAP, HEAD, 1))
        middle = (WIDTH + GAP / 2, HEAD + HEIGHT / 2)
        return Layout(boards, (both + STRIP, HEAD + HEIGHT), both + STRIP / 2, middle)
    own, other = Place(0, HEAD, 1), Place(WIDTH + STRIP, HEAD, SMALL)
    mine = table["players"][seat]["board"]
    middle = other.spot(WIDTH / 2, HEIGHT + 2 * GAP)
    wide = WIDTH * (1 + SMALL) + STRIP + 8
    boards = (own, other) if mine == 0 else (other, own)
    high = HEAD + HEIGHT
    return Layout(boards, (wide, high), WIDTH + STRIP / 2, middle, (0, 0, WIDTH, high))


def corner(square: str) -> tuple[int, int]:
    """The upper left corner of a square on its board."""
    return MARGIN + COLUMNS.index(square[0]) * SIDE, MARGIN + ROWS.index(square[1]) * SIDE


def middle(square: str) -> tuple[float, float]:
    x, y = corner(square)
    return x + SIDE / 2, y + SIDE / 2


def offers(view: View) -> Offers:
    """The options of the seat that looks, by each thing they are about: squares, pawns, cards."""
    found: Offers = {}
    for text in (view["question"] or {}).get("options", ()):
        kind, *args = text.split()
        for word in dict.fromkeys(args[AIMS.get(kind, slice(None))]):
            found.setdefault(word, []).append(text)
    return found


def crossings(view: View) -> Offers:
    """The options that lead to a Drop Zone of the other board, by zone."""
    found: Offers = {}
    for text in (view["question"] or {}).get("options", ()):
        kind, *args = text.split()
        if kind == "cross":
            found.setdefault(args[0], []).append(text)
    return found


def board_asked(view: View) -> int:
    """The board whose squares the options are about: that of the seat that looks."""
    seat = view["table"]["seat"]
    return int(view["table"]["players"][seat]["board"]) if seat is not None else NOBODY


def standing(table: View) -> dict[tuple[int, str], list[int]]:
    """The seats whose pawns stand on each square of each board."""
    found: dict[tuple[int, str], list[int]] = {}
    for seat, player in enumerate(table["players"]):
        if player["place"] and not player["gone"]:
            found.setdefault((player["board"], player["place"]), []).append(seat)
    return found


def board_shown(table: View) -> int:
    """The board that is drawn where there is room for one: one's own, else that of whoever is up."""
    seat = table["seat"] if table["seat"] is not None else max(table["turn"], 0)
    return int(table["players"][seat]["board"])


def in_transit(table: View) -> list[tuple[int, View]]:
    """Whoever waits between the boards: the board they go to, and what is left of the move."""
    return [(at, waiting) for at, board in enumerate(table["boards"]) for waiting in board["waiting"]]


def square_text(table: View, square: str) -> Fact:
    """What a square means, with its figures."""
    kind = table["squares"][square]
    return Fact(f"square-{kind}", table["cards"][f"square_{kind}"])


def card_text(table: View, card: str) -> Fact:
    """What a card says; a race and a character say where they are at home and what they roll."""
    printed = table["cards"].get(card, {})
    match printed.get("type"):
        case "race":
            return Fact("card-race", dice_of(table, card))
        case "character":
            race = printed["race"]
            return Fact("card-identity", {"race": race, **dice_of(table, race)})
    return Fact(f"card-{card}", printed)


def dice_of(table: View, race: str) -> View:
    """The home of a race, and whom it meets with which die."""
    printed = table["cards"][race]
    names = {"great": "d8", "middle": "d6", "small": "d4"}
    rolls = {
        name: [foe for foe, die in printed["dice"].items() if die == kind] for name, kind in names.items()
    }
    return {"home": printed["home"] or 0, **rolls}


def number_of(cards: Sequence[str] | int) -> int:
    """How many cards there are: those of others are only numbers in a view."""
    return cards if isinstance(cards, int) else len(cards)
