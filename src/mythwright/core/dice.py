"""Chance: named streams drawn from one seed, so that every die can be checked by anyone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache, lru_cache
from hashlib import blake2b
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import TypeVar

from mythwright.core.data import Data

T = TypeVar("T")


def commitment(seed: str) -> str:
    """The hash that is shown when a game starts; the seed itself is shown when it ends."""
    return blake2b(seed.encode(), digest_size=16, person=b"mythwright seed").hexdigest()


class Dice(Data):
    """Draw `number` of a stream is read from blake2b(key=seed, stream/number), with rejection."""

    key: str
    drawn: dict[str, int]

    def below(self, stream: str, bounds: Sequence[int]) -> list[int]:
        """One number below each bound (at most 256), all from the stream's next draw."""
        number = self.drawn.get(stream, 0)
        self.drawn[stream] = number + 1
        block = 0
        digest = _digest(self.key, f"{stream}/{number}")
        numbers, at = [], 0
        for bound in bounds:
            fair = 256 - 256 % bound
            if not fair:
                raise ValueError(bound)
            while True:
                if at == 64:
                    block, at = block + 1, 0
                    digest = _digest(self.key, f"{stream}/{number}.{block}")
                byte = digest[at]
                at += 1
                if byte < fair:
                    numbers.append(byte % bound)
                    break
        return numbers

    def skip(self, stream: str) -> None:
        """Let a draw go by: the dice fell elsewhere."""
        self.drawn[stream] = self.drawn.get(stream, 0) + 1

    def throw(self, die: str, faces: Sequence[str], number: int) -> tuple[str, ...]:
        """As `below` with equal bounds, a digest at a time: the bytes that are not fair fall out of it."""
        draw = self.drawn.get(die, 0)
        self.drawn[die] = draw + 1
        left, unfair = _fair(len(faces))
        found = _digest(self.key, f"{die}/{draw}").translate(left, unfair)
        block = 0
        while len(found) < number:
            block += 1
            found += _digest(self.key, f"{die}/{draw}.{block}").translate(left, unfair)
        return tuple([faces[i] for i in found[:number]])

    def shuffled(self, stream: str, items: Sequence[T]) -> tuple[T, ...]:
        """The items in an order drawn from the stream (Fisher and Yates)."""
        order = list(items)
        bounds = range(len(order), 1, -1)
        for bound, pick in zip(bounds, self.below(stream, bounds), strict=True):
            order[bound - 1], order[pick] = order[pick], order[bound - 1]
        return tuple(order)

    def pick(self, stream: str, items: Sequence[T]) -> T:
        return items[self.below(stream, (len(items),))[0]]


@cache
def _fair(bound: int) -> tuple[bytes, bytes]:
    """What every byte leaves when divided by the bound, and the bytes that would favour low numbers."""
    if bound > 256:
        raise ValueError(bound)
    return bytes(byte % bound for byte in range(256)), bytes(range(256 - 256 % bound, 256))


@lru_cache(maxsize=256)
def _keyed(key: str) -> blake2b:
    """A hash that has read the key: copied for every draw, which is cheaper than to read it again."""
    return blake2b(key=bytes.fromhex(key))


def _digest(key: str, draw: str) -> bytes:
    found = _keyed(key).copy()
    found.update(draw.encode())
    return found.digest()


def seeded(seed: str) -> Dice:
    return Dice(blake2b(seed.encode(), digest_size=32, person=b"mythwright dice").hexdigest(), {})


@lru_cache(maxsize=64)
def outcomes(faces: tuple[str, ...], number: int) -> tuple[tuple[tuple[str, ...], Fraction], ...]:
    """Every distinct throw, order of the dice aside, with its exact chance."""
    weights = Counter(faces)
    total = Fraction(1, len(faces) ** number)
    found = []
    for throw in combinations_with_replacement(sorted(weights), number):
        counts = Counter(throw)
        ways = factorial(number) // prod(factorial(n) for n in counts.values())
        found.append((throw, ways * prod(weights[face] ** n for face, n in counts.items()) * total))
    return tuple(found)
