"""Whatever may not be done is refused with its rule, the facts, and what may be done instead."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import pages
from tests.browser.screens import Screens
from tests.browser.service import Service
from tests.marks import rule
from tests.server.kit import PERSON

pytestmark = pytest.mark.slow


@pytest.fixture
def page(screens: Screens, service: Service) -> Page:
    """Whoever is asked first: to scout or to move."""
    table = service.table(PERSON, PERSON)
    seat = service.page(table, table["watch"])["question"]["seat"]
    page = screens.open(pages.link(table, seat))
    assert pages.await_turn(page)
    return page


def out_of_reach(page: Page) -> str:
    """A village to which the hero cannot come."""
    tiles: list[str] = page.locator("#board [id^=tile-]:not([data-options])").evaluate_all(
        "all => all.map((one) => one.dataset.thing)"
    )
    return next(tile for tile in tiles if tile != "D4")


def explained(page: Page, by: str) -> Locator:
    """The rule with its text."""
    found = pages.part(page, "explanation").locator(f".rule[data-rule={by}]").first
    expect(found.locator(".rule-id")).to_have_text(by)
    assert len(found.locator(".rule-text").inner_text()) > 20
    return found


@rule("KH-MOVE-01")
def test_a_tile_out_of_reach_tells_why_and_what_is_near(page: Page):
    tile, lines = out_of_reach(page), len(pages.log(page))

    page.locator(f"#board #tile-{tile}").click()

    found = explained(page, "KH-MOVE-01")
    expect(pages.part(page, "explanation")).to_contain_text(tile)
    assert found.locator(".facts dd").count() >= 2
    assert len(pages.log(page)) == lines and pages.await_turn(page)

    # and one of those that are near can be taken at once
    near = pages.part(page, "explanation").locator(".nearest [data-option^=move]").first
    assert near.get_attribute("data-option") in pages.options(page)
    near.click()
    expect(pages.part(page, "explanation")).to_be_hidden()
    expect(page.locator("[data-testid=log-lines] li").nth(lines)).to_be_visible()


@rule("KH-MOVE-01")
def test_an_answer_that_is_typed_is_refused_the_same_way(page: Page):
    typed = f"move {out_of_reach(page)}"

    pages.part(page, "filter").fill(typed)
    expect(page.locator(pages.OPTIONS)).to_have_count(0)
    page.keyboard.press("Enter")

    explained(page, "KH-MOVE-01")
    expect(page.locator("#mw-assertive")).to_contain_text("KH-MOVE-01")
    expect(pages.part(page, "explanation").locator(".refused-what")).to_have_text(typed)
    page.keyboard.press("Escape")
    expect(pages.part(page, "explanation")).to_be_hidden()


def test_nonsense_is_refused_too(page: Page):
    pages.part(page, "filter").fill("dance on the table")
    page.keyboard.press("Enter")

    assert pages.part(page, "explanation").locator(".rule-id").inner_text().startswith("MW-")


def test_every_line_of_the_log_opens_to_its_rule(page: Page):
    line = page.locator("[data-testid=log-lines] li").last
    cited = line.get_attribute("data-rule")
    assert cited

    line.locator(".log-opener").click()

    expect(line.locator(".log-more .rule-id")).to_have_text(cited)
    expect(line.locator(".log-opener")).to_have_attribute("aria-expanded", "true")


def test_pointing_at_something_tells_what_it_is(page: Page):
    page.locator("#board #tile-G4").hover()

    expect(page.locator("#mw-tip")).to_contain_text("G4")
