"""King of the Hill at a screen: whole games with any answers, at every number of seats."""

from __future__ import annotations

import re

import pytest

import mythwright
from mythwright.core.replay import verify
from mythwright.core.telling import words_of
from mythwright.terminal.ending import end
from mythwright.terminal.screen import Screen
from mythwright.terminal.sitting import Sitting
from tests.terminal.kit import Robot, a_screen, shown

UNSPOKEN = re.compile(
    r"\b(event|option|prompt|panel|spoken|thing|legend|card|mission|terminal|fact)-[a-z_]+|\['\w+'.*\]"
)
"""The id of a message that has no words, or the facts of one that lacks some."""
GAME = mythwright.find("king_of_the_hill")


def a_game(folder, screen: Screen, seats: tuple[str, ...], **flags) -> Sitting:
    screen.words = words_of(GAME, "en")
    table = mythwright.new(GAME.name, seats=len(seats), seed=f"{seats}", **flags)
    sitting = Sitting(table, seats, screen, folder / "hill.save.json")
    if isinstance(screen.lines, Robot):
        screen.lines.sitting = sitting
    return sitting


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("plain", [False, True])
def test_a_whole_game_fits_the_screen_and_is_told_in_words(tmp_path, seats, plain):
    screen = a_screen(Robot(f"{seats}"), plain=plain)
    sitting = a_game(tmp_path, screen, ("person",) * (seats - 1) + ("random",))

    sitting.run()
    end(sitting)

    lines = shown(screen).splitlines()
    assert plain or max(map(len, lines[:-1])) <= 80
    assert {line for line in lines if UNSPOKEN.search(line)} == set()
    assert verify((tmp_path / "hill.replay").read_text(), mythwright.find).result == sitting.table.result


@pytest.mark.slow
def test_a_whole_game_with_real_dice(tmp_path):
    screen = a_screen(Robot("dice"))
    sitting = a_game(tmp_path, screen, ("person", "random", "greedy"), dice="ask")

    sitting.run()
    end(sitting)

    assert "What do the dice show?" in shown(screen)
    assert verify((tmp_path / "hill.replay").read_text(), mythwright.find).result == sitting.table.result
