"""Cards as a display shows them: kind, sign, colour, printed figures, and what may be done with them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from mythwright.core.display import Card, Figure
from mythwright.core.picture import Fact
from mythwright.games.myth_fortunes.board import HIDDEN, Offers, View, card_text
from mythwright.games.myth_fortunes.card_signs import CARD_SIGNS, FACE_SIGNS, UNKNOWN

WINDOW_COLOURS = {
    "before_roll": "norse",
    "after_roll": "norse",
    "confrontation": "blood",
    "after_dice": "flame",
    "counter": "dark",
    "any_time": "egyptian",
    "at_once": "slavic",
}
"""An Encounter Card has the colour of the moment at which it is played."""
COLOURS = {"character": "gilt", "disguise": "greek", "companion": "hindu", "race": "slavic"}
SOMETIMES = ("total_against_board", "total_challenged", "total_challenger")
"""Figures of a companion that are added to a total only now and then."""


@cache
def name_of(card: str) -> Fact:
    return Fact(f"name-{card}")


@lru_cache(maxsize=1 << 12)
def figure(sign: str, value: str | int, name: str) -> Figure:
    return Figure(sign, value, Fact(f"figure-{name}"))


def signed(number: int) -> str:
    return f"{number:+d}".replace("-", "−") if number else "0"


class Cards:
    """Makes the cards of one view; ids begin with where a card lies."""

    def __init__(self, table: View, offered: Offers) -> None:
        self.table, self.offered = table, offered

    def make(self, where: str, card: str, kind: str, colour: str, **more: Any) -> Card:
        """A card with its printed text, and the options that name it."""
        given: dict[str, Any] = {
            "id": f"{where}-{card}",
            "name": name_of(card),
            "emblem": self.sign(card),
            "text": card_text(self.table, card),
            "options": tuple(self.offered.get(card, ())),
            "thing": card,
        }
        return Card(kind=kind, colour=colour, **given | more)

    def sign(self, card: str) -> str:
        """The emblem of a card: its own, or that of its race."""
        printed = self.table["cards"].get(card, {})
        match printed.get("type"):
            case "race":
                return card
            case "character":
                return str(printed["race"])
        return CARD_SIGNS.get(card, UNKNOWN)

    def encounter(self, where: str, card: str, number: int = 1, **more: Any) -> Card:
        printed = self.table["cards"].get(card, {})
        window = printed.get("window", "any_time")
        given: dict[str, Any] = {
            "figures": self._points(printed),
            "note": Fact(f"note-{window}"),
            "number": number,
        }
        return self.make(where, card, "encounter", WINDOW_COLOURS.get(window, "shade"), **given | more)

    def companion(self, where: str, card: str, **more: Any) -> Card:
        given: dict[str, Any] = {"figures": self._points(self.table["cards"].get(card, {}))}
        return self.make(where, card, "companion", COLOURS["companion"], **given | more)

    def disguise(self, where: str, race: str, **more: Any) -> Card:
        return self.make(where, race, "disguise", COLOURS["disguise"], **more)

    def character(self, where: str, card: str, **more: Any) -> Card:
        return self.make(where, card, "character", COLOURS["character"], **more)

    def race(self, where: str, race: str) -> Card:
        """A race to read about; it is no card that one holds, so no option lies on it."""
        return self.make(where, race, "race", COLOURS["race"], options=())

    def laid(self, where: str, what: str, card: str, **more: Any) -> Card:
        """A card laid out before a player: named for whoever knows it, else its back."""
        if card == HIDDEN:
            return self._back(where, what)
        if what == "companion":
            return self.companion(where, card, **more)
        return self.make(where, card, what, COLOURS[what], **more)

    def _back(self, where: str, what: str) -> Card:
        return Card(
            id=f"{where}-{what}",
            name=Fact(f"back-{what}"),
            kind="back",
            emblem=UNKNOWN,
            colour=COLOURS[what],
            note=Fact("note-face_down"),
        )

    def _points(self, printed: View) -> tuple[Figure, ...]:
        """What a card adds to a total, always and at most."""
        always = int(printed.get("total", 0))
        most = always + max((int(printed[name]) for name in SOMETIMES if name in printed), default=0)
        if not (always or most):
            return ()
        shown = signed(always) if always == most else f"{signed(always)}/{signed(most)}"
        return (figure("star", shown, "total"),)


def thrown(faces: Sequence[str]) -> tuple[Figure, ...]:
    """Dice in a row, each with its face."""
    return tuple(Figure(FACE_SIGNS.get(face, (UNKNOWN, ""))[0], "", name_of(face)) for face in faces)
