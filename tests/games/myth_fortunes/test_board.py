"""The gameboard: 99 squares, what each of them is, and which way is north (MF-BOARD, MF-GAP-03, 04, 36)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from mythwright.games.myth_fortunes.box import COLUMNS, read_box
from tests.games.myth_fortunes.given import a_table
from tests.games.myth_fortunes.given_travel import decision, slug
from tests.marks import rule

BOX = read_box(())
HOMES = {  # MF-GAP-08
    "troll": ("trollia", "H2"),
    "pervect": ("perv", "D2"),
    "imp": ("imper", "C3"),
    "klahd": ("klah", "I7"),
    "deveel": ("deva_outlands", "J4"),
    "gnome": ("zoorik", "B4"),
    "trollop": ("avis", "I3"),
    "jahk": ("jahk", "J6"),
    "djinn": ("djinger", "C7"),
    "kobold": ("kobol", "D8"),
    "wuhs": ("wuh", "H8"),
    "vampire": ("limbo", "B6"),
}


def printed() -> dict[str, str]:
    """The squares as the catalogue lists them."""
    found = re.findall(r"\b([A-K][1-9]) ([A-Z][^;.]+)[;.]", decision("MF-GAP-04"))
    return {square: slug(name) for square, name in found}


@rule("MF-BOARD-01", "MF-BOARD-02")
def test_eleven_columns_and_nine_rows_make_99_squares() -> None:
    assert {square[0] for square in BOX.squares} == set("ABCDEFGHIJK")
    assert {int(square[1:]) for square in BOX.squares} == set(range(1, 10))
    assert len(BOX.squares) == 99


@rule("MF-BOARD-03", "MF-GAP-04")
def test_every_square_is_of_the_kind_that_the_catalogue_lists() -> None:
    assert len(printed()) == 99
    assert {square: kind.id for square, kind in BOX.squares.items()} == printed()


@rule("MF-GAP-04")
def test_the_board_is_alike_after_a_half_turn_but_for_what_the_book_fixes() -> None:
    def kind(square: str) -> str:
        found = BOX.squares[square]
        return "home" if found.home else found.id

    def partner(square: str) -> str:
        return COLUMNS[10 - COLUMNS.index(square[0])] + str(10 - int(square[1]))

    odd = {square for square in BOX.squares if kind(square) != kind(partner(square))}
    fixed = {"B8", "C2", "C5", "F2", "H1", "E7"}
    assert odd == fixed | {partner(square) for square in fixed}


@rule("MF-BOARD-04", "MF-EX-01", "MF-JUDGE-01", "MF-MOVE-01")
def test_whoever_asks_for_f5_is_told_that_it_is_the_bazaar_at_deva_where_all_begin() -> None:
    table = a_table(3)
    before = table.copy()
    for seat in (0, 1, 2, None):
        seen = table.see(seat)["table"]
        assert seen["squares"]["F5"] == "bazaar_at_deva"
        assert seen["cards"]["square_bazaar_at_deva"]["type"] == "kind"
        assert {player["place"] for player in seen["players"]} == {"F5"}
    assert table.state == before.state
    assert table.pending == before.pending


@rule("MF-JUDGE-01")
def test_what_every_square_means_can_be_looked_up() -> None:
    seen = a_table().see(1)["table"]
    assert {f"square_{kind}" for kind in seen["squares"].values()} <= set(seen["cards"])
    assert seen["cards"]["square_cutpurse_alley"]["amount"] == 2
    assert seen["cards"]["square_klah"]["home"] == "klahd"


@rule("MF-GAP-03")
def test_north_is_the_row_before_and_east_the_next_letter() -> None:
    assert BOX.steps["F5"] == {"n": "F4", "e": "G5", "s": "F6", "w": "E5"}
    assert BOX.steps["A1"] == {"e": "B1", "s": "A2"}
    assert BOX.steps["K9"] == {"n": "K8", "w": "J9"}


@rule("MF-GAP-03")
@pytest.mark.parametrize(("heading", "squares"), [("n", 4), ("s", 4), ("e", 5), ("w", 5)])
def test_from_the_bazaar_it_is_four_squares_to_north_and_south_and_five_to_the_sides(
    heading: str, squares: int
) -> None:
    at, walked = "F5", 0
    while heading in BOX.steps[at]:
        at, walked = BOX.steps[at][heading], walked + 1
    assert walked == squares


@rule("MF-DROP-01", "MF-GAP-36")
def test_four_drop_zones_lie_on_each_board_and_share_no_line_with_a_home() -> None:
    assert set(BOX.zones) == {"E1", "K1", "A9", "G9"}
    assert not {zone[0] for zone in BOX.zones} & {home[0] for home in BOX.homes}
    assert not {zone[1] for zone in BOX.zones} & {home[1] for home in BOX.homes}


@rule("MF-GAP-08", "MF-CHAR-02", "MF-CHAR-03", "MF-CHAR-04")
def test_every_race_has_its_own_home_five_steps_from_the_bazaar_and_off_the_edge() -> None:
    homes = {name: (race.dimension, race.home) for name, race in BOX.races.items() if race.home}
    assert homes == HOMES
    assert {square: kind.home for square, kind in BOX.squares.items() if kind.home} == {
        square: race for race, (_, square) in HOMES.items()
    }
    for race, (dimension, square) in HOMES.items():
        assert BOX.squares[square] is BOX.kinds[dimension]
        assert abs(COLUMNS.index(square[0]) - 5) + abs(int(square[1]) - 5) == 5, race
        assert square[0] not in "AK"
        assert square[1] not in "19"


@rule("MF-GAP-08")
def test_a_dragon_is_of_the_board_only_and_nobody_is_at_home_at_the_bazaar() -> None:
    assert [name for name, race in BOX.races.items() if not race.home] == ["dragon"]
    assert BOX.squares["F5"].home == ""


@rule("MF-GAP-05")
def test_each_kind_of_ordinary_square_lies_where_its_text_says() -> None:
    lists = re.findall(r"^([A-Z][A-Za-z ]+) \(((?:[A-K][1-9](?:, )?)+)\):", decision("MF-GAP-05"), re.M)
    assert len(lists) == 18
    where = Counter({slug(name): tuple(sorted(squares.split(", "))) for name, squares in lists})
    for kind, squares in where.items():
        assert tuple(sorted(s for s, k in BOX.squares.items() if k.id == kind)) == squares
