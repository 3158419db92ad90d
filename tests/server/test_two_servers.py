"""Two servers on one PostgreSQL: the same tables, one order, everyone with the same view."""

from __future__ import annotations

import threading

import psycopg
import pytest

from mythwright.server.settings import OFF, Settings
from tests.server.kit import BOT, OPEN, PERSON, Guest, Server, serving, until
from tests.server.test_seats import auth


@pytest.fixture
def servers(cluster):
    settings = Settings(database=cluster.fresh(), limits=OFF)
    with serving(settings) as one, serving(settings) as two:
        yield one, two


def test_an_answer_at_one_is_news_at_the_other(servers: tuple[Server, Server]):
    one, two = servers
    table = one.table(PERSON, PERSON)
    guests = [one.sit(table, 0), two.sit(table, 1)]
    for _ in range(6):
        for guest in guests:
            guest.until(lambda: guests[0].n == guests[1].n)
        asked = next(guest for guest in guests if guest.options)
        other = guests[1 - asked.page["seat"]]
        n = asked.answer()["n"]
        other.until(lambda other=other, n=n: other.n == n)

    public = [two.sit(table, None), one.sit(table, None)]
    assert public[0].page["view"] == public[1].page["view"]
    for guest in (*guests, *public):
        guest.leave()


def test_a_request_sent_to_both_is_done_once(servers: tuple[Server, Server]):
    one, two = servers
    table = one.table(PERSON, PERSON)
    here = [one.sit(table, 0), one.sit(table, 1)]
    asked = next(guest for guest in here if guest.options)
    there = two.sit(table, asked.page["seat"])
    option = asked.options[0]
    replies = []

    def send(guest: Guest) -> None:
        replies.append(guest.ask("answer", id="same", n=0, option=option))

    threads = [threading.Thread(target=send, args=(guest,)) for guest in (asked, there)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()

    assert replies[0] == replies[1] and replies[0]["outcome"] == "accepted"
    there.until(lambda: there.n == 1)
    for guest in (*here, there):
        guest.leave()


@pytest.mark.slow
def test_many_answers_from_both_sides_have_one_order(servers: tuple[Server, Server]):
    """Both servers have a client in every seat, and all answer whatever is asked."""
    table = servers[0].table(PERSON, PERSON)
    guests = [server.sit(table, seat) for server in servers for seat in (0, 1)]
    accepted: list[int] = []

    def play(guest: Guest) -> None:
        while guest.n < 200 and guest.page["view"]["result"] is None:
            if guest.options:
                reply = guest.answer(guest.options[len(accepted) % len(guest.options)])
                assert reply["outcome"] in ("accepted", "stale"), reply
                if reply["outcome"] == "accepted":
                    accepted.append(reply["n"])
                guest.until(lambda n=reply["n"]: guest.n >= n)
            else:
                guest.read()

    threads = [threading.Thread(target=play, args=(guest,)) for guest in guests]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)

    last = max(accepted)
    assert sorted(accepted) == list(range(1, last + 1)), "each number once"
    for guest in guests:
        guest.until(lambda guest=guest: guest.n == last)
    assert guests[0].page["view"] == guests[2].page["view"]
    assert guests[1].page["view"] == guests[3].page["view"]
    for guest in guests:
        guest.leave()


def test_people_and_seats_are_known_at_both(servers: tuple[Server, Server]):
    one, two = servers
    table = one.table(PERSON, PERSON, OPEN)
    here, there = one.sit(table, 0), two.sit(table, 1)

    until(lambda: one.rooms.live(table["id"]).circle.present() == {0, 1})
    until(lambda: two.rooms.live(table["id"]).circle.present() == {0, 1})
    assert here.ask("standin", seat=1, level="greedy")["rulings"][0]["rule"] == "MW-SEAT-04"
    url = f"/api/tables/{table['id']}/join"
    joined = two.http.post(url, json={"player": "Gil"}, headers=auth(table["watch"]))
    assert joined.json()["seat"] == 2
    here.until(lambda: here.frames[-1].get("seats", [{}] * 3)[2].get("player") == "Gil")
    here.leave(), there.leave()


def test_consent_is_given_across_servers(servers: tuple[Server, Server]):
    one, two = servers
    table = one.table(PERSON, PERSON)
    guests = [one.sit(table, 0), two.sit(table, 1)]
    asked = next(guest for guest in guests if guest.options)
    other = guests[1 - asked.page["seat"]]
    before = asked.page["view"]
    asked.answer()
    other.until(lambda: other.n == 1)

    asked.ask("ask_takeback", n=1)
    assert other.hear("consent")["by"] == asked.page["seat"]
    assert other.ask("consent", agree=True)["outcome"] == "noted"

    asked.until(lambda: asked.n == 2)
    assert asked.page["view"] == before
    for guest in guests:
        guest.leave()


def test_connections_that_are_lost_are_made_again(cluster, servers: tuple[Server, Server]):
    one, two = servers
    table = one.table(PERSON, PERSON)
    here, there = [one.sit(table, 0), one.sit(table, 1)], [two.sit(table, 0), two.sit(table, 1)]
    name = one.rooms.store.engine.url.database
    with psycopg.connect(cluster.address("postgres"), autocommit=True) as connection:
        found = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s"
        assert list(connection.execute(found, [name]))

    seat = here[0].question["seat"]
    assert here[seat].answer()["outcome"] == "accepted"

    there[0].until(lambda: there[0].n == 1)
    for guest in (*here, *there):
        guest.leave()


def test_one_server_thinks_and_the_other_takes_over(cluster):
    settings = Settings(database=cluster.fresh(), limits=OFF)
    with serving(settings) as two:
        with serving(settings) as one:
            table = one.table(BOT, BOT, BOT)
            watcher = two.sit(table, None)
            watcher.until(lambda: watcher.n > 5)
            holders = [server.rooms._locks._held for server in (one, two)]
            assert sorted(map(len, holders)) == [0, 1]
        reached = watcher.n
        watcher.until(lambda: watcher.n > reached + 3)
        watcher.leave()
