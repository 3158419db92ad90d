"""The sketch: a map that fits a terminal and reads without colour, sentences, and panels of both Forces."""

from __future__ import annotations

import pytest

import mythwright
from mythwright.core.flow import Ask
from mythwright.core.picture import Fact
from mythwright.core.telling import tell_fact, words_of
from mythwright.games.mythic_earth.box import read_box
from mythwright.games.mythic_earth.facts import bearing
from mythwright.games.mythic_earth.sketch import LETTERS, MARGIN
from tests.games.mythic_earth import given
from tests.games.mythic_earth.given_pictures import GAME, PRIMARIES, a_battle, moments

WORDS = words_of(mythwright.find(GAME), "en")
STYLES = {"greek", "egyptian", "norse", "slavic", "hindu", "dark", "legal", "own", "dim", ""}


def sketch(table, seat: int | None = 0):
    return table.game.sketch(table.see(seat))


def rows(table, seat: int | None = 0) -> list[str]:
    return ["".join(span.text for span in line) for line in sketch(table, seat).map]


def letter(table, x: float, y: float) -> str:
    """What stands at so many inches from the west and the south of a square table."""
    return rows(table)[int((48 - y) / 1.5)][MARGIN + int(x / 0.75)]


def told(table, facts: list[Fact], seat: int | None = 0) -> list[str]:
    view = table.see(seat)
    return [tell_fact(WORDS, view, fact) for fact in facts]


def panel(table, title: str, seat: int | None = 0) -> list[str]:
    """The lines of the panel whose title begins so."""
    for head, facts in sketch(table, seat).panels:
        if told(table, [head], seat)[0].startswith(title):
            return told(table, facts, seat)
    raise AssertionError([told(table, [head], seat) for head, _ in sketch(table, seat).panels])


# -- the map -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("primary", PRIMARIES)
def test_it_fits_a_terminal_and_can_be_told_at_every_moment(primary):
    for table in moments(primary):
        seat = table.pending.seat if isinstance(table.pending, Ask) else None
        drawn = sketch(table, seat)
        assert len(drawn.map) == 33
        assert max(sum(len(span.text) for span in line) for line in drawn.map) <= 78
        assert {word for line in drawn.map for span in line for word in span.style.split(" ")} <= STYLES
        panels = [fact for head, lines in drawn.panels[1:] for fact in (head, *lines)]
        said = told(table, [*drawn.spoken, *drawn.hand, *panels], seat)
        assert [line for line in said if "_" in line or "{" in line or line.endswith("]")] == []


def test_a_wide_table_has_wider_letters():
    table = given.a_table(points=1000, dice="seeded")
    assert len(rows(table)) == 25 and len(rows(table)[0]) == MARGIN + 72
    assert rows(table)[-1].split() == [str(inches) for inches in range(0, 73, 6)]


def test_every_kind_of_landscape_has_a_letter_of_its_own():
    assert set(LETTERS) == set(read_box(()).kit)
    assert len(set(LETTERS.values())) == len(LETTERS)


@pytest.mark.parametrize(
    ("x", "y", "shown"),
    [
        (9, 32, "j"),
        (41, 20, "s"),
        (6, 12, "m"),
        (19, 19, "r"),
        (31, 25, "l"),
        (42, 28, "b"),
        (17, 26, "w"),
        (30, 38, "h"),
        (36, 22, "!"),
        (46, 46, "·"),
        (39, 38, "x"),
    ],
)
def test_landscape_tokens_and_bases_stand_where_they_are(x, y, shown):
    assert letter(a_battle(), x, y) == shown


def test_units_have_their_number_at_their_middle_and_letters_for_their_minis():
    table = a_battle()
    assert letter(table, 34, 8) == "4"
    row = rows(table)[int((48 - 41) / 1.5)]
    assert row[MARGIN + int(10 / 0.75)] == "x" and " 9" not in row
    assert letter(table, 12, 41) == "9"
    assert letter(table, 8, 5) == "o"


def test_what_may_be_chosen_is_marked_for_who_is_asked():
    def marked(seat: int | None, table) -> list[str]:
        return [span.text for line in sketch(table, seat).map for span in line if span.style == "legal"]

    table = a_battle()
    assert {"8", "10", "11", "13", "!"} <= set(marked(0, table))
    assert marked(1, table) == marked(None, table) == []
    assert "+" in "".join(marked(0, table.play("move")))


def test_inches_stand_at_two_edges():
    drawn = rows(a_battle())
    assert drawn[3].startswith(" 42 ") and drawn[31].startswith("  0 ")
    assert drawn[-1].split() == [str(inches) for inches in range(0, 49, 6)]


# -- panels --------------------------------------------------------------------------------------------------


def test_the_legend_comes_first_and_never_changes():
    head, facts = sketch(a_battle()).panels[0]
    assert not any(fact.facts for fact in (head, *facts))
    assert "j: jungle, s: scrub, h: hill" in told(a_battle(), facts)


def test_both_forces_tell_every_unit_s_state():
    table = a_battle()
    found = panel(table, "Inuit: 2 Victory Points")
    assert "1 Bow Hunters: 8 of 8" in found
    assert "2 Angakkuq: 3 of 3, with Captives" in found and "…dice: 3 by it, 0 of 1 spent" in found
    assert "3 Spear Band: 8 of 8, 2 markers, in a fight" in found
    assert "5 Sled Wolves: 5 of 5, 3 markers, Fleeing" in found
    enemy = panel(table, "Aztecs: 0 Victory Points")
    assert enemy[0] == "Free dice: 6, 4, 4, of 7"
    assert "8 Eagle Warriors: 8 of 8, one marker, in a fight" in enemy
    assert "9 Tlalocan High Priest: 3 of 3, Stone Skin" in enemy and "…dice: 1 of 1 spent" in enemy


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("waiting", "7 Ice Giant: 1, not deployed yet"),
        ("reserve", "7 Ice Giant: 1, in reserve"),
        ("destroyed", "7 Ice Giant: destroyed"),
    ],
)
def test_a_unit_that_is_not_on_the_table_says_where_it_is(place, line):
    table = a_battle()
    table.state.units[7].place = place
    assert line in panel(table, "Inuit")


def test_distances_of_the_acting_unit_come_nearest_first():
    table = a_battle()
    found = panel(table, "Distances from Unit 1")
    assert len(found) == 12
    assert found[0] == "3 Spear Band (own): 3.44″ north-east"
    far = [float(line.partition("): ")[2].partition("″")[0]) for line in found]
    assert far == sorted(far)


def test_a_shot_is_told_with_dice_number_and_cover():
    found = panel(a_battle(), "Distances from Unit 1")
    [champion] = [line for line in found if line.startswith("10 ")]
    assert "2 dice hit on 3 or less" in champion and champion.endswith("obscured by one thing")
    [near] = [line for line in found if line.startswith("13 ")]
    assert near.endswith("in clear sight")
    [far] = [line for line in found if line.startswith("12 ")]
    assert "hit" not in far


@pytest.mark.parametrize(
    ("dx", "dy", "direction"),
    [
        (5, 0, "east"),
        (5, 4, "north_east"),
        (1, 5, "north"),
        (-4, 5, "north_west"),
        (-5, 2, "west"),
        (-5, -3, "south_west"),
        (0, -5, "south"),
        (5, -5, "south_east"),
    ],
)
def test_directions_are_eight(dx, dy, direction):
    one, two = ({"minis": [[1000 * x, 1000 * y]]} for x, y in ((20, 20), (20 + dx, 20 + dy)))
    assert bearing(one, two) == direction


def test_the_acting_unit_tells_its_card_and_what_it_did():
    table = a_battle()
    found = panel(table, "Unit 1, Bow Hunters")
    assert found[0].startswith("8 × Bow Hunters: M 5") and found[1] == "2 Single-Actions left"
    assert [head for head, _ in sketch(table, 1).panels if head.message == "panel-acting"]


def test_tokens_and_creatures_of_nobody_have_panels():
    table = a_battle()
    assert panel(table, "Tokens") == ["1: an altar", "2: an altar", "4: a spawn marker"]
    hunts = [table for table in moments("hunt") if any(u.seat == -1 for u in table.state.units.values())]
    assert panel(hunts[0], "Spirit Animals")[0].endswith("Spirit Animal: 1 of 1")


# -- sentences and hand --------------------------------------------------------------------------------------


def test_the_table_is_told_in_sentences():
    spoken = told(a_battle(), sketch(a_battle()).spoken)
    assert spoken[0].startswith("The table is 48 inches wide and 48 deep")
    assert "Aztecs: 0 Victory Points, free dice 6, 4, 4." in spoken
    assert (
        "Unit 5, Sled Wolves (Inuit): 5 of 5 Minis, 3 markers, Fleeing, around 41.76, 12.88; "
        "the nearest enemy is Unit 8, 9.4 inches away." in spoken
    )
    assert "Token 4 (a spawn marker) at 36, 22." in spoken
    assert "Piece 4, rock (Impassable), around 19, 19." in spoken


def test_a_lone_side_has_no_nearest_enemy():
    table = given.a_turn(given.a_unit("great_bear", 0, (34_000, 8000)))
    table.state.sides[0].force = "inuit"
    assert "Unit 1, Great Bear (Inuit): 1 of 1 Mini, around 34, 8." in told(table, sketch(table).spoken)


def test_the_own_hand_is_told_with_texts_and_figures():
    table = a_battle()
    table.state.sides[0].vow.card, table.state.sides[0].blessings = "el3", ("bl1",)
    table.state.units[2].spells = ("sun_lance",)
    found = told(table, sketch(table).hand)
    assert found[0].startswith("Divide and Conquer: Pick an enemy Unit in secret")
    assert found[1].startswith("Return of the Fallen:") and found[2].endswith("Casting Value 11.")
    assert sketch(table, None).hand == [] and "Divide" not in str(told(table, sketch(table, 1).hand, 1))
