"""Telling: pieces by their names where a view names them, and facts with words of their own."""

from __future__ import annotations

from mythwright.core.picture import Fact
from mythwright.core.ruling import ruling
from mythwright.core.telling import (
    named,
    piece_name,
    reason,
    tell,
    tell_fact,
    tell_option,
    tell_prompt,
    tell_verdict,
)
from mythwright.core.words import Words
from tests.toy.game import GAME

SOURCE = """
name-scouts = the Scouts
event-met = { $other ->
    [0] { $unit } meets nobody.
   *[other] { $unit } meets { $other }, seen by { $units }.
}
line-met = { $unit }
option-send = send { $p0 }
fact-far = measured
    .value = { THOUSANDTHS($value) }″
fact-line = line
    .value = { THOUSANDTHS($a0) } to { THOUSANDTHS($a1) }
prompt-go = Whereto?
prompt-send = Where shall { $unit } go?
result-TOY-02 = Over, { $rounds } rounds.
verdict-send = { $seat } has won.
cannot-TOY-01 = not { $has }
"""
WORDS = Words("en", {"en": [SOURCE]})
VIEW = {"table": {"names": [], "pieces": {"4": "scouts"}}}
MUTE = {"table": {"names": []}}


def event(**facts):
    return {"kind": "met", "facts": facts}


def test_pieces_are_called_by_number_and_name():
    assert tell(WORDS, VIEW, event(unit=4, other=5, units=[4, 6])) == (
        "4 the Scouts meets 5, seen by 4 the Scouts, 6."
    )
    assert tell(WORDS, VIEW, event(unit=4, other=0, units=[])) == "4 the Scouts meets nobody."
    assert tell_option(WORDS, VIEW, "send 4") == "send 4 the Scouts"


def test_values_for_each_seat_stand_beside_their_names():
    view = {"table": {"names": ["scouts", "sleet"]}}
    assert named(WORDS, view, {"points": [1, 0]}) == {"points": ["the Scouts 1", "sleet 0"]}
    assert named(WORDS, MUTE, {"points": [1, 0]}) == {"points": [1, 0]}


def test_what_a_piece_calls_otherwise_is_told_so():
    view = {"table": {**VIEW["table"], "called": {"4": {"knife": "claws"}}}}
    assert named(WORDS, view, {"unit": 4, "weapon": "knife"}) == {"unit": "4 the Scouts", "weapon": "claws"}
    assert named(WORDS, view, {"unit": 5, "weapon": "knife"}) == {"unit": 5, "weapon": "knife"}
    assert named(WORDS, VIEW, {"unit": 4, "weapon": "knife"})["weapon"] == "knife"


def test_a_view_without_named_pieces_has_numbers():
    assert tell(WORDS, MUTE, event(unit=4, other=0, units=[])) == "4 meets nobody."
    assert piece_name(WORDS, MUTE, 4) == 4
    assert tell_option(WORDS, MUTE, "send 4") == "send 4"


def test_facts_of_a_sketch_name_their_pieces_themselves():
    assert tell_fact(WORDS, VIEW, Fact("line-met", {"unit": 4})) == "4"


def test_facts_in_a_list_may_have_words_of_their_own():
    facts = {"unit": 4, "far": 12_500, "line": [1000, 2500], "has": 12_500}
    assert named(WORDS, VIEW, facts) == {
        "unit": "4 the Scouts",
        "far": "12.5″",
        "line": "1 to 2.5",
        "has": 12_500,
    }


def test_why_a_table_cannot_be_set_up_so():
    catalog = GAME.catalog()
    assert reason(WORDS, catalog, ruling("TOY-01", has=3)) == "not 3"
    assert reason(WORDS, catalog, ruling("HT-TURN-01")) == "A turn"
    assert reason(WORDS, catalog, ruling("TOY-99")) == "TOY-99"


class Sending:
    """A game whose questions know whom they are about."""

    def prompt(self, view):
        return Fact("prompt-send", {"unit": view["table"]["sent"]})

    def verdict(self, view):
        return Fact("verdict-send", {"seat": view["result"]["ranks"].index(1)})


def test_a_question_may_name_whom_it_is_about():
    asked = {"table": {**VIEW["table"], "sent": 4}, "question": {"prompt": "go"}}
    assert tell_prompt(WORDS, Sending(), asked) == "Where shall 4 the Scouts go?"
    assert tell_prompt(WORDS, GAME, asked) == "Whereto?"


def test_the_end_is_told_by_the_game_else_by_its_rule():
    over = {
        "table": {"names": ["scouts"]},
        "result": {"rule": "TOY-02", "ranks": [1], "facts": {"rounds": 3}},
    }
    assert tell_verdict(WORDS, Sending(), over) == "the Scouts has won."
    assert tell_verdict(WORDS, GAME, over) == "Over, 3 rounds."
    assert tell_verdict(WORDS, GAME, {**over, "result": {**over["result"], "rule": "TOY-03"}}) is None


def test_a_list_within_a_fact_is_not_one_of_seats():
    view = {"table": {"names": ["send", "send"]}}
    words = Words("en", {"en": ["name-send = the Scouts\nsum = { $points }\nevent-sum = { $points }"]})
    assert tell_fact(words, view, Fact("sum", {"points": [2, 1]})) == "2, 1"
    assert tell(words, view, {"kind": "sum", "facts": {"points": [2]}}) == "2"
    assert "the Scouts" in tell(words, view, {"kind": "sum", "facts": {"points": [2, 1]}})
