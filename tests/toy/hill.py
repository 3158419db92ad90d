"""What is printed and what changes in Hilltop: cards and figures, hikers and decks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path

import msgspec

from mythwright.core import content
from mythwright.core.data import Card, Data
from mythwright.core.effects import Effects, Vocabulary
from mythwright.core.table import Table

CONTENT = Path(__file__).parent / "content"

VOCABULARY = Vocabulary(
    moments=frozenset({"slipped"}),
    numbers=frozenset({"dice"}),
    words=frozenset({"boot"}),
    acts=frozenset({"again"}),
    targets=frozenset({"self", "others"}),
    verbs=frozenset({"breathe", "fall"}),
    conditions=frozenset({"lower_half"}),
    untils=frozenset({"end_of_turn"}),
)


class HillCard(Card, frozen=True, kw_only=True):
    """A card with effects acts at once, unless it lies before someone."""

    id: str
    copies: int
    window: str = "turn"
    lies: str = ""
    effect: Effects = ()


class Figures(Card, frozen=True, kw_only=True):
    top: int
    breath: int
    rest: int
    dice: int
    hand: int
    rounds: int


class House(Card, frozen=True, kw_only=True):
    no_vetoes: bool = False


class Faces(Card, frozen=True, kw_only=True):
    boot: tuple[str, ...]


class Box(msgspec.Struct, frozen=True):
    cards: dict[str, HillCard]
    figures: Figures
    house: House
    faces: Faces


class Hiker(Data):
    breath: int
    hand: tuple[str, ...]
    place: int = 0
    lying: tuple[str, ...] = ()


class State(Data):
    hikers: list[Hiker]
    deck: tuple[str, ...]
    top: int
    discard: tuple[str, ...] = ()
    turn: int = 0
    round: int = 1


HillTable = Table[Box, State]


@cache
def read_box(layers: tuple[str, ...]) -> Box:
    """The box with these layers over it. Raises `BadFile`."""
    source = content.merge([content.read_folder(CONTENT), *(content.read_file(Path(p)) for p in layers)])
    content.only(source, ("cards", "figures", "house", "dice"))
    cards = content.things(source, "cards", HillCard)
    content.check_effects(source, "cards", cards, "effect", VOCABULARY)
    for name, card in cards.items():
        content.check_word(source, "cards", name, card.window, ("turn", "reaction"))
        content.check_word(source, "cards", name, card.lies, ("", "self", "next"))
    figures = content.one(source, "figures", Figures)
    return Box(cards, figures, content.one(source, "house", House), content.one(source, "dice", Faces))


def others(table: HillTable, seat: int) -> Sequence[int]:
    """The other seats, in turn order from this one's left."""
    count = len(table.state.hikers)
    return [(seat + step) % count for step in range(1, count)]
