"""Devotions about deeds: the Map (ME-EC2), the storm (ME-EC5), challenges (ME-EC7), trophies (ME-EC8)."""

from __future__ import annotations

from mythwright.core.flow import Frame
from mythwright.core.option import Option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import ledger
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.ground import within_half
from mythwright.games.mythic_earth.rules.carrying import MAP_WON
from mythwright.games.mythic_earth.rules.devotions.base import (
    Devotion,
    alive,
    card_of,
    destroyed,
    foes,
    guards,
    humanoid,
    score,
    show,
    worthy,
)
from mythwright.games.mythic_earth.rules.putting import at_fallen
from mythwright.games.mythic_earth.rules.tokens import MAP, TROPHY, owned
from mythwright.games.mythic_earth.state import Fallen
from mythwright.games.mythic_earth.units import kind, magic_user, other_seat, profile, row

STORM = "storm"
BEASTLY = ("monster", "behemoth")
KILLING = ("melee", "shooting", "magic", "overwhelmed")


class Dorado(Devotion):
    """In Search of El Dorado (ME-EC2); the test is in `meeting`."""

    def picks(self, table: MythTable, seat: int) -> list[int]:
        """ME-EC2-01."""
        return [number for number, unit in foes(table, seat) if worthy(table, unit)]

    def fallen(self, table: MythTable, seat: int, fallen: Fallen) -> Frame | None:
        """ME-EC2-06: an own Unit has won the Map in melee."""
        deeds = table.state.deeds
        if any((deed.seat, deed.what, deed.target) == (seat, MAP_WON, fallen.unit) for deed in deeds):
            score(table, seat, "ME-EC2-06")
        return None

    def score_game(self, table: MythTable, seat: int) -> None:
        """ME-EC2-08: an own Unit controls it."""
        carriers = [table.state.units.get(token.holder) for token in owned(table, MAP, seat)]
        if any(unit and unit.seat == seat for unit in carriers):
            score(table, seat, "ME-EC2-08")


class Storm(Devotion):
    """Call the Storm (ME-EC5); the spell is cast in `claims`."""

    what = STORM

    def targets(self, table: MythTable, seat: int, number: int) -> list[int]:
        return [0]

    def forbids_claim(self, table: MythTable, seat: int, number: int, chosen: Option) -> Ruling | None:
        """ME-EC5-01, ME-GAP-91: a Magic User within the enemy half, once a game."""
        vow, unit = table.state.sides[seat].vow, table.state.units[number]
        if vow.found:
            return ruling("ME-GAP-91", devotion=vow.card)
        if magic_user(table, unit) is None or not within_half(table, other_seat(seat), unit):
            return ruling("ME-EC5-01", unit=number)
        return None

    def claim(self, table: MythTable, seat: int, number: int, chosen: Option) -> Frame | None:
        """ME-EC5-02: the point; whoever invoked it is remembered."""
        table.state.sides[seat].vow.found = number
        score(table, seat, "ME-EC5-02")
        return None

    def score_game(self, table: MythTable, seat: int) -> None:
        """ME-EC5-03."""
        caller = table.state.units.get(table.state.sides[seat].vow.found)
        if caller and alive(caller):
            score(table, seat, "ME-EC5-03")


class Challenge(Devotion):
    """Challenge (ME-EC7); the question is in `meeting`."""


class Trophies(Devotion):
    """Trophy Hunters (ME-EC8)."""

    def fallen(self, table: MythTable, seat: int, fallen: Fallen) -> Frame | None:
        """ME-EC8-01, ME-EC8-02: killed by an own Humanoid Unit."""
        enemy = other_seat(seat)
        if not destroyed(table, fallen, enemy) or not self.hunted(table, seat, fallen.by, fallen.how):
            return None
        if taken(table, seat, fallen.unit) or not is_trophy(table, enemy, fallen.unit):
            return None
        self.first(table, seat)
        return at_fallen(table, fallen, seat, TROPHY, "ME-EC8-01")

    def hunted(self, table: MythTable, seat: int, by: int, how: str) -> bool:
        """ME-GAP-91: by melee, shooting or magic of a Humanoid Unit."""
        doer = table.state.units.get(by)
        return doer is not None and doer.seat == seat and humanoid(table, doer) and how in KILLING

    def first(self, table: MythTable, seat: int) -> None:
        """ME-EC8-02: announced with the card."""
        show(table, seat)
        score(table, seat, "ME-EC8-02")

    def wounded(self, table: MythTable, seat: int, target: int, mini: int, by: int) -> None:
        """ME-EC8-03, ME-GAP-91: where there is no larger game, a leader that is slain is a trophy."""
        unit, enemy = table.state.units[target], other_seat(seat)
        slain = row(table, unit, mini)
        at = unit.minis.index(mini)
        if unit.seat != enemy or not slain.leader or unit.hurt[at] < slain.wounds:
            return
        small_game = humanoid(table, unit) and no_larger_game(table, enemy)
        if small_game and self.hunted(table, seat, by, "melee") and not taken(table, seat, target):
            self.first(table, seat)
            ledger.put_token(table, TROPHY, seat, unit.at[at], "ME-EC8-03", about=target)

    def score_game(self, table: MythTable, seat: int) -> None:
        """ME-EC8-04."""
        near = card_of(table, seat).near
        tokens = owned(table, TROPHY, seat)
        if any(alive(unit) for token in tokens for unit in guards(table, seat, token, near)):
            score(table, seat, "ME-EC8-04")


def taken(table: MythTable, seat: int, number: int) -> bool:
    """Whether there is a trophy of this Unit already."""
    return any(token.about == number for token in owned(table, TROPHY, seat))


def is_trophy(table: MythTable, enemy: int, number: int) -> bool:
    """ME-EC8-01, ME-EC8-03: Monster, Behemoth or Heroic; in small game the last Mini of a one-row Unit."""
    unit = table.state.units[number]
    bought = profile(table, unit)
    if bought.type in BEASTLY or bought.heroic:
        return True
    return len(bought.rows) == 1 and humanoid(table, unit) and no_larger_game(table, enemy)


def no_larger_game(table: MythTable, enemy: int) -> bool:
    """ME-EC8-03: a Force without Monsters and Behemoths."""
    own = [unit for unit in table.state.units.values() if unit.seat == enemy]
    return not any(kind(table, unit) in BEASTLY for unit in own)
