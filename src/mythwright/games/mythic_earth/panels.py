"""Panels beside the map: the battle, the acting Unit with distances, both Forces with every Unit's state."""

from __future__ import annotations

from collections.abc import Iterator

from mythwright.core.picture import Fact
from mythwright.games.mythic_earth.facts import (
    acting_lines,
    acting_title,
    dice_line,
    distances,
    score,
    status,
    unit_line,
    unit_text,
)
from mythwright.games.mythic_earth.sheet import NEUTRAL, View, acting_unit, unit_of
from mythwright.games.mythic_earth.tableau import side_lines

Panel = tuple[Fact, list[Fact]]
LEGEND = ("units", "bases", "woods", "wet", "hard", "walls", "way", "tokens", "options")


def panels(table: View) -> list[Panel]:
    """The legend first: it never changes, so a terminal shows it but once."""
    legend = [Fact(f"legend-{thing}") for thing in LEGEND]
    sides = [_side(table, seat) for seat in range(len(table["sides"]))]
    return [(Fact("panel-legend"), legend), _battle(table), *_acting(table), *sides, *_others(table)]


def _battle(table: View) -> Panel:
    title, *lines = status(table)
    if table["primary"]:
        lines.append(Fact(f"card-{table['primary']}", table["cards"][table["primary"]]))
    return title, lines


def _acting(table: View) -> Iterator[Panel]:
    """The acting Unit: its card, what it has done, and the table of distances."""
    title, unit = acting_title(table), unit_of(table, acting_unit(table))
    if title is None or unit is None:
        return
    yield title, [unit_text(table, unit), *acting_lines(table)]
    far = distances(table)
    if far:
        yield Fact("panel-distances", {"unit": unit["number"]}), far


def _side(table: View, seat: int) -> Panel:
    """Points and dice, then every Unit with its state."""
    side = table["sides"][seat]
    facts: View = {"who": seat, **score(side)}
    lines = [Fact("line-score", facts)] if facts["points"] else []
    lines += [Fact("line-pool", {"dice": list(side["pool"]), "all": side["dice"]}), *side_lines(table, seat)]
    lines.append(Fact("line-blessings", {"cards": list(side["blessings"])}))
    for unit in table["units"]:
        if unit["seat"] == seat:
            lines.append(unit_line(table, unit))
            lines += [line for line in [dice_line(unit)] if line]
    return Fact("panel-side", facts), lines


def _others(table: View) -> Iterator[Panel]:
    """Creatures of nobody, and tokens that lie on the table."""
    animals = [unit_line(table, unit) for unit in table["units"] if unit["seat"] == NEUTRAL]
    if animals:
        yield Fact("panel-animals"), animals
    lying = [token for token in table["tokens"] if not token["holder"]]
    if lying:
        tokens = [Fact("line-token", {"number": token["number"], "kind": token["kind"]}) for token in lying]
        yield Fact("panel-tokens"), tokens


# -- one's own cards -----------------------------------------------------------------------------------------


def hand(table: View) -> Iterator[Fact]:
    """The Devotion, the Blessings and the spells of the seat that looks, each with its text."""
    if table["seat"] is None:
        return
    side = table["sides"][table["seat"]]
    kept = [side["devotion"]] if side["devotion"] else list(side["dealt"] or ())
    spells = [spell for unit in table["units"] if unit["seat"] == table["seat"] for spell in unit["spells"]]
    for card in dict.fromkeys([*kept, *side["blessings"], *spells]):
        yield Fact("hand-card", {"card": card, "text": Fact(f"card-{card}", table["cards"][card])})
