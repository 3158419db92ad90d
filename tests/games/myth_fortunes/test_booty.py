"""Booty: who pays what to the winner of a confrontation (MF-BOOTY, MF-GAP-49, MF-GAP-50, MF-GAP-77)."""

from __future__ import annotations

import pytest

from mythwright.core.replay import undone
from mythwright.core.ruling import Refused
from mythwright.games.myth_fortunes.box import FortuneTable
from tests.games.myth_fortunes.given import (
    a_confrontation,
    asked,
    dealt,
    landing,
    offered,
    play,
    player,
    rules_of,
    told,
)
from tests.games.myth_fortunes.given_fights import (
    a_clash,
    a_company,
    act,
    bring,
    clothe,
    own,
    purse,
)
from tests.marks import rule


def a_win(faces: tuple[str, str], by: int, square: str = "E5") -> FortuneTable:
    """Seat 0 beats seat 1 by so much; each shows a Character or a Disguise."""
    table = a_company()
    for seat, face in enumerate(faces):
        if face == "disguise":
            clothe(table, seat, ("imp", "gnome")[seat])
    a_confrontation(table, square)
    for face in reversed(faces):
        if face == "disguise":
            play(table, "reveal disguise")
    play(table, str(by + 1), "1")
    return table


CHART = [  # winner, loser: what each has more or less, fame and gold, per point of difference
    (("character", "character"), (2, 0), (-1, 0), ["MF-BOOTY-02", "MF-BOOTY-03"]),
    (("character", "disguise"), (1, 1), (0, -1), ["MF-BOOTY-05", "MF-BOOTY-04"]),
    (("disguise", "character"), (1, 1), (-1, 0), ["MF-BOOTY-06", "MF-BOOTY-07"]),
    (("disguise", "disguise"), (0, 1), (0, -1), ["MF-BOOTY-08"]),
]


@rule(
    *("MF-BOOTY-01", "MF-BOOTY-02", "MF-BOOTY-03", "MF-BOOTY-04", "MF-BOOTY-05", "MF-BOOTY-06"),
    *("MF-BOOTY-07", "MF-BOOTY-08", "MF-GAP-49"),
)
@pytest.mark.parametrize(("faces", "won", "lost", "rules"), CHART)
@pytest.mark.parametrize("by", [1, 3])
def test_the_chart_of_characters_and_disguises(
    faces: tuple[str, str], won: tuple[int, int], lost: tuple[int, int], rules: list[str], by: int
) -> None:
    table = a_win(faces, by)
    assert purse(table, 0) == (5 + won[0] * by, 10 + won[1] * by)
    assert purse(table, 1) == (5 + lost[0] * by, 10 + lost[1] * by)
    kinds = ("handed_fame", "handed_gold", "gained_fame", "gained_gold")
    assert [rule for kind in kinds for rule in rules_of(table, kind)] == rules


@rule("MF-EX-16", "MF-BOOTY-02", "MF-BOOTY-03", "MF-CONF-24", "MF-GAP-27")
@pytest.mark.parametrize(("has", "gain"), [(3, 7), (4, 8), (9, 8)])
def test_the_loser_of_two_characters_pays_what_he_has_and_the_bank_all(has: int, gain: int) -> None:
    table = a_company()
    bring(table, 0, "hired_bodyguard")
    own(table, 1, fame=has)
    a_confrontation(table)
    play(table, "6", "5")
    assert told(table, "totals") == [{"who": 0, "target": 1, "own": 9, "other": 5}]
    assert purse(table, 0) == (5 + gain, 10)
    assert purse(table, 1) == (max(0, has - 4), 10)


@rule("MF-EX-17", "MF-BOOTY-04", "MF-BOOTY-05")
def test_a_character_wins_by_three_against_a_disguise() -> None:
    table = a_win(("character", "disguise"), 3)
    assert (purse(table, 0), purse(table, 1)) == ((8, 13), (5, 7))


@rule("MF-EX-18", "MF-BOOTY-06", "MF-BOOTY-07")
def test_a_disguise_wins_by_two_against_a_character() -> None:
    table = a_win(("disguise", "character"), 2)
    assert (purse(table, 0), purse(table, 1)) == ((7, 12), (3, 10))


@rule("MF-EX-19", "MF-BOOTY-08", "MF-GAP-27")
def test_a_disguise_wins_by_five_against_a_disguise_that_has_two_gold() -> None:
    table = a_company()
    clothe(table, 0, "imp")  # a D8 against a Gnome
    clothe(table, 1, "gnome")
    own(table, 1, gold=2)
    a_confrontation(table)
    play(table, "reveal disguise", "reveal disguise", "7", "2")
    assert (purse(table, 0), purse(table, 1)) == ((5, 12), (5, 0))


@rule("MF-GAP-77")
def test_the_difference_is_of_the_totals_whatever_the_players_own() -> None:
    table = a_company()
    own(table, 0, fame=40)
    own(table, 1, fame=20)
    a_confrontation(table)
    play(table, "3", "1")
    assert (purse(table, 0), purse(table, 1)) == ((44, 10), (18, 10))


@rule("MF-CONF-24", "MF-BOOTY-01")
def test_the_challenged_party_may_win_as_well() -> None:
    table = a_company()
    a_confrontation(table)
    play(table, "1", "3")
    assert (purse(table, 0), purse(table, 1)) == ((3, 10), (9, 10))
    assert [p.won for p in table.state.players] == [0, 1]


@rule("MF-BOOTY-09", "MF-BOOTY-10", "MF-JUDGE-03")
def test_the_bank_pays_for_a_beaten_foe_whose_side_is_a_disguise() -> None:
    table = a_company()
    clothe(table, 0, "imp")
    landing(table, "B8")
    play(table, "reveal disguise", "6", "2")
    assert purse(table) == (5, 14)
    assert rules_of(table, "gained_gold") == ["MF-BOOTY-10"]


@rule("MF-GAP-50", "MF-GAP-13")
@pytest.mark.parametrize(("roll", "paid"), [("3", 1), ("4", 2), ("2", 1)])
def test_a_practical_joker_lowers_what_its_side_loses_but_not_below_one(roll: str, paid: int) -> None:
    table = a_company()
    bring(table, 1, "practical_joker")
    a_confrontation(table)
    play(table, roll, "1")  # against a total of nothing
    assert [p.fame for p in table.state.players] == [5 + 2 * paid, 5 - paid]


@rule("MF-GAP-50")
def test_doubling_comes_after_the_joker_and_the_companions_pay_comes_last() -> None:
    table = a_company()
    bring(table, 0, "wandering_minstrel")
    bring(table, 1, "practical_joker")
    own(table, 1, fame=20)
    a_clash(table, "double_or_nothing", square="C2")
    act(table, "play double_or_nothing", "5", "1")  # 5 less 2, four times
    assert (purse(table, 0), purse(table, 1)) == ((5 + 12 + 12 + 1, 10), (8, 10))


@rule("MF-GAP-50")
def test_a_joker_of_the_winner_lowers_nothing() -> None:
    table = a_company()
    bring(table, 0, "practical_joker")
    a_confrontation(table)
    play(table, "6", "1")
    assert player(table, 1).fame == 1  # by four


@rule("MF-JUDGE-04", "MF-GAP-06")
def test_a_choice_may_be_taken_back_but_not_once_dice_have_fallen() -> None:
    table = dealt(2)
    play(table, offered(table)[0])
    assert asked(undone(table, 0)) == (0, "lay_out")
    play(table, offered(table)[0], "6", "1")
    with pytest.raises(Refused) as refused:
        undone(table, 1)
    assert refused.value.rules == ("MW-UNDO-01",)


@rule("MF-JUDGE-03", "MF-GAP-27")
def test_the_bank_never_runs_out() -> None:
    table = a_company()
    own(table, 1, fame=10**6)
    bring(table, 0, "hired_bodyguard")
    for _ in range(30):
        a_confrontation(table)
        play(table, "4", "1", "stay")
    assert player(table).fame == 5 + 30 * 2 * 6
