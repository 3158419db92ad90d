"""Blessings that answer a test, a Countercharge or a Dispel; what keeps a Blessing from use (ME-BLESS)."""

from __future__ import annotations

from mythwright.core.effects import Do
from mythwright.core.flow import Done, Frame, Next, ask
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import gifts
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules.under_way import dispelling
from mythwright.games.mythic_earth.state import NEUTRAL
from mythwright.games.mythic_earth.vocabulary import BRAVE_TEST, ENEMY_DISPEL

BLESS = "bless"
PASS, HUSH = option("pass"), option("hush")
LOSSES = ("fight", "shooting", "magic")
"""ME-BLESS-15, ME-GAP-72: what a Brave Test must be for, if its markers are to be ignored."""


def forbids_use(table: MythTable, seat: int, blessing: str) -> Ruling | None:
    """ME-BLESS-01 to ME-BLESS-04: one of the own six, once a game, one a Game Turn."""
    side, card = table.state.sides[seat], table.box.blessings.get(blessing)
    if card is None:
        return ruling("ME-BLESS-01", blessing=blessing)
    if card.alignment != side.alignment:
        return ruling("ME-BLESS-04", blessing=blessing, has=side.alignment, needs=card.alignment)
    if blessing not in side.blessings:
        return ruling("ME-BLESS-02", blessing=blessing)
    if side.blessed == table.state.turn:
        most = table.box.figures.blessings_a_turn
        return ruling("ME-BLESS-03", blessing=blessing, turn=table.state.turn, most=most)
    return None


def left(table: MythTable, seat: int, window: str) -> list[str]:
    """The Blessings of this window that the seat may still use in this Game Turn, in printed order."""
    side = table.state.sides[seat]
    if side.blessed == table.state.turn:
        return []
    return [name for name in side.blessings if table.box.blessings[name].window == window]


def ignores_markers(table: MythTable, blessing: str) -> bool:
    """Whether it makes a test leave out markers (ME-BLESS-15, ME-BLESS-16)."""
    return any(isinstance(e, Do) and e.do == "ignore_markers" for e in table.box.blessings[blessing].effect)


def listens(table: MythTable, seat: int) -> bool:
    """Whether the seat wants to be asked in this Game Turn."""
    return table.state.sides[seat].hush != table.state.turn


def hush(table: MythTable, seat: int) -> None:
    """ME-BLESS-07: the seat passes all windows until the next Game Turn."""
    table.state.sides[seat].hush = table.state.turn
    table.tell("hushed", "ME-BLESS-07", seat=seat)


def plea(table: MythTable, window: str, unit: int, seat: int, why: str = "") -> Frame | None:
    """The frame that asks the seat for a Blessing before this roll or deed; `None`: it has none that fits."""
    if seat == NEUTRAL or not listens(table, seat):
        return None
    names = left(table, seat, window)
    if window == BRAVE_TEST and not (why in LOSSES and table.state.units[unit].markers):
        names = [name for name in names if not ignores_markers(table, name)]
    return Plea(window=window, unit=unit, seat=seat, names=tuple(names)) if names else None


class Plea(Frame):
    """ME-BLESS-06, ME-BLESS-07: one player may use a Blessing now; the result is its id, or nothing."""

    window: str
    unit: int
    seat: int
    names: tuple[str, ...]

    def start(self, table: MythTable) -> Next:
        options = [*(option(BLESS, name) for name in self.names), PASS, HUSH]
        return ask(self.seat, options, then=self.answered, rule="ME-GAP-70", prompt=f"window_{self.window}")

    def answered(self, table: MythTable, chosen: Option) -> Next:
        if chosen == HUSH:
            hush(table, self.seat)
        if chosen.kind != BLESS:
            return Done("")
        name = str(chosen.args[0])
        gifts.use_blessing(table, self.seat, name, self.unit)
        if self.window == ENEMY_DISPEL and (attempt := dispelling(table)):
            attempt.cancelled = True
        return Done(name)

    def explains(self, table: MythTable, chosen: Option) -> Ruling | None:
        """Why this Blessing may not be used now."""
        if chosen.kind != BLESS:
            return None
        name = str(chosen.args[0]) if chosen.args else ""
        return forbids_use(table, self.seat, name) or ruling("ME-GAP-70", blessing=name, window=self.window)
