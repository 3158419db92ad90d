"""The nearest answer that will do: for a place or a way that is forbidden, a legal one that ends near it.

Places are measured as if the formation found them free, which is quick; what is found is then checked whole.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice, pairwise

from mythwright.core.flow import Ask
from mythwright.core.option import Option
from mythwright.games.mythic_earth.attempts import places_of, walk_of
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.geometry.field import Body, resting
from mythwright.games.mythic_earth.geometry.moves import Move, forbids
from mythwright.games.mythic_earth.geometry.numbers import distance, length_of, scaled
from mythwright.games.mythic_earth.geometry.places import rings
from mythwright.games.mythic_earth.geometry.routes import contact_spots
from mythwright.games.mythic_earth.geometry.shapes import span
from mythwright.games.mythic_earth.geometry.units import shifted
from mythwright.games.mythic_earth.ground import wholly_in_zone, zone
from mythwright.games.mythic_earth.rules.deployment import Deployment
from mythwright.games.mythic_earth.rules.entering import ENTER
from mythwright.games.mythic_earth.rules.movement.allowance import purse
from mythwright.games.mythic_earth.rules.movement.fields import field
from mythwright.games.mythic_earth.rules.movement.plans import (
    BLOCK,
    EACH,
    LINE,
    Spoken,
    assigned,
    body_of,
    escaping,
    heading,
)
from mythwright.games.mythic_earth.rules.movement.walking import GO, Walk
from mythwright.games.mythic_earth.rules.placing import facing, shape_of
from mythwright.games.mythic_earth.rules.primaries import forbids_way
from mythwright.games.mythic_earth.rules.putting import PUT, PutToken, forbids_place
from mythwright.games.mythic_earth.rules.reserves import Arrival
from mythwright.games.mythic_earth.sheet import points_of
from mythwright.games.mythic_earth.state import INCH, Point
from mythwright.games.mythic_earth.units import profile, radius

NEAR = 3 * INCH
"""So far around a place others are looked for."""
STEP = INCH // 2
DIRECTIONS = 16
WIDE_STEP, FEW_DIRECTIONS = INCH, 12
"""Drawing up a formation takes longer: it is looked for in fewer places."""
MANY_DIRECTIONS = 24
"""Where all else has failed: a way out may be narrow."""
TRIES = 3
"""So many of the places found are checked whole."""

Fits = Callable[[Point], bool]
Places = Iterable[Point]


def nearest_ones(table: MythTable, chosen: Option, most: int) -> list[Option] | None:
    """The nearest legal answer, then those on the list by how near they end; `None` if no place is meant."""
    said, ask = places_of(chosen), table.pending
    if said is None or not isinstance(ask, Ask):
        return None
    found = nearest(table, chosen)
    near = [found] if found else []
    return list(dict.fromkeys([*near, *_listed(ask.options, said.points[-1])]))[:most] or None


def nearest(table: MythTable, chosen: Option) -> Option | None:
    """The legal answer of this kind that ends nearest to the one that was tried, if there is one."""
    said, ask = places_of(chosen), table.pending
    if said is None or not isinstance(ask, Ask):
        return None
    options = _thought_of(table, chosen, said, ask)
    return next((option for option in options if not table.why_not(option, ask.seat)), None)


def _thought_of(table: MythTable, chosen: Option, said: Spoken, ask: Ask) -> Iterator[Option]:
    """What is near the wish, what the list has nearest to it, and whatever else can be reached."""
    wish = said.points[-1]
    fits, near, far = _search(table, chosen, said)
    yield from (_ending(chosen, said, at) for at in _fitting(wish, fits, near))
    yield from _listed(_offered(table, chosen, ask), wish)[:1]
    yield from (_ending(chosen, said, at) for at in _fitting(wish, fits, far))


def _fitting(wish: Point, fits: Fits, places: Iterable[Point]) -> Iterator[Point]:
    """The first few places that will do, from the wish outwards."""
    ordered = sorted(places, key=lambda at: distance(*wish, *at))
    return islice(filter(fits, ordered), TRIES)


def _search(table: MythTable, chosen: Option, said: Spoken) -> tuple[Fits, Places, Places]:
    """What says whether a place will do; the places that are thought of first, and those last of all."""
    walk, frame = walk_of(table, chosen), table.stack[-1]
    if walk is not None:
        return _fits_walk(table, walk, said), _ahead(table, walk, said), _around(table, walk, said)
    if isinstance(frame, Deployment) and chosen.kind == GO and frame.unit:
        return _fits_zone(table, frame.unit, said), _in_zone(table, frame.seat), ()
    if isinstance(frame, Arrival) and chosen.kind == ENTER:
        return _fits_door(table, frame, chosen, said), _doors(table, frame, said), ()
    if isinstance(frame, PutToken) and chosen.kind == PUT:
        spot, r = frame.spot(table), table.box.figures.token
        touching = (at for x, y in spot.at for at in contact_spots(x, y, spot.radius, r))
        around = rings(*_on_table(table, said.points[-1]), STEP, NEAR, DIRECTIONS)
        return lambda at: forbids_place(table, spot, *at) is None, touching if spot.touching else around, ()
    return lambda at: False, (), ()


# -- moves ---------------------------------------------------------------------------------------------------


def _fits_walk(table: MythTable, walk: Walk, said: Spoken) -> Fits:
    """ME-GAP-35: a way with the same bends that ends elsewhere, in the same formation."""
    unit = table.state.units[walk.unit]
    body, away = body_of(table, unit), escaping(table, walk.unit, walk.length)
    near, paid = walk.around(table).near(body, walk.length), purse(walk.length)
    passed = [unit.at[0], *said.points[:-1]]
    shifts = [(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(passed)]

    def fits(at: Point) -> bool:
        spots = shifted(unit.at, at[0] - unit.at[0][0], at[1] - unit.at[0][1])
        if said.form in (BLOCK, LINE):
            ahead = said.form == LINE
            angle = heading(at[0] - passed[-1][0], at[1] - passed[-1][1]) if ahead else 0
            spots = assigned(spots, shifted(shape_of(len(spots), body.radius, said.form, angle), *at))
        move = Move(shifts, spots)
        clash = forbids(body, move, near, paid, INCH, away)
        return clash is None and forbids_way(table, walk.unit, move, walk.how) is None

    return fits


def _last_leg(table: MythTable, walk: Walk, said: Spoken) -> tuple[Point, int]:
    """Where it begins, and how much of the way is left for it.

    A place that hardly leaves its beginning is passed over: nobody would spend a Move on it.
    """
    begun, left = table.state.units[walk.unit].at[0], walk.length
    for at in said.points[:-1]:
        left -= distance(*begun, *at)
        begun = at
    return begun, left


def _ahead(table: MythTable, walk: Walk, said: Spoken) -> Iterator[Point]:
    """Along the last leg back towards its beginning, and around the farthest place on it within reach."""
    begun, left = _last_leg(table, walk, said)
    dx, dy = said.points[-1][0] - begun[0], said.points[-1][1] - begun[1]
    length = max(0, min(left, length_of(dx, dy)))
    for far in range(length, STEP, -STEP):
        sx, sy = scaled(dx, dy, far)
        yield begun[0] + sx, begun[1] + sy
    sx, sy = scaled(dx, dy, length) if length else (0, 0)
    step, directions = (WIDE_STEP, FEW_DIRECTIONS) if said.form else (STEP, DIRECTIONS)
    for x, y in rings(begun[0] + sx, begun[1] + sy, step, NEAR, directions):
        if STEP < distance(*begun, x, y) <= left:
            yield x, y


def _around(table: MythTable, walk: Walk, said: Spoken) -> Iterator[Point]:
    """Everywhere about the beginning of the last leg."""
    begun, left = _last_leg(table, walk, said)
    return islice(rings(*begun, WIDE_STEP, left, MANY_DIRECTIONS), 1, None)


# -- setting up ----------------------------------------------------------------------------------------------


def _fits_zone(table: MythTable, number: int, said: Spoken) -> Fits:
    """ME-GAP-75: wholly in the zone, and free."""
    unit = table.state.units[number]
    r, around = radius(table, unit), field(table, number, False)
    form = said.form if said.form in (BLOCK, LINE) else BLOCK
    shape = shape_of(profile(table, unit).size, r, form, facing(table, unit.seat))

    def fits(at: Point) -> bool:
        spots = shifted(shape, *at)
        inside = all(wholly_in_zone(table, unit.seat, x, y, r) for x, y in spots)
        return inside and resting(Body(spots, r, True), around) is None

    return fits


def _in_zone(table: MythTable, seat: int) -> Iterator[Point]:
    """Every inch of it."""
    left, bottom, right, top = span(zone(table, seat))
    return ((x, y) for x in range(left, right + 1, INCH) for y in range(bottom, top + 1, INCH))


def _fits_door(table: MythTable, arrival: Arrival, chosen: Option, said: Spoken) -> Fits:
    return lambda at: arrival.explains(table, _ending(chosen, said, at)) is None


def _doors(table: MythTable, arrival: Arrival, said: Spoken) -> Iterator[Point]:
    """ME-RESERVE-13: on each edge that will do, the point nearest to the wish, and those around it."""
    x, y = _on_table(table, said.points[0])
    width, depth = table.state.settings.width, table.state.settings.depth
    for edge in arrival.edges:
        for along in range(-NEAR, NEAR + 1, STEP):
            if edge in ("south", "north"):
                yield min(max(x + along, 0), width), 0 if edge == "south" else depth
            else:
                yield 0 if edge == "west" else width, min(max(y + along, 0), depth)


def _on_table(table: MythTable, at: Point) -> Point:
    settings = table.state.settings
    return min(max(at[0], 0), settings.width), min(max(at[1], 0), settings.depth)


# -- answers -------------------------------------------------------------------------------------------------


def _ending(chosen: Option, said: Spoken, at: Point) -> Option:
    """The same answer with another last place; Minis that were named one by one keep their formation."""
    *before, (x, y) = said.points
    words = [number for point in (*before, at) for number in point]
    each = [number for ex, ey in said.each for number in (ex + at[0] - x, ey + at[1] - y)]
    forms = [said.form] if said.form else []
    air = [said.air] if said.air else []
    lead = chosen.args[:1] if chosen.kind == ENTER else ()
    return Option(chosen.kind, (*lead, *words, *forms, *(each if said.form == EACH else ()), *air))


def _alike(one: Option, two: Option) -> bool:
    """Of one kind, and by the same edge."""
    return one.kind == two.kind and (one.kind != ENTER or one.args[:1] == two.args[:1])


def _offered(table: MythTable, chosen: Option, ask: Ask) -> list[Option]:
    """What lists have of this kind: that of the question, or of the walk that the answer declares."""
    walk = walk_of(table, chosen)
    if walk is None or walk is table.stack[-1]:
        return [option for option in ask.options if _alike(option, chosen)]
    return [Option(chosen.kind, way.args) for way in walk.ways(table)]


def _listed(options: Iterable[Option], wish: Point) -> list[Option]:
    """The places among these options, the nearest first."""
    ends = [(way[-1], option) for option in options if (way := points_of(str(option)))]
    return [option for _, _, option in sorted((distance(*wish, *at), str(o), o) for at, o in ends)]
