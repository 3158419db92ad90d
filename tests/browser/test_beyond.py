"""What may be chosen beyond the edge of the view: a button points to it, and the view goes there."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import pages
from tests.browser.screens import PHONE, Screens
from tests.browser.service import Service
from tests.browser.test_myth_fortunes import GAME, SEATS, until
from tests.browser.test_phone import fits, small

pytestmark = pytest.mark.slow

CLOSER = 8
SEEN = """(things) => {
    const view = document.querySelector("#board").getBoundingClientRect();
    return things.filter((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        return x > view.left && x < view.right && y > view.top && y < view.bottom;
    }).length;
}"""


def seen(page: Page, things: str) -> int:
    """How many of these things of the board are in sight."""
    found: int = page.locator(f"#board {things}").evaluate_all(SEEN)
    return found


def comes_into_sight(page: Page, things: str) -> None:
    """The view glides, so that it takes a moment."""
    found = f"[...document.querySelectorAll('#board {things}')]"
    page.wait_for_function(f"({SEEN})({found}) > 0")


def cornered(page: Page) -> None:
    """As close as can be at the corner of the board, where nothing lies."""
    page.get_by_test_id("fit").click()
    box = page.locator("#board").bounding_box()
    assert box
    page.mouse.move(box["x"] + 3, box["y"] + 3)
    for _ in range(CLOSER):
        page.mouse.wheel(0, -500)
    expect(page.get_by_test_id("beyond")).to_be_visible()
    assert not seen(page, "[data-options]")


@pytest.fixture
def crossing(screens: Screens, service: Service) -> tuple[Page, str]:
    """Someone on a phone who may cross to the other board, and an option to do so."""
    options = {"boards": 2, "rounds": 12, "confirm": False, "advanced": False}
    table: dict[str, Any] = service.table(*SEATS, game=GAME, options=options)
    players = screens.open(pages.link(table, 0), **PHONE), screens.open(pages.link(table, 3), **PHONE)
    return until(players, random.Random(4), "cross ")


def test_a_button_points_to_what_lies_beyond_and_back(crossing: tuple[Page, str]):
    page, _ = crossing
    far, beyond = "[data-options*=cross]", page.get_by_test_id("beyond")
    fits(page)
    assert small(page) == []
    assert not seen(page, far)
    expect(beyond).to_have_attribute("data-side", "right")
    expect(beyond).to_have_text(f"More to choose: {page.locator(f'#board {far}').count()}")

    beyond.tap()
    expect(beyond).to_have_attribute("data-side", "left")
    assert seen(page, far) == page.locator(f"#board {far}").count()

    beyond.tap()
    expect(beyond).to_have_attribute("data-side", "right")


def test_an_option_of_the_list_is_brought_into_sight(crossing: tuple[Page, str]):
    page, option = crossing
    pages.in_list(page, option).hover()
    expect(page.get_by_test_id("beyond")).to_have_attribute("data-side", "left")
    assert seen(page, "[data-chosen]") == 1


def test_where_all_is_in_sight_nothing_points(screens: Screens, table_of_one: str):
    page = screens.open(table_of_one)
    assert pages.await_turn(page)
    assert seen(page, "[data-options]")
    expect(page.get_by_test_id("beyond")).to_be_hidden()
    cornered(page)
    page.get_by_test_id("beyond").click()
    comes_into_sight(page, "[data-options]")
    page.get_by_test_id("fit").click()
    expect(page.get_by_test_id("beyond")).to_be_hidden()


def test_a_question_about_things_out_of_sight_brings_them_into_it(screens: Screens, table_of_one: str):
    page = screens.open(table_of_one)
    assert pages.await_turn(page)
    cornered(page)
    pages.answer(page, next(option for option in pages.options(page) if option.startswith("move")))
    for _ in range(20):
        assert pages.await_turn(page)
        if pages.on_board(page):
            break
        pages.answer(page, pages.options(page)[0])
    comes_into_sight(page, "[data-options]")
