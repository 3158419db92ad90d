"""Beginning, leaving and going on: nothing that was answered is ever lost."""

from __future__ import annotations

import errno
import io
import json
import os
import signal
from argparse import Namespace

import pytest

import mythwright
from mythwright.core.words import Words
from mythwright.games import GAMES
from mythwright.terminal import shelf
from mythwright.terminal.play import go_on, play
from mythwright.terminal.screen import Closed, Screen
from mythwright.terminal.setting import Unfit, Wishes, value_of, wishes_of
from tests.terminal.kit import Keyboard, a_screen, a_sitting, a_table, shown
from tests.toy.game import GAME


@pytest.fixture(autouse=True)
def _the_toy_is_on_the_list(monkeypatch):
    monkeypatch.setitem(GAMES, "hilltop", GAME)


def wishes(folder, **flags) -> Wishes:
    return Wishes(**{"game": "hilltop", "data": str(folder), "seed": "1", **flags})


def saves(folder):
    return sorted((folder / "games").glob("*.save.json"))


def test_what_the_flags_leave_open_is_usual_where_nobody_can_be_asked(tmp_path):
    screen = a_screen(["quit"])
    assert play(wishes(tmp_path, seed=None), screen) == 0
    [save] = saves(tmp_path)
    table, seats = shelf.taken(save)
    assert seats == ("person", "greedy", "greedy")
    assert f"mythwright load {save}" in shown(screen)
    assert table.answers == []


def test_what_the_flags_leave_open_is_asked(tmp_path):
    screen = a_screen(Keyboard("9\n4\n5\n1,3\nsilly\nrandom\ny\nx\n8\n\nquit\n"))
    assert play(wishes(tmp_path, seed=None), screen) == 0
    table, seats = shelf.taken(saves(tmp_path)[0])
    assert seats == ("person", "random", "person", "random")
    assert table.setup.options == {"top": 8}


def test_the_last_unfinished_game_is_offered(tmp_path):
    play(wishes(tmp_path, seats=2, people=1, bots="random"), a_screen(["push"]))
    screen = a_screen(Keyboard("y\nquit\n"))
    assert play(wishes(tmp_path, seed=None), screen) == 0
    assert "Go on with hilltop-" in shown(screen) and "How much breath do you stake?" in shown(screen)
    assert len(saves(tmp_path)) == 1


@pytest.mark.parametrize("lines", [["push"], ["push", "stake 3"], ["push", "stake 3", "keep"]])
def test_every_answer_is_kept_before_the_next_question(tmp_path, lines):
    play(wishes(tmp_path, seats=2, bots="random"), a_screen(lines))
    table, seats = shelf.taken(saves(tmp_path)[0])
    own = [str(answer) for seat, answer, _ in table.answers if seat == 0]
    assert own == lines
    assert seats == ("person", "random")


def test_a_game_goes_on_after_a_kill_as_if_nothing_had_happened(tmp_path):
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    lines = ["push", "stake 3", "keep", "push", "stake 3", "keep"]
    play(wishes(whole, seats=2, bots="greedy"), a_screen(lines))
    play(wishes(parts, seats=2, bots="greedy"), a_screen(lines[:2]))
    for line in lines[2:]:
        [save] = saves(parts)
        go_on(shelf.taken(save)[0], Wishes(data=str(parts)), a_screen([line]), save)
    [one], [other] = saves(whole), saves(parts)
    assert one.read_text() == other.read_text()


def test_a_save_that_is_cut_off_leaves_the_old_one(tmp_path, monkeypatch):
    path = tmp_path / "games" / "toy.save.json"
    shelf.keep(path, a_table(), ("person", "random"))
    before = path.read_text()
    monkeypatch.setattr(os, "fsync", lambda _: (_ for _ in ()).throw(KeyboardInterrupt))
    with pytest.raises(KeyboardInterrupt):
        shelf.keep(path, a_table(seed="2"))
    assert path.read_text() == before
    assert sorted(p.name for p in path.parent.iterdir()) == ["toy.save.json", "toy.seats.json"]


def test_a_full_disk_is_told_and_the_game_goes_on(tmp_path, monkeypatch):
    screen = a_screen(["push", "stake 3"])
    sitting = a_sitting(tmp_path, screen, ("person", "random"))
    write = shelf.write
    monkeypatch.setattr(
        shelf, "write", lambda path, text: write(path, text) if "stake" not in text else _full()
    )
    with pytest.raises(Closed):
        sitting.run()
    assert len(sitting.table.answers) == 3
    assert shown(screen).count("cannot be written: No space left on device") == 2


def _full():
    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_save_from_elsewhere_stays_as_it_is(tmp_path):
    path = tmp_path / "mine.json"
    path.write_text(mythwright.save(a_table()))
    before = path.read_text()
    screen = a_screen(["push"])
    assert go_on(shelf.taken(path)[0], wishes(tmp_path, people=2), screen, path) == 0
    assert path.read_text() == before
    assert shelf.taken(saves(tmp_path)[0])[1] == ("person", "person")


def test_a_copy_is_written_where_one_wants_it(tmp_path):
    copy = tmp_path / "copy.json"
    screen = a_screen(["push", f"save {copy}", "save /proc/nowhere/x.json", "save"])
    play(wishes(tmp_path, seats=2, bots="random"), screen)
    assert shelf.taken(copy)[0].answers == shelf.taken(saves(tmp_path)[0])[0].answers
    assert json.loads(shelf.beside(copy, shelf.SEATS).read_text()) == {"seats": ["person", "random"]}
    assert "cannot be written" in shown(screen)


class Interrupted(io.StringIO):
    """Types a line, then something happens to the program."""

    def __init__(self, line, happens):
        super().__init__(f"{line}\n")
        self.happens = happens

    def readline(self, *limit):
        return super().readline(*limit) or self.happens()


def _interrupt():
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("happens", "code"),
    [(lambda: "", 0), (_interrupt, 130), (lambda: os.kill(os.getpid(), signal.SIGHUP), 129)],
)
def test_leaving_keeps_the_game_and_says_where(tmp_path, happens, code):
    screen = a_screen(Interrupted("push", happens))
    assert play(wishes(tmp_path, seats=2, bots="random"), screen) == code
    assert len(shelf.taken(saves(tmp_path)[0])[0].answers) == 1
    assert shown(screen).rstrip().endswith(f"mythwright load {saves(tmp_path)[0]}")


def test_a_finished_game_is_not_offered_again(tmp_path):
    assert play(wishes(tmp_path, seats=2, people=0, bots="greedy"), a_screen()) == 0
    assert shelf.unfinished(tmp_path) is None
    assert len(list((tmp_path / "games").glob("*.replay"))) == 1


@pytest.mark.parametrize(
    "flags",
    [{"game": "chess"}, {"seats": 9}, {"seats": 2, "bots": "clever"}, {"seats": 2, "options": {"x": 1}}],
)
def test_a_wish_that_cannot_be_fulfilled_is_named(tmp_path, flags):
    screen = a_screen()
    with pytest.raises(Unfit) as unfit:
        play(wishes(tmp_path, **flags), screen)
    assert screen.words.has(unfit.value.message)
    assert not (tmp_path / "games").exists()


def test_the_data_folder_is_found():
    assert str(shelf.data_folder("/a", {"MYTHWRIGHT_DATA": "/b"})) == "/a"
    assert str(shelf.data_folder(None, {"MYTHWRIGHT_DATA": "/b", "XDG_DATA_HOME": "/c"})) == "/b"
    assert str(shelf.data_folder(None, {"XDG_DATA_HOME": "/c"})) == "/c/mythwright"
    assert shelf.data_folder(None, {}).parts[-3:] == (".local", "share", "mythwright")


def test_flags_that_say_nothing_are_left_open():
    found = wishes_of(
        Namespace(game="hilltop", seats=None, people=0, bots="", layer=[], options={}, plain=True)
    )
    assert found == Wishes(game="hilltop", people=0, plain=True)


@pytest.mark.parametrize(
    ("text", "kind", "value"),
    [
        ("7", int, 7),
        ("true", bool, True),
        ("a, b", tuple[str, ...], ["a", "b"]),
        ("1 2", tuple[int, ...], [1, 2]),
        ("x", str, "x"),
    ],
)
def test_values_are_read_by_their_type(text, kind, value):
    assert value_of(text, kind) == value


def test_colour_is_only_for_terminals_that_want_it(monkeypatch):
    words = Words("en", {})
    monkeypatch.setenv("NO_COLOR", "1")
    assert Screen(words).console.no_color
    monkeypatch.delenv("NO_COLOR")
    assert not Screen(words).console.no_color
    assert Screen(words, colour=False).console.no_color
