"""Draws a view as a picture: the board as a leaf of an illuminated atlas, with everything that lies on it."""

from __future__ import annotations

from functools import cache

from mythwright.core.picture import Node, node, still
from mythwright.games.king_of_the_hill.board import (
    CAMPS,
    HIDDEN,
    HILL,
    NOBODY,
    TILES,
    Spot,
    View,
    mythology_of,
    offers,
    spots,
)
from mythwright.games.king_of_the_hill.drawing import OFFERED, called, initials, place, text, use
from mythwright.games.king_of_the_hill.emblems import (
    COLOURS,
    DEFS,
    GILT,
    INK,
    PALE,
    PAPER,
    SHADE,
    TEMPLE_SIGNS,
)
from mythwright.games.king_of_the_hill.leaf import (
    HEIGHT,
    LEAF,
    RADIUS,
    SHORE,
    SIDES,
    WIDTH,
    bare_tile,
    hexagon,
    spot_of,
)
from mythwright.games.king_of_the_hill.margin import margin
from mythwright.games.king_of_the_hill.mats import mat

FONT = "Georgia, 'Times New Roman', serif"
Offers = dict[str, list[str]]


def draw(view: View) -> Node:
    table, offered = view["table"], offers(view)
    ground = spots(table)
    tiles = [_tile(spot, offered.get(spot.tile, [])) for spot in ground.values()]
    things = [thing for spot in ground.values() for thing in _things(table, spot)]
    layers = (
        _layer("layer-tiles", SHORE, *tiles, *_camps(table)),
        _layer("layer-hill", *_hill(table)),
        _layer("layer-things", *things),
        _layer("layer-heroes", *_heroes(table, offered)),
        _layer("layer-mats", *(mat(table, hero, offered) for hero in table["heroes"])),
        _layer("layer-margin", *margin(table, offered)),
    )
    return node(
        "svg",
        "board",
        "",
        DEFS,
        LEAF,
        *layers,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDTH} {HEIGHT}",
        font_family=FONT,
        text_anchor="middle",
    )


def _layer(name: str, *children: Node) -> Node:
    return node("g", name, "", *children)


# -- the tiles -------------------------------------------------------------------------------------------


def _tile(spot: Spot, options: list[str]) -> Node:
    """A tile that options name has a ring in it."""
    bare = bare_tile(spot.tile)
    if not options:
        return bare
    ring = node("polygon", points=hexagon(0, 0, RADIUS - 4), fill="none", **OFFERED)
    return place(bare.id, *spot_of(spot.tile), *bare.children, ring, title=bare.title, options=options)


def _camps(table: View) -> list[Node]:
    playing = {hero["mythology"] for hero in table["heroes"]}
    return [_camp(mythology, mythology in playing) for mythology in CAMPS]


@cache
def _camp(mythology: str, playing: bool) -> Node:
    """A tent on the border; that of a hero who does not play is pale."""
    x, y = spot_of(mythology)
    tent = use("tent", 0, -2, 30, COLOURS[mythology])
    badge = node("circle", cx=0, cy=0, r=23, fill=PALE, stroke=COLOURS[mythology], stroke_width=2)
    camp = place(f"camp-{mythology}", x, y, badge, tent, title=called(mythology))
    camp.attributes["opacity"] = 1 if playing else 0.35
    return still(camp)


def _hill(table: View) -> list[Node]:
    """The mountain, with the Seal on it or the Monster beside the Contender."""
    x, y = spot_of(HILL)
    peak = node("path", d="M-34 22L-14-12L-6-2L6-24L34 22Z", fill="#cdb487", stroke=INK, stroke_width=1.2)
    snow = node("path", d="M-1-12L6-24L15-7L8-10L4-4Z", fill=PALE, stroke=INK, stroke_width=0.7)
    rim = node("polygon", points=hexagon(0, 0, RADIUS - 2), fill="none", stroke="url(#gilt)", stroke_width=4)
    found = [place("hill", x, y, rim, peak, snow)]
    if table["seal"]:
        rays = " ".join(
            f"M0 0L{dx} {dy}" for dx, dy in ((0, 15), (13, 8), (13, -8), (0, -15), (-13, -8), (-13, 8))
        )
        wax = node("circle", cx=0, cy=0, r=17, fill="#a5402d", stroke="#6d2417", stroke_width=2)
        star = node("path", d=rays, stroke="#f3d9a0", stroke_width=2)
        boss = node("circle", cx=0, cy=0, r=6, fill="#8a3122", stroke="#f3d9a0", stroke_width=1.5)
        found.append(place("seal", x, y + 5, wax, star, boss))
    if table["monster"]:
        found.append(_monster(table, x, y))
    return found


def _monster(table: View, x: float, y: float) -> Node:
    monster = table["monster"]
    colour = COLOURS[mythology_of(table, monster)]
    return place(
        f"monster-{monster}",
        x + 16,
        y - 6,
        node("circle", cx=0, cy=0, r=20, fill=PALE, stroke=colour, stroke_width=3),
        use("horns", 0, -3, 27, colour),
        node("rect", x=-13, y=10, width=26, height=15, rx=4, fill=PALE, stroke=colour, stroke_width=1.5),
        text(str(table["monster_health"]), 0, 22, 12, font_weight="bold"),
        title=called(monster),
    )


# -- what lies on the tiles ----------------------------------------------------------------------------


def _things(table: View, spot: Spot) -> list[Node]:
    x, y = spot_of(spot.tile)
    found = []
    if spot.village and spot.tile != HILL:
        found.append(_village(spot.tile, spot.village))
    if spot.arena:
        found.append(_arena(spot.arena, x, y))
    if spot.temple:
        found.append(_temple(table, spot, x, y))
    if spot.guardian:
        found.append(_guardian(table, spot, x, y))
    if spot.fire:
        flame = use("flame", 0, -4, 40, "#c8451e")
        found.append(place(f"fire-{spot.tile}", x, y, flame))
    return found


@cache
def _village(tile: str, rune: str) -> Node:
    """A cloud while it is face down; whoever has looked sees the rune in it."""
    edge = node(
        "use", href="#emblem-cloud", transform="translate(0 4) scale(2.25)", color=SHADE, opacity=0.55
    )
    cloud = [edge, use("cloud", 0, 4, 50, "#fffdf6")]
    if rune == HIDDEN:
        return still(place(f"village-{tile}", *spot_of(tile), *cloud))
    sign = use(rune, 0, 4, 20, COLOURS[rune])
    return still(place(f"village-{tile}", *spot_of(tile), *cloud, sign, title=called(rune)))


def _arena(mythology: str, x: float, y: float) -> Node:
    colour = COLOURS[mythology]
    steps = [
        node("ellipse", cx=0, cy=6, rx=rx, ry=ry, fill=fill, stroke=colour, stroke_width=1.6)
        for rx, ry, fill in ((31, 22, "#e3cfa2"), (24, 16, PAPER), (16, 10, "#efdfb6"))
    ]
    rune = use(mythology, 0, 6, 15, colour)
    return place(f"arena-{mythology}", x, y, *steps, rune, title=called(mythology))


def _temple(table: View, spot: Spot, x: float, y: float) -> Node:
    assert spot.temple is not None
    owner = table["heroes"][spot.temple.seat]
    colour = COLOURS[owner["mythology"]]
    sign = TEMPLE_SIGNS[spot.temple.kind]
    beside = 14 if spot.hero != NOBODY else 0
    return place(
        f"temple-{owner['card']}-{spot.tile}",
        x + beside,
        y + 2,
        node("ellipse", cx=0, cy=24, rx=20, ry=4, fill=INK, opacity=0.25),
        node("path", d="M-16-2L0-14L16-2V22H-16Z", fill=PALE),
        use("temple", 0, 6, 36, colour),
        node("circle", cx=15, cy=-10, r=9, fill=PALE, stroke=colour, stroke_width=1.5),
        use(sign, 15, -10, 12, colour),
        title=called(owner["card"]),
    )


def _guardian(table: View, spot: Spot, x: float, y: float) -> Node:
    """A horned head on a notched shield, with the Guardian's letters."""
    colour = COLOURS[mythology_of(table, spot.guardian)]
    beside = 15 if spot.hero != NOBODY else 0
    return place(
        f"guardian-{spot.tile}",
        x + beside,
        y + 4,
        node("path", d="M-13-20L13-24L11 10L0 24L-11 10Z", fill=PALE, stroke=colour, stroke_width=2.2),
        use("horns", 0, -9, 20, colour),
        text(initials(spot.guardian), 0, 11, 11, font_weight="bold", fill=colour),
        title=called(spot.guardian),
    )


# -- heroes --------------------------------------------------------------------------------------------


def _heroes(table: View, offered: Offers) -> list[Node]:
    found = [
        _hero(table, seat, hero, offered.get(hero["card"], [])) for seat, hero in enumerate(table["heroes"])
    ]
    if table["first"] != NOBODY and table["heroes"]:
        x, y = spot_of(table["heroes"][table["first"]]["mythology"])
        sun = node("circle", cx=0, cy=0, r=9, fill="#f0c64a", stroke=INK, stroke_width=1)
        rays = node("path", d="M0-14V14M-14 0H14M-10-10L10 10M10-10L-10 10", stroke=GILT, stroke_width=2)
        found.append(place("marker-first", x - 25, y - 16, rays, sun))
    return found


def hero_place(table: View, hero: View) -> tuple[float, float]:
    """Where the standee stands: on a tile, in the camp, or before the Arena it is in."""
    if hero["place"] in SIDES or hero["place"] in TILES:
        x, y = spot_of(hero["place"])
        return (x + 14, y + 9) if hero["place"] in CAMPS else (x - 17, y + 4)
    seat = table["heroes"].index(hero)
    tiles = [arena["tile"] for arena in table["arenas"].values() if arena["seat"] == seat]
    x, y = spot_of(tiles[0] if tiles else hero["mythology"])
    return x, y - 8


def _hero(table: View, seat: int, hero: View, options: list[str]) -> Node:
    x, y = hero_place(table, hero)
    colour = COLOURS[hero["mythology"]]
    children = [
        node("ellipse", cx=0, cy=21, rx=15, ry=4.5, fill=INK, opacity=0.35),
        node(
            "path",
            d="M-14-18Q0-23 14-18V2Q12 15 0 22Q-12 15-14 2Z",
            fill=colour,
            stroke="url(#gilt)",
            stroke_width=2.5,
        ),
        text(initials(hero["card"]), 0, 5, 15, font_weight="bold", fill=PALE),
        use(hero["mythology"], 0, -12, 9, "#f3d9a0"),
    ]
    if seat == table["turn"]:
        ring = node("ellipse", cx=0, cy=21, rx=20, ry=7, fill="none", stroke="#c8451e", stroke_width=2.5)
        children.insert(0, ring)
    if options:
        aim = node("circle", cx=0, cy=0, r=25, fill="none", **OFFERED)
        children.append(aim)
    return place(f"hero-{hero['card']}", x, y, *children, title=called(hero["card"]), options=options)
