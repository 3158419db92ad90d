"""What is printed: Forces, unit cards, charts, spells, Blessings, scenarios and figures; and their reader."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from functools import cache, cached_property
from itertools import chain
from pathlib import Path
from typing import Any

from mythwright.core import content
from mythwright.core.data import Card
from mythwright.core.table import Table
from mythwright.games.mythic_earth.pieces import (
    Armour,
    Force,
    Ready,
    Talent,
    UnitCard,
    UnitType,
    Weapon,
)
from mythwright.games.mythic_earth.state import State
from mythwright.games.mythic_earth.vocabulary import (
    ALIGNMENTS,
    BELONGS,
    DICE,
    EDGES,
    GROUNDS,
    PICKS,
    TARGETS,
    UPGRADES,
    VOCABULARY,
    WHENS,
    WINDOWS,
    ZONES,
)
from mythwright.games.mythic_earth.ways import (
    Animal,
    Blessing,
    Devotion,
    Figures,
    House,
    Pair,
    Piece,
    Primary,
    Size,
    Spell,
)

CONTENT = Path(__file__).parent / "content"


class Box(Card, frozen=True, kw_only=True, dict=True):
    """Everything printed, with its layers."""

    types: dict[str, UnitType]
    forces: dict[str, Force]
    units: dict[str, UnitCard]
    ready: dict[str, Ready]
    weapons: dict[str, Weapon]
    armours: dict[str, Armour]
    talents: dict[str, Talent]
    spells: dict[str, Spell]
    blessings: dict[str, Blessing]
    devotions: dict[str, Devotion]
    primaries: dict[str, Primary]
    sizes: dict[str, Size]
    kit: dict[str, Piece]
    pairs: dict[str, Pair]
    animal: Animal
    figures: Figures
    house: House
    ready_spells: dict[str, tuple[str, ...]]
    dice: dict[str, tuple[str, ...]]

    def size_of(self, points: int) -> Size:
        """The size of a game with this limit (ME-GAP-01)."""
        return max((s for s in self.sizes.values() if s.points <= points), key=lambda size: size.points)

    @cached_property
    def worked_out(self) -> dict[Hashable, Any]:
        """What follows from the print and is worked out once."""
        return {}


MythTable = Table[Box, State]

KINDS: dict[str, type[Any]] = {
    "types": UnitType,
    "forces": Force,
    "units": UnitCard,
    "ready": Ready,
    "weapons": Weapon,
    "armours": Armour,
    "talents": Talent,
    "spells": Spell,
    "blessings": Blessing,
    "devotions": Devotion,
    "primaries": Primary,
    "sizes": Size,
    "kit": Piece,
    "pairs": Pair,
}
SINGLES: dict[str, Any] = {
    "animal": Animal,
    "figures": Figures,
    "house": House,
    "ready_spells": dict[str, tuple[str, ...]],
    "dice": dict[str, tuple[str, ...]],
}


Word = tuple[str, str, str, Iterable[str]]
"""A kind, the name of a thing, a word of it, and what the word may be."""


@cache
def read_box(layers: tuple[str, ...]) -> Box:
    """The box of the book with these layers over it. Raises `BadFile`."""
    source = content.merge([content.read_folder(CONTENT), *(content.read_file(Path(p)) for p in layers)])
    content.only(source, (*KINDS, *SINGLES))
    parts: dict[str, Any] = {kind: content.things(source, kind, card) for kind, card in KINDS.items()}
    parts |= {kind: content.one(source, kind, card) for kind, card in SINGLES.items()}
    box = Box(**parts)
    _check(source, box)
    return box


def _check(source: content.Source, box: Box) -> None:
    """Every word of every card is one the rules know."""
    for kind in ("weapons", "talents", "spells", "blessings"):
        content.check_effects(source, kind, getattr(box, kind), "effect", VOCABULARY)
    for kind, name, word, allowed in chain(_on_units(box), _on_lists(box), _on_cards(box), _on_tables(box)):
        content.check_word(source, kind, name, word, allowed)


def _on_units(box: Box) -> Iterator[Word]:
    for name, card in box.units.items():
        yield "units", name, card.force, box.forces
        yield "units", name, card.type, box.types
        for row in card.rows:
            yield from (("units", name, weapon, box.weapons) for weapon in row.weapons)
            yield from (("units", name, weapon, row.weapons) for weapon in row.called)
            yield from (("units", name, talent, box.talents) for talent in row.talents)
            yield "units", name, row.armour, ("", *box.armours)
        for option in card.options.values():
            yield "units", name, option.what, UPGRADES
            yield "units", name, option.row, [""] if option.what == "dice" else [row.id for row in card.rows]


def _on_lists(box: Box) -> Iterator[Word]:
    for name, ready in box.ready.items():
        yield "ready", name, ready.force, box.forces
        for unit in ready.units:
            yield "ready", name, unit.unit, box.units
            yield from (("ready", name, option, box.units[unit.unit].options) for option in unit.options)
    for name, spells in box.ready_spells.items():
        yield from (("ready_spells", name, spell, box.spells) for spell in spells)


def _on_cards(box: Box) -> Iterator[Word]:
    for name, talent in box.talents.items():
        yield "talents", name, talent.of, BELONGS
    for name, spell in box.spells.items():
        yield "spells", name, spell.alignment, ("", *ALIGNMENTS)
        yield "spells", name, spell.target, TARGETS
        yield "spells", name, spell.hits, DICE
    for name, blessing in box.blessings.items():
        yield "blessings", name, blessing.alignment, ALIGNMENTS
        yield "blessings", name, blessing.window, WINDOWS
    for name, devotion in box.devotions.items():
        yield "devotions", name, devotion.alignment, ALIGNMENTS
        yield "devotions", name, devotion.picked, PICKS
        yield from (("devotions", name, objective.when, WHENS) for objective in devotion.objectives)


def _on_tables(box: Box) -> Iterator[Word]:
    for name, primary in box.primaries.items():
        yield "primaries", name, primary.zone, ZONES
        yield from (("primaries", name, edge, EDGES) for edge in primary.edges)
    for name, piece in box.kit.items():
        yield "kit", name, piece.ground, GROUNDS
    for name, pair in box.pairs.items():
        yield from (("pairs", name, kind, box.kit) for kind in pair.kinds)
    for name, kind in box.types.items():
        yield "types", name, kind.tramples, DICE
    yield "animal", "type", box.animal.type, box.types
