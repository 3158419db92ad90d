"""Moves that bots are offered, and people who use the keyboard: a finite, sensible list (ME-GAP-39).

What a Unit could want is read from the table (`wishes.py`); what it can have is worked out from bases and
shapes alone, so that the same place is not searched twice.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from mythwright.core.option import Option
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.field import Bar, Body, Field, Slow, Wall
from mythwright.games.mythic_earth.geometry.formations import block
from mythwright.games.mythic_earth.geometry.moves import Move, Purse, farthest, forbids, kept
from mythwright.games.mythic_earth.geometry.numbers import FULL_TURN, INCH, Line, distance, scaled, vector
from mythwright.games.mythic_earth.geometry.shapes import Disc
from mythwright.games.mythic_earth.geometry.units import centre, span_of
from mythwright.games.mythic_earth.rules.movement.allowance import purse
from mythwright.games.mythic_earth.rules.movement.detours import Detours
from mythwright.games.mythic_earth.rules.movement.plans import BLOCK, assigned, body_of, free_for
from mythwright.games.mythic_earth.rules.movement.shifts import Shifts
from mythwright.games.mythic_earth.rules.movement.wishes import GATHER, SHIFT, TOUCH, Wish, wishes
from mythwright.games.mythic_earth.state import Point

DIRECTIONS = 16
BLOCKS = 8
"""So many directions are tried where the formation cannot be kept."""
SAME = INCH // 2
"""Ends that lie no farther apart count as one; moves are shortened by so much."""
MOST = 80
MARGIN = 2 * INCH
FALLS_SHORT = 2 * INCH
"""Who stays so far behind its wish tries it in a Block."""
SHARES = (4, 3, 2)
"""Quarters of the allowance that are tried when a Unit draws together."""
TRIES = 2
"""So many Blocks are tried for wishes: it takes long to find one."""
STAY = Option("stay")


Barred = Callable[[Move], bool]
"""Whether the scenario forbids a way."""


class Around(NamedTuple):
    """The field about a Unit, as a value."""

    width: int
    depth: int
    bars: tuple[Bar, ...]
    widest: int
    walls: tuple[tuple[Line, Wall], ...]
    slow: tuple[tuple[Disc, Slow], ...]

    def field(self) -> Field:
        found = Field(self.width, self.depth)
        found.bars, found.widest = self.bars, self.widest
        found.walls, found.slow = list(self.walls), list(self.slow)
        return found


def unbarred(move: Move) -> bool:
    return False


def candidates(
    table: MythTable, number: int, length: int, around: Field, barred: Barred = unbarred
) -> list[Option]:
    """Where this Unit could sensibly go with this allowance, the best reasons first; staying comes last."""
    body = body_of(table, table.state.units[number])
    near = around.near(body, length + MARGIN)
    about = Around(
        near.width, near.height, tuple(near.bars), near.widest, tuple(near.walls), tuple(near.slow)
    )
    wanted = wishes(table, number, length)
    if barred is unbarred:
        return [*_known(body, about, length, wanted), STAY]
    return [*_found(body, about, length, wanted, barred), STAY]


@lru_cache(maxsize=1 << 11)
def _known(body: Body, about: Around, length: int, wanted: tuple[Wish, ...]) -> tuple[Option, ...]:
    return _found(body, about, length, wanted, unbarred)


def _found(
    body: Body, about: Around, length: int, wanted: tuple[Wish, ...], barred: Barred
) -> tuple[Option, ...]:
    finder = Finder(body, about.field(), length, barred)
    if body.settled:
        for wish in wanted:
            finder.grant(wish)
        finder.compass()
    else:
        finder.in_blocks()
    return tuple(finder.found)


class Finder:
    """The moves found so far for one Unit: each ends somewhere else."""

    __slots__ = (
        "around",
        "barred",
        "body",
        "detours",
        "ends",
        "found",
        "length",
        "middle",
        "purse",
        "shifts",
        "span",
        "tries",
    )

    def __init__(self, body: Body, around: Field, length: int, barred: Barred) -> None:
        self.body, self.around, self.length, self.barred = body, around, length, barred
        self.purse: Purse = purse(length)
        self.shifts = Shifts(body, around, self.purse)
        self.detours: Detours | None = None
        self.middle = centre(body.spots)
        self.tries = TRIES
        self.ends: list[Point] = [body.spots[0]]
        self.found: list[Option] = []
        left, bottom, right, top = span_of(body.spots)
        r = body.radius
        self.span = left - r, bottom - r, right + r, top + r

    # -- the list --------------------------------------------------------------------------------------------

    def fresh(self, end: Point) -> bool:
        x, y = end
        for ex, ey in self.ends:
            if -SAME <= x - ex <= SAME and (x - ex) ** 2 + (y - ey) ** 2 <= SAME * SAME:
                return False
        return True

    def add(self, legs: list[Point], form: str = "") -> None:
        """Note a legal move by the shifts of its legs, unless it ends where another does."""
        x, y = self.body.spots[0]
        words: list[int | str] = []
        for dx, dy in legs:
            x, y = x + dx, y + dy
            words += (x, y)
        if len(self.found) < MOST and self.fresh((x, y)):
            self.ends.append((x, y))
            self.found.append(Option("go", (*words, form) if form else tuple(words)))

    # -- shifts ----------------------------------------------------------------------------------------------

    def reach(self, shift: Point, snug: bool = False) -> Point:
        """As much of this shift as is legal: shortened in half inches, or to where it just fits."""
        shift = self.unbarred(self.on_table(shift))
        whole = distance(0, 0, *shift)
        if not whole:
            return 0, 0
        if self.shifts.tight:
            legal = forbids(self.body, kept(self.body.spots, [shift]), self.around, self.purse) is None
            return shift if legal else farthest(self.body, shift, self.around, self.purse)
        ray = self.shifts.ray(shift, whole)
        most = self.shifts.affordable(shift, ray.most)
        if whole <= most and ray.stops(whole):
            return shift
        if snug and ray.stops(int(most)):
            return scaled(*shift, int(most))
        for length in range(whole - SAME, 0, -SAME):
            if length <= most and ray.stops(length):
                return scaled(*shift, length)
        return 0, 0

    def unbarred(self, shift: Point) -> Point:
        """As much of the step, in inches, as the scenario lets it go."""
        if self.barred is unbarred:
            return shift
        length = distance(0, 0, *shift)
        step = shift
        while length > 0 and self.barred(kept(self.body.spots, [step])):
            length -= INCH
            step = scaled(*shift, max(length, 0))
        return step

    def on_table(self, shift: Point) -> Point:
        """As much of the step as leaves no base over the table's edge."""
        dx, dy = shift
        left, bottom, right, top = self.span
        across = self.around.width - right if dx > 0 else left
        along = self.around.height - top if dy > 0 else bottom
        length = whole = distance(0, 0, dx, dy)
        if dx and abs(dx) > across:
            length = min(length, whole * max(across, 0) // abs(dx))
        if dy and abs(dy) > along:
            length = min(length, whole * max(along, 0) // abs(dy))
        return shift if length == whole else scaled(dx, dy, max(length - 1, 0))

    def towards(self, shift: Point, snug: bool = False) -> Point:
        """Note the farthest legal step this way, and say how far it goes."""
        x, y = self.body.spots[0]
        went = self.reach(shift, snug)
        if went != (0, 0) and self.fresh((x + went[0], y + went[1])):
            self.add([went])
        return went

    # -- wishes ----------------------------------------------------------------------------------------------

    def grant(self, wish: Wish) -> None:
        """One reason to go somewhere: straight, around what is in the way, or drawn together."""
        if wish.kind == SHIFT:
            self.towards((wish.x, wish.y))
            return
        if wish.kind == GATHER:
            self.gather(wish)
            return
        whole = self.leading(wish)
        far = distance(0, 0, *whole)
        if far < SAME and wish.kind != TOUCH:
            return
        shift = whole if far <= self.length else scaled(*whole, self.length)
        went = self.towards(shift, snug=True)
        short = distance(*went, *shift)
        if short > SAME and not self.shifts.tight:
            legs = self.around_things(whole)
            if legs:
                self.add(legs)
                short = min(short, distance(sum(x for x, _ in legs), sum(y for _, y in legs), *shift))
        if short > FALLS_SHORT and wish.kind != TOUCH and self.tries:
            self.tries -= 1
            self.drawn_together(shift)

    def gather(self, wish: Wish) -> None:
        """Draw together around a point, or on the way to it: who has the longest way must keep up."""
        x, y = self.body.spots[0]
        whole = wish.x - x, wish.y - y
        far = distance(0, 0, *whole)
        for share in SHARES:
            length = self.length * share // 4
            if self.drawn_together(whole if far <= length else scaled(*whole, length)):
                return

    def leading(self, wish: Wish) -> Point:
        """What is to be covered: by the nearest Mini, or by the Unit's centre."""
        x, y = self.middle
        if wish.kind == TOUCH:
            x, y = min(self.body.spots, key=lambda at: (at[0] - wish.x) ** 2 + (at[1] - wish.y) ** 2)
        return wish.x - x, wish.y - y

    def around_things(self, whole: Point) -> list[Point]:
        if self.detours is None:
            self.detours = Detours(self.shifts, self.around, self.body.radius, self.length)
        legs = self.detours.towards(whole)
        return [] if len(legs) < 2 or self.barred(kept(self.body.spots, legs)) else legs

    def compass(self) -> None:
        """Sixteen directions at full, half and quarter allowance."""
        x, y = self.body.spots[0]
        for angle in range(0, FULL_TURN, FULL_TURN // DIRECTIONS):
            went = self.towards(vector(angle, self.length))
            for part in (2, 4):
                dx, dy = vector(angle, self.length // part)
                whole = distance(0, 0, *went)
                if self.length // part < whole and self.fresh((x + dx, y + dy)):
                    self.towards((dx, dy))

    # -- Blocks ----------------------------------------------------------------------------------------------

    def in_blocks(self) -> None:
        """A Unit out of coherency draws together as it goes (ME-GAP-39, ME-GAP-40)."""
        self.ends.clear()
        half = self.length // 2
        for shift in [(0, 0), *(vector(a, half) for a in range(0, FULL_TURN, FULL_TURN // BLOCKS))]:
            self.drawn_together(shift)

    def drawn_together(self, shift: Point) -> bool:
        """Note a Block this far on, if it fits there and the way is free."""
        body, around = self.body, self.around
        dx, dy = shift
        x, y = body.spots[0][0] + dx, body.spots[0][1] + dy
        free = free_for(body.radius, around)
        cells = block(x, y, len(body.spots), body.radius, free) if self.fresh((x, y)) else None
        if cells is None:
            return False
        move = Move((), assigned([(px + dx, py + dy) for px, py in body.spots], cells))
        if self.barred(move) or forbids(body, move, around, self.purse):
            return False
        self.add([shift], BLOCK)
        return True
