"""Copies of data are equal and share nothing that changes."""

from __future__ import annotations

from typing import Any

import pytest

from mythwright.core.data import Data, Value
from mythwright.core.flow import Frame


class Rune(Value, frozen=True):
    name: str


class Pouch(Data):
    coins: int
    runes: tuple[Rune, ...] = ()


class Hoard(Data):
    name: str
    pouch: Pouch
    spare: Pouch | None
    note: str | int | None
    counts: list[int]
    pouches: list[Pouch]
    by_name: dict[str, Pouch]
    prices: dict[str, int]
    rows: list[list[int]]
    piles: dict[str, list[Pouch]]


class Errand(Frame):
    seat: int
    stops: list[int]


class Careless(Data):
    pouches: tuple[Pouch, ...]


class Vague(Data):
    anything: Any


def a_hoard(spare: Pouch | None = None) -> Hoard:
    return Hoard(
        "dragon",
        Pouch(1, (Rune("greek"),)),
        spare,
        "gold",
        [1, 2],
        [Pouch(2)],
        {"a": Pouch(3)},
        {"b": 4},
        [[5]],
        {"c": [Pouch(6)]},
    )


@pytest.mark.parametrize("spare", [None, Pouch(7)])
def test_a_copy_is_equal(spare):
    assert a_hoard(spare).copy() == a_hoard(spare)


@pytest.mark.parametrize(
    "change",
    [
        lambda h: setattr(h, "name", "troll"),
        lambda h: setattr(h.pouch, "coins", 0),
        lambda h: setattr(h.spare, "coins", 0),
        lambda h: h.counts.append(3),
        lambda h: setattr(h.pouches[0], "coins", 0),
        lambda h: h.pouches.clear(),
        lambda h: setattr(h.by_name["a"], "coins", 0),
        lambda h: h.by_name.clear(),
        lambda h: h.prices.update(b=0),
        lambda h: h.rows[0].append(0),
        lambda h: setattr(h.piles["c"][0], "coins", 0),
    ],
)
def test_changing_a_copy_leaves_the_original_alone(change):
    hoard = a_hoard(Pouch(7))
    copy = hoard.copy()
    change(copy)
    assert copy != hoard == a_hoard(Pouch(7))


def test_a_frame_is_copied_with_its_step():
    errand = Errand(2, [1], step="go_on")
    copy = errand.copy()
    copy.stops.append(2)
    assert (copy.seat, copy.step, errand.stops) == (2, "go_on", [1])


def test_what_changes_may_not_hide_in_a_tuple():
    with pytest.raises(TypeError, match="shares what changes"):
        Careless((Pouch(1),)).copy()


def test_a_field_of_no_known_type_is_an_error():
    with pytest.raises(TypeError, match="cannot be part of a state"):
        Vague(1).copy()
