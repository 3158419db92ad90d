"""On a phone: nothing runs off the screen, everything can be touched, and one can play."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import pages
from tests.browser.screens import PHONE, Screens
from tests.browser.test_access import settled

pytestmark = pytest.mark.slow

FINGER = 44
ANSWERS = 6
TOUCHED = "button, a[href], select, input, summary, [role=tab]"

SMALL = """(all, finger) => all
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled)
    .filter((one) => !one.closest('#board, .skip, .unseen'))
    .map((one) => [one, (one.matches('.switch') ? one.labels[0] : one).getBoundingClientRect()])
    .filter(([one, box]) => box.width && Math.min(box.width, box.height) < finger - 0.5)
    .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${box.width} x ${box.height}`)"""

BETWEEN = """([upper, lower]) => {
  const [one, other] = [upper, lower].map((part) => document.querySelector(part).getBoundingClientRect());
  return other.top - one.bottom;
}"""
"""How much is seen between one part and another below it."""


def fits(page: Page) -> None:
    """Nothing is wider than the screen."""
    assert page.evaluate("() => document.scrollingElement.scrollWidth - innerWidth") == 0


def small(page: Page) -> list[str]:
    """What can be seen and is too small for a finger; a switch has its label, the board the list."""
    found: list[str] = page.locator(TOUCHED).evaluate_all(SMALL, FINGER)
    return found


def test_playing_on_a_phone(screens: Screens):
    page, dice = screens.open(**PHONE), random.Random(2)
    expect(pages.part(page, "set-up-king_of_the_hill")).to_be_visible()
    fits(page)
    assert small(page) == []

    pages.lay(page, "here", "bot random")

    for _ in range(ANSWERS):
        if not pages.await_turn(page):
            break
        fits(page)
        assert small(page) == []
        pages.part(page, "tab-question").tap()
        pages.in_list(page, dice.choice(pages.options(page))).tap()
        expect(page.locator(".question.is-busy")).to_have_count(0)


def test_the_parts_of_the_table(screens: Screens, table_of_one: str):
    page = screens.open(table_of_one, **PHONE)
    assert pages.await_turn(page)
    for tab, shown in (("hand", "hand"), ("mats", "mats"), ("log", "log"), ("question", "question")):
        pages.part(page, f"tab-{tab}").tap()
        expect(pages.part(page, shown)).to_be_in_viewport()
        fits(page)
        assert small(page) == []
    expect(page.locator("#board")).to_be_in_viewport()


def test_a_tile_is_touched(screens: Screens, table_of_one: str):
    page = screens.open(table_of_one, **PHONE)
    assert pages.await_turn(page)
    lines = len(pages.log(page))
    thing = next(thing for thing, offered in pages.on_board(page).items() if len(offered) == 1)

    page.locator(f"#board #{thing}").tap()

    expect(page.locator("[data-testid=log-lines] li").nth(lines)).to_be_attached()


def test_set_up_refusal_and_end(screens: Screens, table_of_one: str, over: dict[str, Any]):
    page = screens.open("#/new/king_of_the_hill", **PHONE)
    expect(pages.part(page, "create")).to_be_visible()
    fits(page)
    assert small(page) == []

    page.goto(f"{screens.address}/{table_of_one}")
    assert pages.await_turn(page)
    pages.sealed_hill(page).tap()
    expect(pages.part(page, "explanation").locator(".rule-id").first).to_be_in_viewport()
    fits(page)
    assert small(page) == []

    page.goto(f"{screens.address}/{pages.link(over)}")
    expect(pages.part(page, "ending").locator("h2")).to_be_in_viewport()
    settled(page)
    assert page.evaluate(BETWEEN, [".table-head", ".ending"]) == pytest.approx(0, abs=0.5)
    assert pages.part(page, "status").evaluate("(all) => all.scrollWidth - all.clientWidth") == 0
    fits(page)
    assert small(page) == []
    pages.part(page, "watch-replay").tap()
    expect(pages.part(page, "replay-count")).not_to_have_text("")
    fits(page)
    assert small(page) == []
