"""Units of a view in figures: where they stand, and in which condition."""

from __future__ import annotations

from math import sqrt
from typing import Any

from mythwright.games.mythic_earth.advice.condition import Condition, condition
from mythwright.games.mythic_earth.state import INCH, TABLE

View = dict[str, Any]

Place = tuple[int, int, int, int, int, int, bool, bool, bool, bool]
"""The frame of a Unit, its base and Move; whether it can act now, is able, engaged, Fleeing."""
HEROIC_REACH = 10 * INCH
BANNED = ("rooted", "slowed")
"""Marks of Units that may neither March nor Charge."""


class Standing:
    """One Unit on the table."""

    __slots__ = (
        "able",
        "aloft",
        "bottom",
        "cover",
        "hero",
        "heroes",
        "left",
        "links",
        "move",
        "number",
        "r",
        "reach",
        "ready",
        "right",
        "running",
        "seat",
        "state",
        "top",
        "type",
        "unit",
        "x",
        "y",
    )

    state: Condition
    left: int
    right: int
    bottom: int
    top: int
    x: float
    y: float
    r: int
    move: int
    reach: int
    seat: int
    number: int
    cover: int
    heroes: int

    def __init__(self, unit: View, ready: bool) -> None:
        minis = unit["minis"]
        self.unit, self.number, self.seat, self.type = unit, unit["number"], unit["seat"], unit["type"]
        xs, ys = [mini[0] for mini in minis], [mini[1] for mini in minis]
        self.r, self.move = unit["radius"], unit["move"]
        self.left, self.right, self.bottom, self.top = min(xs), max(xs), min(ys), max(ys)
        self.x, self.y = (self.left + self.right) / 2, (self.bottom + self.top) / 2
        self.links, self.aloft = unit["links"], unit["aloft"]
        self.running = unit["fleeing"]
        self.able = not unit["frozen"] and not self.running
        self.ready = ready and not unit["alert"]
        self.hero = unit["heroic"] and not unit["fleeing"]
        self.reach = 0 if any(mark in unit["marks"] for mark in BANNED) else 2 * self.move
        """How far it can charge."""
        self.heroes = self.cover = 0

    def settle(self) -> None:
        """Its condition, once it is known who and what is near."""
        living, hurt = [0] * len(self.unit["rows"]), 0
        for mini in self.unit["minis"]:
            living[mini[3]] += 1
            hurt += mini[4]
        self.state = condition(self.unit, tuple(living), hurt, self.heroes, self.cover)

    def gap(self, other: Standing) -> float:
        """Roughly how far two Units are apart: from frame to frame."""
        dx, dy = self.left - other.right, self.bottom - other.top
        if dx < 0:
            dx = other.left - self.right
        if dy < 0:
            dy = other.bottom - self.top
        square = (dx * dx if dx > 0 else 0) + (dy * dy if dy > 0 else 0)
        found = sqrt(square) - self.r - other.r
        return found if found > 0 else 0.0

    def gap_to(self, x: float, y: float) -> float:
        """The same to a point."""
        return gap_to(self.place, x, y)

    @property
    def place(self) -> Place:
        """Where it stands, and how soon it can be elsewhere."""
        frame = self.left, self.bottom, self.right, self.top
        return (
            *frame,
            self.r,
            self.move,
            self.ready and self.able,
            self.able,
            bool(self.links),
            self.running,
        )


def gap_to(place: Place, x: float, y: float) -> float:
    left, bottom, right, top, r = place[:5]
    dx = left - x if x < left else (x - right if x > right else 0.0)
    dy = bottom - y if y < bottom else (y - top if y > top else 0.0)
    found = sqrt(dx * dx + dy * dy) - r
    return found if found > 0 else 0.0


def standings(view: View) -> dict[int, Standing]:
    """All Units on the table by number."""
    pools = [bool(side["pool"]) and view["turn"] > 1 for side in view["sides"]]
    found = {}
    for unit in view["units"]:
        if unit["place"] == TABLE and unit["minis"]:
            found[unit["number"]] = Standing(unit, _ready(unit, pools))
    _inspire(found)
    _cover(view, found)
    for each in found.values():
        each.settle()
    return found


def _ready(unit: View, pools: list[bool]) -> bool:
    """Whether it can still be given a die this turn."""
    dice = unit["dice"]
    free = unit["seat"] >= 0 and pools[unit["seat"]]
    return dice["spent"] + dice["held"] < dice["all"] and (bool(dice["bound"]) or free)


def _inspire(found: dict[int, Standing]) -> None:
    """Heroes near: each helps with a Brave Test (ME-BRAVE-10)."""
    for hero in [unit for unit in found.values() if unit.hero]:
        for friend in found.values():
            if friend.seat == hero.seat and friend is not hero and friend.gap(hero) <= HEROIC_REACH:
                friend.heroes += 1


def _cover(view: View, found: dict[int, Standing]) -> None:
    """In Obscuring Area Landscape (ME-SAVE-06), by the Unit's middle."""
    for feature in view["features"]:
        if feature["ground"] != "difficult" or not feature["height"]:
            continue
        reach = (feature["radius"] or 3 * INCH) ** 2
        for unit in found.values():
            if not unit.aloft and (unit.x - feature["x"]) ** 2 + (unit.y - feature["y"]) ** 2 < reach:
                unit.cover = 1
