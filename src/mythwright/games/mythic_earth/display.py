"""Displays a view for a browser: the table, mats, trays and hand; every option lies on what it is about."""

from __future__ import annotations

from collections.abc import Iterator

from mythwright.core.display import Display, Tray
from mythwright.core.picture import Fact
from mythwright.games.mythic_earth.cards import Cards, data_points
from mythwright.games.mythic_earth.drags import drag, traces
from mythwright.games.mythic_earth.facts import acting_lines, acting_title, distances, status
from mythwright.games.mythic_earth.picture import draw_board
from mythwright.games.mythic_earth.sheet import View, acting_unit, offers, unit_of, units
from mythwright.games.mythic_earth.spoken import spoken
from mythwright.games.mythic_earth.story import story
from mythwright.games.mythic_earth.tableau import hand, mats
from mythwright.games.mythic_earth.tally_signs import FACE_SIGNS

Tries = dict[str, tuple[str, ...]]
UNIT_TRIES = ("activate", "charge", "shoot", "focus", "attack", "deploy", "spring", "alert_off", "bind")
MOST_DISTANCES = 6
FORCE = "force"


def display(view: View) -> Display:
    table = view["table"]
    cards = Cards(table, offers(view))
    return Display(
        board=draw_board(view),
        status=tuple(status(table)),
        scene=tuple(_scene(cards)),
        mats=mats(cards),
        trays=tuple(_trays(cards)),
        hand=hand(cards),
        spoken=tuple(spoken(table)),
        tries=_tries(table),
        dice=FACE_SIGNS,
        traces=traces(view),
        drag=drag(view),
        muster=(FORCE, table["points"]) if FORCE in (view["question"] or {}).get("open", ()) else None,
        regards=tuple(f"unit_{unit['number']}" for unit in units(table)),
        story=story(view) if view["result"] else None,
    )


# -- what is under way ---------------------------------------------------------------------------------------


def _scene(cards: Cards) -> Iterator[Tray]:
    """The acting Unit: what it has done, and how far the nearest enemies are."""
    table = cards.table
    unit, title = unit_of(table, acting_unit(table)), acting_title(table)
    if unit is None or title is None:
        return
    lines = (*acting_lines(table), *distances(table, enemies=True)[:MOST_DISTANCES])
    card = cards.unit("scene", unit, figures=data_points(unit), text=None, note=None)
    yield Tray(id="scene-acting", name=title, cards=(card,), lines=lines)


# -- what lies beside the table ------------------------------------------------------------------------------


def _trays(cards: Cards) -> Iterator[Tray]:
    """The Units of both sides as printed, the scenario, the kinds of landscape; empty ones lie there too."""
    table = cards.table
    for seat, name in enumerate(table["names"]):
        own = tuple(cards.unit("card", unit) for unit in table["units"] if unit["seat"] == seat)
        title = Fact("tray-units", {"force": name}) if name else Fact("tray-nobody", {"number": seat + 1})
        yield Tray(id=f"units-{seat}", name=title, cards=own)
    shown = [table["primary"], *(side["devotion"] for side in table["sides"] if side["shown"])]
    scenario = tuple(cards.printed("tray", card, options=()) for card in dict.fromkeys(shown) if card)
    yield Tray(id="scenario", name=Fact("tray-scenario"), cards=scenario)
    lands = dict.fromkeys(feature["land"] for feature in table["features"])
    yield Tray(id="lands", name=Fact("tray-lands"), cards=tuple(map(cards.land, lands)))


# -- answers that one may think of ---------------------------------------------------------------------------


def _tries(table: View) -> Tries:
    """What one might do with a Unit, a piece, a token, and one's own cards."""
    units = {f"unit_{unit['number']}": unit["number"] for unit in table["units"]}
    found = {thing: tuple(f"{kind} {number}" for kind in UNIT_TRIES) for thing, number in units.items()}
    for feature in table["features"]:
        number = feature["number"]
        found[f"piece_{number}"] = (f"claim pillage {number}", f"search {number}")
    for token in table["tokens"]:
        number = token["number"]
        tries = [f"claim {what} {number}" for what in ("take", "remove", "ritual")]
        found[f"token_{number}"] = (f"charge_altar {number}", *tries)
    seat = table["seat"]
    if seat is not None:
        found |= {card: (f"bless {card}",) for card in table["sides"][seat]["blessings"]}
        own = [unit for unit in table["units"] if unit["seat"] == seat]
        found |= {spell: (f"cast {spell}",) for unit in own for spell in unit["spells"]}
    return found
