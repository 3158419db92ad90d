"""Simulations: the same games whatever plays them, rows whole or not at all, failures with a way back."""

from __future__ import annotations

import csv
import json
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from mythwright.lab import commands, progress
from mythwright.lab.commands import Job, command, run
from mythwright.lab.match import Failure, Plan, Record, played
from mythwright.lab.output import flat, row, write, write_whole
from mythwright.lab.simulate import simulate
from tests.toy.game import Hilltop

ROOT = Path(__file__).parents[2]
PLAN = Plan("hilltop", 3, ("greedy", "random", "random"), "lab", rotate=True)
TOY = """
import sys
from mythwright.games import GAMES
from tests.toy.game import GAME
from mythwright.cli import main
GAMES["hilltop"] = GAME
sys.exit(main())
"""


def test_game_i_has_its_own_seed_and_bots():
    records = list(simulate(PLAN, range(3, 6), workers=1))
    assert [(r.number, r.seed) for r in records] == [(3, "lab/3"), (4, "lab/4"), (5, "lab/5")]
    assert [r.bots.index("greedy") for r in records] == [0, 1, 2]


def test_without_rotation_everyone_stays_seated():
    plan = Plan("hilltop", 2, ("greedy", "random"), "lab")
    assert plan.bots_of(0) == plan.bots_of(7) == ("greedy", "random")
    assert Plan("hilltop", 3, ("random",), "lab").bots_of(1) == ("random",) * 3


def test_a_record_tells_what_happened():
    record = played(PLAN, 0)
    assert isinstance(record, Record)
    assert record.rule in ("HT-END-01", "HT-END-02") and record.rules[record.rule] == 1
    assert 0 < record.choices <= record.answers
    assert set(record.features) == {"round", "highest"}
    assert set(record.cards) <= {"bread", "landslide", "rope", "nails", "fog", "charm", "veto"}


def test_workers_change_no_byte(tmp_path):
    """A process of its own, for it has one thread, and its workers know the toy game."""
    outputs = []
    for workers in "1", "2":
        out = tmp_path / f"{workers}.csv"
        flags = f"simulate hilltop --seats 3 --bots random --games 40 --seed same --json --workers {workers}"
        line = [sys.executable, "-c", TOY, *flags.split(), "--out", str(out)]
        done = subprocess.run(line, cwd=ROOT, capture_output=True, check=True)
        outputs.append((done.stdout, done.stderr, out.read_bytes()))
    assert outputs[0] == outputs[1]
    assert outputs[0][2].count(b"\n") == 41 and outputs[0][1] == b""


def test_rows_are_flat():
    assert flat({"heroes": ["a", "b"], "final": {"won": True}}) == {
        "heroes_0": "a",
        "heroes_1": "b",
        "final_won": True,
    }
    shown = row(played(PLAN, 1))
    assert " ".join(shown).startswith("game seed seats bots winner rule answers choices rounds ")
    assert (shown["game"], shown["seats"], shown["bots"]) == (1, 3, "random greedy random")
    assert "round" not in shown and shown["highest"] > 0


@pytest.mark.parametrize("ending", ["csv", "jsonl"])
def test_a_file_has_a_row_for_each_game(tmp_path, ending, capsys):
    out = tmp_path / f"games.{ending}"
    assert run(Job(PLAN, range(4), workers=1, out=out)) == 0
    text = out.read_text(encoding="utf-8")
    rows = (
        list(csv.DictReader(text.splitlines()))
        if ending == "csv"
        else [json.loads(line) for line in text.splitlines()]
    )
    assert [str(row["game"]) for row in rows] == ["0", "1", "2", "3"]
    assert "4 games of hilltop" in capsys.readouterr().out


def test_columns_are_those_of_all_rows(tmp_path):
    write(tmp_path / "a.csv", [{"a": 1}, {"a": 2, "b": None}])
    assert (tmp_path / "a.csv").read_text() == "a,b\n1,\n2,\n"


def test_a_file_is_written_whole_or_not_at_all(tmp_path):
    path = tmp_path / "a.csv"
    write_whole(path, "old")
    with pytest.raises(UnicodeEncodeError):
        write_whole(path, "new \ud800")
    assert path.read_text() == "old" and list(tmp_path.iterdir()) == [path]


def test_a_game_that_breaks_off_says_how_to_see_it_again(tmp_path, monkeypatch, capsys):
    def features(self, view):
        return {}["gone"]

    monkeypatch.setattr(Hilltop, "features", features)
    plan = Plan("hilltop", 2, ("random",), "a seed", options={"top": 7}, layers=())
    failure = played(plan, 5)
    assert isinstance(failure, Failure) and failure.error == "KeyError: 'gone'"
    assert run(Job(plan, range(5, 9), workers=1, out=tmp_path / "a.csv")) == 1
    assert list(tmp_path.iterdir()) == []
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("Game 5 (seed “a seed/5”) broke off: KeyError: 'gone' at ")
    again = "simulate hilltop --seats 2 --bots random --seed 'a seed' --set top=7 --first 5 --games 1\n"
    assert told.err.endswith(f"Play it again: mythwright {again}")


def test_the_command_names_all_that_matters():
    plan = Plan("hilltop", 2, ("greedy", "random"), "x", True, {"heroes": ["a", "b"]}, ("my house.toml",))
    assert shlex.split(command(plan, 3))[7:] == [
        *("--rotate", "--seed", "x", "--set", 'heroes=["a", "b"]', "--layer", "my house.toml"),
        *("--first", "3", "--games", "1"),
    ]


def test_a_game_without_end_is_a_failure(monkeypatch):
    monkeypatch.setattr(Hilltop, "answers_bound", 10)
    failure = played(PLAN, 0)
    assert isinstance(failure, Failure) and failure.where.startswith("lab/match.py:")


def test_who_stops_a_simulation_gets_what_was_played(monkeypatch, capsys, tmp_path):
    def stopped(plan, games, workers):
        yield from (played(plan, number) for number in games[:2])
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "simulate", stopped)
    out = tmp_path / "a.csv"
    assert run(Job(PLAN, range(5), workers=1, out=out)) == 130
    told = capsys.readouterr()
    assert "2 games of hilltop" in told.out
    assert told.err == "Stopped: 2 of 5 games were played, and count.\n"
    assert out.read_text(encoding="utf-8").count("\n") == 3


def test_who_stops_it_before_the_first_game_gets_nothing(monkeypatch, tmp_path):
    def stopped(plan, games, workers):
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "simulate", stopped)
    with pytest.raises(KeyboardInterrupt):
        run(Job(PLAN, range(5), workers=1, out=tmp_path / "a.csv"))
    assert not (tmp_path / "a.csv").exists()


def test_a_log_is_told_now_and_then(monkeypatch, capsys):
    assert list(progress.watched([1, 2, 3], 3)) == [1, 2, 3]
    assert capsys.readouterr().err == ""
    monkeypatch.setattr(progress, "LONG_PAUSE", 0)
    assert list(progress.watched([1, 2], 2)) == [1, 2]
    first, second = capsys.readouterr().err.splitlines()
    assert first.startswith(f"[{'#' * 20}{'.' * 20}] 1/2") and second.endswith("2/2 0 s")


def test_a_terminal_has_a_bar(monkeypatch, capsys):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(progress, "PAUSE", 0)
    assert list(progress.watched([1, 2], 2)) == [1, 2]
    drawn = capsys.readouterr().err
    assert f"[{'#' * 20}{'.' * 20}] 1/2" in drawn and drawn.endswith("\r\x1b[K")
