"""What one does and sees at a table, in the words of the tests."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, Page, expect

MINE = ".question.is-mine:not(.is-busy)"
OVER = "[data-testid=ending]"
OPTIONS = "#mw-options [data-option]"


def part(page: Page, name: str) -> Locator:
    return page.get_by_test_id(name)


# -- coming to a table -----------------------------------------------------------------------------------


def link(table: dict[str, Any], *seats: int) -> str:
    """The address of these seats, or of a spectator."""
    keys = [table["keys"][str(seat)] for seat in seats] or [table["watch"]]
    return f"#/table/{table['id']}/{'+'.join(keys)}"


def lay(page: Page, *kinds: str) -> None:
    """From the lobby to a table whose seats are of these kinds."""
    part(page, "set-up-king_of_the_hill").click()
    part(page, "seats").select_option(str(len(kinds)))
    for seat, kind in enumerate(kinds):
        part(page, f"seat-{seat}-kind").select_option(kind)
    part(page, "create").click()


# -- the question ----------------------------------------------------------------------------------------


def await_turn(page: Page) -> bool:
    """Wait until this screen is asked, or the game is over; whether it is asked."""
    page.wait_for_selector(f"{MINE}, {OVER}")
    return not page.locator(OVER).count()


def asked(screens: list[Page]) -> Page:
    """The one of these screens that is asked."""
    for page in screens:
        expect(page.locator(f"{MINE}, .question:not(.is-mine) .waiting")).to_have_count(1)
    (found,) = [page for page in screens if page.locator(MINE).count()]
    return found


def options(page: Page) -> list[str]:
    found: list[str] = page.locator(OPTIONS).evaluate_all("all => all.map((one) => one.dataset.option)")
    return found


def prompt(page: Page) -> str:
    return page.locator("#mw-prompt").inner_text()


def in_list(page: Page, option: str) -> Locator:
    return page.locator(f"#mw-options [data-option={json.dumps(option)}]")


def answer(page: Page, option: str) -> None:
    """Click it in the list, and wait for the reply."""
    in_list(page, option).click()
    expect(page.locator(".question.is-busy")).to_have_count(0)


def on_board(page: Page) -> dict[str, list[str]]:
    """The things of the board that stand for options, by their ids."""
    found = page.locator("#board [data-options]")
    return dict(found.evaluate_all("all => all.map((one) => [one.id, one.dataset.options.split('|')])"))


def sealed_hill(page: Page) -> Locator:
    """A tile where nobody stands and that nobody may enter, for most of a game."""
    return page.locator("#board #tile-D4:not([data-options])")


def point(page: Page, thing: str, option: str, offered: list[str]) -> None:
    """Click a thing of the board, and choose in its menu when it stands for several options."""
    page.locator(f"#board [id={json.dumps(thing)}]").click()
    if len(offered) > 1:
        part(page, "menu").locator(f"[data-option={json.dumps(option)}]").click()
    expect(page.locator(".question.is-busy")).to_have_count(0)


# -- what is to be seen ----------------------------------------------------------------------------------


def log(page: Page) -> list[str]:
    return page.locator("[data-testid=log-lines] .log-words").all_inner_texts()


def spoken(page: Page) -> list[str]:
    """The board in words; they are there also while the drawing is shown."""
    return page.locator("[data-testid=spoken] li").all_text_contents()


def cards(page: Page) -> list[str]:
    """What lies in the rail."""
    found: list[str] = page.locator("[data-testid=hand] [data-card]").evaluate_all(
        "all => all.map((one) => one.dataset.card)"
    )
    return found
