"""Prospects: where a choice of dice may lead before they fall, drawn and told (MF-MOVE-02, MF-GAP-31)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from mythwright.games.myth_fortunes.board import HEAD, SMALL, layout, middle
from mythwright.games.myth_fortunes.box import FortuneTable
from mythwright.games.myth_fortunes.prospects import prospects
from mythwright.server.speaking import page
from tests.games.myth_fortunes.given import a_table, asked, play, stand
from tests.games.myth_fortunes.given_fights import a_company, give
from tests.games.myth_fortunes.given_travel import ends as reached
from tests.games.myth_fortunes.given_travel import turn_of, two_boards
from tests.marks import rule


def picking(table: FortuneTable) -> FortuneTable:
    """The first player is asked for dice."""
    play(turn_of(table), "roll")
    assert asked(table) == (0, "pick_dice")
    return table


@rule("MF-MOVE-02", "MF-MOVE-09", "MF-GAP-31")
@pytest.mark.parametrize(("dice", "sides"), [("d4 d4", (4, 4)), ("d4 d8", (4, 8)), ("d6 d6", (6, 6))])
def test_of_each_pair_it_is_told_how_many_throws_lead_where(dice: str, sides: tuple[int, int]) -> None:
    table = a_table()
    stand(table, "F5", "I3")
    found = prospects(picking(table), 0)[f"dice {dice}"]
    assert found["throws"] == sides[0] * sides[1]

    # when each throw is played, as many lead to each square
    ends: dict[str, int] = {}
    for faces in product(*(range(1, side + 1) for side in sides)):
        thrown = table.copy().play(f"dice {dice}")
        one, two = dice.split()
        rolls = [" ".join(map(str, faces))] if one == two else list(map(str, faces))
        play(thrown, *rolls)
        for square in reached(thrown):
            ends[square] = ends.get(square, 0) + 1
    assert found["here"] == ends
    assert found["across"] == {}


@rule("MF-GAP-17")
def test_with_a_die_set_only_the_other_is_thrown() -> None:
    table = a_company()
    give(table, 0, "loaded_dice")
    play(turn_of(table), "roll", "play loaded_dice", "dice d4 d8")
    found = prospects(table, 0)
    assert {text: each["throws"] for text, each in found.items() if text.endswith(" 1")} == {
        "set d4 1": 8,
        "set d8 1": 4,
    }


@rule("MF-DROP-03", "MF-GAP-38")
def test_zones_of_the_other_board_are_prospects_too() -> None:
    table = two_boards()
    stand(table, "E3", "G9", "F5", "G9")
    found = prospects(picking(table), 0)["dice d4 d4"]
    assert "E1" in found["across"] and set(found["across"]) <= set(table.box.zones)


def test_only_who_picks_is_told_and_only_while_picking() -> None:
    table = a_table(3)
    assert prospects(table, 0) == {}
    picking(table)
    assert prospects(table, 0) and not prospects(table, 1) and not prospects(table, None)


def test_they_are_drawn_on_either_board_with_their_chance() -> None:
    table = two_boards()
    stand(table, "E3", "G9", "F5", "G9")
    picking(table)
    view = table.see(0)
    told, drawn = prospects(table, 0)["dice d4 d4"], table.game.display(view).prospects["dice d4 d4"]
    own, other = layout(view["table"]).boards
    assert (own.scale, own.y, other.scale) == (1, HEAD, SMALL)
    chances = {(x, y): chance for x, y, chance in drawn}
    assert len(drawn) == len(told["here"]) + len(told["across"])
    for place, ends in ((own, told["here"]), (other, told["across"])):
        for square, number in ends.items():
            assert chances[place.spot(*middle(square))] == pytest.approx(number / 16)


def test_dice_say_whom_they_may_lead_to() -> None:
    table = a_table(3)
    stand(table, "F5", "I3", "K9")
    picking(table)
    found = prospects(table, 0)["dice d4 d4"]
    assert Fraction(found["here"]["I3"], found["throws"]) == Fraction(2, 16)  # 3 and 2, 2 and 3
    options = {one["text"]: one for one in page(table, 0, "en")["question"]["options"]}
    assert options["dice d4 d4"]["label"].endswith("(Blue: 12 %)")
    assert len(options["dice d4 d4"]["prospects"]) == len(found["here"])
    assert all(0 <= percent <= 100 for _, _, percent in options["dice d4 d4"]["prospects"])
