"""Tokens: what lies and stands on the tiles, each drawn once for every place and state it may be in."""

from __future__ import annotations

from functools import cache, lru_cache

from mythwright.core.colours import BLOOD, CLOUD, FLAME, GILT, INK, PALE, PAPER, SHADE, STRAW, SUNLIGHT, tint
from mythwright.core.data import Value
from mythwright.core.drawing import OFFERED, called, initials, place, text, use
from mythwright.core.picture import Fact, Node, node, still
from mythwright.games.king_of_the_hill.board import HIDDEN, HILL, Spot, Temple
from mythwright.games.king_of_the_hill.colours import COLOURS
from mythwright.games.king_of_the_hill.emblems import TEMPLE_SIGNS
from mythwright.games.king_of_the_hill.leaf import RADIUS, bare_tile, hexagon, spot_of
from mythwright.games.king_of_the_hill.spoken import titled

KEPT = 1 << 13


# -- the tiles -------------------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def tile(spot: Spot, options: tuple[str, ...], ring: bool) -> Node:
    """A bare tile; with a ring in it when options name it, where no client lets it glow."""
    bare = bare_tile(spot.tile)
    inner = node("polygon", points=hexagon(0, 0, RADIUS - 4), fill="none", **OFFERED)
    children = [*bare.children, inner] if options and ring else bare.children
    found = place(bare.id, *spot_of(spot.tile), *children, title=spot.tile, options=options)
    found.says, found.thing = titled(spot), spot.tile
    found.attributes["class"] = "tile"
    return still(found)


@cache
def camp(mythology: str, playing: bool) -> Node:
    """A tent on the border; that of a hero who does not play is pale."""
    x, y = spot_of(mythology)
    tent = use("tent", 0, -2, 30, COLOURS[mythology])
    badge = node("circle", cx=0, cy=0, r=23, fill=PALE, stroke=COLOURS[mythology], stroke_width=2)
    found = place(f"camp-{mythology}", x, y, badge, tent, title=called(mythology))
    found.says = Fact("title-camp", {"camp": mythology})
    found.attributes["opacity"] = 1 if playing else 0.35
    return still(found)


# -- what lies on them -----------------------------------------------------------------------------------


@lru_cache(maxsize=KEPT)
def things(spot: Spot) -> Node:
    """All that lies on a tile, in a group that is always there, so that only it changes."""
    found = []
    if spot.tile == HILL:
        found += _hill(spot)
    elif spot.village:
        found.append(_village(spot.tile, spot.village))
    if spot.arena:
        found.append(_arena(spot))
    if spot.temple:
        found.append(_temple(spot, spot.temple))
    if spot.guardian:
        found.append(_guardian(spot))
    if spot.fire:
        found.append(place(f"fire-{spot.tile}", *spot_of(spot.tile), use("flame", 0, -4, 40, FLAME)))
    return still(node("g", f"on-{spot.tile}", "", *found))


def _hill(spot: Spot) -> list[Node]:
    """The mountain, with the Seal on it or the Monster beside the Contender."""
    x, y = spot_of(HILL)
    peak = node("path", d="M-34 22L-14-12L-6-2L6-24L34 22Z", fill=tint("stone"), stroke=INK, stroke_width=1.2)
    snow = node("path", d="M-1-12L6-24L15-7L8-10L4-4Z", fill=PALE, stroke=INK, stroke_width=0.7)
    rim = node("polygon", points=hexagon(0, 0, RADIUS - 2), fill="none", stroke="url(#gilt)", stroke_width=4)
    found = [place("hill", x, y, rim, peak, snow)]
    if spot.seal:
        found.append(_seal(x, y))
    if spot.monster:
        found.append(_monster(spot, x, y))
    return found


def _seal(x: float, y: float) -> Node:
    ends = ((0, 15), (13, 8), (13, -8), (0, -15), (-13, -8), (-13, 8))
    rays = " ".join(f"M0 0L{dx} {dy}" for dx, dy in ends)
    wax = node("circle", cx=0, cy=0, r=17, fill=BLOOD, stroke=tint("blood-deep"), stroke_width=2)
    star = node("path", d=rays, stroke=STRAW, stroke_width=2)
    boss = node("circle", cx=0, cy=0, r=6, fill=tint("blood-deep"), stroke=STRAW, stroke_width=1.5)
    return place("seal", x, y + 5, wax, star, boss)


def _monster(spot: Spot, x: float, y: float) -> Node:
    colour = COLOURS[spot.foe]
    return place(
        f"monster-{spot.monster}",
        x + 16,
        y - 6,
        node("circle", cx=0, cy=0, r=20, fill=PALE, stroke=colour, stroke_width=3),
        use("horns", 0, -3, 27, colour),
        node("rect", x=-13, y=10, width=26, height=15, rx=4, fill=PALE, stroke=colour, stroke_width=1.5),
        text(str(spot.health), 0, 22, 12, font_weight="bold"),
        title=called(spot.monster),
    )


@cache
def _village(tile: str, rune: str) -> Node:
    """A cloud while it is face down; whoever has looked sees the rune in it."""
    edge = node(
        "use", href="#emblem-cloud", transform="translate(0 4) scale(2.25)", color=SHADE, opacity=0.55
    )
    cloud = [edge, use("cloud", 0, 4, 50, CLOUD)]
    if rune == HIDDEN:
        return still(place(f"village-{tile}", *spot_of(tile), *cloud))
    sign = use(rune, 0, 4, 20, COLOURS[rune])
    return still(place(f"village-{tile}", *spot_of(tile), *cloud, sign, title=called(rune)))


def _arena(spot: Spot) -> Node:
    colour = COLOURS[spot.arena]
    rings = ((31, 22, tint("sand")), (24, 16, PAPER), (16, 10, tint("sand-light")))
    steps = [
        node("ellipse", cx=0, cy=6, rx=rx, ry=ry, fill=fill, stroke=colour, stroke_width=1.6)
        for rx, ry, fill in rings
    ]
    rune = use(spot.arena, 0, 6, 15, colour)
    return place(f"arena-{spot.arena}", *spot_of(spot.tile), *steps, rune, title=called(spot.arena))


def _temple(spot: Spot, temple: Temple) -> Node:
    x, y = spot_of(spot.tile)
    colour = COLOURS[temple.mythology]
    return place(
        f"temple-{temple.who}-{spot.tile}",
        x + (14 if spot.who else 0),
        y + 2,
        node("ellipse", cx=0, cy=24, rx=20, ry=4, fill=INK, opacity=0.25),
        node("path", d="M-16-2L0-14L16-2V22H-16Z", fill=PALE),
        use("temple", 0, 6, 36, colour),
        node("circle", cx=15, cy=-10, r=9, fill=PALE, stroke=colour, stroke_width=1.5),
        use(TEMPLE_SIGNS[temple.kind], 15, -10, 12, colour),
        title=called(temple.who),
    )


def _guardian(spot: Spot) -> Node:
    """A horned head on a notched shield, with the Guardian's letters."""
    x, y = spot_of(spot.tile)
    colour = COLOURS[spot.foe]
    return place(
        f"guardian-{spot.tile}",
        x + (15 if spot.who else 0),
        y + 4,
        node("path", d="M-13-20L13-24L11 10L0 24L-11 10Z", fill=PALE, stroke=colour, stroke_width=2.2),
        use("horns", 0, -9, 20, colour),
        text(initials(spot.guardian), 0, 11, 11, font_weight="bold", fill=colour),
        title=called(spot.guardian),
    )


# -- who stands on them ----------------------------------------------------------------------------------


class Stand(Value, frozen=True):
    """A hero on the board: who, where, how he is, and what may be done to him."""

    who: str
    mythology: str
    at: tuple[float, float]
    health: tuple[int, int]
    up: bool
    options: tuple[str, ...]


@lru_cache(maxsize=KEPT)
def standee(stand: Stand, ring: bool) -> Node:
    """A shield with letters and a rune; whoever is up has a ring round the foot."""
    shield = "M-14-18Q0-23 14-18V2Q12 15 0 22Q-12 15-14 2Z"
    children = [
        node("use", href="#foot-up" if stand.up else "#foot"),
        node("path", d=shield, fill=COLOURS[stand.mythology], stroke="url(#gilt)", stroke_width=2.5),
        node("text", "", initials(stand.who), y=5, fill=PALE),
        use(stand.mythology, 0, -12, 9, STRAW),
    ]
    if stand.options and ring:
        children.append(node("circle", cx=0, cy=0, r=25, fill="none", **OFFERED))
    found = place(f"hero-{stand.who}", *stand.at, *children, title=called(stand.who), options=stand.options)
    health, most = stand.health
    found.says = Fact("title-hero", {"who": stand.who, "health": health, "max_health": most})
    found.thing = stand.who
    found.attributes["class"] = "token"
    return still(found)


@cache
def first_marker(mythology: str) -> Node:
    """The sun of the first player, beside the camp."""
    x, y = spot_of(mythology)
    sun = node("circle", cx=0, cy=0, r=9, fill=SUNLIGHT, stroke=INK, stroke_width=1)
    rays = node("path", d="M0-14V14M-14 0H14M-10-10L10 10M10-10L-10 10", stroke=GILT, stroke_width=2)
    found = place("marker-first", x - 25, y - 16, rays, sun)
    found.says = Fact("title-first")
    found.attributes["class"] = "token"
    return still(found)
