"""The picture: stable ids, options on what they concern, everything open drawn and nothing hidden."""

from __future__ import annotations

import random
from collections import Counter
from xml.etree import ElementTree

import pytest

import mythwright
from mythwright.core.picture import Node
from mythwright.games.king_of_the_hill import board, box
from mythwright.games.king_of_the_hill.emblems import LINES, SHAPES
from tests.games.king_of_the_hill import given

HEROES = ("heracles", "imhotep", "sigurd", "baba_yaga", "arjuna")


def drawn(table, seat: int | None = 0) -> dict[str, Node]:
    """The nodes of the picture by their ids."""
    return {node.id: node for node in table.game.draw(table.see(seat)).walk() if node.id}


def emblems(node: Node) -> list[str]:
    """The emblems that are used in a node."""
    links = [str(inner.attributes["href"]) for inner in node.walk() if inner.tag == "use"]
    return [link.removeprefix("#emblem-") for link in links]


def where(node: Node) -> str:
    return str(node.attributes["transform"])


def played(seats: int, seed: str, answers: int):
    """A table after so many random answers."""
    table, chance = mythwright.new(given.GAME, seats=seats, seed=seed), random.Random(seed)
    for _ in range(answers):
        if table.pending is None:
            break
        table.play(chance.choice(table.pending.options))
    return table


def test_the_drawers_know_the_board_of_the_box():
    printed = box.read_box(())
    assert tuple(board.TILES) == printed.tiles
    assert {card.mythology: card.camp for card in printed.heroes.values()} == board.CAMPS
    assert board.TILES["D4"] == (0, 0)


def test_every_tile_camp_and_hero_is_drawn():
    nodes = drawn(given.a_table(*HEROES))
    assert {f"tile-{tile}" for tile in board.TILES} <= set(nodes)
    assert {f"camp-{camp}" for camp in board.CAMPS} <= set(nodes)
    assert {f"hero-{hero}" for hero in HEROES} | {f"mat-{hero}" for hero in HEROES} <= set(nodes)


def test_a_hero_keeps_the_id_and_changes_the_place():
    table = given.a_table("heracles", "sigurd")
    before = drawn(table)
    table.play("move B3")
    after = drawn(table)
    assert where(before["hero-heracles"]) != where(after["hero-heracles"])
    assert where(before["hero-sigurd"]) == where(after["hero-sigurd"])
    assert "village-B3" in before and "village-B3" not in after


def test_ids_are_never_given_twice():
    for seats, answers in ((2, 40), (3, 90), (4, 150), (5, 220)):
        table = played(seats, "twice", answers)
        for seat in (*range(seats), None):
            ids = Counter(node.id for node in table.game.draw(table.see(seat)).walk() if node.id)
            assert [name for name, number in ids.items() if number > 1] == []


def test_moves_and_scouting_are_attached_to_their_tiles():
    table = given.a_table("heracles", "sigurd")
    nodes = drawn(table)
    assert nodes["tile-A2"].options == ("scout A2", "move A2")
    assert nodes["tile-B2"].options == ("move B2",)
    assert nodes["tile-G1"].options == ()
    assert 'data-options="scout A2|move A2"' in table.svg(0)


def test_only_the_seat_that_is_asked_finds_options():
    table = given.a_table("heracles", "sigurd")
    for seat in (1, None):
        assert [node.id for node in drawn(table, seat).values() if node.options] == []


def test_every_option_with_a_tile_or_a_hero_in_it_stands_on_the_picture():
    words = {*board.TILES, *HEROES}
    for answers in (30, 80, 130, 180, 230):
        table = played(4, "options", answers)
        if table.pending is None:
            continue
        nodes = drawn(table, table.pending.seat)
        attached = {option for node in nodes.values() for option in node.options}
        concerned = {str(o) for o in table.pending.options if words & set(map(str, o.args))}
        assert concerned <= attached


def test_an_attack_and_a_card_are_attached_to_the_hero_they_name():
    table = given.a_table("heracles", "sigurd")
    given.stand(table, 0, "C4")
    given.stand(table, 1, "C3")
    given.give(table, 0, secrets=["trap"])
    given.turn_of(table)
    nodes = drawn(table)
    assert nodes["hero-sigurd"].options == ("secret trap sigurd",)
    assert nodes["hand-trap"].options == ("secret trap sigurd",)


def test_own_artifacts_carry_what_may_be_done_with_them():
    table = given.a_table("heracles", "sigurd")
    given.give(table, 0, artifacts=["winged_sandals"])
    given.turn_of(table)
    assert drawn(table)["artifact-winged_sandals"].options == ("use winged_sandals", "drop winged_sandals")


def test_a_face_down_village_shows_its_rune_only_to_whoever_looked():
    table = given.a_table("heracles", "sigurd")
    given.village(table, "A2", "hindu")
    table.play("scout A2")
    assert emblems(drawn(table, 0)["village-A2"]) == ["cloud", "cloud", "hindu"]
    for seat in (1, None):
        assert emblems(drawn(table, seat)["village-A2"]) == ["cloud", "cloud"]


def test_a_spectator_sees_no_hand_and_no_rune_of_a_village():
    for answers in (20, 70, 120):
        nodes = drawn(played(5, "spectator", answers), None)
        assert [name for name in nodes if name.startswith("hand-")] == []
        villages = [node for name, node in nodes.items() if name.startswith("village-")]
        assert {sign for village in villages for sign in emblems(village)} <= {"cloud"}


def test_the_same_is_drawn_whatever_is_hidden():
    table = played(4, "hidden", 100)
    for seat in (0, 3, None):
        assert table.guess(seat, "other").svg(seat) == table.svg(seat)


@pytest.mark.parametrize("rune", box.RUNES)
def test_every_rune_has_an_emblem_of_its_own_shape(rune):
    table = given.a_table("heracles", "sigurd")
    given.village(table, "B2", rune)
    given.hero(table).known = ("B2",)
    assert emblems(drawn(table)["village-B2"])[-1] == rune
    shapes = [{**LINES, **SHAPES}[name] for name in box.RUNES]
    assert len(set(shapes)) == len(box.RUNES)


def test_every_emblem_that_is_used_is_there():
    for answers in (20, 90, 160, 240):
        table = played(5, "emblems", answers)
        root = table.game.draw(table.see(0))
        ids = {node.id for node in root.walk()}
        links = {str(node.attributes["href"]) for node in root.walk() if node.tag == "use"}
        assert {link.removeprefix("#") for link in links} <= ids


def test_temples_guardians_and_arenas_are_drawn_where_they_stand():
    table = given.a_table("heracles", "sigurd")
    given.give(table, 1, temples=[("C3", "health")])
    given.an_arena(table, "harpy", "naga", "sphinx", mythology="slavic", tile="E5")
    given.a_battle(table, "lisovyk", "B2", seat=1)
    nodes = drawn(table)
    assert emblems(nodes["temple-sigurd-C3"]) == ["temple", "heart"]
    assert emblems(nodes["arena-slavic"]) == ["slavic"]
    assert "Li" in [node.text for node in nodes["guardian-B2"].walk()]


def test_the_opponents_of_an_arena_carry_what_may_be_done_to_them():
    table = given.an_arena(given.a_table("heracles", "sigurd"), "harpy", "naga", "sphinx")
    assert [drawn(table)[f"opponent-{at}"].options for at in range(3)] == [
        ("target 0",),
        ("target 1",),
        ("target 2",),
    ]


def test_the_hill_shows_the_seal_and_then_the_monster():
    table = given.a_table("heracles", "sigurd")
    assert "seal" in drawn(table)
    given.turn_of(given.a_final(table, contender=1), 0)
    nodes = drawn(table)
    assert "seal" not in nodes
    assert str(table.state.monster_health) in [node.text for node in nodes["monster-fenrir"].walk()]
    assert [name for name in nodes if name.startswith("village-")] == []


def test_the_marker_moves_on_with_the_round():
    table = given.a_table("heracles", "sigurd")
    first = where(drawn(table)["marker-round"])
    table.state.round = 2
    second = where(drawn(table)["marker-round"])
    given.a_final(table)
    assert len({first, second, where(drawn(table)["marker-round"])}) == 3


def test_it_is_well_formed_and_of_a_stated_size():
    svg = played(5, "form", 200).svg(0)
    root = ElementTree.fromstring(svg)
    assert root.attrib["viewBox"] == "0 0 1000 900"
    assert len(svg) < 150_000


def test_a_table_can_be_drawn_before_anyone_has_a_hero():
    table = mythwright.new(given.GAME, seats=3, seed="dice", dice="ask")
    assert "tile-D4" in drawn(table, 0)
    assert table.game.sketch(table.see(0)).hand == []
