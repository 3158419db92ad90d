"""The figures of speed can be measured, and are figures."""

from __future__ import annotations

import mythwright
from mythwright.lab import speed


def test_every_figure_is_measured(monkeypatch):
    monkeypatch.setattr(speed, "import_time", lambda: 1.0)  # fourteen interpreters are left to make speed
    found = speed.measures("hilltop", games=1, tables=5, slice=0.001)
    assert all(figure > 0 for name, figure in found.items() if name != "memory")
    assert list(found) == [
        *("choices", "decisions", "copy", "quiet", "memory", "import", "see", "guess", "save", "load")
    ]
    assert found["choices"] < found["decisions"]


def test_midway_is_the_sixtieth_decision_or_the_end():
    table = speed.midway("hilltop", "x")
    seats = [seat for seat, _, _ in table.answers if seat >= 0]
    assert len(seats) == speed.DEPTH or table.result
    assert mythwright.save(speed.midway("hilltop", "x")) == mythwright.save(table)


def test_every_game_is_measured_or_those_that_are_named(monkeypatch, capsys):
    monkeypatch.setattr(speed, "measures", lambda name: {"copy": float(len(name))})
    assert speed.main() == 0
    out = capsys.readouterr().out
    assert all(f"{name}, {speed.usual_seats(name)} seats" in out for name in mythwright.games())
    assert speed.main(["hilltop"]) == 0
    out = capsys.readouterr().out
    assert "hilltop, 4 seats" in out and "king_of_the_hill" not in out and "7.0" in out


def test_a_game_is_measured_with_the_seats_it_has():
    assert speed.usual_seats("king_of_the_hill") == speed.USUAL_SEATS
    assert speed.usual_seats("mythic_earth") == 2
    assert speed.midway("mythic_earth", "x").setup.seats == 2


def test_a_game_that_there_is_not_is_named_in_one_line(capsys):
    assert speed.main(["hilltop", "romans"]) == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.startswith("There is no game “romans”.")
