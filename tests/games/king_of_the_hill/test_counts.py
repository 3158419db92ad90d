"""How many ways a table may go on from three fixed positions: a rule that slips changes a number.

An answer is an option, or what the dice show: each distinct throw once, however the dice lie. Where a
position scripts its hero dice, their throw is one answer.
"""

from __future__ import annotations

from math import comb

import pytest

from mythwright.core.dice import outcomes
from mythwright.core.flow import Ask, Roll
from mythwright.games.king_of_the_hill.box import HILL, HillTable
from tests.games.king_of_the_hill.given import a_battle, a_table, turn_of
from tests.games.king_of_the_hill.given_final import MISS, a_final_battle, attacking

ALL = ""


def answers(table: HillTable, script: str) -> list[str]:
    """Everything that may be answered now."""
    match table.pending:
        case Ask(options=options):
            return [str(option) for option in options]
        case Roll(die="hero", number=number) if script:
            return [" ".join(script.split()[:number])]
        case Roll(die=die, number=number):
            return [" ".join(throw) for throw, _ in outcomes(table.box.dice[die], number)]
    return []


def count(table: HillTable, depth: int, script: str = ALL) -> int:
    """The sequences of so many answers."""
    found = answers(table, script)
    if depth == 1:
        return len(found)
    return sum(count(after(table, answer), depth - 1, script) for answer in found)


def after(table: HillTable, answer: str) -> HillTable:
    twin = table.copy(quiet=True)
    return twin.settle(answer.split()) if isinstance(twin.pending, Roll) else twin.play(answer)


# -- an empty board ----------------------------------------------------------------------------------------


def test_an_empty_board():
    # given Heracles and Sigurd in their camps, and no village left but the one under the Seal
    table = a_table("heracles", "sigurd")
    table.state.villages = {HILL: table.state.villages[HILL]}
    table.state.heroes[1].turns = 1
    turn_of(table)

    # then each may go up to three tiles: 2, 5 and 6 of them
    away = table.box.distance
    his = {tile for tile in table.box.tiles if away["greek"][tile] <= 3}
    others = {tile for tile in table.box.tiles if away["norse"][tile] <= 3}
    assert (len(his), len(others), len(his & others)) == (13, 13, 1)
    assert count(table, 1) == 13
    assert count(table, 2) == 13 * 6  # five kinds of Temple, or none
    assert count(table, 3) == (13 * 13 - 1) * 6 == 1008  # they cannot both be on the tile in common
    assert count(table, 4) == 1008 * 6


# -- a battle ------------------------------------------------------------------------------------------------


def test_a_battle():
    # Imhotep before the Naga: five dice of six faces fall in 252 ways, by what is among them:
    table = a_battle(a_table("imhotep", "sigurd"), "naga")
    neither = comb(8, 5)
    one = comb(9, 5) - neither
    both = comb(10, 5) - neither - 2 * one
    assert (neither, one, both) == (56, 70, 56)
    assert count(table, 1) == 252
    # a miss and a hit meet four results of the Guardian die, an evasion rolls again, both runes give a choice
    assert count(table, 2) == (neither + one) * 4 + one * 252 + both * 2 == 18_256


# -- the Final battle ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("depth", "number"),
    [
        (1, 6),  # any tile next to the Hill
        (2, 6),  # the hero dice miss
        (3, 30),  # five results of the Monster die, none of them deadly
        (4, 30),  # round II: the Hydra has Arjuna alone to poison
        (5, 50),  # from camp Imhotep reaches C4 and D5; if Arjuna is on one he takes the other and rolls
        (6, 90),
        (7, 256),
    ],
)
def test_the_final_battle(depth, number):
    table = attacking(a_final_battle(), tile="C2")
    assert count(table, depth, MISS) == number
