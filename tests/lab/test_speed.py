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
