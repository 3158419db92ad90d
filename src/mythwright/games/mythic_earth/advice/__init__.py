"""Advice: how good a view looks to a seat, between 0 and 1.

Everything is counted in Victory Points: those scored, those in prospect, what is left of both Forces, what
Units may do to each other next, and what is under way.
"""

from __future__ import annotations

from math import exp
from typing import Any

from mythwright.games.mythic_earth.advice.beginnings import beginning
from mythwright.games.mythic_earth.advice.condition import PER_POINT, PRESENCE
from mythwright.games.mythic_earth.advice.field import Field
from mythwright.games.mythic_earth.advice.scenarios import prospects
from mythwright.games.mythic_earth.advice.scenes import promise
from mythwright.games.mythic_earth.advice.threats import best_action, threats
from mythwright.games.mythic_earth.advice.vows import vow
from mythwright.games.mythic_earth.state import RESERVE, SETUP, WAITING

View = dict[str, Any]

SPAN = 2.5
"""So many Victory Points ahead are nearly won."""
TIE = 0.02
"""A destroyed die breaks ties."""
SECRET = 0.05
"""A Devotion that the enemy does not know of."""
BLESSING = 0.03
PIP = 0.004
"""What a pip of an unused die is worth: high dice act first."""
WAIT = (WAITING, RESERVE)
IN_RESERVE = 0.8
"""The share of its worth that a Unit has beside the table."""


def value(view: View, seat: int) -> float:
    """Both sides' outlook, one against the other."""
    if view["phase"] == SETUP:
        return balance(beginning(view, seat) - beginning(view, 1 - seat))
    field = Field(view)
    menaces = threats(field)
    lead = outlook(field, seat) + menaces[seat] - outlook(field, 1 - seat) - menaces[1 - seat]
    return balance(lead + promise(field, seat) + best_action(field, seat))


def balance(lead: float) -> float:
    return 1 / (1 + exp(-max(min(lead / SPAN, 30.0), -30.0)))


def outlook(field: Field, seat: int) -> float:
    """Points, prospects, Forces, and what is in hand."""
    view = field.view
    side = view["sides"][seat]
    scored = side["primary"] + side["devotion_points"] + TIE * view["sides"][1 - seat]["lost"]
    scored += SECRET * (not side["shown"])
    force = sum(unit.state.rest() for unit in field.own(seat)) + beside(view, seat)
    return float(scored + force + prospects(field, seat) + vow(field, seat) + in_hand(view, side))


def beside(view: View, seat: int) -> float:
    """Units that are still to come."""
    points = [unit["points"] for unit in view["units"] if unit["seat"] == seat and unit["place"] in WAIT]
    return IN_RESERVE * float(PER_POINT * sum(points) + PRESENCE * len(points))


def in_hand(view: View, side: View) -> float:
    """Blessings, of which one a turn may be used, and dice."""
    turns = view["turns"] - view["turn"] + (side["blessed"] < view["turn"])
    return BLESSING * min(len(side["blessings"]), int(turns)) + float(PIP * sum(side["pool"]))
