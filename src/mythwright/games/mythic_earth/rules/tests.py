"""Tests: what dice are compared with; Unit Activation Tests, Brave Tests, React (ME-TEST, ME-BRAVE)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, roll
from mythwright.games.mythic_earth import effects
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.numbers import Part, total
from mythwright.games.mythic_earth.rules.flowing import maybe
from mythwright.games.mythic_earth.rules.pleas import ignores_markers, plea
from mythwright.games.mythic_earth.state import NO_UNIT
from mythwright.games.mythic_earth.units import (
    bearers,
    friends,
    gap_of_mini,
    has,
    heroes,
    heroes_near,
    highest,
    rows,
)
from mythwright.games.mythic_earth.vocabulary import ACTIVATION_TEST, BRAVE_TEST

ACTIVATION, REACT = "activation", "react"
FIGHT, SHOOTING, MAGIC, PANIC, BLESSING = "fight", "shooting", "magic", "panic", "blessing"
THAW, STOP, REGROUP, WON = "thaw", "stop", "regroup", "won"
"""What a test is for."""
DREADFUL, PRESENCE, COMMAND = "dreadful", "presence", "command"


# -- the number ----------------------------------------------------------------------------------------------


def own_brave(table: MythTable, number: int) -> Part:
    """ME-UNIT-08, ME-GAP-09: the highest Brave in the Unit."""
    return "brave", highest(table, table.state.units[number], "brave"), "ME-BRAVE-01"


def penalties(table: MythTable, number: int, markers: bool, fleeing: bool = True) -> list[Part]:
    """ME-BRAVE-06 to ME-BRAVE-09, ME-GAP-15: what the Unit's own state takes away."""
    unit, figures = table.state.units[number], table.box.figures
    parts: list[Part] = []
    if markers and unit.markers:
        parts.append(("markers", -unit.markers, "ME-BRAVE-07"))
    if unit.frozen:
        parts.append(("frozen", figures.frozen_brave, "ME-BRAVE-08"))
    if fleeing and unit.fleeing:
        parts.append(("fleeing", figures.fleeing_brave, "ME-BRAVE-09"))
    return parts


def heroic(table: MythTable, number: int, but: int = NO_UNIT) -> list[Part]:
    """ME-BRAVE-10, ME-GAP-26: one for each Heroic Figure near, not for the one whose Brave is used."""
    figures = table.box.figures
    near = heroes_near(table, number, figures.heroic_reach, but)
    return [("heroes", len(near) * figures.heroic_brave, "ME-BRAVE-10")] if near else []


def presences(table: MythTable, number: int) -> list[tuple[int, int]]:
    """ME-GAP-11: friends near with a Commanding Presence, and the Brave of each bearer."""
    unit = table.state.units[number]
    most = table.box.figures.presence_reach + table.box.figures.tolerance
    return [
        (other, rows(table, friend)[i].brave)
        for other, friend in friends(table, number)
        if not friend.fleeing
        for i in bearers(table, friend, PRESENCE)
        if gap_of_mini(table, friend, i, unit) <= most
    ]


def activation_parts(table: MythTable, number: int, markers: bool) -> list[Part]:
    """ME-TEST-02, ME-GAP-11, ME-GAP-15: on the own Brave, or on that of a bearer near if that is better."""
    sums = [[own_brave(table, number), *heroic(table, number)]]
    for bearer, brave in presences(table, number):
        sums.append([(PRESENCE, brave, "ME-GAP-11"), *heroic(table, number, but=bearer)])
    best = max(sums, key=total)
    return [best[0], *penalties(table, number, markers), *best[1:]]


def react_parts(table: MythTable, number: int) -> list[Part]:
    """ME-TEST-12, ME-TEST-15: the highest React; markers do not matter."""
    return [("react", highest(table, table.state.units[number], "react"), "ME-UNIT-06")]


def hero_brave(table: MythTable, hero: int) -> Part:
    """ME-STOPFLEE-08, ME-GAPB-03: the Brave of the Heroic Figure who gives an order."""
    unit = table.state.units[hero]
    each = rows(table, unit)
    return "hero", max(each[i].brave for i in heroes(table, unit)), "ME-STOPFLEE-08"


def commands(table: MythTable, hero: int) -> bool:
    """ME-STOPFLEE-10, ME-GAP-10: whether a Heroic Figure of the Unit has the Command talent himself."""
    unit = table.state.units[hero]
    each = rows(table, unit)
    return any(COMMAND in each[i].talents for i in heroes(table, unit))


def dreadful(table: MythTable, number: int, source: int) -> list[Part]:
    """ME-GAP-11: a Unit that lost to a Dreadful one, unless it is Dreadful itself."""
    units = table.state.units
    if source == NO_UNIT or not has(table, units[source], DREADFUL):
        return []
    effects_on_foes = table.box.talents[DREADFUL].adjusts["foe_brave"]
    return [
        (DREADFUL, effect.by, effect.rule)
        for effect in effects_on_foes
        if not (effect.only == "foe_not_dreadful" and has(table, units[number], DREADFUL))
    ]


# -- the roll ------------------------------------------------------------------------------------------------


def passed(table: MythTable, number: int, test: str, parts: list[Part], face: str, rule: str) -> bool:
    """ME-TEST-04, ME-BRAVE-03, ME-TEST-16, ME-GAP-16: equal or lower passes, whatever the number is."""
    die, needs = int(face), total(parts)
    table.tell(
        "tested",
        rule,
        seat=table.state.units[number].seat,
        unit=number,
        test=test,
        needs=needs,
        parts=parts,
        die=die,
        passed=die <= needs,
    )
    return die <= needs


class ActivationTest(Frame):
    """A Unit that was given a die tests before it acts; the result is whether it may (ME-TEST, ME-GAP-14).

    With `regroup` the activation opens with Regroup and markers are left out (ME-REGROUP-01).
    """

    unit: int
    regroup: bool = False
    clear: bool = False

    def start(self, table: MythTable) -> Next:
        """ME-TEST-01, ME-ACT-14, ME-GAP-18: only markers and frost need a test."""
        unit = table.state.units[self.unit]
        if not (unit.markers or unit.frozen):
            return Done(True)
        asked = plea(table, ACTIVATION_TEST, self.unit, unit.seat) if self.helped(table) else None
        return maybe(table, asked, then=self.called)

    def helped(self, table: MythTable) -> bool:
        """Whether it matters to ignore markers."""
        return not self.regroup and table.state.units[self.unit].markers > 0

    def called(self, table: MythTable, blessing: str | None) -> Next:
        """ME-TEST-03, ME-BLESS-16."""
        self.clear = self.regroup or bool(blessing)
        return roll("d10", 1, then=self.read, rule="ME-TEST-03", seat=table.state.units[self.unit].seat)

    def read(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        """ME-TEST-05 to ME-TEST-10: a pass sheds a marker; a fail freezes and adds one."""
        parts = activation_parts(table, self.unit, markers=not self.clear)
        if passed(table, self.unit, ACTIVATION, parts, faces[0], "ME-TEST-04"):
            effects.shed_markers(table, self.unit, 1, "ME-TEST-06")
            return Done(True)
        if not table.state.units[self.unit].frozen:  # a failed thaw adds no marker (ME-GAP-18)
            effects.freeze(table, self.unit, "ME-TEST-08")
            effects.add_markers(table, self.unit, 1, "ME-TEST-09", why=ACTIVATION)
            effects.check_overwhelmed(table, self.unit, by=NO_UNIT)
        return Done(False)


class BraveTest(Frame):
    """One D10 against Brave; the result is whether it was passed (ME-BRAVE-01 to ME-BRAVE-10).

    `source` is the enemy who caused it, `hero` the Unit whose Heroic Figure orders it; with `bonuses_only`
    nothing is taken away (ME-FLEE-16), a `plain` one knows only Brave and its own `parts` (ME-GAP-15).
    """

    unit: int
    why: str
    source: int = NO_UNIT
    hero: int = NO_UNIT
    markers: bool = True
    bonuses_only: bool = False
    plain: bool = False
    parts: tuple[Part, ...] = ()

    def start(self, table: MythTable) -> Next:
        """ME-BLESS-09, ME-BLESS-15: before the roll its owner may call on a Blessing."""
        seat = table.state.units[self.unit].seat
        return maybe(table, plea(table, BRAVE_TEST, self.unit, seat, self.why), then=self.called)

    def called(self, table: MythTable, blessing: str | None) -> Next:
        seat = table.state.units[self.unit].seat
        if blessing and not ignores_markers(table, blessing):
            table.tell("sure", "ME-BLESS-09", seat=seat, unit=self.unit, test=self.why)
            return self.shed(table)
        if blessing:
            self.markers = False
        return roll("d10", 1, then=self.read, rule="ME-BRAVE-02", seat=seat)

    def read(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        """ME-BRAVE-03, ME-BRAVE-05: what a fail brings is the caller's."""
        if passed(table, self.unit, self.why, self.sum(table), faces[0], "ME-BRAVE-03"):
            return self.shed(table)
        return Done(False)

    def sum(self, table: MythTable) -> list[Part]:
        """ME-BRAVE-06: all modifiers add up."""
        found = [hero_brave(table, self.hero) if self.hero else own_brave(table, self.unit)]
        if self.plain:
            return [*found, *self.parts]
        if not self.bonuses_only:
            commanded = self.why == STOP and self.hero != NO_UNIT and commands(table, self.hero)
            found += penalties(table, self.unit, self.markers, fleeing=not commanded)
        found += heroic(table, self.unit, but=self.hero)
        if self.why in (FIGHT, BLESSING):
            found += dreadful(table, self.unit, self.source)
        return [*found, *self.parts]

    def shed(self, table: MythTable) -> Next:
        """ME-BRAVE-04, ME-TEST-06; tests of Devotions change no marker (ME-GAP-88, ME-GAP-90)."""
        if not self.plain:
            effects.shed_markers(table, self.unit, 1, "ME-BRAVE-04")
        return Done(True)


class ReactTest(Frame):
    """A Competency Test on React: it sheds no marker, freezes and routs nobody (ME-TEST-11 to ME-TEST-18)."""

    unit: int

    def start(self, table: MythTable) -> Next:
        return roll("d10", 1, then=self.read, rule="ME-TEST-16", seat=table.state.units[self.unit].seat)

    def read(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        return Done(passed(table, self.unit, REACT, react_parts(table, self.unit), faces[0], "ME-TEST-16"))
