"""The shell in English and in Italian."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import pages
from tests.browser.screens import Screens
from tests.browser.service import Service
from tests.server.kit import PERSON

pytestmark = pytest.mark.slow

UNSAID = re.compile(r"\{\s*\$?\w+\s*\}")


def said(page: Page) -> str:
    """Everything on the page; no message may be missing or unfilled."""
    text = page.locator("body").inner_text()
    assert not UNSAID.search(text)
    for id in ("lobby-", "setup-", "question-", "seat-number", "log-title", "hand-title"):
        assert id not in text
    return text


@pytest.mark.parametrize(
    ("locale", "language", "words"),
    [
        ("en-GB", "en", ("Set up a table", "Lay the table", "You are asked", "What happened")),
        ("it-IT", "it", ("Prepara un tavolo", "Apparecchia", "Tocca a te", "Che cosa è successo")),
    ],
)
def test_the_shell(screens: Screens, service: Service, locale: str, language: str, words: tuple[str, ...]):
    page = screens.open(locale=locale)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(pages.part(page, "set-up-king_of_the_hill")).to_have_text(words[0])
    said(page)

    pages.part(page, "set-up-king_of_the_hill").click()
    expect(pages.part(page, "create")).to_have_text(words[1])
    said(page)

    table = service.table(PERSON, PERSON)
    seat = service.page(table, table["watch"])["question"]["seat"]
    page.goto(f"{screens.address}/{pages.link(table, seat)}")
    assert pages.await_turn(page)
    expect(page.locator(".asked")).to_have_text(words[2])
    expect(page.locator("#mw-log-title")).to_have_text(words[3])
    said(page)


def test_the_language_is_changed_and_kept(screens: Screens, table_of_one: str):
    page = screens.open(table_of_one)
    assert pages.await_turn(page)

    pages.part(page, "settings").click()
    pages.part(page, "setting-language").select_option("it")

    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page.locator(".asked")).to_have_text("Tocca a te")
    page.reload()
    assert pages.await_turn(page)
    expect(page.locator("html")).to_have_attribute("lang", "it")
    expect(page.locator(".asked")).to_have_text("Tocca a te")


def test_light_and_dark(screens: Screens, table_of_one: str):
    page = screens.open(table_of_one, color_scheme="light")
    assert pages.await_turn(page)
    ground = "() => getComputedStyle(document.body).backgroundColor"
    by_day = page.evaluate(ground)

    pages.part(page, "settings").click()
    pages.part(page, "setting-theme").select_option("dark")

    assert page.evaluate(ground) != by_day
    page.reload()
    assert page.locator("html").get_attribute("data-theme") == "dark"
