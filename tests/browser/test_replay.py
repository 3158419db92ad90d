"""A finished game: its replay step by step, with any eyes, its dice checked, and the file to keep."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import pages
from tests.browser.screens import Screens, Wire
from tests.browser.service import Service
from tests.server.kit import PERSON, RANDOM

pytestmark = pytest.mark.slow


@pytest.fixture
def page(screens: Screens, over: dict[str, Any]) -> Page:
    page = screens.open(pages.link(over))
    pages.part(page, "watch-replay").click()
    at(page, 0)
    return page


def at(page: Page, n: int) -> None:
    expect(pages.part(page, "replay-count")).to_have_text(f"{n} / {last(page)}")


def last(page: Page) -> int:
    expect(pages.part(page, "replay-count")).not_to_have_text("")
    return int(pages.part(page, "replay-count").inner_text().split(" / ")[1])


def go(page: Page, n: int) -> None:
    pages.part(page, "replay-slider").fill(str(n))
    at(page, n)


def test_step_by_step(page: Page):
    begun = pages.log(page)

    pages.part(page, "replay-next").click()
    at(page, 1)
    assert pages.log(page)[: len(begun)] == begun and len(pages.log(page)) > len(begun)
    pages.part(page, "replay-prev").click()
    at(page, 0)
    assert pages.log(page) == begun
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(page, 2)


def test_the_slider_leads_to_the_end_as_it_was(page: Page, service: Service, over: dict[str, Any]):
    end = service.page(over, over["watch"])
    assert pages.spoken(page) != end["spoken"]

    go(page, last(page))

    assert pages.log(page) == [line["words"] for line in end["log"]]
    assert pages.spoken(page) == end["spoken"]
    middle = last(page) // 2
    go(page, middle)
    assert len(pages.log(page)) < len(end["log"])
    assert page.url.endswith(f"/replay/{middle}/all")


def test_it_plays_by_itself(page: Page):
    page.get_by_label("Pace").select_option(label="fast")
    pages.part(page, "replay-play").click()
    expect(pages.part(page, "replay-count")).to_have_text(re.compile(rf"^([3-9]|\d\d+) / {last(page)}$"))
    pages.part(page, "replay-play").click()

    stopped = pages.part(page, "replay-count").inner_text()
    page.wait_for_timeout(600)
    expect(pages.part(page, "replay-count")).to_have_text(stopped)


def test_with_the_eyes_of_a_seat(page: Page):
    go(page, last(page))
    expect(page.locator("[data-tray=hand]")).to_have_count(0)
    seen = len(pages.log(page))

    pages.part(page, "replay-seat").select_option("1")

    page.locator("[data-tray=hand]").click()
    assert len(pages.cards(page)) >= 2
    assert len(pages.log(page)) > seen  # what only that seat knew is told as well
    pages.part(page, "replay-seat").select_option("")
    expect(page.locator("[data-tray=hand]")).to_have_count(0)


def test_a_moment_can_be_shared(page: Page, screens: Screens):
    go(page, 7)
    pages.part(page, "replay-share").click()
    link = page.locator("[data-testid=dialog-share] input.link").input_value()

    other = screens.open(link.split("/", 3)[3])

    at(other, 7)
    assert pages.log(other) == pages.log(page)


def test_the_dice_are_checked(page: Page):
    pages.part(page, "replay-verify").click()

    verdict = page.locator("[data-testid=dice-verdict] .verdict")
    expect(verdict).to_contain_text("are those of the seed")
    assert "is-true" in (verdict.get_attribute("class") or "")


def test_a_die_that_was_turned_is_found(screens: Screens, over: dict[str, Any]):
    """The check must be able to fail: one die of the report is turned on its way to the page."""
    page = screens.blank()
    Wire(page, turned)
    page.goto(f"{screens.address}/{pages.link(over)}")

    pages.part(page, "verify-dice").click()

    verdict = page.locator("[data-testid=dice-verdict] .verdict")
    expect(verdict).to_contain_text("is not what the seed says")
    expect(verdict).to_be_in_viewport(ratio=1)
    assert "is-wrong" in (verdict.get_attribute("class") or "")


def turned(frame: dict[str, Any]) -> dict[str, Any]:
    if frame.get("outcome") == "report":
        draw = frame["draws"][-1]
        draw["dice"][0] = next(face for face in draw["faces"] if face != draw["dice"][0])
    return frame


def test_the_file_to_keep(page: Page, service: Service, over: dict[str, Any]):
    with page.expect_download() as saved:
        pages.part(page, "replay-download").click()

    text = saved.value.path().read_text(encoding="utf-8")
    key = {"Authorization": f"Bearer {over['watch']}"}
    assert text == service.http.get(f"/api/tables/{over['id']}/replay", headers=key).text
    assert saved.value.suggested_filename.endswith(".replay")
    assert "king_of_the_hill" in text


def test_no_replay_before_the_end(screens: Screens, service: Service):
    table = service.table(PERSON, RANDOM)

    page = screens.open(f"{pages.link(table, 0)}/replay/3/1")

    expect(pages.part(page, "state-unfinished")).to_be_visible()
