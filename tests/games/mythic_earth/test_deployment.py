"""Deployment: the dice, the zone, and what turn 1 makes of it."""

from __future__ import annotations

import pytest

from mythwright.core.telling import words_of
from mythwright.games.mythic_earth import pool
from mythwright.games.mythic_earth.geometry.field import Field
from mythwright.games.mythic_earth.geometry.shapes import Disc, span
from mythwright.games.mythic_earth.ground import wholly_in_area, wholly_in_zone, zone
from mythwright.games.mythic_earth.hearing import heard
from mythwright.games.mythic_earth.rules.deployment import Deployment
from mythwright.games.mythic_earth.rules.placing import (
    facing,
    forbids_deploying,
    free_in_zone,
    shape_of,
)
from mythwright.games.mythic_earth.rules.spots import _form, places
from mythwright.games.mythic_earth.state import RESERVE, TABLE, WAITING, Feature, Unit
from mythwright.games.mythic_earth.units import radius
from mythwright.terminal.question import Question
from tests.games.mythic_earth.given import (
    a_turn,
    a_unit,
    answer,
    asked,
    events,
    options,
    prompt,
    rank,
    refused,
    rolls,
    under_way,
)
from tests.marks import rule


def waiting(card: str, seat: int, size: int = 0) -> Unit:
    return Unit(seat, card, size, (), place=WAITING)


def deploying(*units: Unit, primary: str = "altars"):
    return under_way(a_turn(*units, primary=primary, turn=0), Deployment())


def two_sides(primary: str = "altars"):
    return deploying(
        waiting("eagle_warriors", 0),
        waiting("feathered_serpent", 0),
        waiting("commoner_levy", 1),
        waiting("atlatl_throwers", 1),
        primary=primary,
    )


@rule("ME-DEPLOY-01", "ME-DEPLOY-02", "ME-DEPLOY-05", "ME-DEPLOY-06")
def test_all_dice_are_rolled_and_lined_up():
    table = two_sides()
    assert (rolls(table).seat, rolls(table).number) == (0, 3)
    answer(table, [2, 6, 4])
    assert table.state.sides[0].pool == (6, 4, 2)
    assert (rolls(table).seat, rolls(table).number) == (1, 2)


@rule("ME-DEPLOY-08", "ME-DEPLOY-09")
@pytest.mark.parametrize(("other", "may"), [([6, 1], True), ([5, 5], False)])
def test_the_winner_gives_way_only_to_who_could_begin(other, may):
    table = answer(two_sides(), [6, 6, 1], other)
    assert prompt(table) == ("deploys_first" if may else "deploy_pick")
    assert asked(table).seat == 0
    if may:
        answer(table, "second")
        assert (asked(table).seat, prompt(table)) == (1, "deploy_pick")


@rule("ME-DEPLOY-12")
def test_the_same_dice_are_rolled_again():
    table = deploying(waiting("eagle_warriors", 0), waiting("eagle_warriors", 1))
    answer(table, [4], [4])
    assert rolls(table).seat == 0
    answer(table, [4], [5])
    assert asked(table).seat == 1


@rule("ME-DEPLOY-13", "ME-DEPLOY-14", "ME-DEPLOY-15", "ME-DEPLOY-16", "ME-DEPLOY-17", "ME-GAP-74")
def test_one_die_one_unit_and_a_second_die_joins_its_unit():
    table = answer(two_sides(), [6, 6, 1], [5, 5])
    assert options(table) == ["deploy 1", "deploy 2"]
    answer(table, "deploy 2")
    answer(table, options(table)[0])
    assert table.state.units[2].bound == (6,)
    assert options(table) == ["deploy 1", "bind 2"]  # the other has no 6
    answer(table, "bind 2")
    assert table.state.units[2].bound == (6, 6)
    assert (asked(table).seat, options(table)) == (1, ["deploy 3", "deploy 4"])


@rule("ME-GAP-75")
@pytest.mark.parametrize(("wide", "lines"), [(500, [500]), (499, [])])
def test_a_formation_that_just_fits_its_zone_is_thought_of(wide, lines):
    form = _form("line", ((0, 0),), 500, Disc(500, 500, wide), (500,), (500,))
    assert (form.columns, form.rows) == (lines, lines)


@rule("ME-GAP-75", "ME-P1-01")
def test_a_unit_stands_wholly_in_its_zone():
    table = answer(two_sides(), [6, 6, 1], [5, 5], "deploy 1")
    assert refused(table, "go 20000 12000 line") == ("ME-GAP-75",)
    assert refused(table, "go 20000 4000 6000") != ()
    for text in options(table):
        copy = table.copy()
        copy.play(text)
        unit = copy.state.units[1]
        assert unit.place == TABLE
        assert all(wholly_in_zone(copy, 0, x, y, radius(copy, unit)) for x, y in unit.at)


@rule("ME-GAP-75", "ME-GAP-38")
@pytest.mark.parametrize("form", ["", " block", " line"])
def test_the_middle_of_a_formation_is_in_the_zone(form):
    table = answer(two_sides(), [6, 6, 1], [5, 5], "deploy 2")
    assert refused(table, f"go 20000 {9_000 if form == ' line' else 12_000}{form}") == ()
    for y in (12_100, 20_000, -100):  # else it would be set up somewhere else than was said
        assert refused(table, f"go 20000 {y}{form}") == ("ME-GAP-75",)


@rule("ME-GAP-75", "ME-BASE-06")
def test_a_unit_is_not_set_on_another():
    table = answer(two_sides(), [6, 6, 1], [5, 5], "deploy 1", "go 20000 6000 line", "deploy 2")
    [upon] = table.why_not("go 20000 6000 each 20000 6000")
    assert upon.rule == "ME-BASE-06"
    assert [upon.facts[name] for name in ("unit", "mini", "other")] == [2, 1, 1]
    assert refused(table, "go 20000 6000") == ()  # a Block takes the nearest free place


@rule("ME-GAP-42", "ME-GAP-75")
def test_a_flyer_chooses_to_be_grounded():
    table = answer(two_sides(), [6, 6, 1], [5, 5], "deploy 2", "go 20000 6000 land")
    assert not table.state.units[2].aloft
    assert refused(answer(two_sides(), [6, 6, 1], [5, 5], "deploy 1"), "go 20000 6000 land") == ("ME-GAP-42",)


@rule("ME-P6-04", "ME-GAP-84")
def test_in_the_fog_players_take_turns_without_dice():
    table = answer(two_sides("fog"), [4], [4], [9], [2])
    assert (asked(table).seat, options(table)) == (1, ["deploy 3", "deploy 4"])
    answer(table, "deploy 3")
    answer(table, options(table)[0])
    assert asked(table).seat == 0
    assert table.state.units[3].bound == ()
    assert pool.all_dice(table, 1) == 2


@rule("ME-DEPLOY-13")
def test_it_is_told_where_a_unit_stands():
    table = answer(two_sides(), [6, 6, 1], [5, 5], "deploy 1", "go 20000 6000 block")
    assert events(table, "deployed") == [{"seat": 0, "unit": 1, "at": [20_000, 6000], "aloft": False}]


# -- the dice ------------------------------------------------------------------------------------------------


def place_first(table):
    """The Unit stands at the first place that is offered."""
    return answer(table, options(table)[0])


@rule("ME-DEPLOY-04", "ME-DEPLOY-05", "ME-ACT-02")
def test_deployment_begins_with_all_dice_and_no_value():
    table = two_sides()
    assert (table.state.phase, table.state.value) == ("deployment", 0)
    assert [side.aside for side in table.state.sides] == [3, 2]
    assert rolls(table).rule == "ME-DEPLOY-05"
    answer(table, [6, 6, 1], [5, 5])
    assert events(table, "pool_won") == [{"seat": 0, "pools": [[6, 6, 1], [5, 5]]}]
    assert table.state.winner == 0


@rule("ME-DEPLOY-08", "ME-DEPLOY-15", "ME-GAP-73")
@pytest.mark.parametrize(("way", "order"), [("first", [0, 1, 0]), ("second", [1, 0, 0])])
def test_players_alternate_and_who_lacks_the_value_is_skipped(way, order):
    table = answer(two_sides(), [6, 6, 1], [6, 1], way)
    seats = []
    for _ in order:
        seats.append(asked(table).seat)
        assert table.state.value == 6
        place_first(answer(table, options(table)[0]))
    assert seats == order
    assert table.state.value == 1
    assert asked(table).seat == 1 - order[-1]


@rule("ME-GAP-74")
def test_a_die_for_a_unit_that_has_all_its_dice_is_not_offered():
    table = answer(two_sides(), [6, 6, 1], [5, 5], "deploy 1")
    place_first(table)
    assert options(table) == ["deploy 2"]
    place_first(answer(table, "deploy 2"))
    place_first(answer(table, "deploy 3"))
    place_first(answer(table, "deploy 4"))
    assert options(table) == ["bind 2"]
    answer(table, "bind 2")
    assert table.state.units[2].bound == (6, 1)
    assert events(table, "die_bound")[-1] == {"seat": 0, "unit": 2, "value": 1}
    assert (asked(table).seat, prompt(table)) == (0, "secret")


@rule("ME-GAP-85", "ME-DEPLOY-17")
def test_both_choose_their_secrets_when_all_stand():
    table = deploying(waiting("eagle_warriors", 0), waiting("eagle_warriors", 1))
    for side, card in zip(table.state.sides, ("el3", "ec1"), strict=True):
        side.vow.card = card
    answer(table, [6], [5])
    place_first(answer(table, "deploy 1"))
    place_first(answer(table, "deploy 2"))
    assert (asked(table).seat, options(table)) == (0, ["pick 2"])
    answer(table, "pick 2")
    assert asked(table).seat == 1
    answer(table, options(table)[0])
    assert table.pending is None
    assert [unit.minis for unit in table.state.units.values()] == [tuple(range(1, 9))] * 2
    assert [unit.hurt for unit in table.state.units.values()] == [(0,) * 8] * 2


# -- a zone without room -------------------------------------------------------------------------------------


def crowded(*units):
    """A table whose South has nothing but rock."""
    table = a_turn(*units, turn=0)
    table.state.features = (Feature(1, "rock", 24_000, 0, 30_000),)
    return under_way(table, Deployment())


@rule("ME-GAP-75", "ME-RESERVE-02")
def test_a_unit_without_room_becomes_a_reserve_and_its_dice_wait():
    table = crowded(waiting("feathered_serpent", 0), waiting("eagle_warriors", 1))
    answer(table, [6, 6], [5], "deploy 1")
    unit = table.state.units[1]
    assert (unit.place, unit.bound) == (RESERVE, ())
    assert events(table, "in_reserve") == [{"seat": 0, "unit": 1}]
    # its second die finds no Unit and waits as well
    assert (asked(table).seat, options(table)) == (1, ["deploy 2"])
    assert table.state.sides[0].aside == 2
    assert [e["value"] for e in events(table, "die_aside")] == [6, 6]
    assert pool.all_dice(table, 0) == 2


@rule("ME-P6-04", "ME-GAP-84")
def test_in_the_fog_who_has_nobody_left_is_skipped():
    table = deploying(
        waiting("eagle_warriors", 0),
        waiting("commoner_levy", 1),
        waiting("atlatl_throwers", 1),
        waiting("ahuizotl_pack", 1),
        primary="fog",
    )
    answer(table, [2], [9])
    seats = []
    for _ in range(4):
        seats.append(asked(table).seat)
        assert asked(table).rule == "ME-P6-04"
        place_first(answer(table, options(table)[0]))
    assert seats == [0, 1, 1, 1]
    assert prompt(table) == "secret"
    assert events(table, "die_bound") == []
    assert events(table, "roll_off") == [{"seat": 0, "rolls": [2, 9]}]


@rule("ME-GAP-84")
def test_in_the_fog_the_lowest_deploys_first():
    table = two_sides("fog")
    for seat, face in ((0, 4), (1, 4), (0, 7), (1, 3)):  # a tie is rolled again
        assert (rolls(table).seat, rolls(table).number, rolls(table).rule) == (seat, 1, "ME-GAP-84")
        answer(table, [face])
    assert (table.state.winner, asked(table).seat) == (1, 1)


# -- a place -------------------------------------------------------------------------------------------------


def placing(**given):
    return answer(two_sides(**given), [6, 6, 1], [5, 5], "deploy 1")


def each(spots) -> str:
    return "each " + " ".join(f"{x} {y}" for x, y in spots)


ROW = [(10_000 + 1500 * (i % 4), 3000 + 1500 * (i // 4)) for i in range(8)]


@rule("ME-GAP-75")
@pytest.mark.parametrize("typed", ["go 12 3", "go 12 3 block", "go 12 3 line"])
def test_who_deploys_is_told_what_may_be_typed(typed):
    table = placing()
    words = words_of(table.game, "en")
    assert Question(table, words).also == [
        "go 12 3 for inches from the south-west corner, with block or line behind it"
    ]
    assert table.why_not(heard(table.see(0), typed, words)) == []


@rule("ME-GAP-75", "ME-GAP-35", "ME-COH-01")
def test_every_mini_may_be_told_its_place():
    table = placing()
    [short] = table.why_not(f"go 10000 3000 {each(ROW[:7])}")
    assert (short.rule, short.facts) == ("ME-GAP-35", {"unit": 1, "needs": 8, "has": 7})
    stray = [*ROW[:7], (20_000, 3000)]
    [lost] = table.why_not(f"go 10000 3000 {each(stray)}")
    assert (lost.rule, lost.facts) == ("ME-COH-01", {"unit": 1, "mini": 8})
    twins = [*ROW[:7], (ROW[6][0] + 1000, ROW[6][1])]
    assert refused(table, f"go 10000 3000 {each(twins)}") == ("ME-BASE-06",)
    out = [(x, y + 8000) for x, y in ROW]
    [beyond] = table.why_not(f"go 10000 11000 {each(out)}")
    assert (beyond.rule, beyond.facts) == ("ME-GAP-75", {"unit": 1, "mini": 5, "x": 10_000, "y": 12_500})
    answer(table, f"go 10000 3000 {each(ROW)}")
    assert table.state.units[1].at == tuple(ROW)


@rule("ME-GAP-75")
@pytest.mark.parametrize(("y", "good"), [(11_370, True), (11_375, True), (11_376, False)])
def test_the_zone_ends_where_it_ends(y, good):
    spots = [(x, y - 1500 + (yy - 3000)) for x, yy in ROW]
    assert (refused(placing(), f"go 10000 {y} {each(spots)}") == ()) is good


@rule("ME-GAP-35", "ME-GAP-75")
@pytest.mark.parametrize("words", ["go", "go 1", "go 10000 3000 11000 3000", "go 10000 3000 swim"])
def test_words_that_place_nobody(words):
    [found] = placing().why_not(words)
    numbers = sum(word.isdigit() for word in words.split()) + ("swim" in words)
    assert (found.rule, found.facts) == ("ME-GAP-35", {"unit": 1, "needs": 1, "has": numbers // 2})


@rule("ME-GAP-75")
@pytest.mark.parametrize("form", ["line", "block"])
def test_a_formation_that_finds_no_room_is_refused(form):
    table = placing()
    table.state.features = (Feature(1, "rock", 20_000, 5_000, 40_000),)
    [found] = table.why_not(f"go 20100 5000 {form}")
    assert (found.rule, found.facts) == ("ME-GAP-75", {"unit": 1, "form": form, "x": 20_100, "y": 5_000})
    [bare] = table.why_not("go 20100 5000")
    assert bare.facts["form"] == "block"


@rule("ME-GAP-38", "ME-GAP-75")
@pytest.mark.parametrize(("edge", "angle"), [(0, 36), (1, 108)])
def test_a_line_faces_the_enemy(edge, angle):
    table = placing()
    table.state.sides[0].edge, table.state.sides[1].edge = edge, 1 - edge
    assert facing(table, 0) == angle
    front, *behind = sorted({y for _, y in shape_of(8, 630, "line", angle)}, key=abs)
    assert front == 0
    assert all(y < 0 for y in behind) if edge == 0 else all(y > 0 for y in behind)
    assert len(behind) == 1
    assert len({y for _, y in shape_of(8, 630, "block", angle)}) == 3


@rule("ME-GAP-75")
@pytest.mark.parametrize("seat", [0, 1])
def test_places_are_offered_from_the_middle_and_the_front(seat):
    table = placing() if seat == 0 else answer(two_sides(), [1, 1, 1], [5, 5], "deploy 3")
    listed = [text.split() for text in options(table)]
    assert 4 <= len(listed) <= 24
    assert len({tuple(words) for words in listed}) == len(listed)
    assert {words[3] for words in listed} == {"line", "block"}
    rows = {int(words[2]) for words in listed}
    assert all(y < 12_000 for y in rows) if seat == 0 else all(y > 36_000 for y in rows)
    # in each column the foremost first, from the middle outwards; a Block's third row needs more room
    block, line = (9000, 11_000) if seat == 0 else (39_000, 37_000)
    middle = int(listed[0][1])
    assert abs(middle - 24_000) <= 4000
    assert listed[:2] == [["go", str(middle), str(block), "block"], ["go", str(middle), str(line), "line"]]
    columns = [int(words[1]) for words in listed if words[3] == "line" and int(words[2]) == line]
    assert abs(columns[-1] - 24_000) > abs(columns[len(columns) // 2] - 24_000) > 4000
    assert len(columns) > 8
    # and later, for each column again, the hindmost
    assert rows == ({9000, 11_000, 3000} if seat == 0 else {39_000, 37_000, 43_000, 45_000})
    # a Unit of one Mini needs no Line
    if seat == 0:
        alone = answer(two_sides(), [6, 6, 1], [5, 5], "deploy 2")
        assert {text.split()[3] for text in options(alone)} == {"block"}


@rule("ME-GAP-75")
@pytest.mark.parametrize(("rock", "number"), [(29_000, 2), (27_500, 4), (26_000, 6), (31_000, 0)])
def test_a_narrow_zone_is_searched_inch_by_inch(rock, number):
    table = a_turn(waiting("eagle_warriors", 0), waiting("eagle_warriors", 1), turn=0)
    table.state.features = (Feature(1, "rock", 24_000, 24_000, rock),)  # room is left in the corners only
    under_way(table, Deployment())
    answer(table, [6], [5], "deploy 1")
    if not number:
        assert table.state.units[1].place == RESERVE
        return
    listed = options(table)
    assert len(set(listed)) == len(listed)
    assert min(number, 2) <= len(listed) <= number
    for text in listed:
        assert table.why_not(text) == []
    answer(table, listed[-1])
    unit = table.state.units[1]
    assert all(wholly_in_zone(table, 0, x, y, radius(table, unit)) for x, y in unit.at)


@rule("ME-GAP-42", "ME-GAP-75")
def test_a_flyer_is_aloft_unless_it_lands():
    table = deploying(waiting("giant_condor", 0), waiting("eagle_warriors", 1))
    answer(table, [6], [5], "deploy 1")
    for words, aloft in (
        ("go 20000 6000", True),
        ("go 20000 6000 aloft", True),
        ("go 20000 6000 land", False),
    ):
        copy = answer(table.copy(), words)
        assert copy.state.units[1].aloft is aloft


@rule("ME-DEPLOY-13")
def test_a_place_is_no_answer_before_a_unit_was_chosen():
    table = answer(two_sides(), [6, 6, 1], [5, 5])
    assert refused(table, "go 20000 6000") != ()
    assert "ME-GAP-75" not in refused(table, "go 20000 60000")


@rule("ME-GAP-75", "ME-GAP-02")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_base_is_wholly_in_a_zone_with_upright_sides_to_the_tolerance(seat):
    table = two_sides()
    area, r = zone(table, seat), 630
    left, bottom, right, top = span(area)
    free = free_in_zone(table, seat, r, Field(table.state.settings.width, table.state.settings.depth))
    x, y = (left + right) // 2, (bottom + top) // 2
    edges = [(left + r - off, y) for off in (5, 6)] + [(right - r + off, y) for off in (5, 6)]
    edges += [(x, bottom + r - off) for off in (5, 6)] + [(x, top - r + off) for off in (5, 6)]
    told = [free(*edge) for edge in edges]
    assert told == [True, False] * 4
    assert told == [wholly_in_area(table, area, *edge, r) for edge in edges]


@rule("ME-GAP-75")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_base_is_wholly_in_the_disc_of_either_corner(seat):
    table = two_sides()
    table.state.primary = "hunt"
    area, r = zone(table, seat), 630
    wide, deep = table.state.settings.width, table.state.settings.depth
    free = free_in_zone(table, seat, r, Field(wide, deep))
    spots = [(x, y) for x in range(r, wide - r, 1700) for y in range(r, deep - r, 1700)]
    told = [free(*spot) for spot in spots]
    assert told == [wholly_in_area(table, area, *spot, r) for spot in spots]
    assert len(set(told)) == 2


@rule("ME-GAP-75")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("off", [-1, 0, 1])
def test_the_rim_of_a_corner_is_measured_to_the_thousandth(seat, off):
    table = two_sides()
    table.state.primary = "hunt"
    area, r = zone(table, seat), 630
    wide, deep = table.state.settings.width, table.state.settings.depth
    limit = area.r - r + 5
    thrice, side = (limit + 1) // 5 * 5 // 5 + off, 1 if area.x < wide // 2 else -1
    r += limit + 1 - (limit + 1) // 5 * 5  # so that three by four to five meets the limit
    x, y = area.x + side * 3 * thrice, area.y + (1 if area.y < deep // 2 else -1) * 4 * thrice
    free = free_in_zone(table, seat, r, Field(wide, deep))
    assert free(x, y) is wholly_in_area(table, area, x, y, r) is (off < 0)


@rule("ME-GAP-75")
def test_a_wish_on_the_very_border_is_heard():
    table = placing()
    _, _, right, top = span(zone(table, 0))
    assert [refused(table, f"go {x} {top}") for x in (right // 2, right)] == [(), ()]
    assert refused(table, f"go 20000 {top + 1}") == ("ME-GAP-75",)
    table.state.primary = "hunt"
    corner = zone(table, 0)
    assert refused(table, f"go {corner.r + 5} {corner.y}") == ()
    assert refused(table, f"go {corner.r + 6} {corner.y}") == ("ME-GAP-75",)


@rule("ME-GAP-75", "ME-GAP-42")
@pytest.mark.parametrize("column", range(12, 37, 3))
def test_no_place_of_the_list_is_too_near_to_an_enemy_in_the_zone(column):
    table = a_turn(
        waiting("eagle_warriors", 0),
        a_unit("commoner_levy", 1, *rank(column * 1000, 4000, 4)),
        a_unit("commoner_levy", 1, *rank(60_000 - column * 1000, 9000, 4)),
        turn=0,
    )
    listed = places(table, 1)
    assert len(listed) > 5
    assert [each for each in listed if forbids_deploying(table, 1, each)] == []
