"""The chart at the end of a game: every name and number of it can be read."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tests.browser.screens import DESK, PHONE, Screens

pytestmark = pytest.mark.slow

DRAWN = """async ([names, series]) => {
    const { chart } = await import("/assets/chart.js");
    document.body.prepend(chart({ names, colours: names.map(() => "greek"), series, label: "points" }));
    const box = (one) => {
        const { left, right } = one.getBoundingClientRect();
        return { text: one.textContent, left, right };
    };
    const all = (which) => [...document.querySelectorAll(`.chart ${which}`)].map(box);
    return {
        edge: box(document.querySelector(".chart")).right,
        ends: all("polyline").map((line) => line.right),
        names: all(".chart-name"),
        rounds: all(".chart-scale[text-anchor=middle]"),
        scale: all(".chart-scale[text-anchor=end]").map((one) => one.text),
    };
}"""
"""Where the parts of a chart lie, and what its scales say."""
SCREENS = pytest.mark.parametrize("screen", [{"viewport": DESK}, PHONE], ids=["desk", "phone"])


@SCREENS
@pytest.mark.parametrize("names", [["Polynesians", "Inuit"], ["Mmmmmmmmmmmmmmmm", "i"]])
def test_names_end_within_the_chart_and_begin_beside_the_lines(screens: Screens, screen, names):
    found = screens.open(**screen).evaluate(DRAWN, [names, [[0, 1], [4, 2], [4, 6]]])
    assert [one["text"] for one in found["names"]] == names
    assert max(one["right"] for one in found["names"]) <= found["edge"]
    assert max(found["ends"]) < min(one["left"] for one in found["names"])


@SCREENS
def test_the_numbers_of_many_rounds_stand_apart(screens: Screens, screen):
    found = screens.open(**screen).evaluate(DRAWN, [["Red", "Blue"], [[at, 2 * at] for at in range(40)]])
    rounds = found["rounds"]
    assert rounds[-1]["text"] == "40" and len(rounds) > 4
    assert all(one["right"] < other["left"] for one, other in pairwise(rounds))


def test_whole_things_are_counted_in_whole_numbers(screens: Screens):
    page = screens.open()
    assert page.evaluate(DRAWN, [["Red", "Blue"], [[0, 0], [0, 1]]])["scale"] == ["0", "1"]
    page.reload()
    assert page.evaluate(DRAWN, [["Red", "Blue"], [[0, 0], [0, 0]]])["scale"] == ["0", "1"]
    page.reload()
    assert "0.5" in page.evaluate(DRAWN, [["Red", "Blue"], [[0, 0], [0.25, 1.5]]])["scale"]
