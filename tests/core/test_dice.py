"""Dice: fair, independent by stream, and the same for everyone who knows the seed."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from hashlib import blake2b
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mythwright.core.dice import commitment, outcomes, seeded

FACES = ("one", "two", "three", "four", "five", "six")


def digest(seed: str, draw: str) -> bytes:
    """What anyone can work out by hand from a seed."""
    key = blake2b(seed.encode(), digest_size=32, person=b"mythwright dice").digest()
    return blake2b(draw.encode(), key=key).digest()


def test_known_seed_known_dice():
    dice = seeded("opening night")
    assert dice.below("hero", [6] * 10) == [3, 0, 3, 3, 4, 3, 5, 4, 3, 0]
    assert dice.shuffled("deck", "abcdefgh") == tuple("hcgbadef")
    assert commitment("opening night") == "042e2f422a05188f73b39a0ff4ec731a"


def test_anyone_can_work_out_a_throw_by_hand():
    dice = seeded("seed")
    dice.throw("boot", FACES, 1)
    fair = [FACES[byte % 6] for byte in digest("seed", "boot/1") if byte < 252]
    assert dice.throw("boot", FACES, 5) == tuple(fair[:5])


def test_bytes_that_would_favour_low_numbers_are_thrown_away():
    whole = digest("seed", "d100/0")
    fair = [byte % 100 for byte in whole if byte < 200]
    assert len(fair) < len(whole)
    assert seeded("seed").below("d100", [100] * len(fair)) == fair


def test_a_long_draw_goes_on_in_further_blocks():
    whole = digest("seed", "long/0") + digest("seed", "long/0.1")
    assert seeded("seed").below("long", [256] * 128) == list(whole)


def test_streams_do_not_disturb_each_other():
    alone, mixed = seeded("seed"), seeded("seed")
    mixed.shuffled("deck", range(52))
    mixed.below("other", [6] * 100)
    assert mixed.below("hero", [6] * 20) == alone.below("hero", [6] * 20)
    assert alone.below("hero", [6] * 20) != alone.below("deck", [6] * 20)


def test_a_draw_that_goes_by_moves_only_its_stream():
    thrown, skipped = seeded("seed"), seeded("seed")
    thrown.throw("boot", FACES, 2)
    skipped.skip("boot")
    assert thrown == skipped


def test_faces_are_equally_likely():
    counts = Counter(seeded("chi").throw("die", FACES, 6000))
    chi_square = sum((counts[face] - 1000) ** 2 / 1000 for face in FACES)
    assert chi_square < 20.5  # five degrees of freedom: one fair die in a thousand is worse


def test_orders_are_equally_likely():
    dice = seeded("orders")
    counts = Counter(dice.shuffled("deck", "abc") for _ in range(6000))
    assert len(counts) == 6
    assert sum((n - 1000) ** 2 / 1000 for n in counts.values()) < 20.5


@given(st.lists(st.integers(), max_size=256), st.text(max_size=5))
def test_a_shuffle_is_a_permutation(items, seed):
    assert sorted(seeded(seed).shuffled("deck", items)) == sorted(items)


def test_more_than_a_byte_can_tell_apart_is_an_error():
    assert seeded("seed").below("die", [256])
    with pytest.raises(ValueError, match="257"):
        seeded("seed").below("die", [257])


def test_pick_takes_each_in_its_time():
    dice = seeded("pick")
    assert {dice.pick("card", "abc") for _ in range(50)} == set("abc")


@pytest.mark.parametrize("number", [0, 1, 2, 4])
def test_outcomes_agree_with_counting_every_throw(number):
    faces = ("up", "up", "slip", "fall")
    counted = Counter(tuple(sorted(throw)) for throw in product(faces, repeat=number))
    found = dict(outcomes(faces, number))
    assert sum(found.values()) == 1
    assert found == {throw: Fraction(n, 4**number) for throw, n in counted.items()}
