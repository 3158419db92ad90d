"""Sketches a view for a terminal: one board in letters, all boards in sentences, and panels of facts."""

from __future__ import annotations

from mythwright.core.picture import Line, Sketch, Span
from mythwright.games.myth_fortunes.board import (
    COLUMNS,
    ROWS,
    Offers,
    View,
    board_asked,
    board_shown,
    crossings,
    offers,
    standing,
)
from mythwright.games.myth_fortunes.grounds import look
from mythwright.games.myth_fortunes.panels import hand, panels
from mythwright.games.myth_fortunes.spoken import spoken

CELL = 5
"""So many letters fit into a square."""
BAR = "│"
ACTIVE, MORE = ">", "+"

CODES = {
    "round_of_drinks": "-$@",
    "rumour_mill": "+E",
    "lost_luggage": "-E",
    "costume_tent": "+D",
    "caravan_camp": "+C",
    "wild_magik": "?W",
    "shell_game": "?S",
    "charity_gala": "$>*",
    "bog": "~~",
    "open_road": "..",
    "drop_zone": "@@",
    "bazaar_at_deva": "$$",
    "yellow_crescent_inn": "C)",
    "duelling_ground": "><",
    "hall_of_true_sight": "<o>",
    "dead_magik_zone": "##",
    "narrow_bridge": "==",
}
"""The letters of kinds of squares; homes and foes have letters of their names, gains and losses figures."""
AMOUNTS = {"loss": "-", "gold": "+", "fame": "+"}
FAME_LOST = "public_blunder"

LETTERS = {"black": "Bk", "grey": "Gy"}
"""Pawns whose first two letters another pawn has."""
STYLES = {
    "red": "dark",
    "blue": "greek",
    "yellow": "egyptian",
    "green": "slavic",
    "white": "",
    "black": "dim",
    "orange": "egyptian",
    "purple": "hindu",
    "brown": "egyptian",
    "pink": "hindu",
    "grey": "dim",
    "teal": "norse",
}
"""The styles that a terminal knows; letters tell apart what they do not."""
GROUND_STYLES = {"home": "slavic", "foe": "dark", "zone": "norse", "stop": "own"}


def sketch(view: View) -> Sketch:
    table = view["table"]
    return Sketch(_map(view), list(spoken(table)), panels(view), list(hand(table)))


def short(pawn: str) -> str:
    return LETTERS.get(pawn, pawn[:2].capitalize())


# -- the map -------------------------------------------------------------------------------------------


def _map(view: View) -> list[Line]:
    table = view["table"]
    board = board_shown(table)
    own = board == board_asked(view)
    offered = offers(view) if own else crossings(view) if table["seat"] is not None else {}
    head = "  " + "".join(f"{BAR}{letter:^{CELL}}" for letter in COLUMNS) + BAR
    crowds = standing(table)
    lines: list[Line] = [(Span(head, "dim"),)]
    for row in ROWS:
        squares = [f"{column}{row}" for column in COLUMNS]
        lines.append(_line(f"{row} ", [_ground(table, square, offered) for square in squares]))
        lines.append(_line("  ", [_pawns(table, crowds.get((board, square), [])) for square in squares]))
    return lines


def _line(label: str, cells: list[Span]) -> Line:
    found = [Span(label, "dim")]
    for cell in cells:
        found += [Span(BAR, "dim"), cell]
    return (*found, Span(BAR, "dim"))


def _ground(table: View, square: str, offered: Offers) -> Span:
    """What a square is, in brackets when one may go there."""
    kind = table["squares"][square]
    ground, _ = look(table, kind)
    letters = code(table, kind)
    if square in offered:
        return Span(f"[{letters:^{CELL - 2}}]", "legal")
    return Span(f"{letters:^{CELL}}", GROUND_STYLES.get(ground, "dim"))


def code(table: View, kind: str) -> str:
    """A kind of square in two or three letters."""
    if kind in CODES:
        return CODES[kind]
    printed = table["cards"][f"square_{kind}"]
    if printed["home"]:
        return f"!{kind[:2].capitalize()}"
    if printed["foe"]:
        return f"x{printed['foe'][:2].capitalize()}"
    ground, _ = look(table, kind)
    chips = "*" if ground == "fame" or kind == FAME_LOST else "$"
    return f"{AMOUNTS.get(ground, ' ')}{chips}{printed.get('amount', '')}"


def _pawns(table: View, seats: list[int]) -> Span:
    """The first pawn on a square, or whoever is up, and how many others stand there."""
    if not seats:
        return Span(" " * CELL)
    first = table["turn"] if table["turn"] in seats else seats[0]
    pawn = table["names"][first]
    mark = ACTIVE if first == table["turn"] else " "
    others = f"{MORE}{len(seats) - 1}" if len(seats) > 1 else ""
    style = f"{STYLES[pawn]} own" if table["seat"] in seats else STYLES[pawn]
    return Span(f"{mark}{short(pawn)}{others}".ljust(CELL)[:CELL], style.strip())
