"""Whole battles at random, in every primary scenario: what must hold at every pause, and how they end."""

from __future__ import annotations

import random

import pytest

from mythwright.core.flow import Ask
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.state import DESTROYED, OVER
from tests.games.mythic_earth.given import a_table, asked
from tests.games.mythic_earth.invariants import check, check_dice, check_minis, check_places
from tests.marks import rule

FORCES = ("aztecs", "incas", "inuit", "polynesians")
PRIMARIES = ("altars", "rain", "hunt", "pillage", "captives", "fog")
OFTEN = 3


def battle(primary: str, points: int, forces: tuple[str, str], seed: str) -> MythTable:
    lists = [f"{force}_{points}" for force in forces]
    return a_table(seed=seed, dice="seeded", points=points, forces=lists, primary=primary)


def fought(table: MythTable, chance: random.Random) -> MythTable:
    """The battle played to its end at random."""
    count = 0
    while table.pending is not None:
        options = asked(table).options
        assert len(set(options)) == len(options) > 0
        table.play(chance.choice(options))
        count += 1
        if count % OFTEN == 0:
            check(table)
    check(table)
    assert count <= table.game.answers_bound
    return table


@rule("ME-GAPB-02", "ME-BASE-06", "ME-BASE-07", "ME-WIN-01")
@pytest.mark.parametrize(("place", "primary"), list(enumerate(PRIMARIES)))
def test_a_battle_at_random_keeps_its_dice_and_its_distances(place, primary):
    forces = FORCES[place % 4], FORCES[(place * 3 + 1) % 4]
    table = fought(battle(primary, 500, forces, f"short {primary}"), random.Random(primary))
    assert table.state.phase == OVER
    assert table.result.facts["points"] == [side.primary + side.vow.points for side in table.state.sides]
    assert table.result.rule in ("ME-WIN-03", "ME-GAP-93")


@rule("ME-GAPB-02", "ME-BASE-06")
def test_a_larger_battle_does_too():
    table = fought(battle("hunt", 1000, ("inuit", "incas"), "long"), random.Random("long"))
    assert table.state.phase == OVER


@rule("ME-GAPB-02")
@pytest.mark.parametrize(
    ("broken", "checked"),
    [
        (lambda state: setattr(state.sides[0], "aside", state.sides[0].aside + 1), check_dice),
        (lambda state: setattr(state.sides[1], "pool", (1, 6)), check_dice),
        (lambda state: setattr(state.units[1], "hurt", ()), check_minis),
        (lambda state: setattr(state.units[1], "place", DESTROYED), check_minis),
        (lambda state: setattr(state.units[1], "at", ((0, 0),) * len(state.units[1].at)), check_places),
    ],
)
def test_what_is_broken_is_noticed(broken, checked):
    table = battle("altars", 500, ("aztecs", "inuit"), "broken")
    chance = random.Random("broken")
    while table.state.turn < 2:
        assert isinstance(table.pending, Ask)
        table.play(chance.choice(table.pending.options))
    checked(table)
    broken(table.state)
    with pytest.raises(AssertionError):
        checked(table)
