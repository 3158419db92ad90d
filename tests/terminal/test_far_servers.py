"""A server that dies, hurries, refuses, ends or talks nonsense: the terminal loses nothing and says why."""

from __future__ import annotations

import sys

import msgspec
import pytest
from websockets.sync.server import ServerConnection

from mythwright.cli import main
from mythwright.games import GAMES
from mythwright.terminal.wire import clean
from tests.terminal.joinkit import Far, Script, joined, say


def test_an_answer_without_a_reply_is_sent_again_under_the_same_id(far, seated):
    def dies(host: Far, socket: ServerConnection) -> None:
        host.welcome(socket)
        request = host.hear(socket)
        host.table.play(request["option"])
        host.n += 1
        socket.close(1012, "restarting")

    def lives(host: Far, socket: ServerConnection) -> None:
        host.welcome(socket, since=host.heard[2]["seen"]["log"])
        host.do(socket, host.hear(socket))
        host.do(socket, host.hear(socket))
        socket.recv()

    host = far(dies, lives)
    code, text = joined(host.link, "push", "stake 3", "quit")
    hello, first, again, second, last = host.heard
    assert code == 0 and "Trying again" in text and "The server is back." in text
    assert hello["seen"] is None and again["seen"] == {"n": 0, "log": 0}
    assert first == second and first["option"] == "push" and first["n"] == 0
    assert last["option"] == "stake 3" and last["n"] == 1 and last["id"] != first["id"]
    assert [event["kind"] for event in seated[0].view(0)["log"]][:1] == ["staked"]


def test_a_server_that_wants_fewer_requests_is_asked_again(far):
    def hurried(host: Far, socket: ServerConnection) -> None:
        host.welcome(socket)
        request = host.hear(socket)
        say(socket, type="error", code="too_fast", id=request["id"], words="Wait.")
        host.do(socket, host.hear(socket))
        socket.recv()

    host = far(hurried)
    assert joined(host.link, "push", "quit")[0] == 0
    assert host.heard[1] == host.heard[2] and host.n == 1


def test_an_answer_to_an_earlier_question_does_nothing(far, seated):
    def overtaken(host: Far, socket: ServerConnection) -> None:
        host.welcome(socket)
        request = host.hear(socket)
        host.n += 1
        host.table.play("push")
        say(socket, type="news", page=host.page())
        say(socket, type="reply", id=request["id"], outcome="stale", n=1)
        socket.recv()

    code, text = joined(far(overtaken).link, "stay", "quit")
    assert code == 0
    assert "nothing was done." in text and "How much breath do you stake?" in text[text.index("nothing") :]


def test_what_the_server_refuses_or_stumbles_over_is_told(far):
    ruling = {"rule": "HT-PUSH-02", "title": "", "text": "", "facts": [{"name": "needs", "value": "10"}]}
    nearest = [{"text": "stay", "label": "stay and rest"}]

    def unkind(host: Far, socket: ServerConnection) -> None:
        host.welcome(socket)
        refused, failed = host.hear(socket), {"outcome": "failed", "words": "It stumbled."}
        say(socket, type="reply", id=refused["id"], outcome="refused", rulings=[ruling], nearest=nearest)
        say(socket, type="reply", id=host.hear(socket)["id"], **failed)
        say(socket, type="error", code="malformed", id=host.hear(socket)["id"], words="Cannot be read.")
        socket.recv()

    code, text = joined(far(unkind).link, "push", "push", "push", "quit")
    assert code == 0 and "[HT-PUSH-02] The stake" in text and "  needs: 10" in text
    assert "Allowed and most like it: stay and rest (stay)." in text
    assert "It stumbled." in text and "Cannot be read." in text


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        ("no_table", "There is no table toy at http://"),
        ("wrong_key", "does not fit table toy."),
        ("other_rules", "was dealt with other rules"),
        ("left", "You have left table toy"),
        ("oversize", "There is no Mythwright server"),
    ],
)
def test_a_table_that_goes_in_the_middle_of_a_game_ends_it_with_one_line(
    far, monkeypatch, capsys, reason, words
):
    def ends(host: Far, socket: ServerConnection) -> None:
        host.welcome(socket)
        host.hear(socket)
        socket.close(4404, reason)

    monkeypatch.setattr(sys, "stdin", Script("push"))
    assert main(["play", "--plain", "--join", far(ends).link]) == 2
    told = capsys.readouterr()
    assert words in told.err and told.err.count("\n") == 1


STRANGER = '{"type":"welcome","seat":0,"page":{"n":1,"from":0,"events":[]}}'


@pytest.mark.parametrize(
    "frame",
    ["no JSON", "[]", "3", '{"kind":1}', '{"type":"news"}', '{"type":"welcome"}', STRANGER],
)
def test_some_other_server_is_named_as_such(far, capsys, frame):
    def strange(_: Far, socket: ServerConnection) -> None:
        socket.send(frame)
        socket.recv()

    assert main(["play", "--join", far(strange).link]) == 2
    told = capsys.readouterr()
    assert told.err.startswith("There is no Mythwright server at http://127.0.0.1:") and not told.out


def test_a_game_that_is_not_on_the_list_is_named(far, monkeypatch, capsys):
    monkeypatch.delitem(GAMES, "hilltop")
    assert main(["play", "--join", far(lambda host, socket: host.welcome(socket)).link]) == 2
    assert capsys.readouterr().err.startswith("There is no game “hilltop”.")


def only(host: Far, answer: str) -> None:
    """Nothing else is listed."""
    ask = host.table.pending
    listed = tuple(option for option in ask.options if str(option) == answer)
    host.table.pending = msgspec.structs.replace(ask, options=listed)


@pytest.mark.parametrize("ask_forced", [False, True])
def test_a_single_answer_is_given_unless_it_shall_be_asked(far, ask_forced):
    def single(host: Far, socket: ServerConnection) -> None:
        only(host, "push")
        host.welcome(socket)
        host.do(socket, host.hear(socket))
        socket.recv()

    host = far(single)
    _, text = joined(host.link, "quit", ask_forced=ask_forced)
    assert ("Nothing else was possible: push." in text) is not ask_forced
    assert host.n == (0 if ask_forced else 1)


def test_an_open_question_is_asked_however_few_answers_are_listed(far):
    def opened(host: Far, socket: ServerConnection) -> None:
        host.table.play("push")
        only(host, "stake 3")
        host.welcome(socket)
        host.do(socket, host.hear(socket))
        socket.recv()

    host = far(opened)
    _, text = joined(host.link, "stake 7", "quit")
    assert "How much breath do you stake?" in text and "Nothing else was possible" not in text
    assert str(host.table.answers[1][1]) == "stake 7"


def test_nothing_that_others_write_steers_the_terminal(far):
    name = "Ann\x1b[2J\x9b3J\a"

    def sly(host: Far, socket: ServerConnection) -> None:
        host.welcome(socket, player=name)
        socket.recv()

    text = joined(far(sly).link, "seats", "quit")[1]
    assert "Ann[2J3J" in text and not {"\x1b", "\x9b", "\a"} & set(text)
    assert clean({"a": ["b\nc\t", 1, None, {"d": "\x00e"}]}) == {"a": ["bc", 1, None, {"d": "e"}]}
