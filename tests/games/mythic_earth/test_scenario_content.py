"""What is printed of scenarios and tables: primaries, Devotions, sizes, landscape, figures of the rules."""

from __future__ import annotations

from math import dist

import pytest

from mythwright.games.mythic_earth.box import read_box
from tests.marks import rule

BOX = read_box(())


def inches(*points: tuple[float, float]) -> tuple[tuple[int, int], ...]:
    return tuple((round(x * 1000), round(y * 1000)) for x, y in points)


# -- primaries -----------------------------------------------------------------------------------------------

# number, zone, depth, points in all, points a turn, first turn that scores, what all shooting adds
PRIMARIES = {
    "altars": (1, "strip", 12, 5, 1, 1, 0),
    "rain": (2, "strip", 6, 4, 1, 2, -1),
    "hunt": (3, "corner", 18, 5, 1, 2, 0),
    "pillage": (4, "strip", 6, 5, 1, 1, 0),
    "captives": (5, "strip", 6, 5, 0, 1, 0),
    "fog": (6, "strip", 12, 4, 1, 2, 0),
}


@rule("ME-P1-01", "ME-P2-04", "ME-P3-02", "ME-P4-02", "ME-P5-03", "ME-P6-03", "ME-BOX-21")
def test_six_primaries_with_zones_points_and_turns():
    found = {
        p.id: (p.number, p.zone, p.depth // 1000, p.most, p.a_turn, p.from_turn, p.shoot)
        for p in BOX.primaries.values()
    }
    assert found == PRIMARIES


@rule("ME-P2-01", "ME-P2-02", "ME-GAP-80")
def test_river_and_bridges_lie_on_the_quarters_of_the_width():
    rain = BOX.primaries["rain"]
    assert BOX.figures.river == (20_000, 28_000) and BOX.figures.bridge == 7_000
    assert rain.skirmish.points == inches((12, 24), (24, 24), (36, 24))
    assert rain.battle.points == inches((18, 24), (36, 24), (54, 24))


@rule("ME-P3-01", "ME-P3-02", "ME-GAP-81")
@pytest.mark.parametrize(
    ("size", "north", "points"),
    [
        ("skirmish", (48, 48), ((24_000, 24_000), (38_101, 9_899), (9_899, 38_101))),
        ("battle", (72, 48), ((36_000, 24_000), (60_351, 7_766), (11_649, 40_234))),
    ],
)
def test_spawn_markers_and_corners_of_the_great_hunt(size, north, points):
    ground = getattr(BOX.primaries["hunt"], size)
    assert ground.points == points
    assert ground.corners == inches((0, 0), north)
    width, depth = ground.corners[1]
    for (x, y), corner in zip(points[1:], ((width, 0), (0, depth)), strict=True):
        assert dist((x, y), corner) == pytest.approx(14_000, abs=1)


@rule("ME-P4-01", "ME-GAP-82")
def test_five_buildings_stand_in_the_middle_of_table_and_quarters():
    pillage = BOX.primaries["pillage"]
    assert set(pillage.battle.points) == set(inches((36, 24), (18, 12), (54, 12), (18, 36), (54, 36)))
    assert set(pillage.skirmish.points) == set(inches((24, 24), (12, 12), (36, 12), (12, 36), (36, 36)))
    lowest = min(y for _, y in pillage.battle.points) - 2_500
    assert lowest > pillage.depth  # wholly outside the zones


@rule("ME-P5-02")
def test_captives_two_carriers_a_side_and_a_fifth_token_in_the_middle():
    captives = BOX.primaries["captives"]
    assert (captives.skirmish.points, captives.battle.points) == (inches((24, 24)), inches((36, 24)))
    assert (BOX.figures.carriers, BOX.figures.captives_aside) == (2, 12_000)


def test_edges_of_the_fog_by_the_face_of_the_die():
    edges = dict(enumerate(BOX.primaries["fog"].edges, 1))
    assert edges == {1: "any", 2: "own", 3: "own", 4: "enemy", 5: "right", 6: "left"}
    assert BOX.figures.arrives == 4


@rule("ME-P3-14", "ME-BOX-20", "ME-GAP-81")
def test_the_spirit_animal():
    animal = BOX.animal
    data = animal.data
    assert (data.fight, data.save, data.shoot, data.brave, data.react) == (5, 6, 0, 5, 7)
    assert (animal.type, animal.wounds, animal.attacks, animal.markers) == ("beast", 1, 1, 3)


# -- Devotions -----------------------------------------------------------------------------------------------

# picks, what is picked, near, clear, Brave, Save, across; then the objectives: rule, when, tokens, repeats
DEVOTIONS = {
    "el1": ((0, "", 10, 0, 0, 0, 0), [("04", "turn_end", 1, False), ("05", "game_end", 2, False)]),
    "el2": ((2, "landscape", 6, 0, -2, 0, 0), [("07", "at_once", 0, False), ("09", "game_end", 1, False)]),
    "el3": ((1, "divided", 2, 4, 0, 0, 0), [("02", "turn_end", 0, True)]),
    "el4": ((0, "", 0, 0, 0, 0, 0), [("01", "turn_end", 0, False), ("03", "game_end", 0, False)]),
    "el5": ((0, "", 0, 0, 0, 0, 0), [("01", "at_once", 0, False), ("02", "game_end", 0, False)]),
    "el6": ((1, "victims", 6, 0, 0, 0, 0), [("02", "at_once", 0, False), ("06", "game_end", 1, False)]),
    "el7": ((1, "ground", 0, 6, 0, 0, 8), [("02", "at_once", 0, False), ("03", "game_end", 0, False)]),
    "el8": ((0, "", 6, 0, 0, 0, 0), [("02", "at_once", 1, False), ("03", "game_end", 2, False)]),
    "ec1": ((0, "", 10, 0, 0, 0, 0), [("04", "turn_end", 1, False), ("05", "game_end", 2, False)]),
    "ec2": ((2, "victims", 0, 0, -2, 0, 0), [("06", "at_once", 0, False), ("08", "game_end", 1, False)]),
    "ec3": ((0, "", 0, 0, 0, 0, 0), [("01", "at_once", 0, False), ("02", "game_end", 0, False)]),
    "ec4": ((0, "", 0, 0, 0, 0, 0), [("01", "at_once", 0, False), ("02", "at_once", 1, False)]),
    "ec5": ((0, "", 0, 0, 0, 0, 0), [("02", "at_once", 0, False), ("03", "game_end", 0, False)]),
    "ec6": ((0, "", 0, 3, 0, 0, 0), [("01", "turn_end", 1, False), ("02", "game_end", 2, False)]),
    "ec7": ((0, "", 0, 0, 0, 2, 0), [("03", "at_once", 0, False), ("04", "at_once", 0, False)]),
    "ec8": ((0, "", 6, 0, 0, 0, 0), [("02", "at_once", 1, False), ("04", "game_end", 1, False)]),
}


@rule("ME-BOX-24")
@pytest.mark.parametrize("name", DEVOTIONS)
def test_the_figures_and_objectives_of_a_devotion(name):
    card = BOX.devotions[name]
    (picks, picked, near, clear, brave, save, across), objectives = DEVOTIONS[name]
    assert (card.picks, card.picked, card.brave, card.save) == (picks, picked, brave, save)
    assert (card.near, card.clear, card.across) == (near * 1000, clear * 1000, across * 1000)
    wanted = [(f"ME-{name.upper()}-{number}", *rest) for number, *rest in objectives]
    assert [(o.rule, o.when, o.tokens, o.repeats) for o in card.objectives] == wanted


@rule("ME-BOX-24", "ME-BOX-18")
def test_eight_devotions_of_each_alignment_for_two_points_at_most():
    for prefix, alignment in (("el", "everliving"), ("ec", "everchanging")):
        cards = [card for card in BOX.devotions.values() if card.alignment == alignment]
        assert [card.id for card in cards] == [f"{prefix}{number}" for number in range(1, 9)]
        assert [card.number for card in cards] == list(range(1, 9))
        assert {o.points for card in cards for o in card.objectives} == {1}
    assert (BOX.figures.devotion_points, BOX.figures.devotions_dealt) == (2, 3)


# -- sizes and landscape -------------------------------------------------------------------------------------


@rule("ME-GAME-01", "ME-GAME-02", "ME-GAME-03", "ME-GAME-04", "ME-GAME-05", "ME-BOX-01", "ME-GAP-01")
@pytest.mark.parametrize(
    ("points", "size", "width"),
    [
        (1, "skirmish", 48),
        (500, "skirmish", 48),
        (999, "skirmish", 48),
        (1000, "battle", 72),
        (1001, "battle", 72),
        (1999, "battle", 72),
        (2000, "mythic", 72),
        (3000, "mythic", 72),
    ],
)
def test_the_limit_decides_the_size_and_the_table(points, size, width):
    found = BOX.size_of(points)
    assert (found.id, found.width, found.depth) == (size, width * 1000, 48_000)


@rule("ME-GAP-01")
def test_three_limits_are_offered():
    assert BOX.figures.offered == (500, 1000, 2000)


@rule("ME-GAP-12")
def test_a_second_behemoth_from_two_thousand_points():
    assert [BOX.size_of(points).behemoths for points in (500, 1000, 1999, 2000)] == [1, 1, 1, 2]


# ground, height, obstacle, across, width and depth of a polygon
KIT = {
    "jungle": ("difficult", 2, False, 0, (8, 6)),
    "scrub": ("difficult", 1, False, 5, None),
    "marsh": ("difficult", 0, False, 6, None),
    "rock": ("impassable", 3, False, 4, None),
    "lake": ("impassable", 0, False, 6, None),
    "building": ("impassable", 3, False, 0, (5, 5)),
    "low_wall": ("open", 1, True, 0, (6, 0.5)),
    "high_wall": ("open", 2, True, 0, (6, 0.5)),
    "hill": ("open", 0, False, 6, None),
    "river": ("difficult", 0, False, 0, None),
    "bridge": ("open", 0, False, 0, None),
}


@rule("ME-GAP-05", "ME-GAP-06", "ME-LAND-01", "ME-BOX-11")
@pytest.mark.parametrize("name", KIT)
def test_the_kinds_of_landscape(name):
    piece = BOX.kit[name]
    ground, height, obstacle, across, extent = KIT[name]
    assert (piece.ground, piece.height, piece.obstacle, piece.across) == (
        ground,
        height,
        obstacle,
        across * 1000,
    )
    assert bool(piece.corners) == bool(extent) and len(piece.corners) <= 8
    if extent:
        columns, rows = zip(*piece.corners, strict=True)
        assert (max(columns) - min(columns), max(rows) - min(rows)) == (extent[0] * 1000, extent[1] * 1000)


@rule("ME-GAP-05")
def test_difficult_ground_of_some_height_obscures():
    assert {name for name, piece in BOX.kit.items() if piece.obscuring} == {"jungle", "scrub"}
    assert set(BOX.kit) == set(KIT)


@rule("ME-GAP-06")
def test_polygons_are_convex_and_go_round_against_the_clock():
    for piece in BOX.kit.values():
        corners = piece.corners
        for (ax, ay), (bx, by), (cx, cy) in zip(
            corners, corners[1:] + corners[:1], corners[2:] + corners[:2], strict=True
        ):
            assert (bx - ax) * (cy - by) - (by - ay) * (cx - bx) > 0


@rule("ME-GAP-06")
def test_the_pairs_that_furnish_a_table_in_order():
    found = [(pair.id, pair.kinds, pair.at_zone, pair.needed, pair.skirmish) for pair in BOX.pairs.values()]
    assert found == [
        ("scrubs", ("scrub",), True, True, True),
        ("jungles", ("jungle",), False, True, True),
        ("rocks", ("rock",), False, False, True),
        ("marshes", ("marsh",), False, False, False),
        ("walls", ("low_wall", "high_wall"), False, False, True),
    ]
    f = BOX.figures
    assert (f.piece_from_edges, f.piece_apart, f.piece_from_scenario) == (3_000, 4_000, 3_000)
    assert (f.piece_tries, f.pieces_in_half) == (200, 2)


# -- figures -------------------------------------------------------------------------------------------------

FIGURES = {
    "turns": 6,
    "tolerance": 5,
    "contact": 50,
    "token": 630,
    "from_enemies": 1_000,
    "coherency": 1_000,
    "march": 2,
    "heroic_reach": 10_000,
    "heroic_brave": 1,
    "presence_reach": 10_000,
    "order_reach": 10_000,
    "stop_order_reach": 15_000,
    "blessed_reach": 20_000,
    "frozen_brave": -1,
    "fleeing_brave": -1,
    "overwhelmed": 150,
    "half_strength": 50,
    "alert_reach": 10_000,
    "stop_from_friends": 1_000,
    "stop_from_enemies": 3_000,
    "disengage_from_edges": 1_000,
    "charge_fight": 1,
    "fleeing_fight": -2,
    "units_a_side": 2,
    "obscured_shot": -1,
    "charging_shot": -1,
    "fleeing_shot": -1,
    "long_shot": -1,
    "stopped_shot": -1,
    "low_shot": -1,
    "fight_shot": -1,
    "overhead_shot": -2,
    "focused_shot": 1,
    "huge_shot": 1,
    "template": 1_500,
    "landscape_save": 1,
    "casts_an_activation": 2,
    "dispel_reach": 24_000,
    "feedback": 2,
    "blessings_a_turn": 1,
    "altar_reach": 10_000,
    "altars_apart": 10_000,
    "swept_away": 10,
}


@rule("ME-DEV-04", "ME-P1-08", "ME-BOX-23", "ME-GAP-86")
@rule("ME-HIT-18", "ME-BOX-13")
@pytest.mark.parametrize("name", FIGURES)
def test_the_figures_of_the_rules(name):
    assert getattr(BOX.figures, name) == FIGURES[name]


@rule("ME-BOX-05", "ME-GAME-13")
def test_the_faces_of_the_dice():
    ten, six = tuple(map(str, range(1, 11))), tuple(map(str, range(1, 7)))
    assert BOX.dice == {"d10": ten, "roll_off": ten, "d6": six, "pool": six}


def test_every_switch_of_the_house_is_off_in_the_book():
    switches = BOX.house.__struct_fields__
    assert switches == ("random_alignment", "fleeing_twice", "half_tests", "charge_or_weapon")
    assert not any(getattr(BOX.house, switch) for switch in switches)
