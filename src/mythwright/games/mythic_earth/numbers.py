"""Numbers that dice are compared with, and the sum behind each of them."""

from __future__ import annotations

from collections.abc import Iterable

Part = tuple[str, int, str]
"""What adds to a number, how much, and by which rule."""


def total(parts: Iterable[Part]) -> int:
    return sum(part[1] for part in parts)


def d3(face: str) -> int:
    """ME-GAP-08: a D3 is a D6 halved, rounded up."""
    return (int(face) + 1) // 2


def half_up(number: int) -> int:
    """At least half of so many, rounded up (ME-GAP-10, ME-GAP-44, ME-GAP-53)."""
    return (number + 1) // 2
