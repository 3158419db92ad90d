"""A terminal at the table of a server: a real one, one that is killed, and one that misbehaves."""

from __future__ import annotations

import io
import json
import random
import signal
import threading
import time
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import mythwright
from mythwright.cli import main
from mythwright.core.dice import commitment
from mythwright.core.game import Game, View
from mythwright.core.replay import verify
from mythwright.core.telling import words_of
from mythwright.core.words import Words
from mythwright.terminal import joining, wire
from mythwright.terminal.bell import SIGNAL, Bell, Rung
from mythwright.terminal.board import Board, Look
from mythwright.terminal.link import Unjoined, read
from mythwright.terminal.screen import Screen
from tests.marks import rule
from tests.server.kit import PERSON, RANDOM, Server, in_folder, serving, until
from tests.terminal.joinkit import PATIENCE, Keyboard, Process, Script, a_screen, joined, link_of
from tests.terminal.kit import shown

EXAMPLE = "http://127.0.0.1:8000/#/table/TABLE/KEY"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(in_folder(tmp_path_factory.mktemp("tables"))) as running:
        yield running


# -- links ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "socket", "table", "key"),
    [
        ("http://a:8000/#/table/T1/K_-2", "ws://a:8000/api/socket", "T1", "K_-2"),
        ("https://a.example/#/table/T1/K", "wss://a.example/api/socket", "T1", "K"),
        ("https://a.example/games/index.html#/table/T1/K", "wss://a.example/games/api/socket", "T1", "K"),
        ("localhost:8000/#/table/T1/K", "ws://localhost:8000/api/socket", "T1", "K"),
        ("http://[::1]:8000/#/table/T1", "ws://[::1]:8000/api/socket", "T1", ""),
        ("http://a/#/table/T1/K1+K2/replay/17/2", "ws://a/api/socket", "T1", "K1"),
    ],
)
def test_a_link_says_where_the_table_is(text, socket, table, key):
    found = read(text)
    assert (found.socket, found.table, found.key) == (socket, table, key)


@pytest.mark.parametrize(
    "text", ["", "x", "http://", "http://a/", "http://a/#/new/x", "ftp://a/#/table/T", "http://[a/#/table/T"]
)
def test_what_is_no_link_is_one_line_and_code_2(text, capsys):
    assert main(["play", "--join", text]) == 2
    told = capsys.readouterr()
    assert told.err == f"“{text}” is no link to a table. It looks like this: {EXAMPLE}\n" and not told.out


def test_what_says_how_to_deal_does_not_go_with_a_link(capsys):
    assert main(["play", "king_of_the_hill", "--seed", "1", "--dice", "ask", "--join", EXAMPLE]) == 2
    assert capsys.readouterr().err.endswith("leave out king_of_the_hill, --seed, --dice.\n")


# -- a real server -------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["wrong key", "no key", "no table", "no server"])
def test_a_table_that_cannot_be_joined_is_one_line_and_code_2(server, capsys, what):
    table, address = server.table(PERSON, RANDOM)["id"], f"http://127.0.0.1:{server.port}/"
    text, words = {
        "wrong key": (f"{address}#/table/{table}/{'x' * 24}", f"does not fit table {table}"),
        "no key": (f"{address}#/table/{table}", f"does not fit table {table}"),
        "no table": (f"{address}#/table/nowhere/x", f"There is no table nowhere at {address}."),
        "no server": ("http://127.0.0.1:1/#/table/a/b", "cannot be reached: Connection refused."),
    }[what]
    assert main(["play", "--join", text]) == 2
    told = capsys.readouterr()
    assert words in told.err and told.err.count("\n") == 1 and not told.out


@pytest.mark.slow
def test_a_whole_game_is_played_over_the_net(server, seated):
    table = server.table(PERSON, RANDOM)
    chance = random.Random(1)

    class Robot(Script):
        def readline(self, *_limit: int) -> str:  # type: ignore[override]
            return f"{chance.choice(seated[0].sight.view['question']['options'])}\n"

    screen = a_screen(Robot())
    assert joining.join(link_of(server.port, table, 0), screen) == 0

    view, text = seated[0].view(0), shown(screen)
    assert "The game is over" in text and f"Seed: {view['seed']}" in text and " wins." in text
    assert commitment(view["seed"]) == view["commitment"]
    key = {"Authorization": f"Bearer {table['keys']['0']}"}
    replay = server.http.get(f"/api/tables/{table['id']}/replay", headers=key).text
    played = verify(replay, mythwright.find)
    assert view["log"] == plain(played.see(0)["log"])
    told = [line.partition(". ") for line in text.splitlines() if line.endswith("]")]
    lines = [int(number) for number, dot, _ in told if dot and number.isdecimal()]
    assert lines == list(range(lines[0], len(view["log"]) + 1))  # each once, in order, to the last


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def test_what_came_over_the_wire_is_drawn_like_what_is_here():
    game, chance = mythwright.find("king_of_the_hill"), random.Random(1)
    table, words = mythwright.new(game.name, seats=3, seed="wire"), words_of(game, "en")
    for answer in range(150):
        if table.pending is None:
            break
        if answer % 30 == 0:
            for view in (table.see(0), table.see(None)):
                assert drawn(game, words, plain(view)) == drawn(game, words, view)
        table.play(chance.choice(table.pending.options))


def drawn(game: Game, words: Words, view: View) -> str:
    screen = Screen(words, io.StringIO(), io.StringIO(), width=100)
    board, look = Board(game, words, screen), Look()
    board.show(view, look)
    board.show_news(view, look)
    return shown(screen)


def test_commands_are_those_of_the_own_screen(server):
    link = link_of(server.port, server.table(PERSON, RANDOM, options={"heroes": ["arjuna", "heracles"]}), 0)
    lines = ["help", "seats", "why", "why #1", "rule KH-BAT-07", "odds", "log 2", "map", "xyzzy", "why xyzzy"]
    code, text = joined(link, *lines, "hint", "why move Z9", "move Z9", "standin 1", "standin", "quit")
    assert code == 0
    for words in (
        "standin SEAT [LEVEL]: let a bot play",
        "1. Arjuna: you\n2. Heracles: a random bot",
        "[KH-BAT-07]",
        "No dice fall with that.",
        "“xyzzy” is no answer here.",
        "[MW-OPTION-03] Not a thing of this game",
        "The greedy bot would choose: ",
        "Allowed and most like it: ",
        "[MW-SEAT-01]",
        "For whom? standin, a seat of 1 to 2",
        f'Come back with: mythwright play --join "{link}"',
    ):
        assert words in text


def test_a_watcher_sees_what_happens_and_answers_nothing(server, seated):
    table = server.table(PERSON, RANDOM)
    screen = a_screen(Script())
    link = link_of(server.port, table, None)
    codes: list[int] = []
    watching = threading.Thread(target=lambda: codes.append(watched(link, screen)), daemon=True)
    watching.start()
    until(lambda: seated)
    player = server.sit(table, 0)
    player.until(lambda: player.options)
    until(lambda: "has come to the table." in shown(screen))
    before = len(seated[0].view(None)["log"])
    player.answer()
    until(lambda: len(seated[0].view(None)["log"]) > before)
    until(lambda: f"{before + 1}. " in shown(screen))
    assert ": you watch." in shown(screen) and seated[0].sight.question().choices == []
    player.leave()
    until(lambda: "is gone for the moment." in shown(screen))
    seated[0].wire._put(Unjoined("terminal-left"))
    watching.join(PATIENCE)
    assert codes == [2]


def watched(link: str, screen: Screen) -> int:
    """Join in a thread of one's own, where no bell can be hung."""
    found = read(link)
    bell = Bell(screen.put_aside)
    line = wire.Wire(found, "en", bell.ring)
    line.open()
    try:
        joining._sit_down(screen, line, bell, ask_forced=False).run()
        return 0
    except Unjoined:
        return 2
    finally:
        line.close()


@rule("MW-UNDO-01", "MW-UNDO-04")
def test_a_take_back_is_asked_of_the_others(server, seated):
    table = server.table(PERSON, PERSON)
    first = server.sit(table, None).question["seat"]
    other = server.sit(table, 1 - first)

    def agreed() -> str:
        other.ask("consent", agree=True)
        until(lambda: seated[0].wire._inbox.qsize() >= 2)  # the news, and that nothing is wished any more
        return "log 1"

    code, text = joined(link_of(server.port, table, first), "1", "undo", agreed, "quit")
    assert code == 0
    assert "[MW-UNDO-01]" in text and "These are asked whether they agree: " in text
    assert "Taken back." in text[text.index("> log 1") :]
    assert other.page["n"] == 2 and seated[0].sight.n == 2
    other.leave()


@rule("MW-UNDO-04")
def test_a_take_back_that_is_refused_leaves_all_as_it_is(server, seated):
    table = server.table(PERSON, PERSON)
    first = server.sit(table, None).question["seat"]
    other = server.sit(table, 1 - first)

    def refused() -> str:
        other.ask("consent", agree=False)
        until(seated[0].wire._inbox.qsize)
        return "log 1"

    _, text = joined(link_of(server.port, table, first), "1", "undo", refused, "agree", "quit")
    assert "Not everyone agrees: the answer stands." in text and "[MW-UNDO-05]" in text
    assert "Taken back." not in text and other.page["n"] == 1
    other.leave()


@pytest.mark.slow
def test_an_answer_survives_the_death_of_the_server(tmp_path, seated):
    process = Process(tmp_path)
    table = process.table(PERSON, PERSON)
    first = process.page(table)["question"]["seat"]
    dead = threading.Event()

    def revive() -> None:
        dead.wait(PATIENCE)
        process.start()

    def killed() -> str:
        process.end(signal.SIGKILL)
        until(seated[0].wire._inbox.qsize)  # the line is broken
        threading.Timer(0.5, dead.set).start()
        return "1"

    reviving = threading.Thread(target=revive)
    reviving.start()
    code, text = joined(link_of(process.port, table, first), killed, "seats", "quit")
    reviving.join(PATIENCE)
    assert code == 0 and "does not answer. Trying again …" in text and "The server is back." in text
    assert process.page(table)["n"] == 1
    process.end(signal.SIGINT)


# -- a person at a keyboard ----------------------------------------------------------------------------


@pytest.mark.skipif(SIGNAL is None, reason="no signal wakes a prompt here")
def test_news_come_while_one_types_and_what_was_typed_stays(server):
    table = server.table(PERSON, {**PERSON, "player": "Ann"})
    first = server.sit(table, None).question["seat"]
    other = server.sit(table, first)
    person = Keyboard(link_of(server.port, table, 1 - first))
    person.sees(" is asked > ")
    person.type("se")
    person.sees("se")
    other.answer()
    person.sees("takes a secret look")
    person.sees(" is asked > ")
    person.sees("se")
    person.type("ats\r")
    person.sees("2. ")
    assert other.ask("undo", n=other.n)["consent"]
    assert other.ask("ask_takeback", n=other.n)["outcome"] == "asked"
    person.sees("Do you agree? Type agree or refuse.")
    person.sees(" is asked > ")
    person.type("agree\r")
    person.sees("Taken back.")
    other.until(lambda: other.n == 2)
    person.sees(" is asked > ")
    assert person.leave() == 130
    other.leave()


def test_a_bell_is_heard_while_one_waits_and_never_else():
    put_aside: list[int] = []
    bell = Bell(lambda: put_aside.append(1))
    with bell.hung():
        bell.ring()
        with pytest.raises(Rung), bell.listening():
            pytest.fail("it was rung before")
        bell.answered()
        threading.Timer(0.1, bell.ring).start()
        with pytest.raises(Rung), bell.listening():
            time.sleep(PATIENCE)
        bell.answered()
        with bell.listening():
            pass
        bell.ring()
    assert put_aside == [1]


def test_a_bell_calls_nobody_back_who_leaves():
    bell = Bell(lambda: None)

    def leave() -> None:
        try:
            raise KeyboardInterrupt
        finally:
            bell.ring()

    with bell.hung(), pytest.raises(KeyboardInterrupt), bell.listening():
        leave()
