"""Hits: a Save for each, wounds and casualties; and trampling (ME-SAVE, ME-CAS, ME-MVT-08 to ME-MVT-11)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, ask, call, roll
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import effects
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.numbers import Part, d3, total
from mythwright.games.mythic_earth.rules import aftermath, devotions  # they look back at this chapter
from mythwright.games.mythic_earth.rules.flowing import maybe
from mythwright.games.mythic_earth.rules.saves import (
    MELEE,
    line_up,
    proposed,
    save_parts,
    staying_power,
)
from mythwright.games.mythic_earth.state import TABLE
from mythwright.games.mythic_earth.units import is_neutral, kind

LOSE = "lose"
TRAMPLE = "trample"
TRAMPLED_BY = {"d6": "ME-MVT-09", "d3": "ME-MVT-10", "1": "ME-MVT-11"}


class Hits(Frame):
    """Hits of one Strength on a Unit; the result is how many of them were not saved.

    `how` is shooting, magic, melee or trample, `source` the Unit that did it. In shooting `clear` and `dim`
    are the Minis seen fully and in part (ME-LOS-07). Harmless hits wound nobody (ME-GAP-51).
    """

    target: int
    number: int
    strength: int
    how: str
    source: int
    clear: tuple[int, ...] = ()
    dim: tuple[int, ...] = ()
    harmless: bool = False
    unsaved: int = 0
    owed: int = 0
    proposals: bool = False

    def start(self, table: MythTable) -> Next:
        """ME-SAVE-01, ME-GAP-46: Saves of the next Minis in line, as many as roll against one number."""
        line = line_up(table, self.target, self.clear, self.dim)
        if not line or not self.number:
            return self.over(table)
        if is_neutral(table.state.units[self.source]):
            return self.no_saves(table, line)
        rule = "ME-HTH-18" if self.how == MELEE else "ME-SAVE-03"
        return roll("d10", self.batch(table, line), then=self.save, rule=rule, seat=self.roller(table))

    def no_saves(self, table: MythTable, line: list[list[int]]) -> Next:
        """ME-P3-16: hits of a Spirit Animal allow none."""
        everyone = [place for group in line for place in group]
        self.unsaved = self.owed = min(self.number, staying_power(table, self.target, everyone))
        self.number = 0
        return self.assign(table)

    def over(self, table: MythTable) -> Next:
        """ME-LOS-08: hits left when nobody can be hit any more are lost."""
        unit = table.state.units[self.target]
        if self.number and unit.place == TABLE:
            table.tell("hits_lost", "ME-LOS-08", seat=unit.seat, unit=self.target, number=self.number)
        return Done(self.unsaved)

    def batch(self, table: MythTable, line: list[list[int]]) -> int:
        """How many hits are sure to meet Minis with the same number to save."""
        if self.harmless:
            return self.number
        needs = [total(self.parts(table, group[0])) for group in line]
        differs = next((i for i, need in enumerate(needs) if need != needs[0]), len(line))
        alike = [place for group in line[:differs] for place in group]
        return min(self.number, staying_power(table, self.target, alike))

    def parts(self, table: MythTable, place: int) -> list[Part]:
        mini = table.state.units[self.target].minis[place]
        return save_parts(table, self.target, mini, self.strength, self.how)

    def roller(self, table: MythTable) -> int:
        """Who rolls the Saves; for nobody's creatures the one who hit them."""
        unit = table.state.units[self.target]
        return table.state.units[self.source].seat if is_neutral(unit) else unit.seat

    def save(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        """ME-SAVE-03: equal to or lower than the number saves."""
        unit = table.state.units[self.target]
        parts = self.parts(table, line_up(table, self.target, self.clear, self.dim)[0][0])
        needs = total(parts)
        failed = sum(int(face) > needs for face in faces)
        table.tell(
            "saved",
            "ME-HTH-18" if self.how == MELEE else "ME-SAVE-03",
            seat=unit.seat,
            unit=self.target,
            needs=needs,
            parts=parts,
            faces=list(faces),
            number=len(faces) - failed,
            failed=failed,
        )
        self.number -= len(faces)
        self.unsaved += failed
        self.owed = 0 if self.harmless else failed
        return self.assign(table)

    def assign(self, table: MythTable) -> Next:
        """ME-CAS-01 to ME-CAS-05, ME-GAP-46: among equals the owner picks, unless all of them fall."""
        while self.owed:
            equals = line_up(table, self.target, self.clear, self.dim)[0]
            if len(equals) == 1 or self.owed >= staying_power(table, self.target, equals):
                self.wound(table, equals[0])
            elif self.proposals:
                self.wound(table, proposed(table, self.target, equals))
            else:
                return self.question(table, equals)
        return self.start(table)

    def question(self, table: MythTable, equals: list[int]) -> Next:
        unit = table.state.units[self.target]
        picks = [option(LOSE), *(option(LOSE, unit.minis[i]) for i in equals)]
        return ask(unit.seat, picks, then=self.lose, rule="ME-GAP-46", prompt="casualty")

    def lose(self, table: MythTable, chosen: Option) -> Next:
        """A Mini that the owner names; without a name the program picks from here on."""
        if chosen.args:
            self.wound(table, table.state.units[self.target].minis.index(int(chosen.args[0])))
        else:
            self.proposals = True
        return self.assign(table)

    def wound(self, table: MythTable, place: int) -> None:
        """ME-CAS-01 to ME-CAS-06: a wound, and what falls by it: the Mini, and the Unit with its last one."""
        unit = table.state.units[self.target]
        mini, at = unit.minis[place], unit.at
        self.owed -= 1
        slain = effects.wound(table, self.target, place, "ME-HTH-25" if self.how == MELEE else "ME-CAS-01")
        if not is_neutral(unit):
            devotions.wounded(table, self.target, mini, self.source)
        if slain:
            effects.slay(table, self.target, (place,), "ME-HTH-25" if self.how == MELEE else "ME-CAS-02")
        if not unit.minis:
            effects.destroy(table, self.target, by=self.source, how=self.how, rule="ME-CAS-06", at=at)

    def explains(self, table: MythTable, chosen: Option) -> Ruling | None:
        """Why this Mini may not be the one that falls."""
        if chosen.kind != LOSE:
            return None
        unit = table.state.units[self.target]
        equals = [unit.minis[i] for i in line_up(table, self.target, self.clear, self.dim)[0]]
        return ruling("ME-GAP-46", unit=self.target, mini=list(chosen.args), minis=equals)


# -- trampling -----------------------------------------------------------------------------------------------


def trample(table: MythTable, behemoth: int, units: tuple[int, ...]) -> Frame | None:
    """The frame of the hits on friends that a Behemoth passed through (ME-MVT-08 to ME-MVT-11)."""
    return Trample(behemoth=behemoth, units=units) if units else None


class Trample(Frame):
    """ME-GAP-37: each Unit once for the whole move, Strength 0, no marker and no Brave Test."""

    behemoth: int
    units: tuple[int, ...]

    def start(self, table: MythTable) -> Next:
        """ME-MVT-09 to ME-MVT-11: how many hits depends on the Type."""
        if not self.units:
            return Done()
        dice = self.dice(table)
        if dice == "1":
            return self.crush(table, 1)
        seat = table.state.units[self.behemoth].seat
        return roll("d6", 1, then=self.rolled, rule=TRAMPLED_BY[dice], seat=seat)

    def dice(self, table: MythTable) -> str:
        return table.box.types[kind(table, table.state.units[self.units[0]])].tramples

    def rolled(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        return self.crush(table, d3(faces[0]) if self.dice(table) == "d3" else int(faces[0]))

    def crush(self, table: MythTable, hits: int) -> Next:
        """ME-MVT-08: Saves as normal."""
        number = self.units[0]
        seat = table.state.units[number].seat
        rule = TRAMPLED_BY[self.dice(table)]
        table.tell("trampled", rule, seat=seat, unit=number, by_unit=self.behemoth, hits=hits)
        frame = Hits(target=number, number=hits, strength=0, how=TRAMPLE, source=self.behemoth)
        return call(frame, then=self.crushed)

    def crushed(self, table: MythTable, _: int) -> Next:
        self.units = self.units[1:]
        return maybe(table, aftermath.aftermath(table), then=self.next)

    def next(self, table: MythTable, _: object) -> Next:
        return self.start(table)
