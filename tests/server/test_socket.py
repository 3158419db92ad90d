"""What a socket bears: frames that cannot be read, wrong keys, strange origins, and haste."""

from __future__ import annotations

import json
import random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from mythwright.server.settings import Limits
from tests.server.kit import PERSON, Server, ending, in_folder, serving, until


def end(wire: ClientConnection) -> tuple[list[dict], int, str]:
    """All that still comes, and how it ends."""
    frames = []
    try:
        while True:
            frames.append(json.loads(wire.recv(10)))
    except ConnectionClosed as closed:
        return frames, *ending(closed)


@pytest.mark.parametrize(
    ("hello", "code", "reason"),
    [
        ({"table": "{id}", "key": "wrong"}, 4401, "wrong_key"),
        ({"table": "{id}", "key": ""}, 4401, "wrong_key"),
        ({"table": "{id}"}, 4401, "wrong_key"),
        ({"table": "nowhere", "key": "x"}, 4404, "no_table"),
        ({"table": "../../etc", "key": "x"}, 4404, "no_table"),
        ({"table": "é\u0000", "key": "x"}, 4404, "no_table"),
    ],
)
def test_who_may_not_come_in_is_told_why(server: Server, hello, code, reason):
    table = server.table(PERSON, PERSON)
    wire = server.socket()
    wire.send(json.dumps({"type": "hello", **hello}).replace("{id}", table["id"]))

    assert end(wire) == ([], code, reason)


def test_a_public_table_is_watched_without_a_key(server: Server):
    table = server.table(PERSON, PERSON, public=True)
    wire = server.socket()
    wire.send(json.dumps({"type": "hello", "table": table["id"], "pictures": False}))

    welcome = json.loads(wire.recv(10))

    assert welcome["type"] == "welcome" and welcome["seat"] is None
    wire.close()


BAD = [
    "",
    "{",
    "[]",
    "null",
    "7",
    '"hello"',
    "{}",
    '{"type":7}',
    "[" * 9000,
    '{"type":"hello","table":7}',
    "\ufffe",
]


def test_frames_that_cannot_be_read_are_answered_and_then_the_socket_is_closed(server: Server):
    wire = server.socket()
    for _ in range(6):
        wire.send("{")

    frames, code, reason = end(wire)

    assert [frame["code"] for frame in frames] == ["malformed"] * 5
    assert all(frame["type"] == "error" and frame["words"] for frame in frames)
    assert (code, reason) == (4400, "malformed")


def test_a_request_before_the_hello_is_not_yet_heard(server: Server):
    wire = server.socket()
    wire.send(json.dumps({"type": "ping", "id": "1"}))

    assert json.loads(wire.recv(10))["code"] == "not_yet"
    wire.close()


@pytest.mark.parametrize("frame", BAD)
def test_a_bad_frame_leaves_the_socket_open(server: Server, frame):
    guest = server.sit(server.table(PERSON, PERSON), 0)
    guest.wire.send(frame)

    assert guest.hear("error")["code"] in ("malformed", "unknown_type")
    assert guest.ask("ping")["outcome"] == "pong"
    guest.leave()


def test_binary_frames_are_malformed(server: Server):
    guest = server.sit(server.table(PERSON, PERSON), 0)
    guest.wire.send(b'{"type":"ping","id":"1"}')

    assert guest.hear("error")["code"] == "malformed"
    guest.leave()


@pytest.mark.parametrize(
    "request_",
    [
        {"type": "answer", "id": "x"},
        {"type": "answer", "id": "x", "n": -1, "option": "pass"},
        {"type": "answer", "id": "x", "n": 1.5, "option": "pass"},
        {"type": "answer", "id": "x", "n": 0, "option": ""},
        {"type": "answer", "id": "x", "n": 0, "option": "a" * 501},
        {"type": "answer", "id": "x", "n": 10**30, "option": "pass"},
        {"type": "consent", "id": "x", "agree": "yes"},
        {"type": "standin", "id": "x", "seat": None, "level": "greedy"},
        {"type": "show", "id": "x", "n": True},
    ],
)
def test_a_request_with_wrong_fields_names_its_id(server: Server, request_):
    guest = server.sit(server.table(PERSON, PERSON), 0)
    guest.say(**request_)

    assert guest.hear("error") | {"words": ""} == {
        "type": "error",
        "code": "malformed",
        "id": "x",
        "words": "",
    }
    guest.leave()


@pytest.mark.parametrize("id", ["", "a" * 65, "a b", "é", "\x00", 7, None])
def test_a_request_needs_a_proper_id(server: Server, id):
    guest = server.sit(server.table(PERSON, PERSON), 0)
    guest.say(type="ping", id=id)

    assert guest.hear("error")["code"] == "malformed"
    guest.leave()


def test_an_unknown_type_is_told_so(server: Server):
    guest = server.sit(server.table(PERSON, PERSON), 0)
    guest.say(type="cheat", id="1")

    assert guest.hear("error")["code"] == "unknown_type"
    guest.leave()


def test_a_frame_that_is_too_large_closes_the_socket(server: Server):
    guest = server.sit(server.table(PERSON, PERSON), 0)
    guest.wire.send(json.dumps({"type": "ping", "id": "1", "more": "x" * 17_000}))

    assert guest.closed() == (4413, "oversize")
    assert guest.frames[-1]["code"] == "oversize"


def test_a_frame_beyond_all_measure_closes_the_socket_too(server: Server):
    guest = server.sit(server.table(PERSON, PERSON), 0)
    guest.wire.send("x" * 200_000)

    assert guest.closed()[0] == 1009


def test_a_silent_socket_is_closed(tmp_path):
    with serving(in_folder(tmp_path, hello_within=0.2)) as server:
        assert end(server.socket()) == ([], 4408, "no_hello")


def test_haste_is_told_and_then_ended(tmp_path):
    with serving(in_folder(tmp_path, limits=Limits(messages=1, messages_at_once=10))) as server:
        guest = server.sit(server.table(PERSON, PERSON), 0)
        for number in range(30):
            guest.say(type="ping", id=str(number))

        assert guest.closed() == (4429, "too_fast")
        codes = [frame["code"] for frame in guest.frames if frame["type"] == "error"]
        assert codes == ["too_fast"] * 5
        assert sum(frame["type"] == "reply" for frame in guest.frames) == 10


def test_too_many_sockets_of_one_address(tmp_path):
    with serving(in_folder(tmp_path, limits=Limits(sockets=2))) as server:
        table = server.table(PERSON, PERSON)
        guests = [server.sit(table, 0), server.sit(table, 1)]

        assert end(server.socket())[1:] == (4429, "too_fast")

        guests[0].leave()
        until(lambda: server.app.state.guard.sockets["127.0.0.1"] == 1)
        guests += [server.sit(table, 0)]
        for guest in guests:
            guest.leave()


def test_guessing_keys_is_slowed_down(tmp_path):
    limits = Limits(wrong_keys=0.01, wrong_keys_at_once=3)
    with serving(in_folder(tmp_path, limits=limits)) as server:
        table = server.table(PERSON, PERSON)
        codes = []
        for number in range(5):
            wire = server.socket()
            wire.send(json.dumps({"type": "hello", "table": table["id"], "key": f"guess{number}"}))
            codes.append(end(wire)[1])

        assert codes == [4401, 4401, 4401, 4429, 4429]
        headers = {"Authorization": f"Bearer {table['watch']}"}
        assert server.http.get(f"/api/tables/{table['id']}", headers=headers).status_code == 429


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1:1"])
def test_pages_of_other_sites_are_turned_away(server: Server, origin):
    with pytest.raises(InvalidStatus) as refused:
        server.socket(origin=origin)
    assert refused.value.response.status_code == 403


def test_our_own_page_and_allowed_ones_may_connect(tmp_path):
    with serving(in_folder(tmp_path, origins=("https://play.example",))) as server:
        for origin in (f"http://127.0.0.1:{server.port}", "https://play.example"):
            server.socket(origin=origin).close()


@pytest.mark.slow
def test_ten_thousand_malformed_frames_leave_the_table_unharmed(server: Server):
    table = server.table(PERSON, PERSON)
    first = server.sit(table, 0)
    first.leave()
    dice, sent, answered = random.Random(5), 0, 0
    while sent < 10_000:
        wire = server.socket()
        wire.send(
            json.dumps({"type": "hello", "table": table["id"], "key": table["keys"]["1"], "pictures": False})
        )
        for _ in range(6):
            wire.send(scrambled(dice))
            sent += 1
        frames, code, reason = end(wire)
        answered += sum(frame["type"] in ("error", "reply") for frame in frames) + 1
        assert code in (4400, 4413) and reason
    assert answered >= sent
    again = server.sit(table, 0)
    assert again.page == first.page
    again.leave()


SEEDS = [
    {"type": "answer", "id": "a", "n": 0, "option": "move D4"},
    {"type": "standin", "id": "b", "seat": 1, "level": "greedy"},
    {"type": "hello", "table": "x", "key": "y"},
]


def scrambled(dice: random.Random) -> str | bytes:
    """A frame that is almost right, or not at all."""
    text = json.dumps(dice.choice(SEEDS))
    match dice.randrange(5):
        case 0:
            return text[: dice.randrange(len(text))]
        case 1:
            at = dice.randrange(len(text))
            return text[:at] + chr(dice.randrange(1, 0x2FF)) + text[at + 1 :] + "}"
        case 2:
            return dice.randbytes(dice.randrange(50))
        case 3:
            return "[" * dice.randrange(1, 3000)
        case _:
            return json.dumps(
                {"type": dice.choice(["answer", "why", "x", 7]), "id": dice.choice([1, None, "", {}])}
            )
