"""Set-up: which side, scenario, carriers and Devotion look best before anyone stands on the table."""

from __future__ import annotations

from typing import Any

from mythwright.games.mythic_earth.advice.odds import breed, chance

View = dict[str, Any]

LAND = 0.01
"""What a piece of landscape near the middle of the own half is worth: cover on the way."""
EASE = {
    "el1": 0.6,
    "el2": 0.6,
    "el3": 0.8,
    "el4": 0.9,
    "el5": 0.8,
    "el6": 0.6,
    "el7": 0.8,
    "el8": 0.7,
    "ec1": 0.7,
    "ec2": 0.5,
    "ec3": 0.7,
    "ec4": 0.7,
    "ec5": 0.9,
    "ec6": 0.7,
    "ec7": 0.8,
    "ec8": 0.7,
}
"""How many points a Devotion may be expected to bring, everything else being equal."""
OF_PLACES = frozenset({"el2", "el4", "el7", "el8", "ec4", "ec5", "ec6"})
"""Devotions that are about being somewhere; the others are about whom to fight."""
FIGHTS = ("fog", "captives", "hunt")
"""Scenarios that are decided by fighting."""
FITS = 0.25
OF_THE_STRONG = frozenset({"el6", "ec1", "ec2", "ec8"})
"""Devotions for whoever kills more."""
STORM = "ec5"


def beginning(view: View, seat: int) -> float:
    """What has been chosen so far."""
    side = view["sides"][seat]
    holders = {token["holder"] for token in view["tokens"]}
    own = [unit for unit in view["units"] if unit["seat"] == seat]
    carried = sum(unit["points"] / 1000 for unit in own if unit["number"] in holders)
    return float(carried) + fitting(view, seat, side["devotion"]) + landscape(view, side["edge"])


def fitting(view: View, seat: int, card: str | None) -> float:
    """How well a Devotion fits the scenario and the Forces."""
    if card not in EASE:
        return 0.0
    if card == STORM and not any(breed(unit["rows"]).magic for unit in view["units"] if unit["seat"] == seat):
        return 0.0
    fits = (card in OF_PLACES) != (view["primary"] in FIGHTS)
    strong = card in OF_THE_STRONG and might(view, seat) > might(view, 1 - seat)
    return EASE[card] + FITS * (fits + strong)


def might(view: View, seat: int) -> float:
    """What a Force could strike if all of it struck at once."""
    return sum(
        int(row["minis"]) * attacks * chance(needs)
        for unit in view["units"]
        if unit["seat"] == seat
        for row, (attacks, needs, _) in zip(unit["rows"], breed(unit["rows"]).blows, strict=True)
    )


def landscape(view: View, edge: int) -> float:
    """Cover in the own half; tells equal scenarios and sides apart."""
    found = 0.0
    for feature in view["features"]:
        near = 1 - abs(feature["x"] / view["width"] - 0.5)
        own = (feature["y"] < view["depth"] / 2) == (edge == 0)
        found += LAND * near * own
    return found
