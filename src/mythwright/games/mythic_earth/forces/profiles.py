"""Units as they were bought: sizes and options filled in, and what they cost (ME-GAP-94)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from mythwright.core.data import Value
from mythwright.core.effects import adjusted, always
from mythwright.games.mythic_earth.box import Box
from mythwright.games.mythic_earth.pieces import CardRow, Entry, Roster, UnitCard
from mythwright.games.mythic_earth.state import INCH

ANIMAL = "spirit_animal"
MOST_HEIGHT = 3
"""ME-GAP-04."""


class Row(Value, frozen=True, gc=False):
    """Minis of a Unit that are all alike; Move is in thousandths of an inch."""

    id: str
    count: int
    leader: bool
    """ME-GAP-10: of another row than most of the Unit."""
    move: int
    shoot: int
    fight: int
    save: int
    react: int
    brave: int
    weapons: tuple[str, ...]
    armour: str = ""
    wounds: int = 1
    attacks: int = 1
    toughened: int = 0
    magic: int = 0
    heroic: bool = False
    general: bool = False
    talents: frozenset[str] = frozenset()


class Profile(Value, frozen=True, gc=False):
    """A Unit as bought."""

    card: str
    force: str
    type: str
    points: int
    dice: int
    size: int
    heroic: bool
    general: bool
    rows: tuple[Row, ...]
    row_of: dict[int, int]
    """The row of each Mini by its number, from 1 on; leaders come first, as on the card."""
    radius: int
    height: int


# -- what a Unit costs ---------------------------------------------------------------------------------------


def size_of(card: UnitCard, entry: Entry) -> int:
    """How many Minis the entry has in all."""
    return entry.size or card.size


def points(box: Box, entry: Entry) -> int:
    """ME-GAP-94: the printed price, each Mini above the printed number, and the options."""
    card = box.units[entry.unit]
    extra = (size_of(card, entry) - card.size) * card.each
    return card.points + extra + sum(card.options[name].points for name in entry.options)


def cost(box: Box, roster: Roster) -> int:
    """What the Units of a list cost together; what is on no card costs nothing."""
    return sum(points(box, entry) for entry in roster.entries if entry.unit in box.units)


def ready(box: Box, name: str) -> Roster:
    """A ready-made Force as a list (ME-GAP-99)."""
    found = box.ready[name]
    return Roster(found.force, found.units)


# -- what a Unit is ------------------------------------------------------------------------------------------


def profile(box: Box, entry: Entry) -> Profile:
    """The Unit as bought; the same object for the same entry."""
    key = ("profile", entry.unit, entry.size, entry.options)
    found: Profile | None = box.worked_out.get(key)
    if found is None:
        found = box.worked_out[key] = _profile(box, entry)
    return found


def _profile(box: Box, entry: Entry) -> Profile:
    card = box.units[entry.unit]
    counts = _counts(card, size_of(card, entry))
    upgrades = [card.options[name] for name in entry.options]
    rows = tuple(
        _row(row, count, row is not card.rows[-1], {u.what: u.to for u in upgrades if u.row == row.id})
        for row, count in zip(card.rows, counts, strict=True)
    )
    return Profile(
        card=card.id,
        force=card.force,
        type=card.type,
        points=points(box, entry),
        dice=max([card.dice, *(u.to for u in upgrades if u.what == "dice")]),
        size=sum(counts),
        heroic=card.heroic,
        general=card.general,
        rows=rows,
        row_of=_row_of(counts),
        radius=box.types[card.type].radius,
        height=_height(box, card.type, {talent for row in rows for talent in row.talents}),
    )


def _counts(card: UnitCard, size: int) -> list[int]:
    """The Minis of each row: what is above the printed number belongs to the last."""
    counts = [row.minis for row in card.rows]
    counts[-1] += size - card.size
    return counts


def _row_of(counts: Sequence[int]) -> dict[int, int]:
    rows = [number for number, count in enumerate(counts) for _ in range(count)]
    return dict(enumerate(rows, 1))


def _row(row: CardRow, count: int, leader: bool, bought: Mapping[str, int]) -> Row:
    """A row of the card, with the figures that options have raised."""
    data = row.data
    return Row(
        id=row.id,
        count=count,
        leader=leader,
        move=data.move * INCH,
        shoot=data.shoot,
        fight=data.fight,
        save=data.save,
        react=data.react,
        brave=data.brave,
        weapons=row.weapons,
        armour=row.armour,
        wounds=bought.get("wounds", row.wounds),
        attacks=row.attacks,
        toughened=bought.get("toughened", row.toughened),
        magic=bought.get("magic", row.magic),
        heroic=row.heroic,
        general=row.general,
        talents=frozenset(row.talents),
    )


def _height(box: Box, kind: str, talents: Iterable[str]) -> int:
    """ME-GAP-04: the height class of the Type, one more for the Massive, three at most."""
    effects = [effect for talent in sorted(talents) for effect in box.talents[talent].effect]
    return min(MOST_HEIGHT, adjusted(effects, "height", box.types[kind].height, always))


def animal(box: Box) -> Profile:
    """The Spirit Animal, a Unit of one Mini that is nobody's (ME-P3-14, ME-GAP-81)."""
    key = ("profile", ANIMAL, 1, ())
    found: Profile | None = box.worked_out.get(key)
    if found is None:
        found = box.worked_out[key] = _animal(box)
    return found


def _animal(box: Box) -> Profile:
    spirit = box.animal
    printed = CardRow(
        id=ANIMAL, data=spirit.data, weapons=("fist",), wounds=spirit.wounds, attacks=spirit.attacks
    )
    return Profile(
        card=ANIMAL,
        force="",
        type=spirit.type,
        points=0,
        dice=0,
        size=1,
        heroic=False,
        general=False,
        rows=(_row(printed, 1, False, {}),),
        row_of=_row_of([1]),
        radius=box.types[spirit.type].radius,
        height=box.types[spirit.type].height,
    )
