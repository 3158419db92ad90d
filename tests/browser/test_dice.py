"""Dice that fall: they lie where they hide no piece, no card and no question."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser import pages
from tests.browser.screens import DESK, PHONE, Screens

pytestmark = pytest.mark.slow

LONGEST = 60
FEW = (".question", ".rail-cards .card")
"""What few dice do not hide; many lie in two rows."""
SMALL_DESK = {"viewport": {"width": 1000, "height": 700}}
DEVICES = {"desk": {"viewport": DESK}, "small desk": SMALL_DESK, "phone": PHONE}
HIDDEN = """async ([number, parts]) => {
    const { Dice } = await import("/assets/dice.js");
    const dice = new Dice();
    document.querySelector(".dice-place").replaceWith(dice.element);
    const face = { face: "one", name: "one", emblem: "die", colour: "ink" };
    dice.fall([{ dice: { die: "d10", faces: Array(number).fill(face) } }]);
    const tray = dice.tray.getBoundingClientRect();
    const meets = ({ left, right, top, bottom }) =>
        left < tray.right - 1 && right > tray.left + 1 && top < tray.bottom - 1 && bottom > tray.top + 1;
    const seen = parts.filter((part) =>
        [...document.querySelectorAll(part)].some((one) => meets(one.getBoundingClientRect())),
    );
    return tray.left < 0 || tray.right > innerWidth ? ["the edge", ...seen] : seen;
}"""
"""What is hidden while so many dice lie."""


@pytest.mark.parametrize("number", [1, 5, 8, 30])
@pytest.mark.parametrize("device", DEVICES)
def test_dice_hide_nothing_that_matters(screens: Screens, table_of_one: str, device: str, number: int):
    page = screens.open(table_of_one, **DEVICES[device])
    assert pages.await_turn(page)
    parts = [".board-place", ".option", *(FEW if number < 10 else ())]
    assert page.evaluate(HIDDEN, [number, parts]) == []


def test_a_throw_of_the_game_is_seen(screens: Screens, table_of_one: str):
    page, dice = screens.open(table_of_one), random.Random(1)
    for _ in range(LONGEST):
        if pages.part(page, "dice").get_attribute("data-faces") or not pages.await_turn(page):
            break
        pages.answer(page, dice.choice(pages.options(page)))
    expect(pages.part(page, "dice")).to_have_attribute("data-faces", re.compile(r"\w"))
