"""An attack with hero dice: the roll, what may follow it, and the blow it becomes (KH-BAT, KH-FINAL)."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from mythwright.core.effects import replaced
from mythwright.core.flow import Done, Frame, Next, ask, roll
from mythwright.core.option import Option, option
from mythwright.games.king_of_the_hill.box import HillTable
from mythwright.games.king_of_the_hill.effects import in_force, lay
from mythwright.games.king_of_the_hill.rules.artifacts import spend, usable
from mythwright.games.king_of_the_hill.rules.mat import never

Runes = tuple[str, ...]
HIT, CRITICAL, EVADE, BOTH, MISS = "hit", "critical", "evade", "hit_and_evade", "miss"
STRIKING = (HIT, CRITICAL, BOTH)
EVADING = (EVADE, BOTH)
TWO = 2


def blows(runes: Runes, own: str, foe: str) -> Runes:
    """What a hero's roll against a Guardian allows; with two entries the player picks (KH-BAT-18 to 27)."""
    if own == foe:
        by_number = ((MISS,), (HIT, EVADE), (CRITICAL, BOTH))
        return by_number[min(runes.count(own), TWO)]
    match own in runes, foe in runes:
        case True, True:
            return CRITICAL, BOTH
        case True, False:
            return (HIT,)
        case False, True:
            return (EVADE,)
    return (MISS,)


def clash(runes: Runes, own: str, foe: str) -> Runes:
    """The same in the Final battle, where nobody evades (KH-FINAL-33 to 36, KH-CONT-06 to 09, KH-MON-09)."""
    if own not in runes:
        return (MISS,)
    critical = runes.count(own) >= TWO if own == foe else foe in runes
    return (CRITICAL,) if critical else (HIT,)


@cache
def keepings(dice: Runes, most: int = 0) -> tuple[Runes, ...]:
    """Every way to save some dice and roll the others again, at most so many (KH-QUEST-07, KH-GAP-05)."""
    least = max(0, len(dice) - most) if most else 0
    found = {kept for number in range(least, len(dice)) for kept in combinations(dice, number)}
    return tuple(sorted(found, key=lambda kept: (-len(kept), kept)))


class Attack(Frame):
    """One roll. Its result is the blow, the runes, and what a Monster's die showed."""

    seat: int
    dice: int
    foe: str
    """The rune of whoever is attacked."""
    rule: str
    chooser: int
    aids: str = "all"
    """What may change the roll: all, ability (controlled, KH-GAP-90) or none (striking back, KH-GAP-93)."""
    evading: bool = False
    monster: bool = False
    riddle: bool = False
    runes: Runes = ()
    face: str = ""

    def start(self, table: HillTable) -> Next:
        return roll("hero", self.dice, then=self.read, rule=self.rule, seat=self.seat)

    def read(self, table: HillTable, faces: Runes) -> Next:
        """KH-FINAL-31: the Monster's die falls at the same time."""
        self.runes = tuple(sorted((*self.runes, *faces)))
        if self.monster and not self.face:
            return roll("monster", 1, then=self.answer, rule="KH-MON-13", seat=table.state.contender)
        return self.window(table)

    def answer(self, table: HillTable, faces: Runes) -> Next:
        self.face = faces[0]
        return self.window(table)

    def window(self, table: HillTable) -> Next:
        """KH-GAP-61 (AFTER): what the roll means, and what may still be done about it."""
        options = [option(blow) for blow in self.outcomes(table)] + self.afterthoughts(table)
        if len(options) == 1:
            return self.chosen(table, options[0])
        return ask(self.chooser, options, then=self.chosen, rule=self.rule, prompt="blow")

    def outcomes(self, table: HillTable) -> list[str]:
        """The blows that the runes allow, with what cards and the Sphinx make of them."""
        hero = table.state.heroes[self.seat]
        found = (blows if self.evading else clash)(self.runes, hero.mythology, self.foe)
        effects = in_force(table.box, hero)
        turned = [replaced(effects, "blow", blow, never) for blow in found]
        if self.riddle:  # no CRITICAL HIT by any means (KH-GAP-39)
            turned = [HIT if blow == CRITICAL else blow for blow in turned]
        return list(dict.fromkeys(turned))

    def afterthoughts(self, table: HillTable) -> list[Option]:
        """Re-rolls and artifacts that change this roll."""
        found: list[Option] = []
        for power in usable(table, self.seat, ("after",)) if self.aids != "none" else ():
            if power.id in table.box.powers or (self.aids == "all" and self._helps(table, power.id)):
                if "reroll_attack" in power.verbs:
                    most = power.effect[0].amount  # type: ignore[union-attr]
                    found += [Option("use", (power.id, *kept)) for kept in keepings(self.runes, most)]
                else:
                    found.append(option("use", power.id))
        return found

    def _helps(self, table: HillTable, card: str) -> bool:
        """The Claw of Sekhmet stops Guardians only (KH-GAP-32)."""
        return self.evading or all(getattr(e, "what", "") != "strike_back" for e in table.box.laid[card])

    def chosen(self, table: HillTable, chosen: Option) -> Next:
        if chosen.kind != "use":
            who = table.state.heroes[self.seat].card
            table.tell("struck", self.rule, who=who, blow=chosen.kind)
            return Done((chosen.kind, self.runes, self.face))
        card, *kept = map(str, chosen.args)
        spend(table, self.seat, card)
        if "reroll_attack" not in table.box.cards[card].verbs:
            lay(table, self.seat, card, "KH-GAP-61")
            return self.window(table)
        number = len(self.runes) - len(kept)
        self.runes = tuple(kept)
        return roll("hero", number, then=self.read, rule="KH-GAP-05", seat=self.seat)
