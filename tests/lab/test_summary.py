"""Summaries: rates with honest bounds, lengths, and what never fired."""

from __future__ import annotations

import json
from dataclasses import asdict

import pytest

from mythwright.core.telling import words_of
from mythwright.lab.match import Record
from mythwright.lab.report import report
from mythwright.lab.summary import Fired, Spread, Tally, compact, spread, unfired, wilson
from tests.toy.game import GAME


def a_record(number: int = 0, **facts: object) -> Record:
    usual = {
        "number": number,
        "seed": f"s/{number}",
        "bots": ("greedy", "random"),
        "winners": (0,),
        "rule": "HT-END-01",
        "answers": 10,
        "choices": 8,
        "features": {"heroes": ["rope", "nails"], "path": "faith", "final": True, "round": 4},
        "rules": {"HT-PUSH-03": 5},
        "cards": {"bread": 2},
    }
    return Record(**{**usual, **facts})


def summed(*records: Record):
    tally = Tally()
    for record in records:
        tally.add(record)
    return tally.summary("hilltop", "s", GAME.catalog())


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [  # Newcombe 1998, table I, and the limits at both ends
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
        (5, 10, 0.2366, 0.7634),
    ],
)
def test_wilson_intervals_are_the_known_ones(count, of, low, high):
    found = wilson(count, of)
    assert (found.low, found.high) == pytest.approx((low, high), abs=5e-5)
    assert found.rate == count / of


def test_of_no_games_nothing_is_known():
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_a_spread_has_mean_median_and_ends():
    assert spread([1, 2, 3, 10]) == Spread(4, 2.5, 1, 10)


def test_wins_go_by_seat_bot_and_every_feature_of_a_seat():
    found = summed(
        a_record(0),
        a_record(1, bots=("random", "greedy"), winners=(1,)),
        a_record(2, winners=(), features={"heroes": ["nails", "rope"], "path": "none", "final": False}),
    )
    counts = {name: {v: (r.count, r.of) for v, r in rates.items()} for name, rates in found.wins.items()}
    assert counts == {
        "seat": {"0": (1, 3), "1": (1, 3)},
        "bot": {"greedy": (2, 3), "random": (0, 3)},
        "heroes": {"nails": (1, 3), "rope": (1, 3)},
    }
    shares = {name: {v: r.count for v, r in rates.items()} for name, rates in found.shares.items()}
    assert shares["path"] == {"faith": 2, "none": 1}
    assert shares["final"] == {"true": 2, "false": 1}
    assert shares["winners"] == {"1": 2, "0": 1}
    assert found.spreads["round"] == Spread(4, 4, 4, 4)


def test_where_several_win_a_game_the_parts_of_all_wins_are_told():
    """Two boards have two winners each: rates of games add up to more than all, parts do not."""
    found = summed(a_record(0, winners=(0, 1)), a_record(1, winners=(0, 1)), a_record(2, winners=()))
    parts = {value: (part.count, part.of) for value, part in found.parts["seat"].items()}
    assert parts == {"0": (2, 4), "1": (2, 4)}
    assert "  1      2   3  66.7%  20.8% - 93.9%        50.0%" in report(found, words_of(GAME, "en"))


def test_seats_are_in_order_even_when_there_are_ten():
    found = summed(a_record(bots=("random",) * 11, features={}))
    assert list(found.wins["seat"]) == [str(seat) for seat in range(11)]


def test_events_are_counted_with_the_games_they_fell_in():
    found = summed(a_record(0), a_record(1), a_record(2, rules={}, cards={"rope": 1}))
    assert found.rules == {"HT-PUSH-03": Fired(10, 2)}
    assert found.cards == {"bread": Fired(4, 2), "rope": Fired(1, 1)}
    assert "HT-PUSH-03" not in found.never and "HT-CARD-01" in found.never
    assert not any(rule.startswith("MW-") for rule in unfired(GAME.catalog(), {}))


def test_ids_are_listed_compactly():
    ids = ["KH-BAT-03", "KH-BAT-05", "KH-BAT-04", "KH-BAT-09", "KH-MOVE-01", "KH-MOVE-02b"]
    assert compact(ids) == ["KH-BAT 03-05 09", "KH-MOVE 01 02b"]


def test_a_summary_is_json_and_text():
    found = summed(a_record(0), a_record(1))
    assert json.loads(json.dumps(asdict(found)))["wins"]["seat"]["0"]["count"] == 2
    text = report(found, words_of(GAME, "en"))
    assert "2 games of hilltop, seed “s”" in text
    assert "Wins by hero" in text and "nailed boots" in text  # values are called by their names
    assert "  1      2   2  100.0%  34.2% - 100.0%       100.0%" in text  # people count seats from one
    assert "lab-" not in text
