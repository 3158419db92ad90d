"""Templates, and shots that go astray."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.geometry.templates import crossed_by, scatter, under
from tests.games.mythic_earth.geometry.given import HUMANOID
from tests.marks import rule


@rule("ME-HIT-18", "ME-HIT-20", "ME-OVER-14")
def test_a_template_hits_what_it_touches():
    spots = [(0, 0), (2130, 0), (2135, 0), (2136, 0), (0, -2130), (1600, 1600)]
    assert under(0, 0, 1500, spots, HUMANOID) == [0, 1, 2, 4]


@rule("ME-OVER-12", "ME-GAP-50")
def test_a_stray_shot_hits_what_its_line_touches():
    spots = [(-100, 0), (500, 630), (500, 635), (500, 636), (3000, -600), (5630, 0), (5636, 0)]
    assert crossed_by((0, 0, 5000, 0), spots, HUMANOID) == [0, 1, 2, 4, 5]


@rule("ME-OVER-06", "ME-OVER-08", "ME-OVER-09", "ME-OVER-10", "ME-OVER-11", "ME-EX-17", "ME-EX-41")
@pytest.mark.parametrize(
    ("face", "end"),
    [
        (1, (36_000, 23_000)),
        (2, (38_000, 24_000)),
        (3, (39_000, 24_000)),
        (4, (32_000, 24_000)),
        (5, (31_000, 24_000)),
        (6, (36_000, 30_000)),
    ],
)
def test_the_die_gives_direction_and_distance(face, end):
    assert scatter(36_000, 24_000, face, south=True) == end


@rule("ME-OVER-07", "ME-GAP-50")
@pytest.mark.parametrize("face", range(1, 7))
def test_the_north_player_looks_down_the_table(face):
    x, y = scatter(0, 0, face, south=True)
    assert scatter(0, 0, face, south=False) == (-x, -y)
