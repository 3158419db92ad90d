"""Myth Fortunes at the screen: two people and four bots, ways over the board, and windows that are quick."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import pages
from tests.browser.screens import PHONE, Screens
from tests.browser.service import Service
from tests.browser.test_access import settled, violations
from tests.browser.test_phone import fits, small
from tests.server.kit import PERSON, RANDOM

pytestmark = pytest.mark.slow

GAME = "myth_fortunes"
SEATS = (PERSON, RANDOM, RANDOM, PERSON, RANDOM, RANDOM)
LONGEST = 400
CLASH = "[data-tray^=scene-clash]"
TRACE = "#board .trace"
MANY_CARDS = """(all) => {
  const row = all.querySelector(".scene-cards");
  for (let i = 0; i < 6; i++) row.append(row.firstElementChild.cloneNode(true));
  return all.scrollWidth - all.clientWidth;
}"""

FEW = """(list) => {
  const scenes = document.querySelector(".scenes");
  scenes.append(scenes.firstElementChild.cloneNode(true));
  for (const each of [...list.querySelectorAll(".option")].slice(4)) each.remove();
  return Math.max(0, list.scrollHeight - list.clientHeight);
}"""

ANSWERS = """(list, number) => {
  const all = () => [...list.querySelectorAll(".option")];
  while (all().length < number) all()[0].after(all()[0].cloneNode(true));
  for (const one of all()) one.lastElementChild.textContent = "Play Sudden Confidence on Green";
  const spilt = all().map((one) => one.lastElementChild.offsetHeight - one.clientHeight);
  return Math.max(0, list.scrollHeight - list.clientHeight, ...spilt);
}"""
"""How much is out of sight of so many answers of two lines."""

CUT = """(all) => all
    .filter((one) => one.getBoundingClientRect().bottom > one.parentElement.getBoundingClientRect().bottom
      || one.getBoundingClientRect().bottom > one.closest(".scenes").getBoundingClientRect().bottom)
    .map((one) => one.textContent)"""
"""The lines of what is under way that are not seen to their end."""


@pytest.fixture
def table(service: Service) -> dict[str, Any]:
    """Two people, one at each of two boards, and four bots."""
    options = {"boards": 2, "rounds": 12, "confirm": False, "advanced": False}
    return service.table(*SEATS, game=GAME, options=options)


def turns(*screens: Page) -> Iterator[tuple[Page, list[str]]]:
    """One after the other the screens that are asked, with their options."""
    for _ in range(LONGEST):
        while not (asked := [page for page in screens if page.locator(pages.MINE).count()]):
            screens[0].wait_for_timeout(30)
        for page in asked:
            if found := pages.options(page):
                yield page, found


def usual(page: Page, options: list[str], dice: random.Random) -> str:
    """An answer that gets on: roll, pass, or go where there is someone to meet."""
    for plain in ("roll", "pass", "end", "decline"):
        if plain in options:
            return plain
    foes = [option for option in options if "Confront" in pages.in_list(page, option).inner_text()]
    return dice.choice(foes or options)


def until(screens: tuple[Page, ...], dice: random.Random, fits: str) -> tuple[Page, str]:
    """Play on until someone has an option that fits: who, and which."""
    for page, options in turns(*screens):
        if found := [option for option in options if re.match(fits, option)]:
            return page, dice.choice(found)
        pages.answer(page, usual(page, options, dice))
    pytest.fail(f"nobody was offered {fits}")


def free(page: Page) -> tuple[str, str]:
    """A square with one way to it and no pawn in its middle, and the move there."""
    for thing, offered in pages.on_board(page).items():
        title = page.locator(f"#board #{thing}").get_attribute("data-title") or ""
        if len(offered) == 1 and offered[0].startswith("move ") and "Here:" not in title:
            return thing, offered[0]
    pytest.fail("a pawn stands on every square")


def test_where_dice_may_lead_is_drawn_while_one_thinks_of_them(screens: Screens, table: dict[str, Any]):
    players = screens.open(pages.link(table, 0)), screens.open(pages.link(table, 3), **PHONE)
    page, option = until(players, random.Random(3), "dice d4 d8")
    pages.in_list(page, option).focus()
    spots = page.locator("#board .prospect")
    expect(spots.first).to_be_attached()
    chances = [int(text.replace("<1", "0")) for text in spots.locator("text").all_text_contents()]
    assert len(chances) > 20 and all(0 <= chance <= 100 for chance in chances) and any(chances)
    page.locator("#mw-prompt").focus()
    expect(spots).to_have_count(0)


def test_two_people_and_four_bots(screens: Screens, table: dict[str, Any]):
    dice = random.Random(5)
    players = screens.open(pages.link(table, 0)), screens.open(pages.link(table, 3))

    # when someone puts on a disguise
    page, option = until(players, dice, "disguise ")
    pages.answer(page, option)

    # then it is worn, and nobody else can see which
    other = players[page is players[0]]
    expect(page.locator("[data-testid=hand] .card-note", has_text="worn")).to_have_count(1)
    expect(page.locator(f".mat.is-mine [data-thing={option.split()[1]}]")).to_have_count(1)
    expect(other.locator(f".mat:not(.is-mine) [data-thing={option.split()[1]}]")).to_have_count(0)

    # when someone thinks of a move, in the list or on the board, its way is drawn
    page, _ = until(players, dice, "move ")
    thing, option = free(page)
    pages.in_list(page, option).hover()
    expect(page.locator(TRACE)).to_have_count(1)
    page.locator("#mw-prompt").hover()
    expect(page.locator(TRACE)).to_have_count(0)
    page.locator(f"#board #{thing}").hover()
    expect(page.locator(f"{TRACE} .trace-end")).to_have_count(1)

    # and a click on the square goes there
    pages.point(page, thing, option, [option])
    expect(page.locator("[data-testid=log-lines]")).to_contain_text(f"moves to {option.split()[1]}")
    expect(page.locator(TRACE)).to_have_count(0)

    # when they go on until there is a confrontation, it lies beside the board, with its cards
    for page, options in turns(*players):
        if page.locator(f"{CLASH} .card").count() and "pass" in options:
            break
        pages.answer(page, usual(page, options, dice))
    assert pages.options(page)[0] == "pass" and page.locator(f"{CLASH} .scene-line").count() > 1

    # and its totals are seen, however many answers there are
    assert page.locator(".options").evaluate(ANSWERS, 7) == 0
    page.locator(CLASH).scroll_into_view_if_needed()
    assert page.locator(f"{CLASH} .scene-line").evaluate_all(CUT) == []

    # and even two of them leave the few answers of a window their room
    assert page.locator(".options").evaluate(FEW) == 0

    # and is no wider than its column, however many cards there are
    assert page.locator(".scenes").evaluate(MANY_CARDS) == 0

    # and on a phone, where cards are small, what became of one still stands on it
    page.set_viewport_size(PHONE["viewport"])
    card = page.locator(f"{CLASH} .card:has(.card-note)").first
    expect(card.locator(".card-note")).to_be_hidden()
    card.evaluate("one => one.classList.add('is-spent')")
    expect(card.locator(".card-note")).to_be_visible()


def test_a_window_is_passed_by_one_key_until_the_own_turn(screens: Screens, table: dict[str, Any]):
    players = screens.open(pages.link(table, 0)), screens.open(pages.link(table, 3))
    page, _ = until(players, random.Random(8), "pass turn$")
    other = players[page is players[0]]

    # everyone who might hold a card is asked in the same words; others see only who is asked, and about what
    assert pages.options(page)[:2] in (["pass", "pass turn"], ["pass", "pass confrontation"])
    called = "Red" if page is players[0] else "Green"
    expect(other.locator("#mw-prompt")).to_have_text(re.compile(f"^{called}: (cards|an answer) "))
    assert pages.options(other) == []

    # when they pass until their own turn by its number
    number = 1 + pages.options(page).index("pass turn")
    page.keyboard.press(str(number))
    expect(page.locator(".mat.is-mine")).to_contain_text("Passes until their own turn")

    # then the next question is one of their own turn
    for asked, options in turns(*players):
        if asked is page:
            break
        pages.answer(asked, usual(asked, options, random.Random(1)))
    assert not any(option.startswith("pass ") for option in options)


def test_on_a_phone_the_own_board_fills_the_screen(screens: Screens, table: dict[str, Any]):
    page = screens.open(pages.link(table, 0), **PHONE)
    board = page.locator("#board")
    expect(board).to_have_attribute("viewBox", "0.00 0.00 764.00 662.00")
    fits(page)
    assert small(page) == []

    # the whole is one touch away, and back
    pages.part(page, "fit").tap()
    expect(board).not_to_have_attribute("viewBox", "0.00 0.00 764.00 662.00")
    expect(page.locator("#board #board-1")).to_be_in_viewport()
    pages.part(page, "fit").tap()
    expect(board).to_have_attribute("viewBox", "0.00 0.00 764.00 662.00")

    # a finger sees the way before it takes it
    other = screens.open(pages.link(table, 3))
    asked, option = until((page, other), random.Random(2), "move ")
    while asked is not page:
        pages.answer(asked, option)
        asked, option = until((page, other), random.Random(2), "move ")
    things = pages.on_board(page)
    thing = next(thing for thing, offered in things.items() if option in offered)
    page.locator(f"#board #{thing}").tap()
    expect(page.locator(TRACE)).to_have_count(1)
    expect(page.locator("#mw-tip")).to_be_hidden()
    pages.part(page, "menu").locator(f"[data-option='{option}']").tap()
    expect(page.locator("[data-testid=log-lines]")).to_contain_text(f"moves to {option.split()[1]}")


def test_on_a_phone_a_window_shows_its_answers_and_what_led_to_it(screens: Screens, table: dict[str, Any]):
    players = screens.open(pages.link(table, 0), **PHONE), screens.open(pages.link(table, 3), **PHONE)
    page, _ = until(players, random.Random(6), "pass$")

    # the end of the log stands above the question
    told = page.locator("[data-testid=log-lines] .log-words").all_text_contents()
    expect(pages.part(page, "latest")).to_be_in_viewport()
    assert pages.part(page, "latest").locator("p").all_text_contents() == told[-2:]

    # and of six answers none has to be scrolled for
    assert page.locator(".options").evaluate(ANSWERS, 6) == 0
    expect(page.locator(".option").last).to_be_in_viewport(ratio=1)
    fits(page)
    assert small(page) == []


@pytest.mark.parametrize("light", ["light", "dark"])
def test_axe_finds_nothing(screens: Screens, table: dict[str, Any], axe: str, light: Any):
    page = screens.open(f"#/new/{GAME}", color_scheme=light)
    expect(page.locator("#mw-option-rounds")).to_have_value("24")
    settled(page)
    assert violations(page, axe) == []

    players = screens.open(pages.link(table, 0), color_scheme=light), screens.open(pages.link(table, 3))
    asked, option = until(players, random.Random(3), "move ")
    while asked is not players[0]:
        pages.answer(asked, option)
        asked, option = until(players, random.Random(3), "move ")
    pages.in_list(asked, option).focus()
    expect(asked.locator(TRACE)).to_have_count(1)
    settled(asked)
    assert violations(asked, axe) == []
    expect(pages.part(asked, "scene")).to_have_attribute("tabindex", "0")  # it may be longer than its place


def test_a_table_that_cannot_be_is_refused_in_words(screens: Screens):
    page = screens.open(f"#/new/{GAME}")
    page.locator("#mw-option-boards").select_option("2")
    screens.forgive("422")
    pages.part(page, "create").click()
    expect(page.locator(".trouble")).to_contain_text("two boards seat four to twelve players, not 3")
