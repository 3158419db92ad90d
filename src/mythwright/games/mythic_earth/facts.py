"""Facts of Units and of the battle, for drawings, mats, panels and speech alike."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from mythwright.core.picture import Fact
from mythwright.games.mythic_earth.geometry.numbers import inches
from mythwright.games.mythic_earth.geometry.units import unit_gap
from mythwright.games.mythic_earth.keeping import MANY_KEPT
from mythwright.games.mythic_earth.sheet import NEUTRAL, View, acting_unit, centre, unit_of, units

Told = tuple[tuple[str, object], ...]
Spots = tuple[tuple[int, int], ...]
STATES = ("frozen", "fleeing", "alert", "low", "aloft")
GEAR = ("weapons", "talents")
BEARINGS = ("east", "north_east", "north", "north_west", "west", "south_west", "south", "south_east")


# -- one Unit ------------------------------------------------------------------------------------------------


def states(unit: View) -> tuple[str, ...]:
    """What a Unit is in, by the ids of the names."""
    found = [f"state_{name}" for name in STATES if unit[name]]
    found += ["state_engaged"] if unit["links"] else []
    return (*found, *unit["marks"])


def unit_facts(table: View, unit: View) -> Told:
    """A Unit in a line: whose, how many are left, markers, states, and what it carries."""
    carried = tuple(token["kind"] for token in table["tokens"] if token["holder"] == unit["number"])
    return (
        ("unit", unit["number"]),
        ("card", unit["card"]),
        ("who", unit["seat"]),
        ("minis", len(unit["minis"]) if unit["place"] == "table" else unit["size"]),
        ("size", unit["size"]),
        ("markers", unit["markers"]),
        ("outside", unit["outside"]),
        ("states", states(unit)),
        ("carried", carried),
    )


def unit_title(unit: View) -> str:
    """The message for it; creatures that belong to nobody have one of their own."""
    return "title-unit-neutral" if unit["seat"] == NEUTRAL else "title-unit"


def unit_line(table: View, unit: View) -> Fact:
    """For a panel of its own side: where it is if it does not stand on the table."""
    place = "line-unit" if unit["place"] == "table" else f"line-unit-{unit['place']}"
    return Fact(place, dict(unit_facts(table, unit)))


def unit_text(table: View, unit: View) -> Fact:
    """What is printed on its card, row by row."""
    called = table["called"].get(str(unit["number"]), {})
    first, *rest = [_row(row, called) for row in unit["rows"]]
    return Fact(
        "card-unit", {"first": first, "rest": rest, "dice": unit["dice"]["all"], "spells": unit["spells"]}
    )


def _row(row: View, called: View) -> Fact:
    figures = {name: value for name, value in row.items() if name not in GEAR}
    weapons = [called.get(weapon, weapon) for weapon in row["weapons"]]
    gear = [*weapons, *([row["armour"]] if row["armour"] else []), *row["talents"]]
    return Fact("card-row", {**figures, "row": row["id"], "move": row["move"] // 1000, "gear": gear})


def dice_line(unit: View) -> Fact | None:
    """The dice that lie by a Unit."""
    dice = unit["dice"]
    if not (dice["bound"] or dice["spent"] or dice["held"]):
        return None
    spent = dice["spent"] + dice["held"]
    return Fact("line-unit-dice", {"bound": dice["bound"], "spent": spent, "all": dice["all"]})


# -- distances -----------------------------------------------------------------------------------------------


def gap(one: View, two: View) -> int:
    """Base to base, in thousandths of an inch."""
    return _gap(spots(one), one["radius"], spots(two), two["radius"])


def spots(unit: View) -> Spots:
    return tuple([(mini[0], mini[1]) for mini in unit["minis"]])


@lru_cache(maxsize=MANY_KEPT)
def _gap(one: Spots, radius: int, two: Spots, other: int) -> int:
    return max(0, unit_gap(one, radius, two, other))


def nearest(units: Iterable[View]) -> dict[int, tuple[int, int]]:
    """For each of these Units how far the nearest enemy is, and its number."""
    there = [(unit["number"], unit["seat"], spots(unit), unit["radius"]) for unit in units]
    found: dict[int, tuple[int, int]] = {}
    for at, (one, seat, places, radius) in enumerate(there):
        for two, other, theirs, their_radius in there[at + 1 :]:
            if other != seat:
                far = _gap(places, radius, theirs, their_radius)
                found[one] = min(found.get(one, (far, two)), (far, two))
                found[two] = min(found.get(two, (far, one)), (far, one))
    return found


def bearing(one: View, two: View) -> str:
    """In which of eight directions the other Unit lies."""
    (ax, ay), (bx, by) = centre(one), centre(two)
    dx, dy = bx - ax, by - ay
    flat, steep = 2 * abs(dy) < abs(dx), 2 * abs(dx) < abs(dy)
    across = "" if steep else "east" if dx > 0 else "west"
    along = "" if flat else "north" if dy > 0 else "south"
    return "_".join(part for part in (along, across) if part) or "north"


def distances(table: View, *, enemies: bool = False) -> list[Fact]:
    """From the acting Unit to the others on the table, nearest first; with the number to hit, if any."""
    unit = unit_of(table, acting_unit(table))
    if unit is None or unit["place"] != "table":
        return []
    others = [other for other in units(table) if other["number"] != unit["number"]]
    others = [other for other in others if not enemies or other["seat"] != unit["seat"]]
    found = sorted((gap(unit, other), other["number"], other) for other in others)
    return [_distance(table, unit, other, far) for far, _, other in found]


def _distance(table: View, unit: View, other: View, far: int) -> Fact:
    facts: View = {
        "unit": other["number"],
        "card": other["card"],
        "inches": inches(far),
        "bearing": f"bearing_{bearing(unit, other)}",
        "side": side_of(table, other),
    }
    aim = table["aims"].get(str(other["number"]))
    if not aim or not aim["dice"]:
        return Fact("line-distance", facts)
    shot = {
        "dice": aim["dice"],
        "needs": aim["needs"],
        "obscured": len(aim["obscured"]),
        "parts": aim["parts"],
    }
    return Fact("line-distance-shot", {**facts, **shot})


def side_of(table: View, unit: View) -> str:
    """Whose a Unit is for the seat that looks; who watches has neither friends nor enemies."""
    if unit["seat"] == NEUTRAL:
        return "side_nobody"
    if table["seat"] is None:
        return str(table["names"][unit["seat"]])
    return "side_own" if unit["seat"] == table["seat"] else "side_enemy"


def acting_lines(table: View) -> Iterator[Fact]:
    """What the acting Unit has done and may still do; a Unit that only reacts to it has lines of its own."""
    acting = table["acting"]
    if not acting or acting["unit"] != acting_unit(table):
        return
    if acting["done"]:
        yield Fact("line-done", {"actions": list(acting["done"])})
    yield Fact("line-left", {"left": acting["left"]})


def acting_title(table: View) -> Fact | None:
    unit = unit_of(table, acting_unit(table))
    return Fact("panel-acting", {"unit": unit["number"], "card": unit["card"]}) if unit else None


# -- the battle ----------------------------------------------------------------------------------------------


def status(table: View) -> Iterator[Fact]:
    """The turn, the value of the dice that are being given, the scenario."""
    if table["turn"]:
        yield Fact("status-turn", {"turn": table["turn"], "turns": table["turns"]})
    else:
        yield Fact(f"status-{table['phase']}")
    if table["value"]:
        yield Fact("status-value", {"value": table["value"]})
    if table["primary"]:
        yield Fact("status-primary", {"primary": table["primary"]})
    yield Fact("status-points", {"points": table["points"]})


def score(side: View) -> dict[str, object]:
    points = side["primary"] + side["devotion_points"]
    return {"points": points, "primary": side["primary"], "devotion": side["devotion_points"]}


def at_inches(unit: View) -> tuple[str, str]:
    """The middle of a Unit from the west and from the south."""
    x, y = centre(unit)
    return inches(x), inches(y)
