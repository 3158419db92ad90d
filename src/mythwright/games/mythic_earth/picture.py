"""Draws a view as a picture: the table in inches with landscape, tokens and Units, and strips around it."""

from __future__ import annotations

from mythwright.core.picture import Node, node
from mythwright.games.mythic_earth.counters import counters, links
from mythwright.games.mythic_earth.emblems import DEFS
from mythwright.games.mythic_earth.rings import lines, places, reaches
from mythwright.games.mythic_earth.sheet import View, area_of, offers
from mythwright.games.mythic_earth.standees import FLOCKS, flock
from mythwright.games.mythic_earth.strips import strips, track
from mythwright.games.mythic_earth.templates import templates
from mythwright.games.mythic_earth.terrain import cloth, edge, pieces, zones

FONT = "Georgia, 'Times New Roman', serif"


def draw(view: View) -> Node:
    """The table, with a dashed edge around whatever the seat that looks may choose."""
    return _root(view, rings=True)


def draw_board(view: View) -> Node:
    """The same for a client that lets glow what may be chosen."""
    return _root(view, rings=False)


def _root(view: View, rings: bool) -> Node:
    table, offered = view["table"], offers(view)
    wide, high = area_of(table).size
    flocks = [flock(table, name, offered, rings) for name in FLOCKS]
    return node(
        "svg",
        "board",
        "",
        DEFS,
        *(each.defs for each in flocks),
        cloth(table["width"], table["depth"]),
        zones(table),
        pieces(table, offered, rings),
        edge(table["width"], table["depth"]),
        reaches(view),
        counters(table, offered, rings),
        *(each.bases for each in flocks),
        *(each.units for each in flocks),
        templates(view),
        *(each.signs for each in flocks),
        links(table),
        lines(view),
        places(view),
        *strips(view),
        track(table),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {wide:g} {high:g}",
        font_family=FONT,
        text_anchor="middle",
    )
