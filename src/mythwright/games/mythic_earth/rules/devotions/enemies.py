"""Devotions about enemies: isolated (ME-EL3), costlier (ME-EL5), sacrificed (ME-EL6), beheaded (ME-EC3)."""

from __future__ import annotations

from mythwright.core.flow import Frame
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.numbers import within as near_enough
from mythwright.games.mythic_earth.ground import zone
from mythwright.games.mythic_earth.rules.devotions.base import (
    Devotion,
    alive,
    card_of,
    destroyed,
    foes,
    score,
    show,
    worthy,
)
from mythwright.games.mythic_earth.rules.putting import at_fallen
from mythwright.games.mythic_earth.rules.tokens import SACRIFICE, gap_to_area, owned
from mythwright.games.mythic_earth.state import NO_UNIT, TABLE, Fallen, Unit
from mythwright.games.mythic_earth.units import friends, kind, on_table, other_seat, profile, row, within

DIVIDED = ("humanoid", "monster", "behemoth")


class Divide(Devotion):
    """Divide and Conquer (ME-EL3)."""

    def picks(self, table: MythTable, seat: int) -> list[int]:
        """ME-EL3-01."""
        return [number for number, unit in foes(table, seat) if kind(table, unit) in DIVIDED]

    def score_turn(self, table: MythTable, seat: int) -> None:
        """ME-EL3-02, ME-EL3-03: it may be scored again, once a turn."""
        if any(isolated(table, seat, number) for number in table.state.sides[seat].vow.picks):
            score(table, seat, "ME-EL3-02", repeats=True)


def isolated(table: MythTable, seat: int, number: int) -> bool:
    """ME-EL3-02, ME-GAP-88: an own Unit within 2 inches of it, no other of its Force within 4."""
    unit, card = table.state.units[number], card_of(table, seat)
    if unit.place != TABLE:
        return False
    hunted = any(within(table, unit, own, card.near) for _, own in on_table(table, seat))
    helped = any(within(table, unit, friend, card.clear) for _, friend in friends(table, number))
    return hunted and not helped


class Odds(Devotion):
    """Against All Odds (ME-EL5)."""

    def engaged(self, table: MythTable, seat: int, charger: int, target: int) -> Frame | None:
        """ME-EL5-01, ME-GAP-89: the first to fight an enemy that cost more; the pair is remembered."""
        own, foe = table.state.units[charger], table.state.units[target]
        costlier = profile(table, foe).points > profile(table, own).points
        if costlier and not foe.fought and score(table, seat, "ME-EL5-01"):
            table.state.sides[seat].vow.pair = (charger, target)
        return None

    def score_game(self, table: MythTable, seat: int) -> None:
        """ME-EL5-02: it has outlasted that enemy."""
        own, foe = (table.state.units.get(number) for number in table.state.sides[seat].vow.pair)
        if own and foe and alive(own) and (foe.place != TABLE or foe.fleeing):
            score(table, seat, "ME-EL5-02")


class Sacrifice(Devotion):
    """A Worthy Sacrifice (ME-EL6)."""

    def picks(self, table: MythTable, seat: int) -> list[int]:
        """ME-EL6-01."""
        return [number for number, unit in foes(table, seat) if worthy(table, unit)]

    def fallen(self, table: MythTable, seat: int, fallen: Fallen) -> Frame | None:
        """ME-EL6-02, ME-GAP-89: killed by any means on the table; the card is announced."""
        picked = fallen.unit in table.state.sides[seat].vow.picks
        if not picked or not destroyed(table, fallen, other_seat(seat)):
            return None
        show(table, seat)
        score(table, seat, "ME-EL6-02")
        return at_fallen(table, fallen, seat, SACRIFICE, "ME-EL6-02")

    def score_game(self, table: MythTable, seat: int) -> None:
        """ME-EL6-06, ME-GAP-89: the token, or whoever carries it, is near the own zone."""
        area, near = zone(table, seat), card_of(table, seat).near
        gaps = [gap_to_area(table, token, area) for token in owned(table, SACRIFICE, seat)]
        if any(near_enough(gap, near) for gap in gaps):
            score(table, seat, "ME-EL6-06")


class Snake(Devotion):
    """Head of the Snake (ME-EC3)."""

    def wounded(self, table: MythTable, seat: int, target: int, mini: int, by: int) -> None:
        """ME-EC3-01, ME-GAP-90: by melee, shooting or magic of a Unit that is Humanoid or has a hero."""
        unit, doer = table.state.units[target], table.state.units.get(by)
        if doer is None or doer.seat != seat or unit.seat != other_seat(seat):
            return
        if row(table, unit, mini).general and worthy(table, doer):
            score(table, seat, "ME-EC3-01")

    def score_game(self, table: MythTable, seat: int) -> None:
        """ME-EC3-02, ME-GAP-90: killed, Fleeing, or off the table for any reason."""
        number, mini = general(table, other_seat(seat))
        unit = table.state.units.get(number)
        if unit and not (alive(unit) and mini in unit.minis):
            score(table, seat, "ME-EC3-02")


def general(table: MythTable, seat: int) -> tuple[int, int]:
    """The Unit and the number of the Mini that is a side's General."""
    for number, unit in table.state.units.items():
        if unit.seat == seat and profile(table, unit).general:
            return number, general_mini(table, unit)
    return NO_UNIT, 0


def general_mini(table: MythTable, unit: Unit) -> int:
    bought = profile(table, unit)
    return next(mini for mini, at in bought.row_of.items() if bought.rows[at].general)
