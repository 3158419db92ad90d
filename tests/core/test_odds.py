"""Odds are exact, and tell nothing that is hidden."""

from __future__ import annotations

import random
from fractions import Fraction

from mythwright.core.flow import Roll
from mythwright.core.odds import chances, odds
from mythwright.core.option import option
from mythwright.core.save import fingerprint
from tests.contract.harness import asked, deal, pauses
from tests.toy import rules
from tests.toy.game import GAME
from tests.toy.given import a_hill, play


def test_the_odds_of_a_second_throw_are_exact():
    table = play(a_hill(), "push", "stake 4", "slip slip")
    assert odds(table, 0, option("again")) == {
        "event-climbed": Fraction(8, 9),
        "event-slipped": Fraction(1, 9),
    }


def test_a_die_more_makes_a_slip_rarer():
    table = play(a_hill("rope", ""), "play rope", "pass", "push", "stake 4", "slip slip slip")
    assert odds(table, 0, option("again"))["event-slipped"] == Fraction(1, 27)


def test_without_an_event_the_next_question_is_named():
    table = play(a_hill(), "push")
    assert odds(table, 0, option("stake", 2)) == {"prompt-throw": 1}


def test_without_dice_there_are_no_odds():
    assert odds(a_hill(), 0, option("stay")) == {}


def test_odds_sum_to_one_and_are_the_same_whatever_is_hidden():
    for table in pauses(deal(GAME, 3, "odds"), random.Random("odds")):
        if table.pending is None:
            break
        seat = asked(table).seat
        other_truth, before = table.guess(seat, "another"), fingerprint(table)
        for choice in asked(table).options:
            found = odds(table, seat, choice)
            assert found == odds(other_truth, seat, choice) and sum(found.values()) in (0, 1)
        assert fingerprint(table) == before


def test_odds_that_rest_on_a_hidden_hand_are_those_of_a_guess(monkeypatch):
    def climb(table, seat, steps):
        table.tell("climbed" if "veto" in table.state.hikers[1].hand else "fell", "HT-PUSH-03")

    monkeypatch.setattr(rules, "climb", climb)
    found = []
    for cards in ("veto bread", "bread veto"):
        table = play(a_hill("", cards.split()[0]), "push", "stake 4", "slip slip")
        table.state.deck = (cards.split()[1],)
        found.append(odds(table, 0, option("again")))
    assert found[0] == found[1]


def test_chances_of_a_table_that_waits_for_dice():
    table = play(a_hill(), "push", "stake 4", "slip slip", "again")
    assert isinstance(table.pending, Roll)
    assert list(chances(table)) == ["event-climbed", "event-slipped"]  # likeliest first
    assert isinstance(table.pending, Roll)
