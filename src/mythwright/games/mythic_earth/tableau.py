"""The tableau of a seat: its mat with everything open, and, for the seat that looks, the hand."""

from __future__ import annotations

from collections.abc import Iterator

from mythwright.core.display import Card, Figure, Mat, Meter
from mythwright.core.picture import Fact
from mythwright.games.mythic_earth.cards import Cards, figure, force_sign, name_of
from mythwright.games.mythic_earth.sheet import COLOURS, FEATURES_PICKED, View


def mats(cards: Cards) -> tuple[Mat, ...]:
    """One's own first."""
    seat = cards.table["seat"] or 0
    return tuple(_mat(cards, each) for each in (seat, 1 - seat))


def _mat(cards: Cards, seat: int) -> Mat:
    table, side = cards.table, cards.table["sides"][seat]
    own = [unit for unit in table["units"] if unit["seat"] == seat]
    return Mat(
        id=f"mat-{seat}",
        seat=seat,
        name=name_of(table["names"][seat]) if table["names"][seat] else Fact("mat-unnamed"),
        emblem=force_sign(side["force"]),
        colour=COLOURS[seat],
        figures=_figures(side, own),
        meters=_meters(table, side),
        cards=tuple(cards.chip(unit) for unit in own),
        lines=tuple(side_lines(table, seat)),
    )


def _figures(side: View, own: list[View]) -> tuple[Figure, ...]:
    left = sum(unit["place"] != "destroyed" for unit in own)
    minis = sum(len(unit["minis"]) for unit in own)
    return (
        figure("victory", side["primary"] + side["devotion_points"], "victory"),
        figure("die", f"{len(side['pool'])}/{side['dice']}", "dice"),
        figure("banner", f"{left}/{len(own)}", "units"),
        figure("humanoid", minis, "minis"),
        figure("blessing", len(side["blessings"]), "blessings"),
    )


def _meters(table: View, side: View) -> tuple[Meter, ...]:
    """How far the scenario and the Devotion have come."""
    found = []
    if table["primary"]:
        most = table["cards"][table["primary"]]["most"]
        found.append(
            Meter("victory", side["primary"], most, Fact("figure-primary", {"primary": table["primary"]}))
        )
    if side["devotion"]:
        most = table["cards"][side["devotion"]]["all"]
        found.append(Meter("vow", side["devotion_points"], most, name_of(side["devotion"])))
    return tuple(found)


def side_lines(table: View, seat: int) -> Iterator[Fact]:
    """The Way, the edge, the Devotion as far as it is known, and what is set aside or lost."""
    side = table["sides"][seat]
    if side["alignment"]:
        edge = ("south", "north")[side["edge"]]
        yield Fact("line-side", {"alignment": side["alignment"], "edge": edge})
    if side["devotion"]:
        yield Fact(
            "line-devotion-shown" if side["shown"] else "line-devotion", {"devotion": side["devotion"]}
        )
        yield from pick_lines(side)
    if side["aside"] or side["lost"]:
        yield Fact("line-dice-out", {"aside": side["aside"], "lost": side["lost"]})
    if side["cast"]:
        yield Fact("line-cast", {"spells": list(side["cast"])})


def pick_lines(side: View) -> Iterator[Fact]:
    """What was picked for the Devotion, by those who may know it."""
    if side["picks"]:
        what = "pieces" if side["devotion"] in FEATURES_PICKED else "units"
        yield Fact(f"line-picks-{what}", {"picks": list(side["picks"])})
    if side["found"]:
        yield Fact("line-found", {"number": side["found"]})


def hand(cards: Cards) -> tuple[Card, ...]:
    """The Devotion, Blessings and spells of the seat that looks, and any other card it may choose now."""
    table, seat = cards.table, cards.table["seat"]
    if seat is None:
        return ()
    side = table["sides"][seat]
    found = list(_vows(cards, side))
    found += [cards.printed("hand", card, note=Fact("note-blessing")) for card in side["blessings"]]
    for unit in table["units"]:
        if unit["seat"] == seat:
            note = Fact("note-spell-of", {"unit": unit["number"]})
            where = f"hand-{unit['number']}"
            found += [cards.printed(where, spell, note=note) for spell in unit["spells"]]
    held = {card.thing for card in found}
    return (*found, *_offered(cards, held))


def _vows(cards: Cards, side: View) -> Iterator[Card]:
    """The kept one; before that, all that were dealt."""
    if side["devotion"]:
        note = Fact("note-shown" if side["shown"] else "note-secret")
        yield cards.printed("hand", side["devotion"], note=note)
    else:
        yield from (cards.printed("hand", card, note=Fact("note-dealt")) for card in side["dealt"] or ())


def _offered(cards: Cards, held: set[str]) -> Iterator[Card]:
    """Scenarios and spells that are on the list of the question."""
    for thing in cards.offered:
        if thing not in held and cards.table["cards"].get(thing, {}).get("type") in ("primary", "spell"):
            yield cards.printed("offer", thing)
