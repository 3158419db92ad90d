"""axe-core finds nothing wrong: lobby, set-up, table, end and replay, by day and by night."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import pages
from tests.browser.screens import PHONE, Screens
from tests.browser.service import Service
from tests.server.kit import PERSON

pytestmark = pytest.mark.slow

LIGHTS = pytest.mark.parametrize("light", ["light", "dark"])


def violations(page: Page, axe: str) -> list[str]:
    """What axe-core finds: which rule, and where."""
    page.evaluate(axe)
    found: dict[str, Any] = page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
    assert len(found["passes"]) > 10  # it has looked
    return [f"{one['id']}: {node['html'][:120]}" for one in found["violations"] for node in one["nodes"]]


SETTLED = """() => {
  const timed = document.getAnimations().filter((one) => one.timeline === document.timeline);
  return Promise.allSettled(timed.map((one) => one.finished)).then(() => null);
}"""
"""What moves with a scrollbar never ends."""


def settled(page: Page) -> None:
    """What fades in is not yet what one reads."""
    page.evaluate(SETTLED)


@LIGHTS
def test_lobby_and_set_up(screens: Screens, service: Service, axe: str, light: Any):
    service.table(PERSON, {"kind": "open"}, public=True, title="Open to all")
    page = screens.open(color_scheme=light)
    expect(page.locator("[data-testid=tables] [data-table]").first).to_be_visible()
    settled(page)
    assert violations(page, axe) == []

    pages.part(page, "set-up-king_of_the_hill").click()
    expect(pages.part(page, "create")).to_be_visible()
    settled(page)
    assert violations(page, axe) == []


@LIGHTS
def test_table(screens: Screens, table_of_one: str, axe: str, light: Any):
    page = screens.open(table_of_one, color_scheme=light)
    assert pages.await_turn(page)
    settled(page)
    assert violations(page, axe) == []

    # with a refusal open, a line of the log, and what an option would mean
    pages.sealed_hill(page).click()
    expect(pages.part(page, "explanation")).to_be_visible()
    page.locator(".log-opener").last.click()
    expect(page.locator(".log-more .rule")).to_be_visible()
    settled(page)
    assert violations(page, axe) == []


@LIGHTS
def test_end_and_replay(screens: Screens, over: dict[str, Any], axe: str, light: Any):
    page = screens.open(pages.link(over), color_scheme=light)
    expect(pages.part(page, "ending")).to_be_visible()
    settled(page)
    assert violations(page, axe) == []

    pages.part(page, "watch-replay").click()
    expect(pages.part(page, "replay-count")).not_to_have_text("")
    pages.part(page, "replay-seat").select_option("0")
    pages.part(page, "replay-slider").fill("20")
    expect(pages.part(page, "replay-count")).to_contain_text("20 /")
    settled(page)
    assert violations(page, axe) == []


def test_on_a_phone(screens: Screens, table_of_one: str, axe: str):
    page = screens.open(table_of_one, **PHONE)
    assert pages.await_turn(page)
    for tab in ("question", "hand", "mats", "log"):
        pages.part(page, f"tab-{tab}").tap()
        settled(page)
        assert violations(page, axe) == []


def test_board_in_words(screens: Screens, table_of_one: str, axe: str):
    page = screens.open(table_of_one)
    assert pages.await_turn(page)
    pages.part(page, "text-view").click()
    expect(pages.part(page, "spoken")).to_be_visible()
    assert violations(page, axe) == []


def test_axe_would_find_something(screens: Screens, axe: str):
    page = screens.open()
    expect(pages.part(page, "set-up-king_of_the_hill")).to_be_visible()
    page.evaluate("() => document.querySelector('h1').append(document.createElement('button'))")
    assert any(one.startswith("button-name") for one in violations(page, axe))
