"""Cards: their names fit on them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import mythwright
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
