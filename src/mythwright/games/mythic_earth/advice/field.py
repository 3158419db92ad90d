"""The field of one evaluation: both sides' Units, the turns that are left, who can still do what."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from mythwright.games.mythic_earth.advice.standing import Place, Standing, gap_to, standings
from mythwright.games.mythic_earth.keeping import MANY_KEPT
from mythwright.games.mythic_earth.state import INCH, NEUTRAL, SOUTH

View = dict[str, Any]
Points = tuple[tuple[float, float], ...]

NEVER = 9.0

CAPTIVE = "captive"
CORNERED = "hunt"
"""The scenario whose zones are corners."""


class Field:
    """A view with its Units in figures."""

    __slots__ = (
        "animals",
        "cornered",
        "depth",
        "edges",
        "forces",
        "left",
        "shielded",
        "units",
        "view",
        "width",
    )

    left: int
    width: int
    depth: int

    def __init__(self, view: View) -> None:
        self.view = view
        self.units = standings(view)
        self.forces = [[u for u in self.units.values() if u.seat == seat] for seat in (0, 1)]
        self.animals = [unit for unit in self.units.values() if unit.seat == NEUTRAL]
        self.shielded = {token["holder"] for token in view["tokens"] if token["kind"] == CAPTIVE}
        """Who carries Captives may not be shot at (ME-P5-14)."""
        self.left = view["turns"] - max(view["turn"], 1) + 1
        """So many ends of turns are still to come."""
        self.width, self.depth = view["width"], view["depth"]
        self.edges = [side["edge"] for side in view["sides"]]
        self.cornered = view["primary"] == CORNERED

    def own(self, seat: int) -> list[Standing]:
        return self.forces[seat]

    def beyond(self, seat: int, x: float, y: float) -> float:
        """How far a point lies beyond the midline, as the seat sees it; below 0 in its own half."""
        if self.cornered:
            across = (x * self.depth + y * self.width - self.width * self.depth) / (self.width + self.depth)
        else:
            across = y - self.depth / 2
        return across if self.edges[seat] == SOUTH else -across

    def front(self, seat: int, unit: Standing) -> float:
        """The same for the foremost base of a Unit."""
        if self.cornered:
            return self.beyond(seat, unit.x, unit.y) + unit.r
        y = unit.top if self.edges[seat] == SOUTH else unit.bottom
        return self.beyond(seat, unit.x, y) + unit.r

    def rear(self, seat: int, unit: Standing) -> float:
        """The same for the hindmost base."""
        if self.cornered:
            return self.beyond(seat, unit.x, unit.y) - unit.r
        y = unit.bottom if self.edges[seat] == SOUTH else unit.top
        return self.beyond(seat, unit.x, y) - unit.r

    def did(self, seat: int, what: str) -> bool:
        """Whether the seat has done this in the present turn."""
        return any((deed["seat"], deed["what"]) == (seat, what) for deed in self.view["deeds"])

    def claims(self, seat: int, what: str) -> list[View]:
        return [claim for claim in self.view["claims"] if (claim["seat"], claim["what"]) == (seat, what)]

    def tokens(self, kind: str, seat: int | None = None) -> list[View]:
        """Tokens of a kind; of one owner, or all."""
        return [t for t in self.view["tokens"] if t["kind"] == kind and seat in (None, t["seat"])]

    def in_zone(self, seat: int, x: float, y: float, around: float = 0) -> float:
        """How far a point is from the zone of a seat; 0 in it."""
        area = self.view["zones"][seat]
        if area["radius"]:
            away = ((x - area["x"]) ** 2 + (y - area["y"]) ** 2) ** 0.5 - float(area["radius"])
        else:
            ys = [corner[1] for corner in area["corners"]]
            away = max(min(ys) - y, y - max(ys))
        return max(0.0, float(away) + around)


def delay(unit: Standing, far: float, at_once: float = 0) -> float:
    """How many turns it takes a Unit to have gone so far; `at_once` is what its last move leaves over.

    A Unit that can still act in this turn gains one.
    """
    return lag(unit.place, far, at_once)


def lag(place: Place, far: float, at_once: float) -> float:
    if far <= 0:
        return 0.0
    _, _, _, _, _, move, acts, able, engaged, running = place
    if running:
        return NEVER
    stride = 2.0 * max(move, INCH)
    turns = far / stride + (1 - at_once / stride if at_once else 0.0) - acts
    least = 0.05 * far / stride
    return (turns if turns > least else least) + 0.5 * (not able) + 0.5 * engaged


@lru_cache(maxsize=MANY_KEPT)
def lags(place: Place, points: Points, spare: float) -> tuple[float, ...]:
    """How many turns until the Unit is so near to each of these points, and can act there."""
    return tuple(lag(place, gap_to(place, x, y) - spare, place[5]) for x, y in points)


def soon(delay: float, left: int) -> float:
    """1 at once, nothing after the last turn."""
    return max(0.0, 1 - delay / (left + 1))
