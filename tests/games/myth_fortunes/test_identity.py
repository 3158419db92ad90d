"""Who is who: characters, races, disguises and companions as printed (MF-CHAR, MF-DISG, MF-COMP)."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from mythwright.games.myth_fortunes.box import read_box
from mythwright.games.myth_fortunes.rules.setup import companion_cards, disguise_cards, encounter_cards
from tests.games.myth_fortunes.given import (
    a_confrontation,
    a_table,
    board,
    dealt,
    dress,
    go_with,
    landing,
    play,
    player,
    told,
)
from tests.games.myth_fortunes.given_travel import decision, slug, turn_of
from tests.marks import rule

BOX = read_box(())
PEOPLE = [name for name, race in BOX.races.items() if race.home]


# -- what there is ----------------------------------------------------------------------------------------


@rule("MF-CARD-01")
def test_there_are_character_disguise_companion_and_encounter_cards() -> None:
    table = dealt(2)
    someone, here = player(table), board(table)
    assert {someone.character, *table.state.unused} <= set(BOX.characters)
    assert {*someone.disguises, *here.disguises} <= set(PEOPLE)
    assert {*someone.companions, *here.companions} <= set(BOX.companions)
    assert {*someone.hand, *here.encounters} <= set(BOX.encounters)


@rule("MF-GAP-09", "MF-CHAR-01", "MF-CHAR-02")
def test_the_characters_are_those_of_the_catalogue_each_race_once() -> None:
    listed = re.findall(r"\d+ ([^(;]+) \((\w+), ([^)]+)\)", decision("MF-GAP-09"))
    races = {slug(name): slug(race) for name, race, _ in listed}
    assert len(races) == 12
    assert {name: card.race for name, card in BOX.characters.items()} == races
    assert {slug(race): slug(home) for _, race, home in listed} == {
        name: BOX.races[name].dimension for name in PEOPLE
    }
    assert sorted(races.values()) == sorted(PEOPLE)


@rule("MF-GAP-09")
def test_one_pool_of_characters_serves_both_boards() -> None:
    table = dealt(12, boards=2)
    assert sorted(someone.character for someone in table.state.players) == sorted(BOX.characters)
    assert table.state.unused == ()


@rule("MF-GAP-10")
def test_the_dice_of_every_race_are_those_of_the_catalogue() -> None:
    lines = re.findall(r"^(\w+): (.+ D\d)\.$", decision("MF-GAP-10"), re.M)
    dice = {
        slug(race): {slug(other): die.lower() for other, die in re.findall(r"(\w+) (D\d)", row)}
        for race, row in lines
    }
    assert len(dice) == 12
    for race in PEOPLE:
        assert BOX.races[race].dice == {**dice[race], "dragon": "d6"}


@rule("MF-GAP-10")
@pytest.mark.parametrize("race", PEOPLE)
def test_every_race_has_three_d8_four_d6_and_four_d4_against_the_others(race: str) -> None:
    dice = {other: die for other, die in BOX.races[race].dice.items() if other != "dragon"}
    assert race not in dice
    assert Counter(dice.values()) == {"d8": 3, "d6": 4, "d4": 4}
    assert BOX.races["dragon"].dice[race] == "d8"


@rule("MF-DISG-01", "MF-GAP-11")
def test_the_disguise_deck_has_three_cards_for_each_of_the_twelve_races() -> None:
    cards = disguise_cards(BOX)
    assert len(cards) == 36
    assert Counter(cards) == dict.fromkeys(PEOPLE, 3)


@rule("MF-GAP-13")
def test_the_companion_deck_has_two_copies_of_the_fifteen_kinds_of_the_catalogue() -> None:
    text = re.sub(r"[+-]\d", "", decision("MF-GAP-13"))
    names = re.findall(r"\b\d{1,2} ([A-Z][a-z]+(?:[ -][A-Z][a-z]+)*)", text)
    assert len(names) == 15
    assert Counter(companion_cards(BOX)) == {slug(name): 2 for name in names}


@rule("MF-GAP-15", "MF-ENC-03", "MF-ADV-01")
def test_the_encounter_deck_holds_what_the_catalogue_lists_and_two_more_by_the_advanced_rules() -> None:
    listed = decision("MF-GAP-15").split("A played card")[0]
    counts = {slug(name): int(n) for name, n in re.findall(r"([A-Z][A-Za-z ]+?) (\d)(?=[,.])", listed)}
    advanced = {"dragon_poker": 1, "big_game": 1}
    assert len(encounter_cards(BOX, advanced=False)) == 60
    assert Counter(encounter_cards(BOX, advanced=True)) == counts
    assert Counter(encounter_cards(BOX, advanced=False)) == {
        name: n for name, n in counts.items() if name not in advanced
    }


# -- disguises ----------------------------------------------------------------------------------------


@rule("MF-DISG-02", "MF-GAP-12", "MF-SETUP-01")
def test_a_worn_disguise_is_seen_to_lie_there_but_neither_it_nor_the_character_is_known() -> None:
    table = a_table()
    dress(table, 0, "trollop")
    for seat in (1, None):
        seen = table.see(seat)["table"]["players"][0]
        assert (seen["disguised"], seen["worn"], seen["character"]) == (True, "hidden", "hidden")
    own = table.see(0)["table"]["players"][0]
    assert (own["worn"], own["character"]) == ("trollop", "skeeve")


@rule("MF-DISG-03")
def test_nobody_is_made_to_wear_a_disguise() -> None:
    table = a_table()
    for _ in range(2):
        turn_of(table)
        play(table, "roll", "dice d4 d4", "1 1", "move G4 n1 e1", "pay")
        player(table).place = "F5"
        assert player(table).worn == ""


@rule("MF-DISG-04", "MF-DISG-05", "MF-TURN-03")
def test_a_new_disguise_takes_the_place_of_the_one_worn() -> None:
    table = a_table()
    player(table).disguises, player(table).worn = ("imp", "jahk"), "troll"
    turn_of(table)
    play(table, "disguise jahk")
    assert (player(table).worn, player(table).disguises) == ("jahk", ("imp", "troll"))


@rule("MF-GAP-12")
def test_that_a_disguise_changes_is_announced_to_all_and_its_race_to_none() -> None:
    table = a_table()
    player(table).disguises = ("imp", "jahk", "troll")
    turn_of(table)
    play(table, "disguise jahk")
    [event] = [event for event in table.see(1)["log"] if event["kind"] == "put_on_disguise"]
    assert event["facts"] == {"who": 0}
    assert "jahk" not in str(table.see(1)["log"])


@rule("MF-GAP-11")
def test_an_empty_disguise_deck_is_made_anew_from_its_discards() -> None:
    table = a_table()
    here = board(table)
    here.disguises, here.disguise_discard = (), ("jahk", "jahk")
    turn_of(table)
    player(table).disguises = ("imp",)
    play(table, "roll", "dice d4 d4", "3 1", "move G2 n3 e1", "take_disguise")
    assert player(table).disguises == ("imp", "jahk")
    assert (here.disguises, here.disguise_discard) == (("jahk",), ())
    assert told(table, "reshuffled") == [{"deck": "disguise_deck"}]


@rule("MF-GAP-11")
def test_with_no_disguise_left_at_all_none_is_drawn() -> None:
    table = a_table()
    board(table).disguises = board(table).disguise_discard = ()
    play(table, "roll", "dice d4 d4", "3 1", "move G2 n3 e1")
    assert table.pending.prompt == "change_costume"


# -- companions ----------------------------------------------------------------------------------------


@rule("MF-COMP-01", "MF-GAP-13")
@pytest.mark.parametrize(
    ("companion", "as_challenger", "as_challenged"),
    [
        ("baby_dragon", 2, 2),
        ("war_unicorn", 2, 2),
        ("hired_bodyguard", 3, 3),
        ("court_magician", 1, 1),
        ("eager_apprentice", 1, 1),
        ("old_general", 0, 2),
        ("ambush_artist", 2, 0),
        ("gnome_bookkeeper", 0, 0),
        ("wandering_minstrel", 0, 0),
        ("loud_imp", -1, -1),
        ("absent_minded_wizard", -1, -1),
        ("clumsy_porter", -2, -2),
        ("practical_joker", -1, -1),
        ("lovesick_poet", -2, -2),
        ("turncoat", -3, -3),
    ],
)
def test_companions_help_or_hinder_by_the_points_of_the_catalogue(
    companion: str, as_challenger: int, as_challenged: int
) -> None:
    points = []
    for seat in (0, 1):
        table = a_table()
        go_with(table, seat, companion)
        a_confrontation(table)
        sides = table.see(None)["table"]["boards"][0]["clash"]["sides"]
        points.append(sides[seat]["companion_points"])
    assert points == [as_challenger, as_challenged]


@rule("MF-GAP-13")
def test_a_court_magician_is_worth_three_against_the_board() -> None:
    table = a_table()
    go_with(table, 0, "court_magician")
    landing(table, "B8")
    [side, _] = table.see(None)["table"]["boards"][0]["clash"]["sides"]
    assert side["companion_points"] == 3
