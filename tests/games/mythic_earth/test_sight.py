"""Line of sight: who sees whom, and what stands between them."""

from __future__ import annotations

import pytest

from mythwright.games.mythic_earth.rules.sight import any_sees, blocks_view, looks, nearest, screens, sees
from tests.games.mythic_earth.given_fight import a_field, a_unit, activated, disc, offered, refused, slab
from tests.games.mythic_earth.given_shooting import facing, layered, some
from tests.marks import rule

ROCK, JUNGLE, SCRUB, MARSH, LAKE, LOW_WALL, HIGH_WALL, HILL = (
    "rock",
    "jungle",
    "scrub",
    "marsh",
    "lake",
    "low_wall",
    "high_wall",
    "hill",
)


def across(land: str, left: int = 4000, right: int = 20_000, low: int = 12_000, high: int = 13_000):
    """A strip of landscape between the two Units of `facing`."""
    return slab(7, land, left, low, right, high)


def archers_before(target: str, *features, count: int = 1, seat: int = 1, **state):
    """Two archers at y 8, and so many Minis of this card 10 inches before them."""
    return facing(some("bow_hunters", 0, 2), some(target, seat, count, **state), 10_000, features=features)


# -- hidden --------------------------------------------------------------------------------------------------


@rule("ME-GAP-43", "ME-LOS-02")
@pytest.mark.parametrize(
    ("land", "target", "hidden"),
    [
        (ROCK, "eagle_warriors", True),
        (ROCK, "great_bear", True),
        (ROCK, "stone_giant", True),  # height 3 against 3
        (LAKE, "eagle_warriors", False),  # height 0 hides nothing
        (JUNGLE, "eagle_warriors", False),  # what is Difficult only obscures
        (HIGH_WALL, "eagle_warriors", False),
    ],
)
def test_only_impassable_landscape_as_tall_as_the_target_hides_it(land, target, hidden):
    table = archers_before(target, across(land, -5000, 40_000))
    assert sees(table, 1, 0, 2) is not hidden
    assert any_sees(table, 1, (0, 1), 2) is not hidden
    assert bool(looks(table, 1, (0, 1), 2).shooters) is not hidden


@rule("ME-GAP-04", "ME-GAP-43")
def test_what_is_lower_than_the_target_does_not_hide_it(tmp_path):
    # given a stone of height 2, before a Humanoid, a Monster and a Behemoth
    layer = '[kit.rock]\nground = "impassable"\nheight = 2\nacross = 4000\nrule = "ME-GAP-06"\n'
    seen = []
    for card in ("eagle_warriors", "great_bear", "stone_giant"):
        table = layered(archers_before(card, across(ROCK, -5000, 40_000)), tmp_path / "low.toml", layer)
        seen.append((sees(table, 1, 0, 2), looks(table, 1, (0,), 2).shooters))
    assert seen == [(False, ()), (False, ()), (True, (0,))]


@rule("ME-LOS-02", "ME-GAP-43")
def test_one_line_past_the_rock_is_enough_to_be_seen_in_part():
    # given one archer straight before the target, and a rock that leaves its right rim free
    table = archers_before("eagle_warriors", across(ROCK, 4000, 10_100))
    found = looks(table, 1, (0,), 2)
    assert (found.shooters, found.clear, found.dim, found.obscured_by) == ((0,), (), (1,), (-7,))
    # and one that covers it all
    table = archers_before("eagle_warriors", across(ROCK, 4000, 10_300))
    assert looks(table, 1, (0,), 2) == ((), (), (), (-7,))


@rule("ME-LOS-02", "ME-SHOOT-01")
def test_each_mini_looks_for_itself():
    # given a rock that stands before the left archer only
    table = archers_before("eagle_warriors", slab(7, ROCK, 8000, 10_000, 10_800, 11_000))
    assert [sees(table, 1, i, 2) for i in (0, 1)] == [False, True]
    assert any_sees(table, 1, (0, 1), 2)
    found = looks(table, 1, (0, 1), 2)
    assert found.shooters == (1,)
    assert found.clear == (1,)  # the right one sees it whole


@rule("ME-LOS-08")
def test_minis_behind_the_rock_are_neither_clear_nor_dim():
    # given three warriors in a row, the last of them far behind a rock
    table = archers_before("eagle_warriors", slab(7, ROCK, 11_900, 9000, 12_900, 17_000), count=3)
    found = looks(table, 1, (0,), 2)
    assert (found.clear, found.dim) == ((1,), (2,))


@rule("ME-LOS-02")
def test_a_target_that_nobody_sees_is_refused_with_the_line_and_the_rock():
    table = activated(archers_before("eagle_warriors", across(ROCK, -5000, 40_000)))
    assert offered(table, "shoot") == []
    forbidding, facts = refused(table, "shoot 2")
    assert forbidding == "ME-LOS-02"
    assert facts == {"unit": 1, "target_unit": 2, "feature": 7, "line": [10_000, 8000, 10_000, 19_260]}


# -- obscured ------------------------------------------------------------------------------------------------


@rule("ME-LOS-06", "ME-GAP-44", "ME-GAP-05")
@pytest.mark.parametrize(
    ("land", "target", "obscured"),
    [
        (JUNGLE, "eagle_warriors", True),
        (JUNGLE, "great_bear", True),  # height 2 against 2
        (JUNGLE, "stone_giant", False),
        (SCRUB, "eagle_warriors", True),
        (SCRUB, "great_bear", False),
        (MARSH, "eagle_warriors", False),  # height 0
        (LOW_WALL, "eagle_warriors", True),
        (LOW_WALL, "great_bear", False),
        (HIGH_WALL, "great_bear", True),
        (HILL, "eagle_warriors", False),
    ],
)
def test_landscape_as_tall_as_the_target_obscures_it(land, target, obscured):
    table = archers_before(target, across(land))
    found = looks(table, 1, (0, 1), 2)
    assert found.obscured_by == ((-7,) if obscured else ())
    assert (found.clear, found.dim) == (((), (1,)) if obscured else ((1,), ()))


@rule("ME-LOS-06", "ME-GAP-44")
@pytest.mark.parametrize(
    ("count", "behind", "obscured"), [(4, 1, False), (4, 2, True), (5, 2, False), (5, 3, True)]
)
def test_at_least_half_of_the_minis_rounded_up_must_be_obscured(count, behind, obscured):
    # given a wood right before the last so many of a row
    first = 10_000 + (count - behind) * 1800
    wood = slab(7, JUNGLE, first - 900, 18_460, 30_000, 18_560)
    table = archers_before("eagle_warriors", wood, count=count)
    found = looks(table, 1, (0,), 2)
    assert len(found.dim) == behind
    assert len(found.clear) == count - behind
    assert found.obscured_by == ((-7,) if obscured else ())


@rule("ME-GAP-44")
def test_wood_that_the_shooter_touches_is_ignored_unless_the_target_touches_it_too():
    # given an archer at the rim of a wood that reaches half-way
    at_rim = archers_before("eagle_warriors", across(JUNGLE, low=8000, high=13_000))
    assert looks(at_rim, 1, (0,), 2).obscured_by == ()
    # and one in a wood that reaches to the target
    both = archers_before("eagle_warriors", across(JUNGLE, low=8000, high=19_000))
    assert looks(both, 1, (0,), 2).obscured_by == (-7,)


@rule("ME-GAP-44", "ME-LOS-01")
def test_what_obscures_is_seen_from_the_shooter_nearest_to_the_target():
    # given the near archer in the open, the far one behind a wood
    table = a_field(
        a_unit("bow_hunters", 0, (6000, 6000), (10_000, 9000)),
        some("eagle_warriors", 1, 1, 10_000, 16_000),
        features=[slab(7, JUNGLE, 6500, 9800, 8900, 14_500)],
    )
    assert nearest(table.state.units[1], (0, 1), table.state.units[2]) == 1
    assert looks(table, 1, (0, 1), 2).obscured_by == ()
    assert looks(table, 1, (0,), 2).obscured_by == (-7,)
    # what one of them sees fully is fully visible
    assert looks(table, 1, (0, 1), 2).clear == (1,)


@rule("ME-GAPB-01")
def test_of_two_equally_near_shooters_the_lowest_counts():
    table = facing(some("bow_hunters", 0, 2, 9100), some("eagle_warriors", 1, 1), 5000)
    table.state.units[2].at = ((10_000, 15_000),)
    assert nearest(table.state.units[1], (0, 1), table.state.units[2]) == 0
    assert nearest(table.state.units[1], (1, 0), table.state.units[2]) == 0


# -- Minis in the way ----------------------------------------------------------------------------------------


def with_between(card: str, seat: int, *, count: int = 1, target: str = "eagle_warriors", **state):
    """Archers, their target 10 inches ahead, and another Unit in the middle."""
    return facing(
        some("bow_hunters", 0, 1),
        some(target, 1, 1),
        10_000,
        some(card, seat, count, 10_000, 13_500, **state),
    )


@rule("ME-LOS-04", "ME-LOS-06", "ME-LOS-09", "ME-LOS-10", "ME-GAP-44")
@pytest.mark.parametrize(
    ("card", "seat", "obscured"),
    [
        ("eagle_warriors", 1, True),  # another enemy Unit
        ("eagle_warriors", 0, False),  # friends do not obscure
        ("great_bear", 0, False),
        ("stone_giant", 0, True),  # but friendly Behemoths do
        ("feathered_serpent", 1, True),
        ("spirit_animal", -1, True),  # nobody's creatures count as enemies
    ],
)
def test_minis_between(card, seat, obscured):
    table = with_between(card, seat)
    found = looks(table, 1, (0,), 2)
    assert found.obscured_by == ((3,) if obscured else ())
    assert found.shooters == (0,)  # Minis never hide
    assert (found.clear, found.dim) == (((), (1,)) if obscured else ((1,), ()))


@rule("ME-LOS-10", "ME-GAP-11")
def test_a_massive_friend_obscures_though_it_is_no_behemoth(tmp_path):
    layer = """
[units.great_bear]
force = "inuit"
type = "monster"
points = 55
rule = "ME-GAP-97"
[[units.great_bear.rows]]
id = "great_bear"
data = { move = 6, shoot = 0, fight = 6, save = 6, react = 5, brave = 7 }
weapons = ["knife"]
talents = ["massive"]
"""
    table = layered(with_between("great_bear", 0), tmp_path / "massive.toml", layer)
    assert blocks_view(table, table.state.units[3])
    assert looks(table, 1, (0,), 2).obscured_by == (3,)
    assert not blocks_view(table, table.state.units[1])


@rule("ME-GAP-04", "ME-GAP-44")
def test_minis_lower_than_the_target_do_not_obscure_it():
    table = with_between("eagle_warriors", 1, target="great_bear")
    assert looks(table, 1, (0,), 2).obscured_by == ()


@rule("ME-LOS-03")
def test_minis_of_the_own_unit_and_of_the_target_do_not_block():
    # given a column of shooters, and a column of targets
    table = a_field(
        a_unit("bow_hunters", 0, (10_000, 8000), (10_000, 9800)),
        a_unit("eagle_warriors", 1, (10_000, 16_000), (10_000, 17_800)),
    )
    found = looks(table, 1, (0, 1), 2)
    assert (found.shooters, found.clear, found.obscured_by) == ((0, 1), (1, 2), ())


@rule("ME-FLY-05", "ME-FLY-06", "ME-GAP-44")
def test_targets_aloft_are_neither_hidden_nor_obscured():
    rock, wood = across(ROCK, -5000, 40_000), slab(8, JUNGLE, 4000, 14_000, 20_000, 15_000)
    table = archers_before("giant_condor", rock, wood, aloft=True)
    assert screens(table, 1, 2) == []
    assert sees(table, 1, 0, 2)
    assert looks(table, 1, (0, 1), 2) == ((0, 1), (1,), (), ())
    # on the ground they are
    table.state.units[2].aloft = False
    assert not sees(table, 1, 0, 2)


@rule("ME-LOS-06", "ME-HIT-06")
def test_several_things_obscure_each_by_itself():
    table = facing(
        some("bow_hunters", 0, 1),
        some("eagle_warriors", 1, 1),
        10_000,
        some("commoner_levy", 1, 2, 10_000, 15_500),
        features=[across(JUNGLE), disc(8, SCRUB, 10_000, 10_500, 1000)],
    )
    assert looks(table, 1, (0,), 2).obscured_by == (-8, -7, 3)
