"""Answers and questions at a table, over sockets."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.server.kit import BOT, PERSON, RANDOM, Guest, Server, until


@pytest.fixture
def pair(server: Server):
    """Two people at a table, the one who is asked first, and a watcher."""
    table = server.table(PERSON, PERSON)
    guests = [server.sit(table, 0), server.sit(table, 1)]
    watcher = server.sit(table, None)
    first = guests[0].question["seat"]
    yield guests[first], guests[1 - first], watcher
    for guest in (*guests, watcher):
        guest.leave()


def test_an_accepted_answer_is_news_to_everyone(pair):
    asked, other, watcher = pair

    reply = asked.answer()

    assert reply["outcome"] == "accepted" and reply["n"] == 1
    assert asked.n == 1, "the news comes before the reply"
    for guest in (other, watcher):
        guest.hear("news")
        assert guest.n == 1


def test_each_sees_with_their_own_eyes(pair):
    asked, other, watcher = pair

    assert asked.options
    assert not other.options and not watcher.options
    assert (watcher.page["seat"], watcher.page["view"]["seat"]) == (None, None)
    assert {guest.page["view"]["commitment"] for guest in pair} == {asked.page["view"]["commitment"]}
    assert asked.page["view"]["seed"] is None


@rule("KH-GAP-02")
def test_a_refused_answer_names_its_rule_and_changes_nothing(pair):
    asked, _, _ = pair

    reply = asked.answer("move Z99")

    assert reply["outcome"] == "refused"
    assert [ruling["rule"] for ruling in reply["rulings"]] == ["KH-GAP-02"]
    assert all(ruling["title"] and ruling["text"] for ruling in reply["rulings"])
    assert {near["text"] for near in reply["nearest"]} <= set(asked.options)
    assert asked.answer()["n"] == 1


@rule("MW-TABLE-01")
def test_only_the_asked_seat_answers(pair):
    asked, other, _ = pair

    reply = other.answer(asked.options[0])

    assert reply["outcome"] == "refused"
    assert [ruling["rule"] for ruling in reply["rulings"]] == ["MW-TABLE-01"]
    assert reply["nearest"] == []


@rule("MW-TABLE-03")
def test_a_watcher_only_watches(pair):
    asked, _, watcher = pair

    for reply in (
        watcher.answer(asked.options[0]),
        watcher.ask("undo", n=0),
        watcher.ask("hint", n=0),
        watcher.ask("ask_takeback", n=0),
        watcher.ask("consider", n=0, option=asked.options[0]),
        watcher.ask("leave"),
    ):
        assert reply["outcome"] == "refused"
        assert [ruling["rule"] for ruling in reply["rulings"]] == ["MW-TABLE-03"]


def test_an_answer_to_an_earlier_state_is_stale(pair):
    asked, _, _ = pair
    option = asked.options[0]
    asked.answer()

    assert asked.answer(option, n=0) | {"id": ""} == {"type": "reply", "id": "", "outcome": "stale", "n": 1}


def test_the_same_request_is_done_once_and_answered_alike(pair):
    asked, other, _ = pair
    option = asked.options[0]

    replies = [asked.ask("answer", id="once", n=0, option=option) for _ in range(3)]

    assert replies == [replies[0]] * 3
    assert replies[0]["outcome"] == "accepted"
    assert other.ask("ping")["outcome"] == "pong"
    assert other.n == 1


def test_a_refusal_is_repeated_for_the_same_request(pair):
    asked, _, _ = pair

    first = asked.ask("answer", id="no", n=0, option="fly")
    again = asked.ask("answer", id="no", n=0, option=asked.options[0])

    assert first["outcome"] == "refused" and again == first


def test_two_seats_may_use_the_same_request_id(pair):
    asked, other, _ = pair
    asked.ask("answer", id="one", n=0, option=asked.options[0])

    assert other.ask("answer", id="one", n=0, option="pass")["outcome"] == "stale"


def test_bots_answer_by_themselves(server: Server):
    table = server.table(PERSON, BOT, RANDOM)
    guest = server.sit(table, 0)
    given = 0
    while guest.n == given:  # until a number has passed that was not ours
        guest.until(lambda: guest.options)
        given += guest.answer()["outcome"] == "accepted"

    guest.until(lambda: guest.options)

    assert guest.n > given
    guest.leave()


# -- asking ------------------------------------------------------------------------------------------


def test_consider_tells_whether_an_option_is_allowed_and_final(pair):
    asked, _, _ = pair

    allowed = asked.ask("consider", n=0, option=asked.options[0])
    forbidden = asked.ask("consider", n=0, option="move Z99")

    assert allowed["outcome"] == "considered" and allowed["allowed"] and allowed["label"]
    assert isinstance(allowed["final"], bool)
    assert not forbidden["allowed"] and forbidden["rulings"]
    assert asked.n == 0
    assert asked.ask("consider", n=7, option="pass")["outcome"] == "stale"


def test_why_not_tries_the_kinds_of_the_question_on_a_thing(pair):
    asked, _, _ = pair

    found = asked.ask("why_not", n=0, thing="A1")

    assert found["outcome"] == "explained" and found["tries"]
    assert asked.ask("why_not", n=9, thing="A1")["outcome"] == "stale"


@rule("MW-TABLE-06")
def test_why_tells_the_rule_behind_a_line(pair):
    asked, _, _ = pair

    found = asked.ask("why", line=0)

    assert found["outcome"] == "explained" and found["rule"]["text"] and found["words"]
    assert asked.ask("why", line=9999)["rulings"][0]["rule"] == "MW-TABLE-06"


def test_rules_are_found_by_id_and_by_words(pair):
    asked, _, _ = pair

    assert [found["id"] for found in asked.ask("rule", words="KH-BAT-07")["rules"]] == ["KH-BAT-07"]
    assert asked.ask("rule", words="guardian")["rules"]
    assert asked.ask("rule", words="zeppelin")["rules"] == []


def test_a_hint_is_one_of_the_options(pair):
    asked, other, _ = pair

    hint = asked.ask("hint", n=0)

    assert hint["outcome"] == "hint" and hint["option"] in asked.options and hint["label"]
    assert other.ask("hint", n=0)["rulings"][0]["rule"] == "MW-TABLE-01"


# -- pages -------------------------------------------------------------------------------------------


def test_a_page_with_pictures_speaks(server: Server):
    table = server.table(PERSON, PERSON)
    guests = [server.sit(table, seat, pictures=True) for seat in (0, 1)]
    asked = next(guest for guest in guests if guest.page["question"]["mine"])
    page = asked.page

    assert page["board"]["tag"] == "svg" and page["mats"] and page["status"] and page["spoken"]
    option = page["question"]["options"][0]
    assert option["label"] and option["text"]

    asked.ask("answer", n=0, option=option["text"])
    news = next(frame for frame in asked.frames if frame["type"] == "news")["page"]

    assert news["n"] == 1 and "board" not in news and "log" not in news
    assert news["lines"] and news["from"] == len(page["log"])
    for guest in guests:
        guest.leave()


def test_who_comes_back_gets_the_tail(server: Server):
    table = server.table(PERSON, PERSON)
    guests = [server.sit(table, seat) for seat in (0, 1)]
    asked = next(guest for guest in guests if guest.options)
    seat = asked.page["seat"]
    known = len(asked.page["events"])
    asked.answer()

    back = server.sit(table, seat, seen={"n": 0, "log": known})
    spoken = server.sit(table, seat, seen={"n": 0, "log": known}, pictures=True)
    ahead = server.sit(table, seat, seen={"n": 99, "log": known})

    assert back.page["from"] == known and back.page["n"] == 1
    assert back.page["events"] == ahead.page["events"][known:]
    assert spoken.page["from"] == known and spoken.page["log"][0]["at"] == known
    assert ahead.page["from"] == 0
    for guest in (*guests, back, spoken, ahead):
        guest.leave()


def test_one_reader_serves_all_sockets_with_the_same_eyes(server: Server):
    table = server.table(PERSON, PERSON, public=True)
    watchers = [Guest(server, table["id"], "") for _ in range(3)]
    circle = server.rooms.live(table["id"]).circle

    assert len(circle._readers) == 1 and circle.watchers() == 3
    for watcher in watchers:
        watcher.leave()
    until(lambda: not circle._readers)


def test_an_unknown_language_is_english(server: Server):
    table = server.table(PERSON, PERSON)

    guest = server.sit(table, 0, pictures=True, language="../etc")

    assert guest.page["question"]["prompt"]
    guest.leave()
