"""The line breaks in the middle of a choice: the question comes back, and an answer is given once."""

from __future__ import annotations

import sqlite3

import pytest
from playwright.sync_api import Page, expect

from tests.browser import pages
from tests.browser.screens import Screens, Wire
from tests.browser.service import Service
from tests.server.kit import PERSON

pytestmark = pytest.mark.slow

BUSY = ".question.is-busy"


@pytest.fixture
def asked(screens: Screens, mortal: Service) -> tuple[Page, dict]:
    """Whoever is asked first, at a server that may be killed."""
    screens.forgive("WebSocket")
    screens.address = mortal.address
    table = mortal.table(PERSON, PERSON)
    seat = mortal.page(table, table["watch"])["question"]["seat"]
    page = screens.open(pages.link(table, seat))
    assert pages.await_turn(page)
    return page, table


def kept(service: Service, table: dict) -> list[str]:
    """The answers on the disk."""
    connection = sqlite3.connect(service.folder / "tables.sqlite")
    rows = "SELECT option FROM changes WHERE table_id = ? ORDER BY n"
    try:
        return [option for (option,) in connection.execute(rows, (table["id"],))]
    finally:
        connection.close()


def connection(page: Page, state: str) -> None:
    expect(pages.part(page, "connection")).to_have_attribute("data-state", state)


def test_the_question_comes_back(asked: tuple[Page, dict], mortal: Service):
    page, _ = asked
    before = pages.prompt(page), pages.options(page), pages.log(page), pages.spoken(page)

    mortal.kill()
    expect(pages.part(page, "connection")).to_contain_text("Calling again")
    mortal.start()

    connection(page, "open")
    expect(pages.part(page, "connection")).to_be_hidden()
    assert (pages.prompt(page), pages.options(page), pages.log(page), pages.spoken(page)) == before


def test_an_answer_sent_while_away_is_given_once(asked: tuple[Page, dict], mortal: Service):
    page, table = asked
    option, lines = pages.options(page)[0], len(pages.log(page))
    mortal.kill()
    expect(pages.part(page, "connection")).to_be_visible()

    pages.in_list(page, option).click()
    page.keyboard.press("1")  # someone impatient
    expect(page.locator(BUSY)).to_have_count(1)
    mortal.start()

    expect(page.locator(BUSY)).to_have_count(0)
    assert kept(mortal, table) == [option]
    assert len(pages.log(page)) > lines


def test_an_answer_whose_reply_was_lost_is_given_once(screens: Screens, service: Service):
    """It was done, but the line broke before that was heard: the page asks again."""
    table = service.table(PERSON, PERSON)
    seat = service.page(table, table["watch"])["question"]["seat"]
    page, replies = screens.blank(), []

    def lose_the_first(frame: dict) -> dict | None:
        if frame.get("outcome") != "accepted":
            return frame
        replies.append(frame)
        return frame if len(replies) > 1 else None

    Wire(page, lose_the_first)
    page.goto(f"{screens.address}/{pages.link(table, seat)}")
    assert pages.await_turn(page)

    page.locator(pages.OPTIONS).first.press("Enter")

    expect(page.locator(BUSY)).to_have_count(0)
    assert len(replies) == 2 and replies[0] == replies[1]
    assert service.page(table, table["watch"])["n"] == replies[0]["n"] == 1


def test_who_comes_back_later_sees_what_happened(screens: Screens, service: Service):
    """The network is away; meanwhile the game goes on; then the page catches up by itself."""
    table = service.table(PERSON, PERSON)
    page = screens.blank()
    wire = Wire(page)
    page.goto(f"{screens.address}/{pages.link(table, 0)}")
    expect(page.locator("#board #tile-A1")).to_be_visible()

    wire.cut()
    connection(page, "broken")
    for _ in range(3):
        answer_for_whoever_is_asked(service, table)
    wire.mend()

    now = service.page(table, table["keys"]["0"])
    words = [line["words"] for line in now["log"]]
    expect(page.locator("[data-testid=log-lines] .log-words")).to_have_text(words)
    expect(page.locator("#mw-prompt")).to_have_text(now["question"]["prompt"])
    assert pages.spoken(page) == now["spoken"]


def answer_for_whoever_is_asked(service: Service, table: dict) -> None:
    seat = service.page(table, table["watch"])["question"]["seat"]
    guest = service.sit(table, seat)
    assert guest.answer()["outcome"] == "accepted"
    guest.leave()
