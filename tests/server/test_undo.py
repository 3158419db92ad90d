"""Taking back: the own last choice, or with everyone's consent."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.server.kit import BOT, PERSON, Guest, Server


@pytest.fixture
def three(server: Server):
    table = server.table(PERSON, PERSON, PERSON)
    guests = [server.sit(table, seat) for seat in range(3)]
    first = guests[0].question["seat"]
    yield guests[first:] + guests[:first]
    for guest in guests:
        guest.leave()


def reveal(guest: Guest) -> None:
    """Give an answer that brings something to light."""
    option = next(o for o in guest.options if guest.ask("consider", n=guest.n, option=o)["final"])
    assert guest.answer(option)["outcome"] == "accepted"


def harmless(guests: list[Guest]) -> tuple[Guest, str]:
    """Play on until someone has a choice that reveals nothing."""
    while True:
        for guest in guests:
            guest.ask("ping")
        asked = next(guest for guest in guests if guest.options)
        for option in asked.options if len(asked.options) > 1 else ():
            if asked.ask("consider", n=asked.n, option=option)["final"] is False:
                return asked, option
        asked.answer()


def test_an_answer_that_revealed_nothing_is_taken_back(three):
    asked, option = harmless(three)
    before, events, n = asked.page["view"], asked.page["from"] + len(asked.page["events"]), asked.n
    asked.answer(option)
    assert asked.page["undo"] == {"free": True, "consent": True}

    reply = asked.ask("undo", n=n + 1)

    assert reply["outcome"] == "accepted" and reply["n"] == n + 2
    assert asked.page["view"] == before and option in asked.options
    assert asked.page["from"] + len(asked.page["events"]) == events
    for guest in three:
        guest.until(lambda guest=guest: guest.n == n + 2)


@rule("MW-UNDO-01")
def test_what_was_revealed_stays_but_the_others_can_be_asked(three):
    asked, _, _ = three
    assert asked.page["undo"] is None
    reveal(asked)
    assert asked.page["undo"] == {"free": False, "consent": True}

    reply = asked.ask("undo", n=1)

    assert reply["outcome"] == "refused" and reply["consent"] is True
    assert reply["rulings"][0]["rule"] == "MW-UNDO-01"


@rule("MW-UNDO-03")
def test_there_is_nothing_to_take_back_at_first(three):
    for reply in (three[0].ask("undo", n=0), three[0].ask("ask_takeback", n=0)):
        assert reply["outcome"] == "refused"
        assert reply["rulings"][0]["rule"] == "MW-UNDO-03"


def test_undo_of_an_earlier_state_is_stale(three):
    assert three[0].ask("undo", n=5)["outcome"] == "stale"
    assert three[0].ask("ask_takeback", n=5)["outcome"] == "stale"


def test_undo_twice_with_one_request_is_done_once(three):
    asked, option = harmless(three)
    asked.answer(option)
    n = asked.n

    replies = [asked.ask("undo", id="back", n=n) for _ in range(2)]

    assert replies[0] == replies[1] and replies[0]["n"] == n + 1


def test_when_all_agree_it_is_taken_back(three):
    asked, other, third = three
    before = asked.page["view"]
    reveal(asked)

    assert asked.ask("ask_takeback", n=1)["outcome"] == "asked"
    wish = other.hear("consent")
    assert wish["by"] == asked.page["seat"] and wish["given"] == [] and len(wish["needs"]) == 2
    assert wish["name"]
    assert other.ask("consent", agree=True)["outcome"] == "noted"
    assert third.hear("consent", given=[other.page["seat"]])
    assert third.ask("consent", agree=True)["outcome"] == "noted"

    asked.hear("consent", by=None)
    assert asked.n == 2 and asked.page["view"] == before


def test_one_who_does_not_agree_ends_it(three):
    asked, _, third = three
    reveal(asked)
    asked.ask("ask_takeback", n=1)

    assert third.ask("consent", agree=False)["outcome"] == "noted"

    assert asked.hear("consent", by=None)["refused"] == third.page["seat"]
    assert asked.n == 1


@rule("MW-UNDO-04")
def test_only_one_take_back_at_a_time(three):
    asked, _, _ = three
    reveal(asked)
    asked.ask("ask_takeback", n=1)

    assert asked.ask("ask_takeback", n=1)["rulings"][0]["rule"] == "MW-UNDO-04"


@rule("MW-UNDO-05")
def test_only_those_who_are_asked_agree(three):
    asked, other, _ = three
    assert other.ask("consent", agree=True)["rulings"][0]["rule"] == "MW-UNDO-05"
    reveal(asked)
    asked.ask("ask_takeback", n=1)

    assert asked.ask("consent", agree=True)["rulings"][0]["rule"] == "MW-UNDO-05"


def test_the_next_answer_ends_a_wish(three):
    asked, other, third = three
    reveal(asked)
    asked.ask("ask_takeback", n=1)
    for guest in three:
        guest.ask("ping")
    playing = next(guest for guest in three if guest.options)
    playing.answer()

    third.hear("consent", by=None)
    assert other.ask("consent", agree=True)["outcome"] == "refused"


def test_who_comes_later_hears_of_the_wish(server: Server):
    table = server.table(PERSON, PERSON)
    guests = [server.sit(table, seat) for seat in (0, 1)]
    asked = next(guest for guest in guests if guest.options)
    reveal(asked)
    asked.ask("ask_takeback", n=1)

    late = server.sit(table, None)

    assert late.hear("consent")["by"] == asked.page["seat"]
    for guest in (*guests, late):
        guest.leave()


def test_alone_with_bots_nobody_need_agree(server: Server):
    table = server.table(PERSON, BOT)
    guest = server.sit(table, 0)
    guest.until(lambda: guest.options)
    before = guest.page["view"], guest.n
    reveal(guest)
    guest.until(lambda: guest.options)

    guest.ask("ask_takeback", n=guest.n)
    guest.until(lambda: guest.page["view"] == before[0])

    assert guest.n > before[1] + 1
    guest.leave()
