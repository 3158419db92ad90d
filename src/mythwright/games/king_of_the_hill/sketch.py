"""Sketches a view for a terminal: the map in letters, the same told in sentences, and panels of facts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import groupby

from mythwright.core.picture import Line, Sketch, Span
from mythwright.games.king_of_the_hill.board import (
    HIDDEN,
    HILL,
    NOBODY,
    PLACES,
    TILES,
    Spot,
    View,
    mythology_of,
    offers,
    spots,
)
from mythwright.games.king_of_the_hill.panels import hand, panels
from mythwright.games.king_of_the_hill.spoken import spoken

WIDTH, HEIGHT = 78, 24
ACROSS, DOWN = 10, 3
"""Columns and lines of a tile; rows are shifted by half a tile, so that six neighbours touch."""
LEFT, TOP = 3, 1
LEFT_ARM, RIGHT_ARM, UP_ARM, DOWN_ARM = 1, 2, 4, 8
FRAME = " ╴╶─╵┘└┴╷┐┌┬│┤├┼"
"""The characters of a frame, by the arms that meet in them."""

FACE_DOWN, SEAL, SUMMIT, FIRE = "??", "(S)", "/\\", "~~"
MOVE_HERE, AIM_HERE, ACTIVE = "*", "+", ">"


class Canvas:
    """The framed tiles, on which characters with styles are put anywhere."""

    def __init__(self) -> None:
        self.cells = [line[:] for line in _framed()]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        for offset, letter in enumerate(text):
            self.cells[y][x + offset] = (letter, style)

    def lines(self) -> list[Line]:
        """The lines with anything on them."""
        return [line for line in map(_spans, self.cells) if line]


@cache
def _framed() -> list[list[tuple[str, str]]]:
    """Empty tiles: where frames meet, their arms join."""
    arms: dict[tuple[int, int], int] = {}
    for tile in TILES:
        for place, arm in _outline(*corner(tile)):
            arms[place] = arms.get(place, 0) | arm
    return [
        [(FRAME[arms.get((x, y), 0)], "dim" * ((x, y) in arms)) for x in range(WIDTH)] for y in range(HEIGHT)
    ]


def _outline(x: int, y: int) -> Iterator[tuple[tuple[int, int], int]]:
    """The arms of the frame of a tile that begins here."""
    for line in (y, y + DOWN):
        for column in range(x, x + ACROSS):
            yield (column, line), RIGHT_ARM
            yield (column + 1, line), LEFT_ARM
    for column in (x, x + ACROSS):
        for line in range(y, y + DOWN):
            yield (column, line), DOWN_ARM
            yield (column, line + 1), UP_ARM


def _spans(cells: list[tuple[str, str]]) -> Line:
    """Neighbours of one style in one span; nothing but blanks at the end is left out."""
    while cells and cells[-1][0] == " ":
        cells = cells[:-1]
    runs = groupby(cells, key=lambda cell: cell[1])
    return tuple(Span("".join(letter for letter, _ in run), style) for style, run in runs)


def sketch(view: View) -> Sketch:
    return Sketch(
        _map(view),
        spoken(view["table"], spots(view["table"]).values()),
        panels(view["table"]),
        hand(view["table"]),
    )


# -- the map -------------------------------------------------------------------------------------------


def short(name: str) -> str:
    """Two letters: the initials of two words, else the first two letters of one."""
    first, _, second = name.partition("_")
    return (first[0] + second[0] if second else first[:2]).capitalize()


def corner(place: str) -> tuple[int, int]:
    """The column and line where a tile or camp begins."""
    q, r = PLACES[place]
    return LEFT + ACROSS * (q + 3) + ACROSS * r // 2, TOP + DOWN * (r + 3)


def _map(view: View) -> list[Line]:
    table, canvas, offered = view["table"], Canvas(), offers(view)
    for spot in spots(table).values():
        _draw_tile(canvas, table, spot, offered.get(spot.tile, []))
    for seat, hero in enumerate(table["heroes"]):
        _draw_camp(canvas, table, seat, hero)
    return canvas.lines()


def _draw_tile(canvas: Canvas, table: View, spot: Spot, offered: list[str]) -> None:
    """First line: name, what may be done here, what lies here; second: who stands here."""
    x, y = corner(spot.tile)
    kinds = {text.split()[0] for text in offered}
    marks = MOVE_HERE * ("move" in kinds) + AIM_HERE * bool(kinds - {"move"})
    canvas.put(x + 2, y + 1, spot.tile + marks, "legal" if marks else "dim")
    text, style = _token(table, spot)
    canvas.put(x + 7, y + 1, text, style)
    if spot.hero != NOBODY:
        _draw_hero(canvas, table, spot.hero, x + 1, y + 2)
    text, style = _standing(table, spot)
    canvas.put(x + 5, y + 2, text, style)


def _token(table: View, spot: Spot) -> tuple[str, str]:
    if spot.tile == HILL:
        return (SEAL, "own") if table["seal"] else (SUMMIT, "own")
    if spot.fire:
        return FIRE, "dark"
    if spot.arena:
        return f"#{short(spot.arena)}", spot.arena
    if spot.village == HIDDEN:
        return FACE_DOWN, "dim"
    return (short(spot.village), spot.village) if spot.village else ("", "")


def _standing(table: View, spot: Spot) -> tuple[str, str]:
    """A Guardian, a Temple with its owner and kind, or the Monster with its Health."""
    if spot.guardian:
        return f"!{short(spot.guardian)}", mythology_of(table, spot.guardian)
    if spot.temple:
        owner = table["heroes"][spot.temple.seat]
        return f"^{short(owner['card']).upper()}{spot.temple.kind[0]}", owner["mythology"]
    if spot.tile == HILL and table["monster"]:
        monster = table["monster"]
        return f"{short(monster)}{table['monster_health']}", mythology_of(table, monster)
    return "", ""


def _draw_hero(canvas: Canvas, table: View, seat: int, x: int, y: int) -> None:
    hero = table["heroes"][seat]
    style = f"{hero['mythology']} own" if seat == table["seat"] else hero["mythology"]
    mark = ACTIVE if table["turn"] == seat else " "
    canvas.put(x, y, mark + short(hero["card"]).upper(), style)


def _draw_camp(canvas: Canvas, table: View, seat: int, hero: View) -> None:
    """Beside the board, above it or below it; only camps of heroes in play matter."""
    mythology = hero["mythology"]
    x, y = corner(mythology)
    y = min(max(y + 1, 0), HEIGHT - 1)
    canvas.put(x + 1, y, f"/{short(mythology)}\\", mythology)
    if hero["place"] == mythology:
        _draw_hero(canvas, table, seat, x + 5, y)
