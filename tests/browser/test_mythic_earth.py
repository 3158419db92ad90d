"""Mythic Earth at the screen: Units moved by hand and by keys, refusals, and lists of one's own."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import pages
from tests.browser.screens import PHONE, Screens
from tests.browser.service import Service
from tests.browser.test_access import settled, violations
from tests.browser.test_phone import fits, small
from tests.server.kit import PERSON, RANDOM

pytestmark = pytest.mark.slow

GAME = "mythic_earth"
LONGEST = 150
MARKS = "#board .marks.trial"


@pytest.fixture
def table(service: Service) -> dict[str, Any]:
    """One person and a bot with ready lists."""
    options = {"points": 500, "forces": ["aztecs_500", "incas_500"], "primary": "altars"}
    return service.table(PERSON, RANDOM, game=GAME, options=options)


def until(page: Page, option: str) -> None:
    """Play on with the first answers until this one is offered."""
    for _ in range(LONGEST):
        assert pages.await_turn(page)
        found = pages.options(page)
        if any(text.split()[0] == option for text in found):
            return
        pages.answer(page, found[0])
    pytest.fail(f"nobody was offered {option}")


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def inch(page: Page) -> float:
    """How wide an inch is on the screen."""
    return 20 * float(page.evaluate("() => document.querySelector('#board').getScreenCTM().a"))


def ahead(page: Page) -> int:
    """Towards the middle of the table: down for who sits in the north."""
    _, y = middle(page.get_by_test_id("grip"))
    return 1 if y < middle(page.locator("#board"))[1] else -1


def dragged(page: Page, inches: float) -> None:
    """The Unit is taken by its handle, and held so far on; the button is still down."""
    x, y = middle(page.get_by_test_id("grip"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + ahead(page) * inches * inch(page), steps=5)


def test_a_unit_is_dragged_refused_and_taken_to_the_nearest_place(screens: Screens, table: dict[str, Any]):
    page = screens.open(pages.link(table, 0))
    until(page, "move")
    trial, lay, nearest = (pages.part(page, name) for name in ("trial", "lay", "nearest"))

    # while it is held somewhere too far away, the rule and the way are shown
    dragged(page, 14)
    expect(trial.locator("[data-rule=ME-MOVE-01]")).to_be_visible()
    expect(page.locator(f"{MARKS} polyline")).not_to_have_count(0)
    expect(trial).to_contain_text("″ of")
    expect(lay).to_be_disabled()

    # let go, nothing has happened yet; and the nearest place is one click away, on the board or beside it
    page.mouse.up()
    expect(page.locator(f"{MARKS} [data-options]")).to_have_count(1)
    nearest.click()
    expect(lay).to_be_enabled()
    expect(trial).to_contain_text("Allowed.")
    before = len(pages.log(page))

    # only the button makes it final
    lay.click()
    expect(page.locator("[data-testid=log-lines]")).to_contain_text("moves (Move)")
    assert len(pages.log(page)) > before
    expect(page.locator(MARKS)).to_have_count(0)


def test_a_unit_is_moved_by_keys_alone(screens: Screens, table: dict[str, Any]):
    page = screens.open(pages.link(table, 0))
    until(page, "move")
    page.locator("#mw-prompt").focus()
    page.keyboard.press("m")
    grip, trial = page.get_by_test_id("grip"), pages.part(page, "trial")
    expect(grip).to_be_focused()
    x, y = middle(grip)

    # an inch, and a quarter
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    assert middle(grip)[0] - x == pytest.approx(1.25 * inch(page), abs=1)
    expect(trial).to_contain_text("1.25″ of")

    # a bend, and back to where it was
    page.keyboard.press("w")
    page.keyboard.press("ArrowLeft")
    expect(trial).to_contain_text("2.25″ of")
    page.keyboard.press("Escape")
    assert middle(grip) == pytest.approx((x, y), abs=1)
    expect(page.locator(MARKS)).to_have_count(0)

    # too far: Enter leads to what would do instead, and then to the button
    for _ in range(9):
        page.keyboard.press("ArrowDown" if ahead(page) > 0 else "ArrowUp")
    expect(trial.locator("[data-rule]")).not_to_have_count(0)
    expect(pages.part(page, "nearest")).to_be_visible()
    page.keyboard.press("Enter")
    expect(pages.part(page, "nearest")).to_be_focused()
    page.keyboard.press("Enter")
    expect(pages.part(page, "lay")).to_be_enabled()
    page.keyboard.press("Enter")
    expect(pages.part(page, "lay")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-testid=log-lines]")).to_contain_text("moves (Move)")


def test_a_place_of_the_list_is_seen_before_it_is_taken(screens: Screens, table: dict[str, Any]):
    page = screens.open(pages.link(table, 0))
    until(page, "go")
    lines = len(pages.log(page))
    page.locator("#board [id^=place-]").nth(3).click()
    expect(pages.part(page, "lay")).to_be_enabled()
    assert len(pages.log(page)) == lines
    pages.part(page, "lay").click()
    expect(page.locator("[data-testid=log-lines] li").nth(lines)).to_be_attached()


def test_a_unit_that_is_pointed_at_shows_its_ranges(screens: Screens, table: dict[str, Any]):
    page = screens.open(pages.link(table, 0))
    until(page, "move")
    page.locator("#board [id^=unit-][data-thing]").last.hover(force=True)
    expect(page.locator("#board .marks.regard path")).not_to_have_count(0)
    expect(page.locator("#mw-tip")).to_contain_text("Moves")
    page.locator("#mw-prompt").hover()
    expect(page.locator("#board .marks.regard")).to_have_count(0)


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing_wrong_with_a_unit_in_hand(
    screens: Screens, table: dict[str, Any], axe: str, light: Any
):
    page = screens.open(pages.link(table, 0), color_scheme=light)
    until(page, "move")
    dragged(page, 14)
    page.mouse.up()
    expect(pages.part(page, "nearest")).to_be_visible()
    settled(page)
    assert violations(page, axe) == []


def test_on_a_phone_a_finger_moves_a_unit(screens: Screens, table: dict[str, Any]):
    page = screens.open(pages.link(table, 0), **PHONE)
    until(page, "move")
    dragged(page, 3)
    page.mouse.up()
    expect(pages.part(page, "lay")).to_be_in_viewport()
    fits(page)
    assert small(page) == []
    if pages.part(page, "lay").is_disabled():
        pages.part(page, "nearest").tap()
    expect(pages.part(page, "lay")).to_be_enabled()
    pages.part(page, "lay").tap()
    expect(page.locator("[data-testid=log-lines]")).to_contain_text("moves (Move)")
