"""The sketch: a map that fits a terminal and reads without colour, the same in sentences, and panels."""

from __future__ import annotations

import random

import pytest

import mythwright
from mythwright.core.picture import Fact
from mythwright.core.telling import tell_fact, words_of
from mythwright.games.king_of_the_hill.board import TILES
from mythwright.games.king_of_the_hill.sketch import corner
from tests.games.king_of_the_hill import given

WORDS = words_of(mythwright.find(given.GAME), "en")
STYLES = {"greek", "egyptian", "norse", "slavic", "hindu", "dark", "legal", "own", "dim", ""}


def sketch(table, seat: int | None = 0):
    return table.game.sketch(table.see(seat))


def lines(table, seat: int | None = 0) -> list[str]:
    """The map as it is read without colour, with the line above the board kept."""
    found = ["".join(span.text for span in line) for line in sketch(table, seat).map]
    return found if "/" in found[0] else ["", *found]


def cell(table, tile: str, seat: int | None = 0) -> tuple[str, str]:
    """The two lines inside a tile."""
    x, y = corner(tile)
    first, second = (lines(table, seat)[at].ljust(80)[x + 1 : x + 10].strip() for at in (y + 1, y + 2))
    return first, second


def told(table, facts: list[Fact], seat: int | None = 0) -> list[str]:
    return [tell_fact(WORDS, table.see(seat), fact) for fact in facts]


def panel(table, title: str, seat: int | None = 0) -> list[str]:
    """The lines of the panel with this title."""
    for head, facts in sketch(table, seat).panels:
        if told(table, [head], seat) == [title]:
            return told(table, facts, seat)
    raise AssertionError(title)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_fits_a_terminal_at_every_moment(seats):
    table, chance = mythwright.new(given.GAME, seats=seats, seed="fit"), random.Random(seats)
    while table.pending is not None:
        drawn = sketch(table, table.pending.seat)
        assert len(drawn.map) <= 24
        assert max(sum(len(span.text) for span in line) for line in drawn.map) <= 78
        assert {word for line in drawn.map for span in line for word in span.style.split(" ")} <= STYLES
        table.play(chance.choice(table.pending.options))


def test_every_tile_has_its_name_on_the_map():
    text = "\n".join(lines(given.a_table("heracles", "sigurd")))
    assert all(tile in text for tile in TILES)


def test_tiles_that_may_be_entered_or_aimed_at_are_marked_by_a_character():
    table = given.a_table("heracles", "sigurd")
    assert cell(table, "A2") == ("A2*+ ??", "")
    assert cell(table, "B2") == ("B2*  ??", "")
    assert cell(table, "G1") == ("G1   ??", "")
    assert cell(table, "A2", seat=1) == ("A2   ??", "")


def test_a_mark_is_a_style_as_well():
    table = given.a_table("heracles", "sigurd")
    spans = [span for line in sketch(table).map for span in line]
    assert "legal" in {span.style for span in spans if span.text.startswith("A2")}


def test_heroes_temples_guardians_and_arenas_have_letters():
    table = given.a_table("heracles", "baba_yaga")
    given.give(table, 1, temples=[("C3", "health")])
    given.stand(table, 1, "C3")
    given.an_arena(table, "harpy", "naga", "sphinx", mythology="slavic", tile="E5", seat=1)
    given.a_battle(table, "lisovyk", "B2")
    assert cell(table, "B2") == ("B2", ">HE !Li")
    assert cell(table, "C3") == ("C3", "^BYh")
    assert cell(table, "E5")[0] == "E5   #Sl"


def test_a_village_shows_its_rune_only_to_whoever_knows_it():
    table = given.a_table("heracles", "sigurd")
    given.village(table, "B2", "hindu")
    given.hero(table).known = ("B2",)
    assert cell(table, "B2")[0] == "B2*  Hi"
    assert cell(table, "B2", seat=1)[0] == "B2   ??"
    assert "B2: a village known to be Hindu." in told(table, sketch(table).spoken)


def test_the_hill_has_its_seal_then_the_monster_with_its_health():
    table = given.a_table("heracles", "sigurd")
    assert cell(table, "D4") == ("D4   (S)", "")
    given.turn_of(given.a_final(table, contender=1), 0)
    assert cell(table, "D4") == ("D4   /\\", "SI Fe20")


def test_fire_is_drawn():
    table = given.a_final(given.a_table("heracles", "baba_yaga"), contender=1)
    table.state.fire = ("C4",)
    assert cell(table, "C4", seat=1)[0] == "C4   ~~"
    assert "C4: fire." in told(table, sketch(table).spoken)


def test_camps_lie_beside_the_board_with_the_heroes_in_them():
    text = "\n".join(lines(given.a_table("heracles", "sigurd", "baba_yaga")))
    assert "/Gr\\>HE" in text and "/No\\ SI" in text and "/Sl\\ BY" in text
    assert "/Eg\\" not in text


def test_the_map_is_told_in_sentences_too():
    table = given.a_table("heracles", "sigurd")
    given.give(table, 1, temples=[("C3", "attack")])
    given.stand(table, 1, "C3")
    spoken = told(table, sketch(table).spoken)
    assert "C3: Sigurd, Temple of Attack of Sigurd." in spoken
    assert "The Holy Hill, in the middle: the Seal." in spoken
    assert "Heracles is in the Greek camp." in spoken
    assert spoken[-1].startswith("Face-down villages: A1, A2,")
    assert "C3" not in spoken[-1] and "D4" not in spoken[-1]


def test_a_mat_tells_everything_open():
    table = given.a_table("heracles", "sigurd")
    given.give(table, 1, artifacts=["aegis", "moon_bow"], temples=[("C3", "health")], rewards=["gold_2"])
    assert panel(table, "Sigurd (Norse)") == [
        "Health 8/8, attack 4, speed 2",
        "Place: camp",
        "Paths: Champion 0/2, Faith 1/5, Harmony 0/5",
        "Hand: 1 Reward, 0 Secret",
        "Artifacts: Aegis (∞), Moon Bow (A)",
        "Temples: C3 Temple of Health",
    ]
    assert "Wealth 2/10" in panel(table, "Sigurd (Norse)", seat=1)[2]


def test_a_quest_shows_what_the_god_demands():
    table = given.a_quest(given.a_table("heracles", "sigurd"), "artemis")
    given.play(table, "dark dark dark hindu norse")
    found = panel(table, "Heracles before Artemis")
    assert found[0] == "Demand: Greek, Greek, and 2 equal runes"
    assert "Rolls: 1 of 3" in found and "Prize: Moon Bow" in found


def test_a_battle_shows_the_guardian_and_its_ability():
    table = given.a_table("heracles", "sigurd")
    given.give(table, 0, rewards=["attack_potion"])
    given.a_battle(table, "harpy")
    assert panel(table, "Heracles against the Harpy") == [
        "Side A: Health 9, attack 2; its ability ends at Health 4",
        "Feather Storm: hero dice in an attack on her: -1.",
    ]


def test_an_arena_shows_the_slots():
    table = given.an_arena(given.a_table("heracles", "sigurd"), "harpy", "naga", "sphinx")
    found = panel(table, "Heracles in the Slavic Arena")
    assert found[:3] == ["First: Harpy", "Second: Naga", "Third: Sphinx"]
    given.play(table, "target 1", "greek greek hindu dark norse", "hit 1")
    found = panel(table, "Heracles in the Slavic Arena")
    assert found[1] == "Second: Naga, without ability, the Target"


def test_the_own_hand_is_told_with_texts_and_figures():
    table = given.a_table("heracles", "sigurd")
    given.give(table, 0, rewards=["healing_potion", "healing_potion"], secrets=["trap"])
    hand = told(table, sketch(table).hand)
    assert "Healing Potion (2 times): Any time on your turn: restore up to 3 Health." in hand
    assert "Trap: A hero up to 2 tiles away is left with 1 Health." in hand
    assert hand[0].startswith("Ability: Lion’s Strength.")
    assert sketch(table, None).hand == []


def test_another_hand_is_only_counted():
    table = given.a_table("heracles", "sigurd")
    given.give(table, 0, secrets=["trap"])
    assert "Trap" not in str(told(table, [f for _, fs in sketch(table, 1).panels for f in fs], 1))
    assert not any("trap" in str(fact) for fact in sketch(table, 1).hand)
