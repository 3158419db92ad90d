"""Several people at one table: two who play and one who watches, each at a screen of their own."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from mythwright.server.settings import FILE
from tests.browser import pages
from tests.browser.screens import Screens
from tests.browser.service import Service
from tests.server.kit import OPEN, PERSON

pytestmark = pytest.mark.slow

ANSWERS = 8
LOG = "[data-testid=log-lines] .log-words"
SPOKEN = "[data-testid=spoken] li"


def within(few: list[str], many: list[str]) -> bool:
    """Whether these lines are among those, in the same order."""
    rest = iter(many)
    return all(line in rest for line in few)


def tokens(page: Page) -> dict[str, str]:
    """Where every hero stands."""
    found = page.locator("#board [id^=hero-]")
    return dict(found.evaluate_all("all => all.map((one) => [one.id, one.getAttribute('transform')])"))


def test_two_who_play_and_one_who_watches(screens: Screens, service: Service):
    # given two people and a spectator, each at a screen of their own
    table = service.table(PERSON, PERSON)
    players = [screens.open(pages.link(table, seat)) for seat in (0, 1)]
    watcher = screens.open(pages.link(table))
    keys = [table["keys"]["0"], table["keys"]["1"], table["watch"]]

    # when they play for a while
    dice = random.Random(3)
    for _ in range(ANSWERS):
        asked = pages.asked(players)
        pages.answer(asked, dice.choice(pages.options(asked)))

        # then each sees what happened and how the board stands, and the same as the others
        *told, public = [service.page(table, key) for key in keys]
        for page, now in zip((*players, watcher), (*told, public), strict=True):
            expect(page.locator(LOG)).to_have_text([line["words"] for line in now["log"]])
            assert pages.spoken(page) == now["spoken"]
            assert tokens(page) == tokens(watcher) != {}
            assert within(pages.log(watcher), pages.log(page))
            expect(page.locator(LOG).last).to_be_in_viewport()

    # and the spectator has no hand and no answers, but is seen to be there
    expect(watcher.locator("[data-tray=hand]")).to_have_count(0)
    expect(players[0].locator("[data-tray=hand]")).to_have_count(1)
    assert pages.options(watcher) == []
    expect(watcher.locator(".question-tools")).to_be_hidden()
    expect(players[0].locator(".watchers")).to_have_text("1")


def test_a_friend_comes_by_link(screens: Screens):
    host = screens.open()
    pages.lay(host, "here", "friend")
    links = host.locator("[data-testid=links] input.link")
    expect(links).to_have_count(2)

    friend, watcher = (screens.open(link.input_value().split("/", 3)[3]) for link in links.all())
    pages.part(host, "sit-down").click()

    asked = pages.asked([host, friend])
    expect(asked.locator("[data-tray=hand]")).to_have_count(1)
    expect(watcher.locator("[data-testid=board] #tile-A1")).to_be_visible()
    expect(host.locator("[data-seat='1'] .sitter")).not_to_contain_text("away")


def test_a_stranger_joins_in_the_lobby(screens: Screens, service: Service):
    table = service.table(PERSON, OPEN, public=True, title="Open house")
    page = screens.open()

    row = page.locator(f"[data-table='{table['id']}']")
    expect(row).to_contain_text("Open house")
    row.get_by_test_id("join").click()
    page.locator("#mw-asked").fill("Ann")
    page.keyboard.press("Enter")

    expect(page.locator("[data-seat='1'] .sitter")).to_contain_text("You · Ann")
    page.goto(screens.address)
    expect(pages.part(page, "recent")).to_contain_text("Open house")
    pages.part(page, "resume").click()
    expect(page.locator("[data-seat='1'] .sitter")).to_contain_text("You · Ann")


def test_a_wrong_key_and_a_table_that_is_not_there(screens: Screens, service: Service):
    table = service.table(PERSON, PERSON)

    wrong = screens.open(f"#/table/{table['id']}/{'x' * 24}")
    gone = screens.open(f"#/table/nothere12345/{table['watch']}")

    expect(pages.part(wrong, "state-key")).to_be_visible()
    expect(pages.part(gone, "state-gone")).to_be_visible()


def test_a_table_of_other_rules_says_so(screens: Screens, service: Service):
    table = service.table(PERSON, PERSON)
    service.kill()
    with closing(sqlite3.connect(service.folder / FILE)) as kept, kept:
        kept.execute("UPDATE tables SET box = 'another' WHERE id = ?", (table["id"],))
    service.start()

    page = screens.open(pages.link(table, 0))

    expect(pages.part(page, "state-other")).to_be_visible()
