"""Who sits where: keys, joining, stand-ins, leaving, and who is there."""

from __future__ import annotations

import pytest

from mythwright.server import keys
from tests.marks import rule
from tests.server.kit import BOT, OPEN, PERSON, Guest, Server, until


def auth(key: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {key}"}


@pytest.fixture
def trio(server: Server):
    """Three people at a table."""
    table = server.table(*[{"kind": "person", "player": name} for name in ("Ann", "Ben", "Cleo")])
    guests = [server.sit(table, seat) for seat in range(3)]
    yield table, guests
    for guest in guests:
        guest.leave()


def test_keys_are_long_different_and_kept_as_hashes(server: Server):
    table = server.table(PERSON, PERSON, BOT)
    given = [*table["keys"].values(), table["watch"]]

    assert set(table["keys"]) == {"0", "1"}
    assert len(set(given)) == 3 and all(len(key) >= 22 for key in given)
    row, seats = server.rooms.store.table(table["id"])
    assert [seat.key_hash for seat in seats] == [keys.hashed(given[0]), keys.hashed(given[1]), None]
    assert row.watch_hash == keys.hashed(table["watch"])


def test_a_hash_that_is_missing_fits_nothing():
    assert not keys.fits(keys.hashed(""), None)
    assert keys.fits(keys.hashed("a"), keys.hashed("a"))
    assert not keys.fits(keys.hashed("a"), keys.hashed("b"))


def test_the_key_decides_which_seat(trio):
    _, guests = trio

    assert [guest.welcome["seat"] for guest in guests] == [0, 1, 2]
    assert [seat["player"] for seat in guests[0].welcome["table"]["seats"]] == ["Ann", "Ben", "Cleo"]


def test_everyone_hears_who_is_there(server: Server, trio):
    table, guests = trio
    watcher = server.sit(table, None)

    told = guests[0].hear("people", watchers=1)
    assert [seat["present"] for seat in told["seats"]] == [True, True, True]

    watcher.leave()
    guests[2].leave()

    def told_last() -> tuple[int, list[bool]]:
        people = [frame for frame in guests[0].frames if frame["type"] == "people"][-1]
        return people["watchers"], [seat["present"] for seat in people["seats"]]

    guests[0].until(lambda: told_last() == (0, [True, True, False]))


# -- joining -----------------------------------------------------------------------------------------


def test_an_open_seat_is_joined_once(server: Server):
    table = server.table(PERSON, OPEN, public=True)
    join = f"/api/tables/{table['id']}/join"

    joined = server.http.post(join, json={"player": " Dora "})
    again = server.http.post(join, json={"player": "Emil"})

    assert joined.status_code == 200 and joined.json()["seat"] == 1
    assert again.status_code == 409 and again.json()["error"] == "table_full"
    guest = Guest(server, table["id"], joined.json()["key"])
    assert guest.welcome["table"]["seats"][1] | {"called": ""} == {
        "seat": 1,
        "kind": "person",
        "level": None,
        "player": "Dora",
        "called": "",
        "present": True,
        "standin": None,
    }
    guest.leave()


def test_a_seat_may_be_chosen_if_it_is_open(server: Server):
    table = server.table(PERSON, OPEN, OPEN, public=True)
    join = f"/api/tables/{table['id']}/join"

    assert server.http.post(join, json={"seat": 0}).status_code == 409
    assert server.http.post(join, json={"seat": 2}).json()["seat"] == 2
    assert server.http.post(join, json={"seat": 2}).status_code == 409
    assert server.http.post(join, json={"seat": 11}).status_code == 409


def test_a_private_table_is_joined_with_a_key(server: Server):
    table = server.table(PERSON, OPEN)
    join = f"/api/tables/{table['id']}/join"

    assert server.http.post(join, json={"player": "Eve"}).status_code == 401
    assert server.http.post(join, json={"player": "Eve"}, headers=auth("wrong")).status_code == 401
    assert server.http.post(join, json={"player": "Fay"}, headers=auth(table["watch"])).status_code == 200


# -- bots for people ---------------------------------------------------------------------------------


def test_a_bot_stands_in_for_who_is_away_and_gives_the_seat_back(server: Server, trio):
    table, guests = trio
    away = guests[0].question["seat"]
    guests[away].leave()
    asker = guests[(away + 1) % 3]
    room = server.rooms.live(table["id"])
    until(lambda: away not in room.circle.present())

    assert asker.ask("standin", seat=away, level="random")["outcome"] == "accepted"
    asker.until(lambda: asker.n >= 1)
    assert asker.frames and room.seats[away].standin == "random"

    back = server.sit(table, away)
    assert back.welcome["table"]["seats"][away]["standin"] is None
    assert room.seats[away].standin is None
    asker.hear("people")
    back.leave()


def test_a_stand_in_ends_when_the_others_say_so(server: Server, trio):
    table, guests = trio
    guests[2].leave()
    room = server.rooms.live(table["id"])
    until(lambda: 2 not in room.circle.present())

    guests[0].ask("standin", seat=2, level="greedy")
    assert guests[1].ask("standin", seat=2, level=None)["outcome"] == "accepted"

    assert room.seats[2].standin is None


@rule("MW-SEAT-01", "MW-SEAT-02", "MW-SEAT-03", "MW-SEAT-04")
def test_who_may_have_a_stand_in(server: Server):
    table = server.table(PERSON, PERSON, BOT)
    guest, other = server.sit(table, 0), server.sit(table, 1)
    watcher = server.sit(table, None)

    def refused(who: Guest, seat: int, level: str) -> str:
        reply = who.ask("standin", seat=seat, level=level)
        assert reply["outcome"] == "refused"
        return reply["rulings"][0]["rule"]

    assert refused(guest, 0, "greedy") == "MW-SEAT-01"
    assert refused(watcher, 0, "greedy") == "MW-SEAT-01"
    assert refused(guest, 2, "greedy") == "MW-SEAT-02"
    assert refused(guest, 7, "greedy") == "MW-SEAT-02"
    assert refused(guest, 1, "genius") == "MW-SEAT-03"
    assert refused(guest, 1, "greedy") == "MW-SEAT-04"
    for one in (guest, other, watcher):
        one.leave()


def test_who_leaves_is_played_by_a_bot_until_they_return(server: Server, trio):
    table, guests = trio
    second = server.sit(table, 0)

    assert guests[0].ask("leave")["outcome"] == "accepted"

    assert guests[0].closed() == (4409, "left")
    assert second.closed() == (4409, "left")
    room = server.rooms.live(table["id"])
    assert room.seats[0].standin == "greedy"
    server.sit(table, 0).leave()
    assert room.seats[0].standin is None


def test_leaving_over_http_and_answering_again(server: Server):
    table = server.table(PERSON, PERSON)
    url = f"/api/tables/{table['id']}"
    headers = auth(table["keys"]["1"])

    left = server.http.post(f"{url}/leave", headers=headers)
    assert left.json()["outcome"] == "accepted"
    room = server.rooms.live(table["id"])
    assert room.seats[1].standin == "greedy"
    body = {"id": "a", "n": 99, "option": "pass"}
    assert server.http.post(f"{url}/answers", json=body, headers=headers).json()["outcome"] == "stale"
    assert room.seats[1].standin is None


def test_a_take_back_does_not_wait_for_who_left(server: Server):
    table = server.table(PERSON, PERSON)
    guests = [server.sit(table, seat) for seat in (0, 1)]
    asked = next(guest for guest in guests if guest.options)
    other = guests[1 - asked.page["seat"]]
    asked.answer()
    other.ask("leave")
    asked.hear("people")

    asked.until(lambda: asked.options)
    n = asked.n
    assert asked.ask("ask_takeback", n=n)["outcome"] in ("asked", "stale")
    asked.until(lambda: asked.n > n)
    asked.leave()
