"""The front door: `mythwright.new`, `find`, `save` and `load`, for every game on the list."""

from __future__ import annotations

import msgspec
import pytest

import mythwright
from mythwright.core.flow import Roll

every_name = pytest.mark.parametrize("name", mythwright.games())


@every_name
def test_a_new_table_is_dealt_from_its_seed(name):
    tables = [mythwright.new(name, seats=2, seed=seed) for seed in ("a", "a", "b")]
    texts = [mythwright.save(table) for table in tables]
    assert texts[0] == texts[1] != texts[2]


@every_name
def test_without_a_seed_every_table_has_its_own(name):
    seeds = {mythwright.new(name, seats=2).setup.seed for _ in range(5)}
    assert len(seeds) == 5 and min(map(len, seeds)) >= 32


@every_name
def test_a_saved_table_loads(name):
    table = mythwright.new(name, seats=2, seed="save")
    table.play(0)
    assert mythwright.save(mythwright.load(mythwright.save(table))) == mythwright.save(table)


@every_name
def test_a_table_with_real_dice_stops_at_the_first_roll(name):
    table = mythwright.new(name, seats=2, seed="dice", dice="ask")
    while not isinstance(table.pending, Roll):
        table.play(0)
    assert table.roll().log


@every_name
def test_seats_games_and_options_that_there_are_not_are_errors(name):
    with pytest.raises(ValueError, match="99"):
        mythwright.new(name, seats=99)
    with pytest.raises(msgspec.ValidationError):
        mythwright.new(name, seats=2, options={"no_such_option": 1})
    with pytest.raises(KeyError, match="no_such_game"):
        mythwright.new("no_such_game", seats=2)
