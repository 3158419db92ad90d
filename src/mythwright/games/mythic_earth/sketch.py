"""Sketches a view for a terminal: the table scaled down to letters, sentences, and panels of facts."""

from __future__ import annotations

from functools import lru_cache

from mythwright.core.picture import Line, Sketch, Span
from mythwright.games.mythic_earth.geometry.shapes import Disc, Polygon, Shape, gap_to, span
from mythwright.games.mythic_earth.keeping import FEW_KEPT
from mythwright.games.mythic_earth.panels import hand, panels
from mythwright.games.mythic_earth.sheet import NEUTRAL, Offers, View, centre, goals, offers, units
from mythwright.games.mythic_earth.spoken import spoken

ACROSS, WIDE_ACROSS = 750, 1000
"""A letter of the map is so wide, in thousandths of an inch; on a wide table wider; and twice as high."""
MARGIN = 4
HALF_FOOT = 6000
BLANK, TOKEN, GOAL = "·", "!", "+"
LETTERS = {
    "jungle": "j",
    "scrub": "s",
    "marsh": "m",
    "rock": "r",
    "lake": "l",
    "building": "b",
    "low_wall": "w",
    "high_wall": "W",
    "hill": "h",
    "river": "~",
    "bridge": "=",
}
"""The letters of landscape."""
STYLES = {
    "jungle": "slavic",
    "scrub": "slavic",
    "marsh": "norse",
    "lake": "norse",
    "river": "norse",
    "building": "egyptian",
}
SIGNS = {0: ("o", "dark"), 1: ("x", "greek"), NEUTRAL: ("*", "hindu")}
"""A base of each side, and its style; letters tell apart what colours do not."""

Cell = tuple[str, str]
Grid = list[list[Cell]]
Seen = tuple[str, int, int, int, tuple[tuple[int, int], ...]]


def sketch(view: View) -> Sketch:
    return Sketch(_map(view), list(spoken(view["table"])), panels(view["table"]), list(hand(view["table"])))


class Chart:
    """The grid of a table: which cell a point lies in."""

    def __init__(self, table: View) -> None:
        self.depth = table["depth"]
        self.across = WIDE_ACROSS if table["width"] > table["depth"] else ACROSS
        self.down = 2 * self.across
        seen = tuple(
            (f["land"], f["x"], f["y"], f["radius"], tuple(map(tuple, f["corners"])))
            for f in table["features"]
        )
        self.grid: Grid = [list(row) for row in _ground(table["width"], table["depth"], self.across, seen)]

    def cell(self, x: int, y: int) -> tuple[int, int]:
        """Row and column; the edges belong to the table."""
        row = min(max(0, (self.depth - 1 - y) // self.down), len(self.grid) - 1)
        return row, min(max(0, x // self.across), len(self.grid[0]) - 1)

    def put(self, x: int, y: int, sign: str, style: str) -> None:
        row, column = self.cell(x, y)
        start = max(0, min(column, len(self.grid[0]) - len(sign)))
        for at, letter in enumerate(sign):
            self.grid[row][start + at] = letter, style


# -- the ground ----------------------------------------------------------------------------------------------


@lru_cache(maxsize=FEW_KEPT)
def _ground(width: int, depth: int, across: int, features: tuple[Seen, ...]) -> tuple[tuple[Cell, ...], ...]:
    """The bare table with its landscape; a bridge lies over the river."""
    down = 2 * across
    rows: Grid = [[(BLANK, "dim")] * (width // across) for _ in range(depth // down)]
    for land, x, y, radius, corners in sorted(features, key=lambda each: each[0] != "river"):
        area: Shape = Polygon(corners) if corners else Disc(x, y, radius)
        left, bottom, right, top = span(area)
        for row in range(max(0, (depth - top) // down), min(len(rows), (depth - bottom) // down + 1)):
            for column in range(max(0, left // across), min(len(rows[0]), right // across + 1)):
                at = column * across + across // 2, depth - row * down - across
                if gap_to(area, *at, across // 3) <= 0:
                    rows[row][column] = LETTERS[land], STYLES.get(land, "dim")
    return tuple(map(tuple, rows))


# -- what stands on it ---------------------------------------------------------------------------------------


def _map(view: View) -> list[Line]:
    table, offered = view["table"], offers(view)
    chart = Chart(table)
    for token in table["tokens"]:
        if not token["holder"]:
            chart.put(token["x"], token["y"], TOKEN, _style("egyptian", f"token_{token['number']}", offered))
    for x, y in goals(view):
        chart.put(x, y, GOAL, "legal")
    there = list(units(table))
    for unit in there:
        _bases(chart, unit)
    for unit in there:
        _, style = SIGNS[unit["seat"]]
        chart.put(
            *centre(unit), str(unit["number"]), _style(f"{style} own", f"unit_{unit['number']}", offered)
        )
    return [*_rows(chart), _ruler(chart, table)]


def _style(style: str, thing: str, offered: Offers) -> str:
    return "legal" if thing in offered else style


def _bases(chart: Chart, unit: View) -> None:
    """A letter for each Mini; a huge base covers more."""
    sign, style = SIGNS[unit["seat"]]
    for x, y, *_ in unit["minis"]:
        r = unit["radius"] - chart.across
        for dx in range(-r, r + 1, chart.across) if r > 0 else (0,):
            for dy in range(-r, r + 1, chart.down) if r > 0 else (0,):
                chart.put(x + dx, y + dy, sign, style)


def _rows(chart: Chart) -> list[Line]:
    """Inches from the south stand before every row that begins half a foot."""
    found = []
    for at, row in enumerate(chart.grid):
        south = chart.depth - (at + 1) * chart.down
        mark = f"{south // 1000:>{MARGIN - 1}} " if south % HALF_FOOT == 0 else " " * MARGIN
        found.append((Span(mark, "dim"), *_spans(row)))
    return found


def _spans(row: list[Cell]) -> list[Span]:
    """Letters of one style run together."""
    found: list[Span] = []
    for letter, style in row:
        if found and found[-1].style == style:
            found[-1] = Span(found[-1].text + letter, style)
        else:
            found.append(Span(letter, style))
    return found


def _ruler(chart: Chart, table: View) -> Line:
    """Inches from the west under the map."""
    letters = [" "] * (MARGIN + len(chart.grid[0]) + 2)
    for at in range(0, table["width"] + 1, HALF_FOOT):
        start = MARGIN + at // chart.across
        for place, letter in enumerate(str(at // 1000)):
            if start + place < len(letters):
                letters[start + place] = letter
    return (Span("".join(letters).rstrip(), "dim"),)
