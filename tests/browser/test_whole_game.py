"""A whole game with the mouse."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import pages
from tests.browser.screens import Screens

pytestmark = pytest.mark.slow

LONGEST = 400
"""No game against a bot has so many answers."""


def play_to_the_end(page: Page, dice: random.Random) -> tuple[int, int]:
    """Click on the board where that can be, else in the list: how often each."""
    pointed = listed = 0
    while pages.await_turn(page):
        assert pointed + listed < LONGEST
        things = pages.on_board(page)
        if things:
            thing = dice.choice(sorted(things))
            pages.point(page, thing, dice.choice(things[thing]), things[thing])
            pointed += 1
        else:
            pages.answer(page, dice.choice(pages.options(page)))
            listed += 1
    return pointed, listed


def test_a_whole_game_by_clicks(screens: Screens):
    # given a table that is laid in the lobby, for one person and a bot
    page = screens.open()
    pages.lay(page, "here", "bot random")

    # when it is played to the end
    pointed, listed = play_to_the_end(page, random.Random(7))

    # then there is a winner, unless the Eclipse came first, and the story of the game
    assert pointed > 3 and listed > 3
    ending = pages.part(page, "ending")
    expect(ending.locator("h2")).to_contain_text(re.compile("Victory for|Nobody wins"))
    rule = ending.locator(".ending-rule .rule-id").text_content() or ""
    expect(ending.locator(".ranks li.is-winner")).to_have_count({"KH-END-02": 1, "KH-ECL-05": 0}[rule])
    assert ending.locator(".story dd").count() > 3
    expect(ending.locator("svg[role=img], .chart").first).to_be_visible()
    expect(pages.part(page, "question")).to_contain_text("The game is over")
