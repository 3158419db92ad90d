"""The table in sentences, for whoever does not look at a drawing."""

from __future__ import annotations

from collections.abc import Iterator

from mythwright.core.picture import Fact
from mythwright.games.mythic_earth.facts import at_inches, nearest, unit_facts
from mythwright.games.mythic_earth.geometry.numbers import inches
from mythwright.games.mythic_earth.sheet import NEUTRAL, View, units


def spoken(table: View) -> Iterator[Fact]:
    """Both sides, then every Unit with its nearest enemy, tokens, and the landscape."""
    yield Fact("spoken-table", {"width": table["width"] // 1000, "depth": table["depth"] // 1000})
    for seat, side in enumerate(table["sides"]):
        points = side["primary"] + side["devotion_points"]
        yield Fact("spoken-side", {"who": seat, "dice": list(side["pool"]), "points": points})
    there = list(units(table))
    near = nearest(there)
    for unit in there:
        yield _unit(table, unit, near.get(unit["number"]))
    yield from (_token(token) for token in table["tokens"] if not token["holder"])
    yield from (_piece(feature) for feature in table["features"])


def _unit(table: View, unit: View, near: tuple[int, int] | None) -> Fact:
    x, y = at_inches(unit)
    facts = {**dict(unit_facts(table, unit)), "x": x, "y": y}
    message = "spoken-animal" if unit["seat"] == NEUTRAL else "spoken-unit"
    if near is None:
        return Fact(message, facts)
    far, number = near
    return Fact(f"{message}-near", {**facts, "enemy": number, "inches": inches(far)})


def _token(token: View) -> Fact:
    x, y = inches(token["x"]), inches(token["y"])
    return Fact("spoken-token", {"number": token["number"], "kind": token["kind"], "x": x, "y": y})


def _piece(feature: View) -> Fact:
    facts = {"number": feature["number"], "land": feature["land"], "ground": feature["ground"]}
    return Fact("spoken-piece", {**facts, "x": inches(feature["x"]), "y": inches(feature["y"])})
