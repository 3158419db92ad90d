"""Draws a view as a picture: the board as a leaf of an illuminated atlas, with everything that lies on it."""

from __future__ import annotations

from typing import Any, NamedTuple

from mythwright.core.colours import SHADE
from mythwright.core.picture import Fact, Node, node, still
from mythwright.games.king_of_the_hill.board import (
    CAMPS,
    NOBODY,
    TILES,
    Spot,
    View,
    mythology_of,
    offers,
    spots,
)
from mythwright.games.king_of_the_hill.emblems import DEFS
from mythwright.games.king_of_the_hill.leaf import (
    HEIGHT,
    LEAF,
    RELIEF,
    SHEET,
    SHEET_BOX,
    SHORE,
    SIDES,
    WIDTH,
    spot_of,
)
from mythwright.games.king_of_the_hill.margin import margin, track
from mythwright.games.king_of_the_hill.mats import mat
from mythwright.games.king_of_the_hill.spoken import spoken
from mythwright.games.king_of_the_hill.tokens import Stand, camp, first_marker, standee, things, tile

FONT = "Georgia, 'Times New Roman', serif"
TRACK = "translate(99 32) scale(0.8)"
"""The track above the map, where there is no margin for it."""
Offers = dict[str, list[str]]
Key = tuple[Any, ...]
KEPT = 1 << 11
"""So many landscapes are remembered."""


def draw(view: View) -> Node:
    """The whole table on one leaf, with mats, market and hand."""
    table, offered = view["table"], offers(view)
    mats = _layer("layer-mats", *(mat(table, hero, offered) for hero in table["heroes"]))
    sides = _layer("layer-margin", *margin(table, offered))
    ground = landscape(table)
    over = _layer("layer-things", *ground.things.children)
    layers = (_tiles(ground, offered, rings=True), over, _heroes(table, offered, rings=True))
    return _root(f"0 0 {WIDTH} {HEIGHT}", LEAF, *layers, mats, sides)


def draw_board(table: View, ground: Landscape, offered: Offers) -> Node:
    """The map and the track alone, for a client that lays out the rest and lets glow what may be chosen."""
    tiles, heroes = _tiles(ground, offered, rings=False), _heroes(table, offered, rings=False)
    rounds = _layer("layer-track", *track(table))
    rounds.attributes["transform"] = TRACK
    return _root(SHEET_BOX, SHEET, tiles, ground.things, heroes, rounds)


# -- the land and what lies on it ------------------------------------------------------------------------


class Landscape(NamedTuple):
    """What the board has of lands and tokens, drawn and in sentences: the same until one of them changes."""

    spots: dict[str, Spot]
    tiles: Node
    things: Node
    spoken: tuple[Fact, ...]


_landscapes: dict[Key, Landscape] = {}


def landscape(table: View) -> Landscape:
    """Remembered: most answers change nothing on the land."""
    key = _key(table)
    found = _landscapes.get(key)
    if found is None:
        if len(_landscapes) > KEPT:
            _landscapes.clear()
        found = _landscapes[key] = _landscape(table)
    return found


def _key(table: View) -> Key:
    """All that the land depends on."""
    foes = (table["monster"], *(guardian for guardian, _ in table["guardians"].values()))
    return (
        tuple(table["villages"].items()),
        tuple((hero["card"], hero["place"], *map(tuple, hero["temples"])) for hero in table["heroes"]),
        tuple((tile, *lone) for tile, lone in table["guardians"].items()),
        tuple((name, arena["tile"]) for name, arena in table["arenas"].items()),
        tuple(mythology_of(table, foe) for foe in foes),
        (*table["fire"], table["seal"], table["monster"], table["monster_health"]),
    )


def _landscape(table: View) -> Landscape:
    ground = spots(table)
    playing = {hero["mythology"] for hero in table["heroes"]}
    camps = [camp(mythology, mythology in playing) for mythology in CAMPS]
    lands = still(_lands([tile(spot, (), ring=False) for spot in ground.values()]))
    over = _layer("layer-things", *map(things, ground.values()))
    over.attributes["pointer-events"] = "none"  # who points at a token means the tile
    tiles = still(_layer("layer-tiles", SHORE, lands, RELIEF, *camps))
    return Landscape(ground, tiles, still(over), tuple(spoken(table, ground.values())))


def _lands(tiles: list[Node]) -> Node:
    return node("g", "tiles", "", *tiles, stroke=SHADE, stroke_width=1.3)


def _tiles(ground: Landscape, offered: Offers, rings: bool) -> Node:
    """The land, with those tiles drawn anew that options name."""
    if not any(tile in offered for tile in TILES):
        return ground.tiles
    shore, lands, *others = ground.tiles.children
    fresh = [
        tile(spot, tuple(offered[name]), rings) if name in offered else plain
        for (name, spot), plain in zip(ground.spots.items(), lands.children, strict=True)
    ]
    return _layer("layer-tiles", shore, _lands(fresh), *others)


def _root(box: str, *children: Node) -> Node:
    return node(
        "svg",
        "board",
        "",
        DEFS,
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=box,
        font_family=FONT,
        text_anchor="middle",
    )


def _layer(name: str, *children: Node) -> Node:
    return node("g", name, "", *children)


def _heroes(table: View, offered: Offers, rings: bool) -> Node:
    found = []
    for seat, hero in enumerate(table["heroes"]):
        stand = Stand(
            hero["card"],
            hero["mythology"],
            hero_place(table, hero),
            (hero["health"], hero["max_health"]),
            seat == table["turn"],
            tuple(offered.get(hero["card"], ())),
        )
        found.append(standee(stand, rings))
    if table["first"] != NOBODY and table["heroes"]:
        found.append(first_marker(table["heroes"][table["first"]]["mythology"]))
    return node("g", "layer-heroes", "", *found, font_size=15, font_weight="bold")


def hero_place(table: View, hero: View) -> tuple[float, float]:
    """Where the standee stands: on a tile, in the camp, or before the Arena it is in."""
    if hero["place"] in SIDES or hero["place"] in TILES:
        x, y = spot_of(hero["place"])
        return (x + 14, y + 9) if hero["place"] in CAMPS else (x - 17, y + 4)
    seat = table["heroes"].index(hero)
    tiles = [arena["tile"] for arena in table["arenas"].values() if arena["seat"] == seat]
    x, y = spot_of(tiles[0] if tiles else hero["mythology"])
    return x, y - 8
