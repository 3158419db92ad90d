"""The command line: every command does its work, and bad input is one clear line and exit code 2."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import msgspec
import pytest

import mythwright
from mythwright.cli import COMMANDS, main, settings
from mythwright.core.replay import record
from mythwright.games import GAMES
from mythwright.lab import output
from tests.toy.game import GAME, Hilltop

ROOT = Path(__file__).parents[1]
TOY = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # also where the tests run in the background
from mythwright.games import GAMES
from mythwright.lab import output
from tests.toy.game import GAME
from mythwright.cli import main
GAMES["hilltop"] = GAME
print("ready")
sys.exit(main())
"""

TOO_EARLY = TOY.replace(
    "print",
    """
import os
from concurrent.futures import ProcessPoolExecutor as Pool
launch = Pool._launch_processes
Pool._launch_processes = lambda pool: (launch(pool), os.kill(os.getpid(), signal.SIGINT))
print""",
)
"""Interrupted when the workers have just been started, and nobody is there yet to tell them to end."""


@pytest.fixture(autouse=True)
def only_hilltop(monkeypatch):
    for name in list(GAMES):
        monkeypatch.delitem(GAMES, name)
    monkeypatch.setitem(GAMES, GAME.name, GAME)


@pytest.fixture
def replay(tmp_path):
    table = mythwright.new("hilltop", seats=2, seed="cli").play("stay").play("push").play("stake 3")
    path = tmp_path / "game.replay"
    path.write_text(record(table), encoding="utf-8")
    return path


def start(*argv: str, code: str = TOY) -> subprocess.Popen:
    """A process of its own that knows the toy game."""
    line = [sys.executable, "-u", "-c", code, *argv]
    pipe = subprocess.PIPE
    return subprocess.Popen(line, cwd=ROOT, stdout=pipe, stderr=pipe, text=True, start_new_session=True)


# -- help ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_has_an_example_and_no_bare_id(command, capsys):
    with pytest.raises(SystemExit) as left:
        main([*command.split(), "--help"])
    text = capsys.readouterr().out
    assert left.value.code == 0
    assert text.startswith("usage: mythwright") and text.count("usage:") == 1
    assert "Example" in text and f"  mythwright {command}" in text.partition("Example")[2]
    assert "cli-" not in text


def test_words_are_loaded_only_when_something_is_said():
    code = TOY.replace("sys.exit(main())", "main(); print('fluent.runtime' in sys.modules, file=sys.stderr)")
    line = [sys.executable, "-c", code, "new", "hilltop"]
    assert subprocess.run(line, cwd=ROOT, capture_output=True, check=True).stderr == b"False\n"


# -- bad input -------------------------------------------------------------------------------------------


HINT = "“mythwright {} --help” tells what is allowed."

BAD = {
    "": f"the following arguments are required: COMMAND. {HINT.replace(' {}', '')}",
    "new": f"the following arguments are required: GAME. {HINT.format('new')}",
    "new hilltop --tall": f"unrecognized arguments: --tall. {HINT.replace(' {}', '')}",
    "new chess": "There is no game “chess”. Games: hilltop.",
    "play chess": "There is no game “chess”. Games: hilltop.",
    "rules chess": "There is no game “chess”. Games: hilltop.",
    "simulate chess": "There is no game “chess”. Games: hilltop.",
    "new hilltop --seats 9": "hilltop has 2 to 4 seats, not 9.",
    "play hilltop --seats 1": "hilltop has 2 to 4 seats, not 1.",
    "simulate hilltop --seats 5": "hilltop has 2 to 4 seats, not 5.",
    "new hilltop --seats two": "--seats must be a whole number, 1 or more, not “two”.",
    "new hilltop --seats -1": "--seats must be a whole number, 1 or more, not “-1”.",
    "new hilltop --dice loaded": "argument --dice: invalid choice: 'loaded' (choose from 'seeded', 'ask'). "
    + HINT.format("new"),
    "rules hilltop --language tlh": "argument --language: invalid choice: 'tlh' (choose from 'en', 'it'). "
    + HINT.format("rules"),
    "new hilltop --set top": "--set must be KEY=VALUE, not “top”.",
    "new hilltop --set tip=3": "--set: hilltop has no option “tip”. Options: top.",
    "simulate hilltop --set top=high": "--set top: “high” cannot be used (Expected `int`, got `str`).",
    "play hilltop --set top=high": "--set top: “high” cannot be used (Expected `int`, got `str`).",
    "new hilltop --layer {tmp}/none.toml": "{tmp}/none.toml cannot be read: No such file or directory.",
    "play hilltop --layer {tmp}/none.toml": "{tmp}/none.toml cannot be read: No such file or directory.",
    "rules hilltop --diff {tmp}/none.toml": "{tmp}/none.toml cannot be read: No such file or directory.",
    "simulate hilltop --layer {tmp}/bad.toml": "bad.toml, table figures: unknown word “topp”. Allowed: top.",
    "new hilltop --layer {tmp}/torn.toml": "{tmp}/torn.toml is not valid TOML: "
    "Expected ']' at the end of a table declaration (at line 1, column 9).",
    "new hilltop --out {tmp}": "{tmp} cannot be written there.",
    "new hilltop --out {tmp}/no/where.json": "{tmp}/no/where.json cannot be written there.",
    "play hilltop --seats 3 --people 4": "4 people do not fit on 3 seats.",
    "play hilltop --people all": "--people must be a whole number, 0 or more, not “all”.",
    "play hilltop --bots wise": "There is no bot level “wise”. Levels: random, greedy.",
    "play hilltop --seats 4 --bots greedy,random": "--bots must name one level, or one for each of 3 bots; "
    "it names 2.",
    "simulate hilltop --bots wise": "There is no bot level “wise”. Levels: random, greedy.",
    "simulate hilltop --seats 3 --bots random,greedy": "--bots must name one level, or one for each of 3 "
    "bots; it names 2.",
    "simulate hilltop --games 0": "--games must be a whole number, 1 or more, not “0”.",
    "simulate hilltop --workers 0": "--workers must be a whole number, 1 or more, not “0”.",
    "simulate hilltop --out {tmp}/a.xls": "{tmp}/a.xls must end in one of .csv, .jsonl.",
    "load {tmp}/none": "{tmp}/none cannot be read: No such file or directory.",
    "load {tmp}": "{tmp} cannot be read: Is a directory.",
    "load {tmp}/picture": "{tmp}/picture cannot be read: it is not a text file.",
    "load {tmp}/list": "This is not a Mythwright save (Expected `object`, got `array`).",
    "replay {tmp}/none verify": "{tmp}/none cannot be read: No such file or directory.",
    "replay {tmp}/list show": "This is not a replay file: its first line must be “mythwright replay 1”.",
    "replay {tmp}/list": f"the following arguments are required: verify|show. {HINT.format('replay')}",
    "replay {tmp}/game.replay show --seat 3": "There is no seat 3 in this replay: it has 2.",
    "rules hilltop no such thing": "Nothing in hilltop is called “no such thing”, and no rule holds that.",
}


@pytest.mark.parametrize("line", BAD)
def test_bad_input_is_one_line_and_nothing_else(line, tmp_path, capsys, replay):
    (tmp_path / "bad.toml").write_text("[figures]\ntopp = 3\n")
    (tmp_path / "torn.toml").write_text("[figures\n")
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe")
    (tmp_path / "list").write_text("[]")
    before = sorted(tmp_path.rglob("*"))
    code = main(line.replace("{tmp}", str(tmp_path)).split())
    told = capsys.readouterr()
    assert told.err == BAD[line].replace("{tmp}", str(tmp_path)) + "\n"
    assert (code, told.out) == (2, "")
    assert sorted(tmp_path.rglob("*")) == before


def edited(text: str, **changes: object) -> str:
    whole = json.loads(text)
    whole["setup"].update(changes)
    return json.dumps(whole)


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda text: text[:-40], "The save is cut off or damaged"),
        (lambda text: edited(text, seed="mine"), "The save was changed by hand"),
    ],
)
def test_a_spoilt_save_is_refused(spoil, message, tmp_path, capsys):
    path = tmp_path / "a.json"
    path.write_text(spoil(mythwright.save(mythwright.new("hilltop", seats=2, seed="x"))), encoding="utf-8")
    assert main(["load", str(path)]) == 2
    told = capsys.readouterr()
    assert told.err.startswith(message) and told.err.count("\n") == 1 and told.out == ""


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("stake 3", "stake 5", "Line 12 of the replay: after “stake 5” the table is not the recorded one"),
        ("0 stay", "1 stay", "Line 8 of the replay: “stay” is not allowed there (MW-TABLE-01)."),
        ("0 stay", "nobody stay", "Line 8 of the replay cannot be read"),
        ("hilltop", "chess", "There is no game “chess”. Games: hilltop."),
        ('"seats":2', '"seats":7', "hilltop has 2 to 4 seats, not 7."),
        ('"top":0', '"top":"x"', "The head of the replay cannot be read (Expected `int`, got `str`"),
        ('"edition":"first"', '"edition":"last"', "The head of the replay cannot be read (last)."),
        ("rules 1", "rules 2", "The replay was made with other rules (rules version 2, this is 1)"),
    ],
)
@pytest.mark.parametrize("do", ["verify", "show"])
def test_a_spoilt_replay_is_refused(do, old, new, message, replay, capsys):
    text = replay.read_text(encoding="utf-8")
    assert old in text
    replay.write_text(text.replace(old, new), encoding="utf-8")
    assert main(["replay", str(replay), do]) == 2
    told = capsys.readouterr()
    assert told.err.startswith(message.replace("Line 12", f"Line {_line(text, old)}")) and told.out == ""
    assert told.err.count("\n") == 1


def _line(text: str, words: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), start=1) if words in line)


# -- what the commands do --------------------------------------------------------------------------------


def test_games_are_listed(capsys):
    assert main(["games"]) == 0
    assert capsys.readouterr().out == "hilltop: 2 to 4 seats\n"


def test_a_new_table_goes_to_the_output_or_to_a_file(tmp_path, capsys):
    path = tmp_path / "a.json"
    flags = ["new", "hilltop", "--seats", "3", "--seed", "x", "--set", "top=9", "--dice", "ask"]
    assert main(flags) == 0
    text = capsys.readouterr().out
    assert main([*flags, "--out", str(path)]) == 0
    assert path.read_text(encoding="utf-8") == text and capsys.readouterr().out == ""
    setup = mythwright.load(text).setup
    assert (setup.seats, setup.seed, setup.options, setup.dice) == (3, "x", {"top": 9}, "ask")


def test_bots_play_in_the_terminal_and_a_save_goes_on(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    shown = ["--people", "0", "--bots", "random", "--plain", "--data", str(tmp_path / "data")]
    assert main(["play", "hilltop", "--seats", "2", "--seed", "x", *shown]) == 0
    assert main(["new", "hilltop", "--seats", "2", "--out", str(tmp_path / "a.json")]) == 0
    assert main(["load", str(tmp_path / "a.json"), *shown]) == 0
    assert "The race is over." in capsys.readouterr().out


def test_simulate_sums_up_and_writes(tmp_path, capsys):
    out = tmp_path / "games.csv"
    flags = ["simulate", "hilltop", "--bots", "random", "--workers", "1", "--games", "3"]
    assert main([*flags, "--json", "--out", str(out), "--set", "top=5"]) == 0
    assert json.loads(capsys.readouterr().out)["games"] == 3
    assert len(out.read_text(encoding="utf-8").splitlines()) == 4


def test_rules_are_listed_searched_and_shown(capsys):
    assert main(["rules", "hilltop"]) == 0
    everything = capsys.readouterr().out.splitlines()
    assert len(everything) == len(GAME.catalog().entries)
    assert main(["rules", "hilltop", "dice", "again"]) == 0
    assert "HT-PUSH-04" in capsys.readouterr().out
    assert main(["rules", "hilltop", "ht-push-04"]) == 0
    first, kind, text = capsys.readouterr().out.split("\n", 2)
    entry = GAME.catalog()["HT-PUSH-04"]
    assert first == f"HT-PUSH-04 {entry.title}" and kind.startswith("rule")
    assert " ".join(text.split()) == " ".join(entry.text.split())


def test_things_are_told_too_and_as_a_layer_has_them(tmp_path, capsys):
    assert main(["rules", "hilltop", "bread"]) == 0
    told = ["bread", "what is printed there", "Gain 4 breath.", "By HT-CARD-03."]
    assert capsys.readouterr().out.splitlines() == told
    layer = tmp_path / "house.toml"
    layer.write_text(
        '[cards.bread]\neffect = [{is = "do", do = "breathe", amount = 9, rule = "HT-CARD-03"}]\n'
    )
    assert main(["rules", "hilltop", "bread", "--layer", str(layer)]) == 0
    assert "Gain 9 breath." in capsys.readouterr().out


def test_a_layer_is_compared(tmp_path, capsys):
    layer = tmp_path / "house.toml"
    layer.write_text("[figures]\ntop = 30\n[cards.ladder]\ncopies = 1\n")
    assert main(["rules", "hilltop", "--diff", str(layer)]) == 0
    assert "figures.top: 20 becomes 30" in capsys.readouterr().out.splitlines()
    assert main(["rules", "hilltop", "--layer", str(layer), "--diff", str(layer)]) == 0
    assert capsys.readouterr().out == "This layer changes nothing in the box.\n"


def test_a_replay_is_verified_and_told(replay, capsys):
    assert main(["replay", str(replay), "verify"]) == 0
    assert capsys.readouterr().out.startswith("The replay is genuine: ")
    assert main(["replay", str(replay), "show"]) == 0
    text = capsys.readouterr().out
    assert "— stay and rest (stay)" in text and "[HT-PUSH-03]" in text
    assert main(["replay", str(replay), "show", "--seat", "2"]) == 0
    assert "— stay and rest (stay)" not in capsys.readouterr().out


@pytest.mark.parametrize(
    ("given", "read"),
    [("3", 3), ('"3"', "3"), ("3", "3"), ("a,b", ("a", "b")), ('["a", "b"]', ("a", "b")), ("true", True)],
)
def test_settings_are_read_by_their_type(given, read):
    kind = tuple[str, ...] if isinstance(read, tuple) else type(read)
    options = msgspec.defstruct("Options", [("key", kind)])
    game = type("Game", (Hilltop,), {"options": options})()
    assert settings(game, [f"key={given}"]) == {"key": read}


def test_trouble_with_the_disk_is_one_line(tmp_path, capsys, monkeypatch):
    def write(*_args):
        raise OSError(28, "No space left on device", "games.csv")

    monkeypatch.setattr(output, "write_whole", write)
    flags = ["simulate", "hilltop", "--bots", "random", "--workers", "1", "--games", "1"]
    assert main([*flags, "--out", str(tmp_path / "games.csv")]) == 1
    assert capsys.readouterr().err == "games.csv: No space left on device.\n"


# -- leaving ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("workers", ["1", "2"])
def test_an_interrupt_leaves_quietly_with_what_was_played(workers):
    process = start("simulate", "hilltop", "--games", "100000", "--bots", "random", "--workers", workers)
    assert process.stdout.readline() == "ready\n"
    time.sleep(1)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all of them
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    if out:
        played = out.split()[0]
        assert err == f"Stopped: {played} of 100,000 games were played, and count.\n"
    else:  # not one game had ended
        assert err == ""


def test_an_interrupt_while_workers_start_is_heard_when_they_have():
    process = start(
        "simulate", "hilltop", "--games", "100000", "--bots", "random", "--workers", "2", code=TOO_EARLY
    )
    try:
        out, _ = process.communicate(timeout=30)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        pytest.fail("it waits for ever")
    assert out.startswith("ready\n") and process.returncode == 130


def test_a_reader_who_has_had_enough_is_no_error():
    process = start("rules", "hilltop", code=TOY.replace("print", "str"))
    process.stdout.close()
    assert process.stderr.read() == ""
    process.stderr.close()
    assert process.wait(timeout=30) == 141
