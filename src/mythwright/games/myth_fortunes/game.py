"""Myth Fortunes as the core, the bots and the clients know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any

from mythwright.core.data import Card
from mythwright.core.dice import Dice
from mythwright.core.display import Display, hint
from mythwright.core.event import Result
from mythwright.core.flow import Frame
from mythwright.core.game import Game
from mythwright.core.option import Option
from mythwright.core.picture import Fact, Node, Sketch
from mythwright.core.printed import Print
from mythwright.core.ruling import Refused, Ruling, ruling
from mythwright.games.myth_fortunes import (
    advice,
    asking,
    display,
    explain,
    guessing,
    judge,
    picture,
    sketch,
    view,
)
from mythwright.games.myth_fortunes.box import Box, FortuneTable, read_box
from mythwright.games.myth_fortunes.rules.advanced import Advanced
from mythwright.games.myth_fortunes.rules.big_game import BallTurn, BigGame
from mythwright.games.myth_fortunes.rules.chain import Chain
from mythwright.games.myth_fortunes.rules.confrontation import Confrontation
from mythwright.games.myth_fortunes.rules.dragon_poker import DragonPoker
from mythwright.games.myth_fortunes.rules.drop_zones import Crossing
from mythwright.games.myth_fortunes.rules.hands import Excess
from mythwright.games.myth_fortunes.rules.match import BoardTurn, Match
from mythwright.games.myth_fortunes.rules.movement import Moving
from mythwright.games.myth_fortunes.rules.playing import Playing
from mythwright.games.myth_fortunes.rules.setup import Dealt, Setup, deal
from mythwright.games.myth_fortunes.rules.squares import Visit
from mythwright.games.myth_fortunes.rules.trades import Trade
from mythwright.games.myth_fortunes.rules.turn import CarriedTurn, Turn
from mythwright.games.myth_fortunes.rules.windows import Window
from mythwright.games.myth_fortunes.rules.winning import outcome
from mythwright.games.myth_fortunes.state import Settings, State

BOARDS = (0, 1, 2)
ROUNDS = (12, 24, 36)
MINUTES = (0, 60, 120, 240)

FRAMES: tuple[type[Frame], ...] = (
    Match,
    Setup,
    Dealt,
    BoardTurn,
    Turn,
    CarriedTurn,
    Moving,
    Crossing,
    Visit,
    Trade,
    Excess,
    Window,
    Playing,
    Chain,
    Confrontation,
    Advanced,
    DragonPoker,
    BigGame,
    BallTurn,
)


class Options(Card, frozen=True, kw_only=True):
    """How a table may be set up; the defaults are the book's and the catalogue's."""

    boards: Annotated[int, hint(choices=BOARDS)] = 0
    """One board or two linked ones; 0 is one for up to six players, two for more (MF-GAP-02, MF-GAP-39)."""
    rounds: Annotated[int, hint(choices=ROUNDS)] = 24
    """How long the session lasts: 12, 24 or 36 rounds (MF-GAP-01)."""
    minutes: Annotated[int, hint(choices=MINUTES)] = 0
    """By the clock instead: 60, 120 or 240 minutes; 0 counts rounds (MF-GAP-01)."""
    advanced: bool = True
    """With Dragon Poker and The Big Game (MF-GAP-60)."""
    lenient: bool = True
    """Late draws and changes in the first hour (MF-GAP-58)."""
    confirm: bool = True
    """Ask before rolling with a hand that could be filled (MF-GAP-30)."""
    removal: bool = False
    """Whoever leaves is taken off the table (MF-GAP-59)."""
    passing: Annotated[tuple[int, ...], hint("seats")] = ()
    """Seats that pass in every window (MF-GAP-16)."""


class MythFortunes(Game):
    """The functions of the protocol."""

    name = "myth_fortunes"
    seats = range(2, 13)
    rules_version = 1
    answers_bound = 200_000
    options = Options
    content = Path(__file__).parent / "content"
    state = State
    frames: Mapping[str, type[Frame]] = {frame.__name__: frame for frame in FRAMES}

    def box(self, edition: str, layers: Sequence[str]) -> Box:
        return read_box(tuple(layers))

    def printed(self, box: Box) -> Mapping[str, Print]:
        return judge.printed(box)

    def deal(self, box: Box, seats: int, options: Options, dice: Dice) -> tuple[State, Frame]:
        """MF-GAP-01, MF-GAP-02, MF-GAP-16: what the catalogue does not know is refused."""
        most = box.figures.board_seats
        boards = options.boards or (1 if seats <= most else 2)
        if boards not in (1, 2) or not 2 * boards <= seats <= most * boards:
            raise Refused([ruling("MF-GAP-02", boards=boards, has=seats)])
        if options.rounds not in ROUNDS or options.minutes not in MINUTES:
            raise Refused([ruling("MF-GAP-01", rounds=list(ROUNDS), minutes=list(MINUTES))])
        if any(seat not in range(seats) for seat in options.passing):
            raise Refused([ruling("MF-GAP-16", passing=list(options.passing), most=seats)])
        settings = Settings(
            options.rounds,
            options.minutes,
            options.advanced,
            options.lenient,
            options.confirm,
            options.removal,
        )
        return deal(box, seats, boards, settings, options.passing, dice), Match()

    def see(self, table: FortuneTable, seat: int | None) -> dict[str, Any]:
        return view.see(table, seat)

    def glance(self, table: FortuneTable, seat: int) -> dict[str, Any]:
        return view.glance(table, seat)

    def guess(self, table: FortuneTable, seat: int | None, dice: Dice) -> None:
        guessing.guess(table, seat, dice)

    def result(self, table: FortuneTable) -> Result:
        return outcome(table)

    def explain(self, table: FortuneTable, seat: int, option: Option) -> list[Ruling]:
        return explain.explain(table, seat, option)

    def nearest(self, table: FortuneTable, option: Option, most: int) -> Sequence[Option] | None:
        return explain.nearest(table, option)

    def prompt(self, view: dict[str, Any]) -> Fact:
        return asking.prompt(view)

    def draw(self, view: dict[str, Any]) -> Node:
        return picture.draw(view)

    def sketch(self, view: dict[str, Any]) -> Sketch:
        return sketch.sketch(view)

    def display(self, view: dict[str, Any]) -> Display:
        return display.display(view)

    def value(self, view: dict[str, Any], seat: int) -> float:
        return advice.value(view, seat)

    def features(self, view: dict[str, Any]) -> dict[str, Any]:
        """What the lab tabulates of a finished game."""
        return {
            "characters": [player["character"] for player in view["players"]],
            "round": view["slots"] // len(view["players"]),
            "boards": len(view["boards"]),
        }


GAME = MythFortunes()
