"""One screen for two people: before the curtain is lifted, nothing of the next one's hand is there."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import pages
from tests.browser.screens import Screens
from tests.browser.service import Service
from tests.server.kit import PERSON

pytestmark = pytest.mark.slow

LONGEST = 150


def secrets(service: Service, table: dict[str, Any], seat: int) -> list[str]:
    """The names of this seat's cards that nobody else knows of."""
    own, other = (service.page(table, table["keys"][str(one)]) for one in (seat, 1 - seat))
    elsewhere = json.dumps([other, service.page(table, table["watch"])], ensure_ascii=False)
    return [card["name"] for card in own["hand"] if card["name"] not in elsewhere]


def with_secrets(service: Service) -> tuple[dict[str, Any], int]:
    """A table where each has a card that the other does not know of, and whose turn it is."""
    table, dice = service.table(PERSON, PERSON), random.Random(5)
    guests = [service.sit(table, seat) for seat in (0, 1)]
    for _ in range(LONGEST):
        for guest in guests:
            guest.ask("ping")
        asked = next(guest for guest in guests if guest.options)
        if all(secrets(service, table, seat) for seat in (0, 1)):
            break
        asked.answer(dice.choice(asked.options))
    for guest in guests:
        guest.leave()
    return table, guests.index(asked)


def test_the_curtain_hides_the_next_hand(screens: Screens, service: Service):
    table, seat = with_secrets(service)
    page = screens.open(pages.link(table, 0, 1))

    # at first nobody's hand is there, nor anything else
    curtain = pages.part(page, "curtain")
    expect(curtain).to_be_visible()
    covered(page)
    everything = page.content()
    assert not [name for one in (0, 1) for name in secrets(service, table, one) if name in everything]
    assert pages.cards(page) == [] and pages.options(page) == []

    # when the one who is asked lifts it, that hand is there and the other's is not
    pages.part(page, "lift-curtain").click()
    expect(curtain).to_be_hidden()
    assert pages.await_turn(page)
    for name in secrets(service, table, seat):
        expect(pages.part(page, "hand")).to_contain_text(name)
    assert not [name for name in secrets(service, table, 1 - seat) if name in page.content()]

    # and when a card was read, and the turn passes, the curtain falls, and there is nothing of the other hand
    read(page, secrets(service, table, seat)[0])
    dice = random.Random(11)
    while curtain.is_hidden():
        pages.answer(page, dice.choice(pages.options(page)))
        page.wait_for_timeout(50)  # the other line may speak a moment later
    covered(page)
    assert not [name for name in secrets(service, table, 1 - seat) if name in page.content()]

    # nor of the first, when the other has lifted it
    pages.part(page, "lift-curtain").press("Enter")
    assert pages.await_turn(page)
    for name in secrets(service, table, 1 - seat):
        expect(pages.part(page, "hand")).to_contain_text(name)
    assert not [name for name in secrets(service, table, seat) if name in page.content()]


def read(page: Page, name: str) -> None:
    """Look at a card closely."""
    card = page.locator("[data-testid=hand] .card", has_text=name).first
    card.hover()
    expect(page.locator("#mw-tip")).to_contain_text(name)
    if not card.get_attribute("data-options"):
        card.click()
        expect(pages.part(page, "explanation")).to_contain_text(name)


def covered(page: Page) -> None:
    """Wherever one looks or clicks there is the curtain, and behind it nothing can be reached by keys."""
    fallen = "one => Promise.all(one.getAnimations().map((motion) => motion.finished)).then(() => null)"
    pages.part(page, "curtain").evaluate(fallen)
    points = [(x, y) for x in (5, 400, 720, 1100, 1430) for y in (70, 300, 600, 890)]
    beside = """points => points.map(([x, y]) => document.elementFromPoint(x, y))
        .filter((one) => !one?.closest('[data-testid=curtain]')).map((one) => one?.outerHTML.slice(0, 80))"""
    assert page.evaluate(beside, points) == []
    assert page.locator("main.table").evaluate("main => main.inert")
    expect(pages.part(page, "lift-curtain")).to_be_focused()
