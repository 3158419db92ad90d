"""Line of sight: three lines from an eye to a base, and what stands in them (ME-LOS, ME-GAP-43, 44)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from mythwright.games.mythic_earth.geometry.field import overlap
from mythwright.games.mythic_earth.geometry.numbers import TOLERANCE, Line, scaled
from mythwright.games.mythic_earth.geometry.shapes import Shape, gap_to, line_within, span
from mythwright.games.mythic_earth.geometry.units import Spots, span_of

NEAR = 2 * TOLERANCE

Base = tuple[int, int, int]  # x, y, radius


class Screen:
    """Something that may stand in a line. `solid` hides; an `area` of landscape may be looked out of."""

    __slots__ = ("area", "around", "height", "shape", "solid", "tag")

    def __init__(self, shape: Shape, height: int, solid: bool, area: bool, tag: int) -> None:
        self.shape, self.height, self.solid, self.area, self.tag = shape, height, solid, area, tag
        self.around = span(shape)


class Sight(NamedTuple):
    """Is the target hidden, the tags that obscure it, the three lines, and what each of them met first."""

    hidden: bool
    obscured_by: tuple[int, ...]
    lines: tuple[Line, Line, Line]
    met: tuple[int | None, int | None, int | None]


def sight_lines(eye: Base, target: Base) -> tuple[Line, Line, Line]:
    """To the target's centre, and to its rim on the left and on the right, square to that line."""
    x, y, _ = eye
    tx, ty, r = target
    left, right = scaled(y - ty, tx - x, r), scaled(ty - y, x - tx, r)
    return (x, y, tx, ty), (x, y, tx + left[0], ty + left[1]), (x, y, tx + right[0], ty + right[1])


def sight(eye: Base, target: Base, height: int, screens: Iterable[Screen]) -> Sight:
    """How a target of this height is seen; lower screens do not matter."""
    lines = sight_lines(eye, target)
    left, bottom, right, top = _around(lines)
    shut = [False, False, False]
    met: list[int | None] = [None, None, None]
    tags = set()
    for screen in screens:
        a, b, c, d = screen.around
        if screen.height < height or a > right or c < left or b > top or d < bottom:
            continue
        if not line_within(lines[0], screen.shape, target[2] + NEAR):  # the others run beside it
            continue
        hits = [i for i, line in enumerate(lines) if line_within(line, screen.shape, TOLERANCE)]
        ignored = screen.area and bool(hits) and _looked_out_of(screen.shape, eye, target)
        for i in hits:
            shut[i] = shut[i] or screen.solid
            if met[i] is None and (screen.solid or not ignored):
                met[i] = screen.tag
        if hits and not ignored:
            tags.add(screen.tag)
    return Sight(all(shut), tuple(sorted(tags)), lines, (met[0], met[1], met[2]))


def sees(eye: Base, targets: Spots, radius: int, height: int, screens: Sequence[Screen]) -> bool:
    """Is any of these targets not hidden from the eye (ME-LOS-02)?"""
    solid = [screen for screen in screens if screen.solid and screen.height >= height]
    return not solid or any(not sight(eye, (x, y, radius), height, solid).hidden for x, y in targets)


def _around(lines: tuple[Line, Line, Line]) -> Line:
    x, y = lines[0][:2]
    xs, ys = [x, *(line[2] for line in lines)], [y, *(line[3] for line in lines)]
    return min(xs) - TOLERANCE, min(ys) - TOLERANCE, max(xs) + TOLERANCE, max(ys) + TOLERANCE


def _looked_out_of(shape: Shape, eye: Base, target: Base) -> bool:
    """ME-GAP-44: a feature that the shooter touches is ignored unless the target touches it too."""
    return gap_to(shape, *eye) <= TOLERANCE < gap_to(shape, *target)


def screens_near(screens: Sequence[Screen], eyes: Spots, targets: Spots, radius: int) -> list[Screen]:
    """Only those that can stand between the two Units; `radius` is the targets'."""
    left, bottom, right, top = span_of([*eyes, *targets])
    far = radius + TOLERANCE
    around = left - far, bottom - far, right + far, top + far
    return [screen for screen in screens if overlap(screen.around, around)]


def obscuring(sights: Sequence[Sight]) -> tuple[int, ...]:
    """The tags that obscure at least half of these targets, rounded up (ME-LOS-06)."""
    seen = Counter(tag for sight in sights for tag in sight.obscured_by)
    return tuple(sorted(tag for tag, count in seen.items() if 2 * count >= len(sights)))
