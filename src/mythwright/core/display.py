"""Displays: what a client with windows shows of a view, in shapes that fit every game; no word is said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args, get_type_hints

import msgspec

from mythwright.core.picture import Fact, Node

Point = tuple[float, float]
Trace = tuple[tuple[Point, ...], ...]
"""A way over the board, in its coordinates: strokes from point to point, and a leap from each to the next."""

Prospect = tuple[float, float, float]
"""A place on the board, in its coordinates, and a chance."""


class Figure(msgspec.Struct, frozen=True):
    """A number under a sign: a heart and 8/8."""

    emblem: str
    value: str | int
    name: Fact


class Meter(msgspec.Struct, frozen=True):
    """How far something has come."""

    emblem: str
    has: int
    needs: int
    name: Fact


class Card(msgspec.Struct, frozen=True, kw_only=True):
    """A card as it lies there. `kind` chooses the frame, `colour` is the name of a colour, not its value.

    `emblem` is the id of a drawn symbol without `emblem-`; `number` is how many equal cards lie here.
    """

    id: str
    name: Fact
    kind: str
    emblem: str
    colour: str
    figures: tuple[Figure, ...] = ()
    text: Fact | None = None
    number: int = 1
    note: Fact | None = None
    spent: bool = False
    options: tuple[str, ...] = ()
    thing: str = ""


class Tray(msgspec.Struct, frozen=True, kw_only=True):
    """Cards that lie together: a market, decks, or what is under way."""

    id: str
    name: Fact
    cards: tuple[Card, ...] = ()
    lines: tuple[Fact, ...] = ()


class Mat(msgspec.Struct, frozen=True, kw_only=True):
    """Everything open of one seat."""

    id: str
    seat: int
    name: Fact
    emblem: str
    colour: str
    figures: tuple[Figure, ...] = ()
    meters: tuple[Meter, ...] = ()
    cards: tuple[Card, ...] = ()
    lines: tuple[Fact, ...] = ()
    options: tuple[str, ...] = ()
    thing: str = ""


class Drag(msgspec.Struct, frozen=True, kw_only=True):
    """A thing that may be taken and laid down elsewhere: an answer that is written with places.

    The answer is one of `kinds`, up to `legs` places of the way, and one of `forms`, which may be no word;
    both may be several words. A place is two whole numbers: how far it lies from `origin` on the board, times
    `scale`. One takes hold of the nodes with these ids, or at `start`; `step` is how far a key moves it.
    """

    name: Fact
    kinds: tuple[tuple[str, Fact], ...]
    forms: tuple[tuple[str, Fact], ...] = ()
    nodes: tuple[str, ...] = ()
    start: Point
    origin: Point
    scale: Point
    step: float
    legs: int = 1


class Story(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game in figures; `series` has a row for each round with a value for each seat.

    `places` tells of each seat how it came to its place, or is empty.
    """

    figures: tuple[Figure, ...]
    label: Fact
    series: tuple[tuple[float, ...], ...] = ()
    places: tuple[Fact, ...] = ()


class Display(msgspec.Struct, frozen=True, kw_only=True):
    """All of it. `tries` are answers that one may think of, allowed or not, by the thing they are about.

    `dice` gives each face of the dice an emblem and a colour; `story` is there when the game is over. `focus`
    is the part of the board that matters most, as x, y, width and height: where there is little room it is
    shown first. `traces` are the ways that options take over the board, and `notes` what there is to know of
    them beside their labels, by their text; `prospects` are places where an option may lead and how likely
    that is, from 0 to 1, before dice fall. `drag` is what the seat that is asked may take and lay down;
    `regards` are things that show more when looked at closely. `muster` is the kind of answer that names a
    list which players bring, with its limit in points.
    """

    board: Node
    status: tuple[Fact, ...] = ()
    scene: tuple[Tray, ...] = ()
    mats: tuple[Mat, ...] = ()
    trays: tuple[Tray, ...] = ()
    hand: tuple[Card, ...] = ()
    spoken: tuple[Fact, ...] = ()
    tries: Mapping[str, tuple[str, ...]] = {}
    dice: Mapping[str, tuple[str, str]] = {}
    focus: tuple[float, ...] = ()
    traces: Mapping[str, Trace] = {}
    notes: Mapping[str, Fact] = {}
    prospects: Mapping[str, tuple[Prospect, ...]] = {}
    drag: Drag | None = None
    regards: tuple[str, ...] = ()
    muster: tuple[str, int] | None = None
    story: Story | None = None


def hint(per: str = "", choices: Sequence[str | int] = (), muster: str = "") -> msgspec.Meta:
    """Beside the type of an option of a game, for clients that set up a table: what it may be, and for whom.

    `per` is `seat` for a list with a value for each seat, `seats` for a list of seats. A choice is called by
    the message `setup-<option>-<value>`, else by its name. `muster` is `list` if codes of lists that players
    bring (`core.muster`) will do as well, and `limit` if it is their limit in points.
    """
    return msgspec.Meta(extra={"per": per, "choices": tuple(choices), "muster": muster})


def choices_of(options: type) -> dict[str, tuple[str | int, ...]]:
    """The named values of each option of a game, by its name; none where any value may be."""
    hints = get_type_hints(options, include_extras=True)
    notes = {name: [m.extra for m in get_args(kind)[1:] if m.extra] for name, kind in hints.items()}
    return {
        name: tuple(choice for note in found for choice in note["choices"]) for name, found in notes.items()
    }
