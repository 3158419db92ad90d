"""Pictures changed in place: what is gone fades where it stood, and only what stood somewhere glides."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.screens import Screens

pytestmark = pytest.mark.slow

Drawn = dict[str, Any]
BOARD = """async () => {
    const { morph } = await import("/assets/morph.js");
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.classList.add("board");
    document.body.prepend(svg);
    const settle = () => svg.getAnimations({ subtree: true }).forEach((each) => each.finish());
    const hold = (time) => {
        for (const each of svg.getAnimations({ subtree: true })) {
            each.pause();
            each.currentTime = time;
        }
    };
    Object.assign(window, { morph, svg, settle, hold });
}"""
"""An empty board, and what changes it, ends what moves on it, and holds that at a time."""
FADING = """async ([empty, before, after]) => {
    morph(svg, empty, { root: true, fresh: false });
    morph(svg, before, { root: true });
    settle();

    const gone = svg.querySelector("#gone");
    const look = (time) => {
        hold(time);
        const { x, y } = gone.getBoundingClientRect();
        let opacity = 1;
        for (let one = gone; one; one = one.parentElement) opacity *= getComputedStyle(one).opacity;
        return { x, y, opacity };
    };
    const stood = look(0);
    morph(svg, after, { root: true });
    const seen = [stood, look(0), look(90)];
    await new Promise((done) => setTimeout(done, 300));
    return { seen, left: svg.querySelectorAll(".leaves").length };
}"""
"""How a thing looks that has come and then goes: before, at once, half faded; and what is left of it."""
GLIDING = """(pictures) => {
    for (const each of pictures) {
        settle();
        morph(svg, each, { root: true });
    }
    const look = (time) => {
        hold(time);
        const { x, y } = svg.querySelector("#kept").getBoundingClientRect();
        return [x, y];
    };
    const way = [look(0), look(90)];
    settle();
    return [...way, look(0)];
}"""
"""Where a thing is seen in the last of these pictures: at once, on its way, in the end."""

REDRAWING = """async ([before, id, node]) => {
    const { Board } = await import("/assets/board.js");
    const board = new Board({});
    document.body.prepend(board.element);
    board.show({ board: before });
    board.show({ board: before }, [{ id, node }]);
    const drawn = board.svg.querySelectorAll(`#${id}`);
    return [...drawn].map((one) => [one.tagName, one.getBoundingClientRect().width > 0]);
}"""
"""How a thing looks when it alone has been drawn anew: as what, and whether it is to be seen."""


def picture(*groups: Drawn) -> Drawn:
    return {"tag": "svg", "id": "picture", "children": list(groups)}


def group(place: str, *names: str) -> Drawn:
    things = [{"tag": "circle", "id": name, "attributes": {"r": 5}} for name in names]
    attributes = {"transform": place} if place else {}
    return {"tag": "g", "id": "group", "attributes": attributes, "children": things}


NOWHERE, HERE, THERE = group(""), group("translate(90 60)", "kept"), group("translate(20 30)", "kept")


@pytest.fixture
def board(screens: Screens) -> Page:
    page = screens.open(reduced_motion="no-preference")
    page.evaluate(BOARD)
    return page


@pytest.mark.parametrize(
    "after",
    [
        pytest.param([HERE], id="its group stays"),
        pytest.param([THERE], id="its group moves"),
        pytest.param([NOWHERE], id="its group is empty and nowhere"),
        pytest.param([], id="its group is gone as well"),
    ],
)
def test_what_is_gone_fades_where_it_stood(board: Page, after: list[Drawn]):
    drawn = [HERE], [group("translate(90 60)", "kept", "gone")], after
    found = board.evaluate(FADING, [picture(*groups) for groups in drawn])
    stood, at_once, fading = found["seen"]
    assert at_once == stood
    assert fading == pytest.approx({**stood, "opacity": 0.5})
    assert found["left"] == 0


@pytest.mark.parametrize(
    "groups",
    [
        pytest.param([NOWHERE, HERE], id="it is new"),
        pytest.param([THERE, NOWHERE, HERE], id="it is brought back"),
        pytest.param([group("", "kept"), HERE], id="it had a shape but no place"),
    ],
)
def test_what_stood_nowhere_is_in_its_place_at_once(board: Page, groups: list[Drawn]):
    at_once, soon, in_the_end = board.evaluate(GLIDING, [picture(each) for each in groups])
    assert at_once == soon == in_the_end


@pytest.mark.parametrize(
    "groups",
    [
        pytest.param([THERE, HERE], id="it was there from the first"),
        pytest.param([NOWHERE, THERE, HERE], id="it was new"),
    ],
)
def test_what_stood_elsewhere_glides(board: Page, groups: list[Drawn]):
    at_once, soon, in_the_end = board.evaluate(GLIDING, [picture(each) for each in groups])
    assert [there - here for here, there in zip(at_once, in_the_end, strict=True)] == [70, 30]
    assert all(here < way < there for here, way, there in zip(at_once, soon, in_the_end, strict=True))


@pytest.mark.parametrize("tag", ["g", "circle"])
def test_what_is_drawn_as_something_else_is_seen(board: Page, tag: str):
    """As a base is, which gets a counter when its Mini is wounded."""
    node = {
        "tag": tag,
        "id": "kept",
        "attributes": {"r": 5},
        "children": [{"tag": "circle", "attributes": {"r": 4}}],
    }
    assert board.evaluate(REDRAWING, [picture(HERE), "kept", node]) == [[tag, True]]
