"""The recorded playthroughs still go as they were recorded."""

from __future__ import annotations

import pytest

from tests.playthroughs import PLAYTHROUGHS, RECORDED, playthrough


@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_a_game_goes_as_it_was_recorded(name):
    """If the change is meant, `make playthrough` writes the recordings anew."""
    recorded = (RECORDED / f"{name}.txt").read_text(encoding="utf-8")
    assert playthrough(PLAYTHROUGHS[name]) == recorded


def test_every_recording_has_its_plan():
    assert sorted(path.stem for path in RECORDED.glob("*.txt")) == sorted(PLAYTHROUGHS)
