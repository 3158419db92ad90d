"""Shooting: Shoot and Focused Shot, volleys, and shots on the way in (ME-SHOOT, ME-FOCUS, ME-HIT)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, call, roll
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.numbers import total
from mythwright.games.mythic_earth.rules.aiming import (
    FOCUS,
    FREE,
    SHOOT,
    THROWN,
    aim,
    armed,
    forbids_mini,
    forbids_shot,
    hit_parts,
    is_overhead,
    strength_of,
)
from mythwright.games.mythic_earth.rules.impact import SHOOTING, Impact
from mythwright.games.mythic_earth.rules.overhead import Overhead, best_mini
from mythwright.games.mythic_earth.units import able, enemies_about

# -- the actions ---------------------------------------------------------------------------------------------


def offers_shoot(table: MythTable, number: int) -> list[Option]:
    return _offers(table, number, SHOOT)


def offers_focus(table: MythTable, number: int) -> list[Option]:
    return _offers(table, number, FOCUS)


def _offers(table: MythTable, number: int, kind: str) -> list[Option]:
    """ME-GAP-39: one choice for each target; for an Overhead Shot the Mini whose place promises most."""
    unit = table.state.units[number]
    weapons = armed(table, unit, kind)
    if not weapons:
        return []
    reach = max(table.box.weapons[name].reach for name in weapons)
    near = enemies_about(table, unit, reach)
    targets = [other for other in near if not forbids_shot(table, number, other, kind)]
    if targets and is_overhead(table, number):
        return [option(kind, other, best_mini(table, number, other)) for other in targets]
    return [option(kind, other) for other in targets]


def forbids_shooting(table: MythTable, number: int, chosen: Option) -> Ruling | None:
    """Why the Unit may not shoot at this target, or at this Mini of it."""
    needs = 2 if is_overhead(table, number) else 1
    if len(chosen.args) != needs or not all(isinstance(arg, int) for arg in chosen.args):
        rule = "ME-GAP-49" if needs == 2 else "ME-LOS-05"
        return ruling(rule, unit=number, has=len(chosen.args), needs=needs)
    other = int(chosen.args[0])
    wrong = forbids_shot(table, number, other, chosen.kind)
    if wrong or needs == 1:
        return wrong
    return forbids_mini(table, number, other, int(chosen.args[1]))


def shoot(table: MythTable, number: int, chosen: Option, reaction: bool) -> Frame:
    return Shoot(unit=number, how=chosen.kind, aim=tuple(map(int, chosen.args)))


class Shoot(Frame):
    """A Shoot action or a Focused Shot at a Unit; an Overhead Shot at a Mini of it. The result is nothing."""

    unit: int
    how: str
    aim: tuple[int, ...]

    def start(self, table: MythTable) -> Next:
        """ME-SHOOT-01, ME-FOCUS-01: what a reaction has put out of reach meanwhile is not shot at."""
        target, *minis = self.aim
        wrong = forbids_shooting(table, self.unit, option(self.how, *self.aim))
        if wrong:
            seat = table.state.units[self.unit].seat
            table.tell("shot_lost", wrong.rule, seat=seat, unit=self.unit, other=target)
            return Done()
        frame: Frame = Volley(shooter=self.unit, target=target, how=self.how)
        if minis:
            frame = Overhead(unit=self.unit, target=target, mini=minis[0], how=self.how)
        return call(frame, then=self.over)

    def over(self, table: MythTable, _: object) -> Next:
        return Done()


# -- volleys -------------------------------------------------------------------------------------------------


class Volley(Frame):
    """All shots of one Unit at another; the result is nothing.

    A volley that is `held` settles nothing yet: its result is what it will do, if anything (ME-GAP-54).
    """

    shooter: int
    target: int
    how: str
    held: bool = False
    weapons: tuple[str, ...] = ()
    dice: tuple[int, ...] = ()
    hits: tuple[int, ...] = ()
    clear: tuple[int, ...] = ()
    dim: tuple[int, ...] = ()
    obscured: int = 0

    def start(self, table: MythTable) -> Next:
        """ME-LOS-02: who can shoot, and what they see."""
        found = aim(table, self.shooter, self.target, self.how)
        self.weapons, self.dice = found.weapons, found.dice
        self.clear, self.dim = found.sight.clear, found.sight.dim
        self.obscured = len(found.sight.obscured_by)
        return self.fire(table)

    def fire(self, table: MythTable) -> Next:
        """ME-HIT-02: one D10 for each shot, one weapon after the other."""
        fired = len(self.hits)
        if fired == len(self.weapons):
            return self.impact(table)
        seat = table.state.units[self.shooter].seat
        return roll("d10", self.dice[fired], then=self.read, rule="ME-HIT-02", seat=seat)

    def read(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        """ME-HIT-03: a die hits when it is equal to or lower than the number."""
        weapon = table.box.weapons[self.weapons[len(self.hits)]]
        parts = hit_parts(table, self.shooter, self.target, weapon, self.how, self.obscured)
        needs = total(parts)
        hits = sum(int(face) <= needs for face in faces)
        self.hits = (*self.hits, hits)
        table.tell(
            "volley",
            "ME-HIT-03",
            seat=table.state.units[self.shooter].seat,
            unit=self.shooter,
            other=self.target,
            weapon=weapon.id,
            how=self.how,
            needs=needs,
            parts=parts,
            faces=list(faces),
            hits=hits,
        )
        return self.fire(table)

    def impact(self, table: MythTable) -> Next:
        """ME-GAPB-04: what follows the rolls to hit."""
        frame = self.outcome(table)
        if self.held or frame is None:
            return Done(frame)
        return call(frame, then=self.over)

    def outcome(self, table: MythTable) -> Impact | None:
        """What the hits will do, if there are any."""
        struck = [(name, hits) for name, hits in zip(self.weapons, self.hits, strict=True) if hits]
        if not struck:
            return None
        return Impact(
            target=self.target,
            source=self.shooter,
            how=SHOOTING,
            rule="ME-HIT-22",
            weapons=tuple(name for name, _ in struck),
            hits=tuple(hits for _, hits in struck),
            strengths=tuple(strength_of(table.box.weapons[name]) for name, _ in struck),
            clear=self.clear,
            dim=self.dim,
        )

    def over(self, table: MythTable, _: object) -> Next:
        return Done()


# -- shots on the way in -------------------------------------------------------------------------------------


def may_throw(table: MythTable, charger: int, charged: int) -> Ruling | None:
    """ME-CHARGE-05, ME-CHARGE-06: why the charger may not throw at the Unit it charges."""
    return forbids_shot(table, charger, charged, THROWN)


def may_shoot_free(table: MythTable, charged: int, charger: int) -> Ruling | None:
    """ME-CHARGE-07, ME-GAP-57: Frozen, Fleeing and engaged Units neither shoot nor throw."""
    unit = table.state.units[charged]
    if not able(unit) or unit.links:
        facts = {"frozen": unit.frozen, "fleeing": unit.fleeing, "engaged": bool(unit.links)}
        return ruling("ME-FLEE-12" if unit.fleeing else "ME-GAP-57", unit=charged, **facts)
    return forbids_shot(table, charged, charger, FREE)


class Exchange(Frame):
    """The Charge-Throw and the free shot of the charged Unit: both roll, then both suffer (ME-GAP-54).

    `throws` and `shoots` say who may. The result is nothing; who was hurt stands on the table.
    """

    charger: int
    charged: int
    throws: bool
    shoots: bool
    thrown: Impact | None = None
    shot: Impact | None = None

    def start(self, table: MythTable) -> Next:
        """ME-CHARGE-05: the charger throws what it has."""
        if not self.throws:
            return self.threw(table, None)
        return call(self.volley(self.charger, self.charged, THROWN), then=self.threw)

    def volley(self, shooter: int, target: int, how: str) -> Volley:
        return Volley(shooter=shooter, target=target, how=how, held=True)

    def threw(self, table: MythTable, found: Impact | None) -> Next:
        """ME-CHARGE-07, ME-CHARGE-08: the charged Unit shoots with whatever missile weapon it has."""
        self.thrown = found
        if not self.shoots:
            return self.fired(table, None)
        return call(self.volley(self.charged, self.charger, FREE), then=self.fired)

    def fired(self, table: MythTable, found: Impact | None) -> Next:
        self.shot = found
        return call(self.thrown, then=self.suffered) if self.thrown else self.suffered(table, None)

    def suffered(self, table: MythTable, _: object) -> Next:
        """The charger suffers what was rolled before, whatever became of those who shot."""
        return call(self.shot, then=self.over) if self.shot else Done()

    def over(self, table: MythTable, _: object) -> Next:
        return Done()
