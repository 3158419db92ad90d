"""Pictures changed in place: what is gone from them fades where it stood."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.screens import Screens

pytestmark = pytest.mark.slow

Drawn = dict[str, Any]
FADING = """async ([empty, before, after]) => {
    const { morph } = await import("/assets/morph.js");
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.classList.add("board");
    document.body.prepend(svg);
    morph(svg, empty, { root: true, fresh: false });
    morph(svg, before, { root: true });
    for (const each of svg.getAnimations({ subtree: true })) each.finish();

    const gone = svg.querySelector("#gone");
    const look = (time) => {
        for (const each of svg.getAnimations({ subtree: true })) {
            each.pause();
            each.currentTime = time;
        }
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


def picture(*groups: Drawn) -> Drawn:
    return {"tag": "svg", "id": "picture", "children": list(groups)}


def group(place: str, *names: str) -> Drawn:
    things = [{"tag": "circle", "id": name, "attributes": {"r": 5}} for name in names]
    attributes = {"transform": place} if place else {}
    return {"tag": "g", "id": "group", "attributes": attributes, "children": things}


@pytest.mark.parametrize(
    "after",
    [
        pytest.param([group("translate(90 60)", "kept")], id="its group stays"),
        pytest.param([group("translate(20 30)", "kept")], id="its group moves"),
        pytest.param([group("")], id="its group is empty and nowhere"),
        pytest.param([], id="its group is gone as well"),
    ],
)
def test_what_is_gone_fades_where_it_stood(screens: Screens, after: list[Drawn]):
    page = screens.open(reduced_motion="no-preference")
    place = "translate(90 60)"
    drawn = [group(place, "kept")], [group(place, "kept", "gone")], after
    found = page.evaluate(FADING, [picture(*groups) for groups in drawn])
    stood, at_once, fading = found["seen"]
    assert at_once == stood
    assert fading == pytest.approx({**stood, "opacity": 0.5})
    assert found["left"] == 0
