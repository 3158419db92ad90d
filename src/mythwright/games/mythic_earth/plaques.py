"""Plaques: the number and the short name of a Unit beside it, its dice, and the signs of its state."""

from __future__ import annotations

from functools import lru_cache

from mythwright.core.colours import INK, PALE, PAPER, tint
from mythwright.core.data import Value
from mythwright.core.drawing import called, place, text
from mythwright.core.picture import Node, node, still
from mythwright.games.mythic_earth.bases import SHAPES, field
from mythwright.games.mythic_earth.sheet import COLOURS, Pen, Spot, View

KEPT = 1 << 12
HIGH, ROUNDEL, LETTER = 40, 22, 10.5
"""How high a plaque is, how large its roundel, and how wide a letter of the name in a wide typeface."""
BADGE = 23
LEAST_LETTERS, MOST_LETTERS = 4, 11
LARGER = 1.2
"""A wide table is shown smaller, so what is written on it is larger."""


class Plaque(Value, frozen=True):
    """What is written beside a Unit."""

    number: int
    seat: int
    card: str
    scale: float

    @property
    def lines(self) -> tuple[str, ...]:
        return short(self.card)

    @property
    def letters(self) -> int:
        return min(MOST_LETTERS, max(map(len, self.lines)))

    @property
    def wide(self) -> float:
        return wide(self.letters)

    @property
    def scroll(self) -> str:
        return f"scroll{self.seat}-{self.letters}"


class Row(Value, frozen=True):
    """What lies under the name: signs of states with their numbers, and dice."""

    badges: tuple[tuple[str, int], ...]
    dice: tuple[int, ...]
    """A face for each die that lies by it, 0 for one that is spent; what is still to come is left out."""


def wide(letters: int) -> float:
    return round(2 * ROUNDEL + 12 + LETTER * letters, 1)


def scrolls() -> list[Node]:
    """Under the names of each side: paper of every width, and a roundel in the side's shape."""
    found = []
    for seat, shape in SHAPES.items():
        colour = tint(COLOURS[seat])
        pen: Pen = {"stroke": INK, "stroke_width": 1, "transform": f"translate({ROUNDEL - 1} {HIGH / 2:g})"}
        found.append(node("g", f"roundel{seat}", "", field(shape, ROUNDEL, colour, **pen)))
        for letters in range(LEAST_LETTERS, MOST_LETTERS + 1):
            line: Pen = {
                "width": wide(letters),
                "height": HIGH,
                "rx": 9,
                "stroke": colour,
                "stroke_width": 1.6,
            }
            paper = node("rect", "", "", fill=PALE, fill_opacity=0.88, **line)
            found.append(node("g", f"scroll{seat}-{letters}", "", paper, node("use", href=f"#roundel{seat}")))
    return found


def short(card: str) -> tuple[str, ...]:
    """The last two words of a name, one above the other when they are long."""
    words = called(card).split()[-2:]
    whole = " ".join(words)
    return (whole,) if len(whole) <= MOST_LETTERS else tuple(word[:MOST_LETTERS] for word in words)


def plaque_of(table: View, unit: View) -> Plaque:
    scale = LARGER if table["width"] > table["depth"] else 1
    return Plaque(unit["number"], unit["seat"], unit["card"], scale)


def size_of(one: Plaque, row: Row) -> tuple[Spot, Spot]:
    """How much of the sheet they take, with the name and without."""
    high = HIGH + (BADGE if row.badges or row.dice else 0)
    whole, bare = ((wide * one.scale, high * one.scale) for wide in (one.wide, 2 * ROUNDEL))
    return whole, bare


def row_of(table: View, unit: View) -> Row:
    """The states of a Unit in the order of the legend, what it carries, its dice."""
    counts = {
        "frozen": unit["frozen"],
        "fleeing": unit["fleeing"],
        "marker": unit["markers"],
        "alert": bool(unit["alert"]),
        "low": unit["low"],
        "aloft": unit["aloft"],
        "duel": bool(unit["links"]),
        "lasting": len(unit["marks"]),
        "outside": unit["outside"],
    }
    badges = [(name, int(number)) for name, number in counts.items() if number]
    badges += [(token["kind"], 1) for token in table["tokens"] if token["holder"] == unit["number"]]
    spent = unit["dice"]["spent"] + unit["dice"]["held"]
    return Row(tuple(badges), (*unit["dice"]["bound"], *[0] * spent))


@lru_cache(maxsize=KEPT)
def plate(one: Plaque) -> Node:
    """A scroll with a roundel, the number and the name: drawn once for each Unit."""
    scroll = node("use", href=f"#{one.scroll}")
    return still(node("g", f"plate-{one.number}", "", scroll, _number(one), *_name(one), fill=INK))


def _number(one: Plaque) -> Node:
    size: Pen = {"font_size": 26, "font_weight": "bold", "fill": PAPER}
    return node("text", "", str(one.number), x=ROUNDEL - 1, y=HIGH / 2 + 9, **size)


def _name(one: Plaque) -> list[Node]:
    middle = round(2 * ROUNDEL + 4 + LETTER * one.letters / 2, 1)
    if len(one.lines) == 1:
        return [node("text", "", one.lines[0], x=middle, y=26, font_size=18)]
    return [
        node("text", "", line, x=middle, y=17 + 17 * at, font_size=16.5) for at, line in enumerate(one.lines)
    ]


@lru_cache(maxsize=KEPT)
def plaque(one: Plaque, row: Row, at: Spot, named: bool, acts: bool) -> Node:
    """The plate with its row, in a crowd the roundel alone; who acts has a rim of flame."""
    children = [node("use", href=f"#plate-{one.number}")]
    if not named:
        children = [node("use", href=f"#roundel{one.seat}"), _number(one)]
    if acts:
        wide = one.wide if named else 2 * ROUNDEL
        line: Pen = {"width": wide, "height": HIGH, "rx": 9, "stroke": tint("flame"), "stroke_width": 3.4}
        children.append(node("rect", "", "", fill="none", **line))
    return still(place("", *at, *children, *_row(one.seat, row), scale=one.scale))


def _row(seat: int, row: Row) -> list[Node]:
    found: list[Node] = []
    x, y = BADGE / 2, HIGH + BADGE / 2
    for sign, number in row.badges:
        found.append(_at(f"badge-{sign}", x, y))
        x += BADGE
        if number > 1:
            found.append(text(str(number), x - 3, y + 6, 17, font_weight="bold"))
            x += 12
    for face in row.dice:
        found.append(_at(f"die-{max(0, seat)}-{face}", x, y))
        x += BADGE
    return found


def _at(name: str, x: float, y: float) -> Node:
    return node("use", href=f"#{name}", transform=f"translate({x:g} {y:g})")
