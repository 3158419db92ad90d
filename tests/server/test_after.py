"""After the end: looking back with any eyes, checking the dice, and the replay file."""

from __future__ import annotations

import json

import pytest

import mythwright
from mythwright.core import replay
from mythwright.core.dice import commitment, seeded
from tests.marks import rule
from tests.server.kit import PERSON, RANDOM, Guest, Server, until
from tests.server.test_seats import auth


@pytest.fixture(scope="module")
def finished(server: Server):
    """A game that two bots have played to its end, and someone who watches."""
    table = server.table(RANDOM, RANDOM)
    until(lambda: server.rooms.live(table["id"]).over, 60)
    return table


@pytest.fixture
def watcher(server: Server, finished):
    guest = server.sit(finished, None, pictures=True)
    yield guest
    guest.leave()


def shown(guest: Guest, n: int, seat: int | None) -> dict:
    assert guest.ask("show", n=n, seat=seat)["outcome"] == "shown"
    return next(frame for frame in reversed(guest.frames) if frame["type"] == "replay")


def test_the_end_is_told_with_the_seed(watcher):
    page = watcher.page

    assert page["question"] is None and page["result"]["ranks"] and page["result"]["rule"]["text"]
    assert commitment(page["seed"]) == page["commitment"]


def test_any_state_is_shown_with_any_eyes(watcher):
    first = shown(watcher, 0, 1)
    last = first["last"]
    assert first["n"] == 0 and first["page"]["board"] and first["page"]["seat"] == 1

    second = shown(watcher, 1, 1)
    assert "board" not in second["page"] and second["page"]["lines"]

    end = shown(watcher, last, None)
    assert end["page"]["result"] == watcher.page["result"]
    assert end["page"]["log"] == watcher.page["log"]

    middle = shown(watcher, last // 2, 0)["page"]
    assert middle["seat"] == 0 and middle["result"] is None


@rule("MW-TABLE-06")
def test_states_and_seats_that_are_not_there(watcher):
    last = shown(watcher, 0, 0)["last"]

    for wrong in ({"n": last + 1, "seat": 0}, {"n": 0, "seat": 2}):
        assert watcher.ask("show", **wrong)["rulings"][0]["rule"] == "MW-TABLE-06"


@rule("MW-TABLE-04")
def test_before_the_end_the_past_is_closed(server: Server):
    guest = server.sit(server.table(PERSON, PERSON), 0)

    for reply in (guest.ask("show", n=0, seat=1), guest.ask("report")):
        assert reply["outcome"] == "refused"
        assert reply["rulings"][0]["rule"] == "MW-TABLE-04"
    guest.leave()


def test_every_die_can_be_reckoned_again(watcher):
    report = watcher.ask("report")
    dice = seeded(report["seed"])

    assert report["draws"]
    for draw in report["draws"]:
        dice.drawn[draw["stream"]] = draw["number"]
        assert list(dice.throw(draw["stream"], draw["faces"], len(draw["dice"]))) == draw["dice"]


def test_the_replay_file_verifies(server: Server, finished):
    answer = server.http.get(f"/api/tables/{finished['id']}/replay", headers=auth(finished["watch"]))

    assert answer.status_code == 200 and "attachment" in answer.headers["content-disposition"]
    assert answer.headers["content-type"].startswith("text/plain")
    table = replay.verify(answer.text, mythwright.find)
    assert table.result is not None


@rule("MW-TABLE-02")
def test_nothing_more_is_played(server: Server):
    """The seed is known: neither answers nor take-backs."""
    table = server.table(PERSON, RANDOM)
    room = server.rooms.live(table["id"])
    guest = server.sit(table, 0)
    while not room.over:
        guest.until(lambda: guest.options or room.over)
        if guest.options:
            guest.answer(guest.options[len(guest.frames) % len(guest.options)])
    guest.until(lambda: guest.page["view"]["result"])  # it is over before its last change is kept

    for reply in (
        guest.ask("answer", n=room.n, option="pass"),
        guest.ask("undo", n=room.n),
        guest.ask("ask_takeback", n=room.n),
        guest.ask("hint", n=room.n),
    ):
        assert reply["rulings"][0]["rule"] == "MW-TABLE-02"
    listed = server.http.get("/api/tables").json()
    assert table["id"] not in json.dumps(listed)
    guest.leave()
