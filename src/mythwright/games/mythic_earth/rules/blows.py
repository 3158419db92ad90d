"""Blows: the attack dice of one Unit in a melee, and the Saves against them (ME-HTH-06 to ME-HTH-26)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, call, roll
from mythwright.games.mythic_earth import effects
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.forces import Row
from mythwright.games.mythic_earth.numbers import Part, total
from mythwright.games.mythic_earth.pieces import Weapon
from mythwright.games.mythic_earth.rules.hits import Hits
from mythwright.games.mythic_earth.rules.lasting import changed
from mythwright.games.mythic_earth.rules.saves import CHALLENGE, MELEE
from mythwright.games.mythic_earth.state import TABLE, Unit
from mythwright.games.mythic_earth.units import is_neutral, profile

CHARGING, COUNTERING = "charging", "countercharging"
BONUSES = {CHARGING: "ME-HTH-13", COUNTERING: "ME-HTH-15"}
BARE_HANDS = "fist"

Struck = tuple[tuple[int, int, str], ...]
"""How many hits, of which Strength, with which weapon."""


# -- numbers -------------------------------------------------------------------------------------------------


def groups(table: MythTable, unit: Unit) -> list[tuple[Row, int]]:
    """ME-GAP-09, ME-GAP-10: leaders strike apart; each row of the card with its living Minis."""
    bought = profile(table, unit)
    living = [bought.row_of[mini] for mini in unit.minis]
    return [(bought.rows[number], living.count(number)) for number in sorted(set(living))]


def weapon_of(table: MythTable, row: Row) -> Weapon:
    """What these Minis fight with: their hand weapon, or their fists."""
    weapons = [table.box.weapons[name] for name in row.weapons]
    return next((weapon for weapon in weapons if weapon.melee), table.box.weapons[BARE_HANDS])


def fight_parts(table: MythTable, number: int, row: Row, bonus: str) -> list[Part]:
    """ME-HTH-06, ME-HTH-11 to ME-HTH-15: the number to hit on, and what makes it up."""
    unit, box = table.state.units[number], table.box
    weapon = weapon_of(table, row)
    parts: list[Part] = [("fight", row.fight, "ME-HTH-10" if row.leader else "ME-HTH-06")]
    if weapon.fight:
        parts.append((weapon.id, weapon.fight, weapon.rule))
    if bonus and not (weapon.fight and box.house.charge_or_weapon):
        parts.append((bonus, box.figures.charge_fight, BONUSES[bonus]))
    if unit.hunted:
        parts.append(("hunted", box.figures.fleeing_fight, "ME-FLEE-14"))
    return parts + changed(table, unit, "fight")


# -- frames --------------------------------------------------------------------------------------------------


class Blows(Frame):
    """One Unit strikes another; the result are its hits, which are saved against later (ME-CHARGE-12)."""

    unit: int
    target: int
    bonus: str = ""
    group: int = 0
    again: bool = False
    struck: Struck = ()

    def start(self, table: MythTable) -> Next:
        """ME-HTH-08, ME-HTH-12: one D10 for each attack of each Mini, one group after another."""
        unit = table.state.units[self.unit]
        found = [] if CHALLENGE in unit.marks else groups(table, unit)  # ME-EC7-01: it forgoes its attacks
        if self.group == len(found):
            return Done(self.struck)
        row, minis = found[self.group]
        rule = "ME-HTH-12" if row.attacks > 1 else "ME-HTH-08"
        return roll("d10", minis * row.attacks, then=self.read, rule=rule, seat=unit.seat)

    def read(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        """ME-HTH-09: a die hits when it is equal to or lower than the number."""
        unit = table.state.units[self.unit]
        row, _ = groups(table, unit)[self.group]
        weapon = weapon_of(table, row)
        parts = fight_parts(table, self.unit, row, self.bonus)
        hits = sum(int(face) <= total(parts) for face in faces)
        table.tell(
            "struck",
            "ME-HTH-09",
            seat=unit.seat,
            unit=self.unit,
            other=self.target,
            weapon=weapon.id,
            needs=total(parts),
            parts=parts,
            faces=list(faces),
            hits=hits,
        )
        if is_neutral(unit) and not hits and not self.again:
            self.again = True  # ME-P3-15, ME-GAP-08: only when all its dice missed
            return self.start(table)
        if hits:
            self.struck = (*self.struck, (hits, weapon.strength, weapon.id))
        self.group += 1
        return self.start(table)


class Saves(Frame):
    """The Saves of a Unit against all blows that hit it; the result is the wounds it took (ME-HTH-16)."""

    unit: int
    by: int
    struck: Struck
    wounds: int = 0

    def start(self, table: MythTable) -> Next:
        """ME-HTH-19, ME-HTH-25: weapon after weapon, as long as anyone is left to be hit."""
        if not self.struck or table.state.units[self.unit].place != TABLE:
            return Done(self.wounds)
        (number, strength, _), *rest = self.struck
        self.struck = tuple(rest)
        hits = Hits(target=self.unit, number=number, strength=strength, how=MELEE, source=self.by)
        return call(hits, then=self.saved)

    def saved(self, table: MythTable, wounds: int) -> Next:
        self.wounds += wounds
        return self.start(table)


def take_wounds(table: MythTable, number: int, wounds: int, rule: str) -> None:
    """ME-HTH-26, ME-GAP-60: one marker for each wound of the round, all at once."""
    effects.add_markers(table, number, wounds, rule, why=MELEE)
