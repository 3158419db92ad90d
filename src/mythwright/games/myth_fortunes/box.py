"""What is printed: board, races, characters, companions, Encounter Cards and figures; and their reader."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache, cached_property
from pathlib import Path
from typing import Any

from mythwright.core import content
from mythwright.core.data import Card
from mythwright.core.effects import Effects, Forbid, On
from mythwright.core.table import Table
from mythwright.games.myth_fortunes.state import State
from mythwright.games.myth_fortunes.vocabulary import DIE_KINDS, PLAYERS, TARGETS, VOCABULARY, WINDOWS

CONTENT = Path(__file__).parent / "content"
COLUMNS = "ABCDEFGHIJK"
ROWS = range(1, 10)
HEADINGS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
"""MF-GAP-03: row 1 is the north edge, column A the west edge."""
PAWNS = (
    "red",
    "blue",
    "yellow",
    "green",
    "white",
    "black",
    "orange",
    "purple",
    "brown",
    "pink",
    "grey",
    "teal",
)
"""What a seat is called while its character is secret: the colour of its pawn."""


class Printed(Card, frozen=True, kw_only=True, dict=True):
    """A card or square with what it does."""

    id: str
    effect: Effects = ()

    @cached_property
    def verbs(self) -> tuple[str, ...]:
        return tuple(e.do for e in self.effect if hasattr(e, "do"))

    def answers(self, moment: str) -> On | None:
        """What this card does when that happens."""
        return next((e for e in self.effect if type(e) is On and e.when == moment), None)


class Kind(Printed, frozen=True, kw_only=True):
    """A kind of square: a home has a race, a confrontation a foe."""

    home: str = ""
    foe: str = ""
    stop: bool = False
    zone: bool = False

    @cached_property
    def forbids(self) -> dict[str, str]:
        """What may not be done here, with the rule that says so."""
        return {e.what: e.rule for e in self.effect if type(e) is Forbid}


class Race(Card, frozen=True, kw_only=True):
    """A race, its dice and its home, a square of its own; a Disguise Card is called by its race.

    One without a home is found on the board only (MF-CHAR-02 to MF-CHAR-04, MF-DISG-01).
    """

    id: str
    dice: dict[str, str]
    dimension: str = ""
    home: str = ""


class Character(Card, frozen=True, kw_only=True):
    """Who a player is, which nobody sees until it is shown (MF-CHAR-01, MF-SETUP-01)."""

    id: str
    race: str


class Companion(Printed, frozen=True, kw_only=True):
    """A friend, for better or worse (MF-COMP-01)."""


class Encounter(Printed, frozen=True, kw_only=True):
    """A card with its window, who may play it, and what it is aimed at."""

    copies: int
    window: str
    by: str = "anyone"
    target: str = ""
    advanced: bool = False


class Figures(Card, frozen=True, kw_only=True):
    """The numbers of the rules, in the book's words."""

    hand: int
    disguises: int
    disguise_copies: int
    companions: int
    companion_copies: int
    fame: int
    gold: int
    large_chip: int
    income: int
    disguise_price: int
    companion_price: int
    encounter_price: int
    charity_fame: int
    most_times: int
    least_lost: int
    prize: int
    poker_dice: int
    poker_rerolls: int
    poker_rerolls_with_ace: int
    start: str
    board_seats: int
    round_minutes: int
    lenient_rounds: int
    big_game_rounds: int
    big_game_margin: int
    championship_rounds: int
    championship_minutes: int


class Box(Card, frozen=True, kw_only=True, dict=True):
    """Everything printed, with its layers: four types of cards (MF-CARD-01), and boards that are alike."""

    squares: dict[str, Kind]
    """Each square's kind: none is without a meaning (MF-BOARD-03, MF-BOARD-04)."""
    kinds: dict[str, Kind]
    magik: dict[str, Kind]
    races: dict[str, Race]
    characters: dict[str, Character]
    companions: dict[str, Companion]
    encounters: dict[str, Encounter]
    figures: Figures
    dice: dict[str, tuple[str, ...]]
    zones: tuple[str, ...]
    """The four Drop Zones (MF-DROP-01, MF-GAP-36)."""
    stops: tuple[str, ...]
    homes: tuple[str, ...]
    steps: dict[str, dict[str, str]]
    """The next square in each heading."""
    kinds_in: dict[str, tuple[str, ...]]
    """The Encounter Cards of each window."""
    companions_for: dict[str, tuple[str, ...]]
    """The companions that answer each moment."""

    @cached_property
    def kind_of(self) -> dict[str, str]:
        """The name of what each square is, for views."""
        return {square: kind.id for square, kind in self.squares.items()}

    @cached_property
    def worked_out(self) -> dict[Hashable, Any]:
        """What follows from the print and is worked out once, such as the paths from a square."""
        return {}


FortuneTable = Table[Box, State]

KINDS = ("squares", "kinds", "magik", "races", "characters", "companions", "encounters")
SINGLES = ("figures", "dice")


@cache
def read_box(layers: tuple[str, ...]) -> Box:
    """The box of the book with these layers over it. Raises `BadFile`."""
    source = content.merge([content.read_folder(CONTENT), *(content.read_file(Path(p)) for p in layers)])
    content.only(source, (*KINDS, *SINGLES))
    kinds = content.things(source, "kinds", Kind)
    named = content.things(source, "squares", str)
    for square, kind in named.items():
        content.check_word(source, "squares", square, kind, kinds)
    squares = {square: kinds[kind] for square, kind in named.items()}
    companions = content.things(source, "companions", Companion)
    encounters = content.things(source, "encounters", Encounter)
    box = Box(
        squares=squares,
        kinds=kinds,
        magik=content.things(source, "magik", Kind),
        races=content.things(source, "races", Race),
        characters=content.things(source, "characters", Character),
        companions=companions,
        encounters=encounters,
        figures=content.one(source, "figures", Figures),
        dice=content.one(source, "dice", dict[str, tuple[str, ...]]),
        zones=tuple(square for square, kind in squares.items() if kind.zone),
        stops=tuple(square for square, kind in squares.items() if kind.stop),
        homes=tuple(square for square, kind in squares.items() if kind.home),
        steps={square: _steps(square) for square in squares},
        kinds_in={w: tuple(n for n, card in encounters.items() if card.window == w) for w in WINDOWS},
        companions_for={
            moment: tuple(name for name, card in companions.items() if card.answers(moment))
            for moment in VOCABULARY.moments
        },
    )
    _check(source, box)
    return box


def _steps(square: str) -> dict[str, str]:
    """MF-BOARD-01, MF-BOARD-02: the squares next to this one, as far as the board goes."""
    column, row = COLUMNS.index(square[0]), int(square[1])
    return {
        heading: f"{COLUMNS[column + east]}{row + south}"
        for heading, (east, south) in HEADINGS.items()
        if 0 <= column + east < len(COLUMNS) and row + south in ROWS
    }


def _check(source: content.Source, box: Box) -> None:
    """Every word of every card and square is one the rules know."""
    for kind in ("kinds", "magik", "companions", "encounters"):
        content.check_effects(source, kind, getattr(box, kind), "effect", VOCABULARY)
    for name, card in box.encounters.items():
        content.check_word(source, "encounters", name, card.window, WINDOWS)
        content.check_word(source, "encounters", name, card.by, PLAYERS)
        content.check_word(source, "encounters", name, card.target, TARGETS)
    for name, character in box.characters.items():
        content.check_word(source, "characters", name, character.race, box.races)
    for name, race in box.races.items():
        for other, die in race.dice.items():
            content.check_word(source, "races", name, other, box.races)
            content.check_word(source, "races", name, die, DIE_KINDS)
    for name, square in box.kinds.items():
        for word in (square.home, square.foe):
            content.check_word(source, "kinds", name, word, ("", *box.races))
