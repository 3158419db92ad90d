"""Taking back: freely what revealed nothing, and after dice only when the others agree."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import pages
from tests.browser.screens import Screens
from tests.browser.service import Service
from tests.marks import rule
from tests.server.kit import PERSON, Guest

pytestmark = pytest.mark.slow


def played_until(service: Service, table: dict[str, Any], fits: Any) -> tuple[int, str]:
    """Play on until someone has an option that fits: whose, and which."""
    guests = [service.sit(table, seat) for seat in (0, 1)]
    try:
        while True:
            for guest in guests:
                guest.ask("ping")
            asked = next(guest for guest in guests if guest.options)
            for option in asked.options:
                if fits(asked, option):
                    return guests.index(asked), option
            asked.answer()
    finally:
        for guest in guests:
            guest.leave()


def free(guest: Guest, option: str) -> bool:
    """A choice among several that reveals nothing."""
    return len(guest.options) > 1 and guest.ask("consider", n=guest.n, option=option)["final"] is False


def rolls(guest: Guest, option: str) -> bool:
    return option.startswith("keep ")


@pytest.fixture
def sat(screens: Screens, service: Service):
    """Sits two people down where one of them has an option that fits: that one, the other, and the option."""

    def sit(fits: Any) -> tuple[Page, Page, str]:
        table = service.table(PERSON, PERSON)
        seat, option = played_until(service, table, fits)
        asked, other = (screens.open(pages.link(table, one)) for one in (seat, 1 - seat))
        assert pages.await_turn(asked)
        expect(other.locator("[data-testid=log-lines] li").first).to_be_visible()
        return asked, other, option

    return sit


def state(page: Page) -> tuple[str, list[str], list[str], list[str]]:
    return pages.prompt(page), pages.options(page), pages.log(page), pages.spoken(page)


def test_a_choice_that_revealed_nothing_is_taken_back(sat):
    asked, other, option = sat(free)
    before, seen = state(asked), pages.log(other)

    # it is said beforehand that there is a way back
    pages.in_list(asked, option).hover()
    expect(pages.part(asked, "thought").locator(".thought-final:not(.is-final)")).to_be_visible()
    pages.answer(asked, option)
    assert state(asked) != before
    pages.part(asked, "undo").click()

    expect(asked.locator("#mw-prompt")).to_have_text(before[0])
    expect(asked.locator("[data-testid=log-lines] li")).to_have_count(len(before[2]))
    assert state(asked) == before
    expect(other.locator("[data-testid=log-lines] li")).to_have_count(len(seen))


@rule("MW-UNDO-01")
def test_after_dice_the_others_must_agree(sat):
    asked, other, option = sat(rolls)
    before = state(asked)

    # it is said beforehand that there is no way back
    pages.in_list(asked, option).hover()
    expect(pages.part(asked, "thought").locator(".thought-final.is-final")).to_be_visible()
    pages.answer(asked, option)
    lines = len(pages.log(asked))
    assert lines > len(before[2])

    # refused, with the rule; the other is asked, and does not agree
    ask_to_take_back(asked)
    pages.part(other, "dialog-no").click()
    expect(asked.locator("#mw-toasts")).to_contain_text("the answer stands")
    assert len(pages.log(asked)) == lines

    # asked once more, the other agrees
    ask_to_take_back(asked)
    expect(pages.part(other, "dialog-confirm")).to_contain_text("take back")
    pages.part(other, "dialog-yes").click()
    expect(asked.locator("[data-testid=log-lines] li")).to_have_count(len(before[2]))
    assert state(asked) == before


def ask_to_take_back(page: Page) -> None:
    pages.part(page, "undo").click()
    expect(pages.part(page, "dialog-confirm")).to_contain_text("MW-UNDO-01")
    pages.part(page, "dialog-yes").click()


@rule("MW-UNDO-03")
def test_there_is_nothing_to_take_back_at_first(screens: Screens, service: Service):
    table = service.table(PERSON, PERSON)
    page = screens.open(pages.link(table, 0))
    expect(page.locator("[data-testid=log-lines] li").first).to_be_visible()

    if pages.part(page, "undo").is_enabled():
        pages.part(page, "undo").click()
        expect(pages.part(page, "explanation").locator(".rule-id")).to_have_text("MW-UNDO-03")
    else:
        expect(pages.part(page, "undo")).to_have_attribute("data-undo", "undo-nothing")
