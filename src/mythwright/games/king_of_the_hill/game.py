"""King of the Hill as the core, the bots and the clients know it."""

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
from mythwright.core.picture import Node, Sketch
from mythwright.core.printed import Print
from mythwright.core.ruling import Refused, Ruling, ruling
from mythwright.games.king_of_the_hill import advice, display, explain, judge, picture, sketch, view
from mythwright.games.king_of_the_hill.box import Box, HillTable, read_box
from mythwright.games.king_of_the_hill.rules.arena import Arena, ArenaSetup
from mythwright.games.king_of_the_hill.rules.artifacts import ForcedSale, FourthArtifact
from mythwright.games.king_of_the_hill.rules.attack import Attack
from mythwright.games.king_of_the_hill.rules.battle import Battle
from mythwright.games.king_of_the_hill.rules.contender import ContenderTurn
from mythwright.games.king_of_the_hill.rules.exploration import Exploration
from mythwright.games.king_of_the_hill.rules.final import AttackerTurn
from mythwright.games.king_of_the_hill.rules.hill import Capture
from mythwright.games.king_of_the_hill.rules.missions import Completing
from mythwright.games.king_of_the_hill.rules.monsters import ControlledTurn
from mythwright.games.king_of_the_hill.rules.playing import Playing
from mythwright.games.king_of_the_hill.rules.quest import Quest
from mythwright.games.king_of_the_hill.rules.setup import RANDOM, Setup, lay_out
from mythwright.games.king_of_the_hill.rules.triumph import Building, Triumph
from mythwright.games.king_of_the_hill.rules.turn import Match, Turn
from mythwright.games.king_of_the_hill.state import NOBODY, State

HEROES = ("heracles", "imhotep", "sigurd", "baba_yaga", "arjuna")
"""Who may be wished for; a layer may know more."""

FRAMES: tuple[type[Frame], ...] = (
    Match,
    Setup,
    Turn,
    Exploration,
    Quest,
    Battle,
    Attack,
    Arena,
    ArenaSetup,
    Triumph,
    Building,
    FourthArtifact,
    ForcedSale,
    Playing,
    Completing,
    Capture,
    AttackerTurn,
    ContenderTurn,
    ControlledTurn,
)


class Options(Card, frozen=True, kw_only=True):
    """How a table may be set up."""

    heroes: Annotated[tuple[str, ...], hint("seat", (RANDOM, *HEROES))] = ()
    """A wish per seat: a hero or `random`; seats without a wish are random (KH-GAP-11)."""
    passing: Annotated[tuple[int, ...], hint("seats")] = ()
    """Seats that never answer a Secret card with a Doppelganger (KH-GAP-70: automatic passing)."""


class KingOfTheHill(Game):
    """The functions of the protocol."""

    name = "king_of_the_hill"
    seats = range(2, 6)
    rules_version = 1
    answers_bound = 20_000
    options = Options
    content = Path(__file__).parent / "content"
    state = State
    frames: Mapping[str, type[Frame]] = {frame.__name__: frame for frame in FRAMES}

    def box(self, edition: str, layers: Sequence[str]) -> Box:
        return read_box(tuple(layers))

    def printed(self, box: Box) -> Mapping[str, Print]:
        return judge.printed(box)

    def deal(self, box: Box, seats: int, options: Options, dice: Dice) -> tuple[State, Frame]:
        """KH-GAP-11: wishes are heroes of the box or `random`; whoever wishes nothing is random."""
        for wish in options.heroes:
            if wish not in (RANDOM, *box.heroes):
                raise Refused([ruling("KH-SETUP-03", has=wish, heroes=[*box.heroes, RANDOM])])
        if len(options.heroes) > seats:
            raise Refused([ruling("KH-SETUP-01", most=seats, has=len(options.heroes))])
        wishes = (*options.heroes, *[RANDOM] * (seats - len(options.heroes)))
        return lay_out(box, seats, options.passing, dice), Match(wishes=wishes)

    def see(self, table: HillTable, seat: int | None) -> dict[str, Any]:
        return view.see(table, seat)

    def guess(self, table: HillTable, seat: int | None, dice: Dice) -> None:
        view.guess(table, seat, dice)

    def result(self, table: HillTable) -> Result:
        """KH-END-02, KH-ECL-05, KH-GAP-97: one wins and all others lose, or all lose."""
        state = table.state
        won = [float(seat == state.winner) for seat in range(len(state.heroes))]
        ranks = tuple(1 if score else 2 for score in won)
        facts = {"path": state.path, "round": state.round}
        if state.winner != NOBODY:
            facts["who"] = state.heroes[state.winner].card
        return Result(tuple(won), ranks, state.ended, facts)

    def explain(self, table: HillTable, seat: int, option: Option) -> list[Ruling]:
        return explain.explain(table, seat, option)

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
        names = view["names"]
        return {
            "heroes": names,
            "path": view["path"] or "none",
            "breaker_hero": names[view["breaker"]] if view["breaker"] != NOBODY else "none",
            "round": view["round"],
            "final": view["final"],
        }


GAME = KingOfTheHill()
