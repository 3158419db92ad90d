"""The five shapes of effects, and the closed lists of words they are made of."""

from __future__ import annotations

import msgspec
import pytest

from mythwright.core.effects import (
    Adjust,
    Do,
    Effect,
    Forbid,
    On,
    Replace,
    adjusted,
    adjustments,
    always,
    forbidding,
    replaced,
    triggered,
)
from tests.toy.hill import VOCABULARY

R = "HT-CARD-03"


def never(_condition):
    return False


def test_each_shape_is_read_by_its_name():
    tables = [
        {"is": "on", "when": "slipped", "do": "breathe", "rule": R},
        {"is": "adjust", "what": "dice", "by": 1, "rule": R},
        {"is": "replace", "what": "boot", "old": "slip", "new": "up", "rule": R},
        {"is": "forbid", "what": "again", "rule": R},
        {"is": "do", "do": "fall", "to": "others", "amount": 2, "rule": R},
    ]
    assert [type(msgspec.convert(t, Effect)) for t in tables] == [On, Adjust, Replace, Forbid, Do]


@pytest.mark.parametrize(
    "table",
    [
        {"is": "when", "rule": R},
        {"is": "do", "do": "fall"},
        {"is": "do", "do": "fall", "rule": R, "formula": "2 * 3"},
        {"do": "fall", "rule": R},
    ],
)
def test_there_is_no_sixth_shape_and_no_effect_without_a_rule(table):
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(table, Effect)


def test_adjustments_add_up_where_their_condition_holds():
    effects = (
        Adjust(what="dice", by=2, rule=R),
        Adjust(what="dice", by=-1, rule=R, only="lower_half"),
        Adjust(what="speed", by=9, rule=R),
    )
    assert (adjusted(effects, "dice", 5, always), adjusted(effects, "dice", 5, never)) == (6, 7)
    assert [effect.by for effect in adjustments(effects, "dice", always)] == [2, -1]


def test_a_replacement_stands_in_for_one_word_or_for_any():
    one = Replace(what="boot", old="slip", new="up", rule=R)
    any_face = Replace(what="boot", new="slip", rule=R)
    assert [replaced((one,), "boot", face, always) for face in ("slip", "up", "fall")] == ["up", "up", "fall"]
    assert replaced((any_face,), "boot", "up", always) == "slip"
    assert replaced((any_face,), "dice", 3, always) == 3


def test_replacements_follow_each_other_in_order_and_heed_their_condition():
    first = Replace(what="boot", old="slip", new="up", rule=R)
    then = Replace(what="boot", old="up", new="leap", rule=R, only="lower_half")
    assert replaced((first, then), "boot", "slip", always) == "leap"
    assert replaced((first, then), "boot", "slip", never) == "up"


def test_the_first_effect_that_forbids_is_named():
    weak = Forbid(what="again", rule="HT-CARD-04", only="lower_half")
    strong = Forbid(what="again", rule=R)
    assert forbidding((weak, strong), "again", always) is weak
    assert forbidding((weak, strong), "again", never) is strong
    assert forbidding((weak, strong), "push", always) is None


def test_what_is_triggered_comes_in_order():
    bread = On(when="slipped", do="breathe", amount=1, rule=R)
    stone = On(when="slipped", do="fall", amount=1, rule=R, only="lower_half")
    assert triggered((bread, stone), "slipped", always) == [bread, stone]
    assert triggered((bread, stone), "slipped", never) == [bread]
    assert triggered((bread, stone), "climbed", always) == []


@pytest.mark.parametrize(
    ("effect", "word"),
    [
        (On(when="sliped", do="fall", rule=R), "sliped"),
        (On(when="slipped", do="fly", rule=R), "fly"),
        (On(when="slipped", do="fall", to="all", rule=R), "all"),
        (Do(do="fly", rule=R), "fly"),
        (Do(do="fall", to="all", rule=R), "all"),
        (Do(do="fall", until="noon", rule=R), "noon"),
        (Adjust(what="boot", by=1, rule=R), "boot"),
        (Adjust(what="dice", by=1, until="noon", rule=R), "noon"),
        (Replace(what="hat", new="up", rule=R), "hat"),
        (Forbid(what="dice", rule=R), "dice"),
        (Forbid(what="again", only="at_noon", rule=R), "at_noon"),
    ],
)
def test_a_word_that_is_not_in_its_list_is_found(effect, word):
    found = VOCABULARY.unknown(effect)
    assert found is not None and found[0] == word and found[1] == sorted(found[1])


def test_words_that_are_in_their_lists_pass():
    assert (
        VOCABULARY.unknown(Replace(what="dice", new=3, until="end_of_turn", only="lower_half", rule=R))
        is None
    )
    assert VOCABULARY.unknown(On(when="slipped", do="fall", to="others", rule=R)) is None
