"""Saves: faithful, and refused with a plain message when they are not sound."""

from __future__ import annotations

import msgspec
import pytest

from mythwright.core.replay import undone
from mythwright.core.save import BadFile, fingerprint, load, save
from mythwright.core.words import Words
from tests.toy.game import GAME
from tests.toy.given import a_hill, play
from tests.toy.hill import read_box


def find(name):
    return {"hilltop": GAME}[name]


def message(text):
    """What a reader is told of a save that cannot be loaded."""
    with pytest.raises(BadFile) as bad:
        load(text, find)
    return Words("en", {}).say(bad.value.message, **bad.value.facts)


def test_a_save_in_the_middle_of_nested_procedures_loads_and_goes_on():
    table = play(a_hill("rope", "veto fog", seats=3, dice="seeded"), "play rope")
    loaded = load(save(table), find)
    for twin in (table, loaded):
        play(twin, "pass", "pass", "push", "stake 4", "keep", "stay")
    assert save(loaded) == save(table)
    assert [frame.copy() for frame in loaded.stack] == table.stack


def test_a_table_that_waits_for_dice_can_be_saved():
    table = play(a_hill(), "push", "stake 4")
    loaded = load(save(table), find)
    assert loaded.pending == table.pending
    assert fingerprint(loaded.roll()) == fingerprint(table.roll())


def test_answers_of_a_loaded_table_can_be_taken_back():
    table = a_hill(dice="seeded")
    before = fingerprint(table)
    loaded = load(save(table.play("push")), find)
    assert loaded.answers == table.answers
    assert fingerprint(undone(loaded, 0)) == before


def test_a_finished_table_is_saved_with_its_result():
    table = a_hill()
    table.state.hikers[0].place = 19
    play(table, "push", "stake 1", "up up", "keep")
    assert load(save(table), find).result == table.result


def test_a_save_cut_in_half_is_called_damaged():
    text = save(a_hill())
    assert message(text[: len(text) // 2]).startswith(
        "The save is cut off or damaged (Input data was truncated"
    )
    assert message("").startswith("The save is cut off or damaged")


@pytest.mark.parametrize("text", ["[]", "{}", '{"game": "chess"}', "3", '{"mythwright": "one"}'])
def test_another_file_is_not_a_save(text):
    assert message(text).startswith("This is not a Mythwright save (")


@pytest.mark.parametrize(("old", "new"), [('"breath":10', '"breath":90'), ('"seed":"hill"', '"seed":"hell"')])
def test_a_save_changed_by_hand_is_noticed(old, new):
    text = save(a_hill())
    assert old in text
    assert message(text.replace(old, new, 1)) == (
        "The save was changed by hand: its check sum does not fit. Load one that was written by Mythwright."
    )


def test_a_save_of_another_box_is_refused(tmp_path):
    layer = tmp_path / "high.toml"
    layer.write_text("[figures]\ntop = 30\n")
    text = save(a_hill(layers=[str(layer)]))
    assert load(text, find).state.top == 30
    layer.write_text("[figures]\ntop = 31\n")
    read_box.cache_clear()
    assert message(text) == (
        "The save was made with other rules (rules version 1, this is 1) or other content."
    )


def test_a_save_of_other_rules_is_refused(monkeypatch):
    text = save(a_hill())
    monkeypatch.setattr(type(GAME), "rules_version", 2)
    assert "(rules version 1, this is 2)" in message(text)


def test_a_save_of_a_game_that_is_not_here_is_refused():
    table = a_hill()
    table.setup = msgspec.structs.replace(table.setup, game="chess")
    assert message(save(table)) == "The save is of the game “chess”, which is not on the list here."


def test_a_fingerprint_tells_tables_apart_by_state_question_and_dice():
    table = a_hill("bread", "veto")
    marks = {fingerprint(table)}
    marks.add(fingerprint(play(table.copy(), "push")))
    twin = table.copy()
    twin.state.hikers[1].hand = ("fog",)
    marks.add(fingerprint(twin))
    twin = table.copy()
    twin.dice.skip("boot")
    marks.add(fingerprint(twin))
    twin = table.copy()
    twin.pending = msgspec.structs.replace(twin.pending, seat=1)
    marks.add(fingerprint(twin))
    assert len(marks) == 5
