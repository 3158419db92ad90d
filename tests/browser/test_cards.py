"""Cards: what is written on them fits."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import mythwright
from tests.browser import pages
from tests.browser.screens import DESK, PHONE, Screens

pytestmark = pytest.mark.slow

GAMES = Path(mythwright.__file__).parent / "games"
PRINTED = re.compile(r"^name-[\w-]+ = ([^{}\n]+)$", re.MULTILINE)
SPILLING = """async ([names, size, place]) => {
    const { card } = await import("/assets/cards.js");
    const shelf = document.createElement("div");
    shelf.className = place;
    document.body.prepend(shelf);
    return names.filter((name) => {
        const made = card({ id: "one", name, kind: "spell", emblem: "spell", colour: "dark" }, { size });
        shelf.replaceChildren(made);
        const head = made.querySelector(".card-name");
        const written = document.createRange();
        written.selectNodeContents(head);
        const [words, room] = [written.getBoundingClientRect(), head.getBoundingClientRect()];
        return words.left < room.left || words.right > room.right;
    });
}"""
"""The names that run past the head of their cards, where cards are laid like this."""

CROWDED = """async ([place]) => {
    const { card } = await import("/assets/cards.js");
    const figures = ["d10", "+2", "+3"].map((value) => ({ emblem: "spell", value, name: value }));
    const given = { id: "one", name: "Abacus Wizard", kind: "spell", emblem: "spell", colour: "dark" };
    const made = card({ ...given, number: 2, figures });
    const shelf = document.createElement("div");
    shelf.className = place;
    shelf.append(made);
    document.body.prepend(shelf);
    const bottom = (part) => made.querySelector(part).getBoundingClientRect().bottom;
    const top = (part) => made.querySelector(part).getBoundingClientRect().top;
    return {
        over: bottom(".card-figures") - made.getBoundingClientRect().bottom,
        covered: bottom(".card-name") - top(".card-number"),
    };
}"""
"""How far the figures of a card reach over its edge, and its number over its name."""


def names() -> list[str]:
    return sorted(
        {
            name
            for path in GAMES.glob("*/content/words/**/*.ftl")
            for name in PRINTED.findall(path.read_text())
        }
    )


@pytest.mark.parametrize("screen", [{"viewport": DESK}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize(
    ("size", "place"), [("normal", "rail-cards"), ("small", ""), ("normal", "scene"), ("large", "")]
)
def test_every_name_fits_its_card(screens: Screens, screen: dict[str, object], size: str, place: str):
    page = screens.open(**screen)
    assert len(names()) > 400
    assert page.evaluate(SPILLING, [names(), size, place]) == []


@pytest.mark.parametrize("screen", [{"viewport": DESK}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("place", ["rail-cards", "scene"])
def test_figures_and_number_have_their_place(screens: Screens, screen: dict[str, object], place: str):
    page = screens.open(**screen)
    expect(pages.part(page, "set-up-king_of_the_hill")).to_be_visible()  # it has its words
    found = page.evaluate(CROWDED, [place])
    assert found["over"] < 0 and found["covered"] <= 0
