"""Mythic Earth as the core, the bots and the clients know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

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
from mythwright.games.mythic_earth import (
    advice,
    display,
    explain,
    guessing,
    hearing,
    judge,
    nearest,
    picture,
    prompts,
    sketch,
    story,
    view,
)
from mythwright.games.mythic_earth.box import Box, MythTable, read_box
from mythwright.games.mythic_earth.muster import MUSTER
from mythwright.games.mythic_earth.rules.ending import outcome
from mythwright.games.mythic_earth.rules.frames import FRAMES
from mythwright.games.mythic_earth.rules.match import Match
from mythwright.games.mythic_earth.rules.setup import deal
from mythwright.games.mythic_earth.state import State
from mythwright.games.mythic_earth.trying import TRIALS

if TYPE_CHECKING:
    from mythwright.core.words import Words

LEAST, MOST = 500, 3000
"""Limits in points that a table may be set up with."""
POINTS = (500, 1000, 2000)
"""Those that are offered (ME-GAP-01)."""
CHOOSE = "choose"
"""Who sits there chooses when the game begins."""
FORCES = ("aztecs", "incas", "inuit", "polynesians")
LISTS = tuple(f"{force}_{points}" for points in (500, 1000) for force in FORCES)
"""The lists that are ready (ME-GAP-99)."""
PRIMARIES = ("altars", "rain", "hunt", "pillage", "captives", "fog")


class Options(Card, frozen=True, kw_only=True):
    """How a table may be set up; the defaults are the book's and the catalogue's."""

    points: Annotated[int, hint(choices=POINTS, muster="limit")] = POINTS[0]
    """The limit of both Forces (ME-GAP-01)."""
    forces: Annotated[tuple[str, ...], hint("seat", (CHOOSE, *LISTS), "list")] = ()
    """A ready list or a share code for each seat; whoever has none is asked (ME-GAP-99)."""
    primary: Annotated[str, hint(choices=(CHOOSE, *PRIMARIES))] = CHOOSE
    """The primary scenario; unless it is named, the loser of the roll-off chooses (ME-SETUP-07)."""


class MythicEarth(Game):
    """The functions of the protocol."""

    name = "mythic_earth"
    seats = range(2, 3)
    rules_version = 3
    answers_bound = 20_000
    options = Options
    content = Path(__file__).parent / "content"
    muster = MUSTER
    trying = TRIALS
    upshots: Mapping[str, str] = {
        "tested": "passed",
        "cast": "passed",
        "dispelled": "passed",
        "volley": "hits",
        "overhead_shot": "hits",
        "struck": "hits",
        "missile": "hits",
        "saved": "failed",
    }
    tastes = ("force", "primary")
    state = State
    frames: Mapping[str, type[Frame]] = {frame.__name__: frame for frame in FRAMES}

    def box(self, edition: str, layers: Sequence[str]) -> Box:
        return read_box(tuple(layers))

    def printed(self, box: Box) -> Mapping[str, Print]:
        return judge.printed(box)

    def deal(self, box: Box, seats: int, options: Options, dice: Dice) -> tuple[State, Frame]:
        """ME-GAP-01: what the catalogue does not know is refused."""
        if not LEAST <= options.points <= MOST:
            raise Refused([ruling("ME-GAP-01", has=options.points, least=LEAST, most=MOST, over=0)])
        scenario, *lists = ("" if wish == CHOOSE else wish for wish in (options.primary, *options.forces))
        if scenario and scenario not in box.primaries:
            typed = ", ".join(box.primaries)
            raise Refused([ruling("ME-GAP-07", primary=scenario, primaries=typed)])
        if len(lists) > seats:
            raise Refused([ruling("ME-GAME-09", has=len(lists), needs=seats)])
        return deal(box, seats, options.points, lists, scenario), Match()

    def see(self, table: MythTable, seat: int | None) -> dict[str, Any]:
        return view.see(table, seat)

    def guess(self, table: MythTable, seat: int | None, dice: Dice) -> None:
        guessing.guess(table, seat, dice)

    def result(self, table: MythTable) -> Result:
        return outcome(table)

    def explain(self, table: MythTable, seat: int, option: Option) -> list[Ruling]:
        return explain.explain(table, seat, option)

    def nearest(self, table: MythTable, option: Option, most: int) -> Sequence[Option] | None:
        return nearest.nearest_ones(table, option, most)

    def heard(self, view: dict[str, Any], typed: str, words: Words) -> Option | None:
        return hearing.heard(view, typed, words)

    def draw(self, view: dict[str, Any]) -> Node:
        return picture.draw(view)

    def sketch(self, view: dict[str, Any]) -> Sketch:
        return sketch.sketch(view)

    def display(self, view: dict[str, Any]) -> Display:
        return display.display(view)

    def prompt(self, view: dict[str, Any]) -> Fact:
        return prompts.prompt(view)

    def verdict(self, view: dict[str, Any]) -> Fact:
        return story.verdict(view)

    def value(self, view: dict[str, Any], seat: int) -> float:
        return advice.value(view, seat)

    def features(self, view: dict[str, Any]) -> dict[str, Any]:
        """What the lab tabulates of a finished game: the Devotions of both, and those that scored."""
        sides = view["sides"]
        return {
            "forces": [side["force"] for side in sides],
            "lists": [side["list"] for side in sides],
            "alignments": [side["alignment"] for side in sides],
            "devotions": [side["devotion"] for side in sides],
            "devoted": [side["devotion"] if side["devotion_points"] else "none" for side in sides],
            "primary": view["primary"],
            "scored": sum(side["primary"] for side in sides),
            "turn": view["turn"],
        }


GAME = MythicEarth()
