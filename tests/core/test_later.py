"""Questions whose options are listed when somebody reads them."""

from __future__ import annotations

import pytest

from mythwright.core.flow import Ask, Done, Frame, Later, Next, ask_later
from mythwright.core.option import Option, option
from mythwright.core.ruling import Refused
from tests.toy.given import a_hill
from tests.toy.hill import HillTable


class Stroll(Frame):
    """As many steps as the hiker has breath."""

    seat: int = 0

    def start(self, table: HillTable) -> Next:
        return ask_later(self.seat, self.ways, then=self.went, rule="HT-TURN-01", prompt="stroll")

    def ways(self, table: HillTable) -> list[Option]:
        return [option("go", n) for n in range(1, table.state.hikers[self.seat].breath + 1)]

    def went(self, table: HillTable, chosen: Option) -> Next:
        table.state.hikers[self.seat].place = int(chosen.args[0])
        return Done()


def a_stroll(breath: int = 3) -> HillTable:
    table = a_hill("", "")
    table.state.hikers[0].breath = breath
    frame = Stroll()
    table.stack.append(frame)
    table._run(frame.start(table))
    return table


def test_nothing_is_listed_before_it_is_read_and_then_once():
    table = a_stroll()
    assert isinstance(table.asked, Later) and (table.asked.seat, table.asked.prompt) == (0, "stroll")
    pending = table.pending
    assert isinstance(pending, Ask) and pending.options == tuple(option("go", n) for n in (1, 2, 3))
    assert table.pending is pending is table.asked


def test_a_copy_lists_what_its_own_table_allows_whatever_became_of_the_other():
    table = a_stroll()
    twin = table.copy(quiet=True)
    table.play("go 2")
    assert isinstance(twin.asked, Later)
    assert [str(each) for each in twin.pending.options] == ["go 1", "go 2", "go 3"]
    assert twin.state.hikers[0].place == 0


@pytest.mark.parametrize("read_first", [True, False])
def test_answers_are_checked_against_the_list_whether_it_was_read_or_not(read_first):
    table = a_stroll()
    if read_first:
        assert table.pending is not None
    assert table.why_not("go 3") == []
    with pytest.raises(Refused):
        table.copy().play("go 4")
    with pytest.raises(Refused) as caught:
        table.copy().play("go 1", 1)
    assert caught.value.rules == ("MW-TABLE-01",)
    assert table.play(2, 0).state.hikers[0].place == 3


def test_only_who_is_asked_has_the_list_made():
    table = a_stroll()
    assert table.question(1) == {"seat": 0, "rule": "HT-TURN-01", "prompt": "stroll"}
    assert table.see(1)["question"] == table.question(1) and isinstance(table.asked, Later)
    assert table.question(0)["options"] == ["go 1", "go 2", "go 3"]


def test_a_guess_keeps_the_list_of_the_table_it_was_made_of():
    table = a_stroll()
    guess = table.guess(0, "guess")
    guess.state.hikers[0].breath = 1
    assert guess.pending == table.pending and len(guess.pending.options) == 3
