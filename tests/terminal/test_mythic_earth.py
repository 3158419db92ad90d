"""Mythic Earth at a screen: whole battles with any answers, drawn and spoken."""

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
    r"\b(event|option|prompt|panel|spoken|thing|legend|line|title|card|status|terminal|fact)-[a-z_]+|\['\w+'.*\]"
)
"""The id of a message that has no words, or the facts of one that lacks some."""
GAME = mythwright.find("mythic_earth")


def a_game(folder, screen: Screen, options=None, **flags) -> Sitting:
    screen.words = words_of(GAME, "en")
    table = mythwright.new(GAME.name, seats=2, seed="at a screen", options=options or {}, **flags)
    sitting = Sitting(table, ("person", "random"), screen, folder / "earth.save.json")
    if isinstance(screen.lines, Robot):
        screen.lines.sitting = sitting
    return sitting


@pytest.mark.slow
@pytest.mark.parametrize(("primary", "points", "plain"), [("fog", 1000, False), ("captives", 500, True)])
def test_a_whole_battle_fits_the_screen_and_is_told_in_words(tmp_path, primary, points, plain):
    screen = a_screen(Robot(primary), plain=plain)
    sitting = a_game(tmp_path, screen, {"primary": primary, "points": points})

    sitting.run()
    end(sitting)

    lines = shown(screen).splitlines()
    assert plain or max(map(len, lines[:-1])) <= 80
    assert {line for line in lines if UNSPOKEN.search(line)} == set()
    assert verify((tmp_path / "earth.replay").read_text(), mythwright.find).result == sitting.table.result


@pytest.mark.slow
def test_a_whole_battle_with_real_dice(tmp_path):
    screen = a_screen(Robot("dice"), plain=True)
    sitting = a_game(tmp_path, screen, dice="ask")

    sitting.run()
    end(sitting)

    assert "What do the dice show?" in shown(screen)
    assert verify((tmp_path / "earth.replay").read_text(), mythwright.find).result == sitting.table.result
