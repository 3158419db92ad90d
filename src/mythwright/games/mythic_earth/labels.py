"""Where the plaques of Units lie, so that they cover little else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot, inf
from typing import NamedTuple

from mythwright.games.mythic_earth.keeping import FEW_KEPT
from mythwright.games.mythic_earth.sheet import Area, Spot, View, spot

Box = tuple[float, float, float, float]
"""Left, top, right, bottom on the sheet."""
Sizes = tuple[Spot, Spot]
"""How wide and high a plaque is with its name, and without."""
TOKEN = 23
APART = 3
CROWDED = 0.3
"""A name that would cover more than this part of its own size is left out."""


class Laid(NamedTuple):
    """The upper left corner of a plaque, and whether it has room for its name."""

    at: Spot
    named: bool
    astray: bool
    """Whether another Unit is nearer to it."""


def token_boxes(table: View) -> tuple[Box, ...]:
    """What the tokens on the table cover."""
    spots = [spot(table, token["x"], token["y"]) for token in table["tokens"] if not token["holder"]]
    return tuple((x - TOKEN, y - TOKEN, x + TOKEN, y + TOKEN) for x, y in spots)


@lru_cache(maxsize=FEW_KEPT)
def laid(
    boxes: tuple[Box, ...], sizes: tuple[Sizes, ...], tokens: tuple[Box, ...], here: Area
) -> tuple[Laid, ...]:
    """A place for each plaque: below its Unit if that is free, else above it or beside it."""
    taken: list[Box] = list(tokens)
    found: list[Laid] = []
    for own, (whole, bare) in zip(boxes, sizes, strict=True):
        others = [box for box in boxes if box is not own]
        cost, best = _best(own, whole, taken, others, here)
        named = cost <= CROWDED * whole[0] * whole[1]
        if not named:
            _, best = _best(own, bare, taken, others, here)
        taken.append(best)
        found.append(Laid((round(best[0], 1), round(best[1], 1)), named, _astray(best, own, others)))
    return tuple(found)


def _best(own: Box, size: Spot, taken: Sequence[Box], others: Sequence[Box], here: Area) -> tuple[float, Box]:
    """Where a plaque of this size covers least of others, and how much that is; other plaques count most.

    One that would be read as the name of another Unit costs as much as if it covered others altogether.
    """
    best = inf, own
    for rank, at in enumerate(_around(own, *size)):
        if best[0] <= rank:
            break
        box = _kept(at, *size, here)
        plaques = 3 * sum(_shared(box, other) for other in taken)
        bases = sum(_shared(box, other) for other in others) + 2 * _shared(box, own)
        cost = plaques + bases + rank
        if cost < best[0] and _astray(box, own, others):
            cost += size[0] * size[1]
        best = min(best, (cost, box))
    return best


def _astray(box: Box, own: Box, others: Sequence[Box]) -> bool:
    """Whether the middle of a plaque is nearer to another Unit than to its own."""
    middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    away = far(middle, own)
    return any(far(middle, other) < away for other in others)


def far(at: Spot, box: Box) -> float:
    """How far a point lies outside of a box."""
    (x, y), (left, top, right, bottom) = at, box
    return hypot(max(left - x, 0, x - right), max(top - y, 0, y - bottom))


def _around(box: Box, wide: float, high: float) -> list[Spot]:
    """Below and above: in the middle, flush with a side, halfway past it; then beside, then at corners."""
    left, top, right, bottom = box
    middle, y = (left + right - wide) / 2, (top + bottom - high) / 2
    across = (middle, left, right - wide, right - wide / 2, left - wide / 2)
    flat = [(x, at) for at in (bottom + APART, top - high - APART) for x in across]
    beside = [(x, at) for at in (y, top, bottom - high) for x in (right + APART, left - wide - APART)]
    corners = [(x, at) for at in (bottom, top - high) for x in (right, left - wide)]
    return [*flat, *beside, *corners]


def _kept(at: Spot, wide: float, high: float, here: Area) -> Box:
    """Within the table."""
    x = min(max(at[0], here.left + 1), here.right - wide - 1)
    y = min(max(at[1], here.top + 1), here.bottom - high - 1)
    return x, y, x + wide, y + high


def _shared(one: Box, two: Box) -> float:
    wide = min(one[2], two[2]) - max(one[0], two[0])
    high = min(one[3], two[3]) - max(one[1], two[1])
    return wide * high if wide > 0 and high > 0 else 0
