"""What must hold on every table: each property draws a case and asserts it."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise

from mythwright.games.mythic_earth.geometry import (
    coherency,
    flights,
    moves,
    routes,
    shapes,
    sight,
    sweeps,
    tolls,
    units,
)
from mythwright.games.mythic_earth.geometry.field import Body, fits, resting
from mythwright.games.mythic_earth.geometry.numbers import Point, distance, within
from mythwright.games.mythic_earth.geometry.shapes import Disc, gap
from mythwright.games.mythic_earth.geometry.templates import crossed_by, under
from tests.games.mythic_earth.geometry import scenes
from tests.games.mythic_earth.geometry.scenes import Case, Scene

Property = Callable[[Case], None]
ROUNDING = 2  # what a foot in whole units may be off


def distance_is_symmetric(case: Case) -> None:
    one = case.shape(*case.point())
    other = case.shape(*case.near(*shapes.span(one)[:2]))
    assert shapes.shape_gap(one, other) == shapes.shape_gap(other, one)
    line = case.line()
    assert shapes.line_gap(line, one) == shapes.line_gap((*line[2:], *line[:2]), one)
    spots, others = case.points(4), case.points(4)
    there, back = units.reading(spots, 630, others, 787), units.reading(others, 787, spots, 630)
    assert there.gap == back.gap == min(gap(*a, 630, *b, 787) for a in spots for b in others)
    assert there.gap == gap(*spots[there.mini], 630, *others[there.other], 787)


def quick_answers_are_the_measured_ones(case: Case) -> None:
    """Without a root or by a look at bounds: the verdict is that of the gap."""
    line = case.line()
    shape = case.shape(*case.near(*case.pick((line[:2], line[2:], units.centre([line[:2], line[2:]])))))
    measured = shapes.line_gap(line, shape)
    limit = case.pick((case.integer(0, 9000), max(measured + case.integer(-2, 2), 0)))
    assert shapes.line_within(line, shape, limit) == (measured <= limit)
    spots = [*case.points(3), case.near(*line[:2], 3000)]
    found = units.unit_gap(spots, 630, [line[:2]], 630)
    reach = case.integer(found - 8, found + 8)
    assert units.units_within(spots, 630, [line[:2]], 630, reach) == within(found, reach)
    x, y = line[:2]
    assert under(x, y, 1500, spots, 630) == [i for i, s in enumerate(spots) if gap(*s, 630, x, y, 1500) <= 5]
    touched = [i for i, s in enumerate(spots) if shapes.line_gap(line, Disc(*s, 630)) <= 5]
    assert crossed_by(line, spots, 630) == touched


def sight_is_symmetric(case: Case) -> None:
    """Points see each other alike; bases do on the line between their centres (ME-GAP-43)."""
    a, b = case.point(), case.point()
    around = case.screens(*units.centre([a, b])) + case.screens(*a)[:1]
    plain = [sight.Screen(s.shape, s.height, s.solid, False, s.tag) for s in around]
    there, back = sight.sight((*a, 0), (*b, 0), 1, plain), sight.sight((*b, 0), (*a, 0), 1, plain)
    assert (there.hidden, there.obscured_by) == (back.hidden, back.obscured_by)
    ra, rb = case.radius(), case.radius()
    there, back = sight.sight((*a, ra), (*b, rb), 1, around), sight.sight((*b, rb), (*a, ra), 1, around)
    solid = [s for s in around if s.solid and s.height >= 1]
    if not any(shapes.line_gap((*a, *b), s.shape) <= 5 for s in solid):
        assert not there.hidden and not back.hidden
    assert there.hidden <= any(s.solid for s in around)
    assert sight.sees((*a, ra), [b], rb, 1, around) is not there.hidden
    assert _seen_slowly((*a, ra), (*b, rb), around) == (there.hidden, there.obscured_by)


def _seen_slowly(
    eye: sight.Base, target: sight.Base, around: list[sight.Screen]
) -> tuple[bool, tuple[int, ...]]:
    """ME-GAP-43 and 44 word for word, without shortcuts."""
    lines = sight.sight_lines(eye, target)
    tall = [screen for screen in around if screen.height >= 1]
    met = {s: [shapes.line_gap(line, s.shape) <= 5 for line in lines] for s in tall}
    hidden = all(any(met[s][i] for s in tall if s.solid) for i in range(3))
    counts = [
        s
        for s in tall
        if not s.area or shapes.gap_to(s.shape, *eye) > 5 or shapes.gap_to(s.shape, *target) <= 5
    ]
    return hidden, tuple(sorted({s.tag for s in counts if any(met[s])}))


def accepted_moves_overlap_nothing(case: Case) -> None:
    scene = case.scene()
    move = case.move(scene)
    near = scene.field.near(scene.body, 25_000)
    clash = moves.forbids(scene.body, move, near, scene.purse)
    assert clash == moves.forbids(scene.body, move, scene.field, scene.purse)  # what is far is not missed
    settled = moves.settle(scene.body)
    assert (moves.forbids(settled, move, near, scene.purse) is None) == (clash is None)
    if clash is None:
        _stands_freely(scene, move.ends)
        _went_freely(scene, move)
        assert moves.toll_of(scene.body, move, scene.field).length <= scene.purse.allowance + 5


def the_farthest_move_is_accepted(case: Case) -> None:
    scene = case.scene()
    wish = shapes.vector(case.angle(), case.integer(0, scene.purse.allowance))
    shift = moves.farthest(scene.body, wish, scene.field, scene.purse)
    assert distance(0, 0, *shift) <= distance(0, 0, *wish) + 1
    if shift != (0, 0):
        move = moves.kept(scene.body.spots, [shift])
        assert moves.forbids(scene.body, move, scene.field, scene.purse) is None
        _stands_freely(scene, move.ends)
    longest = distance(0, 0, *wish)
    for length in range(longest, distance(0, 0, *shift) + 2, -500):  # none of the longer ones would do
        move = moves.kept(scene.body.spots, [shapes.scaled(*wish, length)])
        assert moves.forbids(scene.body, move, scene.field, scene.purse) is not None


def _stands_freely(scene: Scene, spots: units.Spots) -> None:
    radius, width = scene.body.radius, scene.field.width
    for i, (x, y) in enumerate(spots):
        assert min(x, y, width - x, scenes.HEIGHT - y) >= radius - 5
        assert all(gap(x, y, radius, *other, radius) >= -5 for other in spots[:i])
        assert all(gap(x, y, radius, *b[:3]) >= b.end - 5 for b in scene.bars if b.end is not None)
        assert all(
            shapes.gap_to(w.shape, x, y, radius) >= w.end - 5 for w in scene.walls if w.end is not None
        )
    assert _is_coherent(spots, radius)


def _went_freely(scene: Scene, move: moves.Move) -> None:
    """At fractions of each leg, in exact numbers: no base nearer than it may be, unless it began so."""
    spots, radius, _ = scene.body
    began = {
        bar.tag
        for bar in scene.bars
        if bar.way is not None and any(gap(*spot, radius, *bar[:3]) < bar.way - 5 for spot in spots)
    }
    bars = [bar for bar in scene.bars if bar.way is not None and bar.tag not in began]
    for start, end in pairwise(moves.stations(spots, move)):
        for (ax, ay), (bx, by) in zip(start, end, strict=True):
            for part in (Fraction(i, 7) for i in range(8)):
                x, y = ax + (bx - ax) * part, ay + (by - ay) * part
                for bar in bars:
                    near = bar.way - 5 + radius + bar.r - ROUNDING
                    assert (x - bar.x) ** 2 + (y - bar.y) ** 2 >= near * near
                for wall in scene.walls:
                    if wall.way is not None:
                        assert shapes.gap_to(wall.shape, int(x), int(y), radius) >= wall.way - 5 - ROUNDING


def _is_coherent(spots: units.Spots, radius: int) -> bool:
    """ME-COH-01, ME-COH-02 and ME-GAP-40 word for word."""
    near = [
        {j for j, b in enumerate(spots) if gap(*a, radius, *b, radius) <= 1005} - {i}
        for i, a in enumerate(spots)
    ]
    group = {0}
    for _ in spots:
        group |= {other for mini in group for other in near[mini]}
    return len(group) == len(spots) and all(len(n) >= min(2, len(spots) - 1) for n in near)


def coherency_is_found_and_mended(case: Case) -> None:
    radius = case.radius()
    x, y = case.point()
    wide = 9 * radius
    spots = [(case.integer(x, x + wide), case.integer(y, y + wide)) for _ in range(case.integer(1, 7))]
    lost = coherency.coherent(spots, radius)
    assert (lost == ()) == _is_coherent(spots, radius)
    assert [stray.mini for stray in coherency.strays(spots, radius)] == list(lost)
    left, limit = case.pick((True, False)), case.integer(1000, 12_000)
    mended = coherency.mended(spots, radius, lambda a, b: a < x + 5 * radius or left, limit)
    moved = [i for i, spot in enumerate(spots) if mended[i] != spot]
    assert set(moved) <= set(lost)
    assert all(distance(*spots[i], *mended[i]) <= limit + 5 for i in moved)
    for i in moved:
        assert left or mended[i][0] < x + 5 * radius
        assert all(gap(*mended[i], radius, *b, radius) >= -5 for j, b in enumerate(mended) if j != i)
    if len(moved) == len(lost):
        assert _is_coherent(mended, radius)


def costs_are_monotone(case: Case) -> None:
    scene = case.scene()
    move = case.move(scene)
    spots, radius, _ = scene.body
    stops = moves.stations(spots, move)
    paid = tolls.toll(stops, radius, scene.field)
    assert paid.length <= paid.cost <= 2 * paid.length + len(stops)
    before = tolls.toll([units.shifted(spots, 700, -300), *stops], radius, scene.field)
    assert before.cost >= paid.cost + 761 and before.length == paid.length + 761
    if move.shifts:
        shorter = tolls.toll(stops[:-1], radius, scene.field)
        assert shorter.cost <= paid.cost and shorter.length <= paid.length
    more = scene.slow + [scenes.Slow(case.shape(*case.near(*spots[0])))]
    wilder = tolls.toll(stops, radius, scenes.Field(scene.field.width, scenes.HEIGHT, slow=more))
    assert wilder.cost >= paid.cost and wilder.length == paid.length
    for start, end in pairwise(stops):
        count = max(sweeps.steps(sweeps.unit_length(start, end)), 1)
        assert tolls.slow_steps(start, end, radius, scene.field, count) == _slow_steps(
            scene, start, end, count
        )


def _slow_steps(scene: Scene, start: units.Spots, end: units.Spots, count: int) -> bytearray:
    """ME-GAP-36 word for word: every base is measured at the end of every step."""
    marks = bytearray(count + 1)
    for step in range(1, count + 1):
        at = [sweeps.between(a, b, step, count) for a, b in zip(start, end, strict=True)]
        radius = scene.body.radius
        marks[step] = any(shapes.gap_to(s.shape, x, y, radius) < -5 for s in scene.slow for x, y in at)
    return marks


def tables_may_be_turned_round(case: Case) -> None:
    """The other player sees the same: measured gaps exactly, up to the halves that ME-GAPB-01 rounds up."""
    scene = case.scene()
    move = case.move(scene)
    other, back = scenes.turned_round(scene), scenes.turned_move(scene, move)
    for bar, turned in zip(scene.bars, other.bars, strict=True):
        spots, turned_spots = scene.body.spots, other.body.spots
        assert units.unit_gap(spots, 630, [bar[:2]], bar.r) == units.unit_gap(
            turned_spots, 630, [turned[:2]], bar.r
        )
    for wall, turned in zip(scene.walls, other.walls, strict=True):
        gaps = [shapes.gap_to(wall.shape, *spot, 630) for spot in scene.body.spots]
        assert all(
            abs(a - shapes.gap_to(turned.shape, *b, 630)) <= ROUNDING
            for a, b in zip(gaps, other.body.spots, strict=True)
        )
    assert coherency.coherent(move.ends, scene.body.radius) == coherency.coherent(
        back.ends, scene.body.radius
    )
    _judged_alike(scene, move, other, back)
    less, more = (moves.toll_of(scenes.resized(scene, by).body, move, scene.field).cost for by in (-2, 2))
    assert less <= moves.toll_of(other.body, back, other.field).cost <= more


def _judged_alike(scene: Scene, move: moves.Move, other: Scene, back: moves.Move) -> None:
    """The same verdict, unless bases two units larger or smaller would change it too."""
    judged = [
        moves.forbids(sized.body, move, sized.field, sized.purse, link=1000 - 2 * by)
        for by in (-2, 0, 2)
        for sized in [scenes.resized(scene, by)]
    ]
    if len({clash and (clash.kind, clash.mini, clash.tag) for clash in judged}) == 1:
        turned = moves.forbids(other.body, back, other.field, other.purse)
        assert (turned is None) == (judged[1] is None)
        if turned:
            assert (turned.kind, turned.tag) == (judged[1].kind, judged[1].tag)


def flights_end_where_they_may(case: Case) -> None:
    scene = case.scene()
    goal = shapes.vector(case.angle(), 1000)
    fled = ([bar[:2] for bar in scene.bars if bar.tag == 0], scene.bars[0].r) if scene.bars else None
    flight = flights.flee(scene.body, goal, scene.field, scene.purse, fled)
    assert 0 <= flight.length <= scene.purse.allowance and flight.length % 100 == 0
    assert abs(distance(0, 0, *flight.shift) - flight.length) <= 1
    spots = units.shifted(scene.body.spots, *flight.shift)
    if flight.edge:
        assert (
            min(min(x, y, scene.field.width - x, scenes.HEIGHT - y) for x, y in spots)
            <= scene.body.radius + 5
        )
    elif flight.length:
        assert resting(Body(spots, scene.body.radius, True), scene.field) is None
    if flight.length:
        assert sweeps.is_clear(scene.body.spots, spots, scene.body.radius, scene.field)
    if fled and flight.length >= 2000:
        ahead = units.shifted(scene.body.spots, *shapes.scaled(*flight.shift, 2000))
        start = units.unit_gap(scene.body.spots, scene.body.radius, *fled)
        assert units.unit_gap(ahead, scene.body.radius, *fled) >= start - ROUNDING


def places_and_blocks_are_legal(case: Case) -> None:
    scene = case.scene()
    radius, count = scene.body.radius, case.integer(1, 12)
    x, y = case.near(*scene.body.spots[0])
    spots = scenes.block(x, y, count, radius, lambda a, b: fits(a, b, radius, scene.field))
    if spots:
        assert len(spots) == count
        assert resting(Body(spots, radius), scene.field) is None
        _stands_freely(scene, spots)
    assert fits(x, y, radius, scene.field) == (resting(Body([(x, y)], radius), scene.field) is None)


def routes_are_free(case: Case) -> None:
    scene = case.scene(most=1)
    [start], radius, _ = scene.body
    goal, stop = case.near(*start), case.pick((0, 0, 2000))
    grid = routes.Grid(scene.field, radius)
    assert grid.free(start, goal) == (sweeps.sweep([start], [goal], radius, scene.field) is None)
    legs = grid.route(start, goal, stop, limit=20_000)
    if legs is None:
        return
    here: Point = start
    for dx, dy in legs:
        there = here[0] + dx, here[1] + dy
        assert sweeps.sweep([here], [there], radius, scene.field) is None
        here = there
    assert distance(*here, *goal) <= stop + 1
    assert sum(distance(0, 0, *leg) for leg in routes.cut(legs, 3000)) <= 3000 + len(legs)


PROPERTIES: tuple[Property, ...] = (
    distance_is_symmetric,
    quick_answers_are_the_measured_ones,
    sight_is_symmetric,
    accepted_moves_overlap_nothing,
    the_farthest_move_is_accepted,
    coherency_is_found_and_mended,
    costs_are_monotone,
    tables_may_be_turned_round,
    flights_end_where_they_may,
    places_and_blocks_are_legal,
    routes_are_free,
)
