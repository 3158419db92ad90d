"""Secrets: Devotions that are dealt, kept and picked unseen, and guesses that deal them anew."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

from mythwright.core.dice import seeded
from mythwright.games.mythic_earth.guessing import guess
from tests.contract.harness import view
from tests.games.mythic_earth.given import a_table, answer, asked, events, options, prompt
from tests.games.mythic_earth.given_scenarios import a_scenario, one, vowed
from tests.marks import rule

FORCES = ("aztecs_500", "inuit_500")
MEN = "eagle_warriors"


def at(question: str, seed: str = "secret"):
    """A random game up to the first question of this name."""
    table = a_table(seed=seed, dice="seeded", points=500, forces=FORCES, primary="altars")
    chance = random.Random(seed)
    while prompt(table) != question:
        table.play(chance.choice(asked(table).options))
    return table


def known_to(table, seat):
    """All that the seat sees, its log too."""
    return view(table, seat)


@rule("ME-GAP-69", "ME-GAP-85", "ME-SETUP-12", "ME-DEV-02")
def test_whichever_card_is_kept_the_others_see_the_same():
    table = at("devotion")
    owner = asked(table).seat
    for seat in (1 - owner, None):
        seen = [known_to(answer(table.copy(), text), seat) for text in options(table)]
        assert len(seen) == 3
        assert all(before == after for before, after in pairwise(seen))
    mine = [known_to(answer(table.copy(), text), owner) for text in options(table)]
    assert mine[0] != mine[1] != mine[2]


@rule("ME-GAP-85")
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_whatever_is_picked_in_secret_the_others_see_the_same(seed):
    table = at("secret", seed)
    owner = asked(table).seat
    picks = options(table)[:3]
    for seat in (1 - owner, None):
        seen = [known_to(answer(table.copy(), text), seat) for text in picks]
        assert all(before == after for before, after in pairwise(seen))


@rule("ME-SETUP-11", "ME-SETUP-12", "ME-GAP-85")
def test_who_is_told_of_what():
    table = at("secret")
    answer(table, options(table)[0])
    private = {(event.kind, event.to, event.facts["seat"]) for event in table.log if event.to is not None}
    dealt = {("devotions_dealt", (seat,), seat) for seat in (0, 1)}
    kept = {("devotion_kept", (seat,), seat) for seat in (0, 1)}
    assert private == dealt | kept | {("picked", (0,), 0)}
    for seat in (0, 1):
        told = {(e["kind"], e["facts"]["seat"]) for e in table.see(seat)["log"] if e["kind"] in TELLING}
        assert {owner for _, owner in told} == {seat}
    assert not [e for e in table.see(None)["log"] if e["kind"] in TELLING]


TELLING = ("devotions_dealt", "devotion_kept", "picked")


@rule("ME-GAP-85")
@pytest.mark.parametrize("card", ["el3", "ec2"])
def test_a_shown_card_is_seen_by_all(card):
    table = a_scenario("altars", one(MEN, 0, 10_000, 10_000), one(MEN, 1, 40_000, 40_000))
    vowed(table, 0, card, 2, shown=True, dealt=("el1", "el3", "el4"))
    side = table.see(1)["table"]["sides"][0]
    assert (side["devotion"], side["picks"], side["dealt"]) == (card, [2], None)
    assert table.see(0)["table"]["sides"][0]["dealt"] == ["el1", "el3", "el4"]


def guessed(seed: str, seat: int | None = 1, turn: int = 2, **vow):
    """A table as this seat guesses it: seat 0 keeps el3 (the other's Unit 2 is picked), seat 1 ec8."""
    table = a_scenario("altars", one(MEN, 0, 10_000, 10_000), one(MEN, 1, 40_000, 40_000), turn=turn)
    vowed(table, 0, "el3", 2, dealt=("el1", "el3", "el4"), **vow)
    vowed(table, 1, "ec8", dealt=("ec1", "ec2", "ec8"))
    guess(table, seat, seeded(seed))
    return table.state.sides


@rule("ME-GAP-69", "ME-GAP-85")
def test_a_guess_deals_what_is_hidden_anew_and_keeps_what_is_known():
    kept, dealt = set(), set()
    for seed in range(80):
        their, mine = guessed(str(seed))
        kept.add(their.vow.card)
        dealt.update(their.vow.dealt)
        assert their.vow.card in their.vow.dealt
        assert len(set(their.vow.dealt)) == 3
        assert list(their.vow.dealt) == sorted(their.vow.dealt)
        assert (mine.vow.card, mine.vow.dealt) == ("ec8", ("ec1", "ec2", "ec8"))
    assert kept == dealt == {f"el{n}" for n in range(1, 9)}


@rule("ME-GAP-85")
def test_a_shown_card_is_not_guessed_but_what_was_dealt_with_it_is():
    dealt = set()
    for seed in range(30):
        their, _ = guessed(str(seed), shown=True)
        assert (their.vow.card, their.vow.picks) == ("el3", (2,))
        assert "el3" in their.vow.dealt
        dealt.update(their.vow.dealt)
    assert dealt == {f"el{n}" for n in range(1, 9)}


@rule("ME-GAP-85")
def test_secret_picks_are_guessed_once_they_have_been_made():
    with_picks = [
        side.vow for side in (guessed(str(seed))[0] for seed in range(40)) if side.vow.card == "el3"
    ]
    assert with_picks
    assert {vow.picks for vow in with_picks} == {(2,)}
    before = [side.vow for side in (guessed(str(seed), turn=0)[0] for seed in range(40))]
    assert {vow.picks for vow in before} == {()}


@rule("ME-GAP-69")
def test_a_spectator_guesses_both():
    cards = {tuple(side.vow.card for side in guessed(str(seed), seat=None)) for seed in range(20)}
    assert len({one for one, _ in cards}) > 3
    assert len({two for _, two in cards}) > 3


@rule("ME-GAP-85")
def test_the_question_of_another_is_guessed_as_well():
    table = at("devotion")
    owner = asked(table).seat
    other = table.guess(1 - owner, "guess")
    dealt = other.state.sides[owner].vow.dealt
    assert [str(option) for option in asked(other).options] == [f"keep {card}" for card in dealt]
    assert asked(other).seat == owner
    own = table.guess(owner, "guess")
    assert asked(own).options == asked(table).options
    assert events(table, "devotions_dealt")
