"""What a Devotion may do at each point of a game."""

from __future__ import annotations

from mythwright.core.flow import Frame
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import ledger
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.numbers import within
from mythwright.games.mythic_earth.rules.tokens import gap_to_token
from mythwright.games.mythic_earth.state import DESTROYED, TABLE, Fallen, Token, Unit
from mythwright.games.mythic_earth.units import HUMANOID, heroes, kind, on_table, other_seat, profile
from mythwright.games.mythic_earth.ways import Devotion as Card

EDGE = "edge"
"""How a Unit is destroyed that runs off the table: it leaves no token (ME-GAP-92)."""


class Devotion:
    """A secondary scenario, kept by one seat. Each overrides what it does."""

    what = ""
    """What can be Claimed for it."""

    def picks(self, table: MythTable, seat: int) -> list[int]:
        """What may be picked in secret before turn 1: numbers of enemy Units or of features (ME-GAP-85)."""
        return []

    def engaged(self, table: MythTable, seat: int, charger: int, target: int) -> Frame | None:
        """When an own Unit meets an enemy hand-to-hand by charge or countercharge, before blows."""
        return None

    def fallen(self, table: MythTable, seat: int, fallen: Fallen) -> Frame | None:
        """When a Unit of either side was destroyed or began to Flee."""
        return None

    def wounded(self, table: MythTable, seat: int, target: int, mini: int, by: int) -> None:
        """When a Mini of the enemy was wounded by a Unit."""

    def targets(self, table: MythTable, seat: int, number: int) -> list[int]:
        """What the Unit could Claim, as numbers; a Claim without a number is 0."""
        return []

    def claims(self, table: MythTable, seat: int, number: int) -> list[Option]:
        """What the Unit can Claim now."""
        options = [claim_of(self.what, target) for target in self.targets(table, seat, number)]
        return [each for each in options if self.forbids_claim(table, seat, number, each) is None]

    def forbids_claim(self, table: MythTable, seat: int, number: int, chosen: Option) -> Ruling | None:
        """Why not; only asked for what this Devotion Claims."""
        return None

    def claim(self, table: MythTable, seat: int, number: int, chosen: Option) -> Frame | None:
        """Carry it out; the card has been shown."""
        return None

    def placed(self, table: MythTable, seat: int, number: int, token: int) -> None:
        """A token of a Claim was laid down; its number."""

    def score_turn(self, table: MythTable, seat: int) -> None:
        """Points at the end of a turn."""

    def score_game(self, table: MythTable, seat: int) -> None:
        """Points at the end of the game."""


# -- what Devotions ask of the table -------------------------------------------------------------------------


def card_of(table: MythTable, seat: int) -> Card:
    return table.box.devotions[table.state.sides[seat].vow.card]


def score(table: MythTable, seat: int, rule: str, repeats: bool = False) -> int:
    """ME-DEV-17, ME-DEV-18: one point for an objective, which its rule names."""
    return ledger.score_devotion(table, seat, rule, rule, repeats)


def show(table: MythTable, seat: int) -> None:
    """ME-GAP-85: a Claim, a test or a token brings the card to light."""
    ledger.show_devotion(table, seat, "ME-GAP-85")


def claim_of(what: str, target: int) -> Option:
    return option("claim", what, target) if target else option("claim", what)


def target_of(chosen: Option) -> int:
    """The number that a Claim names; 0 if it names none."""
    named = chosen.args[1] if len(chosen.args) == 2 else 0
    return named if isinstance(named, int) else 0


def humanoid(table: MythTable, unit: Unit) -> bool:
    """ME-GAP-87: Humanoid-sized is the Type."""
    return kind(table, unit) == HUMANOID


def heroic(table: MythTable, unit: Unit) -> bool:
    """ME-GAP-87: a Unit with a living Heroic Figure; one that is not on the table has all its Minis."""
    return bool(heroes(table, unit)) if unit.place == TABLE else profile(table, unit).heroic


def worthy(table: MythTable, unit: Unit) -> bool:
    """Humanoid, or with a Heroic Figure."""
    return humanoid(table, unit) or heroic(table, unit)


def forbids_unworthy(table: MythTable, number: int, rule: str) -> Ruling | None:
    unit = table.state.units[number]
    return None if worthy(table, unit) else ruling(rule, unit=number, type=kind(table, unit))


def alive(unit: Unit) -> bool:
    """ME-DEV-21: on the table and not Fleeing."""
    return unit.place == TABLE and not unit.fleeing


def destroyed(table: MythTable, fallen: Fallen, owner: int) -> bool:
    """Whether a Unit of this owner was destroyed on the table; who only Flees, or ran off it, was not."""
    unit = table.state.units[fallen.unit]
    return unit.seat == owner and unit.place == DESTROYED and fallen.how != EDGE


def foes(table: MythTable, seat: int) -> list[tuple[int, Unit]]:
    """The enemy's Units, wherever they are."""
    return [(n, unit) for n, unit in table.state.units.items() if unit.seat == other_seat(seat)]


def guards(table: MythTable, seat: int, token: Token, reach: int) -> list[Unit]:
    """The Humanoid Units of the seat that stand this near to the token."""
    own = [unit for _, unit in on_table(table, seat) if humanoid(table, unit)]
    return [unit for unit in own if within(gap_to_token(table, unit, token), reach)]
