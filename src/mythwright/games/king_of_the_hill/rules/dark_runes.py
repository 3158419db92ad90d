"""Dark runes and the Dark Hero (KH-DARK)."""

from __future__ import annotations

from mythwright.games.king_of_the_hill.box import HillTable
from mythwright.games.king_of_the_hill.state import NOBODY


def use_dark_rune(table: HillTable, seat: int) -> None:
    """KH-RCARD-12, KH-DARK-01 to 04: it stays open, speeds the Eclipse, and may make a Dark Hero."""
    state, hero = table.state, table.state.heroes[seat]
    hero.dark_runes += 1
    if state.round < table.box.figures.last_round:
        advance(table, "KH-DARK-01")
    holder = state.dark_hero
    if holder == NOBODY:
        _take_over(table, seat, "KH-DARK-03")
    elif holder != seat and hero.dark_runes >= state.heroes[holder].dark_runes + _lead(table):
        _take_over(table, seat, "KH-DARK-04")


def _lead(table: HillTable) -> int:
    """KH-GAP-68: strictly more, unless a house rule lets equal numbers take over."""
    return 0 if table.box.house.equal_runes_take_over else 1


def _take_over(table: HillTable, seat: int, rule: str) -> None:
    table.state.dark_hero = seat
    hero = table.state.heroes[seat]
    table.tell("became_dark_hero", rule, who=hero.card, number=hero.dark_runes)


def advance(table: HillTable, rule: str) -> None:
    """The round marker moves one slot; reaching 5 turns every Guardian in Battle (KH-BAT-05)."""
    table.state.round += 1
    table.tell("round_advanced", rule, round=table.state.round)
    if table.state.round == table.box.figures.stronger_from and not table.state.final:
        table.tell("guardians_grew", "KH-BAT-05", round=table.state.round)
