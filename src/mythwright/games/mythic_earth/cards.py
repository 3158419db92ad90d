"""Cards as a display shows them: Units, Devotions, Blessings, spells and scenarios, with what may be done."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from mythwright.core.display import Card, Figure
from mythwright.core.picture import Fact
from mythwright.games.mythic_earth.facts import states, unit_text
from mythwright.games.mythic_earth.keeping import MANY_KEPT
from mythwright.games.mythic_earth.sheet import COLOURS, Offers, View
from mythwright.games.mythic_earth.signs import CARD_SIGNS

KINDS = {
    "devotion": ("vow", "dark"),
    "blessing": ("blessing", "gilt"),
    "spell": ("spell", "hindu"),
    "primary": ("scroll", "egyptian"),
    "land": ("hill", "slavic"),
}
"""The emblem and the colour of each kind of card that is printed."""
PRIMARY_SIGNS = {
    "altars": "altar",
    "rain": "river",
    "hunt": "spirit",
    "pillage": "building",
    "captives": "captive",
    "fog": "lasting",
}
FORCE_SIGNS = {"aztecs": "serpent", "incas": "sun", "inuit": "bear", "polynesians": "turtle"}
FIGURES = ("move", "shoot", "fight", "save", "react", "brave")
"""The six data points in the order of the cards; each has an emblem of its own name."""


@cache
def name_of(card: str) -> Fact:
    return Fact(f"name-{card}")


@lru_cache(maxsize=MANY_KEPT)
def figure(sign: str, value: str | int, name: str) -> Figure:
    return Figure(sign, value, Fact(f"figure-{name}"))


def force_sign(force: str) -> str:
    return FORCE_SIGNS.get(force, "banner")


class Cards:
    """Makes the cards of one view; ids begin with where a card lies."""

    def __init__(self, table: View, offered: Offers) -> None:
        self.table, self.offered = table, offered

    def printed(self, where: str, card: str, **more: Any) -> Card:
        """A card with its text, filled in from what is printed, and the options that name it."""
        facts = self.table["cards"][card]
        sign, colour = KINDS[facts["type"]]
        given: dict[str, Any] = {
            "id": f"{where}-{card}",
            "name": name_of(card),
            "kind": facts["type"],
            "emblem": PRIMARY_SIGNS.get(card, sign),
            "colour": colour,
            "text": Fact(f"card-{card}", facts),
            "options": tuple(self.offered.get(card, ())),
            "thing": card,
        }
        return Card(**given | more)

    def land(self, land: str) -> Card:
        """A kind of landscape to read about."""
        name = {"name": name_of(land), "emblem": land, "options": ()}
        return self.printed("land", f"land_{land}", **name)

    def unit(self, where: str, unit: View, **more: Any) -> Card:
        """The card of a Unit, as it was bought: it never changes."""
        given: dict[str, Any] = {
            "figures": (*data_points(unit), *_rank(unit)),
            "text": unit_text(self.table, unit),
            "note": Fact("note-points", {"points": unit["points"]}),
        }
        return self._unit(where, unit, **given | more)

    def chip(self, unit: View) -> Card:
        """A Unit in a word: how many are left, and what state it is in."""
        note = unit["place"] if unit["place"] != "table" else "state"
        facts = {
            "minis": len(unit["minis"]),
            "size": unit["size"],
            "markers": unit["markers"],
            "states": states(unit),
        }
        options = tuple(self.offered.get(f"unit_{unit['number']}", ()))
        spent = unit["place"] == "destroyed"
        return self._unit("chip", unit, note=Fact(f"note-{note}", facts), options=options, spent=spent)

    def _unit(self, where: str, unit: View, **more: Any) -> Card:
        number = unit["number"]
        return Card(
            id=f"{where}-unit-{number}",
            name=Fact("name-of-unit", {"unit": number, "card": unit["card"]}),
            kind="unit",
            emblem=CARD_SIGNS.get(unit["card"], "hero"),
            colour=COLOURS[unit["seat"]],
            thing=f"unit_{number}",
            **more,
        )


def _rank(unit: View) -> list[Figure]:
    """The Type with the number of Minis, and a crown for a General."""
    crown = [figure("general", "", "general")] if unit["general"] else []
    return [Figure(unit["type"], unit["size"], Fact("figure-type", {"type": unit["type"]})), *crown]


def data_points(unit: View) -> tuple[Figure, ...]:
    """The best of its rows, as most rules take it (ME-UNIT-08)."""
    found = []
    for name in FIGURES:
        best = max(row[name] for row in unit["rows"])
        found.append(figure(name, best // 1000 if name == "move" else best, name))
    return tuple(found)
