"""Odds: what a shot, a blow, a spell or a test will come to, exactly, however many dice there are."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from mythwright.core import odds
from mythwright.core.odds import chances
from mythwright.core.telling import odds_words, words_of
from mythwright.games.mythic_earth.game import GAME
from mythwright.games.mythic_earth.rules.blows import Blows
from mythwright.games.mythic_earth.rules.tests import ActivationTest
from tests.games.mythic_earth.given_fight import a_field, told, under_way
from tests.games.mythic_earth.given_shooting import facing, some, volley
from tests.games.mythic_earth.test_magic import at, casting, priestess
from tests.marks import rule

EVERY = range(1, 11)
"""The faces of a D10."""


def by_hand(number, needs):
    """The chances that so many D10 are equal to or lower than the number."""
    hit = Fraction(needs, 10)
    return {str(k): comb(number, k) * hit**k * (1 - hit) ** (number - k) for k in range(number + 1)}


def upshots(table):
    return {what.partition(":")[2]: chance for what, chance in chances(table).items()}


def needed(table, kind):
    """The number that the dice are compared with, as it is told when they fall."""
    twin = table.copy()
    twin.settle(["1"] * table.pending.number)
    return told(twin, kind)[-1]["needs"]


@rule("ME-HIT-02", "ME-HIT-03")
@pytest.mark.parametrize("number", [1, 3, 12])
def test_each_number_of_hits_has_its_chance(number):
    table = volley(facing(some("atlatl_throwers", 0, number), some("commoner_levy", 1, 8)))
    assert table.pending.number == number
    assert upshots(table) == by_hand(number, needed(table, "volley"))


@rule("ME-HTH-09", "ME-HTH-12")
def test_a_host_of_blows_is_reckoned_at_once():
    table = under_way(
        facing(some("puma_pack", 0, 8), some("commoner_levy", 1, 8), 0), Blows(unit=1, target=2)
    )
    assert table.pending.number >= 16
    assert upshots(table) == by_hand(table.pending.number, needed(table, "struck"))


@rule("ME-HIT-03")
def test_faces_that_count_alike_change_no_chance(monkeypatch):
    table = volley(facing(some("atlatl_throwers", 0, 3), some("commoner_levy", 1, 8)))
    one_by_one = chances(table)
    monkeypatch.setattr(odds, "MOST_THROWS", 0)
    assert chances(table) == one_by_one


@rule("ME-MAGIC-14")
def test_a_spell_succeeds_with_the_chance_of_its_sum(monkeypatch):
    table = casting(priestess(at(9000)))
    needs = needed(table, "cast")
    good = sum(one + two <= needs for one in EVERY for two in EVERY)
    assert upshots(table) == {"True": Fraction(good, 100), "False": Fraction(100 - good, 100)}
    monkeypatch.setattr(odds, "MOST_THROWS", 0)
    assert chances(table) == {}  # a sum is not counted die by die, so nothing is told rather than a guess


@rule("ME-TEST-01")
def test_a_test_is_passed_or_fails():
    table = under_way(a_field(some("commoner_levy", 0, 4, markers=1)), ActivationTest(unit=1))
    needs = needed(table, "tested")
    assert upshots(table) == {"True": Fraction(needs, 10), "False": Fraction(10 - needs, 10)}


@pytest.mark.parametrize(
    ("what", "said"),
    [
        ("event-volley:0", "no shot hits"),
        ("event-volley:1", "one shot hits"),
        ("event-volley:7", "7 shots hit"),
        ("event-tested:True", "the test is passed"),
        ("event-tested:False", "the test fails"),
        ("event-slain", "Minis fall"),
        ("event-never_heard_of:3", "never heard of"),
    ],
)
def test_what_may_happen_is_said_in_words(what, said):
    assert odds_words(words_of(GAME, "en"), what) == said


@pytest.mark.parametrize("kind", GAME.upshots)
def test_every_upshot_has_words(kind):
    assert words_of(GAME, "en").has(f"odds-{kind}")
