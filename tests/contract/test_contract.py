"""Options, copies, saves, rules and words of every game, at every pause of random play."""

from __future__ import annotations

import gc
import random

import msgspec
import pytest

from mythwright.bots import won
from mythwright.core.flow import Ask, Roll
from mythwright.core.game import Game
from mythwright.core.option import parse
from mythwright.core.outlook import outlook
from mythwright.core.save import fingerprint, load, save
from mythwright.core.table import Table
from mythwright.core.telling import words_of
from tests.contract import harness
from tests.contract.harness import asked, deal, log, pauses, play_on

every_play = pytest.mark.parametrize(("game", "seats", "seed"), harness.plays())
every_table = pytest.mark.parametrize(("game", "seats"), harness.tables())
GLANCED = [game for game in harness.all_games() if hasattr(game, "glance")]


@every_play
def test_options_are_there_distinct_and_accepted(game: Game, seats: int, seed: str) -> None:
    chance = random.Random(seed)
    for table in pauses(deal(game, seats, seed), random.Random(seed)):
        if table.pending is None:
            break
        options = asked(table).options
        assert options and len(set(options)) == len(options)
        assert all(parse(str(option)) == option for option in options)
        for option in chance.sample(options, min(harness.SAMPLE, len(options))):
            assert table.why_not(option) == []
            table.copy().play(str(option), asked(table).seat)


@every_play
def test_what_is_wrong_is_refused_by_a_rule_and_changes_nothing(game: Game, seats: int, seed: str) -> None:
    pool, chance = harness.met(game, seats), random.Random(seed)
    for table in pauses(deal(game, seats, seed), random.Random(seed)):
        if table.pending is None:
            break
        options = asked(table).options
        harness.check_refusal(table, harness.wrong(table, pool, chance))
        assert harness.check_refusal(table, harness.malformed(chance)) == ("MW-OPTION-01",)
        assert harness.check_refusal(table, len(options)) == ("MW-OPTION-02",)
        assert harness.check_refusal(table, -1) == ("MW-OPTION-02",)
        for seat in harness.strangers(table):
            for answer in (options[0], str(options[0]), 0, len(options)):
                assert harness.check_refusal(table, answer, seat) == ("MW-TABLE-01",)


@every_table
def test_a_table_that_nobody_holds_is_gone_at_once(game: Game, seats: int) -> None:
    """Nothing of a table refers back to it: state and frames are left to no collector."""
    gc.collect()
    gc.disable()
    try:
        before = live_tables()
        table = play_on(deal(game, seats, "gone"), random.Random("gone"), answers=80)
        twin = table.copy()
        assert live_tables() == before + 2
        del table, twin
        assert live_tables() == before
    finally:
        gc.enable()


def live_tables() -> int:
    return sum(isinstance(one, Table) for one in gc.get_objects())


@every_table
def test_a_finished_game_takes_no_answers(game: Game, seats: int) -> None:
    table = play_on(deal(game, seats, "end"), random.Random("end"))
    for answer in harness.anything(game, seats):
        assert harness.check_refusal(table, answer) == ("MW-TABLE-02",)


@every_table
def test_nothing_is_answered_while_dice_are_awaited(game: Game, seats: int) -> None:
    table, chance = deal(game, seats, "dice", dice="ask"), random.Random("dice")
    while not isinstance(table.pending, Roll):
        table.play(chance.choice(asked(table).options))
    for answer in harness.anything(game, seats):
        assert harness.check_refusal(table, answer) == ("MW-DICE-01",)


@every_play
def test_copies_are_equal_and_independent(game: Game, seats: int, seed: str) -> None:
    kept = []
    for table in pauses(deal(game, seats, seed), random.Random(seed)):
        copy, text = table.copy(), save(table)
        assert save(copy) == text
        kept.append((copy, fingerprint(table)))
        play_on(table.copy(), random.Random(text), answers=5)
        assert save(table) == text
    assert [fingerprint(copy) for copy, _ in kept] == [mark for _, mark in kept]


@every_play
def test_a_loaded_save_goes_on_as_the_table_would_have(game: Game, seats: int, seed: str) -> None:
    for number, table in enumerate(pauses(deal(game, seats, seed), random.Random(seed))):
        loaded = load(save(table), harness.find)
        assert save(loaded) == save(table)
        if number % 40 == 7:
            there, here = (play_on(t, random.Random(seed)) for t in (loaded, table.copy()))
            assert log(there) == log(here) and fingerprint(there) == fingerprint(here)


@every_play
def test_the_same_seed_gives_the_same_log_whatever_else_happens(game: Game, seats: int, seed: str) -> None:
    alone = play_on(deal(game, seats, seed), random.Random(seed))
    table, chance = deal(game, seats, seed), random.Random(seed)
    other = deal(game, seats, f"not {seed}")
    while table.pending is not None:
        play_on(other, random, answers=1)  # type: ignore[arg-type]
        play_on(table, chance, answers=1)
    assert log(table) == log(alone) and save(table) == save(alone)


@every_table
def test_a_table_that_stops_for_dice_plays_as_one_that_does_not(game: Game, seats: int) -> None:
    stopping, running = (
        play_on(deal(game, seats, "stop", dice=dice), random.Random("stop")) for dice in ("ask", "seeded")
    )
    assert log(stopping) == log(running) and fingerprint(stopping) == fingerprint(running)


@every_play
def test_every_rule_that_is_named_is_in_the_catalogue(game: Game, seats: int, seed: str) -> None:
    catalog, check = game.catalog(), harness.invariants(game)
    for table in pauses(deal(game, seats, seed), random.Random(seed), every=1):
        check(table)
        assert isinstance(table.pending, Ask) == (table.result is None)
        if table.pending is not None:
            assert asked(table).rule in catalog
    assert {rule for rule in harness.cited(table) if rule not in catalog} == set()


@every_play
def test_the_game_ends_within_its_bound_with_ranks_and_scores(game: Game, seats: int, seed: str) -> None:
    table = play_on(deal(game, seats, seed), random.Random(seed), answers=game.answers_bound)
    assert table.pending is None and table.result is not None
    scores, ranks = table.result.scores, table.result.ranks
    assert len(scores) == len(ranks) == seats
    best = sorted(range(seats), key=lambda seat: ranks[seat])
    assert [scores[seat] for seat in best] == sorted(scores, reverse=True)
    assert {seat for seat in best if won(table.result, seat)} <= {seat for seat in best if ranks[seat] == 1}
    assert min(ranks) >= 1
    msgspec.json.encode(table.result)


@every_play
def test_everything_that_happens_and_is_asked_can_be_said(game: Game, seats: int, seed: str) -> None:
    words, mute = words_of(game, "en"), set()
    for table in pauses(deal(game, seats, seed), random.Random(seed)):
        mute |= harness.mute_sketch(words, table, seat=0) | harness.mute_sketch(words, table, seat=None)
        if table.pending is not None:
            mute |= harness.mute_question(words, table, asked(table))
    assert mute | harness.mute_events(words, table) == set()


@every_table
def test_value_lies_between_nought_and_one(game: Game, seats: int) -> None:
    for table in pauses(deal(game, seats, "value"), random.Random("value")):
        for seat in range(seats):
            assert 0 <= game.value(outlook(table, seat), seat) <= 1


@pytest.mark.parametrize("game", GLANCED, ids=lambda game: game.name)
def test_a_glance_is_worth_as_much_as_the_whole_view(game: Game) -> None:
    for table in pauses(deal(game, max(game.seats), "glance"), random.Random("glance")):
        for seat in range(max(game.seats)):
            whole = outlook(table, seat)
            assert game.value(game.glance(table, seat), seat) == game.value(whole, seat)  # type: ignore[attr-defined]
