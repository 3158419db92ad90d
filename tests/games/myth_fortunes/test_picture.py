"""The picture: stable ids, options on what they concern, everything open drawn and nothing hidden."""

from __future__ import annotations

import random
from collections import Counter
from xml.etree import ElementTree

import pytest

import mythwright
from mythwright.core.colours import DAY
from mythwright.core.picture import Fact, Node, changes
from mythwright.games.myth_fortunes import board, box
from mythwright.games.myth_fortunes.colours import SEAT_COLOURS
from mythwright.games.myth_fortunes.emblems import SHAPES
from mythwright.games.myth_fortunes.grounds import GROUNDS, LOOKS, look
from mythwright.games.myth_fortunes.pawns import crowded
from mythwright.games.myth_fortunes.picture import draw_board
from mythwright.games.myth_fortunes.signs import PAWN_SIGNS, RACES
from tests.games.myth_fortunes import given, given_ball, given_travel

PRINTED = box.read_box(())
MOMENTS = ((2, 40), (6, 160), (9, 260), (12, 420))


def drawn(table, seat: int | None = 0) -> dict[str, Node]:
    """The nodes of the picture by their ids."""
    return {node.id: node for node in table.game.draw(table.see(seat)).walk() if node.id}


def emblems(node: Node) -> list[str]:
    links = [str(inner.attributes["href"]) for inner in node.walk() if inner.tag == "use"]
    return [link.removeprefix("#emblem-") for link in links if link.startswith("#emblem-")]


def where(node: Node) -> str:
    return str(node.attributes["transform"])


def played(seats: int, answers: int, seed: str = "picture"):
    """A table after so many random answers."""
    table, chance = mythwright.new(given.GAME, seats=seats, seed=seed), random.Random(seed)
    for _ in range(answers):
        if table.pending is None:
            break
        table.play(chance.choice(table.pending.options))
    return table


def test_the_drawers_know_the_board_and_the_pawns_of_the_box():
    assert set(board.SQUARES) == set(PRINTED.squares)
    assert board.COLUMNS == box.COLUMNS
    assert tuple(PAWN_SIGNS) == tuple(SEAT_COLOURS) == box.PAWNS


def test_every_square_and_pawn_is_drawn():
    nodes = drawn(played(6, 6))
    assert {f"square-0-{square}" for square in board.SQUARES} <= set(nodes)
    assert {f"pawn-{pawn}" for pawn in box.PAWNS[:6]} <= set(nodes)


def test_two_boards_lie_side_by_side_and_the_own_is_the_larger():
    table = given_travel.two_boards()
    nodes = drawn(table)
    assert {f"square-1-{square}" for square in board.SQUARES} <= set(nodes)
    first, second = (board.layout(table.see(seat)["table"]).boards for seat in (0, 2))
    assert first[0].scale > first[1].scale and second[1].scale > second[0].scale
    assert len({place.scale for place in board.layout(table.see(None)["table"]).boards}) == 1


def test_each_of_two_boards_bears_its_name():
    table = given_travel.two_boards()
    for seat in (0, 2, None):
        written = [node for node in draw_board(table.see(seat)).walk() if node.tag == "text" and node.says]
        assert [node.says for node in written] == [Fact("title-board", {"number": at}) for at in (1, 2)]
        boards = board.layout(table.see(seat)["table"]).boards
        for node, at in zip(written, boards, strict=True):
            assert node.attributes["x"] == at.x + board.WIDTH * at.scale / 2
            assert 0 < node.attributes["y"] < at.y
    assert not any(node.tag == "text" and node.says for node in draw_board(given.a_table().see(0)).walk())


def test_every_kind_of_square_has_a_ground_and_a_sign():
    table = given.a_table().see(0)["table"]
    assert set(LOOKS) <= set(PRINTED.kinds)
    for kind in PRINTED.kinds:
        ground, sign = look(table, kind)
        assert ground in GROUNDS and sign in SHAPES
        assert kind in LOOKS or PRINTED.kinds[kind].home == sign or PRINTED.kinds[kind].foe == sign


def test_a_square_shows_what_is_won_or_lost_on_it():
    nodes = drawn(given.a_table())
    for square, shown in (("A1", "+3"), ("B3", "−2"), ("F1", "+2")):
        assert shown in [node.text for node in nodes[f"square-0-{square}"].walk()]


def test_every_race_and_pawn_has_a_shape_of_its_own():
    assert set(RACES) == set(PRINTED.races)
    assert len({SHAPES[race] for race in RACES}) == len(RACES)
    assert len({SHAPES[sign] for sign in PAWN_SIGNS.values()}) == len(box.PAWNS)
    assert len({DAY[f"pawn-{pawn}"] for pawn in box.PAWNS}) == len(box.PAWNS)


def test_a_pawn_keeps_its_id_and_changes_its_place():
    table = given.rolling(given.a_table(), "1", "2")
    before = drawn(table)
    table.play(given.offered(table, "move")[0])
    after = drawn(table)
    assert where(before["pawn-red"]) != where(after["pawn-red"])


def test_a_move_changes_little_of_the_picture():
    table = given.a_table(3)
    given.stand(table, "D4", "A1", "B1")
    before = draw_board(table.see(2))
    given.stand(table, "D6")
    changed = {node.id for node in changes(before, draw_board(table.see(2)))}
    assert changed == {"pawn-red", "square-0-D4", "square-0-D6"}


def test_pawns_that_share_a_square_stand_beside_each_other():
    nodes = drawn(played(6, 3))
    assert len({where(nodes[f"pawn-{pawn}"]) for pawn in box.PAWNS[:6]}) == 6
    assert all(across * down >= number for number in range(1, 13) for across, down, _ in [crowded(number)])


def test_ids_are_never_given_twice():
    for seats, answers in MOMENTS:
        table = played(seats, answers)
        for seat in (0, seats - 1, None):
            ids = Counter(node.id for node in table.game.draw(table.see(seat)).walk() if node.id)
            assert [name for name, number in ids.items() if number > 1] == []


def test_a_move_is_attached_to_its_end_and_to_nothing_on_the_way():
    table = given.a_table()
    given.stand(table, "E3")
    given.rolling(table, "4", "2")
    nodes = drawn(table)
    [through] = [text for text in given.offered(table, "move") if text.startswith("move I7 n2 G9")]
    assert [name for name, node in nodes.items() if through in node.options] == ["square-0-I7"]


def test_a_crossing_is_attached_to_the_zone_of_the_other_board():
    table = given.rolling(given_travel.two_boards(), "4", "2")
    nodes = drawn(table)
    assert nodes["square-1-G9"].options
    assert {option.split()[0] for option in nodes["square-1-G9"].options} == {"cross"}
    assert not any(option.startswith("cross") for option in nodes["square-0-G9"].options)


def test_only_the_seat_that_is_asked_finds_options():
    table = given.rolling(given.a_table(), "1", "2")
    for seat in (1, None):
        assert [node.id for node in drawn(table, seat).values() if node.options] == []


def test_a_pawn_carries_what_may_be_done_to_it():
    table = given.a_table(3)
    given.stand(table, "D4", "E5", "E5")
    given.landing(table, "E5")
    nodes = drawn(table)
    assert nodes["pawn-blue"].options == ("confront blue",)
    assert nodes["pawn-yellow"].options == ("confront yellow",)


def test_a_pawn_carries_what_leads_to_its_square_on_either_board():
    table = given_travel.two_boards()
    given.stand(table, "E3", "E5", "G9", "A1")
    given.rolling(table, "2", "4")
    nodes = drawn(table)
    assert nodes["pawn-blue"].options == nodes["square-0-E5"].options != ()
    assert nodes["pawn-yellow"].options == nodes["square-1-G9"].options != ()
    assert {option.split()[0] for option in nodes["pawn-yellow"].options} == {"cross"}
    assert nodes["pawn-green"].options == ()


def test_a_pawn_on_its_way_is_between_the_boards():
    table = given_travel.departs(given_travel.two_boards(), "yellow")
    nodes = drawn(table, None)
    x, y = board.layout(table.see(None)["table"]).waiting
    assert where(nodes["pawn-red"]) == f"translate({x:g} {y:g})"
    assert nodes["pawn-red"].says.message == "title-transit"


def test_the_ball_and_the_goals_are_drawn():
    table = given_ball.a_big_game("F5", "E4")
    nodes = drawn(table)
    holder = table.see(0)["table"]["boards"][0]["ball"]["holder"]
    carried = [pawn for pawn in ("red", "blue") if "ball" in emblems(nodes[f"pawn-{pawn}"])]
    assert carried == [table.see(0)["table"]["names"][holder]]
    assert {"goal-0-red", "goal-0-blue"} <= set(nodes)


def test_the_marker_moves_on_with_the_session():
    table = given.a_table()
    first = where(drawn(table)["marker-session"])
    table.state.slots = 6
    assert where(drawn(table)["marker-session"]) != first


def test_the_same_is_drawn_whatever_is_hidden():
    for seats, answers in MOMENTS[:3]:
        table = played(seats, answers)
        for seat in (0, seats - 1, None):
            assert table.guess(seat, "other").svg(seat) == table.svg(seat)


def test_every_emblem_that_is_used_is_there():
    for seats, answers in MOMENTS:
        root = played(seats, answers).game.draw(played(seats, answers).see(0))
        ids = {node.id for node in root.walk()}
        links = {str(node.attributes["href"]) for node in root.walk() if node.tag == "use"}
        assert {link.removeprefix("#") for link in links} <= ids


@pytest.mark.parametrize("seats", [2, 12])
def test_it_is_well_formed_and_not_too_heavy(seats):
    svg = played(seats, 100).svg(0)
    root = ElementTree.fromstring(svg)
    assert root.attrib["viewBox"].startswith("0 0 ")
    assert len(svg) < 75_000 * (1 + (seats > 6))


def test_colours_are_names_with_a_value_for_daylight():
    picture = played(12, 300).game.draw(played(12, 300).see(0))
    known = {f"var(--{name}, {value})" for name, value in DAY.items()}
    for name in ("fill", "stroke", "color", "stop-color"):
        found = {str(node.attributes[name]) for node in picture.walk() if name in node.attributes}
        links = {colour for colour in found if colour.startswith("url(#")}
        assert found - links - {"none", "currentColor"} <= known
