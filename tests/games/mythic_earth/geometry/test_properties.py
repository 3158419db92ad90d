"""The kernel on tables drawn at random. `GEOMETRY_CASES` sets how many for each property."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from mythwright.games.mythic_earth.geometry import (
    coherency,
    field,
    flights,
    moves,
    routes,
    shapes,
    sight,
    sweeps,
    tolls,
    units,
)
from mythwright.games.mythic_earth.geometry.field import edge_clash
from tests.games.mythic_earth.geometry.properties import (
    PROPERTIES,
    Property,
    accepted_moves_overlap_nothing,
    coherency_is_found_and_mended,
    costs_are_monotone,
    distance_is_symmetric,
    flights_end_where_they_may,
    places_and_blocks_are_legal,
    quick_answers_are_the_measured_ones,
    routes_are_free,
    sight_is_symmetric,
    tables_may_be_turned_round,
    the_farthest_move_is_accepted,
)
from tests.games.mythic_earth.geometry.scenes import cases
from tests.marks import rule

CASES = int(os.environ.get("GEOMETRY_CASES", "25"))
IN_ALL = 20_000
TO_FIND_A_BUG = 2000
NAMES = [each.__name__ for each in PROPERTIES]


def check(holds: Property, count: int, *, shrink: bool = True) -> None:
    """So many cases, the same in every run."""
    phases = (Phase.explicit, Phase.generate, Phase.shrink) if shrink else (Phase.generate,)
    profile = settings(
        max_examples=count,
        derandomize=True,
        database=None,
        deadline=None,
        phases=phases,
        report_multiple_bugs=False,
        suppress_health_check=list(HealthCheck),
    )
    profile(given(cases)(holds))()


@rule("ME-GAP-02", "ME-GAPB-01", "ME-GAP-35", "ME-GAP-36", "ME-GAP-40", "ME-GAP-43")
@pytest.mark.parametrize("holds", PROPERTIES, ids=NAMES)
def test_holds_on_some_tables(holds):
    check(holds, CASES)


@pytest.mark.slow
@pytest.mark.parametrize("holds", PROPERTIES, ids=NAMES)
def test_holds_on_twenty_thousand_tables(holds):
    check(holds, -(-IN_ALL // len(PROPERTIES)))


# A bug for each property: a part of the kernel, what is put in its place, and the property that finds it.
PLANTED = [
    (units, "nearest_pair", lambda one, other: (_square(one[0], other[0]), 0, 0), distance_is_symmetric),
    (shapes, "_cuts", lambda line, corners, levels: True, quick_answers_are_the_measured_ones),
    (sight, "_looked_out_of", lambda shape, eye, target: False, sight_is_symmetric),
    (sweeps, "_meeting", lambda starts, ends, bar, near: -1, accepted_moves_overlap_nothing),
    (field, "own_clash", lambda body: None, accepted_moves_overlap_nothing),
    (moves, "_affordable", lambda body, shift, field, purse: 2000, the_farthest_move_is_accepted),
    (coherency, "_reached", lambda near: set(range(len(near))), coherency_is_found_and_mended),
    (tolls, "SLACK", -300, costs_are_monotone),
    (
        sweeps,
        "edge_clash",
        lambda *args: edge_clash(*args[:2], BOUNDLESS, args[3]),
        tables_may_be_turned_round,
    ),
    (flights, "_brings_nearer", lambda *_: False, flights_end_where_they_may),
    (field, "_rest_walls", lambda *_: None, places_and_blocks_are_legal),
    (routes, "_met", lambda *_: None, routes_are_free),
]
QUICK = ("nearest_pair", "_affordable", "SLACK", "_rest_walls")
BOUNDLESS = field.Field(10**6, 10**6)  # the right and the upper edge are forgotten


def _square(one, other) -> int:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def bug(module, name, broken, finds):
    return pytest.param(module, name, broken, finds, id=name, marks=() if name in QUICK else pytest.mark.slow)


@pytest.mark.parametrize(("module", "name", "broken", "finds"), [bug(*each) for each in PLANTED])
def test_a_planted_bug_is_found(module, name, broken, finds, monkeypatch):
    monkeypatch.setattr(module, name, broken)
    with pytest.raises(AssertionError):
        check(finds, TO_FIND_A_BUG, shrink=False)
