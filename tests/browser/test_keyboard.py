"""A whole game without a mouse."""

from __future__ import annotations

import random
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from tests.browser import pages
from tests.browser.screens import Screens
from tests.browser.service import Service

pytestmark = pytest.mark.slow

LONGEST = 400
STEPS = 60
"""So many presses of a key lead anywhere."""
STROLL = 20
"""So many arrows are tried before one lets oneself be led."""
OFFERED = "#board [data-options]"
ARROWS = ["ArrowDown", "ArrowLeft", "ArrowRight", "ArrowUp"]


def focused(page: Page, what: str) -> bool:
    found: bool = page.evaluate("what => Boolean(document.activeElement?.closest(what))", what)
    return found


def tab_to(page: Page, what: str) -> None:
    """Press Tab until this has the focus, and see that one can see it."""
    for _ in range(STEPS):
        if focused(page, what):
            outline = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
            assert outline != "none"
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{what} cannot be reached by Tab")


def lay(page: Page) -> None:
    """A table for one person and a random bot, by keys."""
    tab_to(page, "[data-testid=set-up-king_of_the_hill]")
    page.keyboard.press("Enter")
    tab_to(page, "[data-testid=seats]")
    page.keyboard.press("Home")
    expect(pages.part(page, "seats")).to_have_value("2")
    tab_to(page, "[data-testid=seat-1-kind]")
    for _ in range(STEPS):
        if pages.part(page, "seat-1-kind").input_value() == "bot random":
            break
        page.keyboard.press("ArrowUp")
    tab_to(page, "[data-testid=create]")
    page.keyboard.press("Enter")


def number(page: Page, service: Service) -> int:
    """The number of the state at the table of this page."""
    table, key = page.url.split("/")[-2:]
    return int(service.page({"id": table}, key)["n"])


def by_number(page: Page, dice: random.Random) -> None:
    page.keyboard.press(str(dice.randint(1, min(9, len(pages.options(page))))))


def by_arrows(page: Page, dice: random.Random) -> None:
    """Down the list, and Enter."""
    page.keyboard.press("q")
    assert focused(page, pages.OPTIONS)
    for _ in range(dice.randrange(len(pages.options(page)))):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")


def by_typing(page: Page, dice: random.Random) -> None:
    choice = dice.choice(pages.options(page))
    if len(pages.options(page)) < 2:
        page.keyboard.press("1")
        return
    page.keyboard.press("/")
    assert focused(page, "[data-testid=filter]")
    page.keyboard.type(choice)
    page.keyboard.press("Enter")


TOWARDS = """() => {
  const box = (one) => one.getBoundingClientRect();
  const middle = (one) => [box(one).x + box(one).width / 2, box(one).y + box(one).height / 2];
  const [x, y] = middle(document.activeElement);
  const offered = [...document.querySelectorAll("#board [data-options]")].map(middle);
  const ways = offered.map(([there, below]) => [there - x, below - y]);
  const [right, down] = ways.sort((one, other) => Math.hypot(...one) - Math.hypot(...other))[0];
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? "ArrowRight" : "ArrowLeft";
  return down > 0 ? "ArrowDown" : "ArrowUp";
}"""
"""The key that leads nearer to what is offered."""


def on_board(page: Page, dice: random.Random) -> None:
    """From thing to thing on the board, to one that is offered; where none is, from the list.

    Where arrows do not lead to it, the key that leads to the board leads on.
    """
    if not pages.on_board(page):
        by_arrows(page, dice)
        return
    page.keyboard.press("b")
    assert focused(page, "#board")
    for _ in range(STROLL):
        if focused(page, OFFERED):
            break
        straight = dice.random() < 0.7  # now and then aside, as one does where nothing lies ahead
        page.keyboard.press(page.evaluate(TOWARDS) if straight else dice.choice(ARROWS))
    else:
        page.keyboard.press("b")
    assert focused(page, OFFERED)
    page.keyboard.press("Enter")
    if pages.part(page, "menu").count():
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")


def test_a_whole_game_by_keys(screens: Screens, service: Service):
    page, dice = screens.open(), random.Random(19)
    expect(pages.part(page, "set-up-king_of_the_hill")).to_be_visible()
    lay(page)

    for answers, way in enumerate(cycle((by_number, on_board, by_arrows, by_typing))):
        if not pages.await_turn(page):
            break
        assert answers < LONGEST
        assert focused(page, "main *")  # nobody has to look for the place again
        if focused(page, "[data-testid=filter]"):
            page.keyboard.press("ArrowDown")
        before = number(page, service)
        way(page, dice)
        expect(page.locator(".question.is-busy")).to_have_count(0)
        assert number(page, service) > before, way.__name__

    # the end has the focus, and its dice can be checked
    expect(pages.part(page, "ending").locator("h2")).to_be_focused()
    tab_to(page, "[data-testid=verify-dice]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-testid=dice-verdict] .verdict.is-true")).to_be_visible()


def test_one_key_leads_from_offer_to_offer_on_the_board(screens: Screens, table_of_one: str):
    page = screens.open(table_of_one)
    while not pages.on_board(page):
        assert pages.await_turn(page)
        pages.answer(page, pages.options(page)[0])
        pages.await_turn(page)
    offered = set(pages.on_board(page))
    for _ in range(len(offered) + 1):
        page.keyboard.press("b")
        if focused(page, OFFERED):
            offered.discard(page.evaluate("() => document.activeElement.id"))
    assert not offered


def test_the_keys_are_told_and_the_text_can_be_read(screens: Screens, table_of_one: str):
    page = screens.open(table_of_one)
    assert pages.await_turn(page)

    page.keyboard.press("?")
    expect(pages.part(page, "dialog-keys")).to_be_visible()
    page.keyboard.press("Escape")
    expect(pages.part(page, "dialog-keys")).to_have_count(0)

    page.keyboard.press("t")
    expect(pages.part(page, "spoken")).to_be_visible()
    expect(page.locator("#board")).to_be_hidden()
    assert len(pages.spoken(page)) >= 2
    page.keyboard.press("t")
    expect(page.locator("#board")).to_be_visible()

    page.keyboard.press("l")
    page.keyboard.press("Enter")
    expect(page.locator(".log-more .rule-id")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".option.is-hinted")).to_have_count(1)


def test_what_happens_is_told_to_those_who_listen(screens: Screens, table_of_one: str):
    page = screens.open(table_of_one)
    assert pages.await_turn(page)
    for landmark in ("main", "banner", "navigation"):
        assert page.get_by_role(landmark, include_hidden=True).count() == 1  # type: ignore[arg-type]
    assert page.locator("h1").count() == 1
    expect(page.locator("#mw-assertive")).to_contain_text("You are asked")

    lines = len(pages.log(page))
    page.keyboard.press("1")
    expect(page.locator("[data-testid=log-lines] li").nth(lines)).to_be_attached()

    expect(page.locator("#mw-polite")).not_to_be_empty()
