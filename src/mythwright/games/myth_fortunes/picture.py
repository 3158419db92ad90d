"""Draws a view as a picture: one board or two side by side, with every pawn where everyone can see it."""

from __future__ import annotations

from functools import lru_cache

from mythwright.core.colours import GILT
from mythwright.core.drawing import place, text, use
from mythwright.core.picture import Fact, Node, node, still
from mythwright.games.myth_fortunes.board import (
    MARGIN,
    NOBODY,
    WIDTH,
    Layout,
    Offers,
    Place,
    View,
    board_asked,
    crossings,
    layout,
    offers,
    standing,
)
from mythwright.games.myth_fortunes.emblems import DEFS
from mythwright.games.myth_fortunes.pawns import Stand, goal, score, spot_in, standee, waiting_spot
from mythwright.games.myth_fortunes.squares import FRAME, GRID, LEAF, Face, faces, square
from mythwright.games.myth_fortunes.track import track

FONT = "Georgia, 'Times New Roman', serif"
ROW = 6
STEP = 124
"""Scores stand in rows of six, so far from each other."""
Here = dict[str, tuple[str, ...]]
Ground = tuple[tuple[str, Face], ...]


def draw(view: View) -> Node:
    """The boards, with the fame and gold of everyone under them."""
    wide, high = layout(view["table"]).size
    scores = [
        score(player, MARGIN + 20 + STEP * (at % ROW), high + 24 + 34 * (at // ROW))
        for at, player in enumerate(view["table"]["players"])
    ]
    rows = (len(scores) + ROW - 1) // ROW
    layer = node("g", "layer-scores", "", *scores)
    return _root((wide, high + 14 + 34 * rows), *_layers(view, rings=True), layer)


def draw_board(view: View) -> Node:
    """The boards alone, for a client that lays out the rest and lets glow what may be chosen."""
    return _root(layout(view["table"]).size, *_layers(view, rings=False))


def _root(size: tuple[float, float], *children: Node) -> Node:
    wide, high = size
    return node(
        "svg",
        "board",
        "",
        DEFS,
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {wide:g} {high:g}",
        font_family=FONT,
        text_anchor="middle",
    )


def _layers(view: View, rings: bool) -> list[Node]:
    table, sheet = view["table"], layout(view["table"])
    boards = [_board(view, number, at, rings) for number, at in enumerate(sheet.boards)]
    between = [_between(sheet.waiting), *_names(sheet)] if len(boards) > 1 else []
    goals = node("g", "layer-goals", "", *_goals(table, sheet))
    pawns = node("g", "layer-pawns", "", *_pawns(view, sheet, rings))
    return [*between, *boards, track(table), goals, pawns]


# -- the boards ------------------------------------------------------------------------------------------


def _board(view: View, number: int, at: Place, rings: bool) -> Node:
    """A board with its squares; only those that differ from the plain ones are drawn anew."""
    table = view["table"]
    ground = tuple(faces(table).items())
    here = _here(table, number)
    offered = _offered(view, number)
    plain = _plain(number, ground)
    if here or offered:
        fresh = [
            square(number, name, face, here.get(name, ()), tuple(offered.get(name, ())), rings)
            if name in here or name in offered
            else drawn
            for (name, face), drawn in zip(ground, plain.children, strict=True)
        ]
        plain = node("g", f"squares-{number}", "", *fresh)
    under = LEAF if len(table["boards"]) > 1 else FRAME
    return place(f"board-{number}", at.x, at.y, under, plain, GRID, scale=at.scale)


@lru_cache(maxsize=16)
def _plain(number: int, ground: Ground) -> Node:
    squares = [square(number, name, face, (), (), ring=False) for name, face in ground]
    return still(node("g", f"squares-{number}", "", *squares))


def _here(table: View, number: int) -> Here:
    """The pawns on the squares of one board."""
    names = table["names"]
    return {
        at: tuple(names[seat] for seat in seats)
        for (board, at), seats in standing(table).items()
        if board == number
    }


def _offered(view: View, number: int) -> Offers:
    """The options about squares of this board: one's own moves, or the zones one may cross to."""
    own = board_asked(view)
    if own == NOBODY:
        return {}
    return offers(view) if number == own else crossings(view)


@lru_cache(maxsize=16)
def _names(sheet: Layout) -> tuple[Node, ...]:
    """What each of two boards is called, above it; a picture on its own has only the numbers."""
    return tuple(_name(number, at) for number, at in enumerate(sheet.boards, start=1))


def _name(number: int, at: Place) -> Node:
    found = text(str(number), at.x + WIDTH * at.scale / 2, at.y - 8, 18, font_weight="bold")
    found.says = Fact("title-board", {"number": number})
    return still(found)


def _between(at: tuple[float, float]) -> Node:
    """A portal where those wait who are on no board."""
    found = place("between", *at, use("portal", 0, 0, 78, GILT))
    found.attributes |= {"opacity": 0.5, "pointer-events": "none"}
    return found


# -- what stands on them ---------------------------------------------------------------------------------


def _goals(table: View, sheet: Layout) -> list[Node]:
    """The goals of a Big Game under way."""
    return [
        goal(table["names"][int(seat)], at, sheet.boards[number], number)
        for number, board in enumerate(table["boards"])
        if board["ball"] and not board["ball"]["over"]
        for seat, at in board["ball"]["goals"].items()
        if at
    ]


def _pawns(view: View, sheet: Layout, rings: bool) -> list[Node]:
    """Every pawn in the order of the seats, so that each keeps its place in the tree."""
    table, named = view["table"], offers(view)
    crowds, squares = standing(table), [_offered(view, number) for number in range(len(sheet.boards))]
    return [
        standee(_stand(table, seat, player, sheet, crowds, _about(player, named, squares)), rings)
        for seat, player in enumerate(table["players"])
        if not player["gone"]
    ]


def _about(player: View, named: Offers, squares: list[Offers]) -> tuple[str, ...]:
    """What may be done to a pawn, and what leads to its square, most of which it hides."""
    return *named.get(player["pawn"], ()), *squares[player["board"]].get(player["place"], ())


def _stand(
    table: View,
    seat: int,
    player: View,
    sheet: Layout,
    crowds: dict[tuple[int, str], list[int]],
    options: tuple[str, ...],
) -> Stand:
    at, scale = _spot(table, seat, player, sheet, crowds)
    facts: View = {"who": player["pawn"], "fame": player["fame"], "gold": player["gold"]}
    if player["place"]:
        facts["square"] = player["place"]
    ball = table["boards"][player["board"]]["ball"]
    return Stand(
        player["pawn"],
        at,
        scale,
        seat == table["turn"],
        bool(ball) and not ball["over"] and ball["holder"] == seat,
        ("title-pawn" if player["place"] else "title-transit", tuple(facts.items())),
        options,
    )


def _spot(
    table: View, seat: int, player: View, sheet: Layout, crowds: dict[tuple[int, str], list[int]]
) -> tuple[tuple[float, float], float]:
    """Where a pawn stands on the sheet, and how large it is."""
    if not player["place"]:
        return waiting_spot(table, sheet, seat), 1
    crowd = crowds[player["board"], player["place"]]
    x, y, size = spot_in(player["place"], crowd.index(seat), len(crowd))
    board = sheet.boards[player["board"]]
    return board.spot(x, y), round(size * board.scale, 3)
