"""The picture: inches in their place, stable ids, options on what they concern, nothing by colour alone."""

from __future__ import annotations

from collections import Counter
from math import hypot
from xml.etree import ElementTree

import pytest

from mythwright.core.colours import DAY
from mythwright.core.picture import Node, changes
from mythwright.games.mythic_earth.bases import SHAPES as SIDES
from mythwright.games.mythic_earth.bases import halo, hull
from mythwright.games.mythic_earth.box import read_box
from mythwright.games.mythic_earth.emblems import BADGES, SHAPES
from mythwright.games.mythic_earth.grounds import GROUNDS
from mythwright.games.mythic_earth.labels import laid
from mythwright.games.mythic_earth.picture import draw, draw_board
from mythwright.games.mythic_earth.plaques import short
from mythwright.games.mythic_earth.rules import tokens
from mythwright.games.mythic_earth.sheet import COLOURS, area, goals, spot
from mythwright.games.mythic_earth.signs import CARD_SIGNS
from mythwright.games.mythic_earth.state import NEUTRAL
from mythwright.games.mythic_earth.tally_signs import LANDS, TOKENS
from tests.games.mythic_earth import given
from tests.games.mythic_earth.given_pictures import PRIMARIES, a_battle, moments

BOX = read_box(())
SHARED = 1 << 17
"""No picture of a game of 500 points weighs more."""


def drawn(table, seat: int | None = 0) -> dict[str, Node]:
    """The nodes of the picture by their ids."""
    return {node.id: node for node in table.game.draw(table.see(seat)).walk() if node.id}


def where(node: Node) -> tuple[float, float]:
    inner = str(node.attributes["transform"]).removeprefix("translate(").partition(")")[0]
    x, y = inner.split()
    return float(x), float(y)


def links(node: Node) -> list[str]:
    return [str(inner.attributes["href"]).removeprefix("#") for inner in node.walk() if inner.tag == "use"]


def texts(node: Node) -> list[str]:
    return [inner.text for inner in node.walk() if inner.text]


# -- what the drawers know -----------------------------------------------------------------------------------


def test_everything_of_the_box_has_a_sign():
    assert set(CARD_SIGNS) == {*BOX.units, "spirit_animal"}
    assert set(CARD_SIGNS.values()) <= set(SHAPES)
    assert set(GROUNDS) == set(LANDS) == set(BOX.kit)
    kinds = {value for name, value in vars(tokens).items() if name.isupper() and isinstance(value, str)}
    assert set(TOKENS) == kinds
    assert set(BADGES) <= set(SHAPES)


def test_no_two_signs_and_no_two_sides_look_alike():
    assert len(set(SHAPES.values())) == len(SHAPES)
    assert len(set(SIDES.values())) == len(SIDES) == 3
    assert len(set(COLOURS.values())) == 3


@pytest.mark.parametrize(
    ("card", "lines"),
    [
        ("tlalocan_high_priest", ("High Priest",)),
        ("feathered_serpent", ("Feathered", "Serpent")),
        ("angakkuq", ("Angakkuq",)),
    ],
)
def test_names_are_short(card, lines):
    assert short(card) == lines


def test_every_name_fits_its_scroll():
    assert max(len(line) for card in CARD_SIGNS for line in short(card)) <= 11


# -- inches --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("width", "upright", "size"), [(48_000, True, (1126, 1008)), (72_000, False, (1542, 1112))]
)
def test_an_inch_is_twenty_units_and_north_is_above(width, upright, size):
    here = area(width, 48_000)
    table = {"width": width, "depth": 48_000}
    assert spot(table, 0, 0) == (here.left, here.bottom)
    assert spot(table, 1000, 1000) == (here.left + 20, here.bottom - 20)
    assert spot(table, width, 48_000) == (here.right, here.top)
    assert (here.upright, here.size) == (upright, size)


def test_every_mini_stands_where_it_is_on_a_base_of_its_size():
    table = a_battle()
    nodes = drawn(table)
    x, y = where(nodes["bases-1"])
    assert (x, y) == spot(table.see(0)["table"], 14_000, 12_000)
    dx, dy = where(nodes["mini-1-6"])
    assert (x + dx, y + dy) == spot(table.see(0)["table"], 16_100, 14_100)
    assert nodes["rim0-12.6"].children[0].attributes["r"] == 12.6 - 0.6
    assert nodes["rim1-55.1"].children[0].attributes["r"] == 55.1 - 0.6


def test_landscape_is_drawn_in_its_true_outline_with_texture_and_sign():
    nodes = drawn(a_battle())
    wood, marsh = nodes["piece-1"], nodes["piece-3"]
    assert wood.children[0].attributes["points"].split()[0] == "80,0"
    assert wood.children[0].attributes["fill"] == "url(#ground-jungle)"
    assert links(wood).count("emblem-jungle") == 9
    assert marsh.children[0].attributes["r"] == 60
    assert texts(wood) == ["1"] and texts(marsh) == ["3"]


def test_a_pillage_under_way_burns_on_the_building():
    assert "emblem-torch" in links(drawn(a_battle())["piece-6"])


def test_a_bridge_lies_over_the_river():
    order = [node.id for node in drawn(moments("rain")[-1])["layer-land"].children]
    assert order[:2] == ["piece-1", "piece-2"]
    assert drawn(moments("rain")[-1])["piece-1"].children[0].attributes["fill"] == "url(#ground-river)"


def test_zones_are_strong_while_units_deploy_and_faint_later():
    early, late = (drawn(moments("altars")[at])["zone-of-0"] for at in (1, -1))
    assert early.attributes["opacity"] > late.attributes["opacity"]
    assert drawn(moments("altars")[-1])["zone-of-1"].attributes["fill"] == "url(#zone-1)"


def test_zones_and_reaches_end_where_the_table_ends():
    corners = drawn(moments("hunt")[-1])
    assert corners["zone-of-0"].tag == "circle"
    board, here = corners["edge"].children[0].attributes, area(48_000, 48_000)
    assert (board["x"], board["width"]) == (here.left, here.right - here.left)
    clipped = [node for node in corners.values() if node.attributes.get("clip-path") == "url(#edge)"]
    assert [node.id for node in clipped] == ["layer-zones", "layer-reach", "layer-templates"]


# -- Units ---------------------------------------------------------------------------------------------------


def test_a_side_is_told_by_its_shape_and_its_colour():
    nodes = drawn(a_battle())
    first, second = nodes["rim0-12.6"], nodes["rim1-12.6"]
    assert [child.tag for child in first.children] == ["circle", "circle"]
    assert [child.tag for child in second.children] == ["circle", "path"]
    assert first.children[0].attributes["fill"] != second.children[0].attributes["fill"]
    assert links(nodes["plate-1"]) == ["scroll0-11"] and links(nodes["plate-10"]) == ["scroll1-8"]


def test_a_hero_has_a_gilt_rim():
    nodes = drawn(a_battle())
    assert len(nodes["rim1-12.6-hero"].children) == len(nodes["rim1-12.6"].children) + 1
    assert links(nodes["mini-9-1"]) == ["look1-tlalocan_high_priest-hero"]
    assert links(nodes["mini-9-2"]) == ["look1-tlalocan_high_priest"]


def test_number_and_name_stand_at_each_unit():
    nodes = drawn(a_battle())
    assert texts(nodes["plate-1"]) == ["1", "Bow Hunters"]
    assert texts(nodes["plate-12"]) == ["12", "Feathered", "Serpent"]
    assert links(nodes["sign-12"])[0] == "plate-12"


@pytest.mark.parametrize(
    ("unit", "signs"),
    [
        (2, ["badge-captive", "die-0-3"]),
        (3, ["badge-marker", "badge-duel"]),
        (5, ["badge-fleeing", "badge-marker"]),
        (6, ["badge-alert", "badge-low"]),
        (9, ["badge-lasting", "die-1-0"]),
        (10, []),
        (11, ["badge-frozen"]),
        (12, ["badge-aloft"]),
    ],
)
def test_states_tokens_and_dice_lie_by_the_unit(unit, signs):
    node = drawn(a_battle())[f"sign-{unit}"]
    assert links(node)[1:] == signs


def test_markers_are_counted_from_two_on_and_wounds_are_written():
    nodes = drawn(a_battle())
    assert texts(nodes["sign-5"]) == ["3"] and texts(nodes["sign-8"]) == []
    assert texts(nodes["mini-4-1"]) == ["2"]


def test_who_flies_has_a_dotted_halo_and_who_acts_a_flaming_one():
    nodes = drawn(a_battle())
    assert nodes["bases-12"].children[0].attributes["stroke-dasharray"] == "2 7"
    assert "flame" in str(nodes["bases-1"].children[0].attributes["stroke"])
    assert "flame" not in str(nodes["bases-2"].children[0].attributes["stroke"])


def test_a_halo_keeps_half_an_inch_from_every_base():
    assert halo(((0, 0),), 5) == "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z"
    assert halo(((0, 0), (10, 0)), 5) == "M0 -5L10 -5A5 5 0 0 1 10 5L0 5A5 5 0 0 1 0 -5Z"
    assert hull([(0, 0), (10, 0), (10, 10), (0, 10), (5, 5)]) == [(0, 0), (10, 0), (10, 10), (0, 10)]


def test_units_that_fight_are_linked_once():
    nodes = drawn(a_battle())
    assert [node.id for node in nodes["layer-links"].children] == ["link-3-8"]
    assert "emblem-duel" in links(nodes["link-3-8"])


def test_plaques_lie_below_their_units_or_where_there_is_room():
    here, sizes = area(48_000, 48_000), (((80.0, 40.0), (40.0, 40.0)),)
    unit = (500.0, 500.0, 600.0, 600.0)
    assert laid((unit,), sizes, (), here) == (((510, 603), True, False),)
    assert laid((unit,), sizes, ((480.0, 601, 620, 660),), here) == (((510, 457), True, False),)
    column = (500.0, here.top, 600.0, here.bottom)
    assert laid((column,), sizes, (), here)[0].at[0] == 603


def test_a_plaque_is_nearer_to_its_own_unit_than_to_any_other():
    # given five Units side by side at the edge of the table
    row = (
        (490, 62, 563, 127),
        (610, 16, 720, 126),
        (560, 47, 607, 95),
        (753, 59, 898, 130),
        (921, 60, 1051, 127),
    )
    wide = (140, 151, 161, 172, 130)
    found = laid(row, tuple(((each, 63), (44, 63)) for each in wide), (), area(48_000, 48_000))
    for own, whole, (at, named, astray) in zip(row, wide, found, strict=True):
        middle = at[0] + (whole if named else 44) / 2, at[1] + 63 / 2
        assert min(row, key=lambda box, at=middle: hypot(*_off(at, box))) == own
        assert not astray


def _off(at, box):
    return [max(box[n] - at[n], 0, at[n] - box[n + 2]) for n in (0, 1)]


def leaders(table) -> dict[int, str]:
    """The way of the line from each plaque that has one to its Unit."""
    signs = {n: drawn(table)[f"sign-{n}"].children for n in table.state.units}
    return {n: nodes[1].attributes["d"] for n, nodes in signs.items() if len(nodes) > 1}


def test_where_a_plaque_cannot_be_nearest_a_line_leads_to_its_unit():
    # given Units in three ranks, the one in the middle between four others
    ranks = [(20_000, 20_000), (17_500, 20_000), (22_500, 20_000), (20_000, 17_500), (20_000, 22_500)]
    table = given.a_turn(*(given.a_unit("jaguar_champion", 0, at) for at in ranks))
    x, y = where(drawn(table)["sign-1"].children[-1])
    assert leaders(table) == {1: f"M{x + 22:g} {y + 22:g}L0 0"}


def test_a_plaque_far_from_every_mini_has_a_line_and_others_have_none():
    apart = given.a_turn(given.a_unit("eagle_warriors", 0, (5000, 10_000), (35_000, 30_000)))
    assert list(leaders(apart)) == [1]
    assert leaders(a_battle()) == {}


def test_a_plaque_is_pointed_at_below_every_outline_and_written_above_them():
    nodes, order = drawn(a_battle()), [node.id for node in draw(a_battle().see(0)).children]
    assert order.index("layer-signs-sides") > order.index("layer-units-animals")
    assert nodes["layer-signs-sides"].attributes["pointer-events"] == "none"
    outline, sheet = nodes["unit-12"].children
    plaque = nodes["sign-12"].children[0]
    assert (outline.tag, sheet.tag) == ("path", "rect")
    assert (sheet.attributes["x"], sheet.attributes["y"]) == where(plaque)


def test_a_name_is_left_out_where_it_would_cover_others():
    here, sizes = area(48_000, 48_000), (((80.0, 40.0), (40.0, 40.0)),)
    unit, crowd = (500.0, 500.0, 600.0, 600.0), (300.0, 300.0, 800.0, 800.0)
    assert [one.named for one in laid((unit, crowd), sizes * 2, (), here)] == [False, True]


def test_a_plaque_without_a_name_has_its_number():
    crowd = given.a_turn(*(given.a_unit("great_bear", 0, (8000 + 2400 * n, 8000)) for n in range(12)))
    nodes = drawn(crowd)
    bare = [n for n in range(1, 13) if links(nodes[f"sign-{n}"])[0] == "roundel0"]
    assert bare and all(texts(nodes[f"sign-{n}"]) == [str(n)] for n in bare)


# -- tokens, dice and points ---------------------------------------------------------------------------------


def test_tokens_lie_on_the_table_unless_they_are_carried():
    table = a_battle()
    nodes = drawn(table)
    assert [node.id for node in nodes["layer-tokens"].children] == ["token-1", "token-2", "token-4"]
    assert where(nodes["token-1"]) == spot(table.see(0)["table"], 28_000, 29_000)
    assert links(nodes["token-2"]) == ["coin1", "emblem-altar"] and texts(nodes["token-2"]) == ["2"]
    assert links(nodes["token-4"]) == [f"coin{NEUTRAL}", "emblem-spawn"]


def test_dice_lie_at_the_side_of_their_player_and_later_ones_are_paler():
    nodes = drawn(a_battle())
    dice = nodes["pool-1"].children
    assert links(nodes["pool-1"])[:3] == ["die-1-6", "die-1-4", "die-1-4"]
    assert ["opacity" in die.attributes for die in dice[:3]] == [False, True, True]
    assert where(nodes["strip-0"])[1] > where(nodes["strip-1"])[1]


def test_the_strip_of_who_is_asked_has_a_rim():
    nodes = drawn(a_battle())
    assert len(nodes["asked-0"].children) == 1 and nodes["asked-1"].children == []


def test_points_that_are_won_are_full():
    stars = [node for node in drawn(a_battle())["points-0"].children if "victory" in links(node)[0]]
    full = [node for node in stars if "egyptian" in str(node.attributes["color"])]
    assert (len(full), len(stars)) == (2, BOX.primaries["altars"].most)


def test_the_marker_stands_at_its_turn():
    first, third = a_battle(), a_battle()
    first.state.turn = 1
    assert where(drawn(first)["marker-turn"]) < where(drawn(third)["marker-turn"])
    assert links(drawn(third)["marker-turn"]) == ["emblem-face-6"]


# -- ranges and sight ----------------------------------------------------------------------------------------


def test_the_acting_unit_shows_how_far_it_moves_and_shoots():
    nodes = drawn(a_battle())
    assert [node.id for node in nodes["layer-reach"].children] == [
        "reach-move-5",
        "reach-shoot-10",
        "reach-shoot-20",
    ]
    assert texts(nodes["length-shoot-10"]) == ["10″"]
    assert nodes["reach-move-5"].attributes["stroke-dasharray"] == "12 6"
    assert nodes["reach-shoot-10"].attributes["stroke-dasharray"] == "3 7"


@pytest.mark.parametrize(("option", "reach"), [("move", ["reach-move-5"]), ("march", ["reach-march-10"])])
def test_a_step_shows_its_own_reach(option, reach):
    table = a_battle().play(option)
    assert [node.id for node in drawn(table)["layer-reach"].children] == reach


def test_nobody_else_is_shown_reaches_or_lines():
    for seat in (1, None):
        nodes = drawn(a_battle(), seat)
        assert nodes["layer-reach"].children == nodes["layer-lines"].children == []


def test_a_line_leads_to_each_target_with_inches_number_and_cover():
    table = a_battle()
    nodes, aims = drawn(table), table.see(0)["table"]["aims"]
    clear, dim = nodes["line-13"], nodes["line-10"]
    assert texts(clear) == [f"7.14″ ≤{aims['13']['needs']}"]
    assert clear.children[0].attributes["stroke-dasharray"] == "none"
    assert links(dim).count("emblem-scrub") == len(aims["10"]["obscured"]) > 0
    assert dim.children[0].attributes["stroke-dasharray"] == "4 6"


# -- options -------------------------------------------------------------------------------------------------


def test_options_lie_on_the_units_and_tokens_that_they_name():
    nodes = drawn(a_battle())
    assert nodes["unit-8"].options == ("shoot 8", "focus 8", "charge 8")
    assert nodes["token-2"].options == ("charge_altar 2",)
    assert nodes["unit-1"].options == nodes["unit-2"].options == ()


def test_places_stand_for_the_moves_that_end_there():
    table = a_battle().play("move")
    view = table.see(0)
    nodes = drawn(table)
    for (x, y), options in goals(view).items():
        node = nodes[f"place-{x}-{y}"]
        assert node.options == tuple(options)
        assert where(node) == spot(view["table"], x, y)
    assert len(goals(view)) == 6


def test_a_mini_that_may_be_chosen_is_pointed_at_through_its_unit():
    table = a_battle()
    view = table.see(0)
    view["table"]["subject"] = 3
    view["question"] |= {"prompt": "casualty", "options": ["lose", "lose 2", "lose 5"]}
    nodes = {node.id: node for node in draw_board(view).walk() if node.id}
    assert nodes["mini-3-2"].options == ("lose 2",) and nodes["mini-3-2"].thing == "mini_3_2"
    assert nodes["unit-3"].children[0].attributes["pointer-events"] == "none"
    assert "pointer-events" not in nodes["unit-4"].children[0].attributes


@pytest.mark.parametrize("draw", [draw_board, given.GAME.draw])
def test_a_mini_that_may_be_chosen_shows_its_number_and_no_other_does(draw):
    view = a_battle().see(0)
    plain = {node.id: node for node in draw(view).walk() if node.id}
    view["table"]["subject"] = 3
    view["question"] |= {"prompt": "casualty", "options": ["lose", "lose 1", "lose 5"]}
    nodes = {node.id: node for node in draw(view).walk() if node.id}
    assert [texts(plain[f"mini-3-{mini}"]) for mini in range(1, 9)] == [[]] * 8
    chosen = {mini: texts(nodes[f"mini-3-{mini}"]) for mini in range(1, 9)}
    assert chosen == {mini: [str(mini)] if mini in (1, 5) else [] for mini in range(1, 9)}


def test_only_the_seat_that_is_asked_finds_options():
    for seat in (1, None):
        assert [node.id for node in drawn(a_battle(), seat).values() if node.options] == []


def test_a_picture_of_its_own_rings_what_may_be_chosen_and_the_board_leaves_it_to_the_page():
    view = a_battle().see(0)
    ringed = {node.id: node for node in given.GAME.draw(view).walk() if node.id}
    plain = {node.id: node for node in draw_board(view).walk() if node.id}
    assert "stroke-dasharray" in ringed["unit-8"].children[0].attributes
    assert "stroke-dasharray" not in plain["unit-8"].children[0].attributes
    assert plain["unit-8"].children[0].tag == "path"


# -- ids -----------------------------------------------------------------------------------------------------


def test_a_unit_keeps_its_ids_and_changes_its_place():
    table = a_battle().play("move")
    before = drawn(table)
    option = next(text for text in given.options(table) if text.startswith("go"))
    after = drawn(table.play(option))
    assert where(before["bases-1"]) != where(after["bases-1"]) == where(after["unit-1"])
    assert {f"mini-1-{mini}" for mini in range(1, 9)} <= set(after)


def test_a_unit_that_moves_changes_little_of_the_picture():
    table = a_battle()
    before = draw_board(table.see(None))
    unit = table.state.units[7]
    unit.at = ((unit.at[0][0] + 500, unit.at[0][1]),)
    changed = {node.id for node in changes(before, draw_board(table.see(None)))}
    assert changed == {"bases-7", "unit-7", "sign-7"}


def test_what_happens_to_a_unit_leaves_its_bases_alone():
    table = a_battle()
    before = draw_board(table.see(None))
    table.state.units[7].frozen = True
    assert {node.id for node in changes(before, draw_board(table.see(None)))} == {"unit-7", "sign-7"}


def test_units_that_are_not_on_the_table_keep_their_place_in_the_tree():
    table = a_battle()
    before = draw_board(table.see(None))
    table.state.units[7].place = "destroyed"
    changed = {node.id: node for node in changes(before, draw_board(table.see(None)))}
    assert set(changed) == {"bases-7", "unit-7", "sign-7"}
    assert changed["unit-7"].children == changed["sign-7"].children == []


@pytest.mark.parametrize("primary", PRIMARIES[:3])
def test_ids_are_never_given_twice(primary):
    for table in moments(primary):
        for seat in (0, 1, None):
            ids = Counter(node.id for node in table.game.draw(table.see(seat)).walk() if node.id)
            assert [name for name, number in ids.items() if number > 1] == []


# -- as a whole ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("primary", PRIMARIES[:3])
def test_the_same_is_drawn_whatever_is_hidden(primary):
    for table in moments(primary)[::3]:
        for seat in (0, 1, None):
            assert table.guess(seat, "other").svg(seat) == table.svg(seat)


@pytest.mark.parametrize("primary", PRIMARIES[:3])
def test_every_emblem_that_is_used_is_there(primary):
    for table in (*moments(primary), a_battle()):
        root = table.game.draw(table.see(0))
        ids = {node.id for node in root.walk()}
        assert {link for link in links(root) if link not in ids} == set()


def test_colours_are_names_with_a_value_for_daylight():
    known = {f"var(--{name}, {value})" for name, value in DAY.items()}
    for table in (*moments("rain"), a_battle()):
        for name in ("fill", "stroke", "color", "stop-color"):
            root = table.game.draw(table.see(0))
            found = {str(node.attributes[name]) for node in root.walk() if name in node.attributes}
            patterns = {colour for colour in found if colour.startswith("url(#")}
            assert found - patterns - {"none", "currentColor"} <= known


@pytest.mark.parametrize("primary", PRIMARIES[:3])
def test_it_is_well_formed_and_not_too_heavy(primary):
    for table in moments(primary):
        svg = table.svg(0)
        assert ElementTree.fromstring(svg).attrib["viewBox"].startswith("0 0 ")
        assert len(svg) < SHARED


def test_a_table_is_drawn_before_anything_is_chosen():
    nodes = drawn(given.a_table(dice="seeded"))
    assert nodes["layer-units-sides"].children == nodes["layer-land"].children == []
    assert {"strip-0", "strip-1", "marker-turn"} <= set(nodes)


def test_bots_that_think_are_spared_the_lines_of_sight():
    table = a_battle()
    assert table.see(0)["table"]["aims"] and not table.see(1)["table"]["aims"]
    assert table.game.see(table.copy(quiet=True), 0)["aims"] == {}
