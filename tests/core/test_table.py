"""A table: how it is answered, how it refuses, and what it shows."""

from __future__ import annotations

import pytest

from mythwright.core.flow import Ask, Roll
from mythwright.core.option import option
from mythwright.core.ruling import Refused
from mythwright.core.save import fingerprint
from mythwright.core.table import check_options
from tests.marks import rule
from tests.toy.game import GAME
from tests.toy.given import a_hill, play


def refused(table, answer, seat=None):
    with pytest.raises(Refused) as caught:
        table.play(answer, seat)
    return caught.value


@pytest.mark.parametrize("answer", [1, "push", " push ", option("push")])
def test_an_answer_is_an_option_its_text_or_its_number(answer):
    table = a_hill("", "").play(answer, 0)
    assert isinstance(table.pending, Ask) and table.pending.prompt == "stake"
    assert table.answers == [(0, option("push"), False)]


@rule("MW-OPTION-02")
@pytest.mark.parametrize("number", [-1, 2, 1000])
def test_a_number_off_the_list_is_refused(number):
    refusal = refused(a_hill("", ""), number)
    assert refusal.rules == ("MW-OPTION-02",)
    assert refusal.rulings[0].facts == {"number": number, "count": 2}


@rule("MW-OPTION-01")
def test_text_that_is_no_option_is_refused_and_quoted_in_part():
    refusal = refused(a_hill(), "?" * 200)
    assert refusal.rules == ("MW-OPTION-01",)
    assert refusal.rulings[0].facts == {"text": "?" * 80}


@rule("MW-OPTION-03")
def test_a_kind_that_the_game_does_not_know_is_refused():
    assert refused(a_hill(), "fly home").rules == ("MW-OPTION-03",)


@rule("MW-TABLE-01")
@pytest.mark.parametrize("answer", ["push", 0, 99, "?", option("fly")])
def test_a_seat_that_is_not_asked_learns_only_that(answer):
    refusal = refused(a_hill(), answer, seat=1)
    assert refusal.rules == ("MW-TABLE-01",)
    assert refusal.rulings[0].facts == {"seat": 1, "asked": 0}
    assert refusal.nearest == ()


def test_a_refusal_names_the_nearest_legal_options():
    refusal = refused(play(a_hill(), "push"), "stake 100")
    assert [str(near) for near in refusal.nearest] == ["stake 10", "stake 1", "stake 3"]
    assert refusal.see()["nearest"] == ["stake 10", "stake 1", "stake 3"]


def test_an_option_of_another_question_is_refused_by_the_rule_of_this_one():
    refusal = refused(a_hill("", ""), "keep")
    assert refusal.rules == ("HT-TURN-01",)
    assert refusal.rulings[0].facts == {"kinds": ["push", "stay"]}


def test_an_open_question_takes_what_nothing_forbids():
    table = play(a_hill(), "push")
    assert table.why_not("stake 7") == []
    assert table.play("stake 7", 0).answers[-1] == (0, option("stake", 7), False)


def test_why_not_changes_nothing():
    table = play(a_hill(), "push")
    before = fingerprint(table), list(table.log), list(table.answers)
    for answer in ("stake 7", "stake 70", "fly", "?", 0, 99, option("keep")):
        for seat in (None, 0, 1):
            table.why_not(answer, seat)
    assert (fingerprint(table), list(table.log), table.answers) == before


def test_a_table_may_stop_at_every_roll():
    table = play(a_hill(dice="ask"), "push", "stake 3")
    assert table.pending == Roll("boot", 2, "read", "HT-PUSH-03", 0)
    assert table.question(1) == {"roll": "boot", "number": 2, "rule": "HT-PUSH-03", "seat": 0}
    assert table.roll().log[-1].kind == "rolled"


def test_a_stopping_copy_of_a_running_table_stops():
    table = play(a_hill(dice="seeded"), "push")
    assert isinstance(table.stopping().play("stake 3").pending, Roll)
    assert isinstance(table.play("stake 3").pending, Ask)


@rule("MW-DICE-01")
def test_while_dice_are_awaited_nothing_else_is_answered():
    assert refused(play(a_hill(), "push", "stake 3"), "keep").rules == ("MW-DICE-01",)


@rule("MW-DICE-02")
@pytest.mark.parametrize("faces", [["up"], ["up", "up", "up"], ["up", "down"], [], [1, 2], ["up up"]])
def test_dice_that_cannot_have_fallen_are_refused(faces):
    table = play(a_hill(), "push", "stake 3")
    before = fingerprint(table)
    with pytest.raises(Refused) as caught:
        table.settle(faces)
    assert caught.value.rules == ("MW-DICE-02",)
    assert caught.value.rulings[0].facts["needs"] == 2 and fingerprint(table) == before


@rule("MW-DICE-03")
@pytest.mark.parametrize("throw", [lambda table: table.roll(), lambda table: table.settle(["up", "up"])])
def test_dice_that_nobody_awaits_are_refused(throw):
    with pytest.raises(Refused) as caught:
        throw(a_hill())
    assert caught.value.rules == ("MW-DICE-03",)


@rule("MW-TABLE-02")
def test_a_finished_game_takes_neither_answers_nor_dice():
    table = a_hill()
    table.state.hikers[0].place = 19
    play(table, "push", "stake 1", "up up", "keep")
    assert refused(table, "stay").rules == refused(table, 0).rules == ("MW-TABLE-02",)
    with pytest.raises(Refused, match="MW-TABLE-02"):
        table.roll()


def test_only_who_is_asked_sees_the_options():
    table = a_hill("bread", "veto")
    assert table.see(0)["question"]["options"] == ["stay", "push", "play bread"]
    assert "options" not in table.see(1)["question"] and "options" not in table.see(None)["question"]
    assert table.see(1)["question"]["prompt"] == "turn"


def test_what_is_drawn_is_told_to_the_drawer_alone():
    table = play(a_hill("", ""), "stay")
    assert [[e["kind"] for e in table.see(seat)["log"]] for seat in (0, 1)] == [
        ["rested", "drew"],
        ["rested"],
    ]


def test_the_seed_is_shown_when_the_game_is_over_and_its_hash_before():
    table = a_hill(seed="secret")
    assert table.see(None)["seed"] is None and "secret" not in str(table.see(None))
    table.state.hikers[0].place = 19
    play(table, "push", "stake 1", "up up", "keep")
    assert table.see(None)["seed"] == "secret"


def test_a_quiet_copy_plays_without_a_log():
    twin = a_hill(dice="seeded").copy(quiet=True).play("push").play("stake 3")
    assert twin.log is None and twin.answers is None


def test_a_guess_keeps_what_the_seat_sees_and_deals_the_rest_anew():
    table = play(a_hill(seats=4, dice="seeded"), "stay")
    guesses = [table.guess(0, str(seed)) for seed in range(9)]
    assert {guess.state.hikers[0].hand for guess in guesses} == {table.state.hikers[0].hand}
    assert len({guess.state.hikers[1].hand for guess in guesses}) > 1
    assert guesses[0].setup.seed == "0" and table.setup.seed == "hill"


def test_options_of_a_table_are_completed_and_checked():
    assert check_options(GAME, {}) == {"top": 0}
    for wrong in ({"top": "high"}, {"bottom": 1}):
        with pytest.raises(ValueError):
            check_options(GAME, wrong)
