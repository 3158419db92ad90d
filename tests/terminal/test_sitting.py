"""Whole games and single commands at a scripted screen."""

from __future__ import annotations

import re

import pytest

from mythwright.core.picture import Fact, Sketch
from mythwright.core.replay import verify
from mythwright.core.telling import words_of
from mythwright.terminal.ending import end
from mythwright.terminal.screen import Closed
from tests.marks import rule
from tests.terminal.kit import Robot, a_screen, a_sitting, a_table, played, shown
from tests.toy.game import GAME


@pytest.mark.parametrize("seats", [("person", "greedy"), ("person", "person", "person"), ("random",) * 4])
@pytest.mark.parametrize("dice", ["seeded", "ask"])
@pytest.mark.parametrize("plain", [False, True])
def test_a_whole_game_is_played_told_and_recorded(tmp_path, seats, dice, plain):
    screen = a_screen(Robot(f"{seats}{dice}"), plain=plain)
    sitting = a_sitting(tmp_path, screen, seats, a_table(len(seats), dice=dice))

    sitting.run()
    end(sitting)

    text = shown(screen)
    assert "The game is over" in text and "1. seat " in text
    assert f"[{sitting.table.result.rule}]" in text
    assert ("The hilltop is reached." in text) == (sitting.table.result.rule == "HT-END-01")
    assert ("Night falls." in text) == (sitting.table.result.rule == "HT-END-02")
    assert sitting.table.setup.seed in text and sitting.view(None)["commitment"] in text
    assert plain or max(map(len, text.splitlines()[:-1])) <= 80  # the path of the replay stays in one piece
    assert "\x1b" not in text
    replay = (tmp_path / "games" / "toy.replay").read_text()
    assert verify(replay, lambda _: GAME).result == sitting.table.result


def test_a_question_shows_map_panels_hand_news_and_choices(tmp_path):
    _, text = played(tmp_path, "push", "stake 3")
    last = text[text.index("> stake 3") :]
    order = [
        "Seat 0: step 0, 7 breath",
        "1. Seat 0 stakes 3",
        "Keep the throw",
        "1 keep the throw",
    ]
    assert [last.index(part) for part in order] == sorted(last.index(part) for part in order)
    assert "Your hand" not in last  # it has not changed, and still stands above
    assert "Your hand" in text


def test_an_answer_that_is_refused_says_why_and_what_is_allowed(tmp_path):
    _, text = played(tmp_path, "push", "stake 11")
    assert "[HT-PUSH-02] The stake" in text
    assert "needs: 10, has: 11" in text
    assert "Allowed and most like it: stake 1 (stake 1)" in text


def test_an_answer_outside_the_list_is_taken_where_the_question_is_open(tmp_path):
    sitting, _ = played(tmp_path, "push", "stake 7")
    assert str(sitting.table.answers[1][1]) == "stake 7"


def test_words_that_fit_several_choices_show_them(tmp_path):
    sitting, text = played(tmp_path, "play")
    assert "That may mean:" in text
    assert sitting.table.answers == []


def test_a_typing_mistake_is_named(tmp_path):
    sitting, text = played(tmp_path, "psuh")
    assert "Taken as: push." in text
    assert len(sitting.table.answers) == 1


def test_nonsense_changes_nothing(tmp_path):
    sitting, text = played(
        tmp_path, "xyzzy", "[bold]", "1 2 3", "é" * 2000, "why xyzzy", "rule xyzzy", "log x", "99"
    )
    assert "“xyzzy” is no answer here" in text and "[bold]" in text
    assert sitting.table.answers == []


# -- commands ------------------------------------------------------------------------------------------


def test_why_tells_the_rule_that_forbids(tmp_path):
    _, text = played(tmp_path, "why veto")
    assert "[HT-CARD-02] Vetoes" in text and "Each other hiker in turn" in text and "card: veto" in text


def test_why_tells_the_rule_that_allows(tmp_path):
    _, text = played(tmp_path, "why push", "why 1", "why")
    assert "Allowed: push." in text and "Allowed: stay and rest." in text
    assert text.count("[HT-TURN-01] A turn") == 3


@pytest.mark.parametrize("asked", ["why #1", "why event 1", "why 1#"])
def test_why_tells_the_rule_of_a_line(tmp_path, asked):
    _, text = played(tmp_path, "push", "stake 3", asked, "why #99")
    after = text[text.index(asked) :]
    assert "1. Seat 0 stakes 3" in after and "[HT-PUSH-02] The stake" in after
    assert "there is no 99" in after


def test_why_shows_the_parts_of_a_number(tmp_path):
    sitting = a_sitting(tmp_path, screen := a_screen(["why #1"]), ("person", "random"))
    sitting.table.tell("climbed", "HT-PUSH-03", seat=0, place=3, parts=[("rope", 1), ("nails", 2)])
    with pytest.raises(Closed):
        sitting.run()
    assert "  +1 rope\n  +2 nailed boots\n" in shown(screen)


def test_rules_are_found_by_id_and_by_words(tmp_path):
    _, text = played(tmp_path, "rule ht-gap-01", "rule breath push", "rule")
    assert "What if the deck is empty? (a ruling" in text
    assert "[HT-PUSH-01] Breath to push" in text
    assert "[HT-TURN-01] A turn" in text


def test_odds_are_exact(tmp_path):
    _, text = played(tmp_path, "odds push", "push", "stake 3", "odds")
    assert "No dice fall with that." in text
    assert "88.9%  climbed (8/9)" in text and "11.1%  slipped (1/9)" in text


def test_odds_of_awaited_dice(tmp_path):
    _, text = played(tmp_path, "push", "stake 3", "odds", dice="ask")
    assert "100.0%  throw (1/1)" in text


def test_a_hint_names_the_level_and_an_allowed_answer(tmp_path):
    sitting, text = played(tmp_path, "hint")
    [found] = re.findall(r"The greedy bot would choose: .*\((.*)\)", text)
    assert found in map(str, sitting.table.pending.options)


def test_log_map_and_help(tmp_path):
    _, text = played(tmp_path, "push", "stake 3", "log 1", "map", "help")
    after = text[text.index("log 1") :]
    assert "2. Seat 0 throws" in after and "1. Seat 0 stakes" not in after
    assert "Your hand" in after
    assert "why ANSWER" in after and "quit" in after


@pytest.mark.parametrize("asking", ["? bread", "?bread", "rule bread", "? Bread"])
def test_whoever_asks_about_a_card_hears_what_it_says(tmp_path, asking):
    _, text = played(tmp_path, asking, plain=True)
    answer = text[text.index(f"> {asking}") :].splitlines()
    assert answer[1:4] == ["bread", "Gain 4 breath.", "By HT-CARD-03."]


def test_a_question_mark_alone_is_help_and_nothing_is_called_what_nobody_knows(tmp_path):
    _, text = played(tmp_path, "?", "? zeppelin")
    assert "why ANSWER" in text and "? WORDS" in text
    assert "Nothing here is called “zeppelin”" in text


@pytest.mark.parametrize("curtain", [False, True])
def test_a_forced_answer_is_given_unless_passing_somebody_over_would_tell(tmp_path, curtain):
    answers = ["", "play nails", "", "pass", "", "stay", ""] if curtain else ["play nails", "stay"]
    screen = a_screen(answers)
    sitting = a_sitting(tmp_path, screen, ("person", "person"), curtain=curtain)
    sitting.table.state.hikers[1].hand = ("bread",)  # no veto
    with pytest.raises(Closed):
        sitting.run()
    text = shown(screen)
    assert ("1 let it pass\n" in text) is curtain
    assert ("Nothing else was possible: let it pass." in text) is not curtain


# -- undo ----------------------------------------------------------------------------------------------


@rule("MW-UNDO-01", "MW-UNDO-02")
def test_undo_goes_back_behind_the_bots_to_the_own_choice(tmp_path):
    sitting, text = played(tmp_path, "push", "stake 3", "keep", "undo")
    assert [str(answer) for _, answer, _ in sitting.table.answers[:2]] == ["push", "stake 3"]
    assert len([1 for who, _, _ in sitting.table.answers if who >= 0]) == 2
    assert "Taken back." in text and "MW-UNDO" not in text  # bots agree
    assert sitting.table.pending.prompt == "throw"


@rule("MW-UNDO-02")
def test_undo_of_anothers_choice_needs_the_others(tmp_path):
    people = ("person", "person")
    refused, text = played(tmp_path, "", "stay", "", "undo", "n", "", seats=people)
    assert len(refused.table.answers) == 1
    assert "[MW-UNDO-02]" in text and "Not everyone agrees" in text

    agreed, _ = played(tmp_path, "", "stay", "", "undo", "y", "", seats=people)
    assert agreed.table.answers == []


@rule("MW-UNDO-03")
def test_nothing_can_be_taken_back_before_the_first_answer(tmp_path):
    _, text = played(tmp_path, "undo")
    assert "[MW-UNDO-03]" in text


# -- real dice -----------------------------------------------------------------------------------------


@rule("MW-DICE-02")
def test_real_dice_are_typed(tmp_path):
    lines = ["push", "stake 3", "up", "axe up", "s slip", "keep"]
    sitting, text = played(tmp_path, *lines, dice="ask")
    assert "[MW-DICE-02]" in text and "Which face is “axe”?" in text
    assert (-1, ("slip", "slip"), True) in sitting.table.answers
    assert "Seat 0 slips." in text


def test_the_program_throws_when_told_to(tmp_path):
    sitting, _ = played(tmp_path, "push", "stake 3", "roll", dice="ask")
    seeded, _ = played(tmp_path, "push", "stake 3")
    assert [answer for _, answer, _ in sitting.table.answers] == [
        answer for _, answer, _ in seeded.table.answers
    ]


# -- the curtain ---------------------------------------------------------------------------------------


def test_a_curtain_falls_between_people(tmp_path):
    _, text = played(tmp_path, "", "stay", "", seats=("person", "person"))
    words = words_of(GAME, "en")
    hands = [{words.name(card) for card in hiker.hand} for hiker in a_table().state.hikers]
    before, mine, yours = text.split("who presses Enter")
    assert not any(card in before for hand in hands for card in hand)
    assert all(card in mine for card in hands[0]) and not any(card in mine for card in hands[1] - hands[0])
    assert all(card in yours for card in hands[1])
    blank = mine[mine.index("stay\n", mine.index("> stay")) :]
    assert blank.count("\n") > 24  # what was shown has left the screen


def test_one_person_needs_no_curtain(tmp_path):
    _, text = played(tmp_path, "stay")
    assert "Pass to" not in text


def test_a_drawn_card_is_told_to_its_drawer_only(tmp_path):
    lines = ["", "play nails", "", "pass", "", "stay", "", "stay", ""]
    _, text = played(tmp_path, *lines, seats=("person", "person"))
    chunks = text.split("Pass to")
    assert [chunk.count("You draw") for chunk in chunks] == [0, 0, 0, 0, 0, 1]


def test_the_curtain_can_be_left_open(tmp_path):
    _, text = played(tmp_path, "stay", "stay", seats=("person", "person"), curtain=False)
    assert "Pass to" not in text and text.count("Your hand") == 3


def test_a_legend_is_shown_once_and_again_when_asked_for(tmp_path):
    sitting = a_sitting(
        tmp_path, screen := a_screen(["", "stay", "", "stay", "", "map"]), ("person", "person")
    )
    sketch, legend = sitting.board.game.sketch, (Fact("legend"), [Fact("so it is")])

    class Explained(type(GAME)):
        def sketch(self, view):
            found = sketch(view)
            return Sketch(found.map, found.spoken, [legend, *found.panels], found.hand)

    sitting.board.game = Explained()
    with pytest.raises(Closed):
        sitting.run()
    assert [chunk.count("so it is") for chunk in shown(screen).split("Pass to")] == [0, 1, 1, 1]
