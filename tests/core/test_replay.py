"""Replay files can be verified line by line; answers can be taken back up to the horizon."""

from __future__ import annotations

import random

import pytest

from mythwright.core.dice import commitment
from mythwright.core.replay import dealt, read, record, steps, undone, verify
from mythwright.core.ruling import Refused
from mythwright.core.save import BadFile, fingerprint
from mythwright.core.words import Words
from tests.contract.harness import deal, log, play_on
from tests.marks import rule
from tests.toy.game import GAME
from tests.toy.given import play


def find(name):
    return {"hilltop": GAME}[name]


def a_game(seed="replay", dice="seeded", answers=40):
    return play_on(deal(GAME, 3, seed, dice), random.Random(seed), answers)


def a_hill(dice="seeded", seed="undo"):
    return deal(GAME, 2, seed, dice)


def fault(text):
    with pytest.raises(BadFile) as bad:
        verify(text, find)
    return bad.value


def say(bad):
    return Words("en", {}).say(bad.message, **bad.facts)


def line_of(text, start):
    """The number and the text of the first line that starts like this."""
    return next((n, row) for n, row in enumerate(text.splitlines(), start=1) if row.startswith(start))


@pytest.mark.parametrize("dice", ["seeded", "ask"])
@pytest.mark.parametrize("answers", [0, 1, 40, 1000])
def test_a_recorded_game_is_verified_to_the_same_table(dice, answers):
    table = a_game(dice=dice, answers=answers)
    again = verify(record(table), find)
    assert fingerprint(again) == fingerprint(table)
    assert (log(again), again.result) == (log(table), table.result)


def test_steps_give_the_table_after_every_line():
    table = a_game()
    found = [fingerprint(step) for step in steps(record(table), find)]
    assert len(found) == 1 + len(table.answers)
    assert found[0] == fingerprint(dealt(GAME, table.setup)) and found[-1] == fingerprint(table)


def test_comments_empty_lines_and_other_line_ends_are_allowed():
    text = record(a_game())
    _, row = line_of(text, "0 ")
    text = text.replace(row, f"# here it gets exciting\n\n{row}   # what a move", 1)
    assert verify(text, find) and verify(text.replace("\n", "\r\n"), find)


@pytest.mark.parametrize("seed", ["opening #1", "a\u2028b", 'say "hill"', "two\nlines"])
def test_any_seed_can_stand_in_the_head(seed):
    table = a_game(seed=seed)
    assert fingerprint(verify(record(table), find)) == fingerprint(table)


def test_every_changed_hash_is_found_in_its_line():
    rows = record(a_game(answers=8)).splitlines()
    for number, row in enumerate(rows, start=1):
        if " ~" in row:
            changed = row[:-1] + ("0" if row[-1] != "0" else "1")
            bad = fault("\n".join([*rows[: number - 1], changed, *rows[number:]]))
            assert (bad.message, bad.facts["line"]) == ("replay-differs", number)


def test_a_changed_answer_is_found_in_its_line():
    text = record(a_hill("seeded").play("push").play("stake 3"))
    number, _ = line_of(text, "0 stake 3")
    bad = fault(text.replace("stake 3", "stake 5"))
    assert bad.message == "replay-differs" and bad.facts["line"] == number
    bad = fault(text.replace("stake 3", "stake 30"))
    assert say(bad) == f"Line {number} of the replay: “stake 30” is not allowed there (HT-PUSH-02)."


def test_an_answer_by_the_wrong_seat_is_found_in_its_line():
    text = record(a_hill().play("push"))
    number, _ = line_of(text, "0 push")
    bad = fault(text.replace("0 push", "1 push"))
    assert (bad.message, bad.facts["line"], bad.facts["rules"]) == ("replay-refused", number, ["MW-TABLE-01"])


def test_dice_that_the_seed_did_not_give_are_found_in_their_line():
    text = record(a_hill().play("push").play("stake 3"))
    number, row = line_of(text, "dice ")
    faces = row.split(" ~")[0].removeprefix("dice ")
    lie = "slip slip" if faces != "slip slip" else "up up"
    assert say(fault(text.replace(row, row.replace(faces, lie)))) == (
        f"Line {number} of the replay: the dice show “{lie}”, but the seed gives “{faces}”."
    )


def test_dice_that_people_threw_are_taken_as_they_are():
    table = play(a_hill(dice="ask"), "push", "stake 3", "slip slip", "again", "up slip")
    assert fingerprint(verify(record(table), find)) == fingerprint(table)


def test_another_file_is_not_a_replay():
    for text in ("", "hello", "mythwright replay 2\n"):
        assert say(fault(text)) == (
            "This is not a replay file: its first line must be “mythwright replay 1”."
        )


@pytest.mark.parametrize(
    "line", ["0 push", "push ~abc", "x push ~abc", "² push ~abc", "0push ~a", "9" * 5000 + " a ~b"]
)
def test_a_line_that_cannot_be_read_is_named(line):
    text = record(a_hill()) + line
    assert fault(text).facts == {"line": len(text.splitlines())}
    assert fault(text).message == "replay-bad-line"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("game hilltop", "game chess"),
        ('"game":"hilltop"', '"game":"chess"'),
        ("rules 1", "rules one"),
        ("setup {", "setup "),
        ("box ", "bocks: "),
        ('"seats":2', '"seats":20'),
        ('"edition":"first"', '"edition":"last"'),
        ('"top":0', '"bottom":0'),
        ('"seed":"undo"', '"seed":"redo"'),
        (f"seed-hash {commitment('undo')}", f"seed-hash {commitment('redo')}"),
    ],
)
def test_a_head_that_does_not_fit_is_refused(old, new):
    text = record(a_hill())
    assert old in text
    assert fault(text.replace(old, new)).message in ("replay-bad-header", "replay-bad-line")


def test_a_replay_of_another_box_is_refused():
    text = record(a_hill())
    assert fault(text.replace("rules 1", "rules 7")).facts == {"has": 7, "needs": 1}
    assert fault(text.replace(f"box {read(text).box}", "box 0")).message == "replay-other-box"


@pytest.mark.parametrize("dice", ["seeded", "ask"])
def test_undo_gives_back_the_table_before_the_answer(dice):
    table = a_hill(dice=dice)
    before = fingerprint(table), log(table)
    back = undone(table.play("push"), 0)
    assert (fingerprint(back), log(back)) == before and back.answers == []
    assert back.setup == table.setup and fingerprint(back.play("push")) == fingerprint(table)


@rule("MW-UNDO-01")
def test_undo_stops_where_dice_fell_unless_all_agree():
    table = a_hill().play("push")
    before = fingerprint(table)
    table.play("stake 3")
    with pytest.raises(Refused, match="MW-UNDO-01"):
        undone(table, 0)
    assert fingerprint(undone(table, 0, consent=True)) == before


@rule("MW-UNDO-01")
def test_undo_stops_where_entered_dice_fell_but_not_before_they_do():
    table = play(a_hill(dice="ask"), "push", "stake 3")
    assert undone(table, 0).pending.prompt == "stake"
    with pytest.raises(Refused, match="MW-UNDO-01"):
        undone(play(table, "up up"), 0)


@rule("MW-UNDO-01")
def test_undo_stops_where_a_card_was_drawn():
    table = a_hill()
    table.state.hikers[0].hand = ()
    with pytest.raises(Refused, match="MW-UNDO-01"):
        undone(table.play("stay"), 0)


@rule("MW-UNDO-02")
def test_nobody_takes_back_the_answer_of_another():
    table = a_hill().play("push")
    with pytest.raises(Refused) as refused:
        undone(table, 1)
    assert refused.value.rules == ("MW-UNDO-02",) and refused.value.rulings[0].facts == {"seat": 0}
    assert undone(table, 1, consent=True).answers == []


@rule("MW-UNDO-03")
def test_before_the_first_answer_there_is_nothing_to_take_back():
    with pytest.raises(Refused, match="MW-UNDO-03"):
        undone(a_hill(), 0, consent=True)


def test_a_whole_game_can_be_taken_back_answer_by_answer():
    table = a_game(answers=15)
    first = fingerprint(dealt(GAME, table.setup))
    while any(seat >= 0 for seat, _, _ in table.answers):
        table = undone(table, 0, consent=True)
    assert fingerprint(table) == first
