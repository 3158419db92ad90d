"""The Contender's turn, with and without a Monster (KH-MON-20 to 22, KH-CONT-14 to 18)."""

from __future__ import annotations

from mythwright.core.flow import Done, Frame, Next, ask, call
from mythwright.core.option import Option, option
from mythwright.core.ruling import Ruling, ruling
from mythwright.games.king_of_the_hill.box import HILL, HillTable
from mythwright.games.king_of_the_hill.effects import expire, go_home, seat_of
from mythwright.games.king_of_the_hill.rules.attack import Attack
from mythwright.games.king_of_the_hill.rules.battle import strikes_foe
from mythwright.games.king_of_the_hill.rules.extras import AT_REST, BEFORE_THE_HILL, extra, extras
from mythwright.games.king_of_the_hill.rules.final import Result, strike
from mythwright.games.king_of_the_hill.rules.mat import HERO, hero_dice
from mythwright.games.king_of_the_hill.rules.monsters import abilities, monster_alive, use_ability
from mythwright.games.king_of_the_hill.state import NOBODY


def neighbours(table: HillTable) -> list[int]:
    """KH-CONT-14: the heroes next to the Hill."""
    near = table.box.near[HILL]
    return [seat for seat, hero in enumerate(table.state.heroes) if hero.place in near]


def forbids_contender_attack(table: HillTable, seat: int, hero: str) -> Ruling | None:
    """The rule that keeps the Contender from attacking this hero, if any."""
    if monster_alive(table):
        return ruling("KH-GAP-84", who=hero)
    other = seat_of(table, hero)
    if other == NOBODY or other not in neighbours(table):
        return ruling("KH-CONT-14", who=hero)
    return None


class ContenderTurn(Frame):
    """With the Monster only its ability; without it one attack on a neighbour and cards like anyone."""

    seat: int
    attacked: bool = False
    target: int = NOBODY

    def start(self, table: HillTable, _: object = None) -> Next:
        if not monster_alive(table):
            return self.stand(table)
        options = abilities(table)
        if not options:
            table.tell("waited", "KH-MON-21", who=table.state.heroes[self.seat].card)
            return Done()
        if table.box.house.ability_optional:
            options.append(option("decline"))
        return ask(self.seat, options, then=self.unleash, rule="KH-MON-21", prompt="ability")

    def unleash(self, table: HillTable, chosen: Option) -> Next:
        """KH-MON-20, KH-GAP-89: the Monster's ability, compulsory when it has a target."""
        if chosen.kind != "decline":
            use_ability(table, tuple(map(str, chosen.args)))
        return Done()

    def stand(self, table: HillTable, _: object = None) -> Next:
        """KH-CONT-14, KH-GAP-94: attack one neighbour or not, with cards before and after."""
        options = []
        if not self.attacked:
            options = [option("attack", table.state.heroes[other].card) for other in neighbours(table)]
        for chosen in extras(table, self.seat, AT_REST if self.attacked else BEFORE_THE_HILL):
            if not strikes_foe(table, chosen):
                options.append(chosen)
        options.append(option("end"))
        return ask(self.seat, options, then=self.chosen, rule="KH-CONT-14", prompt="contender")

    def chosen(self, table: HillTable, chosen: Option) -> Next:
        if chosen.kind == "end":
            return Done()
        if chosen.kind != "attack":
            return extra(table, self.seat, chosen, self.stand)
        self.attacked = True
        self.target = seat_of(table, str(chosen.args[0]))
        hero, other = table.state.heroes[self.seat], table.state.heroes[self.target]
        table.tell("named_target", "KH-CONT-16", who=hero.card, target=other.card)
        rolling = Attack(
            seat=self.seat,
            dice=hero_dice(table.box, hero, table.box.figures.hero_dice),
            foe=other.mythology,
            rule="KH-CONT-14",
            chooser=self.seat,
        )
        return call(rolling, then=self.struck)

    def struck(self, table: HillTable, result: Result) -> Next:
        """KH-CONT-15, KH-GAP-96: no counterattack; whoever falls goes home."""
        strike(table, self.seat, self.target, result[0], HERO)
        expire(table, self.seat, "end_of_attack")
        if table.state.heroes[self.target].health == 0:
            go_home(table, self.target, "KH-FINAL-26")
        return self.stand(table)
