"""Set-up: Forces, roll-offs, alignments, landscape, sides, Devotions, spells."""

from __future__ import annotations

import pytest

import mythwright
from mythwright.core.ruling import Refused
from mythwright.games.mythic_earth.box import read_box
from mythwright.games.mythic_earth.geometry.shapes import Disc, Polygon, opposite, shape_gap, span
from mythwright.games.mythic_earth.ground import half, landscape, piece, shape, zone
from mythwright.games.mythic_earth.rules.furnishing import (
    fits,
    is_at_zone,
    is_clear,
    is_furnished,
    laid,
    lies_in,
    pieces_in,
)
from mythwright.games.mythic_earth.rules.setup import open_spells, ready_lists, ready_spells
from mythwright.games.mythic_earth.state import Feature, Token
from mythwright.games.mythic_earth.units import magic_level, of_seat
from tests.games.mythic_earth.given import a_table, answer, asked, events, options, prompt, rolls
from tests.games.mythic_earth.given_shooting import layered
from tests.marks import rule

FORCES = ("aztecs_500", "inuit_500")
PRIMARIES = ("altars", "rain", "hunt", "pillage", "captives", "fog")


def aligned(primary: str = "altars", forces=FORCES, points: int = 500):
    """Seat 1 has won the roll-off and fights for the Everliving; sides are rolled for."""
    return answer(a_table(points=points, forces=forces, primary=primary), [7], [3], "everliving")


def sided(**given):
    return answer(aligned(**given), [2], [9], "south")


@rule("ME-SETUP-02", "ME-GAME-09", "ME-GAP-99")
def test_each_player_is_asked_for_a_force():
    table = a_table(points=500)
    assert (asked(table).seat, prompt(table)) == (0, "force")
    assert options(table) == [f"force {name}_500" for name in ("aztecs", "incas", "inuit", "polynesians")]
    answer(table, "force incas_500")
    assert asked(table).seat == 1
    answer(table, "force incas_500")
    assert [side.force for side in table.state.sides] == ["incas", "incas"]
    assert [unit.seat for unit in table.state.units.values()] == [0] * 7 + [1] * 7


@rule("ME-SETUP-02", "ME-GAP-01")
def test_a_force_over_the_limit_is_refused():
    table = a_table(points=500)
    assert next(r.rule for r in table.why_not("force aztecs_1000")) in table.game.catalog()
    assert [r.rule for r in table.why_not("force nonsense")] == ["ME-GAP-99"]
    [long] = table.why_not(f"force {'x' * 200}")
    assert long.facts["list"] == "x" * 80  # as much of it as can be read


@rule("ME-GAP-01", "ME-GAP-07")
@pytest.mark.parametrize(
    "wrong", [{"points": 100}, {"primary": "chess"}, {"forces": ["nobody"]}, {"forces": ["a", "b", "c"]}]
)
def test_tables_that_cannot_be_dealt(wrong):
    with pytest.raises(Refused):
        mythwright.new("mythic_earth", seats=2, seed="x", options=wrong)


@rule("ME-SETUP-04", "ME-SETUP-05", "ME-SETUP-06")
def test_the_lowest_wins_and_ties_are_rolled_again():
    table = a_table(points=500, forces=FORCES)
    answer(table, [5], [5])
    assert (rolls(table).seat, rolls(table).rule) == (0, "ME-SETUP-04")
    answer(table, [9], [2])
    assert (asked(table).seat, options(table)) == (1, ["everliving", "everchanging"])


@rule(
    "ME-GAME-19",
    "ME-GAME-20",
    "ME-EX-02",
    "ME-SETUP-07",
    "ME-GAP-07",
    "ME-BLESS-01",
    "ME-GAME-23",
    "ME-SETUP-13",
)
def test_alignments_are_opposite_and_the_loser_chooses_the_primary():
    table = answer(a_table(points=500, forces=FORCES), [9], [2], "everchanging")
    assert [side.alignment for side in table.state.sides] == ["everliving", "everchanging"]
    assert [len(side.blessings) for side in table.state.sides] == [6, 6]
    assert set(table.state.sides[0].blessings) & set(table.state.sides[1].blessings) == set()
    assert asked(table).seat == 0
    assert options(table) == [f"primary {name}" for name in PRIMARIES]


@rule("ME-SETUP-09", "ME-GAP-06")
def test_both_halves_are_somebodys_before_sides_are_chosen():
    assert [side.edge for side in a_table(points=500).state.sides] == [0, 1]


@rule("ME-SETUP-09", "ME-GAP-69")
def test_the_lowest_chooses_the_side():
    table = answer(aligned(), [2], [9])
    assert (asked(table).seat, options(table)) == (0, ["south", "north"])
    answer(table, "north")
    assert [side.edge for side in table.state.sides] == [1, 0]


@rule("ME-SETUP-11", "ME-SETUP-12", "ME-DEV-02", "ME-GAME-21", "ME-GAP-85", "ME-SETUP-10")
def test_three_devotions_of_the_own_alignment_and_one_is_kept():
    table = sided()
    assert (asked(table).seat, prompt(table)) == (1, "devotion")
    assert len(options(table)) == 3
    for seat, way in enumerate(("everchanging", "everliving")):
        dealt = table.state.sides[seat].vow.dealt
        assert {table.box.devotions[card].alignment for card in dealt} == {way}
    kept = options(table)[1]
    answer(table, kept)
    assert table.state.sides[1].vow.card == kept.split()[1]
    assert table.see(0)["table"]["sides"][1]["devotion"] is None
    assert table.see(1)["table"]["sides"][1]["devotion"] == kept.split()[1]
    assert table.see(0)["table"]["sides"][1]["dealt"] is None


@rule("ME-MAGIC-03", "ME-MAGIC-06", "ME-SETUP-14", "ME-GAME-22", "ME-GAP-99")
def test_magic_users_choose_a_spell_for_each_level():
    table = sided()
    answer(table, options(table)[0])
    answer(table, options(table)[0])
    assert (asked(table).seat, prompt(table)) == (1, "spells")
    assert "spell sun_lance" in options(table)
    assert "spell devouring_swarm" not in options(table)
    answer(table, "spell sun_lance")
    assert "spell sun_lance" not in options(table)
    answer(table, "spell stone_skin")
    assert asked(table).seat == 0
    answer(table, "ready")
    [priest] = [u for u in table.state.units.values() if u.seat == 0 and u.spells]
    assert priest.spells == ("spirit_bolt", "devouring_swarm")


@rule("ME-SETUP-08", "ME-GAP-06", "ME-GAP-05", "ME-GAME-04", "ME-GAME-05")
@pytest.mark.parametrize("points", [500, 1000])
@pytest.mark.parametrize("primary", PRIMARIES)
def test_the_table_is_furnished_in_mirrored_pairs_that_keep_their_distance(primary, points):
    forces = [f"{name}_{points}" for name in ("aztecs", "inuit")]
    table = sided(primary=primary, forces=forces, points=points)
    settings, figures = table.state.settings, table.box.figures
    assert (settings.width, settings.depth) == ((48_000, 48_000) if points == 500 else (72_000, 48_000))
    kinds = {kind for pair in table.box.pairs.values() for kind in pair.kinds}
    pieces = [f for f in table.state.features if f.land in kinds]
    assert [f.land for f in pieces].count("scrub") == 2
    assert [f.land for f in pieces].count("jungle") == 2
    assert [f.land for f in pieces].count("marsh") in ((0,) if points == 500 else (0, 2))
    for one, two in zip(pieces[::2], pieces[1::2], strict=True):
        assert one.land == two.land
        assert (one.x + two.x, one.y + two.y) == (settings.width, settings.depth)
        assert one.x in {step * settings.width // 255 for step in range(256)}
        assert one.y in {step * settings.depth // 255 for step in range(256)}
    for i, one in enumerate(pieces):
        left, bottom, right, top = span(shape(one))
        assert min(left, bottom, settings.width - right, settings.depth - top) >= figures.piece_from_edges - 5
        assert all(shape_gap(shape(one), shape(other)) >= figures.piece_apart - 5 for other in pieces[:i])
    round_ones = {(f.land, found.r) for f in pieces if isinstance(found := shape(f), Disc)}
    assert (
        {("scrub", 2500), ("rock", 2000)} <= round_ones <= {("scrub", 2500), ("rock", 2000), ("marsh", 3000)}
    )
    scrubs = [shape(f) for f in pieces if f.land == "scrub"]
    assert all(any(shape_gap(s, zone(table, seat)) <= 5 for s in scrubs) for seat in (0, 1))
    assert len(landscape(table).impassable) == sum(
        piece(table, f).ground == "impassable" for f in table.state.features
    )


@rule("ME-GAP-06", "ME-SETUP-08", "ME-P4-01", "ME-P3-01", "ME-P2-01")
@pytest.mark.parametrize(
    ("primary", "first", "tokens"),
    [("pillage", ["building"] * 5, 0), ("hunt", [], 3), ("rain", ["river"], 0), ("fog", [], 0)],
)
def test_the_pieces_of_the_scenario_are_laid_first(primary, first, tokens):
    table = aligned(primary=primary)
    assert [feature.land for feature in table.state.features][: len(first)] == first
    assert len(table.state.tokens) == tokens
    assert [feature.number for feature in table.state.features] == list(
        range(1, len(table.state.features) + 1)
    )


@rule("ME-GAP-06")
def test_the_same_seed_furnishes_the_same_table():
    one, two = sided(), sided()
    assert one.state.features == two.state.features
    assert events(one, "furnished") == events(two, "furnished")
    assert events(one, "furnished") == [{"pieces": [feature.land for feature in one.state.features]}]


# -- Forces --------------------------------------------------------------------------------------------------


@rule("ME-GAP-99", "ME-GAP-01")
@pytest.mark.parametrize(
    ("points", "size"), [(500, 500), (999, 500), (1000, 1000), (3000, 1000), (499, None)]
)
def test_ready_forces_are_of_the_largest_size_the_points_allow(points, size):
    found = ready_lists(read_box(()), points)
    names = ("aztecs", "incas", "inuit", "polynesians")
    assert found == ([f"{name}_{size}" for name in names] if size else [])


@rule("ME-SETUP-02", "ME-GAP-99")
def test_a_force_given_at_the_start_is_not_asked_for():
    table = a_table(points=500, forces=("", "inuit_500"))
    assert asked(table).seat == 0
    assert [unit.seat for unit in table.state.units.values()] == [1] * len(table.state.units)
    answer(table, "force aztecs_500")
    assert list(table.state.units) == list(range(1, len(table.state.units) + 1))
    assert (table.state.sides[0].force, table.state.sides[0].list) == ("aztecs", "aztecs_500")
    assert events(table, "force_chosen") == [{"seat": 0, "force": "aztecs", "list": "aztecs_500"}]
    assert rolls(table).rule == "ME-SETUP-04"


@rule("ME-SETUP-02", "ME-SETUP-03", "ME-GAME-09")
def test_what_is_wrong_with_a_force_is_told():
    table = a_table(points=500)
    assert [r.rule for r in table.why_not("force")] == ["ME-GAME-09"]
    [two] = table.why_not("force aztecs_500 incas_500")
    assert (two.rule, two.facts) == ("ME-GAME-09", {"has": 2, "needs": 1})
    [unknown] = table.why_not("force nonsense")
    assert unknown.facts["lists"] == [f"{n}_500" for n in ("aztecs", "incas", "inuit", "polynesians")]
    assert [r.rule for r in table.why_not("everliving")] != ["ME-GAME-09"]
    with pytest.raises(Refused) as refused:
        mythwright.new("mythic_earth", seats=2, seed="x", options={"points": 500, "forces": ["aztecs_1000"]})
    assert all(rule_id in table.game.catalog() for rule_id in refused.value.rules)


@rule("ME-GAP-01")
@pytest.mark.parametrize(("points", "good"), [(499, False), (500, True), (3000, True), (3001, False)])
def test_points_have_their_limits(points, good):
    options = {"points": points}
    if good:
        assert mythwright.new("mythic_earth", seats=2, seed="x", options=options).pending
        return
    with pytest.raises(Refused) as refused:
        mythwright.new("mythic_earth", seats=2, seed="x", options=options)
    assert refused.value.rules == ("ME-GAP-01",)


# -- rolls ---------------------------------------------------------------------------------------------------


@rule("ME-SETUP-04", "ME-SETUP-06")
@pytest.mark.parametrize(("one", "two", "winner"), [(1, 2, 0), (2, 1, 1), (10, 9, 1)])
def test_who_rolls_lower_chooses_first(one, two, winner):
    table = answer(a_table(points=500, forces=FORCES), [one], [two])
    assert asked(table).seat == winner
    assert events(table, "roll_off") == [{"seat": winner, "rolls": [one, two]}]
    assert table.state.winner == winner


@rule("ME-GAME-19", "ME-GAP-07")
@pytest.mark.parametrize(("face", "way"), [(1, "everliving"), (5, "everliving"), (6, "everchanging")])
def test_a_house_may_roll_for_the_alignment(face, way, tmp_path):
    table = a_table(points=500, forces=FORCES)
    layered(table, tmp_path / "house.toml", "[house]\nrandom_alignment = true\n")
    answer(table, [9], [2])
    assert (rolls(table).seat, rolls(table).rule) == (1, "ME-GAME-19")
    answer(table, [face])
    assert table.state.sides[1].alignment == way
    assert {e["alignment"] for e in events(table, "aligned")} == {"everliving", "everchanging"}


@rule("ME-GAME-20", "ME-GAME-23", "ME-BLESS-01")
def test_each_side_has_the_blessings_of_its_alignment():
    table = aligned()
    assert [side.alignment for side in table.state.sides] == ["everchanging", "everliving"]
    assert table.state.sides[0].blessings == tuple(f"bc{n}" for n in range(1, 7))
    assert table.state.sides[1].blessings == tuple(f"bl{n}" for n in range(1, 7))
    assert events(table, "aligned") == [
        {"seat": 1, "alignment": "everliving"},
        {"seat": 0, "alignment": "everchanging"},
    ]


@rule("ME-GAME-24", "ME-SETUP-07", "ME-GAP-07")
@pytest.mark.parametrize("way", ["everliving", "everchanging"])
@pytest.mark.parametrize("chosen", PRIMARIES)
def test_any_scenario_is_played_by_any_alignment(chosen, way):
    table = answer(a_table(points=500, forces=FORCES), [9], [2], way)
    assert asked(table).seat == 0
    answer(table, f"primary {chosen}")
    assert table.state.primary == chosen
    assert events(table, "primary_chosen") == [{"primary": chosen}]
    assert (rolls(table).seat, rolls(table).rule) == (0, "ME-SETUP-09")


@rule("ME-SETUP-09", "ME-GAP-69")
def test_a_tie_for_sides_is_rolled_again_and_the_other_takes_what_is_left():
    table = answer(aligned(), [4], [4])
    assert (rolls(table).seat, rolls(table).rule) == (0, "ME-SETUP-09")
    answer(table, [9], [3])
    assert asked(table).seat == 1
    answer(table, "south")
    assert [side.edge for side in table.state.sides] == [1, 0]
    assert events(table, "side_chosen") == [{"seat": 1, "edge": "south"}, {"seat": 0, "edge": "north"}]


@rule("ME-SETUP-11", "ME-SETUP-12", "ME-GAP-69")
def test_the_roll_off_winner_keeps_his_devotion_first_whoever_chose_the_side():
    table = sided()
    assert [asked(table).seat, asked(answer(table, options(table)[0])).seat] == [1, 0]
    answer(table, options(table)[2])
    assert prompt(table) == "spells"
    assert [bool(side.vow.card) for side in table.state.sides] == [True, True]
    for card in ("el1", "ec1", "nonsense"):
        assert table.why_not(f"keep {card}") != []


@rule("ME-SETUP-11")
def test_whoever_chose_a_side_has_seen_his_devotions_and_cannot_choose_anew():
    seat, chosen, revealed = sided().answers[-1]
    assert (seat, str(chosen), revealed) == (0, "south", True)


@rule("ME-GAP-06")
def test_whoever_has_seen_the_landscape_cannot_choose_his_alignment_anew():
    seat, chosen, revealed = aligned().answers[-1]
    assert (seat, str(chosen), revealed) == (1, "everliving", True)


# -- spells --------------------------------------------------------------------------------------------------


def choosing_spells(**given):
    table = sided(**given)
    return answer(answer(table, options(table)[0]), options(table)[0])


@rule("ME-MAGIC-03", "ME-MAGIC-06", "ME-GAME-22", "ME-GAP-99")
def test_ready_spells_are_offered_to_who_knows_none():
    table = choosing_spells()
    seat = asked(table).seat
    assert options(table)[0] == "ready"
    assert set(options(table)[1:]) == {f"spell {name}" for name in open_spells(table, seat)}
    answer(table, "spell stone_skin")
    assert "ready" not in options(table)
    assert "spell stone_skin" not in options(table)
    assert events(table, "learnt") == [{"seat": seat, "unit": table.stack[-1].unit, "spells": ["stone_skin"]}]


@rule("ME-GAME-22")
@pytest.mark.parametrize(("seat", "own", "other"), [(1, "sun_lance", "panic"), (0, "panic", "sun_lance")])
def test_spells_are_of_the_own_alignment_or_of_none(seat, own, other):
    table = choosing_spells()
    found = open_spells(table, seat)
    assert own in found
    assert other not in found
    assert "spirit_bolt" in found
    assert len(found) == 12


@rule("ME-GAP-99", "ME-MAGIC-03")
def test_a_second_magic_user_takes_other_spells():
    table = choosing_spells(forces=("incas_500", "aztecs_500"))
    users = [n for n, unit in of_seat(table, 0) if magic_level(table, unit)]
    one = ready_spells(table, 0, users[0])
    assert one == table.box.ready_spells["everchanging"][: len(one)]
    # given that another Unit of the Force knows one of them already
    other = next(n for n, _ in of_seat(table, 0) if n != users[0])
    table.state.units[other].spells = (one[0],)
    two = ready_spells(table, 0, users[0])
    assert two == table.box.ready_spells["second"][: len(one)]
    table.state.units[other].spells = ()
    table.state.units[users[0]].spells = (one[0],)  # its own do not count
    assert ready_spells(table, 0, users[0]) == one


# -- landscape -----------------------------------------------------------------------------------------------


def bare(primary: str = "altars", points: int = 500):
    """A table without landscape, at the roll for sides."""
    table = aligned(
        primary=primary, forces=[f"{name}_{points}" for name in ("aztecs", "inuit")], points=points
    )
    table.state.features = ()
    return table


def at(x: int, y: int, r: int = 2000) -> Disc:
    return Disc(x, y, r)


@rule("ME-GAP-06")
@pytest.mark.parametrize(
    ("x", "y", "good"),
    [
        (4995, 12_000, True),
        (4994, 12_000, False),
        (12_000, 4995, True),
        (12_000, 4994, False),
        (43_005, 12_000, True),
        (43_006, 12_000, False),
        (12_000, 43_005, True),
        (12_000, 43_006, False),
    ],
)
def test_landscape_keeps_from_the_edges(x, y, good):
    table, rocks = bare(), read_box(()).pairs["rocks"]
    assert fits(table, rocks, at(x, y), opposite(at(x, y), 48_000, 48_000)) is good


@rule("ME-GAP-06")
@pytest.mark.parametrize(("away", "good"), [(3995, True), (3994, False)])
def test_a_piece_keeps_from_its_like_and_from_others(away, good):
    table, rocks = bare(), read_box(()).pairs["rocks"]
    low = at(24_000, 24_000 - 2000 - away // 2)
    assert fits(table, rocks, low, at(24_000, low.y + 4000 + away)) is good
    table.state.features = (Feature(1, "scrub", 12_000, 20_000, 2500),)
    assert is_clear(table, at(12_000, 20_000 - 4500 - away)) is good


@rule("ME-GAP-06")
@pytest.mark.parametrize(("away", "good"), [(2995, True), (2994, False)])
def test_a_piece_keeps_from_what_the_scenario_laid(away, good):
    table = bare()
    table.state.features = (Feature(1, "building", 12_000, 20_000, 2500),)
    assert is_clear(table, at(12_000, 20_000 - 4500 - away)) is good
    table.state.features = ()
    token = table.box.figures.token
    table.state.tokens = (Token(1, "spawn", -1, 30_000, 20_000), Token(2, "spawn", -1, 12_000, 20_000))
    assert is_clear(table, at(12_000, 20_000 - token - 2000 - away)) is good


@rule("ME-GAP-06")
@pytest.mark.parametrize(("y", "touches"), [(14_005, True), (14_006, False), (2000, True)])
def test_scrub_lies_at_the_zone(y, touches):
    table = bare()
    assert is_at_zone(table, at(20_000, y)) is touches
    pairs = read_box(()).pairs
    far = at(20_000, 19_000), at(28_000, 29_000)
    assert not fits(table, pairs["scrubs"], *far)
    assert fits(table, pairs["rocks"], *far)


@rule("ME-GAP-06")
def test_two_pieces_lie_wholly_in_each_half():
    table = bare()
    low, high = half(table, 0), half(table, 1)
    square = Polygon(((10_000, 10_000), (12_000, 10_000), (12_000, 12_000), (10_000, 12_000)))
    across = Polygon(((10_000, 20_000), (12_000, 20_000), (12_000, 26_000), (10_000, 26_000)))
    assert lies_in(low, square)
    assert not lies_in(high, square)
    assert not lies_in(low, across)
    assert lies_in(low, at(10_000, 22_000))
    assert not lies_in(low, at(10_000, 22_100))
    table.state.features = (
        Feature(1, "rock", 10_000, 10_000, 2000),
        Feature(2, "rock", 10_000, 24_000, 2000),
    )
    assert (pieces_in(table, low), pieces_in(table, high)) == (1, 0)


@rule("ME-GAP-06")
def test_a_piece_and_its_like_are_laid_with_their_shapes():
    table = bare()
    assert laid(table, read_box(()).pairs["jungles"])
    one, two = table.state.features
    assert (one.land, two.land, one.radius) == ("jungle", "jungle", 0)
    assert two.corners == tuple((48_000 - x, 48_000 - y) for x, y in one.corners)
    assert [f.number for f in table.state.features] == [1, 2]
    middle = [sum(c[axis] for c in one.corners) // 8 for axis in (0, 1)]
    assert abs(middle[0] - one.x) <= 2
    assert abs(middle[1] - one.y) <= 2


@rule("ME-GAP-06")
def test_a_full_table_takes_no_more_and_what_is_needed_is_missed():
    table = bare()
    table.state.features = (Feature(1, "rock", 24_000, 24_000, 30_000),)
    assert not laid(table, read_box(()).pairs["walls"])
    assert not is_furnished(table)


@rule("ME-GAP-06")
@pytest.mark.parametrize(("more", "enough"), [(0, True), (1, False)])
def test_each_half_has_just_as_many_pieces_as_are_asked_for(tmp_path, more, enough):
    table, again = bare(), bare()
    assert is_furnished(table)
    fewest = min(pieces_in(table, half(table, seat)) for seat in (0, 1))
    layered(again, tmp_path / "kit.toml", f"[figures]\npieces_in_half = {fewest + more}\n")
    assert is_furnished(again) is enough


@rule("ME-GAP-06", "ME-GAME-04")
@pytest.mark.parametrize(("points", "marshes"), [(500, False), (1000, True)])
def test_small_tables_have_no_marshes(points, marshes):
    lands = set()
    for _ in range(4):
        table = bare(points=points)
        assert is_furnished(table)
        lands.update(feature.land for feature in table.state.features)
    assert ("marsh" in lands) is marshes
