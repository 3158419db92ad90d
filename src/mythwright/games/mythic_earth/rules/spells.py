"""What spells do once they are cast (ME-MAGIC-16, ME-MAGIC-25, ME-GAP-65 to ME-GAP-68)."""

from __future__ import annotations

from mythwright.core.effects import Adjust, Do
from mythwright.core.flow import Done, Frame, Next, ask, call, roll
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.mythic_earth import effects, gifts, pool
from mythwright.games.mythic_earth.box import MythTable
from mythwright.games.mythic_earth.numbers import d3
from mythwright.games.mythic_earth.rules import aftermath, brave, flight  # they look back at this chapter
from mythwright.games.mythic_earth.rules.flowing import maybe
from mythwright.games.mythic_earth.rules.impact import MAGIC, Impact
from mythwright.games.mythic_earth.rules.movement.allowance import ROOTED
from mythwright.games.mythic_earth.rules.movement.walking import Walk
from mythwright.games.mythic_earth.rules.returning import restore, returning
from mythwright.games.mythic_earth.rules.talents import holds
from mythwright.games.mythic_earth.rules.targets import LOWEST, TOP, dice
from mythwright.games.mythic_earth.state import NO_UNIT
from mythwright.games.mythic_earth.ways import Spell

TURN, HEAL, BRING_BACK = "turn", "heal", "bring_back"
D10 = "d10"


def turns(table: MythTable, by: int) -> list[Option]:
    """ME-GAP-68: each die that may be turned, one up or one down, as `turn SEAT OLD NEW [UNIT]`."""
    found = []
    for seat, value, number in dice(table):
        for new in (value - by, value + by):
            if LOWEST <= new <= TOP:
                found.append(option(TURN, seat, value, new, *((number,) if number else ())))
    return found


def renewals(table: MythTable, number: int) -> list[Option]:
    """ME-GAP-67: whether slain Minis can return, and which of the living could heal."""
    unit = table.state.units[number]
    found = [option(BRING_BACK)] if returning(table, number) else []
    return [*found, *(option(HEAL, mini) for mini, hurt in zip(unit.minis, unit.hurt, strict=True) if hurt)]


class Working(Frame):
    """A spell takes effect, verb after verb; the result is nothing."""

    caster: int
    spell: str
    target: int = NO_UNIT
    verbs: tuple[int, ...] = ()
    """Places of the effects still to be carried out."""
    amount: int = 0

    def card(self, table: MythTable) -> Spell:
        return table.box.spells[self.spell]

    def seat(self, table: MythTable) -> int:
        return table.state.units[self.caster].seat

    def start(self, table: MythTable) -> Next:
        """ME-GAP-65: what lasts is marked; what depends on markers is looked at before anything is done."""
        card = self.card(table)
        if card.missile:
            die = D10 if card.hits == D10 else "d6"
            return roll(die, 1, then=self.strike, rule=card.rule, seat=self.seat(table))
        if any(type(effect) is Adjust for effect in card.effect):
            effects.mark(table, self.target, self.spell, card.rule)
        target = table.state.units.get(self.target)
        self.verbs = tuple(
            place
            for place, effect in enumerate(card.effect)
            if type(effect) is Do and (target is None or holds(table, target, effect.only))
        )
        return self.next(table, None)

    def strike(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        """ME-MAGIC-25, ME-MAGIC-26, ME-MAGIC-32 to ME-MAGIC-34: hits without a roll, on the whole Unit."""
        card = self.card(table)
        hits = d3(faces[0]) if card.hits == "d3" else int(faces[0])
        table.tell(
            "missile",
            card.rule,
            seat=self.seat(table),
            unit=self.caster,
            other=self.target,
            spell=self.spell,
            hits=hits,
            strength=card.strength,
        )
        frame = Impact(
            target=self.target,
            source=self.caster,
            how=MAGIC,
            rule="ME-GAP-65",
            weapons=("",),
            hits=(hits,),
            strengths=(card.strength,),
        )
        return call(frame, then=self.over)

    def next(self, table: MythTable, _: object) -> Next:
        """The next verb of the card."""
        if not self.verbs:
            return maybe(table, aftermath.aftermath(table), then=self.over)
        effect = self.card(table).effect[self.verbs[0]]
        self.verbs = self.verbs[1:]
        assert type(effect) is Do
        if effect.do == "shed_markers":
            return roll("d6", 1, then=self.calm, rule=effect.rule, seat=self.seat(table))
        if effect.do == "return_minis":
            return roll("d6", 1, then=self.renew, rule=effect.rule, seat=self.seat(table))
        if effect.do == "turn_die":
            return self.question(table, effect)
        frame = self.frame(table, effect)
        if frame is not None:
            return call(frame, then=self.next)
        self.at_once(table, effect)
        return self.next(table, None)

    def over(self, table: MythTable, _: object) -> Next:
        return Done()

    # -- verbs -----------------------------------------------------------------------------------------------

    def frame(self, table: MythTable, effect: Do) -> Frame | None:
        """The verbs that are procedures of other chapters."""
        match effect.do:
            case "free_move":
                return Walk(unit=self.target, how=self.spell, rule=effect.rule)
            case "storm_step":
                return Walk(
                    unit=self.target, how=self.spell, length=effect.amount, rule=effect.rule, flying=True
                )
            case "stop_fleeing":
                return flight.StopFleeing(unit=self.target, bonus=effect.amount)
            case "test_brave":
                return brave.Morale(unit=self.target, why="panic", source=self.caster)
        return None

    def at_once(self, table: MythTable, effect: Do) -> None:
        """The verbs that only change the table."""
        match effect.do:
            case "add_markers":
                effects.add_markers(table, self.target, effect.amount, effect.rule, why=self.spell)
                effects.check_overwhelmed(table, self.target, by=self.caster)
            case "halve_move":
                effects.mark(table, self.target, ROOTED, effect.rule)
            case "thaw":
                pool.spend_bound(table.state.units[self.target])
                effects.thaw(table, self.target, effect.rule)
            case "end_alert":
                effects.lose_alert(table, self.target, effect.rule)

    def calm(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        """Calm the Heart: D3 markers go."""
        effects.shed_markers(table, self.target, d3(faces[0]), self.card(table).rule)
        return self.next(table, None)

    def renew(self, table: MythTable, faces: tuple[str, ...]) -> Next:
        """Renewing Rain: D3 Minis return, or one heals as many wounds; asked where both could be."""
        self.amount = d3(faces[0])
        options = renewals(table, self.target)
        if not options:
            return self.next(table, None)
        if len(options) == 1:
            return self.renewed(table, options[0])
        return ask(self.seat(table), options, then=self.renewed, rule=self.card(table).rule, prompt="renew")

    def renewed(self, table: MythTable, chosen: Option) -> Next:
        rule = self.card(table).rule
        if chosen.kind == HEAL:
            gifts.heal_mini(table, self.target, int(chosen.args[0]), self.amount, rule)
        else:
            restore(table, self.target, self.amount, rule)
        return self.next(table, None)

    # -- a die of the pool -----------------------------------------------------------------------------------

    def question(self, table: MythTable, effect: Do) -> Next:
        """Twist of Fate: which die is turned, and to what."""
        options = turns(table, effect.amount)
        if not options:
            return self.next(table, None)
        return ask(self.seat(table), options, then=self.turned, rule=effect.rule, prompt="twist")

    def turned(self, table: MythTable, chosen: Option) -> Next:
        seat, old, new, *number = map(int, chosen.args)
        gifts.turn_die(table, seat, old, new, number[0] if number else NO_UNIT, self.card(table).rule)
        return self.next(table, None)

    def explains(self, table: MythTable, chosen: Option) -> Ruling | None:
        """Why this die may not be turned so, or this Mini not be healed."""
        if chosen.kind == TURN:
            return ruling("ME-GAP-72", spell=self.spell, dice=[list(die) for die in dice(table)])
        if chosen.kind in (HEAL, BRING_BACK):
            return ruling(self.card(table).rule, spell=self.spell, unit=self.target)
        return None
