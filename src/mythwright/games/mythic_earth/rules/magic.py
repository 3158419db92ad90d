"""Magic: the Cast action, its roll, Dispels and feedback (ME-CAST, ME-MAGIC)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, ask, call, roll
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import effects
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules import aftermath  # it looks back at this chapter
from mythwright.games.mythic_earth.rules.flowing import maybe
from mythwright.games.mythic_earth.rules.pleas import plea
from mythwright.games.mythic_earth.rules.spells import Working
from mythwright.games.mythic_earth.rules.targets import (
    DIE,
    ENEMIES,
    caster_in,
    forbids_aim,
    forbids_dispel,
    forbids_spell,
)
from mythwright.games.mythic_earth.rules.under_way import Dispelling
from mythwright.games.mythic_earth.state import NO_UNIT, TABLE, Unit
from mythwright.games.mythic_earth.units import about, enemies, on_table, other_seat, radius
from mythwright.games.mythic_earth.vocabulary import ENEMY_DISPEL
from mythwright.games.mythic_earth.ways import Spell

CAST, DISPEL = "cast", "dispel"
PASS = option("pass")
DICE = 2
ONES, TENS = ("1", "1"), ("10", "10")


# -- the action ----------------------------------------------------------------------------------------------


def offers_cast(table: MythTable, number: int) -> list[Option]:
    """ME-MAGIC-13, ME-GAP-39: each known spell at each legal target."""
    unit = table.state.units[number]
    spells = [name for name in unit.spells if not forbids_spell(table, number, name)]
    found = []
    for name in spells:
        if table.box.spells[name].target == DIE:
            found.append(option(CAST, name))
            continue
        near = in_range(table, unit, table.box.spells[name])
        found += [option(CAST, name, other) for other in near if not forbids_aim(table, number, name, other)]
    return found


def in_range(table: MythTable, unit: Unit, card: Spell) -> list[int]:
    """The Units of the side that the spell is for which may be near enough: far ones are not measured."""
    x, y = unit.at[caster_in(table, unit)]
    there = enemies(table, unit) if card.target in ENEMIES else on_table(table, unit.seat)
    return about(table, there, x, y, card.reach + radius(table, unit))


def forbids_cast(table: MythTable, number: int, chosen: Option) -> Ruling | None:
    """Why the Unit may not cast this spell, or not at this target."""
    spell, *rest = chosen.args or ("",)
    wrong = forbids_spell(table, number, str(spell))
    if wrong:
        return wrong
    aimed = table.box.spells[str(spell)].target != DIE
    if len(rest) != aimed or not all(isinstance(arg, int) for arg in rest):
        return ruling("ME-GAP-65", spell=spell, has=len(rest), needs=int(aimed))
    return forbids_aim(table, number, str(spell), int(rest[0])) if aimed else None


def cast(table: MythTable, number: int, chosen: Option, reaction: bool) -> Frame:
    spell, *rest = chosen.args
    return Cast(unit=number, spell=str(spell), target=int(rest[0]) if rest else NO_UNIT)


class Cast(Frame):
    """One spell; the result is whether it took effect. A spell without a target is aimed at no Unit."""

    unit: int
    spell: str
    target: int = NO_UNIT
    total: int = 0

    def start(self, table: MythTable) -> Next:
        """ME-GAP-63: any attempt uses the spell up for the Force and counts for the Magic User."""
        unit = table.state.units[self.unit]
        wrong = forbids_cast(table, self.unit, self.declared())
        if wrong:  # a reaction has come between
            table.tell("spell_lost", wrong.rule, seat=unit.seat, unit=self.unit, spell=self.spell)
            return Done(False)
        unit.casts += 1
        side = table.state.sides[unit.seat]
        side.cast = (*side.cast, self.spell)
        return roll("d10", DICE, then=self.read, rule="ME-MAGIC-14", seat=unit.seat)

    def declared(self) -> Option:
        return option(CAST, self.spell, *((self.target,) if self.target else ()))

    def read(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        """ME-MAGIC-14, ME-MAGIC-27: the Casting Value or less; two ones always."""
        unit = table.state.units[self.unit]
        self.total, needs = sum(map(int, faces)), table.box.spells[self.spell].casting
        passed = self.total <= needs or faces == ONES
        table.tell(
            "cast",
            "ME-MAGIC-27" if faces == ONES else "ME-MAGIC-14",
            seat=unit.seat,
            unit=self.unit,
            spell=self.spell,
            other=self.target,
            faces=list(faces),
            has=self.total,
            needs=needs,
            passed=passed,
        )
        if faces == TENS:
            feedback(table, self.unit)
            return maybe(table, aftermath.aftermath(table), then=self.failed)
        if not passed:
            return Done(False)
        return self.effect(table) if faces == ONES else self.answer(table)  # ME-MAGIC-28

    def failed(self, table: MythTable, _: object) -> Next:
        return Done(False)

    # -- the answer of the opponent --------------------------------------------------------------------------

    def answer(self, table: MythTable) -> Next:
        """ME-MAGIC-15, ME-MAGIC-20: the opponent may choose any Magic User who can try to Dispel."""
        seat = other_seat(table.state.units[self.unit].seat)
        able = [number for number, _ in on_table(table, seat) if not forbids_dispel(table, number, self.unit)]
        if not able:
            return self.effect(table)
        options = [*(option(DISPEL, number) for number in able), PASS]
        return ask(seat, options, then=self.answered, rule="ME-MAGIC-15", prompt="dispel")

    def answered(self, table: MythTable, chosen: Option) -> Next:
        """ME-CAST-05, ME-GAP-64: one attempt for each spell, which costs no action."""
        if chosen == PASS:
            return self.effect(table)
        frame = Dispel(unit=int(chosen.args[0]), caster=self.unit, total=self.total)
        return call(frame, then=self.dispelled)

    def explains(self, table: MythTable, chosen: Option) -> Ruling | None:
        """Why this Unit may not try to Dispel the spell."""
        if chosen.kind != DISPEL:
            return None
        number = chosen.args[0] if chosen.args else NO_UNIT
        unit = table.state.units.get(number) if isinstance(number, int) else None
        if unit is None or unit.seat == table.state.units[self.unit].seat:
            return ruling("ME-MAGIC-18", unit=number)
        return forbids_dispel(table, int(number), self.unit)

    def dispelled(self, table: MythTable, passed: bool) -> Next:
        """ME-MAGIC-23: a dispelled spell has no effect."""
        return Done(False) if passed else self.effect(table)

    def effect(self, table: MythTable) -> Next:
        """ME-MAGIC-16: at once, if the target is still there."""
        if self.target and table.state.units[self.target].place != TABLE:
            return Done(False)
        return call(Working(caster=self.unit, spell=self.spell, target=self.target), then=self.worked)

    def worked(self, table: MythTable, _: object) -> Next:
        return Done(True)


class Dispel(Dispelling, kw_only=True):
    """An attempt to Dispel; the result is whether the spell is void."""

    caster: int
    total: int

    def start(self, table: MythTable) -> Next:
        """ME-MAGIC-21, ME-BLESS-19: the attempt counts in any case; the caster's side may cancel it."""
        unit = table.state.units[self.unit]
        unit.dispels += 1
        table.tell("dispelling", "ME-MAGIC-15", seat=unit.seat, unit=self.unit, other=self.caster)
        seat = table.state.units[self.caster].seat
        return maybe(table, plea(table, ENEMY_DISPEL, self.unit, seat), then=self.pleaded)

    def pleaded(self, table: MythTable, _: object) -> Next:
        """ME-MAGIC-22, ME-GAP-72."""
        unit = table.state.units[self.unit]
        if self.cancelled:
            table.tell("dispel_cancelled", "ME-BLESS-19", seat=unit.seat, unit=self.unit)
            return Done(False)
        return roll("d10", DICE, then=self.read, rule="ME-MAGIC-22", seat=unit.seat)

    def read(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        """ME-MAGIC-22, ME-MAGIC-29: the caster's total or less; two ones always."""
        unit = table.state.units[self.unit]
        total = sum(map(int, faces))
        passed = total <= self.total or faces == ONES
        table.tell(
            "dispelled",
            "ME-MAGIC-29" if faces == ONES else "ME-MAGIC-22",
            seat=unit.seat,
            unit=self.unit,
            other=self.caster,
            faces=list(faces),
            has=total,
            needs=self.total,
            passed=passed,
        )
        if faces != TENS:
            return Done(passed)
        feedback(table, self.unit)
        return maybe(table, aftermath.aftermath(table), then=self.burnt)

    def burnt(self, table: MythTable, _: object) -> Next:
        return Done(False)


def feedback(table: MythTable, number: int) -> None:
    """ME-MAGIC-30, ME-MAGIC-31: two tens lay markers on the own Unit, perhaps too many (ME-GAP-28)."""
    table.tell("feedback", "ME-MAGIC-30", seat=table.state.units[number].seat, unit=number)
    effects.add_markers(table, number, table.box.figures.feedback, "ME-MAGIC-31", why="feedback")
    effects.check_overwhelmed(table, number, by=NO_UNIT)
