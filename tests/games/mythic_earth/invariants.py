"""What must hold of Mythic Earth at every pause: dice are conserved, bases are apart and on the table."""

from __future__ import annotations

from mythwright.games.mythic_earth import pool
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.numbers import TOLERANCE
from mythwright.games.mythic_earth.geometry.shapes import gap, off_table
from mythwright.games.mythic_earth.state import DESTROYED, SETUP, TABLE
from mythwright.games.mythic_earth.units import of_seat, on_table, profile, radius


def check(table: MythTable) -> None:
    check_dice(table)
    check_minis(table)
    check_places(table)
    check_links(table)
    check_points(table)


def check_dice(table: MythTable) -> None:
    """ME-GAPB-02: every die is somewhere, and shows 1 to 6 where it shows something."""
    if table.state.phase == SETUP:
        return
    for seat, side in enumerate(table.state.sides):
        whole = sum(profile(table, unit).dice for _, unit in of_seat(table, seat))
        assert pool.all_dice(table, seat) == whole, (seat, side, whole)
        assert side.aside >= 0
        assert side.lost >= 0
        assert list(side.pool) == sorted(side.pool, reverse=True)
        assert all(pool.LOWEST <= value <= pool.TOP for value in side.pool)
    for number, unit in table.state.units.items():
        assert unit.spent >= 0, number
        assert unit.held >= 0, number
        assert pool.lying(unit) <= profile(table, unit).dice, number


def check_minis(table: MythTable) -> None:
    for number, unit in table.state.units.items():
        assert len(unit.minis) == len(unit.at) == len(unit.hurt), number
        assert list(unit.minis) == sorted(set(unit.minis)), number
        assert not set(unit.minis) & set(unit.outside), number
        assert (unit.place == TABLE) == bool(unit.minis), (number, unit.place)
        assert unit.markers >= 0
        assert not (unit.frozen and unit.fleeing), number
        bought = profile(table, unit)
        for mini, hurt in zip(unit.minis, unit.hurt, strict=True):
            assert 0 <= hurt < bought.rows[bought.row_of[mini]].wounds, (number, mini, hurt)


def check_places(table: MythTable) -> None:
    """ME-BASE-06, ME-BASE-07."""
    settings = table.state.settings
    bases = [(number, x, y, radius(table, unit)) for number, unit in on_table(table) for x, y in unit.at]
    for i, (number, x, y, r) in enumerate(bases):
        assert not off_table(x, y, r, settings.width, settings.depth), (number, x, y)
        for other, ox, oy, orad in bases[:i]:
            assert gap(x, y, r, ox, oy, orad) >= -TOLERANCE, (number, other, x, y, ox, oy)


def check_links(table: MythTable) -> None:
    for number, unit in table.state.units.items():
        for other in unit.links:
            they = table.state.units[other]
            assert number in they.links, (number, other)
            assert they.seat != unit.seat
        assert not unit.links or unit.place == TABLE


def check_points(table: MythTable) -> None:
    state = table.state
    if not state.primary:
        return
    for seat, side in enumerate(state.sides):
        assert 0 <= side.primary <= table.box.primaries[state.primary].most
        assert 0 <= side.vow.points <= table.box.figures.devotion_points
        gone = [n for n, unit in of_seat(table, seat) if unit.place == DESTROYED]
        assert sorted(gone) == sorted(n for n in state.fallen if state.units[n].seat == seat)
