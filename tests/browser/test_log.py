"""The log at the screen: it is read from its end, and a reader is not carried away."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import pages
from tests.browser.screens import Screens
from tests.browser.service import Service
from tests.server.kit import PERSON, RANDOM

pytestmark = pytest.mark.slow

ENOUGH = 25
"""So many lines do not fit."""
LINES = "[data-testid=log-lines] .log-line"
BRIEFLY_SMALLER = """() => {
    const beside = document.querySelector(".question");
    beside.style.minHeight = "12rem";
    document.querySelector(".log-scroll").getBoundingClientRect();
    beside.style.minHeight = "30rem";
}"""
"""As when one question has gone and the next, a long one, has come."""


@pytest.fixture
def page(screens: Screens, service: Service) -> Page:
    """A table at which enough has happened to scroll."""
    table: dict[str, Any] = service.table(PERSON, RANDOM)
    page = screens.open(pages.link(table, 0))
    while page.locator(LINES).count() < ENOUGH:
        play(page)
    assert pages.await_turn(page)  # nothing is added while one scrolls
    return page


def play(page: Page) -> None:
    """One answer, and its line in the log."""
    assert pages.await_turn(page)
    lines = page.locator(LINES).count()
    pages.answer(page, pages.options(page)[0])
    expect(page.locator(LINES).nth(lines)).to_be_attached()


def test_whoever_reads_the_end_stays_at_the_end(page: Page):
    for _ in range(3):
        page.evaluate(BRIEFLY_SMALLER)
        page.wait_for_timeout(100)
        expect(page.locator(LINES).last).to_be_in_viewport()
        play(page)
        expect(page.locator(LINES).last).to_be_in_viewport()


def test_whoever_reads_further_up_stays_there(page: Page):
    page.locator(".log-scroll").hover()
    page.mouse.wheel(0, -10_000)
    first = page.locator(LINES).first
    expect(first).to_be_in_viewport()
    play(page)
    expect(first).to_be_in_viewport()
    expect(page.locator(LINES).last).not_to_be_in_viewport()
