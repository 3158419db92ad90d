"""What a volley, template or Magic Missile does to one Unit, in order (ME-GAPB-04)."""

from __future__ import annotations

from mythwright.core.effects import On
from mythwright.core.flow import Done, Frame, Next, call
from mythwright.games.mythic_earth import effects
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.rules import aftermath, brave  # they look back at this chapter
from mythwright.games.mythic_earth.rules.flowing import maybe
from mythwright.games.mythic_earth.rules.hits import Hits
from mythwright.games.mythic_earth.rules.movement.allowance import SLOWED
from mythwright.games.mythic_earth.rules.talents import forbidden, holds
from mythwright.games.mythic_earth.state import TABLE, Unit
from mythwright.games.mythic_earth.units import is_neutral

SHOOTING, MAGIC = "shooting", "magic"
INSULTS = "insult_markers"


class Impact(Frame):
    """Hits on one Unit by weapon after weapon; the result is nothing.

    `weapons` are their ids, empty for a spell; `rule` is that of the marker. `clear` and `dim` are the
    Minis that can be hit: seen fully and in part, or touched by a template; with neither, all of them.
    """

    target: int
    source: int
    how: str
    rule: str
    weapons: tuple[str, ...]
    hits: tuple[int, ...]
    strengths: tuple[int, ...]
    clear: tuple[int, ...] = ()
    dim: tuple[int, ...] = ()
    before: int = 0
    at: int = 0

    def start(self, table: MythTable) -> Next:
        """ME-HIT-22, ME-HIT-23, ME-GAP-65: one marker, however many hits."""
        unit = table.state.units[self.target]
        if unit.place != TABLE:
            return Done()
        self.before = len(unit.minis)
        effects.add_markers(table, self.target, 1, self.rule, why=self.how)
        return self.strike(table)

    def strike(self, table: MythTable) -> Next:
        """ME-SAVE-01: Saves and casualties, one weapon after the other."""
        if self.at == len(self.hits):
            return self.overwhelm(table)
        frame = Hits(
            target=self.target,
            number=self.hits[self.at],
            strength=self.strengths[self.at],
            how=self.how,
            source=self.source,
            clear=self.clear,
            dim=self.dim,
            harmless=self.harmless(table),
        )
        return call(frame, then=self.struck)

    def harmless(self, table: MythTable) -> bool:
        """ME-GAP-51: Insults do not wound."""
        weapon = table.box.weapons.get(self.weapons[self.at])
        return weapon is not None and "wounds" in weapon.forbids

    def struck(self, table: MythTable, unsaved: int) -> Next:
        """ME-SHW-09, ME-SHW-14 to ME-SHW-17: what the weapon does beyond wounds."""
        weapon = table.box.weapons.get(self.weapons[self.at])
        if weapon and unsaved:
            for effect in weapon.answers("unsaved_hit"):
                suffer(table, self.target, effect, unsaved)
        self.at += 1
        return self.strike(table)

    def overwhelm(self, table: MythTable) -> Next:
        """ME-BRAVE-11, ME-GAP-28: checked when all markers of the volley are on the Unit."""
        effects.check_overwhelmed(table, self.target, by=self.source)
        return maybe(table, aftermath.aftermath(table), then=self.test)

    def test(self, table: MythTable, _: object) -> Next:
        """ME-CAS-09, ME-CAS-11, ME-MAGIC-34: the half-strength test follows at once."""
        if not owes_test(table, table.state.units[self.target], self.before):
            return Done()
        test = brave.Morale(unit=self.target, why=self.how, source=self.source)
        return call(test, then=self.tested)

    def tested(self, table: MythTable, _: object) -> Next:
        return Done()


def owes_test(table: MythTable, unit: Unit, before: int) -> bool:
    """ME-CAS-09, ME-CAS-10, ME-CAS-12, ME-GAP-48: it lost Minis and is below half of the turn's start."""
    if unit.place != TABLE or is_neutral(unit) or len(unit.minis) == before:
        return False
    if forbidden(table, unit, "half_strength_test"):
        return False
    left = 100 * (len(unit.minis) + len(unit.outside))
    half = table.box.figures.half_strength * unit.strength
    return left < half or (left == half and table.box.house.half_tests)


def suffer(table: MythTable, number: int, effect: On, unsaved: int) -> None:
    """What an unsaved hit of this weapon does to the Unit, if it is still there."""
    unit = table.state.units[number]
    if unit.place != TABLE or not holds(table, unit, effect.only):
        return
    match effect.do:
        case "add_markers":
            if not forbidden(table, unit, INSULTS):
                effects.add_markers(table, number, effect.amount * unsaved, effect.rule, why="insults")
        case "slow" | "stop_marching":
            effects.mark(table, number, SLOWED, effect.rule)
        case "ground":
            effects.ground(table, number, effect.rule)
