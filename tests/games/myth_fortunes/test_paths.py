"""Paths, walked step by step as the book tells it and compared with those on offer (MF-MOVE, MF-DROP)."""

from __future__ import annotations

import pytest

from mythwright.core.option import Option
from mythwright.games.myth_fortunes.box import COLUMNS, read_box
from mythwright.games.myth_fortunes.rules.movement import orders
from mythwright.games.myth_fortunes.rules.paths import trail, ways
from tests.games.myth_fortunes.given import a_table, asked, offered, player, refused, rolling, stand
from tests.marks import rule

BOX = read_box(())
HEADINGS = {"n": (0, -1), "s": (0, 1), "e": (1, 0), "w": (-1, 0)}
ZONES, STOPS = {"E1", "K1", "A9", "G9"}, {"F5", "E7"}


class Pawn:
    """A pawn that tries everything the book allows, one step at a time."""

    def __init__(self, start: str, first: int, second: int) -> None:
        self.ends: set[str] = set()
        self.go_on(start, "", first, second)

    def go_on(self, at: str, heading: str, left: int, other: int) -> None:
        """`left` steps of this leg, then the other leg at a right angle; without a heading any way goes."""
        if left:
            for way in [heading] if heading else HEADINGS:
                self.step(at, way, left, other)
        elif other:
            aside = {"n": "ew", "s": "ew", "e": "ns", "w": "ns", "": "nesw"}[heading]
            for way in aside:
                self.step(at, way, other, 0)
        else:
            self.ends.add(at)

    def step(self, at: str, way: str, left: int, other: int) -> None:
        column, row = COLUMNS.index(at[0]) + HEADINGS[way][0], int(at[1]) + HEADINGS[way][1]
        if not (0 <= column <= 10 and 1 <= row <= 9):
            return
        square = f"{COLUMNS[column]}{row}"
        if square in STOPS:
            self.ends.add(square)
        if square in ZONES:
            for out in ZONES:
                self.go_on(out, "", left - 1, other)
        self.go_on(square, way, left - 1, other)


def walked(start: str, one: int, two: int) -> set[str]:
    return Pawn(start, one, two).ends | Pawn(start, two, one).ends


def on_offer(start: str, one: int, two: int) -> set[str]:
    return {str(option.args[0]) for option in ways(BOX, start, orders((one, two), "")).listed}


@rule("MF-GAP-31", "MF-GAP-37", "MF-GAP-34", "MF-MOVE-07", "MF-MOVE-10", "MF-DROP-04", "MF-DROP-08")
@pytest.mark.parametrize("start", sorted(BOX.squares))
def test_where_a_pawn_can_end_is_what_walking_step_by_step_finds(start: str) -> None:
    for one, two in ((1, 1), (4, 2), (6, 5), (8, 1)):
        assert on_offer(start, one, two) == walked(start, one, two), (one, two)


@rule("MF-MOVE-04", "MF-MOVE-08", "MF-DROP-09", "MF-GAP-31")
@pytest.mark.parametrize("start", ["F5", "E3", "A1", "G8"])
def test_every_path_ends_where_it_says_and_takes_as_many_steps_as_the_dice_show(start: str) -> None:
    for option in ways(BOX, start, orders((4, 2), "")).every:
        end, *path = map(str, option.args)
        steps = sum(int(part[1]) for part in path if part not in ZONES)
        assert trail(BOX, start, path)[-1] == end
        assert steps == 6 or (steps < 6 and end in STOPS)


@rule("MF-MOVE-05", "MF-MOVE-06", "MF-GAP-33")
def test_either_die_goes_first_and_the_other_second() -> None:
    assert orders((5, 6), "") == ((5, 6), (6, 5))
    assert on_offer("F9", 5, 6) == on_offer("F9", 6, 5)
    every = {str(option) for option in ways(BOX, "D5", orders((1, 2), "")).every}
    assert {"move E3 e1 n2", "move E3 n2 e1"} <= every
    assert "move F4 e1 e1 n1" not in every


@rule("MF-MOVE-09", "MF-MOVE-07")
def test_the_first_leg_goes_any_way_and_the_second_to_either_side() -> None:
    every = ways(BOX, "D5", ((1, 2),)).every
    legs = {tuple(str(arg) for arg in option.args[1:]) for option in every if option.args[0] != "F5"}
    assert legs == {
        *(("n1", "e2"), ("n1", "w2"), ("s1", "e2"), ("s1", "w2")),
        *(("e1", "n2"), ("e1", "s2"), ("w1", "n2"), ("w1", "s2")),
    }


@rule("MF-GAP-31")
def test_a_pawn_may_cross_squares_that_it_has_crossed_before() -> None:
    every = ways(BOX, "E3", orders((4, 2), "")).every
    assert Option("move", ("G3", "n2", "E1", "s2", "e2")) in every  # back through E2, where it came from


@rule("MF-GAP-31")
def test_whoever_can_move_must() -> None:
    table = rolling(a_table(), "1", "1")
    assert {text.split()[0] for text in offered(table)} == {"move"}
    assert refused(table, "end") == "MF-GAP-31"


# -- stops ----------------------------------------------------------------------------------------


@rule("MF-MOVE-17", "MF-MOVE-18", "MF-GAP-34")
@pytest.mark.parametrize(
    ("start", "numbers", "path"),
    [
        ("D5", "8 1", "F5 e2"),  # MF-EX-08: on the first leg, though eight would not fit
        ("D4", "1 8", "F5 s1 e2"),  # on the second
        ("E9", "8 8", "E7 n2"),
        ("A8", "1 8", "E7 n1 e4"),
    ],
)
def test_a_pawn_that_comes_to_the_bazaar_or_the_inn_may_end_there(
    start: str, numbers: str, path: str
) -> None:
    table = a_table()
    stand(table, start)
    rolling(table, *numbers.split())
    assert f"move {path}" in offered(table)
    table.play(f"move {path}")
    assert player(table).place == path[:2]
    assert asked(table)[1] in ("bazaar", "inn")


@rule("MF-MOVE-19")
@pytest.mark.parametrize(("start", "path"), [("D5", "H4 e4 n1"), ("E4", "F8 s4 e1")])
def test_the_pawn_may_also_go_on_past_a_stop_with_the_full_roll(start: str, path: str) -> None:
    table = a_table()
    stand(table, start)
    rolling(table, "4", "1")
    table.play(f"move {path}")
    assert player(table).place == path[:2]


@rule("MF-GAP-34")
def test_only_the_bazaar_and_the_inn_end_a_move_early() -> None:
    assert set(BOX.stops) == STOPS
    table = a_table()
    stand(table, "D5")
    rolling(table, "4", "1")
    assert refused(table, "move E5 e1") == "MF-MOVE-04"


@rule("MF-GAP-34")
def test_a_stop_within_reach_keeps_a_roll_from_being_forfeit() -> None:
    assert on_offer("H5", 8, 8) == {"F5"}
    assert on_offer("F5", 8, 8) == set()  # starting on a stop is not enough
