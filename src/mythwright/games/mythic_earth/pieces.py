"""What stands on unit cards and weapon charts.

Every length is in thousandths of an inch (ME-GAP-02); Move alone is in inches, as the cards have it.
"""

from __future__ import annotations

from functools import cached_property

from mythwright.core.data import Card, Value
from mythwright.core.effects import Adjust, Effects, Forbid, On


class Does(Card, frozen=True, kw_only=True, dict=True):
    """A piece with a rule of its own, and with what it does."""

    id: str
    rule: str
    effect: Effects = ()

    @cached_property
    def adjusts(self) -> dict[str, tuple[Adjust, ...]]:
        """The adjustments of each number."""
        found = [effect for effect in self.effect if type(effect) is Adjust]
        return {what: tuple(e for e in found if e.what == what) for what in {e.what for e in found}}

    @cached_property
    def forbids(self) -> dict[str, str]:
        """What may not be done, with the rule that says so."""
        return {effect.what: effect.rule for effect in self.effect if type(effect) is Forbid}

    def answers(self, moment: str) -> tuple[On, ...]:
        """What is to be done when this happens."""
        return tuple(e for e in self.effect if type(e) is On and e.when == moment)


# -- Units ---------------------------------------------------------------------------------------------------


class Competencies(Card, frozen=True, kw_only=True):
    """The six data points of a Mini; Move is in inches (ME-UNIT-01 to ME-UNIT-07)."""

    move: int
    shoot: int
    fight: int
    save: int
    react: int
    brave: int


class CardRow(Card, frozen=True, kw_only=True):
    """Minis of a card that are all alike (ME-GAP-94); more than `minis` cost `each`, up to `most`."""

    id: str
    minis: int = 1
    most: int = 0
    each: int = 0
    data: Competencies
    weapons: tuple[str, ...]
    """Rows of the charts."""
    called: dict[str, str] = {}
    """What a weapon is called on this card, such as one of nature's."""
    armour: str = ""
    wounds: int = 1
    attacks: int = 1
    toughened: int = 0
    magic: int = 0
    talents: tuple[str, ...] = ()
    heroic: bool = False
    general: bool = False


class Upgrade(Card, frozen=True, kw_only=True):
    """A Unit Option: a figure of a row, or the number of dice, for a price (ME-UNIT-09)."""

    points: int
    what: str
    to: int
    row: str = ""


class UnitCard(Card, frozen=True, kw_only=True, dict=True):
    """A unit card (ME-BOX-08). Of the rows, the last may be given more Minis; leaders come first."""

    id: str
    force: str
    type: str
    points: int
    dice: int = 1
    rows: tuple[CardRow, ...]
    options: dict[str, Upgrade] = {}
    rule: str

    @cached_property
    def general(self) -> bool:
        return any(row.general for row in self.rows)

    @cached_property
    def heroic(self) -> bool:
        return any(row.heroic for row in self.rows)

    @cached_property
    def size(self) -> int:
        """How many Minis the Unit has at its printed price."""
        return sum(row.minis for row in self.rows)

    @cached_property
    def most(self) -> int:
        """How many Minis the Unit may have."""
        return sum(max(row.minis, row.most) for row in self.rows)

    @cached_property
    def each(self) -> int:
        """What one more Mini costs."""
        return self.rows[-1].each


class UnitType(Card, frozen=True, kw_only=True):
    """One of the five Types: its base and height, and how large it counts (ME-GAP-03, ME-GAP-04)."""

    id: str
    millimetres: int
    radius: int
    height: int
    rank: int
    """1 is the largest: whom a loser flees from (ME-GAP-61)."""
    tramples: str
    """The hits that a Behemoth passing through inflicts: `d6`, `d3` or `1` (ME-MVT-09 to ME-MVT-11)."""
    rule: str


class Force(Card, frozen=True, kw_only=True):
    """A people that fights under one General (ME-GAP-95 to ME-GAP-98)."""

    id: str
    rule: str


class Entry(Value, frozen=True, order=True, gc=False, forbid_unknown_fields=True):
    """One Unit of a list: its card, its Minis in all (0: as printed), and the options bought."""

    unit: str
    size: int = 0
    options: tuple[str, ...] = ()


class Roster(Value, frozen=True, order=True, gc=False):
    """A Force as a list of Units (ME-GAME-10)."""

    force: str
    entries: tuple[Entry, ...] = ()


class Ready(Card, frozen=True, kw_only=True):
    """A ready-made Force: the limit it was made for, and what it costs (ME-GAP-99)."""

    id: str
    force: str
    limit: int
    points: int
    units: tuple[Entry, ...]


# -- weapons, armour and talents -----------------------------------------------------------------------------


class Weapon(Does, frozen=True, kw_only=True):
    """A weapon as the charts have it (ME-BOX-12, ME-BOX-16); 0 is NA (ME-GAP-52)."""

    missile: bool = False
    """For Shoot actions; Thrown Weapons are for charges only (ME-SHW-20)."""
    melee: bool = False
    short: int = 0
    long: int = 0
    strength: int = 0
    fight: int = 0
    """The Fight bonus, which is permanent (ME-GAP-62)."""
    shoot: int = 0
    """What it adds to Shoot."""
    focused_shots: int = 1
    overhead: bool = False
    thrown: int = 0
    """How far it can be thrown."""
    throw_strength: int = 0
    throw_rule: str = ""

    @property
    def reach(self) -> int:
        """How far it shoots (ME-GAP-45)."""
        return max(self.short, self.long)


class Armour(Card, frozen=True, kw_only=True):
    """What armour adds to Saves, shot at and in melee (ME-SAVE-04, ME-HTH-21)."""

    id: str
    save: int
    rule: str
    melee_rule: str


class Talent(Does, frozen=True, kw_only=True):
    """A talent, and whose it is: the Mini's own, or the Unit's while enough Minis have it (ME-GAP-10)."""

    of: str
    """`mini`, `unit` (half of the Minis, rounded up) or `bearer` (while one lives)."""
