"""The army builder as clients know it: what there is, lists in full, and what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mythwright.core.muster import Bought, Extra, Fault, Ready, Stall, Ware
from mythwright.core.option import Option
from mythwright.core.picture import Fact
from mythwright.core.ruling import Refused
from mythwright.core.save import BadFile
from mythwright.games.mythic_earth import forces
from mythwright.games.mythic_earth.box import Box
from mythwright.games.mythic_earth.forces import Entry, Profile, Roster, Row
from mythwright.games.mythic_earth.pieces import CardRow, UnitCard
from mythwright.games.mythic_earth.state import INCH


class ForceMuster:
    """The functions of `core.muster`."""

    def limits(self, box: Box) -> tuple[int, ...]:
        return box.figures.offered

    def stalls(self, box: Box) -> list[Stall]:
        return [_stall(box, name) for name in box.forces]

    def listed(self, box: Box, force: str, units: Sequence[str]) -> Roster:
        return forces.wished(_force(box, force), units)

    def entries(self, box: Box, roster: Roster) -> tuple[str, list[Bought]]:
        return roster.force, [_bought(box, entry) for entry in roster.entries]

    def edited(self, box: Box, roster: Roster, edit: Option) -> Roster:
        return forces.edited(roster, edit)

    def code(self, box: Box, roster: Roster) -> str:
        return forces.code(box, roster)

    def stock(self, box: Box, force: str) -> list[Fact]:
        """The cards of a Force, or of all, and the ready lists (ME-GAP-95 to ME-GAP-99)."""
        known = [_force(box, force)] if force else list(box.forces)
        return [fact for name in known for fact in _stock(box, name)]

    def read(self, box: Box, text: str) -> Roster:
        return forces.read(box, text)

    def build(self, box: Box, force: str, points: int, units: Sequence[str]) -> Roster:
        name = _force(box, force)
        if units:
            return forces.wished(name, units)
        try:
            return forces.build(box, name, points)
        except Refused as refused:
            raise BadFile("force-too-few-points", force=name, **refused.rulings[0].facts) from None

    def limit(self, box: Box, roster: Roster) -> int:
        """ME-GAP-01: the least of the usual limits that the list keeps to."""
        cost, offered = forces.cost(box, roster), box.figures.offered
        return next((limit for limit in offered if cost <= limit), offered[-1])

    def faults(self, box: Box, roster: Roster, points: int) -> list[Fault]:
        return forces.faults(box, roster, points)

    def sheet(self, box: Box, roster: Roster, points: int) -> list[Fact]:
        return list(_sheet(box, roster, points))


MUSTER = ForceMuster()


def _force(box: Box, name: str) -> str:
    if name not in box.forces:
        raise BadFile("force-unknown", text=name, typed=", ".join(box.forces))
    return name


def _stall(box: Box, force: str) -> Stall:
    cards = [card for card in box.units.values() if card.force == force]
    ready = [Ready(name, one.points, one.limit) for name, one in box.ready.items() if one.force == force]
    return Stall(force, tuple(_ware(box, card) for card in cards), tuple(ready))


def _ware(box: Box, card: UnitCard) -> Ware:
    rows = zip(forces.profile(box, Entry(card.id)).rows, card.rows, strict=True)
    return Ware(
        id=card.id,
        type=card.type,
        leads=card.general,
        least=card.size,
        most=card.most,
        points=card.points,
        each=card.each,
        extras=tuple(Extra(name, upgrade.points) for name, upgrade in card.options.items()),
        rows=tuple(Fact("sheet-row", _row(row, printed)) for row, printed in rows),
    )


def card_lines(box: Box, card: UnitCard) -> tuple[Fact, ...]:
    """A Unit as its card has it: what it costs, and row by row."""
    return (Fact("stock-unit", _priced(card)), *_ware(box, card).rows)


def _bought(box: Box, entry: Entry) -> Bought:
    """An entry with what it costs, as far as its card knows it."""
    card = box.units.get(entry.unit)
    size = forces.size_of(card, entry) if card else entry.size
    known = tuple(name for name in entry.options if card and name in card.options)
    price = forces.points(box, Entry(entry.unit, entry.size, known)) if card else 0
    text = f"{entry.unit}:{size}" + "".join(f"+{name}" for name in entry.options)
    return Bought(text, entry.unit, size, entry.options, price)


def _stock(box: Box, force: str) -> Iterator[Fact]:
    yield Fact("stock-force", {"force": force})
    for card in box.units.values():
        if card.force == force:
            yield Fact("stock-unit", _priced(card))
            for name, upgrade in card.options.items():
                yield Fact("stock-option", {"option": name, "typed": f"+{name}", "points": upgrade.points})
    for name, found in box.ready.items():
        if found.force == force:
            facts = {"list": name, "points": found.points, "limit": found.limit}
            yield Fact(
                "stock-ready",
                facts | {"typed": f"print {name}", "code": forces.code(box, forces.ready(box, name))},
            )


def _priced(card: UnitCard) -> dict[str, object]:
    return {
        "unit": card.id,
        "typed": f"{card.id}:{card.size}",
        "type": card.type,
        "rank": _rank(general=card.general, heroic=card.heroic),
        "least": card.size,
        "most": card.most,
        "points": card.points,
        "each": card.each,
        "dice": card.dice,
    }


def _rank(*, general: bool, heroic: bool) -> int:
    """2 is a General, who is a Heroic Figure too (ME-FORCE-02); 1 another Heroic Figure."""
    return 2 if general else int(heroic)


def _sheet(box: Box, roster: Roster, points: int) -> Iterator[Fact]:
    """The whole list, then each Unit with the rows of its card, and the code to share it by."""
    bought = [forces.profile(box, entry) for entry in roster.entries]
    yield Fact(
        "sheet-head",
        {
            "force": roster.force,
            "points": forces.cost(box, roster),
            "limit": points,
            "units": len(bought),
            "minis": sum(unit.size for unit in bought),
            "dice": sum(unit.dice for unit in bought),
        },
    )
    for place, unit in enumerate(bought, 1):
        yield Fact("sheet-unit", _unit(unit, place))
        for row, printed in zip(unit.rows, box.units[unit.card].rows, strict=True):
            yield Fact("sheet-row", _row(row, printed))
    yield Fact("sheet-code", {"code": forces.code(box, roster)})


def _unit(unit: Profile, place: int) -> dict[str, object]:
    return {
        "place": place,
        "unit": unit.card,
        "type": unit.type,
        "rank": _rank(general=unit.general, heroic=unit.heroic),
        "minis": unit.size,
        "points": unit.points,
        "dice": unit.dice,
    }


def _row(row: Row, printed: CardRow) -> dict[str, object]:
    """The six data points, arms by the name on the card, and talents."""
    gear = [printed.called.get(weapon, weapon) for weapon in row.weapons]
    return {
        "minis": row.count,
        "row": row.id,
        "move": row.move // INCH,
        "shoot": row.shoot,
        "fight": row.fight,
        "save": row.save,
        "react": row.react,
        "brave": row.brave,
        "gear": [*gear, row.armour] if row.armour else gear,
        "wounds": row.wounds,
        "attacks": row.attacks,
        "toughened": row.toughened,
        "magic": row.magic,
        "talents": sorted(row.talents),
    }
