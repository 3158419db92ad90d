"""Moves that bots are offered, and people who use the keyboard: a finite, sensible list (ME-GAP-39).

What a Unit could want is read from the table (`wishes.py`); what it can have is worked out from bases and
shapes alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from mythwright.core.option import Option
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.field import Body, Field
from mythwright.games.mythic_earth.geometry.formations import Allowed, block
from mythwright.games.mythic_earth.geometry.moves import Move, Purse, farthest, forbids, kept
from mythwright.games.mythic_earth.geometry.numbers import (
    FULL_TURN,
    INCH,
    distance,
    length_of,
    scaled,
    vector,
)
from mythwright.games.mythic_earth.geometry.units import span_of
from mythwright.games.mythic_earth.keeping import FEW_KEPT
from mythwright.games.mythic_earth.rules.movement.allowance import purse
from mythwright.games.mythic_earth.rules.movement.detours import Detours
from mythwright.games.mythic_earth.rules.movement.plans import BLOCK, assigned, body_of, free_for
from mythwright.games.mythic_earth.rules.movement.shifts import Ray, Shifts
from mythwright.games.mythic_earth.rules.movement.wishes import GATHER, SHIFT, TOUCH, Wish, wishes
from mythwright.games.mythic_earth.state import Point
from mythwright.games.mythic_earth.units import centre

DIRECTIONS = tuple(FULL_TURN * eighths // 8 for eighths in (0, 2, 4, 6, 1, 3, 5, 7))
"""Every 45 degrees: along and across the table first."""
SAME = INCH // 2
"""Ends that lie no farther apart count as one."""
MOST = 6
WISHES = 6
"""So many reasons are followed; the rest of the list are directions."""
MARGIN = 2 * INCH
FALLS_SHORT = 2 * INCH
"""Who stays so far behind its wish tries it in a Block."""
SHARES = (4, 3, 2)
"""Quarters of the allowance that are tried when a Unit draws together."""
TRIES = 1
"""So many Blocks are tried for wishes: it takes long to find one."""
DETOURS = 1
"""So many ways around things are looked for."""
STAY = Option("stay")


Barred = Callable[[Move], bool]
"""Whether the scenario forbids a way."""


def unbarred(move: Move) -> bool:
    return False


def candidates(
    table: MythTable, number: int, length: int, around: Field, barred: Barred = unbarred
) -> list[Option]:
    """Where this Unit could sensibly go with this allowance, the best reasons first; staying comes last."""
    body = body_of(table, table.state.units[number])
    finder = Finder(body, around.near(body, length + MARGIN), length, barred)
    if body.settled:
        for wish in wishes(table, number, length, WISHES):
            if len(finder.found) < MOST:
                finder.grant(wish)
        finder.compass()
    else:
        finder.in_blocks()
    return [*finder.found, STAY]


class Finder:
    """The moves found so far for one Unit: each ends somewhere else."""

    __slots__ = (
        "around",
        "barred",
        "blocked",
        "body",
        "detours",
        "ends",
        "found",
        "free",
        "length",
        "middle",
        "purse",
        "rays",
        "shifts",
        "span",
        "tried",
        "tries",
        "turns",
    )

    def __init__(self, body: Body, around: Field, length: int, barred: Barred) -> None:
        self.body, self.around, self.length, self.barred = body, around, length, barred
        self.purse: Purse = purse(length)
        self.shifts = Shifts(body, around, self.purse)
        self.detours: Detours | None = None
        self.middle = centre(tuple(body.spots))
        self.blocked = False
        """Whether something stood in the way of the last ray, well before its end."""
        self.free: Allowed | None = None
        self.tries, self.turns = TRIES, DETOURS
        self.rays: dict[Point, tuple[Ray, float]] = {}
        """How far shifts can go: several wishes lead the same way."""
        self.tried: list[Point] = []
        """The shifts that were wished for, legal or not."""
        self.ends: list[Point] = [body.spots[0]]
        self.found: list[Option] = []
        left, bottom, right, top = span_of(body.spots)
        r = body.radius
        self.span = left - r, bottom - r, right + r, top + r

    # -- the list --------------------------------------------------------------------------------------------

    def fresh(self, end: Point) -> bool:
        return not _near(end, self.ends)

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

    def reach(self, shift: Point, stop: int) -> Point:
        """As much of this shift as is legal, or as legally leads to a `stop` on the way, if there is one."""
        if self.barred is not unbarred:
            shift = self.unbarred(shift)
        whole = length_of(*shift)
        self.blocked = self.shifts.tight
        if not whole:
            return 0, 0
        if self.shifts.tight:
            shift = scaled(*shift, stop) if stop else shift
            legal = forbids(self.body, kept(self.body.spots, [shift]), self.around, self.purse) is None
            return shift if legal else farthest(self.body, shift, self.around, self.purse)
        found = self.rays.get(shift)
        if found is None:
            ray = self.shifts.ray(shift, whole)
            found = self.rays[shift] = ray, self.shifts.affordable(shift, ray.most)
        ray, most = found
        self.blocked = ray.most < whole - FALLS_SHORT
        length = ray.last(min(most, stop) if stop else most)
        return shift if length == whole else scaled(*shift, length)

    def unbarred(self, shift: Point) -> Point:
        """As much of the step, in inches, as the scenario lets it go."""
        length = length_of(*shift)
        step = shift
        while length > 0 and self.barred(kept(self.body.spots, [step])):
            length -= INCH
            step = scaled(*shift, max(length, 0))
        return step

    def on_table(self, shift: Point) -> Point:
        """As much of the step as leaves no base over the table's edge."""
        dx, dy = shift
        left, bottom, right, top = self.span
        if left + dx >= 0 and bottom + dy >= 0 and right + dx <= self.around.width:
            if top + dy <= self.around.height:
                return shift
        across = self.around.width - right if dx > 0 else left
        along = self.around.height - top if dy > 0 else bottom
        length = whole = length_of(dx, dy)
        if dx and abs(dx) > across:
            length = min(length, whole * max(across, 0) // abs(dx))
        if dy and abs(dy) > along:
            length = min(length, whole * max(along, 0) // abs(dy))
        return shift if length == whole else scaled(dx, dy, max(length - 1, 0))

    def towards(self, shift: Point, stop: int = 0) -> Point | None:
        """Note the farthest legal step this way, and say how far it goes; nothing if it was tried before."""
        shift = self.on_table(shift)
        wanted = scaled(*shift, stop) if 0 < stop < length_of(*shift) else shift
        if _near(wanted, self.tried):
            return None
        self.tried.append(wanted)
        went = self.reach(shift, stop)
        if went != (0, 0):
            self.add([went])
        return went

    # -- wishes ----------------------------------------------------------------------------------------------

    def grant(self, wish: Wish) -> None:
        """One reason to go somewhere: straight, around what is in the way, or drawn together."""
        if wish.kind == SHIFT:
            self.towards(scaled(wish.x, wish.y, self.length), wish.stop)
            return
        if wish.kind == GATHER:
            self.gather(wish)
            return
        whole = self.leading(wish)
        far = length_of(*whole)
        if far < SAME and wish.kind != TOUCH:
            return
        shift = whole if far <= self.length else scaled(*whole, self.length)
        went = self.towards(shift)
        if went is None or not self.blocked:
            return
        short = distance(*went, *shift)
        if self.turns and not self.shifts.tight:
            self.turns -= 1
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
        far = length_of(*whole)
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
        return [] if not legs or self.barred(kept(self.body.spots, legs)) else legs

    def compass(self) -> None:
        """While there is room on the list: eight directions at full allowance, then at half."""
        for stop in (self.length, self.length // 2):
            for shift in _all_around(self.length):
                if len(self.found) == MOST:
                    return
                self.towards(shift, stop)

    # -- Blocks ----------------------------------------------------------------------------------------------

    def in_blocks(self) -> None:
        """A Unit out of coherency draws together as it goes (ME-GAP-39, ME-GAP-40)."""
        self.ends.clear()
        half = self.length // 2
        for shift in ((0, 0), *_all_around(half)):
            self.drawn_together(shift)

    def drawn_together(self, shift: Point) -> bool:
        """Note a Block this far on, if it fits there and the way is free."""
        body, around = self.body, self.around
        dx, dy = shift
        x, y = body.spots[0][0] + dx, body.spots[0][1] + dy
        if self.free is None:
            self.free = free_for(body.radius, around)
        cells = block(x, y, len(body.spots), body.radius, self.free) if self.fresh((x, y)) else None
        if cells is None:
            return False
        move = Move((), assigned([(px + dx, py + dy) for px, py in body.spots], cells))
        if forbids(body, move, around, self.purse) or self.barred(move):  # most are too long, soon told
            return False
        self.add([shift], BLOCK)
        return True


@lru_cache(maxsize=FEW_KEPT)
def _all_around(length: int) -> tuple[Point, ...]:
    return tuple(vector(angle, length) for angle in DIRECTIONS)


def _near(place: Point, others: list[Point]) -> bool:
    """Whether it counts as one with any of the others."""
    x, y = place
    for ox, oy in others:
        if -SAME <= x - ox <= SAME and (x - ox) * (x - ox) + (y - oy) * (y - oy) <= SAME * SAME:
            return True
    return False
