"""The template of Overhead Shots in the picture: before the shot and after it."""

from __future__ import annotations

import pytest

from mythwright.core.picture import Node
from mythwright.games.mythic_earth.sheet import spot
from tests.games.mythic_earth.given_fight import a_field, a_unit, activated, play
from tests.games.mythic_earth.given_shooting import some
from tests.games.mythic_earth.test_overhead import AIM, GIANT, LEVY, giant
from tests.marks import rule


def layer(table, seat: int | None = 0) -> dict[str, list[Node]]:
    """What is drawn of templates."""
    (found,) = [node for node in table.game.draw(table.see(seat)).children if node.id == "layer-templates"]
    return {node.id: node.children for node in found.children}


def circles(nodes: list[Node]) -> list[tuple[float, float, float]]:
    return [
        tuple(node.attributes[name] for name in ("cx", "cy", "r")) for node in nodes if "r" in node.attributes
    ]


def on_sheet(table, x: int, y: int) -> tuple[float, float]:
    return spot(table.see(None)["table"], x, y)


@rule("ME-OVER-02", "ME-HIT-20", "ME-HIT-21", "ME-GAP-50")
def test_the_template_lies_where_it_may_be_aimed_with_a_ring_around_each_base_it_touches():
    # given a friend that it touches, a foe that it does not, and another aloft
    friends = a_unit(LEVY, 0, (21_000, 20_000), (30_000, 20_000))
    condor = some("giant_condor", 1, 1, 20_000, 21_000, aloft=True)
    table = activated(giant(friends, condor))
    assert [str(each) for each in table.pending.options if each.kind == "shoot"] == ["shoot 2 1"]
    drawn = layer(table)
    assert list(drawn) == ["template-2-1"]
    at, beside = on_sheet(table, *AIM), on_sheet(table, 21_000, 20_000)
    assert circles(drawn["template-2-1"]) == [(*at, 30), (*at, 12.6), (*beside, 12.6)]


def test_only_who_may_shoot_sees_where_it_would_lie():
    table = activated(giant())
    assert layer(table, 1) == layer(table, None) == {}
    bows = activated(a_field(some("bow_hunters", 0, 1), some(LEVY, 1, 1, 10_000, 16_000)))
    assert layer(bows) == {}


@rule("ME-OVER-05", "ME-OVER-14", "ME-GAP-50")
@pytest.mark.parametrize(
    ("faces", "end"),
    [(["1"], AIM), (["10", "6"], (20_000, 26_000)), (["10", "1"], (20_000, 19_000))],
)
def test_a_shot_that_fell_shows_its_aim_and_its_end_to_everyone(faces, end):
    table = activated(giant())
    play(table, "shoot 2 1", *faces)
    for seat in (0, 1, None):
        fallen = layer(table, seat)["template-fallen"]
        assert circles(fallen) == [(*on_sheet(table, *end), 30)]
        (ax, ay), (bx, by) = on_sheet(table, *AIM), on_sheet(table, *end)
        assert fallen[-1].attributes["d"].endswith(f"M{ax:g} {ay:g}L{bx:g} {by:g}")


@rule("ME-GAP-50")
def test_off_the_table_only_the_way_is_drawn():
    table = activated(a_field(some(GIANT, 0, 1, 40_000, 10_000), a_unit(LEVY, 1, (46_000, 20_000))))
    play(table, "shoot 2 1", "10", "3")
    fallen = layer(table, 1)["template-fallen"]
    assert circles(fallen) == [] and len(fallen) == 2


def test_it_is_gone_when_the_next_unit_is_activated():
    table = activated(giant(some(LEVY, 0, 1)))
    play(table, "shoot 2 1", "10", "6")
    assert "template-fallen" in layer(table)
    table.tell("activated", "ME-ACT-15", seat=1, unit=2, value=6)
    assert "template-fallen" not in layer(table)


def test_a_reader_who_knows_the_earlier_log_sees_it_as_well():
    table = activated(giant())
    play(table, "shoot 2 1", "10", "6")
    assert table.see(1, since=len(table.log))["table"]["shot"] == {"aim": [*AIM], "end": [20_000, 26_000]}
