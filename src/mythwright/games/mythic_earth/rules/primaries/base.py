"""What a primary scenario may do at each point of a game."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from mythwright.core.flow import Frame
from mythwright.core.option import Option
from mythwright.core.ruling import Ruling
from mythwright.games.mythic_earth import ledger
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.moves import Move
from mythwright.games.mythic_earth.ground import ground_of, middle
from mythwright.games.mythic_earth.state import Feature, Point
from mythwright.games.mythic_earth.units import other_seat
from mythwright.games.mythic_earth.ways import Primary as Card

SEATS = (0, 1)


class Primary:
    """A Balance of the Way scenario: each overrides what it does. Frames go first where they are given."""

    by_turns = False
    """Whether Units are deployed by turns, without the dice (ME-P6-04)."""
    bans: Collection[str] = ()
    """Moves of which it forbids some ways."""
    whats: tuple[str, ...] = ()
    """What can be Claimed in it."""

    def furnish(self, table: MythTable) -> None:
        """Put the scenario's own pieces on the table, before the landscape (ME-GAP-06)."""

    def prepare(self, table: MythTable) -> Frame | None:
        """What is decided before Deployment: carriers of Captives, halves of a Force."""
        return None

    def turn_begins(self, table: MythTable) -> Frame | None:
        """ME-GAP-76: survival rolls and spirits, before the pool is rolled."""
        return None

    def forbids_way(self, table: MythTable, number: int, move: Move, how: str) -> Ruling | None:
        """What it forbids a Unit that moves so; `how` is move, march, charge or a free move."""
        return None

    def moved(
        self, table: MythTable, number: int, before: tuple[Point, ...], how: str, shifts: Sequence[Point] = ()
    ) -> Frame | None:
        """What follows every move of any kind."""
        return None

    def forbids_shot(self, table: MythTable, target: int) -> Ruling | None:
        """Why this Unit may not be shot at."""
        return None

    def forbids_spell(self, table: MythTable, target: int) -> Ruling | None:
        """Why this Unit may not be the target of enemy spells."""
        return None

    def goals(self, table: MythTable, number: int) -> list[Point]:
        """Where this Unit could want to go, for bots (ME-GAP-39)."""
        tokens = [(token.x, token.y) for token in table.state.tokens if not token.holder]
        return [*ground_of(table).points, *tokens] or [middle(table)]

    def claims(self, table: MythTable, number: int) -> list[Option]:
        """What the Unit could Capture or Claim now, as `claim WHAT [N]`."""
        return []

    def forbids_claim(self, table: MythTable, number: int, chosen: Option) -> Ruling | None:
        """Why not; only asked for claims of this scenario."""
        return None

    def claim(self, table: MythTable, number: int, chosen: Option) -> None:
        """Carry it out."""

    def cleanup(self, table: MythTable) -> Frame | None:
        """ME-GAP-76, step 5: effects at the end of a turn."""
        return None

    def score_turn(self, table: MythTable) -> None:
        """ME-GAP-76, step 6: points of the turn, for both sides."""

    def score_game(self, table: MythTable) -> None:
        """Points at the end of the game."""

    def walk_over(self, table: MythTable, seat: int, turns: int) -> None:
        """ME-GAP-93: the other side has no Unit left: a point for each turn not played."""
        for _ in range(turns):
            table.state.sides[seat].this_turn = 0
            gain(table, seat, "ME-GAP-93")


def card_of(table: MythTable) -> Card:
    return table.box.primaries[table.state.primary]


def scores_now(table: MythTable) -> bool:
    """Whether the scenario counts this turn already."""
    return table.state.turn >= card_of(table).from_turn


def gain(table: MythTable, seat: int, rule: str) -> None:
    """A Victory Point, if the limits of the turn and of the game allow it."""
    ledger.score_primary(table, seat, 1, rule)


def did(table: MythTable, seat: int, what: str) -> bool:
    """Whether the seat has done this in the present turn."""
    return any((deed.seat, deed.what) == (seat, what) for deed in table.state.deeds)


def winner_first(table: MythTable) -> tuple[int, int]:
    """The winner of the last roll, then the other (ME-GAP-69, ME-GAP-79)."""
    first = max(table.state.winner, 0)
    return first, other_seat(first)


def add_feature(
    table: MythTable, land: str, at: Point, corners: tuple[Point, ...] = (), radius: int = 0
) -> None:
    """A further piece on the table; corners are places, not distances."""
    features = table.state.features
    table.state.features = (*features, Feature(len(features) + 1, land, *at, radius, corners))
